/* ludo-rule-change.c: a game with one rule changed, guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/rule/ludo-rule-change.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chance/throws/ludo-throws.h"
#include "games/games.h"
#include "play/game/ludo-number.h"
#include "play/ludo-letters.h"
#include "play/ludo-search-task.h"

/* After so many milliseconds the room says that it is computing, and an answer
 * about rules that have changed meanwhile is given up. */
#define SLOW 250

/* A figure counts as the same if it moves by less: a chance by this much, a
 * length by this share of it. */
#define SAME_WINS 0.005
#define SAME_LENGTH 0.01

/* The answer of the thread that solves. */
typedef struct
{
  int ruleset;                  /* -1: none was asked for */
  GameVariantVerdict verdict;
  GameVariantSolution now;
  GameVariantSolution before;   /* of the ruleset, unchanged */
} Answer;

/* The question to that thread. */
typedef struct
{
  const GameVariants *rules;
  GameVariant variant;
  Answer last;                  /* which may have `before` already */
} Question;

struct _LudoRuleChange
{
  LudoModel parent_instance;

  const LudoGameInfo *info;
  const LudoVariantWords *words;
  GameVariant variant;
  GameVariant sheet;            /* the same ruleset, unchanged */
  char *name;                   /* owned; "": none */
  LudoGuess guess;
  LudoRuleMove moves[LUDO_RULE_N_FIGURES];

  gboolean solved;              /* there is an answer, maybe of rules that have
                                 * just been changed */
  gboolean slow;                /* the next answer takes long */
  gboolean stale;               /* the thread solves rules changed since */
  guint timeout;
  Answer answer;

  LudoSearchTask *task;         /* owned */
};

G_DEFINE_FINAL_TYPE (LudoRuleChange, ludo_rule_change, LUDO_TYPE_MODEL)

static gpointer
solve (const GamePosition *position,
       gconstpointer       question,
       const atomic_bool  *stop)
{
  const Question *asked = question;
  Answer *answer = g_memdup2 (&asked->last, sizeof asked->last);
  GameVariant sheet;

  if (answer->ruleset != asked->variant.ruleset)
    {
      answer->ruleset = asked->variant.ruleset;
      asked->rules->start (answer->ruleset, &sheet);
      asked->rules->solve (&sheet, stop, &answer->before);
    }
  answer->verdict = asked->rules->solve (&asked->variant, stop, &answer->now);

  return answer;
}

static void start (LudoRuleChange *self);

static gboolean
slow_cb (gpointer data)
{
  LudoRuleChange *self = data;

  self->timeout = 0;
  if (self->stale)
    start (self);
  else
    {
      self->slow = TRUE;
      ludo_model_emit_changed (self);
    }

  return G_SOURCE_REMOVE;
}

static void
start (LudoRuleChange *self)
{
  const GameRules *rules = self->info->rules;
  Question *question = g_new (Question, 1);
  GamePosition position;
  GameConfig config;
  GameState state;

  *question = (Question) { self->words->rules, self->variant, self->answer };
  game_rules_default_config (rules, &config);
  rules->start (&config, &state);
  game_position_init_state (&position, rules, &state);
  self->stale = FALSE;
  ludo_search_task_start (self->task, &position, 0, question, g_free);
  game_position_clear (&position);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (SLOW, slow_cb, self);
}

/* Lets the thread finish for a while what it is solving, because otherwise, as
 * long as somebody changes a value step by step, each answer would be given up
 * for the next. */
static void
ask (LudoRuleChange *self)
{
  if (self->timeout != 0 && ludo_search_task_get_running (self->task))
    self->stale = TRUE;
  else
    start (self);
}

static void
answer_cb (gpointer asker,
           gpointer answer)
{
  LudoRuleChange *self = asker;

  self->answer = *(Answer *) answer;
  g_free (answer);
  self->solved = TRUE;
  self->slow = FALSE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->stale)
    start (self);
  ludo_model_emit_changed (self);
}

static void
ludo_rule_change_dispose (GObject *object)
{
  LudoRuleChange *self = LUDO_RULE_CHANGE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->task, ludo_search_task_free);

  G_OBJECT_CLASS (ludo_rule_change_parent_class)->dispose (object);
}

static void
ludo_rule_change_finalize (GObject *object)
{
  g_free (LUDO_RULE_CHANGE (object)->name);

  G_OBJECT_CLASS (ludo_rule_change_parent_class)->finalize (object);
}

static void
ludo_rule_change_class_init (LudoRuleChangeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_rule_change_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_rule_change_finalize;
}

static void
ludo_rule_change_init (LudoRuleChange *self)
{
  self->answer.ruleset = -1;
  self->name = g_strdup ("");
  self->task = ludo_search_task_new (solve, g_free, answer_cb, self);
}

gboolean
ludo_rule_change_supports_game (const char *game_id)
{
  return ludo_game_info_for (game_id)->variants != NULL;
}

LudoRuleChange *
ludo_rule_change_new (const LudoGameInfo *info)
{
  LudoRuleChange *self;

  g_return_val_if_fail (info->variants != NULL, NULL);

  self = g_object_new (LUDO_TYPE_RULE_CHANGE, NULL);
  self->info = info;
  self->words = info->variants;
  self->words->rules->start (0, &self->sheet);
  self->variant = self->sheet;
  start (self);

  return self;
}

const LudoGameInfo *
ludo_rule_change_get_info (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  return self->info;
}

const GameVariant *
ludo_rule_change_get_variant (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  return &self->variant;
}

void
ludo_rule_change_set_ruleset (LudoRuleChange *self,
                              int             ruleset)
{
  g_return_if_fail (LUDO_IS_RULE_CHANGE (self) && ruleset >= 0
                    && ruleset < self->info->rules->n_rulesets);

  self->words->rules->start (ruleset, &self->sheet);
  self->variant = self->sheet;
  self->guess = LUDO_GUESS_NONE;
  self->solved = FALSE;
  ask (self);
  ludo_model_emit_changed (self);
}

void
ludo_rule_change_set_value (LudoRuleChange *self,
                            gsize           knob,
                            int             value)
{
  const GameKnob *limits;

  g_return_if_fail (LUDO_IS_RULE_CHANGE (self)
                    && knob < self->words->rules->n_knobs);

  limits = &self->words->rules->knobs[knob];
  value = CLAMP (value, limits->least, limits->most);
  value -= (value - limits->least) % limits->step;
  if (self->variant.values[knob] == value)
    return;

  self->variant.values[knob] = value;
  ask (self);
  ludo_model_emit_changed (self);
}

void
ludo_rule_change_set_variant (LudoRuleChange    *self,
                              const GameVariant *variant)
{
  g_return_if_fail (LUDO_IS_RULE_CHANGE (self) && variant != NULL);

  ludo_rule_change_set_ruleset (self, variant->ruleset);
  for (gsize i = 0; i < self->words->rules->n_knobs; i++)
    ludo_rule_change_set_value (self, i, variant->values[i]);
}

const char *
ludo_rule_change_get_name (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  return self->name;
}

void
ludo_rule_change_set_name (LudoRuleChange *self,
                           const char     *name)
{
  g_autofree char *clean = NULL;

  g_return_if_fail (LUDO_IS_RULE_CHANGE (self));

  clean = ludo_letters_dup_name (name, LUDO_RULES_NAME_LETTERS);
  if (g_str_equal (clean, self->name))
    return;

  g_free (self->name);
  self->name = g_steal_pointer (&clean);
  ludo_model_emit_changed (self);
}

gboolean
ludo_rule_change_is_changed (LudoRuleChange *self,
                             gsize           knob)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), FALSE);

  return self->variant.values[knob] != self->sheet.values[knob];
}

static gboolean
is_any_changed (LudoRuleChange *self)
{
  return memcmp (self->variant.values, self->sheet.values,
                 sizeof self->sheet.values) != 0;
}

/* Whether an answer says that the rules, as they are now or were when it was
 * asked, cannot be computed. */
static gboolean
is_locked (LudoRuleChange *self)
{
  return self->solved && self->answer.verdict != GAME_VARIANT_SOLVED;
}

gboolean
ludo_rule_change_can_guess (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), FALSE);

  return is_any_changed (self) && !is_locked (self);
}

void
ludo_rule_change_guess (LudoRuleChange     *self,
                        const LudoRuleMove *moves)
{
  g_return_if_fail (LUDO_IS_RULE_CHANGE (self));

  self->guess = moves != NULL ? LUDO_GUESS_DRAWN : LUDO_GUESS_DECLINED;
  if (moves != NULL)
    memcpy (self->moves, moves, sizeof self->moves);
  ludo_model_emit_changed (self);
}

void
ludo_rule_change_forget_guess (LudoRuleChange *self)
{
  g_return_if_fail (LUDO_IS_RULE_CHANGE (self));

  self->guess = LUDO_GUESS_NONE;
  ludo_model_emit_changed (self);
}

gboolean
ludo_rule_change_has_guessed (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), FALSE);

  return self->guess != LUDO_GUESS_NONE;
}

const LudoRuleMove *
ludo_rule_change_get_guess (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  return self->guess == LUDO_GUESS_DRAWN ? self->moves : NULL;
}

LudoRulePhase
ludo_rule_change_get_phase (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), LUDO_RULE_PHASE_GUESSING);

  if (is_locked (self) && !self->slow)
    return self->answer.verdict == GAME_VARIANT_ENDLESS
             ? LUDO_RULE_PHASE_ENDLESS : LUDO_RULE_PHASE_TOO_LONG;
  if (self->guess == LUDO_GUESS_NONE)
    return LUDO_RULE_PHASE_GUESSING;

  return self->solved && !self->slow ? LUDO_RULE_PHASE_SOLVED
                                     : LUDO_RULE_PHASE_COMPUTING;
}

char *
ludo_rule_change_dup_start (LudoRuleChange *self)
{
  char text[GAME_POSITION_TEXT_MAX];
  GameState state;

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  self->words->rules->begin (&self->variant, &state);
  self->info->rules->print (&state, text);

  return g_strconcat (self->info->rules->id, "/", text,
                      self->name[0] != '\0' ? "\n" : NULL, self->name, NULL);
}

gboolean
ludo_rule_change_is_current (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), FALSE);

  return !ludo_search_task_get_running (self->task);
}

gboolean
ludo_rule_change_get_figures (LudoRuleChange      *self,
                              GameVariantSolution *now,
                              GameVariantSolution *before)
{
  if (ludo_rule_change_get_phase (self) != LUDO_RULE_PHASE_SOLVED)
    return FALSE;

  *now = self->answer.now;
  *before = self->answer.before;

  return TRUE;
}

double
ludo_rule_change_share (LudoRuleChange            *self,
                        const GameVariantSolution *figures,
                        gsize                      cause)
{
  double all = 0;

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), 0);

  for (gsize i = 0; i < self->words->rules->n_causes; i++)
    all += figures->paid[i];

  return figures->paid[cause] / all;
}

const char *
ludo_rule_change_get_task (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  switch (ludo_rule_change_get_phase (self))
    {
    case LUDO_RULE_PHASE_GUESSING:
      return is_any_changed (self)
               ? _("What will the change do? Guess before you look.")
               : _("Change a rule of the game.");
    case LUDO_RULE_PHASE_ENDLESS:
    case LUDO_RULE_PHASE_TOO_LONG:
      return _("Change the rules until every game comes to an end.");
    default:
      return _("What the changed rules do, beside those of the sheet");
    }
}

static LudoRuleMove
find_move (double difference,
           double same)
{
  return difference >= same ? LUDO_RULE_MOVE_UP
         : difference <= -same ? LUDO_RULE_MOVE_DOWN : LUDO_RULE_MOVE_SAME;
}

gboolean
ludo_rule_change_get_truth (LudoRuleChange *self,
                            LudoRuleMove   *moves)
{
  GameVariantSolution now, before;

  if (!ludo_rule_change_get_figures (self, &now, &before))
    return FALSE;

  moves[LUDO_RULE_FIGURE_WINS] = find_move (now.first_wins - before.first_wins,
                                            SAME_WINS);
  moves[LUDO_RULE_FIGURE_LENGTH] = find_move (now.mean / before.mean - 1,
                                              SAME_LENGTH);

  return TRUE;
}

/* Adds for one figure the sentences with the guess and the truth. */
static void
add_compared (LudoRuleChange *self,
              GPtrArray      *sentences,
              LudoRuleFigure  figure)
{
  static const char *const guesses[LUDO_RULE_N_FIGURES][LUDO_RULE_N_MOVES] = {
    { N_("You guessed that the side that begins would win more often."),
      N_("You guessed that the side that begins would win just as often."),
      N_("You guessed that the side that begins would win less often.") },
    { N_("You guessed that a game would take longer."),
      N_("You guessed that a game would take just as long."),
      N_("You guessed that a game would be shorter.") },
  };
  static const char *const truths[LUDO_RULE_N_FIGURES][LUDO_RULE_N_MOVES] = {
    { N_("It wins more often."),
      N_("It wins just as often, to within half a game in a hundred."),
      N_("It wins less often.") },
    { N_("It takes longer."),
      N_("It takes just as long, to within one throw in a hundred."),
      N_("It is shorter.") },
  };

  LudoRuleMove truth[LUDO_RULE_N_FIGURES];

  if (self->guess != LUDO_GUESS_DRAWN
      || !ludo_rule_change_get_truth (self, truth))
    return;

  g_ptr_array_add (sentences,
                   (gpointer) gettext (guesses[figure][self->moves[figure]]));
  g_ptr_array_add (sentences,
                   (gpointer) gettext (truths[figure][truth[figure]]));
}

static char *
describe_figures (LudoRuleChange *self)
{
  const GameVariantSolution *now = &self->answer.now;
  const GameVariantSolution *before = &self->answer.before;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();
  g_autofree char *wins = ludo_percent_dup (now->first_wins);
  g_autofree char *wins_before = ludo_percent_dup (before->first_wins);
  g_autofree char *mean = ludo_number_dup (now->mean, 1);
  g_autofree char *mean_before = ludo_number_dup (before->mean, 1);
  g_autofree char *spread = ludo_number_dup (now->deviation, 1);
  g_autofree char *spread_before = ludo_number_dup (before->deviation, 1);
  g_autofree char *first =
    g_strdup_printf (_("The side that begins wins %s of all games; by the "
                       "sheet’s rules, %s."), wins, wins_before);
  g_autofree char *second =
    /* Translators: numbers of throws: the mean and the spread, then both by the
     * sheet. */
    g_strdup_printf (_("A game takes %s throws on average, with a spread of "
                       "%s; by the sheet’s rules, %s with a spread of "
                       "%s."),
                     mean, spread, mean_before, spread_before);

  g_ptr_array_add (sentences, first);
  add_compared (self, sentences, LUDO_RULE_FIGURE_WINS);
  g_ptr_array_add (sentences, second);
  g_ptr_array_add (sentences,
                   (gpointer) _("The greater the spread, the more the lengths "
                                "of the games differ."));
  add_compared (self, sentences, LUDO_RULE_FIGURE_LENGTH);
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (GStrv) sentences->pdata);
}

char *
ludo_rule_change_describe (LudoRuleChange *self)
{
  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  switch (ludo_rule_change_get_phase (self))
    {
    case LUDO_RULE_PHASE_COMPUTING:
      return g_strdup (_("The changed game is being computed."));
    case LUDO_RULE_PHASE_ENDLESS:
      return g_strdup (_("Nothing is computed: by these rules a game might "
                         "never end. At least one event, such as a fall into a "
                         "creek, must cost a counter."));
    case LUDO_RULE_PHASE_TOO_LONG:
      return g_strdup (_("Nothing is computed: by these rules games take too "
                         "many throws."));
    case LUDO_RULE_PHASE_SOLVED:
      return describe_figures (self);
    case LUDO_RULE_PHASE_GUESSING:
    default:
      return g_strdup ("");
    }
}

/* Adds a row; it takes over @before and @now. */
static void
add_row (GPtrArray  *rows,
         const char *name,
         char       *before,
         char       *now)
{
  char **row = g_new0 (char *, 4);

  row[0] = g_strdup (name);
  row[1] = before;
  row[2] = now;
  g_ptr_array_add (rows, row);
}

static void
add_figures (LudoRuleChange *self,
             GPtrArray      *rows)
{
  const GameVariantSolution *now = &self->answer.now;
  const GameVariantSolution *before = &self->answer.before;

  add_row (rows, _("wins of the side that begins"),
           ludo_percent_dup (before->first_wins),
           ludo_percent_dup (now->first_wins));
  add_row (rows, _("throws in a game, on average"),
           ludo_number_dup (before->mean, 1), ludo_number_dup (now->mean, 1));
  add_row (rows, _("their spread"), ludo_number_dup (before->deviation, 1),
           ludo_number_dup (now->deviation, 1));
  for (gsize i = 0; i < self->words->rules->n_causes; i++)
    {
      g_autofree char *name =
        /* Translators: the share of the counters that are paid for %s, as
         * "captures". */
        g_strdup_printf (_("counters paid for %s"),
                         gettext (self->words->causes[i]));

      add_row (rows, name,
               ludo_percent_dup (ludo_rule_change_share (self, before, i)),
               ludo_percent_dup (ludo_rule_change_share (self, now, i)));
    }
}

GPtrArray *
ludo_rule_change_dup_rows (LudoRuleChange *self)
{
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), rows);

  /* Translators: the heads of a table: a figure or a rule, and how it is by the
   * sheet and by the changed rules. */
  add_row (rows, _("quantity"), g_strdup (_("by the sheet’s rules")),
           g_strdup (_("changed")));
  if (ludo_rule_change_get_phase (self) == LUDO_RULE_PHASE_SOLVED)
    add_figures (self, rows);
  for (gsize i = 0; i < self->words->rules->n_knobs; i++)
    {
      const LudoKnobWords *words = &self->words->knobs[i];
      g_autofree char *name = NULL;

      if (!ludo_rule_change_is_changed (self, i))
        continue;

      name = g_strdup_printf (_("%s: %s"), gettext (words->group),
                              gettext (words->name));
      add_row (rows, name, ludo_number_dup (self->sheet.values[i], 0),
               ludo_number_dup (self->variant.values[i], 0));
    }

  return rows;
}
