/* ludo-chance-sheet.c: what a room of the laboratory shows, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-chance-sheet.h"

#include "app/printing/ludo-print-operation.h"
#include "app/widgets/ludo-launch.h"
#include "print/ludo-print.h"

/* The size of the picture, of letters, and between parts, in points. */
#define WIDTH 520
#define HEIGHT 315
#define LETTER 11
#define TITLE 16
#define GAP 12

/* The gaps between the columns and between the rows of the table. */
#define COLUMN_GAP 6
#define ROW_GAP 3

typedef struct
{
  char *title;
  char *words;
  cairo_surface_t *picture;     /* or NULL */
  GPtrArray *rows;              /* of GStrv */
} Sheet;

/* The page that is laid out. */
typedef struct
{
  GtkPrintContext *context;
  cairo_t *cr;                  /* NULL while measuring only */
  double y;
} Place;

/* Writes @text, broken at @width.  Returns: its height. */
static double
write_text (const Place    *place,
            const char     *text,
            double          x,
            double          width,
            double          letter,
            gboolean        bold,
            PangoAlignment  align)
{
  g_autoptr (PangoLayout) layout =
    gtk_print_context_create_pango_layout (place->context);
  PangoFontDescription *font =
    pango_font_description_from_string (LUDO_PRINT_FONT);
  int height;

  pango_font_description_set_absolute_size (font, letter * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, align);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, NULL, &height);
  if (place->cr != NULL)
    {
      cairo_move_to (place->cr, x, place->y);
      pango_cairo_show_layout (place->cr, layout);
    }

  return (double) height / PANGO_SCALE;
}

static double
write_row (const Place *place,
           GStrv        row,
           gboolean     head)
{
  guint n = g_strv_length (row);
  double step = gtk_print_context_get_width (place->context) / n;
  double height = 0;

  for (guint i = 0; i < n; i++)
    {
      double own = write_text (place, row[i], i * step, step - COLUMN_GAP,
                               LETTER, head,
                               n == 1 ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT);

      height = MAX (height, own);
    }

  return height + ROW_GAP;
}

static void
draw_picture (const Place     *place,
              cairo_surface_t *picture,
              double           scale)
{
  if (place->cr == NULL)
    return;

  cairo_save (place->cr);
  cairo_translate (place->cr, 0, place->y);
  cairo_scale (place->cr, scale, scale);
  cairo_set_source_surface (place->cr, picture, 0, 0);
  cairo_paint (place->cr);
  cairo_restore (place->cr);
}

/* Draws page @number, from 0, on @cr.  Returns: how many pages there are. */
static int
lay_out (const Sheet     *sheet,
         GtkPrintContext *context,
         cairo_t         *cr,
         int              number)
{
  double width = gtk_print_context_get_width (context);
  double height = gtk_print_context_get_height (context);
  double scale = MIN (1, width / WIDTH);
  Place place = { context, number == 0 ? cr : NULL, 0 };
  int page = 0;

  place.y += write_text (&place, sheet->title, 0, width, TITLE, TRUE,
                         PANGO_ALIGN_LEFT) + GAP;
  if (sheet->picture != NULL)
    {
      draw_picture (&place, sheet->picture, scale);
      place.y += HEIGHT * scale + GAP;
    }
  place.y += write_text (&place, sheet->words, 0, width, LETTER, FALSE,
                         PANGO_ALIGN_LEFT) + GAP;
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      GStrv row = g_ptr_array_index (sheet->rows, i);
      const Place measured = { context, NULL, 0 };

      if (place.y + write_row (&measured, row, i == 0) > height)
        {
          place.cr = ++page == number ? cr : NULL;
          place.y = 0;
        }
      place.y += write_row (&place, row, i == 0);
    }

  return page + 1;
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                const Sheet       *sheet)
{
  gtk_print_operation_set_n_pages (operation,
                                   lay_out (sheet, context, NULL, 0));
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              const Sheet       *sheet)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_set_source_rgb (cr, 0, 0, 0);
  lay_out (sheet, context, cr, number);
}

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_free (sheet->title);
  g_free (sheet->words);
  g_clear_pointer (&sheet->picture, cairo_surface_destroy);
  g_ptr_array_unref (sheet->rows);
  g_free (sheet);
}

GtkPrintOperation *
ludo_chance_sheet_new (const char   *title,
                       LudoPlotView *plot,
                       const char   *words,
                       GPtrArray    *rows)
{
  static const cairo_rectangle_t area = { 0, 0, WIDTH, HEIGHT };
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Sheet *sheet = g_new0 (Sheet, 1);

  ludo_launch_prepare_preview ();
  sheet->title = g_strdup (title);
  sheet->words = g_strdup (words);
  sheet->rows = g_ptr_array_ref (rows);
  if (plot != NULL)
    {
      sheet->picture =
        cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &area);
      ludo_plot_view_save (plot, sheet->picture, WIDTH, HEIGHT, LETTER);
    }
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "sheet", sheet, sheet_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb),
                    sheet);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), sheet);

  return operation;
}

void
ludo_chance_sheet_print (GtkWidget    *room,
                         const char   *title,
                         LudoPlotView *plot,
                         const char   *words,
                         GPtrArray    *rows)
{
  g_autoptr (GtkPrintOperation) operation =
    ludo_chance_sheet_new (title, plot, words, rows);

  ludo_print_operation_run (operation,
                            GTK_WINDOW (gtk_widget_get_root (room)));
}
