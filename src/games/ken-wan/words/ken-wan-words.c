/* ken-wan-words.c: what happens in Ken Wan, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-words.h"

#include <glib/gi18n.h>

#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/words/ken-wan-colours.h"
#include "games/ken-wan/words/ken-wan-hint.h"
#include "games/ken-wan/words/ken-wan-refusal.h"

static const LudoNamed rulesets[] = {
  {
    N_("Rules of the author’s sheet"),
    N_("As the author wrote them, with house rules of our own where the "
       "sheet is silent."),
  },
};

static const LudoNamed setups[KEN_WAN_N_SETUPS] = {
  [KEN_WAN_STAR] = {
    N_("Star"),
    N_("On each side a triangle of six pieces points to the centre; a start "
       "of our own, since the original diagram is lost."),
  },
  [KEN_WAN_MOSAIC] = {
    N_("Mosaic"),
    N_("The three inner rings are full and no two pieces of the same colour "
       "touch; a start of our own, best with two players."),
  },
  [KEN_WAN_TRIOS] = {
    N_("Trios"),
    N_("Small groups on the edge and on the second ring; a start of our "
       "own."),
  },
};

static const LudoLevelWords level_words = {
  .sees_own = N_("Sees what each of its own moves changes, but not how you "
                 "can reply."),
  .blunders = N_("Looks at its own moves only, and misses %d%% of them."),
  .ahead = N_("Looks %d moves ahead, its own and yours in turn."),
  .ahead_replies = N_("Looks %d moves ahead, but misses %d%% of your replies."),
  .ahead_both = N_("Looks %d moves ahead, but misses %d%% of its own moves and "
                   "%d%% of your replies."),
  .nodes = N_("Looks several moves ahead, and stops after %d positions."),
  .full = N_("Looks as many moves ahead as its thinking time allows."),
  .nodes_tree = N_("Follows the promising moves of all players, each playing "
                   "for themselves, and stops after %d positions."),
  .full_tree = N_("Follows the promising moves of all players, each playing "
                  "for themselves, as far as its thinking time allows."),
};

/* Returns: how many moves of @seat would unite its pieces, if it were the turn
 * of @seat. */
static int
count_uniting (const GameState *state,
               int              seat)
{
  GameState before = *state;
  GameMove moves[GAME_MOVES_MAX];
  GameOutcome outcome;
  int n_moves, n_ranked, n = 0;

  ken_wan_rules.outcome (state, &outcome);
  n_ranked = outcome.n_ranked;
  ((KenWanState *) &before)->turn = seat;
  n_moves = ken_wan_rules.legal_moves (&before, moves);
  for (int i = 0; i < n_moves; i++)
    {
      GameState after = before;

      ken_wan_rules.apply (&after, moves[i], NULL);
      ken_wan_rules.outcome (&after, &outcome);
      n += outcome.n_ranked > n_ranked && outcome.ranking[n_ranked] == seat;
    }

  return n;
}

/* As LudoGameInfo.measure: "groups" and "pieces" count those of a colour,
 * "halves" its half-pieces, and "unites" the moves that would unite its pieces
 * if it were its turn. */
static int
measure (const GameState *state,
         int              seat,
         const char      *name)
{
  const KenWanState *ken_wan = (const KenWanState *) state;

  if (g_str_equal (name, "groups"))
    return ken_wan_groups (ken_wan, seat, NULL);
  if (g_str_equal (name, "pieces"))
    return ken_wan_set_count (ken_wan_pieces (ken_wan, seat));
  if (g_str_equal (name, "halves"))
    return ken_wan_set_count (ken_wan->half[seat]);
  if (g_str_equal (name, "unites"))
    return count_uniting (state, seat);

  return -1;
}

gboolean
ken_wan_must_pass (const KenWanState *state)
{
  GameMove moves[GAME_MOVES_MAX];

  return ken_wan_rules.legal_moves ((const GameState *) state, moves) == 1
         && moves[0] == KEN_WAN_PASS;
}

static char *
describe_turn (const GamePosition *position)
{
  GameMove moves[GAME_MOVES_MAX];
  const char *name =
    ken_wan_seat_name (position->rules->turn (&position->state));
  int n = game_position_legal_moves (position, moves);

  if (n == 1 && moves[0] == KEN_WAN_PASS)
    /* Translators: %s is Blue, Yellow or Red, here and in all that follows. */
    return g_strdup_printf (_("%s cannot move and must pass."), name);
  if (n == 1)
    return g_strdup_printf (_("%s has only one move."), name);

  return g_strdup_printf (_("%s to move."), name);
}

/* Returns: the cells of the pieces that @trace turns over in events of @type,
 * as "d5, d6 and c4"; sets @n to how many there are. */
static char *
list_turned (const GameTrace *trace,
             int              type,
             int             *n)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == type)
      {
        char *name = g_malloc (3);

        ken_wan_cell_name (trace->events[i].to, name);
        g_ptr_array_add (cells, name);
      }
  *n = (int) cells->len;

  return ludo_list_words (cells);
}

static char *
describe_whole (int         colour,
                int         n,
                const char *cells)
{
  return g_strdup_printf (
    KEN_WAN_BY_COLOUR (
      colour,
      /* Translators: part of a sentence, here and in the five that follow;
       * %s is a list of cells, such as “d5, d6 and c4”. */
      ngettext ("%s becomes whole and blue", "%s become whole and blue",
                (gulong) n),
      ngettext ("%s becomes whole and yellow", "%s become whole and yellow",
                (gulong) n),
      ngettext ("%s becomes whole and red", "%s become whole and red",
                (gulong) n)), cells);
}

static char *
describe_half (int         colour,
               int         n,
               const char *cells)
{
  return g_strdup_printf (
    KEN_WAN_BY_COLOUR (
      colour,
      ngettext ("%s becomes a blue half-piece",
                "%s become blue half-pieces", (gulong) n),
      ngettext ("%s becomes a yellow half-piece",
                "%s become yellow half-pieces", (gulong) n),
      ngettext ("%s becomes a red half-piece",
                "%s become red half-pieces", (gulong) n)), cells);
}

/* Returns: what the landing of @trace turns over, as it follows in the sentence
 * of the landing; "" if that is nothing. */
static char *
describe_turned (const GameTrace *trace,
                 int              colour,
                 gboolean         is_counted)
{
  int n_whole, n_half;
  g_autofree char *whole_cells = list_turned (trace, KEN_WAN_EVENT_TURN_WHOLE,
                                              &n_whole);
  g_autofree char *half_cells = list_turned (trace, KEN_WAN_EVENT_TURN_HALF,
                                             &n_half);
  g_autofree char *whole = describe_whole (colour, n_whole, whole_cells);
  g_autofree char *half = describe_half (colour, n_half, half_cells);

  if (n_whole + n_half == 0)
    return g_strdup ("");
  if (is_counted)
    return g_strdup_printf (
      /* Translators: ends a sentence about a move: how many neighbours. */
      ngettext (": %d piece turns over", ": %d pieces turn over",
                (gulong) (n_whole + n_half)), n_whole + n_half);
  if (n_whole > 0 && n_half > 0)
    /* Translators: ends a sentence about a move: which neighbours become
     * whole, and which become half-pieces. */
    return g_strdup_printf (_(": %s; %s"), whole, half);

  /* Translators: ends a sentence about a move: what its neighbours become. */
  return g_strdup_printf (_(": %s"), n_whole > 0 ? whole : half);
}

/* Whether a side wins a place or is out by @trace, as a sentence then says. */
static gboolean
places_a_side (const GameTrace   *trace,
               const KenWanState *after)
{
  const GameEvent *placed = game_trace_find (trace, KEN_WAN_EVENT_PLACED);

  return game_trace_find (trace, KEN_WAN_EVENT_OUT) != NULL
         || (placed != NULL && ken_wan_is_united (after, placed->seat));
}

/* @after is the position that @trace leads to by the landing @event. */
static char *
describe_landing (const GameEvent   *event,
                  const GameTrace   *trace,
                  const KenWanState *after,
                  LudoDetail         detail)
{
  const char *name = ken_wan_seat_name (event->seat);
  /* The brief text says less if a sentence about a place follows. */
  g_autofree char *turned =
    describe_turned (trace, event->seat,
                     detail == LUDO_DETAIL_BRIEF
                     && places_a_side (trace, after));
  char from[3];
  char to[3];

  ken_wan_cell_name (event->from, from);
  ken_wan_cell_name (event->to, to);
  if (detail == LUDO_DETAIL_BRIEF)
    /* Translators: a colour, the cell a piece leaves and where it lands, then
     * which of its neighbours it turns over (or nothing), as “: d5 becomes
     * whole and red”; the same in the two that follow. */
    return g_strdup_printf (_("%s, %s to %s%s."), name, from, to, turned);
  if (event->value != 0)
    return g_strdup_printf (_("%s moves the isolated half-piece from %s to "
                              "%s%s."), name, from, to, turned);

  return g_strdup_printf (_("%s moves the piece from %s to %s%s."), name, from,
                          to, turned);
}

/* @after is the position in which the place was won. */
static char *
describe_placed (const GameEvent   *event,
                 const KenWanState *after)
{
  const char *name = ken_wan_seat_name (event->seat);
  gboolean united = ken_wan_is_united (after, event->seat);

  if (event->value == 1)
    return g_strdup_printf (
      united ? _("%s has united all its pieces and takes first place.")
             : _("%s is the only one left and takes first place."), name);
  if (event->value == 2)
    return g_strdup_printf (
      united ? _("%s has united all its pieces and takes second place.")
             : _("%s is the only one left and takes second place."), name);

  return g_strdup_printf (
    united ? _("%s has united all its pieces and takes third place.")
           : _("%s is the only one left and takes third place."), name);
}

static char *
describe_pass (int        seat,
               LudoDetail detail)
{
  return g_strdup_printf (detail == LUDO_DETAIL_BRIEF
                          ? _("%s passes.")
                          : _("%s cannot move any piece and passes."),
                          ken_wan_seat_name (seat));
}

static gboolean
is_over (const LudoPly *ply)
{
  GameOutcome outcome;

  ply->rules->outcome (ply->after, &outcome);

  return outcome.over;
}

static char *
describe_move (const LudoPly *ply,
               LudoDetail     detail)
{
  const GameTrace *trace = ply->trace;
  const KenWanState *after = (const KenWanState *) ply->after;
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];

      switch (event->type)
        {
        case GAME_EVENT_PASS:
          ludo_add_sentence (text, describe_pass (event->seat, detail));
          break;
        case KEN_WAN_EVENT_LAND:
          ludo_add_sentence (text, describe_landing (event, trace, after,
                                                     detail));
          break;
        case KEN_WAN_EVENT_PLACED:
          /* Leave the last place out, because the outcome names it. */
          if (detail == LUDO_DETAIL_FULL
              || (ken_wan_is_united (after, event->seat)
                  && (detail != LUDO_DETAIL_BRIEF || !is_over (ply))))
            ludo_add_sentence (text, describe_placed (event, after));
          break;
        case KEN_WAN_EVENT_OUT:
          ludo_add_sentence (text, g_strdup_printf (
            _("%s has no pieces left and is out."),
            ken_wan_seat_name (event->seat)));
          break;
        default:
          break;
        }
    }

  return g_string_free (text, FALSE);
}

/* Describes the end of a game that stopped before all places were won. */
static char *
describe_stop (const GameOutcome *outcome)
{
  gboolean repeated = outcome->reason == GAME_REASON_REPETITION;

  if (outcome->n_ranked == 0)
    return g_strdup (
      repeated
      ? _("The game stops, since the same position has come up for the third "
          "time; nobody has won.")
      : _("The game stops, since everybody has passed in turn; nobody has "
          "won."));

  return g_strdup_printf (
    repeated
    ? _("%s is first; the game stops, since the same position has come up for "
        "the third time, and the others share the places that are left.")
    : _("%s is first; the game stops, since everybody has passed in turn, and "
        "the others share the places that are left."),
    ken_wan_seat_name (outcome->ranking[0]));
}

static char *
describe_win (const GameOutcome *outcome)
{
  int winner = outcome->ranking[0];

  if (outcome->reason == KEN_WAN_REASON_LAST_LEFT)
    return g_strdup_printf (_("%s wins: nobody else has pieces left."),
                            ken_wan_seat_name (winner));

  return g_strdup (KEN_WAN_BY_COLOUR (
    winner,
    _("Blue wins: the blue pieces are all whole and form a single group."),
    _("Yellow wins: the yellow pieces are all whole and form a single group."),
    _("Red wins: the red pieces are all whole and form a single group.")));
}

static char *
name_move (const GameState *before,
           GameMove         move)
{
  int from = ken_wan_move_from (move);
  char from_name[3], to_name[3];

  if (move == KEN_WAN_PASS)
    return g_strdup (_("pass"));

  ken_wan_cell_name (from, from_name);
  ken_wan_cell_name (ken_wan_move_to (move), to_name);

  /* Translators: what a player does: the cell a piece leaves and where it
   * lands. */
  return g_strdup_printf (ken_wan_is_half ((const KenWanState *) before, from)
                          ? _("the half-piece on %s goes to %s")
                          : _("the piece on %s goes to %s"),
                          from_name, to_name);
}

static char *
describe_outcome (const GameOutcome *outcome)
{
  const char *names[GAME_SEATS_MAX] = { NULL };
  gboolean last_left = outcome->reason == KEN_WAN_REASON_LAST_LEFT;

  if (outcome->reason == GAME_REASON_REPETITION
      || outcome->reason == GAME_REASON_ALL_PASSED)
    return describe_stop (outcome);

  for (int i = 0; i < outcome->n_ranked; i++)
    names[i] = ken_wan_seat_name (outcome->ranking[i]);

  switch (outcome->n_ranked)
    {
    case 1:
      return describe_win (outcome);
    case 2:
      return g_strdup_printf (
        last_left ? _("%s is first; %s, the only one left, is second.")
                  : _("%s is first and %s second: both have united their "
                      "pieces."),
        names[0], names[1]);
    case 3:
      return g_strdup_printf (
        last_left ? _("%s is first and %s second; %s, the only one left, is "
                      "third.")
                  : _("%s is first, %s second and %s third: all three have "
                      "united their pieces."),
        names[0], names[1], names[2]);
    default:
      return g_strdup (_("The game is over: nobody has pieces left."));
    }
}

/* Returns: the place, from 1, that @seat has won in a game of three; 0 while it
 * plays.  Its pieces stay on the board when it has won one. */
static int
find_place (const KenWanState *state,
            int                seat)
{
  for (int i = 0; state->n_players > 2 && i < state->n_placed; i++)
    if (state->placed[i] == seat)
      return i + 1;

  return 0;
}

/* Describes the groups of the pieces of @colour. */
static char *
describe_groups (const KenWanState *state,
                 int                colour)
{
  const char *name = ken_wan_seat_name (colour);
  int pieces = ken_wan_set_count (ken_wan_pieces (state, colour));
  int groups = ken_wan_groups (state, colour, NULL);
  int place = find_place (state, colour);

  if (place == 1)
    return g_strdup_printf (_("%s has first place."), name);
  if (place > 1)
    return g_strdup_printf (place == 2 ? _("%s has second place.")
                                       : _("%s has third place."), name);
  if (pieces == 0)
    return g_strdup_printf (_("%s has no pieces left."), name);
  if (pieces == 1)
    return g_strdup_printf (_("%s has a single piece."), name);
  if (groups == 1)
    /* Translators: a colour and how many pieces it has, at least two. */
    return g_strdup_printf (_("%s has %d pieces in one group."), name, pieces);

  /* Translators: a colour, how many pieces it has and in how many groups, at
   * least two of each. */
  return g_strdup_printf (_("%s has %d pieces in %d groups."), name, pieces,
                          groups);
}

static char *
describe_score (const GameState *position)
{
  const KenWanState *state = (const KenWanState *) position;
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < state->n_players; seat++)
    ludo_add_sentence (text, describe_groups (state, seat));

  return g_string_free (text, FALSE);
}

static char *
describe_seat_score (const GameState *position,
                     int              seat)
{
  const KenWanState *state = (const KenWanState *) position;
  int pieces = ken_wan_set_count (ken_wan_pieces (state, seat));
  int halves = ken_wan_set_count (state->half[seat]);
  int n = ken_wan_groups (state, seat, NULL);
  int place = find_place (state, seat);
  GString *text;

  if (place == 1)
    return g_strdup (_("First place"));
  if (place > 1)
    return g_strdup (place == 2 ? _("Second place") : _("Third place"));

  text = g_string_new (NULL);
  g_string_append_printf (text, ngettext ("%d piece", "%d pieces",
                                          (gulong) pieces), pieces);
  g_string_append (text, " · ");
  g_string_append_printf (text, ngettext ("%d group", "%d groups",
                                          (gulong) n), n);
  if (halves > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, ngettext ("%d half", "%d halves",
                                              (gulong) halves), halves);
    }

  return g_string_free (text, FALSE);
}

static const LudoEventInfo events[] = {
  { KEN_WAN_EVENT_LAND, LUDO_EVENT_ENDS },
  { KEN_WAN_EVENT_TURN_HALF, 0, "ludo-turn-over-symbolic", 1,
    N_("Pieces were turned over.") },
  { KEN_WAN_EVENT_TURN_WHOLE, 0, "ludo-turn-over-symbolic", 1,
    N_("Pieces were turned over.") },
  { 0 },
};

static const LudoTally tallies[] = {
  /* Translators: what is counted in many games, before a number. */
  { N_("pieces turned into half-pieces"), KEN_WAN_EVENT_TURN_HALF, 0,
    LUDO_TALLY_EVENTS },
  { N_("pieces turned into whole pieces"), KEN_WAN_EVENT_TURN_WHOLE, 0,
    LUDO_TALLY_EVENTS },
  { N_("second places"), KEN_WAN_EVENT_PLACED, 2, LUDO_TALLY_EVENTS },
  { NULL },
};

static int
count_event (const GameEvent *event,
             int              seat,
             const char      *name)
{
  return (event->type == KEN_WAN_EVENT_TURN_HALF
          || event->type == KEN_WAN_EVENT_TURN_WHOLE)
         && event->from != seat && g_str_equal (name, "captures");
}

const LudoGameInfo ken_wan_info = {
  .rules = &ken_wan_rules,
  .name = N_("Ken Wan"),
  .summary = N_("Bring all your surviving pieces together, whole, in a single "
                "group."),
  .credit = N_("Ken Wan, a game by Guilain Dorsimont (December 2014); "
               "start of our own making"),
  .minutes = 30,
  .age = 10,
  .luck = LUDO_LUCK_NONE,
  .seats = { N_("Blue"), N_("Yellow"), N_("Red") },
  .rulesets = rulesets,
  .setups = setups,
  .max_team_size = 1,
  .has_decisions = TRUE,
  .describe_turn = describe_turn,
  .describe_move = describe_move,
  .name_move = name_move,
  .describe_outcome = describe_outcome,
  .describe_refusal = ken_wan_describe_refusal,
  .describe_score = describe_score,
  .describe_overview = ken_wan_describe_overview,
  .describe_seat_score = describe_seat_score,
  .describe_advice = ken_wan_describe_advice,
  .describe_consequence = ken_wan_describe_consequence,
  .find_endangered = ken_wan_find_endangered,
  .measure = measure,
  .mistakes = ken_wan_mistakes,
  .facts = ken_wan_facts,
  .level_words = &level_words,
  .events = events,
  .tallies = tallies,
  .count_event = count_event,
};
