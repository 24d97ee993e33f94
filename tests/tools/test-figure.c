/* test-figure.c: the pictures that figure writes, and what it refuses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <cairo.h>
#include <errno.h>
#include <gio/gio.h>
#include <string.h>

#include "play/failing-calls.h"
#include "test-folder.h"

/* Fixture: the folder of the pictures, which is removed in the end. */
typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("figure-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

/* Runs figure with @args, split at "|", in the fixture's folder.  Returns its
 * exit code; @errors receives what it complained of. */
static int
run (Fixture     *fixture,
     const char  *args,
     char       **errors)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autofree char *line = g_strconcat (g_getenv ("FIGURE"), "|", args, NULL);
  g_auto (GStrv) argv = g_strsplit (line, "|", -1);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_cwd (launcher, fixture->folder);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv,
                                          &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  return g_subprocess_get_exit_status (process);
}

static void
assert_drawn (Fixture    *fixture,
              const char *args)
{
  g_autofree char *errors = NULL;
  int code = run (fixture, args, &errors);

  if (code != 0 || errors[0] != '\0')
    g_error ("%s: exit code %d, “%s”", args, code, errors);
}

/* figure ends with @code, complains in one line that has @words, and leaves
 * no file. */
static void
assert_refused (Fixture    *fixture,
                const char *args,
                int         code,
                const char *words)
{
  g_autofree char *errors = NULL;
  g_autoptr (GDir) dir = NULL;
  int got = run (fixture, args, &errors);

  if (got != code || strstr (errors, words) == NULL
      || strchr (errors, '\n') != errors + strlen (errors) - 1)
    g_error ("%s: exit code %d, “%s”", args, got, errors);
  dir = g_dir_open (fixture->folder, 0, NULL);
  if (g_dir_read_name (dir) != NULL)
    g_error ("%s left a file", args);
}

static char *
read_file (Fixture    *fixture,
           const char *name,
           gsize      *length)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *contents;

  g_file_get_contents (path, &contents, length, &error);
  g_assert_no_error (error);

  return contents;
}

/* A PDF has bytes that are no text. */
static gboolean
contains (const char *data,
          gsize       length,
          const char *words)
{
  return memmem (data, length, words, strlen (words)) != NULL;
}

static cairo_surface_t *
read_png (Fixture    *fixture,
          const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  cairo_surface_t *surface = cairo_image_surface_create_from_png (path);

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);

  return surface;
}

static void
assert_size (Fixture    *fixture,
             const char *name,
             int         width,
             int         height)
{
  cairo_surface_t *surface = read_png (fixture, name);

  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, height);
  cairo_surface_destroy (surface);
}

static gboolean
same_picture (Fixture    *fixture,
              const char *one,
              const char *other)
{
  gsize one_length, other_length;
  g_autofree char *a = read_file (fixture, one, &one_length);
  g_autofree char *b = read_file (fixture, other, &other_length);

  return one_length == other_length && memcmp (a, b, one_length) == 0;
}

static const char *const games[] = {
  "zohn-ahl", "tavli", "chisolo", "ken-wan",
};

/* A PNG has the size asked for, or a height that suits the board. */
static void
test_png (Fixture       *fixture,
          gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *args = g_strdup_printf ("--game|%s|-w|320|-h|200|-o|"
                                               "a.png", games[i]);
      g_autofree char *open = g_strdup_printf ("--game|%s|-w|320|-o|b.png",
                                               games[i]);
      cairo_surface_t *surface;

      assert_drawn (fixture, args);
      assert_size (fixture, "a.png", 320, 200);

      assert_drawn (fixture, open);
      surface = read_png (fixture, "b.png");
      g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 320);
      g_assert_cmpint (cairo_image_surface_get_height (surface), >, 100);
      g_assert_cmpint (cairo_image_surface_get_height (surface), <, 700);
      cairo_surface_destroy (surface);
    }
}

/* SVG and PDF are drawn, not photographed: lines and letters, no pixels. */
static void
test_vector (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *svg_args =
        g_strdup_printf ("-g|%s|-c|-w|400|-h|300|-o|a.svg", games[i]);
      g_autofree char *pdf_args =
        g_strdup_printf ("-g|%s|-c|-w|400|-h|300|-o|a.pdf", games[i]);
      g_autofree char *svg = NULL;
      g_autofree char *pdf = NULL;
      gsize length;

      assert_drawn (fixture, svg_args);
      svg = read_file (fixture, "a.svg", NULL);
      g_assert_nonnull (strstr (svg, "width=\"400"));
      g_assert_nonnull (strstr (svg, "height=\"300"));
      g_assert_nonnull (strstr (svg, "<path"));
      g_assert_null (strstr (svg, "<image"));

      assert_drawn (fixture, pdf_args);
      pdf = read_file (fixture, "a.pdf", &length);
      g_assert_true (g_str_has_prefix (pdf, "%PDF-1.4"));
      g_assert_true (contains (pdf, length, "%%EOF"));
      g_assert_true (contains (pdf, length, "[ 0 0 400 300 ]"));
      g_assert_false (contains (pdf, length, "/Subtype /Image"));
    }
}

/* Each option changes the picture; drawn twice, it is the same. */
static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const options[] = {
    "-c", "-t|dark", "-t|contrast", "-t|contrast-dark", "-t|plain", "-t|wood",
    "-l|c4", "-l|c4=hint", "-l|c4=movable",
    "-l|c4,d5", "-c|-s|25", "-c|-s|4|-f|DejaVu Serif",
    "-p|BB.../b.BB../RbBBB../RRbbrBB./rRRR#..r./R....RRR/RRRRRR./R.R.../"
    "r.R.. r 3 Y", "-m|f3e4", "-m|f3e4 a2b2",
  };
  static const char common[] = "-g|ken-wan|-w|400|-h|360";
  g_autofree char *plain = g_strdup_printf ("%s|-o|plain.png", common);
  g_autofree char *again = g_strdup_printf ("%s|-o|again.png", common);
  g_autofree char *light = g_strdup_printf ("%s|-t|light|-o|light.png",
                                            common);

  assert_drawn (fixture, plain);
  assert_drawn (fixture, again);
  assert_drawn (fixture, light);
  g_assert_true (same_picture (fixture, "plain.png", "again.png"));
  g_assert_true (same_picture (fixture, "plain.png", "light.png"));
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.png", i);
      g_autofree char *args = g_strdup_printf ("%s|%s|-o|%s", common,
                                               options[i], name);

      assert_drawn (fixture, args);
      g_assert_false (same_picture (fixture, "plain.png", name));
      for (guint j = 0; j < i; j++)
        {
          g_autofree char *other = g_strdup_printf ("%u.png", j);

          if (same_picture (fixture, name, other))
            g_error ("%s looks like %s", options[i], options[j]);
        }
    }
}

/* Throws can be given as moves. */
static void
test_moves (Fixture       *fixture,
            gconstpointer  data)
{
  assert_drawn (fixture, "-g|tavli|-w|500|-o|start.png");
  assert_drawn (fixture, "-g|tavli|-w|500|-m|r123|-o|thrown.png");
  assert_drawn (fixture, "-g|zohn-ahl|-w|500|-m|t3s t1|-o|sticks.png");
  g_assert_false (same_picture (fixture, "start.png", "thrown.png"));
}

/* A wrong command line ends with status 2. */
static void
test_usage (Fixture       *fixture,
            gconstpointer  data)
{
  assert_refused (fixture, "-o|a.png", 2, "--game");
  assert_refused (fixture, "-g|ken-wan", 2, "--output");
  assert_refused (fixture, "-g|ken-wan|-o|a.gif", 2, "a.gif");
  assert_refused (fixture, "-g|ken-wan|-o|png", 2, ".png");
  assert_refused (fixture, "-g|chess|-o|a.png", 2, "chess");
  assert_refused (fixture, "-g|ken-wan|-t|pink|-o|a.png", 2, "pink");
  assert_refused (fixture, "-g|ken-wan|-l|z9|-o|a.png", 2, "z9");
  assert_refused (fixture, "-g|ken-wan|-p|nonsense|-o|a.png", 2, "figure: ");
  assert_refused (fixture, "-g|ken-wan|-m|a1a1|-o|a.png", 2, "a1a1");
  assert_refused (fixture, "-g|ken-wan|-w|15|-o|a.png", 2, "16384");
  assert_refused (fixture, "-g|ken-wan|-w|16385|-o|a.png", 2, "16384");
  assert_refused (fixture, "-g|ken-wan|-h|-1|-o|a.png", 2, "16384");
  assert_refused (fixture, "-g|ken-wan|-w|wide|-o|a.png", 2, "wide");
  assert_refused (fixture, "-g|ken-wan|--language|de|-o|a.png", 2, "fr");
  assert_refused (fixture, "-g|ken-wan|--colour|red|-o|a.png", 2, "--colour");
  assert_refused (fixture, "-g|ken-wan|-o|a.png|b.png", 2, "b.png");
}

/* A picture that cannot be written ends the program with status 1. */
static void
test_unwritable (Fixture       *fixture,
                 gconstpointer  data)
{
  assert_refused (fixture, "-g|ken-wan|-o|no/such/folder/a.png", 1, "a.png");
  assert_refused (fixture, "-g|ken-wan|-o|no/such/folder/a.svg", 1, "a.svg");
  assert_refused (fixture, "-g|ken-wan|-o|no/such/folder/a.pdf", 1, "a.pdf");
}

/* A full device is reported as a failure. */
static void
test_full_device (Fixture       *fixture,
                  gconstpointer  data)
{
  static const char *const commands[] = {
    "sh -c '\"$FIGURE\" --help >/dev/full 2>/dev/null'",
    "sh -c 'ln -s /dev/full x.svg && "
    "\"$FIGURE\" --game tavli --output x.svg 2>/dev/null'",
  };
  g_autofree char *before = g_get_current_dir ();

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }

  g_assert_cmpint (g_chdir (fixture->folder), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (GError) error = NULL;
      int status = 0;

      g_assert_true (g_spawn_command_line_sync (commands[i], NULL, NULL,
                                                &status, NULL));
      g_assert_false (g_spawn_check_wait_status (status, &error));
      g_assert_error (error, G_SPAWN_EXIT_ERROR, 1);
    }
  g_assert_cmpint (g_chdir (before), ==, 0);
}

/* Draws into @name while call number @nth of the writing fails for
 * @reason. */
static void
run_failing (Fixture    *fixture,
             const char *name,
             int         nth,
             int         reason)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  const char *module = g_getenv ("FAILING_CALLS_MODULE");
  g_autofree char *folder = g_path_get_dirname (module);
  g_autofree char *file = g_path_get_basename (module);
  g_autofree char *calls = g_strdup_printf ("%d:%d", nth, reason);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_cwd (launcher, fixture->folder);
  /* LD_PRELOAD ends at a blank, and the tree's path may have one. */
  g_subprocess_launcher_setenv (launcher, "LD_LIBRARY_PATH", folder, TRUE);
  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", file, TRUE);
  g_subprocess_launcher_setenv (launcher, "FAILING_CALLS", calls, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error,
                                         g_getenv ("FIGURE"), "-g", "chisolo",
                                         "-w", "300", "-o", name, NULL);
  g_assert_no_error (error);
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
}

/* After any failing call, and after a kill at any time, the file has the old
 * picture or all of the new one. */
static void
test_failing_calls (Fixture       *fixture,
                    gconstpointer  data)
{
  static const struct
  {
    const char *name;
    const char *end;
  } pictures[] = {
    { "a.png", "IEND" }, { "a.svg", "</svg>" }, { "a.pdf", "%%EOF" },
  };
  static const int reasons[] = { ENOSPC, FAILING_KILL_AFTER };
  guint n_old = 0;

  if (g_getenv ("FAILING_CALLS_MODULE") == NULL)
    {
      g_test_skip ("Nothing may be loaded before the sanitizers");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    for (guint j = 0; j < G_N_ELEMENTS (reasons); j++)
      for (int nth = 1; nth <= 10; nth++)
        {
          g_autofree char *path = g_build_filename (fixture->folder,
                                                    pictures[i].name, NULL);
          g_autofree char *text = NULL;
          gsize length;

          g_assert_true (g_file_set_contents (path, "old", -1, NULL));
          run_failing (fixture, pictures[i].name, nth, reasons[j]);
          text = read_file (fixture, pictures[i].name, &length);
          if (g_str_equal (text, "old"))
            n_old++;
          else
            g_assert_true (contains (text, length, pictures[i].end));
        }
  /* It did come to the calls, and it does without them. */
  g_assert_cmpuint (n_old, >=, 20);
  g_assert_cmpuint (n_old, <, 40);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/figure/png", Fixture, NULL, set_up, test_png, tear_down);
  g_test_add ("/figure/vector", Fixture, NULL, set_up, test_vector, tear_down);
  g_test_add ("/figure/options", Fixture, NULL, set_up, test_options,
              tear_down);
  g_test_add ("/figure/moves", Fixture, NULL, set_up, test_moves, tear_down);
  g_test_add ("/figure/failing-calls", Fixture, NULL, set_up,
              test_failing_calls, tear_down);
  g_test_add ("/figure/usage", Fixture, NULL, set_up, test_usage, tear_down);
  g_test_add ("/figure/full-device", Fixture, NULL, set_up, test_full_device,
              tear_down);
  g_test_add ("/figure/unwritable", Fixture, NULL, set_up, test_unwritable,
              tear_down);

  return g_test_run ();
}
