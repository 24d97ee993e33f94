/* ken-wan-rules.c: the rules of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, which settles what the author's
 * sheet leaves open.  The numbers of its section on the turn stand below.
 */

#include "ken-wan-rules.h"

#include <stdlib.h>
#include <string.h>

#include "games/ken-wan/rules/ken-wan-eval.h"
#include "games/ken-wan/rules/ken-wan-notation.h"

static const GameRuleset rulesets[] = {
  { "ken-wan" },
};

static const char *const setups[] = {
  [KEN_WAN_STAR] = "star",
  [KEN_WAN_MOSAIC] = "mosaic",
  [KEN_WAN_TRIOS] = "trios",
  NULL,
};

/* The section on set-ups: turning the board by a third carries each colour
 * onto the next (star, trios), or Blue and Yellow onto each other by a sixth
 * (mosaic). */
static const char *const openings[KEN_WAN_N_SETUPS] = {
  [KEN_WAN_STAR] = ".YYY./B.YY.R/BB.Y.RR/BBB..RRR/....#..../RRR..BBB/"
                   "RR.Y.BB/R.YY.B/.YYY. b 3 -",
  [KEN_WAN_MOSAIC] = "...../.RBYR./.BYRBY./.YRBYRB./.RBY#BYR./.YRBYRB./"
                     ".BYRBY./.RBYR./..... b 3 -",
  [KEN_WAN_TRIOS] = "RRRBB/B....B/B.YYR.Y/R.R..B.Y/R.Y.#.R.B/R.B..R.B/"
                    "Y.BYB.B/Y....Y/YRRYY b 3 -",
};

static void
start (const GameConfig *config,
       GameState        *state)
{
  KenWanState *ken_wan = (KenWanState *) state;

  if (!ken_wan_parse (openings[config->setup], state, NULL))
    abort ();
  ken_wan->n_players = (uint8_t) config->players;
}

/* A state does not have its set-up, so that field is left unchanged. */
static void
read_config (const GameState *state,
             GameConfig      *config)
{
  config->ruleset = 0;
  config->players = ((const KenWanState *) state)->n_players;
}

static int
turn (const GameState *state)
{
  return ((const KenWanState *) state)->turn;
}

static bool
at_chance (const GameState *state)
{
  return false;
}

static int
throws (const GameState *state,
        GameThrow       *list)
{
  return 0;
}

static int
n_active (const GameState *state)
{
  int n = 0;

  for (int seat = 0; seat < KEN_WAN_COLOURS; seat++)
    n += ken_wan_is_active ((const KenWanState *) state, seat);

  return n;
}

/* "Two players: the first to unite wins and the game ends.  Three players:
 * … when only one unplaced player with men is left, he takes the next place
 * and the game ends." */
bool
ken_wan_is_over (const KenWanState *state)
{
  return (state->n_players == 2 && state->n_placed > 0)
         || n_active ((const GameState *) state) == 0;
}

/* MoveList: the moves found so far. */
typedef struct
{
  GameMove *moves;
  int n;
} MoveList;

static void
add_moves (int        from,
           KenWanSet  landing,
           void      *data)
{
  MoveList *list = data;

  while (landing != 0)
    list->moves[list->n++] = ken_wan_move (from, ken_wan_set_pop (&landing));
}

static int
legal_moves (const GameState *game_state,
             GameMove        *moves)
{
  const KenWanState *state = (const KenWanState *) game_state;
  MoveList list = { moves, 0 };

  if (ken_wan_is_over (state))
    return 0;

  ken_wan_each_movable (state, state->turn, add_moves, &list);

  /* Turn 7: "A player without a legal move passes.  A player with a legal
   * move must move." */
  if (list.n == 0)
    moves[list.n++] = KEN_WAN_PASS;

  return list.n;
}

static void
trace_cube (GameTrace *trace,
            int        type,
            int        seat,
            int        from,
            int        to,
            int        value)
{
  game_trace_push (trace, (GameEvent) {
    .type = (uint8_t) type,
    .seat = (int8_t) seat,
    .from = (int16_t) from,
    .to = (int16_t) to,
    .value = value,
  });
}

static void
trace_seat (GameTrace *trace,
            int        type,
            int        seat,
            int        value)
{
  trace_cube (trace, type, seat, 0, 0, value);
}

/* The neighbours turn over one after another, clockwise from the left. */
static void
trace_turned (GameTrace         *trace,
              const KenWanState *before,
              int                mover,
              int                to,
              KenWanSet          to_whole,
              KenWanSet          to_half)
{
  for (int i = 0; i < KEN_WAN_N_DIRECTIONS; i++)
    {
      int cell = ken_wan_cell_beside (to, (KenWanDirection) i);

      if (cell < 0 || ((to_whole | to_half) & ken_wan_bit (cell)) == 0)
        continue;
      trace_cube (trace,
                  to_whole & ken_wan_bit (cell) ? KEN_WAN_EVENT_TURN_WHOLE
                                                : KEN_WAN_EVENT_TURN_HALF,
                  mover, ken_wan_colour_at (before, cell), cell, 0);
    }
}

/* A piece lifts off, lands, and turns its neighbours over. */
static void
move_piece (KenWanState *state,
            GameMove     move,
            GameTrace   *trace)
{
  int from = ken_wan_move_from (move);
  int to = ken_wan_move_to (move);
  int mover = state->turn;
  bool half = (state->half[mover] & ken_wan_bit (from)) != 0;
  KenWanSet lifted = ken_wan_bit (from) | ken_wan_bit (to);
  KenWanSet to_whole;
  KenWanSet to_half;

  ken_wan_turned (state, from, to, &to_whole, &to_half);
  if (trace != NULL)
    {
      trace_cube (trace, KEN_WAN_EVENT_LAND, mover, from, to, half);
      trace_turned (trace, state, mover, to, to_whole, to_half);
    }

  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    {
      state->half[colour] &= ~(to_whole | to_half);
      state->whole[colour] &= ~(to_whole | to_half);
    }
  state->whole[mover] |= to_whole;
  state->half[mover] |= to_half;

  /* The cell that he left was his, and the one where he lands was empty. */
  if (half)
    state->half[mover] ^= lifted;
  else
    state->whole[mover] ^= lifted;
}

static void
give_place (KenWanState *state,
            int          seat,
            GameTrace   *trace)
{
  state->placed[state->n_placed++] = (uint8_t) seat;
  trace_seat (trace, KEN_WAN_EVENT_PLACED, seat, state->n_placed);
}

/* "After each move this is looked at for the mover first, then for the others
 * in order of play, so a move can unite an opponent as well."  With two
 * players the first place is the only one. */
static void
place_united (KenWanState *state,
              GameTrace   *trace)
{
  for (int i = 0; i < state->n_players; i++)
    {
      int seat = (state->turn + i) % state->n_players;

      if (ken_wan_is_active (state, seat) && ken_wan_is_united (state, seat))
        {
          give_place (state, seat, trace);
          if (state->n_players == 2)
            return;
        }
    }
}

/* Passes the turn on to the next player who still plays; it stays if there is
 * none. */
static void
pass_turn_on (KenWanState *state)
{
  for (int i = 1; i <= state->n_players; i++)
    {
      int seat = (state->turn + i) % state->n_players;

      if (ken_wan_is_active (state, seat))
        {
          state->turn = (uint8_t) seat;
          return;
        }
    }
}

static void
apply (GameState *game_state,
       GameMove   move,
       GameTrace *trace)
{
  KenWanState *state = (KenWanState *) game_state;
  bool played[KEN_WAN_COLOURS];

  for (int seat = 0; seat < KEN_WAN_COLOURS; seat++)
    played[seat] = ken_wan_is_active (state, seat);

  if (move == KEN_WAN_PASS)
    trace_seat (trace, GAME_EVENT_PASS, state->turn, 0);
  else
    move_piece (state, move, trace);

  for (int seat = 0; seat < KEN_WAN_COLOURS; seat++)
    if (played[seat] && ken_wan_pieces (state, seat) == 0)
      trace_seat (trace, KEN_WAN_EVENT_OUT, seat, 0);

  place_united (state, trace);
  pass_turn_on (state);
  /* "When only one unplaced player with men is left, he takes the next place
   * and the game ends."  With two players that is the one whose opponent has no
   * pieces any more. */
  if (!ken_wan_is_over (state) && n_active (game_state) == 1)
    give_place (state, state->turn, trace);
  if (!ken_wan_is_over (state))
    trace_seat (trace, GAME_EVENT_TURN, state->turn, 0);
}

/* The player who was placed last shows which rule ended the game: all his
 * pieces are united, or else he was the only one left. */
static int
reason (const KenWanState *state)
{
  if (state->n_placed == 0)
    return KEN_WAN_REASON_NOBODY_LEFT;

  return ken_wan_is_united (state, state->placed[state->n_placed - 1])
         ? KEN_WAN_REASON_UNITED : KEN_WAN_REASON_LAST_LEFT;
}

static void
outcome (const GameState *game_state,
         GameOutcome     *result)
{
  const KenWanState *state = (const KenWanState *) game_state;

  *result = (GameOutcome) {
    .over = ken_wan_is_over (state),
    .winner = -1,
    .n_ranked = state->n_placed,
  };
  for (int i = 0; i < state->n_placed; i++)
    result->ranking[i] = state->placed[i];

  if (!result->over)
    return;
  result->reason = reason (state);
  if (state->n_placed > 0)
    result->winner = state->placed[0];
}

/* The board, the player to move, the players and the places won, in one word:
 * all of a state, since it remembers nothing else. */
static uint64_t
key (const GameState *game_state)
{
  const KenWanState *state = (const KenWanState *) game_state;
  uint64_t hash = 0;
  uint64_t words[sizeof *state / sizeof (uint64_t)];

  memcpy (words, state, sizeof words);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    {
      hash = (hash ^ words[i]) * UINT64_C (0x9e3779b97f4a7c15);
      hash ^= hash >> 32;
    }

  return hash;
}

/* "The same position with the same player to move." */
static bool
same_position (const GameState *a,
               const GameState *b)
{
  return memcmp (a, b, sizeof (KenWanState)) == 0;
}

static bool
is_pass (GameMove move)
{
  return move == KEN_WAN_PASS;
}

/* Whether the six sets are disjoint and lie on the board. */
static const char *
check_pieces (const KenWanState *state)
{
  KenWanSet seen = ~KEN_WAN_BOARD;

  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    {
      if (state->whole[colour] & seen)
        return "a piece off the board or two on one cell";
      seen |= state->whole[colour];
      if (state->half[colour] & seen)
        return "a piece off the board or two on one cell";
      seen |= state->half[colour];
    }

  return NULL;
}

static const char *
check_places (const KenWanState *state)
{
  int most = state->n_players == 2 ? 1 : KEN_WAN_COLOURS;
  unsigned seen = 0;

  if (state->n_placed > most)
    return "more places than there are to win";

  for (int i = 0; i < KEN_WAN_COLOURS; i++)
    {
      if (i >= state->n_placed)
        {
          if (state->placed[i] != 0)
            return "a place that was not won is not blank";
          continue;
        }
      if (state->placed[i] >= state->n_players)
        return "a colour is placed that nobody plays";
      if (seen & 1u << state->placed[i])
        return "a colour is placed twice";
      seen |= 1u << state->placed[i];
    }

  return NULL;
}

/* Checks the invariants of every position.  In a game there are always
 * thirty-six pieces and a united player is placed at once, yet positions of any
 * number of pieces are accepted, so that a lesson may show a single group and a
 * set-up may be built piece by piece; places are then given after the next
 * move. */
static const char *
self_check (const GameState *game_state)
{
  const KenWanState *state = (const KenWanState *) game_state;
  const char *wrong = check_pieces (state);

  if (wrong != NULL)
    return wrong;
  if (state->n_players < 2 || state->n_players > 3)
    return "there are two or three players";

  wrong = check_places (state);
  if (wrong != NULL)
    return wrong;
  if (state->turn >= state->n_players)
    return "it is the turn of a colour that nobody plays";
  if (state->unused[0] != 0 || state->unused[1] != 0)
    return "unused bytes are not zero";
  if (!ken_wan_is_over (state) && !ken_wan_is_active (state, state->turn))
    return "it is the turn of a player who has already won a place or has no "
           "pieces";

  return NULL;
}

/* The board is turned half round, so that cell a1 becomes cell i9. */
static bool
mirror (GameState *state)
{
  KenWanState *ken_wan = (KenWanState *) state;
  const KenWanState before = *ken_wan;

  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    {
      KenWanSet whole = before.whole[colour];
      KenWanSet half = before.half[colour];

      ken_wan->whole[colour] = ken_wan->half[colour] = 0;
      while (whole != 0)
        ken_wan->whole[colour] |=
          ken_wan_bit (KEN_WAN_CELLS - 1 - ken_wan_set_pop (&whole));
      while (half != 0)
        ken_wan->half[colour] |=
          ken_wan_bit (KEN_WAN_CELLS - 1 - ken_wan_set_pop (&half));
    }

  return true;
}

const GameRules ken_wan_rules = {
  .id = "ken-wan",
  .state_size = sizeof (KenWanState),
  .rulesets = rulesets,
  .n_rulesets = 1,
  .setups = setups,
  .min_players = 2,
  .max_players = 3,
  .default_players = 3,
  .seat_letters = "byr",
  .has_chance = false,
  .start = start,
  .parse = ken_wan_parse,
  .print = ken_wan_print,
  .config = read_config,
  .turn = turn,
  .at_chance = at_chance,
  .legal_moves = legal_moves,
  .throws = throws,
  .apply = apply,
  .print_move = ken_wan_print_move,
  .parse_move = ken_wan_parse_move,
  .outcome = outcome,
  .key = key,
  .same_position = same_position,
  .is_pass = is_pass,
  .n_active = n_active,
  .evaluate = ken_wan_evaluate,
  .assess = ken_wan_assess,
  .chance = ken_wan_chance,
  .weight = ken_wan_weight,
  .levels = {
    [2] = ken_wan_levels_of_two, [3] = ken_wan_levels_of_three,
  },
  .bench = { 2, 200, 4, 4, 60000 },
  .mirror = mirror,
  .self_check = self_check,
};
