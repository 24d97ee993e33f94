/* ludo-projector-bar.c: the buttons over the projector view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-projector-bar.h"

#include "app/playing/ludo-turn-buttons.h"
#include "app/widgets/ludo-template.h"
#include "play/ludo-signal.h"

/* The seconds that the bar is shown after the last movement. */
#define STAY 5

/* The least movement of the pointer, in pixels, that shows the bar: entering
 * the view moves widgets below a pointer at rest, which GTK may report as a
 * smaller movement. */
#define MOVED 8

/* The microseconds until the widgets of a new view are at their places. */
#define SETTLING (G_USEC_PER_SEC / 2)

struct _LudoProjectorBar
{
  GtkBox parent_instance;

  gboolean active;
  gint64 since;                 /* when @active was set; monotonic time */
  gboolean has_rest;            /* rest_x and rest_y are set */
  double rest_x;
  double rest_y;
  guint hiding;                 /* the timeout, or 0 */

  /* Template widgets */
  GtkStack *again_stack;
  GtkWidget *no_again;
  GtkWidget *again_button;
  LudoTurnButtons *turn_buttons;
  GtkWidget *leave_button;
  GtkWidget *leave_icon;        /* instead of leave_button in a narrow view */
};

G_DEFINE_FINAL_TYPE (LudoProjectorBar, ludo_projector_bar, GTK_TYPE_BOX)

static gboolean
hide_cb (gpointer data)
{
  LudoProjectorBar *self = data;

  self->hiding = 0;
  self->has_rest = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  return G_SOURCE_REMOVE;
}

/* Ways: what the bar has room for: a button to leave with words, not an icon; a
 * place for "Play Again"; a place of its own for each turn button. */
typedef struct
{
  gboolean words;
  gboolean again;
  gboolean places;
} Ways;

static void
set_ways (LudoProjectorBar *self,
          const Ways       *ways)
{
  gtk_widget_set_visible (self->leave_button, ways->words);
  gtk_widget_set_visible (self->leave_icon, !ways->words);
  gtk_widget_set_visible (GTK_WIDGET (self->again_stack), ways->again);
  ludo_turn_buttons_set_shrunk (self->turn_buttons, !ways->places);
}

static void
show (LudoProjectorBar *self)
{
  GtkWidget *view = gtk_widget_get_parent (GTK_WIDGET (self));
  static const Ways widest_first[] = {
    { TRUE, TRUE, TRUE }, { FALSE, TRUE, TRUE }, { FALSE, FALSE, TRUE },
    { FALSE, FALSE, FALSE },
  };
  int width = G_MAXINT, height;

  if (!self->active)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (widest_first)
                    && width > gtk_widget_get_width (view); i++)
    {
      set_ways (self, &widest_first[i]);
      ludo_projector_bar_measure (self, &width, &height);
    }

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  g_clear_handle_id (&self->hiding, g_source_remove);
  self->hiding = g_timeout_add_seconds (STAY, hide_cb, self);
}

static void
motion_cb (LudoProjectorBar *self,
           double            x,
           double            y)
{
  if (!self->active || g_get_monotonic_time () - self->since < SETTLING)
    return;

  if (!self->has_rest)
    {
      self->has_rest = TRUE;
      self->rest_x = x;
      self->rest_y = y;
    }
  else if (ABS (x - self->rest_x) + ABS (y - self->rest_y) > MOVED)
    show (self);
}

static void
ludo_projector_bar_dispose (GObject *object)
{
  g_clear_handle_id (&LUDO_PROJECTOR_BAR (object)->hiding, g_source_remove);

  G_OBJECT_CLASS (ludo_projector_bar_parent_class)->dispose (object);
}

static void
ludo_projector_bar_class_init (LudoProjectorBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_projector_bar_dispose;
  g_type_ensure (LUDO_TYPE_TURN_BUTTONS);
  LUDO_TEMPLATE_SET (klass, "projector-bar");
  LUDO_TEMPLATE_CHILDREN (klass, LudoProjectorBar, again_stack, no_again,
                          again_button, turn_buttons, leave_button,
                          leave_icon);
}

static void
ludo_projector_bar_init (LudoProjectorBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
table_changed_cb (LudoProjectorBar *self,
                  guint             change,
                  LudoPlayTable    *table)
{
  gboolean projected = ludo_play_table_get_option (table, LUDO_TABLE_PROJECTED);
  guint offered = ludo_play_table_get_acts (table).offered;

  gtk_stack_set_visible_child (self->again_stack,
                               (offered & 1u << LUDO_ACT_REMATCH) != 0
                                 ? self->again_button : self->no_again);
  if (self->active == projected)
    return;

  self->active = projected;
  self->since = g_get_monotonic_time ();
  g_clear_handle_id (&self->hiding, g_source_remove);
  hide_cb (self);
}

GtkWidget *
ludo_projector_bar_new (LudoPlayTable *table,
                        GtkWidget     *watched)
{
  LudoProjectorBar *self = g_object_new (LUDO_TYPE_PROJECTOR_BAR, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *touch = gtk_gesture_click_new ();

  ludo_turn_buttons_set_table (self->turn_buttons, table);
  ludo_signal_connect (table, "changed", table_changed_cb, self);
  ludo_signal_connect (motion, "motion", motion_cb, self);
  gtk_widget_add_controller (watched, motion);

  /* Handle a click before the widget that claims it. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (touch), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (touch),
                                              GTK_PHASE_CAPTURE);
  ludo_signal_connect (touch, "pressed", show, self);
  gtk_widget_add_controller (watched, GTK_EVENT_CONTROLLER (touch));

  return GTK_WIDGET (self);
}

void
ludo_projector_bar_measure (LudoProjectorBar *self,
                            int              *width,
                            int              *height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean shown = gtk_widget_get_visible (widget);
  int turn;

  g_return_if_fail (LUDO_IS_PROJECTOR_BAR (self));

  /* Show it, because a hidden widget measures 0.  Use the natural width,
   * because at the least one the buttons of the turn would take two rows. */
  gtk_widget_set_visible (widget, TRUE);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->turn_buttons),
                      GTK_ORIENTATION_HORIZONTAL, -1, NULL, &turn, NULL, NULL);
  *width += MAX (ludo_turn_buttons_get_widest (self->turn_buttons) - turn, 0);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, height, NULL, NULL,
                      NULL);
  gtk_widget_set_visible (widget, shown);
}
