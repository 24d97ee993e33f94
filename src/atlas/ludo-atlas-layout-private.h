/* ludo-atlas-layout-private.h: what the map and the timeline share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "atlas/ludo-atlas-layout.h"

G_BEGIN_DECLS

/* A piece of text at a place of the layout. */
typedef struct
{
  PangoLayout *layout;          /* owned */
  double x;
  double y;
} LudoAtlasText;

/* A line from a mark to a name that stands apart from it. */
typedef struct
{
  double x1;
  double y1;
  double x2;
  double y2;
} LudoAtlasLeader;

/* The mark of a place or date, and what it is drawn like. */
typedef struct
{
  LudoSure sure;
  double x;
  double y;
  double stretch;               /* a span of time is that much higher */
} LudoAtlasMark;

typedef void (*LudoAtlasPaint) (LudoAtlasLayout *layout, cairo_t *cr,
                                LudoColor ink, gboolean strong);

struct _LudoAtlasLayout
{
  const LudoAtlas *atlas;       /* borrowed */
  const LudoCoast *coast;       /* borrowed; NULL: none to draw */
  LudoPageLanguage language;
  PangoContext *context;        /* owned */
  double width;
  double height;
  double em;                    /* the size of the text */
  gboolean numbered;
  LudoAtlasPaint paint;         /* what lies below texts and marks */

  GArray *spots;                /* LudoAtlasSpot */
  GArray *texts;                /* LudoAtlasText */
  GArray *marks;                /* LudoAtlasMark */
  GArray *breaks;               /* double: heights to cut at, ascending */

  /* Of a map */
  gboolean has_rows;            /* of places, below the map */
  LudoRect map;
  LudoRect locator;             /* no width: none */
  LudoMapView view;
  GArray *leaders;              /* LudoAtlasLeader: from marks to names */

  /* Of a timeline */
  double axis;                  /* the x of the line */
  GArray *gaps;                 /* LudoRect: where many years were left out */
};

LudoAtlasLayout *ludo_atlas_layout_alloc (const LudoAtlas *atlas,
                                          LudoPageLanguage language,
                                          PangoContext *context, double width);

/* ludo_atlas_layout_text: a text of at most @width (negative: one line);
 * (transfer full).  @markup is Pango's. */
PangoLayout *ludo_atlas_layout_text (LudoAtlasLayout *layout,
                                     const char *markup, double width);

/* ludo_atlas_layout_put: puts @text at @x, @y; takes it. */
void ludo_atlas_layout_put (LudoAtlasLayout *layout, PangoLayout *text,
                            double x, double y);

void ludo_atlas_layout_mark (LudoAtlasLayout *layout, LudoSure sure, double x,
                             double y, double stretch);

/* ludo_atlas_layout_legend: what the marks mean, as far as they occur among
 * @items, in lines from @y down.  Returns: the height below them. */
double ludo_atlas_layout_legend (LudoAtlasLayout *layout,
                                 const GPtrArray *items, double y);

/* ludo_atlas_layout_radius: of a mark. */
double ludo_atlas_layout_radius (const LudoAtlasLayout *layout);

G_END_DECLS
