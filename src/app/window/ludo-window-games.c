/* ludo-window-games.c: begins, resumes and restores games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-games.h"

#include <glib/gi18n.h>

#include "app/new-game/ludo-new-game.h"
#include "app/shelf/ludo-action-list.h"
#include "app/window/ludo-questions.h"
#include "games/games.h"
#include "play/ludo-signal.h"

static LudoAutosave *
autosave_of (LudoWindow *self)
{
  return ludo_game_files_get_autosave (ludo_window_get_files (self));
}

void
_ludo_window_ask_which_game (LudoWindow *self,
                             const char *action,
                             const char *page_id)
{
  const GameRules *const *games = games_list ();
  GtkWidget *dialog = ludo_action_list_new (GTK_WINDOW (self),
                                            _("Which Game?"));

  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *place = g_strjoin ("/", games[i]->id, page_id, NULL);

      ludo_action_list_add (dialog,
                            gettext (ludo_game_info_for (games[i]->id)->name),
                            NULL, action, place);
    }
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
start_cb (LudoWindow  *self,
          LudoNewGame *dialog)
{
  g_autoptr (LudoGame) game = NULL;
  LudoChoices choices;

  ludo_new_game_get_choices (dialog, &choices);
  *ludo_window_get_choices (self, choices.rules->id) = choices;

  game = ludo_choices_begin (&choices, ludo_game_draw_seed ());
  ludo_game_files_begin (ludo_window_get_files (self), game);
}

static void
play_again (LudoWindow *self,
            gboolean    swap)
{
  g_autoptr (LudoGame) game =
    ludo_choices_begin_again (ludo_window_get_game (self),
                              ludo_game_draw_seed (), swap);

  ludo_game_files_begin (ludo_window_get_files (self), game);
}

void
_ludo_window_rematch (LudoWindow *self)
{
  play_again (self, FALSE);
}

void
_ludo_window_swap_sides (LudoWindow *self)
{
  play_again (self, TRUE);
}

void
_ludo_window_undo (LudoWindow *self)
{
  LudoGameFiles *files = ludo_window_get_files (self);
  LudoReplacedGame *replaced = ludo_game_files_get_replaced (files);
  LudoPlayPage *page = ludo_window_get_play_page (self);
  LudoGame *game = ludo_window_get_game (self);

  if (game != NULL && ludo_game_get_n_before_person (game) < 0
      && !ludo_replay_get_motion (ludo_play_page_get_replay (page))->begun
      && ludo_replaced_game_get (replaced) != NULL)
    ludo_game_files_restore (files);
  else
    ludo_play_page_undo (page);
}

/* Whether a new game of this kind would replace an unfinished one. */
static gboolean
replaces_game (LudoWindow *self,
               const char *game_id)
{
  LudoGame *game = ludo_window_get_game (self);

  if (game != NULL && g_str_equal (ludo_game_get_rules (game)->id, game_id))
    return ludo_game_get_n_plies (game) > 0 && !ludo_game_get_over (game);

  return ludo_autosave_has (autosave_of (self), game_id);
}

void
_ludo_window_ask_new_game (LudoWindow *self,
                           const char *game_id)
{
  GtkWidget *dialog;

  /* Show the window first, because the dialog needs a parent on the screen. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_window_present (GTK_WINDOW (self));
  dialog = ludo_new_game_new (GTK_WINDOW (self),
                              ludo_window_get_choices (self, game_id),
                              replaces_game (self, game_id));
  ludo_signal_connect (dialog, "start", start_cb, self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
resume (GtkWindow *window,
        gpointer   data)
{
  LudoWindow *self = LUDO_WINDOW (window);
  LudoGame *left = ludo_window_get_game (self);
  const char *game_id = data;
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (left != NULL && g_str_equal (ludo_game_get_rules (left)->id, game_id)
      && !ludo_game_get_over (left))
    {
      ludo_messages_succeed
        (ludo_game_files_get_messages (ludo_window_get_files (self)));
      ludo_window_show_page (self, "play");
      return;
    }

  game = ludo_autosave_load (autosave_of (self), game_id, &error);
  if (game != NULL)
    ludo_game_files_go_on_with (ludo_window_get_files (self), game, NULL);
  else if (error != NULL)
    {
      ludo_window_refresh (self);
      ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
    }
  else
    _ludo_window_ask_new_game (self, game_id);
}

void
ludo_window_resume (LudoWindow *self,
                    const char *game_id)
{
  g_return_if_fail (LUDO_IS_WINDOW (self) && games_find (game_id) != NULL);

  if (ludo_window_get_locked (self, TRUE))
    return;
  ludo_questions_push (GTK_WINDOW (self), resume, g_strdup (game_id), g_free);
}
