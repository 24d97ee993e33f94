/* test-engine-legal.c: `query legal` says what the rules say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"
#include "test-long.h"

/* How many positions are asked about for each ruleset, set-up and number of
 * players. */
#define POSITIONS (test_is_long () ? 10000 : 2000)

/* Compares the session's answers at @position with the rules' own. */
static void
compare (EngineSession      *session,
         GString            *answers,
         const GamePosition *position)
{
  const GameRules *rules = position->rules;
  g_autofree char *text = fixture_text (rules, &position->state);
  g_autoptr (GPtrArray) tokens = fixture_tokens (rules, &position->state);
  g_autoptr (GString) expected = g_string_new ("response");

  for (guint i = 0; i < tokens->len; i++)
    g_string_append_printf (expected, " %s",
                            (const char *) g_ptr_array_index (tokens, i));
  g_string_append_printf (expected, "\nresponse %s\n", text);

  g_string_truncate (answers, 0);
  session_feed (session, "position fen ", text);
  session_feed (session, "query ", "legal");
  session_feed (session, "query ", "fen");
  if (!g_str_equal (answers->str, expected->str))
    g_error ("%s: at “%s”\nthe engine says %sthe rules say   %s", rules->id,
             text, answers->str, expected->str);
}

static void
test_legal (gconstpointer data)
{
  const SessionStart *start = data;
  g_autoptr (GString) answers = g_string_new (NULL);
  EngineSession *session = session_begin (answers);
  GameRng rng = { 99 };
  int n = 0;

  session_feed (session, "setoption name Game value ", start->rules->id);
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  session_add_starts ("/legal", test_legal);

  return g_test_run ();
}
