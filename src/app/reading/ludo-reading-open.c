/* ludo-reading-open.c: another page is read, or another place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-open"

#include "config.h"

#include "app/reading/ludo-reading-page-private.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "play/game/ludo-game.h"

void
_ludo_reading_page_fill_rulesets (LudoReadingPage *self)
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

/* The page that is shown is the program's where the reader's own is broken;
 * what is wrong with it stands above. */
static void
tell_problem (LudoReadingPage *self,
              const GError    *problem)
{
  g_autofree char *text = NULL;

  if (problem != NULL)
    /* Translators: what is wrong, with the file's name and the line. */
    text = g_strdup_printf (_("Your own page cannot be read, and the "
                              "program’s is shown instead: %s"),
                            problem->message);
  gtk_label_set_text (self->problem_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), text != NULL);
}

static LudoPageNode *
read_beside (LudoReadingPage *self,
             const char      *game_id,
             const char      *page_id)
{
  g_autoptr (GError) error = NULL;
  LudoPageNode *page = ludo_library_read (self->library, game_id, page_id,
                                          NULL, &error);

  if (page == NULL)
    g_info ("%s", error->message);

  return page;
}

gboolean
_ludo_reading_page_read (LudoReadingPage  *self,
                         const char       *game_id,
                         const char       *page_id,
                         GError          **error)
{
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GError) problem = NULL;

  page = ludo_library_read (self->library, game_id, page_id, &problem, error);
  if (page == NULL)
    return FALSE;

  ludo_page_free (self->sources);
  self->sources = read_beside (self, game_id, "sources");
  ludo_page_free (self->vocabulary);
  self->vocabulary = read_beside (self, game_id, "vocabulary");
  ludo_page_free (self->page);
  self->page = g_steal_pointer (&page);
  tell_problem (self, problem);
  _ludo_reading_page_fill_rulesets (self);
  _ludo_reading_page_show (self);
  g_signal_emit_by_name (self, "opened");

  return TRUE;
}

gboolean
ludo_reading_page_open (LudoReadingPage  *self,
                        const char       *game_id,
                        const char       *page_id,
                        int               ruleset,
                        const char       *element_id,
                        GError          **error)
{
  g_autoptr (LudoPageNode) before = NULL;
  g_autofree char *id = g_strdup (element_id);

  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);
  g_return_val_if_fail (game_id != NULL && page_id != NULL, FALSE);

  /* What cannot be opened is no reason to leave. */
  before = ludo_library_read (self->library, game_id, page_id, NULL, error);
  if (before == NULL)
    return FALSE;

  _ludo_reading_page_leave (self);
  self->ruleset = ruleset;
  if (!_ludo_reading_page_read (self, game_id, page_id, error))
    return FALSE;
  _ludo_reading_page_scroll_to (self, id, LUDO_READING_MARGIN, TRUE);

  return TRUE;
}

void
ludo_reading_page_go_to (LudoReadingPage *self,
                         const char      *element_id)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self) && element_id != NULL);

  _ludo_reading_page_leave (self);
  _ludo_reading_page_scroll_to (self, element_id, LUDO_READING_MARGIN, TRUE);
}
