/* ludo-turning-point.c: a turn that changed who was going to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-turning-point.h"

#include <glib/gi18n.h>

#include "play/analysis/ludo-hint.h"
#include "play/analysis/ludo-win-probability-words.h"

struct _LudoTurningPoint
{
  GObject parent_instance;

  LudoTurn turn;

  /* Owned */
  char *title;
  char *change;
  char *played;
  char *answer;
  char *better;
};

G_DEFINE_FINAL_TYPE (LudoTurningPoint, ludo_turning_point, G_TYPE_OBJECT)

static void
ludo_turning_point_finalize (GObject *object)
{
  LudoTurningPoint *self = LUDO_TURNING_POINT (object);

  g_free (self->title);
  g_free (self->change);
  g_free (self->played);
  g_free (self->answer);
  g_free (self->better);

  G_OBJECT_CLASS (ludo_turning_point_parent_class)->finalize (object);
}

static void
ludo_turning_point_class_init (LudoTurningPointClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_turning_point_finalize;
}

static void
ludo_turning_point_init (LudoTurningPoint *self)
{
}

/* The turn in notation, its steps one after another. */
static char *
print_line (const GameRules *rules,
            const GameState *before,
            const GameMove  *line,
            int              n_line)
{
  GString *text = g_string_new (NULL);
  GameState state = *before;

  for (int i = 0; i < n_line; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (&state, line[i], token);
      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, token);
      rules->apply (&state, line[i], NULL);
    }

  return g_string_free (text, FALSE);
}

/* Describes what a turn leads to, in sentences; "" if there is nothing to
 * say. */
static char *
describe_line (LudoGame        *game,
               const GameState *before,
               const GameMove  *line,
               int              n_line)
{
  char *text = ludo_hint_describe_consequence (game, before, line, n_line);

  return text != NULL ? text : g_strdup ("");
}

/* The moves that were played; @line holds SEARCH_LINE_MAX. */
static int
played_line (LudoGame       *game,
             const LudoTurn *turn,
             GameMove       *line)
{
  const GamePosition *position = ludo_game_get_position (game);
  int n = 0;

  for (guint i = turn->first; i < turn->last && n < SEARCH_LINE_MAX; i++)
    line[n++] = position->plies[i].move;

  return n;
}

/* Describes the best answer to the turn; NULL if none was searched for. */
static char *
describe_reply (LudoGame       *game,
                const LudoTurn *turn)
{
  const GameState *state = ludo_game_get_state_at (game, turn->last);
  g_autofree char *name = NULL;
  g_autofree char *reply = NULL;
  g_autofree char *leads = NULL;

  if (turn->n_reply == 0)
    return NULL;

  name = ludo_win_probability_dup_side
    (game, ludo_game_get_rules (game)->turn (state));
  reply = print_line (ludo_game_get_rules (game), state, turn->reply,
                      turn->n_reply);
  leads = describe_line (game, state, turn->reply, turn->n_reply);

  /* Translators: a player, the best answer to a mistake in notation, and
   * sentences that say what it leads to. */
  return g_strstrip (g_strdup_printf (_("%s could answer with %s. %s"), name,
                                      reply, leads));
}

static void
describe_choice (LudoTurningPoint *self,
                 LudoGame         *game)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const LudoTurn *turn = &self->turn;
  const GameState *before = ludo_game_get_state_at (game, turn->first);
  GameMove line[SEARCH_LINE_MAX];
  int n_line = played_line (game, turn, line);
  g_autofree char *played = print_line (rules, before, line, n_line);
  g_autofree char *played_leads = describe_line (game, before, line, n_line);
  g_autofree char *better = print_line (rules, before, turn->better,
                                        turn->n_better);
  g_autofree char *better_leads = describe_line (game, before, turn->better,
                                                 turn->n_better);
  g_autofree char *high = ludo_win_probability_format_chance (turn->before,
                                                              turn->exact);
  g_autofree char *low = ludo_win_probability_format_chance (turn->after,
                                                             turn->exact);
  int points = (int) (100 * (turn->before - turn->after) + 0.5);

  self->change =
    /* Translators: hundredths of chance, then the chance of winning after the
     * turn that was played and after the best one. */
    g_strdup_printf (ngettext ("Lost %d percentage point: %s instead of %s.",
                               "Lost %d percentage points: %s instead of %s.",
                               points), points, low, high);
  self->played =
    /* Translators: a turn in notation, sentences that say what it led to. */
    g_strstrip (g_strdup_printf (_("Played: %s. %s"), played, played_leads));
  self->answer = describe_reply (game, turn);
  self->better =
    /* Translators: a turn in notation, sentences that say what it leads to. */
    g_strstrip (g_strdup_printf (_("Better: %s. %s"), better, better_leads));
}

static void
describe_luck (LudoTurningPoint *self,
               LudoGame         *game)
{
  const LudoTurn *turn = &self->turn;
  g_autoptr (LudoMove) move =
    g_list_model_get_item (ludo_game_get_moves (game), turn->first);
  g_autofree char *before = ludo_win_probability_format_chance (turn->before,
                                                                turn->exact);
  g_autofree char *after = ludo_win_probability_format_chance (turn->after,
                                                               turn->exact);

  self->change =
    /* Translators: a throw's effect on who threw. */
    g_strdup_printf (_("The chance of winning went from %s to %s. That was "
                       "luck; nobody chose it."), before, after);
  self->played = ludo_game_describe_move (game, move, LUDO_DETAIL_NORMAL);
}

LudoTurningPoint *
ludo_turning_point_new (LudoGame       *game,
                        const LudoTurn *turn)
{
  LudoTurningPoint *self;
  g_autofree char *name = NULL;
  g_autofree char *ply = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game) && turn != NULL, NULL);

  self = g_object_new (LUDO_TYPE_TURNING_POINT, NULL);
  self->turn = *turn;
  name = ludo_win_probability_dup_side (game, turn->seat);
  ply = ludo_win_probability_dup_ply_name (game, turn->last);
  /* Translators: the name of a move, as "Move 3", and who played it. */
  self->title = g_strdup_printf (_("%s: %s"), ply, name);
  if (turn->luck)
    describe_luck (self, game);
  else
    describe_choice (self, game);

  return self;
}

const LudoTurn *
ludo_turning_point_get_turn (LudoTurningPoint *self)
{
  g_return_val_if_fail (LUDO_IS_TURNING_POINT (self), NULL);

  return &self->turn;
}

const char *
ludo_turning_point_get_title (LudoTurningPoint *self)
{
  g_return_val_if_fail (LUDO_IS_TURNING_POINT (self), NULL);

  return self->title;
}

const char *
ludo_turning_point_get_change (LudoTurningPoint *self)
{
  g_return_val_if_fail (LUDO_IS_TURNING_POINT (self), NULL);

  return self->change;
}

const char *
ludo_turning_point_get_played (LudoTurningPoint *self)
{
  g_return_val_if_fail (LUDO_IS_TURNING_POINT (self), NULL);

  return self->played;
}

const char *
ludo_turning_point_get_answer (LudoTurningPoint *self)
{
  g_return_val_if_fail (LUDO_IS_TURNING_POINT (self), NULL);

  return self->answer;
}

const char *
ludo_turning_point_get_better (LudoTurningPoint *self)
{
  g_return_val_if_fail (LUDO_IS_TURNING_POINT (self), NULL);

  return self->better;
}
