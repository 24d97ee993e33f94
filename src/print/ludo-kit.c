/* ludo-kit.c: a game to cut out, in true size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-kit.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-kit-board.h"

#define HEAD 15.0               /* above what is cut out */
#define NOTE 5.0                /* of that, above what to do with it */
#define FOOT 10.5
#define GAP 2.0                 /* between two pieces */
#define EDGE 0.5                /* beside them, for half of a line */

/* In points: around the rules, between their columns, and their letters. */
#define RULES_MARGIN 30
#define RULES_GUTTER 18
#define RULES_LARGEST 11

const LudoKit *
ludo_kit_find (const char *game_id)
{
  const LudoModule *module = games_find_module (game_id);

  return module != NULL ? module->kit : NULL;
}

void
ludo_kit_area (const LudoPrintOptions *options,
               LudoRect               *area)
{
  *area = (LudoRect) {
    LUDO_PRINT_MARGIN + EDGE, LUDO_PRINT_MARGIN + HEAD,
    options->width - 2 * LUDO_PRINT_MARGIN - 2 * EDGE,
    options->height - 2 * LUDO_PRINT_MARGIN - HEAD - FOOT,
  };
}

/* Item: a piece at its place on a sheet. */
typedef struct
{
  const LudoKitPart *part;
  int index;
  double x;
  double y;
} Item;

/* Page: a sheet of pieces, or of a board or a part of one. */
typedef struct
{
  char *title;
  char *note;
  GArray *items;                /* Item */
  LudoKitPlan *plan;            /* borrowed, or NULL */
  int tile;
  gboolean back;
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  g_free (page->title);
  g_free (page->note);
  g_array_unref (page->items);
  g_free (page);
}

/* The bar, its ends upright, and how to check it. */
static void
draw_bar (LudoPrint *print,
          cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  /* Translators: beside a bar at the foot of a printed sheet. */
  g_autofree char *text = ludo_print_dup_text (
    print, N_("This bar is 50 mm long: measure it. If it is not, print "
              "at 100 %, not fitted to the page."), "\n");
  double x = LUDO_PRINT_MARGIN + EDGE;
  double y = options->height - LUDO_PRINT_MARGIN - 2;

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.4);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, LUDO_KIT_BAR, 0);
  cairo_stroke (cr);
  for (int i = 0; i <= 5; i++)
    {
      cairo_move_to (cr, x + i * LUDO_KIT_BAR / 5, y - (i % 5 == 0 ? 2 : 1));
      cairo_rel_line_to (cr, 0, i % 5 == 0 ? 3.5 : 2);
    }
  cairo_stroke (cr);
  ludo_print_text (print, cr, text, x + LUDO_KIT_BAR + 3,
                   options->height - LUDO_PRINT_MARGIN - FOOT + 1.6,
                   options->width - 2 * LUDO_PRINT_MARGIN - LUDO_KIT_BAR - 4,
                   0, LUDO_PRINT_TEXT - 0.5, FALSE);
}

static void
draw_page (LudoPrint *print,
           gpointer   data,
           guint      index,
           cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const Page *page = data;
  const double x = LUDO_PRINT_MARGIN + EDGE;
  double width = options->width - 2 * x;

  ludo_print_text (print, cr, page->title, x, LUDO_PRINT_MARGIN, width, 0, 11,
                   TRUE);
  if (page->note != NULL)
    ludo_print_text (print, cr, page->note, x, LUDO_PRINT_MARGIN + NOTE,
                     width, 0, LUDO_PRINT_TEXT - 0.5, FALSE);
  draw_bar (print, cr);
  if (page->plan != NULL)
    ludo_kit_plan_draw (print, page->plan, page->tile, cr);
  for (guint i = 0; i < page->items->len; i++)
    {
      const Item *item = &g_array_index (page->items, Item, i);
      LudoKitBrush brush = { print, cr, options->mono, page->back };

      double left = item->x, top = item->y;

      /* Turned over on the long edge, what lies at the left is at the right,
       * and on the side what is above below. */
      if (page->back && options->width > options->height)
        top = options->height - top - item->part->height;
      else if (page->back)
        left = options->width - left - item->part->width;
      cairo_save (cr);
      cairo_translate (cr, left, top);
      item->part->draw (&brush, item->index);
      cairo_restore (cr);
    }
}

static Page *
add_page (LudoPrint  *print,
          const char *title,
          const char *note)
{
  const char *game =
    ludo_game_info_for (ludo_print_get_options (print)->game_id)->name;
  Page *page = g_new0 (Page, 1);
  g_autofree char *name = ludo_print_dup_text (print, game, " / ");
  g_autofree char *what = ludo_print_dup_text (print, title, " / ");

  page->title = g_strdup_printf ("%s – %s", name, what);
  page->note = note != NULL ? ludo_print_dup_text (print, note, "\n") : NULL;
  page->items = g_array_new (FALSE, TRUE, sizeof (Item));
  ludo_print_own (print, page, page_free);
  ludo_print_add (print, page->title, draw_page, page, 0);

  return page;
}

/* Adds the back of the sheet @front, if a piece on it has one. */
static void
add_back (LudoPrint  *print,
          const Page *front)
{
  Page *page;
  gboolean wanted = FALSE;

  for (guint i = 0; front != NULL && i < front->items->len; i++)
    wanted |= g_array_index (front->items, Item, i).part->two_sided;
  if (!wanted)
    return;

  page = add_page (print, N_("back"),
                   N_("The back of the sheet before: print on both sides, "
                      "flipped on the long edge."));
  page->back = TRUE;
  g_array_append_vals (page->items, front->items->data, front->items->len);
}

/* Returns: how many of the pieces stand side by side, so that all rows are
 * equally long. */
static int
count_across (const LudoKitPart *part,
              double             width)
{
  int most = (int) ((width + GAP) / (part->width + GAP));
  int n_rows = (part->n + most - 1) / most;

  return (part->n + n_rows - 1) / n_rows;
}

/* Sheets full of pieces, row by row; those of one title share them. */
static gboolean
add_parts (LudoPrint      *print,
           const LudoKit  *kit,
           GError        **error)
{
  LudoRect area;
  Page *page = NULL;
  const char *title = NULL;
  double x = 0, y = 0, row = 0;

  ludo_kit_area (ludo_print_get_options (print), &area);
  for (int i = 0; i < kit->n_parts; i++)
    {
      const LudoKitPart *part = &kit->parts[i];
      int across;

      if (part->width > area.width || part->height > area.height)
        {
          /* Translators: of pieces to cut out; two lengths. */
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _("the paper is too small: a piece to cut out needs "
                         "%.0f by %.0f mm"), part->width, part->height);
          return FALSE;
        }
      across = count_across (part, area.width);
      for (int j = 0; j < part->n; j++)
        {
          Item item = { part, j, 0, 0 };

          if (title == part->title
              && (j > 0 ? j % across == 0
                        : x + across * (part->width + GAP) - GAP > area.width))
            {
              x = 0;
              y += row + GAP;
              row = 0;
            }
          if (title != part->title || y + part->height > area.height)
            {
              add_back (print, page);
              page = add_page (print, part->title, part->note);
              title = part->title;
              x = y = row = 0;
            }
          item.x = area.x + x;
          item.y = area.y + y;
          g_array_append_val (page->items, item);
          x += part->width + GAP;
          row = MAX (row, part->height);
        }
    }
  add_back (print, page);

  return TRUE;
}

/* "A1" is the first sheet at the left. */
static char *
dup_tile_note (LudoPrint         *print,
               const LudoKitPlan *plan,
               int                tile)
{
  g_autofree char *format = ludo_print_dup_text (print, plan->board->note,
                                                 " / ");
  g_autofree char *size = g_strdup_printf ("%g", plan->pitch);
  g_auto (GStrv) parts = g_strsplit (format, "%s", -1);
  g_autofree char *sized = g_strjoinv (size, parts);
  g_autofree char *glue = NULL;

  if (plan->columns * plan->rows == 1)
    return g_steal_pointer (&sized);

  glue = ludo_print_dup_text (
    print, N_("cut at the dashed line and glue cross on cross"), " / ");

  return g_strdup_printf ("%s\n%c%d (A1–%c%d): %s", sized,
                          'A' + tile / plan->columns,
                          1 + tile % plan->columns, 'A' + plan->rows - 1,
                          plan->columns, glue);
}

/* Returns: a note that names the side to play, or the outcome, and the position
 * in notation. */
static char *
dup_position_note (LudoPrint *print,
                   LudoGame  *game)
{
  LudoPageLanguage language = ludo_print_get_options (print)->language;
  g_autofree char *position = ludo_game_dup_position_text (game);
  GString *note = g_string_new (NULL);

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (language == LUDO_PAGE_N_LANGUAGES
        || language == (LudoPageLanguage) i)
      {
        locale_t before = ludo_language_push (ludo_page_language_code (i));
        g_autofree char *turn = ludo_game_get_over (game)
                                  ? ludo_game_describe_outcome (game)
                                  : ludo_game_describe_turn (game);

        ludo_language_pop (before);
        g_string_append_printf (note, "%s%s", note->len > 0 ? " / " : "",
                                turn);
      }
  g_string_append_printf (note, "\n%s", position);

  return g_string_free (note, FALSE);
}

/* Returns: how much higher than usual the text above the board is, in
 * millimetres. */
static double
measure_note (LudoPrint  *print,
              const char *note)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);

  return MAX (0, NOTE + ludo_print_text (print, NULL, note, 0, 0,
                                         options->width
                                           - 2 * LUDO_PRINT_MARGIN - 2 * EDGE,
                                         0, LUDO_PRINT_TEXT - 0.5, FALSE)
                 - HEAD);
}

/* The board, empty or with the pieces of @game, of which @note tells. */
static gboolean
add_board (LudoPrint           *print,
           const LudoKitBoard  *board,
           LudoGame            *game,
           const char          *note,
           GError             **error)
{
  LudoKitPlan *plan =
    ludo_kit_plan (print, board,
                   game != NULL ? ludo_game_get_state (game) : NULL,
                   note != NULL ? measure_note (print, note) : 0);

  ludo_print_own (print, plan, g_free);
  if (plan->area.width <= 2 * LUDO_KIT_OVERLAP
      || plan->area.height <= 2 * LUDO_KIT_OVERLAP)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("the paper is too small for a board"));
      return FALSE;
    }
  for (int i = 0; i < plan->columns * plan->rows; i++)
    {
      Page *page = add_page (print, board->title, NULL);

      page->plan = plan;
      page->tile = i;
      page->note = note != NULL && i == 0 ? g_strdup (note)
                                          : dup_tile_note (print, plan, i);
    }

  return TRUE;
}

/* Adds the sentences under @node that hold for @ruleset, the game's usual one;
 * other rulesets, notes and figures are left to the booklet. */
static void
add_sentences (LudoBooklet        *booklet,
               const LudoPageNode *node,
               const char         *ruleset,
               gboolean            item)
{
  GString *texts[] = { g_string_new (NULL), g_string_new (NULL) };

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *sentence = node->children->pdata[i];

      if (sentence->type == LUDO_NODE_SENTENCE
          && ludo_page_applies (sentence, ruleset)
          && !_ludo_booklet_leads_away (sentence))
        for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
          g_string_append_printf (texts[j], "%s%s",
                                  texts[j]->len > 0 ? " " : "",
                                  sentence->text[j]);
    }
  if (texts[0]->len > 0)
    {
      LudoBlock *block = _ludo_booklet_add_text (booklet, texts[0]->str,
                                                 texts[1]->str);

      block->before = 0.3;
      block->indent = item ? 1.2 : 0;
      block->bullet = item ? g_strdup ("•") : NULL;
    }
  for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
    g_string_free (texts[j], TRUE);
}

static void
add_section (LudoBooklet        *booklet,
             const LudoPageNode *page,
             const LudoPageNode *section,
             const char         *ruleset)
{
  _ludo_booklet_add_heading (booklet, section->title, 2);
  for (guint i = 0; i < section->children->len; i++)
    {
      const LudoPageNode *node = section->children->pdata[i];

      if (!ludo_page_applies (node, ruleset))
        continue;
      if (node->type == LUDO_NODE_PARAGRAPH)
        add_sentences (booklet, node, ruleset, FALSE);
      else if (node->type == LUDO_NODE_TABLE)
        _ludo_booklet_add_node (booklet, page, node, NULL);
      for (guint j = 0; node->type == LUDO_NODE_LIST
                        && j < node->children->len; j++)
        add_sentences (booklet, node->children->pdata[j], ruleset, TRUE);
    }
}

static guint
count_columns (const LudoPrintOptions *options)
{
  return options->width > options->height ? 3 : 2;
}

static void
draw_rules (LudoPrint *print,
            gpointer   data,
            guint      index,
            cairo_t   *cr)
{
  guint n = count_columns (ludo_print_get_options (print));
  LudoBooklet *booklet = data;

  cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
  cairo_translate (cr, RULES_MARGIN - RULES_GUTTER / 2.0, 0);
  for (guint i = n * index;
       i < MIN (ludo_booklet_sheets (booklet)->list->len, n * (index + 1)); i++)
    {
      ludo_booklet_draw_page (booklet, i, cr);
      cairo_translate (cr, ludo_booklet_sheets (booklet)->width, 0);
    }
}

/* Sets the rules out in columns, each of which is laid out as a sheet, in the
 * largest letters with which they fit.  Returns: whether any do. */
static gboolean
set_out_columns (LudoPrint   *print,
                 LudoBooklet *booklet)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);
  guint most = count_columns (options), n_columns;
  double width = (options->width / LUDO_MM_PER_POINT - 2 * RULES_MARGIN
                  + RULES_GUTTER) / most;

  sheets->size = RULES_LARGEST;
  while ((n_columns = ludo_booklet_paginate
                        (booklet, width,
                         options->height / LUDO_MM_PER_POINT)) > most
         && sheets->size > LUDO_PRINT_SMALLEST)
    sheets->size -= 0.25;

  return n_columns <= most;
}

/* Sets the rules out, and divides tables only if they would not fit
 * otherwise. */
static void
set_out_rules (LudoPrint   *print,
               LudoBooklet *booklet)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);

  sheets->mono = options->mono;
  sheets->side = RULES_GUTTER / 2.0;
  sheets->top = sheets->bottom = RULES_MARGIN;
  sheets->part_tables = !set_out_columns (print, booklet);
  if (sheets->part_tables)
    set_out_columns (print, booklet);
}

/* The rules as a player needs them beside the board, on a sheet of their own
 * in @language. */
static gboolean
add_rules (LudoPrint         *print,
           const LudoKit     *kit,
           LudoPageLanguage   language,
           GError           **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const LudoGameInfo *info = ludo_game_info_for (kit->game_id);
  LudoPageNode *page = ludo_library_read (options->library, kit->game_id,
                                          "rules", NULL, error);
  g_auto (GStrv) ids = g_strsplit (kit->rules, " ", -1);
  g_autofree char *title = NULL;
  LudoBooklet *booklet;
  guint n;

  if (page == NULL)
    return FALSE;
  booklet = ludo_booklet_new (language, options->font);
  ludo_booklet_sheets (booklet)->bare = TRUE;
  _ludo_booklet_own_page (booklet, page);
  _ludo_booklet_add_heading (booklet, page->title, 1);
  for (int i = 0; ids[i] != NULL; i++)
    {
      const LudoPageNode *section = ludo_page_find (page, ids[i]);

      if (section != NULL)
        add_section (booklet, page, section, info->rules->rulesets[0].id);
    }
  set_out_rules (print, booklet);
  title = ludo_booklet_dup_title (booklet, 0);
  ludo_print_own (print, booklet, (GDestroyNotify) ludo_booklet_free);
  n = count_columns (options);
  for (guint i = 0; i * n < ludo_booklet_sheets (booklet)->list->len; i++)
    ludo_print_add (print, title, draw_rules, booklet, i);

  return TRUE;
}

/* The kit of the game, or NULL with @error. */
static const LudoKit *
require_kit (LudoPrint  *print,
             GError    **error)
{
  const LudoKit *kit = ludo_kit_find (ludo_print_get_options (print)->game_id);

  if (kit == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _("there is nothing to cut out for this game"));

  return kit;
}

gboolean
ludo_kit_add (LudoPrint  *print,
              GError    **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const LudoKit *kit = require_kit (print, error);

  if (kit == NULL)
    return FALSE;
  for (int i = 0; i < kit->n_boards; i++)
    if (!add_board (print, &kit->boards[i], NULL, NULL, error))
      return FALSE;

  if (!add_parts (print, kit, error))
    return FALSE;
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (options->library != NULL && options->language != (LudoPageLanguage) !i
        && !add_rules (print, kit, i, error))
      return FALSE;

  return TRUE;
}

/* The board that shows the state's ruleset. */
static const LudoKitBoard *
board_for (const LudoKit   *kit,
           const GameState *state)
{
  const LudoDrawing *drawing = ludo_drawing_for (kit->game_id);
  GameConfig config = { .players = drawing->rules->default_players };

  drawing->rules->config (state, &config);
  for (int i = kit->n_boards - 1; i > 0; i--)
    if (config.ruleset >= kit->boards[i].ruleset)
      return &kit->boards[i];

  return &kit->boards[0];
}

gboolean
ludo_kit_add_position (LudoPrint  *print,
                       GError    **error)
{
  LudoGame *game = ludo_print_get_options (print)->game;
  const LudoKit *kit = require_kit (print, error);
  g_autofree char *note = NULL;

  if (kit == NULL)
    return FALSE;
  if (game == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("there is no game whose position could be "
                             "printed"));
      return FALSE;
    }

  note = dup_position_note (print, game);

  return add_board (print, board_for (kit, ludo_game_get_state (game)), game,
                    note, error)
         && (kit->beside == NULL
             || add_board (print, kit->beside, game, NULL, error));
}
