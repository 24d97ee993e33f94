/* ludo-game-sheets.c: a game that was played, or is to be written down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kinds/ludo-game-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"
#include "play/record/ludo-transcript.h"
#include "play/ludo-language.h"
#include "print/kinds/ludo-record-curve.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-print-words.h"

/* Heights in the size of the text: of boards between turns and of the last. */
#define BOARD 16
#define BOARD_TWO 18            /* where the letters are smaller */
#define LAST_BOARD 18
#define CURVE 12

/* The rounds of turns between two boards. */
#define ROUNDS_BETWEEN 10

/* The smallest paper for the columns of the score sheet and of the tally, in
 * millimetres. */
#define LEAST_WIDTH 165
#define TALLY_WIDTH 190
#define LEAST_HEIGHT 195
#define ROW 8.0
#define HEAD 24.0
#define FOOT_GAP 2.0

static char **
dup_lines (LudoGame         *game,
           LudoPageLanguage  language)
{
  locale_t before = ludo_language_push (ludo_page_language_code (language));
  g_autofree char *text = ludo_transcript_new (game);

  ludo_language_pop (before);

  return g_strsplit (g_strchomp (text), "\n", -1);
}

static LudoBlock *
add_line (LudoBooklet *booklet,
          const char  *french,
          const char  *english,
          gboolean     bold)
{
  g_autofree char *first =
    g_markup_printf_escaped (bold ? "<b>%s</b>" : "%s", french);
  g_autofree char *second =
    g_markup_printf_escaped (bold ? "<b>%s</b>" : "%s", english);
  LudoBlock *block = _ludo_booklet_add_text (booklet, first, second);

  block->before = 0.25;

  return block;
}

/* Record: what the rows of a record are made of. */
typedef struct
{
  LudoGame *game;
  LudoBooklet *booklet;
  LudoBookletTable *table;
  GString *cells[GAME_SEATS_MAX];       /* the turns of the round */
  int seat;                     /* that played last, or -1 */
  char *token;                  /* of its last move, owned, or NULL */
  guint n_alike;                /* how often it was played */
  guint round;                  /* from 1 */
} Record;

static double
board_height (LudoBooklet *booklet)
{
  return ludo_booklet_sheets (booklet)->n_languages > 1 ? BOARD_TWO : BOARD;
}

static void
add_row (Record             *record,
         const char         *number,
         const char *const  *cells,
         gboolean            head)
{
  LudoBlock *block = ludo_sheet_layout_add
    (ludo_booklet_sheets (record->booklet), LUDO_BLOCK_ROW);

  block->table = record->table;
  record->table->ref_count++;
  block->head = block->keep = head;
  block->before = head ? 0.5 : 0;
  block->cells[0] = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < record->table->n_columns; i++)
    g_ptr_array_add (block->cells[0],
                     g_markup_printf_escaped (head ? "%s<b>%s</b>" : "%s%s",
                                              i == 0 ? number : "", cells[i]));
}

/* Adds the names of the sides above their turns. */
static void
add_sides (Record *record)
{
  const LudoGameInfo *info = ludo_game_get_info (record->game);
  char *names[GAME_SEATS_MAX] = { NULL };

  for (int seat = 0; seat < ludo_game_get_n_seats (record->game); seat++)
    names[seat] = ludo_print_dup_translated (
      ludo_booklet_sheets (record->booklet)->language, info->seats[seat],
      " / ");
  add_row (record, "", (const char *const *) names, TRUE);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    g_free (names[seat]);
}

/* Ends the row of the round.  @state: the position after it; every so many
 * rounds it is shown below. */
static void
end_round (Record          *record,
           const GameState *state)
{
  const char *cells[GAME_SEATS_MAX];
  g_autofree char *number = g_strdup_printf ("%u. ", record->round);

  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    cells[seat] = record->cells[seat]->str;
  add_row (record, number, cells, FALSE);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    g_string_truncate (record->cells[seat], 0);
  if (state != NULL && record->round % ROUNDS_BETWEEN == 0)
    {
      _ludo_booklet_add_position (record->booklet,
                                  ludo_game_get_rules (record->game)->id,
                                  state, NULL, board_height (record->booklet));
      add_sides (record);
    }
  record->round++;
}

/* The throw that @token stands for as a player writes it: "144". */
static const char *
without_letter (const char *token)
{
  const char *digits = token;

  while (g_ascii_isalpha (*digits))
    digits++;

  return *digits != '\0' ? digits : token;
}

/* Adds @move to the turn of its side: "144: h/4 ×4, h/1". */
static void
add_move (Record   *record,
          LudoMove *move)
{
  const LudoGameInfo *info = ludo_game_get_info (record->game);
  int seat = ludo_move_get_seat (move);
  const char *token = ludo_move_get_token (move);
  gboolean throw = ludo_move_is_throw (move);
  GString *cell;

  if (record->seat >= 0 && seat < record->seat)
    end_round (record, ludo_move_get_before (move));
  cell = record->cells[seat];
  if (seat == record->seat && !throw && g_strcmp0 (record->token, token) == 0)
    {
      g_autofree char *times = g_strdup_printf (" ×%u", record->n_alike);

      if (record->n_alike > 1)
        g_string_truncate (cell, cell->len - strlen (times));
      g_string_append_printf (cell, " ×%u", ++record->n_alike);
      return;
    }

  if (throw && !info->has_decisions)
    {
      g_autofree char *words =
        info->describe_throw (ludo_move_get_before (move), token);

      g_string_append_printf (cell, "%s%s", cell->len > 0 ? "; " : "", words);
    }
  else
    g_string_append_printf (cell, throw ? "%s%s:" : "%s%s",
                            cell->len == 0 ? ""
                            : cell->str[cell->len - 1] == ':' ? " "
                            : throw ? "; " : ", ",
                            throw ? without_letter (token) : token);
  g_free (record->token);
  record->token = g_strdup (token);
  record->n_alike = 1;
  record->seat = seat;
}

/* Adds how the game went. */
static void
add_curve (Record *record)
{
  LudoSheetLayout *sheets = ludo_booklet_sheets (record->booklet);
  LudoPlot *plot = ludo_record_curve_new (record->game, sheets->language);
  LudoBlock *block;

  if (plot == NULL)
    return;

  block = ludo_sheet_layout_add (sheets, LUDO_BLOCK_FIGURE);
  block->figure = ludo_booklet_figure_new_plot (plot, CURVE);
  block->before = 0.6;
}

/* Adds the turns, a row for each round, with boards between, and a curve. */
static void
add_turns (Record *record)
{
  GListModel *moves = ludo_game_get_moves (record->game);
  guint n = g_list_model_get_n_items (moves);

  record->table = g_new0 (LudoBookletTable, 1);
  record->table->n_columns = (guint) ludo_game_get_n_seats (record->game);
  record->table->shares = g_new0 (double, record->table->n_columns);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    record->cells[seat] = g_string_new (NULL);
  record->seat = -1;
  record->round = 1;
  add_sides (record);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      add_move (record, move);
    }
  end_round (record, NULL);
  add_curve (record);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    g_string_free (record->cells[seat], TRUE);
  g_free (record->token);
}

/* Gives each side of @lines, a game that is still to be played, room for the
 * name of who plays it. */
static void
add_room_for_names (LudoGame          *game,
                    LudoPageLanguage   language,
                    char             **lines)
{
  const LudoGameInfo *info = ludo_game_get_info (game);
  locale_t before = ludo_language_push (ludo_page_language_code (language));

  for (int i = 0; lines[i] != NULL; i++)
    for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
      if (g_str_equal (lines[i], gettext (info->seats[seat])))
        {
          g_autofree char *line = lines[i];

          /* Translators: a side, as "Blue", and room for the name of who plays
           * it. */
          lines[i] = g_strdup_printf (_("%s: %s"), line,
                                      "……………………");
          break;
        }
  ludo_language_pop (before);
}

LudoBooklet *
ludo_game_sheets_new_record (const LudoPrintOptions *options)
{
  LudoGame *game = options->game;
  LudoBooklet *booklet = ludo_booklet_new (options->language, options->font);
  g_auto (GStrv) french = dup_lines (game, LUDO_PAGE_FRENCH);
  g_auto (GStrv) english = dup_lines (game, LUDO_PAGE_ENGLISH);
  guint n_plies = ludo_game_get_n_plies (game);
  guint n_empty = 0;

  if (n_plies == 0)
    {
      add_room_for_names (game, LUDO_PAGE_FRENCH, french);
      add_room_for_names (game, LUDO_PAGE_ENGLISH, english);
    }
  ludo_booklet_sheets (booklet)->name =
    _ludo_booklet_dup_name (booklet, options->game_id);

  /* The text above the first empty line stands once at the beginning, the text
   * below the second once at the end. */
  for (guint i = 0; french[i] != NULL && english[i] != NULL; i++)
    if (french[i][0] == '\0')
      {
        if (++n_empty == 1 && n_plies > 0)
          {
            Record record = { .game = game, .booklet = booklet };

            _ludo_booklet_add_position (booklet, options->game_id,
                                        ludo_game_get_state_at (game, 0), NULL,
                                        board_height (booklet));
            add_turns (&record);
          }
      }
    else if (n_empty != 1)
      {
        LudoBlock *block = add_line (booklet, french[i], english[i], i == 0);

        block->keep = n_empty > 1;
        if (i == 0)
          block->title = g_markup_escape_text
            (options->language == LUDO_PAGE_ENGLISH ? english[i] : french[i],
             -1);
      }
  _ludo_booklet_add_position (booklet, options->game_id,
                              ludo_game_get_state (game), NULL, LAST_BOARD);

  return booklet;
}

gboolean
ludo_game_sheets_add_record (LudoPrint  *print,
                             GError    **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);

  if (options->game == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("there is no game whose moves can be printed"));
      return FALSE;
    }
  ludo_print_add_booklet (print, ludo_game_sheets_new_record (options));

  return TRUE;
}

/* Draws the names of the game and the sheet, and room for name and date. */
static void
draw_head (LudoPrint  *print,
           cairo_t    *cr,
           const char *what)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const LudoGameInfo *info = ludo_game_info_for (options->game_id);
  g_autofree char *name = ludo_print_dup_text (print, info->name, " / ");
  g_autofree char *sheet = ludo_print_dup_text (print, what, " / ");
  g_autofree char *title = g_strdup_printf ("%s – %s", name, sheet);
  g_autofree char *fields = ludo_print_dup_text (
    print, N_("Name: …………………… Date: …………"), "   ");
  double x = LUDO_PRINT_MARGIN + 1;

  ludo_print_text_as (print, cr, "H1", title, x, LUDO_PRINT_MARGIN, 0, 0, 14,
                      TRUE);
  ludo_print_text_as (print, cr, "P", fields, x, LUDO_PRINT_MARGIN + 11,
                      options->width - 2 * x, 0, LUDO_PRINT_TEXT, FALSE);
}

static void
draw_cell (LudoPrint  *print,
           cairo_t    *cr,
           const char *text,
           double      x,
           double      y,
           double      width,
           gboolean    bold)
{
  cairo_set_line_width (cr, 0.2);
  cairo_rectangle (cr, x, y, width, ROW);
  cairo_stroke (cr);
  if (text != NULL)
    ludo_print_text_as (print, cr, bold ? "TH" : "TD", text, x + width / 2,
                        y + 1.8, 0, 0.5, LUDO_PRINT_TEXT, bold);
}

/* ScorePart: a thing to write down of each turn, and its share of the
 * column. */
typedef struct
{
  const char *name;             /* N_(), or NULL: the only one has none */
  double share;
} ScorePart;

/* Returns: the parts of a turn of the game, @n of them; static. */
static const ScorePart *
score_parts (const LudoGameInfo *info,
             int                *n)
{
  static const ScorePart move[] = { { NULL, 1 } };
  static const ScorePart dice[] = { { N_("throw"), 0.18 },
                                    { N_("move"), 0.82 } };
  static const ScorePart counters[] = { { N_("throw"), 0.31 },
                                        { N_("space"), 0.29 },
                                        { N_("counters"), 0.4 } };

  *n = !info->rules->has_chance ? 1 : info->has_decisions ? 2 : 3;

  return *n == 1 ? move : *n == 2 ? dice : counters;
}

/* Draws row @row of a side, from @x on: its head, with the name of the side;
 * the names of the parts; or room for them. */
static void
draw_turn (LudoPrint          *print,
           cairo_t            *cr,
           const LudoGameInfo *info,
           int                 seat,
           int                 row,
           double              x,
           double              y,
           double              column)
{
  LudoPageLanguage language = ludo_print_get_options (print)->language;
  int n_parts;
  const ScorePart *parts = score_parts (info, &n_parts);

  if (row == 0)
    {
      g_autofree char *name = ludo_print_dup_text (print, info->seats[seat],
                                                   "/");

      draw_cell (print, cr, name, x, y, column, TRUE);
      return;
    }
  for (int i = 0; i < n_parts; i++)
    {
      g_autofree char *name =
        row == 1 && n_parts > 1 && language < LUDO_PAGE_N_LANGUAGES
          ? ludo_print_dup_text (print, parts[i].name, "/") : NULL;

      draw_cell (print, cr, name, x, y, parts[i].share * column, FALSE);
      x += parts[i].share * column;
    }
}

/* Returns: how many blocks of rows of a score sheet stand side by side: a turn
 * of several moves, as after a double or a triple, needs the whole width. */
static int
count_across (const LudoGameInfo *info)
{
  return info->rules->has_chance && info->has_decisions ? 1 : 2;
}

/* Draws two blocks of rows, with a column a seat, or block @index of two. */
static void
draw_score (LudoPrint *print,
            gpointer   data,
            guint      index,
            cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const LudoGameInfo *info = ludo_game_info_for (options->game_id);
  const double number = 10, gap = 6, left = LUDO_PRINT_MARGIN + 1;
  const double top = LUDO_PRINT_MARGIN + HEAD;
  int n_seats = info->rules->max_players, n_parts;
  int n_across = count_across (info);
  double width = (options->width - 2 * left + gap) / n_across - gap;
  double column = (width - number) / n_seats;
  int n_rows = (int) ((options->height - top - LUDO_PRINT_MARGIN - 2 * ROW)
                      / ROW);
  g_autofree char *result = ludo_print_dup_text (
    print, n_seats > 2 ? N_("Places: 1. …………… 2. …………… 3. ……………")
                       : N_("Result:"), " / ");
  int first = 1;

  /* The names of the parts have no room for two languages. */
  score_parts (info, &n_parts);
  if (n_parts > 1 && options->language < LUDO_PAGE_N_LANGUAGES)
    first = 2;
  draw_head (print, cr, N_("score sheet"));
  for (int block = 0; block < n_across; block++)
    {
      cairo_tag_begin (cr, "Table", NULL);
      for (int row = 0; row <= n_rows; row++)
        {
          double x = left + block * (width + gap), y = top + row * ROW;
          int turn = row - first + 1;
          g_autofree char *text =
            turn > 0
              ? g_strdup_printf ("%d", (block + (int) index)
                                       * (n_rows - first + 1) + turn)
              : NULL;

          cairo_tag_begin (cr, "TR", NULL);
          draw_cell (print, cr, text, x, y, number, FALSE);
          for (int seat = 0; seat < n_seats; seat++)
            draw_turn (print, cr, info, seat, row, x + number + seat * column,
                       y, column);
          cairo_tag_end (cr, "TR");
        }
      cairo_tag_end (cr, "Table");
    }
  ludo_print_text_as (print, cr, "P", result, left,
                      top + (n_rows + 1) * ROW + 2, 0, 0, LUDO_PRINT_TEXT,
                      TRUE);
}

gboolean
ludo_game_sheets_add_score (LudoPrint  *print,
                            GError    **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  int n_across = count_across (ludo_game_info_for (options->game_id));
  g_autofree char *title = NULL;

  if (!ludo_print_require_size (options, LEAST_WIDTH, LEAST_HEIGHT, error))
    return FALSE;
  title = ludo_print_dup_text (print, N_("score sheet"), " / ");
  ludo_print_number_sheets (print);
  for (guint i = 0; (int) i < 2 / n_across; i++)
    ludo_print_add (print, title, draw_score, NULL, i);

  return TRUE;
}

/* A row of the tally. */
typedef struct
{
  int row;
  char *names[LUDO_PAGE_N_LANGUAGES];
} Count;

static void
clear_count (gpointer data)
{
  Count *count = data;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (count->names[i]);
}

static int
compare_counts (gconstpointer a,
                gconstpointer b)
{
  return ((const Count *) a)->row - ((const Count *) b)->row;
}

static Count *
find_count (GArray *counts,
            int     row)
{
  Count none = { .row = row };

  for (guint i = 0; i < counts->len; i++)
    if (g_array_index (counts, Count, i).row == row)
      return &g_array_index (counts, Count, i);
  g_array_append_val (counts, none);

  return &g_array_index (counts, Count, counts->len - 1);
}

/* Returns: the throws at the start of a game, by the rows of the tally, with
 * their names. */
static GArray *
count_throws (const LudoKit   *kit,
              const GameRules *rules)
{
  GameConfig config;
  GameThrow throws[GAME_THROWS_MAX];
  GameState state;
  GArray *counts = g_array_new (FALSE, TRUE, sizeof (Count));
  int n;

  g_array_set_clear_func (counts, clear_count);
  game_rules_default_config (rules, &config);
  rules->start (&config, &state);
  n = rules->throws (&state, throws);
  for (int i = 0; i < n; i++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        locale_t before =
          ludo_language_push (ludo_page_language_code (language));
        char *name = NULL;
        int row = kit->describe_throw (&state, throws[i].move, &name);
        Count *count = find_count (counts, row);

        ludo_language_pop (before);
        g_free (count->names[language]);
        count->names[language] = name;
      }
  g_array_sort (counts, compare_counts);

  return counts;
}

static void
draw_tally (LudoPrint *print,
            gpointer   data,
            guint      index,
            cairo_t   *cr)
{
  /* As in the table of the chance laboratory.  The guess comes first, so that
   * the pupils fill in the probability too. */
  static const char *const heads[] = {
    N_("throw"), N_("ticks"), N_("thrown"), N_("frequency"), N_("guess"),
    N_("probability"), N_("expected"),
  };
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const double left = LUDO_PRINT_MARGIN + 1, width = options->width - 2 * left;
  const double rest = width - 16 - 22 - 20 - 25 - 29;
  const double widths[] = { rest * 0.55, rest * 0.45, 16, 22, 20, 25, 29 };
  GArray *counts = data;
  g_autofree char *foot =
    ludo_print_dup_text (print, N_("The chance laboratory adds up what all "
                                   "groups have thrown, in “Our Class”."),
                         "\n");
  double y = LUDO_PRINT_MARGIN + HEAD, x = left;
  double room = options->height - y - ROW - LUDO_PRINT_MARGIN - 1
                - ludo_print_text (print, NULL, foot, 0, 0, width, 0,
                                   LUDO_PRINT_TEXT, FALSE)
                - FOOT_GAP;
  double row = MIN (ROW * 3.5, room / MAX (counts->len, 1));

  draw_head (print, cr, N_("tally of throws"));
  cairo_tag_begin (cr, "Table", NULL);
  cairo_tag_begin (cr, "TR", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *text = ludo_print_dup_text (print, heads[i], "\n");

      ludo_print_text_as (print, cr, "TH", text, x + widths[i] / 2, y - 2, 0,
                          0.5, LUDO_PRINT_TEXT, TRUE);
      x += widths[i];
    }
  cairo_tag_end (cr, "TR");
  y += ROW;
  for (guint i = 0; i < counts->len; i++, y += row)
    {
      const Count *count = &g_array_index (counts, Count, i);
      gboolean both = options->language == LUDO_PAGE_N_LANGUAGES;
      g_autofree char *name =
        both ? g_strdup_printf ("%s\n%s", count->names[0], count->names[1])
             : g_strdup (count->names[options->language]);

      x = left;
      cairo_set_line_width (cr, 0.2);
      cairo_tag_begin (cr, "TR", NULL);
      for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
        {
          cairo_rectangle (cr, x, y, widths[j], row);
          cairo_stroke (cr);
          x += widths[j];
        }
      ludo_print_text_as (print, cr, "TD", name, left + 1.5, y + 1.2,
                          widths[0] - 2, 0, LUDO_PRINT_TEXT - 0.5, FALSE);
      cairo_tag_end (cr, "TR");
    }
  cairo_tag_end (cr, "Table");
  ludo_print_text_as (print, cr, "P", foot, left, y + FOOT_GAP, width, 0,
                      LUDO_PRINT_TEXT, FALSE);
}

gboolean
ludo_game_sheets_add_tally (LudoPrint  *print,
                            GError    **error)
{
  const char *game_id = ludo_print_get_options (print)->game_id;
  const LudoKit *kit = ludo_kit_find (game_id);
  g_autofree char *title = NULL;
  GArray *counts;

  if (kit == NULL || kit->describe_throw == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("nothing is thrown in this game"));
      return FALSE;
    }
  if (!ludo_print_require_size (ludo_print_get_options (print), TALLY_WIDTH,
                                LEAST_HEIGHT, error))
    return FALSE;

  counts = count_throws (kit, ludo_game_info_for (game_id)->rules);
  ludo_print_own (print, counts, (GDestroyNotify) g_array_unref);
  title = ludo_print_dup_text (print, N_("tally of throws"), " / ");
  ludo_print_add (print, title, draw_tally, counts, 0);

  return TRUE;
}
