/* test-preferences.c: what is chosen holds at once, and the next time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/settings/ludo-preferences.h"
#include "board/ludo-picture.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "speech/ludo-speech.h"
#include "test-wait.h"

/* The most that the frame of a window takes of its height, in pixels. */
#define FRAME 20

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

/* The keyboard begins at what is chosen: one Down from there is the next, and
 * none the same. */
static void
check_keys (GtkWidget *dialog)
{
  GtkDropDown *light =
    GTK_DROP_DOWN (control (dialog, GTK_TYPE_DROP_DOWN, 1));

  hand_focus_window (dialog);
  choose (dialog, 1, LUDO_COLOR_SCHEME_DARK);
  for (guint n = 0; n < 2; n++)
    {
      guint before = gtk_drop_down_get_selected (light);

      gtk_widget_grab_focus (GTK_WIDGET (light));
      hand_press_key (XK_space, FALSE, FALSE);
      hand_settle (dialog);
      for (guint i = 0; i < n; i++)
        hand_press_key (XK_Down, FALSE, FALSE);
      hand_press_key (XK_Return, FALSE, FALSE);
      hand_settle (dialog);
      g_assert_cmpuint (gtk_drop_down_get_selected (light), ==, before + n);
    }
  choose (dialog, 1, LUDO_COLOR_SCHEME_SYSTEM);
}

/* The window is as high as what scrolls in it needs at its width, or as the
 * window below it, and no higher. */
static void
check_height (GtkWidget *dialog)
{
  GtkWidget *view =
    gtk_widget_get_ancestor (control (dialog, GTK_TYPE_DROP_DOWN, 0),
                             GTK_TYPE_VIEWPORT);
  int least;

  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (view), &least, NULL, NULL, NULL);
  if (gtk_widget_get_height (dialog) + FRAME
      < gtk_widget_get_height (GTK_WIDGET (gtk_window_get_transient_for
                                             (GTK_WINDOW (dialog)))))
    g_assert_cmpint (gtk_widget_get_height (view), ==, least);
  else
    g_assert_cmpint (gtk_widget_get_height (view), <=, least);
}

/* The window follows each choice of its colours. */
static void
check_colours (GtkWidget *dialog,
               GtkWidget *page)
{
  static const struct
  {
    LudoColorScheme light;
    LudoTheme theme;
  } looks[] = {
    { LUDO_COLOR_SCHEME_DARK, LUDO_THEME_DARK },
    { LUDO_COLOR_SCHEME_CONTRAST, LUDO_THEME_CONTRAST },
    { LUDO_COLOR_SCHEME_CONTRAST_DARK, LUDO_THEME_CONTRAST_DARK },
    { LUDO_COLOR_SCHEME_LIGHT, LUDO_THEME_LIGHT },
  };

  g_assert_cmpint (ludo_widget_style_theme (page), ==, LUDO_THEME_LIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      choose (dialog, 1, looks[i].light);
      g_assert_cmpint (ludo_widget_style_theme (page), ==, looks[i].theme);
    }
  choose (dialog, 1, LUDO_COLOR_SCHEME_SYSTEM);

  /* High contrast may be asked for of GTK alone. */
  g_setenv ("GTK_THEME", "HighContrast", TRUE);
  g_assert_cmpint (ludo_widget_style_theme (page), ==, LUDO_THEME_CONTRAST);
  g_unsetenv ("GTK_THEME");
  g_assert_cmpint (ludo_widget_style_theme (page), ==, LUDO_THEME_LIGHT);
}

/* Each board of the dialog, by a click, is what the boards become. */
static void
check_boards (GtkWidget *dialog,
              LudoBoard *board)
{
  static const LudoTheme themes[] = {
    LUDO_THEME_LIGHT, LUDO_THEME_WOOD, LUDO_THEME_PLAIN, LUDO_THEME_CONTRAST,
  };

  for (guint i = G_N_ELEMENTS (themes); i-- > 0;)
    {
      GtkWidget *picture = control (dialog, LUDO_TYPE_PICTURE, i);

      hand_click_widget (gtk_widget_get_ancestor (picture,
                                                  GTK_TYPE_TOGGLE_BUTTON));
      WAIT_UNTIL (ludo_widget_style_board_theme (GTK_WIDGET (board))
                  == themes[i]);
    }
}

static void
check_movement (GtkWidget *dialog,
                LudoBoard *board)
{
  for (guint i = 0; i < LUDO_N_ANIMATION_SPEEDS; i++)
    {
      guint speed;

      choose (dialog, 2, i);
      g_object_get (board, "animation-speed", &speed, NULL);
      g_assert_cmpuint (speed, ==, i);
    }
}

static void
wait_for_title (GtkWidget  *dialog,
                const char *title)
{
  WAIT_UNTIL (g_str_equal (gtk_window_get_title (GTK_WINDOW (dialog)),
                           title));
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
  normal = g_strdup (app_detail (page));

  hand_press_key (XK_comma, TRUE, FALSE);
  hand_wait_until (is_open, &dialog, "the preferences");
  hand_focus_window (dialog);

  check_height (dialog);
  check_keys (dialog);
  check_colours (dialog, GTK_WIDGET (page));
  check_boards (dialog, app_board (&app));
  check_movement (dialog, app_board (&app));

  /* Announcements. */
  choose (dialog, 3, LUDO_DETAIL_BRIEF);
  g_assert_cmpstr (app_detail (page), !=, normal);
  choose (dialog, 3, LUDO_DETAIL_NORMAL);
  g_assert_cmpstr (app_detail (page), ==, normal);

  /* Names of the cells, by a click. */
  g_assert_true (ludo_board_get_coordinates (app_board (&app)));
  hand_click_widget (control (dialog, GTK_TYPE_SWITCH, 1));
  WAIT_UNTIL (!ludo_board_get_coordinates (app_board (&app)));

  /* The language changes under the open dialog. */
  choose (dialog, 0, 1);
  wait_for_title (dialog, "Préférences");
  g_assert_cmpstr (ludo_language_get (), ==, "fr");
  g_assert_false (ludo_board_get_coordinates (app_board (&app)));
  hand_settle (dialog);
  choose (dialog, 0, 2);
  wait_for_title (dialog, "Preferences");

  hand_focus_window (dialog);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_gone, &dialog, "the preferences to close");
  g_settings_set_boolean (G_SETTINGS (app.settings), "coordinates", TRUE);
  g_settings_set_enum (G_SETTINGS (app.settings), "animation-speed",
                       LUDO_ANIMATION_NORMAL);
  app_close (&app);
}

/* Boards of different games have different heights at one width. */
static int
get_height (GtkWidget *picture)
{
  int height;

  ludo_picture_set_width (LUDO_PICTURE (picture), 100);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, 100, NULL, &height,
                      NULL, NULL);

  return height;
}

/* The pictures are of the game of the page that is shown, and not of the one
 * that was begun last, be it in another window. */
static void
test_pictures (void)
{
  static const char *const shown[] = { "ken-wan", "zohn-ahl", "chisolo" };
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "tavli", 4);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autofree char *page = g_strconcat (shown[i], "/rules", NULL);
      g_autoptr (LudoGame) game = ludo_game_new (shown[i], NULL, 1, NULL);
      GtkWidget *dialog = NULL, *wanted;

      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-of", "s",
                                  page);
      hand_settle (GTK_WIDGET (app.window));
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.preferences",
                                  NULL);
      hand_wait_until (is_open, &dialog, "the preferences");
      wanted = g_object_ref_sink
        (ludo_picture_new (shown[i], ludo_game_get_state (game), ""));
      g_assert_cmpint (get_height (control (dialog, LUDO_TYPE_PICTURE, 0)),
                       ==, get_height (wanted));
      g_object_unref (wanted);
      gtk_window_destroy (GTK_WINDOW (dialog));
      hand_settle (GTK_WIDGET (app.window));
    }
  app_close (&app);
}

/* Whether the preferences, opened now, offer the computer's thinking time: its
 * label is shown, and its list, which comes fifth, is too. */
static gboolean
offers_think_time (App *app)
{
  GtkWidget *dialog = NULL;
  gboolean offered;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.preferences",
                              NULL);
  hand_wait_until (is_open, &dialog, "the preferences");
  offered = gtk_widget_get_mapped (control (dialog, GTK_TYPE_DROP_DOWN, 4));
  g_assert_cmpint (app_find_label (dialog, "The computer’s thinking time")
                   != NULL, ==, offered);
  gtk_window_destroy (GTK_WINDOW (dialog));
  hand_settle (GTK_WIDGET (app->window));

  return offered;
}

/* A thinking time is offered where it means something. */
static void
test_think_time (void)
{
  App app;

  app_open (&app);
  g_assert_true (offers_think_time (&app));
  app_begin_for_persons (&app, "tavli", 4);
  g_assert_false (offers_think_time (&app));
  app_begin_for_persons (&app, "zohn-ahl", 4);
  g_assert_false (offers_think_time (&app));
  app_begin_for_persons (&app, "chisolo", 4);
  g_assert_true (offers_think_time (&app));
  app_close (&app);
}

/* The page says why if no voice can speak. */
static void
test_speech (void)
{
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  g_autofree char *program = ludo_paths_dup_speech ();
  g_autoptr (LudoSpeech) speech = NULL;
  GtkWidget *dialog, *label;
  App app;

  app_open (&app);
  g_setenv ("PATH", "/nonexistent", TRUE);
  speech = ludo_speech_new (program);
  g_assert_cmpint (ludo_speech_get_state (speech), ==, LUDO_SPEECH_FAILED);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.preferences",
                              NULL);
  hand_wait_until (is_open, &dialog, "the preferences");
  label = app_find_label (dialog, ludo_speech_get_problem (speech));
  g_assert_true (label != NULL && gtk_widget_get_mapped (label));
  g_setenv ("PATH", path, TRUE);
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_close (&app);
}

/* The dialog is no higher than a window that fills the screen. */
static void
test_height (void)
{
  GtkWidget *dialog = NULL;
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "800x600", TRUE);
  app_open (&app);
  app_speak (&app, "fr");
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.preferences", NULL);
  hand_wait_until (is_open, &dialog, "the preferences");
  hand_settle (dialog);
  g_assert_cmpint (gtk_widget_get_height (dialog), <=, 600);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  app_speak (&app, "en");
  app_close (&app);
}

/* A screen reader hears which board is chosen, and that it was changed. */
static void
test_chosen (void)
{
  GtkWidget *dialog, *wood;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.preferences", NULL);
  hand_wait_until (is_open, &dialog, "the preferences");
  hand_settle (dialog);
  wood = gtk_widget_get_ancestor (app_find_label (dialog, "Carved Wood"),
                                  GTK_TYPE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (wood),
                                   GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (wood),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Carved Wood");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (wood),
                                    GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (wood), TRUE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (wood),
                                    GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/preferences/dialog", test_dialog);
  g_test_add_func ("/app/preferences/chosen", test_chosen);
  g_test_add_func ("/app/preferences/height", test_height);
  g_test_add_func ("/app/preferences/pictures", test_pictures);
  g_test_add_func ("/app/preferences/think-time", test_think_time);
  g_test_add_func ("/app/preferences/speech", test_speech);

  return g_test_run ();
}
