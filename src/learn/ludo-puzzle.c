/* ludo-puzzle.c: positions with one answer, found by the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-puzzle.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-markup.h"
#include "games/games.h"
#include "learn/ludo-draft.h"
#include "play/ludo-language.h"
#include "play/ludo-lines.h"

#define FIELDS 6
#define PUZZLES_MAX 500

/* The goals of puzzles with the title of their theme. */
static const struct
{
  const char *goal;
  const char *title;
} themes[] = {
  { "wins=1", N_("Win") },
  { "captures=most", N_("Capture") },
  { "danger=least", N_("Defend") },
  { "risk=least", N_("Play safe") },
};

void
ludo_puzzle_free (LudoPuzzle *self)
{
  g_free (self->id);
  g_free (self->position);
  g_free (self->answer);
  g_free (self->goal);
  g_free (self->origin);
  g_free (self);
}

static gboolean
refuse (GError     **error,
        const char  *reason)
{
  g_set_error_literal (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                       reason);

  return FALSE;
}

static int
find_theme (const char *goal)
{
  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    if (g_str_equal (themes[i].goal, goal))
      return (int) i;

  return -1;
}

LudoPuzzle *
ludo_puzzle_parse_line (const char  *line,
                        GError     **error)
{
  g_auto (GStrv) fields = g_strsplit (line, ";", -1);
  LudoPuzzle *self;
  guint64 rating;

  g_return_val_if_fail (line != NULL, NULL);

  for (int i = 0; fields[i] != NULL; i++)
    g_strstrip (fields[i]);
  if (g_strv_length (fields) != FIELDS || fields[0][0] == '\0')
    {
      refuse (error, _("a puzzle must have six fields, separated by "
                       "semicolons"));
      return NULL;
    }
  if (find_theme (fields[3]) < 0
      || !g_ascii_string_to_unsigned (fields[4], 10, 0, GAME_N_LEVELS,
                                      &rating, NULL))
    {
      refuse (error, _("the goal of the puzzle is not known, or the number "
                       "of levels that find the answer is not from 0 to 6"));
      return NULL;
    }

  self = g_new0 (LudoPuzzle, 1);
  self->id = g_strdup (fields[0]);
  self->position = g_strdup (fields[1]);
  self->answer = g_strdup (fields[2]);
  self->goal = g_strdup (fields[3]);
  self->rating = (int) rating;
  self->origin = g_strdup (fields[5]);

  return self;
}

/* Sets the texts of the lesson with the puzzles from @first to before @last in
 * the language of the program. */
static void
set_texts (LudoDraft        *draft,
           const GameRules  *rules,
           const GPtrArray  *puzzles,
           guint             first,
           guint             last,
           const char       *title,
           LudoPageLanguage  language)
{
  /* The easy ones come first. */
  g_autofree char *aim =
    ludo_puzzle_dup_level (g_ptr_array_index (puzzles, last - 1));
  g_autofree char *name =
    title != NULL ? g_strdup (gettext (title))
    : last == first + 1
      ? g_strdup_printf (_("Puzzle %u"), last)
      /* Translators: the first and the last number of a set of puzzles. */
      : g_strdup_printf (_("Puzzles %u to %u"), first + 1, last);

  ludo_draft_set_text (draft->page, LUDO_TEXT_TITLE, 0, language, name);
  ludo_draft_set_text (draft->page, LUDO_TEXT_AIM, 0, language, aim);
  for (guint i = first; i < last; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      int theme = find_theme (puzzle->goal);
      LudoPageNode *step = ludo_draft_get_step (draft, i - first);
      g_autofree char *ask = ludo_puzzle_dup_ask (puzzle, rules);

      ludo_draft_set_text (step, LUDO_TEXT_TITLE, 0, language,
                           gettext (themes[theme].title));
      ludo_draft_set_text (step, LUDO_TEXT_ASK, 0, language, ask);
    }
}

/* Makes a lesson of the puzzles from @first to before @last.  If @title is NULL
 * it is a fixed set, named by their numbers. */
static LudoLesson *
make_lesson (const GameRules  *rules,
             const GPtrArray  *puzzles,
             guint             first,
             guint             last,
             const char       *name,
             const char       *title,
             GError          **error)
{
  g_autoptr (LudoDraft) draft = ludo_draft_new (rules);
  g_autofree char *minutes = g_strdup_printf ("%u", 2 * (last - first));

  ludo_draft_set (draft->page, "id", title == NULL ? name : NULL);
  ludo_draft_set (draft->page, "level", "9");
  ludo_draft_set (draft->page, "minutes", minutes);
  for (guint i = first; i < last; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      /* A draft has no empty attribute, which the rules are to refuse. */
      LudoPageNode *step =
        ludo_draft_add_step (draft, i - first, puzzle->position[0] != '\0'
                                                 ? puzzle->position : " ");

      g_free (step->id);
      step->id = g_strdup (puzzle->id);
      ludo_draft_set (step, "kind", ludo_step_kinds[LUDO_STEP_MOVE].name);
      ludo_draft_set (step, "answers", puzzle->answer);
      ludo_draft_set (step, "aim", puzzle->goal);
    }
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      set_texts (draft, rules, puzzles, first, last, title, i);
      ludo_language_pop (before);
    }

  return ludo_draft_dup_lesson (draft, name, error);
}

LudoLesson *
ludo_puzzle_dup_lesson (const LudoPuzzle  *self,
                        const GameRules   *rules,
                        GError           **error)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new ();

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  g_ptr_array_add (one, (gpointer) self);

  return make_lesson (rules, one, 0, 1, "puzzle", N_("Puzzle"), error);
}

gboolean
ludo_puzzle_check (const LudoPuzzle  *self,
                   const GameRules   *rules,
                   GError           **error)
{
  g_autoptr (LudoLesson) lesson = ludo_puzzle_dup_lesson (self, rules, error);
  const LudoStep *step;
  guint n_turns;

  if (lesson == NULL)
    {
      _ludo_lesson_drop_line (error);
      return FALSE;
    }
  step = g_ptr_array_index (lesson->steps, 0);
  if (step->answers->len != 1)
    return refuse (error, _("the puzzle has more than one answer"));

  return ludo_goal_count (&step->goal, rules, &step->start, &n_turns, NULL)
           == 1
         || refuse (error, _("the puzzle has more than one answer"));
}

static gboolean
is_taken (const GPtrArray *puzzles,
          const char      *id)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (g_str_equal (((LudoPuzzle *) g_ptr_array_index (puzzles, i))->id, id))
      return TRUE;

  return FALSE;
}

GPtrArray *
ludo_puzzle_parse (const char  *text,
                   const char  *name,
                   GError     **error)
{
  g_autoptr (GPtrArray) puzzles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_puzzle_free);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  if (!g_utf8_validate (text, -1, NULL))
    {
      refuse (error, _("not a text file in UTF-8"));
      ludo_markup_name_file (error, name);
      return NULL;
    }
  lines = ludo_lines_split (text, -1);
  for (int i = 0; lines[i] != NULL && puzzles->len < PUZZLES_MAX; i++)
    {
      g_autoptr (GError) reason = NULL;
      LudoPuzzle *puzzle;

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      puzzle = ludo_puzzle_parse_line (lines[i], &reason);
      if (puzzle == NULL || is_taken (puzzles, puzzle->id))
        {
          ludo_markup_refuse_line (i + 1, error, "%s",
                                   puzzle == NULL
                                     ? reason->message
                                     : _("another puzzle has this name"));
          ludo_markup_name_file (error, name);
          g_clear_pointer (&puzzle, ludo_puzzle_free);
          return NULL;
        }
      puzzle->line = i + 1;
      g_ptr_array_add (puzzles, puzzle);
    }

  return g_steal_pointer (&puzzles);
}

static int
compare_puzzles (gconstpointer a,
                 gconstpointer b)
{
  const LudoPuzzle *one = *(const LudoPuzzle *const *) a;
  const LudoPuzzle *other = *(const LudoPuzzle *const *) b;

  return one->rating != other->rating ? other->rating - one->rating
                                      : g_strcmp0 (one->id, other->id);
}

/* The puzzles of one file, the easy ones first. */
typedef struct
{
  char *name;                   /* of the file */
  LudoContentFolder *folder;
  GPtrArray *puzzles;           /* LudoPuzzle */
} PuzzleSet;

static void
puzzle_set_free (gpointer data)
{
  PuzzleSet *set = data;

  g_free (set->name);
  ludo_content_folder_unref (set->folder);
  g_clear_pointer (&set->puzzles, g_ptr_array_unref);
  g_free (set);
}

/* Whether the rules allow all of @puzzles, which stand in the file @name. */
static gboolean
check_positions (const GPtrArray  *puzzles,
                 const GameRules  *rules,
                 const char       *name,
                 GError          **error)
{
  for (guint i = 0; i < puzzles->len; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autoptr (GError) reason = NULL;
      g_autoptr (LudoLesson) lesson = ludo_puzzle_dup_lesson (puzzle, rules,
                                                              &reason);

      if (lesson != NULL)
        continue;
      _ludo_lesson_drop_line (&reason);
      ludo_markup_refuse_line (puzzle->line, error, "%s", reason->message);
      g_prefix_error (error, "%s, ", name);
      return FALSE;
    }

  return TRUE;
}

/* Loads the puzzles in @file of @folder; NULL with @error.  The rules do not
 * check the program's own here, because the tests check them. */
static GPtrArray *
read_puzzles (const LudoContentFolder  *folder,
              const GameRules          *rules,
              LudoContentFile          *file,
              GError                  **error)
{
  g_autofree char *name = g_filename_display_name (file->name);
  g_autoptr (GPtrArray) puzzles = NULL;

  if (file->error != NULL)
    g_propagate_error (error, g_steal_pointer (&file->error));
  else
    puzzles = ludo_puzzle_parse (file->text, name, error);
  if (puzzles == NULL
      || (folder->origin != LUDO_ORIGIN_PROGRAM
          && !check_positions (puzzles, rules, name, error)))
    return NULL;
  g_ptr_array_sort (puzzles, compare_puzzles);

  return g_steal_pointer (&puzzles);
}

static gboolean
is_usual (const PuzzleSet *set)
{
  return g_str_equal (set->name, "puzzles.list");
}

static gboolean
has_set (const GPtrArray *sets,
         const char      *name)
{
  for (guint i = 0; i < sets->len; i++)
    if (g_str_equal (((PuzzleSet *) g_ptr_array_index (sets, i))->name, name))
      return TRUE;

  return FALSE;
}

static void
load_folder (LudoContentFolder *folder,
             const GameRules   *rules,
             GPtrArray         *sets,
             GPtrArray         *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = ludo_markup_read_all (folder, rules->id,
                                                      "puzzles", ".list",
                                                      &error);
  g_autofree char *path = g_build_filename (folder->path, rules->id, NULL);
  g_autofree char *shown = g_filename_display_name (path);

  if (files == NULL && problems != NULL)
    g_ptr_array_add (problems, g_strdup (error->message));
  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      LudoContentFile *file = g_ptr_array_index (files, i);
      g_autoptr (GError) reason = NULL;
      GPtrArray *puzzles = NULL;
      PuzzleSet *set;

      if (has_set (sets, file->name))
        continue;
      puzzles = read_puzzles (folder, rules, file, &reason);
      if (puzzles == NULL)
        {
          if (problems != NULL)
            g_ptr_array_add (problems,
                             /* Translators: a folder, then what is wrong with
                              * a file in it. */
                             g_strdup_printf (_("Puzzles in “%s” are left "
                                                "out: %s"), shown,
                                              reason->message));
          continue;
        }
      set = g_new0 (PuzzleSet, 1);
      set->name = g_strdup (file->name);
      set->folder = ludo_content_folder_ref (folder);
      set->puzzles = puzzles;
      g_ptr_array_add (sets, set);
    }
}

/* Loads the puzzles of this game from all folders of @library, the nearest
 * first; a file takes the place of one of the same name in a farther folder. */
static GPtrArray *
load (LudoLibrary *library,
      const char  *game_id,
      GPtrArray   *problems)
{
  GPtrArray *folders = ludo_library_get_folders (library);
  GPtrArray *sets = g_ptr_array_new_with_free_func (puzzle_set_free);

  for (guint i = 0; i < folders->len; i++)
    load_folder (g_ptr_array_index (folders, i), games_find (game_id), sets,
                 problems);

  return sets;
}

/* Stores the folder of its puzzles in @lesson, which may be NULL. */
static LudoLesson *
place (LudoLesson      *lesson,
       const PuzzleSet *set)
{
  if (lesson != NULL)
    lesson->folder = ludo_content_folder_ref (set->folder);

  return lesson;
}

LudoLesson *
ludo_puzzle_dup_daily (LudoLibrary *library,
                       const char  *game_id,
                       const GDate *date)
{
  g_autoptr (GPtrArray) sets = NULL;

  g_return_val_if_fail (LUDO_IS_LIBRARY (library) && game_id != NULL, NULL);
  g_return_val_if_fail (g_date_valid (date), NULL);

  sets = load (library, game_id, NULL);
  for (guint i = 0; i < sets->len; i++)
    {
      const PuzzleSet *set = g_ptr_array_index (sets, i);
      guint n;

      if (!is_usual (set) || set->puzzles->len == 0)
        continue;
      n = g_date_get_julian (date) % set->puzzles->len;

      return place (make_lesson (games_find (game_id), set->puzzles, n, n + 1,
                                 "daily", N_("Puzzle of the Day"),
                                 NULL), set);
    }

  return NULL;
}

const char *
ludo_puzzle_get_theme (int theme)
{
  return theme >= 0 && theme < (int) G_N_ELEMENTS (themes)
           ? gettext (themes[theme].title) : NULL;
}

guint
ludo_puzzle_get_themes (LudoLibrary *library,
                        const char  *game_id)
{
  g_autoptr (GPtrArray) sets = load (library, game_id, NULL);
  guint found = 0;

  for (guint i = 0; i < sets->len; i++)
    {
      const PuzzleSet *set = g_ptr_array_index (sets, i);

      for (guint j = 0; j < set->puzzles->len; j++)
        {
          const LudoPuzzle *puzzle = g_ptr_array_index (set->puzzles, j);

          found |= 1u << find_theme (puzzle->goal);
        }
    }

  return found;
}

/* The name of the lesson that begins with puzzle number @first, from 1; it
 * holds the theme, because the work on sets of each theme is kept apart. */
static char *
dup_lesson_name (const PuzzleSet *set,
                 int              theme,
                 guint            first)
{
  g_autofree char *words = NULL;

  if (is_usual (set))
    return theme < 0 ? g_strdup_printf ("puzzles-%u", first)
                     : g_strdup_printf ("puzzles-%d-%u", theme, first);

  words = g_strndup (set->name, strlen (set->name) - strlen (".list"));

  return theme < 0 ? g_strdup_printf ("set-all-%s-%u", words, first)
                   : g_strdup_printf ("set-%d-%s-%u", theme, words,
                                      first);
}

static void
list_set (const PuzzleSet *set,
          const GameRules *rules,
          int              theme,
          GPtrArray       *lessons,
          GPtrArray       *problems)
{
  GPtrArray *puzzles = set->puzzles;

  for (guint i = puzzles->len; theme >= 0 && i > 0; i--)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i - 1);

      if (find_theme (puzzle->goal) != theme)
        g_ptr_array_remove_index (puzzles, i - 1);
    }
  for (guint i = 0; i < puzzles->len; i += LUDO_PUZZLES_IN_SET)
    {
      g_autofree char *name = dup_lesson_name (set, theme, i + 1);
      g_autoptr (GError) error = NULL;
      LudoLesson *lesson =
        make_lesson (rules, puzzles, i,
                     MIN (i + LUDO_PUZZLES_IN_SET, puzzles->len), name, NULL,
                     &error);

      if (lesson == NULL)
        {
          if (problems != NULL)
            g_ptr_array_add (problems, g_strdup (error->message));
          return;
        }
      g_ptr_array_add (lessons, place (lesson, set));
    }
}

GPtrArray *
ludo_puzzle_list (LudoLibrary *library,
                  const char  *game_id,
                  int          theme,
                  GPtrArray   *problems)
{
  GPtrArray *lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_lesson_unref);
  g_autoptr (GPtrArray) sets = load (library, game_id, problems);

  for (guint i = 0; i < sets->len; i++)
    list_set (g_ptr_array_index (sets, i), games_find (game_id), theme,
              lessons, problems);

  return lessons;
}

GPtrArray *
ludo_puzzle_load (LudoLibrary *library,
                  const char  *game_id)
{
  g_autoptr (GPtrArray) sets = load (library, game_id, NULL);
  GPtrArray *puzzles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_puzzle_free);

  for (guint i = 0; i < sets->len; i++)
    {
      PuzzleSet *set = g_ptr_array_index (sets, i);

      g_ptr_array_extend_and_steal (puzzles,
                                    g_steal_pointer (&set->puzzles));
    }

  return puzzles;
}
