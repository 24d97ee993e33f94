/* ludo-board-paint.c: the board's picture, and the room that it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-board-private.h"

#include <glib/gi18n.h>

#include "board/ludo-widget-style.h"
#include "drawing/ludo-paint.h"
#include "play/ludo-language.h"

/* The least room: across, in which every place can still be hit; down, less
 * than that, since in a low window the board gives way to the sentences about
 * it for as long as they are shown. */
#define MIN_WIDTH 300
#define MIN_HEIGHT 64
#define NATURAL_WIDTH 720
#define NATURAL_HEIGHT 540

/* The scene to paint, with all that it points to. */
typedef struct
{
  LudoScene scene;
  LudoMotion motion;
  GameTrace shown;              /* borrowed: as far as the steps have come */
  LudoDragged dragged;
  guint8 marks[LUDO_PLACES_MAX];
  char *family;
} Scene;

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

/* The places of the last turns; nothing is marked for a throw, which shows in
 * the dice themselves. */
static void
mark_last_turns (LudoBoard *self,
                 guint8    *marks)
{
  GListModel *moves = ludo_game_get_moves (self->game);

  for (guint i = ludo_game_find_last_turns (self->game);
       i < ludo_game_get_n_plies (self->game); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      int path[LUDO_PATH_MAX];
      int n_path;

      if (ludo_move_is_throw (move))
        continue;

      n_path = self->drawing->move_path (ludo_move_get_before (move),
                                         ludo_move_get_move (move), path);
      for (int j = 0; j < n_path; j++)
        marks[path[j]] |= LUDO_MARK_LAST;
    }
}

/* Whether a person has called the last turn done and so taken up the dice.  The
 * computer's dice stay, so that its throw can be seen. */
static gboolean
dice_are_taken_up (LudoBoard *self)
{
  LudoMove *last = ludo_game_get_last_move (self->game);

  return ludo_game_get_at_chance (self->game)
         && !ludo_game_get_turn_pending (self->game)
         && ludo_game_get_player (self->game, ludo_move_get_seat (last),
                                  ludo_move_get_member (last))->kind
            == LUDO_PLAYER_HUMAN;
}

/* Returns the trace of the throw that the dice or sticks show: that of the turn
 * being shown, or the last one; NULL if a person has taken them up since. */
static const GameTrace *
find_throw (LudoBoard *self)
{
  GListModel *moves = ludo_game_get_moves (self->game);

  gboolean moving = self->animation.move != NULL;
  guint n = moving ? ludo_move_get_number (self->animation.move)
                   : g_list_model_get_n_items (moves);

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

/* Writes a debug message, if they are wanted at all, because a test counts
 * what is set up. */
static void
trace (LudoBoard  *self,
       const char *what)
{
  if (!g_log_writer_default_would_drop (G_LOG_LEVEL_DEBUG, NULL))
    g_debug ("%s of %s", what, self->drawing->rules->id);
}

/* Sets the part of a scene that the geometry depends on.  The family of the
 * font is to be freed. */
static char *
set_up_plain (LudoBoard *self,
              LudoScene *scene)
{
  LudoMove *last = ludo_game_get_last_move (self->game);
  double font_size;
  char *family = ludo_widget_style_font (GTK_WIDGET (self), &font_size);

  *scene = (LudoScene) {
    .state = ludo_game_get_state (self->game),
    .width = self->area.width,
    .height = self->area.height,
    .font_family = family,
    .font_size = font_size,
    .coordinates = self->coordinates,
    .path = self->picker.path,
    .n_path = self->picker.n_path,
    .last = last != NULL ? ludo_move_get_trace (last) : NULL,
    .thrown = find_throw (self),
  };

  return family;
}

static const LudoGeometry *
get_geometry (LudoBoard *self)
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
_ludo_board_forget_geometry (LudoBoard *self)
{
  self->is_measured = FALSE;
}

/* Adds the marks of the position and of the pick, which do not show while a
 * move is on its way, and that of the focus. */
static void
set_marks (LudoBoard *self,
           guint8    *marks)
{
  int focused = _ludo_board_focused_place (self);

  memcpy (marks, self->notes, sizeof self->notes);
  if (self->animation.move == NULL)
    {
      mark_last_turns (self, marks);
      ludo_picker_mark (&self->picker, marks);
      for (int place = 0; place < self->drawing->n_places; place++)
        if (self->hinted[place])
          marks[place] |= LUDO_MARK_HINT;
      if (self->hover >= 0 && ludo_picker_can_pick (&self->picker, self->hover))
        marks[self->hover] |= LUDO_MARK_HOVER;
      if (self->spoken_place >= 0)
        marks[self->spoken_place] |= LUDO_MARK_HOVER;
    }

  if (focused >= 0 && focus_is_visible (self))
    marks[focused] |= LUDO_MARK_FOCUS;
}

static void
scene_init (LudoBoard *self,
            Scene     *scene)
{
  trace (self, "scene");
  *scene = (Scene) { 0 };
  scene->family = set_up_plain (self, &scene->scene);
  scene->scene.theme = ludo_widget_style_board_theme (GTK_WIDGET (self));
  scene->scene.marks = scene->marks;
  scene->scene.labels = (const LudoLabel *) (gpointer) self->labels->data;
  scene->scene.n_labels = (int) self->labels->len;
  set_marks (self, scene->marks);
  if (self->dragging && (self->picker.n_path > 0 || self->pointing))
    {
      scene->dragged = (LudoDragged) {
        self->picker.n_path > 0
        ? self->picker.path[self->picker.n_path - 1] : self->pressed,
        self->drag_x, self->drag_y,
      };
      scene->scene.dragged = &scene->dragged;
    }

  if (self->animation.move != NULL)
    {
      scene->motion = (LudoMotion) {
        .before = ludo_move_get_before (self->animation.move),
        .trace = &scene->shown,
        .time = ludo_animation_now (&self->animation, &scene->shown),
      };
      scene->scene.motion = &scene->motion;
    }
}

static void
scene_clear (Scene *scene)
{
  g_clear_pointer (&scene->family, g_free);
}

int
_ludo_board_place_at (LudoBoard *self,
                      double     x,
                      double     y)
{
  if (self->game == NULL
      || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return -1;

  return ludo_geometry_pick (get_geometry (self), x - self->area.x,
                             y - self->area.y);
}

gboolean
ludo_board_get_place_bounds (LudoBoard *self,
                             int        place,
                             LudoRect  *bounds)
{
  const LudoGeometry *geometry;

  g_return_val_if_fail (LUDO_IS_BOARD (self) && bounds != NULL, FALSE);

  if (self->game == NULL || place < 0 || place >= self->drawing->n_places)
    return FALSE;

  geometry = get_geometry (self);
  *bounds = geometry->bounds[place];
  bounds->x += self->area.x;
  bounds->y += self->area.y;

  return geometry->is_shown[place];
}

int
ludo_board_get_neighbour (LudoBoard     *self,
                          int            place,
                          LudoDirection  direction)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self) && self->game != NULL, place);

  return ludo_geometry_neighbour (get_geometry (self),
                                  ludo_game_get_state (self->game), place,
                                  direction);
}

static void
paint (LudoBoard   *self,
       GtkSnapshot *snapshot)
{
  locale_t before;
  Scene scene;
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot,
                               &GRAPHENE_RECT_INIT (self->area.x,
                                                    self->area.y,
                                                    self->area.width,
                                                    self->area.height));

  cairo_translate (cr, self->area.x, self->area.y);
  before = ludo_language_push (self->language);
  scene_init (self, &scene);
  ludo_background_lay (&self->background, self->drawing, &scene.scene,
                       gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  ludo_drawing_draw (self->drawing, cr, &scene.scene);
  scene_clear (&scene);
  ludo_language_pop (before);
  cairo_destroy (cr);
}

/* The picture takes all the room that its best proportions allow. */
void
_ludo_board_place_picture (LudoBoard *self,
                           int        width,
                           int        height)
{
  LudoRect before = self->area;
  double aspect;

  width = MAX (width, MIN_WIDTH);
  height = MAX (height, MIN_HEIGHT);
  aspect = self->drawing->aspect (width, height);

  self->area.width = floor (MIN (width, height * aspect));
  self->area.height = floor (MIN (height, width / aspect));
  /* Both are whole numbers. */
  if (!G_APPROX_VALUE (self->area.width, before.width, 0.5)
      || !G_APPROX_VALUE (self->area.height, before.height, 0.5))
    _ludo_board_forget_geometry (self);
  self->area.x = floor ((width - self->area.width) / 2);
  self->area.y = floor ((height - self->area.height) / 2);
}

static void
ludo_board_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  LudoBoard *self = LUDO_BOARD (widget);

  /* The places have no size of their own, but GTK warns about a child that was
   * not measured. */
  for (guint i = 0; i < self->places->len; i++)
    gtk_widget_measure (g_ptr_array_index (self->places, i), orientation, -1,
                        NULL, NULL, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    {
      *minimum = MIN_HEIGHT;
      *natural = NATURAL_HEIGHT;
    }
}

static void
ludo_board_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  LudoBoard *self = LUDO_BOARD (widget);

  if (self->game == NULL)
    return;

  _ludo_board_place_picture (self, width, height);
  for (guint i = 0; i < self->places->len; i++)
    {
      GtkWidget *place = g_ptr_array_index (self->places, i);
      LudoRect bounds;
      GtkAllocation allocation;
      gboolean seen = ludo_board_get_place_bounds (self, i, &bounds);

      gtk_widget_set_child_visible (place, seen);
      if (!seen)
        continue;

      allocation.x = (int) floor (bounds.x);
      allocation.y = (int) floor (bounds.y);
      allocation.width = MAX (1, (int) ceil (bounds.width));
      allocation.height = MAX (1, (int) ceil (bounds.height));
      gtk_widget_size_allocate (place, &allocation, -1);
    }
}

static void
ludo_board_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  LudoBoard *self = LUDO_BOARD (widget);

  if (self->game == NULL || self->area.width < 1 || self->area.height < 1)
    return;

  paint (self, snapshot);
  for (guint i = 0; i < self->places->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->places, i),
                               snapshot);
}

void
_ludo_board_class_init_paint (GtkWidgetClass *widget_class)
{
  widget_class->measure = ludo_board_measure;
  widget_class->size_allocate = ludo_board_size_allocate;
  widget_class->snapshot = ludo_board_snapshot;
}

/* The focus must not vanish with the place that had it: it goes to one that
 * can be picked next, or else to any. */
static void
rescue_focus (LudoBoard *self)
{
  for (int picking = TRUE; picking >= FALSE; picking--)
    for (guint i = 0; i < self->places->len; i++)
      {
        GtkWidget *place = g_ptr_array_index (self->places, i);

        if (gtk_widget_get_visible (place)
            && (!picking || ludo_picker_can_pick (&self->picker, (int) i))
            && gtk_widget_grab_focus (place))
          return;
      }
}

void
_ludo_board_show_places (LudoBoard *self)
{
  int focused = _ludo_board_focused_place (self);
  gboolean had_focus = FALSE;
  LudoRect bounds;

  for (guint i = 0; i < self->places->len; i++)
    {
      gboolean seen = ludo_board_get_place_bounds (self, (int) i, &bounds);

      if (!seen && focused == (int) i)
        had_focus = TRUE;
      gtk_widget_set_visible (g_ptr_array_index (self->places, i), seen);
    }

  if (had_focus)
    rescue_focus (self);
}

void
_ludo_board_name_places (LudoBoard *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      LudoBoardPlace *place = g_ptr_array_index (self->places, i);
      g_autofree char *name = self->drawing->describe_place (self->game, i);
      g_autofree char *way = ludo_picker_describe_target (&self->picker,
                                                          (int) i);
      g_autofree char *both = NULL;
      g_autofree char *hinted = NULL;

      if (way != NULL)
        /* Translators: a place and what it holds, then how the piece that was
         * picked gets there: "Cell 17, empty; with 2, 5 via 12". */
        both = g_strdup_printf (_("%s; %s"), name, way);
      if (self->hinted[i])
        /* Translators: a place and what it holds, marked by a hint. */
        hinted = g_strdup_printf (_("%s; hint"), both != NULL ? both : name);
      ludo_board_place_set_name (place, hinted != NULL ? hinted
                                        : both != NULL ? both : name);
    }
}

/* The places to pick for each step of the turn, found from the position that
 * the steps before it lead to. */
static void
mark_turn (LudoBoard        *self,
           const LudoAdvice *advice)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  GameState state = advice->before;

  for (int i = 0; i < advice->n_line; i++)
    {
      int path[LUDO_PATH_MAX];
      int n_path = self->drawing->move_path (&state, advice->line[i], path);

      for (int j = 0; j < n_path; j++)
        self->hinted[path[j]] = TRUE;
      rules->apply (&state, advice->line[i], NULL);
    }
}

void
ludo_board_mark_hint (LudoBoard        *self,
                      guint64           cells,
                      const LudoAdvice *advice)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  memset (self->hinted, 0, sizeof self->hinted);
  if (self->game != NULL)
    {
      for (int place = 0; place < MIN (self->drawing->n_places, 64); place++)
        self->hinted[place] = cells >> place & 1;
      if (advice != NULL)
        mark_turn (self, advice);
      _ludo_board_name_places (self);
    }

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the marks that are painted on @place: a target shows its numbers, if
 * it has any, instead of a dot, and a target that is no cell has a bar below
 * it. */
static guint
visible_marks (LudoBoard *self,
               guint      marks,
               int        place)
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
ludo_board_get_marks (LudoBoard *self)
{
  guint8 all[LUDO_PLACES_MAX];
  guint marks = 0;

  g_return_val_if_fail (LUDO_IS_BOARD (self), 0);

  if (self->game == NULL)
    return 0;

  set_marks (self, all);
  for (int place = 0; place < self->drawing->n_places; place++)
    marks |= visible_marks (self, all[place], place);

  return marks;
}

gboolean
ludo_board_is_hinted (LudoBoard *self,
                      int        place)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);
  g_return_val_if_fail (place >= 0 && place < LUDO_PLACES_MAX, FALSE);

  return self->hinted[place];
}

gboolean
ludo_board_note (LudoBoard  *self,
                 const char *place_name)
{
  int place;

  g_return_val_if_fail (LUDO_IS_BOARD (self) && place_name != NULL, FALSE);
  g_return_val_if_fail (self->drawing != NULL, FALSE);

  place = ludo_drawing_find_place (self->drawing, place_name);
  if (place < 0)
    return FALSE;

  self->notes[place] |= LUDO_MARK_NOTE;
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

gboolean
ludo_board_get_coordinates (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return self->coordinates;
}

void
ludo_board_set_coordinates (LudoBoard *self,
                            gboolean   coordinates)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  self->coordinates = coordinates;
  _ludo_board_forget_geometry (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ludo_board_set_language (LudoBoard  *self,
                         const char *language)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  language = g_intern_string (language);
  if (language == self->language)
    return;

  self->language = language;
  ludo_background_clear (&self->background);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
