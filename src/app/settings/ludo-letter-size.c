/* ludo-letter-size.c: how large the letters of a window are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings/ludo-letter-size.h"

#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

/* The width below which a window is cramped, in pixels at letters of 100 %. */
#define CRAMPED_WIDTH 270

/* Letters of 100 %, in 1024ths of a dot an inch. */
#define DOTS_96 (96 * 1024)

/* Below this width or this height, in pixels, long headlines shrink. */
#define SMALL_WIDTH 500
#define SMALL_HEIGHT 650

/* Makes letters grow with the window as its boards do, because a large screen
 * is seen from farther away; both sides have to be large. */
static void
grow_cb (GtkWidget *self,
         int        width,
         int        height)
{
  static const struct { const char *name; int width, height; } classes[] = {
    { "huge", 2800, 1500 }, { "large", 1700, 950 },
  };
  gboolean given = FALSE;

  ludo_widget_style_set_class (self, "small",
                               width < SMALL_WIDTH || height < SMALL_HEIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      gboolean fits = !given && width >= classes[i].width
                      && height >= classes[i].height;

      ludo_widget_style_set_class (self, classes[i].name, fits);
      given |= fits;
    }
}

static void
update (GtkWidget *window,
        int        width)
{
  int dots;

  g_object_get (gtk_widget_get_settings (window), "gtk-xft-dpi", &dots, NULL);
  ludo_widget_style_set_class (window, "cramped",
                               dots > 0 && (gint64) width * DOTS_96
                                             < (gint64) CRAMPED_WIDTH * dots);
}

static void
layout_cb (GtkWidget *window,
           int        width)
{
  update (window, width);
}

/* Updates the window without a new layout, because letters may grow without a
 * change of its size. */
static void
letters_cb (GtkWidget *window)
{
  update (window, gtk_widget_get_width (window));
}

static void
realize_cb (GtkWidget *window,
            gpointer   grows)
{
  ludo_signal_connect (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                       layout_cb, window);
  if (GPOINTER_TO_INT (grows))
    ludo_signal_connect (gtk_native_get_surface (GTK_NATIVE (window)),
                         "layout", grow_cb, window);
}

void
ludo_letter_size_follow (GtkWidget *window,
                         gboolean   grows)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (window, "realize", G_CALLBACK (realize_cb),
                    GINT_TO_POINTER (grows));
  ludo_signal_connect (gtk_settings_get_default (), "notify::gtk-xft-dpi",
                       letters_cb, window);
}
