/* ludo-page-figure.c: a board or a picture inside a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules themselves read the position and play the moves, so that a figure
 * can show nothing that the game does not allow.
 */

#include "reader/ludo-page-figure.h"

#include <glib/gi18n.h>
#include <string.h>

#include "board/ludo-picture.h"
#include "content/ludo-page-picture.h"
#include "content/ludo-reader-words.h"
#include "games/games.h"
#include "play/game/ludo-game.h"

#define FIGURE_WIDTH 520
#define DRAWING_WIDTH 640
#define DRAWING_HEIGHT 400

/* The position before the moves and after them.  Owned by the picture. */
typedef struct
{
  GameState before;
  GameState after;
  GameTrace trace;
  LudoPageLanguage language;
} Moves;

static void
moves_free (gpointer data)
{
  Moves *moves = data;

  game_trace_clear (&moves->trace);
  g_free (moves);
}

static gboolean
play_moves (const LudoPageNode  *figure,
            const GameRules     *rules,
            Moves               *moves,
            GError             **error)
{
  g_auto (GStrv) tokens = g_strsplit (figure->moves, " ", -1);
  GameError reason;
  GameMove move;

  moves->after = moves->before;
  for (int i = 0; tokens[i] != NULL; i++)
    {
      if (tokens[i][0] == '\0')
        continue;
      if (!rules->parse_move (&moves->after, tokens[i], strlen (tokens[i]),
                              &move, &reason))
        {
          g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                       _("line %d: the move “%s” is refused: %s"),
                       figure->line, tokens[i],
                       ludo_game_describe_parse_code (reason.code));
          return FALSE;
        }
      rules->apply (&moves->after, move, &moves->trace);
    }

  return TRUE;
}

static void
toggled_cb (GtkToggleButton *button,
            LudoPicture     *picture)
{
  Moves *moves = g_object_get_data (G_OBJECT (picture), "moves");
  gboolean after = gtk_toggle_button_get_active (button);

  ludo_picture_set_state (picture, after ? &moves->after : &moves->before,
                          after ? &moves->trace : NULL);
  gtk_button_set_label (GTK_BUTTON (button),
                        ludo_reader_word (moves->language,
                                          after ? LUDO_WORD_BEFORE_MOVES
                                                : LUDO_WORD_AFTER_MOVES));
}

static gboolean
mark_cells (const LudoPageNode  *figure,
            LudoPicture         *picture,
            GError             **error)
{
  g_auto (GStrv) names = NULL;

  if (figure->highlight == NULL)
    return TRUE;

  names = g_strsplit (figure->highlight, " ", -1);
  for (int i = 0; names[i] != NULL; i++)
    if (names[i][0] != '\0'
        && !ludo_picture_mark (picture, names[i], LUDO_MARK_NOTE))
      {
        g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                     _("line %d: the board has no place “%s”"), figure->line,
                     names[i]);
        return FALSE;
      }

  return TRUE;
}

GtkWidget *
ludo_page_figure_new (const LudoPageNode  *figure,
                      const char          *game_id,
                      LudoPageLanguage     language,
                      const char          *caption,
                      GError             **error)
{
  const GameRules *rules = games_find (game_id);
  g_autoptr (GtkWidget) box = NULL;
  GtkWidget *picture;
  GtkWidget *button;
  GameError reason;
  Moves *moves;

  g_return_val_if_fail (figure != NULL && rules != NULL, NULL);

  box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  moves = g_new0 (Moves, 1);
  moves->language = language;
  if (!rules->parse (figure->position, &moves->before, &reason))
    {
      g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                   _("line %d: the position is refused: %s"), figure->line,
                   ludo_game_describe_parse_code (reason.code));
      moves_free (moves);
      return NULL;
    }

  picture = ludo_picture_new (game_id, &moves->before, caption);
  g_object_set_data_full (G_OBJECT (picture), "moves", moves, moves_free);
  ludo_picture_set_language (LUDO_PICTURE (picture),
                             ludo_page_language_code (language));
  ludo_picture_set_width (LUDO_PICTURE (picture), FIGURE_WIDTH);
  ludo_picture_set_coordinates (LUDO_PICTURE (picture), TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  if (!mark_cells (figure, LUDO_PICTURE (picture), error))
    return NULL;

  if (figure->moves != NULL)
    {
      if (!play_moves (figure, rules, moves, error))
        return NULL;
      button = gtk_toggle_button_new_with_label
        (ludo_reader_word (language, LUDO_WORD_AFTER_MOVES));
      gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
      g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), picture);
      gtk_box_append (GTK_BOX (box), button);
    }

  return g_steal_pointer (&box);
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
      *minimum = 1;
      *natural = width;
    }
  else
    *minimum = *natural =
      (int) ((for_size < 0 ? width : MIN (for_size, width)) / aspect);
}

static void
allocate_nothing (GtkWidget *widget,
                  int        width,
                  int        height,
                  int        baseline)
{
}

static GtkSizeRequestMode
ask_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  gtk_widget_set_layout_manager
    (area, gtk_custom_layout_new (ask_for_width, measure_drawing,
                                  allocate_nothing));
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
