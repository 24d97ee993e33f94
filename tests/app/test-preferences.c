/* test-preferences.c: what is chosen holds at once, and the next time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>

#include "app/ludo-preferences.h"
#include "board/ludo-look.h"
#include "play/ludo-language.h"

static gboolean
is_open (gpointer data)
{
  GtkWidget **dialog = data;
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (LUDO_IS_PREFERENCES (window) && gtk_widget_get_mapped (window))
        {
          *dialog = window;
          return TRUE;
        }
    }

  return FALSE;
}

/* The @nth control of this type below @widget. */
static GtkWidget *
nth_control (GtkWidget *widget,
             GType      type,
             guint     *nth)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*nth)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = nth_control (child, type, nth);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
control (GtkWidget *dialog,
         GType      type,
         guint      nth)
{
  GtkWidget *found = nth_control (dialog, type, &nth);

  g_assert_nonnull (found);

  return found;
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static void
choose (GtkWidget *dialog,
        guint      nth,
        guint      selected)
{
  gtk_drop_down_set_selected
    (GTK_DROP_DOWN (control (dialog, GTK_TYPE_DROP_DOWN, nth)), selected);
  hand_settle (dialog);
}

static void
test_dialog (void)
{
  GtkWidget *dialog = NULL;
  LudoPlayPage *page;
  LudoGame *game;
  g_autofree char *normal = NULL;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 4);
  page = ludo_window_get_play_page (app.window);
  ludo_game_throw (game);
  normal = g_strdup (ludo_play_page_get_detail (page));

  hand_press_key (XK_comma, TRUE, FALSE);
  hand_wait_until (is_open, &dialog, "the preferences");
  hand_focus_window (dialog);

  /* Colours. */
  g_assert_cmpint (ludo_look_theme (GTK_WIDGET (page)), ==, LUDO_THEME_LIGHT);
  choose (dialog, 1, LUDO_LIGHT_DARK);
  g_assert_cmpint (ludo_look_theme (GTK_WIDGET (page)), ==, LUDO_THEME_DARK);
  choose (dialog, 1, LUDO_LIGHT_CONTRAST);
  g_assert_cmpint (ludo_look_theme (GTK_WIDGET (page)), ==,
                   LUDO_THEME_CONTRAST);
  choose (dialog, 1, LUDO_LIGHT_CONTRAST_DARK);
  g_assert_cmpint (ludo_look_theme (GTK_WIDGET (page)), ==,
                   LUDO_THEME_CONTRAST_DARK);
  choose (dialog, 1, LUDO_LIGHT_LIGHT);
  g_assert_cmpint (ludo_look_theme (GTK_WIDGET (page)), ==, LUDO_THEME_LIGHT);
  choose (dialog, 1, LUDO_LIGHT_SYSTEM);

  /* Movement. */
  g_assert_true (ludo_board_get_animate (app_board (&app)));
  choose (dialog, 2, LUDO_PACE_NONE);
  g_assert_false (ludo_board_get_animate (app_board (&app)));
  choose (dialog, 2, LUDO_PACE_FAST);
  g_assert_true (ludo_board_get_animate (app_board (&app)));
  g_assert_cmpfloat (ludo_board_get_speed (app_board (&app)), >, 1);
  g_assert_false (ludo_board_get_step_by_step (app_board (&app)));
  choose (dialog, 2, LUDO_PACE_STEPS);
  g_assert_true (ludo_board_get_animate (app_board (&app)));
  g_assert_true (ludo_board_get_step_by_step (app_board (&app)));

  /* Announcements. */
  choose (dialog, 3, LUDO_DETAIL_BRIEF);
  g_assert_cmpstr (ludo_play_page_get_detail (page), !=, normal);
  choose (dialog, 3, LUDO_DETAIL_NORMAL);
  g_assert_cmpstr (ludo_play_page_get_detail (page), ==, normal);

  /* Names of the cells, by a click. */
  g_assert_true (ludo_board_get_coordinates (app_board (&app)));
  hand_click_widget (control (dialog, GTK_TYPE_SWITCH, 0));
  while (ludo_board_get_coordinates (app_board (&app)))
    g_main_context_iteration (NULL, TRUE);

  /* The language changes under the open dialog. */
  choose (dialog, 0, 1);
  while (!g_str_equal (gtk_window_get_title (GTK_WINDOW (dialog)),
                       "Préférences"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (ludo_language_get (), ==, "fr");
  g_assert_false (ludo_board_get_coordinates (app_board (&app)));
  hand_settle (dialog);
  choose (dialog, 0, 2);
  while (!g_str_equal (gtk_window_get_title (GTK_WINDOW (dialog)),
                       "Preferences"))
    g_main_context_iteration (NULL, TRUE);

  hand_focus_window (dialog);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_gone, &dialog, "the preferences to close");
  g_object_set (app.settings, "coordinates", TRUE, "pace", LUDO_PACE_NORMAL,
                NULL);
  app_close (&app);
}

static char *
settings_folder (const char *name,
                 const char *text)
{
  char *folder = g_build_filename (g_get_user_config_dir (), name, NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);

  g_mkdir_with_parents (folder, 0700);
  if (text != NULL)
    g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return folder;
}

/* Every choice is found again by another start. */
static void
test_kept (void)
{
  g_autofree char *folder = settings_folder ("kept", NULL);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_SYSTEM);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_NORMAL);
  g_assert_cmpint (ludo_settings_get_announcements (settings), ==,
                   LUDO_DETAIL_NORMAL);
  g_assert_true (ludo_settings_get_coordinates (settings));
  g_assert_false (ludo_settings_get_sounds (settings));
  g_assert_true (ludo_settings_get_hints (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 1000);

  g_object_set (settings, "light", LUDO_LIGHT_CONTRAST, "pace",
                LUDO_PACE_SLOW, "announcements", LUDO_DETAIL_FULL,
                "coordinates", FALSE, "sounds", TRUE, "hints", FALSE,
                "think-time", LUDO_N_THINK_TIMES - 1, NULL);
  ludo_settings_save (settings);
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_CONTRAST);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_SLOW);
  g_assert_cmpint (ludo_settings_get_announcements (settings), ==,
                   LUDO_DETAIL_FULL);
  g_assert_false (ludo_settings_get_coordinates (settings));
  g_assert_true (ludo_settings_get_sounds (settings));
  g_assert_false (ludo_settings_get_hints (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 30000);
}

/* Values that mean nothing, of the wrong kind or absent count as absent; the
 * others of the file hold. */
static void
test_damaged (void)
{
  g_autofree char *folder =
    settings_folder ("damaged-values",
                     "[ludotheque]\n"
                     "light=purple\n"
                     "pace=7\n"
                     "announcements=\n"
                     "coordinates=perhaps\n"
                     "sounds=true\n"
                     "hints=maybe\n"
                     "think-time=1h\n"
                     "width=minus\n"
                     "language=\xff\xfe\n"
                     "last-game=chess\n");
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  gboolean maximized;
  int width, height;

  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_SYSTEM);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_NORMAL);
  g_assert_cmpint (ludo_settings_get_announcements (settings), ==,
                   LUDO_DETAIL_NORMAL);
  g_assert_true (ludo_settings_get_coordinates (settings));
  g_assert_true (ludo_settings_get_sounds (settings));
  g_assert_true (ludo_settings_get_hints (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 1000);
  g_assert_null (ludo_settings_get_language (settings));
  g_assert_null (ludo_settings_get_last_game (settings));
  ludo_settings_get_window (settings, &width, &height, &maximized);
  g_assert_cmpint (width, >=, 200);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/preferences/dialog", test_dialog);
  g_test_add_func ("/app/preferences/kept", test_kept);
  g_test_add_func ("/app/preferences/damaged", test_damaged);

  return g_test_run ();
}
