/* ludo-play-page-hints.c: help on the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-play-page-hints"

#include "config.h"

#include "app/playing/ludo-play-page-private.h"

/* Where nothing is decided, or not any more, or nobody wants any, there are no
 * hints. */
void
_ludo_play_page_update_hints (LudoPlayPage *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  gboolean hints = ludo_game_get_info (self->game)->has_decisions
                   && (shown == NULL || !ludo_game_get_over (shown))
                   && ludo_hint_bar_get_enabled (self->hint_bar);

  gtk_widget_set_visible (self->hint_button, hints && !self->projected);
}

static void
hint_told_cb (LudoPlayPage *self,
              const char   *shown,
              const char   *spoken)
{
  /* A whole room reads it beside the board. */
  ludo_status_tell (self->status,
                    self->projected && spoken != NULL ? spoken : shown,
                    spoken);
  _ludo_play_page_update_projector (self);
}

/* Where nothing is decided the question is another one, and not answered
 * here. */
static void
hint_asked_cb (LudoPlayPage *self)
{
  if (self->game != NULL && ludo_game_get_info (self->game)->has_decisions)
    ludo_hint_bar_ask (self->hint_bar);
}

void
_ludo_play_page_add_hints (LudoPlayPage *self)
{
  self->hint_bar = LUDO_HINT_BAR (ludo_hint_bar_new (self->board));
  gtk_box_insert_child_after (GTK_BOX (self->box),
                              GTK_WIDGET (self->hint_bar),
                              GTK_WIDGET (self->middle));
  g_signal_connect_swapped (self->hint_bar, "told",
                            G_CALLBACK (hint_told_cb), self);
  g_signal_connect_swapped (self->board, "hint-asked",
                            G_CALLBACK (hint_asked_cb), self);
}

LudoHintBar *
ludo_play_page_get_hint_bar (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), NULL);

  return self->hint_bar;
}

void
ludo_play_page_set_hints (LudoPlayPage *self,
                          gboolean      hints)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  ludo_hint_bar_set_enabled (self->hint_bar, hints);
  if (self->game != NULL)
    _ludo_play_page_update_hints (self);
}
