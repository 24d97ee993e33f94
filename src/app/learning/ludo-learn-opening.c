/* ludo-learn-opening.c: how a lesson is begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-learn-page-private.h"

#include "content/ludo-markup.h"
#include "learn/ludo-lock.h"

void
_ludo_pending_free (LudoPendingLesson *pending)
{
  ludo_lesson_unref (pending->lesson);
  g_free (pending->step_id);
  g_free (pending->name);
  g_clear_pointer (&pending->file, g_bytes_unref);
  g_clear_pointer (&pending->attempts, g_ptr_array_unref);
  g_clear_pointer (&pending->work, ludo_work_free);
  g_free (pending);
}

void
_ludo_learn_page_show_run (LudoLearnPage *self,
                           LudoLessonRun *run,
                           const char    *step_id)
{
  LudoLesson *lesson = ludo_lesson_run_get_lesson (run);

  g_clear_pointer (&self->pending, _ludo_pending_free);
  self->released = FALSE;
  ludo_lock_bar_set_lesson (self->lock_bar, lesson, FALSE);
  ludo_lock_bar_set_seconds (self->lock_bar, ludo_lesson_run_get_seconds (run));
  gtk_stack_set_visible_child_name (self->stack, "lesson");
  _ludo_learn_page_watch (self, run);
  ludo_lesson_page_set_run (self->lesson_page, run);
  for (guint i = 0; step_id != NULL && i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      if (g_str_equal (step->node->id, step_id))
        ludo_lesson_run_go_to (run, i);
    }
  g_signal_emit_by_name (self, "changed");
  gtk_widget_grab_focus (GTK_WIDGET (self->lesson_page));
}

void
_ludo_learn_page_practise (LudoLearnPage *self)
{
  LudoLessonRun *run = _ludo_learn_page_next_puzzle (self);

  if (run != NULL)
    _ludo_learn_page_show_run (self, run, NULL);
}

void
_ludo_learn_page_level_cb (LudoLearnPage *self,
                           int            by)
{
  if (self->practice == NULL)
    return;
  ludo_practice_move (self->practice, by);
  _ludo_learn_page_practise (self);
}

static void
begin_pending (LudoLearnPage *self)
{
  LudoPendingLesson *pending = self->pending;
  g_autofree char *step_id = g_strdup (pending->step_id);
  g_autoptr (LudoLessonRun) run =
    pending->work != NULL
      ? ludo_lesson_run_continue (pending->lesson, self->store, pending->work,
                                  pending->counts)
      : ludo_lesson_run_new (pending->lesson, self->store);

  _ludo_learn_page_show_run (self, run, step_id);
}

/* Shows the question that comes before the lesson begins. */
static void
show_choice (LudoLearnPage *self)
{
  ludo_lesson_page_set_run (self->lesson_page, NULL);
  ludo_lock_bar_set_lesson (self->lock_bar, NULL, FALSE);
  gtk_stack_set_visible_child_name (self->stack, "choice");
  g_signal_emit_by_name (self, "changed");
  gtk_widget_grab_focus (GTK_WIDGET (self->choice));
}

static void
locked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (LudoLearnPage) self = data;
  g_autoptr (GError) error = NULL;
  gboolean saved = ludo_lock_save_finish (result, &error);

  /* The pupil may have left the lesson while the file was written. */
  if (self->pending == NULL || self->pending->file == NULL)
    {
      ludo_lock_release (NULL);
      return;
    }
  g_clear_pointer (&self->pending->file, g_bytes_unref);
  if (saved)
    {
      begin_pending (self);
      return;
    }
  g_clear_pointer (&self->pending->attempts, g_ptr_array_unref);
  ludo_lesson_choice_warn (self->choice, self->pending->lesson,
                           error->message);
  show_choice (self);
}

/* Begins the lesson.  The file of one with a lock is saved first, because the
 * lesson is to come back whenever the program starts. */
static void
lock_and_begin (gpointer data)
{
  LudoLearnPage *self = data;

  if (self->pending == NULL)
    return;
  if (self->pending->file != NULL)
    ludo_lock_save_async (NULL, self->pending->name, self->pending->file,
                          locked_cb, g_object_ref (self));
  else
    begin_pending (self);
}

/* A lesson that a word has ended asks for the word before it continues. */
void
_ludo_learn_page_continue_cb (LudoLearnPage *self,
                              guint          index)
{
  LudoPendingLesson *pending = self->pending;

  if (pending == NULL || pending->attempts == NULL
      || index >= pending->attempts->len)
    return;
  g_clear_pointer (&pending->work, ludo_work_free);
  pending->work = ludo_work_copy (g_ptr_array_index (pending->attempts,
                                                     index));
  if (pending->lesson->leave != NULL)
    ludo_lock_bar_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                       pending->lesson, lock_and_begin, self);
  else
    lock_and_begin (self);
}

void
_ludo_learn_page_begin_cb (LudoLearnPage *self)
{
  if (self->pending == NULL)
    return;
  /* After a warning, the attempt that was chosen before it remains chosen. */
  if (self->pending->attempts != NULL)
    g_clear_pointer (&self->pending->work, ludo_work_free);
  lock_and_begin (self);
}

void
_ludo_learn_page_open_lesson (LudoLearnPage *self,
                              LudoLesson    *lesson,
                              const char    *step_id,
                              const char    *name,
                              GBytes        *file)
{
  g_clear_pointer (&self->pending, _ludo_pending_free);
  self->pending = g_new (LudoPendingLesson, 1);
  *self->pending = (LudoPendingLesson) {
    .lesson = ludo_lesson_ref (lesson),
    .step_id = g_strdup (step_id),
    .name = g_strdup (name),
    .file = file != NULL ? g_bytes_ref (file) : NULL,
    .attempts = ludo_lesson_store_list (self->store, lesson),
  };
  if (self->pending->attempts->len == 0)
    {
      lock_and_begin (self);
      return;
    }
  ludo_lesson_choice_offer (self->choice, lesson, self->pending->attempts);
  show_choice (self);
}

/* Returns: (transfer full): the lesson in the file at @path, and that file's
 * text in @file. */
static LudoLesson *
load_file (LudoLearnPage  *self,
           const char     *path,
           GBytes        **file,
           GError        **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (LudoLesson) lesson = NULL;
  gsize length;
  char *text = ludo_markup_read_file (path, &length, error);

  if (text == NULL)
    return NULL;
  *file = g_bytes_new_take (text, length);
  lesson = ludo_lesson_parse (text, length, name, error);

  return lesson != NULL
         && ludo_lesson_check_pages (lesson, self->library, error)
           ? g_steal_pointer (&lesson) : NULL;
}

gboolean
ludo_learn_page_open (LudoLearnPage  *self,
                      const char     *path,
                      GError        **error)
{
  g_autoptr (GBytes) file = NULL;
  g_autoptr (LudoLesson) lesson = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self) && path != NULL, FALSE);

  lesson = load_file (self, path, &file, error);
  if (lesson == NULL)
    return FALSE;
  name = g_path_get_basename (path);
  _ludo_learn_page_load_game (self, lesson->rules->id);
  _ludo_learn_page_open_lesson (self, lesson, NULL, name,
                                lesson->leave != NULL ? file : NULL);

  return TRUE;
}

gboolean
ludo_learn_page_open_kept (LudoLearnPage  *self,
                           const char     *path,
                           GError        **error)
{
  g_autoptr (GBytes) file = NULL;
  g_autoptr (LudoLesson) lesson = NULL;

  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self) && path != NULL, FALSE);

  lesson = load_file (self, path, &file, error);
  if (lesson == NULL)
    return FALSE;
  _ludo_learn_page_load_game (self, lesson->rules->id);
  g_clear_pointer (&self->pending, _ludo_pending_free);
  self->pending = g_new0 (LudoPendingLesson, 1);
  self->pending->lesson = ludo_lesson_ref (lesson);
  self->pending->work = ludo_lesson_store_dup_latest (self->store, lesson);
  self->pending->counts = TRUE;
  begin_pending (self);

  return TRUE;
}

/* Returns: (nullable) (transfer none): the lesson that follows the one that is
 * being done; after the last there is none. */
static LudoLesson *
find_next (LudoLearnPage *self)
{
  LudoLessonRun *run = ludo_lesson_page_get_run (self->lesson_page);
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (run);

  for (guint i = 0; i + 1 < self->lessons->len; i++)
    if (g_str_equal (((LudoLesson *) self->lessons->pdata[i])->id, lesson->id))
      return self->lessons->pdata[i + 1];

  return NULL;
}

void
_ludo_learn_page_show_ending (LudoLearnPage *self)
{
  if (ludo_lesson_page_get_run (self->lesson_page) == self->practice_run)
    {
      _ludo_learn_page_practise (self);
      return;
    }
  ludo_lesson_ending_show (self->ending,
                           ludo_lesson_page_get_run (self->lesson_page),
                           find_next (self));
  gtk_stack_set_visible_child_name (self->stack, "ending");
  /* A page that replaces another language's is in no window yet, so this does
   * not celebrate twice. */
  gtk_widget_activate_action (GTK_WIDGET (self), "win.celebrate", NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->ending));
}

void
_ludo_learn_page_next_cb (LudoLearnPage *self)
{
  LudoLesson *next = find_next (self);

  if (next != NULL)
    _ludo_learn_page_open_lesson (self, next, NULL, NULL, NULL);
}

void
_ludo_learn_page_show_steps (LudoLearnPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "lesson");
  gtk_widget_grab_focus (GTK_WIDGET (self->lesson_page));
}
