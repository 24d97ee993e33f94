/* test-fit.c: every window fits a small screen, whatever it has to say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "app/learning/ludo-step-dots.h"
#include "app/playing/ludo-player-strip.h"
#include "app/settings/ludo-preferences.h"
#include "app/shelf/ludo-shelf-card.h"
#include "app/widgets/ludo-button-row.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-title.h"
#include "board/ludo-picture.h"
#include "games/games.h"
#include "narrow.h"
#include "reader/parts/ludo-table.h"
#include "rest.h"

#include <X11/keysym.h>

/* The lowest window that is promised, in pixels. */
#define SMALL_HEIGHT 480

static const char *const languages[] = { "fr", "en" };

/* Higher than anything; GTK measures what stands in a box so, and complains. */
#define HIGHEST (1 << 20)

/* A widget needs no more width when there is more height. */
static void
check_steady (GtkWidget *widget)
{
  int width;

  if (!gtk_widget_get_mapped (widget))
    return;
  width = narrow_least (widget, GTK_ORIENTATION_HORIZONTAL, -1);
  if (narrow_least (widget, GTK_ORIENTATION_HORIZONTAL, HIGHEST) > width)
    g_error ("%s: %d pixels wide, and more where it may be higher",
             G_OBJECT_TYPE_NAME (widget), width);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_steady (child);
}

/* A window that needs more grows out of the screen, and what stands at its
 * lower edge is cut off. */
static void
check_fits (App        *app,
            const char *what)
{
  static const int widths[] = { NARROW_WIDTH, 800, 1280 };
  GtkWidget *window = GTK_WIDGET (app->window);
  int width, height;

  hand_settle (window);
  check_steady (window);
  width = narrow_least_inside (window, GTK_ORIENTATION_HORIZONTAL, -1);
  if (width > NARROW_WIDTH)
    g_error ("%s, with %s: %d pixels wide",
             gtk_window_get_title (GTK_WINDOW (window)), what, width);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      height = narrow_least_inside (window, GTK_ORIENTATION_VERTICAL,
                                    widths[i]);
      if (height > SMALL_HEIGHT)
        g_error ("%s, with %s: %d pixels high at a width of %d",
                 gtk_window_get_title (GTK_WINDOW (window)), what, height,
                 widths[i]);
    }
  rest_check_word (GTK_WINDOW (window), what);
}

/* Everything in the window is given the height that it needs. */
static void
check_whole (GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (width > 0 && GTK_IS_BUTTON (widget))
    {
      GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (window));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_SCROLLED_WINDOW (child))
      check_whole (child);
}

typedef struct
{
  LudoHint *hint;
  LudoHintStep step;
} Awaited;

static gboolean
is_given (gpointer data)
{
  Awaited *awaited = data;

  return ludo_hint_get_step (awaited->hint) == awaited->step;
}

static void
check_hints (App *app)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoHint *hint = ludo_hint_bar_get_hint (ludo_play_page_get_hint_bar (page));

  ludo_hint_set_think_time (hint, 20);
  for (LudoHintStep step = LUDO_HINT_GOAL; step <= LUDO_HINT_MOVE; step++)
    {
      Awaited awaited = { hint, step };

      gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hint", NULL);
      hand_wait_until (is_given, &awaited, "the step of the hint");
      check_fits (app, "a hint");
    }
}

static void
refuse (App *app)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);

  ludo_status_refuse (app_status (page),
                      "Once two stones of the same colour have met, whoever "
                      "parted them must let the others move first, and then "
                      "all of them.", "rules-1");
}

/* The board gives way to all that can be said at once: a hint, the chances of
 * winning, a refusal with its rule, and a message. */
static void
test_game (gconstpointer data)
{
  const char *game_id = data;
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      LudoGame *game;
      GtkWidget *window = GTK_WIDGET (app.window);

      app_speak (&app, languages[i]);
      game = app_begin_for_persons (&app, game_id, 1);
      if (!ludo_game_get_info (game)->has_decisions)
        {
          app_play_plies (game, 1);
          gtk_widget_activate_action (window, "win.hint", NULL);
          check_fits (&app, "the chances of the throw");
        }
      else
        {
          app_play_plies (game, 1);
          if (ludo_game_get_at_chance (game))
            ludo_game_throw (game);
          check_hints (&app);
        }
      gtk_widget_activate_action (window, "win.win-probability", NULL);
      check_fits (&app, "the chances of winning");
      gtk_widget_activate_action (window, "win.transcript", NULL);
      check_fits (&app, "a message");
      refuse (&app);
      check_fits (&app, "a refusal");
      check_whole (window);
      gtk_widget_activate_action (window, "win.moves", NULL);
      check_fits (&app, "the list of moves");
      gtk_widget_activate_action (window, "win.read-rules", NULL);
      check_fits (&app, "the rules");
      hand_press_key (XK_f, TRUE, FALSE);
      check_fits (&app, "the rules searched");
      /* A narrow window has them on a page of their own. */
      if (g_str_equal (ludo_window_get_page (app.window), "read"))
        gtk_widget_activate_action (window, "win.back", NULL);
      gtk_widget_activate_action (window, "win.moves", NULL);
      gtk_widget_activate_action (window, "win.close-message", NULL);
      gtk_widget_activate_action (window, "win.replay-back", NULL);
      g_assert_true (ludo_replay_get_previewing
                       (ludo_play_page_get_replay
                          (ludo_window_get_play_page (app.window))));
      check_fits (&app, "an earlier position");
      check_whole (window);
      gtk_widget_activate_action (window, "win.win-probability", NULL);
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* Buttons in rows are no wider than they must be for the rows that they may
 * have: GTK asks for the height at a width, and then for the width at that
 * height. */
static void
test_flow (void)
{
  GtkWidget *flow = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL,
                                                    0));
  graphene_rect_t bounds;
  int narrow, wide, n_first;

  for (guint i = 0; i < 5; i++)
    gtk_box_append (GTK_BOX (flow), gtk_button_new_with_label ("Find Next"));
  ludo_flow_children (flow);

  narrow = narrow_least (flow, GTK_ORIENTATION_HORIZONTAL, -1);
  wide = narrow_least (flow, GTK_ORIENTATION_HORIZONTAL,
                       narrow_least (flow, GTK_ORIENTATION_VERTICAL, -1));
  g_assert_cmpint (wide, >=, 5 * narrow);
  for (int width = narrow; width <= wide; width++)
    g_assert_cmpint (narrow_least (flow, GTK_ORIENTATION_HORIZONTAL,
                                   narrow_least (flow, GTK_ORIENTATION_VERTICAL,
                                                 width)),
                     <=, width);

  /* Rows are about as long: two and three, not four and one. */
  narrow = narrow_least (flow, GTK_ORIENTATION_HORIZONTAL, -1);
  gtk_widget_allocate (flow, 4 * narrow + 20, 500, -1, NULL);
  n_first = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (flow); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_compute_bounds (child, flow, &bounds))
      n_first += bounds.origin.y < 1;
  g_assert_cmpint (n_first, ==, 3);
  g_object_unref (flow);
}

/* No column of the table of throws has to be scrolled to on a pupil's
 * screen. */
static void
test_table (void)
{
  GtkAdjustment *adjustment;
  GtkWidget *window, *table;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      gtk_window_set_default_size (GTK_WINDOW (window), 1270, 780);
      gtk_widget_activate_action (window, "win.read-of", "s",
                                  "zohn-ahl/chances");
      hand_settle (window);
      table = app_find_within (window, LUDO_TYPE_TABLE);
      g_assert_nonnull (table);
      adjustment = gtk_scrolled_window_get_hadjustment
        (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (table)));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                         gtk_adjustment_get_page_size (adjustment));
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The pages to learn fit, as do those to play. */
static void
test_learn (void)
{
  static const char *const places[] = {
    "zohn-ahl", "tavli", "chisolo", "ken-wan", "chisolo/lessons/first-steps",
    "tavli/lessons/zeno",
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      for (guint j = 0; j < G_N_ELEMENTS (places); j++)
        {
          gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn",
                                      "s", places[j]);
          check_fits (&app, places[j]);
        }
    }
  app_close (&app);
}

/* How a game came to its end is read whole on the smallest screen: the last
 * move of three players of Ken Wan has the most to tell. */
static void
test_end (void)
{
  App app;
  GtkWidget *window, *label;
  LudoStatus *status;

  app_open (&app);
  app_speak (&app, "fr");
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 640);
  g_assert_nonnull (app_begin_for_persons (&app, "ken-wan", 1));
  status = app_status (ludo_window_get_play_page (app.window));
  ludo_status_set_turn (status, "Rouge est premier et Jaune deuxième.", TRUE);
  ludo_status_show (status,
                    "Bleu déplace le pion de a2 en g6 : g5 devient entier et "
                    "bleu ; f5 et f6 deviennent des demi-pions bleus. Jaune "
                    "a réuni tous ses pions et prend la deuxième place. Bleu "
                    "reste seul en jeu et prend la troisième place.", NULL);
  hand_settle (window);
  label = app_find_label (window, app_detail (ludo_window_get_play_page
                                                (app.window)));
  g_assert_nonnull (label);
  g_assert_false (pango_layout_is_ellipsized
                    (gtk_label_get_layout (GTK_LABEL (label))));
  app_speak (&app, "en");
  app_close (&app);
}

/* The board keeps half of a small window with any headline. */
static void
check_board (App *app)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *board = GTK_WIDGET (app_board (app));

  gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 640);
  hand_settle (window);
  g_assert_cmpint (MIN (gtk_widget_get_width (board),
                        gtk_widget_get_height (board)), >=,
                   gtk_widget_get_width (window) / 2);
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 1000);
  hand_settle (window);
}

/* The longest name leaves the numbers beside it whole. */
static void
test_long_name (void)
{
  static const char *const games[] = { "zohn-ahl", "tavli", "chisolo",
                                       "ken-wan" };
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * 2,
                NULL);
  gtk_window_set_default_size (GTK_WINDOW (app.window), NARROW_WIDTH, 1000);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      LudoGame *game = app_begin_for_persons (&app, games[i], 1);
      GtkWidget *window = GTK_WIDGET (app.window);
      GtkWidget *strip, *score;
      graphene_rect_t bounds;

      for (int seat = 0; seat < 2; seat++)
        ludo_player_set_name (ludo_game_get_player (game, seat, 0),
                              "Maximilienne-Alexandrine de Montmorency-");
      app_play_plies (game, 1);
      narrow_check (window, 200, games[i]);
      strip = app_find (window, LUDO_TYPE_PLAYER_STRIP);
      g_assert_nonnull (strip);
      g_assert_true (ludo_title_fits (LUDO_TITLE (app_find (window,
                                                            LUDO_TYPE_TITLE))));
      ludo_player_strip_show (LUDO_PLAYER_STRIP (strip), game, game,
                              ludo_game_get_state (game));
      hand_settle (window);
      check_board (&app);
      score = gtk_widget_get_last_child (strip);
      g_assert_false (pango_layout_is_ellipsized
                        (gtk_label_get_layout (GTK_LABEL (score))));
      g_assert_true (gtk_widget_compute_bounds (score, window, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         NARROW_WIDTH);
      narrow_check_words (window, FALSE);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The buttons are in a single row in the narrowest window, and take no height
 * from the board. */
static void
test_row (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 640);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int j = 0; games_list ()[j] != NULL; j++)
      {
        GtkWidget *row;
        graphene_rect_t first, last;

        app_speak (&app, languages[i]);
        app_begin_for_persons (&app, games_list ()[j]->id, 1);
        hand_settle (window);
        row = app_find (window, LUDO_TYPE_BUTTON_ROW);
        g_assert_true (gtk_widget_compute_bounds
                         (gtk_widget_get_first_child (row), window, &first));
        g_assert_true (gtk_widget_compute_bounds
                         (gtk_widget_get_last_child (row), window, &last));
        if (ABS (first.origin.y - last.origin.y) > 1)
          g_error ("%s: the buttons take two rows", games_list ()[j]->id);
      }
  app_speak (&app, "en");
  app_close (&app);
}

/* In a window of 800 pixels, the buttons of the end of a game have places in
 * the row of the others, and leave the board the height of a second one. */
static void
test_end_row (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 100; letters <= 150; letters += 50)
      {
        GtkWidget *row;

        app_speak (&app, languages[i]);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      96 * 1024 * letters / 100, NULL);
        app_begin_for_persons (&app, "tavli", 1);
        hand_settle (window);
        row = app_find (window, LUDO_TYPE_BUTTON_ROW);
        g_assert_cmpint (gtk_widget_get_height (row), <,
                         2 * gtk_widget_get_height
                               (gtk_widget_get_first_child (row)));
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The boards to choose from are tiles of one size, in every language. */
static void
check_tiles (GtkWidget *dialog)
{
  GtkWidget *first = gtk_widget_get_ancestor (app_find (dialog,
                                                        LUDO_TYPE_PICTURE),
                                              GTK_TYPE_TOGGLE_BUTTON);
  guint n = 1;

  for (GtkWidget *tile = gtk_widget_get_next_sibling (first); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    {
      g_assert_cmpint (gtk_widget_get_width (tile), ==,
                       gtk_widget_get_width (first));
      g_assert_cmpint (gtk_widget_get_height (tile), ==,
                       gtk_widget_get_height (first));
      n++;
    }
  g_assert_cmpuint (n, ==, 4);
}

/* No word of the preferences is broken in the narrowest window. */
static void
test_preferences (void)
{
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 1; letters <= 2; letters++)
      {
        GtkWidget *dialog;

        app_speak (&app, languages[i]);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      letters * 96 * 1024, NULL);
        gtk_widget_activate_action (GTK_WIDGET (app.window), "win.preferences",
                                    NULL);
        dialog = app_wait_for_window (LUDO_TYPE_PREFERENCES);
        gtk_window_set_default_size (GTK_WINDOW (dialog), NARROW_WIDTH, 640);
        g_assert_true (rest_reached ());
        narrow_check_words (dialog, TRUE);
        check_tiles (dialog);
        gtk_window_destroy (GTK_WINDOW (dialog));
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

static gboolean
is_subtitle (GtkWidget     *widget,
             gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "subtitle");
}

/* No title of a page breaks within a word because of large letters. */
static void
test_titles (void)
{
  GtkWidget *title;
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  gtk_window_set_default_size (GTK_WINDOW (app.window), NARROW_WIDTH, 640);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo");
  hand_settle (GTK_WIDGET (app.window));
  title = app_find_label (GTK_WIDGET (app.window),
                          "Apprendre\302\240: Chisolo");
  g_assert_nonnull (title);
  narrow_check_words (title, FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The numbers to choose from are in the middle of their buttons, which do not
 * touch. */
static void
test_numbers (void)
{
  GtkWidget *one, *other;
  graphene_rect_t place, next;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "zohn-ahl/lessons/first-steps#predict");
  hand_settle (GTK_WIDGET (app.window));
  one = app_find_label (GTK_WIDGET (app.window), "4");
  g_assert_nonnull (one);
  g_assert_cmpfloat (gtk_label_get_xalign (GTK_LABEL (one)), >, 0.4f);
  one = gtk_widget_get_ancestor (one, GTK_TYPE_BUTTON);
  other = gtk_widget_get_next_sibling (one);
  g_assert_true (gtk_widget_compute_bounds (one, GTK_WIDGET (app.window),
                                            &place));
  g_assert_true (gtk_widget_compute_bounds (other, GTK_WIDGET (app.window),
                                            &next));
  g_assert_cmpfloat (next.origin.x, >=, place.origin.x + place.size.width + 5);
  app_close (&app);
}

/* The steps of a lesson are one row of dots in the narrowest window. */
static void
check_dots (GtkWidget *window)
{
  GtkWidget *dots = app_find (window, LUDO_TYPE_STEP_DOTS);
  GtkWidget *end = gtk_widget_get_last_child (dots);
  graphene_rect_t first, last;

  /* A short lesson does not use all of them. */
  while (!gtk_widget_get_visible (end))
    end = gtk_widget_get_prev_sibling (end);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (dots),
                                            window, &first));
  g_assert_true (gtk_widget_compute_bounds (end, window, &last));
  g_assert_cmpfloat (last.origin.x, >, first.origin.x);
  g_assert_cmpfloat (last.origin.y, <, first.origin.y + 1);
}

/* The header bar names the whole of a lesson, in the narrowest window too. */
static void
test_subtitles (void)
{
  static const char *const lessons[] = {
    "zohn-ahl/lessons/fair", "zohn-ahl/lessons/further",
    "tavli/lessons/first-steps", "tavli/lessons/zeno",
    "chisolo/lessons/first-steps", "chisolo/lessons/endless",
    "ken-wan/lessons/further", "ken-wan/lessons/hold-together",
  };
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), NARROW_WIDTH, 640);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      for (guint j = 0; j < G_N_ELEMENTS (lessons); j++)
        {
          GtkWidget *subtitle;

          gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn",
                                      "s", lessons[j]);
          hand_settle (GTK_WIDGET (app.window));
          subtitle = app_find_if (GTK_WIDGET (app.window), is_subtitle, NULL);
          g_assert_true (LUDO_IS_TITLE (subtitle));
          g_assert_true (gtk_widget_get_mapped (subtitle));
          narrow_check_titles (GTK_WIDGET (app.window));
          check_dots (GTK_WIDGET (app.window));
        }
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* No widget becomes narrow because its window is high. */
static void
test_learn_high (void)
{
  GtkWidget *row;
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1200, 1000);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo");
  hand_settle (GTK_WIDGET (app.window));
  row = gtk_widget_get_ancestor (app_find_label (GTK_WIDGET (app.window),
                                                 "First steps"),
                                 GTK_TYPE_BUTTON);
  g_assert_cmpint (gtk_widget_get_width (row), >, 400);
  app_close (&app);
}

/* All games stand side by side in a window of middling width.  No line of a
 * card's facts ends within one of them. */
static void
test_shelf (void)
{
  graphene_rect_t bounds;
  GtkWidget *card;
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  gtk_window_set_default_size (GTK_WINDOW (app.window), 960, 700);
  hand_settle (GTK_WIDGET (app.window));
  card = app_find (GTK_WIDGET (app.window), LUDO_TYPE_SHELF_CARD);
  g_assert_cmpint (gtk_widget_get_width (card), <, 260);
  g_assert_nonnull (app_find_label (card,
                                    "2\u00a0joueurs, "
                                    "environ\u00a020\u00a0minutes, "
                                    "dès\u00a07\u00a0ans, "
                                    "pur\u00a0hasard"));
  /* In a smaller one, the whole of a card is seen and not its cover alone. */
  gtk_window_set_default_size (GTK_WINDOW (app.window), 920, 700);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (app.window),
                                            &bounds));
  g_assert_cmpfloat (bounds.size.width, >, 400);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, 700);

  /* The buttons above the cards stand over them. */
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1280, 800);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_compute_bounds
                   (app_find_action (GTK_WIDGET (app.window), "win.open"),
                    card, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.size.width,
                                  gtk_widget_get_width (card), 3);
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/app/fit/zohn-ahl", "zohn-ahl", test_game);
  g_test_add_data_func ("/app/fit/tavli", "tavli", test_game);
  g_test_add_data_func ("/app/fit/chisolo", "chisolo", test_game);
  g_test_add_data_func ("/app/fit/ken-wan", "ken-wan", test_game);
  g_test_add_func ("/app/fit/learn", test_learn);
  g_test_add_func ("/app/fit/flow", test_flow);
  g_test_add_func ("/app/fit/table", test_table);
  g_test_add_func ("/app/fit/shelf", test_shelf);
  g_test_add_func ("/app/fit/end", test_end);
  g_test_add_func ("/app/fit/long-name", test_long_name);
  g_test_add_func ("/app/fit/row", test_row);
  g_test_add_func ("/app/fit/end-row", test_end_row);
  g_test_add_func ("/app/fit/preferences", test_preferences);
  g_test_add_func ("/app/fit/learn-high", test_learn_high);
  g_test_add_func ("/app/fit/subtitles", test_subtitles);
  g_test_add_func ("/app/fit/numbers", test_numbers);
  g_test_add_func ("/app/fit/titles", test_titles);

  return g_test_run ();
}
