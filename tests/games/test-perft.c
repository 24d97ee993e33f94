/* test-perft.c: known numbers of positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games-fixture.h"

/* Row: a row of perft.txt. */
typedef struct
{
  const GameRules *rules;
  char *position;
  char *counts;
} Row;

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->position);
  g_free (row->counts);
  g_free (row);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  GameState state = fixture_position (row->rules, row->position);
  g_auto (GStrv) words = g_strsplit_set (row->counts, ": ", -1);
  int depth = 0;
  int n_checked = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 number;

      if (words[i][0] == '\0')
        continue;
      g_assert_true (g_ascii_string_to_unsigned (words[i], 10, 0,
                                                 G_MAXUINT64, &number, NULL));
      if (depth == 0)
        {
          depth = (int) number;
          continue;
        }

      g_test_message ("depth %d", depth);
      g_assert_cmpuint (fixture_perft (row->rules, &state, depth), ==,
                        number);
      depth = 0;
      n_checked++;
    }
  g_assert_cmpint (depth, ==, 0);
  g_assert_cmpint (n_checked, >, 0);
}

static GPtrArray *
read_rows (void)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (row_free);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games",
                                                 "perft.txt", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (contents, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "|", -1);
      Row *row;

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      g_assert_cmpuint (g_strv_length (fields), ==, 3);
      row = g_new0 (Row, 1);
      row->rules = games_find (g_strstrip (fields[0]));
      g_assert_nonnull (row->rules);
      row->position = g_strdup (g_strstrip (fields[1]));
      row->counts = g_strdup (fields[2]);
      g_ptr_array_add (rows, row);
    }

  return rows;
}

/* The start of every ruleset, set-up and number of players has its row. */
static void
find_start (const GameRules  *rules,
            const GameConfig *config,
            gpointer          data)
{
  GPtrArray *rows = data;
  GameState start;
  g_autofree char *text = NULL;

  memset (&start, 0, sizeof start);
  rules->start (config, &start);
  text = fixture_text (rules, &start);

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = g_ptr_array_index (rows, i);

      if (row->rules == rules && g_str_equal (row->position, text))
        return;
    }

  g_error ("%s: no row for “%s” in perft.txt", rules->id, text);
}

static void
test_complete (gconstpointer data)
{
  fixture_each_config (find_start, (gpointer) data);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) rows = NULL;

  g_test_init (&argc, &argv, NULL);
  rows = read_rows ();
  g_test_add_data_func ("/perft/complete", rows, test_complete);

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = g_ptr_array_index (rows, i);
      g_autofree char *name = g_strdup_printf ("/perft/%s/%u",
                                               row->rules->id, i + 1);

      g_test_add_data_func (name, row, test_row);
    }

  return g_test_run ();
}
