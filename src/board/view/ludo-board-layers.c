/* ludo-board-layers.c: caches the picture of a board at rest in two layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/view/ludo-board-layers.h"

/* The side of a tile, in pixels.  GTK draws only the tiles that have
 * changed. */
#define TILE 96

/* How far a tile reaches below the next ones, in pixels, so that no seam is
 * visible if GTK scales the window. */
#define OVERLAP 2

static void
forget_above (LudoBoardLayers *self)
{
  g_clear_pointer (&self->above, g_hash_table_unref);
  self->n_pixels = 0;
}

static void
clear_tile (gpointer tile)
{
  g_clear_pointer (&((LudoBoardTile *) tile)->node, gsk_render_node_unref);
  g_clear_pointer (&((LudoBoardTile *) tile)->image, cairo_surface_destroy);
}

void
ludo_board_layers_clear (LudoBoardLayers *self)
{
  forget_above (self);
  g_clear_pointer (&self->tiles, g_array_unref);
  g_clear_pointer (&self->shown, g_byte_array_unref);
}

static void
append (GByteArray    *shown,
        gconstpointer  data,
        gsize          size)
{
  g_byte_array_append (shown, data, (guint) size);
}

/* Appends the size and then the data, because the data may have any length and
 * the bytes after it must not count as a part of it. */
static void
append_array (GByteArray    *shown,
              gconstpointer  data,
              gsize          size)
{
  append (shown, &size, sizeof size);
  if (size > 0)
    append (shown, data, size);
}

static void
append_trace (GByteArray      *shown,
              const GameTrace *trace)
{
  gsize n = trace != NULL ? trace->n_events : 0;

  append_array (shown, n > 0 ? trace->events : NULL, n * sizeof (GameEvent));
}

/* Returns: (transfer full): everything on which the picture of @scene depends,
 * apart from the marks of the pointer, as bytes to be compared. */
static GByteArray *
describe (const LudoDrawing *drawing,
          const LudoScene   *scene,
          const guint8      *marks,
          const char        *language,
          int                scale)
{
  GByteArray *shown = g_byte_array_new ();
  const double numbers[] = {
    scene->width, scene->height, scene->font_size, scene->theme,
    scene->coordinates, scale, scene->begun != NULL, scene->last != NULL,
    scene->thrown != NULL, scene->pending,
  };

  append (shown, &drawing, sizeof drawing);
  append (shown, &scene->background, sizeof scene->background);
  append (shown, numbers, sizeof numbers);
  append (shown, scene->state, sizeof *scene->state);
  append (shown, marks, LUDO_PLACES_MAX);
  append_array (shown, scene->font_family, strlen (scene->font_family));
  append_array (shown, language, strlen (language));
  append_array (shown, scene->path, (gsize) scene->n_path * sizeof (int));
  append_array (shown, scene->begun,
                scene->begun != NULL ? sizeof *scene->begun : 0);
  append_trace (shown, scene->last);
  append_trace (shown, scene->thrown);
  for (int i = 0; i < scene->n_labels; i++)
    {
      append (shown, &scene->labels[i].place, sizeof scene->labels[i].place);
      append_array (shown, scene->labels[i].text,
                    strlen (scene->labels[i].text));
    }

  return shown;
}

static cairo_surface_t *
acquire_cb (cairo_pattern_t             *pattern,
            void                        *image,
            cairo_surface_t             *target,
            const cairo_rectangle_int_t *extents)
{
  return image;
}

/* Returns: (transfer full): a node that shows @image, of @scale pixels to a
 * pixel, at @x, @y, and owns it.  Cairo requests the image when it draws the
 * node, because it would copy a surface that is recorded. */
static GskRenderNode *
node_new (cairo_surface_t *image,
          int              scale,
          double           x,
          double           y)
{
  static const cairo_user_data_key_t key;
  const int width = cairo_image_surface_get_width (image);
  const int height = cairo_image_surface_get_height (image);
  const graphene_rect_t bounds =
    GRAPHENE_RECT_INIT ((float) x, (float) y, (float) (width / scale),
                        (float) (height / scale));
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  cairo_pattern_t *pattern =
    cairo_pattern_create_raster_source (image, CAIRO_CONTENT_COLOR_ALPHA, width,
                                        height);
  cairo_matrix_t matrix;

  cairo_raster_source_pattern_set_acquire (pattern, acquire_cb, NULL);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_matrix_init_scale (&matrix, scale, scale);
  cairo_matrix_translate (&matrix, -x, -y);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_set_source (cr, pattern);
  cairo_rectangle (cr, x, y, bounds.size.width, bounds.size.height);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_destroy (cr);
  cairo_surface_set_user_data (gsk_cairo_node_get_surface (node), &key,
                               cairo_surface_reference (image),
                               (cairo_destroy_func_t) cairo_surface_destroy);

  return node;
}

/* Clears the pixels of a row that are not opaque, because they are also in the
 * tile above. */
static void
clear_part (guint8 *row,
            int     n)
{
  for (guint8 *pixel = row; pixel < row + 4 * n; pixel += 4)
    if ((*(guint32 *) (gpointer) pixel & 0xff000000) != 0xff000000)
      memset (pixel, 0, 4);
}

/* Returns: (transfer full): the part of @image that begins @x, @y device pixels
 * from its corner; @before itself if that has the same pixels.
 * @right, @bottom: how many of its columns and rows are below other tiles */
static cairo_surface_t *
cut_out (cairo_surface_t *image,
         int              x,
         int              y,
         int              width,
         int              height,
         int              right,
         int              bottom,
         cairo_surface_t *before)
{
  static const cairo_user_data_key_t key;
  const int stride = cairo_image_surface_get_stride (image);
  const guint8 *from = cairo_image_surface_get_data (image) + y * stride
                       + 4 * x;
  const gsize row = 4 * (gsize) width;
  guint8 *pixels = g_malloc (row * (gsize) height);
  cairo_surface_t *cut;

  for (int i = 0; i < height; i++)
    {
      int n = i < height - bottom ? right : width;
      guint8 *to = pixels + (gsize) i * row;

      memcpy (to, from + i * stride, row);
      clear_part (to + 4 * (width - n), n);
    }
  if (before != NULL
      && memcmp (cairo_image_surface_get_data (before), pixels,
                 row * (gsize) height) == 0)
    {
      g_free (pixels);
      return cairo_surface_reference (before);
    }

  cut = cairo_image_surface_create_for_data (pixels, CAIRO_FORMAT_ARGB32,
                                             width, height, (int) row);
  cairo_surface_set_user_data (cut, &key, pixels, g_free);

  return cut;
}

/* Paints the picture again.  It is made of images, because otherwise GTK would
 * record each stroke and repeat it in every frame.  A tile with the same pixels
 * is kept, so that GTK need not draw it. */
static void
paint_below (LudoBoardLayers   *self,
             const LudoRect    *area,
             const LudoDrawing *drawing,
             const LudoScene   *scene,
             int                scale)
{
  const int across = (int) area->width, down = (int) area->height;
  cairo_surface_t *image =
    ludo_drawing_draw_part (drawing, scene,
                            &(LudoRect) { 0, 0, area->width, area->height },
                            scale);
  guint n = 0;

  if (self->tiles != NULL
      && (self->scale != scale
          || memcmp (&self->area, area, sizeof *area) != 0))
    g_clear_pointer (&self->tiles, g_array_unref);
  if (self->tiles == NULL)
    {
      self->tiles = g_array_new (FALSE, TRUE, sizeof (LudoBoardTile));
      g_array_set_clear_func (self->tiles, clear_tile);
      g_array_set_size (self->tiles, (guint) (((across + TILE - 1) / TILE)
                                              * ((down + TILE - 1) / TILE)));
    }
  self->area = *area;
  self->scale = scale;

  for (int y = 0; y < down; y += TILE)
    for (int x = 0; x < across; x += TILE)
      {
        LudoBoardTile *tile = &g_array_index (self->tiles, LudoBoardTile, n++);
        int right = CLAMP (across - x - TILE, 0, OVERLAP);
        int bottom = CLAMP (down - y - TILE, 0, OVERLAP);
        int width = MIN (TILE + right, across - x);
        int height = MIN (TILE + bottom, down - y);
        cairo_surface_t *cut = cut_out (image, x * scale, y * scale,
                                        width * scale, height * scale,
                                        right * scale, bottom * scale,
                                        tile->image);

        if (cut == tile->image)
          {
            cairo_surface_destroy (cut);
            continue;
          }
        clear_tile (tile);
        tile->image = cut;
        tile->node = node_new (cut, scale, area->x + x, area->y + y);
      }
  cairo_surface_destroy (image);
}

/* Returns: (transfer none) (nullable): the part of the picture that the pointer
 * changes while it is on @place, painted unless it was after the last change of
 * the picture below; NULL if the place is not visible.
 * @other: another place that is marked so at the same time, or @place */
static GskRenderNode *
get_above (LudoBoardLayers   *self,
           const LudoRect    *area,
           const LudoDrawing *drawing,
           const LudoScene   *scene,
           int                scale,
           int                place,
           int                other,
           LudoLayersTrace    trace,
           gpointer           data)
{
  gpointer key = GINT_TO_POINTER (place * LUDO_PLACES_MAX + other);
  GskRenderNode *node = NULL;
  cairo_surface_t *image;
  LudoRect reach;

  if (self->above != NULL)
    node = g_hash_table_lookup (self->above, key);
  if (node != NULL
      || !ludo_drawing_find_pointed (drawing, scene, place, &reach))
    return node;

  /* The parts together may use no more memory than the picture below. */
  if (self->n_pixels + reach.width * reach.height > area->width * area->height)
    forget_above (self);
  if (self->above == NULL)
    self->above =
      g_hash_table_new_full (NULL, NULL, NULL,
                             (GDestroyNotify) gsk_render_node_unref);
  self->n_pixels += reach.width * reach.height;

  trace (data, "marks");
  image = ludo_drawing_draw_part (drawing, scene, &reach, scale);
  node = node_new (image, scale, area->x + reach.x, area->y + reach.y);
  cairo_surface_destroy (image);
  g_hash_table_insert (self->above, key, node);

  return node;
}

void
ludo_board_layers_show (LudoBoardLayers   *self,
                        GtkSnapshot       *snapshot,
                        const LudoRect    *area,
                        const LudoDrawing *drawing,
                        LudoScene         *scene,
                        const char        *language,
                        LudoBackground    *background,
                        int                scale,
                        LudoLayersTrace    trace,
                        gpointer           data)
{
  g_autoptr (GByteArray) shown = NULL;
  const guint8 *marks = scene->marks;
  guint8 without[LUDO_PLACES_MAX];
  int places[LUDO_LAYERS_MAX];
  int n_places = 0;

  for (int place = 0; place < LUDO_PLACES_MAX; place++)
    {
      if ((marks[place] & LUDO_MARK_HOVER) && n_places < LUDO_LAYERS_MAX)
        places[n_places++] = place;
      without[place] = marks[place] & (guint8) ~LUDO_MARK_HOVER;
    }
  ludo_background_lay (background, drawing, scene, scale);
  shown = describe (drawing, scene, without, language, scale);
  append (shown, area, sizeof *area);
  if (self->shown == NULL || self->shown->len != shown->len
      || memcmp (self->shown->data, shown->data, shown->len) != 0)
    {
      forget_above (self);
      g_clear_pointer (&self->shown, g_byte_array_unref);
      self->shown = g_steal_pointer (&shown);
      trace (data, "scene");
      scene->marks = without;
      paint_below (self, area, drawing, scene, scale);
      scene->marks = marks;
    }

  for (guint i = 0; i < self->tiles->len; i++)
    gtk_snapshot_append_node (snapshot, g_array_index (self->tiles,
                                                       LudoBoardTile, i).node);
  for (int i = 0; i < n_places; i++)
    {
      GskRenderNode *node = get_above (self, area, drawing, scene, scale,
                                       places[i], places[n_places - 1 - i],
                                       trace, data);

      if (node != NULL)
        gtk_snapshot_append_node (snapshot, node);
    }
}
