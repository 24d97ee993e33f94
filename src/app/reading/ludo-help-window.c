/* ludo-help-window.c: the help, read inside the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-help-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/reading/ludo-find-bar.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "content/ludo-mallard.h"

#define CONTENTS "index"
#define WIDTH 640
#define HEIGHT 640
/* The longest line that is easy to follow, in characters. */
#define LINE_CHARS 68

struct _LudoHelpWindow
{
  GtkWindow parent_instance;

  LudoPageLanguage language;
  guint rebuild_id;

  /* Owned */
  char *folder;                 /* of all languages */
  GPtrArray *pages;             /* LudoPageNode, in the order of their ids */
  GString *problems;            /* a sentence for each that cannot be read */
  char *target;                 /* what is shown */
  GQueue history;               /* char *, the last one first */
  LudoPageScroller scroller;    /* of what is shown */

  /* Borrowed: children */
  LudoFindBar *find_bar;
  GtkWidget *problem_label;     /* instead of a page, or above it */
  GtkWidget *back_button;
  GtkWidget *contents_button;
};

G_DEFINE_FINAL_TYPE (LudoHelpWindow, ludo_help_window, GTK_TYPE_WINDOW)

static int
compare_pages (gconstpointer a,
               gconstpointer b)
{
  const LudoPageNode *const *first = a, *const *second = b;

  return strcmp ((*first)->id, (*second)->id);
}

static void
load_page (LudoHelpWindow *self,
           const char     *folder,
           const char     *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  LudoPageNode *page = ludo_mallard_load (path, self->language, &error);

  if (page != NULL)
    {
      g_ptr_array_add (self->pages, page);
      return;
    }

  if (self->problems->len > 0)
    g_string_append_c (self->problems, '\n');
  g_string_append_printf (self->problems,
                          /* Translators: a file's name, then what is wrong. */
                          _("The page “%s” of the help cannot be read: %s"),
                          name, error->message);
}

/* The system keeps the pages of all programs side by side. */
static char *
dup_pages_folder (LudoHelpWindow *self)
{
  const char *language = self->language == LUDO_PAGE_FRENCH ? "fr" : "C";
  g_autofree char *folder = g_build_filename (self->folder, language,
                                              "ludotheque", NULL);

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&folder);

  return g_build_filename (self->folder, language, NULL);
}

static void
load (LudoHelpWindow *self)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  self->language = ludo_page_language_now ();
  folder = dup_pages_folder (self);
  g_ptr_array_set_size (self->pages, 0);
  g_string_truncate (self->problems, 0);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".page"))
      load_page (self, folder, name);
  g_ptr_array_sort (self->pages, compare_pages);
  for (guint i = 0; i < self->pages->len; i++)
    ludo_mallard_add_topics (self->pages->pdata[i], self->pages,
                             self->language);
}

static LudoPageNode *
find_page (LudoHelpWindow *self,
           const char     *id)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      LudoPageNode *page = g_ptr_array_index (self->pages, i);

      if (g_str_equal (page->id, id))
        return page;
    }

  return NULL;
}

static void
show_problem (LudoHelpWindow *self,
              const char     *id,
              gboolean        found)
{
  g_autofree char *text = NULL;

  if (self->pages->len == 0 && self->problems->len == 0)
    text = g_strdup (_("The help is missing: the program is not fully "
                       "installed."));
  else if (!found)
    {
      /* Translators: the name of a page. */
      g_autofree char *lack =
        g_strdup_printf (_("The help has no page “%s”."), id);

      /* It may be one of those. */
      text = g_strconcat (lack, self->problems->len > 0 ? "\n" : "",
                          self->problems->str, NULL);
    }
  else if (g_str_equal (id, CONTENTS) && self->problems->len > 0)
    text = g_strdup (self->problems->str);
  gtk_widget_set_visible (self->problem_label, text != NULL);
  ludo_announce_label (GTK_LABEL (self->problem_label),
                       text != NULL ? text : "");
}

static void
show_target (LudoHelpWindow *self)
{
  LudoViewOptions options = { LUDO_READING_ALONE, self->language, NULL,
                              LINE_CHARS };
  const char *section = strchr (self->target, '#');
  g_autofree char *id = g_strndup (self->target, strcspn (self->target, "#"));
  LudoPageNode *page = find_page (self, id);
  g_autofree char *name = page != NULL
                            ? ludo_page_dup_plain (page->title[self->language])
                            : g_strdup (id);
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->scroller.window), page != NULL);
  if (page != NULL)
    {
      ludo_page_scroller_show (&self->scroller, page, NULL, &options);
      ludo_page_view_finish (self->scroller.view);
    }
  show_problem (self, id, page != NULL);

  /* Translators: the title of a page of the help. */
  title = g_strdup_printf (_("%s – Help"), name);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_set_sensitive (self->back_button,
                            !g_queue_is_empty (&self->history));
  gtk_widget_set_sensitive (self->contents_button,
                            !g_str_equal (self->target, CONTENTS));
  if (page == NULL)
    {
      gtk_widget_grab_focus (self->problem_label);
      return;
    }

  /* The focus goes on from the scrolled window into the page. */
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller.window));
  ludo_page_scroller_go_to (&self->scroller,
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
  builder = gtk_builder_new_from_resource
    ("/io/github/ludotheque/Ludotheque/ludo-help-window.ui");
  self->back_button = get_widget (builder, "back_button");
  self->contents_button = get_widget (builder, "contents_button");
  self->problem_label = get_widget (builder, "problem_label");
  self->find_bar = LUDO_FIND_BAR (get_widget (builder, "find_bar"));
  ludo_page_scroller_init (&self->scroller,
                           GTK_SCROLLED_WINDOW (get_widget (builder,
                                                            "scroller")),
                           LUDO_PAGE_VIEW (get_widget (builder, "view")));
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

  G_OBJECT_CLASS (ludo_help_window_parent_class)->dispose (object);
}

static void
ludo_help_window_finalize (GObject *object)
{
  LudoHelpWindow *self = LUDO_HELP_WINDOW (object);

  g_free (self->folder);
  g_free (self->target);
  g_ptr_array_unref (self->pages);
  g_string_free (self->problems, TRUE);
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
  self->pages = g_ptr_array_new_with_free_func
                  ((GDestroyNotify) ludo_page_free);
  self->problems = g_string_new (NULL);
  self->target = g_strdup (CONTENTS);
  g_queue_init (&self->history);
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
                       /* Be modal, too, above a modal dialog. */
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
