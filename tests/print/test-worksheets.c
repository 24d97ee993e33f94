/* test-worksheets.c: worksheets, their keys, and what is asked on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "learn/puzzles/ludo-pool.h"
#include "learn/puzzles/ludo-puzzle-search.h"
#include "learn/puzzles/ludo-quiz.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-private.h"
#include "print/ludo-worksheet.h"
#include "test-games.h"
#include "test-library.h"

static const char *
markup_of (const LudoBooklet *booklet,
           guint              index)
{
  const LudoBlock *block = booklet->sheets->blocks->pdata[index];

  return block->kind == LUDO_BLOCK_TEXT ? block->cells[0]->pdata[0] : "";
}

static char *
plain_of (const LudoBooklet *booklet,
          guint              index)
{
  return ludo_page_dup_plain (markup_of (booklet, index));
}

/* Whether the sheet says @token anywhere. */
static gboolean
asks (const LudoBooklet *sheet,
      const char        *token)
{
  for (guint i = 0; i < sheet->sheets->blocks->len; i++)
    if (strstr (markup_of (sheet, i), token) != NULL)
      return TRUE;

  return FALSE;
}

/* The position on the figure before block @index, and its question. */
static const LudoQuiz *
study_above (const LudoBooklet *booklet,
             guint              index,
             LudoQuiz          *question)
{
  while (index > 0)
    {
      const LudoBlock *block = booklet->sheets->blocks->pdata[--index];

      if (block->kind == LUDO_BLOCK_FIGURE)
        {
          const GameState *state =
            ludo_booklet_figure_get_state (block->figure, 0);

          ludo_quiz_study (question, question->rules, state);
          return question;
        }
    }
  g_assert_not_reached ();
}

/* The answer @text of the key, about the position in @question, is what the
 * rules say, and what was asked on @sheet.  Returns: 1 if it is a move, or
 * several of one turn; 0 if it is a list. */
static guint
check_answer (const LudoQuiz    *question,
              const LudoBooklet *sheet,
              const char        *text,
              guint             *n_places)
{
  const char *begins = "A move can begin here: ";
  const char *dash = strstr (text, " – ");
  GameState state = question->state;
  g_auto (GStrv) tokens = NULL;

  if (g_str_has_prefix (text, begins))
    {
      g_autofree char *places = ludo_quiz_dup_places (question);
      g_autofree char *whole = g_strdup_printf ("%s%s.", begins, places);

      g_assert_cmpstr (text, ==, whole);
      (*n_places)++;
      return 0;
    }
  if (g_str_has_prefix (text, "Moves:"))
    return 0;

  /* Each move has its words. */
  g_assert_nonnull (dash);
  g_assert_cmpuint (strlen (dash), >, 15);
  tokens = g_strsplit (text, " ", -1);
  for (int i = 0; !g_str_equal (tokens[i], "–"); i++)
    {
      GameMove move;
      gboolean legal = question->rules->parse_move (&state, tokens[i],
                                                    strlen (tokens[i]), &move,
                                                    NULL);

      g_assert_cmpint (legal, !=,
                       g_str_has_prefix (dash + 1, "– Not allowed."));
      if (legal)
        question->rules->apply (&state, move, NULL);
    }
  if (question->rules->chance != NULL
      && strstr (text, "Levels of the computer") == NULL)
    g_assert_true (asks (sheet, tokens[0]));

  return 1;
}

/* Every answer of the keys is what the rules say of the board above it, and
 * every move of the key was asked about. */
static void
test_keys (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  g_autoptr (LudoLibrary) library = test_open_library ();
  guint n_moves = 0, n_places = 0;

  for (guint64 seed = 1; seed <= 24; seed++)
    {
      LudoPrintOptions options = { .game_id = data, .seed = seed,
                                   .language = LUDO_PAGE_ENGLISH,
                                   .grade = (guint) seed % 4,
                                   .library = library };
      g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (&options, FALSE,
                                                          NULL);
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);

      /* The sheet says what the levels are where they are counted. */
      g_assert_true (asks (key, "six levels")
                     || !asks (key, "Levels of the computer"));
      for (guint i = 2; i < key->sheets->blocks->len; i++)
        {
          const LudoBlock *block = key->sheets->blocks->pdata[i];
          g_autofree char *text = plain_of (key, i);
          LudoQuiz question = { .rules = rules };

          if (block->kind == LUDO_BLOCK_TEXT)
            n_moves += check_answer (study_above (key, i, &question), sheet,
                                     text, &n_places);
        }
    }
  g_assert_cmpuint (n_moves, >=, 32);
  if (rules->chance != NULL)
    g_assert_cmpuint (n_places, ==, 18);
}

/* Every question says which side is to move in the position above it. */
static void
test_sides (gconstpointer data)
{
  const LudoGameInfo *info = ludo_game_info_for (data);
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint64 seed = 1; seed <= 24; seed++)
    {
      LudoPrintOptions options = { .game_id = data, .seed = seed,
                                   .language = LUDO_PAGE_ENGLISH,
                                   .grade = (guint) seed % 4,
                                   .library = library };
      g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (&options, FALSE,
                                                          NULL);
      guint n = 0;

      for (guint i = 0; i < sheet->sheets->blocks->len; i++)
        {
          const LudoBlock *block = sheet->sheets->blocks->pdata[i];
          LudoQuiz question = { .rules = info->rules };
          g_autofree char *text = plain_of (sheet, i);
          g_autofree char *side = NULL;

          /* A throw may end in a creek where another would capture. */
          g_assert_false (!info->has_decisions
                          && g_str_has_prefix (text, "Captures"));
          if (block->bullet == NULL)
            continue;
          study_above (sheet, i, &question);
          side = g_strdup_printf
            ("You are %s. ", info->seats[info->rules->turn (&question.state)]);
          g_assert_true (g_str_has_prefix (text, side));
          n++;
        }
      g_assert_cmpuint (n, ==, 4);
    }
}

/* Each position of the pool is one of its theme, and most are there once. */
static void
test_pool (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) pool = ludo_pool_load (library, data);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  int sum = 0;

  g_assert_nonnull (pool);
  g_assert_cmpuint (pool->len, >=, 80);
  for (guint i = 0; i < pool->len; i++)
    {
      const LudoPoolPosition *pooled = pool->pdata[i];
      GameState state;

      g_assert_true (rules->parse (pooled->position, &state, NULL));
      g_hash_table_add (seen, pooled->position);
      if (pooled->theme->measure != NULL || pooled->theme->rule_ids != NULL)
        g_assert_true (ludo_pool_holds (pooled->theme, rules, &state,
                                        pooled->answer));
      sum += pooled->rating;
    }
  g_test_message ("%s: %u positions, %.2f levels find the answer",
                  rules->id, pool->len, sum / (double) pool->len);
  g_assert_cmpuint (g_hash_table_size (seen), >=, pool->len * 3 / 4);
}

/* The levels that find the four answers of a sheet, added up. */
static int
sum_ratings (const LudoBooklet *key)
{
  static const char *const begins =
    "Levels of the computer that find this answer: ";
  int sum = 0;

  for (guint i = 0; i < key->sheets->blocks->len; i++)
    {
      const char *found = strstr (markup_of (key, i), begins);

      sum += found != NULL ? atoi (found + strlen (begins)) : 0;
    }

  return sum;
}

/* The sheets of a set of thirty differ in their positions, and those of one
 * theme are as hard as each other; the computer itself agrees with the pool. */
static void
test_difficulty (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) pool = ludo_pool_load (library, data);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                       g_free, NULL);
  const LudoPoolPosition *first = pool->pdata[0];
  LudoPuzzle puzzle = { .position = first->position, .answer = first->answer };
  int n_themes = (int) pool->len / 20, rating;
  int least[10], most[10];

  g_assert_cmpint (n_themes, <=, (int) G_N_ELEMENTS (least));
  for (int i = 0; i < 30; i++)
    {
      LudoPrintOptions options = { .game_id = data, .seed = (guint64) i,
                                   .language = LUDO_PAGE_ENGLISH, .grade = 3,
                                   .library = library };
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
      int sum = sum_ratings (key), theme = i % n_themes;

      least[theme] = i < n_themes ? sum : MIN (least[theme], sum);
      most[theme] = i < n_themes ? sum : MAX (most[theme], sum);
      for (guint j = 0; j < key->sheets->blocks->len; j++)
        {
          const LudoBlock *block = key->sheets->blocks->pdata[j];
          char text[GAME_POSITION_TEXT_MAX];

          if (block->kind != LUDO_BLOCK_FIGURE)
            continue;
          rules->print (ludo_booklet_figure_get_state (block->figure, 0), text);
          g_hash_table_add (seen, g_strdup (text));
        }
    }
  g_test_message ("%s: %u positions on 30 sheets", rules->id,
                  g_hash_table_size (seen));
  g_assert_cmpuint (g_hash_table_size (seen), ==, pool->len);
  for (int i = 0; i < n_themes; i++)
    {
      g_test_message ("theme %d: %d to %d levels of 24", i, least[i], most[i]);
      g_assert_cmpint (most[i] - least[i], <=, 4);
    }
  g_assert_true (ludo_puzzle_rate (&puzzle, rules, &rating));
  g_assert_cmpint (rating, ==, first->rating);
}

/* A list of somebody's own that is broken gives way to the program's; one whose
 * positions cannot be asked about does no harm. */
static void
test_own_list (void)
{
  static const char *const start = "x 1:2,x w -";
  g_autofree char *own = g_dir_make_tmp ("pool-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (own, "chisolo", NULL);
  g_autofree char *path = g_build_filename (folder, "positions.list", NULL);
  g_autofree char *content = g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"),
                                               "data", "content", NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (own, NULL, content));
  const GameRules *rules = games_find ("chisolo");
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 3, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  char state[GAME_POSITION_TEXT_MAX];

  /* In the end of a game nothing can be asked. */
  while (!ludo_game_get_over (game))
    {
      GameMove moves[GAME_MOVES_MAX];
      int n = ludo_game_get_legal_moves (game, moves);

      ludo_game_play_move (game, moves[ludo_game_get_n_plies (game) * 7
                                       % (guint) n]);
    }
  rules->print (ludo_game_get_state (game), state);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_string_printf (text, "opening; %s; a1; 9; x\n", start);
  for (int i = 0; i < 2; i++)
    {
      LudoPrintOptions options = { .game_id = "chisolo", .seed = 1,
                                   .language = LUDO_PAGE_ENGLISH,
                                   .library = library };
      g_autoptr (GPtrArray) pool = NULL;

      g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
      pool = ludo_pool_load (library, "chisolo");
      g_assert_cmpuint (pool->len, ==, i == 0 ? 100 : 4);
      for (options.grade = 0; options.grade < 4; options.grade++)
        {
          g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE,
                                                            NULL);

          g_assert_nonnull (key);
        }
      g_string_truncate (text, 0);
      /* An editor begins it with a mark, and ends lines in its own way. */
      g_string_append (text, "\xef\xbb\xbf# Mine\r\n\r\n");
      for (int j = 0; j < 4; j++)
        g_string_append_printf (text, "opening; %s; ; 0; x\r\n", state);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (own), ==, 0);
}

/* The sheet lists one to three of four moves as allowed, in any order, and
 * those that are not break several rules. */
static void
test_offers (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) pool = ludo_pool_load (library, data);
  GameRng rng = { 1 };
  guint n_asked = 0, n_wrong = 0, n_turn = 0, n_same = 0, n_first = 0;

  for (guint i = 0; i < pool->len; i++)
    {
      const LudoPoolPosition *pooled = pool->pdata[i];
      LudoOffer offers[LUDO_QUIZ_OFFERS];
      LudoQuiz question;
      GameState state;
      guint n, n_allowed = 0;
      const char *rule_id = NULL;
      gboolean same = TRUE;

      rules->parse (pooled->position, &state, NULL);
      ludo_quiz_study (&question, rules, &state);
      n = ludo_quiz_offer (&question, &rng, offers);
      if (n < LUDO_QUIZ_OFFERS)
        continue;
      n_asked++;
      n_first += offers[0].move != GAME_MOVE_NONE;
      for (guint j = 0; j < n; j++)
        if (offers[j].move != GAME_MOVE_NONE)
          n_allowed++;
        else
          {
            same &= rule_id == NULL
                    || g_str_equal (rule_id, offers[j].rule_id);
            rule_id = offers[j].rule_id;
            n_wrong++;
            n_turn += g_str_equal (rule_id, "turn");
          }
      g_assert_cmpuint (n_allowed, >=, 1);
      g_assert_cmpuint (n_allowed, <=, 3);
      n_same += n - n_allowed > 2 && same;
    }
  g_test_message ("%u of %u asked, %u wrong moves, %u of another’s piece",
                  n_asked, pool->len, n_wrong, n_turn);
  g_assert_cmpuint (n_asked, >=, pool->len * 3 / 4);
  g_assert_cmpuint (n_same, ==, 0);
  g_assert_cmpuint (n_turn * 5, <, n_wrong);
  g_assert_cmpuint (n_first, >, n_asked / 4);
  g_assert_cmpuint (n_first, <, n_asked * 3 / 4);
}

/* About a position of one's own nothing is asked twice: where dice come first,
 * they are thrown; of a game that is over nothing is. */
static void
test_own_position (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  g_autoptr (LudoGame) game = ludo_game_new (data, NULL, 3, NULL);
  LudoPrintOptions options = { .game_id = data, .seed = 1,
                               .language = LUDO_PAGE_ENGLISH };
  g_autoptr (GError) error = NULL;

  options.state = ludo_game_get_state (game);
  for (; options.seed <= 8; options.seed++)
    {
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash,
                                                           g_str_equal, g_free,
                                                           NULL);
      guint first = rules->chance == NULL ? 1 : 3, n = 0;

      for (guint i = 2; i < key->sheets->blocks->len; i++)
        {
          const LudoBlock *block = key->sheets->blocks->pdata[i];
          g_autofree char *text = plain_of (key, i);
          LudoQuiz question = { .rules = rules };

          if (block->bullet == NULL)
            continue;
          study_above (key, i, &question);
          g_assert_cmpint (rules->at_chance (&question.state), ==,
                           rules->chance == NULL);
          if ((guint) atoi (block->bullet) >= first)
            g_assert_true (g_hash_table_add (seen,
                                             g_steal_pointer (&text)));
          n++;
        }
      g_assert_cmpuint (n, ==, 4);
      g_assert_cmpuint (g_hash_table_size (seen), ==, 5 - first);
    }

  while (!ludo_game_get_over (game))
    if (ludo_game_get_at_chance (game))
      ludo_game_throw (game);
    else
      {
        GameMove moves[GAME_MOVES_MAX];
        int n = ludo_game_get_legal_moves (game, moves);

        ludo_game_play_move (game, moves[ludo_game_get_n_plies (game) * 7
                                         % (guint) n]);
      }
  options.state = ludo_game_get_state (game);
  g_assert_null (ludo_worksheet_new (&options, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
}

/* The same seed asks the same, another something else. */
static void
test_class_set (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  LudoPrintOptions options = { .game_id = "ken-wan", .seed = 100, .width = 210,
                               .height = 297, .copies = 30,
                               .language = LUDO_PAGE_N_LANGUAGES,
                               .library = library };
  g_autoptr (GHashTable) positions = g_hash_table_new_full (g_str_hash,
                                                            g_str_equal,
                                                            g_free, NULL);
  const GameRules *rules = games_find ("ken-wan");
  LudoPrintOptions one = options;

  g_test_timer_start ();
  for (LudoPrintKind kind = LUDO_PRINT_WORKSHEET; kind <= LUDO_PRINT_KEY;
       kind++)
    {
      g_autoptr (LudoPrint) print = ludo_print_new (kind, &options, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);

      g_assert_nonnull (pdf);
      if (kind == LUDO_PRINT_WORKSHEET)
        g_assert_cmpuint (ludo_print_get_n_sheets (print), ==, 60);
    }
  g_test_minimized_result (g_test_timer_elapsed (), "a class set");

  one.copies = 1;
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (LudoBooklet) key = NULL;
      g_autoptr (LudoBooklet) again = NULL;
      char position[GAME_POSITION_TEXT_MAX];

      one.seed = options.seed + i;
      key = ludo_worksheet_new (&one, TRUE, NULL);
      again = ludo_worksheet_new (&one, TRUE, NULL);
      for (guint j = 0; j < key->sheets->blocks->len; j++)
        g_assert_cmpstr (markup_of (key, j), ==, markup_of (again, j));
      rules->print (ludo_booklet_figure_get_state
                      (((LudoBlock *) key->sheets->blocks->pdata[2])->figure,
                       0), position);
      g_hash_table_add (positions, g_strdup (position));
    }
  g_assert_cmpuint (g_hash_table_size (positions), ==, 30);
}

/* The questions of a page, and then their answers alone. */
static void
test_asked (void)
{
  static const char *const pages[] = { "class", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();
  LudoPrintOptions options = { .game_id = "zohn-ahl", .pages = pages,
                               .language = LUDO_PAGE_ENGLISH,
                               .library = library };
  g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (&options, FALSE, NULL);
  g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);

  g_assert_true (asks (sheet, "Write out the sixteen cases"));
  g_assert_false (asks (sheet, "One, four, six, four and one"));
  g_assert_false (asks (key, "Write out the sixteen cases"));
  g_assert_true (asks (key, "One, four, six, four and one"));
  /* Numbers of notes would lead nowhere. */
  for (guint i = 1; i <= 9; i++)
    {
      g_autofree char *note = g_strdup_printf ("[%u", i);

      g_assert_false (asks (sheet, note));
      g_assert_false (asks (key, note));
    }
  g_assert_false (asks (key, "Sources"));
}

/* Several pages and puzzles are asked together, in any order, and a page that
 * asks nothing is refused by its name. */
static void
test_asked_together (void)
{
  static const char *const orders[][3] = {
    { "class", "puzzles", NULL }, { "puzzles", "class", NULL },
  };
  static const char *const silent[] = { "puzzles", "rules", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();
  LudoPrintOptions options = { .game_id = "tavli",
                               .language = LUDO_PAGE_ENGLISH,
                               .library = library, .seed = 3 };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    for (int key = 0; key < 2; key++)
      {
        g_autoptr (LudoBooklet) both = NULL;

        options.pages = orders[i];
        both = ludo_worksheet_new (&options, key, NULL);
        for (guint j = 0; j < 2; j++)
          {
            const char *const one[] = { orders[i][j], NULL };
            g_autoptr (LudoBooklet) alone = NULL;

            options.pages = one;
            alone = ludo_worksheet_new (&options, key, NULL);
            for (guint k = 0; k < alone->sheets->blocks->len; k++)
              g_assert_true (asks (both, markup_of (alone, k)));
          }
      }

  options.pages = silent;
  g_assert_null (ludo_worksheet_new (&options, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "rules"));
}

/* The puzzles of a game with decisions: from easy to hard, and their moves. */
static void
test_puzzles (void)
{
  static const char *const pages[] = { "puzzles", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();
  LudoPrintOptions options = { .game_id = "chisolo", .pages = pages,
                               .language = LUDO_PAGE_ENGLISH,
                               .library = library, .seed = 3 };
  g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (&options, FALSE, NULL);
  g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
  const GameRules *rules = games_find ("chisolo");
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_assert_nonnull (sheet);
  for (guint i = 1; i < key->sheets->blocks->len; i++)
    {
      const LudoBlock *block = key->sheets->blocks->pdata[i];
      g_autofree char *text = plain_of (key, i);
      LudoQuiz question = { .rules = rules };
      g_auto (GStrv) parts = NULL;
      GameMove move;

      if (block->kind != LUDO_BLOCK_TEXT)
        continue;
      /* The move, and what it does in words. */
      parts = g_strsplit (text, " – ", 2);
      study_above (key, i, &question);
      g_assert_true (rules->parse_move (&question.state, parts[0],
                                        strlen (parts[0]), &move, NULL));
      g_assert_cmpuint (strlen (parts[1]), >, 15);
      g_assert_false (asks (sheet, parts[0]));
      n++;
    }
  g_assert_cmpuint (n, ==, 4);

  options.game_id = "zohn-ahl";
  g_assert_null (ludo_worksheet_new (&options, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Each sheet of a class set says which it is, on both its sides, and has lines
 * to write on that are as wide as it is. */
static void
test_handed_out (void)
{
  for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      const LudoPrintOptions options = { .game_id = "tavli", .seed = 41,
                                         .copies = 3, .language = language,
                                         .width = 210, .height = 297 };
      g_autoptr (LudoBooklet) set = ludo_worksheet_new (&options, FALSE, NULL);
      LudoSheetLayout *sheets = ludo_booklet_sheets (set);

      g_assert_cmpuint (ludo_booklet_paginate (set, 595, 842), ==, 6);
      for (guint i = 0; i < 6; i++)
        {
          const LudoSheet *sheet = sheets->list->pdata[i];
          g_autofree char *seed = g_strdup_printf ("%u", 41 + i / 2);
          guint number, n_sheets, n_lines = 0;
          g_autofree char *foot =
            ludo_sheet_layout_dup_foot (sheets, i, &number, &n_sheets);

          g_assert_nonnull (strstr (foot, seed));
          g_assert_cmpuint (number, ==, i % 2 + 1);
          g_assert_cmpuint (n_sheets, ==, 2);
          for (guint j = 0; j < sheet->pieces->len; j++)
            {
              guint at = g_array_index (sheet->pieces, LudoPiece, j).block;

              /* Rows are as wide as the sheet. */
              n_lines += ((LudoBlock *) sheets->blocks->pdata[at])->kind
                         == LUDO_BLOCK_ROW;
            }
          g_assert_cmpuint (n_lines, >=, 3);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/sheets/keys", test_keys);
  test_add_for_games ("/sheets/sides", test_sides);
  test_add_for_games ("/sheets/pool", test_pool);
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *own = g_strdup_printf ("/sheets/own/%s", id);
      g_autofree char *difficulty = g_strdup_printf ("/sheets/difficulty/%s",
                                                     id);
      g_autofree char *offers = g_strdup_printf ("/sheets/offers/%s", id);

      if (games_list ()[i]->chance == NULL)
        continue;
      g_test_add_data_func (offers, id, test_offers);
      g_test_add_data_func (difficulty, id, test_difficulty);
      g_test_add_data_func (own, id, test_own_position);
    }
  g_test_add_func ("/sheets/class-set", test_class_set);
  g_test_add_func ("/sheets/own-list", test_own_list);
  g_test_add_func ("/sheets/asked", test_asked);
  g_test_add_func ("/sheets/asked-together", test_asked_together);
  g_test_add_func ("/sheets/puzzles", test_puzzles);
  g_test_add_func ("/sheets/handed-out", test_handed_out);

  return g_test_run ();
}
