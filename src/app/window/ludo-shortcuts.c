/* ludo-shortcuts.c: the window that lists the keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-shortcuts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"

#define RESOURCE "/io/github/ludotheque/Ludotheque/ludo-shortcuts.ui"

/* The natural size of the window, in pixels; it is limited to its parent's. */
#define WIDTH 620
#define HEIGHT 720

/* The least width, in letters, in which keys are beside their titles. */
#define WIDE_LETTERS 60

/* The least width of a label, in letters. */
#define TITLE_CHARS 12

/* Lets the labels and the search entry become narrow, because GTK makes the
 * window as wide as the longest of them. */
static void
shorten_labels (GtkWidget *widget,
                gboolean   wrap)
{
  if (GTK_IS_SHORTCUT_LABEL (widget))
    return;
  if (GTK_IS_EDITABLE (widget))
    gtk_editable_set_width_chars (GTK_EDITABLE (widget), TITLE_CHARS);
  if (GTK_IS_LABEL (widget))
    {
      GtkLabel *label = GTK_LABEL (widget);

      gtk_label_set_wrap (label, wrap);
      gtk_label_set_ellipsize (label, wrap ? PANGO_ELLIPSIZE_NONE
                                           : PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (label, TITLE_CHARS);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shorten_labels (child, wrap);
}

/* Puts the title of each shortcut above its keys, and wraps both. */
static void
put_below (GtkWidget *widget)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      GtkWidget *box = gtk_widget_get_first_child (widget);

      /* A group would give all titles the same width, and the height of one
       * line. */
      g_object_set (widget, "accel-size-group", NULL, "title-size-group", NULL,
                    NULL);
      g_object_set (box, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                    "margin-bottom", 6, NULL);
      gtk_box_reorder_child_after (GTK_BOX (box),
                                   gtk_widget_get_last_child (box), NULL);
      /* GTK's own layout does not measure the height for the width. */
      gtk_widget_set_layout_manager (widget, gtk_bin_layout_new ());
    }
  if (GTK_IS_SHORTCUT_LABEL (widget))
    {
      gtk_widget_set_halign (widget, GTK_ALIGN_START);
      ludo_flow_children (widget);
      return;
    }
  if (GTK_IS_LABEL (widget))
    g_object_set (widget, "width-chars", -1, "natural-wrap-mode",
                  GTK_NATURAL_WRAP_NONE, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    put_below (child);
}

/* Returns: the number of letters that fit into @width pixels. */
static int
count_letters (GtkWidget *widget,
               int        width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget,
                                                                   "0");
  int letter;

  pango_layout_get_pixel_size (layout, &letter, NULL);

  return width / MAX (letter, 1);
}

/* Puts the stack below the search entry into a scrolled window. */
static void
make_scroll (GtkWindow *window)
{
  GtkWidget *box = gtk_window_get_child (window);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                      "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *stack = gtk_widget_get_last_child (box);

  while (stack != NULL && !GTK_IS_STACK (stack))
    stack = gtk_widget_get_prev_sibling (stack);
  g_return_if_fail (stack != NULL);

  g_object_ref (stack);
  gtk_box_remove (GTK_BOX (box), stack);
  /* Long keys in one section must not widen the others. */
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), stack);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), scroller);
  g_object_unref (stack);
  gtk_window_set_resizable (window, TRUE);
  gtk_widget_child_focus (scroller, GTK_DIR_TAB_FORWARD);
}

/* Names the search entry, the button of the search, the list of the sections
 * and the two scrolled windows, of all keys and of those found, because GTK 4.8
 * names none.  Removes the label of the button, which is an icon without a
 * name. */
static void
name_parts (GtkWidget *widget)
{
  const char *name = NULL;

  if (GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_TOGGLE_BUTTON (widget))
    name = _("Search");
  else if (GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_LIST_BOX (widget))
    name = _("Keyboard Shortcuts");
  if (name != NULL)
    ludo_names_label (widget, name);
  if (GTK_IS_TOGGLE_BUTTON (widget))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget),
                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_parts (child);
}

/* Returns: how @accelerator is said.  A screen reader would leave out most
 * marks, and would not say the arrows that GTK shows. */
static char *
dup_key (const char *accelerator)
{
  static const struct
  {
    guint keyval;
    const char *mark;
    const char *name;
  } marks[] =
  {
    { GDK_KEY_comma, ",", NC_("key", "comma") },
    { GDK_KEY_period, ".", NC_("key", "full stop") },
    { GDK_KEY_question, "?", NC_("key", "question mark") },
    { GDK_KEY_plus, "+", NC_("key", "plus") },
    { GDK_KEY_minus, "-", NC_("key", "minus") },
  };
  GdkModifierType modifiers;
  guint keyval;
  char *key;

  if (!gtk_accelerator_parse (accelerator, &keyval, &modifiers))
    return g_strdup (accelerator);

  key = gtk_accelerator_get_label (keyval, modifiers);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (keyval == marks[i].keyval && g_str_has_suffix (key, marks[i].mark))
      {
        g_autofree char *held = g_steal_pointer (&key);

        held[strlen (held) - 1] = '\0';
        key = g_strconcat (held, g_dpgettext2 (NULL, "key", marks[i].name),
                           NULL);
      }

  return key;
}

/* Removes the names of the pages of @columns: GTK numbers them, and a screen
 * reader would say the number beside the name of the section. */
static void
hush_columns (GtkStack *columns)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (columns);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages),
                                                        i);

      ludo_names_label (page, "");
    }
}

/* Lets each shortcut below @widget have the focus and a name, because GTK only
 * shows them. */
static void
make_stops (GtkWidget *widget)
{
  g_autofree char *title = NULL;
  g_autofree char *accelerators = NULL;
  g_autofree char *keys = NULL;
  g_autofree char *name = NULL;
  g_auto (GStrv) list = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    make_stops (child);
  if (GTK_IS_SHORTCUTS_SECTION (gtk_widget_get_parent (widget))
      && GTK_IS_STACK (widget))
    hush_columns (GTK_STACK (widget));
  if (GTK_IS_SHORTCUTS_GROUP (widget))
    ludo_names_label (widget, "");
  if (!GTK_IS_SHORTCUTS_SHORTCUT (widget))
    return;

  g_object_get (widget, "title", &title, "accelerator", &accelerators, NULL);
  list = g_strsplit (accelerators, " ", -1);
  for (guint i = 0; list[i] != NULL; i++)
    {
      char *key = dup_key (list[i]);

      g_free (list[i]);
      list[i] = key;
    }
  keys = g_strjoinv (", ", list);
  /* Translators: what keys do, then the keys. */
  name = g_strdup_printf (C_("keys", "%s: %s"), title, keys);
  gtk_widget_set_focusable (widget, TRUE);
  ludo_names_label (widget, name);
}

/* Sets the roles of the classes, because the role of a widget cannot change,
 * and GTK itself makes the shortcuts that a search finds. */
static void
give_roles (void)
{
  static gsize is_done;

  if (!g_once_init_enter (&is_done))
    return;

  gtk_widget_class_set_accessible_role
    (g_type_class_ref (GTK_TYPE_SHORTCUTS_GROUP), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_accessible_role
    (g_type_class_ref (GTK_TYPE_SHORTCUTS_SHORTCUT),
     GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  g_once_init_leave (&is_done, 1);
}

GtkWidget *
ludo_shortcuts_find (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  for (GList *l = windows; l != NULL; l = l->next)
    if (GTK_IS_SHORTCUTS_WINDOW (l->data)
        && gtk_window_get_transient_for (l->data) == parent)
      return l->data;

  return NULL;
}

void
ludo_shortcuts_show (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *window;
  int width;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  window = (GtkWindow *) ludo_shortcuts_find (parent);
  if (window == NULL)
    {
      give_roles ();
      builder = gtk_builder_new_from_resource (RESOURCE);
      window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
      shorten_labels (gtk_window_get_child (window), TRUE);
      shorten_labels (gtk_window_get_titlebar (window), FALSE);
      make_scroll (window);
      make_stops (gtk_window_get_child (window));
      ludo_names_give (GTK_WIDGET (window));
      name_parts (GTK_WIDGET (window));
      gtk_window_set_transient_for (window, parent);
      width = MIN (WIDTH, gtk_widget_get_width (GTK_WIDGET (parent)));
      gtk_window_set_default_size
        (window, width,
         MIN (HEIGHT, gtk_widget_get_height (GTK_WIDGET (parent))));
      ludo_letter_size_follow (GTK_WIDGET (window), FALSE);
      if (count_letters (GTK_WIDGET (window), width) < WIDE_LETTERS)
        put_below (gtk_window_get_child (window));
    }
  /* Focus a widget, because a screen reader ignores a window without the
   * focus. */
  if (gtk_window_get_focus (window) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  gtk_window_present (window);
}
