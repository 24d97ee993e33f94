/* ludo-class-window.c: what a class has handed in, as a table and a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-class-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/teaching/ludo-class-cells.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/ludo-title.h"
#include "board/ludo-announce.h"
#include "board/ludo-widget-style.h"
#include "learn/class/ludo-class-csv.h"
#include "learn/class/ludo-class-view.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-save-file.h"

/* The widest name in the table, in characters. */
#define NAME_CHARS 28

/* The widths of the lines of an answer, in characters, with many steps and with
 * few steps, and the most lines of an answer. */
#define ANSWER_CHARS 18
#define ANSWER_CHARS_MOST 60
#define ANSWER_LINES 4

/* The most characters of all answers of a row with which none of them wraps. */
#define ROW_CHARS 90

/* The least width of a line of notes and files, in letters, and its most
 * lines. */
#define NOTE_CHARS 16
#define NOTE_LINES 2

/* The same width for the names of what was left out, which do not scroll. */
#define LEFT_CHARS 7

/* The widest line of the reason why a file was left out, in letters. */
#define REASON_CHARS 60

/* The most cells and rows that are shown at first, because a larger table would
 * block the window; a button shows the other rows. */
#define CELLS_AT_ONCE 3000
#define ROWS_AT_ONCE 200

/* The width of the lines of a heading, in letters, and its most lines. */
#define HEADING_CHARS 9
#define HEADING_LINES 4

struct _LudoClassWindow
{
  GtkWindow parent_instance;

  guint step;                   /* shown below the table */
  guint announced_row;          /* announced last, from 1; 0 for none */
  guint n_rows;                 /* shown of each table, at most */
  gboolean has_notes;           /* some pupil has a note */

  /* Template widgets */
  GtkToggleButton *names_button;
  LudoTitle *title;
  GtkLabel *title_label;
  GtkLabel *message_label;
  GtkWidget *answers_box;
  GtkWidget *step_box;
  GtkScrolledWindow *table_scroller;
  GtkLabel *legend_label;
  GtkLabel *step_label;
  GtkLabel *outcomes_label;
  GtkLabel *counts_label;
  GtkWidget *picture_label;
  GtkDrawingArea *picture;
  GtkBox *left_box;
  GtkWidget *more_button;

  /* Borrowed: made anew with each table */
  GtkGrid *table;
  GtkGrid *left_table;

  /* Owned */
  LudoClass *class;
  GtkFileChooserNative *chooser;        /* while it is open */
};

G_DEFINE_FINAL_TYPE (LudoClassWindow, ludo_class_window, GTK_TYPE_WINDOW)

static void
show_step (LudoClassWindow *self)
{
  g_autofree char *title =
    ludo_class_dup_step_title (self->class, self->step,
                               ludo_page_language_now ());
  g_autofree char *counts =
    ludo_class_dup_counts (self->class, self->step, ludo_page_language_now (),
                           FALSE);
  g_autofree char *heard =
    ludo_class_dup_counts (self->class, self->step, ludo_page_language_now (),
                           TRUE);
  g_autofree char *outcomes = ludo_class_dup_outcomes (self->class,
                                                       self->step);
  g_autofree char *mistakes = ludo_class_dup_mistakes (self->class,
                                                       self->step);
  g_autofree char *shown = NULL;
  g_autofree char *name = NULL;
  const LudoStep *step = ludo_class_find_step (self->class, self->step);

  gtk_label_set_text (self->step_label, title);
  gtk_label_set_text (self->outcomes_label, outcomes);
  shown = mistakes[0] != '\0' ? g_strconcat (counts, "\n", mistakes, NULL)
                              : g_strdup (counts);
  gtk_label_set_text (self->counts_label, shown);
  /* Translators: lists answers, each with the number of pupils who gave it. */
  name = g_strdup_printf (_("First answers: %s"), heard);
  ludo_names_label (self->counts_label, name);
  ludo_names_label (self->picture, heard);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), step != NULL);
  /* Typed numbers and answers to choose from have no place on the board. */
  gtk_widget_set_visible (self->picture_label,
                          step != NULL && step->kind != LUDO_STEP_NUMBER
                          && step->kind != LUDO_STEP_CHOOSE
                          && !ludo_step_kind_is_in_laboratory (step->kind));
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  LudoClassWindow *self = data;
  double font_size, aspect;
  LudoScene scene;

  if (ludo_class_find_step (self->class, self->step) == NULL)
    return;
  aspect = ludo_drawing_for (self->class->lesson->rules->id)
             ->aspect (width, height);
  scene = (LudoScene) {
    .width = MIN (width, height * aspect),
    .height = MIN (height, width / aspect),
    .theme = ludo_widget_style_board_theme (GTK_WIDGET (area)),
    .font_family = ludo_widget_style_font (GTK_WIDGET (area), &font_size),
    .screen = TRUE,
  };
  scene.font_size = font_size;
  cairo_translate (cr, (width - scene.width) / 2, (height - scene.height) / 2);
  ludo_class_draw (self->class, self->step, &scene, cr);
}

static gboolean
has_names (LudoClassWindow *self)
{
  return gtk_toggle_button_get_active (self->names_button);
}

/* The column of the first step, after the pupils and their notes. */
static guint
first_column (LudoClassWindow *self)
{
  return self->has_notes ? 2 : 1;
}

static void
heading_cb (LudoClassWindow *self,
            GtkWidget       *heading)
{
  ludo_class_window_choose (self, GPOINTER_TO_UINT (
    g_object_get_data (G_OBJECT (heading), "step")));
}

static void
add_heading (LudoClassWindow *self,
             guint            step)
{
  g_autofree char *title =
    ludo_class_dup_step_title (self->class, step, ludo_page_language_now ());
  GtkWidget *heading = gtk_button_new_with_label (title);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (heading));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), HEADING_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), HEADING_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), HEADING_CHARS);
  ludo_class_cells_set_tip (heading, title);
  g_object_set_data (G_OBJECT (heading), "step", GUINT_TO_POINTER (step));
  ludo_signal_connect (heading, "clicked", heading_cb, self);
  gtk_grid_attach (self->table, heading, (int) (step + first_column (self)), 0,
                   1, 1);
}

/* The first heading, which has the focus when the window opens, names the
 * lesson, explains the table and has the note that all pupils share, because an
 * announcement would be lost while the screen reader reads the window. */
static void
describe_table (LudoClassWindow *self)
{
  GtkWidget *heading =
    gtk_grid_get_child_at (self->table, (int) first_column (self), 0);
  g_autofree char *note = ludo_class_dup_shared_note (self->class);
  g_autoptr (GString) text =
    g_string_new (gtk_label_get_text (self->title_label));

  g_string_append_printf (text, ". %s",
                          _("The Up and Down keys read out the answers "
                            "below a step."));
  if (note[0] != '\0')
    {
      g_string_append_c (text, ' ');
      /* Translators: a note, such as "another version of the lesson". */
      g_string_append_printf (text, _("All pupils: %s."), note);
    }
  if (heading != NULL)
    ludo_names_describe (heading, text->str);
}

/* Returns the characters of the longest answer to @step that is shown. */
static int
longest_answer (LudoClassWindow *self,
                guint            step)
{
  glong longest = 0;

  for (guint i = 0; i < MIN (self->class->rows->len, self->n_rows); i++)
    {
      g_autofree char *text = ludo_class_dup_cell (self->class, i, step,
                                                   ludo_page_language_now ());

      longest = MAX (longest, g_utf8_strlen (text, -1));
    }

  return (int) MIN (longest, ANSWER_CHARS_MOST);
}

/* Returns the characters after which an answer wraps: as many as let all
 * answers of a row have room beside each other, but at least ANSWER_CHARS. */
static int
line_of_answer (LudoClassWindow *self)
{
  const guint n = self->class->steps->len;
  g_autofree int *longest = g_new0 (int, n);

  for (guint i = 0; i < n; i++)
    longest[i] = longest_answer (self, i);
  for (int line = ANSWER_CHARS_MOST; line > ANSWER_CHARS; line--)
    {
      int sum = 0;

      for (guint i = 0; i < n; i++)
        sum += MIN (longest[i], line);
      if (sum <= ROW_CHARS)
        return line;
    }

  return ANSWER_CHARS;
}

static void
fill_row (LudoClassWindow *self,
          guint            index,
          int              line)
{
  const LudoPageLanguage language = ludo_page_language_now ();
  g_autofree char *pupil = ludo_class_dup_pupil (self->class, index,
                                                 has_names (self));
  g_autofree char *note = ludo_class_dup_note (self->class, index,
                                               has_names (self));

  ludo_class_cells_add (self->table, pupil, pupil, NAME_CHARS, 0, index + 1);
  if (first_column (self) > 1)
    ludo_class_cells_wrap
      (ludo_class_cells_add (self->table, note, note, NAME_CHARS, 1, index + 1),
       NOTE_CHARS, NOTE_LINES);
  for (guint i = 0; i < self->class->steps->len; i++)
    {
      g_autofree char *text = ludo_class_dup_cell (self->class, index, i,
                                                   language);
      g_autofree char *words = ludo_class_dup_cell_words (self->class, index,
                                                          i, language, FALSE);
      g_autofree char *name = ludo_class_dup_cell_words (self->class, index,
                                                         i, language, TRUE);

      GtkWidget *cell =
        ludo_class_cells_add (self->table, text, words, line,
                              i + first_column (self), index + 1);

      /* Do not widen a column of short answers. */
      if (g_utf8_strlen (text, -1) > line)
        ludo_class_cells_wrap (cell, line, ANSWER_LINES);
      else
        gtk_label_set_ellipsize (GTK_LABEL (cell), PANGO_ELLIPSIZE_NONE);
      ludo_names_label (cell, name);
    }
}

/* Announces the cell of @step in the row that the keys have reached; below the
 * pupils, how many were right in the end. */
static void
tell_cell (LudoClassWindow *self,
           guint            step)
{
  const LudoPageLanguage language = ludo_page_language_now ();
  guint n = MIN (self->class->rows->len, self->n_rows);
  gboolean is_sum = self->announced_row > n;
  guint row = self->announced_row - 1;
  g_autofree char *who =
    is_sum ? g_strdup (_("Right in the end"))
    : has_names (self) ? ludo_class_dup_pupil (self->class, row, TRUE)
                       : g_strdup_printf (_("Pupil %u"), row + 1);
  g_autofree char *shared = ludo_class_dup_shared_note (self->class);
  g_autofree char *note =
    is_sum ? g_strdup ("")
           : ludo_class_dup_note (self->class, row, has_names (self));
  g_autofree char *words =
    is_sum ? ludo_class_dup_right (self->class, step)
           : ludo_class_dup_cell_words (self->class, row, step, language,
                                        TRUE);
  g_autofree char *whose =
    note[0] != '\0' && !g_str_equal (note, shared)
                    ? g_strdup_printf ("%s (%s)", who, note) : g_strdup (who);
  /* A screen reader would say "middle dot", so use commas. */
  g_auto (GStrv) parts = g_strsplit (words, " · ", -1);
  g_autofree char *plain = g_strjoinv (", ", parts);
  g_autofree char *text =
    /* Translators: a pupil, and how he answered. */
    g_strdup_printf (_("%s: %s"), whose, plain);

  ludo_announce (GTK_WIDGET (self->table), text);
}

/* Tab does not stop at the cells, because they may be hundreds.  From a
 * heading, Up and Down announce the cells below it, and Left and Right go to
 * the heading beside it, in the same row. */
static gboolean
walk_cb (LudoClassWindow *self,
         guint            keyval)
{
  GtkWidget *heading = gtk_widget_get_focus_child (GTK_WIDGET (self->table));
  guint n = MIN (self->class->rows->len, self->n_rows);
  guint step;

  if (heading == NULL)
    return FALSE;

  step = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (heading), "step"));
  if (keyval == GDK_KEY_Down && self->announced_row <= n)
    self->announced_row++;
  else if (keyval == GDK_KEY_Up && self->announced_row > 1)
    self->announced_row--;
  else if (keyval == GDK_KEY_Left && step > 0)
    step--;
  else if (keyval == GDK_KEY_Right && step + 1 < self->class->steps->len)
    step++;
  else if (keyval == GDK_KEY_Left || keyval == GDK_KEY_Right)
    {
      ludo_announce (GTK_WIDGET (self->table),
                     keyval == GDK_KEY_Left ? _("This is the first step.")
                                            : _("This is the last step."));
      return TRUE;
    }
  else
    return FALSE;

  gtk_widget_grab_focus (gtk_grid_get_child_at
                           (self->table, (int) (step + first_column (self)),
                            0));
  if (self->announced_row > 0)
    tell_cell (self, step);

  return TRUE;
}

/* Fills the last row, below a line: how many were right in the end. */
static void
add_sums (LudoClassWindow *self,
          guint            row)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_widget_add_css_class (line, "sums");
  gtk_grid_attach (self->table, line, 0, (int) row,
                   (int) (self->class->steps->len + first_column (self)), 1);
  row++;
  gtk_label_set_ellipsize
    (GTK_LABEL (ludo_class_cells_add (self->table, _("Right in the end"), NULL,
                                      NAME_CHARS, 0, row)),
     PANGO_ELLIPSIZE_NONE);
  for (guint i = 0; i < self->class->steps->len; i++)
    {
      g_autofree char *text = ludo_class_dup_right (self->class, i);

      gtk_widget_add_css_class
        (ludo_class_cells_add (self->table, text, text, ANSWER_CHARS,
                               i + first_column (self), row), "heading");
    }
}

static void
fill_table (LudoClassWindow *self)
{
  guint n = MIN (self->class->rows->len, self->n_rows);
  const int line = line_of_answer (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->announced_row = 0;
  self->table = ludo_class_cells_new_table ("class-table", 12);
  ludo_signal_connect (keys, "key-pressed", walk_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self->table), keys);
  gtk_widget_set_halign (GTK_WIDGET (self->table), GTK_ALIGN_START);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->table), 18);
  gtk_widget_set_visible (self->answers_box, n > 0);
  gtk_widget_set_visible (self->step_box, n > 0);
  ludo_class_cells_add (self->table, _("Pupil"), NULL, NAME_CHARS, 0, 0);
  if (first_column (self) > 1)
    ludo_class_cells_add (self->table, _("Note"), NULL, NAME_CHARS, 1, 0);
  for (guint i = 0; i < self->class->steps->len; i++)
    add_heading (self, i);
  describe_table (self);
  for (guint i = 0; i < n; i++)
    fill_row (self, i, line);
  add_sums (self, n + 1);
  gtk_scrolled_window_set_child (self->table_scroller,
                                 GTK_WIDGET (self->table));
}

/* Lists the files that are not in the table, and the reasons, which wrap. */
static void
fill_left (LudoClassWindow *self)
{
  if (self->left_table != NULL)
    gtk_box_remove (self->left_box, GTK_WIDGET (self->left_table));
  self->left_table = ludo_class_cells_new_table ("left-table", 12);
  gtk_widget_set_visible (GTK_WIDGET (self->left_box),
                          self->class->omissions->len > 0);
  for (guint i = 0; i < MIN (self->class->omissions->len, self->n_rows); i++)
    {
      g_autofree char *what = ludo_class_dup_omission (self->class, i,
                                                       has_names (self));
      g_autofree char *reason =
        ludo_class_dup_omission_reason (self->class, i, has_names (self));

      ludo_class_cells_wrap
        (ludo_class_cells_add (self->left_table, what, what, NAME_CHARS, 0, i),
         LEFT_CHARS, NOTE_LINES);
      ludo_class_cells_wrap
        (ludo_class_cells_add (self->left_table, reason, NULL, REASON_CHARS, 1,
                               i), LEFT_CHARS, 0);
    }
  gtk_box_append (self->left_box, GTK_WIDGET (self->left_table));
}

static void
fill (LudoClassWindow *self)
{
  guint n = MAX (self->class->rows->len, self->class->omissions->len);

  fill_table (self);
  fill_left (self);
  gtk_widget_set_visible (self->more_button, n > self->n_rows);
}

/* Moves the focus out of the old table, because it would pass to the new one
 * before that has its place, and scroll it. */
static void
names_cb (LudoClassWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->names_button));
  fill (self);
}

static guint
rows_at_once (const LudoClassWindow *self)
{
  return CLAMP (CELLS_AT_ONCE / (self->class->steps->len + 1), 20,
                ROWS_AT_ONCE);
}

static void
more_cb (LudoClassWindow *self)
{
  self->n_rows += rows_at_once (self);
  fill (self);
}

static void
show_message (LudoClassWindow *self,
              const char      *text)
{
  gtk_label_set_text (self->message_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->message_label), TRUE);
  ludo_announce (GTK_WIDGET (self->message_label), text);
}

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LudoClassWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_parse_name (G_FILE (file));
  g_autofree char *text = NULL;

  if (ludo_save_file_finish (G_FILE (file), result, &error))
    /* Translators: %s is a file. */
    text = g_strdup_printf (_("The table was exported to “%s”."), name);
  show_message (self, text != NULL ? text : error->message);
}

void
ludo_class_window_export (LudoClassWindow *self,
                          GFile           *file)
{
  g_autoptr (GBytes) bytes = NULL;
  char *csv;

  g_return_if_fail (LUDO_IS_CLASS_WINDOW (self) && G_IS_FILE (file));

  csv = ludo_class_dup_csv (self->class, ludo_page_language_now (),
                            has_names (self));
  bytes = g_bytes_new_take (csv, strlen (csv));
  ludo_save_file_async (file, bytes, saved_cb, g_object_ref (self));
}

static void
chosen_cb (LudoClassWindow *self,
           int              response)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);

  if (file != NULL)
    ludo_class_window_export (self, file);
}

static void
export_cb (LudoClassWindow *self)
{
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (NULL, GTK_WINDOW (self), _("Export the Table"),
                           GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL,
                           "class.csv", G_CALLBACK (chosen_cb), self);
}

/* Shows the sheets with the table and the steps. */
static void
print_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  static const LudoPrintChoice choices[] = { { LUDO_PRINT_RECORD, FALSE } };
  LudoClassWindow *self = LUDO_CLASS_WINDOW (widget);
  LudoPrintOptions options = {
    .language = ludo_page_language_now (),
    .names = has_names (self),
    .class = self->class,
  };

  if (self->class->lesson != NULL)
    options.game_id = self->class->lesson->rules->id;
  ludo_print_dialog_show (GTK_WINDOW (self), choices, 1, &options);
}

/* Shows whether printing succeeded. */
static void
show_message_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  show_message (LUDO_CLASS_WINDOW (widget),
                g_variant_get_string (parameter, NULL));
}

static void
ludo_class_window_dispose (GObject *object)
{
  LudoClassWindow *self = LUDO_CLASS_WINDOW (object);

  g_clear_object (&self->chooser);
  if (self->picture != NULL)
    gtk_drawing_area_set_draw_func (self->picture, NULL, NULL, NULL);

  G_OBJECT_CLASS (ludo_class_window_parent_class)->dispose (object);
}

static void
ludo_class_window_finalize (GObject *object)
{
  g_clear_pointer (&LUDO_CLASS_WINDOW (object)->class, ludo_class_free);

  G_OBJECT_CLASS (ludo_class_window_parent_class)->finalize (object);
}

static void
ludo_class_window_class_init (LudoClassWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_class_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_class_window_finalize;
  g_type_ensure (LUDO_TYPE_TITLE);
  LUDO_TEMPLATE_SET (klass, "class-window");
  LUDO_TEMPLATE_CHILDREN (klass, LudoClassWindow, names_button, title,
                          title_label, message_label, table_scroller,
                          answers_box, step_box, legend_label, step_label,
                          outcomes_label, counts_label, picture_label, picture,
                          left_box, more_button);
  LUDO_TEMPLATE_CALLBACKS (klass, more_cb, names_cb, export_cb);
  gtk_widget_class_install_action (widget_class, "class.print", NULL,
                                   print_action);
  gtk_widget_class_install_action (widget_class, "win.notify", "s",
                                   show_message_action);
  gtk_widget_class_install_action (widget_class, "win.complain", "s",
                                   show_message_action);
}

static void
ludo_class_window_init (LudoClassWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);
  ludo_title_set_text (self->title, gtk_window_get_title (GTK_WINDOW (self)));
  gtk_drawing_area_set_draw_func (self->picture, draw_cb, self, NULL);
}

GtkWidget *
ludo_class_window_new (GtkWindow *parent,
                       LudoClass *class)
{
  LudoClassWindow *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (class != NULL, NULL);

  self = g_object_new (LUDO_TYPE_CLASS_WINDOW,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent, NULL);
  self->class = class;
  title = ludo_class_dup_title (class, ludo_page_language_now ());
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->legend_label, ludo_class_get_legend ());
  self->n_rows = rows_at_once (self);
  self->has_notes = ludo_class_has_notes (class);
  fill (self);
  if (class->steps->len > 0)
    show_step (self);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->picture), FALSE);
  ludo_names_give (GTK_WIDGET (self));
  ludo_flow_break_titles (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

void
ludo_class_window_choose (LudoClassWindow *self,
                          guint            step)
{
  g_return_if_fail (LUDO_IS_CLASS_WINDOW (self)
                    && step < self->class->steps->len);

  self->step = step;
  show_step (self);
}
