/* ludo-debate.h: sentences on chance to agree with or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/throws/ludo-sampler.h"
#include "play/ludo-model.h"

/* How many sentences there are on sticks, and as many on dice. */
#define LUDO_DEBATE_SENTENCES 10

/* LudoStance: what a pupil thinks of a sentence; none of them is the right
 * one. */
typedef enum
{
  LUDO_STANCE_NONE,
  LUDO_STANCE_AGREE,
  LUDO_STANCE_DISAGREE,
  LUDO_STANCE_DEPENDS,
  LUDO_N_STANCES,
} LudoStance;

/* LudoDebateSentence: a sentence, and where the laboratory lets one try it. */
typedef struct
{
  const char *id;
  const char *text;             /* not translated yet */
  const char *room;             /* the id of a room of the laboratory */
  guint view;                   /* in the room of throws, a LudoChanceView */
  const char *trial;            /* what to do there, not translated yet; NULL
                                 * where the room says that by itself */
} LudoDebateSentence;

/* LudoDebate:
 *
 * The stances of pupils on the sentences, and the sentence that is shown.
 *
 * Signals:
 * - "changed": a stance or the sentence that is shown is another
 */
#define LUDO_TYPE_DEBATE (ludo_debate_get_type ())
G_DECLARE_FINAL_TYPE (LudoDebate, ludo_debate, LUDO, DEBATE, LudoModel)

/* ludo_debate_new: (transfer full): without any stance. */
LudoDebate *ludo_debate_new (void);

/* ludo_debate_get_sentence: sentence @index, from 0, on what @kind throws;
 * static. */
const LudoDebateSentence *ludo_debate_get_sentence (LudoSamplerKind kind,
                                                    guint           index);

/* ludo_debate_set_shown: shows the sentence @index, from 0, of each kind. */
void ludo_debate_set_shown (LudoDebate *self, guint index);

/* ludo_debate_get_shown: the index of the sentence shown, 0 at first. */
guint ludo_debate_get_shown (LudoDebate *self);

/* ludo_debate_set_stance: sets what is thought of sentence @index on @kind. */
void ludo_debate_set_stance (LudoDebate *self, LudoSamplerKind kind,
                             guint index, LudoStance stance);

/* ludo_debate_get_stance: what is thought of it, LUDO_STANCE_NONE at first. */
LudoStance ludo_debate_get_stance (LudoDebate *self, LudoSamplerKind kind,
                                   guint index);

/* ludo_debate_describe: (transfer full): which sentence of how many is shown,
 * and how many have a stance; translated. */
char *ludo_debate_describe (LudoDebate *self, LudoSamplerKind kind);

/* ludo_debate_dup_text: (transfer full): the stances as a text. */
char *ludo_debate_dup_text (LudoDebate *self);

/* ludo_debate_new_from_text:
 * @text: as from ludo_debate_dup_text(), but from a file that anybody may have
 *   changed
 *
 * Returns: (transfer full): the same stances, without those of sentences that
 *   this version lacks; NULL with @error (G_KEY_FILE_ERROR).
 */
LudoDebate *ludo_debate_new_from_text (const char *text, GError **error);
