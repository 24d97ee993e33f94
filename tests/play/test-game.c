/* test-game.c: a game as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

#include "play/ludo-letters.h"
#include "play/record/ludo-record.h"

typedef struct
{
  guint changed;
  guint n_undone;
  guint n_played;
  guint n_items_changed;
} Counts;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
changed_cb (Counts *counts,
            guint   n_undone,
            guint   n_played)
{
  counts->changed++;
  counts->n_undone += n_undone;
  counts->n_played += n_played;
}

static void
watch (LudoGame *game,
       Counts   *counts)
{
  memset (counts, 0, sizeof *counts);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), counts);
  g_signal_connect_swapped (ludo_game_get_moves (game), "items-changed",
                            G_CALLBACK (count_cb), &counts->n_items_changed);
}

static void
unwatch (LudoGame *game,
         Counts   *counts)
{
  g_signal_handlers_disconnect_by_data (game, counts);
  g_signal_handlers_disconnect_by_data (ludo_game_get_moves (game),
                                        &counts->n_items_changed);
}

/* A whole game says of every ply exactly once. */
static void
check_signals (LudoGame *game,
               GameRng  *rng)
{
  Counts counts;
  guint n_plies = 0;

  watch (game, &counts);
  while (n_plies < 3000)
    {
      if (!play_random_ply (game, rng))
        break;
      n_plies++;
    }

  g_assert_cmpuint (n_plies, >, 3);
  g_assert_cmpuint (counts.changed, ==, n_plies);
  g_assert_cmpuint (counts.n_played, ==, n_plies);
  g_assert_cmpuint (counts.n_undone, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (ludo_game_get_moves (game)), ==,
                    n_plies);
}

static void
test_signals (void)
{
  play_each_config (check_signals);
}

/* Every position of a game comes back, going back and going forth. */
static void
check_undo (LudoGame *game,
            GameRng  *rng)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n;

  g_assert_false (ludo_game_undo (game));
  g_assert_false (ludo_game_redo (game));
  do
    g_ptr_array_add (texts, ludo_game_dup_position_text (game));
  while (texts->len < 300 && play_random_ply (game, rng));

  n = ludo_game_get_n_plies (game);
  for (guint i = n; i-- > 0;)
    {
      g_autofree char *text = NULL;

      g_assert_true (ludo_game_undo (game));
      text = ludo_game_dup_position_text (game);
      g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i));
    }
  g_assert_false (ludo_game_get_can_undo (game));

  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (ludo_game_redo (game));
      text = ludo_game_dup_position_text (game);
      g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i));
    }
  g_assert_false (ludo_game_get_can_redo (game));

  ludo_game_go_to (game, n / 2);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n / 2);
  g_assert_true (ludo_game_get_can_redo (game));
}

static void
test_undo (void)
{
  play_each_config (check_undo);
}

/* The counted signals are those of a single change of so many plies. */
static void
assert_one_act (Counts *counts,
                guint   n_undone,
                guint   n_played)
{
  g_assert_cmpuint (counts->changed, ==, 1);
  g_assert_cmpuint (counts->n_undone, ==, n_undone);
  g_assert_cmpuint (counts->n_played, ==, n_played);
  g_assert_cmpuint (counts->n_items_changed, ==,
                    n_undone + n_played > 0 ? 1 : 0);
  memset (counts, 0, sizeof *counts);
}

/* However many plies an act goes back or forth, it is told once, at its end,
 * and the list of moves follows in one piece. */
static void
check_acts (LudoGame *game,
            GameRng  *rng)
{
  GListModel *moves = ludo_game_get_moves (game);
  GListModel *variations = ludo_game_get_variations (game);
  guint n = play_random_plies (game, rng, 60), k = n / 3;
  guint n_other, n_common;
  Counts counts;

  watch (game, &counts);
  ludo_game_go_to (game, k);
  assert_one_act (&counts, n - k, 0);
  g_assert_cmpuint (g_list_model_get_n_items (moves), ==, k);
  ludo_game_go_to (game, n);
  assert_one_act (&counts, 0, n - k);
  ludo_game_go_to (game, n);
  g_assert_cmpuint (counts.changed, ==, 0);

  /* An act within another act is a part of it. */
  ludo_game_begin_change (game);
  ludo_game_undo (game);
  ludo_game_undo (game);
  ludo_game_redo (game);
  g_assert_cmpuint (counts.changed, ==, 0);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n - 1);
  ludo_game_end_change (game);
  assert_one_act (&counts, 2, 1);
  ludo_game_begin_change (game);
  ludo_game_end_change (game);
  g_assert_cmpuint (counts.changed, ==, 0);

  ludo_game_start_variation (game, k);
  assert_one_act (&counts, n - 1 - k, 0);
  g_assert_cmpuint (g_list_model_get_n_items (variations), ==, 1);
  n_other = k + play_random_plies (game, rng, 5);
  memset (&counts, 0, sizeof counts);
  {
    g_autoptr (LudoVariation) variation = g_list_model_get_item (variations, 0);
    g_auto (GStrv) line = ludo_game_dup_line (game);

    n_common = ludo_variation_common (variation, (const char *const *) line);
  }
  ludo_game_select_variation (game, 0);
  assert_one_act (&counts, n_other - n_common, n - n_common);
  g_assert_cmpuint (g_list_model_get_n_items (moves), ==, n);

  unwatch (game, &counts);
}

static void
test_acts (void)
{
  play_each_config (check_acts);
}

/* A copy is the same game from then on: its past and its future, its
 * variations and its players; and what is done to one does not happen to the
 * other. */
static void
check_copy (LudoGame *game,
            GameRng  *rng)
{
  guint n = play_random_plies (game, rng, 40);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *copied = NULL;
  g_autoptr (LudoGame) copy = NULL;

  ludo_game_start_variation (game, n / 2);
  n = n / 2 + play_random_plies (game, rng, 20);
  ludo_game_go_to (game, n - 2);
  ludo_player_set_name (ludo_game_get_player (game, 1, 0), "Zoé");
  before = ludo_record_to_text (game);

  copy = ludo_game_copy (game);
  copied = ludo_record_to_text (copy);
  g_assert_cmpstr (copied, ==, before);
  ludo_game_redo (copy);
  ludo_game_select_variation (copy, 0);
  ludo_player_set_name (ludo_game_get_player (copy, 1, 0), "Ada");
  after = ludo_record_to_text (game);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (g_list_model_get_n_items (ludo_game_get_moves (game)), ==,
                    n - 2);
}

static void
test_copy (void)
{
  play_each_config (check_copy);
}

/* A step back in a game with as many other lines as there can be, a copy of
 * it included, is not to be noticed. */
static void
test_step_back (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 5, NULL);
  GameRng rng = { 8 };
  guint n;
  gint64 best = G_MAXINT64;

  for (int i = 0; i < LUDO_GAME_VARIATIONS_MAX; i++)
    {
      n = play_random_plies (game, &rng, 300 - ludo_game_get_n_plies (game));
      ludo_game_start_variation (game, 5 + (guint) i);
    }
  n = play_random_plies (game, &rng, 200);
  g_assert_cmpuint (n, ==, 200);
  g_assert_cmpuint (g_list_model_get_n_items (ludo_game_get_variations (game)),
                    ==, LUDO_GAME_VARIATIONS_MAX);

  /* The quickest of many: the machine has other things to do as well. */
  for (int i = 0; i < 50; i++)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (LudoGame) copy = ludo_game_copy (game);

      g_assert_true (ludo_game_undo (copy));
      best = MIN (best, g_get_monotonic_time () - start);
    }
  g_test_message ("a copy and a step back: %u µs", (guint) best);
  g_assert_cmpuint (best, <, 1000);
}

/* A line that was left can be taken up again, as often as one likes. */
static void
check_variation (LudoGame *game,
                 GameRng  *rng)
{
  GListModel *variations = ludo_game_get_variations (game);
  guint n = play_random_plies (game, rng, 40), other;
  g_autofree char *first = ludo_game_dup_position_text (game);
  g_autofree char *second = NULL;

  ludo_game_start_variation (game, n / 2);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n / 2);
  g_assert_false (ludo_game_get_can_redo (game));
  g_assert_cmpuint (g_list_model_get_n_items (variations), ==, 1);
  other = n / 2 + play_random_plies (game, rng, 7);
  second = ludo_game_dup_position_text (game);

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *text = NULL;

      /* The same dice and forced moves may have led along the old line
       * again: what is a part of another line is not kept beside it. */
      if (g_list_model_get_n_items (variations) == 0)
        break;
      ludo_game_select_variation (game, 0);
      text = ludo_game_dup_position_text (game);
      g_assert_cmpstr (text, ==, i % 2 == 0 ? first : second);
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==,
                        i % 2 == 0 ? n : other);
    }
}

static void
test_variation (void)
{
  play_each_config (check_variation);
}

/* The state that the moves list keeps is the state that was. */
static void
check_state_at (LudoGame *game,
                GameRng  *rng)
{
  guint n = play_random_plies (game, rng, 60);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LudoMove) move =
        g_list_model_get_item (ludo_game_get_moves (game), i);

      g_assert_cmpuint (ludo_move_get_number (move), ==, i + 1);
      g_assert_cmpmem (ludo_move_get_before (move), sizeof (GameState),
                       ludo_game_get_state_at (game, i), sizeof (GameState));
      g_assert_cmpmem (ludo_move_get_after (move), sizeof (GameState),
                       ludo_game_get_state_at (game, i + 1),
                       sizeof (GameState));
      g_assert_cmpuint (ludo_move_get_trace (move)->n_events, >, 0);
    }
}

static void
test_state_at (void)
{
  play_each_config (check_state_at);
}

/* The same seed throws the same; a throw taken back falls as before, even
 * when another move was played in between; another seed throws otherwise. */
static void
test_seeded_throws (void)
{
  g_autoptr (LudoGame) one = ludo_game_new ("zohn-ahl", NULL, 7, NULL);
  g_autoptr (LudoGame) same = ludo_game_new ("zohn-ahl", NULL, 7, NULL);
  g_autoptr (LudoGame) other = ludo_game_new ("zohn-ahl", NULL, 8, NULL);
  g_autofree char *text_one = NULL;
  g_autofree char *text_same = NULL;
  g_autofree char *text_other = NULL;
  g_autofree char *text_again = NULL;

  for (int i = 0; i < 30; i++)
    {
      ludo_game_throw (one);
      ludo_game_throw (same);
      ludo_game_throw (other);
    }
  text_one = ludo_game_dup_position_text (one);
  text_same = ludo_game_dup_position_text (same);
  text_other = ludo_game_dup_position_text (other);
  g_assert_cmpstr (text_one, ==, text_same);
  g_assert_cmpstr (text_one, !=, text_other);

  ludo_game_go_to (one, 10);
  for (int i = 10; i < 30; i++)
    g_assert_true (ludo_game_throw (one));
  text_again = ludo_game_dup_position_text (one);
  g_assert_cmpstr (text_again, ==, text_one);
}

static void
test_seeded_throw_after_other_move (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 3, NULL);
  GameMove moves[GAME_MOVES_MAX];
  g_autofree char *token = NULL;
  int n;

  /* Find a turn with a choice, play it two ways, and compare the next
   * throw. */
  do
    {
      while (ludo_game_get_at_chance (game))
        ludo_game_throw (game);
      n = ludo_game_get_legal_moves (game, moves);
      if (n < 2)
        ludo_game_play_move (game, moves[0]);
    }
  while (n < 2);

  for (int way = 0; way < 2; way++)
    {
      guint start = ludo_game_get_n_plies (game);

      n = ludo_game_get_legal_moves (game, moves);
      ludo_game_play_move (game, moves[way == 0 ? 0 : n - 1]);
      while (!ludo_game_get_at_chance (game))
        {
          ludo_game_get_legal_moves (game, moves);
          ludo_game_play_move (game, moves[0]);
        }
      ludo_game_throw (game);
      if (way == 0)
        token = g_strdup (ludo_move_get_token (ludo_game_get_last_move (game)));
      else
        g_assert_cmpstr (ludo_move_get_token (ludo_game_get_last_move (game)),
                         ==, token);
      ludo_game_go_to (game, start);
    }
}

/* Members of a team take its turns alternately; a throw won again belongs to
 * the same turn. */
static void
test_team (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", NULL, 1, NULL);
  const struct
  {
    const char *token;
    int seat;
    int member;
  } throws[] = {
    { "t1", 0, 0 },
    { "t1", 1, 0 },
    { "t1s", 0, 1 },            /* the sahe: throws again */
    { "t1", 0, 1 },
    { "t1", 1, 1 },
    { "t1", 0, 0 },
    { "t1", 1, 0 },
  };

  ludo_game_set_team_size (game, 2);
  for (guint i = 0; i < G_N_ELEMENTS (throws); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (ludo_game_get_turn (game), ==, throws[i].seat);
      g_assert_cmpint (ludo_game_get_member (game), ==, throws[i].member);
      g_assert_true (ludo_game_play (game, throws[i].token, &error));
      g_assert_no_error (error);
      g_assert_cmpint (ludo_move_get_member (ludo_game_get_last_move (game)),
                       ==, throws[i].member);
    }
}

static void
test_illegal (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  const char *const bad[] = { "c2", "h9", "", "pass", "a4+", "c2+xa1", "c2++",
                              "\xff" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (ludo_game_play (game, bad[i], &error));
      g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_MOVE);
      g_assert_cmpuint (strlen (error->message), >, 10);
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
    }
}

static void
test_bad_start (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ludo_game_new ("go", NULL, 1, &error));
  g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_UNKNOWN_GAME);
  g_clear_error (&error);
  g_assert_null (ludo_game_new_from_position ("tavli", "h:16 h:15 w -", 1,
                                              &error));
  g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_POSITION);
}

/* Every game names its seats, rulesets and set-ups, and has words for each
 * ply and for its end. */
static void
check_words (LudoGame *game,
             GameRng  *rng)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const LudoGameInfo *info = ludo_game_get_info (game);

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    g_assert_cmpstr (info->seats[seat], !=, NULL);
  for (int i = 0; i < rules->n_rulesets; i++)
    g_assert_cmpuint (strlen (info->rulesets[i].summary), >, 10);

  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *turn = ludo_game_describe_turn (game);

      g_assert_cmpuint (strlen (turn), >, 5);
      if (!play_random_ply (game, rng))
        break;
      for (int detail = LUDO_DETAIL_BRIEF; detail <= LUDO_DETAIL_FULL; detail++)
        {
          g_autofree char *words =
            ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                     (LudoDetail) detail);

          g_assert_cmpuint (strlen (words), >, 2);
        }
    }
}

static void
test_words (void)
{
  play_each_config (check_words);
}

/* The plies marked as last contain moves of the player to move only from a turn
 * that is not over, and all moves that others made since. */
static void
check_last_turns (LudoGame *game,
                  GameRng  *rng)
{
  for (int i = 0; i < 300 && play_random_ply (game, rng); i++)
    {
      GListModel *moves = ludo_game_get_moves (game);
      guint n = ludo_game_get_n_plies (game);
      guint first = ludo_game_find_last_turns (game);
      gboolean others = FALSE;

      for (guint j = first; j < n; j++)
        {
          g_autoptr (LudoMove) move = g_list_model_get_item (moves, j);

          others = others || (!ludo_move_is_throw (move)
                              && ludo_move_get_seat (move)
                                 != ludo_game_get_turn (game));
        }
      if (others && !ludo_game_get_over (game))
        for (guint j = 0; j < n; j++)
          {
            g_autoptr (LudoMove) move = g_list_model_get_item (moves, j);

            if (!ludo_move_is_throw (move)
                && ludo_move_get_seat (move) == ludo_game_get_turn (game))
              g_assert_cmpuint (j, <, first);
            else if (j + 1 == first && !ludo_move_is_throw (move))
              g_error ("ply %u of %u is not marked", j, n);
          }
    }
}

static void
test_last_turns (void)
{
  play_each_config (check_last_turns);
}

/* Names stay on one line of a record and are kept short. */
static void
test_player_name (void)
{
  static const char *const letters[] = { "é", "e\u0302\u0323",
    "👨\u200d👩\u200d👧\u200d👦", "ن\u064E\u0651" };
  LudoPlayer player = { .level = 1 };
  g_autofree char *longest = g_strnfill (200, 'x');

  ludo_player_set_name (&player, "  Zoé\nB\t ");
  g_assert_cmpstr (player.name, ==, "ZoéB");
  ludo_player_set_name (&player, "\xff\xfe");
  g_assert_true (g_utf8_validate (player.name, -1, NULL));
  ludo_player_set_name (&player, longest);
  g_assert_cmpuint (strlen (player.name), ==, 60);

  /* Letters are counted as people count them, and none is cut in two. */
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autoptr (GString) name = g_string_new (NULL);

      for (guint j = 0; j < 200; j++)
        g_string_append (name, letters[i]);
      ludo_player_set_name (&player, name->str);
      g_assert_cmpuint (strlen (player.name) % strlen (letters[i]), ==, 0);
      g_assert_cmpuint (ludo_letters_count (player.name), ==,
                        MIN (60, (sizeof player.name - 1)
                                 / strlen (letters[i])));
    }
}

/* A board without pieces, on which one could not play, has the rules of its
 * game, and they say nothing of it; nor after a change. */
static void
test_edit (void)
{
  static const char *const ids[] = { "zohn-ahl", "tavli", "chisolo",
                                     "ken-wan" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const LudoGameInfo *info = ludo_game_info_for (ids[i]);
      GameState state = { 0 };
      g_autoptr (LudoGame) game = ludo_game_new_to_edit (info, &state);

      g_assert_true (ludo_game_get_info (game) == info);
      g_assert_true (ludo_game_get_rules (game) == info->rules);
      for (int edits = 0; edits < 2; edits++)
        {
          g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
          GameOutcome outcome;

          g_assert_cmpint (ludo_game_get_legal_moves (game, moves), ==, 0);
          g_assert_false (ludo_game_get_at_chance (game));
          g_assert_false (ludo_game_throw (game));
          ludo_game_get_outcome (game, &outcome);
          g_assert_false (outcome.over);
          g_assert_cmpint (outcome.winner, ==, -1);
          state.bytes[0] = 1;
          ludo_game_edit (game, &state);
          g_assert_cmpint (ludo_game_get_state (game)->bytes[0], ==, 1);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/signals", test_signals);
  g_test_add_func ("/game/undo", test_undo);
  g_test_add_func ("/game/acts", test_acts);
  g_test_add_func ("/game/copy", test_copy);
  g_test_add_func ("/game/step-back", test_step_back);
  g_test_add_func ("/game/variation", test_variation);
  g_test_add_func ("/game/edit", test_edit);
  g_test_add_func ("/game/state-at", test_state_at);
  g_test_add_func ("/game/seeded-throws", test_seeded_throws);
  g_test_add_func ("/game/seeded-throw-after-other-move",
                   test_seeded_throw_after_other_move);
  g_test_add_func ("/game/team", test_team);
  g_test_add_func ("/game/illegal", test_illegal);
  g_test_add_func ("/game/bad-start", test_bad_start);
  g_test_add_func ("/game/words", test_words);
  g_test_add_func ("/game/last-turns", test_last_turns);
  g_test_add_func ("/game/player-name", test_player_name);

  return g_test_run ();
}
