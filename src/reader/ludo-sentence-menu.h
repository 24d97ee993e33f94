/* ludo-sentence-menu.h: what can be done with a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-viewport.h"

/* LudoSentenceMenu: the menu of a sentence, whose commands are the actions of
 * the page. */
typedef struct
{
  const LudoViewport *viewport; /* borrowed */
  GtkWidget *popover;           /* the page's child; NULL: not opened */
  double x, y;                  /* from the sentence's corner */
} LudoSentenceMenu;

/* ludo_sentence_menu_open:
 * @x, @y: in the page, near @sentence
 * @closed: called with the page when the user closes the menu
 */
void ludo_sentence_menu_open (LudoSentenceMenu *self,
                              const LudoSentence *sentence, double x,
                              double y, GCallback closed);

/* ludo_sentence_menu_open_below: opens the menu below @sentence or, if its end
 * is out of sight, at the lower edge of what is shown of it.  Does nothing if
 * the sentence has no bounds. */
void ludo_sentence_menu_open_below (LudoSentenceMenu *self,
                                    const LudoSentence *sentence,
                                    GCallback closed);

/* ludo_sentence_menu_place: moves the menu with its sentence, or closes it if
 * the sentence is out of sight. */
void ludo_sentence_menu_place (LudoSentenceMenu *self,
                               const LudoSentence *sentence);

/* ludo_sentence_menu_close: closes the menu without calling @closed. */
void ludo_sentence_menu_close (LudoSentenceMenu *self);
