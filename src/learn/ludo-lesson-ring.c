/* ludo-lesson-ring.c: the ring of holes that a step shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson.h"

#include <glib/gi18n.h>

#include "content/ludo-markup.h"
#include "drawing/ludo-drawing.h"

gboolean
_ludo_lesson_fill_ring (const LudoLesson  *lesson,
                        LudoStep          *step,
                        GError           **error)
{
  const char *text = ludo_page_attribute (step->node, "ring");

  if (text == NULL)
    return step->sowings == 0
           || ludo_markup_refuse_line (step->node->line, error,
                                       _("there is no ring to sow"));
  if (ludo_drawing_for (lesson->rules->id)->draw_ring == NULL
      || !ludo_ring_parse (&step->ring, text))
    return ludo_markup_refuse_line (step->node->line, error,
                                    _("“%s” is not a ring of holes of this "
                                      "game"),
                                    text);
  for (int i = 0; i < step->sowings; i++)
    if (!ludo_ring_sow (&step->ring))
      return ludo_markup_refuse_line (step->node->line, error,
                                      _("the ring ends after %d sowings"), i);

  return TRUE;
}

int
_ludo_lesson_count_sowings (const LudoStep *step)
{
  const char *text = ludo_page_attribute (step->node, "ring");
  LudoRing ring;

  return text != NULL && ludo_ring_parse (&ring, text)
           ? ludo_ring_count_sowings (&ring) : -1;
}
