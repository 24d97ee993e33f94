/* ludo-throw-table.c: what was thrown, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-throw-table.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-plots.h"
#include "board/ludo-announce.h"

/* The class of the cells of the chosen row. */
#define CHOSEN "chosen"

struct _LudoThrowTable
{
  GtkGrid parent_instance;

  int chosen;                   /* an outcome, or -1 */

  /* Owned */
  GStrv words;                  /* what there is to say of each outcome */
};

G_DEFINE_FINAL_TYPE (LudoThrowTable, ludo_throw_table, GTK_TYPE_GRID)

static void
mark_row (LudoThrowTable *self)
{
  int column, row;

  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self));
       cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      gtk_grid_query_child (GTK_GRID (self), cell, &column, &row, NULL, NULL);
      if (self->chosen >= 0 && row == self->chosen + 1)
        gtk_widget_add_css_class (cell, CHOSEN);
      else
        gtk_widget_remove_css_class (cell, CHOSEN);
    }
}

static gboolean
key_pressed_cb (LudoThrowTable  *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  int n = self->words != NULL ? (int) g_strv_length (self->words) : 0;
  int row;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || n == 0)
    return FALSE;

  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    row = self->chosen + 1;
  else if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    row = self->chosen - 1;
  else if (keyval == GDK_KEY_Home || keyval == GDK_KEY_KP_Home)
    row = 0;
  else if (keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End)
    row = n - 1;
  else
    return FALSE;

  self->chosen = CLAMP (row, 0, n - 1);
  mark_row (self);
  ludo_announce (GTK_WIDGET (self), self->words[self->chosen]);

  return TRUE;
}

static void
ludo_throw_table_finalize (GObject *object)
{
  g_strfreev (LUDO_THROW_TABLE (object)->words);

  G_OBJECT_CLASS (ludo_throw_table_parent_class)->finalize (object);
}

static void
ludo_throw_table_class_init (LudoThrowTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_throw_table_finalize;
  gtk_widget_class_set_css_name (widget_class, "throw-table");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_throw_table_init (LudoThrowTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->chosen = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Table. Up and Down read its rows."), -1);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ludo_throw_table_new (void)
{
  return g_object_new (LUDO_TYPE_THROW_TABLE, NULL);
}

void
ludo_throw_table_show (LudoThrowTable *self,
                       LudoThrows     *throws)
{
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *cell;

  g_return_if_fail (LUDO_IS_THROW_TABLE (self) && LUDO_IS_THROWS (throws));

  rows = ludo_chance_dup_table (throws);
  g_strfreev (self->words);
  self->words = ludo_chance_dup_words (throws);
  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_grid_remove (GTK_GRID (self), cell);
  for (guint i = 0; i < rows->len; i++)
    {
      GStrv row = g_ptr_array_index (rows, i);

      for (guint j = 0; row[j] != NULL; j++)
        {
          cell = gtk_label_new (row[j]);
          gtk_label_set_xalign (GTK_LABEL (cell), i == 0 ? 0.5f : 1);
          if (i == 0)
            gtk_widget_add_css_class (cell, "heading");
          gtk_grid_attach (GTK_GRID (self), cell, (int) j, (int) i, 1, 1);
        }
    }
  if (self->chosen + 1 >= (int) rows->len)
    self->chosen = -1;
  mark_row (self);
}
