/* test-answers.c: the answers of the pages are right by the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure to play on asks something and an answer follows.  Moves that an
 * answer writes down can be played there; where a single move wins at once
 * the answer names it.
 */

#include "page-tree.h"

#include "games/games.h"

#include <string.h>

/* How the moves of a game look in a sentence; NULL: it has none. */
static const struct
{
  const char *game;
  const char *pattern;
  gboolean in_turn;             /* one is played after another */
} notations[] = {
  { "zohn-ahl", NULL, FALSE },
  { "tavli", "(?<![\\w/])(?:h|m?\\d+)/(?:\\d+|off)(?![\\w/])", TRUE },
  { "chisolo", "\\b[a-g][1-4][-+]?x[a-g][1-4]\\b", FALSE },
  { "ken-wan", "\\b[a-i][1-9][a-i][1-9]\\b", FALSE },
};

typedef void (*EachTry) (const GameRules *rules, PageTree *figure,
                         gpointer data);

static void
each_try (const GameRules *rules,
          EachTry          each,
          gpointer         data)
{
  g_auto (GStrv) ids = page_tree_list (rules->id);

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load (rules->id, ids[i]);
      g_autoptr (GPtrArray) figures = page_tree_all (page, "figure");

      for (guint j = 0; j < figures->len; j++)
        if (page_tree_get (g_ptr_array_index (figures, j), "try") != NULL)
          each (rules, g_ptr_array_index (figures, j), data);
    }
}

static void
read_position (const GameRules *rules,
               PageTree        *figure,
               GameState       *state)
{
  g_assert_true (rules->parse (page_tree_get (figure, "position"), state,
                               NULL));
}

/* The answer in one language, in one line. */
static char *
dup_answer (PageTree   *figure,
            const char *language)
{
  PageTree *answer = page_tree_child (figure, "answer");
  g_autoptr (GPtrArray) texts = page_tree_all (answer, language);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *words =
        page_tree_words (g_ptr_array_index (texts, i), NULL);

      g_string_append_printf (all, "%s ", words);
    }

  return g_string_free (all, FALSE);
}

static const char *
pattern_of (const GameRules *rules,
            gboolean        *in_turn)
{
  for (guint i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_str_equal (notations[i].game, rules->id))
      {
        *in_turn = notations[i].in_turn;
        return notations[i].pattern;
      }
  g_error ("%s: how are its moves written?", rules->id);
}

static guint
play_answer (const GameRules *rules,
             PageTree        *figure,
             const char      *language)
{
  g_autofree char *answer = dup_answer (figure, language);
  g_autofree char *where = page_tree_where (figure);
  gboolean in_turn = FALSE;
  const char *pattern = pattern_of (rules, &in_turn);
  g_autoptr (GRegex) regex = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  guint n_moves = 0;
  GameState state;

  if (pattern == NULL)
    return 0;

  read_position (rules, figure, &state);
  regex = g_regex_new (pattern, 0, 0, NULL);
  for (g_regex_match (regex, answer, 0, &match);
       g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *token = g_match_info_fetch (match, 0);
      GameError error;
      GameMove move;

      if (!rules->parse_move (&state, token, strlen (token), &move, &error))
        g_error ("%s: the answer’s move “%s” is refused: %s", where, token,
                 error.reason);
      n_moves++;
      if (in_turn)
        rules->apply (&state, move, NULL);
    }

  return n_moves;
}

static void
check_moves (const GameRules *rules,
             PageTree        *figure,
             gpointer         data)
{
  guint *n_moves = data;

  *n_moves += play_answer (rules, figure, "fr");
  *n_moves += play_answer (rules, figure, "en");
}

static void
test_moves (gconstpointer data)
{
  const GameRules *rules = data;
  gboolean in_turn;
  guint n_moves = 0;

  each_try (rules, check_moves, &n_moves);
  if (pattern_of (rules, &in_turn) != NULL)
    g_assert_cmpuint (n_moves, >, 0);
}

static gboolean
is_over (const GameRules *rules,
         const GameState *state)
{
  GameOutcome outcome;

  rules->outcome (state, &outcome);

  return outcome.over;
}

static void
check_win (const GameRules *rules,
           PageTree        *figure,
           gpointer         data)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  g_autofree char *french = dup_answer (figure, "fr");
  g_autofree char *english = dup_answer (figure, "en");
  g_autofree char *where = page_tree_where (figure);
  char token[GAME_MOVE_TEXT_MAX] = "";
  guint *n_named = data;
  guint n_wins = 0;
  GameState state;
  int n;

  read_position (rules, figure, &state);
  n = rules->legal_moves (&state, moves);
  for (int i = 0; i < n; i++)
    {
      GameState after = state;

      rules->apply (&after, moves[i], NULL);
      if (!is_over (rules, &after))
        continue;
      rules->print_move (&state, moves[i], token);
      n_wins++;
    }
  if (n_wins != 1)
    return;

  (*n_named)++;
  if (strstr (french, token) == NULL || strstr (english, token) == NULL)
    g_error ("%s: only %s wins at once, and the answer does not say so",
             where, token);
}

static void
test_wins (void)
{
  guint n_named = 0;

  for (int i = 0; games_list ()[i] != NULL; i++)
    each_try (games_list ()[i], check_win, &n_named);
  g_assert_cmpuint (n_named, >=, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/reader/answers/%s/moves",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_moves);
    }
  g_test_add_func ("/reader/answers/wins", test_wins);

  return g_test_run ();
}
