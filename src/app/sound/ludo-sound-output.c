/* ludo-sound-output.c: the way to the loudspeaker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that is known of GSound is here.  Where there is neither a server nor
 * a card its libraries must not even be asked: they would complain on the
 * terminal.
 */

#define G_LOG_DOMAIN "ludo-sound-output"

#include "config.h"

#include "app/sound/ludo-sound-output.h"

#ifdef HAVE_GSOUND

#include <gsound.h>

/* Whether a server listens for this user, PulseAudio's or PipeWire's in its
 * stead. */
static gboolean
has_server (void)
{
  g_autofree char *socket = NULL;

  if (g_getenv ("PULSE_SERVER") != NULL)
    return TRUE;

  socket = g_build_filename (g_get_user_runtime_dir (), "pulse", "native",
                             NULL);

  return g_file_test (socket, G_FILE_TEST_EXISTS);
}

/* Whether the kernel knows a card that can play: /dev/snd/pcmC0D0p. */
static gboolean
has_card (void)
{
  g_autoptr (GDir) folder = g_dir_open ("/dev/snd", 0, NULL);
  gboolean found = FALSE;
  const char *name;

  while (folder != NULL && !found && (name = g_dir_read_name (folder)) != NULL)
    found = g_str_has_prefix (name, "pcm") && g_str_has_suffix (name, "p");

  return found;
}

LudoSilence
ludo_sound_output_look (void)
{
  return has_server () || has_card () ? LUDO_SILENCE_NONE
                                      : LUDO_SILENCE_NO_DEVICE;
}

/* The connection, once there is one. */
typedef struct
{
  GSoundContext *context;
} Output;

gpointer
ludo_sound_output_new (void)
{
  return g_new0 (Output, 1);
}

void
ludo_sound_output_free (gpointer output)
{
  g_clear_object (&((Output *) output)->context);
  g_free (output);
}

gboolean
ludo_sound_output_play (const char *path,
                        gpointer    output,
                        GError    **error)
{
  Output *self = output;

  if (self->context == NULL)
    {
      GSoundContext *context = gsound_context_new (NULL, error);

      if (context == NULL)
        return FALSE;
      if (!gsound_context_open (context, error))
        {
          g_object_unref (context);
          return FALSE;
        }
      self->context = context;
    }

  return path == NULL
         || gsound_context_play_simple (self->context, NULL, error,
                                        GSOUND_ATTR_MEDIA_FILENAME, path,
                                        GSOUND_ATTR_MEDIA_ROLE, "game",
                                        NULL);
}

#else

LudoSilence
ludo_sound_output_look (void)
{
  return LUDO_SILENCE_NOT_BUILT;
}

gpointer
ludo_sound_output_new (void)
{
  return NULL;
}

void
ludo_sound_output_free (gpointer output)
{
}

gboolean
ludo_sound_output_play (const char *path,
                        gpointer    output,
                        GError    **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       "GSound");

  return FALSE;
}

#endif
