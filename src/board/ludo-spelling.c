/* ludo-spelling.c: the names of cells by the spelling alphabet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-spelling.h"

#include <glib/gi18n.h>

static gboolean is_enabled;

void
ludo_spelling_set_enabled (gboolean enabled)
{
  is_enabled = enabled;
}

static gboolean
spell_cb (const GMatchInfo *match,
          GString          *result,
          gpointer          words)
{
  g_autofree char *all = g_match_info_fetch (match, 0);
  int end;

  g_match_info_fetch_pos (match, 0, NULL, &end);
  g_string_append (result, ((char **) words)[all[0] - 'a']);
  if (all[1] == '\0')
    return FALSE;
  g_string_append_printf (result, " %s", all + 1);
  /* The two cells of a move may follow each other without a blank. */
  if (g_ascii_isalpha (g_match_info_get_string (match)[end]))
    g_string_append_c (result, ' ');

  return FALSE;
}

char *
ludo_spelling_spell (const char *text)
{
  g_autoptr (GRegex) cell = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  /* Translators: the letters from a to m in the spelling alphabet of your
   * language, with a blank between. */
  words = g_strsplit (_("alpha bravo charlie delta echo foxtrot golf hotel "
                        "india juliett kilo lima mike"), " ", -1);
  if (!is_enabled || g_strv_length (words) != 'm' - 'a' + 1)
    return g_strdup (text);

  /* A letter alone would be a column, but "a" is mostly a word of either
   * language. */
  cell = g_regex_new ("(?<![\\p{L}'’])[a-m][0-9]{1,2}(?![0-9])"
                      "|(?<![\\p{L}0-9'’.])"
                      "(?:[b-m]|(?<=column |columns |colonne |colonnes )a)"
                      "(?![\\p{L}0-9'’]|\\.\\p{L})", 0, 0, NULL);

  return g_regex_replace_eval (cell, text, -1, 0, 0, spell_cb, words, NULL);
}
