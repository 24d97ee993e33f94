/* ludo-levels.c: how well the computer plays, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences are made from the very table that the search obeys, so that
 * they stay true when a level is tuned.
 */

#define G_LOG_DOMAIN "ludo-levels"

#include "config.h"

#include "play/ludo-levels.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "play/game/ludo-player.h"
#include "search/search-methods.h"

/* LevelWords: what a game calls what the computer looks at.  Each sentence is
 * whole; those with numbers say so beside. */
typedef struct
{
  const char *game;
  const char *sees_own;
  const char *overlooks;        /* percent */
  const char *ahead;            /* moves ahead */
  const char *ahead_replies;    /* moves ahead, percent of the answers */
  const char *ahead_both;       /* moves ahead, percent of both */
  const char *nodes;            /* positions; NULL: no such level */
  const char *full;
  const char *nodes_tree;       /* positions; likewise */
  const char *full_tree;        /* likewise */
  const char *throws;           /* percent; likewise */
} LevelWords;

static const LevelWords words[] = {
  {
    .game = "chisolo",
    .sees_own = N_("Sees where each of its own sowings ends, but not how you "
                   "can answer."),
    .overlooks = N_("Looks at its own sowings only, and overlooks %d of 100."),
    .ahead = N_("Looks %d sowings ahead, its own and yours in turn."),
    .ahead_replies = N_("Looks %d sowings ahead, and overlooks %d of 100 of "
                        "your answers."),
    .ahead_both = N_("Looks %d sowings ahead, and overlooks %d of 100 of its "
                     "own and %d of 100 of your answers."),
    .nodes = N_("Looks several sowings ahead, and stops after %d positions."),
    .full = N_("Looks as many sowings ahead as its thinking time allows."),
  },
  {
    .game = "tavli",
    .sees_own = N_("Looks at every way to play its throw and takes the one "
                   "that stands best by simple rules."),
    .overlooks = N_("Judges how its men will stand by simple rules, and "
                    "overlooks %d of 100 ways to play its throw."),
    .throws = N_("Judges by what it learnt from playing against itself, and "
                 "overlooks %d of 100 ways to play its throw."),
    .full = N_("Judges by what it learnt from playing against itself, and "
               "weighs the throws to come as long as its thinking time "
               "allows."),
  },
  {
    .game = "ken-wan",
    .sees_own = N_("Sees what each of its own moves changes, but not how you "
                   "can answer."),
    .overlooks = N_("Looks at its own moves only, and overlooks %d of 100."),
    .ahead = N_("Looks %d moves ahead, its own and yours in turn."),
    .ahead_replies = N_("Looks %d moves ahead, and overlooks %d of 100 of your "
                        "answers."),
    .ahead_both = N_("Looks %d moves ahead, and overlooks %d of 100 of its own "
                     "and %d of 100 of your answers."),
    .nodes = N_("Looks several moves ahead, and stops after %d positions."),
    .full = N_("Looks as many moves ahead as its thinking time allows."),
    .nodes_tree = N_("Follows the promising moves of all players, each playing "
                     "for himself, and stops after %d positions."),
    .full_tree = N_("Follows the promising moves of all players, each playing "
                    "for himself, as far as its thinking time allows."),
  },
};

static const LevelWords *
words_of (const GameRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].game, rules->id))
      return &words[i];

  return NULL;
}

const char *
ludo_level_name (int level)
{
  static const char *const names[LUDO_PLAYER_LEVEL_MAX] = {
    /* Translators: how well the computer plays, from the weakest level to the
     * strongest. */
    N_("First Lesson"),
    N_("Beginner"),
    N_("Apprentice"),
    N_("Practised"),
    N_("Strong"),
    N_("Full Strength"),
  };

  g_return_val_if_fail (level >= 1 && level <= LUDO_PLAYER_LEVEL_MAX, NULL);

  return gettext (names[level - 1]);
}

static const GameLevel *
level_of (const GameRules *rules,
          int              players,
          int              level)
{
  GameConfig config;
  GamePosition position;
  const GameLevel *found;

  game_rules_default_config (rules, &config);
  if (players >= rules->min_players && players <= rules->max_players)
    config.players = players;
  game_position_init_start (&position, rules, &config);
  found = search_level (&position, level);
  game_position_clear (&position);

  return found;
}

/* The formats come from the table above. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
describe_ahead (const LevelWords *game,
                const GameLevel  *level)
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
  const LevelWords *game;
  const GameLevel *found;
  gboolean tree;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (level >= 1 && level <= LUDO_PLAYER_LEVEL_MAX, NULL);

  game = words_of (rules);
  if (game == NULL)
    return NULL;

  found = level_of (rules, players, level);
  if (found->method == GAME_SEARCH_ONE_PLY)
    return found->blunder_rate > 0
             ? g_strdup_printf (gettext (game->overlooks), found->blunder_rate)
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
