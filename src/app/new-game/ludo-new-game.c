/* ludo-new-game.c: the choices before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/new-game/ludo-new-game.h"

#include <glib/gi18n.h>

#include "app/new-game/ludo-seat-row.h"
#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/ludo-title.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-setups.h"

struct _LudoNewGame
{
  GtkWindow parent_instance;

  LudoChoices choices;
  guint ruleset;                /* the one when the lots were last set */
  gboolean filling;             /* the program sets the controls */
  GPtrArray *saved;             /* owned: LudoSetup, of the player and of a
                                 * school; listed after the game's */
  char *problems;               /* owned: what is wrong with @saved, or NULL */

  /* Template widgets */
  LudoTitle *title;
  LudoTitle *subtitle;
  GtkWidget *warning_label;
  GtkWidget *ruleset_box;
  GtkDropDown *ruleset_drop_down;
  GtkLabel *ruleset_label;
  GtkWidget *players_box;
  GtkSpinButton *players_spin;
  GtkWidget *setup_box;
  GtkDropDown *setup_drop_down;
  GtkLabel *setup_label;
  GtkWidget *counters_box;
  GtkAccessible *counters_label;
  GtkLabel *first_counters_label;
  GtkSpinButton *first_counters_spin;
  GtkLabel *second_counters_label;
  GtkSpinButton *second_counters_spin;
  GtkWidget *lots_box;
  GtkCheckButton *lots_button;
  GtkLabel *lots_label;
  GtkWidget *team_box;
  GtkSpinButton *team_spin;
  GtkBox *seats_box;
  GtkWidget *start_button;

  /* Borrowed: children of seats_box */
  LudoSeatRow *seats[GAME_SEATS_MAX][LUDO_MEMBERS_MAX];
};

G_DEFINE_FINAL_TYPE (LudoNewGame, ludo_new_game, GTK_TYPE_WINDOW)

static const LudoGameInfo *
get_info (LudoNewGame *self)
{
  return ludo_game_info_for (self->choices.rules->id);
}

/* Returns: the number of set-ups of the game itself; 1 if it names none, for
 * the start of the game. */
static int
count_setups (const GameRules *rules)
{
  int n = 0;

  while (rules->setups != NULL && rules->setups[n] != NULL)
    n++;

  return MAX (n, 1);
}

/* Returns: the set-up chosen, if it is the player's own or a school's, or
 * NULL. */
static const LudoSetup *
saved_setup (LudoNewGame *self)
{
  guint setup = gtk_drop_down_get_selected (self->setup_drop_down);
  guint n_own = (guint) count_setups (self->choices.rules);

  return setup != GTK_INVALID_LIST_POSITION && setup >= n_own
           ? g_ptr_array_index (self->saved, setup - n_own) : NULL;
}

/* Describes the set-up chosen, and chooses the ruleset and the number of
 * players that its position has, which then cannot be changed. */
static void
follow_setup (LudoNewGame *self)
{
  const GameRules *rules = self->choices.rules;
  const LudoGameInfo *info = get_info (self);
  guint setup = gtk_drop_down_get_selected (self->setup_drop_down);
  const LudoSetup *saved = saved_setup (self);
  const char *summary = "";
  g_autofree char *text = NULL;
  GtkWidget *settled[] = {
    self->ruleset_box, self->players_box, self->counters_box,
  };
  GameConfig config = self->choices.config;
  GameState state;

  for (guint i = 0; i < G_N_ELEMENTS (settled); i++)
    gtk_widget_set_sensitive (settled[i], saved == NULL);
  if (saved != NULL && rules->parse (saved->position, &state, NULL))
    {
      rules->config (&state, &config);
      gtk_drop_down_set_selected (self->ruleset_drop_down, config.ruleset);
      gtk_spin_button_set_value (self->players_spin, config.players);
    }
  if (saved != NULL)
    summary = saved->origin == LUDO_ORIGIN_OWN
                ? _("A set-up that you have kept.")
                : _("A set-up that your school provides.");
  else if (info->setups != NULL && setup != GTK_INVALID_LIST_POSITION)
    summary = gettext (info->setups[setup].summary);
  text = self->problems == NULL ? g_strdup (summary)
         : summary[0] == '\0' ? g_strdup (self->problems)
         : g_strconcat (summary, "\n", self->problems, NULL);
  gtk_label_set_text (self->setup_label, text);
}

/* Says what lots decide, or who begins without them. */
static void
tell_lots (LudoNewGame *self)
{
  const char *first = gettext (get_info (self)->seats[0]);
  g_autofree char *text =
    gtk_check_button_get_active (self->lots_button)
      /* Translators: the side that begins. */
      ? g_strdup_printf (_("Lots decide who plays %s and begins."), first)
      /* Translators: the side that begins, whose players are chosen below. */
      : g_strdup_printf (_("The side named first below begins (%s)."), first);

  gtk_label_set_text (self->lots_label, text);
}

/* Lots are drawn by default where the source of the ruleset just chosen draws
 * them, and never where a position is given. */
static void
update_lots (LudoNewGame *self)
{
  guint ruleset = gtk_drop_down_get_selected (self->ruleset_drop_down);

  gtk_widget_set_visible (self->lots_box,
                          self->choices.rules->max_players == 2
                            && saved_setup (self) == NULL);
  if (ruleset != self->ruleset && ruleset != GTK_INVALID_LIST_POSITION)
    {
      self->ruleset = ruleset;
      gtk_check_button_set_active (self->lots_button,
                                   (get_info (self)->draws_lots & 1u << ruleset)
                                   != 0);
    }
  tell_lots (self);
}

/* Returns: the name of a seat; before lots are drawn, a number, because nobody
 * has a side yet. */
static char *
dup_side (LudoNewGame *self,
          int          seat,
          int          team_size)
{
  if (saved_setup (self) != NULL
      || !gtk_check_button_get_active (self->lots_button))
    return g_strdup (gettext (get_info (self)->seats[seat]));

  return team_size > 1
           ? g_strdup_printf (_("Team %d"), seat + 1)
           /* Translators: who will sit where the lots decide. */
           : g_strdup_printf (_("Player %d"), seat + 1);
}

/* Shows the controls and descriptions for the present choices. */
static void
update_cb (LudoNewGame *self)
{
  const LudoGameInfo *info = get_info (self);
  int players;
  int team_size;
  guint ruleset;

  if (self->filling)
    return;

  follow_setup (self);
  ruleset = gtk_drop_down_get_selected (self->ruleset_drop_down);
  if (ruleset != GTK_INVALID_LIST_POSITION)
    gtk_label_set_text (self->ruleset_label,
                        gettext (info->rulesets[ruleset].summary));

  update_lots (self);
  players = gtk_spin_button_get_value_as_int (self->players_spin);
  team_size = gtk_spin_button_get_value_as_int (self->team_spin);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_MEMBERS_MAX; member++)
      if (self->seats[seat][member] != NULL)
        {
          g_autofree char *side = dup_side (self, seat, team_size);

          ludo_seat_row_set_side (self->seats[seat][member], side);
          gtk_widget_set_visible (GTK_WIDGET (self->seats[seat][member]),
                                  seat < players && member < team_size);
          ludo_seat_row_set_n_players (self->seats[seat][member], players);
        }
}

static void
start_clicked_cb (LudoNewGame *self)
{
  g_object_ref (self);
  g_signal_emit_by_name (self, "start");
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
ludo_new_game_finalize (GObject *object)
{
  LudoNewGame *self = LUDO_NEW_GAME (object);

  g_clear_pointer (&self->saved, g_ptr_array_unref);
  g_free (self->problems);

  G_OBJECT_CLASS (ludo_new_game_parent_class)->finalize (object);
}

static void
ludo_new_game_class_init (LudoNewGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_new_game_finalize;
  ludo_signal_new (klass, "start", 0);

  g_type_ensure (LUDO_TYPE_TITLE);
  LUDO_TEMPLATE_SET (klass, "new-game");
  LUDO_TEMPLATE_CHILDREN (klass, LudoNewGame, title, subtitle, warning_label,
                          ruleset_box, ruleset_drop_down, ruleset_label,
                          players_box, players_spin, setup_box,
                          setup_drop_down, setup_label, counters_box,
                          counters_label, first_counters_label,
                          first_counters_spin, second_counters_label,
                          second_counters_spin, lots_box, lots_button,
                          lots_label, team_box, team_spin, seats_box,
                          start_button);
  LUDO_TEMPLATE_CALLBACKS (klass, update_cb, start_clicked_cb);
}

static void
ludo_new_game_init (LudoNewGame *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);
}

static void
fill_drop_down (GtkDropDown     *drop_down,
                const LudoNamed *names,
                int              n_names,
                int              selected)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (int i = 0; i < n_names; i++)
    gtk_string_list_append (list, gettext (names[i].name));
  ludo_drop_down_shorten (drop_down);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (drop_down, selected);
}

static void
fill_spin (GtkSpinButton *spin,
           int            minimum,
           int            maximum,
           int            value)
{
  gtk_spin_button_set_range (spin, minimum, maximum);
  gtk_spin_button_set_increments (spin, 1, 1);
  gtk_spin_button_set_value (spin, value);
}

/* Lists the game's own set-ups, then the player's and the school's. */
static void
fill_setups (LudoNewGame *self)
{
  static const LudoNamed usual = { N_("Usual start"), NULL };
  const GameRules *rules = self->choices.rules;
  const LudoGameInfo *info = get_info (self);
  int n_own = count_setups (rules);
  int selected = self->choices.config.setup;
  GtkStringList *list;

  fill_drop_down (self->setup_drop_down,
                  info->setups != NULL ? info->setups : &usual, n_own, 0);
  list = GTK_STRING_LIST (gtk_drop_down_get_model (self->setup_drop_down));
  for (guint i = 0; i < self->saved->len; i++)
    {
      const LudoSetup *setup = g_ptr_array_index (self->saved, i);

      gtk_string_list_append (list, setup->name);
      if (g_str_equal (setup->position, self->choices.position))
        selected = n_own + (int) i;
    }
  gtk_drop_down_set_selected (self->setup_drop_down, selected);
  gtk_widget_set_visible (self->setup_box,
                          n_own > 1 || self->saved->len > 0
                            || self->problems != NULL);
}

static void
add_seats (LudoNewGame *self)
{
  const LudoGameInfo *info = get_info (self);
  g_autoptr (GtkSizeGroup) kinds =
    gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (int seat = 0; seat < self->choices.rules->max_players; seat++)
    for (int member = 0; member < info->max_team_size; member++)
      {
        const char *side = gettext (info->seats[seat]);
        GtkWidget *row = ludo_seat_row_new (side, self->choices.rules);

        self->seats[seat][member] = LUDO_SEAT_ROW (row);
        ludo_seat_row_set_player (LUDO_SEAT_ROW (row),
                                  &self->choices.seats[seat][member]);
        ludo_seat_row_align (LUDO_SEAT_ROW (row), kinds);
        gtk_box_append (self->seats_box, row);
      }
}

static void
fill (LudoNewGame *self)
{
  const GameRules *rules = self->choices.rules;
  const LudoGameInfo *info = get_info (self);
  const GameConfig *config = &self->choices.config;
  /* Translators: title of the dialog; the name of a game. */
  g_autofree char *title = g_strdup_printf (_("New Game: %s"),
                                            gettext (info->name));

  gtk_window_set_title (GTK_WINDOW (self), title);
  ludo_title_set_text (self->title, gettext (info->name));
  ludo_title_set_text (self->subtitle, _("New Game"));
  ludo_title_set_below (self->title, self->subtitle);
  fill_drop_down (self->ruleset_drop_down, info->rulesets, rules->n_rulesets,
                  config->ruleset);
  /* Wrap the names, because two rulesets begin with the same words. */
  ludo_drop_down_wrap (self->ruleset_drop_down);
  gtk_widget_set_visible (self->ruleset_box, rules->n_rulesets > 1);
  fill_setups (self);
  fill_spin (self->players_spin, rules->min_players, rules->max_players,
             config->players);
  gtk_widget_set_visible (self->players_box,
                          rules->max_players > rules->min_players);
  fill_spin (self->first_counters_spin, 1, rules->max_counters,
             config->counters[0]);
  fill_spin (self->second_counters_spin, 1, rules->max_counters,
             config->counters[1]);
  gtk_label_set_text (self->first_counters_label, gettext (info->seats[0]));
  gtk_label_set_text (self->second_counters_label, gettext (info->seats[1]));
  gtk_widget_set_visible (self->counters_box, rules->max_counters > 0);
  self->ruleset = (guint) config->ruleset;
  gtk_check_button_set_active (self->lots_button, self->choices.draws_lots);
  fill_spin (self->team_spin, 1, MAX (1, info->max_team_size),
             self->choices.team_size);
  gtk_widget_set_visible (self->team_box, info->max_team_size > 1);
  add_seats (self);

  self->filling = FALSE;
  update_cb (self);
}

GtkWidget *
ludo_new_game_new (GtkWindow         *parent,
                   const LudoChoices *choices,
                   gboolean           replaces)
{
  g_autoptr (GPtrArray) folders = ludo_content_folders_find ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  LudoNewGame *self;

  g_return_val_if_fail (choices != NULL, NULL);

  self = g_object_new (LUDO_TYPE_NEW_GAME,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent, NULL);
  self->choices = *choices;
  self->saved = ludo_setups_list (NULL, folders, choices->rules->id, problems);
  if (problems->len > 0)
    {
      g_ptr_array_add (problems, NULL);
      self->problems = g_strjoinv ("\n", (char **) problems->pdata);
    }
  gtk_widget_set_visible (self->warning_label, replaces);
  if (replaces)
    ludo_announce (self->warning_label,
                   gtk_label_get_text (GTK_LABEL (self->warning_label)));
  fill (self);
  ludo_names_give (GTK_WIDGET (self));
  /* Label the numbers by the heading too, because the name of a side alone does
   * not say what is chosen. */
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->first_counters_spin),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->counters_label,
                                  self->first_counters_label, NULL, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->second_counters_spin),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->counters_label,
                                  self->second_counters_label, NULL, -1);
  ludo_flow_break_titles (GTK_WIDGET (self));
  /* Let Enter start the game with the choices of the last time. */
  gtk_widget_grab_focus (self->start_button);

  return GTK_WIDGET (self);
}

void
ludo_new_game_get_choices (LudoNewGame *self,
                           LudoChoices *choices)
{
  GameConfig *config;
  guint setup;

  g_return_if_fail (LUDO_IS_NEW_GAME (self) && choices != NULL);

  *choices = self->choices;
  config = &choices->config;
  config->ruleset = gtk_drop_down_get_selected (self->ruleset_drop_down);
  setup = gtk_drop_down_get_selected (self->setup_drop_down);
  choices->position[0] = '\0';
  if (saved_setup (self) != NULL)
    g_strlcpy (choices->position, saved_setup (self)->position,
               sizeof choices->position);
  else if (setup != GTK_INVALID_LIST_POSITION && choices->rules->setups != NULL)
    config->setup = setup;
  config->players = gtk_spin_button_get_value_as_int (self->players_spin);
  if (self->choices.rules->max_counters > 0)
    {
      config->counters[0] =
        gtk_spin_button_get_value_as_int (self->first_counters_spin);
      config->counters[1] =
        gtk_spin_button_get_value_as_int (self->second_counters_spin);
    }
  choices->team_size = gtk_spin_button_get_value_as_int (self->team_spin);
  choices->draws_lots = gtk_check_button_get_active (self->lots_button);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_MEMBERS_MAX; member++)
      if (self->seats[seat][member] != NULL)
        ludo_seat_row_get_player (self->seats[seat][member],
                                  &choices->seats[seat][member]);
}
