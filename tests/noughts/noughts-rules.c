/* noughts-rules.c: noughts and crosses, the smallest of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "noughts-rules.h"

#include <stdio.h>
#include <string.h>

#include "games/game-reader.h"

static const GameRuleset rulesets[] = { { "noughts" } };

static const int lines[8][3] = {
  { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 }, { 0, 3, 6 }, { 1, 4, 7 },
  { 2, 5, 8 }, { 0, 4, 8 }, { 2, 4, 6 },
};

static const NoughtsState *
read_state (const GameState *state)
{
  return (const NoughtsState *) state;
}

const char *
noughts_cell_name (int   cell,
                   char *name)
{
  name[0] = (char) ('a' + cell % 3);
  name[1] = (char) ('3' - cell / 3);
  name[2] = '\0';

  return name;
}

/* How many cells of @line @seat holds, -1 where the other holds one. */
static int
count_line (const NoughtsState *self,
            const int          *line,
            int                 seat)
{
  int n = 0;

  for (int i = 0; i < 3; i++)
    if (self->cells[line[i]] == seat + 1)
      n++;
    else if (self->cells[line[i]] != 0)
      return -1;

  return n;
}

static int
count_cells (const NoughtsState *self,
             int                 value)
{
  int n = 0;

  for (int i = 0; i < NOUGHTS_CELLS; i++)
    n += self->cells[i] == value;

  return n;
}

static int
find_winner (const NoughtsState *self)
{
  for (int i = 0; i < 8; i++)
    for (int seat = 0; seat < 2; seat++)
      if (count_line (self, lines[i], seat) == 3)
        return seat;

  return -1;
}

static void
start (const GameConfig *config,
       GameState        *state)
{
  memset (state, 0, sizeof *state);
}

static const char *
self_check (const GameState *state)
{
  const NoughtsState *self = read_state (state);
  int n_crosses = count_cells (self, 1);
  int n_noughts = count_cells (self, 2);

  if (n_crosses - n_noughts != self->turn)
    return "the sides have not moved in turn";
  if (find_winner (self) == self->turn)
    return "somebody moved though the game was over";

  return NULL;
}

/* Three rows, then the side to move: "x.o/.x./... o". */
static bool
parse (const char *text,
       GameState  *state,
       GameError  *error)
{
  static const char marks[] = ".xo";
  GameReader reader;
  GameState read = { 0 };
  NoughtsState *self = (NoughtsState *) &read;
  const char *wrong;

  game_reader_init (&reader, text, error);
  for (int i = 0; i < NOUGHTS_CELLS; i++)
    {
      const char *mark;
      int next;

      if (i > 0 && i % 3 == 0
          && !game_reader_take (&reader, '/', "a slash ends a row"))
        return false;
      next = game_reader_peek (&reader);
      mark = next > 0 ? strchr (marks, next) : NULL;
      if (mark == NULL)
        return game_reader_refuse (&reader, "a cell is x, o or a dot");
      self->cells[i] = (uint8_t) (mark - marks);
      reader.at++;
    }
  if (!game_reader_take (&reader, ' ', "a blank follows the rows"))
    return false;
  self->turn = game_reader_skip (&reader, 'o');
  if (self->turn == 0
      && !game_reader_take (&reader, 'x', "the side to move is x or o"))
    return false;
  if (!game_reader_is_done (&reader))
    return game_reader_refuse (&reader, "nothing follows the side to move");
  wrong = self_check (&read);
  if (wrong != NULL)
    return game_error_set (error, GAME_PARSE_IMPOSSIBLE, 0, "%s", wrong);

  *state = read;

  return true;
}

static void
print (const GameState *state,
       char            *text)
{
  const NoughtsState *self = read_state (state);

  for (int i = 0; i < NOUGHTS_CELLS; i++)
    {
      if (i > 0 && i % 3 == 0)
        *text++ = '/';
      *text++ = ".xo"[self->cells[i]];
    }
  sprintf (text, " %c", "xo"[self->turn]);
}

static void
config (const GameState *state,
        GameConfig      *settings)
{
  settings->ruleset = 0;
  settings->players = 2;
}

static int
turn (const GameState *state)
{
  return read_state (state)->turn;
}

static bool
at_chance (const GameState *state)
{
  return false;
}

/* A move is its cell plus one, as zero is never a move. */
static int
legal_moves (const GameState *state,
             GameMove        *moves)
{
  const NoughtsState *self = read_state (state);
  int n = 0;

  if (find_winner (self) < 0)
    for (int i = 0; i < NOUGHTS_CELLS; i++)
      if (self->cells[i] == 0)
        moves[n++] = (GameMove) i + 1;

  return n;
}

static int
throws (const GameState *state,
        GameThrow       *list)
{
  return 0;
}

static void
apply (GameState *state,
       GameMove   move,
       GameTrace *trace)
{
  NoughtsState *self = (NoughtsState *) state;
  int8_t seat = (int8_t) self->turn;

  self->cells[move - 1] = (uint8_t) (seat + 1);
  self->turn = !self->turn;
  game_trace_push (trace, (GameEvent) {
    .type = NOUGHTS_EVENT_MARK, .seat = seat, .to = (int16_t) (move - 1),
  });
  game_trace_push (trace, (GameEvent) {
    .type = GAME_EVENT_TURN, .seat = (int8_t) self->turn,
  });
}

static void
print_move (const GameState *state,
            GameMove         move,
            char            *text)
{
  noughts_cell_name ((int) move - 1, text);
}

static bool
parse_move (const GameState *state,
            const char      *text,
            size_t           length,
            GameMove        *move,
            GameError       *error)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = legal_moves (state, moves);

  for (int i = 0; i < n; i++)
    {
      char name[8];

      noughts_cell_name ((int) moves[i] - 1, name);
      if (strlen (name) == length && memcmp (name, text, length) == 0)
        {
          *move = moves[i];
          return true;
        }
    }

  return game_error_set (error, GAME_PARSE_ILLEGAL, 0, "no such free cell");
}

static void
outcome (const GameState *state,
         GameOutcome     *result)
{
  const NoughtsState *self = read_state (state);
  int winner = find_winner (self);

  *result = (GameOutcome) {
    .winner = winner, .ranking = { winner }, .n_ranked = winner >= 0,
  };
  result->over = winner >= 0 || count_cells (self, 0) == 0;
  if (result->over)
    result->reason = winner >= 0 ? NOUGHTS_REASON_THREE : NOUGHTS_REASON_FULL;
}

static uint64_t
key (const GameState *state)
{
  const NoughtsState *self = read_state (state);
  uint64_t number = self->turn;

  for (int i = 0; i < NOUGHTS_CELLS; i++)
    number = number * 3 + self->cells[i];

  return (number + 1) * UINT64_C (0x9e3779b97f4a7c15);
}

static int
evaluate (const GameState *state,
          int              seat)
{
  const NoughtsState *self = read_state (state);
  int worth = 0;

  for (int i = 0; i < 8; i++)
    {
      int own = count_line (self, lines[i], seat);
      int other = count_line (self, lines[i], !seat);

      worth += 10 * (own > 0 ? own * own : 0)
               - 10 * (other > 0 ? other * other : 0);
    }

  return worth;
}

static int
weight (int found,
        int players)
{
  int chance = GAME_CHANCE_ONE / 2 + found * 64;

  return chance < 0 ? 0 : chance > GAME_CHANCE_ONE ? GAME_CHANCE_ONE : chance;
}

static int
chance (const GameState *state,
        int              seat)
{
  return weight (evaluate (state, seat), 2);
}

static const GameLevel levels[GAME_N_LEVELS] = {
  { GAME_SEARCH_ONE_PLY, 1, 0, 80, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 40, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 0, 0 },
  { GAME_SEARCH_ALPHA_BETA, 2, 0, 0, 0 },
  { GAME_SEARCH_ALPHA_BETA, 3, 0, 0, 0 },
  { GAME_SEARCH_ALPHA_BETA, 0, 0, 0, 0 },
};

const GameRules noughts_rules = {
  .id = "noughts",
  .state_size = sizeof (NoughtsState),
  .rulesets = rulesets,
  .n_rulesets = 1,
  .min_players = 2,
  .max_players = 2,
  .default_players = 2,
  .seat_letters = "xo",
  .start = start,
  .parse = parse,
  .print = print,
  .config = config,
  .turn = turn,
  .at_chance = at_chance,
  .legal_moves = legal_moves,
  .throws = throws,
  .apply = apply,
  .print_move = print_move,
  .parse_move = parse_move,
  .outcome = outcome,
  .key = key,
  .evaluate = evaluate,
  .chance = chance,
  .weight = weight,
  .levels = { [2] = levels },
  .self_check = self_check,
  .bench = { 5, 100, 1, 4, 0 },
};
