/* ludo-help-window.c: the help, read inside the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-help-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/reading/ludo-find-bar.h"
#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-title.h"
#include "play/ludo-paths.h"
#include "play/ludo-signal.h"

#define CONTENTS "index"
#define PAGES "/io/github/ludotheque/Ludotheque/help/"
#define WIDTH 640
#define HEIGHT 640
/* The longest line that is easy to follow, in characters. */
#define LINE_CHARS 68

struct _LudoHelpWindow
{
  GtkWindow parent_instance;

  guint rebuild_id;

  /* Owned */
  char *target;                 /* "page" or "page#section", shown now */
  GQueue history;               /* char *: the targets before it, newest
                                 * first */
  LudoPageScroller scroller;    /* of the present page */
  LudoSettings *settings;

  /* Borrowed: children */
  LudoTitle *title;
  LudoFindBar *find_bar;
  GtkWidget *back_button;
  GtkWidget *contents_button;
};

G_DEFINE_FINAL_TYPE (LudoHelpWindow, ludo_help_window, GTK_TYPE_WINDOW)

/* Removes the other language from the sentences in @node and below, because the
 * help offers no translation, and gives the pictures their paths in @folder. */
static void
prepare_page (LudoPageNode     *node,
              LudoPageLanguage  language,
              const char       *folder)
{
  g_clear_pointer (&node->text[1 - language], g_free);
  g_clear_pointer (&node->plain[1 - language], g_free);
  if (node->picture != NULL)
    {
      char *path = g_build_filename (folder, node->picture, NULL);

      g_free (node->picture);
      node->picture = path;
    }
  for (guint i = 0; i < node->children->len; i++)
    prepare_page (node->children->pdata[i], language, folder);
}

/* Returns: (transfer full): the folder of the figures in @language.  The system
 * keeps the help of all programs side by side. */
static char *
dup_folder (LudoPageLanguage language)
{
  const char *code = language == LUDO_PAGE_FRENCH ? "fr" : "C";
  g_autofree char *help = ludo_paths_dup_help ();
  g_autofree char *folder = g_build_filename (help, code, "ludotheque", NULL);

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&folder);

  return g_build_filename (help, code, NULL);
}

/* Returns: (transfer full): the page called @id, which build-aux/make-help made
 * and the program brings with it. */
static LudoPageNode *
load_page (const char       *id,
           LudoPageLanguage  language)
{
  g_autofree char *folder = dup_folder (language);
  g_autofree char *path = g_strdup_printf (PAGES "%s.page", id);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = g_resources_lookup_data (path, 0, &error);
  LudoPageNode *page = NULL;

  if (text != NULL)
    page = ludo_page_parse (LUDO_NODE_PAGE, g_bytes_get_data (text, NULL),
                            g_bytes_get_size (text), path, &error);
  if (page == NULL)
    g_error ("%s", error->message);
  prepare_page (page, language, folder);

  return page;
}

static void
show_target (LudoHelpWindow *self)
{
  LudoViewOptions options = { LUDO_READING_ALONE, ludo_page_language_now (),
                              NULL, LINE_CHARS };
  const char *section = strchr (self->target, '#');
  g_autofree char *id = g_strndup (self->target, strcspn (self->target, "#"));
  g_autoptr (LudoPageNode) page = load_page (id, options.language);
  g_autofree char *name = ludo_page_dup_plain (page->title[options.language]);
  g_autofree char *title = NULL;

  ludo_page_scroller_show (&self->scroller, page, NULL, &options);

  /* The title of the first page has the word "Help" already. */
  title = g_str_equal (self->target, CONTENTS)
            ? g_strdup (name)
            /* Translators: the title of a page of the help. */
            : g_strdup_printf (_("%s – Help"), name);
  gtk_window_set_title (GTK_WINDOW (self), title);
  /* The buttons beside the title leave little room, so it is short. */
  ludo_title_set_text (self->title, name);
  gtk_widget_set_sensitive (self->back_button,
                            !g_queue_is_empty (&self->history));
  gtk_widget_set_sensitive (self->contents_button,
                            !g_str_equal (self->target, CONTENTS));

  /* From the scrolled window, Tab and the arrow keys enter the page. */
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller.window));
  ludo_page_view_scroll_to_element (self->scroller.view,
                                    section != NULL ? section + 1 : NULL,
                                    LUDO_PAGE_SCROLLER_MARGIN, TRUE);
}

static void
followed_cb (LudoHelpWindow *self,
             const char     *page_id,
             const char     *element_id)
{
  g_autofree char *target = g_strconcat (page_id,
                                         element_id[0] != '\0' ? "#" : "",
                                         element_id, NULL);

  ludo_help_window_go (self, target);
}

static void
go_back (LudoHelpWindow *self)
{
  if (g_queue_is_empty (&self->history))
    return;

  g_free (self->target);
  self->target = g_queue_pop_head (&self->history);
  show_target (self);
}

static void
go_to_contents (LudoHelpWindow *self)
{
  ludo_help_window_go (self, CONTENTS);
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   data)
{
  LudoHelpWindow *self = LUDO_HELP_WINDOW (widget);
  const char *wish = g_variant_get_string (arguments, NULL);

  if (g_str_equal (wish, "back"))
    go_back (self);
  else if (g_str_equal (wish, CONTENTS))
    go_to_contents (self);
  else if (g_str_equal (wish, "find"))
    ludo_find_bar_find (self->find_bar);
  else if (g_str_equal (wish, "next"))
    ludo_find_bar_find_next (self->find_bar, 1);
  else if (g_str_equal (wish, "previous"))
    ludo_find_bar_find_next (self->find_bar, -1);
  else
    gtk_window_close (GTK_WINDOW (self));

  return TRUE;
}

static GtkWidget *
get_widget (GtkBuilder *builder,
            const char *id)
{
  return GTK_WIDGET (gtk_builder_get_object (builder, id));
}

static void
build (LudoHelpWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  if (self->scroller.window != NULL)
    ludo_page_scroller_clear (&self->scroller);
  g_type_ensure (LUDO_TYPE_FIND_BAR);
  g_type_ensure (LUDO_TYPE_PAGE_VIEW);
  g_type_ensure (LUDO_TYPE_TITLE);
  builder = gtk_builder_new_from_resource
    ("/io/github/ludotheque/Ludotheque/ludo-help-window.ui");
  self->title = LUDO_TITLE (get_widget (builder, "title"));
  self->back_button = get_widget (builder, "back_button");
  self->contents_button = get_widget (builder, "contents_button");
  self->find_bar = LUDO_FIND_BAR (get_widget (builder, "find_bar"));
  ludo_page_scroller_init (&self->scroller,
                           GTK_SCROLLED_WINDOW (get_widget (builder,
                                                            "scroller")),
                           LUDO_PAGE_VIEW (get_widget (builder, "view")));
  ludo_page_scroller_set_settings (&self->scroller, self->settings);
  ludo_find_bar_set_scroller (self->find_bar, &self->scroller);
  g_signal_connect_swapped (self->back_button, "clicked",
                            G_CALLBACK (go_back), self);
  g_signal_connect_swapped (self->contents_button, "clicked",
                            G_CALLBACK (go_to_contents), self);
  g_signal_connect_swapped (get_widget (builder, "find_button"), "clicked",
                            G_CALLBACK (ludo_find_bar_find), self->find_bar);
  g_signal_connect_swapped (self->find_bar, "left",
                            G_CALLBACK (ludo_page_scroller_grab_focus),
                            &self->scroller);
  g_signal_connect_swapped (self->scroller.view, "followed",
                            G_CALLBACK (followed_cb), self);
  gtk_window_set_titlebar (GTK_WINDOW (self), get_widget (builder, "header"));
  gtk_window_set_child (GTK_WINDOW (self), get_widget (builder, "content"));
  show_target (self);
  ludo_names_give (GTK_WIDGET (self));
}

static gboolean
rebuild_cb (gpointer data)
{
  LudoHelpWindow *self = data;

  self->rebuild_id = 0;
  build (self);

  return G_SOURCE_REMOVE;
}

/* Changes the language of the pages when idle, because only the action has
 * handled the change so far. */
static void
language_changed_cb (LudoHelpWindow *self)
{
  if (self->rebuild_id == 0)
    self->rebuild_id = g_idle_add (rebuild_cb, self);
}

static void
ludo_help_window_dispose (GObject *object)
{
  LudoHelpWindow *self = LUDO_HELP_WINDOW (object);

  g_clear_handle_id (&self->rebuild_id, g_source_remove);
  if (self->scroller.window != NULL)
    ludo_page_scroller_clear (&self->scroller);
  self->scroller.window = NULL;
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ludo_help_window_parent_class)->dispose (object);
}

static void
ludo_help_window_finalize (GObject *object)
{
  LudoHelpWindow *self = LUDO_HELP_WINDOW (object);

  g_free (self->target);
  g_queue_clear_full (&self->history, g_free);

  G_OBJECT_CLASS (ludo_help_window_parent_class)->finalize (object);
}

static void
ludo_help_window_class_init (LudoHelpWindowClass *klass)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *wish;
  } keys[] = {
    { GDK_KEY_Left, GDK_ALT_MASK, "back" },
    { GDK_KEY_Home, GDK_ALT_MASK, CONTENTS },
    { GDK_KEY_f, GDK_CONTROL_MASK, "find" },
    { GDK_KEY_g, GDK_CONTROL_MASK, "next" },
    { GDK_KEY_F3, 0, "next" },
    { GDK_KEY_g, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "previous" },
    { GDK_KEY_F3, GDK_SHIFT_MASK, "previous" },
    { GDK_KEY_Escape, 0, "close" },
    { GDK_KEY_w, GDK_CONTROL_MASK, "close" },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_help_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_help_window_finalize;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key,
                                  keys[i].modifiers, key_cb, "s",
                                  keys[i].wish);
}

static void
ludo_help_window_init (LudoHelpWindow *self)
{
  self->target = g_strdup (CONTENTS);
  g_queue_init (&self->history);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ludo_help_window_new (GtkWindow    *parent,
                      LudoSettings *settings)
{
  LudoHelpWindow *self;
  GtkApplication *application;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (LUDO_IS_SETTINGS (settings), NULL);

  application = gtk_window_get_application (parent);
  self = g_object_new (LUDO_TYPE_HELP_WINDOW,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "application", application,
                       "transient-for", parent,
                       /* Be modal if the parent is, because a modal dialog
                        * blocks other windows. */
                       "modal", gtk_window_get_modal (parent),
                       "destroy-with-parent", TRUE,
                       NULL);
  ludo_signal_connect (application, "action-state-changed::language",
                       language_changed_cb, self);
  self->settings = g_object_ref (settings);
  build (self);

  return GTK_WIDGET (self);
}

void
ludo_help_window_go (LudoHelpWindow *self,
                     const char     *target)
{
  g_return_if_fail (LUDO_IS_HELP_WINDOW (self));
  g_return_if_fail (target != NULL);

  if (g_str_equal (target, self->target))
    return;

  g_queue_push_head (&self->history, self->target);
  self->target = g_strdup (target);
  show_target (self);
}

const char *
ludo_help_window_get_page (LudoHelpWindow *self)
{
  g_return_val_if_fail (LUDO_IS_HELP_WINDOW (self), NULL);

  return self->target;
}
