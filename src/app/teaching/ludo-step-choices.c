/* ludo-step-choices.c: chooses what a step of a lesson asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-step-choices.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "play/ludo-signal.h"

/* The goals of a turn to choose from; the first is the turns played. */
static const struct
{
  const char *aim;
  const char *label;
} aims[] = {
  { "", N_("The turns played here") },
  { "captures=most", N_("Any that takes the most") },
  { "wins=1", N_("Any that wins at once") },
};

struct _LudoStepChoices
{
  GtkBox parent_instance;

  gboolean updating;            /* the program sets the drop-downs */
  LudoStepKind offered[LUDO_N_STEP_KINDS];
  guint n_offered;

  /* Borrowed */
  LudoPageNode *step;           /* or NULL */

  /* Borrowed: children */
  GtkDropDown *kind_drop;
  GtkDropDown *aim_drop;
  GtkDropDown *page_drop;

  /* Owned */
  GPtrArray *pages;             /* const char *: the ids of the game's pages */
};

G_DEFINE_FINAL_TYPE (LudoStepChoices, ludo_step_choices, GTK_TYPE_BOX)

static void
kind_cb (LudoStepChoices *self)
{
  guint chosen = gtk_drop_down_get_selected (self->kind_drop);

  if (self->updating || chosen >= self->n_offered)
    return;
  ludo_draft_set_kind (self->step, self->offered[chosen]);
  g_signal_emit_by_name (self, "kind-changed");
}

static void
aim_cb (LudoStepChoices *self)
{
  guint chosen = gtk_drop_down_get_selected (self->aim_drop);

  if (self->updating || chosen >= G_N_ELEMENTS (aims))
    return;
  ludo_draft_set (self->step, "aim", aims[chosen].aim);
  g_signal_emit_by_name (self, "changed");
}

static void
page_cb (LudoStepChoices *self)
{
  guint chosen = gtk_drop_down_get_selected (self->page_drop);

  if (self->updating || chosen >= self->pages->len)
    return;
  ludo_draft_set (self->step, "ref", g_ptr_array_index (self->pages, chosen));
  g_signal_emit_by_name (self, "changed");
}

/* Adds a drop-down with its label above it. */
static GtkDropDown *
add_choice (LudoStepChoices *self,
            const char      *name,
            GCallback        chosen_cb)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new_with_mnemonic (name);
  GtkWidget *drop_down = gtk_drop_down_new (NULL, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), drop_down);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (drop_down),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  g_signal_connect_swapped (drop_down, "notify::selected", chosen_cb, self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), drop_down);
  gtk_box_append (GTK_BOX (self), row);

  return GTK_DROP_DOWN (drop_down);
}

static void
ludo_step_choices_finalize (GObject *object)
{
  g_ptr_array_unref (LUDO_STEP_CHOICES (object)->pages);

  G_OBJECT_CLASS (ludo_step_choices_parent_class)->finalize (object);
}

static void
ludo_step_choices_class_init (LudoStepChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_step_choices_finalize;
  ludo_signal_new (klass, "kind-changed", 0);
  ludo_signal_new (klass, "changed", 0);
}

static void
ludo_step_choices_init (LudoStepChoices *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  self->updating = TRUE;
  self->pages = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->kind_drop = add_choice (self, _("What Is _Asked"),
                                G_CALLBACK (kind_cb));
  self->aim_drop = add_choice (self, _("Which Turn Is Ri_ght"),
                               G_CALLBACK (aim_cb));
  self->page_drop = add_choice (self, _("_Page"), G_CALLBACK (page_cb));
  ludo_drop_down_shorten (self->kind_drop);
  ludo_drop_down_shorten (self->aim_drop);
  for (guint i = 0; i < G_N_ELEMENTS (aims); i++)
    gtk_string_list_append (list, gettext (aims[i].label));
  gtk_drop_down_set_model (self->aim_drop, G_LIST_MODEL (list));
}

void
ludo_step_choices_offer (LudoStepChoices *self,
                         const GameRules *rules,
                         LudoLibrary     *library)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) pages = gtk_string_list_new (NULL);

  g_return_if_fail (LUDO_IS_STEP_CHOICES (self) && rules != NULL);
  g_return_if_fail (LUDO_IS_LIBRARY (library));

  self->n_offered = 0;
  for (int kind = 0; kind < LUDO_N_STEP_KINDS; kind++)
    if (ludo_step_kind_supports (kind, rules->id))
      {
        self->offered[self->n_offered++] = kind;
        gtk_string_list_append (kinds, gettext (ludo_step_kinds[kind].label));
      }
  g_ptr_array_set_size (self->pages, 0);
  for (const char *const *id = ludo_library_get_page_ids (); *id != NULL; id++)
    if (ludo_library_has (library, rules->id, *id))
      {
        g_ptr_array_add (self->pages, (gpointer) *id);
        gtk_string_list_append
          (pages, ludo_library_get_page_title (*id,
                                               ludo_page_language_now ()));
      }
  self->updating = TRUE;
  gtk_drop_down_set_model (self->kind_drop, G_LIST_MODEL (kinds));
  gtk_drop_down_set_model (self->page_drop, G_LIST_MODEL (pages));
}

/* Shows the row of @drop_down if the step has such an attribute. */
static void
show_row (GtkDropDown *drop_down,
          gboolean     visible)
{
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (drop_down)),
                          visible);
}

void
ludo_step_choices_show (LudoStepChoices *self,
                        LudoPageNode    *step)
{
  g_auto (GStrv) ref = NULL;
  LudoStepKind kind;

  g_return_if_fail (LUDO_IS_STEP_CHOICES (self));

  self->step = step;
  self->updating = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self), step != NULL);
  if (step == NULL)
    return;
  kind = ludo_draft_get_kind (step);
  show_row (self->aim_drop, kind == LUDO_STEP_MOVE);
  show_row (self->page_drop, kind == LUDO_STEP_READ);
  for (guint i = 0; i < self->n_offered; i++)
    if (self->offered[i] == kind)
      gtk_drop_down_set_selected (self->kind_drop, i);
  gtk_drop_down_set_selected (self->aim_drop, GTK_INVALID_LIST_POSITION);
  for (guint i = 0; i < G_N_ELEMENTS (aims); i++)
    if (g_str_equal (ludo_draft_get (step, "aim"), aims[i].aim))
      gtk_drop_down_set_selected (self->aim_drop, i);
  ref = g_strsplit (ludo_draft_get (step, "ref"), "#", 2);
  for (guint i = 0; i < self->pages->len; i++)
    if (g_strcmp0 (ref[0], g_ptr_array_index (self->pages, i)) == 0)
      gtk_drop_down_set_selected (self->page_drop, i);
  self->updating = FALSE;
}
