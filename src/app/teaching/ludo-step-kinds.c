/* ludo-step-kinds.c: the kinds of steps that a lesson of a game can have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-step-kinds.h"

#include <glib/gi18n.h>

static const char *const labels[LUDO_N_STEP_KINDS] = {
  N_("Explain"), N_("Show Moves"), N_("Ask for a Turn"),
  N_("Ask for Places"), N_("Ask a Question with Answers"),
  N_("Ask for a Number"), N_("Predict the Throw"), N_("Set Up the Pieces"),
  N_("Play On"), N_("Read a Page"),
};

static gboolean
is_allowed (const GameRules *rules,
            LudoStepKind     kind)
{
  return kind != LUDO_STEP_PREDICT || rules->has_chance;
}

const char *
ludo_step_kind_get_label (LudoStepKind kind)
{
  g_return_val_if_fail (kind < LUDO_N_STEP_KINDS, NULL);

  return gettext (labels[kind]);
}

void
ludo_step_kinds_offer (GtkDropDown     *drop_down,
                       const GameRules *rules)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down) && rules != NULL);

  for (int kind = 0; kind < LUDO_N_STEP_KINDS; kind++)
    if (is_allowed (rules, kind))
      gtk_string_list_append (list, gettext (labels[kind]));
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
}

void
ludo_step_kinds_select (GtkDropDown     *drop_down,
                        const GameRules *rules,
                        LudoStepKind     kind)
{
  guint position = 0;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down) && rules != NULL);
  g_return_if_fail (kind < LUDO_N_STEP_KINDS && is_allowed (rules, kind));

  for (int before = 0; before < (int) kind; before++)
    position += is_allowed (rules, before);
  gtk_drop_down_set_selected (drop_down, position);
}

LudoStepKind
ludo_step_kinds_get_selected (GtkDropDown     *drop_down,
                              const GameRules *rules)
{
  guint position;
  int kind = 0;

  g_return_val_if_fail (GTK_IS_DROP_DOWN (drop_down) && rules != NULL,
                        LUDO_STEP_EXPLAIN);

  position = gtk_drop_down_get_selected (drop_down);
  for (; kind < LUDO_N_STEP_KINDS; kind++)
    if (is_allowed (rules, kind) && position-- == 0)
      return kind;

  return LUDO_STEP_EXPLAIN;
}
