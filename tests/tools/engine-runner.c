/* engine-runner.c: running the engine and looking at what it says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-runner.h"

#include <gio/gio.h>
#include <string.h>

/* The bytes as a string, "" when there are none. */
static char *
as_text (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return length == 0 ? g_strdup ("") : g_strndup (data, length);
}

char *
run_with (const char  *args,
          GBytes      *input,
          int         *status,
          char       **errors)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = g_strsplit (args, "|", -1);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) err = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (argv, g_strdup (g_getenv ("ENGINE")));
  for (guint i = 0; words[i] != NULL && args[0] != '\0'; i++)
    g_ptr_array_add (argv, g_strdup (words[i]));
  g_ptr_array_add (argv, NULL);

  process = g_subprocess_newv ((const char *const *) argv->pdata,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE
                               | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                               &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, input, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  if (status != NULL)
    *status = g_subprocess_get_exit_status (process);
  else
    g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  if (errors != NULL)
    *errors = as_text (err);
  else
    g_assert_cmpuint (g_bytes_get_size (err), ==, 0);

  return as_text (out);
}

char *
converse (const char *input)
{
  g_autoptr (GBytes) bytes = g_bytes_new (input, strlen (input));

  return run_with ("", bytes, NULL, NULL);
}

char *
one_shot (const char *args)
{
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);

  return run_with (args, nothing, NULL, NULL);
}

void
assert_answers (const char *input,
                const char *expected)
{
  g_autofree char *output = converse (input);

  g_assert_cmpstr (output, ==, expected);
}

void
assert_refused (const char *input,
                const char *words)
{
  g_autofree char *output = converse (input);

  if (!g_str_has_prefix (output, "error ") || strstr (output, words) == NULL
      || strchr (output, '\n') != output + strlen (output) - 1)
    g_error ("%s was answered by %s", input, output);
}

GPtrArray *
lines_with (const char *output,
            const char *prefix)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], prefix))
      g_ptr_array_add (found, g_strdup (lines[i] + strlen (prefix)));

  return found;
}

char *
only_line_with (const char *output,
                const char *prefix)
{
  g_autoptr (GPtrArray) found = lines_with (output, prefix);

  if (found->len != 1)
    g_error ("expected one line “%s…” in: %s", prefix, output);

  return g_strdup (g_ptr_array_index (found, 0));
}
