/* ludo-editor-voice.c: what is heard while a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/editing/ludo-editor-voice.h"

#include <glib/gi18n.h>

#include "board/ludo-announce.h"
#include "board/ludo-compat.h"
#include "board/ludo-keys.h"

static gboolean
key_pressed_cb (LudoEditorVoice       *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  guint letter = ludo_keys_find_letter (keys, keyval, keycode, state);

  if (GTK_IS_EDITABLE (gtk_window_get_focus (self->window))
      || (letter != GDK_KEY_o && letter != GDK_KEY_l))
    return FALSE;

  if (letter == GDK_KEY_l && ludo_announce_again (GTK_WIDGET (self->window)))
    return TRUE;

  /* With Shift the board announces one side or row after another. */
  return ludo_board_press_letter (self->board, GDK_KEY_o, GDK_SHIFT_MASK);
}

void
ludo_editor_voice_init (LudoEditorVoice *self,
                        GtkWindow       *window,
                        LudoBoard       *board,
                        GtkLabel        *label)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->window = window;
  self->board = board;
  self->label = label;
  /* Take the keys before the board, which has no ply to announce. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect (board, "announce", G_CALLBACK (ludo_announce), NULL);
}

void
ludo_editor_voice_clear (LudoEditorVoice *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->remark, g_free);
  g_clear_pointer (&self->announced, g_free);
  g_clear_pointer (&self->changed, g_free);
}

/* Whether @a and @b, which may be NULL, are the same but for their numbers. */
static gboolean
is_alike (const char *a,
          const char *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  for (;; a++, b++)
    {
      while (g_ascii_isdigit (*a))
        a++;
      while (g_ascii_isdigit (*b))
        b++;
      if (*a != *b || *a == '\0')
        return *a == *b;
    }
}

/* Adds a sentence, and a full stop if it has none. */
static void
add (GString    *text,
     const char *sentence)
{
  if (sentence == NULL || sentence[0] == '\0')
    return;

  g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "", sentence,
                          g_str_has_suffix (sentence, ".") ? "" : ".");
}

/* @spoken: what of @done the screen reader speaks by itself */
static void
tell (LudoEditorVoice *self,
      const char      *done,
      const char      *spoken)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  add (text, done);
  add (text, self->refusal);
  if (self->remark == NULL && self->announced_impossible)
    add (text, _("The position is possible now."));
  else if (!is_alike (self->remark, self->announced))
    add (text, self->remark);
  self->announced_impossible = !self->possible;
  g_free (self->announced);
  self->announced = g_strdup (self->remark);
  ludo_announce_rest (GTK_WIDGET (self->board), spoken, text->str);
}

void
ludo_editor_voice_announce (LudoEditorVoice *self,
                            const char      *done)
{
  tell (self, done, "");
}

/* Orca 48 speaks the name of the place with the focus when it changes. */
void
ludo_editor_voice_announce_place (LudoEditorVoice *self,
                                  int              place,
                                  const char      *words)
{
  gboolean spoken = ludo_compat_has_announcements ()
                    && gtk_window_get_focus (self->window)
                       == ludo_board_get_place (self->board, place)
                    && g_strcmp0 (words, self->changed) != 0;

  g_free (self->changed);
  self->changed = g_strdup (words);
  tell (self, words, spoken ? words : "");
}

static void
tell_cb (gpointer data)
{
  LudoEditorVoice *self = data;

  self->source = 0;
  tell (self, NULL, "");
}

void
ludo_editor_voice_show (LudoEditorVoice *self,
                        const char      *refusal,
                        const char      *remark,
                        gboolean         possible)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_free (self->refusal);
  g_free (self->remark);
  self->refusal = g_strdup (refusal);
  self->remark = g_strdup (remark);
  self->possible = possible;
  add (text, refusal);
  add (text, remark);
  gtk_label_set_text (self->label, text->str);
  if (self->source == 0)
    self->source = g_idle_add_once (tell_cb, self);
}

void
ludo_editor_voice_announce_undone (LudoEditorVoice *self,
                                   LudoGame        *game,
                                   const GameState *before)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (game)->id);
  g_autofree char *what = NULL;
  g_autofree char *text = NULL;
  int place = 0;

  while (place < drawing->n_places
         && ludo_editing_is_same (drawing->editing, before,
                                  ludo_game_get_state (game), place))
    place++;
  if (place < drawing->n_places)
    what = drawing->describe_place (game, place);
  text = what != NULL ? g_strjoin (" ", _("Change undone."), what, NULL)
                      : g_strdup (_("A choice was taken back."));
  ludo_editor_voice_announce (self, text);
}
