/* ludo-play-page-win-probability.c: who is going to win, and what decided it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-play-page-win-probability"

#include "config.h"

#include "app/playing/ludo-play-page-private.h"

#include <glib/gi18n.h>

#include "app/ludo-app-chances.h"
#include "app/widgets/ludo-give-way.h"

static void
shown_asked_cb (LudoPlayPage *self,
                guint         n_plies)
{
  ludo_split_show_board (self->split);
  ludo_replay_look_at (self->replay, n_plies);
}

static void
turn_asked_cb (LudoPlayPage     *self,
               LudoTurningPoint *point,
               gboolean          better)
{
  const LudoTurn *turn = ludo_turning_point_get_turn (point);

  ludo_split_show_board (self->split);
  if (better)
    ludo_replay_show_other (self->replay, turn->first, turn->better,
                            turn->n_better);
  else
    ludo_replay_show_turn (self->replay, turn->first, turn->last);
}

/* The win probability is worked out for whoever sees it, and rests
 * otherwise. */
static void
update_wanted (LudoPlayPage *self,
               gboolean      was_wanted)
{
  gboolean wanted = self->wants_probability || self->reviewing;

  if (wanted && !was_wanted)
    ludo_win_probability_hold (self->probability);
  else if (!wanted && was_wanted)
    ludo_win_probability_release (self->probability);
}

static void
set_reviewing (LudoPlayPage *self,
               gboolean      reviewing)
{
  gboolean was_wanted = self->wants_probability || self->reviewing;

  if (self->reviewing == reviewing)
    return;

  self->reviewing = reviewing;
  update_wanted (self, was_wanted);
  gtk_stack_set_visible_child_name (self->side,
                                    reviewing ? "review" : "moves");
  _ludo_play_page_update_probability (self);
}

static void
closed_cb (LudoPlayPage *self)
{
  set_reviewing (self, FALSE);
  ludo_review_end (self->review);
  gtk_widget_grab_focus (GTK_WIDGET (self->moves));
}

/* A game that is taken up again has no review any more. */
static void
review_changed_cb (LudoPlayPage *self)
{
  if (!ludo_review_get_busy (self->review)
      && !ludo_review_get_done (self->review))
    set_reviewing (self, FALSE);
}

GtkWidget *
_ludo_play_page_add_probability (LudoPlayPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *panel;

  self->probability = ludo_win_probability_new (ludo_app_chances ());
  self->review = ludo_review_new (self->probability);
  g_object_bind_property (self->computer, "thinking", self->probability,
                          "paused", G_BINDING_SYNC_CREATE);

  self->probability_bar = LUDO_PROBABILITY_BAR (ludo_probability_bar_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->probability_bar), FALSE);
  gtk_box_insert_child_after (GTK_BOX (self->box),
                              GTK_WIDGET (self->probability_bar),
                              self->replay_bar);

  self->probability_graph =
    LUDO_PROBABILITY_GRAPH (ludo_probability_graph_new (self->probability));
  gtk_widget_set_visible (GTK_WIDGET (self->probability_graph), FALSE);
  panel = ludo_review_panel_new (self->review);
  self->side = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->side, FALSE);
  gtk_stack_set_vhomogeneous (self->side, FALSE);
  gtk_stack_add_named (self->side, GTK_WIDGET (self->moves), "moves");
  gtk_stack_add_named (self->side, panel, "review");
  gtk_widget_set_vexpand (GTK_WIDGET (self->side), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->probability_graph));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->side));

  self->review_button = gtk_button_new_with_mnemonic (_("Re_view"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->review_button),
                                  "win.review");
  gtk_widget_set_visible (self->review_button, FALSE);
  gtk_box_insert_child_after (GTK_BOX (self->hands), self->review_button,
                              gtk_widget_get_prev_sibling
                                (self->new_game_button));

  g_signal_connect_swapped (self->probability, "changed",
                            G_CALLBACK (_ludo_play_page_update_probability),
                            self);
  g_signal_connect_swapped (self->probability_graph, "shown-asked",
                            G_CALLBACK (shown_asked_cb), self);
  g_signal_connect_swapped (panel, "shown-asked",
                            G_CALLBACK (shown_asked_cb), self);
  g_signal_connect_swapped (panel, "turn-asked",
                            G_CALLBACK (turn_asked_cb), self);
  g_signal_connect_swapped (panel, "closed", G_CALLBACK (closed_cb), self);
  g_signal_connect_swapped (self->review, "changed",
                            G_CALLBACK (review_changed_cb), self);

  return ludo_give_way_new (box);
}

void
_ludo_play_page_set_probability_game (LudoPlayPage *self)
{
  ludo_win_probability_set_game (self->probability, self->game);
}

void
_ludo_play_page_update_probability (LudoPlayPage *self)
{
  GtkWidget *bar = GTK_WIDGET (self->probability_bar);
  guint n_shown;
  LudoWinProbabilityPly ply;

  if (self->replay == NULL)
    return;

  n_shown = ludo_replay_get_n_shown (self->replay);
  gtk_widget_set_visible (bar, self->wants_probability && self->game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->probability_graph),
                          self->wants_probability || self->reviewing);
  gtk_widget_set_visible (self->review_button,
                          ludo_play_page_can_review (self)
                          && !ludo_board_get_stepping (self->board));
  if (self->projected)
    gtk_widget_add_css_class (bar, "projected");
  else
    gtk_widget_remove_css_class (bar, "projected");
  if (self->game == NULL)
    return;

  ludo_win_probability_get (self->probability, n_shown, &ply);
  ludo_probability_bar_show (self->probability_bar, self->game, &ply);
  ludo_probability_graph_set_shown (self->probability_graph, n_shown);
}

void
_ludo_play_page_remove_probability (LudoPlayPage *self)
{
  if (self->probability == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->probability, self);
  g_signal_handlers_disconnect_by_data (self->review, self);
  ludo_review_end (self->review);
  ludo_win_probability_set_game (self->probability, NULL);
  g_clear_object (&self->review);
  g_clear_object (&self->probability);
}

void
ludo_play_page_set_win_probability (LudoPlayPage *self,
                                    gboolean      probability)
{
  gboolean was_wanted;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  was_wanted = self->wants_probability || self->reviewing;
  self->wants_probability = !!probability;
  update_wanted (self, was_wanted);
  _ludo_play_page_update_probability (self);
}

LudoWinProbability *
ludo_play_page_get_win_probability (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->probability;
}

LudoReview *
ludo_play_page_get_review (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->review;
}

gboolean
ludo_play_page_can_review (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return self->game != NULL && ludo_game_get_over (self->game)
         && ludo_game_get_n_plies (self->game) > 0;
}

void
ludo_play_page_review (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  /* The room has no panel to read it in. */
  if (self->projected || !ludo_play_page_can_review (self))
    return;

  /* What was found is merely shown again. */
  if (!ludo_review_get_done (self->review)
      && !ludo_review_get_busy (self->review)
      && !ludo_review_begin (self->review))
    return;

  set_reviewing (self, TRUE);
  ludo_split_show_side (self->split);
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->side),
                          GTK_DIR_TAB_FORWARD);
}

void
_ludo_play_page_follow_review (LudoPlayPage *self,
                               LudoPlayPage *other)
{
  if (other->reviewing && ludo_review_begin (self->review))
    set_reviewing (self, TRUE);
}
