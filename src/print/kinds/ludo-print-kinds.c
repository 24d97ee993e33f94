/* ludo-print-kinds.c: the kinds of sheets, and what makes each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-print.h"

#include "print/kinds/ludo-blank-sheets.h"
#include "print/kinds/ludo-folded-booklet.h"
#include "print/kinds/ludo-game-sheets.h"
#include "print/kinds/ludo-lesson-sheets.h"
#include "print/ludo-booklet.h"
#include "print/kinds/ludo-class-sheet.h"
#include "print/kinds/ludo-exercise-sheet.h"
#include "print/ludo-kit.h"
#include "print/ludo-print-private.h"
#include "print/ludo-worksheet.h"

static const char *const kind_names[LUDO_N_PRINT_KINDS] = {
  [LUDO_PRINT_KIT] = "kit",
  [LUDO_PRINT_WORKSHEET] = "worksheet",
  [LUDO_PRINT_KEY] = "key",
  [LUDO_PRINT_POSITION] = "position",
  [LUDO_PRINT_RECORD] = "record",
  [LUDO_PRINT_SCORE_SHEET] = "score-sheet",
  [LUDO_PRINT_TALLY] = "tally",
  [LUDO_PRINT_EXERCISE] = "exercise",
  [LUDO_PRINT_BOOKLET] = "booklet",
  [LUDO_PRINT_CLASS_SHEET] = "class-sheet",
  [LUDO_PRINT_PLAN] = "plan",
  [LUDO_PRINT_POEM] = "poem",
  [LUDO_PRINT_WORDS] = "words",
  [LUDO_PRINT_EMPTY_BOARDS] = "empty-boards",
  [LUDO_PRINT_TEST_SHEET] = "test-sheet",
};

const char *
ludo_print_kind_name (LudoPrintKind kind)
{
  g_return_val_if_fail (kind < LUDO_N_PRINT_KINDS, NULL);

  return kind_names[kind];
}

LudoPrintKind
ludo_print_kind_from_name (const char *name)
{
  LudoPrintKind kind = 0;

  while (kind < LUDO_N_PRINT_KINDS && !g_str_equal (kind_names[kind], name))
    kind++;

  return kind;
}

const char *
ludo_pieces_name (LudoPieces pieces)
{
  static const char *const names[LUDO_N_PIECES] = { "quick", "good",
                                                    "lasting" };

  g_return_val_if_fail (pieces < LUDO_N_PIECES, NULL);

  return names[pieces];
}

static gboolean
add_booklet (LudoPrint  *print,
             GError    **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoBooklet *booklet =
    ludo_booklet_new_for_game (options->library, options->game_id,
                               options->pages, options->language,
                               options->font, error);

  if (booklet == NULL)
    return FALSE;
  _ludo_print_set_problem (print, ludo_booklet_get_problem (booklet));
  if (options->folded)
    return ludo_folded_booklet_add (print, booklet, error);
  ludo_print_add_booklet (print, booklet);

  return TRUE;
}

/* Two columns of words and a board need that much, in millimetres. */
#define LEAST_WIDTH 90
#define LEAST_HEIGHT 120

LudoPrint *
ludo_print_new (LudoPrintKind            kind,
                const LudoPrintOptions  *options,
                GError                 **error)
{
  static gboolean (*const add[LUDO_N_PRINT_KINDS]) (LudoPrint *, GError **) = {
    [LUDO_PRINT_KIT] = ludo_kit_add,
    [LUDO_PRINT_WORKSHEET] = ludo_worksheet_add,
    [LUDO_PRINT_KEY] = ludo_worksheet_add_key,
    [LUDO_PRINT_POSITION] = ludo_kit_add_position,
    [LUDO_PRINT_RECORD] = ludo_game_sheets_add_record,
    [LUDO_PRINT_SCORE_SHEET] = ludo_game_sheets_add_score,
    [LUDO_PRINT_TALLY] = ludo_game_sheets_add_tally,
    [LUDO_PRINT_EXERCISE] = ludo_exercise_sheet_add,
    [LUDO_PRINT_BOOKLET] = add_booklet,
    [LUDO_PRINT_CLASS_SHEET] = ludo_lesson_sheets_add_class,
    [LUDO_PRINT_PLAN] = ludo_lesson_sheets_add_plan,
    [LUDO_PRINT_POEM] = ludo_lesson_sheets_add_poem,
    [LUDO_PRINT_WORDS] = ludo_lesson_sheets_add_words,
    [LUDO_PRINT_EMPTY_BOARDS] = ludo_blank_sheets_add_boards,
    [LUDO_PRINT_TEST_SHEET] = ludo_blank_sheets_add_test,
  };
  g_autoptr (LudoPrint) print = NULL;

  g_return_val_if_fail (kind < LUDO_N_PRINT_KINDS && options != NULL, NULL);
  g_return_val_if_fail (options->width > 0 && options->height > 0, NULL);

  if (!ludo_print_require_size (options, LEAST_WIDTH, LEAST_HEIGHT, error))
    return NULL;

  print = _ludo_print_create (options);
  _ludo_print_take_title (print, ludo_print_dup_title (kind, options));
  if (options->class != NULL)
    ludo_class_sheet_add (print);
  else if (!add[kind] (print, error))
    return NULL;

  return g_steal_pointer (&print);
}
