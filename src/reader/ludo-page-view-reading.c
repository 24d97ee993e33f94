/* ludo-page-view-reading.c: what the reader does with a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keyboard is at a sentence, or at a word or note in it, that stands in a
 * label which has the focus.  A page is scrolled without the focus as well:
 * who comes into it with a key, or presses one after having scrolled away from
 * the focus, goes on from what can be seen and not from where it was left.
 */

#include "reader/ludo-page-view-private.h"

#include <glib/gi18n.h>

#include "content/ludo-fold.h"
#include "reader/ludo-reader-words.h"

/* What is gone to may have been scrolled to half a pixel. */
#define ROUNDING 1

/* Sentences that are there ahead of the one gone to: eight in both languages.
 * Whoever presses a key for each has them laid out when they are reached. */
#define AHEAD 16

static LudoParagraph *
paragraph_of (const LudoSentence *sentence)
{
  return ludo_paragraph_get (sentence->label);
}

/* Of the paragraph of @sentence, from 0. */
static const LudoAnnotation *
annotation_of (const LudoSentence *sentence,
               int                 index)
{
  return ludo_paragraph_get_annotation (paragraph_of (sentence), index);
}

/* What explains it; @name: (out) (optional): what it is called. */
static char *
explain (LudoPageView        *self,
         const LudoSentence  *sentence,
         int                  index,
         char               **name)
{
  const LudoAnnotation *annotation = annotation_of (sentence, index);

  return ludo_page_context_explain (&self->rows.context, annotation->sentence,
                                    annotation->term, sentence->language,
                                    name);
}

static LudoSentence *
translation_of (LudoPageView       *self,
                const LudoSentence *sentence)
{
  return g_hash_table_lookup (self->rows.by_sentence[1 - sentence->language],
                              sentence->node->id);
}

/* Where in the text @sentence is: itself or, where it is a translation that is
 * shown below, the one that it was shown for. */
static LudoSentence *
in_text (LudoPageView *self,
         LudoSentence *sentence)
{
  return sentence->below ? translation_of (self, sentence) : sentence;
}

/* --- What can be seen of sentences --- */

gboolean
ludo_page_view_get_bounds (LudoPageView       *self,
                           const LudoSentence *sentence,
                           graphene_rect_t    *bounds)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL, FALSE);

  return ludo_paragraph_find_bounds (sentence->label, GTK_WIDGET (self),
                                     sentence->start, sentence->end, bounds);
}

/* The same of what is current. */
static gboolean
find_current_bounds (LudoPageView    *self,
                     graphene_rect_t *bounds)
{
  const LudoAnnotation *annotation;

  if (self->annotation < 0)
    return ludo_page_view_get_bounds (self, self->current, bounds);

  annotation = annotation_of (self->current, self->annotation);

  return ludo_paragraph_find_bounds (self->current->label, GTK_WIDGET (self),
                                     annotation->start, annotation->end,
                                     bounds);
}

/* Lets @paragraph show the marks of its sentences. */
static void
refresh (LudoPageView  *self,
         LudoParagraph *paragraph)
{
  LudoMarks marks = { self->ink, self->current, self->annotation,
                      self->matches, self->match };

  ludo_paragraph_show_marks (paragraph, &marks);
}

static gboolean
is_in_sight (LudoPageView          *self,
             const graphene_rect_t *bounds)
{
  return bounds->origin.y + bounds->size.height
           > _ludo_page_view_get_top (self)
         && bounds->origin.y < _ludo_page_view_get_bottom (self);
}

void
ludo_page_view_set_mark (LudoPageView     *self,
                         LudoSentence     *sentence,
                         LudoSentenceMark  mark,
                         gboolean          on)
{
  guint before;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  before = sentence->marks;
  sentence->marks = on ? before | mark : before & ~(guint) mark;
  if (sentence->marks != before)
    refresh (self, paragraph_of (sentence));
}

void
ludo_page_view_mark (LudoPageView *self,
                     const char   *id)
{
  char *marked = g_strdup (id);
  char *ids[] = { self->marked, marked };
  GHashTable *sentences = self->rows.by_sentence[self->rows.context.options.language];

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  for (int i = 0; i < 2; i++)
    {
      LudoSentence *sentence =
        ids[i] != NULL ? g_hash_table_lookup (sentences, ids[i]) : NULL;
      GtkWidget *widget = ids[i] != NULL ? g_hash_table_lookup (self->rows.by_id,
                                                                ids[i])
                                         : NULL;

      if (sentence != NULL)
        ludo_page_view_set_mark (self, sentence, LUDO_SENTENCE_FOUND, i == 1);
      else if (widget != NULL && i == 1)
        gtk_widget_add_css_class (widget, "found");
      else if (widget != NULL)
        gtk_widget_remove_css_class (widget, "found");
    }
  g_free (self->marked);
  self->marked = marked;
}

/* The sentence that the pointer or the keyboard is on is to be seen with its
 * translation. */
static void
point_at (LudoPageView *self,
          LudoSentence *sentence)
{
  LudoSentence *both[] = { self->pointed, sentence };

  if (self->pointed == sentence)
    return;

  for (int i = 0; i < 2; i++)
    {
      LudoSentence *translation =
        both[i] != NULL ? translation_of (self, both[i]) : NULL;

      if (both[i] != NULL)
        ludo_page_view_set_mark (self, both[i], LUDO_SENTENCE_POINTED,
                                 i == 1);
      if (translation != NULL)
        ludo_page_view_set_mark (self, translation, LUDO_SENTENCE_POINTED,
                                 i == 1);
    }
  self->pointed = sentence;
}

/* --- Where the keyboard is --- */

LudoSentence *
ludo_page_view_get_current (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  return self->current != NULL
         && gtk_widget_is_focus (GTK_WIDGET (self->current->label))
           ? self->current : NULL;
}

int
ludo_page_view_get_annotation (LudoPageView *self)
{
  return ludo_page_view_get_current (self) != NULL ? self->annotation : -1;
}

/* Whoever does not see where the keyboard is hears it. */
static void
tell_current (LudoPageView *self)
{
  LudoSentence *sentence = self->current;
  g_autofree char *text = NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const char *code = ludo_page_language_code (sentence->language);

  if (self->annotation >= 0)
    {
      g_autofree char *name = NULL;
      g_autofree char *markup = explain (self, sentence, self->annotation,
                                         &name);
      g_autofree char *plain = markup != NULL ? ludo_page_dup_plain (markup)
                                              : NULL;

      text = g_strconcat (name, plain != NULL ? ": " : NULL, plain, NULL);
    }
  else
    text = g_strdup (sentence->covered
                       ? ludo_reader_word (self->rows.context.options.language,
                                           LUDO_WORD_HIDDEN)
                       : sentence->node->plain[sentence->language]);
  pango_attr_list_insert (attributes, pango_attr_language_new
                                        (pango_language_from_string (code)));
  gtk_label_set_attributes (GTK_LABEL (self->status), attributes);
  gtk_label_set_text (GTK_LABEL (self->status), text);
}

static void
hide_explainer (LudoPageView *self)
{
  if (self->explainer != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->explainer));
}

static void
stop_explaining (LudoPageView *self)
{
  self->explains = FALSE;
  hide_explainer (self);
}

/* The caret goes along, so that words are selected from there. */
static void
place_caret (LudoPageView *self)
{
  LudoSentence *sentence = self->current;
  const char *text = gtk_label_get_text (sentence->label);
  guint at = self->annotation >= 0
               ? annotation_of (sentence, self->annotation)->start
               : sentence->start;
  int offset = (int) g_utf8_pointer_to_offset (text, text + at);

  gtk_label_select_region (sentence->label, offset, offset);
}

/* Gives the keyboard to @sentence or, where @annotation is not -1, to what can
 * be asked about there. */
static void
make_current (LudoPageView *self,
              LudoSentence *sentence,
              int           annotation)
{
  LudoParagraph *before = self->current != NULL
                            ? paragraph_of (self->current) : NULL;
  LudoParagraph *now = paragraph_of (sentence);

  self->current = sentence;
  self->annotation = annotation;
  self->scrolls = FALSE;
  g_set_weak_pointer (&self->last_focus, GTK_WIDGET (sentence->label));
  if (!gtk_widget_is_focus (GTK_WIDGET (sentence->label)))
    {
      self->going = TRUE;
      gtk_widget_grab_focus (GTK_WIDGET (sentence->label));
      self->going = FALSE;
    }
  place_caret (self);
  if (before != NULL && before != now)
    refresh (self, before);
  point_at (self, sentence);
  refresh (self, now);
  tell_current (self);
  stop_explaining (self);
  self->explains = annotation >= 0
                   && !ludo_annotation_is_link (annotation_of (sentence,
                                                               annotation));
  if (self->explains)
    _ludo_page_view_settle (self);
}

/* As little as it takes to see @bounds, or the beginning of what is larger
 * than what can be seen at once. */
static void
scroll_to (LudoPageView          *self,
           const graphene_rect_t *bounds)
{
  double top = bounds->origin.y;
  double bottom = top + bounds->size.height;
  double value = _ludo_page_view_get_top (self);

  value += MAX (bottom - _ludo_page_view_get_bottom (self), 0);
  /* At once, so that the next key finds the page where it goes to. */
  if (self->adjustment != NULL)
    gtk_adjustment_set_value (self->adjustment, MIN (value, top));
}

/* What has no room yet cannot be scrolled to, and is tried again; a page that
 * is out of sight has none before it is seen. */
static void
try_to_show_current (LudoPageView *self)
{
  graphene_rect_t bounds;

  self->scrolls = !find_current_bounds (self, &bounds);
  if (!self->scrolls)
    scroll_to (self, &bounds);
}

static void
show_current (LudoPageView *self)
{
  try_to_show_current (self);
  if (self->scrolls)
    _ludo_page_view_settle (self);
}

/* GTK shows the focus where a key moves it before it is let go, and what had
 * to wait comes later. */
static void
show_focus (LudoPageView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

void
ludo_page_view_go_to (LudoPageView *self,
                      LudoSentence *sentence)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  make_current (self, sentence, -1);
  show_current (self);
}

/* The same by a key. */
static void
step_to (LudoPageView *self,
         LudoSentence *sentence)
{
  g_signal_emit_by_name (self, "stepped");
  ludo_page_view_go_to (self, sentence);
  show_focus (self);
}

void
ludo_page_view_go_to_element (LudoPageView *self,
                              const char   *id)
{
  graphene_rect_t element, bounds;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL);

  if (!ludo_page_view_find_bounds (self, id, &element))
    return;

  for (guint i = 0; i < self->rows.sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->rows.sentences, i);

      if (ludo_page_view_get_bounds (self, sentence, &bounds)
          && (g_str_equal (sentence->node->id, id)
              || bounds.origin.y >= element.origin.y - ROUNDING))
        {
          ludo_page_view_go_to (self, sentence);
          return;
        }
    }
}

/* Tab within a paragraph: to its sentences, words and notes.  Returns: FALSE
 * where it leads out. */
static gboolean
step_within (LudoPageView *self,
             int           step)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);
  LudoParagraph *paragraph;
  int annotation;
  guint index;

  if (sentence == NULL)
    return FALSE;

  paragraph = paragraph_of (sentence);
  annotation = self->annotation;
  if (annotation >= 0)
    annotation += step;
  else if (step > 0)
    annotation = ludo_paragraph_find_annotation (paragraph, sentence, 1);
  if (annotation >= (int) paragraph->annotations->len
      || (annotation >= 0
          && ludo_paragraph_get_annotation (paragraph, annotation)->sentence
             != sentence->node))
    annotation = -1;

  /* From the first word or note back to the sentence. */
  if (annotation < 0 && (step > 0 || self->annotation < 0))
    {
      g_ptr_array_find (paragraph->sentences, sentence, &index);
      if ((step < 0 && index == 0)
          || (step > 0 && index + 1 == paragraph->sentences->len))
        return FALSE;
      sentence = g_ptr_array_index (paragraph->sentences, (int) index + step);
      if (step < 0)
        annotation = ludo_paragraph_find_annotation (paragraph, sentence, -1);
    }
  make_current (self, sentence, annotation);
  show_current (self);

  return TRUE;
}

static gboolean
find_focus_bounds (LudoPageView    *self,
                   graphene_rect_t *bounds)
{
  GtkWidget *focus = self->last_focus;

  if (focus == NULL)
    return FALSE;
  if (self->current != NULL && focus == GTK_WIDGET (self->current->label))
    return find_current_bounds (self, bounds);

  return gtk_widget_get_mapped (focus)
         && gtk_widget_compute_bounds (focus, GTK_WIDGET (self), bounds);
}

static gboolean
is_left_behind (LudoPageView *self)
{
  graphene_rect_t bounds;

  return !self->scrolls && find_focus_bounds (self, &bounds)
         && !is_in_sight (self, &bounds);
}

/* The first sentence in @language that begins at the upper rim or below it or,
 * where @step is -1, the last that ends at the lower rim or above it. */
static LudoSentence *
find_sentence (LudoPageView     *self,
               LudoPageLanguage  language,
               int               step)
{
  int n_sentences = (int) self->rows.sentences->len;
  double top = _ludo_page_view_get_top (self) - ROUNDING;
  double bottom = _ludo_page_view_get_bottom (self) + ROUNDING;

  for (int i = step > 0 ? 0 : n_sentences - 1; i >= 0 && i < n_sentences;
       i += step)
    {
      LudoSentence *sentence = g_ptr_array_index (self->rows.sentences, i);
      graphene_rect_t bounds;

      if (sentence->language == language
          && ludo_page_view_get_bounds (self, sentence, &bounds)
          && (step > 0 ? bounds.origin.y >= top
                       : bounds.origin.y + bounds.size.height <= bottom))
        return sentence;
    }

  return NULL;
}

/* The first in @widget that takes the focus and begins at the upper rim or
 * below it; of a label @sentence as well. */
static GtkWidget *
find_below_rim (LudoPageView  *self,
                GtkWidget     *widget,
                LudoSentence **sentence)
{
  double top = _ludo_page_view_get_top (self) - ROUNDING;
  LudoParagraph *paragraph = ludo_paragraph_get (widget);
  GtkWidget *found = NULL;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget)
      || GTK_IS_NATIVE (widget)
      || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds)
      || bounds.origin.y + bounds.size.height < top)
    return NULL;
  for (guint i = 0; paragraph != NULL && i < paragraph->sentences->len; i++)
    {
      *sentence = g_ptr_array_index (paragraph->sentences, i);
      if (ludo_page_view_get_bounds (self, *sentence, &bounds)
          && bounds.origin.y >= top)
        return widget;
    }
  *sentence = NULL;
  if (paragraph != NULL)
    return NULL;
  if (gtk_widget_get_focusable (widget) && bounds.origin.y >= top)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below_rim (self, child, sentence);

  return found;
}

/* Where somebody comes into the page who goes @step through it: @sentence or,
 * where it is none, a widget. */
static GtkWidget *
find_entrance (LudoPageView  *self,
               int            step,
               LudoSentence **sentence)
{
  GtkWidget *found = NULL;
  double offset;

  *sentence = NULL;
  if (step < 0)
    *sentence = find_sentence (self, self->rows.context.options.language, step);
  if (*sentence == NULL)
    found = find_below_rim (self, GTK_WIDGET (self), sentence);
  /* One that is larger than what can be seen at once. */
  if (found == NULL && *sentence == NULL)
    *sentence = ludo_page_view_get_place (self, &offset);
  if (found == NULL && *sentence == NULL)
    *sentence = find_sentence (self, self->rows.context.options.language, -1);
  /* Before it is laid out nothing of it is to be seen. */
  if (found == NULL && *sentence == NULL)
    *sentence = ludo_page_view_get_first (self);

  return found;
}

gboolean
ludo_page_view_enter (LudoPageView *self,
                      int           step)
{
  LudoSentence *sentence;
  GtkWidget *found;
  graphene_rect_t bounds;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && step != 0, FALSE);

  if (find_focus_bounds (self, &bounds) && is_in_sight (self, &bounds))
    {
      scroll_to (self, &bounds);
      return gtk_widget_grab_focus (self->last_focus);
    }

  found = find_entrance (self, step, &sentence);
  if (sentence == NULL)
    return found != NULL && gtk_widget_grab_focus (found);
  ludo_page_view_go_to (self, sentence);

  return TRUE;
}

/* What else in the page has got the focus is scrolled to as well. */
static void
leave_text (LudoPageView *self,
            GtkWidget    *focus)
{
  graphene_rect_t bounds;

  if (self->current != NULL)
    refresh (self, paragraph_of (self->current));
  point_at (self, NULL);
  stop_explaining (self);
  if (focus == NULL)
    return;

  g_set_weak_pointer (&self->last_focus, focus);
  if (gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &bounds)
      && bounds.size.height > 0)
    scroll_to (self, &bounds);
}

static void
focus_changed_cb (LudoPageView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  LudoParagraph *paragraph = ludo_paragraph_get (focus);
  LudoSentence *sentence;
  int step = self->focus_step;

  if (self->going)
    return;
  /* A menu has a window of its own. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, widget)
      || gtk_widget_get_native (focus) != gtk_widget_get_native (widget))
    focus = NULL;
  if (focus == NULL || paragraph == NULL)
    {
      leave_text (self, focus);
      return;
    }

  /* Back from somewhere else; or from the other end, with Tab. */
  if (step == 0 && self->current != NULL
      && paragraph_of (self->current) == paragraph)
    {
      make_current (self, self->current, self->annotation);
      return;
    }
  sentence = g_ptr_array_index (paragraph->sentences,
                                step < 0 ? paragraph->sentences->len - 1 : 0);
  make_current (self, sentence,
                step < 0 ? ludo_paragraph_find_annotation (paragraph, sentence,
                                                           -1) : -1);
  show_current (self);
}

static void
ludo_page_view_root (GtkWidget *widget)
{
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  parent_class->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget),
                           "notify::focus-widget",
                           G_CALLBACK (focus_changed_cb), widget,
                           G_CONNECT_SWAPPED);
  /* It would scroll to a whole paragraph, little by little. */
  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  /* What the focus comes to is to be read, not to be copied. */
  g_object_set (gtk_widget_get_settings (widget),
                "gtk-label-select-on-focus", FALSE, NULL);
}

static void
ludo_page_view_unroot (GtkWidget *widget)
{
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));

  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget),
                                        focus_changed_cb, widget);
  parent_class->unroot (widget);
}

static gboolean
move_focus (LudoPageView     *self,
            GtkDirectionType  direction,
            int               step)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  gboolean moved;

  self->focus_step = step;
  moved = parent_class->focus (widget, direction);
  self->focus_step = 0;

  return moved;
}

/* Tab and the arrows come into what can be seen; Tab goes on to what is still
 * to be made. */
static gboolean
ludo_page_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  gboolean backward = direction == GTK_DIR_TAB_BACKWARD;
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  gboolean outside = gtk_widget_get_focus_child (widget) == NULL;
  gboolean finished = ludo_page_view_get_finished (self);
  int step = backward || direction == GTK_DIR_UP ? -1 : 1;

  if (self->focus_waits)
    return TRUE;
  if ((outside ? !backward : is_left_behind (self))
      && ludo_page_view_enter (self, step))
    return TRUE;
  if (!outside && (forward || backward) && step_within (self, step))
    return TRUE;
  if ((finished || !outside || !backward)
      && move_focus (self, direction, step))
    return TRUE;
  if (finished || !(forward || (outside && backward)))
    return FALSE;

  /* What has no room yet cannot be scrolled to. */
  ludo_page_view_finish (self);
  self->focus_waits = TRUE;
  self->focus_step = step;
  _ludo_page_view_settle (self);

  return TRUE;
}

/* What was made is laid out by now. */
static void
go_on (LudoPageView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int step = self->focus_step;
  GtkDirectionType direction = step > 0 ? GTK_DIR_TAB_FORWARD
                                        : GTK_DIR_TAB_BACKWARD;

  self->focus_waits = FALSE;
  if (!move_focus (self, direction, step))
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (widget)),
                            direction);
  show_focus (self);
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

  top = _ludo_page_view_get_top (self);
  for (guint i = 0; i < self->rows.sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->rows.sentences, i);
      graphene_rect_t bounds;

      if (ludo_page_view_get_bounds (self, sentence, &bounds)
          && bounds.origin.y + bounds.size.height > top)
        {
          *offset = bounds.origin.y - top;
          return sentence;
        }
    }

  return NULL;
}

/* --- Translations and covers --- */

static void
close_translation (LudoPageView *self)
{
  LudoSentence *sentence =
    self->open != NULL
      ? ludo_page_view_get_sentence (self, self->open,
                                     self->rows.context.options.language) : NULL;
  GtkWidget *bilingual, *below;

  g_clear_pointer (&self->open, g_free);
  if (sentence == NULL)
    return;

  ludo_page_view_set_mark (self, sentence, LUDO_SENTENCE_OPEN, FALSE);
  bilingual = gtk_widget_get_parent (GTK_WIDGET (sentence->label));
  below = gtk_widget_get_last_child (bilingual);
  if (below == GTK_WIDGET (sentence->label))
    return;

  if (self->pointed != NULL && GTK_WIDGET (self->pointed->label) == below)
    point_at (self, NULL);
  /* What has the focus there is about to go, and GTK would look for another
   * place anywhere in the window. */
  if (self->current != NULL && GTK_WIDGET (self->current->label) == below)
    {
      if (gtk_widget_is_focus (below))
        make_current (self, sentence, -1);
      self->current = sentence;
      self->annotation = -1;
    }
  gtk_box_remove (GTK_BOX (bilingual), below);
}

static void
show_translation (LudoPageView *self,
                  LudoSentence *sentence)
{
  GtkWidget *below =
    ludo_rows_paragraph (&self->rows, sentence->node, 1 - sentence->language,
                         TRUE);

  gtk_widget_add_css_class (below, "shown-translation");
  gtk_box_append (GTK_BOX (gtk_widget_get_parent
                             (GTK_WIDGET (sentence->label))), below);
  ludo_page_view_set_mark (self, sentence, LUDO_SENTENCE_OPEN, TRUE);
}

void
ludo_page_view_toggle_translation (LudoPageView *self,
                                   LudoSentence *sentence)
{
  gboolean was_open;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  /* It is to be seen already, or it is one itself. */
  if (ludo_page_context_shows_both (&self->rows.context) || sentence->below
      || !ludo_sentence_has_translation (sentence))
    return;

  was_open = g_strcmp0 (self->open, sentence->node->id) == 0;
  close_translation (self);
  if (was_open)
    return;

  self->open = g_strdup (sentence->node->id);
  show_translation (self, sentence);
}

void
ludo_page_view_show_translation (LudoPageView *self,
                                 LudoSentence *sentence)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  if (g_strcmp0 (self->open, sentence->node->id) != 0)
    ludo_page_view_toggle_translation (self, sentence);
}

void
_ludo_page_view_restore_translation (LudoPageView *self)
{
  LudoSentence *sentence = NULL;

  if (self->rows.context.options.mode == LUDO_READING_ON_DEMAND
      && self->open != NULL)
    sentence = ludo_page_view_get_sentence (self, self->open,
                                            self->rows.context.options.language);
  if (sentence != NULL)
    show_translation (self, sentence);
  else
    g_clear_pointer (&self->open, g_free);
}

static void
reveal (LudoPageView *self,
        LudoSentence *sentence,
        gboolean      revealed)
{
  if (sentence->covered != revealed)
    return;

  if (revealed)
    g_hash_table_add (self->rows.revealed, g_strdup (sentence->node->id));
  else
    g_hash_table_remove (self->rows.revealed, sentence->node->id);
  sentence->covered = !revealed;
  if (self->current != NULL && self->current->label == sentence->label)
    self->annotation = -1;
  ludo_paragraph_fill (paragraph_of (sentence), &self->rows.context);
  refresh (self, paragraph_of (sentence));
}

void
ludo_page_view_reveal_all (LudoPageView *self,
                           gboolean      revealed)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  if (self->rows.context.options.mode != LUDO_READING_EXERCISE)
    return;

  ludo_page_view_finish (self);
  for (guint i = 0; i < self->rows.sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->rows.sentences, i);

      if (sentence->language != self->rows.context.options.language)
        reveal (self, sentence, revealed);
    }
}

/* A click on the sentence, or Enter. */
static void
activate (LudoPageView *self,
          LudoSentence *sentence)
{
  LudoSentence *covered = sentence;

  if (self->rows.context.options.mode == LUDO_READING_ON_DEMAND)
    ludo_page_view_toggle_translation (self, sentence);
  else if (self->rows.context.options.mode == LUDO_READING_EXERCISE)
    {
      /* Either of the two uncovers the one that is covered. */
      if (sentence->language == self->rows.context.options.language)
        covered = translation_of (self, sentence);
      if (covered != NULL)
        reveal (self, covered, covered->covered);
      tell_current (self);
    }
}

/* --- Words and notes are explained --- */

static void
follow (LudoPageView *self)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);
  const LudoPageTerm *term;
  const char *page = "sources";
  const char *target = "";

  if (sentence == NULL || self->annotation < 0)
    return;

  term = annotation_of (sentence, self->annotation)->term;
  if (term != NULL)
    {
      page = term->page_id != NULL ? term->page_id : "vocabulary";
      target = term->entry_id;
    }
  else if (sentence->node->notes->len > 0)
    target = g_ptr_array_index (sentence->node->notes, 0);
  stop_explaining (self);
  g_signal_emit_by_name (self, "followed", page, target);
}

static void
ensure_explainer (LudoPageView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *label, *button;

  self->explainer = gtk_popover_new ();
  label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode",
                        PANGO_WRAP_WORD_CHAR, "max-width-chars", 44,
                        "xalign", 0.0, NULL);
  /* The page keeps the focus, and with it the explanation. */
  button = g_object_new (GTK_TYPE_BUTTON, "halign", GTK_ALIGN_END,
                         "focus-on-click", FALSE, "focusable", FALSE, NULL);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (follow), self);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (self->explainer), box);
  gtk_popover_set_autohide (GTK_POPOVER (self->explainer), FALSE);
  gtk_widget_add_css_class (self->explainer, "explainer");
  gtk_widget_set_parent (self->explainer, GTK_WIDGET (self));
}

/* By now the page has come to rest; the explanation is shown while its word
 * can be seen. */
static void
place_explainer (LudoPageView *self)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);
  const LudoAnnotation *annotation;
  g_autofree char *markup = NULL;
  GtkWidget *label;
  graphene_rect_t bounds;

  if (!self->explains || sentence == NULL
      || !find_current_bounds (self, &bounds) || !is_in_sight (self, &bounds))
    {
      hide_explainer (self);
      return;
    }

  if (self->explainer == NULL)
    ensure_explainer (self);
  annotation = annotation_of (sentence, self->annotation);
  markup = explain (self, sentence, self->annotation, NULL);
  label = gtk_widget_get_first_child
    (gtk_popover_get_child (GTK_POPOVER (self->explainer)));
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_button_set_label (GTK_BUTTON (gtk_widget_get_next_sibling (label)),
                        annotation->term != NULL ? _("Open the Vocabulary")
                                                 : _("Open the Sources"));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->explainer),
                               &(GdkRectangle) { (int) bounds.origin.x,
                                                 (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->explainer));
  gtk_popover_present (GTK_POPOVER (self->explainer));
}

/* --- The pointer --- */

/* The sentence at a place of the page, or NULL; and which of its words or
 * notes, or -1. */
static LudoSentence *
sentence_at (LudoPageView *self,
             double        x,
             double        y,
             int          *annotation)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                       GTK_PICK_DEFAULT);
  LudoParagraph *paragraph = ludo_paragraph_get (picked);

  *annotation = -1;
  if (paragraph == NULL
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self), picked, x, y,
                                            &x, &y))
    return NULL;

  return ludo_paragraph_pick (paragraph, x, y, annotation);
}

static void
motion_cb (LudoPageView *self,
           double        x,
           double        y)
{
  const char *cursor = "text";
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);

  point_at (self, sentence);
  if (sentence == NULL)
    return;

  if (annotation >= 0)
    cursor = ludo_annotation_is_link (annotation_of (sentence, annotation))
               ? "pointer" : "help";
  gtk_widget_set_cursor_from_name (GTK_WIDGET (sentence->label), cursor);
}

static void
leave_cb (LudoPageView *self)
{
  point_at (self, ludo_page_view_get_current (self));
}

static gboolean
ludo_page_view_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    keyboard,
                              GtkTooltip *tooltip)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);
  g_autofree char *markup = NULL;

  if (keyboard || sentence == NULL || annotation < 0)
    return FALSE;

  markup = explain (self, sentence, annotation, NULL);
  if (markup == NULL)
    return FALSE;
  gtk_tooltip_set_markup (tooltip, markup);
  /* Another word has another explanation. */
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { x, y, 1, 1 });

  return TRUE;
}

/* Before the label hears of it. */
static void
pressed_cb (LudoPageView *self,
            int           n_press,
            double        x,
            double        y)
{
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);

  if (n_press == 1 && sentence != NULL)
    make_current (self, sentence, annotation);
}

/* Whoever has selected words has not clicked. */
static void
released_cb (LudoPageView *self,
             int           n_press,
             double        x,
             double        y)
{
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);

  if (n_press != 1 || sentence == NULL
      || sentence != ludo_page_view_get_current (self)
      || annotation != self->annotation
      || gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    return;

  if (annotation < 0)
    activate (self, sentence);
  else if (ludo_annotation_is_link (annotation_of (sentence, annotation)))
    follow (self);
}

/* --- The menu of a sentence --- */

static GMenuModel *
menu_model_new (LudoPageView *self)
{
  GMenu *menu = g_menu_new ();

  if (!ludo_page_context_shows_both (&self->rows.context))
    g_menu_append (menu, _("Show or Hide the Translation"),
                   "page.show-translation");
  g_menu_append (menu, _("Copy the Sentence in Both Languages"),
                 "page.copy-sentence");
  g_menu_append (menu, _("Copy the Paragraph in Both Languages"),
                 "page.copy-paragraph");

  return G_MENU_MODEL (menu);
}

/* The focus goes back to where the menu was asked for, and a command that was
 * chosen finds it there: GTK closes a menu first.  The page stays where it
 * is. */
static void
menu_closed_cb (LudoPageView *self)
{
  if (self->current != NULL)
    make_current (self, self->current, self->annotation);
}

static void
close_menu (LudoPageView *self)
{
  self->opens_menu = FALSE;
  if (self->menu == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->menu, self);
  gtk_popover_popdown (GTK_POPOVER (self->menu));
  g_clear_pointer (&self->menu, gtk_widget_unparent);
}

/* @x and @y are in the page's coordinates, near the current sentence. */
static void
open_menu (LudoPageView *self,
           double        x,
           double        y)
{
  g_autoptr (GMenuModel) model = menu_model_new (self);
  graphene_rect_t bounds;

  close_menu (self);
  stop_explaining (self);
  self->menu = gtk_popover_menu_new_from_model (model);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  if (ludo_page_view_get_bounds (self, self->current, &bounds))
    {
      self->menu_x = x - bounds.origin.x;
      self->menu_y = y - bounds.origin.y;
    }
  g_signal_connect_swapped (self->menu, "closed",
                            G_CALLBACK (menu_closed_cb), self);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* At the end of the sentence, or as far down as can be seen of a long one. */
static void
open_menu_below (LudoPageView *self)
{
  graphene_rect_t bounds;
  double bottom;

  self->opens_menu = FALSE;
  if (ludo_page_view_get_current (self) == NULL
      || !ludo_page_view_get_bounds (self, self->current, &bounds))
    return;

  bottom = bounds.origin.y + bounds.size.height;
  open_menu (self, bounds.origin.x,
             MIN (bottom, _ludo_page_view_get_bottom (self)));
}

/* The menu and what it is about are to be seen together: it goes where its
 * sentence has gone, and is closed where that is out of sight. */
static void
place_menu (LudoPageView *self)
{
  graphene_rect_t bounds;
  GdkRectangle point;
  double x, y;

  if (self->menu == NULL || !gtk_widget_get_visible (self->menu)
      || self->current == NULL)
    return;
  if (!ludo_page_view_get_bounds (self, self->current, &bounds)
      || !is_in_sight (self, &bounds))
    {
      gtk_popover_popdown (GTK_POPOVER (self->menu));
      return;
    }

  x = bounds.origin.x + MIN (self->menu_x, bounds.size.width);
  y = bounds.origin.y + MIN (self->menu_y, bounds.size.height);
  y = CLAMP (y, _ludo_page_view_get_top (self),
             _ludo_page_view_get_bottom (self));
  gtk_popover_get_pointing_to (GTK_POPOVER (self->menu), &point);
  if (point.x != (int) x || point.y != (int) y)
    gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                                 &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_present (GTK_POPOVER (self->menu));
}

/* Where there is no other language, the label's own menu is enough. */
static void
secondary_cb (LudoPageView    *self,
              int              n_press,
              double           x,
              double           y,
              GtkGestureClick *gesture)
{
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);

  if (sentence == NULL || !ludo_sentence_has_translation (sentence))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  make_current (self, sentence, -1);
  open_menu (self, x, y);
}

/* --- Keys --- */

/* The sentence @step after @sentence, or before, in the same language and not
 * folded away; NULL where the page ends. */
static LudoSentence *
find_neighbour (LudoPageView *self,
                LudoSentence *sentence,
                int           step)
{
  guint found;

  if (!g_ptr_array_find (self->rows.sentences, sentence, &found))
    return NULL;

  for (int i = (int) found + step; i >= 0; i += step)
    {
      LudoSentence *other;

      if (step > 0)
        _ludo_page_view_make_sentences (self, (guint) i + AHEAD);
      if (i >= (int) self->rows.sentences->len)
        return NULL;
      other = g_ptr_array_index (self->rows.sentences, i);
      if (other->language == sentence->language
          && gtk_widget_get_mapped (GTK_WIDGET (other->label)))
        return other;
    }

  return NULL;
}

/* An arrow: through the page or, where it points sideways, to the
 * translation.  Where the page has been scrolled away it leads to what is in
 * sight; none may begin there, as the sources at the end are no sentences. */
static void
press_arrow (LudoPageView *self,
             LudoSentence *sentence,
             int           step,
             gboolean      sideways)
{
  LudoSentence *here = in_text (self, sentence);
  LudoSentence *goal = NULL;

  if (is_left_behind (self))
    {
      goal = find_sentence (self, here->language, step);
      if (goal == NULL)
        goal = find_sentence (self, here->language, -step);
    }
  else
    {
      if (sideways)
        goal = translation_of (self, sentence);
      if (goal == NULL)
        goal = find_neighbour (self, here, step);
    }
  if (goal != NULL)
    step_to (self, goal);
}

/* A label would take these for its caret. */
static gboolean
turn (LudoPageView  *self,
      GtkScrollType  scroll)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  gboolean handled = FALSE;

  if (scroller != NULL)
    g_signal_emit_by_name (scroller, "scroll-child", scroll, FALSE, &handled);

  return handled;
}

static gboolean
press_escape (LudoPageView *self)
{
  if (self->explains)
    stop_explaining (self);
  else if (self->open != NULL)
    close_translation (self);
  else
    return FALSE;

  return TRUE;
}

static gboolean
press (LudoPageView *self,
       LudoSentence *sentence,
       guint         keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      press_arrow (self, sentence, -1,
                   keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      press_arrow (self, sentence, 1,
                   keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      if (self->annotation >= 0)
        follow (self);
      else
        activate (self, sentence);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return turn (self, GTK_SCROLL_START);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return turn (self, GTK_SCROLL_END);
    case GDK_KEY_Escape:
      return press_escape (self);
    case GDK_KEY_Menu:
      if (!ludo_sentence_has_translation (sentence))
        return FALSE;
      show_current (self);
      self->opens_menu = TRUE;
      _ludo_page_view_settle (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A label takes Ctrl and Alt with these letters for its caret, as Emacs does;
 * the page around it looks for words. */
static gboolean
pass_over_label (LudoPageView          *self,
                 guint                  keyval,
                 GtkEventControllerKey *keys)
{
  guint letter = gdk_keyval_to_lower (keyval);

  if (letter != GDK_KEY_a && letter != GDK_KEY_b && letter != GDK_KEY_e
      && letter != GDK_KEY_f)
    return FALSE;

  for (GtkWidget *widget = gtk_widget_get_parent (GTK_WIDGET (self));
       widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_event_controller_key_forward (keys, widget))
      break;

  return TRUE;
}

/* Before the label hears of it. */
static gboolean
key_cb (LudoPageView          *self,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkEventControllerKey *keys)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);

  state &= gtk_accelerator_get_default_mod_mask ();
  if (sentence == NULL)
    return FALSE;
  if (state == GDK_SHIFT_MASK && keyval == GDK_KEY_F10)
    return press (self, sentence, GDK_KEY_Menu);
  /* Words that are selected are copied alone. */
  if (state == GDK_CONTROL_MASK && keyval == GDK_KEY_c
      && !gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    return gtk_widget_activate_action (GTK_WIDGET (self),
                                       "page.copy-sentence", NULL);
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return pass_over_label (self, keyval, keys);

  return state == 0 && press (self, sentence, keyval);
}

/* --- Commands --- */

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = ludo_page_view_get_current (self);
  LudoPageLanguage first = self->rows.context.options.language;
  gboolean whole = g_str_equal (name, "page.copy-paragraph");
  g_autofree char *one = NULL, *other = NULL, *both = NULL;

  if (sentence == NULL)
    return;

  sentence = in_text (self, sentence);
  if (whole)
    {
      const LudoPageNode *node = paragraph_of (sentence)->node;

      one = ludo_page_context_dup_text (&self->rows.context, node, first, FALSE);
      other = ludo_page_context_dup_text (&self->rows.context, node, 1 - first,
                                          FALSE);
    }
  else
    {
      one = g_strdup (sentence->node->plain[first]);
      other = g_strdup (sentence->node->plain[1 - first]);
    }
  if (ludo_sentence_has_translation (sentence))
    both = g_strconcat (one, whole ? "\n\n" : "\n", other, "\n", NULL);
  else
    both = g_strconcat (one, "\n", NULL);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), both);
  g_signal_emit_by_name (self, "copied");
}

static void
show_translation_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = ludo_page_view_get_current (self);

  if (sentence != NULL)
    ludo_page_view_toggle_translation (self, in_text (self, sentence));
}

static void
reveal_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ludo_page_view_reveal_all (LUDO_PAGE_VIEW (widget),
                             g_str_equal (name, "page.reveal-all"));
}

/* --- Words that are looked for --- */

static LudoMatch *
match_at (LudoPageView *self,
          int           index)
{
  return &g_array_index (self->matches, LudoMatch, index);
}

/* Gives the marks to all labels with matches. */
static void
refresh_matches (LudoPageView *self)
{
  GtkLabel *last = NULL;

  for (guint i = 0; i < self->matches->len; i++)
    {
      GtkLabel *label = match_at (self, (int) i)->sentence->label;

      if (label != last)
        refresh (self, ludo_paragraph_get (label));
      last = label;
    }
}

static void
clear_matches (LudoPageView *self)
{
  for (guint i = 0; i < self->matches->len; i++)
    paragraph_of (match_at (self, (int) i)->sentence)->n_matches = 0;
  refresh_matches (self);
  g_array_set_size (self->matches, 0);
  self->match = -1;
}

guint
ludo_page_view_find_text (LudoPageView *self,
                          const char   *text)
{
  g_autofree char *folded = NULL;
  g_autoptr (GArray) ranges = g_array_new (FALSE, FALSE, sizeof (LudoRange));

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && text != NULL, 0);

  clear_matches (self);
  folded = ludo_fold (text, NULL);
  if (folded[0] == '\0')
    return 0;

  ludo_page_view_finish (self);
  for (guint i = 0; i < self->rows.sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->rows.sentences, i);

      /* What an exercise hides is not given away. */
      if (sentence->covered)
        continue;
      g_array_set_size (ranges, 0);
      ludo_fold_find (sentence->node->plain[sentence->language], folded,
                      ranges);
      for (guint j = 0; j < ranges->len; j++)
        {
          const LudoRange *range = &g_array_index (ranges, LudoRange, j);
          LudoMatch match = { sentence, sentence->start + range->start,
                              sentence->start + range->end };

          g_array_append_val (self->matches, match);
          paragraph_of (sentence)->n_matches++;
        }
    }
  refresh_matches (self);

  return self->matches->len;
}

/* The first match at or below what is to be seen, as all are that have no room
 * yet, or the first of all. */
static int
first_match (LudoPageView *self)
{
  for (int i = 0; i < (int) self->matches->len; i++)
    {
      graphene_rect_t bounds;

      if (!ludo_page_view_get_bounds (self, match_at (self, i)->sentence,
                                      &bounds)
          || bounds.origin.y + bounds.size.height
             > _ludo_page_view_get_top (self))
        return i;
    }

  return 0;
}

LudoSentence *
ludo_page_view_step_match (LudoPageView *self,
                           int           step,
                           guint        *which)
{
  int n_matches = (int) self->matches->len;
  int before = self->match;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && which != NULL, NULL);

  *which = 0;
  if (n_matches == 0)
    return NULL;

  /* Round the ends of the page. */
  self->match = before < 0 ? first_match (self)
                           : (before + step + n_matches) % n_matches;
  if (before >= 0)
    refresh (self, paragraph_of (match_at (self, before)
                                                   ->sentence));
  refresh (self, paragraph_of (match_at (self, self->match)
                                                 ->sentence));
  *which = (guint) self->match + 1;

  return match_at (self, self->match)->sentence;
}

/* --- The rest --- */

void
_ludo_page_view_settled (LudoPageView *self)
{
  if (self->focus_waits)
    go_on (self);
  if (self->scrolls && self->current != NULL)
    try_to_show_current (self);
  /* What is in sight has its room soon; what is not may wait for long. */
  if (self->scrolls && self->current != NULL
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    _ludo_page_view_settle (self);
  if (self->opens_menu)
    open_menu_below (self);
  place_explainer (self);
  place_menu (self);
}

void
_ludo_page_view_clear_reading (LudoPageView *self)
{
  close_menu (self);
  stop_explaining (self);
  g_clear_pointer (&self->marked, g_free);
  g_array_set_size (self->matches, 0);
  g_clear_weak_pointer (&self->last_focus);
  self->current = self->pointed = NULL;
  self->annotation = self->match = -1;
  self->scrolls = self->focus_waits = FALSE;
  self->focus_step = 0;
  if (self->status != NULL)
    gtk_label_set_text (GTK_LABEL (self->status), "");
}

/* Marks that go by the colour of the letters are made anew. */
static void
ludo_page_view_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  GdkRGBA before = self->ink;

  parent_class->css_changed (widget, change);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                               &self->ink);
  if (gdk_rgba_equal (&before, &self->ink))
    return;

  for (guint i = 0; i < self->rows.sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->rows.sentences, i);

      if (sentence->marks != 0 || sentence == self->current)
        refresh (self, paragraph_of (sentence));
    }
}

void
_ludo_page_view_class_init_reading (GtkWidgetClass *widget_class)
{
  widget_class->focus = ludo_page_view_focus;
  widget_class->root = ludo_page_view_root;
  widget_class->unroot = ludo_page_view_unroot;
  widget_class->query_tooltip = ludo_page_view_query_tooltip;
  widget_class->css_changed = ludo_page_view_css_changed;
  gtk_widget_class_install_action (widget_class, "page.copy-sentence", NULL,
                                   copy_action);
  gtk_widget_class_install_action (widget_class, "page.copy-paragraph", NULL,
                                   copy_action);
  gtk_widget_class_install_action (widget_class, "page.show-translation",
                                   NULL, show_translation_action);
  gtk_widget_class_install_action (widget_class, "page.reveal-all", NULL,
                                   reveal_action);
  gtk_widget_class_install_action (widget_class, "page.hide-all", NULL,
                                   reveal_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "page.copy-paragraph", NULL);
}

static void
add_click (LudoPageView *self,
           guint         button,
           GCallback     pressed,
           GCallback     released)
{
  GtkGesture *click = gtk_gesture_click_new ();

  /* Before the label hears of it, which has a menu of its own. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), button);
  g_signal_connect_swapped (click, "pressed", pressed, self);
  if (released != NULL)
    g_signal_connect_swapped (click, "released", released, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
_ludo_page_view_init_reading (LudoPageView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->annotation = self->match = -1;
  self->status = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_STATUS,
                               "ellipsize", PANGO_ELLIPSIZE_END,
                               "can-target", FALSE, NULL);
  gtk_widget_set_parent (self->status, GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  add_click (self, GDK_BUTTON_PRIMARY, G_CALLBACK (pressed_cb),
             G_CALLBACK (released_cb));
  add_click (self, GDK_BUTTON_SECONDARY, G_CALLBACK (secondary_cb), NULL);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
