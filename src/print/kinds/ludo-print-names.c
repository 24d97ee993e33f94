/* ludo-print-names.c: what sheets are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-print.h"

#include <glib/gi18n.h>

#include "print/ludo-print-words.h"

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
    [LUDO_PRINT_PLAN] = N_("lesson plan"),
    [LUDO_PRINT_POEM] = N_("poem"),
    [LUDO_PRINT_WORDS] = N_("words and sentences"),
    [LUDO_PRINT_EMPTY_BOARDS] = N_("empty boards"),
    [LUDO_PRINT_TEST_SHEET] = N_("test sheet"),
  };
  g_autoptr (GString) subject = g_string_new (gettext (subjects[kind]));
  gboolean numbered = kind == LUDO_PRINT_WORKSHEET || kind == LUDO_PRINT_KEY
                      || kind == LUDO_PRINT_EXERCISE;

  if (options->class != NULL)
    return g_strdup (_("class results"));
  for (guint i = 0; (numbered || kind == LUDO_PRINT_BOOKLET)
                    && options->pages != NULL && options->pages[i] != NULL; i++)
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

/* TitleData: the sheets that a title is of. */
typedef struct
{
  LudoPrintKind kind;
  const LudoPrintOptions *options;
} TitleData;

static char *
say_title (gconstpointer    data,
           LudoPageLanguage language)
{
  const TitleData *titled = data;
  const char *game_id = titled->options->game_id;
  g_autofree char *subject = dup_subject (titled->kind, titled->options,
                                          language);

  return game_id == NULL
           ? g_steal_pointer (&subject)
           : g_strdup_printf ("%s – %s",
                              gettext (ludo_game_info_for (game_id)->name),
                              subject);
}

char *
ludo_print_dup_title (LudoPrintKind           kind,
                      const LudoPrintOptions *options)
{
  return ludo_print_dup_said (options->language, say_title,
                              &(TitleData) { kind, options }, " / ");
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
