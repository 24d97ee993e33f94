/* ludo-reading-visits.c: back to what was read before, and forth again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-visits"

#include "config.h"

#include "app/reading/ludo-reading-page-private.h"

/* What is left behind is forgotten from here on. */
#define VISITS_MAX 200

typedef struct
{
  char *game_id;
  char *page_id;
  char *sentence_id;            /* the first that was seen, or NULL */
  double offset;                /* of it below the upper rim, in pixels */
} Visit;

static void
visit_free (gpointer data)
{
  Visit *visit = data;

  g_free (visit->game_id);
  g_free (visit->page_id);
  g_free (visit->sentence_id);
  g_free (visit);
}

void
_ludo_reading_page_init_visits (LudoReadingPage *self)
{
  self->behind = g_ptr_array_new_with_free_func (visit_free);
  self->ahead = g_ptr_array_new_with_free_func (visit_free);
}

static void
keep (LudoReadingPage *self,
      GPtrArray       *visits)
{
  Visit *visit;
  LudoSentence *place;

  if (self->page == NULL)
    return;

  visit = g_new0 (Visit, 1);
  place = ludo_page_view_get_place (self->view, &visit->offset);
  visit->game_id = g_strdup (ludo_page_game (self->page));
  visit->page_id = g_strdup (self->page->id);
  if (place != NULL)
    visit->sentence_id = g_strdup (ludo_sentence_get_id (place));
  g_ptr_array_add (visits, visit);
  if (visits->len > VISITS_MAX)
    g_ptr_array_remove_index (visits, 0);
}

void
_ludo_reading_page_update_visits (LudoReadingPage *self)
{
  gtk_widget_set_sensitive (self->back_button, self->behind->len > 0);
  gtk_widget_set_sensitive (self->forward_button, self->ahead->len > 0);
}

void
_ludo_reading_page_leave (LudoReadingPage *self)
{
  keep (self, self->behind);
  g_ptr_array_set_size (self->ahead, 0);
  _ludo_reading_page_update_visits (self);
}

/* Reads where @visit was, and lets go of it. */
static void
return_to (LudoReadingPage *self,
           Visit           *visit)
{
  if (_ludo_reading_page_read (self, visit->game_id, visit->page_id, NULL))
    _ludo_reading_page_scroll_to (self, visit->sentence_id, visit->offset,
                                  FALSE);
  visit_free (visit);
  _ludo_reading_page_update_visits (self);
}

static gboolean
go (LudoReadingPage *self,
    GPtrArray       *from,
    GPtrArray       *to)
{
  Visit *visit;

  if (from->len == 0)
    return FALSE;

  visit = g_ptr_array_steal_index (from, from->len - 1);
  keep (self, to);
  return_to (self, visit);

  return TRUE;
}

gboolean
ludo_reading_page_go_back (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);

  return go (self, self->behind, self->ahead);
}

gboolean
ludo_reading_page_go_forward (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);

  return go (self, self->ahead, self->behind);
}

void
ludo_reading_page_forget_visits (LudoReadingPage *self)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  g_ptr_array_set_size (self->behind, 0);
  g_ptr_array_set_size (self->ahead, 0);
  _ludo_reading_page_update_visits (self);
}

void
ludo_reading_page_follow (LudoReadingPage *self,
                          LudoReadingPage *other)
{
  GPtrArray *behind;
  GPtrArray *ahead;

  g_return_if_fail (LUDO_IS_READING_PAGE (self));
  g_return_if_fail (LUDO_IS_READING_PAGE (other) && other != self);

  if (other->page == NULL)
    return;

  keep (other, other->behind);
  behind = self->behind;
  ahead = self->ahead;
  self->behind = g_steal_pointer (&other->behind);
  self->ahead = g_steal_pointer (&other->ahead);
  other->behind = behind;
  other->ahead = ahead;
  self->ruleset = other->ruleset;
  return_to (self, g_ptr_array_steal_index (self->behind,
                                            self->behind->len - 1));
}
