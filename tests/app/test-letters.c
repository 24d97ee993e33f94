/* test-letters.c: each letter that is pressed with Alt means one thing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "app/learning/ludo-lesson-page.h"
#include "app/new-game/ludo-new-game.h"
#include "app/new-game/ludo-players.h"
#include "app/printing/ludo-print-dialog.h"
#include "app/settings/ludo-preferences.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/window/ludo-my-games.h"
#include "games/games.h"
#include "hand.h"

static const char *const languages[] = { "fr", "en" };

/* Notes in @letters the text of each label that has one, by the letter; buttons
 * of one name, as on the cards of the shelf, may share it. */
static void
note_letters (GtkWidget  *widget,
              GHashTable *letters,
              const char *what)
{
  guint letter;

  if (!gtk_widget_get_mapped (widget))
    return;

  letter = GTK_IS_LABEL (widget)
             ? gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))
             : GDK_KEY_VoidSymbol;
  if (letter != GDK_KEY_VoidSymbol)
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));
      const char *other = g_hash_table_lookup (letters,
                                               GUINT_TO_POINTER (letter));

      if (other != NULL && !g_str_equal (other, text))
        g_error ("%s: Alt+%c is “%s” and “%s”", what,
                 (char) gdk_keyval_to_unicode (letter), other, text);
      g_hash_table_insert (letters, GUINT_TO_POINTER (letter),
                           (gpointer) text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    note_letters (child, letters, what);
}

static void
check_letters (GtkWidget  *window,
               const char *language,
               const char *action,
               const char *target)
{
  g_autoptr (GHashTable) letters = g_hash_table_new (NULL, NULL);
  g_autofree char *what = g_strdup_printf ("%s, %s, %s", language, action,
                                           target);

  hand_settle (window);
  note_letters (window, letters, what);
}

static void
test_dialogs (void)
{
  static const struct
  {
    const char *action;
    GType (*type) (void);
    gboolean of_game;           /* the action takes a game */
  } dialogs[] = {
    { "win.edit-of", ludo_editor_window_get_type, TRUE },
    { "win.make-lesson-of", ludo_lesson_editor_get_type, TRUE },
    { "win.start", ludo_new_game_get_type, TRUE },
    { "win.players", ludo_players_get_type, FALSE },
    { "win.print-of", ludo_print_dialog_get_type, TRUE },
    { "win.preferences", ludo_preferences_get_type, FALSE },
    { "win.my-games", ludo_my_games_get_type, FALSE },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (const GameRules *const *rules = games_list (); *rules != NULL; rules++)
      {
        app_speak (&app, languages[i]);
        app_begin_for_persons (&app, (*rules)->id, 1);
        for (guint j = 0; j < G_N_ELEMENTS (dialogs); j++)
          {
            GtkWidget *dialog;

            gtk_widget_activate_action (GTK_WIDGET (app.window),
                                        dialogs[j].action,
                                        dialogs[j].of_game ? "s" : NULL,
                                        (*rules)->id);
            dialog = app_wait_for_window (dialogs[j].type ());
            check_letters (dialog, languages[i], dialogs[j].action,
                           (*rules)->id);
            gtk_window_destroy (GTK_WINDOW (dialog));
          }
      }
  app_speak (&app, "en");
  app_close (&app);
}

/* In the editor of positions Close and Undo are told apart, also while a
 * position is offered that was not used. */
static void
test_draft (void)
{
  static const char *const words[][2] = { { "Fermer", "Annuler" },
                                          { "Close", "Undo" } };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int j = 0; j < 2; j++)
      {
        GtkWidget *dialog;

        app_speak (&app, languages[i]);
        gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                                    "chisolo");
        dialog = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
        check_letters (dialog, languages[i], "the editor", "chisolo");
        g_assert_nonnull (app_find_label (dialog, words[i][0]));
        g_assert_nonnull (app_find_label (dialog, words[i][1]));
        if (j == 0)
          ludo_position_editor_clear (ludo_editor_window_get_editor
                                        (LUDO_EDITOR_WINDOW (dialog)));
        else
          {
            hand_click_widget (app_part (app_part (dialog, "draft_bar"),
                                         "discard_button"));
            check_letters (dialog, languages[i], "no draft", "chisolo");
          }
        gtk_window_close (GTK_WINDOW (dialog));
        hand_settle (GTK_WIDGET (app.window));
      }
  app_speak (&app, "en");
  app_close (&app);
}

/* Begins puzzles and answers the first with the move that chance brings. */
static void
answer_puzzle (App        *app,
               const char *language,
               const char *game_id)
{
  g_autofree char *place = g_strconcat (game_id, "/puzzles", NULL);
  LudoLessonRun *run = app_begin_lesson (app, place);

  app_play_random (ludo_lesson_run_get_game (run), 1, 1);
  check_letters (GTK_WIDGET (app->window), language, "an answer", game_id);
}

static void
test_pages (void)
{
  static const struct
  {
    const char *action;
    const char *target;
  } pages[] = {
    { "win.learn", "chisolo/lessons/first-steps" },
    { "win.learn", "tavli/lessons/first-steps#triple" },
    { "win.learn", "tavli/lessons/zeno#judge" },
    { "win.learn", "zohn-ahl/lessons/first-steps#predict" },
    { "win.learn", "tavli/puzzles" },
    { "win.learn", "tavli/practice" },
    { "win.learn", "tavli" },
    { "win.read-page", "zohn-ahl/chances" },
    { "win.read-page", "ken-wan/map" },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *window = GTK_WIDGET (app.window);

      app_speak (&app, languages[i]);
      check_letters (window, languages[i], "shelf", "");
      for (const GameRules *const *rules = games_list (); *rules != NULL;
           rules++)
        {
          LudoGame *game = app_begin_for_persons (&app, (*rules)->id, 1);

          check_letters (window, languages[i], "game", (*rules)->id);
          app_play_random (game, 10000, 1);
          check_letters (window, languages[i], "game over", (*rules)->id);
          gtk_widget_activate_action (window, "win.review", NULL);
          check_letters (window, languages[i], "review", (*rules)->id);
          gtk_widget_activate_action (window, "win.back", NULL);
          if (ludo_game_get_info (game)->has_decisions)
            answer_puzzle (&app, languages[i], (*rules)->id);
        }
      for (guint j = 0; j < G_N_ELEMENTS (pages); j++)
        {
          gtk_widget_activate_action (window, pages[j].action, "s",
                                      pages[j].target);
          check_letters (window, languages[i], pages[j].action,
                         pages[j].target);
        }
    }
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/letters/dialogs", test_dialogs);
  g_test_add_func ("/app/letters/draft", test_draft);
  g_test_add_func ("/app/letters/pages", test_pages);

  return g_test_run ();
}
