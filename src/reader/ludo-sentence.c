/* ludo-sentence.c: one sentence of a page, in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-sentence"

#include "config.h"

#include "reader/ludo-sentence.h"

#include "reader/ludo-lines-layout.h"

struct _LudoSentence
{
  GtkWidget parent_instance;

  LudoPageLanguage language;
  gboolean hidden;
  gboolean pointed;
  guint start;
  guint end;

  /* Borrowed */
  const LudoPageNode *node;
  GtkWidget *label;             /* child */

  /* Owned */
  cairo_region_t *region;       /* or NULL before the first layout */
};

enum
{
  SIGNAL_CLICKED,
  SIGNAL_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoSentence, ludo_sentence, GTK_TYPE_WIDGET)

static void
ludo_sentence_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  /* The passage has made the room. */
  *minimum = *natural = 0;
}

static void
ludo_sentence_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation box = { 0, 0, width, height };
      GtkRequisition least;

      gtk_widget_get_preferred_size (child, &least, NULL);
      if (LUDO_IS_GLOSS (child))
        box = *ludo_gloss_get_box (LUDO_GLOSS (child));
      box.width = MAX (box.width, least.width);
      box.height = MAX (box.height, least.height);
      gtk_widget_size_allocate (child, &box, -1);
    }
}

/* Two sentences on one line share a box, but no letters. */
static gboolean
ludo_sentence_contains (GtkWidget *widget,
                        double     x,
                        double     y)
{
  LudoSentence *self = LUDO_SENTENCE (widget);
  cairo_rectangle_int_t box;

  if (self->region == NULL)
    return FALSE;

  cairo_region_get_extents (self->region, &box);

  return cairo_region_contains_point (self->region, box.x + (int) x,
                                      box.y + (int) y);
}

static void
ludo_sentence_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  /* The passage draws the letters; the label is for the ear. */
}

/* The passage is asked, because GTK waits for a widget that has been asked to
 * be drawn before it hears of it again, and this one never is. */
static void
draw_anew (LudoSentence *self)
{
  GtkWidget *passage = gtk_widget_get_parent (GTK_WIDGET (self));

  if (passage != NULL)
    gtk_widget_queue_draw (passage);
}

static void
ludo_sentence_state_flags_changed (GtkWidget     *widget,
                                   GtkStateFlags  before)
{
  LudoSentence *self = LUDO_SENTENCE (widget);
  GtkStateFlags now = gtk_widget_get_state_flags (widget);
  gboolean pointed = (now & (GTK_STATE_FLAG_PRELIGHT
                             | GTK_STATE_FLAG_FOCUS_VISIBLE)) != 0;

  GTK_WIDGET_CLASS (ludo_sentence_parent_class)->state_flags_changed (widget,
                                                                      before);
  if (pointed == self->pointed)
    return;

  self->pointed = pointed;
  draw_anew (self);
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, pointed);
}

static void
ludo_sentence_dispose (GObject *object)
{
  LudoSentence *self = LUDO_SENTENCE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->label = NULL;
  g_clear_pointer (&self->region, cairo_region_destroy);

  G_OBJECT_CLASS (ludo_sentence_parent_class)->dispose (object);
}

static void
ludo_sentence_class_init (LudoSentenceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter,
                                GDK_KEY_space };

  G_OBJECT_CLASS (klass)->dispose = ludo_sentence_dispose;
  widget_class->measure = ludo_sentence_measure;
  widget_class->size_allocate = ludo_sentence_size_allocate;
  widget_class->contains = ludo_sentence_contains;
  widget_class->snapshot = ludo_sentence_snapshot;
  widget_class->state_flags_changed = ludo_sentence_state_flags_changed;

  signals[SIGNAL_CLICKED] =
    g_signal_new ("clicked", type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_POINTED] =
    g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i], 0, "clicked",
                                         NULL);
  gtk_widget_class_set_activate_signal (widget_class,
                                        signals[SIGNAL_CLICKED]);
  gtk_widget_class_set_css_name (widget_class, "sentence");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
released_cb (LudoSentence *self,
             int           n_press,
             double        x,
             double        y)
{
  if (n_press != 1
      || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_CLICKED], 0);
}

static void
ludo_sentence_init (LudoSentence *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);

  self->label = gtk_label_new (NULL);
  gtk_widget_set_can_target (self->label, FALSE);
  ludo_lines_layout_attach (GTK_LABEL (self->label), FALSE);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

/* What the ear is given: the sentence or, while it is covered, the cover. */
static void
tell (LudoSentence *self,
      const char   *cover)
{
  const char *text = cover != NULL ? cover
                                   : self->node->plain[self->language];
  g_autofree char *markup = NULL;

  if (cover == NULL)
    {
      markup = g_strdup_printf ("<span lang=\"%s\">%s</span>",
                                ludo_page_language_code (self->language),
                                self->node->text[self->language]);
      gtk_label_set_markup (GTK_LABEL (self->label), markup);
    }
  else
    gtk_label_set_text (GTK_LABEL (self->label), cover);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

LudoSentence *
ludo_sentence_new (const LudoPageNode *node,
                   LudoPageLanguage    language)
{
  LudoSentence *self;

  g_return_val_if_fail (node != NULL && node->type == LUDO_NODE_SENTENCE,
                        NULL);

  self = g_object_new (LUDO_TYPE_SENTENCE, NULL);
  self->node = node;
  self->language = language;
  tell (self, NULL);

  return self;
}

const LudoPageNode *
ludo_sentence_get_node (LudoSentence *self)
{
  g_return_val_if_fail (LUDO_IS_SENTENCE (self), NULL);

  return self->node;
}

const char *
ludo_sentence_get_id (LudoSentence *self)
{
  g_return_val_if_fail (LUDO_IS_SENTENCE (self), NULL);

  return self->node->id;
}

LudoPageLanguage
ludo_sentence_get_language (LudoSentence *self)
{
  g_return_val_if_fail (LUDO_IS_SENTENCE (self), LUDO_PAGE_FRENCH);

  return self->language;
}

const char *
ludo_sentence_get_text (LudoSentence *self)
{
  g_return_val_if_fail (LUDO_IS_SENTENCE (self), NULL);

  return self->node->plain[self->language];
}

void
ludo_sentence_set_mark (LudoSentence *self,
                        const char   *mark,
                        gboolean      on)
{
  g_return_if_fail (LUDO_IS_SENTENCE (self) && mark != NULL);

  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), mark);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), mark);
  draw_anew (self);
}

void
ludo_sentence_set_hidden (LudoSentence *self,
                          gboolean      hidden,
                          const char   *cover)
{
  g_return_if_fail (LUDO_IS_SENTENCE (self));
  g_return_if_fail (!hidden || cover != NULL);

  if (self->hidden == !!hidden)
    return;

  self->hidden = !!hidden;
  tell (self, hidden ? cover : NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (LUDO_IS_GLOSS (child))
      gtk_widget_set_visible (child, !hidden);
  draw_anew (self);
}

gboolean
ludo_sentence_get_hidden (LudoSentence *self)
{
  g_return_val_if_fail (LUDO_IS_SENTENCE (self), FALSE);

  return self->hidden;
}

void
ludo_sentence_add_mark (LudoSentence *self,
                        LudoGloss     *mark)
{
  g_return_if_fail (LUDO_IS_SENTENCE (self) && LUDO_IS_GLOSS (mark));

  gtk_widget_set_parent (GTK_WIDGET (mark), GTK_WIDGET (self));
}

void
ludo_sentence_set_range (LudoSentence *self,
                         guint         start,
                         guint         end)
{
  g_return_if_fail (LUDO_IS_SENTENCE (self) && start <= end);

  self->start = start;
  self->end = end;
}

void
ludo_sentence_get_range (LudoSentence *self,
                         guint        *start,
                         guint        *end)
{
  g_return_if_fail (LUDO_IS_SENTENCE (self));

  *start = self->start;
  *end = self->end;
}

void
ludo_sentence_place (LudoSentence   *self,
                     cairo_region_t *region)
{
  GtkAllocation box;

  g_return_if_fail (LUDO_IS_SENTENCE (self) && region != NULL);

  g_clear_pointer (&self->region, cairo_region_destroy);
  self->region = region;
  cairo_region_get_extents (region, &box);
  gtk_widget_size_allocate (GTK_WIDGET (self), &box, -1);
}

const cairo_region_t *
ludo_sentence_get_region (LudoSentence *self)
{
  g_return_val_if_fail (LUDO_IS_SENTENCE (self), NULL);

  return self->region;
}
