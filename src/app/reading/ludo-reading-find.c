/* ludo-reading-find.c: looking for words in the page that is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-find"

#include "config.h"

#include "app/reading/ludo-reading-page-private.h"

#include <glib/gi18n.h>

static void
tell_count (LudoReadingPage *self,
            guint            which)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->find_entry));
  g_autofree char *text = NULL;

  if (words[0] == '\0')
    text = g_strdup ("");
  else if (self->n_found == 0)
    text = g_strdup (_("Not found"));
  else
    /* Translators: the second of five places where words were found. */
    text = g_strdup_printf (_("%u of %u"), which, self->n_found);
  gtk_label_set_text (self->find_label, text);
}

static void
step (LudoReadingPage *self,
      int              by)
{
  guint which;
  LudoSentence *sentence = ludo_page_view_step_match (self->view, by, &which);

  tell_count (self, which);
  if (sentence != NULL)
    _ludo_reading_page_show_sentence (self, sentence);
}

static void
find_changed_cb (LudoReadingPage *self)
{
  /* The bar empties itself when it is closed. */
  if (!gtk_search_bar_get_search_mode (self->find_bar))
    return;

  self->n_found = ludo_page_view_find_text
    (self->view, gtk_editable_get_text (GTK_EDITABLE (self->find_entry)));
  step (self, 0);
}

static void
next_cb (LudoReadingPage *self)
{
  step (self, 1);
}

static void
previous_cb (LudoReadingPage *self)
{
  step (self, -1);
}

static void
stop_cb (LudoReadingPage *self)
{
  gtk_search_bar_set_search_mode (self->find_bar, FALSE);
}

/* However the bar was closed, what was found is gone on from: its sentence has
 * the focus. */
static void
mode_changed_cb (LudoReadingPage *self)
{
  LudoSentence *sentence;
  guint which;

  if (gtk_search_bar_get_search_mode (self->find_bar))
    return;

  sentence = ludo_page_view_step_match (self->view, 0, &which);
  ludo_page_view_find_text (self->view, "");
  if (sentence != NULL)
    ludo_page_view_go_to (self->view, sentence);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static GtkWidget *
button_new (LudoReadingPage *self,
            const char      *icon,
            const char      *name,
            GCallback        callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "clicked", callback, self);

  return button;
}

void
_ludo_reading_page_init_find (LudoReadingPage *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->find_entry = gtk_search_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->find_entry), 8);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->find_entry), 24);
  g_object_set (self->find_entry, "placeholder-text",
                _("Find in This Page"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->find_entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Find in This Page"), -1);
  self->find_label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_STATUS,
                                   "width-chars", 9, NULL);
  gtk_box_append (GTK_BOX (row), self->find_entry);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->find_label));
  gtk_box_append (GTK_BOX (row),
                  button_new (self, "go-up-symbolic", _("Previous Place"),
                              G_CALLBACK (previous_cb)));
  gtk_box_append (GTK_BOX (row),
                  button_new (self, "go-down-symbolic", _("Next Place"),
                              G_CALLBACK (next_cb)));
  gtk_box_append (GTK_BOX (row),
                  button_new (self, "window-close-symbolic",
                              _("Find No More"), G_CALLBACK (stop_cb)));
  gtk_search_bar_set_child (self->find_bar, row);
  gtk_search_bar_connect_entry (self->find_bar,
                                GTK_EDITABLE (self->find_entry));

  g_signal_connect_swapped (self->find_entry, "search-changed",
                            G_CALLBACK (find_changed_cb), self);
  g_signal_connect_swapped (self->find_entry, "activate",
                            G_CALLBACK (next_cb), self);
  g_signal_connect_swapped (self->find_entry, "next-match",
                            G_CALLBACK (next_cb), self);
  g_signal_connect_swapped (self->find_entry, "previous-match",
                            G_CALLBACK (previous_cb), self);
  g_signal_connect_swapped (self->find_bar, "notify::search-mode-enabled",
                            G_CALLBACK (mode_changed_cb), self);
}

void
_ludo_reading_page_find_again (LudoReadingPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->find_bar))
    return;

  self->n_found = ludo_page_view_find_text
    (self->view, gtk_editable_get_text (GTK_EDITABLE (self->find_entry)));
  tell_count (self, 0);
}

void
ludo_reading_page_find (LudoReadingPage *self)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  gtk_search_bar_set_search_mode (self->find_bar, TRUE);
  gtk_widget_grab_focus (self->find_entry);
}

void
ludo_reading_page_find_next (LudoReadingPage *self,
                             int              by)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (gtk_search_bar_get_search_mode (self->find_bar))
    step (self, by);
  else
    ludo_reading_page_find (self);
}
