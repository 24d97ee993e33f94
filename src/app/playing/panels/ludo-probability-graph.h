/* ludo-probability-graph.h: the chances at each ply of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/analysis/ludo-analysis.h"

/* LudoProbabilityGraph:
 *
 * The chances at every ply: with two seats one line, the first seat's, which is
 * at the top when it has won; with three a line for each, distinguished by
 * dashes.  Below, a sentence describes the ply that the keys have chosen, or
 * else the one on the board.  A click on a ply, or the arrow keys and Enter,
 * activate "play.preview" of the page around it.
 */
#define LUDO_TYPE_PROBABILITY_GRAPH (ludo_probability_graph_get_type ())
G_DECLARE_FINAL_TYPE (LudoProbabilityGraph, ludo_probability_graph, LUDO,
                      PROBABILITY_GRAPH, GtkBox)

/* ludo_probability_graph_new: (transfer floating): a graph of the game of
 * @analysis, to which it keeps a reference. */
GtkWidget *ludo_probability_graph_new (LudoAnalysis *analysis);

/* ludo_probability_graph_set_shown: marks the position after @n_plies, which is
 * the one on the board. */
void ludo_probability_graph_set_shown (LudoProbabilityGraph *self,
                                       guint n_plies);
