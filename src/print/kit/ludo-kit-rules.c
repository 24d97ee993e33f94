/* ludo-kit-rules.c: the rules of a game on a sheet beside its board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-rules.h"

#include <glib/gi18n.h>

#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-off-paper.h"

/* In points: around the rules, below them, where the number of the sheet is,
 * between their columns, and their letters. */
#define RULES_MARGIN 30
#define RULES_FOOT 43
#define RULES_GUTTER 18
#define RULES_LARGEST 11

/* The height of the figure of the start, in the size of the letters, and by how
 * much it is lowered where the rules would not fit. */
#define START_HEIGHT 18
#define START_STEP 6

/* Adds the sentences under @node that hold for @ruleset; other rulesets, notes
 * and figures are left to the booklet.
 * @box: (nullable): the house rule that they state.  They begin with its title,
 *   and those after the first that cite a source are left out, because the rule
 *   itself is ours. */
static void
add_sentences (LudoBooklet        *booklet,
               const LudoPageNode *node,
               const LudoPageNode *box,
               const char         *ruleset,
               gboolean            item)
{
  GString *texts[] = { g_string_new (NULL), g_string_new (NULL) };

  for (int j = 0; j < LUDO_PAGE_N_LANGUAGES && box != NULL; j++)
    g_string_append_printf (texts[j], "<b>%s.</b>", box->title[j]);
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *sentence = node->children->pdata[i];

      if (sentence->type == LUDO_NODE_SENTENCE
          && ludo_page_applies (sentence, ruleset)
          && !ludo_off_paper_leads (sentence)
          && (box == NULL || i == 0 || sentence->notes->len == 0))
        for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
          g_string_append_printf (texts[j], "%s%s",
                                  texts[j]->len > 0 ? " " : "",
                                  sentence->text[j]);
    }
  if (texts[0]->len > 0)
    {
      LudoBlock *block = _ludo_booklet_add_text (booklet, texts[0]->str,
                                                 texts[1]->str);

      block->before = 0.3;
      block->indent = item ? 1.2 : 0;
      block->bullet = item ? g_strdup ("•") : NULL;
    }
  for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
    g_string_free (texts[j], TRUE);
}

/* The rules that the sources lack, without which a game could fail to end: the
 * other boxes, of doubts and mistakes, are left to the booklet. */
static void
add_house_rule (LudoBooklet        *booklet,
                const LudoPageNode *box,
                const char         *ruleset)
{
  if (g_strcmp0 (box->kind, "house-rule") != 0)
    return;

  for (guint i = 0; i < box->children->len; i++)
    {
      const LudoPageNode *paragraph = box->children->pdata[i];

      if (paragraph->type == LUDO_NODE_PARAGRAPH
          && ludo_page_applies (paragraph, ruleset))
        add_sentences (booklet, paragraph, i == 0 ? box : NULL, ruleset,
                       FALSE);
    }
}

/* A table that compares the rulesets gives way to the throws of the one that is
 * printed. */
static void
add_table (LudoBooklet        *booklet,
           const LudoKit      *kit,
           const GameConfig   *config,
           const LudoPageNode *page,
           const LudoPageNode *table)
{
  if (kit->add_throws != NULL)
    kit->add_throws (booklet, config->ruleset);
  else
    _ludo_booklet_add_node (booklet, page, table, NULL);
}

static void
add_section (LudoBooklet        *booklet,
             const LudoKit      *kit,
             const GameConfig   *config,
             const LudoPageNode *page,
             const LudoPageNode *section)
{
  const GameRules *rules = ludo_game_info_for (kit->game_id)->rules;
  const char *ruleset = rules->rulesets[config->ruleset].id;

  _ludo_booklet_add_heading (booklet, section->title, 2);
  for (guint i = 0; i < section->children->len; i++)
    {
      const LudoPageNode *node = section->children->pdata[i];

      if (!ludo_page_applies (node, ruleset))
        continue;
      if (node->type == LUDO_NODE_PARAGRAPH)
        add_sentences (booklet, node, NULL, ruleset, FALSE);
      else if (node->type == LUDO_NODE_BOX)
        add_house_rule (booklet, node, ruleset);
      else if (node->type == LUDO_NODE_TABLE)
        add_table (booklet, kit, config, page, node);
      for (guint j = 0; node->type == LUDO_NODE_LIST
                        && j < node->children->len; j++)
        add_sentences (booklet, node->children->pdata[j], NULL, ruleset, TRUE);
    }
}

/* Which of several rules, or starts, the sheet is about. */
static void
add_choice (LudoBooklet            *booklet,
            const LudoPrintOptions *options)
{
  const char *game_id = options->game_id;
  char *texts[LUDO_PAGE_N_LANGUAGES];
  int index = 0;

  if (ludo_kit_count_choices (game_id) == 1)
    return;

  while (options->ruleset != NULL
         && !g_str_equal (ludo_kit_choice_id (game_id, index),
                          options->ruleset))
    index++;
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autofree char *chosen = ludo_kit_dup_choice (game_id, index);

      texts[i] = g_markup_printf_escaped ("<b>%s</b>", chosen);
      ludo_language_pop (before);
    }
  _ludo_booklet_add_text (booklet, texts[0], texts[1]);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (texts[i]);
}

/* The board as the game begins, and what a sign on it means. */
static void
add_start (LudoBooklet      *booklet,
           const LudoKit    *kit,
           const GameConfig *config,
           double            tallest,
           gboolean          save_ink)
{
  LudoBookletFigure *figure;
  GameState state;
  char *signs[LUDO_PAGE_N_LANGUAGES];

  ludo_game_info_for (kit->game_id)->rules->start (config, &state);
  figure = _ludo_booklet_add_position (booklet, kit->game_id, &state, NULL,
                                       tallest);
  /* The signs that are explained below are those of a game that is played. */
  if (save_ink && !kit->sign_begins)
    ludo_booklet_figure_save_ink (figure, kit->draw_start);
  if (!kit->sign_begins)
    return;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      signs[i] = g_markup_escape_text (gettext (kit->signs), -1);
      ludo_language_pop (before);
    }
  _ludo_booklet_add_text (booklet, signs[0], signs[1]);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (signs[i]);
}

static guint
count_columns (const LudoPrintOptions *options)
{
  return options->width > options->height ? 3 : 2;
}

static void
draw_rules (LudoPrint *print,
            gpointer   data,
            guint      index,
            cairo_t   *cr)
{
  guint n = count_columns (ludo_print_get_options (print));
  LudoBooklet *booklet = data;

  cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
  cairo_translate (cr, RULES_MARGIN - RULES_GUTTER / 2.0, 0);
  for (guint i = n * index;
       i < MIN (ludo_booklet_sheets (booklet)->list->len, n * (index + 1)); i++)
    {
      ludo_booklet_draw_page (booklet, i, cr);
      cairo_translate (cr, ludo_booklet_sheets (booklet)->width, 0);
    }
}

/* Sets the rules out in columns, each of which is laid out as a sheet, in the
 * largest letters with which they fit.  Returns: whether any do. */
static gboolean
set_out_columns (LudoPrint   *print,
                 LudoBooklet *booklet)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  guint most = count_columns (options);
  double width = (options->width / LUDO_MM_PER_POINT - 2 * RULES_MARGIN
                  + RULES_GUTTER) / most;

  return ludo_booklet_fit (booklet, most, RULES_LARGEST, width,
                           options->height / LUDO_MM_PER_POINT);
}

/* Returns: the rules, with the start as a figure @tallest high, or without one
 * where that is 0; NULL with @error. */
static LudoBooklet *
make_booklet (LudoPrint         *print,
              const LudoKit     *kit,
              const GameConfig  *config,
              LudoPageLanguage   language,
              double             tallest,
              GError           **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoPageNode *page = ludo_library_read (options->library, kit->game_id,
                                          "rules", NULL, error);
  g_auto (GStrv) ids = g_strsplit (kit->rules, " ", -1);
  LudoBooklet *booklet;
  LudoSheetLayout *sheets;

  if (page == NULL)
    return NULL;
  booklet = ludo_booklet_new (language, options->font != NULL
                                          ? options->font : LUDO_PRINT_FONT);
  sheets = ludo_booklet_sheets (booklet);
  sheets->bare = TRUE;
  sheets->mono = options->mono;
  sheets->side = RULES_GUTTER / 2.0;
  sheets->top = RULES_MARGIN;
  sheets->bottom = RULES_FOOT;
  _ludo_booklet_own_page (booklet, page);
  _ludo_booklet_add_heading (booklet, page->title, 1);
  add_choice (booklet, options);
  for (int i = 0; ids[i] != NULL; i++)
    {
      const LudoPageNode *section = ludo_page_find (page, ids[i]);

      if (section != NULL)
        add_section (booklet, kit, config, page, section);
      /* A board that is empty at the start needs no figure of that. */
      if (i == 0 && tallest > 0 && kit->beside == NULL)
        add_start (booklet, kit, config, tallest, options->save_ink);
    }

  return booklet;
}

/* The rules as a player needs them beside the board, on a sheet of their own
 * in @language: the figure gives way where they would not fit. */
gboolean
ludo_kit_add_rules (LudoPrint         *print,
                    const LudoKit     *kit,
                    const GameConfig  *config,
                    LudoPageLanguage   language,
                    GError           **error)
{
  const guint n = count_columns (ludo_print_get_options (print));
  g_autofree char *title = NULL;
  LudoBooklet *booklet = NULL;

  for (int tallest = START_HEIGHT; booklet == NULL; tallest -= START_STEP)
    {
      booklet = make_booklet (print, kit, config, language, tallest, error);
      if (booklet == NULL)
        return FALSE;
      if (!set_out_columns (print, booklet) && tallest > 0)
        g_clear_pointer (&booklet, ludo_booklet_free);
    }
  title = ludo_booklet_dup_title (booklet, 0);
  ludo_print_own (print, booklet, (GDestroyNotify) ludo_booklet_free);
  for (guint i = 0; i * n < ludo_booklet_sheets (booklet)->list->len; i++)
    ludo_print_add (print, title, draw_rules, booklet, i);

  return TRUE;
}
