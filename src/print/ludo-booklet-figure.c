/* ludo-booklet-figure.c: a board on paper, drawn by its game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-booklet-figure.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "content/ludo-page-picture.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-language.h"
#include "print/ludo-print.h"

/* In the size of the text: the height of a board alone and of one of two, and
 * the room between two. */
#define ALONE 24
#define PAIRED 22
#define BETWEEN 2

/* The size of the letters on the board, in that of the text. */
#define LETTERS 1

/* A position, and another after its moves. */
struct _LudoBookletFigure
{
  LudoPagePicture *picture;     /* owned; instead of all below, or NULL */
  const LudoDrawing *drawing;
  GameState states[2];
  int n_states;
  double tallest;               /* of a board alone */
  GameTrace trace;              /* of the last move; owned */
  guint8 marks[LUDO_PLACES_MAX];
};

static gboolean
play_moves (LudoBookletFigure   *figure,
            const LudoPageNode  *node,
            const GameRules     *rules,
            GError             **error)
{
  g_auto (GStrv) tokens = NULL;
  GameError reason;
  GameMove move;

  if (node->moves == NULL)
    return TRUE;

  tokens = g_strsplit (node->moves, " ", -1);
  figure->states[1] = figure->states[0];
  figure->n_states = 2;
  for (int i = 0; tokens[i] != NULL; i++)
    {
      if (tokens[i][0] == '\0')
        continue;
      if (!rules->parse_move (&figure->states[1], tokens[i],
                              strlen (tokens[i]), &move, &reason))
        {
          g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                       _("line %d: the move “%s” is refused: %s"), node->line,
                       tokens[i], ludo_game_describe_parse_code (reason.code));
          return FALSE;
        }
      rules->apply (&figure->states[1], move, &figure->trace);
    }

  return TRUE;
}

static gboolean
mark_places (LudoBookletFigure   *figure,
             const LudoPageNode  *node,
             GError             **error)
{
  g_auto (GStrv) names = NULL;

  if (node->highlight == NULL)
    return TRUE;

  names = g_strsplit (node->highlight, " ", -1);
  for (int i = 0; names[i] != NULL; i++)
    {
      int place;

      if (names[i][0] == '\0')
        continue;
      place = ludo_drawing_find_place (figure->drawing, names[i]);
      if (place < 0)
        {
          g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                       _("line %d: the board has no place “%s”"), node->line,
                       names[i]);
          return FALSE;
        }
      figure->marks[place] |= LUDO_MARK_NOTE;
    }

  return TRUE;
}

LudoBookletFigure *
ludo_booklet_figure_new (const LudoPageNode  *page,
                         const LudoPageNode  *node,
                         GError             **error)
{
  const char *game_id = ludo_page_game (page);
  const GameRules *rules = games_find (game_id);
  LudoBookletFigure *figure;
  GameError reason;

  if (rules == NULL)
    {
      g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                   _("there is no game “%s”"), game_id);
      return NULL;
    }

  figure = g_new0 (LudoBookletFigure, 1);
  figure->drawing = ludo_drawing_for (game_id);
  figure->n_states = 1;
  figure->tallest = ALONE;
  if (node->picture != NULL)
    {
      figure->picture = ludo_page_picture_open (node->picture, error);
      if (figure->picture != NULL)
        return figure;
    }
  else if (!rules->parse (node->position, &figure->states[0], &reason))
    g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                 _("line %d: the position is refused: %s"), node->line,
                 ludo_game_describe_parse_code (reason.code));
  else if (play_moves (figure, node, rules, error)
           && mark_places (figure, node, error))
    return figure;

  ludo_booklet_figure_free (figure);

  return NULL;
}

LudoBookletFigure *
ludo_booklet_figure_new_position (const char      *game_id,
                                  const GameState *state,
                                  const GameTrace *last,
                                  double           tallest)
{
  LudoBookletFigure *figure = g_new0 (LudoBookletFigure, 1);

  figure->drawing = ludo_drawing_for (game_id);
  figure->states[0] = *state;
  figure->n_states = 1;
  figure->tallest = tallest;
  for (size_t i = 0; last != NULL && i < last->n_events; i++)
    game_trace_push (&figure->trace, last->events[i]);

  return figure;
}

void
ludo_booklet_figure_free (LudoBookletFigure *figure)
{
  if (figure == NULL)
    return;

  g_clear_object (&figure->picture);
  game_trace_clear (&figure->trace);
  g_free (figure);
}

/* The size of each board, so that one or two of them fill @width. */
static void
board_size (const LudoBookletFigure *figure,
            double                   width,
            double                   em,
            double                  *board_width,
            double                  *board_height)
{
  gboolean paired = figure->n_states > 1;
  double room = paired ? (width - BETWEEN * em) / 2 : width;
  double tallest = (paired ? PAIRED : figure->tallest) * em;
  double aspect = figure->picture != NULL
                    ? ludo_page_picture_get_aspect (figure->picture)
                    : figure->drawing->aspect (room, tallest);

  *board_width = MIN (room, tallest * aspect);
  *board_height = *board_width / aspect;
}

double
ludo_booklet_figure_height (const LudoBookletFigure *figure,
                            double                   width,
                            double                   em)
{
  double board_width, board_height;

  board_size (figure, width, em, &board_width, &board_height);

  return board_height + (figure->n_states > 1 ? 1.5 * em : 0);
}

/* “Before” or “after”, in the middle under its board. */
static void
draw_label (cairo_t          *cr,
            PangoContext     *context,
            LudoPageLanguage  language,
            int               state,
            double            x,
            double            y)
{
  static const char *const words[2][LUDO_PAGE_N_LANGUAGES + 1] = {
    { "avant", "before", "avant / before" },
    { "après", "after", "après / after" },
  };
  g_autofree char *markup =
    g_strdup (words[state > 0][language]);
  g_autoptr (PangoLayout) text = pango_layout_new (context);
  int width;

  pango_layout_set_markup (text, markup, -1);
  pango_layout_get_size (text, &width, NULL);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, x - width / 2.0 / PANGO_SCALE, y);
  pango_cairo_show_layout (cr, text);
}

void
ludo_booklet_begin_grey (cairo_t *cr,
                         double   width,
                         double   height)
{
  /* Where nothing lies below, black itself would be seen.  The edges are blurred
   * by what renders them. */
  cairo_rectangle (cr, -1, -1, width + 2, height + 2);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
}

void
ludo_booklet_end_grey (cairo_t *cr,
                       double   width,
                       double   height)
{
  /* Black lends its saturation, which is none, to what has been painted. */
  cairo_rectangle (cr, -1, -1, width + 2, height + 2);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
}

void
ludo_booklet_figure_draw (LudoBookletFigure *figure,
                          LudoPageLanguage   language,
                          cairo_t           *cr,
                          PangoContext      *context,
                          const char        *font,
                          double             width,
                          double             em,
                          gboolean           mono)
{
  gboolean both = language == LUDO_PAGE_N_LANGUAGES;
  double board_width, board_height;
  double x;

  board_size (figure, width, em, &board_width, &board_height);
  x = (width - figure->n_states * board_width
       - (figure->n_states - 1) * BETWEEN * em) / 2;
  if (figure->picture != NULL)
    {
      cairo_save (cr);
      cairo_translate (cr, x, 0);
      if (mono)
        ludo_booklet_begin_grey (cr, board_width, board_height);
      ludo_page_picture_draw (figure->picture, cr, board_width);
      if (mono)
        ludo_booklet_end_grey (cr, board_width, board_height);
      cairo_restore (cr);
    }
  for (int i = 0; figure->picture == NULL && i < figure->n_states; i++)
    {
      /* What is written on the board is for the reader, whatever the window
       * speaks: of two small boards, each is in one of both languages. */
      locale_t before =
        ludo_language_push (ludo_page_language_code (both ? (LudoPageLanguage) i
                                                         : language));
      LudoScene scene = {
        .state = &figure->states[i],
        .width = board_width,
        .height = board_height,
        .theme = LUDO_THEME_CONTRAST,
        .font_family = font,
        .font_size = em * LETTERS,
        .smallest = LUDO_PRINT_SMALLEST,
        .bilingual = both && figure->n_states == 1,
        .mono = mono,
        .coordinates = TRUE,
        .marks = figure->marks,
        .last = i == figure->n_states - 1 && figure->trace.n_events > 0
                  ? &figure->trace : NULL,
      };

      cairo_save (cr);
      cairo_translate (cr, x, 0);
      ludo_drawing_draw (figure->drawing, cr, &scene);
      cairo_restore (cr);
      ludo_language_pop (before);
      if (figure->n_states > 1)
        draw_label (cr, context, language, i, x + board_width / 2,
                    board_height + 0.2 * em);
      x += board_width + BETWEEN * em;
    }
}
