/* ludo-sounds.c: the sounds of a game being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A timer runs only while sounds of the last ply are still to come.
 */

#define G_LOG_DOMAIN "ludo-sounds"

#include "config.h"

#include "app/sound/ludo-sounds.h"

#include <glib/gi18n.h>

#include "app/ludo-paths.h"
#include "app/sound/ludo-sound-output.h"

#define SPEED_MIN 0.1
#define SPEED_MAX 10.0

/* Sounds handed over and not yet begun.  Where the server takes its time, a
 * sound that would come late is better dropped. */
#define WAITING_MAX 6

/* Timers may fire a little early. */
#define EARLY_USEC 1000

/* Player: what the threads share with the object, and may keep longer. */
typedef struct
{
  GMutex lock;
  LudoSoundsPlay play;
  gpointer data;
  GDestroyNotify free_data;
} Player;

/* Job: one sound on its way through a thread. */
typedef struct
{
  Player *player;
  char *path;                   /* or NULL, as LudoSoundsPlay has it */
} Job;

struct _LudoSounds
{
  GObject parent_instance;

  gboolean enabled;
  gboolean on_desktop;          /* FALSE: playing by other means */
  double speed;
  LudoSilence silence;
  int n_waiting;

  LudoSoundCue cues[LUDO_SOUND_CUES_MAX];
  guint n_cues;
  guint next_cue;
  gint64 began;                 /* when the ply was played, microseconds */
  guint timer;                  /* 0 when no sound is to come */

  /* Owned */
  GSignalGroup *signals;        /* its target is the game */
  Player *player;
  char *folder;
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_ENABLED,
  PROP_AVAILABLE,
  PROP_SPEED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoSounds, ludo_sounds, G_TYPE_OBJECT)

static Player *
player_new (LudoSoundsPlay play,
            gpointer       data,
            GDestroyNotify free_data)
{
  Player *player = g_atomic_rc_box_new0 (Player);

  g_mutex_init (&player->lock);
  player->play = play;
  player->data = data;
  player->free_data = free_data;

  return player;
}

static void
player_clear (gpointer data)
{
  Player *player = data;

  if (player->free_data != NULL)
    player->free_data (player->data);
  g_mutex_clear (&player->lock);
}

static void
player_release (Player *player)
{
  g_atomic_rc_box_release_full (player, player_clear);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  player_release (job->player);
  g_free (job->path);
  g_free (job);
}

static char *
dup_path (LudoSounds *self,
          LudoSound   sound)
{
  g_autofree char *name = g_strconcat (ludo_sound_get_name (sound), ".wav",
                                       NULL);

  return g_build_filename (self->folder, name, NULL);
}

static void
set_silence (LudoSounds *self,
             LudoSilence silence)
{
  gboolean was_available = ludo_sounds_get_available (self);

  self->silence = silence;
  if (ludo_sounds_get_available (self) != was_available)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AVAILABLE]);
}

/* What can be told of the machine at once. */
static LudoSilence
look_around (LudoSounds *self)
{
  for (int i = 0; i < LUDO_N_SOUNDS; i++)
    {
      g_autofree char *path = dup_path (self, (LudoSound) i);

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return LUDO_SILENCE_NO_FILES;
    }

  return self->on_desktop ? ludo_sound_output_look () : LUDO_SILENCE_NONE;
}

static void
play_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Job *job = data;
  Player *player = job->player;
  GError *error = NULL;
  gboolean played;

  g_mutex_lock (&player->lock);
  played = player->play (job->path, player->data, &error);
  g_mutex_unlock (&player->lock);

  if (played)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
hush (LudoSounds *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->n_cues = 0;
  self->next_cue = 0;
}

static void
weak_free (GWeakRef *weak)
{
  g_weak_ref_clear (weak);
  g_free (weak);
}

static void
played_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GWeakRef *weak = data;
  g_autoptr (LudoSounds) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  gboolean played = g_task_propagate_boolean (G_TASK (result), &error);

  weak_free (weak);
  if (self == NULL)
    return;

  self->n_waiting--;
  if (!played)
    {
      g_debug ("%s", error->message);
      hush (self);
      set_silence (self, LUDO_SILENCE_FAILED);
    }
}

/* Hands @path, which it takes over, to a thread. */
static void
hand_over (LudoSounds *self,
           char       *path)
{
  g_autoptr (GTask) task = NULL;
  GWeakRef *weak;
  Job *job;

  if (self->n_waiting >= WAITING_MAX)
    {
      g_free (path);
      return;
    }

  /* A reference of the task's own might be the last, and be given up in the
   * thread. */
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  job = g_new0 (Job, 1);
  job->player = g_atomic_rc_box_acquire (self->player);
  job->path = path;

  task = g_task_new (NULL, NULL, played_cb, weak);
  g_task_set_source_tag (task, hand_over);
  g_task_set_task_data (task, job, job_free);
  self->n_waiting++;
  g_task_run_in_thread (task, play_in_thread);
}

/* When the next cue is due, in microseconds of the monotonic clock. */
static gint64
next_due (LudoSounds *self)
{
  double delay = self->cues[self->next_cue].delay / self->speed;

  return self->began + (gint64) (delay * G_USEC_PER_SEC);
}

static void play_due_cb (gpointer data);

static void
set_timer (LudoSounds *self)
{
  gint64 left = next_due (self) - g_get_monotonic_time ();

  self->timer = g_timeout_add_once ((guint) (MAX (left, 0) / 1000),
                                    play_due_cb, self);
}

static void
play_due_cb (gpointer data)
{
  LudoSounds *self = data;
  gint64 now = g_get_monotonic_time ();

  self->timer = 0;
  while (self->next_cue < self->n_cues && next_due (self) <= now + EARLY_USEC)
    {
      hand_over (self, dup_path (self, self->cues[self->next_cue].sound));
      self->next_cue++;
    }

  if (self->next_cue < self->n_cues)
    set_timer (self);
}

static void
changed_cb (LudoSounds *self,
            guint       n_undone,
            guint       n_played,
            LudoGame   *game)
{
  GListModel *moves = ludo_game_get_moves (game);
  guint n_moves = g_list_model_get_n_items (moves);
  guint n_heard = n_undone > 0 ? 0 : MIN (n_played,
                                          ludo_game_count_turn (game));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  GameTrace turn = GAME_TRACE_INIT;

  if (n_undone + n_played > 0)
    hush (self);
  if (n_heard == 0 || !self->enabled || !ludo_sounds_get_available (self))
    return;

  /* A turn is heard as it is shown, one step after another. */
  for (guint i = n_moves - n_heard; i < n_moves; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      const GameTrace *trace = ludo_move_get_trace (move);

      g_array_append_vals (events, trace->events, (guint) trace->n_events);
    }
  turn.events = (GameEvent *) events->data;
  turn.n_events = events->len;
  self->n_cues = ludo_sound_cues (ludo_game_get_rules (game)->id, &turn,
                                  self->cues);
  self->began = g_get_monotonic_time ();
  if (self->n_cues > 0)
    set_timer (self);
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
      ludo_sounds_set_game (self, g_value_get_object (value));
      break;

    case PROP_ENABLED:
      ludo_sounds_set_enabled (self, g_value_get_boolean (value));
      break;

    case PROP_SPEED:
      ludo_sounds_set_speed (self, g_value_get_double (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
ludo_sounds_get_property (GObject    *object,
                          guint       property,
                          GValue     *value,
                          GParamSpec *pspec)
{
  LudoSounds *self = LUDO_SOUNDS (object);

  switch (property)
    {
    case PROP_GAME:
      g_value_take_object (value, g_signal_group_dup_target (self->signals));
      break;

    case PROP_ENABLED:
      g_value_set_boolean (value, self->enabled);
      break;

    case PROP_AVAILABLE:
      g_value_set_boolean (value, ludo_sounds_get_available (self));
      break;

    case PROP_SPEED:
      g_value_set_double (value, self->speed);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
ludo_sounds_dispose (GObject *object)
{
  LudoSounds *self = LUDO_SOUNDS (object);

  hush (self);
  g_clear_object (&self->signals);

  G_OBJECT_CLASS (ludo_sounds_parent_class)->dispose (object);
}

static void
ludo_sounds_finalize (GObject *object)
{
  LudoSounds *self = LUDO_SOUNDS (object);

  player_release (self->player);
  g_free (self->folder);

  G_OBJECT_CLASS (ludo_sounds_parent_class)->finalize (object);
}

static void
ludo_sounds_class_init (LudoSoundsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = ludo_sounds_set_property;
  object_class->get_property = ludo_sounds_get_property;
  object_class->dispose = ludo_sounds_dispose;
  object_class->finalize = ludo_sounds_finalize;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, LUDO_TYPE_GAME, flags);
  properties[PROP_ENABLED] =
    g_param_spec_boolean ("enabled", NULL, NULL, FALSE, flags);
  properties[PROP_AVAILABLE] =
    g_param_spec_boolean ("available", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                          | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SPEED] =
    g_param_spec_double ("speed", NULL, NULL, SPEED_MIN, SPEED_MAX, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ludo_sounds_init (LudoSounds *self)
{
  g_autofree char *data = ludo_paths_dup_data ();

  self->speed = 1;
  self->on_desktop = TRUE;
  self->folder = g_build_filename (data, "sounds", NULL);
  self->player = player_new (ludo_sound_output_play,
                             ludo_sound_output_new (),
                             ludo_sound_output_free);
  self->silence = look_around (self);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (changed_cb), self);
}

LudoSounds *
ludo_sounds_new (void)
{
  return g_object_new (LUDO_TYPE_SOUNDS, NULL);
}

LudoSounds *
ludo_sounds_new_for_play (LudoSoundsPlay play,
                          gpointer       data,
                          GDestroyNotify free_data)
{
  LudoSounds *self;

  g_return_val_if_fail (play != NULL, NULL);

  self = ludo_sounds_new ();
  player_release (self->player);
  self->player = player_new (play, data, free_data);
  self->on_desktop = FALSE;
  self->silence = look_around (self);

  return self;
}

LudoGame *
ludo_sounds_get_game (LudoSounds *self)
{
  g_autoptr (LudoGame) game = NULL;

  g_return_val_if_fail (LUDO_IS_SOUNDS (self), NULL);

  /* Whoever plays the game holds it; the group only watches. */
  game = g_signal_group_dup_target (self->signals);

  return game;
}

void
ludo_sounds_set_game (LudoSounds *self,
                      LudoGame   *game)
{
  g_return_if_fail (LUDO_IS_SOUNDS (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (ludo_sounds_get_game (self) == game)
    return;

  hush (self);
  g_signal_group_set_target (self->signals, game);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

gboolean
ludo_sounds_get_enabled (LudoSounds *self)
{
  g_return_val_if_fail (LUDO_IS_SOUNDS (self), FALSE);

  return self->enabled;
}

void
ludo_sounds_set_enabled (LudoSounds *self,
                         gboolean    enabled)
{
  g_return_if_fail (LUDO_IS_SOUNDS (self));

  if (self->enabled == !!enabled)
    return;

  self->enabled = !!enabled;
  hush (self);
  if (self->enabled)
    {
      set_silence (self, look_around (self));
      /* Connecting takes a while, and so the first sound is not late. */
      if (ludo_sounds_get_available (self))
        hand_over (self, NULL);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENABLED]);
}

double
ludo_sounds_get_speed (LudoSounds *self)
{
  g_return_val_if_fail (LUDO_IS_SOUNDS (self), 1);

  return self->speed;
}

void
ludo_sounds_set_speed (LudoSounds *self,
                       double      speed)
{
  g_return_if_fail (LUDO_IS_SOUNDS (self));

  speed = CLAMP (speed, SPEED_MIN, SPEED_MAX);
  if (ABS (self->speed - speed) < 1e-9)
    return;

  self->speed = speed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

gboolean
ludo_sounds_get_available (LudoSounds *self)
{
  g_return_val_if_fail (LUDO_IS_SOUNDS (self), FALSE);

  return self->silence == LUDO_SILENCE_NONE;
}

char *
ludo_sounds_dup_reason (LudoSounds *self)
{
  g_return_val_if_fail (LUDO_IS_SOUNDS (self), NULL);

  switch (self->silence)
    {
    case LUDO_SILENCE_NOT_BUILT:
      return g_strdup (_("This copy of the program was built without sound."));

    case LUDO_SILENCE_NO_DEVICE:
      return g_strdup (_("No sound server or sound card was found on this "
                         "computer."));

    case LUDO_SILENCE_NO_FILES:
      return g_strdup (_("The sound files are missing: the program is not "
                         "fully installed."));

    case LUDO_SILENCE_FAILED:
      return g_strdup (_("The sound of this computer does not answer."));

    case LUDO_SILENCE_NONE:
    default:
      return NULL;
    }
}
