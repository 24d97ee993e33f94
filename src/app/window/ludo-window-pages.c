/* ludo-window-pages.c: pages to read, by themselves or beside the board,
 * lessons and the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/learning/ludo-hand-in.h"
#include "app/reading/ludo-changed-rules.h"
#include "app/reading/ludo-read-aloud.h"
#include "app/widgets/ludo-names.h"
#include "app/window/ludo-game-print.h"
#include "games/games.h"
#include "learn/ludo-lock.h"
#include "learn/work/ludo-retry.h"
#include "play/ludo-paths.h"
#include "play/ludo-signal.h"
#include "reader/parts/ludo-exercise.h"
#include "speech/ludo-speech.h"

/* The least width, in pixels, in which the rules are beside the board; in a
 * smaller window they are on a page of their own. */
#define PANEL_WIDTH 900

/* The topic of messages about the work in lessons. */
#define WORK_TOPIC "lesson-work"

/* Returns: the ruleset for which pages of the game are shown. */
static int
current_ruleset (LudoWindow *self,
                 const char *game_id)
{
  if (self->game != NULL
      && g_str_equal (ludo_game_get_rules (self->game)->id, game_id))
    return ludo_game_get_config (self->game)->ruleset;

  return ludo_window_get_choices (self, game_id)->config.ruleset;
}

/* Whether @page shows that page already, so that opening it again would only
 * add a second place to the history. */
static gboolean
is_read (LudoReadingPage *page,
         const char      *game_id,
         const char      *page_id,
         const char      *element_id)
{
  return element_id == NULL
         && g_strcmp0 (ludo_reading_page_get_game_id (page), game_id) == 0
         && g_strcmp0 (ludo_reading_page_get_page_id (page), page_id) == 0;
}

void
_ludo_window_read (LudoWindow *self,
                   const char *game_id,
                   const char *page_id,
                   const char *element_id)
{
  g_autoptr (GError) error = NULL;
  const char *page = ludo_window_get_page (self);
  LudoReadingPage *reading = ludo_window_get_reading_page (self);

  /* Make Back leave the page to read, and not go to a page read earlier. */
  if (!g_str_equal (page, "read"))
    ludo_reading_page_clear_history (reading);
  if (g_str_equal (page, "read")
      && is_read (reading, game_id, page_id, element_id))
    {
      gtk_widget_grab_focus (GTK_WIDGET (reading));
      return;
    }
  if (!ludo_reading_page_open (reading, game_id, page_id,
                               current_ruleset (self, game_id), element_id,
                               &error))
    {
      ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
      return;
    }
  if (!g_str_equal (page, "read"))
    {
      ludo_reading_page_clear_history (reading);
      self->read_from = g_intern_string (page);
    }
  ludo_messages_succeed (self->messages);
  ludo_window_show_page (self, "read");
}

void
_ludo_window_print_sheet (LudoWindow *self,
                          const char *place)
{
  g_auto (GStrv) ids = g_strsplit (place, "/", 2);
  LudoPrintKind kind = ids[0] != NULL && ids[1] != NULL
                         ? ludo_print_kind_from_name (ids[1])
                         : LUDO_N_PRINT_KINDS;

  if (kind != LUDO_N_PRINT_KINDS && games_find (ids[0]) != NULL)
    ludo_game_print_show (GTK_WINDOW (self), self->library, ids[0], NULL,
                          LUDO_GAME_PRINT_NEW, kind);
}

static gboolean
has_room_for_panel (LudoWindow *self)
{
  return g_str_equal (ludo_window_get_page (self), "play")
         && !ludo_window_get_projected (self)
         && gtk_widget_get_width (GTK_WIDGET (self->play_page))
            >= PANEL_WIDTH;
}

static LudoSidePanel *
side_of (LudoWindow *self)
{
  return ludo_play_page_get_side (self->play_page);
}

static gboolean
is_open (LudoWindow *self)
{
  return ludo_side_panel_has (side_of (self), LUDO_SIDE_RULES);
}

/* Opens or closes the panel beside the board. */
static void
open_panel (LudoWindow *self,
            gboolean    open)
{
  if (open)
    ludo_play_page_show_tab (self->play_page, LUDO_SIDE_RULES);
  else
    ludo_side_panel_close (side_of (self), LUDO_SIDE_RULES);
  /* The game on the board may have changed while the panel was closed. */
  _ludo_window_follow_ruleset (self);
  _ludo_window_emit_changed (self);
}

void
_ludo_window_read_in_panel (LudoWindow *self,
                            const char *game_id,
                            const char *page_id,
                            const char *element_id)
{
  g_autoptr (GError) error = NULL;
  LudoReadingPage *panel;

  if (!has_room_for_panel (self))
    {
      _ludo_window_read (self, game_id, page_id, element_id);
      return;
    }
  panel = _ludo_window_ensure_panel (self);
  if (is_open (self) && is_read (panel, game_id, page_id, element_id))
    {
      open_panel (self, TRUE);
      gtk_widget_grab_focus (GTK_WIDGET (panel));
      return;
    }
  if (!ludo_reading_page_open (panel, game_id, page_id,
                               current_ruleset (self, game_id), element_id,
                               &error))
    {
      ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
      return;
    }

  ludo_messages_succeed (self->messages);
  if (!is_open (self))
    ludo_reading_page_clear_history (panel);
  open_panel (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (panel));
}

void
_ludo_window_read_place (LudoWindow *self,
                         const char *place)
{
  g_auto (GStrv) ids = g_strsplit (place, "/", 2);

  if (g_strv_length (ids) == 2 && games_find (ids[0]) != NULL)
    {
      char *element_id = strchr (ids[1], '#');

      if (element_id != NULL)
        *element_id++ = '\0';
      _ludo_window_read (self, ids[0], ids[1], element_id);
    }
}

void
_ludo_window_read_rule (LudoWindow *self,
                        const char *rule_id)
{
  _ludo_window_read_in_panel (self, _ludo_window_get_game_id (self), "rules",
                              rule_id);
}

/* Plays a game from the position and the moves of a figure.  It can be left
 * without a question about saving, because the page still has it. */
void
_ludo_window_open_figure (LudoWindow *self,
                          const char *place)
{
  g_auto (GStrv) ids = g_strsplit (place, "/", 3);
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const LudoPageNode *figure;

  if (g_strv_length (ids) < 3)
    return;

  page = ludo_library_read (self->library, ids[0], ids[1], NULL, &error);
  figure = page != NULL ? ludo_page_find (page, ids[2]) : NULL;
  if (figure != NULL && figure->position != NULL)
    game = ludo_exercise_begin (figure, ids[0], &error);
  if (game != NULL)
    ludo_game_files_go_on_with
      (self->files, game,
       ludo_library_get_page_title (ids[1], ludo_page_language_now ()));
  else if (error != NULL)
    ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
}

void
_ludo_window_play_position (LudoWindow *self,
                            const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, "/", 2);
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) error = NULL;
  char *name;

  if (g_strv_length (parts) < 2)
    return;

  name = strchr (parts[1], '\n');
  if (name != NULL)
    *name++ = '\0';
  game = ludo_game_new_from_position (parts[0], parts[1],
                                      ludo_game_draw_seed (), &error);
  if (game != NULL && name != NULL)
    ludo_game_set_rules_name (game, name);
  if (game != NULL)
    ludo_game_files_go_on_with (self->files, game, NULL);
  else
    ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
}

void
_ludo_window_follow_ruleset (LudoWindow *self)
{
  const char *read = self->panel != NULL
                       ? ludo_reading_page_get_game_id (self->panel) : NULL;
  const char *played;

  ludo_changed_rules_show (self->panel, self->game);
  ludo_changed_rules_show (self->reading_page, self->game);
  if (self->game == NULL || read == NULL)
    return;

  played = ludo_game_get_rules (self->game)->id;
  if (g_str_equal (read, played))
    ludo_reading_choices_set_ruleset
      (ludo_reading_page_get_choices (self->panel),
       current_ruleset (self, played));
  else if (is_open (self))
    ludo_reading_page_open (self->panel, played, "rules",
                            current_ruleset (self, played), NULL, NULL);
}

void
_ludo_window_close_rules (LudoWindow *self)
{
  open_panel (self, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->play_page));
}

void
_ludo_window_read_alone (LudoWindow *self)
{
  LudoReadingPage *panel = _ludo_window_ensure_panel (self);
  double offset;
  LudoSentence *place =
    ludo_page_view_get_visible (ludo_reading_page_get_view (panel),
                                &offset);
  g_autofree char *game_id =
    g_strdup (ludo_reading_page_get_game_id (panel));
  g_autofree char *page_id =
    g_strdup (ludo_reading_page_get_page_id (panel));
  g_autofree char *id =
    place != NULL ? g_strdup (place->node->id) : NULL;

  if (page_id != NULL)
    _ludo_window_read (self, game_id, page_id, id);
}

/* Gives @page a voice of its own. */
static void
add_voice (LudoReadingPage *page)
{
  g_autofree char *program = ludo_paths_dup_speech ();
  g_autoptr (LudoSpeech) speech = ludo_speech_new (program);
  g_autoptr (LudoVoice) voice = ludo_voice_new (speech);

  ludo_read_aloud_add (page, voice);
}

static LudoReadingPage *
make_reading_page (void)
{
  LudoReadingPage *page = LUDO_READING_PAGE (ludo_reading_page_new ());

  add_voice (page);

  return page;
}

/* Applies the preferences to a page to read. */
static void
apply_to_reading (LudoWindow      *self,
                  LudoReadingPage *page)
{
  if (page == NULL)
    return;

  ludo_reading_page_set_settings (page, self->settings);
  ludo_read_aloud_set_speed
    (ludo_read_aloud_get (page),
     g_settings_get_enum (G_SETTINGS (self->settings), "reading-voice"));
}

void
_ludo_window_apply_to_pages (LudoWindow *self)
{
  apply_to_reading (self, self->reading_page);
  apply_to_reading (self, self->panel);
  if (self->learn_page != NULL)
    ludo_lesson_page_set_ways
      (ludo_learn_page_get_lesson_page (self->learn_page),
       g_settings_get_boolean (G_SETTINGS (self->settings),
                               "sowing-preview"));
}

LudoReadingPage *
ludo_window_get_reading_page (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), NULL);

  if (self->reading_page == NULL)
    {
      self->reading_page = make_reading_page ();
      /* The opened page may be of another game, for which other actions are
       * enabled. */
      ludo_signal_connect (self->reading_page, "opened", _ludo_window_update,
                           self);
      gtk_stack_add_titled (self->stack, GTK_WIDGET (self->reading_page),
                            "read", _("Reading"));
      ludo_changed_rules_show (self->reading_page, self->game);
      apply_to_reading (self, self->reading_page);
      ludo_names_give (GTK_WIDGET (self->reading_page));
    }

  return self->reading_page;
}

LudoReadingPage *
_ludo_window_ensure_panel (LudoWindow *self)
{
  if (self->panel == NULL)
    {
      self->panel = make_reading_page ();
      ludo_reading_page_set_panel (self->panel, TRUE);
      /* The panel is unmapped while there is no room for it. */
      g_signal_connect_object (self->panel, "map",
                               G_CALLBACK (_ludo_window_emit_changed), self,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      g_signal_connect_object (self->panel, "unmap",
                               G_CALLBACK (_ludo_window_emit_changed), self,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      ludo_side_panel_add_rules (ludo_play_page_get_side (self->play_page),
                                 GTK_WIDGET (self->panel));
      ludo_changed_rules_show (self->panel, self->game);
      apply_to_reading (self, self->panel);
      ludo_names_give (GTK_WIDGET (self->panel));
    }

  return self->panel;
}

LudoLearnPage *
_ludo_window_ensure_lessons (LudoWindow *self)
{
  if (self->learn_page == NULL)
    {
      LudoLessonPage *page;

      self->learn_page = LUDO_LEARN_PAGE (ludo_learn_page_new ());
      page = ludo_learn_page_get_lesson_page (self->learn_page);
      /* Update the window, because the new lesson may lock everything else. */
      ludo_signal_connect (self->learn_page, "changed", _ludo_window_update,
                           self);
      ludo_settings_bind_choice (self->settings, "animation-speed",
                                 ludo_lesson_page_get_board (page),
                                 "animation-speed");
      gtk_stack_add_titled (self->stack, GTK_WIDGET (self->learn_page),
                            "learn", _("Lessons"));
      _ludo_window_apply_to_pages (self);
      ludo_names_give (GTK_WIDGET (self->learn_page));
    }

  return self->learn_page;
}

void
_ludo_window_sync_reading (LudoWindow      *self,
                           LudoReadingPage *reading_page,
                           LudoReadingPage *panel,
                           gboolean         kept)
{
  if (reading_page != NULL)
    {
      ludo_window_get_reading_page (self);
      if (kept)
        ludo_reading_choices_set_language
          (ludo_reading_page_get_choices (self->reading_page),
           ludo_reading_choices_get_options
             (ludo_reading_page_get_choices (reading_page))->language);
      ludo_reading_page_sync (self->reading_page, reading_page);
    }
  if (panel != NULL)
    ludo_reading_page_sync (_ludo_window_ensure_panel (self), panel);
}

char *
_ludo_window_dup_page_title (LudoWindow *self)
{
  const char *id = ludo_reading_page_get_page_id (self->reading_page);
  LudoPageLanguage language = ludo_page_language_now ();

  return g_strdup (ludo_library_get_page_title (id != NULL ? id : "rules",
                                                language));
}

/* Whether the focus is in the panel beside the board. */
static gboolean
is_in_panel (LudoWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return g_str_equal (ludo_window_get_page (self), "play") && focus != NULL
         && self->panel != NULL
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel));
}

gboolean
_ludo_window_turn_page (LudoWindow *self,
                        gboolean    forward)
{
  if (g_str_equal (ludo_window_get_page (self), "read"))
    return forward ? ludo_reading_page_go_forward (self->reading_page)
                   : ludo_reading_page_go_back (self->reading_page);
  if (!is_in_panel (self))
    return FALSE;

  if (forward)
    ludo_reading_page_go_forward (self->panel);
  else if (!ludo_reading_page_go_back (self->panel))
    /* Go back to the game if no page was read before. */
    _ludo_window_close_rules (self);

  return TRUE;
}

void
_ludo_window_learn (LudoWindow *self,
                    const char *place)
{
  g_auto (GStrv) ids = g_strsplit (place, "/", 2);
  const char *page = ludo_window_get_page (self);

  if (ids[0] == NULL || games_find (ids[0]) == NULL)
    return;
  _ludo_window_ensure_lessons (self);
  self->learn_from = ids[1] != NULL ? g_intern_string (page) : NULL;
  if (ids[1] == NULL)
    ludo_learn_page_show_game (self->learn_page, ids[0]);
  else if (ludo_learn_page_show_lesson (self->learn_page, ids[0], ids[1]))
    ludo_messages_succeed (self->messages);
  else
    ludo_window_show_message (self, LUDO_MESSAGE_ERROR,
                              _("This lesson cannot be read."));
  ludo_window_show_page (self, "learn");
}

static void
word_said_cb (gpointer window)
{
  ludo_learn_page_release (LUDO_WINDOW (window)->learn_page);
}

LudoLessonRun *
_ludo_window_get_run (LudoWindow *self)
{
  return self->learn_page != NULL
           ? ludo_lesson_page_get_run
               (ludo_learn_page_get_lesson_page (self->learn_page)) : NULL;
}

void
_ludo_window_end_lesson (LudoWindow *self)
{
  ludo_lock_bar_ask (GTK_WINDOW (self),
                     ludo_lesson_run_get_lesson (_ludo_window_get_run (self)),
                     word_said_cb, self);
}

gboolean
_ludo_window_needs_word (LudoWindow *self)
{
  return ludo_window_get_locked (self, FALSE)
         && ludo_lesson_run_get_lesson (_ludo_window_get_run (self))->leave
            != NULL;
}

void
ludo_window_restore_lock (LudoWindow *self)
{
  g_autofree char *path = ludo_lock_dup_path (NULL);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LUDO_IS_WINDOW (self));

  if (path == NULL || ludo_window_get_locked (self, FALSE))
    return;
  if (ludo_learn_page_open_kept (_ludo_window_ensure_lessons (self), path,
                                 &error))
    {
      self->learn_from = NULL;
      ludo_window_show_page (self, "learn");
    }
  else
    ludo_messages_fail (self->messages, path, error->message);
}

/* Shows why the work in lessons cannot be saved, until it can. */
static void
unkept_cb (LudoWindow *self,
           const char *sentence)
{
  if (sentence != NULL)
    ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, WORK_TOPIC,
                       sentence);
  else
    ludo_messages_solve (self->messages, WORK_TOPIC);
}

static void
damaged_cb (LudoWindow *self,
            const char *sentence)
{
  ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, NULL, sentence);
}

void
_ludo_window_watch_lessons (LudoWindow *self)
{
  self->lessons = ludo_lesson_store_dup_default ();
  ludo_signal_connect (self->lessons, "problem", unkept_cb, self);
  ludo_signal_connect (self->lessons, "damaged", damaged_cb, self);
}

gboolean
ludo_window_open_lesson (LudoWindow *self,
                         GFile      *file)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (LUDO_IS_WINDOW (self) && G_IS_FILE (file), FALSE);

  if (ludo_window_get_locked (self, TRUE))
    return FALSE;
  path = g_file_get_path (file);
  if (path == NULL
      || !ludo_learn_page_open (_ludo_window_ensure_lessons (self), path,
                                &error))
    {
      g_autofree char *uri = g_file_get_uri (file);

      ludo_messages_fail (self->messages, uri,
                          error != NULL
                            ? error->message
                            : _("A lesson must be a file on this computer."));
      return FALSE;
    }
  ludo_messages_succeed (self->messages);
  self->learn_from = NULL;
  ludo_window_show_page (self, "learn");

  return TRUE;
}

void
_ludo_window_try_again (LudoWindow *self)
{
  const LudoReview *review =
    ludo_analysis_get_review (ludo_play_page_get_analysis (self->play_page));
  g_autoptr (LudoLesson) lesson =
    review != NULL ? ludo_retry_dup_lesson (self->game, review) : NULL;

  if (lesson == NULL)
    return;
  ludo_learn_page_begin (_ludo_window_ensure_lessons (self), lesson);
  /* Let Back return to the review. */
  self->learn_from = g_intern_string (ludo_window_get_page (self));
  ludo_window_show_page (self, "learn");
}

static void
handed_in_cb (LudoWindow *self,
              const char *message,
              LudoHandIn *dialog)
{
  const char *folder = ludo_hand_in_get_folder (dialog);

  /* A setting is UTF-8, but the name of a folder may be something else. */
  if (g_utf8_validate (folder, -1, NULL))
    g_settings_set_string (G_SETTINGS (self->settings), "hand-in-folder",
                           folder);
  ludo_messages_succeed (self->messages);
  ludo_window_show_message (self, LUDO_MESSAGE_NOTE, message);
}

void
_ludo_window_hand_in (LudoWindow *self)
{
  GtkWidget *dialog = ludo_hand_in_new (GTK_WINDOW (self),
                                        _ludo_window_get_run (self));
  g_autofree char *folder = g_settings_get_string (G_SETTINGS (self->settings),
                                                   "hand-in-folder");

  /* The folder may be on a drive that was removed. */
  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    ludo_hand_in_set_folder (LUDO_HAND_IN (dialog), folder);
  ludo_signal_connect (dialog, "done", handed_in_cb, self);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
_ludo_window_ensure_laboratory (LudoWindow *self)
{
  if (self->chance_page != NULL)
    return;

  self->chance_page = ludo_laboratory_page_new (self->laboratory);
  gtk_stack_add_titled (self->stack, self->chance_page, "chance",
                        _("Chance Laboratory"));
}

/* Whether a step of a lesson is being done in the laboratory. */
static gboolean
is_in_step (LudoWindow *self)
{
  return self->laboratory != NULL
         && ludo_laboratory_get_aim (self->laboratory) != NULL;
}

gboolean
_ludo_window_may_show (LudoWindow *self,
                       const char *page)
{
  return g_str_equal (page, "learn")
         || (g_str_equal (page, "chance") && is_in_step (self))
         || !ludo_window_get_locked (self, FALSE);
}

gboolean
ludo_window_get_locked (LudoWindow *self,
                        gboolean    notify)
{
  const char *page = ludo_window_get_page (self);
  gboolean locked = (g_str_equal (page, "learn")
                     || (g_str_equal (page, "chance") && is_in_step (self)))
                    && ludo_learn_page_get_locked (self->learn_page);

  if (locked && notify)
    ludo_window_show_message (self, LUDO_MESSAGE_NOTE,
                              _("A locked lesson is in progress; nothing else "
                                "can be opened."));

  return locked;
}
