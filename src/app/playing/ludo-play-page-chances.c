/* ludo-play-page-chances.c: what can happen? on the page to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where nobody has anything to decide, the key for a hint opens the exact
 * chances instead.
 */

#define G_LOG_DOMAIN "ludo-play-page-chances"

#include "config.h"

#include "app/playing/ludo-play-page-private.h"

#include "app/ludo-app-chances.h"

static void
hint_asked_cb (LudoPlayPage *self)
{
  if (self->game != NULL && ludo_chances_cover (self->game))
    ludo_chances_panel_ask (self->chances);
}

static void
pointed_cb (LudoPlayPage *self,
            int           cell)
{
  ludo_board_mark_hint (self->board,
                        cell >= 0 ? G_GUINT64_CONSTANT (1) << cell : 0, NULL);
}

static void
left_cb (LudoPlayPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
open_cb (LudoPlayPage *self)
{
  ludo_aside_set_open (self->aside,
                       ludo_chances_panel_get_open (self->chances));
}

GtkWidget *
_ludo_play_page_add_chances (LudoPlayPage *self)
{
  self->chances =
    LUDO_CHANCES_PANEL (ludo_chances_panel_new (ludo_app_chances ()));
  self->aside = LUDO_ASIDE (ludo_aside_new (GTK_WIDGET (self->split),
                                            GTK_WIDGET (self->chances)));
  g_signal_connect_swapped (self->chances, "pointed", G_CALLBACK (pointed_cb),
                            self);
  g_signal_connect_swapped (self->chances, "left", G_CALLBACK (left_cb),
                            self);
  g_signal_connect_swapped (self->chances, "notify::open",
                            G_CALLBACK (open_cb), self);
  g_signal_connect_swapped (self->board, "hint-asked",
                            G_CALLBACK (hint_asked_cb), self);

  return GTK_WIDGET (self->aside);
}

void
_ludo_play_page_update_chances (LudoPlayPage *self)
{
  ludo_chances_panel_set_game (self->chances,
                               ludo_replay_get_shown (self->replay));
  ludo_chances_panel_set_projected (self->chances, self->projected);
}

LudoChancesPanel *
ludo_play_page_get_chances_panel (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->chances;
}
