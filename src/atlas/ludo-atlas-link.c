/* ludo-atlas-link.c: a place or a date, for the keyboard and the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-atlas-link"

#include "config.h"

#include "atlas/ludo-atlas-link.h"

struct _LudoAtlasLink
{
  GtkWidget parent_instance;

  /* Owned */
  char *name;
  char *description;
};

G_DEFINE_FINAL_TYPE (LudoAtlasLink, ludo_atlas_link, GTK_TYPE_WIDGET)

enum
{
  ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

/* The ring of the focus is part of the picture. */
static void
ludo_atlas_link_state_flags_changed (GtkWidget     *widget,
                                     GtkStateFlags  previous)
{
  GtkStateFlags changed = gtk_widget_get_state_flags (widget) ^ previous;
  GtkWidget *picture = gtk_widget_get_parent (widget);

  if (picture != NULL
      && (changed & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)))
    gtk_widget_queue_draw (picture);

  GTK_WIDGET_CLASS (ludo_atlas_link_parent_class)
    ->state_flags_changed (widget, previous);
}

static void
ludo_atlas_link_finalize (GObject *object)
{
  LudoAtlasLink *self = LUDO_ATLAS_LINK (object);

  g_free (self->name);
  g_free (self->description);

  G_OBJECT_CLASS (ludo_atlas_link_parent_class)->finalize (object);
}

static void
ludo_atlas_link_class_init (LudoAtlasLinkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                         GDK_KEY_space, GDK_KEY_KP_Space };

  G_OBJECT_CLASS (klass)->finalize = ludo_atlas_link_finalize;
  widget_class->state_flags_changed = ludo_atlas_link_state_flags_changed;

  signals[ACTIVATED] =
    g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Offered to assistive technology as the link's action. */
  gtk_widget_class_install_action (widget_class, "link.open", NULL, open_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0,
                                         "link.open", NULL);
  gtk_widget_class_set_css_name (widget_class, "atlas-link");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_LINK);
}

static void
ludo_atlas_link_init (LudoAtlasLink *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* The picture knows better what the pointer means. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ludo_atlas_link_new (void)
{
  return g_object_new (LUDO_TYPE_ATLAS_LINK, NULL);
}

void
ludo_atlas_link_set_words (LudoAtlasLink *self,
                           const char    *name,
                           const char    *description)
{
  g_return_if_fail (LUDO_IS_ATLAS_LINK (self));
  g_return_if_fail (name != NULL && description != NULL);

  g_free (self->name);
  self->name = g_strdup (name);
  g_free (self->description);
  self->description = g_strdup (description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

const char *
ludo_atlas_link_get_name (LudoAtlasLink *self)
{
  g_return_val_if_fail (LUDO_IS_ATLAS_LINK (self), NULL);

  return self->name;
}

const char *
ludo_atlas_link_get_description (LudoAtlasLink *self)
{
  g_return_val_if_fail (LUDO_IS_ATLAS_LINK (self), NULL);

  return self->description;
}
