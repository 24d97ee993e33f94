/* test-lesson-draft.c: a lesson begins with its title, says where it lacks
 * something, and is not lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "app/learning/ludo-lesson-page.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/teaching/ludo-lesson-form.h"
#include "app/teaching/ludo-lesson-head.h"
#include "games/games.h"

#define DOTS_96 (96 * 1024)

static GtkWidget *
open_editor (App        *app,
             const char *game_id)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.make-lesson-of",
                              "s", game_id);

  return app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
}

static LudoDraft *
draft_of (GtkWidget *window)
{
  return (LudoDraft *) ludo_lesson_editor_get_draft
                         (LUDO_LESSON_EDITOR (window));
}

static GtkWidget *
title_of (GtkWidget        *window,
          LudoPageLanguage  language)
{
  return ludo_lesson_head_get_input
           (LUDO_LESSON_HEAD (app_part (window, "head")), language);
}

static void
write_title (GtkWidget  *window,
             const char *words)
{
  gtk_widget_grab_focus (title_of (window, LUDO_PAGE_ENGLISH));
  hand_settle (window);
  hand_type (words);
  hand_settle (window);
}

static void
choose_kind (GtkWidget    *window,
             LudoStepKind  kind)
{
  gtk_drop_down_set_selected
    (GTK_DROP_DOWN (app_find (app_part (window, "choices"),
                              GTK_TYPE_DROP_DOWN)), kind);
  hand_settle (window);
}

static void
choose_step (GtkWidget *window,
             guint      index)
{
  gtk_drop_down_set_selected
    (GTK_DROP_DOWN (app_part (app_part (window, "steps"), "steps")), index);
  hand_settle (window);
}

/* Clicks a button, which may have to be scrolled to. */
static void
click (GtkWidget *window,
       GtkWidget *button)
{
  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  hand_settle (window);
  hand_click_widget (button);
}

/* Whether the whole of @widget is seen in @window. */
static gboolean
is_seen (GtkWidget *window,
         GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds, room;

  return gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, window, &bounds)
         && gtk_widget_compute_bounds (view, window, &room)
         && graphene_rect_contains_rect (&room, &bounds);
}

/* A text does not touch its frame. */
static void
test_margins (void)
{
  GtkWidget *window, *text;
  GdkRectangle letter;
  int x, y;
  App app;

  app_open (&app);
  window = open_editor (&app, "chisolo");
  text = app_find (window, GTK_TYPE_TEXT_VIEW);
  gtk_widget_grab_focus (text);
  hand_settle (window);
  gtk_text_view_get_cursor_locations (GTK_TEXT_VIEW (text), NULL, &letter,
                                      NULL);
  gtk_text_view_buffer_to_window_coords (GTK_TEXT_VIEW (text),
                                         GTK_TEXT_WINDOW_WIDGET, letter.x,
                                         letter.y, &x, &y);
  g_assert_cmpint (x, >=, 6);
  g_assert_cmpint (y, >=, 4);
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

/* Game, title and position are seen at once where the window is as large as
 * it wants to be, and come first in any. */
static void
test_begins (void)
{
  static const char *const languages[] = { "en", "fr" };
  static const struct
  {
    int width;
    int height;
  } sizes[] = { { 360, 640 }, { 800, 600 }, { 1080, 760 }, { 1920, 1080 } };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 100; letters <= 200; letters += 50)
      for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
        {
          GtkWidget *window, *head;

          app_speak (&app, languages[i]);
          g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                        DOTS_96 * letters / 100, NULL);
          window = open_editor (&app, "chisolo");
          gtk_window_set_default_size (GTK_WINDOW (window), sizes[j].width,
                                       sizes[j].height);
          hand_settle (window);
          head = app_part (window, "head");
          g_assert_true (is_seen (window, app_part (head, "games")));
          if (letters == 100 && sizes[j].width >= 800)
            {
              g_assert_true (is_seen (window, title_of (window, 0)));
              g_assert_true (is_seen (window, title_of (window, 1)));
              g_assert_true (is_seen (window, app_part (head,
                                                        "positions")));
            }
          gtk_window_destroy (GTK_WINDOW (window));
        }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The game can be chosen, the texts stay with it, and it can be undone. */
static void
test_game (void)
{
  GtkWidget *window, *head;
  App app;

  app_open (&app);
  window = open_editor (&app, "tavli");
  head = app_part (window, "head");
  write_title (window, "Mine");
  choose_kind (window, LUDO_STEP_PREDICT);
  ludo_draft_set_position (ludo_draft_get_step (draft_of (window), 0),
                           "h:15 h:15 b -");
  for (guint i = 0; games_list ()[i] != NULL; i++)
    if (g_str_equal (games_list ()[i]->id, "ken-wan"))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (app_part (head, "games")), i);
  hand_settle (window);
  g_assert_cmpstr (draft_of (window)->rules->id, ==, "ken-wan");
  g_assert_cmpstr (ludo_game_get_rules
                     (ludo_board_get_game (LUDO_BOARD
                        (app_find (window, LUDO_TYPE_BOARD))))->id, ==,
                   "ken-wan");
  g_assert_cmpstr (gtk_editable_get_text
                     (GTK_EDITABLE (title_of (window, LUDO_PAGE_ENGLISH))), ==,
                   "Mine");
  g_assert_cmpint (ludo_draft_get_kind (ludo_draft_get_step (draft_of (window),
                                                             0)), ==,
                   LUDO_STEP_EXPLAIN);
  hand_click_widget (app_part (window, "undo_button"));
  hand_settle (window);
  g_assert_cmpstr (draft_of (window)->rules->id, ==, "tavli");
  g_assert_cmpint (ludo_draft_get_kind (ludo_draft_get_step (draft_of (window),
                                                             0)), ==,
                   LUDO_STEP_PREDICT);
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

static const char *
position_of (GtkWidget *window,
             guint      step)
{
  return ludo_draft_get (ludo_draft_get_step (draft_of (window), step),
                         "position");
}

#define PLAYED "3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/3,3,3,3,3,3,3 n ?? 1"

/* A lesson begins as the board stands, at the start, or with what is set up on
 * an empty board; all steps that begin there follow. */
static void
test_position (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("chisolo", PLAYED, 1, NULL);
  GtkWidget *window, *head, *editor;
  LudoPositionEditor *positions;
  App app;

  app_open (&app);
  ludo_window_show_game (app.window, game);
  hand_settle (GTK_WIDGET (app.window));
  window = open_editor (&app, "chisolo");
  head = app_part (window, "head");
  g_assert_cmpstr (position_of (window, 0), ==, PLAYED);
  g_assert_true (gtk_toggle_button_get_active
                   (GTK_TOGGLE_BUTTON (app_part (head, "stands_button"))));
  click (window, app_part (app_part (window, "steps"), "add_button"));
  hand_settle (window);
  click (window, app_part (head, "start_button"));
  hand_settle (window);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (position_of (window, i), ==, "");
  click (window, app_part (head, "stands_button"));
  hand_settle (window);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (position_of (window, i), ==, PLAYED);

  /* An empty board is there to be filled; closing it changes nothing. */
  click (window, app_part (head, "empty_button"));
  editor = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  gtk_window_close (GTK_WINDOW (editor));
  hand_focus_window (window);
  hand_settle (window);
  g_assert_cmpstr (position_of (window, 0), ==, PLAYED);
  g_assert_true (gtk_toggle_button_get_active
                   (GTK_TOGGLE_BUTTON (app_part (head, "stands_button"))));
  click (window, app_part (head, "empty_button"));
  editor = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  positions = ludo_editor_window_get_editor (LUDO_EDITOR_WINDOW (editor));
  ludo_position_editor_click (positions, 0);
  ludo_position_editor_click (positions, 20);
  hand_settle (editor);
  hand_click_widget (app_part (editor, "play_button"));
  hand_focus_window (window);
  hand_settle (window);
  for (guint i = 0; i < 2; i++)
    g_assert_nonnull (strstr (position_of (window, i), "0,0,0,0,0,0,0/0,"));
  g_assert_true (gtk_toggle_button_get_active
                   (GTK_TOGGLE_BUTTON (app_part (head, "empty_button"))));
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

/* Follows the link of the message; returns what has the focus then. */
static GtkWidget *
follow_link (GtkWidget *window)
{
  GtkLabel *label = GTK_LABEL (app_part (window, "message_label"));

  g_assert_nonnull (strstr (gtk_label_get_label (label), "<a href="));
  hand_click (GTK_WIDGET (label), 12,
              gtk_widget_get_height (GTK_WIDGET (label)) / 2.0);
  hand_settle (window);

  return gtk_window_get_focus (GTK_WINDOW (window));
}

static void
check_led (GtkWidget *window,
           GtkWidget *wanted)
{
  GtkWidget *focus = follow_link (window);

  if (focus == NULL
      || (focus != wanted && !gtk_widget_is_ancestor (focus, wanted)))
    g_error ("the link leads to %s instead of %s",
             focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing",
             G_OBJECT_TYPE_NAME (wanted));
  g_assert_true (gtk_widget_get_mapped (wanted));
}

/* The field of one's own language stands above that of the other. */
static void
check_first (GtkWidget *own,
             GtkWidget *other)
{
  while (other != NULL && other != own)
    other = gtk_widget_get_prev_sibling (other);
  g_assert_true (other == own);
}

/* The message about anything that is missing leads to where it is given, be it
 * in another step; so does the button that would save. */
static void
test_links (void)
{
  static const char *const languages[] = { "en", "fr" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *window, *board;
      LudoLessonForm *form;
      LudoPageLanguage now = i == 0 ? LUDO_PAGE_ENGLISH : LUDO_PAGE_FRENCH;
      LudoPageLanguage other = i == 0 ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH;
      App app;

      app_open (&app);
      app_speak (&app, languages[i]);
      window = open_editor (&app, "chisolo");
      form = LUDO_LESSON_FORM (app_part (window, "form"));
      board = app_find (window, LUDO_TYPE_BOARD);
      check_led (window, ludo_lesson_form_get_input (form, LUDO_TEXT_SENTENCES,
                                                     now));
      check_first (title_of (window, now), title_of (window, other));
      check_first (ludo_lesson_form_get_input (form, LUDO_TEXT_ASK, now),
                   ludo_lesson_form_get_input (form, LUDO_TEXT_ASK, other));
      hand_type ("Text.");
      hand_settle (window);
      check_led (window, title_of (window, now));
      gtk_widget_grab_focus (app_part (window, "position_button"));
      hand_settle (window);
      hand_click_widget (app_part (window, "save_button"));
      hand_settle (window);
      g_assert_true (gtk_widget_is_ancestor
                       (gtk_window_get_focus (GTK_WINDOW (window)),
                        title_of (window, now)));
      hand_type ("Title");
      hand_settle (window);
      g_assert_null (strstr (gtk_label_get_label
                               (GTK_LABEL (app_part (window,
                                                     "message_label"))), "<a"));

      choose_kind (window, LUDO_STEP_MOVE);
      check_led (window, board);
      choose_kind (window, LUDO_STEP_CELL);
      check_led (window, board);
      choose_kind (window, LUDO_STEP_CHOOSE);
      check_led (window, ludo_lesson_form_get_input (form, LUDO_TEXT_OPTION,
                                                     now));
      choose_kind (window, LUDO_STEP_NUMBER);
      check_led (window, app_find (GTK_WIDGET (form), GTK_TYPE_SPIN_BUTTON));
      /* Without chance there is one kind less. */
      choose_kind (window, LUDO_STEP_PLACE - 1);
      check_led (window, app_part (window, "position_button"));

      /* From the lesson's own fields to the step that lacks something. */
      choose_step (window, 0);
      check_led (window, app_part (window, "position_button"));
      g_assert_cmpuint (gtk_drop_down_get_selected
                          (GTK_DROP_DOWN (app_part (app_part (window, "steps"),
                                                    "steps"))), ==, 1);
      gtk_window_destroy (GTK_WINDOW (window));
      app_speak (&app, "en");
      app_close (&app);
    }
}

static gboolean
is_asked_for (GtkWidget     *widget,
              gconstpointer  data)
{
  return GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)),
                       "Wrong answer") == 0;
}

/* A wrong place is given on the board, and no field asks for its name. */
static void
test_wrong_place (void)
{
  GtkWidget *window, *form, *answer, *focus, *view;
  LudoBoard *board;
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  graphene_rect_t bounds;
  App app;

  app_open (&app);
  window = open_editor (&app, "chisolo");
  form = app_part (window, "form");
  answer = app_part (window, "answer");
  board = LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD));
  choose_kind (window, LUDO_STEP_MOVE);
  g_assert_null (app_find_if (form, is_asked_for, NULL));
  choose_kind (window, LUDO_STEP_CELL);
  g_assert_null (app_find_if (form, is_asked_for, NULL));
  hand_click_place (board, ludo_drawing_find_place (drawing, "c2"));
  hand_settle (window);
  click (window, app_part (answer, "wrong_button"));
  hand_settle (window);
  hand_click_place (board, ludo_drawing_find_place (drawing, "d2"));
  hand_settle (window);
  /* What is typed can be seen. */
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  view = gtk_widget_get_ancestor (focus, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (focus, view, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (view));
  hand_type ("Too far");
  hand_settle (window);
  g_assert_cmpstr (ludo_draft_get_wrong (ludo_draft_get_step (draft_of (window),
                                                              0), 0), ==, "d2");
  g_assert_cmpstr (ludo_draft_get (ludo_draft_get_step (draft_of (window), 0),
                                   "cells"), ==, "c2");
  g_assert_nonnull (app_find_if (form, is_asked_for, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

static char *
dup_title (GtkWidget *window)
{
  return ludo_draft_dup_text (draft_of (window)->page, LUDO_TEXT_TITLE, 0,
                              LUDO_PAGE_ENGLISH);
}

static void
check_title (GtkWidget  *window,
             const char *wanted)
{
  g_autofree char *title = dup_title (window);

  g_assert_cmpstr (title, ==, wanted);
}

static const char *
offer (GtkWidget *window)
{
  GtkWidget *bar = app_part (window, "draft_bar");

  return gtk_widget_get_visible (bar)
           ? gtk_label_get_text (GTK_LABEL (app_part (bar, "label"))) : NULL;
}

static void
press (GtkWidget  *window,
       const char *button)
{
  click (window, app_part (app_part (window, "draft_bar"), button));
  hand_settle (window);
}

/* A lesson that was closed unsaved is offered again, as it was; discarding it
 * can be undone, also after the window was closed. */
static void
test_closed (void)
{
  static const char *const languages[] = { "en", "fr" };
  g_autofree char *saved_path = NULL;
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      gboolean english = i == 0;
      g_autofree char *path = g_strdup_printf ("%s/%u.lesson", folder, i);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      GtkWidget *window;
      App app;

      app_open (&app);
      app_speak (&app, languages[i]);
      window = open_editor (&app, "chisolo");
      g_assert_null (offer (window));
      write_title (window, "Half");
      click (window, app_part (app_part (window, "steps"), "add_button"));
      hand_settle (window);
      gtk_window_close (GTK_WINDOW (window));
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpuint (g_list_model_get_n_items
                          (gtk_window_get_toplevels ()), ==, 1);
      g_assert_cmpstr (app_message (app.window), ==, english
                       ? "The lesson was not saved. A draft is kept, and the "
                         "lesson editor will offer it again."
                       : "La leçon n’a pas été enregistrée. Un brouillon est "
                         "gardé, et l’éditeur de leçons le proposera de "
                         "nouveau.");

      window = open_editor (&app, "tavli");
      g_assert_cmpstr (offer (window), ==, english
                       ? "The lesson “Half” was not saved."
                       : "La leçon «\u00a0Half\u00a0» n’a pas été "
                         "enregistrée.");
      press (window, "discard_button");
      g_assert_cmpstr (offer (window), ==, english
                       ? "The draft was discarded."
                       : "Le brouillon a été abandonné.");
      gtk_window_close (GTK_WINDOW (window));
      hand_settle (GTK_WIDGET (app.window));
      window = open_editor (&app, "tavli");
      press (window, "undo_button");
      press (window, "go_on_button");
      g_assert_null (offer (window));
      check_title (window, "Half");
      g_assert_cmpstr (draft_of (window)->rules->id, ==, "chisolo");
      g_assert_cmpuint (ludo_draft_get_n_steps (draft_of (window)), ==, 2);

      /* Another one that is opened leaves it to be offered. */
      saved_path = g_test_build_filename (G_TEST_DIST, "..", "data", "content",
                                          "chisolo", "lessons",
                                          "first-steps.lesson", NULL);
      {
        g_autoptr (GFile) other = g_file_new_for_path (saved_path);

        ludo_lesson_editor_open (LUDO_LESSON_EDITOR (window), other);
      }
      g_clear_pointer (&saved_path, g_free);
      hand_settle (window);
      check_title (window, "First steps");
      press (window, "go_on_button");
      check_title (window, "Half");

      /* It is kept no longer once it was saved. */
      for (guint j = 0; j < 2; j++)
        ludo_draft_set_text (ludo_draft_get_step (draft_of (window), j),
                             LUDO_TEXT_SENTENCES, 0, LUDO_PAGE_ENGLISH, "A.");
      write_title (window, "s");
      ludo_lesson_editor_save (LUDO_LESSON_EDITOR (window), file);
      for (guint n = 0; n < 500 && !g_file_test (path, G_FILE_TEST_EXISTS); n++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (10000);
        }
      hand_settle (window);
      gtk_window_close (GTK_WINDOW (window));
      hand_settle (GTK_WIDGET (app.window));
      window = open_editor (&app, "tavli");
      g_assert_null (offer (window));
      gtk_window_destroy (GTK_WINDOW (window));
      app_speak (&app, "en");
      app_close (&app);
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_rmdir (folder);
}

/* Returns: (transfer full) (nullable): the file of the drafts that ends so. */
static char *
dup_draft_path (const char *end)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (),
                                              "ludotheque", "drafts", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, end))
      return g_build_filename (folder, name, NULL);

  return NULL;
}

static gboolean
is_kept (gpointer data)
{
  g_autofree char *path = dup_draft_path (".draft");

  return path != NULL;
}

/* Whether no editor has the draft any more, nor is still writing it. */
static gboolean
is_free (gpointer data)
{
  g_autofree char *path = dup_draft_path (".draft.lock");
  int lock = path != NULL ? g_open (path, O_RDWR | O_CLOEXEC, 0) : -1;
  gboolean free = lock < 0 || flock (lock, LOCK_EX | LOCK_NB) == 0;

  if (lock >= 0)
    close (lock);

  return free;
}

/* A draft is not lost if the window is destroyed without being closed, and two
 * windows do not offer each other a draft that is being written. */
static void
test_gone (void)
{
  GtkWidget *window, *other;
  App app;

  app_open (&app);
  window = open_editor (&app, "chisolo");
  write_title (window, "At work");
  hand_wait_until (is_kept, NULL, "the draft");
  other = ludo_lesson_editor_new (GTK_WINDOW (app.window),
                                  ludo_reading_page_get_library
                                    (ludo_window_get_reading_page (app.window)),
                                  games_find ("tavli"), "");
  g_assert_null (offer (other));
  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_destroy (GTK_WINDOW (window));
  hand_wait_until (is_free, NULL, "the draft to be let go");
  hand_settle (GTK_WIDGET (app.window));
  window = open_editor (&app, "chisolo");
  g_assert_cmpstr (offer (window), ==, "The lesson “At work” was not saved.");
  press (window, "go_on_button");
  check_title (window, "At work");
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

/* A file that is no draft is set aside with a sentence, and the one behind it
 * is offered. */
static void
test_hostile (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (),
                                              "ludotheque", "drafts", NULL);
  g_autofree char *path = g_build_filename (folder, "lesson-x.draft", NULL);
  GtkWidget *window;
  App app;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "-\n('lesson',", -1, NULL));
  app_open (&app);
  window = open_editor (&app, "chisolo");
  g_assert_null (offer (window));
  g_assert_true (g_str_has_prefix
                   (gtk_label_get_text (GTK_LABEL (app_part (window,
                                                             "problem_label"))),
                    "A draft cannot be read. It is left in “"));
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/lesson-draft/begins", test_begins);
  g_test_add_func ("/lesson-draft/margins", test_margins);
  g_test_add_func ("/lesson-draft/game", test_game);
  g_test_add_func ("/lesson-draft/position", test_position);
  g_test_add_func ("/lesson-draft/links", test_links);
  g_test_add_func ("/lesson-draft/wrong-place", test_wrong_place);
  g_test_add_func ("/lesson-draft/closed", test_closed);
  g_test_add_func ("/lesson-draft/gone", test_gone);
  g_test_add_func ("/lesson-draft/hostile", test_hostile);

  return g_test_run ();
}
