/* ludo-chance-save.c: what the chance laboratory shows as files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-chance-save.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <string.h>

#include "play/record/ludo-save-file.h"

/* The size of a picture and the height of its letters, in points, and the
 * pixels of a PNG for each point, which are enough for paper. */
#define WIDTH 560
#define HEIGHT 340
#define LETTER 11
#define SCALE 3

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GtkWidget) page = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_parse_name (G_FILE (file));
  g_autofree char *text = NULL;

  if (ludo_save_file_finish (G_FILE (file), result, &error))
    {
      /* Translators: %s is a file. */
      text = g_strdup_printf (_("“%s” was saved."), name);
      gtk_widget_activate_action (page, "win.notify", "s", text);
    }
  else
    gtk_widget_activate_action (page, "win.complain", "s", error->message);
}

GBytes *
ludo_chance_save_paint (LudoPlotView *plot,
                        const char   *name)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  double scale = 1;

  if (g_str_has_suffix (name, ".svg"))
    surface = cairo_svg_surface_create_for_stream (ludo_paint_collect, bytes,
                                                   WIDTH, HEIGHT);
  else if (g_str_has_suffix (name, ".pdf"))
    surface = cairo_pdf_surface_create_for_stream (ludo_paint_collect, bytes,
                                                   WIDTH, HEIGHT);
  else if (g_str_has_suffix (name, ".png"))
    {
      scale = SCALE;
      surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH * SCALE,
                                            HEIGHT * SCALE);
    }
  else
    {
      g_byte_array_unref (bytes);
      return NULL;
    }

  ludo_plot_view_save (plot, surface, WIDTH * scale, HEIGHT * scale,
                       LETTER * scale);
  if (g_str_has_suffix (name, ".png"))
    cairo_surface_write_to_png_stream (surface, ludo_paint_collect, bytes);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);

  return g_byte_array_free_to_bytes (bytes);
}

void
ludo_chance_save_write (GtkWidget *page,
                        GFile     *file,
                        GBytes    *bytes)
{
  ludo_save_file_async (file, bytes, saved_cb, g_object_ref (page));
}

void
ludo_chance_save_write_text (GtkWidget *page,
                             GFile     *file,
                             char      *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  ludo_chance_save_write (page, file, bytes);
}
