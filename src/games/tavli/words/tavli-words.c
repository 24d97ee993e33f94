/* tavli-words.c: what happens in tavli, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * White and Black have sentences of their own, because in other languages the
 * words around a name agree with it.
 */

#include "tavli-words.h"

#include <glib/gi18n.h>

#include "games/tavli/words/tavli-hint.h"
#include "games/tavli/rules/tavli-hit-risk.h"

static const LudoNamed rulesets[] = {
  {
    N_("Rules of the modern reconstruction"),
    N_("The modern reconstruction on three rows; where it leaves a choice, the "
       "choice is ours."),
  },
};

static const LudoLevelWords level_words = {
  .sees_own = N_("Looks at every way to play its throw and takes the one that, "
                 "by simple rules, places its checkers best."),
  .blunders = N_("Judges by simple rules how its checkers will stand, and "
                 "misses %d%% of the ways to play its throw."),
  .throws = N_("Judges by what it learnt from playing against itself, and "
               "misses %d%% of the ways to play its throw."),
  .full = N_("Judges by what it learnt from playing against itself, and "
             "weighs the throws to come for as long as its thinking time "
             "allows."),
};

/* As LudoGameInfo.measure: "blots" that can be hit, "risk": with how many
 * throws of 216 one of them is, "out": checkers off, "waiting": in the middle
 * row, "wall": cells held side by side, "pips" still to travel, "left": numbers
 * still to be played, by either side. */
static int
measure (const GameState *state,
         int              seat,
         const char      *name)
{
  const TavliState *tavli = (const TavliState *) state;
  uint32_t blots = tavli_blots (tavli, seat);

  if (g_str_equal (name, "blots"))
    return __builtin_popcount (blots);
  if (g_str_equal (name, "risk"))
    return tavli_hit_risk (tavli, seat, blots);
  if (g_str_equal (name, "out"))
    return tavli_checkers (tavli, seat, TAVLI_OFF);
  if (g_str_equal (name, "waiting"))
    return tavli->sides[seat].n_waiting;
  if (g_str_equal (name, "wall"))
    return tavli_wall (state, seat);
  if (g_str_equal (name, "pips"))
    return tavli_pips (tavli, seat);
  if (g_str_equal (name, "left"))
    return tavli_n_numbers (tavli);

  return -1;
}

static char *
name_throw (const GameState *state,
            const char      *token)
{
  if (token[0] != 'r')
    return NULL;

  return g_strdup_printf ("%c, %c, %c", token[1], token[2], token[3]);
}

static char *
name_move (const GameState *before,
           GameMove         move)
{
  int from = tavli_move_from (move), to = tavli_move_to (move);

  if (tavli_move_is_throw (move))
    /* Translators: what a player does: the three dice. */
    return g_strdup_printf (_("throw %d, %d and %d"), tavli_move_die (move, 0),
                            tavli_move_die (move, 1), tavli_move_die (move, 2));
  if (from == TAVLI_HAND)
    /* Translators: this and the three that follow are what a player does, in a
     * list: "the checker on 10 goes to 16, then a checker enters on 2". */
    return g_strdup_printf (_("a checker enters on %d"), to);
  if (to == TAVLI_OFF)
    return g_strdup_printf (_("the checker on %d is borne off with a %d"), from,
                            tavli_move_number (move));
  if (tavli_is_waiting_place (from))
    /* Translators: the cell of the middle row, the cell of the course. */
    return g_strdup_printf (_("the checker on m%d comes back to %d"),
                            from - TAVLI_WAITING_FIRST + 1, to);

  return g_strdup_printf (_("the checker on %d goes to %d"), from, to);
}

static char *
describe_outcome (const GameOutcome *outcome)
{
  return g_strdup (outcome->winner == TAVLI_WHITE
                   ? _("White wins: all fifteen white checkers are off.")
                   : _("Black wins: all fifteen black checkers are off."));
}

static char *
describe_score (const GameState *position)
{
  const TavliState *state = (const TavliState *) position;
  int white = tavli_pips (state, TAVLI_WHITE);
  int black = tavli_pips (state, TAVLI_BLACK);
  GString *text = g_string_new (NULL);

  ludo_add_sentence (text, g_strdup_printf (
    /* Translators: how many checkers were borne off, and how many steps
     * the others still have to go. */
    ngettext ("White: %d off, %d step to go.",
              "White: %d off, %d steps to go.", (gulong) white),
    tavli_checkers (state, TAVLI_WHITE, TAVLI_OFF), white));
  ludo_add_sentence (text, g_strdup_printf (
    ngettext ("Black: %d off, %d step to go.",
              "Black: %d off, %d steps to go.", (gulong) black),
    tavli_checkers (state, TAVLI_BLACK, TAVLI_OFF), black));

  return g_string_free (text, FALSE);
}

static char *
describe_seat_score (const GameState *position,
                     int              seat)
{
  const TavliState *state = (const TavliState *) position;
  int hand = tavli_checkers (state, seat, TAVLI_HAND);
  int off = tavli_checkers (state, seat, TAVLI_OFF);
  int pips = tavli_pips (state, seat);
  g_autofree char *entering = NULL;

  /* Translators: how many checkers still have to enter the board; a separator
   * follows. */
  entering = hand > 0 ? g_strdup_printf (_("%d to enter · "), hand)
                      : g_strdup ("");

  return g_strdup_printf (
    /* Translators: what comes before (or nothing), then how many checkers are
     * off, then how many steps the others still have to go. */
    ngettext ("%s%d off · %d step", "%s%d off · %d steps", (gulong) pips),
    entering, off, pips);
}

static const LudoEventInfo events[] = {
  { TAVLI_EVENT_HIT, LUDO_EVENT_HITS, "ludo-hit-symbolic", 1,
    N_("A checker was hit.") },
  { TAVLI_EVENT_BEAR_OFF, LUDO_EVENT_STEPS, "ludo-bear-off-symbolic", 1,
    N_("A checker left the board.") },
  { 0 },
};

static const LudoTally tallies[] = {
  /* Translators: what is counted in many games, before a number. */
  { N_("own checkers hit"), TAVLI_EVENT_HIT, 0, LUDO_TALLY_EVENTS },
  { NULL },
};

static int
count_event (const GameEvent *event,
             int              seat,
             const char      *name)
{
  switch (event->type)
    {
    case TAVLI_EVENT_HIT:
      return g_str_equal (name, "captures") && event->seat != seat;
    case TAVLI_EVENT_BEAR_OFF:
      return g_str_equal (name, "off") && event->seat == seat;
    default:
      return 0;
    }
}

/* Source: Agathias, lines 5 to 20: before the throw of 2, 6 and 5. */
static const LudoSetPiece set_piece = {
  N_("Zeno’s position"),
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w -",
};

const LudoGameInfo tavli_info = {
  .rules = &tavli_rules,
  .name = N_("Zeno’s tavli"),
  .summary = N_("Bring fifteen checkers round the course with three dice, and "
                "leave none alone."),
  .credit = N_("A modern reconstruction based on an epigram by Agathias, 6th "
               "century"),
  .minutes = 40,
  .age = 12,
  .luck = LUDO_LUCK_EVEN,
  .seats = { N_("White"), N_("Black") },
  .rulesets = rulesets,
  .setups = NULL,
  .max_team_size = 1,
  .has_decisions = TRUE,
  .describe_turn = tavli_describe_turn,
  .describe_next = tavli_describe_next,
  .describe_move = tavli_describe_move,
  .describe_moves = tavli_describe_moves,
  .name_move = name_move,
  .describe_outcome = describe_outcome,
  .describe_refusal = tavli_describe_refusal,
  .describe_score = describe_score,
  .describe_overview = tavli_describe_overview,
  .describe_seat_score = describe_seat_score,
  .describe_throw = name_throw,
  .describe_advice = tavli_describe_advice,
  .describe_consequence = tavli_describe_consequence,
  .measure = measure,
  .mistakes = tavli_mistakes,
  .facts = tavli_facts,
  .level_words = &level_words,
  .events = events,
  .tallies = tallies,
  .thrown = LUDO_THROWN_DICE,
  .set_piece = &set_piece,
  .count_event = count_event,
};
