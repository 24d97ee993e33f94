/* ken-wan-refusal.c: why a move of Ken Wan cannot be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each answer names the paragraph of the rules page that it comes from.
 */

#include "ken-wan-refusal.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/rules/ken-wan-rules.h"
#include "games/ken-wan/words/ken-wan-colours.h"

/* Attempt: the move that was tried, and the rule against it. */
typedef struct
{
  const KenWanState *state;
  int from;
  int to;                       /* -1 when only a piece was named */
  char from_name[3];
  char to_name[3];
  const char *rule_id;
} Attempt;

/* Refuses a piece of another colour. */
static char *
refuse_foreign (Attempt *attempt,
                int      colour)
{
  const KenWanState *state = attempt->state;
  const char *name = ken_wan_seat_name (colour);

  if (colour >= state->n_players)
    {
      attempt->rule_id = "players";
      return g_strdup (_("With two players, nobody moves the red pieces; they "
                         "can only be captured."));
    }
  if (ken_wan_place (state, colour) > 0)
    {
      attempt->rule_id = "placed";
      /* Translators: %s is Blue, Yellow or Red. */
      return g_strdup_printf (_("%s has won a place and no longer moves."),
                              name);
    }

  attempt->rule_id = "turn";

  return g_strdup (KEN_WAN_BY_COLOUR (
    state->turn,
    _("It is Blue’s turn: only a blue piece can move."),
    _("It is Yellow’s turn: only a yellow piece can move."),
    _("It is Red’s turn: only a red piece can move.")));
}

static char *
refuse_cut (Attempt         *attempt,
            const KenWanSet *parts,
            int              n_parts)
{
  int one = ken_wan_set_count (parts[0]);
  int other = ken_wan_set_count (parts[1]);
  char alone[3];

  attempt->rule_id = "cut";
  if (n_parts > 2)
    /* Translators: %s is a cell, here and in the sentences that follow. */
    return g_strdup_printf (_("Lifting %s would split its group into three "
                              "parts."), attempt->from_name);
  if (one > 1 && other > 1)
    /* Translators: a cell, then how many pieces each part would have, at least
     * two each. */
    return g_strdup_printf (_("Lifting %s would split its group into %d and "
                              "%d pieces."), attempt->from_name, one, other);

  ken_wan_cell_name (ken_wan_set_first (one == 1 ? parts[0] : parts[1]),
                     alone);

  /* Translators: two cells, then how many pieces are left on the other side. */
  return g_strdup_printf (ngettext ("Lifting %s would separate %s from %d "
                                    "other piece.",
                                    "Lifting %s would separate %s from %d "
                                    "other pieces.",
                                    (gulong) MAX (one, other)),
                          attempt->from_name, alone, MAX (one, other));
}

/* Returns why the piece to move may not be lifted; NULL if it may. */
static char *
refuse_lifting (Attempt *attempt)
{
  const KenWanState *state = attempt->state;
  int colour = ken_wan_colour_at (state, attempt->from);
  KenWanSet parts[KEN_WAN_PARTS_MAX];
  int n_parts = ken_wan_cut (state, attempt->from, parts);

  if (attempt->from == KEN_WAN_CENTRE)
    {
      attempt->rule_id = "board";
      return g_strdup (_("The black centre is closed to everybody."));
    }
  if (colour < 0)
    {
      attempt->rule_id = "turn";
      return g_strdup_printf (_("There is no piece on %s."),
                              attempt->from_name);
    }
  if (colour != state->turn)
    return refuse_foreign (attempt, colour);
  if (n_parts > 0 && ken_wan_is_half (state, attempt->from))
    {
      attempt->rule_id = "half-fixed";
      return g_strdup_printf (_("The piece on %s is a half-piece in a group: "
                                "it links the group but does not move."),
                              attempt->from_name);
    }
  if (n_parts > 1)
    return refuse_cut (attempt, parts, n_parts);

  return NULL;
}

/* Explains why a piece that may be lifted may not land on the cell. */
static char *
refuse_cell (Attempt *attempt)
{
  const KenWanState *state = attempt->state;
  gboolean half = ken_wan_is_half (state, attempt->from);
  KenWanSet group = ken_wan_group (state, attempt->from);

  if (group != ken_wan_bit (attempt->from))
    {
      attempt->rule_id = "landing-rim";
      /* Translators: the cell wanted, then the cell of the piece. */
      return g_strdup_printf (_("The cell %s touches no other piece in the "
                                "same group as the one on %s."),
                              attempt->to_name, attempt->from_name);
    }
  if (half)
    {
      attempt->rule_id = "isolated-half";
      return g_strdup_printf (_("The piece on %s is an isolated half-piece: "
                                "it must land beside a piece of its own "
                                "colour."),
                              attempt->from_name);
    }

  attempt->rule_id = "isolated-whole";

  return g_strdup_printf (_("The piece on %s is isolated: it must land beside "
                            "another piece, of any colour."),
                          attempt->from_name);
}

static char *
refuse_landing (Attempt *attempt)
{
  if (attempt->to == KEN_WAN_CENTRE)
    {
      attempt->rule_id = "board";
      return g_strdup (_("The black centre is closed to everybody."));
    }
  if (attempt->to == attempt->from)
    {
      attempt->rule_id = "no-return";
      return g_strdup (_("A piece does not land on the cell it came from."));
    }
  if (ken_wan_colour_at (attempt->state, attempt->to) >= 0)
    {
      attempt->rule_id = "turn";
      return g_strdup_printf (_("There is a piece on %s already: you land on "
                                "an empty cell, and its neighbours change."),
                              attempt->to_name);
    }

  return refuse_cell (attempt);
}

/* Explains why a piece that was named alone cannot be picked, or says what to
 * do next. */
static char *
refuse_piece (Attempt *attempt)
{
  if (ken_wan_landing (attempt->state, attempt->from) != 0)
    {
      attempt->rule_id = "turn";
      return g_strdup_printf (_("The piece on %s can move: choose where it "
                                "lands."), attempt->from_name);
    }

  if (ken_wan_group (attempt->state, attempt->from)
      != ken_wan_bit (attempt->from))
    attempt->rule_id = "landing-rim";
  else
    attempt->rule_id = ken_wan_is_half (attempt->state, attempt->from)
                       ? "isolated-half" : "isolated-whole";

  return g_strdup_printf (_("The piece on %s has no cell to land on."),
                          attempt->from_name);
}

/* Reads @token, which is a move or a single cell.  Returns FALSE if it is
 * neither. */
static gboolean
read_attempt (const char *token,
              Attempt    *attempt)
{
  size_t length = strlen (token);

  if (length != 2 && length != 4)
    return FALSE;

  attempt->from = ken_wan_cell_named (token);
  attempt->to = length == 4 ? ken_wan_cell_named (token + 2) : -1;
  if (attempt->from < 0 || (length == 4 && attempt->to < 0))
    return FALSE;

  ken_wan_cell_name (attempt->from, attempt->from_name);
  if (attempt->to >= 0)
    ken_wan_cell_name (attempt->to, attempt->to_name);

  return TRUE;
}

static char *
explain (const GamePosition *position,
         const char         *token,
         Attempt            *attempt)
{
  GameOutcome outcome;
  char *reason;
  GameMove move;

  game_position_outcome (position, &outcome);
  if (outcome.over)
    {
      attempt->rule_id = outcome.reason == GAME_REASON_REPETITION
                         || outcome.reason == GAME_REASON_ALL_PASSED
                         ? "repetition" : "placed";
      return g_strdup (_("The game is over."));
    }
  if (ken_wan_rules.parse_move (&position->state, token, strlen (token), &move,
                                NULL))
    {
      attempt->rule_id = "turn";
      return g_strdup (_("This move can be played."));
    }
  if (g_str_equal (token, "pass"))
    {
      attempt->rule_id = "pass";
      return g_strdup_printf (_("%s can move and so may not pass."),
                              ken_wan_seat_name (attempt->state->turn));
    }
  if (!read_attempt (token, attempt))
    {
      attempt->rule_id = "notation";
      return g_strdup (_("A move is written as its first and its last cell, "
                         "such as c4e7; to pass, write pass."));
    }

  reason = refuse_lifting (attempt);
  if (reason != NULL)
    return reason;

  return attempt->to < 0 ? refuse_piece (attempt) : refuse_landing (attempt);
}

char *
ken_wan_describe_refusal (const GamePosition  *position,
                          const char          *token,
                          const char         **rule_id)
{
  Attempt attempt = {
    .state = (const KenWanState *) &position->state,
  };
  char *reason = explain (position, token, &attempt);

  if (rule_id != NULL)
    *rule_id = attempt.rule_id;

  return reason;
}
