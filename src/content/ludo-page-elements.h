/* ludo-page-elements.h: the elements of a page's file, and what they may have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page, a lesson and an atlas are read alike; only their parser uses this.
 */

#pragma once

#include "content/ludo-page.h"

/* LudoPageField: the elements that give a node a text in both languages. */
typedef enum
{
  LUDO_PAGE_FIELD_TEXT,    /* the node's own, which has no name */
  LUDO_PAGE_FIELD_TITLE,
  LUDO_PAGE_FIELD_NAME,
  LUDO_PAGE_FIELD_ORIGIN,
  LUDO_PAGE_FIELD_DESCRIPTION,
  LUDO_PAGE_FIELD_SUMMARY,
  LUDO_PAGE_FIELD_WHAT,
  LUDO_PAGE_FIELD_WHEN,
  LUDO_PAGE_N_FIELDS,
} LudoPageField;

/* The greatest number of a line of verse. */
#define LUDO_PAGE_LINE_MAX 99999

#define LUDO_PAGE_BIT(type) (G_GUINT64_CONSTANT (1) << (type))

/* LudoPageElement: a kind of element. */
typedef struct
{
  const char *name;
  guint64 parents;              /* the bits of the types it may stand in */
  gboolean needs_id;
  const char *const *attributes;        /* in lessons and atlases: all that it
                                         * may have */
} LudoPageElement;

extern const LudoPageElement _ludo_page_elements[LUDO_N_NODES];
extern const LudoPageElement _ludo_page_fields[LUDO_PAGE_N_FIELDS];

/* _ludo_page_set_attribute: sets the attribute @name of @node to @value.
 * Returns: FALSE where its element may not have that attribute. */
gboolean _ludo_page_set_attribute (LudoPageNode *node, const char *name,
                                   const char *value);
