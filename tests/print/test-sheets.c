/* test-sheets.c: records, tables and the like, and the tool that writes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "play/record/ludo-record.h"
#include "pdf-fixture.h"
#include "print/kinds/ludo-game-sheets.h"
#include "print/ludo-booklet-private.h"
#include "test-games.h"
#include "test-library.h"
#include "test-long.h"

static void
assert_margins (LudoPrint *print,
                guint      index)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  cairo_surface_t *surface =
    cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  const double fine = 10, mm = LUDO_MM_PER_POINT / fine;
  double x, y, w, h;

  cairo_scale (cr, fine, fine);
  ludo_print_draw (print, index, cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &w, &h);
  g_assert_cmpfloat (x * mm, >=, 10);
  g_assert_cmpfloat (y * mm, >=, 10);
  g_assert_cmpfloat ((x + w) * mm, <=, options->width - 10);
  g_assert_cmpfloat ((y + h) * mm, <=, options->height - 10);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* In black ink alone nothing has a colour; what is blurred at an edge may have
 * a trace of one. */
static void
assert_grey (LudoPrint *print,
             guint      index)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  int width = (int) options->width, height = (int) options->height;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  ludo_print_draw (print, index, cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guint8 *pixel = cairo_image_surface_get_data (surface) + 4 * x
                              + y * cairo_image_surface_get_stride (surface);

        for (int i = 1; i < 3; i++)
          g_assert_cmpint (ABS (pixel[i] - pixel[0]), <=, 16);
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* The rules take a sheet for each language. */
static void
assert_rules (const LudoPrintOptions *options,
              GPtrArray              *pages)
{
  LudoPrintOptions without = *options;
  g_autoptr (LudoPrint) print = NULL;

  without.library = NULL;
  print = ludo_print_new (LUDO_PRINT_KIT, &without, NULL);
  g_assert_cmpuint (pages->len - ludo_print_get_n_sheets (print), ==,
                    options->language == LUDO_PAGE_N_LANGUAGES ? 2 : 1);
}

/* A game of some moves, for its record and its position. */
static LudoGame *
play (const char *game_id,
      int         n_plies)
{
  LudoGame *game = ludo_game_new (game_id, NULL, 7, NULL);
  GameMove moves[GAME_MOVES_MAX];

  for (int i = 0; i < n_plies && !ludo_game_get_over (game); i++)
    if (ludo_game_get_at_chance (game))
      ludo_game_throw (game);
    else
      {
        ludo_game_get_legal_moves (game, moves);
        ludo_game_play_move (game, moves[0]);
      }

  return game;
}

/* Booklets are long, so each orientation is tried once; other kinds are tried
 * on every paper and in every ink only in the long run. */
static gboolean
is_tried (LudoPrintKind kind,
          guint         wish)
{
  if (kind == LUDO_PRINT_BOOKLET)
    return wish == 1 || wish == 4;

  return wish < 3 || wish == 5 || test_is_long ();
}

/* Every kind, on both papers, upright and on the side, in all languages and
 * inks: it has sheets, ink and margins. */
static void
test_kinds (gconstpointer data)
{
  static const double sides[][2] = {
    { 210, 297 }, { 215.9, 279.4 }, { 215.9, 279.4 },
    { 297, 210 }, { 279.4, 215.9 }, { 279.4, 215.9 },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (LudoGame) game = play (data, 30);

  for (LudoPrintKind kind = LUDO_PRINT_KIT; kind < LUDO_N_PRINT_KINDS;
       kind++)
    for (guint wish = 0; wish < G_N_ELEMENTS (sides); wish++)
      {
        g_autoptr (GError) error = NULL;
        LudoPrintOptions options = {
          .game_id = data,
          .language = wish % 3,
          .mono = wish % 2,
          .width = sides[wish][0],
          .height = sides[wish][1],
          .library = library,
          .seed = 5,
          .game = game,
        };
        g_autoptr (LudoPrint) print = NULL;
        g_autoptr (GBytes) pdf = NULL;
        g_autoptr (GPtrArray) pages = NULL;

        if (!is_tried (kind, wish))
          continue;
        print = ludo_print_new (kind, &options, &error);
        if ((kind == LUDO_PRINT_TALLY
             && !ludo_game_info_for (data)->rules->has_chance)
            || (kind == LUDO_PRINT_POEM && !g_str_equal (data, "tavli")))
          {
            g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
            continue;
          }
        g_assert_no_error (error);
        pdf = ludo_print_to_pdf (print, &error);
        g_assert_no_error (error);
        pages = pdf_read (pdf);
        g_assert_cmpuint (pages->len, >, 0);
        g_assert_cmpuint (pages->len, ==, ludo_print_get_n_sheets (print));
        /* A worksheet has two sides, or at most one for each question. */
        if (kind == LUDO_PRINT_WORKSHEET)
          g_assert_cmpuint (pages->len, <=,
                            options.width < options.height ? 2 : 4);
        if (kind == LUDO_PRINT_KIT)
          assert_rules (&options, pages);
        for (guint i = 0; i < pages->len; i++)
          {
            assert_margins (print, i);
            if (options.mono)
              assert_grey (print, i);
            g_assert_cmpfloat (((PdfPage *) pages->pdata[i])->smallest, >=,
                               LUDO_PRINT_SMALLEST - 1e-3);
          }
      }
}

/* Runs the tool in @language with @args, split at "|"; returns its exit
 * code. */
static int
run_in (const char  *language,
        const char  *args,
        char       **errors)
{
  g_autofree char *all = g_strconcat ("env|LANGUAGE=", language, "|",
                                      g_getenv ("PRINT"), "|", args, NULL);
  g_auto (GStrv) argv = g_strsplit (all, "|", -1);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_newv ((const char *const *) argv,
                               G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  return g_subprocess_get_exit_status (process);
}

static int
run (const char  *args,
     char       **errors)
{
  return run_in ("en", args, errors);
}

/* A quoted text of a file or of an argument contains no control characters, and
 * none that reverse the direction of writing. */
static void
test_masked (void)
{
  static const struct
  {
    const char *name;
    const char *told[2];
  } cases[] = {
    { "ctrl.ludo", { "line 13: “�[31mc6e9�” cannot",
                     "ligne 13 : « �[31mc6e9� » ne peut pas" } },
    { "bidi.ludo", { "line 13: “�c6e9�” cannot",
                     "ligne 13 : « �c6e9� » ne peut pas" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int j = 0; j < 2; j++)
      {
        g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data",
                                                       "records",
                                                       cases[i].name, NULL);
        g_autofree char *args = g_strdup_printf ("record|--record|%s|-o|x.pdf|"
                                                 "--game|ken-wan", path);
        g_autofree char *errors = NULL;
        g_autofree char *bogus = NULL;

        g_assert_cmpint (run_in (j == 0 ? "en" : "fr", args, &errors), ==, 1);
        g_assert_nonnull (strstr (errors, cases[i].told[j]));
        g_assert_null (strchr (errors, '\x1b'));
        g_assert_cmpint (run_in (j == 0 ? "en" : "fr", "po\x1b[2Jem|-o|x.pdf",
                                 &bogus), ==, 2);
        g_assert_nonnull (strstr (bogus, "po�[2Jem"));
      }
}

static void
test_tool (void)
{
  static const struct
  {
    const char *args;
    int code;
    const char *message;
  } cases[] = {
    { "--game|tavli|-o|x.pdf", 2, "say what to print: kit, worksheet" },
    { "song|--game|tavli|-o|x.pdf", 2, "there is no kind of sheet “song”" },
    { "kit|key|--game|tavli|-o|x.pdf", 2, "unexpected “key”" },
    { "kit|--nonsense|--game|tavli|-o|x.pdf", 2, "--nonsense" },
    { "worksheet|--copies|0|--game|tavli|-o|x.pdf", 2, "from 1 to" },
    { "worksheet|--seed|-1|--game|tavli|-o|x.pdf", 2, "from 0 to" },
    { "worksheet|--seed|1000000000|--game|tavli|-o|x.pdf", 2, "from 0 to" },
    { "kit|--game|tavli|-o|x.txt", 2, "not as “.txt”" },
    { "kit|--game|zohn-ahl|--ruleset|own|-o|x.pdf", 2,
      "for Zohn Ahl: it has zohn-al, leaflet, leaflet-cross, culin" },
    { "kit|--game|ken-wan|--ruleset|culin|-o|x.pdf", 2,
      "it has star, mosaic, trios" },
    { "worksheet|--game|chisolo|--ruleset|ludii|-o|x.pdf", 2, "for the kind" },
    { "kit|--game|chisolo|--pieces|cheap|-o|x.pdf", 2,
      "“quick”, “good” and “lasting”" },
    { "kit|--game|tavli|-o|", 2, "name a file" },
    { "position|--position|x|--game|tavli|-o|x.pdf", 1, "" },
    { "record|--record|/nowhere.ludo|--game|tavli|-o|x.pdf", 1, "nowhere" },
    { "tally|--game|chisolo|-o|x.pdf", 1, "nothing is thrown" },
    { "kit|--game|tavli|-o|/nowhere/x.pdf", 1, "cannot be written" },
    /* Not a kit, because cairo 1.18 frees less than it takes for each drawing
     * recorded in an SVG, as the pieces of a kit are. */
    { "tally|--game|tavli|-o|/nowhere/x.svg", 1, "cannot be written" },
    { "kit|--game|tavli|-o|/proc/x.pdf", 1,
      "accepts no new files: permission" },
  };
  g_autofree char *folder = g_dir_make_tmp ("print-XXXXXX", NULL);
  g_autofree char *svg = g_build_filename (folder, "x.svg", NULL);
  g_autofree char *first = g_build_filename (folder, "x-1.svg", NULL);
  g_autofree char *second = g_build_filename (folder, "x-2.svg", NULL);
  g_autofree char *kept = NULL;
  g_autofree char *one = g_strdup_printf ("tally|--game|tavli|-o|%s", svg);
  g_autofree char *some = g_strdup_printf ("worksheet|--copies|3|--game|tavli"
                                           "|-o|%s", svg);
  g_autofree char *record = g_build_filename (folder, "x.ludo", NULL);
  g_autofree char *saved = g_strdup_printf ("position|--record|%s|-o|%s",
                                            record, svg);
  g_autoptr (LudoGame) game = play ("chisolo", 30);
  g_autoptr (GBytes) bytes = ludo_record_to_bytes (game);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (cases[i].args, &errors), ==, cases[i].code);
      g_assert_cmpuint (strlen (errors), >, 20);
      if (strstr (errors, cases[i].message) == NULL)
        g_error ("%s: “%s”", cases[i].args, errors);
    }

  /* An empty list of pages stands for all of them. */
  for (LudoPrintKind kind = 0; kind < LUDO_N_PRINT_KINDS; kind++)
    {
      g_autofree char *args = g_strdup_printf ("%s|--page||--game|tavli|-o|"
                                               "/dev/null",
                                               ludo_print_kind_name (kind));

      g_assert_cmpint (run (args, NULL), ==, 0);
    }

  /* A sheet is a file of this name, several are numbered; where one of them
   * cannot be written, none is, and what was there before stays. */
  g_assert_cmpint (run (one, NULL), ==, 0);
  g_assert_cmpint (g_unlink (svg), ==, 0);
  g_assert_cmpint (g_mkdir (second, 0700), ==, 0);
  g_assert_cmpint (run (some, NULL), ==, 1);
  g_assert_false (g_file_test (first, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (first, "before", -1, NULL));
  g_assert_cmpint (run (some, NULL), ==, 1);
  g_assert_true (g_file_get_contents (first, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "before");
  g_assert_cmpint (g_unlink (first), ==, 0);
  g_assert_cmpint (g_rmdir (second), ==, 0);

  /* A pipe in the place of a file is refused, and not waited for. */
  g_assert_cmpint (mkfifo (second, 0600), ==, 0);
  g_assert_cmpint (run (some, NULL), ==, 1);
  g_assert_cmpint (g_unlink (second), ==, 0);

  /* A saved game says itself which game it is. */
  g_assert_true (g_file_set_contents (record, g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), NULL));
  g_assert_cmpint (run (saved, NULL), ==, 0);
  g_assert_cmpint (g_unlink (svg), ==, 0);
  g_assert_cmpint (g_unlink (record), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* How large a pixel of the first picture of pixels in @svg is, in its units;
 * 0 where there is none. */
static double
pixel_size (const char *svg)
{
  const char *image = strstr (svg, "<image id=\"");
  g_autofree char *id = NULL;
  g_autofree char *use = NULL;
  const char *place;

  if (image == NULL)
    return 0;
  image += strlen ("<image id=\"");
  id = g_strndup (image, strcspn (image, "\""));
  use = g_strdup_printf ("#%s\" transform=\"matrix(", id);
  place = strstr (svg, use);
  g_assert_nonnull (place);

  return g_ascii_strtod (place + strlen (use), NULL);
}

/* Pictures are in millimetres, and as fine as print where a map that has lost
 * its colours is made of pixels. */
static void
test_svg (void)
{
  static const char *const pages[] = { "atlas", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int paper = 0; paper < 2; paper++)
    {
      LudoPrintOptions options = { .game_id = "tavli", .pages = pages,
                                   .mono = TRUE, .library = library,
                                   .width = paper == 0 ? 210 : 215.9,
                                   .height = paper == 0 ? 297 : 279.4 };
      g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_BOOKLET,
                                                    &options, NULL);
      g_autoptr (GBytes) picture = ludo_print_to_svg (print, 0, NULL);
      g_autofree char *text = g_strndup (g_bytes_get_data (picture, NULL),
                                         g_bytes_get_size (picture));

      g_assert_nonnull (strstr (text, paper == 0
                                        ? "width=\"210mm\" height=\"297mm\" "
                                          "viewBox=\"0 0 210 297\""
                                        : "width=\"215.9mm\" "
                                          "height=\"279.4mm\""));
      /* 290 of them an inch. */
      g_assert_cmpfloat (pixel_size (text), <, 25.4 / 290);
    }
}

/* A figure of the game's start on a surface of its own. */
static GBytes *
paint (const char       *game_id,
       LudoPageLanguage  language)
{
  g_autoptr (LudoGame) game = ludo_game_new (game_id, NULL, 1, NULL);
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  LudoBookletFigure *figure = ludo_booklet_figure_new_position
    (game_id, ludo_game_get_state (game), NULL, 20);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, 400, 400);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  ludo_booklet_figure_draw (figure, language, cr, context, "Sans", 400, 11,
                            TRUE);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        4 * 400 * 400);
  cairo_surface_destroy (surface);
  ludo_booklet_figure_free (figure);
  g_object_unref (context);

  return pixels;
}

/* Boards that have words have them in the language of the sheet, or in both;
 * Ken Wan's has none. */
static void
test_words (void)
{
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autoptr (GBytes) french = paint (id, LUDO_PAGE_FRENCH);
      g_autoptr (GBytes) english = paint (id, LUDO_PAGE_ENGLISH);
      g_autoptr (GBytes) both = paint (id, LUDO_PAGE_N_LANGUAGES);
      gboolean silent = g_str_equal (id, "ken-wan");

      g_assert_cmpint (g_bytes_equal (french, english), ==, silent);
      g_assert_cmpint (g_bytes_equal (french, both), ==, silent);
      g_assert_cmpint (g_bytes_equal (english, both), ==, silent);
    }
}

/* Two sides a sheet, in each language and on each paper. */
static void
test_sides (void)
{
  for (guint i = 0; games_list ()[i] != NULL; i++)
    for (int wish = 0; wish < 6; wish++)
      {
        const LudoPrintOptions options = {
          .game_id = games_list ()[i]->id,
          .language = wish % 3,
          .width = wish < 3 ? 210 : 215.9,
          .height = wish < 3 ? 297 : 279.4,
          .seed = 1,
          .copies = 6,
        };
        g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_WORKSHEET,
                                                      &options, NULL);

        g_assert_cmpuint (ludo_print_get_n_sheets (print), ==, 12);
      }
}

/* Every block fits on its sheet, and rows come below the head, block @head.
 * @whole: whether all are on a single sheet. */
static void
assert_parted (LudoSheetLayout *sheets,
               guint            head,
               guint            n_rows,
               gboolean         whole)
{
  guint n_seen = 0, n_heads = 0;

  for (guint i = 0; i < sheets->list->len; i++)
    {
      const LudoSheet *sheet = sheets->list->pdata[i];
      gboolean headed = FALSE;

      for (guint j = 0; j < sheet->pieces->len; j++)
        {
          const LudoPiece *piece = &g_array_index (sheet->pieces, LudoPiece,
                                                   j);

          g_assert_cmpfloat (piece->y + piece->height, <=,
                             sheets->height - sheets->bottom + 1e-6);
          if (piece->block < head)
            continue;
          n_heads += piece->block == head;
          n_seen += piece->block > head;
          headed |= piece->block == head;
          g_assert_true (headed);
        }
      /* A head is followed by a row. */
      if (headed)
        g_assert_cmpuint (g_array_index (sheet->pieces, LudoPiece,
                                         sheet->pieces->len - 1).block, >,
                          head);
    }
  g_assert_cmpuint (n_seen, ==, n_rows);
  g_assert_cmpint (n_heads == 1, ==, whole);
}

/* A table below so many lines of text. */
static LudoBooklet *
make_table (guint n_lines,
            guint n_rows)
{
  LudoBooklet *booklet = ludo_booklet_new (LUDO_PAGE_ENGLISH, "Serif");
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);
  LudoBookletTable *table = g_new0 (LudoBookletTable, 1);

  for (guint i = 0; i < n_lines; i++)
    _ludo_booklet_add_text (booklet, "ligne", "line");
  table->n_columns = 1;
  table->shares = g_new0 (double, 1);
  for (guint i = 0; i <= n_rows; i++)
    {
      LudoBlock *row = ludo_sheet_layout_add (sheets, LUDO_BLOCK_ROW);

      row->table = table;
      table->ref_count++;
      row->head = i == 0;
      row->keep = i == 0 || i + 1 == n_rows;
      row->keep_table = n_rows < 10 && i < n_rows;
      row->cells[0] = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (row->cells[0], g_strdup (i == 0 ? "head" : "row"));
    }

  return booklet;
}

/* A short table is not parted while a sheet has room for it; one that is has
 * its head on every sheet. */
static void
test_tables (void)
{
  guint n_moved = 0;

  for (guint n_lines = 0; n_lines < 60; n_lines++)
    {
      g_autoptr (LudoBooklet) brief = make_table (n_lines, 8);
      g_autoptr (LudoBooklet) wordy = make_table (n_lines, 90);
      g_autoptr (LudoBooklet) tight = make_table (n_lines, 8);

      n_moved += ludo_booklet_paginate (brief, 595, 842) > 1;
      assert_parted (brief->sheets, n_lines, 8, TRUE);
      g_assert_cmpuint (ludo_booklet_paginate (wordy, 595, 842), >=, 3);
      assert_parted (wordy->sheets, n_lines, 90, FALSE);
      /* This height has room for six rows. */
      ludo_booklet_paginate (tight, 595, 260);
      assert_parted (tight->sheets, n_lines, 8, FALSE);
    }
  g_assert_cmpuint (n_moved, >, 10);
}

/* Returns: the index of the last sheet with a piece of @block.  Sets @n to the
 * number of its pieces. */
static guint
find_piece (const LudoSheetLayout *sheets,
            guint                  block,
            guint                 *n)
{
  guint at = 0;

  *n = 0;
  for (guint i = 0; i < sheets->list->len; i++)
    {
      const LudoSheet *sheet = sheets->list->pdata[i];

      for (guint j = 0; j < sheet->pieces->len; j++)
        if (g_array_index (sheet->pieces, LudoPiece, j).block == block)
          {
            at = i;
            (*n)++;
          }
    }

  return at;
}

/* Short tables of the pages are never divided. */
static void
test_pages_tables (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  guint n_short = 0;

  for (guint game = 0; games_list ()[game] != NULL; game++)
    for (int wish = 0; wish < 6; wish++)
      {
        g_autoptr (LudoBooklet) booklet =
          ludo_booklet_new_for_game (library, games_list ()[game]->id, NULL,
                                     wish % 3, NULL, NULL);
        const LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);

        ludo_booklet_paginate (booklet, wish < 3 ? 595 : 612,
                               wish < 3 ? 842 : 792);
        for (guint i = 0, end; i < sheets->blocks->len; i = end)
          {
            const LudoBlock *head = sheets->blocks->pdata[i];
            guint first, n;

            end = i + 1;
            if (head->table == NULL)
              continue;
            first = find_piece (sheets, i, &n);
            while (end < sheets->blocks->len
                   && ((LudoBlock *) sheets->blocks->pdata[end])->table
                      == head->table)
              end++;
            if (end - i > 10)
              continue;
            n_short++;
            for (guint row = i; row < end; row++)
              {
                g_assert_cmpuint (find_piece (sheets, row, &n), ==, first);
                g_assert_cmpuint (n, ==, 1);
              }
          }
      }
  g_assert_cmpuint (n_short, >, 50);
}

/* The last board of a record of any length comes below words. */
static void
test_last_board (void)
{
  for (guint i = 0; games_list ()[i] != NULL; i++)
    for (int n_plies = 0; n_plies < 80; n_plies += 3)
      for (int wish = 0; wish < 3; wish++)
        {
          g_autoptr (LudoGame) game = play (games_list ()[i]->id, n_plies);
          const LudoPrintOptions options = {
            .game_id = games_list ()[i]->id,
            .language = wish,
            .width = wish == 1 ? 297 : 210,
            .height = wish == 1 ? 210 : 297,
            .game = game,
          };
          g_autoptr (LudoBooklet) record = ludo_game_sheets_new_record
            (&options);
          LudoSheetLayout *sheets = ludo_booklet_sheets (record);
          const LudoSheet *last;
          guint above;

          ludo_booklet_paginate (record, options.width / LUDO_MM_PER_POINT,
                                 options.height / LUDO_MM_PER_POINT);
          last = sheets->list->pdata[sheets->list->len - 1];
          g_assert_cmpuint (last->pieces->len, >, 1);
          above = g_array_index (last->pieces, LudoPiece,
                                 last->pieces->len - 2).block;
          g_assert_cmpuint (((LudoBlock *) sheets->blocks->pdata[above])->kind,
                            ==, LUDO_BLOCK_TEXT);
        }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/sheets/kinds", test_kinds);
  g_test_add_func ("/sheets/words", test_words);
  g_test_add_func ("/sheets/sides", test_sides);
  g_test_add_func ("/sheets/tables", test_tables);
  g_test_add_func ("/sheets/pages-tables", test_pages_tables);
  g_test_add_func ("/sheets/last-board", test_last_board);
  g_test_add_func ("/sheets/svg", test_svg);
  g_test_add_func ("/sheets/tool", test_tool);
  g_test_add_func ("/sheets/masked", test_masked);

  return g_test_run ();
}
