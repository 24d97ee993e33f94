/* ludo-title.c: a title for a header bar that shrinks its text to fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GtkLabel would break a word that does not fit, and cannot use a smaller font
 * instead.
 */

#include "app/widgets/ludo-title.h"

#include "app/widgets/ludo-names.h"

/* The font sizes that are tried, as factors of the usual one: from 1 down. */
#define SCALE_STEP 0.05
#define SCALE_MIN 0.5

struct _LudoTitle
{
  GtkWidget parent_instance;

  char *text;

  /* Borrowed: the titles above and below this one, or NULL */
  LudoTitle *above;
  LudoTitle *below;
};

G_DEFINE_FINAL_TYPE (LudoTitle, ludo_title, GTK_TYPE_WIDGET)

static PangoLayout *
make_layout (LudoTitle *self,
             double     scale)
{
  PangoLayout *layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);

  return layout;
}

/* Whether the text fits into one line of the usual size. */
static gboolean
fits_whole (LudoTitle *self)
{
  g_autoptr (PangoLayout) layout = make_layout (self, 1);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width <= gtk_widget_get_width (GTK_WIDGET (self));
}

/* Returns: whether the title above needs the room of this one too. */
static gboolean
is_taken (LudoTitle *self)
{
  return self->above != NULL && !fits_whole (self->above);
}

/* Returns: the height that the text may have: that of the widget, and that of
 * the title below if this one needs its room. */
static int
height_of_room (LudoTitle *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return self->below != NULL
         && gtk_widget_get_visible (GTK_WIDGET (self->below))
         && !fits_whole (self)
           ? height + gtk_widget_get_height (GTK_WIDGET (self->below)) : height;
}

/* Returns a layout of the whole text in the largest font size that fits the
 * width and height, or NULL if none does. */
static PangoLayout *
make_fitting_layout (LudoTitle *self)
{
  int room_width = gtk_widget_get_width (GTK_WIDGET (self));
  int room_height = height_of_room (self);

  for (double scale = 1; scale >= SCALE_MIN - SCALE_STEP / 2;
       scale -= SCALE_STEP)
    {
      g_autoptr (PangoLayout) layout = make_layout (self, scale);
      int width, height;

      pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
      pango_layout_set_width (layout, room_width * PANGO_SCALE);
      pango_layout_get_pixel_size (layout, &width, &height);
      if (width <= room_width && height <= room_height)
        return g_steal_pointer (&layout);
    }

  return NULL;
}

/* Returns a layout of the text that is ellipsized at its end, or NULL if less
 * than half of it would remain, because nobody would understand that. */
static PangoLayout *
make_ellipsized_layout (LudoTitle *self)
{
  g_autoptr (PangoLayout) layout = make_layout (self, SCALE_MIN);
  int room_width = gtk_widget_get_width (GTK_WIDGET (self));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (room_width < width / 2)
    return NULL;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, room_width * PANGO_SCALE);

  return g_steal_pointer (&layout);
}

static void
ludo_title_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  LudoTitle *self = LUDO_TITLE (widget);
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  if (is_taken (self))
    return;
  layout = make_fitting_layout (self);
  if (layout == NULL)
    layout = make_ellipsized_layout (self);
  if (layout == NULL)
    return;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget),
                              0, (height_of_room (self) - height) / 2,
                              layout);
}

static void
ludo_title_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  g_autoptr (PangoLayout) layout = make_layout (LUDO_TITLE (widget), 1);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 0 : height;
}

static void
ludo_title_finalize (GObject *object)
{
  g_free (LUDO_TITLE (object)->text);

  G_OBJECT_CLASS (ludo_title_parent_class)->finalize (object);
}

static void
ludo_title_class_init (LudoTitleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = ludo_title_finalize;
  widget_class->measure = ludo_title_measure;
  widget_class->snapshot = ludo_title_snapshot;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
ludo_title_init (LudoTitle *self)
{
  self->text = g_strdup ("");
  gtk_widget_add_css_class (GTK_WIDGET (self), "title");
}

void
ludo_title_give (GtkWindow *window)
{
  GtkWidget *bar, *title;

  g_return_if_fail (GTK_IS_WINDOW (window));

  bar = gtk_window_get_titlebar (window);
  title = g_object_new (LUDO_TYPE_TITLE, NULL);
  ludo_title_set_text (LUDO_TITLE (title), gtk_window_get_title (window));
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (bar), title);
}

void
ludo_title_set_text (LudoTitle  *self,
                     const char *text)
{
  g_return_if_fail (LUDO_IS_TITLE (self));
  g_return_if_fail (text != NULL);

  if (g_str_equal (self->text, text))
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  ludo_names_label (self, text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ludo_title_set_below (LudoTitle *self,
                      LudoTitle *below)
{
  g_return_if_fail (LUDO_IS_TITLE (self) && LUDO_IS_TITLE (below));

  self->below = below;
  below->above = self;
}

gboolean
ludo_title_fits (LudoTitle *self)
{
  g_autoptr (PangoLayout) layout = NULL;

  g_return_val_if_fail (LUDO_IS_TITLE (self), FALSE);

  if (is_taken (self))
    return TRUE;
  layout = make_fitting_layout (self);

  return layout != NULL;
}
