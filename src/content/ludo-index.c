/* ludo-index.c: looks for words in all pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-index.h"

#include <string.h>

/* Entry: a text of a page, which a search looks at. */
typedef struct
{
  const LudoPageNode *node;     /* borrowed from the page */
  const LudoPageNode *section;  /* around the text, or NULL */
  char *const *rulesets;        /* borrowed: those of the text, or NULL */
  char *const *markup;          /* borrowed: the text, by language */
  char *folded[LUDO_PAGE_N_LANGUAGES];
} Entry;

typedef struct
{
  const char *game_id;          /* borrowed from the index */
  const char *page_id;
  LudoPageNode *page;           /* owned, or NULL */
  GPtrArray *entries;           /* Entry */
} Volume;

struct _LudoIndex
{
  LudoLibrary *library;
  char **game_ids;
  GPtrArray *volumes;           /* Volume; in the order of reading */
};

static void
hit_free (LudoHit *hit)
{
  g_free (hit->game_id);
  g_free (hit->page_id);
  g_free (hit->element_id);
  g_free (hit->section);
  g_free (hit->text);
  g_strfreev (hit->rulesets);
  g_array_unref (hit->ranges);
  g_free (hit);
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (entry->folded[i]);
  g_free (entry);
}

static void
volume_free (gpointer data)
{
  Volume *volume = data;

  g_ptr_array_unref (volume->entries);
  ludo_page_free (volume->page);
  g_free (volume);
}

void
ludo_index_free (LudoIndex *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->volumes);
  g_strfreev (self->game_ids);
  g_object_unref (self->library);
  g_free (self);
}

LudoIndex *
ludo_index_new (LudoLibrary       *library,
                const char *const *game_ids)
{
  const char *const *page_ids = ludo_library_get_page_ids ();
  LudoIndex *self;

  g_return_val_if_fail (LUDO_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (game_ids != NULL, NULL);

  self = g_new0 (LudoIndex, 1);
  self->volumes = g_ptr_array_new_with_free_func (volume_free);
  self->library = g_object_ref (library);
  self->game_ids = g_strdupv ((char **) game_ids);
  for (int i = 0; self->game_ids[i] != NULL; i++)
    for (int j = 0; page_ids[j] != NULL; j++)
      {
        Volume *volume = g_new0 (Volume, 1);

        volume->game_id = self->game_ids[i];
        volume->page_id = page_ids[j];
        volume->entries = g_ptr_array_new_with_free_func (entry_free);
        g_ptr_array_add (self->volumes, volume);
      }

  return self;
}

static void
add_entry (Volume             *volume,
           const LudoPageNode *node,
           const LudoPageNode *section,
           char *const        *rulesets,
           char *const        *markup)
{
  Entry *entry;

  if (markup[0] == NULL || markup[1] == NULL || node->id == NULL)
    return;

  entry = g_new0 (Entry, 1);
  entry->node = node;
  entry->section = section;
  entry->rulesets = rulesets;
  entry->markup = markup;
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autofree char *plain = ludo_page_dup_plain (markup[i]);

      entry->folded[i] = ludo_fold (plain, NULL);
    }
  g_ptr_array_add (volume->entries, entry);
}

static void
index_page (Volume             *volume,
            const LudoPageNode *node,
            const LudoPageNode *section,
            char *const        *rulesets)
{
  if (node->type == LUDO_NODE_SECTION)
    section = node;
  if (node->rulesets != NULL)
    rulesets = node->rulesets;
  add_entry (volume, node, section, rulesets, node->title);
  add_entry (volume, node, section, rulesets, node->text);
  for (guint i = 0; i < node->children->len; i++)
    index_page (volume, g_ptr_array_index (node->children, i), section,
                rulesets);
}

static void
refresh (LudoIndex *self,
         Volume    *volume)
{
  LudoPageNode *page = ludo_library_read (self->library, volume->game_id,
                                          volume->page_id, NULL, NULL);

  if (page == volume->page)
    {
      ludo_page_free (page);
      return;
    }

  g_ptr_array_set_size (volume->entries, 0);
  ludo_page_free (volume->page);
  volume->page = page;
  if (page != NULL)
    index_page (volume, page, NULL, NULL);
}

static gboolean
has_all (const char *folded,
         char      **words)
{
  for (int i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0' && strstr (folded, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

static int
compare_ranges (gconstpointer one,
                gconstpointer other)
{
  const LudoRange *a = one;
  const LudoRange *b = other;

  return a->start < b->start ? -1 : a->start > b->start;
}

/* Whether the two look the same to a reader: the same text in one section. */
static gboolean
is_same (const Entry      *one,
         const Entry      *other,
         LudoPageLanguage  language)
{
  return one->section == other->section
         && g_str_equal (one->folded[language], other->folded[language]);
}

/* Returns: the rulesets for which @entry or another one like it holds; NULL
 * for all. */
static char **
dup_rulesets (const Volume     *volume,
              const Entry      *entry,
              LudoPageLanguage  language)
{
  g_autoptr (GStrvBuilder) rulesets = g_strv_builder_new ();

  for (guint i = 0; i < volume->entries->len; i++)
    {
      const Entry *other = g_ptr_array_index (volume->entries, i);

      if (!is_same (entry, other, language))
        continue;
      if (other->rulesets == NULL)
        return NULL;
      g_strv_builder_addv (rulesets, (const char **) other->rulesets);
    }

  return g_strv_builder_end (rulesets);
}

static LudoHit *
hit_new (const Volume     *volume,
         const Entry      *entry,
         LudoPageLanguage  language,
         char            **words)
{
  LudoHit *hit = g_new0 (LudoHit, 1);

  hit->game_id = g_strdup (volume->game_id);
  hit->page_id = g_strdup (volume->page_id);
  hit->element_id = g_strdup (entry->node->id);
  hit->text = ludo_page_dup_plain (entry->markup[language]);
  hit->rulesets = dup_rulesets (volume, entry, language);
  hit->language = language;
  if (entry->section != NULL && entry->section != entry->node
      && entry->section->title[language] != NULL)
    hit->section = ludo_page_dup_plain (entry->section->title[language]);
  hit->ranges = g_array_new (FALSE, FALSE, sizeof (LudoRange));
  for (int i = 0; words[i] != NULL; i++)
    ludo_fold_find (hit->text, words[i], hit->ranges);
  g_array_sort (hit->ranges, compare_ranges);

  return hit;
}

/* Match: a text that has all the words, before it becomes a LudoHit. */
typedef struct
{
  const Volume *volume;
  const Entry *entry;
  LudoPageLanguage language;
} Match;

/* Whether what @match would show is among @matches. */
static gboolean
is_found (const GArray *matches,
          const Match  *match)
{
  for (guint i = matches->len; i > 0; i--)
    {
      const Match *other = &g_array_index (matches, Match, i - 1);

      if (other->volume != match->volume)
        return FALSE;
      if (other->language == match->language
          && is_same (other->entry, match->entry, match->language))
        return TRUE;
    }

  return FALSE;
}

static void
search_volume (LudoIndex         *self,
               Volume            *volume,
               char             **words,
               LudoPageLanguage   language,
               GArray            *matches)
{
  refresh (self, volume);
  for (guint i = 0; i < volume->entries->len; i++)
    {
      Match match = { volume, g_ptr_array_index (volume->entries, i),
                      language };

      if (!has_all (match.entry->folded[language], words))
        match.language = 1 - language;
      if (has_all (match.entry->folded[match.language], words)
          && !is_found (matches, &match))
        g_array_append_val (matches, match);
    }
}

/* Returns: the index of the game of @match. */
static guint
find_game_index (LudoIndex   *self,
                 const Match *match)
{
  guint i = 0;

  while (self->game_ids[i] != match->volume->game_id)
    i++;

  return i;
}

/* Shares @most hits out among the games, one to each in turn as long as it has
 * @matches left.  Returns: how many each game gets. */
static GArray *
share_out (LudoIndex    *self,
           const GArray *matches,
           guint         most)
{
  guint n_games = g_strv_length (self->game_ids);
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (guint));
  GArray *shares = g_array_new (FALSE, TRUE, sizeof (guint));
  guint left = MIN (most, matches->len);

  g_array_set_size (found, n_games);
  g_array_set_size (shares, n_games);
  for (guint i = 0; i < matches->len; i++)
    {
      const Match *match = &g_array_index (matches, Match, i);

      g_array_index (found, guint, find_game_index (self, match))++;
    }
  while (left > 0)
    for (guint i = 0; i < n_games && left > 0; i++)
      if (g_array_index (shares, guint, i) < g_array_index (found, guint, i))
        {
          g_array_index (shares, guint, i)++;
          left--;
        }

  return shares;
}

GPtrArray *
ludo_index_search (LudoIndex        *self,
                   const char       *words,
                   const char       *game_id,
                   LudoPageLanguage  language,
                   guint             most,
                   guint            *n_found)
{
  GPtrArray *hits =
    g_ptr_array_new_with_free_func ((GDestroyNotify) hit_free);
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (Match));
  g_autoptr (GArray) shares = NULL;
  g_autofree char *folded = NULL;
  g_auto (GStrv) split = NULL;

  g_return_val_if_fail (self != NULL && words != NULL, hits);
  g_return_val_if_fail (language < LUDO_PAGE_N_LANGUAGES, hits);

  if (n_found != NULL)
    *n_found = 0;
  folded = ludo_fold (words, NULL);
  if (folded[0] == '\0')
    return hits;

  split = g_strsplit (folded, " ", -1);
  for (guint i = 0; i < self->volumes->len; i++)
    {
      Volume *volume = g_ptr_array_index (self->volumes, i);

      if (game_id == NULL || g_str_equal (volume->game_id, game_id))
        search_volume (self, volume, split, language, matches);
    }

  shares = share_out (self, matches, most);
  for (guint i = 0; i < matches->len; i++)
    {
      const Match *match = &g_array_index (matches, Match, i);
      guint *share = &g_array_index (shares, guint,
                                     find_game_index (self, match));

      if (*share == 0)
        continue;
      (*share)--;
      g_ptr_array_add (hits, hit_new (match->volume, match->entry,
                                      match->language, split));
    }
  if (n_found != NULL)
    *n_found = matches->len;

  return hits;
}

/* Moves @p by @n letters, backward where @n is negative, and then back to the
 * beginning of a word. */
static const char *
move_by (const char *text,
         const char *p,
         int         n)
{
  for (; n < 0 && p > text; n++)
    p = g_utf8_prev_char (p);
  for (; n > 0 && *p != '\0'; n--)
    p = g_utf8_next_char (p);
  while (p > text && *p != '\0' && p[-1] != ' ')
    p = g_utf8_prev_char (p);

  return p;
}

static void
append_escaped (GString    *markup,
                const char *text,
                gsize       length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (markup, escaped);
}

char *
ludo_hit_dup_excerpt (const LudoHit *hit,
                      guint          length)
{
  GString *markup = g_string_new (NULL);
  const char *start = hit->text;
  const char *end;
  const char *done;

  if (hit->ranges->len > 0)
    start = move_by (hit->text,
                     hit->text
                       + g_array_index (hit->ranges, LudoRange, 0).start,
                     -(int) length / 3);
  end = move_by (hit->text, start, (int) length);
  if (end <= start)
    end = start + strlen (start);

  if (start > hit->text)
    g_string_append (markup, "…");
  done = start;
  for (guint i = 0; i < hit->ranges->len; i++)
    {
      const LudoRange *range = &g_array_index (hit->ranges, LudoRange, i);
      const char *from = hit->text + range->start;
      const char *to = hit->text + range->end;

      if (from < done || to > end)
        continue;
      append_escaped (markup, done, (gsize) (from - done));
      g_string_append (markup, "<b>");
      append_escaped (markup, from, (gsize) (to - from));
      g_string_append (markup, "</b>");
      done = to;
    }
  append_escaped (markup, done, (gsize) (end - done));
  if (*end != '\0')
    g_string_append (markup, "…");

  return g_string_free (markup, FALSE);
}
