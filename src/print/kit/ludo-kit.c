/* ludo-kit.c: a game to cut out, in true size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-kit.h"

#include <glib/gi18n.h>

#include "play/ludo-language.h"
#include "print/kit/ludo-kit-board.h"
#include "print/ludo-kit-choice.h"
#include "print/kit/ludo-kit-rules.h"

#define GAP 2.0                 /* between two pieces */

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
  int ruleset;
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
  double x = LUDO_PRINT_MARGIN + LUDO_KIT_EDGE;
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
                   options->height - LUDO_PRINT_MARGIN - LUDO_KIT_FOOT + 1.6,
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
  const double x = LUDO_PRINT_MARGIN + LUDO_KIT_EDGE;
  double width = options->width - 2 * x;

  ludo_print_text (print, cr, page->title, x, LUDO_PRINT_MARGIN, width, 0, 11,
                   TRUE);
  if (page->note != NULL)
    ludo_print_text (print, cr, page->note, x,
                     LUDO_PRINT_MARGIN + LUDO_KIT_NOTE,
                     width, 0, LUDO_PRINT_TEXT - 0.5, FALSE);
  draw_bar (print, cr);
  if (page->plan != NULL)
    ludo_kit_plan_draw (print, page->plan, page->tile, cr);
  for (guint i = 0; i < page->items->len; i++)
    {
      const Item *item = &g_array_index (page->items, Item, i);
      LudoKitBrush brush = { print, cr, options->mono, page->back,
                             page->ruleset };

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
  page->ruleset = front->ruleset;
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
add_parts (LudoPrint         *print,
           const LudoKit     *kit,
           const GameConfig  *config,
           GError           **error)
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
              page->ruleset = config->ruleset;
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
  double width = ludo_print_get_options (print)->width
                 - 2 * LUDO_PRINT_MARGIN - 2 * LUDO_KIT_EDGE;

  return MAX (0, LUDO_KIT_NOTE
                 + ludo_print_text (print, NULL, note, 0, 0, width, 0,
                                    LUDO_PRINT_TEXT - 0.5, FALSE)
                 - LUDO_KIT_HEAD);
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
  GameConfig config;

  if (kit == NULL || !ludo_kit_configure (options, &config, error)
      || !add_board (print, ludo_kit_board_for (kit, config.ruleset), NULL,
                     NULL, error)
      || !add_parts (print, kit, &config, error))
    return FALSE;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (options->library != NULL && options->language != (LudoPageLanguage) !i
        && !ludo_kit_add_rules (print, kit, &config, i, error))
      return FALSE;

  return TRUE;
}

gboolean
ludo_kit_add_position (LudoPrint  *print,
                       GError    **error)
{
  LudoGame *game = ludo_print_get_options (print)->game;
  const LudoKit *kit = require_kit (print, error);
  GameConfig config = { .players = 0 };
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
  ludo_game_get_rules (game)->config (ludo_game_get_state (game), &config);

  return add_board (print, ludo_kit_board_for (kit, config.ruleset), game, note,
                    error)
         && (kit->beside == NULL
             || add_board (print, kit->beside, game, NULL, error));
}
