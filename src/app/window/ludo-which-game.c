/* ludo-which-game.c: asks which game is meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-which-game.h"

#include <glib/gi18n.h>

#include "app/shelf/ludo-action-list.h"
#include "games/games.h"
#include "play/game/ludo-game.h"

void
ludo_which_game_ask (GtkWindow  *window,
                     const char *action,
                     const char *page_id)
{
  const GameRules *const *games = games_list ();
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WINDOW (window) && action != NULL);

  dialog = ludo_action_list_new (window, _("Which Game?"));
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *place = g_strjoin ("/", games[i]->id, page_id, NULL);

      ludo_action_list_add (dialog,
                            gettext (ludo_game_info_for (games[i]->id)->name),
                            NULL, action, place);
    }
  gtk_window_present (GTK_WINDOW (dialog));
}
