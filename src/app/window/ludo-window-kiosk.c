/* ludo-window-kiosk.c: a window that stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For a table in a library or an exhibition: the window fills the screen, is
 * not closed by its own keys and menus, and reaches for no files and no
 * printers.  What lies around it (other programs, the keys of the desktop) is
 * the session's to lock.
 */

#define G_LOG_DOMAIN "ludo-window-kiosk"

#include "config.h"

#include "app/window/ludo-window-private.h"

/* What somebody who should stay at the table must not do.  The application
 * holds back its own. */
static const char *const held_back[] = {
  "win.open", "win.save", "win.print",
};

/* A session may still shrink the window; it fills the screen again. */
static void
fullscreened_cb (LudoWindow *self)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_fullscreen (GTK_WINDOW (self));
}

void
ludo_window_set_kiosk (LudoWindow *self)
{
  GtkWindow *window;

  g_return_if_fail (LUDO_IS_WINDOW (self));

  if (self->kiosk)
    return;

  window = GTK_WINDOW (self);
  self->kiosk = TRUE;
  gtk_window_set_deletable (window, FALSE);
  _ludo_window_place_header (self);
  gtk_window_fullscreen (window);
  g_signal_connect (self, "notify::fullscreened",
                    G_CALLBACK (fullscreened_cb), NULL);
  _ludo_window_update_actions (self);
}

gboolean
ludo_window_get_kiosk (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), FALSE);

  return self->kiosk;
}

void
_ludo_window_hold_back (LudoWindow *self)
{
  if (!self->kiosk)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (held_back); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), held_back[i], FALSE);
  /* Elsewhere it would only leave the full screen. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.fullscreen",
                                 g_str_equal (ludo_window_get_page (self),
                                              "play"));
}
