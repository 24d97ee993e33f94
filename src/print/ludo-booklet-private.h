/* ludo-booklet-private.h: what the files of the booklet share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-reader-words.h"
#include "print/ludo-booklet-flow.h"

/* An answer that waits for the end. */
typedef struct
{
  char *label;                  /* "3." */
  const LudoPageNode *page;     /* borrowed from the booklet's pages */
  const LudoPageNode *answer;
} LudoBookletAnswer;

struct _LudoBooklet
{
  LudoSheetLayout *sheets;      /* owned */
  GError *problem;              /* of ludo_booklet_get_problem(), or NULL */

  GPtrArray *pages;             /* LudoPageNode, owned */
  GPtrArray *notes;             /* const char *: sources by their number */
  GPtrArray *answers;           /* LudoBookletAnswer */
  guint n_boxes;
  guint n_figures;
  guint n_questions;
  guint n_marked[LUDO_READER_N_SURE];   /* sentences by their mark */
};
