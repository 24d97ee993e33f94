/* test-lesson-editor.c: a lesson is written, tried, saved and opened again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "app/learning/ludo-lesson-page.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/teaching/ludo-lesson-form.h"
#include "app/teaching/ludo-lesson-head.h"
#include "app/teaching/ludo-step-choices.h"
#include "games/games.h"
#include "play/ludo-language.h"

static const char *
message (GtkWidget *window)
{
  return gtk_label_get_text (GTK_LABEL (app_part (window, "message_label")));
}

static int
place_of (const char *game_id,
          const char *name)
{
  return ludo_drawing_find_place (ludo_drawing_for (game_id), name);
}

/* The drop-down with the steps. */
static GtkDropDown *
steps_of (GtkWidget *window)
{
  return GTK_DROP_DOWN (app_part (app_part (window, "steps"), "steps"));
}

/* A part of the answer that is given on the board. */
static GtkWidget *
answer_part (GtkWidget  *window,
             const char *name)
{
  return app_part (app_part (window, "answer"), name);
}

/* A part of the steps' row. */
static GtkWidget *
row_part (GtkWidget  *window,
          const char *name)
{
  return app_part (app_part (window, "steps"), name);
}

/* Clicks @button, which may have to be scrolled to. */
static void
click_button (GtkWidget *window,
              GtkWidget *button)
{
  gtk_widget_grab_focus (button);
  hand_settle (window);
  hand_click_widget (button);
  hand_settle (window);
}

/* Follows the link of the message. */
static void
follow_link (GtkWidget *window)
{
  GtkWidget *label = app_part (window, "message_label");

  hand_click (label, 12, gtk_widget_get_height (label) / 2.0);
  hand_settle (window);
}

/* Puts the cursor into the title of the lesson and types. */
static void
write_title (GtkWidget        *window,
             LudoPageLanguage  language,
             const char       *words)
{
  LudoLessonHead *head = LUDO_LESSON_HEAD (app_part (window, "head"));

  gtk_widget_grab_focus (ludo_lesson_head_get_input (head, language));
  hand_settle (window);
  hand_type (words);
  hand_settle (window);
}

/* Puts the cursor into one of the texts and types. */
static void
write_text (GtkWidget        *window,
            LudoLessonText    text,
            LudoPageLanguage  language,
            const char       *words)
{
  LudoLessonForm *form = LUDO_LESSON_FORM (app_part (window, "form"));

  gtk_widget_grab_focus (ludo_lesson_form_get_input (form, text, language));
  hand_settle (window);
  hand_type (words);
  hand_settle (window);
}

/* Plays this one of the legal moves by clicks; returns it as it is written. */
static char *
play_move (GtkWidget *window,
           LudoBoard *board,
           int        index)
{
  LudoGame *game = ludo_board_get_game (board);
  const GameRules *rules = ludo_game_get_rules (game);
  GameState before = *ludo_game_get_state (game);
  GameMove moves[GAME_MOVES_MAX];
  char token[GAME_MOVE_TEXT_MAX];
  int path[LUDO_PATH_MAX];
  int n_path;

  g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, index);
  rules->print_move (&before, moves[index], token);
  n_path = ludo_drawing_for (rules->id)->move_path (&before, moves[index],
                                                    path);
  for (int i = 0; i < n_path; i++)
    {
      hand_click_place (board, path[i]);
      hand_settle (window);
    }
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);

  return g_strdup (token);
}

/* The drop-down for the kind of the step. */
static GtkDropDown *
kinds_of (GtkWidget *window)
{
  return GTK_DROP_DOWN (app_find (app_part (window, "choices"),
                                  GTK_TYPE_DROP_DOWN));
}

static void
choose_kind (GtkWidget    *window,
             LudoStepKind  kind)
{
  gtk_drop_down_set_selected (kinds_of (window), kind);
  hand_settle (window);
}

static void
choose_step (GtkWidget *window,
             guint      index)
{
  gtk_drop_down_set_selected (steps_of (window), index);
  hand_settle (window);
}

/* Whether the lesson stands in a window of its own. */
static gboolean
is_tried (gpointer data)
{
  GtkWidget **found = data;
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      *found = window;
      if (!LUDO_IS_WINDOW (window)
          && app_find (window, LUDO_TYPE_LESSON_PAGE) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* The first of Chisolo's own. */
#define PUZZLE "3,0,0,1,0,2,0/0,0,1,1,4,0,0/0,1,0,0,2,0,0/1,0,0,0,1,1,0 n -+ 9"
#define ANSWER "c3xa1"
#define GOAL "danger=least"

static gboolean
is_refused (gpointer data)
{
  App *app = data;

  return g_strcmp0 (app_message (app->window),
                    "The throw has to come first: there is nothing to find "
                    "yet.") == 0;
}

static gboolean
is_saved (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static GtkWidget *
open_editor (App        *app,
             const char *game_id)
{
  app_open (app);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.make-lesson-of",
                              "s", game_id);

  return app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
}

/* The last step's button ends the trial. */
static void
finish_trial (GtkWidget *window)
{
  LudoLessonPage *page = LUDO_LESSON_PAGE (app_find (window,
                                                     LUDO_TYPE_LESSON_PAGE));
  LudoLessonRun *run = ludo_lesson_page_get_run (page);
  GtkWidget *watched = window;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &watched);
  ludo_lesson_run_go_to (run,
                         ludo_lesson_run_get_lesson (run)->steps->len - 1);
  ludo_lesson_run_point (run, place_of ("chisolo", "c2"));
  hand_settle (window);
  hand_click_widget (gtk_widget_get_ancestor
                       (app_find_label (window, "Finish"), GTK_TYPE_BUTTON));
  while (watched != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* From an empty lesson to one of three steps, by hand: a turn that is played,
 * a place that is pointed at, and a question. */
static void
test_written (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.lesson", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LudoLesson) lesson = NULL;
  g_autoptr (GError) error = NULL;
  const LudoStep *step;
  const LudoTurnAnswer *answer;
  g_autofree char *token = NULL, *wrong = NULL, *reply = NULL;
  g_autofree char *right = NULL;
  GtkWidget *window, *tried;
  LudoLessonPage *page;
  LudoBoard *board;
  App app;

  window = open_editor (&app, "chisolo");
  board = LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD));
  hand_click_place (board, 8);
  hand_settle (window);
  g_assert_nonnull (app_find_label (window, "Marked places: f2"));
  choose_kind (window, LUDO_STEP_MOVE);
  g_assert_cmpstr (message (window), ==, "Play the right turn on the board.");
  write_text (window, LUDO_TEXT_ASK, LUDO_PAGE_ENGLISH, "Sow & see");
  token = play_move (window, board, 0);
  /* The editor says what is still to be done, and the link leads there. */
  g_assert_cmpstr (message (window), ==, "Choose “Use What Was Played”.");
  follow_link (window);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == answer_part (window, "use_button"));
  click_button (window, answer_part (window, "use_button"));
  g_assert_cmpstr (message (window), ==, "The lesson itself needs a title.");
  right = g_strdup_printf ("Correct turns: %s", token);
  g_assert_nonnull (app_find_label (window, right));

  /* Another is wrong, and it is said why. */
  wrong = play_move (window, board, 1);
  click_button (window, answer_part (window, "wrong_button"));
  g_assert_cmpstr (message (window), ==,
                   "Write each wrong answer, and the reply to it.");
  hand_type ("Too far");
  hand_settle (window);
  g_assert_cmpstr (message (window), ==, "The lesson itself needs a title.");

  /* A place is pointed at; pointing at another twice changes nothing. */
  click_button (window, row_part (window, "add_button"));
  choose_kind (window, LUDO_STEP_CELL);
  g_assert_false (app_can_pick (board));
  hand_click_place (board, place_of ("chisolo", "c2"));
  hand_click_place (board, place_of ("chisolo", "d2"));
  hand_click_place (board, place_of ("chisolo", "d2"));
  hand_settle (window);
  write_text (window, LUDO_TEXT_ASK, LUDO_PAGE_ENGLISH, "Point at it.");

  /* The lesson itself. */
  write_title (window, LUDO_PAGE_FRENCH, "Semer");
  write_title (window, LUDO_PAGE_ENGLISH, "To sow");
  g_assert_cmpstr (message (window), ==, "The lesson can be tried and saved.");
  /* Which title is which remains to be seen. */
  g_assert_cmpstr (gtk_editable_get_text
                     (GTK_EDITABLE (gtk_widget_get_next_sibling
                                      (app_find_label (window, "Français")))),
                   ==, "Semer");

  /* It is tried as a pupil has it. */
  hand_click_widget (app_part (window, "try_button"));
  hand_wait_until (is_tried, &tried, "the lesson");
  hand_settle (tried);
  /* From the step at hand or from the start; Escape closes the window. */
  page = LUDO_LESSON_PAGE (app_find (tried, LUDO_TYPE_LESSON_PAGE));
  g_assert_cmpuint (ludo_lesson_run_get_index (ludo_lesson_page_get_run (page)),
                    ==, 1);
  hand_click_widget (gtk_widget_get_ancestor
                       (app_find_label (tried, "From the Start"),
                        GTK_TYPE_BUTTON));
  hand_settle (tried);
  g_assert_cmpuint (ludo_lesson_run_get_index (ludo_lesson_page_get_run (page)),
                    ==, 0);
  g_object_add_weak_pointer (G_OBJECT (tried), (gpointer *) &tried);
  hand_press_key (XK_Escape, FALSE, FALSE);
  while (tried != NULL)
    g_main_context_iteration (NULL, TRUE);
  hand_focus_window (window);
  hand_click_widget (app_part (window, "try_button"));
  hand_wait_until (is_tried, &tried, "the lesson");
  hand_settle (tried);
  finish_trial (tried);
  hand_settle (window);
  g_assert_true (gtk_widget_get_mapped (window));
  g_assert_cmpuint (gtk_drop_down_get_selected (steps_of (window)), ==, 2);

  ludo_lesson_editor_save (LUDO_LESSON_EDITOR (window), file);
  hand_wait_until (is_saved, path, "the lesson");
  hand_settle (window);
  lesson = ludo_lesson_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (ludo_lesson_get_title (lesson, LUDO_PAGE_FRENCH), ==,
                   "Semer");
  g_assert_cmpuint (lesson->steps->len, ==, 2);
  step = g_ptr_array_index (lesson->steps, 0);
  answer = g_ptr_array_index (step->answers, 0);
  g_assert_cmpint (step->kind, ==, LUDO_STEP_MOVE);
  g_assert_cmpstr (answer->token, ==, token);
  answer = g_ptr_array_index (step->wrong, 0);
  g_assert_cmpstr (answer->token, ==, wrong);
  reply = ludo_lesson_dup_text (answer->reply, LUDO_PAGE_ENGLISH, FALSE);
  g_assert_cmpstr (reply, ==, "Too far");
  step = g_ptr_array_index (lesson->steps, 1);
  g_assert_cmpint (step->cells[0], ==, place_of ("chisolo", "c2"));
  g_assert_cmpint (step->cells[1], ==, -1);

  /* Closing a lesson that was saved asks no question. */
  gtk_window_close (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==,
                    1);
  g_remove (path);
  g_rmdir (folder);
  app_close (&app);
}

/* The number that is asked for has to be given, and is taken as it is typed; 0
 * is one like another. */
static void
test_number (void)
{
  static const struct
  {
    const char *language;
    const char *wanting;
    const char *well;
  } languages[] = {
    { "en", "Give the right number.", "The lesson can be tried and saved." },
    { "fr", "Donnez le nombre juste.",
      "La leçon peut être essayée et enregistrée." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *window, *spin;
      const LudoDraft *draft;
      LudoPageNode *step;
      App app;

      app_open (&app);
      app_speak (&app, languages[i].language);
      gtk_widget_activate_action (GTK_WIDGET (app.window),
                                  "win.make-lesson-of", "s", "chisolo");
      window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
      draft = ludo_lesson_editor_get_draft (LUDO_LESSON_EDITOR (window));
      step = ludo_draft_get_step (draft, 0);
      write_title (window, LUDO_PAGE_ENGLISH, "Count");
      choose_kind (window, LUDO_STEP_NUMBER);
      write_text (window, LUDO_TEXT_ASK, LUDO_PAGE_ENGLISH, "How many?");
      spin = app_find (app_part (window, "form"), GTK_TYPE_SPIN_BUTTON);
      g_assert_cmpstr (message (window), ==, languages[i].wanting);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "");
      gtk_widget_grab_focus (spin);
      hand_settle (window);
      hand_type ("0");
      hand_settle (window);
      g_assert_cmpstr (message (window), ==, languages[i].well);
      g_assert_cmpstr (ludo_draft_get (step, "answer"), ==, "0");

      /* It is there when the step is shown again, and can be taken away. */
      choose_step (window, 0);
      choose_step (window, 1);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "0");
      gtk_editable_set_text (GTK_EDITABLE (spin), "");
      hand_settle (window);
      g_assert_cmpstr (message (window), ==, languages[i].wanting);
      gtk_window_destroy (GTK_WINDOW (window));
      app_speak (&app, "en");
      app_close (&app);
    }
}

/* How many dice the laboratory throws is asked in games of dice alone; all of
 * them are left unsaid. */
static void
test_dice (void)
{
  static const char *const games[] = { "zohn-ahl", "tavli" };
  const LudoDraft *draft;
  GtkWidget *window, *label;
  App app;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      app_open (&app);
      gtk_widget_activate_action (GTK_WIDGET (app.window),
                                  "win.make-lesson-of", "s", games[i]);
      window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
      draft = ludo_lesson_editor_get_draft (LUDO_LESSON_EDITOR (window));
      choose_kind (window, LUDO_STEP_THROWS);
      label = app_find_label (window, "Dice (0: all those of the game)");
      g_assert_true ((label != NULL) == (i == 1));
      for (int n = 2; label != NULL && n >= 0; n--)
        {
          gtk_widget_grab_focus (gtk_widget_get_next_sibling (label));
          hand_settle (window);
          hand_type ((const char *[]) { "0", "1", "2" }[n]);
          hand_settle (window);
          g_assert_cmpstr (ludo_draft_get (ludo_draft_get_step (draft, 0),
                                           "dice"), ==,
                           ((const char *[]) { "", "1", "2" }[n]));
        }
      gtk_window_destroy (GTK_WINDOW (window));
      app_close (&app);
    }
}

/* A throw is offered to be predicted in games alone that throw, and each kind
 * that is offered is the one that its name says. */
static void
test_kinds (void)
{
  static const char *const languages[] = { "en", "fr" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (const GameRules *const *games = games_list (); *games != NULL; games++)
      {
        const GameRules *rules = *games;
        /* Four kinds are of chance, and one is of rules that change. */
        gboolean changes = g_str_equal (rules->id, "zohn-ahl");
        guint n_wanted = LUDO_N_STEP_KINDS - !changes - 4 * !rules->has_chance;
        GtkDropDown *kinds;
        GListModel *list;
        GtkWidget *window;
        const LudoDraft *draft;
        LudoPageNode *step;
        App app;

        app_open (&app);
        app_speak (&app, languages[i]);
        gtk_widget_activate_action (GTK_WIDGET (app.window),
                                    "win.make-lesson-of", "s", rules->id);
        window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
        kinds = kinds_of (window);
        list = gtk_drop_down_get_model (kinds);
        draft = ludo_lesson_editor_get_draft (LUDO_LESSON_EDITOR (window));
        step = ludo_draft_get_step (draft, 0);
        g_assert_cmpuint (g_list_model_get_n_items (list), ==, n_wanted);
        for (guint j = 0; j < n_wanted; j++)
          {
            const char *name =
              gtk_string_list_get_string (GTK_STRING_LIST (list), j);
            LudoStepKind kind;

            choose_kind (window, j);
            g_assert_cmpuint (gtk_drop_down_get_selected (kinds), ==, j);
            kind = ludo_draft_get_kind (step);
            g_assert_cmpstr (name, ==, gettext (ludo_step_kinds[kind].label));
            g_assert_true (kind != LUDO_STEP_PREDICT || rules->has_chance);
            g_assert_true (!ludo_step_kind_is_in_laboratory (kind)
                           || rules->has_chance);
          }
        g_assert_cmpint (ludo_draft_get_kind (step), ==,
                         changes ? LUDO_STEP_RULE
                         : rules->has_chance ? LUDO_STEP_CLASSES
                                             : LUDO_STEP_READ);
        gtk_window_destroy (GTK_WINDOW (window));
        app_speak (&app, "en");
        app_close (&app);
      }
}

/* A position of one's own game becomes a puzzle, or it is said why not. */
static void
test_puzzle (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("chisolo", PUZZLE, 1, NULL);
  const LudoDraft *draft;
  const LudoPageNode *step;
  GtkWidget *window;
  App app;

  app_open (&app);
  ludo_window_show_game (app.window, game);
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.make-puzzle",
                              NULL);
  window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
  draft = ludo_lesson_editor_get_draft (LUDO_LESSON_EDITOR (window));
  step = ludo_draft_get_step (draft, 0);
  g_assert_cmpint (ludo_draft_get_kind (step), ==, LUDO_STEP_MOVE);
  g_assert_cmpstr (ludo_draft_get (step, "position"), ==, PUZZLE);
  g_assert_cmpstr (ludo_draft_get (step, "answers"), ==, ANSWER);
  g_assert_cmpstr (ludo_draft_get (step, "aim"), ==, GOAL);
  g_assert_cmpstr (message (window), ==, "The lesson can be tried and saved.");
  gtk_window_destroy (GTK_WINDOW (window));

  app_begin_for_persons (&app, "tavli", 7);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.make-puzzle",
                              NULL);
  hand_wait_until (is_refused, &app, "the refusal");
  app_close (&app);
}

/* Counts the labels that tell, in brackets, what a number means; none may end a
 * line with the colon after it. */
static guint
check_colons (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget)
                       ? gtk_label_get_text (GTK_LABEL (widget)) : "";
  const char *bracket = strchr (text, '(');
  const char *colon = bracket != NULL ? strstr (bracket, "\u00a0:") : NULL;
  guint n = colon != NULL;

  if (colon != NULL && !g_str_has_prefix (colon, "\u00a0:\u00a0"))
    g_error ("“%s” may end a line with its colon", text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_colons (child);

  return n;
}

static void
test_labels (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.make-lesson-of",
                              "s", "tavli");
  window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
  g_assert_cmpuint (check_colons (app_part (window, "form")), >=, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  app_speak (&app, "en");
  app_close (&app);
}

static gboolean
says_there (gpointer window)
{
  const char *text = gtk_label_get_text
    (GTK_LABEL (app_part (window, "message_label")));

  return g_str_equal (text, "There is already a file “essai.lesson”. Choose "
                            "it, or another name.")
         || g_str_equal (text, "Il y a déjà un fichier «\u00a0essai.lesson"
                               "\u00a0». Choisissez-le, ou un autre nom.");
}

/* A name without the ending by which lessons are found gets it, and takes no
 * other file's place. */
static void
test_ending (void)
{
  static const char *const languages[] = { "en", "fr" };
  g_autofree char *shipped =
    g_test_build_filename (G_TEST_DIST, "..", "data", "content", "chisolo",
                           "lessons", "first-steps.lesson", NULL);
  g_autoptr (GFile) source = g_file_new_for_path (shipped);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
      g_autofree char *plain = g_build_filename (folder, "essai", NULL);
      g_autofree char *path = g_strconcat (plain, ".lesson", NULL);
      g_autofree char *before = NULL, *after = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (plain);
      GtkWidget *window;
      App app;

      window = open_editor (&app, "chisolo");
      app_speak (&app, languages[i]);
      ludo_lesson_editor_open (LUDO_LESSON_EDITOR (window), source);
      ludo_lesson_editor_save (LUDO_LESSON_EDITOR (window), file);
      hand_wait_until (is_saved, path, "the lesson");
      g_assert_false (is_saved (plain));
      g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
      hand_settle (window);
      ludo_lesson_editor_save (LUDO_LESSON_EDITOR (window), file);
      hand_wait_until (says_there, window, "the sentence");
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, before);
      g_assert_false (is_saved (plain));
      gtk_window_destroy (GTK_WINDOW (window));
      app_speak (&app, "en");
      app_close (&app);
      g_remove (path);
      g_rmdir (folder);
    }
}

/* The window asks whether to save a lesson that cannot be kept as a draft, and
 * the Enter key throws none away then. */
static void
test_enter (void)
{
  g_autofree char *shipped =
    g_test_build_filename (G_TEST_DIST, "..", "data", "content", "chisolo",
                           "lessons", "first-steps.lesson", NULL);
  g_autofree char *data = g_build_filename (g_get_user_data_dir (),
                                            "ludotheque", NULL);
  g_autofree char *drafts = g_build_filename (data, "drafts", NULL);
  g_autoptr (GFile) source = g_file_new_for_path (shipped);

  /* A link that leads nowhere is left alone. */
  g_assert_cmpint (g_mkdir_with_parents (data, 0700), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", drafts), ==, 0);
  for (int can_save = 1; can_save >= 0; can_save--)
    {
      GtkWidget *window, *dialog;
      App app;

      window = open_editor (&app, "chisolo");
      if (can_save)
        ludo_lesson_editor_open (LUDO_LESSON_EDITOR (window), source);
      hand_settle (window);
      /* A lesson that is whole without its last step, and one that lacks
       * all. */
      if (can_save)
        choose_step (window, 3);
      hand_settle (window);
      g_signal_emit_by_name (row_part (window, can_save ? "remove_button"
                                                        : "add_button"),
                             "clicked");
      hand_settle (window);
      gtk_window_close (GTK_WINDOW (window));
      dialog = app_wait_for_window (GTK_TYPE_MESSAGE_DIALOG);
      g_assert_true (g_str_has_prefix
                       (gtk_label_get_text
                          (GTK_LABEL (app_part (window, "problem_label"))),
                        "The lesson will be lost unless you save it. The "
                        "folder “"));
      hand_focus_window (dialog);
      hand_press_key (XK_Return, FALSE, FALSE);
      if (can_save)
        {
          dialog = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
          hand_focus_window (dialog);
          hand_press_key (XK_Escape, FALSE, FALSE);
        }
      hand_settle (window);
      g_assert_true (gtk_widget_get_mapped (window));
      gtk_window_destroy (GTK_WINDOW (window));
      app_close (&app);
    }
  g_assert_cmpint (g_unlink (drafts), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/lesson-editor/written", test_written);
  g_test_add_func ("/lesson-editor/number", test_number);
  g_test_add_func ("/lesson-editor/dice", test_dice);
  g_test_add_func ("/lesson-editor/kinds", test_kinds);
  g_test_add_func ("/lesson-editor/puzzle", test_puzzle);
  g_test_add_func ("/lesson-editor/labels", test_labels);
  g_test_add_func ("/lesson-editor/ending", test_ending);
  g_test_add_func ("/lesson-editor/enter", test_enter);

  return g_test_run ();
}
