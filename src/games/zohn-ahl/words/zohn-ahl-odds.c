/* zohn-ahl-odds.c: how Zohn Ahl is solved, and what can happen next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The throw is played in all its ways, and each trace is described as it is
 * after a real throw.  A number of marks can fall with the sahe or without;
 * the sentences that are the same for both come once, then those that differ.
 */

#include "zohn-ahl-odds.h"

#include <glib/gi18n.h>

#include "games/zohn-ahl/rules/zohn-ahl-chain.h"
#include "games/zohn-ahl/rules/zohn-ahl-length.h"
#include "games/zohn-ahl/rules/zohn-ahl-turn.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"
#include "play/game/ludo-advice.h"
#include "play/game/ludo-throw-odds.h"
#include "play/game/ludo-number.h"

/* So few games are left out that the mean is right to six digits; it takes
 * some 0.2 seconds with four counters a side. */
#define REST 1e-9

/* The outcome of one of the eight throws. */
typedef struct
{
  guint ways;
  gboolean sahe;
  GPtrArray *sentences;         /* owned */
  int cell;
  double first_wins;
} Fall;

static void
fall_init (Fall               *fall,
           const ZohnAhlChain *chain,
           const GameState    *state,
           int                 index)
{
  GameMove move = zohn_ahl_throw (index);
  GameState after = *state;
  GameTrace trace = GAME_TRACE_INIT;
  const GameEvent *moved;

  zohn_ahl_rules.apply (&after, move, &trace);
  moved = game_trace_find (&trace, GAME_EVENT_MOVE);
  *fall = (Fall) {
    .ways = zohn_ahl_weight (state, move),
    .sahe = zohn_ahl_stick (move)->sahe,
    .sentences = zohn_ahl_describe_trace (zohn_ahl_values (state), &trace),
    .cell = moved != NULL ? moved->to : -1,
    .first_wins = zohn_ahl_chain_red_wins (chain, &after),
  };
  game_trace_clear (&trace);
}

/* Returns how many sentences both begin with. */
static guint
count_common (const Fall *a,
              const Fall *b)
{
  guint n = 0;

  while (n < a->sentences->len && n < b->sentences->len
         && g_str_equal (g_ptr_array_index (a->sentences, n),
                         g_ptr_array_index (b->sentences, n)))
    n++;

  return n;
}

static void
add_sentences (GString    *text,
               const Fall *fall,
               guint       from,
               guint       to)
{
  for (guint i = from; i < to; i++)
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, g_ptr_array_index (fall->sentences, i));
    }
}

/* Adds the sentences of @fall after the first @from, which it shares with the
 * other kind of throw, or nothing if there are no more. */
static void
add_own (GString    *text,
         const Fall *fall,
         guint       from,
         guint       of)
{
  g_autoptr (GString) own = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  add_sentences (own, fall, from, fall->sentences->len);
  if (own->len == 0)
    return;

  sentence = fall->sahe
    /* Translators: the sahe is the fourth stick; %u in %u is in how many ways
     * of all it falls so; %s is one or more whole sentences. */
    ? g_strdup_printf (_("If the sahe’s green mark shows (%u in %u): %s"),
                       fall->ways, of, own->str)
    /* Translators: the same without the sahe. */
    : g_strdup_printf (_("If the sahe’s green mark is hidden (%u in %u): %s"),
                       fall->ways, of, own->str);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, sentence);
}

static char *
describe_falls (const Fall *falls,
                guint       n_falls,
                guint       of)
{
  GString *text = g_string_new (NULL);
  guint common;

  if (n_falls == 1)
    {
      add_sentences (text, &falls[0], 0, falls[0].sentences->len);
      return g_string_free (text, FALSE);
    }

  common = count_common (&falls[0], &falls[1]);
  add_sentences (text, &falls[0], 0, common);
  for (guint i = 0; i < n_falls; i++)
    add_own (text, &falls[i], common, of);

  return g_string_free (text, FALSE);
}

static char *
name_throw (int marked,
            int steps)
{
  /* Only changed rules give steps that no sheet gives. */
  if (!zohn_ahl_has_sheet_steps (marked, steps))
    return g_strdup_printf (
      /* Translators: marks that are thrown, and steps that they give. */
      ngettext ("Marks: %d; %d step", "Marks: %d; %d steps", (gulong) steps),
      marked, steps);

  switch (marked)
    {
    case 0:
      return g_strdup (_("No mark: ten steps"));
    case 1:
      return g_strdup (_("One mark: one step"));
    case 2:
      return g_strdup (_("Two marks: two steps"));
    case 3:
      return g_strdup (_("Three marks: three steps"));
    default:
      return g_strdup (steps == 5 ? _("Four marks: five steps")
                                  : _("Four marks: six steps"));
    }
}

static char *
describe_chance (double first_wins)
{
  g_autofree char *red = ludo_percent_dup (first_wins);
  g_autofree char *green = ludo_percent_dup (1 - first_wins);

  /* Translators: both are chances as ludo_percent_dup() writes them. */
  return g_strdup_printf (_("From here Red wins %s of all games and Green %s. "
                            "This is exact, not an estimate."), red, green);
}

/* Describes the chances of winning that the throw leaves to Red and Green. */
static char *
describe_chance_after (double first_wins)
{
  g_autofree char *red = NULL;
  g_autofree char *green = NULL;

  if (first_wins >= 1)
    return g_strdup (_("Red has won."));
  if (first_wins <= 0)
    return g_strdup (_("Green has won."));

  red = ludo_percent_dup (first_wins);
  green = ludo_percent_dup (1 - first_wins);

  return g_strdup_printf (_("Then Red wins %s of all games, Green %s."), red,
                          green);
}

/* Returns: the two ways, or the one, to show @marked marks; NULL where the
 * sticks never fall so. */
static LudoThrowOdds *
find_throw (const ZohnAhlChain *chain,
            const GameState    *state,
            int                 marked)
{
  LudoThrowOdds *throw_odds;
  Fall falls[2] = { { 0 } };
  guint n_falls = 0, ways = 0;
  double sum = 0;

  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    if (zohn_ahl_sticks[t].marked == marked
        && zohn_ahl_weight (state, zohn_ahl_throw (t)) > 0)
      {
        g_assert (n_falls < G_N_ELEMENTS (falls));
        fall_init (&falls[n_falls], chain, state, t);
        ways += falls[n_falls].ways;
        sum += falls[n_falls].ways * falls[n_falls].first_wins;
        n_falls++;
      }
  if (n_falls == 0)
    return NULL;

  throw_odds = g_new0 (LudoThrowOdds, 1);
  throw_odds->ways = ways;
  throw_odds->of = zohn_ahl_total (state);
  throw_odds->name = name_throw (marked,
                                 zohn_ahl_values (state)->steps[marked]);
  throw_odds->consequence = describe_falls (falls, n_falls, throw_odds->of);
  throw_odds->cell = falls[0].cell;
  throw_odds->first_wins = sum / throw_odds->ways;
  throw_odds->sentence = describe_chance_after (throw_odds->first_wins);
  for (guint i = 0; i < n_falls; i++)
    g_clear_pointer (&falls[i].sentences, g_ptr_array_unref);

  return throw_odds;
}

static GPtrArray *
list_throws (gconstpointer    chain,
             const GameState *state)
{
  GPtrArray *throws =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_throw_odds_free);

  if (zohn_ahl_rules.at_chance (state))
    for (int marked = 0; marked <= ZOHN_AHL_N_STICKS; marked++)
      {
        LudoThrowOdds *odds = find_throw (chain, state, marked);

        if (odds != NULL)
          g_ptr_array_add (throws, odds);
      }

  return throws;
}

/* A sentence of Red's and the same of Green's. */
typedef const char *const Sentence[2];

static const Sentence events[ZOHN_AHL_N_TURN_EVENTS] = {
  [ZOHN_AHL_TURN_AGAIN] = {
    N_("Red throws again."), N_("Green throws again."),
  },
  [ZOHN_AHL_TURN_LAP] = {
    N_("Red completes a lap."), N_("Green completes a lap."),
  },
  [ZOHN_AHL_TURN_CAPTURE] = {
    N_("Red captures Green’s piece."), N_("Green captures Red’s piece."),
  },
  [ZOHN_AHL_TURN_COUNTER_WON] = {
    N_("Red wins a counter."), N_("Green wins a counter."),
  },
  [ZOHN_AHL_TURN_COUNTER_LOST] = {
    N_("Red pays a counter."), N_("Green pays a counter."),
  },
  [ZOHN_AHL_TURN_WIN] = {
    N_("Red wins the game."), N_("Green wins the game."),
  },
  [ZOHN_AHL_TURN_LOSE] = {
    N_("Red loses the game."), N_("Green loses the game."),
  },
};

static GPtrArray *
list_turn_chances (const GameState *state)
{
  GPtrArray *chances =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_turn_chance_free);
  const ZohnAhlState *self = zohn_ahl_state (state);
  const ZohnAhlRuleset *values = zohn_ahl_values (state);
  ZohnAhlTurn turn;

  if (!zohn_ahl_rules.at_chance (state))
    return chances;

  zohn_ahl_turn_solve (state, &turn);
  for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
    if (zohn_ahl_turn_can_happen (values, event))
      {
        LudoTurnChance *chance = g_new0 (LudoTurnChance, 1);
        int space = zohn_ahl_turn_event_space (values, self->turn, event);

        chance->sentence =
          g_strdup (space != ZOHN_AHL_OFF_BOARD
                    ? zohn_ahl_describe_falling (values, self->turn, space)
                    : gettext (events[event][self->turn]));
        chance->chance = turn.chances[event];
        g_ptr_array_add (chances, chance);
      }

  return chances;
}

static void
find_root (const GameState *state,
           GameState       *root)
{
  zohn_ahl_chain_find_start (state, root);
}

static gpointer
solve (const GameState *root)
{
  return zohn_ahl_chain_new (root);
}

static void
free_chain (gpointer chain)
{
  zohn_ahl_chain_free (chain);
}

static double
first_wins (gconstpointer    chain,
            const GameState *state)
{
  return zohn_ahl_chain_red_wins (chain, state);
}

static LudoLengths *
find_lengths (gconstpointer      chain,
              const GameState   *state,
              const atomic_bool *stop)
{
  ZohnAhlLength length;
  LudoLengths *lengths;

  if (!zohn_ahl_length_init (&length, chain, state, REST, stop))
    return NULL;

  lengths = g_new0 (LudoLengths, 1);
  lengths->mean = length.mean;
  lengths->deviation = length.deviation;
  lengths->median = (guint) length.median;
  lengths->nine_tenths = (guint) zohn_ahl_length_quantile (&length, 0.9);
  lengths->n_chances = (guint) length.n_chances;
  lengths->chances = g_memdup2 (length.chances,
                                length.n_chances * sizeof (double));
  for (guint n = 0; n < lengths->n_chances; n++)
    if (lengths->chances[n] > lengths->chances[lengths->most_likely])
      lengths->most_likely = n;
  zohn_ahl_length_clear (&length);

  return lengths;
}

static guint
count_places (const GameState *state)
{
  return zohn_ahl_values (state)->n_spaces;
}

static guint
count_counters (const GameState *state)
{
  const ZohnAhlState *self = zohn_ahl_state (state);

  return self->counters[ZOHN_AHL_RED] + self->counters[ZOHN_AHL_GREEN];
}

static void
set_cell (GameState          *state,
          const LudoFateCell *cell)
{
  ZohnAhlState *self = (ZohnAhlState *) (void *) state;
  guint n = count_counters (state);

  for (int seat = 0; seat < 2; seat++)
    self->steps[seat] = (int8_t) cell->steps[seat];
  self->counters[ZOHN_AHL_RED] = (uint8_t) cell->counters;
  self->counters[ZOHN_AHL_GREEN] = (uint8_t) (n - cell->counters);
  self->turn = (uint8_t) cell->turn;
  self->misses = 0;
}

/* Names both steps, which the map counts, and spaces, as on the board. */
static char *
describe_cell (const GameState *state)
{
  const ZohnAhlState *self = zohn_ahl_state (state);
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < 2; seat++)
    {
      int steps = self->steps[seat];

      ludo_add_sentence
        (text,
         /* Translators: a side, how many steps its piece has gone, and the
          * space of the board where it is. */
         g_strdup_printf (ngettext ("%s: %d step, on %d.", "%s: %d steps, on "
                                    "%d.", (gulong) steps),
                          gettext (zohn_ahl_info.seats[seat]), steps,
                          zohn_ahl_board_space (zohn_ahl_values (state), seat,
                                                steps)));
    }
  ludo_add_sentence
    (text,
     /* Translators: two numbers of counters, and a side. */
     g_strdup_printf (_("Counters: %d to %d; %s throws."),
                      self->counters[ZOHN_AHL_RED],
                      self->counters[ZOHN_AHL_GREEN],
                      gettext (zohn_ahl_info.seats[self->turn])));

  return g_string_free (text, FALSE);
}

const LudoSolver zohn_ahl_solver = {
  .find_root = find_root,
  .solve = solve,
  .free = free_chain,
  .first_wins = first_wins,
  .describe_chance = describe_chance,
  .list_throws = list_throws,
  .list_turn_chances = list_turn_chances,
  .find_lengths = find_lengths,
  .count_places = count_places,
  .count_counters = count_counters,
  .set_cell = set_cell,
  .describe_cell = describe_cell,
};
