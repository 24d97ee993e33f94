/* test-ken-wan-game.c: a game of Ken Wan as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

#include "games/ken-wan/words/ken-wan-words.h"
#include "games/ken-wan/rules/ken-wan-rules.h"
#include "play/ludo-language.h"
#include "play/record/ludo-ply-words.h"

/* Blue and Yellow scattered on row i above a Red row that a half-piece ends. */
#define ROW "BYBYB/....../......./......../....#..../RRRRRr../......./" \
  "....../..... r 3 -"

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("ken-wan", position);

  g_assert_true (ludo_game_get_info (game) == &ken_wan_info);

  return game;
}

static void
assert_move_text (const char *position,
                  const char *token,
                  LudoDetail  detail,
                  const char *text)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *said = NULL;

  g_assert_true (ludo_game_play (game, token, NULL));
  said = ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                  detail);
  g_assert_cmpstr (said, ==, text);
}

static void
test_moves_in_words (void)
{
  static const char crowded[] = "BYBYB/....../......./......../....#B.../"
                                "...r.y../..Rb.../.R..../..... r 3 -";

  assert_move_text (crowded, "b2d5", LUDO_DETAIL_BRIEF,
                    "Red, b2 to d5: d4, d6 and c4 become whole and red; e6 "
                    "becomes a red half-piece.");
  assert_move_text (crowded, "b2d5", LUDO_DETAIL_NORMAL,
                    "Red moves the piece from b2 to d5: d4, d6 and c4 become "
                    "whole and red; e6 becomes a red half-piece.");
  assert_move_text (ROW, "d1d7", LUDO_DETAIL_NORMAL,
                    "Red moves the piece from d1 to d7: d6 becomes whole and "
                    "red. Red has united all its pieces and takes first "
                    "place.");
  assert_move_text (ROW, "d1d7", LUDO_DETAIL_BRIEF,
                    "Red, d1 to d7: 1 piece turns over. Red has united all its "
                    "pieces and takes first place.");
  assert_move_text ("BYBYB/....../......./......../....#..../...Rr.../......./"
                    "y...../r.... r 3 -", "a1c4", LUDO_DETAIL_NORMAL,
                    "Red moves the isolated half-piece from a1 to c4.");
  assert_move_text ("BYBYB/....../......./......../....#..../..rRr.../......./"
                    "....../..... r 3 -", "pass", LUDO_DETAIL_NORMAL,
                    "Red cannot move any piece and passes.");
  assert_move_text ("YY.Y./....../R....../......../....#...R/......../......./"
                    "....../b.... r 3 Y", "e9b1", LUDO_DETAIL_BRIEF,
                    "Red, e9 to b1: 1 piece turns over. Blue has no pieces "
                    "left and is out.");
  assert_move_text ("YY.Y./....../R....../......../....#...R/......../......./"
                    "....../b.... r 3 Y", "e9b1", LUDO_DETAIL_FULL,
                    "Red moves the piece from e9 to b1: a1 becomes whole and "
                    "red. Blue has no pieces left and is out. Red is the only "
                    "one left and takes second place.");
  ludo_language_set ("fr");
  assert_move_text (crowded, "b2d5", LUDO_DETAIL_BRIEF,
                    "Rouge, de b2 en d5\u00a0: d4, d6 et c4 deviennent entiers "
                    "et rouges\u00a0; e6 devient un demi-pion rouge.");
  ludo_language_set ("en");
}

/* Who plays against two computers hears again what both of them answered. */
static void
test_answers_in_words (void)
{
  GameConfig config = { .players = 3 };
  g_autoptr (LudoGame) game = ludo_game_new ("ken-wan", &config, 1, NULL);
  GameMove legal[GAME_MOVES_MAX];

  for (int seat = 1; seat < 3; seat++)
    ludo_game_get_player (game, seat, 0)->kind = LUDO_PLAYER_COMPUTER;
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *told = NULL;

      g_assert_cmpint (ludo_game_get_legal_moves (game, legal), >, 0);
      ludo_game_play_move (game, legal[0]);
      told = ludo_ply_words_describe_last (game);
      g_assert_true ((strstr (told, "Blue moves") != NULL) == (i == 0));
      g_assert_true ((strstr (told, "Yellow moves") != NULL) == (i > 0));
      g_assert_true ((strstr (told, "Red moves") != NULL) == (i == 2));
    }
}

/* The score of a side that has a place names the place and not its pieces. */
static void
test_place (void)
{
  g_autoptr (LudoGame) game = game_at (ROW);
  g_autofree char *before = ludo_game_describe_seat_score
    (game, ludo_game_get_state (game), 2);
  g_autofree char *after = NULL;
  g_autofree char *all = NULL;

  g_assert_cmpstr (before, ==, "6 pieces · 1 group · 1 half");
  g_assert_true (ludo_game_play (game, "d1d7", NULL));
  after = ludo_game_describe_seat_score
    (game, ludo_game_get_state (game), 2);
  g_assert_cmpstr (after, ==, "First place");
  all = ludo_game_describe_score (game);
  g_assert_nonnull (strstr (all, "Red has first place."));
}

static void
assert_turn_text (const char *position,
                  const char *text)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *said = ludo_game_describe_turn (game);

  g_assert_cmpstr (said, ==, text);
}

static void
assert_outcome_text (const char *position,
                     const char *moves,
                     const char *text)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_auto (GStrv) tokens = g_strsplit (moves, " ", -1);
  g_autofree char *said = NULL;

  for (guint i = 0; tokens[i] != NULL; i++)
    if (tokens[i][0] != '\0')
      {
        g_autofree char *early = ludo_game_describe_outcome (game);

        g_assert_null (early);
        g_assert_true (ludo_game_play (game, tokens[i], NULL));
      }
  said = ludo_game_describe_outcome (game);
  g_assert_cmpstr (said, ==, text);
}

static void
test_turns_and_ends_in_words (void)
{
  assert_turn_text (ROW, "Red to move.");
  assert_turn_text ("BYBYB/....../......./......../....#..../..rRr.../......./"
                    "....../..... r 3 -", "Red cannot move and must pass.");

  assert_outcome_text ("RR.R./....../......./......../....#...Y/...BB.../"
                       "......./....../b.... y 2 -", "e9b1",
                       "Yellow wins: the yellow pieces are all whole and "
                       "form a single group.");
  assert_outcome_text ("RR.R./....../Y....../......../....#...Y/......../"
                       "......./....../b.... y 2 -", "e9b1",
                       "Yellow wins: nobody else has pieces left.");
  assert_outcome_text ("YY.Y./....../......./......../....#...R/...BB.../"
                       "......./....../b.... r 3 -", "e9b1",
                       "Red is first and Blue second; Yellow, the only one "
                       "left, is third.");
  assert_outcome_text ("YY.Y./....../R....../......../....#...R/......../"
                       "......./....../b.... r 3 Y", "e9b1",
                       "Yellow is first; Red, the only one left, is second.");
  assert_outcome_text ("...../....../......./.yYy..../....#..../..bBb.../"
                       "......./.rRr../..... b 3 -", "pass pass pass",
                       "The game stops, since everybody has passed in turn; "
                       "nobody has won.");
  assert_outcome_text ("...../....../......./.YYY..../....#..../..bBb.../"
                       "......./.rRr../..... b 3 Y", "pass pass",
                       "Yellow is first; the game stops, since everybody has "
                       "passed in turn, and the others share the places "
                       "that are left.");
  assert_outcome_text ("y..YY/....../......./......../....#..../......../"
                       "......./....../BB..b b 2 -",
                       "a2b2 i9h8 b2a2 h8i9 a2b2 i9h8 b2a2 h8i9",
                       "The game stops, since the same position has come up "
                       "for the third time; nobody has won.");
}

/* Every paragraph that a refusal names stands in the rules page. */
static void
assert_paragraph (const char *rule_id)
{
  static char *page = NULL;
  g_autofree char *wanted = g_strdup_printf ("id=\"%s\"", rule_id);

  if (page == NULL)
    {
      g_autofree char *path =
        g_test_build_filename (G_TEST_DIST, "..", "data", "content",
                               "ken-wan", "rules.page", NULL);

      g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
    }
  g_assert_nonnull (strstr (page, wanted));
}

static void
assert_refusal (const char *position,
                const char *token,
                const char *rule_id,
                const char *text)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  const char *named = NULL;

  said = ludo_game_describe_refusal (game, token, &named);
  g_assert_cmpstr (said, ==, text);
  g_assert_cmpstr (named, ==, rule_id);
  assert_paragraph (named);
  g_assert_false (ludo_game_play (game, token, &error));
  g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_MOVE);
}

static void
test_refusals (void)
{
  static const char fork[] = "BYBYB/....../......./......../....#..../"
                             "....R.../..RR.../...R../..... r 3 -";

  assert_refusal (ROW, "d3c3", "cut",
                  "Lifting d3 would split its group into 2 and 3 pieces.");
  assert_refusal (ROW, "d2", "cut",
                  "Lifting d2 would separate d1 from 4 other pieces.");
  assert_refusal (fork, "c4", "cut",
                  "Lifting c4 would split its group into three parts.");
  assert_refusal (ROW, "d6d7", "half-fixed",
                  "The piece on d6 is a half-piece in a group: it links the "
                  "group but does not move.");
  assert_refusal (ROW, "d1e1", "landing-rim",
                  "The cell e1 touches no other piece in the same group as "
                  "the one on d1.");
  assert_refusal (ROW, "d1d1", "no-return",
                  "A piece does not land on the cell it came from.");
  assert_refusal (ROW, "d1d2", "turn",
                  "There is a piece on d2 already: you land on an empty "
                  "cell, and its neighbours change.");
  assert_refusal (ROW, "d1e5", "board",
                  "The black centre is closed to everybody.");
  assert_refusal (ROW, "e5", "board",
                  "The black centre is closed to everybody.");
  assert_refusal (ROW, "a1a2", "turn", "There is no piece on a1.");
  assert_refusal (ROW, "i5h5", "turn",
                  "It is Red’s turn: only a red piece can move.");
  assert_refusal (ROW, "d1", "turn",
                  "The piece on d1 can move: choose where it lands.");
  assert_refusal (ROW, "pass", "pass", "Red can move and so may not pass.");
  assert_refusal (ROW, "d1d10", "notation",
                  "A move is written as its first and its last cell, such as "
                  "c4e7; to pass, write pass.");
  assert_refusal (ROW, "", "notation",
                  "A move is written as its first and its last cell, such as "
                  "c4e7; to pass, write pass.");
}

/* The reasons about an isolated piece and about a side that does not move. */
static void
test_refusals_of_some (void)
{
  static const char isolated[] = "BYBYB/....../......./......../....#..../"
                                 "...Rr.../......./y...../R.... r 3 -";
  static const char half[] = "BYBYB/....../......./......../....#..../"
                             "...Rr.../......./y...../r.... r 3 -";
  static const char two[] = "B.Y.Y/....../......./......../....#..../"
                            "...RR.../......./....../B...b b 2 -";

  assert_refusal (isolated, "a1a2", "isolated-whole",
                  "The piece on a1 is isolated: it must land beside another "
                  "piece, of any colour.");
  assert_refusal (half, "a1b2", "isolated-half",
                  "The piece on a1 is an isolated half-piece: it must land "
                  "beside a piece of its own colour.");
  assert_refusal (two, "d4c4", "players",
                  "With two players, nobody moves the red pieces; they can "
                  "only be captured.");
  assert_refusal ("YYYY./....../R....../......../....#...R/...BB.../......./"
                  "....../b.... r 3 Y", "i5h4", "placed",
                  "Yellow has won a place and no longer moves.");
  assert_refusal ("RR.R./....../......./......../....#..../...BB.../......./"
                  "Y...../Y.... b 2 Y", "d4c4", "placed",
                  "The game is over.");
  assert_refusal ("BYBYB/....../......./......../....#..../......../......./"
                  "....../r.... r 3 -", "a1", "isolated-half",
                  "The piece on a1 has no cell to land on.");
}

/* Every event of random games has words at every length. */
static void
test_never_speechless (void)
{
  GameRng rng = { 5 };

  for (int game_number = 0; game_number < 6; game_number++)
    {
      GameConfig config = { .setup = game_number / 2,
                            .players = 2 + game_number % 2 };
      g_autoptr (LudoGame) game = ludo_game_new ("ken-wan", &config, 1, NULL);

      for (int ply = 0; ply < 300 && !ludo_game_get_over (game); ply++)
        {
          g_autofree char *turn = ludo_game_describe_turn (game);
          char token[5] = "....";
          g_autofree char *refusal = NULL;
          const char *rule_id = NULL;

          g_assert_true (g_str_has_suffix (turn, "."));
          for (int i = 0; i < 4; i++)
            token[i] = (char) ((i % 2 == 0 ? 'a' : '1')
                               + game_rng_below (&rng, 9));
          refusal = ludo_game_describe_refusal (game, token, &rule_id);
          g_assert_true (g_str_has_suffix (refusal, "."));
          assert_paragraph (rule_id);

          play_random_ply (game, &rng);
          for (int detail = 0; detail <= LUDO_DETAIL_FULL; detail++)
            {
              g_autofree char *said =
                ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                         (LudoDetail) detail);

              g_assert_true (g_str_has_suffix (said, "."));
            }
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/ken-wan/game/moves-in-words", test_moves_in_words);
  g_test_add_func ("/ken-wan/game/answers-in-words", test_answers_in_words);
  g_test_add_func ("/ken-wan/game/turns-and-ends-in-words",
                   test_turns_and_ends_in_words);
  g_test_add_func ("/ken-wan/game/place", test_place);
  g_test_add_func ("/ken-wan/game/refusals", test_refusals);
  g_test_add_func ("/ken-wan/game/refusals-of-some", test_refusals_of_some);
  g_test_add_func ("/ken-wan/game/never-speechless", test_never_speechless);

  return g_test_run ();
}
