/* ludo-step-kinds.h: the kinds of steps that a lesson of a game can have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-lesson.h"

/* ludo_step_kind_get_label: translated, as in a list of kinds. */
const char *ludo_step_kind_get_label (LudoStepKind kind);

/* ludo_step_kinds_offer: lists in @drop_down the kinds that @rules allow, in the
 * order of LudoStepKind; a throw can be predicted only where a game has one. */
void ludo_step_kinds_offer (GtkDropDown *drop_down, const GameRules *rules);

/* ludo_step_kinds_select: selects @kind, which @rules allow, in a list that was
 * offered for the same rules.  ludo_step_kinds_get_selected: the one that is
 * selected there. */
void ludo_step_kinds_select (GtkDropDown *drop_down, const GameRules *rules,
                             LudoStepKind kind);
LudoStepKind ludo_step_kinds_get_selected (GtkDropDown *drop_down,
                                           const GameRules *rules);
