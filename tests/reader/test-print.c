/* test-print.c: from the page to the printer, to a file, and to the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <string.h>

#include "app-fixture.h"
#include "app/printing/ludo-print-dialog.h"
#include "app/reading/ludo-page-print.h"
#include "atlas/ludo-map.h"
#include "test-folder.h"

typedef struct
{
  App app;
  GtkWidget *window;
  LudoReadingPage *page;
  char *folder;
} Fixture;

static void
open_page (Fixture    *fixture,
           const char *game_id,
           const char *page_id)
{
  g_autoptr (GError) error = NULL;

  ludo_reading_page_open (fixture->page, game_id, page_id, -1, NULL, &error);
  g_assert_no_error (error);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("print-XXXXXX", NULL);
  app_open (&fixture->app);
  fixture->window = GTK_WIDGET (fixture->app.window);
  fixture->page = ludo_window_get_reading_page (fixture->app.window);
  gtk_widget_activate_action (fixture->window, "win.rules", "s", "tavli");
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_ALONE);
  ludo_reading_choices_set_language
    (ludo_reading_page_get_choices (fixture->page), LUDO_PAGE_ENGLISH);
  open_page (fixture, "tavli", "rules");
  hand_focus_window (fixture->window);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  app_close (&fixture->app);
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static gboolean
is_dialog (GtkWindow *window)
{
  return LUDO_IS_PRINT_DIALOG (window)
         && gtk_widget_get_mapped (GTK_WIDGET (window));
}

static GtkWindow *
find_print_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (is_dialog (window))
        return window;
    }

  return NULL;
}

static gboolean
has_print_dialog (gpointer data)
{
  return find_print_dialog () != NULL;
}

static gboolean
has_no_print_dialog (gpointer data)
{
  return find_print_dialog () == NULL;
}

static GtkDropDown *
drop_down (const char *name)
{
  return GTK_DROP_DOWN (gtk_widget_get_template_child (
    GTK_WIDGET (find_print_dialog ()), LUDO_TYPE_PRINT_DIALOG, name));
}

static guint
count_sheets (void)
{
  return ludo_print_get_n_sheets (
    ludo_print_dialog_get_print (LUDO_PRINT_DIALOG (find_print_dialog ())));
}

/* Whether @widget is a line of the window that tells how it went. */
static gboolean
is_news (GtkWidget     *widget,
         gconstpointer  data)
{
  const char *text = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
                       ? gtk_label_get_text (GTK_LABEL (widget)) : "";

  return g_str_has_prefix (text, "The sheets are in ")
         || g_str_has_prefix (text, "The PDF cannot be written: ");
}

static gboolean
has_news (gpointer window)
{
  return app_find_if (window, is_news, NULL) != NULL;
}

static gboolean
has_no_news (gpointer window)
{
  return !has_news (window);
}

/* Returns: whether the window says that it went well; it says no more. */
static gboolean
export (Fixture *fixture,
        GFile   *file)
{
  GtkWidget *news;
  gboolean well;

  ludo_print_dialog_export (
    LUDO_PRINT_DIALOG (ludo_page_print_show (fixture->page)), file);
  hand_wait_until (has_news, fixture->window, "the file to be written");
  news = app_find_if (fixture->window, is_news, NULL);
  well = g_str_has_prefix (gtk_label_get_text (GTK_LABEL (news)),
                           "The sheets");
  gtk_widget_activate_action (news, "message.close", "i",
                              well ? LUDO_MESSAGE_NOTE : LUDO_MESSAGE_ERROR);
  hand_wait_until (has_no_news, fixture->window, "the line to be closed");

  return well;
}

/* The choice is written as a file, or the reason told. */
static void
test_export (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "b.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/dev/null/b.pdf");
  g_autoptr (GFile) remote = g_file_new_for_uri ("sftp://nobody/b.pdf");

  g_assert_true (export (fixture, file));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (export (fixture, nowhere));
  g_assert_false (export (fixture, remote));
}

/* Ctrl+P in the page opens the dialog.  All about the game is more than a page
 * of it; the languages are those of the reading until somebody chooses. */
static void
test_key (Fixture       *fixture,
          gconstpointer  data)
{
  guint n_page;

  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_BOTH);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  hand_settle (fixture->window);
  hand_press_key (XK_p, TRUE, FALSE);
  hand_wait_until (has_print_dialog, NULL, "the dialog for printing");
  g_assert_cmpuint (gtk_drop_down_get_selected (drop_down ("languages")), ==,
                    LUDO_PAGE_N_LANGUAGES);
  n_page = count_sheets ();
  g_assert_cmpuint (n_page, >, 3);
  gtk_drop_down_set_selected (drop_down ("what"), 1);
  g_assert_cmpuint (count_sheets (), >, 3 * n_page);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (has_no_print_dialog, NULL, "the end of the dialog");
}

/* A page that asks something has its questions and their answers printed, and a
 * page for the class its worksheet, its plan and its sheet for languages alone;
 * no number changes these. */
static void
test_questions (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const pages[] = { "rules", "class" };

  for (guint i = 0; i < 2; i++)
    {
      GtkWindow *dialog;
      GtkWidget *copies;
      guint n_choices;

      open_page (fixture, "tavli", pages[i]);
      dialog = ludo_page_print_show (fixture->page);
      hand_wait_until (has_print_dialog, NULL, "the dialog for printing");
      copies = GTK_WIDGET (gtk_widget_get_template_child (
        GTK_WIDGET (dialog), LUDO_TYPE_PRINT_DIALOG, "copies"));
      n_choices = g_list_model_get_n_items (
        gtk_drop_down_get_model (drop_down ("what")));
      g_assert_cmpuint (n_choices, ==, 6 + 5 * i);
      for (guint j = 6; j < n_choices; j++)
        {
          gtk_drop_down_set_selected (drop_down ("what"), j);
          g_assert_cmpuint (count_sheets (), >, 0);
          g_assert_false (gtk_widget_get_visible (copies));
        }
      gtk_window_destroy (dialog);
      hand_wait_until (has_no_print_dialog, NULL, "the end of the dialog");
    }
}

static void
assert_called (GtkWidget  *widget,
               const char *name)
{
  g_autofree char *wrong =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  g_assert_null (wrong);
}

/* The button of the place at @index. */
static GtkWidget *
find_pin (GtkWidget *map,
          guint      index)
{
  GtkWidget *pin = gtk_widget_get_first_child (map);

  while (index-- > 0)
    pin = gtk_widget_get_next_sibling (pin);

  return pin;
}

/* That of the place called @id in the list. */
static GtkWidget *
find_row (Fixture    *fixture,
          const char *id)
{
  return ludo_page_view_find (ludo_reading_page_get_view (fixture->page), id);
}

/* The map and the timeline are read as a page, in its languages. */
static void
test_atlas (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *pin;

  open_page (fixture, "tavli", "atlas");
  g_assert_nonnull (app_find (fixture->window, LUDO_TYPE_MAP));
  assert_called (find_row (fixture, "ostia"), "Ostia");

  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_BOTH);
  hand_settle (fixture->window);
  assert_called (find_row (fixture, "ostia"), "Ostie / Ostia");

  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_ALONE);
  ludo_reading_choices_set_language
    (ludo_reading_page_get_choices (fixture->page), LUDO_PAGE_FRENCH);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  assert_called (find_row (fixture, "ostia"), "Ostie");

  pin = find_pin (app_find (fixture->window, LUDO_TYPE_MAP), 5);
  hand_click (pin, gtk_widget_get_width (pin) / 2.0,
              gtk_widget_get_height (pin) / 2.0);
  hand_settle (fixture->window);
  g_assert_cmpstr (ludo_reading_page_get_page_id (fixture->page), ==,
                   "history");
  g_assert_null (app_find (fixture->window, LUDO_TYPE_MAP));
}

static gboolean
is_print_button (GtkWidget     *widget,
                 gconstpointer  data)
{
  return g_str_equal (gtk_widget_get_name (widget), "print");
}

/* A window that stays reaches for no printer, by button or by key. */
static void
test_kiosk (void)
{
  App app;
  GtkWidget *button;

  app_open (&app);
  ludo_window_set_kiosk (app.window);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.history", "s",
                              "tavli");
  hand_settle (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  button = app_find_if (GTK_WIDGET (app.window), is_print_button, NULL);
  g_assert_nonnull (button);
  g_assert_false (gtk_widget_get_sensitive (button));
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (GTK_WIDGET (ludo_window_get_reading_page
                                       (app.window)));
  hand_press_key (XK_p, TRUE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (find_print_dialog ());
  /* It does not let itself be closed. */
  gtk_window_destroy (GTK_WINDOW (app.window));
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

#define ADD(name, function)                                             \
  g_test_add ("/print/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("export", test_export);
  ADD ("key", test_key);
  ADD ("questions", test_questions);
  ADD ("atlas", test_atlas);
#undef ADD

  g_test_add_func ("/print/kiosk", test_kiosk);

  return g_test_run ();
}
