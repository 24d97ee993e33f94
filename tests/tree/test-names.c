/* test-names.c: only what can have a name for the ear is given one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK 4.18 drops the name of a status, a paragraph, and whatever is generic or
 * for presentation; and boxes, grids and scrolled windows, which were groups in
 * GTK 4.8, are generic there.
 */

#include "tree-fixture.h"

#include <string.h>

#define NAMELESS_ROLES "(STATUS|GENERIC|PARAGRAPH|PRESENTATION)"

static const char *const nameless[] = {
  "status", "generic", "paragraph", "presentation", "none", NULL,
};
static const char *const generic_classes[] = {
  "GtkBox", "GtkCenterBox", "GtkFixed", "GtkGrid", "GtkOverlay", "GtkPaned",
  "GtkRevealer", "GtkScrolledWindow", "GtkStack", "GtkViewport", NULL,
};

typedef struct
{
  char *class;
  char *id;                     /* or NULL */
  char *role;                   /* or NULL: that of the class */
  gboolean named;
} Object;

/* A .ui file while it is read. */
typedef struct
{
  const char *path;
  GQueue objects;               /* the innermost first */
  gboolean names;               /* within <accessibility> */
  gboolean reads_role;
  GPtrArray *without;           /* ids of what can have no name */
} Form;

static const char *
attribute (const char **names,
           const char **values,
           const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          gpointer              data,
          GError              **error)
{
  Form *form = data;
  const char *name = attribute (names, values, "name");

  if (g_str_equal (element, "object") || g_str_equal (element, "template"))
    {
      Object *object = g_new0 (Object, 1);

      object->class = g_strdup (attribute (names, values, "class"));
      object->id = g_strdup (attribute (names, values, "id"));
      g_queue_push_head (&form->objects, object);
    }
  else if (g_str_equal (element, "accessibility"))
    form->names = TRUE;
  else if (form->names && (g_strcmp0 (name, "label") == 0
                           || g_strcmp0 (name, "labelled-by") == 0))
    ((Object *) g_queue_peek_head (&form->objects))->named = TRUE;
  form->reads_role = g_strcmp0 (name, "accessible-role") == 0;
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  Form *form = data;

  if (form->reads_role)
    ((Object *) g_queue_peek_head (&form->objects))->role =
      g_strndup (text, length);
  form->reads_role = FALSE;
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        gpointer              data,
        GError              **error)
{
  Form *form = data;
  Object *object;
  gboolean without;

  if (g_str_equal (element, "accessibility"))
    form->names = FALSE;
  if (!g_str_equal (element, "object") && !g_str_equal (element, "template"))
    return;

  object = g_queue_pop_head (&form->objects);
  without = object->role != NULL ? g_strv_contains (nameless, object->role)
                                 : g_strv_contains (generic_classes,
                                                    object->class);
  if (without && object->named)
    g_error ("%s: a %s cannot have a name there", form->path,
             object->role != NULL ? object->role : object->class);
  /* GTK 4.8 tells of a toggle button neither that it is one nor its state. */
  if (g_str_equal (object->class, "GtkToggleButton") && object->role == NULL)
    g_error ("%s: %s is neither radio button nor check box for a screen reader",
             form->path, object->id);
  if (without && object->role != NULL && object->id != NULL)
    g_ptr_array_add (form->without, g_steal_pointer (&object->id));
  g_free (object->class);
  g_free (object->id);
  g_free (object->role);
  g_free (object);
}

/* The ids of all that can have no name in the form beside a source, which may
 * have none. */
static GPtrArray *
read_form (const char *source)
{
  const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autofree char *stem = g_strndup (source, strlen (source) - 2);
  g_autofree char *path = g_strconcat (stem, ".ui", NULL);
  Form form = { .path = path, .objects = G_QUEUE_INIT,
                .without = g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &form, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return form.without;

  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);

  return form.without;
}

/* Adds what the first group of @pattern finds in @text. */
static void
find (const char *text,
      const char *pattern,
      GPtrArray  *found)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, &error);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_no_error (error);
  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    g_ptr_array_add (found, g_match_info_fetch (match, 1));
}

/* The variables of a function that hold widgets which can have no name. */
static GPtrArray *
find_nameless (const char *text)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  find (text, "([\\w>-]+) =\\s+g_object_new \\([^;]*GTK_ACCESSIBLE_ROLE_"
              NAMELESS_ROLES, names);
  find (text, "([\\w>-]+) = gtk_(?:box|center_box|grid|overlay|paned|"
              "scrolled_window|stack|viewport)_new \\(", names);
  if (g_regex_match_simple ("_set_accessible_role \\([^;]*"
                            "GTK_ACCESSIBLE_ROLE_" NAMELESS_ROLES, text, 0, 0))
    g_ptr_array_add (names, g_strdup ("self"));

  return names;
}

static void
check_unnamed (const char *path,
               const char *text,
               const char *name)
{
  g_autofree char *escaped = g_regex_escape_string (name, -1);
  g_autofree char *pattern =
    g_strdup_printf ("_update_(property|relation)\\s+"
                     "\\(GTK_ACCESSIBLE \\(%s\\),"
                     "[^;]*_(PROPERTY_LABEL|RELATION_LABELLED_BY)", escaped);

  if (g_regex_match_simple (pattern, text, 0, 0))
    g_error ("%s: %s cannot have a name; ludo_announce() says its text", path,
             name);
}

/* Returns: how many widgets that can have no name were found. */
static guint
check_source (const char *path)
{
  g_autoptr (GPtrArray) ids = read_form (path);
  g_autofree char *text = NULL;
  g_auto (GStrv) functions = NULL;
  g_autoptr (GError) error = NULL;
  guint n = ids->len;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < ids->len; i++)
    {
      g_autofree char *name = g_strconcat ("self->", ids->pdata[i], NULL);

      check_unnamed (path, text, name);
    }

  functions = g_strsplit (text, "\n}\n", -1);
  for (guint i = 0; functions[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) names = find_nameless (functions[i]);

      for (guint j = 0; j < names->len; j++)
        check_unnamed (path,
                       g_str_has_prefix (names->pdata[j], "self")
                         ? text : functions[i],
                       names->pdata[j]);
      n += names->len;
    }

  return n;
}

static guint
check_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        n += check_folder (path);
      else if (g_str_has_suffix (name, ".c"))
        n += check_source (path);
    }

  return n;
}

static void
test_names (void)
{
  g_autofree char *src = tree_file ("src");

  g_assert_cmpuint (check_folder (src), >, 50);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree/names", test_names);

  return g_test_run ();
}
