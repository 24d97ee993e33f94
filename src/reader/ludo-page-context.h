/* ludo-page-context.h: a page with what it refers to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-library.h"

/* LudoReadingMode: what becomes of the other language. */
typedef enum
{
  LUDO_READING_ALONE,           /* it is not to be seen */
  LUDO_READING_ON_DEMAND,       /* a sentence shows its translation if asked */
  LUDO_READING_BOTH,            /* beside, paragraph by paragraph */
  LUDO_READING_EXERCISE,        /* the same, covered until revealed */
  LUDO_N_READINGS,
} LudoReadingMode;

/* LudoViewOptions: how a page is read. */
typedef struct
{
  LudoReadingMode mode;
  LudoPageLanguage language;    /* the one read first */
  const char *ruleset;          /* NULL: all of them */
  int measure;                  /* of a column, in characters */
} LudoViewOptions;

/* LudoPageContext: a page, how it is read, and the pages of the same game that
 * its words and notes lead to, each of which may be NULL. */
typedef struct
{
  LudoViewOptions options;      /* its ruleset is owned */
  LudoPageNode *page;           /* owned, as the next two */
  LudoPageNode *sources;
  LudoPageNode *vocabulary;
  GPtrArray *notes;             /* const char *: sources in order of use */
} LudoPageContext;

/* ludo_page_context_init: makes @self ready for a first page. */
void ludo_page_context_init (LudoPageContext *self);

/* ludo_page_context_set: replaces the page by @page, which is referenced, with
 * a copy of @options and no note used yet, and reads the sources and the
 * vocabulary of its game from @library, which may be NULL. */
void ludo_page_context_set (LudoPageContext *self, LudoPageNode *page,
                            LudoLibrary *library,
                            const LudoViewOptions *options);

/* ludo_page_context_clear: frees all that @self owns. */
void ludo_page_context_clear (LudoPageContext *self);

/* ludo_page_context_shows_both: whether both languages are to be seen. */
gboolean ludo_page_context_shows_both (const LudoPageContext *self);

/* ludo_page_context_includes: whether @node is a sentence that is read here. */
gboolean ludo_page_context_includes (const LudoPageContext *self,
                                     const LudoPageNode *node);

/* ludo_page_context_dup_text: all sentences of @node, which may be NULL, that
 * are read here, as one text; to be freed. */
char *ludo_page_context_dup_text (const LudoPageContext *self,
                                  const LudoPageNode *node,
                                  LudoPageLanguage language, gboolean markup);

/* ludo_page_context_dup_rulesets: the names of the rulesets of the game that
 * have their ids in @rulesets, in the shorter way to say it; NULL where that is
 * NULL, for all; to be freed. */
char *ludo_page_context_dup_rulesets (const char *game_id,
                                      char *const *rulesets,
                                      LudoPageLanguage language);

/* ludo_page_context_dup_numbers: the numbers under which the sources of
 * @sentence are listed, from 1; to be freed. */
char *ludo_page_context_dup_numbers (LudoPageContext *self,
                                     const LudoPageNode *sentence,
                                     const char *separator);

/* ludo_page_context_dup_source: what is known of the source called @id, as
 * Pango markup, or else its id; to be freed. */
char *ludo_page_context_dup_source (const LudoPageContext *self,
                                    const char *id, LudoPageLanguage language);

/* ludo_page_context_find_entry: what explains @term in the vocabulary, or
 * NULL. */
const LudoPageNode *ludo_page_context_find_entry (const LudoPageContext *self,
                                                  const LudoPageTerm *term);

/* ludo_page_context_explain:
 * @term: a word of @sentence, or NULL for its note
 * @name: (out) (optional): what it is called, "" if the explanation says that;
 *   to be freed
 *
 * Returns: what explains it, as Pango markup; to be freed; NULL for a link,
 *   which leads to another page.
 */
char *ludo_page_context_explain (LudoPageContext *self,
                                 const LudoPageNode *sentence,
                                 const LudoPageTerm *term,
                                 LudoPageLanguage language, char **name);
