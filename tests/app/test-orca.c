/* test-orca.c: what Orca speaks of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The screen reader is the real one, its voice a stand-in.  The program runs as
 * a process of its own and is played by keys alone; what has to be heard comes
 * from the same game played in the test, and from the catalogue.
 */

#include "config.h"

#include "ear.h"
#include "hand.h"
#include "heard-fixture.h"
#include "orca.h"

#include <X11/keysym.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "content/ludo-page.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"
#include "test-wait.h"

#define SEED 5

/* How much of a game is played in a run that is not long. */
#define PLIES_MAX 6

static Ear *ear;
static Speech *speech;
static char *why_not;

static gboolean
is_deaf (void)
{
  if (orca_is_running ())
    return FALSE;

  g_test_skip (why_not);

  return TRUE;
}

static void
expect (guint       first,
        const char *sentence)
{
  g_test_message ("expected: %s", sentence);
  WAIT_FOR (speech_has (speech, first, sentence), sentence);
}

/* Writes down what was heard from @first on. */
static void
tell (guint first)
{
  GPtrArray *texts = speech_get_texts (speech);

  for (guint i = first; i < texts->len; i++)
    g_test_message ("heard: %s", (const char *) texts->pdata[i]);
}

static gboolean
has_board (Ear      *self,
           gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  return ear_find (nodes, "grid cell", NULL) != NULL;
}

static gboolean
has_document (Ear      *self,
              gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  return ear_find (nodes, "document", NULL) != NULL;
}

/* Returns: the path of a file with @game. */
static char *
write_record (LudoGame *game)
{
  char *path = g_build_filename (g_get_user_cache_dir (), "heard.ludo", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) text = ludo_record_to_bytes (game);

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_assert_true (ludo_save_file (file, text, NULL));

  return path;
}

/* Orca 48 drops the first announcement of a program that starts after another
 * has ended, where no window manager tells it which window is active: each has
 * an Orca of its own. */
static void
start_program (const char *language,
               const char *option,
               const char *path)
{
  g_autofree char *spoken = g_strdup_printf ("--language=%s", language);
  const char *const argv[] = { g_getenv ("LUDOTHEQUE_PROGRAM"), spoken,
                               option, path, NULL };

  static gboolean was_used;
  guint first;

  if (was_used)
    {
      orca_end ();
      orca_start (&why_not);
    }
  was_used = TRUE;
  ludo_language_set (language);
  ear_start (ear, argv);
  ear_wait (ear, has_board, NULL, "the board");
  first = speech_get_texts (speech)->len;
  ear_take_keyboard (ear);
  WAIT_FOR (speech_get_texts (speech)->len > first, "the focus");
  orca_wait_for_silence (1000);
}

/* Ply: what is said of a ply, and how much had been said before it. */
typedef struct
{
  char *sentence;
  guint first;
} Ply;

/* Plays a ply in the test's game and, by the keyboard, in the program. */
static void
play_ply (LudoGame *game,
          GameRng  *rng,
          Ply      *ply)
{
  ply->first = speech_get_texts (speech)->len;
  hand_play_ply (game, rng);
  ply->sentence = app_dup_told (game);
  g_test_message ("expected: %s", ply->sentence);
  WAIT_FOR (speech_has (speech, ply->first, ply->sentence), ply->sentence);
}

/* @ply, which the next followed, was said once.  Two throws in a row may have
 * the same sentence. */
static void
check_once (const Ply *ply,
            const Ply *next)
{
  guint n = speech_count (speech, ply->first, speech_get_texts (speech)->len,
                          ply->sentence);

  if (strstr (next->sentence, ply->sentence) == NULL && n != 1)
    g_test_fail_printf ("said %u times: %s", n, ply->sentence);
}

static void
play_plies (LudoGame *game,
            guint     n_plies)
{
  GameRng rng = { SEED };
  Ply last = { NULL, 0 };

  while (!ludo_game_get_over (game) && ludo_game_get_n_plies (game) < n_plies)
    {
      Ply ply;

      play_ply (game, &rng, &ply);
      if (last.sentence != NULL)
        check_once (&last, &ply);
      g_free (last.sentence);
      last = ply;
    }
  g_free (last.sentence);
}

/* @data: the rules.  Each ply is spoken, and so is the score that is asked
 *   for. */
static void
test_game (gconstpointer data)
{
  const GameRules *rules = data;
  static const char *const languages[] = { "en", "fr" };

  if (is_deaf ())
    return;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL, SEED, NULL);
      g_autofree char *path = write_record (game);
      g_autofree char *score = NULL;
      guint first = speech_get_texts (speech)->len;
      guint n_plies = g_getenv ("LUDOTHEQUE_TEST_LONG") != NULL ? G_MAXUINT
                                                                : PLIES_MAX;

      /* In the first language moves are told once they have been shown; in the
       * second it is the words that count. */
      ear_set_animations (i == 0);
      start_program (languages[i], path, NULL);
      play_plies (game, n_plies);
      if (!ludo_game_get_over (game))
        {
          guint asked = speech_get_texts (speech)->len;

          score = ludo_game_describe_score (game);
          hand_press_key (XK_i, TRUE, FALSE);
          expect (asked, score);
        }
      tell (first);
      ear_stop (ear);
    }
}

/* First steps of Chisolo: the step, a wrong answer, a hint, the right one. */
static void
test_lesson (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", "chisolo", "lessons",
                                            "first-steps.lesson", NULL);
  guint first;

  if (is_deaf ())
    return;

  first = speech_get_texts (speech)->len;
  start_program ("fr", "--lesson", path);
  hand_press_key (XK_Return, FALSE, FALSE);
  expect (first, "Semer. À votre tour, videz un de vos trous");
  hand_type ("d1");
  hand_press_key (XK_Return, FALSE, FALSE);
  expect (first, "On vous demande de semer b1.");
  tell (first);
  ear_stop (ear);
}

/* A page: the second sentence, and its translation. */
static void
test_page (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", "chisolo",
                                            "rules.page", NULL);
  g_autoptr (LudoPageNode) page = ludo_page_load (path, NULL);
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, SEED, NULL);
  g_autofree char *record = write_record (game);
  const LudoPageNode *section, *paragraph, *sentence;
  guint index = 0;
  guint first;

  if (is_deaf ())
    return;

  g_assert_nonnull (page);
  section = g_ptr_array_index (page->children, 0);
  paragraph = g_ptr_array_index (section->children, 0);
  do
    sentence = g_ptr_array_index (paragraph->children, ++index);
  while (!ludo_page_applies (sentence, "natatu"));
  start_program ("fr", record, NULL);
  hand_press_key (XK_F2, FALSE, FALSE);
  ear_wait (ear, has_document, NULL, "the page");
  first = speech_get_texts (speech)->len;
  hand_press_key (XK_Down, FALSE, FALSE);
  expect (first, sentence->plain[LUDO_PAGE_FRENCH]);
  first = speech_get_texts (speech)->len;
  hand_press_key (XK_Return, FALSE, FALSE);
  expect (first, sentence->plain[LUDO_PAGE_ENGLISH]);
  tell (first);
  ear_stop (ear);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *localedir = ludo_paths_dup_locale ();
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  hand_init ();
  ludo_language_init (localedir, "en");
  ear = ear_new (&why_not);
  if (ear != NULL && orca_start (&why_not))
    speech = orca_get_speech ();
  g_test_add_func ("/app/orca/lesson", test_lesson);
  g_test_add_func ("/app/orca/page", test_page);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autofree char *path = g_strdup_printf ("/app/orca/game/%s", rules->id);

      g_test_add_data_func (path, rules, test_game);
    }
  status = g_test_run ();
  orca_remove ();
  g_clear_pointer (&ear, ear_free);
  g_free (why_not);

  return status;
}
