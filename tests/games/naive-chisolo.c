/* naive-chisolo.c: a second generator of legal moves for Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written from the rules page and from a position's text alone, a stone at a
 * time on a grid of rows and columns; nothing of src/games/ is used.
 */

#include "naive.h"

#include <stdlib.h>
#include <string.h>

/* Sowings shorter than this are believed without looking for a cycle. */
#define PATIENCE 200

typedef struct
{
  char *ruleset;
  int stones[4][7];             /* [0] is row 1, [0][0] is a1 */
  char turn;                    /* 's' or 'n' */
  char directions[3];
  int n_moves;
} Board;

typedef struct
{
  int row;
  int column;
} Hole;

static Board
read_board (const char *text)
{
  Board board = { 0 };
  g_auto (GStrv) named = g_strsplit (text, ": ", 2);
  const char *rest = named[1] != NULL ? named[1] : named[0];
  g_auto (GStrv) fields = g_strsplit (rest, " ", 4);
  g_auto (GStrv) rows = g_strsplit (fields[0], "/", 4);

  board.ruleset = g_strdup (named[1] != NULL ? named[0] : "natatu");
  for (int i = 0; i < 4; i++)
    {
      g_auto (GStrv) counts = g_strsplit (rows[i], ",", 7);

      for (int column = 0; column < 7; column++)
        board.stones[3 - i][column] = atoi (counts[column]);
    }
  board.turn = fields[1][0];
  memcpy (board.directions, fields[2], 2);
  board.n_moves = atoi (fields[3]);

  return board;
}

/* The hole after @hole for its owner: anticlockwise, as he sees it, is the
 * outer row left to right and then the inner row right to left. */
static Hole
next_hole (Hole hole,
           char direction)
{
  gboolean south = hole.row < 2;
  gboolean outer = hole.row == 0 || hole.row == 3;
  /* South's left to right is a to g, North's is g to a. */
  int step = (south == outer) == (direction == '+') ? 1 : -1;
  int column = hole.column + step;

  if (column >= 0 && column < 7)
    return (Hole) { hole.row, column };
  if (south)
    return (Hole) { 1 - hole.row, hole.column };

  return (Hole) { 5 - hole.row, hole.column };
}

/* The state on which the rest of the sowing depends, as text. */
static char *
snapshot (const Board *board,
          Hole         hole)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d%d:", hole.row, hole.column);
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 7; column++)
      g_string_append_printf (text, "%d,", board->stones[row][column]);

  return g_string_free (text, FALSE);
}

/* Sows on @board; FALSE if that would never end.  After some patience every
 * lap is remembered, one in a thousand once there are many: a cycle comes
 * round to a remembered lap in any case. */
static gboolean
sow (Board *board,
     Hole  *hole,
     char   direction)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                       g_free, NULL);

  for (int lap = 0;; lap++)
    {
      int hand = board->stones[hole->row][hole->column];

      board->stones[hole->row][hole->column] = 0;
      while (hand-- > 0)
        {
          *hole = next_hole (*hole, direction);
          board->stones[hole->row][hole->column]++;
        }
      if (board->stones[hole->row][hole->column] == 1)
        return TRUE;

      if (lap > PATIENCE)
        {
          g_autofree char *now = snapshot (board, *hole);

          if (g_hash_table_contains (seen, now))
            return FALSE;
          if (lap < 10000 || lap % 1000 == 0)
            g_hash_table_add (seen, g_steal_pointer (&now));
        }
    }
}

static char *
hole_name (Hole hole)
{
  return g_strdup_printf ("%c%d", 'a' + hole.column, hole.row + 1);
}

/* Appends @token with each third hole that still holds stones on @board. */
static int
add_thirds (GPtrArray   *tokens,
            const Board *board,
            const char  *token)
{
  int first_row = board->turn == 's' ? 2 : 0;
  int added = 0;

  for (int row = first_row; row < first_row + 2; row++)
    for (int column = 0; column < 7; column++)
      if (board->stones[row][column] > 0)
        {
          g_autofree char *name = hole_name ((Hole) { row, column });

          g_ptr_array_add (tokens, g_strdup_printf ("%sx%s", token, name));
          added++;
        }

  return added;
}

/* Whether a sowing that ended in @hole captures on @board, which it then
 * does. */
static gboolean
capture (Board *board,
         Hole   hole)
{
  int *inner, *outer;

  if (hole.row != (board->turn == 's' ? 1 : 2))
    return FALSE;
  inner = &board->stones[board->turn == 's' ? 2 : 1][hole.column];
  outer = &board->stones[board->turn == 's' ? 3 : 0][hole.column];

  if (g_str_equal (board->ruleset, "namudilakunze"))
    {
      if (*inner > 0 || *outer == 0)
        return FALSE;
      *outer = 0;
      return TRUE;
    }

  if ((g_str_equal (board->ruleset, "smith-dale")
       || g_str_equal (board->ruleset, "ludii"))
      && *inner == 0)
    return FALSE;
  if (*inner == 0 && *outer == 0)
    return FALSE;
  *inner = 0;
  *outer = 0;

  return TRUE;
}

static void
add_sowings (GPtrArray   *tokens,
             const Board *board,
             Hole         hole,
             char         direction,
             const char  *suffix)
{
  g_autofree char *name = hole_name (hole);
  g_autofree char *token = g_strconcat (name, suffix, NULL);
  Board after = *board;

  if (!sow (&after, &hole, direction))
    return;
  g_ptr_array_add (tokens, g_strdup (token));
  if (capture (&after, hole))
    add_thirds (tokens, &after, token);
}

static void
add_opening (GPtrArray   *tokens,
             const Board *board,
             int          column)
{
  char token[2] = { (char) ('a' + column), '\0' };
  int first_row = board->turn == 's' ? 2 : 0;
  Board after = *board;

  after.stones[first_row][column] = 0;
  after.stones[first_row + 1][column] = 0;
  if (add_thirds (tokens, &after, token) == 0)
    g_ptr_array_add (tokens, g_strdup (token));
}

static int
camp_total (const Board *board,
            int          first_row)
{
  int total = 0;

  for (int column = 0; column < 7; column++)
    total += board->stones[first_row][column]
             + board->stones[first_row + 1][column];

  return total;
}

static void
add_all (GPtrArray   *tokens,
         const Board *board)
{
  int first_row = board->turn == 's' ? 0 : 2;
  char own = board->directions[board->turn == 's' ? 0 : 1];
  gboolean opening = (g_str_equal (board->ruleset, "nambidi")
                      || g_str_equal (board->ruleset, "one-counter"))
                     && board->n_moves < 2 && own == '?';

  for (int row = first_row; row < first_row + 2; row++)
    for (int column = 0; column < 7; column++)
      {
        Hole hole = { row, column };

        if (board->stones[row][column] == 0)
          continue;
        if (opening)
          {
            if (row == 1 || row == 2)
              add_opening (tokens, board, column);
          }
        else if (own == '?')
          {
            add_sowings (tokens, board, hole, '+', "+");
            add_sowings (tokens, board, hole, '-', "-");
          }
        else
          add_sowings (tokens, board, hole, own == '!' ? '-' : own, "");
      }
}

GPtrArray *
naive_chisolo_legal (const char *text)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);
  Board board = read_board (text);

  if (camp_total (&board, 0) > 0 && camp_total (&board, 2) > 0)
    {
      add_all (tokens, &board);
      if (tokens->len == 0)
        g_ptr_array_add (tokens, g_strdup ("pass"));
    }
  g_free (board.ruleset);

  return tokens;
}
