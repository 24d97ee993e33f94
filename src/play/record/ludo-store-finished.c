/* ludo-store-finished.c: the games that came to their end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are named and listed here; ludo-store.c knows where they are.
 */

#include "play/record/ludo-store.h"

#include <glib/gstdio.h>

/* The name identifies the game by its start, throws and moves, so that it stays
 * the same however often the game is reviewed and commented on. */
char *
ludo_store_name_finished (LudoGame *game)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_auto (GStrv) line = ludo_game_dup_line (game);
  g_autofree char *moves = g_strjoinv (" ", line);
  g_autofree char *first =
    g_strdup_printf ("%s %" G_GUINT64_FORMAT " ",
                     ludo_game_get_start_position (game),
                     ludo_game_get_seed (game));

  g_checksum_update (checksum, (const guchar *) first, -1);
  g_checksum_update (checksum, (const guchar *) moves, -1);

  return g_strdup_printf ("%s-%s-%.12s.ludo", ludo_game_get_date (game),
                          ludo_game_get_rules (game)->id,
                          g_checksum_get_string (checksum));
}

typedef struct
{
  GFile *file;
  gint64 time;
} FinishedGame;

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const FinishedGame *one = a;
  const FinishedGame *other = b;

  return one->time == other->time ? 0 : one->time > other->time ? -1 : 1;
}

/* Returns when the game at @path was written, in nanoseconds; -1 if that is
 * unknown. */
static gint64
time_of (const char *path)
{
  GStatBuf there;

  if (g_stat (path, &there) != 0 || !S_ISREG (there.st_mode))
    return -1;

  return (gint64) there.st_mtim.tv_sec * 1000000000 + there.st_mtim.tv_nsec;
}

GPtrArray *
ludo_store_list_finished (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (FinishedGame));
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (folder != NULL, files);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      FinishedGame finished = { NULL, time_of (path) };

      if (!g_str_has_suffix (name, ".ludo") || finished.time < 0)
        continue;
      finished.file = g_file_new_for_path (path);
      g_array_append_val (found, finished);
    }
  g_array_sort (found, compare);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (files, g_array_index (found, FinishedGame, i).file);

  return files;
}
