/* ludo-board-view.c: the picture of a board, and the places in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-board-view.h"

#include "board/ludo-board-place.h"
#include "board/ludo-board.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-sprite-cache.h"
#include "play/ludo-language.h"

/* The least width lets every place be hit.  The least height is less than that
 * would need, because in a low window the board shrinks for the sentences about
 * it while they are shown. */
#define MIN_WIDTH 300
#define MIN_HEIGHT 64
#define NATURAL_WIDTH 720
#define NATURAL_HEIGHT 540

/* Scene: the scene to paint, with all that it points to. */
typedef struct
{
  LudoScene scene;
  LudoMotion motion;
  GameTrace shown;              /* borrowed: the first events, if step by
                                 * step */
  LudoDragged dragged;
  guint8 marks[LUDO_PLACES_MAX];
  char *family;
} Scene;

void
ludo_board_view_init (LudoBoardView       *self,
                      GtkWidget           *widget,
                      const LudoPicker    *picker,
                      const LudoAnimation *animation)
{
  self->widget = widget;
  self->picker = picker;
  self->animation = animation;
  self->hover = -1;
  self->topic = -1;
  self->pressed = -1;
  self->labels = g_array_new (FALSE, FALSE, sizeof (LudoLabel));
}

void
ludo_board_view_clear (LudoBoardView *self)
{
  g_array_unref (self->labels);
  ludo_board_view_forget (self);
  game_trace_clear (&self->way);
}

void
ludo_board_view_forget (LudoBoardView *self)
{
  g_clear_handle_id (&self->ahead_source, g_source_remove);
  self->ahead = NULL;
  ludo_board_layers_clear (&self->layers);
  ludo_background_clear (&self->background);
}

/* Marks the places of the last turns.  A throw marks none, because the dice
 * show it. */
static void
mark_last_turns (LudoBoardView *self,
                 guint8        *marks)
{
  GListModel *moves = ludo_game_get_moves (self->game);

  for (guint i = ludo_game_find_last_turns (self->game);
       i < ludo_game_get_n_plies (self->game); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      int path[LUDO_PATH_MAX];
      int n_path;

      if (ludo_move_is_throw (move) || ludo_move_is_stop (move))
        continue;

      n_path = self->drawing->move_path (ludo_move_get_before (move),
                                         ludo_move_get_move (move), path);
      for (int j = 0; j < n_path; j++)
        marks[path[j]] |= LUDO_MARK_LAST;
    }
}

/* Whether a person has ended the last turn and so picked up the dice.  The
 * computer's dice stay, so that its throw can be seen. */
static gboolean
dice_are_taken_up (LudoBoardView *self)
{
  LudoMove *last = ludo_game_get_last_move (self->game);

  return ludo_game_get_at_chance (self->game)
         && !ludo_game_get_turn_pending (self->game)
         && ludo_game_get_player (self->game, ludo_move_get_seat (last),
                                  ludo_move_get_member (last))->kind
            == LUDO_PLAYER_HUMAN;
}

/* Returns the trace of the throw that the dice or sticks show: that of the turn
 * being shown, or the last one; NULL if a person has picked them up since. */
static const GameTrace *
find_throw (LudoBoardView *self)
{
  GListModel *moves = ludo_game_get_moves (self->game);
  const GameTrace *laid = ludo_game_get_laid_throw (self->game);
  gboolean moving = self->animation->move != NULL;
  guint n = g_list_model_get_n_items (moves);

  /* While a part of a move is shown, the move is not in the list yet. */
  if (moving)
    n = MIN (n, ludo_move_get_number (self->animation->move));

  if (laid != NULL)
    return laid;
  for (guint i = n; i-- > 0;)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (ludo_move_is_throw (move))
        return ludo_move_get_trace (move);
      if (!moving && dice_are_taken_up (self))
        return NULL;
    }

  return NULL;
}

/* The domain of messages for G_MESSAGES_DEBUG, by which a test counts how often
 * scenes are set up. */
#define TRACE_DOMAIN "ludotheque-board"
static void
trace (gpointer    view,
       const char *what)
{
  LudoBoardView *self = view;

  if (!g_log_writer_default_would_drop (G_LOG_LEVEL_DEBUG, TRACE_DOMAIN))
    g_log (TRACE_DOMAIN, G_LOG_LEVEL_DEBUG, "%s of %s", what,
           self->drawing->rules->id);
}

/* Sets the part of a scene that the geometry depends on.  The family of the
 * font is to be freed. */
static char *
set_up_plain (LudoBoardView *self,
              LudoScene     *scene)
{
  LudoMove *last = ludo_game_get_last_move (self->game);
  const GameTrace *laid = ludo_game_get_laid_throw (self->game);
  double font_size;
  char *family = ludo_widget_style_font (self->widget, &font_size);

  *scene = (LudoScene) {
    .state = ludo_game_get_state (self->game),
    .width = self->area.width,
    .height = self->area.height,
    .font_family = family,
    .font_size = font_size,
    .screen = TRUE,
    .coordinates = self->coordinates,
    .path = self->picker->path,
    .n_path = self->picker->n_path,
    .begun = self->picker->part != NULL
               ? ludo_move_get_after (self->picker->part) : NULL,
    .last = laid != NULL || last == NULL ? laid : ludo_move_get_trace (last),
    .thrown = find_throw (self),
    .pending = ludo_game_get_turn_pending (self->game),
  };

  return family;
}

const LudoGeometry *
ludo_board_view_get_places (LudoBoardView *self)
{
  g_autofree char *family = NULL;
  LudoScene scene;

  if (!self->is_measured)
    {
      trace (self, "geometry");
      family = set_up_plain (self, &scene);
      ludo_geometry_init (&self->geometry, self->drawing, &scene);
    }
  self->is_measured = TRUE;

  return &self->geometry;
}

void
ludo_board_view_forget_places (LudoBoardView *self)
{
  self->is_measured = FALSE;
}

gboolean
ludo_board_view_is_hinted (const LudoBoardView *self,
                           int                  place)
{
  char name[8];

  if (!self->hinted[place])
    return FALSE;
  if (self->drawing->place_name (place, name)[0] != '\0')
    return TRUE;

  for (int i = 0; i < self->picker->n_path; i++)
    if (!self->hinted[self->picker->path[i]])
      return FALSE;

  return TRUE;
}

/* Adds the marks of the position and of the pick, which are hidden while a move
 * is shown, and that of the focus; sets the labels of these marks. */
static void
set_marks (LudoBoardView *self,
           guint8        *marks)
{
  int focused = ludo_board_place_find_focused (self->widget);
  GtkRoot *root = gtk_widget_get_root (self->widget);

  memcpy (marks, self->notes, sizeof self->notes);
  if (self->animation->move == NULL)
    {
      mark_last_turns (self, marks);
      ludo_picker_mark (self->picker, marks);
      for (int place = 0; place < self->drawing->n_places; place++)
        if (ludo_board_view_is_hinted (self, place))
          marks[place] |= LUDO_MARK_HINT;
      if (self->hover >= 0 && ludo_picker_can_pick (self->picker, self->hover))
        marks[self->hover] |= LUDO_MARK_HOVER;
      if (self->topic >= 0)
        marks[self->topic] |= LUDO_MARK_HOVER;
    }

  if (focused >= 0 && GTK_IS_WINDOW (root)
      && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    marks[focused] |= LUDO_MARK_FOCUS;
  ludo_picker_label (self->picker, marks, self->labels);
}

static void
scene_init (LudoBoardView *self,
            Scene         *scene)
{
  *scene = (Scene) { 0 };
  scene->family = set_up_plain (self, &scene->scene);
  scene->scene.theme = ludo_widget_style_board_theme (self->widget);
  scene->scene.marks = scene->marks;
  set_marks (self, scene->marks);
  scene->scene.labels = (const LudoLabel *) (gpointer) self->labels->data;
  scene->scene.n_labels = (int) self->labels->len;
  if (self->way.n_events > 0)
    scene->scene.way = &self->way;
  if (self->dragging
      && (self->pointing || ludo_picker_get_last (self->picker)
                            == self->pressed))
    {
      scene->dragged = (LudoDragged) { self->pressed, self->drag_x,
                                       self->drag_y };
      scene->scene.dragged = &scene->dragged;
    }

  if (self->animation->move != NULL)
    {
      scene->motion = (LudoMotion) {
        .before = ludo_move_get_before (self->animation->move),
        .trace = &scene->shown,
        .time = ludo_animation_now (self->animation, &scene->shown),
      };
      scene->scene.motion = &scene->motion;
    }
}

int
ludo_board_view_place_at (LudoBoardView *self,
                          double         x,
                          double         y)
{
  if (!gtk_widget_contains (self->widget, x, y))
    return -1;

  return ludo_geometry_pick (ludo_board_view_get_places (self),
                             x - self->area.x, y - self->area.y);
}

gboolean
ludo_board_view_get_bounds (LudoBoardView *self,
                            int            place,
                            LudoRect      *bounds)
{
  const LudoGeometry *geometry = ludo_board_view_get_places (self);

  *bounds = geometry->bounds[place];
  bounds->x += self->area.x;
  bounds->y += self->area.y;

  return geometry->is_shown[place];
}

gboolean
ludo_board_view_hide_way (LudoBoardView *self)
{
  gboolean was_way_shown = self->is_way_shown;

  self->is_way_shown = FALSE;
  if (self->way.n_events > 0)
    gtk_widget_queue_draw (self->widget);
  game_trace_clear (&self->way);

  return was_way_shown;
}

/* Makes one of the sprites that a later move may need, so that the move is not
 * delayed; other events of the window come before the next one. */
static gboolean
make_ahead_cb (gpointer view)
{
  LudoBoardView *self = view;
  const LudoBackground *background = &self->background;
  const LudoScene scene = {
    .width = background->width,
    .height = background->height,
    .theme = background->theme,
    .sprites = background->sprites,
  };

  if (background->sprites != NULL && !ludo_sprite_cache_is_full (scene.sprites)
      && self->drawing->make_sprite (&scene, self->n_ahead++))
    return G_SOURCE_CONTINUE;

  self->ahead_source = 0;

  return G_SOURCE_REMOVE;
}

/* Begins to make sprites for the picture that was painted last, unless they
 * were made before. */
static void
make_ahead (LudoBoardView *self)
{
  if (self->drawing->make_sprite == NULL || self->background.sprites == NULL
      || self->ahead == self->background.sprites)
    return;

  self->ahead = self->background.sprites;
  self->n_ahead = 0;
  if (self->ahead_source == 0)
    self->ahead_source = g_idle_add_full (G_PRIORITY_LOW, make_ahead_cb, self,
                                          NULL);
}

/* Paints the picture while something moves, when every frame differs. */
static void
paint_moving (LudoBoardView *self,
              GtkSnapshot   *snapshot,
              LudoScene     *scene)
{
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot,
                               &GRAPHENE_RECT_INIT (self->area.x,
                                                    self->area.y,
                                                    self->area.width,
                                                    self->area.height));

  /* The painting makes the sprites that it needs. */
  g_clear_handle_id (&self->ahead_source, g_source_remove);
  self->ahead = NULL;
  trace (self, "scene");
  ludo_board_layers_clear (&self->layers);
  cairo_translate (cr, self->area.x, self->area.y);
  ludo_background_lay (&self->background, self->drawing, scene,
                       gtk_widget_get_scale_factor (self->widget));
  ludo_drawing_draw (self->drawing, cr, scene);
  cairo_destroy (cr);
}

void
ludo_board_view_paint (LudoBoardView *self,
                       GtkSnapshot   *snapshot)
{
  locale_t before = ludo_language_push (self->language);
  Scene scene;

  scene_init (self, &scene);
  if (scene.scene.motion != NULL || scene.scene.way != NULL
      || scene.scene.dragged != NULL)
    paint_moving (self, snapshot, &scene.scene);
  else
    {
      ludo_board_layers_show (&self->layers, snapshot, &self->area,
                              self->drawing, &scene.scene,
                              self->language != NULL ? self->language
                                                     : ludo_language_get (),
                              &self->background,
                              gtk_widget_get_scale_factor (self->widget),
                              trace, self);
      make_ahead (self);
    }
  g_free (scene.family);
  ludo_language_pop (before);
}

void
ludo_board_view_measure (GtkOrientation  orientation,
                         int            *minimum,
                         int            *natural)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? MIN_WIDTH : MIN_HEIGHT;
  *natural = across ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* The picture gets the largest size of its proportions. */
void
ludo_board_view_set_room (LudoBoardView *self,
                          int            width,
                          int            height)
{
  LudoRect before = self->area;
  double aspect;

  width = MAX (width, MIN_WIDTH);
  height = MAX (height, MIN_HEIGHT);
  aspect = self->drawing->aspect (width, height);

  self->area.width = floor (MIN (width, height * aspect));
  self->area.height = floor (MIN (height, width / aspect));
  /* The sizes are whole numbers. */
  if (!G_APPROX_VALUE (self->area.width, before.width, 0.5)
      || !G_APPROX_VALUE (self->area.height, before.height, 0.5))
    ludo_board_view_forget_places (self);
  self->area.x = floor ((width - self->area.width) / 2);
  self->area.y = floor ((height - self->area.height) / 2);
}

void
ludo_board_view_hint (LudoBoardView    *self,
                      guint64           cells,
                      const LudoAdvice *advice)
{
  GameState state;

  memset (self->hinted, 0, sizeof self->hinted);
  for (int place = 0; place < MIN (self->drawing->n_places, 64); place++)
    self->hinted[place] = cells >> place & 1;

  /* The places of each step of the turn depend on the position after the steps
   * before it. */
  if (advice != NULL)
    state = advice->before;
  for (int i = 0; advice != NULL && i < advice->n_line; i++)
    {
      int path[LUDO_PATH_MAX];
      int n_path = self->drawing->move_path (&state, advice->line[i], path);

      for (int j = 0; j < n_path; j++)
        self->hinted[path[j]] = TRUE;
      self->drawing->rules->apply (&state, advice->line[i], NULL);
    }
}

/* Returns the marks that are painted on @place: a target with numbers has these
 * instead of a dot, and a target that is no cell has a bar below it. */
static guint
visible_marks (LudoBoardView *self,
               guint          marks,
               int            place)
{
  char name[8];

  if (!(marks & LUDO_MARK_TARGET))
    return marks;
  for (guint i = 0; i < self->labels->len; i++)
    if (g_array_index (self->labels, LudoLabel, i).place == place)
      return (marks & ~(guint) LUDO_MARK_TARGET) | LUDO_BOARD_MARK_NUMBERS;
  if (self->drawing->place_name (place, name)[0] == '\0')
    return (marks & ~(guint) LUDO_MARK_TARGET) | LUDO_MARK_MOVABLE;

  return marks;
}

guint
ludo_board_view_get_marks (LudoBoardView *self)
{
  guint8 all[LUDO_PLACES_MAX];
  guint marks = 0;

  set_marks (self, all);
  for (int place = 0; place < self->drawing->n_places; place++)
    marks |= visible_marks (self, all[place], place);

  return marks;
}
