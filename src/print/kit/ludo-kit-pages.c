/* ludo-kit-pages.c: the sheets of a kit that are cut
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-pages.h"

#include <glib/gi18n.h>

#include "print/kit/ludo-kit-parts.h"
#include "print/ludo-kit-choice.h"

/* Between two pieces. */
#define GAP 2.0

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
  guint index;                  /* of the sheet */
  GArray *items;                /* Item */
  const LudoKitPlan *plan;      /* borrowed, or NULL */
  int tile;
  gboolean back;
  int ruleset;
  char *letter;                 /* of the set, or NULL */
  const LudoKit *route;         /* whose route is drawn, or NULL */
  GameConfig config;
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  g_free (page->title);
  g_free (page->note);
  g_free (page->letter);
  g_array_unref (page->items);
  g_free (page);
}

/* The bar, its ends upright, and how to check it. */
void
ludo_kit_draw_bar (LudoPrint *print,
                   cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  /* Translators: beside a bar at the foot of a printed sheet. */
  g_autofree char *text = ludo_print_dup_text (
    print, N_("If this bar does not measure 50 mm, print at 100%, not fitted "
              "to the page."), "\n");
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
  ludo_print_text_as (
    print, cr, "P", text, x + LUDO_KIT_BAR + 3,
    options->height - LUDO_PRINT_MARGIN - LUDO_KIT_FOOT + 1.6,
    options->width - 2 * LUDO_PRINT_MARGIN - LUDO_KIT_BAR - 4
      - LUDO_PRINT_NUMBER, 0, LUDO_PRINT_TEXT - 0.5, FALSE);
}

/* Hatches what lies below another sheet in the small plan. */
static void
draw_below (cairo_t *cr,
            double   x,
            double   y,
            double   width,
            double   height)
{
  const double step = 0.5;

  cairo_rectangle (cr, x, y, width, height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_stroke (cr);
  for (double at = step; at < width + height; at += step)
    {
      cairo_move_to (cr, x + at, y);
      cairo_rel_line_to (cr, -at, at);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws a small plan of the sheets of the board in the upper right corner, with
 * this sheet in black, and what is glued under another sheet hatched: beside
 * the title, above the words of how to glue. */
static void
draw_place (const Page             *page,
            const LudoPrintOptions *options,
            cairo_t                *cr)
{
  const double width = 7, below = 1.2;
  const LudoKitPlan *plan = page->plan;
  double height = (LUDO_KIT_NOTE - 1) / plan->rows;
  double left = options->width - LUDO_PRINT_MARGIN - LUDO_KIT_EDGE
                - plan->columns * width;

  if (plan->columns * plan->rows == 1)
    return;

  cairo_set_line_width (cr, 0.15);
  for (int i = 0; i < plan->columns * plan->rows; i++)
    {
      double x = left + i % plan->columns * width;
      double y = LUDO_PRINT_MARGIN + 0.4 + i / plan->columns * height;

      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_rectangle (cr, x, y, width, height);
      if (i == page->tile)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
      if (i % plan->columns > 0)
        draw_below (cr, x, y, below, height);
      if (i / plan->columns > 0)
        draw_below (cr, x, y, width, below / plan->rows);
    }
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

  ludo_print_text_as (print, cr, "H1", page->title, x, LUDO_PRINT_MARGIN,
                      width, 0, 11, TRUE);
  if (page->note != NULL)
    ludo_print_text_as (print, cr, "P", page->note, x,
                        LUDO_PRINT_MARGIN + LUDO_KIT_NOTE, width, 0,
                        LUDO_PRINT_TEXT - 0.5, FALSE);
  ludo_kit_draw_bar (print, cr);
  cairo_tag_begin (cr, "Figure", NULL);
  if (page->plan != NULL)
    {
      ludo_kit_plan_draw (print, page->plan, page->tile, cr);
      draw_place (page, options, cr);
    }
  if (page->route != NULL)
    {
      LudoRect area;

      ludo_kit_area (options, &area);
      cairo_save (cr);
      cairo_translate (cr, area.x, area.y);
      page->route->draw_route (print, cr, &page->config, &area);
      cairo_restore (cr);
    }
  for (guint i = 0; i < page->items->len; i++)
    {
      const Item *item = &g_array_index (page->items, Item, i);
      LudoKitBrush brush = { print, cr, options->mono, page->back,
                             page->ruleset, options->save_ink,
                             page->letter };

      double left = item->x, top = item->y;

      /* A sheet turned over on its long edge has its left at the right or, if
       * it is wider than high, its top at the bottom. */
      if (page->back && options->width > options->height)
        top = options->height - top - item->part->height;
      else if (page->back)
        left = options->width - left - item->part->width;
      cairo_save (cr);
      cairo_translate (cr, left, top);
      if (!page->back || item->part->two_sided)
        item->part->draw (&brush, item->index);
      else if (item->part->lettered)
        ludo_kit_draw_letter (&brush, item->part->width / 2,
                              item->part->height / 2);
      cairo_restore (cr);
    }
  cairo_tag_end (cr, "Figure");
}

/* @letter: of the set, or NULL. */
static Page *
add_page (LudoPrint  *print,
          const char *title,
          const char *note,
          const char *letter)
{
  const char *game =
    ludo_game_info_for (ludo_print_get_options (print)->game_id)->name;
  Page *page = g_new0 (Page, 1);
  g_autofree char *name = ludo_print_dup_text (print, game, " / ");
  g_autofree char *what = ludo_print_dup_text (print, title, " / ");

  page->title = g_strdup_printf ("%s – %s%s%s", name, what,
                                 letter != NULL ? " · " : "",
                                 letter != NULL ? letter : "");
  page->letter = g_strdup (letter);
  page->note = note != NULL ? ludo_print_dup_text (print, note, "\n") : NULL;
  page->items = g_array_new (FALSE, TRUE, sizeof (Item));
  ludo_print_own (print, page, page_free);
  page->index = ludo_print_get_n_sheets (print);
  ludo_print_add (print, page->title, draw_page, page, 0);

  return page;
}

/* Whether @part is drawn on the back of its sheet in the set @letter, or
 * NULL. */
static gboolean
has_back (const LudoKitPart *part,
          const char        *letter)
{
  return part->two_sided || (part->lettered && letter != NULL);
}

static void
draw_nothing (LudoPrint *print,
              gpointer   data,
              guint      index,
              cairo_t   *cr)
{
}

/* Leaves a side empty where the next sheet would begin on an even page: printed
 * on both sides, its back would lie on another sheet of paper. */
static void
add_odd (LudoPrint *print)
{
  if (ludo_print_get_n_sheets (print) % 2 != 0)
    ludo_print_add (print, NULL, draw_nothing, NULL, 0);
}

/* Whether a sheet that begins with the part @index, and has others of its title
 * too, may have a back. */
static gboolean
may_have_back (const LudoKit          *kit,
               const LudoPrintOptions *options,
               int                     index,
               const char             *letter)
{
  const char *title = kit->parts[index].title;

  for (; index < kit->n_parts
         && g_str_equal (kit->parts[index].title, title); index++)
    if (ludo_kit_has_part (&kit->parts[index], options)
        && has_back (&kit->parts[index], letter))
      return TRUE;

  return FALSE;
}

gboolean
ludo_kit_has_backs (const LudoKit          *kit,
                    const LudoPrintOptions *options,
                    const char             *letter)
{
  for (int i = 0; i < kit->n_parts; i++)
    if (ludo_kit_has_part (&kit->parts[i], options)
        && has_back (&kit->parts[i], letter))
      return TRUE;

  return FALSE;
}

/* Adds the back of the sheet @front, if a piece on it has one. */
static void
add_back (LudoPrint  *print,
          const Page *front)
{
  Page *page;
  gboolean wanted = FALSE;

  for (guint i = 0; front != NULL && i < front->items->len; i++)
    wanted |= has_back (g_array_index (front->items, Item, i).part,
                        front->letter);
  if (!wanted)
    return;

  page = add_page (print, N_("back"),
                   N_("The back of the previous sheet: print on both sides, "
                      "flipped on the long edge."), front->letter);
  ludo_print_turn_over (print);
  page->back = TRUE;
  page->ruleset = front->ruleset;
  g_array_append_vals (page->items, front->items->data, front->items->len);
}

void
ludo_kit_add_tile (LudoPrint         *print,
                   const char        *title,
                   const char        *note,
                   const LudoKitPlan *plan,
                   int                tile)
{
  Page *page = add_page (print, title, NULL, NULL);

  page->plan = plan;
  page->tile = tile;
  page->note = g_strdup (note);
}

void
ludo_kit_add_route (LudoPrint        *print,
                    const LudoKit    *kit,
                    const GameConfig *config)
{
  Page *page;

  if (kit->draw_route == NULL)
    return;

  page = add_page (print, N_("route of play"), NULL, NULL);
  page->route = kit;
  page->config = *config;
}

double
ludo_kit_measure_note (LudoPrint  *print,
                       const char *note)
{
  double width = ludo_print_get_options (print)->width
                 - 2 * LUDO_PRINT_MARGIN - 2 * LUDO_KIT_EDGE;

  return MAX (0, LUDO_KIT_NOTE
                 + ludo_print_text (print, NULL, note, 0, 0, width, 0,
                                    LUDO_PRINT_TEXT - 0.5, FALSE)
                 + LUDO_KIT_BELOW_NOTE - LUDO_KIT_HEAD);
}

static double
gap_of (const LudoKitPart *part)
{
  return part->joined ? 0 : GAP;
}

int
ludo_kit_count_across (const LudoKitPart *part,
                       double             width,
                       int               *n_rows)
{
  int most = (int) ((width + gap_of (part) + 1e-6)
                    / (part->width + gap_of (part)));

  *n_rows = (part->n + most - 1) / most;

  return (part->n + *n_rows - 1) / *n_rows;
}

gboolean
ludo_kit_mask_has_pieces (guint      pieces_mask,
                          LudoPieces pieces)
{
  return pieces_mask == 0 || (pieces_mask & LUDO_KIT_PIECES_BIT (pieces)) != 0;
}

gboolean
ludo_kit_has_part (const LudoKitPart      *part,
                   const LudoPrintOptions *options)
{
  return ludo_kit_mask_has_pieces (part->pieces_mask, options->pieces)
         && !(options->fold_backs ? part->two_sided : part->folded);
}

/* Whether the paper has room for a piece; @error says how much it needs. */
static gboolean
require_room (const LudoKitPart  *part,
              const LudoRect     *area,
              GError            **error)
{
  if (part->width <= area->width && part->height <= area->height)
    return TRUE;

  /* Translators: of pieces to cut out; two lengths. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               _("the paper is too small: a piece to cut out needs "
                 "%.0f by %.0f mm"), part->width, part->height);

  return FALSE;
}

/* Numbers @pages, the sheets of one title, if there are several, and empties
 * the array. */
static void
number_pages (LudoPrint *print,
              GPtrArray *pages)
{
  for (guint i = 0; pages->len > 1 && i < pages->len; i++)
    {
      Page *page = pages->pdata[i];
      g_autofree char *title = page->title;

      page->title = g_strdup_printf ("%s (%u/%u)", title, i + 1, pages->len);
      ludo_print_set_title (print, page->index, page->title);
    }
  g_ptr_array_set_size (pages, 0);
}

/* Tells @papers of the sheets that begin with the part @index.  Only what is
 * cut out for wooden pieces alone is stuck on them: a dice tower, which is for
 * all pieces, is of card. */
static void
add_papers (LudoPrint     *print,
            const LudoKit *kit,
            int            index,
            const char    *letter,
            LudoKitPapers *papers)
{
  gboolean stickers = kit->parts[index].pieces_mask
                      == LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING);

  ludo_kit_papers_add (papers, print,
                       stickers ? LUDO_KIT_PAPER_LABELS : LUDO_KIT_PAPER_CARD,
                       may_have_back (kit, ludo_print_get_options (print),
                                      index, letter));
}

/* Returns: how high @n_rows of the pieces are. */
static double
rows_height (const LudoKitPart *part,
             int                n_rows)
{
  return n_rows * part->height + (n_rows - 1) * (gap_of (part) - part->shared);
}

/* Whether @block lies within @area and keeps clear of all pieces on @page. */
static gboolean
is_free (const Page     *page,
         const LudoRect *area,
         const LudoRect *block)
{
  const double apart = GAP - 1e-6;

  if (block->x + block->width > area->x + area->width + 1e-6
      || block->y + block->height > area->y + area->height + 1e-6)
    return FALSE;
  for (guint i = 0; i < page->items->len; i++)
    {
      const Item *item = &g_array_index (page->items, Item, i);

      if (block->x < item->x + item->part->width + apart
          && item->x < block->x + block->width + apart
          && block->y < item->y + item->part->height + apart
          && item->y < block->y + block->height + apart)
        return FALSE;
    }

  return TRUE;
}

/* Puts all pieces of @part, @across of them in a row or fewer, where @page has
 * room at the right of a piece, below those above: in a corner that rows leave.
 * Those that touch keep their rows, for the sake of their cuts.
 * Returns: whether there was room. */
static gboolean
fill_corner (const Page        *page,
             const LudoRect    *area,
             const LudoKitPart *part,
             int                across)
{
  double gap = gap_of (part);
  guint n = page->items->len;

  for (int columns = across; columns > 0; columns -= part->joined ? across : 1)
    for (guint i = 0; i < n * n; i++)
      {
        const Item *left = &g_array_index (page->items, Item, i / n);
        const Item *above = &g_array_index (page->items, Item, i % n);
        int n_rows = (part->n + columns - 1) / columns;
        LudoRect block = {
          left->x + left->part->width + GAP,
          i % n == 0 ? area->y : above->y + above->part->height + GAP,
          columns * (part->width + gap) - gap, rows_height (part, n_rows),
        };

        if (!is_free (page, area, &block))
          continue;
        for (int j = 0; j < part->n; j++)
          {
            Item item = {
              part, j, block.x + j % columns * (part->width + gap),
              block.y + j / columns * (part->height + gap - part->shared),
            };

            g_array_append_val (page->items, item);
          }
        return TRUE;
      }

  return FALSE;
}

/* Fills sheets with pieces, row by row; parts of one title share sheets. */
gboolean
ludo_kit_add_parts (LudoPrint         *print,
                    const LudoKit     *kit,
                    const GameConfig  *config,
                    const char        *letter,
                    LudoKitPapers     *papers,
                    GError           **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoRect area, room = { 0 };  /* of a sheet, below what is written there */
  g_autoptr (GPtrArray) fronts = g_ptr_array_new ();
  Page *page = NULL;
  const char *title = "";
  int first = 0;                /* the first part with that title */
  gboolean corner = FALSE;      /* rows go no further on this sheet */
  double x = 0, y = 0, row = 0, above;

  ludo_kit_area (options, &area);
  for (int i = 0; i < kit->n_parts; i++)
    {
      const LudoKitPart *part = &kit->parts[i];
      double gap = gap_of (part);
      gboolean below;
      int across, n_rows;

      if (!ludo_kit_has_part (part, options))
        continue;
      if (!require_room (part, &area, error))
        return FALSE;
      across = ludo_kit_count_across (part, area.width, &n_rows);
      below = n_rows > 1
              || x + across * (part->width + gap) - gap > area.width;
      if (g_str_equal (title, part->title)
          && (corner || y + (below ? row + GAP : 0) + rows_height (part, n_rows)
                        > room.height + 1e-6)
          && fill_corner (page, &room, part, across))
        {
          corner = TRUE;
          continue;
        }
      for (int j = 0; j < part->n; j++)
        {
          Item item = { part, j, 0, 0 };
          gboolean goes_on = g_str_equal (title, part->title);

          if (goes_on && (j > 0 ? j % across == 0 : below))
            {
              x = 0;
              y += row + (j > 0 ? gap - part->shared : GAP);
              row = 0;
            }
          if (!goes_on || corner || y + part->height > room.height + 1e-6)
            {
              add_back (print, page);
              if (!goes_on)
                number_pages (print, fronts);
              if (!goes_on && page != NULL)
                add_papers (print, kit, first, letter, papers);
              if (!goes_on)
                first = i;
              if (may_have_back (kit, options, i, letter))
                add_odd (print);
              page = add_page (print, part->title, part->note, letter);
              g_ptr_array_add (fronts, page);
              page->ruleset = config->ruleset;
              title = part->title;
              above = page->note != NULL
                        ? ludo_kit_measure_note (print, page->note) : 0;
              room = (LudoRect) { area.x, area.y + above, area.width,
                                  area.height - above };
              corner = FALSE;
              x = y = row = 0;
            }
          item.x = room.x + x;
          item.y = room.y + y;
          g_array_append_val (page->items, item);
          x += part->width + (j + 1 < part->n ? gap : GAP);
          row = MAX (row, part->height);
        }
    }
  add_back (print, page);
  number_pages (print, fronts);
  if (page != NULL)
    add_papers (print, kit, first, letter, papers);

  return TRUE;
}
