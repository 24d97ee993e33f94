/* test-first-move.c: how few acts lead from the shelf to the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing was ever played before.  By clicks: the cover, Start, and the sticks
 * or dice, or else the places of a move.  By keys alone: as many as Tab and the
 * arrows take.  On a display with a touch screen (tests/touch-display) each
 * click is a tap.  The seconds are told and decide nothing.
 */

#include "config.h"

#include "app-fixture.h"
#include "finger.h"
#include "games/games.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/new-game/ludo-new-game.h"
#include "app/playing/panels/ludo-lots.h"
#include "app/shelf/ludo-shelf-card.h"

/* Cover, Start, throw. */
#define CLICKS_TO_THROW 3
/* Cover, Start, and what is picked: piece and place, or hole, direction and the
 * hole that a capture adds. */
#define CLICKS_TO_MOVE 5
/* A pupil who only knows Tab and Enter; the shelf has some twenty places. */
#define KEYS_MAX 40

typedef struct
{
  App app;
  LudoGame *game;
  guint n_acts;
} First;

static GtkWidget *
cover_of (App        *app,
          const char *game_id)
{
  GtkWidget *card = app_card (app, game_id);

  return app_part (card, "cover_button");
}

/* A person is to throw or to move, and no lots lie over the board. */
static gboolean
may_act (gpointer data)
{
  First *first = data;
  LudoGame *game = ludo_window_get_game (first->app.window);
  GtkWidget *lots = app_find (GTK_WIDGET (first->app.window), LUDO_TYPE_LOTS);

  return game != NULL && lots == NULL
         && g_str_equal (ludo_window_get_page (first->app.window), "play")
         && ludo_player_is (ludo_game_get_current_player (game),
                            LUDO_PLAYER_HUMAN);
}

typedef struct
{
  LudoGame *game;
  guint n_plies;
} WaitingPly;

static gboolean
was_played (gpointer data)
{
  WaitingPly *waiting = data;

  return ludo_game_get_n_plies (waiting->game) > waiting->n_plies;
}

static void
click (First     *first,
       GtkWidget *widget)
{
  hand_click_widget (widget);
  hand_settle (GTK_WIDGET (first->app.window));
  first->n_acts++;
}

static void
press (First *first,
       guint  key)
{
  hand_press_key (key, FALSE, FALSE);
  hand_settle (GTK_WIDGET (first->app.window));
  first->n_acts++;
}

/* Tab leads from button to button, as far as @widget. */
static void
tab_to (First     *first,
        GtkWidget *widget)
{
  for (guint i = 0; i < KEYS_MAX && !gtk_widget_has_focus (widget); i++)
    press (first, XK_Tab);
  g_assert_true (gtk_widget_has_focus (widget));
}

/* Opens the dialog from the cover and begins the game. */
static void
begin (First           *first,
       const GameRules *rules,
       gboolean         by_keys)
{
  GtkWidget *dialog, *start;

  app_open (&first->app);
  first->n_acts = 0;
  if (by_keys)
    {
      tab_to (first, cover_of (&first->app, rules->id));
      press (first, XK_Return);
    }
  else
    click (first, cover_of (&first->app, rules->id));
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  start = app_part (dialog, "start_button");
  /* Enter begins the game from wherever the focus is. */
  if (by_keys)
    press (first, XK_Return);
  else
    click (first, start);
  hand_wait_until (may_act, first, "a person's turn");
  first->game = ludo_window_get_game (first->app.window);
  hand_focus_window (GTK_WIDGET (first->app.window));
}

/* Throws, or plays the first legal move. */
static void
act (First           *first,
     const GameRules *rules,
     gboolean         by_keys)
{
  LudoBoard *board = app_board (&first->app);
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  WaitingPly waiting = { first->game, ludo_game_get_n_plies (first->game) };
  int path[LUDO_PATH_MAX] = { drawing->throw_place };
  char token[GAME_MOVE_TEXT_MAX] = "";
  int n_path = 1;

  if (!ludo_game_get_at_chance (first->game))
    {
      g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

      ludo_game_get_legal_moves (first->game, moves);
      n_path = drawing->move_path (ludo_game_get_state (first->game), moves[0],
                                   path);
      rules->print_move (ludo_game_get_state (first->game), moves[0], token);
    }
  if (!by_keys)
    for (int i = 0; i < n_path; i++)
      {
        hand_click_place (board, path[i]);
        hand_settle (GTK_WIDGET (first->app.window));
        first->n_acts++;
      }
  else if (token[0] == '\0')
    press (first, XK_r);
  else
    {
      hand_type (token);
      first->n_acts += (guint) strlen (token);
      press (first, XK_Return);
    }
  hand_wait_until (was_played, &waiting, "the first move");
}

static void
check (const GameRules *rules,
       gboolean         by_keys)
{
  gint64 begun = g_get_monotonic_time ();
  First first = { 0 };
  guint most = by_keys ? KEYS_MAX
               : rules->has_chance ? CLICKS_TO_THROW : CLICKS_TO_MOVE;

  begin (&first, rules, by_keys);
  act (&first, rules, by_keys);
  g_test_message ("%s: %u %s from the shelf to the first move, %.1f s",
                  rules->id, first.n_acts,
                  by_keys ? "keys" : finger_is_there () ? "taps" : "clicks",
                  (double) (g_get_monotonic_time () - begun)
                    / G_USEC_PER_SEC);
  g_assert_cmpuint (first.n_acts, <=, most);
  app_wait_kept (&first.app);
  app_close (&first.app);
}

static void
test_clicks (gconstpointer data)
{
  check (data, FALSE);
}

static void
test_keys (gconstpointer data)
{
  check (data, TRUE);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autofree char *clicks = g_strdup_printf ("/app/first-move/clicks/%s",
                                                 rules->id);
      g_autofree char *keys = g_strdup_printf ("/app/first-move/keys/%s",
                                               rules->id);

      g_test_add_data_func (clicks, rules, test_clicks);
      if (!finger_is_there ())
        g_test_add_data_func (keys, rules, test_keys);
    }

  return g_test_run ();
}
