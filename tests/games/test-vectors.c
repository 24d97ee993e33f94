/* test-vectors.c: whole games played by independent reference rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each line of tests/vectors/<game>.jsonl is one game: the start, the moves,
 * the position after each, how many moves or throws were possible before
 * each, and the result.
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "games-fixture.h"

#include "games/chisolo/rules/chisolo-rules.h"

/* Vector: one line of a file. */
typedef struct
{
  const GameRules *rules;
  char *line;
} Vector;

static void
vector_free (gpointer data)
{
  Vector *vector = data;

  g_free (vector->line);
  g_free (vector);
}

/* How many moves, or throws at a chance node, are possible now. */
static int
count_choices (const GamePosition *position)
{
  GameMove moves[GAME_MOVES_MAX];
  GameThrow throws[GAME_THROWS_MAX];

  if (game_position_at_chance (position))
    return position->rules->throws (&position->state, throws);

  return game_position_legal_moves (position, moves);
}

/* The result as the vectors write it: the letters of the ranking in Ken Wan,
 * who won elsewhere. */
static char *
result_text (const GamePosition *position)
{
  const GameRules *rules = position->rules;
  GameOutcome outcome;
  GString *letters;

  game_position_outcome (position, &outcome);
  if (!outcome.over)
    return g_strdup ("none");

  if (!g_str_equal (rules->id, "ken-wan"))
    {
      if (outcome.winner < 0)
        return g_strdup ("draw");
      return g_strdup (outcome.winner == 0 ? "p1win" : "p2win");
    }

  letters = g_string_new (NULL);
  for (int i = 0; i < outcome.n_ranked; i++)
    g_string_append_c (letters, rules->seat_letters[outcome.ranking[i]]);

  return g_string_free (letters, FALSE);
}

/* The ruleset that a line names is the one that its start says, or in Ken
 * Wan the set-up and the number of players; and it is the start of that. */
static void
check_start (const GamePosition *position,
             const char         *ruleset)
{
  const GameRules *rules = position->rules;
  GameConfig config;
  GamePosition start;
  g_autofree char *text = NULL;
  g_autofree char *expected = fixture_text (rules, &position->state);

  game_rules_default_config (rules, &config);
  rules->config (&position->state, &config);
  if (rules->setups == NULL)
    g_assert_cmpstr (rules->rulesets[config.ruleset].id, ==, ruleset);
  else
    {
      g_auto (GStrv) parts = g_strsplit (ruleset, "-", 2);

      g_assert_cmpint (config.players, ==, atoi (parts[1]));
      config.setup = game_rules_find_setup (rules, parts[0]);
      g_assert_cmpint (config.setup, >=, 0);
    }

  game_position_init_start (&start, rules, &config);
  text = fixture_text (rules, &start.state);
  g_assert_cmpstr (text, ==, expected);
  game_position_clear (&start);
}

/* The trace of the part of a Chisolo move that is settled before its third
 * hole, and that of the rest, are together that of the whole move, and so are
 * the positions. */
static void
check_part (const GameState *before,
            GameMove         move)
{
  GameState whole = *before, begun = *before;
  GameTrace expected = GAME_TRACE_INIT, trace = GAME_TRACE_INIT;

  chisolo_rules.apply (&whole, move, &expected);
  chisolo_rules.apply_part (&begun, move, &trace);
  g_assert_cmpint (chisolo_rules.turn (&begun), ==,
                   chisolo_rules.turn (before));
  chisolo_apply_rest (&begun, move, &trace);
  g_assert_cmpmem (&begun, sizeof begun, &whole, sizeof whole);
  g_assert_cmpmem (trace.events, trace.n_events * sizeof (GameEvent),
                   expected.events, expected.n_events * sizeof (GameEvent));
  game_trace_clear (&trace);

  /* The way of the hand is the sowing of the move, without its captures. */
  if (chisolo_move_kind (move) == CHISOLO_MOVE_SOW)
    {
      const GameEvent *sown = game_trace_find (&expected, CHISOLO_EVENT_LIFT);

      chisolo_trace_way (before,
                         chisolo_cell (chisolo_rules.turn (before),
                                       chisolo_move_hole (move)),
                         (ChisoloDirection) sown[1].value, &trace);
      g_assert_cmpmem (trace.events, trace.n_events * sizeof (GameEvent),
                       sown, trace.n_events * sizeof (GameEvent));
      g_assert_cmpint (sown[trace.n_events].type, !=, CHISOLO_EVENT_LIFT);
      game_trace_clear (&trace);
    }
  game_trace_clear (&expected);
}

static void
test_vector (gconstpointer data)
{
  const Vector *vector = data;
  const GameRules *rules = vector->rules;
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonObject *object;
  JsonArray *moves, *positions, *legal;
  GameState start;
  GamePosition position;
  g_autofree char *result = NULL;

  json_parser_load_from_data (parser, vector->line, -1, &error);
  g_assert_no_error (error);
  object = json_node_get_object (json_parser_get_root (parser));
  moves = json_object_get_array_member (object, "moves");
  positions = json_object_get_array_member (object, "positions");
  legal = json_object_get_array_member (object, "legal");
  g_assert_cmpuint (json_array_get_length (moves), >, 0);
  g_assert_cmpuint (json_array_get_length (positions), ==,
                    json_array_get_length (moves));

  start = fixture_position (rules,
                            json_object_get_string_member (object, "start"));
  game_position_init_state (&position, rules, &start);
  check_start (&position, json_object_get_string_member (object, "ruleset"));

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      const char *token = json_array_get_string_element (moves, i);
      GameError refusal = { 0 };
      GameMove move;
      g_autofree char *text = NULL;

      g_assert_cmpint (count_choices (&position), ==,
                       json_array_get_int_element (legal, i));
      if (!rules->parse_move (&position.state, token, strlen (token), &move,
                              &refusal))
        g_error ("move %u, %s: %s", i + 1, token, refusal.reason);
      if (rules == &chisolo_rules)
        check_part (&position.state, move);
      game_position_apply (&position, move, NULL);
      text = fixture_text (rules, &position.state);
      g_assert_cmpstr (text, ==,
                       json_array_get_string_element (positions, i));
    }

  result = result_text (&position);
  g_assert_cmpstr (result, ==,
                   json_object_get_string_member (object, "result"));
  g_assert_cmpint (count_choices (&position), ==, 0);
  game_position_clear (&position);
}

static void
add_game (const GameRules *rules)
{
  g_autofree char *base = g_strconcat (rules->id, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "vectors", base,
                                                 NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (contents, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *name = NULL;
      Vector *vector;

      if (lines[i][0] == '\0')
        continue;
      name = g_strdup_printf ("/vectors/%s/%u", rules->id, ++n);
      vector = g_new (Vector, 1);
      *vector = (Vector) { rules, g_strdup (lines[i]) };
      g_test_add_data_func_full (name, vector, test_vector, vector_free);
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; games_list ()[i] != NULL; i++)
    add_game (games_list ()[i]);

  return g_test_run ();
}
