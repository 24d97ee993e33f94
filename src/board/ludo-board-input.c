/* ludo-board-input.c: pointer and keyboard on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clicking and dragging say the same thing: the places of a move, one after
 * the other.  A press alone does nothing; only the release commits, and a
 * release elsewhere cancels.  A hand that trembles stays below the drag
 * threshold and has clicked.
 */

#define G_LOG_DOMAIN "ludo-board-input"

#include "config.h"

#include "board/ludo-board-private.h"

#define TYPED_MAX (GAME_MOVE_TEXT_MAX - 1)

static void
set_hover (LudoBoard *self,
           int        place)
{
  if (self->hover == place)
    return;

  self->hover = place;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                   place >= 0
                                     && _ludo_board_can_pick (self, place)
                                     ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (LudoBoard *self,
           double     x,
           double     y)
{
  set_hover (self, _ludo_board_place_at (self, x, y));
}

static void
leave_cb (LudoBoard *self)
{
  set_hover (self, -1);
}

static void
drag_begin_cb (LudoBoard *self,
               double     x,
               double     y)
{
  self->pressed = _ludo_board_place_at (self, x, y);
  self->dragging = FALSE;

  if (self->pressed >= 0)
    gtk_widget_grab_focus (ludo_board_get_place (self, self->pressed));
}

/* What was taken up follows the pointer. */
static void
carry (LudoBoard *self,
       double     x,
       double     y)
{
  self->drag_x = x - self->area.x;
  self->drag_y = y - self->area.y;
  if (self->dragging)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Past the threshold the man under the hand is taken up. */
static void
drag_update_cb (LudoBoard      *self,
                double          dx,
                double          dy,
                GtkGestureDrag *gesture)
{
  double x;
  double y;

  if (self->pressed < 0 || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;

  if (!self->dragging
      && gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y,
                                   (int) (x + dx), (int) (y + dy)))
    {
      self->dragging = TRUE;
      ludo_board_skip_motion (self);
      _ludo_board_begin_drag (self, self->pressed);
    }
  carry (self, x + dx, y + dy);
  set_hover (self, _ludo_board_place_at (self, x + dx, y + dy));
}

static void
end_drag (LudoBoard *self)
{
  self->dragging = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A finger that has been lifted points at nothing any more; only those of a
 * finger have a sequence. */
static void
lift_finger (LudoBoard  *self,
             GtkGesture *gesture)
{
  if (gtk_gesture_get_last_updated_sequence (gesture) != NULL)
    set_hover (self, -1);
}

static void
drag_end_cb (LudoBoard      *self,
             double          dx,
             double          dy,
             GtkGestureDrag *gesture)
{
  int pressed = self->pressed;
  int released;
  double x;
  double y;

  self->pressed = -1;
  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;

  released = _ludo_board_place_at (self, x + dx, y + dy);
  if (released >= 0 && released == pressed && self->n_path == 0)
    ludo_board_pick (self, released);
  else if (released >= 0 && (self->dragging ? released != pressed
                                            : released == pressed))
    ludo_board_pick (self, released);
  else
    ludo_board_cancel (self);
  lift_finger (self, GTK_GESTURE (gesture));
  end_drag (self);
}

static void
drag_cancel_cb (LudoBoard *self)
{
  self->pressed = -1;
  if (self->dragging)
    ludo_board_cancel (self);
  end_drag (self);
}

static gboolean
move_focus (LudoBoard     *self,
            LudoDirection  direction)
{
  const GameState *state = ludo_game_get_state (self->game);
  int place = _ludo_board_focused_place (self);

  if (place < 0)
    return FALSE;

  /* Past places that are not to be seen now, as far as the rim. */
  for (int i = 0; i < self->drawing->n_places; i++)
    {
      int next = self->drawing->neighbour (state, place, direction);
      LudoRect bounds;

      if (next == place)
        break;
      place = next;
      if (ludo_board_get_place_bounds (self, place, &bounds))
        {
          gtk_widget_grab_focus (ludo_board_get_place (self, place));
          break;
        }
    }

  return TRUE;
}

/* A cell whose name was typed gets the focus. */
static void
jump_to_typed (LudoBoard *self)
{
  for (int i = 0; i < self->drawing->n_places; i++)
    {
      char buffer[8];
      const char *name = self->drawing->place_name (i, buffer);

      if (g_ascii_strcasecmp (name, self->typed->str) == 0)
        gtk_widget_grab_focus (ludo_board_get_place (self, i));
    }
}

/* Whether the name of a place, or a legal move, begins with @letter, so that
 * it must be left to the notation. */
static gboolean
begins_notation (LudoBoard *self,
                 char       letter)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const GameState *state = ludo_game_get_state (self->game);

  for (guint i = 0; i < self->candidates->len; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (state,
                         g_array_index (self->candidates, LudoCandidate, i)
                           .moves[0], token);
      if (token[0] == letter)
        return TRUE;
    }

  for (int i = 0; i < self->drawing->n_places; i++)
    {
      char buffer[8];
      const char *name = self->drawing->place_name (i, buffer);

      if (g_ascii_tolower (name[0]) == letter)
        return TRUE;
    }

  return FALSE;
}

/* The letters that ask for something, as long as nothing is being typed.  One
 * that may begin a notation is remembered, so that what follows
 * completes it; only a hint, which is not harmless, then wants Ctrl
 * as well. */
static gboolean
press_letter (LudoBoard *self,
              guint      keyval,
              gboolean   control)
{
  char letter = (char) gdk_keyval_to_lower (keyval);
  g_autofree char *text = NULL;

  if (keyval > 0x7f || self->typed->len > 0)
    return FALSE;

  switch (letter)
    {
    case 'o':
      text = control ? NULL : _ludo_board_describe_position (self);
      break;
    case 'l':
      text = control ? NULL : _ludo_board_describe_last (self);
      break;
    case 'm':
      text = control ? NULL : _ludo_board_describe_moves (self);
      break;
    case 'h':
      if (!control && begins_notation (self, letter))
        return FALSE;
      ludo_board_ask_hint (self);
      return TRUE;
    case 'r':
      if (control || !ludo_game_get_rules (self->game)->has_chance)
        return FALSE;
      if (!_ludo_board_throw (self))
        _ludo_board_tell_turn (self);
      return TRUE;
    case '.':
      /* No notation begins with it, even where there is nothing to show. */
      if (!control)
        ludo_board_step (self);
      return !control;
    default:
      return FALSE;
    }

  if (text == NULL)
    return FALSE;

  _ludo_board_announce (self, text);
  self->letter = begins_notation (self, letter) ? letter : 0;

  return TRUE;
}

static gboolean
type_character (LudoBoard *self,
                guint      keyval)
{
  gunichar c = gdk_keyval_to_unicode (keyval);
  const char before[] = { self->letter, '\0' };
  g_autofree char *typed = NULL;

  if (c <= ' ' || c >= 0x7f || self->typed->len >= TYPED_MAX)
    return FALSE;

  typed = g_strdup_printf ("%s%s%c", self->typed->str,
                           self->typed->len == 0 ? before : "", (char) c);
  self->letter = 0;
  _ludo_board_set_typed (self, typed);
  jump_to_typed (self);

  return TRUE;
}

static gboolean
activate_focused (LudoBoard *self)
{
  int place = _ludo_board_focused_place (self);

  if (self->typed->len > 0)
    _ludo_board_submit_typed (self);
  else if (_ludo_board_throw (self))
    return TRUE;
  else if (place >= 0)
    ludo_board_pick (self, place);
  else
    return FALSE;

  return TRUE;
}

static gboolean
erase_typed (LudoBoard *self)
{
  g_autofree char *typed = NULL;

  if (self->typed->len == 0)
    return FALSE;

  self->letter = 0;
  typed = g_strndup (self->typed->str, self->typed->len - 1);
  _ludo_board_set_typed (self, typed);

  return TRUE;
}

static gboolean
key_pressed_cb (LudoBoard       *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if (self->game == NULL || (state & (GDK_ALT_MASK | GDK_SUPER_MASK)))
    return FALSE;

  if (control || gdk_keyval_to_unicode (keyval) <= ' ')
    self->letter = 0;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return move_focus (self, LUDO_DIRECTION_LEFT);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return move_focus (self, LUDO_DIRECTION_RIGHT);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return move_focus (self, control ? LUDO_DIRECTION_OTHER_UP
                                       : LUDO_DIRECTION_UP);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return move_focus (self, control ? LUDO_DIRECTION_OTHER_DOWN
                                       : LUDO_DIRECTION_DOWN);
    case GDK_KEY_Escape:
      return ludo_board_cancel (self);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return !control && activate_focused (self);
    case GDK_KEY_BackSpace:
      return erase_typed (self);
    default:
      return press_letter (self, keyval, control)
             || (!control && self->interactive
                 && type_character (self, keyval));
    }
}

/* What beside the cells cannot be used now says why. */
static gboolean
query_tooltip_cb (LudoBoard  *self,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  int place = keyboard ? _ludo_board_focused_place (self)
                       : _ludo_board_place_at (self, x, y);
  g_autofree char *text = NULL;

  if (place < 0)
    return FALSE;

  text = _ludo_board_explain_place (self, place);
  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

void
_ludo_board_init_input (LudoBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag),
                                 GDK_BUTTON_PRIMARY);
  /* A finger does all that the mouse does. */
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), FALSE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb),
                            self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb),
                            self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb),
                            self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));

  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb),
                    NULL);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (widget, keys);
}
