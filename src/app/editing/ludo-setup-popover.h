/* ludo-setup-popover.h: positions kept by name, to be set up again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/editing/ludo-position-editor.h"

/* LudoSetupPopover:
 *
 * Lists the saved set-ups of a game, which can be set up or deleted, and saves
 * the position of an editor by the name that is typed.
 *
 * Signals:
 * - "keeping": the editor's position is being written
 * - "kept" (char *message): a position was saved or a set-up deleted, or that
 *   failed; @message says which
 */
#define LUDO_TYPE_SETUP_POPOVER (ludo_setup_popover_get_type ())
G_DECLARE_FINAL_TYPE (LudoSetupPopover, ludo_setup_popover, LUDO,
                      SETUP_POPOVER, GtkPopover)

/* ludo_setup_popover_set_editor: sets the editor whose position is saved and
 * replaced.  To be called once. */
void ludo_setup_popover_set_editor (LudoSetupPopover *self,
                                    LudoPositionEditor *editor);
