/* test-brief.c: no page is shorter than its brief
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "page-tree.h"

#include "games/games.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

/* Words of running prose, both languages alike. */
#define HISTORY_MIN 2000
#define HISTORY_MAX 2500

static gboolean
is_in_picture (const PageTree *node)
{
  while (node != NULL && !page_tree_is (node, "picture"))
    node = node->parent;

  return node != NULL;
}

/* The number of words in a language: runs of letters and digits that
 * apostrophes and hyphens join. */
static guint
count_words (PageTree   *page,
             const char *language)
{
  g_autoptr (GPtrArray) texts = page_tree_all (page, language);
  guint n_words = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      const PageTree *text = g_ptr_array_index (texts, i);
      g_autofree char *words = page_tree_words (text, NULL);
      gboolean inside = FALSE;

      /* The description of a picture does not count. */
      if (is_in_picture (text))
        continue;

      for (const char *p = words; *p != '\0'; p = g_utf8_next_char (p))
        {
          gunichar c = g_utf8_get_char (p);

          if (g_unichar_isalnum (c))
            {
              n_words += !inside;
              inside = TRUE;
            }
          else if (c != 0x2019 && c != '-')
            inside = FALSE;
        }
    }

  return n_words;
}

static void
assert_length (PageTree *page,
               guint     least,
               guint     most)
{
  static const char *const languages[] = { "fr", "en" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      guint n = count_words (page, languages[i]);

      g_test_message ("%s/%s in %s: %u words", page_tree_get (page, "game"),
                      page_tree_get (page, "id"), languages[i], n);
      if (n < least || n > most)
        g_error ("%s/%s has %u words in %s, not %u to %u",
                 page_tree_get (page, "game"), page_tree_get (page, "id"), n,
                 languages[i], least, most);
    }
}

/* A sentence of what a pupil of twelve reads first has at most so many words,
 * and one of another page. */
#define FIRST_WORDS 25
#define OTHER_WORDS 40

/* Sentences that may be longer: they quote, but for the last, whose lesson is
 * to stay as it is. */
static const char *const long_sentences[] = {
  "zohn-ahl/history#doc-1891-2", "tavli/history#wit-sidonius-3",
  "tavli/history#wit-law-1", "tavli/history#wit-cheat-1",
  "chisolo/history#conflict-book-1", "chisolo/history#tale-leza-name-1",
  "chisolo/history#voices-who-1", "ken-wan/history#relatives-diary-1",
  "chisolo/lessons/endless#eighteen-wrong-1", NULL,
};

/* The number of words in the longest sentence of @text.  A word is a run
 * between blanks with a letter or digit.  A sentence ends with a mark and a
 * blank, unless a small letter follows. */
static guint
longest_sentence (const char *text)
{
  guint n = 0, longest = 0;
  gboolean inside = FALSE, ended = FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isspace (c))
        inside = FALSE;
      else if (g_unichar_isalnum (c) && !inside)
        {
          if (ended && !g_unichar_islower (c))
            n = 0;
          n++;
          inside = TRUE;
          ended = FALSE;
        }
      if (c == '.' || c == '!' || c == '?' || c == 0x2026)
        ended = TRUE;
      longest = MAX (longest, n);
    }

  return longest;
}

static void
assert_short_sentences (PageTree   *page,
                        const char *name,
                        const char *language,
                        guint       most)
{
  g_autoptr (GPtrArray) texts = page_tree_all (page, language);

  for (guint i = 0; i < texts->len; i++)
    {
      const PageTree *text = g_ptr_array_index (texts, i);
      const char *id = page_tree_get (text->parent, "id");
      g_autofree char *sentence =
        g_strconcat (name, "#", id != NULL ? id : "", NULL);
      g_autofree char *words = page_tree_words (text, NULL);
      guint n = longest_sentence (words);

      if (n > most && !is_in_picture (text)
          && !g_strv_contains (long_sentences, sentence))
        g_error ("%s: %u words, not at most %u: %s", sentence, n, most, words);
    }
}

static void
test_readable (gconstpointer data)
{
  const GameRules *rules = data;
  g_auto (GStrv) ids = page_tree_list_texts (rules->id);

  g_assert_cmpuint (longest_sentence ("One two. Three 4/5, six."), ==, 3);
  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load (rules->id, ids[i]);
      g_autofree char *name = g_strconcat (rules->id, "/", ids[i], NULL);
      gboolean is_first = g_str_equal (ids[i], "rules")
                          || g_str_equal (ids[i], "first-game")
                          || g_str_has_prefix (ids[i], "lessons/");

      /* Sources are titles, and no sentences. */
      if (g_str_equal (ids[i], "sources"))
        continue;
      assert_short_sentences (page, name, "fr",
                              is_first ? FIRST_WORDS : OTHER_WORDS);
      assert_short_sentences (page, name, "en",
                              is_first ? FIRST_WORDS : OTHER_WORDS);
    }
}

static guint
count_elements (PageTree   *page,
                const char *name,
                const char *kind)
{
  g_autoptr (GPtrArray) all = page_tree_all (page, name);
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    n += kind == NULL
         || g_strcmp0 (page_tree_get (g_ptr_array_index (all, i), "kind"),
                       kind) == 0;

  return n;
}

/* @names: other names for the same part, separated by blanks. */
static void
assert_part (PageTree   *page,
             const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);

  for (int i = 0; list[i] != NULL; i++)
    {
      PageTree *part = page_tree_with_id (page, list[i]);

      if (part != NULL && page_tree_is (part, "section")
          && count_elements (part, "s", NULL) >= 2)
        return;
    }
  g_error ("%s/%s lacks the part %s, or it says next to nothing",
           page_tree_get (page, "game"), page_tree_get (page, "id"), names);
}

/* A page of rules begins with what has to be on the table. */
static void
assert_begins_with_need (PageTree *page)
{
  static const char *const begins[][2] = {
    { "fr", "Il vous faut " }, { "en", "You need " },
  };
  PageTree *first = page_tree_child (page_tree_child (page_tree_child
                                                        (page, "section"),
                                                      "p"), "s");

  for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
    {
      g_autofree char *words =
        page_tree_words (page_tree_child (first, begins[i][0]), NULL);

      if (!g_str_has_prefix (words, begins[i][1]))
        g_error ("%s/rules begins: %s", page_tree_get (page, "game"), words);
    }
}

static void
test_rules (gconstpointer data)
{
  static const char *const parts[] = {
    "part-goal", "part-board", "part-turn", "part-captures",
    "part-end part-ending", "part-rulesets part-forms part-setups",
    "part-mistakes",
  };
  const GameRules *rules = data;
  g_autoptr (PageTree) page = page_tree_load (rules->id, "rules");

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    assert_part (page, parts[i]);
  assert_begins_with_need (page);
  g_assert_cmpuint (count_elements (page, "box", "house-rule"), >=, 1);
  g_assert_cmpuint (count_elements (page, "box", "mistake"), >=, 1);
  g_assert_cmpuint (count_elements (page, "figure", NULL), >=, 4);
  assert_length (page, 900, 2000);
}

/* From how many sources a page quotes four words and more, errors apart. */
static guint
count_quoted (PageTree *page)
{
  g_autoptr (GPtrArray) sentences = page_tree_all (page, "s");
  g_autoptr (GHashTable) quoted = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < sentences->len; i++)
    {
      PageTree *sentence = g_ptr_array_index (sentences, i);
      g_autofree char *words =
        page_tree_words (page_tree_child (sentence, "en"), NULL);
      PageTree *note = page_tree_child (sentence, "note");

      if (note != NULL && g_regex_match_simple ("“(?:[^ ”]+ ){3}", words, 0, 0)
          && g_strcmp0 (page_tree_get (sentence, "sure"), "wrong") != 0)
        g_hash_table_add (quoted, (gpointer) page_tree_get (note, "ref"));
    }

  return g_hash_table_size (quoted);
}

static void
test_history (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) page = page_tree_load (rules->id, "history");
  g_autoptr (GPtrArray) sentences = page_tree_all (page, "s");
  static const char *const degrees[] = { "sure", "doubtful", "wrong" };

  assert_length (page, HISTORY_MIN, HISTORY_MAX);
  /* The history has sentences that are sure, doubtful and wrong. */
  for (guint i = 0; i < G_N_ELEMENTS (degrees); i++)
    {
      guint n = 0;

      for (guint j = 0; j < sentences->len; j++)
        n += g_strcmp0 (page_tree_get (g_ptr_array_index (sentences, j),
                                       "sure"), degrees[i]) == 0;
      g_assert_cmpuint (n, >=, 3);
    }
  g_assert_cmpuint (count_quoted (page), >=, 3);
  g_assert_cmpuint (count_elements (page, "figure", NULL), >=, 1);
  /* A first picture is visible as soon as the page opens. */
  g_assert_cmpuint (count_elements (page, "picture", NULL), >=, 3);
  if (count_elements (page_tree_child (page, "section"), "picture", NULL) == 0)
    g_error ("%s/history does not begin with a picture", rules->id);
}

/* A box lists the sources that contradict each other.  The rules of Ken Wan are
 * known from a single sheet, so they need none. */
static void
test_disagreements (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) history = page_tree_load (rules->id, "history");
  g_autoptr (PageTree) page = page_tree_load (rules->id, "rules");
  guint least = g_str_equal (rules->id, "ken-wan") ? 0 : 1;

  g_assert_cmpuint (count_elements (history, "box", "disagree"), >=, 1);
  g_assert_cmpuint (count_elements (page, "box", "disagree"), >=, least);
  g_assert_cmpuint (count_elements (history, "box", "evidence"), >=, 1);
}

static char *
print_position (const GameRules *rules,
                const GameState *state)
{
  char text[GAME_POSITION_TEXT_MAX];

  rules->print (state, text);

  return g_strdup (text);
}

/* The first figure stands at the start of a game, and moves are shown. */
static void
test_first_game (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) page = page_tree_load (rules->id, "first-game");
  g_autoptr (GPtrArray) figures = page_tree_all (page, "figure");
  g_autofree char *first = NULL;
  gboolean begins = FALSE;
  guint n_moves = 0;
  GameConfig config;
  GameState state;

  g_assert_cmpuint (figures->len, >=, 5);
  g_assert_true (rules->parse (page_tree_get (g_ptr_array_index (figures, 0),
                                              "position"), &state, NULL));
  first = print_position (rules, &state);
  game_rules_default_config (rules, &config);
  /* A short game begins with fewer counters. */
  for (int n = config.counters[0]; n > 0 && !begins; n--)
    {
      g_autofree char *start = NULL;

      config.counters[0] = config.counters[1] = n;
      rules->start (&config, &state);
      start = print_position (rules, &state);
      begins = g_str_equal (first, start);
    }
  if (!begins)
    g_error ("%s: the first figure is not the start: %s", rules->id, first);

  for (guint i = 0; i < figures->len; i++)
    {
      const char *moves = page_tree_get (g_ptr_array_index (figures, i),
                                         "moves");

      if (moves != NULL)
        {
          g_auto (GStrv) tokens = g_strsplit (moves, " ", -1);

          n_moves += g_strv_length (tokens);
        }
    }
  g_assert_cmpuint (n_moves, >=, 5);
  assert_length (page, 500, 1500);
}

static void
test_strategy (gconstpointer data)
{
  const GameRules *rules = data;
  gboolean chances = g_str_equal (rules->id, "zohn-ahl");
  g_autoptr (PageTree) page =
    page_tree_load (rules->id, chances ? "chances" : "strategy");

  assert_length (page, 500, 1500);
  g_assert_cmpuint (count_elements (page, "figure", NULL), >=, 1);
  if (chances)
    g_assert_cmpuint (count_elements (page, "table", NULL), >=, 3);
}

/* Every term says from which language it comes, and leads to where it is
 * used. */
static void
test_vocabulary (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (PageTree) page = page_tree_load (rules->id, "vocabulary");
  g_autoptr (GPtrArray) entries = page_tree_all (page, "entry");

  g_assert_cmpuint (entries->len, >=, 12);
  for (guint i = 0; i < entries->len; i++)
    {
      PageTree *entry = g_ptr_array_index (entries, i);
      g_autofree char *where = page_tree_where (entry);

      if (page_tree_child (entry, "name") == NULL
          || page_tree_child (entry, "origin") == NULL
          || count_elements (entry, "s", NULL) == 0
          || count_elements (entry, "link", NULL) == 0)
        g_error ("%s: an entry lacks its name, its origin, its meaning or a "
                 "link", where);
    }
}

/* A row of the plan: the minutes, what the teacher says in so many words, what
 * pupils do at the computer and without one, and what is kept of it.  A lesson
 * of the program has the time that it takes.
 *
 * Returns: how many lessons it has. */
static guint
check_row (const char *game_id,
           PageTree   *row,
           int         minutes,
           const char *where)
{
  g_autoptr (GPtrArray) texts = page_tree_all (row, "en");
  g_autoptr (GPtrArray) links = NULL;
  g_autofree char *said = NULL;
  guint n = 0;

  g_assert_cmpuint (texts->len, ==, 5);
  said = page_tree_words (g_ptr_array_index (texts, 1), NULL);
  if (!g_regex_match_simple ("^“.+”$", said, 0, 0))
    g_error ("%s: the teacher says nothing: %s", where, said);

  links = page_tree_all (g_ptr_array_index (texts, 2), "link");
  for (guint i = 0; i < links->len; i++)
    {
      const char *ref = page_tree_get (links->pdata[i], "ref");
      g_autoptr (PageTree) lesson = NULL;

      if (!g_str_has_prefix (ref, "lessons/"))
        continue;
      lesson = page_tree_load (game_id, ref);
      if (atoi (page_tree_get (lesson, "minutes")) > minutes)
        g_error ("%s: %d minutes are too few for %s", where, minutes, ref);
      n++;
    }

  return n;
}

/* The minutes of the plan follow one another from 0 to 45. */
static void
check_plan (PageTree *page)
{
  PageTree *plan = page_tree_with_id (page, "plan");
  g_autoptr (GPtrArray) rows = NULL;
  int reached = 0, began;
  guint n_lessons = 0;

  g_assert_nonnull (plan);
  rows = page_tree_all (plan, "row");
  g_assert_cmpuint (rows->len, >=, 5);
  for (guint i = 0; i < rows->len; i++)
    {
      PageTree *row = g_ptr_array_index (rows, i);
      g_autoptr (GPtrArray) texts = page_tree_all (row, "en");
      g_autofree char *minutes =
        page_tree_words (g_ptr_array_index (texts, 0), NULL);
      g_autofree char *where = page_tree_where (row);
      g_autofree char *expected = g_strdup_printf ("%d to ", reached);

      if (page_tree_get (row, "head") != NULL)
        continue;
      if (!g_str_has_prefix (minutes, expected))
        g_error ("%s: “%s” does not begin where the row before ends", where,
                 minutes);
      began = reached;
      reached = (int) g_ascii_strtoll (minutes + strlen (expected), NULL, 10);
      n_lessons += check_row (page_tree_get (page, "game"), row,
                              reached - began, where);
    }
  g_assert_cmpint (reached, ==, 45);
  g_assert_cmpuint (n_lessons, ==, 1);
}

/* Whether some page of @game_id says @said in @language. */
static gboolean
is_said (const char *game_id,
         const char *said,
         const char *language)
{
  g_auto (GStrv) ids = page_tree_list (game_id);

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load (game_id, ids[i]);
      g_autoptr (GPtrArray) texts = page_tree_all (page, language);

      for (guint j = 0; j < texts->len; j++)
        {
          g_autofree char *words =
            page_tree_words (g_ptr_array_index (texts, j), NULL);

          if (strstr (words, said) != NULL)
            return TRUE;
        }
    }

  return FALSE;
}

/* The answer to an exercise is a sentence of the pages in the language that is
 * learnt: English in the French page, French in the English one. */
static void
check_exercise (PageTree   *page,
                const char *id)
{
  PageTree *question = page_tree_with_id (page, id);
  g_autoptr (GPtrArray) quoted = NULL;
  guint n_answers[2] = { 0, 0 };

  if (question == NULL)
    g_error ("%s/class has no exercise %s", page_tree_get (page, "game"), id);
  quoted = page_tree_all (page_tree_child (question, "answer"), "i");
  for (guint i = 0; i < quoted->len; i++)
    {
      const PageTree *answer = g_ptr_array_index (quoted, i);
      const char *language = page_tree_get (answer, "xml:lang");
      g_autofree char *words = page_tree_words (answer, NULL);

      g_assert_false (page_tree_is (answer->parent, language));
      if (!is_said (page_tree_get (page, "game"), words, language))
        g_error ("%s: no page says “%s”", id, words);
      n_answers[g_str_equal (language, "fr")]++;
    }
  g_assert_cmpuint (n_answers[0], >, 0);
  g_assert_cmpuint (n_answers[1], >, 0);
}

/* The class writes in the language that it learns. */
static void
check_written (PageTree *page)
{
  PageTree *sentence = page_tree_with_id (page, "lang-write-1");
  g_autoptr (GPtrArray) written = page_tree_all (sentence, "i");

  g_assert_cmpuint (written->len, ==, 2);
  for (guint i = 0; i < written->len; i++)
    {
      const PageTree *words = g_ptr_array_index (written, i);

      g_assert_cmpstr (page_tree_get (words, "xml:lang"), !=,
                       words->parent->name);
    }
}

/* The plan for language classes: for whom, what is learnt at either level,
 * what is printed and written down, how one sees that it worked, words, a
 * table of forty-five minutes, what to say while playing, exercises. */
static void
check_languages (PageTree *page)
{
  static const char *const brief[] = {
    "lang-who-1", "lang-aim-a-1", "lang-aim-b-1", "lang-print-1",
    "lang-write-1", "lang-check-1",
  };
  static const struct
  {
    const char *id;
    guint least;
  } tables[] = { { "lang-words", 9 }, { "lang-plan", 6 }, { "lang-talk", 9 } };
  static const char *const exercises[] = { "l-gap", "l-order", "l-translate" };

  for (guint i = 0; i < G_N_ELEMENTS (brief); i++)
    if (page_tree_with_id (page, brief[i]) == NULL)
      g_error ("%s/class does not say %s", page_tree_get (page, "game"),
               brief[i]);
  check_written (page);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      PageTree *table = page_tree_with_id (page, tables[i].id);

      g_assert_nonnull (table);
      g_assert_cmpuint (count_elements (table, "row", NULL), >=,
                        tables[i].least);
    }
  for (guint i = 0; i < G_N_ELEMENTS (exercises); i++)
    check_exercise (page, exercises[i]);
}

static void
test_class (gconstpointer data)
{
  /* For whom, what is learnt, what is known and printed before, what is
   * written down, how one sees that it worked, and two levels. */
  static const char *const brief[] = {
    "lesson-who-1", "lesson-aim-1", "lesson-before-1", "lesson-print-1",
    "lesson-write-1", "lesson-check-1", "lesson-easier-1", "lesson-harder-1",
  };
  const GameRules *rules = data;
  g_autoptr (PageTree) page = page_tree_load (rules->id, "class");
  g_autoptr (GPtrArray) questions = page_tree_all (page, "question");

  check_plan (page);
  for (guint i = 0; i < G_N_ELEMENTS (brief); i++)
    if (page_tree_with_id (page, brief[i]) == NULL)
      g_error ("%s/class does not say %s", rules->id, brief[i]);
  assert_part (page, "worksheet");
  assert_part (page, "questions");
  assert_part (page, "links subjects");
  check_languages (page);
  g_assert_cmpuint (questions->len, >=, 6);
  for (guint i = 0; i < questions->len; i++)
    g_assert_nonnull (page_tree_child (g_ptr_array_index (questions, i),
                                       "answer"));
}

/* Each page of Ken Wan names its author and owns up to the set-up. */
static void
test_credit (void)
{
  static const char *const owned[][2] = {
    { "fr", "par nous" }, { "en", "our own" },
  };
  g_auto (GStrv) ids = page_tree_list ("ken-wan");

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load ("ken-wan", ids[i]);

      for (guint j = 0; j < G_N_ELEMENTS (owned); j++)
        {
          g_autoptr (GPtrArray) texts = page_tree_all (page, owned[j][0]);
          g_autoptr (GString) all = g_string_new (NULL);

          for (guint k = 0; k < texts->len; k++)
            {
              g_autofree char *words =
                page_tree_words (g_ptr_array_index (texts, k), NULL);

              g_string_append (all, words);
            }
          if (strstr (all->str, "Guilain Dorsimont") == NULL
              || strstr (all->str, owned[j][1]) == NULL)
            g_error ("ken-wan/%s in %s: no author, or no word on the set-up",
                     ids[i], owned[j][0]);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  page_tree_add_tests ("/reader/brief", "rules", test_rules);
  page_tree_add_tests ("/reader/brief", "first-game", test_first_game);
  page_tree_add_tests ("/reader/brief", "readable", test_readable);
  page_tree_add_tests ("/reader/brief", "strategy", test_strategy);
  page_tree_add_tests ("/reader/brief", "history", test_history);
  page_tree_add_tests ("/reader/brief", "disagreements", test_disagreements);
  page_tree_add_tests ("/reader/brief", "vocabulary", test_vocabulary);
  page_tree_add_tests ("/reader/brief", "class", test_class);
  g_test_add_func ("/reader/brief/ken-wan/credit", test_credit);

  return g_test_run ();
}
