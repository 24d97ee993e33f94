/* ludo-lesson-answers.c: where LudoLessonPage takes an answer that is not given
 * on the board: one of several options, or a number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number is typed, or found with the buttons at its sides, because a pupil
 * may have no keyboard.  GtkSpinButton has no empty state and, before GTK 4.14,
 * no signal of the key that answers.
 */

#include "app/learning/ludo-lesson-page-private.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "board/ludo-keys.h"
#include "play/ludo-signal.h"

/* The milliseconds from number to number while a button is held. */
#define REPEAT_MS 70

/* The greatest number that fits into the entry. */
#define NUMBER_MOST 999999

/* The gap between the buttons of two numbers, in pixels, in addition to the one
 * that the flow leaves. */
#define NUMBER_GAP 5

/* The key of the data of a chosen option: its name after it was judged. */
#define JUDGED "ludo-judged"

static void
answer_cb (LudoLessonPage *self)
{
  ludo_lesson_run_enter (self->run, gtk_editable_get_text (self->number_entry));
}

/* Adds @by to the number.  An empty entry becomes 1 or 0. */
static void
change_number (LudoLessonPage *self,
               int             by)
{
  const char *text = gtk_editable_get_text (self->number_entry);
  int value = CLAMP (atoi (text), 0, NUMBER_MOST);
  g_autofree char *next = g_strdup_printf ("%d", CLAMP (value + by, 0,
                                                        NUMBER_MOST));

  gtk_editable_set_text (self->number_entry, next);
  gtk_editable_set_position (self->number_entry, -1);
}

/* Announces the number, because a screen reader ignores a change of an entry
 * that does not have the focus. */
static void
tell_number (LudoLessonPage *self)
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

  change_number (self, step_of (self, self->held_button));

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
    tell_number (self);
  _ludo_lesson_page_let_number_go (self);
}

/* The click at the end of a long press changes nothing, because the press
 * itself has changed the number. */
static void
step_cb (LudoLessonPage *self,
         GtkWidget      *button)
{
  if (!self->was_held)
    {
      change_number (self, step_of (self, button));
      tell_number (self);
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

void
_ludo_lesson_page_leave (LudoLessonPage *self,
                         GtkWidget      *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (gtk_widget_get_focus_child (parent) == widget)
    gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->ring))
                             ? GTK_WIDGET (self->ring)
                             : GTK_WIDGET (self->board));
}

void
_ludo_lesson_page_set_enabled (LudoLessonPage *self,
                               GtkWidget      *widget,
                               gboolean        enabled)
{
  if (!enabled)
    _ludo_lesson_page_leave (self, widget);
  gtk_widget_set_sensitive (widget, enabled);
}

static void
option_clicked_cb (LudoLessonPage *self,
                   GtkWidget      *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button),
                                                     "index"));

  if (ludo_lesson_run_get_step (self->run)->kind == LUDO_STEP_CHOOSE)
    ludo_lesson_run_choose (self->run, index);
  else
    ludo_lesson_run_predict (self->run, index);
}

/* Returns: (transfer none): the visible words of @option. */
static const char *
get_words (GtkWidget *option)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (option));

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (box)));
}

static void
add_option (LudoLessonPage *self,
            guint           index,
            const char     *words,
            gboolean        is_number)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *box = is_number ? gtk_overlay_new ()
                             : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = gtk_image_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  /* The mark has its place before it appears, so that no answer moves; for a
   * number this is a corner.  Only the label expands, because the page would
   * widen its column otherwise. */
  if (is_number)
    {
      gtk_widget_set_margin_end (button, NUMBER_GAP);
      gtk_widget_set_halign (mark, GTK_ALIGN_END);
      gtk_widget_set_valign (mark, GTK_ALIGN_START);
      gtk_overlay_set_child (GTK_OVERLAY (box), label);
      gtk_overlay_add_overlay (GTK_OVERLAY (box), mark);
      gtk_widget_add_css_class (button, "number");
    }
  else
    {
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_set_hexpand (box, FALSE);
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (box), mark);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "lesson-option");
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  ludo_signal_connect (button, "clicked", option_clicked_cb, self);
  gtk_box_append (GTK_BOX (self->options_box), button);
}

/* Names each answer by its words and its number: the focus comes to the first
 * before the question is heard, and the words alone would sound like more of
 * the lesson. */
static void
number_answers (LudoLessonPage *self)
{
  guint n = 0, index = 0;

  for (GtkWidget *option = gtk_widget_get_first_child (self->options_box);
       option != NULL; option = gtk_widget_get_next_sibling (option))
    n++;
  for (GtkWidget *option = gtk_widget_get_first_child (self->options_box);
       option != NULL; option = gtk_widget_get_next_sibling (option))
    {
      const char *words = get_words (option);
      const char *last = g_utf8_prev_char (words + strlen (words));
      g_autofree char *number = g_strdup_printf (_("Answer %u of %u"), ++index,
                                                 n);
      g_autofree char *name =
        g_strjoin (g_unichar_isalnum (g_utf8_get_char (last)) ? ". " : " ",
                   words, number, NULL);

      ludo_names_label (option, name);
    }
}

void
_ludo_lesson_page_make_options (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  const int *outcomes = ludo_lesson_run_get_outcomes (self->run);
  LudoGame *game = ludo_lesson_run_get_game (self->run);
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (game)->id);

  ludo_flow_remove_all (self->options_box);
  /* Numbers stand side by side, sentences below one another. */
  gtk_widget_set_halign (self->options_box, step->kind == LUDO_STEP_PREDICT
                                              ? GTK_ALIGN_START
                                              : GTK_ALIGN_FILL);
  if (step->kind == LUDO_STEP_PREDICT)
    ludo_flow_children (self->options_box);
  else
    {
      GtkLayoutManager *layout = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);

      gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
      gtk_widget_set_layout_manager (self->options_box, layout);
    }
  for (guint i = 0; i < step->options->len; i++)
    {
      g_autofree char *words =
        ludo_lesson_dup_text (g_ptr_array_index (step->options, i),
                              ludo_page_language_now (), TRUE);

      add_option (self, i, words, FALSE);
    }
  for (guint i = 0; step->kind == LUDO_STEP_PREDICT && outcomes[i] >= 0; i++)
    {
      char name[8];

      add_option (self, i, drawing->place_name (outcomes[i], name), TRUE);
    }
  number_answers (self);
  gtk_widget_set_visible (self->options_box,
                          gtk_widget_get_first_child (self->options_box)
                            != NULL);
  gtk_widget_set_visible (self->sure_box,
                          step->kind == LUDO_STEP_PREDICT
                          && ludo_lesson_run_get_state (self->run)
                             != LUDO_RUN_DONE);
}

/* Sets the name of @option that says how it was judged after the focus has left
 * it, because a screen reader would speak a new name beside the reply. */
static void
name_option (GtkWidget *option)
{
  if (!gtk_widget_has_focus (option))
    ludo_names_label_late (option,
                           g_object_get_data (G_OBJECT (option), JUDGED));
}

/* Marks @option as the answer that was chosen, by shape, colour and name.  In a
 * debate no answer is the right one, and a prediction need not come true. */
static void
mark_option (GtkWidget *option,
             gboolean   is_right)
{
  GtkWidget *mark = gtk_widget_get_last_child
                      (gtk_button_get_child (GTK_BUTTON (option)));
  char *name =
    g_strjoin (". ", is_right ? C_("reply", "Right") : _("Your answer"),
               get_words (option), NULL);

  gtk_widget_add_css_class (option, is_right ? "right" : "note");
  gtk_image_set_from_icon_name (GTK_IMAGE (mark),
                                is_right ? "object-select-symbolic"
                                         : "media-record-symbolic");
  g_object_set_data_full (G_OBJECT (option), JUDGED, name, g_free);
  name_option (option);
  g_signal_handlers_disconnect_by_func (option, name_option, NULL);
  g_signal_connect (option, "notify::has-focus", G_CALLBACK (name_option),
                    NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (option),
                               GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
}

gboolean
_ludo_lesson_page_is_throwing (LudoLessonPage *self)
{
  gboolean moving;

  g_object_get (self->board, "moving", &moving, NULL);

  return moving && ludo_lesson_run_get_step (self->run)->kind
                   == LUDO_STEP_PREDICT;
}

void
_ludo_lesson_page_mark_options (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  gboolean is_right = step->kind == LUDO_STEP_PREDICT
                        ? ludo_lesson_run_get_tone (self->run)
                          == LUDO_TONE_RIGHT
                        : step->right_options != 0;
  gboolean is_throwing = _ludo_lesson_page_is_throwing (self);
  int chosen = ludo_lesson_run_get_chosen (self->run);
  int index = 0;

  if (ludo_lesson_run_get_state (self->run) != LUDO_RUN_DONE && !is_throwing)
    return;
  for (GtkWidget *option = gtk_widget_get_first_child (self->options_box);
       option != NULL; option = gtk_widget_get_next_sibling (option))
    {
      _ludo_lesson_page_set_enabled (self, option, FALSE);
      if (index++ == chosen && !is_throwing)
        mark_option (option, is_right);
    }
}
