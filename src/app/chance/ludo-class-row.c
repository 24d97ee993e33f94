/* ludo-class-row.c: how many fair classes to make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-class-row.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "chance/ludo-classes.h"

/* The key of the data of a button: how many it makes. */
#define CLASSES "classes"

struct _LudoClassRow
{
  GtkBox parent_instance;
};

static guint make_signal;

G_DEFINE_FINAL_TYPE (LudoClassRow, ludo_class_row, GTK_TYPE_BOX)

static void
ludo_class_row_class_init (LudoClassRowClass *klass)
{
  make_signal =
    g_signal_new ("make", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
clicked_cb (LudoClassRow *self,
            GtkWidget    *button)
{
  guint n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), CLASSES));

  g_signal_emit (self, make_signal, 0, n);
}

static void
add_button (LudoClassRow *self,
            GtkWidget    *button,
            guint         n)
{
  g_object_set_data (G_OBJECT (button), CLASSES, GUINT_TO_POINTER (n));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), button);
}

static void
ludo_class_row_init (LudoClassRow *self)
{
  static const guint numbers[] = { 1, 5, 20 };

  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self),
                  /* Translators: before buttons with numbers of classes. */
                  gtk_label_new (_("Make fair classes:")));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", numbers[i]);
      g_autofree char *name =
        g_strdup_printf (ngettext ("Make %u fair class", "Make %u fair classes",
                                   numbers[i]), numbers[i]);
      GtkWidget *button = gtk_button_new_with_label (label);

      ludo_names_set (button, name);
      add_button (self, button, numbers[i]);
    }
  /* Translators: a button: make the other classes of a hundred. */
  add_button (self, gtk_button_new_with_mnemonic (_("The R_est")),
              LUDO_CLASSES_MAX);
  ludo_flow_children (GTK_WIDGET (self));
}

GtkWidget *
ludo_class_row_new (void)
{
  return g_object_new (LUDO_TYPE_CLASS_ROW, NULL);
}
