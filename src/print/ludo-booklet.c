/* ludo-booklet.c: pages to read, set out on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-booklet-private.h"

#include <glib/gi18n.h>

#include "play/ludo-language.h"
#include "print/ludo-print.h"

/* The step by which letters are made smaller if a booklet has too many sheets,
 * in points. */
#define SIZE_STEP 0.25

static void
answer_free (gpointer data)
{
  LudoBookletAnswer *answer = data;

  g_free (answer->label);
  g_free (answer);
}

LudoBooklet *
ludo_booklet_new (LudoPageLanguage  language,
                  const char       *font)
{
  LudoBooklet *booklet;

  g_return_val_if_fail (language <= LUDO_PAGE_N_LANGUAGES, NULL);

  booklet = g_new0 (LudoBooklet, 1);
  booklet->sheets = ludo_sheet_layout_new (language, font);
  booklet->pages =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_page_free);
  booklet->notes = g_ptr_array_new ();
  booklet->answers = g_ptr_array_new_with_free_func (answer_free);

  return booklet;
}

void
ludo_booklet_free (LudoBooklet *booklet)
{
  if (booklet == NULL)
    return;

  g_ptr_array_unref (booklet->answers);
  g_ptr_array_unref (booklet->notes);
  ludo_sheet_layout_free (booklet->sheets);
  g_ptr_array_unref (booklet->pages);
  g_clear_error (&booklet->problem);
  g_free (booklet);
}

char *
_ludo_booklet_dup_name (const LudoBooklet *booklet,
                        const char        *game_id)
{
  LudoPageLanguage language = booklet->sheets->language
                              % LUDO_PAGE_N_LANGUAGES;
  locale_t before = ludo_language_push (ludo_page_language_code (language));
  char *name = g_strdup (gettext (ludo_game_info_for (game_id)->name));

  ludo_language_pop (before);

  return name;
}

LudoBookletFigure *
_ludo_booklet_add_position (LudoBooklet     *booklet,
                            const char      *game_id,
                            const GameState *state,
                            const GameTrace *last,
                            double           tallest)
{
  LudoBlock *block = ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_FIGURE);

  block->figure = ludo_booklet_figure_new_position (game_id, state, last,
                                                    tallest);
  block->before = 0.5;

  return block->figure;
}

/* The height of the picture on the title page, in the size of the text: the
 * contents stay below it, on half a sheet as well. */
#define COVER 20

/* Adds a title page: the picture of the shelf, the game's name, its author or
 * origin, and the contents of the booklet.  To be called first.  @titles and
 * @credits, which may be NULL, are French and English, plain text. */
static void
add_title_page (LudoBooklet       *booklet,
                const char        *game_id,
                const char *const *titles,
                const char *const *credits)
{
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;
  LudoBookletFigure *cover = ludo_booklet_figure_new_cover (game_id, COVER);
  LudoBlock *block;

  if (cover != NULL)
    ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_FIGURE)->figure = cover;
  booklet->sheets->name =
    g_strdup (titles[booklet->sheets->language % LUDO_PAGE_N_LANGUAGES]);
  french = g_markup_printf_escaped ("<b>%s</b>", titles[LUDO_PAGE_FRENCH]);
  english = g_markup_printf_escaped ("<b>%s</b>", titles[LUDO_PAGE_ENGLISH]);
  block = _ludo_booklet_add_text (booklet, french, english);
  block->scale = booklet->sheets->n_languages > 1 ? 2 : 3;
  block->heading = 1;
  block->before = cover != NULL ? 1.5 : 6;
  if (credits != NULL)
    {
      g_autofree char *credit_french =
        g_markup_escape_text (credits[LUDO_PAGE_FRENCH], -1);
      g_autofree char *credit_english =
        g_markup_escape_text (credits[LUDO_PAGE_ENGLISH], -1);

      block = _ludo_booklet_add_text (booklet, credit_french,
                                      credit_english);
      block->before = 1.5;
      block->scale = 1.1;
    }
  booklet->sheets->contents = (int) booklet->sheets->blocks->len;
}

/* A page title stands on top of a new sheet. */
static void
add_page_title (LudoBooklet *booklet,
                char *const *titles)
{
  if (booklet->sheets->blocks->len > 0)
    ludo_sheet_layout_add (booklet->sheets, LUDO_BLOCK_SHEET);
  else if (booklet->sheets->name == NULL)
    booklet->sheets->name =
      ludo_page_dup_plain (titles[booklet->sheets->language
                                  % LUDO_PAGE_N_LANGUAGES]);
  _ludo_booklet_add_heading (booklet, titles, 0);
}

gboolean
ludo_booklet_add_page (LudoBooklet   *booklet,
                       LudoPageNode  *page,
                       GError       **error)
{
  guint n_blocks;
  guint n_answers;

  g_return_val_if_fail (booklet != NULL && page != NULL, FALSE);

  n_blocks = booklet->sheets->blocks->len;
  n_answers = booklet->answers->len;
  g_ptr_array_add (booklet->pages, ludo_page_ref (page));
  booklet->n_questions = 0;
  add_page_title (booklet, page->title);
  for (guint i = 0; i < page->children->len; i++)
    if (!_ludo_booklet_add_node (booklet, page, page->children->pdata[i],
                                 error))
      {
        g_prefix_error (error, "%s.page, ", page->id);
        g_ptr_array_set_size (booklet->sheets->blocks, n_blocks);
        g_ptr_array_set_size (booklet->answers, n_answers);
        return FALSE;
      }

  return TRUE;
}

static void
add_answers (LudoBooklet *booklet)
{
  char *const titles[] = { (char *) "Réponses", (char *) "Answers" };
  const LudoPageNode *page = NULL;

  if (booklet->answers->len == 0)
    return;

  add_page_title (booklet, titles);
  for (guint i = 0; i < booklet->answers->len; i++)
    {
      const LudoBookletAnswer *answer = booklet->answers->pdata[i];
      gboolean has_sentences = FALSE;
      guint first;

      /* Name the page, because answers alone do not show which page asked. */
      if (answer->page != page
          && (booklet->pages->len > 1 || booklet->sheets->bare))
        _ludo_booklet_add_heading (booklet, answer->page->title, 1);
      page = answer->page;
      first = booklet->sheets->blocks->len;
      for (guint j = 0; j < answer->answer->children->len; j++)
        {
          const LudoPageNode *child = answer->answer->children->pdata[j];

          if (child->type == LUDO_NODE_SENTENCE)
            has_sentences = TRUE;
          else
            /* A paragraph has no figure that the rules could refuse. */
            _ludo_booklet_add_node (booklet, page, child, NULL);
        }
      if (has_sentences)
        _ludo_booklet_add_sentences (booklet, answer->answer);
      for (guint j = first; j < booklet->sheets->blocks->len; j++)
        ((LudoBlock *) booklet->sheets->blocks->pdata[j])->indent = 1.6;
      if (booklet->sheets->blocks->len > first)
        {
          LudoBlock *block = booklet->sheets->blocks->pdata[first];

          block->bullet = g_strdup (answer->label);
          /* A figure's name is too long to hang beside its answer. */
          if (g_utf8_strlen (answer->label, -1) > 4)
            block->indent = 5.4;
        }
    }
}

static void
add_source (LudoBooklet        *booklet,
            const LudoPageNode *source,
            const char         *id,
            guint               number)
{
  g_autofree char *escaped = g_markup_escape_text (id, -1);
  LudoBlock *block =
    source != NULL ? _ludo_booklet_add_text (booklet,
                                             source->text[LUDO_PAGE_FRENCH],
                                             source->text[LUDO_PAGE_ENGLISH])
                   : _ludo_booklet_add_text (booklet, escaped, escaped);

  block->bullet = number > 0 ? g_strdup_printf ("%u.", number)
                             : g_strdup ("–");
  block->indent = 1.9;
  block->before = 0.4;
  block->scale = 0.92;
}

/* Returns: (transfer full): @markup without the tags called @tag. */
static char *
without_tag (const char *markup,
             const char *tag)
{
  g_autofree char *open = g_strdup_printf ("<%s>", tag);
  g_autofree char *end = g_strdup_printf ("</%s>", tag);
  g_auto (GStrv) parts = g_strsplit (markup, open, -1);
  g_autofree char *opened = g_strjoinv ("", parts);
  g_auto (GStrv) rest = g_strsplit (opened, end, -1);

  return g_strjoinv ("", rest);
}

/* Adds a line for each page title, below the title of the whole. */
static void
add_contents (LudoBooklet *booklet)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < booklet->sheets->blocks->len; i++)
    if (((LudoBlock *) booklet->sheets->blocks->pdata[i])->title != NULL)
      g_array_append_val (targets, i);

  for (guint i = 0; i < targets->len; i++)
    {
      guint target = g_array_index (targets, guint, i);
      /* The i lines that were inserted before have moved it. */
      const LudoBlock *heading = booklet->sheets->blocks->pdata[target + i];
      LudoBlock *line = g_new0 (LudoBlock, 1);

      line->kind = LUDO_BLOCK_TEXT;
      line->scale = 1;
      line->before = i == 0 ? 4 : 0.7;
      line->target = (int) (target + targets->len);
      for (int j = 0; j < booklet->sheets->n_languages; j++)
        {
          line->cells[j] = g_ptr_array_new_with_free_func (g_free);
          g_ptr_array_add (line->cells[j],
                           without_tag (heading->cells[j]->pdata[0], "b"));
        }
      g_ptr_array_insert (booklet->sheets->blocks,
                          booklet->sheets->contents + (int) i, line);
    }
}

/* Adds how many sentences bear each mark, so that the list of the sources says
 * what has been marked on these sheets. */
static void
add_marked (LudoBooklet *booklet)
{
  g_autoptr (GString) counts = g_string_new (NULL);

  for (int i = 0; i < LUDO_READER_N_SURE; i++)
    if (booklet->n_marked[i] > 0)
      g_string_append_printf (counts, "%s%s\u00a0%u",
                              counts->len > 0 ? ", " : "",
                              ludo_reader_sure_shape (ludo_reader_sure_id (i)),
                              booklet->n_marked[i]);
  if (counts->len > 0)
    _ludo_booklet_add_words (
      booklet,
      /* Translators: signs, each with the number of sentences it stands at. */
      N_("On these sheets, a sign follows each sentence that is not certain: "
         "%s. The foot of each sheet says what the signs mean."), counts->str);
}

static void
add_notes (LudoBooklet  *booklet,
           LudoPageNode *sources)
{
  char *const titles[] = { (char *) "Sources", (char *) "Sources" };
  guint n_notes;

  n_notes = booklet->notes->len;
  if (n_notes == 0)
    return;

  if (sources != NULL)
    g_ptr_array_add (booklet->pages, ludo_page_ref (sources));
  /* In a booklet the sources get a sheet, below a page alone a heading. */
  if (booklet->sheets->contents >= 0)
    add_page_title (booklet, titles);
  else
    _ludo_booklet_add_heading (booklet, titles, 1);
  add_marked (booklet);
  for (guint i = 0; i < n_notes; i++)
    {
      const char *id = booklet->notes->pdata[i];

      add_source (booklet,
                  sources != NULL ? ludo_page_find (sources, id) : NULL, id,
                  i + 1);
    }
}

void
ludo_booklet_close (LudoBooklet  *booklet,
                    LudoPageNode *sources)
{
  g_return_if_fail (booklet != NULL);

  add_answers (booklet);
  add_notes (booklet, sources);
  if (booklet->sheets->contents >= 0)
    add_contents (booklet);
}

/* A page of @library.  The booklet remembers what was wrong with the first that
 * another had to stand in for. */
static LudoPageNode *
read_page (LudoBooklet  *booklet,
           LudoLibrary  *library,
           const char   *game_id,
           const char   *page_id,
           GError      **error)
{
  g_autoptr (GError) problem = NULL;
  LudoPageNode *page = ludo_library_read (library, game_id, page_id, &problem,
                                          error);

  if (problem != NULL
      && (booklet->problem == NULL
          || (ludo_library_problem_is_own (problem)
              && !ludo_library_problem_is_own (booklet->problem))))
    {
      g_clear_error (&booklet->problem);
      booklet->problem = g_steal_pointer (&problem);
    }

  return page;
}

static gboolean
add_page (LudoBooklet  *booklet,
          LudoLibrary  *library,
          const char   *game_id,
          const char   *page_id,
          GError      **error)
{
  g_autoptr (LudoPageNode) page = read_page (booklet, library, game_id,
                                             page_id, error);

  return page != NULL && ludo_booklet_add_page (booklet, page, error);
}

/* The text of the paragraph in which a page names the game's author, if it
 * has one. */
static char *
credit_text (const LudoPageNode *page,
             LudoPageLanguage    language)
{
  const LudoPageNode *credit = ludo_page_find (page, "credit");
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; credit != NULL && i < credit->children->len; i++)
    {
      const LudoPageNode *sentence = credit->children->pdata[i];

      if (sentence->type != LUDO_NODE_SENTENCE)
        continue;
      if (words->len > 0)
        g_string_append_c (words, ' ');
      g_string_append (words, sentence->text[language]);
    }

  return ludo_page_dup_plain (words->str);
}

static gboolean
add_title (LudoBooklet  *booklet,
           LudoLibrary  *library,
           const char   *game_id,
           GError      **error)
{
  g_autoptr (LudoPageNode) atlas = NULL;
  g_autoptr (LudoPageNode) rules = NULL;
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;

  atlas = read_page (booklet, library, game_id, "atlas", error);
  if (atlas == NULL)
    return FALSE;
  rules = read_page (booklet, library, game_id, "rules", error);
  if (rules == NULL)
    return FALSE;

  french = credit_text (rules, LUDO_PAGE_FRENCH);
  english = credit_text (rules, LUDO_PAGE_ENGLISH);
  add_title_page (booklet, game_id, (const char *const *) atlas->atlas->name,
                  french[0] != '\0'
                    ? (const char *const[]) { french, english }
                    : NULL);

  return TRUE;
}

LudoBooklet *
ludo_booklet_new_for_game (LudoLibrary        *library,
                           const char         *game_id,
                           const char *const  *page_ids,
                           LudoPageLanguage    language,
                           const char         *font,
                           GError            **error)
{
  g_autoptr (LudoBooklet) booklet = NULL;
  g_autoptr (LudoPageNode) sources = NULL;
  gboolean whole = page_ids == NULL;
  guint n_pages = whole ? 0 : g_strv_length ((char **) page_ids);

  g_return_val_if_fail (LUDO_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (game_id != NULL, NULL);

  booklet = ludo_booklet_new (language, font);
  if ((whole || n_pages > 1) && !add_title (booklet, library, game_id, error))
    return NULL;

  if (whole)
    page_ids = ludo_library_get_page_ids ();
  for (int i = 0; page_ids[i] != NULL; i++)
    {
      /* No game has all of them, and the sources end the booklet as notes. */
      if (whole && (g_str_equal (page_ids[i], "sources")
                    || !ludo_library_has (library, game_id, page_ids[i])))
        continue;
      if (!add_page (booklet, library, game_id, page_ids[i], error))
        return NULL;
    }

  if (ludo_library_has (library, game_id, "sources"))
    {
      sources = read_page (booklet, library, game_id, "sources", error);
      if (sources == NULL)
        return NULL;
    }
  ludo_booklet_close (booklet, sources);

  return g_steal_pointer (&booklet);
}

const GError *
ludo_booklet_get_problem (const LudoBooklet *booklet)
{
  g_return_val_if_fail (booklet != NULL, NULL);

  return booklet->problem;
}

guint
ludo_booklet_paginate (LudoBooklet *booklet,
                       double       width,
                       double       height)
{
  g_return_val_if_fail (booklet != NULL, 0);

  return ludo_sheet_layout_paginate (booklet->sheets, width, height);
}

gboolean
_ludo_booklet_has_answer (const LudoPageNode *node)
{
  for (guint i = 0; i < node->children->len; i++)
    if (((LudoPageNode *) node->children->pdata[i])->type == LUDO_NODE_ANSWER)
      return TRUE;

  return FALSE;
}

gboolean
ludo_booklet_fit (LudoBooklet *booklet,
                  guint        most,
                  double       largest,
                  double       width,
                  double       height)
{
  guint n;

  booklet->sheets->size = largest;
  while ((n = ludo_booklet_paginate (booklet, width, height)) > most
         && booklet->sheets->size > LUDO_PRINT_SMALLEST)
    booklet->sheets->size -= SIZE_STEP;

  return n <= most;
}

void
ludo_booklet_draw_page (LudoBooklet *booklet,
                        guint        index,
                        cairo_t     *cr)
{
  g_return_if_fail (booklet != NULL);

  ludo_sheet_layout_draw (booklet->sheets, index, cr);
}

char *
ludo_booklet_dup_title (const LudoBooklet *booklet,
                        guint              index)
{
  const LudoSheet *sheet = booklet->sheets->list->pdata[index];

  for (guint i = 0; i < sheet->pieces->len; i++)
    {
      guint number = g_array_index (sheet->pieces, LudoPiece, i).block;
      const LudoBlock *block = booklet->sheets->blocks->pdata[number];

      if (block->title != NULL)
        return ludo_page_dup_plain (block->title);
    }

  return NULL;
}
