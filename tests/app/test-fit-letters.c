/* test-fit-letters.c: every window fits a small screen with large letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "app/new-game/ludo-new-game.h"
#include "app/new-game/ludo-players.h"
#include "app/playing/ludo-winner.h"
#include "app/printing/ludo-print-dialog.h"
#include "app/settings/ludo-preferences.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/widgets/ludo-title.h"
#include "app/window/ludo-my-games.h"
#include "narrow.h"
#include "rest.h"

static const char *const languages[] = { "fr", "en" };

/* All windows fit into narrow ones with large letters, too, and up to 200 % no
 * word of a header bar is broken. */
static void
test_letters (void)
{
  static const struct
  {
    const char *action;
    const char *target;
    GType (*type) (void);       /* of the dialog; NULL: a page */
  } places[] = {
    { "win.learn", "chisolo/lessons/first-steps", NULL },
    { "win.learn", "zohn-ahl/lessons/first-steps#predict", NULL },
    { "win.learn", "ken-wan/lessons/hold-together#vote", NULL },
    { "win.learn", "tavli/lessons/first-steps#triple", NULL },
    { "win.learn", "tavli/puzzles", NULL },
    { "win.learn", "tavli", NULL },
    { "win.learn", "zohn-ahl/lessons/fair#throw", NULL },
    { "win.edit-of", "chisolo", ludo_editor_window_get_type },
    { "win.read-page", "zohn-ahl/chances", NULL },
    { "win.read-page", "ken-wan/map", NULL },
    { "win.new-game", NULL, ludo_new_game_get_type },
    { "win.start", "ken-wan", ludo_new_game_get_type },
    { "win.players", NULL, ludo_players_get_type },
    { "win.preferences", NULL, ludo_preferences_get_type },
    { "win.my-games", NULL, ludo_my_games_get_type },
    { "win.print", NULL, ludo_print_dialog_get_type },
    { "app.about", NULL, gtk_about_dialog_get_type },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 100; letters <= 300; letters += letters < 200 ? 50 : 100)
      {
        GtkWidget *window = GTK_WIDGET (app.window);

        app_speak (&app, languages[i]);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      96 * 1024 * letters / 100, NULL);
        gtk_widget_activate_action (window, "win.back", NULL);
        narrow_check (window, letters, "the shelf");
        app_begin_for_persons (&app, "tavli", 1);
        for (guint j = 0; j < G_N_ELEMENTS (places); j++)
          {
            GtkWidget *dialog;

            gtk_widget_activate_action (window, places[j].action,
                                        places[j].target != NULL ? "s" : NULL,
                                        places[j].target);
            dialog = places[j].type == NULL
                       ? window : app_wait_for_window (places[j].type ());
            narrow_check (dialog, letters, places[j].action);
            if (letters <= 200)
              narrow_check_words (dialog, FALSE);
            if (dialog != window)
              gtk_window_destroy (GTK_WINDOW (dialog));
            else
              app_begin_for_persons (&app, "tavli", 1);
          }
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The header bar of a dialog names it whole in the narrowest window. */
static void
test_dialog_titles (void)
{
  static const struct
  {
    const char *action;
    const char *target;
    GType (*type) (void);
  } dialogs[] = {
    { "win.edit-of", "chisolo", ludo_editor_window_get_type },
    { "win.make-lesson-of", "chisolo", ludo_lesson_editor_get_type },
    { "win.players", NULL, ludo_players_get_type },
    { "win.print", NULL, ludo_print_dialog_get_type },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 100; letters <= 200; letters += 50)
      {
        app_speak (&app, languages[i]);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      96 * 1024 * letters / 100, NULL);
        app_begin_for_persons (&app, "tavli", 1);
        for (guint j = 0; j < G_N_ELEMENTS (dialogs); j++)
          {
            GtkWidget *dialog, *title;

            gtk_widget_activate_action (GTK_WIDGET (app.window),
                                        dialogs[j].action,
                                        dialogs[j].target != NULL ? "s" : NULL,
                                        dialogs[j].target);
            dialog = app_wait_for_window (dialogs[j].type ());
            gtk_window_set_default_size (GTK_WINDOW (dialog), NARROW_WIDTH,
                                         640);
            hand_settle (dialog);
            title = app_find (dialog, LUDO_TYPE_TITLE);
            g_assert_true (title != NULL && gtk_widget_get_mapped (title));
            narrow_check_titles (dialog);
            gtk_window_destroy (GTK_WINDOW (dialog));
          }
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* No dialog is larger than its window, which may fill the screen. */
static void
test_dialog_sizes (void)
{
  static const struct
  {
    const char *action;
    const char *target;
    GType (*type) (void);
  } dialogs[] = {
    { "win.edit-of", "tavli", ludo_editor_window_get_type },
    { "win.make-lesson-of", "ken-wan", ludo_lesson_editor_get_type },
    { "win.start", "ken-wan", ludo_new_game_get_type },
    { "win.players", NULL, ludo_players_get_type },
    { "win.print", NULL, ludo_print_dialog_get_type },
    { "win.preferences", NULL, ludo_preferences_get_type },
    { "win.my-games", NULL, ludo_my_games_get_type },
    { "app.about", NULL, gtk_about_dialog_get_type },
  };
  static const struct { int width, height, letters; } sizes[] = {
    { 800, 600, 100 }, { 800, 600, 150 }, { 360, 640, 100 },
  };
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    96 * 1024 * sizes[i].letters / 100, NULL);
      gtk_window_set_default_size (GTK_WINDOW (app.window), sizes[i].width,
                                   sizes[i].height);
      app_begin_for_persons (&app, "ken-wan", 1);
      for (guint j = 0; j < G_N_ELEMENTS (dialogs); j++)
        {
          GtkWidget *dialog;

          hand_settle (GTK_WIDGET (app.window));
          gtk_widget_activate_action (GTK_WIDGET (app.window),
                                      dialogs[j].action,
                                      dialogs[j].target != NULL ? "s" : NULL,
                                      dialogs[j].target);
          dialog = app_wait_for_window (dialogs[j].type ());
          hand_settle (dialog);
          if (gtk_widget_get_width (dialog) > sizes[i].width
              || gtk_widget_get_height (dialog) > sizes[i].height)
            g_error ("%s, letters of %d %%: %d by %d pixels",
                     dialogs[j].action, sizes[i].letters,
                     gtk_widget_get_width (dialog),
                     gtk_widget_get_height (dialog));
          gtk_window_destroy (GTK_WINDOW (dialog));
        }
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* "Try It" is whole below the lesson that is written, however high the sentence
 * beside it is. */
static void
test_lesson_editor (void)
{
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 150; letters <= 200; letters += 50)
      {
        GtkWidget *editor, *button;
        PangoLayout *layout;

        app_speak (&app, languages[i]);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      96 * 1024 * letters / 100, NULL);
        gtk_widget_activate_action (GTK_WIDGET (app.window),
                                    "win.make-lesson-of", "s", "chisolo");
        editor = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
        hand_settle (editor);
        button = app_part (editor, "try_button");
        layout = gtk_label_get_layout
          (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
        g_assert_cmpint (pango_layout_get_line_count (layout), ==, 1);
        gtk_window_destroy (GTK_WINDOW (editor));
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The form of each step fits into a narrow window, whatever it asks for. */
static void
test_lesson_form (void)
{
  static const char *const lessons[] = { "first-steps", "zeno" };
  App app;

  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  for (guint i = 0; i < G_N_ELEMENTS (languages) * G_N_ELEMENTS (lessons); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("%s/content/tavli/lessons/%s.lesson",
                         g_getenv ("LUDOTHEQUE_DATADIR"), lessons[i / 2]);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      GtkWidget *editor, *steps;
      guint n;

      app_speak (&app, languages[i % 2]);
      gtk_widget_activate_action (GTK_WIDGET (app.window),
                                  "win.make-lesson-of", "s", "tavli");
      editor = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
      ludo_lesson_editor_open (LUDO_LESSON_EDITOR (editor), file);
      hand_settle (editor);
      steps = app_part (app_part (editor, "steps"), "steps");
      n = g_list_model_get_n_items (gtk_drop_down_get_model
                                      (GTK_DROP_DOWN (steps)));
      for (guint step = 0; step < n; step++)
        {
          g_autofree char *what = g_strdup_printf ("%s, %s, step %u",
                                                   languages[i % 2],
                                                   lessons[i / 2], step + 1);

          gtk_drop_down_set_selected (GTK_DROP_DOWN (steps), step);
          narrow_check (editor, 200, what);
        }
      gtk_window_destroy (GTK_WINDOW (editor));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

static void
check_low (GtkWidget *field)
{
  g_assert_cmpint (gtk_widget_get_height (field), <=,
                   narrow_least (field, GTK_ORIENTATION_VERTICAL, -1));
}

/* A field is no higher than one line, however many its name takes. */
static void
test_fields (void)
{
  GtkWidget *window, *dialog;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 640);
  app_speak (&app, "fr");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  gtk_widget_activate_action (window, "win.start", "s", "ken-wan");
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  gtk_window_set_default_size (GTK_WINDOW (dialog), NARROW_WIDTH, 640);
  hand_settle (dialog);
  check_low (app_part (dialog, "players_spin"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_widget_activate_action (window, "win.chance", "s", "zohn-ahl/rule");
  hand_settle (window);
  check_low (app_find_id (window, "name_entry"));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The announcement of the winner lies over the board and leaves three quarters
 * of it to be seen. */
static void
test_winner (void)
{
  static const int sizes[][3] = {       /* width, height, letters */
    { NARROW_WIDTH, 640, 200 }, { NARROW_WIDTH, 640, 300 }, { 1280, 800, 200 },
  };
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *winner, *board;
      LudoGame *game;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    96 * 1024 * sizes[i][2] / 100, NULL);
      gtk_window_set_default_size (GTK_WINDOW (app.window), sizes[i][0],
                                   sizes[i][1]);
      game = app_begin_for_persons (&app, "zohn-ahl", 1);
      for (int seat = 0; seat < 2; seat++)
        ludo_player_set_name (ludo_game_get_player (game, seat, 0),
                              "Dominique");
      app_play_random (game, 10000, 1);
      g_assert_true (ludo_game_get_over (game));
      g_assert_true (rest_reached ());
      winner = app_find (GTK_WIDGET (app.window), LUDO_TYPE_WINNER);
      board = GTK_WIDGET (app_board (&app));
      g_assert_true (winner != NULL && gtk_widget_get_mapped (winner));
      g_assert_cmpint (4 * gtk_widget_get_height (winner)
                       * gtk_widget_get_width (winner), <,
                       gtk_widget_get_height (board)
                       * gtk_widget_get_width (board));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* A title as it is shown: the size of its letters and where they end below. */
typedef struct
{
  int size;
  double bottom;
} Letters;

static void
find_letters (GskRenderNode *node,
              double         y,
              Letters       *letters)
{
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      find_letters (gsk_container_node_get_child (node, i), y, letters);
  else if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    {
      float dx, dy;

      gsk_transform_to_translate (gsk_transform_node_get_transform (node), &dx,
                                  &dy);
      find_letters (gsk_transform_node_get_child (node), y + (double) dy,
                    letters);
    }
  else if (gsk_render_node_get_node_type (node) == GSK_TEXT_NODE)
    {
      g_autoptr (PangoFontDescription) font =
        pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (node, &bounds);
      letters->size = pango_font_description_get_size (font);
      letters->bottom = MAX (letters->bottom,
                             y + (double) (bounds.origin.y
                                           + bounds.size.height));
    }
}

static Letters
letters_of (GtkWidget *title)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  Letters letters = { 0 };

  GTK_WIDGET_GET_CLASS (title)->snapshot (title, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  if (node != NULL)
    find_letters (node, 0, &letters);

  return letters;
}

/* The second line of a header bar is smaller than the first, whatever the room,
 * and does not lie on the edge of the bar. */
static void
test_subtitle (void)
{
  static const int widths[] = { 360, 640, 1280 };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 100; letters <= 200; letters += 50)
      for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
        {
          GtkWidget *window = GTK_WIDGET (app.window);
          GtkWidget *title, *subtitle;
          Letters first, second;
          graphene_point_t below;

          app_speak (&app, languages[i]);
          g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                        96 * 1024 * letters / 100, NULL);
          gtk_window_set_default_size (GTK_WINDOW (window), widths[j], 640);
          gtk_widget_activate_action (window, "win.learn", "s",
                                      "tavli/lessons/zeno");
          hand_settle (window);
          title = app_find (window, LUDO_TYPE_TITLE);
          subtitle = gtk_widget_get_next_sibling (title);
          first = letters_of (title);
          second = letters_of (subtitle);
          g_assert_cmpint (first.size, >, 0);
          g_assert_cmpint (first.size, >, second.size);
          g_assert_true (widths[j] < 1280 || second.size > 0);
          g_assert_true (gtk_widget_compute_point
                           (subtitle, gtk_window_get_titlebar
                                        (GTK_WINDOW (window)),
                            &GRAPHENE_POINT_INIT (0, (float) second.bottom),
                            &below));
          if (second.size > 0)
            g_assert_cmpfloat
              ((double) below.y + 3, <=,
               gtk_widget_get_height (gtk_window_get_titlebar
                                        (GTK_WINDOW (window))));
        }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

static void
check_widths (GtkWidget  *widget,
              int         width,
              const char *what)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget)
      && narrow_least (widget, GTK_ORIENTATION_HORIZONTAL, -1) > width)
    g_error ("%s: a key of the width %d", what,
             narrow_least (widget, GTK_ORIENTATION_HORIZONTAL, -1));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widths (child, width, what);
}

/* The keys and what they do fit into the narrowest window. */
static void
test_shortcuts (void)
{
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 100; letters <= 200; letters += 50)
      {
        g_autofree char *what = g_strdup_printf ("%s, %d %%", languages[i],
                                                 letters);
        GtkWidget *dialog;

        app_speak (&app, languages[i]);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      96 * 1024 * letters / 100, NULL);
        gtk_widget_activate_action (GTK_WIDGET (app.window),
                                    "win.show-help-overlay", NULL);
        dialog = app_wait_for_window (GTK_TYPE_SHORTCUTS_WINDOW);
        hand_settle (dialog);
        g_assert_cmpint (gtk_widget_get_width (dialog), <=, NARROW_WIDTH);
        check_widths (dialog, NARROW_WIDTH - 40, what);
        gtk_window_destroy (GTK_WINDOW (dialog));
      }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* A finger on the menu of a game does not touch the hint below it. */
static void
test_menu_and_hint (void)
{
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  app_open (&app);
  for (int letters = 100; letters <= 200; letters += 50)
    {
      GtkWidget *window = GTK_WIDGET (app.window);
      graphene_rect_t menu, hint;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    96 * 1024 * letters / 100, NULL);
      app_begin_for_persons (&app, "tavli", 1);
      hand_settle (window);
      g_assert_true (gtk_widget_compute_bounds
                       (app_find_id (window, "menu_button"), window, &menu)
                     && gtk_widget_compute_bounds
                          (app_find_id (window, "hint_button"), window,
                           &hint));
      g_assert_cmpfloat (hint.origin.y - menu.origin.y - menu.size.height, >=,
                         6);
    }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/fit-letters/windows", test_letters);
  g_test_add_func ("/app/fit-letters/shortcuts", test_shortcuts);
  g_test_add_func ("/app/fit-letters/menu-and-hint", test_menu_and_hint);
  g_test_add_func ("/app/fit-letters/dialog-titles", test_dialog_titles);
  g_test_add_func ("/app/fit-letters/dialog-sizes", test_dialog_sizes);
  g_test_add_func ("/app/fit-letters/lesson-editor", test_lesson_editor);
  g_test_add_func ("/app/fit-letters/lesson-form", test_lesson_form);
  g_test_add_func ("/app/fit-letters/fields", test_fields);
  g_test_add_func ("/app/fit-letters/winner", test_winner);
  g_test_add_func ("/app/fit-letters/subtitle", test_subtitle);

  return g_test_run ();
}
