/* test-reading.c: reading a page with the mouse and the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>
#include <string.h>

static gboolean
is_explaining (gpointer data)
{
  Reading *fixture = data;

  return reading_is_asking (fixture)
         && app_find (GTK_WIDGET (fixture->view), GTK_TYPE_POPOVER) != NULL;
}

/* From one sentence to the next by Tab and by arrows, through the numbers of
 * the notes and the words of the vocabulary by Tab alone. */
static void
test_keys (Reading       *fixture,
           gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", "goal-1");
  g_assert_cmpstr (reading_current_id (fixture), ==, "goal-1");
  g_assert_false (reading_is_asking (fixture));
  /* Both sentences of this paragraph have one source, which stands behind the
   * last. */
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpstr (reading_current_id (fixture), ==, "goal-2");
  g_assert_false (reading_is_asking (fixture));
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_wait_until (is_explaining, fixture, "the explanation");
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_false (reading_is_asking (fixture));
  g_assert_cmpstr (reading_current_id (fixture), ==, "goal-origin-1");
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_wait_until (is_explaining, fixture, "the explanation");
  hand_press_key (XK_Up, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpstr (reading_current_id (fixture), ==, "goal-2");

  /* Enter on a number opens the list of sources at that one. */
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_settle (fixture->window);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_cmpstr (ludo_reading_page_get_page_id (fixture->page), ==,
                   "sources");
}

/* How many notes stand beside the text: to the right of it, within the page,
 * none above its row and none upon another. */
static int
count_notes (Reading *fixture)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);
  graphene_rect_t row = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  double bottom = 0;
  int n_notes = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_get_mapped (child)
          || !gtk_widget_compute_bounds (child, view, &bounds))
        continue;
      if (!gtk_widget_has_css_class (child, "margin-note"))
        {
          row = bounds;
          continue;
        }
      g_assert_cmpfloat (bounds.origin.x, >=, row.origin.x + row.size.width);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         gtk_widget_get_width (view));
      /* Above a figure there is a little more room than above a note. */
      g_assert_cmpfloat (bounds.origin.y, >=, row.origin.y - 10);
      g_assert_cmpfloat (bounds.origin.y, >=, bottom);
      bottom = bounds.origin.y + bounds.size.height;
      n_notes++;
    }

  return n_notes;
}

/* In a wide window the source of a paragraph stands in the margin beside the
 * first paragraph that uses it; in a narrow one only at the end of the page. */
static void
test_margin (Reading       *fixture,
             gconstpointer  data)
{
  int widths[] = { 1280, 560 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[i],
                                   700);
      hand_settle (fixture->window);
      reading_read (fixture, "zohn-ahl", "history", NULL);
      hand_settle (fixture->window);
      hand_settle (fixture->window);
      g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, widths[i]);
      if (i == 0)
        g_assert_cmpint (count_notes (fixture), >, 5);
      else
        g_assert_cmpint (count_notes (fixture), ==, 0);
    }
}

/* A page opened with the pointer shows no sentence as current.  The first key
 * moves on from the first sentence and shows the current one. */
static void
test_quiet (Reading       *fixture,
            gconstpointer  data)
{
  LudoSentence *first, *next;

  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
  reading_read (fixture, "tavli", "rules", NULL);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  hand_settle (fixture->window);
  first = reading_sentence (fixture, "need-1", LUDO_PAGE_FRENCH);
  next = reading_sentence (fixture, "need-2", LUDO_PAGE_FRENCH);
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (first->label)));
  g_assert_false (first->marks & LUDO_SENTENCE_POINTED);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (next->marks & LUDO_SENTENCE_POINTED);
}

/* In a page in one language a click shows the translation below the sentence,
 * and another click hides it. */
static void
test_translation (Reading       *fixture,
                  gconstpointer  data)
{
  LudoSentence *goal;
  GtkWidget *below;

  reading_read (fixture, "tavli", "rules", NULL);
  goal = reading_sentence (fixture, "goal-2", LUDO_PAGE_FRENCH);
  g_assert_nonnull (goal);
  g_assert_null (reading_sentence (fixture, "goal-2", LUDO_PAGE_ENGLISH));
  reading_click (goal);
  hand_settle (fixture->window);
  below = reading_translation (goal);
  g_assert_nonnull (below);
  gtk_test_accessible_assert_property
    (GTK_ACCESSIBLE (below), GTK_ACCESSIBLE_PROPERTY_LABEL,
     "The first to bear off the fifteenth checker wins.");
  g_assert_true (goal->marks & LUDO_SENTENCE_OPEN);
  g_assert_cmpfloat (reading_top (fixture, below), >,
                     reading_sentence_top (fixture, goal));

  /* The key does the same: another sentence's translation, then none. */
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_null (reading_translation (goal));
  goal = reading_sentence (fixture, "goal-origin-1", LUDO_PAGE_FRENCH);
  g_assert_nonnull (reading_translation (goal));
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_null (reading_translation (goal));
}

/* Side by side both languages of a paragraph begin at the same height, and
 * what is pointed at is marked with its translation. */
static void
test_both (Reading       *fixture,
           gconstpointer  data)
{
  LudoSentence *french, *english;
  GPtrArray *sentences;
  guint n_pairs = 0;

  reading_read (fixture, "tavli", "rules", NULL);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_BOTH);
  hand_settle (fixture->window);
  sentences = ludo_page_view_get_sentences (fixture->view);
  for (guint i = 0; i < sentences->len; i++)
    {
      LudoSentence *one = g_ptr_array_index (sentences, i);
      GtkWidget *pair = gtk_widget_get_parent (GTK_WIDGET (one->label));
      GtkWidget *first = gtk_widget_get_first_child (pair);
      GtkWidget *second = gtk_widget_get_last_child (pair);

      g_assert_true (first != second);
      if (!gtk_widget_get_mapped (first)
          || gtk_widget_get_width (first) == gtk_widget_get_width (pair))
        continue;
      n_pairs++;
      g_assert_cmpfloat_with_epsilon (reading_top (fixture, first),
                                      reading_top (fixture, second), 0.5);
    }
  g_assert_cmpuint (n_pairs, >, 20);

  french = reading_sentence (fixture, "goal-1", LUDO_PAGE_FRENCH);
  english = reading_sentence (fixture, "goal-1", LUDO_PAGE_ENGLISH);
  g_assert_false (english->marks & LUDO_SENTENCE_POINTED);
  reading_click (french);
  hand_settle (fixture->window);
  g_assert_true (english->marks & LUDO_SENTENCE_POINTED);

  /* To the translation and on in its language, by keys. */
  hand_press_key (XK_Right, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (reading_is_current (fixture, english));
  g_assert_true (english->marks & LUDO_SENTENCE_POINTED);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (reading_is_current
                   (fixture, reading_sentence (fixture, "goal-2",
                                               LUDO_PAGE_ENGLISH)));
}

/* An exercise hides the other language until it is asked for. */
static void
test_exercise (Reading       *fixture,
               gconstpointer  data)
{
  LudoSentence *known, *hidden, *other;

  reading_read (fixture, "tavli", "rules", NULL);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_EXERCISE);
  hand_settle (fixture->window);
  known = reading_sentence (fixture, "goal-1", LUDO_PAGE_FRENCH);
  hidden = reading_sentence (fixture, "goal-1", LUDO_PAGE_ENGLISH);
  other = reading_sentence (fixture, "goal-2", LUDO_PAGE_ENGLISH);
  g_assert_false (known->covered);
  g_assert_true (hidden->covered);
  reading_click (hidden);
  hand_settle (fixture->window);
  g_assert_false (hidden->covered);
  g_assert_true (other->covered);

  /* The keys move from the sentence that has the focus. */
  reading_click (known);
  hand_settle (fixture->window);
  g_assert_true (hidden->covered);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_false (other->covered);

  /* The search does not find covered text. */
  g_assert_cmpuint (ludo_page_view_find_text (fixture->view,
                                              "cell 24, anticlockwise"), ==,
                    0);
  ludo_page_view_reveal_all (fixture->view, TRUE);
  g_assert_false (hidden->covered);
  g_assert_cmpuint (ludo_page_view_find_text (fixture->view,
                                              "cell 24, anticlockwise"), ==,
                    1);
  ludo_page_view_reveal_all (fixture->view, FALSE);
  g_assert_true (other->covered);
}

/* Another language or mode is shown at the same place. */
static void
test_place (Reading       *fixture,
            gconstpointer  data)
{
  LudoSentence *french, *english;
  double before;

  reading_read (fixture, "tavli", "history", "people-zeno-2");
  french = reading_sentence (fixture, "people-zeno-2", LUDO_PAGE_FRENCH);
  before = reading_sentence_top (fixture, french);
  g_assert_cmpfloat (before, >, 0);
  g_assert_cmpfloat (before, <, gtk_widget_get_height (fixture->window));
  for (int mode = 0; mode < LUDO_N_READINGS; mode++)
    {
      ludo_reading_choices_set_mode
        (ludo_reading_page_get_choices (fixture->page), mode);
      hand_settle (fixture->window);
      hand_settle (fixture->window);
      ludo_reading_choices_set_language
        (ludo_reading_page_get_choices (fixture->page), LUDO_PAGE_ENGLISH);
      hand_settle (fixture->window);
      hand_settle (fixture->window);
      english = reading_sentence (fixture, "people-zeno-2",
                                  LUDO_PAGE_ENGLISH);
      g_assert_nonnull (english);
      /* Within the paragraph that the first sentence seen belongs to. */
      g_assert_cmpfloat_with_epsilon (reading_sentence_top (fixture, english),
                                      before, 150);
      ludo_reading_choices_set_language
        (ludo_reading_page_get_choices (fixture->page), LUDO_PAGE_FRENCH);
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
  hand_settle (fixture->window);
  place = ludo_page_view_get_visible (fixture->view, &offset);
  g_assert_nonnull (place);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_settings_set_int (G_SETTINGS (fixture->app.settings), "reading-size",
                          sizes[i]);
      g_settings_set_enum (G_SETTINGS (fixture->app.settings), "reading-font",
                           (int) i % 2);
      for (int n = 0; n < 12; n++)
        hand_settle (fixture->window);
      g_assert_true (ludo_page_view_get_visible (fixture->view, &ignored)
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
  g_assert_nonnull (strstr (text, "The first to bear off"));
}

/* Words are selected with the mouse and copied alone; that is no click.  A
 * click on the number of a note explains it. */
static void
test_select (Reading       *fixture,
             gconstpointer  data)
{
  LudoSentence *goal;
  double x, y, to_x, to_y;
  g_autofree char *text = NULL;

  reading_read (fixture, "tavli", "rules", NULL);
  goal = reading_sentence (fixture, "goal-1", LUDO_PAGE_FRENCH);
  reading_find_letter (goal, 0, &x, &y);
  reading_find_letter (goal, strlen ("Chacun mène ses"), &to_x, &to_y);
  hand_drag (GTK_WIDGET (goal->label), x, y, to_x - x, 0);
  hand_settle (fixture->window);
  g_assert_true (gtk_label_get_selection_bounds (goal->label, NULL, NULL));
  g_assert_null (reading_translation (goal));
  hand_press_key (XK_c, TRUE, FALSE);
  hand_settle (fixture->window);
  text = reading_clipboard (fixture);
  g_assert_nonnull (strstr (text, "hacun mène"));
  g_assert_null (strstr (text, "\n"));
  g_assert_null (strstr (text, "Each player"));

  goal = reading_sentence (fixture, "goal-2", LUDO_PAGE_FRENCH);
  reading_find_letter (goal, goal->end - goal->start - 1, &x, &y);
  hand_click (GTK_WIDGET (goal->label), x, y);
  hand_wait_until (is_explaining, fixture, "the explanation");
  g_assert_null (reading_translation (goal));
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
  ADD ("translation", test_translation);
  ADD ("both", test_both);
  ADD ("exercise", test_exercise);
  ADD ("place", test_place);
  ADD ("letters", test_letters);
  ADD ("copy", test_copy);
  ADD ("select", test_select);
  ADD ("quiet", test_quiet);
  ADD ("margin", test_margin);
#undef ADD

  return g_test_run ();
}
