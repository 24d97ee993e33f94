/* ludo-practice.c: puzzles that follow a pupil
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/puzzles/ludo-practice.h"

#include <glib/gi18n.h>

#include "play/record/ludo-data-file.h"
#include "play/record/ludo-save-file.h"

#define GROUP "practice"

/* A longer file was not written by the program. */
#define BYTES_MAX (256 * 1024)

#define RIGHT_TO_RISE 3         /* running */
#define RIGHT_TO_REST 2         /* twins */
#define TWIN_AFTER 3            /* puzzles */

/* MissedPuzzle: a puzzle that was missed and comes back. */
typedef struct
{
  char *id;
  int n_right;                  /* of its twins, since the last one missed */
  int wait;                     /* puzzles until the next twin */
} MissedPuzzle;

struct LudoPractice
{
  const GameRules *rules;
  int step;                     /* index into `ratings` */
  int n_right;                  /* running */
  gboolean is_first;            /* no puzzle was given in this sitting */
  gboolean is_noted;            /* the puzzle given last is answered */
  gboolean is_saving;
  gboolean is_behind;           /* more is to be saved after that */
  gboolean is_problem_reported;

  /* Owned */
  GPtrArray *puzzles;           /* LudoPuzzle */
  GArray *ratings;              /* int: those that the puzzles have, falling */
  GPtrArray *missed;            /* MissedPuzzle, the first missed first */
  GPtrArray *seen;              /* char *: ids, the last one last */
  GHashTable *open;             /* char *: ids of those given last without an
                                 * answer */
  char *twin_of;                /* the missed puzzle that was given, or NULL */
  char *path;                   /* or NULL */
};

static void
missed_free (gpointer data)
{
  MissedPuzzle *missed = data;

  g_free (missed->id);
  g_free (missed);
}

static const LudoPuzzle *
find_puzzle (LudoPractice *self,
             const char   *id)
{
  for (guint i = 0; i < self->puzzles->len; i++)
    if (g_str_equal (((LudoPuzzle *) self->puzzles->pdata[i])->id, id))
      return self->puzzles->pdata[i];

  return NULL;
}

static MissedPuzzle *
find_missed (LudoPractice *self,
             const char   *id)
{
  for (guint i = 0; id != NULL && i < self->missed->len; i++)
    if (g_str_equal (((MissedPuzzle *) self->missed->pdata[i])->id, id))
      return self->missed->pdata[i];

  return NULL;
}

static MissedPuzzle *
add_missed (LudoPractice *self,
            const char   *id)
{
  MissedPuzzle *missed = find_missed (self, id);

  if (missed == NULL)
    {
      missed = g_new0 (MissedPuzzle, 1);
      missed->id = g_strdup (id);
      g_ptr_array_add (self->missed, missed);
    }

  return missed;
}

static int
compare_ratings (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

static int
get_rating (LudoPractice *self,
            int           step)
{
  return g_array_index (self->ratings, int, step);
}

/* Sets the step whose rating is nearest to @rating. */
static void
set_rating (LudoPractice *self,
            int           rating)
{
  for (int i = 0; i < (int) self->ratings->len; i++)
    if (ABS (get_rating (self, i) - rating)
        < ABS (get_rating (self, self->step) - rating))
      self->step = i;
}

static GBytes *
print (LudoPractice *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GArray) rights = g_array_new (FALSE, FALSE, sizeof (int));
  char *text;
  gsize length;
  guint n_open;

  g_key_file_set_integer (keys, GROUP, "rating",
                          get_rating (self, self->step));
  g_key_file_set_integer (keys, GROUP, "right", self->n_right);
  for (guint i = 0; i < self->missed->len; i++)
    {
      const MissedPuzzle *missed = g_ptr_array_index (self->missed, i);

      g_ptr_array_add (ids, missed->id);
      g_array_append_val (rights, missed->n_right);
    }
  if (ids->len > 0)
    {
      g_key_file_set_string_list (keys, GROUP, "missed",
                                  (const char *const *) ids->pdata, ids->len);
      g_key_file_set_integer_list (keys, GROUP, "missed-right",
                                   (int *) rights->data, rights->len);
    }
  if (self->seen->len > 0)
    g_key_file_set_string_list (keys, GROUP, "seen",
                                (const char *const *) self->seen->pdata,
                                self->seen->len);
  if (g_hash_table_size (self->open) > 0)
    {
      g_autofree const char **open =
        (const char **) g_hash_table_get_keys_as_array (self->open, &n_open);

      g_key_file_set_string_list (keys, GROUP, "open", open, n_open);
    }
  text = g_key_file_to_data (keys, &length, NULL);

  return g_bytes_new_take (text, length);
}

/* Takes over what @text says.  Returns: FALSE, changing nothing, if the program
 * did not write it. */
static gboolean
parse (LudoPractice *self,
       const char   *text,
       gsize         length)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) ids = NULL;
  g_auto (GStrv) seen = NULL;
  g_auto (GStrv) open = NULL;
  g_autofree int *rights = NULL;
  gsize n_ids = 0, n_rights = 0, n_seen = 0, n_open = 0;
  int rating, n_right;

  if (!g_utf8_validate (text, (gssize) length, NULL)
      || !g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, NULL))
    return FALSE;

  rating = g_key_file_get_integer (keys, GROUP, "rating", &error);
  if (error != NULL)
    return FALSE;
  n_right = g_key_file_get_integer (keys, GROUP, "right", NULL);
  ids = g_key_file_get_string_list (keys, GROUP, "missed", &n_ids, NULL);
  rights = g_key_file_get_integer_list (keys, GROUP, "missed-right", &n_rights,
                                        NULL);
  seen = g_key_file_get_string_list (keys, GROUP, "seen", &n_seen, NULL);
  open = g_key_file_get_string_list (keys, GROUP, "open", &n_open, NULL);
  if (rating < 0 || rating > GAME_N_LEVELS || n_right < 0
      || n_right >= RIGHT_TO_RISE || n_ids != n_rights)
    return FALSE;

  set_rating (self, rating);
  self->n_right = n_right;
  for (gsize i = 0; i < n_ids; i++)
    add_missed (self, ids[i])->n_right = CLAMP (rights[i], 0,
                                                RIGHT_TO_REST - 1);
  for (gsize i = 0; i < n_seen; i++)
    g_ptr_array_add (self->seen, g_strdup (seen[i]));
  for (gsize i = 0; i < n_open; i++)
    g_hash_table_add (self->open, g_strdup (open[i]));

  return TRUE;
}

/* Reads the file.  It is not written where it cannot be read, so that nothing
 * is lost. */
static void
read_file (LudoPractice *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *aside = NULL;
  gsize length;

  if (!ludo_data_file_load (self->path, BYTES_MAX, &text, &length, &error)
      && error->domain == G_FILE_ERROR)
    {
      g_message ("%s", error->message);
      g_clear_pointer (&self->path, g_free);
      return;
    }
  if (error == NULL && (text == NULL || parse (self, text, length)))
    return;

  aside = ludo_data_file_set_aside (self->path);
  if (aside != NULL)
    g_message (_("The file “%s” is damaged. It is kept as “%s”, and the "
                 "puzzles start again from the easiest."), self->path, aside);
  else
    {
      g_message (_("The file “%s” is damaged, and stays as it is."),
                 self->path);
      g_clear_pointer (&self->path, g_free);
    }
}

static void save (LudoPractice *self);

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LudoPractice) self = data;
  g_autoptr (GError) error = NULL;

  self->is_saving = FALSE;
  if (!ludo_save_file_finish (G_FILE (source), result, &error)
      && !self->is_problem_reported)
    {
      self->is_problem_reported = TRUE;
      g_message ("%s", error->message);
    }
  if (self->is_behind)
    save (self);
}

static void
save (LudoPractice *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;

  self->is_behind = self->is_saving;
  if (self->path == NULL || self->is_saving)
    return;

  folder = g_path_get_dirname (self->path);
  if (!ludo_data_file_make_folder (folder, &error))
    {
      if (!self->is_problem_reported)
        g_message ("%s", error->message);
      self->is_problem_reported = TRUE;
      return;
    }
  ludo_data_file_clear_way (self->path);
  bytes = print (self);
  file = g_file_new_for_path (self->path);
  self->is_saving = TRUE;
  ludo_save_file_async (file, bytes, saved_cb, ludo_practice_ref (self));
}

LudoPractice *
ludo_practice_new (const GameRules *rules,
                   GPtrArray       *puzzles,
                   const char      *path)
{
  LudoPractice *self;

  g_return_val_if_fail (rules != NULL && puzzles != NULL, NULL);
  g_return_val_if_fail (puzzles->len > 0, NULL);

  self = g_rc_box_new0 (LudoPractice);
  self->rules = rules;
  self->is_first = TRUE;
  self->is_noted = TRUE;
  self->puzzles = g_ptr_array_ref (puzzles);
  self->ratings = g_array_new (FALSE, FALSE, sizeof (int));
  self->missed = g_ptr_array_new_with_free_func (missed_free);
  self->seen = g_ptr_array_new_with_free_func (g_free);
  self->open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->path = g_strdup (path);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      gboolean is_known = FALSE;

      for (int j = 0; j < (int) self->ratings->len; j++)
        is_known |= get_rating (self, j) == puzzle->rating;
      if (!is_known)
        g_array_append_val (self->ratings, puzzle->rating);
    }
  g_array_sort (self->ratings, compare_ratings);
  if (path != NULL)
    read_file (self);

  return self;
}

char *
ludo_practice_dup_path (const char *game_id)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", "practice",
                           game_id, NULL);
}

LudoPractice *
ludo_practice_ref (LudoPractice *self)
{
  return g_rc_box_acquire (self);
}

static void
practice_clear (gpointer data)
{
  LudoPractice *self = data;

  g_ptr_array_unref (self->puzzles);
  g_array_unref (self->ratings);
  g_ptr_array_unref (self->missed);
  g_ptr_array_unref (self->seen);
  g_hash_table_unref (self->open);
  g_free (self->twin_of);
  g_free (self->path);
}

void
ludo_practice_unref (LudoPractice *self)
{
  g_rc_box_release_full (self, practice_clear);
}

/* How long ago @id was given; G_MAXUINT if never. */
static guint
get_age (LudoPractice *self,
         const char   *id)
{
  for (guint i = self->seen->len; i > 0; i--)
    if (g_str_equal (self->seen->pdata[i - 1], id))
      return self->seen->len - i;

  return G_MAXUINT;
}

/* Whether @puzzle was given without an answer, and not all others of its rating
 * since. */
static gboolean
is_too_soon (LudoPractice     *self,
             const LudoPuzzle *puzzle)
{
  guint age = get_age (self, puzzle->id);

  if (!g_hash_table_contains (self->open, puzzle->id))
    return FALSE;
  for (guint i = 0; i < self->puzzles->len; i++)
    {
      const LudoPuzzle *other = g_ptr_array_index (self->puzzles, i);

      if (other->rating == puzzle->rating && get_age (self, other->id) > age)
        return TRUE;
    }

  return FALSE;
}

/* The puzzle nearest to @rating, of @goal unless that is NULL and other than
 * @but; of those the one given longest ago. */
static const LudoPuzzle *
pick (LudoPractice *self,
      int           rating,
      const char   *goal,
      const char   *but)
{
  const LudoPuzzle *best = NULL;

  for (guint i = 0; i < self->puzzles->len; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (self->puzzles, i);
      int further = best == NULL ? -1 : ABS (puzzle->rating - rating)
                                        - ABS (best->rating - rating);

      if ((goal != NULL && !g_str_equal (puzzle->goal, goal))
          || g_strcmp0 (puzzle->id, but) == 0 || is_too_soon (self, puzzle))
        continue;
      if (further < 0 || (further == 0 && get_age (self, puzzle->id)
                                          > get_age (self, best->id)))
        best = puzzle;
    }

  return best;
}

static LudoPuzzle *
dup_puzzle (const LudoPuzzle *puzzle)
{
  LudoPuzzle *copy = g_new (LudoPuzzle, 1);

  *copy = *puzzle;
  copy->id = g_strdup (puzzle->id);
  copy->position = g_strdup (puzzle->position);
  copy->answer = g_strdup (puzzle->answer);
  copy->goal = g_strdup (puzzle->goal);
  copy->origin = g_strdup (puzzle->origin);

  return copy;
}

/* The twin of a missed puzzle: its mirror image first, then another of its
 * theme; either where there is not the other.  NULL if there is neither. */
static LudoPuzzle *
make_twin (LudoPractice       *self,
           const MissedPuzzle *missed)
{
  const LudoPuzzle *puzzle = find_puzzle (self, missed->id);
  const LudoPuzzle *other;
  LudoPuzzle *twin = NULL;

  if (puzzle == NULL)
    return NULL;
  other = pick (self, puzzle->rating, puzzle->goal, puzzle->id);
  if (missed->n_right == 0 || other == NULL)
    twin = ludo_puzzle_dup_twin (puzzle, self->rules);

  return twin != NULL ? twin : other != NULL ? dup_puzzle (other) : NULL;
}

/* The twin that is due.  Two never follow one another, so that no debt is to be
 * paid off. */
static LudoPuzzle *
next_due_twin (LudoPractice *self,
               gboolean      may)
{
  LudoPuzzle *twin = NULL;

  for (guint i = 0; i < self->missed->len; i++)
    {
      MissedPuzzle *missed = g_ptr_array_index (self->missed, i);

      missed->wait = MAX (missed->wait - 1, 0);
      if (!may || twin != NULL || missed->wait > 0)
        continue;
      twin = make_twin (self, missed);
      if (twin != NULL)
        self->twin_of = g_strdup (missed->id);
    }

  return twin;
}

LudoPuzzle *
ludo_practice_next (LudoPractice *self)
{
  gboolean may;
  LudoPuzzle *puzzle;
  MissedPuzzle *missed;

  g_return_val_if_fail (self != NULL, NULL);

  may = !self->is_first && self->twin_of == NULL;
  missed = find_missed (self, self->twin_of);
  /* A twin that was skipped does not come back at once. */
  if (missed != NULL && missed->wait == 0)
    missed->wait = TWIN_AFTER;
  g_clear_pointer (&self->twin_of, g_free);
  puzzle = next_due_twin (self, may);
  if (puzzle == NULL)
    puzzle = dup_puzzle (pick (self,
                               get_rating (self,
                                           MAX (self->step - self->is_first,
                                                0)), NULL,
                               self->seen->len > 0 && self->puzzles->len > 1
                                 ? self->seen->pdata[self->seen->len - 1]
                                 : NULL));
  self->is_first = FALSE;
  self->is_noted = FALSE;
  for (guint i = self->seen->len; i > 0; i--)
    if (g_str_equal (self->seen->pdata[i - 1], puzzle->id))
      g_ptr_array_remove_index (self->seen, i - 1);
  g_ptr_array_add (self->seen, g_strdup (puzzle->id));
  g_hash_table_add (self->open, g_strdup (puzzle->id));
  /* The next sitting does not begin with a puzzle that was skipped in this. */
  save (self);

  return puzzle;
}

/* Notes the answer to a twin of @missed; after two right it rests. */
static void
note_twin (LudoPractice       *self,
           MissedPuzzle       *missed,
           LudoPracticeResult  answer)
{
  if (answer == LUDO_PRACTICE_WRONG)
    missed->n_right = 0;
  else if (answer == LUDO_PRACTICE_RIGHT)
    missed->n_right++;
  missed->wait = TWIN_AFTER;
  if (missed->n_right >= RIGHT_TO_REST)
    g_ptr_array_remove (self->missed, missed);
}

void
ludo_practice_record (LudoPractice       *self,
                      LudoPracticeResult  answer)
{
  MissedPuzzle *missed;

  g_return_if_fail (self != NULL);

  if (self->is_noted)
    return;
  self->is_noted = TRUE;
  g_hash_table_remove (self->open, self->seen->pdata[self->seen->len - 1]);
  missed = find_missed (self, self->twin_of);
  if (missed != NULL)
    note_twin (self, missed, answer);
  else if (answer == LUDO_PRACTICE_WRONG)
    {
      missed = add_missed (self, self->seen->pdata[self->seen->len - 1]);
      missed->n_right = 0;
      missed->wait = TWIN_AFTER;
    }

  if (answer == LUDO_PRACTICE_WRONG)
    {
      self->step = MAX (self->step - 1, 0);
      self->n_right = 0;
    }
  else if (answer == LUDO_PRACTICE_RIGHT && ++self->n_right >= RIGHT_TO_RISE)
    {
      self->step = MIN (self->step + 1, (int) self->ratings->len - 1);
      self->n_right = 0;
    }
  save (self);
}

gboolean
ludo_practice_record_missed (LudoPractice *self,
                             const char   *id)
{
  MissedPuzzle *missed;

  g_return_val_if_fail (self != NULL && id != NULL, FALSE);

  if (find_puzzle (self, id) == NULL)
    return FALSE;
  missed = add_missed (self, id);
  missed->n_right = 0;
  missed->wait = TWIN_AFTER;
  save (self);

  return TRUE;
}

int
ludo_practice_get_step (LudoPractice *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->step;
}

gboolean
ludo_practice_can_move (LudoPractice *self,
                        int           by)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->step + by >= 0 && self->step + by < (int) self->ratings->len;
}

void
ludo_practice_move (LudoPractice *self,
                    int           by)
{
  g_return_if_fail (self != NULL);

  if (!ludo_practice_can_move (self, by))
    return;
  self->step += by;
  self->n_right = 0;
  self->is_noted = TRUE;
  save (self);
}

gboolean
ludo_practice_get_saving (LudoPractice *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_saving;
}
