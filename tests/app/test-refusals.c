/* test-refusals.c: every refusal leads to a paragraph of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever was ever a move of a game, and much that never was, is tried in
 * positions of all its forms.
 */

#include "config.h"

#include "games/game-rng.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-paths.h"
#include "content/ludo-page.h"

#define N_GAMES 4
#define N_PLIES 120
/* Positions of a form in which all tokens are tried. */
#define EVERY 15

static const char *const nonsense[] = {
  "", "?", "pass", "a", "a1", "a1a1", "a1+", "a1-", "a1xa4", "e5", "e5e6",
  "a1b2", "t0", "t3s", "t9", "r111", "r777", "8/", "h/9", "1/24", "24/1",
  "m1/3", "20/off", ":1", ":6", "o:a", "o:axa1",
};

static LudoPageNode *
load_rules (const char *game_id)
{
  g_autofree char *folder = ludo_paths_dup_data ();
  g_autofree char *path = g_build_filename (folder, "content", game_id,
                                            "rules.page", NULL);
  g_autoptr (GError) error = NULL;
  LudoPageNode *page = ludo_page_load (path, &error);

  g_assert_no_error (error);

  return page;
}

static gboolean
play_one (LudoGame   *game,
          GameRng    *rng,
          GHashTable *tokens)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  char text[GAME_MOVE_TEXT_MAX];
  int n;

  if (!ludo_game_throw (game))
    {
      n = ludo_game_get_legal_moves (game, moves);
      if (n == 0)
        return FALSE;
      for (int i = 0; i < n && i < 12; i++)
        {
          ludo_game_get_rules (game)->print_move (ludo_game_get_state (game),
                                                  moves[i], text);
          g_hash_table_add (tokens, g_strdup (text));
        }
      ludo_game_play_move (game, moves[game_rng_below (rng, (guint32) n)]);
    }
  g_hash_table_add (tokens,
                    g_strdup (ludo_move_get_token
                                (ludo_game_get_last_move (game))));

  return TRUE;
}

static void
try_all (LudoGame           *game,
         const LudoPageNode *page,
         GHashTable         *tokens,
         GHashTable         *seen)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const char *ruleset =
    rules->rulesets[ludo_game_get_config (game)->ruleset].id;
  GHashTableIter iter;
  gpointer token;

  g_hash_table_iter_init (&iter, tokens);
  while (g_hash_table_iter_next (&iter, &token, NULL))
    {
      const char *rule_id = NULL;
      g_autofree char *sentence =
        ludo_game_describe_refusal (game, token, &rule_id);
      const LudoPageNode *node;

      g_assert_cmpstr (sentence, !=, "");
      if (rule_id == NULL)
        continue;

      node = ludo_page_find (page, rule_id);
      if (node == NULL || !ludo_page_applies (node, ruleset))
        g_error ("%s, %s: “%s” names the rule %s, which is not on the page",
                 rules->id, ruleset, (const char *) token, rule_id);
      g_hash_table_add (seen, g_strdup (rule_id));
    }
}

static void
try_form (const GameConfig *config,
          const GameRules  *rules,
          GameRng          *rng,
          GHashTable       *seen)
{
  g_autoptr (LudoPageNode) page = load_rules (rules->id);
  g_autoptr (GHashTable) tokens = g_hash_table_new_full (g_str_hash,
                                                         g_str_equal, g_free,
                                                         NULL);

  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    g_hash_table_add (tokens, g_strdup (nonsense[i]));

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (LudoGame) game =
        ludo_game_new (rules->id, config, game_rng_next (rng), NULL);

      for (int ply = 0; ply < N_PLIES && play_one (game, rng, tokens); ply++)
        if (ply % EVERY == 0)
          try_all (game, page, tokens, seen);
      try_all (game, page, tokens, seen);
    }
}

static void
test_refusals (gconstpointer data)
{
  const GameRules *rules = data;
  GameRng rng = { 33 };
  GameConfig config;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal, g_free,
                                                       NULL);
  g_autofree char **names = NULL;
  g_autofree char *list = NULL;

  game_rules_default_config (rules, &config);
  for (config.ruleset = 0; config.ruleset < rules->n_rulesets;
       config.ruleset++)
    for (config.players = rules->min_players;
         config.players <= rules->max_players; config.players++)
      try_form (&config, rules, &rng, seen);

  names = (char **) g_hash_table_get_keys_as_array (seen, NULL);
  list = g_strjoinv (" ", names);
  g_test_message ("%s: %s", rules->id, list);
  /* The game without decisions has the fewest rules to break. */
  g_assert_cmpuint (g_hash_table_size (seen), >=, rules->evaluate != NULL
                    && !g_str_equal (rules->id, "zohn-ahl") ? 7 : 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/refusals/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_refusals);
    }

  return g_test_run ();
}
