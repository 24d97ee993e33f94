/* ludo-class-window.c: what a class has handed in, as a table and a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-class-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/ludo-names.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-drawing.h"
#include "drawing/ludo-paint.h"
#include "play/ludo-language.h"
#include "play/record/ludo-save-file.h"

/* The widest answer in the table, in characters. */
#define ANSWER_CHARS 14

struct _LudoClassWindow
{
  GtkWindow parent_instance;

  guint step;                   /* the one that is shown */
  guint at[LUDO_PLACES_MAX];    /* how often each place was chosen in it */

  /* Template widgets */
  GtkToggleButton *names_button;
  GtkLabel *title_label;
  GtkLabel *problems_label;
  GtkGrid *table;
  GtkLabel *step_label;
  GtkLabel *counts_label;
  GtkDrawingArea *picture;

  /* Owned */
  LudoClass *class;
  GtkFileChooserNative *chooser;        /* while it is open */
};

G_DEFINE_FINAL_TYPE (LudoClassWindow, ludo_class_window, GTK_TYPE_WINDOW)

static LudoPageLanguage
language_now (void)
{
  return g_str_equal (ludo_language_get (), "fr") ? LUDO_PAGE_FRENCH
                                                  : LUDO_PAGE_ENGLISH;
}

/* The step of the lesson that has this id, or NULL. */
static const LudoStep *
find_step (LudoClassWindow *self,
           const char      *id)
{
  const LudoLesson *lesson = self->class->lesson;

  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      if (g_str_equal (step->node->id, id))
        return step;
    }

  return NULL;
}

static const char *
step_id (LudoClassWindow *self,
         guint            index)
{
  return g_ptr_array_index (self->class->steps, index);
}

static char *
dup_step_title (LudoClassWindow *self,
                guint            index)
{
  const LudoStep *step = find_step (self, step_id (self, index));
  const char *title = step != NULL ? step->node->title[language_now ()] : NULL;

  return title != NULL ? ludo_page_dup_plain (title)
                       : g_strdup (step_id (self, index));
}

/* The place on the board that an answer means, or -1. */
static int
find_place (const LudoStep *step,
            const GameRules *rules,
            const char     *answer)
{
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  g_auto (GStrv) words = g_strsplit_set (answer, " >", 2);
  GameState state = step->start;
  int path[LUDO_PATH_MAX];
  GameMove move;

  if (words[0] == NULL)
    return -1;
  for (guint i = 0; i < step->before->len; i++)
    rules->apply (&state, g_array_index (step->before, GameMove, i), NULL);
  if ((step->kind == LUDO_STEP_MOVE || step->kind == LUDO_STEP_PLAY)
      && rules->parse_move (&state, words[0], strlen (words[0]), &move, NULL)
      && drawing->move_path (&state, move, path) > 0)
    return path[0];
  if (step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_PLACE
      || step->kind == LUDO_STEP_PREDICT)
    return ludo_drawing_find_place (drawing, words[0]);

  return -1;
}

/* What an answer of this step reads like: an option in its own words. */
static char *
dup_answer (const LudoStep *step,
            const char     *answer)
{
  guint64 option;

  if (step != NULL && step->kind == LUDO_STEP_CHOOSE
      && g_ascii_string_to_unsigned (answer, 10, 1, step->options->len,
                                     &option, NULL))
    return ludo_lesson_dup_text (g_ptr_array_index (step->options,
                                                    (guint) option - 1),
                                 language_now (), TRUE);

  return g_strdup (answer);
}

/* How many predictions came true. */
static void
append_hits (GString   *text,
             GPtrArray *counts)
{
  guint hits = 0, all = 0;

  for (guint i = 0; i < counts->len; i++)
    {
      const LudoCount *count = g_ptr_array_index (counts, i);
      g_auto (GStrv) both = g_strsplit (count->answer, ">", 2);

      all += count->n;
      if (both[0] != NULL && g_strcmp0 (both[0], both[1]) == 0)
        hits += count->n;
    }
  g_string_append_printf (text,
                          ngettext ("%u prediction, of which %u came true.",
                                    "%u predictions, of which %u came true.",
                                    all), all, hits);
  g_string_append_c (text, '\n');
}

static void
show_step (LudoClassWindow *self)
{
  const char *id = step_id (self, self->step);
  const LudoStep *step = find_step (self, id);
  g_autoptr (GPtrArray) counts = ludo_class_count (self->class, id);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *title = dup_step_title (self, self->step);

  memset (self->at, 0, sizeof self->at);
  if (step != NULL && step->kind == LUDO_STEP_PREDICT)
    append_hits (text, counts);
  for (guint i = 0; i < counts->len; i++)
    {
      const LudoCount *count = g_ptr_array_index (counts, i);
      g_autofree char *answer = dup_answer (step, count->answer);
      int place = step != NULL ? find_place (step, self->class->lesson->rules,
                                             count->answer)
                               : -1;

      if (text->len > 0 && i > 0)
        /* Words want a line each. */
        g_string_append (text, step != NULL && step->kind == LUDO_STEP_CHOOSE
                                 ? "\n" : " · ");
      /* Translators: how many gave an answer, and the answer. */
      g_string_append_printf (text, _("%u × %s"), count->n, answer);
      if (place >= 0)
        self->at[place] += count->n;
    }
  gtk_label_set_text (self->step_label, title);
  gtk_label_set_text (self->counts_label, text->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), step != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

/* A disc on each place that was chosen, the fuller the more often, and how
 * often. */
static void
draw_chosen (cairo_t         *cr,
             const LudoScene *scene,
             LudoClassWindow *self)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (self->class->lesson->rules->id);
  guint most = 1;

  for (int i = 0; i < drawing->n_places; i++)
    most = MAX (most, self->at[i]);
  for (int i = 0; i < drawing->n_places; i++)
    {
      LudoRect rect;
      g_autofree char *number = g_strdup_printf ("%u", self->at[i]);
      double x, y, radius;

      if (self->at[i] == 0 || !drawing->bounds (scene, i, &rect))
        continue;
      x = rect.x + rect.width / 2;
      y = rect.y + rect.height / 2;
      radius = MAX (MIN (rect.width, rect.height) * 0.42, 12);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 0.75, 0.11, 0.16,
                             0.35 + 0.6 * self->at[i] / most);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
      cairo_arc (cr, x, y, radius * 0.7, 0, 2 * G_PI);
      cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
      cairo_fill (cr);
      cairo_set_source_rgb (cr, 1, 1, 1);
      ludo_paint_text (cr, scene, number, x, y, radius * 0.9, TRUE);
    }
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  LudoClassWindow *self = data;
  const LudoStep *step = find_step (self, step_id (self, self->step));
  const LudoDrawing *drawing;
  double font_size, aspect;
  GameState state;
  LudoScene scene;

  if (step == NULL)
    return;
  drawing = ludo_drawing_for (self->class->lesson->rules->id);
  state = step->start;
  for (guint i = 0; i < step->before->len; i++)
    drawing->rules->apply (&state, g_array_index (step->before, GameMove, i),
                           NULL);
  aspect = drawing->aspect (width, height);
  scene = (LudoScene) {
    .state = &state,
    .width = MIN (width, height * aspect),
    .height = MIN (height, width / aspect),
    .theme = ludo_widget_style_board_theme (GTK_WIDGET (area)),
    .font_family = ludo_widget_style_font (GTK_WIDGET (area), &font_size),
    .coordinates = TRUE,
  };
  scene.font_size = font_size;
  cairo_translate (cr, (width - scene.width) / 2, (height - scene.height) / 2);
  ludo_drawing_draw (drawing, cr, &scene);
  draw_chosen (cr, &scene, self);
}

static GtkWidget *
add_cell (LudoClassWindow *self,
          const char      *text,
          guint            column,
          guint            row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_max_width_chars (GTK_LABEL (label), ANSWER_CHARS);
  gtk_widget_set_tooltip_text (label, text);
  gtk_grid_attach (self->table, label, (int) column, (int) row, 1, 1);

  return label;
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
  g_autofree char *title = dup_step_title (self, step);
  GtkWidget *heading = gtk_button_new_with_label (title);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (heading));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), ANSWER_CHARS);
  gtk_widget_set_tooltip_text (heading, title);
  g_object_set_data (G_OBJECT (heading), "step", GUINT_TO_POINTER (step));
  g_signal_connect_object (heading, "clicked", G_CALLBACK (heading_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_grid_attach (self->table, heading, (int) step + 1, 0, 1, 1);
}

static void
fill_row (LudoClassWindow *self,
          guint            index,
          guint           *n_right)
{
  const LudoResult *result = g_ptr_array_index (self->class->results, index);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);

  add_cell (self, gtk_toggle_button_get_active (self->names_button)
                    ? result->name : number, 0, index + 1);
  for (guint i = 0; i < self->class->steps->len; i++)
    {
      const LudoResultStep *step = ludo_class_find (result, step_id (self, i));
      g_autofree char *text =
        step == NULL ? g_strdup ("–")
        : step->tries == 1 ? g_strdup_printf ("%s %s", step->right ? "✓" : "…",
                                              step->answer)
                           : g_strdup_printf ("%s %s (%u)",
                                              step->right ? "✓" : "…",
                                              step->answer, step->tries);

      add_cell (self, text, i + 1, index + 1);
      n_right[i] += step != NULL && step->right;
    }
}

static void
fill_table (LudoClassWindow *self)
{
  guint n = self->class->results->len;
  g_autofree guint *n_right = g_new0 (guint, self->class->steps->len);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table)))
         != NULL)
    gtk_grid_remove (self->table, child);

  add_cell (self, _("Pupil"), 0, 0);
  for (guint i = 0; i < self->class->steps->len; i++)
    add_heading (self, i);
  for (guint i = 0; i < n; i++)
    fill_row (self, i, n_right);
  add_cell (self, _("Right in the end"), 0, n + 1);
  for (guint i = 0; i < self->class->steps->len; i++)
    {
      /* Translators: so many of so many. */
      g_autofree char *text = g_strdup_printf (_("%u of %u"), n_right[i], n);

      gtk_widget_add_css_class (add_cell (self, text, i + 1, n + 1),
                                "heading");
    }
}

static void
names_cb (LudoClassWindow *self)
{
  fill_table (self);
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
    text = g_strdup_printf (_("The table was written to “%s”."), name);
  gtk_label_set_text (self->problems_label, text != NULL ? text
                                                         : error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problems_label), TRUE);
}

void
ludo_class_window_export (LudoClassWindow *self,
                          GFile           *file)
{
  g_autoptr (GBytes) bytes = NULL;
  char *csv;

  g_return_if_fail (LUDO_IS_CLASS_WINDOW (self) && G_IS_FILE (file));

  csv = ludo_class_dup_csv (self->class,
                            gtk_toggle_button_get_active (self->names_button));
  bytes = g_bytes_new_take (csv, strlen (csv));
  ludo_save_file_async (file, bytes, saved_cb, g_object_ref (self));
}

static void
chosen_cb (LudoClassWindow *self,
           int              response)
{
  g_autoptr (GFile) file =
    response == GTK_RESPONSE_ACCEPT
      ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser)) : NULL;

  if (file != NULL)
    ludo_class_window_export (self, file);
  g_clear_object (&self->chooser);
}

static void
export_cb (LudoClassWindow *self)
{
  g_clear_object (&self->chooser);
  self->chooser =
    gtk_file_chooser_native_new (_("Export the Table"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser),
                                     "class.csv");
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
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
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-class-window.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoClassWindow, name)
  BIND (names_button);
  BIND (title_label);
  BIND (problems_label);
  BIND (table);
  BIND (step_label);
  BIND (counts_label);
  BIND (picture);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, names_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
}

static void
ludo_class_window_init (LudoClassWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->picture, draw_cb, self, NULL);
}

static void
show_problems (LudoClassWindow *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->class->problems->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            (char *) g_ptr_array_index (self->class->problems,
                                                        i));
  gtk_label_set_text (self->problems_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->problems_label), text->len > 0);
}

GtkWidget *
ludo_class_window_new (GtkWindow *parent,
                       LudoClass *class)
{
  LudoClassWindow *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (class != NULL, NULL);

  self = g_object_new (LUDO_TYPE_CLASS_WINDOW, "transient-for", parent, NULL);
  self->class = class;
  title = class->lesson != NULL
            ? ludo_page_dup_plain (ludo_lesson_get_title (class->lesson,
                                                          language_now ()))
            : g_strdup (class->lesson_id);
  gtk_label_set_text (self->title_label, title);
  show_problems (self);
  fill_table (self);
  if (class->steps->len > 0)
    show_step (self);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->picture), FALSE);
  ludo_names_give (GTK_WIDGET (self));

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
