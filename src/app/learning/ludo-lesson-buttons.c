/* ludo-lesson-buttons.c: the buttons of LudoLessonPage
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-toolbar.h"

static gboolean
is_usable (GtkWidget *button)
{
  return gtk_widget_get_visible (button) && gtk_widget_get_sensitive (button);
}

void
_ludo_lesson_page_lead_focus (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  LudoRunState state = ludo_lesson_run_get_state (self->run);
  GtkWidget *goal = GTK_WIDGET (self->board);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (state == LUDO_RUN_WRONG && is_usable (self->again_button))
    goal = self->again_button;
  else if (is_usable (self->on_button))
    goal = self->on_button;
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

/* Enables or disables @widget.  Moves the focus to the board first if a widget
 * that is disabled has it, because it would be lost. */
static void
set_enabled (LudoLessonPage *self,
             GtkWidget      *widget,
             gboolean        sensitive)
{
  if (!sensitive && has_focus (widget))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_sensitive (widget, sensitive);
}

static void
set_visible (LudoLessonPage *self,
             GtkWidget      *widget,
             gboolean        visible)
{
  if (!visible && has_focus (widget))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_visible (widget, visible);
}

/* Sets the label of a button with a mnemonic.  Resets the accessible label,
 * which GTK 4.8 sets to the text with its underscore; the GtkLabel inside names
 * the button without it. */
static void
set_label (GtkWidget  *button,
           const char *label)
{
  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* Makes @button wide enough for each of @labels, ended by NULL, so that a
 * change of its label does not move other buttons. */
static void
reserve_width (GtkWidget         *button,
               const char *const *labels)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));
  int most = 0;

  for (; *labels != NULL; labels++)
    {
      g_autoptr (PangoLayout) layout = NULL;
      g_autofree char *plain = NULL;
      int width;

      if (!pango_parse_markup (*labels, -1, '_', NULL, &plain, NULL, NULL))
        continue;
      layout = gtk_widget_create_pango_layout (label, plain);
      pango_layout_get_pixel_size (layout, &width, NULL);
      most = MAX (most, width);
    }
  gtk_widget_set_size_request (label, most, -1);
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

/* Shows the buttons that any step of the lesson may need, so that they do not
 * move from step to step.  "Hint" shares its place with "Open Page", for steps
 * that are only read, and with "Hand In", which comes only when there is no
 * hint. */
static void
show_buttons (LudoLessonPage *self,
              gboolean        throws,
              gboolean        hands_in)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (self->run);
  gboolean hints = (lesson->locks & LUDO_LOCK_HINTS) == 0;
  gboolean shows = has_kind (lesson, LUDO_STEP_SHOW);
  gboolean opens = (lesson->locks & LUDO_LOCK_GAMES) == 0;
  gboolean reads = opens && step->kind == LUDO_STEP_READ;
  const char *const on[] = { _("_Finish"), _("_Continue"), NULL };
  const char *const again[] = { _("Start _Again"), _("Try _Again"),
                                shows ? _("_Show Again") : NULL, NULL };
  const char *const help[] = { _("_Hint"), _("_Hand In…"),
                               opens && has_kind (lesson, LUDO_STEP_READ)
                                 ? _("_Open Page") : NULL, NULL };

  set_visible (self, self->read_button, reads && !hands_in);
  set_visible (self, self->hand_in_place, hands_in || (!hints && !reads));
  set_visible (self, self->hint_button, hints && !reads && !hands_in);
  set_visible (self, self->again_button,
        shows || (lesson->locks & LUDO_LOCK_UNDO) == 0);
  set_visible (self, self->throw_button,
        throws || (lesson->rules->has_chance
                   && has_kind (lesson, LUDO_STEP_PLAY)));
  reserve_width (self->on_button, on);
  reserve_width (self->again_button, again);
  reserve_width (self->hint_button, help);
  reserve_width (self->read_button, help);
  reserve_width (gtk_widget_get_first_child (self->hand_in_place), help);
}

void
_ludo_lesson_page_update_buttons (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (self->run);
  LudoRunState state = ludo_lesson_run_get_state (self->run);
  LudoGame *game = ludo_lesson_run_get_game (self->run);
  gboolean asking = state == LUDO_RUN_ASKING;
  gboolean stands = (lesson->locks & LUDO_LOCK_UNDO) != 0;
  gboolean last = ludo_lesson_run_get_index (self->run) + 1
                  == lesson->steps->len;
  gboolean reads = step->kind == LUDO_STEP_EXPLAIN
                   || step->kind == LUDO_STEP_SHOW
                   || step->kind == LUDO_STEP_READ;
  gboolean begun = ludo_game_get_n_plies (game) > step->before->len;
  gboolean can_hint = ludo_lesson_run_can_hint (self->run);
  gboolean hands_in = last && !can_hint
                      && ludo_lesson_run_get_complete (self->run);
  gboolean throws = ludo_lesson_run_get_playing (self->run)
                    && ludo_game_get_at_chance (game)
                    && ludo_player_is (ludo_game_get_current_player (game),
                                       LUDO_PLAYER_HUMAN);

  show_buttons (self, throws, hands_in);
  set_enabled (self, self->on_button,
               reads || state == LUDO_RUN_DONE
               || (stands && state == LUDO_RUN_WRONG));
  set_label (self->on_button, last ? _("_Finish") : _("_Continue"));
  set_enabled (self, self->hint_button, can_hint);
  set_enabled (self, self->again_button,
               step->kind == LUDO_STEP_SHOW
               || (!stands
                   && (state == LUDO_RUN_WRONG
                       || (asking && (begun || self->begun_wrong)
                           && ludo_lesson_run_get_playing (self->run)))));
  set_label (self->again_button,
             step->kind == LUDO_STEP_SHOW ? _("_Show Again")
             : asking ? _("Start _Again") : _("Try _Again"));
  set_enabled (self, self->throw_button, throws);
  set_enabled (self, self->hand_in_place, hands_in);
  set_enabled (self, self->back_button,
               !stands && ludo_lesson_run_get_index (self->run) > 0);
  set_visible (self, self->number_box,
               step->kind == LUDO_STEP_NUMBER && asking);
}

static void
on_clicked_cb (LudoLessonPage *self)
{
  gboolean last = ludo_lesson_run_get_index (self->run) + 1
                  == ludo_lesson_run_get_lesson (self->run)->steps->len;

  ludo_lesson_run_go_on (self->run);
  if (last)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
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
  ludo_lesson_run_try_again (self->run);
}

static void
throw_cb (LudoLessonPage *self)
{
  ludo_board_skip_motion (self->board);
  ludo_game_throw (ludo_lesson_run_get_game (self->run));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
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

GtkWidget *
_ludo_lesson_page_make_buttons (LudoLessonPage *self,
                                GtkBuilder     *builder)
{
  const struct
  {
    const char *name;
    GtkWidget **button;
    GCallback clicked;
  } parts[] = {
    { "on_button", &self->on_button, G_CALLBACK (on_clicked_cb) },
    { "back_button", &self->back_button, G_CALLBACK (back_clicked_cb) },
    { "hint_button", &self->hint_button,
      G_CALLBACK (_ludo_lesson_page_ask_hint) },
    { "again_button", &self->again_button, G_CALLBACK (again_cb) },
    { "throw_button", &self->throw_button, G_CALLBACK (throw_cb) },
    { "read_button", &self->read_button, G_CALLBACK (read_cb) },
    { "hand_in_place", &self->hand_in_place, NULL },
  };
  GtkWidget *help = GTK_WIDGET (gtk_builder_get_object (builder, "help_box"));
  GtkWidget *buttons = ludo_toolbar_new
    (GTK_WIDGET (gtk_builder_get_object (builder, "back_box")), help,
     GTK_WIDGET (gtk_builder_get_object (builder, "on_box")));

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      *parts[i].button = GTK_WIDGET (gtk_builder_get_object (builder,
                                                             parts[i].name));
      if (parts[i].clicked != NULL)
        g_signal_connect_object (*parts[i].button, "clicked", parts[i].clicked,
                                 self, G_CONNECT_SWAPPED);
    }
  /* The buttons wrap, because with large letters they do not fit into a row. */
  ludo_flow_children (help);
  gtk_widget_add_css_class (buttons, "lesson-buttons");

  return buttons;
}
