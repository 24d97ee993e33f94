/* ludo-laboratory-rooms.c: the experiments of the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-laboratory.h"

#include "chance/sealed/ludo-sealed.h"

static gboolean
has_throws (const char *game_id)
{
  return ludo_game_info_for (game_id)->thrown != LUDO_THROWN_NOTHING;
}

static gboolean
has_rules (const char *game_id)
{
  return TRUE;
}

/* Each room, in the order of LudoChanceRoom and of the list in the window. */
static const struct
{
  const char *id;
  gboolean (*supports_game) (const char *game_id);
} rooms[LUDO_N_CHANCE_ROOMS] = {
  { "throws", has_throws },
  { "class", has_throws },
  { "sealed", ludo_sealed_supports_game },
  { "games", has_rules },
  { "rule", ludo_rule_change_supports_game },
  { "map", ludo_fate_map_supports_game },
  { "wall", ludo_wall_supports_game },
  { "film", ludo_film_supports_game },
  { "debate", has_throws },
};

gboolean
ludo_laboratory_room_supports (LudoChanceRoom  room,
                               const char     *game_id)
{
  g_return_val_if_fail (room < LUDO_N_CHANCE_ROOMS, FALSE);

  return rooms[room].supports_game (game_id);
}

gboolean
ludo_laboratory_supports_game (const char *game_id)
{
  gboolean supports = FALSE;

  for (LudoChanceRoom room = 0; room < LUDO_N_CHANCE_ROOMS; room++)
    supports |= rooms[room].supports_game (game_id);

  return supports;
}

const char *
ludo_laboratory_get_room_id (LudoChanceRoom room)
{
  g_return_val_if_fail (room < LUDO_N_CHANCE_ROOMS, NULL);

  return rooms[room].id;
}

LudoChanceRoom
ludo_laboratory_find_room (const char *id)
{
  LudoChanceRoom room = 0;

  while (room < LUDO_N_CHANCE_ROOMS && g_strcmp0 (rooms[room].id, id) != 0)
    room++;

  return room;
}
