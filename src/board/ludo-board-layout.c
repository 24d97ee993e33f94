/* ludo-board-layout.c: where the picture and its places stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-board-layout"

#include "config.h"

#include "board/ludo-board-private.h"

#include <glib/gi18n.h>

/* The least room: across, in which every place can still be hit; down, less
 * than that, since in a low window the board gives way to the sentences about
 * it for as long as they are shown. */
#define MIN_WIDTH 300
#define MIN_HEIGHT 64
#define NATURAL_WIDTH 720
#define NATURAL_HEIGHT 540

/* The focus must not vanish with the place that had it: it goes to one that
 * can be picked next, or else to any. */
static void
rescue_focus (LudoBoard *self)
{
  for (int picking = TRUE; picking >= FALSE; picking--)
    for (guint i = 0; i < self->places->len; i++)
      {
        GtkWidget *place = g_ptr_array_index (self->places, i);

        if (gtk_widget_get_visible (place)
            && (!picking || _ludo_board_can_pick (self, (int) i))
            && gtk_widget_grab_focus (place))
          return;
      }
}

void
_ludo_board_show_places (LudoBoard *self)
{
  int focused = _ludo_board_focused_place (self);
  gboolean had_focus = FALSE;
  LudoRect bounds;

  for (guint i = 0; i < self->places->len; i++)
    {
      gboolean seen = ludo_board_get_place_bounds (self, (int) i, &bounds);

      if (!seen && focused == (int) i)
        had_focus = TRUE;
      gtk_widget_set_visible (g_ptr_array_index (self->places, i), seen);
    }

  if (had_focus)
    rescue_focus (self);
}

void
_ludo_board_name_places (LudoBoard *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      LudoBoardPlace *place = g_ptr_array_index (self->places, i);
      g_autofree char *name = self->drawing->describe_place (self->game, i);
      g_autofree char *way = _ludo_board_describe_target (self, (int) i);
      g_autofree char *both = NULL;
      g_autofree char *hinted = NULL;

      if (way != NULL)
        /* Translators: a place and what it holds, then how the man that was
         * picked gets there: "Cell 17, empty; with 2, 5 via 12". */
        both = g_strdup_printf (_("%s; %s"), name, way);
      if (self->hinted[i])
        /* Translators: a place and what it holds, marked by a hint. */
        hinted = g_strdup_printf (_("%s; hint"), both != NULL ? both : name);
      ludo_board_place_set_name (place, hinted != NULL ? hinted
                                        : both != NULL ? both : name);
    }
}

/* The picture takes all the room that its best proportions allow. */
static void
place_picture (LudoBoard *self,
               int        width,
               int        height)
{
  double aspect = self->drawing->aspect (width, height);

  self->area.width = floor (MIN (width, height * aspect));
  self->area.height = floor (MIN (height, width / aspect));
  self->area.x = floor ((width - self->area.width) / 2);
  self->area.y = floor ((height - self->area.height) / 2);
}

void
_ludo_board_remove_places (LudoBoard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_ptr_array_set_size (self->places, 0);
}

void
_ludo_board_add_places (LudoBoard *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  /* Which places are seen may be asked before the first allocation. */
  place_picture (self, MAX (width, MIN_WIDTH), MAX (height, MIN_HEIGHT));
  for (int i = 0; i < self->drawing->n_places; i++)
    {
      GtkWidget *place = ludo_board_place_new (i);

      gtk_widget_set_parent (place, GTK_WIDGET (self));
      g_ptr_array_add (self->places, place);
    }
}

void
_ludo_board_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  LudoBoard *self = LUDO_BOARD (widget);

  /* The places take what they are given, but GTK wants them asked. */
  for (guint i = 0; i < self->places->len; i++)
    gtk_widget_measure (g_ptr_array_index (self->places, i), orientation, -1,
                        NULL, NULL, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    {
      *minimum = MIN_HEIGHT;
      *natural = NATURAL_HEIGHT;
    }
}

void
_ludo_board_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  LudoBoard *self = LUDO_BOARD (widget);

  if (self->game == NULL)
    return;

  place_picture (self, width, height);
  for (guint i = 0; i < self->places->len; i++)
    {
      GtkWidget *place = g_ptr_array_index (self->places, i);
      LudoRect bounds;
      GtkAllocation allocation;
      gboolean seen = ludo_board_get_place_bounds (self, i, &bounds);

      gtk_widget_set_child_visible (place, seen);
      if (!seen)
        continue;

      allocation.x = (int) floor (bounds.x);
      allocation.y = (int) floor (bounds.y);
      allocation.width = MAX (1, (int) ceil (bounds.width));
      allocation.height = MAX (1, (int) ceil (bounds.height));
      gtk_widget_size_allocate (place, &allocation, -1);
    }
}
