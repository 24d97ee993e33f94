/* kit-fixture.c: a game to cut out, and its PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit-fixture.h"

#include <math.h>
#include <string.h>

const double kit_papers[4][2] = {
  { 210, 297 }, { 215.9, 279.4 }, { 297, 210 }, { 279.4, 215.9 },
};

LudoPrint *
kit_make_of (const LudoPrintOptions *options)
{
  g_autoptr (GError) error = NULL;
  LudoPrint *print = ludo_print_new (LUDO_PRINT_KIT, options, &error);

  g_assert_no_error (error);

  return print;
}

static guint
count_word (GBytes     *bytes,
            const char *word)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  const char *at = data;
  guint n = 0;

  while ((at = memmem (at, length - (at - data), word, strlen (word))) != NULL)
    {
      at += strlen (word);
      n++;
    }

  return n;
}

/* Each font brings its letters. */
static void
assert_embedded (GBytes *pdf)
{
  guint n_fonts = count_word (pdf, "/Type /FontDescriptor");

  g_assert_cmpuint (n_fonts, >, 0);
  g_assert_cmpuint (count_word (pdf, "/FontFile"), ==, n_fonts);
}

GPtrArray *
kit_measure (LudoPrint *print)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, &error);
  GPtrArray *pages;

  g_assert_no_error (error);
  assert_embedded (pdf);
  pages = pdf_read (pdf);
  g_assert_cmpuint (pages->len, ==, ludo_print_get_n_sheets (print));

  return pages;
}

GPtrArray *
kit_measure_of (const LudoPrintOptions *options)
{
  g_autoptr (LudoPrint) print = kit_make_of (options);

  return kit_measure (print);
}

guint
kit_count_cut (LudoPrint *print)
{
  return ludo_print_get_n_sheets (print) - KIT_INTRO - 1;
}

/* Outlines to cut along have a line of their own; the marks of boards are
 * crosses. */
static gboolean
is_cut (const PdfPage *page)
{
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (!path->filled && path->n_points >= 4 && path->grey < 0.01
          && path->line > 0.24 && path->line < 0.26)
        return TRUE;
    }

  return FALSE;
}

const PdfPage *
kit_board (GPtrArray *pages)
{
  for (guint i = KIT_INTRO; i < pages->len; i++)
    if (!is_cut (pages->pdata[i]))
      return pages->pdata[i];

  g_assert_not_reached ();
}

const PdfPage *
kit_pieces (GPtrArray *pages,
            guint      index)
{
  for (guint i = KIT_INTRO; i < pages->len; i++)
    if (is_cut (pages->pdata[i]) && index-- == 0)
      return pages->pdata[i];

  g_assert_not_reached ();
}

guint
kit_count_cells (const PdfPage *page,
                 double         pitch)
{
  guint most = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *first = &g_array_index (page->paths, PdfPath, i);
      guint n = 0;

      if (!first->filled || first->right - first->left < 5)
        continue;
      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);
          double nearest = G_MAXDOUBLE;

          if (!path->filled || fabs (path->right - path->left - first->right
                                     + first->left) > 0.05
              || fabs (path->bottom - path->top - first->bottom
                       + first->top) > 0.05)
            continue;
          for (guint k = 0; k < page->paths->len; k++)
            {
              const PdfPath *other = &g_array_index (page->paths, PdfPath, k);
              double away = hypot ((other->left + other->right - path->left
                                    - path->right) / 2,
                                   (other->top + other->bottom - path->top
                                    - path->bottom) / 2);

              if (other->filled && away > 0.5
                  && fabs (path->right - path->left - other->right
                           + other->left) < 0.05)
                nearest = MIN (nearest, away);
            }
          n += fabs (nearest - pitch) < 0.1;
        }
      most = MAX (most, n);
    }

  return most;
}
