/* ludo-reading-choices.h: how a page is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/settings/ludo-settings.h"
#include "reader/ludo-page-view.h"

/* LudoReadingChoices:
 *
 * Lets the reader choose the language that is read first, how the other one is
 * shown, and the rules to read about if the game has several.
 *
 * Signal: "changed": the page must be shown again.
 */
#define LUDO_TYPE_READING_CHOICES (ludo_reading_choices_get_type ())
G_DECLARE_FINAL_TYPE (LudoReadingChoices, ludo_reading_choices, LUDO,
                      READING_CHOICES, GtkBox)

/* ludo_reading_choices_set_settings: binds the choices to @settings in both
 * directions; to be called first. */
void ludo_reading_choices_set_settings (LudoReadingChoices *self,
                                        LudoSettings *settings);

/* ludo_reading_choices_set_page: sets the page being read without emitting
 * "changed".
 * @ruleset: the index of the ruleset to read about; -1 for all of them
 */
void ludo_reading_choices_set_page (LudoReadingChoices *self,
                                    LudoPageNode *page, int ruleset);

/* ludo_reading_choices_get_options: how to read the page; borrowed. */
const LudoViewOptions *ludo_reading_choices_get_options
                         (LudoReadingChoices *self);

/* ludo_reading_choices_get_ruleset: the index of the chosen ruleset, even if
 * the page does not mention it; -1 for all of them. */
int ludo_reading_choices_get_ruleset (LudoReadingChoices *self);

/* ludo_reading_choices_set_ruleset: chooses a ruleset by its index; -1 for all
 * of them. */
void ludo_reading_choices_set_ruleset (LudoReadingChoices *self, int ruleset);

/* ludo_reading_choices_set_language: sets the language that is read first, and
 * saves it in the settings. */
void ludo_reading_choices_set_language (LudoReadingChoices *self,
                                        LudoPageLanguage language);

/* ludo_reading_choices_set_mode: sets how the other language is shown, and
 * saves it in the settings. */
void ludo_reading_choices_set_mode (LudoReadingChoices *self,
                                    LudoReadingMode mode);
