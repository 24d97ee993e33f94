/* ludo-booklet-flow.c: from a page's elements to the blocks of a booklet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-booklet-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-reader-words.h"
#include "play/ludo-language.h"
#include "print/ludo-off-paper.h"

/* In rows, its head included. */
#define SHORT_TABLE 10

/* The margin of verse, in which the numbers of its lines stand, in em. */
#define VERSE_INDENT 2.2

/* Returns: the language in @column, which counts from 0 and is the only column
 * of a booklet in one language. */
static LudoPageLanguage
language_at (const LudoBooklet *booklet,
             int                column)
{
  return booklet->sheets->n_languages > 1 ? (LudoPageLanguage) column
                                  : booklet->sheets->language;
}

/* The markup with its language, for the shapes of letters. */
static char *
spoken (const char       *markup,
        LudoPageLanguage  language)
{
  return g_strdup_printf ("<span lang=\"%s\">%s</span>",
                          ludo_page_language_code (language), markup);
}

static void
add_cell (LudoBlock        *block,
          int               column,
          const char       *markup,
          LudoPageLanguage  language)
{
  if (block->cells[column] == NULL)
    block->cells[column] = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (block->cells[column], spoken (markup, language));
}

LudoSheetLayout *
ludo_booklet_sheets (LudoBooklet *booklet)
{
  return booklet->sheets;
}

void
_ludo_booklet_own_page (LudoBooklet  *booklet,
                        LudoPageNode *page)
{
  g_ptr_array_add (booklet->pages, page);
}

LudoBlock *
_ludo_booklet_add_text (LudoBooklet *booklet,
                        const char  *french,
                        const char  *english)
{
  LudoBlock *block = ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_TEXT);

  block->before = 0.55;
  for (int i = 0; i < booklet->sheets->n_languages; i++)
    {
      LudoPageLanguage language = language_at (booklet, i);

      add_cell (block, i, language == LUDO_PAGE_FRENCH ? french : english,
                language);
    }

  return block;
}

LudoBlock *
_ludo_booklet_add_words (LudoBooklet *booklet,
                         const char  *format,
                         ...)
{
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;
  char **texts[] = { &french, &english };

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      va_list args;

      va_start (args, format);
      *texts[i] = g_markup_vprintf_escaped (gettext (format), args);
      va_end (args);
      ludo_language_pop (before);
    }

  return _ludo_booklet_add_text (booklet, french, english);
}

/* Adds each of @texts in the place of the %s in @format. */
static LudoBlock *
add_formatted (LudoBooklet       *booklet,
               const char        *format,
               const char *const *texts)
{
  g_auto (GStrv) before_after = g_strsplit (format, "%s", 2);
  g_autofree char *french = g_strconcat (before_after[0],
                                         texts[LUDO_PAGE_FRENCH],
                                         before_after[1], NULL);
  g_autofree char *english = g_strconcat (before_after[0],
                                          texts[LUDO_PAGE_ENGLISH],
                                          before_after[1], NULL);

  return _ludo_booklet_add_text (booklet, french, english);
}

/* Levels: 0: the title of a page, 1: of a section, 2: of a box or an entry. */
void
_ludo_booklet_add_heading (LudoBooklet *booklet,
                           char *const *titles,
                           int          level)
{
  static const double scales[] = { 1.75, 1.25, 1 };
  static const double rooms[] = { 0, 1.5, 0.7 };
  LudoBlock *block;

  if (titles[LUDO_PAGE_FRENCH] == NULL || titles[LUDO_PAGE_ENGLISH] == NULL)
    return;

  block = add_formatted (booklet, "<b>%s</b>", (const char *const *) titles);
  block->scale = scales[level];
  block->heading = level + 1;
  block->before = rooms[level];
  block->keep = TRUE;
  if (level == 0)
    block->title = g_strdup (titles[language_at (booklet, 0)]);
}

void
_ludo_booklet_add_head (LudoBooklet *booklet,
                        char *const *titles,
                        gboolean     fields)
{
  const LudoSheetLayout *sheets = booklet->sheets;
  guint first = sheets->blocks->len;

  _ludo_booklet_add_heading (booklet, titles, 1);
  ((LudoBlock *) sheets->blocks->pdata[first])->title =
    sheets->n_languages > 1
      ? g_strjoin (" / ", titles[LUDO_PAGE_FRENCH], titles[LUDO_PAGE_ENGLISH],
                   NULL)
      : g_strdup (titles[language_at (booklet, 0)]);
  if (fields)
    _ludo_booklet_add_words (booklet, N_("Name: …………………… Date: …………"));
}

void
_ludo_booklet_add_room (LudoBooklet *booklet)
{
  GPtrArray *blocks = booklet->sheets->blocks;
  LudoBlock *block;

  /* Keep the line on the same side as its question. */
  ((LudoBlock *) blocks->pdata[blocks->len - 1])->keep = TRUE;
  block = ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_ROW);
  block->indent = 1.6;
  add_cell (block, 0, " ", language_at (booklet, 0));
}

/* The number under which the source stands at the end, from 1. */
static guint
note_number (LudoBooklet *booklet,
             const char  *source)
{
  for (guint i = 0; i < booklet->notes->len; i++)
    if (g_str_equal (g_ptr_array_index (booklet->notes, i), source))
      return i + 1;

  g_ptr_array_add (booklet->notes, (gpointer) source);

  return booklet->notes->len;
}

static void
append_rulesets (LudoBooklet        *booklet,
                 GString            *markup,
                 const LudoPageNode *node,
                 LudoPageLanguage    language)
{
  const LudoPageNode *page =
    g_ptr_array_index (booklet->pages, booklet->pages->len - 1);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *escaped = NULL;

  if (node->rulesets == NULL)
    return;
  for (int i = 0; node->rulesets[i] != NULL; i++)
    {
      g_autofree char *name =
        ludo_page_dup_ruleset_name (ludo_page_game (page), node->rulesets[i],
                                    language);

      if (name != NULL)
        g_string_append_printf (names, "%s%s", names->len > 0 ? " · " : "",
                                name);
    }
  escaped = g_markup_escape_text (names->str, -1);
  g_string_append_printf (markup, "<i>[%s]</i> ", escaped);
}

/* Appends the sign of how sure the sentence is, which the foot explains. */
static void
append_mark (LudoBooklet        *booklet,
             GString            *markup,
             const LudoPageNode *sentence,
             LudoPageLanguage    language)
{
  const char *mark = ludo_reader_sure_shape (sentence->sure);

  if (mark[0] == '\0')
    return;
  g_string_append_printf (markup, "\u202f%s", mark);
  for (int i = 0; i < LUDO_READER_N_SURE; i++)
    if (g_str_equal (sentence->sure, ludo_reader_sure_id (i))
        && language == language_at (booklet, 0))
      booklet->n_marked[i]++;
}

static void
append_sentence (LudoBooklet        *booklet,
                 GString            *markup,
                 const LudoPageNode *sentence,
                 LudoPageLanguage    language)
{
  const char *sure = ludo_reader_sure (language, sentence->sure);

  append_rulesets (booklet, markup, sentence, language);
  /* A refuted sentence begins with the word for that, because nobody is to
   * learn it. */
  if (g_strcmp0 (sentence->sure, "wrong") == 0)
    g_string_append_printf (markup, "<b>[%.*s]</b> ",
                            (int) strcspn (sure, ","), sure);
  g_string_append (markup, sentence->text[language]);
  append_mark (booklet, markup, sentence, language);
  if (booklet->sheets->bare)
    return;
  /* In brackets: raised, they would be smaller than letters may be. */
  for (guint i = 0; i < sentence->notes->len; i++)
    g_string_append_printf (markup, "%s%u", i > 0 ? ",\u202f" : "\u202f[",
                            note_number (booklet, sentence->notes->pdata[i]));
  if (sentence->notes->len > 0)
    g_string_append_c (markup, ']');
}

static char *
sentences (LudoBooklet        *booklet,
           const LudoPageNode *node,
           int                 language)
{
  GString *markup = g_string_new (NULL);

  append_rulesets (booklet, markup, node, language);
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *sentence = g_ptr_array_index (node->children, i);

      if (sentence->type != LUDO_NODE_SENTENCE)
        continue;
      if (markup->len > 0 && markup->str[markup->len - 1] != ' ')
        g_string_append_c (markup, ' ');
      append_sentence (booklet, markup, sentence, language);
    }

  return g_string_free (markup, FALSE);
}

LudoBlock *
_ludo_booklet_add_sentences (LudoBooklet        *booklet,
                             const LudoPageNode *node)
{
  g_autofree char *french = sentences (booklet, node, LUDO_PAGE_FRENCH);
  g_autofree char *english = sentences (booklet, node, LUDO_PAGE_ENGLISH);

  return _ludo_booklet_add_text (booklet, french, english);
}

static gboolean
add_children (LudoBooklet         *booklet,
              const LudoPageNode  *page,
              const LudoPageNode  *node,
              GError             **error)
{
  for (guint i = 0; i < node->children->len; i++)
    if (!_ludo_booklet_add_node (booklet, page, node->children->pdata[i],
                                 error))
      return FALSE;

  return TRUE;
}

static void
add_list (LudoBooklet        *booklet,
          const LudoPageNode *node)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      LudoBlock *block =
        _ludo_booklet_add_sentences (booklet, node->children->pdata[i]);

      block->bullet = g_strdup ("•");
      block->indent = 1.2;
      block->before = 0.35;
    }
}

static gboolean
is_line (const LudoPageNode *verse,
         guint               index)
{
  return index < verse->children->len
         && ((const LudoPageNode *) verse->children->pdata[index])->number > 0;
}

/* The lines stand once, though the sheet has two languages, and what translates
 * them stands below on the same sheet. */
static gboolean
add_verse (LudoBooklet         *booklet,
           const LudoPageNode  *page,
           const LudoPageNode  *node,
           GError             **error)
{
  LudoPageLanguage language = language_at (booklet, 0);
  guint n = node->children->len;
  gboolean begins = TRUE;

  for (guint i = 0; i < n; i++)
    {
      const LudoPageNode *child = node->children->pdata[i];
      g_autoptr (GString) markup = g_string_new (NULL);
      LudoBlock *block;

      if (is_line (node, i))
        {
          append_sentence (booklet, markup, child, language);
          block = ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_LINE);
          add_cell (block, 0, markup->str, language);
          if (child->number % LUDO_PAGE_NUMBERED_LINES == 0)
            block->bullet = g_strdup_printf ("%d", child->number);
          block->before = begins ? 0.9 : 0;
          /* Two lines stay together at either end, as of a paragraph. */
          block->keep = i + 1 < n && (begins || !is_line (node, i + 1)
                                      || !is_line (node, i + 2));
        }
      else
        {
          guint first = booklet->sheets->blocks->len;

          if (!_ludo_booklet_add_node (booklet, page, child, error))
            return FALSE;
          block = booklet->sheets->blocks->pdata[first];
          block->before = 0.35;
        }
      block->indent = VERSE_INDENT;
      begins = !is_line (node, i);
    }

  return TRUE;
}

static LudoBookletTable *
table_new (const LudoPageNode *node)
{
  LudoBookletTable *table = g_new0 (LudoBookletTable, 1);

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *row = node->children->pdata[i];

      table->n_columns = MAX (table->n_columns, row->children->len);
    }
  table->shares = g_new0 (double, MAX (table->n_columns, 1));

  return table;
}

/* As wide as the sheet: of two languages, one table stands above the other. */
static void
add_table (LudoBooklet        *booklet,
           const LudoPageNode *node,
           LudoPageLanguage    language)
{
  LudoBookletTable *table = table_new (node);

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *row = node->children->pdata[i];
      LudoBlock *block = ludo_sheet_layout_add (booklet->sheets,
                                                LUDO_BLOCK_ROW);

      block->table = table;
      table->ref_count++;
      block->head = row->head;
      block->before = i == 0 ? 0.7 : 0;
      block->scale = 0.92;
      /* The head stays with a row, and the last two rows together; a short
       * table stays whole. */
      block->keep = row->head || i + 2 == node->children->len;
      block->keep_table = node->children->len <= SHORT_TABLE
                          && i + 1 < node->children->len;
      for (guint j = 0; j < row->children->len; j++)
        {
          g_autofree char *text =
            sentences (booklet, row->children->pdata[j], language);
          g_autofree char *markup =
            g_strdup_printf (row->head ? "<b>%s</b>" : "%s", text);

          add_cell (block, 0, markup, language);
        }
    }
  if (table->ref_count == 0)
    {
      g_free (table->shares);
      g_free (table);
    }
}

static void
add_answer (LudoBooklet        *booklet,
            const LudoPageNode *page,
            const LudoPageNode *node,
            char               *label)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = node->children->pdata[i];
      LudoBookletAnswer *answer;

      if (child->type != LUDO_NODE_ANSWER)
        continue;
      answer = g_new0 (LudoBookletAnswer, 1);
      answer->label = g_strdup (label);
      answer->page = page;
      answer->answer = child;
      g_ptr_array_add (booklet->answers, answer);
    }
}

static gboolean
add_figure (LudoBooklet         *booklet,
            const LudoPageNode  *page,
            const LudoPageNode  *node,
            GError             **error)
{
  LudoBookletFigure *figure = ludo_booklet_figure_new (page, node, error);
  g_autofree char *label = NULL;
  LudoBlock *block;

  if (figure == NULL)
    return FALSE;

  block = ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_FIGURE);
  block->figure = figure;
  block->before = 0.9;
  block->keep = TRUE;
  label = g_strdup_printf ("Figure\u00a0%u.", ++booklet->n_figures);
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *caption = node->children->pdata[i];
      char *parts[LUDO_PAGE_N_LANGUAGES];

      if (caption->type != LUDO_NODE_CAPTION)
        continue;
      for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
        {
          g_autofree char *text = sentences (booklet, caption, j);

          parts[j] = g_strdup_printf ("<b>%s</b> %s", label, text);
        }
      block = _ludo_booklet_add_text (booklet, parts[0], parts[1]);
      block->scale = 0.92;
      block->before = 0.3;
      g_free (parts[0]);
      g_free (parts[1]);
    }
  add_answer (booklet, page, node, label);

  return TRUE;
}

static gboolean
add_question (LudoBooklet         *booklet,
              const LudoPageNode  *page,
              const LudoPageNode  *node,
              GError             **error)
{
  g_autofree char *label = g_strdup_printf ("%u.", ++booklet->n_questions);
  guint first = booklet->sheets->blocks->len;

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = node->children->pdata[i];
      LudoBlock *block;

      if (child->type == LUDO_NODE_ANSWER)
        continue;
      if (!_ludo_booklet_add_node (booklet, page, child, error))
        return FALSE;
      block = booklet->sheets->blocks->pdata[booklet->sheets->blocks->len - 1];
      block->indent = 1.6;
    }
  if (booklet->sheets->blocks->len > first)
    ((LudoBlock *) booklet->sheets->blocks->pdata[first])->bullet =
      g_strdup (label);
  add_answer (booklet, page, node, label);

  return TRUE;
}

/* The word and where it comes from, then what it means. */
static gboolean
add_entry (LudoBooklet         *booklet,
           const LudoPageNode  *page,
           const LudoPageNode  *node,
           GError             **error)
{
  char *parts[LUDO_PAGE_N_LANGUAGES];
  LudoBlock *block;
  guint first;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    parts[i] = node->origin[i] != NULL
                 ? g_strdup_printf ("<b>%s</b> (%s)",
                                    node->title[i], node->origin[i])
                 : g_strdup_printf ("<b>%s</b>", node->title[i]);
  block = _ludo_booklet_add_text (booklet, parts[0], parts[1]);
  block->keep = TRUE;
  block->before = 0.7;
  g_free (parts[0]);
  g_free (parts[1]);

  first = booklet->sheets->blocks->len;
  if (!add_children (booklet, page, node, error))
    return FALSE;
  for (guint i = first; i < booklet->sheets->blocks->len; i++)
    {
      block = booklet->sheets->blocks->pdata[i];
      block->indent = 1.2;
      block->before = 0.1;
    }

  return TRUE;
}

static gboolean
add_box (LudoBooklet         *booklet,
         const LudoPageNode  *page,
         const LudoPageNode  *node,
         GError             **error)
{
  const char *kind[LUDO_PAGE_N_LANGUAGES] = {
    ludo_reader_kind (LUDO_PAGE_FRENCH, node->kind),
    ludo_reader_kind (LUDO_PAGE_ENGLISH, node->kind),
  };
  guint first = booklet->sheets->blocks->len;
  guint box = ++booklet->n_boxes;

  if (kind[LUDO_PAGE_FRENCH] != NULL)
    {
      LudoBlock *block = add_formatted (booklet, "<i>%s</i>", kind);

      block->scale = 0.85;
      block->before = 1;
      block->keep = TRUE;
    }
  _ludo_booklet_add_heading (booklet, node->title, 2);
  if (booklet->sheets->blocks->len > first + 1)
    ((LudoBlock *) booklet->sheets->blocks->pdata[first + 1])->before = 0.1;
  if (!add_children (booklet, page, node, error))
    return FALSE;
  for (guint i = first; i < booklet->sheets->blocks->len; i++)
    {
      LudoBlock *block = booklet->sheets->blocks->pdata[i];

      block->box = box;
      block->indent += 0.9;
    }

  return TRUE;
}

/* The places are numbered, as on their map. */
static void
add_places (LudoBooklet        *booklet,
            const LudoPageNode *page,
            const LudoPageNode *node)
{
  LudoBlock *block = ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_MAP);

  block->map = ludo_map_drawing_new (page->atlas);
  block->before = 0.8;
  for (guint i = 0; i < node->children->len; i++)
    {
      block = _ludo_booklet_add_sentences (booklet, node->children->pdata[i]);
      block->bullet = g_strdup_printf ("%u.", i + 1);
      block->indent = 1.8;
      block->before = 0.35;
    }
}

/* A page of sources alone; a booklet has them as notes. */
static void
add_source (LudoBooklet        *booklet,
            const LudoPageNode *node)
{
  LudoBlock *block = _ludo_booklet_add_text (booklet,
                                             node->text[LUDO_PAGE_FRENCH],
                                             node->text[LUDO_PAGE_ENGLISH]);

  block->bullet = g_strdup ("•");
  block->indent = 1.2;
}

gboolean
_ludo_booklet_add_node (LudoBooklet         *booklet,
                        const LudoPageNode  *page,
                        const LudoPageNode  *node,
                        GError             **error)
{
  switch (node->type)
    {
    case LUDO_NODE_SECTION:
      _ludo_booklet_add_heading (booklet, node->title, 1);
      return add_children (booklet, page, node, error);
    case LUDO_NODE_PARAGRAPH:
    case LUDO_NODE_ITEM:
      if (!ludo_off_paper_points (node))
        _ludo_booklet_add_sentences (booklet, node);
      return TRUE;
    case LUDO_NODE_LIST:
    case LUDO_NODE_TIMELINE:
      add_list (booklet, node);
      return TRUE;
    case LUDO_NODE_TABLE:
      for (int i = 0; i < booklet->sheets->n_languages; i++)
        add_table (booklet, node, language_at (booklet, i));
      return TRUE;
    case LUDO_NODE_BOX:
      return add_box (booklet, page, node, error);
    case LUDO_NODE_VERSE:
      return add_verse (booklet, page, node, error);
    case LUDO_NODE_FIGURE:
      return add_figure (booklet, page, node, error);
    case LUDO_NODE_QUESTION:
      return add_question (booklet, page, node, error);
    case LUDO_NODE_GLOSSARY:
      return add_children (booklet, page, node, error);
    case LUDO_NODE_ENTRY:
      return add_entry (booklet, page, node, error);
    case LUDO_NODE_SOURCE:
      add_source (booklet, node);
      return TRUE;
    case LUDO_NODE_MAP:
      add_places (booklet, page, node);
      return TRUE;
    default:
      /* Part of an element above. */
      return TRUE;
    }
}
