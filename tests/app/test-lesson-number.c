/* test-lesson-number.c: a number is answered without a keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <stdlib.h>
#include <string.h>

#include "test-wait.h"

/* The least side of a button for a finger, in pixels. */
#define TOUCH 44
#define HELD_TO 8

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static GtkWidget *
part (App        *app,
      const char *id)
{
  GtkWidget *found = app_find_id (GTK_WIDGET (app->window), id);

  g_assert_nonnull (found);

  return found;
}

static void
click (App        *app,
       const char *id)
{
  hand_click_widget (part (app, id));
  hand_settle (GTK_WIDGET (app->window));
}

static void
check_number (App        *app,
              const char *number)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE
                                            (part (app, "number_entry"))),
                   ==, number);
}

static void
open_step (App        *app,
           const char *language,
           const char *place)
{
  app_open (app);
  app_speak (app, language);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              place);
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
  app_choose_lesson (app, TRUE);
  hand_settle (GTK_WIDGET (app->window));
}

static void
open_number (App        *app,
             const char *language,
             const char *place)
{
  open_step (app, language, place);
  g_assert_cmpint (ludo_lesson_run_get_step (run_of (app))->kind, ==,
                   LUDO_STEP_NUMBER);
  check_number (app, "");
}

static void
close_step (App *app)
{
  app_speak (app, "en");
  app_close (app);
}

/* The buttons at the sides of the number find it, and it is answered; whoever
 * has the keyboard in the entry keeps it there. */
static void
test_pointer (gconstpointer language)
{
  static const char *const buttons[] = { "less_button", "more_button" };
  App app;

  open_number (&app, language, "zohn-ahl/lessons/first-steps#capture");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = part (&app, buttons[i]);

      g_assert_cmpint (gtk_widget_get_allocated_width (button), >=, TOUCH);
      g_assert_cmpint (gtk_widget_get_allocated_height (button), >=, TOUCH);
    }
  click (&app, "less_button");
  check_number (&app, "0");
  for (int i = 0; i < 6; i++)
    click (&app, "more_button");
  check_number (&app, "6");
  click (&app, "number_button");
  g_assert_cmpint (ludo_lesson_run_get_state (run_of (&app)), !=,
                   LUDO_RUN_DONE);
  click (&app, "less_button");
  check_number (&app, "5");
  g_assert_nonnull (gtk_widget_get_focus_child (part (&app, "number_entry")));
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_lesson_run_get_state (run_of (&app)), ==,
                   LUDO_RUN_DONE);
  close_step (&app);
}

static gboolean
is_far (gpointer entry)
{
  return atoi (gtk_editable_get_text (entry)) >= HELD_TO;
}

static gboolean
is_let_go (gpointer button)
{
  return (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_ACTIVE) == 0;
}

/* A button that is held goes on, because an answer may be far, and letting it
 * go is no step more. */
static void
test_held (void)
{
  App app;
  GtkEditable *entry;
  g_autofree char *reached = NULL;

  open_number (&app, "en", "tavli/lessons/first-steps#danger");
  entry = GTK_EDITABLE (part (&app, "number_entry"));
  hand_hold_widget (part (&app, "more_button"));
  hand_wait_until (is_far, entry, "a greater number");
  hand_let_go ();
  hand_wait_until (is_let_go, part (&app, "more_button"), "the button");
  hand_settle (GTK_WIDGET (app.window));
  reached = g_strdup (gtk_editable_get_text (entry));
  click (&app, "more_button");
  g_assert_cmpint (atoi (gtk_editable_get_text (entry)), ==,
                   atoi (reached) + 1);
  /* Digits that are typed go on from there. */
  gtk_editable_select_region (entry, 0, -1);
  hand_type ("7");
  click (&app, "more_button");
  check_number (&app, "8");
  close_step (&app);
}

/* L tells the whole text where an announcement asks for it: in the entry of a
 * number, before a turn whose dice are thrown, and beside a ring. */
static void
test_whole (void)
{
  static const struct
  {
    const char *place;
    const char *words;
  } steps[] = {
    { "tavli/lessons/further#entry", "Only 1 and 4 are left open." },
    { "tavli/lessons/first-steps#hit", "open cell each time." },
    { "chisolo/lessons/endless#question", "first on this small ring" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      App app;
      LudoLessonPage *page;

      open_step (&app, "en", steps[i].place);
      page = app_lesson_page (&app);
      hand_press_key (XK_l, FALSE, FALSE);
      WAIT_FOR (strstr (ludo_lesson_page_get_announcement (page),
                        steps[i].words) != NULL, steps[i].place);
      if (i == 0)
        check_number (&app, "");
      close_step (&app);
    }
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_data_func ("/app/lesson-number/pointer/en", "en", test_pointer);
  g_test_add_data_func ("/app/lesson-number/pointer/fr", "fr", test_pointer);
  g_test_add_func ("/app/lesson-number/held", test_held);
  g_test_add_func ("/app/lesson-number/whole", test_whole);

  return g_test_run ();
}
