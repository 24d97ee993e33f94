/* ludo-index.h: looks for words in all pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-fold.h"
#include "content/ludo-library.h"

/* LudoHit: where something was found. */
typedef struct
{
  char *game_id;
  char *page_id;
  char *element_id;             /* of the sentence, section, entry, source */
  char *section;                /* its title, plain, in `language`; or NULL */
  char *text;                   /* all of it, plain */
  char **rulesets;              /* for which it holds; NULL: for all */
  LudoPageLanguage language;    /* of the text */
  GArray *ranges;               /* LudoRange: what was found in it */
} LudoHit;

/* ludo_hit_dup_excerpt:
 *
 * Returns: Pango markup: some @length letters of the text around what was
 *   found, which is bold; free with g_free().
 */
char *ludo_hit_dup_excerpt (const LudoHit *hit, guint length);

/* LudoIndex:
 *
 * Every sentence and title of every page in both languages.  A page that has
 * changed on disk is read again at the next search.
 */
typedef struct _LudoIndex LudoIndex;

/* ludo_index_new: (transfer full): an index of the pages of @library, which it
 * references, of the games @game_ids, which is ended by NULL and copied. */
LudoIndex *ludo_index_new (LudoLibrary *library,
                           const char *const *game_ids);

/* ludo_index_free: frees @self, which may be NULL; hits that a search returned
 * stay valid. */
void ludo_index_free (LudoIndex *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoIndex, ludo_index_free)

/* ludo_index_search:
 * @words: all of them must be in a sentence, whatever their accents and case; a
 *   sentence that stands in a section several times is found once
 * @game_id: only in the pages of this game; NULL for all
 * @language: what is found in both is given in this one
 * @most: the most hits that are returned; if more are found, they are shared
 *   out evenly among the games, and each game gives the first of its pages
 * @n_found: (out) (optional): how many were found
 *
 * Returns: (transfer full): LudoHit, in the order of reading, game by game.
 */
GPtrArray *ludo_index_search (LudoIndex *self, const char *words,
                              const char *game_id,
                              LudoPageLanguage language, guint most,
                              guint *n_found);
