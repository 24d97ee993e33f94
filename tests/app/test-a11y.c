/* test-a11y.c: what another process hears of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program runs as a process of its own; this one is at once the hand on
 * its keyboard and the reader of its accessibility bus.  A game beside it,
 * begun with the same seed, says what should be heard.
 */

#include "config.h"

#include "ear.h"
#include "hand.h"
#include "heard-fixture.h"

#include <X11/keysym.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "games/game-rng.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/record/ludo-ply-words.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"
#include "content/ludo-page.h"
#include "test-long.h"
#include "test-wait.h"

#define SEED 7

/* How much of a game is listened to in a run that is not long. */
#define PLIES_MAX 40

/* How much of a game is listened to while the moves are shown. */
#define ANIMATED_PLIES_MAX 4

#define ROLE_BOARD "grid"
#define ROLE_PLACE "grid cell"

static Ear *ear;
static char *why_not;

/* Without a bus nothing else can be tested. */
static void
test_bus (void)
{
  g_test_message ("no accessibility bus: %s", why_not);
  g_test_skip ("The accessibility bus cannot be started here");
}

/* The game's record in a file, for the program to open; two persons. */
static char *
write_record (LudoGame *game)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "heard.ludo", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) text = ludo_record_to_bytes (game);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  ludo_save_file (file, text, &error);
  g_assert_no_error (error);

  return g_steal_pointer (&path);
}

/* Whether there is a node of @role, and @name unless NULL, that has something
 * in it. */
static gboolean
is_filled (const char *role,
           const char *name)
{
  g_autoptr (GPtrArray) nodes = ear_read (ear);
  const EarNode *node = ear_find (nodes, role, name);

  for (guint i = 0; i + 1 < nodes->len; i++)
    if (g_ptr_array_index (nodes, i) == node)
      return ((EarNode *) g_ptr_array_index (nodes, i + 1))->depth
             > node->depth;

  return FALSE;
}

static gboolean
board_is_there (Ear      *self,
                gpointer  data)
{
  return is_filled (ROLE_BOARD, data);
}

/* Opens @game in the program, which speaks @language, as this process does
 * from then on. */
static void
open_game (LudoGame   *game,
           const char *language)
{
  g_autofree char *path = write_record (game);
  g_autofree char *option = g_strdup_printf ("--language=%s", language);
  const char *const argv[] = { g_getenv ("LUDOTHEQUE_PROGRAM"), option, path,
                               NULL };

  ludo_language_set (language);
  ear_start (ear, argv);
  ear_wait (ear, board_is_there, (gpointer) _("Board"), "the board");
}

/* Every place has the name that its game gives it, can be focused, and says
 * whether it is picked. */
static void
check_places (LudoGame   *game,
              const char *language)
{
  const char *id = ludo_game_get_rules (game)->id;
  const LudoDrawing *drawing = ludo_drawing_for (id);
  g_autoptr (GHashTable) names =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) nodes = ear_read (ear);
  const EarNode *board = ear_find (nodes, ROLE_BOARD, _("Board"));
  guint n_seen = 0, first;

  for (int place = 0; place < drawing->n_places; place++)
    {
      char *name = drawing->describe_place (game, place);
      char buffer[8];

      g_assert_true (g_str_has_prefix (name, drawing->place_name (place,
                                                                  buffer)));
      g_hash_table_add (names, name);
    }

  g_assert_true (g_ptr_array_find (nodes, board, &first));
  for (guint i = first + 1; i < nodes->len; i++)
    {
      const EarNode *node = g_ptr_array_index (nodes, i);

      if (node->depth <= board->depth)
        break;
      if (!g_str_equal (node->role, ROLE_PLACE)
          || node->depth != board->depth + 1
          || !ear_has (node, EAR_STATE_VISIBLE))
        continue;
      n_seen++;
      if (!g_hash_table_contains (names, node->name))
        g_error ("%s in %s: no place is called “%s”", id, language,
                 node->name);
      g_assert_true (ear_has (node, EAR_STATE_FOCUSABLE));
      g_assert_false (ear_has (node, EAR_STATE_SELECTED));
    }
  g_test_message ("%s in %s: %u places", id, language, n_seen);
  g_assert_cmpuint (n_seen, >, 4);
}

/* Whether some place has both the focus and the state of being picked, and
 * is called @data. */
static gboolean
place_is_picked (Ear      *self,
                 gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);
  const EarNode *node = ear_find (nodes, ROLE_PLACE, data);

  return node != NULL && ear_has (node, EAR_STATE_FOCUSED)
         && ear_has (node, EAR_STATE_SELECTED);
}

/* Ken Wan: the name typed leads to a cell, and Space picks the piece there. */
static void
test_states (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("ken-wan", NULL, SEED, NULL);
  const LudoDrawing *drawing = ludo_drawing_for ("ken-wan");
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  g_autofree char *name = NULL;
  int path[LUDO_PATH_MAX];
  char buffer[8];

  open_game (game, "en");
  ear_take_keyboard (ear);
  g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
  drawing->move_path (ludo_game_get_state (game), moves[0], path);
  name = drawing->describe_place (game, path[0]);
  hand_type (drawing->place_name (path[0], buffer));
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  ear_wait (ear, place_is_picked, name, "a place to be picked");
  ear_stop (ear);
}

typedef struct
{
  guint n_heard;                /* when the ply began */
  const char *sentence;
} Expected;

static gboolean
sentence_was_heard (Ear      *self,
                    gpointer  data)
{
  Expected *expected = data;
  GPtrArray *heard = ear_get_heard (self);

  for (guint i = expected->n_heard; i < heard->len; i++)
    if (strstr (heard->pdata[i], expected->sentence) != NULL)
      return TRUE;

  return FALSE;
}

/* Plays a ply in the test's game and, by the keyboard, in the program, and
 * hears its sentence and the next player's, unless the first names him. */
static void
play_and_listen (LudoGame *game,
                 GameRng  *rng)
{
  g_autofree char *move_sentence = NULL;
  g_autofree char *turn_sentence = NULL;
  g_autofree char *turn_before = ludo_game_describe_turn (game);
  Expected expected = { ear_get_heard (ear)->len };

  hand_play_ply (game, rng);

  move_sentence = app_dup_told (game);
  turn_sentence = ludo_ply_words_describe_next (game);
  expected.sentence = move_sentence;
  ear_wait (ear, sentence_was_heard, &expected, move_sentence);
  if (!g_str_equal (turn_sentence, turn_before)
      && turn_sentence[0] != '\0')
    {
      expected.sentence = turn_sentence;
      ear_wait (ear, sentence_was_heard, &expected, turn_sentence);
    }
}

/* Reads the board in the program, plays @game there, to @n_plies at most, and
 * listens to each. */
static void
listen_to_game (LudoGame   *game,
                const char *language,
                guint       n_plies)
{
  GameRng rng = { SEED };

  open_game (game, language);
  check_places (game, language);
  ear_take_keyboard (ear);
  while (!ludo_game_get_over (game)
         && ludo_game_get_n_plies (game) < n_plies)
    play_and_listen (game, &rng);
  g_test_message ("%s: %u plies, %u sentences",
                  ludo_game_get_rules (game)->id,
                  ludo_game_get_n_plies (game), ear_get_heard (ear)->len);
  g_assert_cmpuint (ear_get_heard (ear)->len, >=,
                    ludo_game_get_n_plies (game));
  ear_stop (ear);
}

/* Sets double speed, at which moves are announced as well. */
static void
set_fast (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "ludotheque", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, "[ludotheque]\npace='fast'\n", -1, &error);
  g_assert_no_error (error);
}

/* A start of the program takes longer than most of what is heard of it: so all
 * is heard that there is in each. */
static void
test_game (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL, SEED, NULL);
  g_autoptr (LudoGame) animated = ludo_game_new (rules->id, NULL, SEED, NULL);

  ear_set_animations (FALSE);
  listen_to_game (game, "fr", test_is_long () ? G_MAXUINT : PLIES_MAX);
  ear_set_animations (TRUE);
  set_fast ();
  listen_to_game (animated, "en", ANIMATED_PLIES_MAX);
}

static gboolean
has_role (Ear      *self,
          gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  return ear_find (nodes, data, NULL) != NULL;
}

static gboolean
has_text (Ear      *self,
          gpointer  data)
{
  return is_filled ("document", NULL);
}

static void
test_names (void)
{
  const char *const shelf[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                                "--language=en", NULL };
  const char *const choices[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                                  "--language=fr", "--game=zohn-ahl", NULL };
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, SEED, NULL);

  ear_start (ear, shelf);
  ear_wait (ear, has_role, (gpointer) "heading", "the shelf");
  ear_check_names (ear, "shelf");
  ear_stop (ear);

  ear_start (ear, choices);
  ear_wait (ear, has_role, (gpointer) "combo box", "the choices");
  ear_check_names (ear, "choices");
  ear_stop (ear);

  open_game (game, "fr");
  ear_check_names (ear, "play");
  ear_take_keyboard (ear);
  hand_press_key (XK_F2, FALSE, FALSE);
  ear_wait (ear, has_text, NULL, "the page to read");
  ear_check_names (ear, "read");
  ear_stop (ear);
}

/* A lesson has names for all that can be reached; each step is told, and so is
 * what is said to an answer. */
static void
test_lesson (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", "chisolo", "lessons",
                                            "first-steps.lesson", NULL);
  const char *const lesson[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                                 "--language=fr", "--lesson", path, NULL };

  ear_start (ear, lesson);
  ear_wait (ear, has_role, (gpointer) "grid", "the board");
  ear_check_names (ear, "lesson");
  ear_take_keyboard (ear);
  hand_press_key (XK_Return, FALSE, FALSE);
  ear_wait (ear, ear_was_told, (gpointer) "Semer. À votre tour",
            "the next step");
  hand_type ("d1");
  hand_press_key (XK_Return, FALSE, FALSE);
  ear_wait (ear, ear_was_told, (gpointer) "On vous demande de semer b1.",
            "the reply");
  ear_check_names (ear, "answer");
  ear_stop (ear);
}

/* Sentence @index of @paragraph by the usual ruleset of Chisolo, in French,
 * borrowed; NULL after the last. */
static char *
sentence_of (const LudoPageNode *paragraph,
             guint               index)
{
  for (guint i = 0; i < paragraph->children->len; i++)
    {
      const LudoPageNode *sentence = g_ptr_array_index (paragraph->children,
                                                        i);

      if (ludo_page_applies (sentence, "natatu") && index-- == 0)
        return sentence->plain[LUDO_PAGE_FRENCH];
    }

  return NULL;
}

/* The sentences of @paragraph, as they are heard. */
static char *
words_of (const LudoPageNode *paragraph)
{
  GString *words = g_string_new (NULL);
  const char *sentence;

  for (guint i = 0; (sentence = sentence_of (paragraph, i)) != NULL; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? " " : "", sentence);

  return g_string_free (words, FALSE);
}

static int
find_name (const GPtrArray *nodes,
           const char      *name)
{
  for (guint i = 0; i < nodes->len; i++)
    if (g_str_equal (((const EarNode *) nodes->pdata[i])->name, name))
      return (int) i;

  return -1;
}

/* Whether the sentence that has the keyboard is told, in its language. */
static gboolean
tells (Ear      *self,
       gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  for (guint i = 0; i < nodes->len; i++)
    {
      const EarNode *node = g_ptr_array_index (nodes, i);

      if (g_str_equal (node->role, "status"))
        {
          g_autofree char *text = ear_get_text (self, node);
          g_autofree char *language = ear_get_language (self, node);

          if (g_str_equal (node->name, data) || g_str_equal (text, data))
            return g_strcmp0 (language, "fr") == 0;
        }
    }

  return FALSE;
}

/* A page to read is a document of headings, paragraphs in their order, each in
 * its language, and pictures with names; the sentence that has the keyboard is
 * told. */
static void
test_reading (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", "chisolo",
                                            "rules.page", NULL);
  g_autoptr (LudoPageNode) page = ludo_page_load (path, NULL);
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, SEED, NULL);
  g_autoptr (GPtrArray) nodes = NULL;
  const LudoPageNode *section, *paragraph;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *language = NULL;
  guint n_headings = 0;
  int first_at, second_at;

  open_game (game, "fr");
  ear_take_keyboard (ear);
  hand_press_key (XK_F2, FALSE, FALSE);
  ear_wait (ear, has_text, NULL, "the page to read");
  g_assert_nonnull (page);
  section = g_ptr_array_index (page->children, 0);
  paragraph = g_ptr_array_index (section->children, 0);
  first = words_of (paragraph);
  section = g_ptr_array_index (page->children, 1);
  second = words_of (g_ptr_array_index (section->children, 0));

  nodes = ear_read (ear);
  for (guint i = 0; i < nodes->len; i++)
    n_headings += g_str_equal (((EarNode *) nodes->pdata[i])->role,
                               "heading");
  first_at = find_name (nodes, first);
  second_at = find_name (nodes, second);
  g_assert_cmpint (first_at, >=, 0);
  g_assert_cmpint (second_at, >, first_at);
  g_assert_cmpuint (n_headings, >, 5);
  language = ear_get_language (ear, g_ptr_array_index (nodes, first_at));
  g_assert_cmpstr (language, ==, "fr");

  hand_press_key (XK_Down, FALSE, FALSE);
  ear_wait (ear, tells, sentence_of (paragraph, 1), "the second sentence");
  ear_wait (ear, ear_was_told, sentence_of (paragraph, 1),
            "the second sentence to be heard");
  /* The first was read with its paragraph, as that got the focus. */
  g_assert_false (ear_was_told (ear, sentence_of (paragraph, 0)));
  ear_stop (ear);
}

/* The path of the window that has the keyboard, NULL for none. */
static char *
dup_active_window (Ear *self)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);
  const char *window = NULL;

  for (guint i = 0; i < nodes->len; i++)
    {
      const EarNode *node = nodes->pdata[i];

      if (node->depth == 1)
        window = node->path;
      if (ear_has (node, EAR_STATE_FOCUSED))
        return g_strdup (window);
    }

  return NULL;
}

/* Whether another window than @window has the keyboard.  A dialog is on the
 * bus before the display shows it, and until then its keys go elsewhere. */
static gboolean
has_left (Ear      *self,
          gpointer  window)
{
  g_autofree char *active = NULL;

  ear_follow_windows (self);
  active = dup_active_window (self);

  return active != NULL && g_strcmp0 (active, window) != 0;
}

/* Presses a key with Ctrl or Alt and waits for the dialog that it opens. */
static void
open_dialog (guint       keysym,
             gboolean    ctrl,
             const char *what)
{
  g_autofree char *window = NULL;

  ear_wait (ear, has_left, NULL, "the keyboard");
  window = dup_active_window (ear);
  if (ctrl)
    hand_press_key (keysym, TRUE, FALSE);
  else
    hand_press_alt (keysym);
  ear_wait (ear, has_left, window, what);
}

/* Whether one window is left, which has the keyboard then. */
static gboolean
is_alone (Ear      *self,
          gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);
  guint n_windows = 0;

  ear_follow_windows (self);
  for (guint i = 0; i < nodes->len; i++)
    n_windows += ((EarNode *) nodes->pdata[i])->depth == 1;

  return n_windows == 1;
}

/* Starts the program by @start, which opens its first page. */
static void
open_shelf (void (*start) (Ear *self, const char *const *argv))
{
  const char *const argv[] = { g_getenv ("LUDOTHEQUE_PROGRAM"),
                               "--language=en", NULL };

  start (ear, argv);
  ear_wait (ear, has_role, (gpointer) "heading", "the shelf");
  ear_take_keyboard (ear);
}

/* A program started from elsewhere on somebody's display may have no session
 * bus: it is heard all the same, and lives on as a dialog closes. */
static void
test_no_session (void)
{
  open_shelf (ear_start_without_session);
  open_dialog (XK_comma, TRUE, "the preferences");
  ear_check_names (ear, "preferences without a session");
  hand_press_key (XK_Escape, FALSE, FALSE);
  ear_wait (ear, is_alone, NULL, "the shelf alone");
  ear_check_names (ear, "shelf without a session");
  ear_stop (ear);
}

static gboolean
has_focus (Ear      *self,
           gpointer  name)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  for (guint i = 0; i < nodes->len; i++)
    if (g_strcmp0 (((EarNode *) nodes->pdata[i])->name, name) == 0
        && ear_has (nodes->pdata[i], EAR_STATE_FOCUSED))
      return TRUE;

  return FALSE;
}

/* The description of a control is read with its name, and not told once more as
 * the control gets the focus. */
static void
test_described (void)
{
  static const char *const stops[] = { "Zohn Ahl", "Zeno’s tavli", "Chisolo",
                                       "Ken Wan", "Zohn Ahl", "Zeno’s tavli",
                                       "Chisolo", "Ken Wan", "Print…",
                                       "Make a Lesson…" };

  open_shelf (ear_start);
  open_dialog (XK_h, FALSE, "the dialog");
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      if (i > 0)
        hand_press_key (XK_Tab, FALSE, FALSE);
      ear_wait (ear, has_focus, (gpointer) stops[i], stops[i]);
    }
  g_assert_false (ear_was_told (ear, (gpointer) "worksheets"));
  ear_stop (ear);
}

static gboolean
has_message (Ear      *self,
             gpointer  data)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  for (guint i = 0; i < nodes->len; i++)
    if (strstr (((EarNode *) nodes->pdata[i])->name, data) != NULL)
      return TRUE;

  return FALSE;
}

/* As a dialog closes, the window below has the keyboard only a moment later;
 * what came of it is told then, and once. */
static void
test_exported (void)
{
  static const char told[] = "The sheets are in";
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, SEED, NULL);
  GPtrArray *heard;
  guint n_told = 0;

  open_game (game, "en");
  ear_take_keyboard (ear);
  open_dialog (XK_p, TRUE, "what to print");
  open_dialog (XK_x, FALSE, "the file");
  hand_press_key (XK_Return, FALSE, FALSE);
  ear_wait (ear, has_message, (gpointer) told, "the message");
  /* No window has the keyboard now, and other announcements have been made long
   * since. */
  wait_for_time (400);
  g_assert_false (ear_was_told (ear, (gpointer) told));
  ear_wait (ear, is_alone, NULL, "the board");
  ear_wait (ear, ear_was_told, (gpointer) told, "the name of the file");
  heard = ear_get_heard (ear);
  for (guint i = 0; i < heard->len; i++)
    n_told += strstr (heard->pdata[i], told) != NULL;
  g_assert_cmpuint (n_told, ==, 1);
  ear_stop (ear);
}

int
main (int    argc,
      char **argv)
{
  int status;
  g_autofree char *localedir = ludo_paths_dup_locale ();

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ludo_language_init (localedir, "en");
  ear = ear_new (&why_not);
  if (ear == NULL)
    {
      g_test_add_func ("/app/a11y/bus", test_bus);
      return g_test_run ();
    }

  g_test_add_func ("/app/a11y/names", test_names);
  g_test_add_func ("/app/a11y/lesson", test_lesson);
  g_test_add_func ("/app/a11y/no-session", test_no_session);
  g_test_add_func ("/app/a11y/described", test_described);
  g_test_add_func ("/app/a11y/exported", test_exported);
  g_test_add_func ("/app/a11y/states", test_states);
  g_test_add_func ("/app/a11y/reading", test_reading);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autofree char *path = g_strdup_printf ("/app/a11y/game/%s",
                                               rules->id);

      g_test_add_data_func (path, rules, test_game);
    }
  status = g_test_run ();
  g_clear_pointer (&ear, ear_free);

  return status;
}
