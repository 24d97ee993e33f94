/* ludo-game-print.c: what there is to print of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-game-print.h"

#include "app/printing/ludo-print-dialog.h"
#include "games/games.h"
#include "learn/ludo-puzzle.h"

/* The kinds of sheets offered for each occasion; the first is preselected. */
static const struct
{
  guint n;
  LudoPrintChoice choices[LUDO_PRINT_CHOICES_MAX];
} offers[] = {
  [LUDO_GAME_PRINT_PLAYED] = { 10, {
    { LUDO_PRINT_POSITION, FALSE }, { LUDO_PRINT_RECORD, FALSE },
    { LUDO_PRINT_SCORE_SHEET, FALSE }, { LUDO_PRINT_KIT, FALSE },
    { LUDO_PRINT_WORKSHEET, FALSE }, { LUDO_PRINT_KEY, FALSE },
    { LUDO_PRINT_WORKSHEET, TRUE }, { LUDO_PRINT_KEY, TRUE },
    { LUDO_PRINT_EMPTY_BOARDS, FALSE }, { LUDO_PRINT_TALLY, FALSE },
  } },
  /* For these two the worksheet asks about that very position. */
  [LUDO_GAME_PRINT_POSITION] = { 4, {
    { LUDO_PRINT_POSITION, FALSE }, { LUDO_PRINT_WORKSHEET, FALSE },
    { LUDO_PRINT_KEY, FALSE }, { LUDO_PRINT_SCORE_SHEET, FALSE },
  } },
  [LUDO_GAME_PRINT_LESSON] = { 6, {
    { LUDO_PRINT_WORKSHEET, FALSE }, { LUDO_PRINT_KEY, FALSE },
    { LUDO_PRINT_POSITION, FALSE }, { LUDO_PRINT_WORKSHEET, TRUE },
    { LUDO_PRINT_KEY, TRUE }, { LUDO_PRINT_SCORE_SHEET, FALSE },
  } },
  [LUDO_GAME_PRINT_NEW] = { 10, {
    { LUDO_PRINT_KIT, FALSE }, { LUDO_PRINT_WORKSHEET, FALSE },
    { LUDO_PRINT_KEY, FALSE }, { LUDO_PRINT_SCORE_SHEET, FALSE },
    { LUDO_PRINT_BOOKLET, FALSE }, { LUDO_PRINT_WORKSHEET, TRUE },
    { LUDO_PRINT_KEY, TRUE }, { LUDO_PRINT_TALLY, FALSE },
    { LUDO_PRINT_EMPTY_BOARDS, FALSE }, { LUDO_PRINT_TEST_SHEET, FALSE },
  } },
};

GtkWindow *
ludo_game_print_show (GtkWindow     *window,
                      LudoLibrary   *library,
                      const char    *game_id,
                      LudoGame      *game,
                      LudoGamePrint  what)
{
  static const char *const pages[] = { "puzzles", NULL };
  LudoPrintChoice fitting[LUDO_PRINT_CHOICES_MAX];
  guint n_fitting = 0;
  gboolean has_puzzles;
  LudoPrintOptions options = {
    .game_id = game_id,
    .pages = pages,
    .language = ludo_page_language_now (),
    .library = library,
    .game = game,
    .state = what == LUDO_GAME_PRINT_LESSON || what == LUDO_GAME_PRINT_POSITION
               ? ludo_game_get_state (game) : NULL,
  };

  has_puzzles = ludo_puzzle_get_themes (library, game_id) != 0;
  /* Not every game has puzzles, or throws to tally. */
  for (guint i = 0; i < offers[what].n; i++)
    {
      const LudoPrintChoice *choice = &offers[what].choices[i];

      if (choice->kind == LUDO_PRINT_TALLY
            ? games_find (game_id)->has_chance
            : !choice->page || has_puzzles)
        fitting[n_fitting++] = *choice;
    }

  return GTK_WINDOW (ludo_print_dialog_show (window, fitting, n_fitting,
                                             &options));
}
