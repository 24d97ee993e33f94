/* ludo-help-window.c: the help, read inside the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-help-window"

#include "config.h"

#include "app/reading/ludo-help-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/reading/ludo-help-text.h"
#include "app/widgets/ludo-names.h"
#include "play/ludo-language.h"

#define CONTENTS "index"
#define WIDTH 640
#define HEIGHT 640

struct _LudoHelpWindow
{
  GtkWindow parent_instance;

  guint focus_id;
  guint follow_id;
  guint rebuild_id;

  /* Owned */
  char *folder;                 /* of all languages */
  char *pages_folder;           /* of the language in use */
  GPtrArray *pages;             /* LudoHelpPage, in the order of their ids */
  GPtrArray *broken;            /* a sentence for each that cannot be read */
  char *target;                 /* what is shown */
  char *wish;                   /* what is to be shown next, or NULL */
  GQueue visits;                /* char *, the last one first */

  /* Borrowed: children */
  GtkWidget *viewport;
  GtkWidget *back_button;
  GtkWidget *contents_button;
  GtkWidget *destination;       /* takes the keyboard once it has its place */
};

G_DEFINE_FINAL_TYPE (LudoHelpWindow, ludo_help_window, GTK_TYPE_WINDOW)

static int
compare_pages (gconstpointer a,
               gconstpointer b)
{
  const LudoHelpPage *const *first = a, *const *second = b;

  return strcmp ((*first)->id, (*second)->id);
}

static void
load_page (LudoHelpWindow *self,
           const char     *name)
{
  g_autofree char *path = g_build_filename (self->pages_folder, name, NULL);
  g_autoptr (GError) error = NULL;
  LudoHelpPage *page = ludo_help_page_load (path, &error);

  if (page != NULL)
    g_ptr_array_add (self->pages, page);
  else
    g_ptr_array_add (self->broken,
                     /* Translators: a file's name, then what is wrong. */
                     g_strdup_printf (_("The page “%s” of the help cannot be "
                                        "read: %s"), name, error->message));
}

/* The system keeps the pages of all programs side by side. */
static void
find_pages_folder (LudoHelpWindow *self)
{
  const char *language = g_str_equal (ludo_language_get (), "fr") ? "fr" : "C";

  g_free (self->pages_folder);
  self->pages_folder = g_build_filename (self->folder, language, "ludotheque",
                                         NULL);
  if (g_file_test (self->pages_folder, G_FILE_TEST_IS_DIR))
    return;

  g_free (self->pages_folder);
  self->pages_folder = g_build_filename (self->folder, language, NULL);
}

static void
load (LudoHelpWindow *self)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  find_pages_folder (self);
  g_ptr_array_set_size (self->pages, 0);
  g_ptr_array_set_size (self->broken, 0);

  dir = g_dir_open (self->pages_folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".page"))
      load_page (self, name);
  g_ptr_array_sort (self->pages, compare_pages);
}

static const LudoHelpPage *
find_page (LudoHelpWindow *self,
           const char     *id)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      const LudoHelpPage *page = g_ptr_array_index (self->pages, i);

      if (g_str_equal (page->id, id))
        return page;
    }

  return NULL;
}

static char *
page_of (const char *target)
{
  return g_strndup (target, strcspn (target, "#"));
}

static gboolean
follow_cb (gpointer data)
{
  LudoHelpWindow *self = data;
  g_autofree char *target = g_steal_pointer (&self->wish);

  self->follow_id = 0;
  ludo_help_window_go (self, target);

  return G_SOURCE_REMOVE;
}

/* Not at once, because what was clicked goes away with its page. */
static gboolean
link_cb (LudoHelpWindow *self,
         const char     *target,
         GtkLabel       *label)
{
  g_free (self->wish);
  self->wish = g_strdup (target);
  if (self->follow_id == 0)
    self->follow_id = g_idle_add (follow_cb, self);

  return TRUE;
}

static void
follow_links (LudoHelpWindow *self,
              GtkWidget      *widget)
{
  if (GTK_IS_LABEL (widget))
    g_signal_connect_object (widget, "activate-link", G_CALLBACK (link_cb),
                             self, G_CONNECT_SWAPPED);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    follow_links (self, child);
}

/* The pages that want to be listed in this section of a guide. */
static void
add_topics (LudoHelpWindow *self,
            GtkBox         *box,
            const char     *guide)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      const LudoHelpPage *page = g_ptr_array_index (self->pages, i);
      g_autofree char *title = g_markup_escape_text (page->title, -1);
      g_autofree char *id = g_markup_escape_text (page->id, -1);
      g_autofree char *markup = NULL;

      if (!g_ptr_array_find_with_equal_func (page->guides, guide, g_str_equal,
                                             NULL))
        continue;
      markup = g_strdup_printf ("<a href=\"%s\">%s</a>%s%s", id, title,
                                page->description != NULL ? "\n" : "",
                                page->description != NULL ? page->description
                                                          : "");
      gtk_box_append (box, ludo_help_text_label (markup, 0));
    }
}

static void
add_page (LudoHelpWindow     *self,
          GtkBox             *box,
          const LudoHelpPage *page)
{
  const char *section = strchr (self->target, '#');
  g_autofree char *markup = g_markup_escape_text (page->title, -1);
  GtkWidget *title = ludo_help_text_label (markup, 1);
  g_autofree char *guide = g_strdup (page->id);

  gtk_widget_add_css_class (title, "title-2");
  gtk_box_append (box, title);
  self->destination = title;
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const LudoHelpBlock *block = g_ptr_array_index (page->blocks, i);
      GtkWidget *widget;

      if (block->type == LUDO_HELP_HEADING)
        {
          add_topics (self, box, guide);
          g_free (guide);
          guide = g_strdup_printf ("%s#%s", page->id,
                                   block->id != NULL ? block->id : "");
        }
      widget = ludo_help_text_add (box, block, self->pages_folder);
      if (section != NULL && g_strcmp0 (section + 1, block->id) == 0)
        self->destination = widget;
    }
  add_topics (self, box, guide);
}

static void
add_sentence (LudoHelpWindow *self,
              GtkBox         *box,
              const char     *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  GtkWidget *label = ludo_help_text_label (markup, 0);

  gtk_widget_add_css_class (label, "warning");
  gtk_box_append (box, label);
  if (self->destination == NULL)
    self->destination = label;
}

/* What is there instead of a page. */
static void
add_lack (LudoHelpWindow *self,
          GtkBox         *box,
          const char     *id)
{
  g_autofree char *text = NULL;

  if (self->pages->len == 0 && self->broken->len == 0)
    text = g_strdup (_("The help is missing: the program is not fully "
                       "installed."));
  else
    /* Translators: the name of a page. */
    text = g_strdup_printf (_("The help has no page “%s”."), id);
  add_sentence (self, box, text);
}

/* Once everything has its place, what has the keyboard is scrolled to. */
static gboolean
focus_cb (gpointer data)
{
  LudoHelpWindow *self = data;

  self->focus_id = 0;
  gtk_widget_grab_focus (self->destination);
  if (GTK_IS_LABEL (self->destination))
    gtk_label_select_region (GTK_LABEL (self->destination), 0, 0);

  return G_SOURCE_REMOVE;
}

static void
show_target (LudoHelpWindow *self)
{
  g_autofree char *id = page_of (self->target);
  const LudoHelpPage *page = find_page (self, id);
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 10));
  g_autofree char *title = NULL;

  self->destination = NULL;
  gtk_widget_add_css_class (GTK_WIDGET (box), "help");
  gtk_widget_set_halign (GTK_WIDGET (box), GTK_ALIGN_CENTER);
  if (page != NULL)
    add_page (self, box, page);
  else
    add_lack (self, box, id);
  if (page == NULL || g_str_equal (id, CONTENTS))
    for (guint i = 0; i < self->broken->len; i++)
      add_sentence (self, box, g_ptr_array_index (self->broken, i));
  follow_links (self, GTK_WIDGET (box));
  /* What had the keyboard goes; nothing else shall be looked for meanwhile. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_viewport_set_child (GTK_VIEWPORT (self->viewport), GTK_WIDGET (box));

  /* Translators: the title of a page of the help. */
  title = g_strdup_printf (_("%s – Help"), page != NULL ? page->title : id);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_set_sensitive (self->back_button,
                            !g_queue_is_empty (&self->visits));
  gtk_widget_set_sensitive (self->contents_button,
                            !g_str_equal (self->target, CONTENTS));
  if (self->focus_id == 0)
    self->focus_id = g_idle_add_full (G_PRIORITY_LOW, focus_cb, self, NULL);
}

static void
go_back (LudoHelpWindow *self)
{
  if (g_queue_is_empty (&self->visits))
    return;

  g_free (self->target);
  self->target = g_queue_pop_head (&self->visits);
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
  else
    gtk_window_close (GTK_WINDOW (self));

  return TRUE;
}

static void
build (LudoHelpWindow *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *scroller;

  self->back_button = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_set_tooltip_text (self->back_button, _("Back"));
  g_signal_connect_object (self->back_button, "clicked",
                           G_CALLBACK (go_back), self, G_CONNECT_SWAPPED);
  self->contents_button = gtk_button_new_with_mnemonic (_("_Contents"));
  g_signal_connect_object (self->contents_button, "clicked",
                           G_CALLBACK (go_to_contents), self,
                           G_CONNECT_SWAPPED);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), self->back_button);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), self->contents_button);
  gtk_window_set_titlebar (GTK_WINDOW (self), header);

  self->viewport = gtk_viewport_new (NULL, NULL);
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 self->viewport);
  gtk_window_set_child (GTK_WINDOW (self), scroller);
  load (self);
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

/* Not at once: the language has been told to the action only. */
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

  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_clear_handle_id (&self->follow_id, g_source_remove);
  g_clear_handle_id (&self->rebuild_id, g_source_remove);

  G_OBJECT_CLASS (ludo_help_window_parent_class)->dispose (object);
}

static void
ludo_help_window_finalize (GObject *object)
{
  LudoHelpWindow *self = LUDO_HELP_WINDOW (object);

  g_free (self->folder);
  g_free (self->pages_folder);
  g_free (self->target);
  g_free (self->wish);
  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->broken);
  g_queue_clear_full (&self->visits, g_free);

  G_OBJECT_CLASS (ludo_help_window_parent_class)->finalize (object);
}

static void
ludo_help_window_class_init (LudoHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_help_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_help_window_finalize;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_ALT_MASK,
                                key_cb, "s", "back");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, GDK_ALT_MASK,
                                key_cb, "s", CONTENTS);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, key_cb, "s",
                                "close");
}

static void
ludo_help_window_init (LudoHelpWindow *self)
{
  self->pages = g_ptr_array_new_with_free_func
                  ((GDestroyNotify) ludo_help_page_free);
  self->broken = g_ptr_array_new_with_free_func (g_free);
  self->target = g_strdup (CONTENTS);
  g_queue_init (&self->visits);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
}

GtkWidget *
ludo_help_window_new (GtkWindow  *parent,
                      const char *folder)
{
  LudoHelpWindow *self;
  GtkApplication *application;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (folder != NULL, NULL);

  application = gtk_window_get_application (parent);
  self = g_object_new (LUDO_TYPE_HELP_WINDOW,
                       "application", application,
                       "transient-for", parent,
                       /* Above a dialog that lets nothing else be used. */
                       "modal", gtk_window_get_modal (parent),
                       "destroy-with-parent", TRUE,
                       NULL);
  self->folder = g_strdup (folder);
  g_signal_connect_object (application, "action-state-changed::language",
                           G_CALLBACK (language_changed_cb), self,
                           G_CONNECT_SWAPPED);
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

  g_queue_push_head (&self->visits, self->target);
  self->target = g_strdup (target);
  show_target (self);
}

const char *
ludo_help_window_get_page (LudoHelpWindow *self)
{
  g_return_val_if_fail (LUDO_IS_HELP_WINDOW (self), NULL);

  return self->target;
}
