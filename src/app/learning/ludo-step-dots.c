/* ludo-step-dots.c: the steps of a lesson in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-step-dots.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "play/ludo-signal.h"

/* The number of buttons that fit into the narrowest window; in a long lesson
 * two of their places are gaps. */
#define N_DOTS 11
/* The number of steps that a long lesson shows between the first and the
 * last. */
#define N_MIDDLE (N_DOTS - 4)

struct _LudoStepDots
{
  GtkBox parent_instance;

  /* Owned */
  LudoLessonRun *run;

  /* Borrowed: children */
  GtkWidget *dots[N_DOTS];
  GtkWidget *gaps[2];           /* after the first dot, before the last */

  guint indices[N_DOTS];        /* the step that each dot shows */
  guint n_dots;                 /* of the shown dots */
};

G_DEFINE_FINAL_TYPE (LudoStepDots, ludo_step_dots, GTK_TYPE_BOX)

static void
clicked_cb (LudoStepDots *self,
            GtkWidget    *dot)
{
  for (guint i = 0; i < self->n_dots; i++)
    if (self->dots[i] == dot
        && self->indices[i] != ludo_lesson_run_get_index (self->run))
      {
        ludo_lesson_run_go_to (self->run, self->indices[i]);
        return;
      }
}

/* Chooses the steps that have a dot. */
static void
fold (LudoStepDots *self,
      guint         n_steps,
      guint         here)
{
  const gboolean is_long = n_steps > N_DOTS;
  guint first = 1;

  self->n_dots = is_long ? N_MIDDLE + 2 : n_steps;
  for (guint i = 0; i < self->n_dots; i++)
    self->indices[i] = i;
  if (is_long)
    {
      first = here > N_MIDDLE / 2 + 1 ? here - N_MIDDLE / 2 : 1;
      first = MIN (first, n_steps - 1 - N_MIDDLE);
      for (guint i = 0; i < N_MIDDLE; i++)
        self->indices[1 + i] = first + i;
      self->indices[self->n_dots - 1] = n_steps - 1;
    }
  gtk_widget_set_visible (self->gaps[0], is_long && first > 1);
  gtk_widget_set_visible (self->gaps[1],
                          is_long && first + N_MIDDLE < n_steps - 1);
  for (guint i = 0; i < N_DOTS; i++)
    gtk_widget_set_visible (self->dots[i], i < self->n_dots);
}

/* Updates a dot.  It is sensitive if its step is done or the next to do. */
static void
update_dot (LudoStepDots *self,
            guint         dot,
            guint         here)
{
  const guint index = self->indices[dot];
  const gboolean is_here = index == here;
  const gboolean done = ludo_lesson_run_get_step_done (self->run, index);
  const gboolean open = index == 0
                        || ludo_lesson_run_get_step_done (self->run, index - 1);
  /* A dot beside a gap shows the number of its step. */
  const gboolean is_far = (dot == 0 && gtk_widget_get_visible (self->gaps[0]))
                          || (dot + 1 == self->n_dots
                              && gtk_widget_get_visible (self->gaps[1]));
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *name =
    g_strdup_printf (is_here ? _("Step %u, the one you are on")
                     : done ? _("Step %u, done") : _("Step %u"), index + 1);

  gtk_widget_set_sensitive (self->dots[dot], open || done || is_here);
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child
                                   (GTK_BUTTON (self->dots[dot]))),
                      is_far ? number : is_here ? "◉" : done ? "●" : "○");
  /* Orca drops events when more than fifty changes of names are waiting. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (self->dots[dot]), name) == 0)
    return;

  gtk_widget_set_tooltip_text (self->dots[dot], name);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->dots[dot]),
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  ludo_names_label (self->dots[dot], name);
}

/* The dot that shows the step @index, or NULL. */
static GtkWidget *
find_dot (LudoStepDots *self,
          guint         index)
{
  for (guint i = 0; i < self->n_dots; i++)
    if (self->indices[i] == index)
      return self->dots[i];

  return NULL;
}

void
ludo_step_dots_update (LudoStepDots *self)
{
  GtkWidget *focus = NULL;
  guint focused = 0;
  guint here;

  g_return_if_fail (LUDO_IS_STEP_DOTS (self));

  if (self->run == NULL)
    return;

  for (guint i = 0; i < self->n_dots; i++)
    if (gtk_widget_has_focus (self->dots[i]))
      {
        focus = self->dots[i];
        focused = self->indices[i];
      }
  here = ludo_lesson_run_get_index (self->run);
  fold (self, ludo_lesson_run_get_lesson (self->run)->steps->len, here);
  for (guint i = 0; i < self->n_dots; i++)
    update_dot (self, i, here);

  /* The focus stays at its step, whose dot may have moved in the row. */
  if (focus != NULL && find_dot (self, focused) != focus)
    gtk_widget_grab_focus (find_dot (self, focused) != NULL
                             ? find_dot (self, focused)
                             : find_dot (self, here));
}

void
ludo_step_dots_set_run (LudoStepDots  *self,
                        LudoLessonRun *run)
{
  g_return_if_fail (LUDO_IS_STEP_DOTS (self));

  if (g_set_object (&self->run, run))
    ludo_step_dots_update (self);
}

static void
ludo_step_dots_dispose (GObject *object)
{
  g_clear_object (&LUDO_STEP_DOTS (object)->run);

  G_OBJECT_CLASS (ludo_step_dots_parent_class)->dispose (object);
}

static void
ludo_step_dots_class_init (LudoStepDotsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_step_dots_dispose;
}

static void
ludo_step_dots_init (LudoStepDots *self)
{
  for (guint i = 0; i < N_DOTS; i++)
    {
      self->dots[i] = gtk_button_new_with_label ("○");
      gtk_widget_add_css_class (self->dots[i], "flat");
      ludo_signal_connect (self->dots[i], "clicked", clicked_cb, self);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->gaps); i++)
    {
      self->gaps[i] = gtk_label_new ("…");
      gtk_widget_add_css_class (self->gaps[i], "dim-label");
    }

  gtk_box_append (GTK_BOX (self), self->dots[0]);
  gtk_box_append (GTK_BOX (self), self->gaps[0]);
  for (guint i = 1; i < N_DOTS; i++)
    gtk_box_append (GTK_BOX (self), self->dots[i]);
  gtk_box_insert_child_after (GTK_BOX (self), self->gaps[1],
                              self->dots[N_MIDDLE]);
  ludo_flow_children (GTK_WIDGET (self));
}
