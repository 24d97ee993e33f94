/* test-window.c: choices, files, what was left, undo against the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/new-game/ludo-new-game.h"
#include "app/shelf/ludo-shelf-card.h"
#include "app/widgets/ludo-title.h"
#include "app/window/ludo-shortcuts.h"
#include "test-wait.h"

static gboolean
new_game_is_open (gpointer data)
{
  GtkWindow **dialog = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (LUDO_IS_NEW_GAME (l->data) && gtk_widget_get_mapped (l->data))
      {
        *dialog = l->data;
        return TRUE;
      }

  return FALSE;
}

static gboolean
plays (gpointer data)
{
  return g_str_equal (ludo_window_get_page (data), "play");
}

/* The button below @widget whose label reads @text. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *text)
{
  GtkWidget *label = app_find_label (widget, text);

  g_assert_nonnull (label);

  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

/* From the shelf: the cover, choose, Start, all with the mouse. */
static void
test_new_game (void)
{
  GtkWindow *dialog = NULL;
  GtkWidget *card;
  LudoGame *game;
  LudoChoices choices;
  App app;

  app_open (&app);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
  card = app_find (GTK_WIDGET (app.window), LUDO_TYPE_SHELF_CARD);
  g_assert_cmpstr (ludo_shelf_card_get_game_id (LUDO_SHELF_CARD (card)), ==,
                   "zohn-ahl");
  hand_click_widget (find_button (card, "Play…"));
  hand_wait_until (new_game_is_open, &dialog, "the dialog");
  hand_settle (GTK_WIDGET (dialog));

  ludo_new_game_get_choices (LUDO_NEW_GAME (dialog), &choices);
  g_assert_cmpint (choices.config.ruleset, ==, 0);
  g_assert_cmpint (choices.config.counters[0], ==, 4);
  g_assert_cmpint (choices.team_size, ==, 1);
  g_assert_cmpint (choices.seats[0][0].kind, ==, LUDO_PLAYER_HUMAN);
  g_assert_cmpint (choices.seats[1][0].kind, ==, LUDO_PLAYER_COMPUTER);

  hand_click_widget (find_button (GTK_WIDGET (dialog), "Start"));
  hand_wait_until (plays, app.window, "the page to play");
  game = ludo_window_get_game (app.window);
  g_assert_cmpstr (ludo_game_get_rules (game)->id, ==, "zohn-ahl");
  /* The lots decide which seat the second player gets. */
  g_assert_cmpint (ludo_game_get_player (game, 2 - ludo_game_get_lot (game),
                                         0)->kind, ==, LUDO_PLAYER_COMPUTER);
  app_close (&app);
}

/* Escape and Cancel begin nothing. */
static void
test_cancel (void)
{
  GtkWindow *dialog = NULL;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "ken-wan", 3);
  hand_press_key (XK_n, TRUE, FALSE);
  hand_wait_until (new_game_is_open, &dialog, "the dialog");
  hand_focus_window (GTK_WIDGET (dialog));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  hand_press_key (XK_Escape, FALSE, FALSE);
  WAIT_UNTIL (dialog == NULL);
  g_assert_true (ludo_window_get_game (app.window) == game);
  app_close (&app);
}

/* An unfinished game is resumed in another window. */
static void
test_resume (void)
{
  g_autofree char *position = NULL;
  g_autofree char *position_after = NULL;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "tavli", 12);
  g_assert_true (ludo_game_throw (game));
  position = ludo_game_dup_position_text (game);
  app_close (&app);

  app_open (&app);
  g_assert_null (ludo_window_get_game (app.window));
  ludo_window_resume (app.window, "tavli");
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "play");
  game = ludo_window_get_game (app.window);
  position_after = ludo_game_dup_position_text (game);
  g_assert_cmpstr (position, ==, position_after);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  app_close (&app);
}

/* The bounds of @widget in its window. */
static graphene_rect_t
bounds_of (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (
    widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds));

  return bounds;
}

/* All four games are seen at once, and nothing moves once one of them can be
 * gone on with. */
static void
test_shelf (void)
{
  GtkWidget *card, *cover, *learn;
  graphene_rect_t places[2], later;
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1100, 780);
  hand_settle (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  card = app_find (GTK_WIDGET (app.window), LUDO_TYPE_SHELF_CARD);
  cover = app_find_action (card, "win.start");
  learn = app_find_action (card, "win.learn");
  places[0] = bounds_of (cover);
  places[1] = bounds_of (learn);
  for (GtkWidget *each = card; each != NULL;
       each = gtk_widget_get_next_sibling (each))
    {
      graphene_rect_t bounds = bounds_of (each);

      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 1100);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 780);
    }

  g_assert_true (ludo_game_throw (
    app_begin_for_persons (&app, "zohn-ahl", 12)));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
  g_assert_true (app_find_action (card, "win.resume") == cover);
  later = bounds_of (cover);
  g_assert_true (graphene_rect_equal (&places[0], &later));
  later = bounds_of (learn);
  g_assert_true (graphene_rect_equal (&places[1], &later));
  app_close (&app);
}

static gboolean
is_thinking (gpointer data)
{
  return ludo_computer_get_thinking (data);
}

static gboolean
computer_played (gpointer data)
{
  return ludo_game_get_n_plies (data) >= 2 && ludo_game_get_turn (data) == 0;
}

/* Undo in the midst of the computer's thought gives the turn back at once;
 * undo after its answer takes back both. */
static void
test_undo_against_computer (void)
{
  LudoPlayPage *page;
  LudoComputer *computer;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin (&app, "chisolo", 5);
  page = ludo_window_get_play_page (app.window);
  computer = ludo_play_page_get_computer (page);
  ludo_game_get_player (game, 1, 0)->level = LUDO_PLAYER_LEVEL_MAX;
  ludo_computer_set_think_time (computer, 60000);
  g_assert_false (ludo_play_table_allows (ludo_play_page_get_table (page),
                                          LUDO_ACT_UNDO));

  g_assert_true (ludo_game_play (game, "g1+", NULL));
  hand_wait_until (is_thinking, computer, "the computer's thought");
  hand_press_key (XK_z, TRUE, FALSE);
  WAIT_UNTIL (ludo_game_get_n_plies (game) == 0);
  g_assert_false (ludo_computer_get_thinking (computer));
  g_assert_cmpint (ludo_game_get_turn (game), ==, 0);

  ludo_computer_set_think_time (computer, 20);
  g_assert_true (ludo_game_play (game, "a1+", NULL)
                 || ludo_game_play (game, "f1+", NULL));
  hand_wait_until (computer_played, game, "the computer's answer");
  ludo_play_page_undo (page);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  g_assert_true (ludo_game_get_can_redo (game));
  ludo_play_page_redo (page);
  g_assert_cmpint (ludo_game_get_turn (game), ==, 0);
  g_assert_cmpuint (ludo_game_get_n_plies (game), >=, 2);
  app_close (&app);
}

/* No page, in no language, is wider than the narrowest window. */
static void
test_narrow (void)
{
  static const char *const languages[] = { "fr", "en" };
  static const char *const games[] = { "zohn-ahl", "tavli", "chisolo",
                                       "ken-wan" };
  int minimum;
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint j = 0; j < G_N_ELEMENTS (games); j++)
      {
        app_speak (&app, languages[i]);
        app_begin_for_persons (&app, games[j], 1);
        gtk_widget_activate_action (GTK_WIDGET (app.window), "win.rules", "s",
                                    games[j]);
        for (int page = 0; page < 3; page++)
          {
            GtkWidget *window = GTK_WIDGET (app.window);

            hand_settle (window);
            gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1,
                                &minimum, NULL, NULL, NULL);
            if (minimum > 360)
              g_error ("%s of %s in %s is %d pixels wide",
                       ludo_window_get_page (app.window), games[j],
                       languages[i], minimum);
            gtk_widget_activate_action (window, "win.back", NULL);
          }
      }
  app_speak (&app, "en");
  app_close (&app);
}

/* The name of the new game is whole in the narrowest window. */
static void
test_new_game_title (void)
{
  static const char *const languages[] = { "fr", "en" };
  static const char *const games[] = { "zohn-ahl", "tavli", "chisolo",
                                       "ken-wan" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint j = 0; j < G_N_ELEMENTS (games); j++)
      {
        GtkWindow *dialog = NULL;
        GtkWidget *title;

        app_speak (&app, languages[i]);
        app_begin_for_persons (&app, games[j], 1);
        gtk_widget_activate_action (GTK_WIDGET (app.window), "win.new-game",
                                    NULL);
        hand_wait_until (new_game_is_open, &dialog, "the dialog");
        gtk_window_set_default_size (dialog, 360, 480);
        hand_settle (GTK_WIDGET (dialog));
        hand_settle (GTK_WIDGET (dialog));
        g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (dialog)), <=, 360);
        title = app_find (GTK_WIDGET (dialog), LUDO_TYPE_TITLE);
        g_assert_nonnull (title);
        g_assert_true (ludo_title_fits (LUDO_TITLE (title)));
        gtk_window_destroy (dialog);
      }
  app_speak (&app, "en");
  app_close (&app);
}

static gboolean
is_drop_down_of (GtkWidget     *widget,
                 gconstpointer  text)
{
  return GTK_IS_DROP_DOWN (widget) && app_find_label (widget, text) != NULL;
}

/* The rows of an open drop-down are as wide as their words, however narrow
 * what was chosen is. */
static void
test_mode_menu (void)
{
  GtkWidget *drop_down, *row;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.rules", "s",
                              "tavli");
  drop_down = app_find_if (GTK_WIDGET (app.window), is_drop_down_of,
                           "Translation on Demand");
  g_assert_nonnull (drop_down);
  hand_settle (drop_down);
  for (int i = 0; i < 2; i++)
    {
      hand_click_widget (drop_down);
      hand_settle (drop_down);
      hand_settle (drop_down);
      row = app_find_label (app_find (drop_down, GTK_TYPE_POPOVER),
                            "Translation on Demand");
      g_assert_nonnull (row);
      g_assert_cmpint (pango_layout_get_line_count
                         (gtk_label_get_layout (GTK_LABEL (row))), ==, 1);
      gtk_popover_popdown (GTK_POPOVER (app_find (drop_down,
                                                  GTK_TYPE_POPOVER)));
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 3);
      hand_settle (drop_down);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  app_close (&app);
}

static gboolean
asks_which (gpointer data)
{
  GtkWindow **dialog = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data)
        && g_strcmp0 (gtk_window_get_title (l->data), "Which Game?") == 0)
      {
        *dialog = l->data;
        return TRUE;
      }

  return FALSE;
}

/* An action without a game on the shelf asks for the game and takes none. */
static void
test_which_game (void)
{
  GtkWindow *dialog = NULL;
  GtkStackPage *page;
  App app;

  app_open (&app);
  gtk_window_set_focus_visible (GTK_WINDOW (app.window), FALSE);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-rules",
                              NULL);
  hand_wait_until (asks_which, &dialog, "the question");
  hand_focus_window (GTK_WIDGET (dialog));
  hand_settle (GTK_WIDGET (dialog));
  hand_click_widget (find_button (GTK_WIDGET (dialog), "Chisolo"));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "read");
  g_assert_cmpstr (ludo_reading_page_get_game_id
                     (ludo_window_get_reading_page (app.window)), ==,
                   "chisolo");
  page = gtk_stack_get_page
    (GTK_STACK (app_find (GTK_WIDGET (app.window), GTK_TYPE_STACK)),
     GTK_WIDGET (ludo_window_get_reading_page (app.window)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Rules");
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  hand_focus_window (GTK_WIDGET (app.window));
  for (int i = 0; i < 2; i++)
    hand_press_key (XK_Tab, FALSE, FALSE);
  gtk_widget_grab_focus (find_button (GTK_WIDGET (app.window), "Read"));
  hand_press_key (XK_n, TRUE, FALSE);
  hand_wait_until (new_game_is_open, &dialog, "the dialog");
  gtk_window_destroy (dialog);
  app_close (&app);
}

static gboolean
shortcuts_are_open (gpointer data)
{
  GtkWidget *shortcuts = ludo_shortcuts_find (data);

  return shortcuts != NULL && gtk_widget_get_mapped (shortcuts);
}

static gboolean
shortcuts_are_closed (gpointer data)
{
  return ludo_shortcuts_find (data) == NULL;
}

static guint
count_keys (GtkWidget *widget)
{
  guint n = GTK_IS_SHORTCUTS_SHORTCUT (widget)
            && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_keys (child);

  return n;
}

static gboolean
shows_one_key (gpointer data)
{
  return count_keys (data) == 1;
}

/* The key Tab reaches each shortcut of the section, and a screen reader hears
 * what it does and with which keys. */
static void
check_stops (GtkWidget         *shortcuts,
             const char *const *names)
{
  hand_focus_window (shortcuts);
  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (shortcuts));

      g_assert_true (GTK_IS_SHORTCUTS_SHORTCUT (focus));
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (focus),
                                       GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           names[i]);
      hand_press_key (XK_Tab, FALSE, FALSE);
      hand_settle (shortcuts);
    }
}

static gboolean
is_shown_key (GtkWidget     *widget,
              gconstpointer  wanted)
{
  return GTK_IS_SHORTCUTS_SHORTCUT (widget);
}

/* The window with the keys is named, and goes into the narrowest window there
 * is; whatever is beyond its edge can be scrolled to and searched for. */
static void
check_shortcuts (GtkWidget  *shortcuts,
                 const char *title,
                 const char *words,
                 const char *name)
{
  int width, height;

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (shortcuts)), ==, title);
  gtk_widget_measure (shortcuts, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (shortcuts, GTK_ORIENTATION_VERTICAL, width, &height,
                      NULL, NULL, NULL);

  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 360);
  g_assert_nonnull (app_find (shortcuts, GTK_TYPE_SCROLLED_WINDOW));

  hand_focus_window (shortcuts);
  hand_type (words);
  hand_wait_until (shows_one_key, shortcuts, "the key that was searched for");
  gtk_test_accessible_assert_property
    (GTK_ACCESSIBLE (app_find_if (shortcuts, is_shown_key, NULL)),
     GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (shortcuts);
}

/* The keys are shown by a key, in either language. */
static void
test_shortcuts (void)
{
  static const char *const languages[] = { "fr", "en" };
  static const char *const names[][10] =
  {
    { "Nouvelle partie : Ctrl+N", },
    { "New game: Ctrl+N", "New window: Shift+Ctrl+N", "Open a game: Ctrl+O",
      "Save the game: Ctrl+S", "Print the game: Ctrl+P",
      "Set up a position: Ctrl+E", "Undo: Ctrl+Z", "Redo: Shift+Ctrl+Z",
      "Say the score: Ctrl+I" },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *shortcuts;

      app_speak (&app, languages[i]);
      hand_focus_window (GTK_WIDGET (app.window));
      hand_press_key (XK_question, TRUE, TRUE);
      hand_wait_until (shortcuts_are_open, app.window, "the shortcuts");
      shortcuts = ludo_shortcuts_find (GTK_WINDOW (app.window));
      hand_settle (shortcuts);
      g_assert_nonnull (app_find_label (shortcuts,
                                        i == 0 ? "Nouvelle partie"
                                               : "New game"));
      check_stops (shortcuts, names[i]);
      check_shortcuts (shortcuts,
                       i == 0 ? "Raccourcis clavier" : "Keyboard Shortcuts",
                       "rences",
                       i == 0 ? "Préférences : Ctrl+virgule"
                              : "Preferences: Ctrl+comma");
      hand_press_key (XK_Escape, FALSE, FALSE);
      hand_wait_until (shortcuts_are_closed, app.window,
                       "the shortcuts to close");
    }
  app_close (&app);
}

/* Going back to the shelf focuses the button that left it. */
static void
test_back_to_shelf (void)
{
  static const char *const actions[] = { "win.rules" };
  GtkWidget *card, *button;
  App app;

  app_open (&app);
  card = app_find (GTK_WIDGET (app.window), LUDO_TYPE_SHELF_CARD);
  card = gtk_widget_get_next_sibling (card);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      button = app_find_action (card, actions[i]);
      g_assert_nonnull (button);
      gtk_widget_grab_focus (button);
      hand_press_key (XK_Return, FALSE, FALSE);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpstr (ludo_window_get_page (app.window), ==, "read");
      hand_press_alt (XK_Left);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (app.window))
                     == button);

      /* With the button in the header too, which the mouse gives the focus. */
      hand_press_key (XK_Return, FALSE, FALSE);
      hand_settle (GTK_WIDGET (app.window));
      hand_click_widget (app_find_action (GTK_WIDGET (app.window),
                                          "win.back"));
      hand_settle (GTK_WIDGET (app.window));
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (app.window))
                     == button);
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/window/new-game", test_new_game);
  g_test_add_func ("/app/window/new-game-title", test_new_game_title);
  g_test_add_func ("/app/window/mode-menu", test_mode_menu);
  g_test_add_func ("/app/window/which-game", test_which_game);
  g_test_add_func ("/app/window/cancel", test_cancel);
  g_test_add_func ("/app/window/resume", test_resume);
  g_test_add_func ("/app/window/shelf", test_shelf);
  g_test_add_func ("/app/window/undo-against-computer",
                   test_undo_against_computer);
  g_test_add_func ("/app/window/narrow", test_narrow);
  g_test_add_func ("/app/window/shortcuts", test_shortcuts);
  g_test_add_func ("/app/window/back-to-shelf", test_back_to_shelf);

  return g_test_run ();
}
