/* ludo-play-acts.c: what is done to the page to play and to its game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-page-private.h"

static gboolean
is_person (const LudoPlayer *player)
{
  return ludo_player_is (player, LUDO_PLAYER_HUMAN);
}

/* Returns: the number of plies that remain after the last ply of a person is
 * undone; -1 where no person has played. */
static int
plies_after_undo (LudoGame *game)
{
  GListModel *moves = ludo_game_get_moves (game);

  for (int i = (int) ludo_game_get_n_plies (game) - 1; i >= 0; i--)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (is_person (ludo_game_get_player (game, ludo_move_get_seat (move),
                                           ludo_move_get_member (move))))
        return i;
    }

  return -1;
}

/* Returns: the game if it can be played on the board, or NULL where there is
 * none or an earlier position of it is shown. */
static LudoGame *
live_game (LudoPlayPage *self)
{
  return ludo_replay_get_previewing (ludo_play_page_get_replay (self))
           ? NULL : ludo_play_page_get_game (self);
}

gboolean
ludo_play_page_can_undo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = live_game (self);

  return game != NULL && ludo_game_get_can_undo (game)
         && (!ludo_game_has_person (game) || plies_after_undo (game) >= 0);
}

void
ludo_play_page_undo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_undo (self))
    return;

  game = live_game (self);
  if (ludo_game_has_person (game))
    ludo_game_go_to (game, plies_after_undo (game));
  else
    ludo_game_undo (game);
}

gboolean
ludo_play_page_can_redo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = live_game (self);

  return game != NULL && ludo_game_get_can_redo (game);
}

void
ludo_play_page_redo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_redo (self))
    return;

  game = live_game (self);
  ludo_game_begin_change (game);
  while (ludo_game_redo (game)
         && !is_person (ludo_game_get_current_player (game)))
    continue;
  ludo_game_end_change (game);
}

gboolean
ludo_play_page_can_throw (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = live_game (self);

  return game != NULL && is_person (ludo_game_get_current_player (game))
         && ludo_game_get_at_chance (game);
}

void
ludo_play_page_throw (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_throw (self))
    return;

  ludo_board_skip_motion (ludo_play_page_get_board (self));
  ludo_game_throw (live_game (self));
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
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = ludo_play_page_get_game (self);

  return game != NULL && ludo_game_get_over (game)
         && ludo_game_get_n_plies (game) > 0;
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
  ludo_game_select_variation (LUDO_PLAY_PAGE (widget)->game,
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
  ludo_board_skip_motion (LUDO_PLAY_PAGE (widget)->board);
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

/* Takes over the hint, if it is about the same game: an earlier position is a
 * copy of the game in each page, so that its hint has to be asked for again. */
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
  ludo_computer_set_game (other->computer, NULL);
  ludo_analysis_sync (self->analysis, other->analysis);
  ludo_play_page_set_game (self, other->game);
  ludo_play_area_sync (self->area, other->area);
  if (other->game == NULL)
    return;

  if (ludo_replay_get_previewing (other->replay))
    ludo_replay_preview (self->replay,
                         ludo_replay_get_n_shown (other->replay));
  sync_hint (self, other);
  ludo_side_panel_sync (self->side, other->side);
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
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->computer;
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
ludo_play_page_set_hints (LudoPlayPage *self,
                          gboolean      hints)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  ludo_hint_bar_set_enabled (self->hint_bar, hints);
  _ludo_play_page_update_parts (self);
}

void
ludo_play_page_update (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->game != NULL)
    _ludo_play_page_update (self);
}

void
ludo_play_page_set_move_delay (LudoPlayPage *self,
                               guint         milliseconds)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  self->move_delay = milliseconds;
  ludo_replay_set_move_delay (self->replay, milliseconds);
  ludo_computer_set_move_delay (self->computer, milliseconds);
}

void
ludo_play_page_set_detail (LudoPlayPage *self,
                           LudoDetail    detail)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->detail == detail)
    return;

  self->detail = detail;
  _ludo_play_page_update (self);
}

void
ludo_play_page_set_coordinates (LudoPlayPage *self,
                                gboolean      coordinates)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  self->coordinates = coordinates;
  ludo_board_set_coordinates (self->board, coordinates || self->projected);
}

void
ludo_play_page_set_projected (LudoPlayPage *self,
                              gboolean      projected)
{
  int width;
  int height;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->projected == !!projected)
    return;

  self->projected = !!projected;
  gtk_widget_set_visible (GTK_WIDGET (self->status), !projected);
  ludo_hint_bar_set_hidden (self->hint_bar, projected);
  ludo_play_area_set_projected (self->area, projected);
  ludo_side_panel_set_projected (self->side, projected);
  ludo_projector_bar_set_active (self->projector_bar, projected);
  ludo_projector_bar_measure (self->projector_bar, &width, &height);
  ludo_projector_set_foot (self->projector, width, height);
  ludo_play_page_set_coordinates (self, self->coordinates);
  _ludo_play_page_update_parts (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

gboolean
ludo_play_page_get_projected (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return self->projected;
}

void
ludo_play_page_set_win_probability (LudoPlayPage *self,
                                    gboolean      probability)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  self->wants_probability = !!probability;
  ludo_side_panel_set_graph (self->side, probability);
  _ludo_play_page_update_parts (self);
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
  if (self->projected || !ludo_play_page_can_review (self)
      || !ludo_side_panel_show_review (self->side))
    return;

  ludo_play_area_show_side (self->area);
  ludo_side_panel_enter (self->side);
}

void
ludo_play_page_announce_score (LudoPlayPage *self)
{
  g_autofree char *score = NULL;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->game == NULL)
    return;

  ludo_board_skip_motion (self->board);
  score = ludo_game_describe_score (ludo_replay_get_shown (self->replay));
  ludo_status_show (self->status, score, score);
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
  if (!self->projected)
    ludo_play_area_show_side (self->area);
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
