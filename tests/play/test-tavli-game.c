/* test-tavli-game.c: a game of tavli as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

#include "games/tavli/tavli-game.h"
#include "games/tavli/tavli-rules.h"

#define AGATHIAS                                                        \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "

static const char *const names[] = {
  "numbers-left", "white-pips", "black-pips", "white-off", "black-off",
};

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("tavli", position);

  g_assert_true (TAVLI_IS_GAME (game));

  return game;
}

/* The values of all the properties in one string. */
static char *
dup_values (LudoGame *game)
{
  g_autofree char *numbers = NULL;
  int white_pips, black_pips, white_off, black_off;

  g_object_get (game, "numbers-left", &numbers, "white-pips", &white_pips,
                "black-pips", &black_pips, "white-off", &white_off,
                "black-off", &black_off, NULL);

  return g_strdup_printf ("%s %d %d %d %d", numbers, white_pips, black_pips,
                          white_off, black_off);
}

static void
assert_values (LudoGame   *game,
               const char *expected)
{
  g_autofree char *values = dup_values (game);

  g_assert_cmpstr (values, ==, expected);
}

static void
test_properties (void)
{
  g_autoptr (LudoGame) game = game_at (AGATHIAS "-");
  g_autoptr (LudoGame) end = game_at ("22:1,24:1,o:13,x 23:2,o:13,x b 44445");

  /* The pips that the dossier counts. */
  assert_values (game, " 203 164 0 0");
  g_assert_true (ludo_game_play (game, "r256", NULL));
  assert_values (game, "256 203 164 0 0");
  g_assert_true (ludo_game_play (game, "19/24", NULL));
  assert_values (game, "26 198 164 0 0");
  g_assert_true (ludo_game_undo (game));
  assert_values (game, "256 203 164 0 0");

  assert_values (end, "44445 4 4 13 13");
  g_assert_true (ludo_game_play (end, "23/off:4", NULL));
  assert_values (end, "4445 4 2 13 14");
}

typedef struct
{
  char *values[G_N_ELEMENTS (names)];
  guint counts[G_N_ELEMENTS (names)];
} Watch;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
split_values (LudoGame *game,
              Watch    *watch)
{
  g_autofree char *all = dup_values (game);
  g_auto (GStrv) values = g_strsplit (all, " ", -1);

  g_assert_cmpuint (g_strv_length (values), ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      /* A property that changed was notified once, one that did not never. */
      if (watch->values[i] != NULL)
        g_assert_cmpuint (watch->counts[i], ==,
                          !g_str_equal (watch->values[i], values[i]));
      watch->counts[i] = 0;
      g_free (watch->values[i]);
      watch->values[i] = g_strdup (values[i]);
    }
}

static void
test_notifies (void)
{
  GameRng rng = { 41 };
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 7, NULL);
  Watch watch = { { NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);

      g_signal_connect_swapped (game, signal, G_CALLBACK (count_cb),
                                &watch.counts[i]);
    }

  split_values (game, &watch);
  for (int ply = 0; ply < 400 && play_random_ply (game, &rng); ply++)
    {
      split_values (game, &watch);
      if (ply % 5 == 0)
        {
          g_assert_true (ludo_game_undo (game));
          split_values (game, &watch);
          g_assert_true (ludo_game_redo (game));
          split_values (game, &watch);
        }
    }

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_free (watch.values[i]);
}

static void
log_seat_cell_cb (LudoGame *game,
                  int       seat,
                  int       cell,
                  GString  *log)
{
  g_string_append_printf (log, "%d %d;", seat, cell);
}

static void
log_seat_cb (LudoGame *game,
             int       seat,
             GString  *log)
{
  g_string_append_printf (log, "%d;", seat);
}

/* @move from @position emits @signal with @expected, and nothing when it is
 * taken back. */
static void
assert_signal (const char *position,
               const char *move,
               const char *signal,
               const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autoptr (GString) log = g_string_new (NULL);
  gboolean has_cell = g_str_equal (signal, "entered")
                      || g_str_equal (signal, "hit");

  g_signal_connect (game, signal,
                    has_cell ? G_CALLBACK (log_seat_cell_cb)
                             : G_CALLBACK (log_seat_cb), log);
  g_assert_true (ludo_game_play (game, move, NULL));
  g_assert_cmpstr (log->str, ==, expected);
  g_assert_true (ludo_game_undo (game));
  g_assert_cmpstr (log->str, ==, expected);
}

static void
test_signals (void)
{
  assert_signal ("h:15 h:15 w 256", "h/5", "entered", "0 5;");
  assert_signal ("h:15 h:15 w 256", "h/5", "hit", "");
  assert_signal ("h:1,1:14 3:1,20:14,x w 3", "h/3", "hit", "1 3;");
  assert_signal ("m4:1,20:14,x 1:15 w 2", "m4/5", "entered", "");
  assert_signal ("1:15 22:3,23:12,x b 3", "22/off:3", "borne-off", "1;");
  assert_signal ("1:14,5:1 2:15 w 16", "5/11", "exposed", "0;");
  assert_signal ("1:14,5:1 2:15 w 16", "5/6", "exposed", "");
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
                     "White: 10/16.");
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_NORMAL,
                     "White moves from 10 to 16 with a 6.");
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_FULL,
                     "White moves from 10 to 16 with a 6. A single white man "
                     "stays behind on 10. Left to play: 2, 5.");
  assert_move_words ("h:15 h:15 w -", "r445", LUDO_DETAIL_NORMAL,
                     "White throws 4, 4 and 5. A pair: the 4 counts four "
                     "times.");
  assert_move_words ("h:14,6:1 1:8,5:7 w -", "r115", LUDO_DETAIL_NORMAL,
                     "White throws 1, 1 and 5. A pair: the 1 counts four "
                     "times. These numbers cannot be played and are lost: "
                     "1 (4 times), 5.");
  assert_move_words ("1:14,20:1,x 2:14,21:1,x w 1", "20/21",
                     LUDO_DETAIL_FULL,
                     "White moves from 20 to 21 with a 1. The black man on "
                     "21 is hit and now waits on m4. The turn passes to "
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

/* A number or a man that could be played says so. */
static void
test_hints (void)
{
  g_autoptr (LudoGame) game = game_at (AGATHIAS "256");
  g_autofree char *number = ludo_game_describe_refusal (game, ":6", NULL);
  g_autofree char *man = ludo_game_describe_refusal (game, "10/", NULL);

  g_assert_cmpstr (number, ==,
                   "The 6 can be played: choose the man, then the cell.");
  g_assert_cmpstr (man, ==, number);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tavli/game/properties", test_properties);
  g_test_add_func ("/tavli/game/notifies", test_notifies);
  g_test_add_func ("/tavli/game/signals", test_signals);
  g_test_add_func ("/tavli/game/words", test_words);
  g_test_add_func ("/tavli/game/move-words", test_move_words);
  g_test_add_func ("/tavli/game/refusals", test_refusals);
  g_test_add_func ("/tavli/game/hints", test_hints);

  return g_test_run ();
}
