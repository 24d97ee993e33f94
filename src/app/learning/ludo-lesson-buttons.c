/* ludo-lesson-buttons.c: the buttons of LudoLessonPage
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

static gboolean
is_usable (LudoLessonPage *self,
           GtkWidget      *button)
{
  return ludo_button_row_get_offered (self->row, button)
         && gtk_widget_get_sensitive (button);
}

void
_ludo_lesson_page_lead_focus (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  LudoRunState state = ludo_lesson_run_get_state (self->run);
  GtkWidget *goal = GTK_WIDGET (self->board);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self))
      || (gtk_widget_get_focus_child (self->why_box) != NULL
          && gtk_widget_get_visible (self->why_box)))
    return;

  if (state == LUDO_RUN_WRONG && is_usable (self, self->again_button))
    goal = self->again_button;
  else if (is_usable (self, self->on_button))
    goal = self->on_button;
  else if (gtk_widget_get_visible (self->laboratory_button))
    goal = self->laboratory_button;
  else if (step->kind == LUDO_STEP_NUMBER)
    goal = GTK_WIDGET (self->number_entry);
  else if (step->kind == LUDO_STEP_CHOOSE || step->kind == LUDO_STEP_PREDICT)
    {
      GtkWidget *focus = gtk_widget_get_focus_child (self->options_box);

      goal = focus != NULL ? focus
                           : gtk_widget_get_first_child (self->options_box);
    }
  if (goal != NULL)
    gtk_widget_grab_focus (goal);
}

static gboolean
has_focus (GtkWidget *widget)
{
  return gtk_widget_get_focus_child (gtk_widget_get_parent (widget)) == widget;
}

/* Says which button leads on: no act on the last position of a whole game can
 * begin another try, and in a locked lesson the turn cannot be taken back. */
static void
tell_what_leads_on (LudoLessonPage *self)
{
  g_autofree char *said = ludo_lesson_run_dup_reply (self->run);
  gboolean is_offered = ludo_button_row_get_offered (self->row,
                                                     self->again_button);
  g_autofree char *text =
    g_strjoin ("\n", said,
               is_offered ? _("“Try Again” begins this step once more.")
                          : _("This turn stands. Choose “Continue”."), NULL);

  _ludo_lesson_page_announce (self, text, LUDO_TONE_WRONG);
  _ludo_lesson_page_lead_focus (self);
  gtk_window_set_focus_visible
    (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), TRUE);
}

void
_ludo_lesson_page_act_again (LudoLessonPage *self)
{
  gint64 now = g_get_monotonic_time ();
  int double_click;

  if (self->run == NULL
      || ludo_lesson_run_get_state (self->run) != LUDO_RUN_WRONG)
    return;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-double-click-time", &double_click, NULL);
  /* The second click of a double click belongs to the turn. */
  if (now - self->wrong_since < double_click * G_TIME_SPAN_MILLISECOND)
    return;
  if (ludo_lesson_run_get_step (self->run)->kind == LUDO_STEP_MOVE
      && ludo_button_row_get_offered (self->row, self->again_button))
    {
      self->is_retried = TRUE;
      ludo_lesson_run_try_again (self->run);
      self->is_retried = FALSE;
    }
  else
    tell_what_leads_on (self);
}

static void
set_visible (LudoLessonPage *self,
             GtkWidget      *widget,
             gboolean        visible)
{
  if (!visible)
    _ludo_lesson_page_leave (self, widget);
  gtk_widget_set_visible (widget, visible);
}

static void
offer (LudoLessonPage *self,
       GtkWidget      *button,
       gboolean        offered)
{
  if (!offered)
    _ludo_lesson_page_leave (self, button);
  ludo_button_row_offer (self->row, button, offered);
}

static gboolean
has_kind (const LudoLesson *lesson,
          LudoStepKind      kind)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    if (((const LudoStep *) g_ptr_array_index (lesson->steps, i))->kind == kind)
      return TRUE;

  return FALSE;
}

/* Gives each button that a step of the lesson may need a place that is wide
 * enough for all its labels, so that nothing moves from step to step. */
static void
reserve_places (LudoLessonPage *self)
{
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (self->run);
  gboolean is_final = (lesson->locks & LUDO_LOCK_UNDO) != 0;
  const char *const on[] = { _("_Finish"), _("_Continue"), NULL };
  const char *const again[] = { _("Try _Again"), _("_Show Again"),
                                _("_Undo"), NULL };

  ludo_button_row_reserve (self->row, GTK_BUTTON (self->on_button), on);
  ludo_button_row_reserve (self->row, GTK_BUTTON (self->again_button), again);
  gtk_widget_set_visible (self->back_button, !is_final && !self->is_practice);
  gtk_widget_set_visible (self->hint_button,
                          (lesson->locks & LUDO_LOCK_HINTS) == 0);
  gtk_widget_set_visible (self->again_button,
                          !is_final || has_kind (lesson, LUDO_STEP_SHOW));
  /* Without dice a turn is one move, which cannot be begun anew. */
  gtk_widget_set_visible (self->over_button,
                          !is_final && (!self->is_practice
                                        || lesson->rules->has_chance));
  gtk_widget_set_visible (self->hand_in_button, !self->is_practice);
  gtk_widget_set_visible (self->easier_button, self->is_practice);
  gtk_widget_set_visible (self->harder_button, self->is_practice);
  gtk_widget_set_visible (self->skip_button, self->can_skip);
  gtk_widget_set_visible (GTK_WIDGET (self->dots), !self->is_practice);
  gtk_widget_set_visible (self->throw_button,
                          lesson->rules->has_chance
                          && (has_kind (lesson, LUDO_STEP_PLAY)
                              || has_kind (lesson, LUDO_STEP_MOVE)));
}

static gboolean
is_ring_sown (LudoLessonPage *self)
{
  return ludo_ring_view_get_ring (self->ring)->n_sowings
         > ludo_lesson_run_get_step (self->run)->ring.n_sowings;
}

void
_ludo_lesson_page_update_buttons (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (self->run);
  LudoRunState state = ludo_lesson_run_get_state (self->run);
  LudoGame *game = ludo_lesson_run_get_game (self->run);
  gboolean asking = state == LUDO_RUN_ASKING;
  gboolean is_final = (lesson->locks & LUDO_LOCK_UNDO) != 0;
  gboolean last = ludo_lesson_run_get_index (self->run) + 1
                  == lesson->steps->len;
  gboolean can_restore = ludo_lesson_run_can_restore (self->run);
  gboolean begun;
  gboolean throws = ludo_lesson_run_get_playing (self->run)
                    && ludo_game_get_at_chance (game)
                    && ludo_player_is (ludo_game_get_current_player (game),
                                       LUDO_PLAYER_HUMAN);

  g_object_get (self->board, "begun", &begun, NULL);
  if (state != LUDO_RUN_WRONG)
    self->wrong_since = 0;
  else if (self->wrong_since == 0)
    self->wrong_since = g_get_monotonic_time ();
  self->offers_undo = can_restore && step->kind != LUDO_STEP_SHOW;
  reserve_places (self);
  set_visible (self, self->read_button,
               step->kind == LUDO_STEP_READ
               && (lesson->locks & LUDO_LOCK_GAMES) == 0);
  set_visible (self, self->laboratory_button,
               ludo_step_kind_is_in_laboratory (step->kind));
  _ludo_lesson_page_set_enabled
    (self, self->on_button, !ludo_step_kind_asks (step->kind)
                            || state == LUDO_RUN_DONE
                            || (is_final && state == LUDO_RUN_WRONG));
  ludo_names_relabel (GTK_BUTTON (self->on_button),
                      last && !self->is_practice ? _("_Finish")
                                                 : _("_Continue"));
  offer (self, self->hint_button, ludo_lesson_run_can_hint (self->run));
  offer (self, self->again_button,
         step->kind == LUDO_STEP_SHOW || can_restore
         || (!is_final
             && (state == LUDO_RUN_WRONG
                 || (asking && (begun || self->begun_wrong)))));
  ludo_names_relabel (GTK_BUTTON (self->again_button),
                      step->kind == LUDO_STEP_SHOW ? _("_Show Again")
                      : can_restore || (begun && !self->begun_wrong)
                        ? _("_Undo") : _("Try _Again"));
  offer (self, self->over_button,
         is_ring_sown (self)
         || (!is_final && asking && ludo_lesson_run_get_playing (self->run)
             && ludo_game_get_n_plies (game) > step->before->len));
  offer (self, self->throw_button, throws);
  offer (self, self->hand_in_button,
         last && ludo_lesson_run_get_complete (self->run));
  offer (self, self->easier_button, self->can_be_easier);
  offer (self, self->harder_button, self->can_be_harder);
  offer (self, self->skip_button,
         self->can_skip
         && !ludo_lesson_run_get_step_done
               (self->run, ludo_lesson_run_get_index (self->run)));
  offer (self, self->back_button,
         !is_final && ludo_lesson_run_get_index (self->run) > 0);
  set_visible (self, self->number_box,
               step->kind == LUDO_STEP_NUMBER && asking);
  set_visible (self, self->why_box,
               ludo_lesson_run_can_show_turns (self->run));
  gtk_toggle_button_set_active
    (GTK_TOGGLE_BUTTON (ludo_lesson_run_get_best_shown (self->run)
                          ? self->best_button : self->yours_button), TRUE);
}

static void
on_clicked_cb (LudoLessonPage *self)
{
  gboolean last = ludo_lesson_run_get_index (self->run) + 1
                  == ludo_lesson_run_get_lesson (self->run)->steps->len;

  ludo_lesson_run_go_on (self->run);
  if (last)
    g_signal_emit_by_name (self, "finished");
}

static void
back_clicked_cb (LudoLessonPage *self)
{
  guint index = ludo_lesson_run_get_index (self->run);

  if (index > 0)
    ludo_lesson_run_go_to (self->run, index - 1);
}

void
_ludo_lesson_page_ask_hint (LudoLessonPage *self)
{
  if (self->run != NULL)
    ludo_lesson_run_ask_hint (self->run);
}

static void
again_cb (LudoLessonPage *self)
{
  gboolean begun;

  g_object_get (self->board, "begun", &begun, NULL);
  /* The time to undo may be over although the button still offers it; do not
   * begin the step again instead. */
  if (begun && !self->begun_wrong)
    ludo_board_cancel (self->board);
  else if (self->offers_undo)
    {
      ludo_lesson_run_restore (self->run);
      _ludo_lesson_page_update_buttons (self);
    }
  else
    ludo_lesson_run_try_again (self->run);
}

/* The sowings of a ring are no answer, so they start over without an undo. */
static void
over_cb (LudoLessonPage *self)
{
  if (!is_ring_sown (self))
    {
      ludo_lesson_run_start_over (self->run);
      return;
    }
  ludo_ring_view_begin (self->ring, self->run);
  ludo_ring_view_update (self->ring, self->run);
  _ludo_lesson_page_update_buttons (self);
}

static void
throw_cb (LudoLessonPage *self)
{
  ludo_board_skip_motion (self->board);
  ludo_game_throw (ludo_lesson_run_get_game (self->run));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
yours_cb (LudoLessonPage *self)
{
  ludo_lesson_run_show_turn (self->run, FALSE);
}

static void
best_cb (LudoLessonPage *self)
{
  ludo_lesson_run_show_turn (self->run, TRUE);
}

static void
easier_cb (LudoLessonPage *self)
{
  g_signal_emit_by_name (self, "level-asked", -1);
}

static void
harder_cb (LudoLessonPage *self)
{
  g_signal_emit_by_name (self, "level-asked", 1);
}

/* Goes to the next step without a note of this one, because a step that is
 * skipped counts neither as right nor as wrong. */
static void
skip_cb (LudoLessonPage *self)
{
  guint next = ludo_lesson_run_get_index (self->run) + 1;

  if (next < ludo_lesson_run_get_lesson (self->run)->steps->len)
    ludo_lesson_run_go_to (self->run, next);
  else
    g_signal_emit_by_name (self, "finished");
}

void
ludo_lesson_page_set_skipping (LudoLessonPage *self,
                               gboolean        can_skip)
{
  g_return_if_fail (LUDO_IS_LESSON_PAGE (self));

  self->can_skip = can_skip;
  if (self->run != NULL)
    _ludo_lesson_page_update_buttons (self);
}

void
ludo_lesson_page_set_practice (LudoLessonPage *self,
                               gboolean        is_practice,
                               gboolean        easier,
                               gboolean        harder)
{
  g_return_if_fail (LUDO_IS_LESSON_PAGE (self));

  self->is_practice = is_practice;
  self->can_be_easier = easier;
  self->can_be_harder = harder;
  if (self->run != NULL)
    _ludo_lesson_page_update_buttons (self);
}

static void
read_cb (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  g_autofree char *place =
    g_strdup_printf ("%s/%s%s%s",
                     ludo_lesson_run_get_lesson (self->run)->rules->id,
                     step->page_id, step->element_id != NULL ? "#" : "",
                     step->element_id != NULL ? step->element_id : "");

  gtk_widget_activate_action (GTK_WIDGET (self), "win.read-of", "s", place);
}

/* Passes a typed move to the board while a button has the focus, which moved
 * there after the wrong turn. */
static gboolean
key_pressed_cb (LudoLessonPage        *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  return self->run != NULL
         && ludo_lesson_run_get_state (self->run) == LUDO_RUN_WRONG
         && (has_focus (self->again_button) || has_focus (self->on_button))
         && gdk_keyval_to_unicode (keyval) > ' '
         && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0
         && gtk_event_controller_key_forward (keys, GTK_WIDGET (self->board));
}

GtkWidget *
_ludo_lesson_page_make_buttons (LudoLessonPage *self,
                                GtkBuilder     *builder)
{
  const struct
  {
    const char *name;
    GtkWidget **button;
    LudoButtonRole role;
    GCallback clicked;
  } parts[] = {
    { "back_button", &self->back_button, LUDO_ROLE_BACK,
      G_CALLBACK (back_clicked_cb) },
    { "hint_button", &self->hint_button, LUDO_ROLE_HINT,
      G_CALLBACK (_ludo_lesson_page_ask_hint) },
    { "again_button", &self->again_button, LUDO_ROLE_UNDO,
      G_CALLBACK (again_cb) },
    { "over_button", &self->over_button, LUDO_ROLE_REST, G_CALLBACK (over_cb) },
    { "hand_in_button", &self->hand_in_button, LUDO_ROLE_REST, NULL },
    { "easier_button", &self->easier_button, LUDO_ROLE_REST,
      G_CALLBACK (easier_cb) },
    { "harder_button", &self->harder_button, LUDO_ROLE_REST,
      G_CALLBACK (harder_cb) },
    { "skip_button", &self->skip_button, LUDO_ROLE_REST, G_CALLBACK (skip_cb) },
    { "throw_button", &self->throw_button, LUDO_ROLE_ACT,
      G_CALLBACK (throw_cb) },
    { "on_button", &self->on_button, LUDO_ROLE_MAIN,
      G_CALLBACK (on_clicked_cb) },
  };
  GtkWidget *row = ludo_button_row_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (row, keys);
  self->row = LUDO_BUTTON_ROW (row);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkButton *button = GTK_BUTTON (gtk_builder_get_object (builder,
                                                              parts[i].name));

      *parts[i].button = GTK_WIDGET (button);
      ludo_button_row_add (self->row, GTK_WIDGET (button), parts[i].role);
      if (parts[i].clicked != NULL)
        ludo_signal_connect (button, "clicked", parts[i].clicked, self);
    }
  self->read_button = GTK_WIDGET (gtk_builder_get_object (builder,
                                                          "read_button"));
  self->laboratory_button =
    GTK_WIDGET (gtk_builder_get_object (builder, "laboratory_button"));
  ludo_signal_connect (self->read_button, "clicked", read_cb, self);
  ludo_widget_style_wrap_button (self->read_button);
  ludo_widget_style_wrap_button (self->laboratory_button);
  self->why_box = GTK_WIDGET (gtk_builder_get_object (builder, "why_box"));
  /* Otherwise the reply in large letters would widen the column of the text and
   * shrink the board. */
  ludo_flow_children (self->why_box);
  self->yours_button = GTK_WIDGET (gtk_builder_get_object (builder,
                                                           "yours_button"));
  self->best_button = GTK_WIDGET (gtk_builder_get_object (builder,
                                                          "best_button"));
  ludo_widget_style_wrap_button (self->yours_button);
  ludo_widget_style_wrap_button (self->best_button);
  ludo_signal_connect (self->yours_button, "clicked", yours_cb, self);
  ludo_signal_connect (self->best_button, "clicked", best_cb, self);
  gtk_widget_add_css_class (row, "lesson-buttons");

  return row;
}

void
_ludo_lesson_page_take_sureness (LudoLessonPage *self)
{
  /* These percents are in the words of the template. */
  static const guint percents[] = { 0, 10, 20, 40, 60, 80 };
  guint chosen = gtk_drop_down_get_selected (self->sure_drop_down);

  if (self->run != NULL && chosen < G_N_ELEMENTS (percents))
    ludo_lesson_run_set_sureness (self->run, percents[chosen]);
}
