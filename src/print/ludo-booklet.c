/* ludo-booklet.c: pages to read, set out on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-booklet"

#include "config.h"

#include "print/ludo-booklet-private.h"

#include <pango/pangocairo.h>

#define DEFAULT_FONT "Serif"

static void
table_unref (LudoBookletTable *table)
{
  if (table == NULL || --table->holders > 0)
    return;

  g_free (table->shares);
  g_free (table);
}

static void
block_free (gpointer data)
{
  LudoBlock *block = data;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_clear_pointer (&block->cells[i], g_ptr_array_unref);
  g_free (block->bullet);
  g_free (block->title);
  table_unref (block->table);
  _ludo_booklet_figure_free (block->figure);
  g_clear_pointer (&block->layouts, g_ptr_array_unref);
  ludo_map_drawing_free (block->map);
  g_free (block);
}

static void
sheet_free (gpointer data)
{
  LudoSheet *sheet = data;

  g_array_unref (sheet->pieces);
  g_free (sheet);
}

static void
answer_free (gpointer data)
{
  LudoBookletAnswer *answer = data;

  g_free (answer->label);
  g_free (answer);
}

/* In points, without regard to any screen, so that lines break alike on all
 * of them and on paper. */
static PangoContext *
create_context (void)
{
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);

  return context;
}

LudoBooklet *
ludo_booklet_new (LudoPageLanguage  language,
                  const char       *font)
{
  LudoBooklet *booklet;

  g_return_val_if_fail (language <= LUDO_PAGE_N_LANGUAGES, NULL);

  booklet = g_new0 (LudoBooklet, 1);
  booklet->language = language;
  booklet->n_languages = language == LUDO_PAGE_N_LANGUAGES ? 2 : 1;
  booklet->font = g_strdup (font != NULL ? font : DEFAULT_FONT);
  booklet->context = create_context ();
  booklet->contents = -1;
  booklet->pages =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_page_free);
  booklet->blocks = g_ptr_array_new_with_free_func (block_free);
  booklet->notes = g_ptr_array_new ();
  booklet->answers = g_ptr_array_new_with_free_func (answer_free);
  booklet->sheets = g_ptr_array_new_with_free_func (sheet_free);

  return booklet;
}

void
ludo_booklet_free (LudoBooklet *booklet)
{
  if (booklet == NULL)
    return;

  g_ptr_array_unref (booklet->sheets);
  g_ptr_array_unref (booklet->answers);
  g_ptr_array_unref (booklet->notes);
  g_ptr_array_unref (booklet->blocks);
  g_ptr_array_unref (booklet->pages);
  g_object_unref (booklet->context);
  g_free (booklet->font);
  g_free (booklet->name);
  g_clear_error (&booklet->problem);
  g_free (booklet);
}

void
ludo_booklet_add_title (LudoBooklet       *booklet,
                        const char *const *titles,
                        const char *const *credits)
{
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;
  LudoBlock *block;

  g_return_if_fail (booklet != NULL && titles != NULL);
  g_return_if_fail (booklet->blocks->len == 0);

  booklet->name = g_strdup (titles[booklet->language % LUDO_PAGE_N_LANGUAGES]);
  french = g_markup_printf_escaped ("<b>%s</b>", titles[LUDO_PAGE_FRENCH]);
  english = g_markup_printf_escaped ("<b>%s</b>", titles[LUDO_PAGE_ENGLISH]);
  block = _ludo_booklet_add_text (booklet, french, english);
  block->scale = booklet->n_languages > 1 ? 2 : 3;
  block->before = 6;
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
  booklet->contents = (int) booklet->blocks->len;
}

/* A page title stands on top of a new sheet. */
static void
add_page_title (LudoBooklet *booklet,
                char *const *titles)
{
  if (booklet->blocks->len > 0)
    _ludo_booklet_add_block (booklet, LUDO_BLOCK_SHEET);
  else if (booklet->name == NULL)
    booklet->name =
      ludo_page_dup_plain (titles[booklet->language % LUDO_PAGE_N_LANGUAGES]);
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

  n_blocks = booklet->blocks->len;
  n_answers = booklet->answers->len;
  g_ptr_array_add (booklet->pages, ludo_page_ref (page));
  booklet->n_questions = 0;
  add_page_title (booklet, page->title);
  for (guint i = 0; i < page->children->len; i++)
    if (!_ludo_booklet_add_node (booklet, page, page->children->pdata[i],
                                 error))
      {
        g_prefix_error (error, "%s.page, ", page->id);
        g_ptr_array_set_size (booklet->blocks, n_blocks);
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

      if (answer->page != page && booklet->pages->len > 1)
        _ludo_booklet_add_heading (booklet, answer->page->title, 1);
      page = answer->page;
      first = booklet->blocks->len;
      for (guint j = 0; j < answer->answer->children->len; j++)
        {
          const LudoPageNode *child = answer->answer->children->pdata[j];

          if (child->type == LUDO_NODE_SENTENCE)
            has_sentences = TRUE;
          else
            /* Paragraphs, which no rules can refuse. */
            _ludo_booklet_add_node (booklet, page, child, NULL);
        }
      if (has_sentences)
        {
          g_autofree char *french =
            _ludo_booklet_sentences (booklet, answer->answer,
                                     LUDO_PAGE_FRENCH);
          g_autofree char *english =
            _ludo_booklet_sentences (booklet, answer->answer,
                                     LUDO_PAGE_ENGLISH);

          _ludo_booklet_add_text (booklet, french, english);
        }
      for (guint j = first; j < booklet->blocks->len; j++)
        ((LudoBlock *) booklet->blocks->pdata[j])->indent = 1.6;
      if (booklet->blocks->len > first)
        {
          LudoBlock *block = booklet->blocks->pdata[first];

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

/* Without the tags that @tag opens and closes. */
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

/* A line for each page title, below the title of the whole. */
static void
add_contents (LudoBooklet *booklet)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < booklet->blocks->len; i++)
    if (((LudoBlock *) booklet->blocks->pdata[i])->title != NULL)
      g_array_append_val (targets, i);

  for (guint i = 0; i < targets->len; i++)
    {
      guint target = g_array_index (targets, guint, i);
      /* Those that have been put in before move it on. */
      const LudoBlock *heading = booklet->blocks->pdata[target + i];
      LudoBlock *line = g_new0 (LudoBlock, 1);

      line->kind = LUDO_BLOCK_TEXT;
      line->scale = 1;
      line->before = i == 0 ? 4 : 0.7;
      line->target = (int) (target + targets->len);
      for (int j = 0; j < booklet->n_languages; j++)
        {
          line->cells[j] = g_ptr_array_new_with_free_func (g_free);
          g_ptr_array_add (line->cells[j],
                           without_tag (heading->cells[j]->pdata[0], "b"));
        }
      g_ptr_array_insert (booklet->blocks, booklet->contents + (int) i, line);
    }
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
  /* A booklet has them all on a sheet; a page has its own below. */
  if (booklet->contents >= 0)
    add_page_title (booklet, titles);
  else
    _ludo_booklet_add_heading (booklet, titles, 1);
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
  if (booklet->contents >= 0)
    add_contents (booklet);
}

guint
ludo_booklet_get_n_pages (const LudoBooklet *booklet)
{
  g_return_val_if_fail (booklet != NULL, 0);

  return booklet->sheets->len;
}
