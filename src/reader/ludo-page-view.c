/* ludo-page-view.c: shows a page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making and laying out a long page takes longer than a reader should wait.  So
 * the part in sight is made first, and the rest is added below it between the
 * frames, so that the text being read does not move.  A function that needs a
 * part that is not there yet makes it at once.
 */

#include "reader/ludo-page-view-private.h"

#include "board/ludo-picture.h"
#include "reader/ludo-page-blocks.h"

/* How far beyond the window the page is drawn, in pixels, so that scrolling
 * shows it at once. */
#define DRAWN_BEYOND 40

/* The least width for two languages side by side, in pixels. */
#define COLUMNS_MIN 600

/* Microseconds of a frame for making; laying out what was made takes about as
 * long, and the frame is to be painted as well. */
#define SLICE 4000

/* Assumed sizes of a page that is not laid out, and of a line, in pixels. */
#define UNKNOWN_WIDTH 900
#define UNKNOWN_HEIGHT 900
#define LINE 20

/* Notes in the margin: so wide, and so far from the text and each other. */
#define MARGIN_MIN 180
#define MARGIN_MAX 280
#define MARGIN_GAP 28
#define NOTES_GAP 4

/* The share of the window's height for a figure, and its steps in pixels. */
#define SEEN_SHARE 0.8
#define SEEN_STEP 20

G_DEFINE_FINAL_TYPE (LudoPageView, ludo_page_view, GTK_TYPE_WIDGET)

static gboolean
is_note (GtkWidget *child)
{
  return gtk_widget_has_css_class (child, LUDO_MARGIN_NOTE);
}

/* Whether @child is a row in the flow of the page: a popover, a note in the
 * margin and the status are not. */
static gboolean
is_row (LudoPageView *self,
        GtkWidget    *child)
{
  return !GTK_IS_NATIVE (child) && child != self->status && !is_note (child)
         && gtk_widget_should_layout (child);
}

/* The widest that the text gets, in pixels. */
static int
widest (LudoPageView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL,
                                                         NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);
  int column = self->rows.context.options.measure * letter / PANGO_SCALE;

  pango_font_metrics_unref (metrics);

  return ludo_page_context_shows_both (&self->rows.context)
           ? 2 * column + LUDO_COLUMNS_GAP : column;
}

/* The same where the languages stand one below the other. */
static int
column_width (LudoPageView *self,
              int           width)
{
  int most = widest (self);

  if (ludo_page_context_shows_both (&self->rows.context) && width < COLUMNS_MIN)
    most = (most - LUDO_COLUMNS_GAP) / 2;

  return MIN (width, most);
}

/* Returns: the width left for notes beside the text, in pixels; 0 where that
 * is too little, or the page has no notes. */
static int
margin_width (LudoPageView *self,
              int           width,
              int           column)
{
  int room = width - column - MARGIN_GAP;

  return self->has_notes && room >= MARGIN_MIN ? MIN (room, MARGIN_MAX) : 0;
}

static int
measure_height (GtkWidget *child,
                int        width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL,
                      NULL, NULL);

  return height;
}

/* How high all is, the rows one below the other and each note beside the row
 * before it, or below the note before; and, where they are to be @placed, puts
 * them there. */
static int
lay_out (LudoPageView *self,
         int           width,
         gboolean      placed)
{
  int column = column_width (self, width);
  int margin = margin_width (self, width, column);
  GtkAllocation row = { .width = column };
  GtkAllocation note = { .width = margin };

  row.x = (width - column - (margin > 0 ? margin + MARGIN_GAP : 0)) / 2;
  note.x = row.x + column + MARGIN_GAP;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (is_note (child))
        {
          if (placed)
            gtk_widget_set_child_visible (child, margin > 0);
          if (margin == 0)
            continue;
          note.y = MAX (row.y - row.height, note.y + note.height + NOTES_GAP);
          note.height = measure_height (child, margin);
          if (placed)
            gtk_widget_size_allocate (child, &note, -1);
        }
      else if (is_row (self, child))
        {
          row.height = measure_height (child, column);
          if (placed)
            gtk_widget_size_allocate (child, &row, -1);
          row.y += row.height;
        }
    }

  return MAX (row.y, note.y + note.height);
}

static GtkSizeRequestMode
ludo_page_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ludo_page_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);

  *minimum = 0;
  /* The scrolled window asks for a height without a width and does not use the
   * answer, and breaking all lines for it takes as long as showing them. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *natural = *minimum = for_size < 0 ? 0 : lay_out (self, for_size, FALSE);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!is_row (self, child))
        continue;
      gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
      *minimum = MAX (*minimum, least);
    }
  *natural = MAX (*minimum, widest (self));
}

/* Whether two languages stand side by side changes what is being laid out, and
 * has to wait for the next frame. */
static void
choose_columns (LudoPageView *self,
                int           width)
{
  gboolean columns = width >= COLUMNS_MIN;

  if (self->rows.columns == columns)
    return;

  self->rows.columns = columns;
  _ludo_page_view_settle (self);
}

/* GTK 4.8 has no place for a popover that is off the screen, and no person
 * would look there. */
static gboolean
is_in_sight (LudoPageView *self,
             GtkWidget    *popover)
{
  GdkRectangle point;

  gtk_popover_get_pointing_to (GTK_POPOVER (popover), &point);

  return point.y + point.height > ludo_sight_get_top (&self->sight)
         && point.y < ludo_sight_get_bottom (&self->sight);
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
  int column = column_width (self, width);
  GtkAllocation box = { .x = (width - column) / 2, .width = column };

  choose_columns (self, column);
  box.height = measure_height (self->status, column);
  gtk_widget_size_allocate (self->status, &box, -1);
  lay_out (self, width, TRUE);

  present (self, self->explainer);
  present (self, self->menu.popover);
  if (self->is_explaining || self->menu.popover != NULL)
    _ludo_page_view_settle (self);
}

static void
ludo_page_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  double top = ludo_sight_get_top (&self->sight) - DRAWN_BEYOND;
  double bottom = ludo_sight_get_bottom (&self->sight) + DRAWN_BEYOND;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (child != self->status
          && gtk_widget_compute_bounds (child, widget, &bounds)
          && bounds.origin.y <= bottom
          && bounds.origin.y + bounds.size.height >= top)
        gtk_widget_snapshot_child (widget, child, snapshot);
    }
}

static gboolean
settle_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);

  /* Widgets that were made or scrolled since the last frame are allocated in
   * the frame after the next tick. */
  if (self->settle_frames-- > 0)
    return G_SOURCE_CONTINUE;

  /* Clear it first, as the calls below may add another tick. */
  self->settle_tick = 0;
  ludo_rows_arrange (&self->rows);
  _ludo_page_view_settled (self);

  return G_SOURCE_REMOVE;
}

void
_ludo_page_view_settle (LudoPageView *self)
{
  self->settle_frames = 1;
  if (self->settle_tick == 0)
    self->settle_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                      settle_cb, NULL, NULL);
}

/* Scrolls to the sentence that was gone to while the page was hidden. */
static void
map_cb (LudoPageView *self)
{
  if (self->needs_scroll)
    _ludo_page_view_settle (self);
}

static void
scrolled_cb (LudoPageView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->menu.popover != NULL && !is_in_sight (self, self->menu.popover))
    gtk_popover_popdown (GTK_POPOVER (self->menu.popover));
  /* Hide it until its word has stopped moving. */
  if (self->explainer != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->explainer));
  if (self->is_explaining || self->menu.popover != NULL)
    _ludo_page_view_settle (self);
}

/* Runs while the window is being laid out, so that the figures change their
 * size in the next frame. */
static void
page_size_cb (LudoPageView *self)
{
  int seen = (int) (gtk_adjustment_get_page_size (self->sight.adjustment)
                    * SEEN_SHARE);
  int tallest = MAX (seen - seen % SEEN_STEP, LUDO_PICTURE_TALLEST);

  if (tallest == self->rows.tallest)
    return;

  self->rows.tallest = tallest;
  _ludo_page_view_settle (self);
}

void
ludo_page_view_set_adjustment (LudoPageView  *self,
                               GtkAdjustment *adjustment)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  if (self->sight.adjustment != NULL)
    g_signal_handlers_disconnect_by_data (self->sight.adjustment, self);
  g_set_object (&self->sight.adjustment, adjustment);
  if (adjustment == NULL)
    return;

  g_signal_connect_swapped (adjustment, "value-changed",
                            G_CALLBACK (scrolled_cb), self);
  g_signal_connect_swapped (adjustment, "notify::page-size",
                            G_CALLBACK (page_size_cb), self);
}

/* Makes rows until those from @from on, NULL for the first, fill the window. */
static void
make_screen (LudoPageView *self,
             GtkWidget    *from)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  int column = column_width (self, width > 0 ? width : UNKNOWN_WIDTH);
  double missing = gtk_adjustment_get_page_size (self->sight.adjustment);
  gboolean more = TRUE;

  if (missing < 2)
    missing = UNKNOWN_HEIGHT;
  for (GtkWidget *row = from != NULL ? from
                                     : gtk_widget_get_first_child (widget);
       missing > 0 && more; )
    {
      GtkWidget *next = row != NULL ? gtk_widget_get_next_sibling (row)
                                    : gtk_widget_get_first_child (widget);
      int height = 0;

      if (next == NULL)
        {
          more = ludo_page_blocks_make_next (&self->rows);
          /* A line of the sources. */
          missing -= LINE * (self->rows.n_made >= self->rows.pieces->len);
          continue;
        }
      if (is_row (self, next))
        height = measure_height (next, column);
      missing -= height;
      row = next;
    }
}

/* Makes all until the element called @id is there. */
static void
make_until (LudoPageView *self,
            const char   *id)
{
  const LudoPageNode *page = self->rows.context.page;
  GHashTable *by_id = self->rows.by_id;

  if (g_hash_table_contains (by_id, id) || page == NULL
      || ludo_page_view_get_finished (self)
      || ludo_page_find (page, id) == NULL)
    return;

  while (!g_hash_table_contains (by_id, id)
         && ludo_page_blocks_make_next (&self->rows))
    ;
}

void
_ludo_page_view_make_sentences (LudoPageView *self,
                                guint         n_sentences)
{
  while (self->rows.sentences->len < n_sentences
         && self->rows.n_made < self->rows.pieces->len)
    ludo_page_blocks_make_next (&self->rows);
}

static gboolean
making_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  gint64 until = g_get_monotonic_time () + SLICE;

  /* Make no more before the page has been drawn once. */
  if (!self->is_drawn)
    {
      self->is_drawn = TRUE;
      return G_SOURCE_CONTINUE;
    }

  do
    {
      if (ludo_page_blocks_make_next (&self->rows))
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
ludo_page_view_finish (LudoPageView *self)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  while (ludo_page_blocks_make_next (&self->rows))
    ;
}

gboolean
ludo_page_view_get_finished (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), FALSE);

  return ludo_rows_is_finished (&self->rows);
}

static void
remove_tick (LudoPageView *self,
             guint        *tick)
{
  if (*tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), *tick);
  *tick = 0;
}

/* Takes the rows out of the page and leaves them to be freed between the
 * frames, because freeing all takes as long as making the first of the next
 * page. */
static void
remove_rows (LudoPageView *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (child != self->status && !GTK_IS_NATIVE (child))
        {
          g_ptr_array_add (self->gone, g_object_ref (child));
          gtk_widget_unparent (child);
        }
      child = next;
    }
}

static void
clear (LudoPageView *self)
{
  remove_tick (self, &self->making_tick);
  remove_tick (self, &self->settle_tick);
  _ludo_page_view_clear_reading (self);
  remove_rows (self);
  ludo_rows_forget (&self->rows);
  self->is_drawn = FALSE;
}

static void
ludo_page_view_dispose (GObject *object)
{
  LudoPageView *self = LUDO_PAGE_VIEW (object);

  clear (self);
  g_clear_pointer (&self->explainer, gtk_widget_unparent);
  g_clear_pointer (&self->status, gtk_widget_unparent);
  g_ptr_array_set_size (self->gone, 0);
  ludo_page_view_set_adjustment (self, NULL);

  G_OBJECT_CLASS (ludo_page_view_parent_class)->dispose (object);
}

static void
ludo_page_view_finalize (GObject *object)
{
  LudoPageView *self = LUDO_PAGE_VIEW (object);

  ludo_rows_clear (&self->rows);
  g_ptr_array_unref (self->gone);
  g_array_unref (self->marks.matches);

  G_OBJECT_CLASS (ludo_page_view_parent_class)->finalize (object);
}

static void
ludo_page_view_class_init (LudoPageViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = ludo_page_view_dispose;
  object_class->finalize = ludo_page_view_finalize;
  widget_class->get_request_mode = ludo_page_view_get_request_mode;
  widget_class->measure = ludo_page_view_measure;
  widget_class->size_allocate = ludo_page_view_size_allocate;
  widget_class->snapshot = ludo_page_view_snapshot;

  g_signal_new ("shown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("followed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  g_signal_new ("copied", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("stepped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  _ludo_page_view_class_init_cursor (widget_class);
  _ludo_page_view_class_init_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "page");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
ludo_page_view_init (LudoPageView *self)
{
  ludo_rows_init (&self->rows, GTK_WIDGET (self));
  self->gone = g_ptr_array_new_with_free_func (g_object_unref);
  self->sight.page = GTK_WIDGET (self);
  self->sight.rows = &self->rows;
  self->menu.sight = &self->sight;
  ludo_marks_init (&self->marks, &self->sight);
  _ludo_page_view_init_cursor (self);
  _ludo_page_view_init_actions (self);
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
}

static gboolean
has_notes (const LudoPageNode *node)
{
  gboolean any = node->notes->len > 0;

  for (guint i = 0; !any && i < node->children->len; i++)
    any = has_notes (g_ptr_array_index (node->children, i));

  return any;
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
  if (!ludo_rows_begin (&self->rows, page, library, options))
    g_clear_pointer (&self->open, g_free);
  self->has_notes = has_notes (page);
  self->making_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                    making_cb, NULL, NULL);
  make_screen (self, NULL);
  _ludo_page_view_restore_translation (self);
  g_signal_emit_by_name (self, "shown");
}

GtkWidget *
ludo_page_view_find (LudoPageView *self,
                     const char   *id)
{
  GtkWidget *found, *row;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL, NULL);

  make_until (self, id);
  row = found = g_hash_table_lookup (self->rows.by_id, id);
  while (row != NULL && gtk_widget_get_parent (row) != GTK_WIDGET (self))
    row = gtk_widget_get_parent (row);
  /* The caller scrolls to it, which needs as much below it as is in sight. */
  if (row != NULL && !ludo_page_view_get_finished (self))
    make_screen (self, row);

  return found;
}

gboolean
ludo_page_view_find_bounds (LudoPageView    *self,
                            const char      *id,
                            graphene_rect_t *bounds)
{
  GtkWidget *widget = ludo_page_view_find (self, id);
  LudoSentence *sentence =
    ludo_rows_find_sentence (&self->rows, id,
                             self->rows.context.options.language);

  if (sentence != NULL)
    return ludo_page_view_get_bounds (self, sentence, bounds);

  return widget != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_get_height (widget) > 0
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds);
}

GPtrArray *
ludo_page_view_get_sentences (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  ludo_page_view_finish (self);

  return self->rows.sentences;
}

LudoSentence *
ludo_page_view_get_first (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  return self->rows.sentences->len > 0
           ? g_ptr_array_index (self->rows.sentences, 0) : NULL;
}

LudoSentence *
ludo_page_view_get_sentence (LudoPageView     *self,
                             const char       *id,
                             LudoPageLanguage  language)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL, NULL);
  g_return_val_if_fail (language < LUDO_PAGE_N_LANGUAGES, NULL);

  make_until (self, id);

  return ludo_rows_find_sentence (&self->rows, id, language);
}

void
ludo_page_view_mark (LudoPageView *self,
                     const char   *id)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  ludo_marks_find (&self->marks, id);
}

void
ludo_page_view_set_mark (LudoPageView     *self,
                         LudoSentence     *sentence,
                         LudoSentenceMark  mark,
                         gboolean          on)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  ludo_marks_set (&self->marks, sentence, mark, on);
}

guint
ludo_page_view_find_text (LudoPageView *self,
                          const char   *text)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && text != NULL, 0);

  if (text[0] != '\0')
    ludo_page_view_finish (self);

  return ludo_marks_find_text (&self->marks, text);
}

LudoSentence *
ludo_page_view_step_match (LudoPageView *self,
                           int           step,
                           guint        *which)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && which != NULL, NULL);

  return ludo_marks_step_match (&self->marks, step, which);
}
