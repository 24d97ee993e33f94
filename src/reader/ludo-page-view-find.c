/* ludo-page-view-find.c: looking for words in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view-find"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include "content/ludo-fold.h"

guint
ludo_page_view_find_text (LudoPageView *self,
                          const char   *text)
{
  g_autofree char *folded = NULL;
  guint n_found = 0;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && text != NULL, 0);

  folded = ludo_fold (text, NULL);
  if (folded[0] != '\0')
    ludo_page_view_finish (self);
  self->match_passage = self->match_index = -1;
  for (guint i = 0; i < self->passages->len; i++)
    n_found += ludo_passage_find_text (g_ptr_array_index (self->passages, i),
                                       folded);

  return n_found;
}

static LudoPassage *
passage_at (LudoPageView *self,
            int           index)
{
  return g_ptr_array_index (self->passages, index);
}

/* Whether the passage ends below the upper rim of what can be seen, as all do
 * that have no room yet. */
static gboolean
is_below_rim (LudoPageView *self,
              LudoPassage  *passage)
{
  graphene_rect_t bounds;

  if (gtk_widget_get_mapped (GTK_WIDGET (passage))
      && gtk_widget_get_height (GTK_WIDGET (passage)) == 0)
    return TRUE;

  return self->adjustment == NULL
         || (gtk_widget_compute_bounds (GTK_WIDGET (passage),
                                        GTK_WIDGET (self), &bounds)
             && bounds.origin.y + bounds.size.height
                > gtk_adjustment_get_value (self->adjustment));
}

/* The first match at or below what is to be seen, or the first of all. */
static void
begin (LudoPageView *self)
{
  int first = -1;

  for (int i = 0; i < (int) self->passages->len; i++)
    {
      if (ludo_passage_get_n_matches (passage_at (self, i)) == 0)
        continue;
      if (first < 0)
        first = i;
      if (is_below_rim (self, passage_at (self, i)))
        {
          first = i;
          break;
        }
    }
  self->match_passage = first;
  self->match_index = 0;
}

/* To the next one or the one before, round the ends of the page. */
static void
advance (LudoPageView *self,
         int           step)
{
  int n_passages = (int) self->passages->len;

  self->match_index += step;
  while (self->match_index < 0
         || self->match_index
            >= (int) ludo_passage_get_n_matches
                       (passage_at (self, self->match_passage)))
    {
      self->match_passage = (self->match_passage + step + n_passages)
                            % n_passages;
      self->match_index =
        step > 0 ? 0
                 : (int) ludo_passage_get_n_matches
                           (passage_at (self, self->match_passage)) - 1;
    }
}

LudoSentence *
ludo_page_view_step_match (LudoPageView *self,
                           int           step,
                           guint        *which)
{
  guint n_all = 0;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && which != NULL, NULL);

  *which = 0;
  for (guint i = 0; i < self->passages->len; i++)
    n_all += ludo_passage_get_n_matches (passage_at (self, i));
  if (n_all == 0)
    return NULL;

  if (self->match_passage >= 0)
    {
      ludo_passage_set_current (passage_at (self, self->match_passage), -1);
      if (step != 0)
        advance (self, step);
    }
  else
    begin (self);

  for (int i = 0; i < self->match_passage; i++)
    *which += ludo_passage_get_n_matches (passage_at (self, i));
  *which += (guint) self->match_index + 1;

  return ludo_passage_set_current (passage_at (self, self->match_passage),
                                   self->match_index);
}
