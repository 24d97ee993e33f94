/* ludo-hint.c: help in three steps for whoever is to move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-hint.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/ludo-signal.h"

#define THINK_TIME_DEFAULT 1000
#define HASH_MIB 32

/* A person who plays only against computers of these levels is taken for a
 * beginner. */
#define BEGINNERS_LEVEL 2

struct _LudoHint
{
  LudoModel parent_instance;

  guint think_time;
  gboolean asked;               /* the analysis was asked for the turn */
  gboolean found;               /* whether `advice` is about the position */
  gboolean given_away;          /* the turn was shown before it was begun */
  LudoAdvice advice;
  LudoHintStep step;
  guint64 cells;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  LudoAnalysis *analysis;       /* or NULL */
  LudoSearchTask *task;
  char *sentence;
};

G_DEFINE_FINAL_TYPE (LudoHint, ludo_hint, LUDO_TYPE_MODEL)

/* Drops the hint and ends the search.  Returns: whether there was either. */
static gboolean
drop_everything (LudoHint *self)
{
  gboolean thinking = ludo_hint_get_thinking (self);
  gboolean given = self->step != LUDO_HINT_NONE;

  ludo_search_task_cancel (self->task);
  if (self->asked)
    ludo_analysis_ask (self->analysis, NULL, NULL);
  self->asked = FALSE;
  self->found = FALSE;
  self->given_away = FALSE;
  self->step = LUDO_HINT_NONE;
  self->cells = 0;
  g_clear_pointer (&self->sentence, g_free);

  return thinking || given;
}

/* A step that has nothing to say, as where to look for a pass, is left out. */
static void
give (LudoHint     *self,
      LudoHintStep  step)
{
  const LudoGameInfo *game = ludo_game_get_info (self->game);
  GString *text = g_string_new (NULL);

  self->step = step;
  self->cells = 0;
  ludo_add_sentence (text, game->describe_advice (&self->advice, step,
                                                  &self->cells));
  if (step == LUDO_HINT_MOVE)
    ludo_add_sentence (text, game->describe_consequence (&self->advice));
  g_free (self->sentence);
  self->sentence = g_string_free (text, FALSE);
  if (self->sentence[0] == '\0' && step != LUDO_HINT_MOVE)
    give (self, step + 1);
  else
    ludo_model_emit_changed (self);
}

static void
found_cb (gpointer asker,
          gpointer answer)
{
  LudoHint *self = asker;
  g_autofree SearchResult *result = answer;

  ludo_advice_init (&self->advice, ludo_game_get_state (self->game),
                    result->line, result->n_line);
  if (result->score >= SEARCH_SURELY_WON && result->score < SEARCH_WON)
    self->advice.wins_in = (SEARCH_WON - result->score + 1) / 2;
  self->found = TRUE;
  give (self, LUDO_HINT_GOAL);
}

/* Takes the turn of a game with dice from the analysis, which asks the same:
 * the chances of winning are those after the best turn, found by the same
 * search.  Returns: FALSE if it is not known yet; then `asked` says whether it
 * is being found out. */
static gboolean
ask_analysis (LudoHint *self)
{
  LudoWinProbability probability;

  self->asked = self->analysis != NULL
                && ludo_game_get_rules (self->game)->has_chance;
  if (!self->asked
      || !ludo_analysis_ask (self->analysis, self->game, &probability))
    return FALSE;

  self->asked = FALSE;
  ludo_advice_init (&self->advice, ludo_game_get_state (self->game),
                    probability.best, probability.n_best);

  return TRUE;
}

static void
analysis_changed_cb (LudoHint *self)
{
  if (!self->asked || !ask_analysis (self))
    return;

  self->found = TRUE;
  give (self, LUDO_HINT_GOAL);
}

static void
start_thinking (LudoHint *self)
{
  const GamePosition *position = ludo_game_get_position (self->game);
  const SearchLimits limits = {
    .movetime_ms = self->think_time,
    .level = SEARCH_LEVEL_FULL,
    .seed = 1,
    .hash_mib = HASH_MIB,
  };

  if (!self->asked)
    ludo_search_task_start (self->task, position, position->n_plies,
                            g_memdup2 (&limits, sizeof limits), g_free);
  ludo_model_emit_changed (self);
}

/* Returns whether computers play in @game and all of them are weak. */
static gboolean
is_beginners_game (LudoGame *game)
{
  gboolean any = FALSE;

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    {
      const LudoPlayer *player = ludo_game_get_player (game, seat, 0);

      if (player->kind != LUDO_PLAYER_COMPUTER)
        continue;
      if (player->level > BEGINNERS_LEVEL)
        return FALSE;
      any = TRUE;
    }

  return any;
}

/* Finds the hint for which no search is needed: the only move, one that a
 * beginner can count out, or the turn that the analysis knows. */
static gboolean
find_at_once (LudoHint *self)
{
  const LudoGameInfo *game = ludo_game_get_info (self->game);
  const GameState *state = ludo_game_get_state (self->game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  /* A turn of several steps is thought out as one. */
  if (ludo_game_get_legal_moves (self->game, moves) == 1
      && !game->rules->has_chance)
    {
      ludo_advice_init (&self->advice, state, moves, 1);
      return TRUE;
    }

  if (game->find_simple == NULL || !is_beginners_game (self->game))
    return ask_analysis (self);

  self->advice = (LudoAdvice) { .before = *state, .simple = TRUE };

  return game->find_simple (&self->advice);
}

/* A person who plays the advised turn step by step need not ask for it
 * again. */
static gboolean
follows_advice (LudoHint *self)
{
  LudoAdvice *advice = &self->advice;
  LudoMove *last = ludo_game_get_last_move (self->game);
  const GameRules *rules = ludo_game_get_rules (self->game);

  if (!self->found || advice->n_line < 2 || last == NULL
      || ludo_move_get_move (last) != advice->line[0]
      || memcmp (ludo_move_get_before (last), &advice->before,
                 rules->state_size) != 0)
    return FALSE;

  advice->before = *ludo_game_get_state (self->game);
  advice->n_line--;
  memmove (advice->line, advice->line + 1,
           (gsize) advice->n_line * sizeof advice->line[0]);

  return TRUE;
}

static void
game_changed_cb (LudoHint *self)
{
  gboolean given_away = self->given_away || self->step == LUDO_HINT_MOVE;
  gboolean is_followed = given_away && follows_advice (self);
  gboolean was_something = drop_everything (self);

  self->found = is_followed;
  self->given_away = is_followed;
  if (was_something)
    ludo_model_emit_changed (self);
}

static void
ludo_hint_finalize (GObject *object)
{
  LudoHint *self = LUDO_HINT (object);

  ludo_search_task_free (self->task);
  g_clear_object (&self->analysis);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_free (self->sentence);

  G_OBJECT_CLASS (ludo_hint_parent_class)->finalize (object);
}

static void
ludo_hint_class_init (LudoHintClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_hint_finalize;
}

static void
ludo_hint_init (LudoHint *self)
{
  self->think_time = THINK_TIME_DEFAULT;
  self->task = ludo_search_task_new (ludo_search_turn, g_free, found_cb, self);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (game_changed_cb), self);
}

LudoHint *
ludo_hint_new (LudoAnalysis *analysis)
{
  LudoHint *self;

  g_return_val_if_fail (analysis == NULL || LUDO_IS_ANALYSIS (analysis), NULL);

  self = g_object_new (LUDO_TYPE_HINT, NULL);
  if (g_set_object (&self->analysis, analysis))
    ludo_signal_connect (analysis, "changed", analysis_changed_cb, self);

  return self;
}

LudoGame *
ludo_hint_get_game (LudoHint *self)
{
  g_return_val_if_fail (LUDO_IS_HINT (self), NULL);

  return self->game;
}

void
ludo_hint_set_game (LudoHint *self,
                    LudoGame *game)
{
  gboolean was_something;

  g_return_if_fail (LUDO_IS_HINT (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (self->game == game)
    return;

  was_something = drop_everything (self);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  if (was_something)
    ludo_model_emit_changed (self);
}

void
ludo_hint_set_think_time (LudoHint *self,
                          guint     milliseconds)
{
  g_return_if_fail (LUDO_IS_HINT (self));
  g_return_if_fail (milliseconds > 0);

  self->think_time = milliseconds;
}

void
ludo_hint_set_search (LudoHint       *self,
                      LudoSearchFunc  search)
{
  g_return_if_fail (LUDO_IS_HINT (self) && search != NULL);

  ludo_search_task_set_search (self->task, search);
}

char *
ludo_hint_describe_absence (LudoHint *self)
{
  const LudoPlayer *player;

  g_return_val_if_fail (LUDO_IS_HINT (self), NULL);

  if (self->game == NULL
      || ludo_game_get_info (self->game)->describe_advice == NULL)
    return g_strdup (_("There is nothing to decide in this game, so there is "
                       "nothing to advise."));
  player = ludo_game_get_current_player (self->game);
  if (player == NULL)
    return g_strdup (_("The game is over: there is nothing more to advise."));
  if (ludo_game_get_at_chance (self->game))
    return g_strdup (_("The dice have not been thrown yet: you can have a hint "
                       "after the throw."));
  if (player->kind != LUDO_PLAYER_HUMAN)
    return g_strdup (_("It is the computer’s turn: you can have a hint when it "
                       "is yours."));

  return NULL;
}

gboolean
ludo_hint_ask (LudoHint *self)
{
  g_autofree char *absence = NULL;

  g_return_val_if_fail (LUDO_IS_HINT (self), FALSE);

  absence = ludo_hint_describe_absence (self);
  if (absence != NULL)
    return FALSE;

  if (ludo_hint_get_thinking (self))
    return TRUE;

  if (self->given_away)
    {
      self->given_away = FALSE;
      give (self, LUDO_HINT_MOVE);
    }
  else if (self->found || find_at_once (self))
    {
      self->found = TRUE;
      give (self, self->step == LUDO_HINT_MOVE ? LUDO_HINT_GOAL
                                               : self->step + 1);
    }
  else
    start_thinking (self);

  return TRUE;
}

void
ludo_hint_sync (LudoHint *self,
                LudoHint *other)
{
  g_return_if_fail (LUDO_IS_HINT (self) && LUDO_IS_HINT (other));
  g_return_if_fail (self->game == other->game);

  if (ludo_hint_get_thinking (other))
    {
      ludo_hint_ask (self);
      return;
    }

  drop_everything (self);
  self->found = other->found;
  self->given_away = other->given_away;
  self->advice = other->advice;
  if (other->step != LUDO_HINT_NONE)
    give (self, other->step);
}

void
ludo_hint_clear (LudoHint *self)
{
  g_return_if_fail (LUDO_IS_HINT (self));

  if (drop_everything (self))
    ludo_model_emit_changed (self);
}

gboolean
ludo_hint_get_thinking (LudoHint *self)
{
  g_return_val_if_fail (LUDO_IS_HINT (self), FALSE);

  return self->asked || ludo_search_task_get_running (self->task);
}

LudoHintStep
ludo_hint_get_step (LudoHint *self)
{
  g_return_val_if_fail (LUDO_IS_HINT (self), LUDO_HINT_NONE);

  return self->step;
}

const char *
ludo_hint_get_sentence (LudoHint *self)
{
  g_return_val_if_fail (LUDO_IS_HINT (self), NULL);

  return self->sentence;
}

guint64
ludo_hint_get_cells (LudoHint *self)
{
  g_return_val_if_fail (LUDO_IS_HINT (self), 0);

  return self->cells;
}

const LudoAdvice *
ludo_hint_get_advice (LudoHint *self)
{
  g_return_val_if_fail (LUDO_IS_HINT (self), NULL);

  return self->step == LUDO_HINT_MOVE ? &self->advice : NULL;
}
