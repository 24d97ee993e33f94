/* test-writers.c: whatever fails in a write, what was there stays or is new
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each system call of each writer fails in turn, for each reason, and the
 * process is killed before and after it.  Then each file has its old content or
 * all of the new, whoever lives says what could not be written, and nothing
 * else is left behind; after a kill, once the writer was started anew.
 */

#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "chance/sealed/ludo-sealed-makers.h"
#include "learn/ludo-lesson-result.h"
#include "learn/work/ludo-lesson-store.h"
#include "play/failing-calls.h"
#include "play/record/ludo-autosave.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"
#include "play/record/ludo-setups.h"
#include "test-long.h"

/* Writes content number @version, 0 or 1, below @folder.  Runs in a process of
 * its own. */
typedef gboolean (*WriteFunc) (const char  *folder,
                               guint        version,
                               GError     **error);

typedef struct
{
  const char *name;
  const char *files;            /* that it writes, with "|" between them */
  const char *head, *tail;      /* of each that is whole */
  WriteFunc write;
  /* Instead of that: the variable that names a command, and its arguments with
   * "|" between them, of which "%" is @output in the folder, and "RESULTS" a
   * folder with the results of a class. */
  const char *program, *arguments;
  const char *output;
  gboolean adds;                /* it replaces no file, but numbers its own */
} Writer;

typedef enum
{
  ENDED_SAVED,
  ENDED_REFUSED,
  ENDED_KILLED,
} Ending;

static const int reasons[] = { ENOSPC, EIO, EACCES, ESTALE, EINTR,
                               FAILING_SHORT, FAILING_KILL_BEFORE,
                               FAILING_KILL_AFTER };

static LudoGame *
make_game (guint n_plies)
{
  LudoGame *game = ludo_game_new ("chisolo", NULL, 1, NULL);

  for (guint i = 0; i < n_plies; i++)
    {
      GameMove moves[GAME_MOVES_MAX];

      g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
      ludo_game_play_move (game, moves[0]);
    }

  return game;
}

static LudoAutosave *
make_autosave (const char *folder)
{
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (current, NULL);

  return ludo_autosave_new (store);
}

static gboolean
keep_game (const char  *folder,
           guint        version,
           GError     **error)
{
  g_autoptr (LudoAutosave) autosave = make_autosave (folder);
  g_autoptr (LudoGame) game = make_game (1 + version);

  ludo_autosave_set_game (autosave, game);
  ludo_autosave_flush (autosave);
  if (ludo_autosave_get_error (autosave) == NULL)
    return TRUE;

  g_propagate_error (error, g_error_copy (ludo_autosave_get_error (autosave)));

  return FALSE;
}

/* Outcome: the result of an operation that runs beside the main loop. */
typedef struct
{
  gboolean done;
  GError *error;
} Outcome;

static void
written_cb (GObject      *autosave,
            GAsyncResult *result,
            gpointer      data)
{
  Outcome *outcome = data;

  ludo_autosave_write_finish (LUDO_AUTOSAVE (autosave), result,
                              &outcome->error);
  outcome->done = TRUE;
}

static gboolean
wait_for (Outcome  *outcome,
          GError  **error)
{
  while (!outcome->done)
    g_main_context_iteration (NULL, TRUE);
  if (outcome->error == NULL)
    return TRUE;

  g_propagate_error (error, outcome->error);

  return FALSE;
}

static gboolean
save_record (const char  *folder,
             guint        version,
             GError     **error)
{
  g_autofree char *data = g_build_filename (folder, "..", "data", NULL);
  g_autofree char *path = g_build_filename (folder, "game.ludo", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LudoAutosave) autosave = make_autosave (data);
  g_autoptr (LudoGame) game = make_game (1 + version);
  g_autoptr (GBytes) bytes = ludo_record_to_bytes (game);
  Outcome outcome = { FALSE };

  ludo_autosave_write_async (autosave, file, bytes, written_cb, &outcome);

  return wait_for (&outcome, error);
}

static void
setup_saved_cb (GObject      *file,
                GAsyncResult *result,
                gpointer      data)
{
  Outcome *outcome = data;

  ludo_setups_save_finish (result, &outcome->error);
  outcome->done = TRUE;
}

static gboolean
keep_setup (const char  *folder,
            guint        version,
            GError     **error)
{
  g_autoptr (LudoGame) game = make_game (1 + version);
  g_autofree char *position = ludo_game_dup_position_text (game);
  Outcome outcome = { FALSE };

  ludo_setups_save_async (folder, "chisolo", "a", position, setup_saved_cb,
                          &outcome);

  return wait_for (&outcome, error);
}

/* A lesson of two steps. */
static LudoLesson *
make_lesson (void)
{
  static const char text[] =
    "<lesson game=\"chisolo\"><title><fr>Essai</fr><en>Trial</en></title>"
    "<step id=\"a\" kind=\"number\" answer=\"1\"/>"
    "<step id=\"b\" kind=\"number\" answer=\"2\"/></lesson>";
  g_autoptr (GError) error = NULL;
  LudoLesson *lesson = ludo_lesson_parse (text, strlen (text), "a.lesson",
                                          &error);

  g_assert_no_error (error);

  return lesson;
}

static void
problem_cb (LudoLessonStore  *store,
            const char       *sentence,
            GError          **error)
{
  g_clear_error (error);
  if (sentence != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, sentence);
}

static void
wait_for_lessons (LudoLessonStore *store)
{
  while (ludo_lesson_store_get_busy (store)
         || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
keep_lesson_work (const char  *folder,
                  guint        version,
                  GError     **error)
{
  g_autofree char *path = g_build_filename (folder, "lessons", NULL);
  g_autoptr (LudoLessonStore) store = ludo_lesson_store_new (path);
  g_autoptr (LudoLesson) lesson = make_lesson ();
  g_autoptr (LudoWork) work = ludo_work_new (lesson, 0);
  g_autoptr (GError) problem = NULL;

  g_signal_connect (store, "problem", G_CALLBACK (problem_cb), &problem);
  wait_for_lessons (store);
  for (guint i = 0; i <= version; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);
      LudoWorkStep *done = ludo_work_add (work, step->node->id, step->asks);

      done->done = done->right = TRUE;
      done->tries = 1;
      g_free (done->answer);
      done->answer = g_strdup ("1");
      done->changed = g_get_real_time ();
    }
  ludo_work_stamp (work);
  ludo_lesson_store_save (store, work);
  wait_for_lessons (store);
  if (problem == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

static void
handed_in_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  Outcome *outcome = data;

  g_free (ludo_result_save_finish (result, &outcome->error));
  outcome->done = TRUE;
}

static gboolean
hand_in (const char  *folder,
         guint        version,
         GError     **error)
{
  g_autofree char *checksum = g_strnfill (64, 'a');
  g_autoptr (LudoResult) result = ludo_result_new ("chisolo/a", NULL, checksum,
                                                   "Zoé");
  Outcome outcome = { FALSE };

  ludo_result_save_async (result, folder, handed_in_cb, &outcome);

  return wait_for (&outcome, error);
}

static gboolean
seal_sticks (const char  *folder,
             guint        version,
             GError     **error)
{
  g_autofree char *path = g_build_filename (folder, "a.sticks", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LudoSealedSet) set = ludo_sealed_maker_new_set (version);
  char *text = ludo_sealed_set_dup_text (set);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  return ludo_save_file (file, bytes, error);
}

/* The writers of files; each new one gets a line here. */
static const Writer writers[] = {
  { "autosave", "current/chisolo.ludo", "ludo: 1\n", "end\n", keep_game },
  { "record", "game.ludo", "ludo: 1\n", "end\n", save_record },
  { "set-ups", "setups.ini", "[setup-1]\n", "\n", keep_setup },
  { "lesson-work", "lessons", "[", "\n", keep_lesson_work },
  { "result", "Zoé.result", "ludotheque-result ", "\n", hand_in,
    NULL, NULL, NULL, TRUE },
  { "sealed-sticks", "a.sticks", "[Sealed sticks]\n", "=\n", seal_sticks },
  { "class-table", "a.csv", "\xef\xbb\xbf\"", "\r\n", NULL,
    "PRINT", "class|--results|RESULTS|-l|en|-o|%", "a.csv" },
  { "pdf", "a.pdf", "%PDF-", "%%EOF\n", NULL,
    "PRINT", "tally|--game|tavli|-o|%", "a.pdf" },
  { "pictures", "a-1.svg|a-2.svg", "<?xml", "</svg>\n", NULL,
    "PRINT", "test-sheet|--game|tavli|-o|%", "a.svg" },
  { "picture-svg", "a.svg", "<?xml", "</svg>\n", NULL,
    "FIGURE", "-g|chisolo|-w|200|-o|%", "a.svg" },
  { "picture-png", "a.png", "\x89PNG", "IEND\xae""B`\x82", NULL,
    "FIGURE", "-g|chisolo|-w|200|-o|%", "a.png" },
};

/* Runs the command in the place of this process. */
static void
run_command (const Writer *writer,
             const char   *folder,
             int           nth,
             int           reason)
{
  g_auto (GStrv) arguments = g_strsplit (writer->arguments, "|", -1);
  g_autofree char *output = g_build_filename (folder, writer->output, NULL);
  g_autofree char *results = g_test_build_filename (G_TEST_DIST, "data",
                                                    "results", NULL);
  const char *program = g_getenv (writer->program);
  const char *module = g_getenv ("FAILING_CALLS_MODULE");
  g_autofree char *where = g_path_get_dirname (module);
  g_autofree char *file = g_path_get_basename (module);
  g_autofree char *calls = g_strdup_printf ("%d:%d", nth, reason);
  g_autoptr (GPtrArray) line = g_ptr_array_new ();

  g_ptr_array_add (line, (gpointer) program);
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (line, g_str_equal (arguments[i], "%") ? output
                           : g_str_equal (arguments[i], "RESULTS")
                             ? results : arguments[i]);
  g_ptr_array_add (line, NULL);

  /* LD_PRELOAD ends at a blank, and the tree's path may have one. */
  g_setenv ("LD_LIBRARY_PATH", where, TRUE);
  g_setenv ("LD_PRELOAD", file, TRUE);
  g_setenv ("FAILING_WITHIN", folder, TRUE);
  if (nth > 0)
    g_setenv ("FAILING_CALLS", calls, TRUE);
  execv (program, (char **) line->pdata);
  _exit (127);
}

static void
run_function (const Writer *writer,
              const char   *folder,
              guint         version,
              int           nth,
              int           reason)
{
  g_autoptr (GError) error = NULL;
  gboolean written;

  failing_calls_within (folder);
  if (nth > 0)
    failing_calls_arm (nth, reason, FALSE);
  written = writer->write (folder, version, &error);
  failing_calls_disarm ();
  if (!written)
    fprintf (stderr, "%s\n", error != NULL ? error->message : "");
  fflush (stderr);
  _exit (written ? 0 : 1);
}

/* Writes in a process of its own, of which call number @nth fails, or none
 * where that is 0.
 * @told: (out): what the process said of it */
static Ending
run (const Writer  *writer,
     const char    *folder,
     guint          version,
     int            nth,
     int            reason,
     char         **told)
{
  GString *text = g_string_new (NULL);
  char buffer[512];
  gssize length;
  int ends[2];
  int status;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      dup2 (ends[1], STDERR_FILENO);
      close (ends[0]);
      close (ends[1]);
      if (writer->write != NULL)
        run_function (writer, folder, version, nth, reason);
      run_command (writer, folder, nth, reason);
    }

  close (ends[1]);
  while ((length = read (ends[0], buffer, sizeof buffer)) > 0)
    g_string_append_len (text, buffer, length);
  close (ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  *told = g_string_free (text, FALSE);
  if (WIFSIGNALED (status))
    {
      g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
      return ENDED_KILLED;
    }
  if (WEXITSTATUS (status) > 1)
    g_error ("%s, call %d, reason %d ends with %d: %s", writer->name, nth,
             reason, WEXITSTATUS (status), *told);

  return WEXITSTATUS (status) == 0 ? ENDED_SAVED : ENDED_REFUSED;
}

static void
write_undisturbed (const Writer *writer,
                   const char   *folder,
                   guint         version)
{
  g_autofree char *told = NULL;

  if (run (writer, folder, version, 0, 0, &told) != ENDED_SAVED)
    g_error ("%s: %s", writer->name, told);
}

/* Removes what is in @folder, however deep. */
static void
clear (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        clear (path);
      g_remove (path);
    }
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        n += count_files (path);
      else
        n += !g_str_has_suffix (name, ".lock");
    }

  return n;
}

/* The content of @file below @folder; NULL if there is no such file. */
static GBytes *
read_file (const char *folder,
           const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  char *text;
  gsize length;

  return g_file_get_contents (path, &text, &length, NULL)
           ? g_bytes_new_take (text, length) : NULL;
}

static gboolean
is_whole (const Writer *writer,
          GBytes       *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gsize head = strlen (writer->head);
  gsize tail = strlen (writer->tail);

  return length >= head + tail && memcmp (text, writer->head, head) == 0
         && memcmp (text + length - tail, writer->tail, tail) == 0;
}

/* Trial: one writer in one folder. */
typedef struct
{
  const Writer *writer;
  char *folder;
  char **files;
  GPtrArray *olds;              /* GBytes for each of the files */
  gboolean with_old;
} Trial;

/* Puts the old content in its place. */
static void
begin (const Trial *trial)
{
  clear (trial->folder);
  for (guint i = 0; trial->with_old && trial->files[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (trial->folder,
                                                trial->files[i], NULL);
      g_autofree char *above = g_path_get_dirname (path);
      gsize length;
      const char *text = g_bytes_get_data (trial->olds->pdata[i], &length);

      g_assert_cmpint (g_mkdir_with_parents (above, 0700), ==, 0);
      g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
    }
}

/* The same where nothing is replaced: what was there stands untouched, and
 * beside it only what is whole. */
static guint
check_added (const Trial *trial,
             const char  *what,
             gboolean     killed)
{
  g_autoptr (GDir) dir = g_dir_open (trial->folder, 0, NULL);
  const char *name;
  guint n_old = 0;
  guint n_new = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GBytes) bytes = read_file (trial->folder, name);

      if (trial->with_old && g_str_equal (name, trial->files[0]))
        n_old += g_bytes_equal (bytes, trial->olds->pdata[0]);
      else if (is_whole (trial->writer, bytes))
        n_new++;
      else if (!killed)
        g_error ("%s: %s was left behind", what, name);
    }
  if (n_old != (trial->with_old ? 1 : 0))
    g_error ("%s: what was there is not any more", what);

  return MIN (n_new, 1);
}

/* Each file has its old content or the new one, and nothing else is there.
 * Returns: how many have the new one. */
static guint
check_files (const Trial *trial,
             const char  *what,
             gboolean     killed)
{
  guint n_files = 0;
  guint n_new = 0;

  if (trial->writer->adds)
    return check_added (trial, what, killed);

  for (guint i = 0; trial->files[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = read_file (trial->folder, trial->files[i]);

      if (bytes == NULL && !trial->with_old)
        continue;
      if (bytes == NULL)
        g_error ("%s: %s is gone", what, trial->files[i]);
      n_files++;
      if (trial->with_old && g_bytes_equal (bytes, trial->olds->pdata[i]))
        continue;
      if (!is_whole (trial->writer, bytes))
        g_error ("%s: %s is neither old nor new", what, trial->files[i]);
      n_new++;
    }
  if (!killed && count_files (trial->folder) != n_files)
    g_error ("%s: something was left behind", what);

  return n_new;
}

/* Call number @nth fails for @reason.  Returns: whether there is such a
 * call. */
static gboolean
try_call (const Trial *trial,
          int          nth,
          int          reason)
{
  const Writer *writer = trial->writer;
  g_autofree char *what = g_strdup_printf ("%s, call %d, reason %d",
                                           writer->name, nth, reason);
  g_autofree char *told = NULL;
  const guint n_files = g_strv_length (trial->files);
  Ending ending;
  guint n_new;

  begin (trial);
  ending = run (writer, trial->folder, 1, nth, reason, &told);
  n_new = check_files (trial, what, ending == ENDED_KILLED);
  switch (ending)
    {
    case ENDED_SAVED:
      if (n_new != n_files)
        g_error ("%s: said to be written, but it is not", what);
      break;
    case ENDED_REFUSED:
      if (strstr (told, "cannot be") == NULL
          || strstr (told, trial->folder) == NULL)
        g_error ("%s: refused with “%s”", what, told);
      if (n_new != 0 && n_new != n_files)
        g_error ("%s: some of the files are new, others old", what);
      break;
    default:
      write_undisturbed (writer, trial->folder, 1);
      if (check_files (trial, what, FALSE) != n_files)
        g_error ("%s: cannot be written after that", what);
      break;
    }

  return ending == ENDED_KILLED;
}

static void
try_calls (const Trial *trial)
{
  int n_calls = 0;

  while (try_call (trial, n_calls + 1, FAILING_KILL_BEFORE))
    n_calls++;
  g_test_message ("%s: %d calls", trial->writer->name, n_calls);
  g_assert_cmpint (n_calls, >=, 8);

  for (int nth = 1; nth <= n_calls; nth++)
    for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
      /* A command takes longer to start; each of its calls fails for the next
       * of the reasons. */
      if (trial->writer->write != NULL || test_is_long ()
          || (nth + (int) i) % (int) G_N_ELEMENTS (reasons) == 0)
        try_call (trial, nth, reasons[i]);
}

static void
test_writer (gconstpointer data)
{
  const Writer *writer = data;
  g_autofree char *top = g_dir_make_tmp ("writers-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "folder", NULL);
  g_auto (GStrv) files = g_strsplit (writer->files, "|", -1);
  g_autoptr (GPtrArray) olds
    = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  Trial trial = { writer, folder, files, olds };

  if (g_getenv ("FAILING_CALLS_MODULE") == NULL)
    {
      g_test_skip ("Nothing may be loaded before the sanitizers");
      return;
    }

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  if (writer->write != NULL)
    write_undisturbed (writer, folder, 0);
  for (guint i = 0; files[i] != NULL; i++)
    g_ptr_array_add (olds, writer->write != NULL
                             ? read_file (folder, files[i])
                             : g_bytes_new_static ("old", strlen ("old")));

  for (int with_old = 0; with_old < 2; with_old++)
    {
      trial.with_old = with_old != 0;
      if (writer->write != NULL || with_old != 0 || test_is_long ())
        try_calls (&trial);
    }
  clear (top);
  g_assert_cmpint (g_rmdir (top), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (writers); i++)
    {
      g_autofree char *path = g_strconcat ("/writers/", writers[i].name, NULL);

      g_test_add_data_func (path, &writers[i], test_writer);
    }

  return g_test_run ();
}
