/* ludo-which-game.c: asks which game is meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-which-game.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "play/game/ludo-game.h"

/* The key of the data of a button: the target of its action. */
#define TARGET "ludo-target"

static void
clicked_cb (GtkWidget  *button,
            const char *action)
{
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (button));
  GtkWidget *window = GTK_WIDGET (gtk_window_get_transient_for (dialog));
  g_autofree char *target = g_strdup (g_object_get_data (G_OBJECT (button),
                                                         TARGET));

  gtk_window_destroy (dialog);
  gtk_widget_activate_action (window, action, "s", target);
}

static void
add_escape (GtkWidget *dialog)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (dialog, keys);
}

void
ludo_which_game_ask (GtkWindow  *window,
                     const char *action,
                     const char *page_id)
{
  const GameRules *const *games = games_list ();
  GtkWidget *dialog;
  GtkWidget *box;

  g_return_if_fail (GTK_IS_WINDOW (window) && action != NULL);

  dialog = g_object_new (GTK_TYPE_WINDOW, "transient-for", window, "modal",
                         TRUE, "destroy-with-parent", TRUE, "titlebar",
                         gtk_header_bar_new (), "title", _("Which Game?"),
                         "resizable", FALSE, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (box, "form");
  for (int i = 0; games[i] != NULL; i++)
    {
      GtkWidget *button = gtk_button_new_with_label
        (gettext (ludo_game_info_for (games[i]->id)->name));

      gtk_widget_set_size_request (button, 260, 44);
      g_object_set_data_full (G_OBJECT (button), TARGET,
                              page_id == NULL
                                ? g_strdup (games[i]->id)
                                : g_strjoin ("/", games[i]->id, page_id,
                                             NULL), g_free);
      g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb),
                        (gpointer) action);
      gtk_box_append (GTK_BOX (box), button);
    }
  add_escape (dialog);
  gtk_window_set_child (GTK_WINDOW (dialog), box);
  gtk_window_present (GTK_WINDOW (dialog));
}
