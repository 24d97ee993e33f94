/* test-citizen.c: what is installed beside the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each file keeps the rules of whoever reads it, and the manual pages and the
 * completions name every option that the programs list.
 */

#include "config.h"

#include "tree-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *const programs[] = {
  "ludotheque", "ludotheque-engine", "ludotheque-print",
};

/* Runs a checking program; returns what it says. */
static char *
run (const char *const *arguments,
     int               *status)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  process = g_subprocess_newv (arguments,
                               G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_MERGE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("%s", output);
  *status = g_subprocess_get_exit_status (process);

  return output;
}

/* A checking program must find nothing wrong. */
static void
check (const char *const *arguments)
{
  int status;
  g_autofree char *output = run (arguments, &status);

  g_assert_cmpint (status, ==, 0);
}

static void
test_desktop_file (void)
{
  const char *arguments[] = { "desktop-file-validate",
                              g_getenv ("LUDOTHEQUE_DESKTOP_FILE"), NULL };

  check (arguments);
}

/* AppStream 1.0 warns where there is no home page, which there may not be. */
static void
test_metainfo (void)
{
  const char *arguments[] = { "appstreamcli", "validate", "--no-net",
                              "--pedantic", g_getenv ("LUDOTHEQUE_METAINFO"),
                              NULL };
  int status;
  g_autofree char *output = run (arguments, &status);
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);

  g_assert_nonnull (strstr (output, "Validation"));
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "E:") || g_str_has_prefix (lines[i], "W:"))
      g_assert_nonnull (strstr (lines[i], "url-homepage-missing"));
}

/* The version that each file of the tree names first is the program's, since
 * a package or a software centre would offer another one. */
static void
test_version (void)
{
  static const struct
  {
    const char *file;
    const char *before;
  } places[] = {
    { "NEWS", "\n\n" },
    { "data/" APP_ID ".metainfo.xml.in", "<release version=\"" },
    { "debian/README.source", "ludotheque_" },
    { "debian/changelog", "ludotheque (" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *text = tree_read_file (places[i].file);
      const char *version = strstr (text, places[i].before);

      g_test_message ("%s", places[i].file);
      g_assert_nonnull (version);
      version += strlen (places[i].before);
      g_assert_true (g_str_has_prefix (version, PACKAGE_VERSION));
      g_assert_false (g_ascii_isdigit (version[strlen (PACKAGE_VERSION)]));
    }
}

/* The pictures that the metainfo names are in the tree, in both languages. */
static void
test_screenshots (void)
{
  g_autofree char *metainfo =
    tree_read_file ("data/" APP_ID ".metainfo.xml.in");
  g_autoptr (GRegex) regex = g_regex_new ("@SCREENSHOTS_URL@/([^<]*\\.png)<",
                                          0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, metainfo, 0, &match);
       g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);
      g_autofree char *folder = tree_file ("data/screenshots");
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_test_message ("%s", name);
      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
      n++;
    }
  g_assert_cmpuint (n, >=, 6);
}

/* Every link of these pages leads to a file of the tree. */
static void
test_links (void)
{
  static const char *const pages[] = {
    "CONTRIBUTING.md", "HACKING.md", "README.md",
  };
  g_autoptr (GRegex) regex = g_regex_new ("\\]\\((?!https:)([^)#]+)\\)", 0, 0,
                                          NULL);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *text = tree_read_file (pages[i]);
      g_autoptr (GMatchInfo) match = NULL;

      for (g_regex_match (regex, text, 0, &match);
           g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *name = g_match_info_fetch (match, 1);
          g_autofree char *path = tree_file (name);

          if (!g_file_test (path, G_FILE_TEST_EXISTS))
            g_error ("%s leads to %s, which is not there", pages[i], name);
          n++;
        }
    }
  g_assert_cmpuint (n, >=, 35);
}

/* Each game and the reader have a picture in README.md, of no more than a
 * megabyte. */
static void
test_readme (void)
{
  static const char *const pictures[] = {
    "chisolo", "ken-wan", "reader", "tavli", "zohn-ahl",
  };
  g_autofree char *readme = tree_read_file ("README.md");

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    for (int french = 0; french < 2; french++)
      {
        g_autofree char *name =
          g_strdup_printf ("data/screenshots/%s-%s.png", pictures[i],
                           french ? "fr" : "en");
        g_autofree char *path = tree_file (name);
        GStatBuf status;

        g_assert_cmpint (g_stat (path, &status), ==, 0);
        g_assert_cmpint (status.st_size, <, 1024 * 1024);
        g_assert_true (french || strstr (readme, name) != NULL);
      }
}

/* Sound, and every setting told; the folder holds no other schema. */
static void
test_schema (void)
{
  g_autofree char *folder = tree_file ("data");
  g_autofree char *text = tree_read_file ("data/" APP_ID ".gschema.xml");
  const char *arguments[] = { "glib-compile-schemas", "--strict", "--dry-run",
                              folder, NULL };
  static const char *const parts[] = {
    "</key>", "<default>", "<summary>", "<description>",
  };
  guint counts[G_N_ELEMENTS (parts)];

  check (arguments);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_auto (GStrv) pieces = g_strsplit (text, parts[i], -1);

      counts[i] = g_strv_length (pieces) - 1;
      g_assert_cmpuint (counts[i], ==, counts[0]);
    }
  g_assert_cmpuint (counts[0], >=, 21);
  g_assert_nonnull (strstr (text, "gettext-domain=\"" GETTEXT_PACKAGE "\""));
}

static void
test_pictures_and_types (void)
{
  static const char *const files[] = {
    "data/ludotheque-mime.xml",
    "data/icons/hicolor/scalable/apps/" APP_ID ".svg",
    "data/icons/hicolor/symbolic/apps/" APP_ID "-symbolic.svg",
    "data/icons/hicolor/scalable/mimetypes/application-x-ludotheque-game.svg",
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = tree_file (files[i]);
      const char *arguments[] = { "xmllint", "--noout", "--nonet", path,
                                  NULL };

      check (arguments);
    }
}

/* The long options in what `PROGRAM --help` prints. */
static GPtrArray *
list_options (const char *program)
{
  g_autoptr (GRegex) regex = g_regex_new ("--[a-z][a-z-]*", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *folders = g_strdup (g_getenv ("LUDOTHEQUE_PROGRAMS"));
  g_autofree char *path = NULL;
  const char *arguments[] = { NULL, "--help", NULL };
  g_autofree char *help = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *options = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) paths = g_strsplit (folders, ":", -1);

  for (guint i = 0; paths[i] != NULL; i++)
    if (g_str_has_suffix (paths[i], program))
      path = g_strdup (paths[i]);
  g_assert_nonnull (path);

  arguments[0] = path;
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                &help, NULL, NULL, &error);
  g_assert_no_error (error);
  for (g_regex_match (regex, help, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_ptr_array_add (options, g_match_info_fetch (match, 0));
  g_assert_cmpuint (options->len, >=, 4);

  return options;
}

static void
test_options_are_told (void)
{
  static const struct
  {
    const char *folder;
    const char *ending;
  } places[] = {
    { "help/man/", ".6.in" },
    { "help/man/fr/", ".6.in" },
    { "data/", ".bash-completion" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autoptr (GPtrArray) options = list_options (programs[i]);

      for (guint j = 0; j < G_N_ELEMENTS (places); j++)
        {
          g_autofree char *file = g_strconcat (places[j].folder, programs[i],
                                               places[j].ending, NULL);
          g_autofree char *text = tree_read_file (file);
          g_auto (GStrv) parts = g_strsplit (text, "\\-", -1);
          g_autofree char *plain = g_strjoinv ("-", parts);

          for (guint k = 0; k < options->len; k++)
            {
              g_test_message ("%s: %s", file,
                              (char *) g_ptr_array_index (options, k));
              g_assert_nonnull (strstr (plain,
                                        g_ptr_array_index (options, k)));
            }
        }
    }
}

/* The sandbox lets through what is named here: no network, and of the files
 * the speech server's socket alone. */
static void
test_flatpak (void)
{
  g_autofree char *text = tree_read_file ("build-aux/flatpak/" APP_ID ".yml");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) allowed = g_string_new (NULL);
  guint i = 0;

  g_assert_nonnull (strstr (text, "\nid: " APP_ID "\n"));
  g_assert_nonnull (strstr (text, "\nruntime: org.gnome.Platform\n"
                                  "runtime-version: '50'\n"));
  while (lines[i] != NULL && !g_str_equal (lines[i], "finish-args:"))
    i++;
  g_assert_nonnull (lines[i]);
  for (i++; lines[i] != NULL && lines[i][0] == ' '; i++)
    if (lines[i][2] != '#')
      g_string_append (allowed, lines[i] + strlen ("  - --"));
  g_assert_cmpstr (allowed->str, ==,
                   "device=dri" "share=ipc" "socket=wayland"
                   "socket=fallback-x11" "socket=pulseaudio"
                   "filesystem=xdg-run/speech-dispatcher:ro");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/citizen/desktop-file", test_desktop_file);
  g_test_add_func ("/citizen/flatpak", test_flatpak);
  g_test_add_func ("/citizen/metainfo", test_metainfo);
  g_test_add_func ("/citizen/version", test_version);
  g_test_add_func ("/citizen/schema", test_schema);
  g_test_add_func ("/citizen/screenshots", test_screenshots);
  g_test_add_func ("/citizen/links", test_links);
  g_test_add_func ("/citizen/readme", test_readme);
  g_test_add_func ("/citizen/pictures-and-types", test_pictures_and_types);
  g_test_add_func ("/citizen/options-are-told", test_options_are_told);

  return g_test_run ();
}
