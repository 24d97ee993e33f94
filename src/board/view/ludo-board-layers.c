/* ludo-board-layers.c: the picture of a board that stands still, kept in two
 * layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/view/ludo-board-layers.h"

static void
forget_above (LudoBoardLayers *self)
{
  for (int i = 0; i < self->n_above; i++)
    g_clear_pointer (&self->above[i], gsk_render_node_unref);
  self->n_above = 0;
}

void
ludo_board_layers_clear (LudoBoardLayers *self)
{
  forget_above (self);
  g_clear_pointer (&self->below, gsk_render_node_unref);
  g_clear_pointer (&self->shown, g_byte_array_unref);
}

static void
append (GByteArray    *shown,
        gconstpointer  data,
        gsize          size)
{
  g_byte_array_append (shown, data, (guint) size);
}

/* Appends the size before the data, which may have any length, so that the
 * bytes that follow are not taken for a part of it. */
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

/* Returns: (transfer full): the part of the picture that is in @part, within
 * @area.  It is an image, because otherwise GTK would record each stroke and
 * repeat it in every frame that reaches it. */
static GskRenderNode *
paint (const LudoDrawing *drawing,
       const LudoScene   *scene,
       const LudoRect    *area,
       const LudoRect    *part,
       int                scale)
{
  const double x = area->x + part->x, y = area->y + part->y;
  GskRenderNode *node =
    gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) x, (float) y,
                                             (float) part->width,
                                             (float) part->height));
  cairo_surface_t *image = ludo_drawing_draw_part (drawing, scene, part,
                                                   scale);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, image, x, y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, x, y, part->width, part->height);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (image);

  return node;
}

/* Paints for each of @places the part of the picture that the pointer changes
 * while it is there. */
static void
paint_above (LudoBoardLayers   *self,
             const LudoRect    *area,
             const LudoDrawing *drawing,
             const LudoScene   *scene,
             int                scale,
             const int         *places,
             int                n_places)
{
  forget_above (self);
  for (; self->n_above < n_places; self->n_above++)
    {
      LudoRect reach;

      self->places[self->n_above] = places[self->n_above];
      if (ludo_drawing_find_pointed (drawing, scene, places[self->n_above],
                                     &reach))
        self->above[self->n_above] = paint (drawing, scene, area, &reach,
                                            scale);
    }
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
      ludo_board_layers_clear (self);
      self->shown = g_steal_pointer (&shown);
      trace (data, "scene");
      scene->marks = without;
      self->below = paint (drawing, scene, area,
                           &(LudoRect) { 0, 0, area->width, area->height },
                           scale);
      scene->marks = marks;
    }
  if (n_places != self->n_above
      || memcmp (places, self->places, (gsize) n_places * sizeof *places) != 0)
    {
      if (n_places > 0)
        trace (data, "marks");
      paint_above (self, area, drawing, scene, scale, places, n_places);
    }

  gtk_snapshot_append_node (snapshot, self->below);
  for (int i = 0; i < self->n_above; i++)
    if (self->above[i] != NULL)
      gtk_snapshot_append_node (snapshot, self->above[i]);
}
