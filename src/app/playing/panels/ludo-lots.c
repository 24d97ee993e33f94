/* ludo-lots.c: shows over the board how lots are drawn before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-lots.h"
#include "app/widgets/ludo-flow.h"
#include "play/ludo-signal.h"

#include <glib/gi18n.h>

/* In milliseconds: when the lots turn over, how long that takes, and when all
 * is hidden. */
#define TURN_AT 700
#define TURN_TIME 500
#define END_AT 2600

struct _LudoLots
{
  GtkBox parent_instance;

  guint timeout;
  gint64 ends;                  /* monotonic time; 0 if hidden */

  /* Borrowed: a child */
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (LudoLots, ludo_lots, GTK_TYPE_BOX)

static void
ludo_lots_dispose (GObject *object)
{
  g_clear_handle_id (&LUDO_LOTS (object)->timeout, g_source_remove);

  G_OBJECT_CLASS (ludo_lots_parent_class)->dispose (object);
}

static void
ludo_lots_class_init (LudoLotsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_lots_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "lots");

  ludo_signal_new (klass, "changed", 0);
}

static void
ludo_lots_init (LudoLots *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  /* A horizontal box would make a long name as wide as in one line. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_vexpand (self->cards, TRUE);
  gtk_widget_set_halign (self->cards, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->cards, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->cards);
  g_signal_connect_swapped (click, "released", G_CALLBACK (ludo_lots_end),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
ludo_lots_new (void)
{
  return g_object_new (LUDO_TYPE_LOTS, NULL);
}

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_add_css_class (label, style);

  return label;
}

/* Returns: the lot of @seat, face down, with the name of the player who drew
 * it. */
static GtkWidget *
card_new (LudoGame *game,
          int       seat)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *lot = gtk_stack_new ();
  const char *side = gettext (ludo_game_get_info (game)->seats[seat]);
  g_autofree char *name = ludo_game_dup_drawer (game, seat);
  g_autofree char *first = g_utf8_substring (name, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);
  g_autofree char *title =
    g_strconcat (capital, g_utf8_offset_to_pointer (name, 1), NULL);

  /* Slide instead of rotating, because the Cairo renderer paints a rotation
   * pink. */
  gtk_stack_set_transition_type (GTK_STACK (lot),
                                 GTK_STACK_TRANSITION_TYPE_SLIDE_UP);
  gtk_stack_set_transition_duration (GTK_STACK (lot), TURN_TIME);
  gtk_widget_add_css_class (lot, "lot");
  gtk_stack_add_named (GTK_STACK (lot), label_new ("?", "back"), "back");
  gtk_stack_add_named (GTK_STACK (lot), label_new (side, "face"), "face");
  gtk_box_append (GTK_BOX (card), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (card), lot);

  return card;
}

static gboolean
end_cb (gpointer data)
{
  LudoLots *self = data;

  self->timeout = 0;
  ludo_lots_end (self);

  return G_SOURCE_REMOVE;
}

static gboolean
turn_cb (gpointer data)
{
  LudoLots *self = data;

  for (GtkWidget *card = gtk_widget_get_first_child (self->cards);
       card != NULL; card = gtk_widget_get_next_sibling (card))
    gtk_stack_set_visible_child_name
      (GTK_STACK (gtk_widget_get_last_child (card)), "face");
  self->timeout = g_timeout_add ((guint) (1000 * ludo_lots_get_left (self)),
                                 end_cb, self);

  return G_SOURCE_REMOVE;
}

void
ludo_lots_begin (LudoLots *self,
                 LudoGame *game)
{
  int lot, n_seats;

  g_return_if_fail (LUDO_IS_LOTS (self) && LUDO_IS_GAME (game));

  ludo_lots_end (self);
  lot = ludo_game_get_lot (game);
  n_seats = ludo_game_get_n_seats (game);
  if (ludo_game_get_n_plies (game) > 0 || !ludo_game_mark_lots_seen (game))
    return;

  ludo_flow_remove_all (self->cards);
  /* The players stand in the order in which they sat down. */
  for (int i = 0; i < n_seats; i++)
    gtk_box_append (GTK_BOX (self->cards),
                    card_new (game, (i + n_seats - lot + 1) % n_seats));
  self->ends = g_get_monotonic_time () + END_AT * G_TIME_SPAN_MILLISECOND;
  self->timeout = g_timeout_add (TURN_AT, turn_cb, self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  g_signal_emit_by_name (self, "changed");
}

void
ludo_lots_end (LudoLots *self)
{
  g_return_if_fail (LUDO_IS_LOTS (self));

  if (self->ends == 0)
    return;

  self->ends = 0;
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit_by_name (self, "changed");
}

double
ludo_lots_get_left (LudoLots *self)
{
  g_return_val_if_fail (LUDO_IS_LOTS (self), 0);

  return self->ends == 0
           ? 0 : MAX (self->ends - g_get_monotonic_time (), 1)
                 / (double) G_TIME_SPAN_SECOND;
}
