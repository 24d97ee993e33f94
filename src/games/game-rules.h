/* game-rules.h: the interface that the rules of every game implement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games differ: pure chance, dice with turns of many steps, sowing, three
 * players.  They all implement GameRules, so that the search, the models, the
 * window and the command-line engine know no game by name.  This is standard C:
 * the rules and the search may not include GLib.
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

/* The most legal moves of a position.  The limit is higher than that of any
 * game: thirty pieces that can each go to thirty empty cells have 900. */
#define GAME_MOVES_MAX 1024

/* The most distinct throws of a game; three dice have 56. */
#define GAME_THROWS_MAX 64

/* The longest text of a position and of a move, in bytes with the final NUL. */
#define GAME_POSITION_TEXT_MAX 512
#define GAME_MOVE_TEXT_MAX 24

/* The most players of a game. */
#define GAME_SEATS_MAX 3

/* GameState:
 *
 * A position of any game.  It is a plain value: copy it by assignment, and keep
 * the copy to undo a move.  Each game casts it to a struct of its own, which is
 * why the build passes -fno-strict-aliasing.  Bytes that a game does not use
 * are zero.
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

/* The ply that stops a game where GameRules.can_stop allows it.  No game packs
 * a move to this value, and no function of its rules is given it;
 * game_position_apply() remembers it and leaves the state as it is. */
#define GAME_MOVE_STOP UINT32_MAX

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
  const char *id;               /* in files, options and positions */
} GameRuleset;

/* GameReason: the rule that ended a game.  The header of a game declares the
 * reasons that only this game has, from GAME_REASON_OWN on; they mean nothing
 * outside it. */
typedef enum
{
  GAME_REASON_NONE,             /* the game goes on */
  GAME_REASON_REPETITION,       /* the same position for the third time */
  GAME_REASON_ALL_PASSED,       /* every remaining player passed */
  GAME_REASON_STOPPED,          /* the players stopped the game early */
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
  int ranking[GAME_SEATS_MAX];  /* the seats that have won a place so far, best
                                 * first */
  int n_ranked;
} GameOutcome;

/* GameEventType:
 *
 * The events of a move.  A trace lists them in their order; animation, sound,
 * speech and the move list replay it and decide nothing.  Cells are numbered by
 * the game (see its header); `seat` is the side that the event concerns.  A
 * field that the comment of a type does not mention is 0.
 *
 * The header of a game declares the events that only this game has, from
 * GAME_EVENT_OWN on.  The LudoEventInfo of the game describes them to the rest
 * of the program, which knows no such event by name.
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

/* GameParseCode: the kind of error in a text. */
typedef enum
{
  GAME_PARSE_OK,
  GAME_PARSE_SYNTAX,            /* not the notation of this game */
  GAME_PARSE_RANGE,             /* a number outside its range */
  GAME_PARSE_RULESET,           /* an unknown ruleset name */
  GAME_PARSE_COUNT,             /* the wrong number of pieces or stones */
  GAME_PARSE_IMPOSSIBLE,        /* well formed, but no game can reach it */
  GAME_PARSE_ILLEGAL,           /* a move that the rules forbid here */
} GameParseCode;

/* GameError: why a text was refused: the offset in bytes of the first bad
 * character, and a short English phrase for the engine tool.  Models make a
 * sentence in the player's language of `code`. */
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

/* The chance of an event that is sure, in the unit of GameRules.chance. */
#define GAME_CHANCE_ONE 65536

/* GameThrow: a distinct throw.  Its chance is its weight divided by the sum of
 * the weights of all throws. */
typedef struct
{
  GameMove move;
  uint32_t weight;
} GameThrow;

/* GameSearchMethod: the methods by which the computer chooses a turn; they are
 * in src/search/. */
typedef enum
{
  GAME_SEARCH_RANDOM,           /* random legal steps */
  GAME_SEARCH_ONE_PLY,          /* the best evaluation after the own turn */
  GAME_SEARCH_ALPHA_BETA,       /* alpha-beta search */
  GAME_SEARCH_TREE,             /* Monte Carlo tree search */
  GAME_SEARCH_DICE,             /* expectation over throws, with the network */
} GameSearchMethod;

/* GameLevel:
 *
 * The strength of the computer at one level.  A weak player does not choose at
 * random: he overlooks some moves, more of the opponent's than of his own, and
 * plays the best of the others.
 */
typedef struct
{
  GameSearchMethod method;
  int depth;                    /* the most turns ahead; 0: no limit */
  uint64_t nodes;               /* the most positions; 0: no limit */
  int blunder_rate;             /* percentage of own turns overlooked */
  int reply_blunder_rate;       /* percentage of replies overlooked */
} GameLevel;

#define GAME_N_LEVELS 6

/* GameQuestion: a question about a position that only one game can answer, and
 * that it answers exactly. */
typedef struct
{
  const char *name;             /* in the command `query` of the engine */

  /* Writes the answer to @out, without a newline.  *@cache, at first NULL, may
   * keep results for the next question.  Returns NULL, or an English phrase
   * that says why there is no answer. */
  const char *(*answer) (void **cache, const GameState *state,
                         const atomic_bool *stop, FILE *out);
} GameQuestion;

/* GameBench: the fixed work of `ludotheque-engine --bench` from the start of
 * each ruleset, set-up and number of players.  It takes about as long in every
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
  const char *id;               /* in files and options */
  size_t state_size;            /* bytes that the game uses of a GameState */
  const GameRuleset *rulesets;
  int n_rulesets;
  const char *const *setups;    /* NULL-terminated; NULL if there are none */
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

  /* Sets the fields of @config that can be told from @state, such as ruleset
   * and players, and leaves the others unchanged. */
  void (*config) (const GameState *state, GameConfig *config);

  /* Returns the seat to move or to throw. */
  int (*turn) (const GameState *state);

  /* Returns whether sticks or dice are to be thrown now; false if the game is
   * over. */
  bool (*at_chance) (const GameState *state);

  /* Writes every legal move once, in an order that depends only on the state,
   * and returns their number, at most GAME_MOVES_MAX.  At a chance node, and if
   * the game is over, it returns 0.  A forced pass is the only legal move. */
  int (*legal_moves) (const GameState *state, GameMove *moves);

  /* Writes every distinct throw with its weight, and returns their number; 0 if
   * @state is no chance node. */
  int (*throws) (const GameState *state, GameThrow *throws);

  /* Draws a random throw of @state, a chance node, by its weight; faster than
   * drawing from the list of throws.  NULL in games without chance. */
  GameMove (*draw_throw) (const GameState *state, GameRng *rng);

  /* Plays at random from @state until the game is over or @max_moves moves and
   * throws are played.  It draws the same random numbers as draw_throw and a
   * choice among legal_moves would, but faster.  Fills @outcome and returns the
   * number of moves and throws.  NULL in games in which that is not worth its
   * code. */
  uint64_t (*playout) (GameState *state, GameRng *rng, uint64_t max_moves,
                       GameOutcome *outcome);

  /* Plays @move, which is legal here (a member of legal_moves or throws),
   * and appends what happened to @trace, which may be NULL. */
  void (*apply) (GameState *state, GameMove move, GameTrace *trace);

  /* Plays the part of @move, which is legal here, that is settled before its
   * last choice, such as the third hole of a sowing, and appends what happened
   * to @trace, which may be NULL.  The turn stays with the player.  The trace
   * of the whole move begins with that of the part.  NULL in games whose moves
   * have no such part. */
  void (*apply_part) (GameState *state, GameMove move, GameTrace *trace);

  /* Writes @move, which is played in @state, as text into @text, of at least
   * GAME_MOVE_TEXT_MAX bytes. */
  void (*print_move) (const GameState *state, GameMove move, char *text);

  /* Reads the token of @length bytes at @text as a move or throw that is
   * legal in @state.  On failure returns false and fills @error. */
  bool (*parse_move) (const GameState *state, const char *text, size_t length,
                      GameMove *move, GameError *error);

  /* Fills @outcome from the state alone.  game_position_outcome(), which knows
   * the past, adds the ends by repetition and by passing in turn. */
  void (*outcome) (const GameState *state, GameOutcome *outcome);

  /* Returns whether the ruleset says who wins a game that is stopped in @state,
   * in which it goes on, and sets *@winner to that seat, or -1 for nobody.
   * NULL in games without such a rule. */
  bool (*can_stop) (const GameState *state, int *winner);

  /* Returns a hash of everything that decides the rest of the game; equal for
   * positions that same_position calls the same. */
  uint64_t (*key) (const GameState *state);

  /* Returns whether two states are the same for the rule of repetition.  NULL
   * in games that have no such rule. */
  bool (*same_position) (const GameState *a, const GameState *b);

  /* Returns whether @move is a pass.  NULL in games without passing. */
  bool (*is_pass) (GameMove move);

  /* Returns the number of players still in the game.  The game ends if so many
   * pass in turn.  NULL in games that passes do not end. */
  int (*n_active) (const GameState *state);

  /* Returns the static evaluation of the position for @seat, in hundredths of
   * the game's own unit; higher is better.  Its terms are in the eval file of
   * the game.  Zero in games without decisions. */
  int (*evaluate) (const GameState *state, int seat);

  /* As evaluate, but with the cheapest terms only, for the millions of
   * positions at the leaves of a search.  NULL if evaluate is cheap enough. */
  int (*assess) (const GameState *state, int seat);

  /* Returns the chance that @seat wins, in 65536ths; with three players, the
   * mean value of the place that it takes, the first place being 65536.  It is
   * a static estimate; in games with dice it is called only when a throw is
   * due.  NULL in games without decisions. */
  int (*chance) (const GameState *state, int seat);

  /* Converts @found, the value that a search found for a seat, into a weight of
   * at most 65536.  The chance of a seat is its weight divided by the sum of
   * the weights of all @players.  With two players @found is the score of
   * SearchResult for the seat, with three the mean value of its place, in
   * 65536ths.  The conversion is fitted to games of the computer against
   * itself.  NULL in games without decisions and in those with dice, whose
   * search finds chances itself. */
  int (*weight) (int found, int players);

  /* The GAME_N_LEVELS levels by the number of players, the weakest first.  They
   * are tuned with `ludotheque-engine match`: with two players each level wins
   * at least 60 of 100 games against the one below it; with three, it takes the
   * first place as often against two of the level below (help/strength.md has
   * the figures).  NULL in games without decisions. */
  const GameLevel *levels[GAME_SEATS_MAX + 1];

  GameBench bench;

  /* The questions that only this game answers, ended by an entry without a
   * name.  NULL if there are none; forget and solve are then NULL too. */
  const GameQuestion *questions;

  /* Frees the @cache of the answers. */
  void (*forget) (void *cache);

  /* Solves the game that begins in @state, so that the time this takes can be
   * measured, and returns the number of its positions. */
  size_t (*solve) (const GameState *state);

  /* Turns @state into its mirror image, whose legal moves are the mirror images
   * of its own: the board reflected, or the sides exchanged.  Returns false,
   * and leaves @state as it was, if it has no mirror image by the rules.  NULL
   * in games without decisions. */
  bool (*mirror) (GameState *state);

  /* Checks the invariants of the state.  Returns NULL if the state can occur in
   * a game, or else an English phrase that says what is wrong. */
  const char *(*self_check) (const GameState *state);
};
