/* test-reading.c: reading a page with the mouse and the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/ludo-folders.h"
#include "board/ludo-picture.h"
#include "reader/ludo-pair.h"
#include "reader/ludo-passage.h"
#include "reader/ludo-try.h"

typedef struct
{
  App app;
  GtkWidget *window;
  LudoReadingPage *page;
  LudoPageView *view;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  app_open (&fixture->app);
  g_object_set (fixture->app.settings, "reading-mode", LUDO_READING_TWIN,
                "reading-language", 1, "reading-size",
                LUDO_READING_SIZE_NORMAL, NULL);
  fixture->window = GTK_WIDGET (fixture->app.window);
  fixture->page = ludo_window_get_reading_page (fixture->app.window);
  fixture->view = ludo_reading_page_get_view (fixture->page);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  app_close (&fixture->app);
}

static void
read_page (Fixture    *fixture,
           const char *game_id,
           const char *page_id,
           const char *element_id)
{
  g_autoptr (GError) error = NULL;

  gtk_widget_activate_action (fixture->window, "win.rules", "s", game_id);
  if (!g_str_equal (page_id, "rules"))
    ludo_reading_page_open (fixture->page, game_id, page_id, -1, element_id,
                            &error);
  else if (element_id != NULL)
    ludo_reading_page_go_to (fixture->page, element_id);
  g_assert_no_error (error);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
}

static LudoSentence *
sentence (Fixture          *fixture,
          const char       *id,
          LudoPageLanguage  language)
{
  return ludo_page_view_get_sentence (fixture->view, id, language);
}

/* On the sentence's first letters, wherever they are. */
static void
click_sentence (LudoSentence *wanted)
{
  cairo_rectangle_int_t box, first;

  cairo_region_get_extents (ludo_sentence_get_region (wanted), &box);
  cairo_region_get_rectangle (ludo_sentence_get_region (wanted), 0, &first);
  hand_click (GTK_WIDGET (wanted), first.x - box.x + 12,
              first.y - box.y + first.height / 2.0);
}

static double
top_of (Fixture   *fixture,
        GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window,
                                            &bounds));

  return bounds.origin.y;
}

static LudoPair *
pair_of (LudoSentence *wanted)
{
  return LUDO_PAIR (gtk_widget_get_ancestor (GTK_WIDGET (wanted),
                                             LUDO_TYPE_PAIR));
}

/* One language: a click shows the twin below, and another hides it. */
static void
test_twin (Fixture       *fixture,
           gconstpointer  data)
{
  LudoSentence *goal;
  LudoPassage *twin;
  GtkWidget *below;

  read_page (fixture, "tavli", "rules", NULL);
  goal = sentence (fixture, "goal-2", LUDO_PAGE_FRENCH);
  g_assert_nonnull (goal);
  g_assert_null (sentence (fixture, "goal-2", LUDO_PAGE_ENGLISH));
  click_sentence (goal);
  hand_settle (fixture->window);
  below = ludo_pair_get_below (pair_of (goal));
  g_assert_true (LUDO_IS_PASSAGE (below));
  twin = LUDO_PASSAGE (below);
  g_assert_cmpint (ludo_passage_get_language (twin), ==, LUDO_PAGE_ENGLISH);
  g_assert_cmpstr (ludo_sentence_get_text
                     (LUDO_SENTENCE (gtk_widget_get_first_child (below))),
                   ==, "Whoever bears off the fifteenth man first has won.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (goal), "open"));
  g_assert_cmpfloat (top_of (fixture, below), >,
                     top_of (fixture, GTK_WIDGET (goal)));

  /* The key does the same: another sentence's twin, then none. */
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_null (ludo_pair_get_below (pair_of (goal)));
  g_assert_nonnull (ludo_pair_get_below
                      (pair_of (sentence (fixture, "goal-origin-1",
                                          LUDO_PAGE_FRENCH))));
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_null (ludo_pair_get_below
                   (pair_of (sentence (fixture, "goal-origin-1",
                                       LUDO_PAGE_FRENCH))));
}

/* From one sentence to the next by Tab and by arrows, through the numbers of
 * the notes and the words of the vocabulary by Tab alone. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *focus;

  read_page (fixture, "tavli", "rules", NULL);
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

/* Side by side every pair begins at the same height, and what is pointed at
 * has its twin marked. */
static void
test_both (Fixture       *fixture,
           gconstpointer  data)
{
  LudoSentence *french, *english;
  GPtrArray *sentences;
  guint n_pairs = 0;

  read_page (fixture, "tavli", "rules", NULL);
  ludo_reading_page_set_mode (fixture->page, LUDO_READING_BOTH);
  hand_settle (fixture->window);
  sentences = ludo_page_view_get_sentences (fixture->view);
  for (guint i = 0; i < sentences->len; i++)
    {
      LudoSentence *one = g_ptr_array_index (sentences, i);
      LudoPair *pair = pair_of (one);
      GtkWidget *first = ludo_pair_get_part (pair, 0);
      GtkWidget *second = ludo_pair_get_part (pair, 1);

      g_assert_nonnull (second);
      if (!gtk_widget_get_mapped (first) || !ludo_pair_get_columns (pair))
        continue;
      n_pairs++;
      g_assert_cmpfloat_with_epsilon (top_of (fixture, first),
                                      top_of (fixture, second), 0.5);
    }
  g_assert_cmpuint (n_pairs, >, 20);

  french = sentence (fixture, "goal-1", LUDO_PAGE_FRENCH);
  english = sentence (fixture, "goal-1", LUDO_PAGE_ENGLISH);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (english), "twin"));
  click_sentence (french);
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
                   (GTK_WIDGET (sentence (fixture, "goal-2",
                                          LUDO_PAGE_ENGLISH))));
}

/* An exercise hides the other language until it is asked for. */
static void
test_exercise (Fixture       *fixture,
               gconstpointer  data)
{
  LudoSentence *known, *hidden, *other;

  read_page (fixture, "tavli", "rules", NULL);
  ludo_reading_page_set_mode (fixture->page, LUDO_READING_EXERCISE);
  hand_settle (fixture->window);
  known = sentence (fixture, "goal-1", LUDO_PAGE_FRENCH);
  hidden = sentence (fixture, "goal-1", LUDO_PAGE_ENGLISH);
  other = sentence (fixture, "goal-2", LUDO_PAGE_ENGLISH);
  g_assert_false (ludo_sentence_get_hidden (known));
  g_assert_true (ludo_sentence_get_hidden (hidden));
  click_sentence (hidden);
  hand_settle (fixture->window);
  g_assert_false (ludo_sentence_get_hidden (hidden));
  g_assert_true (ludo_sentence_get_hidden (other));

  /* By keys, from the known sentence. */
  click_sentence (known);
  hand_settle (fixture->window);
  g_assert_true (ludo_sentence_get_hidden (hidden));
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_false (ludo_sentence_get_hidden (other));

  /* What is hidden is not found either. */
  g_assert_cmpuint (ludo_page_view_find_text (fixture->view, "cell 24, anticlockwise"),
                    ==, 0);
  ludo_page_view_reveal_all (fixture->view, TRUE);
  g_assert_false (ludo_sentence_get_hidden (hidden));
  g_assert_cmpuint (ludo_page_view_find_text (fixture->view, "cell 24, anticlockwise"),
                    ==, 1);
  ludo_page_view_reveal_all (fixture->view, FALSE);
  g_assert_true (ludo_sentence_get_hidden (other));
}

/* Another language or mode is shown at the same place. */
static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *french, *english;
  double before;

  read_page (fixture, "tavli", "history", "people-zeno-2");
  french = GTK_WIDGET (sentence (fixture, "people-zeno-2",
                                 LUDO_PAGE_FRENCH));
  before = top_of (fixture, french);
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
      english = GTK_WIDGET (sentence (fixture, "people-zeno-2",
                                      LUDO_PAGE_ENGLISH));
      g_assert_nonnull (english);
      /* Within the paragraph that the first sentence seen belongs to. */
      g_assert_cmpfloat (ABS (top_of (fixture, english) - before), <, 150);
      ludo_reading_page_set_language (fixture->page, LUDO_PAGE_FRENCH);
      hand_settle (fixture->window);
    }
}

typedef struct
{
  GtkWidget *window;
  const char *text;
} Label;

static gboolean
is_shown (gpointer data)
{
  const Label *label = data;

  return app_find_label (label->window, label->text) != NULL;
}

/* Ctrl+F counts and goes round; the search over all pages opens what it
 * found; Alt+Left leads back. */
static void
test_finding (Fixture       *fixture,
              gconstpointer  data)
{
  LudoContents *contents;
  LudoSentence *first;
  guint which;

  read_page (fixture, "tavli", "rules", NULL);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  hand_press_key (XK_f, TRUE, FALSE);
  hand_settle (fixture->window);
  hand_type ("poeme du sixieme");
  hand_wait_until (is_shown, &(Label) { fixture->window, "1 of 1" },
                   "the count");
  first = ludo_page_view_step_match (fixture->view, 1, &which);
  g_assert_cmpstr (ludo_sentence_get_id (first), ==, "goal-origin-2");
  g_assert_cmpuint (which, ==, 1);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (fixture->window);

  ludo_reading_page_search (fixture->page);
  contents = ludo_reading_page_get_contents (fixture->page);
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_contents_get_n_hits (contents), ==, 0);
  ludo_contents_search (contents, "basiliscus");
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_contents_get_n_hits (contents), >, 0);
  hand_click_widget (GTK_WIDGET (gtk_list_box_get_row_at_index
                                   (ludo_contents_get_list (contents), 0)));
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_cmpstr (ludo_reading_page_get_page_id (fixture->page), ==,
                   "history");
  hand_press_alt (XK_Left);
  hand_settle (fixture->window);
  g_assert_cmpstr (ludo_reading_page_get_page_id (fixture->page), ==,
                   "rules");
  hand_press_alt (XK_Right);
  hand_settle (fixture->window);
  g_assert_cmpstr (ludo_reading_page_get_page_id (fixture->page), ==,
                   "history");
}

/* Ctrl with plus, minus and 0. */
static void
test_size (Fixture       *fixture,
           gconstpointer  data)
{
  int height, larger, size;
  GtkWidget *goal;

  read_page (fixture, "tavli", "rules", NULL);
  goal = ludo_page_view_find (fixture->view, "goal");
  height = gtk_widget_get_height (goal);
  hand_press_key (XK_equal, TRUE, FALSE);
  hand_press_key (XK_equal, TRUE, FALSE);
  hand_press_key (XK_equal, TRUE, FALSE);
  hand_settle (fixture->window);
  larger = gtk_widget_get_height (goal);
  g_assert_cmpint (larger, >, height);
  g_object_get (fixture->app.settings, "reading-size", &size, NULL);
  g_assert_cmpint (size, ==, 160);
  hand_press_key (XK_0, TRUE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (goal), ==, height);
}

static gboolean
is_at_start (gpointer data)
{
  return ludo_game_get_n_plies (data) == 0;
}

static gboolean
is_mapped (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

static int
place_named (const LudoDrawing *drawing,
             const char        *wanted)
{
  for (int i = 0; i < drawing->n_places; i++)
    {
      char buffer[8];

      if (g_str_equal (drawing->place_name (i, buffer), wanted))
        return i;
    }
  g_assert_not_reached ();
}

/* A figure is played on by clicks; what the rules forbid is answered. */
static void
test_try (Fixture       *fixture,
          gconstpointer  data)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  GtkWidget *figure, *try, *button;
  LudoBoard *board;
  LudoGame *game;

  read_page (fixture, "chisolo", "first-game", "figure-move-6");
  figure = ludo_page_view_find (fixture->view, "figure-move-6");
  try = app_find (figure, LUDO_TYPE_TRY);
  g_assert_nonnull (try);
  board = ludo_try_get_board (LUDO_TRY (try));
  game = ludo_board_get_game (board);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);

  /* An empty hole moves nothing. */
  hand_click_place (board, place_named (drawing, "a4"));
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  g_assert_true (gtk_widget_has_css_class
                   (gtk_widget_get_last_child (try), "refused"));
  g_assert_cmpuint (strlen (ludo_try_get_answer (LUDO_TRY (try))), >, 10);

  hand_click_place (board, place_named (drawing, "g4"));
  hand_settle (fixture->window);
  hand_click_place (board, place_named (drawing, "g2"));
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  g_assert_false (gtk_widget_has_css_class
                    (gtk_widget_get_last_child (try), "refused"));

  /* The position outlives another way of reading; then all over again. */
  ludo_reading_page_set_language (fixture->page, LUDO_PAGE_ENGLISH);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  figure = ludo_page_view_find (fixture->view, "figure-move-6");
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  button = app_find_label (figure, "Start Again");
  g_assert_nonnull (button);
  gtk_widget_activate (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  hand_wait_until (is_at_start, game, "the start");

  /* The answer is hidden until it is asked for. */
  g_assert_false (gtk_widget_get_mapped
                    (GTK_WIDGET (sentence (fixture,
                                           "figure-move-6-answer-1",
                                           LUDO_PAGE_ENGLISH))));
  button = app_find_label (figure, "Show the Answer");
  g_assert_nonnull (button);
  gtk_widget_activate (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  hand_wait_until (is_mapped, sentence (fixture, "figure-move-6-answer-1",
                                        LUDO_PAGE_ENGLISH), "the answer");
}

/* Paragraphs of one ruleset are there for it alone, and say so. */
static void
test_rulesets (Fixture       *fixture,
               gconstpointer  data)
{
  read_page (fixture, "zohn-ahl", "rules", NULL);
  ludo_reading_page_set_ruleset (fixture->page, -1);
  hand_settle (fixture->window);
  g_assert_nonnull (ludo_page_view_find (fixture->view, "start"));
  g_assert_nonnull (ludo_page_view_find (fixture->view, "start-culin"));
  g_assert_nonnull (app_find_label (GTK_WIDGET (fixture->view),
                                    "Seulement\u00a0: Feuille française"));
  ludo_reading_page_set_ruleset (fixture->page, 0);
  hand_settle (fixture->window);
  g_assert_nonnull (ludo_page_view_find (fixture->view, "start"));
  g_assert_null (ludo_page_view_find (fixture->view, "start-culin"));
}

/* A whole board is seen at once, however wide the column. */
static void
test_tall (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *picture;
  int height;

  read_page (fixture, "tavli", "first-game", NULL);
  picture = app_find (GTK_WIDGET (fixture->view), LUDO_TYPE_PICTURE);
  g_assert_nonnull (picture);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, 1200, NULL, &height,
                      NULL, NULL);
  g_assert_cmpint (height, >, 400);
  g_assert_cmpint (height, <=, 560);
}

/* Who has chosen some rules reads that a passage is theirs alone in a light
 * mark, and the names of all others only on demand. */
static void
test_mark (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *label;

  read_page (fixture, "chisolo", "rules", NULL);
  ludo_reading_page_set_ruleset (fixture->page, 0);
  hand_settle (fixture->window);
  label = app_find_label (GTK_WIDGET (fixture->view),
                          "Pas dans toutes les règles");
  g_assert_nonnull (label);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (label), "Natatu"));
}

/* From whatever has the focus Page Down turns the text; Escape leads from the
 * contents to it, and gives up the words looked for before. */
static void
test_ways_back (Fixture       *fixture,
                gconstpointer  data)
{
  LudoContents *contents = ludo_reading_page_get_contents (fixture->page);
  GtkEditable *entry = GTK_EDITABLE (ludo_contents_get_entry (contents));
  GtkWidget *scroller =
    gtk_widget_get_ancestor (GTK_WIDGET (fixture->view),
                             GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  read_page (fixture, "tavli", "history", NULL);
  ludo_reading_page_search (fixture->page);
  hand_settle (fixture->window);
  gtk_editable_set_text (entry, "Agathias");
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (gtk_widget_is_ancestor
                   (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                    scroller));

  gtk_widget_child_focus (GTK_WIDGET (ludo_reading_page_get_tools
                                        (fixture->page)),
                          GTK_DIR_TAB_FORWARD);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 1);
  hand_press_key (XK_Page_Down, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 1);
}

/* Both languages of a paragraph are on the clipboard. */
static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source),
                                                    result, NULL);
}

static gboolean
is_set (gpointer data)
{
  return *(char **) data != NULL;
}

static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;

  read_page (fixture, "tavli", "rules", NULL);
  click_sentence (sentence (fixture, "goal-2", LUDO_PAGE_FRENCH));
  hand_settle (fixture->window);
  hand_press_key (XK_c, TRUE, TRUE);
  hand_settle (fixture->window);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->window),
                                 NULL, copied_cb, &text);
  hand_wait_until (is_set, &text, "the clipboard");
  g_assert_nonnull (strstr (text, "Chacun mène"));
  g_assert_nonnull (strstr (text, "Whoever bears off"));
}

/* A page of one's own that is broken is told of, and the program's shown. */
static void
test_own (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *own = ludo_folders_dup_own_content ();
  g_autofree char *folder = g_build_filename (own, "chisolo", NULL);
  g_autofree char *path = g_build_filename (folder, "history.page", NULL);
  GtkWidget *view = GTK_WIDGET (fixture->page);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "<page game=\"chisolo\" "
                                      "id=\"history\">\n\n<oops/></page>",
                                      -1, NULL));
  read_page (fixture, "chisolo", "history", NULL);
  g_assert_nonnull (app_find_label
                      (view, "Your own page cannot be read, and the "
                             "program’s is shown instead: history.page, "
                             "line 3: <oops> is not known"));
  g_assert_cmpuint (ludo_page_view_get_sentences (fixture->view)->len, >, 20);

  g_assert_true (g_file_set_contents
                   (path, "<page game=\"chisolo\" id=\"history\"><title>"
                    "<fr>La mienne</fr><en>Mine</en></title></page>", -1,
                    NULL));
  read_page (fixture, "chisolo", "history", NULL);
  g_assert_nonnull (app_find_label (view, "La mienne"));
  g_remove (path);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/reading/" name, Fixture, NULL, set_up, function, \
              tear_down)
  ADD ("keys", test_keys);
  ADD ("twin", test_twin);
  ADD ("both", test_both);
  ADD ("exercise", test_exercise);
  ADD ("place", test_place);
  ADD ("finding", test_finding);
  ADD ("size", test_size);
  ADD ("try", test_try);
  ADD ("rulesets", test_rulesets);
  ADD ("tall", test_tall);
  ADD ("mark", test_mark);
  ADD ("ways-back", test_ways_back);
  ADD ("copy", test_copy);
  ADD ("own", test_own);
#undef ADD

  return g_test_run ();
}
