/* naive-zohn-ahl.c: the throws of Zohn Ahl, read off a position's text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "naive.h"

/* Four sticks are laid down in all sixteen ways, the first being the sahe;
 * what is seen is written as a token once. */
GPtrArray *
naive_zohn_ahl_legal (const char *text)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);
  const char *colon = strchr (text, ':');
  g_auto (GStrv) fields = g_strsplit (colon == NULL ? text : colon + 2, " ",
                                      -1);

  g_assert_cmpuint (g_strv_length (fields), ==, 6);
  if (g_str_equal (fields[2], "0") || g_str_equal (fields[3], "0"))
    return tokens;

  for (guint ways = 0; ways < 16; ways++)
    {
      int marked = 0;
      gboolean sahe = (ways & 1) != 0;
      g_autofree char *token = NULL;

      for (guint stick = 0; stick < 4; stick++)
        if ((ways & (1u << stick)) != 0)
          marked++;
      token = g_strdup_printf ("t%d%s", marked,
                               sahe && marked < 4 ? "s" : "");
      if (!g_ptr_array_find_with_equal_func (tokens, token, g_str_equal,
                                             NULL))
        g_ptr_array_add (tokens, g_steal_pointer (&token));
    }

  return tokens;
}
