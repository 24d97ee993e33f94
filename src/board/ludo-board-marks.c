/* ludo-board-marks.c: marks that others set on a board, and the way of a place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-board-private.h"

#include "board/ludo-keys.h"

void
ludo_board_mark_hint (LudoBoard        *self,
                      guint64           cells,
                      const LudoAdvice *advice)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->game == NULL)
    return;

  ludo_board_view_hint (&self->view, cells, advice);
  ludo_board_places_name (&self->places);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
ludo_board_get_marks (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), 0);

  return self->game != NULL ? ludo_board_view_get_marks (&self->view) : 0;
}

gboolean
ludo_board_mark_note (LudoBoard  *self,
                      const char *place_name)
{
  int place;

  g_return_val_if_fail (LUDO_IS_BOARD (self) && place_name != NULL, FALSE);
  g_return_val_if_fail (self->drawing != NULL, FALSE);

  place = ludo_drawing_find_place (self->drawing, place_name);
  if (place < 0)
    return FALSE;

  self->view.notes[place] |= LUDO_MARK_NOTE;
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

void
ludo_board_set_topic (LudoBoard *self,
                      int        place)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->view.topic == place)
    return;
  self->view.topic = place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ludo_board_show_way (LudoBoard *self,
                     int        place)
{
  const LudoPicker *picker;
  int path[LUDO_PATH_MAX];
  int n_path = 0;
  g_autofree char *sentence = NULL;
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  if (self->game == NULL || place < 0 || self->drawing->find_way == NULL
      || self->animation.move != NULL
      || (!self->shows_ways && self->way_refusal == NULL))
    return FALSE;

  /* A place without a name, such as a direction, continues the pick. */
  picker = &self->picker;
  if (picker->n_path > 0 && picker->n_path < LUDO_PATH_MAX
      && self->drawing->place_name (place, (char[8]) { 0 })[0] == '\0')
    for (; n_path < picker->n_path; n_path++)
      path[n_path] = picker->path[n_path];
  path[n_path++] = place;

  ludo_board_hide_way (self);
  sentence = self->drawing->find_way (ludo_picker_get_state (picker), path,
                                      n_path, &self->view.way);
  if (sentence == NULL)
    return FALSE;

  if (!self->shows_ways)
    game_trace_clear (&self->view.way);
  g_signal_emit_by_name (self, "announce", self->shows_ways
                                             ? sentence : self->way_refusal);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

void
ludo_board_hide_way (LudoBoard *self)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  ludo_board_view_hide_way (&self->view);
}

/* Shows the way of a place at a long press, which is no click then. */
static void
long_pressed_cb (LudoBoard *self,
                 double     x,
                 double     y)
{
  if (self->game != NULL && !self->view.dragging
      && ludo_board_show_way (self, ludo_board_view_place_at (&self->view, x,
                                                              y)))
    {
      self->view.is_way_shown = TRUE;
      self->view.pressed = -1;
    }
}

static gboolean
key_pressed_cb (LudoBoard             *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  if (ludo_keys_find_letter (keys, keyval, keycode, state) != GDK_KEY_w
      || self->typed->len > 0 || self->drawing == NULL
      || self->drawing->find_way == NULL)
    return FALSE;

  /* The key repeats while it is pressed. */
  if (!self->view.is_way_shown)
    {
      ludo_board_skip_motion (self);
      ludo_board_show_way (self,
                           ludo_board_place_find_focused (GTK_WIDGET (self)));
      self->view.is_way_shown = TRUE;
    }

  return TRUE;
}

static void
key_released_cb (LudoBoard             *self,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        state,
                 GtkEventControllerKey *keys)
{
  keyval = ludo_keys_get_latin (keys, keyval, keycode);
  if (gdk_keyval_to_lower (keyval) == GDK_KEY_w)
    ludo_board_hide_way (self);
}

/* Adds the controllers that show the way of a place. */
static void
init_way_controllers (LudoBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), FALSE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed_cb),
                            self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_gesture_group (press, self->drag);

  /* Handle the key before it becomes a part of a notation. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb),
                            self);
  gtk_widget_add_controller (widget, keys);
  /* Hide the way when the focus leaves, because the key may be released in
   * another window. */
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (ludo_board_hide_way),
                            self);
  gtk_widget_add_controller (widget, focus);
}

void
ludo_board_set_shows_ways (LudoBoard  *self,
                           gboolean    shown,
                           const char *refusal)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (!self->has_way_controllers)
    init_way_controllers (self);
  self->has_way_controllers = TRUE;
  self->shows_ways = shown;
  g_free (self->way_refusal);
  self->way_refusal = shown ? NULL : g_strdup (refusal);
  if (!shown)
    ludo_board_hide_way (self);
  /* The preferences may have changed the spelling as well. */
  if (self->game != NULL)
    ludo_board_places_name (&self->places);
}

const GameState *
ludo_board_get_state (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), NULL);

  return self->game != NULL ? ludo_picker_get_state (&self->picker) : NULL;
}
