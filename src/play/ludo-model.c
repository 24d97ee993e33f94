/* ludo-model.c: an object that emits a signal when its data change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-model.h"

#include "play/ludo-signal.h"

G_DEFINE_ABSTRACT_TYPE (LudoModel, ludo_model, G_TYPE_OBJECT)

static void
ludo_model_class_init (LudoModelClass *klass)
{
  ludo_signal_new (klass, "changed", 0);
}

static void
ludo_model_init (LudoModel *self)
{
}

void
ludo_model_emit_changed (gpointer model)
{
  g_return_if_fail (LUDO_IS_MODEL (model));

  g_signal_emit_by_name (model, "changed");
}
