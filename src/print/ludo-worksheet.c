/* ludo-worksheet.c: questions about positions, and their key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-worksheet.h"

#include <glib/gi18n.h>

#include "games/game-rng.h"
#include "learn/ludo-puzzle.h"
#include "learn/puzzles/ludo-pool.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-question-sheet.h"

/* The name that stands for the game's puzzles in the list of pages. */
#define PUZZLES "puzzles"

/* In the size of the text, as on other worksheets. */
#define BOARD_ALONE 23
#define BOARD_TWO 25
#define INDENT 1.6

/* On the two sides of a sheet. */
#define PUZZLES_A_SHEET 4

static void
add_puzzle (const LudoPrintOptions *options,
            LudoBooklet            *booklet,
            const LudoStep         *step,
            int                     number,
            gboolean                key)
{
  const LudoTurnAnswer *answer = step->answers->pdata[0];
  LudoBlock *block;

  if (key)
    {
      ludo_question_sheet_add_answer (options, booklet, &step->start,
                                      (const GameMove *) answer->moves->data,
                                      answer->moves->len, number);
      return;
    }
  ludo_booklet_figure_name_turn (
    _ludo_booklet_add_position (booklet, options->game_id, &step->start, NULL,
                                ludo_booklet_sheets (booklet)->n_languages > 1
                                  ? BOARD_TWO : BOARD_ALONE));
  block = _ludo_booklet_add_sentences (booklet, step->ask);
  block->bullet = g_strdup_printf ("%d.", number);
  block->indent = INDENT;
  _ludo_booklet_add_room (booklet);
}

static gboolean
add_puzzles (const LudoPrintOptions  *options,
             LudoBooklet             *booklet,
             guint64                  seed,
             gboolean                 key,
             GError                 **error)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lessons = ludo_puzzle_list (options->library,
                                                    options->game_id, -1,
                                                    problems);
  g_autoptr (GPtrArray) steps = g_ptr_array_new ();
  GameRng rng = { seed };

  for (guint i = 0; i < lessons->len; i++)
    {
      const LudoLesson *lesson = lessons->pdata[i];

      _ludo_booklet_own_page (booklet, ludo_page_ref (lesson->page));
      for (guint j = 0; j < lesson->steps->len; j++)
        g_ptr_array_add (steps, lesson->steps->pdata[j]);
    }
  if (steps->len < PUZZLES_A_SHEET)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           problems->len > 0
                             ? g_ptr_array_index (problems, 0)
                             : _("there are no puzzles for this game"));
      return FALSE;
    }

  /* Take a puzzle of each quarter of the list, which begins with the easy ones,
   * so that all sheets are equally hard. */
  for (guint i = 0; i < PUZZLES_A_SHEET; i++)
    {
      guint first = i * steps->len / PUZZLES_A_SHEET;
      guint end = (i + 1) * steps->len / PUZZLES_A_SHEET;

      add_puzzle (options, booklet,
                  steps->pdata[first + game_rng_below (&rng, end - first)],
                  (int) i + 1, key);
    }

  return TRUE;
}

/* Returns: (transfer full): the game and the numbers of worksheets, @first to
 * @last, or of their key, in the language pushed. */
static char *
dup_title (const LudoPrintOptions *options,
           guint64                 first,
           guint64                 last,
           gboolean                key)
{
  const char *name = gettext (ludo_game_info_for (options->game_id)->name);
  g_autofree char *number =
    first == last ? g_strdup_printf ("%" G_GUINT64_FORMAT, first)
                  : g_strdup_printf ("%" G_GUINT64_FORMAT "–%" G_GUINT64_FORMAT,
                                     first, last);

  /* Translators: the game, and the number of the sheet. */
  return g_strdup_printf (!key ? _("%s – worksheet %s")
                          : first == last ? _("%s – key to worksheet %s")
                          /* Translators: the game, and numbers as "1–30". */
                          : _("%s – key to worksheets %s"), name, number);
}

/* Adds the head: the game, the number of the sheet and, on a worksheet, room
 * for the pupil's name and the date. */
static void
add_head (const LudoPrintOptions *options,
          LudoBooklet            *booklet,
          guint64                 seed,
          gboolean                key)
{
  char *titles[LUDO_PAGE_N_LANGUAGES];

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autofree char *title = dup_title (options, seed, seed, key);

      titles[i] = g_markup_escape_text (title, -1);
      ludo_language_pop (before);
    }
  _ludo_booklet_add_head (booklet, titles, !key);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (titles[i]);
}

gboolean
ludo_worksheet_has_questions (const LudoPageNode *page)
{
  if (_ludo_booklet_has_answer (page))
    return TRUE;
  for (guint i = 0; i < page->children->len; i++)
    if (ludo_worksheet_has_questions (page->children->pdata[i]))
      return TRUE;

  return FALSE;
}

/* Returns: (transfer full): the foot of a key of @n worksheets, of which a side
 * may have two; or of the questions of pages, if @made is not set. */
static char *
dup_key_foot (const LudoPrintOptions *options,
              gboolean                made,
              guint                   n)
{
  const char *name = ludo_game_info_for (options->game_id)->name;
  GString *foot = g_string_new (NULL);

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (options->language != (LudoPageLanguage) !i)
      {
        locale_t before = ludo_language_push (ludo_page_language_code (i));
        g_autofree char *title =
          made ? dup_title (options, options->seed, options->seed + n - 1, TRUE)
               /* Translators: the game; the questions stand on its pages. */
               : g_strdup_printf (_("%s – key to the questions"),
                                  gettext (name));

        g_string_append_printf (foot, "%s%s", foot->len > 0 ? " / " : "",
                                title);
        ludo_language_pop (before);
      }

  return g_string_free (foot, FALSE);
}

/* Adds the questions that stand in the pages, with their figures. */
static gboolean
add_page_questions (LudoBooklet         *booklet,
                    const LudoPageNode  *page,
                    const LudoPageNode  *node,
                    GError             **error)
{
  if (_ludo_booklet_has_answer (node))
    {
      if (!_ludo_booklet_add_node (booklet, page, node, error))
        return FALSE;
      _ludo_booklet_add_room (booklet);
      return TRUE;
    }
  for (guint i = 0; i < node->children->len; i++)
    if (!add_page_questions (booklet, page, node->children->pdata[i], error))
      return FALSE;

  return TRUE;
}

/* Adds those of one page.  Returns: FALSE with @error where it has none. */
static gboolean
add_page (const LudoPrintOptions  *options,
          LudoBooklet             *booklet,
          const char              *page_id,
          GError                 **error)
{
  LudoPageNode *page = ludo_library_read (options->library, options->game_id,
                                          page_id, NULL, error);
  gboolean first = ludo_booklet_sheets (booklet)->blocks->len == 0;

  if (page == NULL)
    return FALSE;
  _ludo_booklet_own_page (booklet, page);
  if (!ludo_worksheet_has_questions (page))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   _("there is no question with an answer on the page “%s”"),
                   page_id);
      return FALSE;
    }
  _ludo_booklet_add_head (booklet, page->title, first);

  return add_page_questions (booklet, page, page, error);
}

/* Adds those of all pages in the options; @puzzles is set where the puzzles are
 * among them. */
static gboolean
add_pages (const LudoPrintOptions  *options,
           LudoBooklet             *booklet,
           gboolean                 key,
           gboolean                *puzzles,
           GError                 **error)
{
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);

  /* Leave out the numbers of sources, which are listed only in the booklet. */
  sheets->bare = TRUE;
  for (int i = 0; options->pages[i] != NULL; i++)
    if (g_str_equal (options->pages[i], PUZZLES))
      *puzzles = TRUE;
    else if (!add_page (options, booklet, options->pages[i], error))
      return FALSE;
  /* The answers are made of the questions. */
  if (key)
    {
      g_ptr_array_set_size (sheets->blocks, 0);
      ludo_booklet_close (booklet, NULL);
    }
  sheets->bare = FALSE;

  return TRUE;
}

LudoBooklet *
ludo_worksheet_new (const LudoPrintOptions  *options,
                    gboolean                 key,
                    GError                 **error)
{
  g_autoptr (LudoBooklet) booklet = ludo_booklet_new (options->language,
                                                      options->font);
  const GPtrArray *blocks = ludo_booklet_sheets (booklet)->blocks;
  gboolean made = options->pages == NULL;
  guint n_parts = MAX (options->copies, 1);
  g_autoptr (GPtrArray) pool =
    made ? ludo_pool_load (options->library, options->game_id) : NULL;
  GameOutcome outcome = { 0 };

  if (options->state != NULL && made)
    ludo_game_info_for (options->game_id)->rules->outcome (options->state,
                                                           &outcome);
  if (outcome.over)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("the game is over in this position: there is "
                             "nothing to ask about it"));
      return NULL;
    }
  if (options->pages != NULL
      && !add_pages (options, booklet, key, &made, error))
    return NULL;
  if (key)
    {
      LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);

      g_free (sheets->name);
      sheets->name = dup_key_foot (options, blocks->len == 0, n_parts);
    }
  for (guint i = 0; made && i < n_parts; i++)
    {
      if (blocks->len > 0 && !key)
        ludo_sheet_layout_add (ludo_booklet_sheets (booklet), LUDO_BLOCK_SHEET);
      add_head (options, booklet, options->seed + i, key);
      if (options->pages == NULL)
        ludo_question_sheet_add (options, booklet, pool, options->seed + i,
                                 key);
      else if (!add_puzzles (options, booklet, options->seed + i, key, error))
        return NULL;
    }

  return g_steal_pointer (&booklet);
}

static gboolean
add_sheets (LudoPrint  *print,
            gboolean    key,
            GError    **error)
{
  LudoBooklet *booklet = ludo_worksheet_new (ludo_print_get_options (print),
                                             key, error);

  if (booklet != NULL)
    ludo_print_add_booklet (print, booklet);

  return booklet != NULL;
}

gboolean
ludo_worksheet_add (LudoPrint  *print,
                    GError    **error)
{
  return add_sheets (print, FALSE, error);
}

gboolean
ludo_worksheet_add_key (LudoPrint  *print,
                        GError    **error)
{
  return add_sheets (print, TRUE, error);
}
