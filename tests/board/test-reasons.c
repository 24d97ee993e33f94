/* test-reasons.c: no reason that is given in tavli is untrue
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a thousand positions every die and every piece is picked, and every piece,
 * whether or not it can move, is dragged to every place, with a die picked
 * before and without.  Each sentence about a refusal is compared with the board
 * and the legal moves, without asking the program for its reason.
 */

#include "config.h"

#include <string.h>

#include "board/ludo-picker.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "games/tavli/drawing/tavli-layout.h"
#include "games/tavli/rules/tavli-rules.h"

#define N_POSITIONS 1000

/* Meant: the move that the picked places stand for. */
typedef struct
{
  LudoPicker picker;
  const TavliState *state;
  GameMove *moves;              /* the legal ones */
  int n_moves;
  int die;                      /* 0: none was picked */
  int from;                     /* -1: none was */
  int to;                       /* a place of the board; likewise */
  guint n_told;
} Meant;

static int
own (const Meant *meant,
     int          place)
{
  return tavli_checkers (meant->state, meant->state->turn, place);
}

static int
theirs (const Meant *meant,
        int          place)
{
  return tavli_checkers (meant->state, !meant->state->turn, place);
}

static int
count_own (const Meant *meant,
           int          first,
           int          last)
{
  int n = 0;

  for (int place = first; place <= last; place++)
    n += own (meant, place);

  return n;
}

/* Whether a move from @from with @number to @to is legal; -1, 0 and -1 stand
 * for any. */
static gboolean
is_legal (const Meant *meant,
          int          from,
          int          number,
          int          to)
{
  for (int i = 0; i < meant->n_moves; i++)
    if ((from < 0 || tavli_move_from (meant->moves[i]) == from)
        && (number == 0 || tavli_move_number (meant->moves[i]) == number)
        && (to < 0 || tavli_move_to (meant->moves[i]) == to))
      return TRUE;

  return FALSE;
}

/* Whether the blots of the other player are still protected: as long as it has
 * checkers in hand, or none beyond the first table. */
static gboolean
is_shielded (const Meant *meant)
{
  int beyond = 0;

  for (int place = TAVLI_FIRST_TABLE_END + 1; place <= TAVLI_OFF; place++)
    beyond += theirs (meant, place);

  return theirs (meant, TAVLI_HAND) > 0 || beyond == 0;
}

static gboolean
is_hand (int place)
{
  return place == TAVLI_PLACE_HAND || place == TAVLI_PLACE_HAND + 1;
}

static gboolean
is_closed (const Meant *meant,
           int          cell)
{
  return tavli_is_cell (cell)
         && (theirs (meant, cell) > 1
             || (theirs (meant, cell) == 1 && is_shielded (meant)));
}

/* Whether every number that is left leads from @from to a closed cell, or off
 * the board. */
static gboolean
is_shut_in (const Meant *meant,
            int          from)
{
  for (int d = 1; d <= 6; d++)
    if (meant->state->numbers[d] > 0
        && tavli_step_to (from, d) != TAVLI_OFF
        && !is_closed (meant, tavli_step_to (from, d)))
      return FALSE;

  return TRUE;
}

/* Whether @number is left and no checker can play it. */
static gboolean
is_shut_out (const Meant *meant,
             int          number)
{
  return meant->state->numbers[number] > 0
         && !is_legal (meant, -1, number, -1);
}

/* The next number in what is said, or 0; goes on behind it. */
static int
number_in (const char **said)
{
  char *end = (char *) *said;
  guint64 number = 0;

  while (*end != '\0' && !g_ascii_isdigit (*end))
    end++;
  if (*end != '\0')
    number = g_ascii_strtoull (end, &end, 10);
  *said = end;

  return (int) number;
}

static gboolean
is_true (const Meant *meant,
         const char  *said)
{
  const char *rest = said;
  int a = number_in (&rest);
  int b = number_in (&rest);
#define SAYS(pattern) g_pattern_match_simple (pattern, said)

  if (SAYS ("You have no ? to play."))
    return meant->state->numbers[a] == 0;
  if (SAYS ("Cell * is closed:*"))
    return theirs (meant, a) > 1;
  if (SAYS ("The protected blot closes cell *"))
    return theirs (meant, a) == 1 && is_shielded (meant);
  if (SAYS ("You chose the ?, which takes this checker to cell *"))
    return a == meant->die && is_legal (meant, meant->from, a, b);
  if (SAYS ("You chose the ?, which takes this checker off*"))
    return a == meant->die && is_legal (meant, meant->from, a, TAVLI_OFF);
  if (SAYS ("The ? can be played*"))
    return is_legal (meant, meant->to < 0 ? -1 : meant->from, a, -1);
  if (SAYS ("Every cell that a ? could*") || SAYS ("A ? reaches only*"))
    return is_shut_out (meant, a);
  if (SAYS ("A ? takes this checker off only*"))
    return count_own (meant, TAVLI_CELLS - 5, meant->from - 1) > 0
           && !is_legal (meant, meant->from, a, -1);
  if (SAYS ("Every cell that this checker*"))
    return is_shut_in (meant, meant->from);
  if (SAYS ("As long as one of your numbers can bring*"))
    return is_legal (meant, TAVLI_HAND, 0, -1);
  if (SAYS ("Your checkers in the middle row*"))
    return count_own (meant, TAVLI_WAITING_FIRST, TAVLI_WAITING_LAST) > 0;
  if (SAYS ("No checker goes beyond cell 6*"))
    return own (meant, TAVLI_HAND) > 0;
  if (SAYS ("A checker enters on a cell from 1 to 6*"))
    return meant->from == TAVLI_HAND
           && (meant->to > TAVLI_FIRST_TABLE_END || meant->to < 0);
  if (SAYS ("A checker that has been entered stays*"))
    return meant->from > TAVLI_HAND && own (meant, meant->from) > 0
           && is_hand (meant->to);
  if (SAYS ("Only a checker that is hit goes*"))
    return tavli_is_waiting_place (meant->to);
  if (SAYS ("Your opponent’s checkers are borne off there*"))
    return meant->to == TAVLI_PLACE_OFF + !meant->state->turn;
  if (SAYS ("You bear off only when*"))
    return count_own (meant, TAVLI_HAND, TAVLI_CELLS - 6)
           + count_own (meant, TAVLI_WAITING_FIRST, TAVLI_WAITING_LAST) > 0;
  if (SAYS ("All your checkers have been entered*"))
    return own (meant, TAVLI_HAND) == 0;
  if (SAYS ("The checkers there are your opponent*"))
    return meant->from >= 0 && own (meant, meant->from) == 0
           && theirs (meant, meant->from) > 0;
  if (SAYS ("None of your checkers stands there*"))
    return meant->from >= 0 && own (meant, meant->from) == 0;
  if (SAYS ("Checkers only move forward*"))
    return meant->to >= 0 && meant->to <= meant->from;
  if (SAYS ("Each number is played by itself*"))
    return meant->from > TAVLI_HAND
           && (meant->to > meant->from + 6
               || tavli_is_waiting_place (meant->from));
  if (SAYS ("This number does not take the checker off*"))
    return meant->from <= TAVLI_CELLS - 6;
#undef SAYS

  return FALSE;
}

static void
refused_cb (gpointer    data,
            const char *token)
{
  Meant *meant = data;
  g_autofree char *said =
    ludo_game_describe_refusal (meant->picker.game, token, NULL);

  meant->n_told++;
  if (!is_true (meant, said))
    {
      g_autofree char *position =
        ludo_game_dup_position_text (meant->picker.game);

      g_error ("%s: with the die %d, from %d to %d: “%s”", position, meant->die,
               meant->from, meant->to, said);
    }
}

static void
changed_cb (gpointer data)
{
}

/* Picks @place where that plays nothing. */
static gboolean
pick (Meant *meant,
      int    place)
{
  gboolean legal = ludo_picker_can_pick (&meant->picker, place);

  if (!legal)
    ludo_picker_pick (&meant->picker, place);

  return !legal;
}

static void
begin (Meant *meant,
       int    die,
       int    from,
       int    to)
{
  meant->die = die;
  meant->from = from;
  meant->to = to;
  ludo_picker_cancel (&meant->picker);
  if (die > 0 && from >= 0)
    ludo_picker_pick (&meant->picker, TAVLI_PLACE_NUMBER + die - 1);
}

/* Returns the board's place of the player's checkers on @from. */
static int
place_of (const Meant *meant,
          int          from)
{
  return tavli_board_place (from, meant->state->turn);
}

/* Drags the checkers on the origin to the board's place @to, unless that plays
 * something.  Without a move with the die, if there is one, the drag is one
 * without the die. */
static void
drag (Meant *meant,
      int    to)
{
  int from = place_of (meant, meant->from);

  ludo_picker_begin_drag (&meant->picker, from);
  if (meant->picker.n_path < 2)
    meant->die = 0;
  if (meant->picker.n_path > 0
      && ludo_picker_get_last (&meant->picker) == from
      && ludo_picker_can_pick (&meant->picker, to))
    return;

  /* The refusal is then about the checker, which cannot move. */
  if (meant->picker.n_path == 0
      || ludo_picker_get_last (&meant->picker) != from)
    meant->to = -1;
  ludo_picker_drop (&meant->picker, from, to);
}

static void
try_from (Meant *meant,
          int    die,
          int    from)
{
  begin (meant, die, from, -1);
  pick (meant, place_of (meant, from));

  for (int to = TAVLI_HAND; to < TAVLI_PLACE_NUMBER; to++)
    if (to != place_of (meant, from) && to != TAVLI_PLACE_THROW)
      {
        begin (meant, die, from, to);
        drag (meant, to);
      }
  g_assert_cmpuint (ludo_game_get_n_plies (meant->picker.game), ==, 0);
}

static void
try_position (const GameState *state,
              guint           *n_told)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  char text[GAME_POSITION_TEXT_MAX];
  g_autoptr (LudoGame) game = NULL;
  Meant meant = { .moves = moves };

  tavli_rules.print (state, text);
  game = ludo_game_new_from_position ("tavli", text, 1, NULL);
  for (int seat = 0; seat < 2; seat++)
    ludo_game_get_player (game, seat, 0)->kind = LUDO_PLAYER_HUMAN;
  meant.n_moves = ludo_game_get_legal_moves (game, moves);
  meant.state = (const TavliState *) ludo_game_get_state (game);
  ludo_picker_init (&meant.picker);
  meant.picker.board = &meant;
  meant.picker.changed = changed_cb;
  meant.picker.refused = refused_cb;
  meant.picker.begun = changed_cb;
  meant.picker.game = game;
  meant.picker.drawing = ludo_drawing_for ("tavli");
  meant.picker.interactive = TRUE;
  ludo_picker_restart (&meant.picker);
  for (int die = 1; die <= 6; die++)
    {
      begin (&meant, die, -1, -1);
      pick (&meant, TAVLI_PLACE_NUMBER + die - 1);
    }
  for (int die = 0; die <= 6; die++)
    if (die == 0 || is_legal (&meant, -1, die, -1))
      for (int from = TAVLI_HAND; from <= TAVLI_WAITING_LAST; from++)
        if (own (&meant, from) > 0 || die == 0)
          try_from (&meant, die, from);
  *n_told += meant.n_told;
  ludo_picker_clear (&meant.picker);
}

static void
test_reasons (void)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  g_autofree GameThrow *throws = g_new (GameThrow, GAME_THROWS_MAX);
  GameRng rng = { 17 };
  GameState state = { 0 };
  guint n_told = 0;
  int n = 0;

  for (int ply = 0; n < N_POSITIONS; ply++)
    {
      gboolean at_chance = ply > 0 && tavli_rules.at_chance (&state);
      int n_moves = ply == 0 ? 0
                    : at_chance ? tavli_rules.throws (&state, throws)
                                : tavli_rules.legal_moves (&state, moves);
      int i = n_moves > 0 ? (int) game_rng_below (&rng, (guint32) n_moves) : 0;

      if (n_moves == 0)
        {
          GameConfig config;

          game_rules_default_config (&tavli_rules, &config);
          memset (&state, 0, sizeof state);
          tavli_rules.start (&config, &state);
          continue;
        }
      if (!at_chance)
        {
          try_position (&state, &n_told);
          n++;
        }
      tavli_rules.apply (&state, at_chance ? throws[i].move : moves[i], NULL);
    }
  g_test_message ("%u reasons", n_told);
  g_assert_cmpuint (n_told, >, 100 * N_POSITIONS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/reasons", test_reasons);

  return g_test_run ();
}
