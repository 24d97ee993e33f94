/* ludo-retry.c: the turns that decided a game, to be tried again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-retry.h"

#include <glib/gi18n.h>

#include "learn/ludo-draft.h"
#include "play/ludo-language.h"

/* The words of the program, in both its languages. */
static void
set_words (LudoBoth    both,
           const char *words)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      ludo_draft_set_string (both, i, gettext (words));
      ludo_language_pop (before);
    }
}

/* The better turn as the file of a lesson writes it. */
static char *
dup_answer (const GameRules *rules,
            const GameState *from,
            const LudoTurn  *turn)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GameState state = *from;

  for (int i = 0; i < turn->n_better; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (&state, turn->better[i], token);
      rules->apply (&state, turn->better[i], NULL);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", token);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_point (LudoDraft        *draft,
           LudoGame         *game,
           LudoTurningPoint *point)
{
  const LudoTurn *turn = ludo_turning_point_get_turn (point);
  const GameState *state = ludo_game_get_state_at (game, turn->first);
  g_autofree char *answer = dup_answer (draft->rules, state, turn);
  char position[GAME_POSITION_TEXT_MAX];
  LudoDraftStep *step;

  draft->rules->print (state, position);
  step = ludo_draft_add_step (draft, draft->steps->len, position);
  step->kind = LUDO_STEP_MOVE;
  ludo_draft_set (step->values, "answers", answer);
  ludo_draft_set_string (step->texts[LUDO_DRAFT_TITLE], LUDO_PAGE_ENGLISH,
                         ludo_turning_point_get_title (point));
  ludo_draft_set_string (step->texts[LUDO_DRAFT_RIGHT], LUDO_PAGE_ENGLISH,
                         ludo_turning_point_get_better (point));
  set_words (step->texts[LUDO_DRAFT_ASK],
             N_("Find a better turn than the one you played. The review has "
                "one in mind; another may be as good."));
}

LudoLesson *
ludo_retry_dup_lesson (LudoGame   *game,
                       LudoReview *review)
{
  g_autoptr (LudoDraft) draft = NULL;
  GListModel *points;

  g_return_val_if_fail (LUDO_IS_GAME (game) && LUDO_IS_REVIEW (review), NULL);

  draft = ludo_draft_new (ludo_game_get_rules (game));
  set_words (draft->title, N_("Try Again"));
  points = ludo_review_get_points (review);
  for (guint i = 0; i < g_list_model_get_n_items (points); i++)
    {
      g_autoptr (LudoTurningPoint) point = g_list_model_get_item (points, i);

      if (ludo_turning_point_get_turn (point)->n_better > 0)
        add_point (draft, game, point);
    }

  return draft->steps->len > 0 ? ludo_draft_dup_lesson (draft, NULL) : NULL;
}
