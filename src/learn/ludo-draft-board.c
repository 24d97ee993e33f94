/* ludo-draft-board.c: what is done on the board while a step is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-draft-board.h"

#include "content/ludo-library.h"
#include "drawing/ludo-drawing.h"

const char *
ludo_draft_board_value (const LudoDraftStep *step)
{
  return step->kind == LUDO_STEP_MOVE ? "answers"
         : step->kind == LUDO_STEP_SHOW ? "moves"
         : step->kind == LUDO_STEP_CELL ? "cells"
         : step->kind == LUDO_STEP_EXPLAIN ? "highlight" : NULL;
}

gboolean
ludo_draft_is_pointing (const LudoDraftStep *step)
{
  return step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_EXPLAIN;
}

static const char *
get_value (const LudoDraftStep *step)
{
  return ludo_draft_get (step->values, ludo_draft_board_value (step));
}

guint64
ludo_draft_get_cells (const LudoDraft     *self,
                      const LudoDraftStep *step)
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
                  LudoDraftStep   *step,
                  int              place)
{
  g_autoptr (GStrvBuilder) rest = g_strv_builder_new ();
  g_auto (GStrv) places = g_strsplit (get_value (step), " ", -1);
  g_auto (GStrv) left = NULL;
  g_autofree char *value = NULL;
  gboolean there = FALSE;
  char buffer[8];
  const char *name =
    ludo_drawing_for (self->rules->id)->place_name (place, buffer);

  if (name[0] == '\0')
    return FALSE;
  for (int i = 0; places[i] != NULL; i++)
    if (g_str_equal (places[i], name))
      there = TRUE;
    else if (places[i][0] != '\0')
      g_strv_builder_add (rest, places[i]);
  if (!there)
    g_strv_builder_add (rest, name);
  left = g_strv_builder_end (rest);
  value = g_strjoinv (" ", left);
  ludo_draft_set (step->values, ludo_draft_board_value (step), value);

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

gboolean
ludo_draft_use (const LudoDraft *self,
                LudoDraftStep   *step,
                LudoGame        *game)
{
  gboolean turn = step->kind == LUDO_STEP_MOVE;
  g_autofree char *played = dup_played (self->rules, game, turn);
  const char *before = get_value (step);
  g_auto (GStrv) turns = g_strsplit (before, ", ", -1);
  g_autofree char *value =
    turn && before[0] != '\0' ? g_strjoin (", ", before, played, NULL)
                              : g_strdup (played);

  if (played[0] == '\0'
      || g_strv_contains ((const char *const *) turns, played))
    return FALSE;
  ludo_draft_set (step->values, ludo_draft_board_value (step), value);

  return TRUE;
}

int
ludo_draft_use_wrong (const LudoDraft *self,
                      LudoDraftStep   *step,
                      LudoGame        *game)
{
  g_autofree char *played = dup_played (self->rules, game, TRUE);

  if (played[0] == '\0')
    return -1;
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    if (step->wrong[i][0] == '\0' || g_str_equal (step->wrong[i], played))
      {
        ludo_draft_set_wrong (step, i, played);
        return i;
      }

  return -1;
}

static void
rename_value (LudoDraftStep *step,
              const char    *from,
              const char    *to)
{
  if (ludo_draft_get (step->values, from)[0] == '\0')
    return;
  ludo_draft_set (step->values, to, ludo_draft_get (step->values, from));
  ludo_draft_set (step->values, from, NULL);
}

/* Removes the wrong answers and the replies to them, because they belong to the
 * former question. */
static void
drop_wrong (LudoDraftStep *step)
{
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    {
      ludo_draft_set_wrong (step, i, "");
      for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
        ludo_draft_set_string (step->replies[i], j, "");
    }
}

void
ludo_draft_set_position (LudoDraftStep *step,
                         const char    *position)
{
  ludo_draft_set (step->values,
                  step->kind == LUDO_STEP_PLACE ? "target" : "position",
                  position);
  ludo_draft_set (step->values, "answers", NULL);
  ludo_draft_set (step->values, "moves", NULL);
  if (step->kind != LUDO_STEP_CHOOSE)
    drop_wrong (step);
}

void
ludo_draft_set_kind (LudoDraftStep *step,
                     LudoStepKind   kind)
{
  if (step->kind != kind)
    drop_wrong (step);
  step->kind = kind;
  if (kind == LUDO_STEP_READ
      && ludo_draft_get (step->values, "ref")[0] == '\0')
    ludo_draft_set (step->values, "ref", ludo_library_get_page_ids ()[0]);
  /* The position on the board is the target of a step that asks for pieces to
   * be set, and the start of any other. */
  if (kind == LUDO_STEP_PLACE)
    rename_value (step, "position", "target");
  else
    rename_value (step, "target", "position");
}
