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
  int stated;                   /* throws that it says it made, or -1 */
  gboolean struck;
} LudoGroup;

struct _LudoGroups
{
  LudoModel parent_instance;

  guint n_outcomes;
  guint least;                  /* the value of the first outcome */
  GArray *groups;               /* owned, of LudoGroup */
  GArray *former;               /* owned, the cleared ones; or NULL */
};

/* ludo_groups_new_array: (transfer full): without groups. */
GArray *ludo_groups_new_array (void);

/* ludo_groups_append: appends to @groups an empty group named @name, which is
 * cut to LUDO_GROUPS_NAME_MAX letters. */
void ludo_groups_append (GArray *groups, const char *name);

/* ludo_groups_group_is_empty: whether nothing is in @group. */
gboolean ludo_groups_group_is_empty (LudoGroups *self, guint group);

/* ludo_groups_add_up: the sum of the counts of @group. */
guint ludo_groups_add_up (LudoGroups *self, const LudoGroup *group);
