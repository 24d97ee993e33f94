/* ludo-groups-private.h: the rows of a table of groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ours/ludo-groups.h"

/* LudoGroup: a row of the table. */
typedef struct
{
  char *name;                   /* owned; "" for its number */
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX];
  int stated;                   /* throws, or -1 */
  gboolean struck;
} LudoGroup;

struct _LudoGroups
{
  LudoModel parent_instance;

  guint n_outcomes;
  guint least;                  /* what the first outcome counts */
  GArray *groups;               /* owned, of LudoGroup */
  GArray *former;               /* owned, what was cleared; or NULL */
};

/* ludo_groups_new_array: (transfer full): without groups. */
GArray *ludo_groups_new_array (void);

/* ludo_groups_append: appends to @groups an empty one that is called as @name
 * begins. */
void ludo_groups_append (GArray *groups, const char *name);

/* ludo_groups_group_is_empty: whether nothing is in @group. */
gboolean ludo_groups_group_is_empty (LudoGroups *self, guint group);

/* ludo_groups_add_up: how many throws the counts of @group make. */
guint ludo_groups_add_up (LudoGroups *self, const LudoGroup *group);
