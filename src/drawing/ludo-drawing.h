/* ludo-drawing.h: the interface of a game's drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each game has a LudoDrawing in src/games/<game>/drawing/<game>-board.c.  The
 * board widget, the shelf's pictures, the figures of the pages, printing and
 * the exported pictures all call it.  It uses Cairo and Pango, but no GTK.
 */

#pragma once

#include <pango/pangocairo.h>

#include "drawing/ludo-editing.h"
#include "drawing/ludo-ring.h"
#include "play/game/ludo-game.h"

typedef struct
{
  double x;
  double y;
  double width;
  double height;
} LudoRect;

/* LudoTheme: the colours and the material of a board. */
typedef enum
{
  LUDO_THEME_LIGHT,             /* with grain, light and shadow */
  LUDO_THEME_DARK,
  LUDO_THEME_PLAIN,             /* the colours of LIGHT, without grain, light
                                 * and shadow */
  LUDO_THEME_PLAIN_DARK,
  LUDO_THEME_CONTRAST,          /* black lines on white, no shading */
  LUDO_THEME_CONTRAST_DARK,
  LUDO_THEME_WOOD,              /* the whole board is wood */
  LUDO_THEME_WOOD_DARK,
  LUDO_N_THEMES,
} LudoTheme;

/* LudoBoardTheme: the themes that a person can choose, in the order of the
 * setting "board-theme"; each has a light and a dark LudoTheme. */
typedef enum
{
  LUDO_BOARD_THEME_MATERIAL,
  LUDO_BOARD_THEME_PLAIN,
  LUDO_BOARD_THEME_CONTRAST,
  LUDO_BOARD_THEME_WOOD,
} LudoBoardTheme;

/* ludo_theme_make: returns the light or dark variant of @board.
 * @light: LUDO_THEME_LIGHT, LUDO_THEME_DARK or, if the desktop asks for high
 *   contrast, one of the two CONTRAST themes, which is returned as it is */
LudoTheme ludo_theme_make (LudoTheme light, LudoBoardTheme board);

/* ludo_theme_is_dark: returns whether @theme is light on dark. */
gboolean ludo_theme_is_dark (LudoTheme theme);

/* ludo_theme_is_wood: returns whether the whole board is wood. */
gboolean ludo_theme_is_wood (LudoTheme theme);

/* ludo_theme_name: returns "light", "dark", "plain", "plain-dark", "contrast",
 * "contrast-dark", "wood" or "wood-dark"; static. */
const char *ludo_theme_name (LudoTheme theme);

/* ludo_theme_from_name:
 * @theme: (out): the theme called @name
 *
 * Returns: FALSE if there is no theme of that name; @theme is unchanged then.
 */
gboolean ludo_theme_from_name (const char *name, LudoTheme *theme);

/* LudoColor: an opaque colour in sRGB. */
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
  LUDO_MARK_TARGET = 1 << 2,    /* can be picked next */
  LUDO_MARK_LAST = 1 << 3,      /* part of the last move */
  LUDO_MARK_HINT = 1 << 4,
  LUDO_MARK_FOCUS = 1 << 5,     /* has the keyboard focus */
  LUDO_MARK_HOVER = 1 << 6,     /* under the pointer */
  LUDO_MARK_NOTE = 1 << 7,      /* highlighted by the figure of a page */
} LudoMark;

/* LudoEventTime: the time at which an event of a move is shown, in seconds from
 * the first event, at normal speed.  The piece that moves may arrive before the
 * event ends: one that enters stands still for a while. */
typedef struct
{
  double begins, arrives, ends;
} LudoEventTime;

/* LudoMotion: a move that is being animated.  The game has played the move
 * already; this says how much of its trace has been shown. */
typedef struct
{
  const GameState *before;
  const GameTrace *trace;
  double time;                  /* seconds since the start, 0 to duration */
} LudoMotion;

/* LudoLabel: the text beside a target: the dice that lead to it. */
typedef struct
{
  int place;
  char text[48];
} LudoLabel;

/* LudoDragged: the piece that is dragged: the place that it comes from, and the
 * position of the pointer. */
typedef struct
{
  int place;
  double x;
  double y;
} LudoDragged;

/* LudoSpriteCache: the painted shapes that are kept for later frames
 * (ludo-sprite-cache.h). */
typedef struct _LudoSpriteCache LudoSpriteCache;

/* LudoScene:
 *
 * Everything that a picture depends on.  The caller fills it for one picture;
 * all pointers are borrowed.
 */
typedef struct
{
  const GameState *state;
  double width;                 /* of the whole picture, in pixels */
  double height;
  LudoTheme theme;
  const char *font_family;      /* the system's font, never NULL */
  double font_size;             /* its size in pixels */
  double smallest;              /* the least font size on paper, in pixels; 0 on
                                 * the screen */
  gboolean screen;              /* letters in sizes of whole half pixels, so
                                 * that windows share fonts; never on paper */
  gboolean bilingual;           /* words in French and in English; for paper */
  gboolean mono;                /* black ink only: colours become greys */
  gboolean coordinates;         /* whether cells are labelled and, on paper,
                                 * starts are marked */
  const guint8 *marks;          /* LudoMark bits by place, or NULL */
  const int *path;              /* places picked so far, or NULL */
  int n_path;
  const GameState *begun;       /* the position after the part of a move that
                                 * `path` settles, or NULL */
  const GameTrace *last;        /* the last move's trace, or NULL: what the
                                 * sticks or dice show comes from here */
  const LudoMotion *motion;     /* the move being animated, or NULL */
  const GameTrace *way;         /* the way that find_way traced, which is shown
                                 * but not played, or NULL */
  const GameTrace *thrown;      /* the last throw's trace, or NULL */
  gboolean pending;             /* the last turn is not confirmed yet, so the
                                 * side to move has to wait */
  const LudoLabel *labels;      /* of the targets, or NULL */
  int n_labels;
  const LudoDragged *dragged;   /* the piece being dragged, or NULL */
  cairo_surface_t *background;  /* the background of this scene, painted
                                 * already (ludo-background.h), or NULL */
  LudoSpriteCache *sprites;     /* for a surface of pixels; otherwise NULL */
} LudoScene;

/* The most places that a move is picked by: from, to, third hole … */
#define LUDO_PATH_MAX 4

/* More places than any drawing has. */
#define LUDO_PLACES_MAX 128

typedef enum
{
  LUDO_DIRECTION_LEFT,
  LUDO_DIRECTION_RIGHT,
  LUDO_DIRECTION_UP,
  LUDO_DIRECTION_DOWN,
  LUDO_DIRECTION_OTHER_UP,      /* Ctrl+Up: along the other diagonal */
  LUDO_DIRECTION_OTHER_DOWN,
} LudoDirection;

/* LudoGeometry: the bounds of all places (ludo-geometry.h). */
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
  int throw_place;              /* the sticks or dice; -1 if there are none */

  /* Returns the best aspect ratio, width divided by height, of a picture in a
   * room of @width by @height. */
  double (*aspect) (double width, double height);

  /* Sets @bounds to the rectangle of @place.  Returns FALSE if the scene does
   * not show the place, such as an arrow that is not offered now.  It depends
   * on the position, picked places, throw, size, font and coordinates of the
   * scene, but not on its theme, marks and motion.  The bounds of two places
   * overlap only at their edges, where place_at decides between them; at the
   * centre of its bounds it returns the place itself. */
  gboolean (*bounds) (const LudoScene *scene, int place, LudoRect *bounds);

  /* Returns the place at a point, or -1.  NULL: the first place whose bounds
   * contain the point. */
  int (*place_at) (const LudoGeometry *geometry, double x, double y);

  /* Paints the background and the empty board, which lie under the pieces and
   * marks and do not change during a game, into 0, 0, width, height.  It
   * depends only on the size, theme, font and coordinates of the scene, and on
   * background_form. */
  void (*draw_background) (cairo_t *cr, const LudoScene *scene);

  /* Returns a number for the part of a position that shows in the background,
   * such as the ruleset; it differs if the backgrounds do.  NULL if no part
   * shows. */
  int (*background_form) (const GameState *state);

  /* Paints everything else over the background. */
  void (*draw_play) (cairo_t *cr, const LudoScene *scene);

  /* Makes the sprite number @i, from 0, of all that the pieces may need, unless
   * the cache of the scene has it.  Of the scene only the theme, the size and
   * the sprites are set.  Returns FALSE if there are fewer.  NULL: each sprite
   * is made when it is painted first. */
  gboolean (*make_sprite) (const LudoScene *scene, int i);

  /* Enlarges @reach, which holds @place and its marks, to everything that may
   * look different while the pointer is on @place, a place that is shown.  The
   * scene has the marks with or without that of the pointer.  NULL: nothing
   * else looks different. */
  void (*extend_pointed) (const LudoScene *scene, int place, LudoRect *reach);

  /* Fills @path, of LUDO_PATH_MAX, with the places to pick in order to play
   * @move, and returns their number, at least 1.  No two legal moves of a
   * position have the same path.  If the path of one were the beginning of
   * another's, the shorter one ends with a place of its own, such as the button
   * that declines a third hole.  The path of a throw is throw_place. */
  int (*move_path) (const GameState *state, GameMove move, int *path);

  /* Returns whether @path settles the part of a move that the rules' apply_part
   * plays, so that it is shown before the rest is asked for.  NULL in games
   * whose rules have no apply_part. */
  gboolean (*is_part) (const GameState *state, const int *path, int n_path);

  /* Appends to @trace the way that a move would go whose first places are
   * @path, without playing it, and returns a sentence that says the same;
   * translated; free with g_free().  Returns NULL if the path has no way to
   * show.  The function is NULL in games that show none. */
  char *(*find_way) (const GameState *state, const int *path, int n_path,
                     GameTrace *trace);

  /* Returns the place to pick after @from when a piece is dragged from there to
   * @to, such as the direction in which @to is the next hole; @from itself if
   * the move is already chosen.  NULL: @to. */
  int (*drop_place) (const GameState *state, int from, int to);

  /* Writes the token of the move that a person probably meant by @path, which
   * is the path of no legal move, into @token, of GAME_MOVE_TEXT_MAX bytes; ""
   * if there is none.  The rules then explain why they refuse that move. */
  void (*path_token) (const GameState *state, const int *path, int n_path,
                      char *token);

  /* Describes a place and its content for a screen reader: "inner row, hole 4
   * of 7, 3 stones, sows right".  Translated; free with g_free(). */
  char *(*describe_place) (LudoGame *game, int place);

  /* Describes a place as describe_place does, but while @path is picked; @begun
   * is the position after the part of a move that it settles, or @state if it
   * settles none.  NULL, or returns NULL: as describe_place. */
  char *(*describe_picked) (const GameState *begun, const int *path,
                            int n_path, int place);

  /* Returns a sentence for the projector that says what to pick after @path, or
   * NULL if nothing is left to pick.  Translated; free with g_free().  The
   * function is NULL in games in which nothing is picked. */
  char *(*describe_pick) (const GameState *state, const int *path,
                          int n_path);

  /* Returns a sentence on the moves that begin with @path.  Translated; free
   * with g_free().  NULL: the board lists the places to pick next. */
  char *(*describe_moves) (const GameState *state, const int *path,
                           int n_path);

  /* Returns the name of a cell in the notation ("c4"), "" if it has none;
   * static or written into @name, of 8 bytes. */
  const char *(*place_name) (int place, char *name);

  /* Whether a move, or the name of a cell, can begin with "h", so that this
   * letter alone never asks for a hint in this game. */
  gboolean types_h;

  /* The format of a cell's name in words, marked with N_(): "hole %s" by
   * itself, and "the hole %s" within a sentence; %s is its name in the
   * notation. */
  const char *place_words;
  const char *the_place_words;

  /* Returns the place that an arrow key moves the focus to from @place; @place
   * itself at the edge of the board.  NULL: ludo_geometry_neighbour(). */
  int (*neighbour) (const GameState *state, int place,
                    LudoDirection direction);

  /* Sets @times, which may be NULL, to the time at which each event of @trace
   * is shown.  Animation, steps and sounds all follow these times.  @before is
   * the state in which the move was made.  Returns the duration of the whole
   * move at normal speed, in seconds; 0 if there is nothing to show. */
  double (*schedule) (const GameState *before, const GameTrace *trace,
                      LudoEventTime *times);

  /* Returns the seat whose pieces or stones lie on @place, or -1. */
  int (*owner) (const GameState *state, int place);

  /* Returns the colour of @seat's pieces or camp. */
  LudoColor (*seat_color) (LudoTheme theme, int seat);

  /* Returns the place of the die that plays @move; it may be picked before or
   * after the piece.  NULL in games without dice to pick. */
  int (*die_place) (GameMove move);

  /* Returns whether the board picks the piece on @place, the only one that can
   * move, without waiting for a click.  NULL if it never does. */
  gboolean (*picks_itself) (const GameState *state, int place);

  /* Paints @ring, with the hole that is sown next marked if @sowable, into 0, 0
   * and the size of @scene, which has neither state nor marks.  NULL in games
   * that sow nothing. */
  void (*draw_ring) (cairo_t *cr, const LudoScene *scene, const LudoRing *ring,
                     gboolean sowable);

  /* The changes that set up a position by hand; NULL: a position can only be
   * typed in the notation. */
  const LudoEditing *editing;
} LudoDrawing;

/* ludo_drawing_for: returns the drawing of the game @game_id, which exists. */
const LudoDrawing *ludo_drawing_for (const char *game_id);

/* ludo_drawing_fit: returns how wide the picture gets in a room of @width by
 * @height, both above 0 in any unit, and sets @picture_height to its height. */
double ludo_drawing_fit (const LudoDrawing *self, double width, double height,
                         double *picture_height);

/* ludo_drawing_draw_background: paints the background alone, within the bounds
 * of @scene. */
void ludo_drawing_draw_background (const LudoDrawing *drawing, cairo_t *cr,
                                   const LudoScene *scene);

/* ludo_drawing_draw: paints the whole scene, background included, into 0, 0,
 * width, height.  If the scene has a painted background, it is copied. */
void ludo_drawing_draw (const LudoDrawing *drawing, cairo_t *cr,
                        const LudoScene *scene);

/* ludo_drawing_find_pointed: sets @reach to the part of the picture, in whole
 * pixels, outside of which a scene looks the same whether @place is under the
 * pointer or not.  Returns: FALSE if the scene does not show the place. */
gboolean ludo_drawing_find_pointed (const LudoDrawing *drawing,
                                    const LudoScene *scene, int place,
                                    LudoRect *reach);

/* ludo_drawing_draw_part: (transfer full): an image of what ludo_drawing_draw()
 * would paint in @part, of whole pixels, at @scale pixels to each unit. */
cairo_surface_t *ludo_drawing_draw_part (const LudoDrawing *drawing,
                                         const LudoScene *scene,
                                         const LudoRect *part, int scale);

/* ludo_rect_extend: enlarges @rect so that it also contains the square around
 * (@x, @y) whose sides are @reach away from that point. */
void ludo_rect_extend (LudoRect *rect, double x, double y, double reach);

/* ludo_drawing_find_place: returns the place called @name in the notation, or
 * -1; no place is called "". */
int ludo_drawing_find_place (const LudoDrawing *drawing, const char *name);
