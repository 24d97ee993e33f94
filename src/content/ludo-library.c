/* ludo-library.c: the pages of all folders, the nearest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-library.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-atlas.h"
#include "content/ludo-markup.h"
#include "content/ludo-page-picture.h"
#include "play/ludo-quote.h"

static const char *const page_ids[] = {
  "rules", "first-game", "strategy", "chances", "history", "atlas",
  "vocabulary", "class", "sources", NULL,
};

static const char *const titles[][LUDO_PAGE_N_LANGUAGES] = {
  { "Règles", "Rules" },
  { "Une première partie", "A first game" },
  { "Bien jouer", "Playing well" },
  { "Les chances", "Chances" },
  { "Histoire", "History" },
  { "Carte et frise", "Map and timeline" },
  { "Vocabulaire", "Vocabulary" },
  { "En classe", "In class" },
  { "Sources", "Sources" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (page_ids) == G_N_ELEMENTS (titles) + 1);

/* CachedPage: a page that was read, with the time and size of its file. */
typedef struct
{
  gint64 time;                  /* of the file's last change */
  gint64 size;
  LudoPageNode *page;           /* owned; NULL if it is broken */
  GError *error;                /* owned; NULL if the page is sound */
} CachedPage;

struct _LudoLibrary
{
  GObject parent_instance;

  /* Owned */
  GPtrArray *folders;           /* LudoContentFolder, the program's last */
  GHashTable *cache;            /* path to CachedPage */
};

G_DEFINE_FINAL_TYPE (LudoLibrary, ludo_library, G_TYPE_OBJECT)

static void
cached_page_free (gpointer data)
{
  CachedPage *cached = data;

  ludo_page_free (cached->page);
  g_clear_error (&cached->error);
  g_free (cached);
}

static void
ludo_library_finalize (GObject *object)
{
  LudoLibrary *self = LUDO_LIBRARY (object);

  g_clear_pointer (&self->folders, g_ptr_array_unref);
  g_hash_table_unref (self->cache);

  G_OBJECT_CLASS (ludo_library_parent_class)->finalize (object);
}

static void
ludo_library_class_init (LudoLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_library_finalize;
}

static void
ludo_library_init (LudoLibrary *self)
{
  self->cache = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       cached_page_free);
}

LudoLibrary *
ludo_library_new (GPtrArray *folders)
{
  LudoLibrary *self;

  g_return_val_if_fail (folders != NULL && folders->len > 0, NULL);

  self = g_object_new (LUDO_TYPE_LIBRARY, NULL);
  self->folders = folders;

  return self;
}

GPtrArray *
ludo_library_get_folders (LudoLibrary *self)
{
  g_return_val_if_fail (LUDO_IS_LIBRARY (self), NULL);

  return self->folders;
}

GQuark
ludo_library_problem_quark (void)
{
  return g_quark_from_static_string ("ludo-library-problem-quark");
}

gboolean
ludo_library_problem_is_own (const GError *problem)
{
  return g_error_matches (problem, LUDO_LIBRARY_PROBLEM,
                          LUDO_LIBRARY_PROBLEM_OWN)
         || g_error_matches (problem, LUDO_LIBRARY_PROBLEM,
                             LUDO_LIBRARY_PROBLEM_OWN_SCHOOL);
}

const char *const *
ludo_library_get_page_ids (void)
{
  return page_ids;
}

const char *
ludo_library_get_page_title (const char       *page_id,
                             LudoPageLanguage  language)
{
  for (guint i = 0; page_ids[i] != NULL; i++)
    if (g_strcmp0 (page_id, page_ids[i]) == 0)
      return titles[i][language];

  return page_id;
}

/* Returns: the path of the page's file, relative to a folder of pages. */
static char *
dup_name (const char *game_id,
          const char *page_id)
{
  /* An atlas is more than text, and has a format of its own. */
  return g_strconcat (game_id, "/", page_id,
                      g_str_equal (page_id, "atlas") ? ".xml" : ".page", NULL);
}

/* The picture of the land stands beside the atlas. */
static LudoPageNode *
parse_atlas (const char  *text,
             gsize        length,
             const char  *folder,
             GError     **error)
{
  LudoAtlas *atlas = ludo_atlas_parse (text, length, "atlas.xml", error);

  if (atlas == NULL)
    return NULL;
  atlas->map_path = g_build_filename (folder, "map.svg", NULL);

  return ludo_atlas_new_page (atlas);
}

/* Whether what @link names is in one of the folders from @first on. */
static gboolean
leads_somewhere (LudoLibrary        *self,
                 const LudoPageTerm *link,
                 const char         *game_id,
                 guint               first)
{
  /* A term leads to the vocabulary. */
  const char *page_id = link->page_id != NULL ? link->page_id : "vocabulary";
  const char *ending = !ludo_page_is_lesson (page_id)
                         ? g_str_equal (page_id, "atlas") ? ".xml" : ".page"
                       : strchr (page_id, '/') ? ".lesson" : ".list";
  g_autofree char *name = g_strconcat (game_id, "/", page_id, ending, NULL);
  g_autofree char *id = g_strdup_printf (" id=\"%s\"", link->entry_id);

  if (strstr (name, "..") != NULL)
    return FALSE;
  /* A link to sheets or to the laboratory names a kind or an experiment and no
   * element; the library does not know them. */
  if (ludo_page_is_sheet (page_id) || ludo_page_is_laboratory (page_id))
    return link->entry_id[0] == '\0';
  for (guint i = first; i < self->folders->len; i++)
    {
      gsize length;
      g_autofree char *text =
        ludo_markup_read_below (g_ptr_array_index (self->folders, i), name,
                                &length, NULL);

      if (text != NULL
          && (link->entry_id[0] == '\0' || strstr (text, id) != NULL))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_links (LudoLibrary         *self,
             const LudoPageNode  *node,
             const char          *game_id,
             const char          *file,
             guint                first,
             GError             **error)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    for (guint j = 0; node->terms[i] != NULL && j < node->terms[i]->len; j++)
      {
        const LudoPageTerm *link = &g_array_index (node->terms[i],
                                                   LudoPageTerm, j);

        if (leads_somewhere (self, link, game_id, first))
          continue;
        ludo_quote_set_error
          (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
           /* Translators: the name of a file, a line, and what a link
            * names. */
           _("%s, line %d: the link “%s%s%s” leads nowhere"), file, node->line,
           link->page_id != NULL ? link->page_id : "",
           link->page_id != NULL && link->entry_id[0] != '\0' ? "#" : "",
           link->entry_id);
        return FALSE;
      }
  for (guint i = 0; i < node->children->len; i++)
    if (!check_links (self, g_ptr_array_index (node->children, i), game_id,
                      file, first, error))
      return FALSE;

  return TRUE;
}

gboolean
ludo_library_check_links (LudoLibrary         *self,
                          const LudoPageNode  *node,
                          const char          *game_id,
                          const char          *file,
                          GError             **error)
{
  g_return_val_if_fail (LUDO_IS_LIBRARY (self) && node != NULL, FALSE);

  return check_links (self, node, game_id, file, 0, error);
}

/* Reads and checks a page, which may show pictures of the program, and link to
 * pages of its own folder and of those after it. */
static LudoPageNode *
read_file (LudoLibrary *self,
           guint        at,
           const char  *name,
           const char  *game_id,
           const char  *page_id,
           GError     **error)
{
  LudoContentFolder *folder = g_ptr_array_index (self->folders, at);
  const LudoContentFolder *program =
    g_ptr_array_index (self->folders, self->folders->len - 1);
  g_autofree char *beside = g_build_filename (folder->path, game_id, NULL);
  g_autofree char *installed = g_build_filename (program->path, game_id, NULL);
  g_autofree char *file = g_strconcat (page_id, ".page", NULL);
  const char *const pictures[] = { beside, installed, NULL };
  gsize length;
  g_autofree char *text = ludo_markup_read_below (folder, name, &length, error);
  g_autoptr (LudoPageNode) page = NULL;

  if (text == NULL)
    return NULL;
  page = g_str_equal (page_id, "atlas")
           ? parse_atlas (text, length, beside, error)
           : ludo_page_parse (LUDO_NODE_PAGE, text, length, file, error);
  if (page == NULL)
    return NULL;
  if (!g_str_equal (ludo_page_game (page), game_id)
      || !g_str_equal (page->id, page_id))
    {
      ludo_quote_set_error
        (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
         /* Translators: the file of a page, a line, then the names of a page
          * and a game. */
         _("%s.page, line %d: this is the page “%s” of “%s”"), page_id,
         page->line, page->id, ludo_page_game (page));
      return NULL;
    }
  if (!check_links (self, page, game_id, file, at, error)
      || !ludo_page_find_pictures (page, pictures, error))
    return NULL;

  return g_steal_pointer (&page);
}

/* Reads the page in the folder number @at, unless its file has not changed
 * since it was read.  Returns: (transfer full): NULL without @error where there
 * is no such file. */
static LudoPageNode *
read_cached (LudoLibrary *self,
             guint        at,
             const char  *game_id,
             const char  *page_id,
             GError     **error)
{
  LudoContentFolder *folder = g_ptr_array_index (self->folders, at);
  g_autofree char *name = dup_name (game_id, page_id);
  g_autofree char *path = g_build_filename (folder->path, name, NULL);
  CachedPage *cached;
  GStatBuf status;

  /* A file that exists but cannot be reached, such as a broken link, is read
   * all the same, because the error of reading says why. */
  if (!ludo_content_folder_stat (folder, name, &status, error))
    return NULL;

  cached = g_hash_table_lookup (self->cache, path);
  if (cached == NULL || cached->time != (gint64) status.st_mtime
      || cached->size != (gint64) status.st_size)
    {
      cached = g_new0 (CachedPage, 1);
      cached->time = status.st_mtime;
      cached->size = status.st_size;
      cached->page = read_file (self, at, name, game_id, page_id,
                                &cached->error);
      /* Try again the next time, as the folder may answer then. */
      if (g_error_matches (cached->error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
        cached->size = -1;
      g_hash_table_replace (self->cache, g_steal_pointer (&path), cached);
    }
  if (cached->page != NULL)
    return ludo_page_ref (cached->page);
  g_propagate_error (error, g_error_copy (cached->error));

  return NULL;
}

gboolean
ludo_library_has (LudoLibrary *self,
                  const char  *game_id,
                  const char  *page_id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (LUDO_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, FALSE);

  /* Begin with the program's folder, the last, which always answers. */
  name = dup_name (game_id, page_id);
  for (guint i = self->folders->len; i > 0; i--)
    if (ludo_content_folder_stat (g_ptr_array_index (self->folders, i - 1),
                                  name, NULL, NULL))
      return TRUE;

  return FALSE;
}

/* Changes @reason, the error of the page in @broken, into the
 * LUDO_LIBRARY_PROBLEM that the page of @given is shown in its place. */
static void
make_problem (GError                  *reason,
              const LudoContentFolder *broken,
              const LudoContentFolder *given)
{
  gboolean program = given->origin == LUDO_ORIGIN_PROGRAM;

  reason->code =
    g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_TIMED_OUT)
      ? LUDO_LIBRARY_PROBLEM_NO_ANSWER
    : broken->origin == LUDO_ORIGIN_OWN
      ? program ? LUDO_LIBRARY_PROBLEM_OWN : LUDO_LIBRARY_PROBLEM_OWN_SCHOOL
    : program ? LUDO_LIBRARY_PROBLEM_SCHOOL
    : LUDO_LIBRARY_PROBLEM_SCHOOL_OTHER;
  reason->domain = LUDO_LIBRARY_PROBLEM;
}

LudoPageNode *
ludo_library_read (LudoLibrary  *self,
                   const char   *game_id,
                   const char   *page_id,
                   GError      **problem,
                   GError      **error)
{
  const LudoContentFolder *broken = NULL;
  g_autoptr (GError) first = NULL;

  g_return_val_if_fail (LUDO_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, NULL);

  for (guint i = 0; i < self->folders->len; i++)
    {
      LudoContentFolder *folder = g_ptr_array_index (self->folders, i);
      g_autoptr (GError) reason = NULL;
      LudoPageNode *page = read_cached (self, i, game_id, page_id, &reason);

      if (page != NULL)
        {
          if (first != NULL && problem != NULL)
            {
              make_problem (first, broken, folder);
              *problem = g_steal_pointer (&first);
            }
          return page;
        }
      if (reason != NULL && first == NULL)
        {
          first = g_steal_pointer (&reason);
          broken = folder;
        }
    }

  if (first != NULL)
    g_propagate_error (error, g_steal_pointer (&first));
  else
    ludo_quote_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                          /* Translators: the names of a page and of a
                           * game. */
                          _("There is no page “%s” about “%s”."), page_id,
                          game_id);

  return NULL;
}

char *
ludo_library_describe_problem (const GError *problem)
{
  g_return_val_if_fail (problem != NULL, NULL);

  switch ((LudoLibraryProblem) problem->code)
    {
    case LUDO_LIBRARY_PROBLEM_OWN:
      /* Translators: what is wrong, with the file's name and the line. */
      return g_strdup_printf (_("Your own page cannot be read, so the "
                                "program’s is shown instead: %s"),
                              problem->message);
    case LUDO_LIBRARY_PROBLEM_OWN_SCHOOL:
      return g_strdup_printf (_("Your own page cannot be read, so your "
                                "school’s is shown instead: %s"),
                              problem->message);
    case LUDO_LIBRARY_PROBLEM_SCHOOL:
      return g_strdup_printf (_("Your school’s page cannot be read, so the "
                                "program’s is shown instead: %s"),
                              problem->message);
    case LUDO_LIBRARY_PROBLEM_SCHOOL_OTHER:
      return g_strdup_printf (_("One of your school’s pages cannot be read, so "
                                "another is shown instead: %s"),
                              problem->message);
    case LUDO_LIBRARY_PROBLEM_NO_ANSWER:
    default:
      return g_strdup (problem->message);
    }
}
