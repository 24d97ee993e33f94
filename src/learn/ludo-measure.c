/* ludo-measure.c: measures turns and positions for the goals of lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-measure.h"

#include <string.h>

#include "drawing/ludo-drawing.h"
#include "search/search-turns.h"

/* The most positions that each step of a turn is followed from; more than any
 * throw of a lesson leads to, so that all turns are found. */
#define POSITIONS_MAX 5000

static int
count_events (const GameRules *rules,
              const GameTrace *trace,
              int              seat,
              const char      *name)
{
  const LudoGameInfo *info = ludo_game_info_for (rules->id);
  int n = 0;

  for (gsize i = 0; trace != NULL && i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];

      if (event->type == GAME_EVENT_ENTER)
        n += g_str_equal (name, "entered") && event->seat == seat;
      else if (event->type >= GAME_EVENT_OWN && info->count_event != NULL)
        n += info->count_event (event, seat, name);
    }

  return n;
}

/* Returns the most pieces that the side to move can take with one move, which
 * is put into @move; GAME_MOVE_NONE where it takes none. */
static int
find_danger (const GameRules *rules,
             const GameState *state,
             GameMove        *move)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = rules->legal_moves (state, moves);
  int seat = rules->turn (state);
  int most = 0;

  *move = GAME_MOVE_NONE;
  for (int i = 0; i < n; i++)
    {
      GameState after = *state;
      GameTrace trace = GAME_TRACE_INIT;
      int taken;

      rules->apply (&after, moves[i], &trace);
      taken = count_events (rules, &trace, seat, "captures");
      game_trace_clear (&trace);
      if (taken > most)
        {
          most = taken;
          *move = moves[i];
        }
    }

  return most;
}

GameMove
ludo_measure_find_danger (const GameRules *rules,
                          const GameState *state)
{
  GameMove move;

  g_return_val_if_fail (rules != NULL && state != NULL, GAME_MOVE_NONE);

  find_danger (rules, state, &move);

  return move;
}

/* Returns the number of moves of the side to move, without a pass. */
static int
count_replies (const GameRules *rules,
               const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = rules->legal_moves (state, moves);

  return n == 1 && rules->is_pass != NULL && rules->is_pass (moves[0]) ? 0 : n;
}

/* Returns the number of moves that win at once for the side to move. */
static int
find_threats (const GameRules *rules,
              const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = rules->legal_moves (state, moves);
  int seat = rules->turn (state);
  int threats = 0;

  for (int i = 0; i < n; i++)
    {
      GameState after = *state;
      GameOutcome outcome;

      rules->apply (&after, moves[i], NULL);
      rules->outcome (&after, &outcome);
      threats += outcome.n_ranked > 0 && outcome.ranking[0] == seat;
    }

  return threats;
}

/* Returns the sum of the values of all sides but @seat; -1 if @name measures
 * nothing. */
static int
measure_others (const GameRules *rules,
                const GameState *state,
                const GameTrace *trace,
                int              seat,
                const char      *name)
{
  GameConfig config = { .players = rules->default_players };
  int sum = 0;

  rules->config (state, &config);
  for (int other = 0; other < MAX (config.players, 2); other++)
    if (other != seat)
      {
        int value = ludo_measure (rules, state, trace, other, name);

        if (value < 0)
          return -1;
        sum += value;
      }

  return sum;
}

int
ludo_measure (const GameRules *rules,
              const GameState *state,
              const GameTrace *trace,
              int              seat,
              const char      *name)
{
  static const char *const events[] = { "captures", "sown", "entered", "off",
                                        NULL };
  const LudoGameInfo *info;
  GameMove move;

  g_return_val_if_fail (rules != NULL && state != NULL && name != NULL, -1);

  info = ludo_game_info_for (rules->id);
  if (g_str_equal (name, "wins"))
    {
      GameOutcome outcome;

      rules->outcome (state, &outcome);
      return outcome.n_ranked > 0 && outcome.ranking[0] == seat;
    }
  if (g_str_has_prefix (name, "their-")
      && !g_str_has_prefix (name, "their-their-"))
    return measure_others (rules, state, trace, seat,
                           name + strlen ("their-"));
  if (g_str_equal (name, "danger"))
    return find_danger (rules, state, &move);
  if (g_str_equal (name, "replies"))
    return count_replies (rules, state);
  if (g_str_equal (name, "threats"))
    return find_threats (rules, state);
  if (g_strv_contains (events, name))
    return count_events (rules, trace, seat, name);

  return info != NULL && info->measure != NULL
           ? info->measure (state, seat, name) : -1;
}

gboolean
ludo_goal_parse (const char      *text,
                 const GameRules *rules,
                 LudoGoal        *goal)
{
  static const struct
  {
    const char *sign;
    LudoGoalKind kind;
  } signs[] = {
    { ">=", LUDO_GOAL_AT_LEAST }, { "<=", LUDO_GOAL_AT_MOST },
    { "=", LUDO_GOAL_EXACTLY },
  };
  GameConfig config = { .players = rules->default_players,
                        .counters = { 4, 4 } };
  GameState state;
  gsize length = strcspn (text, "<>=");
  guint i = 0;
  guint64 value = 0;

  *goal = (LudoGoal) { 0 };
  while (i < G_N_ELEMENTS (signs)
         && !g_str_has_prefix (text + length, signs[i].sign))
    i++;
  if (i == G_N_ELEMENTS (signs) || length == 0
      || length >= sizeof goal->name)
    return FALSE;

  goal->kind = signs[i].kind;
  memcpy (goal->name, text, length);
  text += length + strlen (signs[i].sign);
  if (g_str_equal (text, "most") || g_str_equal (text, "least"))
    goal->kind = text[0] == 'm' ? LUDO_GOAL_MOST : LUDO_GOAL_LEAST;
  else if (!g_ascii_string_to_unsigned (text, 10, 0, 1000, &value, NULL))
    return FALSE;
  goal->value = (int) value;

  rules->start (&config, &state);

  return ludo_measure (rules, &state, NULL, 0, goal->name) >= 0;
}

gboolean
ludo_goal_met (const LudoGoal *goal,
               int             value)
{
  return goal->kind == LUDO_GOAL_AT_LEAST ? value >= goal->value
         : goal->kind == LUDO_GOAL_AT_MOST ? value <= goal->value
                                           : value == goal->value;
}

/* Returns the value of the turn that ends in node @index, and stores its steps
 * in @line. */
static int
measure_turn (const SearchTurns *turns,
              int                index,
              const GameRules   *rules,
              const char        *name,
              GameMove          *line,
              int               *n_line)
{
  GameState state = turns->nodes[0].state;
  GameTrace trace = GAME_TRACE_INIT;
  int seat = rules->turn (&state);
  int value;

  *n_line = search_turns_line (turns, index, line);
  for (int i = 0; i < *n_line; i++)
    rules->apply (&state, line[i], &trace);
  value = ludo_measure (rules, &state, &trace, seat, name);
  game_trace_clear (&trace);

  return value;
}

static gboolean
find_turns (SearchTurns     *turns,
            const GameRules *rules,
            const GameState *state)
{
  static const SearchTurnsOptions options = { .width = POSITIONS_MAX,
                                              .late_width = POSITIONS_MAX };
  GameMove moves[GAME_MOVES_MAX];

  return rules->legal_moves (state, moves) > 0
         && search_turns_generate (turns, rules, state, &options);
}

/* Keeps @value if it is the best so far, or the next best. */
static void
update_best (LudoGoal *goal,
             int       value,
             gboolean  is_first)
{
  int sign = goal->kind == LUDO_GOAL_MOST ? 1 : -1;

  if (is_first)
    goal->value = value;
  else if (sign * value > sign * goal->value)
    {
      goal->next = goal->value;
      goal->has_next = TRUE;
      goal->value = value;
    }
  else if (value != goal->value
           && (!goal->has_next || sign * value > sign * goal->next))
    {
      goal->next = value;
      goal->has_next = TRUE;
    }
}

gboolean
ludo_goal_resolve (LudoGoal        *goal,
                   const GameRules *rules,
                   const GameState *state)
{
  SearchTurns turns = SEARCH_TURNS_INIT;
  gboolean found = FALSE;

  if (goal->kind != LUDO_GOAL_MOST && goal->kind != LUDO_GOAL_LEAST)
    return TRUE;

  if (find_turns (&turns, rules, state))
    for (int i = 0; i < turns.n_nodes; i++)
      {
        GameMove line[SEARCH_LINE_MAX];
        int n_line, value;

        if (!turns.nodes[i].ends)
          continue;
        value = measure_turn (&turns, i, rules, goal->name, line, &n_line);
        update_best (goal, value, !found);
        found = TRUE;
      }
  search_turns_clear (&turns);
  goal->kind = LUDO_GOAL_EXACTLY;

  return found;
}

guint
ludo_goal_count (const LudoGoal  *goal,
                 const GameRules *rules,
                 const GameState *state,
                 guint           *n_turns,
                 GArray          *line)
{
  SearchTurns turns = SEARCH_TURNS_INIT;
  guint n = 0;

  *n_turns = 0;
  if (find_turns (&turns, rules, state))
    for (int i = 0; i < turns.n_nodes; i++)
      {
        GameMove steps[SEARCH_LINE_MAX];
        int n_steps;

        if (!turns.nodes[i].ends)
          continue;
        ++*n_turns;
        if (!ludo_goal_met (goal, measure_turn (&turns, i, rules, goal->name,
                                                steps, &n_steps)))
          continue;
        if (n++ == 0 && line != NULL)
          g_array_append_vals (line, steps, (guint) n_steps);
      }
  search_turns_clear (&turns);

  return n;
}

int
ludo_measure_landing (const GameRules *rules,
                      const GameState *state,
                      GameMove         move)
{
  GameState after = *state;
  GameTrace trace = GAME_TRACE_INIT;
  int landing = -1;

  rules->apply (&after, move, &trace);
  for (gsize i = 0; i < trace.n_events; i++)
    {
      int type = trace.events[i].type;

      /* The last event that ends a move counts, if there are several. */
      if (type == GAME_EVENT_MOVE
          || ludo_event_info_get_flags (ludo_game_info_for (rules->id)->events,
                                        type) & LUDO_EVENT_ENDS
          || (type == GAME_EVENT_ENTER && landing < 0))
        landing = trace.events[i].to;
    }
  game_trace_clear (&trace);

  return landing < ludo_drawing_for (rules->id)->n_places ? landing : -1;
}

gboolean
ludo_measure_may_move (const GameRules *rules,
                       const GameState *state,
                       int              place)
{
  GameMove moves[GAME_MOVES_MAX];
  int n_moves = rules->legal_moves (state, moves);

  for (int i = 0; i < n_moves; i++)
    {
      int path[LUDO_PATH_MAX];

      ludo_drawing_for (rules->id)->move_path (state, moves[i], path);
      if (path[0] == place)
        return TRUE;
    }

  return FALSE;
}
