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
  gboolean (*serves) (const char *game_id);
} rooms[LUDO_N_CHANCE_ROOMS] = {
  { "throws", has_throws },
  { "class", has_throws },
  { "sealed", ludo_sealed_serves },
  { "games", has_rules },
  { "rule", ludo_rule_change_serves },
  { "map", ludo_fate_map_serves },
  { "wall", ludo_wall_serves },
  { "film", ludo_film_serves },
  { "debate", has_throws },
};

gboolean
ludo_laboratory_room_serves (LudoChanceRoom room,
                             const char    *game_id)
{
  g_return_val_if_fail (room < LUDO_N_CHANCE_ROOMS, FALSE);

  return rooms[room].serves (game_id);
}

gboolean
ludo_laboratory_serves (const char *game_id)
{
  gboolean serves = FALSE;

  for (LudoChanceRoom room = 0; room < LUDO_N_CHANCE_ROOMS; room++)
    serves |= rooms[room].serves (game_id);

  return serves;
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
