/* ludo-board-marks.c: marks that are put on a board from outside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-board-private.h"

void
ludo_board_mark_hint (LudoBoard        *self,
                      guint64           cells,
                      const LudoAdvice *advice)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->game == NULL)
    return;

  ludo_board_view_hint (&self->view, cells, advice);
  ludo_board_places_name (&self->places);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
ludo_board_get_marks (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), 0);

  return self->game != NULL ? ludo_board_view_get_marks (&self->view) : 0;
}

gboolean
ludo_board_note (LudoBoard  *self,
                 const char *place_name)
{
  int place;

  g_return_val_if_fail (LUDO_IS_BOARD (self) && place_name != NULL, FALSE);
  g_return_val_if_fail (self->drawing != NULL, FALSE);

  place = ludo_drawing_find_place (self->drawing, place_name);
  if (place < 0)
    return FALSE;

  self->view.notes[place] |= LUDO_MARK_NOTE;
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

void
ludo_board_speak_of (LudoBoard *self,
                     int        place)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->view.spoken_place == place)
    return;
  self->view.spoken_place = place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
