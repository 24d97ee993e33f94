/* tavli-hint.c: what a turn of tavli is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Risk comes first: how many checkers a turn leaves alone, and with how many of
 * the 216 throws one of them is hit.  Both are counted, never guessed.
 */

#include "tavli-hint.h"

#include <glib/gi18n.h>

#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-eval.h"
#include "games/tavli/rules/tavli-notation.h"
#include "games/tavli/rules/tavli-hit-risk.h"

/* The least number of cells of a wall that is mentioned. */
#define WALL_LEAST 3

/* More throws than this, of 216, are called a great risk. */
#define RISK_GREAT 72

#define TABLE 6

/* Facts: a turn and its effects. */
typedef struct
{
  int seat;
  TavliStage stage;             /* as the turn begins */
  int n_hits;
  int n_entered;
  int n_returned;
  int n_borne_off;
  gboolean wins;
  int n_blots_before;
  int n_blots;
  int hits_before;           /* of 216 throws */
  int hits;
  int n_pairs;                  /* how many more cells have two or more */
  int wall_before;              /* cells held side by side before those of the
                                 * opponent */
  int wall;
  int n_waiting;                /* the opponent's checkers that have to wait */
  int shut_out;                 /* numbers that let none of them in */
} Facts;

static void
count_events (const GameTrace *trace,
              Facts           *facts)
{
  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];

      facts->n_hits += event->type == TAVLI_EVENT_HIT;
      facts->n_entered += event->type == GAME_EVENT_ENTER;
      facts->n_borne_off += event->type == TAVLI_EVENT_BEAR_OFF;
      facts->n_returned += event->type == GAME_EVENT_MOVE
                           && tavli_is_waiting_place (event->from);
    }
}

int
tavli_wall (const GameState *state,
            int              seat)
{
  int terms[TAVLI_N_TERMS];
  int wall = 0;

  tavli_terms (state, seat, terms);
  while ((wall + 1) * (wall + 1) <= terms[TAVLI_TERM_WALL])
    wall++;

  return wall;
}

static int
count_pairs (const TavliState *state,
             int               seat)
{
  return __builtin_popcount (state->sides[seat].paired);
}

static void
find_facts (const LudoAdvice *advice,
            Facts            *facts)
{
  const TavliState *before = (const TavliState *) &advice->before;
  int seat = before->turn;
  GameTrace trace = GAME_TRACE_INIT;
  GameState state;
  const TavliState *after = (const TavliState *) &state;
  int terms[TAVLI_N_TERMS];
  uint32_t blots;

  *facts = (Facts) {
    .seat = seat,
    .stage = tavli_stage (before, tavli_blocked_cells (before)),
  };
  ludo_advice_play (advice, &tavli_rules, &state, &trace);
  count_events (&trace, facts);
  game_trace_clear (&trace);
  facts->wins = tavli_winner (after) == seat;

  blots = tavli_blots (before, seat);
  facts->n_blots_before = __builtin_popcount (blots);
  facts->hits_before = tavli_hit_risk (before, seat, blots);
  blots = tavli_blots (after, seat);
  facts->n_blots = __builtin_popcount (blots);
  facts->hits = tavli_hit_risk (after, seat, blots);

  facts->n_pairs = count_pairs (after, seat) - count_pairs (before, seat);
  facts->wall_before = tavli_wall (&advice->before, seat);
  facts->wall = tavli_wall (&state, seat);
  tavli_terms (&state, !seat, terms);
  facts->n_waiting = terms[TAVLI_TERM_WAITING];
  facts->shut_out = terms[TAVLI_TERM_SHUT_OUT];
}

/* Describes the goal of the turn when no checker is in danger before it or it
 * does nothing about that. */
static char *
describe_plan (const Facts *facts)
{
  if (facts->n_borne_off > 0)
    return g_strdup_printf (
      ngettext ("You can bear off %d checker in this turn.",
                "You can bear off %d checkers in this turn.",
                (gulong) facts->n_borne_off), facts->n_borne_off);
  if (facts->wall >= WALL_LEAST && facts->wall > facts->wall_before)
    return g_strdup_printf (
      /* Translators: how many cells, at least three. */
      _("Build a wall: you can hold %d cells side by side, where no opposing "
        "checker can stand."), facts->wall);
  if (facts->n_pairs > 0)
    return g_strdup (_("Bring two checkers together on a cell: there they "
                       "cannot be hit."));
  if (facts->n_entered > 0)
    return g_strdup (_("Enter your checkers where they close cells to your "
                       "opponent."));
  if (facts->n_blots == 0)
    return g_strdup (_("Move on, and leave no blot."));
  if (facts->hits > RISK_GREAT)
    return g_strdup_printf (
      ngettext ("Move on; the best play still leaves %d blot.",
                "Move on; the best play still leaves %d blots.",
                (gulong) facts->n_blots), facts->n_blots);

  return g_strdup_printf (
    ngettext ("Move on carefully: you need leave no more than %d blot.",
              "Move on carefully: you need leave no more than %d blots.",
              (gulong) facts->n_blots), facts->n_blots);
}

static char *
describe_goal (const Facts *facts)
{
  if (facts->wins)
    return g_strdup (_("You can win now: bear off your last checkers."));
  if (facts->n_hits > 0)
    return g_strdup_printf (
      ngettext ("%d of your opponent’s blots can be hit. Hit it.",
                "%d of your opponent’s blots can be hit. Hit them.",
                (gulong) facts->n_hits), facts->n_hits);
  if (facts->hits_before > 0 && facts->hits < facts->hits_before)
    return g_strdup_printf (
      facts->n_blots == 0
      ? ngettext ("%d of your blots can be hit; make it safe.",
                  "%d of your blots can be hit; make them safe.",
                  (gulong) facts->n_blots_before)
      : ngettext ("%d of your blots can be hit; lower the risk.",
                  "%d of your blots can be hit; lower the risk.",
                  (gulong) facts->n_blots_before),
      facts->n_blots_before);

  return describe_plan (facts);
}

/* The table, 0 to 3, that most steps of the turn begin in; -1 when they all
 * enter checkers. */
static int
find_table (const LudoAdvice *advice)
{
  int n[TAVLI_CELLS / TABLE] = { 0 };
  int best = -1;

  for (int i = 0; i < advice->n_line; i++)
    {
      int from = tavli_move_from (advice->line[i]);

      if (tavli_is_cell (from))
        n[(from - 1) / TABLE]++;
    }
  for (int i = 0; i < TAVLI_CELLS / TABLE; i++)
    if (n[i] > 0 && (best < 0 || n[i] > n[best]))
      best = i;

  return best;
}

static char *
describe_region (const LudoAdvice *advice,
                 const Facts      *facts,
                 guint64          *cells)
{
  const TavliState *before = (const TavliState *) &advice->before;
  int table = find_table (advice);
  int first;

  if (facts->stage == TAVLI_STAGE_REENTER)
    {
      *cells = (guint64) before->sides[facts->seat].waiting
               << (TAVLI_WAITING_FIRST - 1);
      return g_strdup (_("Look at the middle row first: a checker that waits "
                         "there moves before all others."));
    }
  if (facts->stage == TAVLI_STAGE_ENTER)
    {
      for (int d = 1; d <= 6; d++)
        if (before->numbers[d] > 0)
          *cells |= G_GUINT64_CONSTANT (1) << d;
      return g_strdup (_("Look at the first table, where your numbers can "
                         "bring checkers in."));
    }

  first = TABLE * MAX (table, 0) + 1;
  for (int i = 0; i < TABLE; i++)
    *cells |= G_GUINT64_CONSTANT (1) << (first + i);

  /* Translators: the first and the last cell. */
  return g_strdup_printf (_("Look at your checkers on cells %d to %d."), first,
                          first + TABLE - 1);
}

static char *
describe_step (int from,
               int to)
{
  if (from == TAVLI_HAND)
    /* Translators: this and the three that follow are steps of a list: "Play:
     * enter a checker on 2, then move from 10 to 16". */
    return g_strdup_printf (_("enter a checker on %d"), to);
  if (to == TAVLI_OFF)
    return g_strdup_printf (_("bear off a checker from %d"), from);
  if (tavli_is_waiting_place (from))
    /* Translators: the cell of the middle row, the cell of the course. */
    return g_strdup_printf (_("bring a checker back from m%d to %d"),
                            from - TAVLI_WAITING_FIRST + 1, to);

  return g_strdup_printf (_("move from %d to %d"), from, to);
}

/* Describes the turn in words first; the notation, which few read, follows. */
static char *
describe_turn (const LudoAdvice *advice,
               guint64          *cells)
{
  GString *steps = g_string_new (NULL);
  GString *tokens = g_string_new (NULL);
  GameState state = advice->before;
  char *sentence;

  for (int i = 0; i < advice->n_line; i++)
    {
      GameMove move = advice->line[i];
      int from = tavli_move_from (move), to = tavli_move_to (move);
      g_autofree char *step = describe_step (from, to);
      char token[GAME_MOVE_TEXT_MAX];

      tavli_print_move (&state, move, token);
      if (i > 0)
        {
          /* Translators: stands between the steps of a turn. */
          g_string_append (steps, _(", then "));
          /* Translators: stands between the numbers of a list. */
          g_string_append (tokens, _(", "));
        }
      g_string_append (steps, step);
      g_string_append (tokens, token);
      if (from != TAVLI_HAND)
        *cells |= G_GUINT64_CONSTANT (1) << from;
      if (to != TAVLI_OFF)
        *cells |= G_GUINT64_CONSTANT (1) << to;
      tavli_rules.apply (&state, move, NULL);
    }

  sentence = g_strdup_printf (
    /* Translators: the steps in words, then in the game's notation, as
     * “10/16, 19/24”. */
    _("Play: %s (%s)."), steps->str, tokens->str);
  g_string_free (steps, TRUE);
  g_string_free (tokens, TRUE);

  return sentence;
}

char *
tavli_describe_advice (const LudoAdvice *advice,
                       LudoHintStep      step,
                       guint64          *cells)
{
  Facts facts;

  if (step == LUDO_HINT_MOVE)
    return describe_turn (advice, cells);

  find_facts (advice, &facts);
  if (step == LUDO_HINT_GOAL)
    return describe_goal (&facts);

  return step == LUDO_HINT_REGION ? describe_region (advice, &facts, cells)
                                  : NULL;
}

static char *
describe_risk (const Facts *facts)
{
  if (facts->n_blots == 0)
    return g_strdup (_("This leaves no blot that could be hit."));
  if (facts->hits == 0)
    return g_strdup_printf (
      ngettext ("This leaves %d blot, which no throw hits.",
                "This leaves %d blots, which no throw hits.",
                (gulong) facts->n_blots), facts->n_blots);

  return g_strdup_printf (
    /* Translators: how many checkers, and how many throws of 216. */
    ngettext ("This leaves %d blot, hit by %d of 216 throws.",
              "This leaves %d blots, hit by %d of 216 throws.",
              (gulong) facts->n_blots), facts->n_blots, facts->hits);
}

static char *
describe_shut_out (const Facts *facts)
{
  if (facts->n_waiting == 0 || facts->shut_out < 2)
    return NULL;
  if (facts->shut_out == 6)
    return g_strdup (facts->seat == TAVLI_WHITE
                     ? _("No number lets a waiting black checker in again.")
                     : _("No number lets a waiting white checker in again."));

  return g_strdup_printf (
    facts->seat == TAVLI_WHITE
    /* Translators: how many of the numbers 1 to 6. */
    ? ngettext ("Only %d of the six numbers lets a waiting black checker in "
                "again.",
                "Only %d of the six numbers let a waiting black checker in "
                "again.",
                (gulong) (6 - facts->shut_out))
    : ngettext ("Only %d of the six numbers lets a waiting white checker in "
                "again.",
                "Only %d of the six numbers let a waiting white checker in "
                "again.",
                (gulong) (6 - facts->shut_out)), 6 - facts->shut_out);
}

char *
tavli_describe_consequence (const LudoAdvice *advice)
{
  GString *text = g_string_new (NULL);
  Facts facts;

  find_facts (advice, &facts);
  if (facts.wins)
    {
      ludo_add_sentence (text, g_strdup (_("This bears off the last checker "
                                           "and wins.")));
      return g_string_free (text, FALSE);
    }

  ludo_add_sentence (text, describe_risk (&facts));
  if (facts.n_hits > 0)
    ludo_add_sentence (text, g_strdup_printf (
      facts.seat == TAVLI_WHITE
      ? ngettext ("This hits %d black checker, which has to wait in the "
                  "middle row.",
                  "This hits %d black checkers, which have to wait in the "
                  "middle row.", (gulong) facts.n_hits)
      : ngettext ("This hits %d white checker, which has to wait in the "
                  "middle row.",
                  "This hits %d white checkers, which have to wait in the "
                  "middle row.", (gulong) facts.n_hits), facts.n_hits));
  ludo_add_sentence (text, describe_shut_out (&facts));
  if (facts.n_borne_off > 0)
    ludo_add_sentence (text, g_strdup_printf (
      ngettext ("This bears off %d checker.", "This bears off %d checkers.",
                (gulong) facts.n_borne_off), facts.n_borne_off));
  if (facts.n_returned > 0)
    ludo_add_sentence (text, g_strdup_printf (
      ngettext ("This brings %d checker back from the middle row.",
                "This brings %d checkers back from the middle row.",
                (gulong) facts.n_returned), facts.n_returned));
  if (facts.wall >= WALL_LEAST && facts.wall > facts.wall_before)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: how many cells, at least three. */
      _("This makes a wall of %d cells side by side."), facts.wall));
  else if (facts.n_pairs > 0)
    ludo_add_sentence (text, g_strdup_printf (
      ngettext ("This makes %d more cell safe, with two checkers or more.",
                "This makes %d more cells safe, with two checkers or more "
                "each.",
                (gulong) facts.n_pairs), facts.n_pairs));

  return g_string_free (text, FALSE);
}
