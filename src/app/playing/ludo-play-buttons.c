/* ludo-play-buttons.c: the buttons below the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-buttons.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-turn-buttons.h"
#include "app/widgets/ludo-button-row.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

struct _LudoPlayButtons
{
  GtkBox parent_instance;

  /* Template widgets */
  LudoButtonRow *hands;
  GtkWidget *steps;             /* buttons for a move that is shown in steps */
  LudoTurnButtons *turn_buttons;
  GtkWidget *replay_hands;
  GtkWidget *replay_steps;
  GtkButton *autoplay_button;
  GtkWidget *page;              /* not owned */
};

G_DEFINE_FINAL_TYPE (LudoPlayButtons, ludo_play_buttons, GTK_TYPE_BOX)

/* The buttons that are shown and hidden within their row, each with its act. */
static const struct
{
  const char *name;
  LudoAct act;
} buttons[] = {
  { "undo_button", LUDO_ACT_UNDO },
  { "redo_button", LUDO_ACT_REDO },
  { "save_button", LUDO_ACT_REMATCH },
  { "swap_button", LUDO_ACT_SWAP_SIDES },
  { "back_button", LUDO_ACT_REMATCH },
  { "review_button", LUDO_ACT_REVIEW },
  { "again_button", LUDO_ACT_REMATCH },
  { "moves_button", LUDO_ACT_MOVES },
  { "replay_moves_button", LUDO_ACT_MOVES },
  { "new_game_button", LUDO_ACT_NEW_GAME },
  { "first_button", LUDO_ACT_FIRST },
  { "last_button", LUDO_ACT_LAST },
};

/* Clicks beside the buttons go to the board, which reaches below them. */
static gboolean
ludo_play_buttons_contains (GtkWidget *widget,
                            double     x,
                            double     y)
{
  return FALSE;
}

static void
ludo_play_buttons_class_init (LudoPlayButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->contains = ludo_play_buttons_contains;
  g_type_ensure (LUDO_TYPE_BUTTON_ROW);
  g_type_ensure (LUDO_TYPE_TURN_BUTTONS);
  LUDO_TEMPLATE_SET (klass, "play-buttons");
  LUDO_TEMPLATE_CHILDREN (klass, LudoPlayButtons, hands, steps, turn_buttons,
                          replay_hands, replay_steps, autoplay_button);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i].name,
                                               FALSE, 0);
}

static void
ludo_play_buttons_init (LudoPlayButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_children (self->replay_hands);
  ludo_button_row_hide_rest (self->hands);
}

/* Moves the focus to the board if it is in @widget, which is about to be
 * hidden. */
static void
yield_focus (LudoPlayButtons *self,
             GtkWidget       *widget)
{
  if (gtk_widget_get_focus_child (widget) != NULL
      || gtk_widget_has_focus (widget))
    gtk_widget_grab_focus (self->page);
}

static void
show_box (LudoPlayButtons *self,
          GtkWidget       *box,
          gboolean         shown)
{
  if (!shown)
    yield_focus (self, box);
  gtk_widget_set_visible (box, shown);
}

static void
table_changed_cb (LudoPlayButtons *self,
                  guint            change,
                  LudoPlayTable   *table)
{
  LudoReplay *replay = ludo_play_table_get_replay (table);
  gboolean playing = ludo_replay_get_playing (replay);
  gboolean stepping, at_end;
  const char *icon;
  guint offered;

  if ((change & LUDO_CHANGED_ACTS) == 0
      || ludo_play_table_get_game (table) == NULL)
    return;

  offered = ludo_play_table_get_acts (table).offered;
  stepping = (offered & 1u << LUDO_ACT_STEP) != 0;
  /* The bar of the projector view has its own button to play again. */
  at_end = (offered & 1u << LUDO_ACT_REMATCH) != 0
           && !ludo_play_table_get_option (table, LUDO_TABLE_PROJECTED);
  /* The row for steps appears with the first move that is shown in steps,
   * because most users never see one. */
  if (stepping)
    gtk_widget_set_visible (self->steps, TRUE);
  ludo_button_row_offer (self->hands, self->steps, stepping);
  ludo_button_row_offer (self->hands, GTK_WIDGET (self->turn_buttons), !at_end);
  show_box (self, self->replay_steps, stepping);
  gtk_widget_set_visible (self->replay_hands,
                          (offered & 1u << LUDO_ACT_RETURN) != 0);
  show_box (self, GTK_WIDGET (self->hands),
            at_end || (offered & 1u << LUDO_ACT_REDO) != 0);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GObject *button =
        gtk_widget_get_template_child (GTK_WIDGET (self),
                                       LUDO_TYPE_PLAY_BUTTONS,
                                       buttons[i].name);
      GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (button));
      gboolean is_offered = (offered & 1u << buttons[i].act) != 0;

      /* After "Play Again", for example, the focus moves to the board. */
      if (!is_offered)
        yield_focus (self, GTK_WIDGET (button));
      if (LUDO_IS_BUTTON_ROW (row))
        ludo_button_row_offer (LUDO_BUTTON_ROW (row), GTK_WIDGET (button),
                               is_offered);
      else
        gtk_widget_set_visible (GTK_WIDGET (button), is_offered);
    }
  icon = playing ? "media-playback-pause-symbolic"
                 : "media-playback-start-symbolic";
  if (g_strcmp0 (gtk_button_get_icon_name (self->autoplay_button), icon) != 0)
    gtk_button_set_icon_name (self->autoplay_button, icon);
  ludo_widget_style_set_tooltip (GTK_WIDGET (self->autoplay_button),
                                 playing ? _("Stop")
                                         : _("Play Automatically"));
  ludo_names_give (GTK_WIDGET (self->autoplay_button));
}

void
ludo_play_buttons_set_table (LudoPlayButtons *self,
                             LudoPlayTable   *table,
                             GtkWidget       *page)
{
  g_return_if_fail (LUDO_IS_PLAY_BUTTONS (self) && LUDO_IS_PLAY_TABLE (table));
  g_return_if_fail (GTK_IS_WIDGET (page));

  self->page = page;
  ludo_turn_buttons_set_table (self->turn_buttons, table);
  ludo_signal_connect (table, "changed", table_changed_cb, self);
}

int
ludo_play_buttons_get_empty (LudoPlayButtons *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_BUTTONS (self), 0);

  return gtk_widget_get_visible (GTK_WIDGET (self->hands))
           ? ludo_button_row_get_empty (self->hands) : 0;
}
