/* ludo-paragraph.c: sentences in one label
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-paragraph.h"

#include "content/ludo-reader-words.h"
#include "reader/ludo-page-label.h"

/* The small figures behind a sentence stay with its last word. */
#define BEFORE_NOTE "\u2060\u200a\u2060"
/* The small figures are pale, so as not to disturb reading. */
#define NOTE_ALPHA 0.72
/* A cover lets the paper shine through. */
#define COVER_ALPHA 0.55
/* The small figures count this share of their height, so that they do not part
 * the lines. */
#define LOW 0.1
/* A figure space, which covers a letter: it leaves room, and gives nothing to
 * be read, heard or copied. */
#define COVER "\u2007"

static void
insert (LudoParagraph  *self,
        PangoAttribute *attribute,
        guint           start,
        guint           end)
{
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert (self->attributes, attribute);
}

/* Adds markup at the end of the text, its attributes moved there too. */
static void
append_markup (LudoParagraph *self,
               GString       *text,
               const char    *markup)
{
  PangoAttrList *attributes = NULL;
  g_autofree char *plain = NULL;
  GSList *list;

  if (!pango_parse_markup (markup, -1, 0, &attributes, &plain, NULL, NULL))
    {
      plain = ludo_page_dup_plain (markup);
      g_string_append (text, plain);
      return;
    }

  list = pango_attr_list_get_attributes (attributes);
  for (GSList *item = list; item != NULL; item = item->next)
    {
      PangoAttribute *attribute = item->data;

      insert (self, attribute, attribute->start_index + text->len,
              attribute->end_index + text->len);
    }
  g_slist_free (list);
  pango_attr_list_unref (attributes);
  g_string_append (text, plain);
}

static void
annotate (LudoParagraph      *self,
          const LudoPageNode *sentence,
          const LudoPageTerm *term,
          guint               start,
          guint               end)
{
  LudoAnnotation annotation = { start, end, sentence, term };

  g_array_append_val (self->annotations, annotation);
}

static void
append_terms (LudoParagraph         *self,
              const LudoPageContext *context,
              const LudoPageNode    *node,
              guint                  start)
{
  GArray *terms = node->terms[self->language];

  for (guint i = 0; terms != NULL && i < terms->len; i++)
    {
      const LudoPageTerm *term = &g_array_index (terms, LudoPageTerm, i);

      if (term->page_id == NULL
          && ludo_page_context_find_entry (context, term) == NULL)
        continue;
      annotate (self, node, term, start + term->start, start + term->end);
      insert (self,
              pango_attr_underline_new (term->page_id != NULL
                                          ? PANGO_UNDERLINE_SINGLE
                                          : PANGO_UNDERLINE_LOW),
              start + term->start, start + term->end);
    }
}

/* Whether all sentences have the same sources, which only the last then
 * names. */
static gboolean
is_of_one_mark (LudoParagraph *self)
{
  const LudoSentence *first = self->sentences->pdata[0];
  const GPtrArray *notes = first->node->notes;

  for (guint i = 0; i < self->sentences->len; i++)
    {
      const LudoSentence *sentence = g_ptr_array_index (self->sentences, i);

      if (sentence->covered || sentence->node->notes->len != notes->len)
        return FALSE;
      for (guint j = 0; j < notes->len; j++)
        if (!g_str_equal (notes->pdata[j], sentence->node->notes->pdata[j]))
          return FALSE;
    }

  return TRUE;
}

/* Appends the sign of how sure the sentence is and, unless @later, the numbers
 * of its sources. */
static void
append_note (LudoParagraph      *self,
             LudoPageContext    *context,
             const LudoPageNode *node,
             gboolean            later,
             GString            *text)
{
  g_autofree char *numbers =
    later ? g_strdup ("")
          : ludo_page_context_dup_numbers (context, node, ",");
  const char *shape = ludo_reader_sure_shape (node->sure);
  /* The numbers of sources would look like the exponent of a number. */
  gboolean apart = numbers[0] != '\0' && text->len > 0
                   && g_ascii_isdigit (text->str[text->len - 1]);
  guint start;
  PangoAttribute *const small[] = {
    pango_attr_font_scale_new (PANGO_FONT_SCALE_SUPERSCRIPT),
    pango_attr_baseline_shift_new (PANGO_BASELINE_SHIFT_SUPERSCRIPT),
    pango_attr_foreground_alpha_new ((guint16) (NOTE_ALPHA * G_MAXUINT16)),
    pango_attr_line_height_new (LOW),
  };

  if (numbers[0] != '\0' || shape[0] != '\0')
    g_string_append (text, BEFORE_NOTE);
  start = text->len;
  g_string_append_printf (text, apart ? "%s(%s)" : "%s%s", shape, numbers);
  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    insert (self, small[i], start, text->len);
  if (text->len > start)
    annotate (self, node, NULL, start, text->len);
}

/* Appends covers in the shape of @words, which show how long each is. */
static void
append_cover (LudoParagraph *self,
              GString       *text,
              const char    *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  for (int i = 0; parts[i] != NULL; i++)
    {
      guint start;

      if (i > 0)
        g_string_append_c (text, ' ');
      start = text->len;
      for (glong n = g_utf8_strlen (parts[i], -1); n > 0; n--)
        g_string_append (text, COVER);
      insert (self, pango_attr_background_new (0x8080, 0x8080, 0x8080),
              start, text->len);
      insert (self,
              pango_attr_background_alpha_new ((guint16) (COVER_ALPHA
                                                          * G_MAXUINT16)),
              start, text->len);
    }
}

static void
append_sentence (LudoParagraph   *self,
                 LudoPageContext *context,
                 LudoSentence    *sentence,
                 gboolean         later,
                 GString         *text)
{
  const LudoPageNode *node = sentence->node;
  LudoPageLanguage language = self->language;
  g_autofree char *names = NULL;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  /* A reader who has chosen a ruleset needs only a mark, not the names. */
  if (node->rulesets != NULL)
    names = context->options.ruleset == NULL
              ? ludo_page_context_dup_rulesets (ludo_page_game (context->page),
                                                node->rulesets, language)
              : g_strdup (ludo_reader_word (language, LUDO_WORD_NOT_IN_ALL));
  if (names != NULL)
    {
      guint start = text->len;

      g_string_append_printf (text, "[%s] ", names);
      insert (self, pango_attr_scale_new (0.85), start, text->len);
    }

  sentence->start = text->len;
  if (sentence->covered)
    append_cover (self, text, node->plain[language]);
  else
    {
      append_markup (self, text, node->text[language]);
      append_terms (self, context, node, sentence->start);
      append_note (self, context, node, later, text);
    }
  sentence->end = text->len;
}

void
ludo_paragraph_fill (LudoParagraph   *self,
                     LudoPageContext *context)
{
  LudoPageLanguage language = self->language;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) heard = g_string_new (NULL);
  gboolean one_mark = self->sentences->len > 1 && is_of_one_mark (self);

  g_clear_pointer (&self->attributes, pango_attr_list_unref);
  self->attributes = pango_attr_list_new ();
  g_array_set_size (self->annotations, 0);
  insert (self,
          pango_attr_language_new (pango_language_from_string
                                     (ludo_page_language_code (language))),
          0, G_MAXUINT);
  for (guint i = 0; i < self->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->sentences, i);

      append_sentence (self, context, sentence,
                       one_mark && i + 1 < self->sentences->len, text);
      g_string_append_printf (heard, "%s%s", i > 0 ? " " : "",
                              sentence->covered
                                ? ludo_reader_word (context->options.language,
                                                    LUDO_WORD_HIDDEN)
                                : sentence->node->plain[language]);
    }
  gtk_label_set_text (self->label, text->str);
  /* Without the small figures. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heard->str,
                                  -1);
  gtk_label_set_attributes (self->label, self->attributes);
}

static void
paragraph_free (gpointer data)
{
  LudoParagraph *self = data;

  g_ptr_array_unref (self->sentences);
  g_array_unref (self->annotations);
  pango_attr_list_unref (self->attributes);
  g_free (self);
}

LudoParagraph *
ludo_paragraph_get (gpointer widget)
{
  return GTK_IS_LABEL (widget)
           ? g_object_get_data (G_OBJECT (widget), "paragraph") : NULL;
}

static void
add_sentence (LudoParagraph      *self,
              const LudoPageNode *node,
              gboolean            covered,
              gboolean            below)
{
  LudoSentence *sentence = g_new0 (LudoSentence, 1);

  sentence->node = node;
  sentence->language = self->language;
  sentence->label = self->label;
  sentence->covered = covered;
  sentence->below = below;
  g_ptr_array_add (self->sentences, sentence);
}

LudoParagraph *
ludo_paragraph_new (const LudoPageContext *context,
                    const LudoPageNode    *node,
                    LudoPageLanguage       language,
                    GHashTable            *revealed,
                    gboolean               below)
{
  GtkWidget *label = ludo_page_label_new (GTK_ACCESSIBLE_ROLE_LABEL, "text");
  LudoParagraph *self = g_new0 (LudoParagraph, 1);
  gboolean covers = context->options.mode == LUDO_READING_EXERCISE
                    && language != context->options.language;

  self->node = node;
  self->language = language;
  self->label = GTK_LABEL (label);
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  self->annotations = g_array_new (FALSE, FALSE, sizeof (LudoAnnotation));
  g_object_set_data_full (G_OBJECT (label), "paragraph", self,
                          paragraph_free);
  gtk_label_set_selectable (self->label, TRUE);
  if (node->type == LUDO_NODE_SENTENCE)
    add_sentence (self, node, FALSE, below);
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (ludo_page_context_includes (context, child))
        add_sentence (self, child,
                      covers && !g_hash_table_contains (revealed, child->id),
                      below);
    }

  return self;
}

const LudoAnnotation *
ludo_paragraph_get_annotation (LudoParagraph *self,
                               int            index)
{
  return &g_array_index (self->annotations, LudoAnnotation, index);
}

LudoParagraph *
ludo_sentence_get_paragraph (const LudoSentence *sentence)
{
  return ludo_paragraph_get (sentence->label);
}

const LudoAnnotation *
ludo_sentence_get_annotation (const LudoSentence *sentence,
                              int                 index)
{
  return ludo_paragraph_get_annotation (ludo_sentence_get_paragraph (sentence),
                                        index);
}

int
ludo_paragraph_find_annotation (LudoParagraph      *self,
                                const LudoSentence *sentence,
                                int                 step)
{
  int n = (int) self->annotations->len;

  for (int i = step > 0 ? 0 : n - 1; i >= 0 && i < n; i += step)
    if (ludo_paragraph_get_annotation (self, i)->sentence == sentence->node)
      return i;

  return -1;
}

gboolean
ludo_paragraph_find_bounds (GtkLabel        *label,
                            GtkWidget       *target,
                            guint            start,
                            guint            end,
                            graphene_rect_t *bounds)
{
  int range[2] = { (int) start, (int) end };
  cairo_rectangle_int_t box;
  cairo_region_t *region;
  graphene_point_t corner;
  int x, y;

  if (!gtk_widget_get_mapped (GTK_WIDGET (label))
      || gtk_widget_get_height (GTK_WIDGET (label)) == 0
      || !gtk_widget_compute_point (GTK_WIDGET (label), target,
                                    &GRAPHENE_POINT_INIT (0, 0), &corner))
    return FALSE;

  gtk_label_get_layout_offsets (label, &x, &y);
  region = gdk_pango_layout_get_clip_region (gtk_label_get_layout (label), x,
                                             y, range, 1);
  cairo_region_get_extents (region, &box);
  cairo_region_destroy (region);
  graphene_rect_init (bounds, corner.x + box.x, corner.y + box.y, box.width,
                      box.height);

  return TRUE;
}

LudoSentence *
ludo_paragraph_pick (LudoParagraph *self,
                     double         x,
                     double         y,
                     int           *annotation)
{
  int left, top, at, trailing;

  *annotation = -1;
  gtk_label_get_layout_offsets (self->label, &left, &top);
  if (!pango_layout_xy_to_index (gtk_label_get_layout (self->label),
                                 (int) ((x - left) * PANGO_SCALE),
                                 (int) ((y - top) * PANGO_SCALE), &at,
                                 &trailing))
    return NULL;

  for (int i = 0; i < (int) self->annotations->len; i++)
    if (ludo_paragraph_get_annotation (self, i)->start <= (guint) at
        && ludo_paragraph_get_annotation (self, i)->end > (guint) at)
      *annotation = i;
  for (guint i = 0; i < self->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->sentences, i);

      if (sentence->start <= (guint) at && sentence->end > (guint) at)
        return sentence;
    }

  return NULL;
}

gboolean
ludo_annotation_is_link (const LudoAnnotation *annotation)
{
  return annotation->term != NULL && annotation->term->page_id != NULL;
}

gboolean
ludo_sentence_has_translation (const LudoSentence *sentence)
{
  return sentence->node->text[1 - sentence->language] != NULL
         && sentence->node->language == NULL;
}

const char *
ludo_sentence_get_code (const LudoSentence *sentence)
{
  return sentence->node->language != NULL
           ? sentence->node->language
           : ludo_page_language_code (sentence->language);
}
