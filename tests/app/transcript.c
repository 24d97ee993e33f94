/* transcript.c: writes down what is heard, act by act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * transcript LANGUAGE FOLDER SCENE...
 *
 * Each SCENE is a file of lines that say what somebody does who does not see;
 * tests/app/heard/README.md describes them.  The program runs as a process of
 * its own and is played by keys alone, and the screen reader is Orca.  What it
 * says goes to FOLDER, a text for each scene, to be read as prose.  A scene
 * fails where an act is answered by silence, where the same is said twice
 * running, and where something that it waits for is not said.
 */

#include "config.h"

#include "ear.h"
#include "hand.h"
#include "lesson-hand.h"
#include "orca.h"

#include <X11/keysym.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "learn/ludo-puzzle.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/record/ludo-record.h"
#include "search/search.h"
#include "test-wait.h"
#include "test-words.h"

/* More words than this are too many for one act. */
#define WORDS_MAX 25

/* How long nobody speaks before an act is over, and how long an act may take
 * until somebody does, in milliseconds. */
#define PAUSE 1200
#define PATIENCE 6000

/* The game stands in the files that the program keeps; how often they are
 * looked at while it is the computer's turn. */
#define LOOKS 400
#define TURNS_MAX 600

/* The most presses of a key until something is heard. */
#define PRESSES_MAX 40

static Ear *ear;
static const char *folder;      /* for the texts */
static char *file;              /* of the scene */
static GString *text;
static guint n_written;         /* texts of the speech */
static guint line_start;        /* how many there were before this line */
static gboolean is_quiet;       /* silence is an answer in this line */
static gboolean is_start;       /* the program has just started */

/* Notes in the text, too, what fails the scene. */
static void
complain (const char *format,
          ...) G_GNUC_PRINTF (1, 2);

static void
complain (const char *format,
          ...)
{
  va_list arguments;
  g_autofree char *complaint = NULL;

  va_start (arguments, format);
  complaint = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_string_append_printf (text, "-- %s\n", complaint);
  g_test_message ("%s", text->str);
  g_test_fail_printf ("%s", complaint);
}

/* Whether @heard says how many items a list has, which Orca 48 says twice when
 * the list of a drop-down opens: the list gets the focus, and then its item. */
static gboolean
is_list (const char *heard)
{
  return g_regex_match_simple ("^List with [0-9]+ ", heard, 0, 0);
}

/* Writes down what was said since the last act. */
static void
write_heard (gboolean expected)
{
  GPtrArray *texts = speech_get_texts (orca_get_speech ());
  gint64 end = g_get_monotonic_time () + PATIENCE * 1000;
  g_autoptr (GError) error = NULL;

  while (expected && texts->len == n_written && g_get_monotonic_time () < end)
    {
      wait_for_time (50);
      ear_follow_windows (ear);
    }
  if (texts->len > n_written)
    orca_wait_for_silence (PAUSE);
  if (expected && texts->len == n_written)
    {
      g_string_append (text, "  nothing\n");
      if (!is_quiet)
        complain ("nothing is heard");
    }
  for (guint first = n_written; n_written < texts->len; n_written++)
    {
      const char *heard = texts->pdata[n_written];
      guint n = test_count_words (heard);

      /* On a busy machine Orca 43 may read what describes the first focus
       * twice: with its name, and as a change. */
      if (n_written > first && !is_start && !is_list (heard)
          && g_str_equal (heard, texts->pdata[n_written - 1]))
        complain ("heard twice: %s", heard);
      if (n > WORDS_MAX)
        g_string_append_printf (text, "  (%u words) %s\n", n, heard);
      else
        g_string_append_printf (text, "  %s\n", heard);
    }
  /* It is there even if the scene is broken off. */
  g_file_set_contents (file, text->str, -1, &error);
  g_assert_no_error (error);
}

/* Presses a key by its name, such as "Ctrl+n" or "Return". */
static void
press_named (const char *name)
{
  gboolean control = FALSE, shift = FALSE, alt = FALSE;
  const char *key = name;
  guint keysym;

  for (;;)
    if (g_str_has_prefix (key, "Ctrl+"))
      control = TRUE, key += 5;
    else if (g_str_has_prefix (key, "Shift+"))
      shift = TRUE, key += 6;
    else if (g_str_has_prefix (key, "Alt+"))
      alt = TRUE, key += 4;
    else
      break;
  keysym = gdk_keyval_from_name (key);
  if (keysym == GDK_KEY_VoidSymbol)
    g_error ("no such key: %s", name);
  g_string_append_printf (text, "%s\n", name);
  if (alt)
    hand_press_alt (keysym);
  else
    hand_press_key (keysym, control, shift);
  write_heard (TRUE);
}

static void
press (const char *typed,
       guint       keysym)
{
  if (typed == NULL)
    {
      press_named (gdk_keyval_name (keysym));
      return;
    }

  g_string_append_printf (text, "%s %s\n", typed, gdk_keyval_name (keysym));
  hand_type (typed);
  hand_press_key (keysym, FALSE, FALSE);
  write_heard (TRUE);
}

/* Returns: the game that the program keeps, or NULL once it has ended. */
static LudoGame *
load_game (const char *game_id)
{
  g_autofree char *name = g_strconcat (game_id, ".ludo", NULL);
  g_autofree char *path = g_build_filename (ear_get_data_dir (ear),
                                            "ludotheque", "current", name,
                                            NULL);
  g_autoptr (GFile) record = g_file_new_for_path (path);

  return g_file_test (path, G_FILE_TEST_EXISTS)
           ? ludo_record_load (record, NULL) : NULL;
}

/* Plays a throw or a whole turn. */
static void
play_turn (LudoGame *game)
{
  const SearchLimits limits = {
    .nodes = 4000, .level = SEARCH_LEVEL_FULL, .seed = 1, .threads = 1,
    .hash_mib = 1,
  };
  SearchResult result;
  GameState state = *ludo_game_get_state (game);
  const GameRules *rules = ludo_game_get_rules (game);

  if (ludo_game_get_at_chance (game))
    {
      press_named ("r");
      return;
    }

  search_run (ludo_game_get_position (game), &limits, &result);
  for (int i = 0; i < result.n_line; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (&state, result.line[i], token);
      rules->apply (&state, result.line[i], NULL);
      press (token, XK_Return);
    }
}

/* Asks for the position, whose first sentence says how the game ended, which
 * must have been heard since the text @first. */
static void
check_end (guint first)
{
  GPtrArray *texts = speech_get_texts (orca_get_speech ());
  guint last = texts->len;
  g_autofree char *outcome = NULL;

  press_named ("o");
  if (texts->len == last)
    return;

  outcome = g_strndup (texts->pdata[last], strcspn (texts->pdata[last], "."));
  if (speech_count (orca_get_speech (), first, last, outcome) == 0)
    complain ("the end was not heard: %s", outcome);
}

/* Plays the game of this id from where it is to its end, or until it has
 * @n_plies throws and moves. */
static void
play_game (const char *game_id,
           guint       n_plies)
{
  guint n_played = G_MAXUINT, n_same = 0;
  guint first = n_written;
  gboolean over = FALSE;

  for (guint i = 0; i < TURNS_MAX; i++)
    {
      g_autoptr (LudoGame) game = load_game (game_id);

      over = game == NULL || ludo_game_get_over (game);
      if (over || ludo_game_get_n_plies (game) >= n_plies)
        break;

      n_same = ludo_game_get_n_plies (game) == n_played ? n_same + 1 : 0;
      n_played = ludo_game_get_n_plies (game);
      if (n_same > 20)
        {
          complain ("the game does not go on");
          break;
        }
      if (ludo_player_is (ludo_game_get_current_player (game),
                          LUDO_PLAYER_COMPUTER))
        {
          wait_for_time (LOOKS);
          write_heard (FALSE);
          /* The turn may wait to be ended. */
          if (n_same > 0 && n_same % 8 == 0)
            press_named ("Return");
        }
      else
        play_turn (game);
    }
  /* The end may have been heard with the last move. */
  orca_wait_for_silence (PAUSE);
  write_heard (FALSE);
  if (over)
    check_end (first);
  else if (n_plies == G_MAXUINT)
    complain ("the game does not end");
}

static void
do_lesson (const char *name)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *path = g_strdup_printf ("%s/content/%s.lesson", data, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      g_string_append_printf (text, "\n-- step %u\n", i + 1);
      if (step->kind == LUDO_STEP_PLAY)
        break;
      for (int j = step->kind == LUDO_STEP_PREDICT ? step->rounds : 1; j > 0;
           j--)
        lesson_hand_answer (lesson, step, press);
      if (i + 1 < lesson->steps->len)
        press_named ("Return");
    }
}

/* Plays the first turn that no answer of @step begins with. */
static void
play_wrong_turn (const LudoLesson *lesson,
                 const LudoStep   *step)
{
  const GameRules *rules = lesson->rules;
  GameState state = step->asked;
  int seat = rules->turn (&state);

  for (guint i = 0; i < GAME_MOVES_MAX && rules->turn (&state) == seat; i++)
    {
      GameMove moves[GAME_MOVES_MAX];
      char token[GAME_MOVE_TEXT_MAX];
      int n = rules->legal_moves (&state, moves), chosen = 0;

      if (n == 0)
        break;
      for (guint j = 0; i == 0 && j < step->answers->len; j++)
        {
          const LudoTurnAnswer *answer = step->answers->pdata[j];

          if (g_array_index (answer->moves, GameMove, 0) == moves[chosen]
              && chosen + 1 < n)
            chosen++;
        }
      rules->print_move (&state, moves[chosen], token);
      rules->apply (&state, moves[chosen], NULL);
      press (token, XK_Return);
    }
}

/* Answers what is not right: another turn, the number after the right one, the
 * first or second option. */
static void
answer_wrong (const LudoLesson *lesson,
              const LudoStep   *step)
{
  g_autofree char *number = g_strdup_printf ("%d", step->number + 1);

  if (step->kind == LUDO_STEP_MOVE)
    play_wrong_turn (lesson, step);
  else if (step->kind == LUDO_STEP_NUMBER)
    press (number, XK_Return);
  else if (step->kind == LUDO_STEP_CHOOSE)
    {
      if ((step->right_options & 1) != 0)
        press (NULL, XK_Tab);
      press (NULL, XK_Return);
    }
}

/* Does the first so many puzzles of a game, from set to set: "tavli 3".  Each
 * third is first asked for help and answered wrong. */
static void
do_puzzles (const char *argument)
{
  g_auto (GStrv) parts = g_strsplit (argument, " ", 2);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());
  g_autoptr (GPtrArray) sets = ludo_puzzle_list (library, parts[0], -1, NULL);
  int n = atoi (parts[1]);

  for (guint i = 0; i < sets->len && n > 0; i++)
    {
      const LudoLesson *set = g_ptr_array_index (sets, i);

      for (guint j = 0; j < set->steps->len && n > 0; j++, n--)
        {
          const LudoStep *step = g_ptr_array_index (set->steps, j);

          g_string_append_printf (text, "\n-- %s\n", step->node->id);
          if (n % 3 == 0)
            {
              press_named ("Ctrl+h");
              answer_wrong (set, step);
              /* Try Again has the focus after a wrong turn. */
              if (step->kind == LUDO_STEP_MOVE)
                press_named ("Return");
            }
          lesson_hand_answer (set, step, press);
          press_named ("Return");
        }
      /* The page at the end of a set goes on to the next one. */
      if (n > 0)
        press_named ("Return");
    }
}

/* @sentence in the user's language, without the mark of an underlined letter,
 * and only up to a place that is filled in; free with g_free(). */
static char *
translate (const char *sentence)
{
  g_auto (GStrv) parts = g_strsplit (gettext (sentence), "_", -1);
  char *words = g_strjoinv ("", parts);

  if (strchr (words, '%') != NULL)
    *strchr (words, '%') = '\0';

  return words;
}

/* Presses a key until @sentence is heard: "until Tab Print". */
static void
press_until (const char *key,
             const char *sentence)
{
  g_autofree char *words = translate (sentence);

  for (guint i = 0; i < PRESSES_MAX; i++)
    {
      guint first = n_written;

      press_named (key);
      if (speech_has (orca_get_speech (), first, words))
        return;
    }
  complain ("%s never leads to: %s", key, words);
}

/* Fails unless @sentence was heard in the line before. */
static void
check_heard (guint       first,
             const char *sentence)
{
  g_autofree char *words = translate (sentence);

  if (!speech_has (orca_get_speech (), first, words))
    complain ("not heard: %s", words);
}

static void
start (char **options)
{
  g_autofree char *spoken = g_strdup_printf ("--language=%s",
                                             ludo_language_get ());
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *data = ludo_paths_dup_data ();
  g_auto (GStrv) argv = NULL;

  g_strv_builder_add_many (builder, g_getenv ("LUDOTHEQUE_PROGRAM"), spoken,
                           NULL);
  for (guint i = 0; options[i] != NULL; i++)
    if (options[i][0] == '/')
      {
        g_autofree char *path = g_strconcat (data, "/content", options[i],
                                             NULL);

        g_strv_builder_add (builder, path);
      }
    else if (g_str_has_prefix (options[i], "tests/"))
      {
        g_autofree char *path =
          g_test_build_filename (G_TEST_DIST, options[i] + strlen ("tests/"),
                                 NULL);

        g_strv_builder_add (builder, path);
      }
    else if (options[i][0] != '\0')
      g_strv_builder_add (builder, options[i]);
  argv = g_strv_builder_end (builder);
  ear_start (ear, (const char *const *) argv);
  /* Leave out the speech about other windows. */
  n_written = speech_get_texts (orca_get_speech ())->len;
  ear_take_keyboard (ear);
  is_start = TRUE;
  write_heard (TRUE);
  is_start = FALSE;
}

static void
do_line (const char *line)
{
  g_auto (GStrv) words = NULL;
  guint before = line_start;

  if (line[0] == '#')
    {
      g_string_append_printf (text, "\n%s\n", line);
      return;
    }
  /* A line for one language, whose letters are on other keys in the other. */
  if (g_str_has_prefix (line, "en: ") || g_str_has_prefix (line, "fr: "))
    {
      if (!g_str_has_prefix (line, ludo_language_get ()))
        return;
      line += strlen ("en: ");
    }
  is_quiet = g_str_has_prefix (line, "quiet ");
  if (is_quiet)
    line += strlen ("quiet ");
  words = g_strsplit (line, " ", -1);
  if (words[0] == NULL)
    return;

  if (g_str_equal (words[0], "hear"))
    {
      check_heard (before, line + strlen ("hear "));
      return;
    }
  line_start = n_written;
  if (g_str_equal (words[0], "start"))
    start (words + 1);
  else if (g_str_equal (words[0], "type"))
    press (line + strlen ("type "), XK_Return);
  else if (g_str_equal (words[0], "play"))
    play_game (words[1], words[2] != NULL ? strtoul (words[2], NULL, 10)
                                          : G_MAXUINT);
  else if (g_str_equal (words[0], "until"))
    press_until (words[1], line + strlen ("until ") + strlen (words[1]) + 1);
  else if (g_str_equal (words[0], "lesson"))
    do_lesson (words[1]);
  else if (g_str_equal (words[0], "puzzles"))
    do_puzzles (line + strlen ("puzzles "));
  else
    for (guint i = 0; words[i] != NULL; i++)
      if (words[i][0] != '\0')
        press_named (words[i]);
}

static void
do_scene (gconstpointer path)
{
  static gboolean was_used;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *scene = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  if (!was_used)
    ear_set_animations (FALSE);
  else
    {
      orca_end ();
      orca_start (NULL);
    }
  was_used = TRUE;
  *strrchr (name, '.') = '\0';
  file = g_strdup_printf ("%s/%s.%s.txt", folder, name, ludo_language_get ());
  g_file_get_contents (path, &scene, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (scene, "\n", -1);
  text = g_string_new (NULL);
  for (guint i = 0; lines[i] != NULL; i++)
    do_line (g_strstrip (lines[i]));
  g_string_free (text, TRUE);
  g_clear_pointer (&file, g_free);
  ear_stop (ear);
}

int
main (int    argc,
      char **argv)
{
  static char *own[] = { NULL, NULL };
  char **own_argv = own;
  int own_argc = 1, status;
  g_autofree char *localedir = ludo_paths_dup_locale ();
  g_autofree char *why = NULL;

  own[0] = argv[0];
  /* GTK warns where Orca asks for the place of a menu. */
  g_unsetenv ("G_DEBUG");
  g_test_init (&own_argc, &own_argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  hand_init ();
  if (argc < 4)
    {
      g_printerr ("Usage: transcript LANGUAGE FOLDER SCENE...\n");
      return 2;
    }
  ludo_language_init (localedir, argv[1]);
  folder = argv[2];
  g_mkdir_with_parents (folder, 0777);
  ear = ear_new (&why);
  if (ear == NULL || !orca_start (&why))
    {
      g_print ("1..0 # SKIP %s\n", why);
      return 0;
    }
  for (int i = 3; i < argc; i++)
    {
      g_autofree char *base = g_path_get_basename (argv[i]);
      g_autofree char *path = g_strconcat ("/app/transcript/", base, NULL);

      g_test_add_data_func (path, argv[i], do_scene);
    }
  status = g_test_run ();
  orca_remove ();
  ear_free (ear);

  return status;
}
