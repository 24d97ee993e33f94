/* ludo-library.h: the pages of all folders, the nearest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page.h"
#include "play/ludo-content-folder.h"

/* LudoLibrary:
 *
 * The pages that somebody put into the folder of their own, those that a school
 * gives, and those that came with the program: of each page the first that can
 * be read.  A page is read again once its file has changed.
 */
#define LUDO_TYPE_LIBRARY (ludo_library_get_type ())
G_DECLARE_FINAL_TYPE (LudoLibrary, ludo_library, LUDO, LIBRARY, GObject)

/* LUDO_LIBRARY_PROBLEM: the domain of problems of ludo_library_read() with a
 * page in whose place another is given. */
#define LUDO_LIBRARY_PROBLEM (ludo_library_problem_quark ())

/* ludo_library_problem_quark: the domain of LudoLibraryProblem. */
GQuark ludo_library_problem_quark (void);

typedef enum
{
  LUDO_LIBRARY_PROBLEM_OWN,     /* the reader's own; the program's is given */
  LUDO_LIBRARY_PROBLEM_OWN_SCHOOL, /* the reader's own; the school's is given */
  LUDO_LIBRARY_PROBLEM_SCHOOL,  /* the school's; the program's is given */
  LUDO_LIBRARY_PROBLEM_SCHOOL_OTHER, /* the school's; another of its is given */
  LUDO_LIBRARY_PROBLEM_NO_ANSWER, /* a folder does not answer */
} LudoLibraryProblem;

/* ludo_library_problem_is_own: whether @problem is about a page of the reader's
 * own. */
gboolean ludo_library_problem_is_own (const GError *problem);

/* ludo_library_new: @folders (transfer full): as of
 * ludo_content_folders_new(). */
LudoLibrary *ludo_library_new (GPtrArray *folders);

/* ludo_library_get_folders: the array of LudoContentFolder, the program's last;
 * borrowed. */
GPtrArray *ludo_library_get_folders (LudoLibrary *self);

/* ludo_library_get_page_ids: the names of the pages a game may have, in the
 * order of reading; ended by NULL; static. */
const char *const *ludo_library_get_page_ids (void);

/* ludo_library_get_page_title: what the page of this name is called in
 * @language where no file says it; static. */
const char *ludo_library_get_page_title (const char *page_id,
                                         LudoPageLanguage language);

/* ludo_library_has: whether there is a file for this page in any folder. */
gboolean ludo_library_has (LudoLibrary *self, const char *game_id,
                           const char *page_id);

/* ludo_library_check_links: whether all links and terms in @node and below,
 * of @file, lead to something of that game; otherwise @error names file, line
 * and link. */
gboolean ludo_library_check_links (LudoLibrary *self, const LudoPageNode *node,
                                   const char *game_id, const char *file,
                                   GError **error);

/* ludo_library_read:
 * @problem: (out) (optional): what is wrong, with file and line, with the first
 *   page that is broken where one of a farther folder is given instead
 *   (LUDO_LIBRARY_PROBLEM); free with g_error_free()
 *
 * Returns: (transfer full): the page, or NULL with @error; give it up with
 *   ludo_page_free().
 */
LudoPageNode *ludo_library_read (LudoLibrary *self, const char *game_id,
                                 const char *page_id, GError **problem,
                                 GError **error);

/* ludo_library_describe_problem: a sentence on @problem, of
 * ludo_library_read(), and on what is shown in its place; free with
 * g_free(). */
char *ludo_library_describe_problem (const GError *problem);
