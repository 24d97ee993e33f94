/* ludo-shelf-card.c: one game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-shelf-card"

#include "config.h"

#include "app/shelf/ludo-shelf-card.h"

#include <glib/gi18n.h>

#include "board/ludo-picture.h"
#include "games/games.h"
#include "play/game/ludo-game.h"

/* The picture shows a game that has been going on for so many plies, played
 * at random from a fixed number, so that it is always the same.  Where throws
 * and single steps are plies, it takes more of them to get anywhere. */
#define SAMPLE_PLIES 10
#define SAMPLE_PLIES_WITH_CHANCE 60
#define SAMPLE_SEED 20

struct _LudoShelfCard
{
  GtkBox parent_instance;

  const GameRules *rules;

  /* Template widgets */
  GtkBox *picture_box;
  GtkLabel *name_label;
  GtkLabel *summary_label;
  GtkLabel *credit_label;
  GtkWidget *resume_button;
  GtkWidget *play_button;
  GtkWidget *rules_button;
  GtkWidget *history_button;
};

G_DEFINE_FINAL_TYPE (LudoShelfCard, ludo_shelf_card, GTK_TYPE_BOX)

static void
ludo_shelf_card_class_init (LudoShelfCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-shelf-card.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoShelfCard, name)
  BIND (picture_box);
  BIND (name_label);
  BIND (summary_label);
  BIND (credit_label);
  BIND (resume_button);
  BIND (play_button);
  BIND (rules_button);
  BIND (history_button);
#undef BIND
  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_shelf_card_init (LudoShelfCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A position from the midst of a game. */
static void
play_sample (LudoGame *game)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SAMPLE_SEED);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n_plies = ludo_game_get_rules (game)->has_chance
                  ? SAMPLE_PLIES_WITH_CHANCE : SAMPLE_PLIES;

  for (int i = 0; i < n_plies && !ludo_game_get_over (game); i++)
    {
      int n_moves;

      if (ludo_game_throw (game))
        continue;
      n_moves = ludo_game_get_legal_moves (game, moves);
      ludo_game_play_move (game, moves[g_rand_int_range (random, 0, n_moves)]);
    }
  if (ludo_game_get_over (game))
    ludo_game_undo (game);
}

static void
add_picture (LudoShelfCard *self)
{
  g_autoptr (LudoGame) game = ludo_game_new (self->rules->id, NULL,
                                             SAMPLE_SEED, NULL);
  const LudoGameInfo *info = ludo_game_get_info (game);
  g_autofree char *name = NULL;
  GtkWidget *picture;
  LudoMove *last;

  play_sample (game);
  /* Translators: the picture of a game, for a screen reader. */
  name = g_strdup_printf (_("The board of %s"), gettext (info->name));
  picture = ludo_picture_new (self->rules->id, ludo_game_get_state (game),
                              name);
  ludo_picture_set_even (LUDO_PICTURE (picture), TRUE);
  last = ludo_game_get_last_move (game);
  ludo_picture_set_state (LUDO_PICTURE (picture), ludo_game_get_state (game),
                          last != NULL ? ludo_move_get_trace (last) : NULL);
  gtk_box_append (self->picture_box, picture);
}

GtkWidget *
ludo_shelf_card_new (const GameRules *rules)
{
  LudoShelfCard *self;
  const LudoGameInfo *info;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (LUDO_TYPE_SHELF_CARD, NULL);
  self->rules = rules;
  info = ludo_game_info_for (rules->id);
  gtk_label_set_text (self->name_label, gettext (info->name));
  gtk_label_set_text (self->summary_label, gettext (info->summary));
  gtk_label_set_text (self->credit_label, gettext (info->credit));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->resume_button), "s",
                                    rules->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s",
                                    rules->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules_button), "s",
                                    rules->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->history_button),
                                    "s", rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gettext (info->name), -1);
  add_picture (self);

  return GTK_WIDGET (self);
}

void
ludo_shelf_card_set_resumable (LudoShelfCard *self,
                               gboolean       resumable)
{
  g_return_if_fail (LUDO_IS_SHELF_CARD (self));

  gtk_widget_set_visible (self->resume_button, resumable);
}

const char *
ludo_shelf_card_get_game_id (LudoShelfCard *self)
{
  g_return_val_if_fail (LUDO_IS_SHELF_CARD (self), NULL);

  return self->rules->id;
}
