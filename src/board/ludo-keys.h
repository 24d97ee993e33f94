/* ludo-keys.h: keys of keyboards that have other letters or digits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_keys_get_latin: returns the keyval that @keycode stands for in the
 * program: of a layout without Latin letters, such as the Cyrillic one, the
 * letter that an English keyboard has at this position; for a digit of another
 * script, the digit; otherwise @keyval itself.
 * @keys: the controller whose "key-pressed" or "key-released" is handled */
guint ludo_keys_get_latin (GtkEventControllerKey *keys, guint keyval,
                           guint keycode);

/* ludo_keys_get_digit: returns the keyval of the digit on the key @keycode of
 * the row above the letters if its layout needs Shift for it, as the French one
 * does, and Shift is not held; otherwise 0.
 * @keys: as in ludo_keys_get_latin() */
guint ludo_keys_get_digit (GtkEventControllerKey *keys, guint keycode,
                           GdkModifierType state);

/* ludo_keys_set_letters: sets whether letters and points are shortcuts by
 * themselves; TRUE at first.  Those who speak to the computer, or whose hand
 * slips, may want none of them. */
void ludo_keys_set_letters (gboolean enabled);
gboolean ludo_keys_get_letters (void);

/* ludo_keys_find_letter: returns the keyval of the small Latin letter that a
 * key is as a shortcut by itself; 0 with Ctrl, Alt or Super, and where letters
 * are no shortcuts.
 * @keys: as in ludo_keys_get_latin() */
guint ludo_keys_find_letter (GtkEventControllerKey *keys, guint keyval,
                             guint keycode, GdkModifierType state);

/* ludo_keys_add_shortcuts: lets the shortcuts of @window and its widgets obey
 * keys with Ctrl or Alt as the two functions above find them. */
void ludo_keys_add_shortcuts (GtkWindow *window);
