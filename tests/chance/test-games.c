/* test-games.c: games that are guessed, played and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-games-words.h"

#include <math.h>
#include <string.h>

#include "games/games.h"
#include "test-wait.h"

static LudoGames *
new_games (const char *game_id,
           guint64     seed)
{
  return ludo_games_new (ludo_game_info_for (game_id), seed);
}

static void
play (LudoGames *games)
{
  ludo_games_begin (games);
  WAIT_UNTIL (ludo_games_get_state (games) == LUDO_GAMES_DONE);
}

static gboolean
says (LudoGames  *games,
      const char *words)
{
  g_autofree char *text = ludo_games_describe (games);

  return strstr (text, words) != NULL;
}

/* The exact chances and the verdict are told neither before a guess nor before
 * the end. */
static void
test_order (void)
{
  g_autoptr (LudoGames) games = new_games ("zohn-ahl", 1);
  static const double guess[LUDO_GAMES_BARS_MAX] = { 60, 40 };
  const LudoGamesBar red = { 0, 0 };
  const double *kept;
  LudoInterval interval;
  double share;

  g_assert_cmpint (ludo_games_get_guess (games, NULL), ==, LUDO_GUESS_NONE);
  ludo_games_draw_guess (games, 0, 60);
  ludo_games_draw_guess (games, 1, 45);
  g_assert_true (says (games, "add up to 105 games"));
  ludo_games_set_guess (games, guess);
  ludo_games_begin (games);
  g_assert_cmpint (ludo_games_get_verdict (games, &interval), ==,
                   LUDO_VERDICT_NONE);
  g_assert_null (ludo_games_get_exact (games, 0));
  g_assert_true (says (games, "of 1,000 games."));
  WAIT_UNTIL (ludo_games_get_exact (games, 0) != NULL);
  g_assert_cmpint (ludo_games_get_verdict (games, &interval), !=,
                   LUDO_VERDICT_NONE);
  share = ludo_games_find_exact (games, &red);
  g_assert_cmpfloat (share, >, 0.4);
  g_assert_cmpfloat (share, <, 0.6);
  g_assert_true (says (games, "Computed: Red wins"));
  g_assert_cmpint (ludo_games_get_guess (games, &kept), ==, LUDO_GUESS_DRAWN);
  g_assert_cmpint ((int) kept[0], ==, 60);
  /* The exact chance is hidden again while another guess is to be made. */
  ludo_games_forget_guess (games);
  g_assert_cmpfloat (ludo_games_find_exact (games, &red), <, 0);
  g_assert_false (says (games, "Computed"));
}

/* The mean length and the chance of the first seat from each state, which a
 * sweep over all states that can follow finds. */
typedef struct
{
  GameState state;
  double wins;
  double length;
} Node;

static gboolean
same (gconstpointer a,
      gconstpointer b)
{
  return memcmp (a, b, sizeof (GameState)) == 0;
}

static guint
hash (gconstpointer state)
{
  const guint64 *words = state;
  guint64 value = 0;

  for (guint i = 0; i < sizeof (GameState) / sizeof *words; i++)
    value = (value ^ words[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint) (value >> 32);
}

static Node *
find_node (GHashTable      *nodes,
           GQueue          *queue,
           const GameState *state)
{
  Node *node = g_hash_table_lookup (nodes, state);

  if (node == NULL)
    {
      node = g_new0 (Node, 1);
      node->state = *state;
      g_hash_table_insert (nodes, &node->state, node);
      g_queue_push_tail (queue, node);
    }

  return node;
}

/* Improves @node from what follows it.  Returns: by how much. */
static double
sweep (const GameRules *rules,
       GHashTable      *nodes,
       GQueue          *queue,
       Node            *node)
{
  GameThrow throws[GAME_THROWS_MAX];
  int n = rules->throws (&node->state, throws);
  double total = 0, wins = 0, length = 0, change;

  for (int i = 0; i < n; i++)
    total += throws[i].weight;
  for (int i = 0; i < n; i++)
    {
      double chance = throws[i].weight / total;
      GameState after = node->state;
      GameOutcome outcome;

      rules->apply (&after, throws[i].move, NULL);
      rules->outcome (&after, &outcome);
      length += chance;
      if (outcome.over)
        wins += chance * (outcome.winner == 0);
      else
        {
          const Node *next = find_node (nodes, queue, &after);

          wins += chance * next->wins;
          length += chance * next->length;
        }
    }
  change = MAX (fabs (wins - node->wins), fabs (length - node->length));
  node->wins = wins;
  node->length = length;

  return change;
}

/* The chance that is told as exact agrees with a naive solver to 1e-9. */
static void
test_exact (void)
{
  g_autoptr (LudoGames) games = new_games ("zohn-ahl", 1);
  LudoGamesSetting setting = *ludo_games_get_setting (games, 0);
  const GameRules *rules = setting.info->rules;
  g_autoptr (GHashTable) nodes = g_hash_table_new_full (hash, same, NULL,
                                                        g_free);
  g_autoptr (GQueue) queue = g_queue_new ();
  const LudoGamesExact *exact;
  GameState start;
  Node *first;
  double change = 1;

  setting.config.counters[0] = 1;
  setting.config.counters[1] = 2;
  rules->start (&setting.config, &start);
  first = find_node (nodes, queue, &start);
  while (change > 1e-13)
    {
      change = 0;
      for (GList *link = queue->tail; link != NULL; link = link->prev)
        {
          double own = sweep (rules, nodes, queue, link->data);

          change = MAX (change, own);
        }
    }

  ludo_games_set_setting (games, 0, &setting);
  ludo_games_set_n (games, 100);
  ludo_games_set_guess (games, NULL);
  ludo_games_begin (games);
  WAIT_UNTIL ((exact = ludo_games_get_exact (games, 0)) != NULL);
  g_assert_cmpfloat_with_epsilon (exact->first_wins, first->wins, 1e-9);
  /* The lengths leave out one game in a thousand million. */
  g_assert_cmpfloat_with_epsilon (exact->lengths->mean, first->length, 1e-6);
}

/* More games are begun afresh, and are said to be. */
static void
test_more (void)
{
  g_autoptr (LudoGames) games = new_games ("chisolo", 9);
  guint won[LUDO_GAMES_FRAMES_MAX];

  ludo_games_set_n (games, 100);
  ludo_games_set_guess (games, NULL);
  play (games);
  won[0] = ludo_games_get_counts (games, 0)->n_won[0];
  g_assert_false (says (games, "begun afresh"));
  ludo_games_begin_with_more (games);
  g_assert_cmpuint (ludo_games_get_counts (games, 0)->n_games, ==, 0);
  WAIT_UNTIL (ludo_games_get_state (games) == LUDO_GAMES_DONE);
  g_assert_cmpuint (ludo_games_get_n (games), ==, 1000);
  g_assert_cmpuint (ludo_games_get_counts (games, 0)->n_games, ==, 1000);
  g_assert_true (says (games, "begun afresh"));
  for (guint i = 1; i < 3; i++)
    {
      ludo_games_set_n (games, 100);
      play (games);
      won[i] = ludo_games_get_counts (games, 0)->n_won[0];
    }
  /* Other games each time. */
  g_assert_true (won[0] != won[1] || won[1] != won[2]);
}

/* The same seed gives the same, and other settings forget what was guessed and
 * played. */
static void
test_forget (void)
{
  g_autoptr (LudoGames) one = new_games ("ken-wan", 4);
  g_autoptr (LudoGames) other = new_games ("ken-wan", 4);
  LudoGamesSetting setting;

  ludo_games_set_n (one, 100);
  ludo_games_set_n (other, 100);
  ludo_games_set_guess (one, NULL);
  ludo_games_set_guess (other, NULL);
  play (one);
  play (other);
  g_assert_cmpmem (ludo_games_get_counts (one, 0), sizeof (LudoGamesCounts),
                   ludo_games_get_counts (other, 0),
                   sizeof (LudoGamesCounts));
  setting = *ludo_games_get_setting (one, 0);
  setting.config.players = 2;
  setting.levels[0] = 6;
  ludo_games_set_setting (one, 0, &setting);
  /* A level that needs the clock is not played. */
  g_assert_cmpint (ludo_games_get_setting (one, 0)->levels[0], ==,
                   LUDO_GAMES_RANDOM);
  g_assert_cmpint (ludo_games_get_guess (one, NULL), ==, LUDO_GUESS_NONE);
  g_assert_null (ludo_games_get_counts (one, 0));
  ludo_games_set_guess (one, NULL);
  ludo_games_begin (one);
  ludo_games_stop (one);
  g_assert_cmpint (ludo_games_get_state (one), ==, LUDO_GAMES_READY);
  g_assert_null (ludo_games_get_counts (one, 0));
}

/* A setting that is better is found to be; two equal ones seldom. */
static void
test_compare (void)
{
  g_autoptr (LudoGames) games = new_games ("zohn-ahl", 2);
  LudoGamesSetting setting;
  LudoInterval interval;

  ludo_games_set_is_comparison (games, TRUE);
  setting = *ludo_games_get_setting (games, 1);
  setting.config.counters[1] = 1;
  ludo_games_set_setting (games, 1, &setting);
  ludo_games_set_guess (games, NULL);
  play (games);
  g_assert_cmpint (ludo_games_get_verdict (games, &interval), ==,
                   LUDO_VERDICT_FEWER);
  g_assert_true (says (games, "Red wins less often in A than in B"));
  g_assert_true (says (games, "A: Red: "));
  ludo_games_set_view (games, LUDO_GAMES_VIEW_FRAMES);
  g_assert_true (says (games, "10 times a hundred games: A ahead in 0, B in "
                              "10."));
  /* No heading speaks of a guess that is not in the picture. */
  g_assert_cmpstr (ludo_games_get_task (games), ==,
                   "Who is ahead in each hundred games");
  ludo_games_set_view (games, LUDO_GAMES_VIEW_LENGTHS);
  g_assert_true (says (games, "A: The games lasted"));
  g_assert_cmpstr (ludo_games_get_task (games), ==,
                   "How long the games lasted");
  ludo_games_set_view (games, LUDO_GAMES_VIEW_WINS);
  g_assert_cmpstr (ludo_games_get_task (games), ==, "What was played");
}

/* Each bar has a sentence, in every view, and the bars of lengths count all
 * games. */
static void
test_words (void)
{
  static const char *const ids[] = { "zohn-ahl", "tavli", "chisolo",
                                     "ken-wan" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (LudoGames) games = new_games (ids[i], 3);
      g_autoptr (GPtrArray) rows = NULL;
      LudoGamesBar bars[LUDO_GAMES_BARS_MAX];
      LudoGamesBins bins;
      const LudoGamesCounts *counts;
      guint n = 0;

      ludo_games_set_guess (games, NULL);
      play (games);
      for (LudoGamesView view = 0; view < LUDO_N_GAMES_VIEWS; view++)
        {
          g_auto (GStrv) words = NULL;
          g_autofree char *text = NULL;

          ludo_games_set_view (games, view);
          words = ludo_games_dup_words (games);
          text = ludo_games_describe (games);
          g_assert_cmpuint (strlen (text), >, 20);
          g_assert_cmpuint (g_strv_length (words), ==,
                            view == LUDO_GAMES_VIEW_FRAMES ? 10
                            : view == LUDO_GAMES_VIEW_LENGTHS
                              ? ludo_games_find_bins (games).n
                              : ludo_games_list_bars (games, bars));
        }
      bins = ludo_games_find_bins (games);
      counts = ludo_games_get_counts (games, 0);
      g_assert_cmpuint (bins.n, >, 3);
      g_assert_cmpuint (bins.n, <=, LUDO_GAMES_BINS_MAX);
      for (guint j = 0; j < bins.n; j++)
        n += ludo_games_count_bin (counts, &bins, j);
      g_assert_cmpuint (n, ==, 1000 - counts->n_unfinished);

      rows = ludo_games_dup_table (games);
      for (guint j = 0; j < rows->len; j++)
        g_assert_cmpuint (g_strv_length (g_ptr_array_index (rows, j)), ==, 6);
    }
}

/* The words tell how many games were given up. */
static void
test_unfinished (void)
{
  g_autoptr (LudoGames) games = new_games ("tavli", 3);
  LudoGamesSetting setting = *ludo_games_get_setting (games, 0);
  LudoInterval interval;

  setting.max_plies = 20;
  ludo_games_set_setting (games, 0, &setting);
  ludo_games_set_n (games, 100);
  ludo_games_set_guess (games, NULL);
  play (games);
  g_assert_true (says (games, "100 games did not end within 20 moves"));
  g_assert_cmpint (ludo_games_get_verdict (games, &interval), ==,
                   LUDO_VERDICT_CANNOT_TELL);
  ludo_games_set_view (games, LUDO_GAMES_VIEW_LENGTHS);
  g_assert_true (says (games, "0.0 throws"));
}

/* How small a difference is seen, as the design has it. */
static void
test_visible (void)
{
  g_autoptr (LudoGames) games = new_games ("tavli", 3);
  g_autofree char *text = NULL;

  ludo_games_set_n (games, 10000);
  ludo_games_set_is_comparison (games, TRUE);
  text = ludo_games_describe_visible (games);
  g_assert_cmpstr (text, ==, "10,000 games per setting: enough to see a "
                             "difference of 2 in a hundred");
}

/* Settings, number and guess stay; what was played does not. */
static void
test_kept (void)
{
  static const double guess[LUDO_GAMES_BARS_MAX] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  g_autoptr (LudoGames) games = new_games ("ken-wan", 1);
  g_autoptr (LudoGames) again = NULL;
  LudoGamesSetting setting;
  const LudoGamesSetting *kept;
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;
  const double *drawn;

  ludo_games_set_is_comparison (games, TRUE);
  setting = *ludo_games_get_setting (games, 1);
  setting.config.setup = 1;
  setting.config.players = 2;
  setting.levels[1] = 3;
  ludo_games_set_setting (games, 1, &setting);
  ludo_games_set_n (games, 100);
  ludo_games_set_guess (games, guess);
  play (games);
  text = ludo_games_dup_text (games);
  again = ludo_games_new_from_text (text, 2, NULL);
  g_assert_nonnull (again);
  g_assert_null (ludo_games_get_counts (again, 0));
  g_assert_cmpuint (ludo_games_get_n (again), ==, 100);
  kept = ludo_games_get_setting (again, 1);
  g_assert_cmpint (kept->config.setup, ==, 1);
  g_assert_cmpint (kept->config.players, ==, 2);
  g_assert_cmpint (kept->levels[1], ==, 3);
  g_assert_cmpint (ludo_games_get_setting (again, 0)->config.players, ==, 3);
  ludo_games_get_guess (again, &drawn);
  g_assert_nonnull (drawn);
  g_assert_cmpint ((int) drawn[7], ==, 8);
  other = ludo_games_dup_text (again);
  g_assert_cmpstr (text, ==, other);
}

/* Whatever a file has in the place of a value, it is refused or read, and says
 * which line is wrong. */
static void
test_hostile (void)
{
  static const char *const values[] = {
    "", "-1", "0", "7", "99999999999999999999", "nan", "x", "1;2",
    "1;2;3;4;5;6;7;8;9", "-1;-1;7;", "0;0;0;", "1;1;1;1;", "\\", "101;",
    "nan;nan;nan;nan;nan;nan;nan;nan;", "true",
  };
  g_autoptr (LudoGames) games = new_games ("zohn-ahl", 1);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_refused = 0;

  ludo_games_set_is_comparison (games, TRUE);
  ludo_games_set_guess (games, (double[LUDO_GAMES_BARS_MAX]) { 1 });
  text = ludo_games_dup_text (games);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    for (guint j = 0; j <= G_N_ELEMENTS (values); j++)
      {
        char *line = lines[i];
        g_auto (GStrv) parts = g_strsplit (line, "=", 2);
        g_autofree char *changed = NULL;
        g_autoptr (LudoGames) read = NULL;
        g_autoptr (GError) error = NULL;

        if (g_strv_length (parts) < 2)
          continue;

        lines[i] = j < G_N_ELEMENTS (values)
                     ? g_strconcat (parts[0], "=", values[j], NULL)
                     : g_strdup ("");
        changed = g_strjoinv ("\n", lines);
        g_free (lines[i]);
        lines[i] = line;
        read = ludo_games_new_from_text (changed, 1, &error);
        g_assert_true ((read == NULL) == (error != NULL));
        n_refused += read == NULL;
        if (read != NULL)
          {
            g_autofree char *words = ludo_games_describe (read);

            g_assert_nonnull (words);
          }
        else
          g_assert_cmpuint (strlen (error->message), >, 10);
      }
  g_assert_cmpuint (n_refused, >, 100);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/games/order", test_order);
  g_test_add_func ("/games/exact", test_exact);
  g_test_add_func ("/games/more", test_more);
  g_test_add_func ("/games/forget", test_forget);
  g_test_add_func ("/games/compare", test_compare);
  g_test_add_func ("/games/words", test_words);
  g_test_add_func ("/games/unfinished", test_unfinished);
  g_test_add_func ("/games/visible", test_visible);
  g_test_add_func ("/games/kept", test_kept);
  g_test_add_func ("/games/hostile", test_hostile);

  return g_test_run ();
}
