/* ludo-groups-text.c: what groups have counted, as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ours/ludo-groups-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chance/ludo-chance-store.h"

#define FILE_GROUP "Class"

/* The most letters of a refused cell that the message quotes. */
#define EXCERPT_MAX 20

/* Returns: what stands between the cells of @line. */
static char
find_separator (const char *line)
{
  return strchr (line, '\t') != NULL ? '\t'
         : strchr (line, ';') != NULL ? ';' : ',';
}

/* Returns: (transfer full): the cells of @line, without the quotes and the
 * spaces around them. */
static GStrv
split_line (const char *line,
            char        separator)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  g_autoptr (GString) cell = g_string_new (NULL);
  gboolean quoted = FALSE;

  for (const char *p = line;; p++)
    {
      if (*p == '"' && quoted && p[1] == '"')
        g_string_append_c (cell, *++p);
      else if (*p == '"' && (quoted || cell->len == 0))
        quoted = !quoted;
      else if (*p == '\0' || (*p == separator && !quoted))
        {
          g_strv_builder_add (cells, g_strstrip (cell->str));
          g_string_truncate (cell, 0);
        }
      else
        g_string_append_c (cell, *p);
      if (*p == '\0')
        return g_strv_builder_end (cells);
    }
}

/* Whether @cell is empty or a whole number, 0 to @most; sets @number. */
static gboolean
read_number (const char *cell,
             int         most,
             int         empty,
             int        *number)
{
  guint64 value;

  *number = empty;
  if (cell[0] == '\0')
    return TRUE;
  if (!g_ascii_string_to_unsigned (cell, 10, 0, (guint64) most, &value, NULL))
    return FALSE;

  *number = (int) value;

  return TRUE;
}

/* Whether the first row @cells has heads: words alone behind its first cell, or
 * the values of the outcomes.  A group may have counted just these numbers, so
 * they are heads only behind "group" or an empty cell, or before a word. */
static gboolean
is_head (LudoGroups *self,
         GStrv       cells)
{
  guint n = g_strv_length (cells);
  gboolean words = n > 1;
  gboolean values = n > self->n_outcomes;
  gboolean named = cells[0][0] == '\0'
                   || g_ascii_strcasecmp (cells[0], "group") == 0
                   || g_str_equal (cells[0], _("group"));

  for (guint i = 1; i < n; i++)
    {
      int number;
      gboolean is_number = read_number (cells[i], G_MAXINT, -1, &number);

      words = words && !is_number;
      if (i <= self->n_outcomes)
        values = values && number == (int) (self->least + i - 1);
      else
        named = named || !is_number;
    }

  return words || (values && named);
}

/* Refuses the cell @cell in @column of @row, both from 1. */
static void
refuse_cell (GError     **error,
             guint        row,
             guint        column,
             const char  *cell,
             int          most)
{
  g_autofree char *excerpt =
    g_utf8_substring (cell, 0, MIN (g_utf8_strlen (cell, -1), EXCERPT_MAX));

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               /* Translators: a place in a table, what stands there, and the
                * greatest number that may. */
               _("Row %u, column %u: “%s” is not a whole number from 0 to "
                 "%d."), row, column, excerpt, most);
}

/* Appends the group in @cells, which stand in @row, from 1, to @groups. */
static gboolean
append_row (LudoGroups  *self,
            GStrv        cells,
            guint        row,
            GArray      *groups,
            GError     **error)
{
  guint n = g_strv_length (cells);
  guint first = n == self->n_outcomes ? 0 : 1;  /* the first count's column */
  guint last = self->n_outcomes + 1;    /* the column of the throws */
  LudoGroup *group;
  int number;

  if (n < self->n_outcomes || n > self->n_outcomes + 3)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   n < self->n_outcomes
                     /* Translators: the row of a table, how many cells it has,
                      * and how many a group needs with its name. */
                     ? _("Row %u, column %u: the row ends here, but %u cells "
                         "are needed.")
                     /* Translators: likewise; how many there may be at most. */
                     : _("Row %u, column %u: this is one cell too many; a row "
                         "has at most %u."),
                   row,
                   n < self->n_outcomes ? n : self->n_outcomes + 4,
                   self->n_outcomes + (n < self->n_outcomes ? 1 : 3));
      return FALSE;
    }
  if (first == 1 && g_utf8_strlen (cells[0], -1) > LUDO_GROUPS_NAME_MAX)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   _("Row %u, column %u: a name has at most %u letters."), row,
                   1, LUDO_GROUPS_NAME_MAX);
      return FALSE;
    }

  ludo_groups_append (groups, first == 1 ? cells[0] : "");
  group = &g_array_index (groups, LudoGroup, groups->len - 1);
  for (guint i = 0; i < self->n_outcomes; i++)
    {
      if (!read_number (cells[first + i], LUDO_GROUPS_COUNT_MAX, 0, &number))
        {
          refuse_cell (error, row, first + i + 1, cells[first + i],
                       LUDO_GROUPS_COUNT_MAX);
          return FALSE;
        }
      group->counts[i] = (guint) number;
    }
  if (n > last && !read_number (cells[last], LUDO_GROUPS_STATED_MAX, -1,
                                &group->stated))
    {
      refuse_cell (error, row, last + 1, cells[last], LUDO_GROUPS_STATED_MAX);
      return FALSE;
    }
  /* Drop a number that is just the sum, which a saved table has, because it
   * says no more than the counts. */
  if (group->stated == (int) ludo_groups_add_up (self, group))
    group->stated = -1;
  group->struck = n > last + 1 && cells[last + 1][0] != '\0';

  return TRUE;
}

/* Returns: how many groups there are without the empty ones at the end. */
static guint
count_kept (LudoGroups *self)
{
  guint kept = self->groups->len;

  while (kept > 0 && ludo_groups_group_is_empty (self, kept - 1))
    kept--;

  return kept;
}

/* Appends copies of the groups of @added in place of the empty ones at the end.
 * Returns: FALSE with @error if there would be too many. */
static gboolean
append_groups (LudoGroups  *self,
               GArray      *added,
               GError     **error)
{
  guint kept = count_kept (self);

  if (kept + added->len > LUDO_GROUPS_MAX)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   /* Translators: a number of groups. */
                   _("There would be more than %u groups."), LUDO_GROUPS_MAX);
      return FALSE;
    }

  g_array_set_size (self->groups, kept);
  for (guint i = 0; i < added->len; i++)
    {
      LudoGroup group = g_array_index (added, LudoGroup, i);

      group.name = g_strdup (group.name);
      g_array_append_val (self->groups, group);
    }
  ludo_model_emit_changed (self);

  return TRUE;
}

gboolean
ludo_groups_append_text (LudoGroups  *self,
                         const char  *text,
                         GError     **error)
{
  g_autoptr (GArray) added = ludo_groups_new_array ();
  g_autofree char *whole = NULL;
  g_auto (GStrv) lines = NULL;
  char separator = '\0';

  g_return_val_if_fail (LUDO_IS_GROUPS (self), FALSE);

  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += 3;
  /* Spreadsheets of some desktops write CSV files in their old encoding. */
  whole = g_utf8_validate (text, -1, NULL)
            ? g_strdup (text)
            : g_convert (text, -1, "UTF-8", "WINDOWS-1252", NULL, NULL, NULL);
  if (whole != NULL)
    lines = g_strsplit (whole, "\n", -1);
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = NULL;
      gboolean is_first = separator == '\0';

      if (lines[i][strspn (lines[i], " \t\r;,")] == '\0')
        continue;
      lines[i][strcspn (lines[i], "\r")] = '\0';
      if (is_first)
        separator = find_separator (lines[i]);
      cells = split_line (lines[i], separator);
      if (is_first && is_head (self, cells))
        continue;
      if (added->len > LUDO_GROUPS_MAX)
        break;
      if (!append_row (self, cells, i + 1, added, error))
        return FALSE;
    }
  if (added->len == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _("No table of groups was found."));
      return FALSE;
    }

  return append_groups (self, added, error);
}

guint
ludo_groups_append_counts (LudoGroups        *self,
                           const char *const *names,
                           const guint       *counts)
{
  g_autoptr (GArray) added = ludo_groups_new_array ();
  guint n;

  g_return_val_if_fail (LUDO_IS_GROUPS (self), 0);

  n = MIN (g_strv_length ((char **) names),
           LUDO_GROUPS_MAX - count_kept (self));
  for (guint i = 0; i < n; i++)
    {
      ludo_groups_append (added, names[i]);
      memcpy (g_array_index (added, LudoGroup, i).counts,
              counts + i * self->n_outcomes,
              self->n_outcomes * sizeof *counts);
    }
  if (n > 0)
    append_groups (self, added, NULL);

  return n;
}

GPtrArray *
ludo_groups_dup_rows (LudoGroups *self)
{
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  guint last = self->n_outcomes + 1;

  g_return_val_if_fail (LUDO_IS_GROUPS (self), rows);

  for (guint i = 0; i <= self->groups->len; i++)
    {
      GStrv row = g_new0 (char *, last + 3);
      const guint *counts = i > 0 ? ludo_groups_get_counts (self, i - 1)
                                  : NULL;
      int stated = i > 0 ? ludo_groups_get_stated (self, i - 1) : -1;

      /* Translators: the head of a column with the names of groups. */
      row[0] = i == 0 ? g_strdup (_("group"))
               : ludo_groups_get_name (self, i - 1)[0] != '\0'
                 ? g_strdup (ludo_groups_get_name (self, i - 1))
                 : g_strdup_printf ("%u", i);
      for (guint k = 0; k < self->n_outcomes; k++)
        row[k + 1] = g_strdup_printf ("%u", i == 0 ? self->least + k
                                                   : counts[k]);
      row[last] = i == 0 ? g_strdup (_("throws"))
                  : stated >= 0 ? g_strdup_printf ("%d", stated)
                  : g_strdup_printf ("%u", ludo_groups_get_sum (self, i - 1));
      row[last + 1] = g_strdup (i == 0 ? _("left out")
                                : ludo_groups_get_struck (self, i - 1) ? "x"
                                                                       : "");
      g_ptr_array_add (rows, row);
    }

  return rows;
}

char *
ludo_groups_dup_text (LudoGroups *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (LUDO_IS_GROUPS (self), NULL);

  g_key_file_set_integer (file, FILE_GROUP, "outcomes",
                          (int) self->n_outcomes);
  g_key_file_set_integer (file, FILE_GROUP, "least", (int) self->least);
  for (guint i = 0; i < self->groups->len; i++)
    {
      LudoGroup *group = &g_array_index (self->groups, LudoGroup, i);
      g_autofree char *id = g_strdup_printf ("%u", i + 1);

      g_key_file_set_string (file, id, "name", group->name);
      g_key_file_set_integer_list (file, id, "counts", (int *) group->counts,
                                   self->n_outcomes);
      if (group->stated >= 0)
        g_key_file_set_integer (file, id, "throws", group->stated);
      if (group->struck)
        g_key_file_set_boolean (file, id, "struck", TRUE);
    }

  return g_key_file_to_data (file, NULL, NULL);
}

/* Reads the group called @id in @file, whose counts are checked. */
static gboolean
load_group (LudoGroups  *self,
            GKeyFile    *file,
            const char  *id,
            GError     **error)
{
  g_autofree char *name = g_key_file_get_string (file, id, "name", NULL);
  g_autofree int *counts = NULL;
  LudoGroup *group;
  gboolean valid;
  gsize n = 0;

  counts = g_key_file_get_integer_list (file, id, "counts", &n, NULL);
  valid = n == self->n_outcomes && self->groups->len < LUDO_GROUPS_MAX;
  for (guint i = 0; valid && i < n; i++)
    valid = counts[i] >= 0 && counts[i] <= LUDO_GROUPS_COUNT_MAX;
  if (!valid)
    {
      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                   "[%s] counts", id);
      return FALSE;
    }

  ludo_groups_append (self->groups, name != NULL ? name : "");
  group = &g_array_index (self->groups, LudoGroup, self->groups->len - 1);
  memcpy (group->counts, counts, n * sizeof *counts);
  if (g_key_file_has_key (file, id, "throws", NULL))
    group->stated = CLAMP (g_key_file_get_integer (file, id, "throws", NULL),
                           -1, LUDO_GROUPS_STATED_MAX);
  group->struck = g_key_file_get_boolean (file, id, "struck", NULL);

  return TRUE;
}

LudoGroups *
ludo_groups_new_from_text (const char  *text,
                           GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (LudoGroups) self = NULL;
  g_auto (GStrv) ids = NULL;
  int n_outcomes, least;

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE,
                                  error))
    return NULL;

  n_outcomes = g_key_file_get_integer (file, FILE_GROUP, "outcomes", NULL);
  least = g_key_file_get_integer (file, FILE_GROUP, "least", NULL);
  ids = g_key_file_get_groups (file, NULL);
  if (n_outcomes < 1 || n_outcomes > LUDO_SAMPLER_OUTCOMES_MAX || least < 0
      || g_strv_length (ids) < 2)
    {
      g_set_error_literal (error, G_KEY_FILE_ERROR,
                           G_KEY_FILE_ERROR_INVALID_VALUE, FILE_GROUP);
      return NULL;
    }

  self = g_object_new (LUDO_TYPE_GROUPS, NULL);
  self->n_outcomes = (guint) n_outcomes;
  self->least = (guint) least;
  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_str_equal (ids[i], FILE_GROUP)
        && !load_group (self, file, ids[i], error))
      return NULL;

  return g_steal_pointer (&self);
}

LudoGroups *
ludo_groups_find (const LudoSampler *sampler)
{
  static const LudoChanceKind kind = LUDO_CHANCE_KIND (ludo_groups);
  g_autoptr (LudoChanceStore) store = ludo_chance_store_dup_default ();
  g_autofree char *id =
    g_strdup_printf ("class-%s-%u",
                     sampler->kind == LUDO_SAMPLER_KIND_STICKS ? "sticks"
                                                               : "dice",
                     sampler->n_things);
  LudoGroups *groups = ludo_chance_store_find (store, id, &kind);

  if (groups == NULL
      || groups->n_outcomes != ludo_sampler_get_n_outcomes (sampler)
      || groups->least != ludo_sampler_get_value (sampler, 0))
    {
      groups = ludo_groups_new (sampler);
      ludo_chance_store_insert (store, id, &kind, groups);
    }

  return groups;
}
