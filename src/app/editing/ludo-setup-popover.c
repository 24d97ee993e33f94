/* ludo-setup-popover.c: saves positions by name and sets them up again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/editing/ludo-setup-popover.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"
#include "app/widgets/ludo-template.h"
#include "play/ludo-quote.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-setups.h"

struct _LudoSetupPopover
{
  GtkPopover parent_instance;

  gboolean is_saving;           /* a set-up is being saved or deleted */

  /* Template widgets */
  GtkWidget *kept_scroller;
  GtkWidget *kept_box;
  GtkEditable *name_entry;
  GtkWidget *keep_button;

  /* Owned */
  LudoPositionEditor *editor;
  GPtrArray *setups;            /* LudoSetup: those in the list, or NULL */
};

G_DEFINE_FINAL_TYPE (LudoSetupPopover, ludo_setup_popover, GTK_TYPE_POPOVER)

static const char *
get_game_id (LudoSetupPopover *self)
{
  return ludo_position_editor_get_info (self->editor)->rules->id;
}

/* Updates the button that keeps the position.  It says "Replace" if there is a
 * set-up of that name. */
static void
name_changed_cb (LudoSetupPopover *self)
{
  g_autofree char *name =
    g_strdup (gtk_editable_get_text (self->name_entry));
  g_autofree char *complaint =
    ludo_position_editor_dup_complaint (self->editor);
  g_autofree char *taken = NULL;

  g_strstrip (name);
  if (name[0] != '\0')
    taken = ludo_setups_dup_position (NULL, get_game_id (self), name);
  ludo_names_relabel (GTK_BUTTON (self->keep_button),
                      taken != NULL ? _("_Replace") : _("K_eep"));
  gtk_widget_set_sensitive (self->keep_button,
                            name[0] != '\0' && complaint == NULL
                              && !self->is_saving);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LudoSetupPopover) self = data;
  g_autoptr (GError) error = NULL;
  gboolean saved = ludo_setups_save_finish (result, &error);

  self->is_saving = FALSE;
  if (self->editor == NULL)
    return;
  name_changed_cb (self);
  g_signal_emit_by_name (self, "kept",
                         saved ? _("The set-ups were saved. New games can "
                                   "begin from them.")
                               : error->message);
}

/* Saves @position as the set-up @name; if @position is NULL, deletes the
 * set-up.  No other can be saved or deleted meanwhile, so that no change is
 * lost. */
static void
save (LudoSetupPopover *self,
      const char       *name,
      const char       *position)
{
  self->is_saving = TRUE;
  gtk_popover_popdown (GTK_POPOVER (self));
  ludo_setups_save_async (NULL, get_game_id (self), name, position, saved_cb,
                          g_object_ref (self));
  name_changed_cb (self);
}

static void
save_cb (LudoSetupPopover *self)
{
  g_autofree char *name =
    g_strdup (gtk_editable_get_text (self->name_entry));
  g_autofree char *position = ludo_position_editor_dup_text (self->editor);

  g_strstrip (name);
  if (!gtk_widget_get_sensitive (self->keep_button))
    return;
  g_signal_emit_by_name (self, "keeping");
  save (self, name, position);
}

static void
set_up_cb (LudoSetupPopover *self,
           GtkWidget        *button)
{
  const char *name = g_object_get_data (G_OBJECT (button), "name");

  gtk_popover_popdown (GTK_POPOVER (self));
  for (guint i = 0; i < self->setups->len; i++)
    {
      const LudoSetup *setup = g_ptr_array_index (self->setups, i);

      if (g_str_equal (setup->name, name))
        ludo_position_editor_set_text (self->editor, setup->position);
    }
}

static void
delete_response_cb (LudoSetupPopover *self,
                    int               response,
                    GtkWindow        *dialog)
{
  if (response == GTK_RESPONSE_ACCEPT && !self->is_saving)
    save (self, g_object_get_data (G_OBJECT (dialog), "name"), NULL);
  gtk_window_destroy (dialog);
}

static void
delete_cb (LudoSetupPopover *self,
           GtkWidget        *button)
{
  const char *name = g_object_get_data (G_OBJECT (button), "name");
  /* Translators: %s is what a set-up is called. */
  g_autofree char *question = ludo_quote_printf (_("Delete “%s”?"), name);
  GtkWidget *dialog =
    ludo_question_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                       question, _("_Delete"), G_CALLBACK (delete_response_cb),
                       self);

  g_object_set_data_full (G_OBJECT (dialog), "name", g_strdup (name), g_free);
}

static GtkWidget *
add_button (LudoSetupPopover *self,
            GtkWidget        *row,
            GtkWidget        *button,
            const char       *name,
            GCallback         callback)
{
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
  ludo_signal_connect (button, "clicked", callback, self);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_box_append (GTK_BOX (row), button);

  return button;
}

static void
list_setup (LudoSetupPopover *self,
            const LudoSetup  *setup)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button =
    add_button (self, row, gtk_button_new_with_label (setup->name),
                setup->name, G_CALLBACK (set_up_cb));

  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (self->kept_box), row);
  if (setup->origin == LUDO_ORIGIN_OWN)
    {
      g_autofree char *tip = ludo_quote_printf (_("Delete “%s”"), setup->name);

      button =
        add_button (self, row,
                    gtk_button_new_from_icon_name ("user-trash-symbolic"),
                    setup->name, G_CALLBACK (delete_cb));
      gtk_widget_set_tooltip_text (button, tip);
    }
  else
    gtk_widget_set_tooltip_text (button, _("A set-up that your school "
                                           "provides."));
}

/* Lists the saved set-ups; only the user's own can be deleted. */
static void
list_saved_cb (LudoSetupPopover *self)
{
  g_autoptr (GPtrArray) folders = ludo_content_folders_find ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

  ludo_flow_remove_all (self->kept_box);
  g_clear_pointer (&self->setups, g_ptr_array_unref);
  self->setups = ludo_setups_list (NULL, folders, get_game_id (self), problems);
  for (guint i = 0; i < self->setups->len; i++)
    list_setup (self, g_ptr_array_index (self->setups, i));
  for (guint i = 0; i < problems->len; i++)
    {
      GtkWidget *label = gtk_label_new (g_ptr_array_index (problems, i));

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (self->kept_box), label);
    }
  gtk_widget_set_visible (self->kept_scroller,
                          self->setups->len + problems->len > 0);
  ludo_names_give (self->kept_box);
}

static void
ludo_setup_popover_dispose (GObject *object)
{
  LudoSetupPopover *self = LUDO_SETUP_POPOVER (object);

  g_clear_object (&self->editor);
  g_clear_pointer (&self->setups, g_ptr_array_unref);

  G_OBJECT_CLASS (ludo_setup_popover_parent_class)->dispose (object);
}

static void
ludo_setup_popover_class_init (LudoSetupPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_setup_popover_dispose;
  ludo_signal_new (klass, "keeping", 0);
  ludo_signal_new (klass, "kept", 1, G_TYPE_STRING);
  LUDO_TEMPLATE_SET (klass, "setup-popover");
  LUDO_TEMPLATE_CHILDREN (klass, LudoSetupPopover, kept_scroller, kept_box,
                          name_entry, keep_button);
  LUDO_TEMPLATE_CALLBACKS (klass, save_cb, name_changed_cb, list_saved_cb);
}

static void
ludo_setup_popover_init (LudoSetupPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ludo_setup_popover_set_editor (LudoSetupPopover   *self,
                               LudoPositionEditor *editor)
{
  g_return_if_fail (LUDO_IS_SETUP_POPOVER (self) && self->editor == NULL);

  self->editor = g_object_ref (editor);
  ludo_signal_connect (editor, "changed", name_changed_cb, self);
}
