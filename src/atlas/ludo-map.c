/* ludo-map.c: the places of a game's history on a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "atlas/ludo-map.h"

#include <math.h>

#include "atlas/ludo-map-drawing.h"
#include "board/ludo-widget-style.h"

/* Sizes in pixels.  A place's number is large enough to be hit easily with the
 * pointer. */
#define PIN_SIZE 28
#define MIN_WIDTH 240
#define NATURAL_WIDTH 640

struct _LudoMap
{
  GtkWidget parent_instance;

  LudoMapDrawing *drawing;      /* owned */
  GPtrArray *buttons;           /* GtkWidget, the children, by place */
  GArray *pins;                 /* LudoMapPin, for the allocated width */
};

G_DEFINE_FINAL_TYPE (LudoMap, ludo_map, GTK_TYPE_WIDGET)

static void
ludo_map_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  LudoMap *self = LUDO_MAP (widget);

  /* GTK needs every child measured before it is allocated. */
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_measure (self->buttons->pdata[i], orientation, -1, NULL, NULL,
                        NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    *minimum = *natural = (int) ceil (
      ludo_map_drawing_get_height (self->drawing,
                                   for_size >= 0 ? for_size : MIN_WIDTH));
}

static void
ludo_map_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  LudoMap *self = LUDO_MAP (widget);

  g_clear_pointer (&self->pins, g_array_unref);
  self->pins = ludo_map_drawing_place_pins (self->drawing, width, PIN_SIZE);
  for (guint i = 0; i < self->buttons->len; i++)
    {
      const LudoMapPin *pin = &g_array_index (self->pins, LudoMapPin, i);
      GtkRequisition size;
      GtkAllocation place;

      gtk_widget_get_preferred_size (self->buttons->pdata[i], &size, NULL);
      place = (GtkAllocation) {
        (int) lround (pin->x - size.width / 2.0),
        (int) lround (pin->y - size.height / 2.0),
        size.width, size.height,
      };
      gtk_widget_size_allocate (self->buttons->pdata[i], &place, -1);
    }
}

static void
ludo_map_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  LudoMap *self = LUDO_MAP (widget);
  int width = gtk_widget_get_width (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (
    0, 0, (float) width, (float) gtk_widget_get_height (widget));
  LudoTheme theme = ludo_widget_style_theme (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  ludo_map_drawing_draw (self->drawing, cr, width, self->pins,
                         (LudoColor) { color.red, color.green, color.blue },
                         theme == LUDO_THEME_CONTRAST
                           || theme == LUDO_THEME_CONTRAST_DARK);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (ludo_map_parent_class)->snapshot (widget, snapshot);
}

void
ludo_map_lead_to (GtkWidget           *button,
                  const LudoAtlasItem *item)
{
  g_return_if_fail (GTK_IS_ACTIONABLE (button) && item != NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "page.follow");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)",
                                    item->page_id, item->element_id);
}

static void
add_button (LudoMap             *self,
            const LudoAtlasItem *item,
            LudoPageLanguage     language)
{
  g_autofree char *number = g_strdup_printf ("%u", self->buttons->len + 1);
  g_autofree char *name = ludo_atlas_item_name (item, language);
  GtkWidget *button = gtk_button_new_with_label (number);

  gtk_widget_add_css_class (button, "map-pin");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* Keep the focus out, because the list below leads to the same paragraphs and
   * to more. */
  gtk_widget_set_focusable (button, FALSE);
  ludo_map_lead_to (button, item);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_ptr_array_add (self->buttons, button);
}

static void
ludo_map_dispose (GObject *object)
{
  LudoMap *self = LUDO_MAP (object);

  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_unparent (self->buttons->pdata[i]);
  g_ptr_array_set_size (self->buttons, 0);

  G_OBJECT_CLASS (ludo_map_parent_class)->dispose (object);
}

static void
ludo_map_finalize (GObject *object)
{
  LudoMap *self = LUDO_MAP (object);

  g_ptr_array_unref (self->buttons);
  g_clear_pointer (&self->pins, g_array_unref);
  ludo_map_drawing_free (self->drawing);

  G_OBJECT_CLASS (ludo_map_parent_class)->finalize (object);
}

static void
ludo_map_class_init (LudoMapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ludo_map_dispose;
  object_class->finalize = ludo_map_finalize;
  widget_class->get_request_mode = ludo_widget_style_request_mode;
  widget_class->measure = ludo_map_measure;
  widget_class->size_allocate = ludo_map_size_allocate;
  widget_class->snapshot = ludo_map_snapshot;
  gtk_widget_class_set_css_name (widget_class, "map");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ludo_map_init (LudoMap *self)
{
  self->buttons = g_ptr_array_new ();
}

GtkWidget *
ludo_map_new (LudoAtlas        *atlas,
              LudoPageLanguage  language)
{
  static const char *const names[] = { "Carte", "Map", "Carte / Map" };
  LudoMap *self;

  g_return_val_if_fail (atlas != NULL, NULL);
  g_return_val_if_fail (language <= LUDO_PAGE_N_LANGUAGES, NULL);

  self = g_object_new (LUDO_TYPE_MAP, NULL);
  self->drawing = ludo_map_drawing_new (atlas);
  for (guint i = 0; i < atlas->places->len; i++)
    add_button (self, atlas->places->pdata[i], language);
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, names[language],
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    atlas->map_summary[language == LUDO_PAGE_N_LANGUAGES ? 0 : language], -1);

  return GTK_WIDGET (self);
}
