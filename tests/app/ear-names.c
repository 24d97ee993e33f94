/* ear-names.c: that everything with the keyboard has a name for the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "ear.h"

#include <string.h>

/* Whether the node has a name.  An empty text is none, nor is the class that
 * GTK gives in its place, nor a text with the underscore of a lost mnemonic.  A
 * status has only its text in newer GTK. */
static gboolean
is_named (Ear           *self,
          const EarNode *node)
{
  if (node->name[0] == '\0' && g_str_equal (node->role, "status"))
    {
      g_autofree char *text = ear_get_text (self, node);

      return text[0] != '\0';
    }

  return node->name[0] != '\0' && !g_str_has_prefix (node->name, "Gtk")
         && !g_str_has_prefix (node->name, "Ludo")
         && strchr (node->name, '_') == NULL;
}

/* Every visible control that can have the focus has a name.  The widgets that
 * GTK puts into a button, such as the rows of a drop-down, are parts of the
 * button. */
void
ear_check_names (Ear        *self,
                 const char *page)
{
  g_autoptr (GPtrArray) nodes = ear_read (self);
  guint n_controls = 0, n_unnamed = 0, skipped_depth = G_MAXUINT;

  for (guint i = 0; i < nodes->len; i++)
    {
      const EarNode *node = g_ptr_array_index (nodes, i);

      if (node->depth <= skipped_depth)
        skipped_depth = G_MAXUINT;
      if (skipped_depth != G_MAXUINT)
        continue;
      if (g_str_equal (node->role, "button")
          || g_str_equal (node->role, "toggle button")
          || (node->depth > 0 && !ear_has (node, EAR_STATE_VISIBLE)))
        skipped_depth = node->depth;

      /* A page of a stack is said as the focus comes into it. */
      if (!ear_has (node, EAR_STATE_VISIBLE)
          || (!ear_has (node, EAR_STATE_FOCUSABLE)
              && !g_str_equal (node->name, "GtkStackPage")))
        continue;
      n_controls++;
      if (is_named (self, node))
        continue;
      n_unnamed++;
      g_test_message ("%s: a %s is called “%s”", page, node->role,
                      node->name);
    }
  g_test_message ("%s: %u controls", page, n_controls);
  g_assert_cmpuint (n_controls, >, 3);
  if (n_unnamed > 0)
    g_test_fail_printf ("%s: %u controls without a name", page, n_unnamed);
}
