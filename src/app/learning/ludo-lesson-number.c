/* ludo-lesson-number.c: the number that answers a step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is typed, or found with the buttons at its sides, because a pupil may have
 * no keyboard.  GtkSpinButton has no empty state and, before GTK 4.14, no
 * signal of the key that answers.
 */

#include "app/learning/ludo-lesson-page-private.h"

#include <stdlib.h>

#include "board/ludo-announce.h"
#include "board/ludo-keys.h"
#include "play/ludo-signal.h"

/* The milliseconds from number to number while a button is held. */
#define REPEAT_MS 70

/* The greatest number of so many figures as the entry takes. */
#define NUMBER_MOST 999999

static void
answer_cb (LudoLessonPage *self)
{
  ludo_lesson_run_enter (self->run, gtk_editable_get_text (self->number_entry));
}

/* Makes the number greater by @by.  The first number found is 1, or 0 by the
 * other button. */
static void
step (LudoLessonPage *self,
      int             by)
{
  const char *text = gtk_editable_get_text (self->number_entry);
  int value = CLAMP (atoi (text), 0, NUMBER_MOST);
  g_autofree char *next = g_strdup_printf ("%d", CLAMP (value + by, 0,
                                                        NUMBER_MOST));

  gtk_editable_set_text (self->number_entry, next);
  gtk_editable_set_position (self->number_entry, -1);
}

/* A screen reader hears no entry that is changed from elsewhere. */
static void
tell (LudoLessonPage *self)
{
  ludo_announce (GTK_WIDGET (self->reply_label),
                 gtk_editable_get_text (self->number_entry));
}

static int
step_of (LudoLessonPage *self,
         GtkWidget      *button)
{
  return button == self->more_button ? 1 : -1;
}

static gboolean
repeat_cb (gpointer data)
{
  LudoLessonPage *self = data;

  step (self, step_of (self, self->held_button));

  return G_SOURCE_CONTINUE;
}

void
_ludo_lesson_page_let_number_go (LudoLessonPage *self)
{
  g_clear_handle_id (&self->repeat_id, g_source_remove);
}

static void
held_cb (LudoLessonPage *self,
         double          x,
         double          y,
         GtkGesture     *gesture)
{
  _ludo_lesson_page_let_number_go (self);
  self->held_button =
    gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  self->was_held = TRUE;
  self->repeat_id = g_timeout_add (REPEAT_MS, repeat_cb, self);
}

static void
pressed_cb (LudoLessonPage *self)
{
  self->was_held = FALSE;
}

static void
let_go_cb (LudoLessonPage *self)
{
  if (self->repeat_id != 0)
    tell (self);
  _ludo_lesson_page_let_number_go (self);
}

/* The end of a press that was held is no step more. */
static void
step_cb (LudoLessonPage *self,
         GtkWidget      *button)
{
  if (!self->was_held)
    {
      step (self, step_of (self, button));
      tell (self);
    }
  self->was_held = FALSE;
}

static void
make_step_button (LudoLessonPage *self,
                  GtkWidget      *button)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold),
                                              GTK_PHASE_CAPTURE);
  ludo_signal_connect (hold, "begin", pressed_cb, self);
  ludo_signal_connect (hold, "pressed", held_cb, self);
  ludo_signal_connect (hold, "end", let_go_cb, self);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (hold));
  ludo_signal_connect (button, "clicked", step_cb, self);
}

/* The entry takes no letters, so L is passed to the board: the text of the step
 * may ask for it. */
static gboolean
key_cb (LudoLessonPage        *self,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkEventControllerKey *keys)
{
  guint letter = ludo_keys_get_latin (keys, keyval, keycode);

  return gdk_keyval_to_lower (letter) == GDK_KEY_l
         && ludo_board_press_letter (self->board, letter, state);
}

void
_ludo_lesson_page_make_number (LudoLessonPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  ludo_signal_connect (keys, "key-pressed", key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self->number_entry), keys);
  make_step_button (self, self->less_button);
  make_step_button (self, self->more_button);
  ludo_signal_connect (self->number_button, "clicked", answer_cb, self);
  ludo_signal_connect (self->number_entry, "activate", answer_cb, self);
}
