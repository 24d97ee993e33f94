/* ludo-review-panel.c: the turns that decided a game, to read and to see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-review-panel.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"

struct _LudoReviewPanel
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkLabel *summary;
  GtkBox *points;

  /* Owned */
  LudoReview *review;
};

G_DEFINE_FINAL_TYPE (LudoReviewPanel, ludo_review_panel, GTK_TYPE_BOX)

static GtkWidget *
label_new (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Adds a button for @action of the page around, whose accessible name also
 * says which move it is about. */
static void
add_button (GtkWidget        *box,
            LudoTurningPoint *point,
            const char       *title,
            const char       *action,
            GVariant         *target)
{
  GtkWidget *button = gtk_button_new_with_label (title);
  g_autofree char *name =
    g_strdup_printf ("%s – %s", title, ludo_turning_point_get_title (point));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  ludo_flow_break_titles (button);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
row_new (LudoTurningPoint *point,
         guint             index)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  const char *played = ludo_turning_point_get_played (point);
  const char *answer = ludo_turning_point_get_answer (point);
  const char *better = ludo_turning_point_get_better (point);

  gtk_widget_add_css_class (row, "point");
  gtk_box_append (GTK_BOX (row),
                  label_new (ludo_turning_point_get_title (point),
                             "heading"));
  gtk_box_append (GTK_BOX (row),
                  label_new (ludo_turning_point_get_change (point), NULL));
  gtk_box_append (GTK_BOX (row), label_new (played, "words"));
  if (answer != NULL)
    gtk_box_append (GTK_BOX (row), label_new (answer, "words"));
  if (better != NULL)
    gtk_box_append (GTK_BOX (row), label_new (better, "words"));

  add_button (row, point, _("Show the Position"), "play.look-at",
              g_variant_new_uint32 (ludo_turning_point_get_turn (point)
                                      ->first));
  add_button (row, point,
              better != NULL ? _("Show What Was Played")
                             : _("Show the Throw"),
              "play.show-turn", g_variant_new ("(ub)", index, FALSE));
  if (better != NULL)
    add_button (row, point, _("Show What Was Better"), "play.show-turn",
                g_variant_new ("(ub)", index, TRUE));

  return row;
}

/* Adds the button that makes puzzles of the turns that could have been
 * better. */
static void
add_again (LudoReviewPanel *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Try These Again"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.try-again");
  gtk_box_append (self->points, button);
  ludo_names_give (button);
}

static void
update (LudoReviewPanel *self)
{
  GListModel *points = ludo_review_get_points (self->review);
  gboolean better = FALSE;
  const char *summary = ludo_review_get_summary (self->review);
  GtkWidget *child;

  ludo_announce_label (self->summary, summary);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->points)))
         != NULL)
    gtk_box_remove (self->points, child);
  for (guint i = 0; i < g_list_model_get_n_items (points); i++)
    {
      g_autoptr (LudoTurningPoint) point = g_list_model_get_item (points, i);

      gtk_box_append (self->points, row_new (point, i));
      better |= ludo_turning_point_get_better (point) != NULL;
    }
  if (better)
    add_again (self);
}

static void
ludo_review_panel_finalize (GObject *object)
{
  g_clear_object (&LUDO_REVIEW_PANEL (object)->review);

  G_OBJECT_CLASS (ludo_review_panel_parent_class)->finalize (object);
}

static void
ludo_review_panel_class_init (LudoReviewPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_review_panel_finalize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-review-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, LudoReviewPanel,
                                        summary);
  gtk_widget_class_bind_template_child (widget_class, LudoReviewPanel, points);
  gtk_widget_class_set_css_name (widget_class, "review-panel");
}

static void
ludo_review_panel_init (LudoReviewPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_review_panel_new (LudoReview *review)
{
  LudoReviewPanel *self;

  g_return_val_if_fail (LUDO_IS_REVIEW (review), NULL);

  self = g_object_new (LUDO_TYPE_REVIEW_PANEL, NULL);
  self->review = g_object_ref (review);
  g_signal_connect_object (review, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
