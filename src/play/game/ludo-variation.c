/* ludo-variation.c: a line of play that was left for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-variation.h"

struct _LudoVariation
{
  GObject parent_instance;

  /* Owned */
  char **tokens;
};

G_DEFINE_FINAL_TYPE (LudoVariation, ludo_variation, G_TYPE_OBJECT)

static void
ludo_variation_finalize (GObject *object)
{
  LudoVariation *self = LUDO_VARIATION (object);

  g_strfreev (self->tokens);

  G_OBJECT_CLASS (ludo_variation_parent_class)->finalize (object);
}

static void
ludo_variation_class_init (LudoVariationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_variation_finalize;
}

static void
ludo_variation_init (LudoVariation *self)
{
}

LudoVariation *
ludo_variation_new (const char *const *tokens)
{
  LudoVariation *self = g_object_new (LUDO_TYPE_VARIATION, NULL);

  self->tokens = g_strdupv ((char **) tokens);

  return self;
}

const char *const *
ludo_variation_get_tokens (LudoVariation *self)
{
  g_return_val_if_fail (LUDO_IS_VARIATION (self), NULL);

  return (const char *const *) self->tokens;
}

guint
ludo_variation_get_n_plies (LudoVariation *self)
{
  g_return_val_if_fail (LUDO_IS_VARIATION (self), 0);

  return g_strv_length (self->tokens);
}

guint
ludo_variation_common (LudoVariation     *self,
                       const char *const *tokens)
{
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_VARIATION (self), 0);

  while (self->tokens[n] != NULL && tokens[n] != NULL
         && g_str_equal (self->tokens[n], tokens[n]))
    n++;

  return n;
}
