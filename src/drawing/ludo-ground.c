/* ludo-ground.c: what of a board is painted once and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-ground"

#include "config.h"

#include "drawing/ludo-ground.h"

#include <math.h>

#include "drawing/ludo-stamps.h"

/* Pixels that nobody can tell apart. */
#define EPSILON 1e-6

static int
form_of (const LudoDrawing *drawing,
         const LudoScene   *scene)
{
  return drawing->ground_form != NULL ? drawing->ground_form (scene->state)
                                      : 0;
}

static gboolean
fits (const LudoGround  *ground,
      const LudoDrawing *drawing,
      const LudoScene   *scene,
      int                scale)
{
  return ground->surface != NULL && ground->drawing == drawing
         && ground->scale == scale && ground->form == form_of (drawing, scene)
         && G_APPROX_VALUE (ground->width, scene->width, EPSILON)
         && G_APPROX_VALUE (ground->height, scene->height, EPSILON)
         && ground->theme == scene->theme
         && g_strcmp0 (ground->font_family, scene->font_family) == 0
         && G_APPROX_VALUE (ground->font_size, scene->font_size, EPSILON)
         && ground->coordinates == scene->coordinates;
}

static void
paint (LudoGround        *ground,
       const LudoDrawing *drawing,
       const LudoScene   *scene,
       int                scale)
{
  cairo_t *cr;

  ludo_ground_clear (ground);
  *ground = (LudoGround) {
    .surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                           (int) ceil (scene->width) * scale,
                                           (int) ceil (scene->height) * scale),
    .stamps = ludo_stamps_new (scale),
    .drawing = drawing,
    .scale = scale,
    .form = form_of (drawing, scene),
    .width = scene->width,
    .height = scene->height,
    .theme = scene->theme,
    .font_family = g_strdup (scene->font_family),
    .font_size = scene->font_size,
    .coordinates = scene->coordinates,
  };
  cairo_surface_set_device_scale (ground->surface, scale, scale);

  cr = cairo_create (ground->surface);
  drawing->draw_ground (cr, scene);
  if (cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    ludo_ground_clear (ground);
  cairo_destroy (cr);
}

void
ludo_ground_lay (LudoGround        *ground,
                 const LudoDrawing *drawing,
                 LudoScene         *scene,
                 int                scale)
{
  if (!fits (ground, drawing, scene, scale))
    paint (ground, drawing, scene, scale);

  scene->ground = ground->surface;
  scene->stamps = ground->stamps;
}

void
ludo_ground_clear (LudoGround *ground)
{
  g_clear_pointer (&ground->surface, cairo_surface_destroy);
  g_clear_pointer (&ground->stamps, ludo_stamps_free);
  g_clear_pointer (&ground->font_family, g_free);
}
