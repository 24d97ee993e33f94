/* hands-fixture.c: a game in the window, worked by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "hands-fixture.h"

#include <string.h>

#include "games/games.h"

static void
illegal_cb (LudoBoard  *board,
            const char *token,
            const char *sentence,
            const char *rule_id,
            Fixture    *fixture)
{
  fixture->n_refused++;
  g_assert_cmpstr (sentence, !=, "");
  g_free (fixture->rule_id);
  fixture->rule_id = g_strdup (rule_id);
}

static void
announce_cb (LudoBoard  *board,
             const char *text,
             Fixture    *fixture)
{
  g_free (fixture->announced);
  fixture->announced = g_strdup (text);
  fixture->n_announced++;
}

static void
hint_cb (LudoBoard *board,
         Fixture   *fixture)
{
  fixture->n_hints++;
}

void
hands_settle (Fixture *fixture)
{
  hand_settle (GTK_WIDGET (fixture->board));
  hand_settle (GTK_WIDGET (fixture->board));
}

void
hands_set_up (Fixture       *fixture,
              gconstpointer  data)
{
  const char *text = data;
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) error = NULL;

  app_open (&fixture->app);
  if (games_find (text) != NULL)
    game = ludo_game_new (text, NULL, 4, &error);
  else
    game = ludo_game_new_from_position (strchr (text, '#') != NULL ? "ken-wan"
                                        : strchr (text, ':') != NULL ? "tavli"
                                        : "chisolo",
                                        text, 4, &error);
  g_assert_no_error (error);
  ludo_window_show_game (fixture->app.window, game);
  fixture->game = ludo_window_get_game (fixture->app.window);
  fixture->board = app_board (&fixture->app);
  g_signal_connect (fixture->board, "illegal", G_CALLBACK (illegal_cb),
                    fixture);
  g_signal_connect (fixture->board, "announce", G_CALLBACK (announce_cb),
                    fixture);
  g_signal_connect (fixture->board, "hint-asked", G_CALLBACK (hint_cb),
                    fixture);
  hand_settle (GTK_WIDGET (fixture->app.window));
  hand_focus_window (GTK_WIDGET (fixture->board));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  hands_settle (fixture);
}

void
hands_tear_down (Fixture       *fixture,
                 gconstpointer  data)
{
  app_close (&fixture->app);
  g_free (fixture->rule_id);
  g_free (fixture->announced);
}

void
hands_press (Fixture  *fixture,
             guint     keysym,
             gboolean  control)
{
  hand_press_key (keysym, control, FALSE);
  hands_settle (fixture);
}

void
hands_click (Fixture *fixture,
             int      place)
{
  hand_click_place (fixture->board, place);
  hands_settle (fixture);
}

int
hands_path_length (Fixture *fixture)
{
  const int *path;

  return ludo_board_get_path (fixture->board, &path);
}

void
hands_assert_moves (Fixture    *fixture,
                    const char *expected)
{
  GListModel *moves = ludo_game_get_moves (fixture->game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              ludo_move_get_token (move));
    }
  g_assert_cmpstr (text->str, ==, expected);
  g_string_free (text, TRUE);
}

void
hands_click_button (Fixture    *fixture,
                    const char *label)
{
  GtkWidget *found = app_find_label (GTK_WIDGET (fixture->app.window), label);

  g_assert_nonnull (found);
  hand_click_widget (found);
  hands_settle (fixture);
  g_assert_null (app_find_label (GTK_WIDGET (fixture->app.window), label));
}
