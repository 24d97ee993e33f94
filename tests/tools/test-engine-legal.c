/* test-engine-legal.c: `query legal` says what the rules say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/games-fixture.h"
#include "tools/engine-session.h"

/* How many positions are asked about for each ruleset, set-up and number of
 * players. */
#define POSITIONS 10000

/* What a test is told. */
typedef struct
{
  const GameRules *rules;
  GameConfig config;
} Start;

static void
write_cb (const char *line,
          void       *data)
{
  g_string_append_printf (data, "%s\n", line);
}

static void
feed (EngineSession *session,
      const char    *line)
{
  g_assert_true (engine_session_feed (session, line, strlen (line)));
}

/* Compares the session's answers at @position with the rules' own. */
static void
compare (EngineSession      *session,
         GString            *answers,
         const GamePosition *position)
{
  const GameRules *rules = position->rules;
  g_autofree char *text = fixture_text (rules, &position->state);
  g_autofree char *line = g_strconcat ("position fen ", text, NULL);
  g_autoptr (GPtrArray) tokens = fixture_tokens (rules, &position->state);
  g_autoptr (GString) expected = g_string_new ("response");

  for (guint i = 0; i < tokens->len; i++)
    g_string_append_printf (expected, " %s",
                            (const char *) g_ptr_array_index (tokens, i));
  g_string_append_printf (expected, "\nresponse %s\n", text);

  g_string_truncate (answers, 0);
  feed (session, line);
  feed (session, "query legal");
  feed (session, "query fen");
  if (!g_str_equal (answers->str, expected->str))
    g_error ("%s: at “%s”\nthe engine says %sthe rules say   %s", rules->id,
             text, answers->str, expected->str);
}

static void
test_legal (gconstpointer data)
{
  const Start *start = data;
  g_autoptr (GString) answers = g_string_new (NULL);
  EngineSession *session = engine_session_new (write_cb, answers);
  g_autofree char *game = g_strconcat ("setoption name Game value ",
                                       start->rules->id, NULL);
  GameRng rng = { 99 };
  int n = 0;

  feed (session, game);
  while (n < POSITIONS)
    {
      GamePosition position;

      game_position_init_start (&position, start->rules, &start->config);
      do
        {
          compare (session, answers, &position);
          n++;
        }
      while (n < POSITIONS && fixture_random_ply (&position, &rng, NULL));
      game_position_clear (&position);
    }
  engine_session_free (session);
}

static void
add_start (const GameRules  *rules,
           const GameConfig *config,
           gpointer          data)
{
  Start start = { rules, *config };
  g_autofree char *name =
    g_strdup_printf ("/legal/%s/%s/%s-%d", rules->id,
                     rules->rulesets[config->ruleset].id,
                     rules->setups == NULL ? "start"
                                           : rules->setups[config->setup],
                     config->players);

  g_test_add_data_func_full (name, g_memdup2 (&start, sizeof start),
                             test_legal, g_free);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_each_config (add_start, NULL);

  return g_test_run ();
}
