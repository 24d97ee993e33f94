/* ludo-button-row.h: a row of buttons, each of which has a place of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoButtonRole: what a button is for, in the order of the places. */
typedef enum
{
  LUDO_ROLE_BACK,               /* moves into the menu if that saves the third
                                 * line */
  LUDO_ROLE_HINT,
  LUDO_ROLE_UNDO,
  LUDO_ROLE_REST,               /* moves into the menu "More", or is hidden,
                                 * without room */
  LUDO_ROLE_END,                /* for the end of the game or lesson; on a line
                                 * of its own above the others without room,
                                 * which a narrow row has only when it is
                                 * needed */
  LUDO_ROLE_ACT,                /* at the end, before the main button */
  LUDO_ROLE_MAIN,               /* in the corner at the end */
} LudoButtonRole;

/* LudoButtonRow:
 *
 * Gives each of its buttons a place that depends on the width of the row and on
 * nothing else, so that no button ever appears where the pupil is about to
 * press another one.  The place of a button that is not offered stays empty.  A
 * button that is not visible has no place; this is for one that the present
 * lesson or game never offers.
 */
#define LUDO_TYPE_BUTTON_ROW (ludo_button_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoButtonRow, ludo_button_row, LUDO, BUTTON_ROW,
                      GtkWidget)

/* ludo_button_row_new: (transfer floating): a row without a button. */
GtkWidget *ludo_button_row_new (void);

/* ludo_button_row_add: adds @button (transfer floating), which is offered at
 * first, after those of the same @role.  It may be a box of buttons, but not
 * for LUDO_ROLE_REST.  In a template the type of the child is the role: "back",
 * "hint", "undo", "rest", "end", "act" or "main". */
void ludo_button_row_add (LudoButtonRow *self, GtkWidget *button,
                          LudoButtonRole role);

/* ludo_button_row_hide_rest: from now on hides buttons of LUDO_ROLE_REST
 * without room instead of moving them into a menu, because another menu has the
 * same acts. */
void ludo_button_row_hide_rest (LudoButtonRow *self);

/* ludo_button_row_reserve: makes the place of @button wide enough for each of
 * @labels, ended by NULL. */
void ludo_button_row_reserve (LudoButtonRow *self, GtkButton *button,
                              const char *const *labels);

/* ludo_button_row_get_line: the width in pixels in which all places are on one
 * line, except those of LUDO_ROLE_REST and LUDO_ROLE_END. */
int ludo_button_row_get_line (LudoButtonRow *self);

/* ludo_button_row_offer: shows @button or leaves its place empty. */
void ludo_button_row_offer (LudoButtonRow *self, GtkWidget *button,
                            gboolean offered);

/* ludo_button_row_get_empty: the height in pixels above the first button that
 * is offered, in the layout that was made last. */
int ludo_button_row_get_empty (LudoButtonRow *self);

/* ludo_button_row_get_offered: whether @button is offered, in the row or in the
 * menu. */
gboolean ludo_button_row_get_offered (LudoButtonRow *self, GtkWidget *button);
