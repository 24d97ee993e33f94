/* ludo-booklet-private.h: what the files of the booklet share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-booklet.h"
#include "print/ludo-sheets.h"

/* An answer that waits for the end. */
typedef struct
{
  char *label;                  /* "3." */
  const LudoPageNode *page;     /* borrowed; held by the booklet */
  const LudoPageNode *answer;
} LudoBookletAnswer;

struct _LudoBooklet
{
  LudoSheets *sheets;           /* owned */
  GError *problem;              /* of a page of the reader's own, or NULL */

  GPtrArray *pages;             /* LudoPageNode, held */
  GPtrArray *notes;             /* const char *: sources by their number */
  GPtrArray *answers;           /* LudoBookletAnswer */
  guint n_boxes;
  guint n_figures;
  guint n_questions;
};

/* ludo-booklet-flow.c: adds a text, each part NULL or markup; takes nothing. */
LudoBlock *_ludo_booklet_add_text (LudoBooklet *booklet, const char *french,
                                   const char *english);
/* The same with each of @texts in the place of the %s in @format. */
LudoBlock *_ludo_booklet_add_formatted (LudoBooklet *booklet,
                                        const char *format,
                                        const char *const *texts);
void _ludo_booklet_add_heading (LudoBooklet *booklet, char *const *titles,
                                int level);
gboolean _ludo_booklet_add_node (LudoBooklet *booklet,
                                 const LudoPageNode *page,
                                 const LudoPageNode *node, GError **error);
/* Adds what printf would make of the translation of @format into each language,
 * with what is to be shown of markup escaped in its arguments. */
LudoBlock *_ludo_booklet_add_words (LudoBooklet *booklet, const char *format,
                                    ...) G_GNUC_PRINTF (2, 3);
/* The game's name in the language of the sheets, the first where they speak
 * both; free with g_free(). */
char *_ludo_booklet_dup_name (const LudoBooklet *booklet, const char *game_id);
/* A large figure of @state, its board at most @tallest as high, in the size of
 * the text. */
void _ludo_booklet_add_position (LudoBooklet *booklet, const char *game_id,
                                 const GameState *state,
                                 const GameTrace *last, double tallest);
/* Whether it sends one to a lesson or down the page, which are not on paper. */
gboolean _ludo_booklet_leads_away (const LudoPageNode *sentence);
/* Adds the sentences under @node as a text. */
LudoBlock *_ludo_booklet_add_sentences (LudoBooklet *booklet,
                                        const LudoPageNode *node);
