/* ludo-wall.h: every throw of a position, with its best play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/throws/ludo-throws.h"
#include "play/game/ludo-game.h"
#include "play/ludo-model.h"
#include "search/search.h"

/* LudoWallTile: a throw and what it is good for.  A plain value. */
typedef struct
{
  GameMove throw;
  guint ways;                   /* of all the ways of the wall */
  gboolean known;               /* the members below are set */
  gboolean refined;             /* the replies are weighed too */
  GameMove line[SEARCH_LINE_MAX];       /* the best play */
  int n_line;                   /* 0 where nothing can be played */
  GameState after;              /* the position that it leads to */
  gboolean whole;               /* all numbers of the throw are played */
  double chance;                /* that the player who throws wins */
  guint blots;                  /* that it leaves and that could be hit */
  guint hits;                   /* ways of the opponent's throw that hit one */
} LudoWallTile;

/* LudoWallSort: the order of the tiles. */
typedef enum
{
  LUDO_WALL_SORT_LUCK,          /* the best first */
  LUDO_WALL_SORT_THROW,
  LUDO_WALL_SORT_WAYS,          /* the likeliest first */
} LudoWallSort;

/* LudoWallFilter: the tiles that are shown. */
typedef enum
{
  LUDO_WALL_FILTER_ALL,
  LUDO_WALL_FILTER_DOUBLES,     /* two dice alike, and the third not */
  LUDO_WALL_FILTER_TRIPLES,
  LUDO_WALL_FILTER_BLOTS,       /* whose best play leaves a blot */
  LUDO_WALL_FILTER_CUT,         /* whose numbers are not all played */
} LudoWallFilter;

/* LudoWallQuestion: what is guessed. */
typedef enum
{
  LUDO_WALL_QUESTION_BEST,      /* which throw is best */
  LUDO_WALL_QUESTION_WORST,
  LUDO_WALL_QUESTION_BLOTS,     /* how many ways leave a blot */
  LUDO_WALL_N_QUESTIONS,
} LudoWallQuestion;

/* LudoWall:
 *
 * All throws of three dice in one position, each with its best play.  Threads
 * find first figures for all, by the position after each play alone, and then
 * weigh the replies to each; no method waits for them.
 *
 * Signals:
 * - "changed": the guess is another, or more is known; at most some ten times a
 *   second while it is worked out
 */
#define LUDO_TYPE_WALL (ludo_wall_get_type ())
G_DECLARE_FINAL_TYPE (LudoWall, ludo_wall, LUDO, WALL, LudoModel)

/* ludo_wall_supports_game: whether walls can be made of @game_id: three dice
 * are thrown in it, then something is decided, and blots are counted. */
gboolean ludo_wall_supports_game (const char *game_id);

/* ludo_wall_new: (transfer full): the wall of @state, a position of the game of
 * @info in which a throw is due; stopped. */
LudoWall *ludo_wall_new (const LudoGameInfo *info, const GameState *state);

/* ludo_wall_new_set_piece: (transfer full) (nullable): that of the position
 * that the sources of the game hand down; NULL if there is none. */
LudoWall *ludo_wall_new_set_piece (const LudoGameInfo *info);

/* ludo_wall_find_throw:
 * @nth: 0 for the latest, 1 for the one before it …
 *
 * Finds a position on the way of @game in which a throw was or is due.
 *
 * Returns: (nullable): borrowed until the game changes.
 */
const GameState *ludo_wall_find_throw (LudoGame *game, guint nth);

/* ludo_wall_get_info: the game; static. */
const LudoGameInfo *ludo_wall_get_info (LudoWall *self);

/* ludo_wall_get_state: the position; borrowed. */
const GameState *ludo_wall_get_state (LudoWall *self);

/* ludo_wall_start: begins or continues the work, unless all is refined. */
void ludo_wall_start (LudoWall *self);

/* ludo_wall_stop: stops the work; what is known stays. */
void ludo_wall_stop (LudoWall *self);

/* ludo_wall_get_running: whether anything is being worked out. */
gboolean ludo_wall_get_running (LudoWall *self);

/* ludo_wall_get_n: the number of tiles. */
guint ludo_wall_get_n (LudoWall *self);

/* ludo_wall_get_ways: the sum of the ways of all tiles: 216. */
guint ludo_wall_get_ways (LudoWall *self);

/* ludo_wall_get_n_known: how many tiles have figures; of these @n_refined (out)
 * (optional) are refined. */
guint ludo_wall_get_n_known (LudoWall *self, guint *n_refined);

/* ludo_wall_get_tile: the tile @index in the order of the throws; borrowed
 * until "changed". */
const LudoWallTile *ludo_wall_get_tile (LudoWall *self, guint index);

/* ludo_wall_get_before: the chance of winning before the throw, the mean over
 * all ways; -1 before all tiles are known. */
double ludo_wall_get_before (LudoWall *self);

/* ludo_wall_count_blots: how many of all ways leave a blot. */
guint ludo_wall_count_blots (LudoWall *self);

/* ludo_wall_list:
 * @indices: (out): room for GAME_THROWS_MAX
 *
 * Lists the tiles that @filter lets through, in the order @sort.  Before the
 * guess all are listed by throw, because another order would give the answer
 * away.
 *
 * Returns: how many.
 */
guint ludo_wall_list (LudoWall *self, LudoWallSort sort, LudoWallFilter filter,
                      guint *indices);

/* ludo_wall_set_guess: @value is the index of a tile or, for
 * LUDO_WALL_QUESTION_BLOTS, a number of ways. */
void ludo_wall_set_guess (LudoWall *self, LudoWallQuestion question,
                          guint value);

/* ludo_wall_decline_guess: goes on without a guess. */
void ludo_wall_decline_guess (LudoWall *self);

/* ludo_wall_forget_guess: the guess is to be made again. */
void ludo_wall_forget_guess (LudoWall *self);

/* ludo_wall_get_guess: whether there is a guess, and if drawn, which; @question
 * and @value (out) (optional). */
LudoGuess ludo_wall_get_guess (LudoWall *self, LudoWallQuestion *question,
                               guint *value);

/* ludo_wall_dup_task: (transfer full): what there is to be done now; @question
 * is what is to be guessed if nothing was yet; translated. */
char *ludo_wall_dup_task (LudoWall *self, LudoWallQuestion question);

/* ludo_wall_dup_throw: (transfer full): the throw of tile @index: "2, 5, 6". */
char *ludo_wall_dup_throw (LudoWall *self, guint index);

/* ludo_wall_dup_luck: (transfer full): by how many hundredths tile @index
 * changes the chance of winning, with its sign: "−9"; "?" before the guess and
 * while it is not known. */
char *ludo_wall_dup_luck (LudoWall *self, guint index);

/* ludo_wall_dup_sentence: (transfer full): all that there is to say of tile
 * @index, in sentences; translated. */
char *ludo_wall_dup_sentence (LudoWall *self, guint index);

/* ludo_wall_dup_rows: (transfer full) (element-type GStrv): the heads and the
 * @n tiles @indices as cells; translated. */
GPtrArray *ludo_wall_dup_rows (LudoWall *self, const guint *indices, guint n);

/* ludo_wall_describe: (transfer full): what the wall shows, and how far the
 * guess was from it, in sentences; translated. */
char *ludo_wall_describe (LudoWall *self);
