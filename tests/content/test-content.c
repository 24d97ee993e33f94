/* test-content.c: the pages keep what they promise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both languages side by side, every reference with something at its end,
 * every figure allowed by the rules and drawn, and no page without its parts.
 */

#include "page-tree.h"

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/game/ludo-game.h"

#include <locale.h>
#include <string.h>

#define FIGURE_WIDTH 520

/* Elements that hold a text in each language. */
static const char *const bilingual[] = {
  "s", "title", "source", "name", "origin", "description", NULL,
};

typedef void (*EachPage) (const GameRules *rules, PageTree *page);

static void
each_page (const GameRules *rules,
           EachPage         each)
{
  g_auto (GStrv) ids = page_tree_list (rules->id);

  g_assert_cmpuint (g_strv_length (ids), >=, 7);
  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load (rules->id, ids[i]);

      each (rules, page);
    }
}

/* Every text in both languages, French first, neither of them empty. */
static void
check_pair (const PageTree *node)
{
  static const char *const languages[] = { "fr", "en" };
  g_autofree char *where = page_tree_where (node);
  int n_texts = 0;

  for (guint i = 0; i < node->children->len; i++)
    {
      const PageTree *child = g_ptr_array_index (node->children, i);
      g_autofree char *words = NULL;

      if (!page_tree_is (child, "fr") && !page_tree_is (child, "en"))
        continue;
      words = page_tree_words (child, NULL);
      if (n_texts == 2 || !page_tree_is (child, languages[n_texts]))
        g_error ("%s: French and English do not stand in pairs", where);
      if (words[0] == '\0')
        g_error ("%s: the %s is empty", where, child->name);
      n_texts++;
    }
  if (n_texts != 2)
    g_error ("%s: <%s> is not in both languages", where, node->name);
}

static void
check_pairs (const GameRules *rules,
             PageTree        *page)
{
  g_autoptr (GPtrArray) all = page_tree_all (page, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_sentences = 0;

  for (guint i = 0; i < all->len; i++)
    {
      PageTree *node = g_ptr_array_index (all, i);
      g_autofree char *where = page_tree_where (node);
      const char *id = page_tree_get (node, "id");

      if (node->parent != NULL && id != NULL
          && !page_tree_is (node, "ruleset")
          && !g_hash_table_add (ids, (gpointer) id))
        g_error ("%s: “%s” is used twice", where, id);
      if (page_tree_is (node, "s") && ++n_sentences && id == NULL)
        g_error ("%s: a sentence without a name", where);
      if (g_strv_contains ((const char *const[]) { "fr", "en", NULL },
                           node->name)
          && !g_strv_contains (bilingual, node->parent->name))
        g_error ("%s: <%s> holds a text", where, node->parent->name);
      if (g_strv_contains (bilingual, node->name))
        check_pair (node);
    }
  if (!g_str_equal (page_tree_get (page, "id"), "sources"))
    g_assert_cmpuint (n_sentences, >, 20);
}

static void
test_pairs (gconstpointer data)
{
  each_page (data, check_pairs);
}

static void
check_list (const PageTree    *node,
            const char        *attribute,
            const char *const *allowed)
{
  const char *value = page_tree_get (node, attribute);
  g_autofree char *where = page_tree_where (node);

  if (value != NULL && !g_strv_contains (allowed, value))
    g_error ("%s: %s=\"%s\" means nothing", where, attribute, value);
}

static void
check_rulesets (const GameRules *rules,
                const PageTree  *node)
{
  g_autofree char *where = page_tree_where (node);
  g_auto (GStrv) names = g_strsplit (page_tree_get (node, "ruleset"), " ",
                                     -1);

  for (int i = 0; names[i] != NULL; i++)
    {
      gboolean known = FALSE;

      for (int j = 0; j < rules->n_rulesets; j++)
        known |= g_str_equal (names[i], rules->rulesets[j].id);
      if (!known)
        g_error ("%s: there is no ruleset “%s”", where, names[i]);
    }
}

/* A link leads to a page or a lesson that exists, and to an element in it. */
static void
check_link (const GameRules *rules,
            const PageTree  *link,
            const char      *ref)
{
  g_autofree char *where = page_tree_where (link);
  g_auto (GStrv) parts = g_strsplit (ref != NULL ? ref : "", "#", 2);
  g_auto (GStrv) ids = page_tree_list_texts (rules->id);
  g_autoptr (PageTree) page = NULL;

  /* The game's puzzles, of which there is a file. */
  if (g_strcmp0 (ref, "puzzles") == 0 && page_tree_has_puzzles (rules->id))
    return;
  /* Sheets, which test-lesson-sheets prints. */
  if (ref != NULL && g_regex_match_simple ("^print/[a-z-]+$", ref, 0, 0))
    return;
  /* The laboratory, whose experiments test-debate-room knows. */
  if (ref != NULL && g_regex_match_simple ("^laboratory(/[a-z]+)?$", ref, 0, 0))
    return;
  if (parts[0] == NULL || !g_strv_contains ((const char *const *) ids,
                                            parts[0]))
    g_error ("%s: <link ref=\"%s\"> leads nowhere", where, ref);
  page = page_tree_load (rules->id, parts[0]);
  if (parts[1] != NULL && page_tree_with_id (page, parts[1]) == NULL)
    g_error ("%s: <link ref=\"%s\"> leads nowhere", where, ref);
}

/* An error is corrected by the sentence after it, which is none. */
static void
check_corrected (const PageTree *sentence,
                 const char     *where)
{
  GPtrArray *beside = sentence->parent->children;
  guint i;

  if (g_strcmp0 (page_tree_get (sentence, "sure"), "wrong") != 0)
    return;
  g_assert_true (g_ptr_array_find (beside, sentence, &i));
  if (i + 1 == beside->len
      || g_strcmp0 (page_tree_get (beside->pdata[i + 1], "sure"), "wrong") == 0)
    g_error ("%s: an error that nothing corrects", where);
}

/* Every reference leads to an element that exists. */
static void
check_references (const GameRules *rules,
                  PageTree        *page)
{
  static const char *const sure[] = {
    "sure", "likely", "doubtful", "wrong", NULL,
  };
  static const char *const boxes[] = {
    "disagree", "house-rule", "mistake", "doubt", "evidence", NULL,
  };
  static const char *const kinds[] = {
    "primary", "digest", "sheet", "computed", NULL,
  };
  g_autoptr (PageTree) sources = page_tree_load (rules->id, "sources");
  g_autoptr (PageTree) words = page_tree_load (rules->id, "vocabulary");
  g_autoptr (GPtrArray) all = page_tree_all (page, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      PageTree *node = g_ptr_array_index (all, i);
      g_autofree char *where = page_tree_where (node);
      const char *ref = page_tree_get (node, "ref");
      PageTree *target = NULL;

      check_list (node, "sure", sure);
      if (page_tree_is (node, "box"))
        check_list (node, "kind", boxes);
      if (page_tree_is (node, "source"))
        check_list (node, "kind", kinds);
      if (page_tree_get (node, "ruleset") != NULL)
        check_rulesets (rules, node);
      /* A mistake may be everybody's; a cell's note is the row's. */
      if (page_tree_is (node, "s") && page_tree_get (node, "sure") != NULL
          && page_tree_child (node, "note") == NULL
          && g_strcmp0 (page_tree_get (node, "sure"), "wrong") != 0
          && !page_tree_is (node->parent, "cell"))
        g_error ("%s: how sure it is, but not from which source", where);
      if (page_tree_is (node, "s"))
        check_corrected (node, where);

      if (page_tree_is (node, "note"))
        target = ref != NULL ? page_tree_with_id (sources, ref) : NULL;
      else if (page_tree_is (node, "term"))
        target = ref != NULL ? page_tree_with_id (words, ref) : NULL;
      else if (page_tree_is (node, "link"))
        {
          check_link (rules, node, ref);
          continue;
        }
      else
        continue;
      if (target == NULL
          || !page_tree_is (target, page_tree_is (node, "note")
                                      ? "source" : "entry"))
        g_error ("%s: <%s ref=\"%s\"> leads nowhere", where, node->name, ref);
    }
}

static void
test_references (gconstpointer data)
{
  each_page (data, check_references);
}

/* Somebody who reads how to give a lesson gets to it from there. */
static void
test_class_links (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) page = page_tree_load (rules->id, "class");
  g_autoptr (GPtrArray) links = page_tree_all (page, "link");
  guint n_lessons = 0;

  for (guint i = 0; i < links->len; i++)
    n_lessons += g_str_has_prefix (page_tree_get
                                     (g_ptr_array_index (links, i), "ref"),
                                   "lessons/");
  g_assert_cmpuint (n_lessons, >=, 2);
}

/* The history has at least three links in each language, because its readers
 * want something to try. */
static void
test_history_links (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) page = page_tree_load (rules->id, "history");
  g_autoptr (GPtrArray) links = page_tree_all (page, "link");

  /* As many in each language. */
  g_assert_cmpuint (links->len, >=, 2 * 3);
}

/* A source that no sentence points to is a leftover, or a lost note. */
static void
test_sources_used (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) sources = page_tree_load (rules->id, "sources");
  g_autoptr (GPtrArray) list = page_tree_all (sources, "source");
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal, g_free,
                                                       NULL);
  g_auto (GStrv) ids = page_tree_list (rules->id);

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load (rules->id, ids[i]);
      g_autoptr (GPtrArray) notes = page_tree_all (page, "note");

      for (guint j = 0; j < notes->len; j++)
        g_hash_table_add (used,
                          g_strdup (page_tree_get
                                      (g_ptr_array_index (notes, j), "ref")));
    }
  for (guint i = 0; i < list->len; i++)
    {
      const char *id = page_tree_get (g_ptr_array_index (list, i), "id");

      if (!g_hash_table_contains (used, id))
        g_error ("%s: no sentence rests on the source “%s”", rules->id, id);
    }
}

/* A year of the timeline stands in the paragraph that it leads to, but for
 * whole centuries, which stand there in words. */
static void
test_dates (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) atlas = page_tree_load (rules->id, "atlas");
  g_autoptr (GPtrArray) dates = page_tree_all (atlas, "date");

  g_assert_cmpuint (dates->len, >=, 8);
  for (guint i = 0; i < dates->len; i++)
    {
      PageTree *date = g_ptr_array_index (dates, i);
      g_auto (GStrv) ref = g_strsplit (page_tree_get (date, "ref"), "#", 2);
      g_autoptr (PageTree) page = page_tree_load (rules->id, ref[0]);
      PageTree *paragraph = page_tree_with_id (page, ref[1]);
      const char *from = page_tree_get (date, "from");
      const char *to = page_tree_get (date, "to");
      gint64 year = g_ascii_strtoll (from, NULL, 10);
      g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT,
                                                 ABS (year));
      g_autofree char *where = page_tree_where (date);
      g_autofree char *words = NULL;

      if (to != NULL && g_ascii_strtoll (to, NULL, 10) - year >= 99)
        continue;
      if (paragraph == NULL)
        g_error ("%s: “%s” leads nowhere", where, page_tree_get (date, "ref"));
      words = page_tree_words (paragraph, NULL);
      if (strstr (words, digits) == NULL)
        g_error ("%s: %s is not in the paragraph “%s”", where, digits,
                 ref[1]);
    }
}

/* Whether anything was painted but the ground. */
static void
assert_painted (cairo_surface_t *picture,
                const char      *where)
{
  const guchar *data = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture);
  g_autoptr (GHashTable) colours = g_hash_table_new (NULL, NULL);

  for (int y = 0; y < cairo_image_surface_get_height (picture); y += 3)
    for (int x = 0; x < cairo_image_surface_get_width (picture); x += 3)
      {
        guint32 pixel;

        memcpy (&pixel, data + y * stride + x * 4, sizeof pixel);
        g_hash_table_add (colours, GUINT_TO_POINTER (pixel | 0xff000000));
      }
  if (g_hash_table_size (colours) < 4)
    g_error ("%s: the figure is all but empty", where);
}

static void
paint (const LudoDrawing *drawing,
       const GameState   *state,
       const GameTrace   *last,
       const guint8      *marks,
       LudoTheme          theme,
       const char        *where)
{
  double height = FIGURE_WIDTH
                  / drawing->aspect (FIGURE_WIDTH, FIGURE_WIDTH);
  LudoScene scene = {
    .state = state, .width = FIGURE_WIDTH, .height = height,
    .theme = theme, .font_family = "DejaVu Sans", .font_size = 13,
    .coordinates = TRUE, .marks = marks,
    .last = last->n_events > 0 ? last : NULL,
  };
  cairo_surface_t *picture =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, FIGURE_WIDTH,
                                (int) height);
  cairo_t *cr = cairo_create (picture);

  ludo_drawing_draw (drawing, cr, &scene);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  assert_painted (picture, where);
  cairo_surface_destroy (picture);
}

static void
play (const GameRules *rules,
      const PageTree  *figure,
      GameState       *state,
      GameTrace       *last,
      const char      *where)
{
  const char *moves = page_tree_get (figure, "moves");
  g_auto (GStrv) tokens = g_strsplit (moves != NULL ? moves : "", " ", -1);
  GameError error;

  for (int i = 0; tokens[i] != NULL; i++)
    {
      GameMove move;

      if (tokens[i][0] == '\0')
        continue;
      if (!rules->parse_move (state, tokens[i], strlen (tokens[i]), &move,
                              &error))
        g_error ("%s: the move “%s” is refused: %s", where, tokens[i],
                 error.reason);
      game_trace_clear (last);
      rules->apply (state, move, last);
    }
}

static void
check_figure (const GameRules *rules,
              PageTree        *figure)
{
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  const char *position = page_tree_get (figure, "position");
  const char *highlight = page_tree_get (figure, "highlight");
  g_autofree char *where = page_tree_where (figure);
  g_auto (GStrv) names = NULL;
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  GameTrace last = GAME_TRACE_INIT;
  GameState state;
  GameError error;

  if (position == NULL || !rules->parse (position, &state, &error))
    g_error ("%s: the position is refused: %s", where,
             position != NULL ? error.reason : "there is none");
  if (page_tree_child (figure, "caption") == NULL)
    g_error ("%s: a figure without a caption", where);
  if ((g_strcmp0 (page_tree_get (figure, "try"), "yes") == 0)
      != (page_tree_child (figure, "answer") != NULL))
    g_error ("%s: a question without its answer, or the reverse", where);

  names = g_strsplit (highlight != NULL ? highlight : "", " ", -1);
  for (int i = 0; names[i] != NULL; i++)
    {
      int place = ludo_drawing_find_place (drawing, names[i]);

      if (names[i][0] == '\0')
        continue;
      if (place < 0)
        g_error ("%s: the board has no place “%s”", where, names[i]);
      marks[place] = LUDO_MARK_NOTE;
    }

  paint (drawing, &state, &last, marks, LUDO_THEME_LIGHT, where);
  play (rules, figure, &state, &last, where);
  paint (drawing, &state, &last, marks, LUDO_THEME_CONTRAST_DARK, where);
  game_trace_clear (&last);
}

static void
check_figures (const GameRules *rules,
               PageTree        *page)
{
  g_autoptr (GPtrArray) figures = page_tree_all (page, "figure");

  for (guint i = 0; i < figures->len; i++)
    check_figure (rules, g_ptr_array_index (figures, i));
}

static void
test_figures (gconstpointer data)
{
  each_page (data, check_figures);
}

/* A picture stands beside its page, which says whose it is and describes it. */
static void
check_pictures (const GameRules *rules,
                PageTree        *page)
{
  g_autoptr (GPtrArray) pictures = page_tree_all (page, "picture");

  for (guint i = 0; i < pictures->len; i++)
    {
      PageTree *picture = g_ptr_array_index (pictures, i);
      PageTree *caption = page_tree_child (picture, "caption");
      g_autofree char *where = page_tree_where (picture);
      g_autofree char *words = NULL;
      g_autofree char *path =
        g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content",
                          rules->id, page_tree_get (picture, "file"), NULL);

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_error ("%s: there is no %s", where, path);
      if (page_tree_child (picture, "description") == NULL || caption == NULL)
        g_error ("%s: a picture without its description or caption", where);
      words = page_tree_words (caption, NULL);
      if (strstr (words, "Dessin fait pour ces pages") == NULL
          || strstr (words, "Drawn for these pages") == NULL)
        g_error ("%s: it does not say that the drawing is ours", where);
    }
}

static void
test_pictures (gconstpointer data)
{
  each_page (data, check_pictures);
}

/* The source of a quotation with more words than this names an edition: a year,
 * a page or a number.  A mistake is quoted from nobody, and a caption only from
 * its page. */
#define QUOTED_WORDS 4

static void
check_quotations (const GameRules *rules,
                  PageTree        *page)
{
  g_autoptr (PageTree) sources = page_tree_load (rules->id, "sources");
  g_autoptr (GPtrArray) sentences = page_tree_all (page, "s");
  g_autofree char *pattern =
    g_strdup_printf ("“(?:[^ ”]+ ){%d}", QUOTED_WORDS);

  /* There teachers speak. */
  if (g_str_equal (page_tree_get (page, "id"), "class"))
    return;
  for (guint i = 0; i < sentences->len; i++)
    {
      PageTree *sentence = g_ptr_array_index (sentences, i);
      g_autofree char *words =
        page_tree_words (page_tree_child (sentence, "en"), NULL);
      g_autofree char *where = page_tree_where (sentence);
      g_autoptr (GPtrArray) notes = page_tree_all (sentence, "note");
      gboolean has_edition = FALSE;

      if (!g_regex_match_simple (pattern, words, 0, 0)
          || page_tree_is (sentence->parent, "caption")
          || g_strcmp0 (page_tree_get (sentence, "sure"), "wrong") == 0)
        continue;
      for (guint j = 0; j < notes->len; j++)
        {
          PageTree *source =
            page_tree_with_id (sources, page_tree_get (notes->pdata[j],
                                                       "ref"));
          g_autofree char *edition =
            source != NULL ? page_tree_words (source, NULL) : NULL;

          has_edition |= edition != NULL
                         && g_regex_match_simple ("\\d{3}|[IVX][,.] ?\\d",
                                                  edition, 0, 0);
        }
      if (!has_edition)
        g_error ("%s: a quotation without its edition: %s", where, words);
    }
}

static void
test_quotations (gconstpointer data)
{
  each_page (data, check_quotations);
}

/* A ruleset is called what the window calls it, by the window: neither its
 * identifier nor its name stands in the text. */
static void
check_name (const PageTree *text,
            const char     *words,
            const char     *id,
            const char     *name)
{
  static const char *const plain[] = { "leaflet", "culin", "ludii", "star",
                                       "mosaic", "trios", NULL };
  /* An address is no name: ludii.games. */
  g_autofree char *pattern =
    g_strdup_printf ("(?<![\\w-])%s(?!\\.?[\\w-])", id);
  g_autofree char *where = page_tree_where (text);

  /* Others are words of the language too, such as “natatu” and “star”. */
  if ((strchr (id, '-') != NULL || g_strv_contains (plain, id))
      && g_regex_match_simple (pattern, words, 0, 0))
    g_error ("%s: “%s” is no name for people", where, id);
  for (guint i = 0; i < text->children->len; i++)
    {
      PageTree *child = g_ptr_array_index (text->children, i);
      g_autofree char *inside = page_tree_words (child, NULL);

      if (page_tree_is (child, "i") && g_str_equal (inside, name))
        g_error ("%s: say <ruleset id=\"%s\"/>, not “%s”", where, id, name);
    }
}

static void
check_names_in (const GameRules *rules,
                PageTree        *page,
                const char      *language)
{
  const LudoGameInfo *info = ludo_game_info_for (rules->id);
  g_autoptr (GPtrArray) texts = page_tree_all (page, language);

  for (guint i = 0; i < texts->len; i++)
    {
      const PageTree *text = g_ptr_array_index (texts, i);
      g_autofree char *words = page_tree_words (text, NULL);

      for (int j = 0; j < rules->n_rulesets; j++)
        check_name (text, words, rules->rulesets[j].id,
                    info->rulesets[j].name);
      for (int j = 0; rules->setups != NULL && rules->setups[j] != NULL; j++)
        check_name (text, words, rules->setups[j], info->setups[j].name);
    }
}

static void
check_names (const GameRules *rules,
             PageTree        *page)
{
  check_names_in (rules, page, "fr");
  check_names_in (rules, page, "en");
}

static void
test_names (gconstpointer data)
{
  each_page (data, check_names);
}

/* The most words before a picture or a board, so that both are visible when the
 * page opens. */
#define FOLD_WORDS 130

static void
check_fold (const GameRules *rules,
            PageTree        *page)
{
  g_autoptr (GPtrArray) elements = page_tree_all (page, NULL);
  g_autofree char *where = page_tree_where (page);
  guint n_words = 0;

  for (guint i = 0; i < elements->len && n_words <= FOLD_WORDS; i++)
    {
      const PageTree *node = g_ptr_array_index (elements, i);

      if (page_tree_is (node, "picture") || page_tree_is (node, "figure"))
        return;
      if (page_tree_is (node, "fr"))
        {
          g_autofree char *words = page_tree_words (node, NULL);
          g_auto (GStrv) split = g_strsplit (words, " ", -1);

          n_words += g_strv_length (split);
        }
    }
  g_error ("%s: there is no picture near the top", where);
}

static void
test_fold (gconstpointer data)
{
  each_page (data, check_fold);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  page_tree_add_tests ("/reader/content", "pairs", test_pairs);
  page_tree_add_tests ("/reader/content", "references", test_references);
  page_tree_add_tests ("/reader/content", "class-links", test_class_links);
  page_tree_add_tests ("/reader/content", "history-links",
                       test_history_links);
  page_tree_add_tests ("/reader/content", "sources-used", test_sources_used);
  page_tree_add_tests ("/reader/content", "dates", test_dates);
  page_tree_add_tests ("/reader/content", "figures", test_figures);
  page_tree_add_tests ("/reader/content", "names", test_names);
  page_tree_add_tests ("/reader/content", "pictures", test_pictures);
  page_tree_add_tests ("/reader/content", "quotations", test_quotations);
  page_tree_add_tests ("/reader/content", "fold", test_fold);

  return g_test_run ();
}
