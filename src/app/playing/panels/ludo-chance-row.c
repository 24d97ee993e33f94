/* ludo-chance-row.c: one thing that can happen, with its chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-chance-row"

#include "config.h"

#include "app/playing/panels/ludo-chance-row.h"

struct _LudoChanceRow
{
  GtkListBoxRow parent_instance;

  gboolean hovered;
  gboolean focused;

  /* Borrowed: children */
  GtkLabel *name;
  GtkLabel *chance;
  GtkLabel *consequence;
  GtkLabel *probability;

  /* Owned */
  char *spoken;
};

enum
{
  PROP_0,
  PROP_POINTED_AT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoChanceRow, ludo_chance_row, GTK_TYPE_LIST_BOX_ROW)

static void
set_pointed (LudoChanceRow *self,
             gboolean       hovered,
             gboolean       focused)
{
  gboolean was = self->hovered || self->focused;

  self->hovered = hovered;
  self->focused = focused;
  if (was != (hovered || focused))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POINTED_AT]);
}

static void
pointer_enter_cb (LudoChanceRow *self)
{
  set_pointed (self, TRUE, self->focused);
}

static void
pointer_leave_cb (LudoChanceRow *self)
{
  set_pointed (self, FALSE, self->focused);
}

static void
focus_enter_cb (LudoChanceRow *self)
{
  set_pointed (self, self->hovered, TRUE);
}

static void
focus_leave_cb (LudoChanceRow *self)
{
  set_pointed (self, self->hovered, FALSE);
}

static void
ludo_chance_row_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  LudoChanceRow *self = LUDO_CHANCE_ROW (object);

  if (prop_id == PROP_POINTED_AT)
    g_value_set_boolean (value, ludo_chance_row_get_pointed_at (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
ludo_chance_row_finalize (GObject *object)
{
  g_free (LUDO_CHANCE_ROW (object)->spoken);

  G_OBJECT_CLASS (ludo_chance_row_parent_class)->finalize (object);
}

static void
ludo_chance_row_class_init (LudoChanceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ludo_chance_row_get_property;
  object_class->finalize = ludo_chance_row_finalize;

  props[PROP_POINTED_AT] =
    g_param_spec_boolean ("pointed-at", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
ludo_chance_row_init (LudoChanceRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_box_append (GTK_BOX (box), head);
  self->name = add_label (head, "name");
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  self->chance = add_label (head, "chance");
  gtk_label_set_wrap (self->chance, FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->chance), GTK_ALIGN_START);
  self->consequence = add_label (box, "consequence");
  self->probability = add_label (box, "outlook");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_enter_cb),
                            self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_leave_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_enter_cb),
                            self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_leave_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
ludo_chance_row_new (void)
{
  return g_object_new (LUDO_TYPE_CHANCE_ROW, NULL);
}

static void
add_spoken (GString    *spoken,
            const char *text)
{
  if (text[0] == '\0')
    return;

  if (spoken->len > 0)
    g_string_append_c (spoken, ' ');
  g_string_append (spoken, text);
}

static void
set_label (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

void
ludo_chance_row_set_texts (LudoChanceRow *self,
                           const char    *name,
                           const char    *chance,
                           const char    *spoken_chance,
                           const char    *consequence,
                           const char    *probability)
{
  GString *spoken = g_string_new (NULL);

  g_return_if_fail (LUDO_IS_CHANCE_ROW (self));

  add_spoken (spoken, name);
  if (!g_str_has_suffix (name, "."))
    g_string_append_c (spoken, '.');
  add_spoken (spoken, spoken_chance);
  add_spoken (spoken, consequence);
  add_spoken (spoken, probability);
  g_strdelimit (spoken->str, "\n", ' ');

  set_label (self->name, name);
  set_label (self->chance, chance);
  set_label (self->consequence, consequence);
  set_label (self->probability, probability);
  g_free (self->spoken);
  self->spoken = g_string_free (spoken, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, self->spoken,
                                  -1);
}

const char *
ludo_chance_row_get_spoken (LudoChanceRow *self)
{
  g_return_val_if_fail (LUDO_IS_CHANCE_ROW (self), NULL);

  return self->spoken;
}

gboolean
ludo_chance_row_get_pointed_at (LudoChanceRow *self)
{
  g_return_val_if_fail (LUDO_IS_CHANCE_ROW (self), FALSE);

  return self->hovered || self->focused;
}
