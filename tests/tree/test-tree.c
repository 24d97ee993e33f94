/* test-tree.c: what the tree itself promises
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every listed game is complete, every text is translated, every source says
 * its licence, the plain C rooms know nothing of GLib, and no room outgrows
 * its budget.
 */

#include "tree-fixture.h"

#include <string.h>

#include "games/games.h"

static void
assert_tree_has (const char *before,
                 const char *id,
                 const char *after)
{
  g_autofree char *path = g_strconcat (before, id, after, NULL);
  g_autofree char *name = tree_file (path);

  if (!g_file_test (name, G_FILE_TEST_IS_REGULAR))
    g_error ("%s is missing", path);
}

/* A listed game has its pages, its tests and its strings. */
static void
test_games_are_complete (void)
{
  g_autofree char *perft = tree_read_file ("tests/games/perft.txt");
  g_autofree char *potfiles = tree_read_file ("po/POTFILES.in");

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *folder = g_strdup_printf ("src/games/%s/", id);
      g_autofree char *row = g_strdup_printf ("\n%s |", id);
      g_autofree char *words =
        g_strdup_printf ("\nsrc/games/%s/words/%s-words.c\n", id, id);

      assert_tree_has (folder, id, ".desktop.in");
      assert_tree_has ("data/content/", id, "/rules.page");
      assert_tree_has ("data/content/", id, "/history.page");
      assert_tree_has ("data/content/", id, "/sources.page");
      assert_tree_has ("help/C/", id, ".page");
      assert_tree_has ("help/fr/", id, ".page");
      assert_tree_has ("tests/games/naive-", id, ".c");
      assert_tree_has ("tests/vectors/", id, ".jsonl");
      if (strstr (perft, row) == NULL && !g_str_has_prefix (perft, row + 1))
        g_error ("tests/games/perft.txt has no row of %s", id);
      if (strstr (potfiles, words) == NULL)
        g_error ("po/POTFILES.in lacks%s", words);
    }
}

/* Every file that is generated from the list of games names each of them. */
static void
test_games_are_told (void)
{
  static const char *const made[] = {
    "data/io.github.ludotheque.Ludotheque.desktop.in",
    "data/ludotheque", "data/ludotheque-engine", "data/ludotheque-print",
    "help/ludotheque.6", "help/ludotheque-print.6",
    "help/ludotheque-engine.6", "help/ludotheque.fr.6",
    "help/ludotheque-print.fr.6", "help/ludotheque-engine.fr.6",
  };

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_autofree char *name = g_build_filename
        (g_getenv ("LUDOTHEQUE_BUILDDIR"), made[i], NULL);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) parts = NULL;
      g_autofree char *plain = NULL;

      g_file_get_contents (name, &text, NULL, &error);
      g_assert_no_error (error);
      parts = g_strsplit (text, "\\-", -1);
      plain = g_strjoinv ("-", parts);
      for (guint j = 0; games_list ()[j] != NULL; j++)
        if (strstr (plain, games_list ()[j]->id) == NULL)
          g_error ("%s lacks %s", made[i], games_list ()[j]->id);
    }
}

typedef void (*EachFile) (const char *path, const char *text, gpointer data);

static void
each_source (const char *folder,
             EachFile    each,
             gpointer    data)
{
  g_autofree char *name = tree_file (folder);
  g_autoptr (GDir) dir = g_dir_open (name, 0, NULL);
  const char *entry;

  g_assert_nonnull (dir);
  while ((entry = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, entry, NULL);
      g_autofree char *full = tree_file (path);

      if (g_file_test (full, G_FILE_TEST_IS_DIR))
        each_source (path, each, data);
      else if (g_str_has_suffix (entry, ".c") || g_str_has_suffix (entry, ".h")
               || g_str_has_suffix (entry, ".ui")
               || g_str_equal (entry, "meson.build"))
        {
          g_autofree char *text = tree_read_file (path);

          each (path, text, data);
        }
    }
}

static void
check_licence (const char *path,
               const char *text,
               gpointer    data)
{
  const char *line = strstr (text, "SPDX-License-Identifier: GPL-3.0-or-later");

  if (line == NULL || line - text > 400)
    g_error ("%s does not say its licence at its top", path);
}

static void
test_licences (void)
{
  each_source ("src", check_licence, NULL);
  each_source ("tests", check_licence, NULL);
}

static void
check_potfiles (const char *path,
                const char *text,
                gpointer    potfiles)
{
  static const char *const calls[] = {
    " _(\"", "(_(\"", " _ (\"", "N_(\"", "N_ (\"", "ngettext (\"", "C_(\"",
    "C_ (\"", "translatable=\"yes\"",
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    if (strstr (text, calls[i]) != NULL)
      {
        g_autofree char *line = g_strdup_printf ("\n%s\n", path);

        if (strstr (potfiles, line) == NULL)
          g_error ("%s has texts and is not in po/POTFILES.in", path);
        return;
      }
}

static void
test_potfiles (void)
{
  g_autofree char *potfiles = tree_read_file ("po/POTFILES.in");

  each_source ("src", check_potfiles, potfiles);
}

static char *
run (const char *const *command)
{
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));

  return output;
}

/* Every text of the sources stands in fr.po, translated and not fuzzy. */
static void
test_french_is_complete (void)
{
  g_autofree char *missing = NULL;
  g_autofree char *script = tree_file ("build-aux/missing-french");
  const char *command[] = { script, NULL };

  missing = run (command);
  g_assert_cmpstr (missing, ==, "");
}

/* In the French, no ordinary blank stands before a colon, a semicolon, a
 * question or an exclamation mark, or inside guillemets, where a line could
 * break. */
static void
test_french_typography (void)
{
  g_autofree char *po = tree_read_file ("po/fr.po");
  g_auto (GStrv) lines = g_strsplit (po, "\n", -1);
  g_autoptr (GRegex) wrong = g_regex_new ("« | »| [:;?!]([ \"\\\\]|$)", 0, 0,
                                          NULL);
  gboolean french = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] != '"')
        french = g_str_has_prefix (lines[i], "msgstr");
      if (french && g_regex_match (wrong, lines[i], 0, NULL))
        g_error ("po/fr.po, line %u: %s", i + 1, lines[i]);
    }
}

/* No symbol of GLib, GTK or Cairo is asked for by the plain C rooms. */
static void
test_layers (void)
{
  g_auto (GStrv) libraries =
    g_strsplit (g_getenv ("LUDOTHEQUE_PLAIN_LIBRARIES"), ":", -1);

  g_assert_cmpuint (g_strv_length (libraries), >=, 2);
  for (guint i = 0; libraries[i] != NULL; i++)
    {
      const char *command[] = { "nm", "--undefined-only", libraries[i], NULL };
      g_autofree char *symbols = run (command);

      g_assert_nonnull (strstr (symbols, " U "));
      g_assert_null (strstr (symbols, " U g_"));
      g_assert_null (strstr (symbols, " U gtk_"));
      g_assert_null (strstr (symbols, " U cairo_"));
      g_assert_null (strstr (symbols, " U ludo_"));
    }
}

/* The folders of src, each of which uses those before it alone. */
static const char *const layers[] = {
  "games", "search", "play", "chance", "drawing", "board", "content", "speech",
  "atlas", "reader", "learn", "print", "app/sound", "app/widgets",
  "app/settings", "app/printing", "app/chance", "app/editing",
  "app/learning", "app/new-game", "app/playing", "app/reading", "app/shelf",
  "app/teaching", "app/window", "app", "tools",
};

/* The folders of a game, each with the layer that it belongs to. */
static const struct
{
  const char *pattern;
  const char *layer;
} parts[] = {
  { "^games/[^/]+/rules/", "games/" },
  { "^games/[^/]+/words/", "play/" },
  { "^games/[^/]+/drawing/[^/]+-kit[.]", "print/" },
  { "^games/[^/]+/drawing/", "drawing/" },
};

/* How high the folder of @path lies, counted from 0. */
static guint
layer_of (const char *path)
{
  guint found = G_N_ELEMENTS (layers);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_regex_match_simple (parts[i].pattern, path, 0, 0))
      {
        path = parts[i].layer;
        break;
      }

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      gsize length = strlen (layers[i]);

      if (strncmp (path, layers[i], length) == 0 && path[length] == '/'
          && (found == G_N_ELEMENTS (layers)
              || length > strlen (layers[found])))
        found = i;
    }

  return found;
}

static void
check_includes (const char *path,
                const char *text,
                gpointer    data)
{
  g_autoptr (GRegex) include =
    g_regex_new ("^#include \"([^\"]+/[^\"/]+)\"", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint mine = layer_of (path + strlen ("src/"));

  g_regex_match (include, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);
      guint theirs = layer_of (name);

      if (theirs != G_N_ELEMENTS (layers) && theirs > mine)
        g_error ("%s includes %s, which lies above it", path, name);
    }
}

/* A game's events and reasons are not told apart outside its folder. */
static void
check_own_names (const char *path,
                 const char *text,
                 gpointer    data)
{
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *folder =
        g_strdup_printf ("src/games/%s/", games_list ()[i]->id);
      g_autofree char *upper = g_ascii_strup (games_list ()[i]->id, -1);
      g_autofree char *names = NULL;

      g_strdelimit (upper, "-", '_');
      names = g_strdup_printf ("\\b%s_(EVENT|REASON)_", upper);
      if (!g_str_has_prefix (path, folder)
          && g_regex_match_simple (names, text, 0, 0))
        g_error ("%s names an event or a reason of %s", path,
                 games_list ()[i]->id);
    }
}

static void
test_own_names (void)
{
  g_autofree char *contract = tree_read_file ("src/games/game-rules.h");

  each_source ("src", check_own_names, NULL);
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (games_list ()[i]->id, "-", -1);
      g_autofree char *pattern = g_strjoinv ("[-_ ]?", words);

      g_assert_false (g_regex_match_simple (pattern, contract,
                                            G_REGEX_CASELESS, 0));
    }
}

static void
test_includes (void)
{
  each_source ("src", check_includes, NULL);
}

/* Room: the sources of a folder of src, and how long they may be together. */
typedef struct
{
  const char *name;
  guint most;                   /* lines; no more than there are */
  guint target;                 /* the same, once the room is tidied */
  guint n_lines;
} Room;

static void
count_lines (const char *path,
             const char *text,
             gpointer    data)
{
  Room *room = data;

  if (g_str_has_suffix (path, ".c") || g_str_has_suffix (path, ".h"))
    for (const char *c = text; *c != '\0'; c++)
      room->n_lines += *c == '\n';
}

/* A feature that needs more raises its room's line in its own commit, and says
 * so there; other commits may only lower it, down to the target. */
static void
test_budgets (void)
{
  Room rooms[] = {
    { "games", 34276, 22000 },
    { "search", 3136, 3100 },
    { "play", 14038, 8500 },
    { "chance", 12715, 5000 },
    { "drawing", 5180, 2500 },
    { "board", 6681, 3400 },
    { "content", 4638, 4200 },
    { "speech", 1288, 950 },
    { "atlas", 742, 750 },
    { "reader", 6737, 5200 },
    { "learn", 17910, 6900 },
    { "print", 13443, 5800 },
    { "app", 51090, 25500 },
    { "tools", 6447, 5000 },
  };
  g_autofree char *src = tree_file ("src");
  g_autoptr (GDir) dir = g_dir_open (src, 0, NULL);
  const char *entry;
  guint n_folders = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autofree char *folder = g_build_filename ("src", rooms[i].name, NULL);

      each_source (folder, count_lines, &rooms[i]);
      g_test_message ("%s: %u lines of %u, to become %u", folder,
                      rooms[i].n_lines, rooms[i].most, rooms[i].target);
      if (rooms[i].n_lines > rooms[i].most)
        g_test_fail ();
    }

  while ((entry = g_dir_read_name (dir)) != NULL)
    n_folders += !g_str_equal (entry, "meson.build");
  g_assert_cmpuint (n_folders, ==, G_N_ELEMENTS (rooms));
}

static void
count_users (const char *path,
             const char *text,
             gpointer    users)
{
  g_autoptr (GRegex) include = g_regex_new
    ("^#include \"([^\"]+/)?([^\"/]+-private[.]h)\"", G_REGEX_MULTILINE, 0,
     NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (!g_str_has_suffix (path, ".c"))
    return;

  g_regex_match (include, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      char *name = g_match_info_fetch (match, 2);
      gpointer n = g_hash_table_lookup (users, name);

      g_hash_table_insert (users, name,
                           GUINT_TO_POINTER (GPOINTER_TO_UINT (n) + 1));
    }
}

/* The most lines of a source, columns of a line, and sources of a folder,
 * headers counted. */
#define LINES_MAX 700
#define COLUMNS_MAX 80
#define SOURCES_MAX 30

static void
measure_columns (const char *path,
                 const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      long n_columns = g_utf8_strlen (lines[i], -1);

      for (const char *at = lines[i]; *at != '\0'; at = g_utf8_next_char (at))
        n_columns -= g_unichar_iszerowidth (g_utf8_get_char (at));
      if (n_columns > COLUMNS_MAX)
        {
          g_test_message ("%s:%u: %ld columns", path, i + 1, n_columns);
          g_test_fail ();
        }
    }
}

static void
measure_source (const char *path,
                const char *text,
                gpointer    folders)
{
  g_autofree char *folder = g_path_get_dirname (path);
  Room source = { 0 };
  guint n_sources =
    GPOINTER_TO_UINT (g_hash_table_lookup (folders, folder)) + 1;

  if (!g_str_has_suffix (path, ".c") && !g_str_has_suffix (path, ".h"))
    return;

  measure_columns (path, text);
  count_lines (path, text, &source);
  if (source.n_lines > LINES_MAX || n_sources > SOURCES_MAX)
    {
      g_test_message ("%s: %u lines, number %u of its folder", path,
                      source.n_lines, n_sources);
      g_test_fail ();
    }
  g_hash_table_insert (folders, g_steal_pointer (&folder),
                       GUINT_TO_POINTER (n_sources));
}

/* A folder of tests may hold as many as there are things to test. */
static void
measure_test (const char *path,
              const char *text,
              gpointer    data)
{
  g_autoptr (GHashTable) alone =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  measure_source (path, text, alone);
}

/* A part that no longer fits is an object of its own, with its own header. */
static void
test_sizes (void)
{
  g_autoptr (GHashTable) folders =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  each_source ("src", measure_source, folders);
  each_source ("tests", measure_test, NULL);
}

/* At most three sources share what is private to a class.  The headers that
 * more still share are listed, and the list may only become shorter. */
static void
test_private_headers (void)
{
  static const char *const known[] = {
    "ludo-lesson-run-private.h", "ludo-window-private.h", NULL,
  };
  g_autoptr (GHashTable) users =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer name, n;

  each_source ("src", count_users, users);
  g_hash_table_iter_init (&iter, users);
  while (g_hash_table_iter_next (&iter, &name, &n))
    if ((GPOINTER_TO_UINT (n) > 3) != g_strv_contains (known, name))
      {
        g_test_message ("%u sources include %s", GPOINTER_TO_UINT (n),
                        (char *) name);
        g_test_fail ();
      }
}

static void
check_properties (const char *path,
                  const char *text,
                  gpointer    data)
{
  const char *function = strstr (text, "et_property (GObject ");

  for (; function != NULL;
       function = strstr (function + 1, "et_property (GObject "))
    {
      const char *end = strstr (function, "\n}\n");
      const char *warning =
        strstr (function, "G_OBJECT_WARN_INVALID_PROPERTY_ID");

      if (warning == NULL || end == NULL || warning > end)
        g_error ("%s does not warn of an unknown property", path);
    }
}

/* Each function that gets or sets properties warns of an id that it does not
 * know, so that a property added later is not taken for another. */
static void
test_properties (void)
{
  each_source ("src", check_properties, NULL);
}

/* A stray include of the plain C rooms does not compile. */
static void
test_plain_c (void)
{
  g_assert_cmpstr (g_getenv ("LUDOTHEQUE_PLAIN_C_SEES_GLIB"), ==, "no");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree/games-are-complete", test_games_are_complete);
  g_test_add_func ("/tree/games-are-told", test_games_are_told);
  g_test_add_func ("/tree/licences", test_licences);
  g_test_add_func ("/tree/potfiles", test_potfiles);
  g_test_add_func ("/tree/french-is-complete", test_french_is_complete);
  g_test_add_func ("/tree/french-typography", test_french_typography);
  g_test_add_func ("/tree/layers", test_layers);
  g_test_add_func ("/tree/includes", test_includes);
  g_test_add_func ("/tree/own-names", test_own_names);
  g_test_add_func ("/tree/properties", test_properties);
  g_test_add_func ("/tree/plain-c", test_plain_c);
  g_test_add_func ("/tree/budgets", test_budgets);
  g_test_add_func ("/tree/sizes", test_sizes);
  g_test_add_func ("/tree/private-headers", test_private_headers);

  return g_test_run ();
}
