/* naive-ken-wan.c: Ken Wan's legal moves, slowly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board is read from the text into a plain table; to see whether a piece
 * may be lifted it is lifted and what is left of its group is painted cell by
 * cell; to see where it may land every cell of the board is asked.
 */

#include "naive.h"

#include <string.h>

/* Rows a to i and diagonals 1 to 9, with a margin of ' ' all around. */
#define SIZE 11

typedef struct
{
  char at[SIZE][SIZE];
} Table;

static const int steps[6][2] = {
  { 0, 1 }, { 0, -1 }, { 1, 0 }, { -1, 0 }, { 1, 1 }, { -1, -1 },
};

static void
read_table (const char *rows,
            Table      *table)
{
  g_auto (GStrv) lines = g_strsplit (rows, "/", -1);

  memset (table, ' ', sizeof *table);
  for (int i = 0; i < 9; i++)
    {
      int row = 9 - i;

      for (int j = 0; lines[i][j] != '\0'; j++)
        table->at[row][j + (row > 5 ? row - 4 : 1)] = lines[i][j];
    }
}

static gboolean
is_piece (char cell)
{
  return cell != ' ' && cell != '.' && cell != '#';
}

/* Paints the pieces of @colour that hang together with this cell. */
static void
paint (const Table *table,
       char         colour,
       int          row,
       int          diagonal,
       Table       *painted)
{
  if (g_ascii_tolower (table->at[row][diagonal]) != colour
      || painted->at[row][diagonal] == '*')
    return;

  painted->at[row][diagonal] = '*';
  for (int i = 0; i < 6; i++)
    paint (table, colour, row + steps[i][0], diagonal + steps[i][1], painted);
}

static int
count (const Table *painted)
{
  int n = 0;

  for (int row = 1; row <= 9; row++)
    for (int diagonal = 1; diagonal <= 9; diagonal++)
      n += painted->at[row][diagonal] == '*';

  return n;
}

/* Whether a piece that was lifted from a group, painted in @group, may land
 * here; @table no longer has it. */
static gboolean
may_land (const Table *table,
          const Table *group,
          char         piece,
          int          row,
          int          diagonal)
{
  gboolean alone = count (group) == 1;

  if (table->at[row][diagonal] != '.')
    return FALSE;

  for (int i = 0; i < 6; i++)
    {
      int r = row + steps[i][0];
      int d = diagonal + steps[i][1];
      char there = table->at[r][d];

      if (!is_piece (there))
        continue;
      if (!alone && group->at[r][d] == '*')
        return TRUE;
      if (alone && g_ascii_isupper (piece))
        return TRUE;
      if (alone && g_ascii_tolower (there) == piece)
        return TRUE;
    }

  return FALSE;
}

static void
add_moves_from (const Table *table,
                int          row,
                int          diagonal,
                GPtrArray   *moves)
{
  char piece = table->at[row][diagonal];
  char colour = g_ascii_tolower (piece);
  Table group = { { { 0 } } };
  Table lifted = *table;

  paint (table, colour, row, diagonal, &group);
  lifted.at[row][diagonal] = '.';

  if (count (&group) > 1)
    {
      Table rest = { { { 0 } } };

      if (g_ascii_islower (piece))
        return;
      for (int i = 0; i < 6 && count (&rest) == 0; i++)
        paint (&lifted, colour, row + steps[i][0], diagonal + steps[i][1],
               &rest);
      if (count (&rest) != count (&group) - 1)
        return;
    }

  for (int r = 1; r <= 9; r++)
    for (int d = 1; d <= 9; d++)
      if ((r != row || d != diagonal)
          && may_land (&lifted, &group, piece, r, d))
        g_ptr_array_add (moves, g_strdup_printf ("%c%d%c%d", 'a' + row - 1,
                                                 diagonal, 'a' + r - 1, d));
}

/* A colour still plays when it is in the game, not placed, and has a piece. */
static gboolean
still_plays (const char *rows,
             char        colour,
             int         n_players,
             const char *placed)
{
  return (colour != 'r' || n_players == 3)
         && strchr (placed, g_ascii_toupper (colour)) == NULL
         && (strchr (rows, colour) != NULL
             || strchr (rows, g_ascii_toupper (colour)) != NULL);
}

GPtrArray *
naive_ken_wan_legal (const char *text)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char colour = words[1][0];
  int n_players = words[2][0] - '0';
  const char *placed = words[3];
  Table table;

  if (n_players == 2 && !g_str_equal (placed, "-"))
    return moves;
  if (!still_plays (words[0], 'b', n_players, placed)
      && !still_plays (words[0], 'y', n_players, placed)
      && !still_plays (words[0], 'r', n_players, placed))
    return moves;

  read_table (words[0], &table);
  for (int row = 1; row <= 9; row++)
    for (int diagonal = 1; diagonal <= 9; diagonal++)
      if (g_ascii_tolower (table.at[row][diagonal]) == colour)
        add_moves_from (&table, row, diagonal, moves);
  if (moves->len == 0)
    g_ptr_array_add (moves, g_strdup ("pass"));

  return moves;
}
