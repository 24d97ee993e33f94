/* ludo-board-hint.c: places marked for whoever asked for help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-board-hint"

#include "config.h"

#include "board/ludo-board-private.h"

void
_ludo_board_forget_hint (LudoBoard *self)
{
  memset (self->hinted, 0, sizeof self->hinted);
}

/* The places to pick for each step of the turn, found from the position that
 * the steps before it lead to. */
static void
mark_turn (LudoBoard        *self,
           const LudoAdvice *advice)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  GameState state = advice->before;

  for (int i = 0; i < advice->n_line; i++)
    {
      int path[LUDO_PATH_MAX];
      int n_path = self->drawing->move_path (&state, advice->line[i], path);

      for (int j = 0; j < n_path; j++)
        self->hinted[path[j]] = TRUE;
      rules->apply (&state, advice->line[i], NULL);
    }
}

void
ludo_board_mark_hint (LudoBoard        *self,
                      guint64           cells,
                      const LudoAdvice *advice)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  _ludo_board_forget_hint (self);
  if (self->game != NULL)
    {
      for (int place = 0; place < MIN (self->drawing->n_places, 64); place++)
        self->hinted[place] = cells >> place & 1;
      if (advice != NULL)
        mark_turn (self, advice);
      _ludo_board_name_places (self);
    }

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ludo_board_is_hinted (LudoBoard *self,
                      int        place)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);
  g_return_val_if_fail (place >= 0 && place < LUDO_PLACES_MAX, FALSE);

  return self->hinted[place];
}
