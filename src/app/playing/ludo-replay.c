/* ludo-replay.c: looks at earlier positions of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-replay.h"

#include "play/ludo-signal.h"

#define MOVE_DELAY 900

struct _LudoReplay
{
  LudoModel parent_instance;

  guint move_delay;             /* milliseconds */
  guint play_id;                /* 0 unless playing by itself */
  gboolean was_paused;          /* the computer was, before the preview */
  guint stop_at;                /* the number of plies at which autoplay ends */
  guint left_at;                /* plies before the first of @other */
  GameMove other[LUDO_REPLAY_LINE_MAX];
  int n_other;                  /* 0: the line that was played is shown */
  int n_other_shown;
  LudoBoardMotion motion;

  /* Owned */
  LudoComputer *computer;
  LudoGame *game;
  LudoGame *copy;               /* NULL unless previewing */
};

G_DEFINE_FINAL_TYPE (LudoReplay, ludo_replay, LUDO_TYPE_MODEL)

static void
stop_playing (LudoReplay *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
}

static void
forget_copy (LudoReplay *self)
{
  stop_playing (self);
  if (self->copy == NULL)
    return;

  self->n_other = 0;
  g_clear_object (&self->copy);
  ludo_computer_set_paused (self->computer, self->was_paused);
}

/* Copies the game for the preview, unless there is a copy.  A copy that has
 * shown moves that nobody played is replaced by one at the position before
 * them, because those moves have overwritten its line. */
static gboolean
begin_preview (LudoReplay *self)
{
  g_autoptr (LudoGame) copy = NULL;

  if (self->game == NULL)
    return FALSE;
  if (self->copy != NULL && self->n_other == 0)
    return TRUE;

  if (self->copy == NULL)
    {
      self->was_paused = ludo_computer_get_paused (self->computer);
      ludo_computer_set_paused (self->computer, TRUE);
    }
  copy = ludo_game_copy (self->game);
  if (self->n_other > 0)
    ludo_game_go_to (copy, self->left_at);
  self->n_other = 0;
  g_set_object (&self->copy, copy);

  return TRUE;
}

static void
ludo_replay_dispose (GObject *object)
{
  LudoReplay *self = LUDO_REPLAY (object);

  if (self->computer != NULL)
    forget_copy (self);
  g_clear_object (&self->game);
  g_clear_object (&self->computer);

  G_OBJECT_CLASS (ludo_replay_parent_class)->dispose (object);
}

static void
ludo_replay_class_init (LudoReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_replay_dispose;
  ludo_signal_new (klass, "jumped", 0);
}

static void
ludo_replay_init (LudoReplay *self)
{
  self->move_delay = MOVE_DELAY;
}

LudoReplay *
ludo_replay_new (LudoComputer *computer)
{
  LudoReplay *self;

  g_return_val_if_fail (LUDO_IS_COMPUTER (computer), NULL);

  self = g_object_new (LUDO_TYPE_REPLAY, NULL);
  self->computer = g_object_ref (computer);

  return self;
}

void
ludo_replay_set_game (LudoReplay *self,
                      LudoGame   *game)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  forget_copy (self);
  g_set_object (&self->game, game);
  g_signal_emit_by_name (self, "jumped");
}

LudoGame *
ludo_replay_get_shown (LudoReplay *self)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self), NULL);

  return self->copy != NULL ? self->copy : self->game;
}

gboolean
ludo_replay_get_previewing (LudoReplay *self)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self), FALSE);

  return self->copy != NULL;
}

guint
ludo_replay_get_n_shown (LudoReplay *self)
{
  LudoGame *shown = ludo_replay_get_shown (self);

  if (self->n_other > 0)
    return self->left_at;

  return shown != NULL ? ludo_game_get_n_plies (shown) : 0;
}

guint
ludo_replay_get_n_announced (LudoReplay *self)
{
  guint n_shown = ludo_replay_get_n_shown (self);

  return self->motion.moving ? MIN (n_shown, self->motion.n_shown) : n_shown;
}

/* Shows the position after @n_plies without emitting "changed".  Returns: FALSE
 * if there is no game. */
static gboolean
jump (LudoReplay *self,
      guint       n_plies)
{
  if (!begin_preview (self))
    return FALSE;

  stop_playing (self);
  ludo_game_go_to (self->copy,
                   MIN (n_plies, ludo_game_get_n_plies (self->game)));
  /* Skip the animation of the last ply. */
  g_signal_emit_by_name (self, "jumped");

  return TRUE;
}

const LudoBoardMotion *
ludo_replay_get_motion (LudoReplay *self)
{
  return &self->motion;
}

void
ludo_replay_preview (LudoReplay *self,
                     guint       n_plies)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  if (jump (self, n_plies))
    ludo_model_emit_changed (self);
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
  if (!begin_preview (self))
    return FALSE;

  g_signal_emit_by_name (self, "jumped");
  if (by < 0)
    ludo_game_undo (self->copy);
  else
    ludo_game_redo (self->copy);

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
  ludo_model_emit_changed (self);

  return TRUE;
}

static void plan_next (LudoReplay *self);

/* Shows the next of the moves that nobody played.  Returns: FALSE after the
 * last. */
static gboolean
show_next_other (LudoReplay *self)
{
  g_signal_emit_by_name (self, "jumped");
  ludo_game_play_move (self->copy, self->other[self->n_other_shown++]);

  return self->n_other_shown < self->n_other;
}

static gboolean
play_cb (gpointer data)
{
  LudoReplay *self = data;

  self->play_id = 0;
  if (self->motion.moving)
    {
      plan_next (self);
      return G_SOURCE_REMOVE;
    }

  if (self->n_other > 0
        ? show_next_other (self)
        : step (self, 1) && ludo_replay_get_n_shown (self) < self->stop_at)
    plan_next (self);
  ludo_model_emit_changed (self);

  return G_SOURCE_REMOVE;
}

/* Schedules the next ply for a moment after the board has come to rest. */
static void
plan_next (LudoReplay *self)
{
  self->play_id = g_timeout_add (self->move_delay
                                 + (guint) (self->motion.left * 1000),
                                 play_cb, self);
}

void
ludo_replay_set_motion (LudoReplay            *self,
                        const LudoBoardMotion *motion)
{
  g_return_if_fail (LUDO_IS_REPLAY (self) && motion != NULL);

  self->motion = *motion;
  if (self->play_id == 0)
    return;

  stop_playing (self);
  plan_next (self);
}

void
ludo_replay_set_playing (LudoReplay *self,
                         gboolean    playing)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  if (ludo_replay_get_playing (self) == !!playing)
    return;

  stop_playing (self);
  if (playing && begin_preview (self))
    {
      self->stop_at = ludo_game_get_n_plies (self->game);
      if (ludo_replay_get_n_shown (self)
          >= ludo_game_get_n_plies (self->game))
        ludo_game_go_to (self->copy, 0);
      g_signal_emit_by_name (self, "jumped");
      plan_next (self);
    }
  ludo_model_emit_changed (self);
}

void
ludo_replay_show_turn (LudoReplay *self,
                       guint       first,
                       guint       last)
{
  g_return_if_fail (LUDO_IS_REPLAY (self) && first < last);

  if (!jump (self, first))
    return;

  self->stop_at = MIN (last, ludo_game_get_n_plies (self->game));
  if (step (self, 1) && ludo_replay_get_n_shown (self) < self->stop_at)
    plan_next (self);
  ludo_model_emit_changed (self);
}

void
ludo_replay_show_other (LudoReplay     *self,
                        guint           first,
                        const GameMove *moves,
                        int             n_moves)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));
  g_return_if_fail (n_moves > 0 && n_moves <= LUDO_REPLAY_LINE_MAX);

  if (!jump (self, first))
    return;

  self->left_at = first;
  self->n_other = n_moves;
  self->n_other_shown = 0;
  for (int i = 0; i < n_moves; i++)
    self->other[i] = moves[i];
  if (show_next_other (self))
    plan_next (self);
  ludo_model_emit_changed (self);
}

int
ludo_replay_get_other (LudoReplay *self,
                       GameMove   *moves)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self), 0);

  for (int i = 0; moves != NULL && i < self->n_other; i++)
    moves[i] = self->other[i];

  return self->n_other;
}

gboolean
ludo_replay_get_playing (LudoReplay *self)
{
  g_return_val_if_fail (LUDO_IS_REPLAY (self), FALSE);

  return self->play_id != 0;
}

void
ludo_replay_set_move_delay (LudoReplay *self,
                            guint       milliseconds)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  self->move_delay = milliseconds;
}

void
ludo_replay_end (LudoReplay *self)
{
  g_return_if_fail (LUDO_IS_REPLAY (self));

  if (self->copy == NULL)
    return;

  forget_copy (self);
  g_signal_emit_by_name (self, "jumped");
  ludo_model_emit_changed (self);
}
