/* test-pdf.c: what a file of sheets says of itself, and what it is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "games/games.h"
#include "play/ludo-language.h"
#include "print/ludo-print.h"
#include "pdf-fixture.h"
#include "test-library.h"

/* Whether the file says @text of itself, as Cairo writes it: plain, or in
 * UTF-16. */
static gboolean
says (GBytes     *pdf,
      const char *key,
      const char *text)
{
  gsize size;
  const char *data = g_bytes_get_data (pdf, &size);
  glong n;
  g_autofree gunichar2 *utf16 = g_utf8_to_utf16 (text, -1, NULL, &n, NULL);
  g_autoptr (GString) hex = g_string_new (NULL);
  g_autofree char *plain = g_strdup_printf ("/%s (%s)", key, text);

  g_string_append_printf (hex, "/%s <feff", key);
  for (glong i = 0; i < n; i++)
    g_string_append_printf (hex, "%04x", utf16[i]);
  g_string_append_c (hex, '>');
  for (gsize i = 0; i + hex->len <= size; i++)
    if (g_ascii_strncasecmp (data + i, hex->str, hex->len) == 0
        || (size - i >= strlen (plain)
            && memcmp (data + i, plain, strlen (plain)) == 0))
      return TRUE;

  return FALSE;
}

/* Title, subject and author are in the language of the sheets, whatever that of
 * the program is, and the file is named for what it is. */
static void
test_told (void)
{
  static const struct
  {
    LudoPrintKind kind;
    LudoPageLanguage language;
    guint copies;
    const char *page;
    const char *title;
    const char *name;
  } cases[] = {
    { LUDO_PRINT_KIT, LUDO_PAGE_FRENCH, 1, NULL, "Chisolo – kit",
      "Chisolo – kit – français.pdf" },
    { LUDO_PRINT_SCORE_SHEET, LUDO_PAGE_FRENCH, 1, NULL,
      "Chisolo – feuille de partie",
      "Chisolo – feuille de partie – français.pdf" },
    { LUDO_PRINT_WORKSHEET, LUDO_PAGE_ENGLISH, 3, NULL,
      "Chisolo – worksheets 7–9", "Chisolo – worksheets 7–9 – English.pdf" },
    { LUDO_PRINT_BOOKLET, LUDO_PAGE_N_LANGUAGES, 1, "rules",
      "Chisolo – Règles / Chisolo – Rules",
      "Chisolo – Règles – français, English.pdf" },
  };
  static const char *const languages[] = { "en", "fr" };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      const char *const pages[] = { cases[i / 2].page, NULL };
      const LudoPrintOptions options = {
        .game_id = "chisolo",
        .language = cases[i / 2].language,
        .pages = cases[i / 2].page != NULL ? pages : NULL,
        .copies = cases[i / 2].copies,
        .seed = 7,
        .width = 210,
        .height = 297,
        .library = library,
      };
      g_autofree char *name = NULL;
      g_autoptr (LudoPrint) print = NULL;
      g_autoptr (GBytes) pdf = NULL;
      locale_t before;
      const char *subject;

      ludo_language_set (languages[i % 2]);
      name = ludo_print_dup_file_name (cases[i / 2].kind, &options);
      print = ludo_print_new (cases[i / 2].kind, &options, NULL);
      pdf = ludo_print_to_pdf (print, NULL);
      g_assert_cmpstr (name, ==, cases[i / 2].name);
      g_assert_true (says (pdf, "Title", cases[i / 2].title));
      g_assert_true (says (pdf, "Author", "Ludothèque"));
      before = ludo_language_push (ludo_page_language_code
                                     (options.language
                                      % LUDO_PAGE_N_LANGUAGES));
      subject = gettext (ludo_game_info_for ("chisolo")->summary);
      ludo_language_pop (before);
      g_assert_true (says (pdf, "Subject", subject));
      g_assert_cmpint (memcmp (g_bytes_get_data (pdf, NULL), "%PDF-1.4", 8),
                       ==, 0);
    }
  ludo_language_set ("en");
}

/* Each line of the contents leads to its page, and each page stands in the
 * outline. */
static void
test_links (void)
{
  static const char *const pages[] = { "rules", "history", "class", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();
  const LudoPrintOptions options = {
    .game_id = "chisolo", .pages = pages, .language = LUDO_PAGE_ENGLISH,
    .width = 210, .height = 297, .library = library,
  };
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_BOOKLET, &options,
                                                NULL);
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  g_autofree char *structure = pdf_dup_structure (pdf);
  const char *figure = strstr (structure, "Figure");
  gsize size;
  const char *data = g_bytes_get_data (pdf, &size);
  guint n_links = 0, n_outlined = 0;

  /* The picture of the shelf is above the title. */
  g_assert_nonnull (figure);
  g_assert_true (figure < strstr (structure, "H1"));

  for (gsize i = 0; i + 16 < size; i++)
    {
      n_links += memcmp (data + i, "/Subtype /Link", 14) == 0;
      n_outlined += memcmp (data + i, "<< /Title ", 10) == 0;
    }
  /* The three pages, the answers and the sources. */
  g_assert_cmpuint (n_links, ==, 5);
  g_assert_cmpuint (n_outlined, ==, n_links);
}

/* A reader of PDFs is told what is a heading, a paragraph, a table, a
 * picture. */
static void
test_structure (void)
{
  static const char *const pages[] = { "rules", "class", NULL };
  static const char *const wanted[] = {
    "H1 (block)\n  \"The rules of Chisolo\"\n",
    "H2 (block)\n  \"A turn\"\n",
    "\nP (block)\n  \"Two people play, face to face",
    "\nH3 (block)\n", "\nFigure", "\nTable", "\n  TR", "\n    TH", "\n    TD",
    "\n  Link (inline)\n",
  };
  g_autoptr (LudoLibrary) library = test_open_library ();
  const LudoPrintOptions options = {
    .game_id = "chisolo", .pages = pages, .language = LUDO_PAGE_ENGLISH,
    .width = 210, .height = 297, .library = library,
  };
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_BOOKLET, &options,
                                                NULL);
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  g_autofree char *structure = pdf_dup_structure (pdf);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (strstr (structure, wanted[i]) == NULL)
      g_error ("“%s” is not in:\n%s", wanted[i], structure);
}

/* Whatever is printed begins with a heading, and what is no text is a figure;
 * what is written into is a table. */
static void
test_tagged (void)
{
  static const struct
  {
    LudoPrintKind kind;
    const char *wanted[6];
  } cases[] = {
    { LUDO_PRINT_KIT,
      { "H1 (block)\n  \"Zohn Ahl – pieces\"", "H1 (block)\n  \"Zohn Ahl\"",
        "H2 (block)\n  \"Parts\"", "\nP (block)\n  \"four sticks",
        "\nFigure", "\"Zohn Ahl – a box" } },
    { LUDO_PRINT_POSITION, { "H1 (block)\n  \"Zohn Ahl – board", "\nFigure" } },
    { LUDO_PRINT_SCORE_SHEET,
      { "H1 (block)\n  \"Zohn Ahl – score", "\nTable", "\n  TR", "\n    TH",
        "\n    TD" } },
    { LUDO_PRINT_TALLY,
      { "H1 (block)\n  \"Zohn Ahl – tally", "\nTable", "\n  TR", "\n    TH",
        "\n    TD", "\nP (block)\n  \"The chance laboratory adds up" } },
    { LUDO_PRINT_TEST_SHEET,
      { "H1 (block)\n  \"Test sheet: front\"",
        "\nP (block)\n  \"Print both" } },
  };
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", NULL, 1, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const LudoPrintOptions options = {
        .game_id = "zohn-ahl", .language = LUDO_PAGE_ENGLISH, .width = 210,
        .height = 297, .game = game,
      };
      g_autoptr (LudoPrint) print = ludo_print_new (cases[i].kind, &options,
                                                    NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *structure = pdf_dup_structure (pdf);

      for (guint j = 0; j < G_N_ELEMENTS (cases[i].wanted)
                        && cases[i].wanted[j] != NULL; j++)
        if (strstr (structure, cases[i].wanted[j]) == NULL)
          g_error ("“%s” is not in:\n%s", cases[i].wanted[j], structure);
    }
}

/* Runs the program in @folder.  Returns: what it printed. */
static GBytes *
run (const char  *folder,
     const char  *args,
     char       **errors)
{
  g_auto (GStrv) argv = g_strsplit (args, "|", -1);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) told = NULL;
  GBytes *out = NULL;

  g_ptr_array_add (all, (gpointer) g_getenv ("PRINT"));
  for (int i = 0; argv[i] != NULL; i++)
    g_ptr_array_add (all, argv[i]);
  g_ptr_array_add (all, NULL);
  g_subprocess_launcher_set_cwd (launcher, folder);
  g_subprocess_launcher_setenv (launcher, "LANGUAGE", "fr", TRUE);
  process = g_subprocess_launcher_spawnv (launcher,
                                          (const char *const *) all->pdata,
                                          &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &out, &told, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  *errors = g_strndup (g_bytes_get_size (told) > 0
                         ? g_bytes_get_data (told, NULL) : "",
                       g_bytes_get_size (told));

  return out;
}

/* The program writes to standard output, names a file that nobody named, tells
 * that there is no such font, and makes no folder. */
static void
test_program (void)
{
  static const char *const name = "Chisolo – feuille de partie – français.pdf";
  g_autofree char *folder = g_dir_make_tmp ("pdf-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *silent = NULL;
  g_autofree char *none = NULL;
  g_autofree char *font = NULL;
  g_autoptr (GBytes) piped =
    run (folder, "score-sheet|-g|chisolo|-l|fr|-o|-", &silent);
  g_autoptr (GBytes) told = run (folder, "score-sheet|-g|chisolo|-l|fr",
                                 &none);
  g_autoptr (GBytes) other =
    run (folder, "score-sheet|-g|chisolo|-l|fr|-f|No Such Font|-o|-", &font);

  g_assert_cmpint (memcmp (g_bytes_get_data (piped, NULL), "%PDF", 4), ==, 0);
  g_assert_cmpstr (silent, ==, "");
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpuint (g_bytes_get_size (told), ==, strlen (name) + 1);
  g_assert_nonnull (strstr (font, "No Such Font"));
  g_assert_cmpint (g_unlink (path), ==, 0);
  /* The folder has no other file. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Loose sheets say how many they are, so that a lost one is missed; a booklet,
 * which has a list of contents, numbers its sheets. */
static void
test_counted (void)
{
  static const struct
  {
    LudoPrintKind kind;
    const char *page;
    guint n_sheets;             /* of one foot; 0: all */
    gboolean bound;
  } cases[] = {
    { LUDO_PRINT_WORKSHEET, NULL, 2, FALSE },
    { LUDO_PRINT_BOOKLET, "first-game", 0, FALSE },
    { LUDO_PRINT_BOOKLET, NULL, 0, TRUE },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const pages[] = { cases[i].page, NULL };
      const LudoPrintOptions options = {
        .game_id = "tavli", .language = LUDO_PAGE_ENGLISH, .seed = 41,
        .copies = 2, .library = library, .width = 210, .height = 297,
        .pages = cases[i].page != NULL ? pages : NULL,
      };
      g_autoptr (LudoPrint) print = ludo_print_new (cases[i].kind, &options,
                                                    NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      guint n_sheets = cases[i].n_sheets > 0 ? cases[i].n_sheets
                                             : ludo_print_get_n_sheets (print);

      /* The first sheet of what is bound is its title. */
      for (guint j = cases[i].bound; j < 4; j++)
        {
          g_autofree char *number =
            cases[i].bound ? g_strdup_printf ("%u", j + 1)
                           : g_strdup_printf ("%u/%u", j % n_sheets + 1,
                                              n_sheets);
          g_autoptr (GArray) words = pdf_read_words (pdf, (int) j + 1);
          const PdfWord *last = NULL;

          for (guint k = 0; k < words->len; k++)
            {
              const PdfWord *word = &g_array_index (words, PdfWord, k);

              if (word->top > 297 - 21
                  && (last == NULL || word->right > last->right))
                last = word;
            }
          g_assert_nonnull (last);
          g_assert_cmpstr (last->text, ==, number);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/pdf/told", test_told);
  g_test_add_func ("/pdf/counted", test_counted);
  g_test_add_func ("/pdf/links", test_links);
  g_test_add_func ("/pdf/structure", test_structure);
  g_test_add_func ("/pdf/tagged", test_tagged);
  g_test_add_func ("/pdf/program", test_program);

  return g_test_run ();
}
