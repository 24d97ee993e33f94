/* ludo-shortcuts.c: the window that lists the keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GtkShortcutsWindow is as wide as its longest line and neither scrolls nor
 * lets itself be made smaller, which no small screen has room for.
 */

#define G_LOG_DOMAIN "ludo-shortcuts"

#include "config.h"

#include "app/window/ludo-shortcuts.h"

#include <glib/gi18n.h>

#include "app/window/ludo-shortcuts-keys.h"

/* As large as it likes to be, in pixels; never larger than its parent. */
#define WIDTH 620
#define HEIGHT 720

#define LUDO_TYPE_SHORTCUTS (ludo_shortcuts_get_type ())
G_DECLARE_FINAL_TYPE (LudoShortcuts, ludo_shortcuts, LUDO, SHORTCUTS,
                      GtkWindow)

struct _LudoShortcuts
{
  GtkWindow parent_instance;

  /* Borrowed: children */
  GtkWidget *list;
  GtkWidget *search_bar;
  GtkWidget *entry;
};

G_DEFINE_FINAL_TYPE (LudoShortcuts, ludo_shortcuts, GTK_TYPE_WINDOW)

static const LudoShortcutsKey *
key_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "ludo-key");
}

/* The names of all keys in @keys: "Ctrl+G, Shift+Ctrl+G". */
static char *
describe_keys (const char *keys)
{
  g_auto (GStrv) each = g_strsplit (keys, " ", -1);
  g_auto (GStrv) names = g_new0 (char *, g_strv_length (each) + 1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      GdkModifierType modifiers;
      guint key;

      gtk_accelerator_parse (each[i], &key, &modifiers);
      names[i] = gtk_accelerator_get_label (key, modifiers);
    }

  return g_strjoinv (", ", names);
}

/* Two a line, or one with what is held down meanwhile, so that the sentence
 * beside them keeps its room. */
static GtkWidget *
keys_new (const char *keys)
{
  g_auto (GStrv) each = g_strsplit (keys, " ", -1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (guint i = 0; each[i] != NULL; i++)
    {
      gboolean two = each[i][0] != '<' && each[i + 1] != NULL
                     && each[i + 1][0] != '<';
      g_autofree char *line =
        two ? g_strconcat (each[i], " ", each[i + 1], NULL)
            : g_strdup (each[i]);
      GtkWidget *label = gtk_shortcut_label_new (line);

      gtk_widget_set_halign (label, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), label);
      i += two;
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

static GtkWidget *
row_new (const LudoShortcutsKey *key)
{
  g_autofree char *names = describe_keys (key->keys);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (_(key->title));

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), keys_new (key->keys));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(key->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, names,
                                  -1);
  g_object_set_data (G_OBJECT (row), "ludo-key", (gpointer) key);

  return row;
}

/* The first row of each group stands below the group's name. */
static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       data)
{
  const LudoShortcutsKey *key = key_of (row);
  GtkWidget *header;

  if (before != NULL && g_str_equal (key_of (before)->group, key->group))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  header = gtk_label_new (_(key->group));
  gtk_label_set_xalign (GTK_LABEL (header), 0);
  gtk_widget_add_css_class (header, "heading");
  gtk_list_box_row_set_header (row, header);
}

static gboolean
is_wanted (GtkListBoxRow *row,
           gpointer       data)
{
  LudoShortcuts *self = data;
  const LudoShortcutsKey *key = key_of (row);
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *names = NULL;
  g_autofree char *all = NULL;

  if (words[0] == '\0')
    return TRUE;

  names = describe_keys (key->keys);
  all = g_strjoin (" ", _(key->group), _(key->title), names, NULL);

  return g_str_match_string (words, all, TRUE);
}

static void
find_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  LudoShortcuts *self = LUDO_SHORTCUTS (widget);

  gtk_search_bar_set_search_mode (GTK_SEARCH_BAR (self->search_bar), TRUE);
  gtk_widget_grab_focus (self->entry);
}

static void
ludo_shortcuts_class_init (LudoShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "window");
  gtk_widget_class_install_action (widget_class, "shortcuts.find", NULL,
                                   find_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f,
                                       GDK_CONTROL_MASK, "shortcuts.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
}

static void
add_header_bar (LudoShortcuts *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (button), "edit-find-symbolic");
  gtk_widget_set_tooltip_text (button, _("Search"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search"),
                                  -1);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), button);
  g_object_bind_property (self->search_bar, "search-mode-enabled", button,
                          "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_window_set_titlebar (GTK_WINDOW (self), header);
}

static void
add_search_bar (LudoShortcuts *self)
{
  self->entry = gtk_search_entry_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search"),
                                  -1);
  gtk_widget_set_hexpand (self->entry, TRUE);
  self->search_bar = gtk_search_bar_new ();
  gtk_search_bar_set_child (GTK_SEARCH_BAR (self->search_bar), self->entry);
  gtk_search_bar_connect_entry (GTK_SEARCH_BAR (self->search_bar),
                                GTK_EDITABLE (self->entry));
  gtk_search_bar_set_key_capture_widget (GTK_SEARCH_BAR (self->search_bar),
                                         GTK_WIDGET (self));
  g_signal_connect_object (self->entry, "search-changed",
                           G_CALLBACK (gtk_list_box_invalidate_filter),
                           self->list, G_CONNECT_SWAPPED);
}

static void
add_list (LudoShortcuts *self)
{
  GtkWidget *none = gtk_label_new (_("No shortcut found."));
  guint n;
  const LudoShortcutsKey *keys = ludo_shortcuts_keys (&n);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list),
                                   GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "shortcuts");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Keyboard Shortcuts"), -1);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), row_new (&keys[i]));
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), update_header,
                                NULL, NULL);
  gtk_label_set_wrap (GTK_LABEL (none), TRUE);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->list), none);
}

static void
ludo_shortcuts_init (LudoShortcuts *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_window_set_title (GTK_WINDOW (self), _("Keyboard Shortcuts"));
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  add_list (self);
  add_search_bar (self);
  add_header_bar (self);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), is_wanted, self,
                                NULL);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  gtk_widget_set_vexpand (scroller, TRUE);
  /* It takes the focus where no row does. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Keyboard Shortcuts"), -1);
  gtk_box_append (GTK_BOX (box), self->search_bar);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_window_set_child (GTK_WINDOW (self), box);
  gtk_window_set_focus (GTK_WINDOW (self),
                        GTK_WIDGET (gtk_list_box_get_row_at_index
                                      (GTK_LIST_BOX (self->list), 0)));
}

GtkWidget *
ludo_shortcuts_find (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  for (GList *l = windows; l != NULL; l = l->next)
    if (LUDO_IS_SHORTCUTS (l->data)
        && gtk_window_get_transient_for (l->data) == parent)
      return l->data;

  return NULL;
}

static GtkWidget *
build (GtkWindow *parent)
{
  GtkWidget *window = g_object_new (LUDO_TYPE_SHORTCUTS,
                                    "transient-for", parent,
                                    NULL);

  gtk_window_set_default_size
    (GTK_WINDOW (window),
     MIN (WIDTH, gtk_widget_get_width (GTK_WIDGET (parent))),
     MIN (HEIGHT, gtk_widget_get_height (GTK_WIDGET (parent))));

  return window;
}

void
ludo_shortcuts_show (GtkWindow *parent)
{
  GtkWidget *window;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  window = ludo_shortcuts_find (parent);
  if (window == NULL)
    window = build (parent);
  gtk_window_present (GTK_WINDOW (window));
}
