/* ludo-options.h: what the command line asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* LudoOptions: owns its strings. */
typedef struct
{
  gboolean version;
  gboolean fullscreen;
  gboolean kiosk;
  gboolean until_shown;         /* the program ends when the window is shown */
  char *game_id;                /* NULL where none was named */
  char *language;               /* "fr", "en" or NULL */
  char *lesson;                 /* the path of a lesson's file, or NULL */
  char **files;                 /* at most one; NULL where none */
} LudoOptions;

/* ludo_options_parse:
 * @arguments: of the whole command line, the program's name first
 *
 * Prints the help and ends the program where --help is among them.
 *
 * Returns: FALSE with @error when an option is unknown or its value is not one
 *   of those it may have.  Clear @options in both cases.
 */
gboolean ludo_options_parse (LudoOptions *options, char **arguments,
                             GError **error);

/* ludo_options_clear: frees the strings of @options. */
void ludo_options_clear (LudoOptions *options);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LudoOptions, ludo_options_clear)
