/* ludo-room.c: what all rooms of the chance laboratory have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-room.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-tune.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"

G_DEFINE_ABSTRACT_TYPE (LudoRoom, ludo_room, GTK_TYPE_BOX)

static LudoRoomClass *
get_class (LudoRoom *self)
{
  return G_TYPE_INSTANCE_GET_CLASS (self, LUDO_TYPE_ROOM, LudoRoomClass);
}

static gboolean
is_shown (LudoRoom *self)
{
  return ludo_laboratory_get_room (self->laboratory) == self->kind;
}

/* Returns: what the room announces of itself: its task as long as there is one,
 * else its results. */
static const char *
get_text (LudoRoom *self)
{
  LudoRoomClass *klass = get_class (self);
  const char *text = gtk_label_get_text (self->words);

  return self->task != NULL
         && (text[0] == '\0'
             || (klass->announces_task != NULL && klass->announces_task (self)))
           ? gtk_label_get_text (self->task) : text;
}

static gboolean
can_press (GtkToggleButton *button)
{
  return button != NULL && gtk_widget_get_mapped (GTK_WIDGET (button))
         && gtk_widget_is_sensitive (GTK_WIDGET (button));
}

static void
toggled_cb (LudoRoom *self)
{
  if (is_shown (self))
    ludo_laboratory_set_shows_table
      (self->laboratory, gtk_toggle_button_get_active (self->table_button));
}

static void
ludo_room_finalize (GObject *object)
{
  LudoRoom *self = LUDO_ROOM (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->laboratory);

  G_OBJECT_CLASS (ludo_room_parent_class)->finalize (object);
}

static gboolean
ludo_room_grab_focus (GtkWidget *widget)
{
  LudoRoom *self = LUDO_ROOM (widget);

  return ludo_chance_table_grab_focus (self->table, GTK_WIDGET (self->plot));
}

static void
ludo_room_class_init (LudoRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_room_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = ludo_room_grab_focus;
}

static void
ludo_room_init (LudoRoom *self)
{
  self->filling = TRUE;
}

void
ludo_room_class_set_template (LudoRoomClass *klass,
                              const char    *name)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  g_autofree char *path =
    g_strdup_printf ("/io/github/ludotheque/Ludotheque/ludo-%s.ui", name);

  g_type_ensure (LUDO_TYPE_CHANCE_TABLE);
  g_type_ensure (LUDO_TYPE_EXPORT_ROW);
  g_type_ensure (LUDO_TYPE_PLOT_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, path);
  gtk_widget_class_set_css_name (widget_class, name);
  LUDO_TEMPLATE_CHILDREN (klass, LudoRoom, words);
  if (klass->dup_rows == NULL)
    return;

  LUDO_TEMPLATE_CHILDREN (klass, LudoRoom, table_button, plot, table,
                          export_row);
}

GtkWidget *
ludo_room_new (GType           type,
               LudoLaboratory *laboratory,
               LudoChanceRoom  kind)
{
  LudoRoom *self;
  LudoRoomClass *klass;

  g_return_val_if_fail (g_type_is_a (type, LUDO_TYPE_ROOM), NULL);
  g_return_val_if_fail (LUDO_IS_LABORATORY (laboratory), NULL);

  self = g_object_new (type, NULL);
  klass = get_class (self);
  self->laboratory = g_object_ref (laboratory);
  self->kind = kind;
  if (klass->dup_rows != NULL)
    ludo_export_row_fill (self->export_row, gettext (klass->title), self->plot,
                          self->words, klass->dup_rows, self);
  if (klass->prepare != NULL)
    klass->prepare (self);
  ludo_names_give (GTK_WIDGET (self));
  self->filling = FALSE;
  if (self->table_button != NULL && klass->set_table == NULL)
    ludo_signal_connect (self->table_button, "toggled", toggled_cb, self);
  ludo_signal_connect (laboratory, "changed", ludo_room_update, self);
  ludo_room_update (self);

  return GTK_WIDGET (self);
}

/* Announces which room this is and what it asks for or, if it asks for nothing,
 * what it shows. */
static void
announce_all (LudoRoom   *self,
              const char *name)
{
  gboolean asks = self->task != NULL
                  && gtk_widget_get_mapped (GTK_WIDGET (self->task))
                  && gtk_label_get_text (self->task)[0] != '\0';
  const char *text = gtk_label_get_text (asks ? self->task : self->words);
  g_autofree char *all = g_strdup_printf ("%s. %s", name, text);

  ludo_announce (GTK_WIDGET (self), g_strchomp (all));
}

gboolean
ludo_room_press_letter (LudoRoom   *self,
                        guint       letter,
                        const char *name)
{
  LudoRoomClass *klass = get_class (self);

  if (letter == GDK_KEY_o)
    announce_all (self, name);
  else if (letter == GDK_KEY_l)
    ludo_announce (GTK_WIDGET (self), get_text (self));
  else if (letter == GDK_KEY_p && self->plot != NULL)
    ludo_chance_tune_play (GTK_WIDGET (self),
                           ludo_plot_view_get_plot (self->plot));
  else if (letter == GDK_KEY_t && can_press (self->table_button))
    {
      gboolean shown = !gtk_toggle_button_get_active (self->table_button);

      if (klass->set_table != NULL)
        klass->set_table (self, shown);
      else
        gtk_toggle_button_set_active (self->table_button, shown);
    }
  else
    return FALSE;

  return TRUE;
}

void
ludo_room_update (LudoRoom *self)
{
  LudoRoomClass *klass = get_class (self);

  if (!is_shown (self))
    return;

  if (self->table_button != NULL && klass->set_table == NULL)
    gtk_toggle_button_set_active
      (self->table_button, ludo_laboratory_get_shows_table (self->laboratory));
  klass->update (self);
}

void
ludo_room_show_table (LudoRoom *self,
                      gboolean  shown,
                      GStrv     words)
{
  if (shown)
    {
      g_autoptr (GPtrArray) rows = get_class (self)->dup_rows (self);

      ludo_chance_table_show (self->table, rows, words);
    }
  ludo_chance_table_replace (self->table, GTK_WIDGET (self->plot), shown);
}

void
ludo_room_ask_file (LudoRoom             *self,
                    const char           *title,
                    GtkFileChooserAction  action,
                    const char           *filter,
                    const char           *patterns,
                    const char           *name,
                    GCallback             response)
{
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (NULL,
                           GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                           title, action, filter, patterns, name, response,
                           self);
}
