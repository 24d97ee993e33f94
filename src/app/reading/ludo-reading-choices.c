/* ludo-reading-choices.c: how a page is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-choices.h"

#include <glib/gi18n.h>

#include "app/reading/ludo-reading-style.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-template.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-signal.h"

struct _LudoReadingChoices
{
  GtkBox parent_instance;

  gboolean filling;             /* the program sets the controls */
  int ruleset;                  /* -1: all of them */
  LudoViewOptions options;

  /* Template widgets */
  GtkToggleButton *french_button;
  GtkToggleButton *english_button;
  GtkDropDown *mode_drop_down;
  GtkDropDown *ruleset_drop_down;

  /* Owned */
  LudoSettings *settings;
  LudoPageNode *page;
};

G_DEFINE_FINAL_TYPE (LudoReadingChoices, ludo_reading_choices, GTK_TYPE_BOX)

static void
emit_changed (LudoReadingChoices *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Sets the options to the ruleset with that index, NULL for all of them. */
static void
set_ruleset (LudoReadingChoices *self,
             int                 ruleset)
{
  const GameRules *rules = games_find (ludo_page_game (self->page));
  gboolean known = rules != NULL && ruleset >= 0
                   && ruleset < rules->n_rulesets
                   && ludo_page_has_rulesets (self->page);

  self->ruleset = ruleset;
  self->options.ruleset = known ? rules->rulesets[ruleset].id : NULL;
  gtk_widget_set_tooltip_text
    (GTK_WIDGET (self->ruleset_drop_down),
     known ? gettext (ludo_game_info_for (rules->id)->rulesets[ruleset].summary)
           : _("Rules"));
}

static void
fill_rulesets (LudoReadingChoices *self)
{
  const char *game_id = ludo_page_game (self->page);
  const GameRules *rules = games_find (game_id);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  gboolean differ = rules != NULL && rules->n_rulesets > 1
                    && ludo_page_has_rulesets (self->page);

  self->filling = TRUE;
  gtk_string_list_append (list, _("All the Rules"));
  for (int i = 0; rules != NULL && i < rules->n_rulesets; i++)
    gtk_string_list_append
      (list, gettext (ludo_game_info_for (game_id)->rulesets[i].name));
  gtk_drop_down_set_model (self->ruleset_drop_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->ruleset_drop_down, self->ruleset + 1);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset_drop_down), differ);
  self->filling = FALSE;
}

void
ludo_reading_choices_set_page (LudoReadingChoices *self,
                               LudoPageNode       *page,
                               int                 ruleset)
{
  g_return_if_fail (LUDO_IS_READING_CHOICES (self) && page != NULL);

  ludo_page_ref (page);
  ludo_page_free (self->page);
  self->page = page;
  set_ruleset (self, ruleset);
  fill_rulesets (self);
}

static void
settings_changed_cb (LudoReadingChoices *self)
{
  LudoViewOptions before = self->options;

  ludo_reading_style_get_options (self->settings, &self->options);
  self->filling = TRUE;
  gtk_toggle_button_set_active (self->options.language == LUDO_PAGE_ENGLISH
                                  ? self->english_button
                                  : self->french_button, TRUE);
  self->filling = FALSE;
  if (before.mode != self->options.mode
      || before.language != self->options.language
      || before.measure != self->options.measure)
    emit_changed (self);
}

void
ludo_reading_choices_set_settings (LudoReadingChoices *self,
                                   LudoSettings       *settings)
{
  g_return_if_fail (LUDO_IS_READING_CHOICES (self));
  g_return_if_fail (LUDO_IS_SETTINGS (settings));

  if (!g_set_object (&self->settings, settings))
    return;

  ludo_signal_connect (settings, "changed", settings_changed_cb, self);
  ludo_settings_bind_choice (settings, "reading-mode", self->mode_drop_down,
                             "selected");
  settings_changed_cb (self);
}

void
ludo_reading_choices_set_language (LudoReadingChoices *self,
                                   LudoPageLanguage    language)
{
  g_return_if_fail (LUDO_IS_READING_CHOICES (self));

  g_settings_set_string (G_SETTINGS (self->settings), "reading-language",
                         ludo_page_language_code (language));
}

void
ludo_reading_choices_set_mode (LudoReadingChoices *self,
                               LudoReadingMode     mode)
{
  g_return_if_fail (LUDO_IS_READING_CHOICES (self));

  g_settings_set_enum (G_SETTINGS (self->settings), "reading-mode", mode);
}

void
ludo_reading_choices_set_ruleset (LudoReadingChoices *self,
                                  int                 ruleset)
{
  g_return_if_fail (LUDO_IS_READING_CHOICES (self));

  if (self->ruleset == ruleset)
    return;

  self->ruleset = ruleset;
  if (self->page == NULL)
    return;
  set_ruleset (self, ruleset);
  fill_rulesets (self);
  emit_changed (self);
}

static void
language_toggled_cb (LudoReadingChoices *self)
{
  /* Read the state of this button alone, because the other may not have changed
   * yet. */
  if (!self->filling)
    ludo_reading_choices_set_language
      (self, gtk_toggle_button_get_active (self->french_button)
               ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH);
}

static void
ruleset_selected_cb (LudoReadingChoices *self)
{
  if (self->filling || self->page == NULL)
    return;

  /* The first item means all rulesets. */
  set_ruleset (self,
               (int) gtk_drop_down_get_selected (self->ruleset_drop_down)
               - 1);
  emit_changed (self);
}

static void
ludo_reading_choices_dispose (GObject *object)
{
  LudoReadingChoices *self = LUDO_READING_CHOICES (object);

  g_clear_pointer (&self->page, ludo_page_free);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ludo_reading_choices_parent_class)->dispose (object);
}

static void
ludo_reading_choices_class_init (LudoReadingChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_reading_choices_dispose;
  ludo_signal_new (klass, "changed", 0);
  LUDO_TEMPLATE_SET (klass, "reading-choices");
  LUDO_TEMPLATE_CHILDREN (klass, LudoReadingChoices, french_button,
                          english_button, mode_drop_down, ruleset_drop_down);
  LUDO_TEMPLATE_CALLBACKS (klass, language_toggled_cb, ruleset_selected_cb);
}

static void
ludo_reading_choices_init (LudoReadingChoices *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_children (GTK_WIDGET (self));
  ludo_drop_down_wrap (self->mode_drop_down);
  ludo_drop_down_wrap (self->ruleset_drop_down);
  self->ruleset = -1;
}

const LudoViewOptions *
ludo_reading_choices_get_options (LudoReadingChoices *self)
{
  g_return_val_if_fail (LUDO_IS_READING_CHOICES (self), NULL);

  return &self->options;
}

int
ludo_reading_choices_get_ruleset (LudoReadingChoices *self)
{
  g_return_val_if_fail (LUDO_IS_READING_CHOICES (self), -1);

  return self->ruleset;
}
