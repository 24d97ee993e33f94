/* ludo-announce.c: what a screen reader says at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-announce.h"

#include "board/ludo-compat.h"

/* A revealer maps its child with the first frame of its animation. */
static gboolean
is_shown (GtkWidget *widget)
{
  GtkWidget *revealer = gtk_widget_get_ancestor (widget, GTK_TYPE_REVEALER);

  return gtk_widget_get_mapped (widget)
         || (revealer != NULL && gtk_widget_get_mapped (revealer)
             && gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
}

void
ludo_announce (GtkWidget  *widget,
               const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

  /* The window makes the announcement, because a widget that the screen reader
   * has not visited yet, as most labels, is not on the accessibility bus. */
  if (text[0] != '\0' && is_shown (widget)
      && ludo_compat_announce (GTK_ACCESSIBLE (gtk_widget_get_root (widget)),
                               text))
    return;

  /* GTK 4.8 notifies the bus of a changed name.  In newer GTK a status has no
   * name, and this does nothing. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
ludo_announce_label (GtkLabel   *label,
                     const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label) && text != NULL);

  if (g_str_equal (gtk_label_get_text (label), text))
    return;

  gtk_label_set_text (label, text);
  ludo_announce (GTK_WIDGET (label), text);
}
