/* ludo-draft-bar.c: offers what was not saved in an editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/editing/ludo-draft-bar.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"

struct _LudoDraftBar
{
  GtkBox parent_instance;

  LudoDraftDescribe describe;

  /* Template widgets */
  GtkLabel *label;
  GtkWidget *buttons;
  GtkWidget *go_on_button;
  GtkWidget *discard_button;
  GtkWidget *undo_button;

  /* Owned */
  LudoDraftStore *store;
  char *text;                   /* of the offered draft, or NULL */
};

G_DEFINE_FINAL_TYPE (LudoDraftBar, ludo_draft_bar, GTK_TYPE_BOX)

/* Finds the draft to offer and sets aside texts that are no drafts.  Returns:
 * (transfer full) (nullable): the sentence about it. */
static char *
find (LudoDraftBar *self)
{
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *problem = NULL;
      char *sentence;

      g_clear_pointer (&self->text, g_free);
      self->text = ludo_draft_store_find (self->store, &error);
      if (error != NULL)
        g_signal_emit_by_name (self, "problem", error->message);
      if (self->text == NULL)
        return NULL;
      sentence = self->describe (self->text);
      if (sentence != NULL)
        return sentence;
      problem = ludo_draft_store_set_aside (self->store);
      g_signal_emit_by_name (self, "problem", problem);
    }
}

void
ludo_draft_bar_offer (LudoDraftBar *self)
{
  g_autofree char *sentence = NULL;
  gboolean can_undo;

  g_return_if_fail (LUDO_IS_DRAFT_BAR (self) && self->store != NULL);

  sentence = find (self);
  can_undo = sentence == NULL
             && ludo_draft_store_has_discarded (self->store);
  if (can_undo)
    sentence = g_strdup (_("The draft was discarded."));
  gtk_widget_set_visible (GTK_WIDGET (self), sentence != NULL);
  gtk_widget_set_visible (self->go_on_button, !can_undo);
  gtk_widget_set_visible (self->discard_button, !can_undo);
  gtk_widget_set_visible (self->undo_button, can_undo);
  ludo_announce_label (self->label, sentence != NULL ? sentence : "");
}

static void
go_on_cb (LudoDraftBar *self)
{
  g_autofree char *text = NULL;

  if (!ludo_draft_store_resume (self->store))
    return;
  text = g_steal_pointer (&self->text);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit_by_name (self, "go-on", text);
}

static void
discard_cb (LudoDraftBar *self)
{
  if (!ludo_draft_store_discard (self->store))
    g_signal_emit_by_name (self, "problem",
                           _("The draft cannot be discarded, because its "
                             "folder cannot be changed."));
  ludo_draft_bar_offer (self);
  if (gtk_widget_get_visible (self->undo_button))
    gtk_widget_grab_focus (self->undo_button);
}

static void
undo_cb (LudoDraftBar *self)
{
  ludo_draft_store_restore (self->store);
  ludo_draft_bar_offer (self);
  gtk_widget_grab_focus (self->go_on_button);
}

static void
ludo_draft_bar_dispose (GObject *object)
{
  LudoDraftBar *self = LUDO_DRAFT_BAR (object);

  g_clear_object (&self->store);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (ludo_draft_bar_parent_class)->dispose (object);
}

static void
ludo_draft_bar_class_init (LudoDraftBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_draft_bar_dispose;
  ludo_signal_new (klass, "go-on", 1, G_TYPE_STRING);
  ludo_signal_new (klass, "problem", 1, G_TYPE_STRING);
  LUDO_TEMPLATE_SET (klass, "draft-bar");
  LUDO_TEMPLATE_CHILDREN (klass, LudoDraftBar, label, buttons, go_on_button,
                          discard_button, undo_button);
  LUDO_TEMPLATE_CALLBACKS (klass, go_on_cb, discard_cb, undo_cb);
}

static void
ludo_draft_bar_init (LudoDraftBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_fill (self->buttons);
}

void
ludo_draft_bar_set_store (LudoDraftBar      *self,
                          LudoDraftStore    *store,
                          LudoDraftDescribe  describe)
{
  g_return_if_fail (LUDO_IS_DRAFT_BAR (self) && self->store == NULL);
  g_return_if_fail (LUDO_IS_DRAFT_STORE (store) && describe != NULL);

  self->store = g_object_ref (store);
  self->describe = describe;
}
