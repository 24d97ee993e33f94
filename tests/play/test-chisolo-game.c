/* test-chisolo-game.c: a game of Chisolo as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "games/chisolo/words/chisolo-words.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "play/ludo-language.h"

#define CAPTURING \
  "0,0,0,0,2,0,3/1,0,0,0,0,0,4/0,0,0,0,0,0,0/0,0,0,0,0,0,1 s ++ 10"
#define FREE \
  "0,0,0,0,2,0,3/1,0,0,0,0,0,4/0,0,0,0,0,0,0/0,0,0,0,0,0,1 s ?? 10"
#define FREE_MIRRORED \
  "3,0,2,0,0,0,0/4,0,0,0,0,0,1/0,0,0,0,0,0,0/1,0,0,0,0,0,0 s ?? 10"
#define QUIET "0,0,0,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,1,0,0,0 s"
#define FIRST "3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0"
#define NAMBIDI \
  "nambidi: 2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,0,2,2,2/2,2,2,2,2,2,2 s ?? 0"

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("chisolo", position);

  g_assert_true (ludo_game_get_info (game) == &chisolo_info);

  return game;
}

static void
assert_sentence (char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_free (text);
}

/* Everything can be said. */
static void
test_random_games (void)
{
  GameRng rng = { 43 };

  for (int i = 0; i < 3 * CHISOLO_N_RULESETS; i++)
    {
      GameConfig config = { .ruleset = i % CHISOLO_N_RULESETS, .players = 2 };
      g_autoptr (LudoGame) game = ludo_game_new ("chisolo", &config, 1, NULL);

      for (int ply = 0; ply < 300; ply++)
        {
          LudoMove *move;

          if (ludo_game_get_over (game))
            {
              assert_sentence (ludo_game_describe_outcome (game));
              break;
            }
          assert_sentence (ludo_game_describe_turn (game));
          g_assert_true (play_random_ply (game, &rng));
          move = ludo_game_get_last_move (game);
          for (int detail = LUDO_DETAIL_BRIEF; detail <= LUDO_DETAIL_FULL;
               detail++)
            assert_sentence (ludo_game_describe_move (game, move,
                                                      (LudoDetail) detail));
        }
    }
}

static void
assert_told (const char *position,
             const char *token,
             LudoDetail  detail,
             const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *text = NULL;

  g_assert_true (ludo_game_play (game, token, NULL));
  text = ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                  detail);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_moves_told (void)
{
  assert_told (CAPTURING, "g1xe4", LUDO_DETAIL_BRIEF,
               "South sows 1 stone from g1 and takes 9 from g4, g3 and e4.");
  assert_told (CAPTURING, "g1xe4", LUDO_DETAIL_NORMAL,
               "South sows 1 stone from g1 to g2. South takes 9 stones from "
               "g4, g3 and e4.");
  assert_told (CAPTURING, "g1xe4", LUDO_DETAIL_FULL,
               "South sows 1 stone from g1 to g2. South takes 3 stones from "
               "g4. South takes 4 stones from g3. South takes 2 stones from "
               "the third hole, e4.");
  assert_told (CAPTURING, "g1", LUDO_DETAIL_FULL,
               "South sows 1 stone from g1 to g2. South takes 3 stones from "
               "g4. South takes 4 stones from g3. South declines the third "
               "hole.");
  assert_told (QUIET " ++ 0", "d1", LUDO_DETAIL_BRIEF,
               "South sows 1 stone from d1.");
  assert_told (FIRST, "e1-", LUDO_DETAIL_BRIEF,
               "South sows 11 stones from e1 and takes 6 from g4 and g3. South "
               "stays clockwise.");
  assert_told (FIRST, "e1-", LUDO_DETAIL_NORMAL,
               "South sows 11 stones from e1 to g2, relayed twice. South takes "
               "6 stones from g4 and g3. South will sow clockwise for the "
               "whole game.");
  assert_told (NAMBIDI, "axb3", LUDO_DETAIL_NORMAL,
               "South makes an opening capture in column a. South takes 6 "
               "stones from a4, a3 and b3.");
}

/* No French word before the name of a hole has to be elided. */
static void
test_told_in_french (void)
{
  ludo_language_set ("fr");
  assert_told (FIRST, "e1-xa4", LUDO_DETAIL_BRIEF,
               "Sud sème 11 cailloux depuis e1 et en prend 9 en g4, g3 et a4. "
               "Sens horaire désormais.");
  assert_told (FIRST, "e1-", LUDO_DETAIL_NORMAL,
               "Sud sème 11 cailloux depuis e1 jusqu’en g2, avec deux relais. "
               "Sud prend 6 cailloux en g4 et g3. Sud sèmera toujours dans le "
               "sens horaire.");
  ludo_language_set ("en");
}

static void
test_moves_named (void)
{
  static const struct
  {
    const char *position;
    const char *token;
    const char *expected;
  } named[] = {
    { CAPTURING, "g1xe4", "sow the hole g1 up, taking e4 as the third hole" },
    { CAPTURING, "g1", "sow the hole g1 up, taking no third hole" },
    { QUIET " ++ 0", "d1", "sow the hole d1 towards g" },
    { FREE, "g1+xe4",
      "sow the hole g1 up, anticlockwise for the whole game, taking e4 as the "
      "third hole" },
    { FREE, "g1+",
      "sow the hole g1 up, anticlockwise for the whole game, taking no third "
      "hole" },
    { QUIET " ?? 0", "d1+",
      "sow the hole d1 towards g, anticlockwise for the whole game" },
    { FREE_MIRRORED, "a1-xc4",
      "sow the hole a1 up, clockwise for the whole game, taking c4 as the "
      "third hole" },
    { FREE_MIRRORED, "a1-",
      "sow the hole a1 up, clockwise for the whole game, taking no third "
      "hole" },
    { QUIET " ?? 0", "d1-",
      "sow the hole d1 towards a, clockwise for the whole game" },
    { NAMBIDI, "axb3",
      "make an opening capture in column a, taking b3 as the third hole" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      g_autoptr (LudoGame) game = game_at (named[i].position);
      const GameState *state = ludo_game_get_state (game);
      g_autofree char *name = NULL;
      GameError error;
      GameMove move;

      g_assert_true (ludo_game_get_rules (game)->parse_move (
        state, named[i].token, strlen (named[i].token), &move, &error));
      name = chisolo_info.name_move (state, move);
      g_assert_cmpstr (name, ==, named[i].expected);
    }
}

static void
assert_turn (const char *position,
             const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *text = ludo_game_describe_turn (game);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_turns_told (void)
{
  assert_turn (CAPTURING, "South to sow.");
  assert_turn (FIRST,
               "South to choose a hole and a direction.");
  assert_turn (NAMBIDI, "South to make an opening capture.");
  assert_turn ("smith-dale: 3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/"
               "3,3,3,3,3,3,3 s !! 0",
               "South to make a first sowing, clockwise.");
  assert_turn ("one-counter: 0,0,1,0,0,0,0/0,0,1,0,0,0,0/0,0,0,0,0,0,0/"
               "0,0,0,0,0,1,0 s ?? 0",
               "South to pass: every sowing would be endless.");
}

static void
assert_score (const char *position,
              const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *text = ludo_game_describe_score (game);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_score_told (void)
{
  assert_score (FIRST, "South has 33 stones. North has 33 stones. The reserve "
                       "is empty.");
  assert_score (CAPTURING, "South has 1 stone. North has 10 stones. 55 stones "
                           "are in the reserve.");
}

/* Each near miss is answered by the rule that it breaks. */
static void
test_refusals (void)
{
  static const struct
  {
    const char *position;
    const char *token;
    const char *rule_id;
  } near_misses[] = {
    { CAPTURING, "a1", "sowing" },
    { CAPTURING, "e4", "sowing" },
    { CAPTURING, "g1+", "direction" },
    { CAPTURING, "g1xb4", "third-hole" },
    { CAPTURING, "g1xg4", "third-hole" },
    { CAPTURING, "g1xa1", "third-hole" },
    { CAPTURING, "pass", "endless" },
    { CAPTURING, "g", "sowing" },
    { CAPTURING, "hello", "notation" },
    { CAPTURING, "", "notation" },
    { FIRST, "a1", "direction" },
    { "0,0,0,0,2,3,0/1,0,0,0,0,4,0/0,0,0,0,0,0,0/0,0,0,0,0,0,1 s ++ 10",
      "g1xe4", "capture" },
    { "0,0,0,0,2,3,0/1,0,0,0,0,4,0/0,0,0,0,0,0,0/0,0,0,0,1,0,0 s ++ 10",
      "e1xe4", "capture" },
    { "3,3,3,3,3,3,3/3,3,3,0,0,1,2/1,0,1,0,1,0,1/2,0,2,1,0,1,0 s ++ 40", "a1",
      "endless" },
    { NAMBIDI, "a1+", "opening-capture" },
    { NAMBIDI, "d", "opening-capture" },
    { NAMBIDI, "a", "opening-capture" },
    { "ludii: 3,3,3,3,3,3,3/3,3,3,0,0,1,2/2,1,0,0,3,3,3/3,3,3,3,3,3,3 "
      "s !! 0", "a1+", "direction" },
    { "0,0,0,0,0,0,0/0,0,1,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 s ++ 12",
      "c1", "end" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (near_misses); i++)
    {
      g_autoptr (LudoGame) game = game_at (near_misses[i].position);
      g_autofree char *other = NULL;
      const char *rule_id = NULL;

      g_test_message ("%s", near_misses[i].token);
      assert_sentence (ludo_game_describe_refusal (game, near_misses[i].token,
                                                   &rule_id));
      g_assert_cmpstr (rule_id, ==, near_misses[i].rule_id);
      other = ludo_game_describe_refusal (game, near_misses[i].token, NULL);
      g_assert_cmpstr (other, !=, "This move can be played.");
      /* This does not read as if the hole were the opponent's. */
      if (g_str_equal (near_misses[i].token, "g1xa1"))
        g_assert_cmpstr (other, ==, "The third hole must be one of your "
                                    "opponent’s.");
      g_assert_false (ludo_game_play (game, near_misses[i].token, NULL));
    }
}

/* A draw by repetition is told, and whoever plays on is told why not. */
static void
test_repetition (void)
{
  g_autoptr (LudoGame) game =
    game_at ("ludii: 0,0,0,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
             "1,0,0,0,0,0,0 s +- 100");
  GameRng rng = { 1 };
  g_autofree char *text = NULL;
  const char *rule_id = NULL;

  g_assert_cmpuint (play_random_plies (game, &rng, 1000), ==, 56);
  text = ludo_game_describe_outcome (game);
  g_assert_cmpstr (text, ==, "A draw: the same position has come up for the "
                             "third time.");
  assert_sentence (ludo_game_describe_refusal (game, "a1", &rule_id));
  g_assert_cmpstr (rule_id, ==, "repetition");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/chisolo-game/random-games", test_random_games);
  g_test_add_func ("/chisolo-game/moves-told", test_moves_told);
  g_test_add_func ("/chisolo-game/told-in-french", test_told_in_french);
  g_test_add_func ("/chisolo-game/score-told", test_score_told);
  g_test_add_func ("/chisolo-game/moves-named", test_moves_named);
  g_test_add_func ("/chisolo-game/turns-told", test_turns_told);
  g_test_add_func ("/chisolo-game/refusals", test_refusals);
  g_test_add_func ("/chisolo-game/repetition", test_repetition);

  return g_test_run ();
}
