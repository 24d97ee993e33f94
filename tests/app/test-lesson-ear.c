/* test-lesson-ear.c: whole courses as a screen reader tells them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program runs as a process of its own; this one has the same lesson, types
 * its answers, and knows of the rest only what is told on the bus.
 */

#include "config.h"

#include "ear.h"
#include "hand.h"
#include "lesson-hand.h"

#include <X11/keysym.h>
#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"
#include "learn/ludo-lesson.h"
#include "play/game/ludo-number.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"

/* The laboratory has fewer stops. */
#define TABS_MAX 40

static Ear *ear;
static char *why_not;
static LudoPageLanguage language;

/* Whether something is told that was not told when there was as much as @data
 * says. */
static gboolean
tells_more (Ear      *self,
            gpointer  data)
{
  return ear_get_heard (self)->len > GPOINTER_TO_UINT (data);
}

static void
press (const char *text,
       guint       keysym)
{
  if (text != NULL)
    hand_type (text);
  hand_press_key (keysym, FALSE, FALSE);
}

/* Gives the right answer and hears the step's sentence for it, or if the step
 * has none any sentence. */
static void
answer (const LudoLesson *lesson,
        const LudoStep   *step)
{
  g_autofree char *right = ludo_lesson_dup_text (step->right, language, TRUE);
  g_autofree char *number = g_strdup_printf ("%d", step->number);
  guint n_heard = ear_get_heard (ear)->len;

  if (step->kind == LUDO_STEP_PREDICT)
    for (int i = 0; i < step->rounds; i++)
      {
        n_heard = ear_get_heard (ear)->len;
        lesson_hand_answer (lesson, step, press);
        ear_wait (ear, tells_more, GUINT_TO_POINTER (n_heard), "a throw");
      }
  else if (!lesson_hand_answer (lesson, step, press))
    return;
  ear_wait (ear, tells_more, GUINT_TO_POINTER (n_heard), "a reply");
  ear_wait (ear, ear_was_told, right, right);
}

/* Whether something is called so, or has it in its name. */
static gboolean
is_read (Ear      *self,
         gpointer  text)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);

  for (guint i = 0; i < nodes->len; i++)
    if (strstr (((const EarNode *) nodes->pdata[i])->name, text) != NULL)
      return TRUE;

  return FALSE;
}

/* Each step tells its title and what it asks; the first is read with what has
 * the focus once the window has the keyboard (test-lesson), and nothing tells
 * of it again. */
static void
listen_to_step (const LudoLesson *lesson,
                const LudoStep   *step)
{
  g_autofree char *ask = ludo_lesson_dup_text (step->ask, language, TRUE);
  g_autofree char *place = g_strdup_printf ("%s, line %d", lesson->id,
                                            step->node->line);
  const char *title = step->node->title[language];
  gboolean is_first = step == lesson->steps->pdata[0];

  if (title == NULL)
    title = ludo_lesson_get_title (lesson, language);
  ear_wait (ear, is_first ? is_read : ear_was_told, (gpointer) title, place);
  if (!is_first)
    ear_wait (ear, ear_was_told, ask, place);
  ear_check_names (ear, place);
}

/* Returns: the label @message, translated, without its mnemonic. */
static char *
dup_label (const char *message)
{
  g_auto (GStrv) parts = g_strsplit (gettext (message), "_", -1);

  return g_strjoinv ("", parts);
}

/* Presses Tab until something that is called @name has the focus. */
static void
tab_to (const char *name)
{
  for (guint i = 0; i < TABS_MAX; i++)
    {
      g_autoptr (GPtrArray) nodes = ear_read (ear);

      for (guint j = 0; j < nodes->len; j++)
        {
          const EarNode *node = nodes->pdata[j];

          if (ear_has (node, EAR_STATE_FOCUSED)
              && g_str_equal (node->name, name))
            return;
        }
      hand_press_key (XK_Tab, FALSE, FALSE);
    }
  g_error ("Tab does not lead to “%s”", name);
}

/* Goes to the chance laboratory, does there what the step asks for, and comes
 * back to its reply.  @again: its dice are others than those before, so that it
 * asks for a guess. */
static void
answer_in_laboratory (const LudoStep *step,
                      gboolean        again)
{
  g_autofree char *right = ludo_lesson_dup_text (step->right, language, TRUE);
  g_autofree char *throw_all =
    ludo_count_printf (ngettext ("Throw %u time", "Throw %u times",
                                 (gulong) step->times), (guint) step->times);
  g_autofree char *rest = dup_label ("The R_est");
  g_autofree char *guess = dup_label ("This Is My _Guess");
  g_autofree char *no_guess = dup_label ("W_ithout a Guess");
  gboolean guesses = step->kind == LUDO_STEP_GUESS;
  gboolean changes = step->kind == LUDO_STEP_RULE;
  const char *told =
    guesses || changes
      ? gettext ("Your choice is now in the lesson. Go back to it.")
    : step->kind == LUDO_STEP_THROWS
      ? gettext ("Your throws are now in the lesson. Go back to it.")
      : gettext ("The hundred classes are now in the lesson. Go back to it.");
  g_autofree char *done = g_strjoin (" ", told, gettext ("Press Alt+Left."),
                                     NULL);

  hand_press_key (XK_Return, FALSE, FALSE);
  ear_wait (ear, is_read, (gpointer) gettext ("Chance Laboratory"),
            "the laboratory");
  ear_check_names (ear, "laboratory");
  if (guesses)
    {
      tab_to (gettext ("Your guess. The Left and Right keys choose a bar; "
                       "digits set it."));
      hand_type ("9");
    }
  if (again)
    {
      tab_to (no_guess);
      hand_press_key (XK_Return, FALSE, FALSE);
    }
  tab_to (guesses ? guess : changes ? no_guess
          : step->kind == LUDO_STEP_THROWS ? throw_all : rest);
  hand_press_key (XK_Return, FALSE, FALSE);
  ear_wait (ear, ear_was_told, done, done);
  hand_press_alt (XK_Left);
  ear_wait (ear, ear_was_told, right, right);
}

/* The whole lesson but for a game against the computer at its end, to which
 * other tests listen. */
static void
listen_to_lesson (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, &error);
  g_autofree char *option = g_strdup_printf ("--language=%s",
                                             ludo_page_language_code
                                               (language));
  const char *const argv[] = { g_getenv ("LUDOTHEQUE_PROGRAM"), option,
                               "--lesson", path, NULL };

  g_assert_no_error (error);
  ear_start (ear, argv);
  ear_wait (ear, is_read,
            (gpointer) ludo_lesson_get_title (lesson, language), path);
  ear_take_keyboard (ear);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);
      const LudoStep *first = g_ptr_array_index (lesson->steps, 0);

      listen_to_step (lesson, step);
      if (step->kind == LUDO_STEP_PLAY)
        break;
      if (ludo_step_kind_is_in_laboratory (step->kind))
        answer_in_laboratory (step, step->kind == LUDO_STEP_THROWS
                                    && step->dice != first->dice);
      else
        answer (lesson, step);
      if (i + 1 < lesson->steps->len)
        hand_press_key (XK_Return, FALSE, FALSE);
    }
  ear_stop (ear);
}

static void
listen_to_course (gconstpointer data)
{
  const GameRules *rules = data;
  g_autofree char *folder = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                              "content", rules->id,
                                              "lessons", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (ear == NULL)
    {
      g_test_message ("no accessibility bus: %s", why_not);
      g_test_skip ("The accessibility bus cannot be started here");
      return;
    }

  ear_set_animations (FALSE);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".lesson"))
        listen_to_lesson (path);
    }
}

int
main (int    argc,
      char **argv)
{
  const char *code = g_getenv ("LUDOTHEQUE_LESSON_LANGUAGE");
  g_autofree char *localedir = ludo_paths_dup_locale ();
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ludo_language_init (localedir, code);
  language = g_strcmp0 (code, "fr") == 0 ? LUDO_PAGE_FRENCH
                                         : LUDO_PAGE_ENGLISH;
  ear = ear_new (&why_not);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/lesson-ear/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], listen_to_course);
    }
  status = g_test_run ();
  g_clear_pointer (&ear, ear_free);
  g_free (why_not);

  return status;
}
