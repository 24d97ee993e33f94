/* test-lesson-ring.c: the ring of a lesson is sown by the mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/learning/ludo-ring-view.h"
#include "test-wait.h"

static LudoLessonPage *page;
static LudoRingView *view;

static LudoLessonRun *
begin (App        *app,
       const char *step)
{
  g_autofree char *target = g_strconcat ("chisolo/lessons/endless#", step,
                                         NULL);

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              target);
  hand_settle (GTK_WIDGET (app->window));
  app_choose_lesson (app, TRUE);
  hand_settle (GTK_WIDGET (app->window));
  hand_focus_window (GTK_WIDGET (app->window));
  page = app_lesson_page (app);
  view = LUDO_RING_VIEW (app_find (GTK_WIDGET (page), LUDO_TYPE_RING_VIEW));

  return ludo_lesson_page_get_run (page);
}

static void
check_ring (const char *stones,
            int         n_sowings)
{
  const LudoRing *ring = ludo_ring_view_get_ring (view);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < ring->n_holes; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", ring->stones[i]);
  g_assert_cmpstr (text->str, ==, stones);
  g_assert_cmpint (ring->n_sowings, ==, n_sowings);
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static gboolean
is_more (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_MENU_BUTTON (widget)
         && g_strcmp0 (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (widget)),
                       "view-more-symbolic") == 0;
}

/* Each click and each Return is a sowing, said aloud, until all is as at
 * first. */
static void
test_sown (void)
{
  GtkWidget *over;
  g_autofree char *name = NULL;
  App app;

  app_open (&app);
  begin (&app, "eighteen");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (view)));
  g_assert_false (gtk_widget_get_mapped
                    (GTK_WIDGET (ludo_lesson_page_get_board (page))));
  check_ring ("0 1 2 0 2 1", 1);
  hand_click_widget (GTK_WIDGET (view));
  WAIT_UNTIL (ludo_ring_view_get_ring (view)->n_sowings == 2);
  check_ring ("0 1 0 1 3 1", 2);
  g_assert_nonnull (strstr (ludo_lesson_page_get_announcement (page),
                            "0, 1, 0, 1, 3, 1"));
  hand_press_key (XK_Return, FALSE, FALSE);
  WAIT_UNTIL (ludo_ring_view_get_ring (view)->n_sowings == 3);
  check_ring ("1 2 0 1 0 2", 3);
  for (int n = 4; n <= 18; n++)
    {
      hand_press_key (XK_space, FALSE, FALSE);
      WAIT_UNTIL (ludo_ring_view_get_ring (view)->n_sowings == n);
    }
  check_ring ("2 0 1 0 2 1", 18);
  /* A screen reader would speak a new name beside the announcement. */
  name = app_dup_name (GTK_WIDGET (view));
  g_assert_null (strstr (name, "18 sowings"));
  g_clear_pointer (&name, g_free);

  /* Miscounted: from the beginning again. */
  hand_settle (GTK_WIDGET (app.window));
  over = app_find_if (GTK_WIDGET (page), is_button, "Start _Over");
  if (over == NULL)
    {
      gtk_menu_button_popup
        (GTK_MENU_BUTTON (app_find_if (GTK_WIDGET (page), is_more, NULL)));
      hand_settle (GTK_WIDGET (app.window));
      over = app_find_if (GTK_WIDGET (page), is_button, "Start _Over");
    }
  hand_click_widget (over);
  hand_settle (GTK_WIDGET (app.window));
  check_ring ("0 1 2 0 2 1", 1);
  name = app_dup_name (GTK_WIDGET (view));
  g_assert_nonnull (strstr (name, ". 1 sowing."));
  hand_click_widget (GTK_WIDGET (view));
  WAIT_UNTIL (ludo_ring_view_get_ring (view)->n_sowings == 2);
  app_close (&app);
}

/* A question with options is not answered by sowing; the sowing is shown once
 * the answer is found, stone by stone. */
static void
test_asked (void)
{
  LudoLessonRun *run;
  App app;

  app_open (&app);
  run = begin (&app, "ring");
  hand_click_widget (GTK_WIDGET (view));
  hand_settle (GTK_WIDGET (app.window));
  check_ring ("2 0 1 0 2 1", 0);
  ludo_lesson_run_choose (run, 1);
  check_ring ("2 0 1 0 2 1", 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  ludo_lesson_run_choose (run, 0);
  g_assert_cmpint (ludo_ring_view_get_ring (view)->hand, ==, 2);
  WAIT_UNTIL (ludo_ring_view_get_ring (view)->n_sowings == 1);
  check_ring ("0 1 2 0 2 1", 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);

  /* The number of sowings that was asked for is shown to its end. */
  run = begin (&app, "eighteen");
  hand_click_widget (GTK_WIDGET (view));
  WAIT_UNTIL (ludo_ring_view_get_ring (view)->n_sowings == 2);
  ludo_lesson_run_enter (run, "18");
  WAIT_UNTIL (ludo_ring_view_get_ring (view)->n_sowings == 18);
  check_ring ("2 0 1 0 2 1", 18);

  /* A question about no sowing leaves the ring as it is. */
  run = begin (&app, "why");
  ludo_lesson_run_choose (run, 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
  check_ring ("2 0 1 0 2 1", 0);

  /* On the board again, the ring is gone. */
  while (ludo_lesson_run_get_step (run)->ring.n_holes > 0)
    ludo_lesson_run_go_to (run, ludo_lesson_run_get_index (run) + 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (view)));
  g_assert_true (gtk_widget_get_mapped
                   (GTK_WIDGET (ludo_lesson_page_get_board (page))));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/lesson-ring/sown", test_sown);
  g_test_add_func ("/app/lesson-ring/asked", test_asked);

  return g_test_run ();
}
