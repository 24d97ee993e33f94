/* hands-fixture.h: a game in the window, worked by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

/* Fixture: what was told by the board is kept, the last of each. */
typedef struct
{
  App app;
  LudoGame *game;
  LudoBoard *board;
  guint n_refused;
  guint n_hints;
  char *rule_id;
  char *announced;
  guint n_announced;
} Fixture;

/* hands_set_up: @data is a game's id, or a position of another than Zohn Ahl.
 * hands_tear_down: closes the window. */
void hands_set_up (Fixture *fixture, gconstpointer data);
void hands_tear_down (Fixture *fixture, gconstpointer data);

/* Until what was done has been drawn. */
void hands_settle (Fixture *fixture);
void hands_press (Fixture *fixture, guint keysym, gboolean control);
void hands_click (Fixture *fixture, int place);
/* Clicks the button with this text, which is gone then. */
void hands_click_button (Fixture *fixture, const char *label);

/* How many places are picked. */
int hands_path_length (Fixture *fixture);
/* The game's moves, separated by blanks. */
void hands_assert_moves (Fixture *fixture, const char *expected);
