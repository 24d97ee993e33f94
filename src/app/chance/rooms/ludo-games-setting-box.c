/* ludo-games-setting-box.c: by which rules games are played, and who sits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-games-setting-box.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "play/game/ludo-levels.h"
#include "play/ludo-signal.h"

struct _LudoGamesSettingBox
{
  GtkBox parent_instance;

  gboolean filling;             /* the program sets the controls */
  guint index;                  /* of the setting */
  int players;                  /* number, in the list of levels */

  /* Borrowed: children, NULL where the game offers no choice */
  GtkWidget *heading;
  GtkDropDown *ruleset;
  GtkDropDown *setup;
  GtkDropDown *n_players;
  GtkSpinButton *counters[2];
  GtkDropDown *seats[GAME_SEATS_MAX];
  GtkWidget *fields[GAME_SEATS_MAX];    /* of the seats */

  /* Owned */
  LudoGames *games;
};

G_DEFINE_FINAL_TYPE (LudoGamesSettingBox, ludo_games_setting_box, GTK_TYPE_BOX)

/* The level of the item @item: random, then those that are allowed. */
static int
level_of (const LudoGamesSetting *setting,
          guint                   item)
{
  int level = 1;

  if (item == 0)
    return LUDO_GAMES_RANDOM;

  while (level < LUDO_PLAYER_LEVEL_MAX
         && (!ludo_games_allows_level (setting->info->rules,
                                       setting->config.players, level)
             || --item > 0))
    level++;

  return level;
}

static guint
item_of (const LudoGamesSetting *setting,
         int                     level)
{
  guint item = 0;

  for (int i = 1; i <= level; i++)
    item += ludo_games_allows_level (setting->info->rules,
                                     setting->config.players, i);

  return item;
}

static void
changed_cb (LudoGamesSettingBox *self)
{
  LudoGamesSetting setting =
    *ludo_games_get_setting (self->games, self->index);
  const GameRules *rules = setting.info->rules;

  if (self->filling)
    return;

  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    if (self->seats[seat] != NULL)
      setting.levels[seat] =
        level_of (&setting, gtk_drop_down_get_selected (self->seats[seat]));
  if (self->ruleset != NULL)
    setting.config.ruleset = (int) gtk_drop_down_get_selected (self->ruleset);
  if (self->setup != NULL)
    setting.config.setup = (int) gtk_drop_down_get_selected (self->setup);
  if (self->n_players != NULL)
    setting.config.players =
      rules->min_players + (int) gtk_drop_down_get_selected (self->n_players);
  for (guint i = 0; i < 2; i++)
    if (self->counters[i] != NULL)
      setting.config.counters[i] =
        gtk_spin_button_get_value_as_int (self->counters[i]);
  ludo_games_set_setting (self->games, self->index, &setting);
}

/* Appends @control below its @label, by which it is called.  Returns: both. */
static GtkWidget *
add_field (LudoGamesSettingBox *self,
           const char          *label,
           GtkWidget           *control,
           const char          *signal)
{
  GtkWidget *field = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *words = gtk_label_new (label);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_widget_set_margin_end (field, LUDO_FLOW_GAP);
  gtk_box_append (GTK_BOX (field), words);
  gtk_box_append (GTK_BOX (field), control);
  ludo_names_label (control, label);
  ludo_signal_connect (control, signal, changed_cb, self);
  gtk_box_append (GTK_BOX (self), field);

  return field;
}

static GtkDropDown *
add_drop_down (LudoGamesSettingBox *self,
               const char          *label,
               GtkStringList       *names,
               GtkWidget          **field)
{
  GtkWidget *control = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  GtkWidget *added;

  ludo_drop_down_wrap (GTK_DROP_DOWN (control));
  added = add_field (self, label, control, "notify::selected");
  if (field != NULL)
    *field = added;

  return GTK_DROP_DOWN (control);
}

static GtkStringList *
list_names (const LudoNamed *named,
            int              n)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (int i = 0; i < n; i++)
    gtk_string_list_append (names, gettext (named[i].name));

  return names;
}

static GtkStringList *
list_levels (const LudoGamesSetting *setting)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  /* Translators: who sits there: plays any move of the rules. */
  gtk_string_list_append (names, _("At Random"));
  for (int level = 1; level <= LUDO_PLAYER_LEVEL_MAX; level++)
    if (ludo_games_allows_level (setting->info->rules, setting->config.players,
                                 level))
      gtk_string_list_append (names, ludo_level_name (level));

  return names;
}

static void
add_controls (LudoGamesSettingBox *self)
{
  const LudoGamesSetting *setting =
    ludo_games_get_setting (self->games, self->index);
  const LudoGameInfo *info = setting->info;
  const GameRules *rules = info->rules;
  int n_setups = 0;

  self->heading = gtk_label_new (self->index == 0 ? _("A") : _("B"));
  gtk_widget_add_css_class (self->heading, "heading");
  gtk_widget_set_margin_end (self->heading, LUDO_FLOW_GAP);
  gtk_box_append (GTK_BOX (self), self->heading);
  ludo_names_label (self, self->index == 0 ? _("Setting A") : _("Setting B"));
  if (rules->n_rulesets > 1)
    self->ruleset = add_drop_down (self, _("Ruleset"),
                                   list_names (info->rulesets,
                                               rules->n_rulesets), NULL);
  while (rules->setups != NULL && rules->setups[n_setups] != NULL)
    n_setups++;
  if (n_setups > 1)
    self->setup = add_drop_down (self, _("Set-up"),
                                 list_names (info->setups, n_setups), NULL);
  if (rules->max_players > rules->min_players)
    {
      GtkStringList *names = gtk_string_list_new (NULL);

      for (int n = rules->min_players; n <= rules->max_players; n++)
        {
          g_autofree char *name = g_strdup_printf ("%d", n);

          gtk_string_list_append (names, name);
        }
      self->n_players = add_drop_down (self, _("Players"), names, NULL);
    }
  for (guint i = 0; rules->max_counters > 0 && i < 2; i++)
    {
      GtkWidget *spin = gtk_spin_button_new_with_range (1, rules->max_counters,
                                                        1);
      /* Translators: a field: a side's counters at the start. */
      g_autofree char *label = g_strdup_printf (_("Counters: %s"),
                                                gettext (info->seats[i]));

      self->counters[i] = GTK_SPIN_BUTTON (spin);
      add_field (self, label, spin, "value-changed");
    }
  for (int seat = 0; info->has_decisions && seat < rules->max_players; seat++)
    self->seats[seat] = add_drop_down (self, gettext (info->seats[seat]),
                                       list_levels (setting),
                                       &self->fields[seat]);
  self->players = setting->config.players;
}

static void
ludo_games_setting_box_finalize (GObject *object)
{
  g_clear_object (&LUDO_GAMES_SETTING_BOX (object)->games);

  G_OBJECT_CLASS (ludo_games_setting_box_parent_class)->finalize (object);
}

static void
ludo_games_setting_box_class_init (LudoGamesSettingBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_games_setting_box_finalize;
  gtk_widget_class_set_css_name (widget_class, "games-setting");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_games_setting_box_init (LudoGamesSettingBox *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
ludo_games_setting_box_new (LudoGames *games,
                            guint      index)
{
  LudoGamesSettingBox *self = g_object_new (LUDO_TYPE_GAMES_SETTING_BOX, NULL);

  self->games = g_object_ref (games);
  self->index = index;
  self->filling = TRUE;
  add_controls (self);
  ludo_flow_children (GTK_WIDGET (self));
  ludo_games_setting_box_show (self);
  ludo_names_give (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

void
ludo_games_setting_box_show (LudoGamesSettingBox *self)
{
  const LudoGamesSetting *setting;

  g_return_if_fail (LUDO_IS_GAMES_SETTING_BOX (self));

  setting = ludo_games_get_setting (self->games, self->index);
  self->filling = TRUE;
  gtk_widget_set_visible (self->heading,
                          ludo_games_get_n_settings (self->games) == 2);
  if (self->ruleset != NULL)
    gtk_drop_down_set_selected (self->ruleset,
                                (guint) setting->config.ruleset);
  if (self->setup != NULL)
    gtk_drop_down_set_selected (self->setup, (guint) setting->config.setup);
  if (self->n_players != NULL)
    gtk_drop_down_set_selected (self->n_players,
                                (guint) (setting->config.players
                                         - setting->info->rules->min_players));
  for (guint i = 0; i < 2; i++)
    if (self->counters[i] != NULL)
      gtk_spin_button_set_value (self->counters[i],
                                 setting->config.counters[i]);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    if (self->seats[seat] != NULL)
      {
        if (self->players != setting->config.players)
          {
            g_autoptr (GtkStringList) names = list_levels (setting);

            gtk_drop_down_set_model (self->seats[seat],
                                     G_LIST_MODEL (names));
          }
        gtk_drop_down_set_selected (self->seats[seat],
                                    item_of (setting, setting->levels[seat]));
        gtk_widget_set_visible (self->fields[seat],
                                seat < setting->config.players);
      }
  self->players = setting->config.players;
  self->filling = FALSE;
}
