/* zohn-ahl-places.c: the places on the cloth of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move is made by picking the sticks.  The spaces and the counters of the
 * sides are places too, so that a screen reader can say what lies on them.
 */

#include "zohn-ahl-board.h"

#include <glib/gi18n.h>

#include "games/zohn-ahl/drawing/zohn-ahl-layout.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"

int
zohn_ahl_places_move_path (const GameState *state,
                           GameMove         move,
                           int             *path)
{
  path[0] = ZOHN_AHL_PLACE_STICKS;

  return 1;
}

/* Writes the token of a path that is no move.  A player who picks a space wants
 * to move a piece there, so the token is the number of the space; the rules
 * refuse it and say that the sticks decide. */
void
zohn_ahl_places_path_token (const GameState *state,
                            const int       *path,
                            int              n_path,
                            char            *token)
{
  token[0] = '\0';
  if (n_path > 0 && path[n_path - 1] <= ZOHN_AHL_SPACES_MAX)
    zohn_ahl_places_name (path[n_path - 1], token);
  else if (n_path > 0 && path[n_path - 1] > ZOHN_AHL_PLACE_STICKS)
    g_strlcpy (token, "-", GAME_MOVE_TEXT_MAX);
}

const char *
zohn_ahl_places_name (int   place,
                      char *name)
{
  if (place < 0 || place > ZOHN_AHL_SPACES_MAX)
    return "";

  g_snprintf (name, 8, "%d", place);

  return name;
}

int
zohn_ahl_places_owner (const GameState *game_state,
                       int              place)
{
  const ZohnAhlState *state = zohn_ahl_state (game_state);
  const ZohnAhlRuleset *values = zohn_ahl_values (game_state);

  switch (place)
    {
    case ZOHN_AHL_PLACE_STICKS:
      return -1;
    case ZOHN_AHL_PLACE_RED_COUNTERS:
    case ZOHN_AHL_PLACE_RED_WAITING:
      return ZOHN_AHL_RED;
    case ZOHN_AHL_PLACE_GREEN_COUNTERS:
    case ZOHN_AHL_PLACE_GREEN_WAITING:
      return ZOHN_AHL_GREEN;
    default:
      for (int seat = 0; seat < 2; seat++)
        if (zohn_ahl_board_space (values, seat, state->steps[seat]) == place)
          return seat;
      return -1;
    }
}

/* Describes a space by its number and by the landmark that is drawn there. */
static char *
describe_space (const ZohnAhlRuleset *values,
                int                   space)
{
  if (values->lowest != 0)
    {
      int green = zohn_ahl_board_steps (values, ZOHN_AHL_GREEN, space) + 1;

      switch (zohn_ahl_landmark (values, space))
        {
        case ZOHN_AHL_LANDMARK_SOUTH_CREEK:
          /* Translators: a space by Red's number, then by Green's. */
          return g_strdup_printf (_("%d, bank of the south creek, "
                                    "Green’s space %d"), space, green);
        case ZOHN_AHL_LANDMARK_NORTH_CREEK:
          return g_strdup_printf (_("%d, bank of the north creek, "
                                    "Green’s space %d"), space, green);
        case ZOHN_AHL_LANDMARK_WEST_RAVINE:
          return g_strdup_printf (_("%d, bank of the west dry branch, "
                                    "Green’s space %d"), space, green);
        case ZOHN_AHL_LANDMARK_EAST_RAVINE:
          return g_strdup_printf (_("%d, bank of the east dry branch, "
                                    "Green’s space %d"), space, green);
        default:
          return g_strdup_printf (_("%d, Green’s space %d"), space, green);
        }
    }

  switch (zohn_ahl_landmark (values, space))
    {
    case ZOHN_AHL_LANDMARK_SOUTH_CREEK:
      return g_strdup_printf (_("%d, south creek"), space);
    case ZOHN_AHL_LANDMARK_NORTH_CREEK:
      return g_strdup_printf (_("%d, north creek"), space);
    case ZOHN_AHL_LANDMARK_WEST_RAVINE:
      return g_strdup_printf (_("%d, west dry branch"), space);
    case ZOHN_AHL_LANDMARK_EAST_RAVINE:
      return g_strdup_printf (_("%d, east dry branch"), space);
    default:
      return g_strdup_printf ("%d", space);
    }
}

/* Describes @space with its content: one piece, both, or none. */
static char *
describe_content (const GameState *game_state,
                  int              space)
{
  const ZohnAhlState *state = zohn_ahl_state (game_state);
  const ZohnAhlRuleset *values = zohn_ahl_values (game_state);
  g_autofree char *name = describe_space (values, space);
  gboolean red = zohn_ahl_board_space (values, ZOHN_AHL_RED,
                                       state->steps[ZOHN_AHL_RED]) == space;
  gboolean green = zohn_ahl_board_space (values, ZOHN_AHL_GREEN,
                                         state->steps[ZOHN_AHL_GREEN])
                   == space;

  /* Translators: spoken of a space; %s is its name. */
  if (red && green)
    return g_strdup_printf (_("%s, both pieces"), name);
  if (red)
    return g_strdup_printf (_("%s, Red’s piece"), name);
  if (green)
    return g_strdup_printf (_("%s, Green’s piece"), name);
  if (values->start[0] == space && values->start[1] == space)
    return g_strdup_printf (_("%s, start of both, empty"), name);
  if (values->start[ZOHN_AHL_RED] == space)
    return g_strdup_printf (_("%s, Red’s start, empty"), name);
  if (values->start[ZOHN_AHL_GREEN] == space)
    return g_strdup_printf (_("%s, Green’s start, empty"), name);

  return g_strdup_printf (_("%s, empty"), name);
}

static char *
describe_counters (const ZohnAhlState *state,
                   int                 seat)
{
  int n = state->counters[seat];
  g_autofree char *counters = NULL;

  if (seat == ZOHN_AHL_RED)
    counters = g_strdup_printf (ngettext ("Red, %d counter", "Red, %d counters",
                                          (gulong) n), n);
  else
    counters = g_strdup_printf (ngettext ("Green, %d counter",
                                          "Green, %d counters", (gulong) n), n);

  if ((state->misses & (1 << seat)) == 0)
    return g_steal_pointer (&counters);

  /* Translators: %s is a side and its counters. */
  return g_strdup_printf (_("%s, misses the next turn"), counters);
}

static char *
describe_sticks (LudoGame *game)
{
  const GameTrace *thrown = ludo_game_get_laid_throw (game);
  guint n_throws = ludo_game_get_n_plies (game)
                   - game_position_is_stopped (ludo_game_get_position (game));
  g_autoptr (LudoMove) last = NULL;

  if (thrown == NULL && n_throws > 0)
    {
      last = g_list_model_get_item (ludo_game_get_moves (game), n_throws - 1);
      thrown = ludo_move_get_trace (last);
    }
  if (thrown == NULL)
    return g_strdup (_("The four sticks"));

  /* Translators: %s is a sentence on what the sticks show. */
  return g_strdup_printf (_("The four sticks. %s"),
                          zohn_ahl_describe_throw (
                            game_trace_find (thrown,
                                             GAME_EVENT_THROW)->value));
}

char *
zohn_ahl_places_describe (LudoGame *game,
                          int       place)
{
  const ZohnAhlState *state = zohn_ahl_state (ludo_game_get_state (game));

  switch (place)
    {
    case ZOHN_AHL_PLACE_STICKS:
      return describe_sticks (game);
    case ZOHN_AHL_PLACE_RED_COUNTERS:
      return describe_counters (state, ZOHN_AHL_RED);
    case ZOHN_AHL_PLACE_GREEN_COUNTERS:
      return describe_counters (state, ZOHN_AHL_GREEN);
    case ZOHN_AHL_PLACE_RED_WAITING:
      return g_strdup (_("Red’s piece, not on the board yet"));
    case ZOHN_AHL_PLACE_GREEN_WAITING:
      return g_strdup (_("Green’s piece, not on the board yet"));
    default:
      return describe_content (ludo_game_get_state (game), place);
    }
}
