/* ludo-review-panel.c: the turns that decided a game, to read and to see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-review-panel.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"

struct _LudoReviewPanel
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkLabel *summary;
  GtkBox *points;

  /* Owned */
  LudoAnalysis *analysis;
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

/* Adds a button for @action of the page around it.  Its accessible name also
 * says which move it is about. */
static void
add_button (GtkWidget              *box,
            const LudoTurningPoint *point,
            const char             *title,
            const char             *action,
            GVariant               *target)
{
  GtkWidget *button = gtk_button_new_with_label (title);
  g_autofree char *name =
    g_strdup_printf ("%s – %s", title, point->title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  ludo_names_label (button, name);
  ludo_flow_break_titles (button);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
row_new (const LudoTurningPoint *point,
         guint                   index)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  const char *better = point->better;

  gtk_widget_add_css_class (row, "point");
  gtk_box_append (GTK_BOX (row), label_new (point->title, "heading"));
  gtk_box_append (GTK_BOX (row), label_new (point->change, NULL));
  gtk_box_append (GTK_BOX (row), label_new (point->played, "words"));
  if (point->answer != NULL)
    gtk_box_append (GTK_BOX (row), label_new (point->answer, "words"));
  if (better != NULL)
    gtk_box_append (GTK_BOX (row), label_new (better, "words"));

  add_button (row, point, _("Show the Position"), "play.preview",
              g_variant_new_uint32 (point->turn.first));
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

/* Returns: (transfer full): the progress of the review; "" if none is made. */
static char *
describe_progress (LudoAnalysis *analysis)
{
  if (!ludo_analysis_get_reviewing (analysis))
    return g_strdup ("");

  return g_strdup_printf
           /* Translators: how many positions of how many. */
           (_("Reviewing the game: %u of %u positions"),
            ludo_analysis_get_n_known (analysis),
            ludo_game_get_n_plies (ludo_analysis_get_game (analysis)) + 1);
}

static void
update (LudoReviewPanel *self)
{
  const LudoReview *review = ludo_analysis_get_review (self->analysis);
  g_autofree char *progress = describe_progress (self->analysis);
  gboolean better = FALSE;

  ludo_announce_label (self->summary,
                       review != NULL ? review->summary : progress);
  ludo_flow_remove_all (GTK_WIDGET (self->points));
  for (guint i = 0; review != NULL && i < review->points->len; i++)
    {
      const LudoTurningPoint *point = g_ptr_array_index (review->points, i);

      gtk_box_append (self->points, row_new (point, i));
      better |= point->better != NULL;
    }
  if (better)
    add_again (self);
}

static void
ludo_review_panel_finalize (GObject *object)
{
  g_clear_object (&LUDO_REVIEW_PANEL (object)->analysis);

  G_OBJECT_CLASS (ludo_review_panel_parent_class)->finalize (object);
}

static void
ludo_review_panel_class_init (LudoReviewPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_review_panel_finalize;

  LUDO_TEMPLATE_SET (klass, "review-panel");
  LUDO_TEMPLATE_CHILDREN (klass, LudoReviewPanel, summary, points);
  gtk_widget_class_set_css_name (widget_class, "review-panel");
}

static void
ludo_review_panel_init (LudoReviewPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_review_panel_new (LudoAnalysis *analysis)
{
  LudoReviewPanel *self;

  g_return_val_if_fail (LUDO_IS_ANALYSIS (analysis), NULL);

  self = g_object_new (LUDO_TYPE_REVIEW_PANEL, NULL);
  self->analysis = g_object_ref (analysis);
  ludo_signal_connect (analysis, "review-changed", update, self);
  update (self);

  return GTK_WIDGET (self);
}
