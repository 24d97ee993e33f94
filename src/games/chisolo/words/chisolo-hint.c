/* chisolo-hint.c: what a turn of Chisolo is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every statement is counted: from the trace of the turn, from the turns with
 * which the opponent could answer, and from the terms of the evaluation.
 */

#include "chisolo-hint.h"

#include <glib/gi18n.h>

#include "games/chisolo/rules/chisolo-eval.h"
#include "games/chisolo/rules/chisolo-moves.h"
#include "games/chisolo/rules/chisolo-notation.h"
#include "games/chisolo/words/chisolo-words.h"

/* Facts: a turn and its effects. */
typedef struct
{
  int seat;
  ChisoloMoveKind kind;
  int hole;
  ChisoloDirection direction;   /* that it settles, or unchosen */
  int third;                    /* the opponent's hole, or -1 */
  int stones;                   /* sown in all laps */
  int laps;
  int last;                     /* the cell of the last stone */
  int taken;
  int taken_third;              /* of them, from the third hole */
  gboolean wins;
  int danger;                   /* stones that the opponent could take if it
                                 * were his turn */
  int danger_after;             /* stones that he can take in reply */
  int terms[CHISOLO_N_TERMS];   /* what the turn adds to each */
  int threat_after;             /* stones that one lap could then take */
} Facts;

int
chisolo_best_capture (const ChisoloState *state,
                      int                 seat)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameState own = { 0 };
  ChisoloState *chisolo = (ChisoloState *) &own;
  int before, best = 0, n;

  *chisolo = *state;
  chisolo->turn = (uint8_t) seat;
  before = chisolo_camp_total (&chisolo->camps[!seat]);
  n = chisolo_rules.legal_moves (&own, moves);
  for (int i = 0; i < n; i++)
    {
      GameState after = own;
      const ChisoloState *then = (const ChisoloState *) &after;

      chisolo_rules.apply (&after, moves[i], NULL);
      best = MAX (best, before - chisolo_camp_total (&then->camps[!seat]));
    }

  return best;
}

static void
find_facts (const LudoAdvice *advice,
            Facts            *facts)
{
  const ChisoloState *before = (const ChisoloState *) &advice->before;
  GameMove move = advice->line[0];
  GameTrace trace = GAME_TRACE_INIT;
  int terms[CHISOLO_N_TERMS];
  GameState after;
  GameOutcome outcome;

  *facts = (Facts) {
    .seat = before->turn,
    .kind = chisolo_move_kind (move),
    .hole = chisolo_move_hole (move),
    .direction = chisolo_move_direction (move),
    .third = chisolo_move_third (move),
  };

  ludo_advice_play (advice, &chisolo_rules, &after, &trace);
  facts->stones = chisolo_sown (&trace, &facts->laps);
  for (size_t i = 0; i < trace.n_events; i++)
    {
      const GameEvent *event = &trace.events[i];

      if (event->type == CHISOLO_EVENT_SOW)
        facts->last = event->to;
      if (event->type == CHISOLO_EVENT_CAPTURE)
        {
          facts->taken += event->count;
          facts->taken_third += event->value != 0 ? event->count : 0;
        }
    }
  game_trace_clear (&trace);

  chisolo_rules.outcome (&after, &outcome);
  facts->wins = outcome.over && outcome.winner == facts->seat;
  facts->danger = chisolo_best_capture (before, !facts->seat);
  if (!outcome.over)
    facts->danger_after =
      chisolo_best_capture ((const ChisoloState *) &after, !facts->seat);

  chisolo_terms (&advice->before, facts->seat, terms);
  chisolo_terms (&after, facts->seat, facts->terms);
  facts->threat_after = facts->terms[CHISOLO_TERM_THREAT];
  for (int i = 0; i < CHISOLO_N_TERMS; i++)
    facts->terms[i] -= terms[i];
}

/* Names the goal of the turn by the most important of its facts. */
static char *
describe_goal (const LudoAdvice *advice,
               const Facts      *facts)
{
  if (facts->kind == CHISOLO_MOVE_PASS)
    return g_strdup (_("You can only pass: every sowing would be endless."));
  if (facts->wins)
    return g_strdup (_("You can win now: one turn empties the camp "
                       "opposite."));
  if (advice->wins_in > 1)
    return g_strdup_printf (
      ngettext ("You can force a win in %d turn. Find it.",
                "You can force a win in %d turns. Look for the first one.",
                (gulong) advice->wins_in), advice->wins_in);
  if (facts->kind == CHISOLO_MOVE_OPEN)
    return g_strdup (_("Open with the capture that costs your opponent "
                       "most."));
  if (facts->taken > 0 && facts->laps == 1)
    return g_strdup (_("You can take stones with a single sowing: the last "
                       "stone must fall into an empty hole of your inner "
                       "row."));
  if (facts->taken > 0)
    return g_strdup (_("You can take stones: look for a sowing that ends in "
                       "an empty hole of your inner row."));
  if (facts->danger_after < facts->danger)
    return g_strdup_printf (
      /* Translators: what the opponent could take if nothing were done. */
      ngettext ("%d of your stones could be taken. Get it out of reach.",
                "%d of your stones could be taken. Get them out of reach.",
                (gulong) facts->danger), facts->danger);
  if (facts->threat_after > 0 && facts->terms[CHISOLO_TERM_THREAT] > 0)
    return g_strdup (_("There is nothing good to take now. Prepare a capture "
                       "for your next turn."));
  if (facts->terms[CHISOLO_TERM_MOBILITY] > 0)
    return g_strdup (_("There is nothing good to take now. Keep stones in "
                       "many holes, to have many sowings to choose from."));
  if (facts->terms[CHISOLO_TERM_HEAPS] > 0)
    return g_strdup (_("There is nothing good to take now. Build heaps of two "
                       "or more stones, which carry a sowing on."));

  if (facts->danger_after == 0)
    return g_strdup (_("There is nothing good to take now. Sow so that "
                       "nothing of yours can be taken in reply."));

  return g_strdup (_("There is nothing good to take now. Lose as little as "
                     "you can."));
}

/* Names the half of a row that has the hole of the turn; the middle hole
 * belongs to the left half.  Only holes with stones are marked, because no
 * other can be sown. */
static char *
describe_region (const Facts        *facts,
                 const ChisoloState *before,
                 guint64            *cells)
{
  int column = chisolo_hole_column (facts->seat, facts->hole);
  int row = chisolo_hole_row (facts->seat, facts->hole);
  gboolean inner = chisolo_is_inner (facts->hole);
  int first = column < CHISOLO_COLUMNS / 2 + 1 ? 0 : CHISOLO_COLUMNS / 2;
  GString *text = g_string_new (NULL);

  if (facts->kind == CHISOLO_MOVE_PASS)
    return g_string_free (text, FALSE);

  for (int i = first; i < first + CHISOLO_COLUMNS / 2 + 1; i++)
    if (before->camps[facts->seat].stones[chisolo_hole_at (row, i)] > 0)
      *cells |= G_GUINT64_CONSTANT (1)
                << chisolo_cell (facts->seat, chisolo_hole_at (row, i));

  ludo_add_sentence (text, g_strdup_printf (
    inner
    /* Translators: two letters of columns. */
    ? _("Look at your inner row, columns %c to %c.")
    : _("Look at your outer row, columns %c to %c."),
    'a' + first, 'a' + first + CHISOLO_COLUMNS / 2));
  /* A single lap is easily counted out. */
  if (facts->kind == CHISOLO_MOVE_SOW && facts->laps == 1 && facts->taken > 0)
    ludo_add_sentence (text, g_strdup (_("Count from each hole: where does the "
                                         "last stone fall?")));

  return g_string_free (text, FALSE);
}

/* Names the way as the board does, where a direction is chosen. */
static char *
describe_direction (const Facts *facts,
                    const char  *hole)
{
  if (facts->direction == CHISOLO_UNCHOSEN)
    return g_strdup_printf (_("Sow %s."), hole);

  /* Translators: the name of a hole, and a way to sow, such as "towards a". */
  return g_strdup_printf (_("Sow %s %s."), hole,
                          chisolo_way_words (facts->seat, facts->hole,
                                             facts->direction));
}

static char *
describe_turn (const Facts *facts,
               guint64     *cells)
{
  GString *text = g_string_new (NULL);
  char name[3];

  if (facts->kind == CHISOLO_MOVE_PASS)
    return g_string_free (text, FALSE);

  *cells = G_GUINT64_CONSTANT (1) << chisolo_cell (facts->seat, facts->hole);
  chisolo_hole_name (facts->seat, facts->hole, name);
  if (facts->kind == CHISOLO_MOVE_OPEN)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: the letter of a column. */
      _("Capture in column %c."), name[0]));
  else
    ludo_add_sentence (text, describe_direction (facts, name));

  if (facts->third >= 0)
    {
      *cells |= G_GUINT64_CONSTANT (1)
                << chisolo_cell (!facts->seat, facts->third);
      chisolo_hole_name (!facts->seat, facts->third, name);
      ludo_add_sentence (text, g_strdup_printf (
        _("Choose %s as the third hole."), name));
    }

  return g_string_free (text, FALSE);
}

char *
chisolo_describe_advice (const LudoAdvice *advice,
                         LudoHintStep      step,
                         guint64          *cells)
{
  Facts facts;

  find_facts (advice, &facts);
  switch (step)
    {
    case LUDO_HINT_GOAL:
      return describe_goal (advice, &facts);
    case LUDO_HINT_REGION:
      return describe_region (&facts, (const ChisoloState *) &advice->before,
                              cells);
    case LUDO_HINT_MOVE:
      return describe_turn (&facts, cells);
    case LUDO_HINT_NONE:
    default:
      return NULL;
    }
}

static char *
describe_sowing (const Facts *facts)
{
  char last[3];

  if (facts->stones == 0)
    return NULL;

  chisolo_hole_name (facts->last / CHISOLO_HOLES, facts->last % CHISOLO_HOLES,
                     last);
  if (facts->laps == 1)
    return g_strdup_printf (
      /* Translators: how many stones, the name of the last hole. */
      ngettext ("This sows %d stone without a relay, into %s.",
                "This sows %d stones without a relay, the last one into %s.",
                (gulong) facts->stones), facts->stones, last);

  return g_strdup_printf (
    /* Translators: how many stones and laps, at least two of each; the name of
     * the last hole. */
    _("This sows %d stones in %d sowings, the last one into %s."),
    facts->stones, facts->laps, last);
}

static char *
describe_taken (const Facts *facts)
{
  if (facts->wins)
    return g_strdup_printf (
      ngettext ("This takes %d stone, the last one opposite, and wins.",
                "This takes %d stones, all that are left opposite, and wins.",
                (gulong) facts->taken), facts->taken);
  if (facts->taken == 0)
    return NULL;
  if (facts->taken_third > 0 && facts->kind != CHISOLO_MOVE_OPEN)
    return g_strdup_printf (
      /* Translators: how many stones in all, at least two, and how many of
       * them from the third hole. */
      _("This takes %d stones, %d of them from the third hole."), facts->taken,
      facts->taken_third);

  return g_strdup_printf (ngettext ("This takes %d stone.",
                                    "This takes %d stones.",
                                    (gulong) facts->taken), facts->taken);
}

/* States how many stones the opponent can take in answer. */
static char *
describe_danger (const Facts *facts)
{
  gboolean south = facts->seat == CHISOLO_SOUTH;
  int n = facts->danger_after;

  if (n == 0)
    return g_strdup (south ? _("North can then take nothing.")
                           : _("South can then take nothing."));
  if (n < facts->danger)
    return g_strdup_printf (
      south
      /* Translators: how many stones, and how many it would have been. */
      ? ngettext ("North can then take at most %d stone instead of %d.",
                  "North can then take at most %d stones instead of %d.",
                  (gulong) n)
      : ngettext ("South can then take at most %d stone instead of %d.",
                  "South can then take at most %d stones instead of %d.",
                  (gulong) n), n, facts->danger);

  return g_strdup_printf (
    south
    ? ngettext ("North can then take at most %d stone.",
                "North can then take at most %d stones.", (gulong) n)
    : ngettext ("South can then take at most %d stone.",
                "South can then take at most %d stones.", (gulong) n), n);
}

/* States which capture a turn prepares; NULL if the turn captures itself or
 * prepares none. */
static char *
describe_prepared (const Facts *facts)
{
  if (facts->taken > 0 || facts->terms[CHISOLO_TERM_THREAT] <= 0)
    return NULL;

  return g_strdup_printf (
    ngettext ("This prepares a single sowing that would take %d stone.",
              "This prepares a single sowing that would take %d stones.",
              (gulong) facts->threat_after), facts->threat_after);
}

char *
chisolo_describe_consequence (const LudoAdvice *advice)
{
  GString *text = g_string_new (NULL);
  Facts facts;

  find_facts (advice, &facts);
  if (facts.kind == CHISOLO_MOVE_PASS)
    {
      ludo_add_sentence (text, g_strdup (_("This passes the turn.")));
      return g_string_free (text, FALSE);
    }

  ludo_add_sentence (text, describe_sowing (&facts));
  ludo_add_sentence (text, describe_taken (&facts));
  if (!facts.wins)
    {
      if (advice->wins_in > 1)
        ludo_add_sentence (text, g_strdup_printf (
          ngettext ("This wins in %d turn, whatever the reply.",
                    "This wins in %d turns, whatever the reply.",
                    (gulong) advice->wins_in), advice->wins_in));
      ludo_add_sentence (text, describe_prepared (&facts));
      ludo_add_sentence (text, describe_danger (&facts));
    }

  return g_string_free (text, FALSE);
}

gboolean
chisolo_find_simple (LudoAdvice *advice)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n = chisolo_rules.legal_moves (&advice->before, moves);
  int seat = chisolo_rules.turn (&advice->before);
  int best = 0, best_worth = 0;

  advice->n_line = 0;
  for (int i = 0; i < n; i++)
    {
      GameState after = advice->before;
      GameTrace trace = GAME_TRACE_INIT;
      int laps, taken = 0, worth;

      if (chisolo_move_kind (moves[i]) != CHISOLO_MOVE_SOW)
        continue;

      chisolo_rules.apply (&after, moves[i], &trace);
      chisolo_sown (&trace, &laps);
      for (size_t j = 0; j < trace.n_events; j++)
        if (trace.events[j].type == CHISOLO_EVENT_CAPTURE)
          taken += trace.events[j].count;
      game_trace_clear (&trace);

      worth = chisolo_evaluate (&after, seat);
      if (laps > 1 || taken == 0 || taken < best
          || (taken == best && worth <= best_worth))
        continue;

      best = taken;
      best_worth = worth;
      advice->line[0] = moves[i];
      advice->n_line = 1;
    }

  return advice->n_line > 0;
}
