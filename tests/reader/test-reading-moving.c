/* test-reading-moving.c: keys pressed while the page still moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>

/* Whether @key, pressed while the page is on its way to its end, leads to what
 * is in sight there. */
static gboolean
leads_on (Reading      *fixture,
          LudoSentence *start,
          guint         key)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (fixture->view),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  LudoSentence *current;

  hand_press_key (XK_Home, FALSE, FALSE);
  hand_settle (fixture->window);
  reading_rest (fixture);
  if (start != NULL)
    ludo_page_view_go_to (fixture->view, start);
  else
    gtk_widget_grab_focus (scroller);
  reading_rest (fixture);
  hand_press_key (XK_End, FALSE, FALSE);
  hand_settle (fixture->window);
  hand_press_key (key, FALSE, FALSE);
  reading_rest (fixture);

  current = ludo_page_view_get_current (fixture->view);

  return current != NULL && current != start
         && gtk_widget_has_visible_focus (GTK_WIDGET (current->label))
         && reading_is_in_sight (fixture, current)
         && gtk_adjustment_get_value (reading_adjustment (fixture))
            > reading_end (fixture) - 400;
}

/* On a busy machine the page may stand still for a frame and seem to have come
 * to rest: one time out of three is enough. */
static void
check_leads_on (Reading      *fixture,
                LudoSentence *start,
                guint         key)
{
  g_assert_true (leads_on (fixture, start, key)
                 || leads_on (fixture, start, key)
                 || leads_on (fixture, start, key));
}

/* Key upon key: the second goes on from where the first leads, not from what
 * the page passes on its way there; from a sentence, or from the page. */
static void
test_moving (Reading       *fixture,
             gconstpointer  data)
{
  static const guint keys[] = { XK_Down, XK_Up, XK_Tab, XK_Right, XK_Left };
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);
  LudoSentence *sentence;

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  sentence = reading_sentence (fixture, "goal-2", LUDO_PAGE_FRENCH);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    check_leads_on (fixture, sentence, keys[i]);
  for (guint i = 0; i < 3; i++)
    check_leads_on (fixture, NULL, keys[i]);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add ("/reader/moving/key-upon-key", Reading, NULL, reading_set_up,
              test_moving, reading_tear_down);

  return g_test_run ();
}
