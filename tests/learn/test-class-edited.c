/* test-class-edited.c: results as editors, drives and pupils change them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "class-fixture.h"
#include "learn/class/ludo-class-csv.h"
#include "learn/class/ludo-class-view.h"
#include "learn/ludo-pupil-name.h"
#include "play/ludo-language.h"
#include "play/ludo-letters.h"

/* An account that owns nothing. */
#define NOBODY 65534

/* The pupil whose work the only row for @seconds is. */
static const LudoClassRow *
find_row (const LudoClass *class,
          guint            seconds)
{
  const LudoClassRow *found = NULL;

  for (guint i = 0; i < class->rows->len; i++)
    {
      const LudoClassRow *row = ludo_class_get_row (class, i);
      const LudoResultStep *step = ludo_class_find (class, row, "sow");

      if (step == NULL || step->seconds != seconds)
        continue;
      g_assert_null (found);
      found = row;
    }
  g_assert_nonnull (found);

  return found;
}

/* Editors of Windows save as UTF-16 too, and platforms take such a file for any
 * text. */
static void
test_notepad (ClassFixture  *fixture,
              gconstpointer  data)
{
  static const char *const charsets[] = { "UTF-16LE", "UTF-16BE" };
  static const char *const marks[] = { "\xFF\xFE", "\xFE\xFF" };
  static const char *const files[] = { "Zoé.result", "Zoé.result.txt",
                                       "Zoé.txt" };
  g_autoptr (LudoClass) class = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (charsets); i++)
    for (guint j = 0; j < G_N_ELEMENTS (files); j++)
      {
        g_autofree char *name = g_strdup_printf ("Zoé-علی 👩\u200d🔧 %u", i);
        g_autofree char *text = class_dup_text (i, name, "\r\n");
        g_autoptr (GString) bytes = g_string_new (marks[i]);
        gsize length;
        g_autofree char *wide = g_convert (text, -1, charsets[i], "UTF-8",
                                           NULL, &length, NULL);

        g_string_append_len (bytes, wide, (gssize) length);
        class_put_bytes (fixture, bytes->str, bytes->len, "%u/%s", i,
                         files[j]);
        /* The same in UTF-8 is a copy. */
        class_put (fixture, text, "%u/copie.result", i);
      }
  class_put_bytes (fixture, "\xFF\xFEl", 3, "odd.result");
  class_put_bytes (fixture, "\xFF\xFE", 2, "mark.result");
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 2);
  g_assert_cmpuint (class->omissions->len, ==, 2 * G_N_ELEMENTS (files) + 2);
  g_assert_cmpstr (find_row (class, 101)->result->name, ==,
                   "Zoé-علی 👩\u200d🔧 1");
  g_assert_cmpint (class_find_left (class, "odd.result")->kind, ==,
                   LUDO_OMISSION_UNREADABLE);
  g_assert_cmpint (class_find_left (class, "mark.result")->kind, ==,
                   LUDO_OMISSION_EMPTY);
}

/* Drives and disks put NULs behind a file, or in the place of all of it; among
 * its lines they are damage. */
static void
test_nuls (ClassFixture  *fixture,
           gconstpointer  data)
{
  static const char nuls[5000];
  g_autofree char *zoe = class_dup_text (0, "Zoé", "\n");
  g_autofree char *ana = class_dup_text (1, "Ana", "\r\n");
  g_autofree char *emma = class_dup_text (2, "Emma", "\n");
  g_autoptr (GString) padded = g_string_new (zoe);
  g_autoptr (LudoClass) class = NULL;

  g_string_append_len (padded, nuls, sizeof nuls);
  class_put_bytes (fixture, padded->str, padded->len, "Zoé.result");
  class_put (fixture, zoe, "Zoé (1).result");
  class_put_bytes (fixture, ana, strlen (ana) + 1, "Ana.result");
  emma[20] = '\0';
  class_put_bytes (fixture, emma, strlen (zoe), "Emma.result");
  class_put_bytes (fixture, nuls, sizeof nuls, "Noël.result");
  class_put_bytes (fixture, nuls, 1, "Maël.result");
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 2);
  g_assert_cmpuint (class->omissions->len, ==, 4);
  g_assert_cmpstr (find_row (class, 100)->place, ==, "Zoé.result");
  g_assert_cmpstr (find_row (class, 101)->result->name, ==, "Ana");
  g_assert_cmpint (class_find_left (class, "Emma.result")->kind, ==,
                   LUDO_OMISSION_UNREADABLE);
  g_assert_cmpint (class_find_left (class, "Noël.result")->kind, ==,
                   LUDO_OMISSION_EMPTY);
  g_assert_cmpint (class_find_left (class, "Maël.result")->kind, ==,
                   LUDO_OMISSION_EMPTY);
}

/* The file of a later version is read as far as this version understands it,
 * and the window shows that lines were left out, so that a newer program on a
 * pupil's machine does not hide the work of the class. */
static void
test_later (ClassFixture  *fixture,
            gconstpointer  data)
{
  g_autofree char *zoe = class_dup_text (0, "Zoé", "\n");
  g_autofree char *ana = class_dup_text (1, "Ana", "\n");
  g_autofree char *zoe_later = g_strconcat (
    "ludotheque-result 99\nthought sow start cell\nguess sow 12\n",
    strchr (zoe, '\n') + 1, "moon full\n", NULL);
  g_autofree char *ana_later = g_strconcat ("ludotheque-result 99\n",
                                            strchr (ana, '\n') + 1,
                                            "help sow 1 2 3 4\n", NULL);
  g_autoptr (LudoClass) class = NULL;
  const LudoOmission *omission;

  class_put (fixture, zoe_later, "Zoé.result");
  class_put (fixture, ana_later, "Ana.result");
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 1);
  g_assert_cmpstr (find_row (class, 100)->result->name, ==, "Zoé");
  g_assert_cmpuint (class->omissions->len, ==, 2);
  omission = class_find_left (class, "Zoé.result");
  g_assert_cmpint (omission->kind, ==, LUDO_OMISSION_LINES);
  g_assert_cmpuint (omission->n, ==, 4);
  omission = class_find_left (class, "Ana.result");
  g_assert_cmpint (omission->kind, ==, LUDO_OMISSION_UNREADABLE);
  g_assert_cmpstr (omission->detail, ==,
                   "In the file, line 1: a later version of the program wrote "
                   "this, and yours cannot read it");
}

/* Names that are cut to the same letters are two pupils, though they did the
 * same; case, blanks and the way of writing accents make no difference. */
static void
test_long_names (ClassFixture  *fixture,
                 gconstpointer  data)
{
  g_autofree char *many = g_strnfill (299, 'e');
  g_autofree char *first = g_strconcat (many, "a", NULL);
  g_autofree char *second = g_strconcat (many, "b", NULL);
  g_autofree char *one = class_dup_text (0, first, "\n");
  g_autofree char *other = class_dup_text (0, second, "\n");
  g_autofree char *zoe = class_dup_text (1, "Zoé  Le\u00a0Goff", "\n");
  g_autofree char *again = class_dup_text (1, "ZOE\u0301 LE GOFF ", "\n");
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *csv = NULL;

  class_put (fixture, one, "one.result");
  class_put (fixture, other, "other.result");
  class_put (fixture, zoe, "a/x.result");
  class_put (fixture, again, "b/x.result");
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 3);
  g_assert_cmpuint (class->omissions->len, ==, 1);
  for (guint i = 0; i < 2; i++)
    {
      const LudoClassRow *row = ludo_class_get_row (class, i);

      g_assert_cmpuint (row->n_namesakes, ==, 2);
      g_assert_cmpuint (ludo_letters_count (row->result->name), ==,
                        LUDO_PUPIL_NAME_LETTERS);
    }
  csv = ludo_class_dup_csv (class, LUDO_PAGE_ENGLISH, TRUE);
  g_assert_nonnull (strstr (csv, "one.result"));
  g_assert_nonnull (strstr (csv, "other.result"));
}

/* A file that a pupil handed in for another is that of whose name is in it: it
 * stands in the table once, and in the folder of whose it is. */
static void
test_borrowed (ClassFixture  *fixture,
               gconstpointer  data)
{
  static const char *const names[] = {
    "Zoé", "O’Neill", "D'Angelo", "Anne-Sophie", "علی\u200cرضا", "נועה",
    "👩\u200d🔧 Ana", "Nguyễn Thị", "Łukasz", "12",
  };
  const guint n = G_N_ELEMENTS (names);
  g_autoptr (LudoClass) class = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = class_dup_text (i, names[i], "\n");
      g_autofree char *own = g_utf8_normalize (names[i], -1,
                                               i % 2 ? G_NORMALIZE_NFD
                                                     : G_NORMALIZE_NFC);
      /* The other folder's path is the shorter one. */
      g_autofree char *other =
        g_strndup (names[(i + 1) % n],
                   (gsize) (g_utf8_next_char (names[(i + 1) % n])
                            - names[(i + 1) % n]));

      class_put (fixture, text, "%s %s_assignsubmission_file/%s.result", own,
                 i % 2 ? "DURAND" : "D", own);
      class_put (fixture, text, "%s/%u.result", other, i);
    }
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, n);
  g_assert_cmpuint (class->omissions->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const LudoClassRow *row = find_row (class, 100 + i);

      g_assert_cmpstr (row->result->name, ==, names[i]);
      g_assert_cmpuint (row->n_namesakes, ==, 1);
      g_assert_true (g_str_has_prefix (row->place, names[i]));
      g_assert_nonnull (strstr (row->place, "_assignsubmission_file"));
    }
}

/* Old archives name files in the signs of their system. */
static void
test_file_names (ClassFixture  *fixture,
                 gconstpointer  data)
{
  g_autofree char *zoe = class_dup_text (0, "Zoé", "\n");
  g_autofree char *ana = class_dup_text (1, "Ana", "\n");
  g_autofree char *longest = g_strnfill (240, 'n');
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *csv = NULL;

  class_put (fixture, zoe, "Zo\xe9/Zo\xe9.result");
  class_put (fixture, ana, "%s/%s.result", longest, longest);
  class_put (fixture, ana, "Ana\n\x1b[31m\u202E.result");
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 2);
  g_assert_cmpuint (class->omissions->len, ==, 1);
  csv = ludo_class_dup_csv (class, LUDO_PAGE_FRENCH, TRUE);
  g_assert_true (g_utf8_validate (csv, -1, NULL));
  g_assert_null (strstr (csv, "\x1b"));
  g_assert_null (strstr (csv, "\u202E"));
}

/* A folder that cannot be read hides nothing else, and is told of; links that
 * lead back are not followed. */
static void
test_folders (ClassFixture  *fixture,
              gconstpointer  data)
{
  g_autofree char *zoe = class_dup_text (0, "Zoé", "\n");
  g_autofree char *locked = g_build_filename (fixture->folder, "locked", NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "b", "up.result",
                                            NULL);
  g_autoptr (LudoClass) class = NULL;
  uid_t user = geteuid ();

  class_put (fixture, zoe, "b/Zoé.result");
  class_put (fixture, zoe, "locked/Noël.result");
  g_assert_cmpint (symlink ("..", link), ==, 0);
  g_assert_cmpint (g_chmod (locked, 0), ==, 0);
  if (user == 0)
    {
      g_autofree char *within = g_build_filename (fixture->folder, "b", NULL);

      g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
      g_assert_cmpint (g_chmod (within, 0755), ==, 0);
      g_assert_cmpint (seteuid (NOBODY), ==, 0);
    }
  class = class_open (fixture);
  g_assert_cmpint (seteuid (user), ==, 0);
  g_assert_cmpint (g_chmod (locked, 0700), ==, 0);
  g_assert_cmpuint (class->rows->len, ==, 1);
  /* The program's lessons cannot be read either if they lie in the home of
   * root, so that the lesson is not at hand. */
  g_assert_cmpuint (class->omissions->len, ==, 2 + (class->lesson == NULL));
  g_assert_cmpstr (class_find_left (class, "locked")->detail, ==,
                   "permission is denied");
  g_assert_nonnull (strstr (class_find_left (class, "b/up.result")->detail,
                            "a link to a folder"));
}

/* However the folder is named, what is in it has one place. */
static void
test_paths (ClassFixture  *fixture,
            gconstpointer  data)
{
  static const char *const ends[] = { "", "/", "//", "/.", "/a/../" };
  g_autofree char *zoe = class_dup_text (0, "Zoé", "\n");

  class_put (fixture, zoe, "a/Zoé.result");
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *path = g_strconcat (fixture->folder, ends[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoClass) class = ludo_class_open (path, NULL, NULL, NULL,
                                                     &error);

      g_assert_no_error (error);
      g_assert_cmpuint (class->rows->len, ==, 1);
      g_assert_cmpstr (ludo_class_get_row (class, 0)->place, ==,
                       "a/Zoé.result");
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
#define ADD(name, function)                                             \
  g_test_add ("/class-edited/" name, ClassFixture, NULL, class_set_up,  \
              function, class_tear_down)
  ADD ("notepad", test_notepad);
  ADD ("nuls", test_nuls);
  ADD ("later", test_later);
  ADD ("long-names", test_long_names);
  ADD ("borrowed", test_borrowed);
  ADD ("file-names", test_file_names);
  ADD ("folders", test_folders);
  ADD ("paths", test_paths);
#undef ADD

  return g_test_run ();
}
