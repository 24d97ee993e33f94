/* test-my-games.c: a game that is over is found again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/printing/ludo-print-dialog.h"
#include "app/window/ludo-my-games.h"
#include "play/record/ludo-record.h"
#include "test-wait.h"

static gboolean
is_open (gpointer data)
{
  GtkWidget **dialog = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (LUDO_IS_MY_GAMES (l->data) && gtk_widget_get_mapped (l->data))
      {
        *dialog = l->data;
        return TRUE;
      }

  return FALSE;
}

static GtkWidget *
open_list (App *app)
{
  GtkWidget *dialog = NULL;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.my-games", NULL);
  hand_wait_until (is_open, &dialog, "the list");
  hand_focus_window (dialog);
  hand_settle (dialog);

  return dialog;
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *text)
{
  GtkWidget *label = app_find_label (widget, text);

  g_assert_nonnull (label);

  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

static gboolean
is_question (gpointer data)
{
  GtkWidget **dialog = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (GTK_IS_MESSAGE_DIALOG (l->data) && gtk_widget_get_mapped (l->data))
      {
        *dialog = l->data;
        return TRUE;
      }

  return FALSE;
}

static gboolean
is_delete (GtkWidget     *widget,
           gconstpointer  text)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0
         && gtk_widget_is_sensitive (widget);
}

/* In the narrowest window too; nothing is deleted unasked. */
static void
check_delete (App *app)
{
  GtkWidget *dialog = open_list (app);
  GtkWidget *question = NULL;
  g_autofree char *text = NULL;
  int width;

  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_nonnull (app_find_label (dialog, "Open"));
  hand_click_widget (app_find_if (gtk_widget_get_parent
                                    (find_button (dialog, "Open")),
                                  is_delete, "Delete…"));
  hand_wait_until (is_question, &question, "the question");
  hand_focus_window (question);
  hand_settle (question);
  g_object_get (question, "text", &text, NULL);
  g_assert_true (g_str_has_prefix (text, "Delete “Zohn Ahl · "));
  g_assert_nonnull (app_find_label (dialog, "Open"));
  gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_ACCEPT);
  hand_settle (dialog);
  g_assert_null (app_find_label (dialog, "Open"));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  hand_focus_window (dialog);
  hand_press_key (XK_Escape, FALSE, FALSE);
  WAIT_UNTIL (dialog == NULL);
}

/* Ctrl+P shows the first game, and from a button of another row that one. */
static void
check_print (GtkWidget *dialog)
{
  static const char *const ids[] = { "ken-wan", "zohn-ahl" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const LudoPrintOptions *options;
      GtkWidget *print;

      if (i > 0)
        gtk_widget_grab_focus (find_button (dialog, "Open"));
      hand_press_key (XK_p, TRUE, FALSE);
      print = app_wait_for_window (LUDO_TYPE_PRINT_DIALOG);
      options = ludo_print_get_options (ludo_print_dialog_get_print
                                          (LUDO_PRINT_DIALOG (print)));
      g_assert_cmpstr (options->game_id, ==, ids[i]);
      g_assert_cmpuint (ludo_game_get_n_plies (options->game) > 0, ==, i > 0);
      gtk_window_destroy (GTK_WINDOW (print));
      hand_focus_window (dialog);
      hand_settle (dialog);
    }
}

/* Played to the end, left for the shelf, and opened from there as it was. */
static void
test_found_again (void)
{
  g_autofree char *position = NULL;
  g_autofree char *again = NULL;
  GtkWidget *dialog;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  app_play_plies (game, 10000);
  g_assert_true (ludo_game_get_over (game));
  app_wait_kept (&app);
  position = ludo_game_dup_position_text (game);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  app_begin_for_persons (&app, "ken-wan", 1);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);

  dialog = open_list (&app);
  g_assert_nonnull (app_find_label (dialog, "Unfinished"));
  check_print (dialog);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  hand_click_widget (find_button (dialog, "Open"));
  WAIT_UNTIL (dialog == NULL);
  WAIT_UNTIL (g_str_equal (ludo_window_get_page (app.window), "play"));
  again = ludo_game_dup_position_text (ludo_window_get_game (app.window));
  g_assert_cmpstr (again, ==, position);
  check_delete (&app);
  app_close (&app);
}

static gboolean
is_which_game (gpointer data)
{
  GtkWidget **dialog = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data)
        && g_strcmp0 (gtk_window_get_title (l->data), "Which Game?") == 0)
      *dialog = l->data;

  return *dialog != NULL;
}

/* Five games are seen at once; their dates are written as people write them,
 * and what plays against them with how well it does. */
static void
test_rows (void)
{
  static const struct
  {
    const char *language;
    const char *game_id;
    const char *facts;
  } rows[] = {
    { "en", "zohn-ahl", "21 November 2026 · Red – Green (computer)" },
    { "en", "chisolo",
      "21 November 2026 · South – North (computer: First Lesson)" },
    { "fr", "chisolo",
      "21\u00a0novembre 2026 · Sud – Nord (ordinateur\u00a0: Première "
      "leçon)" },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *dialog, *label, *row;
      graphene_rect_t bounds;
      LudoGame *game;

      app_speak (&app, rows[i].language);
      game = app_begin (&app, rows[i].game_id, 1);
      ludo_game_set_date (game, "2026-11-21");
      app_play_plies (game, 1);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
      app_wait_kept (&app);
      dialog = open_list (&app);
      label = app_find_label (dialog, rows[i].facts);
      g_assert_nonnull (label);
      row = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);
      g_assert_true (gtk_widget_compute_bounds
                       (gtk_widget_get_first_child (row), dialog, &bounds));
      if (gtk_widget_get_width (dialog) >= 700)
        g_assert_cmpfloat (5 * bounds.size.height, <=, 620 - 48);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The empty list offers to begin a game. */
static void
test_none (void)
{
  GtkWidget *dialog;
  App app;

  app_open (&app);
  dialog = open_list (&app);
  g_assert_nonnull (app_find_label (dialog, "No Games Yet"));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  hand_click_widget (find_button (dialog, "New Game…"));
  WAIT_UNTIL (dialog == NULL);
  hand_wait_until (is_which_game, &dialog, "the question which game");
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/my-games/none", test_none);
  g_test_add_func ("/app/my-games/found-again", test_found_again);
  g_test_add_func ("/app/my-games/rows", test_rows);

  return g_test_run ();
}
