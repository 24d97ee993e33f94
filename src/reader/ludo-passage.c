/* ludo-passage.c: a paragraph of a page, in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-passage"

#include "config.h"

#include "reader/ludo-passage.h"

#include "content/ludo-fold.h"
#include "reader/ludo-lines-layout.h"
#include "reader/ludo-passage-paint.h"

/* Narrower than this a line holds no word. */
#define MIN_WIDTH 90

/* The small figures behind a sentence stay with its last word. */
#define BEFORE_NOTE "\u2060\u200a\u2060"
/* They are there for who looks for them. */
#define NOTE_ALPHA 0.72
/* A share of the line's height: so low they never move it. */
#define NOTE_HEIGHT 0.4

struct _LudoPassage
{
  GtkWidget parent_instance;

  LudoPageLanguage language;
  int current;                  /* of the matches, or -1 */
  int laid_width;               /* of the layout, in pixels, or -1 */
  double line_spacing;

  /* Owned */
  GString *text;
  PangoAttrList *attributes;
  PangoLayout *layout;          /* NULL until it is needed */
  GArray *raised;               /* LudoRange: the small figures */
  GArray *matches;              /* LudoRange */
};

G_DEFINE_FINAL_TYPE (LudoPassage, ludo_passage, GTK_TYPE_WIDGET)

/* All lines are as far apart as the font wants, times the spacing; small
 * figures above a line would move it otherwise. */
static void
set_attributes (LudoPassage   *self,
                PangoLayout   *layout,
                PangoAttrList *attributes)
{
  PangoContext *context = pango_layout_get_context (layout);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL,
                                                         NULL);
  int height = pango_font_metrics_get_ascent (metrics)
               + pango_font_metrics_get_descent (metrics);
  g_autoptr (PangoAttrList) all = pango_attr_list_copy (attributes);

  pango_font_metrics_unref (metrics);
  pango_attr_list_insert (all, pango_attr_line_height_new_absolute
                                 ((int) (height * self->line_spacing)));
  for (guint i = 0; i < self->raised->len; i++)
    {
      const LudoRange *range = &g_array_index (self->raised, LudoRange, i);
      PangoAttribute *low =
        pango_attr_line_height_new_absolute ((int) (height * NOTE_HEIGHT));

      low->start_index = range->start;
      low->end_index = range->end;
      pango_attr_list_insert (all, low);
    }
  pango_layout_set_attributes (layout, all);
}

static PangoLayout *
ensure_layout (LudoPassage *self)
{
  if (self->layout == NULL)
    {
      self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self),
                                                     self->text->str);
      set_attributes (self, self->layout, self->attributes);
      pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
      self->laid_width = -1;
    }

  return self->layout;
}

static PangoLayout *
lay_out (LudoPassage *self,
         int          width)
{
  PangoLayout *layout = ensure_layout (self);

  if (self->laid_width != width)
    {
      pango_layout_set_width (layout, width * PANGO_SCALE);
      self->laid_width = width;
    }

  return layout;
}

static GtkSizeRequestMode
ludo_passage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ludo_passage_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  LudoPassage *self = LUDO_PASSAGE (widget);
  int width, height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      width = ludo_lines_layout_guess (widget, self->text->str);
      if (width == 0)
        pango_layout_get_pixel_size (lay_out (self, -1), &width, NULL);
      *minimum = MIN (width, MIN_WIDTH);
      *natural = width + 1;
    }
  else
    {
      pango_layout_get_pixel_size (lay_out (self, for_size < 0 ? MIN_WIDTH
                                                               : for_size),
                                   NULL, &height);
      *minimum = *natural = height;
    }
}

static cairo_region_t *
region_of (PangoLayout *layout,
           guint        start,
           guint        end)
{
  int range[2] = { (int) start, (int) end };

  return gdk_pango_layout_get_clip_region (layout, 0, 0, range, 1);
}

static void
place_marks (LudoPassage  *self,
             LudoSentence *sentence,
             PangoLayout  *layout,
             int           x,
             int           y)
{
  for (GtkWidget *child =
         gtk_widget_get_first_child (GTK_WIDGET (sentence));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (LUDO_IS_GLOSS (child))
      {
        g_autoptr (LudoGloss) mark = g_object_ref (LUDO_GLOSS (child));
        cairo_region_t *region;
        GtkAllocation box = { 0 };
        guint start, end;

        ludo_gloss_get_range (mark, &start, &end);
        region = region_of (layout, start, end);
        /* A word broken at the end of a line is pointed at where it begins. */
        if (cairo_region_num_rectangles (region) > 0)
          cairo_region_get_rectangle (region, 0, &box);
        cairo_region_destroy (region);
        box.x -= x;
        box.y -= y;
        ludo_gloss_set_box (mark, &box);
      }
}

static void
ludo_passage_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  LudoPassage *self = LUDO_PASSAGE (widget);
  PangoLayout *layout = lay_out (self, width);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      LudoSentence *sentence = LUDO_SENTENCE (child);
      cairo_region_t *region;
      GtkAllocation box;
      guint start, end;

      ludo_sentence_get_range (sentence, &start, &end);
      region = region_of (layout, start, end);
      cairo_region_get_extents (region, &box);
      place_marks (self, sentence, layout, box.x, box.y);
      ludo_sentence_place (sentence, region);
    }
}

/* The layout to draw: what an exercise hides has no letters in it. */
static PangoLayout *
visible_layout (LudoPassage *self,
                PangoLayout *layout)
{
  PangoAttrList *attributes = NULL;
  PangoLayout *visible;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      PangoAttribute *clear;

      if (!ludo_sentence_get_hidden (LUDO_SENTENCE (child)))
        continue;
      if (attributes == NULL)
        attributes = pango_attr_list_copy (self->attributes);
      /* The least there is: none at all would mean the usual. */
      clear = pango_attr_foreground_alpha_new (1);
      ludo_sentence_get_range (LUDO_SENTENCE (child), &clear->start_index,
                               &clear->end_index);
      pango_attr_list_insert (attributes, clear);
    }
  if (attributes == NULL)
    return g_object_ref (layout);

  visible = pango_layout_copy (layout);
  set_attributes (self, visible, attributes);
  pango_attr_list_unref (attributes);

  return visible;
}

static void
ludo_passage_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  LudoPassage *self = LUDO_PASSAGE (widget);
  PangoLayout *layout = lay_out (self, gtk_widget_get_width (widget));
  g_autoptr (PangoLayout) visible = visible_layout (self, layout);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                               &colour);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    _ludo_passage_paint_ground (snapshot, LUDO_SENTENCE (child), layout,
                                &colour);
  for (guint i = 0; i < self->matches->len; i++)
    {
      const LudoRange *range = &g_array_index (self->matches, LudoRange, i);
      cairo_region_t *region = region_of (layout, range->start, range->end);

      _ludo_passage_paint_match (snapshot, region,
                                 (int) i == self->current);
      cairo_region_destroy (region);
    }
  gtk_snapshot_append_layout (snapshot, visible, &colour);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    _ludo_passage_paint_cover (snapshot, LUDO_SENTENCE (child), layout,
                               &colour);
}

static void
ludo_passage_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  LudoPassage *self = LUDO_PASSAGE (widget);

  GTK_WIDGET_CLASS (ludo_passage_parent_class)->css_changed (widget, change);

  /* Made anew with the font there now is. */
  g_clear_object (&self->layout);
  gtk_widget_queue_resize (widget);
}

static void
ludo_passage_dispose (GObject *object)
{
  LudoPassage *self = LUDO_PASSAGE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->layout);

  G_OBJECT_CLASS (ludo_passage_parent_class)->dispose (object);
}

static void
ludo_passage_finalize (GObject *object)
{
  LudoPassage *self = LUDO_PASSAGE (object);

  g_string_free (self->text, TRUE);
  pango_attr_list_unref (self->attributes);
  g_array_unref (self->raised);
  g_array_unref (self->matches);

  G_OBJECT_CLASS (ludo_passage_parent_class)->finalize (object);
}

static void
ludo_passage_class_init (LudoPassageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ludo_passage_dispose;
  object_class->finalize = ludo_passage_finalize;
  widget_class->get_request_mode = ludo_passage_get_request_mode;
  widget_class->measure = ludo_passage_measure;
  widget_class->size_allocate = ludo_passage_size_allocate;
  widget_class->snapshot = ludo_passage_snapshot;
  widget_class->css_changed = ludo_passage_css_changed;

  gtk_widget_class_set_css_name (widget_class, "passage");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_SECTION);
}

static void
ludo_passage_init (LudoPassage *self)
{
  self->text = g_string_new (NULL);
  self->attributes = pango_attr_list_new ();
  self->raised = g_array_new (FALSE, FALSE, sizeof (LudoRange));
  self->matches = g_array_new (FALSE, FALSE, sizeof (LudoRange));
  self->current = -1;
  self->laid_width = -1;
}

LudoPassage *
ludo_passage_new (LudoPageLanguage language,
                  double           line_spacing)
{
  LudoPassage *self = g_object_new (LUDO_TYPE_PASSAGE, NULL);
  PangoLanguage *spoken =
    pango_language_from_string (ludo_page_language_code (language));

  self->language = language;
  self->line_spacing = line_spacing;
  /* It chooses the forms of letters. */
  pango_attr_list_insert (self->attributes,
                          pango_attr_language_new (spoken));

  return self;
}

LudoPageLanguage
ludo_passage_get_language (LudoPassage *self)
{
  g_return_val_if_fail (LUDO_IS_PASSAGE (self), LUDO_PAGE_FRENCH);

  return self->language;
}

static void
insert (LudoPassage    *self,
        PangoAttribute *attribute,
        guint           start)
{
  attribute->start_index = start;
  attribute->end_index = self->text->len;
  pango_attr_list_insert (self->attributes, attribute);
}

/* Adds markup at the end of the text, its attributes moved there too. */
static void
append_markup (LudoPassage *self,
               const char  *markup)
{
  PangoAttrList *attributes = NULL;
  g_autofree char *plain = NULL;
  GSList *list;

  if (!pango_parse_markup (markup, -1, 0, &attributes, &plain, NULL, NULL))
    {
      plain = ludo_page_dup_plain (markup);
      g_string_append (self->text, plain);
      return;
    }

  list = pango_attr_list_get_attributes (attributes);
  for (GSList *item = list; item != NULL; item = item->next)
    {
      PangoAttribute *attribute = item->data;

      attribute->start_index += self->text->len;
      attribute->end_index += self->text->len;
      pango_attr_list_insert (self->attributes, attribute);
    }
  g_slist_free (list);
  pango_attr_list_unref (attributes);
  g_string_append (self->text, plain);
}

LudoSentence *
ludo_passage_add (LudoPassage        *self,
                  const LudoPageNode *node,
                  const char         *prefix)
{
  LudoSentence *sentence;
  guint start;

  g_return_val_if_fail (LUDO_IS_PASSAGE (self) && node != NULL, NULL);

  if (self->text->len > 0)
    g_string_append_c (self->text, ' ');
  if (prefix != NULL)
    {
      start = self->text->len;
      g_string_append_printf (self->text, "%s ", prefix);
      insert (self, pango_attr_scale_new (0.85), start);
    }

  sentence = ludo_sentence_new (node, self->language);
  start = self->text->len;
  append_markup (self, node->text[self->language]);
  ludo_sentence_set_range (sentence, start, self->text->len);
  gtk_widget_set_parent (GTK_WIDGET (sentence), GTK_WIDGET (self));
  g_clear_object (&self->layout);

  return sentence;
}

void
ludo_passage_add_term (LudoPassage        *self,
                       LudoGloss           *mark,
                       const LudoPageTerm *term)
{
  LudoSentence *sentence;
  guint start, end;

  g_return_if_fail (LUDO_IS_PASSAGE (self) && LUDO_IS_GLOSS (mark));

  sentence =
    LUDO_SENTENCE (gtk_widget_get_last_child (GTK_WIDGET (self)));
  ludo_sentence_get_range (sentence, &start, &end);
  ludo_gloss_set_range (mark, start + term->start, start + term->end);
  ludo_sentence_add_mark (sentence, mark);
}

void
ludo_passage_add_note (LudoPassage *self,
                       LudoGloss    *mark,
                       const char  *letters)
{
  LudoSentence *sentence;
  guint start, end, begin;

  g_return_if_fail (LUDO_IS_PASSAGE (self) && LUDO_IS_GLOSS (mark));

  sentence =
    LUDO_SENTENCE (gtk_widget_get_last_child (GTK_WIDGET (self)));
  ludo_sentence_get_range (sentence, &start, &end);
  g_string_append (self->text, BEFORE_NOTE);
  begin = self->text->len;
  g_string_append (self->text, letters);
  insert (self, pango_attr_font_scale_new (PANGO_FONT_SCALE_SUPERSCRIPT),
          begin);
  insert (self, pango_attr_foreground_alpha_new ((guint16) (NOTE_ALPHA
                                                            * G_MAXUINT16)),
          begin);
  insert (self,
          pango_attr_baseline_shift_new (PANGO_BASELINE_SHIFT_SUPERSCRIPT),
          begin);
  g_array_append_val (self->raised, ((LudoRange) { begin,
                                                   self->text->len }));
  ludo_gloss_set_range (mark, begin, self->text->len);
  ludo_sentence_set_range (sentence, start, self->text->len);
  ludo_sentence_add_mark (sentence, mark);
  g_clear_object (&self->layout);
}

guint
ludo_passage_find_text (LudoPassage *self,
                        const char  *folded)
{
  g_return_val_if_fail (LUDO_IS_PASSAGE (self), 0);

  if (self->matches->len > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_array_set_size (self->matches, 0);
  self->current = -1;
  if (folded == NULL || folded[0] == '\0')
    return 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      LudoSentence *sentence = LUDO_SENTENCE (child);
      guint before = self->matches->len;
      guint start, end;

      /* What an exercise hides is not given away. */
      if (ludo_sentence_get_hidden (sentence))
        continue;
      ludo_sentence_get_range (sentence, &start, &end);
      ludo_fold_find (ludo_sentence_get_text (sentence), folded,
                      self->matches);
      for (guint i = before; i < self->matches->len; i++)
        {
          LudoRange *range = &g_array_index (self->matches, LudoRange, i);

          range->start += start;
          range->end += start;
        }
    }
  if (self->matches->len > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));

  return self->matches->len;
}

guint
ludo_passage_get_n_matches (LudoPassage *self)
{
  g_return_val_if_fail (LUDO_IS_PASSAGE (self), 0);

  return self->matches->len;
}

LudoSentence *
ludo_passage_set_current (LudoPassage *self,
                          int          match)
{
  const LudoRange *range;

  g_return_val_if_fail (LUDO_IS_PASSAGE (self), NULL);
  g_return_val_if_fail (match < (int) self->matches->len, NULL);

  self->current = match;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (match < 0)
    return NULL;

  range = &g_array_index (self->matches, LudoRange, match);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      guint start, end;

      ludo_sentence_get_range (LUDO_SENTENCE (child), &start, &end);
      if (range->start >= start && range->end <= end)
        return LUDO_SENTENCE (child);
    }

  return NULL;
}
