/* chisolo-words.c: what happens in Chisolo, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * South and North have sentences of their own, because in other languages the
 * words around a name agree with it.
 */

#include "chisolo-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/chisolo/words/chisolo-hint.h"
#include "games/chisolo/rules/chisolo-moves.h"
#include "games/chisolo/rules/chisolo-notation.h"
#include "games/chisolo/rules/chisolo-refusal.h"

static const LudoNamed rulesets[CHISOLO_N_RULESETS] = {
  [CHISOLO_NATATU] = {
    N_("Three stones a hole (natatu)"),
    N_("The main form, “the one of three”: three stones a hole, but 2, 1, 0 "
       "and 0 at the right-hand end of the inner row."),
  },
  [CHISOLO_SMITH_DALE] = {
    N_("Three stones a hole (Smith and Dale)"),
    N_("Each player’s first sowing goes clockwise; the direction is chosen "
       "with the second. A capture needs a stone in the inner hole opposite."),
  },
  [CHISOLO_NATATU_LEFT] = {
    N_("Three stones a hole, empty holes on the left"),
    N_("Natatu with 2, 1, 0 and 0 at the left-hand end: a slip in modern "
       "summaries, kept here because books and programs show it."),
  },
  [CHISOLO_LUDII] = {
    N_("Three stones a hole (Ludii)"),
    N_("The form in the Ludii database: Smith and Dale’s rules, with the empty "
       "holes on the left."),
  },
  [CHISOLO_NAMBIDI] = {
    N_("Two stones a hole (nambidi)"),
    N_("Two stones in every hole; each player’s first turn is an opening "
       "capture."),
  },
  [CHISOLO_ONE_COUNTER] = {
    N_("One stone a hole"),
    N_("One stone in every hole; each player’s first turn is an opening "
       "capture."),
  },
  [CHISOLO_NAMUDILAKUNZE] = {
    N_("One stone a hole, outer captures (namudilakunze)"),
    N_("One stone in every hole but the leftmost outer one; only outer holes "
       "are captured, behind an empty inner hole."),
  },
};

static const LudoLevelWords level_words = {
  .sees_own = N_("Sees where each of its own sowings ends, but not how you "
                 "can reply."),
  .blunders = N_("Looks at its own sowings only, and misses %d%% of them."),
  .ahead = N_("Looks %d sowings ahead, its own and yours in turn."),
  .ahead_replies = N_("Looks %d sowings ahead, but misses %d%% of your "
                      "replies."),
  .ahead_both = N_("Looks %d sowings ahead, but misses %d%% of its own sowings "
                   "and %d%% of your replies."),
  .nodes = N_("Looks several sowings ahead, and stops after %d positions."),
  .full = N_("Looks as many sowings ahead as its thinking time allows."),
};

/* As LudoGameInfo.measure: "stones" counts the stones of a player, "holes" his
 * holes that have stones. */
static int
measure (const GameState *state,
         int              seat,
         const char      *name)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;

  int n = 0;

  if (g_str_equal (name, "holes"))
    for (int hole = 0; hole < CHISOLO_HOLES; hole++)
      n += chisolo->camps[seat].stones[hole] > 0;
  else
    n = g_str_equal (name, "stones")
          ? chisolo_camp_total (&chisolo->camps[seat]) : -1;

  return n;
}

static const ChisoloState *
chisolo_state (const GameState *state)
{
  return (const ChisoloState *) state;
}

/* Whether the player to move can do nothing but pass. */
static gboolean
must_pass (const ChisoloState *state)
{
  const GameMove pass = chisolo_move (CHISOLO_MOVE_PASS, 0, CHISOLO_UNCHOSEN,
                                      -1);

  return chisolo_refusal_of_move ((const GameState *) state, pass)
         == CHISOLO_REFUSAL_NONE;
}

static char *
describe_turn (const GamePosition *position)
{
  const ChisoloState *state = chisolo_state (&position->state);
  gboolean south = state->turn == CHISOLO_SOUTH;

  if (must_pass (state))
    return g_strdup (south
                     ? _("South to pass: every sowing would be endless.")
                     : _("North to pass: every sowing would be endless."));
  if (chisolo_opening_due (state))
    return g_strdup (south ? _("South to make an opening capture.")
                           : _("North to make an opening capture."));
  if (state->directions[state->turn] == CHISOLO_FIRST_MOVE)
    return g_strdup (south ? _("South to make a first sowing, clockwise.")
                           : _("North to make a first sowing, clockwise."));
  if (state->directions[state->turn] == CHISOLO_UNCHOSEN)
    return g_strdup (south
                     ? _("South to choose a hole and a direction.")
                     : _("North to choose a hole and a direction."));

  return g_strdup (south ? _("South to sow.") : _("North to sow."));
}

static char *
describe_outcome (const GameOutcome *outcome)
{
  switch (outcome->reason)
    {
    case CHISOLO_REASON_CAMP_EMPTIED:
      return g_strdup (outcome->winner == CHISOLO_SOUTH
                       ? _("South wins: North’s camp is empty.")
                       : _("North wins: South’s camp is empty."));

    case GAME_REASON_REPETITION:
      return g_strdup (_("A draw: the same position has come up for the third "
                         "time."));

    default:
      return g_strdup (_("The game is over."));
    }
}

static char *
describe_score (const GameState *position)
{
  const ChisoloState *state = chisolo_state (position);
  int south = chisolo_camp_total (&state->camps[CHISOLO_SOUTH]);
  int north = chisolo_camp_total (&state->camps[CHISOLO_NORTH]);
  int reserve = chisolo_reserve (state);
  GString *text = g_string_new (NULL);

  ludo_add_sentence (text, g_strdup_printf (
    ngettext ("South has %d stone.", "South has %d stones.", (gulong) south),
    south));
  ludo_add_sentence (text, g_strdup_printf (
    ngettext ("North has %d stone.", "North has %d stones.", (gulong) north),
    north));
  if (reserve == 0)
    ludo_add_sentence (text, g_strdup (_("The reserve is empty.")));
  else
    ludo_add_sentence (text, g_strdup_printf (
      ngettext ("%d stone is in the reserve.", "%d stones are in the reserve.",
                (gulong) reserve), reserve));

  return g_string_free (text, FALSE);
}

static char *
describe_seat_score (const GameState *state,
                     int              seat)
{
  int n = chisolo_camp_total (&chisolo_state (state)->camps[seat]);

  return g_strdup_printf (ngettext ("%d stone", "%d stones", (gulong) n), n);
}

typedef struct
{
  const char *rule_id;
  const char *sentence;
} Refusal;

/* The rule that each refusal comes from, by its paragraph in the rules page,
 * and how it is said. */
static const Refusal refusals[CHISOLO_N_REFUSALS] = {
  [CHISOLO_REFUSAL_NONE] = { "sowing", N_("This move can be played.") },
  [CHISOLO_REFUSAL_NOTATION] = {
    "notation",
    N_("A move is written as the hole it starts from, such as c2, then its "
       "direction if it has to be chosen, then x and the third hole, if any."),
  },
  [CHISOLO_REFUSAL_OVER] = { "end", N_("The game is over.") },
  [CHISOLO_REFUSAL_OPPONENTS_HOLE] = {
    "sowing", N_("You sow from one of your own fourteen holes."),
  },
  [CHISOLO_REFUSAL_EMPTY_HOLE] = {
    "sowing", N_("This hole is empty: there is nothing to sow."),
  },
  [CHISOLO_REFUSAL_NO_DIRECTION] = {
    "direction",
    N_("With this sowing you also choose your direction for the whole game."),
  },
  [CHISOLO_REFUSAL_DIRECTION_SETTLED] = {
    "direction",
    N_("Your direction has already been chosen; do not give it again."),
  },
  [CHISOLO_REFUSAL_DIRECTION_EARLY] = {
    "direction",
    N_("In this form the first sowing goes clockwise; you choose your "
       "direction with the second."),
  },
  [CHISOLO_REFUSAL_ENDLESS] = {
    "endless", N_("This sowing would never meet an empty hole and never end."),
  },
  [CHISOLO_REFUSAL_ENDS_OUTSIDE] = {
    "capture",
    N_("This sowing ends on your outer row, where nothing is captured, so "
       "there is no third hole."),
  },
  [CHISOLO_REFUSAL_NO_CAPTURE] = {
    "capture",
    N_("This sowing captures nothing from the holes opposite, so there is no "
       "third hole."),
  },
  [CHISOLO_REFUSAL_THIRD_OWN] = {
    "third-hole", N_("The third hole must be one of your opponent’s."),
  },
  [CHISOLO_REFUSAL_THIRD_CAPTURED] = {
    "third-hole", N_("This hole is captured already; the third hole must be "
                     "another."),
  },
  [CHISOLO_REFUSAL_THIRD_EMPTY] = {
    "third-hole", N_("This hole is empty: there is nothing to take."),
  },
  [CHISOLO_REFUSAL_OPENING_DUE] = {
    "opening-capture",
    N_("In this form each player’s first turn is an opening capture, not a "
       "sowing."),
  },
  [CHISOLO_REFUSAL_OPENING_NOT_DUE] = {
    "opening-capture",
    N_("Only some forms have an opening capture, and only on a player’s "
       "first turn."),
  },
  [CHISOLO_REFUSAL_OPENING_BARE] = {
    "opening-capture",
    N_("Your inner hole in this column is empty: there is no opening capture."),
  },
  [CHISOLO_REFUSAL_OPENING_THIRD] = {
    "opening-capture", N_("An opening capture takes a third hole as well."),
  },
  [CHISOLO_REFUSAL_PASS] = {
    "endless", N_("You may pass only when every sowing would be endless."),
  },
};

/* The paragraph for @refusal that the rules of this form have. */
static const char *
rule_of (const ChisoloState *state,
         const GameOutcome  *outcome,
         ChisoloRefusal      refusal)
{
  if (outcome->reason == GAME_REASON_REPETITION)
    return "repetition";
  if (refusal == CHISOLO_REFUSAL_OPENING_NOT_DUE
      && !chisolo_form (state->ruleset)->opening)
    return "sowing";

  return refusals[refusal].rule_id;
}

static char *
describe_refusal (const GamePosition  *position,
                  const char          *token,
                  const char         **rule_id)
{
  const GameState *state = &position->state;
  ChisoloRefusal refusal = chisolo_refusal_of_token (state, token,
                                                     strlen (token));
  const gboolean nowhere =
    g_str_has_suffix (token, CHISOLO_NOWHERE)
    && chisolo_refusal_of_token (state, token, strlen (token) - 1)
       != CHISOLO_REFUSAL_NOTATION;
  GameOutcome outcome;

  /* A draw by repetition is not to be seen in the position alone. */
  game_position_outcome (position, &outcome);
  if (outcome.over)
    refusal = CHISOLO_REFUSAL_OVER;
  else if (nowhere && chisolo_opening_due (chisolo_state (state)))
    refusal = CHISOLO_REFUSAL_OPENING_DUE;
  else if (nowhere)
    {
      if (rule_id != NULL)
        *rule_id = "sowing";
      return g_strdup (_("A sowing begins with the next hole: drag to that "
                         "one, or just click."));
    }

  if (rule_id != NULL)
    *rule_id = rule_of (chisolo_state (state), &outcome, refusal);

  return g_strdup (gettext (refusals[refusal].sentence));
}

/* The first icon is that of a move that sows several times. */
static const LudoEventInfo events[] = {
  { CHISOLO_EVENT_SOW, LUDO_EVENT_ENDS | LUDO_EVENT_GOES_ON,
    "ludo-relay-symbolic", 2,
    N_("The sowing went on with the stones of the hole that it reached.") },
  { CHISOLO_EVENT_CAPTURE, LUDO_EVENT_TAKES, "ludo-capture-symbolic", 1,
    N_("Stones were captured.") },
  { 0 },
};

static const LudoTally tallies[] = {
  { N_("relays"), CHISOLO_EVENT_SOW, 0,
    LUDO_TALLY_FURTHER },
  { N_("stones captured"), CHISOLO_EVENT_CAPTURE, 0, LUDO_TALLY_PIECES },
  { N_("third holes emptied"), CHISOLO_EVENT_CAPTURE, 1, LUDO_TALLY_EVENTS },
  { NULL },
};

static int
count_event (const GameEvent *event,
             int              seat,
             const char      *name)
{
  switch (event->type)
    {
    case CHISOLO_EVENT_CAPTURE:
      return g_str_equal (name, "captures") ? event->count : 0;
    case CHISOLO_EVENT_SOW:
      return g_str_equal (name, "sown") ? event->count : 0;
    default:
      return 0;
    }
}

const LudoGameInfo chisolo_info = {
  .rules = &chisolo_rules,
  .name = N_("Chisolo"),
  .summary = N_("Sow your stones round your own two rows and empty the camp "
                "opposite."),
  .credit = N_("A game of the Ila people of Zambia, described by Edwin Smith "
               "and Andrew Dale in 1920"),
  .minutes = 20,
  .age = 9,
  .luck = LUDO_LUCK_NONE,
  .seats = { N_("South"), N_("North") },
  .rulesets = rulesets,
  .draws_lots = (1u << CHISOLO_N_RULESETS) - 1,
  .setups = NULL,
  .max_team_size = 1,
  .has_decisions = TRUE,
  .describe_turn = describe_turn,
  .describe_move = chisolo_describe_move,
  .name_move = chisolo_name_move,
  .describe_outcome = describe_outcome,
  .describe_refusal = describe_refusal,
  .describe_score = describe_score,
  .describe_overview = chisolo_describe_overview,
  .describe_seat_score = describe_seat_score,
  .describe_advice = chisolo_describe_advice,
  .describe_consequence = chisolo_describe_consequence,
  .measure = measure,
  .mistakes = chisolo_mistakes,
  .facts = chisolo_facts,
  .level_words = &level_words,
  .find_simple = chisolo_find_simple,
  .events = events,
  .tallies = tallies,
  .count_event = count_event,
};
