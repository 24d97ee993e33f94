/* ludo-gloss.c: a word or a note's number that can be asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-gloss"

#include "config.h"

#include "reader/ludo-gloss.h"

#include "content/ludo-page.h"

struct _LudoGloss
{
  GtkWidget parent_instance;

  LudoGlossKind kind;
  guint start;
  guint end;
  GtkAllocation box;

  /* Owned */
  char *target;
  char *explanation;
};

enum
{
  SIGNAL_EXPLAIN,
  SIGNAL_UNEXPLAIN,
  SIGNAL_FOLLOW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoGloss, ludo_gloss, GTK_TYPE_WIDGET)

/* To tell GTK of it beforehand would ask the display server, for every one of
 * them, where the pointer is. */
static gboolean
ludo_gloss_query_tooltip (GtkWidget  *widget,
                          int         x,
                          int         y,
                          gboolean    keyboard,
                          GtkTooltip *tooltip)
{
  gtk_tooltip_set_markup (tooltip, LUDO_GLOSS (widget)->explanation);

  return TRUE;
}

static void
ludo_gloss_finalize (GObject *object)
{
  LudoGloss *self = LUDO_GLOSS (object);

  g_free (self->target);
  g_free (self->explanation);

  G_OBJECT_CLASS (ludo_gloss_parent_class)->finalize (object);
}

static void
ludo_gloss_class_init (LudoGlossClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter,
                                GDK_KEY_space };

  G_OBJECT_CLASS (klass)->finalize = ludo_gloss_finalize;
  widget_class->query_tooltip = ludo_gloss_query_tooltip;
  signals[SIGNAL_EXPLAIN] =
    g_signal_new ("explain", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[SIGNAL_UNEXPLAIN] =
    g_signal_new ("unexplain", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[SIGNAL_FOLLOW] =
    g_signal_new ("follow", type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i], 0, "follow",
                                         NULL);
  gtk_widget_class_set_activate_signal (widget_class,
                                        signals[SIGNAL_FOLLOW]);
  gtk_widget_class_set_css_name (widget_class, "mark");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_LINK);
}

static void
pressed_cb (LudoGloss        *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  /* Asked once more, it explains itself once more. */
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  else
    g_signal_emit (self, signals[SIGNAL_EXPLAIN], 0);
}

static void
enter_cb (LudoGloss *self)
{
  g_signal_emit (self, signals[SIGNAL_EXPLAIN], 0);
}

static void
leave_cb (LudoGloss *self)
{
  g_signal_emit (self, signals[SIGNAL_UNEXPLAIN], 0);
}

static void
ludo_gloss_init (LudoGloss *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "help");
}

LudoGloss *
ludo_gloss_new (LudoGlossKind  kind,
               const char   *target,
               const char   *name,
               const char   *explanation)
{
  LudoGloss *self;
  g_autofree char *plain = NULL;

  g_return_val_if_fail (target != NULL && name != NULL, NULL);
  g_return_val_if_fail (explanation != NULL, NULL);

  self = g_object_new (LUDO_TYPE_GLOSS, NULL);
  self->kind = kind;
  self->target = g_strdup (target);
  self->explanation = g_strdup (explanation);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  plain = ludo_page_dup_plain (explanation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, plain,
                                  -1);

  return self;
}

LudoGlossKind
ludo_gloss_get_kind (LudoGloss *self)
{
  g_return_val_if_fail (LUDO_IS_GLOSS (self), LUDO_GLOSS_TERM);

  return self->kind;
}

const char *
ludo_gloss_get_target (LudoGloss *self)
{
  g_return_val_if_fail (LUDO_IS_GLOSS (self), NULL);

  return self->target;
}

const char *
ludo_gloss_get_explanation (LudoGloss *self)
{
  g_return_val_if_fail (LUDO_IS_GLOSS (self), NULL);

  return self->explanation;
}

void
ludo_gloss_set_range (LudoGloss *self,
                     guint     start,
                     guint     end)
{
  g_return_if_fail (LUDO_IS_GLOSS (self));

  self->start = start;
  self->end = end;
}

void
ludo_gloss_get_range (LudoGloss *self,
                     guint    *start,
                     guint    *end)
{
  g_return_if_fail (LUDO_IS_GLOSS (self));

  *start = self->start;
  *end = self->end;
}

void
ludo_gloss_set_box (LudoGloss            *self,
                   const GtkAllocation *box)
{
  g_return_if_fail (LUDO_IS_GLOSS (self));

  self->box = *box;
}

const GtkAllocation *
ludo_gloss_get_box (LudoGloss *self)
{
  g_return_val_if_fail (LUDO_IS_GLOSS (self), NULL);

  return &self->box;
}
