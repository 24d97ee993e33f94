/* ludo-print-private.h: what the kinds of sheets need to begin a print
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* _ludo_print_create: (transfer full): a print of @options without sheets. */
LudoPrint *_ludo_print_create (const LudoPrintOptions *options);

/* _ludo_print_set_problem: sets what ludo_print_get_problem() returns, @problem
 * of a booklet that the print owns, or NULL. */
void _ludo_print_set_problem (LudoPrint *print, const GError *problem);

/* _ludo_print_take_title: sets the title of a PDF to @title (transfer full). */
void _ludo_print_take_title (LudoPrint *print, char *title);
