/* test-pages.c: every page loads and shows in both languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <glib/gstdio.h>

#include "games/games.h"
#include "play/ludo-paths.h"
#include "reader/parts/ludo-exercise.h"
#include "reader/parts/ludo-page-figure.h"

static char *
page_path (const char *game_id,
           const char *page_id)
{
  g_autofree char *folder = ludo_paths_dup_data ();
  g_autofree char *name = g_strconcat (page_id, ".page", NULL);

  return g_build_filename (folder, "content", game_id, name, NULL);
}

/* Every figure is allowed by the rules and marks places that there are. */
static guint
check_figures (const LudoPageNode *node,
               const char         *game_id)
{
  guint n_figures = 0;

  if (node->type == LUDO_NODE_FIGURE && node->picture == NULL)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GtkWidget) figure =
        ludo_page_figure_new (node, game_id, LUDO_PAGE_FRENCH, "", &error);
      g_autoptr (LudoGame) game = NULL;

      if (figure != NULL)
        g_object_ref_sink (figure);
      if (figure != NULL && node->position != NULL)
        game = ludo_exercise_begin (node, game_id, &error);
      if (figure == NULL || (node->position != NULL && game == NULL))
        g_error ("%s, %s: %s", game_id, node->id, error->message);
      return 1;
    }
  for (guint i = 0; i < node->children->len; i++)
    n_figures += check_figures (g_ptr_array_index (node->children, i),
                                game_id);

  return n_figures;
}

/* Every source that a sentence names is in the list of sources. */
static void
check_notes (const LudoPageNode *node,
             const LudoPageNode *sources)
{
  for (guint i = 0; i < node->notes->len; i++)
    if (ludo_page_find (sources, g_ptr_array_index (node->notes, i)) == NULL)
      g_error ("line %d: “%s” is not among the sources", node->line,
               (char *) g_ptr_array_index (node->notes, i));
  for (guint i = 0; i < node->children->len; i++)
    check_notes (g_ptr_array_index (node->children, i), sources);
}

static void
test_content (gconstpointer data)
{
  static const char *const ids[] = { "rules", "first-game", "strategy",
                                     "chances", "history", "vocabulary",
                                     "class" };
  const GameRules *rules = data;
  g_autofree char *sources_path = page_path (rules->id, "sources");
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPageNode) sources = ludo_page_load (sources_path, &error);
  guint n_figures = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = page_path (rules->id, ids[i]);
      g_autoptr (LudoPageNode) page = NULL;

      /* A game of pure chance has no page on strategy, and the others none on
       * chances. */
      if (!g_file_test (path, G_FILE_TEST_EXISTS)
          && (g_str_equal (ids[i], "strategy")
              || g_str_equal (ids[i], "chances")))
        continue;
      page = ludo_page_load (path, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (ludo_page_game (page), ==, rules->id);
      g_assert_cmpstr (page->id, ==, ids[i]);
      check_notes (page, sources);
      n_figures += check_figures (page, rules->id);
    }
  g_assert_cmpuint (n_figures, >, 0);
}

static void
test_shown (gconstpointer data)
{
  const GameRules *rules = data;
  LudoReadingPage *reading;
  g_autofree char *path = page_path (rules->id, "rules");
  g_autoptr (LudoPageNode) page = ludo_page_load (path, NULL);
  App app;

  app_open (&app);
  reading = ludo_window_get_reading_page (app.window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (app.window),
                                             "win.rules", "s", rules->id));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "read");
  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    {
      const char *title;
      g_autofree char *plain = NULL;

      ludo_reading_choices_set_language
        (ludo_reading_page_get_choices (reading), language);
      hand_settle (GTK_WIDGET (app.window));
      title = page->title[language];
      g_assert_true (pango_parse_markup (title, -1, 0, NULL, &plain, NULL,
                                         NULL));
      g_assert_nonnull (app_find_label (GTK_WIDGET (reading), plain));
    }
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (app.window),
                                             "win.back", NULL));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
  app_close (&app);
}

/* A broken page is refused with its line. */
static void
test_broken (void)
{
  static const struct
  {
    const char *text;
    const char *line;
  } cases[] = {
    { "", "line 1" },
    { "<page game=\"tavli\" id=\"x\">\n<p>\n</p></page>", "line 2" },
    { "<page game=\"tavli\" id=\"x\">\n<section id=\"a\">\n<title><fr>a</fr>"
      "</title></section></page>", "line 3" },
    { "<page game=\"tavli\" id=\"x\">\n\n<colour/></page>", "line 3" },
    { "<page game=\"tavli\" id=\"x\">\n<section id=\"a\">"
      "<p id=\"b\">\nwords</p></section></page>", "line 3" },
    { "<page game=\"tavli\" id=\"x\">\n<section id=\"a\">", "line 2" },
    { "<page>", "line 1" },
  };
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "broken.page", NULL);

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoPageNode) page = NULL;

      g_assert_true (g_file_set_contents (path, cases[i].text, -1, NULL));
      page = ludo_page_load (path, &error);
      g_assert_null (page);
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, "broken.page"));
      g_assert_nonnull (strstr (error->message, cases[i].line));
    }
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/pages/broken", test_broken);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *content = g_strdup_printf ("/app/pages/%s/content",
                                                  games_list ()[i]->id);
      g_autofree char *shown = g_strdup_printf ("/app/pages/%s/shown",
                                                games_list ()[i]->id);

      g_test_add_data_func (content, games_list ()[i], test_content);
      g_test_add_data_func (shown, games_list ()[i], test_shown);
    }

  return g_test_run ();
}
