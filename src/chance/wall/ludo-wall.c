/* ludo-wall.c: every throw of a position, with its best play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/wall/ludo-wall.h"

#include <string.h>

#include "play/ludo-search-task.h"
#include "search/search-win-probability.h"

/* The number of threads that work out tiles. */
#define WORKERS 2

/* The least milliseconds between two "changed" while it is worked out. */
#define PAUSE 100

/* In how many ways a pair with another die, and three alike, can fall. */
#define WAYS_PAIR 3
#define WAYS_TRIPLE 1

typedef struct
{
  LudoWall *wall;
  LudoSearchTask *task;
} Worker;

/* A tile to work out. */
typedef struct
{
  guint index;
  gboolean refine;
  LudoWallTile tile;
} Work;

struct _LudoWall
{
  LudoModel parent_instance;

  const LudoGameInfo *info;
  int seat;                     /* who throws */
  guint n;
  guint ways;                   /* of all tiles */
  guint next;                   /* the tile to begin; from n on to refine */
  gboolean running;
  guint pause;                  /* a source, or 0 */
  gboolean more;                /* came in since the pause began */
  LudoGuess guess;
  LudoWallQuestion question;
  guint value;
  LudoWallTile tiles[GAME_THROWS_MAX];

  /* Owned */
  GamePosition position;
  Worker workers[WORKERS];
};

G_DEFINE_FINAL_TYPE (LudoWall, ludo_wall, LUDO_TYPE_MODEL)

/* Finds the best play of the throw that @tile has in @position, from which the
 * chance of @seat is known then.  Returns FALSE when it was stopped. */
static gboolean
find_play (const GamePosition *thrown,
           int                 seat,
           gboolean            refine,
           const atomic_bool  *stop,
           LudoWallTile       *tile)
{
  const GameRules *rules = thrown->rules;
  SearchLimits limits = { .depth = 1, .level = SEARCH_LEVEL_FULL, .seed = 1,
                          .threads = 1, .stop = stop };
  SearchWinProbability probability;
  SearchResult result;

  if (refine)
    {
      if (!search_win_probability (thrown, 1, stop, &probability))
        return FALSE;
      tile->chance = probability.chances[seat];
      tile->n_line = rules->turn (&thrown->state) == seat ? probability.n_best
                                                          : 0;
      memcpy (tile->line, probability.best, sizeof tile->line);
    }
  else if (rules->turn (&thrown->state) != seat)
    tile->chance = (double) rules->chance (&thrown->state, seat)
                   / GAME_CHANCE_ONE;
  else
    {
      search_run (thrown, &limits, &result);
      tile->chance = result.score / 10000.0;
      tile->n_line = result.n_line;
      memcpy (tile->line, result.line, sizeof tile->line);
    }

  return TRUE;
}

/* A LudoSearchFunc that works out a tile; the answer is a Work. */
static gpointer
work_out (const GamePosition *position,
          gconstpointer       question,
          const atomic_bool  *stop)
{
  const GameRules *rules = position->rules;
  const LudoGameInfo *info = ludo_game_info_for (rules->id);
  int seat = rules->turn (&position->state);
  Work *work = g_memdup2 (question, sizeof *work);
  LudoWallTile *tile = &work->tile;
  GameOutcome outcome;
  GamePosition thrown;

  game_position_init_state (&thrown, rules, &position->state);
  rules->apply (&thrown.state, tile->throw, NULL);
  tile->known = find_play (&thrown, seat, work->refine, stop, tile);
  tile->refined = work->refine;
  tile->after = thrown.state;
  tile->whole = FALSE;
  for (int i = 0; tile->known && i < tile->n_line; i++)
    {
      /* The throw is played whole if the last step plays its last number. */
      tile->whole = info->measure (&tile->after, seat, "left") == 1;
      rules->apply (&tile->after, tile->line[i], NULL);
    }
  rules->outcome (&tile->after, &outcome);
  tile->whole |= outcome.over;
  tile->blots = (guint) info->measure (&tile->after, seat, "blots");
  tile->hits = (guint) info->measure (&tile->after, seat, "risk");
  game_position_clear (&thrown);

  return work;
}

static void
begin_next (Worker *worker)
{
  LudoWall *self = worker->wall;
  Work *work;

  /* Skip the tiles that are known already, from before the wall was stopped. */
  while (self->next < 2 * self->n
         && (self->next < self->n ? self->tiles[self->next].known
             : self->tiles[self->next - self->n].refined))
    self->next++;
  if (self->next == 2 * self->n)
    return;

  work = g_new (Work, 1);
  work->refine = self->next >= self->n;
  work->index = self->next++ % self->n;
  work->tile = self->tiles[work->index];
  ludo_search_task_start (worker->task, &self->position, 0, work, g_free);
}

static gboolean
pause_over_cb (gpointer data)
{
  LudoWall *self = data;

  self->pause = 0;
  if (self->more)
    ludo_model_emit_changed (self);
  self->more = FALSE;

  return G_SOURCE_REMOVE;
}

static void
worked_out_cb (gpointer asker,
               gpointer answer)
{
  Worker *worker = asker;
  LudoWall *self = worker->wall;
  g_autofree Work *work = answer;

  /* The first figures come before the refined ones of the same tile, but not
   * always before those of another worker. */
  if (work->tile.refined || !self->tiles[work->index].refined)
    self->tiles[work->index] = work->tile;
  begin_next (worker);
  self->running = FALSE;
  for (guint i = 0; i < WORKERS; i++)
    self->running |= ludo_search_task_get_running (self->workers[i].task);
  if (self->pause != 0 && self->running)
    {
      self->more = TRUE;
      return;
    }

  g_clear_handle_id (&self->pause, g_source_remove);
  self->more = FALSE;
  if (self->running)
    self->pause = g_timeout_add (PAUSE, pause_over_cb, self);
  ludo_model_emit_changed (self);
}

static void
ludo_wall_finalize (GObject *object)
{
  LudoWall *self = LUDO_WALL (object);

  for (guint i = 0; i < WORKERS; i++)
    ludo_search_task_free (self->workers[i].task);
  g_clear_handle_id (&self->pause, g_source_remove);
  game_position_clear (&self->position);

  G_OBJECT_CLASS (ludo_wall_parent_class)->finalize (object);
}

static void
ludo_wall_class_init (LudoWallClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_wall_finalize;
}

static void
ludo_wall_init (LudoWall *self)
{
  for (guint i = 0; i < WORKERS; i++)
    {
      Worker *worker = &self->workers[i];

      worker->wall = self;
      worker->task = ludo_search_task_new (work_out, g_free, worked_out_cb,
                                           worker);
    }
}

gboolean
ludo_wall_supports_game (const char *game_id)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  GameConfig config = { .players = info->rules->default_players,
                        .counters = { 1, 1 } };
  GameState state;

  if (info->thrown != LUDO_THROWN_DICE || !info->has_decisions
      || info->measure == NULL || info->describe_consequence == NULL)
    return FALSE;

  info->rules->start (&config, &state);

  return info->measure (&state, 0, "left") >= 0
         && info->measure (&state, 0, "blots") >= 0;
}

LudoWall *
ludo_wall_new (const LudoGameInfo *info,
               const GameState    *state)
{
  LudoWall *self;
  GameThrow throws[GAME_THROWS_MAX];

  g_return_val_if_fail (ludo_wall_supports_game (info->rules->id)
                        && info->rules->at_chance (state), NULL);

  self = g_object_new (LUDO_TYPE_WALL, NULL);
  self->info = info;
  self->seat = info->rules->turn (state);
  game_position_init_state (&self->position, info->rules, state);
  self->n = (guint) info->rules->throws (state, throws);
  for (guint i = 0; i < self->n; i++)
    {
      self->tiles[i].throw = throws[i].move;
      self->tiles[i].ways = throws[i].weight;
      self->ways += throws[i].weight;
    }

  return self;
}

LudoWall *
ludo_wall_new_set_piece (const LudoGameInfo *info)
{
  GameState state;

  return info->set_piece != NULL && ludo_wall_supports_game (info->rules->id)
         && info->rules->parse (info->set_piece->position, &state, NULL)
           ? ludo_wall_new (info, &state) : NULL;
}

const GameState *
ludo_wall_find_throw (LudoGame *game,
                      guint     nth)
{
  const GameRules *rules = ludo_game_get_rules (game);

  for (guint n = ludo_game_get_n_plies (game) + 1; n-- > 0;)
    {
      const GameState *state = ludo_game_get_state_at (game, n);

      if (rules->at_chance (state) && nth-- == 0)
        return state;
    }

  return NULL;
}

const LudoGameInfo *
ludo_wall_get_info (LudoWall *self)
{
  g_return_val_if_fail (LUDO_IS_WALL (self), NULL);

  return self->info;
}

const GameState *
ludo_wall_get_state (LudoWall *self)
{
  g_return_val_if_fail (LUDO_IS_WALL (self), NULL);

  return &self->position.state;
}

void
ludo_wall_start (LudoWall *self)
{
  g_return_if_fail (LUDO_IS_WALL (self));

  if (self->running)
    return;

  self->next = 0;
  for (guint i = 0; i < WORKERS; i++)
    begin_next (&self->workers[i]);
  self->running = ludo_search_task_get_running (self->workers[0].task);
  if (self->running)
    ludo_model_emit_changed (self);
}

void
ludo_wall_stop (LudoWall *self)
{
  g_return_if_fail (LUDO_IS_WALL (self));

  if (!self->running)
    return;

  for (guint i = 0; i < WORKERS; i++)
    ludo_search_task_cancel (self->workers[i].task);
  g_clear_handle_id (&self->pause, g_source_remove);
  self->running = self->more = FALSE;
  ludo_model_emit_changed (self);
}

gboolean
ludo_wall_get_running (LudoWall *self)
{
  g_return_val_if_fail (LUDO_IS_WALL (self), FALSE);

  return self->running;
}

guint
ludo_wall_get_n (LudoWall *self)
{
  g_return_val_if_fail (LUDO_IS_WALL (self), 0);

  return self->n;
}

guint
ludo_wall_get_ways (LudoWall *self)
{
  g_return_val_if_fail (LUDO_IS_WALL (self), 0);

  return self->ways;
}

guint
ludo_wall_get_n_known (LudoWall *self,
                       guint    *n_refined)
{
  guint known = 0, refined = 0;

  g_return_val_if_fail (LUDO_IS_WALL (self), 0);

  for (guint i = 0; i < self->n; i++)
    {
      known += self->tiles[i].known;
      refined += self->tiles[i].refined;
    }
  if (n_refined != NULL)
    *n_refined = refined;

  return known;
}

const LudoWallTile *
ludo_wall_get_tile (LudoWall *self,
                    guint     index)
{
  g_return_val_if_fail (LUDO_IS_WALL (self) && index < self->n, NULL);

  return &self->tiles[index];
}

double
ludo_wall_get_before (LudoWall *self)
{
  double sum = 0;

  g_return_val_if_fail (LUDO_IS_WALL (self), -1);

  for (guint i = 0; i < self->n; i++)
    {
      if (!self->tiles[i].known)
        return -1;
      sum += self->tiles[i].chance * self->tiles[i].ways;
    }

  return sum / self->ways;
}

guint
ludo_wall_count_blots (LudoWall *self)
{
  guint ways = 0;

  g_return_val_if_fail (LUDO_IS_WALL (self), 0);

  for (guint i = 0; i < self->n; i++)
    if (self->tiles[i].known && self->tiles[i].blots > 0)
      ways += self->tiles[i].ways;

  return ways;
}

static gboolean
passes (const LudoWallTile *tile,
        LudoWallFilter      filter)
{
  switch (filter)
    {
    case LUDO_WALL_FILTER_DOUBLES:
      return tile->ways == WAYS_PAIR;
    case LUDO_WALL_FILTER_TRIPLES:
      return tile->ways == WAYS_TRIPLE;
    case LUDO_WALL_FILTER_BLOTS:
      return tile->known && tile->blots > 0;
    case LUDO_WALL_FILTER_CUT:
      return tile->known && !tile->whole;
    case LUDO_WALL_FILTER_ALL:
    default:
      return TRUE;
    }
}

/* The tiles to sort, and how. */
typedef struct
{
  const LudoWallTile *tiles;
  LudoWallSort sort;
} Order;

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      data)
{
  const Order *order = data;
  const guint *i = a, *j = b;
  const LudoWallTile *x = &order->tiles[*i], *y = &order->tiles[*j];

  if (order->sort == LUDO_WALL_SORT_WAYS && x->ways != y->ways)
    return x->ways > y->ways ? -1 : 1;
  /* Tiles that are not known yet come last. */
  if (order->sort == LUDO_WALL_SORT_LUCK && x->known != y->known)
    return x->known ? -1 : 1;
  if (order->sort == LUDO_WALL_SORT_LUCK && x->chance > y->chance)
    return -1;
  if (order->sort == LUDO_WALL_SORT_LUCK && x->chance < y->chance)
    return 1;

  return *i < *j ? -1 : *i > *j;
}

guint
ludo_wall_list (LudoWall       *self,
                LudoWallSort    sort,
                LudoWallFilter  filter,
                guint          *indices)
{
  Order order = { self->tiles, sort };
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_WALL (self), 0);

  if (self->guess == LUDO_GUESS_NONE)
    {
      order.sort = LUDO_WALL_SORT_THROW;
      filter = LUDO_WALL_FILTER_ALL;
    }
  for (guint i = 0; i < self->n; i++)
    if (passes (&self->tiles[i], filter))
      indices[n++] = i;
  g_qsort_with_data (indices, (int) n, sizeof *indices, compare, &order);

  return n;
}

void
ludo_wall_set_guess (LudoWall         *self,
                     LudoWallQuestion  question,
                     guint             value)
{
  g_return_if_fail (LUDO_IS_WALL (self) && question < LUDO_WALL_N_QUESTIONS
                    && value <= (question == LUDO_WALL_QUESTION_BLOTS
                                 ? self->ways : self->n - 1));

  self->guess = LUDO_GUESS_DRAWN;
  self->question = question;
  self->value = value;
  ludo_model_emit_changed (self);
}

void
ludo_wall_decline_guess (LudoWall *self)
{
  g_return_if_fail (LUDO_IS_WALL (self));

  self->guess = LUDO_GUESS_DECLINED;
  ludo_model_emit_changed (self);
}

void
ludo_wall_forget_guess (LudoWall *self)
{
  g_return_if_fail (LUDO_IS_WALL (self));

  self->guess = LUDO_GUESS_NONE;
  ludo_model_emit_changed (self);
}

LudoGuess
ludo_wall_get_guess (LudoWall         *self,
                     LudoWallQuestion *question,
                     guint            *value)
{
  g_return_val_if_fail (LUDO_IS_WALL (self), LUDO_GUESS_NONE);

  if (question != NULL)
    *question = self->question;
  if (value != NULL)
    *value = self->value;

  return self->guess;
}
