/* tavli-paint.c: the colours, letters, checkers and trays of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-paint.h"

#include "drawing/ludo-material.h"
#include "drawing/ludo-sprite-cache.h"

/* The colours of the themes that material and plain share. */
#define LIGHT_COLORS \
  .background = LUDO_COLOR (0xf3efe6), \
  .panel = LUDO_COLOR (0xb98f5c), \
  .tables = { LUDO_COLOR (0xa0704f), LUDO_COLOR (0x6f8068) }, \
  .edge = LUDO_COLOR (0x6e5c42), \
  .hollow = LUDO_COLOR (0x6f8068), \
  .label = LUDO_COLOR (0x2e2519), \
  .hollow_label = LUDO_COLOR (0x0c0906), \
  .checkers = { LUDO_COLOR (0xf0e5cf), LUDO_COLOR (0x1d1917) }, \
  .rims = { LUDO_COLOR (0x5a4831), LUDO_COLOR (0x0b0908) }, \
  .inks = { LUDO_COLOR (0x3a2d1e), LUDO_COLOR (0xf4ece0) }, \
  .die = LUDO_COLOR (0xfdf9ef), \
  .pip = LUDO_COLOR (0x2b1d12), \
  .strike = LUDO_COLOR (0xa3341f), \
  .wood = LUDO_COLOR (0xa8683a)

#define DARK_COLORS \
  .background = LUDO_COLOR (0x1d1a17), \
  .panel = LUDO_COLOR (0x4a3622), \
  .tables = { LUDO_COLOR (0x94644a), LUDO_COLOR (0x64745f) }, \
  .edge = LUDO_COLOR (0x14110e), \
  .hollow = LUDO_COLOR (0x64745f), \
  .label = LUDO_COLOR (0xf1e8d8), \
  .hollow_label = LUDO_COLOR (0xffffff), \
  .checkers = { LUDO_COLOR (0xe9dfca), LUDO_COLOR (0x0f0d0c) }, \
  .rims = { LUDO_COLOR (0x3b2f20), LUDO_COLOR (0x000000) }, \
  .inks = { LUDO_COLOR (0x3a2d1e), LUDO_COLOR (0xf4ece0) }, \
  .die = LUDO_COLOR (0xf6f0e2), \
  .pip = LUDO_COLOR (0x2b1d12), \
  .strike = LUDO_COLOR (0xa3341f), \
  .wood = LUDO_COLOR (0x9a6136)

#define LIGHT_MARBLE .slab = LUDO_COLOR (0xe0d6c2)
#define DARK_MARBLE .slab = LUDO_COLOR (0x443c34)

/* The background lies half-way between the two materials of the checkers, bone
 * and dark stone, so that both stand out from it. */
static const TavliPalette palettes[LUDO_N_THEMES] = {
  [LUDO_THEME_LIGHT] = { LIGHT_COLORS, LIGHT_MARBLE, .shaded = TRUE },
  [LUDO_THEME_PLAIN] = { LIGHT_COLORS, LIGHT_MARBLE },
  [LUDO_THEME_DARK] = { DARK_COLORS, DARK_MARBLE, .shaded = TRUE },
  [LUDO_THEME_PLAIN_DARK] = { DARK_COLORS, DARK_MARBLE },
  [LUDO_THEME_WOOD] = {
    LIGHT_COLORS, .slab = LUDO_COLOR (0xd0a673), .shaded = TRUE,
  },
  [LUDO_THEME_WOOD_DARK] = {
    DARK_COLORS, .slab = LUDO_COLOR (0x5a3b22), .shaded = TRUE,
  },
  [LUDO_THEME_CONTRAST] = {
    .background = LUDO_COLOR (0xffffff),
    .slab = LUDO_COLOR (0xffffff),
    .panel = LUDO_COLOR (0xffffff),
    .tables = { LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) },
    .edge = LUDO_COLOR (0x000000),
    .hollow = LUDO_COLOR (0xffffff),
    .label = LUDO_COLOR (0x000000),
    .hollow_label = LUDO_COLOR (0x000000),
    .checkers = { LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000) },
    .rims = { LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
    .inks = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .die = LUDO_COLOR (0xffffff),
    .pip = LUDO_COLOR (0x000000),
    .strike = LUDO_COLOR (0x000000),
    .wood = LUDO_COLOR (0xffffff),
  },
  [LUDO_THEME_CONTRAST_DARK] = {
    .background = LUDO_COLOR (0x000000),
    .slab = LUDO_COLOR (0x000000),
    .panel = LUDO_COLOR (0x000000),
    .tables = { LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
    .edge = LUDO_COLOR (0xffffff),
    .hollow = LUDO_COLOR (0x000000),
    .label = LUDO_COLOR (0xffffff),
    .hollow_label = LUDO_COLOR (0xffffff),
    .checkers = { LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000) },
    .rims = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .inks = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .die = LUDO_COLOR (0x000000),
    .pip = LUDO_COLOR (0xffffff),
    .strike = LUDO_COLOR (0xffffff),
    .wood = LUDO_COLOR (0x000000),
  },
};

static const LudoColor white = LUDO_COLOR (0xffffff);
static const LudoColor black = LUDO_COLOR (0x000000);

const TavliPalette *
tavli_palette (LudoTheme theme)
{
  return &palettes[theme];
}

void
tavli_fill_rimmed (const TavliBrush *brush,
                   const LudoRect   *rect,
                   double            radius,
                   double            rim,
                   LudoColor         rim_color,
                   LudoColor         color)
{
  LudoRect inner = { rect->x + rim / 2, rect->y + rim / 2, rect->width - rim,
                     rect->height - rim };

  ludo_paint_rounded_rect (brush->cr, &inner, MAX (radius - rim / 2, 0));
  ludo_paint_fill_stroke (brush->cr, color, rim_color, rim);
}

/* A disc; rings are made of two, which takes a third of the time of a stroke
 * along a circle. */
static void
fill_disc (const TavliBrush *brush,
           double            x,
           double            y,
           double            radius,
           LudoColor         color)
{
  ludo_paint_set_color (brush->cr, color, 1);
  ludo_paint_disc (brush->cr, brush->scene, x, y, radius);
}

void
tavli_paint_labels (const TavliBrush *brush)
{
  const TavliLayout *layout = brush->layout;
  double strip = layout->cells[1].y - layout->slab.y - layout->frame;
  char name[8];

  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    {
      const LudoRect *rect = &layout->cells[cell];
      double y = cell <= TAVLI_WAITING_CELLS
                 ? rect->y - strip / 2
                 : rect->y + rect->height + strip / 2;

      g_snprintf (name, sizeof name, "%d", cell);
      ludo_paint_set_color (brush->cr, brush->palette->label, 1);
      ludo_paint_text (brush->cr, brush->scene, name,
                       rect->x + rect->width / 2, y, layout->label, FALSE);
    }
}

void
tavli_paint_waiting_labels (const TavliBrush *brush,
                            const TavliState *state)
{
  const TavliLayout *layout = brush->layout;
  double cell = layout->cells[TAVLI_WAITING_LAST].width, width;
  double size = MIN (layout->label * 0.9, cell * 0.34);
  char name[8] = "m12";

  /* On paper, where letters have a smallest size, the label of the column is
   * enough. */
  width = ludo_paint_text_width (brush->cr, brush->scene, name, size, FALSE);
  if (width > cell * 0.8)
    return;

  ludo_paint_set_color (brush->cr, brush->palette->hollow_label, 1);
  for (int m = 1; m <= TAVLI_WAITING_CELLS; m++)
    {
      const LudoRect *rect = &layout->cells[tavli_waiting_place (m)];

      if (tavli_checkers (state, TAVLI_WHITE, tavli_waiting_place (m)) > 0
          || tavli_checkers (state, TAVLI_BLACK, tavli_waiting_place (m)) > 0)
        continue;
      g_snprintf (name, sizeof name, "m%d", m);
      ludo_paint_text (brush->cr, brush->scene, name,
                       rect->x + rect->width / 2, rect->y + rect->height / 2,
                       size, FALSE);
    }
}

/* The size of a sprite in sizes of its checker, so that the shadow fits too. */
#define CHECKER_REACH 1.4

/* Draws a checker turned from ivory or ebony: a rounded edge, a groove, and a
 * middle that is a little hollow.  That of ebony has an eye of ivory, so that
 * the two differ in more than light and dark.  @id is 1 or 2, or 3 or 4 if a
 * number is to be written in the middle. */
static void
draw_checker (cairo_t         *cr,
              const LudoScene *scene,
              int              id,
              double           reach)
{
  const TavliPalette *palette = tavli_palette (scene->theme);
  const int seat = (id - 1) % 2;
  const LudoColor face = palette->checkers[seat];
  const double shine = seat == TAVLI_WHITE ? 0.75 : 0.3;
  const double shade = seat == TAVLI_WHITE ? 0.22 : 0.5;
  const double r = reach / CHECKER_REACH;
  LudoRect edge = { -r * 0.96, -r * 0.96, r * 1.92, r * 1.92 };
  LudoRect groove = { -r * 0.74, -r * 0.74, r * 1.48, r * 1.48 };

  ludo_paint_drop (cr, 0, 0, r, 0);
  ludo_paint_circle (cr, 0, 0, r);
  ludo_paint_fill (cr, palette->rims[seat]);
  ludo_paint_circle (cr, 0, 0, r * 0.96);
  ludo_paint_set_dome (cr, ludo_color_mix (face, white, shine * 0.2), 0, 0, r,
                       shade);
  cairo_fill (cr);
  ludo_paint_bevel (cr, &edge, r, r * 0.1);
  ludo_paint_circle (cr, 0, 0, r * 0.74);
  ludo_paint_fill (cr, ludo_color_mix (face, black, shade));
  /* A hollow is bright where a dome is dark. */
  cairo_rotate (cr, G_PI);
  ludo_paint_circle (cr, 0, 0, r * 0.7);
  ludo_paint_set_dome (cr, face, 0, 0, r * 0.9, shine * 0.25);
  cairo_fill (cr);
  cairo_rotate (cr, G_PI);
  ludo_paint_bevel (cr, &groove, r, r * 0.05);
  if (id > 2)
    return;

  ludo_paint_circle (cr, 0, 0, r * 0.36);
  ludo_paint_stroke (cr, ludo_color_mix (face, palette->inks[seat], 0.35),
                     r * 0.05);
  if (seat == TAVLI_WHITE)
    return;

  ludo_paint_circle (cr, 0, 0, r * 0.2);
  ludo_paint_set_dome (cr, ludo_color_mix (palette->inks[seat], face, 0.25), 0,
                       0, r * 0.2, 0.3);
  cairo_fill (cr);
}

/* Paints a checker in one colour, with a rim. */
static void
paint_flat_checker (const TavliBrush *brush,
                    int               seat,
                    const TavliSpot  *spot,
                    gboolean          counted)
{
  const TavliPalette *palette = brush->palette;
  const double r = spot->size / 2, rim = MAX (1, spot->size * 0.08);

  fill_disc (brush, spot->x, spot->y, r, palette->rims[seat]);
  fill_disc (brush, spot->x, spot->y, r - rim * 0.8, palette->checkers[seat]);
  if (counted)
    return;

  fill_disc (brush, spot->x, spot->y, r * 0.62, palette->inks[seat]);
  fill_disc (brush, spot->x, spot->y, r * 0.62 - rim * 0.5,
             palette->checkers[seat]);
  if (seat == TAVLI_BLACK)
    fill_disc (brush, spot->x, spot->y, r * 0.22, palette->inks[seat]);
}

void
tavli_paint_checker (const TavliBrush *brush,
                     int               seat,
                     const TavliSpot  *spot,
                     int               count)
{
  char text[4];

  if (brush->palette->shaded)
    ludo_paint_sprite (brush->cr, brush->scene,
                       1 + seat + (count > 0 ? 2 : 0), spot->x, spot->y,
                       spot->size / 2 * CHECKER_REACH, draw_checker);
  else
    paint_flat_checker (brush, seat, spot, count > 0);
  if (count == 0)
    return;

  g_snprintf (text, sizeof text, "%d", count);
  /* A number larger than the checker needs a plate of the checker's colour. */
  if (brush->scene->smallest > spot->size * 0.7)
    fill_disc (brush, spot->x, spot->y, brush->scene->smallest * 0.75,
               brush->palette->checkers[seat]);
  ludo_paint_set_color (brush->cr, brush->palette->inks[seat], 1);
  ludo_paint_text (brush->cr, brush->scene, text, spot->x, spot->y,
                   spot->size * 0.5, TRUE);
}

void
tavli_paint_lifted (const TavliBrush *brush,
                    int               seat,
                    const TavliSpot  *spot,
                    double            height)
{
  TavliSpot lifted = { spot->x, spot->y - 0.16 * height * spot->size,
                       spot->size * (1 + 0.1 * height) };

  if (!brush->palette->shaded || height < 0.01)
    {
      tavli_paint_checker (brush, seat, &lifted, 0);
      return;
    }

  /* The checker is drawn without a sprite, because its size differs in every
   * frame. */
  ludo_paint_drop (brush->cr, spot->x, spot->y, spot->size / 2,
                   0.16 * height * spot->size);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, lifted.x, lifted.y);
  draw_checker (brush->cr, brush->scene, 1 + seat,
                lifted.size / 2 * CHECKER_REACH);
  cairo_restore (brush->cr);
}

void
tavli_paint_edge_checker (const TavliBrush *brush,
                          int               seat,
                          const LudoRect   *rect)
{
  double thickness = MIN (rect->width, rect->height);

  tavli_fill_rimmed (brush, rect, thickness * 0.3, MAX (0.7, thickness * 0.1),
                     brush->palette->rims[seat],
                     brush->palette->checkers[seat]);
  if (brush->palette->shaded)
    ludo_paint_bevel (brush->cr, rect, thickness * 0.3, thickness * 0.25);
}

/* Returns: the width of the rim of a tray, in units.  It is thinner on paper,
 * where a unit is at least a point and letters need the room. */
static double
rim_of (const TavliBrush *brush,
        gboolean          active)
{
  double wide = brush->scene->smallest > 0 ? 2 : 3.5;

  return active ? wide : 1;
}

void
tavli_paint_rim (const TavliBrush *brush,
                 const LudoRect   *rect,
                 gboolean          active)
{
  double rim = rim_of (brush, active) * brush->layout->unit;
  LudoRect line = { rect->x + rim / 2, rect->y + rim / 2, rect->width - rim,
                    rect->height - rim };

  ludo_paint_rounded_rect (brush->cr, &line,
                           MAX (brush->layout->checker * 0.2 - rim / 2, 0));
  ludo_paint_stroke (brush->cr, active ? brush->palette->label
                                       : brush->palette->edge, rim);
}

/* A bottom of cloth in the wood. */
static void
paint_tray (const TavliBrush *brush,
            const LudoRect   *rect)
{
  double radius = brush->layout->checker * 0.2;

  ludo_paint_rounded_rect (brush->cr, rect, radius);
  ludo_paint_fill (brush->cr, brush->palette->hollow);
  if (brush->palette->shaded)
    ludo_paint_recess (brush->cr, rect, radius, brush->layout->checker * 0.22);
  tavli_paint_rim (brush, rect, FALSE);
}

void
tavli_paint_panel (const TavliBrush *brush)
{
  const TavliLayout *layout = brush->layout;
  const LudoRect *first = &layout->hands[0], *last = &layout->offs[1];
  double margin = layout->unit * 4, radius = layout->slab.width * 0.012;
  LudoRect panel = { first->x - margin, first->y - margin,
                     last->x + last->width - first->x + 2 * margin,
                     last->y + last->height - first->y + 2 * margin };
  double under = layout->slab.y + layout->slab.height - panel.y;

  /* On paper, where a unit is a point at least, the panel would cover the line
   * around the slab. */
  if (brush->scene->smallest > 0 && layout->stacked && under > 0)
    {
      panel.y += under;
      panel.height -= under;
    }
  if (brush->palette->shaded)
    ludo_paint_shadow (brush->cr, &panel, radius, layout->unit * 4);
  ludo_paint_rounded_rect (brush->cr, &panel, radius);
  ludo_paint_set_color (brush->cr, brush->palette->panel, 1);
  cairo_fill_preserve (brush->cr);
  if (brush->palette->shaded)
    ludo_paint_material (brush->cr, LUDO_MATERIAL_WOOD, &panel, layout->checker,
                         0.08);
  cairo_new_path (brush->cr);
  if (brush->palette->shaded)
    ludo_paint_bevel (brush->cr, &panel, radius, layout->unit * 2.5);
  for (int seat = 0; seat < 2; seat++)
    {
      paint_tray (brush, &layout->hands[seat]);
      paint_tray (brush, &layout->offs[seat]);
    }
  paint_tray (brush, &layout->tray);
}

void
tavli_paint_course (const TavliBrush *brush,
                    const TavliState *state)
{
  const TavliLayout *layout = brush->layout;
  double size = layout->checker * 0.16;

  for (int place = 1; place <= TAVLI_CELLS; place++)
    {
      const LudoRect *cell = &layout->cells[place];
      gboolean upper = place <= TAVLI_WAITING_CELLS;
      double x = cell->x + cell->width / 2, way = upper ? -1 : 1;
      double y = upper ? cell->y + cell->height - layout->checker * 0.5
                       : cell->y + layout->checker * 0.5;

      if (tavli_checkers (state, TAVLI_WHITE, place)
          + tavli_checkers (state, TAVLI_BLACK, place) > 0)
        continue;
      cairo_move_to (brush->cr, x - way * size / 2, y - size);
      cairo_line_to (brush->cr, x + way * size / 2, y);
      cairo_line_to (brush->cr, x - way * size / 2, y + size);
    }
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  /* A thinner line would nowhere have its whole colour. */
  cairo_set_line_width (brush->cr, MAX (size * 0.4, 2));
  ludo_paint_set_color (brush->cr, brush->palette->hollow_label, 0.85);
  cairo_stroke (brush->cr);
}

void
tavli_paint_caption (const TavliBrush *brush,
                     const LudoRect   *rect,
                     const char       *caption,
                     gboolean          active)
{
  const TavliLayout *layout = brush->layout;
  const double rim = rim_of (brush, TRUE) * layout->unit;
  double size = layout->caption_letters, width, room;
  int lines = layout->caption_lines;
  g_autofree char *text = g_strdup (caption);
  /* On paper, where the letters are as large as they may be, an accent above
   * would push them down to the checkers. */
  double lift = brush->scene->smallest > 0 ? 0.12 : -0.05;
  double y = rect->y + rim - layout->label * lift + layout->caption / 2;

  /* The width is that of the side to move, so that the captions of both are
   * equally large. */
  if (lines > 1 && !brush->scene->bilingual)
    g_strdelimit (text, " ", '\n');
  width = ludo_paint_text_width (brush->cr, brush->scene, text, size, TRUE);
  room = rect->width * 0.9 - 2 * rim;
  if (width > room)
    size *= room / width;
  /* The letters are painted over a plain rectangle, because what lies between
   * them would disturb the reader. */
  width = MIN (width, room);
  cairo_rectangle (brush->cr, rect->x + (rect->width - width) / 2,
                   y - size * 0.6 * lines, width, size * 1.2 * lines);
  ludo_paint_fill (brush->cr, brush->palette->hollow);
  ludo_paint_set_color (brush->cr, brush->palette->hollow_label, 1);
  ludo_paint_text (brush->cr, brush->scene, text,
                   rect->x + rect->width / 2, y, size, active);
}

void
tavli_paint_shield (const TavliBrush *brush,
                    int               seat,
                    const TavliSpot  *spot)
{
  double size = spot->size * 0.34;
  double x = spot->x, y = spot->y - size * 0.55;
  cairo_t *cr = brush->cr;

  fill_disc (brush, spot->x, spot->y, spot->size * 0.3,
             brush->palette->checkers[seat]);
  cairo_move_to (cr, x - size / 2, y);
  cairo_line_to (cr, x + size / 2, y);
  cairo_curve_to (cr, x + size / 2, y + size * 0.7, x + size * 0.2,
                  y + size, x, y + size * 1.15);
  cairo_curve_to (cr, x - size * 0.2, y + size, x - size / 2,
                  y + size * 0.7, x - size / 2, y);
  cairo_close_path (cr);
  ludo_paint_stroke (brush->cr, brush->palette->inks[seat],
                     MAX (1, spot->size * 0.05));
}
