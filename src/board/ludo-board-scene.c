/* ludo-board-scene.c: what the board's picture is made of now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-board-scene"

#include "config.h"

#include "board/ludo-board-private.h"

#include "board/ludo-widget-style.h"
#include "play/ludo-language.h"

int
_ludo_board_focused_place (LudoBoard *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child != NULL
           ? ludo_board_place_get_place (LUDO_BOARD_PLACE (child))
           : -1;
}

static gboolean
focus_is_visible (LudoBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root)
         && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* The places of the last move; nothing is marked for a throw, which shows in
 * the dice themselves. */
static void
mark_last_move (LudoBoard *self,
                guint8    *marks)
{
  LudoMove *last = ludo_game_get_last_move (self->game);
  int path[LUDO_PATH_MAX];
  int n_path;

  if (last == NULL || ludo_move_is_throw (last))
    return;

  n_path = self->drawing->move_path (ludo_move_get_before (last),
                                     ludo_move_get_move (last), path);
  for (int i = 0; i < n_path; i++)
    marks[path[i]] |= LUDO_MARK_LAST;
}

static void
mark_choices (LudoBoard *self,
              guint8    *marks)
{
  if (!_ludo_board_is_open (self))
    return;

  if (ludo_game_get_at_chance (self->game))
    {
      if (self->drawing->throw_place >= 0)
        marks[self->drawing->throw_place] |= LUDO_MARK_MOVABLE;
      return;
    }

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);

      if (self->n_path == 0)
        marks[candidate->path[0]] |= LUDO_MARK_MOVABLE;
      else if (candidate->n_path > self->n_path
               && memcmp (candidate->path, self->path,
                          self->n_path * sizeof (int)) == 0)
        marks[candidate->path[self->n_path]] |= LUDO_MARK_TARGET;
    }

  for (int i = 0; i < self->n_path; i++)
    marks[self->path[i]] |= LUDO_MARK_SELECTED;
}

/* The throw that the dice or sticks lie from: the last one, unless the turn
 * has passed since. */
static const GameTrace *
find_throw (LudoBoard *self)
{
  GListModel *moves = ludo_game_get_moves (self->game);

  for (guint i = g_list_model_get_n_items (moves); i-- > 0;)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (ludo_move_is_throw (move))
        return ludo_move_get_trace (move);
      if (ludo_game_get_at_chance (self->game))
        return NULL;
    }

  return NULL;
}

void
_ludo_board_scene_init (LudoBoard      *self,
                        LudoBoardScene *scene)
{
  LudoMove *last = ludo_game_get_last_move (self->game);
  int focused = _ludo_board_focused_place (self);
  double font_size;

  *scene = (LudoBoardScene) { 0 };
  scene->family = ludo_widget_style_font (GTK_WIDGET (self), &font_size);
  scene->scene = (LudoScene) {
    .state = ludo_game_get_state (self->game),
    .width = self->area.width,
    .height = self->area.height,
    .theme = ludo_widget_style_theme (GTK_WIDGET (self)),
    .font_family = scene->family,
    .font_size = font_size,
    .coordinates = self->coordinates,
    .marks = scene->marks,
    .path = self->path,
    .n_path = self->n_path,
    .last = last != NULL ? ludo_move_get_trace (last) : NULL,
    .thrown = find_throw (self),
    .labels = (const LudoLabel *) (gpointer) self->labels->data,
    .n_labels = (int) self->labels->len,
  };
  memcpy (scene->marks, self->notes, sizeof scene->marks);
  if (self->dragging && self->n_path > 0)
    {
      scene->held = (LudoHeld) { self->path[self->n_path - 1], self->drag_x,
                                 self->drag_y };
      scene->scene.held = &scene->held;
    }

  if (self->motion_move != NULL)
    {
      scene->motion = (LudoMotion) {
        .before = ludo_move_get_before (self->motion_move),
        .trace = &scene->shown,
        .time = _ludo_board_motion_now (self, &scene->shown),
      };
      scene->scene.motion = &scene->motion;
    }
  else
    {
      mark_last_move (self, scene->marks);
      mark_choices (self, scene->marks);
      for (int place = 0; place < self->drawing->n_places; place++)
        if (self->hinted[place])
          scene->marks[place] |= LUDO_MARK_HINT;
      if (self->hover >= 0 && _ludo_board_can_pick (self, self->hover))
        scene->marks[self->hover] |= LUDO_MARK_HOVER;
    }

  if (focused >= 0 && focus_is_visible (self))
    scene->marks[focused] |= LUDO_MARK_FOCUS;
}

void
_ludo_board_scene_clear (LudoBoardScene *scene)
{
  g_clear_pointer (&scene->family, g_free);
}

int
_ludo_board_place_at (LudoBoard *self,
                      double     x,
                      double     y)
{
  LudoBoardScene scene;
  int place;

  if (self->game == NULL
      || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return -1;

  _ludo_board_scene_init (self, &scene);
  place = ludo_drawing_pick (self->drawing, &scene.scene, x - self->area.x,
                             y - self->area.y);
  _ludo_board_scene_clear (&scene);

  return place;
}

gboolean
ludo_board_get_place_bounds (LudoBoard *self,
                             int        place,
                             LudoRect  *bounds)
{
  LudoBoardScene scene;
  gboolean seen;

  g_return_val_if_fail (LUDO_IS_BOARD (self) && bounds != NULL, FALSE);

  if (self->game == NULL || place < 0 || place >= self->drawing->n_places)
    return FALSE;

  _ludo_board_scene_init (self, &scene);
  seen = self->drawing->bounds (&scene.scene, place, bounds);
  _ludo_board_scene_clear (&scene);
  bounds->x += self->area.x;
  bounds->y += self->area.y;

  return seen;
}

void
_ludo_board_paint (LudoBoard   *self,
                   GtkSnapshot *snapshot)
{
  locale_t before;
  LudoBoardScene scene;
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot,
                               &GRAPHENE_RECT_INIT (self->area.x,
                                                    self->area.y,
                                                    self->area.width,
                                                    self->area.height));

  cairo_translate (cr, self->area.x, self->area.y);
  before = ludo_language_push (self->language);
  _ludo_board_scene_init (self, &scene);
  ludo_background_lay (&self->background, self->drawing, &scene.scene,
                   gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  ludo_drawing_draw (self->drawing, cr, &scene.scene);
  _ludo_board_scene_clear (&scene);
  ludo_language_pop (before);
  cairo_destroy (cr);
}
