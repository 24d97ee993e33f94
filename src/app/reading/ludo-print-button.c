/* ludo-print-button.c: prints what is being read, or writes it into a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-print-button.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/window/ludo-window.h"
#include "play/game/ludo-game.h"
#include "play/record/ludo-save-file.h"
#include "app/reading/ludo-page-print.h"

struct _LudoPrintButton
{
  GtkWidget parent_instance;

  /* Borrowed */
  LudoReadingPage *page;        /* whose tools it is among */
  GtkMenuButton *button;        /* the one child */
  GtkDropDown *what;            /* 0: this page, 1: the whole game */
  GtkDropDown *languages;       /* as LudoPageLanguage, 2 for both */
  gboolean chosen;              /* the languages, by the reader */

  /* Owned */
  GtkPrintSettings *settings;   /* of the last time, or NULL */
  GtkFileChooserNative *chooser;
};

G_DEFINE_FINAL_TYPE (LudoPrintButton, ludo_print_button, GTK_TYPE_WIDGET)

/* The window, or NULL where the page stands alone. */
static LudoWindow *
window_of (LudoPrintButton *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && LUDO_IS_WINDOW (root) ? LUDO_WINDOW (root) : NULL;
}

/* A window that stays reaches for no files and no printers. */
static gboolean
is_held_back (LudoPrintButton *self)
{
  LudoWindow *window = window_of (self);

  return window != NULL && ludo_window_get_kiosk (window);
}

static void
tell (LudoPrintButton *self,
      LudoMessageRank  rank,
      const char      *message)
{
  LudoWindow *window = window_of (self);

  if (window != NULL)
    ludo_window_show_message (window, rank, message);
  else
    g_info ("%s", message);
}

/* As it is read, until the reader says otherwise. */
static void
suggest_languages (LudoPrintButton *self)
{
  LudoReadingMode mode = ludo_reading_page_get_mode (self->page);

  if (self->chosen)
    return;

  gtk_drop_down_set_selected (
    self->languages,
    mode == LUDO_READING_BOTH
      ? (guint) LUDO_PAGE_N_LANGUAGES
      : (guint) ludo_reading_page_get_language (self->page));
  self->chosen = FALSE;
}

static LudoBooklet *
make_booklet (LudoPrintButton  *self,
              GError          **error)
{
  const char *page_ids[] = { ludo_reading_page_get_page_id (self->page),
                             NULL };

  suggest_languages (self);

  return ludo_booklet_new_for_game (
    ludo_reading_page_get_library (self->page),
    ludo_reading_page_get_game_id (self->page),
    gtk_drop_down_get_selected (self->what) == 0 ? page_ids : NULL,
    (LudoPageLanguage) gtk_drop_down_get_selected (self->languages), NULL,
    error);
}

static void
tell_unprinted (LudoPrintButton *self,
                const GError    *error)
{
  /* Translators: the reason, as the system gives it. */
  g_autofree char *message = g_strdup_printf (_("This cannot be printed: %s"),
                                              error->message);

  tell (self, LUDO_MESSAGE_ERROR, message);
}

static void
done_cb (LudoPrintButton         *self,
         GtkPrintOperationResult  result,
         GtkPrintOperation       *operation)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_CANCEL)
    return;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  if (error != NULL)
    tell_unprinted (self, error);
  else
    g_set_object (&self->settings,
                  gtk_print_operation_get_print_settings (operation));
}

void
ludo_print_button_print (LudoPrintButton *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  LudoBooklet *booklet;
  GtkRoot *root;
  const char *game_id;

  g_return_if_fail (LUDO_IS_PRINT_BUTTON (self));

  game_id = ludo_reading_page_get_game_id (self->page);
  if (game_id == NULL || is_held_back (self))
    return;

  booklet = make_booklet (self, &error);
  if (booklet == NULL)
    {
      tell_unprinted (self, error);
      return;
    }

  operation = ludo_page_print_new
                (booklet, gettext (ludo_game_info_for (game_id)->name));
  if (self->settings != NULL)
    gtk_print_operation_set_print_settings (operation, self->settings);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self,
                           G_CONNECT_SWAPPED);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  /* Whatever goes wrong is told by "done" as well. */
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                           NULL);
}

/* What is written while the program stays, even where its last window is
 * closed meanwhile. */
typedef struct
{
  LudoPrintButton *button;
  GApplication *application;    /* or NULL */
} Export;

static Export *
export_new (LudoPrintButton *self)
{
  LudoWindow *window = window_of (self);
  Export *export = g_new0 (Export, 1);

  export->button = g_object_ref (self);
  if (window != NULL)
    g_set_object (&export->application,
                  G_APPLICATION (gtk_window_get_application
                                   (GTK_WINDOW (window))));
  if (export->application != NULL)
    g_application_hold (export->application);

  return export;
}

static void
export_free (Export *export)
{
  if (export->application != NULL)
    g_application_release (export->application);
  g_clear_object (&export->application);
  g_object_unref (export->button);
  g_free (export);
}

static void
tell_unwritten (LudoPrintButton *self,
                const GError    *error)
{
  /* Translators: the reason, with the file's name. */
  g_autofree char *message = g_strdup_printf (_("The PDF cannot be written: "
                                                "%s"), error->message);

  tell (self, LUDO_MESSAGE_ERROR, message);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Export *export = data;
  g_autofree char *name = g_file_get_basename (G_FILE (source));
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;

  if (ludo_save_file_finish (G_FILE (source), result, &error))
    {
      /* Translators: the name of the file. */
      message = g_strdup_printf (_("The booklet is in “%s”."), name);
      tell (export->button, LUDO_MESSAGE_NOTE, message);
    }
  else
    tell_unwritten (export->button, error);
  export_free (export);
}

void
ludo_print_button_export (LudoPrintButton *self,
                          GFile           *file)
{
  g_autoptr (LudoBooklet) booklet = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LUDO_IS_PRINT_BUTTON (self) && G_IS_FILE (file));

  /* The paper that this country uses.  Written by ourselves, as GTK's own
   * export says nothing when the disk is full. */
  booklet = make_booklet (self, &error);
  if (booklet != NULL)
    {
      ludo_booklet_paginate (
        booklet, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
        gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
      pdf = ludo_booklet_to_pdf (booklet, &error);
    }
  if (pdf != NULL)
    ludo_save_file_async (file, pdf, saved_cb, export_new (self));
  else
    tell_unwritten (self, error);
}

static void
response_cb (LudoPrintButton *self,
             int              response)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  g_clear_object (&self->chooser);
  if (file != NULL)
    ludo_print_button_export (self, file);
}

/* “tavli-rules-fr.pdf” */
static char *
suggest_name (LudoPrintButton *self)
{
  static const char *const codes[] = { "fr", "en", "fr-en" };
  guint language = gtk_drop_down_get_selected (self->languages);
  const char *game_id = ludo_reading_page_get_game_id (self->page);

  if (gtk_drop_down_get_selected (self->what) != 0)
    return g_strdup_printf ("%s-%s.pdf", game_id, codes[language]);

  return g_strdup_printf ("%s-%s-%s.pdf", game_id,
                          ludo_reading_page_get_page_id (self->page),
                          codes[language]);
}

static void
print_clicked_cb (LudoPrintButton *self)
{
  gtk_menu_button_popdown (self->button);
  ludo_print_button_print (self);
}

static void
export_clicked_cb (LudoPrintButton *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *name = NULL;

  gtk_menu_button_popdown (self->button);
  if (ludo_reading_page_get_game_id (self->page) == NULL
      || is_held_back (self))
    return;

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_("Export as PDF"),
                                               GTK_WINDOW (root),
                                               GTK_FILE_CHOOSER_ACTION_SAVE,
                                               _("_Export"), _("_Cancel"));
  name = suggest_name (self);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response",
                           G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
languages_selected_cb (LudoPrintButton *self)
{
  self->chosen = TRUE;
}

static gboolean
print_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  ludo_print_button_print (data);

  return TRUE;
}

static void
ludo_print_button_map (GtkWidget *widget)
{
  LudoPrintButton *self = LUDO_PRINT_BUTTON (widget);

  gtk_widget_set_sensitive (GTK_WIDGET (self->button), !is_held_back (self));

  GTK_WIDGET_CLASS (ludo_print_button_parent_class)->map (widget);
}

static void
ludo_print_button_dispose (GObject *object)
{
  LudoPrintButton *self = LUDO_PRINT_BUTTON (object);

  g_clear_pointer ((GtkWidget **) &self->button, gtk_widget_unparent);
  g_clear_object (&self->settings);
  g_clear_object (&self->chooser);

  G_OBJECT_CLASS (ludo_print_button_parent_class)->dispose (object);
}

static void
ludo_print_button_class_init (LudoPrintButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_print_button_dispose;
  widget_class->map = ludo_print_button_map;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-print-button.ui");
  gtk_widget_class_bind_template_child (widget_class, LudoPrintButton, button);
  gtk_widget_class_bind_template_child (widget_class, LudoPrintButton, what);
  gtk_widget_class_bind_template_child (widget_class, LudoPrintButton,
                                        languages);
  gtk_widget_class_bind_template_callback (widget_class, suggest_languages);
  gtk_widget_class_bind_template_callback (widget_class,
                                           languages_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "print-button");
}

static void
ludo_print_button_init (LudoPrintButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_drop_down_begin_at_chosen (self->what);
  ludo_drop_down_begin_at_chosen (self->languages);
}

LudoPrintButton *
ludo_print_button_add (LudoReadingPage *page)
{
  LudoPrintButton *self;
  GtkEventController *keys;

  g_return_val_if_fail (LUDO_IS_READING_PAGE (page), NULL);

  self = g_object_new (LUDO_TYPE_PRINT_BUTTON, NULL);
  self->page = page;
  gtk_box_append (ludo_reading_page_get_tools (page), GTK_WIDGET (self));

  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_p, GDK_CONTROL_MASK),
                      gtk_callback_action_new (print_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (page), keys);

  return self;
}
