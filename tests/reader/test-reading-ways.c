/* test-reading-ways.c: finding one's way through the pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>
#include <string.h>

#include "games/games.h"
#include "play/ludo-paths.h"

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

static gboolean
reads_history (gpointer data)
{
  Reading *fixture = data;

  return g_str_equal (ludo_reading_page_get_page_id (fixture->page),
                      "history");
}

static gboolean
reads_rules (gpointer data)
{
  return !reads_history (data);
}

static gboolean
lists_hits (Reading *fixture)
{
  GtkListBoxRow *row =
    gtk_list_box_get_row_at_index (reading_get_rows (fixture), 0);

  return row != NULL && gtk_widget_has_css_class (GTK_WIDGET (row), "hit");
}

/* Ctrl+F counts and goes round; the search over all pages opens what it
 * found; Alt+Left leads back. */
static void
test_finding (Reading       *fixture,
              gconstpointer  data)
{
  LudoContents *contents;
  LudoSentence *first;
  guint which;

  reading_read (fixture, "tavli", "rules", NULL);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  hand_press_key (XK_f, TRUE, FALSE);
  hand_settle (fixture->window);
  hand_type ("poeme du sixieme");
  hand_wait_until (is_shown, &(Label) { fixture->window, "1 of 1" },
                   "the count");
  first = ludo_page_view_step_match (fixture->view, 1, &which);
  g_assert_cmpstr (first->node->id, ==, "goal-origin-2");
  g_assert_cmpuint (which, ==, 1);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (fixture->window);

  ludo_reading_page_search (fixture->page);
  contents = reading_get_contents (fixture);
  hand_settle (fixture->window);
  g_assert_false (lists_hits (fixture));
  ludo_contents_search (contents, "basiliscus");
  hand_settle (fixture->window);
  g_assert_true (lists_hits (fixture));
  hand_settle (fixture->window);
  hand_click_widget (GTK_WIDGET (gtk_list_box_get_row_at_index
                                   (reading_get_rows (fixture), 0)));
  hand_wait_until (reads_history, fixture, "what was found");
  hand_settle (fixture->window);
  hand_press_alt (XK_Left);
  hand_wait_until (reads_rules, fixture, "the page before");
  hand_settle (fixture->window);
  hand_press_alt (XK_Right);
  hand_wait_until (reads_history, fixture, "what was found, once more");
}

/* The page and the section in which a sentence was found are named in the
 * language of that sentence. */
static void
test_hit_language (Reading       *fixture,
                   gconstpointer  data)
{
  reading_read (fixture, "chisolo", "rules", NULL);
  ludo_reading_page_search (fixture->page);
  ludo_contents_search (reading_get_contents (fixture), "people play");
  hand_settle (fixture->window);
  g_assert_true (lists_hits (fixture));
  g_assert_nonnull (app_find_label (fixture->window,
                                    "Rules · Goal of the game"));
}

/* A sentence that several rulesets have is found once and says in which it is;
 * where another ruleset is read, all of them are shown with it. */
static void
test_hit_rulesets (Reading       *fixture,
                   gconstpointer  data)
{
  LudoReadingChoices *choices = ludo_reading_page_get_choices (fixture->page);
  GtkListBoxRow *row;

  reading_read (fixture, "zohn-ahl", "rules", NULL);
  ludo_reading_choices_set_ruleset
    (choices, game_rules_find_ruleset (games_find ("zohn-ahl"), "culin"));
  ludo_reading_page_search (fixture->page);
  ludo_contents_search (reading_get_contents (fixture), "earned extra throw");
  hand_settle (fixture->window);
  row = gtk_list_box_get_row_at_index (reading_get_rows (fixture), 0);
  g_assert_nonnull (row);
  g_assert_null (gtk_list_box_get_row_at_index (reading_get_rows (fixture),
                                                1));
  g_assert_nonnull (app_find_label_ending
                      (GTK_WIDGET (row),
                       " · All but Rules recorded by Culin, forty spaces"));
  g_assert_null (ludo_page_view_find (fixture->view, "creek-2"));
  hand_click_widget (GTK_WIDGET (row));
  hand_settle (fixture->window);
  g_assert_nonnull (ludo_page_view_find (fixture->view, "creek-2"));
  g_assert_cmpint (ludo_reading_choices_get_ruleset (choices), ==, -1);
}

/* The buttons of the languages stay where they are, whatever stands beside
 * them. */
static void
test_tools_stay (Reading       *fixture,
                 gconstpointer  data)
{
  static const char *const pages[] = { "history", "rules" };
  float left = -1;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      reading_read (fixture, "zohn-ahl", pages[i], NULL);
      for (LudoReadingMode mode = 0; mode < LUDO_N_READINGS; mode++)
        {
          graphene_rect_t bounds;

          ludo_reading_choices_set_mode
            (ludo_reading_page_get_choices (fixture->page), mode);
          hand_settle (fixture->window);
          g_assert_true (gtk_widget_compute_bounds
                           (app_find_id (fixture->window, "french_button"),
                            fixture->window, &bounds));
          if (left < 0)
            left = bounds.origin.x;
          g_assert_cmpfloat_with_epsilon (bounds.origin.x, left, 0.5);
        }
    }
}

/* Ctrl with plus, minus and 0. */
static void
test_size (Reading       *fixture,
           gconstpointer  data)
{
  int height, larger, size;
  GtkWidget *goal;

  reading_read (fixture, "tavli", "rules", NULL);
  goal = ludo_page_view_find (fixture->view, "goal");
  height = gtk_widget_get_height (goal);
  hand_press_key (XK_equal, TRUE, FALSE);
  hand_press_key (XK_equal, TRUE, FALSE);
  hand_press_key (XK_equal, TRUE, FALSE);
  hand_settle (fixture->window);
  larger = gtk_widget_get_height (goal);
  g_assert_cmpint (larger, >, height);
  size = g_settings_get_int (G_SETTINGS (fixture->app.settings),
                             "reading-size");
  g_assert_cmpint (size, ==, 160);
  hand_press_key (XK_0, TRUE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (goal), ==, height);
}

/* Paragraphs of one ruleset are there for it alone, and say so. */
static void
test_rulesets (Reading       *fixture,
               gconstpointer  data)
{
  reading_read (fixture, "zohn-ahl", "rules", NULL);
  ludo_reading_choices_set_ruleset
    (ludo_reading_page_get_choices (fixture->page), -1);
  hand_settle (fixture->window);
  g_assert_nonnull (ludo_page_view_find (fixture->view, "start"));
  g_assert_nonnull (ludo_page_view_find (fixture->view, "start-culin"));
  g_assert_nonnull (app_find_label (GTK_WIDGET (fixture->view),
                                    "Seulement\u00a0: Règles de la fiche "
                                    "française"));
  ludo_reading_choices_set_ruleset
    (ludo_reading_page_get_choices (fixture->page), 0);
  hand_settle (fixture->window);
  g_assert_nonnull (ludo_page_view_find (fixture->view, "start"));
  g_assert_null (ludo_page_view_find (fixture->view, "start-culin"));
}

/* A passage that holds for the chosen rules alone has a light mark, whose
 * tooltip names the rules. */
static void
test_mark (Reading       *fixture,
           gconstpointer  data)
{
  GtkWidget *label;

  reading_read (fixture, "chisolo", "rules", NULL);
  ludo_reading_choices_set_ruleset
    (ludo_reading_page_get_choices (fixture->page), 0);
  hand_settle (fixture->window);
  label = app_find_label (GTK_WIDGET (fixture->view),
                          "Pas dans toutes les règles");
  g_assert_nonnull (label);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (label), "natatu"));
}

/* From whatever has the focus Page Down turns the text; Escape leads from the
 * contents to it, and gives up the words looked for before. */
static void
test_ways_back (Reading       *fixture,
                gconstpointer  data)
{
  LudoContents *contents = reading_get_contents (fixture);
  GtkEditable *entry = GTK_EDITABLE (ludo_contents_get_entry (contents));
  GtkWidget *scroller =
    gtk_widget_get_ancestor (GTK_WIDGET (fixture->view),
                             GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  reading_read (fixture, "tavli", "history", NULL);
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

/* A page of one's own that is broken is told of, and the program's shown. */
static void
test_own (Reading       *fixture,
          gconstpointer  data)
{
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autofree char *folder = g_build_filename (own, "chisolo", NULL);
  g_autofree char *path = g_build_filename (folder, "history.page", NULL);
  GtkWidget *view = GTK_WIDGET (fixture->page);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "<page game=\"chisolo\" "
                                      "id=\"history\">\n\n<oops/></page>",
                                      -1, NULL));
  reading_read (fixture, "chisolo", "history", NULL);
  g_assert_nonnull (app_find_label
                      (view, "Your own page cannot be read, so the "
                             "program’s is shown instead: history.page, "
                             "line 3: <oops> is not known"));
  g_assert_cmpuint (ludo_page_view_get_sentences (fixture->view)->len, >, 20);

  g_assert_true (g_file_set_contents
                   (path, "<page game=\"chisolo\" id=\"history\"><title>"
                    "<fr>La mienne</fr><en>Mine</en></title></page>", -1,
                    NULL));
  reading_read (fixture, "chisolo", "history", NULL);
  g_assert_nonnull (app_find_label (view, "La mienne"));
  g_remove (path);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/ways/" name, Reading, NULL, reading_set_up,   \
              function, reading_tear_down)
  ADD ("finding", test_finding);
  ADD ("hit-language", test_hit_language);
  ADD ("tools-stay", test_tools_stay);
  ADD ("size", test_size);
  ADD ("hit-rulesets", test_hit_rulesets);
  ADD ("rulesets", test_rulesets);
  ADD ("mark", test_mark);
  ADD ("ways-back", test_ways_back);
  ADD ("own", test_own);
#undef ADD

  return g_test_run ();
}
