/* narrow.c: what is asked of a window in the narrowest screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "narrow.h"

#include "app/widgets/ludo-title.h"
#include "hand.h"

int
narrow_least (GtkWidget      *widget,
              GtkOrientation  orientation,
              int             for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL,
                      NULL);

  return minimum;
}

int
narrow_least_inside (GtkWidget      *window,
                     GtkOrientation  orientation,
                     int             for_size)
{
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (window));
  int content = narrow_least (gtk_window_get_child (GTK_WINDOW (window)),
                              orientation, for_size);
  int title = bar != NULL ? narrow_least (bar, orientation, for_size) : 0;

  return orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (content, title)
                                                   : content + title;
}

void
narrow_check (GtkWidget  *window,
              int         letters,
              const char *what)
{
  int width;

  hand_settle (window);
  width = narrow_least_inside (window, GTK_ORIENTATION_HORIZONTAL, -1);
  if (width > NARROW_WIDTH)
    g_error ("%s, letters of %d %%: %d pixels wide", what, letters, width);
}

void
narrow_check_words (GtkWidget *widget,
                    gboolean   in_header)
{
  in_header |= GTK_IS_HEADER_BAR (widget);
  if (in_header && GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
      const char *text = pango_layout_get_text (layout);

      for (GSList *l = pango_layout_get_lines_readonly (layout); l != NULL;
           l = l->next)
        {
          int start = ((PangoLayoutLine *) l->data)->start_index;

          if (start > 0 && text[start - 1] != ' ')
            g_error ("“%s” is broken before “%s”", text, text + start);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    narrow_check_words (child, in_header);
}

void
narrow_check_titles (GtkWidget *widget)
{
  if (LUDO_IS_TITLE (widget) && gtk_widget_get_mapped (widget)
      && !ludo_title_fits (LUDO_TITLE (widget)))
    g_error ("The header bar has no room for all of “%s”",
             gtk_window_get_title (GTK_WINDOW (gtk_widget_get_root (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    narrow_check_titles (child);
}
