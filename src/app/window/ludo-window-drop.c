/* ludo-window-drop.c: files and folders that are opened, or dropped on the
 * window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-drop.h"

#include <glib/gi18n.h>

#include "app/window/ludo-questions.h"
#include "learn/class/ludo-class-files.h"
#include "learn/class/ludo-class-view.h"
#include "play/ludo-quote.h"
#include "play/record/ludo-record.h"

/* The topic of messages about files that were not opened. */
#define DROPPED "dropped"

/* The most files that a message names one by one. */
#define NAMED_MAX 3

static LudoMessages *
messages_of (LudoWindow *self)
{
  return ludo_game_files_get_messages (ludo_window_get_files (self));
}

/* Shows what the result at @path is, and that opening its folder shows it in a
 * table.  Returns: FALSE if it cannot be read. */
static gboolean
describe_result (LudoWindow *self,
                 const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  LudoLibrary *library = ludo_reading_page_get_library
                           (ludo_window_get_reading_page (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoResult) result = ludo_class_files_load (path, &error);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (result == NULL)
    {
      ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
      return FALSE;
    }
  title = ludo_class_dup_lesson_title (result, library,
                                       ludo_page_language_now ());
  text = ludo_quote_printf
    /* Translators: a file, then the title of a lesson. */
    (_("“%s” is a pupil’s work on the lesson “%s”. To see it in the class "
       "table, drop its folder here, or open that folder with “Class "
       "Results…”."), name, title);
  ludo_window_show_message (self, LUDO_MESSAGE_NOTE, text);

  return TRUE;
}

/* Opens @file if it is a folder of results, or shows what it is if it is a
 * result; sets @opened to whether that succeeded.  Returns: FALSE if it is
 * neither. */
static gboolean
open_work (LudoWindow *self,
           GFile      *file,
           gboolean   *opened)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);

  if (path == NULL)
    return FALSE;
  *opened = TRUE;
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-results", "s",
                                path);
  else if (ludo_class_files_name_is_result (name))
    *opened = describe_result (self, path);
  else
    return FALSE;

  return TRUE;
}

/* OpenedGame: a game that was read from a file. */
typedef struct
{
  LudoGame *game;
  char *name;                   /* of the file */
} OpenedGame;

static void
opened_free (gpointer data)
{
  OpenedGame *opened = data;

  g_object_unref (opened->game);
  g_free (opened->name);
  g_free (opened);
}

static void
open_game (GtkWindow *window,
           gpointer   data)
{
  const OpenedGame *opened = data;

  ludo_game_files_go_on_with (ludo_window_get_files (LUDO_WINDOW (window)),
                              opened->game, opened->name);
}

gboolean
ludo_window_open_file (LudoWindow *self,
                       GFile      *file)
{
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  gboolean is_work;
  OpenedGame *opened;

  g_return_val_if_fail (LUDO_IS_WINDOW (self) && G_IS_FILE (file), FALSE);

  if (ludo_window_get_locked (self, TRUE))
    return FALSE;
  if (open_work (self, file, &is_work))
    return is_work;
  name = g_file_get_basename (file);
  if (name != NULL && g_str_has_suffix (name, ".lesson"))
    return ludo_window_open_lesson (self, file);

  game = ludo_record_load (file, &error);
  if (game == NULL)
    {
      g_autofree char *uri = g_file_get_uri (file);

      ludo_messages_fail (messages_of (self), uri, error->message);
      return FALSE;
    }

  ludo_messages_succeed (messages_of (self));
  opened = g_new (OpenedGame, 1);
  *opened = (OpenedGame) { g_steal_pointer (&game),
                           name != NULL ? g_steal_pointer (&name)
                                        : g_file_get_parse_name (file) };
  ludo_questions_push (GTK_WINDOW (self), open_game, opened, opened_free);

  return TRUE;
}

/* Shows that the files from @rest on were not opened. */
static void
show_rest (LudoWindow *self,
           GSList     *rest)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;
  g_autofree char *text = NULL;

  for (GSList *l = rest; l != NULL; l = l->next, n++)
    {
      g_autofree char *name = g_file_get_basename (l->data);
      g_autofree char *shown = name != NULL ? g_filename_display_name (name)
                                            : g_file_get_uri (l->data);
      /* Translators: a file of several. */
      g_autofree char *quoted = ludo_quote_printf (_("“%s”"), shown);

      if (n < NAMED_MAX)
        g_string_append_printf (names, "%s%s", n > 0 ? ", " : "", quoted);
    }
  if (n > NAMED_MAX)
    text = g_strdup_printf
      /* Translators: files, then how many more. */
      (ngettext ("%s and %u more were not opened: only one file can be opened "
                 "at a time.",
                 "%s and %u more were not opened: only one file can be opened "
                 "at a time.", n - NAMED_MAX), names->str, n - NAMED_MAX);
  else
    /* Translators: files. */
    text = g_strdup_printf (ngettext ("%s was not opened: only one file can be "
                                      "opened at a time.",
                                      "%s were not opened: only one file can "
                                      "be opened at a time.", n), names->str);
  ludo_messages_add (messages_of (self), LUDO_MESSAGE_ERROR, DROPPED, text);
}

gboolean
ludo_window_open_files (LudoWindow *self,
                        GSList     *files)
{
  GSList *opened = files;

  g_return_val_if_fail (LUDO_IS_WINDOW (self), FALSE);

  if (ludo_window_get_locked (self, TRUE))
    return FALSE;
  ludo_messages_solve (messages_of (self), DROPPED);
  while (opened != NULL && !ludo_window_open_file (self, opened->data))
    opened = opened->next;
  if (opened != NULL && opened->next != NULL)
    show_rest (self, opened->next);

  return opened != NULL;
}

void
ludo_window_save_file (LudoWindow *self,
                       GFile      *file)
{
  g_return_if_fail (LUDO_IS_WINDOW (self));

  ludo_game_files_save (ludo_window_get_files (self), file);
}

static gboolean
drop_cb (LudoWindow   *self,
         const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  return files != NULL && !ludo_window_get_kiosk (self)
         && ludo_window_open_files (self, files);
}

void
_ludo_window_add_drop_target (LudoWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST,
                                               GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             GTK_EVENT_CONTROLLER (target));
}
