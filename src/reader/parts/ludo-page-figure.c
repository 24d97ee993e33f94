/* ludo-page-figure.c: a board or a picture inside a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/parts/ludo-page-figure.h"

#include "board/ludo-picture.h"
#include "board/ludo-widget-style.h"
#include "content/ludo-page-board.h"
#include "content/ludo-page-picture.h"
#include "content/ludo-reader-words.h"
#include "games/games.h"

#define FIGURE_WIDTH 520
#define DRAWING_LEAST_WIDTH 1
#define DRAWING_WIDTH 640
#define DRAWING_HEIGHT 400

/* Owned by the picture. */
typedef struct
{
  LudoPageBoard board;
  LudoPageLanguage language;
} Moves;

static void
moves_free (gpointer data)
{
  Moves *moves = data;

  ludo_page_board_clear (&moves->board);
  g_free (moves);
}

static void
toggled_cb (GtkToggleButton *button,
            LudoPicture     *picture)
{
  Moves *moves = g_object_get_data (G_OBJECT (picture), "moves");
  gboolean after = gtk_toggle_button_get_active (button);

  ludo_picture_set_state (picture, &moves->board.states[after],
                          after ? &moves->board.trace : NULL);
  gtk_button_set_label (GTK_BUTTON (button),
                        ludo_reader_word (moves->language,
                                          after ? LUDO_WORD_BEFORE_MOVES
                                                : LUDO_WORD_AFTER_MOVES));
}

GtkWidget *
ludo_page_figure_new (const LudoPageNode  *figure,
                      const char          *game_id,
                      LudoPageLanguage     language,
                      const char          *caption,
                      GError             **error)
{
  const GameRules *rules = games_find (game_id);
  GtkWidget *box;
  GtkWidget *picture;
  GtkWidget *button;
  Moves *moves;

  g_return_val_if_fail (figure != NULL && rules != NULL, NULL);

  moves = g_new0 (Moves, 1);
  moves->language = language;
  if (!ludo_page_board_read (&moves->board, figure, rules, error))
    {
      moves_free (moves);
      return NULL;
    }

  picture = ludo_picture_new (game_id, &moves->board.states[0], caption);
  g_object_set_data_full (G_OBJECT (picture), "moves", moves, moves_free);
  ludo_picture_set_language (LUDO_PICTURE (picture),
                             ludo_page_language_code (language));
  ludo_picture_set_width (LUDO_PICTURE (picture), FIGURE_WIDTH);
  ludo_picture_set_coordinates (LUDO_PICTURE (picture), TRUE);
  ludo_picture_set_marks (LUDO_PICTURE (picture), moves->board.marks);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), picture);
  if (moves->board.n_states > 1)
    {
      button = gtk_toggle_button_new_with_label
        (ludo_reader_word (language, LUDO_WORD_AFTER_MOVES));
      ludo_widget_style_wrap_button (button);
      gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
      g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), picture);
      gtk_box_append (GTK_BOX (box), button);
    }

  return box;
}

static void
measure_drawing (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  LudoPagePicture *drawing = g_object_get_data (G_OBJECT (widget), "drawing");
  double aspect = ludo_page_picture_get_aspect (drawing);
  int width = (int) MIN (DRAWING_WIDTH, DRAWING_HEIGHT * aspect);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = DRAWING_LEAST_WIDTH;
      *natural = width;
    }
  else
    *minimum = *natural =
      (int) ((for_size < 0 ? DRAWING_LEAST_WIDTH : MIN (for_size, width))
             / aspect);
}

static void
allocate_nothing (GtkWidget *widget,
                  int        width,
                  int        height,
                  int        baseline)
{
}

static void
draw_drawing (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        drawing)
{
  ludo_page_picture_draw (drawing, cr, width);
}

/* A drawing of our own, which keeps its sharpness in every size. */
static GtkWidget *
drawing_new (LudoPagePicture *drawing,
             const char      *description)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (area),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  g_object_set_data_full (G_OBJECT (area), "drawing", drawing, g_object_unref);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_drawing,
                                  drawing, NULL);
  ludo_widget_style_set_layout (area, measure_drawing, allocate_nothing);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);

  return area;
}

GtkWidget *
ludo_page_figure_picture_new (const LudoPageNode *node,
                              LudoPageLanguage    language)
{
  LudoPagePicture *drawing = g_str_has_suffix (node->picture, ".svg")
                               ? ludo_page_picture_open (node->picture, NULL)
                               : NULL;
  GtkWidget *picture;
  GdkPaintable *paintable;

  if (drawing != NULL)
    return drawing_new (drawing, node->plain[language]);

  picture = gtk_picture_new_for_filename (node->picture);
  paintable = gtk_picture_get_paintable (GTK_PICTURE (picture));
  if (paintable != NULL)
    gtk_widget_set_size_request (picture, -1,
                                 gdk_paintable_get_intrinsic_height
                                   (paintable));
  gtk_picture_set_alternative_text (GTK_PICTURE (picture),
                                    node->plain[language]);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);

  return picture;
}
