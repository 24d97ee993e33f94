/* heard-fixture.c: what the program announces, kept for a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "heard-fixture.h"

#include <string.h>

#include "board/ludo-announce.h"

static GPtrArray *heard;

static void
heard_cb (gpointer    data,
          const char *language,
          const char *text)
{
  g_ptr_array_add (heard, g_strdup (text));
}

void
app_listen (void)
{
  g_assert_null (heard);
  heard = g_ptr_array_new_with_free_func (g_free);
  ludo_announce_set_func (heard_cb, NULL);
}

void
app_stop_listening (void)
{
  ludo_announce_set_func (NULL, NULL);
  g_clear_pointer (&heard, g_ptr_array_unref);
}

GPtrArray *
app_get_heard (void)
{
  return heard;
}

guint
app_count_heard (const char *part)
{
  guint n = 0;

  for (guint i = 0; i < heard->len; i++)
    n += strstr (heard->pdata[i], part) != NULL;

  return n;
}
