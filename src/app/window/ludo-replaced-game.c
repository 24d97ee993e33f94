/* ludo-replaced-game.c: keeps the game that a new one has replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-replaced-game.h"

#include "play/ludo-signal.h"

/* The seconds for which the game can be brought back at least. */
#define LEAST 10

struct _LudoReplacedGame
{
  LudoModel parent_instance;

  guint timeout;                /* until LEAST has passed, or 0 */

  /* Owned */
  LudoAutosave *autosave;
  LudoMessages *messages;
  LudoGame *game;               /* the new one, or NULL */
  LudoGame *replaced;           /* or NULL */
};

G_DEFINE_FINAL_TYPE (LudoReplacedGame, ludo_replaced_game, LUDO_TYPE_MODEL)

/* The name under which the replaced game of the kind of @game is saved. */
static char *
dup_id (LudoGame *game)
{
  return g_strconcat (ludo_game_get_rules (game)->id, "-replaced", NULL);
}

static void
set_replaced (LudoReplacedGame *self,
              LudoGame         *replaced)
{
  if (g_set_object (&self->replaced, replaced))
    ludo_model_emit_changed (self);
}

/* Forgets the replaced game when a person has played in the new one. */
static void
game_changed_cb (LudoReplacedGame *self)
{
  if (self->replaced != NULL && self->timeout == 0
      && ludo_game_get_n_before_person (self->game) >= 0)
    ludo_replaced_game_forget (self, self->game);
}

static gboolean
timeout_cb (gpointer data)
{
  LudoReplacedGame *self = data;

  self->timeout = 0;
  game_changed_cb (self);

  return G_SOURCE_REMOVE;
}

static void
set_game (LudoReplacedGame *self,
          LudoGame         *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    ludo_signal_connect (game, "changed", game_changed_cb, self);
}

static void
ludo_replaced_game_dispose (GObject *object)
{
  LudoReplacedGame *self = LUDO_REPLACED_GAME (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  set_game (self, NULL);
  g_clear_object (&self->replaced);
  g_clear_object (&self->autosave);
  g_clear_object (&self->messages);

  G_OBJECT_CLASS (ludo_replaced_game_parent_class)->dispose (object);
}

static void
ludo_replaced_game_class_init (LudoReplacedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_replaced_game_dispose;
}

static void
ludo_replaced_game_init (LudoReplacedGame *self)
{
}

LudoReplacedGame *
ludo_replaced_game_new (LudoAutosave *autosave,
                        LudoMessages *messages)
{
  LudoReplacedGame *self = g_object_new (LUDO_TYPE_REPLACED_GAME, NULL);

  self->autosave = g_object_ref (autosave);
  self->messages = g_object_ref (messages);

  return self;
}

void
ludo_replaced_game_save (LudoReplacedGame *self,
                         LudoGame         *game)
{
  g_autofree char *id = NULL;

  g_return_if_fail (LUDO_IS_REPLACED_GAME (self) && LUDO_IS_GAME (game));

  id = dup_id (game);
  ludo_autosave_save_as (self->autosave, id, game);
}

void
ludo_replaced_game_forget (LudoReplacedGame *self,
                           LudoGame         *game)
{
  g_autofree char *id = NULL;

  g_return_if_fail (LUDO_IS_REPLACED_GAME (self) && LUDO_IS_GAME (game));

  id = dup_id (game);
  if (ludo_autosave_has (self->autosave, id))
    ludo_autosave_forget (self->autosave, id);
  set_replaced (self, NULL);
}

void
ludo_replaced_game_set_game (LudoReplacedGame *self,
                             LudoGame         *game)
{
  g_autoptr (LudoGame) replaced = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  g_return_if_fail (LUDO_IS_REPLACED_GAME (self) && LUDO_IS_GAME (game));

  g_clear_handle_id (&self->timeout, g_source_remove);
  set_game (self, game);
  if (ludo_game_get_n_before_person (game) >= 0 || ludo_game_get_over (game))
    {
      ludo_replaced_game_forget (self, game);
      return;
    }

  id = dup_id (game);
  replaced = ludo_autosave_load (self->autosave, id, &error);
  if (error != NULL)
    ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, NULL,
                       error->message);
  if (replaced != NULL)
    self->timeout = g_timeout_add_seconds (LEAST, timeout_cb, self);
  set_replaced (self, replaced);
}

LudoGame *
ludo_replaced_game_get (LudoReplacedGame *self)
{
  g_return_val_if_fail (LUDO_IS_REPLACED_GAME (self), NULL);

  return self->replaced;
}
