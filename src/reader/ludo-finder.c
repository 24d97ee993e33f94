/* ludo-finder.c: words that are looked for in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-finder.h"

#include "content/ludo-fold.h"

void
ludo_finder_init (LudoFinder      *self,
                  const LudoSight *sight,
                  LudoMarks       *marks)
{
  self->sight = sight;
  self->marks = marks;
  self->matches = g_array_new (FALSE, FALSE, sizeof (LudoMatch));
}

void
ludo_finder_clear (LudoFinder *self)
{
  g_array_unref (self->matches);
}

void
ludo_finder_forget (LudoFinder *self)
{
  g_array_set_size (self->matches, 0);
}

static void
add_matches (LudoFinder   *self,
             LudoSentence *sentence,
             const char   *folded)
{
  g_autoptr (GArray) ranges = g_array_new (FALSE, FALSE, sizeof (LudoRange));

  ludo_fold_find (sentence->node->plain[sentence->language], folded, ranges);
  for (guint i = 0; i < ranges->len; i++)
    {
      const LudoRange *range = &g_array_index (ranges, LudoRange, i);
      LudoMatch match = { sentence, sentence->start + range->start,
                          sentence->start + range->end };

      g_array_append_val (self->matches, match);
    }
}

guint
ludo_finder_find (LudoFinder *self,
                  const char *text)
{
  const GPtrArray *sentences = self->sight->rows->sentences;
  g_autofree char *folded = ludo_fold (text, NULL);
  g_autoptr (GArray) before = g_steal_pointer (&self->matches);

  self->matches = g_array_new (FALSE, FALSE, sizeof (LudoMatch));
  for (guint i = 0; folded[0] != '\0' && i < sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (sentences, i);

      /* What an exercise hides is not given away. */
      if (!sentence->covered)
        add_matches (self, sentence, folded);
    }
  ludo_marks_set_matches (self->marks, self->matches);

  return self->matches->len;
}

/* The first match at or below what is to be seen, as all are that have no room
 * yet, or the first of all. */
static int
first_match (LudoFinder *self)
{
  for (guint i = 0; i < self->matches->len; i++)
    {
      const LudoMatch *match = &g_array_index (self->matches, LudoMatch, i);
      graphene_rect_t bounds;

      if (!ludo_sight_find_bounds (self->sight, match->sentence, &bounds)
          || bounds.origin.y + bounds.size.height
             > ludo_sight_get_top (self->sight))
        return (int) i;
    }

  return 0;
}

LudoSentence *
ludo_finder_step (LudoFinder *self,
                  int         step,
                  guint      *which)
{
  int n_matches = (int) self->matches->len;
  int before = self->marks->match;
  int match;

  *which = 0;
  if (n_matches == 0)
    return NULL;

  /* Round the ends of the page. */
  match = before < 0 ? first_match (self)
                     : (before + step + n_matches) % n_matches;
  ludo_marks_set_match (self->marks, match);
  *which = (guint) match + 1;

  return g_array_index (self->matches, LudoMatch, match).sentence;
}
