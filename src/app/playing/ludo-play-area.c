/* ludo-play-area.c: lays out the board and all that is beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-area.h"

#include "app/playing/ludo-play-strips.h"
#include "app/playing/ludo-player-strip.h"
#include "app/playing/ludo-winner.h"
#include "app/widgets/ludo-auto-scroller.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

#define SIDE_WIDTH 290
#define SIDE_PART 0.15          /* of the width of a very large window */
#define SIDE_LETTERS 18         /* the width of the side in large letters */
/* The least width, in pixels, in which the board and the side are both
 * shown. */
#define BOTH_WIDTH 860

/* The share of the width, within these bounds in pixels, for a side with the
 * rules or in the projector view, and the share of the height below the
 * board. */
#define READ_PART 0.38
#define READ_MIN 300
#define READ_MAX 600
#define BELOW_PART 0.45
/* The least height in pixels of a review below the board; what is left goes to
 * the board up to this share of the window's shorter side. */
#define REVIEW_LEAST 150
#define REVIEW_PART 0.7
/* The least share of the width for the players beside the board. */
#define COLUMN_PART 0.3

/* The pixels of a strip's margin that the guide may cover. */
#define GUIDE_OVERLAP 4

struct _LudoPlayArea
{
  GtkWidget parent_instance;

  gboolean hidden;              /* in a window with room for the side */
  gboolean opened;              /* the side, in a narrow window */
  gboolean was_over;            /* whether the game was, at the last update */
  gboolean ended;               /* the end has shown the side, and nobody has
                                 * closed it */
  gboolean has_free;            /* room for the side below the players */
  gboolean shows_part;          /* the strips show the score after a part of a
                                 * move */

  /* Owned */
  LudoPlayTable *table;

  /* Borrowed: children */
  GtkWidget *board;
  LudoPlayStrips strips;
  GtkWidget *side;
  LudoSidePanel *panel;         /* in @side */
  GtkWidget *projector;
  GtkWidget *winner;            /* over the board */
  GtkWidget *guide;             /* over all these */
};

G_DEFINE_FINAL_TYPE (LudoPlayArea, ludo_play_area, GTK_TYPE_WIDGET)

static gboolean
is_projected (LudoPlayArea *self)
{
  return ludo_play_table_get_option (self->table, LUDO_TABLE_PROJECTED);
}

static gboolean
has_room (LudoPlayArea *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) >= BOTH_WIDTH;
}

/* Whether only the end of the game shows the side, in a window that has no room
 * beside the board. */
static gboolean
is_only_ended (LudoPlayArea *self)
{
  return self->ended && !self->opened && !has_room (self)
         && !is_projected (self);
}

/* Whether the side is shown; the projector view shows only the chances. */
static gboolean
shows_side (LudoPlayArea *self)
{
  if (is_projected (self))
    return ludo_side_panel_get_tab (self->panel) == LUDO_SIDE_CHANCES;

  return has_room (self) ? !self->hidden
                         : self->opened || (self->ended && self->has_free);
}

/* Measures for no less than the least width, because GTK 4.18 warns of less. */
static int
least_of (GtkWidget      *widget,
          GtkOrientation  orientation,
          int             for_width)
{
  int least;

  if (for_width >= 0)
    for_width = MAX (for_width, least_of (widget, GTK_ORIENTATION_HORIZONTAL,
                                          -1));
  gtk_widget_measure (widget, orientation, for_width, &least, NULL, NULL, NULL);

  return least;
}

static void
ludo_play_area_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  LudoPlayArea *self = LUDO_PLAY_AREA (widget);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  gtk_widget_measure (self->board, orientation, -1, minimum, natural, NULL,
                      NULL);
  /* A hidden side must not widen the window, because large letters make the
   * side wide. */
  if (shows_side (self))
    *minimum = MAX (*minimum, least_of (self->side, orientation, -1));
  *natural = MAX (MAX (*natural, *minimum), across ? BOTH_WIDTH : 0);
}

static gboolean
shows_review (LudoPlayArea *self)
{
  return shows_side (self)
         && ludo_side_panel_get_tab (self->panel) == LUDO_SIDE_REVIEW;
}

static void
side_changed (LudoPlayArea *self)
{
  ludo_play_table_set_option (self->table, LUDO_TABLE_REVIEWED,
                              shows_review (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Shows the side at the end of a game; in a narrow window only where that takes
 * no room from the board. */
static void
panel_changed_cb (LudoPlayArea *self)
{
  gboolean over = ludo_side_panel_get_over (self->panel);

  if (over && !self->was_over && !shows_side (self))
    ludo_side_panel_show (self->panel, LUDO_SIDE_MOVES);
  if (over != self->was_over)
    self->ended = over;
  self->was_over = over;
  side_changed (self);
}

/* Returns: the drawing of the game on the board, or NULL. */
static const LudoDrawing *
drawing_of (LudoPlayArea *self)
{
  LudoGame *game = ludo_board_get_game (LUDO_BOARD (self->board));

  return game != NULL ? ludo_drawing_for (ludo_game_get_rules (game)->id)
                      : NULL;
}

/* How wide and how high the board's picture gets in a room of @width by
 * @height. */
static graphene_size_t
picture_size (LudoPlayArea *self,
              int           width,
              int           height)
{
  const LudoDrawing *drawing = drawing_of (self);
  double across, down;

  if (drawing == NULL || width < 1 || height < 1)
    return GRAPHENE_SIZE_INIT (0, 0);

  across = ludo_drawing_fit (drawing, width, height, &down);

  return GRAPHENE_SIZE_INIT ((float) across, (float) down);
}

/* Allocates @child, or hides it where @room is empty. */
static void
put (GtkWidget           *child,
     const GtkAllocation *room)
{
  gtk_widget_set_child_visible (child, room->width > 0);
  if (room->width > 0)
    gtk_widget_size_allocate (child, room, -1);
}

static int
side_width (LudoPlayArea *self,
            int           room)
{
  LudoSideTab tab = ludo_side_panel_get_tab (self->panel);
  double letter;

  if (tab == LUDO_SIDE_RULES || is_projected (self))
    return CLAMP (room * READ_PART, READ_MIN, READ_MAX);

  g_free (ludo_widget_style_font (self->side, &letter));

  return MAX (MAX (SIDE_WIDTH, (int) (room * SIDE_PART)),
              MIN ((int) (SIDE_LETTERS * letter), (int) (room * READ_PART)));
}

/* Returns: half of the window's shorter side, the height that everything else
 * leaves to the board. */
static int
least_board (LudoPlayArea *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  return (MIN (gtk_widget_get_width (root), gtk_widget_get_height (root)) + 1)
         / 2;
}

/* Returns: how high the strips are in all at @width, or at @least. */
static int
strips_height (LudoPlayArea *self,
               int           width,
               gboolean      least)
{
  if (is_projected (self)
      || ludo_play_strips_get_width (&self->strips, FALSE) > width)
    return 0;

  return ludo_play_strips_get_height (&self->strips, width, least);
}

/* Returns: the height for the board above a side of at least @least in a room
 * of @width by @height.  A review is read beside its positions, so they must
 * not be small. */
static int
height_above (LudoPlayArea *self,
              int           width,
              int           height,
              int           least)
{
  int half = least_board (self);
  graphene_size_t picture = picture_size (self, width,
                                          (int) (2 * half * REVIEW_PART));

  if (!shows_review (self))
    return half;

  return MAX (half, MIN ((int) ceilf (picture.height),
                         height - strips_height (self, width, TRUE)
                         - MAX (least, REVIEW_LEAST)));
}

/* Divides @board between the board and the side: beside it if that leaves the
 * board the larger part, else below it and the strips, which scroll to give
 * room to the side.  Where there is no room the side covers all until it is
 * closed.
 * Returns: whether the side is below. */
static gboolean
allocate_side (LudoPlayArea  *self,
               GtkAllocation *board,
               GtkAllocation *side)
{
  int board_across = least_of (self->board, GTK_ORIENTATION_HORIZONTAL, -1);
  int board_down = least_of (self->board, GTK_ORIENTATION_VERTICAL, -1);
  int least = least_of (self->side, GTK_ORIENTATION_VERTICAL, board->width);
  int across = MAX (side_width (self, board->width),
                    least_of (self->side, GTK_ORIENTATION_HORIZONTAL, -1));

  *side = *board;
  if (board->width > board->height
      && board->width - across >= MAX (board_across, board->width / 2))
    {
      side->width = across;
      board->width -= side->width;
      if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
        board->x += side->width;
      else
        side->x += board->width;
      return FALSE;
    }

  board_down = MAX (board_down, height_above (self, board->width,
                                              board->height, least));
  if (board->height - board_down - strips_height (self, board->width, TRUE)
        < least)
    return FALSE;
  side->height = MAX (MIN (board->height * BELOW_PART,
                           board->height - board_down
                           - strips_height (self, board->width, FALSE)),
                      least);
  board->height -= side->height;
  side->y += board->height;

  return TRUE;
}

/* Takes a column for the strips from the start of @board, of their natural
 * width or of the width that the picture leaves.  There is no column unless the
 * board keeps the larger part, half of the window's shorter side and the least
 * width of the board.
 * Returns: the width of the column, or 0. */
static int
cut_column (LudoPlayArea  *self,
            GtkAllocation *board,
            GtkAllocation *column)
{
  int least = ludo_play_strips_get_width (&self->strips, FALSE);
  int board_across = least_of (self->board, GTK_ORIENTATION_HORIZONTAL, -1);
  int spare = board->width - (int) ceilf (picture_size (self, board->width,
                                                        board->height).width);
  int width = CLAMP (spare, least,
                     MAX (least, ludo_play_strips_get_width (&self->strips,
                                                             TRUE)));

  width = MIN (MAX (width, board->width * COLUMN_PART), board->width / 2);
  if (board->width <= board->height || is_projected (self) || width < least
      || board->width - width < MAX (board_across, least_board (self)))
    return 0;

  *column = *board;
  column->width = width;
  board->width -= width;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    column->x += board->width;
  else
    board->x += width;

  return width;
}

/* Puts each player at the edge of @board where that player sits, and leaves the
 * height that the picture does not need free, half above and half below the
 * players.  If large letters leave the board too little height, the players are
 * beside it; if that would cut off a part of the board, they stay above and
 * below and scroll; if there is no height for that, they are hidden.
 * Returns: the end of the near strip. */
static int
allocate_strips (LudoPlayArea  *self,
                 GtkAllocation *board,
                 GtkAllocation *room)
{
  int least = least_board (self);
  int height = strips_height (self, board->width, FALSE);
  GtkAllocation column = *board;
  GtkAllocation far = { 0 }, near = { 0 };
  int slack;

  *room = *board;
  if (height > 0 && board->height - height < least
      && cut_column (self, board, &column) > 0)
    {
      *room = column;
      ludo_play_strips_divide (&self->strips, &column, column.height, &far,
                               &near);
    }
  else if (height > 0
           && board->height - strips_height (self, board->width, TRUE)
              >= least)
    {
      ludo_play_strips_divide (&self->strips, board,
                               MIN (height, board->height - least), &far,
                               &near);
      board->height -= far.height + near.height;
      slack = board->height
              - MAX (least, (int) ceilf (picture_size (self, board->width,
                                                       board->height).height));
      slack = MAX (slack, 0);
      board->height -= slack;
      far.y += slack / 2;
      board->y = far.y + far.height;
      near.y = board->y + board->height;
    }
  put (self->strips.far, &far);
  put (self->strips.near, &near);

  return near.y + near.height;
}

int
ludo_play_area_get_need (LudoPlayArea *self,
                         int           width,
                         int           height,
                         gboolean      whole)
{
  GtkAllocation board = { 0, 0, width, height };
  GtkAllocation side = { 0 }, column;
  int least = 0, above = least_board (self), strips, need, beside;

  g_return_val_if_fail (LUDO_IS_PLAY_AREA (self), 0);

  if (shows_side (self) && !is_only_ended (self)
      && allocate_side (self, &board, &side))
    {
      least = least_of (self->side, GTK_ORIENTATION_VERTICAL, width);
      above = height_above (self, width, height, least);
      if (shows_review (self))
        least = MAX (least, REVIEW_LEAST);
    }
  need = above + least;
  strips = strips_height (self, board.width, FALSE);
  if (whole || strips == 0)
    return need + strips;

  board.height = need;
  if (cut_column (self, &board, &column) == 0)
    return need + strips;

  /* The players are beside the board only while both are wider than high. */
  beside = MAX (need, ludo_play_strips_get_height (&self->strips, column.width,
                                                   FALSE) + least);

  return beside - least < board.width + column.width ? beside : need + strips;
}

/* Puts the guide at the lower end of @room below the near strip.  Without room
 * there it covers the strip of a player who is not to move, and never the line
 * that says what to do.  It is hidden if there is no strip, because it would
 * cover numbers on the board, and after the game. */
static void
allocate_guide (LudoPlayArea        *self,
                const GtkAllocation *room)
{
  GtkAllocation box = *room;
  LudoGame *game = ludo_board_get_game (LUDO_BOARD (self->board));
  graphene_rect_t near;
  int least, width;

  gtk_widget_measure (self->guide, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &width, NULL, NULL);
  if (!gtk_widget_get_child_visible (self->strips.near) || self->was_over
      || least > room->width)
    box.width = 0;
  else
    {
      box.height = least_of (self->guide, GTK_ORIENTATION_VERTICAL, box.width);
      /* Do not cover the strip of the player to move: the guide is over the
       * near one only while another seat than the first moves. */
      if (game == NULL || ludo_game_get_turn (game) != 0
          || (gtk_widget_compute_bounds (self->strips.near, GTK_WIDGET (self),
                                         &near)
              && near.origin.y + near.size.height
                 <= room->y + room->height - box.height + GUIDE_OVERLAP))
        box.y = room->y + room->height - box.height;
      else
        ludo_play_strips_narrow (&self->strips, GTK_WIDGET (self), width, &box);
    }
  put (self->guide, &box);
}

static void
ludo_play_area_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  LudoPlayArea *self = LUDO_PLAY_AREA (widget);
  GtkAllocation board = { 0, 0, width, height };
  GtkAllocation side = { 0 }, texts = { 0 }, winner = { 0 };
  GtkAllocation room;
  int end;

  if (shows_side (self) && !is_only_ended (self))
    allocate_side (self, &board, &side);
  if (is_projected (self))
    ludo_projector_place (LUDO_PROJECTOR (self->projector), drawing_of (self),
                          &board, &texts);

  end = allocate_strips (self, &board, &room);
  put (self->board, &board);
  /* Over the middle of the picture, except while the review is shown. */
  if (picture_size (self, board.width, board.height).width > 0
      && !shows_review (self))
    ludo_winner_place (self->winner, &board, &winner);
  put (self->winner, &winner);
  allocate_guide (self, &room);
  /* The end of a game moves nothing: the side gets the room below the
   * players. */
  self->has_free = FALSE;
  if (is_only_ended (self))
    {
      self->has_free =
        width >= least_of (self->side, GTK_ORIENTATION_HORIZONTAL, -1)
        && end > board.y
        && height - end >= least_of (self->side, GTK_ORIENTATION_VERTICAL,
                                     width);
      if (self->has_free)
        side = (GtkAllocation) { 0, end, width, height - end };
    }
  ludo_widget_style_set_class (self->side, "over",
                               side.width == width && side.height == height);
  put (self->side, &side);
  put (self->projector, &texts);
}

static void
ludo_play_area_dispose (GObject *object)
{
  LudoPlayArea *self = LUDO_PLAY_AREA (object);

  g_clear_pointer (&self->strips.far, gtk_widget_unparent);
  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->strips.near, gtk_widget_unparent);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  g_clear_pointer (&self->projector, gtk_widget_unparent);
  g_clear_pointer (&self->winner, gtk_widget_unparent);
  g_clear_pointer (&self->guide, gtk_widget_unparent);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ludo_play_area_parent_class)->dispose (object);
}

/* Tab leaves the side; only ludo_play_area_focus_side() enters it. */
static gboolean
ludo_play_area_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  LudoPlayArea *self = LUDO_PLAY_AREA (widget);
  gboolean backwards = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (direction != GTK_DIR_TAB_FORWARD && !backwards)
    return GTK_WIDGET_CLASS (ludo_play_area_parent_class)->focus (widget,
                                                                  direction);
  if (child == self->side)
    return gtk_widget_child_focus (child, direction);

  if (child == NULL)
    child = backwards ? gtk_widget_get_last_child (widget)
                      : gtk_widget_get_first_child (widget);
  while (child != NULL
         && (child == self->side || !gtk_widget_get_mapped (child)
             || !gtk_widget_child_focus (child, direction)))
    child = backwards ? gtk_widget_get_prev_sibling (child)
                      : gtk_widget_get_next_sibling (child);

  return child != NULL;
}

static void
ludo_play_area_class_init (LudoPlayAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_play_area_dispose;
  widget_class->measure = ludo_play_area_measure;
  widget_class->size_allocate = ludo_play_area_size_allocate;
  widget_class->focus = ludo_play_area_focus;
}

static void
ludo_play_area_init (LudoPlayArea *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

static void
table_changed_cb (LudoPlayArea  *self,
                  guint          change,
                  LudoPlayTable *table)
{
  LudoGame *game = ludo_play_table_get_game (table);
  LudoReplay *replay = ludo_play_table_get_replay (table);
  const LudoBoardMotion *motion = ludo_replay_get_motion (replay);
  LudoGame *shown = ludo_replay_get_shown (replay);
  const GameState *state = game != NULL ? ludo_game_get_state (shown) : NULL;

  if (change & LUDO_CHANGED_OPTIONS)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  if (game == NULL)
    return;
  if (motion->begun && !motion->moving)
    state = ludo_board_get_state (LUDO_BOARD (self->board));
  if (!motion->moving && motion->begun != self->shows_part)
    change |= LUDO_CHANGED_TURN;
  if (!(change & (LUDO_CHANGED_GAME | LUDO_CHANGED_TURN)))
    return;

  self->shows_part = motion->begun && !motion->moving;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    {
      gboolean plays = seat < ludo_game_get_n_seats (game);

      gtk_widget_set_visible (self->strips.strips[seat], plays);
      /* While lots are drawn for the seats, the strips are invisible but keep
       * their size. */
      gtk_widget_set_opacity (self->strips.strips[seat],
                              change & LUDO_CHANGED_TURN ? 1 : 0);
      if (plays)
        ludo_player_strip_show (LUDO_PLAYER_STRIP (self->strips.strips[seat]),
                                game, shown, state);
    }
}

GtkWidget *
ludo_play_area_new (LudoPlayTable *table,
                    LudoBoard     *board,
                    LudoSidePanel *panel,
                    LudoProjector *projector,
                    LudoMarkGuide *guide)
{
  LudoPlayArea *self;

  g_return_val_if_fail (LUDO_IS_BOARD (board), NULL);
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (panel), NULL);
  g_return_val_if_fail (LUDO_IS_PROJECTOR (projector), NULL);
  g_return_val_if_fail (LUDO_IS_MARK_GUIDE (guide), NULL);

  self = g_object_new (LUDO_TYPE_PLAY_AREA, NULL);
  self->table = g_object_ref (table);
  self->board = GTK_WIDGET (board);
  self->panel = panel;
  self->side = ludo_auto_scroller_new (GTK_WIDGET (panel));
  self->projector = GTK_WIDGET (projector);
  self->winner = ludo_winner_new (table);
  self->guide = GTK_WIDGET (guide);
  ludo_play_strips_init (&self->strips);
  gtk_widget_set_parent (self->strips.far, GTK_WIDGET (self));
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
  gtk_widget_set_parent (self->winner, GTK_WIDGET (self));
  gtk_widget_set_parent (self->strips.near, GTK_WIDGET (self));
  gtk_widget_set_parent (self->side, GTK_WIDGET (self));
  gtk_widget_set_parent (self->projector, GTK_WIDGET (self));
  gtk_widget_set_parent (self->guide, GTK_WIDGET (self));
  ludo_signal_connect (table, "changed", table_changed_cb, self);
  ludo_signal_connect (panel, "changed", panel_changed_cb, self);

  return GTK_WIDGET (self);
}

void
ludo_play_area_toggle (LudoPlayArea *self)
{
  g_return_if_fail (LUDO_IS_PLAY_AREA (self));

  if (has_room (self))
    self->hidden = shows_side (self);
  else
    self->opened = !shows_side (self);
  self->ended = FALSE;
  side_changed (self);
}

void
ludo_play_area_sync (LudoPlayArea *self,
                     LudoPlayArea *other)
{
  g_return_if_fail (LUDO_IS_PLAY_AREA (self) && LUDO_IS_PLAY_AREA (other));

  self->hidden = other->hidden;
  self->opened = other->opened;
  side_changed (self);
}

void
ludo_play_area_show_side (LudoPlayArea *self)
{
  g_return_if_fail (LUDO_IS_PLAY_AREA (self));

  if (!shows_side (self) || is_only_ended (self))
    {
      self->hidden = FALSE;
      self->opened = !has_room (self);
      self->ended = FALSE;
      side_changed (self);
    }
}

gboolean
ludo_play_area_focus_side (LudoPlayArea     *self,
                           GtkDirectionType  direction)
{
  g_return_val_if_fail (LUDO_IS_PLAY_AREA (self), FALSE);

  return gtk_widget_get_mapped (self->side)
         && gtk_widget_child_focus (self->side, direction);
}

gboolean
ludo_play_area_is_in_side (LudoPlayArea *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_AREA (self), FALSE);

  return gtk_widget_get_focus_child (self->side) != NULL
         || gtk_widget_has_focus (self->side);
}
