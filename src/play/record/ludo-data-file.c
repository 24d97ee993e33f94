/* ludo-data-file.c: files that the program saves for itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-data-file.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "play/ludo-quote.h"
#include "play/ludo-reason.h"

gboolean
ludo_data_file_load (const char  *path,
                     gsize        most,
                     char       **text,
                     gsize       *length,
                     GError     **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *name = NULL;
  gboolean is_there;
  GStatBuf status;

  g_return_val_if_fail (path != NULL && text != NULL && length != NULL, FALSE);

  *text = NULL;
  *length = 0;
  is_there = g_stat (path, &status) == 0;
  if (is_there && !S_ISREG (status.st_mode))
    return TRUE;
  if ((!is_there || (guint64) status.st_size <= most)
      && (g_file_get_contents (path, text, length, &reason)
          || g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT)))
    return TRUE;

  name = ludo_quote (path, LUDO_QUOTE_SENTENCE);
  if (reason != NULL)
    g_set_error (error, reason->domain, reason->code,
                 _("The file “%s” cannot be read: %s."), name,
                 ludo_reason_from_error (reason));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 /* Translators: %s is a file. */
                 _("“%s” is too large."), name);

  return FALSE;
}

char *
ludo_data_file_set_aside (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  for (guint n = 1; n < 1000; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%u.broken", path, n);
      GStatBuf status;

      if (g_lstat (aside, &status) == 0)
        continue;
      if (g_rename (path, aside) == 0)
        return g_steal_pointer (&aside);

      g_info ("%s stays where it is: %s", path,
              ludo_reason_from_errno (errno));
      return NULL;
    }

  return NULL;
}

void
ludo_data_file_clear_way (const char *path)
{
  GStatBuf status;

  g_return_if_fail (path != NULL);

  if (g_stat (path, &status) == 0 && !S_ISREG (status.st_mode))
    g_free (ludo_data_file_set_aside (path));
}

gboolean
ludo_data_file_make_folder (const char  *path,
                            GError     **error)
{
  g_autofree char *name = NULL;
  GStatBuf status;
  int code;

  g_return_val_if_fail (path != NULL, FALSE);

  if (g_mkdir_with_parents (path, 0700) == 0)
    return TRUE;
  code = errno;
  if (g_lstat (path, &status) == 0 && !S_ISDIR (status.st_mode)
      && !S_ISLNK (status.st_mode))
    {
      g_free (ludo_data_file_set_aside (path));
      if (g_mkdir_with_parents (path, 0700) == 0)
        return TRUE;
      code = errno;
    }

  name = ludo_quote (path, LUDO_QUOTE_SENTENCE);
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code),
               /* Translators: a folder's name, then the reason, as "there is
                * no space left on the disk". */
               _("The folder “%s” cannot be created: %s."), name,
               ludo_reason_from_errno (code));

  return FALSE;
}
