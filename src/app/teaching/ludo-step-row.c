/* ludo-step-row.c: the steps of a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-step-row.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-template.h"
#include "play/ludo-signal.h"

struct _LudoStepRow
{
  GtkBox parent_instance;

  int index;                    /* of the step that is shown; -1: the lesson */
  gboolean updating;            /* the program sets the controls */

  /* Template widgets */
  GtkDropDown *steps;
  GtkWidget *add_button;
  GtkWidget *remove_button;
  GtkWidget *earlier_button;

  /* Borrowed */
  LudoDraft *draft;

  /* Owned */
  GtkStringList *names;         /* of the lesson as a whole, then of the
                                 * steps */
};

G_DEFINE_FINAL_TYPE (LudoStepRow, ludo_step_row, GTK_TYPE_BOX)

/* "3.  Title", or the kind of the step. */
static char *
dup_step_name (LudoStepRow *self,
               guint        index)
{
  LudoPageNode *step = ludo_draft_get_step (self->draft, index);
  g_autofree char *title =
    ludo_draft_dup_text (step, LUDO_TEXT_TITLE, 0, ludo_page_language_now ());
  const LudoStepKindInfo *kind = &ludo_step_kinds[ludo_draft_get_kind (step)];

  /* Translators: the number of a step, and its title. */
  return g_strdup_printf (_("%u. %s"), index + 1,
                          title[0] != '\0'
                            ? title : gettext (kind->label));
}

/* Lists the steps.  Only names that changed are replaced, because the list may
 * be emitting a choice just now. */
void
ludo_step_row_show (LudoStepRow *self,
                    LudoDraft   *draft,
                    int          index)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->names));
  guint n_steps;

  g_return_if_fail (LUDO_IS_STEP_ROW (self) && draft != NULL);

  self->draft = draft;
  self->index = index;
  n_steps = ludo_draft_get_n_steps (draft);
  self->updating = TRUE;
  if (n > n_steps + 1)
    gtk_string_list_splice (self->names, n_steps + 1, n - n_steps - 1, NULL);
  for (guint i = 0; i <= n_steps; i++)
    {
      g_autofree char *name = i == 0 ? g_strdup (_("Aim, Time and Locks"))
                                     : dup_step_name (self, i - 1);
      const char *const added[] = { name, NULL };

      if (i >= n || g_strcmp0 (gtk_string_list_get_string (self->names, i),
                               name) != 0)
        gtk_string_list_splice (self->names, i, i < n ? 1 : 0, added);
    }
  if (gtk_drop_down_get_selected (self->steps) != (guint) (self->index + 1))
    gtk_drop_down_set_selected (self->steps, self->index + 1);
  self->updating = FALSE;
  gtk_widget_set_sensitive (self->remove_button,
                            self->index >= 0 && n_steps > 1);
  gtk_widget_set_sensitive (self->earlier_button, self->index > 0);
}

static void
steps_cb (LudoStepRow *self)
{
  if (!self->updating)
    g_signal_emit_by_name (self, "chosen",
                           (int) gtk_drop_down_get_selected (self->steps) - 1);
}

/* Adds a step after the one shown, with the same position. */
static void
add_cb (LudoStepRow *self)
{
  LudoPageNode *before = ludo_draft_get_step (self->draft,
                                              (guint) MAX (self->index, 0));

  ludo_draft_add_step (self->draft, (guint) (self->index + 1),
                       ludo_draft_get (before, "position"));
  g_signal_emit_by_name (self, "changed", self->index + 1);
}

static void
remove_cb (LudoStepRow *self)
{
  int last = (int) ludo_draft_get_n_steps (self->draft) - 2;

  ludo_draft_remove_step (self->draft, (guint) self->index);
  g_signal_emit_by_name (self, "changed", MIN (self->index, last));
}

static void
earlier_cb (LudoStepRow *self)
{
  ludo_draft_move_up (self->draft, (guint) self->index);
  g_signal_emit_by_name (self, "changed", self->index - 1);
}

static void
ludo_step_row_dispose (GObject *object)
{
  g_clear_object (&LUDO_STEP_ROW (object)->names);

  G_OBJECT_CLASS (ludo_step_row_parent_class)->dispose (object);
}

static void
ludo_step_row_class_init (LudoStepRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_step_row_dispose;
  ludo_signal_new (klass, "chosen", 1, G_TYPE_INT);
  ludo_signal_new (klass, "changed", 1, G_TYPE_INT);
  LUDO_TEMPLATE_SET (klass, "step-row");
  LUDO_TEMPLATE_CHILDREN (klass, LudoStepRow, steps, add_button, remove_button,
                          earlier_button);
  LUDO_TEMPLATE_CALLBACKS (klass, steps_cb, add_cb, remove_cb, earlier_cb);
}

static void
ludo_step_row_init (LudoStepRow *self)
{
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->names = gtk_string_list_new (NULL);
  gtk_drop_down_set_model (self->steps, G_LIST_MODEL (self->names));
  ludo_drop_down_shorten (self->steps);
}
