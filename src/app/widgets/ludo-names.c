/* ludo-names.c: gives every control an accessible name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-names.h"

#include "play/ludo-signal.h"

/* The key of the data of a widget: the name that it gets when it loses the
 * focus. */
#define LATE "ludo-late-name"

void
ludo_names_label (gpointer    widget,
                  const char *name)
{
  /* A newer GTK would prefer the label that a button is made with. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
ludo_names_describe (gpointer    widget,
                     const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

/* GTK 4.8 lets the label or the nameless icon name its button, and describes
 * the button by its tooltip, so that a screen reader says "GtkImage" and the
 * name twice. */
void
ludo_names_set (GtkWidget  *button,
                const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (button) && name != NULL);

  ludo_names_label (button, name);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button),
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Names a button with an icon after its tooltip, and lets a button with a
 * mnemonic have the name of its label. */
static void
name_button (GtkWidget *button)
{
  const char *tooltip = gtk_widget_get_tooltip_text (button);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  /* Keep "Read" and "Read the rules" as one name, without a description. */
  if (tooltip != NULL && GTK_IS_LABEL (label)
      && g_str_has_prefix (tooltip, gtk_label_get_text (GTK_LABEL (label))))
    ludo_names_set (button, tooltip);
  else if (gtk_button_get_label (GTK_BUTTON (button)) != NULL
      && gtk_button_get_use_underline (GTK_BUTTON (button)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button),
                                   GTK_ACCESSIBLE_PROPERTY_LABEL);
  else if (gtk_button_get_label (GTK_BUTTON (button)) == NULL
           && tooltip != NULL)
    ludo_names_set (button, tooltip);
}

/* Returns: (nullable): the first label in @widget. */
static GtkLabel *
find_label (GtkWidget *widget)
{
  GtkLabel *label = GTK_IS_LABEL (widget) ? GTK_LABEL (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && label == NULL;
       child = gtk_widget_get_next_sibling (child))
    label = find_label (child);

  return label;
}

/* Tells a screen reader whether a radio button or a check box is on. */
static void
tell_active_cb (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button)
                                 ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                 : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Makes @button a radio button or a check box for a screen reader, because GTK
 * 4.8 tells of a toggle button only that it is a button.  Orca 43 would take
 * what labels it for the name of the group, and say it twice. */
static void
name_toggle (GtkWidget *button)
{
  GtkLabel *label = find_label (button);

  if (label != NULL
      && gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    ludo_names_label (button, gtk_label_get_text (label));
  g_signal_connect (button, "notify::active", G_CALLBACK (tell_active_cb),
                    NULL);
  tell_active_cb (GTK_TOGGLE_BUTTON (button));
}

/* GTK would name a page without a title after its class, and a screen reader
 * would say that name when the focus comes into the page. */
static void
name_pages (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages),
                                                        i);

      if (gtk_stack_page_get_title (GTK_STACK_PAGE (page)) == NULL)
        ludo_names_label (page, "");
    }
}

/* GTK 4.8 reports the focus of a window to a screen reader only when the focus
 * moves while the window is shown. */
static void
focus_again_cb (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (focus == NULL)
    return;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_window_set_focus (GTK_WINDOW (window), focus);
}

/* The parent of a dialog has the keyboard again.  GTK has reported its focus to
 * the screen reader before that, too early to be spoken, so report it again. */
static void
parent_active_cb (GtkWidget *window)
{
  if (!gtk_window_is_active (GTK_WINDOW (window)))
    return;

  g_signal_handlers_disconnect_by_func (window, parent_active_cb, NULL);
  focus_again_cb (window);
}

/* The focus of @parent has changed, as when its menu closes and gives the focus
 * back.  Orca 43 then forgets the focus of the new @window, so report that
 * again. */
static void
parent_focus_cb (GtkWidget  *window,
                 GParamSpec *pspec,
                 GtkWidget  *parent)
{
  if (!gtk_window_is_active (GTK_WINDOW (window)))
    return;

  focus_again_cb (window);
  g_signal_handlers_disconnect_by_func (parent, parent_active_cb, NULL);
  g_signal_connect (parent, "notify::is-active", G_CALLBACK (parent_active_cb),
                    NULL);
}

static void
window_mapped_cb (GtkWidget *window)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (window));

  focus_again_cb (window);
  if (parent == NULL)
    return;

  g_signal_handlers_disconnect_by_func (parent, parent_focus_cb, window);
  ludo_signal_connect (parent, "notify::focus-widget", parent_focus_cb,
                       window);
}

/* Whether @widget is a toggle button that a screen reader takes for a radio
 * button or a check box. */
static gboolean
is_choice (GtkWidget *widget)
{
  GtkAccessibleRole role =
    gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return GTK_IS_TOGGLE_BUTTON (widget)
         && (role == GTK_ACCESSIBLE_ROLE_RADIO
             || role == GTK_ACCESSIBLE_ROLE_CHECKBOX);
}

/* Lets GTK 4.8 notify the screen reader of the description, and whether a
 * toggle button is on, before the widget gets the focus, because Orca 43 reads
 * it with the name then and would read it twice.  GTK notifies of all
 * properties once a state and another property change. */
static void
notify_description_cb (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget)
      || (!is_choice (widget)
          && !gtk_test_accessible_has_property
                (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)))
    return;

  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget),
                                 GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION);
}

/* Names the button inside a drop-down after the item that it shows.  Newer GTK
 * gives the focus to the drop-down itself, whose description Orca 48 reads but
 * not its item, so the item is the description too. */
static void
name_choice_cb (GtkDropDown *drop_down)
{
  gpointer item = gtk_drop_down_get_selected_item (drop_down);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));

  if (!GTK_IS_STRING_OBJECT (item))
    return;

  ludo_names_label (button, gtk_string_object_get_string (item));
  ludo_names_describe (drop_down, gtk_string_object_get_string (item));
}

static gboolean
takes_focus_within (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_focusable (child) || takes_focus_within (child))
      return TRUE;

  return FALSE;
}

static gboolean (*gtk_focus_scrolled) (GtkWidget *, GtkDirectionType);

/* Tab passes a scrolled window in which nothing can have the focus, such as
 * that of the chances at the end of a game.  GTK takes the focus for it even
 * where it is not focusable, so that nothing has the focus, or Tab stays. */
static gboolean
focus_scrolled (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  GtkWidget *child = gtk_scrolled_window_get_child
                       (GTK_SCROLLED_WINDOW (widget));

  if (gtk_widget_get_focusable (widget)
      || gtk_widget_get_focus_child (widget) != NULL)
    return gtk_focus_scrolled (widget, direction);

  return child != NULL && gtk_widget_child_focus (child, direction);
}

/* Replaces the focus function of the class, which has no derived class here. */
static void
let_tab_pass (GtkWidget *scrolled_window)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_GET_CLASS (scrolled_window);

  if (widget_class->focus == focus_scrolled)
    return;

  gtk_focus_scrolled = widget_class->focus;
  widget_class->focus = focus_scrolled;
}

void
ludo_names_give (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ludo_names_give (child);

  /* The toggle button inside gets the focus and is named as the menu button. */
  if (GTK_IS_MENU_BUTTON (widget)
      && gtk_widget_get_tooltip_text (widget) != NULL)
    {
      GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget));

      ludo_names_label (widget, gtk_widget_get_tooltip_text (widget));
      /* Otherwise the name would be read after each announcement while it has
       * the focus. */
      gtk_accessible_reset_relation
        (GTK_ACCESSIBLE (gtk_widget_get_first_child (widget)),
         GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
      if (menu != NULL)
        ludo_names_label (menu, gtk_widget_get_tooltip_text (widget));
    }
  else if (GTK_IS_STACK (widget))
    name_pages (GTK_STACK (widget));
  else if (GTK_IS_WINDOW (widget))
    g_signal_connect (widget, "map", G_CALLBACK (window_mapped_cb), NULL);
  else if (GTK_IS_BUTTON (widget))
    {
      name_button (widget);
      if (is_choice (widget))
        name_toggle (widget);
    }
  else if (GTK_IS_CHECK_BUTTON (widget)
           && gtk_check_button_get_use_underline (GTK_CHECK_BUTTON (widget)))
    /* The label is the last child, whose text has no underscore. */
    ludo_names_label (widget,
                      gtk_label_get_text
                        (GTK_LABEL (gtk_widget_get_last_child (widget))));
  else if (GTK_IS_DROP_DOWN (widget))
    {
      g_signal_connect (widget, "notify::selected-item",
                        G_CALLBACK (name_choice_cb), NULL);
      name_choice_cb (GTK_DROP_DOWN (widget));
    }
  /* GTK would name a list after its class, which is said as the list of a
   * drop-down opens. */
  else if (GTK_IS_LIST_VIEW (widget)
           && gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL)
    ludo_names_label (widget, "");
  else if (GTK_IS_EXPANDER (widget))
    ludo_names_label (widget,
                      gtk_label_get_text
                        (GTK_LABEL (gtk_expander_get_label_widget
                                      (GTK_EXPANDER (widget)))));
  /* Tab stops at the control in it. */
  else if (GTK_IS_FLOW_BOX_CHILD (widget))
    gtk_widget_set_focusable (widget, FALSE);
  /* Tab stops at the controls in it. */
  else if (GTK_IS_SCROLLED_WINDOW (widget) && takes_focus_within (widget))
    {
      gtk_widget_set_focusable (widget, FALSE);
      let_tab_pass (widget);
    }

  if (gtk_widget_get_focusable (widget))
    g_signal_connect (widget, "map", G_CALLBACK (notify_description_cb), NULL);
}

static gboolean
name_late_cb (gpointer widget)
{
  ludo_names_label (widget, g_object_get_data (widget, LATE));

  return G_SOURCE_REMOVE;
}

void
ludo_names_label_late (GtkWidget  *widget,
                       const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && name != NULL);

  g_object_set_data_full (G_OBJECT (widget), LATE, g_strdup (name), g_free);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, name_late_cb,
                   g_object_ref (widget), g_object_unref);
}

void
ludo_names_relabel (GtkButton  *button,
                    const char *label)
{
  GtkWidget *text;

  g_return_if_fail (GTK_IS_BUTTON (button) && label != NULL);

  text = gtk_button_get_child (button);
  g_return_if_fail (GTK_IS_LABEL (text));
  /* Name the button by a property instead of a label, because Orca 48 keeps the
   * first words of the label and would read them before the new ones. */
  if (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    ludo_names_label (button, gtk_label_get_text (GTK_LABEL (text)));
  if (g_str_equal (gtk_label_get_label (GTK_LABEL (text)), label))
    return;

  gtk_label_set_label (GTK_LABEL (text), label);
  /* A screen reader would speak the new name of a focused button again; one
   * that gets the focus only now needs its name before. */
  if (gtk_widget_has_focus (GTK_WIDGET (button)))
    ludo_names_label_late (GTK_WIDGET (button),
                           gtk_label_get_text (GTK_LABEL (text)));
  else
    ludo_names_label (button, gtk_label_get_text (GTK_LABEL (text)));
  g_object_notify (G_OBJECT (button), "label");
}
