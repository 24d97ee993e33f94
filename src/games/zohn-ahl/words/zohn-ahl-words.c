/* zohn-ahl-words.c: what happens in Zohn Ahl, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Red and Green have sentences of their own, because in other languages the
 * words around a colour agree with it.
 */

#include "zohn-ahl-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/zohn-ahl/words/zohn-ahl-odds.h"

static const LudoNamed rulesets[ZOHN_AHL_N_RULESETS] = {
  [ZOHN_AHL_RULESET_ZOHN_AL] = {
    N_("Rules of the French sheet"),
    N_("Each creek costs a counter, a dry branch costs this turn and the next "
       "one, and the sahe, the green stick, always earns another throw."),
  },
  [ZOHN_AHL_RULESET_LEAFLET] = {
    N_("Rules of the English sheet"),
    N_("Both pieces set out from the south creek, which is safe; a dry branch "
       "costs one throw."),
  },
  [ZOHN_AHL_RULESET_LEAFLET_CROSS] = {
    N_("Rules of the English sheet, with crossing"),
    N_("As on the English sheet, but a piece that ends in a dry branch "
       "crosses to the other one."),
  },
  [ZOHN_AHL_RULESET_CULIN] = {
    N_("Rules recorded by Culin, forty spaces"),
    N_("Forty spaces, of which only your own space 20 costs a counter; "
       "counting the first step from space 1 is our reading."),
  },
};

/* As LudoGameInfo.measure: "counters" counts those of a side, "steps" those of
 * its piece from its start. */
static int
measure (const GameState *state,
         int              seat,
         const char      *name)
{
  if (g_str_equal (name, "steps"))
    return zohn_ahl_state (state)->steps[seat];

  return g_str_equal (name, "counters")
           ? zohn_ahl_state (state)->counters[seat] : -1;
}

static char *
name_throw (const GameState *state,
            const char      *token)
{
  const ZohnAhlRuleset *values = zohn_ahl_values (state);

  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    {
      GameMove move = zohn_ahl_throw (i);

      if (g_str_equal (zohn_ahl_stick (move)->token, token))
        return g_strdup_printf (zohn_ahl_stick (move)->sahe
                                /* Translators: a throw of the sticks in a
                                 * list: how many steps it gives, and that the
                                 * sahe is up. */
                                ? _("%d, sahe") : "%d",
                                zohn_ahl_steps (values, move));
    }

  return NULL;
}

/* A sentence of Red's and the same of Green's. */
typedef const char *const Sentence[2];

static const Sentence throwing = {
  N_("Red to throw."), N_("Green to throw."),
};
static const Sentence throwing_again = {
  N_("Red to throw again."), N_("Green to throw again."),
};

/* The sentences for a throw that ends on a landmark. */
static const Sentence reaching[ZOHN_AHL_N_LANDMARKS] = {
  [ZOHN_AHL_LANDMARK_SOUTH_CREEK] = {
    N_("Red goes to the south creek."), N_("Green goes to the south creek."),
  },
  [ZOHN_AHL_LANDMARK_WEST_RAVINE] = {
    N_("Red goes to the west dry branch."),
    N_("Green goes to the west dry branch."),
  },
  [ZOHN_AHL_LANDMARK_NORTH_CREEK] = {
    N_("Red goes to the north creek."), N_("Green goes to the north creek."),
  },
  [ZOHN_AHL_LANDMARK_EAST_RAVINE] = {
    N_("Red goes to the east dry branch."),
    N_("Green goes to the east dry branch."),
  },
};

static const Sentence falling[ZOHN_AHL_N_LANDMARKS] = {
  [ZOHN_AHL_LANDMARK_SOUTH_CREEK] = {
    N_("Red falls into the south creek."),
    N_("Green falls into the south creek."),
  },
  [ZOHN_AHL_LANDMARK_WEST_RAVINE] = {
    N_("Red falls into the west dry branch."),
    N_("Green falls into the west dry branch."),
  },
  [ZOHN_AHL_LANDMARK_NORTH_CREEK] = {
    N_("Red falls into the north creek."),
    N_("Green falls into the north creek."),
  },
  [ZOHN_AHL_LANDMARK_EAST_RAVINE] = {
    N_("Red falls into the east dry branch."),
    N_("Green falls into the east dry branch."),
  },
};

static const Sentence crossing_west = {
  N_("Red crosses over to the west dry branch."),
  N_("Green crosses over to the west dry branch."),
};
static const Sentence crossing_east = {
  N_("Red crosses over to the east dry branch."),
  N_("Green crosses over to the east dry branch."),
};

/* The sentences for a piece that goes back, by cause and by its side. */
static const Sentence going_back = {
  N_("Red’s piece goes back to its start."),
  N_("Green’s piece goes back to its start."),
};
static const Sentence going_back_short = {
  N_("Red goes back."), N_("Green goes back."),
};
static const Sentence captured_short = {
  N_("Green captures Red’s piece."), N_("Red captures Green’s piece."),
};
static const Sentence captured = {
  N_("Green captures Red’s piece, which goes back to its start."),
  N_("Red captures Green’s piece, which goes back to its start."),
};
static const Sentence captured_in_ravine = {
  N_("Green captures Red’s piece in the dry branch, and that piece goes back "
     "to its start."),
  N_("Red captures Green’s piece in the dry branch, and that piece goes back "
     "to its start."),
};

/* The sentences for events that are always described in the same words. */
static const Sentence plain[ZOHN_AHL_N_EVENTS] = {
  [ZOHN_AHL_EVENT_LAP] = {
    N_("Red completes a lap."), N_("Green completes a lap."),
  },
  [ZOHN_AHL_EVENT_THROW_AGAIN] = {
    N_("Red throws again."), N_("Green throws again."),
  },
  [ZOHN_AHL_EVENT_LOSE_THROW] = {
    N_("Red loses the throw just won."), N_("Green loses the throw just won."),
  },
  [ZOHN_AHL_EVENT_MISS_TURN] = {
    N_("Red will miss a turn."), N_("Green will miss a turn."),
  },
  [ZOHN_AHL_EVENT_TURN_MISSED] = {
    N_("Red misses this turn."), N_("Green misses this turn."),
  },
  [ZOHN_AHL_EVENT_MISS_LIFTED] = {
    N_("Red need not miss a turn any more."),
    N_("Green need not miss a turn any more."),
  },
  [GAME_EVENT_TURN] = { N_("It is Red’s turn."), N_("It is Green’s turn.") },
};

ZohnAhlLandmark
zohn_ahl_landmark (const ZohnAhlRuleset *values,
                   int                   space)
{
  int last = values->n_spaces - 1;

  /* The circuit begins at the south creek; where each waterway has two banks it
   * lies between the first space and the last. */
  if (space == values->lowest || (values->lowest == 1 && space == last + 1))
    return ZOHN_AHL_LANDMARK_SOUTH_CREEK;

  /* Both sides have the others at the same steps, and of two banks each side
   * has its own. */
  for (int seat = 0; seat < 2; seat++)
    {
      int steps = zohn_ahl_board_steps (values, seat, space);

      if (steps == values->creeks[0])
        return ZOHN_AHL_LANDMARK_NORTH_CREEK;
      for (int i = 0; i < 2; i++)
        if (steps == values->ravines[i])
          return i == seat ? ZOHN_AHL_LANDMARK_WEST_RAVINE
                           : ZOHN_AHL_LANDMARK_EAST_RAVINE;
    }

  return ZOHN_AHL_LANDMARK_NONE;
}

/* Whether the last throw won another, which its description says. */
static gboolean
throws_again (const GamePosition *position)
{
  GameTrace trace = GAME_TRACE_INIT;
  gboolean is_again = game_position_trace_last (position, &trace)
                      && trace.events[trace.n_events - 1].type
                         == ZOHN_AHL_EVENT_THROW_AGAIN;

  game_trace_clear (&trace);

  return is_again;
}

static void
add_sentence (GString    *text,
              const char *sentence)
{
  ludo_add_sentence (text, g_strdup (sentence));
}

static char *
describe_turn (const GamePosition *position)
{
  const ZohnAhlState *state = zohn_ahl_state (&position->state);
  GString *text = g_string_new (NULL);

  if (state->changed && position->n_plies == 0)
    add_sentence (text, _("The rules of this game are changed."));
  add_sentence (text, gettext (throws_again (position)
                                 ? throwing_again[state->turn]
                                 : throwing[state->turn]));

  return g_string_free (text, FALSE);
}

static char *
describe_next (const GamePosition *position)
{
  return throws_again (position) ? g_strdup ("") : NULL;
}

static void
add_entering (GString *text,
              int      seat,
              int      space)
{
  ludo_add_sentence (text, g_strdup_printf (
    seat == ZOHN_AHL_RED
    /* Translators: %d is the number of a space. */
    ? _("Red enters on space %d.")
    : _("Green enters on space %d."), space));
}

/* Adds where a piece that does not fall ends its throw. */
static void
add_reaching (GString              *text,
              const ZohnAhlRuleset *values,
              int                   seat,
              int                   space)
{
  ZohnAhlLandmark landmark = zohn_ahl_landmark (values, space);

  /* A landmark needs no number if both sides count the spaces alike.  In the
   * other rulesets each side has its own count. */
  if (values->lowest != 0)
    ludo_add_sentence (text, g_strdup_printf (
      seat == ZOHN_AHL_RED
      /* Translators: %d is a number in Red's own count of the spaces. */
      ? _("Red goes to its own space %d.")
      /* Translators: %d is a number in Green's own count of the spaces. */
      : _("Green goes to its own space %d."),
      zohn_ahl_board_steps (values, seat, space) + 1));
  else if (landmark == ZOHN_AHL_LANDMARK_NONE)
    ludo_add_sentence (text, g_strdup_printf (
      seat == ZOHN_AHL_RED
      /* Translators: %d is the number of a space. */
      ? _("Red goes to space %d.") : _("Green goes to space %d."), space));
  else
    add_sentence (text, gettext (reaching[landmark][seat]));
}

static void
add_sent_back (GString         *text,
               const GameTrace *trace,
               const GameEvent *event,
               LudoDetail       detail)
{
  gboolean fallen = game_trace_find (trace, ZOHN_AHL_EVENT_HAZARD) != NULL;
  /* At the end of a game it does not matter where the pieces are, and a turn
   * that is missed leaves no room to say so briefly. */
  gboolean matters =
    (game_trace_find (trace, GAME_EVENT_TURN) != NULL
     || game_trace_find (trace, ZOHN_AHL_EVENT_THROW_AGAIN) != NULL)
    && game_trace_find (trace, ZOHN_AHL_EVENT_TURN_MISSED) == NULL;

  switch (event->value)
    {
    case ZOHN_AHL_CAUSE_CAPTURE:
      add_sentence (text, gettext (detail != LUDO_DETAIL_FULL
                                   ? captured_short[event->seat]
                                   : fallen ? captured_in_ravine[event->seat]
                                            : captured[event->seat]));
      break;

    default:
      if (detail != LUDO_DETAIL_BRIEF || matters)
        add_sentence (text, gettext (detail == LUDO_DETAIL_FULL
                                     ? going_back[event->seat]
                                     : going_back_short[event->seat]));
      break;
    }
}

static const char *
crossing_sentence (const ZohnAhlRuleset *values,
                   const GameEvent      *event)
{
  gboolean west = zohn_ahl_landmark (values, event->to)
                  == ZOHN_AHL_LANDMARK_WEST_RAVINE;

  return gettext (west ? crossing_west[event->seat]
                       : crossing_east[event->seat]);
}

/* Adds what a side pays, which is one counter unless the rules are changed. */
static void
add_paying (GString *text,
            int      seat,
            int      n)
{
  static const Sentence one = {
    N_("Red pays one counter."), N_("Green pays one counter."),
  };

  if (n == 1)
    {
      add_sentence (text, gettext (one[seat]));
      return;
    }

  ludo_add_sentence (text, g_strdup_printf (
    seat == ZOHN_AHL_RED
    ? ngettext ("Red pays %d counter.", "Red pays %d counters.", (gulong) n)
    : ngettext ("Green pays %d counter.", "Green pays %d counters.",
                (gulong) n), n));
}

/* Adds the sentences for one event, other than the throw itself. */
static void
add_event (GString              *text,
           const ZohnAhlRuleset *values,
           const GameTrace      *trace,
           const GameEvent      *event,
           LudoDetail            detail)
{
  int seat = event->seat;

  switch (event->type)
    {
    case GAME_EVENT_ENTER:
      if (detail != LUDO_DETAIL_BRIEF)
        add_entering (text, seat, event->to);
      break;
    case GAME_EVENT_MOVE:
      if (game_trace_find (trace, ZOHN_AHL_EVENT_HAZARD) == NULL)
        add_reaching (text, values, seat, event->to);
      break;
    case ZOHN_AHL_EVENT_HAZARD:
      add_sentence (text, gettext (falling[zohn_ahl_landmark (values,
                                                              event->from)]
                                          [seat]));
      break;
    case ZOHN_AHL_EVENT_CROSS:
      add_sentence (text, crossing_sentence (values, event));
      break;
    case ZOHN_AHL_EVENT_SENT_BACK:
      add_sent_back (text, trace, event, detail);
      break;
    case ZOHN_AHL_EVENT_PAY:
      add_paying (text, seat, event->count);
      break;
    case ZOHN_AHL_EVENT_THROW_AGAIN:
      /* Ask for the throw, except in a text about all that a ply did. */
      add_sentence (text, gettext (detail == LUDO_DETAIL_FULL
                                   ? plain[event->type][seat]
                                   : throwing_again[seat]));
      break;

    default:
      if (plain[event->type][seat] != NULL
          && (event->type != GAME_EVENT_TURN || detail == LUDO_DETAIL_FULL)
          && (event->type != ZOHN_AHL_EVENT_MISS_LIFTED
              || detail != LUDO_DETAIL_BRIEF))
        add_sentence (text, gettext (plain[event->type][seat]));
      break;
    }
}

static char *
describe_move (const LudoPly *ply,
               LudoDetail     detail)
{
  const GameTrace *trace = ply->trace;
  const ZohnAhlRuleset *values = zohn_ahl_values (ply->before);
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];

      /* Tell of the missed turn alone, because the lost throw is part of it. */
      if (event->type == ZOHN_AHL_EVENT_LOSE_THROW
          && detail != LUDO_DETAIL_FULL
          && game_trace_find (trace, ZOHN_AHL_EVENT_MISS_TURN) != NULL)
        continue;
      if (event->type != GAME_EVENT_THROW)
        add_event (text, values, trace, event, detail);
      else
        zohn_ahl_add_throw (text, event, detail);
    }

  return g_string_free (text, FALSE);
}

GPtrArray *
zohn_ahl_describe_trace (const ZohnAhlRuleset *values,
                         const GameTrace      *trace)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (size_t i = 0; i < trace->n_events; i++)
    {
      GString *text = g_string_new (NULL);

      /* Entering is left out, because it is the same for every throw. */
      if (trace->events[i].type != GAME_EVENT_THROW
          && trace->events[i].type != GAME_EVENT_ENTER)
        add_event (text, values, trace, &trace->events[i],
                   trace->events[i].type == ZOHN_AHL_EVENT_THROW_AGAIN
                     ? LUDO_DETAIL_FULL : LUDO_DETAIL_NORMAL);
      if (text->len > 0)
        g_ptr_array_add (sentences, g_string_free (text, FALSE));
      else
        g_string_free (text, TRUE);
    }

  return sentences;
}

const char *
zohn_ahl_describe_falling (const ZohnAhlRuleset *values,
                           int                   seat,
                           int                   space)
{
  ZohnAhlLandmark landmark = zohn_ahl_landmark (values, space);

  if (values->ravine != ZOHN_AHL_RAVINE_CROSS
      || (landmark != ZOHN_AHL_LANDMARK_WEST_RAVINE
          && landmark != ZOHN_AHL_LANDMARK_EAST_RAVINE))
    return gettext (falling[landmark][seat]);

  return gettext (landmark == ZOHN_AHL_LANDMARK_WEST_RAVINE
                  ? crossing_east[seat] : crossing_west[seat]);
}

static char *
name_move (const GameState *before,
           GameMove         move)
{
  const ZohnAhlStick *stick = zohn_ahl_stick (move);
  int n = stick->marked;

  if (n == 0)
    /* Translators: what a player does; the sticks are thrown. */
    return g_strdup (_("throw no marked face"));
  /* Four faces always have the sahe among them. */
  if (stick->sahe && n < ZOHN_AHL_N_STICKS)
    return g_strdup_printf (
      ngettext ("throw %d marked face, the green sahe",
                "throw %d marked faces, the green sahe among them", (gulong) n),
      n);

  return g_strdup_printf (ngettext ("throw %d marked face",
                                    "throw %d marked faces", (gulong) n), n);
}

static char *
describe_outcome (const GameOutcome *outcome)
{
  if (outcome->reason == GAME_REASON_STOPPED)
    return g_strdup (outcome->winner < 0
                     ? _("Nobody wins: the game was stopped, and both sides "
                         "have the same number of counters.")
                     : outcome->winner == ZOHN_AHL_RED
                     ? _("Red wins: the game was stopped, and Red has more "
                         "counters.")
                     : _("Green wins: the game was stopped, and Green has "
                         "more counters."));

  return g_strdup (outcome->winner == ZOHN_AHL_RED
                   ? _("Red wins: Green has no counter left.")
                   : _("Green wins: Red has no counter left."));
}

static char *
describe_score (const GameState *state)
{
  int red = zohn_ahl_state (state)->counters[ZOHN_AHL_RED];
  int green = zohn_ahl_state (state)->counters[ZOHN_AHL_GREEN];
  GString *text = g_string_new (NULL);

  ludo_add_sentence (text, g_strdup_printf (
    ngettext ("Red has %d counter.", "Red has %d counters.", (gulong) red),
    red));
  ludo_add_sentence (text, g_strdup_printf (
    ngettext ("Green has %d counter.", "Green has %d counters.",
              (gulong) green), green));

  return g_string_free (text, FALSE);
}

static char *
describe_seat_score (const GameState *state,
                     int              seat)
{
  int n = zohn_ahl_state (state)->counters[seat];

  return g_strdup_printf (ngettext ("%d counter", "%d counters", (gulong) n),
                          n);
}

/* Every throw can be played, so only three things can be refused: anything
 * once the game is over, a throw written wrongly, and the wish to choose. */
static char *
describe_refusal (const GamePosition  *position,
                  const char          *token,
                  const char         **rule_id)
{
  const ZohnAhlState *state = zohn_ahl_state (&position->state);
  const char *rule, *sentence;
  GameOutcome outcome;
  GameMove move;

  game_position_outcome (position, &outcome);
  if (zohn_ahl_rules.parse_move (&position->state, token, strlen (token),
                                 &move, NULL))
    {
      rule = "throw";
      sentence = _("This throw can be played.");
    }
  else if (outcome.over)
    {
      rule = "end";
      sentence = _("The game is over.");
    }
  else if (token[0] == 't')
    {
      rule = "throw";
      sentence = _("A throw is written t0 to t4, by the number of its "
                   "marked faces; t1, t2 and t3 take an s when the green "
                   "stick (sahe) shows its mark.");
    }
  else
    {
      rule = "no-choice";
      sentence = state->turn == ZOHN_AHL_RED
                 ? _("It is Red’s turn, and there is nothing to choose: throw "
                     "the sticks, and the piece goes where they send it.")
                 : _("It is Green’s turn, and there is nothing to choose: "
                     "throw the sticks, and the piece goes where they send "
                     "it.");
    }

  if (rule_id != NULL)
    *rule_id = rule;

  return g_strdup (sentence);
}

static const LudoEventInfo events[] = {
  { ZOHN_AHL_EVENT_SENT_BACK, 0, "ludo-sent-back-symbolic", 1,
    N_("A piece was sent back to its start.") },
  { ZOHN_AHL_EVENT_LAP, 0, "ludo-lap-symbolic", 1,
    N_("A piece has gone round the board.") },
  { 0 },
};

static const LudoTally tallies[] = {
  /* Translators: what is counted in many games, before a number. */
  { N_("laps"), ZOHN_AHL_EVENT_LAP, 0, LUDO_TALLY_EVENTS },
  { N_("times captured"), ZOHN_AHL_EVENT_SENT_BACK,
    ZOHN_AHL_CAUSE_CAPTURE, LUDO_TALLY_EVENTS },
  { N_("falls into a creek or dry branch"), ZOHN_AHL_EVENT_HAZARD, 0,
    LUDO_TALLY_EVENTS },
  { NULL },
};

static int
count_event (const GameEvent *event,
             int              seat,
             const char      *name)
{
  return event->type == ZOHN_AHL_EVENT_SENT_BACK && event->seat != seat
         && g_str_equal (name, "captures");
}

const LudoGameInfo zohn_ahl_info = {
  .rules = &zohn_ahl_rules,
  .name = N_("Zohn Ahl"),
  .summary = N_("Race round the board and win your opponent’s counters."),
  .credit = N_("A game of Kiowa women, described by James Mooney in 1896 and "
               "by Stewart Culin in 1898 and 1907"),
  .minutes = 20,
  .age = 7,
  .luck = LUDO_LUCK_ALL,
  .seats = { N_("Red"), N_("Green") },
  .rulesets = rulesets,
  .draws_lots = 1u << ZOHN_AHL_RULESET_ZOHN_AL,
  .setups = NULL,
  .max_team_size = 2,
  .has_decisions = FALSE,
  .describe_turn = describe_turn,
  .describe_next = describe_next,
  .describe_move = describe_move,
  .name_move = name_move,
  .describe_outcome = describe_outcome,
  .describe_refusal = describe_refusal,
  .describe_score = describe_score,
  .describe_overview = zohn_ahl_describe_overview,
  .describe_seat_score = describe_seat_score,
  .describe_throw = name_throw,
  .solver = &zohn_ahl_solver,
  .variants = &zohn_ahl_variant_words,
  .thrown = LUDO_THROWN_STICKS,
  .measure = measure,
  .mistakes = zohn_ahl_mistakes,
  .events = events,
  .tallies = tallies,
  .count_event = count_event,
};
