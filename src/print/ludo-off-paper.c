/* ludo-off-paper.c: what of a page means nothing on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-off-paper.h"

#include <string.h>

static gboolean
has_link (const LudoPageNode *sentence)
{
  const GArray *terms = sentence->terms[LUDO_PAGE_ENGLISH];

  for (guint i = 0; terms != NULL && i < terms->len; i++)
    if (g_array_index (terms, LudoPageTerm, i).page_id != NULL)
      return TRUE;

  return FALSE;
}

gboolean
ludo_off_paper_leads (const LudoPageNode *sentence)
{
  const GArray *terms = sentence->terms[0];

  for (guint i = 0; terms != NULL && i < terms->len; i++)
    {
      const char *page = g_array_index (terms, LudoPageTerm, i).page_id;

      if (page != NULL && (g_str_has_prefix (page, "lessons/")
                           || g_str_equal (page, "rules")))
        return TRUE;
    }

  return strstr (sentence->text[LUDO_PAGE_FRENCH], "programme") != NULL
         || strstr (sentence->text[LUDO_PAGE_ENGLISH], "program") != NULL;
}

gboolean
ludo_off_paper_points (const LudoPageNode *paragraph)
{
  guint n = 0;

  for (guint i = 0; i < paragraph->children->len; i++)
    {
      const LudoPageNode *sentence = paragraph->children->pdata[i];

      if (sentence->type != LUDO_NODE_SENTENCE)
        continue;
      if (!has_link (sentence)
          || (!g_str_has_prefix (sentence->plain[LUDO_PAGE_ENGLISH], "Try it:")
              && !g_str_has_prefix (sentence->plain[LUDO_PAGE_ENGLISH],
                                    "See ")))
        return FALSE;
      n++;
    }

  return n > 0;
}
