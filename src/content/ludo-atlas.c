/* ludo-atlas.c: the places and the dates of a game's history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-atlas.h"

#include <math.h>

static void
free_texts (char **texts)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_clear_pointer (&texts[i], g_free);
}

static void
item_free (gpointer data)
{
  LudoAtlasItem *item = data;

  g_free (item->id);
  g_free (item->page_id);
  g_free (item->element_id);
  free_texts (item->name);
  free_texts (item->what);
  free_texts (item->when);
  g_free (item);
}

LudoAtlas *
ludo_atlas_new (void)
{
  LudoAtlas *atlas = g_new0 (LudoAtlas, 1);

  atlas->places = g_ptr_array_new_with_free_func (item_free);
  atlas->dates = g_ptr_array_new_with_free_func (item_free);

  return atlas;
}

LudoAtlas *
ludo_atlas_ref (LudoAtlas *atlas)
{
  g_return_val_if_fail (atlas != NULL, NULL);

  atlas->extra_refs++;

  return atlas;
}

void
ludo_atlas_free (LudoAtlas *atlas)
{
  if (atlas == NULL || atlas->extra_refs-- > 0)
    return;

  g_free (atlas->map_path);
  g_free (atlas->game);
  free_texts (atlas->name);
  free_texts (atlas->title);
  free_texts (atlas->map_summary);
  free_texts (atlas->timeline_summary);
  g_ptr_array_unref (atlas->places);
  g_ptr_array_unref (atlas->dates);
  g_free (atlas);
}

double
ludo_atlas_get_map_aspect (const LudoAtlas *atlas)
{
  const LudoFrame *frame;
  double middle;

  g_return_val_if_fail (atlas != NULL, 1);

  frame = &atlas->frame;
  middle = (frame->south + frame->north) / 2 * G_PI / 180;

  return (frame->east - frame->west) * cos (middle)
         / (frame->north - frame->south);
}

void
ludo_atlas_place_on_map (const LudoAtlas     *atlas,
                         const LudoAtlasItem *place,
                         double              *x,
                         double              *y)
{
  const LudoFrame *frame;

  g_return_if_fail (atlas != NULL && place != NULL);

  frame = &atlas->frame;
  *x = (place->longitude - frame->west) / (frame->east - frame->west);
  *y = (frame->north - place->latitude) / (frame->north - frame->south);
}
