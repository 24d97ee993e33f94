/* ludo-page-view-step.c: from sentence to sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page may still be made while it is read, so some of it is made ahead of
 * the reader; and what has no room yet cannot be scrolled to, so the focus
 * waits for it.
 */

#define G_LOG_DOMAIN "ludo-page-view-step"

#include "config.h"

#include "reader/ludo-page-view-private.h"

/* Sentences that are there ahead of the one gone to: eight in both languages.
 * Whoever presses a key for each has them laid out when they are reached. */
#define AHEAD 16

/* The sentence @step after @sentence, or before, in the same language and not
 * folded away; NULL where the page ends. */
static LudoSentence *
find_neighbour (LudoPageView *self,
                LudoSentence *sentence,
                int           step)
{
  guint found;

  if (!g_ptr_array_find (self->sentences, sentence, &found))
    return NULL;

  for (int i = (int) found + step; i >= 0; i += step)
    {
      LudoSentence *other;

      if (step > 0)
        _ludo_page_view_make_sentences (self, (guint) i + AHEAD);
      if (i >= (int) self->sentences->len)
        return NULL;
      other = g_ptr_array_index (self->sentences, i);
      if (ludo_sentence_get_language (other)
            == ludo_sentence_get_language (sentence)
          && gtk_widget_get_mapped (GTK_WIDGET (other)))
        return other;
    }

  return NULL;
}

static void
arrive (LudoPageView *self,
        LudoSentence *sentence)
{
  g_signal_emit_by_name (self, "stepped");
  gtk_widget_grab_focus (GTK_WIDGET (sentence));
}

static void
arrive_at_goal (LudoPageView *self)
{
  LudoSentence *goal = self->step_goal;

  self->step_goal = NULL;
  /* Meanwhile the reader may have gone elsewhere. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL
      && gtk_widget_get_mapped (GTK_WIDGET (goal)))
    {
      arrive (self, goal);
      _ludo_page_view_show_focus (self);
    }
}

void
_ludo_page_view_go_to (LudoPageView *self,
                       LudoSentence *sentence)
{
  if (gtk_widget_get_height (GTK_WIDGET (sentence)) > 0)
    {
      _ludo_page_view_stop_step (self);
      arrive (self, sentence);
      return;
    }

  self->step_goal = sentence;
  _ludo_page_view_begin_wait (self, &self->step_wait, arrive_at_goal);
}

void
_ludo_page_view_step (LudoPageView *self,
                      LudoSentence *sentence,
                      int           step)
{
  LudoSentence *other = find_neighbour (self, sentence, step);

  if (other != NULL)
    _ludo_page_view_go_to (self, other);
}

void
_ludo_page_view_stop_step (LudoPageView *self)
{
  _ludo_page_view_cancel_wait (self, &self->step_wait);
  self->step_goal = NULL;
}
