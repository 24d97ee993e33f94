/* ludo-board.c: a widget that shows a game and lets it be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

enum
{
  PROP_0,
  PROP_GAME,
  PROP_ANIMATION_SPEED,
  PROP_SPEED,
  PROP_MOVING,
  PROP_TYPED,
  PROP_BEGUN,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoBoard, ludo_board, GTK_TYPE_WIDGET)

void
_ludo_board_emit_illegal (LudoBoard  *self,
                          const char *token,
                          const char *sentence,
                          const char *rule_id)
{
  g_signal_emit_by_name (self, "illegal",
                         token != NULL ? token : "",
                         sentence != NULL ? sentence : "",
                         rule_id != NULL ? rule_id : "");
}

void
ludo_board_ask_hint (LudoBoard *self)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  g_signal_emit_by_name (self, "hint-asked");
}

/* Emits "picked" with what to do next, after the part of a move that was picked
 * has been shown. */
static void
emit_picked (LudoBoard *self)
{
  const LudoPicker *picker = &self->picker;
  g_autofree char *next = NULL;

  /* Say nothing about a piece that was picked by itself, because the player has
   * done nothing yet. */
  if (picker->n_path > 0 && !picker->is_automatic
      && (picker->part == NULL || self->animation.move == NULL)
      && self->drawing->describe_pick != NULL)
    next = self->drawing->describe_pick (ludo_game_get_state (self->game),
                                         picker->path, picker->n_path);
  g_signal_emit_by_name (self, "picked", next);
}

/* Shows the picked places, announces them, and says what to do next. */
static void
selection_changed (LudoBoard *self)
{
  ludo_board_view_forget_places (&self->view);
  ludo_board_places_update (&self->places);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->begun != (self->picker.part != NULL))
    {
      self->begun = !self->begun;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BEGUN]);
    }
  emit_picked (self);
}

static gboolean
shows_motion (LudoBoard *self)
{
  return self->animation_speed != LUDO_ANIMATION_NONE
         && gtk_widget_get_mapped (GTK_WIDGET (self))
         && ludo_widget_style_wants_motion (GTK_WIDGET (self));
}

/* Shows the part of a move that has been picked. */
static void
begun_cb (LudoBoard *self)
{
  if (shows_motion (self))
    ludo_animation_show_part (&self->animation, self->picker.part);
  g_signal_emit_by_name (self, "begun", self->picker.part);
}

/* Returns: how many events of the last move the board has shown already, as the
 * part of the move that was picked first. */
static gsize
count_seen (LudoBoard *self)
{
  const GameTrace *part, *all;

  if (self->picker.part == NULL)
    return 0;
  part = ludo_move_get_trace (self->picker.part);
  all = ludo_move_get_trace (ludo_game_get_last_move (self->game));

  return part->n_events <= all->n_events
         && memcmp (part->events, all->events,
                    part->n_events * sizeof (GameEvent)) == 0
           ? part->n_events : 0;
}

/* Starts again from the position.  Drops picks, drags, hints, the notation
 * typed so far and the pending answer, because they are about the position
 * before. */
static void
update (LudoBoard *self)
{
  self->view.dragging = FALSE;
  ludo_board_view_hide_way (&self->view);
  memset (self->view.hinted, 0, sizeof self->view.hinted);
  _ludo_board_set_typed (self, "");
  _ludo_board_drop_answer (self);
  ludo_picker_restart (&self->picker);
}

/* Shows the plies that were played.  Those that ludo_game_count_new_plies()
 * counts are animated one after another. */
static void
changed_cb (LudoBoard *self,
            guint      n_undone,
            guint      n_played)
{
  /* A jump shows its last position without animation. */
  if (n_undone == 0 && n_played > 0 && shows_motion (self))
    {
      ludo_animation_show (&self->animation, ludo_game_get_moves (self->game),
                           ludo_game_count_new_plies (self->game, n_played),
                           n_played == 1 ? count_seen (self) : 0);
      /* Leave out the throw if the sticks or dice have fallen already. */
      if (ludo_game_get_laid_throw (self->game) != NULL)
        ludo_animation_leave_out_first (&self->animation);
    }
  else if (n_undone > 0 || n_played > 0)
    ludo_board_skip_motion (self);
  update (self);
}

static gboolean
ludo_board_grab_focus (GtkWidget *widget)
{
  LudoBoard *self = LUDO_BOARD (widget);
  GtkWidget *place = self->game != NULL
                       ? ludo_board_places_find_entrance (&self->places) : NULL;

  return place != NULL && gtk_widget_grab_focus (place);
}

/* Lets Tab enter the board and leave it; the arrow keys move inside. */
static gboolean
ludo_board_focus (GtkWidget        *widget,
                  GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static void
ludo_board_set_focus_child (GtkWidget *widget,
                            GtkWidget *child)
{
  LudoBoard *self = LUDO_BOARD (widget);

  if (child != NULL)
    self->places.last_focus =
      ludo_board_place_get_place (LUDO_BOARD_PLACE (child));

  GTK_WIDGET_CLASS (ludo_board_parent_class)->set_focus_child (widget, child);
  gtk_widget_queue_draw (widget);
}

static void
ludo_board_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  /* The places have no size of their own, but GTK warns about unmeasured
   * children. */
  for (GtkWidget *place = gtk_widget_get_first_child (widget); place != NULL;
       place = gtk_widget_get_next_sibling (place))
    gtk_widget_measure (place, orientation, -1, NULL, NULL, NULL, NULL);

  ludo_board_view_measure (orientation, minimum, natural);
}

static void
ludo_board_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  LudoBoard *self = LUDO_BOARD (widget);

  if (self->game == NULL)
    return;

  ludo_board_view_set_room (&self->view, width, height);
  ludo_board_places_allocate (&self->places);
}

static void
ludo_board_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  LudoBoard *self = LUDO_BOARD (widget);

  if (self->game == NULL || self->view.area.width < 1
      || self->view.area.height < 1)
    return;

  ludo_board_view_paint (&self->view, snapshot);
  GTK_WIDGET_CLASS (ludo_board_parent_class)->snapshot (widget, snapshot);
}

static void
ludo_board_css_changed (GtkWidget         *widget,
                        GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ludo_board_parent_class)->css_changed (widget, change);

  /* Compute the places and paint again, because both depend on the font and the
   * colours of the desktop. */
  ludo_board_view_forget_places (&LUDO_BOARD (widget)->view);
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

static void
ludo_board_unmap (GtkWidget *widget)
{
  LudoBoard *self = LUDO_BOARD (widget);

  ludo_board_skip_motion (self);
  ludo_board_view_forget (&self->view);

  GTK_WIDGET_CLASS (ludo_board_parent_class)->unmap (widget);
}

static void
ludo_board_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  LudoBoard *self = LUDO_BOARD (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_SPEED:
      g_value_set_double (value, self->animation.step_by_step
                                   ? 0 : self->animation.speed);
      break;
    case PROP_ANIMATION_SPEED:
      g_value_set_uint (value, self->animation_speed);
      break;
    case PROP_MOVING:
      g_value_set_boolean (value, self->animation.move != NULL);
      break;
    case PROP_TYPED:
      g_value_set_string (value, self->typed->str);
      break;
    case PROP_BEGUN:
      g_value_set_boolean (value, self->begun);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_animation_speed (LudoBoard          *self,
                     LudoAnimationSpeed  speed)
{
  static const double factors[LUDO_N_ANIMATION_SPEEDS] = {
    [LUDO_ANIMATION_NONE] = 1,
    [LUDO_ANIMATION_SLOW] = 0.5,
    [LUDO_ANIMATION_NORMAL] = 1,
    [LUDO_ANIMATION_FAST] = 2,
    [LUDO_ANIMATION_STEPS] = 1,
  };
  gboolean steps = speed == LUDO_ANIMATION_STEPS;

  if (self->animation_speed == speed)
    return;

  /* The present motion was timed for the other mode, so it ends now. */
  if (speed == LUDO_ANIMATION_NONE || self->animation.step_by_step != steps)
    ludo_board_skip_motion (self);
  self->animation_speed = speed;
  self->animation.step_by_step = steps;
  self->animation.speed = factors[speed];
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANIMATION_SPEED]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEED]);
}

static void
ludo_board_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_ANIMATION_SPEED:
      set_animation_speed (LUDO_BOARD (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_board_dispose (GObject *object)
{
  LudoBoard *self = LUDO_BOARD (object);

  _ludo_board_drop_answer (self);
  ludo_board_skip_motion (self);
  ludo_board_places_remove (&self->places);
  g_clear_object (&self->signals);
  g_clear_object (&self->hand);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_board_parent_class)->dispose (object);
}

static void
ludo_board_finalize (GObject *object)
{
  LudoBoard *self = LUDO_BOARD (object);

  ludo_picker_clear (&self->picker);
  ludo_board_places_clear (&self->places);
  ludo_board_view_clear (&self->view);
  g_string_free (self->typed, TRUE);
  g_free (self->way_refusal);

  G_OBJECT_CLASS (ludo_board_parent_class)->finalize (object);
}

static void
install_signals (LudoBoardClass *klass)
{
  ludo_signal_new (klass, "illegal", 3, G_TYPE_STRING, G_TYPE_STRING,
                   G_TYPE_STRING);
  ludo_signal_new (klass, "announce", 1, G_TYPE_STRING);
  ludo_signal_new (klass, "picked", 1, G_TYPE_STRING);
  ludo_signal_new (klass, "pointed", 1, G_TYPE_INT);
  ludo_signal_new (klass, "hint-asked", 0);
  ludo_signal_new (klass, "play-asked", 0);
  ludo_signal_new (klass, "stepped", 1, G_TYPE_POINTER);
  ludo_signal_new (klass, "begun", 1, G_TYPE_OBJECT);
  g_signal_new ("dragged", LUDO_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN,
                2, G_TYPE_INT, G_TYPE_INT);
  g_signal_new ("last-asked", LUDO_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN,
                0);
}

static void
ludo_board_class_init (LudoBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ludo_board_get_property;
  object_class->set_property = ludo_board_set_property;
  object_class->dispose = ludo_board_dispose;
  object_class->finalize = ludo_board_finalize;
  widget_class->measure = ludo_board_measure;
  widget_class->size_allocate = ludo_board_size_allocate;
  widget_class->snapshot = ludo_board_snapshot;
  widget_class->grab_focus = ludo_board_grab_focus;
  widget_class->focus = ludo_board_focus;
  widget_class->set_focus_child = ludo_board_set_focus_child;
  widget_class->css_changed = ludo_board_css_changed;
  widget_class->unmap = ludo_board_unmap;

  props[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, LUDO_TYPE_GAME, flags);
  props[PROP_SPEED] =
    g_param_spec_double ("speed", NULL, NULL, 0, 10, 1, flags);
  props[PROP_ANIMATION_SPEED] =
    g_param_spec_uint ("animation-speed", NULL, NULL, 0,
                       LUDO_N_ANIMATION_SPEEDS - 1, LUDO_ANIMATION_NORMAL,
                       flags | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_MOVING] =
    g_param_spec_boolean ("moving", NULL, NULL, FALSE, flags);
  props[PROP_TYPED] = g_param_spec_string ("typed", NULL, NULL, "", flags);
  props[PROP_BEGUN] = g_param_spec_boolean ("begun", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  install_signals (klass);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GRID);
}

static void
stepped_cb (GtkWidget       *widget,
            const GameEvent *event)
{
  g_signal_emit_by_name (widget, "stepped", event);
}

static void
moving_cb (GtkWidget *widget)
{
  /* Compute the places again, because the dice may be those of another
   * throw. */
  ludo_board_view_forget_places (&LUDO_BOARD (widget)->view);
  g_object_notify_by_pspec (G_OBJECT (widget), props[PROP_MOVING]);
  if (LUDO_BOARD (widget)->begun && LUDO_BOARD (widget)->animation.move == NULL)
    emit_picked (LUDO_BOARD (widget));
}

static void
ludo_board_init (LudoBoard *self)
{
  self->animation_speed = LUDO_ANIMATION_NORMAL;
  self->typed = g_string_new (NULL);
  /* Keep the cursor, because GTK reads it from its file again after it was
   * freed. */
  self->hand = gdk_cursor_new_from_name ("pointer", NULL);
  self->animation.widget = GTK_WIDGET (self);
  self->animation.changed = moving_cb;
  self->animation.stepped = stepped_cb;
  self->animation.speed = 1;
  ludo_picker_init (&self->picker);
  self->picker.board = self;
  self->picker.changed = (void (*) (gpointer)) selection_changed;
  self->picker.begun = (void (*) (gpointer)) begun_cb;
  self->picker.refused = (void (*) (gpointer, const char *))
                           _ludo_board_refuse;
  ludo_board_view_init (&self->view, GTK_WIDGET (self), &self->picker,
                        &self->animation);
  ludo_board_places_init (&self->places, &self->view,
                          (LudoBoardPick) ludo_board_pick);

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (changed_cb), self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  -1);
  _ludo_board_init_input (self);
}

GtkWidget *
ludo_board_new (void)
{
  return g_object_new (LUDO_TYPE_BOARD, NULL);
}

LudoGame *
ludo_board_get_game (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), NULL);

  return self->game;
}

void
ludo_board_set_game (LudoBoard *self,
                     LudoGame  *game)
{
  const LudoDrawing *before;

  g_return_if_fail (LUDO_IS_BOARD (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (self->game == game)
    return;

  before = self->drawing;
  ludo_board_skip_motion (self);
  self->view.hover = -1;
  self->view.topic = -1;
  memset (self->view.notes, 0, sizeof self->view.notes);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);

  self->picker.game = game;
  self->view.game = game;
  if (game != NULL)
    self->drawing = ludo_drawing_for (ludo_game_get_rules (game)->id);
  self->picker.drawing = self->drawing;
  self->animation.drawing = self->drawing;
  self->view.drawing = self->drawing;
  /* The remaining sprites would be those of the other game. */
  if (self->drawing != before)
    ludo_board_view_forget (&self->view);

  if (game == NULL || self->drawing != before)
    ludo_board_places_remove (&self->places);
  self->places.last_focus = ludo_board_place_find_focused (GTK_WIDGET (self));
  if (game != NULL)
    {
      /* Places may be requested before the first allocation. */
      ludo_board_view_set_room (&self->view,
                                gtk_widget_get_width (GTK_WIDGET (self)),
                                gtk_widget_get_height (GTK_WIDGET (self)));
      if (self->places.all->len == 0)
        ludo_board_places_add (&self->places);
      update (self);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

void
ludo_board_set_interactive (LudoBoard *self,
                            gboolean   interactive)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->picker.interactive == !!interactive)
    return;

  self->picker.interactive = !!interactive;
  ludo_board_cancel (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ludo_board_set_final (LudoBoard *self,
                      gboolean   is_final)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  self->is_final = is_final;
}

void
ludo_board_set_pointing (LudoBoard *self,
                         gboolean   pointing)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  self->view.pointing = !!pointing;
  if (pointing)
    ludo_board_set_interactive (self, FALSE);
}

const char *
ludo_board_get_typed (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), NULL);

  return self->typed->str;
}

GtkWidget *
ludo_board_get_place (LudoBoard *self,
                      int        place)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), NULL);
  g_return_val_if_fail (place >= 0 && place < (int) self->places.all->len,
                        NULL);

  return g_ptr_array_index (self->places.all, place);
}

gboolean
ludo_board_get_place_bounds (LudoBoard *self,
                             int        place,
                             LudoRect  *bounds)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self) && bounds != NULL, FALSE);

  return self->game != NULL && place >= 0 && place < self->drawing->n_places
         && ludo_board_view_get_bounds (&self->view, place, bounds);
}

int
ludo_board_get_neighbour (LudoBoard     *self,
                          int            place,
                          LudoDirection  direction)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self) && self->game != NULL, place);

  return ludo_geometry_neighbour (ludo_board_view_get_places (&self->view),
                                  ludo_game_get_state (self->game), place,
                                  direction);
}

gboolean
ludo_board_get_coordinates (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return self->view.coordinates;
}

void
ludo_board_set_coordinates (LudoBoard *self,
                            gboolean   coordinates)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  self->view.coordinates = coordinates;
  ludo_board_view_forget_places (&self->view);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ludo_board_set_language (LudoBoard  *self,
                         const char *language)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  language = g_intern_string (language);
  if (language == self->view.language)
    return;

  self->view.language = language;
  ludo_board_view_forget (&self->view);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ludo_board_step (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return ludo_animation_step (&self->animation);
}

gboolean
ludo_board_get_stepping (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return ludo_animation_is_stepping (&self->animation);
}

guint
ludo_board_get_n_shown (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), 0);

  if (self->animation.move != NULL)
    return ludo_move_get_number (self->animation.move) - 1;

  return self->game != NULL ? ludo_game_get_n_plies (self->game) : 0;
}

double
ludo_board_get_motion_left (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), 0);

  return ludo_animation_get_left (&self->animation);
}

void
ludo_board_skip_motion (LudoBoard *self)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  ludo_animation_skip (&self->animation);
}
