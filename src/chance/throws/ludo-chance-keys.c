/* ludo-chance-keys.c: values in kept texts that anybody may have changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/throws/ludo-chance-keys.h"

#include <glib/gi18n.h>

gboolean
ludo_chance_keys_refuse (const char  *key,
                         GError     **error)
{
  /* Translators: a line of a file. */
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               _("The value of “%s” is not allowed."), key);

  return FALSE;
}

gboolean
ludo_chance_keys_read (GKeyFile    *file,
                       const char  *group,
                       const char  *key,
                       int          least,
                       int          most,
                       int         *number,
                       GError     **error)
{
  g_autoptr (GError) problem = NULL;

  *number = g_key_file_get_integer (file, group, key, &problem);

  return (problem == NULL && *number >= least && *number <= most)
         || ludo_chance_keys_refuse (key, error);
}
