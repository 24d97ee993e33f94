/* ludo-lines-layout.c: measures a label without shaping its letters in vain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-lines-layout"

#include "config.h"

#include "reader/ludo-lines-layout.h"

#include <string.h>

/* Narrower than this a line holds no word. */
#define MIN_WIDTH 90

/* A text of more bytes fills more than a line, wherever it stands. */
#define SHORT_MAX 60

struct _LudoLinesLayout
{
  GtkLayoutManager parent_instance;

  gboolean seen;
};

G_DEFINE_FINAL_TYPE (LudoLinesLayout, ludo_lines_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
ludo_lines_layout_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_lines (GtkWidget *widget,
               int        width,
               int       *all_width,
               int       *all_height)
{
  g_autoptr (PangoLayout) layout =
    pango_layout_copy (gtk_label_get_layout (GTK_LABEL (widget)));

  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, all_width, all_height);
}

static void
ludo_lines_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  LudoLinesLayout *self = LUDO_LINES_LAYOUT (manager);

  *minimum = *natural = 0;
  if (!self->seen)
    return;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_lines (widget, for_size < 0 ? MIN_WIDTH : for_size, NULL,
                     natural);
      *minimum = *natural;
      return;
    }

  *natural = ludo_lines_layout_guess
    (widget, gtk_label_get_text (GTK_LABEL (widget)));
  if (*natural == 0)
    measure_lines (widget, -1, natural, NULL);
  *minimum = MIN (*natural, MIN_WIDTH);
}

/* The label breaks its own lines, for it draws them. */
static void
ludo_lines_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  GTK_WIDGET_GET_CLASS (widget)->size_allocate (widget, width, height,
                                                baseline);
}

static void
ludo_lines_layout_class_init (LudoLinesLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = ludo_lines_layout_get_request_mode;
  manager_class->measure = ludo_lines_layout_measure;
  manager_class->allocate = ludo_lines_layout_allocate;
}

static void
ludo_lines_layout_init (LudoLinesLayout *self)
{
}

void
ludo_lines_layout_attach (GtkLabel *label,
                          gboolean  seen)
{
  LudoLinesLayout *self;

  g_return_if_fail (GTK_IS_LABEL (label));

  self = g_object_new (LUDO_TYPE_LINES_LAYOUT, NULL);
  self->seen = !!seen;
  gtk_widget_set_layout_manager (GTK_WIDGET (label),
                                 GTK_LAYOUT_MANAGER (self));
}

int
ludo_lines_layout_guess (GtkWidget  *widget,
                         const char *text)
{
  const PangoFontDescription *font;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && text != NULL, 0);

  if (strnlen (text, SHORT_MAX + 1) <= SHORT_MAX)
    return 0;

  /* A letter is about half as wide as it is high. */
  font = pango_context_get_font_description
    (gtk_widget_get_pango_context (widget));

  return (int) (g_utf8_strlen (text, -1)
                * (pango_font_description_get_size (font)
                   / (2.0 * PANGO_SCALE)));
}
