/* ludo-lesson-editor.c: the window in which a lesson is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-editor.h"

#include <glib/gi18n.h>

#include "app/editing/ludo-draft-bar.h"
#include "app/editing/ludo-editor-window.h"
#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/teaching/ludo-draft-history.h"
#include "app/teaching/ludo-lesson-files.h"
#include "app/teaching/ludo-lesson-form.h"
#include "app/teaching/ludo-lesson-head.h"
#include "app/teaching/ludo-lesson-trial.h"
#include "app/teaching/ludo-step-answer.h"
#include "app/teaching/ludo-step-choices.h"
#include "app/teaching/ludo-step-row.h"
#include "app/widgets/ludo-board-area.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/ludo-title.h"
#include "board/ludo-announce.h"
#include "play/ludo-quote.h"
#include "play/ludo-signal.h"

struct _LudoLessonEditor
{
  GtkWindow parent_instance;

  int index;                    /* of the step that is shown; -1: the lesson */
  gboolean changed;             /* since it was saved last */
  gboolean closing;             /* close when the lesson is saved */
  gboolean composes;            /* the editor sets the position of the lesson */
  gboolean is_sound;            /* the rules accept the lesson */
  LudoDraftFault fault;         /* the one that the message links to */
  guint link_id;                /* 0 unless the link is being followed */

  /* Template widgets */
  GtkWidget *side;
  LudoDraftBar *draft_bar;
  LudoLessonHead *head;
  LudoStepRow *steps;
  GtkWidget *undo_button;
  LudoLessonForm *form;
  LudoStepChoices *choices;
  GtkWidget *position_button;
  LudoStepAnswer *answer;
  GtkLabel *problem_label;
  GtkLabel *message_label;
  GtkWidget *foot;
  GtkWidget *try_button;
  GtkWidget *save_button;

  /* Owned */
  LudoDraft *draft;
  LudoLibrary *library;
  LudoDraftHistory *history;
  LudoLessonFiles *files;
};

G_DEFINE_FINAL_TYPE (LudoLessonEditor, ludo_lesson_editor, GTK_TYPE_WINDOW)

/* The step that is shown, or NULL. */
static LudoPageNode *
step_of (LudoLessonEditor *self)
{
  return self->draft != NULL && self->index >= 0
           ? ludo_draft_get_step (self->draft, self->index) : NULL;
}

static LudoDraftStore *
store_of (LudoLessonEditor *self)
{
  return ludo_draft_history_get_store (self->history);
}

static void
show_message (LudoLessonEditor *self,
              const char       *message)
{
  ludo_announce_label (self->message_label, message);
}

/* Shows what is wrong with the step, or else with the whole lesson, as a link
 * to the field to correct. */
static void
check (LudoLessonEditor *self)
{
  g_autoptr (GError) error = NULL, whole = NULL;
  g_autofree char *markup = NULL;
  LudoDraftFault fault;

  self->is_sound = ludo_draft_check (self->draft, &self->fault, &whole);
  if (self->index >= 0
      && !ludo_draft_check_step (self->draft, self->index, &fault, &error))
    self->fault = fault;
  gtk_widget_set_tooltip_text (self->save_button,
                               self->is_sound ? NULL : whole->message);
  if (self->is_sound)
    {
      show_message (self, _("The lesson can be tried and saved."));
      return;
    }
  show_message (self,
                error == NULL ? whole->message
                : self->fault.part == LUDO_DRAFT_PART_BOARD
                  && ludo_step_answer_is_played (self->answer)
                  ? _("Choose “Use What Was Played”.") : error->message);
  markup = g_markup_printf_escaped ("<a href=\"#\">%s</a>",
                                    gtk_label_get_text (self->message_label));
  gtk_label_set_markup (self->message_label, markup);
}

static void
show (LudoLessonEditor *self)
{
  ludo_step_row_show (self->steps, self->draft, self->index);
  ludo_lesson_head_show (self->head, self->draft);
  ludo_lesson_form_show (self->form, self->draft, self->index);
  ludo_step_choices_show (self->choices, step_of (self));
  gtk_widget_set_visible (self->position_button, self->index >= 0);
  ludo_step_answer_show (self->answer, self->draft, step_of (self));
  gtk_widget_set_sensitive (self->undo_button,
                            ludo_draft_history_can_undo (self->history));
  check (self);
}

/* Marks the lesson as changed. */
static void
note_change (LudoLessonEditor *self,
             gboolean          typed)
{
  self->changed = TRUE;
  ludo_draft_history_record (self->history, self->draft,
                             ludo_lesson_files_get_file (self->files), typed);
  gtk_widget_set_sensitive (self->undo_button, TRUE);
}

/* Shows the lesson after a change of its steps or texts. */
static void
show_changed (LudoLessonEditor *self)
{
  note_change (self, FALSE);
  show (self);
}

static void
touch (LudoLessonEditor *self)
{
  note_change (self, FALSE);
  check (self);
}

static void
typed_cb (LudoLessonEditor *self)
{
  note_change (self, TRUE);
  check (self);
  ludo_step_row_show (self->steps, self->draft, self->index);
}

/* Shows the lesson after a change of its game or its start. */
static void
head_changed_cb (LudoLessonEditor *self)
{
  ludo_step_choices_offer (self->choices, self->draft->rules, self->library);
  show_changed (self);
}

/* Replaces the lesson by @draft, which may have fewer steps. */
static void
set_draft (LudoLessonEditor *self,
           LudoDraft        *draft)
{
  g_clear_pointer (&self->draft, ludo_draft_free);
  self->draft = draft;
  self->index = MIN (self->index, (int) ludo_draft_get_n_steps (draft) - 1);
  ludo_step_choices_offer (self->choices, draft->rules, self->library);
}

/* Begins with @draft, another lesson. */
static void
begin (LudoLessonEditor *self,
       LudoDraft        *draft)
{
  self->index = 0;
  set_draft (self, draft);
  ludo_draft_history_begin (self->history, draft);
  ludo_lesson_head_begin (self->head, draft);
  show (self);
}

static void
undo_cb (LudoLessonEditor *self)
{
  set_draft (self, ludo_draft_history_undo
                     (self->history, ludo_lesson_files_get_file (self->files)));
  self->changed = TRUE;
  show (self);
}

static void
step_chosen_cb (LudoLessonEditor *self,
                int               index)
{
  self->index = index;
  show (self);
}

static void
steps_changed_cb (LudoLessonEditor *self,
                  int               index)
{
  self->index = index;
  show_changed (self);
}

/* Shows the field that is missing or wrong, in its step, and focuses it. */
static void
go_to_fault (LudoLessonEditor *self)
{
  LudoDraftFault fault = self->fault;

  if (fault.step >= 0 && fault.step != self->index)
    step_chosen_cb (self, fault.step);
  if (fault.part == LUDO_DRAFT_PART_TITLE)
    gtk_widget_grab_focus (ludo_lesson_head_get_input
                             (self->head, ludo_page_language_now ()));
  else if (fault.part == LUDO_DRAFT_PART_BOARD)
    ludo_step_answer_edit (self->answer);
  else if (fault.part == LUDO_DRAFT_PART_POSITION)
    gtk_widget_grab_focus (self->position_button);
  else
    ludo_lesson_form_edit (self->form, fault.part, fault.index);
}

static gboolean
followed_cb (gpointer data)
{
  LudoLessonEditor *self = data;

  self->link_id = 0;
  go_to_fault (self);

  return G_SOURCE_REMOVE;
}

/* Waits until idle, because the label must handle the end of the click before
 * another step changes its text. */
static gboolean
link_cb (LudoLessonEditor *self)
{
  if (self->link_id == 0)
    self->link_id = g_idle_add (followed_cb, self);

  return TRUE;
}

static void
position_used_cb (LudoLessonEditor *self,
                  LudoGame         *game)
{
  g_autofree char *text = ludo_game_dup_position_text (game);

  if (self->composes)
    ludo_draft_begin_at (self->draft, text);
  else
    ludo_draft_set_position (step_of (self), text);
  show_changed (self);
}

/* Opens the editor of positions, on an empty board if the position is for the
 * whole lesson. */
static void
open_positions (LudoLessonEditor *self,
                gboolean          composes)
{
  LudoGame *game = ludo_board_get_game (ludo_step_answer_get_board
                                          (self->answer));
  const LudoGameInfo *info = ludo_game_get_info (game);
  GameState state = *ludo_game_get_state_at (game, 0);
  GtkWidget *window;

  self->composes = composes;
  if (composes)
    ludo_drawing_for (info->rules->id)->editing->clear (&state);
  window = ludo_editor_window_new (GTK_WINDOW (self), info, &state);
  ludo_editor_window_set_for_lesson (LUDO_EDITOR_WINDOW (window));
  ludo_signal_connect (window, "play", position_used_cb, self);
  gtk_window_present (GTK_WINDOW (window));
}

static void
position_cb (LudoLessonEditor *self)
{
  open_positions (self, FALSE);
}

static void
compose_cb (LudoLessonEditor *self)
{
  open_positions (self, TRUE);
}

/* Focuses the reply that a wrong answer still lacks. */
static void
wrong_cb (LudoLessonEditor *self,
          int               index)
{
  ludo_lesson_form_edit (self->form, LUDO_DRAFT_PART_REPLY, (guint) index);
}

/* Shows the lesson as a pupil has it, from the step shown. */
static void
try_cb (LudoLessonEditor *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson = ludo_draft_dup_lesson (self->draft, "lesson",
                                                         &error);

  if (lesson != NULL)
    ludo_lesson_trial_show (GTK_WINDOW (self), self->library, lesson,
                            (guint) MAX (self->index, 0));
  else
    go_to_fault (self);
}

/* The lesson was written: removes its backup, unless it has changed
 * meanwhile. */
static void
saved_cb (LudoLessonEditor *self,
          const char       *sentence)
{
  show_message (self, sentence);
  if (!self->changed)
    ludo_draft_store_remove (store_of (self));
  if (self->closing)
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
failed_cb (LudoLessonEditor *self,
           const char       *sentence)
{
  self->closing = FALSE;
  self->changed = TRUE;
  show_message (self, sentence);
}

void
ludo_lesson_editor_save (LudoLessonEditor *self,
                         GFile            *file)
{
  g_return_if_fail (LUDO_IS_LESSON_EDITOR (self) && G_IS_FILE (file));

  if (!self->is_sound)
    {
      self->closing = FALSE;
      go_to_fault (self);
      return;
    }
  self->changed = FALSE;
  ludo_lesson_files_save (self->files, self->draft, file);
}

static void
chosen_cb (LudoLessonEditor *self,
           GFile            *file,
           gboolean          saves)
{
  if (saves)
    ludo_lesson_editor_save (self, file);
  else
    ludo_lesson_editor_open (self, file);
}

static void
cancelled_cb (LudoLessonEditor *self)
{
  self->closing = FALSE;
}

static void
save_cb (LudoLessonEditor *self)
{
  if (self->is_sound)
    ludo_lesson_files_ask (self->files, self->draft);
  else
    go_to_fault (self);
}

static void
open_cb (LudoLessonEditor *self)
{
  ludo_lesson_files_ask (self->files, NULL);
}

/* Leaves the present lesson.  Its draft is kept if it was not saved.
 * Returns: FALSE if the draft cannot be kept. */
static gboolean
leave (LudoLessonEditor *self)
{
  if (!self->changed)
    ludo_draft_store_remove (store_of (self));

  return ludo_draft_store_leave (store_of (self));
}

void
ludo_lesson_editor_open (LudoLessonEditor *self,
                         GFile            *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);
  LudoDraft *draft = path != NULL ? ludo_draft_load (path, &error) : NULL;

  if (draft == NULL)
    {
      show_message (self, error != NULL ? error->message
                                        : _("A lesson must be a file on this "
                                            "computer."));
      return;
    }
  if (!leave (self))
    {
      ludo_draft_free (draft);
      return;
    }
  ludo_lesson_files_set_file (self->files, file);
  self->changed = FALSE;
  begin (self, draft);
  ludo_draft_bar_offer (self->draft_bar);
}

/* Continues the lesson of a kept draft, which is now the draft of the store. */
static void
go_on_cb (LudoLessonEditor *self,
          const char       *text)
{
  g_autoptr (GFile) file = NULL;
  LudoDraft *draft = ludo_draft_history_parse (text, &file);
  gboolean was_changed = self->changed;

  ludo_lesson_files_set_file (self->files, file);
  self->changed = TRUE;
  begin (self, draft);
  if (was_changed)
    ludo_draft_bar_offer (self->draft_bar);
}

static void
show_problem (LudoLessonEditor *self,
              const char       *sentence)
{
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), sentence != NULL);
  ludo_announce_label (self->problem_label, sentence != NULL ? sentence : "");
}

static void
problem_changed_cb (LudoLessonEditor *self)
{
  const char *problem = ludo_draft_store_get_problem (store_of (self));
  /* Translators: %s is a sentence that gives the reason. */
  g_autofree char *text =
    problem != NULL ? g_strdup_printf (_("The lesson will be lost unless you "
                                         "save it. %s"), problem) : NULL;

  show_problem (self, text);
}

static void
close_response_cb (LudoLessonEditor *self,
                   int               response,
                   GtkWindow        *dialog)
{
  gtk_window_destroy (dialog);
  if (response == GTK_RESPONSE_REJECT)
    gtk_window_destroy (GTK_WINDOW (self));
  else if (response == GTK_RESPONSE_ACCEPT)
    {
      self->closing = TRUE;
      save_cb (self);
    }
}

/* Keeps the draft of a lesson that was not saved; asks only if that fails. */
static gboolean
ludo_lesson_editor_close_request (GtkWindow *window)
{
  LudoLessonEditor *self = LUDO_LESSON_EDITOR (window);
  GFile *file = ludo_lesson_files_get_file (self->files);
  g_autofree char *name = NULL;
  g_autofree char *question = NULL;

  if (leave (self))
    {
      if (self->changed)
        g_signal_emit_by_name (self, "kept");
      return GTK_WINDOW_CLASS (ludo_lesson_editor_parent_class)
               ->close_request (window);
    }

  name = file != NULL ? g_file_get_basename (file) : NULL;
  question = name != NULL
               /* Translators: %s is the name of a file. */
               ? ludo_quote_printf (_("Save the lesson in “%s”?"), name)
               : g_strdup (_("Save the lesson?"));
  ludo_question_ask_save (window, question, self->is_sound,
                          G_CALLBACK (close_response_cb), self);

  return TRUE;
}

static void
ludo_lesson_editor_dispose (GObject *object)
{
  LudoLessonEditor *self = LUDO_LESSON_EDITOR (object);

  g_clear_handle_id (&self->link_id, g_source_remove);
  g_clear_pointer (&self->draft, ludo_draft_free);
  g_clear_object (&self->library);
  g_clear_object (&self->history);
  g_clear_object (&self->files);

  G_OBJECT_CLASS (ludo_lesson_editor_parent_class)->dispose (object);
}

static void
ludo_lesson_editor_class_init (LudoLessonEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_lesson_editor_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = ludo_lesson_editor_close_request;
  ludo_signal_new (klass, "kept", 0);

  g_type_ensure (LUDO_TYPE_DRAFT_BAR);
  g_type_ensure (LUDO_TYPE_LESSON_FORM);
  g_type_ensure (LUDO_TYPE_LESSON_HEAD);
  g_type_ensure (LUDO_TYPE_STEP_ANSWER);
  g_type_ensure (LUDO_TYPE_STEP_CHOICES);
  g_type_ensure (LUDO_TYPE_STEP_ROW);
  LUDO_TEMPLATE_SET (klass, "lesson-editor");
  LUDO_TEMPLATE_CHILDREN (klass, LudoLessonEditor, side, draft_bar, head,
                          steps, undo_button, form, choices, position_button,
                          answer, problem_label, message_label, foot,
                          try_button, save_button);
  LUDO_TEMPLATE_CALLBACKS (klass, typed_cb, step_chosen_cb, steps_changed_cb,
                           show_changed, head_changed_cb, check, touch,
                           position_cb, compose_cb, wrong_cb, show_message,
                           link_cb, go_on_cb, show_problem, try_cb, undo_cb,
                           save_cb, open_cb);
}

static void
ludo_lesson_editor_init (LudoLessonEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);
  ludo_title_give (GTK_WINDOW (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_flow_side_by_side (self->foot);
  gtk_window_set_child (GTK_WINDOW (self), ludo_board_area_new
    (GTK_WIDGET (ludo_step_answer_get_board (self->answer)), self->side));

  self->files = ludo_lesson_files_new (GTK_WINDOW (self));
  ludo_signal_connect (self->files, "chosen", chosen_cb, self);
  ludo_signal_connect (self->files, "cancelled", cancelled_cb, self);
  ludo_signal_connect (self->files, "saved", saved_cb, self);
  ludo_signal_connect (self->files, "failed", failed_cb, self);
  self->history = ludo_draft_history_new ();
  ludo_signal_connect (store_of (self), "problem-changed", problem_changed_cb,
                       self);
  ludo_draft_bar_set_store (self->draft_bar, store_of (self),
                            ludo_draft_history_describe);
}

static GtkWidget *
open_with (GtkWindow   *parent,
           LudoLibrary *library,
           LudoDraft   *draft)
{
  LudoLessonEditor *self =
    g_object_new (LUDO_TYPE_LESSON_EDITOR,
                  "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                  "transient-for", parent, NULL);

  self->library = g_object_ref (library);
  begin (self, draft);
  ludo_draft_bar_offer (self->draft_bar);
  ludo_names_give (GTK_WIDGET (self));
  ludo_flow_break_titles (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

GtkWidget *
ludo_lesson_editor_new (GtkWindow       *parent,
                        LudoLibrary     *library,
                        const GameRules *rules,
                        const char      *position)
{
  LudoDraft *draft;

  g_return_val_if_fail (LUDO_IS_LIBRARY (library) && rules != NULL, NULL);

  draft = ludo_draft_new (rules);
  ludo_draft_add_step (draft, 0, position);

  return open_with (parent, library, draft);
}

GtkWidget *
ludo_lesson_editor_new_from (GtkWindow        *parent,
                             LudoLibrary      *library,
                             const LudoLesson *lesson)
{
  GtkWidget *self;

  g_return_val_if_fail (LUDO_IS_LIBRARY (library) && lesson != NULL, NULL);

  self = open_with (parent, library, ludo_draft_new_from (lesson));
  LUDO_LESSON_EDITOR (self)->changed = TRUE;
  ludo_draft_history_record (LUDO_LESSON_EDITOR (self)->history,
                             LUDO_LESSON_EDITOR (self)->draft, NULL, FALSE);

  return self;
}

const LudoDraft *
ludo_lesson_editor_get_draft (LudoLessonEditor *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_EDITOR (self), NULL);

  return self->draft;
}
