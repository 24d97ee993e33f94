/* ludo-library.c: where the pages are, and the reader's own among them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-library.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "content/ludo-atlas.h"
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

/* A page that was read, and the file as it was then. */
typedef struct
{
  gint64 time;                  /* of the file's last change */
  gint64 size;
  LudoPageNode *page;           /* owned; NULL where broken */
  GError *error;                /* owned; NULL where not */
} CachedPage;

struct _LudoLibrary
{
  GObject parent_instance;

  /* Owned */
  char *installed;
  char *own;                    /* or NULL */
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

  g_free (self->installed);
  g_free (self->own);
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
ludo_library_new (const char *installed,
                  const char *own)
{
  LudoLibrary *self;

  g_return_val_if_fail (installed != NULL, NULL);

  self = g_object_new (LUDO_TYPE_LIBRARY, NULL);
  self->installed = g_strdup (installed);
  self->own = g_strdup (own);

  return self;
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

static char *
path_in (const char *folder,
         const char *game_id,
         const char *page_id)
{
  /* An atlas is more than text, and has a format of its own. */
  g_autofree char *name =
    g_strconcat (page_id, g_str_equal (page_id, "atlas") ? ".xml" : ".page",
                 NULL);

  return g_build_filename (folder, game_id, name, NULL);
}

/* The picture of the land stands beside the atlas. */
static LudoPageNode *
read_atlas (const char  *path,
            GError     **error)
{
  LudoAtlas *atlas = ludo_atlas_load (path, error);
  g_autofree char *folder = g_path_get_dirname (path);

  if (atlas == NULL)
    return NULL;
  atlas->map_path = g_build_filename (folder, "map.svg", NULL);

  return ludo_atlas_new_page (atlas);
}

/* Whether what @link names is in one of @folders, the last of which is the
 * program's, where alone the lessons are. */
static gboolean
leads_somewhere (const LudoPageTerm *link,
                 const char *const  *folders)
{
  /* A term leads to the vocabulary. */
  const char *page_id = link->page_id != NULL ? link->page_id : "vocabulary";
  gboolean to_board = ludo_page_is_lesson (page_id);
  const char *ending = !to_board ? g_str_equal (page_id, "atlas")
                                     ? ".xml" : ".page"
                       : strchr (page_id, '/') ? ".lesson" : ".list";
  g_autofree char *name = g_strconcat (page_id, ending, NULL);
  g_autofree char *id = g_strdup_printf (" id=\"%s\"", link->entry_id);

  if (strstr (name, "..") != NULL)
    return FALSE;
  for (int i = 0; folders[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folders[i], name, NULL);
      g_autofree char *text = NULL;

      if ((!to_board || folders[i + 1] == NULL)
          && g_file_test (path, G_FILE_TEST_IS_REGULAR)
          && g_file_get_contents (path, &text, NULL, NULL)
          && (link->entry_id[0] == '\0' || strstr (text, id) != NULL))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_links (const LudoPageNode *node,
             const char         *file,
             const char *const  *folders,
             GError            **error)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    for (guint j = 0; node->terms[i] != NULL && j < node->terms[i]->len; j++)
      {
        const LudoPageTerm *link = &g_array_index (node->terms[i],
                                                   LudoPageTerm, j);

        if (leads_somewhere (link, folders))
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
    if (!check_links (g_ptr_array_index (node->children, i), file, folders,
                      error))
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
  g_autofree char *installed = NULL;
  g_autofree char *own = NULL;
  const char *folders[3] = { NULL };

  g_return_val_if_fail (LUDO_IS_LIBRARY (self) && node != NULL, FALSE);

  installed = g_build_filename (self->installed, game_id, NULL);
  folders[0] = installed;
  if (self->own != NULL)
    {
      own = g_build_filename (self->own, game_id, NULL);
      folders[0] = own;
      folders[1] = installed;
    }

  return check_links (node, file, folders, error);
}

/* A page of one's own may show the program's pictures. */
static LudoPageNode *
read_file (LudoLibrary *self,
           const char  *path,
           const char  *game_id,
           const char  *page_id,
           GError     **error)
{
  g_autoptr (LudoPageNode) page =
    g_str_equal (page_id, "atlas") ? read_atlas (path, error)
                                   : ludo_page_load (path, error);
  g_autofree char *beside = g_path_get_dirname (path);
  g_autofree char *installed = g_build_filename (self->installed, game_id,
                                                 NULL);
  g_autofree char *file = g_strconcat (page_id, ".page", NULL);
  const char *const folders[] = { beside, installed, NULL };

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
  if (!check_links (page, file, folders, error)
      || !ludo_page_find_pictures (page, folders, error))
    return NULL;

  return g_steal_pointer (&page);
}

/* The page of that name in @folder, read when it was never or has changed;
 * NULL where there is no such file. */
static CachedPage *
look_up (LudoLibrary *self,
         const char  *folder,
         const char  *game_id,
         const char  *page_id)
{
  g_autofree char *path = NULL;
  CachedPage *cached;
  GStatBuf status;

  if (folder == NULL)
    return NULL;
  path = path_in (folder, game_id, page_id);
  if (g_stat (path, &status) != 0)
    {
      int reason = errno;

      if (reason == ENOENT && g_lstat (path, &status) != 0)
        return NULL;
      /* Something stands there that cannot be reached, such as a link that
       * leads nowhere: reading it tells why. */
      memset (&status, 0, sizeof status);
    }

  cached = g_hash_table_lookup (self->cache, path);
  if (cached != NULL && cached->time == (gint64) status.st_mtime
      && cached->size == (gint64) status.st_size)
    return cached;

  cached = g_new0 (CachedPage, 1);
  cached->time = status.st_mtime;
  cached->size = status.st_size;
  cached->page = read_file (self, path, game_id, page_id, &cached->error);
  g_hash_table_replace (self->cache, g_steal_pointer (&path), cached);

  return cached;
}

gboolean
ludo_library_has (LudoLibrary *self,
                  const char  *game_id,
                  const char  *page_id)
{
  g_autofree char *installed = NULL;
  g_autofree char *own = NULL;

  g_return_val_if_fail (LUDO_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, FALSE);

  installed = path_in (self->installed, game_id, page_id);
  if (g_file_test (installed, G_FILE_TEST_EXISTS))
    return TRUE;
  if (self->own == NULL)
    return FALSE;
  own = path_in (self->own, game_id, page_id);

  return g_file_test (own, G_FILE_TEST_EXISTS);
}

LudoPageNode *
ludo_library_read (LudoLibrary  *self,
                   const char   *game_id,
                   const char   *page_id,
                   GError      **problem,
                   GError      **error)
{
  CachedPage *own;
  CachedPage *installed;

  g_return_val_if_fail (LUDO_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, NULL);

  own = look_up (self, self->own, game_id, page_id);
  if (own != NULL && own->page != NULL)
    return ludo_page_ref (own->page);

  installed = look_up (self, self->installed, game_id, page_id);
  if (installed != NULL && installed->page != NULL)
    {
      if (own != NULL && problem != NULL)
        *problem = g_error_copy (own->error);
      return ludo_page_ref (installed->page);
    }

  if (own != NULL || installed != NULL)
    g_propagate_error (error, g_error_copy (own != NULL ? own->error
                                                        : installed->error));
  else
    ludo_quote_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                          /* Translators: the names of a page and of a
                           * game. */
                          _("There is no page “%s” about “%s”."), page_id,
                          game_id);

  return NULL;
}
