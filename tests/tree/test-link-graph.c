/* test-link-graph.c: the objects of the rooms use each other in no circle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An object uses another if it asks for a symbol that the other defines.  The
 * graph is read from the built objects, because a declaration repeated by hand
 * would escape a search for includes.  No folders may form a circle, and no
 * files except two of one room.
 */

#include "tree-fixture.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* Graph: what uses what; names are paths below src/. */
typedef struct
{
  GPtrArray *names;
  GHashTable *indices;          /* of the names, each plus 1 */
  GPtrArray *uses;              /* GHashTable of indices by index */
} Graph;

static void
graph_init (Graph *graph)
{
  graph->names = g_ptr_array_new_with_free_func (g_free);
  graph->indices = g_hash_table_new (g_str_hash, g_str_equal);
  graph->uses =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);
}

static void
graph_clear (Graph *graph)
{
  g_hash_table_unref (graph->indices);
  g_ptr_array_unref (graph->names);
  g_ptr_array_unref (graph->uses);
}

/* The index of @name, which is added where it is new. */
static guint
graph_find (Graph      *graph,
            const char *name)
{
  gpointer index = g_hash_table_lookup (graph->indices, name);
  char *copy;

  if (index != NULL)
    return GPOINTER_TO_UINT (index) - 1;

  copy = g_strdup (name);
  g_ptr_array_add (graph->names, copy);
  g_ptr_array_add (graph->uses, g_hash_table_new (NULL, NULL));
  g_hash_table_insert (graph->indices, copy,
                       GUINT_TO_POINTER (graph->names->len));

  return graph->names->len - 1;
}

static void
graph_add (Graph      *graph,
           const char *from,
           const char *to)
{
  guint user = graph_find (graph, from);
  guint used = graph_find (graph, to);

  if (user != used)
    g_hash_table_add (g_ptr_array_index (graph->uses, user),
                      GUINT_TO_POINTER (used));
}

static void
reach (Graph    *graph,
       guint     from,
       gboolean *reached)
{
  GHashTableIter iter;
  gpointer used;

  g_hash_table_iter_init (&iter, g_ptr_array_index (graph->uses, from));
  while (g_hash_table_iter_next (&iter, &used, NULL))
    if (!reached[GPOINTER_TO_UINT (used)])
      {
        reached[GPOINTER_TO_UINT (used)] = TRUE;
        reach (graph, GPOINTER_TO_UINT (used), reached);
      }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The circles of @graph, each a sorted list of the names of all members that
 * reach each other. */
static GPtrArray *
graph_find_circles (Graph *graph)
{
  GPtrArray *circles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  guint n = graph->names->len;
  g_autofree gboolean *reached = g_new0 (gboolean, (gsize) n * n);
  g_autofree gboolean *is_listed = g_new0 (gboolean, n);

  for (guint i = 0; i < n; i++)
    reach (graph, i, reached + (gsize) i * n);

  for (guint i = 0; i < n; i++)
    if (reached[(gsize) i * n + i] && !is_listed[i])
      {
        GPtrArray *circle = g_ptr_array_new ();

        for (guint j = 0; j < n; j++)
          if (reached[(gsize) i * n + j] && reached[(gsize) j * n + i])
            {
              is_listed[j] = TRUE;
              g_ptr_array_add (circle, g_ptr_array_index (graph->names, j));
            }
        g_ptr_array_sort (circle, compare_names);
        g_ptr_array_add (circles, circle);
      }

  return circles;
}

/* The room of a path below src/: its first folder. */
static char *
dup_room (const char *path)
{
  return g_strndup (path, strcspn (path, "/"));
}

/* Two files of one room may use each other. */
static gboolean
is_pair (GPtrArray *circle)
{
  g_autofree char *first = dup_room (g_ptr_array_index (circle, 0));
  g_autofree char *last =
    dup_room (g_ptr_array_index (circle, circle->len - 1));

  return circle->len == 2 && g_str_equal (first, last);
}

/* Adds each circle of @graph, its members with blanks between, to @found. */
static void
list_circles (Graph     *graph,
              gboolean   allow_pairs,
              GPtrArray *found)
{
  g_autoptr (GPtrArray) circles = graph_find_circles (graph);

  for (guint i = 0; i < circles->len; i++)
    {
      GPtrArray *circle = g_ptr_array_index (circles, i);

      if (allow_pairs && is_pair (circle))
        continue;
      g_ptr_array_add (circle, NULL);
      g_ptr_array_add (found, g_strjoinv (" ", (char **) circle->pdata));
    }
}

static void
assert_none (GPtrArray *found)
{
  for (guint i = 0; i < found->len; i++)
    {
      g_test_message ("a circle: %s", (char *) g_ptr_array_index (found, i));
      g_test_fail ();
    }
}

/* Graphs: the graph of the files and that of their folders. */
typedef struct
{
  GHashTable *sources;          /* paths below src/ by the object's name */
  GHashTable *definitions;      /* the source that defines a symbol */
  Graph files;
  Graph folders;
} Graphs;

/* Finds the objects of the rooms' libraries, as the build says that it makes
 * them.  A source that the build writes is left out, because it uses none. */
static void
find_sources (Graphs *graphs)
{
  const char *build = g_getenv ("LUDOTHEQUE_BUILDDIR");
  g_autofree char *name =
    g_build_filename (build, "compile_commands.json", NULL);
  g_autofree char *src = tree_file ("src/");
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *commands;

  json_parser_load_from_file (parser, name, &error);
  g_assert_no_error (error);
  commands = json_node_get_array (json_parser_get_root (parser));
  for (guint i = 0; i < json_array_get_length (commands); i++)
    {
      JsonObject *entry = json_array_get_object_element (commands, i);
      const char *output = json_object_get_string_member (entry, "output");
      g_autofree char *file = g_canonicalize_filename
        (json_object_get_string_member (entry, "file"),
         json_object_get_string_member (entry, "directory"));

      if (g_regex_match_simple ("^src/.*lib[^/]*\\.p/", output, 0, 0)
          && g_str_has_prefix (file, src)
          && !g_str_has_prefix (file, build))
        g_hash_table_insert (graphs->sources,
                             g_build_filename (build, output, NULL),
                             g_strdup (file + strlen (src)));
    }
}

/* The lines of nm about all objects: "object: symbol type …". */
static char **
list_symbols (Graphs *graphs)
{
  static const char *const nm[] = { "nm", "-A", "-g", "--format=posix" };
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autofree gpointer *objects =
    g_hash_table_get_keys_as_array (graphs->sources, NULL);
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  for (guint i = 0; i < G_N_ELEMENTS (nm); i++)
    g_ptr_array_add (command, (gpointer) nm[i]);
  for (guint i = 0; objects[i] != NULL; i++)
    g_ptr_array_add (command, objects[i]);
  g_ptr_array_add (command, NULL);
  g_spawn_sync (NULL, (char **) command->pdata, NULL, G_SPAWN_SEARCH_PATH,
                NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));

  return g_strsplit (output, "\n", -1);
}

static void
read_graphs (Graphs *graphs)
{
  g_autoptr (GRegex) line = g_regex_new ("^(.*): ([^ ]+) ([A-Za-z])", 0, 0,
                                         NULL);
  g_auto (GStrv) lines = list_symbols (graphs);

  /* The definitions first, then the uses. */
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; lines[i] != NULL; i++)
      {
        g_autoptr (GMatchInfo) match = NULL;
        g_autofree char *object = NULL;
        g_autofree char *symbol = NULL;
        g_autofree char *type = NULL;
        const char *source, *used;

        if (!g_regex_match (line, lines[i], 0, &match))
          continue;
        object = g_match_info_fetch (match, 1);
        symbol = g_match_info_fetch (match, 2);
        type = g_match_info_fetch (match, 3);
        source = g_hash_table_lookup (graphs->sources, object);
        used = g_hash_table_lookup (graphs->definitions, symbol);
        if (pass == 0 && *type != 'U' && *type != 'w')
          {
            g_hash_table_insert (graphs->definitions, g_strdup (symbol),
                                 (gpointer) source);
          }
        else if (pass == 1 && *type == 'U' && used != NULL)
          {
            g_autofree char *from = g_path_get_dirname (source);
            g_autofree char *to = g_path_get_dirname (used);

            graph_add (&graphs->files, source, used);
            graph_add (&graphs->folders, from, to);
          }
      }
}

static void
test_rooms (void)
{
  Graphs graphs = {
    .sources = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    .definitions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                          NULL),
  };
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);

  graph_init (&graphs.files);
  graph_init (&graphs.folders);
  find_sources (&graphs);
  read_graphs (&graphs);
  /* Many more are built, and an empty graph would prove nothing. */
  g_assert_cmpuint (graphs.files.names->len, >, 200);

  list_circles (&graphs.folders, FALSE, found);
  list_circles (&graphs.files, TRUE, found);
  assert_none (found);

  graph_clear (&graphs.files);
  graph_clear (&graphs.folders);
  g_hash_table_unref (graphs.definitions);
  g_hash_table_unref (graphs.sources);
}

/* The search for circles itself, on a graph of two. */
static void
test_circles (void)
{
  Graph graph;
  g_autoptr (GPtrArray) circles = NULL;
  GPtrArray *circle;

  graph_init (&graph);
  graph_add (&graph, "a/1", "a/2");
  graph_add (&graph, "a/2", "b/1");
  graph_add (&graph, "b/1", "a/1");
  graph_add (&graph, "b/1", "c/1");
  graph_add (&graph, "c/2", "c/1");
  graph_add (&graph, "c/1", "c/2");
  circles = graph_find_circles (&graph);
  g_assert_cmpuint (circles->len, ==, 2);
  circle = g_ptr_array_index (circles, 0);
  g_assert_cmpuint (circle->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (circle, 2), ==, "b/1");
  g_assert_false (is_pair (circle));
  g_assert_true (is_pair (g_ptr_array_index (circles, 1)));
  graph_clear (&graph);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/link-graph/circles", test_circles);
  g_test_add_func ("/link-graph/rooms", test_rooms);

  return g_test_run ();
}
