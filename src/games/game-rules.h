/* game-rules.h: the contract that every game's rules keep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Four very different games (pure chance, dice with turns of many steps,
 * sowing, three players) answer the same questions here, so that the search,
 * the models, the window and the command-line engine know no game by name.
 * Standard C only: nothing below src/play/ may include GLib.
 */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "game-rng.h"

/* The largest state of any game, in bytes.  Each game asserts that its own
 * state fits. */
#define GAME_STATE_MAX 256

/* More legal moves than any position of any game can have.  The most are those
 * of thirty pieces of one colour, each with thirty empty cells to go to. */
#define GAME_MOVES_MAX 1024

/* More distinct throws than any game has: three dice fall in 56 ways. */
#define GAME_THROWS_MAX 64

/* Long enough for any position's or any move's text, with its final NUL. */
#define GAME_POSITION_TEXT_MAX 512
#define GAME_MOVE_TEXT_MAX 24

/* The most players a game seats. */
#define GAME_SEATS_MAX 3

/* GameState:
 *
 * Room for a position of any game.  It is a plain value: copy it by
 * assignment, keep the copy to undo a move.  A game reads it as a struct of its
 * own; the build passes -fno-strict-aliasing for that reason.  Bytes that a game
 * does not use are zero.
 */
typedef union
{
  uint64_t align;
  unsigned char bytes[GAME_STATE_MAX];
} GameState;

/* GameMove:
 *
 * A move or a throw, packed by its game.  Only that game's functions read it.
 * Zero is never a move.
 */
typedef uint32_t GameMove;

#define GAME_MOVE_NONE ((GameMove) 0)

/* GameConfig:
 *
 * The settings that are fixed before the first move.  A game ignores the fields
 * that do not concern it.
 */
typedef struct
{
  int ruleset;                  /* index into GameRules.rulesets */
  int setup;                    /* index into GameRules.setups */
  int players;                  /* min_players to max_players */
  int counters[2];              /* each side's counters, 1 to max_counters */
} GameConfig;

/* GameRuleset:
 *
 * One named form of a game.  The first of a game's list is its default.
 */
typedef struct
{
  const char *id;               /* as files, options and positions name it */
} GameRuleset;

/* GameReason: the rule that ended a game.  The header of a game declares the
 * reasons that only this game has, from GAME_REASON_OWN on; they mean nothing
 * outside it. */
typedef enum
{
  GAME_REASON_NONE,             /* the game goes on */
  GAME_REASON_REPETITION,       /* the same position for the third time */
  GAME_REASON_ALL_PASSED,       /* every remaining player passed */
  GAME_REASON_OWN,
} GameReason;

/* GameOutcome:
 *
 * Whether a game is over, who won and which rule decided.
 */
typedef struct
{
  bool over;
  int reason;                   /* a GameReason, or one of the game's own */
  int winner;                   /* a seat, or -1: nobody, or still playing */
  int ranking[GAME_SEATS_MAX];  /* seats placed, best first: the winner, and
                                 * whoever won a place behind him */
  int n_ranked;
} GameOutcome;

/* GameEventType:
 *
 * What can happen in a move.  A trace is the list of these in their order;
 * animation, sound, speech and the move list replay it and decide nothing.
 * Cells are the game's own numbers (see its header); `seat` is the side that
 * the event concerns.  A field that an entry does not mention is 0.
 *
 * The header of a game declares the events that only this game has, from
 * GAME_EVENT_OWN on.  The game's words tell the rest of the program what it has
 * to know of them (LudoEventInfo), so that nothing else distinguishes them.
 */
typedef enum
{
  GAME_EVENT_NONE,
  GAME_EVENT_THROW,             /* seat threw; value: the game's throw */
  GAME_EVENT_ENTER,             /* seat's piece comes onto the board on `to`;
                                 * value: the die, if one is played */
  GAME_EVENT_MOVE,              /* seat's piece goes from `from` to `to`;
                                 * value: steps, die; 0 where meaningless */
  GAME_EVENT_PASS,              /* seat has no legal move and passes */
  GAME_EVENT_TURN,              /* the turn goes to seat */
  GAME_EVENT_OWN,
} GameEventType;

typedef struct
{
  uint8_t type;                 /* a GameEventType, or one of the game's own */
  int8_t seat;
  int16_t from;
  int16_t to;
  int16_t count;
  int32_t value;
} GameEvent;

/* GameTrace:
 *
 * The events of one move, in order.  Begin with GAME_TRACE_INIT, free with
 * game_trace_clear().  `apply` appends; it never empties what is there.
 */
typedef struct
{
  GameEvent *events;
  size_t n_events;
  size_t n_allocated;
} GameTrace;

#define GAME_TRACE_INIT { NULL, 0, 0 }

/* game_trace_push:
 *
 * Appends @event to @trace.  Does nothing when @trace is %NULL, so that rules
 * need not ask.  Aborts when memory is exhausted, as GLib does.
 */
void game_trace_push (GameTrace *trace, GameEvent event);

/* game_trace_find: finds the first event of @type in @trace, which may be
 * %NULL.  Returns %NULL if there is none; the event belongs to @trace. */
const GameEvent *game_trace_find (const GameTrace *trace, int type);

/* game_trace_clear: frees the events and leaves @trace empty. */
void game_trace_clear (GameTrace *trace);

/* GameError:
 *
 * Why a text was refused: the offset in bytes of the first bad character and
 * a short reason in English for the engine tool.  Models turn `code` into a
 * sentence in the player's language.
 */
typedef enum
{
  GAME_PARSE_OK,
  GAME_PARSE_SYNTAX,            /* not the notation of this game */
  GAME_PARSE_RANGE,             /* a number outside its range */
  GAME_PARSE_RULESET,           /* an unknown ruleset name */
  GAME_PARSE_COUNT,             /* the wrong number of pieces or stones */
  GAME_PARSE_IMPOSSIBLE,        /* well formed, but no game can stand so */
  GAME_PARSE_ILLEGAL,           /* a move that the rules forbid here */
} GameParseCode;

typedef struct
{
  GameParseCode code;
  size_t offset;
  char reason[96];
} GameError;

/* game_error_set:
 *
 * Fills @error (which may be %NULL) with @code, @offset and a printf-like
 * reason, cut to fit.  Always returns %false, for `return game_error_set …`.
 */
bool game_error_set (GameError *error, GameParseCode code, size_t offset,
                     const char *format, ...)
  __attribute__ ((format (printf, 4, 5)));

/* The certain chance, in the unit of GameRules.chance. */
#define GAME_CHANCE_ONE 65536

/* GameThrow: one distinct throw and how often it falls.  Chances are
 * weight divided by the sum of all weights of the list. */
typedef struct
{
  GameMove move;
  uint32_t weight;
} GameThrow;

/* GameSearchMethod: ways for the computer to choose a turn, found in
 * src/search/. */
typedef enum
{
  GAME_SEARCH_RANDOM,           /* any legal step */
  GAME_SEARCH_ONE_PLY,          /* what stands best after the own turn */
  GAME_SEARCH_ALPHA_BETA,       /* turn and reply, as deep as time allows */
  GAME_SEARCH_TREE,             /* a Monte Carlo tree search */
  GAME_SEARCH_DICE,             /* the network, and the dice to come */
} GameSearchMethod;

/* GameLevel:
 *
 * How well the computer plays at one level.  A weak player does not choose at
 * random: he overlooks some moves, more of his opponent's than of his own, and
 * then plays the best of those that he sees.
 */
typedef struct
{
  GameSearchMethod method;
  int depth;                    /* turns looked ahead, 0: no limit */
  uint64_t nodes;               /* positions looked at, 0: no limit */
  int blunder_rate;             /* own turns missed, of 100 */
  int reply_blunder_rate;       /* replies missed, of 100 */
} GameLevel;

#define GAME_N_LEVELS 6

/* GameQuestion: a question about a position that only one game can answer, and
 * that it answers exactly. */
typedef struct
{
  const char *name;             /* as `query` of the engine asks it */

  /* Writes the answer to @out, without a newline.  It may keep its work in
   * *@cache, at first NULL, for the next question.  Returns NULL, or an English
   * phrase saying why there is no answer. */
  const char *(*answer) (void **cache, const GameState *state,
                         const atomic_bool *stop, FILE *out);
} GameQuestion;

/* GameBench: the fixed work of `ludotheque-engine --bench`, from the start of
 * each ruleset, set-up and number of players: about as much time for each
 * game. */
typedef struct
{
  int perft_depth;
  int n_games;
  int search_plies;             /* played before the search */
  int search_depth;             /* 0: no search */
  uint64_t search_nodes;        /* the most for one search, 0: no limit */
} GameBench;

/* GameRules:
 *
 * One game.  All pointers are set unless their comment says otherwise.  No
 * function keeps mutable data between calls, so any thread may call any of
 * them on its own states.
 */
typedef struct GameRules GameRules;

struct GameRules
{
  const char *id;               /* as files and options name it */
  size_t state_size;            /* bytes that the game uses of a GameState */
  const GameRuleset *rulesets;
  int n_rulesets;
  const char *const *setups;    /* NULL-terminated, or NULL where none */
  int min_players;
  int max_players;
  int default_players;
  int max_counters;             /* of each side at the start, 0: no counters */
  const char *seat_letters;     /* the game's own letter of each seat */
  bool has_chance;              /* whether sticks or dice are thrown */

  /* Fills @state with the start of @config, whose values are in range. */
  void (*start) (const GameConfig *config, GameState *state);

  /* Reads a position from the NUL-terminated @text: surrounding blanks are
   * ignored, anything else must be exact.  On failure returns false, fills
   * @error (may be NULL) and leaves @state as it was.  Accepts exactly the
   * positions that self_check accepts. */
  bool (*parse) (const char *text, GameState *state, GameError *error);

  /* Writes the position's text into @text, which holds at least
   * GAME_POSITION_TEXT_MAX bytes.  parse (print (x)) is x. */
  void (*print) (const GameState *state, char *text);

  /* Reads the settings that made this state: ruleset, players, and the others
   * that the state knows; fields that it does not know are left unchanged. */
  void (*config) (const GameState *state, GameConfig *config);

  /* The seat to move or to throw. */
  int (*turn) (const GameState *state);

  /* Whether sticks or dice are to be thrown now.  False once over. */
  bool (*at_chance) (const GameState *state);

  /* Writes every legal move, each once, in an order that depends on the
   * state alone, and returns how many (at most GAME_MOVES_MAX).  At a chance
   * node and once the game is over it returns 0.  A forced pass counts as
   * the one legal move. */
  int (*legal_moves) (const GameState *state, GameMove *moves);

  /* Writes every distinct throw with its weight, returns how many; 0 when
   * not at a chance node. */
  int (*throws) (const GameState *state, GameThrow *throws);

  /* Draws one of the throws of @state, which is at a chance node, each as often
   * as it falls; quicker than drawing from the list.  NULL in games without
   * chance. */
  GameMove (*draw_throw) (const GameState *state, GameRng *rng);

  /* Plays on from @state at random until the game is over or has gone on for
   * @max_moves moves and throws, with the very draws that draw_throw and a
   * choice among legal_moves would make.  Fills @outcome and returns how many
   * moves and throws it took.  NULL in games for which a faster way than that
   * is not worth its code. */
  uint64_t (*playout) (GameState *state, GameRng *rng, uint64_t max_moves,
                       GameOutcome *outcome);

  /* Plays @move, which is legal here (a member of legal_moves or throws),
   * and appends what happened to @trace, which may be NULL. */
  void (*apply) (GameState *state, GameMove move, GameTrace *trace);

  /* Writes @move as text into @text (at least GAME_MOVE_TEXT_MAX bytes).
   * @state is the position it is played from. */
  void (*print_move) (const GameState *state, GameMove move, char *text);

  /* Reads the token of @length bytes at @text as a move or throw that is
   * legal in @state.  On failure returns false and fills @error. */
  bool (*parse_move) (const GameState *state, const char *text, size_t length,
                      GameMove *move, GameError *error);

  /* Fills @outcome from the state alone; repetition and passing round are
   * added by game_position_outcome(), which knows the past. */
  void (*outcome) (const GameState *state, GameOutcome *outcome);

  /* A hash of all that decides the rest of the game, equal for positions
   * that same_position calls the same. */
  uint64_t (*key) (const GameState *state);

  /* Whether two states are the same for the rule of repetition.  NULL in
   * games that have no such rule. */
  bool (*same_position) (const GameState *a, const GameState *b);

  /* Whether @move is a pass.  NULL in games without passing. */
  bool (*is_pass) (GameMove move);

  /* How many players are still in the game, which ends once so many have
   * passed in turn.  NULL where passes do not end it. */
  int (*n_active) (const GameState *state);

  /* The worth of the position to @seat in the game's own hundredths, higher is
   * better, from terms that the game's eval file names.  Zero in games without
   * decisions.  Never looks ahead. */
  int (*evaluate) (const GameState *state, int seat);

  /* As evaluate, but from those terms alone that cost next to nothing, for
   * the millions of positions at the end of a search.  NULL where evaluate is
   * cheap enough. */
  int (*assess) (const GameState *state, int seat);

  /* The chance, in 65536ths, that @seat wins; with three players, the worth of
   * its places, the first being certain.  An estimate that never looks ahead;
   * in games with dice it is called only when a throw is due.  NULL in games
   * without decisions. */
  int (*chance) (const GameState *state, int seat);

  /* Converts the value that a search found for a seat into a weight, at most
   * 65536: with @players at the table, the chances that they win are as the
   * weights of all of them.  With two players @found is the score of
   * SearchResult for the seat, with three the 65536ths that its places are
   * worth.  Fitted to games that the computer played against itself.  NULL in
   * games without decisions and in those whose search finds chances itself, as
   * it does with dice. */
  int (*weight) (int found, int players);

  /* The GAME_N_LEVELS levels by the number of players at the table, the
   * weakest first.  Set by `ludotheque-engine match`: with two players each
   * level wins at least 60 of 100 games against the one below it; with three,
   * each is placed first as often, alone against two of the level below
   * (help/strength.md has the figures).  NULL in games without decisions. */
  const GameLevel *levels[GAME_SEATS_MAX + 1];

  GameBench bench;

  /* The questions that only this game answers, ended by an entry without a
   * name.  NULL if there are none; forget and solve are then NULL too. */
  const GameQuestion *questions;

  /* Frees @cache, in which the answers have kept their work. */
  void (*forget) (void *cache);

  /* Solves the game that begins in @state, so that the time this takes can be
   * measured, and returns the number of its positions. */
  size_t (*solve) (const GameState *state);

  /* NULL when the state could stand in a game, otherwise an English phrase
   * saying what is wrong.  An executable list of the state's invariants. */
  const char *(*self_check) (const GameState *state);
};
