/* engine-query.c: positions in, questions about them answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-command.h"

#include <stdlib.h>
#include <string.h>

/* The word `moves` in @text, or NULL. */
static char *
find_moves (char *text)
{
  const char *word = "moves";

  for (char *found = strstr (text, word); found != NULL;
       found = strstr (found + 1, word))
    if ((found == text || strchr (ENGINE_BLANKS, found[-1]) != NULL)
        && (found[5] == '\0' || strchr (ENGINE_BLANKS, found[5]) != NULL))
      return found;

  return NULL;
}

/* Sets up the position whose text stands from *@cursor up to the word `moves`,
 * and moves the cursor there. */
static bool
read_fen (EngineSession  *session,
          char          **cursor,
          GamePosition   *position)
{
  g_autofree char *text = g_strdup (*cursor != NULL ? *cursor : "");
  char *moves = find_moves (text);
  GameState state = { 0 };
  GameError error = { 0 };

  if (moves != NULL)
    {
      *cursor += moves - text;
      *moves = '\0';
    }
  else
    *cursor = NULL;

  if (!session->rules->parse (text + strspn (text, ENGINE_BLANKS), &state,
                              &error))
    return engine_refuse (session, "bad position: %s, at byte %zu",
                          error.reason, error.offset);

  game_position_init_state (position, session->rules, &state);

  return true;
}

static bool
refuse_move (EngineSession *session,
             const char    *word,
             guint          number,
             const char    *why)
{
  g_autoptr (GString) quoted = g_string_new (NULL);

  engine_append_quoted (quoted, word);

  return engine_refuse (session, "illegal move %s, number %u: %s", quoted->str,
                        number, why);
}

static bool
play_moves (EngineSession *session,
            char          *cursor,
            GamePosition  *position)
{
  const char *word;

  for (guint number = 1; (word = engine_next_word (&cursor)) != NULL;
       number++)
    {
      GameOutcome outcome;
      GameError error = { 0 };
      GameMove move;

      game_position_outcome (position, &outcome);
      if (outcome.over)
        return refuse_move (session, word, number, "the game is over");
      if (!position->rules->parse_move (&position->state, word, strlen (word),
                                        &move, &error))
        return refuse_move (session, word, number, error.reason);
      game_position_apply (position, move, NULL);
    }

  return true;
}

bool
engine_do_position (EngineSession *session,
                    char          *args)
{
  const char *word = engine_next_word (&args);
  GamePosition position;

  if (g_strcmp0 (word, "startpos") == 0)
    game_position_init_start (&position, session->rules, &session->config);
  else if (g_strcmp0 (word, "fen") != 0)
    return engine_refuse (session, "position: expected startpos or fen");
  else if (!read_fen (session, &args, &position))
    return false;

  word = engine_next_word (&args);
  if (word != NULL && !g_str_equal (word, "moves"))
    {
      game_position_clear (&position);
      return engine_refuse_word (session, "unexpected word", word,
                                 "expected moves");
    }

  if (!play_moves (session, args, &position))
    {
      game_position_clear (&position);
      return false;
    }

  game_position_clear (&session->position);
  session->position = position;

  return true;
}

static bool
answer_truth (EngineSession *session,
              bool           truth)
{
  engine_session_answer (session, "response %s", truth ? "true" : "false");

  return true;
}

static bool
query_gameover (EngineSession *session)
{
  GameOutcome outcome;

  game_position_outcome (&session->position, &outcome);

  return answer_truth (session, outcome.over);
}

static bool
query_p1turn (EngineSession *session)
{
  const GamePosition *position = &session->position;

  return answer_truth (session, position->rules->turn (&position->state) == 0);
}

/* The first player is everywhere the first seat. */
static bool
query_result (EngineSession *session)
{
  GameOutcome outcome;

  game_position_outcome (&session->position, &outcome);
  if (!outcome.over)
    engine_session_answer (session, "response none");
  else if (outcome.winner < 0)
    engine_session_answer (session, "response draw");
  else
    engine_session_answer (session, "response %s",
                           outcome.winner == 0 ? "p1win" : "p2win");

  return true;
}

static bool
query_fen (EngineSession *session)
{
  const GamePosition *position = &session->position;
  char text[GAME_POSITION_TEXT_MAX];

  position->rules->print (&position->state, text);
  engine_session_answer (session, "response %s", text);

  return true;
}

static int
compare_tokens (const void *a,
                const void *b)
{
  return strcmp (a, b);
}

static bool
query_legal (EngineSession *session)
{
  const GamePosition *position = &session->position;
  const GameRules *rules = position->rules;
  GameMove moves[GAME_MOVES_MAX];
  char tokens[GAME_MOVES_MAX][GAME_MOVE_TEXT_MAX];
  GString *text = g_string_new ("response");
  GameOutcome outcome;
  int n;

  game_position_outcome (position, &outcome);
  n = outcome.over ? 0 : game_list_moves (rules, &position->state, moves);
  for (int i = 0; i < n; i++)
    rules->print_move (&position->state, moves[i], tokens[i]);
  qsort (tokens, (size_t) n, sizeof tokens[0], compare_tokens);

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, " %s", tokens[i]);
  engine_answer_text (session, text);

  return true;
}

static bool
query_chance (EngineSession *session)
{
  return answer_truth (session, game_position_at_chance (&session->position));
}

static bool
query_turn (EngineSession *session)
{
  const GamePosition *position = &session->position;
  int seat = position->rules->turn (&position->state);

  engine_session_answer (session, "response %c",
                         position->rules->seat_letters[seat]);

  return true;
}

static bool
query_ranking (EngineSession *session)
{
  const GameRules *rules = session->position.rules;
  GameOutcome outcome;
  char letters[GAME_SEATS_MAX + 1] = "-";

  if (rules->max_players == 2)
    return engine_refuse (session, "query ranking: only where three may play");

  game_position_outcome (&session->position, &outcome);
  for (int i = 0; i < outcome.n_ranked; i++)
    letters[i] = rules->seat_letters[outcome.ranking[i]];
  engine_session_answer (session, "response %s", letters);

  return true;
}

void
engine_clear_cache (EngineSession *session)
{
  if (session->cache != NULL)
    session->cache_rules->forget (session->cache);
  session->cache = NULL;
}

/* Has @question of the game on the board answered. */
static bool
answer_question (EngineSession      *session,
                 const GameQuestion *question)
{
  const GamePosition *position = &session->position;
  char *answer = NULL;
  size_t length;
  FILE *out = open_memstream (&answer, &length);
  const char *refusal;

  if (session->cache_rules != position->rules)
    engine_clear_cache (session);
  session->cache_rules = position->rules;
  refusal = question->answer (&session->cache, &position->state, &session->stop,
                              out);
  fclose (out);
  if (refusal != NULL)
    engine_refuse (session, "query %s: %s", question->name, refusal);
  else
    engine_session_answer (session, "response %s", answer);
  free (answer);

  return refusal == NULL;
}

/* Answers a question that only one game answers; refuses it while another game
 * is played. */
static bool
ask_game (EngineSession *session,
          const char    *name)
{
  for (gsize i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      const GameQuestion *question = rules->questions;

      while (question != NULL && question->name != NULL
             && !g_str_equal (question->name, name))
        question++;
      if (question == NULL || question->name == NULL)
        continue;
      if (rules != session->position.rules)
        return engine_refuse (session, "query %s: %s only", name, rules->id);

      return answer_question (session, question);
    }

  return engine_refuse_word (session, "unknown query", name, NULL);
}

bool
engine_do_query (EngineSession *session,
                 char          *args)
{
  static const struct
  {
    const char *name;
    bool (*answer) (EngineSession *session);
  } queries[] = {
    { "chance", query_chance },
    { "fen", query_fen },
    { "gameover", query_gameover },
    { "legal", query_legal },
    { "p1turn", query_p1turn },
    { "ranking", query_ranking },
    { "result", query_result },
    { "turn", query_turn },
  };
  const char *word = engine_next_word (&args);
  const char *extra = engine_next_word (&args);

  if (word == NULL)
    return engine_refuse (session, "query: nothing asked");
  if (extra != NULL)
    return engine_refuse_word (session, "unexpected word", extra,
                               "a query is one word");

  for (gsize i = 0; i < G_N_ELEMENTS (queries); i++)
    if (g_str_equal (word, queries[i].name))
      return queries[i].answer (session);

  return ask_game (session, word);
}
