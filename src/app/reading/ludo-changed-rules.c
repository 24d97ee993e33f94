/* ludo-changed-rules.c: lists above the page of rules how those of the game
 * differ
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-changed-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/ludo-signal.h"
#include "play/record/ludo-transcript.h"

/* The key of the data of a page: its LudoChangedRules. */
#define KEY "changed-rules"

/* The greatest height of the list, in pixels. */
#define HEIGHT 160

struct _LudoChangedRules
{
  GtkBox parent_instance;

  /* Borrowed */
  LudoReadingPage *page;        /* the parent */
  LudoGame *game;               /* weak, or NULL */

  /* Borrowed: children */
  GtkScrolledWindow *scroller;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (LudoChangedRules, ludo_changed_rules, GTK_TYPE_BOX)

static void
ludo_changed_rules_finalize (GObject *object)
{
  g_clear_weak_pointer (&LUDO_CHANGED_RULES (object)->game);

  G_OBJECT_CLASS (ludo_changed_rules_parent_class)->finalize (object);
}

static void
ludo_changed_rules_class_init (LudoChangedRulesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_changed_rules_finalize;
}

static void
ludo_changed_rules_init (LudoChangedRules *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *expander = gtk_expander_new (_("Changed Rules"));

  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_xalign (self->label, 0);
  gtk_label_set_selectable (self->label, TRUE);
  gtk_widget_set_margin_top (GTK_WIDGET (self->label), 6);
  self->scroller = GTK_SCROLLED_WINDOW (scroller);
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER,
                "max-content-height", HEIGHT,
                "propagate-natural-height", TRUE, "child", self->label, NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  gtk_expander_set_child (GTK_EXPANDER (expander), scroller);
  gtk_widget_set_hexpand (expander, TRUE);
  gtk_box_append (GTK_BOX (self), expander);
  gtk_widget_add_css_class (GTK_WIDGET (self), "changed-rules");
}

static void
opened_cb (LudoChangedRules *self)
{
  const char *id = ludo_reading_page_get_game_id (self->page);
  const char *page_id = ludo_reading_page_get_page_id (self->page);

  gtk_widget_set_visible
    (GTK_WIDGET (self),
     gtk_label_get_text (self->label)[0] != '\0' && self->game != NULL
     && g_strcmp0 (id, ludo_game_get_rules (self->game)->id) == 0
     && g_strcmp0 (page_id, "rules") == 0);
}

/* Adds a list below the tools of @page. */
static LudoChangedRules *
add (LudoReadingPage *page)
{
  LudoChangedRules *self = g_object_new (LUDO_TYPE_CHANGED_RULES, NULL);

  self->page = page;
  gtk_box_insert_child_after (GTK_BOX (page), GTK_WIDGET (self),
                              gtk_widget_get_first_child (GTK_WIDGET (page)));
  ludo_signal_connect (page, "opened", opened_cb, self);
  g_object_set_data (G_OBJECT (page), KEY, self);

  return self;
}

void
ludo_changed_rules_show (LudoReadingPage *page,
                         LudoGame        *game)
{
  LudoChangedRules *self;
  g_autofree char *text = NULL;

  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (page == NULL)
    return;

  self = g_object_get_data (G_OBJECT (page), KEY);
  if (self == NULL)
    self = add (page);
  else if (self->game == game)
    return;

  g_set_weak_pointer (&self->game, game);
  text = game != NULL ? ludo_transcript_dup_changes (game) : g_strdup ("");
  gtk_label_set_text (self->label, g_strchomp (text));
  /* Otherwise the page below would leave it only the least height. */
  gtk_scrolled_window_set_min_content_height
    (self->scroller, strchr (text, '\n') != NULL ? HEIGHT : -1);
  opened_cb (self);
}
