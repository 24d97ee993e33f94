/* games-fixture.h: what the tests of all games share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-position.h"
#include "games/game-rng.h"
#include "games/games.h"

/* fixture_position: the position of @text, which the game must accept. */
GameState fixture_position (const GameRules *rules, const char *text);

/* fixture_text: the text of @state, to be freed with g_free(). */
char *fixture_text (const GameRules *rules, const GameState *state);

/* fixture_play: plays the blank-separated @moves from @state; every token
 * must be legal.  Traces are collected in @trace, which may be NULL. */
void fixture_play (const GameRules *rules, GameState *state, const char *moves,
                   GameTrace *trace);

/* fixture_assert_after: from @start, @moves lead to @expected. */
void fixture_assert_after (const GameRules *rules, const char *start,
                           const char *moves, const char *expected);

/* fixture_assert_legal: the legal moves or throws of @position, in byte order,
 * are @tokens, separated by blanks. */
void fixture_assert_legal (const GameRules *rules, const char *position,
                           const char *tokens);

/* fixture_assert_illegal: @move is refused at @position. */
void fixture_assert_illegal (const GameRules *rules, const char *position,
                             const char *move);

/* fixture_tokens: all legal moves or throws of @state as text in byte order,
 * an array of strings that owns them; empty once the game is over. */
GPtrArray *fixture_tokens (const GameRules *rules, const GameState *state);

/* fixture_random_ply: plays one move drawn by @rng, throws by their weight.
 * Returns FALSE, playing nothing, once the game is over. */
gboolean fixture_random_ply (GamePosition *position, GameRng *rng,
                             GameTrace *trace);

/* fixture_perft: leaves at @depth below @state, every throw counted once. */
guint64 fixture_perft (const GameRules *rules, const GameState *state,
                       int depth);

/* FixtureEach: called for every ruleset, set-up and number of players. */
typedef void (*FixtureEach) (const GameRules *rules, const GameConfig *config,
                             gpointer data);
void fixture_each_config (FixtureEach each, gpointer data);
