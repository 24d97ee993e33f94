/* ludo-page-words.c: a text of a page while it is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-page-words.h"

#include "content/ludo-markup.h"

/* The deepest nesting of slanted words; no text needs more. */
#define DEPTH_MAX 4

void
_ludo_page_words_init (LudoPageWords *words)
{
  *words = (LudoPageWords) {
    .markup = g_string_new (NULL),
    .plain = g_string_new (NULL),
    .terms = ludo_page_terms_new (),
  };
}

void
_ludo_page_words_clear (LudoPageWords *words)
{
  g_string_free (words->markup, TRUE);
  g_string_free (words->plain, TRUE);
  g_array_unref (words->terms);
  g_free (words->term.entry_id);
  g_free (words->term.page_id);
  *words = (LudoPageWords) { .depth = 0 };
}

/* Greek letters are different enough to stand upright among Latin ones. */
static gboolean
is_slanted (gboolean    is_term,
            const char *language)
{
  static const char *const upright[] = { "grc", "el", NULL };

  return !is_term && !g_strv_contains (upright, language);
}

/* A word's language chooses its voice and its letters, and slants it unless it
 * is a term. */
gboolean
_ludo_page_words_open (LudoPageWords *words,
                       gboolean       is_term,
                       const char    *language,
                       const char    *entry)
{
  if ((is_term && words->term.entry_id != NULL) || words->depth == DEPTH_MAX)
    return FALSE;

  words->depth++;
  if (is_term)
    {
      words->term.start = words->plain->len;
      words->term.entry_id = g_strdup (entry != NULL ? entry : "");
    }
  if (language != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (language, -1);

      g_string_append_printf (words->markup, "<span%s lang=\"%s\">",
                              is_slanted (is_term, language)
                                ? " style=\"italic\"" : "", escaped);
    }
  else
    g_string_append (words->markup,
                     is_term ? "<span>" : "<span style=\"italic\">");

  return TRUE;
}

void
_ludo_page_words_close (LudoPageWords *words,
                        gboolean       is_term)
{
  g_string_append (words->markup, "</span>");
  words->depth--;
  if (!is_term)
    return;

  words->term.end = words->plain->len;
  g_array_append_val (words->terms, words->term);
  words->term.entry_id = words->term.page_id = NULL;
}

void
_ludo_page_words_append (LudoPageWords *words,
                         const char    *text,
                         gsize          length)
{
  GString *plain = words->plain;
  gsize start = plain->len;
  g_autofree char *escaped = NULL;

  ludo_markup_append (plain, text, length);
  escaped = g_markup_escape_text (plain->str + start, plain->len - start);
  g_string_append (words->markup, escaped);
}

/* Removes the blank that the last end of line became. */
static void
trim_end (GString *text)
{
  if (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
}

void
_ludo_page_words_steal (LudoPageWords  *words,
                        char          **markup,
                        char          **plain,
                        GArray        **terms)
{
  trim_end (words->markup);
  trim_end (words->plain);
  /* Shorten a term that ended with that blank. */
  for (guint i = 0; i < words->terms->len; i++)
    {
      LudoPageTerm *term = &g_array_index (words->terms, LudoPageTerm, i);

      term->start = MIN (term->start, words->plain->len);
      term->end = MIN (term->end, words->plain->len);
    }

  *markup = g_strdup (words->markup->str);
  if (plain != NULL)
    *plain = g_strdup (words->plain->str);
  if (terms != NULL)
    {
      *terms = words->terms;
      words->terms = ludo_page_terms_new ();
    }
  else
    g_array_set_size (words->terms, 0);
  g_string_truncate (words->markup, 0);
  g_string_truncate (words->plain, 0);
}
