/* ludo-markup.h: reads files of elements, within limits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages, atlases and the help are files of elements, which GMarkup parses.  No
 * file is trusted, because anybody may have changed it.  A refusal is a
 * sentence in the user's language that names the line.
 */

#pragma once

#include "play/ludo-content-folder.h"

/* The largest file that is read, in bytes. */
#define LUDO_MARKUP_SIZE_MAX (4 * 1024 * 1024)

/* Limits of a file: several times what the program's own files need, yet low
 * enough that a page is shown and printed without delay.  Letters are Unicode
 * characters; a combining accent counts as one. */
#define LUDO_MARKUP_ELEMENTS_MAX 5000
/* The letters of a whole file, in both languages together. */
#define LUDO_MARKUP_LETTERS_MAX 200000
/* The letters of a sentence, a source or a summary. */
#define LUDO_MARKUP_SENTENCE_MAX 1000
/* The letters of a title, a name, or a few words. */
#define LUDO_MARKUP_TITLE_MAX 200
/* The letters of the value of an attribute. */
#define LUDO_MARKUP_VALUE_MAX 200
/* The combining marks on one letter. */
#define LUDO_MARKUP_MARKS_MAX 10

/* LudoMarkupTally: the elements and letters of a file so far; zero at first. */
typedef struct
{
  guint n_elements;
  guint n_letters;
} LudoMarkupTally;

/* ludo_markup_read_file:
 * @length: (out): in bytes
 *
 * Returns: (transfer full): the contents of the file at @path; NULL with @error
 *   (LUDO_PAGE_ERROR or G_FILE_ERROR) if it is no regular file or larger than
 *   LUDO_MARKUP_SIZE_MAX.
 */
char *ludo_markup_read_file (const char *path, gsize *length, GError **error);

/* ludo_markup_read_below: the same for the file @name below @folder.  If the
 * folder does not answer, @error is G_IO_ERROR_TIMED_OUT. */
char *ludo_markup_read_below (LudoContentFolder *folder, const char *name,
                           gsize *length, GError **error);

/* ludo_markup_read_all: as ludo_content_folder_read_all(), for files of at most
 * LUDO_MARKUP_SIZE_MAX bytes, with the errors of ludo_markup_read_file(). */
GPtrArray *ludo_markup_read_all (LudoContentFolder *folder, const char *name,
                                 const char *prefix, const char *suffix,
                                 GError **error);

/* ludo_markup_parse:
 * @data: for @parser
 * @root: the address of a pointer that @parser sets when it reads the first
 *   element
 * @lacking: the translated message for a file that has no element
 * @text: @length bytes, which may be anything
 *
 * Parses the whole of @text.
 *
 * Returns: FALSE if something was refused; the message of @error
 *   (LUDO_PAGE_ERROR or G_MARKUP_ERROR) then names the line and can be shown.
 */
gboolean ludo_markup_parse (const GMarkupParser *parser, gpointer data,
                            gconstpointer root, const char *lacking,
                            const char *text, gsize length, GError **error);

/* ludo_markup_line: returns the line, from 1, of the tag or text that @context
 * has just read. */
int ludo_markup_line (GMarkupParseContext *context);

/* ludo_markup_refuse_line:
 * @line: from 1
 * @format: the translated message, as for printf()
 *
 * Sets @error to LUDO_PAGE_ERROR with the message and the line.  An error that
 * is set already stays, because the first one causes the others.
 *
 * Returns: FALSE
 */
gboolean ludo_markup_refuse_line (int line, GError **error,
                                  const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* ludo_markup_refuse: the same with the line of @context. */
#define ludo_markup_refuse(context, error, ...)                         \
  ludo_markup_refuse_line (ludo_markup_line (context), error, __VA_ARGS__)

/* ludo_markup_name_file: puts the file’s @name before the message of @error, if
 * it is set. */
void ludo_markup_name_file (GError **error, const char *name);

/* ludo_markup_check_element: counts an element with the attributes @names and
 * @values, and refuses it if it is beyond the limits or has control characters.
 * Returns: FALSE if it is refused. */
gboolean ludo_markup_check_element (GMarkupParseContext *context,
                                    LudoMarkupTally *tally,
                                    const char **names, const char **values,
                                    GError **error);

/* ludo_markup_check_text: the same for a text of at most @limit letters, in
 * the element @name. */
gboolean ludo_markup_check_text (GMarkupParseContext *context,
                                 LudoMarkupTally *tally, const char *name,
                                 const char *text, guint limit,
                                 GError **error);

/* ludo_markup_is_blank: returns whether @text, of @length bytes, has nothing
 * but blanks. */
gboolean ludo_markup_is_blank (const char *text, gsize length);

/* ludo_markup_append: adds @text, of @length bytes, to @line.  Each run of
 * blanks and line breaks becomes one blank, and none at the beginning of @line.
 * Characters that reverse the direction of writing become U+FFFD. */
void ludo_markup_append (GString *line, const char *text, gsize length);
