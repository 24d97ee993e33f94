/* ludo-letter-limit.c: limits the letters of a field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-letter-limit.h"

#include <string.h>

#include "play/ludo-letters.h"

static void
insert_text_cb (GtkEditable *editable,
                const char  *text,
                int          length,
                int         *position,
                gpointer     data)
{
  const guint most = GPOINTER_TO_UINT (data);
  g_autofree char *before = gtk_editable_get_chars (editable, 0, *position);
  g_autofree char *after = gtk_editable_get_chars (editable, *position, -1);
  g_autofree char *whole = g_strndup (text, length < 0 ? strlen (text)
                                                       : (gsize) length);
  g_autofree char *fitting =
    g_strndup (whole, (gsize) (ludo_letters_skip (whole, most) - whole));

  for (;;)
    {
      g_autofree char *name = g_strconcat (before, fitting, after, NULL);
      guint n = ludo_letters_count (fitting);

      if (n == 0 || ludo_letters_count (name) <= most)
        break;
      fitting[ludo_letters_skip (fitting, n - 1) - fitting] = '\0';
    }
  if (g_str_equal (fitting, whole))
    return;

  g_signal_stop_emission_by_name (editable, "insert-text");
  g_signal_handlers_block_by_func (editable, insert_text_cb, data);
  gtk_editable_insert_text (editable, fitting, -1, position);
  g_signal_handlers_unblock_by_func (editable, insert_text_cb, data);
}

void
ludo_letter_limit_set (GtkEditable *editable,
                       guint        most)
{
  g_return_if_fail (GTK_IS_EDITABLE (editable) && most > 0);

  g_signal_connect (gtk_editable_get_delegate (editable), "insert-text",
                    G_CALLBACK (insert_text_cb), GUINT_TO_POINTER (most));
}
