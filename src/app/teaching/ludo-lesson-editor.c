/* ludo-lesson-editor.c: the window in which a lesson is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/editing/ludo-editor-window.h"
#include "app/widgets/ludo-board-area.h"
#include "app/learning/ludo-lesson-page.h"
#include "app/teaching/ludo-lesson-form.h"
#include "app/teaching/ludo-step-choices.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"
#include "board/ludo-announce.h"
#include "games/games.h"
#include "play/ludo-quote.h"
#include "play/record/ludo-save-file.h"

struct _LudoLessonEditor
{
  GtkWindow parent_instance;

  int index;                    /* of the step that is shown; -1: the lesson */
  gboolean updating;            /* the controls follow the lesson */
  gboolean changed;             /* since it was saved */
  gboolean closing;             /* once it is saved */

  /* Template widgets */
  GtkWidget *side;
  GtkDropDown *steps;
  GtkWidget *add_button;
  GtkWidget *remove_button;
  GtkWidget *earlier_button;
  LudoLessonForm *form;
  LudoStepChoices *choices;
  GtkWidget *position_button;
  GtkWidget *answer_box;
  GtkLabel *answer_label;
  GtkWidget *use_button;
  GtkWidget *wrong_button;
  GtkLabel *message_label;
  GtkWidget *try_button;
  GtkWidget *save_button;

  /* Borrowed: children */
  LudoBoard *board;

  /* Owned */
  LudoDraft *draft;
  LudoLibrary *library;
  GtkStringList *names;         /* of the steps, after the whole lesson's */
  GFile *file;                  /* where it was saved, or NULL */
  GtkFileChooserNative *chooser;        /* while it is open */
};

G_DEFINE_FINAL_TYPE (LudoLessonEditor, ludo_lesson_editor, GTK_TYPE_WINDOW)

/* The step that is shown, or NULL. */
static LudoPageNode *
step_of (LudoLessonEditor *self)
{
  return self->draft != NULL && self->index >= 0
           ? ludo_draft_get_step (self->draft, self->index) : NULL;
}

/* Its kind, or NULL. */
static const LudoStepKindInfo *
kind_of (LudoLessonEditor *self)
{
  LudoPageNode *step = step_of (self);

  return step != NULL ? &ludo_step_kinds[ludo_draft_get_kind (step)] : NULL;
}

static void
show_message (LudoLessonEditor *self,
              const char       *message)
{
  ludo_announce_label (self->message_label, message);
}

/* Shows what is wrong with the step, or else with the whole lesson. */
static void
check (LudoLessonEditor *self)
{
  g_autoptr (GError) error = NULL, whole = NULL;
  gboolean well = ludo_draft_check (self->draft, &whole);

  if (self->index >= 0)
    ludo_draft_check_step (self->draft, self->index, &error);
  show_message (self, error != NULL ? error->message
                      : !well ? whole->message
                      : _("The lesson can be tried and saved."));
  gtk_widget_set_sensitive (self->try_button, well);
  gtk_widget_set_sensitive (self->save_button, well);
}

/* "3.  Title", or the kind of the step. */
static char *
dup_step_name (LudoLessonEditor *self,
               guint             index)
{
  LudoPageNode *step = ludo_draft_get_step (self->draft, index);
  g_autofree char *title =
    ludo_draft_dup_text (step, LUDO_TEXT_TITLE, 0, ludo_page_language_now ());
  const LudoStepKindInfo *kind = &ludo_step_kinds[ludo_draft_get_kind (step)];

  /* Translators: the number of a step, and its title. */
  return g_strdup_printf (_("%u. %s"), index + 1,
                          title[0] != '\0'
                            ? title : gettext (kind->label));
}

/* Lists the steps.  Only names that changed are replaced, because the list may
 * be emitting a choice just now. */
static void
show_steps (LudoLessonEditor *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->names));
  guint n_steps = ludo_draft_get_n_steps (self->draft);

  self->updating = TRUE;
  if (n > n_steps + 1)
    gtk_string_list_splice (self->names, n_steps + 1, n - n_steps - 1, NULL);
  for (guint i = 0; i <= n_steps; i++)
    {
      g_autofree char *name = i == 0 ? g_strdup (_("The Whole Lesson"))
                                     : dup_step_name (self, i - 1);
      const char *const added[] = { name, NULL };

      if (i >= n || g_strcmp0 (gtk_string_list_get_string (self->names, i),
                               name) != 0)
        gtk_string_list_splice (self->names, i, i < n ? 1 : 0, added);
    }
  if (gtk_drop_down_get_selected (self->steps) != (guint) (self->index + 1))
    gtk_drop_down_set_selected (self->steps, self->index + 1);
  self->updating = FALSE;
  gtk_widget_set_sensitive (self->remove_button,
                            self->index >= 0 && n_steps > 1);
  gtk_widget_set_sensitive (self->earlier_button, self->index > 0);
}

/* Shows the step's position as a game, in which turns can be played. */
static void
show_board (LudoLessonEditor *self)
{
  LudoPageNode *step = step_of (self);
  const LudoStepKindInfo *kind = kind_of (self);
  const char *position = ludo_draft_get (step, "position");
  g_autoptr (LudoGame) game = NULL;
  GameConfig config;

  if (position[0] != '\0')
    game = ludo_game_new_from_position (self->draft->rules->id, position, 1,
                                        NULL);
  game_rules_default_config (self->draft->rules, &config);
  if (game == NULL)
    game = ludo_game_new (self->draft->rules->id, &config, 1, NULL);
  ludo_board_set_interactive (self->board,
                              kind != NULL && kind->board != NULL);
  ludo_board_set_pointing (self->board, kind != NULL && kind->is_pointing);
  ludo_board_set_game (self->board, game);
}

/* Shows the answer that was given on the board. */
static void
show_answer (LudoLessonEditor *self)
{
  LudoPageNode *step = step_of (self);
  const LudoStepKindInfo *kind = kind_of (self);
  const char *value;

  gtk_widget_set_visible (self->answer_box,
                          kind != NULL && kind->board != NULL);
  if (kind == NULL || kind->board == NULL)
    return;
  value = ludo_draft_get (step, kind->board);
  gtk_widget_set_visible (self->use_button, !kind->is_pointing);
  gtk_widget_set_visible (self->wrong_button,
                          kind == &ludo_step_kinds[LUDO_STEP_MOVE]);
  gtk_label_set_text (self->answer_label,
                      value[0] != '\0' ? value
                      : kind->is_pointing ? _("Point at places on the board.")
                                          : _("Play on the board."));
  if (kind->is_pointing)
    ludo_board_mark_hint (self->board,
                          ludo_draft_get_cells (self->draft, step), NULL);
}

static void
show (LudoLessonEditor *self)
{
  show_steps (self);
  ludo_lesson_form_show (self->form, self->draft, self->index);
  ludo_step_choices_show (self->choices, step_of (self));
  gtk_widget_set_visible (self->position_button, self->index >= 0);
  show_board (self);
  show_answer (self);
  check (self);
}

/* Shows the lesson after a change of what it has. */
static void
show_changed (LudoLessonEditor *self)
{
  self->changed = TRUE;
  show (self);
}

/* Notes that the lesson has changed. */
static void
touch (LudoLessonEditor *self)
{
  self->changed = TRUE;
  check (self);
}

static void
written_cb (LudoLessonEditor *self)
{
  touch (self);
  show_steps (self);
}

static void
steps_cb (LudoLessonEditor *self)
{
  if (self->updating)
    return;
  self->index = (int) gtk_drop_down_get_selected (self->steps) - 1;
  show (self);
}

/* Adds a step after the one shown, with the same position. */
static void
add_cb (LudoLessonEditor *self)
{
  LudoPageNode *before = ludo_draft_get_step (self->draft,
                                              MAX (self->index, 0));

  ludo_draft_add_step (self->draft, ++self->index,
                       ludo_draft_get (before, "position"));
  show_changed (self);
}

static void
remove_cb (LudoLessonEditor *self)
{
  ludo_draft_remove_step (self->draft, self->index);
  self->index = MIN (self->index,
                     (int) ludo_draft_get_n_steps (self->draft) - 1);
  show_changed (self);
}

static void
earlier_cb (LudoLessonEditor *self)
{
  ludo_draft_move_up (self->draft, self->index--);
  show_changed (self);
}

static void
position_used_cb (LudoLessonEditor *self,
                  LudoGame         *game)
{
  g_autofree char *text = ludo_game_dup_position_text (game);

  ludo_draft_set_position (step_of (self), text);
  show_changed (self);
}

static void
position_cb (LudoLessonEditor *self)
{
  LudoPageNode *step = step_of (self);
  LudoGame *game = ludo_board_get_game (self->board);
  GameState state = *ludo_game_get_state_at (game, 0);
  GtkWidget *window;

  if (ludo_draft_get_kind (step) == LUDO_STEP_PLACE)
    self->draft->rules->parse (ludo_draft_get (step, "target"), &state, NULL);
  window = ludo_editor_window_new (GTK_WINDOW (self),
                                   ludo_game_get_info (game), &state);
  ludo_editor_window_set_for_lesson (LUDO_EDITOR_WINDOW (window));
  g_signal_connect_object (window, "play", G_CALLBACK (position_used_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* Shows the board as the lesson has it after the edit. */
static void
show_done (LudoLessonEditor *self)
{
  show_board (self);
  show_answer (self);
  touch (self);
}

static void
use_cb (LudoLessonEditor *self)
{
  if (ludo_draft_use (self->draft, step_of (self),
                      ludo_board_get_game (self->board)))
    show_done (self);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Takes the turn played as a wrong answer, and goes to the reply to it. */
static void
wrong_cb (LudoLessonEditor *self)
{
  int index = ludo_draft_use_wrong (self->draft, step_of (self),
                                    ludo_board_get_game (self->board));

  if (index < 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  show_done (self);
  ludo_lesson_form_edit_reply (self->form, index);
}

static void
clear_cb (LudoLessonEditor *self)
{
  ludo_draft_set (step_of (self), kind_of (self)->board, NULL);
  show_done (self);
}

/* Adds the place to those pointed at, or removes it. */
static void
pointed_cb (LudoLessonEditor *self,
            int               place)
{
  LudoPageNode *step = step_of (self);

  if (step == NULL || !kind_of (self)->is_pointing
      || !ludo_draft_point (self->draft, step, place))
    return;
  show_answer (self);
  touch (self);
}

/* Shows the lesson as a pupil has it, from the step shown; its work is not
 * saved. */
static void
try_cb (LudoLessonEditor *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson = ludo_draft_dup_lesson (self->draft, "lesson",
                                                         &error);
  g_autoptr (LudoLessonRun) run = NULL;
  GtkWidget *window, *page;

  if (lesson == NULL)
    {
      show_message (self, error->message);
      return;
    }
  run = ludo_lesson_run_new (lesson, NULL);
  if (self->index > 0)
    ludo_lesson_run_go_to (run, (guint) self->index);
  page = ludo_lesson_page_new (self->library);
  ludo_lesson_page_set_run (LUDO_LESSON_PAGE (page), run);
  window = g_object_new (GTK_TYPE_WINDOW, "transient-for", self, "modal", TRUE,
                         "destroy-with-parent", TRUE, "title", _("Try It"),
                         "default-width", 980, "default-height", 680,
                         "child", page, NULL);
  g_signal_connect_object (page, "finished", G_CALLBACK (gtk_window_close),
                           window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LudoLessonEditor) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_parse_name (G_FILE (file));
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;

  if (!ludo_save_file_finish (G_FILE (file), result, &error))
    {
      self->closing = FALSE;
      self->changed = TRUE;
      show_message (self, error->message);
      return;
    }
  g_set_object (&self->file, G_FILE (file));
  shown = ludo_quote (name, LUDO_QUOTE_SENTENCE);
  /* Translators: %s is a file. */
  text = g_strdup_printf (_("The lesson was saved in “%s”."), shown);
  show_message (self, text);
  if (self->closing)
    gtk_window_destroy (GTK_WINDOW (self));
}

/* Returns: (transfer full): @file with the ending by which lessons are found. */
static GFile *
dup_with_ending (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *ended = g_strconcat (name, ".lesson", NULL);

  return g_str_has_suffix (name, ".lesson") ? g_object_ref (file)
                                            : g_file_get_child (folder, ended);
}

void
ludo_lesson_editor_save (LudoLessonEditor *self,
                         GFile            *file)
{
  g_autoptr (GFile) target = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *message = NULL;
  char *text;

  g_return_if_fail (LUDO_IS_LESSON_EDITOR (self) && G_IS_FILE (file));

  /* The chooser has asked whether to replace @file, which has another name. */
  target = dup_with_ending (file);
  if (!g_file_equal (target, file) && g_file_query_exists (target, NULL))
    {
      g_autofree char *name = g_file_get_basename (target);

      /* Translators: %s is the name of a file. */
      message = ludo_quote_printf (_("There is a file “%s” already. Choose it, "
                                     "or another name."), name);
    }
  else if (!ludo_draft_check (self->draft, &error))
    message = g_strdup (error->message);
  if (message != NULL)
    {
      self->closing = FALSE;
      show_message (self, message);
      return;
    }
  text = ludo_draft_dup_file (self->draft);
  bytes = g_bytes_new_take (text, strlen (text));
  self->changed = FALSE;
  ludo_save_file_async (target, bytes, saved_cb, g_object_ref (self));
}

static void
chosen_cb (LudoLessonEditor *self,
           int               response)
{
  gboolean saves =
    gtk_file_chooser_get_action (GTK_FILE_CHOOSER (self->chooser))
    == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autoptr (GFile) file = ludo_file_dialog_take (&self->chooser, response);

  if (file != NULL && saves)
    ludo_lesson_editor_save (self, file);
  else if (file != NULL)
    ludo_lesson_editor_open (self, file);
  else
    self->closing = FALSE;
}

static void
ask_file (LudoLessonEditor     *self,
          GtkFileChooserAction  action)
{
  gboolean saves = action == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autofree char *name = saves ? ludo_draft_dup_file_name (self->draft) : NULL;

  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (GTK_WINDOW (self), saves ? _("Save the Lesson")
                                                    : _("Open a Lesson"),
                           action, _("Lessons"), "*.lesson", name,
                           G_CALLBACK (chosen_cb), self);
  if (saves && self->file != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (self->chooser), self->file,
                               NULL);
}

static void
save_cb (LudoLessonEditor *self)
{
  ask_file (self, GTK_FILE_CHOOSER_ACTION_SAVE);
}

static void
open_cb (LudoLessonEditor *self)
{
  ask_file (self, GTK_FILE_CHOOSER_ACTION_OPEN);
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
                                        : _("A lesson must be a file of this "
                                            "machine."));
      return;
    }
  ludo_draft_free (self->draft);
  self->draft = draft;
  ludo_step_choices_offer (self->choices, draft->rules, self->library);
  g_set_object (&self->file, file);
  self->index = -1;
  self->changed = FALSE;
  show (self);
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

static gboolean
ludo_lesson_editor_close_request (GtkWindow *window)
{
  LudoLessonEditor *self = LUDO_LESSON_EDITOR (window);
  g_autofree char *name = NULL;
  g_autofree char *question = NULL;

  if (!self->changed)
    return GTK_WINDOW_CLASS (ludo_lesson_editor_parent_class)
             ->close_request (window);

  name = self->file != NULL ? g_file_get_basename (self->file) : NULL;
  question = name != NULL
               /* Translators: %s is the name of a file. */
               ? ludo_quote_printf (_("Save the lesson in “%s”?"), name)
               : g_strdup (_("Save the lesson?"));
  ludo_question_ask_save (window, question,
                          gtk_widget_get_sensitive (self->save_button),
                          G_CALLBACK (close_response_cb), self);

  return TRUE;
}

static void
ludo_lesson_editor_dispose (GObject *object)
{
  LudoLessonEditor *self = LUDO_LESSON_EDITOR (object);

  g_clear_pointer (&self->draft, ludo_draft_free);
  g_clear_object (&self->library);
  g_clear_object (&self->names);
  g_clear_object (&self->file);
  g_clear_object (&self->chooser);

  G_OBJECT_CLASS (ludo_lesson_editor_parent_class)->dispose (object);
}

static void
ludo_lesson_editor_class_init (LudoLessonEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_lesson_editor_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = ludo_lesson_editor_close_request;

  g_type_ensure (LUDO_TYPE_LESSON_FORM);
  g_type_ensure (LUDO_TYPE_STEP_CHOICES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-lesson-editor.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoLessonEditor, name)
  BIND (side);
  BIND (steps);
  BIND (add_button);
  BIND (remove_button);
  BIND (earlier_button);
  BIND (form);
  BIND (choices);
  BIND (position_button);
  BIND (answer_box);
  BIND (answer_label);
  BIND (use_button);
  BIND (wrong_button);
  BIND (message_label);
  BIND (try_button);
  BIND (save_button);
#undef BIND
#define CALL(name) gtk_widget_class_bind_template_callback (widget_class, name)
  CALL (written_cb);
  CALL (steps_cb);
  CALL (show_changed);
  CALL (touch);
  CALL (add_cb);
  CALL (remove_cb);
  CALL (earlier_cb);
  CALL (position_cb);
  CALL (use_cb);
  CALL (wrong_cb);
  CALL (clear_cb);
  CALL (try_cb);
  CALL (save_cb);
  CALL (open_cb);
#undef CALL
}

static void
ludo_lesson_editor_init (LudoLessonEditor *self)
{
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->names = gtk_string_list_new (NULL);
  gtk_drop_down_set_model (self->steps, G_LIST_MODEL (self->names));
  self->board = LUDO_BOARD (ludo_board_new ());
  ludo_board_set_coordinates (self->board, TRUE);
  g_object_set (self->board, "animation-speed", LUDO_ANIMATION_NONE, NULL);
  g_signal_connect_swapped (self->board, "pointed", G_CALLBACK (pointed_cb),
                            self);
  gtk_window_set_child (GTK_WINDOW (self),
                        ludo_board_area_new (GTK_WIDGET (self->board),
                                             self->side));
}

static GtkWidget *
open_with (GtkWindow   *parent,
           LudoLibrary *library,
           LudoDraft   *draft)
{
  LudoLessonEditor *self = g_object_new (LUDO_TYPE_LESSON_EDITOR,
                                         "transient-for", parent, NULL);

  self->library = g_object_ref (library);
  self->draft = draft;
  ludo_step_choices_offer (self->choices, draft->rules, library);
  show (self);
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

  return self;
}

const LudoDraft *
ludo_lesson_editor_get_draft (LudoLessonEditor *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_EDITOR (self), NULL);

  return self->draft;
}
