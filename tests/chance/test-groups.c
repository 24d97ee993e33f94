/* test-groups.c: what groups of a class counted, typed and from tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ours/ludo-groups.h"

#include <string.h>

static LudoGroups *
new_of_sticks (void)
{
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);

  return ludo_groups_new (&sampler);
}

static guint
pool_of (LudoGroups *groups)
{
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX];

  return ludo_groups_pool (groups, counts);
}

static void
take (LudoGroups *groups,
      const char *text)
{
  g_autoptr (GError) error = NULL;

  ludo_groups_append_text (groups, text, &error);
  g_assert_no_error (error);
}

/* Tables of spreadsheets and text editors give the same groups. */
static void
test_tables (void)
{
  static const char *const texts[] = {
    "Red\t3\t12\t18\t13\t4\nBlue\t2\t14\t20\t11\t3\n",
    "\xef\xbb\xbf" "group;0;1;2;3;4;throws\r\nRed;3;12;18;13;4;50\r\n"
    "Blue;2;14;20;11;3;50\r\n",
    "name,none,one,two,three,four\n\"Red\",3,12,18,13,4\n\nBlue,2,14,20,11,3",
    "Red; 3;12;18;13;4;\n;;;;;;\nBlue;2;14;20;11;3;50",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LudoGroups) groups = new_of_sticks ();
      guint counts[LUDO_SAMPLER_OUTCOMES_MAX];

      take (groups, texts[i]);
      g_assert_cmpuint (ludo_groups_get_n (groups), ==, 2);
      g_assert_cmpstr (ludo_groups_get_name (groups, 0), ==, "Red");
      g_assert_cmpuint (ludo_groups_pool (groups, counts), ==, 100);
      g_assert_cmpuint (counts[0], ==, 5);
      g_assert_cmpuint (counts[2], ==, 38);
      g_assert_cmpuint (counts[4], ==, 7);
    }
}

/* Rows without names, a quoted separator, the encoding of an old desktop, and
 * a table that comes behind another one. */
static void
test_more_tables (void)
{
  g_autoptr (LudoGroups) groups = new_of_sticks ();

  /* Counts like heads, of a group that has a name. */
  take (groups, "Red,0,1,2,3,4\n");
  g_assert_cmpuint (pool_of (groups), ==, 10);
  ludo_groups_clear (groups);
  take (groups, "1,2,3,4,5\n");
  take (groups, "\"Red, \"\"big\"\"\",1,1,1,1,1\n\xc9quipe,0,0,0,0,1\n");
  g_assert_cmpuint (ludo_groups_get_n (groups), ==, 3);
  g_assert_cmpstr (ludo_groups_get_name (groups, 0), ==, "");
  g_assert_cmpstr (ludo_groups_get_name (groups, 1), ==, "Red, \"big\"");
  g_assert_cmpstr (ludo_groups_get_name (groups, 2), ==, "Équipe");
  g_assert_cmpuint (pool_of (groups), ==, 21);
}

/* A table that cannot be read is refused with its place, and wholly. */
static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } cases[] = {
    { "Red,1,2,3,4,5\nBlue,1,2,x,4,5\n",
      "Row 2, column 4: “x” is not a whole number from 0 to 9999." },
    { "Red,1,-2,3,4,5\n",
      "Row 1, column 3: “-2” is not a whole number from 0 to 9999." },
    { "Red;1,5;2;3;4;5\n",
      "Row 1, column 2: “1,5” is not a whole number from 0 to 9999." },
    { "Red,1,2,3,4,10000\n",
      "Row 1, column 6: “10000” is not a whole number from 0 to 9999." },
    { "Red,1,2,3,4,99999999999999999999999\n",
      "Row 1, column 6: “99999999999999999999” is not a whole number from 0 "
      "to 9999." },
    { "Red,1,2,3,4,5,15,x,7\n",
      "Row 1, column 9: this is one cell too many; a row has at most 8." },
    { "Red,1,2\n",
      "Row 1, column 3: the row ends here, but 6 cells are needed." },
    { "Red,1,2,3,4,5,many\n",
      "Row 1, column 7: “many” is not a whole number from 0 to 999999." },
    { "", "No table of groups was found." },
    { "group,0,1,2,3,4,throws\n", "No table of groups was found." },
  };
  g_autoptr (LudoGroups) groups = new_of_sticks ();
  g_autoptr (GString) many = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  take (groups, "Kept,1,1,1,1,1\n");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_false (ludo_groups_append_text (groups, cases[i].text, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_cmpstr (error->message, ==, cases[i].message);
      g_clear_error (&error);
      g_assert_cmpuint (ludo_groups_get_n (groups), ==, 1);
    }
  for (guint i = 0; i < LUDO_GROUPS_MAX; i++)
    g_string_append (many, "Red,1,2,3,4,5\n");
  g_assert_false (ludo_groups_append_text (groups, many->str, &error));
  g_assert_cmpstr (error->message, ==, "There would be more than 40 groups.");
  g_assert_cmpuint (pool_of (groups), ==, 5);
}

/* A sum that does not agree is told, and is in no sum until it is mended; a
 * group that is struck out is in none either. */
static void
test_sums (void)
{
  g_autoptr (LudoGroups) groups = new_of_sticks ();
  g_autofree char *broken = NULL;
  g_autofree char *mended = NULL;
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  take (groups, "Red,1,4,6,4,1\nBlue,1,4,6,4,1,16\n,3,12,16,13,4,50\n");
  g_assert_false (ludo_groups_is_counted (groups, 2));
  g_assert_cmpuint (pool_of (groups), ==, 32);
  broken = ludo_groups_describe (groups, &sampler, TRUE);
  g_assert_cmpstr (broken, ==,
                   "Groups: 2. Throws: 32. Most often: 2 marks, 12. No bar is "
                   "too high. Group 3: the counts add up to 48, not 50.");
  ludo_groups_set_count (groups, 2, 2, 18);
  g_assert_cmpuint (pool_of (groups), ==, 82);
  ludo_groups_set_struck (groups, 0, TRUE);
  g_assert_cmpuint (pool_of (groups), ==, 66);
  mended = ludo_groups_describe (groups, &sampler, FALSE);
  g_assert_cmpstr (mended, ==,
                   "Groups: 2. Throws: 66. Most often: 2 marks, 24.");
}

/* The groups that were emptied can be brought back as long as no others are in
 * their place. */
static void
test_restore (void)
{
  g_autoptr (LudoGroups) groups = new_of_sticks ();

  g_assert_false (ludo_groups_can_restore (groups));
  take (groups, "Red,1,4,6,4,1\n");
  ludo_groups_clear (groups);
  g_assert_true (ludo_groups_is_empty (groups));
  ludo_groups_set_count (groups, 0, 0, 1);
  g_assert_false (ludo_groups_can_restore (groups));
  ludo_groups_set_count (groups, 0, 0, 0);
  ludo_groups_restore (groups);
  g_assert_cmpuint (pool_of (groups), ==, 16);
}

/* The rows that are saved are a table that can be opened again. */
static void
test_rows (void)
{
  g_autoptr (LudoGroups) groups = new_of_sticks ();
  g_autoptr (LudoGroups) again = new_of_sticks ();
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  take (groups, "Red,1,4,6,4,1\n,1,2,3,4,5,20\nBlue,9,9,9,9,9\n");
  ludo_groups_set_struck (groups, 2, TRUE);
  rows = ludo_groups_dup_rows (groups);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *line = g_strjoinv (";", g_ptr_array_index (rows, i));

      g_string_append_printf (text, "%s\n", line);
    }
  g_assert_cmpstr (text->str, ==,
                   "group;0;1;2;3;4;throws;left out\nRed;1;4;6;4;1;16;\n"
                   "2;1;2;3;4;5;20;\nBlue;9;9;9;9;9;45;x\n");
  take (again, text->str);
  g_assert_cmpuint (ludo_groups_get_n (again), ==, 3);
  g_assert_true (ludo_groups_get_struck (again, 2));
  /* A count that is mended now does not disagree with the sum that was saved,
   * but what a group has said of itself stays. */
  g_assert_cmpint (ludo_groups_get_stated (again, 0), ==, -1);
  g_assert_cmpint (ludo_groups_get_stated (again, 1), ==, 20);
  g_assert_cmpuint (pool_of (again), ==, 16);
}

/* All is kept in a file that the store takes; a file that somebody has changed
 * is refused or read, but breaks nothing. */
static void
test_kept (void)
{
  static const char *const hostile[] = {
    "", "[Class]\n", "[Class]\noutcomes=5\n",
    "[Class]\noutcomes=5\nleast=0\n[1]\ncounts=1;2;3\n",
    "[Class]\noutcomes=5\nleast=0\n[1]\ncounts=1;2;3;4;-5\n",
    "[Class]\noutcomes=5\nleast=0\n[1]\ncounts=1;2;3;4;99999999\n",
    "[Class]\noutcomes=17\nleast=0\n[1]\ncounts=1\n",
    "[Class]\noutcomes=-1\nleast=0\n[1]\nname=x\n", "\x01\xff",
  };
  g_autoptr (LudoGroups) groups = NULL;
  g_autoptr (LudoGroups) again = NULL;
  g_autofree char *name = g_strnfill (LUDO_GROUPS_NAME_MAX, '\\');
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;
  g_autoptr (GError) error = NULL;
  LudoSampler sampler;

  ludo_sampler_init_dice (&sampler, 3);
  groups = ludo_groups_new (&sampler);
  while (ludo_groups_add (groups))
    continue;
  for (guint i = 0; i < LUDO_GROUPS_MAX; i++)
    {
      ludo_groups_set_name (groups, i, name);
      for (guint k = 0; k < LUDO_SAMPLER_OUTCOMES_MAX; k++)
        ludo_groups_set_count (groups, i, k, LUDO_GROUPS_COUNT_MAX);
      ludo_groups_set_stated (groups, i, LUDO_GROUPS_STATED_MAX - (int) i);
      ludo_groups_set_struck (groups, i, i % 2 == 0);
    }
  text = ludo_groups_dup_text (groups);
  g_assert_cmpuint (strlen (text), <, 16384);
  again = ludo_groups_new_from_text (text, &error);
  g_assert_no_error (error);
  other = ludo_groups_dup_text (again);
  g_assert_cmpstr (text, ==, other);

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (LudoGroups) none = ludo_groups_new_from_text (hostile[i],
                                                               &error);

      g_assert_null (none);
      g_assert_nonnull (error);
      g_clear_error (&error);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/groups/tables", test_tables);
  g_test_add_func ("/groups/more-tables", test_more_tables);
  g_test_add_func ("/groups/refused", test_refused);
  g_test_add_func ("/groups/sums", test_sums);
  g_test_add_func ("/groups/restore", test_restore);
  g_test_add_func ("/groups/rows", test_rows);
  g_test_add_func ("/groups/kept", test_kept);

  return g_test_run ();
}
