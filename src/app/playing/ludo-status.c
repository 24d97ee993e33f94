/* ludo-status.c: whose turn it is, and what just happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-status"

#include "config.h"

#include "app/playing/ludo-status.h"

struct _LudoStatus
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *turn_label;
  GtkWidget *detail_box;
  GtkWidget *detail_icon;
  GtkLabel *detail_label;
  GtkWidget *rule_button;

  /* Owned */
  char *announcement;
  char *rule_id;                /* of the refusal being shown */
};

enum
{
  SIGNAL_ANNOUNCED,
  SIGNAL_RULE_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoStatus, ludo_status, GTK_TYPE_WIDGET)

static void
show_detail (LudoStatus *self,
             const char *sentence,
             gboolean    refusal,
             const char *rule_id)
{
  g_free (self->rule_id);
  self->rule_id = g_strdup (rule_id);

  gtk_label_set_text (self->detail_label, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->detail_label),
                               sentence[0] != '\0' ? sentence : NULL);
  /* Nothing to read is nothing to stop at. */
  gtk_widget_set_focusable (GTK_WIDGET (self->detail_label),
                            sentence[0] != '\0');
  gtk_widget_set_visible (self->detail_icon, refusal);
  gtk_widget_set_visible (self->rule_button,
                          rule_id != NULL && rule_id[0] != '\0');
  if (refusal)
    gtk_widget_add_css_class (self->detail_box, "refusal");
  else
    gtk_widget_remove_css_class (self->detail_box, "refusal");
}

static void
announce (LudoStatus *self,
          const char *announcement)
{
  g_free (self->announcement);
  self->announcement = g_strdup (announcement);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->detail_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, announcement,
                                  -1);
  g_signal_emit (self, signals[SIGNAL_ANNOUNCED], 0, announcement);
}

static void
rule_clicked_cb (LudoStatus *self)
{
  g_autofree char *rule_id = g_strdup (self->rule_id);

  g_signal_emit (self, signals[SIGNAL_RULE_ASKED], 0, rule_id);
}

static void
ludo_status_dispose (GObject *object)
{
  LudoStatus *self = LUDO_STATUS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->announcement, g_free);
  g_clear_pointer (&self->rule_id, g_free);

  G_OBJECT_CLASS (ludo_status_parent_class)->dispose (object);
}

static void
ludo_status_class_init (LudoStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_status_dispose;

  signals[SIGNAL_ANNOUNCED] =
    g_signal_new ("announced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_RULE_ASKED] =
    g_signal_new ("rule-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-status.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoStatus, name)
  BIND (box);
  BIND (turn_label);
  BIND (detail_box);
  BIND (detail_icon);
  BIND (detail_label);
  BIND (rule_button);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, rule_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
}

static void
ludo_status_init (LudoStatus *self)
{
  self->announcement = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_status_new (void)
{
  return g_object_new (LUDO_TYPE_STATUS, NULL);
}

void
ludo_status_set_turn (LudoStatus *self,
                      const char *sentence,
                      gboolean    over)
{
  g_return_if_fail (LUDO_IS_STATUS (self) && sentence != NULL);

  gtk_label_set_text (self->turn_label, sentence);
  if (over)
    gtk_widget_add_css_class (GTK_WIDGET (self->turn_label), "over");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->turn_label), "over");
}

void
ludo_status_tell (LudoStatus *self,
                  const char *sentence,
                  const char *announcement)
{
  g_return_if_fail (LUDO_IS_STATUS (self) && sentence != NULL);

  show_detail (self, sentence, FALSE, NULL);
  if (announcement != NULL)
    announce (self, announcement);
}

void
ludo_status_refuse (LudoStatus *self,
                    const char *sentence,
                    const char *rule_id)
{
  g_return_if_fail (LUDO_IS_STATUS (self) && sentence != NULL);

  show_detail (self, sentence, TRUE, rule_id);
  announce (self, sentence);
}

const char *
ludo_status_get_turn (LudoStatus *self)
{
  g_return_val_if_fail (LUDO_IS_STATUS (self), NULL);

  return gtk_label_get_text (self->turn_label);
}

const char *
ludo_status_get_detail (LudoStatus *self)
{
  g_return_val_if_fail (LUDO_IS_STATUS (self), NULL);

  return gtk_label_get_text (self->detail_label);
}

const char *
ludo_status_get_announcement (LudoStatus *self)
{
  g_return_val_if_fail (LUDO_IS_STATUS (self), NULL);

  return self->announcement;
}
