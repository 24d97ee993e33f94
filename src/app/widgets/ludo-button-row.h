/* ludo-button-row.h: a row of buttons, each of which has a place of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoButtonRole: what a button is for.  The places stand in this order. */
typedef enum
{
  LUDO_ROLE_BACK,               /* in the menu too where that makes two lines
                                 * of three */
  LUDO_ROLE_HINT,
  LUDO_ROLE_UNDO,
  LUDO_ROLE_REST,               /* in the menu "More", or hidden, where there is
                                 * no room */
  LUDO_ROLE_END,                /* of what is at its end; on a line of its own
                                 * above the others where there is no room,
                                 * which a narrow row has only once it needs
                                 * it */
  LUDO_ROLE_ACT,                /* at the end, before the main button */
  LUDO_ROLE_MAIN,               /* in the corner at the end */
} LudoButtonRole;

/* LudoButtonRow:
 *
 * Gives each of its buttons a place that depends on the width of the row and on
 * nothing else, so that no button ever comes to stand where the pupil was about
 * to press another one.  The place of a button that is not offered stays empty.
 * A button that is not visible has no place; this is for one that is never
 * offered as long as the row serves the same lesson or game.
 */
#define LUDO_TYPE_BUTTON_ROW (ludo_button_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoButtonRow, ludo_button_row, LUDO, BUTTON_ROW,
                      GtkWidget)

/* ludo_button_row_new: (transfer floating): a row without a button. */
GtkWidget *ludo_button_row_new (void);

/* ludo_button_row_add: adds @button (transfer floating), which is offered at
 * first, behind those of the same @role.  It may be a box of buttons, but not
 * for LUDO_ROLE_REST.  In a template the type of the child says the role:
 * "back", "hint", "undo", "rest", "end", "act" or "main". */
void ludo_button_row_add (LudoButtonRow *self, GtkWidget *button,
                          LudoButtonRole role);

/* ludo_button_row_hide_rest: hides the buttons of LUDO_ROLE_REST where they
 * have no room, and offers no menu of them, because another menu of the page
 * has the same acts. */
void ludo_button_row_hide_rest (LudoButtonRow *self);

/* ludo_button_row_reserve: makes the place of @button wide enough for each of
 * @labels, ended by NULL. */
void ludo_button_row_reserve (LudoButtonRow *self, GtkButton *button,
                              const char *const *labels);

/* ludo_button_row_get_line: the width in pixels from which on all places stand
 * in one line, those of LUDO_ROLE_REST and LUDO_ROLE_END aside. */
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
