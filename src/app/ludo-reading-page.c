/* ludo-reading-page.c: the rules and the history of a game, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-page"

#include "config.h"

#include "app/ludo-reading-page.h"

#include <glib/gi18n.h>

#include "app/ludo-drop-down.h"
#include "app/ludo-folders.h"
#include "games/games.h"
#include "play/ludo-game.h"
#include "play/ludo-language.h"
#include "reader/ludo-page-view.h"

/* Above what is scrolled to, in pixels. */
#define MARGIN 24

struct _LudoReadingPage
{
  GtkWidget parent_instance;

  gboolean filling;

  /* Template widgets */
  GtkWidget *box;
  GtkToggleButton *french_button;
  GtkToggleButton *english_button;
  GtkDropDown *ruleset_drop_down;
  GtkScrolledWindow *scroller;
  LudoPageView *view;

  /* Owned */
  LudoPageNode *page;
  LudoPageNode *sources;
  char *element_id;             /* to be scrolled to once laid out */
  guint scroll_tick;
  guint scroll_frames;          /* still to be laid out before */
};

G_DEFINE_FINAL_TYPE (LudoReadingPage, ludo_reading_page, GTK_TYPE_WIDGET)

/* Where things are is known only once the page has been laid out, which is
 * after the tick of its first frame. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  GtkWidget *element = NULL;
  graphene_rect_t bounds;

  if (self->scroll_frames-- > 0)
    return G_SOURCE_CONTINUE;

  self->scroll_tick = 0;
  if (self->element_id != NULL)
    element = ludo_page_view_find (self->view, self->element_id);
  if (element == NULL)
    gtk_adjustment_set_value (adjustment, 0);
  else if (gtk_widget_compute_bounds (element, GTK_WIDGET (self->view),
                                      &bounds))
    {
      gtk_adjustment_set_value (adjustment, bounds.origin.y - MARGIN);
      /* What was asked for is seen among its neighbours. */
      gtk_widget_add_css_class (element, "found");
    }

  return G_SOURCE_REMOVE;
}

static void
scroll_to (LudoReadingPage *self,
           const char      *element_id)
{
  g_free (self->element_id);
  self->element_id = g_strdup (element_id);
  self->scroll_frames = 1;
  if (self->scroll_tick == 0)
    self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                      scroll_cb, NULL, NULL);
}

LudoPageLanguage
ludo_reading_page_get_language (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), LUDO_PAGE_FRENCH);

  /* Only this button is listened to: while it tells of its change the other
   * one may not have changed yet. */
  return gtk_toggle_button_get_active (self->french_button)
           ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH;
}

void
ludo_reading_page_set_language (LudoReadingPage  *self,
                                LudoPageLanguage  language)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  gtk_toggle_button_set_active (language == LUDO_PAGE_ENGLISH
                                  ? self->english_button
                                  : self->french_button, TRUE);
}

/* What scrolls the page has the page's name, as it takes the focus. */
static void
name_scroller (LudoReadingPage *self)
{
  const char *title = self->page->title[ludo_reading_page_get_language (self)];
  g_autofree char *plain = NULL;

  if (pango_parse_markup (title, -1, 0, NULL, &plain, NULL, NULL))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

static void
show_page_cb (LudoReadingPage *self)
{
  const GameRules *rules;
  const char *ruleset = NULL;
  guint selected;

  if (self->page == NULL || self->filling)
    return;

  rules = games_find (ludo_page_game (self->page));
  selected = gtk_drop_down_get_selected (self->ruleset_drop_down);
  if (ludo_page_has_rulesets (self->page)
      && selected != GTK_INVALID_LIST_POSITION)
    ruleset = rules->rulesets[selected].id;
  ludo_page_view_show (self->view, self->page, self->sources,
                       ludo_reading_page_get_language (self), ruleset);
  name_scroller (self);
}

static void
language_toggled_cb (LudoReadingPage *self)
{
  show_page_cb (self);
}

static void
ludo_reading_page_dispose (GObject *object)
{
  LudoReadingPage *self = LUDO_READING_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->page, ludo_page_free);
  g_clear_pointer (&self->sources, ludo_page_free);
  g_clear_pointer (&self->element_id, g_free);

  G_OBJECT_CLASS (ludo_reading_page_parent_class)->dispose (object);
}

static gboolean
ludo_reading_page_grab_focus (GtkWidget *widget)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);

  /* The keys that scroll work at once. */
  return gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

static void
ludo_reading_page_class_init (LudoReadingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_reading_page_dispose;
  widget_class->grab_focus = ludo_reading_page_grab_focus;

  g_type_ensure (LUDO_TYPE_PAGE_VIEW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-reading-page.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoReadingPage, name)
  BIND (box);
  BIND (french_button);
  BIND (english_button);
  BIND (ruleset_drop_down);
  BIND (scroller);
  BIND (view);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class,
                                           language_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_page_cb);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "reading-page");
}

static void
ludo_reading_page_init (LudoReadingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self->scroller), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rules"),
                                  -1);
  ludo_drop_down_shorten (self->ruleset_drop_down);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->ruleset_drop_down),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rules"),
                                  -1);
  ludo_reading_page_set_language (
    self, g_str_equal (ludo_language_get (), "fr") ? LUDO_PAGE_FRENCH
                                                   : LUDO_PAGE_ENGLISH);
}

GtkWidget *
ludo_reading_page_new (void)
{
  return g_object_new (LUDO_TYPE_READING_PAGE, NULL);
}

static LudoPageNode *
load (const char  *game_id,
      const char  *page_id,
      GError     **error)
{
  g_autofree char *folder = ludo_folders_dup_data ();
  g_autofree char *name = g_strconcat (page_id, ".page", NULL);
  g_autofree char *path = g_build_filename (folder, "content", game_id, name,
                                            NULL);

  return ludo_page_load (path, error);
}

static void
fill_rulesets (LudoReadingPage *self,
               int              selected)
{
  const char *game_id = ludo_page_game (self->page);
  const GameRules *rules = games_find (game_id);
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  self->filling = TRUE;
  for (int i = 0; i < rules->n_rulesets; i++)
    gtk_string_list_append (list, gettext (info->rulesets[i].name));
  gtk_drop_down_set_model (self->ruleset_drop_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->ruleset_drop_down, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset_drop_down),
                          rules->n_rulesets > 1
                            && ludo_page_has_rulesets (self->page));
  self->filling = FALSE;
}

gboolean
ludo_reading_page_open (LudoReadingPage  *self,
                        const char       *game_id,
                        const char       *page_id,
                        int               ruleset,
                        const char       *element_id,
                        GError          **error)
{
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (LudoPageNode) sources = NULL;
  g_autoptr (GError) sources_error = NULL;

  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, FALSE);

  page = load (game_id, page_id, error);
  if (page == NULL)
    return FALSE;

  sources = load (game_id, "sources", &sources_error);
  if (sources == NULL)
    g_info ("%s", sources_error->message);

  ludo_page_free (self->page);
  self->page = g_steal_pointer (&page);
  ludo_page_free (self->sources);
  self->sources = g_steal_pointer (&sources);
  fill_rulesets (self, ruleset);
  show_page_cb (self);
  scroll_to (self, element_id);

  return TRUE;
}

const char *
ludo_reading_page_get_game_id (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->page != NULL ? ludo_page_game (self->page) : NULL;
}

const char *
ludo_reading_page_get_page_id (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), NULL);

  return self->page != NULL ? self->page->id : NULL;
}
