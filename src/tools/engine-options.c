/* engine-options.c: the options of a session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-command.h"

#include <string.h>

#include "config.h"

#define THREADS_MAX 256
#define HASH_MIB_MAX 4096

static bool
refuse_value (EngineSession *session,
              const char    *option,
              const char    *value,
              const char    *why)
{
  g_autofree char *what = g_strconcat ("bad value of ", option, NULL);

  return engine_refuse_word (session, what, value, why);
}

void
engine_reset_position (EngineSession *session)
{
  game_position_clear (&session->position);
  game_position_init_start (&session->position, session->rules,
                            &session->config);
}

/* Changing the game goes back to the start; setting the same values again
 * changes nothing. */
static bool
use_config (EngineSession    *session,
            const GameRules  *rules,
            const GameConfig *config)
{
  const GameConfig *old = &session->config;

  if (rules == session->rules && config->ruleset == old->ruleset
      && config->setup == old->setup && config->players == old->players
      && config->counters[0] == old->counters[0]
      && config->counters[1] == old->counters[1])
    return true;

  session->rules = rules;
  session->config = *config;
  engine_reset_position (session);

  return true;
}

static bool
set_game (EngineSession *session,
          char          *value)
{
  const GameRules *rules = games_find (value);
  GameConfig config;

  if (rules == NULL)
    {
      g_autofree char *ids = games_dup_ids ();

      return refuse_value (session, "Game", value, ids);
    }
  if (rules == session->rules)
    return true;

  game_rules_default_config (rules, &config);

  return use_config (session, rules, &config);
}

/* `star-2` and the like: a set-up, a hyphen and the number of players. */
static bool
find_setup_and_players (const GameRules *rules,
                        const char      *value,
                        GameConfig      *config)
{
  const char *hyphen = strrchr (value, '-');
  g_autofree char *setup = NULL;
  guint64 players;

  if (hyphen == NULL
      || !engine_parse_number (hyphen + 1, (guint64) rules->min_players,
                               (guint64) rules->max_players, &players))
    return false;

  setup = g_strndup (value, (gsize) (hyphen - value));
  config->players = (int) players;
  config->setup = game_rules_find_setup (rules, setup);

  return config->setup >= 0;
}

static bool
set_ruleset (EngineSession *session,
             char          *value)
{
  const GameRules *rules = session->rules;
  GameConfig config = session->config;

  config.ruleset = game_rules_find_ruleset (rules, value);
  if (config.ruleset >= 0)
    return use_config (session, rules, &config);

  config.ruleset = session->config.ruleset;
  if (find_setup_and_players (rules, value, &config))
    return use_config (session, rules, &config);

  return refuse_value (session, "Ruleset", value,
                       "the game has no such ruleset");
}

static bool
set_players (EngineSession *session,
             char          *value)
{
  const GameRules *rules = session->rules;
  GameConfig config = session->config;
  guint64 players;

  if (!engine_parse_number (value, (guint64) rules->min_players,
                            (guint64) rules->max_players, &players))
    return refuse_value (session, "Players", value,
                         rules->min_players == rules->max_players
                         ? "the game has two players"
                         : "two or three players");

  config.players = (int) players;

  return use_config (session, rules, &config);
}

static bool
set_setup (EngineSession *session,
           char          *value)
{
  GameConfig config = session->config;

  if (session->rules->setups == NULL)
    return refuse_value (session, "Setup", value, "the game has no set-ups");
  config.setup = game_rules_find_setup (session->rules, value);
  if (config.setup < 0)
    return refuse_value (session, "Setup", value,
                         "the game has no such set-up");

  return use_config (session, session->rules, &config);
}

/* Reads one number for both sides, or two with a comma between. */
static bool
set_counters (EngineSession *session,
              char          *value)
{
  GameConfig config = session->config;
  int most = session->rules->max_counters;
  g_auto (GStrv) sides = g_strsplit (value, ",", 2);
  g_autofree char *why = NULL;
  guint64 first, second;

  if (most == 0)
    return refuse_value (session, "Counters", value,
                         "the game has no counters");
  if (!engine_parse_number (sides[0], 1, (guint64) most, &first)
      || !engine_parse_number (sides[sides[1] != NULL], 1, (guint64) most,
                               &second))
    {
      why = g_strdup_printf ("from 1 to %d, or two such numbers with a comma",
                             most);
      return refuse_value (session, "Counters", value, why);
    }

  config.counters[0] = (int) first;
  config.counters[1] = (int) second;

  return use_config (session, session->rules, &config);
}

static bool
set_seed (EngineSession *session,
          char          *value)
{
  return engine_parse_number (value, 0, G_MAXUINT64, &session->settings.seed)
         || refuse_value (session, "Seed", value,
                          "a number from 0 to 18446744073709551615");
}

/* Sets a number from 1 to @most. */
static bool
set_number (EngineSession *session,
            const char    *option,
            const char    *value,
            int            most,
            int           *number)
{
  guint64 parsed;

  if (!engine_parse_number (value, 1, (guint64) most, &parsed))
    {
      g_autofree char *why = g_strdup_printf ("a number from 1 to %d", most);

      return refuse_value (session, option, value, why);
    }

  *number = (int) parsed;
  if (number == &session->settings.hash_mib)
    atomic_store (&session->hash_announced, false);

  return true;
}

static bool
set_option (EngineSession *session,
            const char    *name,
            char          *value)
{
  EngineSettings *settings = &session->settings;
  const struct
  {
    const char *name;
    bool (*set) (EngineSession *session, char *value);
    int most;
    int *number;
  } options[] = {
    { "Game", set_game },
    { "Ruleset", set_ruleset },
    { "Players", set_players },
    { "Setup", set_setup },
    { "Counters", set_counters },
    { "Seed", set_seed },
    { "Level", NULL, SEARCH_LEVEL_FULL, &settings->level },
    { "Threads", NULL, THREADS_MAX, &settings->threads },
    { "Hash", NULL, HASH_MIB_MAX, &settings->hash_mib },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (g_ascii_strcasecmp (name, options[i].name) == 0)
      return options[i].set != NULL
               ? options[i].set (session, value)
               : set_number (session, options[i].name, value, options[i].most,
                             options[i].number);

  return engine_refuse_word (session, "unknown option", name, NULL);
}

bool
engine_do_setoption (EngineSession *session,
                     char          *args)
{
  const char *keyword = engine_next_word (&args);
  const char *name = engine_next_word (&args);
  const char *extra;
  char *value;

  if (g_strcmp0 (keyword, "name") != 0 || name == NULL)
    return engine_refuse (session,
                          "setoption: expected name, an option and value");

  keyword = engine_next_word (&args);
  value = engine_next_word (&args);
  if (g_strcmp0 (keyword, "value") != 0 || value == NULL)
    return engine_refuse_word (session, "no value given for option", name,
                               NULL);

  extra = engine_next_word (&args);
  if (extra != NULL)
    return engine_refuse_word (session, "unexpected word", extra,
                               "a value is one word");

  return set_option (session, name, value);
}

/* The rulesets of every game are listed, the default being that of the game
 * that is set: an option list is read once, before Game is chosen. */
static void
list_games_and_rulesets (EngineSession *session)
{
  const GameRules *const *games = games_list ();
  GString *ids = g_string_new (NULL);
  GString *rulesets = g_string_new (NULL);

  g_string_printf (ids, "option name Game type combo default %s",
                   games[0]->id);
  g_string_printf (rulesets, "option name Ruleset type combo default %s",
                   session->rules->rulesets[0].id);
  for (gsize i = 0; games[i] != NULL; i++)
    {
      g_string_append_printf (ids, " var %s", games[i]->id);
      for (int j = 0; j < games[i]->n_rulesets; j++)
        g_string_append_printf (rulesets, " var %s", games[i]->rulesets[j].id);
    }
  engine_answer_text (session, ids);
  engine_answer_text (session, rulesets);
}

static void
list_setups (EngineSession *session)
{
  for (gsize i = 0; games_list ()[i] != NULL; i++)
    {
      const char *const *setups = games_list ()[i]->setups;
      g_autofree char *joined = NULL;

      if (setups == NULL)
        continue;
      joined = g_strjoinv (" var ", (char **) setups);
      engine_session_answer (session,
                             "option name Setup type combo default %s var %s",
                             setups[0], joined);
    }
}

bool
engine_do_ugi (EngineSession *session,
               char          *args)
{
  engine_session_answer (session, "id name Ludotheque %s", PACKAGE_VERSION);
  engine_session_answer (session, "id author The Ludotheque authors");
  list_games_and_rulesets (session);
  engine_session_answer (session,
                         "option name Players type spin default 2 min 2 "
                         "max %d", GAME_SEATS_MAX);
  list_setups (session);
  engine_session_answer (session,
                         "option name Counters type string default 4");
  engine_session_answer (session,
                         "option name Level type spin default %d min 1 "
                         "max %d", SEARCH_LEVEL_FULL, SEARCH_LEVEL_FULL);
  engine_session_answer (session,
                         "option name Seed type string default 1");
  engine_session_answer (session,
                         "option name Threads type spin default 1 min 1 "
                         "max %d", THREADS_MAX);
  engine_session_answer (session,
                         "option name Hash type spin default 16 min 1 max %d",
                         HASH_MIB_MAX);
  engine_session_answer (session, "ugiok");

  return true;
}
