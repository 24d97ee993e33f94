/* ludo-booklet-pdf.c: the sheets of a booklet in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-booklet"

#include "config.h"

#include "print/ludo-booklet-private.h"

#include <cairo-pdf.h>
#include <errno.h>
#include <glib/gstdio.h>

/* What cairo writes goes through here, so that the reason of a failure is
 * known in words. */
typedef struct
{
  FILE *file;
  int reason;                   /* errno, 0 while all is well */
} Writing;

static cairo_status_t
write_cb (void                *data,
          const unsigned char *bytes,
          unsigned int         length)
{
  Writing *writing = data;

  if (writing->reason == 0
      && fwrite (bytes, 1, length, writing->file) == length)
    return CAIRO_STATUS_SUCCESS;
  if (writing->reason == 0)
    writing->reason = errno;

  return CAIRO_STATUS_WRITE_ERROR;
}

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

static gboolean
write_file (LudoBooklet  *booklet,
            const char   *path,
            GError      **error)
{
  Writing writing = { NULL, 0 };
  cairo_surface_t *surface;
  cairo_status_t status;

  writing.file = g_fopen (path, "wb");
  if (writing.file == NULL)
    {
      int reason = errno;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (reason),
                   "%s: %s", path, g_strerror (reason));
      return FALSE;
    }

  surface = cairo_pdf_surface_create_for_stream (write_cb, &writing,
                                                 booklet->width,
                                                 booklet->height);
  write_sheets (booklet, surface);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  /* What the system kept back is written now, or refused now. */
  if (fclose (writing.file) != 0 && writing.reason == 0)
    writing.reason = errno;
  if (writing.reason == 0 && status == CAIRO_STATUS_SUCCESS)
    return TRUE;

  if (writing.reason != 0)
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (writing.reason),
                 "%s: %s", path, g_strerror (writing.reason));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: %s", path,
                 cairo_status_to_string (status));

  return FALSE;
}

gboolean
ludo_booklet_write_pdf (LudoBooklet  *booklet,
                        const char   *path,
                        GError      **error)
{
  g_autofree char *part = NULL;

  g_return_val_if_fail (booklet != NULL && path != NULL, FALSE);
  g_return_val_if_fail (booklet->sheets->len > 0, FALSE);

  /* A device or a pipe is written as it is. */
  if (g_file_test (path, G_FILE_TEST_EXISTS)
      && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return write_file (booklet, path, error);

  /* What the file held before goes only once all of it is there. */
  part = g_strconcat (path, ".part", NULL);
  if (!write_file (booklet, part, error))
    {
      g_unlink (part);
      return FALSE;
    }
  if (g_rename (part, path) != 0)
    {
      int reason = errno;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (reason),
                   "%s: %s", path, g_strerror (reason));
      g_unlink (part);
      return FALSE;
    }

  return TRUE;
}
