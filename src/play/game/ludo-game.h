/* ludo-game.h: a game being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "games/game-position.h"
#include "games/game-variants.h"
#include "play/game/ludo-advice.h"
#include "play/game/ludo-event-info.h"
#include "play/game/ludo-fact.h"
#include "play/game/ludo-mistake.h"
#include "play/game/ludo-move.h"
#include "play/game/ludo-player.h"
#include "play/game/ludo-ply.h"
#include "play/game/ludo-variation.h"
#include "play/game/ludo-solver.h"

/* LudoGame:
 *
 * The model that widgets watch: the position with its past, the players, the
 * seeded dice, undo and redo.  Its LudoGameInfo brings the rules and the game's
 * own words.  All decisions are made by the rules.
 *
 * Property (notifies): "turn-pending" (boolean: a person's turn has ended and
 * waits until the person confirms it, before the next throw).
 *
 * Signals:
 * - "changed" (guint n_undone, guint n_played): once for every act, when all of
 *   it is done: so many plies were taken back, then so many played, which are
 *   the last of ludo_game_get_moves(); both are 0 when something beside the
 *   line on the board has changed.  All notifications of an act, those of that
 *   list and of the property included, come at its end.
 */
#define LUDO_TYPE_GAME (ludo_game_get_type ())
G_DECLARE_FINAL_TYPE (LudoGame, ludo_game, LUDO, GAME, GObject)

/* LudoLevelWords: a game's descriptions of the play of each level, each a whole
 * sentence marked with N_(); the comment on a member lists the numbers that it
 * contains, in their order. */
typedef struct
{
  const char *sees_own;
  const char *blunders;         /* percent */
  const char *ahead;            /* moves ahead */
  const char *ahead_replies;    /* moves ahead, percent of the answers */
  const char *ahead_both;       /* moves ahead, percent of both */
  const char *nodes;            /* positions; NULL: no such level */
  const char *full;
  const char *nodes_tree;       /* positions; likewise */
  const char *full_tree;        /* likewise */
  const char *throws;           /* percent; likewise */
} LudoLevelWords;

/* LudoDetail: how much detail a sentence has. */
typedef enum
{
  LUDO_DETAIL_BRIEF,
  LUDO_DETAIL_NORMAL,
  LUDO_DETAIL_FULL,
} LudoDetail;

/* LudoNamed: a name and a sentence, both marked for translation with N_()
 * and to be passed through gettext() when shown. */
typedef struct
{
  const char *name;
  const char *summary;
} LudoNamed;

/* LudoLuck: how much of a game is luck and how much skill. */
typedef enum
{
  LUDO_LUCK_NONE,
  LUDO_LUCK_LESS,
  LUDO_LUCK_EVEN,
  LUDO_LUCK_MORE,
  LUDO_LUCK_ALL,
} LudoLuck;

/* LudoSetPiece: a position that a source hands down, to be thrown in again. */
typedef struct
{
  const char *name;             /* in a list: "Zeno’s position"; N_() */
  const char *position;         /* its text; a throw is due */
} LudoSetPiece;

/* LudoThrown: what is thrown in a game. */
typedef enum
{
  LUDO_THROWN_NOTHING,
  LUDO_THROWN_STICKS,           /* four, whose marked faces count */
  LUDO_THROWN_DICE,
} LudoThrown;

/* LudoKnobWords: a rule that can be changed: the head that it shares with its
 * neighbours and its name, both marked with N_(). */
typedef struct
{
  const char *group;
  const char *name;
} LudoKnobWords;

/* LudoVariantWords: how a game is changed, and the words for it. */
typedef struct
{
  const GameVariants *rules;
  const LudoKnobWords *knobs;   /* in the order of GameVariants.knobs */
  const char *const *causes;    /* of payments, marked with N_() */

  /* Says one of the rules of @variant in whole sentences, translated.  They are
   * as many, and in the same order, for all variants of one ruleset.  Returns:
   * (transfer full): NULL after the last. */
  char *(*describe_rule) (const GameVariant *variant, guint index);
} LudoVariantWords;

/* ludo_variant_describe_rule:
 * @changed: (out): whether the rule is not as in the ruleset
 *
 * Returns: (transfer full): rule @index of @variant, as
 *   LudoVariantWords.describe_rule says it, and if it is changed also how it is
 *   by the sheet; NULL after the last
 */
char *ludo_variant_describe_rule (const LudoVariantWords *words,
                                  const GameVariant *variant, guint index,
                                  gboolean *changed);

/* LudoGameInfo: all that LudoGame has to know of one game: its rules and its
 * words.  Each game has one, in its <game>-words.c.
 *
 * Every string is marked with N_() (names that stay the same in every language
 * too).  The describe functions return translated sentences, to be freed with
 * g_free().
 */
typedef struct _LudoGameInfo
{
  const GameRules *rules;

  const char *name;             /* "Zohn Ahl" */
  const char *summary;          /* one sentence for the shelf */
  const char *credit;           /* who made it or where it comes from */
  int minutes;                  /* that a game takes at a table, about */
  int age;                      /* in years, from which one can play it */
  LudoLuck luck;
  const char *seats[GAME_SEATS_MAX];    /* "Red", "White", "South" … */
  const LudoNamed *rulesets;    /* in the order of GameRules.rulesets */
  guint draws_lots;             /* a bit for each ruleset whose source draws
                                 * lots for the seats */
  const LudoNamed *setups;      /* in the order of GameRules.setups, or NULL */
  int max_team_size;            /* 2 where a side may be a team of two */
  gboolean has_decisions;       /* FALSE: levels and hints mean nothing */

  /* A sentence that names the player to move and says what to do, as "Red
   * throws the sticks."; not called once the game is over. */
  char *(*describe_turn) (const GamePosition *position);

  /* As much of that as the description of the last ply has not said; "" if it
   * names the player to move.  NULL, or returns NULL: all of it. */
  char *(*describe_next) (const GamePosition *position);

  /* Describes what a ply did, in whole sentences. */
  char *(*describe_move) (const LudoPly *ply, LudoDetail detail);

  /* The same of @n_plies of one turn, at least two, together; not in full.
   * NULL: each is described by itself. */
  char *(*describe_moves) (const LudoPly *plies, int n_plies,
                           LudoDetail detail);

  /* A move that is legal in @before as its player says it, a phrase that names
   * no side: "sow the hole b1 to the left". */
  char *(*name_move) (const GameState *before, GameMove move);

  /* A sentence that names the winner and the rule by which he won. */
  char *(*describe_outcome) (const GameOutcome *outcome);

  /* Why @token is no legal move now: the rule it breaks, in a sentence, and in
   * @rule_id (may be NULL) the paragraph of the rules page that states it
   * (static string). */
  char *(*describe_refusal) (const GamePosition *position, const char *token,
                             const char **rule_id);

  /* How the game stands, in one sentence or two that can be heard and read
   * from afar. */
  char *(*describe_score) (const GameState *state);

  /* Describes a position for the ear: @part 0 says who leads and what threatens
   * the side to move; each further part says where the pieces of one side or
   * row lie, that of the side to move first; then come changed rules.  Returns
   * NULL after the last. */
  char *(*describe_overview) (const GameState *state, int part);

  /* The pieces, groups or the like of @seat, as short as on a score board: "8
   * pieces · 2 groups".  NULL in games that count nothing. */
  char *(*describe_seat_score) (const GameState *state, int seat);

  /* The throw @token, legal in @state or a position of the same ruleset, as
   * short as a player writes it down: "1, 3, 6".  NULL in games without
   * throws. */
  char *(*describe_throw) (const GameState *state, const char *token);

  /* A step of a hint: the goal of the turn; where to look; or the turn itself
   * ("Play c2."), with the cells that it is about set in @cells, the bit 1 <<
   * cell each.  Facts only, counted from @advice.  NULL in games without
   * decisions. */
  char *(*describe_advice) (const LudoAdvice *advice, LudoHintStep step,
                            guint64 *cells);

  /* Describes what a turn leads to, in sentences that follow the last step of a
   * hint; NULL in games without decisions. */
  char *(*describe_consequence) (const LudoAdvice *advice);

  /* Returns: the cells of the pieces that are in danger after the turn, as
   * describe_consequence says, the bit 1 << cell each.  May be NULL. */
  guint64 (*find_endangered) (const LudoAdvice *advice);

  /* Fills @advice with a good turn that a beginner can count out for himself,
   * of the position @advice->before.  Returns FALSE when there is none.  May
   * be NULL. */
  gboolean (*find_simple) (LudoAdvice *advice);

  /* Returns a count in a position of @seat, by the @name that a lesson asks for
   * it; -1 if the game counts nothing of that name.  NULL if it counts
   * nothing. */
  int (*measure) (const GameState *state, int seat, const char *name);

  /* The mistakes that are expected in lessons of the game, ended by one without
   * an id. */
  const LudoMistake *mistakes;

  /* The game's own facts by which turns are compared, ended by one without a
   * measure; NULL in games without decisions. */
  const LudoFact *facts;

  /* The words for what the computer considers at each level; NULL in games
   * without decisions. */
  const LudoLevelWords *level_words;

  /* Computes the exact chances of the game; NULL in games with decisions. */
  const LudoSolver *solver;

  /* How the rules of the game are changed and solved; NULL if they cannot be
   * changed. */
  const LudoVariantWords *variants;

  /* Whether sticks or dice are thrown in the game. */
  LudoThrown thrown;

  /* A position that a source hands down, in which a famous throw is due; NULL
   * if the game has none. */
  const LudoSetPiece *set_piece;

  /* The game's own events; NULL where it has none. */
  const LudoEventInfo *events;

  /* The events that are counted over many games, ended by one without a
   * name. */
  const LudoTally *tallies;

  /* Returns how much @event, one of the game's own, adds to a count of what
   * @seat did in a move: its "captures", the pieces "sown", "entered" and
   * "off".  NULL if its own events add nothing. */
  int (*count_event) (const GameEvent *event, int seat, const char *name);
} LudoGameInfo;

/* LUDO_GAME_ERROR: the errors of a move, a position or a record. */
#define LUDO_GAME_ERROR (ludo_game_error_quark ())
/* ludo_game_error_quark: the error domain LUDO_GAME_ERROR. */
GQuark ludo_game_error_quark (void);

typedef enum
{
  LUDO_GAME_ERROR_UNKNOWN_GAME,
  LUDO_GAME_ERROR_POSITION,     /* a position text that the game refuses */
  LUDO_GAME_ERROR_MOVE,         /* a token that is no legal move here */
  LUDO_GAME_ERROR_RECORD,       /* a record file that cannot be read */
  LUDO_GAME_ERROR_FUTURE,       /* a record of a later version */
} LudoGameError;

/* ludo_game_info_for: the game with this id, or NULL when there is none. */
const LudoGameInfo *ludo_game_info_for (const char *game_id);

/* ludo_game_info_dup_facts: who plays the game, how long, from which age and
 * with how much luck: "2 or 3 players · about 30 minutes · from age 10 · pure
 * skill"; translated; free with g_free(). */
char *ludo_game_info_dup_facts (const LudoGameInfo *info);

/* ludo_game_info_describe: (transfer full): what the game is about, these facts
 * and where it comes from, in sentences; translated. */
char *ludo_game_info_describe (const LudoGameInfo *info);

/* ludo_game_draw_seed: a seed for a game or for throws, another each time. */
guint64 ludo_game_draw_seed (void);

/* ludo_game_new:
 * @config: settings in range, or NULL for the game's defaults
 * @seed: decides every throw
 *
 * Returns: (transfer full): the game at its start, all seats human, or NULL
 *   with @error when no game has this id.
 */
LudoGame *ludo_game_new (const char *game_id, const GameConfig *config,
                         guint64 seed, GError **error);

/* ludo_game_describe_parse_code: describes the fault of a text that the rules
 * refuse, as the end of a sentence; translated, static. */
const char *ludo_game_describe_parse_code (GameParseCode code);

/* ludo_game_new_from_position: as ludo_game_new(), from a position's text. */
LudoGame *ludo_game_new_from_position (const char *game_id,
                                       const char *position, guint64 seed,
                                       GError **error);

/* ludo_game_new_to_edit:
 *
 * Makes a game that stands at @state, whatever that is, and in which nothing
 * can be played, for the board on which a position is set up.
 *
 * Returns: (transfer full): the game.
 */
LudoGame *ludo_game_new_to_edit (const LudoGameInfo *info,
                                 const GameState *state);

/* ludo_game_edit: sets the state of a game made by ludo_game_new_to_edit(). */
void ludo_game_edit (LudoGame *self, const GameState *state);

/* ludo_game_get_rules: the rules of the game; static. */
const GameRules *ludo_game_get_rules (LudoGame *self);

/* ludo_game_get_info: the descriptor of the game; static. */
const LudoGameInfo *ludo_game_get_info (LudoGame *self);

/* ludo_game_get_config: the settings that the game was begun with; borrowed. */
const GameConfig *ludo_game_get_config (LudoGame *self);

/* ludo_game_set_config_details:
 *
 * For a game begun from a position: takes from @config the fields that a
 * position does not have (set-up, counters at the start).  Returns: FALSE,
 * changing nothing, when @config contradicts the position (ruleset,
 * players).
 */
gboolean ludo_game_set_config_details (LudoGame *self,
                                       const GameConfig *config);

/* ludo_game_get_start_position: (nullable): the text of the position that the
 * game began from; NULL if that is the start of its config; borrowed. */
const char *ludo_game_get_start_position (LudoGame *self);

/* ludo_game_get_state: the current state; borrowed until the game changes. */
const GameState *ludo_game_get_state (LudoGame *self);

/* ludo_game_get_position: the current position with its past; borrowed until
 * the game changes. */
const GamePosition *ludo_game_get_position (LudoGame *self);

/* ludo_game_get_state_at: the state after @n_plies plies, 0 being the start;
 * borrowed until the game changes. */
const GameState *ludo_game_get_state_at (LudoGame *self, guint n_plies);

/* ludo_game_list_keys: appends to @keys, of guint64, one for each position from
 * the start to the present one.  It depends on all plies that led there,
 * because the rule of repetition makes the past part of a position. */
void ludo_game_list_keys (LudoGame *self, GArray *keys);

/* ludo_game_dup_position_text: (transfer full): the current position in the
 * game's notation. */
char *ludo_game_dup_position_text (LudoGame *self);

/* ludo_game_get_seed: the seed that decides every throw. */
guint64 ludo_game_get_seed (LudoGame *self);

/* ludo_game_get_turn: the seat to move or to throw. */
int ludo_game_get_turn (LudoGame *self);

/* ludo_game_get_at_chance: whether sticks or dice are to be thrown now. */
gboolean ludo_game_get_at_chance (LudoGame *self);

/* ludo_game_get_over: whether the game is over. */
gboolean ludo_game_get_over (LudoGame *self);

/* ludo_game_get_outcome: fills @outcome, also while the game goes on. */
void ludo_game_get_outcome (LudoGame *self, GameOutcome *outcome);

/* ludo_game_get_n_plies: the number of moves and throws played, without those
 * that were undone. */
guint ludo_game_get_n_plies (LudoGame *self);

/* ludo_game_has_person: whether anybody but the computer plays. */
gboolean ludo_game_has_person (LudoGame *self);

/* ludo_game_get_n_before_person: the number of plies before the last ply of a
 * person, or before the last ply where only computers play or the game was
 * stopped; -1 where there is none. */
int ludo_game_get_n_before_person (LudoGame *self);

/* ludo_game_get_can_undo: whether there is a ply to undo. */
gboolean ludo_game_get_can_undo (LudoGame *self);

/* ludo_game_get_can_redo: whether there is an undone ply to redo. */
gboolean ludo_game_get_can_redo (LudoGame *self);

/* ludo_game_get_moves: the plies played, oldest first, a GListModel of
 * LudoMove; borrowed. */
GListModel *ludo_game_get_moves (LudoGame *self);

/* ludo_game_get_last_move: (nullable): the last ply; borrowed. */
LudoMove *ludo_game_get_last_move (LudoGame *self);

/* ludo_game_lay_throw: shows the sticks or dice as they lie after @move, a
 * legal throw that is not played yet.  They lie so until "changed" has been
 * emitted. */
void ludo_game_lay_throw (LudoGame *self, GameMove move);

/* ludo_game_get_laid_throw: (nullable): the trace of the throw of
 * ludo_game_lay_throw(); NULL if none lies there; borrowed. */
const GameTrace *ludo_game_get_laid_throw (LudoGame *self);

/* ludo_game_count_turn: how many of the last plies belong together: a throw by
 * itself, or the moves that one seat has made since it threw or since another
 * seat's turn; 0 at the start. */
guint ludo_game_count_turn (LudoGame *self);

/* ludo_game_count_new_plies: how many of the last @n_played plies the board
 * shows and announces one after another: those that ludo_game_count_turn()
 * counts, or all that were redone at once.  After a jump to another position it
 * is the former. */
guint ludo_game_count_new_plies (LudoGame *self, guint n_played);

/* ludo_game_count_moves: how many moves the first @n_plies plies make, as they
 * are counted at the table: all that one seat throws and plays before another
 * does is one. */
guint ludo_game_count_moves (LudoGame *self, guint n_plies);

/* ludo_game_find_last_turns: the index of the first ply that the board marks as
 * played last: the turns of all others since the player to move last moved; in
 * the middle of a turn, and once the game is over, that turn alone. */
guint ludo_game_find_last_turns (LudoGame *self);

/* ludo_game_get_date: the date on which the game was begun, YYYY-MM-DD;
 * borrowed.  The constructor takes it from the clock, and records keep it. */
const char *ludo_game_get_date (LudoGame *self);

/* ludo_game_set_date: sets the date, YYYY-MM-DD, as a record has it; copied. */
void ludo_game_set_date (LudoGame *self, const char *date);

/* The longest name of changed rules, in letters as people count them. */
#define LUDO_RULES_NAME_LETTERS 40

/* ludo_game_set_rules_name: names the changed rules by which the game was
 * begun, as ludo_letters_dup_name() finds it in @name, of
 * LUDO_RULES_NAME_LETTERS at most; "" takes the name away.  Returns: FALSE,
 * with nothing done, where no rule is changed. */
gboolean ludo_game_set_rules_name (LudoGame *self, const char *name);

/* ludo_game_get_rules_name: the name of the rules, borrowed; "" if not set. */
const char *ludo_game_get_rules_name (LudoGame *self);

/* ludo_game_dup_title: (transfer full): what the game is called, translated:
 * "Zohn Ahl", or with that name "Short Circuit (Zohn Ahl)". */
char *ludo_game_dup_title (LudoGame *self);

/* ludo_game_get_n_seats: seats in this game, 2 or 3. */
int ludo_game_get_n_seats (LudoGame *self);

/* ludo_game_get_team_size: the number of players that share each seat, 1 or
 * 2. */
int ludo_game_get_team_size (LudoGame *self);

/* ludo_game_set_team_size: sets the number of players that share each seat: 1,
 * or 2 if the game's max_team_size allows teams. */
void ludo_game_set_team_size (LudoGame *self, int team_size);

/* ludo_game_draw_lots: draws lots for the seats, as the seed has it, and moves
 * the players to those that they drew.  For a game that has not begun, from its
 * usual start.  They keep their order round the table. */
void ludo_game_draw_lots (LudoGame *self);

/* ludo_game_mark_lots_seen: returns TRUE once after ludo_game_draw_lots(), so
 * that the lots are shown once; FALSE at every later call, and for a game that
 * was read from a record. */
gboolean ludo_game_mark_lots_seen (LudoGame *self);

/* ludo_game_get_lot: the number, from 1 in the order in which the players sat
 * down, of the player who drew the first seat; 0 if no lots were drawn. */
int ludo_game_get_lot (LudoGame *self);

/* ludo_game_set_lot: sets the number that ludo_game_get_lot() returns, as a
 * record has it; the players stay on their seats. */
void ludo_game_set_lot (LudoGame *self, int lot);

/* ludo_game_dup_drawer: (transfer full): the player or players who drew @seat,
 * worded for the middle of a sentence: a name or names, "you", "the computer",
 * or "player 2". */
char *ludo_game_dup_drawer (LudoGame *self, int seat);

/* ludo_game_describe_lot: (transfer full) (nullable): a sentence that says who
 * drew which seat; NULL if no lots were drawn. */
char *ludo_game_describe_lot (LudoGame *self);

/* ludo_game_get_own_seat: the seat of the person, if one person plays against
 * computers and no player has a name; -1 in every other game. */
int ludo_game_get_own_seat (LudoGame *self);

/* ludo_game_describe_sides: (transfer full) (nullable): a sentence that says
 * which side the person plays and which the computer; NULL unless
 * ludo_game_get_own_seat() finds a seat. */
char *ludo_game_describe_sides (LudoGame *self);

/* ludo_game_get_player: the player of @seat; @member is 0, or 1 for the second
 * of a team.  Borrowed; the caller may change it. */
LudoPlayer *ludo_game_get_player (LudoGame *self, int seat, int member);

/* ludo_game_get_member: the member, 0 or 1, whose turn it is in the team to
 * move, because members take a side's turns alternately. */
int ludo_game_get_member (LudoGame *self);

/* ludo_game_get_current_player: (nullable): the player to move now; NULL once
 * the game is over; borrowed. */
LudoPlayer *ludo_game_get_current_player (LudoGame *self);

/* ludo_game_dup_player_name: (transfer full): the name to show: the player's
 * own, else the seat's, translated. */
char *ludo_game_dup_player_name (LudoGame *self, int seat, int member);

/* ludo_game_get_legal_moves: fills @moves (GAME_MOVES_MAX), returns how many;
 * 0 at a chance node and once over. */
int ludo_game_get_legal_moves (LudoGame *self, GameMove *moves);

/* ludo_game_begin_change: begins one act of a person or the computer: however
 * much changes until ludo_game_end_change(), "changed" is emitted once, at the
 * end.  Changes may be nested; the outermost emits.  A function that changes
 * the game outside of them is an act by itself. */
void ludo_game_begin_change (LudoGame *self);

/* ludo_game_end_change: ends the act begun by ludo_game_begin_change(). */
void ludo_game_end_change (LudoGame *self);

/* ludo_game_copy: a game of its own that stands where @self does, with the
 * same players, past, future and variations.
 * Returns: (transfer full) */
LudoGame *ludo_game_copy (LudoGame *self);

/* ludo_game_play_move: plays @move, which is legal here. */
void ludo_game_play_move (LudoGame *self, GameMove move);

/* ludo_game_play:
 *
 * Plays the move or throw written @token; LUDO_MOVE_STOP stops the game.
 *
 * Returns: FALSE with @error (LUDO_GAME_ERROR_MOVE, its message naming the
 *   token and the broken rule) when it is not legal; nothing then changes.
 */
gboolean ludo_game_play (LudoGame *self, const char *token, GError **error);

/* ludo_game_can_stop: whether the game goes on and its ruleset says who wins if
 * it is stopped now. */
gboolean ludo_game_can_stop (LudoGame *self);

/* ludo_game_stop: stops the game, if that can be done.  This is the last ply of
 * the game, undone and redone as all others.  Returns: FALSE if it cannot. */
gboolean ludo_game_stop (LudoGame *self);

/* ludo_game_throw:
 *
 * Throws sticks or dice.  The n-th throw of a game depends on its seed and on
 * n alone, so that a throw taken back falls again as it fell before.
 *
 * Returns: FALSE when there is nothing to throw now.
 */
gboolean ludo_game_throw (LudoGame *self);

/* ludo_game_undo: takes the last ply back.  Returns: FALSE if there is none. */
gboolean ludo_game_undo (LudoGame *self);

/* ludo_game_redo: plays the ply that was undone last again.  Returns: FALSE if
 * there is none. */
gboolean ludo_game_redo (LudoGame *self);

/* ludo_game_redo_turns: the same for the person's ply that was undone last and
 * for what the computer answered, up to the next person. */
void ludo_game_redo_turns (LudoGame *self);

/* ludo_game_forget_undone: drops the undone plies, so that none can be
 * redone. */
void ludo_game_forget_undone (LudoGame *self);

/* ludo_game_go_to: undoes or redoes until @n_plies plies are played. */
void ludo_game_go_to (LudoGame *self, guint n_plies);

/* ludo_game_dup_line: every ply of the line on the board, then the undone
 * plies, next to be redone first, as tokens ended by NULL; free with
 * g_strfreev(). */
char **ludo_game_dup_line (LudoGame *self);

/* ludo_game_get_variations: the lines that were left for others, oldest first,
 * a GListModel of LudoVariation; borrowed. */
GListModel *ludo_game_get_variations (LudoGame *self);

/* A game keeps this many lines beside the one on the board. */
#define LUDO_GAME_VARIATIONS_MAX 50

/* ludo_game_add_variation: keeps the line @tokens, all of it legal from the
 * start of this game, beside the one on the board.  If there are too many, the
 * oldest is dropped. */
void ludo_game_add_variation (LudoGame *self, const char *const *tokens);

/* ludo_game_start_variation:
 *
 * Goes back to where @n_plies were played, to play on from there otherwise.
 * The line that was on the board is kept as a variation.
 */
void ludo_game_start_variation (LudoGame *self, guint n_plies);

/* ludo_game_select_variation: takes up the variation at @index again; the line
 * that was on the board takes its place among the variations. */
void ludo_game_select_variation (LudoGame *self, guint index);

/* ludo_game_set_confirms_turns:
 *
 * Sets whether in games with dice and decisions the end of a person's turn
 * waits until that person confirms it: the game still accepts a throw, but the
 * computer waits and the window offers to call the turn done.  FALSE at first.
 */
void ludo_game_set_confirms_turns (LudoGame *self, gboolean confirms_turns);

/* ludo_game_get_turn_pending: whether a turn waits for ludo_game_end_turn(). */
gboolean ludo_game_get_turn_pending (LudoGame *self);

/* ludo_game_end_turn: declares the pending turn done, as a throw and undo also
 * do. */
void ludo_game_end_turn (LudoGame *self);

/* ludo_game_describe_turn: (transfer full): LudoGameInfo.describe_turn with the
 * player's name; once the game is over, its outcome. */
char *ludo_game_describe_turn (LudoGame *self);

/* ludo_game_describe_move: (transfer full): describes @move as
 * LudoGameInfo.describe_move does. */
char *ludo_game_describe_move (LudoGame *self, LudoMove *move,
                               LudoDetail detail);

/* ludo_game_name_ply: (transfer full): the move or throw @token as a list shows
 * it: in notation, or what fell. */
char *ludo_game_name_ply (LudoGame *self, const char *token);

/* ludo_game_describe_consequence:
 * @before: a position of @self or of any game of the same rules
 * @line: all the moves of one turn, or the beginning of it; legal from there
 * @n_line: 1 to LUDO_ADVICE_LINE_MAX
 *
 * Describes what this turn leads to, good and bad, in translated sentences that
 * call the players by their colours or sides: "It sows 9 stones in 2 laps,
 * ending in c3.  It takes 5 stones." They state facts from the rules, without
 * any search; this takes some milliseconds in tavli, where all 216 throws are
 * tried.
 *
 * Returns: (transfer full): NULL in games without decisions and for throws.
 */
char *ludo_game_describe_consequence (LudoGame *self, const GameState *before,
                                      const GameMove *line, int n_line);

/* ludo_game_describe_outcome: (transfer full) (nullable): a sentence on who won
 * and why; NULL while the game goes on. */
char *ludo_game_describe_outcome (LudoGame *self);

/* ludo_game_describe_refusal: (transfer full): a sentence on why @token is no
 * legal move now.  @rule_id (may be NULL) becomes the paragraph of the rules
 * page that says so, static, or NULL if there is none. */
char *ludo_game_describe_refusal (LudoGame *self, const char *token,
                                  const char **rule_id);

/* ludo_game_describe_score: (transfer full): how the game stands, as
 * LudoGameInfo.describe_score. */
char *ludo_game_describe_score (LudoGame *self);

/* ludo_game_describe_seat_score: (transfer full): the score of @seat in @state,
 * a position of the game or one within a move of it, as
 * LudoGameInfo.describe_seat_score; "" if the game counts nothing. */
char *ludo_game_describe_seat_score (LudoGame *self, const GameState *state,
                                     int seat);
