/* ludo-lesson-head.c: edits the game, the title and the start of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-head.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-template.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-signal.h"

struct _LudoLessonHead
{
  GtkBox parent_instance;

  gboolean updating;            /* the program sets the controls */

  /* Template widgets */
  GtkDropDown *games;
  GtkWidget *french_label;
  GtkWidget *french_entry;
  GtkWidget *english_entry;
  GtkWidget *positions;
  GtkToggleButton *stands_button;
  GtkToggleButton *start_button;
  GtkToggleButton *empty_button;

  /* Borrowed */
  LudoDraft *draft;

  /* Owned */
  char *begun_game;             /* of the draft in ludo_lesson_head_begin() */
  char *begun_position;         /* of its first step, or "" */
};

G_DEFINE_FINAL_TYPE (LudoLessonHead, ludo_lesson_head, GTK_TYPE_BOX)

GtkWidget *
ludo_lesson_head_get_input (LudoLessonHead   *self,
                            LudoPageLanguage  language)
{
  g_return_val_if_fail (LUDO_IS_LESSON_HEAD (self), NULL);

  return language == LUDO_PAGE_FRENCH ? self->french_entry
                                      : self->english_entry;
}

static const char *
get_position (LudoLessonHead *self)
{
  return ludo_draft_get (ludo_draft_get_step (self->draft, 0), "position");
}

/* Whether @position, "" or in notation, is the start of the game. */
static gboolean
is_start (LudoLessonHead *self,
          const char     *position)
{
  GameConfig config;
  GameState state = { 0 };
  char text[GAME_POSITION_TEXT_MAX];

  game_rules_default_config (self->draft->rules, &config);
  self->draft->rules->start (&config, &state);
  self->draft->rules->print (&state, text);

  return position[0] == '\0' || g_str_equal (position, text);
}

/* Shows whether the position is the start or the one of
 * ludo_lesson_head_begin(), which is offered only if it is another one. */
static void
show_position (LudoLessonHead *self)
{
  const char *position = get_position (self);
  gboolean start = is_start (self, position);
  gboolean can_stand = g_strcmp0 (self->begun_game, self->draft->rules->id) == 0
                       && !is_start (self, self->begun_position);
  gboolean stands = can_stand && g_str_equal (position, self->begun_position);

  gtk_widget_set_visible (GTK_WIDGET (self->stands_button), can_stand);
  gtk_toggle_button_set_active (self->stands_button, stands);
  gtk_toggle_button_set_active (self->start_button, start);
  gtk_toggle_button_set_active (self->empty_button, !stands && !start);
}

void
ludo_lesson_head_show (LudoLessonHead *self,
                       LudoDraft      *draft)
{
  const GameRules *const *games = games_list ();

  g_return_if_fail (LUDO_IS_LESSON_HEAD (self) && draft != NULL);

  self->draft = draft;
  self->updating = TRUE;
  for (guint i = 0; games[i] != NULL; i++)
    if (games[i] == draft->rules)
      gtk_drop_down_set_selected (self->games, i);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autofree char *title = ludo_draft_dup_text (draft->page,
                                                    LUDO_TEXT_TITLE, 0, i);
      GtkEditable *input = GTK_EDITABLE (ludo_lesson_head_get_input (self, i));

      if (!g_str_equal (gtk_editable_get_text (input), title))
        gtk_editable_set_text (input, title);
    }
  show_position (self);
  self->updating = FALSE;
}

void
ludo_lesson_head_begin (LudoLessonHead *self,
                        LudoDraft      *draft)
{
  g_return_if_fail (LUDO_IS_LESSON_HEAD (self) && draft != NULL);

  self->draft = draft;
  g_free (self->begun_game);
  self->begun_game = g_strdup (draft->rules->id);
  g_free (self->begun_position);
  self->begun_position = g_strdup (get_position (self));
  ludo_lesson_head_show (self, draft);
}

static void
game_cb (LudoLessonHead *self)
{
  guint chosen = gtk_drop_down_get_selected (self->games);

  if (self->updating || games_list ()[chosen] == self->draft->rules)
    return;
  ludo_draft_set_game (self->draft, games_list ()[chosen]);
  g_signal_emit_by_name (self, "changed");
}

static void
title_cb (LudoLessonHead *self,
          GtkEditable    *input)
{
  if (self->updating)
    return;
  ludo_draft_set_text (self->draft->page, LUDO_TEXT_TITLE, 0,
                       GTK_WIDGET (input) == self->french_entry
                         ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH,
                       gtk_editable_get_text (input));
  g_signal_emit_by_name (self, "typed");
}

static void
position_cb (LudoLessonHead *self,
             GtkWidget      *button)
{
  g_autofree char *before = g_strdup (get_position (self));

  if (button == GTK_WIDGET (self->empty_button))
    g_signal_emit_by_name (self, "compose");
  else
    ludo_draft_begin_at (self->draft,
                         button == GTK_WIDGET (self->start_button)
                           ? "" : self->begun_position);
  show_position (self);
  if (!g_str_equal (get_position (self), before))
    g_signal_emit_by_name (self, "changed");
}

static void
ludo_lesson_head_finalize (GObject *object)
{
  LudoLessonHead *self = LUDO_LESSON_HEAD (object);

  g_free (self->begun_game);
  g_free (self->begun_position);

  G_OBJECT_CLASS (ludo_lesson_head_parent_class)->finalize (object);
}

static void
ludo_lesson_head_class_init (LudoLessonHeadClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_lesson_head_finalize;
  ludo_signal_new (klass, "typed", 0);
  ludo_signal_new (klass, "changed", 0);
  ludo_signal_new (klass, "compose", 0);
  LUDO_TEMPLATE_SET (klass, "lesson-head");
  LUDO_TEMPLATE_CHILDREN (klass, LudoLessonHead, games, french_label,
                          french_entry, english_entry, positions,
                          stands_button, start_button, empty_button);
  LUDO_TEMPLATE_CALLBACKS (klass, game_cb, title_cb, position_cb);
}

static void
ludo_lesson_head_init (LudoLessonHead *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const GameRules *const *games = games_list (); *games != NULL; games++)
    gtk_string_list_append (list,
                            gettext (ludo_game_info_for ((*games)->id)->name));
  ludo_drop_down_shorten (self->games);
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (list));
  ludo_flow_fill (self->positions);
  if (ludo_page_language_now () == LUDO_PAGE_ENGLISH)
    {
      gtk_box_reorder_child_after (GTK_BOX (self), self->french_label,
                                   self->english_entry);
      gtk_box_reorder_child_after (GTK_BOX (self), self->french_entry,
                                   self->french_label);
    }
}
