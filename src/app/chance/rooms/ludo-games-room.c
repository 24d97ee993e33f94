/* ludo-games-room.c: games that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-games-room.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-table.h"
#include "app/chance/ludo-export-row.h"
#include "app/chance/ludo-games-plots.h"
#include "app/chance/ludo-plot-view.h"
#include "app/chance/rooms/ludo-games-setting-box.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "board/ludo-keys.h"
#include "chance/ludo-games-words.h"
#include "play/game/ludo-number.h"

struct _LudoGamesRoom
{
  GtkBox parent_instance;

  gboolean filling;             /* the controls are set, and nobody chose */

  /* Template widgets */
  GtkWidget *settings;
  GtkWidget *number_box;
  GtkCheckButton *compare_button;
  GtkDropDown *number;
  GtkLabel *visible_words;
  GtkWidget *views;
  GtkToggleButton *wins_button;
  GtkToggleButton *frames_button;
  GtkToggleButton *lengths_button;
  GtkToggleButton *table_button;
  GtkLabel *task;
  LudoPlotView *plot;
  LudoChanceTable *table;
  GtkLabel *words;
  GtkWidget *guess_box;
  GtkWidget *run_box;
  GtkWidget *play_button;
  GtkWidget *more_button;
  GtkWidget *stop_button;
  GtkLabel *model_words;
  LudoExportRow *rest_box;
  GtkWidget *guess_again_button;

  /* Borrowed: children */
  LudoGamesSettingBox *boxes[2];

  /* Owned */
  LudoGames *games;             /* whose settings are in the boxes */
  LudoLaboratory *laboratory;
};

G_DEFINE_FINAL_TYPE (LudoGamesRoom, ludo_games_room, GTK_TYPE_BOX)

static LudoGames *
get_games (LudoGamesRoom *self)
{
  return ludo_laboratory_get_games (self->laboratory);
}

static gboolean
is_guessing (LudoGamesRoom *self)
{
  return ludo_games_get_guess (get_games (self), NULL) == LUDO_GUESS_NONE;
}

static gboolean
is_running (LudoGamesRoom *self)
{
  return ludo_games_get_state (get_games (self)) == LUDO_GAMES_RUNNING;
}

/* Returns: the button of @view. */
static GtkToggleButton *
view_button (LudoGamesRoom *self,
             LudoGamesView  view)
{
  GtkToggleButton *const buttons[LUDO_N_GAMES_VIEWS] = {
    self->wins_button, self->frames_button, self->lengths_button,
    self->table_button,
  };

  return buttons[view];
}

static GPtrArray *
dup_rows (gpointer self)
{
  return ludo_games_dup_table (get_games (self));
}

/* Offers the settings of another game. */
static void
add_boxes (LudoGamesRoom *self)
{
  ludo_flow_remove_all (self->settings);
  g_set_object (&self->games, get_games (self));
  for (guint i = 0; i < G_N_ELEMENTS (self->boxes); i++)
    {
      GtkWidget *box = ludo_games_setting_box_new (self->games, i);

      self->boxes[i] = LUDO_GAMES_SETTING_BOX (box);
      gtk_box_append (GTK_BOX (self->settings), box);
    }
}

static void
fill_numbers (LudoGamesRoom *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < LUDO_GAMES_N_NUMBERS; i++)
    {
      g_autofree char *n = ludo_count_dup (ludo_games_get_number (i));

      gtk_string_list_append (names, n);
    }
  gtk_drop_down_set_model (self->number, G_LIST_MODEL (names));
}

/* Sets the controls to what the games have. */
static void
fill (LudoGamesRoom *self)
{
  LudoGames *games = get_games (self);
  guint number = 0;

  self->filling = TRUE;
  if (self->games != games)
    add_boxes (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->boxes); i++)
    {
      ludo_games_setting_box_show (self->boxes[i]);
      gtk_widget_set_visible (GTK_WIDGET (self->boxes[i]),
                              i < ludo_games_get_n_settings (games));
    }
  gtk_check_button_set_active (self->compare_button,
                               ludo_games_get_n_settings (games) == 2);
  while (ludo_games_get_number (number) != ludo_games_get_n (games))
    number++;
  gtk_drop_down_set_selected (self->number, number);
  gtk_toggle_button_set_active (view_button (self,
                                             ludo_games_get_view (games)),
                                TRUE);
  self->filling = FALSE;
}

static void
show_picture (LudoGamesRoom *self)
{
  LudoGames *games = get_games (self);
  static const char *const names[LUDO_N_GAMES_VIEWS] = {
    N_("Who won"), N_("Twenty times a hundred games"),
    N_("How long the games were"), N_("Who won"),
  };
  LudoGamesView view = ludo_games_get_view (games);
  g_auto (GStrv) words = ludo_games_dup_words (games);
  LudoGamesPlace places[LUDO_GAMES_PLACES_MAX];

  ludo_plot_view_set_plot
    (self->plot, ludo_games_plot (games),
     is_guessing (self)
       ? _("Your guess. Left and Right choose a bar, digits set it.")
       : gettext (names[view]), (const char *const *) words);
  ludo_plot_view_set_guess (self->plot, ludo_games_get_draft (games),
                            ludo_games_list_places (games, places), 100);
  if (view == LUDO_GAMES_VIEW_TABLE)
    {
      g_autoptr (GPtrArray) rows = dup_rows (self);

      ludo_chance_table_show (self->table, rows, NULL);
    }
}

/* Shows the buttons of a run that can be pressed now; the focus stays among
 * them. */
static void
show_run_buttons (LudoGamesRoom *self)
{
  LudoGames *games = get_games (self);
  gboolean is_within = gtk_widget_get_focus_child (self->run_box) != NULL;
  gboolean running = is_running (self);
  gboolean more =
    ludo_games_get_state (games) == LUDO_GAMES_DONE
    && ludo_games_get_n (games)
       < ludo_games_get_number (LUDO_GAMES_N_NUMBERS - 1);

  gtk_widget_set_visible (self->stop_button, running);
  gtk_widget_set_visible (self->more_button, more);
  if (is_within && running)
    gtk_widget_grab_focus (self->stop_button);
  if (!running)
    gtk_widget_set_visible (self->play_button, TRUE);
  if (is_within && !running)
    gtk_widget_grab_focus (more ? self->more_button : self->play_button);
  gtk_widget_set_visible (self->play_button, !running);
}

/* Says what came out once all games are over, or else what is to be done. */
static void
tell (LudoGamesRoom *self,
      const char    *text)
{
  const char *task = ludo_games_get_task (get_games (self));

  if (ludo_games_get_state (get_games (self)) == LUDO_GAMES_DONE)
    ludo_announce_label (self->words, text);
  else if (!is_running (self))
    ludo_announce_label (self->task, task);
}

static void
update (LudoGamesRoom *self)
{
  LudoGames *games;
  g_autofree char *text = NULL;
  g_autofree char *model = NULL;
  g_autofree char *visible = NULL;
  gboolean guessing, running;

  if (ludo_laboratory_get_room (self->laboratory) != LUDO_CHANCE_ROOM_GAMES)
    return;

  games = get_games (self);
  guessing = is_guessing (self);
  running = is_running (self);
  text = ludo_games_describe (games);
  model = ludo_games_describe_model (games);
  visible = ludo_games_describe_visible (games);
  fill (self);
  show_picture (self);
  ludo_chance_table_replace
    (self->table, GTK_WIDGET (self->plot),
     ludo_games_get_view (games) == LUDO_GAMES_VIEW_TABLE);
  gtk_widget_set_sensitive (self->settings, !running);
  gtk_widget_set_sensitive (self->number_box, !running);
  gtk_widget_set_sensitive (self->views, !guessing);
  gtk_widget_set_sensitive (GTK_WIDGET (self->frames_button),
                            ludo_games_has_frames (games));
  gtk_widget_set_sensitive (GTK_WIDGET (self->lengths_button),
                            ludo_games_get_counts (games, 0) != NULL);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_visible (self->run_box, !guessing);
  show_run_buttons (self);
  gtk_widget_set_visible (GTK_WIDGET (self->rest_box),
                          !guessing && !running);
  gtk_label_set_text (self->model_words, model);
  gtk_label_set_text (self->visible_words, visible);
  tell (self, text);
  gtk_label_set_text (self->task, ludo_games_get_task (games));
  gtk_label_set_text (self->words, text);
}

static void
view_cb (LudoGamesRoom   *self,
         GtkToggleButton *button)
{
  for (LudoGamesView view = 0; !self->filling && view < LUDO_N_GAMES_VIEWS;
       view++)
    if (button == view_button (self, view)
        && gtk_toggle_button_get_active (button))
      ludo_games_set_view (get_games (self), view);
}

static void
compare_cb (LudoGamesRoom *self)
{
  if (!self->filling)
    ludo_games_set_compares
      (get_games (self), gtk_check_button_get_active (self->compare_button));
}

static void
number_cb (LudoGamesRoom *self)
{
  if (!self->filling)
    ludo_games_set_n
      (get_games (self),
       ludo_games_get_number (gtk_drop_down_get_selected (self->number)));
}

static void
drawn_cb (LudoGamesRoom *self,
          int            place,
          double         value)
{
  g_auto (GStrv) places = NULL;
  g_autofree char *text = NULL;

  ludo_games_draw_guess (get_games (self), (guint) place, value);
  places = ludo_games_dup_words (get_games (self));
  text = g_strjoin (" ", places[place], gtk_label_get_text (self->words),
                    NULL);
  ludo_announce (GTK_WIDGET (self->words), text);
}

static void
guess_cb (LudoGamesRoom *self)
{
  ludo_games_set_guess (get_games (self),
                        ludo_games_get_draft (get_games (self)));
  gtk_widget_grab_focus (self->play_button);
}

static void
no_guess_cb (LudoGamesRoom *self)
{
  ludo_games_set_guess (get_games (self), NULL);
  gtk_widget_grab_focus (self->play_button);
}

static void
guess_again_cb (LudoGamesRoom *self)
{
  ludo_games_forget_guess (get_games (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->plot));
}

static void
play_cb (LudoGamesRoom *self)
{
  ludo_games_begin (get_games (self));
}

static void
more_cb (LudoGamesRoom *self)
{
  ludo_games_begin_with_more (get_games (self));
}

static void
stop_cb (LudoGamesRoom *self)
{
  ludo_games_stop (get_games (self));
}

static gboolean
ludo_games_room_grab_focus (GtkWidget *widget)
{
  LudoGamesRoom *self = LUDO_GAMES_ROOM (widget);

  return ludo_chance_table_grab_focus (self->table,
                                       GTK_WIDGET (self->plot));
}

static gboolean
key_pressed_cb (LudoGamesRoom         *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  guint letter = ludo_keys_find_letter (keys, keyval, keycode, state);
  LudoGames *games = get_games (self);
  gboolean table = ludo_games_get_view (games) == LUDO_GAMES_VIEW_TABLE;
  const char *words = gtk_label_get_text (self->words);

  if (letter == GDK_KEY_l)
    ludo_announce (GTK_WIDGET (self),
                   words[0] != '\0' && !is_guessing (self)
                     ? words : gtk_label_get_text (self->task));
  else if (letter == GDK_KEY_t && !is_guessing (self))
    {
      ludo_games_set_view (games, table ? LUDO_GAMES_VIEW_WINS
                                        : LUDO_GAMES_VIEW_TABLE);
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  else
    return FALSE;

  return TRUE;
}

static void
ludo_games_room_finalize (GObject *object)
{
  LudoGamesRoom *self = LUDO_GAMES_ROOM (object);

  g_clear_object (&self->games);
  g_clear_object (&self->laboratory);

  G_OBJECT_CLASS (ludo_games_room_parent_class)->finalize (object);
}

static void
ludo_games_room_class_init (LudoGamesRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_games_room_finalize;
  widget_class->grab_focus = ludo_games_room_grab_focus;
  g_type_ensure (LUDO_TYPE_CHANCE_TABLE);
  g_type_ensure (LUDO_TYPE_EXPORT_ROW);
  g_type_ensure (LUDO_TYPE_PLOT_VIEW);
  gtk_widget_class_set_template_from_resource
    (widget_class, "/io/github/ludotheque/Ludotheque/ludo-games-room.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoGamesRoom, name)
  BIND (settings);
  BIND (number_box);
  BIND (compare_button);
  BIND (number);
  BIND (visible_words);
  BIND (views);
  BIND (wins_button);
  BIND (frames_button);
  BIND (lengths_button);
  BIND (table_button);
  BIND (task);
  BIND (plot);
  BIND (table);
  BIND (words);
  BIND (guess_box);
  BIND (run_box);
  BIND (play_button);
  BIND (more_button);
  BIND (stop_button);
  BIND (model_words);
  BIND (rest_box);
  BIND (guess_again_button);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, view_cb);
  gtk_widget_class_bind_template_callback (widget_class, compare_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_cb);
  gtk_widget_class_bind_template_callback (widget_class, drawn_cb);
  gtk_widget_class_bind_template_callback (widget_class, guess_cb);
  gtk_widget_class_bind_template_callback (widget_class, no_guess_cb);
  gtk_widget_class_bind_template_callback (widget_class, guess_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_set_css_name (widget_class, "games-room");
}

static void
ludo_games_room_init (LudoGamesRoom *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_numbers (self);
  ludo_drop_down_begin_at_chosen (self->number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Number of games"), -1);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_margin_end (GTK_WIDGET (self->compare_button),
                             LUDO_FLOW_GAP);
  gtk_widget_set_margin_end (GTK_WIDGET (self->number), LUDO_FLOW_GAP);
  ludo_flow_children (self->number_box);
  ludo_flow_children (self->views);
  ludo_flow_children (self->guess_box);
  ludo_flow_children (self->run_box);
  ludo_export_row_fill (self->rest_box, _("Games"), self->plot, self->words,
                        dup_rows, self);
  ludo_names_give (GTK_WIDGET (self));
  self->filling = FALSE;
}

GtkWidget *
ludo_games_room_new (LudoLaboratory *laboratory)
{
  LudoGamesRoom *self = g_object_new (LUDO_TYPE_GAMES_ROOM, NULL);

  self->laboratory = g_object_ref (laboratory);
  g_signal_connect_object (laboratory, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
