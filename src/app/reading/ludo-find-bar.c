/* ludo-find-bar.c: searches for words in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-find-bar.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"

struct _LudoFindBar
{
  GtkBox parent_instance;

  LudoPageScroller *scroller;   /* borrowed: of the page */
  guint n_found;                /* the number of matches */

  /* Template widgets */
  GtkSearchBar *bar;
  GtkBox *row;
  GtkWidget *entry;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (LudoFindBar, ludo_find_bar, GTK_TYPE_BOX)

static void
show_count (LudoFindBar *self,
            guint        which)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *text = NULL;

  if (words[0] == '\0')
    text = g_strdup ("");
  else if (self->n_found == 0)
    text = g_strdup (_("Not found"));
  else
    /* Translators: the second of five places where words were found. */
    text = g_strdup_printf (_("%u of %u"), which, self->n_found);
  ludo_announce_label (self->label, text);
}

static void
step (LudoFindBar *self,
      int          by)
{
  guint which;
  LudoSentence *sentence = ludo_page_view_step_match (self->scroller->view, by,
                                                      &which);

  show_count (self, which);
  if (sentence != NULL)
    ludo_page_scroller_show_sentence (self->scroller, sentence);
}

static void
changed_cb (LudoFindBar *self)
{
  /* Ignore the change of the text when the bar empties itself as it closes. */
  if (!gtk_search_bar_get_search_mode (self->bar))
    return;

  self->n_found = ludo_page_view_find_text
    (self->scroller->view, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  step (self, 0);
}

static void
next_cb (LudoFindBar *self)
{
  step (self, 1);
}

static void
previous_cb (LudoFindBar *self)
{
  step (self, -1);
}

static void
stop_cb (LudoFindBar *self)
{
  gtk_search_bar_set_search_mode (self->bar, FALSE);
}

/* Gives the focus to the sentence of the match when the bar is closed in any
 * way, so that reading continues there. */
static void
mode_changed_cb (LudoFindBar *self)
{
  LudoSentence *sentence;
  guint which;

  if (gtk_search_bar_get_search_mode (self->bar))
    return;

  sentence = ludo_page_view_step_match (self->scroller->view, 0, &which);
  ludo_page_view_find_text (self->scroller->view, "");
  if (sentence != NULL)
    ludo_page_view_go_to (self->scroller->view, sentence);
  else
    g_signal_emit_by_name (self, "left");
}

/* Searches for the words again after this or another page was shown. */
static void
shown_cb (LudoFindBar *self)
{
  if (!gtk_search_bar_get_search_mode (self->bar))
    return;

  self->n_found = ludo_page_view_find_text
    (self->scroller->view, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  show_count (self, 0);
}

static void
ludo_find_bar_class_init (LudoFindBarClass *klass)
{
  ludo_signal_new (klass, "left", 0);
  LUDO_TEMPLATE_SET (klass, "find-bar");
  LUDO_TEMPLATE_CHILDREN (klass, LudoFindBar, bar, entry, label, row);
  LUDO_TEMPLATE_CALLBACKS (klass, changed_cb, mode_changed_cb, next_cb,
                           previous_cb, stop_cb);
}

static void
ludo_find_bar_init (LudoFindBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_children (GTK_WIDGET (self->row));
  gtk_search_bar_connect_entry (self->bar, GTK_EDITABLE (self->entry));
}

void
ludo_find_bar_set_scroller (LudoFindBar      *self,
                            LudoPageScroller *scroller)
{
  g_return_if_fail (LUDO_IS_FIND_BAR (self) && self->scroller == NULL);

  self->scroller = scroller;
  ludo_signal_connect (scroller->view, "shown", shown_cb, self);
}

void
ludo_find_bar_find (LudoFindBar *self)
{
  g_return_if_fail (LUDO_IS_FIND_BAR (self));

  gtk_search_bar_set_search_mode (self->bar, TRUE);
  gtk_widget_grab_focus (self->entry);
}

void
ludo_find_bar_find_next (LudoFindBar *self,
                         int          by)
{
  g_return_if_fail (LUDO_IS_FIND_BAR (self));

  if (gtk_search_bar_get_search_mode (self->bar))
    step (self, by);
  else
    ludo_find_bar_find (self);
}
