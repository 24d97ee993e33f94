/* ludo-groups.c: what the groups of a class have counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ours/ludo-groups-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "play/game/ludo-advice.h"
#include "play/game/ludo-number.h"

G_DEFINE_FINAL_TYPE (LudoGroups, ludo_groups, LUDO_TYPE_MODEL)

static void
ludo_groups_finalize (GObject *object)
{
  LudoGroups *self = LUDO_GROUPS (object);

  g_array_unref (self->groups);
  g_clear_pointer (&self->former, g_array_unref);

  G_OBJECT_CLASS (ludo_groups_parent_class)->finalize (object);
}

static void
ludo_groups_class_init (LudoGroupsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_groups_finalize;
}

static void
clear_group (gpointer data)
{
  g_free (((LudoGroup *) data)->name);
}

GArray *
ludo_groups_new_array (void)
{
  GArray *groups = g_array_new (FALSE, TRUE, sizeof (LudoGroup));

  g_array_set_clear_func (groups, clear_group);

  return groups;
}

void
ludo_groups_append (GArray     *groups,
                    const char *name)
{
  LudoGroup group = { g_utf8_substring (name, 0,
                                        MIN (g_utf8_strlen (name, -1),
                                             LUDO_GROUPS_NAME_MAX)),
                      { 0 }, -1, FALSE };

  g_array_append_val (groups, group);
}

static void
ludo_groups_init (LudoGroups *self)
{
  self->groups = ludo_groups_new_array ();
}

LudoGroups *
ludo_groups_new (const LudoSampler *sampler)
{
  LudoGroups *self = g_object_new (LUDO_TYPE_GROUPS, NULL);

  self->n_outcomes = ludo_sampler_get_n_outcomes (sampler);
  self->least = ludo_sampler_get_value (sampler, 0);
  ludo_groups_append (self->groups, "");

  return self;
}

static LudoGroup *
get_group (LudoGroups *self,
           guint       group)
{
  return &g_array_index (self->groups, LudoGroup, group);
}

guint
ludo_groups_get_n (LudoGroups *self)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self), 0);

  return self->groups->len;
}

guint
ludo_groups_get_n_outcomes (LudoGroups *self)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self), 0);

  return self->n_outcomes;
}

gboolean
ludo_groups_add (LudoGroups *self)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self), FALSE);

  if (self->groups->len >= LUDO_GROUPS_MAX)
    return FALSE;

  ludo_groups_append (self->groups, "");
  ludo_model_emit_changed (self);

  return TRUE;
}

void
ludo_groups_clear (LudoGroups *self)
{
  g_return_if_fail (LUDO_IS_GROUPS (self));

  g_clear_pointer (&self->former, g_array_unref);
  self->former = self->groups;
  self->groups = ludo_groups_new_array ();
  ludo_groups_append (self->groups, "");
  ludo_model_emit_changed (self);
}

gboolean
ludo_groups_can_restore (LudoGroups *self)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self), FALSE);

  return self->former != NULL && ludo_groups_is_empty (self);
}

void
ludo_groups_restore (LudoGroups *self)
{
  g_return_if_fail (LUDO_IS_GROUPS (self) && ludo_groups_can_restore (self));

  g_array_unref (self->groups);
  self->groups = g_steal_pointer (&self->former);
  ludo_model_emit_changed (self);
}

gboolean
ludo_groups_group_is_empty (LudoGroups *self,
                            guint       group)
{
  const LudoGroup *row = get_group (self, group);

  return row->name[0] == '\0' && row->stated < 0
         && ludo_groups_get_sum (self, group) == 0;
}

gboolean
ludo_groups_is_empty (LudoGroups *self)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self), TRUE);

  for (guint group = 0; group < self->groups->len; group++)
    if (!ludo_groups_group_is_empty (self, group))
      return FALSE;

  return TRUE;
}

void
ludo_groups_set_name (LudoGroups *self,
                      guint       group,
                      const char *name)
{
  g_return_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len
                    && g_utf8_strlen (name, -1) <= LUDO_GROUPS_NAME_MAX);

  if (g_str_equal (get_group (self, group)->name, name))
    return;

  g_free (get_group (self, group)->name);
  get_group (self, group)->name = g_strdup (name);
  ludo_model_emit_changed (self);
}

const char *
ludo_groups_get_name (LudoGroups *self,
                      guint       group)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len,
                        NULL);

  return get_group (self, group)->name;
}

/* Returns: (transfer full): the name of @group; with a number or nothing for a
 * name, "Group 3". */
static char *
dup_name (LudoGroups *self,
          guint       group)
{
  const char *name = ludo_groups_get_name (self, group);
  g_autofree char *number = g_strdup_printf ("%u", group + 1);

  if (name[strspn (name, "0123456789")] != '\0')
    return g_strdup (name);

  /* Translators: a group of pupils without a name, and its number. */
  return g_strdup_printf (_("Group %s"), name[0] != '\0' ? name : number);
}

void
ludo_groups_set_count (LudoGroups *self,
                       guint       group,
                       guint       outcome,
                       guint       count)
{
  g_return_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len
                    && outcome < self->n_outcomes
                    && count <= LUDO_GROUPS_COUNT_MAX);

  if (get_group (self, group)->counts[outcome] == count)
    return;

  get_group (self, group)->counts[outcome] = count;
  ludo_model_emit_changed (self);
}

const guint *
ludo_groups_get_counts (LudoGroups *self,
                        guint       group)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len,
                        NULL);

  return get_group (self, group)->counts;
}

guint
ludo_groups_add_up (LudoGroups      *self,
                    const LudoGroup *group)
{
  guint sum = 0;

  for (guint i = 0; i < self->n_outcomes; i++)
    sum += group->counts[i];

  return sum;
}

guint
ludo_groups_get_sum (LudoGroups *self,
                     guint       group)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len, 0);

  return ludo_groups_add_up (self, get_group (self, group));
}

void
ludo_groups_set_stated (LudoGroups *self,
                        guint       group,
                        int         stated)
{
  g_return_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len
                    && stated >= -1 && stated <= LUDO_GROUPS_STATED_MAX);

  if (get_group (self, group)->stated == stated)
    return;

  get_group (self, group)->stated = stated;
  ludo_model_emit_changed (self);
}

int
ludo_groups_get_stated (LudoGroups *self,
                        guint       group)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len,
                        -1);

  return get_group (self, group)->stated;
}

void
ludo_groups_set_struck (LudoGroups *self,
                        guint       group,
                        gboolean    struck)
{
  g_return_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len);

  if (get_group (self, group)->struck == !!struck)
    return;

  get_group (self, group)->struck = !!struck;
  ludo_model_emit_changed (self);
}

gboolean
ludo_groups_get_struck (LudoGroups *self,
                        guint       group)
{
  g_return_val_if_fail (LUDO_IS_GROUPS (self) && group < self->groups->len,
                        FALSE);

  return get_group (self, group)->struck;
}

gboolean
ludo_groups_agrees (LudoGroups *self,
                    guint       group)
{
  int stated = ludo_groups_get_stated (self, group);

  return stated < 0 || (guint) stated == ludo_groups_get_sum (self, group);
}

gboolean
ludo_groups_is_counted (LudoGroups *self,
                        guint       group)
{
  return !ludo_groups_get_struck (self, group)
         && ludo_groups_agrees (self, group)
         && ludo_groups_get_sum (self, group) > 0;
}

guint
ludo_groups_pool (LudoGroups *self,
                  guint      *counts)
{
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_GROUPS (self), 0);

  memset (counts, 0, sizeof *counts * LUDO_SAMPLER_OUTCOMES_MAX);
  for (guint group = 0; group < self->groups->len; group++)
    if (ludo_groups_is_counted (self, group))
      for (guint i = 0; i < self->n_outcomes; i++)
        {
          counts[i] += get_group (self, group)->counts[i];
          n += get_group (self, group)->counts[i];
        }

  return n;
}

/* Returns: (transfer full): what the groups in the sums counted, in words. */
static char *
describe_pool (LudoGroups        *self,
               const LudoSampler *sampler,
               gboolean           exact)
{
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX];
  guint n = ludo_groups_pool (self, counts);
  guint n_groups = 0;
  guint most = 0;
  g_autofree char *often = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (n == 0)
    return g_strdup (_("Type what each group has counted, or paste a table."));

  for (guint group = 0; group < self->groups->len; group++)
    n_groups += ludo_groups_is_counted (self, group);
  for (guint i = 1; i < self->n_outcomes; i++)
    if (counts[i] > counts[most])
      most = i;
  often = ludo_sampler_dup_outcome_name (sampler, most);
  /* Translators: how many groups are in the sums and how often they threw; the
   * outcome that fell most often, "two marks", and how often. */
  first = ludo_count_printf (_("Groups: %u. Throws: %u. Most often: %s, %u."),
                             n_groups, n, often, counts[most]);
  if (!exact)
    return g_steal_pointer (&first);

  second = ludo_sampler_describe_gap (sampler, counts, n);

  return g_strjoin (" ", first, second, NULL);
}

char *
ludo_groups_describe (LudoGroups        *self,
                      const LudoSampler *sampler,
                      gboolean           exact)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *pool = NULL;

  g_return_val_if_fail (LUDO_IS_GROUPS (self), NULL);

  pool = describe_pool (self, sampler, exact);
  text = g_string_new (pool);
  for (guint group = 0; group < self->groups->len; group++)
    if (!ludo_groups_get_struck (self, group)
        && !ludo_groups_agrees (self, group))
      {
        g_autofree char *name = dup_name (self, group);

        ludo_add_sentence
          (text,
           /* Translators: the name of a group, the sum of its counts, and the
            * number of throws that it says to have made. */
           ludo_count_printf (_("%s: the counts add up to %u, not %d."), name,
                              ludo_groups_get_sum (self, group),
                              ludo_groups_get_stated (self, group)));
      }

  return g_strdup (text->str);
}
