/* engine-answer.c: the answers of a session, and what every command asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-command.h"

#include <stdarg.h>

int64_t
engine_clock (void *data)
{
  return g_get_monotonic_time () / 1000;
}

uint64_t
engine_rate (uint64_t n,
             int64_t  began)
{
  int64_t spent = engine_clock (NULL) - began;

  return n * 1000 / (uint64_t) MAX (spent, 1);
}

bool
engine_should_stop (EngineSession *session)
{
  return atomic_load_explicit (&session->stop, memory_order_relaxed);
}

void
engine_answer_text (EngineSession *session,
                    GString       *text)
{
  g_mutex_lock (&session->write_lock);
  session->write (text->str, session->write_data);
  g_mutex_unlock (&session->write_lock);
  g_string_free (text, TRUE);
}

void
engine_session_answer (EngineSession *session,
                       const char    *format,
                       ...)
{
  GString *text = g_string_new (NULL);
  va_list args;

  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
  engine_answer_text (session, text);
}

bool
engine_refuse (EngineSession *session,
               const char    *format,
               ...)
{
  GString *text = g_string_new ("error ");
  va_list args;

  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
  session->n_errors++;
  engine_answer_text (session, text);

  return false;
}

bool
engine_refuse_word (EngineSession *session,
                    const char    *what,
                    const char    *word,
                    const char    *why)
{
  g_autoptr (GString) quoted = g_string_new (NULL);

  engine_append_quoted (quoted, word);

  return engine_refuse (session, "%s %s%s%s", what, quoted->str,
                        why != NULL ? ": " : "", why != NULL ? why : "");
}

/* Reads the number after the name of @number. */
static bool
read_number (EngineSession       *session,
             char               **cursor,
             const EngineNumber  *number)
{
  const char *word;

  *number->number = 1;
  if (number->most == 0)
    return true;

  word = engine_next_word (cursor);
  if (word == NULL)
    return engine_refuse (session, "no number after %s", number->name);

  return engine_parse_number (word, number->least, number->most,
                              number->number)
         || engine_refuse_word (session, "bad number", word, number->name);
}

int
engine_read_numbers (EngineSession      *session,
                     char               *cursor,
                     const EngineNumber *numbers,
                     size_t              n_numbers)
{
  const char *word;
  guint seen = 0;
  int n = 0;

  for (; (word = engine_next_word (&cursor)) != NULL; n++)
    {
      size_t i = 0;

      while (i < n_numbers && !g_str_equal (word, numbers[i].name))
        i++;
      if (i == n_numbers)
        return engine_refuse_word (session, "unknown word", word, NULL), -1;
      if (seen & 1u << i)
        return engine_refuse_word (session, "given twice:", word, NULL), -1;
      seen |= 1u << i;
      if (!read_number (session, &cursor, &numbers[i]))
        return -1;
    }

  return n;
}

void
engine_announce_hash (EngineSession      *session,
                      const SearchResult *result)
{
  if (result->hash_mib > 0 && !atomic_exchange (&session->hash_announced, true))
    engine_session_answer (session,
                           "info string Hash: %d MiB cannot be had, %d MiB "
                           "are used", session->settings.hash_mib,
                           result->hash_mib);
}
