/* ludo-highlights.c: the colours and underlines over the text of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-highlights.h"

#include "content/ludo-fold.h"

/* Match: an occurrence of the text that is searched for. */
typedef struct
{
  LudoSentence *sentence;
  guint start;                  /* bytes of the label's text */
  guint end;
} Match;

/* The opacity of the tint of a sentence that is pointed at, and of one that was
 * asked for or is read aloud. */
#define POINTED_ALPHA 0.14
#define FOUND_ALPHA 0.28
/* The opacity of the tint of a match, and of the current match, behind dark
 * letters, and of a match behind light ones. */
#define MATCH_ALPHA 0.3
#define MATCH_CURRENT_ALPHA 0.65
#define MATCH_LIGHT_ALPHA 0.2

static void
change (PangoAttrList  *attributes,
        PangoAttribute *attribute,
        guint           start,
        guint           end)
{
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_change (attributes, attribute);
}

static void
tint (PangoAttrList *attributes,
      const GdkRGBA *colour,
      double         alpha,
      guint          start,
      guint          end)
{
  change (attributes,
          pango_attr_background_new ((guint16) (colour->red * G_MAXUINT16),
                                     (guint16) (colour->green * G_MAXUINT16),
                                     (guint16) (colour->blue * G_MAXUINT16)),
          start, end);
  change (attributes,
          pango_attr_background_alpha_new ((guint16) (alpha * G_MAXUINT16)),
          start, end);
}

static void
underline (PangoAttrList  *attributes,
           PangoUnderline  kind,
           guint           start,
           guint           end)
{
  change (attributes, pango_attr_underline_new (kind), start, end);
}

static gboolean
has_light_text (const LudoHighlights *highlights)
{
  return highlights->text_colour.green > 0.5;
}

/* Returns dark blue for dark text, and light blue for light text. */
static const GdkRGBA *
mark_colour (const LudoHighlights *highlights)
{
  static const GdkRGBA dark = { 0.11, 0.39, 0.71, 1 };
  static const GdkRGBA light = { 0.56, 0.76, 1, 1 };

  return has_light_text (highlights) ? &light : &dark;
}

static void
mark_sentence (const LudoSentence   *sentence,
               const LudoHighlights *highlights,
               gboolean              focused,
               PangoAttrList        *attributes)
{
  const GdkRGBA *colour = mark_colour (highlights);
  gboolean strong = (sentence->marks & (LUDO_SENTENCE_FOUND
                                        | LUDO_SENTENCE_SPOKEN)) != 0;
  guint start = sentence->start, end = sentence->end;

  if (strong)
    tint (attributes, colour, FOUND_ALPHA, start, end);
  else if (sentence->marks != 0 || focused)
    tint (attributes, colour, POINTED_ALPHA, start, end);
  if (focused || strong || (sentence->marks & LUDO_SENTENCE_OPEN) != 0)
    underline (attributes, focused ? PANGO_UNDERLINE_DOUBLE
                                   : PANGO_UNDERLINE_SINGLE, start, end);
}

/* Tints the matches of @paragraph yellow.  The letters keep their colour, but
 * light ones could not be read in the current match. */
static void
mark_matches (const LudoHighlights *highlights,
              LudoParagraph        *paragraph,
              PangoAttrList        *attributes)
{
  static const GdkRGBA pen = { 1, 0.78, 0, 1 };
  gboolean light = has_light_text (highlights);

  for (guint i = 0; i < highlights->matches->len; i++)
    {
      const Match *match = &g_array_index (highlights->matches, Match, i);
      gboolean current = (int) i == highlights->match;

      if (match->sentence->label != paragraph->label)
        continue;
      tint (attributes, &pen,
            current ? light ? 1 : MATCH_CURRENT_ALPHA
                    : light ? MATCH_LIGHT_ALPHA : MATCH_ALPHA,
            match->start, match->end);
      if (current && light)
        {
          change (attributes, pango_attr_foreground_new (0, 0, 0), match->start,
                  match->end);
          change (attributes, pango_attr_foreground_alpha_new (G_MAXUINT16),
                  match->start, match->end);
        }
      if (current)
        underline (attributes, PANGO_UNDERLINE_DOUBLE, match->start,
                   match->end);
    }
}

const LudoAnnotation *
ludo_highlights_get_annotation (const LudoHighlights *self)
{
  return self->annotation >= 0
           ? ludo_sentence_get_annotation (self->current, self->annotation)
           : NULL;
}

void
ludo_highlights_apply (const LudoHighlights *self,
                       LudoParagraph        *paragraph)
{
  g_autoptr (PangoAttrList) attributes =
    pango_attr_list_copy (paragraph->attributes);
  gboolean focused = !self->hides_current
                     && gtk_widget_is_focus (GTK_WIDGET (paragraph->label));
  const LudoAnnotation *annotation = ludo_highlights_get_annotation (self);

  for (guint i = 0; i < paragraph->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (paragraph->sentences, i);

      mark_sentence (sentence, self,
                     focused && sentence == self->current
                     && self->annotation < 0, attributes);
    }
  if (focused && annotation != NULL
      && self->current->label == paragraph->label)
    {
      tint (attributes, mark_colour (self), FOUND_ALPHA, annotation->start,
            annotation->end);
      underline (attributes, PANGO_UNDERLINE_DOUBLE, annotation->start,
                 annotation->end);
    }
  mark_matches (self, paragraph, attributes);
  gtk_label_set_attributes (paragraph->label, attributes);
}

void
ludo_highlights_init (LudoHighlights     *self,
                      const LudoViewport *viewport)
{
  self->viewport = viewport;
  self->matches = g_array_new (FALSE, FALSE, sizeof (Match));
  self->annotation = self->match = -1;
}

void
ludo_highlights_reset (LudoHighlights *self)
{
  g_clear_pointer (&self->found_id, g_free);
  self->current = self->pointed = NULL;
  g_array_set_size (self->matches, 0);
  self->annotation = self->match = -1;
}

void
ludo_highlights_set_mark (LudoHighlights   *self,
                          LudoSentence     *sentence,
                          LudoSentenceMark  mark,
                          gboolean          on)
{
  guint before = sentence->marks;

  sentence->marks = on ? before | mark : before & ~(guint) mark;
  if (sentence->marks != before)
    ludo_highlights_apply (self, ludo_sentence_get_paragraph (sentence));
}

static void
set_found (LudoHighlights *self,
           gboolean        on)
{
  const LudoPageModel *model = self->viewport->model;
  LudoSentence *sentence =
    ludo_page_model_find_sentence (model, self->found_id,
                                   model->context.options.language);
  GtkWidget *widget = self->found_id != NULL
                        ? g_hash_table_lookup (model->by_id, self->found_id)
                        : NULL;

  if (sentence != NULL)
    ludo_highlights_set_mark (self, sentence, LUDO_SENTENCE_FOUND, on);
  else if (widget != NULL && on)
    gtk_widget_add_css_class (widget, "found");
  else if (widget != NULL)
    gtk_widget_remove_css_class (widget, "found");
}

void
ludo_highlights_set_found (LudoHighlights *self,
                           const char     *id)
{
  char *copy = g_strdup (id);   /* @id may be the old one */

  set_found (self, FALSE);
  g_free (self->found_id);
  self->found_id = copy;
  set_found (self, TRUE);
}

static void
set_pointed (LudoHighlights *self,
             gboolean        on)
{
  LudoSentence *other =
    self->pointed != NULL
      ? ludo_page_model_translate (self->viewport->model, self->pointed) : NULL;

  if (self->pointed != NULL)
    ludo_highlights_set_mark (self, self->pointed, LUDO_SENTENCE_POINTED, on);
  if (other != NULL)
    ludo_highlights_set_mark (self, other, LUDO_SENTENCE_POINTED, on);
}

void
ludo_highlights_set_pointed (LudoHighlights *self,
                             LudoSentence   *sentence)
{
  if (self->pointed == sentence)
    return;

  set_pointed (self, FALSE);
  self->pointed = sentence;
  set_pointed (self, TRUE);
}

/* Applies the highlights of all labels that have a match among @matches. */
static void
show_matches (const LudoHighlights *self,
              const GArray         *matches)
{
  GtkLabel *last = NULL;

  for (guint i = 0; i < matches->len; i++)
    {
      GtkLabel *label = g_array_index (matches, Match, i).sentence->label;

      if (label != last)
        ludo_highlights_apply (self, ludo_paragraph_get (label));
      last = label;
    }
}

static void
add_matches (GArray       *matches,
             LudoSentence *sentence,
             const char   *folded)
{
  g_autoptr (GArray) ranges = g_array_new (FALSE, FALSE, sizeof (LudoRange));

  ludo_fold_find (sentence->node->plain[sentence->language], folded, ranges);
  for (guint i = 0; i < ranges->len; i++)
    {
      const LudoRange *range = &g_array_index (ranges, LudoRange, i);
      Match match = { sentence, sentence->start + range->start,
                      sentence->start + range->end };

      g_array_append_val (matches, match);
    }
}

guint
ludo_highlights_find_text (LudoHighlights *self,
                           const char     *text)
{
  const GPtrArray *sentences = self->viewport->model->sentences;
  g_autofree char *folded = ludo_fold (text, NULL);
  g_autoptr (GArray) before = self->matches;

  self->matches = g_array_new (FALSE, FALSE, sizeof (Match));
  self->match = -1;
  for (guint i = 0; folded[0] != '\0' && i < sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (sentences, i);

      /* A match would give away a sentence that an exercise covers. */
      if (!sentence->covered)
        add_matches (self->matches, sentence, folded);
    }
  show_matches (self, before);
  show_matches (self, self->matches);

  return self->matches->len;
}

/* Returns the number of the first match in the viewport or below it, or 0 if
 * there is none.  A match that is not laid out yet lies below it. */
static int
first_match (const LudoHighlights *self)
{
  for (guint i = 0; i < self->matches->len; i++)
    {
      graphene_rect_t bounds;

      if (!ludo_viewport_find_bounds (self->viewport,
                                      g_array_index (self->matches, Match,
                                                     i).sentence, &bounds)
          || bounds.origin.y + bounds.size.height
             > ludo_viewport_get_top (self->viewport))
        return (int) i;
    }

  return 0;
}

LudoSentence *
ludo_highlights_step_match (LudoHighlights *self,
                            int             step,
                            guint          *which)
{
  int n_matches = (int) self->matches->len;
  const Match *before, *match;

  *which = 0;
  if (n_matches == 0)
    return NULL;

  before = self->match >= 0 ? &g_array_index (self->matches, Match,
                                              self->match) : NULL;
  /* The first match follows the last. */
  self->match = before == NULL ? first_match (self)
                               : (self->match + step + n_matches) % n_matches;
  match = &g_array_index (self->matches, Match, self->match);
  if (before != NULL)
    ludo_highlights_apply (self,
                           ludo_sentence_get_paragraph (before->sentence));
  ludo_highlights_apply (self, ludo_sentence_get_paragraph (match->sentence));
  *which = (guint) self->match + 1;

  return match->sentence;
}

void
ludo_highlights_set_text_colour (LudoHighlights *self,
                                 const GdkRGBA  *colour)
{
  const GPtrArray *sentences = self->viewport->model->sentences;

  if (gdk_rgba_equal (&self->text_colour, colour))
    return;

  self->text_colour = *colour;
  for (guint i = 0; i < sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (sentences, i);

      if (sentence->marks != 0 || sentence == self->current)
        ludo_highlights_apply (self, ludo_sentence_get_paragraph (sentence));
    }
}
