/* ludo-model.h: an object that emits a signal when its data change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/* LudoModel:
 *
 * An object that widgets show.  Each type of model lists its own changes.
 *
 * Signals:
 * - "changed": its data differ from before
 */
#define LUDO_TYPE_MODEL (ludo_model_get_type ())
G_DECLARE_DERIVABLE_TYPE (LudoModel, ludo_model, LUDO, MODEL, GObject)

struct _LudoModelClass
{
  GObjectClass parent_class;
};

/* ludo_model_emit_changed: emits "changed" of @model, a LudoModel. */
void ludo_model_emit_changed (gpointer model);
