/* engine-go.c: the computer's move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-command.h"

/* A game in progress is taken to go on for this many moves, when a clock for
 * the whole game is given. */
#define MOVES_TO_GO 40

#define MILLISECONDS_MAX G_GUINT64_CONSTANT (1000000000)
#define DEPTH_MAX 1000

/* GoRequest: the words after `go`, 0 where not given. */
typedef struct
{
  guint64 movetime;
  guint64 nodes;
  guint64 depth;
  guint64 time[2];
  guint64 increment[2];
  guint64 infinite;
} GoRequest;

/* Appends the first steps of a line of moves as text. */
static void
add_line (GString            *text,
          const GamePosition *position,
          const SearchResult *result)
{
  GameState state = position->state;

  for (int i = 0; i < result->n_line; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      position->rules->print_move (&state, result->line[i], token);
      g_string_append_printf (text, " %s", token);
      position->rules->apply (&state, result->line[i], NULL);
    }
}

static void
progress_cb (const SearchResult *result,
             void               *data)
{
  const EngineSearch *search = data;
  GString *text = g_string_new (NULL);

  engine_announce_hash (search->session, result);
  g_string_printf (text, "info depth %d score cp %d time %" PRId64
                         " nodes %" PRIu64 " pv", result->depth, result->score,
                   engine_clock (NULL) - search->began, result->nodes);
  add_line (text, &search->position, result);
  engine_answer_text (search->session, text);
}

static void *
search_thread (void *data)
{
  EngineSearch *search = data;
  GString *text = g_string_new ("bestmove");
  SearchResult result;

  search_run (&search->position, &search->limits, &result);
  add_line (text, &search->position, &result);
  engine_answer_text (search->session, text);

  return NULL;
}

void
engine_session_finish (EngineSession *session)
{
  if (session->thread == NULL)
    return;

  atomic_store (&session->stop, true);
  g_thread_join (g_steal_pointer (&session->thread));
  atomic_store (&session->stop, false);
  game_position_clear (&session->search.position);
}

/* With a clock for the whole game a move gets an even share of the time left,
 * and most of the increment. */
static int64_t
time_for_move (const GoRequest *request,
               int              seat)
{
  int clock = seat == 0 ? 0 : 1;
  guint64 left = request->time[clock];
  guint64 share = left / MOVES_TO_GO + request->increment[clock] * 3 / 4;

  if (request->movetime > 0 || left == 0)
    return (int64_t) request->movetime;
  if (share > left / 2)
    share = left / 2;

  return share > 0 ? (int64_t) share : 1;
}

bool
engine_do_go (EngineSession *session,
              char          *args)
{
  const GamePosition *position = &session->position;
  EngineSearch *search = &session->search;
  GoRequest request = { 0 };
  const EngineNumber limits[] = {
    { "movetime", 1, MILLISECONDS_MAX, &request.movetime },
    { "nodes", 1, G_MAXUINT64, &request.nodes },
    { "depth", 1, DEPTH_MAX, &request.depth },
    { "p1time", 1, MILLISECONDS_MAX, &request.time[0] },
    { "p2time", 1, MILLISECONDS_MAX, &request.time[1] },
    { "p1inc", 0, MILLISECONDS_MAX, &request.increment[0] },
    { "p2inc", 0, MILLISECONDS_MAX, &request.increment[1] },
    { "infinite", 0, 0, &request.infinite },
  };
  GameOutcome outcome;
  int n_limits;
  int seat;

  n_limits = engine_read_numbers (session, args, limits,
                                  G_N_ELEMENTS (limits));
  if (n_limits < 0)
    return false;
  if (request.infinite && n_limits > 1)
    return engine_refuse (session, "go: infinite allows no other limit");

  game_position_outcome (position, &outcome);
  if (outcome.over)
    return engine_refuse (session, "go: the game is over");
  if (game_position_at_chance (position))
    return engine_refuse (session, "go: a throw comes next, not a move");

  seat = position->rules->turn (&position->state);
  search->session = session;
  game_position_init_copy (&search->position, position);
  search->began = engine_clock (NULL);
  search->limits = (SearchLimits) {
    .movetime_ms = time_for_move (&request, seat),
    .nodes = request.nodes,
    .depth = (int) request.depth,
    .infinite = request.infinite,
    .level = session->settings.level,
    .seed = session->settings.seed,
    .threads = session->settings.threads,
    .hash_mib = session->settings.hash_mib,
    .stop = &session->stop,
    .clock = engine_clock,
    .progress = progress_cb,
    .progress_data = search,
  };

  /* A search with an end is over when the next line is read; only an endless
   * one needs a thread, and the lines go on beside it. */
  if (request.infinite)
    session->thread = g_thread_try_new ("search", search_thread, search, NULL);
  if (session->thread != NULL)
    return true;

  search->limits.infinite = false;
  search_thread (search);
  game_position_clear (&search->position);

  return true;
}
