/* ludo-reading-page.c: the rules and the history of a game, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-page"

#include "config.h"

#include "app/reading/ludo-reading-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-bar.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/ludo-paths.h"
#include "app/reading/ludo-reading-comfort.h"
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
  _ludo_reading_page_show_again (self);
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

  /* The words were found in the twin, so it is what is shown. */
  sentence = ludo_page_view_get_sentence (self->view, element_id,
                                          self->options.language);
  if (language >= 0 && (LudoPageLanguage) language != self->options.language
      && sentence != NULL)
    ludo_page_view_show_translation (self->view, sentence);
  if (!ludo_beside_has_room (self->beside))
    gtk_toggle_button_set_active (self->contents_button, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
contents_toggled_cb (LudoReadingPage *self)
{
  ludo_beside_set_open (self->beside, gtk_toggle_button_get_active
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
show_comfort_cb (GtkMenuButton *button,
                 gpointer       data)
{
  LudoReadingPage *self = data;

  if (gtk_menu_button_get_popover (button) == NULL && self->settings != NULL)
    gtk_menu_button_set_popover (button,
                                 ludo_reading_comfort_new (self->settings));
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

  if (ludo_beside_get_covered (self->beside))
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
  BIND (comfort_button);
  BIND (alone_button);
  BIND (close_button);
  BIND (find_bar);
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
name (GtkWidget  *widget,
      const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
init_modes (LudoReadingPage *self)
{
  const char *const modes[] = {
    _("One Language"), _("Translation on Demand"), _("Side by Side"),
    _("Exercise"), NULL,
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (modes);

  self->filling = TRUE;
  gtk_drop_down_set_model (self->mode_drop_down, G_LIST_MODEL (list));
  self->filling = FALSE;
  ludo_drop_down_shorten (self->mode_drop_down);
  name (GTK_WIDGET (self->mode_drop_down),
        _("What Becomes of the Other Language"));
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
  self->beside =
    LUDO_BESIDE (ludo_beside_new (GTK_WIDGET (self->scroller),
                                  GTK_WIDGET (self->contents), TRUE,
                                  CONTENTS_SHARE, CONTENTS_MOST,
                                  CONTENTS_BESIDE, TRUE));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->beside));
  bar = ludo_bar_new (GTK_WIDGET (self->start_tools), self->middle_tools,
                      GTK_WIDGET (self->tools));
  gtk_widget_add_css_class (bar, "reading-bar");
  gtk_box_prepend (GTK_BOX (self->box), bar);
  gtk_menu_button_set_create_popup_func (self->comfort_button,
                                         show_comfort_cb, self, NULL);
  /* What takes the focus is the button within. */
  name (gtk_widget_get_first_child (GTK_WIDGET (self->comfort_button)),
        _("Letters and Paper"));
  g_signal_connect_swapped (self->contents, "asked",
                            G_CALLBACK (place_asked_cb), self);
  _ludo_reading_page_init_find (self);
  _ludo_reading_page_init_keys (self);
  _ludo_reading_page_init_places (self);
  init_modes (self);
  self->ruleset = -1;
  self->options.mode = LUDO_READING_ON_DEMAND;
  self->options.measure = 64;
  _ludo_reading_page_show_choices (self);
  gtk_widget_set_focusable (GTK_WIDGET (self->scroller), TRUE);
  ludo_page_view_set_adjustment
    (self->view, gtk_scrolled_window_get_vadjustment (self->scroller));
  name (GTK_WIDGET (self->scroller), _("Rules"));
  name (GTK_WIDGET (self->french_button), "Français");
  name (GTK_WIDGET (self->english_button), "English");
  ludo_drop_down_shorten (self->ruleset_drop_down);
  name (GTK_WIDGET (self->ruleset_drop_down), _("Rules"));
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

LudoContents *
ludo_reading_page_get_contents (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->contents;
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
