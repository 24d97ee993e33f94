/* ludo-lesson-sheets.c: parts of the pages that a lesson needs by themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kinds/ludo-lesson-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "print/ludo-booklet-flow.h"

/* The largest letters of what is to be on one side, in points, and its
 * margins. */
#define LARGEST 10.5
#define SIDE 29
#define TOP 29
#define BOTTOM 53

/* How narrow the letters of the poem are, as those of a condensed face, which
 * not every machine has. */
#define CONDENSED 0.80

/* A plan that is too long for one side is made smaller, by so many steps.  Each
 * makes the letters of its table narrower, brings lines nearer to each other,
 * by these shares, and takes this from the height of a board, in em. */
#define STEPS 5
#define NARROWER 0.04
#define NEARER 0.03
#define LOWER 0.8

/* The padding of the plan’s cells at their sides, in em: its long cells stand
 * beside each other, where those of most tables are numbers or a few words. */
#define CELL_SIDE 0.5

/* The lines to write on below a question, at least, and where the sheet has
 * room for more, at most. */
#define LINES 2
#define LINES_MAX 10

/* The letters of a line of a translation set as verse after which it may break
 * behind a part of a sentence, and after which it breaks at any word. */
#define VERSE_LETTERS 22
#define VERSE_LETTERS_MAX 30
/* The letters by which both are larger on a sheet wider than high. */
#define LANDSCAPE_LETTERS 22

/* The sections of the class page. */
#define WORKSHEET "worksheet"
#define PLAN "plan"
#define WORDS "languages-words"
#define TALK "languages-talk"

/* The pages on which a part may stand. */
#define CLASS_PAGE "class"
#define POEM_PAGE "history"

/* The first element of verse in @node that is in a language of its own. */
static const LudoPageNode *
find_verse (const LudoPageNode *node)
{
  if (node->type == LUDO_NODE_VERSE && node->language != NULL)
    return node;
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *verse = find_verse (node->children->pdata[i]);

      if (verse != NULL)
        return verse;
    }

  return NULL;
}

const char *
ludo_lesson_sheets_page_id (LudoPrintKind kind)
{
  return kind == LUDO_PRINT_POEM ? POEM_PAGE : CLASS_PAGE;
}

gboolean
ludo_lesson_sheets_has (LudoPrintKind       kind,
                        const LudoPageNode *page)
{
  if (kind == LUDO_PRINT_POEM)
    return find_verse (page) != NULL;

  return g_strcmp0 (page->id, CLASS_PAGE) == 0
         && ludo_page_find (page, kind == LUDO_PRINT_PLAN ? PLAN
                                  : kind == LUDO_PRINT_WORDS ? WORDS
                                                             : WORKSHEET)
            != NULL;
}

/* Returns: (transfer full): the page of which sheets of @kind are made; NULL
 * with @error where the game has none. */
static LudoPageNode *
read_page (LudoPrint      *print,
           LudoPrintKind   kind,
           GError        **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const char *id = ludo_lesson_sheets_page_id (kind);
  g_autoptr (LudoPageNode) page =
    ludo_library_read (options->library, options->game_id, id, NULL, error);

  if (page == NULL)
    return NULL;
  if (ludo_lesson_sheets_has (kind, page))
    return g_steal_pointer (&page);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                       kind == LUDO_PRINT_POEM
                         ? _("the pages of this game have no poem")
                         : _("the class page of this game has no such part"));

  return NULL;
}

/* Lays @booklet out with the largest letters with which it is on one side, at
 * most @largest, or with the smallest.  Returns: whether it is on one. */
static gboolean
fit_side (LudoPrint   *print,
          LudoBooklet *booklet,
          double       largest)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);

  sheets->wide = TRUE;
  sheets->side = SIDE;
  sheets->top = TOP;
  sheets->bottom = BOTTOM;

  return ludo_booklet_fit (booklet, 1, largest,
                           options->width / LUDO_MM_PER_POINT,
                           options->height / LUDO_MM_PER_POINT);
}

/* Returns: (transfer full): the worksheet of @page with so many @lines below
 * each question; NULL with @error. */
static LudoBooklet *
make_class_sheet (LudoPrint     *print,
                  LudoPageNode  *page,
                  int            lines,
                  GError       **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const LudoPageNode *section = ludo_page_find (page, WORKSHEET);
  g_autoptr (LudoBooklet) booklet =
    ludo_booklet_new (options->language, options->font);

  _ludo_booklet_own_page (booklet, ludo_page_ref (page));
  /* Numbers of sources would lead nowhere. */
  ludo_booklet_sheets (booklet)->bare = TRUE;
  _ludo_booklet_add_head (booklet, section->title, TRUE);
  for (guint i = 0; i < section->children->len; i++)
    {
      const LudoPageNode *node = section->children->pdata[i];

      if (!_ludo_booklet_add_node (booklet, page, node, error))
        return NULL;
      for (int j = 0; _ludo_booklet_has_answer (node) && j < lines; j++)
        _ludo_booklet_add_room (booklet);
    }
  ludo_booklet_sheets (booklet)->bare = FALSE;

  return g_steal_pointer (&booklet);
}

gboolean
ludo_lesson_sheets_add_class (LudoPrint  *print,
                              GError    **error)
{
  g_autoptr (LudoPageNode) page =
    read_page (print, LUDO_PRINT_CLASS_SHEET, error);
  g_autoptr (LudoBooklet) booklet = NULL;
  guint n_sheets;

  if (page == NULL)
    return FALSE;
  booklet = make_class_sheet (print, page, LINES, error);
  if (booklet == NULL)
    return FALSE;
  n_sheets = ludo_print_lay_out (print, booklet);

  /* Leave the rest of the sheet to be written and drawn on. */
  for (int lines = LINES + 1; lines <= LINES_MAX; lines++)
    {
      g_autoptr (LudoBooklet) roomy =
        make_class_sheet (print, page, lines, NULL);

      if (ludo_print_lay_out (print, roomy) > n_sheets)
        break;
      ludo_booklet_free (booklet);
      booklet = g_steal_pointer (&roomy);
    }
  ludo_print_add_booklet (print, g_steal_pointer (&booklet));

  return TRUE;
}

gboolean
ludo_lesson_sheets_add_words (LudoPrint  *print,
                              GError    **error)
{
  static const char *const sections[] = { WORDS, TALK };
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoPageNode *page = read_page (print, LUDO_PRINT_WORDS, error);
  g_autoptr (LudoBooklet) booklet = NULL;

  if (page == NULL)
    return FALSE;
  booklet = ludo_booklet_new (options->language, options->font);
  _ludo_booklet_own_page (booklet, page);
  ludo_booklet_sheets (booklet)->bare = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      const LudoPageNode *section = ludo_page_find (page, sections[i]);

      if (section == NULL)
        continue;
      _ludo_booklet_add_head (booklet, section->title, FALSE);
      for (guint j = 0; j < section->children->len; j++)
        if (!_ludo_booklet_add_node (booklet, page,
                                     section->children->pdata[j], error))
          return FALSE;
    }
  ludo_booklet_sheets (booklet)->bare = FALSE;
  ludo_print_add_booklet (print, g_steal_pointer (&booklet));

  return TRUE;
}

/* Sets the words below the last figure of @sheets beside it, at its right. */
static void
set_caption_beside (LudoSheetLayout *sheets)
{
  for (guint i = 1; i < sheets->blocks->len; i++)
    {
      const LudoBlock *above = sheets->blocks->pdata[i - 1];
      LudoBlock *caption = sheets->blocks->pdata[i];
      double width = ludo_sheet_layout_text_width (sheets), em = sheets->em;

      if (above->figure == NULL || caption->kind != LUDO_BLOCK_TEXT)
        continue;
      caption->before =
        -ludo_booklet_figure_height (above->figure, width, em) / em;
      caption->indent =
        (width + ludo_booklet_figure_width (above->figure, width, em)) / 2 / em
        + 1;
    }
}

/* Adds the plan in @language, on a side of its own. */
static gboolean
add_plan (LudoPrint         *print,
          LudoPageNode      *page,
          LudoPageLanguage   language,
          GError           **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  g_autoptr (LudoBooklet) booklet = ludo_booklet_new (language, options->font);
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);
  GPtrArray *blocks = sheets->blocks;
  LudoPrintOptions one = *options;
  char *title;

  one.language = language;
  title = ludo_print_dup_title (LUDO_PRINT_PLAN, &one);
  _ludo_booklet_own_page (booklet, ludo_page_ref (page));
  sheets->name = title;
  sheets->bare = TRUE;
  if (!_ludo_booklet_add_node (booklet, page, ludo_page_find (page, PLAN),
                               error))
    return FALSE;
  sheets->bare = FALSE;
  sheets->cell_side = CELL_SIDE;
  ((LudoBlock *) blocks->pdata[0])->title = g_strdup (title);
  for (int i = 0; i <= STEPS; i++)
    {
      if (fit_side (print, booklet, i == 0 ? LARGEST : LUDO_PRINT_SMALLEST))
        break;
      sheets->condense -= NARROWER;
      sheets->leading -= NEARER;
      for (guint j = 0; j < blocks->len; j++)
        if (((LudoBlock *) blocks->pdata[j])->figure != NULL)
          ludo_booklet_figure_shrink (((LudoBlock *) blocks->pdata[j])->figure,
                                      LOWER);
      set_caption_beside (sheets);
    }
  ludo_print_add_booklet (print, g_steal_pointer (&booklet));

  return TRUE;
}

gboolean
ludo_lesson_sheets_add_plan (LudoPrint  *print,
                             GError    **error)
{
  LudoPageLanguage language = ludo_print_get_options (print)->language;
  g_autoptr (LudoPageNode) page = read_page (print, LUDO_PRINT_PLAN, error);

  if (page == NULL)
    return FALSE;
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if ((language == LUDO_PAGE_N_LANGUAGES || (int) language == i)
        && !add_plan (print, page, i, error))
      return FALSE;

  return TRUE;
}

/* Appends @text in lines as of verse: they break behind what closes a part of a
 * sentence. */
static void
append_verse (GString    *lines,
              const char *text,
              glong       more)
{
  glong n = -more;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gboolean end = *p == ' '
                     && (n >= VERSE_LETTERS_MAX
                         || (n >= VERSE_LETTERS && p > text
                             && strchr (",;:.?!", p[-1]) != NULL));

      if (end)
        g_string_append_c (lines, '\n');
      else
        g_string_append_len (lines, p, g_utf8_next_char (p) - p);
      n = end ? -more : n + 1;
    }
}

/* Adds a row with lines of the poem and what translates them. */
static void
add_stanza (LudoSheetLayout   *sheets,
            LudoBookletTable  *table,
            const char *const *cells,
            gboolean           head)
{
  LudoBlock *block = ludo_sheet_layout_add (sheets, LUDO_BLOCK_ROW);

  block->table = table;
  table->ref_count++;
  block->head = block->keep = head;
  block->cells[0] = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < table->n_columns; i++)
    g_ptr_array_add (block->cells[0],
                     g_markup_printf_escaped (head ? "<b>%s</b>" : "%s",
                                              cells[i]));
}

/* Adds the verses of @verse with their numbers, and beside them the sentences
 * below them. */
static void
add_verses (LudoSheetLayout    *sheets,
            const LudoPageNode *verse,
            glong               more)
{
  LudoBookletTable *table = g_new0 (LudoBookletTable, 1);
  g_autoptr (GString) lines = g_string_new (NULL);

  table->n_columns = 3;
  table->shares = g_new0 (double, table->n_columns);
  add_stanza (sheets, table, (const char *const[]) { "Ἑλληνικά", "Français",
                                                     "English" }, TRUE);
  for (guint i = 0; i < verse->children->len; i++)
    {
      const LudoPageNode *node = verse->children->pdata[i];
      g_autoptr (GString) french = g_string_new (NULL);
      g_autoptr (GString) english = g_string_new (NULL);
      GString *const texts[] = { french, english };

      if (node->number > 0 && node->type == LUDO_NODE_SENTENCE)
        {
          g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "",
                                  node->plain[0]);
          if (node->number % LUDO_PAGE_NUMBERED_LINES == 0)
            g_string_append_printf (lines, "  (%d)", node->number);
          continue;
        }
      for (guint j = 0; j < node->children->len; j++)
        for (int k = 0; k < LUDO_PAGE_N_LANGUAGES; k++)
          {
            const LudoPageNode *sentence = node->children->pdata[j];

            if (sentence->type != LUDO_NODE_SENTENCE)
              continue;
            if (texts[k]->len > 0)
              g_string_append_c (texts[k], '\n');
            append_verse (texts[k], sentence->plain[k], more);
          }
      add_stanza (sheets, table,
                  (const char *const[]) { lines->str, french->str,
                                          english->str }, FALSE);
      g_string_truncate (lines, 0);
    }
}

gboolean
ludo_lesson_sheets_add_poem (LudoPrint  *print,
                             GError    **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoPageNode *page = read_page (print, LUDO_PRINT_POEM, error);
  LudoBooklet *booklet;
  char *titles[LUDO_PAGE_N_LANGUAGES];

  if (page == NULL)
    return FALSE;
  /* The sheet has one column, because a table has the languages side by
   * side. */
  booklet = ludo_booklet_new (options->language % LUDO_PAGE_N_LANGUAGES,
                              options->font);
  _ludo_booklet_own_page (booklet, page);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    titles[i] = ludo_print_dup_title (LUDO_PRINT_POEM, options);
  _ludo_booklet_add_head (booklet, titles, FALSE);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (titles[i]);
  ludo_booklet_sheets (booklet)->condense = CONDENSED;
  add_verses (ludo_booklet_sheets (booklet), find_verse (page),
              options->width > options->height ? LANDSCAPE_LETTERS : 0);
  fit_side (print, booklet, LARGEST);
  ludo_print_add_booklet (print, booklet);

  return TRUE;
}
