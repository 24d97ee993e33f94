/* ludo-atlas-view.c: the page of a game's places and dates
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-atlas-view"

#include "config.h"

#include "reader/ludo-atlas-view.h"

#include "reader/ludo-map.h"
#include "reader/ludo-timeline.h"

/* As wide as the pages to read may get, in pixels. */
#define COLUMN_WIDTH 900

struct _LudoAtlasView
{
  GtkWidget parent_instance;

  /* Borrowed: the one child and what stands in it */
  GtkWidget *column;
  GtkWidget *title;
  GtkWidget *map_summary;
  GtkWidget *map;
  GtkWidget *timeline_summary;
  GtkWidget *timeline;

  /* Owned */
  LudoAtlas *atlas;
  LudoCoast *coast;
  char *coast_path;

  LudoPageLanguage language;
};

G_DEFINE_FINAL_TYPE (LudoAtlasView, ludo_atlas_view, GTK_TYPE_WIDGET)

enum
{
  REFERENCE_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
ludo_atlas_view_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  LudoAtlasView *self = LUDO_ATLAS_VIEW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > COLUMN_WIDTH)
    for_size = COLUMN_WIDTH;
  gtk_widget_measure (self->column, orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, COLUMN_WIDTH);
}

static void
ludo_atlas_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  LudoAtlasView *self = LUDO_ATLAS_VIEW (widget);
  GtkAllocation allocation = {
    .x = MAX ((width - COLUMN_WIDTH) / 2, 0),
    .width = MIN (width, COLUMN_WIDTH),
    .height = height,
  };

  gtk_widget_size_allocate (self->column, &allocation, baseline);
}

static GtkSizeRequestMode
ludo_atlas_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
reference_asked_cb (LudoAtlasView *self,
                    const char    *page_id,
                    const char    *element_id)
{
  g_signal_emit (self, signals[REFERENCE_ASKED], 0, page_id, element_id);
}

static void
ludo_atlas_view_dispose (GObject *object)
{
  LudoAtlasView *self = LUDO_ATLAS_VIEW (object);

  /* The pictures go before what they show. */
  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_pointer (&self->atlas, ludo_atlas_free);
  g_clear_pointer (&self->coast, ludo_coast_free);
  g_clear_pointer (&self->coast_path, g_free);

  G_OBJECT_CLASS (ludo_atlas_view_parent_class)->dispose (object);
}

static void
ludo_atlas_view_class_init (LudoAtlasViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_atlas_view_dispose;
  widget_class->measure = ludo_atlas_view_measure;
  widget_class->size_allocate = ludo_atlas_view_size_allocate;
  widget_class->get_request_mode = ludo_atlas_view_get_request_mode;

  signals[REFERENCE_ASKED] =
    g_signal_new ("reference-asked", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "atlas");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static GtkWidget *
add_text (LudoAtlasView     *self,
          GtkAccessibleRole  role,
          const char        *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role,
                                   "wrap", TRUE, "xalign", 0.0, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self->column), label);

  return label;
}

static GtkWidget *
add_picture (LudoAtlasView *self,
             GtkWidget     *picture)
{
  g_signal_connect_object (picture, "reference-asked",
                           G_CALLBACK (reference_asked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->column), picture);

  return picture;
}

static void
ludo_atlas_view_init (LudoAtlasView *self)
{
  self->language = LUDO_PAGE_ENGLISH;
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (self->column, "column");
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));

  self->title = add_text (self, GTK_ACCESSIBLE_ROLE_HEADING, "title-1");
  self->map_summary = add_text (self, GTK_ACCESSIBLE_ROLE_LABEL, NULL);
  self->map = add_picture (self, ludo_map_new ());
  self->timeline_summary = add_text (self, GTK_ACCESSIBLE_ROLE_LABEL, NULL);
  self->timeline = add_picture (self, ludo_timeline_new ());
}

GtkWidget *
ludo_atlas_view_new (void)
{
  return g_object_new (LUDO_TYPE_ATLAS_VIEW, NULL);
}

/* Each language in its own words, so that a voice reads it properly. */
static void
set_texts (LudoAtlasView *self,
           GtkWidget     *label,
           char *const   *texts)
{
  static const char *const codes[] = { "fr", "en" };
  g_autoptr (GString) markup = g_string_new (NULL);

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autofree char *part = NULL;

      if (self->language != LUDO_PAGE_N_LANGUAGES
          && self->language != (LudoPageLanguage) i)
        continue;
      part = g_markup_printf_escaped ("<span lang=\"%s\">%s</span>", codes[i],
                                      texts[i]);
      if (markup->len > 0)
        g_string_append_c (markup, '\n');
      g_string_append (markup, part);
    }
  gtk_label_set_markup (GTK_LABEL (label), markup->str);
}

static void
show (LudoAtlasView *self)
{
  if (self->atlas == NULL)
    return;

  set_texts (self, self->title, self->atlas->title);
  set_texts (self, self->map_summary, self->atlas->map_summary);
  set_texts (self, self->timeline_summary, self->atlas->timeline_summary);
  ludo_map_show (LUDO_MAP (self->map), self->atlas, self->coast,
                 self->language);
  ludo_timeline_show (LUDO_TIMELINE (self->timeline), self->atlas,
                      self->language);
}

gboolean
ludo_atlas_view_open (LudoAtlasView  *self,
                      const char     *atlas_path,
                      const char     *coast_path,
                      GError        **error)
{
  g_autoptr (LudoAtlas) atlas = NULL;
  g_autoptr (LudoAtlas) before = NULL;
  g_autoptr (LudoCoast) coast_before = NULL;

  g_return_val_if_fail (LUDO_IS_ATLAS_VIEW (self), FALSE);
  g_return_val_if_fail (atlas_path != NULL && coast_path != NULL, FALSE);

  atlas = ludo_atlas_load (atlas_path, error);
  if (atlas == NULL)
    return FALSE;

  /* The coast is that of every game. */
  if (g_strcmp0 (coast_path, self->coast_path) != 0)
    {
      LudoCoast *coast = ludo_coast_load (coast_path, error);

      if (coast == NULL)
        return FALSE;
      coast_before = self->coast;
      self->coast = coast;
      g_free (self->coast_path);
      self->coast_path = g_strdup (coast_path);
    }

  before = self->atlas;
  self->atlas = g_steal_pointer (&atlas);
  show (self);

  return TRUE;
}

void
ludo_atlas_view_set_language (LudoAtlasView    *self,
                              LudoPageLanguage  language)
{
  g_return_if_fail (LUDO_IS_ATLAS_VIEW (self));
  g_return_if_fail (language <= LUDO_PAGE_N_LANGUAGES);

  if (self->language == language)
    return;

  self->language = language;
  show (self);
}

const char *
ludo_atlas_view_get_title (LudoAtlasView *self)
{
  g_return_val_if_fail (LUDO_IS_ATLAS_VIEW (self), NULL);

  if (self->atlas == NULL)
    return NULL;

  return self->atlas->title[self->language % LUDO_PAGE_N_LANGUAGES];
}

GtkWidget *
ludo_atlas_view_get_map (LudoAtlasView *self)
{
  g_return_val_if_fail (LUDO_IS_ATLAS_VIEW (self), NULL);

  return self->map;
}

GtkWidget *
ludo_atlas_view_get_timeline (LudoAtlasView *self)
{
  g_return_val_if_fail (LUDO_IS_ATLAS_VIEW (self), NULL);

  return self->timeline;
}
