/* ludo-games-table.c: played games in a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-games-words.h"

#include <glib/gi18n.h>

#include "play/game/ludo-number.h"

/* The columns of the table. */
enum
{
  COLUMN_NAME,
  COLUMN_COUNTED,
  COLUMN_OF_HUNDRED,
  COLUMN_PER_GAME,
  COLUMN_GUESS,
  COLUMN_EXACT,
  N_COLUMNS,
};

/* Appends a row of @name, whose other cells have no sense yet.  Returns: the
 * row; borrowed. */
static GStrv
add_row (GPtrArray *rows,
         char      *name)
{
  GStrv row = g_new0 (char *, N_COLUMNS + 1);

  row[COLUMN_NAME] = name;
  for (guint i = COLUMN_COUNTED; i < N_COLUMNS; i++)
    row[i] = g_strdup ("–");
  g_ptr_array_add (rows, row);

  return row;
}

static void
set_cell (GStrv  row,
          guint  column,
          char  *text)
{
  g_free (row[column]);
  row[column] = text;
}

static void
add_bar_rows (LudoGames *self,
              GPtrArray *rows)
{
  LudoGamesBar bars[LUDO_GAMES_BARS_MAX];
  guint n = ludo_games_list_bars (self, bars);
  const double *guess;

  ludo_games_get_guess (self, &guess);
  for (guint i = 0; i < n; i++)
    {
      const LudoGamesCounts *counts =
        ludo_games_get_counts (self, bars[i].index);
      GStrv row = add_row (rows, ludo_games_dup_bar_name (self, &bars[i]));
      guint won = ludo_games_get_bar_count (self, &bars[i]);
      double exact = ludo_games_find_exact (self, &bars[i]);
      gboolean played = counts != NULL && counts->n_games > 0;

      set_cell (row, COLUMN_COUNTED, g_strdup_printf ("%u", won));
      set_cell (row, COLUMN_OF_HUNDRED,
                played ? ludo_number_dup (100.0 * won / counts->n_games, 1)
                       : g_strdup ("?"));
      set_cell (row, COLUMN_GUESS, guess != NULL
                                     ? ludo_number_dup (guess[i], 0)
                                     : g_strdup ("?"));
      if (bars[i].seat >= 0
          && ludo_games_get_info (self)->solver != NULL)
        set_cell (row, COLUMN_EXACT,
                  exact >= 0 ? ludo_number_dup (100 * exact, 1)
                             : g_strdup ("?"));
    }
}

static void
add_length_row (LudoGames             *self,
                GPtrArray             *rows,
                guint                  index,
                const LudoGamesCounts *counts)
{
  const LudoGamesExact *exact = ludo_games_get_exact (self, index);
  gboolean thrown = ludo_games_get_info (self)->rules->has_chance;
  GStrv row = add_row (rows, ludo_games_dup_labelled
                               (self, index, thrown ? _("throws")
                                                    : _("moves")));

  set_cell (row, COLUMN_PER_GAME,
            ludo_number_dup (ludo_games_find_mean_length (counts), 1));
  if (exact != NULL)
    set_cell (row, COLUMN_EXACT, ludo_number_dup (exact->lengths->mean, 1));
}

static void
add_tally_rows (LudoGames             *self,
                GPtrArray             *rows,
                guint                  index,
                const LudoGamesCounts *counts)
{
  const LudoTally *tallies = ludo_games_get_info (self)->tallies;
  int players = ludo_games_get_setting (self, index)->config.players;

  for (guint i = 0; tallies[i].name != NULL; i++)
    for (int seat = 0; seat < players; seat++)
      {
        const LudoGamesBar bar = { index, seat };
        g_autofree char *side = ludo_games_dup_bar_name (self, &bar);
        guint64 n = counts->tallies[i][seat];
        /* Translators: a side, then what is counted of it: "Red: laps". */
        GStrv row = add_row (rows, g_strdup_printf (_("%s: %s"), side,
                                                    gettext (tallies[i].name)));

        set_cell (row, COLUMN_COUNTED,
                  g_strdup_printf ("%" G_GUINT64_FORMAT, n));
        set_cell (row, COLUMN_PER_GAME,
                  ludo_number_dup ((double) n / MAX (counts->n_games, 1), 2));
      }
}

GPtrArray *
ludo_games_dup_table (LudoGames *self)
{
  const char *heads[] = {
    /* Translators: at the head of the rows of a table. */
    _("quantity"), _("counted"), _("in a hundred"), _("per game"), _("guess"),
    _("computed"), NULL,
  };
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_ptr_array_add (rows, g_strdupv ((char **) heads));
  add_bar_rows (self, rows);
  for (guint i = 0; i < ludo_games_get_n_settings (self); i++)
    {
      const LudoGamesCounts *counts = ludo_games_get_counts (self, i);

      if (counts == NULL)
        continue;

      set_cell (add_row (rows, ludo_games_dup_labelled (self, i,
                                                        _("given up"))),
                COLUMN_COUNTED,
                g_strdup_printf ("%u", counts->n_unfinished));
      add_length_row (self, rows, i, counts);
      add_tally_rows (self, rows, i, counts);
    }

  return rows;
}
