/* ludo-folded-booklet.c: a booklet of half the paper's size, to fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kinds/ludo-folded-booklet.h"

#include "print/ludo-booklet-flow.h"

/* The sheets that are folded into each other at most: more make a thick
 * fold. */
#define SIGNATURE 6

/* The height of the number of a signature, in millimetres. */
#define NUMBER 4.0

/* The smallest page, in millimetres. */
#define LEAST_WIDTH 90
#define LEAST_HEIGHT 120

/* Side: two pages that lie beside each other. */
typedef struct
{
  LudoBooklet *booklet;
  guint pages[2];               /* the left and the right one; a number too
                                 * large is an empty page */
  gboolean back;
  char *signature;              /* its number of several, as "1/3", or NULL */
} Side;

static void
side_free (gpointer data)
{
  Side *side = data;

  g_free (side->signature);
  g_free (side);
}

/* Turns the sheet, so that its long edge lies above both pages: on the back the
 * other way round, because it is flipped on that edge. */
static void
turn (const LudoPrintOptions *options,
      gboolean                back,
      cairo_t                *cr)
{
  double width = options->width / LUDO_MM_PER_POINT;
  double height = options->height / LUDO_MM_PER_POINT;

  if (width < height && !back)
    {
      cairo_translate (cr, width, 0);
      cairo_rotate (cr, G_PI_2);
    }
  else if (width < height)
    {
      cairo_translate (cr, 0, height);
      cairo_rotate (cr, -G_PI_2);
    }
  else if (back)
    {
      cairo_translate (cr, width, height);
      cairo_rotate (cr, G_PI);
    }
}

static void
draw_side (LudoPrint *print,
           gpointer   data,
           guint      index,
           cairo_t   *cr)
{
  const Side *side = data;
  const LudoSheetLayout *sheets = ludo_booklet_sheets (side->booklet);

  cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
  cairo_save (cr);
  turn (ludo_print_get_options (print), side->back, cr);
  for (int i = 0; i < 2; i++)
    {
      if (side->pages[i] < sheets->list->len)
        ludo_booklet_draw_page (side->booklet, side->pages[i], cr);
      cairo_translate (cr, sheets->width, 0);
    }
  cairo_restore (cr);
  if (side->signature == NULL || side->back)
    return;

  /* Write it on the fold, to show which sheets are laid into each other. */
  turn (ludo_print_get_options (print), FALSE, cr);
  cairo_translate (cr, sheets->width, sheets->height);
  cairo_scale (cr, 1 / LUDO_MM_PER_POINT, 1 / LUDO_MM_PER_POINT);
  ludo_print_text_as (print, cr, "P", side->signature, 0,
                      -LUDO_PRINT_MARGIN - NUMBER, 0, 0.5,
                      LUDO_PRINT_SMALLEST, FALSE);
}

/* Returns: the titles that begin on the pages of @side, in the order in which
 * they are read, or NULL. */
static char *
dup_title (const Side *side)
{
  char *title = NULL;
  gboolean turned = side->pages[0] > side->pages[1];

  for (int i = 0; i < 2; i++)
    {
      guint page = side->pages[turned ? 1 - i : i];
      g_autofree char *before = title;
      g_autofree char *own =
        page < ludo_booklet_sheets (side->booklet)->list->len
          ? ludo_booklet_dup_title (side->booklet, page) : NULL;

      title = before == NULL || own == NULL
                ? g_strdup (before == NULL ? own : before)
                : g_strconcat (before, " · ", own, NULL);
    }

  return title;
}

static void
add_side (LudoPrint   *print,
          LudoBooklet *booklet,
          guint        left,
          guint        right,
          gboolean     back,
          const char  *signature)
{
  Side *side = g_new (Side, 1);
  g_autofree char *title = NULL;

  *side = (Side) { booklet, { left, right }, back, g_strdup (signature) };
  title = dup_title (side);
  ludo_print_own (print, side, side_free);
  ludo_print_add (print, title, draw_side, side, 0);
  if (back)
    ludo_print_turn_over (print);
}

/* Adds the sheets that are folded into each other and hold the pages from
 * @first on. */
static void
add_signature (LudoPrint   *print,
               LudoBooklet *booklet,
               guint        first,
               guint        n_sheets,
               const char  *signature)
{
  guint last = first + 4 * n_sheets - 1;

  for (guint i = 0; i < n_sheets; i++)
    {
      add_side (print, booklet, last - 2 * i, first + 2 * i, FALSE,
                signature);
      add_side (print, booklet, first + 2 * i + 1, last - 2 * i - 1, TRUE,
                signature);
    }
}

gboolean
ludo_folded_booklet_add (LudoPrint    *print,
                         LudoBooklet  *booklet,
                         GError      **error)
{
  LudoPrintOptions page = *ludo_print_get_options (print);
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);
  guint n, n_sheets, n_signatures;

  page.width = MAX (page.width, page.height);
  page.height = MIN (ludo_print_get_options (print)->width,
                     ludo_print_get_options (print)->height);
  ludo_print_own (print, booklet, (GDestroyNotify) ludo_booklet_free);
  if (!ludo_print_require_size (&page, 2 * LEAST_WIDTH, LEAST_HEIGHT, error))
    return FALSE;
  page.width /= 2;

  sheets->mono = page.mono;
  sheets->unlinked = TRUE;
  n = ludo_booklet_paginate (booklet, page.width / LUDO_MM_PER_POINT,
                             page.height / LUDO_MM_PER_POINT);
  n_sheets = (n + 3) / 4;
  n_signatures = (n_sheets + SIGNATURE - 1) / SIGNATURE;
  for (guint i = 0; i < n_signatures; i++)
    {
      guint first = n_sheets * i / n_signatures;
      g_autofree char *signature =
        n_signatures > 1 ? g_strdup_printf ("%u/%u", i + 1, n_signatures)
                         : NULL;

      add_signature (print, booklet, 4 * first,
                     n_sheets * (i + 1) / n_signatures - first, signature);
    }

  return TRUE;
}
