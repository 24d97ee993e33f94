/* test-fifth-game.c: a game that is one folder and one line in the list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Noughts and crosses stand here alone.  Nothing of the program knows them, and
 * yet all of it plays, keeps, shows and reads them.
 */

#include "config.h"

#include "../board/hands-fixture.h"
#include "../reader/reading-fixture.h"
#include "../tools/session-fixture.h"

#include <glib/gstdio.h>

#include "app/sound/ludo-sound-cues.h"
#include "games/games.h"
#include "learn/ludo-measure.h"
#include "noughts-rules.h"
#include "play/game/ludo-levels.h"
#include "play/ludo-paths.h"
#include "play/record/ludo-record.h"
#include "tools/engine-session.h"

#define DRAWN "b2 a3 c3 a1 a2 c2 b3 b1 c1"

static void
test_listed (void)
{
  guint n = 0;

  while (games_list ()[n] != NULL)
    n++;
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpstr (games_list ()[4]->id, ==, "noughts");
  g_assert_true (games_find ("noughts") == games_list ()[4]);
}

static void
test_engine (void)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  EngineSession *session = session_begin (answers);

  session_feed (session, "ugi", "");
  g_assert_nonnull (strstr (answers->str, " var noughts"));
  g_string_truncate (answers, 0);

  session_feed (session, "setoption name Game value ", "noughts");
  session_feed (session, "perft ", "9");
  session_feed (session, "position ", "fen xx./oo./... x");
  session_feed (session, "go depth ", "3");
  g_assert_nonnull (strstr (answers->str, "perft 5 nodes 15120\n"));
  g_assert_nonnull (strstr (answers->str, "perft 9 nodes 127872\n"));
  g_assert_nonnull (strstr (answers->str, "bestmove c3"));
  g_assert_null (strstr (answers->str, "error"));
  engine_session_free (session);
}

/* Two who play at full strength never lose. */
static void
test_match (void)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  EngineSession *session = session_begin (answers);

  session_feed (session, "setoption name Game value ", "noughts");
  session_feed (session, "match 6@9d 6@9d ", "games 4 opening 0");
  g_assert_nonnull (strstr (answers->str, "won 0 drawn 4 lost 0"));
  engine_session_free (session);
}

static void
test_play_and_save (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = ludo_game_new ("noughts", NULL, 1, &error);
  g_auto (GStrv) tokens = g_strsplit (DRAWN, " ", -1);
  g_autoptr (LudoGame) loaded = NULL;
  g_autofree char *position = NULL;
  g_autofree char *outcome = NULL;
  g_autofree char *refusal = NULL;
  g_autofree char *record = NULL;
  g_autofree char *level = NULL;

  g_assert_no_error (error);
  g_assert_false (ludo_game_play (game, "d4", &error));
  g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_MOVE);
  g_clear_error (&error);
  refusal = ludo_game_describe_refusal (game, "d4", NULL);
  g_assert_cmpstr (refusal, ==, "Only a free cell can be marked.");

  for (guint i = 0; tokens[i] != NULL; i++)
    g_assert_true (ludo_game_play (game, tokens[i], &error));
  outcome = ludo_game_describe_outcome (game);
  g_assert_cmpstr (outcome, ==, "Nobody has three in a row.");

  record = ludo_record_to_text (game);
  loaded = ludo_record_from_text (record, -1, "here", &error);
  g_assert_no_error (error);
  position = ludo_game_dup_position_text (loaded);
  g_assert_cmpstr (position, ==, "oxx/xxo/oox o");
  g_assert_true (ludo_game_get_over (loaded));

  level = ludo_level_describe (games_find ("noughts"), 2, 5);
  g_assert_cmpstr (level, ==, "Looks 3 moves ahead.");

}

/* An event that no other game has is heard, listed and counted, and it ends a
 * move. */
static void
test_own_event (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = ludo_game_new ("noughts", NULL, 1, &error);
  const LudoModule *module = games_find_module ("noughts");
  const GameTrace *trace;
  LudoSoundCue cues[LUDO_SOUND_CUES_MAX];

  g_assert_no_error (error);
  g_assert_true (ludo_game_play (game, "b2", &error));
  trace = ludo_move_get_trace (ludo_game_get_last_move (game));
  g_assert_cmpint (trace->events[0].type, ==, NOUGHTS_EVENT_MARK);
  g_assert_cmpint (NOUGHTS_EVENT_MARK, ==, GAME_EVENT_OWN);

  g_assert_cmpuint (ludo_sound_cues (module, ludo_game_get_state (game), trace,
                                     cues), ==, 1);
  g_assert_cmpstr (cues[0].sound, ==, "wood");
  g_assert_cmpint (ludo_measure (module->rules, ludo_game_get_state (game),
                                 trace, 0, "entered"), ==, 1);
  g_assert_cmpint (ludo_measure (module->rules, ludo_game_get_state (game),
                                 trace, 0, "captures"), ==, 0);
  g_assert_cmpint (ludo_event_info_get_flags (module->info->events,
                                              NOUGHTS_EVENT_MARK), ==,
                   LUDO_EVENT_ENDS);
}

static void
install_page (void)
{
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autofree char *folder = g_build_filename (own, "noughts", NULL);
  g_autofree char *to = g_build_filename (folder, "rules.page", NULL);
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "noughts",
                                                 "content", "noughts",
                                                 "rules.page", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_get_contents (from, &text, NULL, &error);
  g_assert_no_error (error);
  g_file_set_contents (to, text, -1, &error);
  g_assert_no_error (error);
}

/* The game is played by clicks in the window and in the page of rules beside
 * the board. */
static void
test_show_and_read (Fixture       *fixture,
                    gconstpointer  data)
{
  LudoReadingPage *page = ludo_window_get_reading_page (fixture->app.window);
  Reading reading = {
    .app = fixture->app,
    .window = GTK_WIDGET (fixture->app.window),
    .page = page,
    .view = ludo_reading_page_get_view (page),
  };
  LudoSentence *sentence;

  hands_click (fixture, 4);
  hands_click (fixture, 4);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpstr (fixture->rule_id, ==, "free");
  hands_click (fixture, 0);
  hands_assert_moves (fixture, "b2 a3");

  install_page ();
  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "reading-mode",
                       LUDO_READING_BOTH);
  reading_read (&reading, "noughts", "rules", NULL);
  sentence = reading_sentence (&reading, "free-1", LUDO_PAGE_ENGLISH);
  g_assert_nonnull (sentence);
  g_assert_nonnull (strstr (gtk_label_get_text (sentence->label),
                            "Each in turn marks a free cell."));
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/fifth-game/listed", test_listed);
  g_test_add_func ("/fifth-game/engine", test_engine);
  g_test_add_func ("/fifth-game/match", test_match);
  g_test_add_func ("/fifth-game/play-and-save", test_play_and_save);
  g_test_add_func ("/fifth-game/own-event", test_own_event);
  g_test_add ("/fifth-game/show-and-read", Fixture, "noughts", hands_set_up,
              test_show_and_read, hands_tear_down);

  return g_test_run ();
}
