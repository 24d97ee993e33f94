/* ludo-page-translation.h: the translation of a sentence of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On demand it is shown below the paragraph; in an exercise it is covered until
 * it is revealed.
 */

#pragma once

#include "reader/ludo-page-cursor.h"

typedef struct
{
  LudoPageCursor *cursor;       /* borrowed: of the page */
  char *open;                   /* owned: the id of the sentence whose
                                 * translation is shown below it, or NULL */
} LudoPageTranslation;

/* ludo_page_translation_toggle: shows the translation of @sentence below its
 * paragraph, in place of any other, or hides it. */
void ludo_page_translation_toggle (LudoPageTranslation *self,
                                   LudoSentence *sentence);

/* ludo_page_translation_close: hides the one that is shown.  Returns: FALSE
 * where none is. */
gboolean ludo_page_translation_close (LudoPageTranslation *self);

/* ludo_page_translation_restore: shows again the one that was shown, in a page
 * just made. */
void ludo_page_translation_restore (LudoPageTranslation *self);

/* ludo_page_translation_reveal_all: as ludo_page_view_reveal_all(). */
void ludo_page_translation_reveal_all (LudoPageTranslation *self,
                                       gboolean revealed);

/* ludo_page_translation_activate: does what a click on @sentence, or Enter,
 * does in the mode of reading. */
void ludo_page_translation_activate (LudoPageTranslation *self,
                                     LudoSentence *sentence);
