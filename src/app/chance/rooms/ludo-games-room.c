/* ludo-games-room.c: games that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-games-plots.h"
#include "app/chance/rooms/ludo-games-setting-box.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "chance/ludo-games-words.h"
#include "play/game/ludo-number.h"

struct _LudoGamesRoom
{
  LudoRoom room;


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
  GtkWidget *guess_box;
  GtkWidget *guess_button;
  GtkWidget *run_box;
  GtkWidget *play_button;
  GtkWidget *more_button;
  GtkWidget *stop_button;
  GtkLabel *model_words;

  /* Borrowed: children */
  LudoGamesSettingBox *boxes[2];

  /* Owned */
  LudoGames *games;             /* whose settings the boxes show */
};

G_DEFINE_FINAL_TYPE (LudoGamesRoom, ludo_games_room, LUDO_TYPE_ROOM)

static LudoGames *
get_games (LudoGamesRoom *self)
{
  return ludo_laboratory_get_games (self->room.laboratory);
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
    self->room.table_button,
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

  self->room.filling = TRUE;
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
  self->room.filling = FALSE;
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
  LudoGamesBar bars[LUDO_GAMES_BARS_MAX];

  ludo_plot_view_set_plot
    (self->room.plot, ludo_games_plot (games),
     is_guessing (self)
       ? _("Your guess. The Left and Right keys choose a bar; digits set it.")
       : gettext (names[view]), (const char *const *) words);
  ludo_plot_view_set_guess (self->room.plot, ludo_games_get_draft (games),
                            ludo_games_list_bars (games, bars), 100);
  ludo_room_show_table (&self->room, view == LUDO_GAMES_VIEW_TABLE, NULL);
}

/* Shows those buttons of a run that can be used now; one of them keeps the
 * focus. */
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

/* Shows the result when all games are over, or else what to do. */
static void
tell (LudoGamesRoom *self,
      const char    *text)
{
  const char *task = ludo_games_get_task (get_games (self));

  if (ludo_games_get_state (get_games (self)) == LUDO_GAMES_DONE)
    ludo_announce_label (self->room.words, text);
  else if (!is_running (self))
    ludo_announce_label (self->room.task, task);
}

static void
update (gpointer room)
{
  LudoGamesRoom *self = room;
  LudoGames *games = get_games (self);
  gboolean guessing = is_guessing (self);
  gboolean running = is_running (self);
  g_autofree char *text = ludo_games_describe (games);
  g_autofree char *model = ludo_games_describe_model (games);
  g_autofree char *visible = ludo_games_describe_visible (games);

  fill (self);
  show_picture (self);
  gtk_widget_set_sensitive (self->settings, !running);
  gtk_widget_set_sensitive (self->number_box, !running);
  gtk_widget_set_sensitive (self->views, !guessing);
  gtk_widget_set_sensitive (GTK_WIDGET (self->frames_button),
                            ludo_games_has_frames (games));
  gtk_widget_set_sensitive (GTK_WIDGET (self->lengths_button),
                            ludo_games_get_counts (games, 0) != NULL);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_sensitive (self->guess_button,
                            ludo_plot_view_has_guess (self->room.plot));
  gtk_widget_set_visible (self->run_box, !guessing);
  show_run_buttons (self);
  gtk_widget_set_visible (GTK_WIDGET (self->room.export_row),
                          !guessing && !running);
  gtk_label_set_text (self->model_words, model);
  gtk_label_set_text (self->visible_words, visible);
  tell (self, text);
  gtk_label_set_text (self->room.task, ludo_games_get_task (games));
  gtk_label_set_text (self->room.words, text);
}

static void
view_cb (LudoGamesRoom   *self,
         GtkToggleButton *button)
{
  for (LudoGamesView view = 0; !self->room.filling && view < LUDO_N_GAMES_VIEWS;
       view++)
    if (button == view_button (self, view)
        && gtk_toggle_button_get_active (button))
      ludo_games_set_view (get_games (self), view);
}

static void
compare_cb (LudoGamesRoom *self)
{
  if (!self->room.filling)
    ludo_games_set_is_comparison
      (get_games (self), gtk_check_button_get_active (self->compare_button));
}

static void
number_cb (LudoGamesRoom *self)
{
  if (!self->room.filling)
    ludo_games_set_n
      (get_games (self),
       ludo_games_get_number (gtk_drop_down_get_selected (self->number)));
}

static void
drawn_cb (LudoGamesRoom *self,
          int            bar,
          double         value)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *text = NULL;

  ludo_games_draw_guess (get_games (self), (guint) bar, value);
  words = ludo_games_dup_words (get_games (self));
  text = g_strjoin (" ", words[bar], gtk_label_get_text (self->room.words),
                    NULL);
  ludo_announce (GTK_WIDGET (self->room.words), text);
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
  gtk_widget_grab_focus (GTK_WIDGET (self->room.plot));
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
announces_task (gpointer room)
{
  return is_guessing (room);
}

static void
set_table (gpointer room,
           gboolean shown)
{
  ludo_games_set_view (get_games (room), shown ? LUDO_GAMES_VIEW_TABLE
                                               : LUDO_GAMES_VIEW_WINS);
  gtk_widget_grab_focus (room);
}

static void
ludo_games_room_finalize (GObject *object)
{
  g_clear_object (&LUDO_GAMES_ROOM (object)->games);

  G_OBJECT_CLASS (ludo_games_room_parent_class)->finalize (object);
}

static void
ludo_games_room_class_init (LudoGamesRoomClass *klass)
{
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_games_room_finalize;
  room_class->title = N_("Games");
  room_class->dup_rows = dup_rows;
  room_class->update = update;
  room_class->set_table = set_table;
  room_class->announces_task = announces_task;
  ludo_room_class_set_template (room_class, "games-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoRoom, task);
  LUDO_TEMPLATE_CHILDREN (klass, LudoGamesRoom, settings, number_box,
                          compare_button, number, visible_words, views,
                          wins_button, frames_button, lengths_button,
                          guess_box, guess_button, run_box, play_button,
                          more_button, stop_button, model_words);
  LUDO_TEMPLATE_CALLBACKS (klass, view_cb, compare_cb, number_cb, drawn_cb,
                           guess_cb, no_guess_cb, guess_again_cb, play_cb,
                           more_cb, stop_cb);
}

static void
ludo_games_room_init (LudoGamesRoom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_numbers (self);
  ludo_drop_down_begin_at_chosen (self->number);
  ludo_names_label (self->number, _("Number of games"));
  gtk_widget_set_margin_end (GTK_WIDGET (self->compare_button),
                             LUDO_FLOW_GAP);
  gtk_widget_set_margin_end (GTK_WIDGET (self->number), LUDO_FLOW_GAP);
  ludo_flow_children (self->number_box);
  ludo_flow_children (self->views);
  ludo_flow_children (self->guess_box);
  ludo_flow_children (self->run_box);
}
