/* ludo-player.c: who sits at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-player"

#include "config.h"

#include "play/game/ludo-player.h"

/* The longest name kept, in characters. */
#define NAME_MAX_CHARS 60

struct _LudoPlayer
{
  GObject parent_instance;

  LudoPlayerKind kind;
  int level;

  /* Owned */
  char *name;
};

enum
{
  PROP_0,
  PROP_KIND,
  PROP_NAME,
  PROP_LEVEL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_ENUM_TYPE (LudoPlayerKind, ludo_player_kind,
                    G_DEFINE_ENUM_VALUE (LUDO_PLAYER_HUMAN, "human"),
                    G_DEFINE_ENUM_VALUE (LUDO_PLAYER_COMPUTER, "computer"))

G_DEFINE_FINAL_TYPE (LudoPlayer, ludo_player, G_TYPE_OBJECT)

static void
ludo_player_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  LudoPlayer *self = LUDO_PLAYER (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_LEVEL:
      g_value_set_int (value, self->level);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_player_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  LudoPlayer *self = LUDO_PLAYER (object);

  switch (prop_id)
    {
    case PROP_KIND:
      ludo_player_set_kind (self, g_value_get_enum (value));
      break;
    case PROP_NAME:
      ludo_player_set_name (self, g_value_get_string (value));
      break;
    case PROP_LEVEL:
      ludo_player_set_level (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_player_finalize (GObject *object)
{
  LudoPlayer *self = LUDO_PLAYER (object);

  g_free (self->name);

  G_OBJECT_CLASS (ludo_player_parent_class)->finalize (object);
}

static void
ludo_player_class_init (LudoPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                             | G_PARAM_EXPLICIT_NOTIFY);

  object_class->get_property = ludo_player_get_property;
  object_class->set_property = ludo_player_set_property;
  object_class->finalize = ludo_player_finalize;

  props[PROP_KIND] =
    g_param_spec_enum ("kind", NULL, NULL, LUDO_TYPE_PLAYER_KIND,
                       LUDO_PLAYER_HUMAN, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  props[PROP_LEVEL] =
    g_param_spec_int ("level", NULL, NULL, 1, LUDO_PLAYER_LEVEL_MAX,
                      LUDO_PLAYER_LEVEL_DEFAULT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ludo_player_init (LudoPlayer *self)
{
  self->kind = LUDO_PLAYER_HUMAN;
  self->level = LUDO_PLAYER_LEVEL_DEFAULT;
  self->name = g_strdup ("");
}

LudoPlayer *
ludo_player_new (LudoPlayerKind  kind,
                 const char     *name,
                 int             level)
{
  return g_object_new (LUDO_TYPE_PLAYER,
                       "kind", kind,
                       "name", name,
                       "level", level,
                       NULL);
}

LudoPlayerKind
ludo_player_get_kind (LudoPlayer *self)
{
  g_return_val_if_fail (LUDO_IS_PLAYER (self), LUDO_PLAYER_HUMAN);

  return self->kind;
}

void
ludo_player_set_kind (LudoPlayer     *self,
                      LudoPlayerKind  kind)
{
  g_return_if_fail (LUDO_IS_PLAYER (self));

  if (self->kind == kind)
    return;

  self->kind = kind;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KIND]);
}

const char *
ludo_player_get_name (LudoPlayer *self)
{
  g_return_val_if_fail (LUDO_IS_PLAYER (self), NULL);

  return self->name;
}

/* A name stands on one line of a record and of a label: characters that
 * would break it are dropped. */
static char *
clean_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name != NULL ? name : "", -1);
  GString *clean = g_string_new (NULL);
  int n_chars = 0;

  for (const char *p = g_strstrip (valid);
       *p != '\0' && n_chars < NAME_MAX_CHARS;
       p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (c);

      if (type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR
          || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        continue;
      g_string_append_unichar (clean, c);
      n_chars++;
    }

  return g_strstrip (g_string_free (clean, FALSE));
}

void
ludo_player_set_name (LudoPlayer *self,
                      const char *name)
{
  g_autofree char *clean = clean_name (name);

  g_return_if_fail (LUDO_IS_PLAYER (self));

  if (g_str_equal (self->name, clean))
    return;

  g_free (self->name);
  self->name = g_steal_pointer (&clean);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
}

int
ludo_player_get_level (LudoPlayer *self)
{
  g_return_val_if_fail (LUDO_IS_PLAYER (self), 1);

  return self->level;
}

void
ludo_player_set_level (LudoPlayer *self,
                       int         level)
{
  g_return_if_fail (LUDO_IS_PLAYER (self));
  g_return_if_fail (level >= 1 && level <= LUDO_PLAYER_LEVEL_MAX);

  if (self->level == level)
    return;

  self->level = level;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LEVEL]);
}

void
ludo_player_assign (LudoPlayer *self,
                    LudoPlayer *other)
{
  g_return_if_fail (LUDO_IS_PLAYER (self) && LUDO_IS_PLAYER (other));

  ludo_player_set_kind (self, other->kind);
  ludo_player_set_name (self, other->name);
  ludo_player_set_level (self, other->level);
}
