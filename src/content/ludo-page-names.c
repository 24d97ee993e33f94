/* ludo-page-names.c: what the window calls what the pages speak of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-page-names.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-language.h"

static const char *
find_name (const LudoGameInfo *info,
           const char         *id)
{
  const GameRules *rules = info->rules;

  for (int i = 0; i < rules->n_rulesets; i++)
    if (g_str_equal (id, rules->rulesets[i].id))
      return info->rulesets[i].name;
  for (int i = 0; rules->setups != NULL && rules->setups[i] != NULL; i++)
    if (g_str_equal (id, rules->setups[i]))
      return info->setups[i].name;

  return NULL;
}

char *
ludo_page_dup_ruleset_name (const char       *game_id,
                            const char       *id,
                            LudoPageLanguage  language)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  const char *name = info != NULL ? find_name (info, id) : NULL;
  locale_t before;
  char *translated;

  if (name == NULL)
    return NULL;

  before = ludo_language_push (ludo_page_language_code (language));
  translated = g_strdup (gettext (name));
  ludo_language_pop (before);

  return translated;
}
