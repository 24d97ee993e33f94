/* ludo-puzzle-sheet.c: puzzles on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-puzzle-sheet.h"

#include <glib/gi18n.h>

#include "games/game-rng.h"
#include "learn/ludo-puzzle.h"
#include "print/ludo-booklet-flow.h"

/* In the size of the text, as on other worksheets. */
#define BOARD_ALONE 24
#define BOARD_TWO 26
#define INDENT 1.6

/* On the two sides of a sheet. */
#define PUZZLES 4

static void
add_puzzle (LudoBooklet    *booklet,
            const char     *game_id,
            const LudoStep *step,
            int             number,
            gboolean        key)
{
  const LudoTurnAnswer *answer = step->answers->pdata[0];
  LudoBlock *block;

  if (key)
    {
      _ludo_booklet_add_words (booklet, "%s", step->position)->before = 0.6;
      block = _ludo_booklet_add_words (booklet, "%s", answer->token);
    }
  else
    {
      _ludo_booklet_add_position (booklet, game_id, &step->start, NULL,
                                  ludo_booklet_sheets (booklet)->n_languages > 1
                                    ? BOARD_TWO : BOARD_ALONE);
      block = _ludo_booklet_add_sentences (booklet, step->ask);
    }
  block->bullet = g_strdup_printf ("%d.", number);
  block->indent = INDENT;
  if (!key)
    _ludo_booklet_add_room (booklet);
}

gboolean
ludo_puzzle_sheet_add (const LudoPrintOptions  *options,
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
  if (steps->len < PUZZLES)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           problems->len > 0
                             ? g_ptr_array_index (problems, 0)
                             : _("there are no puzzles for this game"));
      return FALSE;
    }

  /* Take a puzzle of each quarter of the list, which begins with the easy ones,
   * so that all sheets are equally hard. */
  for (guint i = 0; i < PUZZLES; i++)
    {
      guint first = i * steps->len / PUZZLES;
      guint end = (i + 1) * steps->len / PUZZLES;

      add_puzzle (booklet, options->game_id,
                  steps->pdata[first + game_rng_below (&rng, end - first)],
                  (int) i + 1, key);
    }

  return TRUE;
}
