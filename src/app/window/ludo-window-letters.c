/* ludo-window-letters.c: how large the letters of a window are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-letters.h"

#include "board/ludo-widget-style.h"

/* Below this width or this height, in pixels, long headlines shrink. */
#define SMALL_WIDTH 500
#define SMALL_HEIGHT 650

/* Below so many pixels for letters of 100 %, headlines and players shrink. */
#define CRAMPED_WIDTH 270
#define DOTS_96 (96 * 1024)

/* Whether the letters that are chosen in the desktop are large for @width. */
static gboolean
is_cramped (GtkWidget *self,
            int        width)
{
  int dots;

  g_object_get (gtk_widget_get_settings (self), "gtk-xft-dpi",
                &dots, NULL);

  return dots > 0 && (gint64) width * DOTS_96 < (gint64) CRAMPED_WIDTH * dots;
}

/* Makes letters grow with the window as its boards do, because a large screen
 * is seen from farther away; both sides have to be large. */
static void
layout_cb (GtkWidget *self,
           int        width,
           int        height)
{
  static const struct { const char *name; int width, height; } classes[] = {
    { "huge", 2800, 1500 }, { "large", 1700, 950 },
  };
  gboolean given = FALSE;

  ludo_widget_style_set_class (self, "small",
                               width < SMALL_WIDTH || height < SMALL_HEIGHT);
  ludo_widget_style_set_class (self, "cramped",
                               is_cramped (self, width));
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      gboolean fits = !given && width >= classes[i].width
                      && height >= classes[i].height;

      ludo_widget_style_set_class (self, classes[i].name, fits);
      given |= fits;
    }
}

/* Larger letters may leave the window as large as it was. */
static void
letters_cb (GtkWidget *self)
{
  layout_cb (self, gtk_widget_get_width (self),
             gtk_widget_get_height (self));
}

void
ludo_window_letters_follow (GtkWidget *self)
{
  g_return_if_fail (GTK_IS_WINDOW (self) && gtk_widget_get_realized (self));

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self)),
                           "layout", G_CALLBACK (layout_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (self),
                           "notify::gtk-xft-dpi", G_CALLBACK (letters_cb),
                           self, G_CONNECT_SWAPPED);
}
