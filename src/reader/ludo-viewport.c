/* ludo-viewport.c: the part of a page that is visible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-viewport.h"

/* The edge of the viewport and a sentence that begins at it may differ by up to
 * this, because a page can be scrolled by half a pixel. */
#define ROUNDING 1

double
ludo_viewport_get_top (const LudoViewport *self)
{
  return gtk_adjustment_get_value (self->adjustment);
}

double
ludo_viewport_get_bottom (const LudoViewport *self)
{
  return gtk_adjustment_get_value (self->adjustment)
         + gtk_adjustment_get_page_size (self->adjustment);
}

gboolean
ludo_viewport_intersects (const LudoViewport    *self,
                          const graphene_rect_t *bounds)
{
  return bounds->origin.y + bounds->size.height > ludo_viewport_get_top (self)
         && bounds->origin.y < ludo_viewport_get_bottom (self);
}

static void
forget_goal (LudoViewport *self)
{
  self->has_goal = self->is_goal_end = self->is_goal_reached = FALSE;
  g_clear_pointer (&self->goal_id, g_free);
}

void
ludo_viewport_clear (LudoViewport *self)
{
  forget_goal (self);
  g_clear_object (&self->adjustment);
}

void
ludo_viewport_set_goal (LudoViewport *self,
                        const char   *id,
                        double        offset)
{
  char *copy = g_strdup (id);

  forget_goal (self);
  self->has_goal = TRUE;
  self->goal_id = copy;
  self->goal_offset = offset;
}

void
ludo_viewport_set_goal_end (LudoViewport *self)
{
  forget_goal (self);
  self->has_goal = self->is_goal_end = TRUE;
}

void
ludo_viewport_keep_place (LudoViewport *self)
{
  double offset;
  LudoSentence *place = self->has_goal ? NULL
                                       : ludo_viewport_find_first (self,
                                                                   &offset);

  if (place != NULL && ludo_viewport_get_top (self) > 0)
    ludo_viewport_set_goal (self, place->node->id, offset);
  self->is_goal_reached = FALSE;
}

gboolean
ludo_viewport_is_opening (const LudoViewport *self)
{
  return self->has_goal && !self->is_goal_reached;
}

gboolean
ludo_viewport_reach_goal (LudoViewport *self)
{
  double before = ludo_viewport_get_top (self);
  double top = 0;
  graphene_rect_t bounds;

  if (!self->has_goal || !gtk_widget_get_mapped (self->page)
      || gtk_widget_get_height (self->page) == 0)
    return FALSE;

  self->goal_upper = gtk_adjustment_get_upper (self->adjustment);
  self->goal_page_size = gtk_adjustment_get_page_size (self->adjustment);
  if (self->is_goal_end)
    top = self->goal_upper;
  else if (self->goal_id != NULL
           && ludo_viewport_find_element (self, self->goal_id, &bounds))
    top = bounds.origin.y - self->goal_offset;
  self->is_reaching = TRUE;
  gtk_adjustment_set_value (self->adjustment, top);
  self->is_reaching = FALSE;
  self->is_goal_reached = TRUE;
  /* A page that grows at its end stays where it is. */
  if (self->is_goal_end
      && ABS (ludo_viewport_get_top (self) - before) < ROUNDING)
    forget_goal (self);

  return TRUE;
}

/* A layout of another size changes the value too, to keep within the page. */
void
ludo_viewport_scrolled (LudoViewport *self)
{
  if (self->is_goal_reached && !self->is_reaching
      && ABS (gtk_adjustment_get_upper (self->adjustment)
              - self->goal_upper) < ROUNDING
      && ABS (gtk_adjustment_get_page_size (self->adjustment)
              - self->goal_page_size) < ROUNDING)
    forget_goal (self);
}

void
ludo_viewport_scroll (LudoViewport *self,
                      double        top)
{
  if (self->is_reaching || ludo_viewport_is_opening (self))
    return;

  forget_goal (self);
  gtk_adjustment_set_value (self->adjustment, top);
}

void
ludo_viewport_scroll_to (LudoViewport          *self,
                         const graphene_rect_t *bounds)
{
  double top = bounds->origin.y;
  double bottom = top + bounds->size.height;
  double value = ludo_viewport_get_top (self);

  value += MAX (bottom - ludo_viewport_get_bottom (self), 0);
  value = MIN (value, top);
  if (ABS (value - ludo_viewport_get_top (self)) >= ROUNDING)
    ludo_viewport_scroll (self, value);
}

gboolean
ludo_viewport_find_element (const LudoViewport *self,
                            const char         *id,
                            graphene_rect_t    *bounds)
{
  GtkWidget *widget = g_hash_table_lookup (self->model->by_id, id);
  const LudoSentence *sentence =
    ludo_page_model_find_sentence (self->model, id,
                                   self->model->context.options.language);

  if (sentence != NULL)
    return ludo_viewport_find_bounds (self, sentence, bounds);

  return widget != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_get_height (widget) > 0
         && gtk_widget_compute_bounds (widget, self->page, bounds);
}

gboolean
ludo_viewport_find_bounds (const LudoViewport *self,
                           const LudoSentence *sentence,
                           graphene_rect_t    *bounds)
{
  return ludo_paragraph_find_bounds (sentence->label, self->page,
                                     sentence->start, sentence->end, bounds);
}

LudoSentence *
ludo_viewport_find_sentence (const LudoViewport *self,
                             LudoPageLanguage    language,
                             int                 step)
{
  int n_sentences = (int) self->model->sentences->len;
  double top = ludo_viewport_get_top (self) - ROUNDING;
  double bottom = ludo_viewport_get_bottom (self) + ROUNDING;

  for (int i = step > 0 ? 0 : n_sentences - 1; i >= 0 && i < n_sentences;
       i += step)
    {
      LudoSentence *sentence = g_ptr_array_index (self->model->sentences, i);
      graphene_rect_t bounds;

      if (sentence->language == language
          && ludo_viewport_find_bounds (self, sentence, &bounds)
          && (step > 0 ? bounds.origin.y >= top
                       : bounds.origin.y + bounds.size.height <= bottom))
        return sentence;
    }

  return NULL;
}

LudoSentence *
ludo_viewport_find_first (const LudoViewport *self,
                          double             *offset)
{
  double top = ludo_viewport_get_top (self);

  *offset = 0;
  for (guint i = 0; i < self->model->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->model->sentences, i);
      graphene_rect_t bounds;

      if (ludo_viewport_find_bounds (self, sentence, &bounds)
          && bounds.origin.y + bounds.size.height > top)
        {
          *offset = bounds.origin.y - top;
          return sentence;
        }
    }

  return NULL;
}

/* Returns the first widget in @widget that takes the focus and begins at the
 * upper edge or below it; for a label @sentence is set as well. */
static GtkWidget *
find_below_top (const LudoViewport  *self,
                GtkWidget           *widget,
                LudoSentence       **sentence)
{
  double top = ludo_viewport_get_top (self) - ROUNDING;
  LudoParagraph *paragraph = ludo_paragraph_get (widget);
  GtkWidget *found = NULL;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget)
      || GTK_IS_NATIVE (widget)
      || !gtk_widget_compute_bounds (widget, self->page, &bounds)
      || bounds.origin.y + bounds.size.height < top)
    return NULL;
  for (guint i = 0; paragraph != NULL && i < paragraph->sentences->len; i++)
    {
      *sentence = g_ptr_array_index (paragraph->sentences, i);
      if (ludo_viewport_find_bounds (self, *sentence, &bounds)
          && bounds.origin.y >= top)
        return widget;
    }
  *sentence = NULL;
  if (paragraph != NULL)
    return NULL;
  /* A widget without a size has not been laid out, and may be far below. */
  if (gtk_widget_get_focusable (widget) && bounds.size.height > 0
      && bounds.origin.y >= top)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below_top (self, child, sentence);

  return found;
}

GtkWidget *
ludo_viewport_find_focus (const LudoViewport  *self,
                          int                  step,
                          LudoSentence       **sentence)
{
  LudoPageLanguage language = self->model->context.options.language;
  GtkWidget *found = NULL;
  double offset;

  *sentence = NULL;
  if (step < 0)
    *sentence = ludo_viewport_find_sentence (self, language, step);
  if (*sentence == NULL)
    found = find_below_top (self, self->page, sentence);
  /* The only sentence in sight may be larger than the window. */
  if (found == NULL && *sentence == NULL)
    *sentence = ludo_viewport_find_first (self, &offset);
  if (found == NULL && *sentence == NULL)
    *sentence = ludo_viewport_find_sentence (self, language, -1);

  return found;
}

LudoSentence *
ludo_viewport_find_after (const LudoViewport    *self,
                          const char            *id,
                          const graphene_rect_t *element)
{
  graphene_rect_t bounds;

  for (guint i = 0; i < self->model->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->model->sentences, i);

      if (ludo_viewport_find_bounds (self, sentence, &bounds)
          && (g_str_equal (sentence->node->id, id)
              || bounds.origin.y >= element->origin.y - ROUNDING))
        return sentence;
    }

  return NULL;
}
