/* ludo-play-page.c: the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-page-private.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-play-words.h"
#include "board/ludo-widget-style.h"

/* The pause between two plies of the computer, so that a person can follow, and
 * the shorter one after an animation; in milliseconds. */
#define MOVE_DELAY 600
#define DELAY_AFTER_MOTION 250

enum
{
  PROP_PAUSED = 1,
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LudoPlayPage, ludo_play_page, GTK_TYPE_BOX)

/* Returns: the exact chances found since the program began, which all windows
 * share; never freed. */
static LudoChances *
shared_chances (void)
{
  static LudoChances *chances = NULL;

  if (chances == NULL)
    chances = ludo_chances_new ();

  return chances;
}

/* Whether the way to the position is still being shown on the board. */
static gboolean
is_moving (LudoPlayPage *self)
{
  gboolean moving;

  g_object_get (self->board, "moving", &moving, NULL);

  return moving;
}

/* Copies the status, the names and the score to the projector view. */
static void
update_projector (LudoPlayPage *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  g_autofree char *names = NULL;
  g_autofree char *score = NULL;

  if (!self->projected || shown == NULL || is_moving (self))
    return;

  names = ludo_play_words_names (self->game, self->replay);
  score = ludo_game_describe_score (shown);
  ludo_projector_set_texts (self->projector, names,
                            ludo_status_get_turn (self->status),
                            ludo_status_get_detail (self->status), score);
}

/* Explains a mark that is shown for the first time, except to a class in the
 * projector view. */
static void
update_guide (LudoPlayPage *self)
{
  if (!self->projected && !is_moving (self))
    ludo_mark_guide_update (self->guide);
}

/* Shows the buttons of what can be done now. */
static void
update_buttons (LudoPlayPage *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  gboolean moving = is_moving (self);
  LudoPlaySituation situation = {
    .previewing = ludo_replay_get_previewing (self->replay),
    .autoplaying = ludo_replay_get_playing (self->replay),
    .stepping = ludo_board_get_stepping (self->board),
    .projected = self->projected,
  };
  gboolean over;

  if (self->game == NULL)
    return;

  over = ludo_game_get_over (shown) && !moving;
  situation.over = over && ludo_game_get_over (self->game);
  ludo_side_panel_set_over (self->side, !self->projected && !moving
                                        && ludo_game_get_over (self->game));
  situation.reviewable = ludo_play_page_can_review (self) && !moving;
  ludo_play_buttons_show (self->buttons, &situation,
                          GTK_WIDGET (self->board));
  update_guide (self);
  /* Offer no hints in a game without decisions, at its end, or where the
   * preferences turn them off. */
  gtk_widget_set_visible (self->hint_button,
                          ludo_game_get_info (self->game)->has_decisions
                          && !over
                          && ludo_hint_bar_get_enabled (self->hint_bar)
                          && !self->projected && !situation.stepping);
  ludo_widget_style_set_class (GTK_WIDGET (self->status), "previewing",
                               situation.previewing);
}

/* Shows everybody's chances of winning in the position shown. */
static void
update_probability (LudoPlayPage *self)
{
  GtkWidget *bar = GTK_WIDGET (self->probability_bar);
  LudoWinProbability probability;

  if (self->replay == NULL)
    return;

  gtk_widget_set_visible (bar, self->wants_probability && self->game != NULL);
  ludo_widget_style_set_class (bar, "projected", self->projected);
  if (self->game == NULL)
    return;

  ludo_analysis_get (self->analysis,
                     ludo_replay_get_n_announced (self->replay), &probability);
  ludo_probability_bar_show (self->probability_bar, self->game, &probability);
}

/* Shows what can happen in the position shown, in a game of chance. */
static void
update_chances (LudoPlayPage *self)
{
  ludo_chances_panel_set_game (self->chances,
                               ludo_replay_get_shown (self->replay));
  ludo_chances_panel_set_projected (self->chances, self->projected);
}

void
_ludo_play_page_update_parts (LudoPlayPage *self)
{
  update_probability (self);
  if (self->game == NULL)
    return;

  update_buttons (self);
  update_projector (self);
  update_chances (self);
}

/* Describes and announces the position that is now on the board. */
static void
announce (LudoPlayPage *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  g_autofree char *state = NULL;
  g_autofree char *event = NULL;
  g_autofree char *line = NULL;
  g_autofree char *announcement = NULL;
  gboolean undone = self->n_undone > 0 && self->n_played == 0;

  state = ludo_play_words_headline (self->game, self->replay, self->paused);
  event = undone
            ? g_strdup_printf (ngettext ("%u move was taken back.",
                                         "%u moves were taken back.",
                                         self->n_undone), self->n_undone)
            : ludo_play_words_event (shown, self->n_played, self->detail);
  announcement = ludo_play_words_announcement (self->game, self->replay,
                                               event, self->detail);
  line = undone ? g_strdup (event)
                : ludo_play_words_line (shown, self->n_played, self->detail);
  self->n_undone = 0;
  self->n_played = 0;

  ludo_status_set_turn (self->status, state, ludo_game_get_over (shown));
  ludo_status_show (self->status, line, announcement);
  ludo_play_area_show_players (self->area, self->game, shown);
  update_projector (self);
}

/* Shows the position that is now on the board, and describes it once the
 * animation of the way there has ended. */
void
_ludo_play_page_update (LudoPlayPage *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);

  ludo_hint_bar_set_game (self->hint_bar, shown);
  if (shown == NULL)
    return;

  self->announce_pending = is_moving (self);
  ludo_play_buttons_set_waiting (self->buttons, self->announce_pending);
  ludo_projector_bar_set_waiting (self->projector_bar, self->announce_pending);
  if (!self->announce_pending)
    announce (self);
  ludo_side_panel_set_shown (self->side,
                             ludo_replay_get_n_shown (self->replay),
                             ludo_replay_get_n_announced (self->replay));
  update_buttons (self);
  update_probability (self);
  update_chances (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
game_changed_cb (LudoPlayPage *self,
                 guint         n_undone,
                 guint         n_played)
{
  /* Plies that are still to be announced are announced with these. */
  self->n_undone = n_undone + (self->announce_pending ? self->n_undone : 0);
  self->n_played = n_played + (self->announce_pending ? self->n_played : 0);

  /* A change of the game ends the look at an earlier position. */
  if (ludo_replay_get_previewing (self->replay))
    ludo_replay_end (self->replay);
  else
    _ludo_play_page_update (self);
}

/* Names the next player after the turn was ended. */
static void
turn_pending_cb (LudoPlayPage *self)
{
  g_autofree char *state = NULL;

  if (ludo_game_get_turn_pending (self->game) || self->announce_pending
      || ludo_replay_get_previewing (self->replay))
    return;

  state = ludo_play_words_state (self->game);
  ludo_status_set_turn (self->status, state, ludo_game_get_over (self->game));
  ludo_play_area_show_players (self->area, self->game, self->game);
  update_projector (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
update_waiting (LudoPlayPage *self)
{
  ludo_computer_set_waiting (self->computer,
                             self->paused
                             || ludo_board_get_stepping (self->board));
}

static void
set_paused (LudoPlayPage *self,
            gboolean      paused)
{
  if (self->paused == paused)
    return;

  self->paused = paused;
  update_waiting (self);
  if (ludo_replay_get_shown (self->replay) != NULL && !self->announce_pending)
    {
      g_autofree char *state =
        ludo_play_words_headline (self->game, self->replay, self->paused);

      ludo_status_set_turn (self->status, state,
                            ludo_game_get_over
                              (ludo_replay_get_shown (self->replay)));
      update_projector (self);
    }
  g_object_notify (G_OBJECT (self), "paused");
}

static void
settle_cb (LudoPlayPage *self)
{
  ludo_board_set_game (self->board, ludo_replay_get_shown (self->replay));
  ludo_board_set_interactive (self->board,
                              !ludo_replay_get_previewing (self->replay));
  ludo_board_skip_motion (self->board);
}

/* Lets the computer wait until the animation on the board has ended, which a
 * reader who steps through it does at will. */
static void
moving_cb (LudoPlayPage *self)
{
  double left = ludo_board_get_motion_left (self->board);
  gboolean moving = is_moving (self);

  ludo_replay_set_motion (self->replay, &(LudoBoardMotion) {
    moving, ludo_board_get_stepping (self->board), left,
    ludo_board_get_n_shown (self->board),
  });
  ludo_computer_set_rest (self->computer,
                          (guint) (left * 1000) + MIN (self->move_delay,
                                                       DELAY_AFTER_MOTION));
  update_waiting (self);
  ludo_chances_panel_set_frozen (self->chances, moving);
  if (self->announce_pending)
    _ludo_play_page_update (self);
  else
    update_buttons (self);
}

static void
illegal_cb (LudoPlayPage *self,
            const char   *token,
            const char   *sentence,
            const char   *rule_id)
{
  ludo_status_refuse (self->status, sentence, rule_id);
  update_projector (self);
}

/* Shows what to choose @next in the headline, and removes the refusal of the
 * move before. */
static void
picked_cb (LudoPlayPage *self,
           const char   *next)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);

  if (shown == NULL || self->announce_pending || is_moving (self))
    return;

  if (next != NULL || self->instructed)
    {
      g_autofree char *state =
        ludo_play_words_headline (self->game, self->replay, self->paused);

      ludo_status_set_turn (self->status, next != NULL ? next : state,
                            ludo_game_get_over (shown));
    }
  self->instructed = next != NULL;
  if (ludo_status_get_refusing (self->status))
    {
      g_autofree char *event = ludo_play_words_event (shown, 0, self->detail);

      ludo_status_show (self->status, event, NULL);
    }
  update_guide (self);
  update_projector (self);
}

static void
typed_cb (LudoPlayPage *self)
{
  const char *typed = ludo_board_get_typed (self->board);
  g_autofree char *sentence = NULL;

  if (typed[0] == '\0')
    return;

  /* H may begin the name of a place, so that it does not give a hint: say which
   * key does. */
  if (g_ascii_strcasecmp (typed, "h") == 0
      && ludo_hint_bar_get_enabled (self->hint_bar))
    sentence = g_strdup_printf (_("Typed: %s (Enter plays it, Ctrl+H asks for "
                                  "a hint)"), typed);
  else
    /* Translators: the notation of a move that is being typed. */
    sentence = g_strdup_printf (_("Typed: %s (Enter plays it)"), typed);
  ludo_status_show (self->status, sentence, NULL);
}

/* Shows and announces what the board was asked to describe. */
static void
described_cb (LudoPlayPage *self,
              const char   *text)
{
  ludo_status_show (self->status, text, text);
  update_projector (self);
}

static void
announced_cb (LudoPlayPage *self,
              const char   *announcement)
{
  ludo_projector_set_announcement (self->projector, announcement);
}

/* Gives a hint or, in a game without decisions, opens the exact chances. */
static void
hint_asked_cb (LudoPlayPage *self)
{
  /* Give no hint on a position that is still being shown step by step. */
  if (self->game == NULL || ludo_board_get_stepping (self->board))
    return;

  ludo_board_skip_motion (self->board);
  if (ludo_game_get_info (self->game)->has_decisions)
    ludo_hint_bar_ask (self->hint_bar);
  if (ludo_chances_cover (self->game))
    {
      ludo_play_page_show_tab (self, LUDO_SIDE_CHANCES);
      ludo_chances_panel_focus_rows (self->chances);
    }
}

static void
hint_announced_cb (LudoPlayPage *self,
                   const char   *shown,
                   const char   *spoken)
{
  /* The projector view has no hint bar, so that its status shows all of it. */
  ludo_status_show (self->status,
                    self->projected && spoken != NULL ? spoken : shown,
                    spoken);
  update_guide (self);
  update_projector (self);
}

static void
ludo_play_page_dispose (GObject *object)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (object);

  g_clear_object (&self->signals);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->replay);
  if (self->computer != NULL)
    ludo_computer_set_game (self->computer, NULL);
  g_clear_object (&self->computer);
  if (self->analysis != NULL)
    ludo_analysis_set_game (self->analysis, NULL);
  g_clear_object (&self->analysis);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_play_page_parent_class)->dispose (object);
}

static gboolean
ludo_play_page_grab_focus (GtkWidget *widget)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Gives letters to the board wherever the focus is in the window: on no widget,
 * as after its button was hidden, or above the page, as after a menu or dialog;
 * but not in a text entry or in the rules. */
static gboolean
key_pressed_cb (LudoPlayPage    *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!gtk_widget_get_mapped (widget) || GTK_IS_EDITABLE (focus)
      || GTK_IS_TEXT_VIEW (focus)
      || (focus != NULL
          && ludo_side_panel_get_tab (self->side) == LUDO_SIDE_RULES
          && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->side))))
    return FALSE;

  return ludo_board_press_letter (self->board, keyval, state);
}

static void
ludo_play_page_root (GtkWidget *widget)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  GTK_WIDGET_CLASS (ludo_play_page_parent_class)->root (widget);

  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->keys, "key-pressed",
                            G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)),
                             self->keys);
}

static void
ludo_play_page_unroot (GtkWidget *widget)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)),
                                self->keys);
  self->keys = NULL;

  GTK_WIDGET_CLASS (ludo_play_page_parent_class)->unroot (widget);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  return ludo_hint_bar_dismiss (LUDO_PLAY_PAGE (widget)->hint_bar);
}

static void
ludo_play_page_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  /* There is no other. */
  g_value_set_boolean (value, LUDO_PLAY_PAGE (object)->paused);
}

static void
ludo_play_page_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  set_paused (LUDO_PLAY_PAGE (object), g_value_get_boolean (value));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (LUDO_TYPE_STATUS);
  g_type_ensure (LUDO_TYPE_PROBABILITY_BAR);
  g_type_ensure (LUDO_TYPE_PLAY_BUTTONS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-play-page.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoPlayPage, name)
  BIND (status);
  BIND (hint_button);
  BIND (probability_bar);
  BIND (buttons);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, announced_cb);
}

static void
ludo_play_page_class_init (LudoPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_play_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = ludo_play_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = ludo_play_page_set_property;
  widget_class->grab_focus = ludo_play_page_grab_focus;
  widget_class->root = ludo_play_page_root;
  widget_class->unroot = ludo_play_page_unroot;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), PROP_PAUSED,
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                          | G_PARAM_STATIC_STRINGS));
  bind_template (widget_class);
  gtk_widget_class_install_property_action (widget_class, "play.pause",
                                            "paused");
  _ludo_play_page_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "play-page");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb,
                                NULL);
}

static void
init_area (LudoPlayPage *self)
{
  GtkWidget *overlay;

  self->board = LUDO_BOARD (ludo_board_new ());
  self->projector = LUDO_PROJECTOR (ludo_projector_new ());
  self->chances = LUDO_CHANCES_PANEL (ludo_chances_panel_new (shared_chances (),
                                                              self->board));
  self->side = LUDO_SIDE_PANEL (ludo_side_panel_new (self->analysis,
                                                     GTK_WIDGET
                                                       (self->chances)));
  self->hint_bar = LUDO_HINT_BAR (ludo_hint_bar_new (self->board,
                                                     self->analysis));
  self->guide = LUDO_MARK_GUIDE (ludo_mark_guide_new (self->board));
  self->area = LUDO_PLAY_AREA (ludo_play_area_new (self->board, self->side,
                                                   self->projector,
                                                   self->guide));
  gtk_widget_add_css_class (GTK_WIDGET (self->area), "middle");
  overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->area));
  self->projector_bar =
    LUDO_PROJECTOR_BAR (ludo_projector_bar_new (GTK_WIDGET (self)));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay),
                           GTK_WIDGET (self->projector_bar));
  gtk_box_insert_child_after (GTK_BOX (self), overlay,
                              GTK_WIDGET (self->probability_bar));
  gtk_box_insert_child_after (GTK_BOX (self), GTK_WIDGET (self->hint_bar),
                              overlay);

  ludo_board_set_coordinates (self->board, self->coordinates);
  g_signal_connect_swapped (self->board, "illegal", G_CALLBACK (illegal_cb),
                            self);
  g_signal_connect_swapped (self->board, "picked", G_CALLBACK (picked_cb),
                            self);
  g_signal_connect_swapped (self->board, "announce", G_CALLBACK (described_cb),
                            self);
  g_signal_connect_swapped (self->board, "hint-asked",
                            G_CALLBACK (hint_asked_cb), self);
  g_signal_connect_swapped (self->board, "notify::typed",
                            G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->board, "notify::moving",
                            G_CALLBACK (moving_cb), self);
  g_signal_connect_swapped (self->board, "notify::animation-speed",
                            G_CALLBACK (update_buttons), self);
  g_signal_connect_swapped (self->hint_bar, "announce",
                            G_CALLBACK (hint_announced_cb), self);
}

static void
ludo_play_page_init (LudoPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->move_delay = MOVE_DELAY;
  self->detail = LUDO_DETAIL_NORMAL;
  self->coordinates = TRUE;
  self->computer = ludo_computer_new ();
  ludo_computer_set_move_delay (self->computer, MOVE_DELAY);
  self->analysis = ludo_analysis_new (shared_chances ());
  g_object_bind_property (self->computer, "thinking", self->analysis, "paused",
                          G_BINDING_SYNC_CREATE);
  init_area (self);
  self->replay = ludo_replay_new (self->computer);
  g_signal_connect_swapped (self->replay, "settle", G_CALLBACK (settle_cb),
                            self);
  g_signal_connect_swapped (self->replay, "changed",
                            G_CALLBACK (_ludo_play_page_update), self);
  g_signal_connect_object (self->analysis, "changed",
                           G_CALLBACK (update_probability), self,
                           G_CONNECT_SWAPPED);

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "notify::turn-pending",
                                  G_CALLBACK (turn_pending_cb), self);
  /* Describe a change after the parts of the page have handled it. */
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

  self->n_undone = 0;
  self->n_played = 0;
  self->announce_pending = FALSE;
  set_paused (self, FALSE);
  /* Set the board first, because its animation decides when the computer may
   * play. */
  ludo_replay_set_game (self->replay, game);
  ludo_play_buttons_set_game (self->buttons, game);
  ludo_projector_bar_set_game (self->projector_bar, game);
  ludo_side_panel_set_game (self->side, game);
  ludo_analysis_set_game (self->analysis, game);
  if (game != NULL)
    ludo_game_set_confirms_turns (game, TRUE);
  g_signal_group_set_target (self->signals, game);
  _ludo_play_page_update (self);
  ludo_computer_set_game (self->computer, game);
}
