/* ludo-kit-choice.c: which rules, and which start, a kit is printed of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-kit-choice.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"

const LudoKit *
ludo_kit_find (const char *game_id)
{
  const LudoModule *module = games_find_module (game_id);

  return module != NULL ? module->kit : NULL;
}

LudoKit *
ludo_kit_fit (const LudoKit *kit,
              int            ruleset)
{
  gsize parts_size = (gsize) kit->n_parts * sizeof *kit->parts;
  LudoKit *fitted = g_malloc (sizeof *kit + parts_size);
  LudoKitPart *parts = (LudoKitPart *) (fitted + 1);

  *fitted = *kit;
  fitted->parts = parts;
  memcpy (parts, kit->parts, parts_size);
  for (int i = 0; i < kit->n_parts; i++)
    if (parts[i].fit != NULL)
      parts[i].fit (&parts[i], ruleset);

  return fitted;
}

const LudoKitBoard *
ludo_kit_ruleset_board (const LudoKit *kit,
                        int            ruleset)
{
  for (int i = kit->n_boards - 1; i > 0; i--)
    if (ruleset >= kit->boards[i].ruleset)
      return &kit->boards[i];

  return &kit->boards[0];
}

const LudoKitBoard *
ludo_kit_state_board (const LudoKit   *kit,
                      const GameState *state)
{
  const LudoKitBoard *board =
    kit->find_board != NULL ? kit->find_board (state) : NULL;
  GameConfig config = { .players = 0 };

  ludo_game_info_for (kit->game_id)->rules->config (state, &config);

  return board != NULL ? board : ludo_kit_ruleset_board (kit, config.ruleset);
}

int
ludo_kit_count_choices (const char *game_id)
{
  const GameRules *rules = ludo_game_info_for (game_id)->rules;
  int n = 0;

  while (rules->setups != NULL && rules->setups[n] != NULL)
    n++;

  return MAX (n, rules->n_rulesets);
}

/* A game has several rulesets or several starts, and not both. */
static gboolean
has_setups (const LudoGameInfo *info)
{
  return info->rules->n_rulesets == 1 && info->rules->setups != NULL;
}

int
ludo_kit_choice_of (const char       *game_id,
                    const GameConfig *config)
{
  return has_setups (ludo_game_info_for (game_id)) ? config->setup
                                                   : config->ruleset;
}

const char *
ludo_kit_choice_id (const char *game_id,
                    int         index)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);

  return has_setups (info) ? info->rules->setups[index]
                           : info->rules->rulesets[index].id;
}

const char *
ludo_kit_choice_name (const char *game_id,
                      int         index)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);

  return (has_setups (info) ? info->setups : info->rulesets)[index].name;
}

char *
ludo_kit_dup_choice (const char *game_id,
                     int         index)
{
  const char *name = gettext (ludo_kit_choice_name (game_id, index));

  if (has_setups (ludo_game_info_for (game_id)))
    /* Translators: the name of a set-up, as "Star". */
    return g_strdup_printf (_("Set-up: %s"), name);

  return g_strdup (name);
}

gboolean
ludo_kit_configure (const LudoPrintOptions  *options,
                    GameConfig              *config,
                    GError                 **error)
{
  const char *game_id = options->game_id;
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  g_autoptr (GString) names = g_string_new (NULL);
  int n = ludo_kit_count_choices (game_id);

  game_rules_default_config (info->rules, config);
  if (options->ruleset == NULL)
    return TRUE;

  for (int i = 0; i < n; i++)
    {
      const char *id = ludo_kit_choice_id (game_id, i);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", id);
      if (!g_str_equal (id, options->ruleset))
        continue;
      if (has_setups (info))
        config->setup = i;
      else
        config->ruleset = i;
      return TRUE;
    }

  /* Translators: what was asked for; the name of a game; a list of words that
   * are not translated. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
               _("there is no ruleset “%s” for %s: it has %s"),
               options->ruleset, gettext (info->name), names->str);

  return FALSE;
}
