/* ludo-booklet-flow.h: what sheets of all kinds are made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-booklet.h"
#include "print/ludo-sheet-layout.h"

/* ludo_booklet_sheets: returns the sheets that @booklet is laid out on;
 * borrowed. */
LudoSheetLayout *ludo_booklet_sheets (LudoBooklet *booklet);
/* Keeps @page, (transfer full), alive until @booklet is freed. */
void _ludo_booklet_own_page (LudoBooklet *booklet, LudoPageNode *page);
/* Adds a copy of a text, each language of it markup or NULL.  Returns: its
 * block, borrowed. */
LudoBlock *_ludo_booklet_add_text (LudoBooklet *booklet, const char *french,
                                   const char *english);
/* Adds the heading @titles, markup, of @level 0 for a page, 1 for a section, 2
 * for a box or an entry; nothing where a language is missing. */
void _ludo_booklet_add_heading (LudoBooklet *booklet, char *const *titles,
                                int level);
/* Adds the head of a sheet to be handed out: @titles, which also stand at its
 * foot where the sheets have no name, and, with @fields, room for the pupil's
 * name and the date. */
void _ludo_booklet_add_head (LudoBooklet *booklet, char *const *titles,
                             gboolean fields);
/* Whether @node is a question, as an answer is right below it. */
gboolean _ludo_booklet_has_answer (const LudoPageNode *node);
/* Adds a line to write on, across all columns, to the side on which the last
 * block stands. */
void _ludo_booklet_add_room (LudoBooklet *booklet);
/* Adds the element @node of @page with all in it; @page must live as long as
 * @booklet.  Returns: FALSE with @error when the rules refuse a figure. */
gboolean _ludo_booklet_add_node (LudoBooklet *booklet,
                                 const LudoPageNode *page,
                                 const LudoPageNode *node, GError **error);
/* Adds the translation of @format into each language with its arguments, which
 * are escaped, as printf() would. */
LudoBlock *_ludo_booklet_add_words (LudoBooklet *booklet, const char *format,
                                    ...) G_GNUC_PRINTF (2, 3);
/* The game's name in the language of the sheets, the first where they speak
 * both; free with g_free(). */
char *_ludo_booklet_dup_name (const LudoBooklet *booklet, const char *game_id);
/* A large figure of @state, its board at most @tallest as high, in the size of
 * the text.  Returns: the figure, borrowed. */
LudoBookletFigure *_ludo_booklet_add_position (LudoBooklet *booklet,
                                               const char *game_id,
                                               const GameState *state,
                                               const GameTrace *last,
                                               double tallest);
/* Adds the sentences under @node as a text. */
LudoBlock *_ludo_booklet_add_sentences (LudoBooklet *booklet,
                                        const LudoPageNode *node);
