/* figure.c: any position as a picture, drawn by the board's own code
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures of the help and of the pages are made by this, so that they
 * cannot differ from the program.  Run it with --help for its options.
 */

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <stdlib.h>

#include <glib/gi18n.h>

#include "drawing/ludo-drawing.h"
#include "drawing/ludo-paint.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "tools/tool.h"

#define SIZE_MIN 16
#define SIZE_MAX_PIXELS 16384

typedef struct
{
  char *game;
  char *position;
  char *moves;
  char *highlight;
  char *output;
  char *theme;
  char *font;
  char *language;
  int width;
  int height;
  double font_size;
  gboolean coordinates;
} Options;

typedef struct
{
  const LudoDrawing *drawing;
  LudoScene scene;
  guint8 marks[LUDO_PLACES_MAX];
  LudoGame *game;
} Figure;

/* The start of the game, or the position given, with the moves played. */
static LudoGame *
set_up_game (const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = NULL;
  g_auto (GStrv) tokens = NULL;

  if (options->game == NULL)
    {
      tool_complain (_("name a game with --game"));
      return NULL;
    }

  game = tool_set_up_game (options->game, options->position);
  if (game == NULL)
    return NULL;

  tokens = g_strsplit (options->moves != NULL ? options->moves : "", " ", -1);
  for (guint i = 0; tokens[i] != NULL; i++)
    if (tokens[i][0] != '\0' && !ludo_game_play (game, tokens[i], &error))
      {
        tool_complain ("%s", error->message);
        return NULL;
      }

  return g_steal_pointer (&game);
}

/* The names of the marks, which follow a place: "c4=hint". */
static const struct
{
  const char *name;
  LudoMark mark;
} marks[] = {
  { "note", LUDO_MARK_NOTE }, { "movable", LUDO_MARK_MOVABLE },
  { "picked", LUDO_MARK_SELECTED }, { "target", LUDO_MARK_TARGET },
  { "last", LUDO_MARK_LAST }, { "hint", LUDO_MARK_HINT },
  { "focus", LUDO_MARK_FOCUS }, { "pointer", LUDO_MARK_HOVER },
};

/* Returns the mark called @name, a note if @name is NULL, or NONE if no mark is
 * called so. */
static LudoMark
find_mark (const char *name)
{
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (marks); i++)
    if (g_str_equal (name, marks[i].name))
      return marks[i].mark;

  return name == NULL ? LUDO_MARK_NOTE : LUDO_MARK_NONE;
}

static gboolean
mark_places (Figure     *figure,
             const char *highlight)
{
  g_auto (GStrv) names = NULL;

  if (highlight == NULL)
    return TRUE;

  names = g_strsplit_set (highlight, " ,", -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (names[i], "=", 2);
      LudoMark mark;
      int place;

      if (names[i][0] == '\0')
        continue;
      place = ludo_drawing_find_place (figure->drawing, parts[0]);
      mark = find_mark (parts[1]);
      if (place < 0 || mark == LUDO_MARK_NONE)
        return tool_complain (_("there is no place “%s” to highlight"),
                              names[i]);
      figure->marks[place] |= mark;
    }

  return TRUE;
}

static gboolean
set_up_figure (Figure        *figure,
               const Options *options)
{
  LudoScene *scene = &figure->scene;
  LudoMove *last;

  figure->game = set_up_game (options);
  if (figure->game == NULL)
    return FALSE;

  figure->drawing = ludo_drawing_for (ludo_game_get_rules (figure->game)->id);
  if (options->theme != NULL
      && !ludo_theme_from_name (options->theme, &scene->theme))
    return tool_complain (_("there is no theme “%s”; there are light, dark, "
                            "plain, plain-dark, contrast, contrast-dark, wood "
                            "and wood-dark"), options->theme);
  if (!mark_places (figure, options->highlight))
    return FALSE;

  if (options->width < SIZE_MIN || options->width > SIZE_MAX_PIXELS
      || options->height < 0 || options->height > SIZE_MAX_PIXELS)
    return tool_complain (_("width and height must be from %d to %d pixels"),
                          SIZE_MIN, SIZE_MAX_PIXELS);

  last = ludo_game_get_last_move (figure->game);
  scene->state = ludo_game_get_state (figure->game);
  scene->width = options->width;
  scene->height = options->height > 0
                    ? options->height
                    : round (options->width
                             / figure->drawing->aspect (options->width,
                                                        options->width));
  scene->font_family = options->font != NULL ? options->font : "Sans";
  scene->font_size = options->font_size > 0 ? options->font_size
                                            : scene->width / 50;
  scene->coordinates = options->coordinates;
  scene->marks = figure->marks;
  scene->last = last != NULL ? ludo_move_get_trace (last) : NULL;

  return TRUE;
}

/* The kind of picture follows the file's name. */
static cairo_surface_t *
create_surface (const char      *output,
                const LudoScene *scene,
                GByteArray      *bytes)
{
  if (g_str_has_suffix (output, ".svg"))
    return cairo_svg_surface_create_for_stream (ludo_paint_collect, bytes,
                                                scene->width, scene->height);
  if (g_str_has_suffix (output, ".pdf"))
    {
      cairo_surface_t *surface =
        cairo_pdf_surface_create_for_stream (ludo_paint_collect, bytes,
                                             scene->width, scene->height);

      /* Old printers read no later version. */
      cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);

      return surface;
    }

  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) scene->width,
                                     (int) scene->height);
}

/* Returns the content of the picture's file, or NULL after complaining. */
static GBytes *
draw_figure (const Figure *figure,
             const char   *output)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = create_surface (output, &figure->scene, bytes);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  ludo_drawing_draw (figure->drawing, cr, &figure->scene);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && g_str_has_suffix (output, ".png"))
    status = cairo_surface_write_to_png_stream (surface, ludo_paint_collect,
                                                bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  tool_complain (_("%s cannot be written: %s"), output,
                 cairo_status_to_string (status));

  return NULL;
}

static int
write_figure (const Figure *figure,
              const char   *output)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!g_str_has_suffix (output, ".svg") && !g_str_has_suffix (output, ".pdf")
      && !g_str_has_suffix (output, ".png"))
    {
      tool_complain (_("“%s” ends neither in .png nor in .svg nor in .pdf"),
                     output);
      return TOOL_EXIT_USAGE;
    }

  bytes = draw_figure (figure, output);

  return bytes != NULL ? tool_write (output, bytes) : EXIT_FAILURE;
}

static gboolean
read_options (Options   *options,
              int       *argc,
              char    ***argv)
{
  g_autofree char *ids = games_dup_ids ();
  /* Translators: a list of words that are not translated. */
  g_autofree char *game = g_strdup_printf (_("The game: %s"), ids);
  const GOptionEntry entries[] = {
    { "game", 'g', 0, G_OPTION_ARG_STRING, &options->game,
      game, N_("ID") },
    { "position", 'p', 0, G_OPTION_ARG_STRING, &options->position,
      N_("The position in the game’s notation (by default, the start of the "
         "game)"),
      N_("TEXT") },
    { "moves", 'm', 0, G_OPTION_ARG_STRING, &options->moves,
      N_("Moves to play next, separated by spaces"), N_("MOVES") },
    { "highlight", 'l', 0, G_OPTION_ARG_STRING, &options->highlight,
      N_("Places to highlight, separated by commas, each with its mark if that "
         "is not the usual one, as in c4=hint"),
      N_("PLACES") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output,
      N_("The file to write, ending in .png, .svg or .pdf"), N_("FILE") },
    { "width", 'w', 0, G_OPTION_ARG_INT, &options->width,
      N_("The width in pixels (points in a PDF)"), N_("N") },
    { "height", 'h', 0, G_OPTION_ARG_INT, &options->height,
      N_("The height (by default, what suits the board)"), N_("N") },
    { "theme", 't', 0, G_OPTION_ARG_STRING, &options->theme,
      N_("light, dark, plain, plain-dark, contrast, contrast-dark, wood or "
         "wood-dark"), N_("NAME") },
    { "font", 'f', 0, G_OPTION_ARG_STRING, &options->font,
      N_("The font of the labels"), N_("NAME") },
    { "font-size", 's', 0, G_OPTION_ARG_DOUBLE, &options->font_size,
      N_("The size of the labels in pixels"), N_("N") },
    { "coordinates", 'c', 0, G_OPTION_ARG_NONE, &options->coordinates,
      N_("Name the cells on the board"), NULL },
    { "language", 0, 0, G_OPTION_ARG_STRING, &options->language,
      N_("The language of the labels, fr or en"), N_("CODE") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  if (!tool_read_options (_("Draws a position of one of Ludothèque’s "
                            "games."),
                          entries, argc, argv))
    return FALSE;
  if (options->output == NULL)
    return tool_complain (_("name a file with --output"));
  if (options->language != NULL && !g_str_equal (options->language, "fr")
      && !g_str_equal (options->language, "en"))
    return tool_complain (_("the languages are fr and en"));

  return TRUE;
}

static void
clear_options (Options *options)
{
  g_free (options->game);
  g_free (options->position);
  g_free (options->moves);
  g_free (options->highlight);
  g_free (options->output);
  g_free (options->theme);
  g_free (options->font);
  g_free (options->language);
}

int
main (int   argc,
      char *argv[])
{
  Options options = { .width = 800 };
  Figure figure = { 0 };
  int code = TOOL_EXIT_USAGE;

  tool_begin ("figure");
  if (read_options (&options, &argc, &argv))
    {
      if (options.language != NULL)
        ludo_language_set (options.language);
      if (set_up_figure (&figure, &options))
        code = write_figure (&figure, options.output);
    }

  g_clear_object (&figure.game);
  clear_options (&options);

  return code;
}
