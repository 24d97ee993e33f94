/* reading-fixture.c: a page being read, for the tests of reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

void
reading_set_up (Reading       *fixture,
                gconstpointer  data)
{
  app_open (&fixture->app);
  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "reading-mode",
                       LUDO_READING_ON_DEMAND);
  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "reading-language",
                       1);
  g_settings_set_int (G_SETTINGS (fixture->app.settings), "reading-size",
                      LUDO_READING_SIZE_NORMAL);
  /* The tests open them where they are about them. */
  g_settings_set_boolean (G_SETTINGS (fixture->app.settings),
                          "reading-contents", FALSE);
  fixture->window = GTK_WIDGET (fixture->app.window);
  fixture->page = ludo_window_get_reading_page (fixture->app.window);
  fixture->view = ludo_reading_page_get_view (fixture->page);
}

void
reading_tear_down (Reading       *fixture,
                   gconstpointer  data)
{
  app_close (&fixture->app);
}

void
reading_go_to (Reading    *fixture,
               const char *element_id)
{
  g_autofree char *game_id =
    g_strdup (ludo_reading_page_get_game_id (fixture->page));
  g_autofree char *page_id =
    g_strdup (ludo_reading_page_get_page_id (fixture->page));
  g_autoptr (GError) error = NULL;

  ludo_reading_page_open (fixture->page, game_id, page_id, -1, element_id,
                          &error);
  g_assert_no_error (error);
}

/* The first of this type, whether it can be seen or not. */
static GtkWidget *
find_within (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_within (child, type);

  return found;
}

LudoContents *
reading_get_contents (Reading *fixture)
{
  return LUDO_CONTENTS (find_within (GTK_WIDGET (fixture->page),
                                     LUDO_TYPE_CONTENTS));
}

GtkListBox *
reading_get_rows (Reading *fixture)
{
  return GTK_LIST_BOX (find_within
                         (GTK_WIDGET (reading_get_contents (fixture)),
                          GTK_TYPE_LIST_BOX));
}

void
reading_read (Reading    *fixture,
              const char *game_id,
              const char *page_id,
              const char *element_id)
{
  g_autoptr (GError) error = NULL;

  gtk_widget_activate_action (fixture->window, "win.rules", "s", game_id);
  if (!g_str_equal (page_id, "rules"))
    ludo_reading_page_open (fixture->page, game_id, page_id, -1, element_id,
                            &error);
  else if (element_id != NULL)
    reading_go_to (fixture, element_id);
  g_assert_no_error (error);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
}

LudoSentence *
reading_sentence (Reading          *fixture,
                  const char       *id,
                  LudoPageLanguage  language)
{
  return ludo_page_view_get_sentence (fixture->view, id, language);
}

void
reading_find_letter (LudoSentence *wanted,
                     guint         offset,
                     double       *x,
                     double       *y)
{
  PangoRectangle letter;
  int left, top;

  gtk_label_get_layout_offsets (wanted->label, &left, &top);
  pango_layout_index_to_pos (gtk_label_get_layout (wanted->label),
                             (int) (wanted->start + offset), &letter);
  *x = left + (letter.x + letter.width / 2.0) / PANGO_SCALE;
  *y = top + (letter.y + letter.height / 2.0) / PANGO_SCALE;
}

void
reading_click (LudoSentence *wanted)
{
  double x, y;

  reading_find_letter (wanted, 1, &x, &y);
  hand_click (GTK_WIDGET (wanted->label), x, y);
}

void
reading_click_secondary (LudoSentence *wanted)
{
  double x, y;

  reading_find_letter (wanted, 1, &x, &y);
  hand_click_secondary (GTK_WIDGET (wanted->label), x, y);
}

double
reading_top (Reading   *fixture,
             GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window,
                                            &bounds));

  return bounds.origin.y;
}

double
reading_sentence_top (Reading      *fixture,
                      LudoSentence *wanted)
{
  graphene_rect_t bounds;

  g_assert_true (ludo_page_view_get_bounds (fixture->view, wanted, &bounds));

  return reading_top (fixture, GTK_WIDGET (fixture->view)) + bounds.origin.y;
}

const char *
reading_current_id (Reading *fixture)
{
  LudoSentence *current = ludo_page_view_get_current (fixture->view);

  g_assert_nonnull (current);

  return current->node->id;
}

gboolean
reading_is_asking (Reading *fixture)
{
  return ludo_page_view_get_annotation (fixture->view) >= 0;
}

gboolean
reading_is_current (Reading      *fixture,
                    LudoSentence *wanted)
{
  return ludo_page_view_get_current (fixture->view) == wanted
         && !reading_is_asking (fixture);
}

gboolean
reading_is_in_sight (Reading      *fixture,
                     LudoSentence *wanted)
{
  GtkAdjustment *adjustment = reading_adjustment (fixture);
  double top = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;

  return ludo_page_view_get_bounds (fixture->view, wanted, &bounds)
         && bounds.origin.y + bounds.size.height > top
         && bounds.origin.y < top + gtk_adjustment_get_page_size (adjustment);
}

GtkWidget *
reading_translation (LudoSentence *wanted)
{
  GtkWidget *last = gtk_widget_get_last_child
                      (gtk_widget_get_parent (GTK_WIDGET (wanted->label)));

  return gtk_widget_has_css_class (last, "shown-translation") ? last : NULL;
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source),
                                                    result, NULL);
}

static gboolean
is_set (gpointer data)
{
  return *(char **) data != NULL;
}

static gboolean
is_copied (gpointer data)
{
  return gdk_clipboard_is_local (data);
}

char *
reading_clipboard (Reading *fixture)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->window);
  char *text = NULL;

  /* A menu does what was chosen only once it has closed. */
  hand_wait_until (is_copied, clipboard, "what is copied");
  gdk_clipboard_read_text_async (clipboard, NULL, copied_cb, &text);
  hand_wait_until (is_set, &text, "the clipboard");

  return text;
}

GtkAdjustment *
reading_adjustment (Reading *fixture)
{
  GtkWidget *scroller =
    gtk_widget_get_ancestor (GTK_WIDGET (fixture->view),
                             GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

double
reading_end (Reading *fixture)
{
  GtkAdjustment *adjustment = reading_adjustment (fixture);

  return gtk_adjustment_get_upper (adjustment)
         - gtk_adjustment_get_page_size (adjustment);
}

void
reading_rest (Reading *fixture)
{
  GtkAdjustment *adjustment = reading_adjustment (fixture);
  double before;

  do
    {
      before = gtk_adjustment_get_value (adjustment);
      for (int i = 0; i < 3; i++)
        hand_settle (fixture->window);
    }
  while (ABS (gtk_adjustment_get_value (adjustment) - before) > 0.01);
}
