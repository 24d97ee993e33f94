/* test-ended.c: what is kept when the session ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program runs as a process of its own and is ended from outside, with
 * its preferences open, as a session does it that asks nobody.
 */

#include "config.h"

#include "ear.h"
#include "hand.h"

#include <X11/keysym.h>
#include <signal.h>

static Ear *ear;
static char *why_not;

static gboolean
is_deaf (void)
{
  if (ear != NULL)
    return FALSE;

  g_test_message ("no accessibility bus: %s", why_not);
  g_test_skip ("The accessibility bus cannot be started here");

  return TRUE;
}

static gboolean
hints_are_written (Ear      *self,
                   gpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_config_dir (),
                                            "glib-2.0", "settings", "keyfile",
                                            NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *value = NULL;

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  value = g_key_file_get_value (file, "io/github/ludotheque/Ludotheque",
                                "hints", NULL);

  return g_strcmp0 (value, "false") == 0;
}

/* The switch of the hints, whether it is on as @data says. */
static gboolean
hints_are_shown (Ear      *self,
                 gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  for (guint i = 0; i < nodes->len; i++)
    {
      const EarNode *node = g_ptr_array_index (nodes, i);

      if (g_str_equal (node->name, "Hints")
          && g_str_equal (node->role, "switch")
          && ear_has (node, EAR_STATE_VISIBLE))
        return ear_has (node, EAR_STATE_CHECKED) == GPOINTER_TO_INT (data);
    }

  return FALSE;
}

/* Starts the program and turns the hints off in its preferences, which stay
 * open. */
static void
turn_hints_off (const char *option)
{
  const char *const argv[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                               "--language=en", option, NULL };

  ear_start (ear, argv);
  ear_take_keyboard (ear);
  hand_press_key (XK_comma, TRUE, FALSE);
  ear_wait (ear, hints_are_shown, GINT_TO_POINTER (TRUE), "the preferences");
  hand_press_alt (XK_h);
  ear_wait (ear, hints_are_shown, GINT_TO_POINTER (FALSE), "the choice");
}

/* A killed program gets no signal, so the choice was written before. */
static void
test_killed (void)
{
  if (is_deaf ())
    return;

  turn_hints_off (NULL);
  ear_wait (ear, hints_are_written, NULL, "the choice on file");
  g_assert_false (ear_end (ear, SIGKILL));
  g_assert_true (hints_are_written (ear, NULL));
}

/* It is told: it ends as if it had been quit, and has kept the choice,
 * however late that was made. */
static void
test_told (gconstpointer data)
{
  if (is_deaf ())
    return;

  turn_hints_off (NULL);
  g_assert_true (ear_end (ear, GPOINTER_TO_INT (data)));
  g_assert_true (hints_are_written (ear, NULL));
}

/* A kiosk that nobody can quit from inside is ended from outside too. */
static void
test_kiosk (void)
{
  const char *const argv[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                               "--language=en", "--kiosk", NULL };

  if (is_deaf ())
    return;

  ear_start (ear, argv);
  g_assert_true (ear_end (ear, SIGTERM));
}

/* Whether something shown has a name that begins so. */
static gboolean
is_told (Ear      *self,
         gpointer  begins)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  for (guint i = 0; i < nodes->len; i++)
    {
      const EarNode *node = g_ptr_array_index (nodes, i);

      if (g_str_has_prefix (node->name, begins)
          && ear_has (node, EAR_STATE_VISIBLE))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_locked (Ear      *self,
           gpointer  wanted)
{
  g_autofree char *path = g_build_filename (ear_get_data_dir (self),
                                            "ludotheque", "locked",
                                            "locked.lesson", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS) == GPOINTER_TO_INT (wanted);
}

/* A locked lesson stands there again after whatever ended the program, though
 * something else was asked for, until the word is said. */
static void
test_locked (void)
{
  g_autofree char *lesson = g_test_build_filename (G_TEST_DIST, "app",
                                                   "locked.lesson", NULL);
  const char *const with_lesson[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                                      "--language=en", "--lesson", lesson,
                                      NULL };
  const char *const with_game[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                                    "--language=en", "--game=tavli", NULL };

  if (is_deaf ())
    return;

  ear_set_keeps_data (ear, TRUE);
  ear_start (ear, with_lesson);
  ear_wait (ear, is_told, (gpointer) "Locked in this lesson", "the lesson");
  ear_wait (ear, is_locked, GINT_TO_POINTER (TRUE), "the lock on file");
  g_assert_false (ear_end (ear, SIGKILL));

  for (int i = 0; i < 2; i++)
    {
      ear_start (ear, with_game);
      ear_wait (ear, is_told, (gpointer) "Locked in this lesson",
                "the lesson again");
      g_assert_false (is_told (ear, (gpointer) "White"));
      if (i == 0)
        g_assert_true (ear_end (ear, SIGTERM));
    }
  ear_take_keyboard (ear);
  hand_press_key (XK_q, TRUE, FALSE);
  ear_wait (ear, is_told, (gpointer) "What is your teacher", "the question");
  ear_take_keyboard (ear);
  hand_type ("soleil");
  hand_press_key (XK_Return, FALSE, FALSE);
  ear_wait (ear, is_locked, GINT_TO_POINTER (FALSE), "the end of the lock");
  ear_set_keeps_data (ear, FALSE);
  g_assert_true (ear_end (ear, SIGTERM));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    int number;
  } signals[] = {
    { "/app/ended/terminated", SIGTERM },
    { "/app/ended/hung-up", SIGHUP },
    { "/app/ended/interrupted", SIGINT },
  };
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  /* Each start of the program finds what another has kept. */
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  /* A shell lets what it runs in the background ignore some of them. */
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i].number, SIG_DFL);
  hand_init ();
  ear = ear_new (&why_not);
  g_test_add_func ("/app/ended/killed", test_killed);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_test_add_data_func (signals[i].name,
                          GINT_TO_POINTER (signals[i].number), test_told);
  g_test_add_func ("/app/ended/kiosk", test_kiosk);
  g_test_add_func ("/app/ended/locked", test_locked);
  status = g_test_run ();
  g_clear_pointer (&ear, ear_free);
  g_free (why_not);

  return status;
}
