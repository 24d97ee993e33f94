/* ludo-chance-keys.h: values in kept texts that anybody may have changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* ludo_chance_keys_refuse: sets @error (G_KEY_FILE_ERROR) to a sentence that
 * names @key.  Returns: FALSE. */
gboolean ludo_chance_keys_refuse (const char *key, GError **error);

/* ludo_chance_keys_read: reads the whole number of @key in @group, from @least
 * to @most, into @number (out).  Returns: FALSE with @error, as
 * ludo_chance_keys_refuse() sets it, if there is none. */
gboolean ludo_chance_keys_read (GKeyFile *file, const char *group,
                                const char *key, int least, int most,
                                int *number, GError **error);
