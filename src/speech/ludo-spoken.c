/* ludo-spoken.c: a sentence as voices speak it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "speech/ludo-spoken.h"

#include <pango/pango.h>
#include <string.h>

#define LINE_ENDS "\r\n\t"

static void
run_free (gpointer data)
{
  LudoSpokenRun *run = data;

  g_free (run->language);
  g_free (run->text);
  g_free (run);
}

static gboolean
has_words (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalnum (g_utf8_get_char (p)))
      return TRUE;

  return FALSE;
}

/* Adds @text, which it takes over, as a run. */
static void
add_run (GPtrArray  *runs,
         const char *language,
         char       *text)
{
  LudoSpokenRun *last = runs->len > 0 ? runs->pdata[runs->len - 1] : NULL;
  LudoSpokenRun *run;

  /* The server takes a line break for the end of the text. */
  g_strdelimit (text, LINE_ENDS, ' ');
  /* Punctuation between two languages does not change the voice. */
  if (last != NULL
      && (g_str_equal (last->language, language) || !has_words (text)))
    {
      char *joined = g_strconcat (last->text, text, NULL);

      g_free (last->text);
      g_free (text);
      last->text = joined;
      return;
    }

  run = g_new (LudoSpokenRun, 1);
  run->language = g_strdup (language);
  run->text = text;
  g_ptr_array_add (runs, run);
}

static void
add_runs (GPtrArray     *runs,
          const char    *language,
          const char    *text,
          PangoAttrList *attributes)
{
  PangoAttrIterator *iterator = pango_attr_list_get_iterator (attributes);

  do
    {
      PangoAttribute *attribute =
        pango_attr_iterator_get (iterator, PANGO_ATTR_LANGUAGE);
      const char *own = attribute == NULL ? language
        : pango_language_to_string (((PangoAttrLanguage *) attribute)->value);
      const gsize length = strlen (text);
      int start, end;

      pango_attr_iterator_range (iterator, &start, &end);
      start = MIN (start, (int) length);
      end = MIN (end, (int) length);
      if (start < end)
        add_run (runs, own, g_strndup (text + start, (gsize) (end - start)));
    }
  while (pango_attr_iterator_next (iterator));
  pango_attr_iterator_destroy (iterator);
}

LudoSpoken *
ludo_spoken_new (const char *id,
                 const char *language,
                 const char *markup)
{
  LudoSpoken *spoken = g_new (LudoSpoken, 1);
  g_autoptr (PangoAttrList) attributes = NULL;
  g_autofree char *text = NULL;

  spoken->id = g_strdup (id);
  spoken->language = g_strdup (language);
  spoken->runs = g_ptr_array_new_with_free_func (run_free);
  if (pango_parse_markup (markup, -1, 0, &attributes, &text, NULL, NULL))
    add_runs (spoken->runs, language, text, attributes);
  else
    add_run (spoken->runs, language, g_strdup (markup));

  return spoken;
}

void
ludo_spoken_free (LudoSpoken *spoken)
{
  g_free (spoken->id);
  g_free (spoken->language);
  g_ptr_array_unref (spoken->runs);
  g_free (spoken);
}

gboolean
ludo_spoken_is_silent (const LudoSpoken *spoken)
{
  for (guint i = 0; i < spoken->runs->len; i++)
    {
      const LudoSpokenRun *run = g_ptr_array_index (spoken->runs, i);

      if (has_words (run->text))
        return FALSE;
    }

  return TRUE;
}
