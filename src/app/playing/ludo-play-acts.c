/* ludo-play-acts.c: the acts on the page to play and on its game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-page-private.h"

void
_ludo_play_page_skip_motion (LudoPlayPage *self)
{
  ludo_lots_end (self->lots);
  ludo_board_skip_motion (self->board);
}

void
ludo_play_page_undo (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (ludo_replay_get_motion (self->replay)->begun)
    ludo_board_cancel (self->board);
  else
    ludo_play_table_undo (self->table);
}

void
ludo_play_page_redo (LudoPlayPage *self)
{
  ludo_play_table_redo (ludo_play_page_get_table (self));
}

void
ludo_play_page_throw (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_table_allows (self->table, LUDO_ACT_THROW))
    return;

  _ludo_play_page_skip_motion (self);
  ludo_game_throw (ludo_play_table_get_game (self->table));
}

void
ludo_play_page_stop (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  _ludo_play_page_skip_motion (self);
  ludo_play_table_stop (self->table);
}

void
ludo_play_page_play_on (LudoPlayPage *self)
{
  LudoReplay *replay;
  LudoGame *game;
  GameMove other[LUDO_REPLAY_LINE_MAX];
  guint n_shown;
  int n_other;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  replay = ludo_play_page_get_replay (self);
  if (!ludo_replay_get_previewing (replay))
    return;

  game = ludo_play_page_get_game (self);
  n_shown = ludo_replay_get_n_shown (replay);
  n_other = ludo_replay_get_other (replay, other);
  ludo_game_begin_change (game);
  ludo_game_start_variation (game, n_shown);

  /* Begin the new line with the better moves, if those are shown. */
  for (int i = 0; i < n_other; i++)
    ludo_game_play_move (game, other[i]);
  ludo_game_end_change (game);

  /* If the last position was shown, the game has not changed, so that the
   * replay does not end by itself. */
  ludo_replay_end (replay);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
ludo_play_page_can_review (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return ludo_play_table_allows (self->table, LUDO_ACT_REVIEW);
}

static void
preview_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  ludo_replay_preview (self->replay, g_variant_get_uint32 (parameter));
}

static void
show_turn_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);
  const LudoReview *review = ludo_analysis_get_review (self->analysis);
  const LudoTurn *turn;
  gboolean better;
  guint index;

  g_variant_get (parameter, "(ub)", &index, &better);
  turn = &((LudoTurningPoint *) review->points->pdata[index])->turn;
  if (better)
    ludo_replay_show_other (self->replay, turn->first, turn->better,
                            turn->n_better);
  else
    ludo_replay_show_turn (self->replay, turn->first, turn->last);
}

static void
take_variation_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  ludo_game_select_variation (ludo_play_page_get_game
                                (LUDO_PLAY_PAGE (widget)),
                              g_variant_get_uint32 (parameter));
}

static void
close_review_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  ludo_side_panel_close (self->side, LUDO_SIDE_REVIEW);
  ludo_side_panel_enter (self->side);
}

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ludo_board_step (LUDO_PLAY_PAGE (widget)->board);
}

static void
skip_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  _ludo_play_page_skip_motion (LUDO_PLAY_PAGE (widget));
}

void
_ludo_play_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.preview", "u",
                                   preview_action);
  gtk_widget_class_install_action (widget_class, "play.show-turn", "(ub)",
                                   show_turn_action);
  gtk_widget_class_install_action (widget_class, "play.take-variation", "u",
                                   take_variation_action);
  gtk_widget_class_install_action (widget_class, "play.close-review", NULL,
                                   close_review_action);
  gtk_widget_class_install_action (widget_class, "play.step", NULL,
                                   step_action);
  gtk_widget_class_install_action (widget_class, "play.skip", NULL,
                                   skip_action);
}

/* Takes over the hint, if both are about the same game.  An earlier position is
 * a different copy of the game in each page, so its hint has to be asked for
 * again. */
static void
sync_hint (LudoPlayPage *self,
           LudoPlayPage *other)
{
  LudoHint *hint = ludo_hint_bar_get_hint (self->hint_bar);
  LudoHint *given = ludo_hint_bar_get_hint (other->hint_bar);

  if (ludo_hint_get_game (hint) != NULL
      && ludo_hint_get_game (hint) == ludo_hint_get_game (given))
    ludo_hint_sync (hint, given);
}

void
ludo_play_page_sync (LudoPlayPage *self,
                     LudoPlayPage *other)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self) && LUDO_IS_PLAY_PAGE (other));

  /* Stop the other page's computer, as both would play the same game. */
  ludo_computer_set_game (ludo_play_table_get_computer (other->table), NULL);
  ludo_analysis_sync (self->analysis, other->analysis);
  ludo_play_page_set_game (self, ludo_play_page_get_game (other));
  ludo_play_area_sync (self->area, other->area);
  if (ludo_play_page_get_game (other) == NULL)
    return;

  if (ludo_replay_get_previewing (other->replay))
    ludo_replay_preview (self->replay,
                         ludo_replay_get_n_shown (other->replay));
  sync_hint (self, other);
  ludo_side_panel_sync (self->side, other->side);
}

LudoPlayTable *
ludo_play_page_get_table (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->table;
}

LudoGame *
ludo_play_page_get_game (LudoPlayPage *self)
{
  return ludo_play_table_get_game (ludo_play_page_get_table (self));
}

void
ludo_play_page_set_game (LudoPlayPage *self,
                         LudoGame     *game)
{
  ludo_play_table_set_game (ludo_play_page_get_table (self), game);
}

LudoBoard *
ludo_play_page_get_board (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->board;
}

LudoComputer *
ludo_play_page_get_computer (LudoPlayPage *self)
{
  return ludo_play_table_get_computer (ludo_play_page_get_table (self));
}

LudoReplay *
ludo_play_page_get_replay (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->replay;
}

LudoHintBar *
ludo_play_page_get_hint_bar (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->hint_bar;
}

void
ludo_play_page_update (LudoPlayPage *self)
{
  ludo_play_table_update (ludo_play_page_get_table (self));
}

void
ludo_play_page_set_move_delay (LudoPlayPage *self,
                               guint         milliseconds)
{
  ludo_play_table_set_move_delay (ludo_play_page_get_table (self),
                                  milliseconds);
}

void
ludo_play_page_set_detail (LudoPlayPage *self,
                           LudoDetail    detail)
{
  ludo_play_table_set_detail (ludo_play_page_get_table (self), detail);
}

void
ludo_play_page_set_coordinates (LudoPlayPage *self,
                                gboolean      coordinates)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  self->coordinates = coordinates;
  ludo_board_set_coordinates (self->board,
                              coordinates
                              || ludo_play_page_get_projected (self));
}

void
ludo_play_page_set_projected (LudoPlayPage *self,
                              gboolean      projected)
{
  int width;
  int height;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (ludo_play_page_get_projected (self) == !!projected)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->status), !projected);
  ludo_play_table_set_option (self->table, LUDO_TABLE_PROJECTED, projected);
  ludo_projector_bar_measure (self->projector_bar, &width, &height);
  ludo_projector_set_foot (self->projector, width, height);
  ludo_play_page_set_coordinates (self, self->coordinates);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

gboolean
ludo_play_page_get_projected (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return ludo_play_table_get_option (self->table, LUDO_TABLE_PROJECTED);
}

LudoAnalysis *
ludo_play_page_get_analysis (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->analysis;
}

void
ludo_play_page_review (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  /* The projector view has no side panel to show a review in. */
  if (ludo_play_page_get_projected (self)
      || !ludo_play_page_can_review (self)
      || !ludo_side_panel_show_review (self->side))
    return;

  ludo_play_area_show_side (self->area);
  ludo_side_panel_enter (self->side);
}

void
ludo_play_page_announce_score (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (ludo_play_page_get_game (self) == NULL)
    return;

  _ludo_play_page_skip_motion (self);
  ludo_play_table_announce_score (self->table);
}

void
ludo_play_page_toggle_moves (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (ludo_side_panel_get_tab (self->side) == LUDO_SIDE_MOVES
      || !gtk_widget_get_mapped (GTK_WIDGET (self->side)))
    ludo_play_area_toggle (self->area);
  ludo_side_panel_show (self->side, LUDO_SIDE_MOVES);
}

void
ludo_play_page_show_tab (LudoPlayPage *self,
                         LudoSideTab   tab)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  ludo_side_panel_show (self->side, tab);
  if (!ludo_play_page_get_projected (self))
    ludo_play_area_show_side (self->area);
}

GtkMenuButton *
ludo_play_page_get_menu_button (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->menu_button;
}

LudoMarkGuide *
ludo_play_page_get_guide (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->guide;
}

LudoSidePanel *
ludo_play_page_get_side (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->side;
}

const char *
ludo_play_page_get_status (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return ludo_status_get_turn (self->status);
}
