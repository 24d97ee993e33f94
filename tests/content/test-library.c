/* test-library.c: the program's own pages, and those of its users
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "content/ludo-library.h"
#include "games/games.h"
#include "play/ludo-language.h"

#define PAGE(body) \
  "<page game=\"tavli\" id=\"rules\">\n<title><fr>T</fr><en>T</en></title>\n" \
  body "</page>"
#define SECTION(body) \
  PAGE ("<section id=\"a\"><title><fr>A</fr><en>A</en></title>\n" body \
        "</section>")
#define PARAGRAPH(body) SECTION ("<p id=\"b\">" body "</p>")

static char *data_folder;

/* A folder of one's own pages. */
typedef struct
{
  char *own;
  char *folder;
  char *path;
} Own;

static void
set_up (Own           *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->own = g_dir_make_tmp ("own-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->folder = g_build_filename (fixture->own, "tavli", NULL);
  fixture->path = g_build_filename (fixture->folder, "rules.page", NULL);
}

static void
tear_down (Own           *fixture,
           gconstpointer  data)
{
  g_remove (fixture->path);
  g_remove (fixture->folder);
  g_assert_cmpint (g_rmdir (fixture->own), ==, 0);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_free (fixture->own);
}

static void
write_own (Own        *fixture,
           const char *text)
{
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (fixture->folder, 0700);
  g_file_set_contents (fixture->path, text, -1, &error);
  g_assert_no_error (error);
}

/* Somebody's own page comes first; a broken one is told of, with its line,
 * and the program's is there in its place. */
static void
test_own (Own           *fixture,
          gconstpointer  data)
{
  g_autofree char *installed = g_build_filename (data_folder, "content",
                                                 NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (fixture->own, NULL,
                                                installed));
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GError) problem = NULL;
  g_autoptr (GError) error = NULL;

  page = ludo_library_read (library, "tavli", "rules", &problem, &error);
  g_assert_no_error (error);
  g_assert_no_error (problem);
  g_assert_null (ludo_page_find (page, "mine"));
  g_clear_pointer (&page, ludo_page_free);

  write_own (fixture, PARAGRAPH ("<s id=\"mine\"><fr>à moi</fr>"
                                 "<en>mine</en></s>"));
  page = ludo_library_read (library, "tavli", "rules", &problem, &error);
  g_assert_no_error (error);
  g_assert_no_error (problem);
  g_assert_nonnull (ludo_page_find (page, "mine"));
  g_clear_pointer (&page, ludo_page_free);

  write_own (fixture,
             PARAGRAPH ("<s id=\"mine\"><fr>broken, and longer</fr>"));
  page = ludo_library_read (library, "tavli", "rules", &problem, &error);
  g_assert_no_error (error);
  g_assert_nonnull (problem);
  g_assert_nonnull (strstr (problem->message, "rules.page"));
  g_assert_nonnull (strstr (problem->message, "line 4"));
  g_assert_null (ludo_page_find (page, "mine"));
  g_assert_nonnull (ludo_page_find (page, "goal"));
  g_clear_pointer (&page, ludo_page_free);
  g_clear_error (&problem);

  /* A file that contains another page is not taken for this one. */
  write_own (fixture, "<page game=\"chisolo\" id=\"rules\"><title><fr>a</fr>"
                  "<en>a</en></title></page>");
  page = ludo_library_read (library, "tavli", "rules", &problem, &error);
  g_assert_nonnull (page);
  g_assert_nonnull (problem);
  g_clear_pointer (&page, ludo_page_free);

  g_assert_null (ludo_library_read (library, "tavli", "nothing", NULL,
                                    &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Every page that comes with the program is one that the reader takes. */
static void
test_shipped (void)
{
  g_autofree char *installed = g_build_filename (data_folder, "content",
                                                 NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (NULL, NULL, installed));
  const char *const *ids = ludo_library_get_page_ids ();

  for (int i = 0; games_list ()[i] != NULL; i++)
    for (int j = 0; ids[j] != NULL; j++)
      if (ludo_library_has (library, games_list ()[i]->id, ids[j]))
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (LudoPageNode) page =
            ludo_library_read (library, games_list ()[i]->id, ids[j], NULL,
                               &error);

          if (page == NULL)
            g_error ("%s", error->message);
        }
}

/* A link to what is not there is refused with its line; a lesson is one of the
 * program's. */
static void
test_own_links (Own           *fixture,
                gconstpointer  data)
{
  static const struct
  {
    const char *ref;
    gboolean good;
  } links[] = {
    { "history", TRUE }, { "history#nowhere", FALSE }, { "none", FALSE },
    { "history#poem", TRUE }, { "rules#mine", TRUE },
    { "lessons/zeno", TRUE }, { "lessons/zeno#poem", TRUE },
    { "lessons/none", FALSE }, { "lessons/zeno#none", FALSE },
    { "lessons/../lessons/zeno", FALSE }, { "puzzles", TRUE },
  };
  g_autofree char *installed = g_build_filename (data_folder, "content",
                                                 NULL);

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autoptr (LudoLibrary) library =
        ludo_library_new (ludo_content_folders_new (fixture->own, NULL,
                                                    installed));
      g_autofree char *text =
        g_strdup_printf (PARAGRAPH ("<s id=\"mine\"><fr>là</fr><en>"
                                    "<link ref=\"%s\">there</link></en></s>"),
                         links[i].ref);
      g_autoptr (LudoPageNode) page = NULL;
      g_autoptr (GError) problem = NULL;

      write_own (fixture, text);
      page = ludo_library_read (library, "tavli", "rules", &problem, NULL);
      g_assert_nonnull (page);
      if ((problem == NULL) != links[i].good
          || (problem != NULL
              && (strstr (problem->message, "rules.page, line 4") == NULL
                  || strstr (problem->message, links[i].ref) == NULL)))
        g_error ("%s: %s", links[i].ref,
                 problem != NULL ? problem->message : "not refused");
    }
}

/* A fault of a page is described in the language of the program. */
static void
test_own_french (Own           *fixture,
                 gconstpointer  data)
{
  static const char *const bodies[] = {
    SECTION ("<blink/>"),
    SECTION ("<picture id=\"p\" file=\"none.svg\"><description><fr>a</fr>"
             "<en>a</en></description><caption><s id=\"c\"><fr>a</fr>"
             "<en>a</en></s></caption></picture>"),
    PARAGRAPH ("<s id=\"mine\"><fr><link ref=\"none\">là</link></fr>"
               "<en>there</en></s>"),
  };
  g_autofree char *installed = g_build_filename (data_folder, "content",
                                                 NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autoptr (LudoLibrary) library =
        ludo_library_new (ludo_content_folders_new (fixture->own, NULL,
                                                    installed));
      g_autoptr (LudoPageNode) page = NULL;
      g_autoptr (GError) problem = NULL;
      locale_t before = ludo_language_push ("fr");

      write_own (fixture, bodies[i]);
      page = ludo_library_read (library, "tavli", "rules", &problem, NULL);
      ludo_language_pop (before);
      g_assert_nonnull (page);
      g_assert_nonnull (problem);
      g_test_message ("%s", problem->message);
      g_assert_nonnull (strstr (problem->message, "rules.page, ligne 4"));
    }
}

/* An own page that stands there and cannot be reached is told of too: a link
 * that leads nowhere, one that leads to itself, a file in the folder's
 * place. */
static void
test_own_unreachable (Own           *fixture,
                      gconstpointer  data)
{
  g_autofree char *installed = g_build_filename (data_folder, "content",
                                                 NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (fixture->own, NULL,
                                                installed));

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (LudoPageNode) page = NULL;
      g_autoptr (GError) problem = NULL;
      g_autoptr (GError) error = NULL;

      if (i < 2)
        {
          g_assert_cmpint (g_mkdir (fixture->folder, 0700), ==, 0);
          g_assert_cmpint (symlink (i == 0 ? "/nowhere" : "rules.page",
                                    fixture->path), ==, 0);
        }
      else
        g_assert_true (g_file_set_contents (fixture->folder, "", 0, NULL));

      page = ludo_library_read (library, "tavli", "rules", &problem, &error);
      g_assert_no_error (error);
      g_assert_nonnull (problem);
      g_assert_nonnull (strstr (problem->message, "rules.page"));
      g_assert_nonnull (ludo_page_find (page, "goal"));

      if (i < 2)
        {
          g_assert_cmpint (g_unlink (fixture->path), ==, 0);
          g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  data_folder = g_strdup (g_getenv ("LUDOTHEQUE_DATADIR"));
  g_assert_nonnull (data_folder);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/reader/library/shipped", test_shipped);
  g_test_add ("/reader/library/own", Own, NULL, set_up, test_own, tear_down);
  g_test_add ("/reader/library/own-links", Own, NULL, set_up, test_own_links,
              tear_down);
  g_test_add ("/reader/library/own-french", Own, NULL, set_up,
              test_own_french, tear_down);
  g_test_add ("/reader/library/own-unreachable", Own, NULL, set_up,
              test_own_unreachable, tear_down);

  return g_test_run ();
}
