/* ludo-record-curve.c: how a game went, in one picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kinds/ludo-record-curve.h"

#include <glib/gi18n.h>

#include "drawing/ludo-drawing.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-print-words.h"

/* The contrast that lines must have on white (WCAG 2, 1.4.11). */
#define CONTRAST 3.0

/* Adds what @kit counts of each side in @state. */
static void
add_counts (GArray          *counts[],
            LudoGame        *game,
            const LudoKit   *kit,
            const GameState *state)
{
  const LudoGameInfo *info = ludo_game_get_info (game);

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    {
      double count = info->measure (state, seat, kit->curve);

      g_array_append_val (counts[seat], count);
    }
}

/* Counts at the start, where a turn of an earlier side than the last begins a
 * round, and at the end. */
static void
count_rounds (GArray        *counts[],
              LudoGame      *game,
              const LudoKit *kit)
{
  GListModel *moves = ludo_game_get_moves (game);
  guint n = g_list_model_get_n_items (moves);
  int last = -1;

  add_counts (counts, game, kit, ludo_game_get_state_at (game, 0));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      int seat = ludo_move_get_seat (move);

      if (seat < last)
        add_counts (counts, game, kit, ludo_move_get_before (move));
      last = seat;
    }
  if (n > 0)
    add_counts (counts, game, kit, ludo_game_get_state (game));
}

/* Returns: the colour of @seat, as much darker as a line on paper needs. */
static LudoColor
line_color (const char *game_id,
            int         seat)
{
  const LudoColor black = { 0, 0, 0 }, white = { 1, 1, 1 };
  LudoColor color =
    ludo_drawing_for (game_id)->seat_color (LUDO_THEME_CONTRAST, seat);

  while (ludo_color_contrast (color, white) < CONTRAST)
    color = ludo_color_mix (color, black, 0.1);

  return color;
}

LudoPlot *
ludo_record_curve_new (LudoGame         *game,
                       LudoPageLanguage  language)
{
  static const double dashes[GAME_SEATS_MAX] = { 0, 3, 1 };
  const LudoGameInfo *info = ludo_game_get_info (game);
  const LudoKit *kit = ludo_kit_find (info->rules->id);
  int n_seats = ludo_game_get_n_seats (game);
  GArray *counts[GAME_SEATS_MAX];
  LudoPlot *plot = NULL;
  double most = 0;

  if (kit == NULL || kit->curve == NULL)
    return NULL;

  for (int seat = 0; seat < n_seats; seat++)
    counts[seat] = g_array_new (FALSE, FALSE, sizeof (double));
  count_rounds (counts, game, kit);
  if (counts[0]->len > 2)
    {
      /* Translators: below a curve, whose places are the turns of a game. */
      g_autofree char *turn = ludo_print_dup_translated (language, N_("turn"),
                                                         " / ");
      g_autofree char *counted =
        ludo_print_dup_translated (language, kit->curve_label, " / ");

      plot = ludo_plot_new ();
      for (int seat = 0; seat < n_seats; seat++)
        {
          g_autofree char *name =
            ludo_print_dup_translated (language, info->seats[seat], " / ");

          for (guint i = 0; i < counts[seat]->len; i++)
            most = MAX (most, g_array_index (counts[seat], double, i));
          ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_SEEN, NULL,
                         (const double *) counts[seat]->data, NULL,
                         counts[seat]->len, name);
          ludo_plot_set_line (plot, line_color (info->rules->id, seat),
                              dashes[seat]);
        }
      ludo_plot_set_x (plot, 0, counts[0]->len - 1, turn);
      ludo_plot_set_y (plot, 0, MAX (most, 1), counted);
    }
  for (int seat = 0; seat < n_seats; seat++)
    g_array_unref (counts[seat]);

  return plot;
}
