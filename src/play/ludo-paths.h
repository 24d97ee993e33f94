/* ludo-paths.h: where the program's own files are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In this order: the folder named by LUDOTHEQUE_DATADIR, LUDOTHEQUE_HELPDIR,
 * LUDOTHEQUE_LIBEXECDIR, LUDOTHEQUE_LOCALEDIR or LUDOTHEQUE_SCHEMADIR; beside
 * a program run from its build folder, that folder's own; beside an installed
 * one, `../share` or `../libexec`; the folder it was built to be installed in.
 */

#pragma once

#include <glib.h>

/* ludo_paths_ignore_relative: forgets each of the person's base folders
 * (XDG_DATA_HOME and the like) that is not absolute, as the specification of
 * base directories wants it.  To be called once, at the start, before any other
 * thread runs. */
void ludo_paths_ignore_relative (void);

/* ludo_paths_dup_data: the folder with `content/<game>/`. */
char *ludo_paths_dup_data (void);

/* ludo_paths_dup_schemas: the folder of the compiled schemas of settings. */
char *ludo_paths_dup_schemas (void);

/* ludo_paths_dup_own_content: the folder for a user's own pages, as
 * `<game>/<page>.page`; it need not exist. */
char *ludo_paths_dup_own_content (void);

/* ludo_paths_dup_help: the folder with a folder of pages of the help for
 * each language, "C" and "fr"; where it is the system's, a folder of each
 * program lies between. */
char *ludo_paths_dup_help (void);

/* ludo_paths_dup_locale: the folder of the compiled translations. */
char *ludo_paths_dup_locale (void);

/* ludo_paths_dup_speech: the program that reads aloud, which need not be
 * there. */
char *ludo_paths_dup_speech (void);
