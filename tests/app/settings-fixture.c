/* settings-fixture.c: settings to be kept, damaged and lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "settings-fixture.h"

const char settings_before_schema[] =
  "[ludotheque]\n"
  "language=fr\n"
  "last-game=tavli\n"
  "width=1234\n"
  "height=567\n"
  "maximized=true\n"
  "light=contrast-dark\n"
  "board-theme=plain\n"
  "pace=steps\n"
  "announcements=full\n"
  "speak=true\n"
  "coordinates=false\n"
  "sounds=true\n"
  "spell-cells=true\n"
  "letter-keys=false\n"
  "outlook=true\n"
  "hints=false\n"
  "sowing-preview=false\n"
  "marks-explained=5\n"
  "think-time=0.5s\n"
  "hand-in-folder='/srv/class'\n"
  "reading-language=en\n"
  "reading-contents=false\n"
  "reading-mode=both\n"
  "reading-size=160\n"
  "reading-spacing=wide\n"
  "reading-width=narrow\n"
  "reading-font=clear\n"
  "reading-paper=sepia\n"
  "reading-voice=fast\n";

/* The same with what each is before anybody chose. */
static const struct
{
  const char *name;
  const char *usual;
  const char *chosen;
} all[SETTINGS_N] = {
  { "language", "'system'", "'fr'" },
  { "last-game", "''", "'tavli'" },
  { "width", "1100", "1234" },
  { "height", "780", "567" },
  { "maximized", "false", "true" },
  { "colour-scheme", "'system'", "'contrast-dark'" },
  { "board-theme", "'material'", "'plain'" },
  { "animation-speed", "'normal'", "'steps'" },
  { "announcements", "'normal'", "'full'" },
  { "speak", "false", "true" },
  { "coordinates", "true", "false" },
  { "sounds", "false", "true" },
  { "spell-cells", "false", "true" },
  { "letter-keys", "true", "false" },
  { "win-probability", "false", "true" },
  { "hints", "true", "false" },
  { "sowing-preview", "true", "false" },
  { "marks-explained", "0", "5" },
  { "think-time", "'1s'", "'0.5s'" },
  { "hand-in-folder", "''", "'/srv/class'" },
  { "reading-language", "'interface'", "'en'" },
  { "reading-contents", "true", "false" },
  { "reading-mode", "'twin'", "'both'" },
  { "reading-size", "110", "160" },
  { "reading-spacing", "'normal'", "'wide'" },
  { "reading-width", "'normal'", "'narrow'" },
  { "reading-font", "'book'", "'clear'" },
  { "reading-paper", "'window'", "'sepia'" },
  { "reading-voice", "'normal'", "'fast'" },
};

char *
settings_path (const char *folder)
{
  return g_build_filename (folder, "settings.ini", NULL);
}

char *
settings_key_file (const char *folder)
{
  return g_build_filename (folder, "keyfile", NULL);
}

char *
settings_folder (const char *text,
                 gssize      length)
{
  static guint n;
  g_autofree char *name = g_strdup_printf ("settings-%u", n++);
  char *folder = g_build_filename (g_get_user_config_dir (), name, NULL);
  g_autofree char *path = settings_path (folder);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (text != NULL)
    g_assert_true (g_file_set_contents (path, text, length, NULL));

  return folder;
}

char *
settings_read_file (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);

  return text;
}

int
settings_get_choice (LudoSettings *settings,
                     const char   *name)
{
  return g_settings_get_enum (G_SETTINGS (settings), name);
}

void
settings_set_window (LudoSettings *settings,
                     int           width,
                     int           height,
                     gboolean      maximized)
{
  g_settings_set_int (G_SETTINGS (settings), "width", width);
  g_settings_set_int (G_SETTINGS (settings), "height", height);
  g_settings_set_boolean (G_SETTINGS (settings), "maximized", maximized);
}

static void
assert_value (LudoSettings *settings,
              const char   *name,
              const char   *wanted)
{
  g_autoptr (GVariant) value = g_settings_get_value (G_SETTINGS (settings),
                                                     name);
  g_autofree char *text = g_variant_print (value, FALSE);

  g_test_message ("%s", name);
  g_assert_cmpstr (text, ==, wanted);
}

void
settings_assert_defaults (LudoSettings *settings)
{
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (!g_str_equal (all[i].name, "last-game"))
      assert_value (settings, all[i].name, all[i].usual);
  g_assert_null (ludo_settings_get_language (settings));
  g_assert_null (ludo_settings_get_last_game (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 1000);
}

void
settings_assert_chosen (LudoSettings *settings)
{
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    assert_value (settings, all[i].name, all[i].chosen);
  g_assert_cmpstr (ludo_settings_get_language (settings), ==, "fr");
  g_assert_cmpstr (ludo_settings_get_last_game (settings), ==, "tavli");
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 500);
}

void
settings_choose (LudoSettings *settings)
{
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_settings_set_value (G_SETTINGS (settings), all[i].name,
                          g_variant_new_parsed (all[i].chosen));
}

void
settings_assert_kept (LudoSettings **settings,
                      const char    *folder)
{
  g_clear_object (settings);
  *settings = ludo_settings_new (folder);
  settings_assert_chosen (*settings);
}
