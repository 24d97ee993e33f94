/* test-wall.c: every throw of a position, with its best play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/wall/ludo-wall.h"

#include <stdlib.h>
#include <string.h>

#include "chance/ludo-laboratory.h"
#include "search/search-win-probability.h"
#include "test-wait.h"

#define WAYS 216

static LudoWall *
new_zeno (void)
{
  const LudoGameInfo *info = ludo_game_info_for ("tavli");
  GameState state;

  g_assert_true (info->rules->parse (info->set_piece->position, &state, NULL));

  return ludo_wall_new (info, &state);
}

static gboolean
is_refined (LudoWall *wall)
{
  guint refined;

  ludo_wall_get_n_known (wall, &refined);

  return refined == ludo_wall_get_n (wall);
}

/* All tiles of Zeno's position, worked out once for all tests, and no guess.
 * The mean of the first figures is in @first (out), which may be NULL. */
static LudoWall *
refined_zeno (double *first)
{
  static LudoWall *wall;
  static double mean;

  if (wall == NULL)
    {
      wall = new_zeno ();
      ludo_wall_start (wall);
      WAIT_UNTIL (ludo_wall_get_before (wall) >= 0);
      mean = ludo_wall_get_before (wall);
      WAIT_UNTIL (is_refined (wall) && !ludo_wall_get_running (wall));
    }
  ludo_wall_forget_guess (wall);
  if (first != NULL)
    *first = mean;

  return wall;
}

static guint
find_throw (LudoWall   *wall,
            const char *name)
{
  for (guint i = 0; i < ludo_wall_get_n (wall); i++)
    {
      g_autofree char *text = ludo_wall_dup_throw (wall, i);

      if (strcmp (text, name) == 0)
        return i;
    }
  g_assert_not_reached ();
}

/* The blots of White in a position of which only the text is looked at: single
 * checkers beyond the first table, none of which is in hand. */
static guint
count_blots_naively (const char *text)
{
  g_auto (GStrv) sides = g_strsplit (text, " ", -1);
  g_auto (GStrv) cells = g_strsplit (sides[0], ",", -1);
  gboolean exposed = FALSE;
  guint n = 0;

  for (guint i = 0; cells[i] != NULL; i++)
    exposed |= strcmp (cells[i], "x") == 0;
  for (guint i = 0; cells[i] != NULL; i++)
    n += g_ascii_isdigit (cells[i][0]) && g_str_has_suffix (cells[i], ":1")
         && (exposed || atoi (cells[i]) > 6);

  return n;
}

/* Whether a play of what is left in @state hits a checker of White. */
static gboolean
hits_naively (const GameRules *rules,
              const GameState *state,
              GHashTable      *seen)
{
  GameMove moves[GAME_MOVES_MAX];
  guint64 key = rules->key (state);
  int n;

  if (rules->at_chance (state) || g_hash_table_contains (seen, &key))
    return FALSE;
  g_hash_table_add (seen, g_memdup2 (&key, sizeof key));

  n = rules->legal_moves (state, moves);
  for (int i = 0; i < n; i++)
    {
      GameState next = *state;
      GameTrace trace = GAME_TRACE_INIT;
      gboolean hit;

      rules->apply (&next, moves[i], &trace);
      /* The first event of a game's own that concerns the other side. */
      hit = game_trace_find (&trace, GAME_EVENT_OWN) != NULL;
      game_trace_clear (&trace);
      if (hit || hits_naively (rules, &next, seen))
        return TRUE;
    }

  return FALSE;
}

static guint
count_hits_naively (const GameRules *rules,
                    const GameState *state)
{
  GameThrow throws[GAME_THROWS_MAX];
  int n = rules->throws (state, throws);
  guint hits = 0;

  for (int i = 0; i < n; i++)
    {
      g_autoptr (GHashTable) seen =
        g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
      GameState thrown = *state;

      rules->apply (&thrown, throws[i].move, NULL);
      if (rules->turn (&thrown) == rules->turn (state)
          && hits_naively (rules, &thrown, seen))
        hits += throws[i].weight;
    }

  return hits;
}

/* Each tile plays by the rules, and what it counts agrees with counts that are
 * made another way. */
static void
test_counts (void)
{
  LudoWall *wall = refined_zeno (NULL);
  const GameRules *rules = ludo_wall_get_info (wall)->rules;
  guint ways = 0;

  g_assert_cmpuint (ludo_wall_get_n (wall), ==, 56);
  for (guint i = 0; i < ludo_wall_get_n (wall); i++)
    {
      const LudoWallTile *tile = ludo_wall_get_tile (wall, i);
      GameState state = *ludo_wall_get_state (wall);
      char text[GAME_POSITION_TEXT_MAX];

      ways += tile->ways;
      rules->apply (&state, tile->throw, NULL);
      for (int j = 0; j < tile->n_line; j++)
        {
          GameMove moves[GAME_MOVES_MAX];
          int n = rules->legal_moves (&state, moves);
          gboolean legal = FALSE;

          for (int k = 0; k < n; k++)
            legal |= moves[k] == tile->line[j];
          g_assert_true (legal);
          rules->apply (&state, tile->line[j], NULL);
        }
      /* The turn is over. */
      g_assert_true (rules->at_chance (&state));
      g_assert_cmpmem (&state, sizeof state, &tile->after,
                       sizeof tile->after);
      rules->print (&state, text);
      g_assert_cmpuint (tile->blots, ==, count_blots_naively (text));
      g_assert_cmpuint (tile->hits, ==, count_hits_naively (rules, &state));
    }
  g_assert_cmpuint (ways, ==, WAYS);
  g_assert_cmpuint (ludo_wall_get_ways (wall), ==, WAYS);
}

/* As Agathias tells: with 2, 6 and 5 there is one play, and it leaves eight
 * checkers alone. */
static void
test_zeno (void)
{
  LudoWall *wall = refined_zeno (NULL);
  guint index = find_throw (wall, "2, 5, 6");
  const LudoWallTile *tile = ludo_wall_get_tile (wall, index);
  g_autofree char *hidden = ludo_wall_dup_sentence (wall, index);
  g_autofree char *shown = NULL;

  g_assert_cmpuint (tile->ways, ==, 6);
  g_assert_cmpuint (tile->blots, ==, 8);
  g_assert_true (tile->whole);
  g_assert_cmpstr (hidden, ==, "2, 5, 6 can fall in 6 ways out of 216.");
  ludo_wall_decline_guess (wall);
  shown = ludo_wall_dup_sentence (wall, index);
  for (guint i = 0; i < 3; i++)
    g_assert_nonnull (strstr (shown, ((const char *[]) {
      "from 10 to 16", "from 19 to 24", "from 20 to 22" })[i]));
  g_assert_nonnull (strstr (shown, "This leaves 8 blots, hit by "));
}

/* The refined chances are those of the engine.  The mean of the first figures
 * is the chance before, as the engine estimates it, within half a hundredth,
 * because it looks as far; that of the refined ones, which look at the replies
 * too, within three. */
static void
test_engine (void)
{
  double first, mean = 0;
  LudoWall *wall = refined_zeno (&first);
  const GameRules *rules = ludo_wall_get_info (wall)->rules;
  SearchWinProbability before;
  GamePosition position;

  game_position_init_state (&position, rules, ludo_wall_get_state (wall));
  g_assert_true (search_win_probability (&position, 1, NULL, &before));
  for (guint i = 0; i < ludo_wall_get_n (wall); i++)
    {
      const LudoWallTile *tile = ludo_wall_get_tile (wall, i);

      mean += tile->chance * tile->ways / WAYS;
      if (i % 8 == 0)
        {
          SearchWinProbability after;

          game_position_apply (&position, tile->throw, NULL);
          g_assert_true (search_win_probability (&position, 1, NULL, &after));
          game_position_undo (&position);
          g_assert_cmpfloat_with_epsilon (after.chances[0], tile->chance,
                                          1e-9);
          g_assert_cmpint (after.n_best, ==, tile->n_line);
        }
    }
  game_position_clear (&position);
  g_assert_cmpfloat_with_epsilon (ludo_wall_get_before (wall), mean, 1e-9);
  g_assert_cmpfloat_with_epsilon (before.chances[0], first, 0.005);
  g_assert_cmpfloat_with_epsilon (before.chances[0], mean, 0.03);
}

/* Sorted and filtered as one says, and in a telling way only after the
 * guess. */
static void
test_list (void)
{
  LudoWall *wall = refined_zeno (NULL);
  static const guint numbers[] = { 56, 30, 6 };
  guint indices[GAME_THROWS_MAX];
  guint n, blots = 0;

  n = ludo_wall_list (wall, LUDO_WALL_SORT_LUCK, LUDO_WALL_FILTER_BLOTS,
                      indices);
  g_assert_cmpuint (n, ==, 56);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (indices[i], ==, i);

  ludo_wall_decline_guess (wall);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (ludo_wall_list (wall, LUDO_WALL_SORT_THROW,
                                      (LudoWallFilter) i, indices),
                      ==, numbers[i]);
  n = ludo_wall_list (wall, LUDO_WALL_SORT_LUCK, LUDO_WALL_FILTER_BLOTS,
                      indices);
  for (guint i = 0; i < n; i++)
    {
      const LudoWallTile *tile = ludo_wall_get_tile (wall, indices[i]);

      g_assert_cmpuint (tile->blots, >, 0);
      blots += tile->ways;
      if (i > 0)
        g_assert_cmpfloat (tile->chance, <=,
                           ludo_wall_get_tile (wall,
                                               indices[i - 1])->chance);
    }
  g_assert_cmpuint (blots, ==, ludo_wall_count_blots (wall));
  n = ludo_wall_list (wall, LUDO_WALL_SORT_THROW, LUDO_WALL_FILTER_CUT,
                      indices);
  for (guint i = 0; i < n; i++)
    g_assert_false (ludo_wall_get_tile (wall, indices[i])->whole);
}

/* The wall tells nothing before the guess, and then how far it was. */
static void
test_guess (void)
{
  LudoWall *wall = refined_zeno (NULL);
  guint order[GAME_THROWS_MAX];
  g_autofree char *none = ludo_wall_describe (wall);
  g_autofree char *luck = ludo_wall_dup_luck (wall, 0);
  g_autofree char *right = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *blots = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (luck, ==, "?");
  ludo_wall_list (wall, LUDO_WALL_SORT_THROW, LUDO_WALL_FILTER_ALL, order);
  rows = ludo_wall_dup_rows (wall, order, 56);
  g_assert_cmpuint (rows->len, ==, 57);
  for (guint i = 2; i < 7; i++)
    g_assert_cmpstr (((GStrv) g_ptr_array_index (rows, 9))[i], ==, "?");

  ludo_wall_decline_guess (wall);
  ludo_wall_list (wall, LUDO_WALL_SORT_LUCK, LUDO_WALL_FILTER_ALL, order);
  ludo_wall_set_guess (wall, LUDO_WALL_QUESTION_BEST, order[0]);
  right = ludo_wall_describe (wall);
  g_assert_true (g_str_has_prefix (right, "Your guess was right: "));
  ludo_wall_set_guess (wall, LUDO_WALL_QUESTION_WORST, order[53]);
  wrong = ludo_wall_describe (wall);
  g_assert_nonnull (strstr (wrong, "is number 3 of 56, counting "
                                    "from the worst."));
  ludo_wall_set_guess (wall, LUDO_WALL_QUESTION_BLOTS, 7);
  blots = ludo_wall_describe (wall);
  g_assert_true (g_str_has_prefix (blots, "Your guess was that 7 of 216 "));
}

/* A wall that was stopped goes on, and one may go while it is worked out. */
static void
test_stop (void)
{
  g_autoptr (LudoWall) wall = new_zeno ();
  LudoWall *gone = new_zeno ();
  guint known;

  ludo_wall_start (gone);
  g_object_unref (gone);

  ludo_wall_start (wall);
  WAIT_UNTIL (ludo_wall_get_n_known (wall, NULL) > 0);
  ludo_wall_stop (wall);
  g_assert_false (ludo_wall_get_running (wall));
  known = ludo_wall_get_n_known (wall, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (ludo_wall_get_n_known (wall, NULL), ==, known);
  ludo_wall_start (wall);
  WAIT_UNTIL (is_refined (wall) && !ludo_wall_get_running (wall));
}

/* There are the walls of the last two throws of the game that is on the board,
 * and that of the set piece. */
static void
test_places (void)
{
  g_autoptr (LudoWalls) walls = ludo_walls_new ();
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 1, NULL);
  g_autoptr (LudoGame) other = ludo_game_new ("zohn-ahl", NULL, 1, NULL);
  LudoWallPlace beside;
  LudoWall *zeno;

  ludo_walls_set_game (walls, ludo_game_info_for ("tavli"));
  zeno = ludo_walls_get (walls, LUDO_WALL_PLACE_SET_PIECE);
  g_assert_nonnull (zeno);
  ludo_walls_set_played (walls, other);
  g_assert_null (ludo_walls_get (walls, LUDO_WALL_PLACE_PLAYED));
  g_assert_cmpint (ludo_walls_get_shown (walls, &beside), ==,
                   LUDO_WALL_PLACE_SET_PIECE);
  ludo_walls_set_played (walls, game);
  g_assert_nonnull (ludo_walls_get (walls, LUDO_WALL_PLACE_PLAYED));
  g_assert_cmpint (ludo_walls_get_shown (walls, &beside), ==,
                   LUDO_WALL_PLACE_PLAYED);
  /* There was no throw before the first. */
  ludo_walls_show (walls, LUDO_WALL_PLACE_PLAYED, LUDO_WALL_PLACE_BEFORE);
  ludo_walls_get_shown (walls, &beside);
  g_assert_cmpint (beside, ==, LUDO_N_WALL_PLACES);
  g_assert_true (ludo_walls_get (walls, LUDO_WALL_PLACE_SET_PIECE) == zeno);
  ludo_walls_set_game (walls, ludo_game_info_for ("zohn-ahl"));
  for (guint place = 0; place < LUDO_N_WALL_PLACES; place++)
    g_assert_null (ludo_walls_get (walls, place));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wall/counts", test_counts);
  g_test_add_func ("/wall/zeno", test_zeno);
  g_test_add_func ("/wall/engine", test_engine);
  g_test_add_func ("/wall/list", test_list);
  g_test_add_func ("/wall/guess", test_guess);
  g_test_add_func ("/wall/stop", test_stop);
  g_test_add_func ("/wall/places", test_places);

  return g_test_run ();
}
