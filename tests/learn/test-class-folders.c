/* test-class-folders.c: a class's work as platforms of schools hand it over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <pango/pango.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "class-fixture.h"
#include "learn/class/ludo-class-csv.h"
#include "learn/class/ludo-class-view.h"
#include "play/ludo-language.h"

#define N_PUPILS 30

/* Two pupils are called Emma, and editors, systems and platforms change some of
 * the other names. */
static const char *const names[N_PUPILS] = {
  "Emma", "Emma", "Zoé", "Noël", "علی\u200cرضا", "👩\u200d🔧 Ana", "O’Neill",
  "Jean-Baptiste", "ines", "İlayda", "Søren", "Nguyễn Thị", "Łukasz", "Σοφία",
  "Анна", "王小明", "さくら", "김민준", "נועה", "नेहा", "12", "7", "=1+1",
  "Amélie (absente lundi)", "Maël", "Chloé", "Éloïse", "Gaël", "D’Angelo",
  "X Æ",
};

/* The table for a spreadsheet has a row for each piece of work, and one for
 * each copy; a cell of the window's table says what came of it. */
static void
check_tables (const LudoClass *class,
              guint            n_copies)
{
  static const struct
  {
    const char *code, *outcome, *copy, *cell;
    LudoPageLanguage language;
  } languages[] = {
    { "en", ",\"right without help\",1,0,", "\"a copy of “",
      "✓ Sow the hole b1", LUDO_PAGE_ENGLISH },
    { "fr", ";\"juste sans aide\";1;0;", "\"une copie de «\u00a0",
      "✓ Semer le trou b1", LUDO_PAGE_FRENCH },
  };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      locale_t before = ludo_language_push (languages[l].code);
      g_autofree char *csv =
        ludo_class_dup_csv (class, languages[l].language, TRUE);
      g_auto (GStrv) works = g_strsplit (csv, languages[l].outcome, -1);
      g_auto (GStrv) copies = g_strsplit (csv, languages[l].copy, -1);

      g_assert_cmpuint (g_strv_length (works) - 1, ==, N_PUPILS);
      g_assert_cmpuint (g_strv_length (copies) - 1, ==, n_copies);
      for (guint i = 0; i < N_PUPILS; i++)
        {
          g_autofree char *row = g_strdup_printf (
            "\n\"%s%s\"%c", names[i][0] == '=' ? "'" : "", names[i],
            l == 0 ? ',' : ';');
          g_autofree char *pupil = ludo_class_dup_pupil (class, i, TRUE);
          g_autofree char *cell =
            ludo_class_dup_cell (class, i, 0, languages[l].language);

          g_assert_nonnull (strstr (csv, row));
          g_assert_cmpstr (pupil, ==,
                           ludo_class_get_row (class, i)->result->name);
          g_assert_true (g_str_has_prefix (cell, languages[l].cell));
        }
      ludo_language_pop (before);
    }
}

/* Every piece of work is in the table once, under the name of its pupil; every
 * other file is listed as a copy. */
static void
check_whole (const LudoClass *class,
             guint            n_copies)
{
  gboolean found[N_PUPILS] = { FALSE };

  g_assert_cmpuint (class->rows->len, ==, N_PUPILS);
  for (guint i = 0; i < class->rows->len; i++)
    {
      const LudoClassRow *row = ludo_class_get_row (class, i);
      const LudoResultStep *step = ludo_class_find (class, row, "sow");
      gboolean is_emma = g_str_equal (row->result->name, "Emma");
      guint pupil;

      g_assert_nonnull (step);
      pupil = step->seconds - 100;
      g_assert_cmpuint (pupil, <, N_PUPILS);
      g_assert_false (found[pupil]);
      found[pupil] = TRUE;
      g_assert_cmpstr (row->result->name, ==, names[pupil]);
      g_assert_cmpuint (row->n_namesakes, ==, is_emma ? 2 : 1);
      /* The namesakes stand beside each other. */
      if (is_emma)
        g_assert_cmpstr (
          ludo_class_get_row (class, row->first_namesake)->result->name, ==,
          ludo_class_get_row (class, row->first_namesake + 1)->result->name);
    }
  g_assert_cmpuint (class->omissions->len, ==, n_copies);
  for (guint i = 0; i < class->omissions->len; i++)
    {
      const LudoOmission *omission = g_ptr_array_index (class->omissions, i);

      g_assert_cmpint (omission->kind, ==, LUDO_OMISSION_COPY);
      g_assert_cmpstr (ludo_class_get_row (class, (guint) omission->row)
                         ->result->name, ==, omission->name);
    }
  check_tables (class, n_copies);
}

static void
check_place (const LudoClass *class,
             const char      *name,
             const char      *place)
{
  for (guint i = 0; i < class->rows->len; i++)
    if (g_str_equal (ludo_class_get_row (class, i)->result->name, name)
        && g_str_equal (ludo_class_get_row (class, i)->place, place))
      return;
  g_error ("No work of %s in %s", name, place);
}

/* A folder a pupil, named after the person and a number; texts that were typed
 * have a folder of their own.  Noël handed in the file of Zoé too, and Zoé her
 * own twice. */
static void
test_moodle (ClassFixture  *fixture,
             gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *zoe = class_dup_text (2, names[2], "\n");

  for (guint i = 0; i < N_PUPILS; i++)
    {
      g_autofree char *text =
        class_dup_text (i, names[i], i % 2 ? "\r\n" : "\n");

      class_put (fixture, text, "%s D%u_%u_assignsubmission_file%s/%s.result",
                 names[i], i, 1234567 + i, i % 3 == 0 ? "_" : "", names[i]);
    }
  class_put (fixture, zoe, "Noël D3_1234570_assignsubmission_file_/Zoé.result");
  class_put (fixture, zoe,
             "Zoé D2_1234569_assignsubmission_file/Zoé (1).result.txt");
  class_put (fixture, "<p>Voilà</p>",
             "Zoé D2_1234569_assignsubmission_onlinetext/onlinetext.html");
  class = class_open (fixture);
  /* The folder without a result is listed too. */
  g_assert_cmpint (((LudoOmission *) g_ptr_array_index (
    class->omissions, class->omissions->len - 1))->kind, ==,
                   LUDO_OMISSION_BARE);
  g_ptr_array_remove_index (class->omissions, class->omissions->len - 1);
  check_whole (class, 2);
  check_place (class, "Zoé", "Zoé D2_1234569_assignsubmission_file/Zoé.result");
  check_place (class, "Emma",
               "Emma D1_1234568_assignsubmission_file/Emma.result");
}

/* As test_moodle(), but all files are in one folder. */
static void
test_moodle_flat (ClassFixture  *fixture,
                  gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;

  for (guint i = 0; i < N_PUPILS; i++)
    {
      g_autofree char *text = class_dup_text (i, names[i], "\n");

      class_put (fixture, text, "%s D%u_%u_assignsubmission_file_%s.result",
                 names[i], i, 1234567 + i, names[i]);
    }
  class = class_open (fixture);
  check_whole (class, 0);
}

/* All files are in one folder, packed in two parts; files of the same name are
 * numbered. */
static void
test_classroom (ClassFixture  *fixture,
                gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *chloe = class_dup_text (25, names[25], "\n");

  for (guint i = 0; i < N_PUPILS; i++)
    {
      g_autofree char *text = class_dup_text (i, names[i], "\n");

      class_put (fixture, text,
                 "drive-download-20261126T080000Z-00%u/%s%s.result", 1 + i / 15,
                 names[i], i == 1 ? "(1)" : "");
    }
  class_put (fixture, chloe,
             "drive-download-20261126T080000Z-002/%s (1).result", names[25]);
  class_put (fixture, chloe,
             "drive-download-20261126T080000Z-002/Copie de %s.result",
             names[25]);
  class = class_open (fixture);
  check_whole (class, 2);
  check_place (class, "Chloé", "drive-download-20261126T080000Z-002/"
                               "Chloé.result");
}

/* There is a folder for each pupil, in it one for each assignment, and in that
 * one for each version.  Files that are not handed in yet are in another
 * tree. */
static void
test_teams (ClassFixture  *fixture,
            gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;

  for (guint i = 0; i < N_PUPILS; i++)
    {
      g_autofree char *text = class_dup_text (i, names[i], "\r\n");

      class_put (fixture, text,
                 "Submitted files/%s D%u/Leçon 3/Version 1/%s.result",
                 names[i], i, names[i]);
      class_put (fixture, text, "Working files/%s D%u/Leçon 3/%s.result",
                 names[i], i, names[i]);
      if (i % 5 == 0)
        class_put (fixture, text,
                   "Submitted files/%s D%u/Leçon 3/Version 2/%s.result",
                   names[i], i, names[i]);
    }
  class = class_open (fixture);
  check_whole (class, N_PUPILS + 6);
}

/* A French platform: names in capitals, .txt added, a byte order mark, CR LF
 * and blank lines; the whole packed twice. */
static void
test_ent (ClassFixture  *fixture,
          gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;

  for (guint i = 0; i < N_PUPILS; i++)
    {
      g_autofree char *text = class_dup_text (i, names[i], "\r\n");
      g_autofree char *marked = g_strconcat ("\xEF\xBB\xBF", text,
                                             "\r\n\r\n", NULL);
      g_autofree char *up = g_utf8_strup (names[i], -1);

      class_put (fixture, marked, "3eB/DURAND%u_%s/%s.result.txt", i, up, up);
      class_put (fixture, text, "3eB (1)/DURAND%u_%s/%s.RESULT", i, up, up);
    }
  class = class_open (fixture);
  check_whole (class, N_PUPILS);
}

/* A Mac takes letters apart, and puts a file of its own beside each. */
static void
test_mac (ClassFixture  *fixture,
          gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;

  for (guint i = 0; i < N_PUPILS; i++)
    {
      g_autofree char *apart = g_utf8_normalize (names[i], -1,
                                                 G_NORMALIZE_NFD);
      g_autofree char *text =
        class_dup_text (i, i % 2 ? apart : names[i], "\n");
      g_autofree char *again =
        class_dup_text (i, i % 2 ? names[i] : apart, "\r");

      class_put (fixture, text, "rendus/D%u %s/%s.result", i, apart, apart);
      class_put (fixture, again, "rendus/D%u %s/%s copie.result", i, apart,
                 apart);
      class_put (fixture, "Mac OS X        ", "rendus/D%u %s/._%s.result", i,
                 apart, apart);
      class_put (fixture, "Mac OS X        ",
                 "__MACOSX/rendus/D%u %s/._%s.result", i, apart, apart);
      class_put (fixture, text, "rendus/D%u %s/.%s.result", i, apart, apart);
      class_put (fixture, text, "rendus/D%u %s/%s.result~", i, apart, apart);
    }
  class_put (fixture, "x", ".DS_Store");
  class = class_open (fixture);
  check_whole (class, N_PUPILS);
  check_place (class, "Noël", "rendus/D3 Noël/Noël.result");
}

static void
copy_file (ClassFixture *fixture,
           const char   *name,
           const char   *place)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (
    g_test_get_filename (G_TEST_DIST, "data", name, NULL), &text, NULL, NULL));
  class_put (fixture, text, "%s", place);
}

/* Each file, alone in a folder, is the work of one pupil, whose name is as the
 * pupil wrote it. */
static void
test_edited (ClassFixture  *fixture,
             gconstpointer  data)
{
  static const struct
  {
    const char *file, *name;
  } files[] = {
    { "bom", "Zoé" }, { "cr", "Zoé" }, { "crlf", "Zoé" }, { "twoblank", "Zoé" },
    { "emoji", "👩\u200d👧 Ana" }, { "persian", "علی\u200cرضا" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strconcat ("results/", files[i].file,
                                           ".result", NULL);
      g_autofree char *path = g_build_filename (fixture->folder, "a.result",
                                                NULL);
      g_autoptr (LudoClass) class = NULL;

      copy_file (fixture, name, "a.result");
      class = class_open (fixture);
      g_assert_cmpuint (class->rows->len, ==, 1);
      g_assert_cmpuint (class->omissions->len, ==, 0);
      g_assert_cmpstr (ludo_class_get_row (class, 0)->result->name, ==,
                       files[i].name);
      g_remove (path);
    }

  /* The four files of Zoé in one folder are one piece of work and three
   * copies. */
  {
    g_autoptr (LudoClass) class = NULL;

    for (guint i = 0; i < 4; i++)
      {
        g_autofree char *name = g_strconcat ("results/", files[i].file,
                                             ".result", NULL);

        copy_file (fixture, name, name);
      }
    class = class_open (fixture);
    g_assert_cmpuint (class->rows->len, ==, 1);
    g_assert_cmpuint (class->omissions->len, ==, 3);
  }
}

static void
test_folder_a_pupil (ClassFixture  *fixture,
                     gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *place = NULL;
  g_autofree char *reason = NULL;

  copy_file (fixture, "folder-a-pupil/Awa.result.txt", "Awa.result.txt");
  copy_file (fixture, "folder-a-pupil/rendu_Awa/Awa.result",
             "rendu_Awa/Awa.result");
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 1);
  g_assert_cmpuint (class->omissions->len, ==, 1);
  place = ludo_class_dup_omission (class, 0, TRUE);
  reason = ludo_class_dup_omission_reason (class, 0, TRUE);
  g_assert_nonnull (strstr (place, "Awa.result.txt"));
  g_assert_cmpstr (reason, ==, "a copy of “rendu_Awa/Awa.result”");
}

/* Broken and strange files do not stop the reading, and each is listed with the
 * reason why it is left out. */
static void
test_hostile (ClassFixture  *fixture,
              gconstpointer  data)
{
  static const struct
  {
    const char *place, *text;
    LudoOmissionKind kind;
  } files[] = {
    { "empty.result", "", LUDO_OMISSION_EMPTY },
    { "page.result", "<!DOCTYPE html>", LUDO_OMISSION_UNREADABLE },
    { "later.result", "ludotheque-result 99\nname Zoé\n",
      LUDO_OMISSION_UNREADABLE },
    { "Zoé.result.docx", "PK", LUDO_OMISSION_UNREADABLE },
    { "work.7z", "7z", LUDO_OMISSION_PACKED },
    { "bytes.result", "\xff\xfe\x01", LUDO_OMISSION_UNREADABLE },
    { "other.result", "ludotheque-result 1\nlesson chisolo/other\nchecksum "
                      CLASS_OTHER_CHECKSUM "\nname Emma\n"
                      "step a move right 1 1 b1\n",
      LUDO_OMISSION_OTHER_LESSON },
    { "work.zip", "PK", LUDO_OMISSION_PACKED },
    { "broken.lesson", "<lesson", LUDO_OMISSION_LESSON },
    { "photos/emma.jpg", "x", LUDO_OMISSION_BARE },
    { "1/2/3/4/5/deep.result", "x", LUDO_OMISSION_DEEP },
  };
  static const char *const places[] = {
    "empty.result", "page.result", "later.result", "Zoé.result.docx",
    "work.7z", "bytes.result",
    "other.result", "work.zip", "broken.lesson", "photos", "1/2/3/4/5",
  };
  g_autofree char *pipe = g_build_filename (fixture->folder, "pipe.result",
                                            NULL);
  g_autofree char *as_folder = g_build_filename (fixture->folder,
                                                 "folder.result", NULL);
  g_autofree char *loop = g_build_filename (fixture->folder, "loop", NULL);
  g_autofree char *lost = g_build_filename (fixture->folder, "lost.result",
                                            NULL);
  g_autofree char *large = g_build_filename (fixture->folder, "large.result",
                                             NULL);
  g_autofree char *text = class_dup_text (0, names[0], "\n");
  g_autoptr (LudoClass) class = NULL;

  class_put (fixture, text, "folder.result/%s.result", names[0]);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    class_put (fixture, files[i].text, "%s", files[i].place);
  class_put (fixture, "remember the milk", "notes.txt");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink (".", loop), ==, 0);
  g_assert_cmpint (symlink ("nothing", lost), ==, 0);
  g_assert_true (g_file_set_contents (large, text, -1, NULL));
  g_assert_cmpint (truncate (large, (off_t) 8 * 1024 * 1024 * 1024), ==, 0);

  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 1);
  g_assert_cmpuint (class->omissions->len, ==, G_N_ELEMENTS (files) + 4);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_assert_cmpint (class_find_left (class, places[i])->kind, ==,
                     files[i].kind);
  g_assert_cmpstr (class_find_left (class, "pipe.result")->detail, ==,
                   "this is not a file");
  g_assert_cmpstr (class_find_left (class, "loop")->detail, ==,
                   "this is a link to a folder, and links are not followed: "
                   "open the folder itself");
  g_assert_cmpint (class_find_left (class, "lost.result")->kind, ==,
                   LUDO_OMISSION_UNREADABLE);
  g_assert_cmpstr (class_find_left (class, "large.result")->detail, ==,
                   "In the file, line 1: the file is longer than any result "
                   "could be");
  g_assert_nonnull (strstr (class_find_left (class, "later.result")->detail,
                            "a later version of the program"));
}

/* A class of which nothing can be read is opened all the same, and says why of
 * each file; an empty folder is that of a pupil who handed nothing in. */
static void
test_unreadable (ClassFixture  *fixture,
                 gconstpointer  data)
{
  static const char *const texts[] = { "", "garbage", "ludotheque-result 2\n" };
  g_autofree char *empty = g_build_filename (fixture->folder, "Vide_706", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LudoClass) class = NULL;

      class_put (fixture, texts[i], "one.result");
      class = class_open (fixture);
      g_assert_cmpuint (class->rows->len, ==, 0);
      g_assert_cmpuint (class->omissions->len, ==, 1);
      g_assert_cmpint (class_find_left (class, "one.result")->kind, ==,
                       i == 0 ? LUDO_OMISSION_EMPTY : LUDO_OMISSION_UNREADABLE);
    }
  {
    g_autoptr (LudoClass) class = NULL;

    g_assert_cmpint (g_mkdir (empty, 0700), ==, 0);
    class = class_open (fixture);
    g_assert_cmpint (class_find_left (class, "Vide_706")->kind, ==,
                     LUDO_OMISSION_BARE);
    g_assert_cmpint (g_rmdir (empty), ==, 0);
  }
}

/* Without names no line bears the name of a pupil, of a file or a folder. */
static void
test_nameless (ClassFixture  *fixture,
               gconstpointer  data)
{
  static const char *const secrets[] = { "Quentin", "secret" };
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *named = NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = class_dup_text (i / 2, "Quentin", "\n");

      class_put (fixture, text, "secret Quentin %u/Quentin.result", i);
    }
  class_put (fixture, "x", "secret Quentin 9/Quentin.doc");
  class_put (fixture, "", "secret Quentin 8/Quentin.result");
  class_put (fixture, "x", "Quentin secret.result");
  class_put (fixture, "x", "Quentin secret.zip");
  class_put (fixture, "ludotheque-result 1\nlesson chisolo/other\nchecksum "
                      CLASS_OTHER_CHECKSUM "\nname Quentin\n"
                      "step a move right 1 1 b1\n",
             "Quentin 2 secret.result");
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 2);
  g_assert_cmpuint (class->omissions->len, ==, 6);
  for (guint i = 0; i < class->rows->len; i++)
    {
      g_autofree char *pupil = ludo_class_dup_pupil (class, i, FALSE);
      g_autofree char *note = ludo_class_dup_note (class, i, FALSE);

      g_assert_cmpstr (note, ==, i == 0 ? "same name as 2" : "same name as 1");
      g_string_append_printf (all, "%s\n%s\n", pupil, note);
    }
  for (guint i = 0; i < class->omissions->len; i++)
    {
      g_autofree char *omission = ludo_class_dup_omission (class, i, FALSE);
      g_autofree char *reason =
        ludo_class_dup_omission_reason (class, i, FALSE);

      g_string_append_printf (all, "%s\n%s\n", omission, reason);
    }
  csv = ludo_class_dup_csv (class, LUDO_PAGE_ENGLISH, FALSE);
  g_string_append (all, csv);
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    if (strstr (all->str, secrets[i]) != NULL)
      g_error ("A name is told:\n%s", all->str);

  /* With names each stands there. */
  named = ludo_class_dup_csv (class, LUDO_PAGE_ENGLISH, TRUE);
  g_assert_nonnull (strstr (named, "secret Quentin 9"));
  g_assert_nonnull (strstr (named, "”, one of 2 results with this name"));
}

static void
check_direction (const char *text)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  PangoDirection direction = pango_find_base_dir (text, -1);
  G_GNUC_END_IGNORE_DEPRECATIONS

  if (direction == PANGO_DIRECTION_RTL)
    g_error ("It is turned round: %s", text);
}

/* No sentence about a name that is written from right to left is itself written
 * so. */
static void
test_directions (ClassFixture  *fixture,
                 gconstpointer  data)
{
  static const char *const texts[] = { "", "<!DOCTYPE html>" };
  g_autoptr (LudoClass) class = NULL;

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = class_dup_text (i / 2, "علی\u200cرضا", "\n");

      class_put (fixture, text, "נועה %u/علی.result", i);
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    class_put (fixture, texts[i], "نور %u.result", i);
  class = class_open (fixture);
  g_assert_cmpuint (class->rows->len, ==, 2);
  g_assert_cmpuint (class->omissions->len, ==, 3);
  for (guint i = 0; i < class->rows->len; i++)
    {
      g_autofree char *note = ludo_class_dup_note (class, i, TRUE);

      g_assert_nonnull (strstr (note, "\u200E\u2068נועה"));
      check_direction (note);
    }
  for (guint i = 0; i < class->omissions->len; i++)
    {
      g_autofree char *omission = ludo_class_dup_omission (class, i, TRUE);
      g_autofree char *reason = ludo_class_dup_omission_reason (class, i, TRUE);

      check_direction (omission);
      check_direction (reason);
    }
}

typedef struct
{
  LudoClass *class;
  GError *error;
  gboolean done;
} Opened;

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Opened *opened = data;

  opened->class = ludo_class_open_finish (result, &opened->error);
  opened->done = TRUE;
}

/* A worker reads what a whole school handed in, and can be stopped. */
static void
test_many (ClassFixture  *fixture,
           gconstpointer  data)
{
  g_autoptr (GCancellable) stop = g_cancellable_new ();
  LudoClassProgress progress = { 0 }, stopped_progress = { 0 };
  Opened opened = { NULL, NULL, FALSE }, stopped = { NULL, NULL, FALSE };

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *name = g_strdup_printf ("Pupil %u", i);
      g_autofree char *text = class_dup_text (i, name, "\n");

      class_put (fixture, text, "%u/%s.result", i % 300, name);
    }
  ludo_class_open_async (fixture->folder, NULL, &progress, NULL,
                         opened_cb, &opened);
  while (!opened.done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (opened.error);
  g_assert_cmpuint (opened.class->rows->len, ==, 2000);
  g_assert_cmpint (progress.n_files, ==, 2000);
  g_assert_cmpint (progress.n_read, ==, 2000);
  /* Numbers in names are sorted as numbers. */
  g_assert_cmpstr (ludo_class_get_row (opened.class, 10)->result->name, ==,
                   "Pupil 10");
  ludo_class_free (opened.class);

  ludo_class_open_async (fixture->folder, NULL, &stopped_progress,
                         stop, opened_cb, &stopped);
  while (g_atomic_int_get (&stopped_progress.n_files) == 0)
    g_usleep (100);
  g_cancellable_cancel (stop);
  while (!stopped.done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (stopped.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_error_free (stopped.error);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
#define ADD(name, function)                                             \
  g_test_add ("/class-folders/" name, ClassFixture, NULL, class_set_up, \
              function, class_tear_down)
  ADD ("moodle", test_moodle);
  ADD ("moodle-flat", test_moodle_flat);
  ADD ("classroom", test_classroom);
  ADD ("teams", test_teams);
  ADD ("ent", test_ent);
  ADD ("mac", test_mac);
  ADD ("edited", test_edited);
  ADD ("folder-a-pupil", test_folder_a_pupil);
  ADD ("hostile", test_hostile);
  ADD ("unreadable", test_unreadable);
  ADD ("nameless", test_nameless);
  ADD ("directions", test_directions);
  ADD ("many", test_many);
#undef ADD

  return g_test_run ();
}
