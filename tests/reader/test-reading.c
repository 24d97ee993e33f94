/* test-reading.c: reading a page with the mouse and the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>
#include <string.h>

/* From one sentence to the next by Tab and by arrows, through the numbers of
 * the notes and the words of the vocabulary by Tab alone. */
static void
test_keys (Reading       *fixture,
           gconstpointer  data)
{
  GtkWidget *focus;

  reading_read (fixture, "tavli", "rules", NULL);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (LUDO_IS_SENTENCE (focus));
  g_assert_cmpstr (ludo_sentence_get_id (LUDO_SENTENCE (focus)), ==,
                   "goal-1");
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_settle (fixture->window);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (LUDO_IS_GLOSS (focus));
  g_assert_true (gtk_widget_get_mapped
                   (app_find (GTK_WIDGET (fixture->view),
                              GTK_TYPE_POPOVER)));
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_settle (fixture->window);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (LUDO_IS_SENTENCE (focus));
  g_assert_cmpstr (ludo_sentence_get_id (LUDO_SENTENCE (focus)), ==,
                   "goal-2");
  hand_press_key (XK_Up, FALSE, FALSE);
  hand_settle (fixture->window);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_cmpstr (ludo_sentence_get_id (LUDO_SENTENCE (focus)), ==,
                   "goal-1");

  /* Enter on a number opens the list of sources at that one. */
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_settle (fixture->window);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_cmpstr (ludo_reading_page_get_page_id (fixture->page), ==,
                   "sources");
}

/* One language: a click shows the twin below, and another hides it. */
static void
test_twin (Reading       *fixture,
           gconstpointer  data)
{
  LudoSentence *goal;
  LudoPassage *twin;
  GtkWidget *below;

  reading_read (fixture, "tavli", "rules", NULL);
  goal = reading_sentence (fixture, "goal-2", LUDO_PAGE_FRENCH);
  g_assert_nonnull (goal);
  g_assert_null (reading_sentence (fixture, "goal-2", LUDO_PAGE_ENGLISH));
  reading_click (goal);
  hand_settle (fixture->window);
  below = ludo_pair_get_below (reading_pair (goal));
  g_assert_true (LUDO_IS_PASSAGE (below));
  twin = LUDO_PASSAGE (below);
  g_assert_cmpint (ludo_passage_get_language (twin), ==, LUDO_PAGE_ENGLISH);
  g_assert_cmpstr (ludo_sentence_get_text
                     (LUDO_SENTENCE (gtk_widget_get_first_child (below))),
                   ==, "Whoever bears off the fifteenth man first has won.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (goal), "open"));
  g_assert_cmpfloat (reading_top (fixture, below), >,
                     reading_top (fixture, GTK_WIDGET (goal)));

  /* The key does the same: another sentence's twin, then none. */
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_null (ludo_pair_get_below (reading_pair (goal)));
  g_assert_nonnull (ludo_pair_get_below
                      (reading_pair (reading_sentence (fixture,
                                                       "goal-origin-1",
                                                       LUDO_PAGE_FRENCH))));
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_null (ludo_pair_get_below
                   (reading_pair (reading_sentence (fixture, "goal-origin-1",
                                                    LUDO_PAGE_FRENCH))));
}

/* Side by side every pair begins at the same height, and what is pointed at
 * has its twin marked. */
static void
test_both (Reading       *fixture,
           gconstpointer  data)
{
  LudoSentence *french, *english;
  GPtrArray *sentences;
  guint n_pairs = 0;

  reading_read (fixture, "tavli", "rules", NULL);
  ludo_reading_page_set_mode (fixture->page, LUDO_READING_BOTH);
  hand_settle (fixture->window);
  sentences = ludo_page_view_get_sentences (fixture->view);
  for (guint i = 0; i < sentences->len; i++)
    {
      LudoSentence *one = g_ptr_array_index (sentences, i);
      LudoPair *pair = reading_pair (one);
      GtkWidget *first = ludo_pair_get_part (pair, 0);
      GtkWidget *second = ludo_pair_get_part (pair, 1);

      g_assert_nonnull (second);
      if (!gtk_widget_get_mapped (first) || !ludo_pair_get_columns (pair))
        continue;
      n_pairs++;
      g_assert_cmpfloat_with_epsilon (reading_top (fixture, first),
                                      reading_top (fixture, second), 0.5);
    }
  g_assert_cmpuint (n_pairs, >, 20);

  french = reading_sentence (fixture, "goal-1", LUDO_PAGE_FRENCH);
  english = reading_sentence (fixture, "goal-1", LUDO_PAGE_ENGLISH);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (english), "twin"));
  reading_click (french);
  hand_settle (fixture->window);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (english), "twin"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (french), "twin"));

  /* To the twin and on in its language, by keys. */
  hand_press_key (XK_Right, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (english)));
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (gtk_widget_has_focus
                   (GTK_WIDGET (reading_sentence (fixture, "goal-2",
                                                  LUDO_PAGE_ENGLISH))));
}

/* An exercise hides the other language until it is asked for. */
static void
test_exercise (Reading       *fixture,
               gconstpointer  data)
{
  LudoSentence *known, *hidden, *other;

  reading_read (fixture, "tavli", "rules", NULL);
  ludo_reading_page_set_mode (fixture->page, LUDO_READING_EXERCISE);
  hand_settle (fixture->window);
  known = reading_sentence (fixture, "goal-1", LUDO_PAGE_FRENCH);
  hidden = reading_sentence (fixture, "goal-1", LUDO_PAGE_ENGLISH);
  other = reading_sentence (fixture, "goal-2", LUDO_PAGE_ENGLISH);
  g_assert_false (ludo_sentence_get_hidden (known));
  g_assert_true (ludo_sentence_get_hidden (hidden));
  reading_click (hidden);
  hand_settle (fixture->window);
  g_assert_false (ludo_sentence_get_hidden (hidden));
  g_assert_true (ludo_sentence_get_hidden (other));

  /* By keys, from the known sentence. */
  reading_click (known);
  hand_settle (fixture->window);
  g_assert_true (ludo_sentence_get_hidden (hidden));
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_false (ludo_sentence_get_hidden (other));

  /* What is hidden is not found either. */
  g_assert_cmpuint (ludo_page_view_find_text (fixture->view,
                                              "cell 24, anticlockwise"), ==,
                    0);
  ludo_page_view_reveal_all (fixture->view, TRUE);
  g_assert_false (ludo_sentence_get_hidden (hidden));
  g_assert_cmpuint (ludo_page_view_find_text (fixture->view,
                                              "cell 24, anticlockwise"), ==,
                    1);
  ludo_page_view_reveal_all (fixture->view, FALSE);
  g_assert_true (ludo_sentence_get_hidden (other));
}

/* Another language or mode is shown at the same place. */
static void
test_place (Reading       *fixture,
            gconstpointer  data)
{
  GtkWidget *french, *english;
  double before;

  reading_read (fixture, "tavli", "history", "people-zeno-2");
  french = GTK_WIDGET (reading_sentence (fixture, "people-zeno-2",
                                         LUDO_PAGE_FRENCH));
  before = reading_top (fixture, french);
  g_assert_cmpfloat (before, >, 0);
  g_assert_cmpfloat (before, <, gtk_widget_get_height (fixture->window));
  for (int mode = 0; mode < LUDO_N_READINGS; mode++)
    {
      ludo_reading_page_set_mode (fixture->page, mode);
      hand_settle (fixture->window);
      hand_settle (fixture->window);
      ludo_reading_page_set_language (fixture->page, LUDO_PAGE_ENGLISH);
      hand_settle (fixture->window);
      hand_settle (fixture->window);
      english = GTK_WIDGET (reading_sentence (fixture, "people-zeno-2",
                                              LUDO_PAGE_ENGLISH));
      g_assert_nonnull (english);
      /* Within the paragraph that the first sentence seen belongs to. */
      g_assert_cmpfloat (ABS (reading_top (fixture, english) - before), <,
                         150);
      ludo_reading_page_set_language (fixture->page, LUDO_PAGE_FRENCH);
      hand_settle (fixture->window);
    }
}

/* Larger letters or others leave the same sentence at the top. */
static void
test_letters (Reading       *fixture,
              gconstpointer  data)
{
  static const int sizes[] = { 200, 80, 300 };
  LudoSentence *place;
  double offset, ignored;

  reading_read (fixture, "tavli", "history", "people-zeno-2");
  reading_wait_until_finished (fixture);
  place = ludo_page_view_get_place (fixture->view, &offset);
  g_assert_nonnull (place);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_object_set (fixture->app.settings, "reading-size", sizes[i],
                    "reading-font", (int) i % 2, NULL);
      for (int n = 0; n < 12; n++)
        hand_settle (fixture->window);
      g_assert_true (ludo_page_view_get_place (fixture->view, &ignored)
                     == place);
    }
}

/* Both languages of a paragraph are on the clipboard. */
static void
test_copy (Reading       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;

  reading_read (fixture, "tavli", "rules", NULL);
  reading_click (reading_sentence (fixture, "goal-2", LUDO_PAGE_FRENCH));
  hand_settle (fixture->window);
  hand_press_key (XK_c, TRUE, TRUE);
  hand_settle (fixture->window);
  text = reading_clipboard (fixture);
  g_assert_nonnull (strstr (text, "Chacun mène"));
  g_assert_nonnull (strstr (text, "Whoever bears off"));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/reading/" name, Reading, NULL, reading_set_up,   \
              function, reading_tear_down)
  ADD ("keys", test_keys);
  ADD ("twin", test_twin);
  ADD ("both", test_both);
  ADD ("exercise", test_exercise);
  ADD ("place", test_place);
  ADD ("letters", test_letters);
  ADD ("copy", test_copy);
#undef ADD

  return g_test_run ();
}
