/* noughts-words.c: noughts and crosses in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In English alone: nobody translates a game that only the tests know.
 */

#include "config.h"

#include "noughts-rules.h"

#include "play/game/ludo-game.h"

extern const LudoGameInfo noughts_info;
extern const LudoGameSounds noughts_sounds;

static const char *const sides[] = { "Crosses", "Noughts" };

static const LudoNamed rulesets[] = {
  { "Noughts and crosses", "Three in a row." },
};

static const LudoLevelWords level_words = {
  .sees_own = "Sees its own move.",
  .blunders = "Sees its own move, and misses %d%%.",
  .ahead = "Looks %d moves ahead.",
  .full = "Looks to the end.",
};

static char *
describe_turn (const GamePosition *position)
{
  return g_strdup_printf ("%s mark a cell.",
                          sides[position->rules->turn (&position->state)]);
}

static char *
describe_move (const LudoPly *ply,
               LudoDetail     detail)
{
  char name[8];

  return g_strdup_printf ("%s mark %s.", sides[ludo_ply_seat (ply)],
                          noughts_cell_name ((int) ply->move - 1, name));
}

static char *
name_move (const GameState *before,
           GameMove         move)
{
  char name[8];

  return g_strdup_printf ("mark %s", noughts_cell_name ((int) move - 1, name));
}

static char *
describe_outcome (const GameOutcome *outcome)
{
  if (outcome->winner < 0)
    return g_strdup ("Nobody has three in a row.");

  return g_strdup_printf ("%s have three in a row.", sides[outcome->winner]);
}

static char *
describe_refusal (const GamePosition  *position,
                  const char          *token,
                  const char         **rule_id)
{
  if (rule_id != NULL)
    *rule_id = "free";

  return g_strdup ("Only a free cell can be marked.");
}

static char *
describe_score (const GameState *state)
{
  const NoughtsState *noughts = (const NoughtsState *) state;
  int n = 0;

  for (int cell = 0; cell < NOUGHTS_CELLS; cell++)
    n += noughts->cells[cell] != 0;

  return g_strdup_printf ("%d cells are marked.", n);
}

static char *
describe_advice (const LudoAdvice *advice,
                 LudoHintStep      step,
                 guint64          *cells)
{
  char name[8];

  if (step != LUDO_HINT_MOVE)
    return step == LUDO_HINT_GOAL ? g_strdup ("Make three in a row.") : NULL;

  *cells = G_GUINT64_CONSTANT (1) << (advice->line[0] - 1);

  return g_strdup_printf ("Mark %s.",
                          noughts_cell_name ((int) advice->line[0] - 1,
                                             name));
}

static char *
describe_consequence (const LudoAdvice *advice)
{
  return NULL;
}

static const LudoEventInfo events[] = {
  { NOUGHTS_EVENT_MARK, LUDO_EVENT_ENDS, "ludo-lap-symbolic", 1 },
  { 0 },
};

static int
count_event (const GameEvent *event,
             int              seat,
             const char      *name)
{
  return event->type == NOUGHTS_EVENT_MARK && event->seat == seat
         && g_str_equal (name, "entered");
}

static const LudoEventSound event_sounds[] = {
  { NOUGHTS_EVENT_MARK, LUDO_HEARD_ONCE },
  { 0 },
};

const LudoGameSounds noughts_sounds = {
  .piece = "wood",
  .events = event_sounds,
};

const LudoGameInfo noughts_info = {
  .rules = &noughts_rules,
  .name = "Noughts and crosses",
  .summary = "Three in a row.",
  .credit = "Everybody’s",
  .minutes = 2,
  .age = 5,
  .luck = LUDO_LUCK_NONE,
  .seats = { "Crosses", "Noughts" },
  .rulesets = rulesets,
  .max_team_size = 1,
  .has_decisions = TRUE,
  .describe_turn = describe_turn,
  .describe_move = describe_move,
  .name_move = name_move,
  .describe_outcome = describe_outcome,
  .describe_refusal = describe_refusal,
  .describe_score = describe_score,
  .describe_advice = describe_advice,
  .describe_consequence = describe_consequence,
  .level_words = &level_words,
  .events = events,
  .count_event = count_event,
};
