/* ludo-class-sheet.c: what a class has handed in, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kinds/ludo-class-sheet.h"

#include <glib/gi18n.h>

#include "learn/class/ludo-class-view.h"
#include "play/ludo-isolate.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"

/* The steps that stand side by side in a table; the others follow in further
 * tables below. */
#define COLUMNS 4

/* The margin of the sheets of the steps, and the gap between the words of a
 * step and its board, in millimetres; and how many steps a sheet has. */
#define MARGIN 18.0
#define GAP 4.0
#define STEPS_A_SHEET 2

static void
add_row (LudoSheetLayout  *sheets,
         LudoBookletTable *table,
         GPtrArray        *cells,
         gboolean          head)
{
  LudoBlock *block = ludo_sheet_layout_add (sheets, LUDO_BLOCK_ROW);

  block->table = table;
  table->ref_count++;
  block->head = head;
  block->keep = head;
  block->before = head ? 0.7 : 0;
  block->cells[0] = g_ptr_array_ref (cells);
}

static GPtrArray *
begin_row (const char *first)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, g_markup_escape_text (first, -1));

  return cells;
}

static void
add_cell (GPtrArray *cells,
          char      *text,
          gboolean   bold)
{
  g_ptr_array_add (cells, bold ? g_markup_printf_escaped ("<b>%s</b>", text)
                               : g_markup_escape_text (text, -1));
  g_free (text);
}

/* Returns: the pupil of a row and, on the next line, the note about it. */
static char *
dup_whose (const LudoClass *class,
           guint            row,
           gboolean         names)
{
  g_autofree char *name = ludo_class_dup_pupil (class, row, names);
  g_autofree char *pupil = ludo_isolate (name);
  g_autofree char *note = ludo_class_dup_note (class, row, names);

  return note[0] != '\0' ? g_strconcat (pupil, "\n", note, NULL)
                         : g_steal_pointer (&pupil);
}

/* Adds the list of the results that are not in the table, with the reasons. */
static void
add_omissions (LudoBooklet            *booklet,
               const LudoPrintOptions *options)
{
  const LudoClass *class = options->class;
  LudoBookletTable *table = g_new0 (LudoBookletTable, 1);
  g_autoptr (GPtrArray) head = begin_row (_("Not in the Table"));

  table->n_columns = 2;
  table->shares = g_new0 (double, table->n_columns);
  add_cell (head, g_strdup (_("Reason")), TRUE);
  add_row (ludo_booklet_sheets (booklet), table, head, TRUE);
  for (guint i = 0; i < class->omissions->len; i++)
    {
      g_autofree char *key = ludo_class_dup_omission (class, i, options->names);
      g_autoptr (GPtrArray) cells = begin_row (key);

      add_cell (cells, ludo_class_dup_omission_reason (class, i,
                                                       options->names), FALSE);
      add_row (ludo_booklet_sheets (booklet), table, cells, FALSE);
    }
}

/* Adds a table of the steps from @first on, as many as fit side by side. */
static void
add_table (LudoSheetLayout        *sheets,
           const LudoPrintOptions *options,
           guint                   first)
{
  const LudoClass *class = options->class;
  LudoBookletTable *table = g_new0 (LudoBookletTable, 1);
  g_autoptr (GPtrArray) head = begin_row (_("Pupil"));
  g_autoptr (GPtrArray) foot = begin_row (_("Right in the end"));
  guint end = MIN (first + COLUMNS, class->steps->len);

  table->n_columns = 1 + end - first;
  table->shares = g_new0 (double, table->n_columns);
  for (guint i = first; i < end; i++)
    {
      add_cell (head, ludo_class_dup_step_title (class, i, options->language),
                TRUE);
      add_cell (foot, ludo_class_dup_right (class, i), TRUE);
    }
  add_row (sheets, table, head, TRUE);
  for (guint i = 0; i < class->rows->len; i++)
    {
      g_autofree char *pupil = dup_whose (class, i, options->names);
      g_autoptr (GPtrArray) cells = begin_row (pupil);

      for (guint j = first; j < end; j++)
        add_cell (cells, ludo_class_dup_cell (class, i, j, options->language),
                  FALSE);
      add_row (sheets, table, cells, FALSE);
    }
  add_row (sheets, table, foot, FALSE);
}

/* Draws a step in its part of the sheet: its title, its answers, and a board
 * that shows where they lie. */
static void
draw_step (LudoPrint *print,
           guint      index,
           double     top,
           double     height,
           cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  double width = options->width - 2 * MARGIN, y = top, aspect;
  g_autofree char *title =
    ludo_class_dup_step_title (options->class, index, options->language);
  g_autofree char *outcomes = ludo_class_dup_outcomes (options->class, index);
  g_autofree char *counts =
    ludo_class_dup_counts (options->class, index, options->language, FALSE);
  g_autofree char *mistakes = ludo_class_dup_mistakes (options->class, index);
  LudoScene scene = {
    .theme = LUDO_THEME_CONTRAST,
    .mono = options->mono,
    .font_family = options->font != NULL ? options->font : LUDO_PRINT_FONT,
  };

  y += ludo_print_text (print, cr, title, MARGIN, y, width, 0, 12, TRUE);
  y += ludo_print_text (print, cr, outcomes, MARGIN, y, width, 0,
                        LUDO_PRINT_TEXT, FALSE);
  y += ludo_print_text (print, cr, counts, MARGIN, y, width, 0,
                        LUDO_PRINT_TEXT, FALSE);
  if (mistakes[0] != '\0')
    y += ludo_print_text (print, cr, mistakes, MARGIN, y, width, 0,
                          LUDO_PRINT_TEXT, FALSE);
  y += GAP;
  height = (top + height - y) / LUDO_MM_PER_POINT;
  if (ludo_class_find_step (options->class, index) == NULL || height < 72)
    return;

  width /= LUDO_MM_PER_POINT;
  aspect = ludo_drawing_for (options->class->lesson->rules->id)
             ->aspect (width, height);
  scene.width = MIN (width, height * aspect);
  scene.height = scene.width / aspect;
  scene.font_size = scene.smallest = LUDO_PRINT_SMALLEST;
  cairo_save (cr);
  cairo_translate (cr, MARGIN, y);
  cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
  cairo_translate (cr, (width - scene.width) / 2, 0);
  ludo_class_draw (options->class, index, &scene, cr);
  cairo_restore (cr);
}

static void
draw_steps (LudoPrint *print,
            gpointer   data,
            guint      sheet,
            cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  double height = (options->height - 2 * MARGIN) / STEPS_A_SHEET;
  locale_t before = ludo_language_push (
    ludo_page_language_code (options->language));

  for (guint i = 0; i < STEPS_A_SHEET; i++)
    if (sheet * STEPS_A_SHEET + i < options->class->steps->len)
      draw_step (print, sheet * STEPS_A_SHEET + i, MARGIN + i * height,
                 height - GAP, cr);
  ludo_language_pop (before);
}

void
ludo_class_sheet_add (LudoPrint *print)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  guint n_steps = options->class->steps->len;
  LudoBooklet *booklet = ludo_booklet_new (options->language, options->font);
  g_autofree char *title = ludo_class_dup_title (options->class,
                                                 options->language);
  char *titles[] = { title, title };
  locale_t before = ludo_language_push (
    ludo_page_language_code (options->language));

  ludo_booklet_sheets (booklet)->name = g_strdup (title);
  _ludo_booklet_add_heading (booklet, titles, 1);
  for (guint i = 0; i < n_steps; i += COLUMNS)
    add_table (ludo_booklet_sheets (booklet), options, i);
  if (n_steps > 0)
    _ludo_booklet_add_text (booklet, ludo_class_get_legend (),
                            ludo_class_get_legend ());
  if (options->class->omissions->len > 0)
    add_omissions (booklet, options);
  ludo_print_add_booklet (print, booklet);
  for (guint i = 0; i * STEPS_A_SHEET < n_steps; i++)
    ludo_print_add (print, title, draw_steps, NULL, i);
  ludo_language_pop (before);
}
