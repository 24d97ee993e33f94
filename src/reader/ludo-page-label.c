/* ludo-page-label.c: a text of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-page-label.h"

#include "board/ludo-widget-style.h"

/* The minimum width of a label in characters, small because its lines break at
 * any width. */
#define LEAST_CHARS 14

/* A title in large letters still goes into the narrowest window, in pixels. */
#define LEAST_WIDTH 260

/* The rest of a line of verse that is too long is set so far in, in characters,
 * that it does not look like the next line. */
#define HANGING_CHARS 4

static void
measure_text (PangoLayout *layout,
              int          width,
              int         *all_width,
              int         *all_height)
{
  g_autoptr (PangoLayout) copy = pango_layout_copy (layout);

  pango_layout_set_width (copy, width < 0 ? -1 : width * PANGO_SCALE);
  pango_layout_get_pixel_size (copy, all_width, all_height);
}

/* GtkLabel sets its text several times over, in lines of hardly any width
 * among others, to say how wide it would like to be; a page has hundreds of
 * labels, which take whatever width there is.  So letters are counted instead,
 * unless a text is to have just its own width, and lines are broken once, for
 * the width that they get. */
static void
measure_label (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  GtkLabel *label = GTK_LABEL (widget);
  PangoLayout *layout = gtk_label_get_layout (label);
  const PangoFontDescription *font =
    pango_context_get_font_description (pango_layout_get_context (layout));
  /* A letter is about half as wide as it is high. */
  int letter = pango_font_description_get_size (font) / (2 * PANGO_SCALE);
  int width = gtk_widget_get_width (widget);
  int most = gtk_label_get_max_width_chars (label);

  if (gtk_widget_has_css_class (widget, LUDO_VERSE_LINE))
    pango_layout_set_indent (layout, -HANGING_CHARS * letter * PANGO_SCALE);
  *minimum = *natural = letter * LEAST_CHARS;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      if (most > 0)
        *natural = letter * most;
      else
        measure_text (layout, -1, natural, NULL);
      *minimum = MIN (MIN (*minimum, LEAST_WIDTH), *natural);
      return;
    }

  /* Without a width the height is that of unbroken lines.  Only measure a copy
   * for any but the label's own width, so that its lines stay as shown. */
  if (for_size < 0 || (width > 0 && width != for_size))
    measure_text (layout, for_size, NULL, minimum);
  else
    {
      pango_layout_set_width (layout, for_size * PANGO_SCALE);
      pango_layout_get_pixel_size (layout, NULL, minimum);
    }
  *natural = *minimum;
}

/* The label breaks its own lines, for it draws them. */
static void
allocate_label (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
  GTK_WIDGET_GET_CLASS (widget)->size_allocate (widget, width, height,
                                                baseline);
}

GtkWidget *
ludo_page_label_new (GtkAccessibleRole  role,
                     const char        *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "max-width-chars", LEAST_CHARS,
                                   "hexpand", TRUE,
                                   "xalign", 0.0, "yalign", 0.0, NULL);

  /* Do not set it as a property above, which would add a reference. */
  ludo_widget_style_set_layout (label, measure_label, allocate_label);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

void
ludo_page_label_set_markup (GtkWidget        *label,
                            const char       *markup,
                            LudoPageLanguage  language)
{
  g_autofree char *spoken =
    g_strdup_printf ("<span lang=\"%s\">%s</span>",
                     ludo_page_language_code (language), markup);

  gtk_label_set_markup (GTK_LABEL (label), spoken);
}
