/* tavli-layout.c: where things are on the board of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board keeps its proportions: three rows of twelve between two lines of
 * labels.  Hands, dice and checkers borne off lie at its right, as in the
 * source sheet, or below it where the picture is narrow.
 */

#include "tavli-layout.h"

#define COLUMNS 12

/* Below this width the twelve columns need all of it. */
#define NARROW 600

/* The shares of a column's width that the gaps between tables and rows
 * take. */
#define TABLE_GAP 0.5
#define ROW_GAP 0.34

/* The height of a tray's caption, the width of a tray that has room for the
 * longest one, and that of one that has room for it in smaller letters, in
 * heights of its letters. */
#define CAPTION 1.4
#define CAPTION_WIDTH 6.2
#define CAPTION_LEAST 5
/* The same for the longest word of a caption; and how many times larger than
 * the labels' letters a caption's may be, to be read from afar. */
#define WORD_WIDTH 4.6
#define CAPTION_MOST 1.5

double
tavli_aspect (double width,
              double height)
{
  double ratio = width / MAX (height, 1);

  if (width < NARROW)
    return CLAMP (ratio, 0.62, 1.2);

  return ratio < 1.1 ? CLAMP (ratio, 0.62, 0.95) : CLAMP (ratio, 1.35, 1.9);
}

/* The columns count from the left: cell 12 is in column 0, cell 1 in 11. */
static double
column_x (const LudoRect *rows,
          double          column_width,
          int             column)
{
  return rows->x + column_width * (column + (column >= 6 ? TABLE_GAP : 0));
}

static void
place_cells (TavliLayout    *layout,
             const LudoRect *rows)
{
  double width = rows->width / (COLUMNS + TABLE_GAP);
  double gap = width * ROW_GAP;
  double middle = MIN (width * 1.04, (rows->height - 2 * gap) * 0.26);
  double outer = (rows->height - middle - 2 * gap) / 2;
  double middle_y = rows->y + outer + gap;

  for (int column = 0; column < COLUMNS; column++)
    {
      double x = column_x (rows, width, column);
      int m = COLUMNS - column;

      layout->cells[m] = (LudoRect) { x, rows->y, width, outer };
      layout->cells[tavli_waiting_place (m)] =
        (LudoRect) { x, middle_y, width, middle };
      layout->cells[COLUMNS + 1 + column] =
        (LudoRect) { x, middle_y + middle + gap, width, outer };
    }

  layout->checker = MIN (MIN (width * 0.92, middle * 0.92), outer * 0.42);
}

/* The dice come to rest in @layout->tray, at the foot of the tower. */
static void
place_slots (TavliLayout *layout)
{
  const LudoRect *tray = &layout->tray;
  double length = tray->width / TAVLI_SLOTS;

  for (int i = 0; i < TAVLI_SLOTS; i++)
    layout->slots[i] =
      (LudoRect) { tray->x + i * length, tray->y, length, tray->height };
}

/* The trays of both sides lie side by side or, where the letters are large, one
 * above the other, each as wide as the panel.  On paper they keep their
 * places. */
static void
place_beside (TavliLayout     *layout,
              const LudoScene *scene,
              const LudoRect  *panel)
{
  double gap = panel->width * 0.05;
  double half = (panel->width - gap) / 2;
  gboolean above = scene->smallest <= 0 && half < CAPTION_LEAST * layout->label;
  double height = panel->height * (above ? 0.35 : scene->smallest > 0 ? 0.27
                                           : 0.3);
  double tower_y = panel->y + height + gap;
  double dice_height = panel->height - 2 * height - 2 * gap;
  double tray_height = MIN (dice_height * 0.38, panel->width / 2);
  LudoRect tray = { panel->x, panel->y, above ? panel->width : half,
                    above ? (height - gap) / 2 : height };

  for (int seat = 0; seat < 2; seat++)
    {
      layout->hands[seat] = layout->offs[seat] = tray;
      layout->offs[seat].y += panel->height - height;
      tray.x += above ? 0 : half + gap;
      tray.y += above ? tray.height + gap : 0;
    }

  layout->tower = (LudoRect) { panel->x, tower_y, panel->width,
                               dice_height - tray_height };
  layout->tray = (LudoRect) { panel->x, tower_y + layout->tower.height,
                              panel->width, tray_height };
}

static void
place_below (TavliLayout     *layout,
             const LudoScene *scene,
             const LudoRect  *panel)
{
  double gap = panel->width * 0.02;
  /* On paper, where letters have a least size, the captions may need more. */
  double side = MAX (panel->width * 0.27,
                     MIN (panel->width * 0.34,
                          CAPTION_WIDTH * scene->smallest));
  double half = (panel->height - gap) / 2;
  double dice_x = panel->x + side + gap;
  double dice_width = panel->width - 2 * side - 2 * gap;
  double tray_height = MAX (panel->height * 0.42, MIN (panel->height, 30));

  for (int seat = 0; seat < 2; seat++)
    {
      double y = panel->y + seat * (half + gap);

      layout->hands[seat] = (LudoRect) { panel->x, y, side, half };
      layout->offs[seat] =
        (LudoRect) { panel->x + panel->width - side, y, side, half };
    }

  layout->tower = (LudoRect) { dice_x, panel->y, dice_width,
                               panel->height - tray_height };
  layout->tray = (LudoRect) { dice_x, panel->y + layout->tower.height,
                              dice_width, tray_height };
}

/* On paper, where the letters have a least size, the captions are written as
 * the labels are; elsewhere they are as large as the trays allow, each word of
 * them on a line of its own where the trays are narrow and high. */
static void
place_captions (TavliLayout     *layout,
                const LudoScene *scene)
{
  const LudoRect *tray = &layout->hands[0];
  gboolean upright = tray->height > tray->width * 1.3;

  layout->caption_lines = scene->bilingual ? 2 : 1;
  layout->caption_letters = layout->label * 0.95;
  if (scene->smallest <= 0 && !scene->bilingual)
    {
      double room =
        upright ? MIN (tray->width / WORD_WIDTH, tray->height * 0.15)
                : MIN (tray->width / CAPTION_WIDTH, tray->height * 0.28);

      layout->caption_lines = upright ? 2 : 1;
      layout->caption_letters = CLAMP (room, layout->caption_letters,
                                       layout->label * CAPTION_MOST);
    }
  layout->caption = CAPTION * layout->caption_lines * layout->caption_letters
                    / 0.95;
}

void
tavli_layout_init (TavliLayout     *layout,
                   const LudoScene *scene)
{
  double width = scene->width, height = scene->height;
  double margin = MAX (2, MIN (width, height) * 0.012);
  LudoRect inside = { margin, margin, width - 2 * margin,
                      height - 2 * margin };
  LudoRect panel = inside, rows;
  double padding, strip, column;

  *layout = (TavliLayout) { .slab = inside };
  layout->stacked = width < NARROW || width / height < 1.1;

  if (layout->stacked)
    {
      panel.height = CLAMP (inside.height * 0.26,
                            MIN (78, inside.height
                                       * (scene->bilingual ? 0.3 : 0.4)),
                            inside.width * 0.42);
      /* Make the panel higher for a second line in the captions of both trays;
       * in a small picture the cells become smaller for it. */
      if (scene->bilingual)
        panel.height += 2 * CAPTION * scene->smallest;
      panel.y = height - margin - panel.height;
      layout->slab.height -= panel.height + margin;
    }
  else
    {
      panel.width = CLAMP (inside.width * 0.19, 140, inside.height * 0.42);
      panel.x = width - margin - panel.width;
      layout->slab.width -= panel.width + 2 * margin;
    }

  layout->frame = margin * 1.1;
  /* Make the padding smaller on paper, because the board of a kit has to fit on
   * a sheet with its frame. */
  padding = margin * (scene->smallest > 0 ? 1.4 : 1.8);
  column = (layout->slab.width - 2 * padding) / (COLUMNS + TABLE_GAP);
  layout->label = CLAMP (MAX (scene->font_size * 0.9, column * 0.27), 7,
                         MIN (column * 0.6, layout->slab.height * 0.055));
  layout->label = MAX (layout->label, scene->smallest);
  strip = layout->label * 1.4 + layout->frame;
  rows = (LudoRect) {
    layout->slab.x + padding, layout->slab.y + strip,
    layout->slab.width - 2 * padding, layout->slab.height - 2 * strip,
  };
  layout->unit = MAX (1, column / 34);

  place_cells (layout, &rows);
  if (layout->stacked)
    place_below (layout, scene, &panel);
  else
    place_beside (layout, scene, &panel);
  place_captions (layout, scene);
  place_slots (layout);
}

int
tavli_board_place (int place,
                   int seat)
{
  if (place == TAVLI_HAND)
    return TAVLI_PLACE_HAND + seat;
  if (place == TAVLI_OFF)
    return TAVLI_PLACE_OFF + seat;

  return place;
}

gboolean
tavli_layout_bounds (const TavliLayout *layout,
                     const int         *numbers,
                     int                place,
                     LudoRect          *bounds)
{
  if (place == TAVLI_PLACE_THROW)
    *bounds = (LudoRect) { layout->tower.x, layout->tower.y,
                           layout->tower.width,
                           layout->tower.height + layout->tray.height };
  else if (place <= TAVLI_WAITING_LAST)
    *bounds = layout->cells[place];
  else if (place < TAVLI_PLACE_OFF)
    *bounds = layout->hands[place - TAVLI_PLACE_HAND];
  else if (place < TAVLI_PLACE_NUMBER)
    *bounds = layout->offs[place - TAVLI_PLACE_OFF];
  else
    {
      for (int i = 0; i < TAVLI_SLOTS; i++)
        if (numbers[i] == place - TAVLI_PLACE_NUMBER + 1)
          {
            *bounds = layout->slots[i];
            return TRUE;
          }

      return FALSE;
    }

  return TRUE;
}

/* Checkers in hand lie in three rows, or in one where the tray is low. */
static TavliSpot
hand_spot (const TavliLayout *layout,
           int                seat,
           int                index)
{
  const LudoRect *hand = &layout->hands[seat];
  gboolean upright = hand->height > hand->width * 1.3;
  double rim = 3 * layout->unit;
  double top = hand->y + layout->caption;
  double height = hand->y + hand->height - top;
  double length = (upright ? height : hand->width) - 2 * rim;
  double breadth = (upright ? hand->width : height) - 2 * rim;
  int rows = breadth < 1.6 * layout->checker ? 1 : 3;
  int columns = TAVLI_CHECKERS / rows;
  double size = MIN (MIN (layout->checker, length / 3),
                     rows == 1 ? breadth : breadth / 2.1);
  double along = size / 2 + index % columns * (length - size) / (columns - 1);
  double across = rows == 1 ? breadth / 2
                  : size / 2 + index / columns * (breadth - size) / 2;

  return upright
    ? (TavliSpot) { hand->x + rim + across, top + rim + along, size }
    : (TavliSpot) { hand->x + rim + along, top + rim + across, size };
}

/* On a cell of the middle row that both sides share, White lies at the upper
 * left and Black at the lower right; a second checker of the same side lies on
 * the first. */
static TavliSpot
waiting_spot (const TavliLayout *layout,
              const TavliState  *state,
              int                seat,
              int                place,
              int                index)
{
  const LudoRect *cell = &layout->cells[place];
  gboolean shared = tavli_checkers (state, !seat, place) > 0;
  double room = MIN (cell->width, cell->height);
  double size = shared ? room * 0.62 : room * 0.84;
  double side = !shared ? 0 : seat == TAVLI_WHITE ? -1 : 1;

  return (TavliSpot) {
    cell->x + cell->width / 2 + side * (cell->width * 0.96 - size) / 2,
    cell->y + cell->height / 2 + side * (cell->height * 0.96 - size) / 2
    - MIN (index, 2) * size * 0.05,
    size,
  };
}

TavliSpot
tavli_layout_spot (const TavliLayout *layout,
                   const TavliState  *state,
                   int                seat,
                   int                place,
                   int                index,
                   int                n)
{
  const LudoRect *cell;
  double size = layout->checker, step, rim, along;

  if (place == TAVLI_HAND)
    return hand_spot (layout, seat, index);
  if (tavli_is_waiting_place (place))
    return waiting_spot (layout, state, seat, place, index);

  /* Put the checkers in a row from the rim of the board towards its middle,
   * closer together if there are many. */
  cell = &layout->cells[place];
  rim = (cell->width - size) / 2;
  step = n > 1 ? MIN (size, (cell->height - size - 2 * rim) / (n - 1)) : 0;
  along = rim + size / 2 + index * step;

  return (TavliSpot) {
    cell->x + cell->width / 2,
    place <= TAVLI_WAITING_CELLS ? cell->y + along
                                 : cell->y + cell->height - along,
    size,
  };
}

LudoRect
tavli_layout_off (const TavliLayout *layout,
                  int                seat,
                  int                index)
{
  const LudoRect *off = &layout->offs[seat];
  gboolean upright = off->height > off->width * 1.3;
  double rim = 3 * layout->unit;
  double caption = layout->caption;
  double length = (upright ? off->height - caption : off->width) - 2 * rim;
  double breadth = (upright ? off->width : off->height - caption) - 2 * rim;
  double pitch = length / TAVLI_CHECKERS;

  /* The checkers off the board stand on edge, side by side, from the foot or
   * from the left. */
  return upright
    ? (LudoRect) { off->x + rim, off->y + off->height - rim
                                 - (index + 1) * pitch,
                   breadth, pitch * 0.86 }
    : (LudoRect) { off->x + rim + index * pitch, off->y + caption + rim,
                   pitch * 0.86, breadth };
}
