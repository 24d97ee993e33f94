/* ludo-teaching-places.c: a dialog with all that is for a teacher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shelf/ludo-teaching-places.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/shelf/ludo-action-list.h"
#include "chance/ludo-laboratory.h"
#include "games/games.h"
#include "play/game/ludo-game.h"

static void
add_plans (GtkWidget *dialog)
{
  const GameRules *const *games = games_list ();

  ludo_action_list_add_heading (dialog, _("Lesson plans"));
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *place = g_strconcat (games[i]->id, "/class", NULL);

      ludo_action_list_add_half (dialog,
                                 gettext (ludo_game_info_for (games[i]->id)
                                            ->name),
                                 "win.read-of", place);
    }
}

static void
add_laboratories (GtkWidget *dialog)
{
  const GameRules *const *games = games_list ();

  ludo_action_list_add_heading (dialog, _("Chance laboratory"));
  for (int i = 0; games[i] != NULL; i++)
    if (ludo_laboratory_supports_game (games[i]->id))
      ludo_action_list_add_half (dialog,
                                 gettext (ludo_game_info_for (games[i]->id)
                                            ->name),
                                 "win.chance", games[i]->id);
}

void
ludo_teaching_places_show (GtkApplicationWindow *window)
{
  static const struct
  {
    const char *label;
    const char *description;
    const char *action;
  } places[] = {
    { N_("_Print…"), N_("Boards, pieces and worksheets"),
      "win.print-sheets" },
    { N_("Make a _Lesson…"), N_("Texts, positions and questions for pupils"),
      "win.make-lesson" },
    { N_("Make a _Puzzle of This"), N_("From the position on the board"),
      "win.make-puzzle" },
    { N_("Set _Up a Position…"),
      N_("To play, to print, or to make into a lesson or a puzzle"),
      "win.edit-position" },
    { N_("Class _Results…"), N_("One table of what pupils handed in"),
      "win.results" },
  };
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  dialog = ludo_action_list_new (GTK_WINDOW (window), _("Teaching"));
  add_plans (dialog);
  add_laboratories (dialog);
  ludo_action_list_add_heading (dialog, _("Before and after the lesson"));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_action_group_get_action_enabled (G_ACTION_GROUP (window),
                                           places[i].action + strlen ("win.")))
      ludo_action_list_add (dialog, gettext (places[i].label),
                            gettext (places[i].description), places[i].action,
                            NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
ludo_teaching_places_ask_results (GtkApplicationWindow *window)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  dialog = ludo_action_list_new (GTK_WINDOW (window), _("Class Results"));
  ludo_action_list_add_words (dialog,
                              _("Put into one folder what your pupils handed "
                                "in. If the lesson is your own, put it there "
                                "too, so that its questions can be shown."));
  ludo_action_list_add_words (dialog,
                              _("The table says for each step who was right, "
                                "alone or with help, and counts the answers. "
                                "Pupils appear as numbers until you ask for "
                                "their names. Nothing in the folder is "
                                "changed."));
  ludo_action_list_add (dialog, _("_Choose the Folder…"), NULL,
                        "win.choose-results", NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}
