/* test-restless.c: no move comes late, whatever one does and whenever
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games against computers of every level, in which moves are taken back and
 * played again, other games begun and the window closed at moments that have
 * nothing to do with what the computers are thinking.  A ply that nobody
 * asked for, or that does not fit the position, fails.  RESTLESS_GAMES says
 * how many games; build-aux/test-threads plays a hundred under the thread
 * sanitizer.
 */

#include "config.h"

#include "app-fixture.h"

#include "app/new-game/ludo-choices.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "test-wait.h"

#include <string.h>

#define GAMES_DEFAULT 6
#define SEED 2025

/* A game is left when it has not ended after so many moments. */
#define MOMENTS_MAX 250

/* The longest wait before something is done, and the longest thought, in
 * milliseconds. */
#define WAIT_MAX 30
#define THOUGHT_MAX 40

/* Watched: a game that was shown, watched for as long as it lives. */
typedef struct
{
  LudoGame *game;
  gboolean shown;               /* in the window: computers may play on */
  guint n_plies;                /* when it was left */
} Watched;

typedef struct
{
  App app;
  GameRng rng;
  GPtrArray *watched;           /* of Watched, owned */
  gboolean acting;              /* what happens now is our own doing */

  guint n_over;
  guint n_left;
  guint n_closed;
  guint n_undone;
  guint n_answers;              /* plies of computers */
} Restless;

static guint
draw (Restless *restless,
      guint     n)
{
  return game_rng_below (&restless->rng, n);
}

/* Whether an event with one chance in @n happens. */
static gboolean
happens (Restless *restless,
         guint     n)
{
  return draw (restless, n) == 0;
}

static void
watched_free (gpointer data)
{
  Watched *watched = data;

  g_object_unref (watched->game);
  g_free (watched);
}

static Watched *
find_watched (Restless *restless,
              LudoGame *game)
{
  for (guint i = 0; i < restless->watched->len; i++)
    {
      Watched *watched = g_ptr_array_index (restless->watched, i);

      if (watched->game == game)
        return watched;
    }

  g_assert_not_reached ();
}

/* Whether the ply is one that the position before it allows. */
static gboolean
fits (const GameRules *rules,
      LudoMove        *move)
{
  const GameState *before = ludo_move_get_before (move);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameThrow throws[GAME_THROWS_MAX];
  int n = rules->legal_moves (before, moves);
  int n_throws = rules->throws (before, throws);

  for (int i = 0; i < n; i++)
    if (moves[i] == ludo_move_get_move (move))
      return TRUE;
  for (int i = 0; i < n_throws; i++)
    if (throws[i].move == ludo_move_get_move (move))
      return TRUE;

  return FALSE;
}

static void
changed_cb (LudoGame *game,
            guint     n_undone,
            guint     n_played,
            Restless *restless)
{
  GListModel *moves = ludo_game_get_moves (game);
  guint n_moves = g_list_model_get_n_items (moves);
  Watched *watched = find_watched (restless, game);

  for (guint i = n_moves - n_played; i < n_moves; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      LudoPlayer *player =
        ludo_game_get_player (game, ludo_move_get_seat (move),
                              ludo_move_get_member (move));

      g_assert_true (fits (ludo_game_get_rules (game), move));
      g_assert_true (watched->shown);
      if (restless->acting)
        continue;

      g_assert_cmpint (player->kind, ==,
                       LUDO_PLAYER_COMPUTER);
      restless->n_answers++;
    }
}

/* No ply is played in a game that was left. */
static void
check_left (Restless *restless)
{
  for (guint i = 0; i < restless->watched->len; i++)
    {
      Watched *watched = g_ptr_array_index (restless->watched, i);

      if (!watched->shown)
        g_assert_cmpuint (ludo_game_get_n_plies (watched->game), ==,
                          watched->n_plies);
    }
}

static void
leave_game (Restless *restless)
{
  for (guint i = 0; i < restless->watched->len; i++)
    {
      Watched *watched = g_ptr_array_index (restless->watched, i);

      if (watched->shown)
        watched->n_plies = ludo_game_get_n_plies (watched->game);
      watched->shown = FALSE;
    }
}

/* A game of any kind, at least one seat of it a computer's. */
static LudoGame *
draw_game (Restless *restless)
{
  guint n_games = 0;
  const GameRules *rules;
  LudoChoices choices;
  gboolean any_computer = FALSE;

  while (games_list ()[n_games] != NULL)
    n_games++;
  rules = games_list ()[draw (restless, n_games)];

  ludo_choices_init (&choices, rules);
  choices.config.players = rules->min_players
                           + (int) draw (restless,
                                         (guint) (rules->max_players
                                                  - rules->min_players + 1));
  for (int seat = 0; seat < choices.config.players; seat++)
    {
      LudoPlayer *choice = &choices.seats[seat][0];

      choice->kind = happens (restless, 3) ? LUDO_PLAYER_HUMAN
                                           : LUDO_PLAYER_COMPUTER;
      choice->level = 1 + (int) draw (restless, 6);
      any_computer |= choice->kind == LUDO_PLAYER_COMPUTER;
    }
  if (!any_computer)
    choices.seats[0][0].kind = LUDO_PLAYER_COMPUTER;

  return ludo_choices_begin (&choices, game_rng_next (&restless->rng));
}

static void
begin (Restless *restless)
{
  g_autoptr (LudoGame) game = draw_game (restless);
  LudoPlayPage *page = ludo_window_get_play_page (restless->app.window);
  Watched *watched = g_new0 (Watched, 1);

  leave_game (restless);
  ludo_computer_set_think_time (ludo_play_page_get_computer (page),
                                1 + draw (restless, THOUGHT_MAX));
  ludo_play_page_set_move_delay (page, 0);

  watched->game = g_object_ref (game);
  watched->shown = TRUE;
  g_ptr_array_add (restless->watched, watched);
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), restless);
  ludo_window_show_game (restless->app.window, game);
}

static void
wait_a_moment (Restless *restless)
{
  wait_for_time (draw (restless, WAIT_MAX));
}

/* A person throws and plays, perhaps all of his turn. */
static void
play (Restless *restless,
      LudoGame *game)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  for (guint plies = 1 + draw (restless, 6); plies > 0; plies--)
    {
      LudoPlayer *player = ludo_game_get_current_player (game);
      int n;

      if (player == NULL
          || player->kind != LUDO_PLAYER_HUMAN)
        return;

      n = ludo_game_get_legal_moves (game, moves);
      if (n > 0)
        ludo_game_play_move (game, moves[draw (restless, (guint) n)]);
      else
        gtk_widget_activate_action (GTK_WIDGET (restless->app.window),
                                    "win.throw", NULL);
    }
}

/* Does something at random, as a restless user does. */
static void
fidget (Restless *restless)
{
  static const char *const actions[] = {
    "win.redo", "win.hint", "win.score", "win.back", "win.moves",
    "win.replay-first", "win.replay-end", "win.replay-last", "win.throw",
  };
  GtkWidget *window = GTK_WIDGET (restless->app.window);
  LudoGame *game = ludo_window_get_game (restless->app.window);
  LudoPlayPage *page = ludo_window_get_play_page (restless->app.window);
  LudoComputer *computer = ludo_play_page_get_computer (page);
  guint n_plies = ludo_game_get_n_plies (game);

  if (g_str_equal (ludo_window_get_page (restless->app.window), "shelf"))
    ludo_window_show_game (restless->app.window, game);

  if (happens (restless, 20))
    {
      gtk_widget_activate_action (window, "win.undo", NULL);
      restless->n_undone += ludo_game_get_n_plies (game) < n_plies;
    }
  else if (happens (restless, 12))
    gtk_widget_activate_action (window,
                                actions[draw (restless,
                                              G_N_ELEMENTS (actions))],
                                NULL);
  else if (happens (restless, 20))
    ludo_computer_set_think_time (computer, 1 + draw (restless, THOUGHT_MAX));
  else if (happens (restless, 20))
    {
      ludo_computer_set_paused (computer, TRUE);
      ludo_computer_set_paused (computer, FALSE);
    }
  else
    play (restless, game);
}

static gboolean
is_single (gpointer data)
{
  return G_OBJECT (data)->ref_count == 1;
}

/* Closes the window on the game and lets go of it: then nothing holds any of
 * the games that were played in it, their computers' thoughts included. */
static void
close_window (Restless *restless)
{
  leave_game (restless);
  app_close (&restless->app);
  for (guint i = 0; i < restless->watched->len; i++)
    {
      Watched *watched = g_ptr_array_index (restless->watched, i);

      hand_wait_until (is_single, watched->game, "a game to be let go");
    }
  check_left (restless);
  g_ptr_array_set_size (restless->watched, 0);
}

/* Plays a game to its end, or until it is left for another, or the window is
 * closed. */
static void
play_game (Restless *restless)
{
  if (restless->app.window == NULL)
    app_open (&restless->app);
  restless->acting = TRUE;
  begin (restless);
  restless->acting = FALSE;

  for (int moment = 0; moment < MOMENTS_MAX; moment++)
    {
      LudoGame *game = ludo_window_get_game (restless->app.window);

      wait_a_moment (restless);
      check_left (restless);
      if (ludo_game_get_over (game))
        {
          restless->n_over++;
          return;
        }
      if (happens (restless, 300))
        {
          close_window (restless);
          restless->app.window = NULL;
          restless->n_closed++;
          return;
        }
      if (happens (restless, 300))
        break;

      restless->acting = TRUE;
      fidget (restless);
      restless->acting = FALSE;
    }
  restless->n_left++;
}

static guint
wanted_games (void)
{
  const char *text = g_getenv ("RESTLESS_GAMES");

  return text == NULL ? GAMES_DEFAULT
                      : (guint) g_ascii_strtoull (text, NULL, 10);
}

static void
test_restless (void)
{
  Restless restless = {
    .rng = { SEED },
    .watched = g_ptr_array_new_with_free_func (watched_free),
  };
  guint n_games = wanted_games ();

  g_assert_cmpuint (n_games, >, 0);
  for (guint i = 0; i < n_games; i++)
    play_game (&restless);

  /* The last window is closed while a computer thinks for long. */
  if (restless.app.window == NULL)
    app_open (&restless.app);
  begin (&restless);
  wait_a_moment (&restless);
  close_window (&restless);
  g_ptr_array_unref (restless.watched);

  g_test_message ("%u games: %u ended, %u were left, in %u the window was "
                  "closed; %u times taken back, %u plies of computers",
                  n_games, restless.n_over, restless.n_left,
                  restless.n_closed, restless.n_undone, restless.n_answers);
  g_assert_cmpuint (restless.n_undone, >, 0);
  g_assert_cmpuint (restless.n_answers, >, n_games);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/restless", test_restless);

  return g_test_run ();
}
