/* ludo-advice.c: a turn that is advised, and what is known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-advice.h"

#include <glib/gi18n.h>

void
ludo_advice_init (LudoAdvice      *advice,
                  const GameState *before,
                  const GameMove  *line,
                  int              n_line)
{
  g_return_if_fail (advice != NULL && before != NULL && line != NULL);
  g_return_if_fail (n_line >= 1 && n_line <= LUDO_ADVICE_LINE_MAX);

  *advice = (LudoAdvice) { .before = *before, .n_line = n_line };
  for (int i = 0; i < n_line; i++)
    advice->line[i] = line[i];
}

void
ludo_advice_play (const LudoAdvice *advice,
                  const GameRules  *rules,
                  GameState        *after,
                  GameTrace        *trace)
{
  *after = advice->before;
  for (int i = 0; i < advice->n_line; i++)
    rules->apply (after, advice->line[i], trace);
}

void
ludo_add_sentence (GString *text,
                   char    *sentence)
{
  if (sentence == NULL)
    return;

  if (text->len > 0 && sentence[0] != '\0')
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

char *
ludo_list_words (const GPtrArray *words)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (list, "%s%s",
                            i == 0 ? ""
                            : i + 1 < words->len ? _(", ")
                            /* Translators: before the last of a list. */
                            : _(" and "), (const char *) words->pdata[i]);

  return g_string_free (list, FALSE);
}
