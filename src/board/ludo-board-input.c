/* ludo-board-input.c: pointer and keyboard on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clicking and dragging give the same input: the places of a move, one after
 * the other.  A press alone does nothing; only the release picks, and a release
 * elsewhere cancels.  A movement below the threshold of a drag is a click.
 */

#include "board/ludo-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "board/ludo-announce.h"
#include "board/ludo-keys.h"
#include "play/record/ludo-ply-words.h"

#define TYPED_MAX (GAME_MOVE_TEXT_MAX - 1)

/* The milliseconds after which a letter counts as a question, and not as the
 * beginning of a notation. */
#define TYPING 500

/* Whether places can be picked or pointed at, perhaps after "play-asked". */
static gboolean
takes_acts (LudoBoard *self)
{
  if (!self->picker.interactive && !self->view.pointing)
    g_signal_emit_by_name (self, "play-asked");

  return self->picker.interactive || self->view.pointing;
}

/* Says why a person who acts, or throws, cannot do so now. */
static void
answer_act (LudoBoard *self,
            gboolean   throws)
{
  g_autofree char *sentence = ludo_picker_answer_act (&self->picker, throws);

  _ludo_board_emit_illegal (self, NULL, sentence, NULL);
}

void
_ludo_board_refuse (LudoBoard  *self,
                    const char *token)
{
  g_autofree char *sentence = NULL;
  const char *rule_id = NULL;

  sentence = ludo_game_describe_refusal (self->game, token, &rule_id);
  _ludo_board_emit_illegal (self, token, sentence, rule_id);
}

void
_ludo_board_set_typed (LudoBoard  *self,
                       const char *typed)
{
  if (typed[0] == '\0')
    self->letter = 0;
  if (g_str_equal (self->typed->str, typed))
    return;

  g_string_assign (self->typed, typed);
  g_object_notify (G_OBJECT (self), "typed");
}

/* Throws, or ends the turn.  Returns: FALSE if neither is possible. */
static gboolean
throw (LudoBoard *self)
{
  if (self->game == NULL || !takes_acts (self) || self->view.pointing)
    return FALSE;

  if (ludo_game_get_at_chance (self->game)
      && ludo_picker_can_act (&self->picker))
    {
      ludo_board_skip_motion (self);
      ludo_game_throw (self->game);
    }
  else if (ludo_game_get_turn_pending (self->game))
    ludo_game_end_turn (self->game);
  else
    return FALSE;

  return TRUE;
}

void
ludo_board_pick (LudoBoard *self,
                 int        place)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->game == NULL || !takes_acts (self))
    return;
  g_return_if_fail (place >= 0 && place < self->drawing->n_places);

  ludo_board_skip_motion (self);
  _ludo_board_set_typed (self, "");

  if (self->view.pointing)
    {
      g_signal_emit_by_name (self, "pointed", place);
      return;
    }
  if (place == self->drawing->throw_place && throw (self))
    return;

  if (ludo_picker_can_act (&self->picker)
      && !ludo_game_get_at_chance (self->game))
    ludo_picker_pick (&self->picker, place);
  else
    answer_act (self, FALSE);
}

gboolean
ludo_board_cancel (LudoBoard *self)
{
  gboolean begun;

  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  begun = self->begun;
  if (self->picker.n_path == 0 && self->typed->len == 0)
    {
      /* The signal also removes the explanation of a refusal that is still
       * shown. */
      g_signal_emit_by_name (self, "picked", NULL);
      return FALSE;
    }

  _ludo_board_set_typed (self, "");
  if (self->picker.part != NULL && self->is_final)
    return FALSE;
  ludo_picker_cancel (&self->picker);
  /* Stop showing the part of the move that was taken back. */
  if (begun)
    ludo_board_skip_motion (self);

  return TRUE;
}

int
ludo_board_get_path (LudoBoard  *self,
                     const int **path)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self) && path != NULL, 0);

  *path = self->picker.path;

  return self->picker.n_path;
}

static void
set_hover (LudoBoard *self,
           int        place)
{
  if (self->view.hover == place)
    return;

  self->view.hover = place;
  gtk_widget_set_cursor (GTK_WIDGET (self),
                         place >= 0 && ludo_picker_can_pick (&self->picker,
                                                             place)
                           ? self->hand : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static int
place_at (LudoBoard *self,
          double     x,
          double     y)
{
  return self->game != NULL ? ludo_board_view_place_at (&self->view, x, y)
                            : -1;
}

static gboolean
query_tooltip_cb (LudoBoard  *self,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  int place = keyboard ? ludo_board_place_find_focused (GTK_WIDGET (self))
                       : place_at (self, x, y);
  g_autofree char *text =
    self->game != NULL && place >= 0
      ? ludo_picker_explain_place (&self->picker, place) : NULL;

  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

static void
motion_cb (LudoBoard *self,
           double     x,
           double     y)
{
  set_hover (self, place_at (self, x, y));
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
  self->view.pressed = place_at (self, x, y);
  self->view.dragging = FALSE;

  if (self->view.pressed >= 0)
    gtk_widget_grab_focus (ludo_board_get_place (self, self->view.pressed));
}

/* Beyond the threshold the piece under the pointer is dragged and moves
 * along. */
static void
drag_update_cb (LudoBoard      *self,
                double          dx,
                double          dy,
                GtkGestureDrag *gesture)
{
  double x;
  double y;

  if (self->view.pressed < 0
      || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;

  if (!self->view.dragging
      && gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y,
                                   (int) (x + dx), (int) (y + dy)))
    {
      takes_acts (self);
      self->view.dragging = TRUE;
      ludo_board_skip_motion (self);
      ludo_picker_begin_drag (&self->picker, self->view.pressed);
    }
  self->view.drag_x = x + dx - self->view.area.x;
  self->view.drag_y = y + dy - self->view.area.y;
  if (self->view.dragging)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  set_hover (self, place_at (self, x + dx, y + dy));
}

static void
end_drag (LudoBoard *self)
{
  self->view.dragging = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Ends a drag from @from; @to chooses among the moves of its piece. */
static void
drop (LudoBoard *self,
      int        from,
      int        to)
{
  _ludo_board_set_typed (self, "");
  if (ludo_picker_can_act (&self->picker))
    ludo_picker_drop (&self->picker, from, to);
  else
    answer_act (self, FALSE);
}

static void
drag_end_cb (LudoBoard      *self,
             double          dx,
             double          dy,
             GtkGestureDrag *gesture)
{
  int pressed = self->view.pressed;
  int released;
  gboolean handled = FALSE;
  double x;
  double y;

  if (ludo_board_view_hide_way (&self->view))
    return;
  self->view.pressed = -1;
  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;

  released = place_at (self, x + dx, y + dy);
  if (self->view.pointing && self->view.dragging && pressed >= 0
      && released >= 0 && released != pressed)
    g_signal_emit_by_name (self, "dragged", pressed, released, &handled);
  if (!handled && pressed >= 0 && released == pressed
      && !(self->view.dragging
           && ludo_picker_get_last (&self->picker) == pressed))
    ludo_board_pick (self, released);
  else if (!handled && pressed >= 0 && released >= 0 && released != pressed
           && self->view.dragging && self->picker.interactive)
    drop (self, pressed, released);
  /* A failed drag does not take back a part of a move that was shown. */
  else if (!handled && self->picker.part == NULL)
    ludo_board_cancel (self);

  /* A lifted finger hovers over nothing.  Only a touch has a sequence. */
  if (gtk_gesture_get_last_updated_sequence (GTK_GESTURE (gesture)) != NULL)
    set_hover (self, -1);
  end_drag (self);
}

static void
drag_cancel_cb (LudoBoard *self)
{
  ludo_board_view_hide_way (&self->view);
  self->view.pressed = -1;
  if (self->view.dragging && self->picker.part == NULL)
    ludo_board_cancel (self);
  end_drag (self);
}

/* Returns the place with the focus, or -1. */
static int
find_focused (LudoBoard *self)
{
  return gtk_widget_get_state_flags (GTK_WIDGET (self))
         & GTK_STATE_FLAG_FOCUS_WITHIN
           ? ludo_board_place_find_focused (GTK_WIDGET (self)) : -1;
}

static gboolean
move_focus (LudoBoard     *self,
            LudoDirection  direction)
{
  int place = ludo_board_place_find_focused (GTK_WIDGET (self));
  int next;

  if (place < 0)
    return FALSE;

  next = ludo_board_get_neighbour (self, place, direction);
  if (next != place)
    gtk_widget_grab_focus (ludo_board_get_place (self, next));
  else
    /* A screen reader is silent if the focus does not move. */
    ludo_announce (GTK_WIDGET (self), _("Edge of the board."));

  return TRUE;
}

/* Moves the focus along the course of the game. */
static gboolean
move_along (LudoBoard *self,
            int        step)
{
  int place = ludo_board_places_find_along (&self->places, find_focused (self),
                                            step);

  return place >= 0
         && gtk_widget_grab_focus (ludo_board_get_place (self, place));
}

static void
answer_cb (gpointer data)
{
  LudoBoard *self = data;
  g_autofree char *text = g_steal_pointer (&self->answer);

  self->answer_source = 0;
  g_signal_emit_by_name (self, "announce", text);
}

/* Gives the pending answer, if any, before another act. */
static void
give_answer (LudoBoard *self)
{
  if (self->answer == NULL)
    return;

  g_clear_handle_id (&self->answer_source, g_source_remove);
  answer_cb (self);
}

void
_ludo_board_drop_answer (LudoBoard *self)
{
  g_clear_handle_id (&self->answer_source, g_source_remove);
  g_clear_pointer (&self->answer, g_free);
}

gboolean
ludo_board_press_letter (LudoBoard       *self,
                         guint            keyval,
                         GdkModifierType  state)
{
  const gboolean control = (state & GDK_CONTROL_MASK) != 0;
  char letter = (char) gdk_keyval_to_lower (keyval);
  gboolean is_handled = FALSE;
  g_autofree char *text = NULL;

  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  if (self->game == NULL || keyval > 0x7f || self->typed->len > 0
      || (state & (GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || (!control && !ludo_keys_get_letters ()))
    return FALSE;
  /* Of these letters only I needs Ctrl; the others must be without it. */
  if (control ? strchr ("lmo.", letter) != NULL : letter == 'i')
    return FALSE;

  /* A ring may be shown instead of the board.  Then only L works, because the
   * page answers it. */
  if (letter != 'l' && !gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;

  /* Skip the animation first, because the answer must not reveal its result. */
  if (strchr ("ilmo", letter) != NULL)
    ludo_board_skip_motion (self);
  switch (letter)
    {
    case 'o':
      text = ludo_board_places_describe_part (&self->places,
                                              (state & GDK_SHIFT_MASK) != 0);
      break;
    case 'l':
      g_signal_emit_by_name (self, "last-asked", &is_handled);
      if (is_handled)
        return TRUE;
      text = ludo_ply_words_describe_last (self->game);
      break;
    case 'm':
      text = self->begun
               ? self->drawing->describe_pick (ludo_game_get_state (self->game),
                                               self->picker.path,
                                               self->picker.n_path)
               : ludo_picker_describe_moves (&self->picker,
                                             find_focused (self));
      break;
    case 'i':
      text = ludo_game_describe_score (self->game);
      break;
    case 'h':
      if (!control && self->drawing->types_h)
        return FALSE;
      ludo_board_ask_hint (self);
      return TRUE;
    case 'r':
      if (control || !ludo_game_get_rules (self->game)->has_chance)
        return FALSE;
      if (!throw (self))
        answer_act (self, TRUE);
      return TRUE;
    case '.':
      /* Handle the key without a step too: no notation begins with it. */
      ludo_board_step (self);
      return TRUE;
    default:
      return FALSE;
    }

  if (text == NULL)
    return FALSE;

  give_answer (self);
  self->answer = g_steal_pointer (&text);
  self->letter = !control
                 && ludo_picker_begins_notation (&self->picker,
                                                 (char[]) { letter, 0 })
                   ? letter : 0;
  if (self->letter != 0)
    self->answer_source = g_timeout_add_once (TYPING, answer_cb, self);
  else
    give_answer (self);

  return TRUE;
}

/* Types the character of @keyval, or else @digit, which its key has with Shift
 * (0: none).  A letter that was a question is put in front only if no legal
 * move begins without it. */
static gboolean
type_character (LudoBoard *self,
                guint      keyval,
                guint      digit)
{
  gunichar c = gdk_keyval_to_unicode (keyval);
  const char *before = self->typed->str
                       + (self->letter != 0
                          && self->typed->str[0] == self->letter);
  g_autofree char *plain = NULL;
  g_autofree char *typed = NULL;

  if (c <= ' ' || c == 0x7f || !takes_acts (self))
    return FALSE;
  if (digit != 0)
    {
      plain = g_strdup_printf ("%s%c", before, c < 0x7f ? (char) c : ' ');
      c = ludo_picker_begins_move (&self->picker, plain) ? c : digit;
      g_clear_pointer (&plain, g_free);
    }
  if (c <= ' ' || c >= 0x7f || self->typed->len >= TYPED_MAX)
    return FALSE;

  plain = g_strdup_printf ("%s%c", before, (char) c);
  typed = g_strdup_printf ("%c%s", self->letter, plain);
  if (self->letter == 0 || ludo_picker_begins_move (&self->picker, plain)
      || !ludo_picker_begins_notation (&self->picker, typed))
    {
      g_free (typed);
      typed = g_steal_pointer (&plain);
    }
  _ludo_board_drop_answer (self);
  _ludo_board_set_typed (self, typed);

  /* A cell whose name was typed gets the focus. */
  for (int i = 0; i < self->drawing->n_places; i++)
    {
      char name[8];

      if (g_ascii_strcasecmp (self->drawing->place_name (i, name), typed) == 0)
        gtk_widget_grab_focus (ludo_board_get_place (self, i));
    }

  return TRUE;
}

/* Plays or refuses the notation typed so far.  The name of a place picks that
 * place if another is picked already and the name is no move. */
static void
submit_typed (LudoBoard *self)
{
  g_autofree char *text = g_strdup (self->typed->str);
  int place = ludo_drawing_find_place (self->drawing, text);
  GameMove move;

  ludo_board_skip_motion (self);
  if (self->view.pointing || self->begun
      || (place >= 0 && self->picker.n_path > 0
          && !ludo_picker_read_move (&self->picker, text, &move)))
    {
      _ludo_board_set_typed (self, "");
      if (place >= 0)
        ludo_board_pick (self, place);
      if (place >= 0 || self->view.pointing || self->is_final)
        return;
    }
  ludo_board_cancel (self);

  /* Read no notation while a throw is due, because a throw cannot be typed. */
  if (!ludo_picker_can_act (&self->picker)
      || ludo_game_get_at_chance (self->game))
    answer_act (self, FALSE);
  else if (ludo_picker_read_move (&self->picker, text, &move))
    ludo_game_play_move (self->game, move);
  else
    _ludo_board_refuse (self, text);
}

static gboolean
activate_focused (LudoBoard *self)
{
  int place = ludo_board_place_find_focused (GTK_WIDGET (self));

  if (self->typed->len > 0)
    submit_typed (self);
  else if (throw (self))
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
key_pressed_cb (LudoBoard             *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;
  gboolean along = !control && (state & GDK_SHIFT_MASK) != 0;
  gboolean is_modifier = keyval >= GDK_KEY_Shift_L
                         && keyval <= GDK_KEY_Hyper_R;

  if (self->game == NULL || (state & (GDK_ALT_MASK | GDK_SUPER_MASK)))
    return FALSE;

  keyval = ludo_keys_get_latin (keys, keyval, keycode);
  if (control || (gdk_keyval_to_unicode (keyval) <= ' ' && !is_modifier))
    {
      self->letter = 0;
      give_answer (self);
    }

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return along ? move_along (self, -1)
                   : move_focus (self, LUDO_DIRECTION_LEFT);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return along ? move_along (self, 1)
                   : move_focus (self, LUDO_DIRECTION_RIGHT);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return along ? move_along (self, -1)
                   : move_focus (self, control ? LUDO_DIRECTION_OTHER_UP
                                               : LUDO_DIRECTION_UP);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return along ? move_along (self, 1)
                   : move_focus (self, control ? LUDO_DIRECTION_OTHER_DOWN
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
      return ludo_board_press_letter (self, keyval, state)
             || (!control
                 && type_character (self, keyval,
                                    ludo_keys_get_digit (keys, keycode,
                                                         state)));
    }
}

void
_ludo_board_init_input (LudoBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *other = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
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
  self->drag = drag;

  /* The secondary button cancels the pick. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (other),
                                 GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (other, "pressed", G_CALLBACK (ludo_board_cancel),
                            self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (other));

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
