/* test-language.c: French or English, whatever the machine speaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each case runs in a process of its own, whose environment asks for one
 * language while the program is asked for the other.
 */

#include "config.h"

#include <string.h>

#include "app-fixture.h"
#include "app/ludo-about.h"
#include "play/ludo-language.h"

static const char *
play_label (const char *language)
{
  return g_str_equal (language, "fr") ? "Nouvelle partie…" : "New Game…";
}

static const char *
learn_label (const char *language)
{
  return g_str_equal (language, "fr") ? "Apprendre" : "Learn";
}

static void
assert_speaks (App        *app,
               const char *language)
{
  const char *other = g_str_equal (language, "fr") ? "en" : "fr";
  GtkWidget *window = GTK_WIDGET (app->window);

  hand_settle (window);
  if (g_str_equal (ludo_window_get_page (app->window), "shelf"))
    {
      g_assert_nonnull (app_find_label (window, learn_label (language)));
      g_assert_null (app_find_label (window, learn_label (other)));
    }
  else
    {
      g_assert_nonnull (app_find_label (window, play_label (language)));
      g_assert_null (app_find_label (window, play_label (other)));
    }
}

static gboolean
contains (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* GTK's own texts in a dialog, and its direction of writing, are those of
 * @language. */
static void
assert_gtk_speaks (App        *app,
                   const char *language)
{
  GtkWindow *about = ludo_about_show (GTK_WINDOW (app->window), TRUE);
  gboolean french = g_str_equal (language, "fr");

  hand_settle (GTK_WIDGET (about));
  g_assert_true ((app_find_if (GTK_WIDGET (about), contains,
                               "Ce programme est ") != NULL) == french);
  g_assert_true ((app_find_if (GTK_WIDGET (about), contains,
                               "This program comes ") != NULL) != french);
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (about)), ==,
                   GTK_TEXT_DIR_LTR);
  gtk_window_destroy (about);
}

static gboolean
has_both (gpointer window)
{
  return app_find_if (window, contains, "But du jeu") != NULL
         && app_find_if (window, contains, "Goal of the game") != NULL;
}

/* In the subprocess: the window opens in the language asked for, and changes
 * to the other and back while a game goes on. */
static void
speak (const char *language)
{
  const char *other = g_str_equal (language, "fr") ? "en" : "fr";
  g_autofree char *status = NULL;
  g_autofree char *position = NULL;
  g_autofree char *position_after = NULL;
  LudoGame *game;
  App app;

  app_open (&app);
  assert_speaks (&app, language);

  game = app_begin_for_persons (&app, "chisolo", 1);
  g_assert_true (ludo_game_play (game, "a1+", NULL)
                 || ludo_game_play (game, "g1+", NULL));
  assert_speaks (&app, language);
  status = g_strdup (ludo_play_page_get_status
                       (ludo_window_get_play_page (app.window)));
  position = ludo_game_dup_position_text (game);

  app_speak (&app, other);
  assert_speaks (&app, other);
  /* The same game in the same position, told in other words. */
  g_assert_true (ludo_window_get_game (app.window) == game);
  position_after = ludo_game_dup_position_text (game);
  g_assert_cmpstr (position, ==, position_after);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "play");
  g_assert_cmpstr (ludo_play_page_get_status
                     (ludo_window_get_play_page (app.window)), !=, status);
  assert_gtk_speaks (&app, other);
  /* Kept for the next start. */
  g_assert_cmpstr (ludo_settings_get_language (app.settings), ==, other);

  app_speak (&app, language);
  assert_speaks (&app, language);
  g_assert_cmpstr (ludo_play_page_get_status
                     (ludo_window_get_play_page (app.window)), ==, status);
  assert_gtk_speaks (&app, language);

  g_settings_set_enum (G_SETTINGS (app.settings), "reading-mode",
                       LUDO_READING_BOTH);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-page", "s",
                              "rules");
  hand_wait_until (has_both, app.window, "both languages side by side");
  app_close (&app);
}

static void
test_french (void)
{
  speak ("fr");
}

static void
test_english (void)
{
  speak ("en");
}

typedef struct
{
  const char *lc_all;
  const char *lang;
  const char *language;
  const char *path;
  const char *installed;        /* a locale beside the machine's; NULL: none */
} Case;

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_auto (GStrv) environment = g_get_environ ();
  const char *arguments[] = { g_get_prgname (), "--spoken", c->path, NULL };
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  environment = g_environ_unsetenv (environment, "LC_ALL");
  environment = g_environ_unsetenv (environment, "LC_MESSAGES");
  environment = g_environ_unsetenv (environment, "LANGUAGE");
  environment = g_environ_unsetenv (environment, "LANG");
  if (c->lc_all != NULL)
    environment = g_environ_setenv (environment, "LC_ALL", c->lc_all, TRUE);
  if (c->lang != NULL)
    environment = g_environ_setenv (environment, "LANG", c->lang, TRUE);
  if (c->language != NULL)
    environment = g_environ_setenv (environment, "LANGUAGE", c->language,
                                    TRUE);
  if (c->installed != NULL)
    {
      g_autofree char *name = g_strconcat ("locale-", c->installed, NULL);
      g_autofree char *folder =
        g_build_filename (g_getenv ("LUDOTHEQUE_LOCALES"), name, NULL);

      environment = g_environ_setenv (environment, "LOCPATH", folder, TRUE);
    }
  g_subprocess_launcher_set_environ (launcher, environment);
  process = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check (process, NULL, &error);
  g_assert_no_error (error);
}

static const Case cases[] = {
  { "C", NULL, NULL, "fr" },
  { "C", NULL, NULL, "en" },
  { NULL, NULL, NULL, "fr" },
  { "POSIX", NULL, "en", "fr" },
  { "C.UTF-8", NULL, NULL, "fr" },
  { NULL, "fr_FR.UTF-8", NULL, "en" },
  { "fr_FR.UTF-8", NULL, "fr", "en" },
  { NULL, "en_US.UTF-8", NULL, "fr" },
  { NULL, "fr_FR.UTF-8", NULL, "en", "fr_FR" },
  { NULL, "fr_CA.UTF-8", "xx", "fr", "fr_CA" },
  { "de_DE.UTF-8", NULL, NULL, "fr", "de_DE" },
  { "ar_EG.UTF-8", NULL, NULL, "fr", "ar_EG" },
  { "ar_EG.UTF-8", NULL, NULL, "en", "ar_EG" },
};

int
main (int    argc,
      char **argv)
{
  const char *spoken = NULL;

  if (argc == 3 && g_str_equal (argv[1], "--spoken"))
    {
      spoken = argv[2];
      argc = 1;
    }
  g_set_prgname (argv[0]);
  if (spoken != NULL)
    {
      app_init (&argc, &argv, spoken);
      if (g_str_equal (spoken, "fr"))
        g_test_add_func ("/app/language/french", test_french);
      else
        g_test_add_func ("/app/language/english", test_english);
      return g_test_run ();
    }

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *c = &cases[i];
      g_autofree char *path =
        g_strdup_printf ("/app/language/%s-on-%s-%s-%s-%s", c->path,
                         c->installed != NULL ? c->installed : "none",
                         c->lc_all != NULL ? c->lc_all : "none",
                         c->lang != NULL ? c->lang : "none",
                         c->language != NULL ? c->language : "none");

      g_test_add_data_func (path, c, test_case);
    }

  return g_test_run ();
}
