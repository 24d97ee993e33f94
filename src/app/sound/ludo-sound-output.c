/* ludo-sound-output.c: plays sound files by GSound
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only this file uses GSound.  GSound is not called without a sound server or
 * card, because its libraries would then print warnings on the terminal.
 */

#include "config.h"

#include "app/sound/ludo-sound-output.h"

#include <glib/gi18n.h>

#ifdef HAVE_GSOUND

#include <gsound.h>

/* Whether there is a socket of PulseAudio, or of PipeWire in its place. */
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

const char *
ludo_sound_output_find_problem (void)
{
  return has_server () || has_card () ? NULL
         : N_("No sound server or sound card was found on this computer.");
}

/* The output is a pointer to the connection, which is NULL before the first
 * sound. */
gpointer
ludo_sound_output_new (void)
{
  return g_new0 (GSoundContext *, 1);
}

void
ludo_sound_output_free (gpointer output)
{
  g_clear_object ((GSoundContext **) output);
  g_free (output);
}

gboolean
ludo_sound_output_play (const char *path,
                        gpointer    output,
                        GError    **error)
{
  GSoundContext **context = output;

  if (*context == NULL)
    {
      *context = gsound_context_new (NULL, error);
      if (*context == NULL || !gsound_context_open (*context, error))
        {
          g_clear_object (context);
          return FALSE;
        }
    }

  return path == NULL
         || gsound_context_play_simple (*context, NULL, error,
                                        GSOUND_ATTR_MEDIA_FILENAME, path,
                                        GSOUND_ATTR_MEDIA_ROLE, "game",
                                        NULL);
}

#else

const char *
ludo_sound_output_find_problem (void)
{
  return N_("This copy of the program was built without sound.");
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
