/* pictures-reach.c: brings the window into a state to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The seeds are fixed and every search counts positions.
 */

#include "config.h"

#include "pictures-reach.h"

#include <X11/keysym.h>

#include "app/learning/ludo-learn-page.h"
#include "app/playing/panels/ludo-lots.h"
#include "app/reading/ludo-contents.h"
#include "app/reading/ludo-find-bar.h"
#include "app/reading/ludo-help-window.h"
#include "app/teaching/ludo-class-window.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/teaching/ludo-lesson-head.h"
#include "play/analysis/ludo-hint.h"
#include "play/ludo-paths.h"

#define SEED 3
/* Tenths of a game. */
#define MIDDLE 4
/* Positions that are looked at for a move, and for a hint. */
#define MOVE_NODES 300
#define HINT_NODES 4000

void
act (App        *app,
     const char *action,
     const char *target)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), action,
                              target != NULL ? "s" : NULL, target);
  hand_settle (GTK_WIDGET (app->window));
}

GtkWidget *
find_other_window (App *app)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget *found = NULL;

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != (gpointer) app->window && gtk_widget_get_mapped (l->data))
      found = l->data;

  return found;
}

static gboolean
is_other_open (gpointer app)
{
  return find_other_window (app) != NULL;
}

/* The window beside the program's own that opens. */
GtkWidget *
wait_for_other (App *app)
{
  hand_wait_until (is_other_open, app, "another window");
  hand_focus_window (find_other_window (app));

  return find_other_window (app);
}

/* Everybody plays as well as comes of a short thought. */
static void
play (LudoGame *game,
      guint     n_plies)
{
  const SearchLimits limits = {
    .nodes = MOVE_NODES, .level = SEARCH_LEVEL_FULL, .seed = 1, .threads = 1,
    .hash_mib = 1,
  };

  while (ludo_game_get_n_plies (game) < n_plies && !ludo_game_get_over (game))
    {
      SearchResult result;

      if (ludo_game_throw (game))
        continue;
      search_run (ludo_game_get_position (game), &limits, &result);
      g_assert_cmpint (result.n_line, >, 0);
      for (int i = 0; i < result.n_line; i++)
        ludo_game_play_move (game, result.line[i]);
    }
}

/* Begins the game of this id, and plays so many tenths of it. */
static LudoGame *
begin (App        *app,
       const char *game_id,
       guint       tenths)
{
  static const char *const names[] = { "Camille", "Dominique", "Sacha" };
  g_autoptr (LudoGame) whole = ludo_game_new (game_id, NULL, SEED, NULL);
  g_autoptr (LudoGame) game = ludo_game_new (game_id, NULL, SEED, NULL);

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    ludo_player_set_name (ludo_game_get_player (game, seat, 0), names[seat]);
  ludo_game_set_confirms_turns (whole, FALSE);
  ludo_game_set_confirms_turns (game, FALSE);
  play (whole, G_MAXUINT);
  play (game, ludo_game_get_n_plies (whole) * tenths / 10);
  ludo_window_show_game (app->window, game);
  app_wait_kept (app);
  hand_settle (GTK_WIDGET (app->window));

  return ludo_window_get_game (app->window);
}

/* Begins a game between people without names. */
GtkWidget *
reach_start (App        *app,
             const char *game_id)
{
  app_begin_for_persons (app, game_id, SEED);

  return GTK_WIDGET (app->window);
}

static gboolean
is_late (gpointer data)
{
  return ludo_lots_get_left (LUDO_LOTS (data)) < 1;
}

/* The lots, turned over. */
GtkWidget *
reach_lots (App        *app,
            const char *game_id)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (LudoGame) game = ludo_game_new (game_id, NULL, SEED, NULL);
  GtkWidget *page = GTK_WIDGET (ludo_window_get_play_page (app->window));

  ludo_player_set_name (ludo_game_get_player (game, 0, 0), "Camille");
  ludo_player_set_name (ludo_game_get_player (game, 1, 0), "Dominique");
  ludo_game_draw_lots (game);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  ludo_window_show_game (app->window, game);
  hand_wait_until (is_late, app_find_within (page, LUDO_TYPE_LOTS),
                   "the lots to turn over");
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_middle (App        *app,
              const char *game_id)
{
  begin (app, game_id, MIDDLE);

  return GTK_WIDGET (app->window);
}

static gboolean
is_judged (gpointer data)
{
  return ludo_analysis_get_complete (data);
}

/* The end, once the chances all along the game are known. */
GtkWidget *
reach_end (App        *app,
           const char *game_id)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoGame *game = begin (app, game_id, 10);
  LudoSidePanel *side = ludo_play_page_get_side (page);

  g_assert_true (ludo_game_get_over (game));
  hand_settle (GTK_WIDGET (app->window));
  if (ludo_side_panel_get_over (side))
    hand_wait_until (is_judged, ludo_play_page_get_analysis (page),
                     "the chances all along the game");

  return GTK_WIDGET (app->window);
}

static gboolean
is_reviewed (gpointer data)
{
  return ludo_analysis_get_review (data) != NULL;
}

GtkWidget *
reach_review (App        *app,
              const char *game_id)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);

  begin (app, game_id, 10);
  g_assert_true (ludo_play_page_can_review (page));
  act (app, "win.review", NULL);
  hand_wait_until (is_reviewed, ludo_play_page_get_analysis (page),
                   "the review");

  return GTK_WIDGET (app->window);
}

static gpointer
search_hint (const GamePosition *position,
             gconstpointer       question,
             const atomic_bool  *stop)
{
  const SearchLimits limits = {
    .nodes = HINT_NODES, .level = SEARCH_LEVEL_FULL, .seed = 1, .threads = 1,
    .hash_mib = 1, .stop = stop,
  };
  SearchResult *result = g_new0 (SearchResult, 1);

  search_run (position, &limits, result);

  return result;
}

static gboolean
is_hinted (gpointer data)
{
  return ludo_hint_get_step (data) != LUDO_HINT_NONE;
}

/* The turn itself, which is the third step. */
GtkWidget *
reach_hint (App        *app,
            const char *game_id)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoHint *hint = ludo_hint_bar_get_hint (ludo_play_page_get_hint_bar (page));
  LudoGame *game = begin (app, game_id, MIDDLE);

  ludo_game_throw (game);
  ludo_hint_set_search (hint, search_hint);
  act (app, "win.hint", NULL);
  hand_wait_until (is_hinted, hint, "the hint");
  act (app, "win.hint", NULL);
  act (app, "win.hint", NULL);

  return GTK_WIDGET (app->window);
}

/* Clicks one place after the other until the rules refuse one. */
GtkWidget *
reach_refusal (App        *app,
               const char *game_id)
{
  const LudoDrawing *drawing = ludo_drawing_for (game_id);
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoGame *game = begin (app, game_id, MIDDLE);
  g_autofree char *before = g_strdup (app_detail (page));

  ludo_game_throw (game);
  for (int place = 0; place < drawing->n_places
                      && g_strcmp0 (before, app_detail (page)) == 0; place++)
    {
      LudoRect bounds;
      char token[GAME_MOVE_TEXT_MAX];

      drawing->path_token (ludo_game_get_state (game), &place, 1, token);
      if (token[0] == '\0'
          || !ludo_board_get_place_bounds (app_board (app), place, &bounds))
        continue;
      hand_click_place (app_board (app), place);
      hand_settle (GTK_WIDGET (app->window));
    }

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_replay (App        *app,
              const char *game_id)
{
  begin (app, game_id, MIDDLE);
  for (int i = 0; i < 9; i++)
    act (app, "win.replay-back", NULL);

  return GTK_WIDGET (app->window);
}

static gboolean
has_lengths (gpointer data)
{
  return ludo_odds_get_lengths (ludo_chances_panel_get_odds (data)) != NULL;
}

GtkWidget *
reach_chances (App        *app,
               const char *game_id)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);

  begin (app, game_id, MIDDLE);
  ludo_play_page_show_tab (page, LUDO_SIDE_CHANCES);
  hand_settle (GTK_WIDGET (app->window));
  hand_wait_until (has_lengths,
                   app_find_within (GTK_WIDGET (app->window),
                                    LUDO_TYPE_CHANCES_PANEL), "the chances");

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_projector (App        *app,
                 const char *game_id)
{
  begin (app, game_id, MIDDLE);
  ludo_window_set_projected (app->window, TRUE);

  return GTK_WIDGET (app->window);
}

/* The same with its bar, which the pointer brings. */
GtkWidget *
reach_projector_bar (App        *app,
                     const char *game_id)
{
  reach_projector (app, game_id);
  hand_settle (GTK_WIDGET (app->window));
  hand_click (GTK_WIDGET (ludo_window_get_play_page (app->window)), 4, 4);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_beside (App        *app,
              const char *game_id)
{
  begin (app, game_id, MIDDLE);
  act (app, "win.read-rules", NULL);

  return GTK_WIDGET (app->window);
}

/* The shelf, with a game to go on with. */
GtkWidget *
reach_shelf_again (App        *app,
                   const char *game_id)
{
  begin (app, game_id, MIDDLE);
  act (app, "win.back", NULL);

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_shelf (App        *app,
             const char *argument)
{
  return GTK_WIDGET (app->window);
}

/* A window that an action opens. */
GtkWidget *
reach_window (App        *app,
              const char *action)
{
  act (app, action, NULL);

  return wait_for_other (app);
}

/* The same above a game of tavli. */
GtkWidget *
reach_window_in_game (App        *app,
                      const char *action)
{
  begin (app, "tavli", MIDDLE);

  return reach_window (app, action);
}

GtkWidget *
reach_kit (App        *app,
           const char *game_id)
{
  act (app, "win.print-of", game_id);

  return wait_for_other (app);
}

GtkWidget *
reach_new_game (App        *app,
                const char *game_id)
{
  act (app, "win.start", game_id);

  return wait_for_other (app);
}

GtkWidget *
reach_editor (App        *app,
              const char *game_id)
{
  begin (app, game_id, MIDDLE);

  return reach_window (app, "win.edit-position");
}

/* The first sowing of Chisolo, as far as @places are picked; one that is
 * written after a dash is held. */
GtkWidget *
reach_pick (App        *app,
            const char *places)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  g_auto (GStrv) names = g_strsplit (places, " ", -1);

  begin (app, "chisolo", 0);
  for (guint i = 0; names[i] != NULL; i++)
    if (names[i][0] == '-')
      ludo_board_show_way (app_board (app), atoi (names[i] + 1));
    else
      ludo_board_pick (app_board (app),
                       g_ascii_isdigit (names[i][0])
                         ? atoi (names[i])
                         : ludo_drawing_find_place (drawing, names[i]));
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

/* The first throw of Tavli, and a checker to enter that is picked. */
GtkWidget *
reach_enter (App        *app,
             const char *argument)
{
  LudoGame *game = begin (app, "tavli", 0);
  GameMove moves[GAME_MOVES_MAX];
  int path[LUDO_PATH_MAX];

  ludo_game_throw (game);
  hand_settle (GTK_WIDGET (app->window));
  g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
  ludo_drawing_for ("tavli")->move_path (ludo_game_get_state (game), moves[0],
                                         path);
  ludo_board_pick (app_board (app), path[0]);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_my_games (App        *app,
                const char *argument)
{
  begin (app, "zohn-ahl", 10);
  act (app, "win.back", NULL);
  begin (app, "ken-wan", MIDDLE);
  act (app, "win.back", NULL);
  begin (app, "chisolo", 10);
  act (app, "win.back", NULL);

  return reach_window (app, "win.my-games");
}

/* The menu of the window. */
GtkWidget *
reach_menu (App        *app,
            const char *game_id)
{
  begin (app, game_id, MIDDLE);
  hand_press_key (XK_F10, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

/* The menu of the game. */
GtkWidget *
reach_game_menu (App        *app,
                 const char *game_id)
{
  begin (app, game_id, MIDDLE);
  gtk_menu_button_popup (ludo_play_page_get_menu_button
                           (ludo_window_get_play_page (app->window)));
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

/* A note and an error. */
GtkWidget *
reach_message (App        *app,
               const char *game_id)
{
  begin (app, game_id, MIDDLE);
  act (app, "win.transcript", NULL);
  act (app, "win.complain", "“mine.ludo”, line 3: nonsense");

  return GTK_WIDGET (app->window);
}

/* "game/page", in one language. */
GtkWidget *
reach_page (App        *app,
            const char *page)
{
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (ludo_window_get_reading_page
                                      (app->window)), LUDO_READING_ALONE);
  act (app, "win.read-of", page);

  return GTK_WIDGET (app->window);
}

/* The same with both beside each other. */
GtkWidget *
reach_both (App        *app,
            const char *page)
{
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (ludo_window_get_reading_page
                                      (app->window)), LUDO_READING_BOTH);
  act (app, "win.read-of", page);

  return GTK_WIDGET (app->window);
}

/* Whether it is told how many there are. */
static gboolean
is_counted (gpointer label)
{
  return gtk_label_get_text (label)[0] != '\0';
}

GtkWidget *
reach_find (App        *app,
            const char *words)
{
  LudoReadingPage *reading = ludo_window_get_reading_page (app->window);

  reach_page (app, "tavli/history");
  gtk_widget_activate_action (GTK_WIDGET (reading), "reading.find", NULL);
  hand_settle (GTK_WIDGET (app->window));
  hand_type (words);
  hand_wait_until (is_counted,
                   app_part (app_find (GTK_WIDGET (reading),
                                       LUDO_TYPE_FIND_BAR), "label"),
                   "words of the page");

  return GTK_WIDGET (app->window);
}

static GtkWidget *
search_from (App        *app,
             const char *page,
             const char *words)
{
  LudoReadingPage *reading = ludo_window_get_reading_page (app->window);

  reach_page (app, page);
  ludo_reading_page_search (reading);
  hand_settle (GTK_WIDGET (app->window));
  hand_type (words);
  hand_wait_until (is_counted,
                   app_part (app_find (GTK_WIDGET (reading),
                                       LUDO_TYPE_CONTENTS), "count"),
                   "words of all pages");

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_search (App        *app,
              const char *words)
{
  return search_from (app, "tavli/history", words);
}

/* The same in a game of many rulesets. */
GtkWidget *
reach_search_rulesets (App        *app,
                       const char *words)
{
  return search_from (app, "chisolo/rules", words);
}

GtkWidget *
reach_help (App        *app,
            const char *page)
{
  GtkWidget *help = ludo_help_window_new (GTK_WINDOW (app->window),
                                          app->settings);

  gtk_window_present (GTK_WINDOW (help));
  ludo_help_window_go (LUDO_HELP_WINDOW (help), page);

  return wait_for_other (app);
}
