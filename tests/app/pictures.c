/* pictures.c: pictures of what the program can look like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: build-aux/pictures.  Brings the program into each of the states of
 * the table below and writes what is seen into the folder that
 * LUDOTHEQUE_PICTURES names.  The seeds are fixed and every search counts
 * positions, so that pictures of two machines differ where the machines do,
 * and in the date.
 */

#include "config.h"

#include "app-fixture.h"
#include "rest.h"

#include <X11/Xlib.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>
#include <string.h>

#include "app/learning/ludo-learn-page.h"
#include "app/reading/ludo-contents.h"
#include "app/reading/ludo-find-bar.h"
#include "app/reading/ludo-help-window.h"
#include "app/teaching/ludo-class-window.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "games/games.h"
#include "play/analysis/ludo-hint.h"
#include "play/ludo-paths.h"

#define SEED 3
/* Tenths of a game. */
#define MIDDLE 4
/* Positions that are looked at for a move, and for a hint. */
#define MOVE_NODES 300
#define HINT_NODES 4000

/* The desktop's icons, which a test does not see by itself. */
#define ICONS "/usr/share/icons"

/* State: one picture.  @reach brings the window there and returns the window
 * to be seen, the program's own or another one; @argument is for @reach.  In
 * a narrow state another window is made as narrow. */
typedef struct
{
  const char *name;
  GtkWidget *(*reach) (App *app, const char *argument);
  const char *argument;
  const char *language;
  const char *light;            /* a value of the setting */
  const char *size;
} State;

static void
act (App        *app,
     const char *action,
     const char *target)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), action,
                              target != NULL ? "s" : NULL, target);
  hand_settle (GTK_WIDGET (app->window));
}

typedef struct
{
  GtkWidget *own;
  GtkWidget *found;
} Other;

static gboolean
is_other_open (gpointer data)
{
  Other *other = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != other->own && gtk_widget_get_mapped (l->data))
      other->found = l->data;

  return other->found != NULL;
}

/* The window beside the program's own that opens. */
static GtkWidget *
wait_for_other (App *app)
{
  Other other = { .own = GTK_WIDGET (app->window) };

  hand_wait_until (is_other_open, &other, "another window");
  hand_focus_window (other.found);

  return other.found;
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

/* Of people whose names are those of their seats. */
static GtkWidget *
reach_start (App        *app,
             const char *game_id)
{
  app_begin_for_persons (app, game_id, SEED);

  return GTK_WIDGET (app->window);
}

static GtkWidget *
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
static GtkWidget *
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

static GtkWidget *
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
static GtkWidget *
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
static GtkWidget *
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

static GtkWidget *
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

static GtkWidget *
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

static GtkWidget *
reach_projector (App        *app,
                 const char *game_id)
{
  begin (app, game_id, MIDDLE);
  ludo_window_set_projected (app->window, TRUE);

  return GTK_WIDGET (app->window);
}

/* The same with its bar, which the pointer brings. */
static GtkWidget *
reach_projector_bar (App        *app,
                     const char *game_id)
{
  reach_projector (app, game_id);
  hand_settle (GTK_WIDGET (app->window));
  hand_click (GTK_WIDGET (ludo_window_get_play_page (app->window)), 4, 4);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

static GtkWidget *
reach_beside (App        *app,
              const char *game_id)
{
  begin (app, game_id, MIDDLE);
  act (app, "win.read-rules", NULL);

  return GTK_WIDGET (app->window);
}

/* The shelf, with a game to go on with. */
static GtkWidget *
reach_shelf_again (App        *app,
                   const char *game_id)
{
  begin (app, game_id, MIDDLE);
  act (app, "win.back", NULL);

  return GTK_WIDGET (app->window);
}

static GtkWidget *
reach_shelf (App        *app,
             const char *argument)
{
  return GTK_WIDGET (app->window);
}

/* A window that an action opens. */
static GtkWidget *
reach_window (App        *app,
              const char *action)
{
  act (app, action, NULL);

  return wait_for_other (app);
}

/* The same above a game of tavli. */
static GtkWidget *
reach_window_in_game (App        *app,
                      const char *action)
{
  begin (app, "tavli", MIDDLE);

  return reach_window (app, action);
}

static GtkWidget *
reach_new_game (App        *app,
                const char *game_id)
{
  act (app, "win.start", game_id);

  return wait_for_other (app);
}

static GtkWidget *
reach_editor (App        *app,
              const char *game_id)
{
  begin (app, game_id, MIDDLE);

  return reach_window (app, "win.edit-position");
}

static GtkWidget *
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
static GtkWidget *
reach_menu (App        *app,
            const char *game_id)
{
  begin (app, game_id, MIDDLE);
  hand_press_key (XK_F10, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

/* A note and an error. */
static GtkWidget *
reach_message (App        *app,
               const char *game_id)
{
  begin (app, game_id, MIDDLE);
  act (app, "win.transcript", NULL);
  act (app, "win.complain", "“mine.ludo”, line 3: nonsense");

  return GTK_WIDGET (app->window);
}

/* "game" for the list of its lessons, "game/lessons/id#step" for one. */
static GtkWidget *
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
  LudoLearnPage *page;

  reach_learn (app, target);
  app_choose_lesson (app, TRUE);
  page = LUDO_LEARN_PAGE (app_find (GTK_WIDGET (app->window),
                                    LUDO_TYPE_LEARN_PAGE));

  return ludo_lesson_page_get_run (ludo_learn_page_get_lesson_page (page));
}

/* A place where the last stone does not fall. */
static GtkWidget *
reach_wrong_place (App        *app,
                   const char *name)
{
  LudoLessonRun *run = begin_lesson (app, "chisolo/lessons/first-steps#corner");

  ludo_lesson_run_point (run, ludo_drawing_find_place
                                (ludo_drawing_for ("chisolo"), name));

  return GTK_WIDGET (app->window);
}

static GtkWidget *
reach_wrong_number (App        *app,
                    const char *number)
{
  LudoLessonRun *run = begin_lesson (app, "ken-wan/lessons/first-steps#whole");

  ludo_lesson_run_enter (run, number);

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

/* A lesson that was begun before. */
static GtkWidget *
reach_choice (App        *app,
              const char *target)
{
  answer (app, FALSE);
  act (app, "win.back", NULL);

  return reach_learn (app, target);
}

static GtkWidget *
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

static GtkWidget *
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
      LudoLessonRun *run = answer (app, i % 3 > 0);
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
static GtkWidget *
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
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_part (window, "steps")), 2);

  return window;
}

/* "game/page", in one language. */
static GtkWidget *
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
static GtkWidget *
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

static GtkWidget *
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
reach_search (App        *app,
              const char *words)
{
  LudoReadingPage *reading = ludo_window_get_reading_page (app->window);

  reach_page (app, "tavli/history");
  ludo_reading_page_search (reading);
  hand_settle (GTK_WIDGET (app->window));
  hand_type (words);
  hand_wait_until (is_counted,
                   app_part (app_find (GTK_WIDGET (reading),
                                       LUDO_TYPE_CONTENTS), "count"),
                   "words of all pages");

  return GTK_WIDGET (app->window);
}

static GtkWidget *
reach_help (App        *app,
            const char *page)
{
  g_autofree char *folder = ludo_paths_dup_help ();
  GtkWidget *help = ludo_help_window_new (GTK_WINDOW (app->window), folder);

  gtk_window_present (GTK_WINDOW (help));
  ludo_help_window_go (LUDO_HELP_WINDOW (help), page);

  return wait_for_other (app);
}

#define WINDOW "1280x800"
#define NARROW "360x640"
#define ROOM "1920x1080"

/* Each kind of state is seen in both languages, in light and in dark, and in
 * each size. */
static const State states[] = {
  { "shelf", reach_shelf, NULL, "fr", "light", WINDOW },
  { "shelf-narrow", reach_shelf, NULL, "en", "dark", NARROW },
  { "shelf-room", reach_shelf_again, "tavli", "fr", "contrast", ROOM },
  { "which-game", reach_window, "win.new-game", "en", "light", WINDOW },
  { "which-game-narrow", reach_window, "win.new-game", "fr", "dark", NARROW },
  { "new-game", reach_new_game, "ken-wan", "fr", "light", WINDOW },
  { "new-game-narrow", reach_new_game, "zohn-ahl", "fr", "contrast", NARROW },
  { "new-game-dark", reach_new_game, "tavli", "en", "dark", WINDOW },

  { "zohn-ahl-start", reach_start, "zohn-ahl", "fr", "light", WINDOW },
  { "zohn-ahl-middle", reach_middle, "zohn-ahl", "en", "dark", ROOM },
  { "zohn-ahl-end", reach_end, "zohn-ahl", "fr", "light", NARROW },
  { "tavli-start", reach_start, "tavli", "en", "light", NARROW },
  { "tavli-middle", reach_middle, "tavli", "fr", "light", WINDOW },
  { "tavli-end", reach_end, "tavli", "en", "dark", WINDOW },
  { "chisolo-start", reach_start, "chisolo", "fr", "contrast", WINDOW },
  { "chisolo-middle", reach_middle, "chisolo", "en", "light", WINDOW },
  { "chisolo-end", reach_end, "chisolo", "fr", "dark", ROOM },
  { "ken-wan-start", reach_start, "ken-wan", "en", "contrast-dark", ROOM },
  { "ken-wan-middle", reach_middle, "ken-wan", "fr", "dark", NARROW },
  { "ken-wan-end", reach_end, "ken-wan", "en", "light", WINDOW },

  { "hint", reach_hint, "tavli", "fr", "light", WINDOW },
  { "hint-narrow", reach_hint, "chisolo", "en", "dark", NARROW },
  { "hint-contrast", reach_hint, "ken-wan", "fr", "contrast", ROOM },
  { "refusal", reach_refusal, "chisolo", "fr", "light", WINDOW },
  { "refusal-narrow", reach_refusal, "ken-wan", "en", "dark", NARROW },
  { "replay", reach_replay, "ken-wan", "fr", "light", WINDOW },
  { "replay-narrow", reach_replay, "tavli", "en", "contrast", NARROW },
  { "chances", reach_chances, "zohn-ahl", "fr", "light", WINDOW },
  { "chances-room", reach_chances, "zohn-ahl", "en", "dark", ROOM },
  { "review", reach_review, "chisolo", "fr", "light", WINDOW },
  { "review-narrow", reach_review, "ken-wan", "en", "dark", NARROW },
  { "projector-zohn-ahl", reach_projector, "zohn-ahl", "fr", "light", ROOM },
  { "projector-tavli", reach_projector_bar, "tavli", "en", "dark", ROOM },
  { "projector-chisolo", reach_projector, "chisolo", "fr", "contrast", ROOM },
  { "projector-ken-wan", reach_projector_bar, "ken-wan", "fr", "light",
    WINDOW },
  { "beside", reach_beside, "tavli", "fr", "light", WINDOW },
  { "beside-room", reach_beside, "chisolo", "en", "dark", ROOM },
  { "message", reach_message, "chisolo", "en", "light", WINDOW },
  { "message-narrow", reach_message, "tavli", "fr", "contrast", NARROW },
  { "menu", reach_menu, "tavli", "fr", "light", WINDOW },

  { "editor", reach_editor, "tavli", "fr", "light", WINDOW },
  { "editor-dark", reach_editor, "ken-wan", "en", "dark", WINDOW },
  { "editor-narrow", reach_editor, "chisolo", "fr", "contrast", NARROW },

  { "learn", reach_learn, "tavli", "fr", "light", WINDOW },
  { "learn-narrow", reach_learn, "chisolo", "en", "dark", NARROW },
  { "lesson-zohn-ahl", reach_learn, "zohn-ahl/lessons/first-steps#predict",
    "fr", "light", WINDOW },
  { "lesson-tavli", reach_learn, "tavli/lessons/first-steps#enter", "en",
    "dark", NARROW },
  { "lesson-chisolo", reach_learn, "chisolo/lessons/endless#ring", "fr",
    "contrast", ROOM },
  { "lesson-ken-wan", reach_learn, "ken-wan/lessons/first-steps#turn", "en",
    "light", WINDOW },
  { "lesson-again", reach_choice, "chisolo/lessons/first-steps", "fr", "light",
    WINDOW },
  { "wrong-place", reach_wrong_place, "e2", "fr", "light", WINDOW },
  { "wrong-number", reach_wrong_number, "2", "en", "dark", NARROW },
  { "puzzle", reach_learn, "tavli/puzzles", "fr", "light", WINDOW },
  { "hand-in", reach_hand_in, "Camille", "fr", "light", WINDOW },
  { "hand-in-narrow", reach_hand_in, "12", "en", "dark", NARROW },
  { "class", reach_class, NULL, "fr", "light", WINDOW },
  { "class-narrow", reach_class, NULL, "en", "contrast", NARROW },
  { "lesson-editor", reach_lesson_editor,
    "chisolo/lessons/first-steps.lesson", "fr", "light", WINDOW },
  { "lesson-editor-narrow", reach_lesson_editor,
    "ken-wan/lessons/first-steps.lesson", "en", "dark", NARROW },

  { "reader", reach_page, "chisolo/rules", "fr", "light", WINDOW },
  { "reader-narrow", reach_page, "zohn-ahl/rules", "en", "contrast", NARROW },
  { "reader-both", reach_both, "tavli/history", "fr", "light", WINDOW },
  { "reader-both-room", reach_both, "ken-wan/rules", "en", "dark", ROOM },
  { "map", reach_page, "chisolo/atlas", "fr", "light", WINDOW },
  { "map-dark", reach_page, "tavli/atlas", "en", "dark", ROOM },
  { "map-narrow", reach_page, "ken-wan/atlas", "fr", "contrast", NARROW },
  { "find", reach_find, "dice", "en", "light", WINDOW },
  { "search", reach_search, "pion", "fr", "dark", ROOM },
  { "search-narrow", reach_search, "dice", "en", "light", NARROW },

  { "help", reach_help, "tavli", "fr", "light", WINDOW },
  { "help-narrow", reach_help, "index", "en", "dark", NARROW },
  { "print", reach_window_in_game, "win.print", "fr", "light", WINDOW },
  { "print-narrow", reach_window_in_game, "win.print", "en", "dark", NARROW },
  { "players", reach_window_in_game, "win.players", "fr", "light", WINDOW },
  { "preferences", reach_window, "win.preferences", "fr", "light", WINDOW },
  { "preferences-narrow", reach_window, "win.preferences", "en", "dark",
    NARROW },
  { "shortcuts", reach_window, "win.show-help-overlay", "fr", "light",
    WINDOW },
  { "shortcuts-narrow", reach_window, "win.show-help-overlay", "en", "dark",
    NARROW },
  { "about", reach_window, "app.about", "en", "contrast", WINDOW },
  { "my-games", reach_my_games, NULL, "fr", "light", WINDOW },
  { "my-games-narrow", reach_my_games, NULL, "en", "dark", NARROW },
};

/* Adds what @native shows, with @x, @y as the corner of its surface, and what
 * hangs out of it. */
static void
add_native (GtkSnapshot *snapshot,
            GtkWidget   *native,
            double       x,
            double       y);

static void
add_popovers (GtkSnapshot *snapshot,
              GtkWidget   *widget,
              double       x,
              double       y)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
      {
        GdkPopup *popup = GDK_POPUP (gtk_native_get_surface
                                       (GTK_NATIVE (child)));

        add_native (snapshot, child, x + gdk_popup_get_position_x (popup),
                    y + gdk_popup_get_position_y (popup));
      }
    else if (gtk_widget_get_mapped (child))
      add_popovers (snapshot, child, x, y);
}

static void
add_native (GtkSnapshot *snapshot,
            GtkWidget   *native,
            double       x,
            double       y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  double dx, dy;

  gtk_native_get_surface_transform (GTK_NATIVE (native), &dx, &dy);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x + dx),
                                                          (float) (y + dy)));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (native),
                          gtk_widget_get_height (native));
  gtk_snapshot_restore (snapshot);
  add_popovers (snapshot, native, x, y);
}

static void
save_picture (GtkWidget  *window,
              const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_PICTURES"),
                                            file, NULL);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  double dx, dy;

  gtk_native_get_surface_transform (GTK_NATIVE (window), &dx, &dy);
  add_native (snapshot, window, -dx, -dy);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture
    (gtk_native_get_renderer (GTK_NATIVE (window)), node,
     &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                          (float) gtk_widget_get_height (window)));
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("“%s” cannot be written", path);
}

/* A widget under the pointer looks different. */
static void
put_pointer_away (GtkWidget *widget)
{
  Display *display =
    gdk_x11_display_get_xdisplay (gtk_widget_get_display (widget));
  int screen = DefaultScreen (display);

  XWarpPointer (display, None, DefaultRootWindow (display), 0, 0, 0, 0,
                DisplayWidth (display, screen) - 1,
                DisplayHeight (display, screen) - 1);
  XSync (display, False);
}

/* GTK 4.8 warns where a window is closed whose menu is open. */
static void
close_menus (GtkWidget *window)
{
  GtkWidget *menu;

  while ((menu = app_find (window, GTK_TYPE_POPOVER)) != NULL)
    gtk_popover_popdown (GTK_POPOVER (menu));
  g_assert_true (rest_reached ());
}

static void
close_others (App *app)
{
  Other other = { .own = GTK_WIDGET (app->window) };

  while (is_other_open (&other))
    {
      gtk_window_destroy (GTK_WINDOW (other.found));
      other.found = NULL;
    }
}

static void
test_state (gconstpointer data)
{
  const State *state = data;
  GtkWidget *window;
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", state->size, TRUE);
  app_open (&app);
  app_speak (&app, state->language);
  g_settings_set_string (G_SETTINGS (app.settings), "colour-scheme",
                         state->light);
  put_pointer_away (GTK_WIDGET (app.window));
  g_assert_true (rest_reached ());
  window = state->reach (&app, state->argument);
  if (window != GTK_WIDGET (app.window) && g_str_equal (state->size, NARROW))
    gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  put_pointer_away (window);
  g_assert_true (rest_reached ());
  hand_settle (window);
  save_picture (window, state->name);
  close_menus (window);
  close_others (&app);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  if (g_getenv ("LUDOTHEQUE_PICTURES") == NULL)
    {
      g_printerr ("Usage: build-aux/pictures FOLDER\n");
      return 2;
    }

  gtk_icon_theme_add_search_path
    (gtk_icon_theme_get_for_display (gdk_display_get_default ()), ICONS);
  /* It would be seen now and then. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *path = g_strconcat ("/pictures/", states[i].name, NULL);

      g_test_add_data_func (path, &states[i], test_state);
    }

  return g_test_run ();
}
