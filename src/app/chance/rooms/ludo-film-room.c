/* ludo-film-room.c: a thousand games that go on from one position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "board/ludo-picture.h"
#include "board/ludo-widget-style.h"
#include "play/game/ludo-number.h"
#include "play/ludo-signal.h"

/* The microseconds between two pictures of the film, and without motion between
 * two updates, because the computer still plays. */
#define PICTURE_TIME 80000
#define STILL_TIME 1000000

/* The small board, in pixels, and the least height of letters of the plot. */
#define BOARD_WIDTH 300
#define BOARD_TALLEST 300
#define PLOT_LEAST 60

/* The number of games whose pieces are drawn. */
#define LANES 40

/* Half the width of a band, as a part of the width of a place. */
#define HALF_BAND 0.45

struct _LudoFilmRoom
{
  LudoRoom room;

  gboolean due;                 /* the end must be announced */
  guint tick;                   /* callback of a running film, or 0 */
  gint64 last;                  /* the time of the last picture, or 0 */

  /* Template widgets */
  GtkWidget *controls;
  GtkWidget *begin_box;
  GtkSpinButton *begin;
  GtkWidget *run_button;
  GtkWidget *guess_box;
  GtkSpinButton *guess;
  GtkWidget *row;
  GtkWidget *beside;

  LudoPicture *board;           /* borrowed: a child; the first position */
  LudoFilm *film;               /* owned */
};

G_DEFINE_FINAL_TYPE (LudoFilmRoom, ludo_film_room, LUDO_TYPE_ROOM)

static gboolean
is_guessing (LudoFilmRoom *self)
{
  return ludo_film_get_guess (self->film, NULL) == LUDO_GUESS_NONE;
}

static gboolean
has_ended (LudoFilmRoom *self)
{
  return ludo_film_get_n_over (self->film) == LUDO_FILM_GAMES;
}

/* Adds above @plot the positions of the pieces of the first games. */
static void
add_race (LudoFilmRoom *self,
          LudoPlot     *plot)
{
  const LudoGameInfo *info = ludo_film_get_info (self->film);
  const char *const names[2] = { gettext (info->seats[0]),
                                 gettext (info->seats[1]) };
  g_autofree char *caption =
    ludo_count_printf (_("%d of the %u games: the side that reaches the right "
                         "edge wins"),
                       LANES, LUDO_FILM_GAMES);
  LudoPlotLane lanes[LANES];

  for (guint i = 0; i < LANES; i++)
    for (int seat = 0; seat < 2; seat++)
      lanes[i].progress[seat] = ludo_film_get_progress (self->film, i, seat);
  ludo_plot_set_race (plot, lanes, LANES, ludo_drawing_for (info->rules->id),
                      names, caption);
}

/* Adds to @plot how many games each side may win in the end, estimated from the
 * games that are over. */
static void
add_interval (LudoFilmRoom *self,
              LudoPlot     *plot)
{
  LudoInterval interval;
  double lows[2], highs[2];

  ludo_film_get_interval (self->film, &interval);
  lows[0] = LUDO_FILM_GAMES * interval.low;
  highs[0] = LUDO_FILM_GAMES * interval.high;
  lows[1] = LUDO_FILM_GAMES - highs[0];
  highs[1] = LUDO_FILM_GAMES - lows[0];
  for (int seat = 0; seat < 2; seat++)
    {
      const double sides[2] = { 2 * seat - HALF_BAND, 2 * seat + HALF_BAND };
      const double most[2] = { highs[seat], highs[seat] };
      const double least[2] = { lows[seat], lows[seat] };

      ludo_plot_add (plot, LUDO_PLOT_BAND, LUDO_PLOT_INK_EXACT, sides, most,
                     least, 2,
                     seat == 0 ? _("Estimated from the games") : NULL);
    }
}

/* Returns: (transfer full): the games that each side has won, and between them
 * those that are being played, beside the guess and, at the end, the chance;
 * some of the games are drawn above. */
static LudoPlot *
make_plot (LudoFilmRoom *self)
{
  const LudoGameInfo *info = ludo_film_get_info (self->film);
  double won[3] = { ludo_film_get_n_won (self->film, 0), 0,
                    ludo_film_get_n_won (self->film, 1) };
  const double sides[2] = { 0, 2 };
  const char *names[3] = { NULL, _("Playing"), NULL };
  double chance = has_ended (self) ? ludo_film_get_chance (self->film) : -1;
  gboolean exact = ludo_film_is_exact (self->film);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  LudoPlot *plot = ludo_plot_new ();
  guint guessed;

  /* Translators: %s is a side. */
  names[0] = first = g_strdup_printf (_("%s has won"),
                                      gettext (info->seats[0]));
  names[2] = second = g_strdup_printf (_("%s has won"),
                                       gettext (info->seats[1]));
  won[1] = LUDO_FILM_GAMES - ludo_film_get_n_over (self->film);
  ludo_plot_set_names (plot, names, 3, "");
  ludo_plot_set_y (plot, 0, LUDO_FILM_GAMES, _("Games"));
  ludo_plot_add (plot, LUDO_PLOT_BARS, LUDO_PLOT_INK_SEEN, NULL, won, NULL, 3,
                 _("Games"));
  ludo_plot_write_values (plot);
  if (ludo_film_get_guess (self->film, &guessed) == LUDO_GUESS_DRAWN)
    {
      const double levels[2] = { guessed, LUDO_FILM_GAMES - guessed };

      ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_GUESS, sides,
                     levels, NULL, 2, _("Your guess"));
    }
  if (!exact && ludo_film_get_n_over (self->film) > 0)
    add_interval (self, plot);
  if (chance >= 0)
    {
      const double levels[2] = { LUDO_FILM_GAMES * chance,
                                 LUDO_FILM_GAMES * (1 - chance) };

      ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_EXACT, sides,
                     levels, NULL, 2,
                     exact ? _("Exact chance") : _("Estimated chance"));
    }

  add_race (self, plot);

  return plot;
}

static void
show_plot (LudoFilmRoom *self)
{
  g_autofree char *first = ludo_film_describe_side (self->film, 0);
  g_autofree char *second = ludo_film_describe_side (self->film, 1);
  g_autofree char *rest = ludo_film_describe_side (self->film, 2);
  const char *const words[] = { first, rest, second, NULL };

  ludo_plot_view_set_plot (self->room.plot, make_plot (self), _("Film of Luck"),
                           words);
}

static GPtrArray *
dup_rows (gpointer room)
{
  return ludo_film_dup_rows (LUDO_FILM_ROOM (room)->film);
}

/* Announces the end once, when the chance is known too. */
static void
tell_end (LudoFilmRoom *self)
{
  g_autofree char *text = ludo_film_describe_briefly (self->film);

  if (!self->due || !has_ended (self) || ludo_film_get_chance (self->film) < 0)
    return;

  self->due = FALSE;
  ludo_announce (GTK_WIDGET (self->room.words), text);
}

static void
stop (LudoFilmRoom *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static void
refresh (LudoFilmRoom *self)
{
  gboolean guessing = is_guessing (self);
  g_autofree char *text = ludo_film_describe (self->film);

  if (guessing)
    stop (self);
  self->room.filling = TRUE;
  gtk_spin_button_set_range (self->begin, 0,
                             ludo_film_get_n_throws (self->film));
  gtk_spin_button_set_value (self->begin, ludo_film_get_begin (self->film));
  self->room.filling = FALSE;
  gtk_widget_set_visible (self->begin_box,
                          ludo_film_get_n_throws (self->film) > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->room.table_button), !guessing);
  gtk_widget_set_sensitive (self->run_button, !guessing);
  ludo_names_relabel (GTK_BUTTON (self->run_button),
                      self->tick != 0 ? _("Sto_p")
                      : has_ended (self) ? _("_Again")
                      : ludo_film_get_n_steps (self->film) > 0 ? _("Go _On")
                                                               : _("_Start"));
  show_plot (self);
  ludo_room_show_table
    (&self->room,
     !guessing && ludo_laboratory_get_shows_table (self->room.laboratory),
     NULL);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->room.export_row), !guessing);
  gtk_label_set_text (self->room.words, text);
  ludo_picture_set_state (self->board, ludo_film_get_start (self->film), NULL);
  tell_end (self);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  LudoFilmRoom *self = LUDO_FILM_ROOM (widget);
  gboolean moves = ludo_widget_style_wants_motion (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last == 0)
    self->last = now;
  if (now - self->last < (moves ? PICTURE_TIME : STILL_TIME))
    return G_SOURCE_CONTINUE;

  ludo_film_go_on (self->film,
                   moves ? (double) (now - self->last) / G_USEC_PER_SEC
                         : INFINITY);
  self->last = now;
  if (!has_ended (self))
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  refresh (self);

  return G_SOURCE_REMOVE;
}

/* Shows a board of the game of the film instead of that of another game. */
static void
replace_board (LudoFilmRoom *self)
{
  const LudoGameInfo *info = ludo_film_get_info (self->film);

  if (self->board != NULL)
    gtk_box_remove (GTK_BOX (self->beside), GTK_WIDGET (self->board));
  self->board = LUDO_PICTURE
    (ludo_picture_new (info->rules->id, ludo_film_get_start (self->film),
                       _("Board")));
  ludo_picture_set_width (self->board, BOARD_WIDTH);
  ludo_picture_set_tallest (self->board, BOARD_TALLEST);
  ludo_picture_set_coordinates (self->board, TRUE);
  gtk_box_append (GTK_BOX (self->beside), GTK_WIDGET (self->board));
}

static void
update (gpointer room)
{
  LudoFilmRoom *self = room;
  LudoFilm *film = ludo_laboratory_get_film (self->room.laboratory);

  if (self->film != film)
    {
      stop (self);
      if (self->film != NULL)
        g_signal_handlers_disconnect_by_func (self->film, refresh, self);
      g_set_object (&self->film, film);
      ludo_signal_connect (film, "changed", refresh, self);
      replace_board (self);
    }
  refresh (self);
}

static void
run_cb (LudoFilmRoom *self)
{
  if (self->tick != 0)
    {
      stop (self);
      refresh (self);
      ludo_announce (GTK_WIDGET (self->room.words),
                     gtk_label_get_text (self->room.words));
      return;
    }

  self->due = TRUE;
  if (has_ended (self))
    ludo_film_rewind (self->film, ludo_game_draw_seed ());
  if (!ludo_widget_style_wants_motion (GTK_WIDGET (self)))
    ludo_film_go_on (self->film, INFINITY);
  if (!has_ended (self))
    {
      self->last = 0;
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb,
                                                 NULL, NULL);
      refresh (self);
    }
}

static void
begin_cb (LudoFilmRoom *self)
{
  if (!self->room.filling)
    ludo_film_set_begin
      (self->film, (guint) gtk_spin_button_get_value_as_int (self->begin));
}

/* The button becomes sensitive before the one that has the focus is hidden. */
static void
guess_cb (LudoFilmRoom *self)
{
  gtk_widget_set_sensitive (self->run_button, TRUE);
  gtk_widget_grab_focus (self->run_button);
  gtk_spin_button_update (self->guess);
  ludo_film_set_guess (self->film,
                       (guint) gtk_spin_button_get_value_as_int (self->guess));
}

static void
no_guess_cb (LudoFilmRoom *self)
{
  gtk_widget_set_sensitive (self->run_button, TRUE);
  gtk_widget_grab_focus (self->run_button);
  ludo_film_decline_guess (self->film);
}

/* Announces the question, because its label cannot be focused. */
static void
tell_question (LudoFilmRoom *self)
{
  if (is_guessing (self))
    ludo_announce (GTK_WIDGET (self->room.words),
                   gtk_label_get_text (self->room.words));
}

static void
guess_again_cb (LudoFilmRoom *self)
{
  ludo_film_forget_guess (self->film);
  tell_question (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->guess));
}

/* Asks for the guess as the room appears. */
static void
ludo_film_room_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ludo_film_room_parent_class)->map (widget);
  tell_question (LUDO_FILM_ROOM (widget));
}

/* The film stops, because it cannot be seen from another page. */
static void
ludo_film_room_unmap (GtkWidget *widget)
{
  LudoFilmRoom *self = LUDO_FILM_ROOM (widget);

  if (self->tick != 0)
    {
      stop (self);
      refresh (self);
    }

  GTK_WIDGET_CLASS (ludo_film_room_parent_class)->unmap (widget);
}

static void
ludo_film_room_finalize (GObject *object)
{
  g_clear_object (&LUDO_FILM_ROOM (object)->film);

  G_OBJECT_CLASS (ludo_film_room_parent_class)->finalize (object);
}

static gboolean
ludo_film_room_grab_focus (GtkWidget *widget)
{
  LudoFilmRoom *self = LUDO_FILM_ROOM (widget);

  return gtk_widget_grab_focus (is_guessing (self) ? GTK_WIDGET (self->guess)
                                                   : self->run_button);
}

static void
ludo_film_room_class_init (LudoFilmRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_film_room_finalize;
  widget_class->grab_focus = ludo_film_room_grab_focus;
  widget_class->map = ludo_film_room_map;
  widget_class->unmap = ludo_film_room_unmap;
  room_class->title = N_("Film of Luck");
  room_class->dup_rows = dup_rows;
  room_class->update = update;
  ludo_room_class_set_template (room_class, "film-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoFilmRoom, controls, begin_box, begin,
                          run_button, guess_box, guess, row, beside);
  LUDO_TEMPLATE_CALLBACKS (klass, begin_cb, run_cb, guess_cb, no_guess_cb,
                           guess_again_cb);
}

static void
ludo_film_room_init (LudoFilmRoom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_children (self->controls);
  ludo_flow_children (self->guess_box);
  ludo_flow_beside (self->row, PLOT_LEAST);
  gtk_spin_button_set_range (self->guess, 0, LUDO_FILM_GAMES);
  gtk_spin_button_set_value (self->guess, LUDO_FILM_GAMES / 2);
}
