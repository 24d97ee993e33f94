/* ludo-shortcuts-keys.h: the keys that do something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* LudoShortcutsKey: what one or more keys do.
 * @group: where they do it, and @title: what, to be translated
 * @keys: in the notation of gtk_accelerator_parse(), with a blank between keys
 *   that do the same or go the other way
 */
typedef struct
{
  const char *group;
  const char *title;
  const char *keys;
} LudoShortcutsKey;

/* ludo_shortcuts_keys: all of them, group by group; @n is how many. */
const LudoShortcutsKey *ludo_shortcuts_keys (guint *n);

G_END_DECLS
