/* ludo-draft-history.c: undoes changes of a lesson being written, and keeps a
 * backup until it is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-draft-history.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/ludo-quote.h"

/* The most changes that can be undone. */
#define UNDO_MAX 100

/* Instead of the URI of a lesson that is in no file yet. */
#define NO_FILE "-"

struct _LudoDraftHistory
{
  GObject parent_instance;

  gboolean is_typing;           /* the last change was typed */

  /* Owned */
  LudoDraftStore *store;
  char *state;                  /* the present state of the draft */
  GPtrArray *undo_stack;        /* char *: earlier states, the latest last */
};

G_DEFINE_FINAL_TYPE (LudoDraftHistory, ludo_draft_history, G_TYPE_OBJECT)

void
ludo_draft_history_begin (LudoDraftHistory *self,
                          const LudoDraft  *draft)
{
  g_return_if_fail (LUDO_IS_DRAFT_HISTORY (self) && draft != NULL);

  g_ptr_array_set_size (self->undo_stack, 0);
  g_free (self->state);
  self->state = ludo_draft_dup_state (draft);
  self->is_typing = FALSE;
}

static void
save (LudoDraftHistory *self,
      GFile            *file)
{
  g_autofree char *uri = file != NULL ? g_file_get_uri (file)
                                      : g_strdup (NO_FILE);
  g_autofree char *text = g_strconcat (uri, "\n", self->state, NULL);

  ludo_draft_store_save (self->store, text);
}

void
ludo_draft_history_record (LudoDraftHistory *self,
                           const LudoDraft  *draft,
                           GFile            *file,
                           gboolean          typed)
{
  g_return_if_fail (LUDO_IS_DRAFT_HISTORY (self) && draft != NULL);
  g_return_if_fail (self->state != NULL);

  if (!typed || !self->is_typing || self->undo_stack->len == 0)
    {
      if (self->undo_stack->len == UNDO_MAX)
        g_ptr_array_remove_index (self->undo_stack, 0);
      g_ptr_array_add (self->undo_stack, g_steal_pointer (&self->state));
    }
  g_free (self->state);
  self->state = ludo_draft_dup_state (draft);
  self->is_typing = typed;
  save (self, file);
}

gboolean
ludo_draft_history_can_undo (LudoDraftHistory *self)
{
  g_return_val_if_fail (LUDO_IS_DRAFT_HISTORY (self), FALSE);

  return self->undo_stack->len > 0;
}

LudoDraft *
ludo_draft_history_undo (LudoDraftHistory *self,
                         GFile            *file)
{
  g_return_val_if_fail (LUDO_IS_DRAFT_HISTORY (self), NULL);
  g_return_val_if_fail (self->undo_stack->len > 0, NULL);

  g_free (self->state);
  self->state = g_ptr_array_steal_index (self->undo_stack,
                                         self->undo_stack->len - 1);
  self->is_typing = FALSE;
  save (self, file);

  return ludo_draft_new_from_state (self->state, NULL);
}

LudoDraft *
ludo_draft_history_parse (const char  *text,
                          GFile      **file)
{
  g_autofree char *uri = NULL;
  const char *end;

  g_return_val_if_fail (text != NULL, NULL);

  end = strchr (text, '\n');
  uri = end != NULL ? g_strndup (text, end - text) : NULL;
  if (file != NULL)
    *file = NULL;
  if (uri == NULL || !g_utf8_validate (text, -1, NULL))
    return NULL;
  if (file != NULL && !g_str_equal (uri, NO_FILE))
    *file = g_file_new_for_uri (uri);

  return ludo_draft_new_from_state (end + 1, NULL);
}

char *
ludo_draft_history_describe (const char *text)
{
  g_autoptr (LudoDraft) draft = ludo_draft_history_parse (text, NULL);
  g_autofree char *title = NULL;

  if (draft == NULL)
    return NULL;
  title = ludo_draft_dup_text (draft->page, LUDO_TEXT_TITLE, 0,
                               ludo_page_language_now ());
  if (title[0] == '\0')
    {
      g_free (title);
      title = ludo_draft_dup_text (draft->page, LUDO_TEXT_TITLE, 0,
                                   LUDO_PAGE_N_LANGUAGES - 1
                                   - ludo_page_language_now ());
    }

  return title[0] != '\0'
           /* Translators: %s is the title of a lesson. */
           ? ludo_quote_printf (_("The lesson “%s” was not saved."), title)
           /* Translators: %s is a game. */
           : g_strdup_printf (_("A lesson without a title was not saved (%s)."),
                              gettext (ludo_game_info_for (draft->rules->id)
                                         ->name));
}

static void
ludo_draft_history_finalize (GObject *object)
{
  LudoDraftHistory *self = LUDO_DRAFT_HISTORY (object);

  g_object_unref (self->store);
  g_free (self->state);
  g_ptr_array_unref (self->undo_stack);

  G_OBJECT_CLASS (ludo_draft_history_parent_class)->finalize (object);
}

static void
ludo_draft_history_class_init (LudoDraftHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_draft_history_finalize;
}

static void
ludo_draft_history_init (LudoDraftHistory *self)
{
  self->undo_stack = g_ptr_array_new_with_free_func (g_free);
  self->store = ludo_draft_store_new (NULL, "lesson");
}

LudoDraftHistory *
ludo_draft_history_new (void)
{
  return g_object_new (LUDO_TYPE_DRAFT_HISTORY, NULL);
}

LudoDraftStore *
ludo_draft_history_get_store (LudoDraftHistory *self)
{
  g_return_val_if_fail (LUDO_IS_DRAFT_HISTORY (self), NULL);

  return self->store;
}
