/* ludo-turn-buttons.c: the buttons of the player to act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-turn-buttons.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

/* The gap between the places, in addition to the pixel of the flow. */
#define GAP 5

struct _LudoTurnButtons
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkStack *turn_stack;
  GtkStack *throw_stack;

  gboolean is_shrunk;

  /* Owned */
  LudoPlayTable *table;
};

G_DEFINE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, GTK_TYPE_BOX)

/* The buttons of the template that end or play a turn, each with its act.  At
 * most one is offered. */
static const struct
{
  const char *name;
  LudoAct act;
} buttons[] = {
  { "nothing", LUDO_ACT_NONE },
  { "done_button", LUDO_ACT_DONE },
  { "only_button", LUDO_ACT_ONLY_MOVE },
  { "pass_button", LUDO_ACT_PASS },
  { "pause_button", LUDO_ACT_PAUSE },
};

/* Shows one child of @stack.  The place of the others stays empty, so that
 * nothing moves. */
static void
show (GtkStack   *stack,
      gpointer    self,
      const char *name)
{
  GObject *child = gtk_widget_get_template_child (GTK_WIDGET (self),
                                                  LUDO_TYPE_TURN_BUTTONS, name);

  gtk_stack_set_visible_child (stack, GTK_WIDGET (child));
}

static void
set_gap (LudoTurnButtons *self)
{
  gtk_widget_set_margin_start (GTK_WIDGET (self->throw_stack),
                               gtk_widget_get_visible
                                 (GTK_WIDGET (self->turn_stack))
                               && !self->is_shrunk ? GAP : 0);
}

static void
table_changed_cb (LudoTurnButtons *self,
                  guint            change)
{
  LudoGame *game = ludo_play_table_get_game (self->table);
  gboolean watched;
  guint offered;
  guint shown = 0;

  if ((change & LUDO_CHANGED_ACTS) == 0 || game == NULL)
    return;

  /* A game between computers can only be paused; in one of pure chance people
   * only throw. */
  watched = !ludo_game_has_person (game);
  gtk_widget_set_visible (GTK_WIDGET (self->throw_stack),
                          !watched && ludo_game_get_rules (game)->has_chance);
  gtk_widget_set_visible (GTK_WIDGET (self->turn_stack),
                          watched || ludo_game_get_info (game)->has_decisions);
  set_gap (self);

  offered = ludo_play_table_get_acts (self->table).offered;
  for (guint i = 1; i < G_N_ELEMENTS (buttons); i++)
    if ((offered & 1u << buttons[i].act) != 0)
      shown = i;
  show (self->turn_stack, self, buttons[shown].name);
  show (self->throw_stack, self,
        (offered & 1u << LUDO_ACT_THROW) != 0 ? "throw_button" : "no_throw");
}

/* Sets the label to what the next click does, and highlights it while
 * paused. */
static void
pause_toggled_cb (LudoTurnButtons *self,
                  GParamSpec      *property,
                  GtkToggleButton *button)
{
  gboolean paused = gtk_toggle_button_get_active (button);

  ludo_names_relabel (GTK_BUTTON (button),
                      paused ? _("_Continue") : _("P_ause"));
  ludo_widget_style_set_class (GTK_WIDGET (button), "suggested-action",
                               paused);
}

static void
done_clicked_cb (LudoTurnButtons *self)
{
  ludo_game_end_turn (ludo_play_table_get_game (self->table));
}

static void
only_clicked_cb (LudoTurnButtons *self)
{
  GameMove move = ludo_play_table_get_only_move (self->table);

  if (move != GAME_MOVE_NONE)
    ludo_game_play_move (ludo_play_table_get_game (self->table), move);
}

static void
ludo_turn_buttons_dispose (GObject *object)
{
  g_clear_object (&LUDO_TURN_BUTTONS (object)->table);

  G_OBJECT_CLASS (ludo_turn_buttons_parent_class)->dispose (object);
}

static void
ludo_turn_buttons_class_init (LudoTurnButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_turn_buttons_dispose;

  LUDO_TEMPLATE_SET (klass, "turn-buttons");
  LUDO_TEMPLATE_CHILDREN (klass, LudoTurnButtons, turn_stack, throw_stack);
  gtk_widget_class_bind_template_child_full (widget_class, "throw_button",
                                             FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "no_throw", FALSE,
                                             0);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i].name,
                                               FALSE, 0);
  LUDO_TEMPLATE_CALLBACKS (klass, pause_toggled_cb, done_clicked_cb,
                           only_clicked_cb);
}

static void
ludo_turn_buttons_init (LudoTurnButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Large letters in a narrow window have no room for both in one line. */
  ludo_flow_children (GTK_WIDGET (self));
}

void
ludo_turn_buttons_set_table (LudoTurnButtons *self,
                             LudoPlayTable   *table)
{
  g_return_if_fail (LUDO_IS_TURN_BUTTONS (self) && LUDO_IS_PLAY_TABLE (table));

  self->table = g_object_ref (table);
  ludo_signal_connect (table, "changed", table_changed_cb, self);
}

void
ludo_turn_buttons_set_shrunk (LudoTurnButtons *self,
                              gboolean         shrunk)
{
  g_return_if_fail (LUDO_IS_TURN_BUTTONS (self));

  self->is_shrunk = shrunk;
  gtk_stack_set_hhomogeneous (self->turn_stack, !shrunk);
  gtk_stack_set_hhomogeneous (self->throw_stack, !shrunk);
  set_gap (self);
}

int
ludo_turn_buttons_get_widest (LudoTurnButtons *self)
{
  int widest = 0;

  g_return_val_if_fail (LUDO_IS_TURN_BUTTONS (self), 0);

  for (GtkWidget *stack = gtk_widget_get_first_child (GTK_WIDGET (self));
       stack != NULL; stack = gtk_widget_get_next_sibling (stack))
    for (GtkWidget *button = gtk_widget_get_first_child (stack);
         button != NULL; button = gtk_widget_get_next_sibling (button))
      {
        int least;

        gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                            NULL, NULL, NULL);
        widest = MAX (widest, least);
      }

  return widest;
}
