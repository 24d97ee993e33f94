/* ludo-print-kinds.c: the kinds of sheets, and what makes each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-print.h"

#include <glib/gi18n.h>

#include "play/ludo-language.h"
#include "print/kinds/ludo-lesson-sheets.h"
#include "print/ludo-booklet.h"
#include "print/ludo-class-sheet.h"
#include "print/ludo-exercise-sheet.h"
#include "print/ludo-game-sheets.h"
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

/* Returns: what the sheets are about, in the language that is pushed: "kit", or
 * the title of a page. */
static char *
dup_subject (LudoPrintKind           kind,
             const LudoPrintOptions *options,
             LudoPageLanguage        language)
{
  static const char *const subjects[LUDO_N_PRINT_KINDS] = {
    [LUDO_PRINT_KIT] = N_("kit"),
    [LUDO_PRINT_WORKSHEET] = N_("worksheets"),
    [LUDO_PRINT_KEY] = N_("key to the worksheets"),
    [LUDO_PRINT_POSITION] = N_("position"),
    [LUDO_PRINT_RECORD] = N_("game played"),
    [LUDO_PRINT_SCORE_SHEET] = N_("score sheet"),
    [LUDO_PRINT_TALLY] = N_("tally of throws"),
    [LUDO_PRINT_EXERCISE] = N_("exercises"),
    [LUDO_PRINT_BOOKLET] = N_("booklet"),
    [LUDO_PRINT_CLASS_SHEET] = N_("worksheet for the class"),
    [LUDO_PRINT_PLAN] = N_("plan of a lesson"),
    [LUDO_PRINT_POEM] = N_("poem"),
  };
  g_autoptr (GString) subject = g_string_new (gettext (subjects[kind]));
  gboolean numbered = kind == LUDO_PRINT_WORKSHEET || kind == LUDO_PRINT_KEY
                      || kind == LUDO_PRINT_EXERCISE;

  if (options->class != NULL)
    return g_strdup (_("class results"));
  for (guint i = 0; kind <= LUDO_PRINT_BOOKLET && options->pages != NULL
                    && options->pages[i] != NULL; i++)
    {
      const char *title = ludo_library_get_page_title (options->pages[i],
                                                       language);

      if (i == 0 && kind == LUDO_PRINT_BOOKLET)
        g_string_truncate (subject, 0);
      g_string_append_printf (subject, "%s%s", subject->len == 0 ? "" : ", ",
                              title != NULL ? title : options->pages[i]);
    }
  if (numbered)
    g_string_append_printf (subject, options->copies > 1
                                       ? " %" G_GUINT64_FORMAT
                                         "–%" G_GUINT64_FORMAT
                                       : " %" G_GUINT64_FORMAT,
                            options->seed,
                            options->seed + MAX (options->copies, 1) - 1);

  return g_string_free (g_steal_pointer (&subject), FALSE);
}

char *
ludo_print_dup_title (LudoPrintKind           kind,
                      const LudoPrintOptions *options)
{
  GString *title = g_string_new (NULL);

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (options->language == LUDO_PAGE_N_LANGUAGES
        || (int) options->language == i)
      {
        locale_t before = ludo_language_push (ludo_page_language_code (i));
        const LudoGameInfo *info =
          options->game_id != NULL ? ludo_game_info_for (options->game_id)
                                   : NULL;
        g_autofree char *subject = dup_subject (kind, options, i);

        g_string_append (title, title->len > 0 ? " / " : "");
        if (info != NULL)
          g_string_append_printf (title, "%s – ", gettext (info->name));
        g_string_append (title, subject);
        ludo_language_pop (before);
      }

  return g_string_free (title, FALSE);
}

char *
ludo_print_dup_file_name (LudoPrintKind           kind,
                          const LudoPrintOptions *options)
{
  /* Each language has its own name for itself. */
  static const char *const languages[] = { "français", "English",
                                           "français, English" };
  LudoPrintOptions one = *options;
  g_autofree char *title = NULL;

  one.language = options->language % LUDO_PAGE_N_LANGUAGES;
  title = ludo_print_dup_title (kind, &one);
  /* A name of a page is no folder. */
  g_strdelimit (title, "/\\:", '-');

  return g_strdup_printf ("%s – %s.pdf", title, languages[options->language]);
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
