/* chisolo-layout.c: where everything lies on the board of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-layout.h"

#include "drawing/ludo-geometry.h"
#include "games/chisolo/drawing/chisolo-board.h"
#include "games/chisolo/drawing/chisolo-paint.h"

/* All in units.  The left and lower margins have room for the labels. */
#define MARGIN 0.3
#define LABELS 0.45
#define DIVIDE 0.36             /* between the two camps */
#define SPACE 0.2               /* between the camps and what is beside them */
#define BADGE_WIDTH 2.1
#define BADGE_HEIGHT 1.2
#define COLUMNS 7.0
#define ROWS (4.0 + DIVIDE)

#define WIDE_WIDTH (LABELS + COLUMNS + SPACE + BADGE_WIDTH + MARGIN)
#define WIDE_HEIGHT (MARGIN + ROWS + LABELS)
#define TALL_WIDTH (LABELS + COLUMNS + MARGIN)
#define TALL_HEIGHT (MARGIN + BADGE_HEIGHT + SPACE + ROWS + LABELS \
                     + BADGE_HEIGHT + MARGIN)

/* The part of its square that belongs to a hole. */
#define HOLE_TARGET 0.94

/* Either half of the choice of direction.  It lies in the strip beside the row
 * of its hole, between the camps or outside of them, and reaches to the hollows
 * but covers none.  If that strip is too low for the letters of the interface,
 * the choice lies in the highest one, perhaps beyond the player's outer row. */
#define CHOICE_WIDTH 1.75
#define CHOICE_WIDTH_MAX (COLUMNS / 2)
#define CHOICE_HEIGHT (DIVIDE + 1 - 2 * CHOICE_FROM)
#define CHOICE_FROM CHISOLO_HOLE_RADIUS

/* The height of a line and the width of a letter, in sizes of the font. */
#define LINE_HEIGHT 1.5
#define LETTER_WIDTH 0.65

static double
wide_unit (double width,
           double height)
{
  return MIN (width / WIDE_WIDTH, height / WIDE_HEIGHT);
}

static double
tall_unit (double width,
           double height)
{
  return MIN (width / TALL_WIDTH, height / TALL_HEIGHT);
}

double
chisolo_layout_aspect (double width,
                       double height)
{
  return wide_unit (width, height) >= tall_unit (width, height)
         ? WIDE_WIDTH / WIDE_HEIGHT : TALL_WIDTH / TALL_HEIGHT;
}

static LudoRect
rect_of (const ChisoloLayout *layout,
         double               x,
         double               y,
         double               width,
         double               height)
{
  return (LudoRect) {
    layout->x + x * layout->unit, layout->y + y * layout->unit,
    width * layout->unit, height * layout->unit,
  };
}

void
chisolo_layout_init (ChisoloLayout *layout,
                     double         width,
                     double         height)
{
  double wide = wide_unit (width, height);
  double tall = tall_unit (width, height);
  const double beside = COLUMNS + SPACE;
  const double below = ROWS + LABELS;

  if (wide >= tall)
    {
      layout->unit = wide;
      layout->x = (width - WIDE_WIDTH * wide) / 2 + LABELS * wide;
      layout->y = (height - WIDE_HEIGHT * wide) / 2 + MARGIN * wide;
      layout->badges[CHISOLO_NORTH] = rect_of (layout, beside, 0, BADGE_WIDTH,
                                               BADGE_HEIGHT);
      layout->badges[CHISOLO_SOUTH] = rect_of (layout, beside,
                                               ROWS - BADGE_HEIGHT,
                                               BADGE_WIDTH, BADGE_HEIGHT);
      layout->reserve = rect_of (layout, beside, BADGE_HEIGHT + SPACE,
                                 BADGE_WIDTH,
                                 ROWS - 2 * (BADGE_HEIGHT + SPACE));
    }
  else
    {
      layout->unit = tall;
      layout->x = (width - TALL_WIDTH * tall) / 2 + LABELS * tall;
      layout->y = (height - TALL_HEIGHT * tall) / 2
                  + (MARGIN + BADGE_HEIGHT + SPACE) * tall;
      layout->badges[CHISOLO_NORTH] = rect_of (layout, COLUMNS - BADGE_WIDTH,
                                               -SPACE - BADGE_HEIGHT,
                                               BADGE_WIDTH, BADGE_HEIGHT);
      layout->badges[CHISOLO_SOUTH] = rect_of (layout, 0, below, BADGE_WIDTH,
                                               BADGE_HEIGHT);
      layout->reserve = rect_of (layout, BADGE_WIDTH + SPACE, below,
                                 COLUMNS - BADGE_WIDTH - SPACE, BADGE_HEIGHT);
    }

  layout->camps[CHISOLO_NORTH] = rect_of (layout, 0, 0, COLUMNS, 2);
  layout->camps[CHISOLO_SOUTH] = rect_of (layout, 0, 2 + DIVIDE, COLUMNS, 2);
}

void
chisolo_layout_hole (const ChisoloLayout *layout,
                     int                  cell,
                     double              *x,
                     double              *y)
{
  int seat = cell / CHISOLO_HOLES;
  int hole = cell % CHISOLO_HOLES;
  int row = chisolo_hole_row (seat, hole);

  *x = layout->x + (chisolo_hole_column (seat, hole) + 0.5) * layout->unit;
  *y = layout->y + (3.5 - row + (row < 2 ? DIVIDE : 0)) * layout->unit;
}

/* Whether the scene offers @place now. */
static gboolean
is_offered (const LudoScene *scene,
            int              place)
{
  const ChisoloState *state = (const ChisoloState *) scene->state;

  /* Paper shows no buttons, because they cannot be pressed there. */
  if (scene->smallest > 0 && place > CHISOLO_PLACE_RESERVE)
    return FALSE;

  switch (place)
    {
    case CHISOLO_PLACE_ANTICLOCKWISE:
    case CHISOLO_PLACE_CLOCKWISE:
      return chisolo_places_direction_due (state, scene->path, scene->n_path);

    case CHISOLO_PLACE_DECLINE:
      return chisolo_places_third_due (state, scene->path, scene->n_path);

    case CHISOLO_PLACE_PASS:
      return chisolo_places_pass_due (state);

    default:
      return place >= 0 && place < CHISOLO_N_PLACES;
    }
}

/* Returns: the strip for the choice of direction at @cell, of the width of the
 * holes. */
static LudoRect
choice_strip (const LudoScene     *scene,
              const ChisoloLayout *layout,
              int                  cell)
{
  gboolean is_south = cell / CHISOLO_HOLES == CHISOLO_SOUTH;
  gboolean is_inner = chisolo_is_inner (cell % CHISOLO_HOLES);
  const LudoRect *camp = &layout->camps[cell / CHISOLO_HOLES];
  double edge = (0.5 - CHOICE_FROM) * layout->unit;
  double usual = CHOICE_HEIGHT * layout->unit;
  double line = LINE_HEIGHT * scene->font_size;
  double beyond = MIN (MAX (usual, line),
                       edge + (is_south
                                 ? scene->height - camp->y - camp->height
                                 : camp->y));
  LudoRect strip = { camp->x, camp->y, camp->width, usual };
  gboolean lies_beyond = is_inner ? usual < MIN (line, beyond)
                                  : beyond >= MIN (line, usual);

  if (lies_beyond)
    strip.height = beyond;
  strip.y += is_south == lies_beyond ? camp->height - edge
                                     : edge - strip.height;

  return strip;
}

/* Returns: how wide either half of the choice is, so that the longer of the two
 * words has the letters of the interface. */
static double
choice_width (const LudoScene     *scene,
              const ChisoloLayout *layout,
              int                  cell)
{
  glong n = MAX (g_utf8_strlen (chisolo_places_way_words
                                  (cell, CHISOLO_PLACE_CLOCKWISE), -1),
                 g_utf8_strlen (chisolo_places_way_words
                                  (cell, CHISOLO_PLACE_ANTICLOCKWISE), -1));

  return CLAMP ((n + 1) * LETTER_WIDTH * scene->font_size,
                CHOICE_WIDTH * layout->unit, CHOICE_WIDTH_MAX * layout->unit);
}

static LudoRect
choice_rect (const LudoScene     *scene,
             const ChisoloLayout *layout,
             int                  cell,
             int                  place)
{
  gboolean on_left = place == chisolo_places_left_choice (cell);
  LudoRect rect = choice_strip (scene, layout, cell);
  double width = choice_width (scene, layout, cell);
  double x, y;

  chisolo_layout_hole (layout, cell, &x, &y);
  x = CLAMP (x, rect.x + width, rect.x + rect.width - width);
  rect.x = on_left ? x - width : x;
  rect.width = width;

  return rect;
}

gboolean
chisolo_layout_bounds (const LudoScene *scene,
                       int              place,
                       LudoRect        *bounds)
{
  ChisoloLayout layout;
  double x, y, size;

  if (!is_offered (scene, place))
    return FALSE;

  chisolo_layout_init (&layout, scene->width, scene->height);
  if (place == CHISOLO_PLACE_RESERVE)
    {
      *bounds = layout.reserve;
      return TRUE;
    }

  if (place == CHISOLO_PLACE_ANTICLOCKWISE || place == CHISOLO_PLACE_CLOCKWISE)
    {
      *bounds = choice_rect (scene, &layout, scene->path[0], place);
      return TRUE;
    }

  if (place >= CHISOLO_CELLS)
    {
      /* The buttons lie on the badge of the player to move. */
      *bounds = layout.badges[((const ChisoloState *) scene->state)->turn];
      return TRUE;
    }

  chisolo_layout_hole (&layout, place, &x, &y);
  size = HOLE_TARGET * layout.unit;
  *bounds = (LudoRect) { x - size / 2, y - size / 2, size, size };

  return TRUE;
}

int
chisolo_layout_place_at (const LudoGeometry *geometry,
                         double              x,
                         double              y)
{
  for (int place = CHISOLO_PLACE_ANTICLOCKWISE;
       place <= CHISOLO_PLACE_CLOCKWISE; place++)
    if (ludo_geometry_contains (geometry, place, x, y))
      return place;

  for (int place = 0; place < CHISOLO_N_PLACES; place++)
    if (ludo_geometry_contains (geometry, place, x, y))
      return place;

  return -1;
}
