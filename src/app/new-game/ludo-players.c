/* ludo-players.c: who plays a game that has begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-players"

#include "config.h"

#include "app/new-game/ludo-players.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "app/new-game/ludo-seat-row.h"

#define WIDTH 460
#define HEIGHT_MAX 640

struct _LudoPlayers
{
  GtkWindow parent_instance;

  /* Borrowed: children; NULL where nobody sits */
  LudoSeatRow *seats[GAME_SEATS_MAX][LUDO_MEMBERS_MAX];

  /* Owned */
  LudoGame *game;
};

enum
{
  SIGNAL_APPLIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoPlayers, ludo_players, GTK_TYPE_WINDOW)

static void
apply (LudoPlayers *self,
       int          seat,
       int          member)
{
  LudoPlayer *player = ludo_game_get_player (self->game, seat, member);
  LudoSeatChoice choice = { 0 };

  ludo_seat_row_get_choice (self->seats[seat][member], &choice);
  ludo_player_set_name (player, choice.name);
  ludo_player_set_level (player, choice.level);
  ludo_player_set_kind (player, choice.kind);
}

static void
apply_cb (LudoPlayers *self)
{
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_MEMBERS_MAX; member++)
      if (self->seats[seat][member] != NULL)
        apply (self, seat, member);

  g_object_ref (self);
  g_signal_emit (self, signals[SIGNAL_APPLIED], 0);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  gtk_window_close (GTK_WINDOW (widget));

  return TRUE;
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

  signals[SIGNAL_APPLIED] =
    g_signal_new ("applied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0,
                                escape_cb, NULL);
}

static void
add_header (LudoPlayers *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));
  GtkWidget *accept = gtk_button_new_with_mnemonic (_("_Apply"));

  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_close),
                            self);
  g_signal_connect_swapped (accept, "clicked", G_CALLBACK (apply_cb), self);
  gtk_widget_add_css_class (accept, "suggested-action");
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (header), FALSE);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), cancel);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), accept);
  gtk_window_set_titlebar (GTK_WINDOW (self), header);
  gtk_window_set_default_widget (GTK_WINDOW (self), accept);
}

static void
ludo_players_init (LudoPlayers *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _("Players"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, -1);
  add_header (self);
}

static void
add_seat (LudoPlayers *self,
          GtkBox      *box,
          int          seat,
          int          member)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const LudoGameInfo *info = ludo_game_get_info (self->game);
  LudoPlayer *player = ludo_game_get_player (self->game, seat, member);
  GtkWidget *row = ludo_seat_row_new (gettext (info->seats[seat]), rules);
  LudoSeatChoice choice = {
    .kind = ludo_player_get_kind (player),
    .level = ludo_player_get_level (player),
  };

  g_strlcpy (choice.name, ludo_player_get_name (player), sizeof choice.name);
  self->seats[seat][member] = LUDO_SEAT_ROW (row);
  ludo_seat_row_set_n_players (LUDO_SEAT_ROW (row),
                               ludo_game_get_n_seats (self->game));
  ludo_seat_row_set_choice (LUDO_SEAT_ROW (row), &choice);
  gtk_box_append (box, row);
}

GtkWidget *
ludo_players_new (GtkWindow *parent,
                  LudoGame  *game)
{
  LudoPlayers *self;
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  self = g_object_new (LUDO_TYPE_PLAYERS, "transient-for", parent, "modal",
                       TRUE, "destroy-with-parent", TRUE, NULL);
  self->game = g_object_ref (game);
  gtk_widget_add_css_class (box, "form");
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    for (int member = 0; member < ludo_game_get_team_size (game); member++)
      add_seat (self, GTK_BOX (box), seat, member);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height
    (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller),
                                              HEIGHT_MAX);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (GTK_WINDOW (self), scroller);
  ludo_names_give (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
