/* ludo-model.h: an object that says when it is another than before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/* LudoModel:
 *
 * What widgets show.  Each type of models says what its changes are.
 *
 * Signals:
 * - "changed": it is another than before
 */
#define LUDO_TYPE_MODEL (ludo_model_get_type ())
G_DECLARE_DERIVABLE_TYPE (LudoModel, ludo_model, LUDO, MODEL, GObject)

struct _LudoModelClass
{
  GObjectClass parent_class;
};

/* ludo_model_emit_changed: emits "changed" of @model, a LudoModel. */
void ludo_model_emit_changed (gpointer model);
