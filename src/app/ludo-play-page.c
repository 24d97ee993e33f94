/* ludo-play-page.c: the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-play-page"

#include "config.h"

#include "app/ludo-play-page.h"

#include <glib/gi18n.h>

#include "app/ludo-move-list.h"
#include "app/ludo-split.h"

/* Between two plies of the computer, in milliseconds, so that a person can
 * follow; what still moves on the board is waited for. */
#define PACE 600
#define PACE_AFTER_MOTION 250

struct _LudoPlayPage
{
  GtkWidget parent_instance;

  guint pace;                   /* milliseconds */

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *status_label;
  GtkWidget *detail_box;
  GtkWidget *detail_icon;
  GtkLabel *detail_label;
  GtkWidget *rule_button;
  GtkBox *middle;
  GtkWidget *throw_button;
  GtkWidget *pass_button;
  GtkWidget *new_game_button;

  /* Borrowed: children */
  LudoBoard *board;
  LudoMoveList *moves;
  LudoSplit *split;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  LudoComputer *computer;
  char *rule_id;                /* of the refusal being shown */
};

enum
{
  SIGNAL_RULE_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoPlayPage, ludo_play_page, GTK_TYPE_WIDGET)

static gboolean
is_person (LudoPlayer *player)
{
  return player != NULL
         && ludo_player_get_kind (player) == LUDO_PLAYER_HUMAN;
}

/* Whether a person, and not the computer, is to act. */
static gboolean
persons_turn (LudoPlayPage *self)
{
  return self->game != NULL
         && is_person (ludo_game_get_current_player (self->game));
}

/* The only legal move, when that is a pass; else GAME_MOVE_NONE. */
static GameMove
forced_pass (LudoPlayPage *self)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  g_autofree GameMove *moves = NULL;

  if (rules->is_pass == NULL || !persons_turn (self))
    return GAME_MOVE_NONE;

  moves = g_new (GameMove, GAME_MOVES_MAX);
  if (ludo_game_get_legal_moves (self->game, moves) != 1
      || !rules->is_pass (moves[0]))
    return GAME_MOVE_NONE;

  return moves[0];
}

static void
show_detail (LudoPlayPage *self,
             const char   *sentence,
             gboolean      refusal,
             const char   *rule_id)
{
  g_free (self->rule_id);
  self->rule_id = g_strdup (rule_id);

  gtk_label_set_text (self->detail_label, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->detail_label),
                               sentence[0] != '\0' ? sentence : NULL);
  gtk_widget_set_visible (self->detail_icon, refusal);
  gtk_widget_set_visible (self->rule_button,
                          rule_id != NULL && rule_id[0] != '\0');
  if (refusal)
    gtk_widget_add_css_class (self->detail_box, "refusal");
  else
    gtk_widget_remove_css_class (self->detail_box, "refusal");
}

static void
update_status (LudoPlayPage *self)
{
  gboolean over = ludo_game_get_over (self->game);
  g_autofree char *sentence = NULL;

  sentence = over ? ludo_game_describe_outcome (self->game)
                  : ludo_game_describe_turn (self->game);
  gtk_label_set_text (self->status_label, sentence);

  if (over)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->status_label), "over");
      gtk_widget_add_css_class (self->new_game_button, "suggested-action");
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->status_label), "over");
      gtk_widget_remove_css_class (self->new_game_button, "suggested-action");
    }
}

static void
update_buttons (LudoPlayPage *self)
{
  gtk_widget_set_visible (self->throw_button,
                          ludo_game_get_rules (self->game)->has_chance);
  gtk_widget_set_visible (self->pass_button,
                          forced_pass (self) != GAME_MOVE_NONE);
}

static void
changed_cb (LudoPlayPage *self)
{
  LudoMove *last = ludo_game_get_last_move (self->game);
  g_autofree char *sentence = NULL;

  if (last != NULL)
    sentence = ludo_game_describe_move (self->game, last, LUDO_DETAIL_NORMAL);
  show_detail (self, sentence != NULL ? sentence : "", FALSE, NULL);
  update_status (self);
  update_buttons (self);
}

/* What is still being shown on the board is to be seen to its end before the
 * computer goes on. */
static void
update_pace (LudoPlayPage *self)
{
  double left = ludo_board_get_motion_left (self->board) * 1000;

  ludo_computer_set_pace (self->computer,
                          left > 0 ? MAX (self->pace,
                                          left + PACE_AFTER_MOTION)
                                   : self->pace);
}

static void
illegal_cb (LudoPlayPage *self,
            const char   *token,
            const char   *sentence,
            const char   *rule_id)
{
  show_detail (self, sentence, TRUE, rule_id);
}

static void
typed_cb (LudoPlayPage *self)
{
  const char *typed = ludo_board_get_typed (self->board);
  g_autofree char *sentence = NULL;

  if (typed[0] == '\0')
    return;

  /* Translators: the notation of a move that is being typed. */
  sentence = g_strdup_printf (_("Typed: %s (Enter plays it)"), typed);
  show_detail (self, sentence, FALSE, NULL);
}

static void
rule_clicked_cb (LudoPlayPage *self)
{
  g_autofree char *rule_id = g_strdup (self->rule_id);

  g_signal_emit (self, signals[SIGNAL_RULE_ASKED], 0, rule_id);
}

static void
pass_clicked_cb (LudoPlayPage *self)
{
  GameMove pass = forced_pass (self);

  if (pass != GAME_MOVE_NONE)
    ludo_game_play_move (self->game, pass);
}

static void
ludo_play_page_dispose (GObject *object)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (object);

  g_clear_object (&self->signals);
  if (self->computer != NULL)
    ludo_computer_set_game (self->computer, NULL);
  g_clear_object (&self->computer);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->game);
  g_clear_pointer (&self->rule_id, g_free);

  G_OBJECT_CLASS (ludo_play_page_parent_class)->dispose (object);
}

static gboolean
ludo_play_page_grab_focus (GtkWidget *widget)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
ludo_play_page_class_init (LudoPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_play_page_dispose;
  widget_class->grab_focus = ludo_play_page_grab_focus;

  signals[SIGNAL_RULE_ASKED] =
    g_signal_new ("rule-asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage, box);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        status_label);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        detail_box);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        detail_icon);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        detail_label);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        rule_button);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage, middle);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        throw_button);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        pass_button);
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage,
                                        new_game_button);
  gtk_widget_class_bind_template_callback (widget_class, rule_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, pass_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "play-page");
}

static void
init_board (LudoPlayPage *self)
{
  self->board = LUDO_BOARD (ludo_board_new ());
  self->moves = LUDO_MOVE_LIST (ludo_move_list_new ());
  self->split = LUDO_SPLIT (ludo_split_new (GTK_WIDGET (self->board),
                                            GTK_WIDGET (self->moves)));
  ludo_board_set_coordinates (self->board, TRUE);
  gtk_box_append (self->middle, GTK_WIDGET (self->split));

  g_signal_connect_swapped (self->board, "illegal", G_CALLBACK (illegal_cb),
                            self);
  g_signal_connect_swapped (self->board, "notify::typed",
                            G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->board, "notify::moving",
                            G_CALLBACK (update_pace), self);
}

static void
ludo_play_page_init (LudoPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->pace = PACE;
  self->computer = ludo_computer_new ();
  ludo_computer_set_pace (self->computer, PACE);
  init_board (self);
  g_signal_connect_object (self->computer, "notify::thinking",
                           G_CALLBACK (update_pace), self, G_CONNECT_SWAPPED);

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (changed_cb), self);
}

GtkWidget *
ludo_play_page_new (void)
{
  return g_object_new (LUDO_TYPE_PLAY_PAGE, NULL);
}

LudoGame *
ludo_play_page_get_game (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->game;
}

void
ludo_play_page_set_game (LudoPlayPage *self,
                         LudoGame     *game)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  /* The board comes first: what it begins to show sets the computer's pace. */
  ludo_board_set_game (self->board, game);
  ludo_move_list_set_game (self->moves, game);
  g_signal_group_set_target (self->signals, game);
  if (game != NULL)
    changed_cb (self);
  ludo_computer_set_game (self->computer, game);
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

void
ludo_play_page_set_pace (LudoPlayPage *self,
                         guint         milliseconds)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  self->pace = milliseconds;
  update_pace (self);
}

static LudoPlayer *
player_of (LudoPlayPage *self,
           LudoMove     *move)
{
  return ludo_game_get_player (self->game, ludo_move_get_seat (move),
                               ludo_move_get_member (move));
}

/* How many plies remain once the last one that a person played is taken
 * back; -1 when nobody has played any. */
static int
plies_after_undo (LudoPlayPage *self)
{
  GListModel *moves = ludo_game_get_moves (self->game);

  for (int i = (int) ludo_game_get_n_plies (self->game) - 1; i >= 0; i--)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (is_person (player_of (self, move)))
        return i;
    }

  return -1;
}

static gboolean
has_person (LudoPlayPage *self)
{
  for (int seat = 0; seat < ludo_game_get_n_seats (self->game); seat++)
    for (int i = 0; i < ludo_game_get_team_size (self->game); i++)
      if (is_person (ludo_game_get_player (self->game, seat, i)))
        return TRUE;

  return FALSE;
}

gboolean
ludo_play_page_can_undo (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  if (self->game == NULL || !ludo_game_get_can_undo (self->game))
    return FALSE;

  return !has_person (self) || plies_after_undo (self) >= 0;
}

void
ludo_play_page_undo (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_undo (self))
    return;

  ludo_computer_interrupt (self->computer);
  if (has_person (self))
    ludo_game_go_to (self->game, plies_after_undo (self));
  else
    ludo_game_undo (self->game);
}

void
ludo_play_page_redo (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->game == NULL)
    return;

  while (ludo_game_redo (self->game) && !persons_turn (self))
    continue;
}

gboolean
ludo_play_page_can_throw (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return persons_turn (self) && ludo_game_get_at_chance (self->game);
}

void
ludo_play_page_throw (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_throw (self))
    return;

  ludo_board_skip_motion (self->board);
  ludo_game_throw (self->game);
}

void
ludo_play_page_toggle_moves (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  ludo_split_toggle (self->split);
}

const char *
ludo_play_page_get_status (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return gtk_label_get_text (self->status_label);
}

const char *
ludo_play_page_get_detail (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return gtk_label_get_text (self->detail_label);
}
