/* ludo-lesson-keeper.c: the earlier states of a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-keeper.h"

/* The most changes that can be undone. */
#define UNDO_MAX 100

struct _LudoLessonKeeper
{
  GObject parent_instance;

  gboolean is_typing;           /* the last change was typed */

  /* Owned */
  char *state;                  /* of the draft as it is */
  GPtrArray *undo_stack;        /* char *: earlier states, the latest last */
};

G_DEFINE_FINAL_TYPE (LudoLessonKeeper, ludo_lesson_keeper, G_TYPE_OBJECT)

void
ludo_lesson_keeper_begin (LudoLessonKeeper *self,
                          const LudoDraft  *draft)
{
  g_return_if_fail (LUDO_IS_LESSON_KEEPER (self) && draft != NULL);

  g_ptr_array_set_size (self->undo_stack, 0);
  g_free (self->state);
  self->state = ludo_draft_dup_state (draft);
  self->is_typing = FALSE;
}

void
ludo_lesson_keeper_note (LudoLessonKeeper *self,
                         const LudoDraft  *draft,
                         gboolean          typed)
{
  g_return_if_fail (LUDO_IS_LESSON_KEEPER (self) && self->state != NULL);

  if (!typed || !self->is_typing || self->undo_stack->len == 0)
    {
      if (self->undo_stack->len == UNDO_MAX)
        g_ptr_array_remove_index (self->undo_stack, 0);
      g_ptr_array_add (self->undo_stack, g_steal_pointer (&self->state));
    }
  g_free (self->state);
  self->state = ludo_draft_dup_state (draft);
  self->is_typing = typed;
}

gboolean
ludo_lesson_keeper_can_undo (LudoLessonKeeper *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_KEEPER (self), FALSE);

  return self->undo_stack->len > 0;
}

LudoDraft *
ludo_lesson_keeper_undo (LudoLessonKeeper *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_KEEPER (self), NULL);
  g_return_val_if_fail (self->undo_stack->len > 0, NULL);

  g_free (self->state);
  self->state = g_ptr_array_steal_index (self->undo_stack,
                                         self->undo_stack->len - 1);
  self->is_typing = FALSE;

  return ludo_draft_new_from_state (self->state, NULL);
}

static void
ludo_lesson_keeper_finalize (GObject *object)
{
  LudoLessonKeeper *self = LUDO_LESSON_KEEPER (object);

  g_free (self->state);
  g_ptr_array_unref (self->undo_stack);

  G_OBJECT_CLASS (ludo_lesson_keeper_parent_class)->finalize (object);
}

static void
ludo_lesson_keeper_class_init (LudoLessonKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_lesson_keeper_finalize;
}

static void
ludo_lesson_keeper_init (LudoLessonKeeper *self)
{
  self->undo_stack = g_ptr_array_new_with_free_func (g_free);
}

LudoLessonKeeper *
ludo_lesson_keeper_new (void)
{
  return g_object_new (LUDO_TYPE_LESSON_KEEPER, NULL);
}
