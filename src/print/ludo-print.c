/* ludo-print.c: collects sheets of paper and draws them on screen and in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-print.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>

#include "drawing/ludo-paint.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-print-private.h"
#include "print/ludo-print-words.h"


/* The longest line of a text in one language, in points. */
#define LINE_WIDTH_MAX 500

/* The resolution, in pixels an inch, of what a file can hold only as pixels. */
#define FALLBACK_RESOLUTION 300

typedef struct
{
  char *title;                  /* in the outline of a PDF, or NULL */
  LudoPrintDraw draw;
  gpointer data;                /* passed to `draw`, with `index` */
  guint index;
  gboolean back;                /* it is the back of the sheet before */
} Sheet;

/* OwnedData: data that is freed with the print. */
typedef struct
{
  gpointer data;
  GDestroyNotify destroy;
} OwnedData;

struct _LudoPrint
{
  LudoPrintOptions options;
  PangoContext *context;
  GArray *sheets;               /* Sheet */
  GArray *owned;                /* OwnedData: the data of the sheets */
  const GError *problem;        /* of a booklet in `owned`, or NULL */
  char *title;                  /* of a PDF, or NULL */
  gboolean numbered;            /* sheets bear their numbers */
};

static void
clear_sheet (gpointer data)
{
  g_free (((Sheet *) data)->title);
}

static void
clear_owned (gpointer data)
{
  OwnedData *owned = data;

  owned->destroy (owned->data);
}

static void
draw_booklet (LudoPrint *print,
              gpointer   booklet,
              guint      index,
              cairo_t   *cr)
{
  cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
  ludo_booklet_draw_page (booklet, index, cr);
}

guint
ludo_print_lay_out (LudoPrint   *print,
                    LudoBooklet *booklet)
{
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);
  double width = print->options.width / LUDO_MM_PER_POINT;

  /* Widen the margins, because long lines are hard to read. */
  if (sheets->n_languages == 1 && print->options.class == NULL && !sheets->wide)
    sheets->side = MAX (sheets->side, (width - LINE_WIDTH_MAX) / 2);

  return ludo_booklet_paginate (booklet, width,
                                print->options.height / LUDO_MM_PER_POINT);
}

void
ludo_print_add_booklet (LudoPrint   *print,
                        LudoBooklet *booklet)
{
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);
  guint n = ludo_print_lay_out (print, booklet);

  sheets->mono = print->options.mono;
  ludo_print_own (print, booklet, (GDestroyNotify) ludo_booklet_free);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = ludo_booklet_dup_title (booklet, i);

      ludo_print_add (print, title, draw_booklet, booklet, i);
    }
}

gboolean
ludo_print_require_size (const LudoPrintOptions  *options,
                         int                      width,
                         int                      height,
                         GError                 **error)
{
  if (options->width >= width && options->height >= height)
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               _("the paper is too small: sheets need at least %d by %d mm"),
               width, height);

  return FALSE;
}

LudoPrint *
_ludo_print_create (const LudoPrintOptions *options)
{
  LudoPrint *print = g_new0 (LudoPrint, 1);

  print->options = *options;
  print->options.copies = MAX (options->copies, 1);
  print->sheets = g_array_new (FALSE, TRUE, sizeof (Sheet));
  g_array_set_clear_func (print->sheets, clear_sheet);
  print->owned = g_array_new (FALSE, TRUE, sizeof (OwnedData));
  g_array_set_clear_func (print->owned, clear_owned);
  print->context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_cairo_context_set_resolution (print->context, 72);
  pango_context_set_round_glyph_positions (print->context, FALSE);

  return print;
}

void
_ludo_print_set_problem (LudoPrint    *print,
                         const GError *problem)
{
  print->problem = problem;
}

void
_ludo_print_take_title (LudoPrint *print,
                        char      *title)
{
  g_free (print->title);
  print->title = title;
}

gboolean
ludo_print_has_font (const char *family)
{
  PangoFontFamily **families;
  int n;
  gboolean found = FALSE;

  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families,
                                &n);
  for (int i = 0; i < n && !found; i++)
    found = g_ascii_strcasecmp (pango_font_family_get_name (families[i]),
                                family) == 0;
  g_free (families);

  return found;
}

void
ludo_print_free (LudoPrint *print)
{
  if (print == NULL)
    return;

  g_array_unref (print->sheets);
  g_array_unref (print->owned);
  g_object_unref (print->context);
  g_free (print->title);
  g_free (print);
}

guint
ludo_print_get_n_sheets (const LudoPrint *print)
{
  g_return_val_if_fail (print != NULL, 0);

  return print->sheets->len;
}

const GError *
ludo_print_get_problem (const LudoPrint *print)
{
  g_return_val_if_fail (print != NULL, NULL);

  return print->problem;
}

const LudoPrintOptions *
ludo_print_get_options (const LudoPrint *print)
{
  return &print->options;
}

void
ludo_print_add (LudoPrint     *print,
                const char    *title,
                LudoPrintDraw  draw,
                gpointer       data,
                guint          index)
{
  Sheet sheet = { g_strdup (title), draw, data, index, FALSE };

  g_array_append_val (print->sheets, sheet);
}

void
ludo_print_set_title (LudoPrint  *print,
                      guint       index,
                      const char *title)
{
  g_return_if_fail (print != NULL && index < print->sheets->len);

  g_free (g_array_index (print->sheets, Sheet, index).title);
  g_array_index (print->sheets, Sheet, index).title = g_strdup (title);
}

void
ludo_print_turn_over (LudoPrint *print)
{
  g_return_if_fail (print->sheets->len > 0);

  g_array_index (print->sheets, Sheet, print->sheets->len - 1).back = TRUE;
}

gboolean
ludo_print_has_backs (const LudoPrint *print)
{
  for (guint i = 0; i < print->sheets->len; i++)
    if (g_array_index (print->sheets, Sheet, i).back)
      return TRUE;

  return FALSE;
}

/* Moves a back against the offset of the printer, which was seen from the
 * front: on the back of an upright sheet right is left, on its side below is
 * above. */
static void
move_back (const LudoPrintOptions *options,
           cairo_t                *cr)
{
  const LudoPrintOffset *offset = &options->offset;

  if (options->width > options->height)
    cairo_translate (cr, -offset->right, offset->down);
  else
    cairo_translate (cr, offset->right, -offset->down);
}

void
ludo_print_number_sheets (LudoPrint *print)
{
  print->numbered = TRUE;
}

/* Writes in the lower right corner which of all sheets this is. */
static void
draw_number (LudoPrint *print,
             guint      index,
             cairo_t   *cr)
{
  const double edge = LUDO_PRINT_MARGIN + 0.5;
  g_autofree char *number = g_strdup_printf ("%u/%u", index + 1,
                                             print->sheets->len);
  double height = ludo_print_text (print, NULL, number, 0, 0, 0, 0,
                                   LUDO_PRINT_SMALLEST, FALSE);

  cairo_set_source_rgb (cr, 0, 0, 0);
  ludo_print_text_as (print, cr, "P", number, print->options.width - edge,
                      print->options.height - edge - height, 0, 1,
                      LUDO_PRINT_SMALLEST, FALSE);
}

void
ludo_print_own (LudoPrint      *print,
                gpointer        data,
                GDestroyNotify  destroy)
{
  OwnedData owned = { data, destroy };

  g_array_append_val (print->owned, owned);
}

void
ludo_print_draw (LudoPrint *print,
                 guint      index,
                 cairo_t   *cr)
{
  const Sheet *sheet;

  g_return_if_fail (print != NULL && index < print->sheets->len);

  sheet = &g_array_index (print->sheets, Sheet, index);
  cairo_save (cr);
  cairo_scale (cr, 1 / LUDO_MM_PER_POINT, 1 / LUDO_MM_PER_POINT);
  if (sheet->back)
    move_back (&print->options, cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_save (cr);
  sheet->draw (print, sheet->data, sheet->index, cr);
  cairo_restore (cr);
  if (print->numbered && print->sheets->len > 1)
    draw_number (print, index, cr);
  cairo_restore (cr);
}

/* Destroys @surface and returns @bytes, to which it has written, or NULL with
 * @error.  Takes ownership of @surface and @bytes. */
static GBytes *
finish (cairo_surface_t  *surface,
        GByteArray       *bytes,
        GError          **error)
{
  cairo_status_t status;

  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (bytes);

  g_byte_array_unref (bytes);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       cairo_status_to_string (status));

  return NULL;
}

/* Says in the language of the sheets what they are.  Cairo has no call for the
 * language itself. */
static void
set_metadata (LudoPrint       *print,
              cairo_surface_t *surface)
{
  LudoPageLanguage language = print->options.language % LUDO_PAGE_N_LANGUAGES;
  locale_t before = ludo_language_push (ludo_page_language_code (language));

  if (print->title != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                    print->title);
  if (print->options.game_id != NULL)
    cairo_pdf_surface_set_metadata (
      surface, CAIRO_PDF_METADATA_SUBJECT,
      gettext (ludo_game_info_for (print->options.game_id)->summary));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR,
                                  "Ludothèque");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR,
                                  "Ludothèque");
  ludo_language_pop (before);
}

GBytes *
ludo_print_to_pdf (LudoPrint  *print,
                   GError    **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (print != NULL, NULL);

  surface = cairo_pdf_surface_create_for_stream (
    ludo_paint_collect, bytes, print->options.width / LUDO_MM_PER_POINT,
    print->options.height / LUDO_MM_PER_POINT);
  /* Old printers cannot read a later version. */
  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
  set_metadata (print, surface);
  cr = cairo_create (surface);
  for (guint i = 0; i < print->sheets->len; i++)
    {
      const char *title = g_array_index (print->sheets, Sheet, i).title;
      g_autofree char *link = g_strdup_printf ("page=%u", i + 1);

      if (title != NULL)
        cairo_pdf_surface_add_outline (surface, CAIRO_PDF_OUTLINE_ROOT, title,
                                       link, 0);
      ludo_print_draw (print, i, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);

  return finish (surface, bytes, error);
}

GBytes *
ludo_print_to_svg (LudoPrint  *print,
                   guint       index,
                   GError    **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (print != NULL, NULL);

  /* Note the size in millimetres, so that other programs keep it. */
  surface = cairo_svg_surface_create_for_stream (ludo_paint_collect, bytes,
                                                 print->options.width,
                                                 print->options.height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_MM);
  cairo_surface_set_fallback_resolution
    (surface, FALLBACK_RESOLUTION / LUDO_MM_PER_POINT,
     FALLBACK_RESOLUTION / LUDO_MM_PER_POINT);
  cr = cairo_create (surface);
  cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
  ludo_print_draw (print, index, cr);
  cairo_destroy (cr);

  return finish (surface, bytes, error);
}

char *
ludo_print_dup_text (const LudoPrint *print,
                     const char      *msgid,
                     const char      *between)
{
  return ludo_print_dup_translated (print->options.language, msgid, between);
}

double
ludo_print_text (LudoPrint  *print,
                 cairo_t    *cr,
                 const char *text,
                 double      x,
                 double      y,
                 double      width,
                 double      align,
                 double      size,
                 gboolean    bold)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (print->context);
  PangoFontDescription *font = pango_font_description_new ();
  PangoRectangle extents;

  pango_font_description_set_family (font, print->options.font != NULL
                                             ? print->options.font
                                             : LUDO_PRINT_FONT);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  if (width > 0)
    pango_layout_set_width (layout, (int) (width / LUDO_MM_PER_POINT
                                           * PANGO_SCALE));
  pango_layout_set_alignment (layout, align < 0.5 ? PANGO_ALIGN_LEFT
                                      : align > 0.5 ? PANGO_ALIGN_RIGHT
                                                    : PANGO_ALIGN_CENTER);
  pango_layout_get_extents (layout, NULL, &extents);
  if (cr != NULL)
    {
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
      cairo_move_to (cr, -extents.x / (double) PANGO_SCALE
                           - align * extents.width / PANGO_SCALE, 0);
      pango_cairo_show_layout (cr, layout);
      cairo_restore (cr);
    }

  return extents.height / (double) PANGO_SCALE * LUDO_MM_PER_POINT;
}

double
ludo_print_text_as (LudoPrint  *print,
                    cairo_t    *cr,
                    const char *tag,
                    const char *text,
                    double      x,
                    double      y,
                    double      width,
                    double      align,
                    double      size,
                    gboolean    bold)
{
  double height;

  cairo_tag_begin (cr, tag, NULL);
  height = ludo_print_text (print, cr, text, x, y, width, align, size, bold);
  cairo_tag_end (cr, tag);

  return height;
}
