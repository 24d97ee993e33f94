/* ludo-board.c: a widget that shows a game and lets it be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-board"

#include "config.h"

#include "board/ludo-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  SIGNAL_ILLEGAL,
  SIGNAL_ANNOUNCE,
  SIGNAL_HINT_ASKED,
  N_SIGNALS,
};

static GParamSpec *props[LUDO_BOARD_N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoBoard, ludo_board, GTK_TYPE_WIDGET)

void
_ludo_board_notify (LudoBoard     *self,
                    LudoBoardProp  prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
_ludo_board_tell_illegal (LudoBoard  *self,
                          const char *token,
                          const char *sentence,
                          const char *rule_id)
{
  g_signal_emit (self, signals[SIGNAL_ILLEGAL], 0,
                 token != NULL ? token : "",
                 sentence != NULL ? sentence : "",
                 rule_id != NULL ? rule_id : "");
}

void
_ludo_board_announce (LudoBoard  *self,
                      const char *text)
{
  g_signal_emit (self, signals[SIGNAL_ANNOUNCE], 0, text);
}

void
ludo_board_ask_hint (LudoBoard *self)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  g_signal_emit (self, signals[SIGNAL_HINT_ASKED], 0);
}

/* Everything is looked at anew. */
static void
update (LudoBoard *self)
{
  self->n_path = 0;
  self->picked_itself = FALSE;
  self->dragging = FALSE;
  _ludo_board_forget_hint (self);
  _ludo_board_set_typed (self, "");
  _ludo_board_find_candidates (self);
  _ludo_board_selection_changed (self);
  _ludo_board_pick_itself (self);
}

static void
changed_cb (LudoBoard *self,
            guint      n_undone,
            guint      n_played)
{
  /* A jump shows where it ends, not the last of the plies in between. */
  if (n_undone > 0)
    ludo_board_skip_motion (self);
  else if (n_played > 0)
    _ludo_board_show_motion (self, n_played);
  update (self);
}

static void
ludo_board_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  LudoBoard *self = LUDO_BOARD (widget);

  if (self->game == NULL || self->area.width < 1 || self->area.height < 1)
    return;

  _ludo_board_paint (self, snapshot);

  GTK_WIDGET_CLASS (ludo_board_parent_class)->snapshot (widget, snapshot);
}

/* Where the keyboard enters: where it was last, else where a move can begin,
 * else the first place. */
static GtkWidget *
find_entrance (LudoBoard *self)
{
  int entrance = self->last_focus;
  LudoRect bounds;

  if (entrance < 0 && ludo_game_get_at_chance (self->game))
    entrance = self->drawing->throw_place;
  else if (entrance < 0 && self->candidates->len > 0)
    entrance = g_array_index (self->candidates, LudoCandidate, 0).path[0];

  for (int i = 0; i <= self->drawing->n_places; i++)
    {
      if (ludo_board_get_place_bounds (self, entrance, &bounds))
        return ludo_board_get_place (self, entrance);
      entrance = i;
    }

  return NULL;
}

static gboolean
ludo_board_grab_focus (GtkWidget *widget)
{
  LudoBoard *self = LUDO_BOARD (widget);
  GtkWidget *place;

  if (self->game == NULL)
    return FALSE;

  place = find_entrance (self);

  return place != NULL && gtk_widget_grab_focus (place);
}

/* Tab enters the board and leaves it; the arrows move inside. */
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
    self->last_focus = ludo_board_place_get_place (LUDO_BOARD_PLACE (child));

  GTK_WIDGET_CLASS (ludo_board_parent_class)->set_focus_child (widget, child);
  gtk_widget_queue_draw (widget);
}

static void
ludo_board_css_changed (GtkWidget         *widget,
                        GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ludo_board_parent_class)->css_changed (widget, change);

  /* Colours and font of the desktop are part of the picture. */
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

static void
ludo_board_unmap (GtkWidget *widget)
{
  LudoBoard *self = LUDO_BOARD (widget);

  ludo_board_skip_motion (self);
  ludo_background_clear (&self->background);

  GTK_WIDGET_CLASS (ludo_board_parent_class)->unmap (widget);
}

static void
ludo_board_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  LudoBoard *self = LUDO_BOARD (object);

  switch ((LudoBoardProp) prop_id)
    {
    case LUDO_BOARD_PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case LUDO_BOARD_PROP_INTERACTIVE:
      g_value_set_boolean (value, self->interactive);
      break;
    case LUDO_BOARD_PROP_ANIMATE:
      g_value_set_boolean (value, self->animate);
      break;
    case LUDO_BOARD_PROP_SPEED:
      g_value_set_double (value, self->speed);
      break;
    case LUDO_BOARD_PROP_COORDINATES:
      g_value_set_boolean (value, self->coordinates);
      break;
    case LUDO_BOARD_PROP_STEP_BY_STEP:
      g_value_set_boolean (value, self->step_by_step);
      break;
    case LUDO_BOARD_PROP_MOVING:
      g_value_set_boolean (value, self->motion_move != NULL);
      break;
    case LUDO_BOARD_PROP_TYPED:
      g_value_set_string (value, self->typed->str);
      break;
    case LUDO_BOARD_PROP_0:
    case LUDO_BOARD_N_PROPS:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_board_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  LudoBoard *self = LUDO_BOARD (object);

  switch ((LudoBoardProp) prop_id)
    {
    case LUDO_BOARD_PROP_GAME:
      ludo_board_set_game (self, g_value_get_object (value));
      break;
    case LUDO_BOARD_PROP_INTERACTIVE:
      ludo_board_set_interactive (self, g_value_get_boolean (value));
      break;
    case LUDO_BOARD_PROP_ANIMATE:
      ludo_board_set_animate (self, g_value_get_boolean (value));
      break;
    case LUDO_BOARD_PROP_SPEED:
      ludo_board_set_speed (self, g_value_get_double (value));
      break;
    case LUDO_BOARD_PROP_COORDINATES:
      ludo_board_set_coordinates (self, g_value_get_boolean (value));
      break;
    case LUDO_BOARD_PROP_STEP_BY_STEP:
      ludo_board_set_step_by_step (self, g_value_get_boolean (value));
      break;
    case LUDO_BOARD_PROP_MOVING:
    case LUDO_BOARD_PROP_TYPED:
    case LUDO_BOARD_PROP_0:
    case LUDO_BOARD_N_PROPS:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_board_dispose (GObject *object)
{
  LudoBoard *self = LUDO_BOARD (object);

  ludo_board_skip_motion (self);
  _ludo_board_remove_places (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_board_parent_class)->dispose (object);
}

static void
ludo_board_finalize (GObject *object)
{
  LudoBoard *self = LUDO_BOARD (object);

  g_array_unref (self->candidates);
  g_array_unref (self->labels);
  g_queue_free (self->motion_queue);
  g_ptr_array_unref (self->places);
  g_string_free (self->typed, TRUE);
  ludo_background_clear (&self->background);
  g_free (self->language);

  G_OBJECT_CLASS (ludo_board_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                             | G_PARAM_EXPLICIT_NOTIFY);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  props[LUDO_BOARD_PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, LUDO_TYPE_GAME, flags);
  props[LUDO_BOARD_PROP_INTERACTIVE] =
    g_param_spec_boolean ("interactive", NULL, NULL, TRUE, flags);
  props[LUDO_BOARD_PROP_ANIMATE] =
    g_param_spec_boolean ("animate", NULL, NULL, TRUE, flags);
  props[LUDO_BOARD_PROP_SPEED] =
    g_param_spec_double ("speed", NULL, NULL, 0.1, 10, 1, flags);
  props[LUDO_BOARD_PROP_COORDINATES] =
    g_param_spec_boolean ("coordinates", NULL, NULL, FALSE, flags);
  props[LUDO_BOARD_PROP_STEP_BY_STEP] =
    g_param_spec_boolean ("step-by-step", NULL, NULL, FALSE, flags);
  props[LUDO_BOARD_PROP_MOVING] =
    g_param_spec_boolean ("moving", NULL, NULL, FALSE, readable);
  props[LUDO_BOARD_PROP_TYPED] =
    g_param_spec_string ("typed", NULL, NULL, "", readable);
  g_object_class_install_properties (object_class, LUDO_BOARD_N_PROPS, props);
}

static void
ludo_board_class_init (LudoBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ludo_board_get_property;
  object_class->set_property = ludo_board_set_property;
  object_class->dispose = ludo_board_dispose;
  object_class->finalize = ludo_board_finalize;
  widget_class->measure = _ludo_board_measure;
  widget_class->size_allocate = _ludo_board_size_allocate;
  widget_class->snapshot = ludo_board_snapshot;
  widget_class->grab_focus = ludo_board_grab_focus;
  widget_class->focus = ludo_board_focus;
  widget_class->set_focus_child = ludo_board_set_focus_child;
  widget_class->css_changed = ludo_board_css_changed;
  widget_class->unmap = ludo_board_unmap;

  install_properties (object_class);

  signals[SIGNAL_ILLEGAL] =
    g_signal_new ("illegal", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_STRING,
                  G_TYPE_STRING, G_TYPE_STRING);
  signals[SIGNAL_ANNOUNCE] =
    g_signal_new ("announce", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_HINT_ASKED] =
    g_signal_new ("hint-asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GRID);
}

static void
ludo_board_init (LudoBoard *self)
{
  self->interactive = TRUE;
  self->animate = TRUE;
  self->speed = 1;
  self->hover = -1;
  self->pressed = -1;
  self->last_focus = -1;
  self->candidates = g_array_new (FALSE, FALSE, sizeof (LudoCandidate));
  self->places = g_ptr_array_new ();
  self->labels = g_array_new (FALSE, FALSE, sizeof (LudoLabel));
  self->motion_queue = g_queue_new ();
  self->typed = g_string_new (NULL);

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
  g_return_if_fail (LUDO_IS_BOARD (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (self->game == game)
    return;

  ludo_board_skip_motion (self);
  _ludo_board_remove_places (self);
  self->last_focus = -1;
  self->hover = -1;
  memset (self->notes, 0, sizeof self->notes);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);

  if (game != NULL)
    {
      self->drawing = ludo_drawing_for (ludo_game_get_rules (game)->id);
      _ludo_board_add_places (self);
      update (self);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
  _ludo_board_notify (self, LUDO_BOARD_PROP_GAME);
}

gboolean
ludo_board_get_interactive (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return self->interactive;
}

void
ludo_board_set_interactive (LudoBoard *self,
                            gboolean   interactive)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  interactive = !!interactive;
  if (self->interactive == interactive)
    return;

  self->interactive = interactive;
  ludo_board_cancel (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  _ludo_board_notify (self, LUDO_BOARD_PROP_INTERACTIVE);
}

gboolean
ludo_board_get_animate (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return self->animate;
}

void
ludo_board_set_animate (LudoBoard *self,
                        gboolean   animate)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  animate = !!animate;
  if (self->animate == animate)
    return;

  self->animate = animate;
  if (!animate)
    ludo_board_skip_motion (self);
  _ludo_board_notify (self, LUDO_BOARD_PROP_ANIMATE);
}

double
ludo_board_get_speed (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), 1);

  return self->speed;
}

void
ludo_board_set_speed (LudoBoard *self,
                      double     speed)
{
  g_return_if_fail (LUDO_IS_BOARD (self));
  g_return_if_fail (speed > 0);

  if (G_APPROX_VALUE (self->speed, speed, 1e-6))
    return;

  self->speed = speed;
  _ludo_board_notify (self, LUDO_BOARD_PROP_SPEED);
}

gboolean
ludo_board_get_coordinates (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return self->coordinates;
}

void
ludo_board_set_coordinates (LudoBoard *self,
                            gboolean   coordinates)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  coordinates = !!coordinates;
  if (self->coordinates == coordinates)
    return;

  self->coordinates = coordinates;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  _ludo_board_notify (self, LUDO_BOARD_PROP_COORDINATES);
}

void
ludo_board_set_language (LudoBoard  *self,
                         const char *language)
{
  char *copy;

  g_return_if_fail (LUDO_IS_BOARD (self));

  if (g_strcmp0 (language, self->language) == 0)
    return;

  copy = g_strdup (language);
  g_free (self->language);
  self->language = copy;
  ludo_background_clear (&self->background);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ludo_board_get_step_by_step (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return self->step_by_step;
}

void
ludo_board_set_step_by_step (LudoBoard *self,
                             gboolean   step_by_step)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  step_by_step = !!step_by_step;
  if (self->step_by_step == step_by_step)
    return;

  /* What is being shown was measured the other way. */
  ludo_board_skip_motion (self);
  self->step_by_step = step_by_step;
  _ludo_board_notify (self, LUDO_BOARD_PROP_STEP_BY_STEP);
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
  g_return_val_if_fail (place >= 0 && place < (int) self->places->len, NULL);

  return g_ptr_array_index (self->places, place);
}

gboolean
ludo_board_note (LudoBoard  *self,
                 const char *place_name)
{
  int place;

  g_return_val_if_fail (LUDO_IS_BOARD (self) && place_name != NULL, FALSE);
  g_return_val_if_fail (self->drawing != NULL, FALSE);

  place = ludo_drawing_find_place (self->drawing, place_name);
  if (place < 0)
    return FALSE;

  self->notes[place] |= LUDO_MARK_NOTE;
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}
