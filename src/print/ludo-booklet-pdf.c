/* ludo-booklet-pdf.c: the sheets of a booklet as a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-booklet"

#include "config.h"

#include "print/ludo-booklet-private.h"

#include <cairo-pdf.h>

#include "drawing/ludo-paint.h"

static void
write_sheets (LudoBooklet     *booklet,
              cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  if (booklet->name != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                    booklet->name);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR,
                                  "Ludothèque");
  for (guint i = 0; i < booklet->sheets->len; i++)
    {
      const LudoSheet *sheet = booklet->sheets->pdata[i];

      for (guint j = 0; j < sheet->pieces->len; j++)
        {
          const LudoPiece *piece = &g_array_index (sheet->pieces, LudoPiece,
                                                   j);
          const LudoBlock *block = booklet->blocks->pdata[piece->block];
          g_autofree char *place = g_strdup_printf ("page=%u", i + 1);
          g_autofree char *name = NULL;

          if (block->title == NULL)
            continue;
          name = ludo_page_dup_plain (block->title);
          cairo_pdf_surface_add_outline (surface, CAIRO_PDF_OUTLINE_ROOT,
                                         name, place, 0);
        }
      ludo_booklet_draw_page (booklet, i, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
}

GBytes *
ludo_booklet_to_pdf (LudoBooklet  *booklet,
                     GError      **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  cairo_surface_t *surface;
  cairo_status_t status;

  g_return_val_if_fail (booklet != NULL && booklet->sheets->len > 0, NULL);

  bytes = g_byte_array_new ();
  surface = cairo_pdf_surface_create_for_stream (ludo_paint_collect, bytes,
                                                 booklet->width,
                                                 booklet->height);
  write_sheets (booklet, surface);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       cairo_status_to_string (status));

  return NULL;
}
