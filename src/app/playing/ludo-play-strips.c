/* ludo-play-strips.c: the strips of the players at the edges of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-strips.h"

#include "app/playing/ludo-player-strip.h"
#include "app/widgets/ludo-auto-scroller.h"
#include "board/ludo-widget-style.h"

/* Between two strips of players side by side, in pixels. */
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

/* Returns: how many strips are in @box. */
static int
count_strips (GtkWidget *box)
{
  int n = 0;

  for (GtkWidget *strip = gtk_widget_get_first_child (box); strip != NULL;
       strip = gtk_widget_get_next_sibling (strip))
    n += gtk_widget_should_layout (strip);

  return n;
}

/* Returns: the width of each strip of @box where all of them fit side by side
 * into @width, each in one line; else @width, for one above another. */
static int
width_of_each (GtkWidget *box,
               int        width)
{
  int n = count_strips (box);
  int widest = 0;

  for (GtkWidget *strip = gtk_widget_get_first_child (box); strip != NULL;
       strip = gtk_widget_get_next_sibling (strip))
    if (gtk_widget_should_layout (strip))
      widest = MAX (widest, ludo_player_strip_get_line (LUDO_PLAYER_STRIP
                                                          (strip)));

  return n > 1 && n * (widest + STRIP_GAP) - STRIP_GAP <= width
           ? (width - (n - 1) * STRIP_GAP) / n : width;
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
  int width = for_size < 0 ? G_MAXINT / 4 : for_size;
  int each = orientation == GTK_ORIENTATION_VERTICAL
               ? width_of_each (box, width) : 0;

  *minimum = *natural = 0;
  for (GtkWidget *strip = gtk_widget_get_first_child (box); strip != NULL;
       strip = gtk_widget_get_next_sibling (strip))
    {
      int least, wished;

      if (!gtk_widget_should_layout (strip))
        continue;
      gtk_widget_measure (strip, orientation, each > 0 ? each : -1, &least,
                          &wished, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural += (*natural > 0 ? STRIP_GAP : 0) + wished;
        }
      else
        *minimum = *natural = each < width ? MAX (*natural, wished)
                                           : *natural + wished;
    }
}

static void
allocate (GtkWidget *box,
          int        width,
          int        height,
          int        baseline)
{
  gboolean mirrored = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  int each = width_of_each (box, width);
  GtkAllocation place = { 0, 0, each, height };

  for (GtkWidget *strip = gtk_widget_get_first_child (box); strip != NULL;
       strip = gtk_widget_get_next_sibling (strip))
    {
      GtkAllocation seen;

      if (!gtk_widget_should_layout (strip))
        continue;
      if (each == width)
        place.height = height_of (strip, width, FALSE);
      seen = place;
      if (mirrored)
        seen.x = width - place.x - place.width;
      gtk_widget_size_allocate (strip, &seen, -1);
      if (each < width)
        place.x += each + STRIP_GAP;
      else
        place.y += place.height;
    }
}

void
ludo_play_strips_init (LudoPlayStrips *self)
{
  /* The strip of the first player is before the board, the others across
   * it. */
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
  /* The one before the board, which is a single one, is the last to scroll. */
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
