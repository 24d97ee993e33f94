/* test-asks.c: what the board answers to who does not see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands-fixture.h"

#include <X11/keysym.h>

#include "board/ludo-spelling.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "test-wait.h"

/* Normal detail is heard in at most as many words. */
#define WORDS_MAX 25

static void
assert_answer (Fixture    *fixture,
               guint       keysym,
               gboolean    shift,
               const char *expected)
{
  g_auto (GStrv) words = NULL;

  g_clear_pointer (&fixture->announced, g_free);
  hand_press_key (keysym, FALSE, shift);
  WAIT_UNTIL (fixture->announced != NULL);
  g_assert_cmpstr (fixture->announced, ==, expected);
  words = g_strsplit (expected, " ", -1);
  g_assert_cmpuint (g_strv_length (words), <=, WORDS_MAX);
}

static const LudoDrawing *
drawing_of (Fixture *fixture)
{
  return ludo_drawing_for (ludo_game_get_rules (fixture->game)->id);
}

static GtkWidget *
find (Fixture    *fixture,
      const char *name)
{
  return ludo_board_get_place (fixture->board,
                               ludo_drawing_find_place (drawing_of (fixture),
                                                        name));
}

static void
assert_name (Fixture    *fixture,
             const char *place,
             const char *expected)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (fixture, place)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       expected);
}

/* Presses Shift with an arrow. */
static void
assert_along (Fixture    *fixture,
              guint       keysym,
              const char *expected)
{
  hand_press_key (keysym, FALSE, TRUE);
  WAIT_FOR (gtk_widget_get_focus_child (GTK_WIDGET (fixture->board))
            == find (fixture, expected), expected);
}

/* A place with a piece, one of the other side, and a picked piece. */
static void
test_ken_wan (Fixture       *fixture,
              gconstpointer  data)
{
  static const char all[] =
    "12 places to move from: b6, c6, c7, d6, d7, d8, f2, f3, f4, g3, g4, h4.";

  assert_answer (fixture, XK_o, FALSE,
                 "Blue to move. No side leads: 2 groups each. Nothing is "
                 "threatened.");
  assert_answer (fixture, XK_o, TRUE,
                 "Blue: b6, c6, c7, d6, d7, d8; f2, f3, f4, g3, g4, h4.");
  assert_answer (fixture, XK_o, TRUE,
                 "Yellow: a2, a3, a4, b3, b4, c4; g6, h6, h7, i6, i7, i8.");
  gtk_widget_grab_focus (find (fixture, "a2"));
  assert_answer (fixture, XK_m, FALSE, all);
  assert_along (fixture, XK_Right, "a3");
  assert_along (fixture, XK_Up, "a2");
  assert_along (fixture, XK_Left, "i8");
  gtk_widget_grab_focus (find (fixture, "b6"));
  assert_answer (fixture, XK_m, FALSE,
                 "b6 can go to 7 places: b5, c5, d5, e6, e7, e8, e9.");
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (hands_path_length (fixture) == 1);
  assert_answer (fixture, XK_m, FALSE,
                 "b6 can go to 7 places: b5, c5, d5, e6, e7, e8, e9.");
  assert_name (fixture, "b5", "b5, empty, can be reached");
  assert_along (fixture, XK_Right, "c5");
  assert_along (fixture, XK_Right, "d5");
  assert_along (fixture, XK_Left, "c5");
  assert_along (fixture, XK_Left, "b5");
}

/* At the end of a game of three each place is told once. */
static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_true (ludo_game_play (fixture->game, "e9b1", NULL));
  g_assert_true (ludo_game_get_over (fixture->game));
  hands_settle (fixture);
  assert_answer (fixture, XK_o, FALSE,
                 "Yellow is first; Red, the only one left, is second.");
}

static void
test_chisolo (Fixture       *fixture,
              gconstpointer  data)
{
  assert_answer (fixture, XK_o, FALSE,
                 "South to choose a hole and a direction. "
                 "Each side has 33 stones. North threatens to take 9 "
                 "stones.");
  assert_answer (fixture, XK_o, TRUE,
                 "South’s inner row: 3 in a2, 3 in b2, 3 in c2, 2 in d2, 1 in "
                 "e2.");
  assert_answer (fixture, XK_o, TRUE,
                 "South’s outer row: 3 in a1, 3 in b1, 3 in c1, 3 in d1, 3 in "
                 "e1, 3 in f1, 3 in g1.");
  assert_answer (fixture, XK_o, TRUE,
                 "North’s inner row: 1 in c3, 2 in d3, 3 in e3, 3 in f3, 3 in "
                 "g3.");
  assert_answer (fixture, XK_o, TRUE,
                 "North’s outer row: 3 in a4, 3 in b4, 3 in c4, 3 in d4, 3 in "
                 "e4, 3 in f4, 3 in g4.");
  assert_answer (fixture, XK_o, TRUE,
                 "South’s inner row: 3 in a2, 3 in b2, 3 in c2, 2 in d2, 1 in "
                 "e2.");
  gtk_widget_grab_focus (find (fixture, "a1"));
  assert_answer (fixture, XK_m, FALSE, "a1 can be sown up or towards g.");
  gtk_widget_grab_focus (find (fixture, "f2"));
  assert_answer (fixture, XK_m, FALSE,
                 "12 places to move from: a1, b1, c1, d1, e1, f1, g1, e2, d2, "
                 "c2, b2, a2.");
  gtk_widget_grab_focus (find (fixture, "g1"));
  assert_along (fixture, XK_Right, "e2");
  assert_name (fixture, "f1", "f1, outer row, 3 stones");
}

static void
test_tavli (Fixture       *fixture,
            gconstpointer  data)
{
  assert_answer (fixture, XK_o, FALSE,
                 "White to move: a 2, a 5 and a 6. Black leads by 39 steps. "
                 "Black can hit on 9, 23: 208 throws in 216.");
  assert_answer (fixture, XK_o, TRUE,
                 "White: 7 on 6, 1 on 9, 2 on 10, 2 on 19, 2 on 20, 1 on 23.");
  gtk_widget_grab_focus (find (fixture, "10"));
  assert_answer (fixture, XK_m, FALSE, "10 can go to 1 place: 16 with a 6.");
  gtk_widget_grab_focus (find (fixture, "24"));
  assert_answer (fixture, XK_m, FALSE,
                 "3 places to move from: 10, 19, 20.");
  gtk_widget_grab_focus (find (fixture, "6"));
  assert_answer (fixture, XK_m, FALSE,
                 "No move from 6. 3 places to move from: 10, 19, 20.");
  gtk_widget_grab_focus (find (fixture, "10"));
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (hands_path_length (fixture) == 1);
  assert_name (fixture, "16", "16, empty, can be reached with a 6");
  assert_along (fixture, XK_Right, "16");
}

/* Typed after M begins a move, and M is not answered; where several dice
 * combine the answer stays short. */
static void
test_typed_after (Fixture       *fixture,
                  gconstpointer  data)
{
  gtk_widget_grab_focus (find (fixture, "10"));
  g_clear_pointer (&fixture->announced, g_free);
  fixture->n_announced = 0;
  hand_press_key (XK_m, FALSE, FALSE);
  hand_press_key (XK_1, FALSE, FALSE);
  WAIT_UNTIL (g_str_has_suffix (ludo_board_get_typed (fixture->board), "1"));
  g_assert_null (fixture->announced);
  hand_press_key (XK_Escape, FALSE, FALSE);
  WAIT_UNTIL (g_str_equal (ludo_board_get_typed (fixture->board), ""));
  /* The answer to M was dropped, because a move was typed. */
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (fixture->announced != NULL);
  g_assert_cmpuint (fixture->n_announced, ==, 1);
}

/* An answer that waits is of the position before, so a turn drops it. */
static void
test_turn_after (Fixture       *fixture,
                 gconstpointer  data)
{
  GameMove moves[GAME_MOVES_MAX];

  g_assert_cmpint (ludo_game_get_legal_moves (fixture->game, moves), >, 0);
  g_assert_true (ludo_board_press_letter (fixture->board, GDK_KEY_m, 0));
  ludo_game_play_move (fixture->game, moves[0]);
  g_clear_pointer (&fixture->announced, g_free);
  fixture->n_announced = 0;
  g_assert_true (ludo_board_press_letter (fixture->board, GDK_KEY_l, 0));
  WAIT_UNTIL (fixture->announced != NULL);
  g_assert_cmpuint (fixture->n_announced, ==, 1);
}

static void
test_tavli_long (Fixture       *fixture,
                 gconstpointer  data)
{
  gtk_widget_grab_focus (find (fixture, "1"));
  assert_answer (fixture, XK_m, FALSE,
                 "1 can go to 7 places: 2, 3, 4, 5, 6, 7, 8.");
}

/* A question that is asked again is answered again. */
static void
test_zohn_ahl (Fixture       *fixture,
               gconstpointer  data)
{
  assert_answer (fixture, XK_o, FALSE,
                 "Red to throw. Each side has 4 counters. Nothing is "
                 "threatened.");
  assert_answer (fixture, XK_o, TRUE,
                 "Red, 4 counters, not on the board yet.");
  assert_answer (fixture, XK_m, FALSE, "Red to throw. Press R.");
  assert_answer (fixture, XK_l, FALSE, "Nothing has been played yet.");
  assert_answer (fixture, XK_l, FALSE, "Nothing has been played yet.");
  assert_name (fixture, "7", "7, west dry branch, empty");
}

static void
refused_cb (LudoBoard   *board,
            const char  *token,
            const char  *sentence,
            const char  *rule_id,
            char       **refusal)
{
  g_free (*refusal);
  *refusal = g_strdup (sentence);
}

/* A board that only shows a position, as for a question of a lesson, does not
 * say that somebody is to throw. */
static void
test_only_shown (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *refusal = NULL;

  g_signal_connect (fixture->board, "illegal", G_CALLBACK (refused_cb),
                    &refusal);
  ludo_board_set_interactive (fixture->board, FALSE);
  hand_press_key (XK_r, FALSE, FALSE);
  WAIT_UNTIL (refusal != NULL);
  g_assert_cmpstr (refusal, ==, "Nothing can be played on this board now.");
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 0);
  assert_answer (fixture, XK_m, FALSE,
                 "Nothing can be played on this board now.");
}

static gboolean
last_asked_cb (LudoBoard *board,
               guint     *n_asked)
{
  return (*n_asked)++ == 0;
}

/* A page may tell something else than the last move. */
static void
test_last_asked (Fixture       *fixture,
                  gconstpointer  data)
{
  guint n_asked = 0;

  g_signal_connect (fixture->board, "last-asked",
                    G_CALLBACK (last_asked_cb), &n_asked);
  g_clear_pointer (&fixture->announced, g_free);
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (n_asked > 0);
  hands_settle (fixture);
  g_assert_null (fixture->announced);

  g_assert_true (ludo_game_throw (fixture->game));
  hands_settle (fixture);
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (fixture->announced != NULL);
  g_assert_cmpuint (n_asked, ==, 2);
}

/* A side that misses its next turn threatens nothing. */
static void
test_zohn_ahl_misses (void)
{
  const GameRules *rules = games_find ("zohn-ahl");
  const LudoGameInfo *info = ludo_game_info_for ("zohn-ahl");
  guint n_threats = 0;

  for (int red = 1; red < 10; red++)
    for (int green = 1; green < 40; green++)
      for (int misses = 0; misses < 2; misses++)
        {
          g_autofree char *text = g_strdup_printf ("%d %d 4 4 g %s", red, green,
                                                   misses ? "r" : "-");
          g_autofree char *told = NULL;
          GameState state;

          if (!rules->parse (text, &state, NULL))
            continue;
          told = info->describe_overview (&state, 0);
          if (strstr (told, "Red threatens to capture") == NULL)
            continue;
          g_assert_false (misses);
          n_threats++;
        }
  g_assert_cmpuint (n_threats, >, 0);
}

static gboolean
begins_with_h (const char *text)
{
  return g_ascii_tolower (text[0]) == 'h';
}

/* H asks for a hint in those games, and in all their positions, in which
 * nothing that can be typed begins with it. */
static void
test_hint_letter (void)
{
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      const LudoDrawing *drawing = ludo_drawing_for (rules->id);
      gboolean is_typed = FALSE;

      for (int place = 0; place < drawing->n_places; place++)
        is_typed |= begins_with_h (drawing->place_name (place,
                                                        (char[8]) { 0 }));
      for (guint64 seed = 1; seed <= 3; seed++)
        {
          g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL, seed,
                                                     NULL);

          for (int n = 0; n < 40 && !ludo_game_get_over (game); n++)
            {
              GameMove moves[GAME_MOVES_MAX];
              int n_moves = ludo_game_get_at_chance (game)
                              ? 0 : ludo_game_get_legal_moves (game, moves);

              for (int j = 0; j < n_moves; j++)
                {
                  char token[GAME_MOVE_TEXT_MAX];

                  rules->print_move (ludo_game_get_state (game), moves[j],
                                     token);
                  is_typed |= begins_with_h (token);
                }
              app_play_random (game, 1, seed + (guint64) n);
            }
        }
      g_assert_true (drawing->types_h == is_typed);
    }
}

static void
assert_spelled (const char *text,
                const char *expected)
{
  g_autofree char *spelled = ludo_spelling_spell (text);

  g_assert_cmpstr (spelled, ==, expected);
}

/* The letters of cells, and no others. */
static void
test_spelling (Fixture       *fixture,
               gconstpointer  data)
{
  GSettings *settings = G_SETTINGS (fixture->app.settings);

  assert_spelled ("b3, empty", "b3, empty");
  g_settings_set_boolean (settings, "spell-cells", TRUE);
  assert_name (fixture, "a2",
               "alpha 2, whole yellow piece, group of 6");
  assert_spelled ("b3, empty; 10 with a 2, via m4.",
                  "bravo 3, empty; 10 with a 2, via mike 4.");
  assert_spelled ("Blue moves c4d5.", "Blue moves charlie 4 delta 5.");
  assert_spelled ("Capture in column c. Columns a to g, columns a to g.",
                  "Capture in column charlie. Columns a to golf, columns "
                  "alpha to golf.");
  assert_spelled ("Rum1, a 3, d’e5, x123", "Rum1, a 3, d’e5, x123");
  ludo_language_set ("fr");
  assert_spelled ("b3, vide", "Berthe 3, vide");
  ludo_language_set ("en");
  g_settings_set_boolean (settings, "spell-cells", FALSE);
  assert_spelled ("b3, empty", "b3, empty");
}

#define TAVLI \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w 256"

/* The next move leaves one side. */
#define THREE \
  "YY.Y./....../R....../......../....#...R/......../......./....../b.... r 3 Y"

/* No piece of the other side is in the way. */
#define TAVLI_OPEN "1:2,6:5,9:1,10:2,19:2,20:2,23:1,x 24:15,x w 124"

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add ("/board/asks/ken-wan", Fixture, "ken-wan", hands_set_up,
              test_ken_wan, hands_tear_down);
  g_test_add ("/board/asks/places", Fixture, THREE, hands_set_up, test_places,
              hands_tear_down);
  g_test_add ("/board/asks/chisolo", Fixture, "chisolo", hands_set_up,
              test_chisolo, hands_tear_down);
  g_test_add ("/board/asks/tavli", Fixture, TAVLI, hands_set_up, test_tavli,
              hands_tear_down);
  g_test_add ("/board/asks/typed-after", Fixture, TAVLI, hands_set_up,
              test_typed_after, hands_tear_down);
  g_test_add ("/board/asks/turn-after", Fixture, TAVLI, hands_set_up,
              test_turn_after, hands_tear_down);
  g_test_add ("/board/asks/tavli-long", Fixture, TAVLI_OPEN, hands_set_up,
              test_tavli_long, hands_tear_down);
  g_test_add ("/board/asks/zohn-ahl", Fixture, "zohn-ahl", hands_set_up,
              test_zohn_ahl, hands_tear_down);
  g_test_add ("/board/asks/only-shown", Fixture, "zohn-ahl", hands_set_up,
              test_only_shown, hands_tear_down);
  g_test_add ("/board/asks/last-asked", Fixture, "zohn-ahl", hands_set_up,
              test_last_asked, hands_tear_down);

  g_test_add_func ("/board/asks/zohn-ahl-misses", test_zohn_ahl_misses);
  g_test_add_func ("/board/asks/hint-letter", test_hint_letter);
  g_test_add ("/board/asks/spelling", Fixture, "ken-wan", hands_set_up,
              test_spelling, hands_tear_down);

  return g_test_run ();
}
