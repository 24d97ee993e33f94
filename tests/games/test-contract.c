/* test-contract.c: every game keeps the contract of game-rules.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games-fixture.h"

#define GAMES 20

/* No random game may take longer than this. */
#define MOVES_MAX 20000

/* How far apart the positions lie whose text is mutated. */
#define MUTATION_STRIDE 11
#define MUTATIONS 60

static void
assert_same_bytes (const GameState *a,
                   const GameState *b)
{
  g_assert_cmpmem (a->bytes, sizeof a->bytes, b->bytes, sizeof b->bytes);
}

static void
assert_clean (const GameRules *rules,
              const GameState *state)
{
  g_assert_cmpstr (rules->self_check (state), ==, NULL);
  for (size_t i = rules->state_size; i < GAME_STATE_MAX; i++)
    g_assert_cmpuint (state->bytes[i], ==, 0);
}

/* A position that is printed and read again is the same in all that the rules
 * read. */
static void
check_text (const GameRules *rules,
            const GameState *state)
{
  g_autofree char *text = fixture_text (rules, state);
  g_autofree char *padded = g_strconcat (" ", text, "  ", NULL);
  GameState again = fixture_position (rules, text);
  GameState from_padded = fixture_position (rules, padded);
  GameConfig a = { -1, 0, -1, { 0, 0 } }, b = a;

  g_assert_cmpuint (strlen (text), <, GAME_POSITION_TEXT_MAX);
  assert_same_bytes (&again, state);
  assert_same_bytes (&from_padded, state);
  g_assert_cmpuint (rules->key (&again), ==, rules->key (state));
  if (rules->same_position != NULL)
    g_assert_true (rules->same_position (&again, state));

  rules->config (state, &a);
  rules->config (&again, &b);
  g_assert_cmpint (a.ruleset, ==, b.ruleset);
  g_assert_cmpint (a.players, ==, b.players);
}

/* Fills @moves with the legal moves, or the throws at a chance node. */
static int
list_choices (const GameRules *rules,
              const GameState *state,
              GameMove        *moves)
{
  GameThrow throws[GAME_THROWS_MAX];
  int n;

  if (!rules->at_chance (state))
    {
      g_assert_cmpint (rules->throws (state, throws), ==, 0);
      return rules->legal_moves (state, moves);
    }

  g_assert_cmpint (rules->legal_moves (state, moves), ==, 0);
  n = rules->throws (state, throws);
  g_assert_cmpint (n, <=, GAME_THROWS_MAX);
  for (int i = 0; i < n; i++)
    {
      g_assert_cmpuint (throws[i].weight, >, 0);
      moves[i] = throws[i].move;
    }

  return n;
}

/* Each move is listed once, has its own text, and is read from it; with a
 * trace or without, it leads to the same state, which is sound. */
static void
check_moves (const GameRules *rules,
             const GameState *state,
             const GameMove  *moves,
             int              n)
{
  g_autoptr (GHashTable) tokens = g_hash_table_new_full (g_str_hash,
                                                         g_str_equal, g_free,
                                                         NULL);
  g_autoptr (GHashTable) codes = g_hash_table_new (NULL, NULL);
  GameTrace trace = GAME_TRACE_INIT;

  for (int i = 0; i < n; i++)
    {
      char text[GAME_MOVE_TEXT_MAX];
      GameMove read = GAME_MOVE_NONE;
      GameError error = { 0 };
      GameState traced = *state, plain = *state;

      g_assert_cmpuint (moves[i], !=, GAME_MOVE_NONE);
      g_assert_true (g_hash_table_add (codes, GUINT_TO_POINTER (moves[i])));
      memset (text, '!', sizeof text);
      rules->print_move (state, moves[i], text);
      g_assert_nonnull (memchr (text, '\0', sizeof text));
      g_assert_null (strpbrk (text, " \t\r\n"));
      g_assert_true (g_hash_table_add (tokens, g_strdup (text)));
      g_assert_true (rules->parse_move (state, text, strlen (text), &read,
                                        &error));
      g_assert_cmpuint (read, ==, moves[i]);

      rules->apply (&traced, moves[i], &trace);
      rules->apply (&plain, moves[i], NULL);
      assert_same_bytes (&traced, &plain);
      g_assert_cmpuint (trace.n_events, >, 0);
      for (size_t e = 0; e < trace.n_events; e++)
        g_assert_cmpuint (trace.events[e].type, !=, GAME_EVENT_NONE);
      assert_clean (rules, &plain);
      trace.n_events = 0;
    }

  game_trace_clear (&trace);
}

static void
check_node (const GameRules *rules,
            const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX], again[GAME_MOVES_MAX];
  GameOutcome outcome;
  int n;

  assert_clean (rules, state);
  check_text (rules, state);
  g_assert_cmpint (rules->turn (state), >=, 0);
  g_assert_cmpint (rules->turn (state), <, rules->max_players);

  n = list_choices (rules, state, moves);
  g_assert_cmpint (n, <=, GAME_MOVES_MAX);
  g_assert_cmpint (list_choices (rules, state, again), ==, n);
  g_assert_cmpmem (moves, (size_t) n * sizeof moves[0], again,
                   (size_t) n * sizeof moves[0]);

  rules->outcome (state, &outcome);
  g_assert_cmpint (outcome.over, ==, n == 0);
  g_assert_cmpint (outcome.over, ==, outcome.reason != GAME_REASON_NONE);
  g_assert_cmpint (outcome.n_ranked, <=, rules->max_players);
  for (int i = 0; i < outcome.n_ranked; i++)
    for (int j = 0; j < i; j++)
      g_assert_cmpint (outcome.ranking[i], !=, outcome.ranking[j]);

  for (int seat = 0; seat < rules->max_players; seat++)
    g_assert_cmpint (ABS (rules->evaluate (state, seat)), <, 10000000);

  check_moves (rules, state, moves, n);
}

/* Takes the whole game back, comparing every state on the way. */
static void
check_undo (GamePosition *position,
            GArray       *states)
{
  for (guint i = states->len; i-- > 0;)
    {
      g_assert_true (game_position_undo (position));
      assert_same_bytes (&position->state,
                         &g_array_index (states, GameState, i));
    }
  g_assert_false (game_position_undo (position));
}

/* Start: the data of a test. */
typedef struct
{
  const GameRules *rules;
  GameConfig config;
} Start;

static void
test_games (gconstpointer data)
{
  const Start *start = data;
  const GameRules *rules = start->rules;
  GameRng rng = { 7 };

  for (int game = 0; game < GAMES; game++)
    {
      g_autoptr (GArray) states = g_array_new (FALSE, FALSE,
                                               sizeof (GameState));
      GamePosition position;
      GameConfig config = { -1, start->config.setup, -1, { 0, 0 } };
      GameOutcome outcome;

      game_position_init_start (&position, rules, &start->config);
      rules->config (&position.state, &config);
      g_assert_cmpint (config.ruleset, ==, start->config.ruleset);
      g_assert_cmpint (config.players, ==, start->config.players);

      do
        {
          /* Every node of the first game, fewer of the others. */
          if (game == 0 || states->len % 5 == 0)
            check_node (rules, &position.state);
          g_array_append_val (states, position.state);
          g_assert_cmpuint (states->len, <, MOVES_MAX);
        }
      while (fixture_random_ply (&position, &rng, NULL));

      game_position_outcome (&position, &outcome);
      g_assert_true (outcome.over);
      if (outcome.reason != GAME_REASON_REPETITION
          && outcome.reason != GAME_REASON_ALL_PASSED)
        check_node (rules, &position.state);
      g_array_set_size (states, states->len - 1);
      check_undo (&position, states);
      game_position_clear (&position);
    }
}

/* Reads a text that may be anything: what is refused says why and leaves the
 * state alone, what is accepted is sound. */
static void
read_anything (const GameRules *rules,
               const char      *text)
{
  GameState before, state;
  GameError error = { 0 };

  memset (&before, 0, sizeof before);
  memset (&before, 0x5a, rules->state_size);
  state = before;
  if (!rules->parse (text, &state, &error))
    {
      g_assert_cmpint (error.code, !=, GAME_PARSE_OK);
      g_assert_cmpstr (error.reason, !=, "");
      g_assert_cmpuint (error.offset, <=, strlen (text));
      assert_same_bytes (&state, &before);
      g_assert_false (rules->parse (text, &state, NULL));
      return;
    }

  assert_clean (rules, &state);
  check_text (rules, &state);
}

static void
read_any_move (const GameRules *rules,
               const GameState *state,
               const char      *text,
               size_t           length)
{
  GameMove moves[GAME_MOVES_MAX];
  GameMove move = GAME_MOVE_NONE;
  GameError error = { 0 };
  int n;

  if (!rules->parse_move (state, text, length, &move, &error))
    {
      g_assert_cmpint (error.code, !=, GAME_PARSE_OK);
      g_assert_cmpstr (error.reason, !=, "");
      g_assert_cmpuint (error.offset, <=, length);
      return;
    }

  n = list_choices (rules, state, moves);
  for (int i = 0; i < n; i++)
    if (moves[i] == move)
      return;
  g_error ("%s: “%.*s” was read as a move that is not listed", rules->id,
           (int) length, text);
}

static const char *const hostile[] = {
  "", " ", "-", "/", ":", "?", "x", "0", "%s%n%d", "\x01\x02\x7f", "é", "№",
  "\xff\xfe", "pass", "t0", "startpos", "r0", "r777", "h/", "/off:", "a",
  "a1", "zz", "99999999999999999999999999", "-1", "+", "00000000000000000000",
  "natatu:", "nosuch: 1 2 3", "leaflet:", "leaflet: ", ": 0 0 4 4 r -",
  "////////", ",,,,,,/,,,,,,/,,,,,,/,,,,,, s ?? 0", "w w w w w w w w",
  "- - 99999999999 4 r -", "h:15 h:15", "h:15 h:15 w - -", "h:-1 h:15 w -",
  "h:99999999999999999999 h:15 w -",
};

static void
test_hostile (gconstpointer data)
{
  const GameRules *rules = data;
  g_autofree char *huge = g_strnfill (1 << 20, '1');
  GameConfig config;
  GameState start;

  game_rules_default_config (rules, &config);
  memset (&start, 0, sizeof start);
  rules->start (&config, &start);

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      read_anything (rules, hostile[i]);
      read_any_move (rules, &start, hostile[i], strlen (hostile[i]));
    }
  read_anything (rules, huge);
  read_any_move (rules, &start, huge, strlen (huge));
  read_any_move (rules, &start, "t\0x", 3);
}

/* A text with some bytes changed, taken out, doubled, or cut off. */
static char *
mutate (const char *text,
        GameRng    *rng)
{
  static const char alphabet[] = "0123456789/:,-+?!# .bBwWyYrRsnxhmogacefi";
  GString *mutated = g_string_new (text);
  guint n = 1 + game_rng_below (rng, 3);

  for (guint i = 0; i < n && mutated->len > 0; i++)
    {
      gssize at = (gssize) game_rng_below (rng, (guint32) mutated->len);
      char c = alphabet[game_rng_below (rng, sizeof alphabet - 1)];

      switch (game_rng_below (rng, 6))
        {
        case 0:
          mutated->str[at] = c;
          break;
        case 1:
          g_string_erase (mutated, at, 1);
          break;
        case 2:
          g_string_insert_c (mutated, at, c);
          break;
        case 3:
          g_string_insert_c (mutated, at, mutated->str[at]);
          break;
        case 4:
          g_string_truncate (mutated, (gsize) at);
          break;
        default:
          mutated->str[at] = (char) (1 + game_rng_below (rng, 255));
          break;
        }
    }

  return g_string_free (mutated, FALSE);
}

static void
test_mutations (gconstpointer data)
{
  const Start *start = data;
  const GameRules *rules = start->rules;
  GameRng rng = { 11 };
  GamePosition position;
  int n_moves = 0;

  game_position_init_start (&position, rules, &start->config);
  do
    {
      g_autofree char *text = NULL;
      g_autoptr (GPtrArray) tokens = NULL;

      if (n_moves++ % MUTATION_STRIDE != 0)
        continue;
      text = fixture_text (rules, &position.state);
      tokens = fixture_tokens (rules, &position.state);

      for (size_t cut = 0; cut < strlen (text); cut++)
        {
          g_autofree char *beginning = g_strndup (text, cut);

          read_anything (rules, beginning);
        }

      for (int i = 0; i < MUTATIONS; i++)
        {
          g_autofree char *changed = mutate (text, &rng);
          const char *token;
          g_autofree char *changed_token = NULL;

          read_anything (rules, changed);
          if (tokens->len == 0)
            continue;
          token = g_ptr_array_index (tokens,
                                     game_rng_below (&rng, tokens->len));
          changed_token = mutate (token, &rng);
          read_any_move (rules, &position.state, changed_token,
                         strlen (changed_token));
        }
    }
  while (n_moves < 400 && fixture_random_ply (&position, &rng, NULL));

  game_position_clear (&position);
}

/* A copy of a position is its own. */
static void
test_copy (gconstpointer data)
{
  const Start *start = data;
  GameRng rng = { 3 };
  GamePosition position, copy;
  size_t n;

  game_position_init_start (&position, start->rules, &start->config);
  for (int i = 0; i < 40 && fixture_random_ply (&position, &rng, NULL); i++)
    ;
  game_position_init_copy (&copy, &position);
  n = position.n_plies;
  g_assert_cmpint (game_position_repetitions (&copy), ==,
                   game_position_repetitions (&position));

  while (game_position_undo (&position))
    ;
  game_position_clear (&position);
  g_assert_cmpuint (copy.n_plies, ==, n);
  if (fixture_random_ply (&copy, &rng, NULL))
    n++;
  g_assert_cmpuint (copy.n_plies, ==, n);
  while (game_position_undo (&copy))
    n--;
  g_assert_cmpuint (n, ==, 0);
  game_position_clear (&copy);
}

/* The sizes that were promised. */
static void
test_size (gconstpointer data)
{
  const GameRules *rules = data;
  size_t most = GAME_STATE_MAX;

  /* A state of Zohn Ahl has room for changed rules. */
  if (g_str_equal (rules->id, "tavli") || g_str_equal (rules->id, "zohn-ahl"))
    most = 128;

  g_assert_cmpuint (rules->state_size, >, 0);
  g_assert_cmpuint (rules->state_size, <=, most);
  g_assert_cmpuint (strlen (rules->seat_letters), ==,
                    (size_t) rules->max_players);
  g_assert_true (games_find (rules->id) == rules);
}

static void
add_start (const GameRules  *rules,
           const GameConfig *config,
           gpointer          data)
{
  static const struct
  {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "games", test_games },
    { "mutations", test_mutations },
    { "copy", test_copy },
  };
  Start start = { rules, *config };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/contract/%s/%s/%s-%d/%s", rules->id,
                         rules->rulesets[config->ruleset].id,
                         rules->setups == NULL ? "start"
                                               : rules->setups[config->setup],
                         config->players, tests[i].name);

      g_test_add_data_func_full (name, g_memdup2 (&start, sizeof start),
                                 tests[i].test, g_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autofree char *hostile_name = g_strdup_printf ("/contract/%s/hostile",
                                                       rules->id);
      g_autofree char *size_name = g_strdup_printf ("/contract/%s/size",
                                                    rules->id);

      g_test_add_data_func (size_name, rules, test_size);
      g_test_add_data_func (hostile_name, rules, test_hostile);
    }
  fixture_each_config (add_start, NULL);

  return g_test_run ();
}
