/* engine-query.c: positions in, questions about them answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-private.h"

#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"

/* Cuts @length bytes out of the line, blanks around them taken off. */
static char *
cut_out (const char *bytes,
         size_t      length)
{
  char *copy;

  while (length > 0 && engine_is_blank (bytes[0]))
    bytes++, length--;
  while (length > 0 && engine_is_blank (bytes[length - 1]))
    length--;

  copy = game_allocate (length + 1, 1);
  memcpy (copy, bytes, length);

  return copy;
}

/* Sets up the position whose text stands from @args up to the word `moves`,
 * and moves *@cursor there. */
static bool
read_fen (EngineSession  *session,
          const char    **cursor,
          GamePosition   *position)
{
  const char *begin = *cursor;
  const char *end = begin + strlen (begin);
  const char *word;
  size_t length;
  GameState state;
  GameError error = { 0 };
  char *text;
  bool read;

  while ((word = engine_next_word (cursor, &length)) != NULL)
    if (engine_word_is (word, length, "moves"))
      {
        end = word;
        break;
      }
  *cursor = end;

  memset (&state, 0, sizeof state);
  text = cut_out (begin, (size_t) (end - begin));
  read = session->rules->parse (text, &state, &error);
  free (text);
  if (!read)
    {
      engine_refuse (session, "bad position: %s, at byte %zu", error.reason,
                     error.offset);
      return false;
    }

  game_position_init_state (position, session->rules, &state);

  return true;
}

static bool
refuse_move (EngineSession *session,
             const char    *word,
             size_t         length,
             size_t         number,
             const char    *why)
{
  EngineText text = ENGINE_TEXT_INIT;

  engine_text_add (&text, "error illegal move ");
  engine_text_add_quoted (&text, word, length);
  engine_text_add (&text, ", number %zu: %s", number, why);
  session->n_errors++;
  engine_answer_text (session, &text);
  engine_text_clear (&text);

  return false;
}

static bool
play_moves (EngineSession *session,
            const char    *cursor,
            GamePosition  *position)
{
  const char *word;
  size_t length;

  for (size_t number = 1;
       (word = engine_next_word (&cursor, &length)) != NULL; number++)
    {
      GameOutcome outcome;
      GameError error = { 0 };
      GameMove move;

      game_position_outcome (position, &outcome);
      if (outcome.over)
        return refuse_move (session, word, length, number,
                            "the game is over");
      if (!position->rules->parse_move (&position->state, word, length, &move,
                                        &error))
        return refuse_move (session, word, length, number, error.reason);
      game_position_apply (position, move, NULL);
    }

  return true;
}

bool
engine_do_position (EngineSession *session,
                    const char    *args)
{
  const char *cursor = args;
  const char *word;
  size_t length;
  GamePosition position;

  word = engine_next_word (&cursor, &length);
  if (word != NULL && engine_word_is (word, length, "startpos"))
    game_position_init_start (&position, session->rules, &session->config);
  else if (word == NULL || !engine_word_is (word, length, "fen"))
    {
      engine_refuse (session, "position: expected startpos or fen");
      return false;
    }
  else if (!read_fen (session, &cursor, &position))
    return false;

  word = engine_next_word (&cursor, &length);
  if (word != NULL && !engine_word_is (word, length, "moves"))
    {
      game_position_clear (&position);
      return engine_refuse_word (session, "unexpected word", word, length,
                                 "expected moves");
    }

  if (!play_moves (session, cursor, &position))
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

/* The first player is South, White or Red, or Blue in Ken Wan: everywhere
 * the first seat. */
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
  EngineText text = ENGINE_TEXT_INIT;
  int n;

  if (game_position_at_chance (position))
    {
      GameThrow throws[GAME_THROWS_MAX];

      n = rules->throws (&position->state, throws);
      for (int i = 0; i < n; i++)
        moves[i] = throws[i].move;
    }
  else
    n = game_position_legal_moves (position, moves);

  for (int i = 0; i < n; i++)
    rules->print_move (&position->state, moves[i], tokens[i]);
  qsort (tokens, (size_t) n, sizeof tokens[0], compare_tokens);

  engine_text_add (&text, "response");
  for (int i = 0; i < n; i++)
    engine_text_add (&text, " %s", tokens[i]);
  engine_answer_text (session, &text);
  engine_text_clear (&text);

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

  if (strcmp (rules->id, "ken-wan") != 0)
    return engine_refuse (session, "query ranking: Ken Wan only");

  game_position_outcome (&session->position, &outcome);
  for (int i = 0; i < outcome.n_ranked; i++)
    letters[i] = rules->seat_letters[outcome.ranking[i]];
  engine_session_answer (session, "response %s", letters);

  return true;
}

bool
engine_do_query (EngineSession *session,
                 const char    *args)
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
    { "length", engine_query_length },
    { "lengths", engine_query_lengths },
    { "p1turn", query_p1turn },
    { "ranking", query_ranking },
    { "result", query_result },
    { "turn", query_turn },
    { "turnchances", engine_query_turnchances },
    { "winchance", engine_query_winchance },
  };
  const char *cursor = args;
  const char *word, *extra;
  size_t length, extra_length;

  word = engine_next_word (&cursor, &length);
  extra = engine_next_word (&cursor, &extra_length);
  if (word == NULL)
    return engine_refuse (session, "query: nothing asked");
  if (extra != NULL)
    return engine_refuse_word (session, "unexpected word", extra,
                               extra_length, "a query is one word");

  for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++)
    if (engine_word_is (word, length, queries[i].name))
      return queries[i].answer (session);

  return engine_refuse_word (session, "unknown query", word, length, NULL);
}
