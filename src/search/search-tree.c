/* search-tree.c: the Monte Carlo tree search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each simulation goes down from the root, choosing at every position a move
 * that is either good for the player to move or little explored, judges the new
 * position it reaches and carries each player's value back up.  Three players
 * who each want the first place cannot be searched as two who want the
 * opposite.  All sums are whole numbers, so that every build agrees.
 */

#include "search-methods.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "games/game-chance.h"
#include "games/game-memory.h"
#include "games/game-rng.h"

#define PLIES_MAX 64

/* The number of positions that are searched for a move if there is no limit. */
#define NATURAL_NODES 5000

/* Beyond the root only this many of the most promising moves are followed: the
 * thinker's own, and those of each other player, who mostly plays the move that
 * looks best to him.  With four of theirs instead of sixteen the tree grows so
 * much deeper that 82 of 100 games of three are won rather than 55. */
#define WIDTH_OWN 16
#define WIDTH_OTHERS 4

/* The exploration constant: how strongly a little explored move is preferred,
 * in 65536ths of a win. */
#define EXPLORATION 120000

/* A move this many 65536ths worse than the best is e times less likely to be
 * looked at. */
#define SHARPNESS 4000

#define REPORT_SIMULATIONS 1024

/* The least number of nodes, so that the root and the moves of one more
 * position have room. */
#define ROOM_LEAST (2 * GAME_MOVES_MAX)

/* Edge: a move from a node of the tree. */
typedef struct
{
  GameMove move;
  int32_t node;                 /* where it leads, -1: not taken yet */
  uint32_t prior;               /* its share of all edges, in 65536ths */
  uint32_t visits;
  int64_t sum;                  /* of the values to the mover */
} Edge;

/* Node: a position of the tree. */
typedef struct
{
  int64_t values[GAME_SEATS_MAX];       /* as judged when it was reached */
  int32_t first;                /* of its edges, -1: not expanded */
  int32_t n_edges;
  uint32_t visits;
  bool terminal;                /* the game ends here */
} Node;

/* Values: the sums over all simulations of the worth to every seat.
 * Simulations go where each player does best, so that their mean is the worth
 * of the game. */
typedef struct
{
  int64_t sums[GAME_SEATS_MAX];
  int64_t n;
} Values;

/* Tree: one thread's; owns its arrays. */
typedef struct
{
  const GameRules *rules;
  const GameLevel *level;
  SearchBudget *budget;
  uint64_t seed;
  int n_seats;
  int root_seat;

  Node *nodes;
  int n_nodes;
  Edge *edges;
  int n_edges;
  int n_allocated;              /* of either */
  int hash_mib;                 /* as in SearchResult */

  Values total;

  SearchPath path;
  int deepest;
} Tree;

typedef struct
{
  Tree tree;
  GameState root;
  SearchBudget budget;
  SearchLimits limits;
  pthread_t thread;
} Helper;

/* Sets the worth of the places won.  If the game came to a stop, players
 * without a place get as little as the second of three, so that a player who
 * can still win does not aim for it. */
static void
score_terminal (const Tree        *tree,
                const GameOutcome *outcome,
                int64_t           *values)
{
  static const int64_t worth[] = {
    GAME_CHANCE_ONE, GAME_CHANCE_ONE / 6, 0,
  };
  bool is_ranked[GAME_SEATS_MAX] = { false };
  for (int place = 0; place < outcome->n_ranked && place < GAME_SEATS_MAX;
       place++)
    {
      values[outcome->ranking[place]] = worth[place];
      is_ranked[outcome->ranking[place]] = true;
    }
  for (int seat = 0; seat < tree->n_seats; seat++)
    if (!is_ranked[seat])
      values[seat] = outcome->winner >= 0 ? 0 : worth[1];
}

/* Adds the node of @state, whose key @key is the last one of the path.  Returns
 * its index. */
static int
add_node (Tree            *tree,
          const GameState *state,
          uint64_t         key)
{
  Node *node = &tree->nodes[tree->n_nodes];
  GameOutcome outcome;

  *node = (Node) { .first = -1 };
  tree->rules->outcome (state, &outcome);
  node->terminal = outcome.over || (tree->n_nodes > 0
                                    && search_path_repeats (&tree->path, key));
  if (node->terminal)
    score_terminal (tree, &outcome, node->values);
  else
    for (int seat = 0; seat < tree->n_seats; seat++)
      node->values[seat] = tree->rules->chance (state, seat);

  return tree->n_nodes++;
}

/* An edge and the value of the position after it, to sort by. */
typedef struct
{
  GameMove move;
  int value;
} Candidate;

static int
by_value (const void *a,
          const void *b)
{
  const Candidate *x = a, *y = b;

  return x->value != y->value ? (x->value < y->value) - (x->value > y->value)
                              : (x->move > y->move) - (x->move < y->move);
}

/* Fills @candidates with the moves that the mover does not overlook and their
 * value to him.  Returns their number; fewer when the budget ends, but never
 * none. */
static int
evaluate_moves (Tree            *tree,
                const GameState *state,
                uint64_t         key,
                Candidate       *candidates)
{
  const GameRules *rules = tree->rules;
  GameMove moves[GAME_MOVES_MAX];
  int n_moves = rules->legal_moves (state, moves);
  int seat = rules->turn (state);
  bool is_root = tree->path.n_keys == tree->path.n_past + 1;
  int blunder_rate = is_root ? tree->level->blunder_rate
                  : seat != tree->root_seat ? tree->level->reply_blunder_rate
                                            : 0;
  GameRng rng = { tree->seed };
  int n = 0;

  for (int i = 0; i < n_moves; i++)
    {
      GameState next = *state;

      if (search_misses (blunder_rate, tree->seed, key, moves[i])
          && (n > 0 || i < n_moves - 1))
        continue;
      if (!search_budget_spend (tree->budget))
        break;
      rules->apply (&next, moves[i], NULL);
      candidates[n].move = moves[i];
      candidates[n].value = rules->chance (&next, seat);
      if (is_root)
        candidates[n].value += (int) game_rng_below (&rng, 64);
      n++;
    }
  if (n == 0)
    candidates[n++] = (Candidate) { moves[0], 0 };

  return n;
}

/* Expands the edges of @node, which stands for @state. */
static void
expand (Tree            *tree,
        Node            *node,
        const GameState *state,
        uint64_t         key)
{
  Candidate candidates[GAME_MOVES_MAX];
  int width = tree->rules->turn (state) == tree->root_seat ? WIDTH_OWN
                                                          : WIDTH_OTHERS;
  int n = evaluate_moves (tree, state, key, candidates);
  int64_t sum = 0;

  qsort (candidates, (size_t) n, sizeof *candidates, by_value);
  if (node != tree->nodes && n > width)
    n = width;

  node->first = tree->n_edges;
  node->n_edges = n;
  tree->n_edges += n;
  for (int i = 0; i < n; i++)
    {
      int64_t behind = candidates[0].value - candidates[i].value;
      int64_t odds = behind * (GAME_CHANCE_ODDS_ONE / SHARPNESS);
      Edge *edge = &tree->edges[node->first + i];

      *edge = (Edge) {
        .move = candidates[i].move,
        .node = -1,
        .prior = (uint32_t) game_chance_from_odds (-odds) + 1,

        /* Until it is visited, an edge has the value of its evaluation. */
        .visits = 1,
        .sum = candidates[i].value,
      };
      sum += edge->prior;
    }
  for (int i = 0; i < n; i++)
    {
      Edge *edge = &tree->edges[node->first + i];

      edge->prior = (uint32_t) (edge->prior * (int64_t) GAME_CHANCE_ONE
                                  / sum);
    }
}

/* Chooses the edge to go down from @node, by its mean value and its exploration
 * bonus. */
static Edge *
choose_edge (const Tree *tree,
             const Node *node)
{
  int64_t root = (int64_t) (sqrt ((double) node->visits + 1) * 256);
  Edge *best = NULL;
  int64_t best_score = 0;

  for (int i = 0; i < node->n_edges; i++)
    {
      Edge *edge = &tree->edges[node->first + i];
      int64_t score = edge->sum / edge->visits
                      + (int64_t) EXPLORATION * edge->prior / GAME_CHANCE_ONE
                        * root / (256 * (int64_t) edge->visits);

      if (best == NULL || score > best_score)
        {
          best = edge;
          best_score = score;
        }
    }

  return best;
}

/* Adds the values that a simulation found to all edges that it went through. */
static void
backpropagate (Tree           *tree,
               Edge        **taken,
               const int      *seats,
               const int      *nodes,
               int             n,
               const int64_t  *values)
{
  for (int seat = 0; seat < tree->n_seats; seat++)
    tree->total.sums[seat] += values[seat];
  tree->total.n++;

  for (int i = 0; i < n; i++)
    {
      taken[i]->visits++;
      taken[i]->sum += values[seats[i]];
      tree->nodes[nodes[i]].visits++;
    }
}

/* Whether a simulation, which expands at most one node and adds at most one,
 * might find no room. */
static bool
is_full (const Tree *tree)
{
  return tree->n_nodes + 1 >= tree->n_allocated
         || tree->n_edges + GAME_MOVES_MAX >= tree->n_allocated;
}

/* Returns the least number of visits such that the nodes with more of them have
 * no more edges than half of the room; a node never has more visits than the
 * one above it. */
static uint32_t
visits_to_keep (const Tree *tree)
{
  uint32_t visits = 1;

  for (;; visits *= 2)
    {
      int n_edges = 0;

      for (int i = 1; i < tree->n_nodes; i++)
        if (tree->nodes[i].visits > visits)
          n_edges += tree->nodes[i].n_edges;
      if (n_edges <= tree->n_allocated / 2 - tree->nodes->n_edges)
        return visits;
    }
}

/* Copies into new arrays what lies below the nodes that were visited often; the
 * others become leaves again, to be expanded when they are next visited.
 * Returns false where there is no memory for the copy, or nothing to drop. */
static bool
prune (Tree *tree)
{
  uint32_t visits = visits_to_keep (tree);
  size_t room = (size_t) tree->n_allocated;
  Node *nodes = malloc (room * sizeof *nodes);
  Edge *edges = malloc (room * sizeof *edges);
  int n_nodes = 1, n_edges = 0;

  if (nodes == NULL || edges == NULL)
    {
      free (nodes);
      free (edges);
      return false;
    }

  /* A copied node still has the edges of the old tree until it is reached. */
  nodes[0] = tree->nodes[0];
  for (int i = 0; i < n_nodes; i++)
    {
      Node *node = &nodes[i];
      const Edge *old;

      if (node->first < 0 || (i > 0 && node->visits <= visits))
        {
          node->first = -1;
          node->n_edges = 0;
          continue;
        }
      old = &tree->edges[node->first];
      node->first = n_edges;
      for (int j = 0; j < node->n_edges; j++)
        {
          Edge *edge = &edges[n_edges++];

          *edge = old[j];
          if (edge->node < 0)
            continue;
          nodes[n_nodes] = tree->nodes[edge->node];
          edge->node = n_nodes++;
        }
    }

  free (tree->nodes);
  free (tree->edges);
  tree->nodes = nodes;
  tree->edges = edges;
  tree->n_nodes = n_nodes;
  tree->n_edges = n_edges;

  return !is_full (tree);
}

/* Runs one simulation, down the tree and back.  Returns false when the budget
 * is spent, or the tree is full and cannot be pruned. */
static bool
simulate (Tree            *tree,
          const GameState *root)
{
  GameState state = *root;
  Edge *taken[PLIES_MAX];
  int seats[PLIES_MAX], nodes[PLIES_MAX];
  int at = 0, n = 0;

  if (is_full (tree) && !prune (tree))
    return false;

  tree->path.n_keys = tree->path.n_past + 1;
  while (n < PLIES_MAX && !tree->nodes[at].terminal)
    {
      Edge *edge;
      uint64_t key;

      if (tree->nodes[at].first < 0)
        expand (tree, &tree->nodes[at], &state,
                tree->path.keys[tree->path.n_keys - 1]);
      if (tree->budget->ended)
        return false;

      edge = choose_edge (tree, &tree->nodes[at]);
      taken[n] = edge;
      seats[n] = tree->rules->turn (&state);
      nodes[n++] = at;
      tree->rules->apply (&state, edge->move, NULL);
      key = tree->rules->key (&state);
      if (edge->node < 0)
        {
          if (!search_budget_spend (tree->budget))
            return false;
          edge->node = add_node (tree, &state, key);
          at = edge->node;
          break;
        }
      at = edge->node;
      tree->path.keys[tree->path.n_keys++] = key;
    }

  if (n > tree->deepest)
    tree->deepest = n;
  backpropagate (tree, taken, seats, nodes, n, tree->nodes[at].values);

  /* Spend a node here too: a tree of settled games alone adds no more. */
  return search_budget_spend (tree->budget);
}

/* Makes room for @room nodes and as many edges; if there is not so much memory,
 * for half as many, and so on. */
static void
make_room (Tree   *tree,
           size_t  room)
{
  for (;;)
    {
      tree->nodes = malloc (room * sizeof *tree->nodes);
      tree->edges = malloc (room * sizeof *tree->edges);
      tree->n_allocated = (int) room;
      if (tree->nodes != NULL && tree->edges != NULL)
        return;

      free (tree->nodes);
      free (tree->edges);
      if (room / 2 < ROOM_LEAST)
        game_end_without_memory (room, sizeof (Node) + sizeof (Edge));
      room /= 2;
    }
}

static void
tree_init (Tree               *tree,
           const GamePosition *position,
           const GameLevel    *level,
           SearchBudget       *budget,
           int                 n_trees)
{
  const GameRules *rules = position->rules;
  int mebibytes = budget->limits->hash_mib > 0 ? budget->limits->hash_mib : 1;
  size_t room = ((size_t) mebibytes << 20) / (size_t) n_trees
                / (sizeof (Node) + sizeof (Edge));
  GameConfig config = { 0 };

  rules->config (&position->state, &config);
  if (room < ROOM_LEAST)
    room = ROOM_LEAST;
  if (budget->max_nodes > 0 && room > budget->max_nodes + ROOM_LEAST)
    room = (size_t) budget->max_nodes + ROOM_LEAST;

  *tree = (Tree) {
    .rules = rules,
    .level = level,
    .budget = budget,
    .seed = budget->limits->seed,
    .n_seats = config.players,
    .root_seat = rules->turn (&position->state),
  };
  make_room (tree, room);
  tree->hash_mib = (size_t) tree->n_allocated == room
                   ? 0
                   : n_trees * search_mebibytes ((size_t) tree->n_allocated
                                                 * (sizeof (Node)
                                                    + sizeof (Edge)));
  search_path_init (&tree->path, position, PLIES_MAX);
  add_node (tree, &position->state, tree->path.keys[tree->path.n_past]);
  expand (tree, tree->nodes, &position->state,
          tree->path.keys[tree->path.n_past]);
}

static void
tree_clear (Tree *tree)
{
  free (tree->nodes);
  free (tree->edges);
  free (tree->path.keys);
}

/* Returns the root's most visited edge. */
static const Edge *
favourite (const Tree *tree)
{
  const Edge *edges = tree->edges + tree->nodes->first;
  const Edge *best = edges;

  for (int i = 1; i < tree->nodes->n_edges; i++)
    if (edges[i].visits > best->visits
        || (edges[i].visits == best->visits
            && edges[i].sum > best->sum))
      best = &edges[i];

  return best;
}

static void
report (const Tree   *tree,
        SearchResult *result)
{
  const Edge *best = favourite (tree);

  result->line[0] = best->move;
  result->n_line = 1;
  result->score = (int) (best->sum / best->visits * 10000 / GAME_CHANCE_ONE);
  result->depth = tree->deepest;
  result->nodes = tree->budget->nodes;
  result->hash_mib = tree->hash_mib;
}

static void *
help (void *data)
{
  Helper *helper = data;

  while (simulate (&helper->tree, &helper->root))
    ;

  return NULL;
}

/* Adds what @other found out about the root's edges to those of @tree. */
static void
add_up (Tree       *tree,
        const Tree *other)
{
  for (int i = 0; i < tree->nodes->n_edges; i++)
    for (int j = 0; j < other->nodes->n_edges; j++)
      {
        Edge *own = &tree->edges[tree->nodes->first + i];
        const Edge *its = &other->edges[other->nodes->first + j];

        if (own->move != its->move)
          continue;
        own->visits += its->visits;
        own->sum += its->sum;
      }
}

static int
start_helpers (Helper             *helpers,
               int                 n,
               const GamePosition *position,
               const GameLevel    *level,
               const SearchLimits *limits,
               const atomic_bool  *done)
{
  for (int i = 0; i < n; i++)
    {
      Helper *helper = &helpers[i];

      helper->limits = (SearchLimits) {
        .seed = limits->seed, .hash_mib = limits->hash_mib, .stop = done,
      };
      search_budget_begin (&helper->budget, &helper->limits);
      helper->root = position->state;
      tree_init (&helper->tree, position, level, &helper->budget, n + 1);

      /* A little noise sends each tree its own way. */
      for (int j = 0; j < helper->tree.nodes->n_edges; j++)
        helper->tree.edges[j].sum += (i * 37 + j * 101) % 512;
      if (pthread_create (&helper->thread, NULL, help, helper) != 0)
        {
          tree_clear (&helper->tree);
          return i;
        }
    }

  return n;
}

void
search_tree (const GamePosition *position,
             const GameLevel    *level,
             SearchBudget       *budget,
             SearchResult       *result)
{
  const SearchLimits *limits = budget->limits;
  Helper helpers[SEARCH_THREADS_MAX];
  atomic_bool done = false;
  int n_helpers = 0;
  Tree tree;

  if (limits->movetime_ms == 0 && budget->max_nodes == 0 && !limits->infinite)
    budget->max_nodes = NATURAL_NODES;
  if (budget->max_nodes == 0)
    n_helpers = search_n_threads (limits->threads) - 1;

  tree_init (&tree, position, level, budget, n_helpers + 1);
  n_helpers = start_helpers (helpers, n_helpers, position, level, limits,
                             &done);

  /* A single move needs no thought. */
  if (tree.nodes->n_edges > 1 || limits->infinite)
    for (int i = 1; simulate (&tree, &position->state); i++)
      if (i % REPORT_SIMULATIONS == 0)
        {
          report (&tree, result);
          search_budget_report (budget, result);
        }

  atomic_store (&done, true);
  for (int i = 0; i < n_helpers; i++)
    {
      pthread_join (helpers[i].thread, NULL);
      add_up (&tree, &helpers[i].tree);
    }
  report (&tree, result);
  for (int i = 0; i < n_helpers; i++)
    {
      result->nodes += helpers[i].budget.nodes;
      tree_clear (&helpers[i].tree);
    }
  tree_clear (&tree);
}

bool
search_tree_values (const GamePosition *position,
                    const GameLevel    *level,
                    SearchBudget       *budget,
                    int                 found[GAME_SEATS_MAX],
                    SearchResult       *result)
{
  Tree tree;
  bool complete;

  if (budget->max_nodes == 0)
    budget->max_nodes = NATURAL_NODES;

  tree_init (&tree, position, level, budget, 1);
  while (simulate (&tree, &position->state))
    ;

  complete = budget->nodes >= budget->max_nodes || !budget->ended;
  report (&tree, result);
  for (int seat = 0; seat < tree.n_seats; seat++)
    found[seat] = tree.total.n > 0
                    ? (int) (tree.total.sums[seat] / tree.total.n)
                    : (int) tree.nodes->values[seat];
  tree_clear (&tree);

  return complete;
}
