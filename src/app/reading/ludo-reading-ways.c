/* ludo-reading-ways.c: in which way a page is shown, and at which place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-ways"

#include "config.h"

#include "app/reading/ludo-reading-page-private.h"

#include "app/reading/ludo-reading-style.h"
#include "games/games.h"

/* What scrolls the page has the page's name, as it takes the focus. */
static void
name_scroller (LudoReadingPage *self)
{
  const char *title = self->page->title[self->options.language];
  g_autofree char *plain =
    ludo_page_dup_plain (title != NULL ? title : self->page->id);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

/* The ruleset chosen, NULL for all of them. */
static const char *
chosen_ruleset (LudoReadingPage *self)
{
  const GameRules *rules = games_find (ludo_page_game (self->page));

  if (rules == NULL || self->ruleset < 0
      || self->ruleset >= rules->n_rulesets
      || !ludo_page_has_rulesets (self->page))
    return NULL;

  return rules->rulesets[self->ruleset].id;
}

/* What has the focus in the page is about to go, and GTK would look for
 * another place anywhere in the window. */
static void
hold_focus (LudoReadingPage *self)
{
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->scroller)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

void
_ludo_reading_page_show (LudoReadingPage *self)
{
  if (self->page == NULL)
    return;

  hold_focus (self);
  self->options.ruleset = chosen_ruleset (self);
  ludo_page_view_show (self->view, self->page, self->sources,
                       self->vocabulary, &self->options);
  name_scroller (self);
  ludo_contents_set_page (self->contents, self->page, self->options.language);
  _ludo_reading_page_find_again (self);
  gtk_widget_set_visible (self->exercise_box,
                          self->options.mode == LUDO_READING_EXERCISE);
}

/* The sentence at the upper rim, and by how much it is above; NULL at the
 * beginning of the page. */
static char *
dup_place (LudoReadingPage *self,
           double          *offset)
{
  LudoSentence *place = ludo_page_view_get_place (self->view, offset);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);

  return place != NULL && gtk_adjustment_get_value (adjustment) > 0
         ? g_strdup (place->node->id) : NULL;
}

static void
return_to_place (LudoReadingPage *self,
                 const char      *id,
                 double           offset)
{
  /* Still on the way to a place, it goes on there. */
  if (self->scroll_tick != 0)
    self->scroll_frames = LUDO_READING_SETTLES + 1;
  else if (id != NULL)
    _ludo_reading_page_scroll_to (self, id, offset, FALSE);
}

/* The same page in another way, at the same place. */
void
_ludo_reading_page_show_again (LudoReadingPage *self)
{
  g_autofree char *id = NULL;
  double offset;

  if (self->page == NULL)
    return;

  id = dup_place (self, &offset);
  _ludo_reading_page_show (self);
  return_to_place (self, id, offset);
}

/* Every page has the letters that one style gives them all, which may have
 * been changed by another page's window. */
static gboolean
take_letters (LudoReadingPage *self)
{
  char *letters = ludo_reading_style_dup_letters (self->settings);
  gboolean other = g_strcmp0 (letters, self->letters) != 0;

  g_free (self->letters);
  self->letters = letters;

  return other;
}

void
_ludo_reading_page_show_choices (LudoReadingPage *self)
{
  self->filling = TRUE;
  gtk_toggle_button_set_active (self->options.language == LUDO_PAGE_ENGLISH
                                  ? self->english_button
                                  : self->french_button, TRUE);
  gtk_drop_down_set_selected (self->mode_drop_down, self->options.mode);
  self->filling = FALSE;
}

static void
settings_changed_cb (LudoReadingPage *self)
{
  LudoViewOptions before = self->options;
  g_autofree char *id = NULL;
  double offset;

  ludo_reading_style_get_way (self->settings, &self->options);
  id = dup_place (self, &offset);
  ludo_reading_style_apply (self->settings, GTK_WIDGET (self->scroller));
  if (take_letters (self))
    return_to_place (self, id, offset);
  _ludo_reading_page_show_choices (self);
  if (before.mode != self->options.mode || before.language != self->options.language
      || before.measure != self->options.measure)
    _ludo_reading_page_show_again (self);
}

void
ludo_reading_page_set_settings (LudoReadingPage *self,
                                LudoSettings    *settings)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));
  g_return_if_fail (LUDO_IS_SETTINGS (settings));

  if (!g_set_object (&self->settings, settings))
    return;

  g_signal_connect_object (settings, "changed",
                           G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  settings_changed_cb (self);
}

LudoPageLanguage
ludo_reading_page_get_language (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), LUDO_PAGE_FRENCH);

  return self->options.language;
}

void
ludo_reading_page_set_language (LudoReadingPage  *self,
                                LudoPageLanguage  language)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (self->settings != NULL)
    g_settings_set_string (G_SETTINGS (self->settings), "reading-language",
                           language == LUDO_PAGE_FRENCH ? "fr" : "en");
  else if (self->options.language != language)
    {
      self->options.language = language;
      _ludo_reading_page_show_choices (self);
      _ludo_reading_page_show_again (self);
    }
}

LudoReadingMode
ludo_reading_page_get_mode (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), LUDO_READING_ALONE);

  return self->options.mode;
}

void
ludo_reading_page_set_mode (LudoReadingPage *self,
                            LudoReadingMode  mode)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (self->settings != NULL)
    g_settings_set_enum (G_SETTINGS (self->settings), "reading-mode", mode);
  else if (self->options.mode != mode)
    {
      self->options.mode = mode;
      _ludo_reading_page_show_choices (self);
      _ludo_reading_page_show_again (self);
    }
}

void
ludo_reading_page_set_ruleset (LudoReadingPage *self,
                               int              ruleset)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (self->ruleset == ruleset)
    return;

  self->ruleset = ruleset;
  if (self->page == NULL)
    return;
  _ludo_reading_page_fill_rulesets (self);
  _ludo_reading_page_show_again (self);
}
