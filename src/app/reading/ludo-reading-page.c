/* ludo-reading-page.c: the rules and the history of a game, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-page.h"

#include <glib/gi18n.h>

#include "app/reading/ludo-contents.h"
#include "app/reading/ludo-find-bar.h"
#include "app/reading/ludo-reading-history.h"
#include "app/reading/ludo-reading-style.h"
#include "app/reading/ludo-toolbar.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-sidebar.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"

/* The contents at the side of the page: their share of its width, their
 * greatest width in pixels, and the width of the page, in pixels, from which on
 * they stand beside the text and do not cover it. */
#define CONTENTS_SHARE 0.25
#define CONTENTS_MOST 320
#define CONTENTS_DOCKED 860

/* The buttons of a mouse that go back and forward. */
#define BUTTON_BACK 8
#define BUTTON_FORWARD 9

struct _LudoReadingPage
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkBox *start_tools;
  LudoReadingChoices *choices;
  GtkBox *tools;
  GtkWidget *exercise_box;
  GtkLabel *problem_label;
  GtkScrolledWindow *scroller;
  LudoPageView *view;
  GtkToggleButton *contents_button;
  GtkWidget *back_button;
  GtkWidget *forward_button;
  GtkMenuButton *view_options_button;
  GtkWidget *alone_button;
  GtkWidget *close_button;
  GtkWidget *print_button;
  LudoFindBar *find_bar;

  /* Borrowed: children */
  LudoSidebar *sidebar;
  LudoContents *contents;

  /* Owned */
  LudoSettings *settings;
  LudoLibrary *library;
  LudoPageNode *page;
  LudoPageScroller page_scroller;

  LudoReadingHistory history;
};

G_DEFINE_FINAL_TYPE (LudoReadingPage, ludo_reading_page, GTK_TYPE_BOX)

static void
show (LudoReadingPage *self)
{
  const LudoViewOptions *options =
    ludo_reading_choices_get_options (self->choices);

  if (self->page == NULL)
    return;

  ludo_page_scroller_show (&self->page_scroller, self->page, self->library,
                           options);
  ludo_contents_set_page (self->contents, self->page, options->language);
  gtk_widget_set_visible (self->exercise_box,
                          options->mode == LUDO_READING_EXERCISE);
}

/* Shows the page again with the present choices, at the same place. */
static void
show_again (LudoReadingPage *self)
{
  ludo_page_view_keep_place (self->view);
  show (self);
}

/* Shows @sentence above the page until another page is shown; NULL: none. */
static void
show_problem (LudoReadingPage *self,
              const char      *sentence)
{
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), sentence != NULL);
  ludo_announce_label (self->problem_label, sentence != NULL ? sentence : "");
}

/* Shows @page (transfer full), and above it why another one is broken. */
static void
set_page (LudoReadingPage *self,
          LudoPageNode    *page,
          int              ruleset,
          const GError    *problem)
{
  g_autofree char *text = problem != NULL
                            ? ludo_library_describe_problem (problem) : NULL;

  ludo_page_free (self->page);
  self->page = page;
  show_problem (self, text);
  ludo_reading_choices_set_page (self->choices, self->page, ruleset);
  show (self);
  g_signal_emit_by_name (self, "opened");
}

/* Returns: (transfer full): the page being read with the place in it. */
static GVariant *
place_new (LudoReadingPage *self)
{
  double offset;
  LudoSentence *sentence = ludo_page_view_get_visible (self->view, &offset);

  return g_variant_ref_sink
    (g_variant_new ("(sssd)", ludo_page_game (self->page), self->page->id,
                    sentence != NULL ? sentence->node->id : "", offset));
}

static void
update_buttons (LudoReadingPage *self)
{
  gtk_widget_set_sensitive (self->back_button,
                            self->history.behind.length > 0);
  gtk_widget_set_sensitive (self->forward_button,
                            self->history.ahead.length > 0);
}

gboolean
ludo_reading_page_open (LudoReadingPage  *self,
                        const char       *game_id,
                        const char       *page_id,
                        int               ruleset,
                        const char       *element_id,
                        GError          **error)
{
  LudoPageNode *page;
  g_autoptr (GError) problem = NULL;
  g_autofree char *id = g_strdup (element_id);

  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, FALSE);

  /* Stay on this page if the other cannot be read. */
  page = ludo_library_read (self->library, game_id, page_id, &problem, error);
  if (page == NULL)
    return FALSE;

  if (self->page != NULL)
    ludo_reading_history_leave (&self->history, place_new (self));
  update_buttons (self);
  set_page (self, page, ruleset, problem);
  ludo_page_view_scroll_to_element (self->view, id, LUDO_PAGE_SCROLLER_MARGIN,
                                    TRUE);

  return TRUE;
}

static void
return_to (LudoReadingPage *self,
           GVariant        *place,
           int              ruleset)
{
  g_autoptr (GError) problem = NULL;
  const char *game_id, *page_id, *sentence_id;
  LudoPageNode *page;
  double offset;

  g_variant_get (place, "(&s&s&sd)", &game_id, &page_id, &sentence_id,
                 &offset);
  page = ludo_library_read (self->library, game_id, page_id, &problem, NULL);
  if (page != NULL)
    {
      set_page (self, page, ruleset, problem);
      ludo_page_view_scroll_to_element (self->view, sentence_id, offset,
                                        FALSE);
    }
  update_buttons (self);
}

static gboolean
go (LudoReadingPage *self,
    gboolean         forward)
{
  g_autoptr (GVariant) place = NULL;

  if ((forward ? self->history.ahead : self->history.behind).length == 0)
    return FALSE;

  place = ludo_reading_history_go (&self->history, forward, place_new (self));
  return_to (self, place, ludo_reading_choices_get_ruleset (self->choices));

  return TRUE;
}

gboolean
ludo_reading_page_go_back (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);

  return go (self, FALSE);
}

gboolean
ludo_reading_page_go_forward (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);

  return go (self, TRUE);
}

void
ludo_reading_page_clear_history (LudoReadingPage *self)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  ludo_reading_history_clear (&self->history);
  update_buttons (self);
}

void
ludo_reading_page_sync (LudoReadingPage *self,
                        LudoReadingPage *other)
{
  g_autoptr (GVariant) place = NULL;

  g_return_if_fail (LUDO_IS_READING_PAGE (self));
  g_return_if_fail (LUDO_IS_READING_PAGE (other) && other != self);

  if (other->page == NULL)
    return;

  place = place_new (other);
  ludo_reading_history_clear (&self->history);
  self->history = other->history;
  other->history = (LudoReadingHistory) { 0 };
  return_to (self, place, ludo_reading_choices_get_ruleset (other->choices));
}

/* Updates the button of the contents after the sidebar has opened or closed,
 * and moves a focus that this left on the scrolled window into the text. */
static void
room_changed_cb (LudoReadingPage *self)
{
  gtk_toggle_button_set_active (self->contents_button,
                                ludo_sidebar_get_open (self->sidebar));
  if (gtk_widget_is_focus (GTK_WIDGET (self->scroller)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Follows the setting that shows the contents beside the page, which all
 * windows share. */
static void
contents_wanted_cb (LudoReadingPage *self)
{
  ludo_sidebar_set_docked (self->sidebar,
                           g_settings_get_boolean (G_SETTINGS (self->settings),
                                                   "reading-contents"));
  room_changed_cb (self);
}

void
ludo_reading_page_set_settings (LudoReadingPage *self,
                                LudoSettings    *settings)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));
  g_return_if_fail (LUDO_IS_SETTINGS (settings));

  if (!g_set_object (&self->settings, settings))
    return;

  /* Set the letters before the choices show the page again. */
  ludo_page_scroller_set_settings (&self->page_scroller, settings);
  ludo_reading_choices_set_settings (self->choices, settings);
  ludo_signal_connect (settings, "changed::reading-contents",
                       contents_wanted_cb, self);
  contents_wanted_cb (self);
}

static void
reveal_clicked_cb (LudoReadingPage *self)
{
  ludo_page_view_reveal_all (self->view, TRUE);
}

static void
hide_clicked_cb (LudoReadingPage *self)
{
  ludo_page_view_reveal_all (self->view, FALSE);
}

static void
followed_cb (LudoReadingPage *self,
             const char      *page_id,
             const char      *element_id)
{
  g_autofree char *game_id = g_strdup (ludo_page_game (self->page));
  g_autoptr (GError) error = NULL;

  if (ludo_page_is_sheet (page_id) || ludo_page_is_laboratory (page_id))
    {
      g_autofree char *place =
        g_strconcat (game_id, strchr (page_id, '/'), NULL);

      gtk_widget_activate_action (GTK_WIDGET (self),
                                  ludo_page_is_sheet (page_id)
                                    ? "win.print-sheet" : "win.chance",
                                  "s", place);
      return;
    }
  if (ludo_page_is_lesson (page_id))
    {
      g_autofree char *place =
        g_strconcat (game_id, "/", page_id, element_id[0] != '\0' ? "#" : "",
                     element_id, NULL);

      gtk_widget_activate_action (GTK_WIDGET (self), "win.learn", "s", place);
      return;
    }
  if (!ludo_reading_page_open (self, game_id, page_id,
                               ludo_reading_choices_get_ruleset
                                 (self->choices), element_id, &error))
    show_problem (self, error->message);
}

/* Goes to a place of the contents, or to a match. */
static void
go_to_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);
  LudoPageLanguage first =
    ludo_reading_choices_get_options (self->choices)->language;
  /* Keep the parameter, as its row is removed with the page that is left. */
  g_autoptr (GVariant) place = g_variant_ref (parameter);
  g_autoptr (GError) error = NULL;
  const char *game_id, *page_id, *element_id;
  LudoSentence *sentence;
  int ruleset, language;

  g_variant_get (place, "(&s&s&si)", &game_id, &page_id, &element_id,
                 &language);
  ruleset = g_strcmp0 (ludo_reading_page_get_game_id (self), game_id) == 0
              ? ludo_reading_choices_get_ruleset (self->choices) : -1;
  if (!ludo_reading_page_open (self, game_id, page_id, ruleset, element_id,
                               &error))
    {
      show_problem (self, error->message);
      return;
    }

  /* Show all rulesets if the sentence is not in the chosen one. */
  if (element_id[0] != '\0'
      && ludo_page_view_find (self->view, element_id) == NULL)
    {
      ludo_reading_choices_set_ruleset (self->choices, -1);
      ludo_page_view_scroll_to_element (self->view, element_id,
                                        LUDO_PAGE_SCROLLER_MARGIN, TRUE);
    }

  /* Show the translation if the words were found in it. */
  sentence = ludo_page_view_get_sentence (self->view, element_id, first);
  if (language >= 0 && (LudoPageLanguage) language != first
      && sentence != NULL)
    ludo_page_view_show_translation (self->view, sentence);
  if (!ludo_sidebar_has_room (self->sidebar))
    gtk_toggle_button_set_active (self->contents_button, FALSE);
  gtk_widget_grab_focus (widget);
}

static void
contents_toggled_cb (LudoReadingPage *self)
{
  gboolean open = gtk_toggle_button_get_active (self->contents_button);

  ludo_sidebar_set_open (self->sidebar, open);
  if (ludo_sidebar_has_room (self->sidebar))
    g_settings_set_boolean (G_SETTINGS (self->settings), "reading-contents",
                            open);
}

/* Makes the chooser of letters and paper when it is first opened. */
static void
show_view_options_cb (GtkMenuButton *button,
                      gpointer       data)
{
  LudoReadingPage *self = data;

  if (gtk_menu_button_get_popover (button) == NULL)
    ludo_reading_style_add_chooser (self->settings, button);
}

static void
find_action (GtkWidget  *widget,
             const char *name,
             GVariant   *by)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);

  if (by == NULL)
    ludo_find_bar_find (self->find_bar);
  else
    ludo_find_bar_find_next (self->find_bar, g_variant_get_int32 (by));
}

static void
search_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ludo_reading_page_search (LUDO_READING_PAGE (widget));
}

static void
size_action (GtkWidget  *widget,
             const char *name,
             GVariant   *step)
{
  ludo_reading_style_step_size (LUDO_READING_PAGE (widget)->settings,
                                g_variant_get_int32 (step));
}

/* Moves the focus from the contents to the button that closes them, and from
 * any other widget into the text. */
static void
cross_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus != NULL && gtk_widget_is_ancestor (focus,
                                               GTK_WIDGET (self->sidebar)))
    gtk_widget_grab_focus (GTK_WIDGET (self->contents_button));
  else
    gtk_widget_grab_focus (widget);
}

static void
turn_action (GtkWidget  *widget,
             const char *name,
             GVariant   *down)
{
  ludo_page_scroller_turn (&LUDO_READING_PAGE (widget)->page_scroller,
                           g_variant_get_boolean (down)
                             ? GTK_SCROLL_PAGE_DOWN : GTK_SCROLL_PAGE_UP);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "reading.find", NULL,
                                   find_action);
  gtk_widget_class_install_action (widget_class, "reading.find-next", "i",
                                   find_action);
  gtk_widget_class_install_action (widget_class, "reading.search", NULL,
                                   search_action);
  gtk_widget_class_install_action (widget_class, "reading.go-to", "(sssi)",
                                   go_to_action);
  gtk_widget_class_install_action (widget_class, "reading.size", "i",
                                   size_action);
  gtk_widget_class_install_action (widget_class, "reading.cross", NULL,
                                   cross_action);
  gtk_widget_class_install_action (widget_class, "reading.turn", "b",
                                   turn_action);
}

static void
pressed_cb (LudoReadingPage *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  guint button =
    gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (button == BUTTON_BACK)
    ludo_reading_page_go_back (self);
  else if (button == BUTTON_FORWARD)
    ludo_reading_page_go_forward (self);
}

/* Lets Escape clear the words that are searched for, and then close contents
 * that cover the text. */
static gboolean
contents_key_cb (LudoReadingPage *self,
                 guint            keyval,
                 guint            keycode,
                 GdkModifierType  modifiers)
{
  GtkEditable *entry =
    GTK_EDITABLE (ludo_contents_get_entry (self->contents));

  if (keyval != GDK_KEY_Escape
      || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  if (gtk_editable_get_text (entry)[0] != '\0')
    {
      ludo_contents_search (self->contents, "");
      gtk_widget_grab_focus (GTK_WIDGET (entry));
      return TRUE;
    }
  if (!ludo_sidebar_has_room (self->sidebar))
    gtk_toggle_button_set_active (self->contents_button, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self));

  return TRUE;
}

static void
ludo_reading_page_dispose (GObject *object)
{
  LudoReadingPage *self = LUDO_READING_PAGE (object);

  ludo_page_scroller_clear (&self->page_scroller);
  g_clear_pointer (&self->page, ludo_page_free);
  ludo_reading_history_clear (&self->history);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ludo_reading_page_parent_class)->dispose (object);
}

static gboolean
ludo_reading_page_grab_focus (GtkWidget *widget)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);

  if (ludo_sidebar_get_covered (self->sidebar))
    return gtk_widget_grab_focus (GTK_WIDGET (self->contents));

  return ludo_page_scroller_grab_focus (&self->page_scroller);
}

static void
ludo_reading_page_class_init (LudoReadingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_reading_page_dispose;
  widget_class->grab_focus = ludo_reading_page_grab_focus;

  ludo_signal_new (klass, "opened", 0);

  g_type_ensure (LUDO_TYPE_FIND_BAR);
  g_type_ensure (LUDO_TYPE_READING_CHOICES);
  g_type_ensure (LUDO_TYPE_PAGE_VIEW);
  LUDO_TEMPLATE_SET (klass, "reading-page");
  LUDO_TEMPLATE_CHILDREN (klass, LudoReadingPage, start_tools, choices, tools,
                          exercise_box, problem_label, scroller, view,
                          contents_button, back_button, forward_button,
                          view_options_button, alone_button, close_button,
                          print_button, find_bar);
  LUDO_TEMPLATE_CALLBACKS (klass, reveal_clicked_cb, hide_clicked_cb,
                           contents_toggled_cb, ludo_reading_page_go_back,
                           ludo_reading_page_go_forward);
  install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "reading-page");
}

static void
ludo_reading_page_init (LudoReadingPage *self)
{
  GtkGesture *buttons = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *bar;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->library = ludo_library_new (ludo_content_folders_find ());
  self->contents = LUDO_CONTENTS (ludo_contents_new (self->library));
  self->sidebar =
    LUDO_SIDEBAR (ludo_sidebar_new (GTK_WIDGET (self->scroller),
                                    GTK_WIDGET (self->contents), TRUE,
                                    CONTENTS_SHARE, CONTENTS_MOST,
                                    CONTENTS_DOCKED, TRUE));
  g_signal_connect_swapped (self->sidebar, "changed",
                            G_CALLBACK (room_changed_cb), self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->sidebar));
  bar = ludo_toolbar_new (GTK_WIDGET (self->start_tools),
                          GTK_WIDGET (self->choices),
                          GTK_WIDGET (self->tools));
  gtk_widget_add_css_class (bar, "reading-bar");
  gtk_box_prepend (GTK_BOX (self), bar);
  gtk_menu_button_set_create_popup_func (self->view_options_button,
                                         show_view_options_cb, self, NULL);
  /* Name the toggle button inside, which is the one that takes the focus. */
  ludo_names_label
    (gtk_widget_get_first_child (GTK_WIDGET (self->view_options_button)),
     _("Text Appearance"));
  /* Handle Escape before the entry, which does not pass it on. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed",
                            G_CALLBACK (contents_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->contents), keys);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (buttons), 0);
  g_signal_connect_swapped (buttons, "pressed", G_CALLBACK (pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (buttons));
  ludo_page_scroller_init (&self->page_scroller, self->scroller, self->view);
  ludo_find_bar_set_scroller (self->find_bar, &self->page_scroller);
  g_signal_connect_swapped (self->find_bar, "left",
                            G_CALLBACK (gtk_widget_grab_focus), self);
  g_signal_connect_swapped (self->choices, "changed", G_CALLBACK (show_again),
                            self);
  g_signal_connect_swapped (self->view, "followed", G_CALLBACK (followed_cb),
                            self);
}

GtkWidget *
ludo_reading_page_new (void)
{
  return g_object_new (LUDO_TYPE_READING_PAGE, NULL);
}

void
ludo_reading_page_search (LudoReadingPage *self)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  gtk_toggle_button_set_active (self->contents_button, TRUE);
  gtk_widget_grab_focus (ludo_contents_get_entry (self->contents));
}

void
ludo_reading_page_set_panel (LudoReadingPage *self,
                             gboolean         panel)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  gtk_widget_set_visible (self->alone_button, panel);
  gtk_widget_set_visible (self->close_button, panel);
  gtk_widget_set_visible (self->print_button, !panel);
}

const char *
ludo_reading_page_get_game_id (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->page != NULL ? ludo_page_game (self->page) : NULL;
}

const char *
ludo_reading_page_get_page_id (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->page != NULL ? self->page->id : NULL;
}

LudoReadingChoices *
ludo_reading_page_get_choices (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->choices;
}

GtkBox *
ludo_reading_page_get_tools (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->tools;
}

LudoPageView *
ludo_reading_page_get_view (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->view;
}

LudoLibrary *
ludo_reading_page_get_library (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->library;
}
