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

G_DEFINE_FINAL_TYPE (LudoPlayer, ludo_player, G_TYPE_OBJECT)

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
  G_OBJECT_CLASS (klass)->finalize = ludo_player_finalize;
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
  LudoPlayer *self = g_object_new (LUDO_TYPE_PLAYER, NULL);

  ludo_player_set_kind (self, kind);
  ludo_player_set_name (self, name);
  ludo_player_set_level (self, level);

  return self;
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

  self->kind = kind;
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
  char *clean = clean_name (name);

  g_return_if_fail (LUDO_IS_PLAYER (self));

  g_free (self->name);
  self->name = clean;
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

  self->level = level;
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
