/* ludo-play-page.c: the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-auto-scroller.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "board/ludo-keyboard.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

enum
{
  PROP_PAUSED = 1,
};

G_DEFINE_FINAL_TYPE (LudoPlayPage, ludo_play_page, GTK_TYPE_BOX)

/* Returns: the exact chances found since the program began, which all windows
 * share; never freed. */
static LudoChances *
shared_chances (void)
{
  static LudoChances *chances = NULL;

  if (chances == NULL)
    chances = ludo_chances_new ();

  return chances;
}

/* Shows everybody's chances of winning in the position shown. */
static void
update_probability (LudoPlayPage *self)
{
  GtkWidget *bar = GTK_WIDGET (self->probability_bar);
  LudoGame *game = ludo_play_table_get_game (self->table);
  LudoWinProbability probability;

  gtk_widget_set_visible (bar, game != NULL && ludo_play_table_get_option
                                 (self->table, LUDO_TABLE_WIN_PROBABILITY));
  ludo_widget_style_set_class (bar, "projected",
                               ludo_play_page_get_projected (self));
  if (game == NULL)
    return;

  ludo_analysis_get (self->analysis,
                     ludo_replay_get_n_announced (self->replay), &probability);
  ludo_probability_bar_show (self->probability_bar, game, &probability);
}

/* The hint button keeps its place when a game with hints ends, because the
 * board would grow otherwise.  It is hidden when the review needs the room. */
static void
show_hint_button (LudoPlayPage *self)
{
  LudoPlayTable *table = self->table;
  GtkWidget *button = GTK_WIDGET (self->hint_button);
  gboolean is_offered = (ludo_play_table_get_acts (table).offered
                         & 1u << LUDO_ACT_HINT) != 0;
  LudoGame *game = ludo_play_table_get_game (table);

  gtk_widget_set_visible
    (button,
     is_offered
     || (ludo_game_get_info (game)->has_decisions
         && ludo_play_table_get_option (table, LUDO_TABLE_HINTS)
         && !ludo_play_table_get_option (table, LUDO_TABLE_PROJECTED)
         && !ludo_play_table_get_option (table, LUDO_TABLE_REVIEWED)));
  gtk_widget_set_child_visible (button, is_offered);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_HIDDEN, !is_offered, -1);
}

/* Updates the panels, because the files of their folder know no table. */
static void
table_changed_cb (LudoPlayPage *self,
                  guint         change)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  gboolean projected = ludo_play_page_get_projected (self);

  if (change & (LUDO_CHANGED_GAME | LUDO_CHANGED_POSITION
                | LUDO_CHANGED_OPTIONS))
    ludo_hint_bar_show (self->hint_bar, shown,
                        ludo_play_table_get_option (self->table,
                                                    LUDO_TABLE_HINTS),
                        projected);
  if (change & (LUDO_CHANGED_SENTENCE | LUDO_CHANGED_ASIDE))
    ludo_hint_bar_make_way (self->hint_bar,
                            ludo_play_table_get_texts (self->table)
                              ->announcement);
  if (change & LUDO_CHANGED_OPTIONS)
    g_object_notify (G_OBJECT (self), "paused");
  if (shown == NULL)
    return;

  /* Lots never cover a game that has begun, even on a slow machine. */
  if (ludo_game_get_n_plies (ludo_play_table_get_game (self->table)) > 0)
    ludo_lots_end (self->lots);
  if (change & LUDO_CHANGED_ACTS)
    show_hint_button (self);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), !projected);
  if (change & (LUDO_CHANGED_POSITION | LUDO_CHANGED_OPTIONS))
    {
      update_probability (self);
      ludo_chances_panel_show (self->chances, shown, projected);
    }
  /* Explain a mark that is shown for the first time, except to a class. */
  ludo_mark_guide_set_quiet (self->guide,
                             projected
                             || ludo_replay_get_motion (self->replay)->moving);
  if (change & (LUDO_CHANGED_POSITION | LUDO_CHANGED_TURN))
    g_signal_emit_by_name (self, "changed");
}

static void
begin_lots (LudoPlayPage *self)
{
  LudoGame *game = ludo_play_table_get_game (self->table);
  guint speed;

  ludo_lots_end (self->lots);
  g_object_get (self->board, "animation-speed", &speed, NULL);
  if (game != NULL && speed != LUDO_ANIMATION_NONE
      && ludo_widget_style_wants_motion (GTK_WIDGET (self)))
    ludo_lots_begin (self->lots, game);
}

/* Lays the lots over the board, which is not in the middle of the page.  Where
 * large letters make them higher than the board, they cover the strips of the
 * players too, which are still invisible, but never reach below the overlay. */
static gboolean
place_lots_cb (LudoPlayPage  *self,
               GtkWidget     *child,
               GtkAllocation *place,
               GtkOverlay    *overlay)
{
  graphene_rect_t board;
  int least, end;

  if (child != GTK_WIDGET (self->lots)
      || !gtk_widget_compute_bounds (GTK_WIDGET (self->board),
                                     GTK_WIDGET (overlay), &board))
    return FALSE;

  *place = (GtkAllocation) { board.origin.x, board.origin.y,
                             board.size.width, board.size.height };
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, &least,
                      NULL, NULL, NULL);
  if (place->height < least)
    {
      end = gtk_widget_get_height (GTK_WIDGET (overlay));
      place->y = MIN (MAX (place->y - (least - place->height) / 2, 0),
                      end - least);
      place->height = least;
    }

  return TRUE;
}

/* Lays a hint or a message over the status, so that it takes no room from the
 * board and covers neither that nor a button.  A hint, which scrolls, covers no
 * player either; a message may, because it is soon closed. */
static gboolean
place_notice_cb (LudoPlayPage  *self,
                 GtkWidget     *child,
                 GtkAllocation *place)
{
  GtkWidget *widget = GTK_WIDGET (self->overlay);
  graphene_rect_t status, board;
  int least, wished;

  if (!gtk_widget_compute_bounds (gtk_widget_get_first_child (self->top),
                                  widget, &status)
      || !gtk_widget_compute_bounds (GTK_WIDGET (self->board), widget, &board))
    return FALSE;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  place->x = status.origin.x;
  place->y = status.origin.y;
  place->width = MAX (status.size.width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, &least,
                      &wished, NULL, NULL);
  place->height = MAX (least, MIN (wished, child == GTK_WIDGET (self->hint_bar)
                                             ? status.size.height
                                             : board.origin.y
                                               - status.origin.y));

  return TRUE;
}

static int
height_of (GtkWidget *widget,
           int        width,
           int       *least)
{
  int natural = 0;

  *least = 0;
  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, least,
                        &natural, NULL, NULL);

  return natural;
}

/* Returns: the width for which to measure the height of @child in a column of
 * @width: -1 for the row on top, whose least height does not depend on it,
 * because measuring its sentences for each width that GTK tries is slow. */
static int
measured_width (GtkWidget *child,
                int        width)
{
  return gtk_widget_get_prev_sibling (child) == NULL ? -1 : width;
}

/* Returns: the least height of all that is in @column at @width. */
static int
least_height (GtkWidget *column,
              int        width)
{
  int all = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (column); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      height_of (child, measured_width (child, width), &least);
      all += least;
    }

  return all;
}

static void
measure_column (GtkWidget      *column,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  int most;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (column); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wished;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation,
                          orientation == GTK_ORIENTATION_VERTICAL
                            ? measured_width (child, for_size) : -1,
                          &least, &wished, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, wished);
        }
      else
        {
          *minimum += least;
          *natural += wished;
        }
    }
  if (orientation == GTK_ORIENTATION_VERTICAL || for_size < 0)
    return;

  /* Find the least width at which the given height is enough, because GTK would
   * try widths until it is.  Mostly the first one is enough. */
  if (least_height (column, *minimum) <= for_size)
    return;
  for (most = *natural; *minimum < most;)
    {
      int tried = *minimum + (most - *minimum) / 2;

      if (least_height (column, tried) <= for_size)
        most = tried;
      else
        *minimum = tried + 1;
    }
}

/* Gives the status the height that it wants, if that leaves the board and the
 * players what they need; else it scrolls.  Before that, the board and the
 * players get the room of buttons that are not offered. */
static void
allocate_column (GtkWidget *column,
                 int        width,
                 int        height,
                 int        baseline)
{
  LudoPlayPage *self =
    LUDO_PLAY_PAGE (gtk_widget_get_ancestor (column, LUDO_TYPE_PLAY_PAGE));
  GtkWidget *children[] = {
    self->top, GTK_WIDGET (self->probability_bar), self->middle,
    GTK_WIDGET (self->buttons),
  };
  GtkAllocation box = { 0, 0, width, 0 };
  int heights[G_N_ELEMENTS (children)];
  int least, unused, left, empty;
  int beside = 0;

  /* The width of the buttons beside the status. */
  gtk_widget_measure (gtk_widget_get_last_child (self->top),
                      GTK_ORIENTATION_HORIZONTAL, -1, &beside, NULL, NULL,
                      NULL);
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    heights[i] = height_of (children[i], width, i == 0 ? &least : &unused);
  heights[0] = MAX (heights[0] - ludo_status_get_surplus (self->status,
                                                          width - beside),
                    least);
  left = height - heights[1] - heights[3];
  box.y = height - heights[3];
  box.height = heights[3];
  gtk_widget_size_allocate (children[3], &box, -1);
  empty = ludo_play_buttons_get_empty (self->buttons);
  for (int whole = TRUE; whole >= FALSE; whole--)
    {
      int need = ludo_play_area_get_need (self->area, width, left - least,
                                          whole);

      if (whole && left + empty - heights[0] < need)
        continue;
      heights[0] = CLAMP (left + empty - need, least, heights[0]);
      heights[2] = left - heights[0];
      if (heights[2] < need)
        heights[2] = MIN (left - least, heights[2] + empty);
      break;
    }
  box.y = 0;
  for (guint i = 0; i + 1 < G_N_ELEMENTS (children); i++)
    {
      if (!gtk_widget_should_layout (children[i]))
        continue;
      box.height = heights[i];
      gtk_widget_size_allocate (children[i], &box, -1);
      box.y += box.height;
    }
}

/* Any key ends the lots; a key that would begin something does nothing more. */
static gboolean
end_lots_cb (LudoPlayPage *self,
             guint         keyval)
{
  if (ludo_lots_get_left (self->lots) <= 0
      || (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R))
    return FALSE;

  ludo_lots_end (self->lots);

  return keyval == GDK_KEY_space || keyval == GDK_KEY_Return
         || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_Escape;
}

static void
jumped_cb (LudoPlayPage *self)
{
  ludo_board_set_game (self->board, ludo_replay_get_shown (self->replay));
  ludo_board_set_interactive (self->board,
                              !ludo_replay_get_previewing (self->replay));
  ludo_board_skip_motion (self->board);
  begin_lots (self);
}

/* The lots are a motion on the board too: the computer waits for them, and the
 * result is announced after them. */
static void
moving_cb (LudoPlayPage *self)
{
  double left = ludo_lots_get_left (self->lots);
  gboolean moving, begun;

  g_object_get (self->board, "moving", &moving, "begun", &begun, NULL);
  moving |= left > 0;
  ludo_chances_panel_set_frozen (self->chances, moving);
  ludo_play_table_set_motion (self->table, &(LudoBoardMotion) {
    .moving = moving,
    .begun = begun,
    .stepping = ludo_board_get_stepping (self->board),
    .left = MAX (left, ludo_board_get_motion_left (self->board)),
    .n_shown = ludo_board_get_n_shown (self->board),
  });
}

static void
typed_cb (LudoPlayPage *self)
{
  ludo_play_table_set_typed (self->table, ludo_board_get_typed (self->board));
}

/* Gives a hint or, in a game without decisions, opens the exact chances. */
static void
hint_asked_cb (LudoPlayPage *self)
{
  LudoGame *game = ludo_play_table_get_game (self->table);

  /* Give no hint on a position that is still being shown step by step. */
  if (game == NULL || ludo_board_get_stepping (self->board))
    return;

  _ludo_play_page_skip_motion (self);
  if (ludo_game_get_info (game)->has_decisions)
    ludo_hint_bar_ask (self->hint_bar);
  if (ludo_chances_cover (game))
    {
      ludo_play_page_show_tab (self, LUDO_SIDE_CHANCES);
      ludo_chances_panel_focus_rows (self->chances);
    }
}

static void
ludo_play_page_dispose (GObject *object)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (object);

  /* The buttons may keep the table alive, so stop its game. */
  if (self->table != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->replay, self);
      g_object_run_dispose (G_OBJECT (self->table));
      ludo_analysis_set_game (self->analysis, NULL);
    }
  g_clear_object (&self->analysis);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ludo_play_page_parent_class)->dispose (object);
}

static gboolean
ludo_play_page_grab_focus (GtkWidget *widget)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Tab leads from the board to the buttons below it, then to the side, which is
 * between them. */
static gboolean
ludo_play_page_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (widget);
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (ludo_play_page_parent_class);
  gboolean forwards = direction == GTK_DIR_TAB_FORWARD;
  gboolean enters = gtk_widget_get_focus_child (widget) == NULL;

  if (!forwards && direction != GTK_DIR_TAB_BACKWARD)
    return parent_class->focus (widget, direction);

  if (ludo_play_area_is_in_side (self->area))
    return ludo_play_area_focus_side (self->area, direction)
           || (!forwards
               && (gtk_widget_child_focus (GTK_WIDGET (self->buttons),
                                           direction)
                   || gtk_widget_child_focus (GTK_WIDGET (self->board),
                                              direction)));

  return (!forwards && enters
          && ludo_play_area_focus_side (self->area, direction))
         || parent_class->focus (widget, direction)
         || (forwards && ludo_play_area_focus_side (self->area, direction));
}

/* Letters go to a text entry and to the rules. */
static gboolean
takes_letter (GtkWidget *page,
              GtkWidget *focus,
              gboolean   control)
{
  LudoPlayPage *self = LUDO_PLAY_PAGE (page);

  return !GTK_IS_EDITABLE (focus) && !GTK_IS_TEXT_VIEW (focus)
         && (focus == NULL
             || ludo_side_panel_get_tab (self->side) != LUDO_SIDE_RULES
             || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->side)));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  gboolean done = ludo_hint_bar_dismiss (LUDO_PLAY_PAGE (widget)->hint_bar);

  /* A screen reader does not notice that the hint is gone. */
  if (done)
    ludo_announce (widget, _("The hint is closed."));

  return done;
}

static void
ludo_play_page_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  LudoPlayTable *table = LUDO_PLAY_PAGE (object)->table;

  switch (prop_id)
    {
    case PROP_PAUSED:
      g_value_set_boolean
        (value, ludo_play_table_get_option (table, LUDO_TABLE_PAUSED));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_play_page_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  LudoPlayTable *table = LUDO_PLAY_PAGE (object)->table;

  switch (prop_id)
    {
    case PROP_PAUSED:
      ludo_play_table_set_option (table, LUDO_TABLE_PAUSED,
                                  g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_play_page_class_init (LudoPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_play_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = ludo_play_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = ludo_play_page_set_property;
  widget_class->focus = ludo_play_page_focus;
  widget_class->grab_focus = ludo_play_page_grab_focus;

  ludo_signal_new (klass, "changed", 0);
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), PROP_PAUSED,
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                          | G_PARAM_STATIC_STRINGS));
  g_type_ensure (LUDO_TYPE_AUTO_SCROLLER);
  g_type_ensure (LUDO_TYPE_STATUS);
  g_type_ensure (LUDO_TYPE_PROBABILITY_BAR);
  g_type_ensure (LUDO_TYPE_PLAY_BUTTONS);
  LUDO_TEMPLATE_SET (klass, "play-page");
  LUDO_TEMPLATE_CHILDREN (klass, LudoPlayPage, overlay, column, top, status,
                          menu_button, hint_button, probability_bar, buttons);
  gtk_widget_class_install_property_action (widget_class, "play.pause",
                                            "paused");
  _ludo_play_page_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "play-page");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb,
                                NULL);
}

static void
ludo_play_page_init (LudoPlayPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *overlay;
  const struct
  {
    const char *signal;
    GCallback acted;
  } acts[] = {
    { "illegal", G_CALLBACK (ludo_play_table_refuse) },
    { "picked", G_CALLBACK (ludo_play_table_instruct) },
    { "announce", G_CALLBACK (ludo_play_table_announce) },
  };

  gtk_widget_init_template (GTK_WIDGET (self));

  self->coordinates = TRUE;
  self->table = ludo_play_table_new ();
  self->replay = ludo_play_table_get_replay (self->table);
  self->analysis = ludo_analysis_new (shared_chances ());
  g_object_bind_property (ludo_play_table_get_computer (self->table),
                          "thinking", self->analysis, "paused",
                          G_BINDING_SYNC_CREATE);
  ludo_status_set_table (self->status, self->table);

  self->board = LUDO_BOARD (ludo_board_new ());
  self->projector = LUDO_PROJECTOR (ludo_projector_new (self->table));
  self->chances = LUDO_CHANCES_PANEL (ludo_chances_panel_new (shared_chances (),
                                                              self->board));
  self->side =
    LUDO_SIDE_PANEL (ludo_side_panel_new (self->table, self->analysis,
                                          GTK_WIDGET (self->chances)));
  self->hint_bar = LUDO_HINT_BAR (ludo_hint_bar_new (self->board,
                                                     self->analysis));
  self->guide = LUDO_MARK_GUIDE (ludo_mark_guide_new (self->board));
  self->area = LUDO_PLAY_AREA (ludo_play_area_new (self->table, self->board,
                                                   self->side, self->projector,
                                                   self->guide));
  gtk_widget_add_css_class (GTK_WIDGET (self->area), "middle");
  overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->area));
  self->projector_bar =
    LUDO_PROJECTOR_BAR (ludo_projector_bar_new (self->table,
                                                GTK_WIDGET (self)));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay),
                           GTK_WIDGET (self->projector_bar));
  self->lots = LUDO_LOTS (ludo_lots_new ());
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->lots));
  g_signal_connect_swapped (overlay, "get-child-position",
                            G_CALLBACK (place_lots_cb), self);
  g_signal_connect_swapped (self->lots, "changed", G_CALLBACK (moving_cb),
                            self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (end_lots_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->middle = overlay;
  gtk_box_insert_child_after (self->column, overlay,
                              GTK_WIDGET (self->probability_bar));
  ludo_flow_side_by_side (self->top);
  ludo_widget_style_set_layout (GTK_WIDGET (self->column), measure_column,
                                allocate_column);
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->hint_bar));
  g_signal_connect_swapped (self->overlay, "get-child-position",
                            G_CALLBACK (place_notice_cb), self);

  ludo_keyboard_give_letters (GTK_WIDGET (self), self->board, takes_letter);
  ludo_board_set_coordinates (self->board, self->coordinates);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    ludo_signal_connect (self->board, acts[i].signal, acts[i].acted,
                         self->table);
  ludo_signal_connect (self->hint_bar, "announce", ludo_play_table_show,
                       self->table);
  ludo_signal_connect (self->status, "announced", ludo_announce,
                       self->projector);
  g_signal_connect_swapped (self->board, "hint-asked",
                            G_CALLBACK (hint_asked_cb), self);
  g_signal_connect_swapped (self->board, "notify::typed",
                            G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->board, "notify::moving",
                            G_CALLBACK (moving_cb), self);
  g_signal_connect_swapped (self->board, "notify::begun",
                            G_CALLBACK (moving_cb), self);
  g_signal_connect_swapped (self->board, "notify::animation-speed",
                            G_CALLBACK (moving_cb), self);

  ludo_play_buttons_set_table (self->buttons, self->table, GTK_WIDGET (self));
  g_signal_connect_swapped (self->replay, "jumped", G_CALLBACK (jumped_cb),
                            self);
  ludo_signal_connect (self->analysis, "changed", update_probability, self);
  /* Connect the page last, so that all its parts show the table before. */
  ludo_signal_connect (self->table, "changed", table_changed_cb, self);
}

GtkWidget *
ludo_play_page_new (void)
{
  return g_object_new (LUDO_TYPE_PLAY_PAGE, NULL);
}

void
ludo_play_page_add_messages (LudoPlayPage *self,
                             GtkWidget    *bar)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self) && GTK_IS_WIDGET (bar));

  gtk_overlay_add_overlay (self->overlay, bar);
}
