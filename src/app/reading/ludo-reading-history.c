/* ludo-reading-history.c: what was read before, and where it was left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-history.h"

/* What is left behind is forgotten from here on. */
#define HISTORY_MAX 200

void
ludo_reading_place_free (LudoReadingPlace *place)
{
  g_free (place->game_id);
  g_free (place->page_id);
  g_free (place->sentence_id);
  g_free (place);
}

void
ludo_reading_history_init (LudoReadingHistory *self)
{
  GDestroyNotify notify = (GDestroyNotify) ludo_reading_place_free;

  self->behind = g_ptr_array_new_with_free_func (notify);
  self->ahead = g_ptr_array_new_with_free_func (notify);
}

void
ludo_reading_history_clear (LudoReadingHistory *self)
{
  g_clear_pointer (&self->behind, g_ptr_array_unref);
  g_clear_pointer (&self->ahead, g_ptr_array_unref);
}

void
ludo_reading_history_forget (LudoReadingHistory *self)
{
  g_ptr_array_set_size (self->behind, 0);
  g_ptr_array_set_size (self->ahead, 0);
}

static void
add_place (GPtrArray        *places,
           LudoReadingPlace *place)
{
  g_ptr_array_add (places, place);
  if (places->len > HISTORY_MAX)
    g_ptr_array_remove_index (places, 0);
}

void
ludo_reading_history_leave (LudoReadingHistory *self,
                            LudoReadingPlace   *place)
{
  add_place (self->behind, place);
  g_ptr_array_set_size (self->ahead, 0);
}

LudoReadingPlace *
ludo_reading_history_step (LudoReadingHistory *self,
                           LudoReadingPlace   *place,
                           gboolean            forward)
{
  GPtrArray *from = forward ? self->ahead : self->behind;

  add_place (forward ? self->behind : self->ahead, place);

  return g_ptr_array_steal_index (from, from->len - 1);
}
