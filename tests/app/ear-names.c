/* ear-names.c: what was read and heard, and that each control has a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "ear.h"

#include <string.h>

EarNode *
ear_find (GPtrArray  *nodes,
          const char *role,
          const char *name)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      EarNode *node = g_ptr_array_index (nodes, i);

      if (g_str_equal (node->role, role)
          && (name == NULL || g_str_equal (node->name, name)))
        return node;
    }

  return NULL;
}

gboolean
ear_has (const EarNode *node,
         EarState       state)
{
  return (node->states & (G_GUINT64_CONSTANT (1) << state)) != 0;
}

gboolean
ear_was_told (Ear      *self,
              gpointer  data)
{
  GPtrArray *heard = ear_get_heard (self);

  for (guint i = 0; i < heard->len; i++)
    if (strstr (heard->pdata[i], data) != NULL)
      return TRUE;

  return FALSE;
}

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

  return node->name[0] != '\0'
         && !g_regex_match_simple ("^(Gtk|Ludo)[A-Z]|_", node->name, 0, 0);
}

/* Controls that GTK makes within its own widgets and leaves without a name. */
static const struct
{
  const char *page;
  const char *role;
  const char *name;
} gtk_parts[] = {
  /* GtkScrolledWindow and GtkTextView within GtkAboutDialog: the licence and
   * the system; GTK 4.8, and 4.18, where a class is no name. */
  { "about", "group", "" },
  { "about", "text box", "GtkTextView" },
  { "about", "text box", "" },
};

static gboolean
is_part_of_gtk (const EarNode *node,
                const char    *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (gtk_parts); i++)
    if (g_str_equal (gtk_parts[i].page, page)
        && g_str_equal (gtk_parts[i].role, node->role)
        && g_str_equal (gtk_parts[i].name, node->name))
      return TRUE;

  return FALSE;
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
          || g_str_equal (node->role, "radio button")
          || (node->depth > 0 && !ear_has (node, EAR_STATE_VISIBLE)))
        skipped_depth = node->depth;

      /* A page of a stack is said as the focus comes into it. */
      if (!ear_has (node, EAR_STATE_VISIBLE)
          || (!ear_has (node, EAR_STATE_FOCUSABLE)
              && !g_str_equal (node->name, "GtkStackPage")))
        continue;
      n_controls++;
      g_assert_false (g_regex_match_simple
                        ("^(|invalid|unknown|filler|panel|generic)$",
                         node->role, 0, 0));
      if (is_named (self, node) || is_part_of_gtk (node, page))
        continue;
      n_unnamed++;
      g_test_message ("%s: a %s is called “%s” (%s)", page, node->role,
                      node->name, node->path);
    }
  g_test_message ("%s: %u controls", page, n_controls);
  g_assert_cmpuint (n_controls, >, 3);
  if (n_unnamed > 0)
    g_test_fail_printf ("%s: %u controls without a name", page, n_unnamed);
}

void
ear_set_animations (gboolean enabled)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "gtk-4.0", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autofree char *text =
    g_strdup_printf ("[Settings]\ngtk-enable-animations=%d\n", enabled);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}
