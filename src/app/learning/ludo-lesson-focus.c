/* ludo-lesson-focus.c: where the focus of LudoLessonPage goes when a part goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-page-private.h"

void
_ludo_lesson_page_leave (LudoLessonPage *self,
                         GtkWidget      *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (gtk_widget_get_focus_child (parent) == widget)
    gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->ring))
                             ? GTK_WIDGET (self->ring)
                             : GTK_WIDGET (self->board));
}

void
_ludo_lesson_page_set_enabled (LudoLessonPage *self,
                               GtkWidget      *widget,
                               gboolean        enabled)
{
  if (!enabled)
    _ludo_lesson_page_leave (self, widget);
  gtk_widget_set_sensitive (widget, enabled);
}
