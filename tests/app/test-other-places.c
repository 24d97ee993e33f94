/* test-other-places.c: the buttons of the editors, of the projector and of a
 * review stay where they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "games/games.h"
#include "row-places.h"
#include "test-wait.h"

#include "app/editing/ludo-editor-window.h"
#include "app/teaching/ludo-lesson-editor.h"

#define DOTS_96 (96 * 1024)

/* Visit: the walk through one page; @what names the size and the game. */
typedef void (*Visit) (App *app, const GameRules *rules, const char *what);

/* Each game at another size and in other letters; the slow run has each game at
 * each of them.
 * @narrow_letters: the largest letters for which a narrow window has room, in
 *   percent */
static void
walk (const char *what,
      Visit       visit,
      int         narrow_letters)
{
  static const struct
  {
    const char *window;
    int letters;
  } sizes[] = {
    { "360x640", 100 }, { "1280x800", 200 }, { "360x640", 200 },
    { "1280x800", 100 },
  };

  for (int game = 0; games_list ()[game] != NULL; game++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        const GameRules *rules = games_list ()[game];
        g_autofree char *where =
          g_strdup_printf ("%s of %s, %s, letters %d %%", what, rules->id,
                           sizes[i].window, sizes[i].letters);
        App app;

        if (i == 2 && sizes[i].letters > narrow_letters)
          continue;
        if (!g_test_slow () && (guint) game % G_N_ELEMENTS (sizes) != i)
          continue;
        g_setenv ("LUDOTHEQUE_WINDOW", sizes[i].window, TRUE);
        app_open (&app);
        app_speak (&app, (game + i) % 2 == 0 ? "fr" : "en");
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      DOTS_96 * sizes[i].letters / 100, NULL);
        hand_settle (GTK_WIDGET (app.window));
        visit (&app, rules, where);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96,
                      NULL);
        app_close (&app);
      }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

static void
check (GtkWidget  *part,
       GtkWidget  *page,
       GArray     *places,
       const char *what)
{
  hand_settle (page);
  row_places_check_buttons (part, page, places, what);
}

/* Whatever is set down, taken away or refused, the acts stay where they are
 * among all that is beside the board. */
static void
visit_position_editor (App             *app,
                       const GameRules *rules,
                       const char      *what)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (RowPlace));
  GtkWidget *window, *acts, *page, *entry;
  LudoPositionEditor *editor;

  app_begin_for_persons (app, rules->id, 7);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.edit-of", "s",
                              rules->id);
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  editor = ludo_editor_window_get_editor (LUDO_EDITOR_WINDOW (window));
  acts = app_find_id (window, "acts_box");
  entry = app_find_id (window, "text_entry");
  page = gtk_widget_get_parent (acts);
  check (acts, page, places, what);
  ludo_position_editor_clear (editor);
  check (acts, page, places, what);
  for (int place = 0; place < 12; place++)
    {
      ludo_position_editor_click (editor, place);
      check (acts, page, places, what);
    }
  gtk_editable_set_text (GTK_EDITABLE (entry), "nonsense");
  check (acts, page, places, what);
  while (ludo_position_editor_undo (editor))
    check (acts, page, places, what);
  gtk_window_destroy (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app->window));
}

/* The missing parts are named beside Undo and Try It. */
static void
visit_lesson_editor (App             *app,
                     const GameRules *rules,
                     const char      *what)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (RowPlace));
  GtkWidget *window, *row, *title;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.make-lesson-of",
                              "s", rules->id);
  window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
  row = gtk_widget_get_parent (app_part (window, "try_button"));
  title = app_find (app_part (window, "head"), GTK_TYPE_ENTRY);
  check (row, window, places, what);
  gtk_editable_set_text (GTK_EDITABLE (title), "A title");
  check (row, window, places, what);
  gtk_editable_set_text (GTK_EDITABLE (title), "");
  check (row, window, places, what);
  gtk_window_destroy (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app->window));
}

/* The bar of the projector, through a whole game to its end, where no other
 * button stands than one that plays again, at a place of its own.  A narrow
 * window has no room for that, and the buttons of a turn with dice share one
 * place. */
static void
visit_projector (App             *app,
                 const GameRules *rules,
                 const char      *what)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (RowPlace));
  LudoGame *game = app_begin_for_persons (app, rules->id, 7);
  GtkWidget *page = GTK_WIDGET (ludo_window_get_play_page (app->window));
  gboolean shares = rules->has_chance && rules->chance != NULL
                    && gtk_widget_get_width (page) < 700;

  ludo_window_set_projected (app->window, TRUE);
  hand_settle (GTK_WIDGET (app->window));
  for (int n = 0; !ludo_game_get_over (game); n++)
    {
      if (!shares && (n < 30 || n % 50 == 0))
        {
          g_autofree char *when = g_strdup_printf ("%s, ply %d", what, n);

          hand_click (page, 4, 4);
          check (page, page, places, when);
        }
      if (ludo_game_get_turn_pending (game))
        ludo_game_end_turn (game);
      else
        app_play_plies (game, 1);
      g_assert_cmpint (n, <, 20000);
    }
  g_array_set_size (places, shares ? 0 : places->len);
  hand_click (page, 4, 4);
  check (page, page, places, what);
  if (gtk_widget_get_width (page) >= 700)
    g_assert_nonnull (app_find_action (page, "win.rematch"));
  ludo_window_set_projected (app->window, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_reviewed (gpointer analysis)
{
  return ludo_analysis_get_review (analysis) != NULL;
}

/* The row below the board, while a game is reviewed and looked back at. */
static void
visit_review (App             *app,
              const GameRules *rules,
              const char      *what)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (RowPlace));
  LudoGame *game = app_begin_for_persons (app, rules->id, 7);
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  static const char *const back[] = {
    "win.replay-first", "win.replay-forward", "win.replay-back",
    "win.replay-last", "win.replay-end",
  };

  app_play_plies (game, 12);
  row_places_check (app->window, places, what);
  if (ludo_play_page_can_review (page))
    {
      gtk_widget_activate_action (GTK_WIDGET (app->window), "win.review", NULL);
      row_places_check (app->window, places, "reviewing");
      hand_wait_until (is_reviewed, ludo_play_page_get_analysis (page),
                       "the review");
      row_places_check (app->window, places, what);
    }
  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    {
      g_autofree char *when = g_strconcat (what, ", ", back[i], NULL);

      gtk_widget_activate_action (GTK_WIDGET (app->window), back[i], NULL);
      row_places_check (app->window, places, when);
    }
}

static void
test_position_editor (void)
{
  walk ("position editor", visit_position_editor, 200);
}

static void
test_lesson_editor (void)
{
  walk ("lesson editor", visit_lesson_editor, 200);
}

static void
test_projector (void)
{
  walk ("projector", visit_projector, 100);
}

static void
test_review (void)
{
  walk ("review", visit_review, 150);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/other-places/position-editor", test_position_editor);
  g_test_add_func ("/app/other-places/lesson-editor", test_lesson_editor);
  g_test_add_func ("/app/other-places/projector", test_projector);
  g_test_add_func ("/app/other-places/review", test_review);

  return g_test_run ();
}
