/* session-fixture.h: a session of the engine inside a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/games-fixture.h"
#include "tools/engine-session.h"

/* SessionStart: what a test is told; @rules static. */
typedef struct
{
  const GameRules *rules;
  GameConfig config;
} SessionStart;

/* session_begin: a session that appends its answers to @answers, a line each;
 * free with engine_session_free(). */
EngineSession *session_begin (GString *answers);

/* session_feed: one line in two parts, as "query " and "fen". */
void session_feed (EngineSession *session, const char *beginning,
                   const char *rest);

/* session_add_starts: @test for every ruleset, set-up and number of players,
 * below the path @prefix; its data is a SessionStart. */
void session_add_starts (const char *prefix, GTestDataFunc test);
