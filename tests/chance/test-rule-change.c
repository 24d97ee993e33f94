/* test-rule-change.c: a game with one rule changed, guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/rule/ludo-rule-change.h"
#include "games/games.h"
#include "play/ludo-letters.h"
#include "test-wait.h"

static LudoRuleChange *
new_rules (void)
{
  return ludo_rule_change_new (ludo_game_info_for ("zohn-ahl"));
}

static gboolean
is_solved (LudoRuleChange *rules)
{
  return ludo_rule_change_get_phase (rules) == LUDO_RULE_PHASE_SOLVED;
}

/* The guess stays as the rules go on changing, and is compared with what is
 * true now. */
static void
test_guess (void)
{
  static const LudoRuleMove moves[] = { LUDO_RULE_MOVE_SAME,
                                        LUDO_RULE_MOVE_UP };
  g_autoptr (LudoRuleChange) rules = new_rules ();
  GameVariantSolution now, before;
  g_autofree char *words = NULL;
  g_autofree char *after = NULL;

  g_assert_false (ludo_rule_change_can_guess (rules));
  ludo_rule_change_set_value (rules, 0, 8);
  g_assert_true (ludo_rule_change_can_guess (rules));
  g_assert_false (ludo_rule_change_get_figures (rules, &now, &before));
  ludo_rule_change_guess (rules, moves);
  WAIT_UNTIL (is_solved (rules));
  g_assert_true (ludo_rule_change_get_figures (rules, &now, &before));
  WAIT_UNTIL ((ludo_rule_change_get_figures (rules, &now, &before),
               now.mean > before.mean));
  g_assert_cmpfloat_with_epsilon (before.first_wins, 0.495789861278, 1e-11);
  words = ludo_rule_change_describe (rules);
  g_assert_nonnull (strstr (words, "It takes longer."));
  g_assert_nonnull (strstr (words, "It wins just as often"));

  ludo_rule_change_set_value (rules, 0, 1);
  WAIT_UNTIL ((ludo_rule_change_get_figures (rules, &now, &before),
               now.mean < before.mean));
  after = ludo_rule_change_describe (rules);
  g_assert_nonnull (strstr (after, "You guessed that a game would take longer. "
                                   "It is shorter."));
  ludo_rule_change_set_ruleset (rules, 1);
  g_assert_null (ludo_rule_change_get_guess (rules));
}

/* The sentence of a result has the guess and the exact chance, only for the
 * rules as they are now, and nothing before the guess. */
static void
test_answer (void)
{
  static const LudoRuleMove moves[] = { LUDO_RULE_MOVE_DOWN,
                                        LUDO_RULE_MOVE_UP };
  g_autoptr (LudoRuleChange) rules = new_rules ();
  GameVariant variant = *ludo_rule_change_get_variant (rules);
  char *answer;

  variant.values[0] = 1;
  ludo_rule_change_set_variant (rules, &variant);
  WAIT_UNTIL (ludo_rule_change_is_current (rules));
  g_assert_null (ludo_rule_change_dup_answer (rules));
  ludo_rule_change_guess (rules, moves);
  answer = ludo_rule_change_dup_answer (rules);
  g_assert_true (g_str_has_prefix (answer, "down>"));
  g_assert_nonnull (strstr (answer, " up>down "));
  g_free (answer);
  ludo_rule_change_guess (rules, NULL);
  answer = ludo_rule_change_dup_answer (rules);
  g_assert_true (g_str_has_prefix (answer, "->"));
  g_free (answer);
  ludo_rule_change_set_value (rules, 0, 8);
  g_assert_null (ludo_rule_change_dup_answer (rules));
}

/* The words and the table have no exact figure before the guess. */
static void
test_nothing_exact_first (void)
{
  g_autoptr (LudoRuleChange) rules = new_rules ();
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *words = NULL;

  ludo_rule_change_guess (rules, NULL);
  WAIT_UNTIL (is_solved (rules));
  ludo_rule_change_forget_guess (rules);
  ludo_rule_change_set_value (rules, 1, 30);
  rows = ludo_rule_change_dup_rows (rules);
  g_assert_cmpuint (rows->len, ==, 2);
  g_assert_cmpstr (((GStrv) g_ptr_array_index (rows, 1))[2], ==, "30");
  words = ludo_rule_change_describe (rules);
  g_assert_cmpstr (words, ==, "");
}

/* A value that no rule can have becomes the nearest that one can. */
static void
test_values (void)
{
  g_autoptr (LudoRuleChange) rules = new_rules ();
  const GameVariant *variant = ludo_rule_change_get_variant (rules);

  ludo_rule_change_set_value (rules, 0, 100);
  g_assert_cmpint (variant->values[0], ==, 8);
  ludo_rule_change_set_value (rules, 1, 31);
  g_assert_cmpint (variant->values[1], ==, 30);
  ludo_rule_change_set_value (rules, 1, -5);
  g_assert_cmpint (variant->values[1], ==, 20);
}

static void
test_text (void)
{
  static const LudoRuleMove moves[] = { LUDO_RULE_MOVE_DOWN,
                                        LUDO_RULE_MOVE_UP };
  g_autoptr (LudoRuleChange) rules = new_rules ();
  g_autoptr (LudoRuleChange) again = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  ludo_rule_change_set_ruleset (rules, 3);
  ludo_rule_change_set_value (rules, 2, 7);
  ludo_rule_change_guess (rules, moves);
  text = ludo_rule_change_dup_text (rules);
  again = ludo_rule_change_new_from_text (text, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (ludo_rule_change_get_variant (again), sizeof (GameVariant),
                   ludo_rule_change_get_variant (rules), sizeof (GameVariant));
  g_assert_cmpmem (ludo_rule_change_get_guess (again), sizeof moves, moves,
                   sizeof moves);
}

/* Rules from elsewhere come without a guess; those that are refused change
 * nothing. */
static void
test_take (void)
{
  g_autoptr (LudoRuleChange) rules = new_rules ();
  g_autoptr (LudoRuleChange) other = new_rules ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  ludo_rule_change_set_ruleset (rules, 2);
  ludo_rule_change_set_value (rules, 0, 6);
  ludo_rule_change_guess (rules, NULL);
  text = ludo_rule_change_dup_text (rules);
  g_assert_false (ludo_rule_change_load_text (other, "", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpint (ludo_rule_change_get_variant (other)->values[0], ==, 4);
  g_assert_true (ludo_rule_change_load_text (other, text, &error));
  g_assert_cmpmem (ludo_rule_change_get_variant (other), sizeof (GameVariant),
                   ludo_rule_change_get_variant (rules), sizeof (GameVariant));
  g_assert_cmpint (ludo_rule_change_get_phase (other), ==,
                   LUDO_RULE_PHASE_GUESSING);
}

/* A name is one line that cannot turn a sentence round, whoever wrote it; it
 * stays as the rules change, and goes with them into a file and out of it. */
static void
test_name (void)
{
  static const struct
  {
    const char *given;
    const char *kept;
  } names[] = {
    { "Short game", "Short game" },
    { "  Partie  \t éclair\n", "Partie éclair" },
    { "a\\n=[b]#c;", "a\\n=[b]#c;" },
    { "\xe2\x80\xaeright to left", "right to left" },
    { "\a\xff\xfe", "" },
    { "[Rules]\nlap=8", "[Rules] lap=8" },
  };
  g_autoptr (LudoRuleChange) rules = new_rules ();
  g_autofree char *text = NULL;
  GString *longest = g_string_new (NULL);

  g_assert_cmpstr (ludo_rule_change_get_name (rules), ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *written = NULL;
      g_autoptr (LudoRuleChange) again = NULL;
      g_autoptr (GError) error = NULL;

      ludo_rule_change_set_name (rules, names[i].given);
      g_assert_cmpstr (ludo_rule_change_get_name (rules), ==, names[i].kept);
      ludo_rule_change_set_ruleset (rules, 1);
      g_assert_cmpstr (ludo_rule_change_get_name (rules), ==, names[i].kept);
      written = ludo_rule_change_dup_text (rules);
      again = ludo_rule_change_new_from_text (written, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (ludo_rule_change_get_name (again), ==, names[i].kept);
      g_assert_cmpmem (ludo_rule_change_get_variant (again),
                       sizeof (GameVariant),
                       ludo_rule_change_get_variant (rules),
                       sizeof (GameVariant));
    }

  /* Accents without end on each letter. */
  for (guint i = 0; i < 8192; i++)
    g_string_append (longest, i % 64 == 0 ? "q" : "\xf0\x9e\xa3\x90");
  ludo_rule_change_set_name (rules, longest->str);
  g_string_free (longest, TRUE);
  g_assert_cmpuint (ludo_letters_count (ludo_rule_change_get_name (rules)), ==,
                    LUDO_RULES_NAME_LETTERS);
  text = ludo_rule_change_dup_text (rules);
  g_assert_cmpuint (strlen (text), <, LUDO_RULE_TEXT_MAX);
}

/* A name that is no text is none, and rules without a name take away that of
 * the rules before. */
static void
test_no_name (void)
{
  static const char *const texts[] = {
    "[Variant]\nversion=1\ngame=zohn-ahl\nruleset=culin\n",
    "[Variant]\nversion=1\ngame=zohn-ahl\nruleset=culin\nname=\xff\n",
  };
  g_autoptr (LudoRuleChange) rules = new_rules ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      ludo_rule_change_set_name (rules, "Short game");
      g_assert_true (ludo_rule_change_load_text (rules, texts[i], &error));
      g_assert_no_error (error);
      g_assert_cmpstr (ludo_rule_change_get_name (rules), ==, "");
    }
}

static const char *
find_row (GPtrArray  *rows,
          const char *text)
{
  for (guint i = 1; i < rows->len; i++)
    {
      GStrv row = g_ptr_array_index (rows, i);

      g_assert_null (row[1]);
      if (strstr (row[0], text) != NULL)
        return row[0];
    }

  return NULL;
}

/* Each ruleset unchanged has no rule that is marked; and each knob that does
 * something in it changes sentences, which are marked and say how it was. */
static void
test_page_of_each_knob (void)
{
  g_autoptr (LudoRuleChange) rules = new_rules ();
  const LudoGameInfo *info = ludo_rule_change_get_info (rules);
  const GameVariants *variants = info->variants->rules;

  for (int ruleset = 0; ruleset < info->rules->n_rulesets; ruleset++)
    for (gsize knob = 0; knob < variants->n_knobs; knob++)
      {
        g_autoptr (GPtrArray) sheet = NULL;
        g_autoptr (GPtrArray) changed = NULL;
        guint n_marked = 0;
        int value;

        if (!variants->knob_has_effect (ruleset, knob))
          continue;
        ludo_rule_change_set_ruleset (rules, ruleset);
        sheet = ludo_rule_change_dup_page (rules);
        g_assert_cmpuint (sheet->len, >, 12);
        g_assert_null (find_row (sheet, "Changed:"));
        value = ludo_rule_change_get_variant (rules)->values[knob];
        ludo_rule_change_set_value (rules, knob,
                                    value < variants->knobs[knob].most
                                      ? value + variants->knobs[knob].step
                                      : value - variants->knobs[knob].step);
        changed = ludo_rule_change_dup_page (rules);
        g_assert_cmpuint (changed->len, ==, sheet->len);
        for (guint i = 1; i < sheet->len; i++)
          {
            const char *before = ((GStrv) g_ptr_array_index (sheet, i))[0];
            const char *now = ((GStrv) g_ptr_array_index (changed, i))[0];

            if (g_str_has_prefix (now, "Changed: "))
              {
                g_autofree char *end = g_strconcat (" By the sheet’s rules: ",
                                                    before, NULL);

                g_assert_true (g_str_has_suffix (now, end));
                n_marked++;
              }
            else
              g_assert_cmpstr (now, ==, before);
          }
        /* In another circuit the creeks and the branches lie elsewhere. */
        if (g_str_equal (variants->knobs[knob].id, "spaces"))
          g_assert_cmpuint (n_marked, >=, 2);
        else
          g_assert_cmpuint (n_marked, ==, 1);
      }
}

/* The page has rules that a pupil can play by, in words that can be counted
 * out. */
static void
test_page (void)
{
  g_autoptr (LudoRuleChange) rules = ludo_rule_change_new_from_text
    ("[Variant]\nversion=1\ngame=zohn-ahl\nruleset=zohn-al\n"
     "[Rules]\ncounters=1\nspaces=20\nsteps-0=1\nagain-1=1\nagain-2s=0\n"
     "again-3=1\nagain-3s=0\ncreek-south=0\nbranch-far=2\nlap=0\n"
     "stick-4=75\n", NULL);
  g_autoptr (GPtrArray) rows = ludo_rule_change_dup_page (rules);
  g_autofree char *origin = ludo_rule_change_describe_origin (rules);
  g_autofree char *title = ludo_rule_change_dup_title (rules);
  static const char *const expected[] = {
    "Each side begins with 1 counter. A side",
    "The circuit has 20 spaces. Each piece enters when its side first throws, "
    "Red’s on space 1 and Green’s on space 19.",
    "A throw without a mark moves the piece 1 step. This throw wins another.",
    "A throw of one mark moves the piece 1 step. This throw wins another. By",
    "A throw of two marks moves the piece 2 steps. This throw does not win "
    "another.",
    "A throw of three marks moves the piece 3 steps. This throw wins another "
    "if the green stick shows no mark.",
    "the first red stick shows its mark in 50, the second in 50, the third in "
    "50, the green one in 75.",
    "the north creek, 9 steps from its start, goes back there, and its side "
    "pays 1 counter.",
    "the south creek, 19 steps from its start, goes back there, and its side "
    "pays nothing.",
    "The second dry branch, 14 steps from a piece’s start, costs 2 counters.",
    "sends the other piece back to its own, and wins nothing.",
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (find_row (rows, expected[i]) == NULL)
      g_error ("Nowhere: %s", expected[i]);
  g_assert_nonnull (strstr (origin, "Zohn Ahl"));
  g_assert_cmpstr (title, ==, "Changed rules");
}

#define HEAD "[Variant]\nversion=1\ngame=zohn-ahl\nruleset=culin\n"

/* A file that is broken or of a later version is refused, with what is wrong
 * and where; a guess that makes no sense was never made. */
static void
test_hostile (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } hostile[] = {
    { "", "Variant" },
    { "counters=4", "group" },
    { "[Variant]\ngame=zohn-ahl\n", "version" },
    { "[Variant]\nversion=two\n", "version" },
    { "[Variant]\nversion=0\ngame=zohn-ahl\n", "version" },
    { "[Variant]\nversion=2\ngame=zohn-ahl\n", "version 2" },
    { "[Variant]\nversion=1\ngame=tavli\nruleset=zeno\n", "game" },
    { "[Variant]\nversion=1\ngame=../..\n", "game" },
    { "[Variant]\nversion=1\ngame=zohn-ahl\nruleset=none\n", "ruleset" },
    { HEAD "[Rules]\ncounters=9\n", "counters" },
    { HEAD "[Rules]\ncounters=99999999999999999999\n", "counters" },
    { HEAD "[Rules]\nlap=-1\n", "lap" },
    { HEAD "[Rules]\nlap=1 \xff\n", "lap" },
    { HEAD "[Rules]\nspaces=21\n", "spaces" },
    { HEAD "[Rules]\nstick-4=\n", "stick-4" },
    { HEAD "[Rules]\nwings=2\n", "wings" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ludo_rule_change_new_from_text (hostile[i].text, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, hostile[i].message));
    }

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (LudoRuleChange) rules = ludo_rule_change_new_from_text
        (i == 0 ? HEAD "[Guess]\nwins=perhaps\n" : HEAD "[Guess]\nwins=up\n",
         NULL);

      g_assert_nonnull (rules);
      g_assert_null (ludo_rule_change_get_guess (rules));
      WAIT_UNTIL (ludo_rule_change_get_phase (rules)
                  == LUDO_RULE_PHASE_GUESSING);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rule-change/guess", test_guess);
  g_test_add_func ("/rule-change/answer", test_answer);
  g_test_add_func ("/rule-change/nothing-exact-first",
                   test_nothing_exact_first);
  g_test_add_func ("/rule-change/values", test_values);
  g_test_add_func ("/rule-change/text", test_text);
  g_test_add_func ("/rule-change/take", test_take);
  g_test_add_func ("/rule-change/name", test_name);
  g_test_add_func ("/rule-change/no-name", test_no_name);
  g_test_add_func ("/rule-change/page", test_page);
  g_test_add_func ("/rule-change/page-of-each-knob", test_page_of_each_knob);
  g_test_add_func ("/rule-change/hostile", test_hostile);

  return g_test_run ();
}
