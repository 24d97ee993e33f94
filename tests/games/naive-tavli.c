/* naive-tavli.c: the legal moves of tavli, told from a position's text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written from the rules page alone: a board of plain numbers, every checker
 * tried with every number.
 */

#include "naive.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  int hand;
  int middle[13];
  int course[25];
  int off;
  gboolean exposed;
} Player;

static void
read_player (const char *text,
             Player     *player)
{
  g_auto (GStrv) entries = g_strsplit (text, ",", -1);

  memset (player, 0, sizeof *player);
  for (int i = 0; entries[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (entries[i], ":", 2);

      if (g_str_equal (pair[0], "x"))
        player->exposed = TRUE;
      else if (g_str_equal (pair[0], "h"))
        player->hand = atoi (pair[1]);
      else if (g_str_equal (pair[0], "o"))
        player->off = atoi (pair[1]);
      else if (pair[0][0] == 'm')
        player->middle[atoi (pair[0] + 1)] = atoi (pair[1]);
      else
        player->course[atoi (pair[0])] = atoi (pair[1]);
    }
}

static gboolean
may_stand (const Player *other,
           int           cell)
{
  if (other->course[cell] == 0)
    return TRUE;
  if (other->course[cell] >= 2)
    return FALSE;

  return cell > 6 || other->exposed;
}

static gboolean
all_home (const Player *own)
{
  int checkers = own->off;

  for (int cell = 19; cell <= 24; cell++)
    checkers += own->course[cell];

  return checkers == 15;
}

static gboolean
may_bear_off (const Player *own,
              int           cell,
              int           number)
{
  if (!all_home (own))
    return FALSE;
  if (cell + number == 25)
    return TRUE;
  if (cell + number < 25)
    return FALSE;

  /* A number too large: nobody may stand where it would fit, nor behind, nor
   * between there and this checker. */
  for (int behind = 19; behind < cell; behind++)
    if (own->course[behind] > 0)
      return FALSE;

  return TRUE;
}

static void
add (GPtrArray *tokens,
     char      *token)
{
  if (g_ptr_array_find_with_equal_func (tokens, token, g_str_equal, NULL))
    g_free (token);
  else
    g_ptr_array_add (tokens, token);
}

static void
add_entering (const Player *own,
              const Player *other,
              const char   *numbers,
              GPtrArray    *tokens)
{
  for (const char *n = numbers; *n != '\0'; n++)
    if (may_stand (other, *n - '0'))
      add (tokens, g_strdup_printf ("h/%c", *n));

  if (tokens->len > 0)
    return;

  for (const char *n = numbers; *n != '\0'; n++)
    for (int from = 1; from <= 6; from++)
      {
        int to = from + *n - '0';

        if (own->course[from] > 0 && to <= 6 && may_stand (other, to))
          add (tokens, g_strdup_printf ("%d/%d", from, to));
      }
}

static void
add_reentering (const Player *own,
                const Player *other,
                const char   *numbers,
                GPtrArray    *tokens)
{
  for (const char *n = numbers; *n != '\0'; n++)
    for (int m = 1; m <= 12; m++)
      {
        int to = m + (*n - '0') - 1;

        if (own->middle[m] > 0 && may_stand (other, to))
          add (tokens, g_strdup_printf ("m%d/%d", m, to));
      }
}

static void
add_travelling (const Player *own,
                const Player *other,
                const char   *numbers,
                GPtrArray    *tokens)
{
  for (const char *n = numbers; *n != '\0'; n++)
    for (int from = 1; from <= 24; from++)
      {
        int number = *n - '0';

        if (own->course[from] == 0)
          continue;
        if (from + number <= 24 && may_stand (other, from + number))
          add (tokens, g_strdup_printf ("%d/%d", from, from + number));
        if (may_bear_off (own, from, number))
          add (tokens, g_strdup_printf ("%d/off:%d", from, number));
      }
}

static void
add_throws (GPtrArray *tokens)
{
  for (int number = 111; number <= 666; number++)
    {
      int a = number / 100, b = number / 10 % 10, c = number % 10;

      if (a >= 1 && b >= a && c >= b && c <= 6)
        add (tokens, g_strdup_printf ("r%d", number));
    }
}

GPtrArray *
naive_tavli_legal (const char *text)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  Player white, black;
  const Player *own, *other;
  gboolean waiting = FALSE;

  read_player (parts[0], &white);
  read_player (parts[1], &black);
  if (white.off == 15 || black.off == 15)
    return tokens;

  if (g_str_equal (parts[3], "-"))
    {
      add_throws (tokens);
      return tokens;
    }

  own = g_str_equal (parts[2], "w") ? &white : &black;
  other = own == &white ? &black : &white;
  for (int m = 1; m <= 12; m++)
    waiting = waiting || own->middle[m] > 0;

  if (own->hand > 0)
    add_entering (own, other, parts[3], tokens);
  else if (waiting)
    add_reentering (own, other, parts[3], tokens);
  else
    add_travelling (own, other, parts[3], tokens);

  return tokens;
}
