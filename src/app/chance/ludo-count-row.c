/* ludo-count-row.c: how many to make at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-count-row.h"

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "play/game/ludo-number.h"
#include "play/ludo-signal.h"

/* The key of the data of a button: its number. */
#define COUNT "count"

struct _LudoCountRow
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (LudoCountRow, ludo_count_row, GTK_TYPE_BOX)

static void
ludo_count_row_class_init (LudoCountRowClass *klass)
{
  ludo_signal_new (klass, "chosen", 1, G_TYPE_UINT);
}

static void
ludo_count_row_init (LudoCountRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "counts");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  ludo_flow_children (GTK_WIDGET (self));
}

static void
clicked_cb (LudoCountRow *self,
            GtkWidget    *button)
{
  g_signal_emit_by_name (self, "chosen",
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button),
                                                              COUNT)));
}

static void
add (LudoCountRow *self,
     GtkWidget    *button,
     guint         n)
{
  g_object_set_data (G_OBJECT (button), COUNT, GUINT_TO_POINTER (n));
  ludo_signal_connect (button, "clicked", clicked_cb, self);
  gtk_box_append (GTK_BOX (self), button);
}

void
ludo_count_row_add (LudoCountRow *self,
                    guint         n,
                    char         *name)
{
  g_autofree char *label = ludo_count_dup (n);
  g_autofree char *spoken = name;
  GtkWidget *button = gtk_button_new_with_label (label);

  ludo_names_set (button, spoken);
  add (self, button, n);
}

void
ludo_count_row_add_words (LudoCountRow *self,
                          guint         n,
                          const char   *label)
{
  g_return_if_fail (LUDO_IS_COUNT_ROW (self) && label != NULL);

  add (self, gtk_button_new_with_mnemonic (label), n);
}
