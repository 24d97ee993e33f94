/* ludo-drop-down.c: drop-downs that fit into a narrow window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-drop-down.h"

#include "board/ludo-widget-style.h"

#define RESOURCES "/io/github/ludotheque/Ludotheque/"

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

/* Makes the list as wide as its longest item, as GTK makes it only as wide as
 * the closed drop-down. */
static void
widen (GtkWidget *popover)
{
  GtkWidget *scroller = find (popover, GTK_TYPE_SCROLLED_WINDOW);

  if (scroller != NULL)
    gtk_scrolled_window_set_propagate_natural_width
      (GTK_SCROLLED_WINDOW (scroller), TRUE);
}

/* Moves the focus to the selected row, as GTK moves it to the first, so that
 * Down and Return would always choose the second. */
static void
show_cb (GtkWidget *popover)
{
  GtkWidget *list = find (popover, GTK_TYPE_LIST_VIEW);

  if (list == NULL)
    return;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED)
      gtk_widget_grab_focus (row);
}

void
ludo_drop_down_begin_at_chosen (GtkDropDown *drop_down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      {
        g_signal_handlers_disconnect_by_func (child, show_cb, NULL);
        g_signal_connect (child, "show", G_CALLBACK (show_cb), NULL);
        widen (child);
      }
}

static void
set_factories (GtkDropDown *drop_down,
               const char  *closed_resource)
{
  g_autoptr (GtkListItemFactory) closed =
    gtk_builder_list_item_factory_new_from_resource (NULL, closed_resource);
  g_autoptr (GtkListItemFactory) open =
    gtk_builder_list_item_factory_new_from_resource
      (NULL, RESOURCES "ludo-drop-down-open.ui");

  ludo_drop_down_begin_at_chosen (drop_down);
  gtk_drop_down_set_factory (drop_down, closed);
  gtk_drop_down_set_list_factory (drop_down, open);
}

void
ludo_drop_down_shorten (GtkDropDown *drop_down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  set_factories (drop_down, RESOURCES "ludo-drop-down-closed.ui");
}

static void
measure (GtkWidget      *drop_down,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (drop_down), orientation,
                      for_size, minimum, natural, NULL, NULL);
}

static void
allocate (GtkWidget *drop_down,
          int        width,
          int        height,
          int        baseline)
{
  GtkWidget *popover = find (drop_down, GTK_TYPE_POPOVER);

  gtk_widget_size_allocate (gtk_widget_get_first_child (drop_down),
                            &(GtkAllocation) { 0, 0, width, height }, -1);
  if (popover == NULL)
    return;
  gtk_widget_set_size_request (popover, width, -1);
  gtk_widget_queue_resize (popover);
  gtk_popover_present (GTK_POPOVER (popover));
}

void
ludo_drop_down_wrap (GtkDropDown *drop_down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  /* Otherwise GTK would request the height of one line at any width. */
  ludo_widget_style_set_layout (GTK_WIDGET (drop_down), measure, allocate);
  set_factories (drop_down, RESOURCES "ludo-drop-down-wrapped.ui");
}
