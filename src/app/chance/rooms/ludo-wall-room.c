/* ludo-wall-room.c: every throw of a position, guessed and looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-wall-plot.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "board/ludo-picture.h"
#include "play/ludo-signal.h"

/* The number of walls side by side, and the one that is guessed. */
#define N_WALLS 2
#define MAIN 0

/* The small board, in pixels, and the least letters of the words beside it. */
#define PICTURE_WIDTH 420
#define PICTURE_TALLEST 300
#define WORDS_LEAST 24

/* Pane: a wall that is shown. */
typedef struct
{
  LudoPlotView *plot;           /* borrowed: a child */
  LudoWall *wall;               /* owned, or NULL */
  LudoWallPlace place;          /* of the wall */
  guint indices[GAME_THROWS_MAX];       /* the tiles in their order */
  guint n;
} Pane;

struct _LudoWallRoom
{
  LudoRoom room;

  gboolean stopped;             /* the search is not to be started */
  gboolean due;                 /* the result must be announced */
  guint offered;                /* a bit for each LudoWallPlace in the lists,
                                 * and one more once they are filled */
  Pane shown[N_WALLS];

  /* Template widgets */
  GtkWidget *top;
  GtkDropDown *place;
  GtkDropDown *beside;
  GtkDropDown *sort;
  GtkDropDown *filter;
  GtkWidget *guess_box;
  GtkToggleButton *best_button;
  GtkToggleButton *worst_button;
  GtkToggleButton *blots_button;
  GtkSpinButton *ways;
  GtkWidget *guess_button;
  GtkWidget *walls;
  LudoPlotView *beside_plot;
  GtkWidget *detail;
  GtkLabel *tile_words;
  GtkWidget *work_button;

  GtkWidget *picture;           /* borrowed: a child; NULL at first */
};

G_DEFINE_FINAL_TYPE (LudoWallRoom, ludo_wall_room, LUDO_TYPE_ROOM)

static LudoWalls *
get_walls (LudoWallRoom *self)
{
  return ludo_laboratory_get_walls (self->room.laboratory);
}

static LudoWall *
main_wall (LudoWallRoom *self)
{
  return self->shown[MAIN].wall;
}

static gboolean
is_guessing (LudoWallRoom *self)
{
  return ludo_wall_get_guess (main_wall (self), NULL, NULL)
         == LUDO_GUESS_NONE;
}

static LudoWallQuestion
get_question (LudoWallRoom *self)
{
  guint ways;

  return ludo_walls_get_question (get_walls (self), &ways);
}

static int
get_chosen (LudoWallRoom *self,
            const Pane   *shown)
{
  return ludo_walls_get_chosen (get_walls (self), shown->place);
}

/* Returns: the wall whose tile was chosen last. */
static Pane *
get_last_chosen (LudoWallRoom *self)
{
  Pane *other = &self->shown[1];

  return ludo_walls_get_last_chosen (get_walls (self)) == other->place
           ? other : &self->shown[MAIN];
}

static const char *
name_place (LudoWallRoom  *self,
            LudoWallPlace  place)
{
  const LudoGameInfo *info = ludo_wall_get_info (main_wall (self));

  switch (place)
    {
    case LUDO_WALL_PLACE_PLAYED:
      return _("The last throw of the game on the board");
    case LUDO_WALL_PLACE_BEFORE:
      return _("The last throw but one");
    default:
      return gettext (info->set_piece->name);
    }
}

/* Returns: the place at @index of a list, or LUDO_N_WALL_PLACES if none. */
static LudoWallPlace
place_at (LudoWallRoom *self,
          guint         index)
{
  for (LudoWallPlace place = 0; place < LUDO_N_WALL_PLACES; place++)
    if ((self->offered & 1u << place) != 0 && index-- == 0)
      return place;

  return LUDO_N_WALL_PLACES;
}

static guint
index_of (LudoWallRoom  *self,
          LudoWallPlace  place)
{
  guint index = 0;

  for (LudoWallPlace i = 0; i < place; i++)
    index += self->offered >> i & 1;

  return index;
}

/* Sets the question to the one that is asked.  A number that is being typed
 * stays, because it is no value yet. */
static void
fill_question (LudoWallRoom *self)
{
  GtkToggleButton *const buttons[LUDO_WALL_N_QUESTIONS] = {
    self->best_button, self->worst_button, self->blots_button,
  };
  guint ways;
  LudoWallQuestion question = ludo_walls_get_question (get_walls (self), &ways);

  gtk_toggle_button_set_active (buttons[question], TRUE);
  if ((guint) gtk_spin_button_get_value_as_int (self->ways) != ways)
    gtk_spin_button_set_value (self->ways, ways);
}

/* Sets the controls to what is shown, and offers the positions.  The last item
 * of the list for the second wall is no position. */
static void
fill (LudoWallRoom *self)
{
  guint offered = 1u << LUDO_N_WALL_PLACES;
  LudoWallPlace beside;
  LudoWallPlace place = ludo_walls_get_shown (get_walls (self), &beside);
  LudoWallFilter filter;
  LudoWallSort sort = ludo_walls_get_order (get_walls (self), &filter);

  for (LudoWallPlace i = 0; i < LUDO_N_WALL_PLACES; i++)
    if (ludo_walls_get (get_walls (self), i) != NULL)
      offered |= 1u << i;
  self->room.filling = TRUE;
  if (self->offered != offered)
    {
      g_autoptr (GtkStringList) places = gtk_string_list_new (NULL);
      g_autoptr (GtkStringList) besides = gtk_string_list_new (NULL);

      self->offered = offered;
      for (guint i = 0; place_at (self, i) < LUDO_N_WALL_PLACES; i++)
        {
          const char *name = name_place (self, place_at (self, i));

          gtk_string_list_append (places, name);
          gtk_string_list_append (besides, name);
        }
      gtk_string_list_append (besides, _("No second position"));
      gtk_drop_down_set_model (self->place, G_LIST_MODEL (places));
      gtk_drop_down_set_model (self->beside, G_LIST_MODEL (besides));
    }
  gtk_drop_down_set_selected (self->place, index_of (self, place));
  gtk_drop_down_set_selected (self->beside, index_of (self, beside));
  gtk_drop_down_set_selected (self->sort, sort);
  gtk_drop_down_set_selected (self->filter, filter);
  fill_question (self);
  self->room.filling = FALSE;
}

/* Returns: (transfer full): what is announced of each tile. */
static GStrv
dup_words (const Pane *shown)
{
  GStrv words = g_new0 (char *, shown->n + 1);

  for (guint i = 0; i < shown->n; i++)
    words[i] = ludo_wall_dup_sentence (shown->wall, shown->indices[i]);

  return words;
}

/* Shows the tiles in their order.  The same throw stays chosen. */
static void
show_tiles (LudoWallRoom *self,
            Pane         *shown,
            const char   *name)
{
  g_auto (GStrv) words = NULL;
  gboolean is_guessed = ludo_wall_get_guess (shown->wall, NULL, NULL)
                        != LUDO_GUESS_NONE;
  LudoWallFilter filter;
  LudoWallSort sort = ludo_walls_get_order (get_walls (self), &filter);
  int place = -1;

  shown->n = ludo_wall_list (shown->wall, sort, filter, shown->indices);
  words = dup_words (shown);
  for (guint i = 0; i < shown->n; i++)
    if ((int) shown->indices[i] == get_chosen (self, shown))
      place = (int) i;
  ludo_plot_view_set_plot (shown->plot,
                           ludo_chance_plot_wall (shown->wall, shown->indices,
                                                  shown->n),
                           name, (const char *const *) words);
  ludo_plot_view_set_chosen (shown->plot, place);
  ludo_plot_view_set_hovers (shown->plot, is_guessed);
}

/* Shows the position after the best play of the throw that was chosen last, or
 * that before the throw. */
static void
show_detail (LudoWallRoom *self)
{
  Pane *shown = get_last_chosen (self);
  int chosen = get_chosen (self, shown);
  const LudoGameInfo *info = ludo_wall_get_info (shown->wall);
  const GameState *state = ludo_wall_get_state (shown->wall);
  g_autofree char *sentence = NULL;
  const LudoWallTile *tile;

  if (chosen >= 0)
    {
      tile = ludo_wall_get_tile (shown->wall, (guint) chosen);
      sentence = ludo_wall_dup_sentence (shown->wall, (guint) chosen);
      if (tile->known && ludo_wall_get_guess (shown->wall, NULL, NULL)
                         != LUDO_GUESS_NONE)
        state = &tile->after;
    }
  if (self->picture == NULL)
    {
      self->picture = ludo_picture_new (info->rules->id, state, _("Board"));
      ludo_picture_set_width (LUDO_PICTURE (self->picture), PICTURE_WIDTH);
      ludo_picture_set_tallest (LUDO_PICTURE (self->picture),
                                PICTURE_TALLEST);
      gtk_box_append (GTK_BOX (self->detail), self->picture);
    }
  ludo_picture_set_state (LUDO_PICTURE (self->picture), state, NULL);
  gtk_label_set_text (self->tile_words, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->tile_words), sentence != NULL);
}

static GPtrArray *
dup_rows (gpointer room)
{
  LudoWallRoom *self = room;

  return ludo_wall_dup_rows (main_wall (self), self->shown[MAIN].indices,
                             self->shown[MAIN].n);
}

/* Returns: (transfer full): what the walls show. */
static char *
describe (LudoWallRoom *self)
{
  char *text = ludo_wall_describe (main_wall (self));
  LudoWallPlace beside;
  g_autofree char *other = NULL;
  g_autofree char *first = NULL;

  ludo_walls_get_shown (get_walls (self), &beside);
  if (is_guessing (self) || beside == LUDO_N_WALL_PLACES)
    return text;

  first = text;
  other = ludo_wall_describe (self->shown[1].wall);

  /* Translators: sentences on one position, the name of another, sentences on
   * that one. */
  return g_strdup_printf (_("%s\n%s: %s"), first, name_place (self, beside),
                          other);
}

/* Returns: whether the table is shown in the place of the picture. */
static gboolean
shows_table (LudoWallRoom *self)
{
  return ludo_laboratory_get_shows_table (self->room.laboratory)
         && !is_guessing (self);
}

static void
show_controls (LudoWallRoom *self)
{
  gboolean guessing = is_guessing (self);
  gboolean is_blots = get_question (self) == LUDO_WALL_QUESTION_BLOTS;
  LudoWall *other = self->shown[1].wall;

  ludo_chance_table_replace (self->room.table, self->walls, shows_table (self));
  gtk_widget_set_visible (GTK_WIDGET (self->beside_plot),
                          !guessing && other != NULL);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->ways), is_blots);
  gtk_widget_set_sensitive (self->guess_button,
                            is_blots
                            || get_chosen (self, &self->shown[MAIN]) >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->room.export_row), !guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->beside),
                          !guessing
                          && place_at (self, 1) < LUDO_N_WALL_PLACES);
  gtk_widget_set_sensitive (GTK_WIDGET (self->sort), !guessing);
  gtk_widget_set_sensitive (GTK_WIDGET (self->filter), !guessing);
  gtk_widget_set_sensitive (GTK_WIDGET (self->room.table_button), !guessing);
  ludo_names_relabel (GTK_BUTTON (self->work_button),
                      self->stopped ? _("Go _On") : _("Sto_p"));
  gtk_widget_set_sensitive (self->work_button,
                            self->stopped
                            || ludo_wall_get_running (main_wall (self))
                            || (other != NULL
                                && ludo_wall_get_running (other)));
}

/* Announces the result once when it is known, if it was asked for. */
static void
tell (LudoWallRoom *self,
      const char   *text)
{
  gboolean guessing = is_guessing (self);

  if (!self->due
      || (!guessing && ludo_wall_get_before (main_wall (self)) < 0))
    return;

  self->due = FALSE;
  ludo_announce (GTK_WIDGET (self->room.words),
                 guessing ? gtk_label_get_text (self->room.task) : text);
}

/* Shows all as it is now. */
static void
refresh (LudoWallRoom *self)
{
  LudoWallPlace beside;
  g_autofree char *text = NULL;
  g_autofree char *task = NULL;
  LudoWallPlace place = ludo_walls_get_shown (get_walls (self), &beside);

  fill (self);
  show_tiles (self, &self->shown[MAIN], name_place (self, place));
  if (self->shown[1].wall != NULL)
    show_tiles (self, &self->shown[1], name_place (self, beside));
  task = ludo_wall_dup_task (main_wall (self), get_question (self));
  gtk_label_set_text (self->room.task, self->shown[MAIN].n == 0
                      ? _("There is no throw of this kind.") : task);
  if (shows_table (self))
    {
      g_autoptr (GPtrArray) rows = dup_rows (self);
      g_auto (GStrv) words = dup_words (&self->shown[MAIN]);

      ludo_chance_table_show (self->room.table, rows, words);
    }
  show_controls (self);
  show_detail (self);
  text = describe (self);
  gtk_label_set_text (self->room.words, text);
  gtk_widget_set_visible (GTK_WIDGET (self->room.words), text[0] != '\0');
  tell (self, text);
}

/* The walls are worked out only while somebody can see them. */
static void
work (LudoWallRoom *self)
{
  gboolean wanted = gtk_widget_get_mapped (GTK_WIDGET (self))
                    && !self->stopped;

  for (guint i = 0; i < N_WALLS && self->shown[i].wall != NULL; i++)
    if (wanted)
      ludo_wall_start (self->shown[i].wall);
    else
      ludo_wall_stop (self->shown[i].wall);
}

/* Shows the wall of @place, or none for LUDO_N_WALL_PLACES. */
static void
set_wall (LudoWallRoom  *self,
          Pane          *shown,
          LudoWallPlace  place)
{
  LudoWall *wall = place < LUDO_N_WALL_PLACES
                     ? ludo_walls_get (get_walls (self), place) : NULL;

  shown->place = place;
  if (shown->wall == wall)
    return;

  if (shown->wall != NULL)
    {
      g_signal_handlers_disconnect_by_func (shown->wall, refresh, self);
      ludo_wall_stop (shown->wall);
    }
  g_set_object (&shown->wall, wall);
  if (wall != NULL)
    ludo_signal_connect (wall, "changed", refresh, self);
}

/* Shows the walls that the laboratory has chosen.  No guess is asked for the
 * second, because it is looked at beside the first. */
static void
update (gpointer room)
{
  LudoWallRoom *self = room;
  LudoWallPlace beside;
  LudoWallPlace place = ludo_walls_get_shown (get_walls (self), &beside);
  LudoWall *other;

  set_wall (self, &self->shown[MAIN], place);
  set_wall (self, &self->shown[1],
            is_guessing (self) ? LUDO_N_WALL_PLACES : beside);
  gtk_spin_button_set_range (self->ways, 0,
                             ludo_wall_get_ways (main_wall (self)));
  other = self->shown[1].wall;
  if (other != NULL
      && ludo_wall_get_guess (other, NULL, NULL) == LUDO_GUESS_NONE)
    ludo_wall_decline_guess (other);
  refresh (self);
  work (self);
}

static void
place_cb (LudoWallRoom *self)
{
  if (self->room.filling)
    return;

  self->due = TRUE;
  ludo_walls_show
    (get_walls (self),
     place_at (self, gtk_drop_down_get_selected (self->place)),
     place_at (self, gtk_drop_down_get_selected (self->beside)));
}

static void
order_cb (LudoWallRoom *self)
{
  if (!self->room.filling)
    ludo_walls_set_order (get_walls (self),
                          gtk_drop_down_get_selected (self->sort),
                          gtk_drop_down_get_selected (self->filter));
}

/* Asks what the buttons and the number say.  A question is announced, but not
 * a number. */
static void
ask_cb (LudoWallRoom *self,
        GtkWidget    *widget)
{
  gboolean asks = GTK_IS_TOGGLE_BUTTON (widget);

  if (self->room.filling
      || (asks && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget))))
    return;

  self->due |= asks;
  ludo_walls_set_question
    (get_walls (self),
     gtk_toggle_button_get_active (self->blots_button)
       ? LUDO_WALL_QUESTION_BLOTS
     : gtk_toggle_button_get_active (self->worst_button)
       ? LUDO_WALL_QUESTION_WORST : LUDO_WALL_QUESTION_BEST,
     (guint) gtk_spin_button_get_value_as_int (self->ways));
}

static void
chosen_cb (LudoWallRoom *self,
           int           place,
           LudoPlotView *plot)
{
  const Pane *shown = &self->shown[plot == self->room.plot ? MAIN : MAIN + 1];

  ludo_walls_choose (get_walls (self), shown->place,
                     (int) shown->indices[place]);
  show_detail (self);
  show_controls (self);
}

static void
guess_cb (LudoWallRoom *self)
{
  LudoWallQuestion question = get_question (self);

  self->due = TRUE;
  ludo_wall_set_guess (main_wall (self), question,
                       question == LUDO_WALL_QUESTION_BLOTS
                         ? (guint) gtk_spin_button_get_value_as_int (self->ways)
                         : (guint) get_chosen (self, &self->shown[MAIN]));
  gtk_widget_grab_focus (GTK_WIDGET (self->room.plot));
  update (self);
}

static void
no_guess_cb (LudoWallRoom *self)
{
  self->due = TRUE;
  ludo_wall_decline_guess (main_wall (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->room.plot));
  update (self);
}

static void
guess_again_cb (LudoWallRoom *self)
{
  self->due = TRUE;
  ludo_walls_choose (get_walls (self), self->shown[MAIN].place, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->room.plot));
  ludo_wall_forget_guess (main_wall (self));
}

static void
work_cb (LudoWallRoom *self)
{
  self->stopped = !self->stopped;
  work (self);
  refresh (self);
}

static void
ludo_wall_room_finalize (GObject *object)
{
  LudoWallRoom *self = LUDO_WALL_ROOM (object);

  for (guint i = 0; i < N_WALLS; i++)
    g_clear_object (&self->shown[i].wall);

  G_OBJECT_CLASS (ludo_wall_room_parent_class)->finalize (object);
}

static void
ludo_wall_room_class_init (LudoWallRoomClass *klass)
{
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_wall_room_finalize;
  room_class->title = N_("Wall of Throws");
  room_class->dup_rows = dup_rows;
  room_class->update = update;
  ludo_room_class_set_template (room_class, "wall-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoRoom, task);
  LUDO_TEMPLATE_CHILDREN (klass, LudoWallRoom, top, place, beside, sort,
                          filter, guess_box, best_button, worst_button,
                          blots_button, ways, guess_button, walls, beside_plot,
                          detail, tile_words, work_button);
  LUDO_TEMPLATE_CALLBACKS (klass, place_cb, order_cb, ask_cb, chosen_cb,
                           guess_cb, no_guess_cb, guess_again_cb, work_cb);
}

static void
fill_list (GtkDropDown       *list,
           const char        *name,
           const char *const *items)
{
  g_autoptr (GtkStringList) strings = gtk_string_list_new (items);

  gtk_drop_down_set_model (list, G_LIST_MODEL (strings));
  ludo_drop_down_wrap (list);
  ludo_names_label (list, name);
}

static void
ludo_wall_room_init (LudoWallRoom *self)
{
  const char *const sorts[] = { _("By luck"), _("By throw"), _("By number of "
                                                               "ways"),
                                NULL };
  const char *const filters[] = {
    _("All throws"), _("Two alike"), _("Three alike"),
    _("Throws that leave a blot"), _("Throws not played in full"), NULL,
  };
  const char *const none[] = { "", NULL };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown[MAIN].plot = self->room.plot;
  self->shown[1].plot = self->beside_plot;
  fill_list (self->place, _("Position"), none);
  fill_list (self->beside, _("Second position"), none);
  fill_list (self->sort, _("Order"), sorts);
  fill_list (self->filter, _("Throws shown"), filters);
  gtk_spin_button_set_increments (self->ways, 1, 10);
  ludo_flow_children (self->top);
  ludo_flow_children (self->guess_box);
  ludo_flow_fill (self->walls);
  ludo_flow_beside (self->detail, WORDS_LEAST);
  g_signal_connect (self, "map", G_CALLBACK (work), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (work), NULL);
  self->due = TRUE;
}
