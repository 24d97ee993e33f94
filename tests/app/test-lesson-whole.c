/* test-lesson-whole.c: every lesson and ten puzzles of each game are done by
 * keys alone, and by the pointer or a finger
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keyboard goes where it is led, and nowhere else; the pointer does all
 * without it.  On a display with a touch screen
 * (tests/touch-display) each click is a tap.
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "finger.h"
#include "games/games.h"
#include "play/game/ludo-number.h"
#include "search/search.h"

#define N_PUZZLES 10
/* Chance may be against whoever plays well. */
#define N_ATTEMPTS 30

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static void
press (App   *app,
       guint  key)
{
  hand_press_key (key, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static void
enter (App        *app,
       const char *text)
{
  hand_type (text);
  press (app, XK_Return);
}

static GtkWidget *
part (App        *app,
      const char *id)
{
  GtkWidget *found = app_find_id (GTK_WIDGET (app->window), id);

  g_assert_nonnull (found);

  return found;
}

/* Turns the wheel over the text beside the board until @widget is seen, or
 * draws the text with a finger. */
static void
click_beside (App       *app,
              GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget,
                                                 GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  for (int i = 0; i < 40 && scroller != NULL; i++)
    {
      double height = gtk_widget_get_height (scroller);

      g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
      if (bounds.origin.y >= 0
          && bounds.origin.y + bounds.size.height <= height)
        break;
      if (finger_is_there ())
        hand_drag (scroller, gtk_widget_get_width (scroller) / 2.0, height / 2,
                   0, bounds.origin.y > 0 ? -height / 3 : height / 3);
      else
        hand_wheel (scroller, gtk_widget_get_width (scroller) / 2.0,
                    height / 2, bounds.origin.y > 0, FALSE);
      hand_settle (GTK_WIDGET (app->window));
    }
  hand_click_widget (widget);
  hand_settle (GTK_WIDGET (app->window));
}

static void
click_places (App       *app,
              const int *path,
              int        n_path)
{
  LudoBoard *board = ludo_lesson_page_get_board (app_lesson_page (app));

  for (int i = 0; i < n_path; i++)
    {
      hand_click_place (board, path[i]);
      hand_settle (GTK_WIDGET (app->window));
    }
}

static void
act (App             *app,
     const GameState *state,
     GameMove         move,
     gboolean         by_keys)
{
  const GameRules *rules =
    ludo_lesson_run_get_lesson (run_of (app))->rules;
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  int path[LUDO_PATH_MAX] = { drawing->throw_place };
  int n_path = 1;
  char token[GAME_MOVE_TEXT_MAX];

  if (by_keys)
    {
      rules->print_move (state, move, token);
      enter (app, token);
      return;
    }
  if (!rules->at_chance (state))
    n_path = drawing->move_path (state, move, path);
  click_places (app, path, n_path);
}

static void
answer_turn (App      *app,
             gboolean  by_keys)
{
  LudoLessonRun *run = run_of (app);
  const LudoStep *step = ludo_lesson_run_get_step (run);
  const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
  GameState state =
    *ludo_game_get_state (ludo_lesson_run_get_game (run));
  const GameRules *rules = ludo_lesson_run_get_lesson (run)->rules;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      GameMove move = g_array_index (answer->moves, GameMove, i);
      GameState before = state;

      rules->apply (&state, move, NULL);
      act (app, &before, move, by_keys);
    }
}

/* The pupil is to act, or the step is over. */
static gboolean
may_act (gpointer data)
{
  LudoLessonRun *run = data;
  LudoGame *game = ludo_lesson_run_get_game (run);

  return ludo_lesson_run_get_state (run) != LUDO_RUN_ASKING
         || (!ludo_game_get_over (game)
             && ludo_player_is (ludo_game_get_current_player (game),
                                LUDO_PLAYER_HUMAN));
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

  return ludo_game_get_n_plies (waiting->game) != waiting->n_plies;
}

/* A good move, or if @takes one of those that take the most. */
static GameMove
find_move (LudoGame *game,
           guint64   seed,
           gboolean  takes)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const GameState *state = ludo_game_get_state (game);
  SearchLimits limits = {
    .nodes = 20000, .level = SEARCH_LEVEL_FULL, .seed = seed, .threads = 1,
    .hash_mib = 1,
  };
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameRng rng = { seed };
  SearchResult result;
  int n_moves, most = -1;

  search_run (ludo_game_get_position (game), &limits, &result);
  g_assert_cmpint (result.n_line, >, 0);
  if (!takes)
    return result.line[0];
  n_moves = ludo_game_get_legal_moves (game, moves);
  for (int i = 0; i < n_moves; i++)
    {
      GameState after = *state;
      GameTrace trace = GAME_TRACE_INIT;
      int taken;

      rules->apply (&after, moves[i], &trace);
      taken = ludo_measure (rules, &after, &trace,
                            ludo_game_get_turn (game), "captures");
      game_trace_clear (&trace);
      if (taken > most || (taken == most && game_rng_below (&rng, 2) == 0))
        result.line[0] = moves[i];
      most = MAX (most, taken);
    }

  return result.line[0];
}

/* Plays well until the step is over. */
static void
play_once (App      *app,
           guint64   seed,
           gboolean  by_keys)
{
  LudoLessonRun *run = run_of (app);
  gboolean takes = g_str_equal (ludo_lesson_run_get_step (run)->goal.name,
                                "captures");

  for (;;)
    {
      LudoGame *game = ludo_lesson_run_get_game (run);
      WaitingPly waiting = { game, ludo_game_get_n_plies (game) };
      GameMove move = GAME_MOVE_NONE;

      hand_wait_until (may_act, run, "the pupil's turn");
      hand_settle (GTK_WIDGET (app->window));
      if (ludo_lesson_run_get_state (run) != LUDO_RUN_ASKING)
        return;
      waiting.n_plies = ludo_game_get_n_plies (game);
      if (ludo_game_get_turn_pending (game))
        press (app, XK_Return);
      else if (ludo_game_get_at_chance (game))
        {
          if (by_keys)
            press (app, XK_r);
          else
            act (app, ludo_game_get_state (game), move, FALSE);
        }
      else
        act (app, ludo_game_get_state (game), find_move (game, seed, takes),
             by_keys);
      hand_wait_until (was_played, &waiting, "a ply");
    }
}

/* Tries again where the aim is not reached. */
static void
play_step (App      *app,
           gboolean  by_keys)
{
  LudoLessonRun *run = run_of (app);

  for (guint64 i = 0; i < N_ATTEMPTS
                      && ludo_lesson_run_get_state (run) != LUDO_RUN_DONE; i++)
    {
      if (i > 0 && by_keys)
        press (app, XK_Return);
      else if (i > 0)
        click_beside (app, part (app, "again_button"));
      play_once (app, i, by_keys);
    }
}

static void
answer_places (App      *app,
               gboolean  by_keys)
{
  LudoLessonRun *run = run_of (app);
  const LudoStep *step = ludo_lesson_run_get_step (run);
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_lesson_run_get_lesson (run)->rules->id);

  for (int i = 0; i < drawing->n_places; i++)
    {
      char name[8];
      gboolean wanted = step->kind == LUDO_STEP_PLACE
                        && drawing->owner (&step->target, i) >= 0;

      for (int j = 0; step->cells != NULL && step->cells[j] >= 0; j++)
        wanted |= step->cells[j] == i;
      if (!wanted || drawing->place_name (i, name)[0] == '\0')
        continue;
      if (by_keys)
        enter (app, drawing->place_name (i, name));
      else
        click_places (app, &i, 1);
    }
}

/* The first option has the keyboard. */
static void
choose (App      *app,
        gboolean  by_keys)
{
  const LudoStep *step = ludo_lesson_run_get_step (run_of (app));
  guint right = step->right_options != 0
                  ? (guint) __builtin_ctzll (step->right_options) : 0;
  GtkWidget *option = gtk_widget_get_first_child (part (app, "options_box"));

  for (guint i = 0; i < right; i++)
    if (by_keys)
      press (app, XK_Tab);
    else
      option = gtk_widget_get_next_sibling (option);
  if (by_keys)
    press (app, XK_Return);
  else
    click_beside (app, option);
}

static void
answer_number (App      *app,
               gboolean  by_keys)
{
  const LudoStep *step = ludo_lesson_run_get_step (run_of (app));
  g_autofree char *number = g_strdup_printf ("%d", step->number);

  if (by_keys)
    {
      enter (app, number);
      return;
    }
  for (int i = 0; i < step->number; i++)
    click_beside (app, part (app, "more_button"));
  click_beside (app, part (app, "number_button"));
}

static void
go_on (App      *app,
       gboolean  by_keys)
{
  LudoLessonRun *run = run_of (app);

  if (ludo_lesson_run_get_index (run) + 1
      >= ludo_lesson_run_get_lesson (run)->steps->len)
    return;
  if (by_keys)
    press (app, XK_Return);
  else
    click_beside (app, part (app, "on_button"));
}

/* Presses @widget, to which the keys go by Tab. */
static void
use (App       *app,
     GtkWidget *widget,
     gboolean   by_keys)
{
  hand_settle (GTK_WIDGET (app->window));
  for (int i = 0; by_keys && i < 60
                  && gtk_root_get_focus (GTK_ROOT (app->window)) != widget; i++)
    press (app, XK_Tab);
  /* The focus scrolls to what is below in a small window. */
  if (!by_keys)
    gtk_widget_grab_focus (widget);
  hand_settle (GTK_WIDGET (app->window));
  if (by_keys)
    press (app, XK_space);
  else
    hand_click_widget (widget);
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_done (gpointer run)
{
  return ludo_lesson_run_get_state (run) == LUDO_RUN_DONE;
}

/* Does the step in the chance laboratory, and comes back. */
static void
do_in_laboratory (App      *app,
                  gboolean  by_keys)
{
  LudoLessonRun *run = run_of (app);
  const LudoStep *step = ludo_lesson_run_get_step (run);
  g_autofree char *times = ludo_count_dup ((guint64) step->times);
  GtkWidget *no_guess;

  use (app, part (app, "laboratory_button"), by_keys);
  g_assert_cmpstr (ludo_window_get_page (app->window), ==, "chance");
  /* Other dice than those before ask for a guess again. */
  no_guess = app_find_id (GTK_WIDGET (app->window), "no_guess_button");
  if (no_guess != NULL)
    use (app, no_guess, by_keys);
  if (step->kind == LUDO_STEP_THROWS)
    use (app, gtk_widget_get_ancestor (app_find_label (part (app, "throw_box"),
                                                       times),
                                       GTK_TYPE_BUTTON), by_keys);
  else if (step->kind == LUDO_STEP_CLASSES)
    use (app, gtk_widget_get_last_child (part (app, "classes_box")), by_keys);
  /* Changed rules are computed first. */
  hand_wait_until (is_done, run, "the answer of the laboratory");
  use (app, app_find_action (app_find_within (GTK_WIDGET (app->window),
                                              LUDO_TYPE_LABORATORY_PAGE),
                             "win.step-laboratory"), by_keys);
  g_assert_cmpstr (ludo_window_get_page (app->window), ==, "learn");
}

static void
do_step (App      *app,
         gboolean  by_keys)
{
  LudoLessonRun *run = run_of (app);
  const LudoStep *step = ludo_lesson_run_get_step (run);

  if (step->kind == LUDO_STEP_MOVE)
    answer_turn (app, by_keys);
  else if (step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_PLACE)
    answer_places (app, by_keys);
  else if (step->kind == LUDO_STEP_CHOOSE)
    choose (app, by_keys);
  else if (step->kind == LUDO_STEP_NUMBER)
    answer_number (app, by_keys);
  else if (step->kind == LUDO_STEP_PREDICT)
    for (int i = 0; i < step->rounds; i++)
      choose (app, by_keys);
  else if (step->kind == LUDO_STEP_PLAY)
    play_step (app, by_keys);
  else if (ludo_step_kind_is_in_laboratory (step->kind))
    do_in_laboratory (app, by_keys);
  if (ludo_step_kind_asks (step->kind)
      && ludo_lesson_run_get_state (run) != LUDO_RUN_DONE)
    g_error ("%s, line %d: %s do not do it: %s",
             ludo_lesson_run_get_lesson (run)->id, step->node->line,
             by_keys ? "keys alone" : "clicks",
             ludo_lesson_page_get_announcement (app_lesson_page (app)));
  go_on (app, by_keys);
}

static gboolean
is_ask (GtkWidget     *widget,
        gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "lesson-ask");
}

/* How much of @widget is in sight in the text beside the board: 1 for all. */
static double
seen_share (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget,
                                                 GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;
  double top, end;

  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  top = MAX (bounds.origin.y, 0);
  end = MIN (bounds.origin.y + bounds.size.height,
             gtk_widget_get_height (scroller));

  return MAX (end - top, 0) / bounds.size.height;
}

/* The question of a step is visible when the step opens, with the first answer
 * to choose or the entry for a number, and its heading is not cut.  A step to
 * read or to watch is shown from its beginning. */
static void
check_ask (App *app)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *ask = app_find_if (window, is_ask, NULL);
  GtkWidget *options = app_find_id (window, "options_box");
  GtkWidget *number = app_find_id (window, "number_box");
  double heading = seen_share (part (app, "title_label"));

  if (!ludo_step_kind_asks (ludo_lesson_run_get_step (run_of (app))->kind))
    {
      g_assert_cmpfloat (heading, >=, 1);
      return;
    }
  if (ask == NULL)
    return;
  g_assert_cmpfloat (seen_share (ask), >=, 1);
  if (number != NULL)
    g_assert_cmpfloat (seen_share (number), >=, 1);
  if (options != NULL)
    g_assert_cmpfloat (seen_share (gtk_widget_get_first_child (options)), >=,
                       1);
  if (heading > 0 && heading < 1)
    g_error ("“%s” is cut in two",
             gtk_label_get_text (GTK_LABEL (part (app, "title_label"))));
}

static void
do_lesson (App        *app,
           const char *path,
           gboolean    by_keys)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LudoLessonRun *run;

  g_assert_true (ludo_window_open_lesson (app->window, file));
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
  app_choose_lesson (app, TRUE);
  run = run_of (app);
  for (guint i = 0; i < ludo_lesson_run_get_lesson (run)->steps->len; i++)
    {
      g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, i);
      check_ask (app);
      do_step (app, by_keys);
      hand_settle (GTK_WIDGET (app->window));
    }
}

static void
tell (const char *what,
      guint       n_acts,
      gboolean    by_keys)
{
  g_test_message ("%s: %u %s", what, hand_get_n_acts () - n_acts,
                  by_keys ? "keys" : finger_is_there () ? "taps" : "clicks");
}

/* Each lesson that came with the program. */
static void
do_all (const GameRules *rules,
        gboolean         by_keys)
{
  g_autofree char *folder = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                              "content", rules->id,
                                              "lessons", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  App app;

  app_open (&app);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      guint n_acts = hand_get_n_acts ();

      if (!g_str_has_suffix (name, ".lesson"))
        continue;
      do_lesson (&app, path, by_keys);
      tell (name, n_acts, by_keys);
    }
  app_close (&app);
}

/* Goes to the button of the puzzles that follow the pupil, and presses it. */
static void
begin_puzzles (App      *app,
               gboolean  by_keys)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *label = app_find_label (window, "Puzzles at Your Level");
  GtkWidget *button;

  if (label == NULL)
    label = app_find_label (window, "Problèmes à votre niveau");
  g_assert_nonnull (label);
  button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
  if (!by_keys)
    {
      click_beside (app, button);
      return;
    }
  for (int i = 0; i < 40 && !gtk_widget_has_focus (button); i++)
    press (app, XK_Tab);
  g_assert_true (gtk_widget_has_focus (button));
  press (app, XK_Return);
}

/* Ten puzzles, one after the other. */
static void
do_puzzles (const GameRules *rules,
            gboolean         by_keys)
{
  guint n_acts;
  App app;

  app_open (&app);
  n_acts = hand_get_n_acts ();
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              rules->id);
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  begin_puzzles (&app, by_keys);
  for (int i = 0; i < N_PUZZLES; i++)
    {
      LudoLessonRun *run = run_of (&app);

      g_assert_nonnull (run);
      check_ask (&app);
      do_step (&app, by_keys);
      if (by_keys)
        press (&app, XK_Return);
      else
        click_beside (&app, part (&app, "on_button"));
      g_assert_true (run_of (&app) != run);
    }
  tell ("ten puzzles", n_acts, by_keys);
  app_close (&app);
}

static void
test_puzzles_keys (gconstpointer data)
{
  do_puzzles (data, TRUE);
}

static void
test_puzzles_pointer (gconstpointer data)
{
  do_puzzles (data, FALSE);
}

static void
test_keys (gconstpointer data)
{
  do_all (data, TRUE);
}

static void
test_pointer (gconstpointer data)
{
  do_all (data, FALSE);
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  app_init (&argc, &argv, g_getenv ("LUDOTHEQUE_LESSON_LANGUAGE"));
  for (int i = 0; games[i] != NULL; i++)
    {
      const struct
      {
        const char *name;
        GTestDataFunc func;
        gboolean by_keys;
        gboolean decides;
      } tests[] = {
        { "keys", test_keys, TRUE, FALSE },
        { "pointer", test_pointer, FALSE, FALSE },
        { "puzzles-keys", test_puzzles_keys, TRUE, TRUE },
        { "puzzles-pointer", test_puzzles_pointer, FALSE, TRUE },
      };

      for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
        {
          g_autofree char *path =
            g_strdup_printf ("/app/lesson-whole/%s/%s", tests[j].name,
                             games[i]->id);

          /* A game without decisions has no puzzles. */
          if ((!finger_is_there () || !tests[j].by_keys)
              && (!tests[j].decides || games[i]->chance != NULL))
            g_test_add_data_func (path, games[i], tests[j].func);
        }
    }

  return g_test_run ();
}
