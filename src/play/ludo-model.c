/* ludo-model.c: an object that says when it is another than before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-model.h"

static guint changed_signal;

G_DEFINE_ABSTRACT_TYPE (LudoModel, ludo_model, G_TYPE_OBJECT)

static void
ludo_model_class_init (LudoModelClass *klass)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ludo_model_init (LudoModel *self)
{
}

void
ludo_model_emit_changed (gpointer model)
{
  g_return_if_fail (LUDO_IS_MODEL (model));

  g_signal_emit (model, changed_signal, 0);
}
