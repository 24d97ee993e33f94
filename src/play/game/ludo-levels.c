/* ludo-levels.c: how well the computer plays, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences are made from the very table that the search obeys, so that
 * they stay true when a level is tuned.
 */

#include "play/game/ludo-levels.h"

#include <glib/gi18n.h>

#include "play/game/ludo-game.h"

const char *
ludo_level_name (int level)
{
  static const char *const names[LUDO_PLAYER_LEVEL_MAX] = {
    /* Translators: how well the computer plays, from the weakest level to the
     * strongest. */
    N_("First Lesson"),
    N_("Beginner"),
    N_("Apprentice"),
    N_("Intermediate"),
    N_("Strong"),
    N_("Maximum"),
  };

  g_return_val_if_fail (level >= 1 && level <= LUDO_PLAYER_LEVEL_MAX, NULL);

  return gettext (names[level - 1]);
}

/* The formats are those of LudoLevelWords. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
describe_ahead (const LudoLevelWords *game,
                const GameLevel      *level)
{
  if (level->blunder_rate > 0)
    return g_strdup_printf (gettext (game->ahead_both), level->depth,
                            level->blunder_rate, level->reply_blunder_rate);
  if (level->reply_blunder_rate > 0)
    return g_strdup_printf (gettext (game->ahead_replies), level->depth,
                            level->reply_blunder_rate);

  return g_strdup_printf (gettext (game->ahead), level->depth);
}

char *
ludo_level_describe (const GameRules *rules,
                     int              players,
                     int              level)
{
  const LudoLevelWords *game;
  const GameLevel *found;
  gboolean tree;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (level >= 1 && level <= LUDO_PLAYER_LEVEL_MAX, NULL);

  game = ludo_game_info_for (rules->id)->level_words;
  if (game == NULL)
    return NULL;

  if (players < rules->min_players || players > rules->max_players)
    players = rules->default_players;
  found = &rules->levels[players][level - 1];
  if (found->method == GAME_SEARCH_ONE_PLY)
    return found->blunder_rate > 0
             ? g_strdup_printf (gettext (game->blunders), found->blunder_rate)
             : g_strdup (gettext (game->sees_own));
  if (found->method == GAME_SEARCH_DICE && found->blunder_rate > 0)
    return g_strdup_printf (gettext (game->throws), found->blunder_rate);
  tree = found->method == GAME_SEARCH_TREE;
  if (found->nodes > 0)
    return g_strdup_printf (gettext (tree ? game->nodes_tree : game->nodes),
                            (int) found->nodes);
  if (found->depth > 0)
    return describe_ahead (game, found);

  return g_strdup (gettext (tree ? game->full_tree : game->full));
}

#pragma GCC diagnostic pop
