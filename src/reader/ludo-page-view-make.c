/* ludo-page-view-make.c: a page is made piece by piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To make and to lay out a long page takes longer than its reader wants to
 * wait.  So what can be seen at once is there first, and the rest is added
 * below it between the frames, so that nothing that is read moves; whoever
 * asks for something that is not there yet has it made at once.
 */

#define G_LOG_DOMAIN "ludo-page-view-make"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include <string.h>

/* Microseconds of a frame for making; laying out what was made takes about as
 * long, and the frame is to be painted as well. */
#define SLICE 4000

/* As many lines as a high screen has, before the room is known. */
#define LINES_UNKNOWN 48

/* Lines that are counted for a heading with the space around it, and for a
 * picture: rather too few than too many. */
#define LINES_HEADING 2
#define LINES_PICTURE 9

static void
list_piece (LudoPageView       *self,
            const LudoPageNode *node)
{
  if (node->type != LUDO_NODE_GLOSSARY)
    g_ptr_array_add (self->pieces, (gpointer) node);
  else if (ludo_page_applies (node, self->ruleset))
    for (guint i = 0; i < node->children->len; i++)
      g_ptr_array_add (self->pieces, g_ptr_array_index (node->children, i));
}

static void
list_pieces (LudoPageView *self)
{
  const LudoPageNode *page = self->page;

  g_ptr_array_add (self->pieces, (gpointer) page);
  for (guint i = 0; i < page->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (page->children, i);

      list_piece (self, node);
      if (node->type == LUDO_NODE_SECTION)
        for (guint j = 0; j < node->children->len; j++)
          list_piece (self, g_ptr_array_index (node->children, j));
    }
}

/* A page and a section stand for their headings alone. */
static gboolean
is_heading (const LudoPageNode *node)
{
  return node->type == LUDO_NODE_PAGE || node->type == LUDO_NODE_SECTION;
}

static void
add_heading (LudoPageView       *self,
             const LudoPageNode *node)
{
  gboolean page = node->type == LUDO_NODE_PAGE;
  GtkWidget *heading =
    _ludo_page_view_heading_new (self, node->title, page ? 1 : 2,
                                 page ? "page-title" : "section-title");

  if (heading == NULL)
    return;
  if (!page)
    _ludo_page_view_remember (self, node, heading);
  gtk_widget_set_parent (heading, GTK_WIDGET (self));
}

/* Returns: FALSE where all is there. */
static gboolean
make_next (LudoPageView *self)
{
  const LudoPageNode *node;

  if (self->n_made >= self->pieces->len)
    return _ludo_page_view_add_source_line (self);

  node = g_ptr_array_index (self->pieces, self->n_made++);
  if (is_heading (node))
    add_heading (self, node);
  else if (node->type == LUDO_NODE_ENTRY)
    _ludo_page_view_add_entry (self, GTK_WIDGET (self), node);
  else
    _ludo_page_view_add_block (self, GTK_WIDGET (self), node);

  return TRUE;
}

static guint
lines_of_text (LudoPageView *self,
               const char   *text)
{
  return text != NULL ? strlen (text) / (guint) MAX (self->way.measure, 1)
                      : 0;
}

/* About how many lines @node takes, rather less. */
static guint
lines_of (LudoPageView       *self,
          const LudoPageNode *node)
{
  guint n_lines = lines_of_text (self, node->plain[self->way.language]);

  if (is_heading (node))
    return LINES_HEADING;
  if (!ludo_page_applies (node, self->ruleset)
      || node->type == LUDO_NODE_ANSWER)
    return 0;

  if (node->type == LUDO_NODE_PARAGRAPH || node->type == LUDO_NODE_ITEM)
    n_lines++;
  else if (node->type == LUDO_NODE_ENTRY)
    n_lines += LINES_HEADING;
  else if (node->type == LUDO_NODE_SOURCE)
    n_lines += lines_of_text (self, node->text[self->way.language]);
  else if (node->type == LUDO_NODE_FIGURE || node->type == LUDO_NODE_MAP
           || node->type == LUDO_NODE_TIMELINE)
    n_lines += LINES_PICTURE;
  for (guint i = 0; i < node->children->len; i++)
    n_lines += lines_of (self, g_ptr_array_index (node->children, i));

  return n_lines;
}

/* How many lines can be seen at once. */
static guint
lines_seen (LudoPageView *self)
{
  double height = self->adjustment != NULL
                    ? gtk_adjustment_get_page_size (self->adjustment) : 0;
  PangoFontMetrics *metrics;
  double line;

  if (height < 2)
    return LINES_UNKNOWN;

  metrics = pango_context_get_metrics
    (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);
  line = (pango_font_metrics_get_ascent (metrics)
          + pango_font_metrics_get_descent (metrics))
         * self->way.line_spacing / PANGO_SCALE;
  pango_font_metrics_unref (metrics);

  return (guint) (height / MAX (line, 4)) + 1;
}

/* Makes all before the piece at @index, and from there on a screenful. */
static void
make_screen (LudoPageView *self,
             guint         index)
{
  guint n_seen = lines_seen (self);
  guint n_lines = 0;

  for (; index < self->pieces->len && n_lines < n_seen; index++)
    n_lines += lines_of (self, g_ptr_array_index (self->pieces, index));
  while (self->n_made < index)
    make_next (self);
  /* The end of the page is near: no more than the sources is missing. */
  for (; n_lines < n_seen && make_next (self); n_lines++)
    ;
}

void
_ludo_page_view_make_until (LudoPageView *self,
                            const char   *id)
{
  if (self->making_tick == 0)
    return;

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (self->pieces, i);

      if (is_heading (node) ? g_strcmp0 (node->id, id) == 0
                            : ludo_page_find (node, id) != NULL)
        {
          make_screen (self, i);
          return;
        }
    }
}

void
_ludo_page_view_make_sentences (LudoPageView *self,
                                guint         n_sentences)
{
  while (self->sentences->len < n_sentences
         && self->n_made < self->pieces->len)
    make_next (self);
}

static gboolean
making_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  gint64 until = g_get_monotonic_time () + SLICE;

  /* First of all the frame in which the page appears. */
  if (!self->seen)
    {
      self->seen = TRUE;
      return G_SOURCE_CONTINUE;
    }

  do
    {
      if (make_next (self))
        continue;
      if (self->gone->len == 0)
        {
          self->making_tick = 0;
          return G_SOURCE_REMOVE;
        }
      g_ptr_array_set_size (self->gone, (int) self->gone->len - 1);
    }
  while (g_get_monotonic_time () < until);

  return G_SOURCE_CONTINUE;
}

void
_ludo_page_view_make (LudoPageView *self)
{
  list_pieces (self);
  self->seen = FALSE;
  self->making_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                    making_cb, NULL, NULL);
  make_screen (self, 0);
}

void
ludo_page_view_finish (LudoPageView *self)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  while (make_next (self))
    ;
}

gboolean
ludo_page_view_get_finished (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), FALSE);

  return self->n_made >= self->pieces->len
         && self->n_listed >= self->notes->len;
}

void
_ludo_page_view_unmake (LudoPageView *self)
{
  GtkWidget *child;

  _ludo_page_view_cancel_wait (self, &self->focus_wait);
  _ludo_page_view_drop_key (self);
  g_clear_weak_pointer (&self->last_focus);
  if (self->making_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->making_tick);
  self->making_tick = 0;
  self->n_made = self->n_listed = 0;
  self->source_list = NULL;
  g_ptr_array_set_size (self->pieces, 0);

  /* They are no longer to be seen or heard; to free them all takes as long as
   * to make the first of the next page. */
  while ((child = gtk_widget_get_last_child (GTK_WIDGET (self))) != NULL)
    {
      g_ptr_array_add (self->gone, g_object_ref (child));
      gtk_widget_unparent (child);
    }
}
