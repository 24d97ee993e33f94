/* ludo-length-graph.h: how long a game lasts, as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-throw-odds.h"

/* LudoLengthGraph:
 *
 * A bar for every number of throws, or for several together where there are
 * many, and a dashed line within which half of all games end.  For assistive
 * technologies it is a picture with a description.
 */
#define LUDO_TYPE_LENGTH_GRAPH (ludo_length_graph_get_type ())
G_DECLARE_FINAL_TYPE (LudoLengthGraph, ludo_length_graph, LUDO, LENGTH_GRAPH,
                      GtkWidget)

/* ludo_length_graph_set_lengths: shows a copy of what it needs of @lengths;
 * NULL leaves the picture empty. */
void ludo_length_graph_set_lengths (LudoLengthGraph   *self,
                                    const LudoLengths *lengths);
