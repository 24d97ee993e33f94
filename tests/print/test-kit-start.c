/* test-kit-start.c: whether the start that a kit shows is that of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The finished PDF is the only source: what is drawn on the boards of its
 * sheets is read back and compared with the start that the rules know.
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "games/games.h"
#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "print/ludo-kit-choice.h"
#include "test-games.h"

static GPtrArray *
measure_kit (const char       *game_id,
             const char       *ruleset,
             int               paper,
             LudoPageLanguage  language,
             gboolean          mono)
{
  LudoPrintOptions options = {
    .game_id = game_id,
    .ruleset = ruleset,
    .language = language,
    .mono = mono,
    .width = kit_papers[paper][0],
    .height = kit_papers[paper][1],
  };

  return kit_measure_of (&options);
}

/* Sets @position, of GAME_POSITION_TEXT_MAX, to the start that the rules know,
 * without who is to move. */
static void
print_start (const char *game_id,
             int         choice,
             char       *position)
{
  const GameRules *rules = games_find (game_id);
  LudoPrintOptions options = { .game_id = game_id,
                               .ruleset = ludo_kit_choice_id (game_id,
                                                              choice) };
  GameConfig config;
  GameState state;
  char text[GAME_POSITION_TEXT_MAX];
  char *start;

  g_assert_true (ludo_kit_configure (&options, &config, NULL));
  rules->start (&config, &state);
  rules->print (&state, text);
  /* The usual rules go without their name. */
  start = strstr (text, ": ") != NULL ? strstr (text, ": ") + 2 : text;
  *strchr (start, ' ') = '\0';
  g_strlcpy (position, start, GAME_POSITION_TEXT_MAX);
}

/* The middle of @path from that of @from, on the board as it is seen when its
 * letters are upright, though it lies on its side on the sheet. */
static void
find_offset (const PdfPath *path,
             const PdfPath *from,
             gboolean       turned,
             double        *x,
             double        *y)
{
  double right = (path->left + path->right - from->left - from->right) / 2;
  double down = (path->top + path->bottom - from->top - from->bottom) / 2;

  *x = turned ? down : right;
  *y = turned ? -right : down;
}

/* The sign of a colour of Ken Wan, told by its shape alone: a ring, a triangle,
 * a lozenge; 0 where @path is none. */
static char
read_sign (const PdfPath *path)
{
  double width = pdf_width (path), height = pdf_height (path);

  if (!path->filled || path->grey > 0.5 || MIN (width, height) < 6
      || MAX (width, height) > 9)
    return 0;
  if (path->n_points == 3)
    return 'Y';
  if (path->n_points == 4 && fabs (width - height) < 0.1)
    return 'R';
  if (path->n_points == 5 && fabs (width - height) < 0.1)
    return 'B';

  return 0;
}

/* Writes the board that is drawn on @page in the game's notation. */
static void
read_ken_wan (const PdfPage *page,
              char          *position)
{
  const double pitch = 20;
  char cells[9][9];
  const PdfPath *centre = NULL;
  gboolean turned;

  memset (cells, '.', sizeof cells);
  /* The forbidden cell is the only large shape that is black. */
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->filled && path->n_points == 6 && path->grey < 0.15
          && fabs (MIN (pdf_width (path), pdf_height (path)) - pitch) < 2)
        centre = path;
    }
  g_assert_nonnull (centre);
  turned = pdf_width (centre) > pdf_height (centre);
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      char sign = read_sign (path);
      double x, y;
      int row, column;

      if (sign == 0)
        continue;
      find_offset (path, centre, turned, &x, &y);
      row = 4 + (int) lround (y / (pitch * sqrt (0.75)));
      column = (int) lround (x / pitch + (8 - abs (row - 4)) / 2.0);
      g_assert_cmpint (row, >=, 0);
      g_assert_cmpint (row, <, 9);
      g_assert_cmpint (column, >=, 0);
      g_assert_cmpint (column, <, 9 - abs (row - 4));
      cells[row][column] = sign;
    }
  cells[4][4] = '#';
  for (int row = 0; row < 9; row++)
    {
      int n = 9 - abs (row - 4);

      memcpy (position, cells[row], (gsize) n);
      position[n] = row < 8 ? '/' : '\0';
      position += n + 1;
    }
}

static void
test_ken_wan (void)
{
  for (int choice = 0; choice < ludo_kit_count_choices ("ken-wan"); choice++)
    for (int wish = 0; wish < 4; wish++)
      {
        const char *id = ludo_kit_choice_id ("ken-wan", choice);
        g_autoptr (GPtrArray) pages = measure_kit ("ken-wan", id, wish % 2,
                                                   wish % 3, wish / 2);
        char expected[GAME_POSITION_TEXT_MAX], drawn[GAME_POSITION_TEXT_MAX];

        print_start ("ken-wan", choice, expected);
        read_ken_wan (kit_board (pages), drawn);
        g_assert_cmpstr (drawn, ==, expected);
      }
}

static gboolean
is_round (const PdfPath *path,
          double         size)
{
  return path->filled && fabs (pdf_width (path) - size) < 0.3
         && fabs (pdf_height (path) - size) < 0.3;
}

/* Writes the stones of each hole that is drawn on @page, from the upper row to
 * the lower.  The reserve is the only hole that is much wider than high. */
static void
read_chisolo (const PdfPage *page,
              GString       *position)
{
  const double hole = 29 * 0.84, stone = 29 * 0.24;
  const PdfPath *first = NULL;
  gboolean turned = FALSE, has_reserve = FALSE;
  guint n_holes = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double x, y;

      if (path->filled
          && fabs (MAX (pdf_width (path), pdf_height (path)) - 29 * 4.7) < 1
          && fabs (MIN (pdf_width (path), pdf_height (path)) - 29 * 1.2) < 1)
        {
          turned = pdf_height (path) > pdf_width (path);
          has_reserve = TRUE;
        }
      if (!is_round (path, hole))
        continue;
      n_holes++;
      if (first == NULL)
        {
          first = path;
          continue;
        }
      find_offset (path, first, turned, &x, &y);
      if (y < -1 || (fabs (y) < 1 && x < -1))
        first = path;
    }
  g_assert_true (has_reserve);
  g_assert_cmpuint (n_holes, ==, 28);
  g_string_truncate (position, 0);
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 7; column++)
      {
        double middle_x = column * 29;
        double middle_y = row * 29 + (row > 1 ? 0.36 * 29 : 0);
        int n = 0;

        for (guint i = 0; i < page->paths->len; i++)
          {
            const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
            double x, y;

            if (!is_round (path, stone))
              continue;
            find_offset (path, first, turned, &x, &y);
            n += hypot (x - middle_x, y - middle_y) < hole / 2;
          }
        g_string_append_printf (position, "%s%d",
                                column > 0 ? "," : row > 0 ? "/" : "", n);
      }
}

static void
test_chisolo (void)
{
  g_autoptr (GString) drawn = g_string_new (NULL);

  for (int choice = 0; choice < ludo_kit_count_choices ("chisolo"); choice++)
    for (int wish = 0; wish < 4; wish++)
      {
        const char *id = ludo_kit_choice_id ("chisolo", choice);
        g_autoptr (GPtrArray) pages = measure_kit ("chisolo", id, wish % 2,
                                                   wish % 3, wish / 2);
        char expected[GAME_POSITION_TEXT_MAX];

        print_start ("chisolo", choice, expected);
        read_chisolo (kit_board (pages), drawn);
        g_assert_cmpstr (drawn->str, ==, expected);
      }
}

/* The start that is drawn on @page in the notation of Zohn Ahl: the steps of
 * both pieces and the counters of both sides.  The stone is the only large
 * shape that is a little wider than high, a piece has a narrow point, and
 * counters lie in the south. */
static void
read_zohn_ahl (const PdfPage *page,
               int            n_edge,
               GString       *position)
{
  const PdfPath *stone = NULL;
  int n_waiting = 0, n_set_out = 0, n_counters[2] = { 0, 0 };
  double part;

  for (guint i = 0; i < page->paths->len && stone == NULL; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->filled && pdf_width (path) > 40
          && fabs (pdf_width (path) / pdf_height (path) - 1.06) < 0.03)
        stone = path;
    }
  g_assert_nonnull (stone);
  part = pdf_width (stone) / 3.44;
  /* The kit's own counters lie side by side on the discs. */
  g_assert_cmpfloat (0.82 * part, >=, 16);
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double width = pdf_width (path), height = pdf_height (path), x, y;

      find_offset (path, stone, FALSE, &x, &y);
      if (is_round (path, 0.82 * part) && y > part)
        n_counters[x > 0]++;
      if (path->filled || path->n_points < 3 || path->n_points > 4
          || height / width < 2 || height / width > 3.2)
        continue;
      /* The field is seven parts wide, and the circuit around it. */
      if (MAX (fabs (x), fabs (y)) < 3 * part)
        n_waiting++;
      else
        n_set_out += y > 3.5 * part && fabs (x) < 7 * part / n_edge;
    }
  /* No rules begin with one piece on the board and the other beside it. */
  g_assert_cmpint (MAX (n_waiting, n_set_out), ==, 2);
  g_assert_cmpint (MIN (n_waiting, n_set_out), ==, 0);
  g_string_printf (position, "%s %d %d", n_waiting == 2 ? "- -" : "0 0",
                   n_counters[0], n_counters[1]);
}

static void
test_zohn_ahl (void)
{
  g_autoptr (GString) drawn = g_string_new (NULL);

  for (int choice = 0; choice < ludo_kit_count_choices ("zohn-ahl"); choice++)
    for (int wish = 0; wish < 4; wish++)
      {
        const char *id = ludo_kit_choice_id ("zohn-ahl", choice);
        LudoPrintOptions options = { .game_id = "zohn-ahl", .ruleset = id };
        g_autoptr (GPtrArray) pages = measure_kit ("zohn-ahl", id, wish % 2,
                                                   wish % 3, wish / 2);
        char text[GAME_POSITION_TEXT_MAX];
        GameConfig config;
        GameState state;

        g_assert_true (ludo_kit_configure (&options, &config, NULL));
        games_find ("zohn-ahl")->start (&config, &state);
        games_find ("zohn-ahl")->print (&state, text);
        read_zohn_ahl (kit_board (pages), g_str_equal (id, "culin") ? 10 : 7,
                       drawn);
        g_test_message ("%s: %s", text, drawn->str);
        g_assert_nonnull (strstr (text, drawn->str));
      }
}

/* All checkers of tavli begin beside its board, on which no round shape is
 * drawn but the twelve cells of the middle row. */
static void
test_tavli (void)
{
  for (int wish = 0; wish < 12; wish++)
    {
      g_autoptr (GPtrArray) pages = measure_kit ("tavli", NULL, wish % 4,
                                                 wish % 3, wish / 4 % 2);
      const PdfPage *page = kit_board (pages);
      char expected[GAME_POSITION_TEXT_MAX];
      guint n_round = 0;

      print_start ("tavli", 0, expected);
      g_assert_cmpstr (expected, ==, "h:15");
      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
          double width = pdf_width (path), height = pdf_height (path);

          n_round += path->filled && MIN (width, height) > 12
                     && MAX (width, height) < 20;
        }
      g_test_message ("%d: %u", wish, n_round);
      g_assert_cmpuint (n_round, ==, 12);
    }
}

/* The cover of a kit that saves ink has no picture, but the board in lines,
 * which is as wide as the picture would be. */
static void
test_cover (gconstpointer game_id)
{
  for (int i = 0; i < 4; i++)
    {
      const LudoPrintOptions options = {
        .game_id = game_id, .language = i % 3, .save_ink = TRUE,
        .width = kit_papers[i][0], .height = kit_papers[i][1],
      };
      g_autoptr (GPtrArray) pages = kit_measure_of (&options);
      const PdfPage *page = pages->pdata[0];
      double left = options.width, right = 0;
      guint n = 0;

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);

          /* The bar is below. */
          if (path->bottom > options.height - 25)
            continue;
          left = MIN (left, path->left);
          right = MAX (right, path->right);
          n++;
        }
      g_test_message ("%u shapes from %g to %g", n, left, right);
      g_assert_cmpuint (n, >, 24);
      g_assert_cmpfloat (right - left, >, 50);
      g_assert_cmpfloat_with_epsilon (left + right, options.width, 8);
    }
}

/* What stands above a part of a large board in two languages lies on no mark of
 * it. */
static void
test_notes (gconstpointer game_id)
{
  for (int paper = 0; paper < 4; paper++)
    {
      LudoPrintOptions options = { .game_id = game_id, .large = TRUE,
                                   .language = LUDO_PAGE_N_LANGUAGES,
                                   .pieces = LUDO_PIECES_GOOD,
                                   .width = kit_papers[paper][0],
                                   .height = kit_papers[paper][1] };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      guint board;

      g_assert_true (g_ptr_array_find (pages, kit_board (pages), &board));
      for (guint i = board; i < board + 2; i++)
        {
          const PdfPage *page = pages->pdata[i];
          g_autoptr (GArray) words = pdf_read_words (pdf, (int) i + 1);

          for (guint j = 0; j < page->paths->len * words->len; j++)
            {
              const PdfPath *path =
                &g_array_index (page->paths, PdfPath, j / words->len);
              const PdfWord *word =
                &g_array_index (words, PdfWord, j % words->len);

              if (fabs (pdf_width (path) + pdf_height (path) - 3) < 0.01)
                g_assert_false (path->left < word->right
                                && path->right > word->left
                                && path->top < word->bottom
                                && path->bottom > word->top);
            }
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/start/ken-wan", test_ken_wan);
  g_test_add_func ("/start/chisolo", test_chisolo);
  g_test_add_func ("/start/zohn-ahl", test_zohn_ahl);
  g_test_add_func ("/start/tavli", test_tavli);
  test_add_for_games ("/start/cover", test_cover);
  test_add_for_games ("/start/notes", test_notes);

  return g_test_run ();
}
