/* board-fixture.h: positions of all games and pictures of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-geometry.h"

/* A font that every Debian system has, so that pictures are alike. */
#define BOARD_FONT "DejaVu Sans"

/* BoardSample: a position of a game and the moves played from it. */
typedef struct
{
  const char *game;
  const char *moment;
  const char *position;         /* NULL: the start with the game's defaults */
  const char *moves;            /* separated by blanks */
} BoardSample;

/* board_samples: every game at its start, in its middle and at its end. */
extern const BoardSample board_samples[];
extern const guint n_board_samples;

/* BoardMoment: a sample as it stands after its moves. */
typedef struct
{
  const LudoDrawing *drawing;
  GameState state;
  GameTrace last;               /* of the last move */
  GameTrace thrown;             /* of the last throw */
} BoardMoment;

/* board_moment_init: plays @sample.  Free with board_moment_clear(). */
void board_moment_init (BoardMoment *moment, const BoardSample *sample);
void board_moment_clear (BoardMoment *moment);

/* board_moment_scene: @moment seen at rest, with coordinates. */
LudoScene board_moment_scene (const BoardMoment *moment, LudoTheme theme,
                              int width, int height);

/* board_paint: @scene as a picture, of CAIRO_FORMAT_RGB24. */
cairo_surface_t *board_paint (const LudoDrawing *drawing,
                              const LudoScene *scene);

/* board_same_picture: whether two pictures of one size are alike, pixel for
 * pixel. */
gboolean board_same_picture (cairo_surface_t *a, cairo_surface_t *b);

/* board_position: the position that @text stands for, which must be right. */
GameState board_position (const GameRules *rules, const char *text);

/* board_assert_reachable: in any room arrows lead from every place of @state
 * that is to be seen to every other, and to no other. */
void board_assert_reachable (const LudoDrawing *drawing,
                             const GameState *state);

/* board_scene: @state at rest in the light theme, with coordinates. */
LudoScene board_scene (const GameState *state, double width, double height);

/* board_place_at: as ludo_geometry_place_at(), in @scene. */
int board_place_at (const LudoDrawing *drawing, const LudoScene *scene,
                    double x, double y);

/* board_pick: as ludo_geometry_pick(), in @scene. */
int board_pick (const LudoDrawing *drawing, const LudoScene *scene, double x,
                double y);

/* board_neighbour: as ludo_geometry_neighbour(), in @scene. */
int board_neighbour (const LudoDrawing *drawing, const LudoScene *scene,
                     int place, LudoDirection direction);

/* board_pixel: the colour of a pixel as 0xRRGGBB. */
guint32 board_pixel (cairo_surface_t *picture, int x, int y);

/* board_count_numbers: how many pixels the numbers of @scene's places can be
 * told by: those that are clearly lighter or darker with them. */
int board_count_numbers (const LudoDrawing *drawing, LudoScene scene);
