/* test-tavli-game.c: a game of tavli as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

#include "games/tavli/rules/tavli-notation.h"
#include "games/tavli/words/tavli-words.h"
#include "games/tavli/rules/tavli-rules.h"
#include "play/record/ludo-ply-words.h"
#include "play/ludo-language.h"
#include "play/record/ludo-ply-words.h"

#define AGATHIAS                                                        \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("tavli", position);

  g_assert_true (ludo_game_get_info (game) == &tavli_info);

  return game;
}

/* Each side's pips to travel and number of checkers borne off are these. */
static void
assert_numbers (LudoGame *game,
                int       white_pips,
                int       black_pips,
                int       white_off,
                int       black_off)
{
  const TavliState *state = (const TavliState *) ludo_game_get_state (game);

  g_assert_cmpint (tavli_pips (state, TAVLI_WHITE), ==, white_pips);
  g_assert_cmpint (tavli_pips (state, TAVLI_BLACK), ==, black_pips);
  g_assert_cmpint (tavli_checkers (state, TAVLI_WHITE, TAVLI_OFF), ==,
                   white_off);
  g_assert_cmpint (tavli_checkers (state, TAVLI_BLACK, TAVLI_OFF), ==,
                   black_off);
}

/* A throw is listed as it is written down, a move in notation. */
static void
test_names (void)
{
  static const char *const names[][3] = {
    { "tavli", "r136", "1, 3, 6" }, { "tavli", "h/6", "h/6" },
    { "zohn-ahl", "t0", "10" }, { "zohn-ahl", "t3s", "3, sahe" },
    { "chisolo", "b1-xc4", "b1-xc4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (LudoGame) game = play_game_at (names[i][0], NULL);
      g_autofree char *name = ludo_game_name_ply (game, names[i][1]);

      g_assert_cmpstr (name, ==, names[i][2]);
    }
}

/* One throw that threatens something is told in the singular. */
static void
test_threat (void)
{
  g_autoptr (LudoGame) game =
    game_at ("2:4,4:4,6:6,10:1,x h:10,5:5 w -");
  g_autofree char *overview =
    tavli_describe_overview (ludo_game_get_state (game), 0);

  g_assert_true (g_str_has_suffix (overview, "Black can hit on 10: "
                                             "1 throw in 216."));
}

/* A turn of twelve equal steps is told in a few words when one asks again. */
static void
test_long_turn (void)
{
  g_autoptr (LudoGame) game = game_at ("h:15 h:15 w -");
  g_autofree char *told = NULL;

  g_assert_true (ludo_game_play (game, "r666", NULL));
  for (int i = 0; i < 12; i++)
    g_assert_true (ludo_game_play (game, "h/6", NULL));
  told = ludo_ply_words_describe_last (game);
  g_assert_cmpstr (told, ==, "White enters twelve checkers on 6.");
}

static void
test_numbers (void)
{
  g_autoptr (LudoGame) game = game_at (AGATHIAS "-");
  g_autoptr (LudoGame) end = game_at ("22:1,24:1,o:13,x 23:2,o:13,x b 44445");

  /* The pips that the dossier counts. */
  assert_numbers (game, 203, 164, 0, 0);
  g_assert_true (ludo_game_play (game, "r256", NULL));
  g_assert_true (ludo_game_play (game, "19/24", NULL));
  assert_numbers (game, 198, 164, 0, 0);
  g_assert_true (ludo_game_undo (game));
  assert_numbers (game, 203, 164, 0, 0);

  assert_numbers (end, 4, 4, 13, 13);
  g_assert_true (ludo_game_play (end, "23/off:4", NULL));
  assert_numbers (end, 4, 2, 13, 14);
}

/* A die that is crossed out is not merely "left". */
static void
test_not_now (void)
{
  g_autoptr (LudoGame) game = game_at ("10:1,o:14,x 16:2,o:13,x w 26");
  g_autofree char *turn = ludo_game_describe_turn (game);

  g_autoptr (LudoGame) pair = game_at ("10:1,o:14,x 16:2,o:13,x w 266");
  g_autofree char *both = ludo_game_describe_turn (pair);

  g_assert_cmpstr (turn, ==, "White to move: a 2; not yet the 6.");
  g_assert_cmpstr (both, ==, "White to move: a 2; not yet the 6s.");
}

/* Plays the @moves, parted by blanks, and asserts how they are told
 * together. */
static void
assert_turn_words (const char *position,
                   const char *moves,
                   LudoDetail  detail,
                   const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_auto (GStrv) tokens = g_strsplit (moves, " ", -1);
  g_autofree char *told = NULL;

  for (guint i = 0; tokens[i] != NULL; i++)
    g_assert_true (ludo_game_play (game, tokens[i], NULL));
  told = ludo_ply_words_describe (game, g_strv_length (tokens), detail);
  g_assert_cmpstr (told, ==, expected);
}

/* The steps of a turn are told together, the side and equal steps once. */
static void
test_turn_words (void)
{
  static const char hitting[] = "1:14,20:1,x 2:14,21:1,x w 112";
  static const char travelling[] = "2:13,12:2,x 22:15,x w 13333";

  assert_turn_words ("h:15 h:15 w 24444", "h/4 h/2 h/4", LUDO_DETAIL_NORMAL,
                     "White enters two checkers on 4 and one on 2.");
  assert_turn_words (travelling, "2/5 5/8 2/5 12/15", LUDO_DETAIL_NORMAL,
                     "White moves from 2 to 5 twice, 5 to 8 and 12 to 15.");
  assert_turn_words (hitting, "20/21 1/3", LUDO_DETAIL_NORMAL,
                     "White moves from 20 to 21. The black checker is hit and "
                     "waits on m4. White moves from 1 to 3.");
  assert_turn_words (hitting, "20/21 1/3", LUDO_DETAIL_BRIEF,
                     "White moves from 20 to 21 with a hit and 1 to 3.");
  ludo_language_set ("fr");
  assert_turn_words ("h:15 h:15 w 24444", "h/4 h/2 h/4", LUDO_DETAIL_NORMAL,
                     "Les Blancs font entrer deux pions en 4 et un en 2.");
  assert_turn_words (travelling, "2/5 5/8 2/5 12/15", LUDO_DETAIL_NORMAL,
                     "Les Blancs vont de 2 à 5 deux fois, 5 à 8 et 12 à 15.");
  ludo_language_set ("en");
}

static void
assert_next (const char *position,
             const char *token,
             const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *next = NULL;

  g_assert_true (ludo_game_play (game, token, NULL));
  next = ludo_ply_words_describe_next (game);
  g_assert_cmpstr (next, ==, expected);
}

/* The numbers of a throw are told with it, and again only where one of them
 * counts several times; those that are left after a step are told. */
static void
test_next (void)
{
  assert_next ("h:15 h:15 w -", "r235", "White to enter a checker.");
  assert_next ("h:15 h:15 w -", "r455",
               "White to enter a checker: a 4 and four 5s.");
  assert_next ("h:15 h:15 w -", "r333", "White to enter a checker: twelve 3s.");
  assert_next ("h:15 h:15 w 235", "h/2",
               "White to enter a checker: a 3 and a 5.");
  assert_next ("10:1,o:14,x 16:2,o:13,x w -", "r256",
               "White to move; not yet the 6.");
  ludo_language_set ("fr");
  assert_next ("h:15 h:15 w -", "r455",
               "Aux Blancs de faire entrer un pion\u00a0: le 4 et quatre fois "
               "le 5.");
  assert_next ("10:1,o:14,x 16:2,o:13,x w -", "r266",
               "Aux Blancs de jouer\u00a0: le 2\u00a0; pas encore les 6.");
  ludo_language_set ("en");
}

/* Random games: in words, every turn, ply and outcome says something, in full
 * at least as much as in brief. */
static void
test_words (void)
{
  GameRng rng = { 8 };

  for (int i = 0; i < 6; i++)
    {
      g_autoptr (LudoGame) game =
        ludo_game_new ("tavli", NULL, (guint64) i, NULL);
      g_autofree char *outcome = NULL;

      for (;;)
        {
          g_autofree char *turn = NULL;

          if (!ludo_game_get_over (game))
            {
              turn = ludo_game_describe_turn (game);
              g_assert_cmpstr (turn, !=, "");
            }
          if (!play_random_ply (game, &rng))
            break;

          for (int detail = 0; detail <= LUDO_DETAIL_FULL; detail++)
            {
              g_autofree char *words =
                ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                         (LudoDetail) detail);

              g_assert_cmpstr (words, !=, "");
              g_assert_null (strchr (words, '%'));
            }
        }

      outcome = ludo_game_describe_outcome (game);
      g_assert_cmpstr (outcome, !=, "");
    }
}

static void
assert_move_words (const char *position,
                   const char *move,
                   LudoDetail  detail,
                   const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *words = NULL;

  g_assert_true (ludo_game_play (game, move, NULL));
  words = ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                   detail);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_move_words (void)
{
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_BRIEF,
                     "White, 10 to 16.");
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_NORMAL,
                     "White moves from 10 to 16.");
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_FULL,
                     "White moves from 10 to 16 with a 6. A white blot "
                     "stays behind on 10. Left to play: a 2 and a 5.");
  assert_move_words ("h:15 h:15 w -", "r445", LUDO_DETAIL_NORMAL,
                     "White throws 4, 4 and 5.");
  assert_move_words ("h:15 h:15 w -", "r445", LUDO_DETAIL_FULL,
                     "White throws 4, 4 and 5. A double: the 4 counts four "
                     "times.");
  assert_move_words ("h:14,6:1 1:8,5:7 w -", "r115", LUDO_DETAIL_NORMAL,
                     "White throws 1, 1 and 5. Cannot be played: four 1s and "
                     "the 5.");
  assert_move_words ("1:14,20:1,x 2:14,21:1,x w 1", "20/21",
                     LUDO_DETAIL_NORMAL,
                     "White moves from 20 to 21. The black checker is hit and "
                     "waits on m4.");
  assert_move_words ("1:14,20:1,x 2:14,21:1,x w 1", "20/21",
                     LUDO_DETAIL_FULL,
                     "White moves from 20 to 21 with a 1. The black checker "
                     "on 21 is hit and now waits on m4. The turn passes to "
                     "Black.");
}

/* @token is refused at @position with the rule @rule. */
static void
assert_refusal (const char *position,
                const char *token,
                const char *rule)
{
  g_autoptr (LudoGame) game = game_at (position);
  const char *rule_id = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *again = NULL;

  g_assert_false (ludo_game_play (game, token, NULL));
  sentence = ludo_game_describe_refusal (game, token, &rule_id);
  again = ludo_game_describe_refusal (game, token, NULL);
  g_assert_cmpstr (sentence, !=, "");
  g_assert_cmpstr (sentence, ==, again);
  g_assert_cmpstr (rule_id, ==, rule);
}

static void
test_refusals (void)
{
  assert_refusal (AGATHIAS "256", "6/12", "landing-blocked");
  assert_refusal (AGATHIAS "256", "6/", "landing-blocked");
  assert_refusal (AGATHIAS "256", "o/", "travelling");
  assert_refusal (AGATHIAS "256", "/h", "entering");
  assert_refusal (AGATHIAS "256", "off/", "bearing-off");
  assert_refusal (AGATHIAS "256", "6/14", "no-sum");
  assert_refusal (AGATHIAS "256", "10/9", "board-direction");
  assert_refusal (AGATHIAS "256", "10/13", "throw");
  assert_refusal (AGATHIAS "256", "7/12", "travelling");
  assert_refusal (AGATHIAS "256", "8/10", "travelling");
  assert_refusal (AGATHIAS "256", "h/5", "travelling");
  assert_refusal (AGATHIAS "256", "20/off:5", "bearing-off");
  assert_refusal (AGATHIAS "256", "20/off:2", "bearing-off");
  assert_refusal (AGATHIAS "256", "20/25", "board-course");
  assert_refusal (AGATHIAS "256", "99999999999999999999/1", "board-course");
  assert_refusal (AGATHIAS "256", "r256", "throw");
  assert_refusal (AGATHIAS "256", "", "throw");
  assert_refusal (AGATHIAS "256", "/", "throw");
  assert_refusal (AGATHIAS "256", ":9", "throw");
  assert_refusal (AGATHIAS "-", "10/16", "throw");
  assert_refusal ("1:1,2:14 3:1,4:14 w 11", "2/3", "protected-blot");
  assert_refusal ("h:13,1:2 h:13,2:2 w 25", "h/2", "landing-blocked");
  assert_refusal ("h:13,1:2 h:13,2:2 w 25", "1/6", "entering-duty");
  assert_refusal ("h:13,1:2 h:13,2:2 w 25", ":2", "entering-duty");
  assert_refusal ("h:12,1:2,5:1 h:13,2:2 w 2", "5/7", "entering-inside");
  assert_refusal ("m4:1,7:14,x 2:5,5:10 w 26", "7/13", "middle-row-first");
  assert_refusal ("m4:1,7:14,x 2:5,5:10 w 26", "7/", "middle-row-first");
  assert_refusal ("m4:1,7:14,x 2:5,5:10 w 26", ":2", "landing-blocked");
  assert_refusal ("22:3,23:12,x 1:15 w 4", "23/off:4", "bearing-off-higher");
  assert_refusal ("18:1,24:14,x 1:15 w 1", "24/off:1", "bearing-off");
  assert_refusal ("o:15,x 22:1,o:14,x w 5", "22/off:5", "end");
  assert_refusal ("o:15,x 22:1,o:14,x w 5", "nonsense", "end");
}

/* A number or a checker that could be played says so. */
static void
test_hints (void)
{
  g_autoptr (LudoGame) game = game_at (AGATHIAS "256");
  g_autofree char *number = ludo_game_describe_refusal (game, ":6", NULL);
  g_autofree char *piece = ludo_game_describe_refusal (game, "10/", NULL);

  g_assert_cmpstr (number, ==,
                   "The 6 can be played: choose the checker, then the cell.");
  g_assert_cmpstr (piece, ==, number);
}

static gboolean
says (const char *sentence,
      const char *words)
{
  return strstr (sentence, words) != NULL;
}

static int
count_checkers (const TavliState *state,
                int               first,
                int               last)
{
  int n = 0;

  for (int place = first; place <= last; place++)
    n += tavli_checkers (state, state->turn, place);

  return n;
}

static gboolean
can_enter (LudoGame *game)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n = ludo_game_get_legal_moves (game, moves);

  for (int i = 0; i < n; i++)
    if (tavli_move_from (moves[i]) == TAVLI_HAND)
      return TRUE;

  return FALSE;
}

/* Whether @sentence, about a checker moved from @from to @to, which is @number
 * cells away, is true in @game.  A sentence that is not known here counts as
 * false. */
static gboolean
is_true (LudoGame   *game,
         const char *sentence,
         int         from,
         int         to,
         int         number)
{
  const TavliState *state = (const TavliState *) ludo_game_get_state (game);
  gboolean waits = from >= TAVLI_WAITING_FIRST;
  int own = tavli_checkers (state, state->turn, from);

  if (says (sentence, "have to be thrown first"))
    return tavli_n_numbers (state) == 0;
  if (says (sentence, "You have no"))
    return number > 6 || state->numbers[number] == 0;
  if (says (sentence, "All your checkers have been entered"))
    return from == TAVLI_HAND && own == 0;
  if (says (sentence, "are your opponent’s"))
    return own == 0 && tavli_checkers (state, !state->turn, from) > 0;
  if (says (sentence, "None of your checkers stands there"))
    return own == 0;
  if (says (sentence, "two or more opposing checkers"))
    return tavli_checkers (state, !state->turn, to) >= 2;
  if (says (sentence, "protected blot closes cell"))
    return tavli_checkers (state, !state->turn, to) == 1;
  if (says (sentence, "you must bring one in"))
    return from != TAVLI_HAND && can_enter (game);
  if (says (sentence, "in the middle row have to come back"))
    return !waits
           && count_checkers (state, TAVLI_WAITING_FIRST,
                              TAVLI_WAITING_FIRST + TAVLI_WAITING_CELLS - 1)
                > 0;
  if (says (sentence, "beyond cell 6"))
    return to > 6 && tavli_checkers (state, state->turn, TAVLI_HAND) > 0;
  if (says (sentence, "only when all your checkers"))
    return count_checkers (state, 19, 24)
           + tavli_checkers (state, state->turn, TAVLI_OFF) < 15;
  if (says (sentence, "only when none of yours is behind it"))
    return count_checkers (state, 19, from - 1) > 0;
  if (says (sentence, "Each number is played by itself"))
    return number > 6 && from != TAVLI_HAND;
  if (says (sentence, "enters on a cell from 1 to 6"))
    return number > 6 && from == TAVLI_HAND;
  if (says (sentence, "only move forward"))
    return number <= 0;

  return FALSE;
}

/* Checks the reasons for a checker moved from @from to every cell. */
static void
check_reasons (LudoGame *game,
               int       from,
               GString  *untrue)
{
  char name[4];

  tavli_place_name (from, name);
  for (int to = 1; to <= TAVLI_CELLS; to++)
    {
      int start = from == TAVLI_HAND ? 0
                  : from >= TAVLI_WAITING_FIRST ? from - TAVLI_WAITING_FIRST
                                                : from;
      g_autofree char *token = g_strdup_printf ("%s/%d", name, to);
      g_autofree char *sentence = NULL;

      if (ludo_game_play (game, token, NULL))
        {
          ludo_game_undo (game);
          continue;
        }
      sentence = ludo_game_describe_refusal (game, token, NULL);
      if (!is_true (game, sentence, from, to, to - start))
        {
          g_autofree char *position = ludo_game_dup_position_text (game);

          g_string_append_printf (untrue, "%s: %s: %s\n", position, token,
                                  sentence);
        }
    }
}

/* Every checker brought to every cell, in a thousand positions: no reason is
 * untrue. */
static void
test_true_reasons (void)
{
  g_autoptr (GString) untrue = g_string_new (NULL);
  GameRng rng = { 5 };
  int n_positions = 0;

  for (guint64 seed = 0; n_positions < 1000 && untrue->len == 0; seed++)
    {
      g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, seed, NULL);

      while (n_positions < 1000 && untrue->len == 0)
        {
          const TavliState *state =
            (const TavliState *) ludo_game_get_state (game);

          if (ludo_game_get_over (game))
            break;
          for (int from = TAVLI_HAND; from < TAVLI_OFF; from++)
            if (tavli_checkers (state, state->turn, from) > 0)
              check_reasons (game, from, untrue);
          n_positions++;
          if (!play_random_ply (game, &rng))
            break;
        }
    }

  g_assert_cmpstr (untrue->str, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/tavli/game/not-now", test_not_now);
  g_test_add_func ("/tavli/game/next", test_next);
  g_test_add_func ("/tavli/game/turn-words", test_turn_words);
  g_test_add_func ("/tavli/game/names", test_names);
  g_test_add_func ("/tavli/game/threat", test_threat);
  g_test_add_func ("/tavli/game/long-turn", test_long_turn);
  g_test_add_func ("/tavli/game/numbers", test_numbers);
  g_test_add_func ("/tavli/game/words", test_words);
  g_test_add_func ("/tavli/game/move-words", test_move_words);
  g_test_add_func ("/tavli/game/refusals", test_refusals);
  g_test_add_func ("/tavli/game/hints", test_hints);
  g_test_add_func ("/tavli/game/true-reasons", test_true_reasons);

  return g_test_run ();
}
