/* ludo-markup.h: what reading any file of elements needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages, atlases and the help are files of elements, which GMarkup takes apart;
 * anybody may have changed them.  A refusal is a sentence in the user's
 * language that names the line.
 */

#pragma once

#include "play/ludo-content-folder.h"

/* The largest file that is read, in bytes. */
#define LUDO_MARKUP_SIZE_MAX (4 * 1024 * 1024)

/* Limits of a file: several times what the program's own files need, and few
 * enough that a window shows and a printer prints them in good time.  Letters
 * are Unicode characters, each combining accent one of them. */
#define LUDO_MARKUP_ELEMENTS_MAX 5000
/* In all of the file, both languages together. */
#define LUDO_MARKUP_LETTERS_MAX 200000
/* In a sentence, a source or a summary. */
#define LUDO_MARKUP_SENTENCE_MAX 1000
/* In a title, a name, or a few words. */
#define LUDO_MARKUP_TITLE_MAX 200
/* In the value of an attribute. */
#define LUDO_MARKUP_VALUE_MAX 200
/* Accents and the like, one after another on the same letter. */
#define LUDO_MARKUP_MARKS_MAX 10

/* LudoMarkupTally: how much of these limits a file has used up; begins as
 * zeros. */
typedef struct
{
  guint n_elements;
  guint n_letters;
} LudoMarkupTally;

/* ludo_markup_read_file:
 * @length: (out): in bytes
 *
 * Returns: (transfer full): what is in the file at @path, which must be one,
 *   and at most of LUDO_MARKUP_SIZE_MAX bytes; NULL with @error
 *   (LUDO_PAGE_ERROR or G_FILE_ERROR) where not.
 */
char *ludo_markup_read_file (const char *path, gsize *length, GError **error);

/* ludo_markup_read_in: the same of the file @name below @folder; a folder that
 * does not answer is G_IO_ERROR_TIMED_OUT. */
char *ludo_markup_read_in (LudoContentFolder *folder, const char *name,
                           gsize *length, GError **error);

/* ludo_markup_read_all: as ludo_content_folder_read_all(), files of at most
 * LUDO_MARKUP_SIZE_MAX bytes, with errors as of ludo_markup_read_file(). */
GPtrArray *ludo_markup_read_all (LudoContentFolder *folder, const char *name,
                                 const char *prefix, const char *suffix,
                                 GError **error);

/* ludo_markup_parse:
 * @data: for @parser
 * @root: a pointer, at what the whole file is read into, that is NULL until
 *   its first element is read
 * @lacking: what is wrong with a file that has no element, translated
 * @text: of @length bytes, which need not be text at all
 *
 * Reads the whole of @text.
 *
 * Returns: whether nothing was refused; otherwise the message of @error
 *   (LUDO_PAGE_ERROR or G_MARKUP_ERROR) names the line and is fit to be shown.
 */
gboolean ludo_markup_parse (const GMarkupParser *parser, gpointer data,
                            gconstpointer root, const char *lacking,
                            const char *text, gsize length, GError **error);

/* ludo_markup_line: of the tag or text that @context has read, from 1. */
int ludo_markup_line (GMarkupParseContext *context);

/* ludo_markup_refuse:
 * @format: what is wrong, as printf() takes it and translated
 *
 * Sets @error to LUDO_PAGE_ERROR with the line that @context has read, unless
 * it is set already, because the first error is the cause of others.
 *
 * Returns: FALSE
 */
gboolean ludo_markup_refuse (GMarkupParseContext *context, GError **error,
                             const char *format, ...) G_GNUC_PRINTF (3, 4);

/* ludo_markup_refuse_line: the same for the line @line, from 1, of any file. */
gboolean ludo_markup_refuse_line (int line, GError **error,
                                  const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* ludo_markup_name_file: puts the file’s @name before the message of @error,
 * where there is one. */
void ludo_markup_name_file (GError **error, const char *name);

/* ludo_markup_check_element: whether one more element, with attributes of these
 * @values, is within the limits and has no control characters; otherwise it is
 * refused. */
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

/* ludo_markup_attribute: the value that belongs to @name, borrowed, or NULL. */
const char *ludo_markup_attribute (const char **names, const char **values,
                                   const char *name);

/* ludo_markup_is_blank: whether @text of @length bytes shows nothing. */
gboolean ludo_markup_is_blank (const char *text, gsize length);

/* ludo_markup_append: adds @text of @length bytes to @line, whose blanks and
 * ends of lines each become one blank, and none at the beginning.  Marks that
 * turn the order of letters round become U+FFFD. */
void ludo_markup_append (GString *line, const char *text, gsize length);
