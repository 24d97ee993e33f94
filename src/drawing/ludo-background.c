/* ludo-background.c: what of a board is painted once and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-background.h"

#include <math.h>

#include "drawing/ludo-sprite-cache.h"

/* A difference that no eye can see, in pixels. */
#define EPSILON 1e-6

/* If a background has more pixels than this, only one such background is
 * kept. */
#define KEPT_MAX (1920 * 1080)

static int
form_of (const LudoDrawing *drawing,
         const LudoScene   *scene)
{
  return drawing->background_form != NULL
           ? drawing->background_form (scene->state) : 0;
}

static gboolean
fits (const LudoBackground *background,
      const LudoDrawing    *drawing,
      const LudoScene      *scene,
      int                   scale)
{
  return background->surface != NULL && background->drawing == drawing
         && background->scale == scale
         && background->form == form_of (drawing, scene)
         && G_APPROX_VALUE (background->width, scene->width, EPSILON)
         && G_APPROX_VALUE (background->height, scene->height, EPSILON)
         && background->theme == scene->theme
         && g_strcmp0 (background->font_family, scene->font_family) == 0
         && G_APPROX_VALUE (background->font_size, scene->font_size, EPSILON)
         && background->coordinates == scene->coordinates;
}

static void
free_painted (LudoBackground *background)
{
  g_clear_pointer (&background->surface, cairo_surface_destroy);
  g_clear_pointer (&background->sprites, ludo_sprite_cache_free);
  g_clear_pointer (&background->font_family, g_free);
}

/* Exchanges the current background and the one before it. */
static void
exchange (LudoBackground *background)
{
  LudoBackground *other = background->other != NULL
                            ? background->other : g_new0 (LudoBackground, 1);
  LudoBackground held = *background;

  *background = *other;
  background->other = other;
  background->failed = held.failed;
  *other = held;
  other->other = NULL;
}

static gboolean
is_worth_keeping (const LudoBackground *background)
{
  return background->surface != NULL
         && cairo_image_surface_get_width (background->surface)
            * cairo_image_surface_get_height (background->surface) <= KEPT_MAX;
}

static gboolean
paint (LudoBackground    *background,
       const LudoDrawing *drawing,
       const LudoScene   *scene,
       int                scale)
{
  gboolean painted;
  cairo_t *cr;

  free_painted (background);
  *background = (LudoBackground) {
    .surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                           (int) ceil (scene->width) * scale,
                                           (int) ceil (scene->height) * scale),
    .sprites = ludo_sprite_cache_new (scale),
    .drawing = drawing,
    .scale = scale,
    .form = form_of (drawing, scene),
    .width = scene->width,
    .height = scene->height,
    .theme = scene->theme,
    .failed = background->failed,
    .font_family = g_strdup (scene->font_family),
    .font_size = scene->font_size,
    .coordinates = scene->coordinates,
    .other = background->other,
  };
  cairo_surface_set_device_scale (background->surface, scale, scale);

  cr = cairo_create (background->surface);
  ludo_drawing_draw_background (drawing, cr, scene);
  painted = cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  if (!painted)
    free_painted (background);
  cairo_destroy (cr);

  return painted;
}

void
ludo_background_lay (LudoBackground    *background,
                     const LudoDrawing *drawing,
                     LudoScene         *scene,
                     int                scale)
{
  LudoTheme plain = ludo_theme_make (scene->theme, LUDO_BOARD_THEME_PLAIN);

  if (background->failed)
    scene->theme = plain;
  if (!fits (background, drawing, scene, scale)
      && is_worth_keeping (background))
    exchange (background);
  if (!fits (background, drawing, scene, scale)
      && !paint (background, drawing, scene, scale)
      && scene->theme != plain)
    {
      g_message ("the theme “%s” of %s cannot be painted; it is plain instead",
                 ludo_theme_name (scene->theme), drawing->rules->id);
      scene->theme = plain;
      background->failed = TRUE;
      paint (background, drawing, scene, scale);
    }

  scene->background = background->surface;
  scene->sprites = background->sprites;
}

void
ludo_background_clear (LudoBackground *background)
{
  free_painted (background);
  if (background->other != NULL)
    free_painted (background->other);
  g_clear_pointer (&background->other, g_free);
}
