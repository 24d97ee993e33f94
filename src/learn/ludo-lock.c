/* ludo-lock.c: a lesson that ends only once a word is said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lock.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "play/record/ludo-save-file.h"

/* The first part of a hashed word; its salt and its hash follow. */
#define HASHED "sha256:"
#define HASH_LENGTH 64

static char *
dup_hashed (const char *word,
            const char *salt)
{
  g_autofree char *bare = g_strstrip (g_strdup (word));
  g_autofree char *folded = g_utf8_casefold (bare, -1);
  g_autofree char *normal = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  g_autofree char *salted =
    g_strconcat (salt, ":", normal != NULL ? normal : folded, NULL);
  g_autofree char *hash =
    g_compute_checksum_for_string (G_CHECKSUM_SHA256, salted, -1);

  return g_strconcat (HASHED, salt, ":", hash, NULL);
}

char *
ludo_lock_dup_word (const char *word)
{
  g_autofree char *salt = NULL;

  g_return_val_if_fail (word != NULL, NULL);

  salt = g_strdup_printf ("%08x%08x", g_random_int (), g_random_int ());

  return dup_hashed (word, salt);
}

gboolean
ludo_lock_check_leave (const char  *leave,
                       const char **reason)
{
  g_autofree char *bare = NULL;
  g_auto (GStrv) parts = NULL;
  gboolean has_visible = FALSE;

  g_return_val_if_fail (leave != NULL && reason != NULL, FALSE);

  bare = g_strstrip (g_strdup (leave));
  for (const char *p = bare; *p != '\0'; p = g_utf8_next_char (p))
    {
      has_visible |= g_unichar_isgraph (g_utf8_get_char (p));
      if (g_unichar_iscntrl (g_utf8_get_char (p)))
        {
          *reason = _("the word that ends the lesson has a character that "
                      "nobody can type");
          return FALSE;
        }
    }
  if (!has_visible)
    {
      *reason = _("the word that ends the lesson is empty");
      return FALSE;
    }
  if (g_ascii_strncasecmp (bare, HASHED, strlen (HASHED)) != 0)
    return TRUE;

  parts = g_strsplit (bare, ":", -1);
  if (g_str_has_prefix (bare, HASHED) && g_strv_length (parts) == 3
      && strlen (parts[2]) == HASH_LENGTH
      && strspn (parts[2], "0123456789abcdefABCDEF") == HASH_LENGTH)
    return TRUE;
  *reason = _("no word can end the lesson: the hash of the word is damaged");

  return FALSE;
}

gboolean
ludo_lock_is_word (const char *stored,
                   const char *word)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *hashed = NULL;
  g_autofree char *same = NULL;

  g_return_val_if_fail (stored != NULL && word != NULL, FALSE);

  if (!g_utf8_validate (word, -1, NULL))
    return FALSE;
  parts = g_strsplit (stored, ":", 3);
  if (!g_str_has_prefix (stored, HASHED) || g_strv_length (parts) != 3)
    {
      same = dup_hashed (stored, "");
      hashed = dup_hashed (word, "");
      return g_str_equal (same, hashed);
    }
  hashed = dup_hashed (word, parts[1]);

  return g_ascii_strcasecmp (stored, hashed) == 0;
}

static char *
dup_folder (const char *folder)
{
  return folder != NULL
           ? g_strdup (folder)
           : g_build_filename (g_get_user_data_dir (), "ludotheque", "locked",
                               NULL);
}

char *
ludo_lock_dup_path (const char *folder)
{
  g_autofree char *own = dup_folder (folder);
  g_autoptr (GDir) dir = g_dir_open (own, 0, NULL);
  const char *name;

  /* Any regular file here is a locked lesson, whatever its name, except the
   * parts that killed writes left. */
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (own, name, NULL);
      GStatBuf status;

      if (!ludo_save_file_is_part (name) && g_lstat (path, &status) == 0
          && S_ISREG (status.st_mode))
        return g_steal_pointer (&path);
    }

  return NULL;
}

void
ludo_lock_release (const char *folder)
{
  g_autofree char *path = NULL;

  while ((path = ludo_lock_dup_path (folder)) != NULL)
    {
      if (g_unlink (path) != 0)
        return;
      g_clear_pointer (&path, g_free);
    }
}

void
ludo_lock_save_async (const char          *folder,
                      const char          *name,
                      GBytes              *text,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autofree char *own = dup_folder (folder);
  g_autofree char *path = g_build_filename (own, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_return_if_fail (name != NULL && text != NULL);

  g_mkdir_with_parents (own, 0700);
  ludo_lock_release (folder);
  ludo_save_file_async (file, text, callback, user_data);
}

gboolean
ludo_lock_save_finish (GAsyncResult  *result,
                       GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
