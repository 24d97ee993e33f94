/* ludo-gloss.h: a word or a note's number that can be asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  LUDO_GLOSS_TERM,          /* a word of the vocabulary */
  LUDO_GLOSS_NOTE,          /* where a sentence comes from */
} LudoGlossKind;

/* LudoGloss:
 *
 * Lies over the letters that its passage draws, so that they can be pointed
 * at and reached by keys; draws nothing itself.
 *
 * Signals: "explain" (it has the focus, and wants to be explained),
 * "unexplain" (no longer), "follow" (it was activated: what explains it is to
 * be opened).
 */
#define LUDO_TYPE_GLOSS (ludo_gloss_get_type ())
G_DECLARE_FINAL_TYPE (LudoGloss, ludo_gloss, LUDO, GLOSS, GtkWidget)

/* ludo_gloss_new:
 * @name: what the mark is called for the ear
 * @explanation: Pango markup, shown while the pointer rests on it
 */
LudoGloss *ludo_gloss_new (LudoGlossKind kind, const char *target,
                         const char *name, const char *explanation);

LudoGlossKind ludo_gloss_get_kind (LudoGloss *self);
/* The entry of a term, or the first source of a note; borrowed. */
const char *ludo_gloss_get_target (LudoGloss *self);
const char *ludo_gloss_get_explanation (LudoGloss *self);

/* Where the letters are in the passage's text, in bytes, and then in its
 * sentence, in pixels; set by the passage. */
void ludo_gloss_set_range (LudoGloss *self, guint start, guint end);
void ludo_gloss_get_range (LudoGloss *self, guint *start, guint *end);
void ludo_gloss_set_box (LudoGloss *self, const GtkAllocation *box);
const GtkAllocation *ludo_gloss_get_box (LudoGloss *self);

G_END_DECLS
