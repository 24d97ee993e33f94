/* ludo-atlas-words.c: what is said of places and dates, in French and English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These words belong to the page, whose language is not the window's: they
 * stand here in both, and not among the translations.
 */

#include "content/ludo-atlas.h"

#include <stdlib.h>

/* Returns: a copy of the text in @language or, for LUDO_PAGE_N_LANGUAGES, of
 * both, once where they are equal. */
static char *
choose (const char       *french,
        const char       *english,
        LudoPageLanguage  language)
{
  if (language == LUDO_PAGE_N_LANGUAGES && !g_str_equal (french, english))
    return g_strconcat (french, " / ", english, NULL);

  return g_strdup (language == LUDO_PAGE_ENGLISH ? english : french);
}

static char *
choose_text (char *const      *texts,
             LudoPageLanguage  language)
{
  return choose (texts[LUDO_PAGE_FRENCH], texts[LUDO_PAGE_ENGLISH], language);
}

char *
ludo_atlas_item_name (const LudoAtlasItem *item,
                      LudoPageLanguage     language)
{
  g_return_val_if_fail (item != NULL, NULL);

  return choose_text (item->name, language);
}

char *
ludo_atlas_item_what (const LudoAtlasItem *item,
                      LudoPageLanguage     language)
{
  g_return_val_if_fail (item != NULL, NULL);

  return item->what[0] != NULL ? choose_text (item->what, language)
                               : g_strdup ("");
}

/* “5870 BC”, “1934” */
static char *
year_words (int              year,
            LudoPageLanguage language)
{
  if (year > 0)
    return g_strdup_printf ("%d", year);

  return g_strdup_printf (language == LUDO_PAGE_FRENCH
                            ? "%d av.\u00a0n.\u00a0è." : "%d\u00a0BC", -year);
}

static char *
when_in (const LudoAtlasItem *item,
         LudoPageLanguage     language)
{
  g_autofree char *from = year_words (item->from, language);
  g_autofree char *to = year_words (item->to, language);
  g_autofree char *years = NULL;

  if (item->when[language] != NULL)
    return g_strdup (item->when[language]);

  years = item->from == item->to ? g_strdup (from)
                                 : g_strconcat (from, "–", to, NULL);
  if (!item->circa)
    return g_steal_pointer (&years);

  return g_strconcat (language == LUDO_PAGE_FRENCH ? "vers\u00a0"
                                                   : "c.\u00a0", years, NULL);
}

char *
ludo_atlas_item_when (const LudoAtlasItem *item,
                      LudoPageLanguage     language)
{
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;

  g_return_val_if_fail (item != NULL, NULL);

  french = when_in (item, LUDO_PAGE_FRENCH);
  english = when_in (item, LUDO_PAGE_ENGLISH);

  return choose (french, english, language);
}

char *
ludo_atlas_years_words (int              years,
                        LudoPageLanguage language)
{
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;

  if (years >= 1000)
    {
      french = g_strdup_printf ("%d\u00a0%03d ans", years / 1000,
                                years % 1000);
      english = g_strdup_printf ("%d,%03d years", years / 1000, years % 1000);
    }
  else
    {
      french = g_strdup_printf ("%d %s", years, years < 2 ? "an" : "ans");
      english = g_strdup_printf ("%d %s", years, years == 1 ? "year"
                                                            : "years");
    }

  return choose (french, english, language);
}

char *
ludo_sure_words (LudoSure         sure,
                 LudoPageLanguage language)
{
  static const char *const words[LUDO_N_SURES][LUDO_PAGE_N_LANGUAGES] = {
    [LUDO_SURE] = { "sûr", "sure" },
    [LUDO_SURE_LIKELY] = { "probable", "likely" },
    [LUDO_SURE_DOUBTFUL] = { "douteux", "doubtful" },
    [LUDO_SURE_WRONG] = { "faux", "wrong" },
  };

  g_return_val_if_fail (sure < LUDO_N_SURES, NULL);

  return choose (words[sure][LUDO_PAGE_FRENCH], words[sure][LUDO_PAGE_ENGLISH],
                 language);
}

char *
ludo_place_kind_words (LudoPlaceKind    kind,
                       LudoPageLanguage language)
{
  static const char *const words[LUDO_N_PLACE_KINDS][LUDO_PAGE_N_LANGUAGES] = {
    [LUDO_PLACE_TOWN] = { "ville", "town" },
    [LUDO_PLACE_SITE] = { "site", "site" },
    [LUDO_PLACE_REGION] = { "région", "region" },
    [LUDO_PLACE_COUNTRY] = { "pays", "country" },
  };

  g_return_val_if_fail (kind < LUDO_N_PLACE_KINDS, NULL);

  return choose (words[kind][LUDO_PAGE_FRENCH], words[kind][LUDO_PAGE_ENGLISH],
                 language);
}
