/* ludo-page-print.c: prints what is being read, or writes it into a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-page-print.h"

#include "app/printing/ludo-print-dialog.h"
#include "print/kinds/ludo-lesson-sheets.h"
#include "print/ludo-worksheet.h"

GtkWindow *
ludo_page_print_show (LudoReadingPage *page)
{
  /* Worksheets and keys are offered if the page asks questions, each of the
   * last four if the page has the part that it prints. */
  static const LudoPrintChoice choices[] = {
    { LUDO_PRINT_BOOKLET, TRUE }, { LUDO_PRINT_BOOKLET, FALSE },
    { LUDO_PRINT_EXERCISE, TRUE }, { LUDO_PRINT_WORKSHEET, FALSE },
    { LUDO_PRINT_KEY, FALSE }, { LUDO_PRINT_KIT, FALSE },
    { LUDO_PRINT_WORKSHEET, TRUE }, { LUDO_PRINT_KEY, TRUE },
    { LUDO_PRINT_CLASS_SHEET, FALSE }, { LUDO_PRINT_PLAN, FALSE },
    { LUDO_PRINT_POEM, FALSE }, { LUDO_PRINT_WORDS, FALSE },
  };
  LudoPrintChoice fitting[G_N_ELEMENTS (choices)];
  guint n = 0;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  const LudoViewOptions *reading =
    ludo_reading_choices_get_options (ludo_reading_page_get_choices (page));
  const char *pages[] = { ludo_reading_page_get_page_id (page), NULL };
  LudoPrintOptions options = {
    .game_id = ludo_reading_page_get_game_id (page),
    .language = reading->mode == LUDO_READING_BOTH ? LUDO_PAGE_N_LANGUAGES
                                                   : reading->language,
    .library = ludo_reading_page_get_library (page),
    .pages = pages,
  };

  g_autoptr (LudoPageNode) read = NULL;
  gboolean asks;

  if (options.game_id == NULL || !GTK_IS_WINDOW (root))
    return NULL;

  read = ludo_library_read (options.library, options.game_id, pages[0], NULL,
                            NULL);
  asks = read != NULL && ludo_worksheet_has_questions (read);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      LudoPrintKind kind = choices[i].kind;
      gboolean part = kind > LUDO_PRINT_BOOKLET;
      gboolean question = choices[i].page && (kind == LUDO_PRINT_WORKSHEET
                                              || kind == LUDO_PRINT_KEY);

      if ((!part || (read != NULL && ludo_lesson_sheets_has (kind, read)))
          && (!question || asks))
        fitting[n++] = choices[i];
    }

  return GTK_WINDOW (ludo_print_dialog_show (GTK_WINDOW (root), fitting, n,
                                             &options));
}
