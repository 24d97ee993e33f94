/* ludo-page.h: a page to read, in French and English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is described in data/content/README.md.
 */

#pragma once

#include <gio/gio.h>

typedef enum
{
  LUDO_PAGE_FRENCH,
  LUDO_PAGE_ENGLISH,
  LUDO_PAGE_N_LANGUAGES,
} LudoPageLanguage;

/* ludo_page_language_code: "fr" or "en". */
const char *ludo_page_language_code (LudoPageLanguage language);

/* ludo_page_language_now: that of the program. */
LudoPageLanguage ludo_page_language_now (void);

typedef enum
{
  LUDO_NODE_PAGE,
  LUDO_NODE_SECTION,
  LUDO_NODE_PARAGRAPH,
  LUDO_NODE_LIST,
  LUDO_NODE_ITEM,
  LUDO_NODE_BOX,
  LUDO_NODE_TABLE,
  LUDO_NODE_ROW,
  LUDO_NODE_CELL,
  LUDO_NODE_FIGURE,
  LUDO_NODE_CAPTION,
  LUDO_NODE_QUESTION,
  LUDO_NODE_ANSWER,
  LUDO_NODE_GLOSSARY,
  LUDO_NODE_ENTRY,
  LUDO_NODE_VERSE,
  LUDO_NODE_ATLAS,              /* with the next four in it */
  LUDO_NODE_MAP,
  LUDO_NODE_TIMELINE,
  LUDO_NODE_PLACE,
  LUDO_NODE_DATE,
  LUDO_NODE_LESSON,             /* with the next nine: learn/ludo-lesson.h */
  LUDO_NODE_AIM,
  LUDO_NODE_SETUP,
  LUDO_NODE_LOCKS,
  LUDO_NODE_STEP,
  LUDO_NODE_ASK,
  LUDO_NODE_OPTION,
  LUDO_NODE_WRONG,
  LUDO_NODE_HINT,
  LUDO_NODE_RIGHT,
  LUDO_NODE_SENTENCE,
  LUDO_NODE_SOURCE,
  LUDO_N_NODES,
} LudoNodeType;

/* Lines of verse with a multiple of this number have it beside them. */
#define LUDO_PAGE_NUMBERED_LINES 5

/* LudoPageTerm: a word of a sentence that the vocabulary explains, or that
 * leads to another page; @start and @end are bytes of its plain text. */
typedef struct
{
  guint start;
  guint end;
  char *entry_id;               /* in the vocabulary, or in the page below */
  char *page_id;                /* where it leads, or NULL: it is explained */
} LudoPageTerm;

typedef struct _LudoPageNode LudoPageNode;
typedef struct _LudoAtlas LudoAtlas;

/* LudoPageNode:
 *
 * An element of a page.  Owns all that it points to.  Texts are Pango markup;
 * a string is NULL where the element has no such attribute.  A line of verse is
 * a sentence whose texts are the same, as it is not translated by itself.
 */
struct _LudoPageNode
{
  LudoNodeType type;
  int extra_refs;               /* of a page, after the first */
  int line;                     /* in the file, from 1 */
  char *id;
  char *kind;                   /* of boxes and sources; a page's game;
                                 * "steps" of a list with numbers */
  char *sure;                   /* of sentences */
  char *language;               /* of verse and its lines, such as "grc" */
  int number;                   /* of a line of verse, from 1, and in verse that
                                 * of its first; 0 elsewhere */
  char **rulesets;              /* NULL: holds for all */
  gboolean head;                /* of rows */
  gboolean is_exercise;         /* of figures: the reader plays on */
  char *position;               /* of figures */
  char *highlight;
  char *moves;
  char *picture;                /* of figures: a file instead of a board; its
                                 * text says what it shows */
  GPtrArray *attributes;        /* char *: names, each with its value behind
                                 * it, of the elements of a lesson or an
                                 * atlas; or NULL */
  char *title[LUDO_PAGE_N_LANGUAGES];   /* of pages, sections, boxes; the
                                         * name of an entry */
  char *origin[LUDO_PAGE_N_LANGUAGES];  /* of entries */
  char *text[LUDO_PAGE_N_LANGUAGES];    /* of sentences, sources */
  char *plain[LUDO_PAGE_N_LANGUAGES];   /* the same without markup */
  GArray *terms[LUDO_PAGE_N_LANGUAGES]; /* LudoPageTerm, in order; or NULL */
  GPtrArray *notes;             /* char *: sources of a sentence */
  GPtrArray *children;          /* LudoPageNode */
  LudoAtlas *atlas;             /* owned by the page of an atlas, or NULL */
};

#define LUDO_PAGE_ERROR (ludo_page_error_quark ())

/* ludo_page_error_quark: the domain of LudoPageError. */
GQuark ludo_page_error_quark (void);

typedef enum
{
  LUDO_PAGE_ERROR_FORMAT,       /* not a page, or a broken one */
} LudoPageError;

/* ludo_page_load:
 *
 * Returns: (transfer full): the page at @path, or NULL with @error, whose
 *   message names the file, the line and the reason.
 */
LudoPageNode *ludo_page_load (const char *path, GError **error);

/* ludo_page_parse: as ludo_page_load(), from @text, any @length bytes; @name
 * stands for the file's in messages, and @root is what the whole of it is: a
 * page, a lesson or an atlas. */
LudoPageNode *ludo_page_parse (LudoNodeType root, const char *text,
                               gsize length, const char *name,
                               GError **error);

/* ludo_page_node_new: (transfer full): an empty node, read at @line, from
 * 1. */
LudoPageNode *ludo_page_node_new (LudoNodeType type, int line);

/* ludo_page_terms_new: (transfer full): an empty list of LudoPageTerm, which
 * owns what its terms point to. */
GArray *ludo_page_terms_new (void);

/* ludo_page_has_both: whether @texts has a text in both languages. */
gboolean ludo_page_has_both (char *const *texts);

/* ludo_page_ref: adds a reference to @page, which is not to be changed any
 * more.  Returns: (transfer full): it. */
LudoPageNode *ludo_page_ref (LudoPageNode *page);

/* ludo_page_free: drops a reference to @page, and frees it with the last; does
 * nothing for NULL. */
void ludo_page_free (LudoPageNode *page);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoPageNode, ludo_page_free)

/* ludo_page_element_name: what a file calls an element of this type; static. */
const char *ludo_page_element_name (LudoNodeType type);

/* ludo_page_game: the id of the game that @page is about; borrowed. */
const char *ludo_page_game (const LudoPageNode *page);

/* ludo_page_attribute: the value of the attribute @name of an element of a
 * lesson or an atlas; borrowed, or NULL. */
const char *ludo_page_attribute (const LudoPageNode *node, const char *name);

/* ludo_page_find: the element called @id in @node or below, or NULL. */
const LudoPageNode *ludo_page_find (const LudoPageNode *node,
                                    const char *id);

/* ludo_page_applies: whether @node holds for the ruleset called @ruleset;
 * NULL stands for all. */
gboolean ludo_page_applies (const LudoPageNode *node, const char *ruleset);

/* ludo_page_is_lesson: whether @page_id, of a link, is no page but a lesson
 * ("lessons/first-steps") or the game's puzzles ("puzzles"). */
gboolean ludo_page_is_lesson (const char *page_id);

/* ludo_page_is_sheet: whether @page_id of a link names not a page but sheets to
 * print, such as "print/poem", as the command line calls them. */
gboolean ludo_page_is_sheet (const char *page_id);

/* ludo_page_is_laboratory: whether @page_id of a link names the game's chance
 * laboratory ("laboratory") or an experiment in it ("laboratory/throws"). */
gboolean ludo_page_is_laboratory (const char *page_id);

/* ludo_page_has_rulesets: whether anything in @node depends on a ruleset. */
gboolean ludo_page_has_rulesets (const LudoPageNode *node);

/* ludo_page_dup_plain: @markup without its tags; free with g_free(). */
char *ludo_page_dup_plain (const char *markup);
