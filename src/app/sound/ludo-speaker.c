/* ludo-speaker.c: speaks announcements if no screen reader runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/sound/ludo-speaker.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "play/ludo-signal.h"

/* The most texts that wait.  The oldest is dropped, because games between two
 * computers are faster than any voice. */
#define WAITING_MAX 4

/* The time after a failure during which the server is not called again, in
 * microseconds. */
#define PAUSE (30 * G_USEC_PER_SEC)

/* Both are set while a screen reader runs: the desktop's setting, and the
 * property of the accessibility bus. */
#define SCHEMA "org.gnome.desktop.a11y.applications"
#define KEY "screen-reader-enabled"
#define PROPERTY "ScreenReaderEnabled"

/* Neither is set if the screen reader was started by a command.  On Debian its
 * process has this name, for which the last search may be ORCA_TIME
 * microseconds old. */
#define ORCA "orca"
#define ORCA_TIME (5 * G_USEC_PER_SEC)

typedef struct
{
  const char *language;         /* interned */
  char *text;
} Text;

struct _LudoSpeaker
{
  GObject parent_instance;

  gboolean enabled;
  gboolean has_answered;        /* the accessibility bus has answered, or
                                 * failed */
  gboolean has_complained;
  gboolean connected;
  gboolean speaking;
  int rate;
  guint serial;                 /* of the last text */
  gint64 failure_time;
  gboolean orca_runs;           /* whether Orca ran at orca_time, which is 0 at
                                 * first */
  gint64 orca_time;

  /* Owned */
  char *reader;                 /* the name of Orca's process */
  LudoSpeech *speech;
  GQueue *waiting;              /* of Text */
  GCancellable *cancellable;
  GSettings *desktop;           /* NULL: not searched for yet, or not found */
  GDBusProxy *status;           /* of the accessibility bus, or NULL */
};

enum
{
  PROP_ENABLED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoSpeaker, ludo_speaker, G_TYPE_OBJECT)

static void
text_free (gpointer data)
{
  Text *text = data;

  g_free (text->text);
  g_free (text);
}

static void
complain (LudoSpeaker *self,
          const char  *reason)
{
  if (!self->has_complained)
    g_message ("%s", reason);
  self->has_complained = TRUE;
}

/* Whether the user runs a process of this name. */
static gboolean
has_process (const char *wanted)
{
  g_autoptr (GDir) processes = g_dir_open ("/proc", 0, NULL);
  const char *id;

  while (processes != NULL && (id = g_dir_read_name (processes)) != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/proc/%s/comm", id);
      g_autofree char *name = NULL;
      GStatBuf owned;

      if (g_ascii_isdigit (id[0]) && g_stat (path, &owned) == 0
          && owned.st_uid == getuid ()
          && g_file_get_contents (path, &name, NULL, NULL)
          && g_str_equal (g_strchomp (name), wanted))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_screen_reader (LudoSpeaker *self)
{
  g_autoptr (GVariant) value = NULL;
  gint64 now = g_get_monotonic_time ();

  if (self->desktop != NULL && g_settings_get_boolean (self->desktop, KEY))
    return TRUE;

  if (self->orca_time == 0 || now - self->orca_time > ORCA_TIME)
    {
      self->orca_runs = has_process (self->reader);
      self->orca_time = now;
    }
  if (self->orca_runs)
    return TRUE;

  if (self->status != NULL)
    value = g_dbus_proxy_get_cached_property (self->status, PROPERTY);

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN)
         && g_variant_get_boolean (value);
}

static void
update_cb (LudoSpeaker *self)
{
  if (has_screen_reader (self))
    ludo_speaker_silence (self);
}

/* Speaks the next text, or opens the server, after which changed_cb() does. */
static void
speak_next (LudoSpeaker *self)
{
  Text *next;

  if (self->speaking || !self->has_answered || g_queue_is_empty (self->waiting))
    return;

  switch (ludo_speech_get_state (self->speech))
    {
    case LUDO_SPEECH_IDLE:
      ludo_speech_open (self->speech);
      break;

    case LUDO_SPEECH_READY:
      next = g_queue_pop_head (self->waiting);
      self->speaking = TRUE;
      ludo_speech_say (self->speech, ++self->serial, next->language,
                       next->text, self->rate);
      text_free (next);
      break;

    case LUDO_SPEECH_FAILED:
      complain (self, ludo_speech_get_problem (self->speech));
      self->failure_time = g_get_monotonic_time ();
      g_queue_clear_full (self->waiting, text_free);
      break;

    case LUDO_SPEECH_OPENING:
    default:
      break;
    }
}

static void
changed_cb (LudoSpeaker *self)
{
  LudoSpeechState state = ludo_speech_get_state (self->speech);

  if (self->connected && state == LUDO_SPEECH_IDLE)
    complain (self, _("The speech server has stopped."));
  self->connected = state == LUDO_SPEECH_READY;
  speak_next (self);
}

static void
ended_cb (LudoSpeaker *self,
          guint        serial,
          gboolean     whole)
{
  if (serial != self->serial || !self->speaking)
    return;

  self->speaking = FALSE;
  /* Stop after an interruption, which may come from a page that is read
   * aloud. */
  if (!whole)
    g_queue_clear_full (self->waiting, text_free);
  else
    speak_next (self);
}

static void
status_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;
  GDBusProxy *status = g_dbus_proxy_new_for_bus_finish (result, &error);
  LudoSpeaker *self;

  /* A cancelled call does not touch @data, which may be freed. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = data;
  self->status = status;
  self->has_answered = TRUE;
  if (status != NULL)
    ludo_signal_connect (status, "g-properties-changed", update_cb, self);
  else
    g_debug ("%s", error->message);
  update_cb (self);
  speak_next (self);
}

/* Begins to watch whether a screen reader runs. */
static void
watch (LudoSpeaker *self)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
    source != NULL ? g_settings_schema_source_lookup (source, SCHEMA, TRUE)
                   : NULL;

  self->cancellable = g_cancellable_new ();
  if (schema != NULL && g_settings_schema_has_key (schema, KEY))
    {
      self->desktop = g_settings_new_full (schema, NULL, NULL);
      ludo_signal_connect (self->desktop, "changed::" KEY, update_cb, self);
    }
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION,
                            G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
                            "org.a11y.Bus", "/org/a11y/bus",
                            "org.a11y.Status", self->cancellable, status_cb,
                            self);
}

void
ludo_speaker_say (LudoSpeaker *self,
                  const char  *language,
                  const char  *text)
{
  Text *next;

  g_return_if_fail (LUDO_IS_SPEAKER (self));
  g_return_if_fail (language != NULL && text != NULL);

  if (!self->enabled || has_screen_reader (self))
    return;

  next = g_new (Text, 1);
  next->language = g_intern_string (language);
  next->text = g_strdelimit (g_strdup (text), "\r\n", ' ');
  g_queue_push_tail (self->waiting, next);
  if (g_queue_get_length (self->waiting) > WAITING_MAX)
    text_free (g_queue_pop_head (self->waiting));
  if (g_get_monotonic_time () - self->failure_time > PAUSE)
    ludo_speech_retry (self->speech);
  speak_next (self);
}

void
ludo_speaker_silence (LudoSpeaker *self)
{
  g_return_if_fail (LUDO_IS_SPEAKER (self));

  g_queue_clear_full (self->waiting, text_free);
  if (self->speaking)
    ludo_speech_cancel (self->speech);
  self->speaking = FALSE;
}

void
ludo_speaker_set_reader (LudoSpeaker *self,
                         const char  *process)
{
  g_return_if_fail (LUDO_IS_SPEAKER (self) && process != NULL);

  g_free (self->reader);
  self->reader = g_strdup (process);
  self->orca_time = 0;
}

void
ludo_speaker_set_speed (LudoSpeaker *self,
                        int          speed)
{
  g_return_if_fail (LUDO_IS_SPEAKER (self));

  self->rate = ludo_speech_rate (speed);
}

static void
ludo_speaker_set_property (GObject      *object,
                           guint         property,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  LudoSpeaker *self = LUDO_SPEAKER (object);

  switch (property)
    {
    case PROP_ENABLED:
      self->enabled = g_value_get_boolean (value);
      self->has_complained = FALSE;
      self->failure_time = 0;
      if (!self->enabled)
        ludo_speaker_silence (self);
      else if (self->cancellable == NULL)
        watch (self);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
ludo_speaker_dispose (GObject *object)
{
  LudoSpeaker *self = LUDO_SPEAKER (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->speech != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->speech, self);
      ludo_speech_cancel (self->speech);
    }
  g_clear_object (&self->speech);
  g_clear_object (&self->desktop);
  g_clear_object (&self->status);

  G_OBJECT_CLASS (ludo_speaker_parent_class)->dispose (object);
}

static void
ludo_speaker_finalize (GObject *object)
{
  g_queue_free_full (LUDO_SPEAKER (object)->waiting, text_free);
  g_free (LUDO_SPEAKER (object)->reader);

  G_OBJECT_CLASS (ludo_speaker_parent_class)->finalize (object);
}

static void
ludo_speaker_class_init (LudoSpeakerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = ludo_speaker_set_property;
  object_class->dispose = ludo_speaker_dispose;
  object_class->finalize = ludo_speaker_finalize;

  properties[PROP_ENABLED] =
    g_param_spec_boolean ("enabled", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ludo_speaker_init (LudoSpeaker *self)
{
  self->waiting = g_queue_new ();
  self->reader = g_strdup (ORCA);
}

LudoSpeaker *
ludo_speaker_new (LudoSpeech *speech)
{
  LudoSpeaker *self;

  g_return_val_if_fail (LUDO_IS_SPEECH (speech), NULL);

  self = g_object_new (LUDO_TYPE_SPEAKER, NULL);
  self->speech = g_object_ref (speech);
  g_signal_connect_swapped (speech, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (speech, "ended", G_CALLBACK (ended_cb), self);

  return self;
}
