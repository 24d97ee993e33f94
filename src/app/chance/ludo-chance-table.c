/* ludo-chance-table.c: the numbers of a chart, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-chance-table.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"

/* The class of the cells of the chosen row. */
#define CHOSEN "chosen"

struct _LudoChanceTable
{
  GtkGrid parent_instance;

  int chosen;                   /* index below the heads, or -1 */

  /* Owned */
  GStrv words;                  /* the sentence of each row */
};

G_DEFINE_FINAL_TYPE (LudoChanceTable, ludo_chance_table, GTK_TYPE_GRID)

static void
mark_row (LudoChanceTable *self)
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

/* Scrolls to the chosen row if the scrolled window does not show all rows. */
static void
scroll_to_row (LudoChanceTable *self)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (self), 0,
                                           self->chosen + 1);

  for (GtkWidget *widget = GTK_WIDGET (self); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    {
      GtkAdjustment *adjustment;
      graphene_rect_t bounds;
      double top;

      if (!GTK_IS_SCROLLED_WINDOW (widget)
          || !gtk_widget_compute_bounds (cell, widget, &bounds))
        continue;

      adjustment =
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
      top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;
      gtk_adjustment_clamp_page (adjustment, top, top + bounds.size.height);
    }
}

static gboolean
key_pressed_cb (LudoChanceTable *self,
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
  scroll_to_row (self);
  ludo_announce (GTK_WIDGET (self), self->words[self->chosen]);

  return TRUE;
}

static void
ludo_chance_table_finalize (GObject *object)
{
  g_strfreev (LUDO_CHANCE_TABLE (object)->words);

  G_OBJECT_CLASS (ludo_chance_table_parent_class)->finalize (object);
}

static void
ludo_chance_table_class_init (LudoChanceTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_chance_table_finalize;
  gtk_widget_class_set_css_name (widget_class, "chance-table");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_chance_table_init (LudoChanceTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->chosen = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  ludo_names_label (self, _("Table. The Up and Down keys read out its rows."));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Returns: (transfer full): the cells of @row, each after its column's head. */
static char *
dup_row_words (GStrv heads,
               GStrv row)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; row[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      /* Translators: the head of a column, then a cell of it. */
      g_string_append_printf (text, _("%s: %s."), heads[i], row[i]);
    }

  return g_string_free (text, FALSE);
}

void
ludo_chance_table_show (LudoChanceTable *self,
                        GPtrArray       *rows,
                        GStrv            words)
{
  GtkWidget *cell;
  guint n;

  g_return_if_fail (LUDO_IS_CHANCE_TABLE (self) && rows != NULL
                    && rows->len > 0);

  n = rows->len - 1;
  g_strfreev (self->words);
  self->words = words != NULL ? g_strdupv (words) : g_new0 (char *, n + 1);
  for (guint i = 0; words == NULL && i < n; i++)
    self->words[i] = dup_row_words (g_ptr_array_index (rows, 0),
                                    g_ptr_array_index (rows, i + 1));
  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_grid_remove (GTK_GRID (self), cell);
  for (guint i = 0; i < rows->len; i++)
    {
      GStrv row = g_ptr_array_index (rows, i);

      for (guint j = 0; row[j] != NULL; j++)
        {
          cell = gtk_label_new (row[j]);
          gtk_label_set_xalign (GTK_LABEL (cell), row[1] == NULL ? 0
                                                  : i == 0 ? 0.5f : 1);
          gtk_label_set_wrap (GTK_LABEL (cell), row[1] == NULL || j > 0);
          if (row[1] != NULL)
            gtk_label_set_justify (GTK_LABEL (cell),
                                   i == 0 ? GTK_JUSTIFY_CENTER
                                          : GTK_JUSTIFY_RIGHT);
          if (i == 0)
            {
              gtk_label_set_yalign (GTK_LABEL (cell), 1);
              gtk_widget_add_css_class (cell, "heading");
            }
          gtk_grid_attach (GTK_GRID (self), cell, (int) j, (int) i, 1, 1);
        }
    }
  if (self->chosen >= (int) n)
    self->chosen = -1;
  mark_row (self);
}

static GtkWidget *
get_scroller (LudoChanceTable *self)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
}

void
ludo_chance_table_replace (LudoChanceTable *self,
                           GtkWidget       *picture,
                           gboolean         shown)
{
  GtkWidget *scroller;
  gboolean is_within;

  g_return_if_fail (LUDO_IS_CHANCE_TABLE (self) && GTK_IS_WIDGET (picture));

  scroller = get_scroller (self);
  is_within = gtk_widget_get_focus_child (gtk_widget_get_parent (picture))
              == (shown ? picture : scroller);
  gtk_widget_set_visible (shown ? scroller : picture, TRUE);
  if (is_within)
    gtk_widget_grab_focus (shown ? GTK_WIDGET (self) : picture);
  gtk_widget_set_visible (shown ? picture : scroller, FALSE);
}

gboolean
ludo_chance_table_grab_focus (LudoChanceTable *self,
                              GtkWidget       *picture)
{
  g_return_val_if_fail (LUDO_IS_CHANCE_TABLE (self), FALSE);

  return gtk_widget_grab_focus (gtk_widget_get_visible (get_scroller (self))
                                  ? GTK_WIDGET (self) : picture);
}
