/* ludo-side-panel.c: what is read beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-side-panel.h"

#include "app/playing/panels/ludo-move-list.h"
#include "app/playing/panels/ludo-probability-graph.h"
#include "app/playing/panels/ludo-review-panel.h"

struct _LudoSidePanel
{
  GtkBox parent_instance;

  gboolean graph_wanted;
  gboolean reviewing;           /* the review is to be seen */

  /* Borrowed: children */
  LudoProbabilityGraph *graph;
  GtkStack *stack;
  LudoMoveList *moves;

  /* Owned */
  LudoWinProbability *probability;
  LudoReview *review;
};

G_DEFINE_FINAL_TYPE (LudoSidePanel, ludo_side_panel, GTK_TYPE_BOX)

/* The win probability is worked out for whoever sees it, and rests
 * otherwise. */
static void
show (LudoSidePanel *self,
      gboolean       graph_wanted,
      gboolean       reviewing)
{
  gboolean was_wanted = self->graph_wanted || self->reviewing;
  gboolean wanted = graph_wanted || reviewing;

  self->graph_wanted = graph_wanted;
  self->reviewing = reviewing;
  if (wanted && !was_wanted)
    ludo_win_probability_hold (self->probability);
  else if (!wanted && was_wanted)
    ludo_win_probability_release (self->probability);
  gtk_widget_set_visible (GTK_WIDGET (self->graph), wanted);
  gtk_stack_set_visible_child_name (self->stack,
                                    reviewing ? "review" : "moves");
}

/* A game that is taken up again has no review any more. */
static void
review_changed_cb (LudoSidePanel *self)
{
  if (!ludo_review_get_busy (self->review)
      && !ludo_review_get_done (self->review))
    show (self, self->graph_wanted, FALSE);
}

static void
ludo_side_panel_dispose (GObject *object)
{
  LudoSidePanel *self = LUDO_SIDE_PANEL (object);

  if (self->probability != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->review, self);
      ludo_review_end (self->review);
      ludo_win_probability_set_game (self->probability, NULL);
    }
  g_clear_object (&self->review);
  g_clear_object (&self->probability);

  G_OBJECT_CLASS (ludo_side_panel_parent_class)->dispose (object);
}

static void
ludo_side_panel_class_init (LudoSidePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_side_panel_dispose;
}

static void
ludo_side_panel_init (LudoSidePanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
}

GtkWidget *
ludo_side_panel_new (LudoComputer *computer,
                     LudoChances  *chances)
{
  LudoSidePanel *self;

  g_return_val_if_fail (LUDO_IS_COMPUTER (computer), NULL);
  g_return_val_if_fail (LUDO_IS_CHANCES (chances), NULL);

  self = g_object_new (LUDO_TYPE_SIDE_PANEL, NULL);
  self->probability = ludo_win_probability_new (chances);
  self->review = ludo_review_new (self->probability);
  g_object_bind_property (computer, "thinking", self->probability, "paused",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (self->review, "changed",
                            G_CALLBACK (review_changed_cb), self);

  self->graph =
    LUDO_PROBABILITY_GRAPH (ludo_probability_graph_new (self->probability));
  self->moves = LUDO_MOVE_LIST (ludo_move_list_new ());
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->moves), "moves");
  gtk_stack_add_named (self->stack, ludo_review_panel_new (self->review),
                       "review");
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->graph));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->stack));
  show (self, FALSE, FALSE);

  return GTK_WIDGET (self);
}

void
ludo_side_panel_set_game (LudoSidePanel *self,
                          LudoGame      *game)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self));

  ludo_move_list_set_game (self->moves, game);
  ludo_win_probability_set_game (self->probability, game);
}

void
ludo_side_panel_set_shown (LudoSidePanel *self,
                           guint          n_shown,
                           guint          n_told)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self));

  ludo_move_list_set_shown (self->moves, n_shown, n_told);
  ludo_probability_graph_set_shown (self->graph, n_told);
}

void
ludo_side_panel_set_graph (LudoSidePanel *self,
                           gboolean       graph)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self));

  show (self, !!graph, self->reviewing);
}

gboolean
ludo_side_panel_show_review (LudoSidePanel *self)
{
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (self), FALSE);

  /* What was found is merely shown again. */
  if (!ludo_review_get_done (self->review)
      && !ludo_review_get_busy (self->review)
      && !ludo_review_begin (self->review))
    return FALSE;

  show (self, self->graph_wanted, TRUE);

  return TRUE;
}

void
ludo_side_panel_close_review (LudoSidePanel *self)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self));

  show (self, self->graph_wanted, FALSE);
  ludo_review_end (self->review);
  gtk_widget_grab_focus (GTK_WIDGET (self->moves));
}

void
ludo_side_panel_follow (LudoSidePanel *self,
                        LudoSidePanel *other)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self) && LUDO_IS_SIDE_PANEL (other));

  if (other->reviewing && ludo_review_begin (self->review))
    show (self, self->graph_wanted, TRUE);
}

LudoWinProbability *
ludo_side_panel_get_win_probability (LudoSidePanel *self)
{
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (self), NULL);

  return self->probability;
}

LudoReview *
ludo_side_panel_get_review (LudoSidePanel *self)
{
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (self), NULL);

  return self->review;
}
