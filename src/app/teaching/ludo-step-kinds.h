/* ludo-step-kinds.h: the kinds of steps that a lesson of a game can have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-lesson.h"

/* ludo_step_kind_get_label: (transfer none): the name of @kind, translated. */
const char *ludo_step_kind_get_label (LudoStepKind kind);

/* ludo_step_kinds_offer: lists in @drop_down the kinds that @rules allow, in
 * the order of LudoStepKind.  Only games with throws have a step that predicts
 * them. */
void ludo_step_kinds_offer (GtkDropDown *drop_down, const GameRules *rules);

/* ludo_step_kinds_select: selects @kind, which @rules allow, in a list that
 * ludo_step_kinds_offer() made for the same rules. */
void ludo_step_kinds_select (GtkDropDown *drop_down, const GameRules *rules,
                             LudoStepKind kind);

/* ludo_step_kinds_get_selected: the kind selected in such a list. */
LudoStepKind ludo_step_kinds_get_selected (GtkDropDown *drop_down,
                                           const GameRules *rules);
