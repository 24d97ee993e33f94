/* ludo-computer.c: plays the computer's seats of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-computer.h"

#define MOVE_DELAY_DEFAULT 700
#define THINK_TIME_DEFAULT 1000

/* The most milliseconds between the end of an animation, or of a capture, and
 * the computer's ply. */
#define REST_AFTER_MOTION 250
#define REST_AFTER_CAPTURE 1000

struct _LudoComputer
{
  GObject parent_instance;

  gboolean paused;
  gboolean waiting;
  gboolean moving;              /* something moves on the board */
  guint move_delay;             /* milliseconds */
  guint think_time;
  GameMove line[SEARCH_LINE_MAX];       /* what is still to be played */
  int n_line;
  gint64 since;                 /* when it became our turn to play a ply, in
                                 * the monotonic clock; 0: it is not */
  gint64 not_before;            /* until then the last ply is looked at */

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  LudoSearchTask *task;
  guint timeout_id;
};

enum
{
  PROP_0,
  PROP_THINKING,
  PROP_THINK_TIME,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoComputer, ludo_computer, G_TYPE_OBJECT)

static void consider (LudoComputer *self);

/* Drops the wait, the search and the moves that it found. */
static void
drop_everything (LudoComputer *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->n_line = 0;
  self->since = 0;
  if (ludo_search_task_cancel (self->task))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

static gboolean
is_computers_turn (LudoComputer *self)
{
  return self->game != NULL && !self->paused
         && !ludo_game_get_turn_pending (self->game)
         && ludo_player_is (ludo_game_get_current_player (self->game),
                            LUDO_PLAYER_COMPUTER);
}

/* Throws, or plays all the moves that were found, because a turn is one act.
 * The game's "changed" then makes the computer consider its next turn. */
static void
play (LudoComputer *self)
{
  g_autoptr (LudoGame) game = g_object_ref (self->game);

  ludo_game_begin_change (game);
  if (ludo_game_get_at_chance (game))
    ludo_game_throw (game);
  for (int i = 0; i < self->n_line; i++)
    ludo_game_play_move (game, self->line[i]);
  ludo_game_end_change (game);
}

static gboolean
due_cb (gpointer data)
{
  g_autoptr (LudoComputer) self = g_object_ref (LUDO_COMPUTER (data));

  self->timeout_id = 0;
  play (self);

  return G_SOURCE_REMOVE;
}

guint
ludo_computer_delay_for (guint delay,
                         int   n_choices)
{
  guint doublings = 0;

  if (n_choices == 1)
    return delay / 2;

  /* There are ten doublings from two moves to the most that a position can
   * have. */
  while (n_choices > 1)
    {
      n_choices /= 2;
      doublings++;
    }

  return delay + (guint) ((guint64) delay * MIN (doublings, 10) / 10);
}

guint
ludo_computer_delay_left (gint64 since,
                          gint64 now,
                          guint  delay,
                          gint64 not_before)
{
  gint64 due = MAX (since + (gint64) delay * 1000, not_before);

  return due > now ? (guint) MIN ((due - now + 999) / 1000, G_MAXUINT / 2) : 0;
}

/* Time spent in thought counts: the move comes neither at once nor late. */
static void
schedule (LudoComputer *self)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  guint delay =
    ludo_computer_delay_for (self->move_delay,
                             ludo_game_get_legal_moves (self->game, moves));
  guint wait = ludo_computer_delay_left (self->since, g_get_monotonic_time (),
                                         delay, self->not_before);

  self->timeout_id = g_timeout_add (wait, due_cb, self);
}

static void
found_cb (gpointer asker,
          gpointer answer)
{
  LudoComputer *self = asker;
  g_autofree SearchResult *result = answer;

  memcpy (self->line, result->line, sizeof self->line);
  self->n_line = result->n_line;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
  consider (self);
}

static void
start_thinking (LudoComputer *self)
{
  const GamePosition *position = ludo_game_get_position (self->game);
  const SearchLimits limits = {
    .movetime_ms = self->think_time,
    .level = ludo_game_get_current_player (self->game)->level,
    .seed = ludo_game_get_seed (self->game)
            + ludo_game_get_n_plies (self->game),
    .hash_mib = 64,
  };

  ludo_search_task_start (self->task, position, position->n_plies,
                          g_memdup2 (&limits, sizeof limits), g_free);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* Decides what to do next, after any change. */
static void
consider (LudoComputer *self)
{
  if (self->timeout_id != 0 || ludo_search_task_get_running (self->task)
      || !is_computers_turn (self))
    return;

  if (self->since == 0)
    self->since = g_get_monotonic_time ();
  if (ludo_game_get_at_chance (self->game)
      || self->n_line > 0)
    {
      if (!self->waiting && !self->moving)
        schedule (self);
    }
  else
    start_thinking (self);
}

/* Whether the last ply of the game took something. */
static gboolean
has_captured (LudoComputer *self)
{
  LudoMove *last = ludo_game_get_last_move (self->game);
  const GameTrace *trace = last != NULL ? ludo_move_get_trace (last) : NULL;

  for (size_t i = 0; trace != NULL && i < trace->n_events; i++)
    if (ludo_event_info_get_flags (ludo_game_get_info (self->game)->events,
                                   trace->events[i].type) & LUDO_EVENT_TAKES)
      return TRUE;

  return FALSE;
}

/* Gives a person the time to see how the last ply ended. */
static void
begin_rest (LudoComputer *self)
{
  guint rest = has_captured (self)
                 ? MIN (2 * self->move_delay, REST_AFTER_CAPTURE)
                 : MIN (self->move_delay, REST_AFTER_MOTION);

  self->not_before = g_get_monotonic_time () + (gint64) rest * 1000;
}

static void
game_changed_cb (LudoComputer *self)
{
  drop_everything (self);
  begin_rest (self);
  consider (self);
}

static void
ludo_computer_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  LudoComputer *self = LUDO_COMPUTER (object);

  switch (prop_id)
    {
    case PROP_THINKING:
      g_value_set_boolean (value, ludo_computer_get_thinking (self));
      break;
    case PROP_THINK_TIME:
      g_value_set_uint (value, self->think_time);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_computer_finalize (GObject *object)
{
  LudoComputer *self = LUDO_COMPUTER (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  ludo_search_task_free (self->task);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_computer_parent_class)->finalize (object);
}

static void
ludo_computer_class_init (LudoComputerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ludo_computer_get_property;
  object_class->finalize = ludo_computer_finalize;

  props[PROP_THINKING] =
    g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);
  props[PROP_THINK_TIME] =
    g_param_spec_uint ("think-time", NULL, NULL, 1, G_MAXUINT,
                       THINK_TIME_DEFAULT, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ludo_computer_init (LudoComputer *self)
{
  self->move_delay = MOVE_DELAY_DEFAULT;
  self->think_time = THINK_TIME_DEFAULT;
  self->task = ludo_search_task_new (ludo_search_turn, g_free, found_cb, self);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (game_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "notify::turn-pending",
                                  G_CALLBACK (consider), self);
}

LudoComputer *
ludo_computer_new (void)
{
  return g_object_new (LUDO_TYPE_COMPUTER, NULL);
}

void
ludo_computer_set_game (LudoComputer *self,
                        LudoGame     *game)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  drop_everything (self);
  g_signal_group_set_target (self->signals, game);
  consider (self);
}

void
ludo_computer_play_next (LudoComputer *self,
                         GameMove      move)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));

  if (move == GAME_MOVE_NONE || !is_computers_turn (self))
    return;

  drop_everything (self);
  self->line[0] = move;
  self->n_line = 1;
  consider (self);
}

gboolean
ludo_computer_get_thinking (LudoComputer *self)
{
  g_return_val_if_fail (LUDO_IS_COMPUTER (self), FALSE);

  return ludo_search_task_get_running (self->task);
}

gboolean
ludo_computer_get_paused (LudoComputer *self)
{
  g_return_val_if_fail (LUDO_IS_COMPUTER (self), FALSE);

  return self->paused;
}

void
ludo_computer_set_paused (LudoComputer *self,
                          gboolean      paused)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));

  paused = !!paused;
  if (self->paused == paused)
    return;

  self->paused = paused;
  if (paused)
    drop_everything (self);
  consider (self);
}

void
ludo_computer_set_waiting (LudoComputer *self,
                           gboolean      waiting)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));

  waiting = !!waiting;
  if (self->waiting == waiting)
    return;

  self->waiting = waiting;
  if (waiting)
    g_clear_handle_id (&self->timeout_id, g_source_remove);
  consider (self);
}

void
ludo_computer_set_move_delay (LudoComputer *self,
                              guint         milliseconds)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));

  self->move_delay = milliseconds;
}

void
ludo_computer_set_moving (LudoComputer *self,
                          gboolean      moving)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));

  moving = !!moving;
  if (self->moving == moving)
    return;

  self->moving = moving;
  if (moving)
    g_clear_handle_id (&self->timeout_id, g_source_remove);
  else if (self->game != NULL)
    begin_rest (self);
  consider (self);
}

void
ludo_computer_set_think_time (LudoComputer *self,
                              guint         milliseconds)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));
  g_return_if_fail (milliseconds > 0);

  if (self->think_time == milliseconds)
    return;

  self->think_time = milliseconds;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINK_TIME]);
}

void
ludo_computer_set_search (LudoComputer   *self,
                          LudoSearchFunc  search)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self) && search != NULL);

  ludo_search_task_set_search (self->task, search);
}

void
ludo_computer_reconsider (LudoComputer *self)
{
  g_return_if_fail (LUDO_IS_COMPUTER (self));

  drop_everything (self);
  consider (self);
}
