/* test-file-dialog.c: a dialog for files is used before its list is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "test-wait.h"

static gboolean
is_list (GtkWidget     *widget,
         gconstpointer  wanted)
{
  return GTK_IS_TREE_VIEW (widget)
         && gtk_tree_view_get_headers_visible (GTK_TREE_VIEW (widget));
}

/* Clicks the header of @column as far as a hand could: GTK does not ask whether
 * it is sensitive.  Returns whether it was. */
static gboolean
click (GtkTreeViewColumn *column)
{
  gboolean sensitive =
    gtk_widget_is_sensitive (gtk_tree_view_column_get_button (column));

  if (sensitive)
    gtk_tree_view_column_clicked (column);

  return sensitive;
}

/* A header cannot be clicked while GTK reads a folder, but can as soon as the
 * list is there. */
static void
test_headers (void)
{
  g_autoptr (GFile) folder = g_file_new_for_path ("/usr/bin");
  GtkWidget *dialog, *list;
  GtkTreeViewColumn *column;
  GtkTreeView *view;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open", NULL);
  dialog = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  list = app_find_if (dialog, is_list, NULL);
  if (list == NULL)
    {
      g_test_skip ("This GTK has another list of files.");
      app_close (&app);
      return;
    }

  view = GTK_TREE_VIEW (list);
  column = gtk_tree_view_get_column (view, 0);
  WAIT_UNTIL (click (column));
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder,
                                       NULL);
  WAIT_UNTIL (gtk_tree_view_get_model (view) == NULL);
  g_assert_false (click (column));
  WAIT_UNTIL (gtk_tree_view_get_model (view) != NULL);
  g_assert_true (click (column));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/file-dialog/headers", test_headers);

  return g_test_run ();
}
