/* ludo-game-print.c: offers the sheets of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-game-print.h"

#include "app/printing/ludo-print-dialog.h"
#include "games/games.h"
#include "learn/ludo-puzzle.h"
#include "print/kinds/ludo-lesson-sheets.h"

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
  /* For these two, the worksheet is about the present position. */
  [LUDO_GAME_PRINT_POSITION] = { 4, {
    { LUDO_PRINT_POSITION, FALSE }, { LUDO_PRINT_WORKSHEET, FALSE },
    { LUDO_PRINT_KEY, FALSE }, { LUDO_PRINT_SCORE_SHEET, FALSE },
  } },
  [LUDO_GAME_PRINT_LESSON] = { 6, {
    { LUDO_PRINT_WORKSHEET, FALSE }, { LUDO_PRINT_KEY, FALSE },
    { LUDO_PRINT_POSITION, FALSE }, { LUDO_PRINT_WORKSHEET, TRUE },
    { LUDO_PRINT_KEY, TRUE }, { LUDO_PRINT_SCORE_SHEET, FALSE },
  } },
  [LUDO_GAME_PRINT_NEW] = { 14, {
    { LUDO_PRINT_KIT, FALSE }, { LUDO_PRINT_WORKSHEET, FALSE },
    { LUDO_PRINT_KEY, FALSE }, { LUDO_PRINT_SCORE_SHEET, FALSE },
    { LUDO_PRINT_BOOKLET, FALSE }, { LUDO_PRINT_WORKSHEET, TRUE },
    { LUDO_PRINT_KEY, TRUE }, { LUDO_PRINT_TALLY, FALSE },
    { LUDO_PRINT_EMPTY_BOARDS, FALSE }, { LUDO_PRINT_TEST_SHEET, FALSE },
    { LUDO_PRINT_CLASS_SHEET, FALSE }, { LUDO_PRINT_PLAN, FALSE },
    { LUDO_PRINT_POEM, FALSE }, { LUDO_PRINT_WORDS, FALSE },
  } },
};

/* Whether a page of the game has the part for sheets of @kind. */
static gboolean
has_part (LudoLibrary   *library,
          const char    *game_id,
          LudoPrintKind  kind)
{
  g_autoptr (LudoPageNode) page =
    ludo_library_read (library, game_id, ludo_lesson_sheets_page_id (kind),
                       NULL, NULL);

  return page != NULL && ludo_lesson_sheets_has (kind, page);
}

/* Whether the game has what the sheets of @choice need: puzzles, throws or the
 * part of a page. */
static gboolean
is_fitting (const LudoPrintChoice *choice,
            LudoLibrary           *library,
            const char            *game_id,
            gboolean               has_puzzles)
{
  switch (choice->kind)
    {
    case LUDO_PRINT_TALLY:
      return games_find (game_id)->has_chance;
    case LUDO_PRINT_CLASS_SHEET:
    case LUDO_PRINT_PLAN:
    case LUDO_PRINT_POEM:
    case LUDO_PRINT_WORDS:
      return has_part (library, game_id, choice->kind);
    default:
      return !choice->page || has_puzzles;
    }
}

GtkWindow *
ludo_game_print_show (GtkWindow     *window,
                      LudoLibrary   *library,
                      const char    *game_id,
                      LudoGame      *game,
                      LudoGamePrint  what,
                      LudoPrintKind  first)
{
  static const char *const pages[] = { "puzzles", NULL };
  LudoPrintChoice fitting[LUDO_PRINT_CHOICES_MAX];
  guint n_fitting = 0, chosen = 0;
  LudoPrintDialog *dialog;
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
  for (guint i = 0; i < offers[what].n; i++)
    {
      const LudoPrintChoice *choice = &offers[what].choices[i];

      if (!is_fitting (choice, library, game_id, has_puzzles))
        continue;
      if (choice->kind == first && !choice->page)
        chosen = n_fitting;
      fitting[n_fitting++] = *choice;
    }

  if (first == LUDO_PRINT_WORDS)
    options.language = LUDO_PAGE_N_LANGUAGES;
  dialog = ludo_print_dialog_show (window, fitting, n_fitting, &options);
  ludo_print_dialog_choose (dialog, chosen);

  return GTK_WINDOW (dialog);
}
