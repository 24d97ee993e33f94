/* test-class-heard.c: the table of a class as it is heard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>

#include "app-fixture.h"
#include "app/teaching/ludo-class-window.h"
#include "heard-fixture.h"
#include "test-wait.h"

/* The texts in each language. */
static const struct
{
  const char *code;
  const char *table;            /* what describes the first heading */
  const char *pupil;
  const char *counts;
  const char *first, *last;     /* nothing is beyond this step */
} words[] = {
  { "en",
    "Chisolo – First steps. The Up and Down keys read out the answers below a "
    "step. All pupils: perhaps another version of the lesson.",
    "Pupil 2: right without help, 2 tries, first answer: sow the hole b1 "
    "towards g",
    "First answers: sow the hole b1 towards g: 3 pupils",
    "This is the first step.", "This is the last step." },
  { "fr",
    "Chisolo – Premiers pas. Les touches Haut et Bas font entendre les "
    "réponses données à une étape. Tous les élèves\u00a0: peut-être une "
    "autre version de la leçon.",
    "Élève 2\u00a0: juste sans aide, 2 essais, première réponse\u00a0: semer "
    "le trou b1 vers g",
    "Premières réponses\u00a0: semer le trou b1 vers g\u00a0: 3 élèves",
    "C’est la première étape.", "C’est la dernière étape." },
};

/* What is true of every pupil is told once, and the notation is left to the
 * eye.  A key that leads no further says so. */
static void
test_once (gconstpointer data)
{
  guint language = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data",
                                                   "results", NULL);
  GtkWidget *window, *heading;
  App app;

  app_open (&app);
  app_speak (&app, words[language].code);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  window = app_wait_for_window (LUDO_TYPE_CLASS_WINDOW);
  hand_focus_window (window);
  heading = gtk_window_get_focus (GTK_WINDOW (window));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (heading),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       words[language].table);
  app_listen ();
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Down, FALSE, FALSE);
  WAIT_FOR (app_count_heard (words[language].pupil) > 0, "the second pupil");
  g_assert_cmpuint (app_count_heard ("(b1)"), ==, 0);
  g_assert_cmpuint (app_count_heard ("version"), ==, 0);
  gtk_test_accessible_assert_property
    (GTK_ACCESSIBLE (app_part (window, "counts_label")),
     GTK_ACCESSIBLE_PROPERTY_LABEL, words[language].counts);
  hand_press_key (XK_Right, FALSE, FALSE);
  WAIT_FOR (app_count_heard (words[language].last) > 0, "the last step");
  hand_press_key (XK_Left, FALSE, FALSE);
  WAIT_FOR (app_count_heard (words[language].first) > 0, "the first step");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == heading);
  app_stop_listening ();
  gtk_window_destroy (GTK_WINDOW (window));
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *path = g_strdup_printf ("/class-heard/once/%s",
                                               words[i].code);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_once);
    }

  return g_test_run ();
}
