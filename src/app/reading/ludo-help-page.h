/* ludo-help-page.h: one page of the help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the part of Mallard that the pages under help/ are written in: page,
 * info with desc and guide links, title, p, section, list, steps, terms, note,
 * table, media, and within a line link, em, gui, guiseq, key, keyseq, app,
 * code, cmd and file.  Whatever else stands in a page is refused by name, so
 * that nothing is lost in silence.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest page that is read, in bytes. */
#define LUDO_HELP_PAGE_MAX (256 * 1024)

typedef enum
{
  LUDO_HELP_HEADING,            /* of a section */
  LUDO_HELP_PARAGRAPH,
  LUDO_HELP_ITEM,               /* the first paragraph of a list's item */
  LUDO_HELP_TERM,               /* what the paragraphs below it explain */
  LUDO_HELP_NOTE,
  LUDO_HELP_ROW,                /* of a table */
  LUDO_HELP_PICTURE,
} LudoHelpBlockType;

/* LudoHelpBlock: from top to bottom, everything below the page's title. */
typedef struct
{
  LudoHelpBlockType type;
  int level;                    /* a heading: 2 and more; else: how deep in
                                 * lists, from 0 */
  int number;                   /* an item of steps: from 1; else 0 */
  char *text;                   /* Pango markup with links such as
                                 * "page#section"; a picture: its description,
                                 * plain; a row: NULL */
  char *id;                     /* a heading's, or NULL */
  char *file;                   /* a picture's, from the page's folder */
  GPtrArray *cells;             /* a row: of Pango markup; else NULL */
} LudoHelpBlock;

typedef struct
{
  char *id;
  char *title;                  /* plain */
  char *description;            /* Pango markup, or NULL */
  GPtrArray *guides;            /* where it is listed: "index#play" */
  GPtrArray *blocks;            /* LudoHelpBlock */
} LudoHelpPage;

/* ludo_help_page_parse:
 * @text: a whole page, @length bytes
 *
 * Returns: the page, or NULL with @error, whose message names the line and the
 *   reason.
 */
LudoHelpPage *ludo_help_page_parse (const char *text, gsize length,
                                    GError **error);

/* ludo_help_page_load: the page kept in the file @path. */
LudoHelpPage *ludo_help_page_load (const char *path, GError **error);

void ludo_help_page_free (LudoHelpPage *page);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoHelpPage, ludo_help_page_free)

G_END_DECLS
