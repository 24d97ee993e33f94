/* fuzz-settings.c: what the program remembers between two runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/settings/ludo-settings.h"
#include "games/games.h"

/* Every setting is one that can be chosen. */
static void
check_ranges (LudoSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) names = NULL;
  const char *language = ludo_settings_get_language (settings);
  const char *game = ludo_settings_get_last_game (settings);

  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GSettingsSchemaKey) key =
        g_settings_schema_get_key (schema, names[i]);
      g_autoptr (GVariant) value =
        g_settings_get_value (G_SETTINGS (settings), names[i]);

      g_assert_true (g_settings_schema_key_range_check (key, value));
    }
  g_assert_true (language == NULL || g_str_equal (language, "fr")
                 || g_str_equal (language, "en"));
  g_assert_true (game == NULL || games_find (game) != NULL);
}

/* The settings have values with any file.  A fault is reported, and the file is
 * saved beside, byte by byte. */
static gboolean
try_settings (const char *text,
              gsize       length,
              const char *folder)
{
  g_autofree char *path = fuzz_write (folder, "settings.ini", text, length);
  g_autofree char *broken = g_strconcat (path, ".broken", NULL);
  g_autofree char *old = g_strconcat (path, ".old", NULL);
  g_autofree char *key_file = g_build_filename (folder, "keyfile", NULL);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  g_autofree char *trouble = NULL;
  g_autofree char *kept = NULL;
  gsize kept_length = 0;

  g_assert_nonnull (settings);
  check_ranges (settings);
  trouble = ludo_settings_steal_warning (settings);
  g_assert_cmpint (trouble != NULL, ==,
                   g_file_get_contents (broken, &kept, &kept_length, NULL));
  if (trouble != NULL)
    {
      g_assert_true (g_utf8_validate (trouble, -1, NULL));
      g_assert_cmpmem (kept, kept_length, text, length);
    }
  g_clear_object (&settings);
  g_unlink (path);
  g_unlink (broken);
  g_unlink (old);
  g_unlink (key_file);

  return trouble == NULL;
}

static const char *const words[] = {
  "[ludotheque]\n", "light='dark'\n", "light=dark\n", "pace='steps'\n",
  "coordinates=false\n", "think-time='30s'\n", "reading-size=300\n",
  "last-game='tavli'\n", "language='fr'\n", "width=-1\n",
  "height=99999\n", "=", "\n", "'", "\"", "\\", "\\u0000", "@ay []", "nan",
  "0x7fffffff", "[fr]", "#", "\xc3\xa9", "\xff", NULL,
};

const FuzzKind fuzz_settings = {
  .name = "settings",
  .words = words,
  .try = try_settings,
  .cost = 4,
};
