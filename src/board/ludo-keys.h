/* ludo-keys.h: keys of keyboards that have other letters or digits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_keys_get_latin: returns the keyval that the program uses for @keyval:
 * the letter that an English keyboard has on the key @keycode, if the layout
 * has no Latin letters; the Latin digit, for a digit of another script;
 * otherwise @keyval itself.
 * @keys: the controller whose "key-pressed" or "key-released" is handled */
guint ludo_keys_get_latin (GtkEventControllerKey *keys, guint keyval,
                           guint keycode);

/* ludo_keys_get_digit: returns the keyval of the digit on the key @keycode of
 * the row above the letters if its layout needs Shift for it, as the French one
 * does, and Shift is not held; otherwise 0.
 * @keys: as in ludo_keys_get_latin() */
guint ludo_keys_get_digit (GtkEventControllerKey *keys, guint keycode,
                           GdkModifierType state);

/* ludo_keys_set_letters: sets whether letters and points without Ctrl are
 * shortcuts; TRUE at first.  Users of speech input, for example, may not want
 * them. */
void ludo_keys_set_letters (gboolean enabled);
gboolean ludo_keys_get_letters (void);

/* ludo_keys_find_letter: returns the keyval of the small Latin letter that a
 * key is as a shortcut without Ctrl; 0 with Ctrl, Alt or Super, or if letters
 * are no shortcuts.
 * @keys: as in ludo_keys_get_latin() */
guint ludo_keys_find_letter (GtkEventControllerKey *keys, guint keyval,
                             guint keycode, GdkModifierType state);

/* ludo_keys_add_shortcuts: lets the shortcuts of @window and its widgets with
 * Ctrl or Alt match keys as ludo_keys_get_latin() and ludo_keys_get_digit()
 * do. */
void ludo_keys_add_shortcuts (GtkWindow *window);
