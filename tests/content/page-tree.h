/* page-tree.h: a page as its file has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tests of the pages read them without the program's own loader, so that
 * what it overlooks is seen all the same.
 */

#pragma once

#include <gio/gio.h>

/* PageTree: an element, or a run of text, which has no name. */
typedef struct _PageTree PageTree;
struct _PageTree
{
  char *name;
  char *text;                   /* of a run only */
  int line;                     /* in the file, from 1 */
  GHashTable *attributes;       /* char * to char * */
  GPtrArray *children;          /* PageTree */
  PageTree *parent;             /* borrowed */
};

/* page_tree_load: the page @page_id of @game_id, or its "atlas" of places and
 * dates; fails the test when it cannot be read.  Free with
 * page_tree_free(). */
PageTree *page_tree_load (const char *game_id, const char *page_id);
void page_tree_free (PageTree *tree);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PageTree, page_tree_free)

/* page_tree_list: the ids of the pages that @game_id has, sorted. */
GStrv page_tree_list (const char *game_id);

/* page_tree_list_texts: these, the lessons and the atlas: all that is to be
 * read. */
GStrv page_tree_list_texts (const char *game_id);

gboolean page_tree_has_puzzles (const char *game_id);

/* page_tree_get: an attribute, or NULL; borrowed. */
const char *page_tree_get (const PageTree *node, const char *attribute);

/* page_tree_is: whether @node is an element called @name. */
gboolean page_tree_is (const PageTree *node, const char *name);

/* page_tree_all: every element called @name in @tree, itself included, in
 * the order of the file; NULL stands for all elements.  Elements borrowed. */
GPtrArray *page_tree_all (PageTree *tree, const char *name);

/* page_tree_with_id: the element called @id, or NULL. */
PageTree *page_tree_with_id (PageTree *tree, const char *id);

/* page_tree_child: the first child called @name, or NULL. */
PageTree *page_tree_child (const PageTree *node, const char *name);

/* page_tree_words: what a reader sees of @node, in one line.
 * @language: leaves out what is marked as another language's, "fr" or "en";
 *   NULL leaves out nothing
 *
 * Returns: (transfer full): without tags and line breaks.
 */
char *page_tree_words (const PageTree *node, const char *language);

/* page_tree_add_tests: adds @test for every game, for the @prefix
 * "/reader/brief" and the @name "rules" as "/reader/brief/tavli/rules"; its
 * data is the game's GameRules. */
void page_tree_add_tests (const char *prefix, const char *name,
                          GTestDataFunc test);

/* page_tree_where: "tavli/history.page:12" of the page that holds @node. */
char *page_tree_where (const PageTree *node);
