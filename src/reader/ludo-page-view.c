/* ludo-page-view.c: shows a page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-page-view-private.h"

#include "board/ludo-picture.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"
#include "reader/ludo-page-blocks.h"
#include "reader/ludo-page-layout.h"

/* How far beyond the window the page is drawn, in pixels, so that scrolling
 * shows it at once. */
#define DRAWN_BEYOND 40

/* The share of the window's height for a figure, and its steps in pixels. */
#define SEEN_SHARE 0.8
#define SEEN_STEP 20

G_DEFINE_FINAL_TYPE (LudoPageView, ludo_page_view, GTK_TYPE_WIDGET)

static void
ludo_page_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  ludo_page_layout_measure (&LUDO_PAGE_VIEW (widget)->model, orientation,
                            for_size, minimum, natural);
}

/* GTK 4.8 has no place for a popover that is off the screen, and no person
 * would look there. */
static gboolean
is_in_sight (LudoPageView *self,
             GtkWidget    *popover)
{
  GdkRectangle point;

  gtk_popover_get_pointing_to (GTK_POPOVER (popover), &point);

  return point.y + point.height > ludo_viewport_get_top (&self->viewport)
         && point.y < ludo_viewport_get_bottom (&self->viewport);
}

static void
present (LudoPageView *self,
         GtkWidget    *popover)
{
  if (popover != NULL && gtk_widget_get_visible (popover)
      && is_in_sight (self, popover))
    gtk_popover_present (GTK_POPOVER (popover));
}

static void
ludo_page_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);

  if (width != self->laid_width)
    ludo_viewport_keep_place (&self->viewport);
  self->laid_width = width;
  ludo_page_layout_allocate (&self->model, width);
  present (self, self->cursor.explainer);
  present (self, self->menu.popover);
  _ludo_page_view_settle (self);
}

static void
ludo_page_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  double top = ludo_viewport_get_top (&self->viewport) - DRAWN_BEYOND;
  double bottom = ludo_viewport_get_bottom (&self->viewport) + DRAWN_BEYOND;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (child != self->model.status
          && gtk_widget_compute_bounds (child, widget, &bounds)
          && bounds.origin.y <= bottom
          && bounds.origin.y + bounds.size.height >= top)
        gtk_widget_snapshot_child (widget, child, snapshot);
    }
}

/* Moves the focus to the goal that was just reached, if the focus is in the
 * page already, and into the page if the one before had it. */
static void
focus_goal (LudoPageView *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const char *id = self->viewport.goal_id;

  /* The goal's place takes precedence over the least scroll to the focus. */
  self->viewport.is_reaching = TRUE;
  if (self->marks_goal && id != NULL)
    {
      ludo_page_view_mark (self, id);
      if (focus != NULL
          && (focus == scroller || gtk_widget_is_ancestor (focus, scroller)))
        ludo_page_view_go_to_element (self, id);
    }
  if (focus == scroller)
    ludo_page_view_enter (self, 1);
  self->focuses_goal = self->marks_goal = FALSE;
  self->viewport.is_reaching = FALSE;
}

/* Runs in the layout phase after the window was laid out.  What it changes is
 * laid out in the same phase once more, so that no frame shows the page at
 * another place. */
static void
layout_cb (LudoPageView *self)
{
  if (!self->needs_settle)
    return;

  /* Clear it first, as the calls below may set it again. */
  self->needs_settle = FALSE;
  ludo_page_model_arrange (&self->model);
  if (ludo_viewport_reach_goal (&self->viewport) && self->focuses_goal)
    focus_goal (self);
  /* Scrolling to the end is over once it does not move the page. */
  if (self->viewport.is_goal_end)
    _ludo_page_view_settle (self);
  _ludo_page_view_settled (self);
}

void
_ludo_page_view_settle (LudoPageView *self)
{
  self->needs_settle = TRUE;
  if (self->clock != NULL)
    gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
ludo_page_view_realize (GtkWidget *widget)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);

  GTK_WIDGET_CLASS (ludo_page_view_parent_class)->realize (widget);
  self->clock = gtk_widget_get_frame_clock (widget);
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (layout_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
ludo_page_view_unrealize (GtkWidget *widget)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);

  g_signal_handlers_disconnect_by_func (self->clock, layout_cb, self);
  self->clock = NULL;
  GTK_WIDGET_CLASS (ludo_page_view_parent_class)->unrealize (widget);
}

static void
scrolled_cb (LudoPageView *self)
{
  ludo_viewport_scrolled (&self->viewport);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->menu.popover != NULL && !is_in_sight (self, self->menu.popover))
    gtk_popover_popdown (GTK_POPOVER (self->menu.popover));
  /* Hide it until its word has stopped moving. */
  ludo_page_cursor_hide_explainer (&self->cursor);
  if (self->cursor.is_explaining || self->menu.popover != NULL)
    _ludo_page_view_settle (self);
}

/* Runs while the window is being laid out, so that the figures change their
 * size in the next layout. */
static void
page_size_cb (LudoPageView *self)
{
  int seen = (int) (gtk_adjustment_get_page_size (self->viewport.adjustment)
                    * SEEN_SHARE);
  int tallest = MAX (seen - seen % SEEN_STEP, LUDO_PICTURE_TALLEST);

  if (tallest == self->model.tallest)
    return;

  self->model.tallest = tallest;
  _ludo_page_view_settle (self);
}

void
ludo_page_view_set_adjustment (LudoPageView  *self,
                               GtkAdjustment *adjustment)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  if (self->viewport.adjustment != NULL)
    g_signal_handlers_disconnect_by_data (self->viewport.adjustment, self);
  g_set_object (&self->viewport.adjustment, adjustment);
  if (adjustment == NULL)
    return;

  g_signal_connect_swapped (adjustment, "value-changed",
                            G_CALLBACK (scrolled_cb), self);
  g_signal_connect_swapped (adjustment, "notify::page-size",
                            G_CALLBACK (page_size_cb), self);
}

static void
remove_rows (LudoPageView *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (child != self->model.status && !GTK_IS_NATIVE (child))
        gtk_widget_unparent (child);
      child = next;
    }
}

static void
clear (LudoPageView *self)
{
  _ludo_page_view_clear_reading (self);
  remove_rows (self);
  ludo_page_model_reset (&self->model);
}

static void
ludo_page_view_dispose (GObject *object)
{
  LudoPageView *self = LUDO_PAGE_VIEW (object);

  clear (self);
  g_clear_pointer (&self->cursor.explainer, gtk_widget_unparent);
  g_clear_pointer (&self->model.status, gtk_widget_unparent);
  ludo_page_view_set_adjustment (self, NULL);

  G_OBJECT_CLASS (ludo_page_view_parent_class)->dispose (object);
}

static void
ludo_page_view_finalize (GObject *object)
{
  LudoPageView *self = LUDO_PAGE_VIEW (object);

  ludo_viewport_clear (&self->viewport);
  ludo_page_model_clear (&self->model);
  g_free (self->translation.open);
  g_array_unref (self->highlights.matches);

  G_OBJECT_CLASS (ludo_page_view_parent_class)->finalize (object);
}

static void
ludo_page_view_class_init (LudoPageViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ludo_page_view_dispose;
  object_class->finalize = ludo_page_view_finalize;
  widget_class->get_request_mode = ludo_widget_style_request_mode;
  widget_class->measure = ludo_page_view_measure;
  widget_class->size_allocate = ludo_page_view_size_allocate;
  widget_class->snapshot = ludo_page_view_snapshot;
  widget_class->realize = ludo_page_view_realize;
  widget_class->unrealize = ludo_page_view_unrealize;

  ludo_signal_new (klass, "shown", 0);
  ludo_signal_new (klass, "followed", 2, G_TYPE_STRING, G_TYPE_STRING);
  ludo_signal_new (klass, "copied", 0);

  _ludo_page_view_class_init_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "page");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
ludo_page_view_init (LudoPageView *self)
{
  ludo_page_model_init (&self->model, GTK_WIDGET (self));
  self->viewport.page = GTK_WIDGET (self);
  self->viewport.model = &self->model;
  self->menu.viewport = &self->viewport;
  ludo_highlights_init (&self->highlights, &self->viewport);
  self->cursor.model = &self->model;
  self->cursor.viewport = &self->viewport;
  self->cursor.highlights = &self->highlights;
  self->translation.cursor = &self->cursor;
  _ludo_page_view_init_actions (self);
  /* Scrolls to what was gone to while the page was hidden. */
  g_signal_connect (self, "map", G_CALLBACK (_ludo_page_view_settle), NULL);
}

void
ludo_page_view_show (LudoPageView          *self,
                     LudoPageNode          *page,
                     LudoLibrary           *library,
                     const LudoViewOptions *options)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));
  g_return_if_fail (page != NULL && options != NULL);

  clear (self);
  if (!ludo_page_model_begin (&self->model, page, library, options))
    g_clear_pointer (&self->translation.open, g_free);
  ludo_page_blocks_make (&self->model);
  ludo_page_translation_restore (&self->translation);
  g_signal_emit_by_name (self, "shown");
}

void
ludo_page_view_scroll_to_element (LudoPageView *self,
                                  const char   *id,
                                  double        offset,
                                  gboolean      marked)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  ludo_viewport_set_goal (&self->viewport,
                          id != NULL && id[0] != '\0' ? id : NULL, offset);
  self->focuses_goal = TRUE;
  self->marks_goal = marked;
  _ludo_page_view_settle (self);
}

void
ludo_page_view_scroll_to_end (LudoPageView *self)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  ludo_viewport_set_goal_end (&self->viewport);
  ludo_viewport_reach_goal (&self->viewport);
  _ludo_page_view_settle (self);
}

void
ludo_page_view_scroll (LudoPageView *self,
                       double        top)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  ludo_viewport_scroll (&self->viewport, top);
}

void
ludo_page_view_keep_place (LudoPageView *self)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  ludo_viewport_keep_place (&self->viewport);
  self->focuses_goal |= self->viewport.goal_id != NULL;
}

GtkWidget *
ludo_page_view_find (LudoPageView *self,
                     const char   *id)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL, NULL);

  return g_hash_table_lookup (self->model.by_id, id);
}

GPtrArray *
ludo_page_view_get_sentences (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  return self->model.sentences;
}

LudoSentence *
ludo_page_view_get_first (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  return self->model.sentences->len > 0
           ? g_ptr_array_index (self->model.sentences, 0) : NULL;
}

LudoSentence *
ludo_page_view_get_sentence (LudoPageView     *self,
                             const char       *id,
                             LudoPageLanguage  language)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL, NULL);
  g_return_val_if_fail (language < LUDO_PAGE_N_LANGUAGES, NULL);

  return ludo_page_model_find_sentence (&self->model, id, language);
}

gboolean
ludo_page_view_get_bounds (LudoPageView       *self,
                           const LudoSentence *sentence,
                           graphene_rect_t    *bounds)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL, FALSE);

  return ludo_viewport_find_bounds (&self->viewport, sentence, bounds);
}

LudoSentence *
ludo_page_view_get_visible (LudoPageView *self,
                            double       *offset)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && offset != NULL, NULL);

  return ludo_viewport_find_first (&self->viewport, offset);
}

LudoSentence *
ludo_page_view_get_current (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  return ludo_page_cursor_get (&self->cursor);
}

int
ludo_page_view_get_annotation (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), -1);

  return ludo_page_cursor_get_annotation (&self->cursor);
}

void
ludo_page_view_go_to (LudoPageView *self,
                      LudoSentence *sentence)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  ludo_page_cursor_go_to (&self->cursor, sentence);
  _ludo_page_view_settle (self);
}

void
ludo_page_view_go_to_element (LudoPageView *self,
                              const char   *id)
{
  graphene_rect_t element;
  LudoSentence *sentence;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL);

  if (!ludo_viewport_find_element (&self->viewport, id, &element))
    return;

  sentence = ludo_viewport_find_after (&self->viewport, id, &element);
  if (sentence != NULL)
    ludo_page_view_go_to (self, sentence);
}

gboolean
ludo_page_view_enter (LudoPageView *self,
                      int           step)
{
  gboolean entered;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && step != 0, FALSE);

  entered = ludo_page_cursor_enter (&self->cursor, step);
  _ludo_page_view_settle (self);

  return entered;
}

void
ludo_page_view_show_translation (LudoPageView *self,
                                 LudoSentence *sentence)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  if (g_strcmp0 (self->translation.open, sentence->node->id) != 0)
    ludo_page_translation_toggle (&self->translation, sentence);
}

void
ludo_page_view_reveal_all (LudoPageView *self,
                           gboolean      revealed)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  ludo_page_translation_reveal_all (&self->translation, revealed);
}

void
ludo_page_view_mark (LudoPageView *self,
                     const char   *id)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  ludo_highlights_set_found (&self->highlights, id);
}

void
ludo_page_view_set_mark (LudoPageView     *self,
                         LudoSentence     *sentence,
                         LudoSentenceMark  mark,
                         gboolean          on)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  ludo_highlights_set_mark (&self->highlights, sentence, mark, on);
}

guint
ludo_page_view_find_text (LudoPageView *self,
                          const char   *text)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && text != NULL, 0);

  return ludo_highlights_find_text (&self->highlights, text);
}

LudoSentence *
ludo_page_view_step_match (LudoPageView *self,
                           int           step,
                           guint        *which)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && which != NULL, NULL);

  return ludo_highlights_step_match (&self->highlights, step, which);
}
