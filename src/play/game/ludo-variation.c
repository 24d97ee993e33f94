/* ludo-variation.c: a line of play that was left for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-variation"

#include "config.h"

#include "play/game/ludo-variation.h"

struct _LudoVariation
{
  GObject parent_instance;

  /* Owned */
  char **tokens;
};

enum
{
  PROP_0,
  PROP_N_PLIES,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoVariation, ludo_variation, G_TYPE_OBJECT)

static void
ludo_variation_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  LudoVariation *self = LUDO_VARIATION (object);

  switch (prop_id)
    {
    case PROP_N_PLIES:
      g_value_set_uint (value, ludo_variation_get_n_plies (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ludo_variation_get_property;
  object_class->finalize = ludo_variation_finalize;

  props[PROP_N_PLIES] =
    g_param_spec_uint ("n-plies", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
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
