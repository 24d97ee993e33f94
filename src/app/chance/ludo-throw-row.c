/* ludo-throw-row.c: how often to throw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-throw-row.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"

#define CLASS_SIZE 25
#define CLASS_SIZE_MAX 999

/* The key of the data of a button: how often it throws; 0 for the size of the
 * class. */
#define THROWS "throws"

struct _LudoThrowRow
{
  GtkBox parent_instance;

  /* Borrowed: a child */
  GtkSpinButton *class_size;
};

static guint throw_signal;

G_DEFINE_FINAL_TYPE (LudoThrowRow, ludo_throw_row, GTK_TYPE_BOX)

static void
ludo_throw_row_class_init (LudoThrowRowClass *klass)
{
  throw_signal =
    g_signal_new ("throw", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
clicked_cb (LudoThrowRow *self,
            GtkWidget    *button)
{
  guint n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), THROWS));

  if (n == 0)
    n = (guint) gtk_spin_button_get_value_as_int (self->class_size);
  g_signal_emit (self, throw_signal, 0, n);
}

static GtkWidget *
add_button (LudoThrowRow *self,
            const char   *label,
            guint         n)
{
  GtkWidget *button = n > 0 ? gtk_button_new_with_label (label)
                            : gtk_button_new_with_mnemonic (label);

  g_object_set_data (G_OBJECT (button), THROWS, GUINT_TO_POINTER (n));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), button);

  return button;
}

static void
ludo_throw_row_init (LudoThrowRow *self)
{
  static const struct
  {
    guint n;
    const char *label;
  } numbers[] = {
    { 1, "1" }, { 10, "10" }, { 100, "100" },
    /* Translators: a number of throws, as the language groups its digits. */
    { 1000, N_("1,000") }, { 10000, N_("10,000") },
  };
  GtkWidget *spin = gtk_spin_button_new_with_range (1, CLASS_SIZE_MAX, 1);

  gtk_box_append (GTK_BOX (self),
                  /* Translators: before buttons with numbers of throws. */
                  gtk_label_new (_("Throw:")));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      GtkWidget *button = add_button (self, _(numbers[i].label), numbers[i].n);
      g_autofree char *name =
        g_strdup_printf (ngettext ("Throw %u time", "Throw %u times",
                                   numbers[i].n), numbers[i].n);

      ludo_names_set (button, name);
    }
  /* Translators: a button: throw as often as there are pupils. */
  add_button (self, _("As _Many as My Class"), 0);
  self->class_size = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_value (self->class_size, CLASS_SIZE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Pupils of my class"), -1);
  gtk_box_append (GTK_BOX (self), spin);
  ludo_flow_children (GTK_WIDGET (self));
}

GtkWidget *
ludo_throw_row_new (void)
{
  return g_object_new (LUDO_TYPE_THROW_ROW, NULL);
}
