/* ludo-page-picture.c: the drawings that stand beside the pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-page-picture.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "play/ludo-quote.h"

LudoPagePicture *
ludo_page_picture_open (const char  *path,
                        GError     **error)
{
  RsvgHandle *handle = rsvg_handle_new_from_file (path, error);
  double width, height;

  if (handle != NULL
      && (!rsvg_handle_get_intrinsic_size_in_pixels (handle, &width, &height)
          || width < 1 || height < 1))
    {
      g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                   _("it does not state its size"));
      g_clear_object (&handle);
    }

  return handle;
}

double
ludo_page_picture_get_aspect (LudoPagePicture *picture)
{
  double width = 1, height = 1;

  rsvg_handle_get_intrinsic_size_in_pixels (picture, &width, &height);

  return width / height;
}

void
ludo_page_picture_draw (LudoPagePicture *picture,
                        cairo_t         *cr,
                        double           width)
{
  RsvgRectangle whole = {
    0, 0, width, width / ludo_page_picture_get_aspect (picture),
  };
  g_autoptr (GError) error = NULL;

  /* Do not draw on a surface that has failed, of which librsvg would warn: the
   * caller, who writes the page, reports it. */
  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS
      && !rsvg_handle_render_document (picture, cr, &whole, &error))
    g_info ("A picture is not drawn: %s", error->message);
}

/* Returns: the path of the picture @name in the first of @folders that has it,
 * or NULL.  A name with a folder is none, so that a page made by anybody reads
 * no files elsewhere. */
static char *
find (const char        *name,
      const char *const *folders)
{
  if (strchr (name, '/') != NULL || !g_str_has_suffix (name, ".svg"))
    return NULL;

  for (int i = 0; folders[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folders[i], name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&path);
    }

  return NULL;
}

static gboolean
find_below (LudoPageNode        *node,
            const char          *page_id,
            const char *const   *folders,
            GError             **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) reason = NULL;
  g_autoptr (GObject) picture = NULL;

  if (node->picture != NULL)
    {
      path = find (node->picture, folders);
      if (path != NULL)
        picture = (GObject *) ludo_page_picture_open (path, &reason);
      if (picture == NULL)
        {
          ludo_quote_set_error
            (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
             /* Translators: the name of a page, a line, the name of a picture,
              * and why. */
             _("%s.page, line %d: the picture “%s” cannot be shown: %s"),
             page_id, node->line, node->picture,
             reason != NULL ? reason->message
                            : _("there is no such SVG file beside the page"));
          return FALSE;
        }
      g_free (node->picture);
      node->picture = g_steal_pointer (&path);
    }
  for (guint i = 0; i < node->children->len; i++)
    if (!find_below (node->children->pdata[i], page_id, folders, error))
      return FALSE;

  return TRUE;
}

gboolean
ludo_page_find_pictures (LudoPageNode       *page,
                         const char *const  *folders,
                         GError            **error)
{
  g_return_val_if_fail (page != NULL && folders != NULL, FALSE);

  return find_below (page, page->id, folders, error);
}
