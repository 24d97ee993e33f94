/* ken-wan-hint.c: what a move of Ken Wan is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Groups at risk come before moves: every move of the others is tried to see
 * whether it splits a group or unites an opponent.
 */

#include "ken-wan-hint.h"

#include <glib/gi18n.h>

#include "games/ken-wan/rules/ken-wan-eval.h"
#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/words/ken-wan-colours.h"

/* Facts: a move and its effects. */
typedef struct
{
  int seat;
  gboolean passes;
  int from;
  int to;
  gboolean wins;                /* wins a place */
  gboolean last_left;           /* because nobody else has pieces left */
  int n_captured;               /* pieces of others that become whole */
  int n_turned;                 /* pieces of others that become half */
  int n_freed;                  /* own half-pieces that become whole */
  int united;                   /* another seat that it unites, or -1 */
  KenWanTerms before;
  KenWanTerms after;
  KenWanPeril peril_before;
  KenWanPeril peril;
} Facts;

/* Whether the move that led to @after has parted the pieces of @group, which
 * was a group of @seat. */
static gboolean
is_split (const KenWanState *after,
          int                seat,
          KenWanSet          group)
{
  KenWanSet left = group & ken_wan_pieces (after, seat);

  return left != 0 && left != group
         && (ken_wan_joined (ken_wan_pieces (after, seat),
                             ken_wan_set_first (left)) & left) != left;
}

/* Tries the moves of @other, noting in @split which of @groups they split. */
static void
try_moves (const KenWanState *state,
           int                seat,
           int                other,
           const KenWanSet   *groups,
           int                n_groups,
           gboolean          *split,
           KenWanPeril       *peril)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameState begun = { 0 };
  int n;

  *(KenWanState *) &begun = *state;
  ((KenWanState *) &begun)->turn = (uint8_t) other;
  n = ken_wan_rules.legal_moves (&begun, moves);
  for (int i = 0; i < n; i++)
    {
      GameState next = begun;
      const KenWanState *after = (const KenWanState *) &next;

      ken_wan_rules.apply (&next, moves[i], NULL);
      if (peril->uniting < 0 && ken_wan_place (after, other) > 0)
        peril->uniting = other;
      for (int j = 0; j < n_groups; j++)
        if (!split[j])
          split[j] = is_split (after, seat, groups[j]);
    }
}

void
ken_wan_peril (const KenWanState *state,
               int                seat,
               KenWanPeril       *peril)
{
  KenWanSet groups[KEN_WAN_CELLS];
  gboolean split[KEN_WAN_CELLS] = { FALSE };
  int n_groups = ken_wan_groups (state, seat, groups);

  *peril = (KenWanPeril) { .uniting = -1 };
  if (ken_wan_is_over (state))
    return;

  for (int other = 0; other < state->n_players; other++)
    if (other != seat && ken_wan_is_active (state, other))
      try_moves (state, seat, other, groups, n_groups, split, peril);

  for (int i = 0; i < n_groups; i++)
    if (split[i])
      {
        peril->n_split++;
        peril->split |= groups[i];
      }
}

static void
count_events (const GameTrace *trace,
              Facts           *facts)
{
  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      gboolean own = event->from == facts->seat;

      switch (event->type)
        {
        case KEN_WAN_EVENT_TURN_WHOLE:
          facts->n_freed += own;
          facts->n_captured += !own;
          break;
        case KEN_WAN_EVENT_TURN_HALF:
          facts->n_turned++;
          break;
        case KEN_WAN_EVENT_PLACED:
          facts->wins |= event->seat == facts->seat;
          if (event->seat != facts->seat && facts->united < 0)
            facts->united = event->seat;
          break;
        default:
          break;
        }
    }
}

static void
find_facts (const LudoAdvice *advice,
            Facts            *facts)
{
  const KenWanState *before = (const KenWanState *) &advice->before;
  GameMove move = advice->line[0];
  GameTrace trace = GAME_TRACE_INIT;
  GameState after;

  *facts = (Facts) {
    .seat = before->turn,
    .passes = move == KEN_WAN_PASS,
    .from = ken_wan_move_from (move),
    .to = ken_wan_move_to (move),
    .united = -1,
  };

  ludo_advice_play (advice, &ken_wan_rules, &after, &trace);
  count_events (&trace, facts);
  game_trace_clear (&trace);

  facts->last_left = facts->wins
                     && !ken_wan_is_united ((const KenWanState *) &after,
                                            facts->seat);
  ken_wan_terms (before, facts->seat, &facts->before);
  ken_wan_terms ((const KenWanState *) &after, facts->seat, &facts->after);
  ken_wan_peril (before, facts->seat, &facts->peril_before);
  ken_wan_peril ((const KenWanState *) &after, facts->seat, &facts->peril);
}

/* Describes how the move joins pieces, which is the aim of the game, and only
 * then how it removes an obstacle to that. */
static char *
describe_plan (const Facts *facts)
{
  const KenWanTerms *before = &facts->before;
  const KenWanTerms *after = &facts->after;

  if (after->n_isolated < before->n_isolated)
    return g_strdup_printf (
      ngettext ("%d of your pieces is isolated. Bring it to the others.",
                "%d of your pieces are isolated. Bring one of them to other "
                "pieces.",
                (gulong) before->n_isolated), before->n_isolated);
  if (after->n_groups < before->n_groups)
    return g_strdup_printf (
      /* Translators: how many groups, at least two. */
      _("Your pieces form %d groups. Bring two groups together."),
      before->n_groups);
  if (facts->n_freed > 0)
    return g_strdup_printf (
      ngettext ("%d of your pieces is only a half-piece and cannot move. "
                "Land a whole piece beside it.",
                "%d of your pieces are only half-pieces and cannot move. "
                "Land a whole piece beside some of them.",
                (gulong) before->n_halves),
      before->n_halves);
  if (facts->n_captured + facts->n_turned > 0)
    return g_strdup (_("Land where your opponents’ pieces stand close "
                       "together: they take your colour."));
  if (after->largest > before->largest)
    return g_strdup (_("Let your largest group grow."));
  if (after->n_frozen < before->n_frozen)
    return g_strdup (_("Keep your pieces free to move: some are held fast "
                       "now."));

  return g_strdup (_("No groups can be joined yet. Bring them closer "
                     "together."));
}

/* A group at risk is shown before any move is. */
static char *
describe_goal (const LudoAdvice *advice,
               const Facts      *facts,
               guint64          *cells)
{
  const KenWanPeril *peril = &facts->peril_before;

  if (facts->passes)
    return g_strdup (_("You can only pass: none of your pieces can move."));
  if (facts->last_left)
    return g_strdup (_("This move can leave you alone on the board."));
  if (facts->wins)
    return g_strdup (_("You can unite all your pieces with this move."));
  if (advice->wins_in > 1)
    return g_strdup_printf (
      ngettext ("You can force a win in %d turn. Find it.",
                "You can force a win in %d turns. Look for the first one.",
                (gulong) advice->wins_in), advice->wins_in);
  if (peril->uniting >= 0 && facts->peril.uniting < 0)
    return g_strdup_printf (
      /* Translators: a colour. */
      _("%s can unite its pieces on its next move. Prevent it."),
      ken_wan_seat_name (peril->uniting));
  if (peril->n_split > facts->peril.n_split
      && facts->after.n_groups <= facts->before.n_groups)
    {
      *cells = peril->split;
      return g_strdup_printf (
        ngettext ("%d of your groups can be split by one move. Hold it "
                  "together.",
                  "%d of your groups can be split by one move. Hold them "
                  "together.", (gulong) peril->n_split), peril->n_split);
    }

  return describe_plan (facts);
}

/* Describes the group that the piece leaves, or the isolated pieces if it is
 * one. */
static char *
describe_region (const LudoAdvice *advice,
                 const Facts      *facts,
                 guint64          *cells)
{
  const KenWanState *before = (const KenWanState *) &advice->before;
  KenWanSet group;
  int size;
  char first[3];

  if (facts->passes)
    return NULL;

  group = ken_wan_group (before, facts->from);
  size = ken_wan_set_count (group);
  *cells = group;
  if (size == 1)
    {
      /* Every isolated piece is shown, because a single one would give the move
       * away. */
      KenWanSet groups[KEN_WAN_CELLS];
      int n = ken_wan_groups (before, facts->seat, groups);

      for (int i = 0; i < n; i++)
        if (ken_wan_set_count (groups[i]) == 1)
          *cells |= groups[i];
      return g_strdup (ngettext ("Look at your isolated piece.",
                                 "Look at your isolated pieces.",
                                 (gulong) facts->before.n_isolated));
    }

  ken_wan_cell_name (ken_wan_set_first (group), first);

  /* Translators: how many pieces, at least two, and the name of a cell. */
  return g_strdup_printf (_("Look at your group of %d pieces, the one with the "
                            "piece on %s."),
                          size, first);
}

static char *
describe_turn (const Facts *facts,
               guint64     *cells)
{
  char from[3], to[3];

  if (facts->passes)
    return NULL;

  *cells = ken_wan_bit (facts->from) | ken_wan_bit (facts->to);
  ken_wan_cell_name (facts->from, from);
  ken_wan_cell_name (facts->to, to);

  /* Translators: the names of two cells. */
  return g_strdup_printf (_("Move the piece from %s to %s."), from, to);
}

char *
ken_wan_describe_advice (const LudoAdvice *advice,
                         LudoHintStep      step,
                         guint64          *cells)
{
  Facts facts;

  find_facts (advice, &facts);
  switch (step)
    {
    case LUDO_HINT_GOAL:
      return describe_goal (advice, &facts, cells);
    case LUDO_HINT_REGION:
      return describe_region (advice, &facts, cells);
    case LUDO_HINT_MOVE:
      return describe_turn (&facts, cells);
    case LUDO_HINT_NONE:
    default:
      return NULL;
    }
}

static void
add_turned (GString     *text,
            const Facts *facts)
{
  const char *name = ken_wan_seat_name (facts->seat);

  if (facts->n_freed > 0)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: how many half-pieces, and a colour; so in what follows. */
      ngettext ("This makes %d of %s’s half-pieces whole again.",
                "This makes %d of %s’s half-pieces whole again.",
                (gulong) facts->n_freed), facts->n_freed, name));
  if (facts->n_captured > 0)
    ludo_add_sentence (text, g_strdup_printf (
      ngettext ("This turns %d half-piece of another colour into a whole piece "
                "for %s.",
                "This turns %d half-pieces of other colours into whole pieces "
                "for %s.",
                (gulong) facts->n_captured), facts->n_captured, name));
  if (facts->n_turned > 0)
    ludo_add_sentence (text, g_strdup_printf (
      ngettext ("This turns %d piece of another colour into a half-piece for "
                "%s.",
                "This turns %d pieces of other colours into half-pieces for "
                "%s.",
                (gulong) facts->n_turned), facts->n_turned, name));
}

/* Describes how the pieces hold together afterwards. */
static char *
describe_groups (const Facts *facts)
{
  const char *name = ken_wan_seat_name (facts->seat);
  int before = facts->before.n_groups, after = facts->after.n_groups;

  if (after == before)
    return NULL;
  if (after == 1)
    /* Translators: a colour. */
    return g_strdup_printf (_("%s then has a single group."), name);

  /* Translators: a colour, and how many groups. */
  return g_strdup_printf (
    ngettext ("%s then has %d groups instead of %d.",
              "%s then has %d groups instead of %d.", (gulong) before),
    name, after, before);
}

static void
add_peril (GString     *text,
           const Facts *facts)
{
  const char *name = ken_wan_seat_name (facts->seat);

  if (facts->peril.uniting >= 0)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: the colour of who moves, and that of an opponent. */
      _("Danger for %s: %s can unite its pieces on its next move."), name,
      ken_wan_seat_name (facts->peril.uniting)));
  else if (facts->peril_before.uniting >= 0
           && facts->peril_before.uniting != facts->united)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: the colour of who moves, and that of an opponent. */
      _("Good for %s: %s can no longer unite its pieces on its next move."),
      name, ken_wan_seat_name (facts->peril_before.uniting)));

  if (facts->peril.n_split > 0)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: the colour of who moves, and how many of its groups. */
      ngettext ("Danger for %s: %d of its groups can then be split by an "
                "opponent’s move.",
                "Danger for %s: one of its %d exposed groups can then be "
                "split by an opponent’s move.",
                (gulong) facts->peril.n_split), name, facts->peril.n_split));
  else if (facts->peril_before.n_split > 0)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: the colour of who moves. */
      _("Good for %s: none of its groups can then be split by an "
        "opponent’s move."), name));
}

char *
ken_wan_describe_consequence (const LudoAdvice *advice)
{
  GString *text = g_string_new (NULL);
  Facts facts;

  find_facts (advice, &facts);
  if (facts.passes)
    {
      ludo_add_sentence (text, g_strdup (_("This passes the turn.")));
      return g_string_free (text, FALSE);
    }
  if (facts.wins)
    {
      ludo_add_sentence (text, g_strdup_printf (
        facts.last_left
        /* Translators: a colour. */
        ? _("With this move, %s is the only one left and wins a place.")
        : _("With this move, %s unites all its pieces and wins a place."),
        ken_wan_seat_name (facts.seat)));
      return g_string_free (text, FALSE);
    }

  if (advice->wins_in > 1)
    ludo_add_sentence (text, g_strdup_printf (
      ngettext ("This wins in %d turn, whatever the reply.",
                "This wins in %d turns, whatever the reply.",
                (gulong) advice->wins_in), advice->wins_in));
  if (facts.united >= 0)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: a colour. */
      _("This unites the pieces of %s, who wins a place."),
      ken_wan_seat_name (facts.united)));
  add_turned (text, &facts);
  ludo_add_sentence (text, describe_groups (&facts));
  add_peril (text, &facts);
  if (text->len == 0)
    ludo_add_sentence (text, g_strdup (_("This turns no piece over, and there "
                                         "are as many groups as before.")));

  return g_string_free (text, FALSE);
}

guint64
ken_wan_find_endangered (const LudoAdvice *advice)
{
  Facts facts;

  find_facts (advice, &facts);

  return facts.passes || facts.wins ? 0 : facts.peril.split;
}
