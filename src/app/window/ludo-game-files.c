/* ludo-game-files.c: saves and opens the games of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-game-files.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-names.h"
#include "app/window/ludo-questions.h"
#include "play/ludo-quote.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-record.h"

/* The topics of messages about a game that autosave cannot save, and about a
 * closed window that waits until its game is saved. */
#define UNKEPT "unkept"
#define CLOSING "closing"

/* How long a window that was closed waits for the disk, in seconds, before it
 * offers to close without saving. */
#define PATIENCE 10

/* LeaveRequest: how the game on the board is left as soon as no play is lost:
 * for another game, or to close the window. */
typedef struct
{
  LudoGame *game;               /* owned: continue with this; NULL: close */
  char *name;                   /* of its file or page, or NULL */
  gboolean is_new;              /* keep the game that it replaces */
} LeaveRequest;

/* The key of the data of a dialog: its LeaveRequest. */
#define LEAVING "ludo-leaving"

/* SaveJob: a game that is being written into a file. */
typedef struct
{
  GWeakRef files;
  LudoGame *game;               /* owned */
  LudoGame *copy;               /* owned: the state that is written */
  LeaveRequest *leaving;        /* owned: done afterwards; or NULL */
} SaveJob;

struct _LudoGameFiles
{
  GObject parent_instance;

  GtkWindow *window;            /* borrowed: the owner of this object */
  gboolean kiosk;               /* the window never closes */
  gboolean closing;             /* close even if the game is not saved */
  guint waiting;                /* the timeout of a window that closes once its
                                 * game is written, or 0 */
  gboolean late;                /* the timeout is over */

  /* Owned */
  LudoAutosave *autosave;
  LudoMessages *messages;
  LudoGame *game;               /* on the board, or NULL */
  LudoGame *saved;              /* the state in the file saved last, or NULL */
  LudoReplacedGame *replaced;
  char *unkept;                 /* why autosave failed, or NULL */
  GtkFileChooserNative *chooser;        /* while it is open */
};

G_DEFINE_FINAL_TYPE (LudoGameFiles, ludo_game_files, G_TYPE_OBJECT)

static void ask_save (LudoGameFiles *self, LeaveRequest *leaving);

/* Shows why the game cannot be kept.  To not disturb play, the same reason is
 * shown again only after the game could be kept. */
static void
show_unkept (LudoGameFiles *self,
             const char    *reason)
{
  g_autofree char *message = NULL;

  if (g_strcmp0 (self->unkept, reason) == 0)
    return;

  g_free (self->unkept);
  self->unkept = g_strdup (reason);
  /* Translators: a sentence with the name of the file and the reason. */
  message = g_strdup_printf (_("This game is not being saved for next time; "
                               "save it elsewhere if you can. %s"), reason);
  ludo_messages_add (self->messages, LUDO_MESSAGE_DANGER, UNKEPT, message);
}

static void
clear_unkept (LudoGameFiles *self)
{
  g_clear_pointer (&self->unkept, g_free);
  ludo_messages_solve (self->messages, UNKEPT);
}

static void
error_cb (LudoGameFiles *self)
{
  const GError *error = ludo_autosave_get_error (self->autosave);

  if (error != NULL)
    show_unkept (self, error->message);
  else
    clear_unkept (self);
}

/* Whether @game has no plies, no undone plies and no other lines. */
static gboolean
is_untouched (LudoGame *game)
{
  return ludo_game_get_n_plies (game) == 0 && !ludo_game_get_can_redo (game)
         && g_list_model_get_n_items (ludo_game_get_variations (game)) == 0;
}

/* Whether the saved game of this kind has play that is not in @game; TRUE also
 * if it cannot be read now. */
static gboolean
left_play (LudoGameFiles *self,
           LudoGame      *game)
{
  const char *game_id = ludo_game_get_rules (game)->id;
  g_autoptr (LudoGame) left = ludo_autosave_load (self->autosave, game_id,
                                                  NULL);

  return left != NULL
           ? !is_untouched (left) && !ludo_record_contains (game, left)
           : ludo_autosave_has (self->autosave, game_id);
}

/* Whether all that was played is in the file that was opened or saved last. */
static gboolean
is_on_file (LudoGameFiles *self)
{
  return self->saved != NULL
         && ludo_record_contains (self->saved, self->game);
}

/* Whether continuing with @game would lose play that is in no file. */
static gboolean
would_lose_play (LudoGameFiles *self,
                 LudoGame      *game)
{
  if (self->game == NULL
      || ludo_game_get_rules (self->game) != ludo_game_get_rules (game))
    return left_play (self, game);

  return !is_untouched (self->game) && !ludo_game_get_over (self->game)
         && !is_on_file (self) && !ludo_record_contains (game, self->game);
}

static void
leave_request_free (LeaveRequest *leaving)
{
  g_clear_object (&leaving->game);
  g_free (leaving->name);
  g_free (leaving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeaveRequest, leave_request_free)

/* Gives @leaving to @dialog, which frees it. */
static void
attach (gpointer      dialog,
        LeaveRequest *leaving)
{
  g_object_set_data_full (dialog, LEAVING, leaving,
                          (GDestroyNotify) leave_request_free);
}

/* Saves the present game of the kind of @game, which will replace it.  If it
 * has no plies, the game saved before remains. */
static void
save_replaced (LudoGameFiles *self,
               LudoGame      *game)
{
  const GameRules *rules = ludo_game_get_rules (game);
  g_autoptr (LudoGame) left = NULL;

  if (self->game != NULL && ludo_game_get_rules (self->game) == rules)
    left = g_object_ref (self->game);
  else
    left = ludo_autosave_load (self->autosave, rules->id, NULL);
  if (left != NULL && !is_untouched (left))
    ludo_replaced_game_save (self->replaced, left);
}

static void
leave (LudoGameFiles      *self,
       const LeaveRequest *leaving)
{
  if (leaving->game == NULL)
    {
      self->closing = TRUE;
      gtk_window_close (self->window);
      return;
    }

  /* Save or forget the replaced game before the new one is on the board. */
  if (leaving->is_new)
    save_replaced (self, leaving->game);
  else if (leaving->name != NULL)
    ludo_replaced_game_forget (self->replaced, leaving->game);
  g_signal_emit_by_name (self, "accepted", leaving->game);
  if (leaving->name != NULL)
    self->saved = ludo_game_copy (leaving->game);
}

/* Whether closing the window would lose play of the game on the board. */
static gboolean
is_threatened (LudoGameFiles *self)
{
  return self->unkept != NULL && self->game != NULL
         && !is_untouched (self->game)
         && !ludo_game_get_over (self->game)
         && !is_on_file (self);
}

/* Saves the game before it is left, or leaves it unsaved. */
static void
asked_cb (LudoGameFiles *self,
          int            response,
          GtkWindow     *dialog)
{
  g_autoptr (LeaveRequest) leaving = g_object_steal_data (G_OBJECT (dialog),
                                                          LEAVING);

  gtk_window_destroy (dialog);
  if (response == GTK_RESPONSE_ACCEPT)
    ask_save (self, g_steal_pointer (&leaving));
  else if (response == GTK_RESPONSE_CLOSE)
    leave (self, leaving);
}

/* Asks before @leaving (transfer full). */
static GtkDialog *
ask (LudoGameFiles  *self,
     LeaveRequest   *leaving,
     GtkMessageType  type,
     const char     *question,
     const char     *reason)
{
  GtkWidget *dialog =
    gtk_message_dialog_new (self->window,
                            GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                            type, GTK_BUTTONS_NONE, "%s", question);

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            reason);
  attach (dialog, leaving);
  ludo_signal_connect (dialog, "response", asked_cb, self);

  return GTK_DIALOG (dialog);
}

static void
present (GtkDialog *dialog)
{
  ludo_names_give (GTK_WIDGET (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
ask_leave (LudoGameFiles *self,
           LeaveRequest  *leaving)
{
  g_autofree char *reason =
    /* Translators: a sentence with the name of the file and the reason. */
    g_strdup_printf (_("The game is not being saved here and will be lost "
                       "unless you save it elsewhere. %s"), self->unkept);
  GtkDialog *dialog = ask (self, leaving, GTK_MESSAGE_WARNING,
                           _("Close the game without saving it?"), reason);
  GtkWidget *button;

  gtk_dialog_add_buttons (dialog, _("_Save As…"), GTK_RESPONSE_ACCEPT,
                          _("Close _Without Saving"), GTK_RESPONSE_CLOSE,
                          _("_Cancel"), GTK_RESPONSE_CANCEL, NULL);
  /* Stack the buttons, which are wider than a small window side by side. */
  button = gtk_dialog_get_widget_for_response (dialog, GTK_RESPONSE_ACCEPT);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent
                                                    (button)),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_dialog_set_default_response (dialog, GTK_RESPONSE_ACCEPT);
  present (dialog);
}

/* Returns: whether the window has to wait for the answer. */
static gboolean
ask_close (LudoGameFiles *self)
{
  if (self->closing || !is_threatened (self))
    return FALSE;

  /* Do not ask while another question is open. */
  if (!ludo_questions_is_asking (self->window))
    ask_leave (self, g_new0 (LeaveRequest, 1));

  return TRUE;
}

static void
busy_cb (LudoGameFiles *self)
{
  if (self->waiting == 0 || ludo_autosave_get_busy (self->autosave))
    return;

  g_clear_handle_id (&self->waiting, g_source_remove);
  self->late = FALSE;
  ludo_messages_solve (self->messages, CLOSING);
  if (!ask_close (self))
    gtk_window_destroy (self->window);
  else
    g_signal_emit_by_name (self, "paused", FALSE);
}

static gboolean
late_cb (gpointer data)
{
  LudoGameFiles *self = data;

  self->late = TRUE;
  ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, CLOSING,
                     _("The game is still not saved, as the disk is not "
                       "responding. Close the window once more to leave "
                       "without waiting."));

  return G_SOURCE_CONTINUE;
}

gboolean
ludo_game_files_delay_close (LudoGameFiles *self)
{
  if (self->closing || self->late)
    return FALSE;

  ludo_autosave_save (self->autosave);
  if (self->kiosk)
    return TRUE;
  if (!ludo_autosave_get_busy (self->autosave))
    return ask_close (self);

  if (self->waiting == 0)
    {
      /* Otherwise a game between computers would continue, and each turn would
       * have to be saved. */
      g_signal_emit_by_name (self, "paused", TRUE);
      self->waiting = g_timeout_add_seconds (PATIENCE, late_cb, self);
      ludo_messages_add (self->messages, LUDO_MESSAGE_NOTE, CLOSING,
                         _("The game is being saved; the window will then "
                           "close."));
    }

  return TRUE;
}

static void
ask_replace (LudoGameFiles *self,
             LeaveRequest  *leaving)
{
  g_autofree char *question =
    /* Translators: %s is the name of a file, or of a page. */
    ludo_quote_printf (_("Replace the game in progress with “%s”?"),
                       leaving->name);
  GtkDialog *dialog =
    ask (self, leaving, GTK_MESSAGE_QUESTION, question,
         _("The game in progress is not saved and will be lost."));

  gtk_dialog_add_buttons (dialog, _("_Cancel"), GTK_RESPONSE_CANCEL,
                          _("_Replace"), GTK_RESPONSE_CLOSE, NULL);
  present (dialog);
}

static void
go_on_with (LudoGameFiles *self,
            LudoGame      *game,
            const char    *name,
            gboolean       is_new)
{
  g_autoptr (LeaveRequest) leaving = g_new (LeaveRequest, 1);

  *leaving = (LeaveRequest) { g_object_ref (game), g_strdup (name), is_new };
  if (is_threatened (self) && !ludo_record_contains (game, self->game))
    ask_leave (self, g_steal_pointer (&leaving));
  else if (name != NULL && would_lose_play (self, game))
    ask_replace (self, g_steal_pointer (&leaving));
  else
    leave (self, leaving);
}

void
ludo_game_files_go_on_with (LudoGameFiles *self,
                            LudoGame      *game,
                            const char    *name)
{
  g_return_if_fail (LUDO_IS_GAME_FILES (self) && LUDO_IS_GAME (game));

  go_on_with (self, game, name, FALSE);
}

void
ludo_game_files_begin (LudoGameFiles *self,
                       LudoGame      *game)
{
  g_return_if_fail (LUDO_IS_GAME_FILES (self) && LUDO_IS_GAME (game));

  go_on_with (self, game, NULL, TRUE);
}

LudoReplacedGame *
ludo_game_files_get_replaced (LudoGameFiles *self)
{
  g_return_val_if_fail (LUDO_IS_GAME_FILES (self), NULL);

  return self->replaced;
}

void
ludo_game_files_restore (LudoGameFiles *self)
{
  LudoGame *replaced;

  g_return_if_fail (LUDO_IS_GAME_FILES (self));

  replaced = ludo_replaced_game_get (self->replaced);
  if (replaced != NULL)
    go_on_with (self, replaced, NULL, FALSE);
}

static void
saving_free (SaveJob *saving)
{
  g_weak_ref_clear (&saving->files);
  g_clear_object (&saving->game);
  g_clear_object (&saving->copy);
  g_clear_pointer (&saving->leaving, leave_request_free);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SaveJob, saving_free)

static void
saved_cb (GObject      *autosave,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (SaveJob) saving = data;
  g_autoptr (LudoGameFiles) self = g_weak_ref_get (&saving->files);
  g_autoptr (GError) error = NULL;
  gboolean saved = ludo_autosave_write_finish (LUDO_AUTOSAVE (autosave),
                                               result, &error);

  if (self == NULL)
    return;

  if (!saved)
    {
      ludo_messages_fail (self->messages, NULL, error->message);
      return;
    }

  ludo_messages_succeed (self->messages);

  if (self->game == saving->game)
    {
      g_set_object (&self->saved, saving->copy);
      /* The next ply may show the message again. */
      clear_unkept (self);
    }
  if (saving->leaving != NULL)
    leave (self, saving->leaving);
}

/* Saves the game into @file and then does @leaving (transfer full,
 * nullable). */
static void
save (LudoGameFiles *self,
      GFile         *file,
      LeaveRequest  *leaving)
{
  SaveJob *saving = g_new0 (SaveJob, 1);
  g_autoptr (GBytes) text = ludo_record_to_bytes (self->game);

  g_weak_ref_init (&saving->files, self);
  saving->game = g_object_ref (self->game);
  saving->copy = ludo_game_copy (saving->game);
  saving->leaving = leaving;
  ludo_autosave_write_async (self->autosave, file, text, saved_cb, saving);
}

void
ludo_game_files_save (LudoGameFiles *self,
                      GFile         *file)
{
  g_return_if_fail (LUDO_IS_GAME_FILES (self) && G_IS_FILE (file));
  g_return_if_fail (self->game != NULL);

  save (self, file, NULL);
}

static void
open_response_cb (LudoGameFiles *self,
                  int            response)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);

  if (file != NULL)
    g_signal_emit_by_name (self, "open-file", file);
}

void
ludo_game_files_ask_open (LudoGameFiles *self)
{
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (NULL, self->window, _("Open a Game or a Lesson"),
                           GTK_FILE_CHOOSER_ACTION_OPEN,
                           _("Ludothèque games and lessons"), "*.ludo *.lesson",
                           NULL, G_CALLBACK (open_response_cb), self);
}

static void
save_response_cb (LudoGameFiles *self,
                  int            response)
{
  g_autoptr (LeaveRequest) leaving =
    g_object_steal_data (G_OBJECT (self->chooser), LEAVING);
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);

  if (file != NULL && self->game != NULL)
    save (self, file, g_steal_pointer (&leaving));
}

/* Asks for the file and then does save(). */
static void
ask_save (LudoGameFiles *self,
          LeaveRequest  *leaving)
{
  g_autofree char *name =
    g_strdup_printf ("%s-%s.ludo", ludo_game_get_rules (self->game)->id,
                     ludo_game_get_date (self->game));

  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (NULL, self->window, _("Save the Game"),
                           GTK_FILE_CHOOSER_ACTION_SAVE, _("Ludothèque games"),
                           "*.ludo", name, G_CALLBACK (save_response_cb), self);
  if (leaving != NULL)
    attach (self->chooser, leaving);
}

void
ludo_game_files_ask_save (LudoGameFiles *self)
{
  if (self->game != NULL)
    ask_save (self, NULL);
}

gboolean
ludo_game_files_gave_up (LudoGameFiles *self)
{
  g_return_val_if_fail (LUDO_IS_GAME_FILES (self), FALSE);

  return self->late && ludo_autosave_get_busy (self->autosave);
}

void
ludo_game_files_set_game (LudoGameFiles *self,
                          LudoGame      *game)
{
  g_return_if_fail (LUDO_IS_GAME_FILES (self) && LUDO_IS_GAME (game));

  g_clear_object (&self->saved);
  ludo_replaced_game_set_game (self->replaced, game);
  if (g_set_object (&self->game, game))
    clear_unkept (self);
}

LudoGame *
ludo_game_files_get_game (LudoGameFiles *self)
{
  g_return_val_if_fail (LUDO_IS_GAME_FILES (self), NULL);

  return self->game;
}

void
ludo_game_files_set_kiosk (LudoGameFiles *self)
{
  g_return_if_fail (LUDO_IS_GAME_FILES (self));

  self->kiosk = TRUE;
}

LudoAutosave *
ludo_game_files_get_autosave (LudoGameFiles *self)
{
  g_return_val_if_fail (LUDO_IS_GAME_FILES (self), NULL);

  return self->autosave;
}

LudoMessages *
ludo_game_files_get_messages (LudoGameFiles *self)
{
  g_return_val_if_fail (LUDO_IS_GAME_FILES (self), NULL);

  return self->messages;
}

void
ludo_game_files_repeat (LudoGameFiles *self)
{
  g_return_if_fail (LUDO_IS_GAME_FILES (self));

  if (self->unkept != NULL)
    ludo_autosave_save (self->autosave);
}

static void
ludo_game_files_dispose (GObject *object)
{
  LudoGameFiles *self = LUDO_GAME_FILES (object);

  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_object (&self->chooser);
  g_clear_object (&self->autosave);
  g_clear_object (&self->messages);
  g_clear_object (&self->game);
  g_clear_object (&self->saved);
  g_clear_object (&self->replaced);
  g_clear_pointer (&self->unkept, g_free);

  G_OBJECT_CLASS (ludo_game_files_parent_class)->dispose (object);
}

static void
ludo_game_files_class_init (LudoGameFilesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_game_files_dispose;

  ludo_signal_new (klass, "accepted", 1, LUDO_TYPE_GAME);
  ludo_signal_new (klass, "open-file", 1, G_TYPE_FILE);
  ludo_signal_new (klass, "paused", 1, G_TYPE_BOOLEAN);
}

static void
ludo_game_files_init (LudoGameFiles *self)
{
}

LudoGameFiles *
ludo_game_files_new (GtkWindow    *window,
                     LudoAutosave *autosave,
                     LudoMessages *messages)
{
  LudoGameFiles *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (LUDO_IS_AUTOSAVE (autosave), NULL);
  g_return_val_if_fail (LUDO_IS_MESSAGES (messages), NULL);

  self = g_object_new (LUDO_TYPE_GAME_FILES, NULL);
  self->window = window;
  self->autosave = g_object_ref (autosave);
  self->messages = g_object_ref (messages);
  self->replaced = ludo_replaced_game_new (autosave, messages);
  ludo_signal_connect (autosave, "error-changed", error_cb, self);
  ludo_signal_connect (autosave, "busy-changed", busy_cb, self);

  return self;
}
