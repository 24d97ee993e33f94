/* ludo-board-candidates.c: what can be picked, and what is written there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawing says by which places each legal move is picked.  Where dice
 * move men, a man may also go on with several numbers in a row, and a die may
 * be picked before the man or after him.  No path begins another, so that a
 * path which is whole can be played at once.
 */

#define G_LOG_DOMAIN "ludo-board-candidates"

#include "config.h"

#include "board/ludo-board-private.h"

#include <glib/gi18n.h>

gboolean
_ludo_candidate_begins (const LudoCandidate *candidate,
                        const int           *path,
                        int                  n_path)
{
  return candidate->n_path >= n_path
         && memcmp (candidate->path, path, n_path * sizeof (int)) == 0;
}

/* The candidates that begin with these places. */
static guint
count_paths (LudoBoard *self,
             const int *path,
             int        n_path)
{
  guint n = 0;

  for (guint i = 0; i < self->candidates->len; i++)
    n += _ludo_candidate_begins (&g_array_index (self->candidates,
                                                 LudoCandidate, i),
                                 path, n_path);

  return n;
}

/* Adds @candidate with another path, unless something can be picked so
 * already. */
static void
add_with_path (LudoBoard           *self,
               const LudoCandidate *candidate,
               const int           *path,
               int                  n_path,
               gboolean             with_die)
{
  LudoCandidate other = *candidate;

  if (count_paths (self, path, n_path) > 0)
    return;

  memcpy (other.path, path, n_path * sizeof (int));
  other.n_path = n_path;
  other.with_die = with_die;
  g_array_append_val (self->candidates, other);
}

/* From the game's cells to the drawing's places.  Returns where the man
 * stands. */
static int
map_route (LudoBoard       *self,
           const LudoRoute *route,
           LudoCandidate   *candidate)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  GameState state = *ludo_game_get_state (self->game);
  int from = -1;

  *candidate = (LudoCandidate) {
    .n_moves = route->n_moves,
    .hits = route->strikes,
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
complete_step (LudoBoard           *self,
               const LudoCandidate *step,
               int                  from)
{
  const int die = self->drawing->die_place (step->moves[0]);
  const int man_first[] = { from, die };
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

  add_with_path (self, step, man_first, 2, TRUE);
  add_with_path (self, step, die_first, 3, TRUE);
}

/* How many ways of several steps lead from @from to @to. */
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

/* A target that one step reaches means that step.  Where several ways of more
 * steps lead to it, the stepping stone is asked for too. */
static void
add_sums (LudoBoard *self,
          GArray    *sums)
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
        single |= _ludo_candidate_begins (&g_array_index (self->candidates,
                                                          LudoCandidate, j),
                                          plain, 2);
      if (!single && !sum->repeats)
        add_with_path (self, sum, plain,
                       count_sums (sums, from, to) > 1 ? 3 : 2, FALSE);
      add_with_path (self, sum, die_first, 3, TRUE);
    }
}

static void
find_routes (LudoBoard *self)
{
  g_autoptr (GArray) routes =
    ludo_reach_find (ludo_game_get_rules (self->game),
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

void
_ludo_board_find_candidates (LudoBoard *self)
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

static gboolean
all_alike (const LudoCandidate *candidate)
{
  for (int i = 1; i < candidate->n_moves; i++)
    if (candidate->values[i] != candidate->values[0])
      return FALSE;

  return TRUE;
}

/* "2+5", or "4×1" for many of the same. */
static void
append_numbers (GString             *text,
                const LudoCandidate *candidate)
{
  if (candidate->n_moves > 2 && all_alike (candidate))
    {
      g_string_append_printf (text, "%d×%d", candidate->n_moves,
                              candidate->values[0]);
      return;
    }

  for (int i = 0; i < candidate->n_moves; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? "+" : "",
                            candidate->values[i]);
}

/* Whether @candidate can be played by picking @place next. */
static gboolean
offers (LudoBoard           *self,
        const LudoCandidate *candidate,
        int                  place)
{
  return self->n_path > 0 && candidate->n_path > self->n_path
         && candidate->values[0] > 0
         && candidate->path[self->n_path] == place
         && _ludo_candidate_begins (candidate, self->path, self->n_path)
         /* A die beside the man says for itself which it is, and a man
          * picked after a die has not moved yet. */
         && (!candidate->with_die || self->n_path == 2);
}

void
_ludo_board_label_targets (LudoBoard *self)
{
  g_array_set_size (self->labels, 0);
  for (int place = 0; self->n_path > 0 && place < self->drawing->n_places;
       place++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      LudoLabel label = { .place = place };

      for (guint i = 0; i < self->candidates->len; i++)
        {
          const LudoCandidate *candidate =
            &g_array_index (self->candidates, LudoCandidate, i);

          if (!offers (self, candidate, place))
            continue;
          if (text->len > 0)
            g_string_append_c (text, '\n');
          append_numbers (text, candidate);
        }
      if (text->len == 0 || text->len >= sizeof label.text)
        continue;
      g_strlcpy (label.text, text->str, sizeof label.text);
      g_array_append_val (self->labels, label);
    }
}

/* "with 2, 5 via 12, where a man is hit". */
static char *
describe_way (LudoBoard           *self,
              const LudoCandidate *candidate)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autoptr (GString) stones = g_string_new (NULL);

  for (int i = 0; i < candidate->n_moves; i++)
    {
      char buffer[8];

      /* Translators: stands between the numbers of a list. */
      g_string_append_printf (numbers, "%s%d", i > 0 ? _(", ") : "",
                              candidate->values[i]);
      if (i == candidate->n_moves - 1)
        continue;
      g_string_append_printf (stones, "%s%s", i > 0 ? _(", ") : "",
                              self->drawing->place_name (candidate->stops[i],
                                                         buffer));
      if (candidate->hits >> i & 1)
        /* Translators: follows a cell that a man only passes. */
        g_string_append (stones, _(" (hits a man)"));
    }

  if (candidate->n_moves == 1)
    /* Translators: how a target is reached: the number of a die. */
    return g_strdup_printf (_("with %s"), numbers->str);

  /* Translators: how a target is reached: numbers of the dice, in their
   * order, and the cells between. */
  return g_strdup_printf (_("with %s via %s"), numbers->str, stones->str);
}

char *
_ludo_board_describe_target (LudoBoard *self,
                             int        place)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);
      g_autofree char *way = NULL;

      if (!offers (self, candidate, place))
        continue;
      if (text->len > 0)
        /* Translators: stands between two ways to reach a target. */
        g_string_append (text, _(", or "));
      way = describe_way (self, candidate);
      g_string_append (text, way);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}
