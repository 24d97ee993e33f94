/* ludo-lesson-work.c: what somebody has done of a lesson so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/work/ludo-lesson-work.h"

#include <time.h>

#include "learn/ludo-pupil-name.h"

/* The file with an id that differs after each start of the system. */
#define BOOT_FILE "/proc/sys/kernel/random/boot_id"

static void
step_free (gpointer data)
{
  LudoWorkStep *step = data;

  g_free (step->id);
  g_free (step->asks);
  g_free (step->answer);
  g_free (step);
}

LudoWork *
_ludo_work_new_empty (void)
{
  LudoWork *self = g_new0 (LudoWork, 1);

  self->steps = g_ptr_array_new_with_free_func (step_free);

  return self;
}

LudoWork *
ludo_work_new (const LudoLesson *lesson,
               gint64            attempt)
{
  LudoWork *self;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = _ludo_work_new_empty ();
  self->game_id = g_strdup (lesson->rules->id);
  self->name = g_strdup (lesson->name);
  self->lasting_id = g_strdup (lesson->lasting_id);
  self->checksum = g_strdup (lesson->checksum);
  self->attempt = attempt;

  return self;
}

static void
set_step (LudoWorkStep       *step,
          const LudoWorkStep *other)
{
  char *id = g_strdup (other->id);
  char *asks = g_strdup (other->asks);
  char *answer = g_strdup (other->answer);

  g_free (step->id);
  g_free (step->asks);
  g_free (step->answer);
  *step = *other;
  step->id = id;
  step->asks = asks;
  step->answer = answer;
}

/* Copies the place, what was abandoned and thrown there and the time of the
 * last change. */
static void
set_head (LudoWork       *self,
          const LudoWork *other)
{
  g_free (self->place);
  g_free (self->abandoned);
  g_free (self->throws);
  g_free (self->boot);
  self->place = g_strdup (other->place);
  self->abandoned = g_strdup (other->abandoned);
  self->throws = g_strdup (other->throws);
  self->boot = g_strdup (other->boot);
  self->changed = other->changed;
  self->clock = other->clock;
}

LudoWork *
ludo_work_copy (const LudoWork *self)
{
  LudoWork *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = _ludo_work_new_empty ();
  copy->game_id = g_strdup (self->game_id);
  copy->name = g_strdup (self->name);
  copy->lasting_id = g_strdup (self->lasting_id);
  copy->checksum = g_strdup (self->checksum);
  copy->attempt = self->attempt;
  copy->pupil = g_strdup (self->pupil);
  copy->seconds = self->seconds;
  copy->away = self->away;
  copy->old = g_strdup (self->old);
  set_head (copy, self);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const LudoWorkStep *step = g_ptr_array_index (self->steps, i);

      set_step (ludo_work_add (copy, step->id, step->asks), step);
    }

  return copy;
}

void
ludo_work_free (LudoWork *self)
{
  g_free (self->game_id);
  g_free (self->name);
  g_free (self->lasting_id);
  g_free (self->checksum);
  g_free (self->pupil);
  g_free (self->place);
  g_free (self->abandoned);
  g_free (self->throws);
  g_free (self->boot);
  g_free (self->old);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

LudoWorkStep *
ludo_work_find (const LudoWork *self,
                const char     *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  for (guint i = 0; i < self->steps->len; i++)
    {
      LudoWorkStep *step = g_ptr_array_index (self->steps, i);

      if (g_str_equal (step->id, id))
        return step;
    }

  return NULL;
}

LudoWorkStep *
ludo_work_add (LudoWork   *self,
               const char *id,
               const char *asks)
{
  LudoWorkStep *step = ludo_work_find (self, id);

  if (step != NULL)
    return step;

  step = g_new0 (LudoWorkStep, 1);
  step->id = g_strdup (id);
  step->asks = g_strdup (asks);
  step->answer = g_strdup ("");
  g_ptr_array_add (self->steps, step);

  return step;
}

/* Whether two pupils handed these in. */
static gboolean
are_of_two (const LudoWork *self,
            const LudoWork *other)
{
  g_autofree char *own = NULL;
  g_autofree char *theirs = NULL;

  if (self->pupil == NULL || other->pupil == NULL)
    return FALSE;
  own = ludo_pupil_name_dup_key (self->pupil);
  theirs = ludo_pupil_name_dup_key (other->pupil);

  return !g_str_equal (own, theirs);
}

gint64
_ludo_work_get_apart (const LudoWork *self)
{
  g_autofree char *key = self->pupil != NULL
                           ? ludo_pupil_name_dup_key (self->pupil) : NULL;

  return key != NULL ? self->attempt + 1 + g_str_hash (key) : self->attempt;
}

gboolean
ludo_work_is_same (const LudoWork *self,
                   const LudoWork *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return !are_of_two (self, other)
         && (self->attempt == other->attempt
             || _ludo_work_get_apart (self) == other->attempt
             || self->attempt == _ludo_work_get_apart (other))
         && g_str_equal (self->game_id, other->game_id)
         && g_str_equal (self->checksum, other->checksum)
         && (self->lasting_id == NULL || other->lasting_id == NULL
             || g_str_equal (self->lasting_id, other->lasting_id));
}

static gboolean
is_step_same (const LudoWorkStep *one,
              const LudoWorkStep *other)
{
  return one->done == other->done && one->right == other->right
         && one->wrong == other->wrong && one->shown == other->shown
         && one->n_hints == other->n_hints && one->tries == other->tries
         && one->seconds == other->seconds
         && g_str_equal (one->answer, other->answer);
}

/* Replaces @step by @other if only that is right, or else if it came later.
 * Returns: whether @step changed. */
static gboolean
merge_step (LudoWorkStep       *step,
            const LudoWorkStep *other)
{
  gboolean done = step->done || other->done;
  gboolean same = is_step_same (step, other);
  gboolean was_done = step->done;

  if (step->right == other->right ? other->changed > step->changed
                                  : other->right)
    set_step (step, other);
  else
    same = TRUE;
  step->done = done;

  return !same || done != was_done;
}

gboolean
ludo_work_merge (LudoWork       *self,
                 const LudoWork *other)
{
  gboolean changed = FALSE;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  for (guint i = 0; i < other->steps->len; i++)
    {
      const LudoWorkStep *theirs = g_ptr_array_index (other->steps, i);
      LudoWorkStep *own = ludo_work_find (self, theirs->id);

      if (own != NULL)
        changed |= merge_step (own, theirs);
      else
        {
          set_step (ludo_work_add (self, theirs->id, theirs->asks), theirs);
          changed = TRUE;
        }
    }
  if (other->pupil != NULL && (self->pupil == NULL
                               || other->changed > self->changed)
      && g_strcmp0 (self->pupil, other->pupil) != 0)
    {
      g_free (self->pupil);
      self->pupil = g_strdup (other->pupil);
      changed = TRUE;
    }
  self->seconds = MAX (self->seconds, other->seconds);
  self->away = MAX (self->away, other->away);
  if (other->changed > self->changed)
    set_head (self, other);

  return changed;
}

LudoWork *
ludo_work_dup_for (const LudoWork   *self,
                   const LudoLesson *lesson)
{
  g_autoptr (LudoWork) copy = NULL;

  g_return_val_if_fail (self != NULL && lesson != NULL, NULL);

  switch (ludo_lesson_match (lesson, self->game_id, self->lasting_id,
                             self->checksum))
    {
    case LUDO_LESSON_SAME:
      return ludo_work_copy (self);
    case LUDO_LESSON_VERSION:
      break;
    case LUDO_LESSON_OTHER:
    default:
      return NULL;
    }

  copy = ludo_work_new (lesson, self->attempt);
  copy->pupil = g_strdup (self->pupil);
  copy->seconds = self->seconds;
  copy->away = self->away;
  set_head (copy, self);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);
      const LudoWorkStep *done = ludo_work_find (self, step->node->id);

      if (done != NULL && g_str_equal (done->asks, step->asks))
        set_step (ludo_work_add (copy, done->id, done->asks), done);
    }

  return copy->steps->len > 0 ? g_steal_pointer (&copy) : NULL;
}

guint
ludo_work_count_done (const LudoWork   *self,
                      const LudoLesson *lesson)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && lesson != NULL, 0);

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);
      const LudoWorkStep *own = ludo_work_find (self, step->node->id);

      n += own != NULL && own->done;
    }

  return n;
}

/* Time */

gint64
ludo_work_get_clock (void)
{
  struct timespec now;

  if (clock_gettime (CLOCK_BOOTTIME, &now) != 0)
    return g_get_monotonic_time ();

  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static char *
dup_boot (void)
{
  char *boot = NULL;

  return g_file_get_contents (BOOT_FILE, &boot, NULL, NULL)
           ? g_strstrip (boot) : NULL;
}

void
ludo_work_stamp (LudoWork *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->boot);
  self->boot = dup_boot ();
  self->clock = ludo_work_get_clock ();
  /* The time of the last change never goes back, even if the clock was set
   * back. */
  self->changed = MAX (g_get_real_time (), self->changed + 1);
}

guint
ludo_work_get_away (const LudoWork *self)
{
  g_autofree char *boot = NULL;
  gint64 away;

  g_return_val_if_fail (self != NULL, 0);

  if (self->changed == 0)
    return 0;
  boot = dup_boot ();
  away = boot != NULL && g_strcmp0 (boot, self->boot) == 0
           ? ludo_work_get_clock () - self->clock
           : g_get_real_time () - self->changed;

  return (guint) (CLAMP (away, 0, (gint64) G_MAXINT * G_USEC_PER_SEC)
                  / G_USEC_PER_SEC);
}
