/* ludo-puzzle-maker.c: searches for a puzzle in a position that the user has
 * set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-puzzle-maker.h"

#include <glib/gi18n.h>

#include "learn/puzzles/ludo-puzzle-search.h"
#include "play/ludo-search-task.h"
#include "play/ludo-signal.h"

/* Answer: the result of the search. */
typedef struct
{
  LudoPuzzle *puzzle;           /* owned; NULL if there is none */
  const char *reason;           /* why there is none, untranslated */
} Answer;

struct _LudoPuzzleMaker
{
  GObject parent_instance;

  const GameRules *rules;

  /* Owned */
  LudoSearchTask *task;
};

G_DEFINE_FINAL_TYPE (LudoPuzzleMaker, ludo_puzzle_maker, G_TYPE_OBJECT)

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_pointer (&answer->puzzle, ludo_puzzle_free);
  g_free (answer);
}

/* Searches for a puzzle; runs on a thread. */
static gpointer
find (const GamePosition *position,
      gconstpointer       question,
      const atomic_bool  *stop)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->puzzle = ludo_puzzle_find (position->rules, &position->state, 0,
                                     stop, &answer->reason);

  return answer;
}

static void
found_cb (gpointer asker,
          gpointer data)
{
  LudoPuzzleMaker *self = asker;
  Answer *answer = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    answer->puzzle != NULL
      ? ludo_puzzle_dup_lesson (answer->puzzle, self->rules, &error) : NULL;

  if (lesson != NULL)
    g_signal_emit_by_name (self, "found", lesson);
  else
    g_signal_emit_by_name (self, "none",
                           error != NULL ? error->message
                                         : gettext (answer->reason));
  answer_free (answer);
}

static void
ludo_puzzle_maker_finalize (GObject *object)
{
  LudoPuzzleMaker *self = LUDO_PUZZLE_MAKER (object);

  ludo_search_task_free (self->task);

  G_OBJECT_CLASS (ludo_puzzle_maker_parent_class)->finalize (object);
}

static void
ludo_puzzle_maker_class_init (LudoPuzzleMakerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_puzzle_maker_finalize;
  ludo_signal_new (klass, "found", 1, G_TYPE_POINTER);
  ludo_signal_new (klass, "none", 1, G_TYPE_STRING);
}

static void
ludo_puzzle_maker_init (LudoPuzzleMaker *self)
{
  self->task = ludo_search_task_new (find, answer_free, found_cb, self);
}

LudoPuzzleMaker *
ludo_puzzle_maker_new (void)
{
  return g_object_new (LUDO_TYPE_PUZZLE_MAKER, NULL);
}

void
ludo_puzzle_maker_start (LudoPuzzleMaker *self,
                         LudoGame        *game)
{
  const GamePosition *position;

  g_return_if_fail (LUDO_IS_PUZZLE_MAKER (self) && LUDO_IS_GAME (game));

  self->rules = ludo_game_get_rules (game);
  position = ludo_game_get_position (game);
  ludo_search_task_start (self->task, position, ludo_game_get_n_plies (game),
                          NULL, NULL);
}
