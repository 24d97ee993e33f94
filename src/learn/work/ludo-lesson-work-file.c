/* ludo-lesson-work-file.c: how the store writes down what was done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/work/ludo-lesson-work.h"

#include <string.h>

#include "learn/ludo-lesson-result.h"

/* The key of a step's line is this and the step's id. */
#define STEP "step "

/* The length of the part of the checksum that the name of a group has. */
#define SHORT 16
#define CHECKSUM 64

/* Whether @line is valid in a key file, in a group or as the name of one. */
static gboolean
is_line (const char *line,
         gboolean    in_group)
{
  g_autoptr (GKeyFile) trial = NULL;
  g_autofree char *text = NULL;
  gboolean half = FALSE;

  if (!g_utf8_validate (line, -1, NULL))
    return FALSE;
  for (const char *p = line; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p) && *p != '\t')
      return FALSE;
  if (line[0] == '\0' || line[0] == '#')
    return TRUE;
  /* GLib 2.74 warns of a value that ends in half an escape after a wrong
   * one. */
  for (gsize i = strlen (line); i > 0 && line[i - 1] == '\\'; i--)
    half = !half;
  if (half || (line[0] != '[' && !in_group))
    return FALSE;

  trial = g_key_file_new ();
  text = g_strconcat (line[0] != '[' ? "[a]\n" : "", line, "\n", NULL);

  return g_key_file_load_from_data (trial, text, (gsize) -1, G_KEY_FILE_NONE,
                                    NULL);
}

GKeyFile *
ludo_work_parse_file (const char *text,
                      gsize       length,
                      gboolean   *damaged)
{
  GKeyFile *file = g_key_file_new ();
  GString *whole = g_string_new (NULL);
  gboolean in_group = FALSE;

  g_return_val_if_fail (text != NULL && damaged != NULL, NULL);

  *damaged = FALSE;
  for (gsize i = 0; i < length; )
    {
      const char *end = memchr (text + i, '\n', length - i);
      gsize n = end != NULL ? (gsize) (end - (text + i)) : length - i;
      g_autofree char *line = g_strndup (text + i, n);
      gboolean has_zero = strlen (line) < n;

      if (n > 0 && line[n - 1] == '\r')
        line[n - 1] = '\0';
      if (!has_zero && is_line (line, in_group))
        {
          in_group |= line[0] == '[';
          g_string_append (whole, line);
          g_string_append_c (whole, '\n');
        }
      else
        {
          /* The line may have been the name of a group, so the lines after it
           * must not become a part of the group before. */
          *damaged = TRUE;
          if (has_zero || strpbrk (line, "[]") != NULL)
            in_group = FALSE;
        }
      i += n + 1;
    }
  if (!g_key_file_load_from_data (file, whole->str, whole->len,
                                  G_KEY_FILE_KEEP_COMMENTS, NULL)
      && whole->len > 0)
    *damaged = TRUE;
  g_string_free (whole, TRUE);

  return file;
}

static gint64
get_number (GKeyFile   *file,
            const char *group,
            const char *key)
{
  gint64 value = g_key_file_get_int64 (file, group, key, NULL);

  return MAX (value, 0);
}

/* "done right 2 14 1 - 0123456789abcdef 1790000000000000 b1" */
static void
read_step (LudoWork   *self,
           const char *id,
           const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", 9);
  guint64 tries, seconds, hints, changed;
  guint n = g_strv_length (parts);
  LudoWorkStep *step;

  if (n < 8 || !ludo_lesson_is_word (id)
      || !g_ascii_string_to_unsigned (parts[2], 10, 0,
                                      LUDO_RESULT_NUMBER_MAX, &tries, NULL)
      || !g_ascii_string_to_unsigned (parts[3], 10, 0,
                                      LUDO_RESULT_NUMBER_MAX, &seconds, NULL)
      || !g_ascii_string_to_unsigned (parts[4], 10, 0,
                                      LUDO_RESULT_NUMBER_MAX, &hints, NULL)
      || !g_ascii_string_to_unsigned (parts[7], 10, 0, G_MAXINT64, &changed,
                                      NULL))
    return;

  step = ludo_work_add (self, id, parts[6]);
  step->done = g_str_equal (parts[0], "done");
  step->right = g_str_equal (parts[1], "right");
  step->wrong = g_str_equal (parts[1], "wrong");
  step->tries = (guint) tries;
  step->seconds = (guint) seconds;
  step->n_hints = (guint) hints;
  step->shown = g_str_equal (parts[5], "shown");
  step->changed = (gint64) changed;
  g_free (step->answer);
  step->answer = _ludo_result_dup_line (n > 8 ? parts[8] : "",
                                        LUDO_RESULT_ANSWER_MAX);
}

/* Reads an attempt.  Returns: NULL if the group is not of this version. */
static LudoWork *
read_group (GKeyFile   *file,
            const char *group)
{
  g_auto (GStrv) words = g_strsplit (group, " ", -1);
  g_auto (GStrv) keys = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *id = NULL;
  LudoWork *self;
  guint64 attempt;

  if (g_strv_length (words) != 4
      || !g_ascii_string_to_unsigned (words[3], 10, 0, G_MAXINT64, &attempt,
                                      NULL))
    return NULL;
  checksum = g_key_file_get_string (file, group, "checksum", NULL);
  id = g_key_file_get_string (file, group, "id", NULL);
  if (!ludo_lesson_is_word (words[0])
      || checksum == NULL || !g_str_has_prefix (checksum, words[1])
      || strlen (checksum) != CHECKSUM
      || strspn (checksum, "0123456789abcdef") != CHECKSUM
      || (id != NULL && !ludo_lesson_is_word (id)))
    return NULL;

  self = _ludo_work_new_empty ();
  self->game_id = g_strdup (words[0]);
  self->checksum = g_steal_pointer (&checksum);
  self->attempt = (gint64) attempt;
  self->name = g_key_file_get_string (file, group, "name", NULL);
  self->lasting_id = g_steal_pointer (&id);
  self->pupil = g_key_file_get_string (file, group, "pupil", NULL);
  self->place = g_key_file_get_string (file, group, "at", NULL);
  self->abandoned = g_key_file_get_string (file, group, "abandoned", NULL);
  self->throws = g_key_file_get_string (file, group, "throws", NULL);
  self->boot = g_key_file_get_string (file, group, "boot", NULL);
  self->seconds = (guint) MIN (get_number (file, group, "seconds"), G_MAXINT);
  self->away = (guint) MIN (get_number (file, group, "away"), G_MAXINT);
  self->changed = get_number (file, group, "changed");
  self->clock = get_number (file, group, "clock");
  keys = g_key_file_get_keys (file, group, NULL, NULL);
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    if (g_str_has_prefix (keys[i], STEP))
      {
        g_autofree char *text = g_key_file_get_string (file, group, keys[i],
                                                       NULL);

        if (text != NULL)
          read_step (self, keys[i] + strlen (STEP), text);
      }

  return self;
}

GPtrArray *
ludo_work_list (GKeyFile *file)
{
  GPtrArray *all =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_work_free);
  g_auto (GStrv) groups = NULL;

  g_return_val_if_fail (file != NULL, all);

  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      LudoWork *work = read_group (file, groups[i]);

      if (work != NULL)
        g_ptr_array_add (all, work);
    }

  return all;
}

static void
put_string (GKeyFile   *file,
            const char *group,
            const char *key,
            const char *value)
{
  if (value != NULL)
    g_key_file_set_string (file, group, key, value);
  else
    g_key_file_remove_key (file, group, key, NULL);
}

static void
put_step (GKeyFile           *file,
          const char         *group,
          const LudoWorkStep *step)
{
  g_autofree char *key = g_strconcat (STEP, step->id, NULL);
  g_autofree char *answer =
    _ludo_result_dup_line (step->answer, LUDO_RESULT_ANSWER_MAX);
  g_autofree char *text =
    g_strdup_printf ("%s %s %u %u %u %s %s %" G_GINT64_FORMAT " %s",
                     step->done ? "done" : "open",
                     step->right ? "right" : step->wrong ? "wrong" : "open",
                     step->tries, step->seconds, step->n_hints,
                     step->shown ? "shown" : "-", step->asks, step->changed,
                     answer);

  g_key_file_set_string (file, group, key, text);
}

static char *
dup_group_of (const LudoWork *self,
              gint64          attempt)
{
  g_autofree char *start = g_strndup (self->checksum, SHORT);

  return g_strdup_printf ("%s %s %s %" G_GINT64_FORMAT, self->game_id, start,
                          self->lasting_id != NULL ? self->lasting_id : "-",
                          attempt);
}

/* Finds the name of the group of @self in @file, even if it was written when
 * the lesson had no lasting id, and stores the attempt in it in @there.  If
 * another pupil handed in the same attempt, @self gets a group of its own. */
static char *
dup_group (const LudoWork *self,
           GKeyFile       *file,
           LudoWork      **there)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);
  g_autofree char *start = g_strndup (self->checksum, SHORT);
  char *group;

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autoptr (LudoWork) work = NULL;

      if (strstr (groups[i], start) == NULL)
        continue;
      work = read_group (file, groups[i]);
      if (work != NULL && ludo_work_is_same (work, self))
        {
          *there = g_steal_pointer (&work);
          return g_strdup (groups[i]);
        }
    }
  *there = NULL;
  group = dup_group_of (self, self->attempt);
  if (self->pupil != NULL && g_key_file_has_group (file, group))
    {
      g_free (group);
      group = dup_group_of (self, _ludo_work_get_apart (self));
    }

  return group;
}

void
ludo_work_put (const LudoWork *self,
               GKeyFile       *file)
{
  g_autoptr (LudoWork) there = NULL;
  g_autoptr (LudoWork) merged = NULL;
  g_autofree char *group = NULL;

  g_return_if_fail (self != NULL && file != NULL);

  group = dup_group (self, file, &there);
  merged = ludo_work_copy (self);
  if (there != NULL)
    ludo_work_merge (merged, there);
  put_string (file, group, "name", merged->name);
  put_string (file, group, "id", merged->lasting_id);
  put_string (file, group, "checksum", merged->checksum);
  put_string (file, group, "pupil", merged->pupil);
  put_string (file, group, "at", merged->place);
  put_string (file, group, "abandoned", merged->abandoned);
  put_string (file, group, "throws", merged->throws);
  put_string (file, group, "boot", merged->boot);
  g_key_file_set_int64 (file, group, "seconds", merged->seconds);
  g_key_file_set_int64 (file, group, "away", merged->away);
  g_key_file_set_int64 (file, group, "changed", merged->changed);
  g_key_file_set_int64 (file, group, "clock", merged->clock);
  for (guint i = 0; i < merged->steps->len; i++)
    put_step (file, group, g_ptr_array_index (merged->steps, i));
  if (self->old != NULL)
    g_key_file_remove_group (file, self->old, NULL);
}

/* Compares two attempts: those at one lesson come together, the one changed
 * last first. */
static int
compare_attempts (gconstpointer a,
                  gconstpointer b)
{
  const LudoWork *one = *(const LudoWork *const *) a;
  const LudoWork *other = *(const LudoWork *const *) b;
  int order = strcmp (one->game_id, other->game_id);

  if (order == 0)
    order = strcmp (one->checksum, other->checksum);
  if (order == 0)
    order = g_strcmp0 (one->lasting_id, other->lasting_id);

  return order != 0 ? order
         : one->changed > other->changed ? -1 : one->changed < other->changed;
}

void
ludo_work_prune (GKeyFile *file)
{
  g_autoptr (GPtrArray) all = ludo_work_list (file);
  guint n = 0;

  g_ptr_array_sort (all, compare_attempts);
  for (guint i = 0; i < all->len; i++)
    {
      const LudoWork *work = g_ptr_array_index (all, i);
      const LudoWork *last = i > 0 ? g_ptr_array_index (all, i - 1) : NULL;
      g_autoptr (LudoWork) there = NULL;
      g_autofree char *group = NULL;

      n = last != NULL && g_str_equal (last->game_id, work->game_id)
          && g_str_equal (last->checksum, work->checksum)
          && g_strcmp0 (last->lasting_id, work->lasting_id) == 0 ? n + 1 : 1;
      if (n <= LUDO_WORK_ATTEMPTS_MAX)
        continue;
      group = dup_group (work, file, &there);
      g_key_file_remove_group (file, group, NULL);
    }
}

/* Reads the answers that an earlier program saved of a locked lesson, as a
 * result of version 1.  Returns: FALSE if they belong to another file. */
static gboolean
read_old_answers (LudoWork         *self,
                  const LudoLesson *lesson,
                  const char       *text)
{
  g_autoptr (LudoResult) result =
    ludo_result_parse (text, strlen (text), "-", NULL);

  if (result == NULL)
    return TRUE;
  if (!ludo_lesson_is_file (lesson, result->checksum))
    return FALSE;
  for (guint i = 0; i < result->steps->len; i++)
    {
      const LudoResultStep *saved = g_ptr_array_index (result->steps, i);
      LudoWorkStep *step = ludo_work_add (self, saved->id, "-");

      step->right = saved->right;
      step->wrong = saved->wrong;
      step->tries = saved->tries;
      step->seconds = saved->seconds;
      g_free (step->answer);
      step->answer = g_strdup (saved->answer);
    }

  return TRUE;
}

static const LudoStep *
find_step (const LudoLesson *lesson,
           const char       *id)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      if (g_str_equal (step->node->id, id))
        return step;
    }

  return NULL;
}

/* Reads the group @group of an earlier program. */
static LudoWork *
read_old (GKeyFile         *file,
          const char       *group,
          const LudoLesson *lesson)
{
  g_autoptr (LudoWork) self = ludo_work_new (lesson, 0);
  g_auto (GStrv) done =
    g_key_file_get_string_list (file, group, "done", NULL, NULL);
  g_autofree char *answers = g_key_file_get_string (file, group, "answers",
                                                    NULL);

  self->old = g_strdup (group);
  self->place = g_key_file_get_string (file, group, "at", NULL);
  self->seconds = (guint) MIN (get_number (file, group, "seconds"), G_MAXINT);
  if (answers != NULL && !read_old_answers (self, lesson, answers))
    return NULL;
  for (guint i = 0; done != NULL && done[i] != NULL; i++)
    ludo_work_add (self, done[i], "-")->done = TRUE;
  /* A lesson without one of these steps is another lesson of the same name. */
  for (guint i = 0; i < self->steps->len; i++)
    {
      LudoWorkStep *own = g_ptr_array_index (self->steps, i);
      const LudoStep *step = find_step (lesson, own->id);

      if (step == NULL)
        return NULL;
      g_free (own->asks);
      own->asks = g_strdup (step->asks);
    }

  return self->steps->len > 0
           && (self->place == NULL || find_step (lesson, self->place) != NULL)
             ? g_steal_pointer (&self) : NULL;
}

LudoWork *
ludo_work_dup_old (GKeyFile         *file,
                   const LudoLesson *lesson)
{
  const char *const names[] = { lesson->id, lesson->name };

  g_return_val_if_fail (file != NULL && lesson != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *group = g_strdup_printf ("%s %s", lesson->rules->id,
                                                names[i]);

      if (g_key_file_has_group (file, group))
        return read_old (file, group, lesson);
    }

  return NULL;
}
