/* test-lesson.c: a lesson is done by the mouse, and by keys alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <sys/stat.h>
#include <string.h>

#include "app/learning/ludo-step-dots.h"
#include "test-wait.h"

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  text)
{
  const char *label = GTK_IS_BUTTON (widget)
                        ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;

  return label != NULL && gtk_widget_get_mapped (widget)
         && g_strcmp0 (label, text) == 0;
}

static GtkWidget *
button (App        *app,
        const char *label)
{
  GtkWidget *found = app_find_if (GTK_WIDGET (app->window), is_button, label);

  if (found == NULL)
    g_error ("There is no button “%s”", label);

  return found;
}

static void
click (App        *app,
       const char *label)
{
  hand_click_widget (button (app, label));
  hand_settle (GTK_WIDGET (app->window));
}

static void
press (App   *app,
       guint  key)
{
  hand_press_key (key, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static void
check_at (App        *app,
          const char *step_id,
          gboolean    done)
{
  LudoLessonRun *run = run_of (app);

  g_assert_nonnull (run);
  g_assert_cmpstr (ludo_lesson_run_get_step (run)->node->id, ==, step_id);
  g_assert_cmpint (ludo_lesson_run_get_state (run) == LUDO_RUN_DONE, ==, done);
}

static void
click_place (App        *app,
             const char *name)
{
  LudoBoard *board = ludo_lesson_page_get_board (app_lesson_page (app));
  LudoGame *game = ludo_lesson_run_get_game (run_of (app));

  hand_click_place (board, ludo_drawing_find_place
                             (ludo_drawing_for
                                (ludo_game_get_rules (game)->id), name));
  hand_settle (GTK_WIDGET (app->window));
}

static void
begin (App      *app,
       gboolean  again)
{
  GtkWidget *row;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              "chisolo");
  hand_settle (GTK_WIDGET (app->window));
  g_assert_cmpstr (ludo_window_get_page (app->window), ==, "learn");
  row = gtk_widget_get_ancestor (app_find_label (GTK_WIDGET (app->window),
                                                 "First steps"),
                                 GTK_TYPE_BUTTON);
  hand_focus_window (GTK_WIDGET (app->window));
  hand_click_widget (row);
  hand_settle (GTK_WIDGET (app->window));
  app_choose_lesson (app, again);
}

static void
test_mouse (void)
{
  LudoLessonRun *run;
  App app;

  app_open (&app);
  g_assert_true (gtk_widget_get_visible
                   (app_find_action (GTK_WIDGET (app.window), "win.learn")));
  begin (&app, TRUE);
  check_at (&app, "goal", FALSE);
  click (&app, "_Continue");
  check_at (&app, "sow", FALSE);

  /* A refused move is explained, and a legal one is judged. */
  click_place (&app, "a1");
  g_assert_cmpstr (ludo_lesson_page_get_announcement (app_lesson_page (&app)),
                   !=, "");
  check_at (&app, "sow", FALSE);
  click_place (&app, "d1");
  g_assert_nonnull (strstr (ludo_lesson_page_get_announcement
                              (app_lesson_page (&app)), "d1 holds only one"));
  click (&app, "Try _Again");
  click (&app, "_Hint");
  g_assert_nonnull (strstr (ludo_lesson_page_get_announcement
                              (app_lesson_page (&app)), "second from"));
  /* In the end the answer is said in words, and shown with its notation. */
  while (!g_str_has_prefix (ludo_lesson_page_get_announcement
                              (app_lesson_page (&app)), "The answer is: "))
    click (&app, "_Hint");
  g_assert_cmpstr (ludo_lesson_page_get_announcement (app_lesson_page (&app)),
                   ==, "The answer is: sow the hole b1 towards g.");
  g_assert_nonnull (app_find_label (GTK_WIDGET (app_lesson_page (&app)),
                                    "The answer is: sow the hole b1 towards g "
                                    "(b1)."));
  g_assert_true (app_is_hinted
                   (ludo_lesson_page_get_board (app_lesson_page (&app)),
                    ludo_drawing_find_place (ludo_drawing_for ("chisolo"),
                                             "b1")));
  click_place (&app, "b1");
  check_at (&app, "sow", TRUE);
  click (&app, "_Continue");

  /* The board is pointed at, and nothing is played by that. */
  check_at (&app, "corner", FALSE);
  click_place (&app, "g1");
  run = run_of (&app);
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_lesson_run_get_game (run)),
                    ==, 0);
  click_place (&app, "d2");
  check_at (&app, "corner", TRUE);

  /* In another language it goes on where it was. */
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (run_of (&app) == run);
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window), "Le coin"));
  click (&app, "_Précédent");
  check_at (&app, "sow", FALSE);
  app_speak (&app, "en");
  app_close (&app);
}

/* A wrong sowing after which a third hole may be taken is called wrong before
 * one is, and can be taken back. */
static void
test_begun (void)
{
  static const struct
  {
    const char *language;
    const char *words;
    const char *again;
    const char *asked;
    const char *undo;
  } languages[] = {
    { "en", "You are asked to sow b1.", "Try _Again",
      "The sowing ends in e2 and takes 2 stones. Take one more hole, or none.",
      "_Undo" },
    { "fr", "On vous demande de semer b1.", "_Réessayer",
      "Le semis finit en e2 et prend 2 cailloux. Prenez encore un trou, ou "
      "renoncez-y.", "_Annuler" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      App app;

      app_open (&app);
      begin (&app, TRUE);
      app_speak (&app, languages[i].language);
      hand_settle (GTK_WIDGET (app.window));
      ludo_lesson_run_go_to (run_of (&app), 1);
      hand_settle (GTK_WIDGET (app.window));
      check_at (&app, "sow", FALSE);
      click_place (&app, "g1");
      g_assert_true (g_str_has_suffix (
        ludo_lesson_page_get_announcement (app_lesson_page (&app)),
        languages[i].words));
      click (&app, languages[i].again);
      click_place (&app, "b1");
      check_at (&app, "sow", TRUE);

      /* A turn that can still be right is asked on, and taken back whole. */
      ludo_lesson_run_go_to (run_of (&app), 5);
      hand_settle (GTK_WIDGET (app.window));
      for (int taken_back = TRUE; taken_back >= FALSE; taken_back--)
        {
          check_at (&app, "third", FALSE);
          click_place (&app, "f2");
          g_assert_cmpstr (ludo_lesson_page_get_announcement
                             (app_lesson_page (&app)), ==, languages[i].asked);
          if (taken_back)
            click (&app, languages[i].undo);
        }
      click_place (&app, "a4");
      check_at (&app, "third", TRUE);
      app_speak (&app, "en");
      app_close (&app);
    }
}

/* In every game, and in both languages, an answer that is given away in words
 * is shown on the board. */
static void
test_given_away (void)
{
  static const struct
  {
    const char *lesson;
    const char *step;
    const char *answers[2];
    const char *places;         /* that are marked, and have a name */
  } cases[] = {
    { "chisolo/lessons/first-steps", "sow",
      { "sow the hole b1 towards g (b1)",
        "semer le trou b1 vers g (b1)" }, "b1" },
    { "tavli/lessons/first-steps", "enter",
      { "a checker enters on 2, then a checker enters on 5, then a checker "
        "enters on 6 (h/2 h/5 h/6)",
        "un pion entre en 2, puis un pion entre en 5, puis un pion entre en 6 "
        "(h/2 h/5 h/6)" }, "2 5 6" },
    { "tavli/lessons/first-steps", "middle", { "cell m9", "case m9" }, "m9" },
    { "ken-wan/lessons/first-steps", "beside",
      { "the piece on c2 goes to b2 (c2b2)", "le pion de c2 va en b2 (c2b2)" },
      "b2 c2" },
    { "ken-wan/lessons/first-steps", "leave",
      { "cell b2, cell d6, cell g7, cell h8",
        "case b2, case d6, case g7, case h8" }, "b2 d6 g7 h8" },
    { "zohn-ahl/lessons/first-steps", "count", { "space 5", "case 5" }, "5" },
    { "zohn-ahl/lessons/further", "ten", { "space 14", "case 14" }, "14" },
  };
  static const char *const hints[] = { "_Hint", "Con_seil" };
  static const char *const starts[] = { "The answer is: ",
                                        "La réponse est\u00a0: " };
  App app;

  app_open (&app);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      const LudoDrawing *drawing;
      LudoLessonRun *run;
      LudoBoard *board;
      guint index = 0;
      g_autofree char *told = g_strconcat (starts[i % 2],
                                           cases[i / 2].answers[i % 2], ".",
                                           NULL);
      g_autoptr (GRegex) notation = g_regex_new (" \\([^)]*\\)", 0, 0, NULL);
      g_autofree char *heard = g_regex_replace_literal (notation, told, -1, 0,
                                                        "", 0, NULL);
      g_autofree char *shown = NULL;
      g_autoptr (GString) marked = g_string_new (NULL);

      app_speak (&app, i % 2 == 0 ? "en" : "fr");
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                                  cases[i / 2].lesson);
      hand_settle (GTK_WIDGET (app.window));
      hand_focus_window (GTK_WIDGET (app.window));
      app_choose_lesson (&app, TRUE);
      run = run_of (&app);
      board = ludo_lesson_page_get_board (app_lesson_page (&app));
      while (!g_str_equal (((LudoStep *) g_ptr_array_index
                              (ludo_lesson_run_get_lesson (run)->steps,
                               index))->node->id, cases[i / 2].step))
        index++;
      ludo_lesson_run_go_to (run, index);
      hand_settle (GTK_WIDGET (app.window));
      while (!g_str_has_prefix (ludo_lesson_page_get_announcement
                                  (app_lesson_page (&app)), starts[i % 2]))
        click (&app, hints[i % 2]);
      drawing = ludo_drawing_for (ludo_lesson_run_get_lesson (run)->rules->id);
      for (int place = 0; place < drawing->n_places; place++)
        {
          char name[8];

          if (app_is_hinted (board, place)
              && drawing->place_name (place, name)[0] != '\0')
            g_string_append_printf (marked, "%s%s", marked->len > 0 ? " " : "",
                                    drawing->place_name (place, name));
        }
      g_assert_cmpstr (ludo_lesson_page_get_announcement
                         (app_lesson_page (&app)), ==, heard);
      shown = ludo_lesson_run_dup_reply (run);
      g_assert_cmpstr (shown, ==, told);
      g_assert_cmpstr (marked->str, ==, cases[i / 2].places);
    }
  app_speak (&app, "en");
  app_close (&app);
}

static void
test_keys (void)
{
  App app;

  app_open (&app);
  begin (&app, TRUE);
  ludo_lesson_run_go_to (run_of (&app), 0);
  hand_settle (GTK_WIDGET (app.window));
  check_at (&app, "goal", FALSE);
  press (&app, XK_Return);
  check_at (&app, "sow", FALSE);
  hand_type ("b1");
  press (&app, XK_Return);
  check_at (&app, "sow", TRUE);
  press (&app, XK_Return);
  check_at (&app, "corner", FALSE);
  hand_type ("d2");
  press (&app, XK_Return);
  check_at (&app, "corner", TRUE);
  press (&app, XK_Return);
  check_at (&app, "relay", FALSE);

  /* Back to the list of lessons, and from there to the shelf. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  g_assert_null (run_of (&app));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");

  /* It is gone on with where it was left. */
  begin (&app, FALSE);
  check_at (&app, "relay", FALSE);
  app_close (&app);
}

/* Whether the keyboard is at a link of the page to what @id names. */
static gboolean
is_at_link (LudoPageView *view,
            const char   *id)
{
  LudoSentence *sentence = ludo_page_view_get_current (view);
  int at = ludo_page_view_get_annotation (view);
  const LudoPageTerm *link = sentence != NULL && at >= 0
    ? ludo_sentence_get_annotation (sentence, at)->term : NULL;

  return link != NULL && g_strcmp0 (link->page_id, id) == 0;
}

/* From a page to its lesson and back; from the rules to a step of one. */
static void
test_links (void)
{
  static const struct
  {
    const char *page;
    const char *link;
    const char *lesson;
    const char *step;
  } links[] = {
    { "chisolo/class#plan", "lessons/endless", "endless", "question" },
    { "chisolo/rules#try-turn", "lessons/first-steps", "first-steps", "sow" },
    { "chisolo/class#plan", "puzzles", "puzzles-1", NULL },
  };
  LudoPageView *view;
  App app;

  app_open (&app);
  hand_focus_window (GTK_WIDGET (app.window));
  view = ludo_reading_page_get_view (ludo_window_get_reading_page
                                       (app.window));
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-of", "s",
                                  links[i].page);
      hand_settle (GTK_WIDGET (app.window));
      for (int j = 0; j < 60 && !is_at_link (view, links[i].link); j++)
        press (&app, XK_Tab);
      g_assert_true (is_at_link (view, links[i].link));
      press (&app, XK_Return);
      g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
      app_choose_lesson (&app, TRUE);
      g_assert_cmpstr (ludo_lesson_run_get_lesson (run_of (&app))->id, ==,
                       links[i].lesson);
      if (links[i].step != NULL)
        check_at (&app, links[i].step, FALSE);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
      g_assert_cmpstr (ludo_window_get_page (app.window), ==, "read");
    }
  app_close (&app);
}

/* The first step describes what has the keyboard, because a screen reader hears
 * no announcement of a page before it knows that. */
static void
test_first_heard (void)
{
  GtkAccessible *focus;
  gint64 begin;
  App app;

  app_open (&app);
  hand_focus_window (GTK_WIDGET (app.window));
  begin = g_get_monotonic_time ();
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "zohn-ahl/lessons/first-steps");
  hand_settle (GTK_WIDGET (app.window));
  focus = GTK_ACCESSIBLE (gtk_root_get_focus (GTK_ROOT (app.window)));
  g_assert_true (GTK_IS_BUTTON (focus));
  WAIT_UNTIL (gtk_test_accessible_has_property
                (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  /* A screen reader that still reads the focus would say it twice. */
  g_assert_cmpint (g_get_monotonic_time () - begin, >=,
                   500 * G_TIME_SPAN_MILLISECOND);
  gtk_test_accessible_assert_property
    (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
     ludo_lesson_page_get_announcement (app_lesson_page (&app)));

  /* It is not said again. */
  gtk_widget_grab_focus (GTK_WIDGET (ludo_lesson_page_get_board
                                       (app_lesson_page (&app))));
  WAIT_UNTIL (!gtk_test_accessible_has_property
                (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  app_close (&app);
}

static gboolean
announces_hint (gpointer page)
{
  LudoLessonRun *run = ludo_lesson_page_get_run (page);

  return ludo_lesson_run_get_tone (run) == LUDO_TONE_HINT;
}

/* While an answer has the keyboard, the board is asked all the same. */
static void
test_letters (gconstpointer place)
{
  static const guint keys[] = { XK_o, XK_l, XK_i, XK_m };
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s", place);
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (gtk_widget_get_focus_child
                   (GTK_WIDGET (ludo_lesson_page_get_board
                                  (app_lesson_page (&app)))));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *before =
        g_strdup (ludo_lesson_page_get_announcement (app_lesson_page (&app)));

      hand_press_key (keys[i], keys[i] == XK_i, FALSE);
      WAIT_UNTIL (!g_str_equal (ludo_lesson_page_get_announcement
                                  (app_lesson_page (&app)), before));
    }
  /* Some steps have none. */
  if (ludo_lesson_run_can_hint (run_of (&app)))
    {
      hand_press_key (XK_h, TRUE, FALSE);
      hand_wait_until (announces_hint, app_lesson_page (&app), "a hint");
    }
  app_close (&app);
}

/* A file that is no lesson is reported, and the page stays as it was. */
static void
test_bad_file (gconstpointer language)
{
  gboolean french = strcmp (language, "fr") == 0;
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bad.lesson", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *control_path =
    g_test_build_filename (G_TEST_DIST, "data", "lessons", "ctrlref.lesson",
                           NULL);
  g_autofree char *bidi_path =
    g_test_build_filename (G_TEST_DIST, "data", "lessons", "bidi.lesson", NULL);
  g_autoptr (GFile) control = g_file_new_for_path (control_path);
  g_autoptr (GFile) bidi = g_file_new_for_path (bidi_path);
  App app;

  g_assert_true (g_file_set_contents (path, "<lesson game=\"tavli\">\n"
                                      "<step id=\"a\" kind=\"sing\"/>"
                                      "</lesson>", -1, NULL));
  app_open (&app);
  begin (&app, TRUE);
  app_speak (&app, language);
  g_assert_false (ludo_window_open_file (app.window, file));
  g_assert_nonnull (strstr (app_message (app.window),
                            french ? "bad.lesson, ligne"
                                   : "bad.lesson, line"));
  g_assert_nonnull (run_of (&app));

  /* Once that is mended, what is wrong next is told, and at last nothing. */
  g_assert_true (g_file_set_contents (path, "<lesson game=\"tavli\"><title>"
                                      "<fr>a</fr><en>b</en></title>\n\n"
                                      "<step id=\"a\" kind=\"show\"/>"
                                      "</lesson>", -1, NULL));
  g_assert_false (ludo_window_open_file (app.window, file));
  g_assert_nonnull (strstr (app_message (app.window),
                            french ? "bad.lesson, ligne\u00a03\u00a0:"
                                   : "bad.lesson, line 3:"));
  g_assert_true (g_file_set_contents (path, "<lesson game=\"tavli\"><title>"
                                      "<fr>a</fr><en>b</en></title>\n\n"
                                      "<step id=\"a\" kind=\"explain\"/>"
                                      "</lesson>", -1, NULL));
  g_assert_true (ludo_window_open_file (app.window, file));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_message (app.window));

  /* A pipe is not waited for. */
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (ludo_window_open_file (app.window, file));
  g_assert_nonnull (strstr (app_message (app.window),
                            french ? "bad.lesson n’est pas un fichier"
                                   : "bad.lesson is not a file"));
  g_assert_true (g_file_delete (file, NULL, NULL));
  remove (folder);

  /* Controls are refused with their line; what would turn a line round is
   * masked wherever it is shown. */
  g_assert_false (ludo_window_open_file (app.window, control));
  g_assert_nonnull (strstr (app_message (app.window),
                            french ? "ctrlref.lesson, ligne\u00a03\u00a0: le "
                                     "caractère de contrôle U+0001"
                                   : "ctrlref.lesson, line 3: the control "
                                     "character U+0001"));
  g_assert_true (ludo_window_open_file (app.window, bidi));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_message (app.window));
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    french ? "\uFFFDT" : "T"));
  app_speak (&app, "en");
  app_close (&app);
}

/* A lesson of @n_steps pages, or, where that is 0, the one of sixty in
 * tests/data/lessons; what is done in one called @name is not in another. */
static GFile *
write_long_lesson (guint       n_steps,
                   const char *name)
{
  g_autoptr (GString) text
    = g_string_new ("<lesson game=\"chisolo\"><title><fr>L</fr><en>L</en>"
                    "</title><setup ruleset=\"ludii\" seed=\"7\"/>\n");
  g_autofree char *trial
    = g_test_build_filename (G_TEST_DIST, "data", "lessons", "steps60.lesson",
                             NULL);
  g_autofree char *file = g_strdup_printf ("%s-%u.lesson", name, n_steps);
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), file,
                                            NULL);
  g_autofree char *id = g_strdup_printf ("<step id=\"%s-", name);
  g_autofree char *whole = NULL;

  for (guint i = 0; i < n_steps; i++)
    g_string_append_printf (text, "<step id=\"t%u\" kind=\"explain\"><s "
                            "id=\"a%u\"><fr>J.</fr><en>P.</en></s></step>\n",
                            i, i);
  g_string_append (text, "</lesson>\n");
  if (n_steps == 0)
    {
      g_assert_true (g_file_get_contents (trial, &whole, NULL, NULL));
      g_string_assign (text, whole);
    }
  g_string_replace (text, "<step id=\"", id, 0);
  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));

  return g_file_new_for_path (path);
}

/* All of @label's button is within the window, which is as large as it was
 * asked to be. */
static void
check_in_sight (App        *app,
                const char *label)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button (app, label), window,
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (window));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (window));
  app_check_size (app);
}

/* However many steps a lesson has, its buttons stay in the window, and every
 * step can be gone to. */
static void
test_long (void)
{
  static const struct
  {
    guint n_steps;
    guint n_dots;
  } lessons[] = { { 1, 1 }, { 11, 11 }, { 12, 9 }, { 0, 9 }, { 1240, 9 } };
  static const char *const on[] = { "_Continue", "_Continuer" };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (lessons); i++)
    {
      const char *language = i % 2 == 0 ? "en" : "fr";
      g_autoptr (GFile) file = write_long_lesson (lessons[i / 2].n_steps,
                                                  language);
      GtkWidget *dots;
      GtkWidget *dot;
      LudoLessonRun *run;
      guint n_steps, n_dots = 0;
      g_autofree char *last = NULL;
      App app;

      app_open (&app);
      app_speak (&app, language);
      g_assert_true (ludo_window_open_file (app.window, file));
      hand_focus_window (GTK_WIDGET (app.window));
      hand_settle (GTK_WIDGET (app.window));
      run = run_of (&app);
      n_steps = ludo_lesson_run_get_lesson (run)->steps->len;
      dots = app_find (GTK_WIDGET (app.window), LUDO_TYPE_STEP_DOTS);
      for (dot = gtk_widget_get_first_child (dots); dot != NULL;
           dot = gtk_widget_get_next_sibling (dot))
        n_dots += GTK_IS_BUTTON (dot) && gtk_widget_get_visible (dot);
      g_assert_cmpuint (n_dots, ==, lessons[i / 2].n_dots);

      for (guint step = 0; step + 1 < MIN (n_steps, 30); step++)
        {
          check_in_sight (&app, on[i % 2]);
          click (&app, on[i % 2]);
          g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, step + 1);
        }
      if (n_steps > 12)
        {
          click (&app, "1");
          g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, 0);
          last = g_strdup_printf ("%u", n_steps);
          g_assert_false (gtk_widget_is_sensitive (button (&app, last)));
          check_in_sight (&app, on[i % 2]);

          /* The keys go from the end of a row to where it has continued. */
          for (guint j = 0; j < 3; j++)
            {
              dot = gtk_widget_get_prev_sibling
                (gtk_widget_get_prev_sibling (button (&app, last)));
              g_assert_true (gtk_widget_grab_focus (dot));
              press (&app, XK_space);
            }
          g_assert_cmpuint (ludo_lesson_run_get_index (run), ==,
                            MIN (7 + 3 + 3, n_steps - 2));
          check_in_sight (&app, on[i % 2]);
        }
      app_speak (&app, "en");
      app_close (&app);
    }
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/app/lesson/mouse", test_mouse);
  g_test_add_func ("/app/lesson/begun", test_begun);
  g_test_add_func ("/app/lesson/given-away", test_given_away);
  g_test_add_func ("/app/lesson/keys", test_keys);
  g_test_add_func ("/app/lesson/links", test_links);
  g_test_add_func ("/app/lesson/first-heard", test_first_heard);
  g_test_add_data_func ("/app/lesson/letters/choose",
                        "ken-wan/lessons/hold-together#vote", test_letters);
  g_test_add_data_func ("/app/lesson/letters/predict",
                        "zohn-ahl/lessons/first-steps#predict",
                        test_letters);
  g_test_add_data_func ("/app/lesson/bad-file/en", "en", test_bad_file);
  g_test_add_data_func ("/app/lesson/bad-file/fr", "fr", test_bad_file);
  g_test_add_func ("/app/lesson/long", test_long);

  return g_test_run ();
}
