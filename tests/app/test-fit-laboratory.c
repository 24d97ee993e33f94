/* test-fit-laboratory.c: the chance laboratory fits the smallest screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <math.h>

#include "app/chance/ludo-chance-table.h"
#include "chance/ludo-chance-store.h"
#include "narrow.h"
#include "test-wait.h"

/* A position of tavli near the end of a game, which is soon played. */
#define RACE "19:5,21:5,23:5,x 20:5,22:5,24:5,x w -"

static const char *const languages[] = { "en", "fr" };

static gboolean
has_played (gpointer games)
{
  return ludo_games_get_state (games) == LUDO_GAMES_DONE;
}

static void
check_fits (GtkWidget  *window,
            const char *what)
{
  int width;

  hand_settle (window);
  width = narrow_least_inside (window, GTK_ORIENTATION_HORIZONTAL, -1);
  if (width > NARROW_WIDTH)
    g_error ("%s: %d pixels wide", what, width);
}

/* Two settings of games, of as much as there is, in each view. */
static void
test_games (void)
{
  static const char *const places[] = { "ken-wan/games", "zohn-ahl/games" };
  static const char *const views[] = {
    "wins_button", "frames_button", "lengths_button", "table_button",
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages) * G_N_ELEMENTS (places); i++)
    {
      GtkWidget *window = GTK_WIDGET (app.window);
      LudoGames *games;

      app_speak (&app, languages[i % 2]);
      gtk_widget_activate_action (window, "win.chance", "s", places[i / 2]);
      games = ludo_laboratory_get_games (app_laboratory (&app));
      ludo_games_set_is_comparison (games, TRUE);
      ludo_games_forget_guess (games);
      check_fits (window, "the guess");
      ludo_games_set_guess (games, NULL);
      ludo_games_begin (games);
      check_fits (window, "the games that are played");
      hand_wait_until (has_played, games, "the games");
      for (guint j = 0; j < G_N_ELEMENTS (views); j++)
        {
          g_signal_emit_by_name (app_find_id (window, views[j]), "clicked");
          check_fits (window, views[j]);
        }
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The chance laboratory fits before the guess, after it in each view, and so
 * do its other rooms. */
static void
test_rooms (void)
{
  static const char *const games[] = { "zohn-ahl", "tavli" };
  g_autoptr (LudoGame) late =
    ludo_game_new_from_position ("tavli", RACE, 1, NULL);
  LudoLaboratory *laboratory;
  LudoThrows *throws;
  App app;

  app_open (&app);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i / 2]);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.chance", "s",
                                  games[i % 2]);
      laboratory = app_laboratory (&app);
      throws = ludo_laboratory_get_throws (laboratory);
      ludo_throws_forget_guess (throws);
      check_fits (GTK_WIDGET (app.window), "the guess of throws");
      ludo_throws_set_guess (throws, NULL);
      ludo_throws_throw (throws, 1000);
      for (LudoChanceView view = 0; view < LUDO_N_CHANCE_VIEWS; view++)
        {
          ludo_laboratory_set_view (laboratory, view);
          check_fits (GTK_WIDGET (app.window), "a view of throws");
        }
      for (LudoChanceRoom room = LUDO_N_CHANCE_ROOMS; room-- > 0;)
        if (ludo_laboratory_room_supports (room, games[i % 2]))
          {
            ludo_laboratory_set_room (laboratory, room);
            check_fits (GTK_WIDGET (app.window),
                        ludo_laboratory_get_room_id (room));
            if (room == LUDO_CHANCE_ROOM_SEALED)
              {
                gtk_expander_set_expanded
                  (GTK_EXPANDER (app_find_id (GTK_WIDGET (app.window),
                                              "teacher")), TRUE);
                check_fits (GTK_WIDGET (app.window), "the teacher’s part");
              }
            if (room == LUDO_CHANCE_ROOM_FILM)
              {
                LudoFilm *film = ludo_laboratory_get_film (laboratory);

                ludo_film_set_played (film, late);
                ludo_film_set_guess (film, 640);
                WAIT_UNTIL ((ludo_film_go_on (film, INFINITY),
                             ludo_film_get_n_over (film) == LUDO_FILM_GAMES));
                check_fits (GTK_WIDGET (app.window), "the end of a film");
                ludo_film_forget_guess (film);
              }
            if (room == LUDO_CHANCE_ROOM_MAP)
              {
                LudoFateMap *map = ludo_laboratory_get_map (laboratory);

                ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_DECLINED);
                check_fits (GTK_WIDGET (app.window), "a map");
                ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_NONE);
              }
            if (room != LUDO_CHANCE_ROOM_RULE)
              continue;

            ludo_rule_change_guess
              (ludo_laboratory_get_rule_change (laboratory), NULL);
            WAIT_UNTIL (ludo_rule_change_get_phase
                          (ludo_laboratory_get_rule_change (laboratory))
                        == LUDO_RULE_PHASE_SOLVED);
            check_fits (GTK_WIDGET (app.window), "a changed rule");
            ludo_rule_change_forget_guess
              (ludo_laboratory_get_rule_change (laboratory));
          }
    }
  app_close (&app);
}

/* Each room fits before its guess with letters twice as large, too. */
static void
test_letters (void)
{
  static const char *const games[] = { "zohn-ahl", "tavli" };
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (LudoChanceRoom room = 0; room < LUDO_N_CHANCE_ROOMS; room++)
      if (ludo_laboratory_room_supports (room, games[i]))
        {
          gtk_widget_activate_action (GTK_WIDGET (app.window), "win.chance",
                                      "s", games[i]);
          ludo_laboratory_set_room (app_laboratory (&app), room);
          check_fits (GTK_WIDGET (app.window),
                      ludo_laboratory_get_room_id (room));
        }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The first child of @box that is seen. */
static GtkWidget *
first_seen (GtkWidget *box)
{
  GtkWidget *child = gtk_widget_get_first_child (box);

  while (child != NULL && !gtk_widget_get_mapped (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* Whether no two children of @row, in a line or below each other, are so close
 * that a finger on one of them touches the other. */
static gboolean
has_gaps (GtkWidget *row)
{
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for (GtkWidget *other = gtk_widget_get_next_sibling (child); other != NULL;
         other = gtk_widget_get_next_sibling (other))
      {
        graphene_rect_t one, two;

        if (!gtk_widget_get_mapped (child) || !gtk_widget_get_mapped (other))
          continue;
        g_assert_true (gtk_widget_compute_bounds (child, row, &one)
                       && gtk_widget_compute_bounds (other, row, &two));
        graphene_rect_inset (&one, -5, -5);
        if (graphene_rect_intersection (&one, &two, NULL))
          return FALSE;
      }

  return TRUE;
}

/* In every room, rows of controls begin where its sentences do, and leave gaps
 * between them. */
static void
test_rows (void)
{
  static const char *const games[] = { "zohn-ahl", "tavli" };
  static const char *const rows[] = {
    "top", "controls", "views", "guess_box", "run_box", "groups_box",
    "throw_box", "export_row",
  };
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 800, 600);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (LudoChanceRoom room = 0; room < LUDO_N_CHANCE_ROOMS; room++)
      {
        GtkWidget *window = GTK_WIDGET (app.window);

        if (room == LUDO_CHANCE_ROOM_DEBATE
            || !ludo_laboratory_room_supports (room, games[i]))
          continue;
        gtk_widget_activate_action (window, "win.chance", "s", games[i]);
        ludo_laboratory_set_room (app_laboratory (&app), room);
        hand_settle (window);
        for (guint j = 0; j < G_N_ELEMENTS (rows); j++)
          {
            GtkWidget *row = app_find_id (window, rows[j]);
            GtkWidget *first = row != NULL ? first_seen (row) : NULL;
            graphene_rect_t bounds;

            if (first == NULL)
              continue;
            g_assert_true (gtk_widget_compute_bounds
                             (first, gtk_widget_get_parent (row), &bounds));
            if (bounds.origin.x > 1)
              g_error ("%s: the row %s begins at %g",
                       ludo_laboratory_get_room_id (room), rows[j],
                       (double) bounds.origin.x);
            if (!has_gaps (row))
              g_error ("%s: buttons touch in the row %s",
                       ludo_laboratory_get_room_id (room), rows[j]);
          }
      }
  app_close (&app);
}

/* The table of the sealed sticks has room in a window of 800 pixels: long heads
 * break between words. */
static void
test_table (void)
{
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 800, 600);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *window = GTK_WIDGET (app.window);
      g_autoptr (LudoChanceStore) store = ludo_chance_store_dup_default ();
      LudoSealed *sealed = ludo_chance_store_get_sealed (store);
      GtkAdjustment *across;

      app_speak (&app, languages[i]);
      gtk_widget_activate_action (window, "win.chance", "s",
                                  "zohn-ahl/sealed");
      ludo_sealed_replace_set (sealed, ludo_sealed_set_new ("3B", 58, "word"));
      ludo_sealed_begin_anew (sealed);
      ludo_sealed_throw (sealed, 100);
      ludo_sealed_hand_in (sealed, LUDO_CARD_MORE, LUDO_SURENESS_RATHER);
      gtk_toggle_button_set_active
        (GTK_TOGGLE_BUTTON (app_find_id (window, "table_button")), TRUE);
      hand_settle (window);
      across = gtk_scrolled_window_get_hadjustment
        (GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor
                                (app_find (window, LUDO_TYPE_CHANCE_TABLE),
                                 GTK_TYPE_SCROLLED_WINDOW)));
      g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=,
                         gtk_adjustment_get_page_size (across));
    }
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/fit-laboratory/games", test_games);
  g_test_add_func ("/fit-laboratory/rooms", test_rooms);
  g_test_add_func ("/fit-laboratory/letters", test_letters);
  g_test_add_func ("/fit-laboratory/rows", test_rows);
  g_test_add_func ("/fit-laboratory/table", test_table);

  return g_test_run ();
}
