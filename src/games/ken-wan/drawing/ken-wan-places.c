/* ken-wan-places.c: the places of Ken Wan's board, picked, named and walked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-board.h"

#include <glib/gi18n.h>

#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/words/ken-wan-colours.h"
#include "games/ken-wan/words/ken-wan-words.h"

gboolean
ken_wan_bounds (const LudoScene *scene,
                int              place,
                LudoRect        *bounds)
{
  KenWanLayout layout = ken_wan_layout (scene);

  ken_wan_layout_bounds (&layout, place, bounds);

  return place != KEN_WAN_PLACE_PASS
         || ken_wan_must_pass ((const KenWanState *) scene->state);
}

int
ken_wan_place_at (const LudoGeometry *geometry,
                  double              x,
                  double              y)
{
  if (ludo_geometry_contains (geometry, KEN_WAN_PLACE_PASS, x, y))
    return KEN_WAN_PLACE_PASS;

  return ken_wan_layout_cell_at (geometry, x, y);
}

int
ken_wan_move_path (const GameState *state,
                   GameMove         move,
                   int             *path)
{
  if (move == KEN_WAN_PASS)
    {
      path[0] = KEN_WAN_PLACE_PASS;
      return 1;
    }

  path[0] = ken_wan_move_from (move);
  path[1] = ken_wan_move_to (move);

  return 2;
}

/* A piece picked alone gives a token of its cell alone, which asks why the
 * piece cannot be lifted. */
void
ken_wan_path_token (const GameState *state,
                    const int       *path,
                    int              n_path,
                    char            *token)
{
  token[0] = '\0';
  for (int i = 0; i < MIN (n_path, 2); i++)
    {
      if (path[i] == KEN_WAN_PLACE_PASS)
        {
          /* The button counts only if it was not dragged elsewhere. */
          g_strlcpy (token, i == 0 && n_path > 1 ? "" : "pass",
                     GAME_MOVE_TEXT_MAX);
          return;
        }
      ken_wan_cell_name (path[i], token + 2 * i);
    }
}

int
ken_wan_owner (const GameState *state,
               int              place)
{
  return place == KEN_WAN_PLACE_PASS
           ? -1 : ken_wan_colour_at ((const KenWanState *) state, place);
}

static const char *
describe_piece (int      colour,
                gboolean half)
{
  if (half)
    return KEN_WAN_BY_COLOUR (colour, _("blue half-piece"),
                              _("yellow half-piece"), _("red half-piece"));

  return KEN_WAN_BY_COLOUR (colour, _("whole blue piece"),
                            _("whole yellow piece"), _("whole red piece"));
}

static char *
describe_group (int size)
{
  if (size == 1)
    return g_strdup (_("isolated"));

  /* Translators: how many pieces hang together, at least two. */
  return g_strdup_printf (ngettext ("group of %d", "group of %d",
                                    (gulong) size), size);
}

char *
ken_wan_describe_pick (const GameState *state,
                       const int       *path,
                       int              n_path)
{
  return g_strdup (_("Choose where this piece goes."));
}

char *
ken_wan_describe_place (LudoGame *game,
                        int       place)
{
  const KenWanState *state = (const KenWanState *) ludo_game_get_state (game);
  KenWanSet parts[KEN_WAN_PARTS_MAX];
  g_autofree char *group = NULL;
  char name[3];
  int colour;

  if (place == KEN_WAN_PLACE_PASS)
    return g_strdup (C_ ("button", "Pass"));

  ken_wan_cell_name (place, name);
  if (place == KEN_WAN_CENTRE)
    /* Translators: %s is a cell, here and in what follows. */
    return g_strdup_printf (_("%s, black centre, closed"), name);

  colour = ken_wan_colour_at (state, place);
  if (colour < 0)
    return g_strdup_printf (_("%s, empty"), name);

  group = describe_group (ken_wan_set_count (ken_wan_group (state, place)));
  if (ken_wan_cut (state, place, parts) > 1)
    /* Translators: a cell, what stands there, how large its group is. */
    return g_strdup_printf (_("%s, %s, %s, holds its group together"), name,
                            describe_piece (colour,
                                            ken_wan_is_half (state, place)),
                            group);

  /* Translators: a cell, what stands there, how large its group is. */
  return g_strdup_printf (_("%s, %s, %s"), name,
                          describe_piece (colour,
                                          ken_wan_is_half (state, place)),
                          group);
}

const char *
ken_wan_place_name (int   place,
                    char *name)
{
  if (place == KEN_WAN_PLACE_PASS)
    return "";

  ken_wan_cell_name (place, name);

  return name;
}

/* Of the two cells above or below, the arrow alone takes the one nearer to
 * the board's upright middle and the arrow with Ctrl the other.  On the
 * middle itself the first is the one to the right. */
static int
step_to_row (int      cell,
             gboolean up,
             gboolean other)
{
  int right = ken_wan_cell_beside (cell, up ? KEN_WAN_UP_RIGHT
                                            : KEN_WAN_DOWN_RIGHT);
  int left = ken_wan_cell_beside (cell, up ? KEN_WAN_UP_LEFT
                                           : KEN_WAN_DOWN_LEFT);
  int twice_off = 2 * (ken_wan_cell_diagonal (cell) - 5)
                  - (ken_wan_cell_row (cell) - 4);
  gboolean to_right = (twice_off <= 0) != other;
  int wanted = to_right ? right : left;

  /* At the rim a plain arrow leads to the only neighbour that there is. */
  if (wanted < 0 && !other)
    wanted = to_right ? left : right;

  return wanted;
}

int
ken_wan_neighbour (const GameState *state,
                   int              place,
                   LudoDirection    direction)
{
  gboolean must_pass = ken_wan_must_pass ((const KenWanState *) state);
  int next;

  /* The button lies at the bottom left, beyond a1. */
  if (place == KEN_WAN_PLACE_PASS)
    return direction == LUDO_DIRECTION_UP || direction == LUDO_DIRECTION_RIGHT
           || !must_pass ? 0 : place;

  switch (direction)
    {
    case LUDO_DIRECTION_LEFT:
      next = ken_wan_cell_beside (place, KEN_WAN_LEFT);
      break;
    case LUDO_DIRECTION_RIGHT:
      next = ken_wan_cell_beside (place, KEN_WAN_RIGHT);
      break;
    case LUDO_DIRECTION_UP:
    case LUDO_DIRECTION_OTHER_UP:
      next = step_to_row (place, TRUE, direction == LUDO_DIRECTION_OTHER_UP);
      break;
    case LUDO_DIRECTION_DOWN:
    case LUDO_DIRECTION_OTHER_DOWN:
    default:
      next = step_to_row (place, FALSE,
                          direction == LUDO_DIRECTION_OTHER_DOWN);
      break;
    }

  if (next < 0 && must_pass && (direction == LUDO_DIRECTION_LEFT
                                || direction == LUDO_DIRECTION_DOWN))
    return KEN_WAN_PLACE_PASS;

  return next < 0 ? place : next;
}
