/* test-heard.c: one act is heard once, and says what there is to hear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are the faults that transcripts of Orca have shown.  They are looked
 * for without Orca, in the announcements that are handed on and in the names
 * and descriptions of GTK.
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/learning/ludo-lesson-words.h"
#include "app/new-game/ludo-new-game.h"
#include "app/playing/ludo-play-words.h"
#include "app/playing/ludo-turn-buttons.h"
#include "app/printing/ludo-print-dialog.h"
#include "app/shelf/ludo-shelf-card.h"
#include "heard-fixture.h"
#include "play/record/ludo-ply-words.h"
#include "rest.h"
#include "test-wait.h"

static void
begin (App *app)
{
  app_open (app);
  app_listen ();
}

static void
end (App *app)
{
  app_stop_listening ();
  app_close (app);
}

/* A right answer changes the run more than once but is announced once, as
 * right.  The next announcement shows that no second one follows. */
static void
test_reply (void)
{
  static const char reply[] = "Right. Two steps after 3: space 5.";
  LudoLessonRun *run;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#count");
  ludo_lesson_run_point (run, 5);
  WAIT_UNTIL (app_count_heard (reply) > 0);
  g_assert_true (ludo_lesson_run_go_on (run));
  WAIT_UNTIL (app_count_heard ("The other way.") > 0);
  g_assert_cmpuint (app_count_heard (reply), ==, 1);
  /* The same wrong answer is told again. */
  ludo_lesson_run_point (run, 9);
  ludo_lesson_run_point (run, 9);
  WAIT_UNTIL (app_count_heard ("Not Yet. The move does not end at the space 9")
              == 2);
  end (&app);
}

/* Each step of a turn is announced, with the numbers that are left to play. */
static void
test_step_of_turn (void)
{
  LudoLessonRun *run;
  LudoGame *game;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "tavli/lessons/first-steps#goal");
  /* The first step is only to be read, and no answer of it is right. */
  g_assert_true (ludo_lesson_run_go_on (run));
  game = ludo_lesson_run_get_game (run);
  WAIT_UNTIL (app_count_heard ("Coming in.") > 0);
  g_assert_cmpuint (app_count_heard ("That is right."), ==, 0);
  g_assert_true (ludo_game_play (game, "h/2", NULL));
  WAIT_UNTIL (app_count_heard ("White enters a checker on 2. White to enter a "
                               "checker: a 5 and a 6.") > 0);
  g_assert_true (ludo_game_play (game, "h/5", NULL));
  g_assert_true (ludo_game_play (game, "h/6", NULL));
  WAIT_UNTIL (app_count_heard ("One checker on 2, one on 5") > 0);
  g_assert_cmpuint (app_count_heard ("enters a checker on"), ==, 2);
  end (&app);
}

/* The moves after a hint are announced, although the hint stays on the page. */
static void
test_after_hint (void)
{
  LudoLessonRun *run;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "tavli/lessons/first-steps#goal");
  g_assert_true (ludo_lesson_run_go_on (run));
  ludo_lesson_run_ask_hint (run);
  g_assert_true (ludo_game_play (ludo_lesson_run_get_game (run), "h/2", NULL));
  WAIT_UNTIL (app_count_heard ("White enters a checker on 2.") > 0);
  end (&app);
}

/* Two facts about a wrong turn are shown, but only one is announced if a reason
 * follows. */
static void
test_wrong_turn (void)
{
  static const char other[] = "Your move takes 3 stones. The best takes 5.";
  g_autofree char *shown = NULL;
  LudoLessonRun *run;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "chisolo/puzzles#chisolo-008");
  g_assert_true (ludo_game_play (ludo_lesson_run_get_game (run), "g4", NULL));
  WAIT_UNTIL (app_count_heard ("Not Yet. After your move, your opponent can "
                               "take 6 stones. This takes stones") > 0);
  g_assert_cmpuint (app_count_heard (other), ==, 0);
  shown = ludo_lesson_run_dup_reply (run);
  g_assert_nonnull (strstr (shown, other));

  /* A step that teaches one thing shows one fact too. */
  g_clear_pointer (&shown, g_free);
  run = app_begin_lesson (&app, "chisolo/lessons/first-steps#danger");
  g_assert_true (ludo_game_play (ludo_lesson_run_get_game (run), "a1", NULL));
  shown = ludo_lesson_run_dup_reply (run);
  g_assert_nonnull (strstr (shown, "After the best, none. This takes nothing"));
  end (&app);
}

/* A puzzle tells its number, because the next one may have the same words, and
 * with dice the numbers that can be seen on them. */
static void
test_puzzle (void)
{
  App app;

  begin (&app);
  app_begin_lesson (&app, "tavli/puzzles#tavli-025");
  WAIT_UNTIL (app_count_heard ("1 of 8. Play safe. You are White. Find the "
                               "turn after which no throw can hit you. White "
                               "to enter a checker: a 2 and a 3; not yet") > 0);
  end (&app);
}

/* In a debate no answer is called right. */
static void
test_debate (void)
{
  LudoLessonRun *run;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "tavli/lessons/zeno#judge");
  ludo_lesson_run_choose (run, 0);
  WAIT_UNTIL (app_count_heard ("That is what Agathias thinks") > 0);
  g_assert_cmpuint (app_count_heard ("Right. "), ==, 0);
  end (&app);
}

/* The end of a lesson says how it went. */
static void
test_ending (void)
{
  LudoLessonRun *run;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#count");
  ludo_lesson_run_point (run, 5);
  g_signal_emit_by_name (app_find (GTK_WIDGET (app.window),
                                   LUDO_TYPE_LESSON_PAGE), "finished");
  WAIT_UNTIL (app_count_heard (" steps are done. 1 right answer without help.")
              > 0);
  end (&app);
}

/* After each prediction the throw is announced and then the reply, which asks
 * for the next prediction; that the turn is another's is said once. */
static void
test_prediction (void)
{
  LudoLessonRun *run;
  guint n;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#predict");
  for (guint i = 1; i <= 3; i++)
    {
      ludo_lesson_run_predict (run, i);
      WAIT_UNTIL (app_count_heard ("You said ") >= i);
    }
  ludo_lesson_run_go_to (run, 0);
  n = app_get_heard ()->len;
  WAIT_UNTIL (app_get_heard ()->len > n);
  g_assert_cmpuint (app_count_heard ("You said "), ==, 3);
  g_assert_cmpuint (app_count_heard (" to throw. "), ==, 0);
  g_assert_cmpuint (app_count_heard ("Predict again (4 of 6)."), ==, 1);
  end (&app);
}

/* In French the decimals of what predictions give, if any, follow a comma. */
static void
test_decimals (void)
{
  GPtrArray *heard;
  LudoLessonRun *run;
  App app;

  begin (&app);
  app_speak (&app, "fr");
  run = app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#predict");
  while (ludo_lesson_run_get_state (run) != LUDO_RUN_DONE)
    ludo_lesson_run_predict (run, 1);
  WAIT_UNTIL (app_count_heard ("tombent juste ") > 0);
  heard = app_get_heard ();
  g_assert_true (g_regex_match_simple ("tombent juste [0-9]+(,[1-9])? fois",
                                       heard->pdata[heard->len - 1], 0, 0));
  app_speak (&app, "en");
  end (&app);
}

/* A further throw of the same side is asked for once. */
static void
test_again (void)
{
  g_autoptr (GList) windows = NULL;
  g_autofree char *next = NULL;
  LudoGame *game;
  App app;

  begin (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  while (next == NULL || next[0] != '\0')
    {
      ludo_game_throw (game);
      g_free (next);
      next = ludo_ply_words_describe_next (game);
    }
  WAIT_UNTIL (app_count_heard (" to throw again.") > 0);
  ludo_game_throw (game);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.undo", NULL);
  WAIT_UNTIL (app_count_heard ("taken back") > 0);
  g_assert_cmpuint (app_count_heard ("taken back. "), ==, 1);
  g_assert_cmpuint (app_count_heard (" throws again."), ==, 0);
  /* A new game says what becomes of this one. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.new-game", NULL);
  WAIT_UNTIL (app_count_heard ("The game in progress will be replaced") > 0);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (LUDO_IS_NEW_GAME (l->data))
      gtk_window_destroy (l->data);
  end (&app);
}

/* The announcement of a new game says which side the person plays, unless lots
 * were drawn. */
static void
test_sides (void)
{
  App app;

  begin (&app);
  app_begin (&app, "tavli", 1);
  WAIT_UNTIL (app_count_heard ("White to throw.") > 0);
  g_assert_cmpuint (app_count_heard ("You play White; the computer plays "
                                     "Black. White to throw."), ==, 1);
  app_begin (&app, "ken-wan", 1);
  WAIT_UNTIL (app_count_heard ("You play Blue; the computer plays the others. "
                               "Blue to move.") > 0);
  g_ptr_array_set_size (app_get_heard (), 0);
  app_begin_for_persons (&app, "zohn-ahl", 1);
  WAIT_UNTIL (app_count_heard ("Red to throw.") > 0);
  g_assert_cmpuint (app_count_heard ("You play"), ==, 0);
  end (&app);
}

static gboolean
is_named (GtkWidget     *widget,
          gconstpointer  part)
{
  g_autofree char *name = app_dup_name (widget);

  return strstr (name, part) != NULL;
}

/* A text that is too long to listen to at once is announced only when the user
 * asks for it. */
static void
test_whole_text (void)
{
  static const char cells[] = "White: seven on 6";
  App app;

  begin (&app);
  app_begin_lesson (&app, "tavli/lessons/zeno#place");
  WAIT_UNTIL (app_count_heard ("puts there appear. Press L to hear the whole "
                              "text.") > 0);
  g_assert_cmpuint (app_count_heard (cells), ==, 0);
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (app_find (GTK_WIDGET (app.window), LUDO_TYPE_BOARD));
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard (cells) > 0);
  end (&app);
}

/* The title of a lesson or of a step is a sentence of its own. */
static void
test_title (void)
{
  App app;

  begin (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "zohn-ahl");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_find_if (GTK_WIDGET (app.window), is_named,
                                 "Is it fair? Predict"));
  app_begin_lesson (&app, "ken-wan/lessons/first-steps#leave");
  WAIT_UNTIL (app_count_heard ("Which pieces may be lifted? A piece may not")
              > 0);
  /* A step that is read on a page is told with what the page says. */
  app_begin_lesson (&app, "chisolo/lessons/endless#rule");
  WAIT_UNTIL (app_count_heard ("Here such a move is not allowed.") > 0);
  end (&app);
}

/* When the answer of the computer is added to a reply, only that answer is
 * announced. */
static void
test_rest (void)
{
  static const char told[] = "This takes nothing.";
  static const char grown[] = "This takes nothing. North sows one stone.";

  g_assert_cmpstr (ludo_lesson_words_get_rest (grown, told), ==,
                   "North sows one stone.");
  g_assert_cmpstr (ludo_lesson_words_get_rest (grown, ""), ==, grown);
  g_assert_cmpstr (ludo_lesson_words_get_rest (grown, NULL), ==, grown);
  g_assert_cmpstr (ludo_lesson_words_get_rest (told, told), ==, told);
  g_assert_cmpstr (ludo_lesson_words_get_rest (told, grown), ==, told);
}

/* A move that is repeated within a turn is told once, with the number. */
static void
test_same (void)
{
  static const char *const same[] = { "r444", "h/4", "h/4", "h/4", "h/4" };
  /* The last move of a turn tells also what cannot be played. */
  static const char *const ended[] = {
    "r666", "h/6", "h/6", "h/6", "h/6", "h/6", "h/6", "h/6", "h/6", "h/6",
    "h/6", "h/6", "h/6", "r226", "h/2", "h/2", "h/2", "h/2",
  };
  g_autofree char *told = NULL;
  g_autofree char *told_ended = NULL;
  LudoGame *game;
  App app;

  begin (&app);
  game = app_begin_for_persons (&app, "tavli", 1);
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_assert_true (ludo_game_play (game, same[i], NULL));
  told = ludo_play_words_event (game, G_N_ELEMENTS (same) - 1,
                                LUDO_DETAIL_NORMAL);
  g_assert_cmpstr (told, ==, "White enters four checkers on 4.");

  game = app_begin_for_persons (&app, "tavli", 1);
  for (guint i = 0; i < G_N_ELEMENTS (ended); i++)
    g_assert_true (ludo_game_play (game, ended[i], NULL));
  told_ended = ludo_play_words_event (game, 4, LUDO_DETAIL_NORMAL);
  g_assert_cmpstr (told_ended, ==, "Black enters four checkers on 2. Cannot "
                                   "be played: the 6.");
  end (&app);
}

/* The key L repeats a whole turn that has ended, but only the last move of one
 * that goes on. */
static void
test_repeat (void)
{
  static const char *const plies[] = { "r456", "h/4", "h/5", "h/6" };
  LudoGame *game;
  App app;

  begin (&app);
  game = app_begin_for_persons (&app, "tavli", 1);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      gboolean has_ended = i + 1 == G_N_ELEMENTS (plies);

      g_assert_true (ludo_game_play (game, plies[i], NULL));
      g_assert_true (rest_reached ());
      hand_focus_window (GTK_WIDGET (app.window));
      gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
      g_ptr_array_set_size (app_get_heard (), 0);
      hand_press_key (XK_l, FALSE, FALSE);
      WAIT_UNTIL (app_get_heard ()->len > 0);
      g_assert_cmpuint (app_count_heard ("enters a checker on 4"), ==,
                        i == 1 || has_ended);
      g_assert_cmpuint (app_count_heard ("enters a checker on 5"), ==,
                        i == 2 || has_ended);
      g_assert_cmpuint (app_count_heard ("enters a checker on 6"), ==,
                        has_ended);
    }
  end (&app);
}

/* At the end the board says first who has won. */
static void
test_end (void)
{
  g_autofree char *outcome = NULL;
  GPtrArray *heard;
  LudoGame *game;
  App app;

  begin (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  while (ludo_game_throw (game))
    ;
  outcome = ludo_game_describe_outcome (game);
  WAIT_UNTIL (app_count_heard (outcome) > 0);
  heard = app_get_heard ();
  g_ptr_array_set_size (heard, 0);
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
  hand_press_key (XK_o, FALSE, FALSE);
  WAIT_UNTIL (heard->len > 0);
  g_assert_true (g_str_has_prefix (heard->pdata[0], outcome));
  end (&app);
}

static gboolean
has_pages (GtkWidget     *widget,
           gconstpointer  data)
{
  return GTK_IS_STACK (widget);
}

/* No page is named after its class, and no tooltip repeats a name. */
static void
test_names (void)
{
  g_autoptr (GtkSelectionModel) pages = NULL;
  g_autoptr (GObject) page = NULL;
  GtkWidget *stack, *card, *cover, *read;
  App app;

  begin (&app);
  card = app_find (GTK_WIDGET (app.window), LUDO_TYPE_SHELF_CARD);
  cover = app_find_action (card, "win.start");
  g_assert_false (gtk_test_accessible_has_property
                    (GTK_ACCESSIBLE (cover),
                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
                  && gtk_test_accessible_check_property
                       (GTK_ACCESSIBLE (cover),
                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                        gtk_widget_get_tooltip_text (cover)) == NULL);
  read = app_find_action (card, "win.rules");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (read),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       gtk_widget_get_tooltip_text (read));

  app_begin_for_persons (&app, "tavli", 1);
  stack = app_find_if (GTK_WIDGET (app_find (GTK_WIDGET (app.window),
                                             LUDO_TYPE_TURN_BUTTONS)),
                       has_pages, NULL);
  pages = gtk_stack_get_pages (GTK_STACK (stack));
  page = g_list_model_get_item (G_LIST_MODEL (pages), 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  end (&app);
}

static gboolean
has_label (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* A button whose label changes is never named with the underscore, which is
 * spoken at once where it has the focus; its twin in the menu changes too. */
static void
test_relabel (void)
{
  LudoLessonRun *run;
  GtkWidget *button;
  App app;

  begin (&app);
  run = app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#count");
  button = app_find_if (GTK_WIDGET (app.window), has_label, "_Continue");
  g_assert_nonnull (button);
  /* The present label is not read with the name that the button has later. */
  g_assert_false (gtk_test_accessible_has_relation
                    (GTK_ACCESSIBLE (button),
                     GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Continue");
  ludo_lesson_run_go_to
    (run, ludo_lesson_run_get_lesson (run)->steps->len - 1);
  WAIT_UNTIL (has_label (button, "_Finish"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Finish");
  end (&app);
}

/* The key for a hint says so where there is none. */
static void
test_no_hint (void)
{
  App app;

  begin (&app);
  app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#goal");
  hand_focus_window (GTK_WIDGET (app.window));
  WAIT_UNTIL (app_count_heard ("Look at the board, then go on.") > 0);
  hand_press_key (XK_h, TRUE, FALSE);
  WAIT_UNTIL (app_count_heard ("There is no hint here.") > 0);
  end (&app);
}

/* Each number of counters says what it counts, and for whom. */
static void
test_counters (void)
{
  static const char *const spins[] = { "first_counters_spin",
                                       "second_counters_spin" };
  static const char *const sides[] = { "first_counters_label",
                                       "second_counters_label" };
  GtkWidget *dialog;
  App app;

  begin (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.start", "s",
                              "zohn-ahl");
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  for (guint i = 0; i < G_N_ELEMENTS (spins); i++)
    gtk_test_accessible_assert_relation
      (GTK_ACCESSIBLE (app_find_id (dialog, spins[i])),
       GTK_ACCESSIBLE_RELATION_LABELLED_BY,
       app_find_id (dialog, "counters_label"), app_find_id (dialog, sides[i]),
       NULL);
  gtk_window_destroy (GTK_WINDOW (dialog));
  end (&app);
}

static void
focused_cb (GtkWidget  *widget,
            GParamSpec *pspec,
            gpointer    last)
{
  if (gtk_widget_has_focus (widget))
    *(GtkWidget **) last = widget;
}

static void
watch (GtkWidget *widget,
       gpointer   last)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch (child, last);
  g_signal_connect (widget, "notify::has-focus", G_CALLBACK (focused_cb), last);
}

static void
windows_cb (GListModel *windows,
            guint       position,
            guint       n_removed,
            guint       n_added,
            gpointer    last)
{
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows,
                                                            position + i);

      g_signal_connect (window, "map", G_CALLBACK (watch), last);
    }
}

static gboolean
is_in_dialog (gpointer last)
{
  GtkWidget *widget = *(GtkWidget **) last;
  GtkRoot *root = widget != NULL ? gtk_widget_get_root (widget) : NULL;

  return root != NULL && gtk_window_get_modal (GTK_WINDOW (root));
}

static gboolean
menu_is_open (gpointer window)
{
  GtkWidget *menu = app_find (window, GTK_TYPE_POPOVER_MENU);

  return menu != NULL && gtk_widget_get_mapped (menu)
         && gtk_widget_get_focus_child (menu) != NULL;
}

/* A dialog that was opened from the menu reports its focus after the window has
 * reported the widget to which the menu returns it, because of two reports Orca
 * speaks only the last. */
static void
test_from_menu (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *last = NULL;
  App app;

  begin (&app);
  hand_focus_window (GTK_WIDGET (app.window));
  watch (GTK_WIDGET (app.window), &last);
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_cb), &last);
  hand_press_key (XK_F10, FALSE, FALSE);
  hand_wait_until (menu_is_open, app.window, "the menu");
  for (guint i = 0; i < 3; i++)
    hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_wait_until (is_in_dialog, &last, "the dialog");
  hand_settle (GTK_WIDGET (app.window));
  hand_wait_until (is_in_dialog, &last, "the dialog again");
  g_signal_handlers_disconnect_by_func (windows, windows_cb, &last);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (last)));
  end (&app);
}

/* A drop-down is described by the item that it shows, and its list is not named
 * after its class. */
static void
test_choice (void)
{
  GtkWidget *dialog;
  GtkDropDown *kinds;
  App app;

  begin (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.print-of", "s",
                              "chisolo");
  dialog = app_wait_for_window (LUDO_TYPE_PRINT_DIALOG);
  kinds = GTK_DROP_DOWN (app_find_id (dialog, "what"));
  for (guint i = 0; i < 3; i++)
    {
      gtk_drop_down_set_selected (kinds, i);
      gtk_test_accessible_assert_property
        (GTK_ACCESSIBLE (kinds), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
         gtk_string_object_get_string (
           gtk_drop_down_get_selected_item (kinds)));
    }
  g_signal_emit_by_name (kinds, "activate");
  WAIT_UNTIL (app_find (GTK_WIDGET (kinds), GTK_TYPE_LIST_VIEW) != NULL);
  gtk_test_accessible_assert_property
    (GTK_ACCESSIBLE (app_find (GTK_WIDGET (kinds), GTK_TYPE_LIST_VIEW)),
     GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  gtk_window_destroy (GTK_WINDOW (dialog));
  end (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/heard/reply", test_reply);
  g_test_add_func ("/app/heard/step-of-turn", test_step_of_turn);
  g_test_add_func ("/app/heard/after-hint", test_after_hint);
  g_test_add_func ("/app/heard/wrong-turn", test_wrong_turn);
  g_test_add_func ("/app/heard/puzzle", test_puzzle);
  g_test_add_func ("/app/heard/debate", test_debate);
  g_test_add_func ("/app/heard/ending", test_ending);
  g_test_add_func ("/app/heard/prediction", test_prediction);
  g_test_add_func ("/app/heard/decimals", test_decimals);
  g_test_add_func ("/app/heard/again", test_again);
  g_test_add_func ("/app/heard/sides", test_sides);
  g_test_add_func ("/app/heard/whole-text", test_whole_text);
  g_test_add_func ("/app/heard/title", test_title);
  g_test_add_func ("/app/heard/rest", test_rest);
  g_test_add_func ("/app/heard/same", test_same);
  g_test_add_func ("/app/heard/repeat", test_repeat);
  g_test_add_func ("/app/heard/end", test_end);
  g_test_add_func ("/app/heard/names", test_names);
  g_test_add_func ("/app/heard/relabel", test_relabel);
  g_test_add_func ("/app/heard/no-hint", test_no_hint);
  g_test_add_func ("/app/heard/counters", test_counters);
  g_test_add_func ("/app/heard/from-menu", test_from_menu);
  g_test_add_func ("/app/heard/choice", test_choice);

  return g_test_run ();
}
