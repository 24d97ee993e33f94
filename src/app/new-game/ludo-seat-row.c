/* ludo-seat-row.c: who sits on a seat of the game to come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-seat-row"

#include "config.h"

#include "app/new-game/ludo-seat-row.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "play/ludo-levels.h"

struct _LudoSeatRow
{
  GtkWidget parent_instance;

  const GameRules *rules;
  gboolean has_levels;
  int n_players;                /* of the game to come */

  /* Borrowed: children */
  GtkWidget *box;
  GtkWidget *side;
  GtkWidget *name;
  GtkWidget *kind;              /* its items are in LudoPlayerKind's order */
  GtkWidget *level;             /* its first item is level 1 */
  GtkWidget *summary;           /* how the computer thinks at this level */
};

G_DEFINE_FINAL_TYPE (LudoSeatRow, ludo_seat_row, GTK_TYPE_WIDGET)

/* What the computer sees, or that it has nothing to see. */
static char *
describe_computer (LudoSeatRow *self)
{
  int level = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->level)) + 1;

  if (!self->has_levels)
    return g_strdup (_("There is nothing to decide in this game, so the "
                       "computer has no levels: it throws."));

  return ludo_level_describe (self->rules, self->n_players, level);
}

static void
update_cb (LudoSeatRow *self)
{
  guint kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));
  gboolean computer = kind == LUDO_PLAYER_COMPUTER;
  g_autofree char *summary = describe_computer (self);

  gtk_widget_set_visible (self->level, self->has_levels && computer);
  gtk_widget_set_visible (self->summary, computer);
  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  summary, -1);
}

static void
ludo_seat_row_dispose (GObject *object)
{
  LudoSeatRow *self = LUDO_SEAT_ROW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_seat_row_parent_class)->dispose (object);
}

static void
ludo_seat_row_class_init (LudoSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_seat_row_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seat-row");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
level_drop_down_new (void)
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

  return gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&levels)), NULL);
}

static void
ludo_seat_row_init (LudoSeatRow *self)
{
  const char *kinds[] = { _("Person"), _("Computer"), NULL };
  GtkWidget *controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->side = gtk_label_new (NULL);
  self->name = gtk_entry_new ();
  self->kind = gtk_drop_down_new_from_strings (kinds);
  self->level = level_drop_down_new ();
  ludo_drop_down_begin_at_chosen (GTK_DROP_DOWN (self->kind));
  ludo_drop_down_begin_at_chosen (GTK_DROP_DOWN (self->level));
  self->summary = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (self->side), 0);
  gtk_widget_add_css_class (self->side, "heading");
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_entry_set_activates_default (GTK_ENTRY (self->name), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (self->name), 60);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name), 8);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kind),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Who plays"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Level"),
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name"),
                                  -1);

  gtk_box_append (GTK_BOX (controls), self->name);
  gtk_box_append (GTK_BOX (controls), self->kind);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->summary), 44);
  gtk_widget_add_css_class (self->summary, "summary");
  gtk_box_append (GTK_BOX (self->box), self->side);
  gtk_box_append (GTK_BOX (self->box), controls);
  gtk_box_append (GTK_BOX (self->box), self->level);
  gtk_box_append (GTK_BOX (self->box), self->summary);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  g_signal_connect_swapped (self->kind, "notify::selected",
                            G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (self->level, "notify::selected",
                            G_CALLBACK (update_cb), self);
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
  gtk_label_set_text (GTK_LABEL (self->side), side);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), side);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, side, -1);
  update_cb (self);

  return GTK_WIDGET (self);
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
ludo_seat_row_set_choice (LudoSeatRow          *self,
                          const LudoSeatChoice *choice)
{
  g_return_if_fail (LUDO_IS_SEAT_ROW (self) && choice != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->name), choice->name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), choice->kind);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->level), choice->level - 1);
}

void
ludo_seat_row_get_choice (LudoSeatRow    *self,
                          LudoSeatChoice *choice)
{
  g_return_if_fail (LUDO_IS_SEAT_ROW (self) && choice != NULL);

  choice->kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));
  choice->level = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->level)) + 1;
  g_utf8_strncpy (choice->name,
                  gtk_editable_get_text (GTK_EDITABLE (self->name)),
                  MIN (60, g_utf8_strlen (gtk_editable_get_text
                                            (GTK_EDITABLE (self->name)), -1)));
}
