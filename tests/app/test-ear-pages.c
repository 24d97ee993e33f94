/* test-ear-pages.c: every control of every page has a name for the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages and dialogs are reached as for the pictures, and read on the
 * accessibility bus.
 */

#include "config.h"

#include <stdlib.h>

#include "ear.h"
#include "pictures-reach.h"
#include "chance/ludo-chance-store.h"
#include "rest.h"

/* State: a page or dialog, how it is reached, and with what. */
typedef struct
{
  const char *name;
  GtkWidget *(*reach) (App *app, const char *argument);
  const char *argument;
} State;

static const State states[] = {
  { "shelf", reach_shelf, NULL },
  { "which-game", reach_window, "win.new-game" },
  { "teaching", reach_window, "win.teaching" },
  { "results", reach_window, "win.results" },
  { "new-game", reach_new_game, "ken-wan" },
  { "zohn-ahl", reach_middle, "zohn-ahl" },
  { "tavli", reach_middle, "tavli" },
  { "chisolo", reach_middle, "chisolo" },
  { "ken-wan", reach_middle, "ken-wan" },
  { "end", reach_end, "tavli" },
  { "lots", reach_lots, "zohn-ahl" },
  { "hint", reach_hint, "tavli" },
  { "refusal", reach_refusal, "chisolo" },
  { "replay", reach_replay, "ken-wan" },
  { "chances", reach_chances, "zohn-ahl" },
  { "review", reach_review, "chisolo" },
  { "projector", reach_projector_bar, "tavli" },
  { "beside", reach_beside, "tavli" },
  { "message", reach_message, "chisolo" },
  { "menu", reach_menu, "tavli" },
  { "menu-game", reach_game_menu, "tavli" },
  { "editor-tavli", reach_editor, "tavli" },
  { "editor-ken-wan", reach_editor, "ken-wan" },
  { "editor-chisolo", reach_editor, "chisolo" },
  { "editor-zohn-ahl", reach_editor, "zohn-ahl" },
  { "learn", reach_learn, "tavli" },
  { "lesson-predict", reach_learn, "zohn-ahl/lessons/first-steps#predict" },
  { "lesson-place", reach_learn, "tavli/lessons/first-steps#enter" },
  { "lesson-ring", reach_learn, "chisolo/lessons/endless#ring" },
  { "lesson-turn", reach_learn, "ken-wan/lessons/first-steps#turn" },
  { "lesson-again", reach_choice, "chisolo/lessons/first-steps" },
  { "wrong-number", reach_wrong_number, "2" },
  { "practice", reach_learn, "tavli/puzzles" },
  { "puzzle-wrong", reach_puzzle, "chisolo wrong" },
  { "puzzle-right", reach_puzzle, "ken-wan right" },
  { "ending", reach_ending, "zohn-ahl/lessons/fair" },
  { "hand-in", reach_hand_in, "Camille" },
  { "class", reach_class, NULL },
  { "lesson-editor", reach_lesson_editor,
    "chisolo/lessons/first-steps.lesson" },
  { "lesson-draft", reach_lesson_draft, "chisolo" },
  { "reader", reach_page, "chisolo/rules" },
  { "reader-both", reach_both, "tavli/history" },
  { "chance", reach_laboratory, "zohn-ahl" },
  { "chance-table", reach_laboratory, "zohn-ahl 100 table_button" },
  { "chance-rule", reach_rule, "solved" },
  { "chance-class", reach_laboratory, "zohn-ahl/class 1" },
  { "chance-sealed", reach_sealed, "thrown" },
  { "chance-sealed-open", reach_sealed, "open table_button" },
  { "chance-map", reach_laboratory, "zohn-ahl/map 1" },
  { "chance-wall", reach_wall, NULL },
  { "chance-wall-told", reach_wall, "2, 5, 6" },
  { "chance-film", reach_film, "guess" },
  { "chance-film-end", reach_film, "end" },
  { "chance-film-table", reach_film, "end table_button" },
  { "chance-debate", reach_laboratory, "zohn-ahl/debate" },
  { "chance-classes", reach_laboratory, "tavli 1000 classes_button" },
  { "chance-games", reach_games, "chisolo" },
  { "chance-games-hundreds", reach_games, "zohn-ahl frames_button" },
  { "chance-games-table", reach_games, "tavli table_button" },
  { "laboratory", reach_page, "zohn-ahl/chances" },
  { "map", reach_page, "tavli/atlas" },
  { "find", reach_find, "dice" },
  { "search", reach_search, "dice" },
  { "help", reach_help, "tavli" },
  { "print", reach_window_in_game, "win.print" },
  { "players", reach_window_in_game, "win.players" },
  { "preferences", reach_window, "win.preferences" },
  { "shortcuts", reach_window, "win.show-help-overlay" },
  { "about", reach_window, "app.about" },
  { "my-games", reach_my_games, NULL },
};

static Ear *ear;
static char *why_not;

/* A window beside the program's says its title and that it is a dialog, and
 * something in it has the keyboard. */
static void
check_dialog (GtkWidget  *dialog,
              const char *what)
{
  g_autoptr (GPtrArray) nodes = ear_read (ear);
  const char *title = gtk_window_get_title (GTK_WINDOW (dialog));
  guint n_found = 0;

  for (guint i = 0; i < nodes->len; i++)
    {
      const EarNode *node = nodes->pdata[i];

      n_found += node->depth == 1 && g_strcmp0 (node->name, title) == 0
                 && g_str_equal (node->role, "dialog");
    }
  if (n_found != 1 || gtk_window_get_focus (GTK_WINDOW (dialog)) == NULL)
    g_test_fail_printf ("%s: %u dialogs are called “%s”", what, n_found, title);
}

/* A list or a group without a name would be named after its class, and a screen
 * reader would say that where the focus comes into it. */
static void
check_classes (const char *page)
{
  g_autoptr (GPtrArray) nodes = ear_read (ear);

  for (guint i = 0; i < nodes->len; i++)
    {
      const EarNode *node = nodes->pdata[i];

      if (g_str_equal (node->name, "GtkBox")
          || g_str_equal (node->name, "GtkGrid"))
        g_test_fail_printf ("%s: a %s is called %s", page, node->role,
                            node->name);
    }
}

static void
test_state (gconstpointer data)
{
  const State *state = data;
  GtkWidget *other, *menu;
  App app;

  if (ear == NULL)
    {
      g_test_skip (why_not);
      return;
    }

  app_open (&app);
  ear_attach (ear);
  state->reach (&app, state->argument);
  g_assert_true (rest_reached ());
  ear_check_names (ear, state->name);
  check_classes (state->name);
  other = find_other_window (&app);
  if (other != NULL)
    check_dialog (other, state->name);
  /* GTK 4.8 warns where a window is closed whose menu is open. */
  while ((menu = app_find (GTK_WIDGET (app.window), GTK_TYPE_POPOVER)) != NULL
         && gtk_widget_get_mapped (menu))
    gtk_popover_popdown (GTK_POPOVER (menu));
  while ((other = find_other_window (&app)) != NULL)
    gtk_window_destroy (GTK_WINDOW (other));
  app_close (&app);
}

/* No text of anything in the window holds the chance of sealed sticks, 58 times
 * in a hundred, before they are open, where nothing thrown can be that number;
 * afterwards some does, so that the search can find it. */
static void
test_sealed (void)
{
  static const char *const targets[] = { "thrown", "open" };
  g_autoptr (LudoChanceStore) store = ludo_chance_store_dup_default ();

  if (ear == NULL)
    {
      g_test_skip (why_not);
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      g_autoptr (GPtrArray) nodes = NULL;
      guint n_found = 0;
      App app;

      app_open (&app);
      ear_attach (ear);
      reach_sealed (&app, targets[i]);
      ludo_sealed_set_group (ludo_chance_store_get_sealed (store),
                             LUDO_SEALED_GROUPS - 1);
      gtk_expander_set_expanded
        (GTK_EXPANDER (app_find_id (GTK_WIDGET (app.window), "teacher")), TRUE);
      hand_settle (GTK_WIDGET (app.window));
      nodes = ear_read (ear);
      for (guint j = 0; j < nodes->len; j++)
        {
          const EarNode *node = nodes->pdata[j];
          g_autofree char *text = ear_get_text (ear, node);

          n_found += strstr (text, "58") != NULL
                     || strstr (node->name, "58") != NULL;
        }
      g_assert_cmpuint (nodes->len, >, 20);
      g_assert_cmpint (n_found > 0, ==, i == 1);
      app_close (&app);
    }
}

int
main (int    argc,
      char **argv)
{
  /* Each second state, if only "1" or "2", the first or the second half, is
   * asked for. */
  const char *half = g_getenv ("LUDOTHEQUE_HALF");
  int status;

  app_init (&argc, &argv, "en");
  ear = ear_new (&why_not);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *path = g_strconcat ("/app/ear-pages/", states[i].name,
                                           NULL);

      if (half == NULL || atoi (half) == (int) i % 2 + 1)
        g_test_add_data_func (path, &states[i], test_state);
    }
  if (half == NULL || g_str_equal (half, "1"))
    g_test_add_func ("/app/ear-pages/sealed", test_sealed);
  status = g_test_run ();
  g_clear_pointer (&ear, ear_free);
  g_free (why_not);

  return status;
}
