/* ludo-board-place.c: one place of a board, for the keyboard and screen readers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-board-place.h"

#include "board/ludo-spelling.h"

struct _LudoBoardPlace
{
  GtkWidget parent_instance;

  int place;
  gboolean selected;
  LudoBoardPick pick;

  /* Owned */
  char *name;
};

G_DEFINE_FINAL_TYPE (LudoBoardPlace, ludo_board_place, GTK_TYPE_WIDGET)

static void
activate_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  LudoBoardPlace *self = LUDO_BOARD_PLACE (widget);

  self->pick (gtk_widget_get_parent (widget), self->place);
}

/* The board paints the ring of the focus. */
static void
ludo_board_place_state_flags_changed (GtkWidget     *widget,
                                      GtkStateFlags  previous)
{
  GtkStateFlags changed = gtk_widget_get_state_flags (widget) ^ previous;
  GtkWidget *board = gtk_widget_get_parent (widget);

  if (board != NULL
      && (changed & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)))
    gtk_widget_queue_draw (board);

  GTK_WIDGET_CLASS (ludo_board_place_parent_class)
    ->state_flags_changed (widget, previous);
}

static void
ludo_board_place_finalize (GObject *object)
{
  LudoBoardPlace *self = LUDO_BOARD_PLACE (object);

  g_free (self->name);

  G_OBJECT_CLASS (ludo_board_place_parent_class)->finalize (object);
}

static void
ludo_board_place_class_init (LudoBoardPlaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_board_place_finalize;
  widget_class->state_flags_changed = ludo_board_place_state_flags_changed;

  /* Offered to assistive technology as the place's action. */
  gtk_widget_class_install_action (widget_class, "place.pick", NULL,
                                   activate_cb);
  gtk_widget_class_set_css_name (widget_class, "place");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
ludo_board_place_init (LudoBoardPlace *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* The board finds the place under the pointer by itself.  If this widget were
   * a target, GTK would restyle the window whenever the pointer enters another
   * place. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ludo_board_place_new (int           place,
                      LudoBoardPick pick)
{
  LudoBoardPlace *self = g_object_new (LUDO_TYPE_BOARD_PLACE, NULL);

  self->place = place;
  self->pick = pick;

  return GTK_WIDGET (self);
}

int
ludo_board_place_get_place (LudoBoardPlace *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD_PLACE (self), -1);

  return self->place;
}

int
ludo_board_place_find_focused (GtkWidget *board)
{
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_WIDGET (board), -1);

  child = gtk_widget_get_focus_child (board);

  return child != NULL
           ? ludo_board_place_get_place (LUDO_BOARD_PLACE (child)) : -1;
}

void
ludo_board_place_set_name (LudoBoardPlace *self,
                           const char     *name)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (LUDO_IS_BOARD_PLACE (self) && name != NULL);

  spoken = ludo_spelling_spell (name);
  if (g_strcmp0 (self->name, spoken) == 0)
    return;

  g_free (self->name);
  self->name = g_steal_pointer (&spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, self->name,
                                  -1);
}

void
ludo_board_place_set_selected (LudoBoardPlace *self,
                               gboolean        selected)
{
  g_return_if_fail (LUDO_IS_BOARD_PLACE (self));

  if (self->selected == selected)
    return;

  self->selected = selected;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
