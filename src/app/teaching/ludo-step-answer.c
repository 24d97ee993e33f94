/* ludo-step-answer.c: the answer of a step, given on its board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-step-answer.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-template.h"
#include "games/games.h"
#include "play/ludo-signal.h"

struct _LudoStepAnswer
{
  GtkBox parent_instance;

  gboolean is_wrong_due;        /* the next place pointed at is wrong */

  /* Template widgets */
  GtkLabel *label;
  GtkWidget *use_button;
  GtkWidget *wrong_button;

  /* Borrowed */
  LudoDraft *draft;
  LudoPageNode *step;           /* or NULL */

  /* Owned */
  LudoBoard *board;
};

G_DEFINE_FINAL_TYPE (LudoStepAnswer, ludo_step_answer, GTK_TYPE_BOX)

/* The kind of the step, or NULL. */
static const LudoStepKindInfo *
kind_of (LudoStepAnswer *self)
{
  return self->step != NULL
           ? &ludo_step_kinds[ludo_draft_get_kind (self->step)] : NULL;
}

gboolean
ludo_step_answer_is_played (LudoStepAnswer *self)
{
  const LudoStepKindInfo *kind;

  g_return_val_if_fail (LUDO_IS_STEP_ANSWER (self), FALSE);

  kind = kind_of (self);

  return kind != NULL && kind->board != NULL && !kind->is_pointing
         && ludo_draft_can_use (self->draft, self->step,
                                ludo_board_get_game (self->board));
}

/* Shows the answer in words, or what to do to give it. */
static void
show_words (LudoStepAnswer         *self,
            const LudoStepKindInfo *kind)
{
  const char *value = ludo_draft_get (self->step, kind->board);
  LudoStepKind asked = ludo_draft_get_kind (self->step);
  g_autofree char *answer =
    g_strdup_printf (asked == LUDO_STEP_EXPLAIN ? _("Marked places: %s")
                     : kind->is_pointing ? _("Correct places: %s")
                     : asked == LUDO_STEP_SHOW ? _("Moves shown: %s")
                                               : _("Correct turns: %s"),
                     value);

  gtk_label_set_text (self->label,
                      value[0] != '\0' ? answer
                      : kind->is_pointing ? _("Point at places on the board.")
                      : ludo_step_answer_is_played (self)
                        ? _("Choose “Use What Was Played”.")
                        : _("Play on the board."));
}

static void
played_cb (LudoStepAnswer *self)
{
  const LudoStepKindInfo *kind = kind_of (self);

  if (kind != NULL && kind->board != NULL)
    show_words (self, kind);
  g_signal_emit_by_name (self, "played");
}

/* Shows the step's position as a game in which turns can be played. */
static void
show_board (LudoStepAnswer *self)
{
  const LudoStepKindInfo *kind = kind_of (self);
  const LudoPageNode *step = self->step != NULL
                               ? self->step
                               : ludo_draft_get_step (self->draft, 0);
  const char *position = ludo_draft_get (step, "position");
  g_autoptr (LudoGame) game = NULL;
  GameConfig config;

  if (step != NULL && ludo_draft_get_kind (step) == LUDO_STEP_PLACE)
    position = ludo_draft_get (step, "target");
  if (position[0] != '\0')
    game = ludo_game_new_from_position (self->draft->rules->id, position, 1,
                                        NULL);
  game_rules_default_config (self->draft->rules, &config);
  if (game == NULL)
    game = ludo_game_new (self->draft->rules->id, &config, 1, NULL);
  ludo_board_set_interactive (self->board,
                              kind != NULL && kind->board != NULL);
  ludo_board_set_pointing (self->board, kind != NULL && kind->is_pointing);
  ludo_signal_connect (game, "changed", played_cb, self);
  ludo_board_set_game (self->board, game);
}

/* Shows the present answer. */
static void
show_answer (LudoStepAnswer *self)
{
  const LudoStepKindInfo *kind = kind_of (self);

  self->is_wrong_due = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self),
                          kind != NULL && kind->board != NULL);
  if (kind == NULL || kind->board == NULL)
    return;
  gtk_widget_set_visible (self->use_button, !kind->is_pointing);
  gtk_widget_set_visible (self->wrong_button, kind->wrong != NULL);
  show_words (self, kind);
  if (kind->is_pointing)
    ludo_board_mark_hint (self->board,
                          ludo_draft_get_cells (self->draft, self->step), NULL);
}

/* Shows the board again after a change of the lesson. */
static void
finish (LudoStepAnswer *self)
{
  show_board (self);
  show_answer (self);
  g_signal_emit_by_name (self, "changed");
}

static void
use_cb (LudoStepAnswer *self)
{
  if (ludo_draft_use (self->draft, self->step,
                      ludo_board_get_game (self->board)))
    finish (self);
  else
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      g_signal_emit_by_name (self, "asked",
                             _("Play on the board first, then choose “Use What "
                               "Was Played”."));
    }
}

/* A wrong answer was given, whose reply is at @index; -1: asks for one. */
static void
accept_wrong (LudoStepAnswer *self,
              int             index)
{
  if (index < 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      g_signal_emit_by_name (self, "asked",
                             _("Play the wrong turn on the board first."));
      return;
    }
  finish (self);
  g_signal_emit_by_name (self, "wrong", index);
}

/* Uses the turn played as a wrong answer, or asks for a wrong place. */
static void
wrong_cb (LudoStepAnswer *self)
{
  if (!kind_of (self)->is_pointing)
    {
      accept_wrong (self, ludo_draft_use_wrong (self->draft, self->step,
                                                ludo_board_get_game
                                                  (self->board)));
      return;
    }
  self->is_wrong_due = TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  g_signal_emit_by_name (self, "asked",
                         _("Point at the wrong place on the board."));
}

static void
clear_cb (LudoStepAnswer *self)
{
  ludo_draft_set (self->step, kind_of (self)->board, NULL);
  finish (self);
}

/* Adds @place to the answer, or removes it; or uses it as a wrong answer. */
static void
pointed_cb (LudoStepAnswer *self,
            int             place)
{
  if (self->step == NULL || !kind_of (self)->is_pointing)
    return;
  if (self->is_wrong_due)
    {
      accept_wrong (self, ludo_draft_point_wrong (self->draft, self->step,
                                                  place));
      return;
    }
  if (!ludo_draft_point (self->draft, self->step, place))
    return;
  show_answer (self);
  g_signal_emit_by_name (self, "changed");
}

static void
ludo_step_answer_dispose (GObject *object)
{
  g_clear_object (&LUDO_STEP_ANSWER (object)->board);

  G_OBJECT_CLASS (ludo_step_answer_parent_class)->dispose (object);
}

static void
ludo_step_answer_class_init (LudoStepAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_step_answer_dispose;
  ludo_signal_new (klass, "changed", 0);
  ludo_signal_new (klass, "wrong", 1, G_TYPE_INT);
  ludo_signal_new (klass, "played", 0);
  ludo_signal_new (klass, "asked", 1, G_TYPE_STRING);
  LUDO_TEMPLATE_SET (klass, "step-answer");
  LUDO_TEMPLATE_CHILDREN (klass, LudoStepAnswer, label, use_button,
                          wrong_button);
  LUDO_TEMPLATE_CALLBACKS (klass, use_cb, wrong_cb, clear_cb);
}

static void
ludo_step_answer_init (LudoStepAnswer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = g_object_ref_sink (LUDO_BOARD (ludo_board_new ()));
  ludo_board_set_coordinates (self->board, TRUE);
  g_object_set (self->board, "animation-speed", LUDO_ANIMATION_NONE, NULL);
  ludo_signal_connect (self->board, "pointed", pointed_cb, self);
}

LudoBoard *
ludo_step_answer_get_board (LudoStepAnswer *self)
{
  g_return_val_if_fail (LUDO_IS_STEP_ANSWER (self), NULL);

  return self->board;
}

void
ludo_step_answer_edit (LudoStepAnswer *self)
{
  g_return_if_fail (LUDO_IS_STEP_ANSWER (self));

  gtk_widget_grab_focus (ludo_step_answer_is_played (self)
                           ? self->use_button : GTK_WIDGET (self->board));
}

void
ludo_step_answer_show (LudoStepAnswer *self,
                       LudoDraft      *draft,
                       LudoPageNode   *step)
{
  g_return_if_fail (LUDO_IS_STEP_ANSWER (self) && draft != NULL);

  self->draft = draft;
  self->step = step;
  show_board (self);
  show_answer (self);
}
