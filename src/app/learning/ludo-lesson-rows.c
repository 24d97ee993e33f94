/* ludo-lesson-rows.c: a list of lessons to begin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-rows.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/ludo-names.h"
#include "learn/ludo-puzzle.h"
#include "play/ludo-signal.h"

struct _LudoLessonRows
{
  GtkBox parent_instance;

  LudoLessonStore *store;       /* owned */
};

G_DEFINE_FINAL_TYPE (LudoLessonRows, ludo_lesson_rows, GTK_TYPE_BOX)

GtkWidget *
ludo_lesson_rows_add_label (GtkWidget  *box,
                            const char *text,
                            const char *css_class)
{
  GtkWidget *label;

  g_return_val_if_fail (GTK_IS_BOX (box), NULL);

  label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* Otherwise the label gets its least width in a high window. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 70);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* The owner of @lesson in words, or NULL if it came with the program. */
static const char *
name_origin (const LudoLesson *lesson)
{
  if (lesson->folder == NULL)
    return NULL;

  /* Translators: whose a lesson in the list of lessons is. */
  return lesson->folder->origin == LUDO_ORIGIN_OWN ? C_("lesson", "Yours")
         : lesson->folder->origin == LUDO_ORIGIN_SCHOOL
           ? C_("lesson", "Your school’s") : NULL;
}

/* "Yours · 8 steps · about 16 minutes · 3 done" */
static char *
dup_facts (LudoLessonRows   *self,
           const LudoLesson *lesson)
{
  guint n = lesson->steps->len;
  guint done = ludo_lesson_store_count_done (self->store, lesson);
  g_autofree char *steps =
    g_strdup_printf (ngettext ("%u step", "%u steps", n), n);
  g_autofree char *minutes =
    g_strdup_printf (ngettext ("about %d minute", "about %d minutes",
                               lesson->minutes), lesson->minutes);
  g_autofree char *state =
    done == 0 ? NULL
    : done == n ? g_strdup (_("all done"))
    /* Translators: how many steps of a lesson. */
    : g_strdup_printf (ngettext ("%u done", "%u done", done), done);

  const char *origin = name_origin (lesson);
  g_autofree char *facts = g_strjoin (" · ", steps, minutes, state, NULL);

  return origin != NULL ? g_strjoin (" · ", origin, facts, NULL)
                        : g_steal_pointer (&facts);
}

/* Returns: what to put between @text and another sentence: a blank, and before
 * it a full stop unless @text ends as a sentence. */
static const char *
get_stop (const char *text)
{
  gsize n = strlen (text);

  return n > 0 && strchr (".?!", text[n - 1]) != NULL ? " " : ". ";
}

/* Shows how much of the lesson is done. */
static void
update_row (LudoLessonRows *self,
            GtkWidget     *row)
{
  LudoPageLanguage language = ludo_page_language_now ();
  const LudoLesson *lesson = g_object_get_data (G_OBJECT (row), "lesson");
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (row));
  g_autofree char *title =
    ludo_page_dup_plain (ludo_lesson_get_title (lesson, language));
  g_autofree char *aim = ludo_lesson_dup_text (lesson->aim, language, TRUE);
  g_autofree char *facts = dup_facts (self, lesson);
  g_autofree char *spoken = ludo_puzzle_dup_spoken (aim);
  /* A screen reader would say "middle dot", so the name has commas. */
  g_auto (GStrv) parts = g_strsplit (facts, " · ", -1);
  g_autofree char *plain = g_strjoinv (", ", parts);
  g_autofree char *name = g_strconcat (title, get_stop (title), spoken,
                                       get_stop (spoken), plain, NULL);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), facts);
  gtk_widget_set_visible
    (gtk_widget_get_last_child (gtk_widget_get_first_child (box)),
     ludo_lesson_store_count_done (self->store, lesson) == lesson->steps->len);
  ludo_names_label (row, name);
}

static void
row_clicked_cb (LudoLessonRows *self,
                GtkWidget      *row)
{
  g_signal_emit_by_name (self, "chosen",
                         g_object_get_data (G_OBJECT (row), "lesson"),
                         g_object_get_data (G_OBJECT (row), "path"),
                         g_object_get_data (G_OBJECT (row), "file"));
}

/* Returns: (nullable): the file or folder that the tooltip of a row names; NULL
 * for a lesson of the program. */
static char *
dup_place (const LudoLesson *lesson,
           const char       *path)
{
  return path != NULL ? g_filename_display_name (path)
         : name_origin (lesson) != NULL
           ? g_filename_display_name (lesson->folder->path) : NULL;
}

void
ludo_lesson_rows_add (LudoLessonRows *self,
                      LudoLesson     *lesson,
                      const char     *path,
                      GBytes         *file)
{
  LudoPageLanguage language = ludo_page_language_now ();
  GtkWidget *row, *box, *head, *tick;
  g_autofree char *title = NULL;
  g_autofree char *aim = NULL;
  g_autofree char *place = NULL;

  g_return_if_fail (LUDO_IS_LESSON_ROWS (self) && lesson != NULL);

  row = gtk_button_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  title = ludo_page_dup_plain (ludo_lesson_get_title (lesson, language));
  aim = ludo_lesson_dup_text (lesson->aim, language, TRUE);

  gtk_box_append (GTK_BOX (box), head);
  ludo_lesson_rows_add_label (head, title, "heading");
  gtk_widget_add_css_class (tick, "tick");
  gtk_box_append (GTK_BOX (head), tick);
  if (aim[0] != '\0')
    ludo_lesson_rows_add_label (box, aim, NULL);
  ludo_lesson_rows_add_label (box, NULL, "facts");
  gtk_button_set_child (GTK_BUTTON (row), box);
  place = dup_place (lesson, path);
  if (place != NULL)
    {
      gtk_widget_set_tooltip_text (row, place);
      ludo_names_describe (row, place);
    }
  g_object_set_data_full (G_OBJECT (row), "lesson", ludo_lesson_ref (lesson),
                          (GDestroyNotify) ludo_lesson_unref);
  g_object_set_data_full (G_OBJECT (row), "path", g_strdup (path), g_free);
  if (file != NULL)
    g_object_set_data_full (G_OBJECT (row), "file", g_bytes_ref (file),
                            (GDestroyNotify) g_bytes_unref);
  update_row (self, row);
  ludo_signal_connect (row, "clicked", row_clicked_cb, self);
  gtk_box_append (GTK_BOX (self), row);
}

void
ludo_lesson_rows_update (LudoLessonRows *self)
{
  g_return_if_fail (LUDO_IS_LESSON_ROWS (self));

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    update_row (self, row);
}

static void
ludo_lesson_rows_finalize (GObject *object)
{
  g_clear_object (&LUDO_LESSON_ROWS (object)->store);

  G_OBJECT_CLASS (ludo_lesson_rows_parent_class)->finalize (object);
}

static void
ludo_lesson_rows_class_init (LudoLessonRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_lesson_rows_finalize;
  ludo_signal_new (klass, "chosen", 3, G_TYPE_POINTER, G_TYPE_STRING,
                   G_TYPE_BYTES);
}

static void
ludo_lesson_rows_init (LudoLessonRows *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
}

GtkWidget *
ludo_lesson_rows_new (LudoLessonStore *store)
{
  LudoLessonRows *self;

  g_return_val_if_fail (LUDO_IS_LESSON_STORE (store), NULL);

  self = g_object_new (LUDO_TYPE_LESSON_ROWS, NULL);
  self->store = g_object_ref (store);

  return GTK_WIDGET (self);
}
