/* ludo-symbol-key.c: the key to the icons of the moves and the marks on the
 * board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-symbol-key.h"

#include <glib/gi18n.h>

#include "app/playing/panels/ludo-mark-guide.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-paint.h"

/* In pixels: a mark with its margin, the margin, and the widest line. */
#define MARK_SIZE 34
#define MARK_MARGIN 7
#define LINE_CHARS 30

/* The key of the data of the button: the LudoGameInfo whose symbols it
 * shows. */
#define INFO "ludo-info"

/* The first call adds the path of the program's own icons to the theme. */
GtkWidget *
ludo_symbol_key_make_icon (const LudoEventInfo *event,
                           GdkDisplay          *display)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (display);
  GtkWidget *icon;

  if (!gtk_icon_theme_has_icon (theme, event->icon))
    gtk_icon_theme_add_resource_path
      (theme, "/io/github/ludotheque/Ludotheque/icons");
  icon = gtk_image_new_from_icon_name (event->icon);
  if (event->words == NULL)
    return icon;

  gtk_widget_set_tooltip_text (icon, gettext (event->words));
  ludo_names_label (icon, gettext (event->words));

  return icon;
}

/* Draws a place with the mark. */
static void
draw_mark_cb (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  guint marks = GPOINTER_TO_UINT (data);
  double size;
  g_autofree char *family = ludo_widget_style_font (widget, &size);
  const LudoScene scene = {
    .width = width, .height = height,
    .theme = ludo_widget_style_board_theme (widget),
    .font_family = family, .font_size = size, .screen = TRUE,
  };
  const LudoRect place = { MARK_MARGIN, MARK_MARGIN, width - 2 * MARK_MARGIN,
                           height - 2 * MARK_MARGIN };
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  color.alpha = 0.25;
  gdk_cairo_set_source_rgba (cr, &color);
  ludo_paint_rounded_rect (cr, &place, 3);
  cairo_fill (cr);
  if (marks == LUDO_BOARD_MARK_NUMBERS)
    ludo_paint_label (cr, &scene, "2", width / 2.0, height / 2.0, size, width);
  else
    ludo_paint_marks (cr, &scene, &place, LUDO_SHAPE_RECT, marks);
}

static void
add_row (GtkBox     *box,
         GtkWidget  *symbol,
         const char *words)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_size_request (symbol, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), symbol);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (box, row);
}

static void
add_heading (GtkBox     *box,
             const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (box, label);
}

static void
add_icons (GtkBox              *box,
           const LudoEventInfo *event)
{
  const char *last = NULL;

  for (; event != NULL && event->type != GAME_EVENT_NONE; event++)
    if (event->words != NULL && g_strcmp0 (event->words, last) != 0)
      {
        if (last == NULL)
          add_heading (box, _("In the List of Moves"));
        last = event->words;
        add_row (box,
                 ludo_symbol_key_make_icon
                   (event, gtk_widget_get_display (GTK_WIDGET (box))),
                 gettext (event->words));
      }
}

/* Adds the marks; the numbers only if dice can be picked, which have them. */
static void
add_marks (GtkBox             *box,
           const LudoGameInfo *info)
{
  gboolean has_numbers = ludo_drawing_for (info->rules->id)->die_place != NULL;
  const char *line;
  guint marks;

  add_heading (box, _("On the Board"));
  for (guint i = 0; (line = ludo_mark_guide_get_line (i, &marks)) != NULL; i++)
    {
      GtkWidget *area;

      if (marks == LUDO_BOARD_MARK_NUMBERS && !has_numbers)
        continue;
      area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                           GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_mark_cb,
                                      GUINT_TO_POINTER (marks), NULL);
      add_row (box, area, line);
    }
}

/* Makes the key when it is first opened, because it seldom is. */
static void
open_cb (GtkMenuButton *button,
         gpointer       data)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);
  const LudoGameInfo *info = g_object_get_data (G_OBJECT (button), INFO);
  GtkWidget *scroller, *box;

  if (info == NULL || gtk_popover_get_child (popover) != NULL)
    return;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  add_icons (GTK_BOX (box), info->events);
  add_marks (GTK_BOX (box), info);
  /* Scrolls if the window is lower than the key. */
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                           "hscrollbar-policy", GTK_POLICY_NEVER,
                           "propagate-natural-width", TRUE,
                           "propagate-natural-height", TRUE,
                           "max-content-height", 420,
                           "child", box, NULL);
  gtk_popover_set_child (popover, scroller);
  ludo_names_give (scroller);
}

GtkWidget *
ludo_symbol_key_new (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("Key to Symbols"));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (button), GTK_ARROW_UP);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), open_cb,
                                         NULL, NULL);

  return button;
}

void
ludo_symbol_key_set_game (GtkWidget          *button,
                          const LudoGameInfo *info)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && info != NULL);

  g_object_set_data (G_OBJECT (button), INFO, (gpointer) info);
  gtk_popover_set_child (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)),
                         NULL);
}
