/* test-save-file.c: a file holds the old content or the new, whatever happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "failing-calls.h"
#include "play/record/ludo-save-file.h"
#include "test-folder.h"

/* Somebody else, who needs no name. */
#define USER 54321
#define OTHER_USER 54322

/* A folder of its own, with a file in it that holds the old content. */
typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  GBytes *old;
  GBytes *new;
} Fixture;

static GBytes *
make_bytes (gsize length,
            int   seed)
{
  guint8 *bytes = g_malloc (length);

  for (gsize i = 0; i < length; i++)
    bytes[i] = (guint8) (i * 31 + (gsize) seed);

  return g_bytes_new_take (bytes, length);
}

static void
put (const char *path,
     GBytes     *bytes)
{
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes),
                                      NULL));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("save-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "file é", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->old = make_bytes (530, 1);
  fixture->new = make_bytes (20 * 1000, 2);
  put (fixture->path, fixture->old);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->file);
  g_bytes_unref (fixture->old);
  g_bytes_unref (fixture->new);
}

static gboolean
holds (const char *path,
       GBytes     *bytes)
{
  g_autoptr (GBytes) found = NULL;
  char *text;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return FALSE;

  found = g_bytes_new_take (text, length);

  return g_bytes_equal (found, bytes);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static guint
mode_of (const char *path)
{
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);

  return status.st_mode & 07777;
}

static void
save (GFile  *file,
      GBytes *bytes)
{
  g_autoptr (GError) error = NULL;

  ludo_save_file (file, bytes, &error);
  g_assert_no_error (error);
}

static void
refuse (GFile      *file,
        GBytes     *bytes,
        int         code,
        const char *words)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GError) error = NULL;

  g_assert_false (ludo_save_file (file, bytes, &error));
  g_assert_error (error, G_IO_ERROR, code);
  if (strstr (error->message, name) == NULL
      || strstr (error->message, words) == NULL)
    g_error ("“%s” lacks “%s” or “%s”", error->message, name, words);
}

static void
test_whole (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "another", NULL);
  g_autoptr (GFile) another = g_file_new_for_path (path);
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
  mode_t mask = umask (0027);

  save (fixture->file, fixture->new);
  g_assert_true (holds (fixture->path, fixture->new));
  save (fixture->file, nothing);
  g_assert_true (holds (fixture->path, nothing));

  save (another, fixture->old);
  g_assert_true (holds (path, fixture->old));
  g_assert_cmpuint (mode_of (path), ==, 0640);
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
  umask (mask);
}

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  *(gboolean *) data = ludo_save_file_finish (G_FILE (file), result, &error);
  g_assert_no_error (error);
}

static void
test_async (Fixture       *fixture,
            gconstpointer  data)
{
  int n_main_syncs = failing_calls_n_main_syncs ();
  gboolean saved = FALSE;

  ludo_save_file_async (fixture->file, fixture->new, saved_cb, &saved);
  while (!saved)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (holds (fixture->path, fixture->new));
  g_assert_cmpint (failing_calls_n_main_syncs (), ==, n_main_syncs);
}

/* The content comes to rest before the name is given, and so does the name. */
static void
test_syncs (Fixture       *fixture,
            gconstpointer  data)
{
  int n = failing_calls_n_main_syncs ();

  save (fixture->file, fixture->new);
  g_assert_cmpint (failing_calls_n_main_syncs () - n, ==, 2);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  save (fixture->file, fixture->new);
  g_assert_cmpint (failing_calls_n_main_syncs () - n, ==, 4);
}

/* A link stays one, and what it leads to keeps its permissions. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "link", NULL);
  g_autofree char *lost = g_build_filename (fixture->folder, "lost", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autoptr (GFile) lost_link = g_file_new_for_path (lost);

  g_assert_cmpint (g_chmod (fixture->path, 0604), ==, 0);
  g_assert_cmpint (symlink ("file é", path), ==, 0);
  save (link, fixture->new);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (holds (fixture->path, fixture->new));
  g_assert_cmpuint (mode_of (fixture->path), ==, 0604);

  /* No file is made where somebody's link leads. */
  g_assert_cmpint (symlink ("nothing", lost), ==, 0);
  refuse (lost_link, fixture->new, g_io_error_from_errno (ENOLINK),
          "a link that leads nowhere");
  g_assert_cmpuint (count_files (fixture->folder), ==, 3);
}

/* Through a link too, a disk that is full takes nothing away. */
static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "link", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  struct rlimit limit;
  struct rlimit small;

  g_assert_cmpint (symlink ("file é", path), ==, 0);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  small = limit;
  small.rlim_cur = 1000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  refuse (fixture->file, fixture->new, g_io_error_from_errno (EFBIG),
          "too large");
  refuse (link, fixture->new, g_io_error_from_errno (EFBIG), "too large");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_true (holds (fixture->path, fixture->old));
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
}

static void
test_refusals (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *deep = g_build_filename (fixture->folder, "no", "a", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (GFile) nowhere = g_file_new_for_path (deep);
  g_autoptr (GFile) full = g_file_new_for_path ("/dev/full");
  g_autoptr (GFile) null = g_file_new_for_path ("/dev/null");
  g_autoptr (GFile) remote = g_file_new_for_uri ("sftp://nobody/a");
  g_autoptr (GFile) kept = g_file_new_for_path ("/proc/ludotheque.pdf");

  refuse (folder, fixture->new, G_IO_ERROR_IS_DIRECTORY, "there is a folder");
  refuse (nowhere, fixture->new, G_IO_ERROR_NOT_FOUND, "its folder");
  refuse (remote, fixture->new, G_IO_ERROR_NOT_SUPPORTED, "");
  if (g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    refuse (full, fixture->new, G_IO_ERROR_NO_SPACE, "no space");
  /* A folder that is there is not said to be missing. */
  if (g_file_test ("/proc/self", G_FILE_TEST_EXISTS))
    refuse (kept, fixture->new, G_IO_ERROR_PERMISSION_DENIED,
            "accepts no new files: permission is denied");
  save (null, fixture->new);
}

/* Runs @act as USER, who may have less to say than whoever runs the tests.
 * Returns: whether that is possible here. */
static gboolean
run_as_user (Fixture  *fixture,
             void    (*act) (Fixture *fixture))
{
  int status;
  pid_t child;

  if (geteuid () != 0)
    {
      g_test_skip ("Only root can be somebody else");
      return FALSE;
    }

  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      g_assert_cmpint (setgid (USER), ==, 0);
      g_assert_cmpint (setuid (USER), ==, 0);
      act (fixture);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);

  return TRUE;
}

static void
save_refused_by_owner (Fixture *fixture)
{
  refuse (fixture->file, fixture->new, G_IO_ERROR_PERMISSION_DENIED,
          "belongs to somebody else");
}

static void
save_refused_by_folder (Fixture *fixture)
{
  refuse (fixture->file, fixture->new, G_IO_ERROR_PERMISSION_DENIED,
          "its folder accepts no new files");
}

static void
save_refused_by_file (Fixture *fixture)
{
  refuse (fixture->file, fixture->new, G_IO_ERROR_PERMISSION_DENIED,
          "permission is denied");
}

static void
save_as_user (Fixture *fixture)
{
  save (fixture->file, fixture->new);
}

/* The file of another, which anybody may write to: it is replaced as a whole
 * or not at all. */
static void
test_file_of_another (Fixture       *fixture,
                      gconstpointer  data)
{
  GStatBuf status;

  g_assert_cmpint (g_chmod (fixture->path, 0666), ==, 0);
  if (geteuid () == 0)
    g_assert_cmpint (chown (fixture->path, OTHER_USER, OTHER_USER), ==, 0);

  /* In a folder for all, such as /tmp; in one for nobody else; in one where
   * all may do everything. */
  g_assert_cmpint (g_chmod (fixture->folder, 01777), ==, 0);
  if (!run_as_user (fixture, save_refused_by_owner))
    return;
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
  run_as_user (fixture, save_refused_by_folder);
  g_assert_true (holds (fixture->path, fixture->old));
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, 0644), ==, 0);
  run_as_user (fixture, save_refused_by_file);
  g_assert_true (holds (fixture->path, fixture->old));
  g_assert_cmpint (g_chmod (fixture->path, 0606), ==, 0);
  run_as_user (fixture, save_as_user);
  g_assert_true (holds (fixture->path, fixture->new));
  g_assert_cmpuint (mode_of (fixture->path), ==, 0606);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);

  /* A user who may give the file to its owner does so. */
  g_assert_cmpint (chown (fixture->path, OTHER_USER, OTHER_USER), ==, 0);
  save (fixture->file, fixture->old);
  g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
  g_assert_cmpuint (status.st_uid, ==, OTHER_USER);
  g_assert_cmpuint (status.st_gid, ==, OTHER_USER);
}

/* After a call failed, the file has its old content or all of the new, and no
 * part is left; the next write succeeds. */
static void
check_after_fault (Fixture      *fixture,
                   gboolean      saved,
                   gboolean      had_old,
                   const GError *error)
{
  if (saved)
    {
      g_assert_no_error (error);
      g_assert_true (holds (fixture->path, fixture->new));
    }
  else
    {
      g_assert_nonnull (strstr (error->message, fixture->path));
      g_assert_true (had_old ? holds (fixture->path, fixture->old)
                               || holds (fixture->path, fixture->new)
                     : !g_file_test (fixture->path, G_FILE_TEST_EXISTS)
                         || holds (fixture->path, fixture->new));
    }
  ludo_save_file_sweep (fixture->folder);
  g_assert_cmpuint (count_files (fixture->folder), <=, 1);
}

static void
begin_again (Fixture  *fixture,
             gboolean  with_old)
{
  g_remove (fixture->path);
  if (with_old)
    put (fixture->path, fixture->old);
}

static const int reasons[] = { ENOSPC, EIO, EACCES, EDQUOT, EINTR,
                               FAILING_SHORT };

static void
test_failing_calls (Fixture       *fixture,
                    gconstpointer  data)
{
  const gboolean with_old = GPOINTER_TO_INT (data);

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    for (int others = 0; others < 2; others++)
      {
        int n_calls;
        int nth = 0;

        if (others != 0 && reasons[i] == EINTR)
          continue;

        do
          {
            g_autoptr (GError) error = NULL;
            gboolean saved;

            begin_again (fixture, with_old);
            failing_calls_arm (++nth, reasons[i], others);
            saved = ludo_save_file (fixture->file, fixture->new, &error);
            n_calls = failing_calls_disarm ();
            check_after_fault (fixture, saved, with_old, error);
          }
        while (n_calls >= nth);
        /* It came to the end of a whole save. */
        g_assert_cmpint (nth, >, 7);
      }
}

/* Killed before and after each of them. */
static void
test_killed_at_calls (Fixture       *fixture,
                      gconstpointer  data)
{
  const gboolean with_old = GPOINTER_TO_INT (data);
  gboolean killed = TRUE;
  guint n_kills = 0;

  for (int nth = 1; killed; nth++)
    for (int reason = FAILING_KILL_AFTER; reason <= FAILING_KILL_BEFORE;
         reason++)
      {
        int status;
        pid_t child;

        begin_again (fixture, with_old);
        child = fork ();
        g_assert_cmpint (child, >=, 0);
        if (child == 0)
          {
            failing_calls_arm (nth, reason, FALSE);
            _exit (ludo_save_file (fixture->file, fixture->new, NULL) ? 0
                                                                      : 1);
          }
        g_assert_cmpint (waitpid (child, &status, 0), ==, child);
        killed = WIFSIGNALED (status);
        g_assert_true (killed || WEXITSTATUS (status) == 0);
        n_kills += killed;
        g_assert_true (holds (fixture->path, fixture->new)
                       || (with_old ? holds (fixture->path, fixture->old)
                           : !g_file_test (fixture->path,
                                           G_FILE_TEST_EXISTS)));
        ludo_save_file_sweep (fixture->folder);
        g_assert_cmpuint (count_files (fixture->folder), <=, 1);
      }
  g_assert_cmpuint (n_kills, >=, 16);
}

/* The part that a killed write left is removed by the next write.  The part of
 * a running process and files with similar names stay. */
static void
test_left_over (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const names[] = {
    ".ludotheque-.part", ".ludotheque-0-0.part", "file é.part",
    ".ludotheque-6ba7b810-9dad-11d1-80b4-00c04fd430c8",
    "ludotheque-6ba7b810-9dad-11d1-80b4-00c04fd430c8.part",
  };
  g_autofree char *folder =
    g_build_filename (fixture->folder,
                      ".ludotheque-6ba7b811-9dad-11d1-80b4-00c04fd430c8.part",
                      NULL);
  pid_t child;
  int status;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i],
                                                NULL);

      put (path, fixture->old);
    }
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);

  /* A write that takes long, in another process. */
  child = fork ();
  if (child == 0)
    {
      failing_calls_delay (1000 * 1000);
      _exit (ludo_save_file (fixture->file, fixture->new, NULL) ? 0 : 1);
    }
  while (count_files (fixture->folder) < G_N_ELEMENTS (names) + 3)
    g_usleep (1000);
  ludo_save_file_sweep (fixture->folder);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  g_assert_true (holds (fixture->path, fixture->new));

  child = fork ();
  if (child == 0)
    {
      failing_calls_arm (3, FAILING_KILL_AFTER, FALSE);
      ludo_save_file (fixture->file, fixture->old, NULL);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpuint (count_files (fixture->folder), ==,
                    G_N_ELEMENTS (names) + 3);
  save (fixture->file, fixture->old);
  g_assert_cmpuint (count_files (fixture->folder), ==,
                    G_N_ELEMENTS (names) + 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, data, function)                                       \
  g_test_add ("/save-file/" name, Fixture, GINT_TO_POINTER (data),      \
              set_up, function, tear_down)
  ADD ("whole", 0, test_whole);
  ADD ("async", 0, test_async);
  ADD ("syncs", 0, test_syncs);
  ADD ("link", 0, test_link);
  ADD ("full-disk", 0, test_full_disk);
  ADD ("refusals", 0, test_refusals);
  ADD ("file-of-another", 0, test_file_of_another);
  ADD ("failing-calls", FALSE, test_failing_calls);
  ADD ("failing-calls-replacing", TRUE, test_failing_calls);
  ADD ("killed-at-calls", FALSE, test_killed_at_calls);
  ADD ("killed-at-calls-replacing", TRUE, test_killed_at_calls);
  ADD ("left-over", 0, test_left_over);
#undef ADD

  return g_test_run ();
}
