/* session-fixture.c: a session of the engine inside a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

static void
write_cb (const char *line,
          void       *data)
{
  g_string_append_printf (data, "%s\n", line);
}

EngineSession *
session_begin (GString *answers)
{
  return engine_session_new (write_cb, answers);
}

void
session_feed (EngineSession *session,
              const char    *beginning,
              const char    *rest)
{
  g_autofree char *line = g_strconcat (beginning, rest, NULL);

  g_assert_true (engine_session_feed (session, line, strlen (line)));
}

/* Adding: what each start is added with. */
typedef struct
{
  const char *prefix;
  GTestDataFunc test;
} Adding;

static void
add_start (const GameRules  *rules,
           const GameConfig *config,
           gpointer          data)
{
  const Adding *adding = data;
  SessionStart start = { rules, *config };
  g_autofree char *name =
    g_strdup_printf ("%s/%s/%s/%s-%d", adding->prefix, rules->id,
                     rules->rulesets[config->ruleset].id,
                     rules->setups == NULL ? "start"
                                           : rules->setups[config->setup],
                     config->players);

  g_test_add_data_func_full (name, g_memdup2 (&start, sizeof start),
                             adding->test, g_free);
}

void
session_add_starts (const char    *prefix,
                    GTestDataFunc  test)
{
  Adding adding = { prefix, test };

  fixture_each_config (add_start, &adding);
}
