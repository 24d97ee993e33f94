/* ludo-play-page-follow.c: one page to play takes the place of another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-play-page-follow"

#include "config.h"

#include "app/playing/ludo-play-page-private.h"

/* The hint is about the game itself; at an earlier position, which is a game
 * of its own, it is asked for anew. */
static void
follow_hint (LudoPlayPage *self,
             LudoPlayPage *other)
{
  LudoHint *hint = ludo_hint_bar_get_hint (self->hint_bar);
  LudoHint *given = ludo_hint_bar_get_hint (other->hint_bar);

  if (ludo_hint_get_game (hint) != NULL
      && ludo_hint_get_game (hint) == ludo_hint_get_game (given))
    ludo_hint_follow (hint, given);
}

void
ludo_play_page_follow (LudoPlayPage *self,
                       LudoPlayPage *other)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self) && LUDO_IS_PLAY_PAGE (other));

  /* Two of them would play the same game at once. */
  ludo_computer_set_game (other->computer, NULL);
  ludo_play_page_set_game (self, other->game);
  ludo_split_follow (self->split, other->split);
  ludo_chances_panel_set_open (self->chances,
                               ludo_chances_panel_get_open (other->chances));
  if (other->game == NULL)
    return;

  if (ludo_replay_get_looking (other->replay))
    ludo_replay_look_at (self->replay,
                         ludo_replay_get_n_shown (other->replay));
  follow_hint (self, other);
  _ludo_play_page_follow_review (self, other);
}
