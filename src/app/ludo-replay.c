/* ludo-replay.c: looks at earlier positions of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-replay"

#include "config.h"

#include "app/ludo-replay.h"

#include "play/ludo-record.h"

#define PACE 900

struct _LudoReplay
{
  GObject parent_instance;

  guint pace;                   /* milliseconds */
  guint play_id;                /* 0 unless playing by itself */
  gboolean was_paused;          /* the computer, before looking began */

  /* Owned */
  LudoBoard *board;
  LudoComputer *computer;
  LudoGame *game;
  LudoGame *replica;            /* NULL unless looking */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoReplay, ludo_replay, G_TYPE_OBJECT)

static void
tell_changed (LudoReplay *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The places of the board are made anew with its game, so that a keyboard
 * that was on one of them has to be led back. */
static void
show_on_board (LudoReplay *self,
               LudoGame   *game)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  gboolean had_focus = gtk_widget_get_focus_child (board) != NULL;

  ludo_board_set_game (self->board, game);
  ludo_board_set_interactive (self->board, game == self->game);
  if (had_focus)
    gtk_widget_grab_focus (board);
}

static void
stop_playing (LudoReplay *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
}

static void
forget_replica (LudoReplay *self)
{
  stop_playing (self);
  if (self->replica == NULL)
    return;

  g_clear_object (&self->replica);
  ludo_computer_set_paused (self->computer, self->was_paused);
}

static gboolean
begin_looking (LudoReplay *self)
{
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;

  if (self->replica != NULL)
    return TRUE;
  if (self->game == NULL)
    return FALSE;

  record = ludo_record_to_text (self->game);
  self->replica = ludo_record_from_text (record, -1, "replay", &error);
  if (self->replica == NULL)
    {
      g_info ("No position can be looked at: %s", error->message);
      return FALSE;
    }

  self->was_paused = ludo_computer_get_paused (self->computer);
  ludo_computer_set_paused (self->computer, TRUE);

  return TRUE;
}

static void
ludo_replay_dispose (GObject *object)
{
  LudoReplay *self = LUDO_REPLAY (object);

  if (self->computer != NULL)
    forget_replica (self);
  g_clear_object (&self->game);
  g_clear_object (&self->computer);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (ludo_replay_parent_class)->dispose (object);
}

static void
ludo_replay_class_init (LudoReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_replay_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ludo_replay_init (LudoReplay *self)
{
  self->pace = PACE;
}

LudoReplay *
ludo_replay_new (LudoBoard    *board,
                 LudoComputer *computer)
{
  LudoReplay *self;

  g_return_val_if_fail (LUDO_IS_BOARD (board), NULL);
  g_return_val_if_fail (LUDO_IS_COMPUTER (computer), NULL);

  self = g_object_new (LUDO_TYPE_REPLAY, NULL);
  self->board = g_object_ref (board);
  self->computer = g_object_ref (computer);

  return self;
}

void
ludo_replay_set_game (LudoReplay *self,
                      LudoGame   *game)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  forget_replica (self);
  g_set_object (&self->game, game);
  show_on_board (self, game);
}

LudoGame *
ludo_replay_get_shown (LudoReplay *self)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self), NULL);

  return self->replica != NULL ? self->replica : self->game;
}

gboolean
ludo_replay_get_looking (LudoReplay *self)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self), FALSE);

  return self->replica != NULL;
}

guint
ludo_replay_get_n_shown (LudoReplay *self)
{
  LudoGame *shown = ludo_replay_get_shown (self);

  return shown != NULL ? ludo_game_get_n_plies (shown) : 0;
}

void
ludo_replay_look_at (LudoReplay *self,
                     guint       n_plies)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  if (!begin_looking (self))
    return;

  stop_playing (self);
  ludo_game_go_to (self->replica,
                   MIN (n_plies, ludo_game_get_n_plies (self->game)));
  show_on_board (self, self->replica);
  /* A jump shows where it ends, not the last of the plies in between. */
  ludo_board_skip_motion (self->board);
  tell_changed (self);
}

static gboolean
step (LudoReplay *self,
      int         by)
{
  guint n_shown = ludo_replay_get_n_shown (self);

  if (self->game == NULL)
    return FALSE;
  if (by < 0 ? n_shown == 0 : n_shown >= ludo_game_get_n_plies (self->game))
    return FALSE;
  if (!begin_looking (self))
    return FALSE;

  show_on_board (self, self->replica);
  ludo_board_skip_motion (self->board);
  if (by < 0)
    ludo_game_undo (self->replica);
  else
    ludo_game_redo (self->replica);

  return TRUE;
}

gboolean
ludo_replay_step (LudoReplay *self,
                  int         by)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self) && by != 0, FALSE);

  if (!step (self, by))
    return FALSE;
  stop_playing (self);
  tell_changed (self);

  return TRUE;
}

static void plan_next (LudoReplay *self);

static gboolean
play_cb (gpointer data)
{
  LudoReplay *self = data;

  self->play_id = 0;
  if (ludo_board_get_motion_left (self->board) > 0
      || ludo_board_get_stepping (self->board))
    {
      plan_next (self);
      return G_SOURCE_REMOVE;
    }

  if (step (self, 1)
      && ludo_replay_get_n_shown (self) < ludo_game_get_n_plies (self->game))
    plan_next (self);
  tell_changed (self);

  return G_SOURCE_REMOVE;
}

/* What moves on the board is seen to its end, then rests for a moment. */
static void
plan_next (LudoReplay *self)
{
  double left = ludo_board_get_motion_left (self->board) * 1000;

  self->play_id = g_timeout_add (self->pace + (guint) left, play_cb, self);
}

void
ludo_replay_set_playing (LudoReplay *self,
                         gboolean    playing)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  if (ludo_replay_get_playing (self) == !!playing)
    return;

  stop_playing (self);
  if (playing && begin_looking (self))
    {
      if (ludo_replay_get_n_shown (self)
          >= ludo_game_get_n_plies (self->game))
        ludo_game_go_to (self->replica, 0);
      show_on_board (self, self->replica);
      ludo_board_skip_motion (self->board);
      plan_next (self);
    }
  tell_changed (self);
}

gboolean
ludo_replay_get_playing (LudoReplay *self)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self), FALSE);

  return self->play_id != 0;
}

void
ludo_replay_set_pace (LudoReplay *self,
                      guint       milliseconds)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  self->pace = milliseconds;
}

void
ludo_replay_end (LudoReplay *self)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  if (self->replica == NULL)
    return;

  show_on_board (self, self->game);
  forget_replica (self);
  tell_changed (self);
}
