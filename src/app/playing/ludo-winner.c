/* ludo-winner.c: who has won, in large letters over the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-winner.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-play-words.h"
#include "app/widgets/ludo-flow.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

/* The greatest size of the letters, as a multiple of the usual; the headline
 * and the strip of the winner, which have no limit, say the same. */
#define LETTERS_MOST 1.25

struct _LudoWinner
{
  GtkButton parent_instance;

  gboolean played;              /* the game was shown before its end */
  gboolean dismissed;           /* by a click, until another game ends */

  /* Borrowed: children */
  GtkWidget *star;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (LudoWinner, ludo_winner, GTK_TYPE_BUTTON)

static void
ludo_winner_clicked (GtkButton *button)
{
  LudoWinner *self = LUDO_WINNER (button);
  GtkWidget *widget = GTK_WIDGET (self);

  self->dismissed = TRUE;
  if (gtk_widget_has_focus (widget))
    gtk_widget_child_focus (gtk_widget_get_parent (widget),
                            GTK_DIR_TAB_BACKWARD);
  gtk_widget_set_visible (widget, FALSE);
}

static void
ludo_winner_class_init (LudoWinnerClass *klass)
{
  GTK_BUTTON_CLASS (klass)->clicked = ludo_winner_clicked;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "winner");
}

static void
ludo_winner_init (LudoWinner *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_wrap_mode (self->label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
  self->star = gtk_image_new_from_icon_name ("starred-symbolic");
  gtk_box_append (GTK_BOX (box), self->star);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _("Show the Board"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Whether a single person has lost against the computer. */
static gboolean
is_lost (LudoGame *game)
{
  GameOutcome outcome;

  ludo_game_get_outcome (game, &outcome);

  return ludo_game_get_n_seats (game) == 2 && outcome.winner >= 0
         && ludo_game_get_own_seat (game) == 1 - outcome.winner;
}

static char *
dup_text (LudoGame *game)
{
  GameOutcome outcome;
  g_autofree char *side = NULL;

  ludo_game_get_outcome (game, &outcome);
  if (outcome.winner < 0)
    return g_strdup (_("A draw"));
  if (ludo_game_get_own_seat (game) == outcome.winner)
    return g_strdup (_("You have won"));
  if (is_lost (game))
    return g_strdup (_("You have lost"));

  side = ludo_play_words_side (game, outcome.winner);

  /* Translators: the name of the player who has won. */
  return g_strdup_printf (_("%s wins"), side);
}

static void
table_changed_cb (LudoWinner    *self,
                  guint          change,
                  LudoPlayTable *table)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LudoGame *game = ludo_play_table_get_game (table);
  gboolean at_end = (ludo_play_table_get_acts (table).offered
                     & 1u << LUDO_ACT_REMATCH) != 0;
  g_autofree char *text = NULL;

  if (change & LUDO_CHANGED_GAME)
    self->played = self->dismissed = FALSE;
  if (game == NULL || !at_end)
    {
      self->played |= game != NULL && !ludo_game_get_over (game);
      self->dismissed &= game != NULL && ludo_game_get_over (game);
      gtk_widget_set_visible (widget, FALSE);
      return;
    }
  if (self->dismissed)
    return;

  text = dup_text (game);
  gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (self->star, !is_lost (game));
  /* Most of the board stays in sight. */
  ludo_flow_limit_letters (self->label, LETTERS_MOST);
  /* The name of a button must be its visible text (WCAG 2.5.3), so the
   * description says what it does. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_widget_get_tooltip_text (widget), -1);
  ludo_widget_style_set_class (widget, "celebrated", self->played);
  gtk_widget_set_visible (widget, TRUE);
  if (self->played)
    gtk_widget_activate_action (widget, "win.celebrate", NULL);
  self->played = FALSE;
}

GtkWidget *
ludo_winner_new (LudoPlayTable *table)
{
  GtkWidget *self = g_object_new (LUDO_TYPE_WINNER, NULL);

  ludo_signal_connect (table, "changed", table_changed_cb, self);

  return self;
}

void
ludo_winner_place (GtkWidget           *widget,
                   const GtkAllocation *board,
                   GtkAllocation       *box)
{
  int least, least_height;

  if (!gtk_widget_get_visible (widget))
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &box->width, NULL, NULL);
  box->width = MAX (least, MIN (box->width, board->width));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, box->width,
                      &least_height, &box->height, NULL, NULL);
  box->x = board->x + (board->width - box->width) / 2;
  box->y = board->y + (board->height - box->height) / 2;
}
