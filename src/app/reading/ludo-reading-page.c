/* ludo-reading-page.c: the rules and the history of a game, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-toolbar.h"
#include "app/ludo-paths.h"
#include "app/reading/ludo-reading-style.h"
#include "games/games.h"
#include "play/game/ludo-game.h"

/* The contents at the side of the page. */
#define CONTENTS_SHARE 0.25
#define CONTENTS_MOST 320
#define CONTENTS_BESIDE 860

enum
{
  SIGNAL_OPENED,
  SIGNAL_CLOSE_ASKED,
  SIGNAL_ALONE_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoReadingPage, ludo_reading_page, GTK_TYPE_WIDGET)

/* What scrolls the page has the page's name, as it takes the focus. */
static void
name_scroller (LudoReadingPage *self)
{
  const char *title = self->page->title[self->options.language];
  g_autofree char *plain =
    ludo_page_dup_plain (title != NULL ? title : self->page->id);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

/* The ruleset chosen, NULL for all of them. */
static const char *
chosen_ruleset (LudoReadingPage *self)
{
  const GameRules *rules = games_find (ludo_page_game (self->page));

  if (rules == NULL || self->ruleset < 0
      || self->ruleset >= rules->n_rulesets
      || !ludo_page_has_rulesets (self->page))
    return NULL;

  return rules->rulesets[self->ruleset].id;
}

/* What has the focus in the page is about to go, and GTK would look for
 * another place anywhere in the window. */
static void
hold_focus (LudoReadingPage *self)
{
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->scroller)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

static void
show (LudoReadingPage *self)
{
  if (self->page == NULL)
    return;

  hold_focus (self);
  self->options.ruleset = chosen_ruleset (self);
  ludo_page_view_show (self->view, self->page, self->sources,
                       self->vocabulary, &self->options);
  name_scroller (self);
  ludo_contents_set_page (self->contents, self->page, self->options.language);
  _ludo_reading_page_find_again (self);
  gtk_widget_set_visible (self->exercise_box,
                          self->options.mode == LUDO_READING_EXERCISE);
}

/* The sentence at the upper rim, and by how much it is above; NULL at the
 * beginning of the page. */
static char *
dup_place (LudoReadingPage *self,
           double          *offset)
{
  LudoSentence *place = ludo_page_view_get_place (self->view, offset);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);

  return place != NULL && gtk_adjustment_get_value (adjustment) > 0
         ? g_strdup (place->node->id) : NULL;
}

static void
return_to_place (LudoReadingPage *self,
                 const char      *id,
                 double           offset)
{
  /* Still on the way to a place, it goes on there. */
  if (self->scroll_tick != 0)
    self->scroll_frames = LUDO_READING_SETTLES + 1;
  else if (id != NULL)
    _ludo_reading_page_scroll_to (self, id, offset, FALSE);
}

/* The same page in another way, at the same place. */
static void
show_again (LudoReadingPage *self)
{
  g_autofree char *id = NULL;
  double offset;

  if (self->page == NULL)
    return;

  id = dup_place (self, &offset);
  show (self);
  return_to_place (self, id, offset);
}

static void
fill_rulesets (LudoReadingPage *self)
{
  const char *game_id = ludo_page_game (self->page);
  const GameRules *rules = games_find (game_id);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  gboolean differ = rules != NULL && rules->n_rulesets > 1
                    && ludo_page_has_rulesets (self->page);

  self->filling = TRUE;
  gtk_string_list_append (list, _("All the Rules"));
  for (int i = 0; rules != NULL && i < rules->n_rulesets; i++)
    gtk_string_list_append
      (list, gettext (ludo_game_info_for (game_id)->rulesets[i].name));
  gtk_drop_down_set_model (self->ruleset_drop_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->ruleset_drop_down, self->ruleset + 1);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset_drop_down), differ);
  self->filling = FALSE;
}

/* The page that is shown is the program's where the reader's own is broken;
 * what is wrong with it stands above. */
static void
tell_problem (LudoReadingPage *self,
              const GError    *problem)
{
  g_autofree char *text = NULL;

  if (problem != NULL)
    /* Translators: what is wrong, with the file's name and the line. */
    text = g_strdup_printf (_("Your own page cannot be read, and the "
                              "program’s is shown instead: %s"),
                            problem->message);
  gtk_label_set_text (self->problem_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), text != NULL);
}

static LudoPageNode *
read_beside (LudoReadingPage *self,
             const char      *game_id,
             const char      *page_id)
{
  g_autoptr (GError) error = NULL;
  LudoPageNode *page = ludo_library_read (self->library, game_id, page_id,
                                          NULL, &error);

  if (page == NULL)
    g_info ("%s", error->message);

  return page;
}

gboolean
_ludo_reading_page_read (LudoReadingPage  *self,
                         const char       *game_id,
                         const char       *page_id,
                         GError          **error)
{
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GError) problem = NULL;

  page = ludo_library_read (self->library, game_id, page_id, &problem, error);
  if (page == NULL)
    return FALSE;

  ludo_page_free (self->sources);
  self->sources = read_beside (self, game_id, "sources");
  ludo_page_free (self->vocabulary);
  self->vocabulary = read_beside (self, game_id, "vocabulary");
  ludo_page_free (self->page);
  self->page = g_steal_pointer (&page);
  tell_problem (self, problem);
  fill_rulesets (self);
  show (self);
  g_signal_emit_by_name (self, "opened");

  return TRUE;
}

gboolean
ludo_reading_page_open (LudoReadingPage  *self,
                        const char       *game_id,
                        const char       *page_id,
                        int               ruleset,
                        const char       *element_id,
                        GError          **error)
{
  g_autoptr (LudoPageNode) before = NULL;
  g_autofree char *id = g_strdup (element_id);

  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, FALSE);

  /* What cannot be opened is no reason to leave. */
  before = ludo_library_read (self->library, game_id, page_id, NULL, error);
  if (before == NULL)
    return FALSE;

  _ludo_reading_page_leave (self);
  self->ruleset = ruleset;
  if (!_ludo_reading_page_read (self, game_id, page_id, error))
    return FALSE;
  _ludo_reading_page_scroll_to (self, id, LUDO_READING_MARGIN, TRUE);

  return TRUE;
}

/* Every page has the letters that one style gives them all, which may have
 * been changed by another page's window. */
static gboolean
take_letters (LudoReadingPage *self)
{
  char *letters = ludo_reading_style_dup_letters (self->settings);
  gboolean other = g_strcmp0 (letters, self->letters) != 0;

  g_free (self->letters);
  self->letters = letters;

  return other;
}

static void
show_choices (LudoReadingPage *self)
{
  self->filling = TRUE;
  gtk_toggle_button_set_active (self->options.language == LUDO_PAGE_ENGLISH
                                  ? self->english_button
                                  : self->french_button, TRUE);
  gtk_drop_down_set_selected (self->mode_drop_down, self->options.mode);
  self->filling = FALSE;
}

static void
settings_changed_cb (LudoReadingPage *self)
{
  LudoViewOptions before = self->options;
  g_autofree char *id = NULL;
  double offset;

  ludo_reading_style_get_options (self->settings, &self->options);
  id = dup_place (self, &offset);
  ludo_reading_style_apply (self->settings, GTK_WIDGET (self->scroller));
  if (take_letters (self))
    return_to_place (self, id, offset);
  show_choices (self);
  if (before.mode != self->options.mode
      || before.language != self->options.language
      || before.measure != self->options.measure)
    show_again (self);
}

void
ludo_reading_page_set_settings (LudoReadingPage *self,
                                LudoSettings    *settings)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));
  g_return_if_fail (LUDO_IS_SETTINGS (settings));

  if (!g_set_object (&self->settings, settings))
    return;

  g_signal_connect_object (settings, "changed",
                           G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  settings_changed_cb (self);
}

LudoPageLanguage
ludo_reading_page_get_language (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), LUDO_PAGE_FRENCH);

  return self->options.language;
}

void
ludo_reading_page_set_language (LudoReadingPage  *self,
                                LudoPageLanguage  language)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (self->settings != NULL)
    g_settings_set_string (G_SETTINGS (self->settings), "reading-language",
                           language == LUDO_PAGE_FRENCH ? "fr" : "en");
  else if (self->options.language != language)
    {
      self->options.language = language;
      show_choices (self);
      show_again (self);
    }
}

LudoReadingMode
ludo_reading_page_get_mode (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), LUDO_READING_ALONE);

  return self->options.mode;
}

void
ludo_reading_page_set_mode (LudoReadingPage *self,
                            LudoReadingMode  mode)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (self->settings != NULL)
    g_settings_set_enum (G_SETTINGS (self->settings), "reading-mode", mode);
  else if (self->options.mode != mode)
    {
      self->options.mode = mode;
      show_choices (self);
      show_again (self);
    }
}

void
ludo_reading_page_set_ruleset (LudoReadingPage *self,
                               int              ruleset)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (self->ruleset == ruleset)
    return;

  self->ruleset = ruleset;
  if (self->page == NULL)
    return;
  fill_rulesets (self);
  show_again (self);
}

static void
language_toggled_cb (LudoReadingPage *self)
{
  /* Only this button is listened to: while it tells of its change the other
   * one may not have changed yet. */
  if (!self->filling)
    ludo_reading_page_set_language
      (self, gtk_toggle_button_get_active (self->french_button)
               ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH);
}

static void
mode_selected_cb (LudoReadingPage *self)
{
  if (!self->filling)
    ludo_reading_page_set_mode
      (self, gtk_drop_down_get_selected (self->mode_drop_down));
}

static void
ruleset_selected_cb (LudoReadingPage *self)
{
  if (self->filling || self->page == NULL)
    return;

  /* The first line stands for all of them. */
  self->ruleset =
    (int) gtk_drop_down_get_selected (self->ruleset_drop_down) - 1;
  show_again (self);
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

  if (!ludo_reading_page_open (self, game_id, page_id, self->ruleset,
                               element_id[0] != '\0' ? element_id : NULL,
                               &error))
    g_info ("%s", error->message);
}

/* A place of the contents or what was found there. */
static void
place_asked_cb (LudoReadingPage *self,
                const char      *game_id,
                const char      *page_id,
                const char      *element_id,
                int              language)
{
  int ruleset = g_str_equal (ludo_page_game (self->page), game_id)
                  ? self->ruleset : -1;
  LudoSentence *sentence;

  if (!ludo_reading_page_open (self, game_id, page_id, ruleset,
                               element_id[0] != '\0' ? element_id : NULL,
                               NULL))
    return;

  /* The words were found in the translation, so it is what is shown. */
  sentence = ludo_page_view_get_sentence (self->view, element_id,
                                          self->options.language);
  if (language >= 0 && (LudoPageLanguage) language != self->options.language
      && sentence != NULL)
    ludo_page_view_show_translation (self->view, sentence);
  if (!ludo_sidebar_has_room (self->sidebar))
    gtk_toggle_button_set_active (self->contents_button, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
contents_toggled_cb (LudoReadingPage *self)
{
  ludo_sidebar_set_open (self->sidebar, gtk_toggle_button_get_active
                                        (self->contents_button));
}

static void
close_clicked_cb (LudoReadingPage *self)
{
  g_signal_emit (self, signals[SIGNAL_CLOSE_ASKED], 0);
}

static void
alone_clicked_cb (LudoReadingPage *self)
{
  g_signal_emit (self, signals[SIGNAL_ALONE_ASKED], 0);
}

/* What changes letters and paper is made when it is first asked for. */
static void
show_view_options_cb (GtkMenuButton *button,
                      gpointer       data)
{
  LudoReadingPage *self = data;

  if (gtk_menu_button_get_popover (button) == NULL && self->settings != NULL)
    ludo_reading_style_add_chooser (self->settings, button);
}

static void
ludo_reading_page_dispose (GObject *object)
{
  LudoReadingPage *self = LUDO_READING_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->page, ludo_page_free);
  g_clear_pointer (&self->sources, ludo_page_free);
  g_clear_pointer (&self->vocabulary, ludo_page_free);
  g_clear_pointer (&self->element_id, g_free);
  g_clear_pointer (&self->letters, g_free);
  g_clear_pointer (&self->behind, g_ptr_array_unref);
  g_clear_pointer (&self->ahead, g_ptr_array_unref);
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

  /* The keys work at once, those that scroll included. */
  return ludo_page_view_enter (self->view, 1)
         || gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

/* Tab comes to the tools first, as they stand above. */
static gboolean
ludo_reading_page_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  return gtk_widget_child_focus (LUDO_READING_PAGE (widget)->box, direction);
}

/* What the template names. */
static void
bind (GtkWidgetClass *widget_class)
{
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoReadingPage, name)
  BIND (box);
  BIND (start_tools);
  BIND (middle_tools);
  BIND (tools);
  BIND (french_button);
  BIND (english_button);
  BIND (mode_drop_down);
  BIND (ruleset_drop_down);
  BIND (exercise_box);
  BIND (problem_label);
  BIND (scroller);
  BIND (view);
  BIND (contents_button);
  BIND (back_button);
  BIND (forward_button);
  BIND (view_options_button);
  BIND (alone_button);
  BIND (close_button);
  BIND (find_bar);
  BIND (find_entry);
  BIND (find_label);
#undef BIND
#define HEAR(callback)                                                  \
  gtk_widget_class_bind_template_callback (widget_class, callback)
  HEAR (language_toggled_cb);
  HEAR (mode_selected_cb);
  HEAR (ruleset_selected_cb);
  HEAR (reveal_clicked_cb);
  HEAR (hide_clicked_cb);
  HEAR (contents_toggled_cb);
  HEAR (alone_clicked_cb);
  HEAR (close_clicked_cb);
  HEAR (ludo_reading_page_go_back);
  HEAR (ludo_reading_page_go_forward);
  HEAR (ludo_reading_page_find);
  _ludo_reading_page_class_add_find (widget_class);
#undef HEAR
}

static void
ludo_reading_page_class_init (LudoReadingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_reading_page_dispose;
  widget_class->focus = ludo_reading_page_focus;
  widget_class->grab_focus = ludo_reading_page_grab_focus;

  signals[SIGNAL_OPENED] =
    g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CLOSE_ASKED] =
    g_signal_new ("close-asked", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  signals[SIGNAL_ALONE_ASKED] =
    g_signal_new ("alone-asked", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LUDO_TYPE_PAGE_VIEW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-reading-page.ui");
  bind (widget_class);
  _ludo_reading_page_class_add_keys (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "reading-page");
}

static void
ludo_reading_page_init (LudoReadingPage *self)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *installed = g_build_filename (data, "content", NULL);
  g_autofree char *own = ludo_paths_dup_own_content ();
  GtkWidget *bar;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->library = ludo_library_new (installed, own);
  self->contents = LUDO_CONTENTS (ludo_contents_new (self->library));
  self->sidebar =
    LUDO_SIDEBAR (ludo_sidebar_new (GTK_WIDGET (self->scroller),
                                    GTK_WIDGET (self->contents), TRUE,
                                    CONTENTS_SHARE, CONTENTS_MOST,
                                    CONTENTS_BESIDE, TRUE));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->sidebar));
  bar = ludo_toolbar_new (GTK_WIDGET (self->start_tools), self->middle_tools,
                          GTK_WIDGET (self->tools));
  gtk_widget_add_css_class (bar, "reading-bar");
  gtk_box_prepend (GTK_BOX (self->box), bar);
  gtk_menu_button_set_create_popup_func (self->view_options_button,
                                         show_view_options_cb, self, NULL);
  /* What takes the focus is the button within. */
  gtk_accessible_update_property
    (GTK_ACCESSIBLE (gtk_widget_get_first_child
                       (GTK_WIDGET (self->view_options_button))),
     GTK_ACCESSIBLE_PROPERTY_LABEL, _("Letters and Paper"), -1);
  g_signal_connect_swapped (self->contents, "asked",
                            G_CALLBACK (place_asked_cb), self);
  _ludo_reading_page_init_keys (self);
  _ludo_reading_page_init_places (self);
  self->ruleset = -1;
  self->options.mode = LUDO_READING_ON_DEMAND;
  self->options.measure = 64;
  show_choices (self);
  ludo_page_view_set_adjustment
    (self->view, gtk_scrolled_window_get_vadjustment (self->scroller));
  ludo_drop_down_shorten (self->mode_drop_down);
  ludo_drop_down_shorten (self->ruleset_drop_down);
  gtk_search_bar_connect_entry (self->find_bar,
                                GTK_EDITABLE (self->find_entry));
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
