/* ludo-map-room.c: the chance of every position of a race
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "board/ludo-picture.h"
#include "play/game/ludo-number.h"

/* The strength of the colour of the least chance. */
#define PALEST 0.08

/* The small board, in pixels, and the least letters of the map beside it. */
#define BOARD_WIDTH 376
#define BOARD_TALLEST 300
#define MAP_LEAST 60

struct _LudoMapRoom
{
  LudoRoom room;


  /* Template widgets */
  GtkWidget *controls;
  GtkDropDown *rulesets;
  GtkDropDown *turns;
  GtkLabel *counters_label;
  GtkSpinButton *counters;
  GtkWidget *row;
  GtkWidget *beside;
  GtkWidget *cell_stack;        /* as high as the longest text */
  GtkLabel *cell_words;
  GtkLabel *longest_words;
  GtkWidget *guess_box;
  GtkWidget *first_button;
  GtkWidget *even_button;
  GtkWidget *second_button;
  GtkWidget *play_button;

  LudoPicture *board;           /* borrowed: a child */
  int held;                     /* the piece that is dragged, or -1, */
  int held_at;                  /* and its place */
};

G_DEFINE_FINAL_TYPE (LudoMapRoom, ludo_map_room, LUDO_TYPE_ROOM)

static LudoFateMap *
get_map (LudoMapRoom *self)
{
  return ludo_laboratory_get_map (self->room.laboratory);
}

static gboolean
is_guessing (LudoMapRoom *self)
{
  return ludo_fate_map_get_guess (get_map (self)) == LUDO_FATE_GUESS_NONE;
}

/* Returns: the chosen cell or, if none is chosen, the one in the question. */
static guint
get_cell (LudoMapRoom *self)
{
  int chosen = ludo_fate_map_get_chosen (get_map (self));

  return chosen >= 0 ? (guint) chosen
                     : ludo_fate_map_get_question (get_map (self));
}

/* Returns: (transfer full): the map; while the guess is to be made, only the
 * cell in the question. */
static LudoPlot *
make_plot (LudoMapRoom *self)
{
  LudoFateMap *map = get_map (self);
  const LudoGameInfo *info = ludo_fate_map_get_info (map);
  guint size = ludo_fate_map_get_size (map);
  guint question = ludo_fate_map_get_question (map);
  const double ring_x = question % size, ring_y = question / size;
  /* Translators: the head of an axis; %s is a side. */
  g_autofree char *across = g_strdup_printf (_("Steps of %s"),
                                             gettext (info->seats[0]));
  g_autofree char *up = g_strdup_printf (_("Steps of %s"),
                                         gettext (info->seats[1]));
  g_autofree char *often = NULL;
  g_autofree double *xs = g_new (double, size * size);
  g_autofree double *ys = g_new (double, size * size);
  g_autofree double *chances = g_new (double, size * size);
  g_autofree double *half_x = NULL;
  g_autofree double *half_y = NULL;
  g_autofree double *path_x = NULL;
  g_autofree double *path_y = NULL;
  LudoPlot *plot = ludo_plot_new ();
  double least = 1, most = 0;
  guint n = 0;

  ludo_plot_set_map (plot, size, across, size, up);
  for (guint cell = 0; cell < size * size; cell++)
    {
      double chance = ludo_fate_map_get_chance (map, cell);

      if (chance < 0)
        continue;
      xs[n] = cell % size;
      ys[n] = cell / size;
      chances[n++] = chance;
      least = MIN (least, chance);
      most = MAX (most, chance);
    }
  if (n > 0)
    {
      g_autofree char *from = ludo_percent_dup (least);
      g_autofree char *to = ludo_percent_dup (most);
      guint n_half = ludo_fate_map_find_half (map, &half_x, &half_y);
      guint n_path = ludo_fate_map_find_path (map, &path_x, &path_y);

      /* Stretch the colours, because most chances are near one half. */
      for (guint i = 0; i < n; i++)
        chances[i] = PALEST + (1 - PALEST) * (chances[i] - least)
                              / MAX (most - least, 1e-9);
      /* Translators: the sign of a colour in a chart: a side, and two shares
       * such as "31%". */
      often = g_strdup_printf (_("%s wins: pale %s, strong %s"),
                               gettext (info->seats[0]), from, to);
      ludo_plot_add (plot, LUDO_PLOT_CELLS, LUDO_PLOT_INK_EXACT, xs, ys,
                     chances, n, often);
      ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_RING, half_x, half_y,
                     NULL, n_half, _("One half"));
      if (n_path > 1)
        ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_SEEN, path_x,
                       path_y, NULL, n_path, _("The game on the board"));
    }
  ludo_plot_add (plot, LUDO_PLOT_POINTS, LUDO_PLOT_INK_RING, &ring_x, &ring_y,
                 NULL, 1, _("The question"));

  return plot;
}

static void
show_plot (LudoMapRoom *self)
{
  LudoFateMap *map = get_map (self);
  guint size = ludo_fate_map_get_size (map);
  g_auto (GStrv) words = g_new0 (char *, size * size + 1);
  guint longest = 0;

  for (guint cell = 0; cell < size * size; cell++)
    {
      words[cell] = ludo_fate_map_describe_cell (map, cell);
      if (strlen (words[cell]) > strlen (words[longest]))
        longest = cell;
    }
  gtk_label_set_text (self->longest_words, words[longest]);
  ludo_plot_view_set_plot (self->room.plot, make_plot (self), _("Fate’s map"),
                           (const char *const *) words);
  ludo_plot_view_set_columns (self->room.plot, size);
  ludo_plot_view_set_chosen (self->room.plot, ludo_fate_map_get_chosen (map));
}

static const LudoEditing *
get_editing (LudoMapRoom *self)
{
  const LudoGameInfo *info = ludo_fate_map_get_info (get_map (self));

  return ludo_drawing_for (info->rules->id)->editing;
}

/* Shows the position of the chosen cell, whose pieces can be moved; while the
 * guess is to be made, the position in the question. */
static void
show_board (LudoMapRoom *self)
{
  LudoFateMap *map = get_map (self);
  gboolean guessing = is_guessing (self);
  guint cell = guessing ? ludo_fate_map_get_question (map) : get_cell (self);
  guint8 marks[LUDO_PLACES_MAX] = { LUDO_MARK_NONE };
  g_autofree char *text = ludo_fate_map_describe_cell (map, cell);
  GameState state;

  ludo_fate_map_get_state (map, cell, &state);
  for (int place = 0; place < LUDO_PLACES_MAX && !guessing; place++)
    if (get_editing (self)->piece_at (&state, place) >= 0)
      marks[place] = LUDO_MARK_MOVABLE;
  ludo_picture_set_state (self->board, &state, NULL);
  ludo_picture_set_marks (self->board, marks);
  ludo_names_describe (self->board, text);
}

static void
show_cell (LudoMapRoom *self)
{
  LudoFateMap *map = get_map (self);
  guint cell = get_cell (self);
  g_autofree char *text = ludo_fate_map_describe_cell (map, cell);

  /* Until a cell is chosen, the words below repeat the question. */
  gtk_label_set_text (self->cell_words,
                      ludo_fate_map_get_chosen (map) >= 0
                        ? text : _("Drag a piece on the board, or choose a "
                                   "cell of the map."));
  gtk_widget_set_visible (self->cell_stack, !is_guessing (self));
  gtk_widget_set_sensitive (self->play_button,
                            ludo_fate_map_is_reached (map, cell));
  show_board (self);
}

static void
show_table (LudoMapRoom *self)
{
  LudoFateMap *map = get_map (self);
  gboolean table = ludo_laboratory_get_shows_table (self->room.laboratory)
                   && !is_guessing (self);

  if (table)
    {
      int row = (int) (get_cell (self) / ludo_fate_map_get_size (map));
      g_autoptr (GPtrArray) rows = ludo_fate_map_dup_rows (map, row);

      ludo_chance_table_show (self->room.table, rows, NULL);
    }
  ludo_chance_table_replace (self->room.table, GTK_WIDGET (self->room.plot),
                             table);
}

/* Sets the controls to what the map has. */
static void
fill (LudoMapRoom *self)
{
  LudoFateMap *map = get_map (self);

  self->room.filling = TRUE;
  gtk_drop_down_set_selected (self->rulesets,
                              ludo_fate_map_get_ruleset (map));
  gtk_drop_down_set_selected (self->turns, ludo_fate_map_get_turn (map));
  gtk_spin_button_set_range (self->counters, 1,
                             ludo_fate_map_get_all_counters (map) - 1);
  gtk_spin_button_set_value (self->counters,
                             ludo_fate_map_get_counters (map));
  self->room.filling = FALSE;
}

static void
update (gpointer room)
{
  LudoMapRoom *self = room;
  gboolean guessing = is_guessing (self);
  g_autofree char *text = ludo_fate_map_describe (get_map (self));

  fill (self);
  show_plot (self);
  show_table (self);
  show_cell (self);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->room.export_row), !guessing);
  gtk_widget_set_sensitive (self->controls, !guessing);
  ludo_announce_label (self->room.words, text);
}

static void
ruleset_cb (LudoMapRoom *self)
{
  if (!self->room.filling)
    ludo_fate_map_set_ruleset (get_map (self),
                               gtk_drop_down_get_selected (self->rulesets));
}

static void
turn_cb (LudoMapRoom *self)
{
  if (!self->room.filling)
    ludo_fate_map_set_turn (get_map (self),
                            gtk_drop_down_get_selected (self->turns));
}

static void
counters_cb (LudoMapRoom *self)
{
  if (!self->room.filling)
    ludo_fate_map_set_counters
      (get_map (self),
       (guint) gtk_spin_button_get_value_as_int (self->counters));
}

static void
chosen_cb (LudoMapRoom *self,
           int          cell)
{
  ludo_fate_map_choose (get_map (self), cell);
  show_cell (self);
  show_table (self);
}

/* Returns: the piece at a point of the board that can be dragged, or -1; sets
 * @place to its place. */
static int
find_piece (LudoMapRoom *self,
            double       x,
            double       y,
            int         *place)
{
  GameState state;

  *place = ludo_picture_find_place (self->board, x, y);
  if (*place < 0 || is_guessing (self))
    return -1;

  ludo_fate_map_get_state (get_map (self), get_cell (self), &state);

  return get_editing (self)->piece_at (&state, *place);
}

/* A drag that begins beside the pieces is denied, so that it scrolls the
 * page. */
static void
drag_begin_cb (LudoMapRoom *self,
               double       x,
               double       y,
               GtkGesture  *drag)
{
  self->held = find_piece (self, x, y, &self->held_at);
  gtk_gesture_set_state (drag, self->held >= 0 ? GTK_EVENT_SEQUENCE_CLAIMED
                                               : GTK_EVENT_SEQUENCE_DENIED);
}

/* The piece jumps to the space below the pointer, so that the chances of the
 * spaces that it passes can be watched. */
static void
drag_update_cb (LudoMapRoom    *self,
                double          offset_x,
                double          offset_y,
                GtkGestureDrag *drag)
{
  GameState state;
  double x, y;
  int place, cell;

  if (self->held < 0 || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;

  ludo_fate_map_get_state (get_map (self), get_cell (self), &state);
  place = ludo_picture_find_place (self->board, x + offset_x, y + offset_y);
  if (place < 0 || place == self->held_at
      || !get_editing (self)->move (&state, self->held, self->held_at, place))
    return;

  cell = ludo_fate_map_find_cell (get_map (self), &state);
  if (cell < 0)
    return;
  self->held_at = place;
  ludo_plot_view_set_chosen (self->room.plot, cell);
  chosen_cb (self, cell);
}

static void
motion_cb (LudoMapRoom *self,
           double       x,
           double       y)
{
  int place;

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->board),
                                   find_piece (self, x, y, &place) >= 0
                                     ? "pointer" : NULL);
}

static void
guess_cb (LudoMapRoom *self,
          GtkWidget   *button)
{
  ludo_fate_map_set_guess
    (get_map (self),
     button == self->first_button ? LUDO_FATE_GUESS_FIRST
     : button == self->even_button ? LUDO_FATE_GUESS_EVEN
     : button == self->second_button ? LUDO_FATE_GUESS_SECOND
                                     : LUDO_FATE_GUESS_DECLINED);
  gtk_widget_grab_focus (GTK_WIDGET (self->room.plot));
}

static void
guess_again_cb (LudoMapRoom *self)
{
  ludo_fate_map_set_guess (get_map (self), LUDO_FATE_GUESS_NONE);
  gtk_widget_grab_focus (self->first_button);
}

static void
play_cb (LudoMapRoom *self)
{
  guint cell = get_cell (self);
  g_autofree char *position = NULL;
  g_autofree char *place = NULL;

  if (is_guessing (self) || !ludo_fate_map_is_reached (get_map (self), cell))
    return;

  position = ludo_fate_map_dup_position (get_map (self), cell);
  place = g_strdup_printf ("%s/%s",
                           ludo_laboratory_get_game_id (self->room.laboratory),
                           position);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-position", "s",
                              place);
}

/* Enter plays from the cell that is chosen. */
static gboolean
key_pressed_cb (LudoMapRoom *self,
                guint        keyval)
{
  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return FALSE;

  play_cb (self);

  return TRUE;
}

static GPtrArray *
dup_rows (gpointer room)
{
  return ludo_fate_map_dup_rows (get_map (room), -1);
}

static void
add_board (LudoMapRoom *self)
{
  const LudoGameInfo *info = ludo_fate_map_get_info (get_map (self));
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkWidget *board;
  GameState state;

  ludo_fate_map_get_state (get_map (self), get_cell (self), &state);
  board = ludo_picture_new (info->rules->id, &state, _("Board"));
  self->board = LUDO_PICTURE (board);
  ludo_picture_set_width (self->board, BOARD_WIDTH);
  ludo_picture_set_tallest (self->board, BOARD_TALLEST);
  ludo_picture_set_coordinates (self->board, TRUE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb),
                            self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb),
                            self);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (board, motion);
  gtk_box_prepend (GTK_BOX (self->beside), board);
  ludo_flow_beside (self->row, MAP_LEAST);
}

/* Offers the rulesets and the sides of the game. */
static void
offer (LudoMapRoom *self)
{
  const LudoGameInfo *info = ludo_fate_map_get_info (get_map (self));
  g_autoptr (GtkStringList) rulesets = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) turns = gtk_string_list_new (NULL);
  /* Translators: before a number; %s is a side. */
  g_autofree char *counters = g_strdup_printf (_("Counters of %s:"),
                                               gettext (info->seats[0]));

  for (int i = 0; i < info->rules->n_rulesets; i++)
    gtk_string_list_append (rulesets, gettext (info->rulesets[i].name));
  for (guint seat = 0; seat < 2; seat++)
    {
      /* Translators: %s is a side. */
      g_autofree char *turn = g_strdup_printf (_("%s throws"),
                                               gettext (info->seats[seat]));

      gtk_string_list_append (turns, turn);
    }
  gtk_drop_down_set_model (self->rulesets, G_LIST_MODEL (rulesets));
  gtk_drop_down_set_model (self->turns, G_LIST_MODEL (turns));
  ludo_drop_down_wrap (self->rulesets);
  ludo_drop_down_wrap (self->turns);
  ludo_names_label (self->rulesets, _("Rules"));
  ludo_names_label (self->turns, _("Who throws"));
  ludo_names_label (self->counters, counters);
  gtk_label_set_text (self->counters_label, counters);
  gtk_button_set_label (GTK_BUTTON (self->first_button),
                        gettext (info->seats[0]));
  gtk_button_set_label (GTK_BUTTON (self->second_button),
                        gettext (info->seats[1]));
}

static void
prepare (gpointer room)
{
  add_board (room);
  offer (room);
}

static gboolean
ludo_map_room_grab_focus (GtkWidget *widget)
{
  LudoMapRoom *self = LUDO_MAP_ROOM (widget);

  if (is_guessing (self))
    return gtk_widget_grab_focus (self->first_button);

  return GTK_WIDGET_CLASS (ludo_map_room_parent_class)->grab_focus (widget);
}

static void
ludo_map_room_class_init (LudoMapRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  widget_class->grab_focus = ludo_map_room_grab_focus;
  room_class->title = N_("Fate’s map");
  room_class->dup_rows = dup_rows;
  room_class->prepare = prepare;
  room_class->update = update;
  ludo_room_class_set_template (room_class, "map-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoMapRoom, controls, rulesets, turns,
                          counters_label, counters, row, beside, cell_stack,
                          cell_words, longest_words, guess_box, first_button,
                          even_button, second_button, play_button);
  LUDO_TEMPLATE_CALLBACKS (klass, ruleset_cb, turn_cb, counters_cb, chosen_cb,
                           guess_cb, guess_again_cb, play_cb);
}

static void
ludo_map_room_init (LudoMapRoom *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self->room.plot), keys);
  ludo_flow_children (self->controls);
  ludo_flow_children (self->guess_box);
}
