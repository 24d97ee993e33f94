/* ludo-picker.c: picks a move place by place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-picker.h"

void
ludo_picker_init (LudoPicker *self)
{
  self->interactive = TRUE;
  self->candidates = g_array_new (FALSE, FALSE, sizeof (LudoCandidate));
}

void
ludo_picker_clear (LudoPicker *self)
{
  g_clear_pointer (&self->candidates, g_array_unref);
  g_clear_object (&self->part);
}

static const LudoCandidate *
candidate_at (const LudoPicker *self,
              guint             index)
{
  return &g_array_index (self->candidates, LudoCandidate, index);
}

/* The number of candidates that begin with @path.  Sets @whole (nullable) to
 * the one that has exactly this path, or NULL. */
static guint
count_matches (const LudoPicker     *self,
               const int            *path,
               int                   n_path,
               const LudoCandidate **whole)
{
  guint n_matches = 0;

  if (whole != NULL)
    *whole = NULL;
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate = candidate_at (self, i);

      if (!ludo_candidate_begins_with (candidate, path, n_path))
        continue;
      n_matches++;
      if (whole != NULL && candidate->n_path == n_path)
        *whole = candidate;
    }

  return n_matches;
}

/* Adds @candidate with another path, unless a candidate begins with @path
 * already. */
static void
add_with_path (LudoPicker          *self,
               const LudoCandidate *candidate,
               const int           *path,
               int                  n_path,
               gboolean             with_die)
{
  LudoCandidate other = *candidate;

  if (count_matches (self, path, n_path, NULL) > 0)
    return;

  memcpy (other.path, path, n_path * sizeof (int));
  other.n_path = n_path;
  other.with_die = with_die;
  g_array_append_val (self->candidates, other);
}

/* Converts a route from the game's cells to the drawing's places.  Returns the
 * place of the piece. */
static int
map_route (LudoPicker      *self,
           const LudoRoute *route,
           LudoCandidate   *candidate)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  GameState state = *ludo_game_get_state (self->game);
  int from = -1;

  *candidate = (LudoCandidate) {
    .n_moves = route->n_moves,
    .hits = route->hits,
    .repeats = route->repeats,
  };
  for (int i = 0; i < route->n_moves; i++)
    {
      int path[LUDO_PATH_MAX];

      self->drawing->move_path (&state, route->moves[i], path);
      if (i == 0)
        from = path[0];
      candidate->moves[i] = route->moves[i];
      candidate->values[i] = route->values[i];
      candidate->stops[i] = path[1];
      rules->apply (&state, route->moves[i], NULL);
    }

  return from;
}

/* The dice of a single move, and a path by its die. */
static void
complete_step (LudoPicker          *self,
               const LudoCandidate *step,
               int                  from)
{
  const int die = self->drawing->die_place (step->moves[0]);
  const int piece_first[] = { from, die };
  const int die_first[] = { die, from, step->stops[0] };

  for (guint i = 0; i < self->candidates->len; i++)
    {
      LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);

      if (candidate->n_moves == 1 && candidate->moves[0] == step->moves[0])
        {
          memcpy (candidate->values, step->values, sizeof step->values);
          memcpy (candidate->stops, step->stops, sizeof step->stops);
          candidate->hits = step->hits;
        }
    }

  add_with_path (self, step, piece_first, 2, TRUE);
  add_with_path (self, step, die_first, 3, TRUE);
}

/* The number of ways of several steps from @from to @to. */
static guint
count_sums (GArray *sums,
            int     from,
            int     to)
{
  guint n = 0;

  for (guint i = 0; i < sums->len; i++)
    {
      const LudoCandidate *sum = &g_array_index (sums, LudoCandidate, i);

      n += !sum->repeats && sum->path[0] == from
           && sum->stops[sum->n_moves - 1] == to;
    }

  return n;
}

/* Adds the moves of several steps.  A target that a single step reaches means
 * that step.  If several ways of more steps lead to a target, the place of the
 * first step is to be picked too. */
static void
add_sums (LudoPicker *self,
          GArray     *sums)
{
  guint n_steps = self->candidates->len;

  for (guint i = 0; i < sums->len; i++)
    {
      const LudoCandidate *sum = &g_array_index (sums, LudoCandidate, i);
      int from = sum->path[0], to = sum->stops[sum->n_moves - 1];
      const int plain[] = { from, to, sum->stops[0] };
      const int die_first[] = { self->drawing->die_place (sum->moves[0]),
                                from, to };
      gboolean single = FALSE;

      for (guint j = 0; j < n_steps; j++)
        single |= ludo_candidate_begins_with (candidate_at (self, j), plain, 2);
      if (!single && !sum->repeats)
        add_with_path (self, sum, plain,
                       count_sums (sums, from, to) > 1 ? 3 : 2, FALSE);
      add_with_path (self, sum, die_first, 3, TRUE);
    }
}

static void
find_routes (LudoPicker *self)
{
  g_autoptr (GArray) routes =
    ludo_route_find_all (ludo_game_get_rules (self->game),
                         ludo_game_get_state (self->game));
  g_autoptr (GArray) sums = g_array_new (FALSE, FALSE,
                                         sizeof (LudoCandidate));

  for (guint i = 0; i < routes->len; i++)
    {
      LudoCandidate candidate;
      int from = map_route (self, &g_array_index (routes, LudoRoute, i),
                            &candidate);

      candidate.path[0] = from;
      if (candidate.n_moves == 1)
        complete_step (self, &candidate, from);
      else
        g_array_append_val (sums, candidate);
    }
  add_sums (self, sums);
}

static void
find_candidates (LudoPicker *self)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  const GameState *state = ludo_game_get_state (self->game);
  int n_moves = ludo_game_get_legal_moves (self->game, moves);

  g_array_set_size (self->candidates, 0);
  for (int i = 0; i < n_moves; i++)
    {
      LudoCandidate candidate = { .moves = { moves[i] }, .n_moves = 1 };

      candidate.n_path = self->drawing->move_path (state, moves[i],
                                                   candidate.path);
      g_array_append_val (self->candidates, candidate);
    }

  if (self->drawing->die_place != NULL && n_moves > 0)
    find_routes (self);
}

const GameState *
ludo_picker_get_state (const LudoPicker *self)
{
  return self->part != NULL ? ludo_move_get_after (self->part)
                            : ludo_game_get_state (self->game);
}

/* Whether the person at the board may act now. */
gboolean
ludo_picker_can_act (const LudoPicker *self)
{
  return self->game != NULL && self->interactive
         && ludo_player_is (ludo_game_get_current_player (self->game),
                            LUDO_PLAYER_HUMAN);
}

gboolean
ludo_picker_can_pick (const LudoPicker *self,
                      int               place)
{
  int path[LUDO_PATH_MAX];

  if (!ludo_picker_can_act (self))
    return FALSE;
  if (ludo_game_get_at_chance (self->game))
    return place == self->drawing->throw_place;
  if (self->n_path == LUDO_PATH_MAX)
    return FALSE;

  memcpy (path, self->path, sizeof path);
  path[self->n_path] = place;

  return count_matches (self, path, self->n_path + 1, NULL) > 0;
}

static void
set_path (LudoPicker *self,
          const int  *path,
          int         n_path)
{
  memcpy (self->path, path, n_path * sizeof (int));
  self->n_path = n_path;
  self->is_automatic = FALSE;
  g_clear_object (&self->part);
  self->changed (self->board);
}

/* Continues with @path, with which the paths of several legal moves begin.  The
 * part of the move that it decides is the same for all of them. */
static void
go_on (LudoPicker *self,
       const int  *path,
       int         n_path)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const GameState *before = ludo_game_get_state (self->game);
  const LudoCandidate *candidate = NULL;
  GameTrace trace = GAME_TRACE_INIT;
  GameState after = *before;

  if (self->drawing->is_part == NULL
      || !self->drawing->is_part (before, path, n_path))
    {
      set_path (self, path, n_path);
      return;
    }

  for (guint i = 0; candidate == NULL && i < self->candidates->len; i++)
    if (ludo_candidate_begins_with (candidate_at (self, i), path, n_path))
      candidate = candidate_at (self, i);
  rules->apply_part (&after, candidate->moves[0], &trace);
  memcpy (self->path, path, n_path * sizeof (int));
  self->n_path = n_path;
  self->is_automatic = FALSE;
  g_clear_object (&self->part);
  self->part = ludo_move_new (rules, ludo_game_get_n_plies (self->game) + 1,
                              before, &after, candidate->moves[0],
                              ludo_game_get_member (self->game), &trace);
  self->begun (self->board);
  self->changed (self->board);
}

/* Picks the piece that is picked by itself, if there is one. */
static void
pick_itself (LudoPicker *self)
{
  int place = -1;

  if (self->drawing->picks_itself == NULL || self->n_path > 0
      || !ludo_picker_can_act (self))
    return;

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate = candidate_at (self, i);

      if (candidate->with_die)
        continue;
      if (place >= 0 && candidate->path[0] != place)
        return;
      place = candidate->path[0];
    }

  if (place < 0
      || !self->drawing->picks_itself (ludo_game_get_state (self->game),
                                       place))
    return;

  self->path[0] = place;
  self->n_path = 1;
  self->is_automatic = TRUE;
}

void
ludo_picker_restart (LudoPicker *self)
{
  find_candidates (self);
  self->n_path = 0;
  g_clear_object (&self->part);
  self->is_automatic = FALSE;
  pick_itself (self);
  self->changed (self->board);
}

/* Refuses a path of no legal move, and drops the pick unless a part of the move
 * has been shown. */
static void
refuse_path (LudoPicker *self,
             const int  *path,
             int         n_path)
{
  char token[GAME_MOVE_TEXT_MAX] = "";

  self->drawing->path_token (ludo_game_get_state (self->game), path, n_path,
                             token);
  if (self->part == NULL)
    {
      self->n_path = 0;
      self->is_automatic = FALSE;
      pick_itself (self);
    }
  self->changed (self->board);
  if (token[0] != '\0')
    self->refused (self->board, token);
}

static void
play_candidate (LudoPicker          *self,
                const LudoCandidate *candidate)
{
  LudoCandidate route = *candidate;

  self->n_path = 0;
  self->is_automatic = FALSE;
  ludo_game_begin_change (self->game);
  for (int i = 0; i < route.n_moves; i++)
    ludo_game_play_move (self->game, route.moves[i]);
  ludo_game_end_change (self->game);
}

/* Whether @place is a die that can be played. */
static gboolean
is_die (LudoPicker *self,
        int         place)
{
  if (self->drawing->die_place == NULL)
    return FALSE;

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate = candidate_at (self, i);

      if (self->drawing->die_place (candidate->moves[0]) == place)
        return TRUE;
    }

  return FALSE;
}

/* Whether @place, which does not continue the pick, begins another one: another
 * piece instead of this one, another die instead of this one.  A piece that
 * cannot move with the picked die is refused with a reason, and so is a die
 * that cannot move the piece. */
static gboolean
begins_anew (LudoPicker *self,
             int         place)
{
  return self->n_path > 0 && self->part == NULL
         && is_die (self, place) == is_die (self, self->path[0])
         && count_matches (self, &place, 1, NULL) > 0;
}

/* Refuses the pick with @place added to it.  If the only piece that may move
 * was picked by itself, another piece of the player is refused alone. */
static void
refuse_pick (LudoPicker *self,
             int         place)
{
  const GameState *state = ludo_game_get_state (self->game);
  int path[LUDO_PATH_MAX];
  int n_path = self->n_path;
  char name[8];

  /* A part that is shown waits for a cell. */
  if (self->part != NULL
      && self->drawing->place_name (place, name)[0] == '\0')
    {
      self->changed (self->board);
      return;
    }

  if (self->is_automatic && place != self->path[0]
      && self->drawing->owner (state, place) == ludo_game_get_turn (self->game))
    {
      refuse_path (self, &place, 1);
      return;
    }

  memcpy (path, self->path, n_path * sizeof (int));
  path[n_path++] = place;
  refuse_path (self, path, n_path);
}

void
ludo_picker_pick (LudoPicker *self,
                  int         place)
{
  const LudoCandidate *whole;
  int path[LUDO_PATH_MAX];
  int n_path = self->n_path;

  /* Picking the same place again drops it.  If it was picked by itself, this is
   * the first pick by hand. */
  if (n_path > 0 && self->part == NULL && self->path[n_path - 1] == place
      && !ludo_picker_can_pick (self, place))
    {
      if (!self->is_automatic)
        ludo_picker_cancel (self);
      self->is_automatic = FALSE;
      return;
    }

  if (begins_anew (self, place) && !ludo_picker_can_pick (self, place))
    n_path = 0;
  memcpy (path, self->path, sizeof path);
  path[n_path++] = place;

  if (count_matches (self, path, n_path, &whole) == 0)
    refuse_pick (self, place);
  else if (whole != NULL)
    play_candidate (self, whole);
  else
    go_on (self, path, n_path);
}

/* Fills @path with the places that a drag from @place begins with: @place,
 * after the picked die if that die can move the piece.  Any other pick is left
 * out, because a drag moves the piece that it comes from.  Returns their
 * number. */
static int
drag_path (LudoPicker *self,
           int         place,
           int        *path)
{
  const LudoCandidate *whole;

  if (self->n_path > 0 && is_die (self, self->path[0]))
    {
      path[0] = self->path[0];
      path[1] = place;
      if (count_matches (self, path, 2, &whole) > 0 && whole == NULL)
        return 2;
    }
  path[0] = place;

  return 1;
}

void
ludo_picker_begin_drag (LudoPicker *self,
                        int         place)
{
  const LudoCandidate *whole;
  int path[LUDO_PATH_MAX];
  int n_path;

  if (!ludo_picker_can_act (self) || ludo_game_get_at_chance (self->game)
      || self->part != NULL)
    return;

  n_path = drag_path (self, place, path);
  if ((n_path != self->n_path
       || memcmp (path, self->path, n_path * sizeof (int)) != 0)
      && count_matches (self, path, n_path, &whole) > 0 && whole == NULL)
    set_path (self, path, n_path);
}

void
ludo_picker_drop (LudoPicker *self,
                  int         from,
                  int         to)
{
  const LudoCandidate *whole;
  int path[LUDO_PATH_MAX];
  int n_path = drag_path (self, from, path);

  /* The rest of a sowing is one place: that on which the sown hole is dropped,
   * or the one from which another is dragged. */
  if (self->part != NULL)
    {
      ludo_picker_pick (self, from == self->path[0] ? to : from);
      return;
    }

  if (ludo_game_get_at_chance (self->game)
      || count_matches (self, path, n_path, NULL) == 0)
    {
      refuse_path (self, &from, 1);
      return;
    }

  if (self->drawing->drop_place != NULL)
    to = self->drawing->drop_place (ludo_game_get_state (self->game), from, to);
  if (to != from)
    path[n_path++] = to;

  if (count_matches (self, path, n_path, &whole) == 0)
    refuse_path (self, path, n_path);
  else if (whole != NULL)
    play_candidate (self, whole);
  else
    go_on (self, path, n_path);
}

int
ludo_picker_get_last (const LudoPicker *self)
{
  return self->n_path > 0 ? self->path[self->n_path - 1] : -1;
}

void
ludo_picker_cancel (LudoPicker *self)
{
  if (self->n_path > 0)
    set_path (self, self->path, 0);
}

void
ludo_picker_mark (const LudoPicker *self,
                  guint8           *marks)
{
  if (!ludo_picker_can_act (self))
    return;

  if (ludo_game_get_at_chance (self->game))
    {
      if (self->drawing->throw_place >= 0)
        marks[self->drawing->throw_place] |= LUDO_MARK_MOVABLE;
      return;
    }

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate = candidate_at (self, i);

      if (self->n_path == 0)
        marks[candidate->path[0]] |= LUDO_MARK_MOVABLE;
      else if (candidate->n_path > self->n_path
               && ludo_candidate_begins_with (candidate, self->path,
                                              self->n_path))
        /* The second part of a move is about stones, which a dot would hide. */
        marks[candidate->path[self->n_path]] |=
          self->part != NULL ? LUDO_MARK_MOVABLE : LUDO_MARK_TARGET;
    }

  for (int i = 0; i < self->n_path && self->part == NULL; i++)
    marks[self->path[i]] |= LUDO_MARK_SELECTED;
}
