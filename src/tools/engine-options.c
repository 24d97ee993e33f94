/* engine-options.c: the options of a session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-private.h"

#include <stdio.h>
#include <string.h>

#include "config.h"

#define THREADS_MAX 256
#define HASH_MIB_MAX 4096
#define COUNTERS_MAX 8

/* A word of the line: not terminated. */
typedef struct
{
  const char *bytes;
  size_t length;
} Word;

static bool
word_is (Word        word,
         const char *expected)
{
  return engine_word_is (word.bytes, word.length, expected);
}

static bool
refuse_value (EngineSession *session,
              const char    *option,
              Word           value,
              const char    *why)
{
  char what[64];

  strcpy (what, "bad value of ");
  strncat (what, option, sizeof what - strlen (what) - 1);

  return engine_refuse_word (session, what, value.bytes, value.length, why);
}

/* A change of what is played goes back to the start; saying again what
 * already holds changes nothing. */
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
          Word           value)
{
  for (size_t i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      GameConfig config;

      if (!word_is (value, rules->id))
        continue;
      if (rules == session->rules)
        return true;
      game_rules_default_config (rules, &config);
      return use_config (session, rules, &config);
    }

  return refuse_value (session, "Game", value,
                       "zohn-ahl, tavli, chisolo or ken-wan");
}

static bool
find_setup (const GameRules *rules,
            Word             value,
            int             *setup)
{
  if (rules->setups == NULL)
    return false;

  for (int i = 0; rules->setups[i] != NULL; i++)
    if (word_is (value, rules->setups[i]))
      {
        *setup = i;
        return true;
      }

  return false;
}

/* `star-2` and the like: a set-up, a hyphen and the number of players. */
static bool
find_setup_and_players (const GameRules *rules,
                        Word             value,
                        GameConfig      *config)
{
  Word setup = value;
  uint64_t players;

  if (value.length < 3 || value.bytes[value.length - 2] != '-'
      || !engine_parse_number (value.bytes + value.length - 1, 1,
                               (uint64_t) rules->min_players,
                               (uint64_t) rules->max_players, &players))
    return false;

  setup.length -= 2;
  config->players = (int) players;

  return find_setup (rules, setup, &config->setup);
}

static bool
set_ruleset (EngineSession *session,
             Word           value)
{
  const GameRules *rules = session->rules;
  GameConfig config = session->config;

  for (int i = 0; i < rules->n_rulesets; i++)
    if (word_is (value, rules->rulesets[i].id))
      {
        config.ruleset = i;
        return use_config (session, rules, &config);
      }

  if (find_setup_and_players (rules, value, &config))
    return use_config (session, rules, &config);

  return refuse_value (session, "Ruleset", value,
                       "the game has no such ruleset");
}

static bool
set_players (EngineSession *session,
             Word           value)
{
  const GameRules *rules = session->rules;
  GameConfig config = session->config;
  uint64_t players;

  if (!engine_parse_number (value.bytes, value.length,
                            (uint64_t) rules->min_players,
                            (uint64_t) rules->max_players, &players))
    return refuse_value (session, "Players", value,
                         rules->min_players == rules->max_players
                         ? "the game has two players"
                         : "two or three players");

  config.players = (int) players;

  return use_config (session, rules, &config);
}

static bool
set_setup (EngineSession *session,
           Word           value)
{
  GameConfig config = session->config;

  if (session->rules->setups == NULL)
    return refuse_value (session, "Setup", value, "the game has no set-ups");
  if (!find_setup (session->rules, value, &config.setup))
    return refuse_value (session, "Setup", value,
                         "the game has no such set-up");

  return use_config (session, session->rules, &config);
}

/* One number for both sides, or two with a comma between: Red, Green. */
static bool
set_counters (EngineSession *session,
              Word           value)
{
  GameConfig config = session->config;
  const char *comma = memchr (value.bytes, ',', value.length);
  size_t first = comma == NULL ? value.length : (size_t) (comma - value.bytes);
  size_t second = comma == NULL ? 0 : first + 1;
  uint64_t red, green;

  if (strcmp (session->rules->id, "zohn-ahl") != 0)
    return refuse_value (session, "Counters", value,
                         "the game has no counters");
  if (!engine_parse_number (value.bytes, first, 1, COUNTERS_MAX, &red)
      || !engine_parse_number (value.bytes + second, value.length - second,
                               1, COUNTERS_MAX, &green))
    return refuse_value (session, "Counters", value,
                         "from 1 to 8, or two such numbers with a comma");

  config.counters[0] = (int) red;
  config.counters[1] = (int) green;

  return use_config (session, session->rules, &config);
}

static bool
set_number (EngineSession *session,
            const char    *option,
            Word           value,
            uint64_t       most,
            int           *number)
{
  uint64_t parsed;
  char why[64];

  if (!engine_parse_number (value.bytes, value.length, 1, most, &parsed))
    {
      snprintf (why, sizeof why, "a number from 1 to %d", (int) most);
      return refuse_value (session, option, value, why);
    }

  *number = (int) parsed;

  return true;
}

bool
engine_set_option (EngineSession *session,
                   const char    *name,
                   size_t         name_length,
                   const char    *value_bytes,
                   size_t         value_length)
{
  EngineSettings *settings = &session->settings;
  Word value = { value_bytes, value_length };

  if (engine_word_is_name (name, name_length, "Game"))
    return set_game (session, value);
  if (engine_word_is_name (name, name_length, "Ruleset"))
    return set_ruleset (session, value);
  if (engine_word_is_name (name, name_length, "Players"))
    return set_players (session, value);
  if (engine_word_is_name (name, name_length, "Setup"))
    return set_setup (session, value);
  if (engine_word_is_name (name, name_length, "Counters"))
    return set_counters (session, value);
  if (engine_word_is_name (name, name_length, "Level"))
    return set_number (session, "Level", value, SEARCH_LEVEL_FULL,
                       &settings->level);
  if (engine_word_is_name (name, name_length, "Threads"))
    return set_number (session, "Threads", value, THREADS_MAX,
                       &settings->threads);
  if (engine_word_is_name (name, name_length, "Hash"))
    {
      atomic_store (&session->told_of_hash, false);
      return set_number (session, "Hash", value, HASH_MIB_MAX,
                         &settings->hash_mib);
    }
  if (engine_word_is_name (name, name_length, "Seed"))
    return engine_parse_number (value.bytes, value.length, 0, UINT64_MAX,
                                &settings->seed)
           || refuse_value (session, "Seed", value,
                            "a number from 0 to 18446744073709551615");

  return engine_refuse_word (session, "unknown option", name, name_length,
                             NULL);
}

bool
engine_do_setoption (EngineSession *session,
                     const char    *args)
{
  const char *cursor = args;
  Word keyword, name, value, extra;

  keyword.bytes = engine_next_word (&cursor, &keyword.length);
  name.bytes = engine_next_word (&cursor, &name.length);
  if (keyword.bytes == NULL || !word_is (keyword, "name")
      || name.bytes == NULL)
    return engine_refuse (session,
                          "setoption: expected name, an option and value");

  keyword.bytes = engine_next_word (&cursor, &keyword.length);
  value.bytes = engine_next_word (&cursor, &value.length);
  if (keyword.bytes == NULL || !word_is (keyword, "value")
      || value.bytes == NULL)
    return engine_refuse_word (session, "no value given for option",
                               name.bytes, name.length, NULL);

  extra.bytes = engine_next_word (&cursor, &extra.length);
  if (extra.bytes != NULL)
    return engine_refuse_word (session, "unexpected word", extra.bytes,
                               extra.length, "a value is one word");

  return engine_set_option (session, name.bytes, name.length, value.bytes,
                            value.length);
}

static void
list_games (EngineSession *session)
{
  EngineText text = ENGINE_TEXT_INIT;

  engine_text_add (&text, "option name Game type combo default %s",
                   games_list ()[0]->id);
  for (size_t i = 0; games_list ()[i] != NULL; i++)
    engine_text_add (&text, " var %s", games_list ()[i]->id);
  engine_answer_text (session, &text);
  engine_text_clear (&text);
}

/* The rulesets of every game are listed, the default being that of the game
 * that is set: an option list is read once, before Game is chosen. */
static void
list_rulesets (EngineSession *session)
{
  EngineText text = ENGINE_TEXT_INIT;

  engine_text_add (&text, "option name Ruleset type combo default %s",
                   session->rules->rulesets[0].id);
  for (size_t i = 0; games_list ()[i] != NULL; i++)
    for (int j = 0; j < games_list ()[i]->n_rulesets; j++)
      engine_text_add (&text, " var %s", games_list ()[i]->rulesets[j].id);
  engine_answer_text (session, &text);
  engine_text_clear (&text);
}

static void
list_setups (EngineSession *session)
{
  for (size_t i = 0; games_list ()[i] != NULL; i++)
    {
      const char *const *setups = games_list ()[i]->setups;
      EngineText text = ENGINE_TEXT_INIT;

      if (setups == NULL)
        continue;
      engine_text_add (&text, "option name Setup type combo default %s",
                       setups[0]);
      for (size_t j = 0; setups[j] != NULL; j++)
        engine_text_add (&text, " var %s", setups[j]);
      engine_answer_text (session, &text);
      engine_text_clear (&text);
    }
}

bool
engine_do_ugi (EngineSession *session,
               const char    *args)
{
  engine_session_answer (session, "id name Ludotheque %s", PACKAGE_VERSION);
  engine_session_answer (session, "id author The Ludotheque authors");
  list_games (session);
  list_rulesets (session);
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
