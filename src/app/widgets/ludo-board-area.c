/* ludo-board-area.c: lays out a board, or a picture, and a text beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-board-area.h"

/* The text's share of a wide area, and its least and greatest width in
 * pixels. */
#define TEXT_SHARE 0.36
#define TEXT_LEAST 320
#define TEXT_MOST 520
/* The greatest share to which the text grows so that its buttons fit in one
 * line. */
#define ROW_SHARE 0.42
/* The board's share of a high area, and its share if it cannot be played on. */
#define BOARD_SHARE 0.5
#define SEEN_SHARE 0.4
/* The words below the board get this many lines; for them the board shrinks,
 * down to this share of the height. */
#define LINES_LEAST 5
#define CRAMPED_SHARE 0.38
/* The natural size of the area, in pixels. */
#define NATURAL_WIDTH 900
#define NATURAL_HEIGHT 600

struct _LudoBoardArea
{
  GtkWidget parent_instance;

  /* Borrowed: children */
  GtkWidget *board;
  GtkWidget *instead;           /* or NULL */
  GtkWidget *text;
  LudoButtonRow *row;           /* buttons in @text, or NULL */
  GtkScrolledWindow *words;     /* of @text, or NULL */

  gboolean only_seen;
};

G_DEFINE_FINAL_TYPE (LudoBoardArea, ludo_board_area, GTK_TYPE_WIDGET)

/* Returns: the widget in the place of the board: the one shown instead of it if
 *   that is visible, otherwise the board. */
static GtkWidget *
get_seen (LudoBoardArea *self)
{
  return self->instead != NULL && gtk_widget_get_visible (self->instead)
           ? self->instead : self->board;
}

static void
ludo_board_area_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  LudoBoardArea *self = LUDO_BOARD_AREA (widget);
  int board, text;

  gtk_widget_measure (get_seen (self), orientation, -1, &board, NULL, NULL,
                      NULL);
  gtk_widget_measure (self->text, orientation, -1, &text, NULL, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (board, text)
                                                       : board + text;
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL
                              ? NATURAL_WIDTH : NATURAL_HEIGHT);
}

/* Returns: the height that the words lack for LINES_LEAST lines, in pixels. */
static int
measure_lines (LudoBoardArea *self)
{
  GtkWidget *child = self->words != NULL
                       ? gtk_scrolled_window_get_child (self->words) : NULL;
  PangoFontMetrics *metrics;
  int line;

  if (child == NULL)
    return 0;
  /* Use the letters of the widget below the viewport. */
  child = gtk_widget_get_first_child (child);
  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (child),
                                       NULL, NULL);
  line = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));
  pango_font_metrics_unref (metrics);

  return MAX (LINES_LEAST * line
              - gtk_scrolled_window_get_min_content_height (self->words), 0);
}

/* Returns: the height of the board above the text in an area of that size;
 * @text: the least height of the text. */
static int
board_height (LudoBoardArea *self,
              int            width,
              int            height,
              int            text)
{
  GtkWidget *seen = get_seen (self);
  LudoGame *game = LUDO_IS_BOARD (seen)
                     ? ludo_board_get_game (LUDO_BOARD (seen)) : NULL;
  int most = MAX (height * (self->only_seen ? SEEN_SHARE : BOARD_SHARE),
                  MIN (width, height) / 2);
  int least, wanted = most;
  int lines = height - text - measure_lines (self);

  gtk_widget_measure (seen, GTK_ORIENTATION_VERTICAL, width, &least,
                      NULL, NULL, NULL);
  if (game != NULL)
    wanted = width / ludo_drawing_for (ludo_game_get_rules (game)->id)
                       ->aspect (width, most);

  wanted = CLAMP (wanted, MIN (width, height) / 2, most);
  if (wanted > lines)
    wanted = MAX (lines, MIN (wanted, height * CRAMPED_SHARE));

  return MIN (MAX (least, wanted), height - text);
}

/* Returns: the width of the text beside the board in an area of @width. */
static int
text_width (LudoBoardArea *self,
            int            width)
{
  int wished = CLAMP (width * TEXT_SHARE, TEXT_LEAST, TEXT_MOST);
  int line = self->row != NULL ? ludo_button_row_get_line (self->row) : 0;
  int least;

  gtk_widget_measure (self->text, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  if (line <= width * ROW_SHARE)
    wished = MAX (wished, line);

  return MAX (wished, least);
}

static void
ludo_board_area_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  LudoBoardArea *self = LUDO_BOARD_AREA (widget);
  GtkWidget *seen = get_seen (self);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation board = { 0, 0, width, height };
  GtkAllocation text = board;
  int least_board, text_height;

  gtk_widget_measure (seen, GTK_ORIENTATION_HORIZONTAL, -1,
                      &least_board, NULL, NULL, NULL);
  text.width = text_width (self, width);
  board.width -= text.width;
  if (width > height && board.width >= MAX (least_board, height / 2))
    {
      text.x = mirrored ? 0 : board.width;
      board.x = mirrored ? text.width : 0;
    }
  else
    {
      board.width = text.width = width;
      gtk_widget_measure (self->text, GTK_ORIENTATION_VERTICAL, width,
                          &text_height, NULL, NULL, NULL);
      board.height = board_height (self, width, height, text_height);
      text.y = board.height;
      text.height = height - board.height;
    }
  gtk_widget_size_allocate (seen, &board, -1);
  gtk_widget_size_allocate (self->text, &text, -1);
}

static void
ludo_board_area_dispose (GObject *object)
{
  LudoBoardArea *self = LUDO_BOARD_AREA (object);

  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->instead, gtk_widget_unparent);
  g_clear_pointer (&self->text, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_board_area_parent_class)->dispose (object);
}

static void
ludo_board_area_class_init (LudoBoardAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_board_area_dispose;
  widget_class->measure = ludo_board_area_measure;
  widget_class->size_allocate = ludo_board_area_size_allocate;
}

static void
ludo_board_area_init (LudoBoardArea *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
ludo_board_area_new (GtkWidget *board,
                     GtkWidget *text)
{
  LudoBoardArea *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board) && GTK_IS_WIDGET (text), NULL);

  self = g_object_new (LUDO_TYPE_BOARD_AREA, NULL);
  self->board = board;
  self->text = text;
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

void
ludo_board_area_set_instead (LudoBoardArea *self,
                             GtkWidget     *instead)
{
  g_return_if_fail (LUDO_IS_BOARD_AREA (self) && GTK_IS_WIDGET (instead));
  g_return_if_fail (self->instead == NULL);

  self->instead = instead;
  gtk_widget_insert_after (instead, GTK_WIDGET (self), self->board);
}

void
ludo_board_area_set_row (LudoBoardArea *self,
                         LudoButtonRow *row)
{
  g_return_if_fail (LUDO_IS_BOARD_AREA (self) && LUDO_IS_BUTTON_ROW (row));

  self->row = row;
}

void
ludo_board_area_set_only_seen (LudoBoardArea *self,
                               gboolean       only_seen)
{
  g_return_if_fail (LUDO_IS_BOARD_AREA (self));

  if (self->only_seen == only_seen)
    return;
  self->only_seen = only_seen;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ludo_board_area_set_words (LudoBoardArea     *self,
                           GtkScrolledWindow *words)
{
  g_return_if_fail (LUDO_IS_BOARD_AREA (self));
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (words));

  self->words = words;
}
