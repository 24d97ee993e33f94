/* ludo-reading-history.c: the pages that were read before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-history.h"

/* The most places to go back to; older ones are dropped. */
#define PLACES_MAX 200

static void
add (GQueue   *places,
     GVariant *place)
{
  g_queue_push_head (places, place);
  if (places->length > PLACES_MAX)
    g_variant_unref (g_queue_pop_tail (places));
}

static void
forget (GQueue *places)
{
  g_queue_clear_full (places, (GDestroyNotify) g_variant_unref);
}

void
ludo_reading_history_leave (LudoReadingHistory *self,
                            GVariant           *place)
{
  add (&self->behind, place);
  forget (&self->ahead);
}

GVariant *
ludo_reading_history_go (LudoReadingHistory *self,
                         gboolean            forward,
                         GVariant           *place)
{
  add (forward ? &self->behind : &self->ahead, place);

  return g_queue_pop_head (forward ? &self->ahead : &self->behind);
}

void
ludo_reading_history_clear (LudoReadingHistory *self)
{
  forget (&self->behind);
  forget (&self->ahead);
}
