/* ludo-booklet-figure.c: a board on paper, drawn by its game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-booklet-figure.h"

#include <glib/gi18n.h>

#include "content/ludo-page-board.h"
#include "content/ludo-page-picture.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "print/ludo-kit.h"
#include "print/ludo-print-words.h"
#include "print/ludo-print.h"

/* The height of a board alone, of one of two, and the gap between two, all in
 * the size of the text. */
#define ALONE 24
#define PAIRED 22
#define BETWEEN 2

/* The rooms of the words below two boards, and above, in the size of the
 * text. */
#define BELOW 1.5
#define ABOVE 1.7

/* The size of the letters on the board, in that of the text. */
#define LETTERS 1

/* A position, and another after its moves. */
struct _LudoBookletFigure
{
  LudoPagePicture *picture;     /* owned; instead of all below, or NULL */
  LudoPlot *plot;               /* owned; likewise */
  const LudoDrawing *drawing;
  LudoPageBoard board;
  guint8 after[LUDO_PLACES_MAX];        /* marked on the second board alone */
  double tallest;               /* of a board alone */
  gboolean blank;               /* the second board is empty … */
  gboolean empty;               /* … and the first as well */
  gboolean turn;                /* the side to move is named above */
  /* NULL: the drawing draws the pieces in their colours. */
  void (*draw_start) (cairo_t *cr, const LudoScene *scene, double tint);
};

LudoBookletFigure *
ludo_booklet_figure_new (const LudoPageNode  *page,
                         const LudoPageNode  *node,
                         GError             **error)
{
  const char *game_id = ludo_page_game (page);
  const GameRules *rules = games_find (game_id);
  LudoBookletFigure *figure;

  if (rules == NULL)
    {
      g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                   _("there is no game “%s”"), game_id);
      return NULL;
    }

  figure = g_new0 (LudoBookletFigure, 1);
  figure->drawing = ludo_drawing_for (game_id);
  figure->tallest = ALONE;
  if (node->picture != NULL)
    {
      figure->board.n_states = 1;
      figure->picture = ludo_page_picture_open (node->picture, error);
      if (figure->picture != NULL)
        return figure;
    }
  else if (ludo_page_board_read (&figure->board, node, rules, error))
    return figure;

  ludo_booklet_figure_free (figure);

  return NULL;
}

LudoPagePicture *
ludo_booklet_open_cover (const char *game_id)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *file = g_strconcat (game_id, ".svg", NULL);
  g_autofree char *path = g_build_filename (data, "covers", file, NULL);

  return ludo_page_picture_open (path, NULL);
}

LudoBookletFigure *
ludo_booklet_figure_new_cover (const char *game_id,
                               double      tallest)
{
  LudoPagePicture *picture = ludo_booklet_open_cover (game_id);
  LudoBookletFigure *figure;

  if (picture == NULL)
    return NULL;

  figure = g_new0 (LudoBookletFigure, 1);
  figure->drawing = ludo_drawing_for (game_id);
  figure->picture = picture;
  figure->board.n_states = 1;
  figure->tallest = tallest;

  return figure;
}

LudoBookletFigure *
ludo_booklet_figure_new_position (const char      *game_id,
                                  const GameState *state,
                                  const GameTrace *last,
                                  double           tallest)
{
  LudoBookletFigure *figure = g_new0 (LudoBookletFigure, 1);

  figure->drawing = ludo_drawing_for (game_id);
  figure->board.states[0] = *state;
  figure->board.n_states = 1;
  figure->tallest = tallest;
  for (size_t i = 0; last != NULL && i < last->n_events; i++)
    game_trace_push (&figure->board.trace, last->events[i]);

  return figure;
}

LudoBookletFigure *
ludo_booklet_figure_new_plot (LudoPlot *plot,
                              double    tallest)
{
  LudoBookletFigure *figure = g_new0 (LudoBookletFigure, 1);

  figure->plot = plot;
  figure->board.n_states = 1;
  figure->tallest = tallest;

  return figure;
}

void
ludo_booklet_figure_name_turn (LudoBookletFigure *figure)
{
  figure->turn = TRUE;
}

void
ludo_booklet_figure_add_after (LudoBookletFigure *figure,
                               const GameState   *after,
                               const GameTrace   *trace)
{
  figure->blank = after == NULL;
  figure->board.states[1] = after != NULL ? *after : figure->board.states[0];
  figure->board.n_states = 2;
  for (size_t i = 0; trace != NULL && i < trace->n_events; i++)
    game_trace_push (&figure->board.trace, trace->events[i]);
}

void
ludo_booklet_figure_empty (LudoBookletFigure *figure)
{
  ludo_booklet_figure_add_after (figure, NULL, NULL);
  figure->empty = TRUE;
}

void
ludo_booklet_figure_save_ink (LudoBookletFigure  *figure,
                              void              (*draw) (cairo_t *cr,
                                                         const LudoScene *scene,
                                                         double tint))
{
  figure->draw_start = draw;
}

void
ludo_booklet_figure_shrink (LudoBookletFigure *figure,
                            double             by)
{
  figure->tallest -= by;
}

void
ludo_booklet_figure_mark (LudoBookletFigure *figure,
                          int                place)
{
  figure->board.marks[place] |= LUDO_MARK_NOTE;
}

gboolean
ludo_booklet_figure_mark_endangered (LudoBookletFigure *figure,
                                     const LudoAdvice  *advice)
{
  const LudoGameInfo *info = ludo_game_info_for (figure->drawing->rules->id);
  guint64 cells =
    info->find_endangered != NULL ? info->find_endangered (advice) : 0;

  for (int cell = 0; cell < 64; cell++)
    if (cells >> cell & 1)
      figure->after[cell] = LUDO_MARK_NOTE;

  return cells != 0;
}

const GameState *
ludo_booklet_figure_get_state (const LudoBookletFigure *figure,
                               int                      index)
{
  return figure->picture != NULL || figure->plot != NULL
         || index >= figure->board.n_states
         || figure->empty || (index > 0 && figure->blank)
           ? NULL : &figure->board.states[index];
}

void
ludo_booklet_figure_free (LudoBookletFigure *figure)
{
  if (figure == NULL)
    return;

  g_clear_object (&figure->picture);
  ludo_plot_free (figure->plot);
  ludo_page_board_clear (&figure->board);
  g_free (figure);
}

/* Sets the size of each board, so that one or two of them fill @width. */
static void
board_size (const LudoBookletFigure *figure,
            double                   width,
            double                   em,
            double                  *board_width,
            double                  *board_height)
{
  gboolean paired = figure->board.n_states > 1;
  double room = paired ? (width - BETWEEN * em) / 2 : width;
  double tallest = (paired ? MIN (PAIRED, figure->tallest)
                           : figure->tallest) * em;
  double aspect = figure->plot != NULL ? room / tallest
                  : figure->picture != NULL
                    ? ludo_page_picture_get_aspect (figure->picture)
                    : figure->drawing->aspect (room, tallest);

  *board_width = MIN (room, tallest * aspect);
  *board_height = *board_width / aspect;
}

double
ludo_booklet_figure_width (const LudoBookletFigure *figure,
                           double                   width,
                           double                   em)
{
  double board_width, board_height;

  board_size (figure, width, em, &board_width, &board_height);

  return figure->board.n_states * board_width
         + (figure->board.n_states - 1) * BETWEEN * em;
}

double
ludo_booklet_figure_height (const LudoBookletFigure *figure,
                            double                   width,
                            double                   em)
{
  double board_width, board_height;

  board_size (figure, width, em, &board_width, &board_height);

  return board_height + (figure->board.n_states > 1 ? BELOW * em : 0)
         + (figure->turn ? ABOVE * em : 0);
}

/* Draws “before” or “after”, centred under its board. */
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

/* Says to the pupil which side is asked. */
static char *
say_side (gconstpointer    side,
          LudoPageLanguage language)
{
  /* Translators: the side that the pupil plays, as "North". */
  return g_strdup_printf (_("You are %s."), gettext (side));
}

/* Draws which side is to move, with its colour before its name, in the middle
 * of @width. */
static void
draw_turn (const LudoBookletFigure *figure,
           LudoPageLanguage         language,
           cairo_t                 *cr,
           PangoContext            *context,
           double                   width,
           double                   em,
           gboolean                 mono)
{
  const GameRules *rules = figure->drawing->rules;
  int seat = rules->turn (&figure->board.states[0]);
  LudoColor color = figure->drawing->seat_color (LUDO_THEME_CONTRAST, seat);
  double grey = 0.3 * color.red + 0.6 * color.green + 0.1 * color.blue;
  g_autofree char *words = ludo_print_dup_said (
    language, say_side, ludo_game_info_for (rules->id)->seats[seat], " / ");
  g_autoptr (PangoLayout) text = pango_layout_new (context);
  int text_width;
  double x;

  pango_layout_set_text (text, words, -1);
  pango_layout_get_size (text, &text_width, NULL);
  x = (width - text_width / (double) PANGO_SCALE) / 2;
  cairo_new_path (cr);
  cairo_arc (cr, x - 0.7 * em, 0.62 * em, 0.42 * em, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, mono ? grey : color.red, mono ? grey : color.green,
                        mono ? grey : color.blue);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
  cairo_move_to (cr, x, 0);
  pango_cairo_show_layout (cr, text);
}

void
ludo_booklet_begin_grey (cairo_t *cr,
                         double   width,
                         double   height)
{
  /* Paint white below, as the black of ludo_booklet_end_grey() would be seen
   * where the paper is bare.  Go beyond the edges, which renderers blur. */
  cairo_rectangle (cr, -1, -1, width + 2, height + 2);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
}

void
ludo_booklet_end_grey (cairo_t *cr,
                       double   width,
                       double   height)
{
  /* The operator gives the picture the saturation of black, which is 0. */
  cairo_rectangle (cr, -1, -1, width + 2, height + 2);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
}

void
ludo_booklet_draw_picture (LudoPagePicture *picture,
                           cairo_t         *cr,
                           double           width,
                           gboolean         mono)
{
  double height = width / ludo_page_picture_get_aspect (picture);

  cairo_save (cr);
  /* An edge that is blurred would keep a trace of colour. */
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_clip (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_DEFAULT);
  if (mono)
    ludo_booklet_begin_grey (cr, width, height);
  ludo_page_picture_draw (picture, cr, width);
  if (mono)
    ludo_booklet_end_grey (cr, width, height);
  cairo_restore (cr);
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

  cairo_save (cr);
  if (figure->turn)
    {
      draw_turn (figure, language, cr, context, width, em, mono);
      cairo_translate (cr, 0, ABOVE * em);
    }
  board_size (figure, width, em, &board_width, &board_height);
  x = (width - ludo_booklet_figure_width (figure, width, em)) / 2;
  if (figure->picture != NULL)
    {
      cairo_save (cr);
      cairo_translate (cr, x, 0);
      ludo_booklet_draw_picture (figure->picture, cr, board_width, mono);
      cairo_restore (cr);
    }
  if (figure->plot != NULL)
    {
      const LudoPlotStyle style = {
        .theme = LUDO_THEME_CONTRAST, .font_family = font,
        .letter = MAX (em, LUDO_PRINT_SMALLEST), .mono = mono,
      };

      if (mono)
        ludo_booklet_begin_grey (cr, board_width, board_height);
      ludo_plot_paint (figure->plot, cr, board_width, board_height, &style);
      if (mono)
        ludo_booklet_end_grey (cr, board_width, board_height);
    }
  for (int i = 0; figure->picture == NULL && figure->plot == NULL
                  && i < figure->board.n_states; i++)
    {
      /* The board's words are in the language of the sheet, not that of the
       * window; on a bilingual sheet, each of two small boards is in one of the
       * languages. */
      locale_t before =
        ludo_language_push (ludo_page_language_code (both ? (LudoPageLanguage) i
                                                         : language));
      guint8 marks[LUDO_PLACES_MAX];
      LudoScene scene = {
        .state = &figure->board.states[i],
        .width = board_width,
        .height = board_height,
        .theme = LUDO_THEME_CONTRAST,
        .font_family = font,
        .font_size = em * LETTERS,
        .smallest = LUDO_PRINT_SMALLEST,
        .bilingual = both && figure->board.n_states == 1,
        .mono = mono,
        .coordinates = TRUE,
        .marks = marks,
        .last = i == figure->board.n_states - 1
                && figure->board.trace.n_events > 0
                  ? &figure->board.trace : NULL,
      };

      for (int j = 0; j < LUDO_PLACES_MAX; j++)
        marks[j] = figure->board.marks[j] | (i > 0 ? figure->after[j] : 0);
      cairo_save (cr);
      cairo_translate (cr, x, 0);
      if (figure->empty || (i > 0 && figure->blank)
          || figure->draw_start != NULL)
        ludo_drawing_draw_background (figure->drawing, cr, &scene);
      else
        ludo_drawing_draw (figure->drawing, cr, &scene);
      if (figure->draw_start != NULL)
        figure->draw_start (cr, &scene, LUDO_KIT_TINT);
      cairo_restore (cr);
      ludo_language_pop (before);
      if (figure->board.n_states > 1 && !figure->empty)
        draw_label (cr, context, language, i, x + board_width / 2,
                    board_height + 0.2 * em);
      x += board_width + BETWEEN * em;
    }
  cairo_restore (cr);
}
