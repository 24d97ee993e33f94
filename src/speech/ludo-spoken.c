/* ludo-spoken.c: a sentence as voices speak it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-spoken"

#include "config.h"

#include "speech/ludo-spoken.h"

#define LINE_ENDS "\r\n\t"

static void
run_free (gpointer data)
{
  LudoSpokenRun *run = data;

  g_free (run->language);
  g_free (run->text);
  g_free (run);
}

/* While a sentence is taken apart: the languages of the open elements. */
typedef struct
{
  GPtrArray *runs;
  GQueue languages;
} Reading;

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reading *reading = data;
  const char *language = g_queue_peek_head (&reading->languages);

  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "lang"))
      language = values[i];
  g_queue_push_head (&reading->languages, g_strdup (language));
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  Reading *reading = data;

  g_free (g_queue_pop_head (&reading->languages));
}

static gboolean
has_words (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalnum (g_utf8_get_char (p)))
      return TRUE;

  return FALSE;
}

static void
add_run (GPtrArray  *runs,
         const char *language,
         const char *text)
{
  LudoSpokenRun *run = g_new (LudoSpokenRun, 1);

  run->language = g_strdup (language);
  run->text = g_strdup (text);
  /* To a server a line break is the end of what is said. */
  g_strdelimit (run->text, LINE_ENDS, ' ');
  g_ptr_array_add (runs, run);
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  Reading *reading = data;
  const char *language = g_queue_peek_head (&reading->languages);
  g_autofree char *words = g_strndup (text, length);
  LudoSpokenRun *last = NULL;

  if (reading->runs->len > 0)
    last = g_ptr_array_index (reading->runs, reading->runs->len - 1);
  /* A comma or a full stop is nothing to change the voice for. */
  if (last != NULL
      && (g_str_equal (last->language, language) || !has_words (words)))
    {
      char *joined = g_strconcat (last->text, words, NULL);

      g_free (last->text);
      last->text = g_strdelimit (joined, LINE_ENDS, ' ');
      return;
    }

  add_run (reading->runs, language, words);
}

LudoSpoken *
ludo_spoken_new (const char *id,
                 const char *language,
                 const char *markup)
{
  static const GMarkupParser parser = {
    .start_element = start_element,
    .end_element = end_element,
    .text = read_text,
  };
  LudoSpoken *spoken = g_new (LudoSpoken, 1);
  Reading reading = { .languages = G_QUEUE_INIT };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, 0, &reading, NULL);
  g_autofree char *element = g_strconcat ("<s>", markup, "</s>", NULL);

  spoken->id = g_strdup (id);
  spoken->language = g_strdup (language);
  spoken->runs = reading.runs = g_ptr_array_new_with_free_func (run_free);
  g_queue_push_head (&reading.languages, g_strdup (language));
  if (!g_markup_parse_context_parse (context, element, -1, NULL)
      || !g_markup_parse_context_end_parse (context, NULL))
    {
      g_ptr_array_set_size (spoken->runs, 0);
      add_run (spoken->runs, language, markup);
    }
  g_queue_clear_full (&reading.languages, g_free);

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
