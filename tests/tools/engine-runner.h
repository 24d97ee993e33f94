/* engine-runner.h: running the engine and looking at what it says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program is named by the environment variable ENGINE.
 */

#pragma once

#include <gio/gio.h>

#define CHISOLO_START \
  "3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0"
#define KEN_WAN_MOSAIC_3 \
  "...../.RBYR./.BYRBY./.YRBYRB./.RBY#BYR./.YRBYRB./.BYRBY./.RBYR./..... " \
  "b 3 -"

/* run_with: runs the program with @args (separated by `|`, "" for none) and
 * @input, and returns what it printed.  Without @status the program must
 * succeed, without @errors it must print none; they are stored otherwise. */
char *run_with (const char *args, GBytes *input, int *status, char **errors);

/* converse: the answers to the lines of @input. */
char *converse (const char *input);

/* one_shot: what the program called with @args prints. */
char *one_shot (const char *args);

/* assert_answers: the lines @input have exactly the answers @expected. */
void assert_answers (const char *input, const char *expected);

/* assert_refused: the lines @input have one answer in all, an error that
 * holds @words. */
void assert_refused (const char *input, const char *words);

/* lines_with: the lines of @output that begin with @prefix, without it. */
GPtrArray *lines_with (const char *output, const char *prefix);

/* only_line_with: the same of the one such line that there must be. */
char *only_line_with (const char *output, const char *prefix);
