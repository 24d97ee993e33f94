/* test-content-folder.c: whose folders are read, in which order, and how long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <dirent.h>
#include <dlfcn.h>
#include <gio/gio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "play/ludo-content-folder.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/record/ludo-setups.h"
#include "test-folder.h"

/* A folder below one of this name is on a disk that does not answer before it
 * is woken. */
#define ASLEEP "asleep"

static GMutex sleep_lock;
static GCond woken;
static gboolean is_awake;
static int n_opened;

DIR *
opendir (const char *name)
{
  static DIR *(*real) (const char *name);

  if (real == NULL)
    *(void **) &real = dlsym (RTLD_NEXT, "opendir");
  if (strstr (name, ASLEEP) != NULL)
    {
      g_mutex_lock (&sleep_lock);
      n_opened++;
      while (!is_awake)
        g_cond_wait (&woken, &sleep_lock);
      g_mutex_unlock (&sleep_lock);
    }

  return real (name);
}

typedef struct
{
  char *top;
} Fixture;

/* The path of @name below the test's own folder. */
static char *
in_top (Fixture    *fixture,
        const char *name)
{
  return g_build_filename (fixture->top, name, NULL);
}

static void
make_folder (Fixture    *fixture,
             const char *name)
{
  g_autofree char *path = in_top (fixture, name);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = in_top (fixture, name);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->top = g_dir_make_tmp ("ludotheque-folders-XXXXXX", NULL);
  make_folder (fixture, "own");
  make_folder (fixture, "one/ludotheque/content");
  make_folder (fixture, "two/ludotheque/content");
  make_folder (fixture, "program/ludotheque/content");
  make_folder (fixture, "program/ludotheque/sounds");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_remove_folder (fixture->top);
  g_free (fixture->top);
}

/* The folders of @shares, names below the test's folder with blanks between,
 * "/" before what is no such name. */
static GPtrArray *
arrange (Fixture    *fixture,
         const char *own,
         const char *shares)
{
  g_auto (GStrv) names = g_strsplit (shares, " ", -1);
  g_autofree char *own_path = in_top (fixture, own);
  g_autofree char *program = in_top (fixture, "program/ludotheque/content");

  for (guint i = 0; names[i] != NULL; i++)
    {
      char *path = names[i][0] == ':' ? g_strdup (names[i] + 1)
                   : g_strconcat (fixture->top, "/", names[i], NULL);

      g_free (names[i]);
      names[i] = path;
    }

  return ludo_content_folders_new (own_path, (const char *const *) names,
                                   program);
}

/* That @folders are those of @wanted: "own one program". */
static void
check (Fixture    *fixture,
       GPtrArray  *folders,
       const char *wanted)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < folders->len; i++)
    {
      const LudoContentFolder *folder = g_ptr_array_index (folders, i);
      g_autofree char *path = g_canonicalize_filename (folder->path, NULL);
      const char *name = path + strlen (fixture->top) + 1;
      g_autofree char *first = g_strndup (name, strcspn (name, "/"));

      g_assert_true (g_str_has_prefix (path, fixture->top));
      g_string_append_printf (found, "%s%s", i > 0 ? " " : "", first);
      g_assert_cmpint (folder->origin, ==,
                       i + 1 == folders->len ? LUDO_ORIGIN_PROGRAM
                       : g_str_equal (first, "own") ? LUDO_ORIGIN_OWN
                       : LUDO_ORIGIN_SCHOOL);
    }
  g_assert_cmpstr (found->str, ==, wanted);
}

/* The person's own, then the school's as they are listed, then the program's,
 * each once, whatever they are called. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct
  {
    const char *shares;
    const char *wanted;
  } cases[] = {
    { "one two program", "own one two program" },
    { "one program two", "own one two program" },
    { "two one program", "own two one program" },
    { "two program one", "own two one program" },
    { "program one two", "own one two program" },
    { "program two one", "own two one program" },
    { "one two", "own one two program" },
    { "", "own program" },
    { "one one/ two/// one", "own one two program" },
    { "/one ./two two//. one/../two", "own one two program" },
    { "linked one program-linked", "own linked program" },
    { "one linked two-linked two", "own one two-linked program" },
    { "none one :relative :one : :./one", "own none one program" },
    { "none none/", "own none program" },
    { "older one", "own one program" },
  };
  g_autofree char *linked = in_top (fixture, "linked");
  g_autofree char *two_linked = in_top (fixture, "two-linked/ludotheque");
  g_autofree char *program = in_top (fixture, "program-linked/ludotheque/"
                                              "content");
  g_autofree char *target = in_top (fixture, "program/ludotheque/content");

  make_folder (fixture, "older/ludotheque/content");
  make_folder (fixture, "older/ludotheque/sounds");
  make_folder (fixture, "two-linked");
  make_folder (fixture, "program-linked/ludotheque");
  g_assert_cmpint (symlink ("one", linked), ==, 0);
  g_assert_cmpint (symlink ("../two/ludotheque", two_linked), ==, 0);
  g_assert_cmpint (symlink (target, program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) folders = arrange (fixture, "own",
                                               cases[i].shares);

      g_test_message ("%s", cases[i].shares);
      check (fixture, folders, cases[i].wanted);
    }
}

/* The person's own folder may be listed too, be the program's, or not be there;
 * a relative one is nobody's. */
static void
test_own (Fixture       *fixture,
          gconstpointer  data)
{
  static const char *const relative[] = { "one", NULL };
  g_autofree char *own = in_top (fixture, "own/ludotheque/content");
  g_autofree char *program = in_top (fixture, "program/ludotheque/content");
  g_autoptr (GPtrArray) listed = NULL;
  g_autoptr (GPtrArray) same = NULL;
  g_autoptr (GPtrArray) none = NULL;

  make_folder (fixture, "own/ludotheque/content");
  listed = arrange (fixture, "own/ludotheque/content", "one own two");
  check (fixture, listed, "own one two program");
  same = arrange (fixture, "program/ludotheque/content", "one program");
  check (fixture, same, "one program");
  none = ludo_content_folders_new ("own/ludotheque/content", relative, program);
  check (fixture, none, "program");
}

/* A question to a slow folder is given up after a while, and the folder is not
 * asked again before it has answered. */
static void
test_asleep (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) folders = NULL;
  LudoContentFolder *folder;
  gint64 begun;
  int n;

  make_folder (fixture, "asleep/ludotheque/content/tavli/lessons");
  write_file (fixture, "asleep/ludotheque/content/tavli/lessons/a.lesson", "a");
  folders = arrange (fixture, "own", "asleep one");
  check (fixture, folders, "own asleep one program");
  folder = g_ptr_array_index (folders, 1);

  begun = g_get_monotonic_time ();
  for (int i = 0; i < 50; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ludo_content_folder_read_all (folder, "tavli/lessons", "",
                                                   ".lesson", 100, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
      g_assert_nonnull (strstr (error->message, "is not responding."));
      g_assert_false (ludo_content_folder_stat (folder, "tavli", NULL, NULL));
    }
  g_mutex_lock (&sleep_lock);
  g_assert_cmpint (n_opened, ==, 1);
  /* Once and not fifty times. */
  g_assert_cmpint (g_get_monotonic_time () - begun, <, 20 * G_USEC_PER_SEC);
  is_awake = TRUE;
  g_cond_broadcast (&woken);
  g_mutex_unlock (&sleep_lock);

  /* Once awake it is asked again. */
  for (n = 0; n < 1000; n++)
    {
      g_autoptr (GPtrArray) files =
        ludo_content_folder_read_all (folder, "tavli/lessons", "", ".lesson",
                                      100, NULL);

      if (files != NULL)
        {
          g_assert_cmpuint (files->len, ==, 1);
          break;
        }
      g_usleep (10000);
    }
  g_assert_cmpint (n, <, 1000);
}

/* A pipe, a folder and a file too large are no files that are read; the rest is
 * there all the same. */
static void
test_files (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) folders = arrange (fixture, "own", "one");
  g_autofree char *pipe = in_top (fixture, "one/ludotheque/content/b.txt");
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GError) error = NULL;
  static const struct
  {
    const char *name;
    const char *text;
    int code;
  } wanted[] = {
    { "a.txt", "fine", 0 }, { "b.txt", NULL, G_IO_ERROR_NOT_REGULAR_FILE },
    { "c.txt", NULL, G_IO_ERROR_NOT_REGULAR_FILE },
    { "d.txt", NULL, G_IO_ERROR_MESSAGE_TOO_LARGE }, { "e.txt", "too", 0 },
  };

  write_file (fixture, "one/ludotheque/content/a.txt", "fine");
  write_file (fixture, "one/ludotheque/content/d.txt", "too large");
  write_file (fixture, "one/ludotheque/content/e.txt", "too");
  write_file (fixture, "one/ludotheque/content/f.doc", "not it");
  make_folder (fixture, "one/ludotheque/content/c.txt");
  g_assert_cmpint (mkfifo (pipe, 0700), ==, 0);
  files = ludo_content_folder_read_all (g_ptr_array_index (folders, 1), "", "",
                                        ".txt", 5, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (files->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < files->len; i++)
    {
      const LudoContentFile *file = g_ptr_array_index (files, i);

      g_assert_cmpstr (file->name, ==, wanted[i].name);
      g_assert_cmpstr (file->text, ==, wanted[i].text);
      if (wanted[i].text == NULL)
        g_assert_error (file->error, G_IO_ERROR, wanted[i].code);
      else
        g_assert_no_error (file->error);
    }

  /* No folder is nothing; a file in its place is told of. */
  none = ludo_content_folder_read_all (g_ptr_array_index (folders, 1), "none",
                                       "", "", 5, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_null (ludo_content_folder_read_all (g_ptr_array_index (folders, 1),
                                               "a.txt", "", "", 5, &error));
  g_assert_nonnull (strstr (error->message, "a.txt"));
}

#define SETUP(number, name, position)                                   \
  "[setup-" number "]\ngame=chisolo\nname=" name "\nposition=" position "\n"

static char *
dup_start (void)
{
  const GameRules *rules = ludo_game_info_for ("chisolo")->rules;
  g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL, 1, NULL);

  return ludo_game_dup_position_text (game);
}

/* The user's own set-ups come before the school's; of those with one name the
 * nearest counts. */
static void
test_setups (Fixture       *fixture,
             gconstpointer  data)
{
  static const struct
  {
    const char *name;
    LudoOrigin origin;
  } wanted[] = {
    { "mine", LUDO_ORIGIN_OWN }, { "both", LUDO_ORIGIN_OWN },
    { "one", LUDO_ORIGIN_SCHOOL }, { "two", LUDO_ORIGIN_SCHOOL },
  };
  g_autofree char *start = dup_start ();
  g_autofree char *mine = g_strdup_printf (SETUP ("1", "mine", "%s")
                                           SETUP ("2", "both", "%s"),
                                           start, start);
  g_autofree char *one = g_strdup_printf (SETUP ("1", "both", "%s")
                                          SETUP ("2", "one", "%s")
                                          SETUP ("3", "bad", "nowhere")
                                          "[setup-4]\ngame=none\n",
                                          start, start);
  g_autofree char *two = g_strdup_printf (SETUP ("1", "one", "%s")
                                          SETUP ("2", "two", "%s"),
                                          start, start);
  g_autofree char *folder = in_top (fixture, "own");
  g_autofree char *broken = in_top (fixture, "broken/ludotheque/content/"
                                             "setups.ini");
  g_autoptr (GPtrArray) folders = arrange (fixture, "own",
                                           "one broken text two");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) setups = NULL;

  write_file (fixture, "own/setups.ini", mine);
  write_file (fixture, "one/ludotheque/content/setups.ini", one);
  write_file (fixture, "two/ludotheque/content/setups.ini", two);
  write_file (fixture, "text/ludotheque/content/setups.ini", "[no\nset-up");
  make_folder (fixture, "broken/ludotheque/content");
  g_assert_cmpint (mkfifo (broken, 0700), ==, 0);
  setups = ludo_setups_list (folder, folders, "chisolo", problems);
  g_assert_cmpuint (setups->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < setups->len; i++)
    {
      const LudoSetup *setup = g_ptr_array_index (setups, i);

      g_assert_cmpstr (setup->name, ==, wanted[i].name);
      g_assert_cmpint (setup->origin, ==, wanted[i].origin);
      g_assert_cmpstr (setup->position, ==, start);
    }
  g_assert_cmpuint (problems->len, ==, 3);
  g_assert_nonnull (strstr (problems->pdata[0], "not a position"));
  g_assert_nonnull (strstr (problems->pdata[1], broken));
  g_assert_nonnull (strstr (problems->pdata[2], "/text/"));
}

/* Runs in a process of its own, because the environment belongs to the whole
 * program. */
static void
test_relative (void)
{
  static const struct
  {
    const char *folder;
    gboolean kept;
  } cases[] = {
    { "data", FALSE }, { "./data", FALSE }, { "", FALSE }, { "/data", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_setenv ("XDG_STATE_HOME", cases[i].folder, TRUE);
      ludo_paths_ignore_relative ();
      g_assert_cmpstr (g_getenv ("XDG_STATE_HOME"), ==,
                       cases[i].kept ? cases[i].folder : NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/play/content-folder/relative", test_relative);
#define ADD(name, function)                                             \
  g_test_add ("/play/content-folder/" name, Fixture, NULL, set_up,      \
              function, tear_down)
  ADD ("order", test_order);
  ADD ("own", test_own);
  ADD ("files", test_files);
  ADD ("setups", test_setups);
  ADD ("asleep", test_asleep);
#undef ADD

  return g_test_run ();
}
