/* ludo-choices.c: what is chosen before a game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/new-game/ludo-choices.h"

#include "games/games.h"

gboolean
ludo_choices_draw_lots_by_rule (const LudoChoices *choices)
{
  g_return_val_if_fail (choices != NULL, FALSE);

  return (ludo_game_info_for (choices->rules->id)->draws_lots
          & 1u << choices->config.ruleset) != 0;
}

void
ludo_choices_init (LudoChoices     *choices,
                   const GameRules *rules)
{
  g_return_if_fail (choices != NULL && rules != NULL);

  *choices = (LudoChoices) { .rules = rules, .team_size = 1 };
  game_rules_default_config (rules, &choices->config);
  choices->draws_lots = ludo_choices_draw_lots_by_rule (choices);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_MEMBERS_MAX; member++)
      choices->seats[seat][member] = (LudoPlayer) {
        .kind = seat == 0 ? LUDO_PLAYER_HUMAN : LUDO_PLAYER_COMPUTER,
        .level = LUDO_PLAYER_LEVEL_DEFAULT,
      };
}

LudoGame *
ludo_choices_begin (const LudoChoices *choices,
                    guint64            seed)
{
  g_autoptr (LudoGame) game = NULL;

  g_return_val_if_fail (choices != NULL, NULL);

  game = choices->position[0] != '\0'
           ? ludo_game_new_from_position (choices->rules->id,
                                          choices->position, seed, NULL)
           : ludo_game_new (choices->rules->id, &choices->config, seed, NULL);
  g_return_val_if_fail (game != NULL, NULL);

  ludo_game_set_team_size (game, choices->team_size);
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    for (int member = 0; member < choices->team_size; member++)
      *ludo_game_get_player (game, seat, member) =
        choices->seats[seat][member];
  if (choices->draws_lots && choices->position[0] == '\0')
    ludo_game_draw_lots (game);

  return g_steal_pointer (&game);
}

LudoGame *
ludo_choices_begin_again (LudoGame *game,
                          guint64   seed,
                          gboolean  swap)
{
  const GameConfig *config;
  const char *id, *start;
  LudoGame *again;
  int n_seats, shift;
  gboolean draws_lots;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  id = ludo_game_get_rules (game)->id;
  config = ludo_game_get_config (game);
  start = ludo_game_get_start_position (game);
  n_seats = ludo_game_get_n_seats (game);
  /* New lots are drawn among the players in their order before the first
   * draw. */
  draws_lots = !swap && ludo_game_get_lot (game) > 0;
  shift = draws_lots ? ludo_game_get_lot (game) - 1 : swap;
  again = start != NULL ? ludo_game_new_from_position (id, start, seed, NULL)
                        : ludo_game_new (id, config, seed, NULL);
  g_return_val_if_fail (again != NULL, NULL);

  if (start != NULL)
    ludo_game_set_config_details (again, config);
  ludo_game_set_rules_name (again, ludo_game_get_rules_name (game));
  ludo_game_set_team_size (again, ludo_game_get_team_size (game));
  for (int seat = 0; seat < n_seats; seat++)
    for (int member = 0; member < ludo_game_get_team_size (game); member++)
      *ludo_game_get_player (again, (seat + shift) % n_seats, member) =
        *ludo_game_get_player (game, seat, member);
  if (draws_lots)
    ludo_game_draw_lots (again);

  return again;
}
