/* ludo-players.c: a dialog to change the players of a game that has begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/new-game/ludo-players.h"

#include <glib/gi18n.h>

#include "app/new-game/ludo-seat-row.h"
#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/ludo-title.h"
#include "play/ludo-signal.h"

struct _LudoPlayers
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkBox *box;

  /* Borrowed: children of the box; NULL if the game has no such seat or
   * member */
  LudoSeatRow *seats[GAME_SEATS_MAX][LUDO_MEMBERS_MAX];

  /* Owned */
  LudoGame *game;
};

G_DEFINE_FINAL_TYPE (LudoPlayers, ludo_players, GTK_TYPE_WINDOW)

static void
apply_cb (LudoPlayers *self)
{
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_MEMBERS_MAX; member++)
      if (self->seats[seat][member] != NULL)
        ludo_seat_row_get_player (self->seats[seat][member],
                                  ludo_game_get_player (self->game, seat,
                                                        member));

  g_object_ref (self);
  g_signal_emit_by_name (self, "applied");
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
ludo_players_dispose (GObject *object)
{
  g_clear_object (&LUDO_PLAYERS (object)->game);

  G_OBJECT_CLASS (ludo_players_parent_class)->dispose (object);
}

static void
ludo_players_class_init (LudoPlayersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_players_dispose;

  ludo_signal_new (klass, "applied", 0);

  LUDO_TEMPLATE_SET (klass, "players");
  LUDO_TEMPLATE_CHILDREN (klass, LudoPlayers, box);
  LUDO_TEMPLATE_CALLBACKS (klass, apply_cb);
}

static void
ludo_players_init (LudoPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_title_give (GTK_WINDOW (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);
}

static void
add_seat (LudoPlayers  *self,
          int           seat,
          int           member,
          GtkSizeGroup *kinds)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const LudoGameInfo *info = ludo_game_get_info (self->game);
  GtkWidget *row = ludo_seat_row_new (gettext (info->seats[seat]), rules);

  self->seats[seat][member] = LUDO_SEAT_ROW (row);
  ludo_seat_row_set_n_players (LUDO_SEAT_ROW (row),
                               ludo_game_get_n_seats (self->game));
  ludo_seat_row_set_player (LUDO_SEAT_ROW (row),
                            ludo_game_get_player (self->game, seat, member));
  ludo_seat_row_align (LUDO_SEAT_ROW (row), kinds);
  gtk_box_append (self->box, row);
}

GtkWidget *
ludo_players_new (GtkWindow *parent,
                  LudoGame  *game)
{
  g_autoptr (GtkSizeGroup) kinds =
    gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  LudoPlayers *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  self = g_object_new (LUDO_TYPE_PLAYERS,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent, NULL);
  self->game = g_object_ref (game);
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    for (int member = 0; member < ludo_game_get_team_size (game); member++)
      add_seat (self, seat, member, kinds);
  ludo_names_give (GTK_WIDGET (self));
  ludo_flow_break_titles (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
