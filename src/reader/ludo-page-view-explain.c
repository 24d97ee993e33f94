/* ludo-page-view-explain.c: what words mean and where sentences come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A word that has the focus is explained while it can be seen.  The page may
 * still be on its way to it, or be scrolled by the reader; the explanation
 * waits until it has come to rest.
 */

#define G_LOG_DOMAIN "ludo-page-view-explain"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include <glib/gi18n.h>

static void
follow_cb (LudoPageView *self,
           LudoGloss    *mark)
{
  g_autofree char *target = g_strdup (ludo_gloss_get_target (mark));
  gboolean term = ludo_gloss_get_kind (mark) == LUDO_GLOSS_TERM;

  _ludo_page_view_close_explainer (self);
  _ludo_page_view_follow (self, term ? "vocabulary" : "sources", target);
}

static void
link_clicked_cb (LudoPageView *self)
{
  if (self->explained != NULL)
    follow_cb (self, self->explained);
}

static void
closed_cb (LudoPageView *self)
{
  g_clear_weak_pointer (&self->explained);
}

/* The one that explains whatever is asked about. */
static void
ensure_explainer (LudoPageView *self)
{
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *button;

  if (self->explainer != NULL)
    return;

  self->explainer = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  button = gtk_button_new ();
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  /* The mark keeps the focus, and with it its explanation. */
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_focusable (button, FALSE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (link_clicked_cb),
                            self);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (self->explainer), box);
  gtk_popover_set_autohide (GTK_POPOVER (self->explainer), FALSE);
  gtk_widget_add_css_class (self->explainer, "explainer");
  g_object_set_data (G_OBJECT (self->explainer), "label", label);
  g_object_set_data (G_OBJECT (self->explainer), "button", button);
  g_signal_connect_swapped (self->explainer, "closed",
                            G_CALLBACK (closed_cb), self);
  gtk_widget_set_parent (self->explainer, GTK_WIDGET (self));
}

/* By now the page has come to rest. */
static void
explain (LudoPageView *self)
{
  LudoGloss *mark = self->explained;
  graphene_rect_t bounds;
  gboolean term;

  if (mark == NULL || !gtk_widget_get_mapped (GTK_WIDGET (mark))
      || !_ludo_page_view_find_in_sight (self, GTK_WIDGET (mark), &bounds))
    return;

  ensure_explainer (self);
  term = ludo_gloss_get_kind (mark) == LUDO_GLOSS_TERM;
  gtk_label_set_markup (g_object_get_data (G_OBJECT (self->explainer),
                                           "label"),
                        ludo_gloss_get_explanation (mark));
  gtk_button_set_label (g_object_get_data (G_OBJECT (self->explainer),
                                           "button"),
                        term ? _("Open the Vocabulary")
                             : _("Open the Sources"));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->explainer),
                               &(GdkRectangle) { (int) bounds.origin.x,
                                                 (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->explainer));
}

static void
explain_cb (LudoPageView *self,
            LudoGloss    *mark)
{
  g_set_weak_pointer (&self->explained, mark);
  _ludo_page_view_begin_wait (self, &self->explain_wait, explain);
}

static void
unexplain_cb (LudoPageView *self,
              LudoGloss    *mark)
{
  if (self->explained == mark)
    _ludo_page_view_close_explainer (self);
}

void
_ludo_page_view_hear_mark (LudoPageView *self,
                           LudoGloss    *mark)
{
  g_signal_connect_swapped (mark, "explain", G_CALLBACK (explain_cb), self);
  g_signal_connect_swapped (mark, "unexplain", G_CALLBACK (unexplain_cb),
                            self);
  g_signal_connect_swapped (mark, "follow", G_CALLBACK (follow_cb), self);
}

void
_ludo_page_view_scroll_explainer (LudoPageView *self)
{
  LudoGloss *mark = self->explained;

  if (mark == NULL)
    return;

  _ludo_page_view_close_explainer (self);
  explain_cb (self, mark);
}

gboolean
_ludo_page_view_close_explainer (LudoPageView *self)
{
  gboolean visible = self->explainer != NULL
                     && gtk_widget_get_visible (self->explainer);

  g_clear_weak_pointer (&self->explained);
  _ludo_page_view_cancel_wait (self, &self->explain_wait);
  if (visible)
    gtk_popover_popdown (GTK_POPOVER (self->explainer));

  return visible;
}
