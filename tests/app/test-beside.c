/* test-beside.c: what is open beside the board stays open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

static gboolean
is_beside (gpointer data)
{
  return ludo_window_get_panel (data) != NULL;
}

static gboolean
is_projected (gpointer data)
{
  return ludo_window_get_projected (data);
}

static gboolean
is_not_projected (gpointer data)
{
  return !ludo_window_get_projected (data);
}

static gboolean
is_advised (gpointer data)
{
  return ludo_hint_get_step (data) == LUDO_HINT_GOAL;
}

static LudoHint *
hint_of (App *app)
{
  LudoHint *hint = ludo_hint_bar_get_hint
    (ludo_play_page_get_hint_bar (ludo_window_get_play_page (app->window)));

  ludo_hint_set_think_time (hint, 20);

  return hint;
}

static char *
dup_place (App *app)
{
  LudoReadingPage *panel = ludo_window_get_panel (app->window);
  double offset;
  LudoSentence *place = ludo_page_view_get_visible
    (ludo_reading_page_get_view (panel), &offset);

  return g_strdup (place != NULL ? place->node->id : "");
}

typedef struct
{
  App *app;
  char *place;
} Reader;

static gboolean
reads_on (gpointer data)
{
  Reader *reader = data;
  g_autofree char *place = NULL;

  if (!is_beside (reader->app->window))
    return FALSE;

  place = dup_place (reader->app);

  return g_str_equal (place, reader->place);
}

static gboolean
is_elsewhere (gpointer data)
{
  return !reads_on (data);
}

/* A game, with its rules beside it and read some way into. */
static void
read_beside (App        *app,
             Reader     *reader,
             const char *game_id)
{
  app_begin_for_persons (app, game_id, 3);
  hand_press_key (XK_F2, FALSE, FALSE);
  hand_wait_until (is_beside, app->window, "the rules beside the board");
  hand_settle (GTK_WIDGET (app->window));
  *reader = (Reader) { app, dup_place (app) };
  hand_press_key (XK_Next, FALSE, FALSE);
  hand_wait_until (is_elsewhere, reader, "the next part of the rules");
  hand_settle (GTK_WIDGET (app->window));
  g_free (reader->place);
  reader->place = dup_place (app);
}

static void
check_reads_on (Reader *reader)
{
  LudoReadingPage *panel;

  hand_wait_until (reads_on, reader, "the rules where they were read");
  panel = ludo_window_get_panel (reader->app->window);
  g_assert_cmpstr (ludo_reading_page_get_page_id (panel), ==, "rules");
}

/* Into the projector view and back, by key. */
static void
test_projector (void)
{
  Reader reader;
  App app;

  app_open (&app);
  read_beside (&app, &reader, "tavli");
  for (int i = 0; i < 3; i++)
    {
      hand_press_key (XK_F11, FALSE, FALSE);
      hand_wait_until (is_projected, app.window, "the projector view");
      hand_settle (GTK_WIDGET (app.window));
      g_assert_false (is_beside (app.window));

      /* The language may change meanwhile. */
      if (i == 2)
        app_speak (&app, "fr");
      g_assert_true (is_projected (app.window));
      hand_press_key (i == 0 ? XK_F11 : XK_Escape, FALSE, FALSE);
      hand_wait_until (is_not_projected, app.window, "the usual view");
      hand_wait_until (is_beside, app.window, "the rules beside the board");
      if (i < 2)
        check_reads_on (&reader);
    }
  g_assert_cmpstr (ludo_reading_page_get_page_id
                     (ludo_window_get_panel (app.window)), ==, "rules");
  app_speak (&app, "en");
  g_free (reader.place);
  app_close (&app);
}

/* Another language changes the words and nothing else. */
static void
test_language (void)
{
  static const char *const languages[] = { "fr", "en" };
  Reader reader;
  App app;

  app_open (&app);
  read_beside (&app, &reader, "chisolo");
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.hint", NULL);
  hand_wait_until (is_advised, hint_of (&app), "the hint");
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.hint", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *sentence =
        g_strdup (ludo_hint_get_sentence (hint_of (&app)));

      g_assert_cmpint (ludo_hint_get_step (hint_of (&app)), ==,
                       LUDO_HINT_REGION);
      app_speak (&app, languages[i]);
      hand_settle (GTK_WIDGET (app.window));
      check_reads_on (&reader);
      g_assert_cmpint (ludo_hint_get_step (hint_of (&app)), ==,
                       LUDO_HINT_REGION);
      g_assert_cmpstr (ludo_hint_get_sentence (hint_of (&app)), !=, sentence);
      g_assert_nonnull (app_find_label_ending
                          (GTK_WIDGET (app.window),
                           ludo_hint_get_sentence (hint_of (&app))));
    }
  g_free (reader.place);
  app_close (&app);
}

/* It changes neither the page that is read nor a panel that was closed. */
static void
test_earlier (void)
{
  LudoReplay *replay;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "ken-wan", 1);
  app_play_plies (game, 3);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.replay-back",
                              NULL);
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  replay = ludo_play_page_get_replay (ludo_window_get_play_page (app.window));
  g_assert_true (ludo_replay_get_previewing (replay));
  g_assert_cmpuint (ludo_replay_get_n_shown (replay), ==, 2);
  g_assert_true (ludo_window_get_game (app.window) == game);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 3);
  g_assert_false (is_beside (app.window));
  app_speak (&app, "en");
  app_close (&app);
}

/* The target of the button with the focus. */
static char *
dup_target (App *app)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (app->window));

  g_assert_true (GTK_IS_ACTIONABLE (focus));

  return g_variant_print (gtk_actionable_get_action_target_value
                            (GTK_ACTIONABLE (focus)), FALSE);
}

/* It does not leave the game that was opened meanwhile. */
static void
test_shelf (void)
{
  g_autofree char *target = NULL;
  App app;

  app_open (&app);
  for (int i = 0; i < 4; i++)
    {
      hand_press_key (XK_Tab, FALSE, FALSE);
      hand_settle (GTK_WIDGET (app.window));
    }
  target = dup_target (&app);
  g_assert_cmpstr (target, !=, "'zohn-ahl'");
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *reached = NULL;

      app_speak (&app, i == 0 ? "fr" : "en");
      hand_settle (GTK_WIDGET (app.window));
      reached = dup_target (&app);
      g_assert_cmpstr (reached, ==, target);
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_setenv ("LUDOTHEQUE_WINDOW", "1280x800", TRUE);
  g_test_add_func ("/app/beside/projector", test_projector);
  g_test_add_func ("/app/beside/language", test_language);
  g_test_add_func ("/app/beside/earlier", test_earlier);
  g_test_add_func ("/app/beside/shelf", test_shelf);

  return g_test_run ();
}
