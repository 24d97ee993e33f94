/* engine-playout.c: games played at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-private.h"

#define GAMES_MAX UINT64_C (1000000000000)

static void
report_results (EngineSession      *session,
                const GamePlayouts *playouts)
{
  const GamePosition *position = &session->position;
  const GameRules *rules = position->rules;
  GameConfig config = session->config;
  EngineText text = ENGINE_TEXT_INIT;

  rules->config (&position->state, &config);
  engine_text_add (&text, "playout wins");
  for (int seat = 0; seat < config.players; seat++)
    engine_text_add (&text, " %c %llu", rules->seat_letters[seat],
                     (unsigned long long) playouts->n_won[seat]);
  engine_text_add (&text, " draw %llu unfinished %llu",
                   (unsigned long long) playouts->n_drawn,
                   (unsigned long long) playouts->n_unfinished);
  engine_answer_text (session, &text);
  engine_text_clear (&text);
}

bool
engine_do_playout (EngineSession *session,
                   const char    *args)
{
  const char *cursor = args;
  const char *word, *extra;
  size_t length, extra_length;
  uint64_t n_games, thousandths;
  int64_t began, spent;
  GamePlayouts playouts;
  GameRng rng;

  word = engine_next_word (&cursor, &length);
  extra = engine_next_word (&cursor, &extra_length);
  if (word == NULL)
    return engine_refuse (session, "playout: no number of games given");
  if (!engine_parse_number (word, length, 1, GAMES_MAX, &n_games))
    return engine_refuse_word (session, "playout: bad number of games", word,
                               length, "from 1 to 1000000000000");
  if (extra != NULL)
    return engine_refuse_word (session, "unexpected word", extra,
                               extra_length, "playout takes a number alone");

  began = engine_clock (NULL);
  rng = (GameRng) { session->settings.seed };
  game_playouts (&session->position, n_games, &rng, &session->stop, &playouts);
  spent = engine_clock (NULL) - began;
  if (spent < 1)
    spent = 1;

  thousandths = playouts.n_games == 0
    ? 0 : playouts.n_moves * 1000 / playouts.n_games;
  engine_session_answer (session, "playout games %llu of %llu moves %llu",
                         (unsigned long long) playouts.n_games,
                         (unsigned long long) n_games,
                         (unsigned long long) playouts.n_moves);
  report_results (session, &playouts);
  engine_session_answer (session, "playout length %llu.%03llu",
                         (unsigned long long) (thousandths / 1000),
                         (unsigned long long) (thousandths % 1000));
  engine_session_answer (session, "playout speed games/s %llu moves/s %llu",
                         (unsigned long long) (playouts.n_games * 1000
                                               / (uint64_t) spent),
                         (unsigned long long) (playouts.n_moves * 1000
                                               / (uint64_t) spent));

  return true;
}
