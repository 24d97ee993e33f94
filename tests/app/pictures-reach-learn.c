/* pictures-reach-learn.c: brings lessons, puzzles and classes into a state to
 * be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pictures-reach.h"

#include <X11/keysym.h>
#include <math.h>

#include "app/chance/rooms/ludo-laboratory-page.h"
#include "app/playing/panels/ludo-lots.h"
#include "app/reading/ludo-contents.h"
#include "app/reading/ludo-find-bar.h"
#include "app/reading/ludo-help-window.h"
#include "app/teaching/ludo-class-window.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/teaching/ludo-lesson-head.h"
#include "chance/ludo-chance-store.h"
#include "chance/ours/ludo-groups.h"
#include "play/analysis/ludo-hint.h"
#include "play/ludo-paths.h"
#include "test-wait.h"

/* The counts of a hundred throws, for each outcome of sticks or of three
 * dice. */
static const double known_guess[LUDO_SAMPLER_OUTCOMES_MAX] = {
  10, 20, 40, 20, 10,
};

/* "game" for the list of its lessons, "game/lessons/id#step" for one. */
GtkWidget *
reach_learn (App        *app,
             const char *target)
{
  act (app, "win.learn", target);

  return GTK_WIDGET (app->window);
}

static LudoLessonRun *
begin_lesson (App        *app,
              const char *target)
{
  reach_learn (app, target);
  app_choose_lesson (app, TRUE);

  return ludo_lesson_page_get_run (app_lesson_page (app));
}

/* A step of a lesson about chance; "STEP laboratory" opens its laboratory. */
GtkWidget *
reach_chance_step (App        *app,
                   const char *target)
{
  g_auto (GStrv) words = g_strsplit (target, " ", 2);
  g_autofree char *place = g_strconcat ("zohn-ahl/lessons/fair#", words[0],
                                        NULL);

  begin_lesson (app, place);
  if (words[1] != NULL)
    gtk_widget_activate_action (GTK_WIDGET (app->window),
                                "win.step-laboratory", NULL);

  return GTK_WIDGET (app->window);
}

/* A place where the last stone does not fall. */
GtkWidget *
reach_wrong_place (App        *app,
                   const char *name)
{
  LudoLessonRun *run = begin_lesson (app, "chisolo/lessons/first-steps#corner");

  ludo_lesson_run_point (run, ludo_drawing_find_place
                                (ludo_drawing_for ("chisolo"), name));

  return GTK_WIDGET (app->window);
}

GtkWidget *
reach_wrong_number (App        *app,
                    const char *number)
{
  LudoLessonRun *run = begin_lesson (app, "ken-wan/lessons/first-steps#whole");

  ludo_lesson_run_enter (run, number);

  return GTK_WIDGET (app->window);
}

/* "game right" answers its first puzzle; "game wrong" plays another turn, and
 * "game best" shows the answer after it. */
GtkWidget *
reach_puzzle (App        *app,
              const char *target)
{
  g_auto (GStrv) words = g_strsplit (target, " ", 2);
  g_autofree char *place = g_strconcat (words[0], "/puzzles", NULL);
  LudoLessonRun *run = begin_lesson (app, place);
  LudoGame *game = ludo_lesson_run_get_game (run);
  const LudoTurnAnswer *answer =
    g_ptr_array_index (ludo_lesson_run_get_step (run)->answers, 0);
  gint64 replied = g_get_monotonic_time () + 4 * G_USEC_PER_SEC;

  for (guint i = 0; ludo_lesson_run_get_playing (run); i++)
    {
      GameMove moves[GAME_MOVES_MAX];
      GameMove right = g_array_index (answer->moves, GameMove, i);
      int n = ludo_game_get_legal_moves (game, moves);

      if (!g_str_equal (words[1], "right"))
        right = moves[moves[n - 1] == right ? 0 : n - 1];
      ludo_game_play_move (game, right);
    }
  if (g_str_equal (words[1], "best"))
    ludo_lesson_run_show_turn (run, TRUE);
  while (g_get_monotonic_time () < replied)
    g_main_context_iteration (NULL, FALSE);

  return GTK_WIDGET (app->window);
}

/* A question that is answered, in a debate by the first answer; or throws that
 * were all predicted. */
GtkWidget *
reach_chosen (App        *app,
              const char *target)
{
  LudoLessonRun *run = begin_lesson (app, target);
  guint64 right = ludo_lesson_run_get_step (run)->right_options;

  for (int i = 0; i < ludo_lesson_run_get_step (run)->rounds; i++)
    ludo_lesson_run_predict (run, 1);
  ludo_lesson_run_choose (run, right != 0 ? (guint) __builtin_ctzll (right)
                                          : 0);

  return GTK_WIDGET (app->window);
}

/* The end of a lesson that was answered with and without help. */
GtkWidget *
reach_ending (App        *app,
              const char *lesson_id)
{
  LudoLessonRun *run = begin_lesson (app, lesson_id);
  guint n = ludo_lesson_run_get_lesson (run)->steps->len;

  for (guint i = 0; i < n; i++)
    {
      const LudoStep *step;

      ludo_lesson_run_go_to (run, i);
      step = ludo_lesson_run_get_step (run);
      if (i % 2 == 0)
        ludo_lesson_run_ask_hint (run);
      if (step->right_options != 0)
        ludo_lesson_run_choose (run, (guint) __builtin_ctzll
                                       (step->right_options));
      ludo_lesson_run_go_on (run);
    }
  g_signal_emit_by_name (app_find (GTK_WIDGET (app->window),
                                   LUDO_TYPE_LESSON_PAGE), "finished");

  return GTK_WIDGET (app->window);
}

/* Two steps as a pupil answers them, the first at the first try if @good. */
static LudoLessonRun *
answer (App      *app,
        gboolean  good)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  LudoLessonRun *run = begin_lesson (app, "chisolo/lessons/first-steps#corner");

  if (!good)
    ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "e2"));
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "d2"));
  ludo_lesson_run_go_on (run);
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing,
                                                       good ? "g1" : "a2"));

  return run;
}

/* The first move of the step "capture", which a table tells in many letters. */
static LudoLessonRun *
sow (LudoLessonRun *run)
{
  GameMove moves[GAME_MOVES_MAX];
  LudoGame *game;

  ludo_lesson_run_go_to (run, 4);
  game = ludo_lesson_run_get_game (run);
  ludo_game_get_legal_moves (game, moves);
  ludo_game_play_move (game, moves[0]);

  return run;
}

/* A lesson that was begun before. */
GtkWidget *
reach_choice (App        *app,
              const char *target)
{
  answer (app, FALSE);
  act (app, "win.back", NULL);

  return reach_learn (app, target);
}

GtkWidget *
reach_hand_in (App        *app,
               const char *name)
{
  GtkWidget *dialog;

  answer (app, FALSE);
  dialog = reach_window (app, "win.hand-in");
  hand_type (name);
  hand_settle (dialog);

  return dialog;
}

GtkWidget *
reach_class (App        *app,
             const char *argument)
{
  static const char *const pupils[] = {
    "Ada", "Bilal", "Chloé", "Dae-jung", "Elif", "Félix", "Gaspard", "Hana",
    "Inès", "Jean-Baptiste", "Kofi", "Léa",
  };
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-class-XXXXXX", NULL);
  GtkWidget *window;

  for (guint i = 0; i < G_N_ELEMENTS (pupils); i++)
    {
      LudoLessonRun *run = sow (answer (app, i % 3 > 0));
      g_autoptr (LudoResult) result = ludo_lesson_run_dup_result (run,
                                                                  pupils[i]);
      g_autofree char *text = ludo_result_print (result);
      g_autofree char *path = g_strdup_printf ("%s/%02u.result", folder, i);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      act (app, "win.back", NULL);
    }
  act (app, "win.open-results", folder);
  window = app_wait_for_window (LUDO_TYPE_CLASS_WINDOW);
  gtk_toggle_button_set_active
    (GTK_TOGGLE_BUTTON (app_part (window, "names_button")), TRUE);

  return window;
}

/* A lesson of the program's own, opened to be changed. */
GtkWidget *
reach_lesson_editor (App        *app,
                     const char *path)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *full = g_build_filename (data, "content", path, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (full);
  GtkWidget *window;

  act (app, "win.make-lesson-of", "chisolo");
  window = wait_for_other (app);
  ludo_lesson_editor_open (LUDO_LESSON_EDITOR (window), file);
  hand_settle (window);
  gtk_drop_down_set_selected
    (GTK_DROP_DOWN (app_part (app_part (window, "steps"), "steps")), 2);

  return window;
}

/* The same, with the texts of a step in sight. */
GtkWidget *
reach_lesson_texts (App        *app,
                    const char *path)
{
  GtkWidget *window = reach_lesson_editor (app, path);

  hand_settle (window);
  gtk_widget_grab_focus (app_find (window, GTK_TYPE_TEXT_VIEW));
  hand_settle (window);

  return window;
}

/* A new lesson, beside one that was closed before it was saved. */
GtkWidget *
reach_lesson_draft (App        *app,
                    const char *game_id)
{
  GtkWidget *window;

  act (app, "win.make-lesson-of", game_id);
  window = wait_for_other (app);
  gtk_editable_set_text
    (GTK_EDITABLE (ludo_lesson_head_get_input
                     (LUDO_LESSON_HEAD (app_part (window, "head")),
                      ludo_page_language_now ())), "Semer");
  gtk_window_close (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app->window));
  act (app, "win.make-lesson-of", game_id);

  return wait_for_other (app);
}

/* "guess" before a guess of a changed rule, "solved" after it; "played": a game
 * by the changed rules, some throws on; "read": the rules, from there. */
GtkWidget *
reach_rule (App        *app,
            const char *target)
{
  static const LudoRuleMove moves[] = { LUDO_RULE_MOVE_UP,
                                        LUDO_RULE_MOVE_DOWN };
  LudoRuleChange *rules;

  act (app, "win.chance", "zohn-ahl/rule");
  rules = ludo_laboratory_get_rule_change (app_laboratory (app));
  ludo_rule_change_set_ruleset (rules, 0);
  ludo_rule_change_set_value (rules, 1, 36);
  if (g_str_equal (target, "solved"))
    {
      ludo_rule_change_guess (rules, moves);
      WAIT_UNTIL (ludo_rule_change_is_current (rules));
    }
  if (g_str_equal (target, "played") || g_str_equal (target, "read"))
    {
      g_autofree char *start = NULL;

      ludo_rule_change_set_name (rules, "Short Circuit");
      ludo_rule_change_set_value (rules, 1, 22);
      start = ludo_rule_change_dup_start (rules);
      act (app, "win.play-position", start);
      for (guint i = 0; i < 5; i++)
        ludo_game_play (ludo_window_get_game (app->window),
                        i % 2 == 0 ? "t3" : "t2", NULL);
      ludo_rule_change_set_name (rules, "");
    }
  if (g_str_equal (target, "read"))
    act (app, "win.read-rules", NULL);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

/* Five groups have counted four sticks; the last one is wrong by two. */
static const char class_table[] =
  "1;2;14;20;11;3;50\n2;5;10;19;13;3;50\n3;3;11;22;12;2;50\n"
  "4;4;13;15;13;5;50\n5;3;12;16;13;4;50\n";

/* "game", or "game/room", before the guess, "game number" after so many throws,
 * "game number id" then the view with this id of its button. */
GtkWidget *
reach_laboratory (App        *app,
                  const char *target)
{
  g_auto (GStrv) parts = g_strsplit (target, " ", 3);
  LudoThrows *throws;

  act (app, "win.chance", parts[0]);
  if (strchr (parts[0], '/') == NULL)
    ludo_laboratory_set_room (app_laboratory (app), LUDO_CHANCE_ROOM_THROWS);
  if (ludo_laboratory_get_room (app_laboratory (app)) == LUDO_CHANCE_ROOM_MAP)
    {
      LudoFateMap *map = ludo_laboratory_get_map (app_laboratory (app));

      if (parts[1] != NULL)
        {
          app_play_plies (app_begin_for_persons (app, "zohn-ahl", 1), 40);
          act (app, "win.chance", parts[0]);
        }
      while (!ludo_fate_map_is_solved (map))
        g_main_context_iteration (NULL, TRUE);
      ludo_fate_map_set_guess (map, parts[1] != NULL ? LUDO_FATE_GUESS_SECOND
                                                     : LUDO_FATE_GUESS_NONE);
    }
  if (ludo_laboratory_get_room (app_laboratory (app))
      == LUDO_CHANCE_ROOM_CLASS)
    {
      LudoGroups *groups = ludo_groups_find (ludo_throws_get_sampler (
        ludo_laboratory_get_throws (app_laboratory (app))));

      ludo_groups_clear (groups);
      g_assert_true (ludo_groups_append_text (groups, class_table, NULL));
    }
  throws = ludo_laboratory_get_throws (app_laboratory (app));
  /* The throws of another test are still there. */
  ludo_throws_clear (throws);
  if (parts[1] == NULL)
    ludo_throws_forget_guess (throws);
  else
    {
      ludo_throws_set_guess (throws, known_guess);
      ludo_throws_throw (throws, (guint) atoi (parts[1]));
      if (parts[2] != NULL)
        gtk_toggle_button_set_active
          (GTK_TOGGLE_BUTTON (app_find_id (GTK_WIDGET (app->window),
                                           parts[2])), TRUE);
    }
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

static gboolean
has_played (gpointer games)
{
  return ludo_games_get_state (games) == LUDO_GAMES_DONE;
}

/* "game" before the guess, "game id" after a thousand games of two settings,
 * then the view with this id of its button. */
GtkWidget *
reach_games (App        *app,
             const char *target)
{
  static const double guess[LUDO_GAMES_BARS_MAX] = { 55, 45, 60, 40 };
  g_auto (GStrv) parts = g_strsplit (target, " ", 2);
  g_autofree char *place = g_strconcat (parts[0], "/games", NULL);
  LudoGames *games;

  act (app, "win.chance", place);
  games = ludo_laboratory_get_games (app_laboratory (app));
  ludo_games_set_is_comparison (games, parts[1] != NULL);
  ludo_games_forget_guess (games);
  if (parts[1] != NULL)
    {
      ludo_games_set_n (games, 1000);
      ludo_games_set_guess (games, guess);
      ludo_games_begin (games);
      hand_wait_until (has_played, games, "the games");
      gtk_toggle_button_set_active
        (GTK_TOGGLE_BUTTON (app_find_id (GTK_WIDGET (app->window), parts[1])),
         TRUE);
    }
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

static gboolean
is_wall_refined (gpointer wall)
{
  guint refined;

  ludo_wall_get_n_known (wall, &refined);

  return refined == ludo_wall_get_n (wall) && !ludo_wall_get_running (wall);
}

/* NULL before the guess; else after it, with the tile of this name chosen:
 * "2, 5, 6". */
GtkWidget *
reach_wall (App        *app,
            const char *target)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  LudoWalls *walls;
  LudoWall *wall;

  act (app, "win.chance", "tavli/wall");
  walls = ludo_laboratory_get_walls (app_laboratory (app));
  ludo_walls_show (walls, LUDO_WALL_PLACE_SET_PIECE, LUDO_N_WALL_PLACES);
  wall = ludo_walls_get (walls, LUDO_WALL_PLACE_SET_PIECE);
  ludo_wall_forget_guess (wall);
  hand_wait_until (is_wall_refined, wall, "all throws");
  for (guint i = 0; target != NULL && i < ludo_wall_get_n (wall); i++)
    {
      g_autofree char *name = ludo_wall_dup_throw (wall, i);

      if (g_str_equal (name, target))
        {
          g_signal_emit_by_name (app_find_id (window, "plot"), "chosen",
                                 (int) i);
          ludo_wall_set_guess (wall, LUDO_WALL_QUESTION_WORST, i);
        }
    }
  hand_settle (window);

  return window;
}

/* Three groups have thrown sealed sticks, and two of them have handed in their
 * cards: "thrown", and "open" once they are opened; then the view with this id
 * of its button, or what is there for the "teacher". */
GtkWidget *
reach_sealed (App        *app,
              const char *target)
{
  static const guint numbers[] = { 100, 40, 200 };
  static const LudoCard verdicts[] = {
    LUDO_CARD_MORE, LUDO_CARD_UNKNOWN, LUDO_CARD_NONE,
  };
  g_auto (GStrv) parts = g_strsplit (target, " ", 2);
  g_autoptr (LudoChanceStore) store = ludo_chance_store_dup_default ();
  LudoSealed *sealed = ludo_chance_store_get_sealed (store);

  act (app, "win.chance", "zohn-ahl/sealed");
  ludo_sealed_replace_set (sealed, ludo_sealed_set_new ("3B", 58, "word"));
  ludo_sealed_begin_anew (sealed);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      ludo_sealed_set_group (sealed, i);
      ludo_sealed_throw (sealed, numbers[i]);
      if (verdicts[i] != LUDO_CARD_NONE)
        ludo_sealed_hand_in (sealed, verdicts[i], LUDO_SURENESS_RATHER);
    }
  if (g_str_equal (parts[0], "open"))
    {
      ludo_sealed_set_group (sealed, 0);
      g_assert_true (ludo_sealed_open (sealed, "word"));
    }
  if (g_strcmp0 (parts[1], "teacher") == 0)
    gtk_expander_set_expanded
      (GTK_EXPANDER (app_find_id (GTK_WIDGET (app->window), "teacher")), TRUE);
  else if (parts[1] != NULL)
    gtk_toggle_button_set_active
      (GTK_TOGGLE_BUTTON (app_find_id (GTK_WIDGET (app->window), parts[1])),
       TRUE);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

static gboolean
is_known (gpointer film)
{
  return ludo_film_get_chance (film) >= 0;
}

/* Goes on with the film a little, as far as it has been played. */
static gboolean
is_half_over (gpointer film)
{
  for (int i = 0; i < 5; i++)
    if (ludo_film_get_n_over (film) < LUDO_FILM_GAMES / 2)
      ludo_film_go_on (film, 0.02);

  return ludo_film_get_n_over (film) >= LUDO_FILM_GAMES / 2;
}

/* "guess" before the guess, "begun" amid the film, "end" after it, "tavli" amid
 * that of another game, and then the view with this id of its button. */
GtkWidget *
reach_film (App        *app,
            const char *target)
{
  g_auto (GStrv) parts = g_strsplit (target, " ", 2);
  LudoFilm *film;

  act (app, "win.chance", g_str_equal (parts[0], "tavli") ? "tavli/film"
                                                          : "zohn-ahl/film");
  film = ludo_laboratory_get_film (app_laboratory (app));
  ludo_film_forget_guess (film);
  if (!g_str_equal (parts[0], "guess"))
    {
      ludo_film_rewind (film, 43);
      ludo_film_set_guess (film, 640);
      hand_wait_until (is_known, film, "the chance");
      if (g_str_equal (parts[0], "end"))
        ludo_film_go_on (film, INFINITY);
      hand_wait_until (is_half_over, film, "half the games");
    }
  if (parts[1] != NULL)
    gtk_toggle_button_set_active
      (GTK_TOGGLE_BUTTON (app_find_id (GTK_WIDGET (app->window), parts[1])),
       TRUE);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}
