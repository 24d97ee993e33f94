/* test-lesson-places.c: the buttons of a lesson stay where they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <string.h>

#include "app/learning/ludo-lesson-words.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "games/games.h"
#include "row-places.h"
#include "test-wait.h"

#define DOTS_96 (96 * 1024)

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static void
open_lesson (App        *app,
             const char *game_id,
             const char *name)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", game_id,
                      "lessons", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (ludo_window_open_lesson (app->window, file));
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
  app_choose_lesson (app, TRUE);
}

/* Plays the first legal move of each turn that is the pupil's. */
static void
play_something (LudoLessonRun *run)
{
  LudoGame *game = ludo_lesson_run_get_game (run);

  if (ludo_lesson_run_get_playing (run) && !ludo_game_get_over (game))
    app_play_plies (game, 1);
}

/* A busy machine may be a frame late. */
static gboolean
has_height (gpointer reply)
{
  int needed;

  gtk_widget_measure (reply, GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_allocated_width (reply), &needed, NULL,
                      NULL, NULL);

  return gtk_widget_get_allocated_height (reply) >= needed;
}

/* The end of the reply is in sight, or the beginning of one that is higher than
 * there is room. */
static void
check_reply (App        *app,
             const char *what)
{
  GtkWidget *reply = part (app, "reply_box");
  GtkWidget *scroller = gtk_widget_get_ancestor (reply,
                                                 GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (!gtk_widget_has_css_class (reply, "said"))
    return;
  hand_settle (GTK_WIDGET (app->window));
  hand_wait_until (has_height, reply, "a reply in its whole height");
  g_assert_true (gtk_widget_compute_bounds (reply, scroller, &bounds));
  if (bounds.size.height > (float) gtk_widget_get_height (scroller))
    g_assert_cmpfloat (fabsf (bounds.origin.y), <,
                       gtk_widget_get_height (scroller) / 2.0f);
  else if (bounds.origin.y + bounds.size.height
           > (float) gtk_widget_get_height (scroller))
    g_error ("%s: the reply ends at %g of %d", what,
             bounds.origin.y + bounds.size.height,
             gtk_widget_get_height (scroller));
}

/* Brings the step into the states that it can have. */
static void
walk_step (App        *app,
           GArray     *spots,
           const char *what)
{
  LudoLessonRun *run = run_of (app);

  row_places_check (app->window, spots, what);
  for (int i = 0; i < 4 && ludo_lesson_run_can_hint (run); i++)
    {
      ludo_lesson_run_ask_hint (run);
      row_places_check (app->window, spots, what);
    }
  play_something (run);
  row_places_check (app->window, spots, what);
  ludo_lesson_run_start_over (run);
  row_places_check (app->window, spots, what);
  ludo_lesson_run_choose (run, 0);
  ludo_lesson_run_enter (run, "0");
  row_places_check (app->window, spots, what);
  check_reply (app, what);
  ludo_lesson_run_choose (run, (guint) __builtin_ctzll
                                 (ludo_lesson_run_get_step (run)->right_options
                                  | G_GUINT64_CONSTANT (1) << 63));
  row_places_check (app->window, spots, what);
}

/* What the heading of the sheet and the reply would both say is said once, to
 * the eye and to the ear. */
static void
test_heading (void)
{
  static const struct
  {
    const char *language;
    const char *plain;
    const char *heading;
    const char *rest;
    const char *heard;
  } words[] = {
    { "en", "That is right.", "Right",
      "The two stones in the third hole set off again.",
      "Right. The two stones in the third hole set off again." },
    { "fr", "C’est juste.", "Juste",
      "Les deux cailloux du troisième trou repartent.",
      "Juste. Les deux cailloux du troisième trou repartent." },
  };
  g_autoptr (GFile) file =
    g_file_new_for_path (g_test_get_filename (G_TEST_DIST, "app",
                                              "trial.lesson", NULL));
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *both = g_strconcat (words[i].plain, " Rest", NULL);
      g_autofree char *title = g_strconcat (words[i].heading, ". Rest", NULL);
      g_autofree char *heard = NULL;
      LudoLessonPage *page;

      app_speak (&app, words[i].language);
      g_assert_true (ludo_window_open_lesson (app.window, file));
      hand_focus_window (GTK_WIDGET (app.window));
      app_choose_lesson (&app, TRUE);
      page = app_lesson_page (&app);
      ludo_lesson_run_enter (run_of (&app), "3");
      hand_settle (GTK_WIDGET (app.window));
      g_assert_null (part (&app, "reply_heading"));
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app,
                                                            "reply_label"))),
                       ==, words[i].plain);
      g_assert_cmpstr (ludo_lesson_page_get_announcement (page), ==,
                       words[i].plain);

      app_begin_lesson (&app, "chisolo/lessons/endless#ring");
      ludo_lesson_run_choose (run_of (&app), 0);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app,
                                                            "reply_heading"))),
                       ==, words[i].heading);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app,
                                                            "reply_label"))),
                       ==, words[i].rest);
      heard = ludo_lesson_words_dup_judged (LUDO_TONE_RIGHT, words[i].rest);
      g_assert_cmpstr (heard, ==, words[i].heard);

      /* A lesson of a teacher may say it in either way. */
      g_assert_cmpstr (ludo_lesson_words_skip_heading (LUDO_TONE_RIGHT, both),
                       ==, "Rest");
      g_assert_cmpstr (ludo_lesson_words_skip_heading (LUDO_TONE_RIGHT, title),
                       ==, "Rest");
      g_assert_cmpstr (ludo_lesson_words_skip_heading (LUDO_TONE_HINT, both),
                       ==, both);
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The place and the size of each answer of the step in their box. */
static GArray *
measure_options (App *app)
{
  GtkWidget *box = part (app, "options_box");
  GArray *places = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  for (GtkWidget *option = gtk_widget_get_first_child (box); option != NULL;
       option = gtk_widget_get_next_sibling (option))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (option, box, &bounds));
      g_array_append_val (places, bounds);
    }

  return places;
}

/* The answers stay in their places once the step is done.  What was chosen is
 * marked, and nothing else can be any more. */
static void
check_chosen (App        *app,
              GArray     *before,
              guint       chosen,
              gboolean    is_right,
              const char *name)
{
  g_autoptr (GArray) after = measure_options (app);
  GtkWidget *option = gtk_widget_get_first_child (part (app, "options_box"));

  g_assert_cmpuint (after->len, ==, before->len);
  g_assert_cmpmem (after->data, after->len * sizeof (graphene_rect_t),
                   before->data, before->len * sizeof (graphene_rect_t));
  for (guint i = 0; option != NULL;
       i++, option = gtk_widget_get_next_sibling (option))
    {
      g_autofree char *called = app_dup_name (option);

      g_assert_true (gtk_widget_get_mapped (option));
      g_assert_false (gtk_widget_get_sensitive (option));
      g_assert_cmpint (gtk_widget_has_css_class (option, "right"), ==,
                       i == chosen && is_right);
      g_assert_cmpint (gtk_widget_has_css_class (option, "note"), ==,
                       i == chosen && !is_right);
      g_assert_cmpint (g_str_has_prefix (called, name), ==, i == chosen);
      if (i == chosen)
        gtk_test_accessible_assert_state (option,
                                          GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
    }
}

/* Named: what a button is called as the focus leaves it. */
typedef struct
{
  GtkWidget *button;
  char *name;                   /* owned; NULL until then */
} Named;

static void
note_name (GtkWindow  *window,
           GParamSpec *pspec,
           Named      *named)
{
  if (gtk_widget_has_focus (named->button) || named->name != NULL)
    return;

  named->name = app_dup_name (named->button);
}

/* A question keeps its answers, and so does a debate, which has no right one.
 * The chosen one gets its new name only once the focus has left it, since a
 * screen reader would speak it beside the reply. */
static void
test_chosen (void)
{
  App app;

  app_open (&app);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GArray) before = NULL;
      Named named = { 0 };
      GtkWidget *option;
      guint right;

      app_begin_lesson (&app, i == 0 ? "ken-wan/lessons/first-steps#any"
                                    : "ken-wan/lessons/hold-together#vote");
      hand_focus_window (GTK_WIDGET (app.window));
      hand_settle (GTK_WIDGET (app.window));
      before = measure_options (&app);
      g_assert_cmpuint (before->len, >, 1);
      right = i == 1 ? 1
              : (guint) __builtin_ctzll
                          (ludo_lesson_run_get_step (run_of (&app))
                             ->right_options);
      option = gtk_widget_get_first_child (part (&app, "options_box"));
      for (guint j = 0; j < right; j++)
        option = gtk_widget_get_next_sibling (option);
      gtk_widget_grab_focus (option);
      named.button = option;
      g_signal_connect (app.window, "notify::focus-widget",
                        G_CALLBACK (note_name), &named);
      ludo_lesson_run_choose (run_of (&app), right);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_nonnull (named.name);
      g_assert_false (g_str_has_prefix (named.name, i == 0 ? "Right. "
                                                           : "Your answer. "));
      g_signal_handlers_disconnect_by_func (app.window, note_name, &named);
      g_free (named.name);
      check_chosen (&app, before, right, i == 0,
                    i == 0 ? "Right. " : "Your answer. ");
      g_assert_true (gtk_widget_has_focus (part (&app, "on_button")));
      /* Another try can be answered again. */
      ludo_lesson_run_try_again (run_of (&app));
      hand_settle (GTK_WIDGET (app.window));
      g_assert_true (gtk_widget_get_sensitive
                       (gtk_widget_get_first_child (part (&app,
                                                          "options_box"))));
    }
  app_close (&app);
}

/* The button that goes on to the last step is called otherwise there, but not
 * while it has the focus, since a screen reader would speak that first. */
static void
test_last (void)
{
  App app;
  Named named = { 0 };
  LudoLessonRun *run;
  g_autofree char *name = NULL;

  app_open (&app);
  app_begin_lesson (&app, "tavli/lessons/zeno#luck");
  hand_focus_window (GTK_WIDGET (app.window));
  run = run_of (&app);
  ludo_lesson_run_choose (run, (guint) __builtin_ctzll
                                 (ludo_lesson_run_get_step (run)
                                    ->right_options));
  hand_settle (GTK_WIDGET (app.window));
  named.button = part (&app, "on_button");
  g_assert_true (gtk_widget_has_focus (named.button));
  g_signal_connect (app.window, "notify::focus-widget",
                    G_CALLBACK (note_name), &named);
  hand_press_key (GDK_KEY_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (named.name, ==, "Continue");
  name = app_dup_name (named.button);
  g_assert_cmpstr (name, ==, "Finish");
  g_signal_handlers_disconnect_by_func (app.window, note_name, &named);
  g_free (named.name);
  app_close (&app);
}

/* Every answer that is drawn hears a click in each of its corners once it is
 * scrolled into sight. */
static void
check_answers (App        *app,
               const char *what)
{
  GtkWidget *box = part (app, "options_box");
  GtkWidget *scroller;
  GtkAdjustment *adjustment;

  if (box == NULL || !gtk_widget_get_mapped (box))
    return;
  scroller = gtk_widget_get_ancestor (box, GTK_TYPE_SCROLLED_WINDOW);
  adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (GtkWidget *option = gtk_widget_get_first_child (box); option != NULL;
       option = gtk_widget_get_next_sibling (option))
    {
      graphene_rect_t bounds;
      GtkWidget *window = GTK_WIDGET (app->window);

      g_assert_true (gtk_widget_compute_bounds (option, scroller, &bounds));
      gtk_adjustment_set_value (adjustment,
                                gtk_adjustment_get_value (adjustment)
                                + bounds.origin.y);
      hand_settle (window);
      g_assert_true (gtk_widget_compute_bounds (option, window, &bounds));
      for (int i = 0; i < 4; i++)
        {
          double x = bounds.origin.x + (i & 1 ? bounds.size.width - 4 : 4);
          double y = bounds.origin.y + (i & 2 ? bounds.size.height - 4 : 4);
          GtkWidget *hit = gtk_widget_pick (window, x, y, GTK_PICK_DEFAULT);

          if (hit != option && !gtk_widget_is_ancestor (hit, option))
            {
              graphene_rect_t room;

              g_assert_true (gtk_widget_compute_bounds (scroller, window,
                                                        &room));
              g_error ("%s: an answer from %g to %g hears nothing at %g, %g "
                       "but %s; the text ends at %g; %g of %g to %g", what,
                       bounds.origin.y,
                       bounds.origin.y + bounds.size.height, x, y,
                       hit != NULL ? G_OBJECT_TYPE_NAME (hit) : "nothing",
                       room.origin.y + room.size.height,
                       gtk_adjustment_get_value (adjustment),
                       gtk_adjustment_get_page_size (adjustment),
                       gtk_adjustment_get_upper (adjustment));
            }
        }
    }
}

static void
walk_lessons (App             *app,
              const GameRules *rules,
              int              letters,
              const char      *size)
{
  g_autofree char *folder =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", rules->id,
                      "lessons", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (RowPlace));
      LudoLessonRun *run;

      if (!g_str_has_suffix (name, ".lesson")
          || (!g_test_slow () && !g_str_has_prefix (name, "further")))
        continue;
      open_lesson (app, rules->id, name);
      run = run_of (app);
      for (guint i = 0; i < ludo_lesson_run_get_lesson (run)->steps->len; i++)
        {
          g_autofree char *what =
            g_strdup_printf ("%s, step %u, %s, letters %d %%", name, i + 1,
                             size, letters);

          ludo_lesson_run_go_to (run, i);
          hand_settle (GTK_WIDGET (app->window));
          check_answers (app, what);
          walk_step (app, spots, what);
        }
    }
}

static int
row_end (App        *app,
         const char *button)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part (app, button),
                                            GTK_WIDGET (app->window),
                                            &bounds));

  return (int) (bounds.origin.y + bounds.size.height);
}

/* In a window of usual width all buttons stand in one line, even those of a
 * game with a throw. */
static void
test_line (gconstpointer data)
{
  static const char *const languages[] = { "fr", "en" };
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "1270x800", TRUE);
  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      open_lesson (&app, data, "first-steps.lesson");
      ludo_lesson_run_go_to (run_of (&app), 1);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpint (row_end (&app, "back_button"), ==,
                       row_end (&app, "on_button"));
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The walk: of each game one lesson, at another size, in another language and
 * in other letters; the slow run has each lesson at each size. */
static void
test_places (gconstpointer data)
{
  const GameRules *const *games = games_list ();
  static const char *const sizes[] = {
    "360x640", "800x600", "1280x800", "1920x1000",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int letters = i % 2 == 0 ? 100 : 150;
      App app;

      if (!g_test_slow () && games[i] != data)
        continue;
      g_setenv ("LUDOTHEQUE_WINDOW", sizes[i], TRUE);
      app_open (&app);
      app_speak (&app, i % 2 == 0 ? "fr" : "en");
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    DOTS_96 * letters / 100, NULL);
      walk_lessons (&app, data, letters, sizes[i]);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
      app_close (&app);
    }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

/* With large letters the places of the buttons take lines of which the first
 * step needs one: the words reach down to that. */
static void
test_words (void)
{
  static const char *const sizes[] = { "360x640", "800x600" };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *scroller, *on;
      graphene_rect_t bounds;
      App app;

      g_setenv ("LUDOTHEQUE_WINDOW", sizes[i], TRUE);
      app_open (&app);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96 * 2,
                    NULL);
      open_lesson (&app, "zohn-ahl", "first-steps.lesson");
      hand_settle (GTK_WIDGET (app.window));
      on = part (&app, "on_button");
      scroller = gtk_widget_get_ancestor (part (&app, "ask_label"),
                                          GTK_TYPE_SCROLLED_WINDOW);
      g_assert_true (gtk_widget_compute_bounds (on, scroller, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=,
                         gtk_widget_get_height (scroller));
      g_assert_cmpfloat (bounds.origin.y, <=,
                         gtk_widget_get_height (scroller) + 12);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
      app_close (&app);
    }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

static void
check_lines (App *app,
             int  n_lines)
{
  GtkWidget *words = part (app, "words_label");
  GtkWidget *scroller = part (app, "scroller");
  g_autoptr (PangoLayout) line = gtk_widget_create_pango_layout (words, "A");
  int height;

  hand_settle (GTK_WIDGET (app->window));
  pango_layout_get_pixel_size (line, NULL, &height);
  g_assert_cmpint (gtk_widget_get_height (scroller), >=, n_lines * height);
}

/* In the narrowest window with the largest letters five lines of words can be
 * read at once, in every state of a step. */
static void
test_lines (gconstpointer data)
{
  const GameRules *rules = data;
  g_autofree char *lesson = g_strconcat (rules->id, "/lessons/first-steps",
                                         NULL);
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  app_open (&app);
  for (int i = 0; i < 2; i++)
    {
      LudoLessonRun *run;

      app_speak (&app, i == 0 ? "fr" : "en");
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96 * 2,
                    NULL);
      app_begin_lesson (&app, lesson);
      run = run_of (&app);
      for (guint n = 0; n < ludo_lesson_run_get_lesson (run)->steps->len; n++)
        {
          ludo_lesson_run_go_to (run, n);
          check_lines (&app, 5);
          ludo_lesson_run_choose (run, 0);
          ludo_lesson_run_enter (run, "0");
          play_something (run);
          check_lines (&app, 5);
        }
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
    }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  app_speak (&app, "en");
  app_close (&app);
}

/* A short question that is scrolled into sight takes the whole title out of it,
 * and not a part. */
static void
test_title (void)
{
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  app_open (&app);
  app_speak (&app, "fr");
  app_begin_lesson (&app, "tavli/lessons/zeno#recall");
  for (int letters = 100; letters <= 200; letters += 25)
    {
      GtkWidget *title, *ask, *scroller;
      graphene_rect_t above, below;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    DOTS_96 * letters / 100, NULL);
      hand_settle (GTK_WIDGET (app.window));
      hand_settle (GTK_WIDGET (app.window));
      title = part (&app, "title_label");
      ask = part (&app, "ask_label");
      scroller = gtk_widget_get_ancestor (ask, GTK_TYPE_SCROLLED_WINDOW);
      g_assert_true (gtk_widget_compute_bounds (title, scroller, &above)
                     && gtk_widget_compute_bounds (ask, scroller, &below));
      if (above.origin.y < 0)
        g_assert_cmpfloat (above.origin.y + above.size.height, <=, 0);
      g_assert_cmpfloat (below.origin.y, >=, 0);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  app_speak (&app, "en");
  app_close (&app);
}

/* All places that may be predicted are in sight; where they have no room, as
 * many as leave the question in sight. */
static void
test_predicted (void)
{
  static const char *const sizes[] = { "360x640", "800x600" };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *options, *scroller, *ask;
      graphene_rect_t bounds, question;
      App app;

      g_setenv ("LUDOTHEQUE_WINDOW", sizes[i], TRUE);
      app_open (&app);
      app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#predict");
      hand_settle (GTK_WIDGET (app.window));
      options = part (&app, "options_box");
      scroller = part (&app, "scroller");
      ask = part (&app, "ask_label");
      g_assert_true (gtk_widget_compute_bounds (options, scroller, &bounds)
                     && gtk_widget_compute_bounds (ask, scroller, &question));
      g_assert_cmpfloat (question.origin.y, >=, -1);
      if (question.origin.y > 1)
        g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                           gtk_widget_get_height (scroller) + 1);
      app_close (&app);
    }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/lesson-places/chosen", test_chosen);
  g_test_add_func ("/app/lesson-places/last", test_last);
  g_test_add_func ("/app/lesson-places/heading", test_heading);
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/app/lesson-places/%s", games[i]->id);

      g_autofree char *lines =
        g_strdup_printf ("/app/lesson-places/lines/%s", games[i]->id);

      g_test_add_data_func (name, games[i], test_places);
      g_test_add_data_func (lines, games[i], test_lines);
    }
  g_test_add_data_func ("/app/lesson-places/line/zohn-ahl", "zohn-ahl",
                        test_line);
  g_test_add_data_func ("/app/lesson-places/line/tavli", "tavli", test_line);
  g_test_add_func ("/app/lesson-places/words", test_words);
  g_test_add_func ("/app/lesson-places/title", test_title);
  g_test_add_func ("/app/lesson-places/predicted", test_predicted);

  return g_test_run ();
}
