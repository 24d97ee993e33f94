/* ludo-lesson-buttons.c: the buttons of the page on which a lesson is done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-toolbar.h"

void
_ludo_lesson_page_lead_focus (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  LudoRunState state = ludo_lesson_run_get_state (self->run);
  GtkWidget *goal = GTK_WIDGET (self->board);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (state == LUDO_RUN_WRONG && gtk_widget_get_visible (self->again_button))
    goal = self->again_button;
  else if (gtk_widget_get_visible (self->on_button))
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

/* A keyboard on what vanishes would be lost. */
static void
show (LudoLessonPage *self,
      GtkWidget      *widget,
      gboolean        visible)
{
  if (!visible && gtk_widget_get_visible (widget)
      && gtk_widget_get_focus_child (gtk_widget_get_parent (widget)) == widget)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_visible (widget, visible);
}

/* The label within names a button with a mnemonic; GTK 4.8 would say it twice,
 * with its underscore. */
static void
name_button (GtkWidget  *button,
             const char *label)
{
  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
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

  /* The next step's button is shown before another is hidden that may have the
   * keyboard. */
  show (self, self->on_button,
        reads || state == LUDO_RUN_DONE || (stands && state == LUDO_RUN_WRONG));
  name_button (self->on_button, last ? _("_Finish") : _("_Continue"));
  show (self, self->hint_button, ludo_lesson_run_can_hint (self->run));
  show (self, self->again_button,
        step->kind == LUDO_STEP_SHOW
        || (!stands
            && (state == LUDO_RUN_WRONG
                || (asking && (begun || self->begun_wrong)
                    && ludo_lesson_run_get_playing (self->run)))));
  name_button (self->again_button,
               step->kind == LUDO_STEP_SHOW ? _("_Show Again")
               : asking ? _("Start _Again") : _("Try _Again"));
  show (self, self->throw_button,
        ludo_lesson_run_get_playing (self->run)
        && ludo_game_get_at_chance (game)
        && ludo_player_is (ludo_game_get_current_player (game),
                           LUDO_PLAYER_HUMAN));
  show (self, self->hand_in_button,
        last && ludo_lesson_run_get_complete (self->run));
  show (self, self->read_button,
        step->kind == LUDO_STEP_READ
        && (lesson->locks & LUDO_LOCK_GAMES) == 0);
  gtk_widget_set_sensitive (self->back_button,
                            !stands
                            && ludo_lesson_run_get_index (self->run) > 0);
  show (self, self->number_box, step->kind == LUDO_STEP_NUMBER && asking);
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
    { "hand_in_button", &self->hand_in_button, NULL },
  };
  GtkWidget *buttons = ludo_toolbar_new
    (GTK_WIDGET (gtk_builder_get_object (builder, "back_box")),
     GTK_WIDGET (gtk_builder_get_object (builder, "help_box")),
     GTK_WIDGET (gtk_builder_get_object (builder, "on_box")));

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      *parts[i].button = GTK_WIDGET (gtk_builder_get_object (builder,
                                                             parts[i].name));
      if (parts[i].clicked != NULL)
        g_signal_connect_object (*parts[i].button, "clicked", parts[i].clicked,
                                 self, G_CONNECT_SWAPPED);
    }
  gtk_widget_add_css_class (buttons, "lesson-buttons");

  return buttons;
}
