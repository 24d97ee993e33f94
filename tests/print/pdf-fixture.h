/* pdf-fixture.h: what is drawn in a PDF, measured
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the plain pages that cairo writes: no more of the format than that.
 */

#pragma once

#include <gio/gio.h>

/* A line or an outline, in millimetres from the upper left corner of its page;
 * several that are drawn at once are told apart. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
  double points[3][2];          /* the first, the second and the last */
  guint n_points;
  gboolean filled;              /* else it is a line */
  double line;                  /* its width */
  gboolean dashed;
  double grey;                  /* of the ink, 0 to 1 */
  double seen[4];               /* within left, top, right, bottom */
} PdfPath;

typedef struct
{
  double width;
  double height;
  double smallest;              /* letters, in points */
  GArray *paths;                /* PdfPath */
} PdfPage;

/* pdf_width: the width of @path. */
static inline double
pdf_width (const PdfPath *path)
{
  return path->right - path->left;
}

/* pdf_height: the height of @path. */
static inline double
pdf_height (const PdfPath *path)
{
  return path->bottom - path->top;
}

/* A word, in millimetres from the upper left corner of its page. */
typedef struct
{
  char *text;                   /* its letters composed with their accents */
  double left;
  double top;
  double right;
  double bottom;
} PdfWord;

/* pdf_read: the pages of @pdf, in their order. */
GPtrArray *pdf_read (GBytes *pdf);

/* pdf_dup_text: (transfer full): what pdftotext writes of @sheet of @pdf,
 * counted from 1, or of all its sheets (0); @mode is an option of it: "-raw" in
 * the order of the file, NULL as it is laid out. */
char *pdf_dup_text (GBytes *pdf, const char *mode, int sheet);

/* pdf_dup_words: (transfer full): the words of @sheet, or of all sheets (0), in
 * one line and in the order of the file, letters composed with their
 * accents. */
char *pdf_dup_words (GBytes *pdf, int sheet);

/* pdf_read_words: (transfer full): the words of @sheet, counted from 1, or of
 * all sheets (0), each a PdfWord. */
GArray *pdf_read_words (GBytes *pdf, int sheet);

/* pdf_dup_structure: (transfer full): the headings, paragraphs, tables and
 * pictures of @pdf with their texts, as pdfinfo writes them. */
char *pdf_dup_structure (GBytes *pdf);
