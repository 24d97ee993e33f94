/* ludo-play-strips.c: the strips of the players at the edges of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-strips.h"

#include "app/playing/ludo-player-strip.h"
#include "app/widgets/ludo-auto-scroller.h"
#include "board/ludo-widget-style.h"

/* The gap between two strips side by side, in pixels. */
#define STRIP_GAP 24

static int
height_of (GtkWidget *widget,
           int        width,
           gboolean   least)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum,
                      &natural, NULL, NULL);

  return least ? minimum : natural;
}

/* The width of @strip in one line. */
static int
line_of (GtkWidget *strip)
{
  int natural;

  gtk_widget_measure (strip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);

  return natural;
}

/* Returns: the width that each strip of @box gets in addition if all fit side
 * by side into @width, each in one line; else -1: one above another. */
static int
spare_of_each (GtkWidget *box,
               int        width)
{
  int n = 0, all = 0;

  for (GtkWidget *strip = gtk_widget_get_first_child (box); strip != NULL;
       strip = gtk_widget_get_next_sibling (strip))
    if (gtk_widget_should_layout (strip))
      {
        all += (n > 0 ? STRIP_GAP : 0) + line_of (strip);
        n++;
      }

  return n > 1 && all <= width ? (width - all) / n : -1;
}

static void
measure (GtkWidget      *box,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int width = for_size < 0 ? G_MAXINT / 4 : for_size;
  int spare = across ? -1 : spare_of_each (box, width);

  *minimum = *natural = 0;
  for (GtkWidget *strip = gtk_widget_get_first_child (box); strip != NULL;
       strip = gtk_widget_get_next_sibling (strip))
    {
      int least, wished;

      if (!gtk_widget_should_layout (strip))
        continue;
      gtk_widget_measure (strip, orientation,
                          across ? -1
                          : spare < 0 ? width : line_of (strip) + spare,
                          &least, &wished, NULL, NULL);
      if (across)
        {
          *minimum = MAX (*minimum, least);
          *natural += (*natural > 0 ? STRIP_GAP : 0) + wished;
        }
      else
        *minimum = *natural = spare < 0 ? *natural + wished
                                        : MAX (*natural, wished);
    }
}

static void
allocate (GtkWidget *box,
          int        width,
          int        height,
          int        baseline)
{
  gboolean mirrored = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  int spare = spare_of_each (box, width);
  GtkAllocation place = { 0, 0, width, height };

  for (GtkWidget *strip = gtk_widget_get_first_child (box); strip != NULL;
       strip = gtk_widget_get_next_sibling (strip))
    {
      GtkAllocation seen;

      if (!gtk_widget_should_layout (strip))
        continue;
      if (spare < 0)
        place.height = height_of (strip, width, FALSE);
      else
        place.width = line_of (strip) + spare;
      seen = place;
      if (mirrored)
        seen.x = width - place.x - place.width;
      gtk_widget_size_allocate (strip, &seen, -1);
      if (spare < 0)
        place.y += place.height;
      else
        place.x += place.width + STRIP_GAP;
    }
}

void
ludo_play_strips_init (LudoPlayStrips *self)
{
  /* The first player's strip is in front of the board, the others across it. */
  GtkWidget *across = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  ludo_widget_style_set_layout (across, measure, allocate);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    {
      self->strips[seat] = ludo_player_strip_new (seat);
      if (seat > 0)
        gtk_box_append (GTK_BOX (across), self->strips[seat]);
    }
  self->far = ludo_auto_scroller_new (across);
  self->near = ludo_auto_scroller_new (self->strips[0]);
}

int
ludo_play_strips_get_width (const LudoPlayStrips *self,
                            gboolean              whole)
{
  int widest = 0;

  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    {
      int least, natural;

      gtk_widget_measure (self->strips[seat], GTK_ORIENTATION_HORIZONTAL, -1,
                          &least, &natural, NULL, NULL);
      widest = MAX (widest, whole ? natural : least);
    }

  return widest;
}

int
ludo_play_strips_get_height (const LudoPlayStrips *self,
                             int                   width,
                             gboolean              least)
{
  return height_of (self->far, width, least)
         + height_of (self->near, width, least);
}

void
ludo_play_strips_divide (const LudoPlayStrips *self,
                         const GtkAllocation  *room,
                         int                   height,
                         GtkAllocation        *far,
                         GtkAllocation        *near)
{
  int wished = height_of (self->far, room->width, FALSE);

  *far = *near = *room;
  near->height = height_of (self->near, room->width, FALSE);
  /* The single strip in front of the board is the last to scroll. */
  if (wished + near->height > height)
    wished = MAX (height - near->height,
                  height_of (self->far, room->width, TRUE));
  far->height = wished;
  near->height = CLAMP (near->height, height_of (self->near, room->width, TRUE),
                        MAX (height - wished,
                             height_of (self->near, room->width, TRUE)));
  near->y = room->y + room->height - near->height;
}

void
ludo_play_strips_narrow (LudoPlayStrips *self,
                         GtkWidget      *area,
                         int             width,
                         GtkAllocation  *box)
{
  graphene_rect_t strip;
  int seat = GAME_SEATS_MAX - 1;

  while (seat > 1 && !gtk_widget_get_visible (self->strips[seat]))
    seat--;
  if (seat > 1
      && gtk_widget_compute_bounds (self->strips[seat], area, &strip)
      && strip.size.width >= width)
    {
      box->x = strip.origin.x;
      box->width = strip.size.width;
    }
}
