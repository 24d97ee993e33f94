/* test-asked-moves.c: the moves that worksheets ask about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "games/game-playout.h"
#include "games/games.h"
#include "learn/puzzles/ludo-pool.h"
#include "learn/puzzles/ludo-quiz.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-private.h"
#include "print/ludo-worksheet.h"
#include "test-games.h"
#include "test-library.h"

/* Whether a checker on @from comes to @to in one turn of tavli, by one number
 * or by several: "9/11" and then "11/17". */
static gboolean
comes_to (const GameRules *rules,
          const GameState *state,
          const char      *from,
          const char      *to)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = rules->at_chance (state) ? 0 : game_list_moves (rules, state, moves);

  for (int i = 0; i < n; i++)
    {
      GameState after = *state;
      char token[GAME_MOVE_TEXT_MAX], *slash;

      rules->print_move (state, moves[i], token);
      slash = strchr (token, '/');
      if (slash == NULL)
        continue;
      *slash = '\0';
      if (!g_str_equal (token, from))
        continue;
      rules->apply (&after, moves[i], NULL);
      if (g_str_equal (slash + 1, to)
          || (rules->turn (&after) == rules->turn (state)
              && comes_to (rules, &after, slash + 1, to)))
        return TRUE;
    }

  return FALSE;
}

/* No move is called wrong that a checker can do with several numbers, because
 * the rules on the sheet allow it. */
static void
test_no_open_sum (void)
{
  const GameRules *rules = games_find ("tavli");
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) pool = ludo_pool_load (library, "tavli");
  GameRng rng = { 1 };
  guint n_wrong = 0;

  for (guint i = 0; i < 4 * pool->len; i++)
    {
      const LudoPoolPosition *pooled = pool->pdata[i % pool->len];
      LudoOffer offers[LUDO_QUIZ_OFFERS];
      LudoQuiz question;
      GameState state;
      guint n;

      rules->parse (pooled->position, &state, NULL);
      if (!ludo_quiz_study (&question, rules, &state))
        continue;
      n = ludo_quiz_offer (&question, &rng, offers);
      for (guint j = 0; j < n; j++)
        {
          g_auto (GStrv) ends = g_strsplit (offers[j].token, "/", 2);

          if (offers[j].move != GAME_MOVE_NONE)
            continue;
          g_assert_false (comes_to (rules, &state, ends[0], ends[1]));
          /* No offered move is a mistake that nobody would make. */
          g_assert_cmpint (atoi (ends[1]), <=, 24);
          n_wrong++;
        }
    }
  g_assert_cmpuint (n_wrong, >=, pool->len);
}

/* Adds how a move is written, without what it names, to @forms. */
static void
add_form (GHashTable *forms,
          const char *token)
{
  g_autoptr (GRegex) numbers = g_regex_new ("[0-9]+", 0, 0, NULL);
  g_autoptr (GRegex) holes = g_regex_new ("[a-z]#", 0, 0, NULL);
  g_autofree char *form = g_regex_replace_literal (numbers, token, -1, 0, "#",
                                                   0, NULL);

  g_hash_table_add (forms, g_regex_replace_literal (holes, form, -1, 0, "o#", 0,
                                                    NULL));
}

/* The box explains every form of a move that is asked about, by a move that is
 * not: it would tell the answer.  In tavli a checker that enters has so few
 * cells that its move may be both. */
static void
check_box (const LudoPrintOptions *options)
{
  g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (options, FALSE, NULL);
  const GameRules *rules = games_find (options->game_id);
  g_autoptr (GRegex) moves = g_regex_new
    ("(?<![\\w/:])((?:h|m?[0-9]+)/(?:[0-9]+|off:[0-9])"
     "|[a-g][1-4](?:[-+]?(?:x[a-g][1-4])?)(?![0-9])|[a-i][1-9][a-i][1-9])"
     "(?=[,?: ])", 0, 0, NULL);
  g_autoptr (GHashTable) explained = g_hash_table_new_full (g_str_hash,
                                                            g_str_equal,
                                                            g_free, NULL);
  g_autoptr (GHashTable) asked = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                        g_free, NULL);
  g_autoptr (GHashTable) asked_moves =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) examples =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_boxes = 0, n_signs = 0;
  GHashTableIter iter;
  gpointer form;

  for (guint i = 0; i < sheet->sheets->blocks->len; i++)
    {
      const LudoBlock *block = sheet->sheets->blocks->pdata[i];
      g_autofree char *text =
        block->kind == LUDO_BLOCK_TEXT
          ? ludo_page_dup_plain (block->cells[0]->pdata[0]) : g_strdup ("");
      g_autoptr (GMatchInfo) match = NULL;

      n_boxes += block->box != 0;
      /* The sheet does not say which way a side sows, because the next position
       * may have the other way. */
      g_assert_true (block->box == 0 || strstr (text, "towards") == NULL);
      n_signs += strstr (text, "corner turned down") != NULL
                 || strstr (text, "question mark below a side") != NULL
                 || strstr (text, "A number on checkers") != NULL;
      g_regex_match (moves, text, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *token = g_match_info_fetch (match, 1);
          g_autofree char *as_example = g_strconcat (" ", token, ": ", NULL);

          if (block->box == 0)
            {
              add_form (asked, token);
              g_hash_table_add (asked_moves, g_steal_pointer (&token));
            }
          else if (strstr (text, as_example) != NULL)
            {
              add_form (explained, token);
              g_hash_table_add (examples, g_steal_pointer (&token));
            }
        }
    }
  g_assert_cmpuint (n_boxes, ==, rules->chance != NULL);
  /* A cube of Ken Wan has a sign for a player who has won a place, a side of
   * Chisolo one until it has a way round, and a pile of tavli a number. */
  g_assert_cmpuint (n_signs, ==, n_boxes);
  g_hash_table_iter_init (&iter, asked);
  while (g_hash_table_iter_next (&iter, &form, NULL))
    if (!g_hash_table_contains (explained, form))
      g_error ("%s %" G_GUINT64_FORMAT ": %s is not explained",
               options->game_id, options->seed, (char *) form);
  g_hash_table_iter_init (&iter, examples);
  while (g_hash_table_iter_next (&iter, &form, NULL))
    if (((char *) form)[0] != 'h' || !g_str_equal (options->game_id, "tavli"))
      if (g_hash_table_contains (asked_moves, form))
        g_error ("%s %" G_GUINT64_FORMAT ": %s is explained and asked about",
                 options->game_id, options->seed, (char *) form);
}

/* Every way of writing a move that a sheet asks about is explained on it. */
static void
test_notation (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint64 seed = 1; seed <= 24; seed++)
    {
      const LudoPrintOptions options = { .game_id = data, .seed = seed,
                                         .language = LUDO_PAGE_ENGLISH,
                                         .grade = (guint) seed % 4,
                                         .library = library };

      check_box (&options);
    }
}

/* The text of the box, or of the answers of the key; free with g_free(). */
static char *
dup_texts (const LudoPrintOptions *options,
           gboolean                key)
{
  g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (options, key, NULL);
  GString *texts = g_string_new (NULL);

  for (guint i = 0; i < sheet->sheets->blocks->len; i++)
    {
      const LudoBlock *block = sheet->sheets->blocks->pdata[i];

      if (block->kind == LUDO_BLOCK_TEXT
          && (key ? block->bullet != NULL : block->box != 0))
        {
          g_autofree char *text =
            ludo_page_dup_plain (block->cells[0]->pdata[0]);

          g_string_append_printf (texts, "%s\n", text);
        }
    }

  return g_string_free (texts, FALSE);
}

/* If pupils write a turn of several moves, the box shows such a turn, which is
 * no answer of the sheet, and explains each way in which the moves of the
 * answers are written, those after the first as well. */
static void
test_turns (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint64 seed = 1; seed <= 24; seed++)
    {
      const LudoPrintOptions options = { .game_id = "tavli", .seed = seed,
                                         .language = LUDO_PAGE_ENGLISH,
                                         .grade = 3, .library = library };
      g_autofree char *box = dup_texts (&options, FALSE);
      g_autofree char *key = dup_texts (&options, TRUE);
      g_auto (GStrv) answers = g_strsplit (key, "\n", -1);
      g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash,
                                                            g_str_equal,
                                                            g_free, NULL);
      g_autoptr (GRegex) examples = g_regex_new (" ([^ ]*/[^ ]*):", 0, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;
      const char *turn = strstr (box, "A turn of several moves: ");
      g_autofree char *shown = NULL;

      g_regex_match (examples, box, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *token = g_match_info_fetch (match, 1);

          add_form (forms, token);
        }
      g_assert_nonnull (turn);
      turn += strlen ("A turn of several moves: ");
      shown = g_strdup_printf ("%.*s – ", (int) strcspn (turn, "."), turn);
      g_assert_nonnull (strchr (shown, ' '));
      g_assert_null (strstr (key, shown));
      for (int i = 0; answers[i] != NULL && answers[i][0] != '\0'; i++)
        {
          g_auto (GStrv) moves = g_strsplit (answers[i], " ", -1);

          for (int j = 0; !g_str_equal (moves[j], "–"); j++)
            {
              g_autoptr (GHashTable) one = g_hash_table_new_full (g_str_hash,
                                                                  g_str_equal,
                                                                  g_free, NULL);
              GHashTableIter iter;
              gpointer form;

              add_form (one, moves[j]);
              g_hash_table_iter_init (&iter, one);
              while (g_hash_table_iter_next (&iter, &form, NULL))
                if (!g_hash_table_contains (forms, form))
                  g_error ("%" G_GUINT64_FORMAT ": %s is not explained: %s",
                           seed, moves[j], box);
            }
        }
      g_assert_nonnull (strstr (box, "A number on checkers"));
    }
}

/* So is it where the position is one's own. */
static void
test_own_notation (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 3, NULL);
  LudoPrintOptions options = { .game_id = "tavli", .seed = 1,
                               .language = LUDO_PAGE_ENGLISH,
                               .library = library };

  options.state = ludo_game_get_state (game);
  for (; options.seed <= 8; options.seed++)
    check_box (&options);
}

/* Nearly every turn to play in the pool has another beside it, against which
 * exact counts speak, and the key says which. */
static void
test_reasons (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) pool = ludo_pool_load (library, data);
  guint n_reasons = 0, n_answers = 0, n_said = 0;

  for (guint i = 0; i < pool->len; i++)
    {
      const LudoPoolPosition *pooled = pool->pdata[i];
      g_autofree char *reason = NULL;
      GameState state;

      rules->parse (pooled->position, &state, NULL);
      reason = ludo_pool_describe_reason (pooled, rules, &state);
      g_assert_cmpstr (pooled->other, !=, pooled->answer);
      n_reasons += strstr (reason, pooled->other) != NULL;
    }
  g_test_message ("%u of %u turns have a reason", n_reasons, pool->len);
  g_assert_cmpuint (n_reasons * 5, >=, pool->len * 4);

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      LudoPrintOptions options = { .game_id = data, .seed = seed, .grade = 3,
                                   .language = LUDO_PAGE_ENGLISH,
                                   .library = library };
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);

      for (guint i = 0; i < key->sheets->blocks->len; i++)
        {
          const LudoBlock *block = key->sheets->blocks->pdata[i];
          const char *text = block->kind == LUDO_BLOCK_TEXT
                               ? block->cells[0]->pdata[0] : "";

          n_answers += strstr (text, "Levels of the computer") != NULL;
          n_said += strstr (text, "Suppose that your turn was ") != NULL;
        }
    }
  g_assert_cmpuint (n_answers, >=, 20);
  g_assert_cmpuint (n_said * 5, >=, n_answers * 4);
}

/* Each worksheet is one sheet of paper, printed on both sides; its key needs no
 * more.  Sentences have one space between them. */
static void
test_two_sides (gconstpointer data)
{
  static const double papers[][2] = { { 210, 297 }, { 215.9, 279.4 } };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint i = 0; i < 6 * 2; i++)
    {
      const double *paper = papers[i % 2];
      LudoPrintOptions options = { .game_id = data, .seed = 1, .copies = 30,
                                   .width = paper[0], .height = paper[1],
                                   .language = i / 2 % 3, .library = library };
      gboolean key = i >= 6;
      g_autoptr (LudoBooklet) sheets = ludo_worksheet_new (&options, key, NULL);
      guint n = ludo_booklet_paginate (sheets, paper[0] / LUDO_MM_PER_POINT,
                                       paper[1] / LUDO_MM_PER_POINT);

      g_test_message ("%g by %g mm, language %u, key %d: %u sides", paper[0],
                      paper[1], options.language, key, n);
      g_assert_cmpuint (n, <=, 60);
      g_assert_true (key || n == 60);
      for (guint j = 0; j < sheets->sheets->blocks->len; j++)
        {
          const LudoBlock *block = sheets->sheets->blocks->pdata[j];

          if (block->kind == LUDO_BLOCK_TEXT)
            g_assert_null (strstr (block->cells[0]->pdata[0], "  "));
        }
    }
}

/* Each side of a key says of which worksheets it is, and no part of it begins
 * without a board on the same side. */
static void
test_key_sides (gconstpointer data)
{
  for (int i = 0; i < 2 * (LUDO_PAGE_N_LANGUAGES + 1); i++)
    {
      const LudoPrintOptions options = { .game_id = data, .seed = 41,
                                         .copies = i % 2 == 0 ? 1 : 6,
                                         .language = i / 2,
                                         .width = 210, .height = 297 };
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
      LudoSheetLayout *sheets = ludo_booklet_sheets (key);

      ludo_booklet_paginate (key, 595, 842);
      for (guint j = 0; j < sheets->list->len; j++)
        {
          const LudoSheet *sheet = sheets->list->pdata[j];
          guint number, n_sheets;
          g_autofree char *foot =
            ludo_sheet_layout_dup_foot (sheets, j, &number, &n_sheets);
          gboolean headed = FALSE;

          g_test_message ("%s", foot);
          g_assert_cmpint (strstr (foot, "– key to worksheet") != NULL, ==,
                           options.language != LUDO_PAGE_FRENCH);
          g_assert_cmpint (strstr (foot, "– corrigé de") != NULL, ==,
                           options.language != LUDO_PAGE_ENGLISH);
          g_assert_true (g_str_has_suffix (foot, i % 2 == 0 ? " 41"
                                                            : "s 41–46"));
          for (guint k = 0; k < sheet->pieces->len; k++)
            {
              guint at = g_array_index (sheet->pieces, LudoPiece, k).block;
              const LudoBlock *block = sheets->blocks->pdata[at];

              headed |= block->heading == 1;
              headed &= block->kind != LUDO_BLOCK_FIGURE;
            }
          g_assert_false (headed);
        }
    }
}

/* The share of the half of @pixels, from @first to @end of each row, that is
 * black. */
static double
share_of_black (cairo_surface_t *surface,
                int              first,
                int              end)
{
  const guchar *pixels = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface), n = 0;

  for (int y = 0; y < height; y++)
    for (int x = first; x < end; x++)
      {
        const guchar *pixel = pixels + y * stride + 4 * x;

        n += pixel[0] < 40 && pixel[1] < 40 && pixel[2] < 40;
      }

  return (double) n / height / (end - first);
}

/* Where an answer says that groups of Ken Wan can be split after the turn,
 * their pieces are marked on the second board, which on average is blacker
 * then. */
static void
test_endangered (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  double more[2] = { 0, 0 };
  guint n[2] = { 0, 0 };

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      const LudoPrintOptions options = {
        .game_id = "ken-wan", .seed = seed, .grade = 3,
        .language = LUDO_PAGE_ENGLISH, .library = library,
        .width = 210, .height = 297,
      };
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
      LudoSheetLayout *sheets = ludo_booklet_sheets (key);

      ludo_booklet_paginate (key, 595, 842);
      for (guint i = 0; i + 1 < sheets->blocks->len; i++)
        {
          const LudoBlock *block = sheets->blocks->pdata[i];
          const LudoBlock *answer = sheets->blocks->pdata[i + 1];
          const char *text;
          cairo_surface_t *surface;
          double before, after;
          gboolean shown;
          cairo_t *cr;

          if (block->kind != LUDO_BLOCK_FIGURE)
            continue;
          text = answer->cells[0]->pdata[0];
          shown = strstr (text, "The second board shows where.") != NULL;
          g_assert_cmpint (shown, ==,
                           strstr (text, " can then be split by an "
                                         "opponent’s move") != NULL
                           && strstr (text, ": none of ") == NULL);
          surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 900, 400);
          cr = cairo_create (surface);
          cairo_set_source_rgb (cr, 1, 1, 1);
          cairo_paint (cr);
          ludo_booklet_figure_draw (block->figure, LUDO_PAGE_ENGLISH, cr,
                                    sheets->context, "Serif", 900, 20, FALSE);
          cairo_destroy (cr);
          cairo_surface_flush (surface);
          before = share_of_black (surface, 0, 450);
          after = share_of_black (surface, 450, 900);
          cairo_surface_destroy (surface);
          g_test_message ("%d: %.4f, %.4f", shown, before, after);
          n[shown]++;
          more[shown] += after / before;
        }
    }
  g_assert_cmpuint (MIN (n[0], n[1]), >, 3);
  g_assert_cmpfloat (more[0] / n[0], <, 1.03);
  g_assert_cmpfloat (more[1] / n[1], >, 1.06);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/asked-moves/no-open-sum", test_no_open_sum);
  g_test_add_func ("/asked-moves/own-notation", test_own_notation);
  g_test_add_func ("/asked-moves/turns", test_turns);
  g_test_add_func ("/asked-moves/endangered", test_endangered);
  test_add_for_games ("/asked-moves/notation", test_notation);
  test_add_for_games ("/asked-moves/two-sides", test_two_sides);
  test_add_for_games ("/asked-moves/key-sides", test_key_sides);
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *reasons = g_strdup_printf ("/asked-moves/reasons/%s",
                                                  id);

      if (games_list ()[i]->chance != NULL)
        g_test_add_data_func (reasons, id, test_reasons);
    }

  return g_test_run ();
}
