/* test-sealed.c: sealed sticks, their file, and the cards of groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/sealed/ludo-sealed.h"
#include "chance/sealed/ludo-sealed-set.h"

#include <math.h>
#include <string.h>

#include "chance/ludo-chance-store.h"

/* The words of the makers, as the help tells them to teachers. */
static const char *const maker_words[LUDO_SEALED_MAKERS] = {
  "buxus", "quercus", "salix", "ulmus",
};

static guint
count_marks (LudoSealed *sealed)
{
  guint marks = 0;

  for (guint i = 0; i <= LUDO_SAMPLER_STICKS; i++)
    marks += i * ludo_sealed_get_counts (sealed)[i];

  return marks;
}

/* A sealed set is opened by its word only, whose capitals and blanks do not
 * count, and its text is read again as the same. */
static void
test_set (void)
{
  g_autoptr (LudoSealedSet) set = ludo_sealed_set_new ("Ours", 73, "Été");
  g_autoptr (LudoSealedSet) twin = ludo_sealed_set_new ("Ours", 73, "Été");
  g_autoptr (LudoSealedSet) again = NULL;
  g_autofree char *text = ludo_sealed_set_dup_text (set);
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;
  guint percent = 0;

  again = ludo_sealed_set_new_from_text (text, &error);
  g_assert_no_error (error);
  text_again = ludo_sealed_set_dup_text (again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpstr (ludo_sealed_set_get_name (again), ==, "Ours");
  g_assert_true (ludo_sealed_set_equal (set, again));
  g_assert_false (ludo_sealed_set_equal (set, twin));
  g_assert_false (ludo_sealed_set_open (again, "ete", &percent));
  g_assert_false (ludo_sealed_set_open (again, "", &percent));
  g_assert_cmpuint (percent, ==, 0);
  g_assert_true (ludo_sealed_set_open (again, " e\xcc\x81T\xc3\x89 ",
                                       &percent));
  g_assert_cmpuint (percent, ==, 73);
}

/* A file contains neither a word nor a chance, not in base64 either, and two
 * sealings of the same sticks differ as much as those of others. */
static void
test_hidden (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                       g_free, NULL);

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (LudoSealedSet) set = ludo_sealed_set_new ("A", 44, "secret");
      g_autofree char *text = ludo_sealed_set_dup_text (set);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      g_assert_null (strstr (text, "44\n"));
      g_assert_null (strstr (text, "secret"));
      g_assert_null (strstr (text, "c2VjcmV0"));
      for (guint j = 3; lines[j][0] != '\0'; j++)
        g_assert_true (g_hash_table_add (seen, g_strdup (lines[j])));
    }
}

/* A name is one line and not blank; so is a word. */
static void
test_allows (void)
{
  g_assert_true (ludo_sealed_set_allows ("Group A", "word"));
  g_assert_false (ludo_sealed_set_allows ("", "word"));
  g_assert_false (ludo_sealed_set_allows (" \xc2\xa0", "word"));
  g_assert_false (ludo_sealed_set_allows ("Group A", " \xc2\xa0"));
  g_assert_false (ludo_sealed_set_allows ("two\nlines", "word"));
  g_assert_true (ludo_sealed_set_allows
                   ("1234567890123456789012345678901234567890", "word"));
  g_assert_false (ludo_sealed_set_allows
                    ("1234567890123456789012345678901234567890x", "word"));
}

/* Takes two digests at once: that of @text, then of @bytes. */
static void
take_digest (const char   *text,
             const guint8 *bytes,
             gsize         n,
             guint8        result[32])
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = 32;

  g_byte_array_append (all, (const guint8 *) text, (guint) strlen (text));
  g_byte_array_append (all, bytes, (guint) n);
  g_checksum_update (checksum, all->data, (gssize) all->len);
  g_checksum_get_digest (checksum, result, &length);
}

/* Returns: (transfer full): a file that is well made in all but its chance,
 * written by this test alone. */
static char *
forge (guint8 percent)
{
  g_autofree char *salt_text = g_base64_encode ((const guint8 *)
                                                "0123456789abcdef", 16);
  g_autofree char *word_text = NULL;
  g_autofree char *block_text = NULL;
  guint8 block[32] = { percent, 1, 2, 3 };
  guint8 word[32] = { 0 };
  guint8 mask[32], check[32];
  guint8 all[64];

  memcpy (all, block, 16);
  memcpy (all + 16, "0123456789abcdef", 16);
  memcpy (all + 32, word, 32);
  take_digest ("A", all, sizeof all, check);
  memcpy (block + 16, check, 16);
  take_digest ("Sealed sticks", (const guint8 *) "0123456789abcdef", 16, mask);
  for (guint i = 0; i < 32; i++)
    block[i] ^= mask[i];
  word_text = g_base64_encode (word, 32);
  block_text = g_base64_encode (block, 32);

  return g_strdup_printf ("[Sealed sticks]\nVersion=1\nName=A\nSalt=%s\n"
                          "Word=%s\nSticks=%s\n", salt_text, word_text,
                          block_text);
}

static void
check_refused (const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ludo_sealed_set_new_from_text (text, &error));
  g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE);
  g_assert_cmpstr (error->message, !=, "");
}

/* A chance out of its range is refused though all else is right. */
static void
test_range (void)
{
  static const guint8 bad[] = { 0, 100, 101, 200, 255 };
  static const guint8 good[] = { 1, 50, 99 };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = forge (bad[i]);

      check_refused (text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = forge (good[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoSealedSet) set = ludo_sealed_set_new_from_text (text,
                                                                     &error);

      g_assert_no_error (error);
      g_assert_nonnull (set);
    }
}

/* Every file cut short is refused, and every one of which a letter was changed
 * or a line taken from another file, too. */
static void
test_hostile (void)
{
  g_autoptr (LudoSealedSet) set = ludo_sealed_set_new ("Ours", 60, "word");
  g_autoptr (LudoSealedSet) other = ludo_sealed_set_new ("Ours", 60, "mine");
  g_autofree char *text = ludo_sealed_set_dup_text (set);
  g_autofree char *other_text = ludo_sealed_set_dup_text (other);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) other_lines = g_strsplit (other_text, "\n", -1);
  g_autoptr (GError) error = NULL;
  g_autofree char *later = NULL;

  /* Without the last newline it is whole. */
  for (gsize length = 0; length + 1 < strlen (text); length++)
    {
      g_autofree char *cut = g_strndup (text, length);

      check_refused (cut);
    }
  for (guint i = 2; lines[i][0] != '\0'; i++)
    for (char *p = strchr (lines[i], '=') + 1; *p != '\0'; p++)
      {
        char letter = *p;
        g_autofree char *changed = NULL;

        *p = letter == 'A' ? 'B' : 'A';
        changed = g_strjoinv ("\n", lines);
        check_refused (changed);
        *p = '\xff';
        g_clear_pointer (&changed, g_free);
        changed = g_strjoinv ("\n", lines);
        check_refused (changed);
        *p = letter;
      }
  for (guint i = 3; lines[i][0] != '\0'; i++)
    {
      char *own = lines[i];
      g_autofree char *mixed = NULL;

      lines[i] = other_lines[i];
      mixed = g_strjoinv ("\n", lines);
      check_refused (mixed);
      lines[i] = own;
    }

  later = g_strdup (text);
  *(strstr (later, "Version=1") + strlen ("Version=")) = '2';
  g_assert_null (ludo_sealed_set_new_from_text (later, &error));
  g_assert_nonnull (strstr (error->message, "version 2"));
}

/* Sealed sticks fall as often as they should: within five spreads of 40,000
 * falls. */
static void
test_draw (void)
{
  g_autoptr (LudoSealedSet) set = ludo_sealed_set_new ("A", 30, "word");
  GameRng rng = { 7 };
  guint marks = 0;

  for (guint i = 0; i < 10000; i++)
    marks += ludo_sealed_set_draw (set, &rng);
  g_assert_cmpfloat (fabs (marks - 12000.0), <,
                     5 * sqrt (40000 * 0.3 * 0.7));
}

/* Each maker's set is opened by the word of the help; there are fair ones, and
 * some that fall marked more often and less often. */
static void
test_makers (void)
{
  g_autoptr (LudoSealed) sealed = ludo_sealed_new (1);
  guint n[3] = { 0 };

  g_assert_cmpuint (ludo_sealed_get_n_sets (sealed), ==, LUDO_SEALED_MAKERS);
  for (guint i = 0; i < LUDO_SEALED_MAKERS; i++)
    {
      guint percent;

      ludo_sealed_set_shown (sealed, i);
      for (guint j = 0; j < LUDO_SEALED_MAKERS; j++)
        if (j != i)
          g_assert_false (ludo_sealed_open (sealed, maker_words[j]));
      g_assert_cmpuint (ludo_sealed_get_percent (sealed), ==, 0);
      g_assert_true (ludo_sealed_open (sealed, maker_words[i]));
      percent = ludo_sealed_get_percent (sealed);
      n[percent < 50 ? 0 : percent == 50 ? 1 : 2]++;
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (ludo_sealed_get_name (sealed, i), !=,
                         ludo_sealed_get_name (sealed, j));
    }
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    g_assert_cmpuint (n[i], >, 0);
}

/* A card is held against the truth, and the sentences say nothing of it
 * before. */
static void
test_cards (void)
{
  static const LudoCard verdicts[] = {
    LUDO_CARD_MORE, LUDO_CARD_FAIR, LUDO_CARD_LESS,
    LUDO_CARD_UNKNOWN,
  };
  static const char *const judged[] = {
    "right", "wrong", "wrong", "left open",
  };
  g_autoptr (LudoSealed) sealed = ludo_sealed_new (1);
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  LudoSureness sureness;

  ludo_sealed_replace_set (sealed, ludo_sealed_set_new ("Ours", 77, "word"));
  g_assert_cmpuint (ludo_sealed_get_n_sets (sealed), ==, LUDO_SEALED_SETS);
  for (guint i = 0; i < G_N_ELEMENTS (verdicts); i++)
    {
      ludo_sealed_set_group (sealed, i);
      ludo_sealed_throw (sealed, 100);
      g_assert_cmpuint (ludo_sealed_get_n (sealed), ==, 100);
      ludo_sealed_hand_in (sealed, verdicts[i], LUDO_SURENESS_RATHER);
      g_assert_false (ludo_sealed_can_throw (sealed));
      g_assert_cmpint (ludo_sealed_get_card (sealed, &sureness), ==,
                       verdicts[i]);
      g_assert_cmpint (sureness, ==, LUDO_SURENESS_RATHER);
    }
  ludo_sealed_set_group (sealed, 0);
  before = ludo_sealed_describe (sealed);
  g_assert_null (strstr (before, "77"));
  g_assert_nonnull (strstr (before, "Group 1 threw 100 times."));
  g_assert_nonnull (strstr (before,
                            "The card says “marked more often” (rather "
                            "sure)."));
  rows = ludo_sealed_dup_rows (sealed);
  g_assert_cmpuint (rows->len, ==, 1 + G_N_ELEMENTS (verdicts));
  for (guint i = 0; i < rows->len; i++)
    g_assert_cmpuint (g_strv_length (rows->pdata[i]), ==, 9);

  g_assert_false (ludo_sealed_open (sealed, "other"));
  g_assert_cmpuint (ludo_sealed_get_percent (sealed), ==, 0);
  g_assert_true (ludo_sealed_open (sealed, "word"));
  after = ludo_sealed_describe (sealed);
  g_assert_nonnull (strstr (after, "These sticks show their marks 77 times in "
                                   "100. 100 throws are enough, four times in "
                                   "five, to notice sticks that stray from 50 "
                                   "by 7.0 or more."));
  g_assert_nonnull (strstr (after, "That is right."));
  g_clear_pointer (&rows, g_ptr_array_unref);
  rows = ludo_sealed_dup_rows (sealed);
  for (guint i = 0; i < G_N_ELEMENTS (verdicts); i++)
    g_assert_cmpstr (((char **) rows->pdata[i + 1])[9], ==, judged[i]);

  ludo_sealed_begin_anew (sealed);
  g_assert_cmpuint (ludo_sealed_get_percent (sealed), ==, 0);
  g_assert_false (ludo_sealed_has_begun (sealed));
}

/* Another file takes the place of one's own set, and the same file keeps its
 * cards; those of the makers are never touched. */
static void
test_take (void)
{
  g_autoptr (LudoSealed) sealed = ludo_sealed_new (1);
  g_autoptr (LudoSealedSet) set = ludo_sealed_set_new ("Ours", 40, "word");
  g_autofree char *text = ludo_sealed_set_dup_text (set);

  ludo_sealed_throw (sealed, 10);
  g_assert_false (ludo_sealed_would_forget (sealed, set));
  ludo_sealed_replace_set (sealed, g_steal_pointer (&set));
  ludo_sealed_throw (sealed, 20);
  set = ludo_sealed_set_new_from_text (text, NULL);
  g_assert_false (ludo_sealed_would_forget (sealed, set));
  ludo_sealed_replace_set (sealed, g_steal_pointer (&set));
  g_assert_cmpuint (ludo_sealed_get_n (sealed), ==, 20);
  set = ludo_sealed_set_new ("Theirs", 40, "word");
  g_assert_true (ludo_sealed_would_forget (sealed, set));
  ludo_sealed_replace_set (sealed, g_steal_pointer (&set));
  g_assert_cmpuint (ludo_sealed_get_n (sealed), ==, 0);
  g_assert_cmpstr (ludo_sealed_get_name (sealed, LUDO_SEALED_MAKERS), ==,
                   "Theirs");
  ludo_sealed_set_shown (sealed, 0);
  g_assert_cmpuint (ludo_sealed_get_n (sealed), ==, 10);
}

/* A group throws no further than it may. */
static void
test_most (void)
{
  g_autoptr (LudoSealed) sealed = ludo_sealed_new (1);

  ludo_sealed_throw (sealed, LUDO_SEALED_THROWS_MAX - 1);
  ludo_sealed_throw (sealed, 100);
  g_assert_cmpuint (ludo_sealed_get_n (sealed), ==, LUDO_SEALED_THROWS_MAX);
  g_assert_false (ludo_sealed_can_throw (sealed));
  ludo_sealed_hand_in (sealed, LUDO_CARD_FAIR, LUDO_SURENESS_VERY);
  g_assert_cmpint (ludo_sealed_get_card (sealed, NULL), ==,
                   LUDO_CARD_FAIR);
}

/* The throws, the cards and one's own set are there in the next run, sealed;
 * neither a seed nor a chance is kept, so that the same text can go on
 * otherwise. */
static void
test_kept (void)
{
  LudoChanceStore *store = ludo_chance_store_dup_default ();
  LudoSealed *sealed = ludo_chance_store_get_sealed (store);
  g_autofree char *text = NULL;
  guint marks;

  ludo_sealed_replace_set (sealed, ludo_sealed_set_new ("Ours", 83, "word"));
  ludo_sealed_set_group (sealed, 2);
  ludo_sealed_throw (sealed, 50);
  marks = count_marks (sealed);
  ludo_sealed_hand_in (sealed, LUDO_CARD_MORE, LUDO_SURENESS_VERY);
  g_assert_true (ludo_sealed_open (sealed, "word"));
  text = ludo_sealed_dup_text (sealed);
  g_assert_null (strstr (text, "=83\n"));
  g_assert_null (strstr (text, "Seed"));
  g_assert_finalize_object (store);

  store = ludo_chance_store_dup_default ();
  sealed = ludo_chance_store_get_sealed (store);
  ludo_sealed_set_shown (sealed, LUDO_SEALED_MAKERS);
  ludo_sealed_set_group (sealed, 2);
  g_assert_cmpuint (ludo_sealed_get_n (sealed), ==, 50);
  g_assert_cmpuint (count_marks (sealed), ==, marks);
  g_assert_cmpint (ludo_sealed_get_card (sealed, NULL), ==,
                   LUDO_CARD_MORE);
  g_assert_cmpuint (ludo_sealed_get_percent (sealed), ==, 0);
  g_assert_finalize_object (store);
}

/* The most that can be kept fits into the store's file. */
static void
test_longest (void)
{
  g_autoptr (LudoSealed) sealed = ludo_sealed_new (1);
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < LUDO_SEALED_NAME_MAX; i++)
    g_string_append (name, "\xf0\x90\x8c\xb0");
  ludo_sealed_replace_set (sealed, ludo_sealed_set_new (name->str, 50, "word"));
  for (guint i = 0; i < LUDO_SEALED_SETS * LUDO_SEALED_GROUPS; i++)
    {
      ludo_sealed_set_shown (sealed, i % LUDO_SEALED_SETS);
      ludo_sealed_set_group (sealed, i / LUDO_SEALED_SETS);
      ludo_sealed_throw (sealed, LUDO_SEALED_THROWS_MAX);
      ludo_sealed_hand_in (sealed, LUDO_CARD_UNKNOWN, LUDO_SURENESS_VERY);
    }
  text = ludo_sealed_dup_text (sealed);
  g_assert_cmpuint (strlen (text), <, 4096);
}

/* The kept file has lines that somebody has written into it. */
static void
test_kept_hostile (void)
{
  static const char *const bad[] = {
    "", "[Sealed]\n", "[Sealed]\nVersion=2\n",
    "[Sealed]\nVersion=1\nOwn=nothing\n",
    "[Sealed]\nVersion=1\n[Set 1]\n1=1;2;3\n",
    "[Sealed]\nVersion=1\n[Set 1]\n1=1;2;3;4;5;0;0;0;\n",
    "[Sealed]\nVersion=1\n[Set 1]\n1=-1;2;3;4;5;0;0;\n",
    "[Sealed]\nVersion=1\n[Set 1]\n1=1;2;3;4;5;5;0;\n",
    "[Sealed]\nVersion=1\n[Set 1]\n1=1;2;3;4;5;1;3;\n",
    "[Sealed]\nVersion=1\n[Set 1]\n1=a;2;3;4;5;1;2;\n",
    "[Sealed]\nVersion=1\n[Set 4]\n8=9000;2000;3;4;5;1;2;\n",
    "[Sealed]\nVersion=1\n[Set 4]\n8=99999999999;0;0;0;0;1;2;\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ludo_sealed_new_from_text (bad[i], 1, &error));
      g_assert_nonnull (error);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/sealed/set", test_set);
  g_test_add_func ("/sealed/hidden", test_hidden);
  g_test_add_func ("/sealed/allows", test_allows);
  g_test_add_func ("/sealed/range", test_range);
  g_test_add_func ("/sealed/hostile", test_hostile);
  g_test_add_func ("/sealed/draw", test_draw);
  g_test_add_func ("/sealed/makers", test_makers);
  g_test_add_func ("/sealed/cards", test_cards);
  g_test_add_func ("/sealed/take", test_take);
  g_test_add_func ("/sealed/most", test_most);
  g_test_add_func ("/sealed/kept", test_kept);
  g_test_add_func ("/sealed/longest", test_longest);
  g_test_add_func ("/sealed/kept-hostile", test_kept_hostile);

  return g_test_run ();
}
