/* ludo-groups.h: what the groups of a class have counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "chance/throws/ludo-sampler.h"
#include "play/ludo-model.h"

/* The most groups, the most that is counted of one outcome, and the longest
 * name, in letters. */
#define LUDO_GROUPS_MAX 40
#define LUDO_GROUPS_COUNT_MAX 9999
#define LUDO_GROUPS_NAME_MAX 40

/* The most throws that a group can say to have made. */
#define LUDO_GROUPS_STATED_MAX 999999

/* LudoGroups:
 *
 * A table of what real sticks or dice did in the hands of a class: a row for
 * each group, with how often each outcome fell and, if it says so, how many
 * throws it made.  A group whose counts make another number than it says, or
 * that is struck out, is not in the sums.
 *
 * Signals:
 * - "changed": the groups or what is in them are others
 */
#define LUDO_TYPE_GROUPS (ludo_groups_get_type ())
G_DECLARE_FINAL_TYPE (LudoGroups, ludo_groups, LUDO, GROUPS, LudoModel)

/* ludo_groups_new: (transfer full): one empty group, which throws what
 * @sampler throws. */
LudoGroups *ludo_groups_new (const LudoSampler *sampler);

/* ludo_groups_get_n: how many groups there are, at least one. */
guint ludo_groups_get_n (LudoGroups *self);

/* ludo_groups_get_n_outcomes: how many counts each group has. */
guint ludo_groups_get_n_outcomes (LudoGroups *self);

/* ludo_groups_add: appends an empty group.  Returns: whether there was room. */
gboolean ludo_groups_add (LudoGroups *self);

/* ludo_groups_clear: leaves one empty group; ludo_groups_restore() can bring
 * back what was there. */
void ludo_groups_clear (LudoGroups *self);

/* ludo_groups_can_restore: whether groups were cleared and the table is still
 * empty. */
gboolean ludo_groups_can_restore (LudoGroups *self);

/* ludo_groups_restore: brings groups back, if ludo_groups_can_restore(). */
void ludo_groups_restore (LudoGroups *self);

/* ludo_groups_is_empty: whether nothing is in any group. */
gboolean ludo_groups_is_empty (LudoGroups *self);

/* ludo_groups_set_name: names the group @group, from 0, @name, of at most
 * LUDO_GROUPS_NAME_MAX letters; "" for its number. */
void ludo_groups_set_name (LudoGroups *self, guint group, const char *name);

/* ludo_groups_get_name: the name of @group, borrowed until "changed". */
const char *ludo_groups_get_name (LudoGroups *self, guint group);

/* ludo_groups_set_count: sets how often @outcome fell in @group to @count, at
 * most LUDO_GROUPS_COUNT_MAX. */
void ludo_groups_set_count (LudoGroups *self, guint group, guint outcome,
                            guint count);

/* ludo_groups_get_counts: how often each outcome fell in @group; borrowed until
 * "changed". */
const guint *ludo_groups_get_counts (LudoGroups *self, guint group);

/* ludo_groups_get_sum: the sum of the counts of @group. */
guint ludo_groups_get_sum (LudoGroups *self, guint group);

/* ludo_groups_set_stated: sets how many throws @group says that it made, at
 * most LUDO_GROUPS_STATED_MAX; -1 if it does not say. */
void ludo_groups_set_stated (LudoGroups *self, guint group, int stated);

/* ludo_groups_get_stated: the throws stated for @group, -1 at first. */
int ludo_groups_get_stated (LudoGroups *self, guint group);

/* ludo_groups_set_struck: sets whether @group is left out of the sums. */
void ludo_groups_set_struck (LudoGroups *self, guint group, gboolean struck);

/* ludo_groups_get_struck: whether @group is struck out, FALSE at first. */
gboolean ludo_groups_get_struck (LudoGroups *self, guint group);

/* ludo_groups_agrees: whether the counts of @group add up to the throws that it
 * says it made; TRUE if it does not say. */
gboolean ludo_groups_agrees (LudoGroups *self, guint group);

/* ludo_groups_is_counted: whether @group is in the sums: it has counted, agrees
 * and is not struck. */
gboolean ludo_groups_is_counted (LudoGroups *self, guint group);

/* ludo_groups_pool:
 * @counts: (out): room for LUDO_SAMPLER_OUTCOMES_MAX; how often each outcome
 *   fell in all groups that are in the sums
 *
 * Returns: the sum of @counts.
 */
guint ludo_groups_pool (LudoGroups *self, guint *counts);

/* ludo_groups_describe: (transfer full): what all groups counted together and,
 * if @exact, how far that is from the chances of @sampler; then each group
 * whose counts do not make what it says; in sentences, translated. */
char *ludo_groups_describe (LudoGroups *self, const LudoSampler *sampler,
                            gboolean exact);

/* ludo_groups_append_text:
 * @text: a table from anywhere, a row for each group: its name, a count for
 *   each outcome, perhaps the number of throws, and perhaps a mark, anything,
 *   where the group is struck out; a row with just the counts has no name, and
 *   an empty cell counts 0.  Between cells stand tabs, semicolons or commas, as
 *   the first row has them.  The first row may be heads: words, or what the
 *   outcomes count, after "group" or nothing.  A number of throws that is the
 *   sum of the counts is not kept.
 *
 * Appends the groups of @text, in place of an empty one at the end.
 *
 * Returns: whether @text was such a table; if not, @error (G_IO_ERROR) names
 *   the row and the column, and nothing of it was taken.
 */
gboolean ludo_groups_append_text (LudoGroups *self, const char *text,
                                  GError **error);

/* ludo_groups_append_counts:
 * @names: (array zero-terminated=1): what groups are called, each cut to
 *   LUDO_GROUPS_NAME_MAX letters
 * @counts: for each of them in turn a count, at most LUDO_GROUPS_COUNT_MAX, of
 *   each outcome
 *
 * Appends these groups, in place of an empty one at the end, as long as there
 * is room.
 *
 * Returns: how many there was room for.
 */
guint ludo_groups_append_counts (LudoGroups *self, const char *const *names,
                                 const guint *counts);

/* ludo_groups_dup_rows: (transfer full) (element-type GStrv): the heads and all
 * groups as rows of cells, which ludo_groups_append_text() would take. */
GPtrArray *ludo_groups_dup_rows (LudoGroups *self);

/* ludo_groups_dup_text: (transfer full): all groups as a text to be kept. */
char *ludo_groups_dup_text (LudoGroups *self);

/* ludo_groups_new_from_text:
 * @text: as from ludo_groups_dup_text(), but from a file that anybody may have
 *   changed
 *
 * Returns: (transfer full): the same groups; NULL with @error
 *   (G_KEY_FILE_ERROR).
 */
LudoGroups *ludo_groups_new_from_text (const char *text, GError **error);

/* ludo_groups_find: (transfer none): the saved table for as many sticks or dice
 * as @sampler throws, which all laboratories share; one of them must exist. */
LudoGroups *ludo_groups_find (const LudoSampler *sampler);
