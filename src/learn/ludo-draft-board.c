/* ludo-draft-board.c: changes of a step by the board of the editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-draft.h"

#include "content/ludo-library.h"
#include "drawing/ludo-drawing.h"

static const char *
get_value (const LudoPageNode *step)
{
  return ludo_draft_get (step,
                         ludo_step_kinds[ludo_draft_get_kind (step)].board);
}

static void
set_value (LudoPageNode *step,
           const char   *value)
{
  ludo_draft_set (step, ludo_step_kinds[ludo_draft_get_kind (step)].board,
                  value);
}

guint64
ludo_draft_get_cells (const LudoDraft    *self,
                      const LudoPageNode *step)
{
  const LudoDrawing *drawing = ludo_drawing_for (self->rules->id);
  g_auto (GStrv) places = g_strsplit (get_value (step), " ", -1);
  guint64 cells = 0;

  for (int i = 0; places[i] != NULL; i++)
    {
      int place = ludo_drawing_find_place (drawing, places[i]);

      if (place >= 0 && place < 64)
        cells |= G_GUINT64_CONSTANT (1) << place;
    }

  return cells;
}

gboolean
ludo_draft_point (const LudoDraft *self,
                  LudoPageNode    *step,
                  int              place)
{
  g_auto (GStrv) places = g_strsplit (get_value (step), " ", -1);
  g_autoptr (GString) rest = g_string_new (NULL);
  gboolean is_there = FALSE;
  char buffer[8];
  const char *name =
    ludo_drawing_for (self->rules->id)->place_name (place, buffer);

  if (name[0] == '\0')
    return FALSE;
  for (int i = 0; places[i] != NULL; i++)
    if (g_str_equal (places[i], name))
      is_there = TRUE;
    else if (places[i][0] != '\0')
      g_string_append_printf (rest, "%s ", places[i]);
  if (!is_there)
    g_string_append (rest, name);
  set_value (step, g_strchomp (rest->str));

  return TRUE;
}

static char *
dup_played (const GameRules *rules,
            LudoGame        *game,
            gboolean         turn)
{
  g_auto (GStrv) line = ludo_game_dup_line (game);
  guint n = ludo_game_get_n_plies (game);
  int seat = rules->turn (ludo_game_get_state_at (game, 0));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (turn && rules->turn (ludo_game_get_state_at (game, i)) != seat)
        break;
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", line[i]);
    }

  return g_string_free (text, FALSE);
}

/* Returns: what @step has once the moves played in @game are taken over, or
 * NULL if there are none or it has them. */
static char *
dup_used (const LudoDraft    *self,
          const LudoPageNode *step,
          LudoGame           *game)
{
  gboolean turn = ludo_draft_get_kind (step) == LUDO_STEP_MOVE;
  g_autofree char *played = dup_played (self->rules, game, turn);
  const char *before = get_value (step);
  g_auto (GStrv) turns = g_strsplit (before, ", ", -1);

  if (played[0] == '\0'
      || g_strv_contains ((const char *const *) turns, played))
    return NULL;

  return turn && before[0] != '\0' ? g_strjoin (", ", before, played, NULL)
                                   : g_strdup (played);
}

gboolean
ludo_draft_can_use (const LudoDraft    *self,
                    const LudoPageNode *step,
                    LudoGame           *game)
{
  g_autofree char *value = dup_used (self, step, game);

  return value != NULL;
}

gboolean
ludo_draft_use (const LudoDraft *self,
                LudoPageNode    *step,
                LudoGame        *game)
{
  g_autofree char *value = dup_used (self, step, game);

  if (value != NULL)
    set_value (step, value);

  return value != NULL;
}

/* Returns: the index of the reply to the wrong @answer; -1 if that is "" or
 * there is no room for another. */
static int
add_wrong (LudoPageNode *step,
           const char   *answer)
{
  for (int i = 0; answer[0] != '\0' && i < LUDO_DRAFT_OPTIONS; i++)
    {
      const char *wrong = ludo_draft_get_wrong (step, i);

      if (wrong[0] != '\0' && !g_str_equal (wrong, answer))
        continue;
      ludo_draft_set_wrong (step, i, answer);
      return i;
    }

  return -1;
}

int
ludo_draft_use_wrong (const LudoDraft *self,
                      LudoPageNode    *step,
                      LudoGame        *game)
{
  g_autofree char *played = dup_played (self->rules, game, TRUE);

  return add_wrong (step, played);
}

int
ludo_draft_point_wrong (const LudoDraft *self,
                        LudoPageNode    *step,
                        int              place)
{
  char buffer[8];

  return add_wrong (step, ludo_drawing_for (self->rules->id)
                            ->place_name (place, buffer));
}

static void
rename_value (LudoPageNode *step,
              const char   *from,
              const char   *to)
{
  if (ludo_draft_get (step, from)[0] == '\0')
    return;
  ludo_draft_set (step, to, ludo_draft_get (step, from));
  ludo_draft_set (step, from, NULL);
}

/* Removes the wrong answers and the replies to them, because they belong to the
 * former question. */
static void
drop_wrong (LudoPageNode *step)
{
  LudoPageNode *wrong;

  while ((wrong = ludo_draft_find (step, LUDO_NODE_WRONG, 0)) != NULL)
    g_ptr_array_remove (step->children, wrong);
}

void
ludo_draft_set_position (LudoPageNode *step,
                         const char   *position)
{
  ludo_draft_set (step,
                  ludo_draft_get_kind (step) == LUDO_STEP_PLACE ? "target"
                                                                : "position",
                  position);
  ludo_draft_set (step, "answers", NULL);
  ludo_draft_set (step, "moves", NULL);
  drop_wrong (step);
}

void
ludo_draft_set_kind (LudoPageNode *step,
                     LudoStepKind  kind)
{
  if (ludo_draft_get_kind (step) != kind)
    drop_wrong (step);
  ludo_draft_set (step, "kind", ludo_step_kinds[kind].name);
  if (kind == LUDO_STEP_READ && ludo_draft_get (step, "ref")[0] == '\0')
    ludo_draft_set (step, "ref", ludo_library_get_page_ids ()[0]);
  /* The position on the board is the target of a step that asks for pieces to
   * be set, and the start of any other. */
  if (kind == LUDO_STEP_PLACE)
    rename_value (step, "position", "target");
  else
    rename_value (step, "target", "position");
}

void
ludo_draft_begin_at (LudoDraft  *self,
                     const char *position)
{
  LudoPageNode *step = ludo_draft_get_step (self, 0);
  g_autofree char *before = g_strdup (ludo_draft_get (step, "position"));

  for (guint i = 0; (step = ludo_draft_get_step (self, i)) != NULL
                    && !g_str_equal (before, position); i++)
    if (ludo_draft_get_kind (step) != LUDO_STEP_PLACE
        && g_str_equal (ludo_draft_get (step, "position"), before))
      ludo_draft_set_position (step, position);
}

void
ludo_draft_set_game (LudoDraft       *self,
                     const GameRules *rules)
{
  static const char *const of_game[] = {
    "position", "throw", "moves", "answers", "aim", "cells", "which",
    "highlight", "target", "measure", "ref", "seed", "dice", NULL,
  };
  LudoPageNode *setup = ludo_draft_find (self->page, LUDO_NODE_SETUP, 0);
  LudoPageNode *step;

  self->rules = rules;
  ludo_draft_set (self->page, "game", rules->id);
  for (int i = 0; setup != NULL && i < 3; i++)
    ludo_draft_set (setup, (const char *[]) { "ruleset", "position",
                                              "seed" }[i], NULL);
  for (guint i = 0; (step = ludo_draft_get_step (self, i)) != NULL; i++)
    {
      LudoStepKind kind = ludo_draft_get_kind (step);

      for (int j = 0; of_game[j] != NULL; j++)
        ludo_draft_set (step, of_game[j], NULL);
      drop_wrong (step);
      ludo_draft_set_kind (step, ludo_step_kind_supports (kind, rules->id)
                                   ? kind : LUDO_STEP_EXPLAIN);
    }
}
