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
#include "games/tavli/rules/tavli-legality.h"

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
             "weighs the throws to come as long as its thinking time "
             "allows."),
};

/* "blots" that can be hit, "risk": with how many throws of 216 one of them
 * is, "out": checkers off, "waiting": in the middle row, "wall": cells held
 * side by side, "pips": those still to travel, "left": numbers still to be
 * played, by whomever. */
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

/* Returns the numbers left to play as "4 times the 4, 5"; "" if there are none.
 * With @now, those that cannot be played yet are marked: "5 (not now)". */
static char *
dup_number_list (const TavliState *state,
                 gboolean          now)
{
  GString *list = g_string_new (NULL);

  for (int d = 1; d <= 6; d++)
    {
      guint times = state->numbers[d];

      if (times == 0)
        continue;
      if (list->len > 0)
        /* Translators: stands between the numbers of a list. */
        g_string_append (list, _(", "));
      if (now && tavli_number_reason (state, d) != TAVLI_PLAYABLE
          && times == 1)
        /* Translators: a number of the dice that nothing can be played with as
         * the checkers stand; its die is crossed out. */
        g_string_append_printf (list, _("%d (not now)"), d);
      else if (now && tavli_number_reason (state, d) != TAVLI_PLAYABLE)
        /* Translators: the same with how often it is left, at least twice. */
        g_string_append_printf (list, _("%u times the %d (not now)"), times,
                                d);
      else if (times == 1)
        g_string_append_printf (list, "%d", d);
      else
        g_string_append_printf (list,
          /* Translators: how often a number of the dice is left to play, and
           * the number; "4 (4 times)" would be heard as "four, four times". */
          ngettext ("%u time the %d", "%u times the %d", times), times, d);
    }

  return g_string_free (list, FALSE);
}

static char *
describe_stage (TavliStage  stage,
                gboolean    white,
                const char *numbers)
{
  switch (stage)
    {
    case TAVLI_STAGE_ENTER:
      return g_strdup_printf (
        /* Translators: %s is the list of the numbers left to play, here and
         * in the sentences like this one. */
        white ? _("White to enter a checker: %s left.")
              : _("Black to enter a checker: %s left."), numbers);
    case TAVLI_STAGE_FIRST_TABLE:
      return g_strdup_printf (
        white ? _("White to move inside the first table: %s left.")
              : _("Black to move inside the first table: %s left."), numbers);
    case TAVLI_STAGE_REENTER:
      return g_strdup_printf (
        white ? _("White to bring a checker back: %s left.")
              : _("Black to bring a checker back: %s left."), numbers);
    case TAVLI_STAGE_TRAVEL:
    default:
      return g_strdup_printf (
        white ? _("White to move: %s left.")
              : _("Black to move: %s left."), numbers);
    }
}

static char *
describe_turn (const GamePosition *position)
{
  const TavliState *state = (const TavliState *) &position->state;
  gboolean white = state->turn == TAVLI_WHITE;
  g_autofree char *numbers = dup_number_list (state, TRUE);

  if (tavli_n_numbers (state) == 0)
    return g_strdup (white ? _("White to throw.")
                           : _("Black to throw."));

  return describe_stage (tavli_stage (state, tavli_blocked_cells (state)),
                         white, numbers);
}

static char *
describe_throw (const GameEvent *event,
                LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;
  int a = event->value / 100;
  int b = event->value / 10 % 10;
  int c = event->value % 10;
  GString *text = g_string_new (NULL);

  ludo_add_sentence (text, g_strdup_printf (
    detail == LUDO_DETAIL_BRIEF
    /* Translators: the three dice. */
    ? (white ? _("White: %d, %d, %d.") : _("Black: %d, %d, %d."))
    : (white ? _("White throws %d, %d and %d.")
             : _("Black throws %d, %d and %d.")), a, b, c));

  if (detail == LUDO_DETAIL_FULL && a == c)
    ludo_add_sentence (text, g_strdup_printf (
      _("Three alike: the %d counts twelve times."), a));
  else if (detail == LUDO_DETAIL_FULL && (a == b || b == c))
    ludo_add_sentence (text, g_strdup_printf (
      _("A double: the %d counts four times."), b));

  return g_string_free (text, FALSE);
}

/* Describes the step of a checker on the board with the number played. */
static char *
describe_numbered_step (const GameEvent *event)
{
  gboolean white = event->seat == TAVLI_WHITE;

  if (event->type == TAVLI_EVENT_BEAR_OFF)
    return g_strdup_printf (
      /* Translators: the cell that the checker leaves, the number played. */
      white ? _("White bears off a checker from %d with a %d.")
            : _("Black bears off a checker from %d with a %d."),
      event->from, event->value);

  if (tavli_is_waiting_place (event->from))
    return g_strdup_printf (
      /* Translators: the cell of the middle row, the cell of the course, the
       * number played. */
      white ? _("White comes back from m%d to %d with a %d.")
            : _("Black comes back from m%d to %d with a %d."),
      event->from - TAVLI_WAITING_FIRST + 1, event->to, event->value);

  return g_strdup_printf (
    /* Translators: the cells from and to, the number played. */
    white ? _("White moves from %d to %d with a %d.")
          : _("Black moves from %d to %d with a %d."),
    event->from, event->to, event->value);
}

/* Describes the step of a checker that was entered, moved or borne off.  The
 * number is left to the full detail, so that a turn of three dice is short
 * enough to hear. */
static char *
describe_step (const GameEvent *event,
               LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;

  if (event->type == GAME_EVENT_ENTER)
    return g_strdup_printf (
      /* Translators: the cell, which is also the number played. */
      white ? _("White enters a checker on %d.")
            : _("Black enters a checker on %d."),
      event->to);

  if (detail == LUDO_DETAIL_FULL)
    return describe_numbered_step (event);

  if (event->type == TAVLI_EVENT_BEAR_OFF)
    return g_strdup_printf (
      /* Translators: the cell that the checker leaves. */
      white ? _("White bears off a checker from %d.")
            : _("Black bears off a checker from %d."), event->from);

  if (tavli_is_waiting_place (event->from))
    return g_strdup_printf (
      /* Translators: the cell of the middle row, the cell of the course. */
      white ? _("White comes back from m%d to %d.")
            : _("Black comes back from m%d to %d."),
      event->from - TAVLI_WAITING_FIRST + 1, event->to);

  return g_strdup_printf (
    /* Translators: the cells from and to. */
    white ? _("White moves from %d to %d.") : _("Black moves from %d to %d."),
    event->from, event->to);
}

static char *
describe_hit (const GameEvent *event,
              LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;

  if (detail == LUDO_DETAIL_BRIEF)
    return g_strdup (white ? _("A white checker is hit.")
                           : _("A black checker is hit."));

  /* The move before has named the cell where it was hit. */
  if (detail == LUDO_DETAIL_NORMAL)
    return g_strdup_printf (
      /* Translators: the cell of the middle row. */
      white ? _("The white checker is hit and waits on m%d.")
            : _("The black checker is hit and waits on m%d."),
      event->to - TAVLI_WAITING_FIRST + 1);

  return g_strdup_printf (
    /* Translators: the cell where it was hit, the cell of the middle row. */
    white ? _("The white checker on %d is hit and now waits on m%d.")
          : _("The black checker on %d is hit and now waits on m%d."),
    event->from, event->to - TAVLI_WAITING_FIRST + 1);
}

static char *
describe_event (const LudoPly   *ply,
                const GameEvent *event,
                LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;
  char token[GAME_MOVE_TEXT_MAX];

  switch (event->type)
    {
    case GAME_EVENT_THROW:
      return describe_throw (event, detail);

    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case TAVLI_EVENT_BEAR_OFF:
      if (detail != LUDO_DETAIL_BRIEF)
        return describe_step (event, detail);
      ply->rules->print_move (ply->before, ply->move, token);
      return g_strdup_printf (
        /* Translators: %s is a step in the game's notation, as 10/16. */
        white ? _("White: %s.") : _("Black: %s."), token);

    case TAVLI_EVENT_HIT:
      return describe_hit (event, detail);

    case TAVLI_EVENT_EXPOSED:
      if (detail == LUDO_DETAIL_BRIEF)
        return g_strdup (white ? _("White is now exposed.")
                               : _("Black is now exposed."));
      return g_strdup (
        white ? _("White can now be hit in the first table.")
              : _("Black can now be hit in the first table."));

    case GAME_EVENT_TURN:
      if (detail != LUDO_DETAIL_FULL)
        return NULL;
      return g_strdup (white ? _("The turn passes to White.")
                             : _("The turn passes to Black."));

    default:
      return NULL;
    }
}

/* The numbers that were thrown or left when @ply ended the turn. */
static char *
describe_lost (const LudoPly *ply)
{
  GameState left = *ply->before;
  const TavliState *after = (const TavliState *) ply->after;
  TavliState *tavli = (TavliState *) &left;
  g_autofree char *numbers = NULL;

  tavli_play (tavli, ply->move, NULL);
  if (after->turn == tavli->turn || tavli_n_numbers (tavli) == 0)
    return NULL;

  numbers = dup_number_list (tavli, FALSE);

  return g_strdup_printf (
    /* Translators: the list of the numbers. */
    ngettext ("Cannot be played: %s.",
              "Cannot be played: %s.",
              (gulong) tavli_n_numbers (tavli)), numbers);
}

/* Adds the blot that the last step left behind and the numbers that are left to
 * play. */
static void
add_aftermath (GString       *text,
               const LudoPly *ply)
{
  const TavliState *after = (const TavliState *) ply->after;
  int seat = ludo_ply_seat (ply);
  int from = tavli_move_from (ply->move);

  if (tavli_move_is_throw (ply->move))
    return;

  if (tavli_is_cell (from) && tavli_checkers (after, seat, from) == 1)
    ludo_add_sentence (text, g_strdup_printf (
      seat == TAVLI_WHITE
      /* Translators: a cell of the board. */
      ? _("A white blot stays behind on %d.")
      : _("A black blot stays behind on %d."), from));

  if (after->turn == seat && tavli_winner (after) < 0)
    {
      g_autofree char *numbers = dup_number_list (after, FALSE);

      ludo_add_sentence (text, g_strdup_printf (_("Left to play: %s."),
                                                numbers));
    }
}

static char *
describe_move (const LudoPly *ply,
               LudoDetail     detail)
{
  const GameTrace *trace = ply->trace;
  GString *text = g_string_new (NULL);
  char *lost = describe_lost (ply);

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      char *sentence = describe_event (ply, event, detail);

      if (event->type == GAME_EVENT_TURN && lost != NULL)
        ludo_add_sentence (text, g_steal_pointer (&lost));
      if (sentence != NULL)
        ludo_add_sentence (text, sentence);
    }
  g_free (lost);

  if (detail == LUDO_DETAIL_FULL)
    add_aftermath (text, ply);

  return g_string_free (text, FALSE);
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
  { N_("checkers lost to hits"), TAVLI_EVENT_HIT, 0, LUDO_TALLY_EVENTS },
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
  .describe_turn = describe_turn,
  .describe_move = describe_move,
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
