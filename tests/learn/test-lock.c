/* test-lock.c: a locked lesson is found again, and can be ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <sys/stat.h>

#include "learn/ludo-lesson.h"
#include "learn/ludo-lock.h"
#include "play/ludo-language.h"

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  GError **error = data;

  if (ludo_lock_save_finish (result, error))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS, "kept");
}

/* Returns: why it is not kept, or NULL; free with g_free(). */
static char *
save (const char *folder,
      const char *name,
      const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  ludo_lock_save_async (folder, name, bytes, saved_cb, &error);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);

  return error->code == G_IO_ERROR_EXISTS ? NULL : g_strdup (error->message);
}

/* The locked lesson is found whatever its file's name and the spelling of the
 * folder's path.  It is the only one there, and is removed after the word. */
static void
test_names (void)
{
  static const char *const names[] = {
    "exam.lesson", "exam", "exam.LESSON", "exam.lesson.txt", "le\u00e7on (1)",
    ".exam", ".lesson", "lesson", "exam.xml", "a b.lesson ", "-", "\xe9",
  };
  static const char *const folders[] = { "%s/locked", "%s//locked/",
                                         "%s/./locked", "%s/x/../locked//" };
  g_autofree char *top = g_dir_make_tmp ("lock-XXXXXX", NULL);
  g_autofree char *beside = g_build_filename (top, "x", NULL);
  g_autofree char *plain = g_build_filename (top, "locked", NULL);

  g_mkdir (beside, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < G_N_ELEMENTS (folders); j++)
      {
        g_auto (GStrv) parts = g_strsplit (folders[j], "%s", 2);
        g_autofree char *folder = g_strjoinv (top, parts);
        g_autofree char *failed = save (folder, names[i], names[i]);
        g_autofree char *part =
          g_build_filename (plain, ".ludotheque-6ba7b810-9dad-11d1-80b4-"
                            "00c04fd430c8.part", NULL);
        g_autofree char *path = NULL, *name = NULL, *text = NULL;

        g_assert_null (failed);
        /* A part that a killed write left is not a locked lesson. */
        g_assert_true (g_file_set_contents (part, "x", -1, NULL));
        path = ludo_lock_dup_path (plain);
        g_assert_nonnull (path);
        name = g_path_get_basename (path);
        g_assert_cmpstr (name, ==, names[i]);
        g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
        g_assert_cmpstr (text, ==, names[i]);
        g_remove (part);
        /* Another one takes its place. */
        g_assert_null (save (folder, "other", "other"));
        g_free (path);
        path = ludo_lock_dup_path (folder);
        g_assert_true (g_str_has_suffix (path, "/other"));
        ludo_lock_release (folder);
        g_assert_null (ludo_lock_dup_path (plain));
      }
  g_rmdir (plain);
  g_rmdir (beside);
  g_rmdir (top);
}

/* A pipe among them stops nothing; where it cannot be kept, a sentence says
 * why. */
static void
test_trouble (void)
{
  g_autofree char *top = g_dir_make_tmp ("lock-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "locked", NULL);
  g_autofree char *pipe = g_build_filename (folder, "exam.lesson", NULL);
  g_autofree char *why = NULL;
  g_autofree char *start = NULL;

  g_mkdir (folder, 0700);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_null (ludo_lock_dup_path (folder));
  g_remove (pipe);
  g_rmdir (folder);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  why = save (folder, "exam.lesson", "x");
  start = g_strdup_printf ("The file “%s/exam.lesson” cannot be written",
                           folder);
  g_assert_true (g_str_has_prefix (why, start));
  g_remove (folder);
  g_rmdir (top);
}

static void
check_leave (const char *leave,
             const char *english,
             const char *french)
{
  g_autofree char *attribute = g_markup_escape_text (leave, -1);
  g_autofree char *text =
    g_strdup_printf ("<lesson game=\"chisolo\"><title><fr>a</fr><en>b</en>"
                     "</title>\n<locks leave=\"%s\"/>\n"
                     "<step id=\"a\" kind=\"number\" answer=\"1\"/></lesson>",
                     attribute);

  for (int i = 0; i < 2; i++)
    {
      locale_t before = ludo_language_push (i == 0 ? "en" : "fr");
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoLesson) lesson = ludo_lesson_parse (text, strlen (text),
                                                         "a.lesson", &error);

      ludo_language_pop (before);
      if (english == NULL)
        {
          g_assert_no_error (error);
          g_assert_true (ludo_lock_is_word (lesson->leave, "Soleil"));
          continue;
        }
      g_assert_null (lesson);
      g_assert_cmpstr (error->message, ==, i == 0 ? english : french);
    }
}

/* A word that nobody can say locks for ever: it is refused with its line. */
static void
test_leave (void)
{
  static const char broken[] =
    "a.lesson, line 2: no word can end the lesson: the hash of the word "
    "is damaged";
  static const char broken_french[] =
    "a.lesson, ligne\u00a02\u00a0: aucun mot ne peut terminer la "
    "leçon\u00a0: l’empreinte du mot est abîmée";
  g_autofree char *whole = ludo_lock_dup_word ("soleil");
  g_autofree char *padded = g_strdup_printf (" %s ", whole);
  g_autofree char *cut = g_strndup (whole, strlen (whole) - 1);
  g_autofree char *longer = g_strconcat (whole, "0", NULL);
  g_autofree char *third = g_strconcat (whole, ":", NULL);
  g_autofree char *upper = g_ascii_strup (whole, -1);
  const char *const refused[] = { "sha256:", "sha256:salt", "sha256:salt:",
    "sha256:salt:xyz", cut, longer, third, upper, "SHA256:a:b" };

  check_leave (whole, NULL, NULL);
  check_leave (padded, NULL, NULL);
  check_leave ("Soleil", NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    check_leave (refused[i], broken, broken_french);
  check_leave ("\u200b", "a.lesson, line 2: the word that ends the lesson is "
               "empty",
               "a.lesson, ligne\u00a02\u00a0: le mot qui termine la leçon est "
               "vide");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/lock/names", test_names);
  g_test_add_func ("/lock/trouble", test_trouble);
  g_test_add_func ("/lock/leave", test_leave);

  return g_test_run ();
}
