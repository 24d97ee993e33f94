/* ludo-review-panel.c: the turns that decided a game, to read and to see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-review-panel"

#include "config.h"

#include "app/playing/panels/ludo-review-panel.h"

#include <glib/gi18n.h>

struct _LudoReviewPanel
{
  GtkWidget parent_instance;

  /* Owned */
  LudoReview *review;

  /* Borrowed: children */
  GtkWidget *box;
  GtkWidget *summary;
  GtkWidget *points;
};

enum
{
  SIGNAL_SHOWN_ASKED,
  SIGNAL_TURN_ASKED,
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoReviewPanel, ludo_review_panel, GTK_TYPE_WIDGET)

static LudoTurningPoint *
point_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "point");
}

static void
position_clicked_cb (LudoReviewPanel *self,
                     GtkWidget       *button)
{
  const LudoTurn *turn = ludo_turning_point_get_turn (point_of (button));

  g_signal_emit (self, signals[SIGNAL_SHOWN_ASKED], 0, turn->first);
}

static void
played_clicked_cb (LudoReviewPanel *self,
                   GtkWidget       *button)
{
  g_signal_emit (self, signals[SIGNAL_TURN_ASKED], 0, point_of (button),
                 FALSE);
}

static void
better_clicked_cb (LudoReviewPanel *self,
                   GtkWidget       *button)
{
  g_signal_emit (self, signals[SIGNAL_TURN_ASKED], 0, point_of (button),
                 TRUE);
}

static void
close_clicked_cb (LudoReviewPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}

static GtkWidget *
label_new (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* The name of the button says of which move, for whoever hears it alone. */
static void
add_button (LudoReviewPanel  *self,
            GtkWidget        *box,
            LudoTurningPoint *point,
            const char       *title,
            GCallback         clicked)
{
  GtkWidget *button = gtk_button_new_with_label (title);
  g_autofree char *name =
    g_strdup_printf ("%s – %s", title, ludo_turning_point_get_title (point));

  g_object_set_data_full (G_OBJECT (button), "point", g_object_ref (point),
                          g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", clicked, self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
row_new (LudoReviewPanel  *self,
         LudoTurningPoint *point)
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

  add_button (self, row, point, _("Show the Position"),
              G_CALLBACK (position_clicked_cb));
  add_button (self, row, point,
              better != NULL ? _("Show What Was Played")
                             : _("Show the Throw"),
              G_CALLBACK (played_clicked_cb));
  if (better != NULL)
    add_button (self, row, point, _("Show What Was Better"),
                G_CALLBACK (better_clicked_cb));

  return row;
}

static void
update (LudoReviewPanel *self)
{
  GListModel *points = ludo_review_get_points (self->review);
  const char *summary = ludo_review_get_summary (self->review);
  GtkWidget *child;

  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->summary),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
  while ((child = gtk_widget_get_first_child (self->points)) != NULL)
    gtk_box_remove (GTK_BOX (self->points), child);
  for (guint i = 0; i < g_list_model_get_n_items (points); i++)
    {
      g_autoptr (LudoTurningPoint) point = g_list_model_get_item (points, i);

      gtk_box_append (GTK_BOX (self->points), row_new (self, point));
    }
}

static void
ludo_review_panel_dispose (GObject *object)
{
  LudoReviewPanel *self = LUDO_REVIEW_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);

  G_OBJECT_CLASS (ludo_review_panel_parent_class)->dispose (object);
}

static void
ludo_review_panel_class_init (LudoReviewPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_review_panel_dispose;

  signals[SIGNAL_SHOWN_ASKED] =
    g_signal_new ("shown-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_TURN_ASKED] =
    g_signal_new ("turn-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, LUDO_TYPE_TURNING_POINT, G_TYPE_BOOLEAN);
  signals[SIGNAL_CLOSED] =
    g_signal_new ("closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "review-panel");
}

static GtkWidget *
header_new (LudoReviewPanel *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = label_new (_("Review of the Game"), "heading");
  GtkWidget *button =
    gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_tooltip_text (button, _("Close the Review"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close the Review"), -1);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (close_clicked_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (header), title);
  gtk_box_append (GTK_BOX (header), button);

  return header;
}

static void
ludo_review_panel_init (LudoReviewPanel *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->summary = g_object_new (GTK_TYPE_LABEL,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                                "xalign", 0.0,
                                "wrap", TRUE,
                                NULL);
  self->points = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (content), self->summary);
  gtk_box_append (GTK_BOX (content), self->points);
  gtk_widget_add_css_class (content, "content");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_widget_set_vexpand (scroller, TRUE);
  /* It takes the focus where there is no turn to go to; before the first
   * review the summary is empty, and no name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Review of the Game"), -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (scroller),
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  self->summary, NULL, -1);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), header_new (self));
  gtk_box_append (GTK_BOX (self->box), scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ludo_review_panel_new (LudoReview *review)
{
  LudoReviewPanel *self;

  g_return_val_if_fail (LUDO_IS_REVIEW (review), NULL);

  self = g_object_new (LUDO_TYPE_REVIEW_PANEL, NULL);
  self->review = g_object_ref (review);
  g_signal_connect_swapped (review, "changed", G_CALLBACK (update), self);
  update (self);

  return GTK_WIDGET (self);
}
