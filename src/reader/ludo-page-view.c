/* ludo-page-view.c: shows a page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include "board/ludo-picture.h"

/* Beyond the rims of what can be seen, in pixels: a scroll shows it at
 * once. */
#define DRAWN_BEYOND 40

enum
{
  SIGNAL_FOLLOWED,
  SIGNAL_COPIED,
  SIGNAL_STEPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoPageView, ludo_page_view, GTK_TYPE_WIDGET)

static gboolean
is_block (GtkWidget *child)
{
  return !GTK_IS_NATIVE (child);
}

/* The widest that the text gets, in pixels. */
static int
widest (LudoPageView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL,
                                                         NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);
  int column = self->way.measure * letter / PANGO_SCALE;

  pango_font_metrics_unref (metrics);

  return _ludo_page_view_shows_both (self) ? 2 * column + LUDO_PAIR_GAP
                                           : column;
}

/* The same where the languages stand one below the other. */
static int
column_width (LudoPageView *self,
              int           width)
{
  int most = widest (self);

  if (_ludo_page_view_shows_both (self) && width < LUDO_PAIR_COLUMNS_MIN)
    most = (most - LUDO_PAIR_GAP) / 2;

  return MIN (width, most);
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
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int width = for_size < 0 ? -1 : column_width (self, for_size);

  *minimum = *natural = 0;
  /* How high is it if nobody says how wide?  What scrolls asks for form's
   * sake; to break all lines for an answer would take as long as showing
   * them. */
  if (!across && for_size < 0)
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!is_block (child) || !gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, across ? -1 : width, &least,
                          NULL, NULL, NULL);
      *minimum = across ? MAX (*minimum, least) : *minimum + least;
    }
  *natural = across ? MAX (*minimum, widest (self)) : *minimum;
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

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!is_block (child) || !gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column,
                          &box.height, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &box, -1);
      box.y += box.height;
    }

  if (self->explainer != NULL)
    gtk_popover_present (GTK_POPOVER (self->explainer));
  _ludo_page_view_place_menu (self);
  _ludo_page_view_see_focus (self);
}

/* A long page has far more than can be seen; the rest is not even looked
 * at. */
static void
ludo_page_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  double top = -G_MAXDOUBLE;
  double bottom = G_MAXDOUBLE;

  if (self->adjustment != NULL)
    {
      top = gtk_adjustment_get_value (self->adjustment) - DRAWN_BEYOND;
      bottom = gtk_adjustment_get_value (self->adjustment)
               + gtk_adjustment_get_page_size (self->adjustment)
               + DRAWN_BEYOND;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_compute_bounds (child, widget, &bounds)
          || bounds.origin.y > bottom
          || bounds.origin.y + bounds.size.height < top)
        continue;
      gtk_widget_snapshot_child (widget, child, snapshot);
    }
}

static void
clear (LudoPageView *self)
{
  if (self->fit_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->fit_tick);
  self->fit_tick = 0;
  _ludo_page_view_stop_step (self);
  _ludo_page_view_close_explainer (self);
  /* These go at once, unlike what else is on the page: GTK's tooltips go on
   * asking a popover that is still there where the pointer is. */
  _ludo_page_view_close_menu (self);
  g_clear_pointer (&self->explainer, gtk_widget_unparent);
  _ludo_page_view_unmake (self);
  g_hash_table_remove_all (self->by_id);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_hash_table_remove_all (self->by_sentence[i]);
  g_ptr_array_set_size (self->sentences, 0);
  g_ptr_array_set_size (self->passages, 0);
  g_ptr_array_set_size (self->figures, 0);
  g_ptr_array_set_size (self->notes, 0);
  self->match_passage = self->match_index = -1;
}

static void
ludo_page_view_dispose (GObject *object)
{
  LudoPageView *self = LUDO_PAGE_VIEW (object);

  clear (self);
  g_ptr_array_set_size (self->gone, 0);
  ludo_page_view_set_adjustment (self, NULL);
  g_clear_pointer (&self->page, ludo_page_free);
  g_clear_pointer (&self->sources, ludo_page_free);
  g_clear_pointer (&self->vocabulary, ludo_page_free);

  G_OBJECT_CLASS (ludo_page_view_parent_class)->dispose (object);
}

static void
ludo_page_view_finalize (GObject *object)
{
  LudoPageView *self = LUDO_PAGE_VIEW (object);

  g_hash_table_unref (self->by_id);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_hash_table_unref (self->by_sentence[i]);
  g_ptr_array_unref (self->sentences);
  g_ptr_array_unref (self->passages);
  g_ptr_array_unref (self->figures);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->gone);
  g_hash_table_unref (self->revealed);
  g_hash_table_unref (self->games);
  g_free (self->open_twin);
  g_free (self->ruleset);

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
  widget_class->focus = _ludo_page_view_focus;
  widget_class->root = _ludo_page_view_root;
  widget_class->unroot = _ludo_page_view_unroot;
  widget_class->get_request_mode = ludo_page_view_get_request_mode;
  widget_class->measure = ludo_page_view_measure;
  widget_class->size_allocate = ludo_page_view_size_allocate;
  widget_class->snapshot = ludo_page_view_snapshot;

  signals[SIGNAL_FOLLOWED] =
    g_signal_new ("followed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[SIGNAL_COPIED] =
    g_signal_new ("copied", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[SIGNAL_STEPPED] =
    g_signal_new ("stepped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  _ludo_page_view_class_install_acts (widget_class);
  _ludo_page_view_class_install_menu (widget_class);
  gtk_widget_class_set_css_name (widget_class, "page");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
ludo_page_view_init (LudoPageView *self)
{
  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    self->by_sentence[i] = g_hash_table_new (g_str_hash, g_str_equal);
  self->sentences = g_ptr_array_new ();
  self->passages = g_ptr_array_new ();
  self->figures = g_ptr_array_new ();
  self->tallest = LUDO_PICTURE_TALLEST;
  self->notes = g_ptr_array_new ();
  self->pieces = g_ptr_array_new ();
  self->gone = g_ptr_array_new_with_free_func (g_object_unref);
  self->revealed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                          NULL);
  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       g_object_unref);
  self->way.line_spacing = 1.3;
  self->way.measure = 66;
  _ludo_page_view_init_acts (self);
  _ludo_page_view_init_menu (self);
}

GtkWidget *
ludo_page_view_new (void)
{
  return g_object_new (LUDO_TYPE_PAGE_VIEW, NULL);
}

/* Whether @widget is in sight as it was laid out last, which what has been
 * scrolled since is not yet: a popup would be placed there. */
static gboolean
is_laid_out_in_sight (LudoPageView *self,
                      GtkWidget    *widget)
{
  GtkWidget *viewport = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t there;

  return viewport == NULL
         || (gtk_widget_compute_bounds (widget, viewport, &there)
             && there.origin.y + there.size.height > 0
             && there.origin.y < gtk_widget_get_height (viewport));
}

gboolean
_ludo_page_view_find_in_sight (LudoPageView    *self,
                               GtkWidget       *widget,
                               graphene_rect_t *bounds)
{
  double top;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds))
    return FALSE;
  if (self->adjustment == NULL)
    return TRUE;

  top = gtk_adjustment_get_value (self->adjustment);

  return bounds->origin.y + bounds->size.height > top
         && bounds->origin.y
              < top + gtk_adjustment_get_page_size (self->adjustment)
         && is_laid_out_in_sight (self, widget);
}

static void
scrolled_cb (LudoPageView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  _ludo_page_view_move (self);
  _ludo_page_view_see_focus (self);
  _ludo_page_view_scroll_explainer (self);
  _ludo_page_view_scroll_menu (self);
}

void
ludo_page_view_set_adjustment (LudoPageView  *self,
                               GtkAdjustment *adjustment)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  if (self->adjustment != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustment, self);
  g_set_object (&self->adjustment, adjustment);
  if (adjustment == NULL)
    return;

  g_signal_connect_swapped (adjustment, "value-changed",
                            G_CALLBACK (scrolled_cb), self);
  g_signal_connect_swapped (adjustment, "notify::page-size",
                            G_CALLBACK (_ludo_page_view_fit_figures), self);
}

static gboolean
is_same_page (const LudoPageNode *one,
              const LudoPageNode *other)
{
  return one != NULL && g_str_equal (one->id, other->id)
         && g_str_equal (ludo_page_game (one), ludo_page_game (other));
}

static void
hold (LudoPageNode **field,
      LudoPageNode  *page)
{
  if (page != NULL)
    ludo_page_ref (page);
  ludo_page_free (*field);
  *field = page;
}

void
ludo_page_view_show (LudoPageView         *self,
                     LudoPageNode         *page,
                     LudoPageNode         *sources,
                     LudoPageNode         *vocabulary,
                     const LudoReadingWay *way)
{
  char *ruleset;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));
  g_return_if_fail (page != NULL && way != NULL);

  clear (self);
  if (!is_same_page (self->page, page))
    {
      g_hash_table_remove_all (self->revealed);
      g_hash_table_remove_all (self->games);
      g_clear_pointer (&self->open_twin, g_free);
    }
  hold (&self->page, page);
  hold (&self->sources, sources);
  hold (&self->vocabulary, vocabulary);
  ruleset = g_strdup (way->ruleset);
  g_free (self->ruleset);
  self->ruleset = ruleset;
  self->way = *way;
  self->way.ruleset = self->ruleset;
  _ludo_page_view_make (self);
  _ludo_page_view_restore_twin (self);
}

LudoReadingMode
ludo_page_view_get_mode (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), LUDO_READING_ALONE);

  return self->way.mode;
}

GtkWidget *
ludo_page_view_find (LudoPageView *self,
                     const char   *id)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL, NULL);

  _ludo_page_view_make_until (self, id);

  return g_hash_table_lookup (self->by_id, id);
}

GPtrArray *
ludo_page_view_get_sentences (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  ludo_page_view_finish (self);

  return self->sentences;
}

LudoSentence *
ludo_page_view_get_first (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  return self->sentences->len > 0 ? g_ptr_array_index (self->sentences, 0)
                                  : NULL;
}

LudoSentence *
ludo_page_view_get_sentence (LudoPageView     *self,
                             const char       *id,
                             LudoPageLanguage  language)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL, NULL);
  g_return_val_if_fail (language < LUDO_PAGE_N_LANGUAGES, NULL);

  _ludo_page_view_make_until (self, id);

  return g_hash_table_lookup (self->by_sentence[language], id);
}

LudoSentence *
ludo_page_view_get_place (LudoPageView *self,
                          double       *offset)
{
  double top;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && offset != NULL, NULL);

  *offset = 0;
  if (self->adjustment == NULL)
    return NULL;

  top = gtk_adjustment_get_value (self->adjustment);
  for (guint i = 0; i < self->sentences->len; i++)
    {
      GtkWidget *sentence = g_ptr_array_index (self->sentences, i);
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (sentence)
          && gtk_widget_compute_bounds (sentence, GTK_WIDGET (self), &bounds)
          && bounds.origin.y + bounds.size.height > top)
        {
          *offset = bounds.origin.y - top;
          return LUDO_SENTENCE (sentence);
        }
    }

  return NULL;
}
