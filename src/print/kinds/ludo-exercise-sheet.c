/* ludo-exercise-sheet.c: exercises with sentences in both languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kinds/ludo-exercise-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/game-rng.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-off-paper.h"

/* Sentences of each kind of exercise. */
#define SENTENCES 6

/* A sentence that is long enough to say something, and fits on two lines. */
#define SHORTEST 30
#define LONGEST 110

/* The fewest letters of a word that is left out. */
#define WORD 5

/* The words of a sentence that is to be put in order. */
#define FEWEST_WORDS 6
#define MOST_WORDS 14

/* The share of the words of one language that may stand in the other, in
 * hundredths: a quotation is no translation of itself. */
#define SHARED_WORDS 50

/* Whether all letters of @text are Latin. */
static gboolean
is_latin (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalpha (c)
          && g_unichar_get_script (c) != G_UNICODE_SCRIPT_LATIN
          && g_unichar_get_script (c) != G_UNICODE_SCRIPT_COMMON)
        return FALSE;
    }

  return TRUE;
}

/* The words of @text, with letters alone and small. */
static char **
split_words (const char *text)
{
  g_autofree char *small = g_utf8_strdown (text, -1);
  g_autoptr (GString) letters = g_string_new (NULL);

  for (const char *p = small; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      g_string_append_unichar (letters, g_utf8_get_char (p));
    else if (letters->len > 0 && letters->str[letters->len - 1] != ' ')
      g_string_append_c (letters, ' ');

  return g_strsplit (g_strchomp (letters->str), " ", -1);
}

/* Whether @other has too many words of @text to be its translation. */
static gboolean
is_same (const char *text,
         const char *other)
{
  g_auto (GStrv) words = split_words (text);
  g_auto (GStrv) others = split_words (other);
  guint n = g_strv_length (words), n_shared = 0;

  for (guint i = 0; i < n; i++)
    n_shared += g_strv_contains ((const char *const *) others, words[i]);

  return n == 0 || 100 * n_shared > SHARED_WORDS * n;
}

/* Whether @text is a whole sentence and not a part of one. */
static gboolean
is_whole (const char *text)
{
  gunichar first = g_utf8_get_char (text);
  const char *last = g_utf8_find_prev_char (text, text + strlen (text));

  return g_unichar_isupper (first) && last != NULL
         && (*last == '.' || *last == '?' || *last == '!');
}

/* Whether @node, a sentence that applies to the ruleset, can be learnt from:
 * what is refuted cannot, nor what is foreign or needs a figure. */
static gboolean
suits (const LudoPageNode *node)
{
  const char *french = node->plain[LUDO_PAGE_FRENCH];
  const char *english = node->plain[LUDO_PAGE_ENGLISH];
  glong lengths[] = { g_utf8_strlen (french, -1),
                      g_utf8_strlen (english, -1) };

  return node->number == 0 && node->language == NULL
         && g_strcmp0 (node->sure, "wrong") != 0
         && !ludo_off_paper_leads (node)
         && MIN (lengths[0], lengths[1]) >= SHORTEST
         && MAX (lengths[0], lengths[1]) <= LONGEST
         && is_whole (french) && is_whole (english)
         && is_latin (french) && is_latin (english)
         && !is_same (french, english) && !is_same (english, french);
}

/* Whether @text begins with a word that points at a sentence before it. */
static gboolean
points_back (const char *text)
{
  static const char *const words[] = {
    "Il", "Elle", "Ils", "Elles", "Celui", "Celle", "Ceux", "Celles", "Cela",
    "Leur", "Leurs", "Son", "Sa", "Ses", "Ce", "Cet", "Cette", "Ces", "Mais",
    "He", "She", "They", "It", "Its", "His", "Her", "Their", "That", "This",
    "These", "Those", "But", NULL,
  };
  g_autofree char *first = g_strndup (text, strcspn (text, " -,:"));

  return g_strv_contains (words, first);
}

/* Puts the sentences that can be understood by themselves first. */
static int
compare_alone (gconstpointer a,
               gconstpointer b)
{
  const LudoPageNode *one = *(const LudoPageNode *const *) a;
  const LudoPageNode *other = *(const LudoPageNode *const *) b;
  gboolean back[] = { FALSE, FALSE };

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      back[0] |= points_back (one->plain[i]);
      back[1] |= points_back (other->plain[i]);
    }

  return back[0] - back[1];
}

/* Adds the sentences of paragraphs and lists; those of tables, captions and
 * answers do not stand by themselves, and one among the mistakes would be
 * learnt as if it were a rule. */
static void
find_sentences (const LudoPageNode *node,
                const char         *ruleset,
                GPtrArray          *found)
{
  if (!ludo_page_applies (node, ruleset))
    return;
  switch (node->type)
    {
    case LUDO_NODE_FIGURE:
    case LUDO_NODE_TABLE:
    case LUDO_NODE_VERSE:
    case LUDO_NODE_QUESTION:
    case LUDO_NODE_TIMELINE:
    case LUDO_NODE_MAP:
      return;
    case LUDO_NODE_BOX:
      if (g_strcmp0 (node->kind, "mistake") == 0)
        return;
      break;
    case LUDO_NODE_SENTENCE:
      if (suits (node))
        g_ptr_array_add (found, (gpointer) node);
      return;
    default:
      break;
    }
  for (guint i = 0; i < node->children->len; i++)
    find_sentences (node->children->pdata[i], ruleset, found);
}

/* Returns: the ruleset that a sheet is about, or NULL. */
static const char *
ruleset_of (const LudoPrintOptions *options)
{
  const GameRules *rules = ludo_game_info_for (options->game_id)->rules;

  return rules->n_rulesets > 0 ? rules->rulesets[0].id : NULL;
}

/* Adds the sentences of a page.  Those of the rules are the ones that players
 * have beside the board, because the sections after them compare rulesets. */
static void
find_on_page (const LudoPageNode     *page,
              const LudoPrintOptions *options,
              GPtrArray              *found)
{
  const LudoKit *kit = ludo_kit_find (options->game_id);
  g_auto (GStrv) ids = NULL;

  if (kit == NULL || !g_str_equal (page->id, "rules"))
    {
      find_sentences (page, ruleset_of (options), found);
      return;
    }
  ids = g_strsplit (kit->rules, " ", -1);
  for (int i = 0; ids[i] != NULL; i++)
    {
      const LudoPageNode *section = ludo_page_find (page, ids[i]);

      if (section != NULL)
        find_sentences (section, ruleset_of (options), found);
    }
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

static void
shuffle (GPtrArray *things,
         GameRng   *rng)
{
  game_rng_shuffle (rng, things->pdata, things->len, sizeof *things->pdata);
}

/* Returns: the language of the answer: that of the sheet or, on a bilingual
 * one, each in turn. */
static LudoPageLanguage
answer_language (LudoPrint *print,
                 guint      index)
{
  LudoPageLanguage language = ludo_print_get_options (print)->language;

  return language < LUDO_PAGE_N_LANGUAGES ? language : index % 2;
}

/* Adds a block as wide as both columns, whose text has no language. */
static LudoBlock *
add_plain (LudoBooklet *booklet,
           const char  *text,
           int          number)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  LudoBlock *block = _ludo_booklet_add_text (booklet, markup, markup);

  if (number > 0)
    block->bullet = g_strdup_printf ("%d.", number);
  block->indent = 1.6;
  block->before = number > 0 ? 0.6 : 0.25;

  return block;
}

/* Returns: the words of @text in another order, the first letter small. */
static char *
dup_mixed (const char *text,
           GameRng    *rng)
{
  g_auto (GStrv) split = g_strsplit (text, " ", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GString) mixed = g_string_new (NULL);

  for (int i = 0; split[i] != NULL; i++)
    g_ptr_array_add (words, split[i]);
  shuffle (words, rng);
  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (mixed, "%s%s", i > 0 ? " / " : "",
                            (char *) words->pdata[i]);

  return g_string_free (g_steal_pointer (&mixed), FALSE);
}

/* Returns: @text with a gap for its longest word that @other does not have, or
 * NULL. */
static char *
dup_gap_without (const char  *text,
                 const char  *other,
                 char       **answer)
{
  const char *best = NULL, *start = NULL;
  gsize length = 0;
  glong most = WORD - 1;

  for (const char *p = text;; p = g_utf8_next_char (p))
    {
      gboolean letter = *p != '\0' && g_unichar_isalpha (g_utf8_get_char (p));

      if (letter && start == NULL)
        start = p;
      if (!letter && start != NULL)
        {
          g_autofree char *word = g_strndup (start, (gsize) (p - start));

          if (g_utf8_strlen (word, -1) > most && strstr (other, word) == NULL)
            {
              best = start;
              length = strlen (word);
              most = g_utf8_strlen (word, -1);
            }
          start = NULL;
        }
      if (*p == '\0')
        break;
    }
  if (best == NULL)
    return NULL;
  *answer = g_strndup (best, length);

  return g_strdup_printf ("%.*s……………………%s", (int) (best - text), text,
                          best + length);
}

char *
_ludo_exercise_dup_gap (const char  *text,
                        const char  *other,
                        char       **answer)
{
  char *gap = dup_gap_without (text, other, answer);

  return gap != NULL ? gap : dup_gap_without (text, "", answer);
}

typedef enum
{
  HIDDEN,
  ORDER,
  GAP,
  N_KINDS,
} Kind;

/* Adds the translations of @msgid into the languages of the sheet, @between in
 * between. */
static LudoBlock *
add_translated (LudoPrint   *print,
                LudoBooklet *booklet,
                const char  *msgid,
                const char  *between)
{
  g_autofree char *text = ludo_print_dup_text (print, msgid, between);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  return _ludo_booklet_add_text (booklet, markup, markup);
}

/* Returns: the next of @sentences that is as long as the exercise wants it, and
 * which no exercise of the sheet has yet, if there is one; or NULL.  @used
 * holds those that one has. */
static const LudoPageNode *
next_sentence (LudoPrint  *print,
               GPtrArray  *sentences,
               GHashTable *used,
               Kind        kind,
               guint       index)
{
  LudoPageLanguage asked = answer_language (print, index);

  for (guint i = 0; i < sentences->len; i++)
    {
      const LudoPageNode *node = sentences->pdata[i];
      guint n = count_words (node->plain[asked]);

      if ((kind != ORDER || (n >= FEWEST_WORDS && n <= MOST_WORDS))
          && g_hash_table_add (used, (gpointer) node))
        return node;
    }

  return kind == ORDER ? NULL : sentences->pdata[index % sentences->len];
}

/* Adds an exercise, or its answers in the key. */
static void
add_exercise (LudoPrint   *print,
              LudoBooklet *booklet,
              const LudoPageNode *const *sentences,
              Kind         kind,
              GameRng     *rng,
              gboolean     key)
{
  static const char *const tasks[] = {
    N_("A. Translate each sentence."),
    N_("B. Put the words in order."),
    N_("C. Fill in the gaps; the other language helps you."),
  };
  LudoBlock *head = add_translated (print, booklet, tasks[kind], " / ");

  head->scale = 1.15;
  head->before = 1.2;
  head->keep = TRUE;
  for (guint i = 0; i < SENTENCES; i++)
    {
      LudoPageLanguage asked = answer_language (print, i);
      const LudoPageNode *node = sentences[i];
      const char *text = node != NULL ? node->plain[asked] : "";
      g_autofree char *answer = NULL;
      g_autofree char *mixed = kind == ORDER ? dup_mixed (text, rng)
                               : kind == GAP
                                   ? _ludo_exercise_dup_gap
                                       (text, node->plain[!asked], &answer)
                                   : NULL;

      if (node == NULL)
        continue;
      if (key)
        add_plain (booklet, answer != NULL ? answer : text, i + 1)->before =
          0.3;
      else
        {
          add_plain (booklet, node->plain[!asked], i + 1)->keep = TRUE;
          if (mixed != NULL)
            add_plain (booklet, mixed, 0)->keep = TRUE;
          if (kind != GAP)
            _ludo_booklet_add_room (booklet);
        }
    }
}

static void
add_copy (LudoPrint          *print,
          LudoBooklet        *booklet,
          const LudoPageNode *page,
          guint64             seed,
          gboolean            key)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);
  const LudoPageNode *taken[N_KINDS][SENTENCES];
  char *titles[LUDO_PAGE_N_LANGUAGES];
  GameRng rng = { seed };

  find_on_page (page, options, sentences);
  shuffle (sentences, &rng);
  /* GPtrArray sorts stably, so that equals stay shuffled. */
  g_ptr_array_sort (sentences, compare_alone);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      const char *words[] = { "exercices", "exercises" };
      const char *keys[] = { "corrigé", "key" };

      titles[i] = g_strdup_printf ("%s – %s %" G_GUINT64_FORMAT,
                                   page->title[i],
                                   key ? keys[i] : words[i], seed);
    }
  if (options->language == LUDO_PAGE_N_LANGUAGES)
    {
      g_autofree char *french = titles[LUDO_PAGE_FRENCH];

      titles[LUDO_PAGE_FRENCH] =
        g_strjoin (" / ", french, titles[LUDO_PAGE_ENGLISH], NULL);
    }
  _ludo_booklet_add_head (booklet, titles, FALSE);
  if (!key)
    add_translated (print, booklet, N_("Name: …………………… Date: …………"), "   ");
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (titles[i]);
  /* The kind that needs the rarest sentences chooses first. */
  for (guint i = 0; i < N_KINDS * SENTENCES; i++)
    {
      Kind kind = (ORDER + i / SENTENCES) % N_KINDS;

      taken[kind][i % SENTENCES] = next_sentence (print, sentences, used, kind,
                                                  i % SENTENCES);
    }
  for (int kind = 0; kind < N_KINDS; kind++)
    add_exercise (print, booklet, taken[kind], kind, &rng, key);
}

/* Adds the exercises about a page, and then their key. */
static gboolean
add_page (LudoPrint    *print,
          LudoBooklet  *booklet,
          const char   *page_id,
          GError      **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  GPtrArray *blocks = ludo_booklet_sheets (booklet)->blocks;
  LudoPageNode *page =
    ludo_library_read (options->library, options->game_id, page_id, NULL,
                       error);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();

  if (page == NULL)
    return FALSE;
  _ludo_booklet_own_page (booklet, page);
  find_on_page (page, options, sentences);
  if (sentences->len < SENTENCES)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("there are too few sentences on this page"));
      return FALSE;
    }
  for (int key = 0; key < 2; key++)
    for (guint i = 0; i < options->copies; i++)
      {
        if (blocks->len > 0)
          ludo_sheet_layout_add (ludo_booklet_sheets (booklet),
                                 LUDO_BLOCK_SHEET);
        add_copy (print, booklet, page, options->seed + i, key);
      }

  return TRUE;
}

LudoBooklet *
ludo_exercise_sheet_new (LudoPrint  *print,
                         GError    **error)
{
  static const char *const rules[] = { "rules", NULL };
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const char *const *pages = options->pages != NULL ? options->pages : rules;
  /* The booklet has one language, and so one column as wide as the sheet,
   * because the exercises put both languages into their sentences. */
  g_autoptr (LudoBooklet) booklet =
    ludo_booklet_new (options->language % LUDO_PAGE_N_LANGUAGES,
                      options->font);

  for (guint i = 0; pages[i] != NULL; i++)
    if (!add_page (print, booklet, pages[i], error))
      return NULL;

  return g_steal_pointer (&booklet);
}

gboolean
ludo_exercise_sheet_add (LudoPrint  *print,
                         GError    **error)
{
  LudoBooklet *booklet = ludo_exercise_sheet_new (print, error);

  if (booklet != NULL)
    ludo_print_add_booklet (print, booklet);

  return booklet != NULL;
}
