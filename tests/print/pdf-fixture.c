/* pdf-fixture.c: what is drawn in a PDF, measured
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pdf-fixture.h"

#include <cairo.h>
#include <math.h>
#include <string.h>

#define MM (25.4 / 72)

static void
page_free (gpointer data)
{
  PdfPage *page = data;

  g_array_unref (page->paths);
  g_free (page);
}

/* Reader: the state while the content of a page is read. */
typedef struct
{
  PdfPage *page;
  cairo_matrix_t matrix[32];
  double line[32];
  gboolean dashed[32];
  double grey[32][2];           /* of lines, of what is filled */
  double seen[32][4];           /* the edges of what is clipped */
  int depth;
  double numbers[64];
  int n_numbers;
  gboolean filled_array;        /* the one read last */
  GArray *path;                 /* PdfPath, not yet drawn */
  double font;
  double letters;
} Reader;

static void
add_point (Reader   *reader,
           gboolean  first,
           double    x,
           double    y)
{
  PdfPath none = { .left = G_MAXDOUBLE, .top = G_MAXDOUBLE,
                   .right = -G_MAXDOUBLE, .bottom = -G_MAXDOUBLE };
  PdfPath *path;

  if (first)
    g_array_append_val (reader->path, none);
  g_assert_cmpuint (reader->path->len, >, 0);
  path = &g_array_index (reader->path, PdfPath, reader->path->len - 1);
  cairo_matrix_transform_point (&reader->matrix[reader->depth], &x, &y);
  x *= MM;
  y = reader->page->height - y * MM;
  path->left = MIN (path->left, x);
  path->right = MAX (path->right, x);
  path->top = MIN (path->top, y);
  path->bottom = MAX (path->bottom, y);
  for (int i = (int) MIN (path->n_points, 2); i < 3; i++)
    {
      path->points[i][0] = x;
      path->points[i][1] = y;
    }
  path->n_points++;
}

static void
add_rectangle (Reader       *reader,
               const double *n)
{
  add_point (reader, TRUE, n[0], n[1]);
  add_point (reader, FALSE, n[0] + n[2], n[1]);
  add_point (reader, FALSE, n[0] + n[2], n[1] + n[3]);
  add_point (reader, FALSE, n[0], n[1] + n[3]);
}

static void
draw (Reader   *reader,
      gboolean  filled)
{
  const cairo_matrix_t *matrix = &reader->matrix[reader->depth];

  for (guint i = 0; i < reader->path->len; i++)
    {
      PdfPath path = g_array_index (reader->path, PdfPath, i);

      path.filled = filled;
      path.line = reader->line[reader->depth] * MM
                  * sqrt (fabs (matrix->xx * matrix->yy
                                - matrix->xy * matrix->yx));
      path.dashed = reader->dashed[reader->depth];
      path.grey = reader->grey[reader->depth][filled];
      memcpy (path.seen, reader->seen[reader->depth], sizeof path.seen);
      g_array_append_val (reader->page->paths, path);
    }
}

/* The path clips all that is drawn from now on. */
static void
clip (Reader *reader)
{
  double *seen = reader->seen[reader->depth];
  PdfPath all = { .left = G_MAXDOUBLE, .top = G_MAXDOUBLE,
                  .right = -G_MAXDOUBLE, .bottom = -G_MAXDOUBLE };

  for (guint i = 0; i < reader->path->len; i++)
    {
      const PdfPath *path = &g_array_index (reader->path, PdfPath, i);

      all.left = MIN (all.left, path->left);
      all.top = MIN (all.top, path->top);
      all.right = MAX (all.right, path->right);
      all.bottom = MAX (all.bottom, path->bottom);
    }
  seen[0] = MAX (seen[0], all.left);
  seen[1] = MAX (seen[1], all.top);
  seen[2] = MIN (seen[2], all.right);
  seen[3] = MIN (seen[3], all.bottom);
}

static void
set_grey (Reader   *reader,
          gboolean  filled)
{
  const double *n = reader->numbers;

  reader->grey[reader->depth][filled] =
    reader->n_numbers == 1 ? n[0] : 0.299 * n[0] + 0.587 * n[1] + 0.114 * n[2];
}

static void
push (Reader *reader)
{
  g_assert_cmpint (reader->depth, <, 31);
  reader->depth++;
  reader->matrix[reader->depth] = reader->matrix[reader->depth - 1];
  reader->line[reader->depth] = reader->line[reader->depth - 1];
  reader->dashed[reader->depth] = reader->dashed[reader->depth - 1];
  memcpy (reader->grey[reader->depth], reader->grey[reader->depth - 1],
          sizeof reader->grey[0]);
  memcpy (reader->seen[reader->depth], reader->seen[reader->depth - 1],
          sizeof reader->seen[0]);
}

static void
operate (Reader     *reader,
         const char *word)
{
  static const char *const points[] = { "m", "l", "c", "v", "y" };
  const double *n = reader->numbers;
  int last = reader->n_numbers - 2;

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    if (g_str_equal (word, points[i]))
      add_point (reader, i == 0, n[last], n[last + 1]);
  if (g_str_equal (word, "re"))
    add_rectangle (reader, n);
  else if (g_str_equal (word, "q"))
    push (reader);
  else if (g_str_equal (word, "Q"))
    reader->depth--;
  else if (g_str_equal (word, "cm"))
    {
      cairo_matrix_t matrix = { n[0], n[1], n[2], n[3], n[4], n[5] };

      cairo_matrix_multiply (&reader->matrix[reader->depth], &matrix,
                             &reader->matrix[reader->depth]);
    }
  else if (g_str_equal (word, "w"))
    reader->line[reader->depth] = n[0];
  else if (g_str_equal (word, "d"))
    reader->dashed[reader->depth] = reader->filled_array;
  else if (g_str_equal (word, "rg") || g_str_equal (word, "g"))
    set_grey (reader, TRUE);
  else if (g_str_equal (word, "RG") || g_str_equal (word, "G"))
    set_grey (reader, FALSE);
  else if (g_str_equal (word, "Tf"))
    reader->font = n[0];
  else if (g_str_equal (word, "Tm"))
    /* How high they are; narrow ones are as legible. */
    reader->letters = hypot (n[2], n[3]);
  else if (g_str_equal (word, "Tj") || g_str_equal (word, "TJ"))
    reader->page->smallest = MIN (reader->page->smallest,
                                  reader->letters * reader->font);
  else if (strchr ("fSBbs", word[0]) != NULL && strlen (word) <= 2)
    {
      if (strchr ("fBb", word[0]) != NULL)
        draw (reader, TRUE);
      if (strchr ("SBbs", word[0]) != NULL)
        draw (reader, FALSE);
      g_array_set_size (reader->path, 0);
    }
  else if (word[0] == 'W')
    clip (reader);
  else if (g_str_equal (word, "n"))
    g_array_set_size (reader->path, 0);
}

/* Strings of text hold what looks like anything. */
static const char *
skip_string (const char *text)
{
  char end = *text == '(' ? ')' : *text == '<' ? '>' : ']';

  for (text++; *text != end; text++)
    {
      g_assert_cmpint (*text, !=, '\0');
      if (*text == '\\')
        text++;
      else if (*text == '(')
        text = skip_string (text);
    }

  return text;
}

static void
read_content (Reader     *reader,
              const char *text)
{
  while (*text != '\0')
    {
      g_autofree char *word = NULL;
      const char *start = text;
      char *end;

      if (g_ascii_isspace (*text))
        {
          text++;
          continue;
        }
      if (strchr ("(<[", *text) != NULL)
        {
          text = skip_string (text) + 1;
          reader->filled_array = *start == '[' && start[1] != ']';
          continue;
        }
      while (*text != '\0' && !g_ascii_isspace (*text)
             && (text == start || strchr ("(<[/", *text) == NULL))
        text++;
      word = g_strndup (start, text - start);
      if (word[0] == '/')
        continue;
      if (g_ascii_isdigit (word[0]) || strchr ("+-.", word[0]) != NULL)
        {
          g_assert_cmpint (reader->n_numbers, <, 64);
          reader->numbers[reader->n_numbers++] = g_ascii_strtod (word, &end);
          continue;
        }
      operate (reader, word);
      reader->n_numbers = 0;
    }
}

/* The content of the object @number, inflated. */
static char *
dup_stream (const char *data,
            gsize       length,
            int         number)
{
  g_autofree char *head = g_strdup_printf ("\n%d 0 obj\n", number);
  const char *object = memmem (data, length, head, strlen (head));
  const char *start = memmem (object, length - (object - data), "stream\n", 7);
  const char *end;
  g_autoptr (GConverter) inflate = NULL;
  g_autoptr (GInputStream) packed = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GOutputStream) plain = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  start += 7;
  end = memmem (start, length - (start - data), "endstream", 9);
  inflate =
    G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
  packed = g_memory_input_stream_new_from_data (start, end - start, NULL);
  stream = g_converter_input_stream_new (packed, inflate);
  g_output_stream_splice (plain, stream, G_OUTPUT_STREAM_SPLICE_NONE, NULL,
                          &error);
  g_assert_no_error (error);
  g_output_stream_write (plain, "", 1, NULL, NULL);
  g_output_stream_close (plain, NULL, NULL);

  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (plain));
}

static PdfPage *
read_page (const char *data,
           gsize       length,
           const char *head)
{
  Reader reader = { .depth = 0 };
  PdfPage *page = g_new0 (PdfPage, 1);
  const char *box = strstr (head, "/MediaBox [ 0 0 ");
  const char *contents = strstr (head, "/Contents ");
  g_autofree char *text = NULL;
  char *end;

  page->width = g_ascii_strtod (box + 16, &end) * MM;
  page->height = g_ascii_strtod (end, NULL) * MM;
  page->smallest = G_MAXDOUBLE;
  page->paths = g_array_new (FALSE, FALSE, sizeof (PdfPath));
  reader.page = page;
  reader.path = g_array_new (FALSE, TRUE, sizeof (PdfPath));
  cairo_matrix_init_identity (&reader.matrix[0]);
  reader.line[0] = 1;
  reader.seen[0][2] = page->width;
  reader.seen[0][3] = page->height;
  text = dup_stream (data, length, atoi (contents + 10));
  read_content (&reader, text);
  g_array_unref (reader.path);

  return page;
}

GPtrArray *
pdf_read (GBytes *pdf)
{
  static const char mark[] = "<< /Type /Page %";
  GPtrArray *pages = g_ptr_array_new_with_free_func (page_free);
  gsize length;
  const char *data = g_bytes_get_data (pdf, &length);
  const char *head = data;

  while ((head = memmem (head, length - (head - data), mark, strlen (mark)))
         != NULL)
    {
      g_ptr_array_add (pages, read_page (data, length, head));
      head += strlen (mark);
    }

  return pages;
}

/* Returns: (transfer full): what the program of @arguments writes of @pdf. */
static char *
dup_output (GBytes            *pdf,
            const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDIN_PIPE
                                  | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_autoptr (GBytes) text = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate (process, pdf, NULL, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);

  return g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
}

/* Returns: what pdftotext writes of all sheets, kept in each mode until it is
 * asked for those of another file, because most tests read one sheet after the
 * other, their words and where these stand, and the program takes longer to
 * start than to read. */
static const char *
read_all (GBytes     *pdf,
          const char *mode)
{
  static GBytes *kept_pdf;
  static GHashTable *kept;      /* what it wrote, by its mode */
  const char *const arguments[] = { "pdftotext", "-", "-", mode, NULL };
  const char *key = mode != NULL ? mode : "";

  if (pdf != kept_pdf)
    {
      g_clear_pointer (&kept_pdf, g_bytes_unref);
      g_clear_pointer (&kept, g_hash_table_unref);
      kept_pdf = g_bytes_ref (pdf);
      kept = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
    }
  if (!g_hash_table_contains (kept, key))
    g_hash_table_insert (kept, (gpointer) key, dup_output (pdf, arguments));

  return g_hash_table_lookup (kept, key);
}

char *
pdf_dup_text (GBytes     *pdf,
              const char *mode,
              int         sheet)
{
  const char *text = read_all (pdf, mode);
  const char *end = g_strcmp0 (mode, "-bbox") == 0 ? "</page>" : "\f";
  const char *next;

  if (sheet == 0)
    return g_strdup (text);

  for (int i = 1; i < sheet; i++)
    {
      text = strstr (text, end);
      g_assert_nonnull (text);
      text += strlen (end);
    }
  next = strstr (text, end);
  g_assert_nonnull (next);

  return g_strndup (text, next - text);
}

char *
pdf_dup_words (GBytes *pdf,
               int     sheet)
{
  g_autofree char *plain = pdf_dup_text (pdf, "-raw", sheet);
  char *words = g_utf8_normalize (plain, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_strdelimit (words, "\n\f", ' ');
}

static void
clear_word (gpointer data)
{
  g_free (((PdfWord *) data)->text);
}

/* The number behind @name in the tag at @tag, in millimetres. */
static double
read_place (const char *tag,
            const char *name)
{
  return g_ascii_strtod (strstr (tag, name) + strlen (name), NULL) * MM;
}

GArray *
pdf_read_words (GBytes *pdf,
                int     sheet)
{
  g_autofree char *boxes = pdf_dup_text (pdf, "-bbox", sheet);
  GArray *words = g_array_new (FALSE, FALSE, sizeof (PdfWord));

  g_array_set_clear_func (words, clear_word);
  for (const char *at = boxes; (at = strstr (at, "<word ")) != NULL; at++)
    {
      const char *start = strchr (at, '>') + 1;
      g_autofree char *raw = g_strndup (start, strchr (start, '<') - start);
      PdfWord word = {
        g_utf8_normalize (raw, -1, G_NORMALIZE_ALL_COMPOSE),
        read_place (at, "xMin=\""), read_place (at, "yMin=\""),
        read_place (at, "xMax=\""), read_place (at, "yMax=\""),
      };

      g_array_append_val (words, word);
    }

  return words;
}

char *
pdf_dup_structure (GBytes *pdf)
{
  static const char *const arguments[] = {
    "pdfinfo", "-struct-text", "-", NULL,
  };

  return dup_output (pdf, arguments);
}
