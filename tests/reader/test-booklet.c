/* test-booklet.c: what is on the sheets, and that nothing is missing there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "games/games.h"
#include "play/record/ludo-save-file.h"
#include "print/ludo-booklet-private.h"
#include "print/ludo-off-paper.h"
#include "print/ludo-print.h"

typedef struct
{
  LudoLibrary *library;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *content =
    g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"), "data", "content",
                      NULL);

  fixture->library =
    ludo_library_new (ludo_content_folders_new (NULL, NULL, content));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->library);
}

static LudoBooklet *
make (Fixture            *fixture,
      const char         *game_id,
      const char *const  *pages,
      LudoPageLanguage    language)
{
  g_autoptr (GError) error = NULL;
  LudoBooklet *booklet =
    ludo_booklet_new_for_game (fixture->library, game_id, pages, language,
                               NULL, &error);

  g_assert_no_error (error);

  return booklet;
}

/* Without blanks of any kind, as lines break at them. */
static char *
squeeze (const char *text)
{
  GString *squeezed = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isspace (c) && c != 0x202f && c != 0xa0)
        g_string_append_unichar (squeezed, c);
    }

  return g_string_free (squeezed, FALSE);
}

static void
assert_sentences (const LudoPageNode *node,
                  LudoPageLanguage    language,
                  const char         *text)
{
  /* A paragraph that does nothing but lead elsewhere is not printed. */
  if (ludo_off_paper_points (node))
    return;
  if (node->type == LUDO_NODE_SENTENCE)
    {
      g_autofree char *plain = ludo_page_dup_plain (node->text[language]);
      g_autofree char *squeezed = squeeze (plain);

      if (strstr (text, squeezed) == NULL)
        g_error ("not on paper: “%s”", plain);
    }
  for (guint i = 0; i < node->children->len; i++)
    assert_sentences (node->children->pdata[i], language, text);
}

/* Whether @block is as wide as the sheet and does not break. */
static gboolean
is_whole (const LudoBlock *block)
{
  return block->kind == LUDO_BLOCK_ROW || block->kind == LUDO_BLOCK_LINE;
}

/* The text in @column of all the sheets, with single blanks, and that of their
 * tables, which come in one language after the other. */
static char *
whole_text (LudoBooklet *booklet,
            int          column)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < booklet->sheets->list->len; i++)
    {
      const LudoSheet *sheet = booklet->sheets->list->pdata[i];

      for (guint j = 0; j < sheet->pieces->len; j++)
        {
          const LudoPiece *piece = &g_array_index (sheet->pieces, LudoPiece,
                                                   j);
          const LudoBlock *block = booklet->sheets->blocks->pdata[piece->block];
          PangoLayout *text;
          PangoLayoutLine *first;
          PangoLayoutLine *last;

          if (block->layouts == NULL)
            continue;
          for (guint k = 0; is_whole (block)
                            && k < block->layouts->len; k++)
            g_string_append (words, pango_layout_get_text
                                      (block->layouts->pdata[k]));
          if (block->kind != LUDO_BLOCK_TEXT || piece->count[column] == 0)
            continue;
          text = block->layouts->pdata[column];
          first = pango_layout_get_line_readonly (text, piece->first[column]);
          last = pango_layout_get_line_readonly (text, piece->first[column]
                                                   + piece->count[column]
                                                   - 1);
          g_string_append_len (words,
                               pango_layout_get_text (text)
                                 + first->start_index,
                               last->start_index + last->length
                                 - first->start_index);
        }
    }

  return squeeze (words->str);
}

static void
assert_all_there (Fixture     *fixture,
                  LudoBooklet *booklet,
                  const char  *game_id)
{
  const char *const *ids = ludo_library_get_page_ids ();

  for (int column = 0; column < booklet->sheets->n_languages; column++)
    {
      g_autofree char *text = whole_text (booklet, column);
      LudoPageLanguage language = booklet->sheets->n_languages > 1
                                    ? (LudoPageLanguage) column
                                    : booklet->sheets->language;

      for (int i = 0; ids[i] != NULL; i++)
        {
          g_autoptr (LudoPageNode) page = NULL;
          g_autoptr (GError) error = NULL;

          if (g_str_equal (ids[i], "atlas")
              || !ludo_library_has (fixture->library, game_id, ids[i]))
            continue;
          page = ludo_library_read (fixture->library, game_id, ids[i], NULL,
                                    &error);
          g_assert_no_error (error);
          assert_sentences (page, language, text);
        }
    }
}

/* No word of a table is cut in two. */
static void
assert_whole_words (PangoLayout *text)
{
  const char *words = pango_layout_get_text (text);

  for (int i = 1; i < pango_layout_get_line_count (text); i++)
    {
      int start = pango_layout_get_line_readonly (text, i)->start_index;

      if (strchr (" -/", words[start - 1]) == NULL)
        g_error ("cut in two: “%s”", words);
    }
}

/* Headings stand above something, and two lines of a paragraph together. */
static void
assert_well_broken (LudoBooklet *booklet)
{
  for (guint i = 0; i < booklet->sheets->list->len; i++)
    {
      const LudoSheet *sheet = booklet->sheets->list->pdata[i];

      g_assert_cmpuint (sheet->pieces->len, >, 0);
      for (guint j = 0; j < sheet->pieces->len; j++)
        {
          const LudoPiece *piece = &g_array_index (sheet->pieces, LudoPiece,
                                                   j);
          const LudoBlock *block = booklet->sheets->blocks->pdata[piece->block];

          if (j + 1 == sheet->pieces->len)
            g_assert_false (block->keep);
          g_assert_cmpfloat (piece->y + piece->height, <=,
                             booklet->sheets->height - LUDO_PAPER_MARGIN);
          for (guint k = 0; is_whole (block)
                            && k < block->layouts->len; k++)
            assert_whole_words (block->layouts->pdata[k]);
          for (int k = 0; block->kind == LUDO_BLOCK_TEXT
                          && k < booklet->sheets->n_languages; k++)
            {
              PangoLayout *text = block->layouts->pdata[k];
              int n_lines = pango_layout_get_line_count (text);
              int end = piece->first[k] + piece->count[k];

              if (piece->count[k] == 1)
                g_assert_cmpint (n_lines, ==, 1);
              if (end < n_lines)
                g_assert_cmpint (n_lines - end, >=, 2);
            }
        }
    }
}

/* The margins that printers cannot reach are empty. */
static void
assert_margins (LudoBooklet *booklet)
{
  for (guint i = 0; i < booklet->sheets->list->len; i++)
    {
      cairo_surface_t *surface =
        cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      double x, y, width, height;

      ludo_booklet_draw_page (booklet, i, cr);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
      g_assert_cmpfloat (width, >, 0);
      g_assert_cmpfloat (x, >=, LUDO_PAPER_MARGIN);
      g_assert_cmpfloat (y, >=, LUDO_PAPER_MARGIN);
      g_assert_cmpfloat (x + width, <=,
                         booklet->sheets->width - LUDO_PAPER_MARGIN);
      g_assert_cmpfloat (y + height, <=,
                         booklet->sheets->height - LUDO_PAPER_MARGIN);
      cairo_surface_destroy (surface);
    }
}

/* @data: how the languages stand. */
static void
test_whole (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const char *game_id = games_list ()[g]->id;
      g_autoptr (LudoBooklet) booklet = make (fixture, game_id, NULL,
                                              GPOINTER_TO_UINT (data));

      ludo_booklet_paginate (booklet, LUDO_PAPER_LETTER_WIDTH,
                             LUDO_PAPER_LETTER_HEIGHT);
      assert_well_broken (booklet);
      g_assert_cmpuint (ludo_booklet_paginate (booklet, LUDO_PAPER_A4_WIDTH,
                                               LUDO_PAPER_A4_HEIGHT), >, 10);
      assert_well_broken (booklet);
      assert_all_there (fixture, booklet, game_id);
    }
}

static void
test_margins (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      g_autoptr (LudoBooklet) booklet =
        make (fixture, games_list ()[g]->id, NULL, LUDO_PAGE_N_LANGUAGES);

      if (g % 2 == 0)
        ludo_booklet_paginate (booklet, LUDO_PAPER_LETTER_WIDTH,
                               LUDO_PAPER_LETTER_HEIGHT);
      else
        ludo_booklet_paginate (booklet, LUDO_PAPER_A4_WIDTH,
                               LUDO_PAPER_A4_HEIGHT);
      assert_margins (booklet);
    }
}

/* The sheet, from 0, whose first line is @title; -1 where there is none. */
static int
sheet_with_title (LudoBooklet *booklet,
                  const char  *title)
{
  for (guint i = 0; i < booklet->sheets->list->len; i++)
    {
      g_autofree char *text = ludo_sheet_layout_dup_text (booklet->sheets, i);
      g_auto (GStrv) lines = g_strsplit (text, "\n", 2);

      /* A sheet of figures alone has no text. */
      if (g_strcmp0 (lines[0], title) == 0)
        return (int) i;
    }

  return -1;
}

/* The answers are apart, so that the questions can be handed out alone. */
static void
test_answers (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (LudoBooklet) booklet = make (fixture, "tavli", NULL,
                                          LUDO_PAGE_ENGLISH);
  int class, answers, sources;
  guint n_answers = 0;

  ludo_booklet_paginate (booklet, LUDO_PAPER_A4_WIDTH, LUDO_PAPER_A4_HEIGHT);
  class = sheet_with_title (booklet, "In class");
  answers = sheet_with_title (booklet, "Answers");
  sources = sheet_with_title (booklet, "Sources");
  g_assert_cmpint (class, >, 0);
  g_assert_cmpint (answers, >, class);
  g_assert_cmpint (sources, >, answers);

  g_assert_cmpuint (booklet->answers->len, >, 5);
  for (guint i = 0; i < booklet->answers->len; i++)
    {
      const LudoBookletAnswer *answer = booklet->answers->pdata[i];
      g_autofree char *sentence = NULL;
      g_autofree char *squeezed = NULL;
      const LudoPageNode *node = answer->answer;

      while (node->children->len > 0)
        node = node->children->pdata[0];
      sentence = ludo_page_dup_plain (node->text[LUDO_PAGE_ENGLISH]);
      squeezed = squeeze (sentence);
      for (int j = 0; j < (int) booklet->sheets->list->len; j++)
        {
          g_autofree char *text =
            ludo_sheet_layout_dup_text (booklet->sheets, (guint) j);
          g_autofree char *squeezed_text = squeeze (text);
          gboolean found = strstr (squeezed_text, squeezed) != NULL;

          g_assert_false (found && j < answers);
          n_answers += found;
        }
    }
  g_assert_cmpuint (n_answers, >, 5);
}

/* A page alone has its own title, its own notes and no contents. */
static void
test_one_page (Fixture       *fixture,
               gconstpointer  data)
{
  const char *const pages[] = { "history", NULL };
  g_autoptr (LudoBooklet) booklet = make (fixture, "chisolo", pages,
                                          LUDO_PAGE_FRENCH);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  guint n_pages = ludo_booklet_paginate (booklet, LUDO_PAPER_A4_WIDTH,
                                         LUDO_PAPER_A4_HEIGHT);

  first = ludo_sheet_layout_dup_text (booklet->sheets, 0);
  last = ludo_sheet_layout_dup_text (booklet->sheets, n_pages - 1);
  g_assert_true (g_str_has_prefix (first, "Histoire du chisolo\n"));
  g_assert_nonnull (strstr (last, "Townshend"));
  g_assert_cmpint (booklet->sheets->contents, <, 0);
}

/* Every page that can be read can be printed alone, and is not empty. */
static void
test_each_page (Fixture       *fixture,
                gconstpointer  data)
{
  const char *const *ids = ludo_library_get_page_ids ();

  for (guint g = 0; games_list ()[g] != NULL; g++)
    for (int i = 0; ids[i] != NULL; i++)
      {
        const char *const pages[] = { ids[i], NULL };
        g_autoptr (LudoBooklet) booklet = NULL;

        if (!ludo_library_has (fixture->library, games_list ()[g]->id,
                               ids[i]))
          continue;
        booklet = make (fixture, games_list ()[g]->id, pages,
                        LUDO_PAGE_FRENCH);
        ludo_booklet_paginate (booklet, LUDO_PAPER_A4_WIDTH,
                               LUDO_PAPER_A4_HEIGHT);
        if (booklet->sheets->blocks->len < 5)
          g_error ("nothing of %s/%s is on paper", games_list ()[g]->id,
                   ids[i]);
        assert_well_broken (booklet);
      }
}

/* The names of notes' sources are numbered as they come. */
static void
test_notes (Fixture       *fixture,
            gconstpointer  data)
{
  const char *const pages[] = { "history", NULL };
  g_autoptr (LudoBooklet) booklet = make (fixture, "tavli", pages,
                                          LUDO_PAGE_ENGLISH);
  g_autofree char *text = NULL;
  g_autofree char *first = NULL;

  ludo_booklet_paginate (booklet, LUDO_PAPER_A4_WIDTH, LUDO_PAPER_A4_HEIGHT);
  g_assert_cmpuint (booklet->notes->len, >, 10);
  g_assert_cmpstr (booklet->notes->pdata[0], ==, "isidore");
  g_assert_cmpstr (booklet->notes->pdata[1], ==, "agathias");
  first = ludo_sheet_layout_dup_text (booklet->sheets, 0);
  g_assert_nonnull (strstr (first, "poetry and history.\u202f◐\u202f[5]"));
  text = whole_text (booklet, 0);
  g_assert_nonnull (strstr (text, "AgathiasofMyrina,PalatineAnthology"));
}

/* Each line of the poem stands once and on one line, also on a sheet of two
 * languages; every fifth has its number; the last alone names the source; and
 * no lines are parted from what translates them. */
static void
test_verse (Fixture       *fixture,
            gconstpointer  data)
{
  const char *const pages[] = { "history", NULL };
  g_autoptr (LudoBooklet) booklet =
    make (fixture, "tavli", pages,
          (LudoPageLanguage) GPOINTER_TO_UINT (data));
  guint n_lines = 0;

  /* The same holds on any paper. */
  ludo_booklet_paginate (booklet, LUDO_PAPER_A4_HEIGHT / 2,
                         LUDO_PAPER_A4_WIDTH);
  assert_well_broken (booklet);
  ludo_booklet_paginate (booklet, LUDO_PAPER_A4_WIDTH, LUDO_PAPER_A4_HEIGHT);
  assert_well_broken (booklet);
  for (guint i = 0; i < booklet->sheets->blocks->len; i++)
    {
      const LudoBlock *block = booklet->sheets->blocks->pdata[i];
      const LudoBlock *next = i + 1 < booklet->sheets->blocks->len
                                ? booklet->sheets->blocks->pdata[i + 1] : NULL;
      g_autofree char *number = NULL;
      PangoLayout *text;

      if (block->kind != LUDO_BLOCK_LINE)
        continue;
      if (++n_lines % 5 == 0)
        number = g_strdup_printf ("%u", n_lines);
      g_assert_cmpstr (block->bullet, ==, number);
      g_assert_cmpuint (block->layouts->len, ==, 1);
      text = block->layouts->pdata[0];
      g_assert_cmpint (pango_layout_get_line_count (text), ==, 1);
      g_assert_true ((strchr (pango_layout_get_text (text), '[') != NULL)
                     == (n_lines == 28));
      if (next != NULL && next->kind == LUDO_BLOCK_TEXT)
        g_assert_true (block->keep);
    }
  g_assert_cmpuint (n_lines, ==, 28);
}

static LudoPageNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LudoPageNode *page = ludo_page_parse (LUDO_NODE_PAGE, text, strlen (text),
                                        "a.page", &error);

  g_assert_no_error (error);

  return page;
}

/* A figure that the rules refuse is an error, and no part of the page stays. */
static void
test_refused_figure (Fixture       *fixture,
                     gconstpointer  data)
{
  const char *const figures[] = {
    "position=\"nonsense\"",
    "position=\"10:1,o:14,x 24:2,o:13,x w 25\" moves=\"99/1\"",
    "position=\"10:1,o:14,x 24:2,o:13,x w 25\" highlight=\"z9\"",
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("<page game=\"tavli\" id=\"a\">"
                         "<title><fr>a</fr><en>a</en></title>"
                         "<section id=\"s\"><title><fr>a</fr><en>a</en>"
                         "</title><figure id=\"f\" %s/></section></page>",
                         figures[i]);
      g_autoptr (LudoPageNode) page = parse (text);
      g_autoptr (LudoBooklet) booklet = ludo_booklet_new (LUDO_PAGE_FRENCH,
                                                          NULL);
      g_autoptr (GError) error = NULL;

      g_assert_false (ludo_booklet_add_page (booklet, page, &error));
      g_assert_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT);
      g_assert_true (g_str_has_prefix (error->message, "a.page, line 1: "));
      g_assert_cmpuint (booklet->sheets->blocks->len, ==, 0);
    }
}

static void
test_missing_page (Fixture       *fixture,
                   gconstpointer  data)
{
  const char *const pages[] = { "rules", "nothing", NULL };
  g_autoptr (GError) error = NULL;

  g_assert_null (ludo_booklet_new_for_game (fixture->library, "tavli",
                                            pages, LUDO_PAGE_FRENCH, NULL,
                                            &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* How often @word stands in the bytes of a file. */
static guint
count_in_file (const char *path,
               const char *word)
{
  g_autofree char *bytes = NULL;
  gsize length;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (gsize i = 0; i + strlen (word) <= length; i++)
    n += memcmp (bytes + i, word, strlen (word)) == 0;

  return n;
}

static gboolean
write_pdf (LudoPrint   *print,
           const char  *path,
           GError     **error)
{
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, error);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_nonnull (pdf);

  return ludo_save_file (file, pdf, error);
}

static void
test_pdf (Fixture       *fixture,
          gconstpointer  data)
{
  const char *const pages[] = { "rules", "atlas", NULL };
  const LudoPrintOptions options = { .game_id = "ken-wan", .pages = pages,
                                     .language = LUDO_PAGE_FRENCH,
                                     .library = fixture->library,
                                     .width = 210, .height = 297 };
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_BOOKLET, &options,
                                                NULL);
  g_autofree char *folder = g_dir_make_tmp ("booklet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "livret é.pdf", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "no", "a.pdf", NULL);
  g_autoptr (GError) error = NULL;
  guint n_pages = ludo_print_get_n_sheets (print);

  g_assert_true (write_pdf (print, path, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_in_file (path, "%PDF-1.4"), ==, 1);
  g_assert_cmpuint (count_in_file (path, "%%EOF"), ==, 1);
  g_assert_cmpuint (count_in_file (path, "/Type /Page\n")
                    + count_in_file (path, "/Type /Page "), ==, n_pages);

  /* A folder that is not there, a folder in the place of the file, a disk
   * that is full: each is told for what it is. */
  g_assert_false (write_pdf (print, nowhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, nowhere));
  g_clear_error (&error);
  g_assert_false (write_pdf (print, folder, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_clear_error (&error);
  if (g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_assert_false (write_pdf (print, "/dev/full", &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
    }

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, data, function)                                       \
  g_test_add ("/booklet/" name, Fixture, GUINT_TO_POINTER (data),       \
              set_up, function, tear_down)
  ADD ("whole-french", LUDO_PAGE_FRENCH, test_whole);
  ADD ("whole-english", LUDO_PAGE_ENGLISH, test_whole);
  ADD ("whole-both", LUDO_PAGE_N_LANGUAGES, test_whole);
  ADD ("margins", 0, test_margins);
  ADD ("answers", 0, test_answers);
  ADD ("one-page", 0, test_one_page);
  ADD ("each-page", 0, test_each_page);
  ADD ("notes", 0, test_notes);
  ADD ("verse-french", LUDO_PAGE_FRENCH, test_verse);
  ADD ("verse-both", LUDO_PAGE_N_LANGUAGES, test_verse);
  ADD ("refused-figure", 0, test_refused_figure);
  ADD ("missing-page", 0, test_missing_page);
  ADD ("pdf", 0, test_pdf);
#undef ADD

  return g_test_run ();
}
