/* ludo-window-files.c: games on file, and the game that was left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-window-files"

#include "config.h"

#include "app/window/ludo-window-private.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "app/window/ludo-questions.h"
#include "play/record/ludo-record.h"

/* What the message of a game that is not kept is about, and that of a window
 * which stays until it is. */
#define UNKEPT "unkept"
#define CLOSING "closing"

/* How long a window that was closed waits for the disk, in seconds, before it
 * offers to go without. */
#define PATIENCE 10

/* What shall be done once nothing is lost by it. */
typedef struct
{
  LudoGame *game;               /* owned: to go on with; NULL to close */
  gboolean on_file;             /* it is from there */
} Leaving;

/* That, with the dialog that has to be answered before. */
#define LEAVING "ludo-leaving"

/* A game that is being written into a file. */
typedef struct
{
  GWeakRef window;
  LudoGame *game;               /* owned */
  GBytes *text;                 /* owned: as it is written */
  Leaving *leaving;             /* owned: what is done then, or NULL */
} Saving;

static void ask_save (LudoWindow *self, Leaving *leaving);

/* Said once, and again only after it went well in between or for another
 * reason: play goes on. */
static void
tell_unkept (LudoWindow *self,
             const char *reason)
{
  g_autofree char *message = NULL;

  if (g_strcmp0 (self->unkept, reason) == 0)
    return;

  g_free (self->unkept);
  self->unkept = g_strdup (reason);
  /* Translators: a sentence with the name of the file and the reason. */
  message = g_strdup_printf (_("This game is not being kept for the next time; "
                               "save it elsewhere if you can. %s"), reason);
  ludo_messages_add (self->messages, LUDO_MESSAGE_DANGER, UNKEPT, message);
}

void
_ludo_window_take_back_unkept (LudoWindow *self)
{
  g_clear_pointer (&self->unkept, g_free);
  ludo_messages_solve (self->messages, UNKEPT);
}

static void
error_cb (LudoWindow *self)
{
  const GError *error = ludo_autosave_get_error (self->autosave);

  if (error != NULL)
    tell_unkept (self, error->message);
  else
    _ludo_window_take_back_unkept (self);
}

/* Whether nothing has been played in @game, taken back or kept beside. */
static gboolean
is_untouched (LudoGame *game)
{
  return ludo_game_get_n_plies (game) == 0 && !ludo_game_get_can_redo (game)
         && g_list_model_get_n_items (ludo_game_get_variations (game)) == 0;
}

/* Whether the game that was left would be missed beside @game; one that cannot
 * be read now may be. */
static gboolean
left_play (LudoWindow *self,
           LudoGame   *game)
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
is_on_file (LudoWindow *self)
{
  g_autoptr (LudoGame) saved = NULL;

  if (self->saved_record == NULL)
    return FALSE;

  saved = ludo_record_from_text (self->saved_record, -1, "", NULL);

  return saved != NULL && ludo_record_contains (saved, self->game);
}

/* Whether going on with @game would lose play that is on no file. */
static gboolean
would_lose_play (LudoWindow *self,
                 LudoGame   *game)
{
  if (self->game == NULL
      || ludo_game_get_rules (self->game) != ludo_game_get_rules (game))
    return left_play (self, game);

  return !is_untouched (self->game) && !ludo_game_get_over (self->game)
         && !is_on_file (self) && !ludo_record_contains (game, self->game);
}

static void
leaving_free (Leaving *leaving)
{
  g_clear_object (&leaving->game);
  g_free (leaving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Leaving, leaving_free)

/* What waits for the answer in @dialog goes with it. */
static void
attach (gpointer  dialog,
        Leaving  *leaving)
{
  g_object_set_data_full (dialog, LEAVING, leaving,
                          (GDestroyNotify) leaving_free);
}

static void
leave (LudoWindow    *self,
       const Leaving *leaving)
{
  if (leaving->game == NULL)
    {
      self->closing = TRUE;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  ludo_window_show_game (self, leaving->game);
  if (leaving->on_file)
    self->saved_record = ludo_record_to_text (leaving->game);
}

/* Whether the game on the board cannot be kept, and would be missed. */
static gboolean
is_threatened (LudoWindow *self)
{
  return self->unkept != NULL && self->game != NULL
         && !is_untouched (self->game) && !ludo_game_get_over (self->game)
         && !is_on_file (self);
}

static void
leave_response_cb (LudoWindow *self,
                   int         response,
                   GtkWindow  *dialog)
{
  g_autoptr (Leaving) leaving = g_object_steal_data (G_OBJECT (dialog),
                                                     LEAVING);

  gtk_window_destroy (dialog);
  if (response == GTK_RESPONSE_ACCEPT)
    ask_save (self, g_steal_pointer (&leaving));
  else if (response == GTK_RESPONSE_CLOSE)
    leave (self, leaving);
}

static void
ask_leave (LudoWindow *self,
           Leaving    *leaving)
{
  GtkWidget *dialog =
    gtk_message_dialog_new (GTK_WINDOW (self),
                            GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                            GTK_MESSAGE_WARNING, GTK_BUTTONS_NONE,
                            "%s", _("Close the game without saving it?"));
  GtkWidget *button;

  gtk_message_dialog_format_secondary_text (
    GTK_MESSAGE_DIALOG (dialog),
    /* Translators: a sentence with the name of the file and the reason. */
    _("It is not being kept and will be lost unless it is saved elsewhere. "
      "%s"), self->unkept);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _("_Save As…"),
                          GTK_RESPONSE_ACCEPT, _("Close _Without Saving"),
                          GTK_RESPONSE_CLOSE, _("_Cancel"),
                          GTK_RESPONSE_CANCEL, NULL);
  /* Side by side they are wider than a small window. */
  button = gtk_dialog_get_widget_for_response (GTK_DIALOG (dialog),
                                               GTK_RESPONSE_ACCEPT);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent
                                                    (button)),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  attach (dialog, leaving);
  g_signal_connect_object (dialog, "response", G_CALLBACK (leave_response_cb),
                           self, G_CONNECT_SWAPPED);
  ludo_names_give (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Returns: whether the window has to wait for the answer. */
static gboolean
ask_close (LudoWindow *self)
{
  if (self->closing || !is_threatened (self))
    return FALSE;

  /* What is being asked already is answered first. */
  if (!ludo_questions_is_asking (GTK_WINDOW (self)))
    ask_leave (self, g_new0 (Leaving, 1));

  return TRUE;
}

/* Nothing is played while the window closes: computers among themselves would
 * go on for ever, and each of their turns would have to be saved. */
static void
let_play (LudoWindow *self,
          gboolean    play)
{
  LudoPlayPage *page = ludo_window_get_play_page (self);

  ludo_computer_set_game (ludo_play_page_get_computer (page),
                          play ? self->game : NULL);
}

static void
busy_cb (LudoWindow *self)
{
  if (self->waiting == 0 || ludo_autosave_get_busy (self->autosave))
    return;

  g_clear_handle_id (&self->waiting, g_source_remove);
  self->late = FALSE;
  ludo_messages_solve (self->messages, CLOSING);
  if (!ask_close (self))
    gtk_window_destroy (GTK_WINDOW (self));
  else
    let_play (self, TRUE);
}

static gboolean
late_cb (gpointer data)
{
  LudoWindow *self = data;

  self->late = TRUE;
  ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, CLOSING,
                     _("The game is still not saved, as the disk does not "
                       "answer. Close the window once more to leave without "
                       "waiting."));

  return G_SOURCE_CONTINUE;
}

gboolean
_ludo_window_delay_close (LudoWindow *self)
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
      let_play (self, FALSE);
      self->waiting = g_timeout_add_seconds (PATIENCE, late_cb, self);
      ludo_messages_add (self->messages, LUDO_MESSAGE_NOTE, CLOSING,
                         _("The game is being saved; then the window "
                           "closes."));
    }

  return TRUE;
}

void
_ludo_window_follow_autosave (LudoWindow *self)
{
  g_signal_connect_object (self->autosave, "notify::error",
                           G_CALLBACK (error_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "notify::busy",
                           G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
}

static void
replace_response_cb (LudoWindow *self,
                     int         response,
                     GtkWindow  *dialog)
{
  if (response == GTK_RESPONSE_ACCEPT)
    leave (self, g_object_get_data (G_OBJECT (dialog), LEAVING));
  gtk_window_destroy (dialog);
}

static void
ask_replace (LudoWindow *self,
             Leaving    *leaving)
{
  GtkWidget *dialog =
    gtk_message_dialog_new (GTK_WINDOW (self),
                            GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                            GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE,
                            "%s", _("Replace the game in progress?"));

  gtk_message_dialog_format_secondary_text (
    GTK_MESSAGE_DIALOG (dialog), "%s",
    _("The game that was left is not saved and will be lost."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _("_Cancel"),
                          GTK_RESPONSE_CANCEL, _("_Replace"),
                          GTK_RESPONSE_ACCEPT, NULL);
  attach (dialog, leaving);
  g_signal_connect_object (dialog, "response",
                           G_CALLBACK (replace_response_cb), self,
                           G_CONNECT_SWAPPED);
  ludo_names_give (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
_ludo_window_go_on_with (LudoWindow *self,
                         LudoGame   *game,
                         gboolean    on_file)
{
  g_autoptr (Leaving) leaving = g_new (Leaving, 1);

  *leaving = (Leaving) { g_object_ref (game), on_file };
  if (is_threatened (self) && !ludo_record_contains (game, self->game))
    ask_leave (self, g_steal_pointer (&leaving));
  else if (on_file && would_lose_play (self, game))
    ask_replace (self, g_steal_pointer (&leaving));
  else
    leave (self, leaving);
}

static void
open_game (GtkWindow *window,
           gpointer   data)
{
  _ludo_window_go_on_with (LUDO_WINDOW (window), data, TRUE);
}

gboolean
ludo_window_open_file (LudoWindow *self,
                       GFile      *file)
{
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (LUDO_IS_WINDOW (self) && G_IS_FILE (file), FALSE);

  game = ludo_record_load (file, &error);
  if (game == NULL)
    {
      ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
      return FALSE;
    }

  ludo_questions_push (GTK_WINDOW (self), open_game, g_steal_pointer (&game),
                       g_object_unref);

  return TRUE;
}

static void
saving_free (Saving *saving)
{
  g_weak_ref_clear (&saving->window);
  g_clear_object (&saving->game);
  g_clear_pointer (&saving->text, g_bytes_unref);
  g_clear_pointer (&saving->leaving, leaving_free);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
saved_cb (GObject      *autosave,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (Saving) saving = data;
  g_autoptr (LudoWindow) self = g_weak_ref_get (&saving->window);
  g_autoptr (GError) error = NULL;
  gboolean saved = ludo_autosave_write_finish (LUDO_AUTOSAVE (autosave),
                                               result, &error);
  gsize length;
  const char *text;

  if (self == NULL)
    return;

  if (!saved)
    {
      ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
      return;
    }

  if (self->game == saving->game)
    {
      text = g_bytes_get_data (saving->text, &length);
      g_free (self->saved_record);
      self->saved_record = g_strndup (text, length);
      /* Until the next ply. */
      _ludo_window_take_back_unkept (self);
    }
  if (saving->leaving != NULL)
    leave (self, saving->leaving);
}

/* Saves the game, and then leaves it unless @leaving is NULL; takes it over. */
static void
save (LudoWindow *self,
      GFile      *file,
      Leaving    *leaving)
{
  Saving *saving = g_new0 (Saving, 1);

  g_weak_ref_init (&saving->window, self);
  saving->game = g_object_ref (self->game);
  saving->text = ludo_record_to_bytes (self->game);
  saving->leaving = leaving;
  ludo_autosave_write_async (self->autosave, file, saving->text, saved_cb,
                             saving);
}

void
ludo_window_save_file (LudoWindow *self,
                       GFile      *file)
{
  g_return_if_fail (LUDO_IS_WINDOW (self) && G_IS_FILE (file));
  g_return_if_fail (self->game != NULL);

  save (self, file, NULL);
}

static gboolean
drop_cb (LudoWindow   *self,
         const GValue *value)
{
  const GSList *files = g_value_get_boxed (value);

  if (files == NULL || self->kiosk)
    return FALSE;

  return ludo_window_open_file (self, files->data);
}

void
_ludo_window_accept_files (LudoWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST,
                                               GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             GTK_EVENT_CONTROLLER (target));
}

static GtkFileFilter *
filter_new (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Ludothèque games"));
  gtk_file_filter_add_pattern (filter, "*.ludo");

  return filter;
}

static void
chooser_new (LudoWindow           *self,
             const char           *title,
             GtkFileChooserAction  action,
             const char           *accept,
             GCallback             response_cb)
{
  g_autoptr (GtkFileFilter) filter = filter_new ();

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self),
                                               action, accept, _("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), filter);
  g_signal_connect_swapped (self->chooser, "response", response_cb, self);
}

/* Takes the chosen file and lets go of the dialog. */
static GFile *
take_file (LudoWindow *self,
           int         response)
{
  GFile *file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  g_clear_object (&self->chooser);

  return file;
}

static void
open_response_cb (LudoWindow *self,
                  int         response)
{
  g_autoptr (GFile) file = take_file (self, response);

  if (file != NULL)
    ludo_window_open_file (self, file);
}

void
_ludo_window_ask_open (LudoWindow *self)
{
  chooser_new (self, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN,
               _("_Open"), G_CALLBACK (open_response_cb));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
save_response_cb (LudoWindow *self,
                  int         response)
{
  g_autoptr (Leaving) leaving =
    g_object_steal_data (G_OBJECT (self->chooser), LEAVING);
  g_autoptr (GFile) file = take_file (self, response);

  if (file != NULL && self->game != NULL)
    save (self, file, g_steal_pointer (&leaving));
}

/* Asks where to; otherwise as save(). */
static void
ask_save (LudoWindow *self,
          Leaving    *leaving)
{
  g_autofree char *name =
    g_strdup_printf ("%s-%s.ludo", ludo_game_get_rules (self->game)->id,
                     ludo_game_get_date (self->game));

  chooser_new (self, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE,
               _("_Save"), G_CALLBACK (save_response_cb));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  if (leaving != NULL)
    attach (self->chooser, leaving);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

void
_ludo_window_ask_save (LudoWindow *self)
{
  if (self->game != NULL)
    ask_save (self, NULL);
}
