/* ludo-passage-paint.h: what is drawn under and over the letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-sentence.h"

G_BEGIN_DECLS

/* Under the letters: what marks the sentence, each mark with its own shape. */
void _ludo_passage_paint_ground (GtkSnapshot *snapshot,
                                 LudoSentence *sentence, PangoLayout *layout,
                                 const GdkRGBA *text);

/* Over them: the rules below the vocabulary's words, the cover of a hidden
 * sentence, the frame of a focused one. */
void _ludo_passage_paint_cover (GtkSnapshot *snapshot,
                                LudoSentence *sentence, PangoLayout *layout,
                                const GdkRGBA *text);

/* Where what was looked for stands. */
void _ludo_passage_paint_match (GtkSnapshot *snapshot,
                                const cairo_region_t *region,
                                gboolean current);

G_END_DECLS
