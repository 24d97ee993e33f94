/* ludo-window-chance.c: the chance laboratory of a window, opened without a
 * lesson or by a step of one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-private.h"

#include "games/games.h"
#include "play/ludo-signal.h"

/* The laboratory can do everything that a step may ask for. */
G_STATIC_ASSERT (LUDO_STEP_TIMES_MAX <= LUDO_CLASSES_THROWS_MAX);
G_STATIC_ASSERT (LUDO_STEP_DICE_MAX == LUDO_SAMPLER_DICE_MAX);

/* Passes what was done in the laboratory to the lesson. */
static void
changed_cb (LudoWindow *self)
{
  LudoLessonRun *run = _ludo_window_get_run (self);
  const LudoChanceAim *aim = ludo_laboratory_get_aim (self->laboratory);
  g_autofree char *answer = NULL;
  g_autofree char *kept = NULL;

  if (run == NULL || aim == NULL
      || !g_str_equal (ludo_window_get_page (self), "chance"))
    return;

  answer = ludo_laboratory_dup_answer (self->laboratory);
  if (answer != NULL)
    ludo_lesson_run_set_laboratory_answer (run, answer);
  /* Do not save a guess that is being drawn, at every movement. */
  if (aim->asks == LUDO_CHANCE_ASKS_RULE
      || ludo_laboratory_is_guessing (self->laboratory))
    return;

  kept = ludo_throws_dup_text (ludo_laboratory_get_throws (self->laboratory));
  ludo_lesson_run_save_throws (run, kept);
}

static void
set_game (LudoWindow *self,
          const char *game_id)
{
  if (self->laboratory == NULL)
    {
      self->laboratory = ludo_laboratory_new ();
      ludo_signal_connect (self->laboratory, "changed", changed_cb, self);
    }
  ludo_laboratory_set_game (self->laboratory, game_id);
}

void
_ludo_window_open_laboratory (LudoWindow *self,
                              const char *place)
{
  const char *page = ludo_window_get_page (self);
  g_auto (GStrv) ids = g_strsplit (place, "/", 2);
  LudoChanceRoom room = ludo_laboratory_find_room (ids[0] != NULL ? ids[1]
                                                                  : NULL);

  if (ids[0] == NULL || games_find (ids[0]) == NULL
      || !ludo_laboratory_supports_game (ids[0]))
    return;

  set_game (self, ids[0]);
  ludo_laboratory_set_aim (self->laboratory, NULL, NULL, NULL);
  ludo_laboratory_set_played (self->laboratory, self->game);
  if (room < LUDO_N_CHANCE_ROOMS
      && ludo_laboratory_room_supports (room, ids[0]))
    ludo_laboratory_set_room (self->laboratory, room);
  if (!g_str_equal (page, "chance"))
    self->chance_from = g_intern_string (page);
  _ludo_window_ensure_laboratory (self);
  ludo_window_show_page (self, "chance");
}

void
_ludo_window_switch_step (LudoWindow *self)
{
  LudoLessonRun *run = _ludo_window_get_run (self);
  const LudoStep *step = run != NULL ? ludo_lesson_run_get_step (run) : NULL;
  LudoChanceAim aim = { 0 };
  const LudoGameInfo *info;

  if (step == NULL || !ludo_step_kind_is_in_laboratory (step->kind))
    return;
  if (g_str_equal (ludo_window_get_page (self), "chance"))
    {
      self->chance_from = NULL;
      ludo_window_show_page (self, "learn");
      return;
    }

  info = ludo_game_info_for (ludo_lesson_run_get_lesson (run)->rules->id);
  aim.asks = step->kind == LUDO_STEP_GUESS    ? LUDO_CHANCE_ASKS_GUESS
             : step->kind == LUDO_STEP_THROWS ? LUDO_CHANCE_ASKS_THROWS
             : step->kind == LUDO_STEP_RULE   ? LUDO_CHANCE_ASKS_RULE
                                              : LUDO_CHANCE_ASKS_CLASSES;
  if (step->kind == LUDO_STEP_RULE)
    info->variants->rules->find_game (&step->start, &aim.variant);
  aim.n_dice = (guint) step->dice;
  aim.times = (guint) step->times;
  aim.exact_after = (guint) step->exact;
  aim.is_anew = step->kind == LUDO_STEP_GUESS
                && ludo_lesson_run_get_state (run) != LUDO_RUN_DONE;
  set_game (self, info->rules->id);
  ludo_laboratory_set_aim (self->laboratory, &aim, G_OBJECT (run),
                           ludo_lesson_run_get_throws (run));
  self->chance_from = "learn";
  _ludo_window_ensure_laboratory (self);
  ludo_window_show_page (self, "chance");
  /* A step for a hundred throws is done already if an earlier one has left
   * more. */
  changed_cb (self);
}
