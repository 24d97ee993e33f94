/* ludo-reader-words.c: the words that the reader adds to a page, by language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-reader-words.h"

#include <glib/gi18n.h>

#include "play/game/ludo-game.h"
#include "play/ludo-language.h"

static const char *const words[LUDO_N_WORDS][LUDO_PAGE_N_LANGUAGES] = {
  [LUDO_WORD_SHOW_ANSWER] = { "Voir la réponse", "Show the Answer" },
  [LUDO_WORD_HIDE_ANSWER] = { "Cacher la réponse", "Hide the Answer" },
  [LUDO_WORD_ANSWER] = { "Réponse", "Answer" },
  [LUDO_WORD_QUESTION] = { "Question", "Question" },
  [LUDO_WORD_START_AGAIN] = { "Recommencer", "Start Over" },
  [LUDO_WORD_EXERCISE] = { "À vous de jouer", "Your turn to play" },
  [LUDO_WORD_AFTER_MOVES] = { "Après le coup", "After the Move" },
  [LUDO_WORD_BEFORE_MOVES] = { "Avant le coup", "Before the Move" },
  [LUDO_WORD_OPEN_ON_BOARD] = { "Ouvrir sur le plateau",
                                "Open on the Board" },
  [LUDO_WORD_HIDDEN] = { "Phrase cachée ; Espace la découvre.",
                         "Hidden sentence; Space reveals it." },
  [LUDO_WORD_SOURCES] = { "Sources", "Sources" },
  [LUDO_WORD_ONLY] = { "Seulement : %s", "Only: %s" },
  [LUDO_WORD_ALL_BUT] = { "Sauf : %s", "All but %s" },
  [LUDO_WORD_NOT_IN_ALL] = { "Pas dans toutes les règles",
                             "Not in all the rules" },
  [LUDO_WORD_FIGURE] = { "Figure", "Figure" },
};

/* WordNames: a word of the files of pages, and what the reader shows for it. */
typedef struct
{
  const char *id;
  const char *names[LUDO_PAGE_N_LANGUAGES];
} WordNames;

static const WordNames sure_names[LUDO_READER_N_SURE] = {
  { "sure", { "Sûr", "Sure" } },
  { "likely", { "Probable", "Likely" } },
  { "doubtful", { "Douteux", "Doubtful" } },
  { "wrong", { "Faux, cité pour être corrigé",
               "Wrong, quoted to be corrected" } },
};

static const char *const sure_shapes[LUDO_READER_N_SURE] = {
  "", "◐", "○", "✕",
};

static const WordNames kind_names[] = {
  { "disagree", { "Les sources se contredisent", "The sources disagree" } },
  { "house-rule", { "Notre décision", "Our own decision" } },
  { "mistake", { "Faute fréquente", "Common mistake" } },
  { "doubt", { "Hypothèse", "Hypothesis" } },
  { "evidence", { "Preuves", "Evidence" } },
  { "primary", { "De première main", "First hand" } },
  { "digest", { "De seconde main", "Second hand" } },
  { "sheet", { "Feuille de règles", "Rule sheet" } },
  { "computed", { "Calculé", "Computed" } },
};

static const char *
find (const WordNames  *names,
      guint             n_names,
      LudoPageLanguage  language,
      const char       *id)
{
  for (guint i = 0; i < n_names; i++)
    if (g_strcmp0 (names[i].id, id) == 0)
      return names[i].names[language];

  return NULL;
}

const char *
ludo_reader_word (LudoPageLanguage language,
                  LudoReaderWord   word)
{
  g_return_val_if_fail (language < LUDO_PAGE_N_LANGUAGES, NULL);
  g_return_val_if_fail (word < LUDO_N_WORDS, NULL);

  return words[word][language];
}

const char *
ludo_reader_sure (LudoPageLanguage  language,
                  const char       *sure)
{
  return find (sure_names, G_N_ELEMENTS (sure_names), language, sure);
}

const char *
ludo_reader_sure_shape (const char *sure)
{
  for (int i = 0; i < LUDO_READER_N_SURE; i++)
    if (g_strcmp0 (sure_names[i].id, sure) == 0)
      return sure_shapes[i];

  return "";
}

const char *
ludo_reader_sure_id (int index)
{
  g_return_val_if_fail (index >= 0 && index < LUDO_READER_N_SURE, NULL);

  return sure_names[index].id;
}

const char *
ludo_reader_kind (LudoPageLanguage  language,
                  const char       *kind)
{
  return find (kind_names, G_N_ELEMENTS (kind_names), language, kind);
}

/* Returns the untranslated name of the ruleset or set-up @id, or NULL. */
static const char *
find_ruleset_name (const LudoGameInfo *info,
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
  const char *name = info != NULL ? find_ruleset_name (info, id) : NULL;
  locale_t before;
  char *translated;

  if (name == NULL)
    return NULL;

  before = ludo_language_push (ludo_page_language_code (language));
  translated = g_strdup (gettext (name));
  ludo_language_pop (before);

  return translated;
}
