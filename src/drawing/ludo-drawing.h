/* ludo-drawing.h: how a game's position is painted and where its places are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One LudoDrawing a game, in src/games/<game>/<game>-board.c.  The board
 * widget, the shelf's pictures, the figures of the pages, printing and the
 * exported pictures all call it.  Cairo and Pango only, no GTK.
 */

#pragma once

#include <pango/pangocairo.h>

#include "drawing/ludo-editing.h"
#include "play/game/ludo-game.h"

typedef struct
{
  double x;
  double y;
  double width;
  double height;
} LudoRect;

/* LudoTheme: the light in which the board is seen, and its material. */
typedef enum
{
  LUDO_THEME_LIGHT,             /* with grain, light and shadow … */
  LUDO_THEME_DARK,
  LUDO_THEME_PLAIN,             /* … the same colours without */
  LUDO_THEME_PLAIN_DARK,
  LUDO_THEME_CONTRAST,          /* black lines on white, no shading */
  LUDO_THEME_CONTRAST_DARK,
  LUDO_THEME_WOOD,              /* all carved of wood */
  LUDO_THEME_WOOD_DARK,
  LUDO_N_THEMES,
} LudoTheme;

/* LudoBoardTheme: which of the themes a person wants, in the order of the
 * setting "board-theme". */
typedef enum
{
  LUDO_BOARD_THEME_MATERIAL,
  LUDO_BOARD_THEME_PLAIN,
  LUDO_BOARD_THEME_CONTRAST,
  LUDO_BOARD_THEME_WOOD,
} LudoBoardTheme;

/* ludo_theme_make: the theme of the kind @board in the light of @light, which
 * is LIGHT, DARK or, where the desktop asks for it, one of high contrast. */
LudoTheme ludo_theme_make (LudoTheme light, LudoBoardTheme board);

/* ludo_theme_is_dark: whether it is light on dark. */
gboolean ludo_theme_is_dark (LudoTheme theme);

/* ludo_theme_is_wood: whether the board is carved of wood. */
gboolean ludo_theme_is_wood (LudoTheme theme);

/* ludo_theme_name: "light", "dark", "plain", "plain-dark", "contrast",
 * "contrast-dark", "wood" or "wood-dark". */
const char *ludo_theme_name (LudoTheme theme);

/* ludo_theme_from_name:
 * @theme: (out): the theme called @name
 *
 * Returns: FALSE, and leaves @theme as it is, where none is called so.
 */
gboolean ludo_theme_from_name (const char *name, LudoTheme *theme);

/* LudoColor: an opaque colour of the screen's usual colour space, sRGB. */
typedef struct
{
  double red;                   /* each 0 to 1 */
  double green;
  double blue;
} LudoColor;

/* LudoMark: the marks that a place can have.  Each has its own shape, so that
 * none depends on colour. */
typedef enum
{
  LUDO_MARK_NONE = 0,
  LUDO_MARK_MOVABLE = 1 << 0,   /* a move can begin here */
  LUDO_MARK_SELECTED = 1 << 1,  /* picked */
  LUDO_MARK_TARGET = 1 << 2,    /* the picked move can go on here */
  LUDO_MARK_LAST = 1 << 3,      /* part of the last move */
  LUDO_MARK_HINT = 1 << 4,
  LUDO_MARK_FOCUS = 1 << 5,     /* the keyboard is here */
  LUDO_MARK_HOVER = 1 << 6,
  LUDO_MARK_NOTE = 1 << 7,      /* what a page's figure points at */
} LudoMark;

/* LudoEventTime: when an event of a move is shown, in seconds since the move
 * began to be shown, at normal speed.  Before the event ends, what moves in it
 * has arrived: a piece that enters stands for a while. */
typedef struct
{
  double begins, arrives, ends;
} LudoEventTime;

/* LudoMotion: a move on its way.  The state is decided long since; this only
 * says how far its trace has been shown. */
typedef struct
{
  const GameState *before;
  const GameTrace *trace;
  double time;                  /* seconds since the start, 0 to duration */
} LudoMotion;

/* LudoLabel: the text beside a target: the numbers that reach it. */
typedef struct
{
  int place;
  char text[48];
} LudoLabel;

/* LudoDragged: the piece that is dragged, by its place and the pointer's
 * position. */
typedef struct
{
  int place;
  double x;
  double y;
} LudoDragged;

/* LudoSpriteCache: pictures of shapes, kept for the next frame
 * (ludo-sprite-cache.h). */
typedef struct _LudoSpriteCache LudoSpriteCache;

/* LudoScene:
 *
 * All that a painting depends on.  Plain data, filled by the caller for one
 * drawing; nothing is owned.
 */
typedef struct
{
  const GameState *state;
  double width;                 /* of the whole picture, in pixels */
  double height;
  LudoTheme theme;
  const char *font_family;      /* the system's font, never NULL */
  double font_size;             /* its size in pixels */
  double smallest;              /* no letter is smaller, in pixels: on paper */
  gboolean bilingual;           /* words in French and in English: on paper */
  gboolean mono;                /* black ink alone: greys for colours */
  gboolean coordinates;         /* whether cells are labelled */
  const guint8 *marks;          /* LudoMark bits by place, or NULL */
  const int *path;              /* places picked so far, or NULL */
  int n_path;
  const GameTrace *last;        /* the last move's trace, or NULL: what the
                                 * sticks or dice show comes from here */
  const LudoMotion *motion;     /* a move on its way, or NULL */
  const GameTrace *thrown;      /* the last throw's trace, or NULL */
  const LudoLabel *labels;      /* of the targets, or NULL */
  int n_labels;
  const LudoDragged *dragged;   /* the piece being dragged, or NULL */
  cairo_surface_t *background;  /* the background of this very scene, painted
                                 * before (ludo-background.h), or NULL */
  LudoSpriteCache *sprites;     /* where pixels are painted, or NULL */
} LudoScene;

/* A move is picked by at most this many places: from, to, third hole … */
#define LUDO_PATH_MAX 4

/* More places than any drawing has. */
#define LUDO_PLACES_MAX 128

typedef enum
{
  LUDO_DIRECTION_LEFT,
  LUDO_DIRECTION_RIGHT,
  LUDO_DIRECTION_UP,
  LUDO_DIRECTION_DOWN,
  LUDO_DIRECTION_OTHER_UP,      /* Ctrl with the arrow: the other diagonal */
  LUDO_DIRECTION_OTHER_DOWN,
} LudoDirection;

/* LudoGeometry: where the places are (ludo-geometry.h). */
typedef struct _LudoGeometry LudoGeometry;

/* LudoDrawing:
 *
 * Places are numbered from 0 and stand for everything that can be clicked or
 * focused: cells, the hand, the tray, the dice, arrows of direction, the
 * button that declines a third hole.
 */
typedef struct _LudoDrawing
{
  const GameRules *rules;
  int n_places;
  int throw_place;              /* the sticks or dice; -1 where none */

  /* The width of a picture divided by its height that suits best when the
   * room is @width by @height. */
  double (*aspect) (double width, double height);

  /* Finds the rectangle of @place; FALSE when the place is not shown in this
   * scene (an arrow that is not offered now, say).  It depends on the scene's
   * position, picks, throws, size, font and coordinates, and not on its looks:
   * theme, marks and motion.  Bounds of two places never overlap by more than
   * their rims, and the centre of a place's bounds belongs to that place. */
  gboolean (*bounds) (const LudoScene *scene, int place, LudoRect *bounds);

  /* The place at a point, or -1.  NULL: the first whose bounds hold it. */
  int (*place_at) (const LudoGeometry *geometry, double x, double y);

  /* Paints, into 0, 0, width, height, all that lies under pieces and marks and
   * stays through a game: the background and the empty board.  It depends on
   * the scene's size, theme, font and coordinates and on background_form, and
   * on nothing else. */
  void (*draw_background) (cairo_t *cr, const LudoScene *scene);

  /* Returns a number for the part of a position that shows in the background,
   * such as the ruleset; it differs if the backgrounds do.  NULL if no part
   * shows. */
  int (*background_form) (const GameState *state);

  /* Paints everything else over the background. */
  void (*draw_play) (cairo_t *cr, const LudoScene *scene);

  /* The places to pick, in order, to play @move: fills @path
   * (LUDO_PATH_MAX), returns how many, at least 1.  No two legal moves of a
   * position have the same path; where one path begins another, the shorter
   * move is offered by a place of its own (declining the third hole).  A
   * throw's path is throw_place. */
  int (*move_path) (const GameState *state, GameMove move, int *path);

  /* Writes into @token, which holds GAME_MOVE_TEXT_MAX bytes, the token that a
   * person means who picked these places although no legal move has that path,
   * so that the refusal can be explained; "" when it means none. */
  void (*path_token) (const GameState *state, const int *path, int n_path,
                      char *token);

  /* Describes a place and what lies on it, in words for the ear: "inner row,
   * hole 4 of 7, 3 stones, sows right".  Translated; free with g_free(). */
  char *(*describe_place) (LudoGame *game, int place);

  /* Says what to do next once these places are picked by hand, as one sentence
   * to be read by a whole class; NULL if nothing is left to do.  Translated;
   * free with g_free().  The function itself is NULL in games in which nothing
   * is picked. */
  char *(*describe_pick) (const GameState *state, const int *path,
                          int n_path);

  /* The cell's name in the notation ("c4"), "" where it has none; static or
   * written into @name, 8 bytes. */
  const char *(*place_name) (int place, char *name);

  /* A cell as a player says it, marked with N_(): "hole %s", in which its name
   * in the notation is put; and within a sentence, as "the hole %s". */
  const char *place_words;
  const char *the_place_words;

  /* The next place when an arrow key is pressed, @place itself at the rim.
   * NULL: the one that lies there (ludo_geometry_neighbour()). */
  int (*neighbour) (const GameState *state, int place,
                    LudoDirection direction);

  /* Sets in @times, unless it is NULL, when each event of @trace is shown: one
   * clock for the animation, the steps and the sounds.  @before is the state in
   * which the move was made.  Returns: how long all of it takes at normal
   * speed, in seconds; 0 when there is nothing to show. */
  double (*schedule) (const GameState *before, const GameTrace *trace,
                      LudoEventTime *times);

  /* The seat whose pieces or stones lie on @place, -1 where there are none. */
  int (*owner) (const GameState *state, int place);

  /* The colour of @seat's pieces or camp. */
  LudoColor (*seat_color) (LudoTheme theme, int seat);

  /* The place of the die that plays @move, which may be picked before or
   * after the piece.  NULL in games without. */
  int (*die_place) (GameMove move);

  /* Whether the piece on @place, the only one that may move, is picked by
   * itself.  NULL in games in which none is. */
  gboolean (*picks_itself) (const GameState *state, int place);

  /* How a position is set up by hand.  NULL: in the notation alone. */
  const LudoEditing *editing;
} LudoDrawing;

/* ludo_drawing_for: the drawing of the game with this id, which exists. */
const LudoDrawing *ludo_drawing_for (const char *game_id);

/* ludo_drawing_draw_background: paints the background alone, within the bounds
 * of @scene. */
void ludo_drawing_draw_background (const LudoDrawing *drawing, cairo_t *cr,
                                   const LudoScene *scene);

/* ludo_drawing_draw: paints the whole scene, background included, into 0, 0,
 * width, height; copies its background where the scene brings one. */
void ludo_drawing_draw (const LudoDrawing *drawing, cairo_t *cr,
                        const LudoScene *scene);

/* ludo_drawing_find_place: the place called @name in the notation, -1 where
 * there is none; no place is called "". */
int ludo_drawing_find_place (const LudoDrawing *drawing, const char *name);
