/* tavli-places.c: what can be picked on the board of tavli, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step is picked by the place it leaves and the place it goes to; where two
 * numbers could bear off the same checker, by the number as well.
 */

#include "tavli-board.h"

#include <glib/gi18n.h>

#include "games/tavli/drawing/tavli-layout.h"
#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-notation.h"
#include "games/tavli/words/tavli-words.h"

static gboolean
is_hand (int place)
{
  return place == TAVLI_PLACE_HAND || place == TAVLI_PLACE_HAND + 1;
}

static gboolean
is_off (int place)
{
  return place == TAVLI_PLACE_OFF || place == TAVLI_PLACE_OFF + 1;
}

static gboolean
is_number (int place)
{
  return place >= TAVLI_PLACE_NUMBER && place < TAVLI_N_PLACES;
}

static int
number_of (int place)
{
  return place - TAVLI_PLACE_NUMBER + 1;
}

/* Returns the place of the rules that @place stands for; -1 for the dice. */
static int
rules_place (int place)
{
  if (is_hand (place))
    return TAVLI_HAND;
  if (is_off (place))
    return TAVLI_OFF;

  return place == TAVLI_PLACE_THROW || is_number (place) ? -1 : place;
}

gboolean
tavli_bounds (const LudoScene *scene,
              int              place,
              LudoRect        *bounds)
{
  const TavliState *state = (const TavliState *) scene->state;
  gboolean thrown = tavli_n_numbers (state) > 0;
  TavliLayout layout;
  TavliDie dice[TAVLI_SLOTS];
  int numbers[TAVLI_SLOTS];

  /* While numbers are left their dice lie where the throw is made. */
  if ((place == TAVLI_PLACE_THROW && thrown)
      || (is_number (place) && state->numbers[number_of (place)] == 0))
    return FALSE;

  tavli_layout_init (&layout, scene);
  tavli_dice (state, scene->last, scene->thrown, dice);
  for (int i = 0; i < TAVLI_SLOTS; i++)
    numbers[i] = dice[i].number;

  return tavli_layout_bounds (&layout, numbers, place, bounds);
}

/* With how many different numbers the checker on @cell can be borne off. */
static int
count_bearings (const TavliState *state,
                int               cell)
{
  int n = 0;

  for (int d = 1; d <= 6; d++)
    n += tavli_step_to (cell, d) == TAVLI_OFF
         && tavli_step_reason (state, cell, d) == TAVLI_PLAYABLE;

  return n;
}

int
tavli_move_path (const GameState *state,
                 GameMove         move,
                 int             *path)
{
  const TavliState *tavli = (const TavliState *) state;
  int from = tavli_move_from (move), to = tavli_move_to (move);

  if (tavli_move_is_throw (move))
    {
      path[0] = TAVLI_PLACE_THROW;
      return 1;
    }

  path[0] = tavli_board_place (from, tavli->turn);
  path[1] = tavli_board_place (to, tavli->turn);
  if (to != TAVLI_OFF || count_bearings (tavli, from) < 2)
    return 2;
  path[2] = TAVLI_PLACE_NUMBER + tavli_move_number (move) - 1;

  return 3;
}

/* Returns the number with which the checker on @cell would be borne off: the
 * one that fits, or else the largest left, or else the one that would fit. */
static int
meant_number (const TavliState *state,
              int               cell)
{
  int fits = TAVLI_CELLS + 1 - cell;

  if (fits <= 6 && state->numbers[fits] > 0)
    return fits;
  for (int d = 6; d > fits; d--)
    if (state->numbers[d] > 0)
      return d;

  return MIN (fits, 6);
}

/* Writes the step of the checker on @place with @number; FALSE if @place can
 * have no such step. */
static gboolean
step_token (const TavliState *state,
            int               place,
            int               number,
            char             *token)
{
  int from = rules_place (place), to;
  char from_name[4], to_name[4];

  if (from < 0 || from == TAVLI_OFF
      || (is_hand (place) && place != TAVLI_PLACE_HAND + state->turn))
    return FALSE;

  to = tavli_step_to (from, number);
  tavli_place_name (from, from_name);
  tavli_place_name (to, to_name);
  if (to == TAVLI_OFF)
    g_snprintf (token, GAME_MOVE_TEXT_MAX, "%s/off:%d", from_name, number);
  else
    g_snprintf (token, GAME_MOVE_TEXT_MAX, "%s/%s", from_name, to_name);

  return TRUE;
}

/* Returns the token of a path that is no step whatever the dice, or NULL. */
static const char *
box_token (const TavliState *state,
           const int        *path,
           int               n_path)
{
  int last = path[n_path - 1];
  int own = TAVLI_PLACE_HAND + state->turn;

  if (n_path == 1 && is_off (last))
    return TAVLI_BORNE_OFF;
  if (n_path == 1 || is_number (path[0]))
    return n_path < 3 && is_hand (last) && last != own ? TAVLI_OPPONENTS_HAND
                                                       : NULL;
  if (is_hand (last))
    return is_hand (path[0]) ? TAVLI_HAND_TO_HAND : TAVLI_BACK_TO_HAND;
  if (is_off (last) && last != TAVLI_PLACE_OFF + state->turn)
    return TAVLI_OPPONENTS_TRAY;
  if (is_off (last) && !tavli_is_cell (path[0]))
    return TAVLI_NOT_YET_OFF;

  return tavli_is_waiting_place (last) ? TAVLI_TO_MIDDLE_ROW : NULL;
}

void
tavli_path_token (const GameState *state,
                  const int       *path,
                  int              n_path,
                  char            *token)
{
  const TavliState *tavli = (const TavliState *) state;
  int from = rules_place (path[0]);
  int to = n_path > 1 ? rules_place (path[1]) : -1;
  const char *box = box_token (tavli, path, n_path);
  char from_name[4], to_name[4];

  token[0] = '\0';
  if (box != NULL)
    {
      g_strlcpy (token, box, GAME_MOVE_TEXT_MAX);
      return;
    }

  /* A checker was brought, with a die, to where that die does not take it. */
  if (n_path > 2 && is_number (path[0]) && rules_place (path[1]) >= 0)
    {
      tavli_place_name (rules_place (path[1]), from_name);
      g_snprintf (token, GAME_MOVE_TEXT_MAX, "%s/:%d", from_name,
                  number_of (path[0]));
      return;
    }

  /* A checker and a die were picked, in either order. */
  if (n_path > 1 && is_number (path[0]) != is_number (path[1])
      && step_token (tavli, path[is_number (path[0])],
                     number_of (path[!is_number (path[0])]), token))
    return;
  if (is_number (path[0]))
    {
      g_snprintf (token, GAME_MOVE_TEXT_MAX, ":%d", number_of (path[0]));
      return;
    }

  if (from < 0 || from == TAVLI_OFF
      || (is_hand (path[0]) && path[0] != TAVLI_PLACE_HAND + tavli->turn))
    return;

  tavli_place_name (from, from_name);
  if (n_path == 1)
    g_snprintf (token, GAME_MOVE_TEXT_MAX, "%s/", from_name);
  else if (to == TAVLI_OFF && tavli_is_cell (from))
    g_snprintf (token, GAME_MOVE_TEXT_MAX, "%s/off:%d", from_name,
                n_path > 2 && is_number (path[2])
                ? number_of (path[2]) : meant_number (tavli, from));
  else if (tavli_is_cell (to))
    {
      tavli_place_name (to, to_name);
      g_snprintf (token, GAME_MOVE_TEXT_MAX, "%s/%s", from_name, to_name);
    }
}

/* A die dragged to a checker plays it; elsewhere it asks about its number. */
int
tavli_drop_place (const GameState *state,
                  int              from,
                  int              to)
{
  return is_number (from)
         && tavli_owner (state, to) != ((const TavliState *) state)->turn
           ? TAVLI_PLACE_THROW : to;
}

/* A cell on which both sides wait belongs to the player to move. */
int
tavli_owner (const GameState *state,
             int              place)
{
  const TavliState *tavli = (const TavliState *) state;
  int from = rules_place (place);

  if (from < 0)
    return -1;
  if (is_hand (place) || is_off (place))
    {
      int seat = (place - (is_hand (place) ? TAVLI_PLACE_HAND
                                           : TAVLI_PLACE_OFF));

      return tavli_checkers (tavli, seat, from) > 0 ? seat : -1;
    }
  if (tavli_checkers (tavli, tavli->turn, from) > 0)
    return tavli->turn;

  return tavli_checkers (tavli, !tavli->turn, from) > 0 ? !tavli->turn : -1;
}

int
tavli_die_place (GameMove move)
{
  return tavli_move_is_throw (move)
           ? -1 : TAVLI_PLACE_NUMBER + tavli_move_number (move) - 1;
}

/* A checker that comes back from the middle row is picked by itself, because
 * the player can only choose where it goes. */
gboolean
tavli_picks_itself (const GameState *state,
                    int              place)
{
  return tavli_is_waiting_place (place);
}

static char *
describe_cell (const TavliState *state,
               int               cell)
{
  int white = tavli_checkers (state, TAVLI_WHITE, cell);
  int black = tavli_checkers (state, TAVLI_BLACK, cell);

  if (white > 0)
    return g_strdup_printf (
      /* Translators: the number of a cell, how many checkers stand there. */
      ngettext ("%d, %d white checker", "%d, %d white checkers",
                (gulong) white), cell, white);
  if (black > 0)
    return g_strdup_printf (
      ngettext ("%d, %d black checker", "%d, %d black checkers",
                (gulong) black), cell, black);

  return g_strdup_printf (_("%d, empty"), cell);
}

static char *
describe_waiting (const TavliState *state,
                  int               place)
{
  int m = place - TAVLI_WAITING_FIRST + 1;
  int white = tavli_checkers (state, TAVLI_WHITE, place);
  int black = tavli_checkers (state, TAVLI_BLACK, place);

  if (white > 0 && black > 0)
    return g_strdup_printf (
      /* Translators: the number of a cell of the middle row, checkers of each
       * side. */
      _("m%d, middle row; waiting: white %d, black %d"), m, white, black);
  if (white > 0)
    return g_strdup_printf (
      ngettext ("m%d, middle row, %d white checker waiting",
                "m%d, middle row, %d white checkers waiting",
                (gulong) white),
      m, white);
  if (black > 0)
    return g_strdup_printf (
      ngettext ("m%d, middle row, %d black checker waiting",
                "m%d, middle row, %d black checkers waiting",
                (gulong) black),
      m, black);

  return g_strdup_printf (_("m%d, middle row, empty"), m);
}

static char *
describe_side_place (const TavliState *state,
                     int               place)
{
  gboolean white = place == TAVLI_PLACE_HAND || place == TAVLI_PLACE_OFF;
  int seat = white ? TAVLI_WHITE : TAVLI_BLACK;
  int checkers = tavli_checkers (state, seat,
                                 is_hand (place) ? TAVLI_HAND : TAVLI_OFF);

  if (is_hand (place))
    return g_strdup_printf (
      white ? ngettext ("%d white checker to enter",
                        "%d white checkers to enter",
                        (gulong) checkers)
            : ngettext ("%d black checker to enter",
                        "%d black checkers to enter",
                        (gulong) checkers), checkers);

  return g_strdup_printf (
    white ? ngettext ("%d white checker borne off",
                      "%d white checkers borne off",
                      (gulong) checkers)
          : ngettext ("%d black checker borne off",
                      "%d black checkers borne off",
                      (gulong) checkers), checkers);
}

/* The trace of the throw whose numbers are being played, or NULL. */
static const GameTrace *
find_throw (LudoGame *game)
{
  GListModel *moves = ludo_game_get_moves (game);

  for (guint i = g_list_model_get_n_items (moves); i-- > 0;)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (ludo_move_is_throw (move))
        return ludo_move_get_trace (move);
    }

  return NULL;
}

static char *
describe_number_place (LudoGame         *game,
                       const TavliState *state,
                       int               number)
{
  int of = tavli_times_thrown (find_throw (game), number);
  g_autofree char *reason = NULL;
  int times = state->numbers[number];

  if (times == 0)
    return g_strdup_printf (
      /* Translators: a number of the dice. */
      _("Number %d, none left to play"), number);

  reason = tavli_describe_number (state, number, NULL);
  if (reason != NULL)
    return g_strdup_printf (
      /* Translators: a number of the dice, then a sentence that says why. */
      _("Number %d, unplayable: %s"), number, reason);

  if (of > 1 && of > times)
    return g_strdup_printf (
      /* Translators: a number of the dice, how often it is left of how often
       * it was thrown. */
      ngettext ("Number %d, %d of %d left to play",
                "Number %d, %d of %d left to play", (gulong) times),
      number, times, of);

  return g_strdup_printf (
    /* Translators: a number of the dice, how often it is left. */
    ngettext ("Number %d, to be played %d time",
              "Number %d, to be played %d times", (gulong) times),
    number, times);
}

/* A die may be picked before the piece; and a piece goes as far as one die or
 * several lead it, whose numbers stand on the cells. */
char *
tavli_describe_pick (const GameState *state,
                     const int       *path,
                     int              n_path)
{
  if (is_number (path[0]) && n_path == 1)
    return g_strdup_printf (_("Choose the checker that moves %d."),
                            number_of (path[0]));

  return g_strdup (_("Choose where this checker goes: the numbers are those "
                     "of the dice used."));
}

char *
tavli_describe_place (LudoGame *game,
                      int       place)
{
  const TavliState *state = (const TavliState *) ludo_game_get_state (game);

  if (place == TAVLI_PLACE_THROW)
    return g_strdup (tavli_winner (state) < 0
                     && tavli_n_numbers (state) == 0
                     ? _("Three dice in their tower, to be thrown")
                     : _("Three dice and their tower"));
  if (tavli_is_cell (place))
    return describe_cell (state, place);
  if (tavli_is_waiting_place (place))
    return describe_waiting (state, place);
  if (is_number (place))
    return describe_number_place (game, state, number_of (place));

  return describe_side_place (state, place);
}

const char *
tavli_board_place_name (int   place,
                        char *name)
{
  /* There are two hands and two trays, so their letters name neither. */
  name[0] = '\0';
  if (tavli_is_cell (place) || tavli_is_waiting_place (place))
    tavli_place_name (place, name);

  return name;
}
