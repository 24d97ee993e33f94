/* ludo-sentence-menu.c: what can be done with a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-sentence-menu.h"

#include <glib/gi18n.h>

static GMenuModel *
model_new (gboolean translates)
{
  GMenu *menu = g_menu_new ();

  if (translates)
    g_menu_append (menu, _("Show or Hide the Translation"),
                   "page.show-translation");
  g_menu_append (menu, _("Copy the Sentence in Both Languages"),
                 "page.copy-sentence");
  g_menu_append (menu, _("Copy the Paragraph in Both Languages"),
                 "page.copy-paragraph");

  return G_MENU_MODEL (menu);
}

void
ludo_sentence_menu_close (LudoSentenceMenu *self)
{
  if (self->popover == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->popover, self->viewport->page);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

void
ludo_sentence_menu_open (LudoSentenceMenu   *self,
                         const LudoSentence *sentence,
                         double              x,
                         double              y,
                         GCallback           closed)
{
  gboolean both =
    ludo_page_context_shows_both (&self->viewport->model->context);
  g_autoptr (GMenuModel) model = model_new (!both);
  graphene_rect_t bounds;

  ludo_sentence_menu_close (self);
  self->popover = gtk_popover_menu_new_from_model (model);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_widget_set_parent (self->popover, self->viewport->page);
  if (ludo_viewport_find_bounds (self->viewport, sentence, &bounds))
    {
      self->x = x - bounds.origin.x;
      self->y = y - bounds.origin.y;
    }
  g_signal_connect_swapped (self->popover, "closed", closed,
                            self->viewport->page);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

void
ludo_sentence_menu_open_below (LudoSentenceMenu   *self,
                               const LudoSentence *sentence,
                               GCallback           closed)
{
  graphene_rect_t bounds;

  if (ludo_viewport_find_bounds (self->viewport, sentence, &bounds))
    ludo_sentence_menu_open (self, sentence, bounds.origin.x,
                             MIN (bounds.origin.y + bounds.size.height,
                                  ludo_viewport_get_bottom (self->viewport)),
                             closed);
}

void
ludo_sentence_menu_place (LudoSentenceMenu   *self,
                          const LudoSentence *sentence)
{
  graphene_rect_t bounds;
  GdkRectangle point;
  double x, y;

  if (self->popover == NULL || !gtk_widget_get_visible (self->popover))
    return;
  if (!ludo_viewport_find_bounds (self->viewport, sentence, &bounds)
      || !ludo_viewport_intersects (self->viewport, &bounds))
    {
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return;
    }

  x = bounds.origin.x + MIN (self->x, bounds.size.width);
  y = bounds.origin.y + MIN (self->y, bounds.size.height);
  y = CLAMP (y, ludo_viewport_get_top (self->viewport),
             ludo_viewport_get_bottom (self->viewport));
  gtk_popover_get_pointing_to (GTK_POPOVER (self->popover), &point);
  if (point.x != (int) x || point.y != (int) y)
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_present (GTK_POPOVER (self->popover));
}
