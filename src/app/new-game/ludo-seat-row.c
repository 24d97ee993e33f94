/* ludo-seat-row.c: who sits on a seat of the game to come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/new-game/ludo-seat-row.h"

#include <glib/gi18n.h>

#include "app/settings/ludo-dialog-size.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-letter-limit.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "play/game/ludo-levels.h"

struct _LudoSeatRow
{
  GtkBox parent_instance;

  const GameRules *rules;
  gboolean has_levels;
  int n_players;                /* of the game to come */

  /* Template widgets */
  GtkLabel *side;
  GtkEntry *name;
  GtkDropDown *kind;            /* its items are in LudoPlayerKind's order */
  GtkDropDown *level;           /* its first item is level 1 */
  GtkLabel *summary;            /* how the computer thinks at this level */
};

G_DEFINE_FINAL_TYPE (LudoSeatRow, ludo_seat_row, GTK_TYPE_BOX)

/* Returns: how the computer plays at the level chosen, or that it has no levels
 * in a game without decisions. */
static char *
describe_computer (LudoSeatRow *self)
{
  int level = gtk_drop_down_get_selected (self->level) + 1;

  if (!self->has_levels)
    return g_strdup (_("There is nothing to decide in this game, so the "
                       "computer has no levels: it only throws."));

  return ludo_level_describe (self->rules, self->n_players, level);
}

/* Makes @window high enough for all rows, within the size of its parent; never
 * makes it lower. */
static void
grow_window (GtkWidget *window)
{
  int width = gtk_widget_get_width (window);
  int natural;

  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, NULL, &natural,
                      NULL, NULL);
  if (natural > gtk_widget_get_height (window))
    {
      gtk_window_set_default_size (GTK_WINDOW (window), width, -1);
      ludo_dialog_size_fit (window);
    }
}

static void
update_cb (LudoSeatRow *self)
{
  gboolean computer =
    gtk_drop_down_get_selected (self->kind) == LUDO_PLAYER_COMPUTER;
  g_autofree char *summary = NULL;

  if (self->rules == NULL)
    return;

  summary = describe_computer (self);
  gtk_widget_set_visible (GTK_WIDGET (self->level),
                          self->has_levels && computer);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), computer);
  gtk_label_set_text (self->summary, summary);
  ludo_names_describe (self->level, summary);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    grow_window (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
}

static void
ludo_seat_row_class_init (LudoSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LUDO_TEMPLATE_SET (klass, "seat-row");
  LUDO_TEMPLATE_CHILDREN (klass, LudoSeatRow, side, name, kind, level,
                          summary);
  LUDO_TEMPLATE_CALLBACKS (klass, update_cb);
  gtk_widget_class_set_css_name (widget_class, "seat-row");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_seat_row_init (LudoSeatRow *self)
{
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);

  for (int level = 1; level <= LUDO_PLAYER_LEVEL_MAX; level++)
    {
      g_autofree char *text =
        /* Translators: the computer's strength, 1 being the weakest, and what
         * this level is called. */
        g_strdup_printf (_("%d. %s"), level, ludo_level_name (level));

      gtk_string_list_append (levels, text);
    }

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (levels));
  ludo_letter_limit_set (GTK_EDITABLE (self->name), LUDO_PLAYER_NAME_LETTERS);
  ludo_drop_down_shorten (self->kind);
  ludo_drop_down_shorten (self->level);
}

GtkWidget *
ludo_seat_row_new (const char      *side,
                   const GameRules *rules)
{
  LudoSeatRow *self;

  g_return_val_if_fail (side != NULL && rules != NULL, NULL);

  self = g_object_new (LUDO_TYPE_SEAT_ROW, NULL);
  self->rules = rules;
  self->has_levels = ludo_game_info_for (rules->id)->has_decisions;
  self->n_players = rules->default_players;
  ludo_seat_row_set_side (self, side);
  update_cb (self);

  return GTK_WIDGET (self);
}

void
ludo_seat_row_set_side (LudoSeatRow *self,
                        const char  *side)
{
  g_return_if_fail (LUDO_IS_SEAT_ROW (self) && side != NULL);

  gtk_label_set_text (self->side, side);
  gtk_entry_set_placeholder_text (self->name, side);
  ludo_names_label (self, side);
}

void
ludo_seat_row_align (LudoSeatRow  *self,
                     GtkSizeGroup *kinds)
{
  g_return_if_fail (LUDO_IS_SEAT_ROW (self) && GTK_IS_SIZE_GROUP (kinds));

  gtk_size_group_add_widget (kinds, GTK_WIDGET (self->kind));
}

void
ludo_seat_row_set_n_players (LudoSeatRow *self,
                             int          n_players)
{
  g_return_if_fail (LUDO_IS_SEAT_ROW (self));

  self->n_players = n_players;
  update_cb (self);
}

void
ludo_seat_row_set_player (LudoSeatRow      *self,
                          const LudoPlayer *player)
{
  g_return_if_fail (LUDO_IS_SEAT_ROW (self) && player != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->name), player->name);
  gtk_drop_down_set_selected (self->kind, player->kind);
  gtk_drop_down_set_selected (self->level, player->level - 1);
}

void
ludo_seat_row_get_player (LudoSeatRow *self,
                          LudoPlayer  *player)
{
  g_return_if_fail (LUDO_IS_SEAT_ROW (self) && player != NULL);

  player->kind = gtk_drop_down_get_selected (self->kind);
  player->level = gtk_drop_down_get_selected (self->level) + 1;
  ludo_player_set_name (player,
                        gtk_editable_get_text (GTK_EDITABLE (self->name)));
}
