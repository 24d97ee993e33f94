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
  "pace=steps\n"
  "announcements=full\n"
  "coordinates=false\n"
  "sounds=true\n"
  "outlook=true\n"
  "hints=false\n"
  "think-time=0.5s\n"
  "reading-language=en\n"
  "reading-mode=both\n"
  "reading-size=160\n"
  "reading-spacing=wide\n"
  "reading-width=narrow\n"
  "reading-font=clear\n"
  "reading-paper=sepia\n"
  "reading-voice=fast\n";

char *
settings_path (const char *folder)
{
  return g_build_filename (folder, "settings.ini", NULL);
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
settings_get_int (LudoSettings *settings,
                  const char   *name)
{
  int value;

  g_object_get (settings, name, &value, NULL);

  return value;
}

void
settings_assert_defaults (LudoSettings *settings)
{
  int width, height;
  gboolean maximized;

  g_assert_null (ludo_settings_get_language (settings));
  g_assert_null (ludo_settings_get_last_game (settings));
  ludo_settings_get_window (settings, &width, &height, &maximized);
  g_assert_cmpint (width, ==, 1100);
  g_assert_cmpint (height, ==, 780);
  g_assert_false (maximized);
  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_SYSTEM);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_NORMAL);
  g_assert_cmpint (ludo_settings_get_announcements (settings), ==,
                   LUDO_DETAIL_NORMAL);
  g_assert_true (ludo_settings_get_coordinates (settings));
  g_assert_false (ludo_settings_get_sounds (settings));
  g_assert_true (ludo_settings_get_hints (settings));
  g_assert_false (ludo_settings_get_outlook (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 1000);
  g_assert_cmpint (settings_get_int (settings, "reading-language"), ==, 0);
  g_assert_cmpint (settings_get_int (settings, "reading-mode"), ==, 1);
  g_assert_cmpint (settings_get_int (settings, "reading-size"), ==, 110);
  g_assert_cmpint (settings_get_int (settings, "reading-spacing"), ==, 1);
  g_assert_cmpint (settings_get_int (settings, "reading-width"), ==, 1);
  g_assert_cmpint (settings_get_int (settings, "reading-font"), ==, 0);
  g_assert_cmpint (settings_get_int (settings, "reading-paper"), ==, 0);
  g_assert_cmpint (settings_get_int (settings, "reading-voice"), ==, 1);
}

void
settings_assert_chosen (LudoSettings *settings)
{
  int width, height;
  gboolean maximized;

  g_assert_cmpstr (ludo_settings_get_language (settings), ==, "fr");
  g_assert_cmpstr (ludo_settings_get_last_game (settings), ==, "tavli");
  ludo_settings_get_window (settings, &width, &height, &maximized);
  g_assert_cmpint (width, ==, 1234);
  g_assert_cmpint (height, ==, 567);
  g_assert_true (maximized);
  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_CONTRAST_DARK);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_STEPS);
  g_assert_cmpint (ludo_settings_get_announcements (settings), ==,
                   LUDO_DETAIL_FULL);
  g_assert_false (ludo_settings_get_coordinates (settings));
  g_assert_true (ludo_settings_get_sounds (settings));
  g_assert_false (ludo_settings_get_hints (settings));
  g_assert_true (ludo_settings_get_outlook (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 500);
  g_assert_cmpint (settings_get_int (settings, "reading-language"), ==, 2);
  g_assert_cmpint (settings_get_int (settings, "reading-mode"), ==, 2);
  g_assert_cmpint (settings_get_int (settings, "reading-size"), ==, 160);
  g_assert_cmpint (settings_get_int (settings, "reading-spacing"), ==, 2);
  g_assert_cmpint (settings_get_int (settings, "reading-width"), ==, 0);
  g_assert_cmpint (settings_get_int (settings, "reading-font"), ==, 3);
  g_assert_cmpint (settings_get_int (settings, "reading-paper"), ==, 3);
  g_assert_cmpint (settings_get_int (settings, "reading-voice"), ==, 2);
}

void
settings_choose (LudoSettings *settings)
{
  ludo_settings_set_language (settings, "fr");
  ludo_settings_set_last_game (settings, "tavli");
  ludo_settings_set_window (settings, 1234, 567, TRUE);
  g_object_set (settings, "light", LUDO_LIGHT_CONTRAST_DARK,
                "pace", LUDO_PACE_STEPS, "announcements", LUDO_DETAIL_FULL,
                "coordinates", FALSE, "sounds", TRUE, "hints", FALSE,
                "outlook", TRUE, "think-time", 0, "reading-language", 2,
                "reading-mode", 2, "reading-size", 160, "reading-spacing", 2,
                "reading-width", 0, "reading-font", 3, "reading-paper", 3,
                "reading-voice", 2, NULL);
}

void
settings_assert_kept (LudoSettings **settings,
                      const char    *folder)
{
  g_clear_object (settings);
  *settings = ludo_settings_new (folder);
  settings_assert_chosen (*settings);
}
