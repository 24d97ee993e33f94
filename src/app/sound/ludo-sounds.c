/* ludo-sounds.c: plays the sounds of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sounds are played in threads, because any call to a sound server may block.
 * Each ply has a thread of its own, which ends after its last sound.
 */

#include "app/sound/ludo-sounds.h"

#include <glib/gi18n.h>

#include "app/sound/ludo-sound-output.h"
#include "games/games.h"
#include "play/ludo-paths.h"
#include "play/ludo-signal.h"

/* The sound at the end of a game or a lesson. */
#define END_SOUND "end"

#define SPEED_MIN 0.1
#define SPEED_MAX 10.0

/* A sound that would be later than this, in microseconds, is dropped, because
 * the server is slow. */
#define LATE_MAX (2 * G_USEC_PER_SEC)

/* The interval at which the thread of a ply tries to lock the player, while the
 * thread of an earlier ply still uses it; in microseconds. */
#define LOCK_RETRY_TIME 50000

/* Player: the data that a LudoSounds shares with its threads, which may outlive
 * it. */
typedef struct
{
  GMutex lock;
  LudoSoundsPlay play;
  gpointer data;
  GDestroyNotify free_data;
  char *folder;                 /* the folder of the sound files */
} Player;

/* Ply: the sounds of a ply, owned by its thread. */
typedef struct
{
  Player *player;
  LudoSoundCue cues[LUDO_SOUND_CUES_MAX];
  guint n_cues;                 /* 0: the thread only connects to the server */
  gint64 start_time;            /* when the ply was played, in microseconds */
  double speed;
} Ply;

struct _LudoSounds
{
  LudoModel parent_instance;

  gboolean enabled;
  gboolean on_desktop;          /* FALSE: a LudoSoundsPlay plays the sounds */
  double speed;
  const char *problem;          /* why there is no sound, untranslated, or
                                 * NULL */

  /* Owned */
  GSignalGroup *game_signals;   /* signals of the game */
  LudoMove *part;               /* a part of a move that was heard already */
  Player *player;
  GCancellable *cancellable;    /* of the ply that is being played */
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_SPEED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
G_DEFINE_FINAL_TYPE (LudoSounds, ludo_sounds, LUDO_TYPE_MODEL)

static void
player_clear (gpointer data)
{
  Player *player = data;

  if (player->free_data != NULL)
    player->free_data (player->data);
  g_free (player->folder);
  g_mutex_clear (&player->lock);
}

static void
player_release (Player *player)
{
  g_atomic_rc_box_release_full (player, player_clear);
}

static char *
dup_path (Player     *player,
          const char *sound,
          guint       take)
{
  g_autofree char *name = g_strdup_printf ("%s-%u.wav", sound, take);

  return g_build_filename (player->folder, name, NULL);
}

static gboolean
has_files (Player     *player,
           const char *sound)
{
  for (guint take = 1; sound != NULL && take <= LUDO_SOUND_TAKES; take++)
    {
      g_autofree char *path = dup_path (player, sound, take);

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return FALSE;
    }

  return TRUE;
}

static void
set_problem (LudoSounds *self,
             const char *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;

  self->problem = problem;
  ludo_model_emit_changed (self);
}

/* Returns the reason why there can be no sounds, untranslated, or NULL, without
 * calling the sound server. */
static const char *
find_problem (LudoSounds *self)
{
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const LudoGameSounds *sounds =
        games_find_module (games_list ()[i]->id)->sounds;

      if (!has_files (self->player, END_SOUND)
          || !has_files (self->player, sounds->throw)
          || !has_files (self->player, sounds->piece))
        return N_("The sound files are missing: the program is not fully "
                  "installed.");
    }

  return self->on_desktop ? ludo_sound_output_find_problem () : NULL;
}

static void
ply_free (gpointer data)
{
  Ply *ply = data;

  player_release (ply->player);
  g_free (ply);
}

/* Waits until @time or until @cancellable is cancelled; then returns FALSE. */
static gboolean
wait_until (gint64        time,
            GCancellable *cancellable)
{
  gint64 left = time - g_get_monotonic_time ();
  GPollFD poll;

  if (left > 0 && g_cancellable_make_pollfd (cancellable, &poll))
    {
      g_poll (&poll, 1, (int) (left / 1000));
      g_cancellable_release_fd (cancellable);
    }

  return !g_cancellable_is_cancelled (cancellable);
}

static gboolean
play_cues (Ply          *ply,
           GCancellable *cancellable,
           GError      **error)
{
  Player *player = ply->player;

  if (ply->n_cues == 0)
    return player->play (NULL, player->data, error);

  for (guint i = 0; i < ply->n_cues; i++)
    {
      gint64 due = ply->start_time + (gint64) (ply->cues[i].delay / ply->speed
                                               * G_USEC_PER_SEC);
      g_autofree char *path = dup_path (player, ply->cues[i].sound,
                                        ply->cues[i].take);

      if (!wait_until (due, cancellable))
        break;
      if (g_get_monotonic_time () < due + LATE_MAX
          && !player->play (path, player->data, error))
        return FALSE;
    }

  return TRUE;
}

static void
play_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Ply *ply = data;
  gint64 last = ply->start_time + (gint64) (LUDO_SOUND_DELAY_MAX / ply->speed
                                            * G_USEC_PER_SEC) + LATE_MAX;
  GError *error = NULL;
  gboolean played;

  /* Give up after a while, so that a server that does not answer blocks one
   * thread only, instead of one for each ply. */
  while (!g_mutex_trylock (&ply->player->lock))
    if (g_get_monotonic_time () > last
        || !wait_until (g_get_monotonic_time () + LOCK_RETRY_TIME, cancellable))
      {
        g_task_return_boolean (task, TRUE);
        return;
      }

  played = play_cues (ply, cancellable, &error);
  g_mutex_unlock (&ply->player->lock);
  if (played)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
stop (LudoSounds *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
played_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  LudoSounds *self;
  g_autoptr (GError) error = NULL;

  /* A cancelled task does not touch @data, which may be freed. */
  if (g_task_propagate_boolean (G_TASK (result), &error)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = data;
  g_debug ("%s", error->message);
  stop (self);
  set_problem (self, N_("The audio system is not responding."));
}

/* Creates a ply without sounds that starts now. */
static Ply *
ply_new (LudoSounds *self)
{
  Ply *ply = g_new0 (Ply, 1);

  ply->player = g_atomic_rc_box_acquire (self->player);
  ply->start_time = g_get_monotonic_time ();
  /* A single step has the normal speed. */
  ply->speed = self->speed < SPEED_MIN ? 1 : self->speed;

  return ply;
}

/* Stops the ply that is being played and plays @ply, whose ownership it
 * takes. */
static void
start (LudoSounds *self,
       Ply        *ply)
{
  g_autoptr (GTask) task = NULL;

  stop (self);
  self->cancellable = g_cancellable_new ();
  /* Give the task no reference to the object, because the last reference might
   * be dropped in the thread. */
  task = g_task_new (NULL, self->cancellable, played_cb, self);
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, ply, ply_free);
  g_task_run_in_thread (task, play_in_thread);
}

/* Plays the sounds of the events of @trace. */
static void
play_trace (LudoSounds      *self,
            LudoGame        *game,
            const GameState *before,
            const GameTrace *trace)
{
  Ply *ply = ply_new (self);

  ply->n_cues =
    ludo_sound_cues (games_find_module (ludo_game_get_rules (game)->id),
                     before, trace, ply->cues);
  if (ply->n_cues > 0)
    start (self, ply);
  else
    ply_free (ply);
}

static gboolean
is_audible (LudoSounds *self)
{
  return self->enabled && self->problem == NULL;
}

/* Returns how many of @events were heard when a part of the move was shown. */
static gsize
count_heard (LudoSounds   *self,
             const GArray *events)
{
  const GameTrace *part = self->part != NULL ? ludo_move_get_trace (self->part)
                                             : NULL;

  return part != NULL && part->n_events <= events->len
         && memcmp (part->events, events->data,
                    part->n_events * sizeof (GameEvent)) == 0
           ? part->n_events : 0;
}

static void
changed_cb (LudoSounds *self,
            guint       n_undone,
            guint       n_played,
            LudoGame   *game)
{
  GListModel *moves = ludo_game_get_moves (game);
  guint n_moves = g_list_model_get_n_items (moves);
  guint n_audible =
    n_undone > 0 ? 0 : ludo_game_count_new_plies (game, n_played);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  g_autoptr (LudoMove) first = NULL;
  GameTrace turn = GAME_TRACE_INIT;
  gsize n_heard;

  /* When steps are shown one by one, ludo_sounds_play_step() plays them and may
   * have played the first already. */
  if (self->speed < SPEED_MIN && n_undone == 0)
    return;

  if (n_undone + n_played > 0)
    stop (self);
  if (n_audible == 0 || !is_audible (self))
    return;

  /* Join the events of the plies of a turn, which are shown one after
   * another. */
  for (guint i = n_moves - n_audible; i < n_moves; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      const GameTrace *trace = ludo_move_get_trace (move);

      g_array_append_vals (events, trace->events, (guint) trace->n_events);
    }
  n_heard = n_audible == 1 ? count_heard (self, events) : 0;
  turn.events = (GameEvent *) events->data + n_heard;
  turn.n_events = events->len - n_heard;
  first = g_list_model_get_item (moves, n_moves - n_audible);
  play_trace (self, game,
              n_heard > 0 ? ludo_move_get_after (self->part)
                          : ludo_move_get_before (first), &turn);
}

void
ludo_sounds_play_part (LudoSounds *self,
                       LudoMove   *part)
{
  g_autoptr (LudoGame) game = NULL;

  g_return_if_fail (LUDO_IS_SOUNDS (self) && LUDO_IS_MOVE (part));

  g_set_object (&self->part, part);
  game = g_signal_group_dup_target (self->game_signals);
  if (game != NULL && is_audible (self) && self->speed >= SPEED_MIN)
    play_trace (self, game, ludo_move_get_before (part),
                ludo_move_get_trace (part));
}

void
ludo_sounds_bind_board (LudoSounds *self,
                        LudoBoard  *board)
{
  g_return_if_fail (LUDO_IS_SOUNDS (self) && LUDO_IS_BOARD (board));

  g_object_bind_property (board, "game", self, "game", G_BINDING_SYNC_CREATE);
  g_object_bind_property (board, "speed", self, "speed", G_BINDING_SYNC_CREATE);
  ludo_signal_connect (board, "stepped", ludo_sounds_play_step, self);
  ludo_signal_connect (board, "begun", ludo_sounds_play_part, self);
}

void
ludo_sounds_play_step (LudoSounds      *self,
                       const GameEvent *event)
{
  g_autoptr (LudoGame) game = NULL;
  GameEvent copy = *event;
  GameTrace trace = { &copy, 1, 0 };

  g_return_if_fail (LUDO_IS_SOUNDS (self));

  game = g_signal_group_dup_target (self->game_signals);
  if (game != NULL && is_audible (self))
    play_trace (self, game, ludo_game_get_state (game), &trace);
}

void
ludo_sounds_play_end (LudoSounds *self)
{
  Ply *ply;

  g_return_if_fail (LUDO_IS_SOUNDS (self));

  if (!is_audible (self))
    return;

  ply = ply_new (self);
  ply->cues[0] = (LudoSoundCue) { .sound = END_SOUND, .take = 1 };
  ply->n_cues = 1;
  start (self, ply);
}

/* Changes the game, and drops the remaining sounds of the earlier game. */
static void
set_game (LudoSounds *self,
          LudoGame   *game)
{
  g_autoptr (LudoGame) before = g_signal_group_dup_target (self->game_signals);

  if (before == game)
    return;

  stop (self);
  g_clear_object (&self->part);
  g_signal_group_set_target (self->game_signals, game);
}

static void
ludo_sounds_set_property (GObject      *object,
                          guint         property,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  LudoSounds *self = LUDO_SOUNDS (object);

  switch (property)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;

    case PROP_SPEED:
      self->speed = g_value_get_double (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
ludo_sounds_finalize (GObject *object)
{
  LudoSounds *self = LUDO_SOUNDS (object);

  stop (self);
  g_clear_object (&self->part);
  g_clear_object (&self->game_signals);
  player_release (self->player);

  G_OBJECT_CLASS (ludo_sounds_parent_class)->finalize (object);
}

static void
ludo_sounds_class_init (LudoSoundsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = ludo_sounds_set_property;
  object_class->finalize = ludo_sounds_finalize;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, LUDO_TYPE_GAME, flags);
  properties[PROP_SPEED] =
    g_param_spec_double ("speed", NULL, NULL, 0, SPEED_MAX, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ludo_sounds_init (LudoSounds *self)
{
  self->speed = 1;
  self->game_signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed",
                                  G_CALLBACK (changed_cb), self);
}

LudoSounds *
ludo_sounds_new (void)
{
  LudoSounds *self = ludo_sounds_new_for_play (ludo_sound_output_play,
                                               ludo_sound_output_new (),
                                               ludo_sound_output_free);

  self->on_desktop = TRUE;
  self->problem = find_problem (self);

  return self;
}

LudoSounds *
ludo_sounds_new_for_play (LudoSoundsPlay play,
                          gpointer       data,
                          GDestroyNotify free_data)
{
  LudoSounds *self = g_object_new (LUDO_TYPE_SOUNDS, NULL);
  Player *player = g_atomic_rc_box_new0 (Player);
  g_autofree char *data_folder = ludo_paths_dup_data ();

  g_mutex_init (&player->lock);
  player->play = play;
  player->data = data;
  player->free_data = free_data;
  player->folder = g_build_filename (data_folder, "sounds", NULL);
  self->player = player;
  self->problem = find_problem (self);

  return self;
}

void
ludo_sounds_set_enabled (LudoSounds *self,
                         gboolean    enabled)
{
  g_return_if_fail (LUDO_IS_SOUNDS (self));

  if (self->enabled == !!enabled)
    return;

  self->enabled = !!enabled;
  stop (self);
  if (!self->enabled)
    return;

  set_problem (self, find_problem (self));
  /* Connect to the server now, which takes a while, so that the first sound is
   * not late. */
  if (self->problem == NULL)
    start (self, ply_new (self));
}

const char *
ludo_sounds_get_reason (LudoSounds *self)
{
  g_return_val_if_fail (LUDO_IS_SOUNDS (self), NULL);

  return self->problem != NULL ? gettext (self->problem) : NULL;
}
