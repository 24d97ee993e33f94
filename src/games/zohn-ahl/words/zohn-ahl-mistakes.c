/* zohn-ahl-mistakes.c: what beginners get wrong in Zohn Ahl, found by rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-words.h"

#include <glib/gi18n.h>

/* Whether the place given is @n spaces on from where the side to throw stands,
 * or back if @n is less than 0. */
static gboolean
is_on (const LudoGivenAnswer *asked,
       int                    n)
{
  const ZohnAhlState *state = zohn_ahl_state (asked->state);
  const ZohnAhlRuleset *values = zohn_ahl_values (asked->state);
  int lap = values->n_spaces;
  int steps = state->steps[asked->seat];

  return steps != ZOHN_AHL_OFF_BOARD
         && asked->given == zohn_ahl_board_space (values, asked->seat,
                                                  (steps + n + lap) % lap);
}

/* The spaces that the throw gives. */
static int
count_spaces (const LudoGivenAnswer *asked)
{
  return zohn_ahl_steps (zohn_ahl_values (asked->state), asked->moves[0]);
}

/* Whether a creek that is passed, or reached, was counted as no space. */
static gboolean
skips_water (const LudoGivenAnswer *asked)
{
  const ZohnAhlState *state = zohn_ahl_state (asked->state);
  const ZohnAhlRuleset *values = zohn_ahl_values (asked->state);
  int from = state->steps[asked->seat];
  int n = count_spaces (asked);

  for (guint i = 0; i < G_N_ELEMENTS (values->creeks); i++)
    if (values->creeks[i] > from && values->creeks[i] <= from + n)
      return is_on (asked, n + 1);

  return FALSE;
}

/* Whether so many spaces more were counted. */
static gboolean
counts_more (const LudoGivenAnswer *asked)
{
  return is_on (asked, count_spaces (asked) + asked->value);
}

static gboolean
goes_back (const LudoGivenAnswer *asked)
{
  return is_on (asked, -count_spaces (asked));
}

/* Whether the marked faces were counted, though the throw gives more. */
static gboolean
counts_marks (const LudoGivenAnswer *asked)
{
  int marked = zohn_ahl_stick (asked->moves[0])->marked;

  return marked != count_spaces (asked) && is_on (asked, marked);
}

/* Whether the answer is where the piece is sent, and not where it fell. */
static gboolean
goes_home (const LudoGivenAnswer *asked)
{
  const GameEvent *back = game_trace_find (asked->trace,
                                           ZOHN_AHL_EVENT_SENT_BACK);

  return back != NULL && back->seat == asked->seat && back->to == asked->given;
}

/* The counters of @seat before the moves, or @after them. */
static int
count_counters (const LudoGivenAnswer *asked,
                int                    seat,
                gboolean               after)
{
  return zohn_ahl_state (after ? asked->after : asked->state)->counters[seat];
}

/* How many counters more the side has after the moves than before. */
static int
count_gain (const LudoGivenAnswer *asked)
{
  return asked->right - count_counters (asked, asked->seat, FALSE);
}

static gboolean
forgets_gain (const LudoGivenAnswer *asked)
{
  return count_gain (asked) > 0
         && asked->given == asked->right - count_gain (asked);
}

static gboolean
forgets_payment (const LudoGivenAnswer *asked)
{
  return count_gain (asked) < 0
         && asked->given == asked->right - count_gain (asked);
}

/* Whether the gain has the wrong sign, as if the wrong side had paid. */
static gboolean
pays_for_gain (const LudoGivenAnswer *asked)
{
  return count_gain (asked) != 0
         && asked->given == asked->right - 2 * count_gain (asked);
}

static gboolean
gives_other (const LudoGivenAnswer *asked)
{
  return asked->given == count_counters (asked, !asked->seat, TRUE);
}

static gboolean
counts_twice (const LudoGivenAnswer *asked)
{
  return count_gain (asked) > 0
         && asked->given == asked->right + count_gain (asked);
}

#define PLACE (1u << LUDO_ASKED_PLACE)
#define NUMBER (1u << LUDO_ASKED_NUMBER)

const LudoMistake zohn_ahl_mistakes[] = {
  { "home-for-fall", PLACE, { NULL }, goes_home, 0,
    N_("gave the start, not where the piece falls"),
    N_("The piece goes there afterwards. First find where it falls.") },
  { "water-skipped", PLACE, { NULL }, skips_water, 0,
    N_("left the creek out of the count"),
    N_("A creek counts like any other space, even when it is only passed.") },
  { "start-counted", PLACE, { NULL }, counts_more, -1,
    N_("counted the space where the piece stands"),
    N_("The space where the piece stands does not count. Begin with the next "
       "one.") },
  { "counted-late", PLACE, { NULL }, counts_more, 1,
    N_("left the next space out of the count"),
    N_("The next space counts as one already.") },
  { "other-way", PLACE, { NULL }, goes_back, 0,
    N_("went in the other side’s direction"),
    N_("That is the other side’s direction.") },
  { "marks-for-spaces", PLACE, { NULL }, counts_marks, 0,
    N_("mistook the marked faces for the steps"),
    N_("Four marked faces give more than four steps, and a throw without "
       "marks gives some too. Read the text again.") },
  { "gain-forgotten", NUMBER, { "counters" }, forgets_gain, 0,
    N_("forgot to add the winnings"),
    N_("That is what the side had before. Add what it has won.") },
  { "payment-forgotten", NUMBER, { "counters" }, forgets_payment, 0,
    N_("forgot to take away what was paid"),
    N_("That is what the side had before. Take away what it has paid.") },
  { "wrong-payer", NUMBER, { "counters" }, pays_for_gain, 0,
    N_("made the wrong side pay"),
    N_("The wrong side has paid. Look again at who wins the counter.") },
  { "other-side", NUMBER, { "counters" }, gives_other, 0,
    N_("counted for the other side"),
    N_("That is what the other side will have.") },
  { "counted-twice", NUMBER, { "counters" }, counts_twice, 0,
    N_("added the winnings twice"),
    N_("The winnings have been added twice.") },
  { 0 },
};
