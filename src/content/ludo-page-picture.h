/* ludo-page-picture.h: the drawings that stand beside the pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "content/ludo-page.h"

/* LudoPagePicture: a drawing in SVG. */
typedef struct _RsvgHandle LudoPagePicture;

/* ludo_page_find_pictures:
 * @folders: where to look, one after another; NULL at the end
 *
 * Puts its path in place of the name of every picture in @page, after having
 * read it.  Returns: FALSE with @error, which names the line, where one is
 * missing or broken.
 */
gboolean ludo_page_find_pictures (LudoPageNode *page,
                                  const char *const *folders,
                                  GError **error);

/* ludo_page_picture_open: the drawing in the file at @path; free with
 * g_object_unref(). */
LudoPagePicture *ludo_page_picture_open (const char *path, GError **error);

/* ludo_page_picture_get_aspect: the width divided by the height. */
double ludo_page_picture_get_aspect (LudoPagePicture *picture);

/* ludo_page_picture_draw: draws @picture at 0, 0, @width wide. */
void ludo_page_picture_draw (LudoPagePicture *picture, cairo_t *cr,
                             double width);
