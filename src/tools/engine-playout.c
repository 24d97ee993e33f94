/* engine-playout.c: games played at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-private.h"

#include <string.h>

/* Far more than any game lasts; a game that reached it would be counted as
 * unfinished, not hang the program. */
#define MOVES_MAX 1000000

#define GAMES_MAX UINT64_C (1000000000000)

GameMove
engine_draw_throw (const GameRules *rules,
                   const GameState *state,
                   GameRng         *rng)
{
  GameThrow throws[GAME_THROWS_MAX];
  int n = rules->throws (state, throws);
  uint32_t total = 0;
  uint32_t drawn;
  int i = 0;

  for (int j = 0; j < n; j++)
    total += throws[j].weight;
  for (drawn = game_rng_below (rng, total); drawn >= throws[i].weight; i++)
    drawn -= throws[i].weight;

  return throws[i].move;
}

/* Plays one game to its end.  Returns how many moves and throws it took;
 * @outcome is not over when the game was given up. */
static uint64_t
play_one (GamePosition *position,
          GameRng      *rng,
          GameOutcome  *outcome)
{
  const GameRules *rules = position->rules;
  GameMove moves[GAME_MOVES_MAX];

  for (uint64_t n_moves = 0;; n_moves++)
    {
      GameMove move;

      game_position_outcome (position, outcome);
      if (outcome->over || n_moves == MOVES_MAX)
        return n_moves;

      if (rules->has_chance && rules->at_chance (&position->state))
        move = engine_draw_throw (rules, &position->state, rng);
      else
        {
          int n = rules->legal_moves (&position->state, moves);

          move = moves[game_rng_below (rng, (uint32_t) n)];
        }
      game_position_apply (position, move, NULL);
    }
}

void
engine_playouts (EngineSession      *session,
                 const GamePosition *start,
                 uint64_t            n_games,
                 uint64_t            seed,
                 EnginePlayouts     *playouts)
{
  GamePosition position;
  GameRng rng = { seed };

  memset (playouts, 0, sizeof *playouts);
  game_position_init_copy (&position, start);

  while (playouts->n_games < n_games && !engine_told_to_stop (session))
    {
      GameOutcome outcome;

      playouts->n_moves += play_one (&position, &rng, &outcome);
      playouts->n_games++;
      if (!outcome.over)
        playouts->n_unfinished++;
      else if (outcome.winner < 0)
        playouts->n_drawn++;
      else
        playouts->n_won[outcome.winner]++;

      /* Back to the start, the memory of the past kept for the next game. */
      position.state = start->state;
      position.key = start->key;
      position.n_plies = start->n_plies;
    }

  game_position_clear (&position);
}

static void
report_results (EngineSession        *session,
                const EnginePlayouts *playouts)
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
  EnginePlayouts playouts;

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
  engine_playouts (session, &session->position, n_games,
                   session->settings.seed, &playouts);
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
