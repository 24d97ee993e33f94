/* ludo-play-page.c: the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-play-page"

#include "config.h"

#include "app/playing/ludo-play-page-private.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-play-words.h"
#include "app/playing/ludo-turns.h"

/* Between two plies of the computer, in milliseconds, so that a person can
 * follow; what still moves on the board is waited for. */
#define PACE 600
#define PACE_AFTER_MOTION 250

enum
{
  SIGNAL_RULE_ASKED,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoPlayPage, ludo_play_page, GTK_TYPE_WIDGET)

void
_ludo_play_page_update_projector (LudoPlayPage *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  g_autofree char *names = NULL;
  g_autofree char *score = NULL;

  if (!self->projected || shown == NULL)
    return;

  names = ludo_play_words_names (self->game, self->replay);
  score = ludo_game_describe_score (shown);
  ludo_projector_set_texts (self->projector, names,
                            ludo_status_get_turn (self->status),
                            ludo_status_get_detail (self->status), score);
}

/* Shows and tells the position that is now on the board. */
static void
update (LudoPlayPage *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  g_autofree char *state = NULL;
  g_autofree char *event = NULL;
  g_autofree char *announcement = NULL;
  g_autofree char *place = NULL;

  ludo_hint_bar_set_game (self->hint_bar, shown);
  if (shown == NULL)
    return;

  state = ludo_play_words_state (shown);
  event = self->n_undone > 0 && self->n_played == 0
            ? g_strdup_printf (ngettext ("%u move was taken back.",
                                         "%u moves were taken back.",
                                         self->n_undone), self->n_undone)
            : ludo_play_words_event (shown, self->n_played, self->detail);
  announcement = ludo_play_words_announcement (self->game, self->replay,
                                               event, self->detail);
  place = ludo_play_words_place (self->game, self->replay);
  self->n_undone = 0;
  self->n_played = 0;

  ludo_status_set_turn (self->status, state, ludo_game_get_over (shown));
  ludo_status_tell (self->status, event, announcement);
  gtk_label_set_text (self->replay_label, place);
  ludo_move_list_set_shown (self->moves,
                            ludo_replay_get_n_shown (self->replay));
  _ludo_play_page_update_buttons (self);
  _ludo_play_page_update_probability (self);
  _ludo_play_page_update_projector (self);
  _ludo_play_page_update_chances (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
game_changed_cb (LudoPlayPage *self,
                 guint         n_undone,
                 guint         n_played)
{
  self->n_undone = n_undone;
  self->n_played = n_played;

  /* Whoever changes the game itself wants to see it. */
  if (ludo_replay_get_looking (self->replay))
    ludo_replay_end (self->replay);
  else
    update (self);
}

/* What is still being shown on the board is to be seen to its end before the
 * computer goes on, and somebody who asks for each step decides when that
 * is. */
static void
update_rest (LudoPlayPage *self)
{
  double left = ludo_board_get_motion_left (self->board) * 1000;

  ludo_computer_set_rest (self->computer,
                          (guint) left + MIN (self->pace, PACE_AFTER_MOTION));
  ludo_computer_set_waiting (self->computer,
                             ludo_board_get_stepping (self->board));
}

static void
moving_cb (LudoPlayPage *self)
{
  gboolean moving;

  g_object_get (self->board, "moving", &moving, NULL);
  update_rest (self);
  ludo_chances_panel_set_held (self->chances, moving);
  if (self->game != NULL)
    _ludo_play_page_update_buttons (self);
}

static void
illegal_cb (LudoPlayPage *self,
            const char   *token,
            const char   *sentence,
            const char   *rule_id)
{
  ludo_status_refuse (self->status, sentence, rule_id);
  _ludo_play_page_update_projector (self);
}

static void
turn_buttons_cb (LudoPlayPage *self)
{
  if (self->game != NULL)
    _ludo_play_page_update_buttons (self);
}

static void
typed_cb (LudoPlayPage *self)
{
  const char *typed = ludo_board_get_typed (self->board);
  g_autofree char *sentence = NULL;

  if (typed[0] == '\0')
    return;

  /* Where H begins the name of a place, whoever wanted a hint must learn how
   * to get one. */
  if (g_ascii_strcasecmp (typed, "h") == 0
      && ludo_hint_bar_get_enabled (self->hint_bar))
    sentence = g_strdup_printf (_("Typed: %s (Enter plays it, Ctrl+H asks for "
                                  "a hint)"), typed);
  else
    /* Translators: the notation of a move that is being typed. */
    sentence = g_strdup_printf (_("Typed: %s (Enter plays it)"), typed);
  ludo_status_tell (self->status, sentence, NULL);
}

/* What somebody asked the board to say. */
static void
asked_cb (LudoPlayPage *self,
          const char   *text)
{
  ludo_status_tell (self->status, text, text);
  _ludo_play_page_update_projector (self);
}

static void
announced_cb (LudoPlayPage *self,
              const char   *announcement)
{
  ludo_projector_set_announcement (self->projector, announcement);
}

static void
rule_asked_cb (LudoPlayPage *self,
               const char   *rule_id)
{
  g_signal_emit (self, signals[SIGNAL_RULE_ASKED], 0, rule_id);
}

static void
shown_asked_cb (LudoPlayPage *self,
                guint         n_plies)
{
  ludo_split_show_board (self->split);
  ludo_replay_look_at (self->replay, n_plies);
}

static void
pass_clicked_cb (LudoPlayPage *self)
{
  GameMove pass = ludo_turns_forced_pass (self->game);

  if (pass != GAME_MOVE_NONE)
    ludo_game_play_move (self->game, pass);
}

static void
ludo_play_page_dispose (GObject *object)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (object);

  g_clear_object (&self->signals);
  _ludo_play_page_remove_probability (self);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->replay);
  if (self->computer != NULL)
    ludo_computer_set_game (self->computer, NULL);
  g_clear_object (&self->computer);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_play_page_parent_class)->dispose (object);
}

static gboolean
ludo_play_page_grab_focus (GtkWidget *widget)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Tab goes through everything all the same, from one end to the other. */
static gboolean
ludo_play_page_focus (GtkWidget       *widget,
                      GtkDirectionType direction)
{
  return gtk_widget_child_focus (LUDO_PLAY_PAGE (widget)->box, direction);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  return ludo_hint_bar_dismiss (LUDO_PLAY_PAGE (widget)->hint_bar);
}

static void
ludo_play_page_class_init (LudoPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_play_page_dispose;
  widget_class->focus = ludo_play_page_focus;
  widget_class->grab_focus = ludo_play_page_grab_focus;

  signals[SIGNAL_RULE_ASKED] =
    g_signal_new ("rule-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  g_type_ensure (LUDO_TYPE_STATUS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-play-page.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage, name)
  BIND (box);
  BIND (status);
  BIND (replay_bar);
  BIND (replay_hands);
  BIND (replay_label);
  BIND (autoplay_button);
  BIND (first_button);
  BIND (last_button);
  BIND (replay_moves_button);
  BIND (middle);
  BIND (hands);
  BIND (turn_box);
  BIND (throw_button);
  BIND (pass_button);
  BIND (new_game_button);
  BIND (hint_button);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, announced_cb);
  gtk_widget_class_bind_template_callback (widget_class, rule_asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, pass_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "play-page");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb,
                                NULL);
}

static void
init_board (LudoPlayPage *self)
{
  self->board = LUDO_BOARD (ludo_board_new ());
  self->moves = LUDO_MOVE_LIST (ludo_move_list_new ());
  self->projector = LUDO_PROJECTOR (ludo_projector_new ());
  self->split = LUDO_SPLIT (ludo_split_new (self->board,
                                            _ludo_play_page_add_probability
                                              (self),
                                            self->projector));
  ludo_board_set_coordinates (self->board, self->coordinates);
  gtk_box_append (self->middle, _ludo_play_page_add_chances (self));

  g_signal_connect_swapped (self->board, "illegal", G_CALLBACK (illegal_cb),
                            self);
  _ludo_play_page_add_hints (self);
  self->turn_buttons = LUDO_TURN_BUTTONS (ludo_turn_buttons_new ());
  gtk_box_append (GTK_BOX (self->turn_box), GTK_WIDGET (self->turn_buttons));
  gtk_box_prepend (GTK_BOX (self->hands),
                   ludo_step_buttons_new (self->board));
  gtk_box_append (GTK_BOX (self->replay_hands),
                  ludo_step_buttons_new (self->board));
  g_signal_connect_swapped (self->turn_buttons, "notify::visible",
                            G_CALLBACK (turn_buttons_cb), self);
  g_signal_connect_swapped (self->board, "announce", G_CALLBACK (asked_cb),
                            self);
  g_signal_connect_swapped (self->board, "notify::typed",
                            G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->board, "notify::moving",
                            G_CALLBACK (moving_cb), self);
  g_signal_connect_swapped (self->moves, "shown-asked",
                            G_CALLBACK (shown_asked_cb), self);
  g_signal_connect_swapped (self->moves, "variation-asked",
                            G_CALLBACK (_ludo_play_page_take_variation), self);
}

static void
ludo_play_page_init (LudoPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->pace = PACE;
  self->detail = LUDO_DETAIL_NORMAL;
  self->coordinates = TRUE;
  self->computer = ludo_computer_new ();
  ludo_computer_set_pace (self->computer, PACE);
  init_board (self);
  self->replay = ludo_replay_new (self->board, self->computer);
  g_signal_connect_swapped (self->replay, "changed",
                            G_CALLBACK (update), self);

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  /* What the page says of a change follows what its parts make of it. */
  g_signal_group_connect_data (self->signals, "changed",
                               G_CALLBACK (game_changed_cb), self, NULL,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
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
  ludo_replay_set_game (self->replay, game);
  ludo_move_list_set_game (self->moves, game);
  ludo_turn_buttons_set_game (self->turn_buttons, game);
  _ludo_play_page_set_probability_game (self);
  if (game != NULL)
    ludo_game_set_holds_turns (game, TRUE);
  g_signal_group_set_target (self->signals, game);
  update (self);
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

LudoReplay *
ludo_play_page_get_replay (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->replay;
}

LudoStatus *
ludo_play_page_get_status_view (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->status;
}

LudoProjector *
ludo_play_page_get_projector (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->projector;
}

void
ludo_play_page_update (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->game != NULL)
    update (self);
}

void
ludo_play_page_set_pace (LudoPlayPage *self,
                         guint         milliseconds)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  self->pace = milliseconds;
  ludo_replay_set_pace (self->replay, milliseconds);
  ludo_computer_set_pace (self->computer, milliseconds);
}

void
ludo_play_page_set_detail (LudoPlayPage *self,
                           LudoDetail    detail)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->detail == detail)
    return;

  self->detail = detail;
  update (self);
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
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->projected == !!projected)
    return;

  self->projected = !!projected;
  gtk_widget_set_visible (GTK_WIDGET (self->status), !projected);
  ludo_hint_bar_set_hidden (self->hint_bar, projected);
  ludo_split_set_projected (self->split, projected);
  ludo_play_page_set_coordinates (self, self->coordinates);
  if (self->game != NULL)
    {
      _ludo_play_page_update_buttons (self);
      _ludo_play_page_update_probability (self);
      _ludo_play_page_update_projector (self);
      _ludo_play_page_update_chances (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

gboolean
ludo_play_page_get_projected (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return self->projected;
}

void
ludo_play_page_tell_score (LudoPlayPage *self)
{
  g_autofree char *score = NULL;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (self->game == NULL)
    return;

  score = ludo_game_describe_score (ludo_replay_get_shown (self->replay));
  ludo_status_tell (self->status, score, score);
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

  return ludo_status_get_turn (self->status);
}

const char *
ludo_play_page_get_detail (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return ludo_status_get_detail (self->status);
}
