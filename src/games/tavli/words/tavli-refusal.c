/* tavli-refusal.c: why something cannot be played in tavli, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-notation.h"

/* The paragraph of the rules page that each reason comes from. */
static const char *const rule_ids[TAVLI_N_REASONS] = {
  [TAVLI_PLAYABLE] = "playing-duty",
  [TAVLI_GAME_OVER] = "end",
  [TAVLI_NOT_THROWN] = "throw",
  [TAVLI_NOT_LEFT] = "throw",
  [TAVLI_NO_CHECKER] = "travelling",
  [TAVLI_BLOCKED] = "landing-blocked",
  [TAVLI_PROTECTED] = "protected-blot",
  [TAVLI_MUST_ENTER] = "entering-duty",
  [TAVLI_MUST_REENTER] = "middle-row-first",
  [TAVLI_BEYOND_FIRST_TABLE] = "entering-inside",
  [TAVLI_NOT_ALL_HOME] = "bearing-off",
  [TAVLI_CHECKER_BEHIND] = "bearing-off-higher",
};

static char *
explain_no_checker (const TavliState *state,
                    int               from)
{
  if (from == TAVLI_HAND)
    return g_strdup (_("All your checkers have been entered."));
  if (tavli_checkers (state, !state->turn, from) > 0)
    return g_strdup (_("The checkers there are your opponent’s."));

  return g_strdup (_("None of your checkers stands there."));
}

/* Why the checker on @from cannot be played with @number. */
static char *
explain_step (const TavliState *state,
              TavliReason       reason,
              int               from,
              int               number)
{
  switch (reason)
    {
    case TAVLI_GAME_OVER:
      return g_strdup (_("The game is over."));
    case TAVLI_NOT_THROWN:
      return g_strdup (_("The dice have to be thrown first."));
    case TAVLI_NOT_LEFT:
      return g_strdup_printf (_("You have no %d to play."), number);
    case TAVLI_NO_CHECKER:
      return explain_no_checker (state, from);
    case TAVLI_BLOCKED:
      return g_strdup_printf (
        /* Translators: a cell of the board. */
        _("Cell %d is closed: two or more opposing checkers stand there."),
        tavli_step_to (from, number));
    case TAVLI_PROTECTED:
      return g_strdup_printf (
        /* Translators: a cell of the board. */
        _("The protected blot closes cell %d until its side has entered all "
          "its checkers and moved one beyond cell 6."),
        tavli_step_to (from, number));
    case TAVLI_MUST_ENTER:
      return g_strdup (_("As long as one of your numbers can bring a checker "
                         "in, you must bring one in."));
    case TAVLI_MUST_REENTER:
      return g_strdup (_("Your checkers in the middle row have to come back "
                         "before any other checker moves."));
    case TAVLI_BEYOND_FIRST_TABLE:
      return g_strdup (_("No checker goes beyond cell 6 until all fifteen are "
                         "entered."));
    case TAVLI_NOT_ALL_HOME:
      return g_strdup (_("You bear off only when all your checkers are on "
                         "cells 19 to 24."));
    case TAVLI_CHECKER_BEHIND:
      return g_strdup_printf (
        /* Translators: a number of the dice. */
        _("A %d takes this checker off only when none of yours is behind "
          "it."), number);
    case TAVLI_PLAYABLE:
    default:
      return g_strdup (_("This can be played."));
    }
}

char *
tavli_describe_number (const TavliState  *state,
                       int                number,
                       const char       **rule_id)
{
  TavliReason reason = tavli_number_reason (state, number);

  if (reason == TAVLI_PLAYABLE)
    return NULL;
  if (rule_id != NULL)
    *rule_id = rule_ids[reason];

  switch (reason)
    {
    case TAVLI_BLOCKED:
      return g_strdup_printf (
        /* Translators: a number of the dice. */
        _("Every cell that a %d could reach is closed."), number);
    case TAVLI_PROTECTED:
      return g_strdup_printf (
        /* Translators: a number of the dice. */
        _("A %d reaches only cells that are closed, or blots that are still "
          "protected."), number);
    default:
      return explain_step (state, reason, TAVLI_HAND, number);
    }
}

/* Explains ":5": why the number cannot be played. */
static char *
explain_number (const TavliState  *state,
                int                number,
                const char       **rule_id)
{
  char *sentence = tavli_describe_number (state, number, rule_id);

  if (sentence != NULL)
    return sentence;
  *rule_id = "throw";

  return g_strdup_printf (
    /* Translators: a number of the dice. */
    _("The %d can be played: choose the checker, then the cell."), number);
}

/* Explains "8/": why the checker on @from cannot be played with any number that
 * is left.  A reason that holds for all the numbers comes before one that
 * closes a single cell. */
static char *
explain_checker (const TavliState  *state,
                 int                from,
                 const char       **rule_id)
{
  TavliReason found = TAVLI_N_REASONS;
  int number = 1, n_closed = 0;

  for (int d = 6; d >= 1; d--)
    {
      TavliReason reason = tavli_step_reason (state, from, d);

      if (reason == TAVLI_PLAYABLE)
        return explain_number (state, d, rule_id);
      if (reason == TAVLI_NOT_LEFT)
        continue;
      n_closed += reason == TAVLI_BLOCKED || reason == TAVLI_PROTECTED;
      if (reason < found)
        {
          found = reason;
          number = d;
        }
    }

  *rule_id = rule_ids[found];
  if (n_closed > 1)
    return g_strdup (_("Every cell that this checker could reach is closed."));

  return explain_step (state, found, from, number);
}

/* Explains "8/:5": why the checker on @from does not go with @number to where
 * it was brought. */
static char *
explain_choice (const TavliState  *state,
                int                from,
                int                number,
                const char       **rule_id)
{
  TavliReason reason = tavli_step_reason (state, from, number);
  int to = tavli_step_to (from, number);

  *rule_id = rule_ids[reason];
  if (reason != TAVLI_PLAYABLE)
    return explain_step (state, reason, from, number);
  if (to == TAVLI_OFF)
    return g_strdup_printf (
      /* Translators: a number of the dice. */
      _("You chose the %d, which takes this checker off the board."), number);

  return g_strdup_printf (
    /* Translators: a number of the dice, and a cell of the board. */
    _("You chose the %d, which takes this checker to cell %d."), number, to);
}

static char *
explain_entering (const char **rule_id)
{
  *rule_id = "entering";

  return g_strdup (_("A checker enters on a cell from 1 to 6, that of the "
                     "number played."));
}

/* Explains a step of the right form that no number makes. */
static char *
explain_distance (const char  *token,
                  const char **rule_id)
{
  const char *slash = strchr (token, '/');
  gboolean waits = token[0] == 'm';
  guint64 from = g_ascii_strtoull (token + waits, NULL, 10);
  guint64 to;

  g_assert (slash != NULL);
  to = g_ascii_strtoull (slash + 1, NULL, 10);
  if (token[0] == 'h')
    return explain_entering (rule_id);
  if (strstr (slash, "off") != NULL)
    {
      *rule_id = "bearing-off";
      return g_strdup (_("This number does not take the checker off the "
                         "board."));
    }
  if (to > TAVLI_CELLS || from > (waits ? TAVLI_WAITING_CELLS : TAVLI_CELLS))
    {
      *rule_id = "board-course";
      return g_strdup (_("The cells of the course are numbered from 1 to 24, "
                         "those of the middle row from m1 to m12."));
    }
  if (to <= from && from > 0)
    {
      *rule_id = "board-direction";
      return g_strdup (_("Checkers only move forward, from cell 1 towards "
                         "cell 24."));
    }
  *rule_id = "no-sum";

  return g_strdup (_("Each number is played by itself: the checker must touch "
                     "down after each of them."));
}

/* Explains the tokens of places beside the board, which are no steps at all;
 * returns NULL for any other @token. */
static char *
explain_box (const TavliState  *state,
             const char        *token,
             const char       **rule_id)
{
  if (g_str_equal (token, TAVLI_OPPONENTS_HAND))
    {
      *rule_id = rule_ids[TAVLI_NO_CHECKER];
      return tavli_checkers (state, !state->turn, TAVLI_HAND) > 0
               ? g_strdup (_("The checkers there are your opponent’s."))
               : g_strdup (_("None of your checkers stands there."));
    }
  if (g_str_equal (token, TAVLI_BACK_TO_HAND))
    {
      *rule_id = "entering";
      return g_strdup (_("A checker that has been entered stays on the board "
                         "until it is borne off."));
    }
  if (g_str_equal (token, TAVLI_BORNE_OFF))
    {
      *rule_id = "bearing-off";
      return g_strdup (_("A checker that has been borne off does not come "
                         "back."));
    }

  if (g_str_equal (token, TAVLI_TO_MIDDLE_ROW))
    {
      *rule_id = "hit";
      return g_strdup (_("Only a checker that is hit goes to the middle "
                         "row."));
    }
  if (g_str_equal (token, TAVLI_HAND_TO_HAND))
    return explain_entering (rule_id);
  if (g_str_equal (token, TAVLI_NOT_YET_OFF))
    {
      *rule_id = rule_ids[TAVLI_NOT_ALL_HOME];
      return explain_step (state, TAVLI_NOT_ALL_HOME, TAVLI_HAND, 1);
    }
  if (g_str_equal (token, TAVLI_OPPONENTS_TRAY))
    {
      *rule_id = "bearing-off";
      return g_strdup (_("Your opponent’s checkers are borne off there; yours "
                         "go to the other side."));
    }

  return NULL;
}

/* Reads the place in front of the slash that ends @token. */
static gboolean
read_place_alone (const char *token,
                  int        *from)
{
  size_t length = strlen (token);

  if (length < 2 || length > 4 || token[length - 1] != '/')
    return FALSE;

  for (*from = TAVLI_HAND; *from < TAVLI_OFF; (*from)++)
    {
      char name[4];

      tavli_place_name (*from, name);
      if (strlen (name) == length - 1 && g_str_has_prefix (token, name))
        return TRUE;
    }

  return FALSE;
}

/* Reads the place and the number of "8/:5". */
static gboolean
read_choice (const char *token,
             int        *from,
             int        *number)
{
  const char *colon = strstr (token, "/:");
  g_autofree char *place = NULL;

  if (colon == NULL || colon[2] < '1' || colon[2] > '6' || colon[3] != '\0')
    return FALSE;

  *number = colon[2] - '0';
  place = g_strndup (token, (gsize) (colon - token) + 1);

  return read_place_alone (place, from);
}

char *
tavli_describe_refusal (const GamePosition  *position,
                        const char          *token,
                        const char         **rule_id)
{
  const TavliState *state = (const TavliState *) &position->state;
  const char *unused;
  GameError error = { 0 };
  char *sentence;
  int from, number;

  if (rule_id == NULL)
    rule_id = &unused;

  sentence = explain_box (state, token, rule_id);
  if (sentence != NULL)
    return sentence;

  if (token[0] == ':' && token[1] >= '1' && token[1] <= '6'
      && token[2] == '\0')
    return explain_number (state, token[1] - '0', rule_id);
  if (read_place_alone (token, &from))
    return explain_checker (state, from, rule_id);
  if (read_choice (token, &from, &number))
    return explain_choice (state, from, number, rule_id);

  *rule_id = "throw";
  if (token[0] == 'r' && tavli_winner (state) < 0)
    return g_strdup (tavli_n_numbers (state) > 0
                     ? _("The dice have been thrown; their numbers are still "
                         "to be played.")
                     : _("A throw is written as r and three dice in rising "
                         "order, such as r256."));

  if (tavli_read_step (token, strlen (token), &from, &number, &error))
    {
      TavliReason reason = tavli_step_reason (state, from, number);

      *rule_id = rule_ids[reason];

      return explain_step (state, reason, from, number);
    }
  if (tavli_winner (state) >= 0)
    {
      *rule_id = rule_ids[TAVLI_GAME_OVER];
      return explain_step (state, TAVLI_GAME_OVER, TAVLI_HAND, 1);
    }
  if (error.code == GAME_PARSE_RANGE && strchr (token, '/') != NULL)
    return explain_distance (token, rule_id);

  return g_strdup (_("A step is written as the cell the checker leaves and "
                     "the cell it goes to, such as 10/16, h/4, m4/9 or "
                     "22/off:4."));
}
