/* test-film.c: a thousand games that go on from one position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/film/ludo-film.h"

#include <math.h>
#include <string.h>

#include "games/game-playout.h"
#include "games/games.h"
#include "test-wait.h"

/* A position of tavli in which only the throws decide. */
#define RACE "19:5,21:5,23:5,x 20:5,22:5,24:5,x w -"

/* How many games Red wins in the film of seed 43. */
#define KNOWN 497

/* The seeds of which the intervals are looked at. */
#define SEEDS 1000

/* A twentieth of them, and three times its error. */
#define MISSES_MAX 71

static LudoGame *
new_game (guint n_plies)
{
  LudoGame *game = ludo_game_new ("zohn-ahl", NULL, 1, NULL);

  g_assert_nonnull (game);
  for (guint i = 0; i < n_plies; i++)
    g_assert_true (ludo_game_throw (game));

  return game;
}

/* Returns: the film of @game with the throws of @seed after @n_plies. */
static LudoFilm *
new_film (LudoGame *game,
          guint     n_plies,
          guint64   seed)
{
  LudoFilm *film = ludo_film_new ("zohn-ahl");

  ludo_film_set_played (film, game);
  ludo_film_set_begin (film, n_plies);
  ludo_film_rewind (film, seed);

  return film;
}

static double
find_exact (LudoFilm *film)
{
  WAIT_UNTIL (ludo_film_get_chance (film) >= 0);

  return ludo_film_get_chance (film);
}

/* Only games of two sides in which something is thrown. */
static void
test_supports_game (void)
{
  g_assert_true (ludo_film_supports_game ("zohn-ahl"));
  g_assert_true (ludo_film_supports_game ("tavli"));
  g_assert_false (ludo_film_supports_game ("chisolo"));
  g_assert_false (ludo_film_supports_game ("ken-wan"));
}

/* No chance is given or told before a guess, which then stays. */
static void
test_guess_first (void)
{
  g_autoptr (LudoGame) game = new_game (0);
  g_autoptr (LudoFilm) film = new_film (game, 0, 1);
  g_autofree char *asked = ludo_film_describe (film);
  g_autofree char *begun = NULL;
  guint n_won = 7;

  g_assert_cmpstr (asked, ==, "The game is continued from here 1,000 times. "
                              "How many of these games does Red win?");
  g_assert_cmpfloat (ludo_film_get_chance (film), <, 0);
  ludo_film_decline_guess (film);
  g_assert_cmpint (ludo_film_get_guess (film, &n_won), ==,
                   LUDO_GUESS_DECLINED);
  g_assert_cmpuint (n_won, ==, 7);
  ludo_film_set_guess (film, 640);
  ludo_film_go_on (film, 0.5);
  ludo_film_rewind (film, 2);
  g_assert_cmpint (ludo_film_get_guess (film, &n_won), ==, LUDO_GUESS_DRAWN);
  g_assert_cmpuint (n_won, ==, 640);
  begun = ludo_film_describe (film);
  g_assert_cmpstr (begun, ==, "Games over: 0 of 1,000. Won by Red: 0, by "
                              "Green: 0. Your guess was 640.");
}

/* All games begin where the game stood, and go on by one throw a step, each by
 * its own part of the seed, until they are over. */
static void
test_steps (void)
{
  g_autoptr (LudoGame) game = new_game (12);
  g_autoptr (LudoFilm) film = new_film (game, 8, 3);
  g_autofree GameState *states = g_new (GameState, LUDO_FILM_GAMES);
  g_autofree GameRng *rngs = g_new (GameRng, LUDO_FILM_GAMES);
  gboolean over[LUDO_FILM_GAMES] = { FALSE };
  guint n_won[2] = { 0, 0 }, n_steps = 0;
  const GameRules *rules = ludo_game_get_rules (game);
  GameRng seeds = { 3 };
  LudoInterval interval;

  ludo_film_decline_guess (film);
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    {
      states[i] = *ludo_game_get_state_at (game, 8);
      rngs[i] = (GameRng) { game_rng_next (&seeds) };
    }
  while (ludo_film_get_n_over (film) < LUDO_FILM_GAMES)
    {
      g_assert_false (ludo_film_get_interval (film, &interval));
      ludo_film_go_on (film, 0.1);
      for (; n_steps < ludo_film_get_n_steps (film); n_steps++)
        for (guint i = 0; i < LUDO_FILM_GAMES; i++)
          {
            GameOutcome outcome;

            if (over[i])
              continue;
            rules->apply (&states[i],
                          game_draw_throw (rules, &states[i], &rngs[i]), NULL);
            rules->outcome (&states[i], &outcome);
            over[i] = outcome.over;
            if (outcome.over)
              n_won[outcome.winner]++;
          }
      g_assert_cmpuint (ludo_film_get_n_won (film, 0), ==, n_won[0]);
      g_assert_cmpuint (ludo_film_get_n_won (film, 1), ==, n_won[1]);
    }
  g_assert_true (ludo_film_get_interval (film, &interval));
}

/* The same seed gives the same film, which is known. */
static void
test_seed (void)
{
  g_autoptr (LudoGame) game = new_game (0);
  g_autoptr (LudoFilm) film = new_film (game, 0, 43);
  guint n_steps;

  ludo_film_decline_guess (film);
  ludo_film_go_on (film, INFINITY);
  n_steps = ludo_film_get_n_steps (film);
  g_assert_cmpuint (ludo_film_get_n_won (film, 0), ==, KNOWN);
  ludo_film_rewind (film, 44);
  ludo_film_go_on (film, INFINITY);
  g_assert_cmpuint (ludo_film_get_n_won (film, 0), !=, KNOWN);
  ludo_film_rewind (film, 43);
  g_assert_cmpuint (ludo_film_get_n_steps (film), ==, 0);
  g_assert_cmpuint (ludo_film_get_n_over (film), ==, 0);
  ludo_film_go_on (film, INFINITY);
  g_assert_cmpuint (ludo_film_get_n_steps (film), ==, n_steps);
  g_assert_cmpuint (ludo_film_get_n_won (film, 0), ==, KNOWN);
}

/* The interval misses the exact chance no more often than it says, and not
 * never. */
static void
test_interval (void)
{
  g_autoptr (LudoGame) game = new_game (30);
  g_autoptr (LudoFilm) film = new_film (game, 30, 0);
  guint n_missed = 0;
  double exact;

  ludo_film_decline_guess (film);
  exact = find_exact (film);
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      LudoInterval interval;

      ludo_film_rewind (film, (guint64) seed << 32);
      ludo_film_go_on (film, INFINITY);
      g_assert_true (ludo_film_get_interval (film, &interval));
      n_missed += exact < interval.low || exact > interval.high;
    }
  g_test_message ("%u of %u missed", n_missed, SEEDS);
  g_assert_cmpuint (n_missed, >, 0);
  g_assert_cmpuint (n_missed, <=, MISSES_MAX);
}

/* At its end the film tells what was seen, and what is exact. */
static void
test_end (void)
{
  g_autoptr (LudoGame) game = new_game (0);
  g_autoptr (LudoFilm) film = new_film (game, 0, 43);
  g_autofree char *text = NULL;

  ludo_film_set_guess (film, 500);
  find_exact (film);
  ludo_film_go_on (film, INFINITY);
  text = ludo_film_describe (film);
  g_assert_cmpstr (text, ==, "Red won 497 of 1,000 games. These games put "
                             "the chance of a win for Red between 46.6% and "
                             "52.8%; such a range is right nineteen times in "
                             "twenty. The exact chance of a win for Red is "
                             "49.6%. Your guess was 500.");
}

/* A film begins where the game stands, even if it is over, or after any throw
 * before; a game of the same position keeps it, and one of another kind puts it
 * to a start. */
static void
test_begin (void)
{
  g_autoptr (LudoGame) game = new_game (12);
  g_autoptr (LudoGame) other = ludo_game_new ("tavli", NULL, 1, NULL);
  g_autoptr (LudoFilm) film = ludo_film_new ("zohn-ahl");

  ludo_film_set_played (film, NULL);
  g_assert_cmpuint (ludo_film_get_n_throws (film), ==, 0);
  ludo_film_set_played (film, game);
  g_assert_cmpuint (ludo_film_get_n_throws (film), ==, 12);
  ludo_film_set_guess (film, 400);
  ludo_film_set_played (film, game);
  g_assert_cmpint (ludo_film_get_guess (film, NULL), ==, LUDO_GUESS_DRAWN);
  ludo_film_set_begin (film, 5);
  g_assert_cmpint (ludo_film_get_guess (film, NULL), ==, LUDO_GUESS_NONE);
  while (!ludo_game_get_over (game))
    g_assert_true (ludo_game_throw (game));
  ludo_film_set_played (film, game);
  g_assert_cmpuint (ludo_film_get_begin (film), ==,
                    ludo_game_get_n_plies (game) - 1);
  ludo_film_decline_guess (film);
  ludo_film_go_on (film, INFINITY);
  ludo_film_set_played (film, other);
  g_assert_cmpuint (ludo_film_get_n_throws (film), ==, 0);
  g_assert_cmpuint (ludo_film_get_n_over (film), ==, 0);
  g_assert_cmpint (ludo_film_get_guess (film, NULL), ==, LUDO_GUESS_NONE);
}

/* The table has nothing exact before the film's end. */
static void
test_rows (void)
{
  g_autoptr (LudoGame) game = new_game (0);
  g_autoptr (LudoFilm) film = new_film (game, 0, 43);
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *last = NULL;

  ludo_film_set_guess (film, 400);
  find_exact (film);
  rows = ludo_film_dup_rows (film);
  last = g_strjoinv (" ", g_ptr_array_index (rows, 2));
  g_assert_cmpstr (last, ==, "Green 0 600 ?");
  ludo_film_go_on (film, INFINITY);
  g_ptr_array_unref (rows);
  rows = ludo_film_dup_rows (film);
  g_free (last);
  last = g_strjoinv (" ", g_ptr_array_index (rows, 2));
  g_assert_cmpstr (last, ==, "Green 503 600 50.4%");
}

/* The pieces of each game are seen where its counters and its laps have brought
 * them: both at a half at the start, and at its end that of the winner at 1 and
 * the other one at 0, as many games as each side has won. */
static void
test_progress (void)
{
  g_autoptr (LudoGame) game = new_game (0);
  g_autoptr (LudoFilm) film = new_film (game, 0, 43);
  guint n_won[2] = { 0, 0 }, n_moved = 0;

  ludo_film_decline_guess (film);
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    for (int seat = 0; seat < 2; seat++)
      g_assert_cmpfloat_with_epsilon (ludo_film_get_progress (film, i, seat),
                                      0.5, 1e-9);
  ludo_film_go_on (film, 1.5);
  g_assert_cmpuint (ludo_film_get_n_over (film), ==, 0);
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    {
      double both = ludo_film_get_progress (film, i, 0)
                    + ludo_film_get_progress (film, i, 1);

      /* No counter is lost, and neither side has walked a whole lap more. */
      g_assert_cmpfloat (both, >=, 1);
      g_assert_cmpfloat (both, <, 1 + 2.0 / 8);
      n_moved += both > 1;
    }
  g_assert_cmpuint (n_moved, >, LUDO_FILM_GAMES / 2);
  ludo_film_go_on (film, INFINITY);
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    {
      int winner = ludo_film_get_progress (film, i, 1) >= 1;

      n_won[winner]++;
      g_assert_cmpfloat (ludo_film_get_progress (film, i, winner), >=, 1);
      g_assert_cmpfloat (ludo_film_get_progress (film, i, 1 - winner), <=, 0);
    }
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpuint (n_won[seat], ==, ludo_film_get_n_won (film, seat));
}

/* A film from the start of a game takes about ten seconds, by all rules. */
static void
test_seconds (void)
{
  const GameRules *rules = games_find ("zohn-ahl");

  for (int i = 0; i < 5 * rules->n_rulesets; i++)
    {
      GameConfig config;
      g_autoptr (LudoGame) game = NULL;
      g_autoptr (LudoFilm) film = NULL;

      game_rules_default_config (rules, &config);
      config.ruleset = i / 5;
      game = ludo_game_new ("zohn-ahl", &config, 1, NULL);
      film = new_film (game, 0, (guint64) i);
      ludo_film_decline_guess (film);
      /* The first throws can be counted. */
      ludo_film_go_on (film, 0.5);
      g_assert_cmpuint (ludo_film_get_n_steps (film), <=, 3);
      ludo_film_go_on (film, 7.5);
      g_assert_cmpuint (ludo_film_get_n_over (film), <, LUDO_FILM_GAMES);
      ludo_film_go_on (film, 4);
      g_assert_cmpuint (ludo_film_get_n_over (film), ==, LUDO_FILM_GAMES);
    }
}

/* Returns: a film of tavli near the end of a game, with the throws of @seed. */
static LudoFilm *
new_race (guint64 seed)
{
  g_autoptr (LudoGame) game = ludo_game_new_from_position ("tavli", RACE, 1,
                                                           NULL);
  LudoFilm *film = ludo_film_new ("tavli");

  g_assert_nonnull (game);
  ludo_film_set_played (film, game);
  ludo_film_rewind (film, seed);

  return film;
}

static void
show_all (LudoFilm *film)
{
  WAIT_UNTIL ((ludo_film_go_on (film, INFINITY),
               ludo_film_get_n_over (film) == LUDO_FILM_GAMES));
}

/* The computer's games do not depend on how many threads there are: each goes
 * on as if it were alone. */
static void
test_threads (void)
{
  g_autoptr (LudoFilm) film = new_race (7);
  g_autofree LudoFilmGame *alone = g_new (LudoFilmGame, LUDO_FILM_GAMES);
  g_autofree LudoFilmGame *first = NULL;
  const GameRules *rules = games_find ("tavli");
  GameRng seeds = { 7 };
  guint n_won[2] = { 0, 0 };

  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    {
      alone[i] = (LudoFilmGame) { .rng = { game_rng_next (&seeds) } };
      g_assert_true (rules->parse (RACE, &alone[i].state, NULL));
    }
  first = g_memdup2 (alone, LUDO_FILM_GAMES * sizeof *alone);
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    while (!alone[i].over)
      {
        int winner = ludo_film_game_play_step (&alone[i], rules, NULL);

        if (winner >= 0)
          n_won[winner]++;
      }
  for (guint n_threads = 1; n_threads <= 3; n_threads += 2)
    {
      g_autoptr (LudoFilmRun) run = ludo_film_run_new (first, rules,
                                                       n_threads);
      g_autofree LudoFilmGame *games =
        g_memdup2 (first, LUDO_FILM_GAMES * sizeof *first);

      for (guint i = 0; i < LUDO_FILM_GAMES; i++)
        WAIT_UNTIL (memcmp (&games[i].state, &alone[i].state,
                            sizeof (GameState)) == 0
                    || (ludo_film_run_try_pop_step (run, games), FALSE));
    }
  ludo_film_decline_guess (film);
  show_all (film);
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpuint (ludo_film_get_n_won (film, seat), ==, n_won[seat]);
}

/* A film of a game with decisions tells estimates, which hold each other, and
 * nothing exact; what the games can tell becomes narrower until its end. */
static void
test_estimate (void)
{
  g_autoptr (LudoFilm) film = new_race (7);
  LudoInterval interval = { 0, 1 }, later;
  g_autofree char *asked = ludo_film_describe (film);
  g_autofree char *half = NULL, *text = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  GStrv heads;

  g_assert_cmpstr (asked, ==, "The game is continued from here 1,000 times, "
                              "with the computer playing both sides. How many "
                              "of these games does White win?");
  g_assert_false (ludo_film_is_exact (film));
  g_assert_cmpfloat (ludo_film_get_chance (film), <, 0);
  ludo_film_set_guess (film, 400);
  WAIT_UNTIL (ludo_film_get_chance (film) >= 0);
  while (ludo_film_get_n_over (film) < LUDO_FILM_GAMES)
    {
      gboolean ended;

      g_usleep (1000);
      ludo_film_go_on (film, 0.01);
      ended = ludo_film_get_interval (film, &later);
      g_assert_cmpint (ended, ==,
                       ludo_film_get_n_over (film) == LUDO_FILM_GAMES);
      g_assert_cmpfloat (later.low, >=, interval.low);
      g_assert_cmpfloat (later.high, <=, interval.high);
      interval = later;
      if (half == NULL && ludo_film_get_n_over (film) > 0)
        half = ludo_film_describe (film);
    }
  g_assert_nonnull (strstr (half, "However the other games end, the chance of "
                                  "a win for White will be estimated at "
                                  "between "));
  text = ludo_film_describe (film);
  g_test_message ("%s", text);
  g_assert_null (strstr (text, "exact"));
  g_assert_nonnull (strstr (text, "From these games, in which the computer "
                                  "plays both sides, the chance of a win for "
                                  "White is estimated at "));
  g_assert_nonnull (strstr (text, "From the position alone, the computer has "
                                  "estimated the chance of a win for White "
                                  "at "));
  /* The throws decide nearly all so late, and both estimates are near. */
  g_assert_cmpfloat (ludo_film_get_chance (film), >, interval.low - 0.05);
  g_assert_cmpfloat (ludo_film_get_chance (film), <, interval.high + 0.05);
  rows = ludo_film_dup_rows (film);
  heads = g_ptr_array_index (rows, 0);
  g_assert_cmpstr (heads[3], ==, "Estimated chance");
}

/* The film begins where a throw is due, after any throw, and not amid a turn;
 * the pieces stand where the checkers have come. */
static void
test_turns (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 1, NULL);
  g_autoptr (LudoFilm) film = ludo_film_new ("tavli");
  const GameRules *rules = ludo_game_get_rules (game);
  guint n_won[2] = { 0, 0 }, n_throws = 0;

  for (guint i = 0; i < 30; i++)
    {
      GameMove moves[GAME_MOVES_MAX];

      if (rules->at_chance (ludo_game_get_state (game)))
        {
          g_assert_true (ludo_game_throw (game));
          n_throws++;
        }
      else if (rules->legal_moves (ludo_game_get_state (game), moves) > 0)
        ludo_game_play_move (game, moves[0]);
    }
  if (!rules->at_chance (ludo_game_get_state (game)))
    n_throws--;
  ludo_film_set_played (film, game);
  g_assert_cmpuint (ludo_film_get_n_throws (film), ==, n_throws);
  g_assert_cmpuint (ludo_film_get_begin (film), ==, n_throws);
  ludo_film_set_begin (film, 0);
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpfloat_with_epsilon (ludo_film_get_progress (film, 0, seat), 0,
                                    1e-9);
  ludo_film_decline_guess (film);
  /* A film that is left or begun anew stops its threads. */
  ludo_film_go_on (film, 1);
  ludo_film_rewind (film, 9);
  g_assert_cmpuint (ludo_film_get_n_steps (film), ==, 0);
  g_clear_object (&film);
  film = new_race (9);
  ludo_film_decline_guess (film);
  show_all (film);
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    for (int seat = 0; seat < 2; seat++)
      n_won[seat] += ludo_film_get_progress (film, i, seat) >= 1;
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpuint (n_won[seat], ==, ludo_film_get_n_won (film, seat));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/film/supports-game", test_supports_game);
  g_test_add_func ("/film/guess-first", test_guess_first);
  g_test_add_func ("/film/steps", test_steps);
  g_test_add_func ("/film/seed", test_seed);
  g_test_add_func ("/film/interval", test_interval);
  g_test_add_func ("/film/end", test_end);
  g_test_add_func ("/film/begin", test_begin);
  g_test_add_func ("/film/rows", test_rows);
  g_test_add_func ("/film/progress", test_progress);
  g_test_add_func ("/film/seconds", test_seconds);
  g_test_add_func ("/film/threads", test_threads);
  g_test_add_func ("/film/estimate", test_estimate);
  g_test_add_func ("/film/turns", test_turns);

  return g_test_run ();
}
