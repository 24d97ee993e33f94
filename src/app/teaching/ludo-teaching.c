/* ludo-teaching.c: opens the results of a class and the lesson editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-teaching.h"

#include <glib/gi18n.h>

#include "app/teaching/ludo-class-window.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/results/ludo-class-reader.h"
#include "learn/puzzles/ludo-puzzle-search.h"
#include "play/ludo-search-task.h"
#include "play/ludo-signal.h"

/* Answer: the result of a search for a puzzle. */
typedef struct
{
  LudoPuzzle *puzzle;           /* owned; NULL if there is none */
  const char *reason;           /* why there is none, untranslated */
} Answer;

struct _LudoTeaching
{
  GObject parent_instance;

  GtkWindow *window;            /* borrowed: the owner of this object */
  const GameRules *rules;       /* of the puzzle being searched for */

  /* Owned */
  LudoMessages *messages;
  LudoLibrary *library;         /* with the pages for that puzzle */
  LudoSearchTask *puzzle_task;
};

G_DEFINE_FINAL_TYPE (LudoTeaching, ludo_teaching, G_TYPE_OBJECT)

static void
fail (LudoTeaching *self,
      const char   *message)
{
  ludo_messages_fail (self->messages, NULL, message);
}

static void
results_read_cb (LudoTeaching *self,
                 LudoClass    *class)
{
  ludo_messages_succeed (self->messages);
  gtk_window_present (GTK_WINDOW (ludo_class_window_new (self->window,
                                                         class)));
}

void
ludo_teaching_open_results (LudoTeaching *self,
                            const char   *folder)
{
  GtkWidget *reader;

  g_return_if_fail (LUDO_IS_TEACHING (self) && folder != NULL);

  reader = ludo_class_reader_new (self->window, folder);
  ludo_signal_connect (reader, "read", results_read_cb, self);
  ludo_signal_connect (reader, "failed", fail, self);
}

static void
folder_chosen_cb (LudoTeaching         *self,
                  int                   response,
                  GtkFileChooserNative *dialog)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (&dialog, response);
  g_autofree char *folder = file != NULL ? g_file_get_path (file) : NULL;

  if (folder != NULL)
    ludo_teaching_open_results (self, folder);
}

void
ludo_teaching_ask_results (LudoTeaching *self)
{
  g_return_if_fail (LUDO_IS_TEACHING (self));

  ludo_file_dialog_show (NULL, self->window, _("Folder with the Results"),
                         GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, NULL, NULL,
                         NULL, G_CALLBACK (folder_chosen_cb), self);
}

static void
kept_cb (LudoTeaching *self)
{
  ludo_messages_add (self->messages, LUDO_MESSAGE_NOTE, NULL,
                     _("The lesson was not saved. A draft is kept, and the "
                       "lesson editor will offer it again."));
}

/* Presents @editor, and shows a message when it keeps a draft. */
static void
present (LudoTeaching *self,
         GtkWidget    *editor)
{
  ludo_signal_connect (editor, "kept", kept_cb, self);
  gtk_window_present (GTK_WINDOW (editor));
}

void
ludo_teaching_make_lesson (LudoTeaching    *self,
                           LudoLibrary     *library,
                           const GameRules *rules,
                           const GameState *state)
{
  char position[GAME_POSITION_TEXT_MAX] = "";

  g_return_if_fail (LUDO_IS_TEACHING (self) && LUDO_IS_LIBRARY (library));
  g_return_if_fail (rules != NULL);

  if (state != NULL)
    rules->print (state, position);
  present (self, ludo_lesson_editor_new (self->window, library, rules,
                                         position));
}

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_pointer (&answer->puzzle, ludo_puzzle_free);
  g_free (answer);
}

/* Searches for a puzzle; runs on a thread. */
static gpointer
find_puzzle (const GamePosition *position,
             gconstpointer       question,
             const atomic_bool  *stop)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->puzzle = ludo_puzzle_find (position->rules, &position->state, 0,
                                     stop, &answer->reason);

  return answer;
}

static void
puzzle_found_cb (gpointer asker,
                 gpointer data)
{
  LudoTeaching *self = asker;
  Answer *answer = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    answer->puzzle != NULL
      ? ludo_puzzle_dup_lesson (answer->puzzle, self->rules, &error) : NULL;

  if (lesson != NULL)
    {
      ludo_messages_close (self->messages, LUDO_MESSAGE_NOTE);
      present (self, ludo_lesson_editor_new_from (self->window, self->library,
                                                  lesson));
    }
  else
    ludo_messages_add (self->messages, LUDO_MESSAGE_NOTE, NULL,
                       error != NULL ? error->message
                                     : gettext (answer->reason));
  answer_free (answer);
}

void
ludo_teaching_make_puzzle (LudoTeaching *self,
                           LudoLibrary  *library,
                           LudoGame     *game)
{
  g_return_if_fail (LUDO_IS_TEACHING (self) && LUDO_IS_LIBRARY (library));
  g_return_if_fail (LUDO_IS_GAME (game));

  g_set_object (&self->library, library);
  self->rules = ludo_game_get_rules (game);
  ludo_messages_add (self->messages, LUDO_MESSAGE_NOTE, NULL,
                     _("Looking for a turn that stands out here…"));
  ludo_search_task_start (self->puzzle_task, ludo_game_get_position (game),
                          ludo_game_get_n_plies (game), NULL, NULL);
}

static void
ludo_teaching_dispose (GObject *object)
{
  LudoTeaching *self = LUDO_TEACHING (object);

  g_clear_pointer (&self->puzzle_task, ludo_search_task_free);
  g_clear_object (&self->library);
  g_clear_object (&self->messages);

  G_OBJECT_CLASS (ludo_teaching_parent_class)->dispose (object);
}

static void
ludo_teaching_class_init (LudoTeachingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_teaching_dispose;
}

static void
ludo_teaching_init (LudoTeaching *self)
{
  self->puzzle_task = ludo_search_task_new (find_puzzle, answer_free,
                                            puzzle_found_cb, self);
}

LudoTeaching *
ludo_teaching_new (GtkWindow    *window,
                   LudoMessages *messages)
{
  LudoTeaching *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (LUDO_IS_MESSAGES (messages), NULL);

  self = g_object_new (LUDO_TYPE_TEACHING, NULL);
  self->window = window;
  self->messages = g_object_ref (messages);

  return self;
}
