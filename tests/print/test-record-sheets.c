/* test-record-sheets.c: a game that was played, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "print/kinds/ludo-game-sheets.h"
#include "print/ludo-booklet-private.h"
#include "test-games.h"

/* A game of so many plies. */
static LudoGame *
play (const char *game_id,
      guint64     seed,
      guint       n_plies)
{
  LudoGame *game = ludo_game_new (game_id, NULL, seed, NULL);

  while (ludo_game_get_n_plies (game) < n_plies && !ludo_game_get_over (game))
    if (ludo_game_get_at_chance (game))
      ludo_game_throw (game);
    else
      {
        GameMove moves[GAME_MOVES_MAX];
        int n = ludo_game_get_legal_moves (game, moves);

        ludo_game_play_move (game, moves[ludo_game_get_n_plies (game) * 7
                                         % (guint) n]);
      }

  return game;
}

/* The plies that @text, a turn of one side, tells: "144: h/4 ×4, h/1" are
 * six. */
static guint
count_plies (const char *text)
{
  guint n = 0;
  g_auto (GStrv) parts = g_regex_split_simple (": |, |; ", text, 0, 0);

  for (int i = 0; parts[i] != NULL; i++)
    {
      const char *times = strstr (parts[i], "×");

      if (parts[i][0] != '\0')
        n += times != NULL ? (guint) atoi (times + strlen ("×")) : 1;
    }

  return n;
}

/* The record tells every ply, a round of turns in each row, and shows the board
 * at the start, after every ten rounds and at the end, and a curve. */
static void
test_record (gconstpointer data)
{
  const GameRules *rules = games_find (data);

  for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      g_autoptr (LudoGame) game = play (data, 7, 400);
      const LudoPrintOptions options = {
        .game_id = data, .game = game, .language = language,
      };
      g_autoptr (LudoBooklet) record = ludo_game_sheets_new_record (&options);
      const GPtrArray *blocks = record->sheets->blocks;
      guint n_rounds = 0, n_figures = 0, n_boards = 0, n_plies = 0;

      for (guint i = 0; i < blocks->len; i++)
        {
          const LudoBlock *block = blocks->pdata[i];

          n_figures += block->kind == LUDO_BLOCK_FIGURE;
          n_boards += block->kind == LUDO_BLOCK_FIGURE
                      && ludo_booklet_figure_get_state (block->figure, 0)
                         != NULL;
          if (block->kind != LUDO_BLOCK_ROW || block->head)
            continue;
          n_rounds++;
          for (guint j = 0; j < block->cells[0]->len; j++)
            {
              g_autofree char *text =
                ludo_page_dup_plain (block->cells[0]->pdata[j]);

              /* The number of the round comes first. */
              n_plies += count_plies (j == 0 ? strchr (text, ' ') + 1 : text);
            }
        }
      g_assert_cmpuint (n_boards, ==, 2 + (n_rounds - 1) / 10);
      g_assert_cmpuint (n_figures, ==, n_boards + 1);
      /* A throw in words has commas of its own. */
      if (rules->chance != NULL)
        g_assert_cmpuint (n_plies, ==, ludo_game_get_n_plies (game));
      else
        g_assert_cmpuint (n_plies, >=, ludo_game_get_n_plies (game));
    }
}

/* Whether the legend of a curve has a short line that is dashed or not. */
static gboolean
has_sample (const PdfPage *page,
            gboolean       dashed)
{
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (!path->filled && path->dashed == dashed && path->n_points == 2
          && pdf_height (path) < 0.01 && fabs (pdf_width (path) - 5.9) < 0.3)
        return TRUE;
    }

  return FALSE;
}

/* Returns: the line on @pages with the most points, among those that are dashed
 * or among the others; NULL where there is none. */
static const PdfPath *
find_curve (GPtrArray *pages,
            gboolean   dashed)
{
  const PdfPath *curve = NULL;

  for (guint i = 0; i < pages->len; i++)
    {
      const PdfPage *page = pages->pdata[i];

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);

          if (!path->filled && path->dashed == dashed
              && pdf_width (path) > 100 && path->n_points > 2
              && has_sample (page, dashed)
              && (curve == NULL || path->n_points > curve->n_points))
            curve = path;
        }
    }

  return curve;
}

/* The curve of a record goes from what each side has at the start to what it
 * has in the end, by one scale and over one axis. */
static void
test_curve (gconstpointer data)
{
  static const struct
  {
    const char *game_id;
    const char *name;
    const char *said;
  } counts[] = {
    { "zohn-ahl", "counters", "counters" }, { "tavli", "pips", "steps to go" },
    { "chisolo", "stones", "stones" }, { "ken-wan", "groups", "groups" },
  };
  const LudoGameInfo *info = ludo_game_info_for (data);
  g_autoptr (LudoGame) game = play (data, 7, 120);
  const LudoPrintOptions options = {
    .game_id = data, .game = game, .language = LUDO_PAGE_ENGLISH,
    .width = 210, .height = 297,
  };
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_RECORD, &options,
                                                NULL);
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  g_autoptr (GPtrArray) pages = pdf_read (pdf);
  g_autofree char *words = pdf_dup_words (pdf, 0);
  const PdfPath *curves[] = { find_curve (pages, FALSE),
                              find_curve (pages, TRUE) };
  double scale = 0;
  guint i = 0;

  while (!g_str_equal (counts[i].game_id, data))
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (counts));
  g_assert_nonnull (strstr (words, counts[i].said));
  g_assert_nonnull (strstr (words, " turn "));
  for (int seat = 0; seat < 2; seat++)
    {
      const PdfPath *curve = curves[seat];
      double lost = info->measure (ludo_game_get_state_at (game, 0), seat,
                                   counts[i].name)
                    - info->measure (ludo_game_get_state (game), seat,
                                     counts[i].name);
      double down;

      g_assert_nonnull (curve);
      down = curve->points[2][1] - curve->points[0][1];
      g_test_message ("side %d: %g less, %g mm", seat, lost, down);
      g_assert_cmpfloat_with_epsilon (curve->left, curves[0]->left, 0.1);
      g_assert_cmpfloat_with_epsilon (curve->right, curves[0]->right, 0.1);
      if (scale <= 0 && fabs (lost) > 0.5)
        scale = down / lost;
      g_assert_cmpfloat_with_epsilon (down, scale * lost, 0.1);
    }
  g_assert_cmpfloat (scale, >, 0);
}

/* A tavli game of 400 throws and moves is on four sides. */
static void
test_sides (void)
{
  guint64 seed = 1;

  for (gboolean found = FALSE; !found; seed += !found)
    {
      g_autoptr (LudoGame) game = play ("tavli", seed, 400);

      g_assert_cmpuint (seed, <, 500);
      found = ludo_game_get_n_plies (game) >= 400;
    }
  for (int wish = 0; wish < 6; wish++)
    {
      g_autoptr (LudoGame) game = play ("tavli", seed, 400);
      const LudoPrintOptions options = {
        .game_id = "tavli", .game = game, .language = wish % 3,
        .width = wish < 3 ? 210 : 215.9, .height = wish < 3 ? 297 : 279.4,
      };
      g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_RECORD,
                                                    &options, NULL);

      g_test_message ("%u plies, %u sides", ludo_game_get_n_plies (game),
                      ludo_print_get_n_sheets (print));
      g_assert_cmpuint (ludo_print_get_n_sheets (print), <=, 4);
    }
}

/* The head of each column of a score sheet stands in its column: two that touch
 * are read as one word. */
static void
test_columns (void)
{
  static const char *const heads[] = { "throw", "space", "counters" };
  const LudoPrintOptions options = { .game_id = "zohn-ahl",
                                     .language = LUDO_PAGE_ENGLISH,
                                     .width = 210, .height = 297 };
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_SCORE_SHEET,
                                                &options, &error);
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GArray) words = NULL;

  g_assert_no_error (error);
  pdf = ludo_print_to_pdf (print, &error);
  g_assert_no_error (error);
  words = pdf_read_words (pdf, 0);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      guint at = 0;

      while (at < words->len
             && !g_str_equal (g_array_index (words, PdfWord, at).text,
                              heads[i]))
        at++;
      g_assert_cmpuint (at, <, words->len);
    }
}

/* After a throw of tavli there is room for its moves in a row: a double has
 * five.  Two sheets have as many rows as the one of another game, numbered on,
 * each with room for the result, because many a game ends on the first. */
static void
test_room (void)
{
  for (int i = 0; i < 4; i++)
    {
      const LudoPrintOptions options = {
        .game_id = "tavli", .language = i % LUDO_PAGE_N_LANGUAGES,
        .width = kit_papers[i][0], .height = kit_papers[i][1],
      };
      g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_SCORE_SHEET,
                                                    &options, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GPtrArray) pages = pdf_read (pdf);
      g_assert_cmpuint (pages->len, ==, 2);
      for (guint sheet = 0; sheet < pages->len; sheet++)
        {
          const PdfPage *page = pages->pdata[sheet];
          g_autofree char *text = pdf_dup_words (pdf, (int) sheet + 1);
          guint n_wide = 0;

          for (guint j = 0; j < page->paths->len; j++)
            {
              const PdfPath *path = &g_array_index (page->paths, PdfPath, j);

              n_wide += pdf_width (path) >= 70 && pdf_height (path) < 10;
            }
          g_assert_cmpuint (n_wide, >=, 2 * 15);
          g_assert_cmpint (strstr (text, " 1 2 3 ") != NULL, ==, sheet == 0);
          g_assert_true (g_regex_match_simple ("R[eé]sult", text, 0, 0));
        }
    }
}

/* No two rows of the tally of Zohn Ahl can count one throw: each says whether
 * the sahe is among the marks. */
static void
test_tally (void)
{
  static const char *const rows[][3] = {
    { "Two marked faces are up, but not the green one (sahe).",
      "Three marked faces are up, but not the green one (sahe).",
      "Two marked faces are up, the green one (sahe) among them." },
    { "Deux faces marquées sont visibles, mais pas la verte (sahe).",
      "Trois faces marquées sont visibles, mais pas la verte (sahe).",
      "Deux faces marquées sont visibles, dont la verte (sahe)." },
  };

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      const LudoPrintOptions options = {
        .game_id = "zohn-ahl", .width = 210, .height = 297,
        .language = i == 0 ? LUDO_PAGE_ENGLISH : LUDO_PAGE_FRENCH,
      };
      g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_TALLY, &options,
                                                    NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *text = pdf_dup_words (pdf, 0);

      for (guint j = 0; j < G_N_ELEMENTS (rows[i]); j++)
        if (strstr (text, rows[i][j]) == NULL)
          g_error ("no row “%s” in: %s", rows[i][j], text);
    }
}

/* The record of a game that is still to be played has its date in words and
 * room for the names of the players. */
static void
test_unplayed (gconstpointer data)
{
  g_autoptr (LudoGame) game = ludo_game_new (data, NULL, 7, NULL);
  const LudoPrintOptions options = {
    .game_id = data, .game = game, .language = LUDO_PAGE_FRENCH,
  };
  g_autoptr (LudoBooklet) record = ludo_game_sheets_new_record (&options);
  const GPtrArray *blocks = record->sheets->blocks;
  guint n_names = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LudoBlock *block = blocks->pdata[i];
      const char *text = block->kind == LUDO_BLOCK_TEXT
                           ? block->cells[0]->pdata[0] : "";

      g_assert_null (strstr (text, ludo_game_get_date (game)));
      n_names += strstr (text, ": ……………………") != NULL;
    }
  g_assert_cmpuint (n_names, ==, ludo_game_get_n_seats (game));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/record-sheets", test_record);
  test_add_for_games ("/record-sheets/curve", test_curve);
  g_test_add_func ("/record-sheets/sides", test_sides);
  g_test_add_func ("/record-sheets/columns", test_columns);
  g_test_add_func ("/record-sheets/room", test_room);
  g_test_add_func ("/record-sheets/tally", test_tally);

  test_add_for_games ("/record/unplayed", test_unplayed);

  return g_test_run ();
}
