/* ludo-projector.c: what a whole room should read beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-projector.h"

#include "app/playing/ludo-play-words.h"
#include "play/ludo-signal.h"

#define LETTER_MAX (1 / 15.0)
#define STEPS 8
/* The gap between two texts and around all of them, in letters. */
#define GAP 0.6
#define MARGIN 0.5

/* The shares of the view that the texts may take beside the board or below
 * it. */
static const double parts[] = {
  0.16, 0.2, 0.24, 0.28, 0.32, 0.36, 0.4, 0.45, 0.5,
};

/* The most characters that each text has in a game, for which there is always
 * room, so that the letters keep their size and place from throw to throw; 0:
 * its present length. */
static const guint longest_letters[] = { 0, 44, 96, 0 };

/* The characters by which a score may grow in a game, and the multiple to which
 * its length is rounded up, so that the room for it seldom changes. */
#define SCORE_GROWS 8
#define SCORE_ROUND 24

/* Texts of the greatest length repeat this, whose words have a usual length. */
#define FILLER "Dominique avance de 10 à 12 et capture "

/* A picture of this share of the largest area is accepted for larger
 * letters. */
#define SAME 0.88

enum
{
  TEXT_NAMES,
  TEXT_TURN,
  TEXT_EVENT,
  TEXT_SCORE,
  N_TEXTS,
};

struct _LudoProjector
{
  GtkWidget parent_instance;

  int view_height;
  int foot;                     /* the free height at its lower end */
  int foot_width;
  double font_size;

  /* Owned: the texts that are shown, and texts as long as they may become */
  char *texts[N_TEXTS];
  char *longest[N_TEXTS];
};

G_DEFINE_FINAL_TYPE (LudoProjector, ludo_projector, GTK_TYPE_WIDGET)

static PangoLayout *
layout_new (LudoProjector *self,
            char *const   *texts,
            int            text,
            int            width,
            double         size)
{
  PangoLayout *layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (self), texts[text]);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description
                                   (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (text == TEXT_TURN)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout,
                          MAX (width - 2 * MARGIN * size, 1) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  /* Without a height in lines an ellipsis would end the first line. */
  pango_layout_set_height (layout, -100);

  return layout;
}

static double
height_of (LudoProjector *self,
           char *const   *texts,
           int            text,
           int            width,
           double         size)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  if (texts[text][0] == '\0')
    return 0;

  layout = layout_new (self, texts, text, width, size);
  pango_layout_get_pixel_size (layout, NULL, &height);

  return height + GAP * size;
}

static double
height_of_all (LudoProjector *self,
               char *const   *texts,
               int            width,
               double         size)
{
  double height = (2 * MARGIN - GAP) * size;

  for (int i = 0; i < N_TEXTS; i++)
    height += height_of (self, texts, i, width, size);

  return height;
}

/* Whether each word fits on a line. */
static gboolean
words_fit (LudoProjector *self,
           char *const   *texts,
           int            width,
           double         size)
{
  for (int i = 0; i < N_TEXTS; i++)
    {
      g_autoptr (PangoLayout) layout = layout_new (self, texts, i, 0, size);
      PangoRectangle bounds;

      pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
      pango_layout_get_extents (layout, NULL, &bounds);
      if (PANGO_PIXELS_CEIL (bounds.width) > width - 2 * MARGIN * size)
        return FALSE;
    }

  return TRUE;
}

/* Returns: the size of the largest letters with which @texts fit, or 0. */
static double
fit (LudoProjector *self,
     char *const   *texts,
     int            width,
     int            height,
     int            view_height)
{
  double smallest = view_height * LUDO_PROJECTOR_LETTER;
  double largest = view_height * LETTER_MAX;

  for (int i = STEPS; i >= 0; i--)
    {
      double size = smallest + (largest - smallest) * i / STEPS;

      if (height_of_all (self, texts, width, size) <= height - self->foot
          && words_fit (self, texts, width, size))
        return size;
    }

  return 0;
}

double
ludo_projector_fit (LudoProjector *self,
                    int            width,
                    int            height,
                    int            view_height)
{
  double size;

  g_return_val_if_fail (LUDO_IS_PROJECTOR (self), 0);

  size = fit (self, self->longest, width, height, view_height);

  /* Without room for the longest texts only the present ones have to fit. */
  return size > 0 ? size : fit (self, self->texts, width, height, view_height);
}

static void
ludo_projector_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  LudoProjector *self = LUDO_PROJECTOR (widget);
  double size = ludo_projector_fit (self, width, height, self->view_height);

  self->font_size = size > 0 ? size
                             : self->view_height * LUDO_PROJECTOR_LETTER;
}

/* Returns: the height left for the text of what just happened, which is the
 * first to be shortened when not all texts fit. */
static double
room_for_event (LudoProjector *self,
                int            width,
                int            height)
{
  double others = height_of_all (self, self->texts, width, self->font_size)
                  - height_of (self, self->texts, TEXT_EVENT, width,
                               self->font_size);

  return height - others;
}

/* Draws the texts one below the other.  Where there is room, each has the place
 * that it has below texts of the greatest length, so that it does not move. */
static void
ludo_projector_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LudoProjector *self = LUDO_PROJECTOR (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget) - self->foot;
  double room = room_for_event (self, width, height);
  double spare = height
                 - height_of_all (self, self->longest, width, self->font_size);
  char *const *placed = spare >= 0 ? self->longest : self->texts;
  double left = spare >= 0 ? spare
                  : height - height_of_all (self, self->texts, width,
                                            self->font_size);
  double y = MARGIN * self->font_size + MAX (left / 2, 0);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (int i = 0; i < N_TEXTS; i++)
    {
      g_autoptr (PangoLayout) layout = NULL;
      double place = height_of (self, placed, i, width, self->font_size);
      int text_height;

      if (self->texts[i][0] == '\0' || (i == TEXT_EVENT && room <= 0))
        {
          y += placed == self->longest ? place : 0;
          continue;
        }

      layout = layout_new (self, self->texts, i, width, self->font_size);
      if (i == TEXT_EVENT)
        pango_layout_set_height (layout, room * PANGO_SCALE);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (MARGIN * self->font_size,
                                                    y));
      gtk_snapshot_append_layout (snapshot, layout, &color);
      gtk_snapshot_restore (snapshot);
      pango_layout_get_pixel_size (layout, NULL, &text_height);
      y += MAX (text_height + GAP * self->font_size,
                placed == self->longest ? place : 0);
    }
  gtk_snapshot_pop (snapshot);
}

static void
ludo_projector_finalize (GObject *object)
{
  LudoProjector *self = LUDO_PROJECTOR (object);

  for (int i = 0; i < N_TEXTS; i++)
    {
      g_free (self->texts[i]);
      g_free (self->longest[i]);
    }

  G_OBJECT_CLASS (ludo_projector_parent_class)->finalize (object);
}

static void
ludo_projector_class_init (LudoProjectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_projector_finalize;
  widget_class->size_allocate = ludo_projector_size_allocate;
  widget_class->snapshot = ludo_projector_snapshot;

  gtk_widget_class_set_css_name (widget_class, "projector");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
ludo_projector_init (LudoProjector *self)
{
  for (int i = 0; i < N_TEXTS; i++)
    {
      self->texts[i] = g_strdup ("");
      self->longest[i] = g_strdup ("");
    }
}

/* Makes texts of the greatest length that those of the game may have. */
static void
make_longest (LudoProjector *self)
{
  for (int i = 0; i < N_TEXTS; i++)
    {
      GString *text = g_string_new (NULL);
      glong letters = longest_letters[i];

      if (i == TEXT_SCORE)
        letters = (g_utf8_strlen (self->texts[i], -1) + SCORE_GROWS
                   + SCORE_ROUND - 1) / SCORE_ROUND * SCORE_ROUND;
      while (g_utf8_strlen (text->str, -1) < letters)
        g_string_append (text, FILLER);
      g_free (self->longest[i]);
      self->longest[i] = letters > 0
                           ? g_utf8_substring (text->str, 0, letters)
                           : g_strdup (self->texts[i]);
      g_string_free (text, TRUE);
    }
}

static void
table_changed_cb (LudoProjector *self,
                  guint          change,
                  LudoPlayTable *table)
{
  LudoReplay *replay = ludo_play_table_get_replay (table);
  LudoGame *shown = ludo_replay_get_shown (replay);
  const LudoTableTexts *texts = ludo_play_table_get_texts (table);

  if ((change & (LUDO_CHANGED_HEADLINE | LUDO_CHANGED_SENTENCE
                 | LUDO_CHANGED_OPTIONS)) == 0
      || !ludo_play_table_get_option (table, LUDO_TABLE_PROJECTED)
      || shown == NULL || ludo_replay_get_motion (replay)->moving)
    return;

  for (int i = 0; i < N_TEXTS; i++)
    g_free (self->texts[i]);
  self->texts[TEXT_NAMES] =
    ludo_play_words_names (ludo_play_table_get_game (table), replay);
  self->texts[TEXT_TURN] = g_strdup (texts->headline);
  self->texts[TEXT_EVENT] = g_strdup (texts->sentence);
  self->texts[TEXT_SCORE] = ludo_game_describe_score (shown);
  make_longest (self);
  /* New texts may need another part of the view. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
ludo_projector_new (LudoPlayTable *table)
{
  GtkWidget *self = g_object_new (LUDO_TYPE_PROJECTOR, NULL);

  ludo_signal_connect (table, "changed", table_changed_cb, self);

  return self;
}

void
ludo_projector_set_foot (LudoProjector *self,
                         int            width,
                         int            height)
{
  g_return_if_fail (LUDO_IS_PROJECTOR (self) && width >= 0 && height >= 0);

  self->foot_width = width;
  self->foot = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static double
picture_area (const LudoDrawing *drawing,
              int                width,
              int                height)
{
  double across, down;

  if (drawing == NULL || width < 1 || height < 1)
    return 0;

  across = ludo_drawing_fit (drawing, width, height, &down);

  return across * down;
}

/* Divides @room between the board and texts of the length of @strings.
 * Returns: FALSE if the texts fit into no part of it. */
static gboolean
divide (LudoProjector       *self,
        const LudoDrawing   *drawing,
        char *const         *strings,
        const GtkAllocation *room,
        GtkAllocation       *board,
        GtkAllocation       *texts)
{
  double best = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int across = room->width * parts[i];
      int down = room->height * parts[i];
      /* A board that reaches down to the bar must not be covered by it. */
      int clear = room->height - (across < self->foot_width ? self->foot : 0);
      double beside = picture_area (drawing, room->width - across, clear);
      double below = picture_area (drawing, room->width, room->height - down);

      /* Prefer a later part that leaves the board about as large, because its
       * letters are larger. */
      if (beside >= best * SAME
          && fit (self, strings, across, room->height, room->height) > 0)
        {
          best = MAX (best, beside);
          *board = *room;
          board->width -= across;
          board->height = clear;
          *texts = (GtkAllocation) { room->x + board->width, room->y, across,
                                     room->height };
        }
      if (below >= best * SAME
          && fit (self, strings, room->width, down, room->height) > 0)
        {
          best = MAX (best, below);
          *board = *room;
          board->height -= down;
          *texts = (GtkAllocation) { room->x, room->y + board->height,
                                     room->width, down };
        }
    }

  return best > 0;
}

void
ludo_projector_place (LudoProjector     *self,
                      const LudoDrawing *drawing,
                      GtkAllocation     *board,
                      GtkAllocation     *texts)
{
  const GtkAllocation room = *board;
  int last = room.height * parts[G_N_ELEMENTS (parts) - 1];

  g_return_if_fail (LUDO_IS_PROJECTOR (self));

  board->height = room.height - last;
  *texts = (GtkAllocation) { room.x, room.y + board->height, room.width, last };

  if (!divide (self, drawing, self->longest, &room, board, texts))
    divide (self, drawing, self->texts, &room, board, texts);
  self->view_height = room.height;
}
