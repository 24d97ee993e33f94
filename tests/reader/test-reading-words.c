/* test-reading-words.c: words and notes are explained where they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK moves a page to what gets the focus little by little, unless the reader
 * wants no movements; the other tests of reading want none.
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "board/ludo-announce.h"
#include "test-wait.h"

/* As many words as are gone to, and at most so many stops. */
#define WORDS 12
#define STOPS_MAX 60

static void
set_up (Reading       *fixture,
        gconstpointer  data)
{
  reading_set_up (fixture, data);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 700);
  g_object_set (gtk_widget_get_settings (fixture->window),
                "gtk-enable-animations", TRUE, NULL);
}

static void
tear_down (Reading       *fixture,
           gconstpointer  data)
{
  g_object_set (gtk_widget_get_settings (fixture->window),
                "gtk-enable-animations", FALSE, NULL);
  reading_tear_down (fixture, data);
}

static double
value (Reading *fixture)
{
  return gtk_adjustment_get_value (reading_adjustment (fixture));
}

typedef struct
{
  Reading *reading;
  GtkWidget *focus;
  LudoSentence *sentence;
  int annotation;
} Going;

static gboolean
has_gone_on (gpointer data)
{
  Going *going = data;
  LudoPageView *view = going->reading->view;

  return gtk_root_get_focus (GTK_ROOT (going->reading->window))
         != going->focus
         || ludo_page_view_get_current (view) != going->sentence
         || ludo_page_view_get_annotation (view) != going->annotation;
}

/* The key is pressed, and the page may still be on its way to what has got
 * the focus. */
static void
go (Reading *fixture,
    guint    keysym)
{
  Going going = { fixture,
                  gtk_root_get_focus (GTK_ROOT (fixture->window)),
                  ludo_page_view_get_current (fixture->view),
                  ludo_page_view_get_annotation (fixture->view) };

  hand_press_key (keysym, FALSE, FALSE);
  hand_wait_until (has_gone_on, &going, "the focus");
}

static gboolean
is_explainer (GtkWidget     *widget,
              gconstpointer  data)
{
  return GTK_IS_POPOVER (widget)
         && gtk_widget_has_css_class (widget, "explainer");
}

static GtkWidget *
find_explainer (Reading *fixture)
{
  return app_find_if (GTK_WIDGET (fixture->view), is_explainer, NULL);
}

/* The explanation can be seen, and points at a word of the sentence that has
 * the keyboard. */
static void
check_explained (Reading *fixture)
{
  LudoSentence *current = ludo_page_view_get_current (fixture->view);
  GtkWidget *explainer = find_explainer (fixture);
  graphene_rect_t bounds;
  GdkRectangle point;

  g_assert_nonnull (explainer);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (explainer),
                                              &point));
  g_assert_nonnull (current);
  g_assert_true (ludo_page_view_get_bounds (fixture->view, current, &bounds));
  g_assert_cmpint (point.x, >=, (int) bounds.origin.x);
  g_assert_cmpint (point.y, >=, (int) bounds.origin.y);
  g_assert_cmpint (point.x + point.width, <=,
                   (int) (bounds.origin.x + bounds.size.width) + 1);
  g_assert_cmpint (point.y + point.height, <=,
                   (int) (bounds.origin.y + bounds.size.height) + 1);
}

/* Whether the keyboard is on what is explained: a word or a note, not one that
 * leads to another page. */
static gboolean
is_explained (Reading *fixture)
{
  LudoSentence *current = ludo_page_view_get_current (fixture->view);

  return reading_is_asking (fixture)
         && !ludo_annotation_is_link
               (ludo_sentence_get_annotation
                  (current, ludo_page_view_get_annotation (fixture->view)));
}

/* From word to word, where the page has to move to their sentences. */
static void
test_moving (Reading       *fixture,
             gconstpointer  data)
{
  int n_words = 0;
  int n_moved = 0;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 420);
  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  reading_rest (fixture);
  for (int i = 0; i < STOPS_MAX && n_words < WORDS; i++)
    {
      double before = value (fixture);

      go (fixture, XK_Tab);
      reading_rest (fixture);
      n_moved += ABS (value (fixture) - before) > 1;
      if (!is_explained (fixture))
        continue;
      n_words++;
      check_explained (fixture);
    }
  g_assert_cmpint (n_words, ==, WORDS);
  g_assert_cmpint (n_moved, >, 2);
}

/* The first word below the beginning of the page, gone to by keys. */
static void
go_to_word (Reading *fixture)
{
  go (fixture, XK_Tab);
  for (int i = 0; i < STOPS_MAX && !is_explained (fixture); i++)
    go (fixture, XK_Tab);
  reading_rest (fixture);
  check_explained (fixture);
}

static void
turn_wheel (Reading  *fixture,
            gboolean  down)
{
  hand_wheel (fixture->window, 200, 600, down, FALSE);
  reading_rest (fixture);
}

/* The explanation goes along with its word: with it out of sight, and with it
 * back again. */
static void
test_wheel (Reading       *fixture,
            gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  go_to_word (fixture);
  turn_wheel (fixture, TRUE);
  g_assert_cmpfloat (value (fixture), >, 1);
  check_explained (fixture);

  for (int i = 0; i < STOPS_MAX && find_explainer (fixture) != NULL; i++)
    turn_wheel (fixture, TRUE);
  g_assert_null (find_explainer (fixture));
  for (int i = 0; i < STOPS_MAX && find_explainer (fixture) == NULL; i++)
    turn_wheel (fixture, FALSE);
  check_explained (fixture);
}

/* An explanation that Escape has closed stays closed, and so does one that
 * another sentence replaced. */
static void
test_away (Reading       *fixture,
           gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  go_to_word (fixture);
  hand_press_key (XK_Escape, FALSE, FALSE);
  reading_rest (fixture);
  g_assert_null (find_explainer (fixture));
  turn_wheel (fixture, TRUE);
  g_assert_null (find_explainer (fixture));
  turn_wheel (fixture, FALSE);

  go_to_word (fixture);
  go (fixture, XK_Down);
  reading_rest (fixture);
  g_assert_null (find_explainer (fixture));
  turn_wheel (fixture, TRUE);
  g_assert_null (find_explainer (fixture));
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  data)
{
  return GTK_IS_BUTTON (widget);
}

static void
followed_cb (LudoPageView  *view,
             const char    *page_id,
             const char    *element_id,
             char         **place)
{
  *place = g_strconcat (page_id, "#", element_id, NULL);
}

/* The button of an explanation leads to the entry of its word, and closes
 * it. */
static void
test_followed (Reading       *fixture,
               gconstpointer  data)
{
  g_autofree char *expected = NULL;
  g_autofree char *place = NULL;
  LudoSentence *current;
  const LudoPageTerm *term;

  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  go_to_word (fixture);
  current = ludo_page_view_get_current (fixture->view);
  term = ludo_sentence_get_annotation
    (current, ludo_page_view_get_annotation (fixture->view))->term;
  expected = term != NULL ? g_strconcat ("vocabulary#", term->entry_id, NULL)
                          : g_strconcat ("sources#",
                                         current->node->notes->pdata[0], NULL);
  g_signal_connect (fixture->view, "followed", G_CALLBACK (followed_cb),
                    &place);
  g_signal_emit_by_name (app_find_if (find_explainer (fixture), is_button,
                                      NULL), "clicked");
  g_assert_cmpstr (place, ==, expected);
  reading_rest (fixture);
  g_assert_null (find_explainer (fixture));
}

static void
record_cb (gpointer    data,
           const char *language,
           const char *text)
{
  if (strstr (text, "Sources") != NULL)
    g_string_append_printf (data, "%s\n", text);
}

/* A note tells its number, and how sure it is, once. */
static void
test_note (Reading       *fixture,
           gconstpointer  data)
{
  g_autoptr (GString) said = g_string_new (NULL);

  reading_read (fixture, "zohn-ahl", "history", "people-kiowa-1");
  hand_settle (fixture->window);
  ludo_announce_set_func (record_cb, said);
  for (guint i = 0; i < STOPS_MAX && said->len == 0; i++)
    {
      hand_press_key (XK_Tab, FALSE, FALSE);
      reading_rest (fixture);
      wait_for_time (100);
    }
  ludo_announce_set_func (NULL, NULL);
  g_test_message ("%s", said->str);
  g_assert_true (g_regex_match_simple ("^Sources: Sûr\\s[0-9]\\. ", said->str,
                                       0, 0));
}

/* A link that cannot be opened leaves the page as it is, and a sentence above
 * it says why until another page is read. */
static void
test_broken_link (Reading       *fixture,
                  gconstpointer  data)
{
  GtkWidget *label = app_part (GTK_WIDGET (fixture->page), "problem_label");

  reading_read (fixture, "tavli", "rules", NULL);
  g_assert_false (gtk_widget_get_visible (label));
  g_signal_emit_by_name (fixture->view, "followed", "nowhere", "");
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), !=, "");
  g_assert_cmpstr (ludo_reading_page_get_page_id (fixture->page), ==, "rules");
  reading_read (fixture, "tavli", "history", NULL);
  g_assert_false (gtk_widget_get_visible (label));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/words/" name, Reading, NULL, set_up, function,   \
              tear_down)
  ADD ("moving", test_moving);
  ADD ("wheel", test_wheel);
  ADD ("away", test_away);
  ADD ("followed", test_followed);
  ADD ("note", test_note);
  ADD ("broken-link", test_broken_link);
#undef ADD

  return g_test_run ();
}
