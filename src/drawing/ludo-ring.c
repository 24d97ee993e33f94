/* ludo-ring.c: holes in a ring, which are sown on and on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-ring.h"

#include <string.h>

#include "play/ludo-lines.h"

/* More sowings than this are not counted. */
#define SOWINGS_MAX 100000

gboolean
ludo_ring_parse (LudoRing   *self,
                 const char *text)
{
  g_auto (GStrv) words = NULL;
  int sum = 0;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  *self = (LudoRing) { 0 };
  words = ludo_lines_split_words (text, 0);
  for (int i = 0; words[i] != NULL; i++)
    {
      guint64 n;

      if (words[i][0] == '\0')
        continue;
      if (self->n_holes == LUDO_RING_HOLES_MAX
          || !g_ascii_string_to_unsigned (words[i], 10, 0,
                                          LUDO_RING_STONES_MAX, &n, NULL))
        return FALSE;
      self->stones[self->n_holes++] = (int) n;
      sum += (int) n;
    }

  return self->n_holes >= 2 && self->stones[0] > 0
         && sum <= LUDO_RING_STONES_MAX;
}

gboolean
ludo_ring_step (LudoRing *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->hand > 0)
    {
      self->at = (self->at + 1) % self->n_holes;
      self->stones[self->at]++;
      if (--self->hand > 0)
        return TRUE;
      self->next = self->stones[self->at] > 1 ? self->at : -1;
      self->n_sowings++;
      return TRUE;
    }
  if (self->n_holes == 0 || self->next < 0)
    return FALSE;

  self->at = self->next;
  self->hand = self->stones[self->at];
  self->stones[self->at] = 0;

  return TRUE;
}

gboolean
ludo_ring_sow (LudoRing *self)
{
  gboolean sows = ludo_ring_step (self);

  while (self->hand > 0)
    ludo_ring_step (self);

  return sows;
}

int
ludo_ring_count_sowings (const LudoRing *self)
{
  LudoRing ring = *self;

  for (int n = 1; n <= SOWINGS_MAX && ludo_ring_sow (&ring); n++)
    if (ring.next == self->next
        && memcmp (ring.stones, self->stones, sizeof ring.stones) == 0)
      return n;

  return -1;
}
