/* ludo-retry.c: the turns that decided a game, to be tried again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/work/ludo-retry.h"

#include <glib/gi18n.h>

#include "learn/ludo-draft.h"
#include "play/ludo-language.h"

/* Sets the texts of the step that asks for a better turn than @turn, in both
 * languages. */
static void
set_words (LudoPageNode   *step,
           LudoGame       *game,
           const LudoTurn *turn)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autoptr (LudoTurningPoint) point = ludo_turning_point_new (game, turn);
      g_autofree char *ask =
        /* Translators: hundredths of chance. */
        g_strdup_printf (_("Find a better turn than the one that was played. "
                           "Any that is within %d percentage points of the "
                           "best is right."),
                         (int) (100 * LUDO_REVIEW_SAME_COST + 0.5));

      ludo_draft_set_text (step, LUDO_TEXT_TITLE, 0, i, point->title);
      ludo_draft_set_text (step, LUDO_TEXT_RIGHT, 0, i, point->better);
      ludo_draft_set_text (step, LUDO_TEXT_ASK, 0, i, ask);
      ludo_language_pop (before);
    }
}

/* Sets the title of the lesson in both languages. */
static void
set_title (LudoDraft *draft)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      ludo_draft_set_text (draft->page, LUDO_TEXT_TITLE, 0, i,
                           _("Try Again"));
      ludo_language_pop (before);
    }
}

static void
add_turn (LudoDraft      *draft,
          LudoGame       *game,
          const LudoTurn *turn)
{
  const GameState *state = ludo_game_get_state_at (game, turn->first);
  g_autofree char *answer = ludo_move_print_line (draft->rules, state,
                                                  turn->better,
                                                  (guint) turn->n_better);
  char position[GAME_POSITION_TEXT_MAX];
  LudoPageNode *step;

  draft->rules->print (state, position);
  step = ludo_draft_add_step (draft, ludo_draft_get_n_steps (draft), position);
  ludo_draft_set (step, "kind", ludo_step_kinds[LUDO_STEP_MOVE].name);
  ludo_draft_set (step, "answers", answer);
  set_words (step, game, turn);
}

LudoLesson *
ludo_retry_dup_lesson (LudoGame         *game,
                       const LudoReview *review)
{
  g_autoptr (LudoDraft) draft = NULL;
  g_autoptr (GArray) bests = g_array_new (FALSE, FALSE, sizeof (double));
  LudoLesson *lesson;

  g_return_val_if_fail (LUDO_IS_GAME (game) && review != NULL, NULL);

  draft = ludo_draft_new (ludo_game_get_rules (game));
  set_title (draft);
  for (guint i = 0; i < review->points->len; i++)
    {
      const LudoTurningPoint *point = g_ptr_array_index (review->points, i);
      const LudoTurn *turn = &point->turn;

      if (turn->n_better == 0)
        continue;
      add_turn (draft, game, turn);
      g_array_append_val (bests, turn->before);
    }
  lesson = bests->len > 0 ? ludo_draft_dup_lesson (draft, "lesson", NULL)
                          : NULL;
  for (guint i = 0; lesson != NULL && i < bests->len; i++)
    ((LudoStep *) g_ptr_array_index (lesson->steps, i))->best =
      g_array_index (bests, double, i);

  return lesson;
}
