/* ludo-action-list.c: a dialog of buttons that act on its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shelf/ludo-action-list.h"

#include "app/settings/ludo-dialog-size.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"

/* The least sizes of a button, in pixels. */
#define WIDTH 260
#define HALF_WIDTH 120
#define HEIGHT 44

/* The keys of data: of a dialog, the box of its buttons and the words above the
 * next of them; of a button, the target of its action. */
#define BOX "ludo-box"
#define ABOVE "ludo-above"
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
  gtk_widget_activate_action (window, action, target != NULL ? "s" : NULL,
                              target);
}

GtkWidget *
ludo_action_list_new (GtkWindow  *window,
                      const char *title)
{
  GtkWidget *dialog, *scroller, *box;

  g_return_val_if_fail (GTK_IS_WINDOW (window) && title != NULL, NULL);

  dialog = g_object_new (GTK_TYPE_WINDOW, "accessible-role",
                         GTK_ACCESSIBLE_ROLE_DIALOG, "transient-for", window,
                         "modal",
                         TRUE, "destroy-with-parent", TRUE, "titlebar",
                         gtk_header_bar_new (), "title", title, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (box, "form");
  /* Let the list scroll, because the screen may be lower. */
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                           GTK_POLICY_NEVER, "propagate-natural-width", TRUE,
                           "propagate-natural-height", TRUE, "focusable",
                           FALSE, "child", box, NULL);
  gtk_window_set_child (GTK_WINDOW (dialog), scroller);
  g_object_set_data (G_OBJECT (dialog), BOX, box);
  ludo_question_add_escape (dialog);
  /* Name the buttons when all have been added by the caller. */
  g_signal_connect (dialog, "realize", G_CALLBACK (ludo_names_give), NULL);
  ludo_dialog_size_limit (dialog);

  return dialog;
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* Otherwise the label would get its least width. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

void
ludo_action_list_add_heading (GtkWidget  *dialog,
                              const char *heading)
{
  g_return_if_fail (GTK_IS_WINDOW (dialog) && heading != NULL);

  gtk_widget_set_margin_top (add_label (g_object_get_data (G_OBJECT (dialog),
                                                           BOX),
                                        heading, "heading"), 6);
  g_object_set_data_full (G_OBJECT (dialog), ABOVE, g_strdup (heading), g_free);
}

void
ludo_action_list_add_words (GtkWidget  *dialog,
                            const char *words)
{
  g_return_if_fail (GTK_IS_WINDOW (dialog) && words != NULL);

  gtk_label_set_use_underline
    (GTK_LABEL (add_label (g_object_get_data (G_OBJECT (dialog), BOX), words,
                           NULL)), FALSE);
  if (g_object_get_data (G_OBJECT (dialog), ABOVE) == NULL)
    g_object_set_data_full (G_OBJECT (dialog), ABOVE, g_strdup (words), g_free);
}

static GtkWidget *
make_button (GtkWidget  *dialog,
             const char *label,
             const char *description,
             const char *action,
             const char *target)
{
  const char *above;
  GtkWidget *button, *lines, *words;

  button = gtk_button_new ();
  lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  words = add_label (lines, label, NULL);
  if (description != NULL)
    add_label (lines, description, "summary");
  /* Orca 43 does not read the text above a focused control, so describe the
   * button by it. */
  above = description != NULL ? description
                              : g_object_get_data (G_OBJECT (dialog), ABOVE);
  if (above != NULL)
    ludo_names_describe (button, above);
  ludo_names_label (button, gtk_label_get_text (GTK_LABEL (words)));
  gtk_button_set_child (GTK_BUTTON (button), lines);
  g_object_set_data_full (G_OBJECT (button), TARGET, g_strdup (target),
                          g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb),
                    (gpointer) action);

  return button;
}

void
ludo_action_list_add (GtkWidget  *dialog,
                      const char *label,
                      const char *description,
                      const char *action,
                      const char *target)
{
  GtkWidget *button;

  g_return_if_fail (GTK_IS_WINDOW (dialog) && label != NULL && action != NULL);

  button = make_button (dialog, label, description, action, target);
  gtk_widget_set_size_request (button, WIDTH, HEIGHT);
  gtk_box_append (GTK_BOX (g_object_get_data (G_OBJECT (dialog), BOX)),
                  button);
}

void
ludo_action_list_add_half (GtkWidget  *dialog,
                           const char *label,
                           const char *action,
                           const char *target)
{
  GtkWidget *button, *box, *row;

  g_return_if_fail (GTK_IS_WINDOW (dialog) && label != NULL && action != NULL);

  button = make_button (dialog, label, NULL, action, target);
  gtk_widget_set_size_request (button, HALF_WIDTH, HEIGHT);
  box = g_object_get_data (G_OBJECT (dialog), BOX);
  row = gtk_widget_get_last_child (box);
  if (!GTK_IS_BOX (row) || gtk_widget_get_first_child (row)
                           != gtk_widget_get_last_child (row))
    {
      row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
      gtk_box_append (GTK_BOX (box), row);
    }
  gtk_box_append (GTK_BOX (row), button);
}
