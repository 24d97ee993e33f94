/* ludo-games-text.c: settings and guess of games as a text that is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-games.h"

#include "chance/throws/ludo-chance-keys.h"
#include "games/games.h"
#include "search/search.h"

#define GROUP "Games"
#define VERSION 1

static const char *const groups[] = { "A", "B" };

static void
write_setting (GKeyFile               *file,
               const char             *group,
               const LudoGamesSetting *setting)
{
  const GameRules *rules = setting->info->rules;
  const GameConfig *config = &setting->config;

  g_key_file_set_string (file, group, "Ruleset",
                         rules->rulesets[config->ruleset].id);
  if (rules->setups != NULL)
    g_key_file_set_string (file, group, "Setup",
                           rules->setups[config->setup]);
  g_key_file_set_integer (file, group, "Players", config->players);
  if (rules->max_counters > 0)
    g_key_file_set_integer_list (file, group, "Counters",
                                 (int *) config->counters, 2);
  g_key_file_set_integer_list (file, group, "Levels",
                               (int *) setting->levels, GAME_SEATS_MAX);
}

char *
ludo_games_dup_text (LudoGames *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  const LudoGameInfo *info;
  guint n_settings;
  const double *guess;

  g_return_val_if_fail (LUDO_IS_GAMES (self), NULL);

  info = ludo_games_get_info (self);
  n_settings = ludo_games_get_n_settings (self);
  g_key_file_set_integer (file, GROUP, "Version", VERSION);
  g_key_file_set_string (file, GROUP, "Game", info->rules->id);
  g_key_file_set_integer (file, GROUP, "Settings", (int) n_settings);
  g_key_file_set_integer (file, GROUP, "Count", (int) ludo_games_get_n (self));
  if (ludo_games_get_guess (self, &guess) == LUDO_GUESS_DECLINED)
    g_key_file_set_boolean (file, GROUP, "Declined", TRUE);
  else if (guess != NULL)
    g_key_file_set_double_list (file, GROUP, "Guess", (double *) guess,
                                LUDO_GAMES_BARS_MAX);
  for (guint i = 0; i < n_settings; i++)
    write_setting (file, groups[i], ludo_games_get_setting (self, i));

  return g_key_file_to_data (file, NULL, NULL);
}

/* Reads exactly @n numbers into @numbers. */
static gboolean
read_numbers (GKeyFile    *file,
              const char  *group,
              const char  *key,
              int          least,
              int          most,
              int         *numbers,
              gsize        n,
              GError     **error)
{
  gsize n_read = 0;
  g_autofree int *read = g_key_file_get_integer_list (file, group, key,
                                                      &n_read, NULL);

  if (n_read != n)
    return ludo_chance_keys_refuse (key, error);

  for (gsize i = 0; i < n; i++)
    {
      numbers[i] = read[i];
      if (read[i] < least || read[i] > most)
        return ludo_chance_keys_refuse (key, error);
    }

  return TRUE;
}

static gboolean
read_setting (GKeyFile          *file,
              const char        *group,
              LudoGamesSetting  *setting,
              GError           **error)
{
  const GameRules *rules = setting->info->rules;
  GameConfig *config = &setting->config;
  g_autofree char *ruleset = g_key_file_get_string (file, group, "Ruleset",
                                                    NULL);
  g_autofree char *setup = g_key_file_get_string (file, group, "Setup", NULL);

  config->ruleset = ruleset != NULL ? game_rules_find_ruleset (rules, ruleset)
                                    : -1;
  if (config->ruleset < 0)
    return ludo_chance_keys_refuse ("Ruleset", error);
  if (rules->setups != NULL)
    {
      config->setup = setup != NULL ? game_rules_find_setup (rules, setup)
                                    : -1;
      if (config->setup < 0)
        return ludo_chance_keys_refuse ("Setup", error);
    }
  if (!ludo_chance_keys_read (file, group, "Players", rules->min_players,
                              rules->max_players, &config->players, error)
      || (rules->max_counters > 0
          && !read_numbers (file, group, "Counters", 1, rules->max_counters,
                            config->counters, 2, error))
      || !read_numbers (file, group, "Levels", LUDO_GAMES_RANDOM,
                        SEARCH_LEVEL_FULL, setting->levels, GAME_SEATS_MAX,
                        error))
    return FALSE;

  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    if (setting->levels[seat] == 0)
      return ludo_chance_keys_refuse ("Levels", error);

  return TRUE;
}

static gboolean
read_guess (GKeyFile   *file,
            LudoGames  *self,
            GError    **error)
{
  gsize n = 0;
  g_autofree double *guess = NULL;

  if (g_key_file_get_boolean (file, GROUP, "Declined", NULL))
    {
      ludo_games_set_guess (self, NULL);
      return TRUE;
    }
  if (!g_key_file_has_key (file, GROUP, "Guess", NULL))
    return TRUE;

  guess = g_key_file_get_double_list (file, GROUP, "Guess", &n, NULL);
  if (n != LUDO_GAMES_BARS_MAX)
    return ludo_chance_keys_refuse ("Guess", error);
  for (gsize i = 0; i < n; i++)
    if (!(guess[i] >= 0 && guess[i] <= 100))
      return ludo_chance_keys_refuse ("Guess", error);
  ludo_games_set_guess (self, guess);

  return TRUE;
}

LudoGames *
ludo_games_new_from_text (const char  *text,
                          guint64      seed,
                          GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (LudoGames) self = NULL;
  g_autofree char *game_id = NULL;
  const LudoGameInfo *info;
  gboolean is_offered = FALSE;
  int version, n_settings, n;

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE,
                                  error)
      || !ludo_chance_keys_read (file, GROUP, "Version", VERSION, VERSION,
                                 &version, error)
      || !ludo_chance_keys_read (file, GROUP, "Settings", 1, 2, &n_settings,
                                 error)
      || !ludo_chance_keys_read (file, GROUP, "Count", 1, G_MAXINT, &n, error))
    return NULL;

  game_id = g_key_file_get_string (file, GROUP, "Game", NULL);
  info = game_id != NULL ? ludo_game_info_for (game_id) : NULL;
  for (guint i = 0; i < LUDO_GAMES_N_NUMBERS; i++)
    is_offered = is_offered || ludo_games_get_number (i) == (guint) n;
  if (info == NULL || !is_offered)
    {
      ludo_chance_keys_refuse (info == NULL ? "Game" : "Count", error);
      return NULL;
    }

  self = ludo_games_new (info, seed);
  ludo_games_set_n (self, (guint) n);
  ludo_games_set_is_comparison (self, n_settings == 2);
  for (guint i = 0; i < (guint) n_settings; i++)
    {
      LudoGamesSetting setting;

      ludo_games_setting_init (&setting, info);
      if (!read_setting (file, groups[i], &setting, error))
        return NULL;
      ludo_games_set_setting (self, i, &setting);
    }

  return read_guess (file, self, error) ? g_steal_pointer (&self) : NULL;
}
