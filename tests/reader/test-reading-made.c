/* test-reading-made.c: a page that has just been made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of it is there at once, and a jump, a key or a search that does not wait
 * for its layout leads to the right place.
 */

#include "config.h"

#include <X11/keysym.h>

#include "reading-fixture.h"

#include "board/ludo-picture.h"
#include "reader/parts/ludo-exercise.h"

/* Sentences behind those that are in sight at first. */
#define BEYOND 12

/* The least that a line of text is high, in pixels. */
#define LINE 16

static void
open_page (Reading    *fixture,
           const char *game_id,
           const char *page_id,
           const char *element_id)
{
  g_autoptr (GError) error = NULL;

  ludo_reading_page_open (fixture->page, game_id, page_id, -1, element_id,
                          &error);
  g_assert_no_error (error);
}

/* The elements of a kind below @node, in the order of the file. */
static void
list_nodes (const LudoPageNode *node,
            LudoNodeType        type,
            GPtrArray          *nodes)
{
  if (node->type == type)
    g_ptr_array_add (nodes, (gpointer) node);
  for (guint i = 0; i < node->children->len; i++)
    list_nodes (g_ptr_array_index (node->children, i), type, nodes);
}

/* The widgets of a kind below @widget, in the order in which they are read
 * out. */
static void
list_widgets (GtkWidget *widget,
              GType      type,
              GPtrArray *widgets)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (widgets, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_widgets (child, type, widgets);
}

static LudoPageNode *
node_of (Reading    *fixture,
         const char *game_id,
         const char *page_id)
{
  LudoPageNode *node =
    ludo_library_read (ludo_reading_page_get_library (fixture->page),
                       game_id, page_id, NULL, NULL);

  g_assert_nonnull (node);

  return node;
}

/* The last sentence of a page is asked for by its name. */
static char *
dup_last (Reading    *fixture,
          const char *game_id,
          const char *page_id)
{
  g_autoptr (LudoPageNode) page = node_of (fixture, game_id, page_id);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  const LudoPageNode *last;

  list_nodes (page, LUDO_NODE_SENTENCE, nodes);
  g_assert_cmpuint (nodes->len, >, 40);
  last = g_ptr_array_index (nodes, nodes->len - 1);

  return g_strdup (last->id);
}

/* All sentences are there for the ear, once and in the order of the file,
 * paragraph by paragraph. */
static void
test_order (Reading       *fixture,
            gconstpointer  data)
{
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();
  g_autoptr (GString) heard = g_string_new (NULL);
  GPtrArray *sentences;
  guint n_labels = 0;

  reading_read (fixture, "tavli", "rules", NULL);
  page = node_of (fixture, "tavli", "history");
  list_nodes (page, LUDO_NODE_SENTENCE, nodes);
  open_page (fixture, "tavli", "history", NULL);
  sentences = ludo_page_view_get_sentences (fixture->view);
  g_assert_cmpuint (sentences->len, ==, nodes->len);
  list_widgets (GTK_WIDGET (fixture->view), GTK_TYPE_LABEL, widgets);
  for (guint i = 0; i < nodes->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (nodes, i);
      const LudoSentence *sentence = g_ptr_array_index (sentences, i);
      const LudoSentence *next = i + 1 < nodes->len
                                   ? g_ptr_array_index (sentences, i + 1)
                                   : NULL;
      guint index;

      g_assert_cmpstr (sentence->node->id, ==, node->id);
      g_string_append_printf (heard, "%s%s", heard->len > 0 ? " " : "",
                              node->plain[LUDO_PAGE_FRENCH]);
      if (next != NULL && next->label == sentence->label)
        continue;
      /* The end of a paragraph, which stands behind the one before. */
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (sentence->label),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           heard->str);
      g_string_truncate (heard, 0);
      g_assert_true (g_ptr_array_find (widgets, sentence->label, &index));
      g_assert_cmpuint (index, >=, n_labels);
      n_labels = index + 1;
    }
}

/* A jump to the last sentence of a page that has just been opened lands there,
 * and stays. */
static void
test_jump (Reading       *fixture,
           gconstpointer  data)
{
  g_autofree char *id = NULL;
  LudoSentence *last;
  double top;

  reading_read (fixture, "tavli", "rules", NULL);
  id = dup_last (fixture, "tavli", "history");
  open_page (fixture, "tavli", "history", id);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  last = reading_sentence (fixture, id, LUDO_PAGE_FRENCH);
  g_assert_true (last->marks & LUDO_SENTENCE_FOUND);
  top = reading_sentence_top (fixture, last);
  g_assert_cmpfloat (top, >, 0);
  g_assert_cmpfloat (top, <, gtk_widget_get_height (fixture->window));
  hand_settle (fixture->window);
  g_assert_cmpfloat_with_epsilon (reading_sentence_top (fixture, last), top,
                                  1.5);
}

/* The sentence at which the page opens does not move. */
static void
test_still (Reading       *fixture,
            gconstpointer  data)
{
  LudoSentence *place;
  double top;

  reading_read (fixture, "tavli", "rules", NULL);
  open_page (fixture, "tavli", "history", "people-zeno-2");
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  place = reading_sentence (fixture, "people-zeno-2", LUDO_PAGE_FRENCH);
  top = reading_sentence_top (fixture, place);
  g_assert_cmpfloat (gtk_adjustment_get_value (reading_adjustment (fixture)),
                     >, 0);
  hand_settle (fixture->window);
  g_assert_cmpfloat_with_epsilon (reading_sentence_top (fixture, place), top,
                                  0.5);
}

/* How far below the upper edge of the page's window @sentence begins. */
static double
top_in_sight (Reading      *fixture,
              LudoSentence *sentence)
{
  graphene_rect_t bounds;

  g_assert_true (ludo_page_view_get_bounds (fixture->view, sentence, &bounds));

  return bounds.origin.y
         - gtk_adjustment_get_value (reading_adjustment (fixture));
}

/* It stays where it is in a window of another width, and goes where the reader
 * has scrolled it. */
static void
test_resized (Reading       *fixture,
              gconstpointer  data)
{
  static const int widths[] = { 400, 900, 480 };
  LudoSentence *place;
  double top;

  reading_read (fixture, "tavli", "rules", NULL);
  open_page (fixture, "tavli", "history", "people-zeno-2");
  hand_settle (fixture->window);
  place = reading_sentence (fixture, "people-zeno-2", LUDO_PAGE_FRENCH);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (widths); i++)
    {
      if (i == G_N_ELEMENTS (widths))
        {
          gtk_adjustment_set_value
            (reading_adjustment (fixture),
             gtk_adjustment_get_value (reading_adjustment (fixture)) - 100);
          hand_settle (fixture->window);
          place = ludo_page_view_get_visible (fixture->view, &top);
        }
      top = top_in_sight (fixture, place);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window),
                                   widths[i % G_N_ELEMENTS (widths)], 700);
      for (int j = 0; j < 6; j++)
        hand_settle (fixture->window);
      g_assert_cmpfloat_with_epsilon (top_in_sight (fixture, place), top,
                                      1.5);
    }
}

/* The key for the end of the page knows where that will be. */
static void
test_end (Reading       *fixture,
          gconstpointer  data)
{
  GtkWidget *scroller;
  gboolean handled = FALSE;

  reading_read (fixture, "tavli", "rules", NULL);
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (fixture->view),
                                      GTK_TYPE_SCROLLED_WINDOW);
  open_page (fixture, "tavli", "history", NULL);
  g_signal_emit_by_name (scroller, "scroll-child", GTK_SCROLL_END, FALSE,
                         &handled);
  g_assert_true (handled);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_cmpfloat (reading_end (fixture), >, 1000);
  g_assert_cmpfloat_with_epsilon
    (gtk_adjustment_get_value (reading_adjustment (fixture)),
     reading_end (fixture), 1.5);
}

typedef struct
{
  Reading *reading;
  const char *id;
} Place;

static gboolean
has_focus (gpointer data)
{
  const Place *place = data;
  LudoSentence *current = ludo_page_view_get_current (place->reading->view);

  return current != NULL && g_str_equal (current->node->id, place->id);
}

/* Backwards into a page the focus comes to its end. */
static void
test_tab (Reading       *fixture,
          gconstpointer  data)
{
  g_autofree char *id = NULL;
  LudoSentence *last;

  reading_read (fixture, "tavli", "rules", NULL);
  id = dup_last (fixture, "tavli", "history");
  gtk_widget_child_focus (GTK_WIDGET (ludo_reading_page_get_tools
                                        (fixture->page)),
                          GTK_DIR_TAB_FORWARD);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_BOTH);
  open_page (fixture, "tavli", "history", NULL);
  /* Until its beginning has been scrolled to. */
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->view),
                                         GTK_DIR_TAB_BACKWARD));
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  last = reading_sentence (fixture, id, LUDO_PAGE_ENGLISH);
  g_assert_true (ludo_page_view_get_current (fixture->view) == last);
  g_assert_true (reading_is_in_sight (fixture, last));
}

/* From sentence to sentence the arrow leads on beyond the window, however fast
 * it is pressed, and what it comes to is seen. */
static void
test_arrow (Reading       *fixture,
            gconstpointer  data)
{
  LudoReadingMode mode = GPOINTER_TO_INT (data);
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  const LudoPageNode *goal;
  LudoSentence *reached;
  guint n_presses = BEYOND;

  reading_read (fixture, "tavli", "rules", NULL);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), mode);
  page = node_of (fixture, "tavli", "history");
  list_nodes (page, LUDO_NODE_SENTENCE, nodes);
  open_page (fixture, "tavli", "history", NULL);
  ludo_page_view_go_to (fixture->view,
                        ludo_page_view_get_first (fixture->view));
  /* As many as are in sight at most. */
  n_presses += (guint) (gtk_adjustment_get_page_size
                          (reading_adjustment (fixture)) / LINE);
  g_assert_cmpuint (nodes->len, >, n_presses);

  for (guint i = 0; i < n_presses; i++)
    hand_press_key (XK_Down, FALSE, FALSE);
  goal = g_ptr_array_index (nodes, n_presses);
  hand_wait_until (has_focus, &(Place) { fixture, goal->id },
                   "the sentence that the arrow leads to");
  hand_settle (fixture->window);
  reached = reading_sentence (fixture, goal->id, LUDO_PAGE_FRENCH);
  g_assert_true (reading_is_in_sight (fixture, reached));

  hand_press_key (XK_Up, FALSE, FALSE);
  goal = g_ptr_array_index (nodes, n_presses - 1);
  hand_wait_until (has_focus, &(Place) { fixture, goal->id },
                   "the sentence before it");
}

/* Words are looked for in all of the page, at once. */
static void
test_words (Reading       *fixture,
            gconstpointer  data)
{
  g_autofree char *id = NULL;
  g_autofree char *words = NULL;
  LudoSentence *found;
  guint n_early, n_late, which;

  reading_read (fixture, "tavli", "rules", NULL);
  id = dup_last (fixture, "tavli", "history");
  open_page (fixture, "tavli", "history", NULL);
  words = g_strdup (reading_sentence (fixture, id, LUDO_PAGE_FRENCH)
                      ->node->plain[LUDO_PAGE_FRENCH]);
  open_page (fixture, "tavli", "history", NULL);
  n_early = ludo_page_view_find_text (fixture->view, words);
  g_assert_cmpuint (n_early, >, 0);
  found = ludo_page_view_step_match (fixture->view, -1, &which);
  g_assert_cmpstr (found->node->id, ==, id);
  hand_settle (fixture->window);
  n_late = ludo_page_view_find_text (fixture->view, words);
  g_assert_cmpuint (n_early, ==, n_late);
}

/* Every figure is there, and only once. */
static void
test_figures (Reading       *fixture,
              gconstpointer  data)
{
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GPtrArray) drawn = g_ptr_array_new ();
  guint n_tries = 0, n_files = 0;

  reading_read (fixture, "chisolo", "rules", NULL);
  page = node_of (fixture, "chisolo", "first-game");
  list_nodes (page, LUDO_NODE_FIGURE, nodes);
  g_assert_cmpuint (nodes->len, >, 5);
  open_page (fixture, "chisolo", "first-game", NULL);
  hand_settle (fixture->window);
  for (guint i = 0; i < nodes->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (nodes, i);

      g_assert_nonnull (ludo_page_view_find (fixture->view, node->id));
      n_tries += node->is_exercise;
      n_files += node->picture != NULL;
    }
  list_widgets (GTK_WIDGET (fixture->view), LUDO_TYPE_EXERCISE, drawn);
  g_assert_cmpuint (drawn->len, ==, n_tries);
  g_ptr_array_set_size (drawn, 0);
  list_widgets (GTK_WIDGET (fixture->view), LUDO_TYPE_PICTURE, drawn);
  g_assert_cmpuint (drawn->len, ==, nodes->len - n_tries - n_files);
}

/* From a figure one goes on at the board, with its moves played; what had been
 * begun there is asked about first. */
static void
test_open_figure (Reading       *fixture,
                  gconstpointer  data)
{
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  const LudoPageNode *figure;
  LudoGame *game;

  reading_read (fixture, "chisolo", "rules", NULL);
  page = node_of (fixture, "chisolo", "rules");
  list_nodes (page, LUDO_NODE_FIGURE, nodes);
  figure = g_ptr_array_index (nodes, 0);
  hand_settle (fixture->window);
  list_widgets (GTK_WIDGET (fixture->view), GTK_TYPE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);

      if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)),
                     "win.open-figure") == 0)
        {
          g_assert_true (gtk_widget_is_sensitive (button));
          g_signal_emit_by_name (button, "clicked");
          break;
        }
    }
  hand_settle (fixture->window);
  g_assert_cmpstr (ludo_window_get_page (fixture->app.window), ==, "play");
  game = ludo_window_get_game (fixture->app.window);
  g_assert_cmpstr (ludo_game_get_start_position (game), ==, figure->position);
  g_assert_cmpint (ludo_game_get_n_plies (game) > 0, ==,
                   figure->moves != NULL);
}

/* A page that is left leaves nothing behind. */
static void
test_left (Reading       *fixture,
           gconstpointer  data)
{
  GtkLabel *first;

  reading_read (fixture, "tavli", "rules", NULL);
  open_page (fixture, "tavli", "history", NULL);
  first = ludo_page_view_get_first (fixture->view)->label;
  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  open_page (fixture, "tavli", "sources", NULL);
  for (int i = 0; i < 10 && first != NULL; i++)
    hand_settle (fixture->window);
  g_assert_null (first);
  /* The new page has only the caption of its picture as a sentence. */
  g_assert_cmpuint (ludo_page_view_get_sentences (fixture->view)->len, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/made/" name, Reading, NULL, reading_set_up,      \
              function, reading_tear_down)
  ADD ("order", test_order);
  ADD ("jump", test_jump);
  ADD ("still", test_still);
  ADD ("resized", test_resized);
  ADD ("end", test_end);
  ADD ("tab", test_tab);
  g_test_add ("/reader/made/arrow/one-language", Reading,
              GINT_TO_POINTER (LUDO_READING_ON_DEMAND), reading_set_up,
              test_arrow, reading_tear_down);
  g_test_add ("/reader/made/arrow/both", Reading,
              GINT_TO_POINTER (LUDO_READING_BOTH), reading_set_up, test_arrow,
              reading_tear_down);
  ADD ("words", test_words);
  ADD ("figures", test_figures);
  ADD ("open-figure", test_open_figure);
  ADD ("left", test_left);
#undef ADD

  return g_test_run ();
}
