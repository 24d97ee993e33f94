/* test-told-length.c: one act is told in few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every announcement of seeded games at normal detail, and what is told of
 * every step of the lessons and puzzles, in both languages as the catalogue has
 * it.
 */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/learning/ludo-lesson-words.h"
#include "app/playing/ludo-play-words.h"
#include "app/playing/ludo-replay.h"
#include "games/chisolo/rules/chisolo-notation.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/rules/ken-wan-rules.h"
#include "learn/ludo-puzzle.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/record/ludo-ply-words.h"
#include "test-words.h"

/* An act is told in so many words at most, and each of the first further moves
 * of a turn adds as many as the second number says.  A step of a lesson has
 * more to say. */
#define WORDS_MAX 25
#define WORDS_MORE 8
#define MORE_MAX 5
#define WORDS_OF_STEP 70
#define WORDS_OF_PAGE 110

#define GAMES 12
#define PLIES_MAX 400

static const char *const languages[] = { "en", "fr" };

static void
check_words (const char *what,
             const char *told,
             guint       n_most)
{
  guint n = test_count_words (told);

  if (n == 0 || n > n_most)
    g_test_fail_printf ("%s: %u words instead of %u: %s", what, n, n_most,
                        told);
}

static gboolean
play_one (LudoGame *game,
          GameRng  *rng)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n;

  if (ludo_game_throw (game))
    return TRUE;

  n = ludo_game_get_legal_moves (game, moves);
  if (n > 0)
    ludo_game_play_move (game, moves[game_rng_below (rng, (uint32_t) n)]);

  return n > 0;
}

/* Checks what is told once the last @n_plies were played, by whom and of what
 * is to be done next. */
static void
check_told (LudoGame   *game,
            LudoReplay *replay,
            guint       n_plies)
{
  const LudoGameInfo *info = ludo_game_get_info (game);
  g_autofree char *next = ludo_ply_words_describe_next (game);
  g_autofree char *event = ludo_play_words_event (game, n_plies,
                                                  LUDO_DETAIL_NORMAL);
  g_autofree char *told =
    ludo_play_words_announcement (game, replay, event, n_plies,
                                  LUDO_DETAIL_NORMAL);

  check_words (info->name, told,
               WORDS_MAX + MIN (n_plies - 1, MORE_MAX) * WORDS_MORE);
  if (!g_str_has_suffix (told, next))
    g_test_fail_printf ("says not what is to be done: %s", told);
}

/* Checks that a side that the last ply exposes is told of, in few words where
 * the ply has much to say. */
static void
check_exposed (LudoGame   *game,
               LudoReplay *replay)
{
  static const char *const sentences[][2] = {
    { "White can now be hit in the first table.", "White is now exposed." },
    { "Black can now be hit in the first table.", "Black is now exposed." },
  };
  g_autofree char *event = ludo_play_words_event (game, 1, LUDO_DETAIL_NORMAL);
  g_autofree char *told =
    ludo_play_words_announcement (game, replay, event, 1, LUDO_DETAIL_NORMAL);

  check_words ("exposed", told, WORDS_MAX);
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (strstr (event, gettext (sentences[i][0])) != NULL
        && strstr (told, gettext (sentences[i][0])) == NULL
        && strstr (told, gettext (sentences[i][1])) == NULL)
      g_test_fail_printf ("not told whole: %s", told);
}

/* Checks that of a throw of the computer only the dice are told, since it plays
 * them itself. */
static void
check_computer (LudoGame   *game,
                LudoReplay *replay)
{
  LudoMove *last = ludo_game_get_last_move (game);
  g_autofree char *event = ludo_play_words_event (game, 1, LUDO_DETAIL_NORMAL);
  g_autofree char *told =
    ludo_play_words_announcement (game, replay, event, 1, LUDO_DETAIL_NORMAL);

  if (ludo_move_is_throw (last) && ludo_move_get_seat (last) == 1
      && ludo_game_get_turn (game) == 1)
    g_assert_cmpstr (told, ==, event);
}

/* Checks what is told where the last @n_plies, of several players, are made
 * again at once. */
static void
check_redone (LudoGame   *game,
              LudoReplay *replay,
              guint       n_plies)
{
  g_autofree char *event = NULL;
  g_autofree char *told = NULL;

  if (n_plies > ludo_game_get_n_plies (game)
      || n_plies <= ludo_game_count_turn (game) || ludo_game_get_over (game))
    return;

  event = ludo_play_words_event (game, n_plies, LUDO_DETAIL_NORMAL);
  told = ludo_play_words_announcement (game, replay, event, n_plies,
                                       LUDO_DETAIL_NORMAL);
  check_words ("made again", told, WORDS_MAX);
}

/* @data: the rules.  A turn is told move by move where a person plays it, and
 * at once where the computer does. */
static void
test_games (gconstpointer data)
{
  const GameRules *rules = data;

  for (guint i = 0; i < G_N_ELEMENTS (languages) * GAMES; i++)
    {
      GameRng rng = { i / G_N_ELEMENTS (languages) + 1 };
      g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL, rng.state,
                                                 NULL);
      g_autoptr (LudoComputer) computer = ludo_computer_new ();
      g_autoptr (LudoReplay) replay = ludo_replay_new (computer);

      ludo_language_set (languages[i % G_N_ELEMENTS (languages)]);
      ludo_replay_set_game (replay, game);
      while (ludo_game_get_n_plies (game) < PLIES_MAX
             && play_one (game, &rng))
        {
          check_told (game, replay, 1);
          check_told (game, replay, ludo_game_count_turn (game));
          check_redone (game, replay, 3);
        }
      g_assert_cmpuint (ludo_game_get_n_plies (game), >, 0);
      ludo_replay_set_game (replay, NULL);
    }
}

/* A person plays White against the computer, for whose throw Enter is
 * pressed. */
static void
test_exposed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages) * GAMES; i++)
    {
      GameRng rng = { i / G_N_ELEMENTS (languages) + 1 };
      g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, rng.state,
                                                 NULL);
      g_autoptr (LudoComputer) computer = ludo_computer_new ();
      g_autoptr (LudoReplay) replay = ludo_replay_new (computer);

      ludo_language_set (languages[i % G_N_ELEMENTS (languages)]);
      ludo_game_set_confirms_turns (game, TRUE);
      ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
      ludo_replay_set_game (replay, game);
      while (ludo_game_get_n_plies (game) < PLIES_MAX
             && play_one (game, &rng))
        {
          check_exposed (game, replay);
          check_computer (game, replay);
        }
      ludo_replay_set_game (replay, NULL);
    }
}

/* Writes into @name the hole that a capture empties, or the cell of a piece
 * that is turned over.  Returns FALSE if @event is neither. */
static gboolean
name_changed (const GameRules *rules,
              const GameEvent *event,
              char             name[3])
{
  if (rules == &chisolo_rules && event->type == CHISOLO_EVENT_CAPTURE)
    chisolo_hole_name (event->from / CHISOLO_HOLES,
                       event->from % CHISOLO_HOLES, name);
  else if (rules == &ken_wan_rules
           && (event->type == KEN_WAN_EVENT_TURN_WHOLE
               || event->type == KEN_WAN_EVENT_TURN_HALF))
    ken_wan_cell_name (event->to, name);
  else
    return FALSE;

  return TRUE;
}

/* @data: the rules.  Which holes are emptied or pieces turned over is told, but
 * where a sentence about a place follows. */
static void
test_changed (gconstpointer data)
{
  const GameRules *rules = data;

  for (guint i = 0; i < G_N_ELEMENTS (languages) * GAMES; i++)
    {
      GameRng rng = { i / G_N_ELEMENTS (languages) + 1 };
      GameConfig config = { .players = rules->max_players };
      g_autoptr (LudoGame) game = ludo_game_new (rules->id, &config, rng.state,
                                                 NULL);
      g_autoptr (LudoComputer) computer = ludo_computer_new ();
      g_autoptr (LudoReplay) replay = ludo_replay_new (computer);

      ludo_language_set (languages[i % G_N_ELEMENTS (languages)]);
      ludo_replay_set_game (replay, game);
      while (ludo_game_get_n_plies (game) < PLIES_MAX
             && play_one (game, &rng) && !ludo_game_get_over (game))
        {
          const GameTrace *trace =
            ludo_move_get_trace (ludo_game_get_last_move (game));
          g_autofree char *event =
            ludo_play_words_event (game, 1, LUDO_DETAIL_NORMAL);
          g_autofree char *told =
            ludo_play_words_announcement (game, replay, event, 1,
                                          LUDO_DETAIL_NORMAL);
          char name[3];

          if (rules == &ken_wan_rules
              && (game_trace_find (trace, KEN_WAN_EVENT_PLACED) != NULL
                  || game_trace_find (trace, KEN_WAN_EVENT_OUT) != NULL))
            continue;
          check_words (rules->id, told, WORDS_MAX);
          for (size_t j = 0; j < trace->n_events; j++)
            if (name_changed (rules, &trace->events[j], name)
                && strstr (told, name) == NULL)
              g_test_fail_printf ("%s is not told: %s", name, told);
        }
      ludo_replay_set_game (replay, NULL);
    }
}

static void
check_step (LudoLessonRun *run,
            LudoLibrary   *library)
{
  const LudoStep *step = ludo_lesson_run_get_step (run);
  LudoPageLanguage language = ludo_page_language_now ();
  const char *title = step->node->title[language];
  g_autofree char *what = g_strdup_printf ("%s, line %d",
                                           ludo_lesson_run_get_lesson (run)->id,
                                           step->node->line);
  g_autofree char *ask = ludo_lesson_dup_text (step->ask, language, TRUE);
  g_autofree char *told = NULL;
  g_autofree char *whole = NULL;

  if (title == NULL)
    title = ludo_lesson_get_title (ludo_lesson_run_get_lesson (run), language);
  told = ludo_lesson_words_dup_step (run, library, title, FALSE);
  check_words (what, told, step->kind == LUDO_STEP_READ ? WORDS_OF_PAGE
                                                        : WORDS_OF_STEP);
  /* Who hears only a part has to know how to hear the rest. */
  whole = ludo_lesson_words_dup_step (run, library, title, TRUE);
  if (test_count_words (whole) > test_count_words (told)
      && strstr (told, _("Press L to hear the whole text.")) == NULL)
    g_test_fail_printf ("%s: does not say how to hear the whole: %s", what,
                        told);
  if (strstr (told, ask) == NULL)
    g_test_fail_printf ("%s: not told: %s", what, ask);
}

/* @data: the rules. */
static void
test_steps (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());
  g_autoptr (GPtrArray) lessons = ludo_lesson_list (library, rules->id, NULL);

  g_ptr_array_extend_and_steal (lessons,
                                ludo_puzzle_list (library, rules->id, -1,
                                                  NULL));
  g_assert_cmpuint (lessons->len, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (languages) * lessons->len; i++)
    {
      LudoLesson *lesson = lessons->pdata[i % lessons->len];
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

      ludo_language_set (languages[i / lessons->len]);
      for (guint j = 0; j < lesson->steps->len; j++)
        {
          ludo_lesson_run_go_to (run, j);
          check_step (run, library);
        }
    }
}

/* Plays a turn that begins with no right move of the present step. */
static void
play_wrong (LudoLessonRun *run)
{
  const LudoStep *step = ludo_lesson_run_get_step (run);
  LudoGame *game = ludo_lesson_run_get_game (run);
  int seat = ludo_game_get_turn (game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  for (guint i = 0; ludo_lesson_run_get_state (run) == LUDO_RUN_ASKING
                    && ludo_game_get_turn (game) == seat; i++)
    {
      int n = ludo_game_get_legal_moves (game, moves), chosen = 0;

      for (guint j = 0; i == 0 && j < step->answers->len; j++)
        {
          const LudoTurnAnswer *answer = step->answers->pdata[j];

          if (g_array_index (answer->moves, GameMove, 0) == moves[chosen])
            chosen = MIN (chosen + 1, n - 1);
        }
      if (n == 0)
        break;
      ludo_game_play_move (game, moves[chosen]);
    }
}

/* @data: the rules.  A wrong turn of a puzzle is judged in few words. */
static void
test_wrong (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());
  g_autoptr (GPtrArray) sets = ludo_puzzle_list (library, rules->id, -1, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages) * sets->len; i++)
    {
      LudoLesson *set = sets->pdata[i % sets->len];
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (set, NULL);

      ludo_language_set (languages[i / sets->len]);
      for (guint j = 0; j < set->steps->len; j++)
        {
          const LudoStep *step = set->steps->pdata[j];
          g_autofree char *reply = NULL;
          g_autofree char *told = NULL;

          ludo_lesson_run_go_to (run, j);
          play_wrong (run);
          if (ludo_lesson_run_get_state (run) != LUDO_RUN_WRONG)
            continue;
          reply = ludo_lesson_run_dup_heard_reply (run);
          told = ludo_lesson_words_dup_judged (LUDO_TONE_WRONG, reply);
          check_words (step->node->id, told, WORDS_MAX);
        }
    }
}

/* A throw that the text of a step names is not told again. */
static void
test_throw (void)
{
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *path = g_build_filename (data, "content", "tavli", "lessons",
                                            "first-steps.lesson", NULL);
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, NULL);
  g_autoptr (LudoLessonRun) run = NULL;
  guint n_found = 0;

  g_assert_nonnull (lesson);
  run = ludo_lesson_run_new (lesson, NULL);
  ludo_language_set ("en");
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = lesson->steps->pdata[i];
      g_autofree char *told = NULL;

      ludo_lesson_run_go_to (run, i);
      told = ludo_lesson_words_dup_step (run, library, "", FALSE);
      if (g_strcmp0 (step->node->id, "double") != 0)
        continue;

      n_found++;
      g_assert_true (g_str_has_suffix (told, "You threw 2, 2 and 6. Play all "
                                             "five numbers."));
    }
  g_assert_cmpuint (n_found, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *localedir = ludo_paths_dup_locale ();

  g_test_init (&argc, &argv, NULL);
  ludo_language_init (localedir, "en");
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autofree char *game = g_strdup_printf ("/app/told-length/game/%s",
                                               rules->id);
      g_autofree char *steps = g_strdup_printf ("/app/told-length/steps/%s",
                                                rules->id);
      g_autofree char *wrong = g_strdup_printf ("/app/told-length/wrong/%s",
                                                rules->id);

      g_test_add_data_func (game, rules, test_games);
      g_test_add_data_func (steps, rules, test_steps);
      g_test_add_data_func (wrong, rules, test_wrong);
    }
  g_test_add_data_func ("/app/told-length/changed/chisolo", &chisolo_rules,
                        test_changed);
  g_test_add_data_func ("/app/told-length/changed/ken-wan", &ken_wan_rules,
                        test_changed);
  g_test_add_func ("/app/told-length/exposed", test_exposed);
  g_test_add_func ("/app/told-length/throw", test_throw);

  return g_test_run ();
}
