/* tab-round.c: Tab leads all round a window and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "tab-round.h"

#include <X11/keysym.h>

#include "board/ludo-board-place.h"
#include "reader/ludo-page-view.h"

/* More than there are in any window that is gone round here, pages to read
 * among them. */
#define STOPS_MAX 800

/* More than there are in one label. */
#define LINKS_MAX 20

gboolean
tab_stop_has_moved (gpointer stop)
{
  const TabStop *self = stop;

  return gtk_root_get_focus (GTK_ROOT (self->window)) != self->before;
}

/* Presses Tab, and again within a label, in which each link is a stop.
 * Returns: what has the focus then; borrowed. */
static GtkWidget *
press_tab (GtkWidget  *window,
           gboolean    backwards,
           const char *where)
{
  TabStop stop = { window, gtk_root_get_focus (GTK_ROOT (window)) };

  hand_press_key (XK_Tab, FALSE, backwards);
  for (int i = 0; i < LINKS_MAX && GTK_IS_LABEL (stop.before); i++)
    {
      hand_settle (window);
      if (tab_stop_has_moved (&stop))
        break;
      hand_press_key (XK_Tab, FALSE, backwards);
    }
  hand_wait_until (tab_stop_has_moved, &stop, where);
  hand_settle (window);
  if (gtk_root_get_focus (GTK_ROOT (window)) == NULL)
    g_error ("%s: Tab leads from a %s to nothing", where,
             stop.before != NULL ? G_OBJECT_TYPE_NAME (stop.before) : "-");

  return gtk_root_get_focus (GTK_ROOT (window));
}

/* Whether Tab stops at one of many, which may be another one each time: a place
 * of a board, a row of a list and what is in it, a sentence of a page, which is
 * entered where it was left. */
static gboolean
is_one_of_many (GtkWidget *stop)
{
  while (stop != NULL && !LUDO_IS_BOARD_PLACE (stop)
         && !LUDO_IS_PAGE_VIEW (stop)
         && !g_str_equal (gtk_widget_get_css_name (stop), "row"))
    stop = gtk_widget_get_parent (stop);

  return stop != NULL;
}

/* Goes on to a stop that was met before, since the first stops may change what
 * is shown, and from there once round, on which all are met again that are
 * still there.  Returns: how many. */
static int
go_round (GtkWidget  *window,
          gboolean    backwards,
          const char *where)
{
  g_autoptr (GPtrArray) met = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *start, *stop;
  int n_stops = 0;

  while (is_one_of_many (start = press_tab (window, backwards, where))
         || !g_ptr_array_find (met, start, NULL))
    {
      if (met->len == STOPS_MAX)
        g_error ("%s: Tab does not lead back", where);
      g_ptr_array_add (met, g_object_ref (start));
    }
  for (int i = 0; (stop = press_tab (window, backwards, where)) != start; i++)
    {
      if (i == STOPS_MAX)
        g_error ("%s: Tab does not lead back to its start", where);
      g_ptr_array_remove (met, stop);
      n_stops += !is_one_of_many (stop);
    }
  g_ptr_array_remove (met, start);
  for (guint i = 0; i < met->len; i++)
    if (gtk_widget_get_mapped (met->pdata[i])
        && !is_one_of_many (met->pdata[i]))
      g_error ("%s: Tab leads no more to a %s", where,
               G_OBJECT_TYPE_NAME (met->pdata[i]));

  return n_stops + 1;
}

void
tab_round_check (GtkWidget  *window,
                 const char *where)
{
  int n_stops;

  hand_settle (window);
  n_stops = go_round (window, FALSE, where);
  g_assert_cmpint (n_stops, >, 1);
  g_assert_cmpint (go_round (window, TRUE, where), ==, n_stops);
}
