/* ludo-play-table.h: a game on the table, as the page to play shows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/playing/ludo-replay.h"

/* LudoAct: what can be done at a table, apart from moves on the board. */
typedef enum
{
  LUDO_ACT_NONE,
  LUDO_ACT_UNDO,
  LUDO_ACT_REDO,
  LUDO_ACT_THROW,
  LUDO_ACT_DONE,                /* ends a turn that waits for it */
  LUDO_ACT_ONLY_MOVE,           /* plays the only legal move */
  LUDO_ACT_PASS,
  LUDO_ACT_PAUSE,               /* in a game between computers */
  LUDO_ACT_HINT,
  LUDO_ACT_STEP,                /* shows the next step of a move */
  LUDO_ACT_MOVES,               /* shows the list of moves */
  LUDO_ACT_PLAYERS,
  LUDO_ACT_SCORE,
  LUDO_ACT_MAKE_PUZZLE,
  LUDO_ACT_NEW_GAME,
  LUDO_ACT_REMATCH,
  LUDO_ACT_SWAP_SIDES,
  LUDO_ACT_REVIEW,
  LUDO_ACT_STOP,                /* ends the game, if its rules allow */
  LUDO_ACT_FIRST,               /* to the last: move through the positions */
  LUDO_ACT_BACK,
  LUDO_ACT_FORWARD,
  LUDO_ACT_LAST,
  LUDO_ACT_AUTOPLAY,
  LUDO_ACT_PLAY_ON,             /* from an earlier position */
  LUDO_ACT_RETURN,              /* from it to the present one */
  LUDO_N_ACTS
} LudoAct;

/* LudoActs: sets of acts, the bit 1 << act each. */
typedef struct
{
  guint allowed;                /* what a request for it would do now */
  guint offered;                /* by a button, perhaps insensitive */
} LudoActs;

/* LudoTableOption: how the table is shown. */
typedef enum
{
  LUDO_TABLE_HINTS = 1 << 0,    /* hints are given; the only option that is on
                                 * at first */
  LUDO_TABLE_PROJECTED = 1 << 1,
  LUDO_TABLE_WIN_PROBABILITY = 1 << 2,
  LUDO_TABLE_PAUSED = 1 << 3,   /* the computers wait; off again in each new
                                 * game */
  LUDO_TABLE_RESTORES = 1 << 4, /* undoing at the start of the game brings back
                                 * the game before; the owner of the table does
                                 * that */
  LUDO_TABLE_REVIEWED = 1 << 5, /* the review of the game is shown */
} LudoTableOption;

/* LudoTableChange: what "changed" is about. */
typedef enum
{
  LUDO_CHANGED_GAME = 1 << 0,     /* another game */
  LUDO_CHANGED_POSITION = 1 << 1, /* the position that is shown, its plies, the
                                   * players */
  LUDO_CHANGED_TURN = 1 << 2,     /* the player to act, once the board has shown
                                   * the last ply */
  LUDO_CHANGED_ACTS = 1 << 3,     /* ludo_play_table_get_acts() */
  LUDO_CHANGED_HEADLINE = 1 << 4,
  LUDO_CHANGED_SENTENCE = 1 << 5, /* the sentence, with its announcement */
  LUDO_CHANGED_ASIDE = 1 << 6,    /* the sentence, which concerns one person, so
                                   * that a projector does not show it */
  LUDO_CHANGED_OPTIONS = 1 << 7,
} LudoTableChange;

/* LudoTableTexts: the texts above the board. */
typedef struct
{
  char *headline;               /* whose turn it is, or what to choose */
  char *sentence;               /* what just happened, or a refusal */
  char *rule_id;                /* the paragraph of the rules that refuses a
                                 * move, or ""; NULL if none is refused */
  char *announcement;           /* spoken with the sentence, or NULL */
} LudoTableTexts;

/* LudoPlayTable:
 *
 * The game being played, its replay and its computer players, the position that
 * is shown of it, the sentences about that, and what can be done now.  It knows
 * no widget; the page to play shows it, and reports to it what the board does.
 * A ply is described only once the board has shown it.
 *
 * Signals:
 * - "changed" (uint: LudoTableChange bits): once for an act
 */
#define LUDO_TYPE_PLAY_TABLE (ludo_play_table_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayTable, ludo_play_table, LUDO, PLAY_TABLE, GObject)

/* ludo_play_table_new: (transfer full): a table without a game. */
LudoPlayTable *ludo_play_table_new (void);

/* ludo_play_table_set_game: plays @game, which is referenced; NULL for none. */
void ludo_play_table_set_game (LudoPlayTable *self, LudoGame *game);

/* ludo_play_table_get_game: the game being played; borrowed, or NULL. */
LudoGame *ludo_play_table_get_game (LudoPlayTable *self);

/* ludo_play_table_get_computer: what plays the computer's seats; borrowed. */
LudoComputer *ludo_play_table_get_computer (LudoPlayTable *self);

/* ludo_play_table_get_replay: which position is shown; borrowed. */
LudoReplay *ludo_play_table_get_replay (LudoPlayTable *self);

/* ludo_play_table_get_texts: the present texts; borrowed. */
const LudoTableTexts *ludo_play_table_get_texts (LudoPlayTable *self);

/* ludo_play_table_get_acts: what can be done now; without a game, nothing. */
LudoActs ludo_play_table_get_acts (LudoPlayTable *self);

/* ludo_play_table_allows: whether @act can be done now. */
gboolean ludo_play_table_allows (LudoPlayTable *self, LudoAct act);

/* ludo_play_table_get_only_move: the legal move of a person who has only one,
 * which a button may play, or GAME_MOVE_NONE. */
GameMove ludo_play_table_get_only_move (LudoPlayTable *self);

/* ludo_play_table_set_option: sets whether @option is on. */
void ludo_play_table_set_option (LudoPlayTable *self, LudoTableOption option,
                                 gboolean on);

/* ludo_play_table_get_option: whether @option is on. */
gboolean ludo_play_table_get_option (LudoPlayTable *self,
                                     LudoTableOption option);

/* ludo_play_table_set_detail: sets how much is announced of what happens. */
void ludo_play_table_set_detail (LudoPlayTable *self, LudoDetail detail);

/* ludo_play_table_set_move_delay: sets the milliseconds between two plies of
 * the computer or of the replay when nothing moves on the board. */
void ludo_play_table_set_move_delay (LudoPlayTable *self, guint milliseconds);

/* ludo_play_table_set_motion: to be called when a motion on the board has begun
 * or ended. */
void ludo_play_table_set_motion (LudoPlayTable *self,
                                 const LudoBoardMotion *motion);

/* ludo_play_table_update: describes the position again after something other
 * than the position has changed, such as the players. */
void ludo_play_table_update (LudoPlayTable *self);

/* ludo_play_table_undo: undoes all plies from the last one of a person on, even
 * while the computer is thinking; a single ply where only computers play. */
void ludo_play_table_undo (LudoPlayTable *self);

/* ludo_play_table_stop: stops the game, if LUDO_ACT_STOP is allowed. */
void ludo_play_table_stop (LudoPlayTable *self);

/* ludo_play_table_redo: redoes plies until it is a person's turn, if
 * LUDO_ACT_REDO is allowed. */
void ludo_play_table_redo (LudoPlayTable *self);

/* ludo_play_table_show: shows @sentence and announces @spoken, unless that is
 * NULL. */
void ludo_play_table_show (LudoPlayTable *self, const char *sentence,
                           const char *spoken);

/* ludo_play_table_announce: shows and announces @sentence. */
void ludo_play_table_announce (LudoPlayTable *self, const char *sentence);

/* ludo_play_table_announce_score: shows and announces the score. */
void ludo_play_table_announce_score (LudoPlayTable *self);

/* ludo_play_table_refuse: shows and announces why a move is refused.
 * @token: the move; not used, an argument of the board's signal "illegal"
 * @rule_id: the paragraph of the rules that refuses it; "" for none */
void ludo_play_table_refuse (LudoPlayTable *self, const char *token,
                             const char *sentence, const char *rule_id);

/* ludo_play_table_instruct: to be called when a place was picked or the pick
 * was cancelled: shows what to do next and removes the sentence of a refusal.
 * @next: what to choose next, or NULL */
void ludo_play_table_instruct (LudoPlayTable *self, const char *next);

/* ludo_play_table_set_typed: shows the notation typed so far; "" leaves what is
 * shown. */
void ludo_play_table_set_typed (LudoPlayTable *self, const char *typed);
