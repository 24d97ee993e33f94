/* ludo-reason.c: why the system did not do what it was asked to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-reason.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>

static const struct
{
  int code;
  int file_code;                /* GFileError, -1 if it has none of its own */
  int io_code;                  /* GIOErrorEnum, likewise */
  const char *reason;
} reasons[] = {
  { ENOSPC, G_FILE_ERROR_NOSPC, G_IO_ERROR_NO_SPACE,
    N_("there is no space left on the disk") },
  { EDQUOT, -1, -1, N_("all the disk space allotted to you is used") },
  { EFBIG, -1, -1, N_("the file would be too large") },
  { EROFS, G_FILE_ERROR_ROFS, G_IO_ERROR_READ_ONLY,
    N_("the disk is read-only") },
  { EACCES, G_FILE_ERROR_ACCES, G_IO_ERROR_PERMISSION_DENIED,
    N_("permission is denied") },
  { EPERM, G_FILE_ERROR_PERM, -1, N_("permission is denied") },
  { ENOENT, G_FILE_ERROR_NOENT, G_IO_ERROR_NOT_FOUND,
    N_("it does not exist") },
  { ENOTDIR, G_FILE_ERROR_NOTDIR, G_IO_ERROR_NOT_DIRECTORY,
    N_("there is a file where a folder should be") },
  { EEXIST, G_FILE_ERROR_EXIST, G_IO_ERROR_EXISTS,
    N_("there is something else in its place") },
  { EISDIR, G_FILE_ERROR_ISDIR, G_IO_ERROR_IS_DIRECTORY,
    N_("there is a folder in its place") },
  { ENAMETOOLONG, G_FILE_ERROR_NAMETOOLONG, G_IO_ERROR_FILENAME_TOO_LONG,
    N_("its name is too long") },
  { ELOOP, G_FILE_ERROR_LOOP, G_IO_ERROR_TOO_MANY_LINKS,
    N_("links go round in a circle") },
  { ENOLINK, -1, -1, N_("it is a link that leads nowhere") },
  { EMFILE, G_FILE_ERROR_MFILE, G_IO_ERROR_TOO_MANY_OPEN_FILES,
    N_("too many files are open") },
  { ENFILE, G_FILE_ERROR_NFILE, -1, N_("too many files are open") },
  { EIO, G_FILE_ERROR_IO, -1, N_("the disk reports a fault") },
};

const char *
ludo_reason_from_errno (int code)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (reasons[i].code == code)
      return gettext (reasons[i].reason);

  return _("the system refuses it");
}

/* Some errors have no code in GLib, but its message ends with the system's
 * text, which is the same for as long as the program runs. */
static gboolean
is_about (const GError *error,
          int           code)
{
  return g_str_has_suffix (error->message, g_strerror (code));
}

const char *
ludo_reason_from_error (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if ((error->domain == G_FILE_ERROR && error->code == reasons[i].file_code)
        || (error->domain == G_IO_ERROR && error->code == reasons[i].io_code)
        || is_about (error, reasons[i].code))
      return gettext (reasons[i].reason);

  return _("the system refuses it");
}
