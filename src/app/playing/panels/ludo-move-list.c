/* ludo-move-list.c: the moves of a game, in notation and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-move-list.h"

#include <glib/gi18n.h>

#include "app/playing/panels/ludo-symbol-key.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-drawing.h"
#include "play/ludo-signal.h"

/* The most plies of another line that are named to identify it. */
#define NAMED_PLIES 3

/* The widths of the columns, in letters. */
#define NUMBER_WIDTH 3
#define NAME_WIDTH 10
/* The least width of a sentence, in letters. */
#define LEAST_LETTERS 7

/* The gap between the columns of a row, in pixels. */
#define COLUMN_GAP 8

/* RowWidgets: the columns of a row, and the sentence below them while the row
 * is that of the position on the board. */
typedef struct
{
  GtkListItem *item;
  GtkLabel *number;
  GtkLabel *name;
  GtkLabel *notation;
  GtkBox *icons;
  GtkLabel *words;
} RowWidgets;

struct _LudoMoveList
{
  GtkBox parent_instance;

  gboolean selecting;           /* the program changes the selection */
  guint shown;                  /* the row of the position on the board */
  guint begun;                  /* the row of a ply in animation, or 0 */
  guint scroll_id;

  /* Template widgets */
  GtkWidget *list;
  GtkEventControllerFocus *focus;       /* of the list */
  GtkWidget *variations_box;    /* visible if there are other lines */
  GtkListBox *variations;
  GtkWidget *key_button;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  GtkSliceListModel *rows;      /* those that may be shown; or NULL */
  GtkSingleSelection *selection;        /* NULL without a game */
};

G_DEFINE_FINAL_TYPE (LudoMoveList, ludo_move_list, GTK_TYPE_BOX)

static GtkLabel *
add_label (GtkBox     *box,
           const char *css_class,
           int         width,
           double      xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), width);
  if (width > 0)
    gtk_label_set_max_width_chars (GTK_LABEL (label), width);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);

  return GTK_LABEL (label);
}

/* Marks the row if it is that of the position on the board, and shows its
 * sentence then.  It is marked by a class, since the selection is empty while
 * the keyboard is elsewhere. */
static void
mark_row (LudoMoveList *self,
          GtkListItem  *item)
{
  GtkWidget *child = gtk_list_item_get_child (item);
  const RowWidgets *widgets = g_object_get_data (G_OBJECT (child), "widgets");
  GtkWidget *row = gtk_widget_get_parent (child);
  gboolean shown = gtk_list_item_get_position (item) == self->shown;

  ludo_widget_style_set_class (row, "shown", shown);
  gtk_widget_set_visible (GTK_WIDGET (widgets->words),
                          shown
                          && gtk_label_get_text (widgets->words)[0] != '\0');
}

/* GTK keeps rows without an item for later use. */
static void
mark_rows (LudoMoveList *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      const RowWidgets *widgets =
        child != NULL ? g_object_get_data (G_OBJECT (child), "widgets") : NULL;

      if (widgets != NULL)
        mark_row (self, widgets->item);
    }
}

/* Selects the row of the position on the board while the keyboard is in the
 * list.  Orca 48 would read the row to somebody who plays on the board, after
 * the same sentence was announced. */
static void
update_selection (LudoMoveList *self)
{
  if (self->selection == NULL)
    return;

  self->selecting = TRUE;
  gtk_single_selection_set_selected
    (self->selection,
     gtk_event_controller_focus_contains_focus (self->focus)
       ? self->shown : GTK_INVALID_LIST_POSITION);
  self->selecting = FALSE;
}

/* Returns: the natural width of @widget. */
static int
width_of (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);

  return natural;
}

static int
height_of (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural,
                      NULL, NULL);

  return natural;
}

/* Puts the children of @columns, which are those of RowWidgets in their order,
 * into one line, or into two where large letters would cut the notation.
 * Returns: the height of all lines. */
static int
lay_columns (GtkWidget *columns,
             int        width,
             gboolean   allocated)
{
  GtkWidget *number = gtk_widget_get_first_child (columns);
  GtkWidget *name = gtk_widget_get_next_sibling (number);
  GtkWidget *notation = gtk_widget_get_next_sibling (name);
  GtkWidget *icons = gtk_widget_get_next_sibling (notation);
  GtkAllocation boxes[] = {
    { 0, 0, width_of (number), 0 }, { 0, 0, width_of (name), 0 },
    { 0, 0, width_of (notation), 0 }, { 0, 0, width_of (icons), 0 },
  };
  int first = MAX (height_of (number), height_of (name));
  int second = MAX (height_of (notation), height_of (icons));
  gboolean mirrored = gtk_widget_get_direction (columns) == GTK_TEXT_DIR_RTL;
  gboolean fits;

  boxes[1].x = boxes[0].width + COLUMN_GAP;
  boxes[2].x = boxes[1].x + boxes[1].width + COLUMN_GAP;
  boxes[3].x = width - boxes[3].width;
  fits = boxes[2].x + boxes[2].width + COLUMN_GAP <= boxes[3].x;
  if (fits)
    first = second = MAX (first, second);
  else
    {
      boxes[2].x = MIN (boxes[1].x, MAX (boxes[3].x - COLUMN_GAP
                                         - boxes[2].width, 0));
      boxes[2].y = boxes[3].y = first;
    }
  boxes[2].width = MAX (boxes[3].x - COLUMN_GAP - boxes[2].x, 1);
  boxes[0].height = boxes[1].height = first;
  boxes[2].height = boxes[3].height = second;
  for (int i = 0; allocated && i < 4; i++)
    {
      if (mirrored)
        boxes[i].x = width - boxes[i].x - boxes[i].width;
      gtk_widget_size_allocate (number, &boxes[i], -1);
      number = gtk_widget_get_next_sibling (number);
    }

  return fits ? first : first + second;
}

static void
measure_columns (GtkWidget      *columns,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (columns);
  int widths[4], notation;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay_columns (columns, for_size < 0 ? G_MAXINT / 4
                                                               : for_size,
                                         FALSE);
      return;
    }

  for (int i = 0; i < 4; i++, child = gtk_widget_get_next_sibling (child))
    {
      widths[i] = width_of (child);
      if (i == 2)
        gtk_widget_measure (child, orientation, -1, &notation, NULL, NULL,
                            NULL);
    }
  *minimum = MAX (widths[0] + COLUMN_GAP + widths[1],
                  notation + COLUMN_GAP + widths[3]);
  *natural = widths[0] + widths[1] + widths[2] + widths[3] + 3 * COLUMN_GAP;
}

static void
allocate_columns (GtkWidget *columns,
                  int        width,
                  int        height,
                  int        baseline)
{
  lay_columns (columns, width, TRUE);
}

static void
setup_cb (LudoMoveList *self,
          GtkListItem  *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  RowWidgets *widgets = g_new0 (RowWidgets, 1);

  widgets->number = add_label (GTK_BOX (columns), "number", NUMBER_WIDTH, 1);
  widgets->name = add_label (GTK_BOX (columns), "name", NAME_WIDTH, 0);
  widgets->notation = add_label (GTK_BOX (columns), "notation", -1, 0);
  widgets->icons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  gtk_box_append (GTK_BOX (columns), GTK_WIDGET (widgets->icons));
  ludo_widget_style_set_layout (columns, measure_columns, allocate_columns);
  gtk_box_append (GTK_BOX (row), columns);
  widgets->words = add_label (GTK_BOX (row), "words", -1, 0);
  gtk_label_set_ellipsize (widgets->words, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (widgets->words, TRUE);
  gtk_label_set_wrap_mode (widgets->words, PANGO_WRAP_WORD_CHAR);
  /* Otherwise GTK would measure words broken into letters, which is slow. */
  gtk_label_set_width_chars (widgets->words, LEAST_LETTERS);
  widgets->item = item;
  g_object_set_data_full (G_OBJECT (row), "widgets", widgets, g_free);
  gtk_list_item_set_child (item, row);
}

/* Whether @move is the first ply of its side's turn. */
static gboolean
begins_turn (LudoMoveList *self,
             LudoMove     *move)
{
  GListModel *moves = ludo_game_get_moves (self->game);
  guint number = ludo_move_get_number (move);
  g_autoptr (LudoMove) before = NULL;

  if (number >= 2)
    before = g_list_model_get_item (moves, number - 2);

  return before == NULL
         || ludo_move_get_seat (before) != ludo_move_get_seat (move);
}

/* Returns: only the name of the place where @move starts; "…" for a throw or a
 * move that starts at no place, so that the row is not empty. */
static char *
dup_start (LudoMoveList *self,
           LudoMove     *move)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (self->game)->id);
  int path[LUDO_PATH_MAX];
  char buffer[8];
  const char *name;

  drawing->move_path (ludo_move_get_before (move), ludo_move_get_move (move),
                      path);
  name = drawing->place_name (path[0], buffer);

  return g_strdup (name[0] != '\0' ? name : "…");
}

static guint
count_events (const GameTrace *trace,
              int              type)
{
  guint n = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    n += trace->events[i].type == type;

  return n;
}

/* Shows the icons of a ply in the order of the game's events.  Two events that
 * follow each other may have the same icon. */
static void
show_icons (LudoMoveList *self,
            GtkBox       *box,
            LudoMove     *move)
{
  const LudoEventInfo *event = ludo_game_get_info (self->game)->events;
  const char *last = NULL;

  for (; event != NULL && event->type != GAME_EVENT_NONE; event++)
    if (event->icon != NULL && g_strcmp0 (event->icon, last) != 0
        && count_events (ludo_move_get_trace (move), event->type)
           >= event->icon_from)
      {
        last = event->icon;
        gtk_box_append (box,
                        ludo_symbol_key_make_icon
                          (event, gtk_widget_get_display (GTK_WIDGET (box))));
      }
}

/* Gives a throw another style than a move. */
static void
set_throw (const RowWidgets *widgets,
           gboolean          throw)
{
  static const char *const classes[] = { "notation", "throw", NULL };

  gtk_widget_set_css_classes (GTK_WIDGET (widgets->notation),
                              (const char **) classes + throw);
}

/* Fills the columns with @move.  Returns: all of it as a sentence, for the
 * accessible name of the row. */
static char *
show_ply (LudoMoveList     *self,
          const RowWidgets *widgets,
          LudoMove         *move)
{
  gboolean begun = ludo_move_get_number (move) == self->begun;
  g_autofree char *name =
    ludo_game_dup_player_name (self->game, ludo_move_get_seat (move),
                               ludo_move_get_member (move));
  g_autofree char *number =
    g_strdup_printf ("%u", ludo_game_count_moves
                             (self->game, ludo_move_get_number (move)));
  g_autofree char *notation =
    begun ? dup_start (self, move)
          : ludo_game_name_ply (self->game, ludo_move_get_token (move));
  g_autofree char *sentence =
    begun ? g_strdup ("") : ludo_game_describe_move (self->game, move,
                                                     LUDO_DETAIL_NORMAL);

  if (begins_turn (self, move))
    {
      gtk_label_set_text (widgets->number, number);
      gtk_label_set_text (widgets->name, name);
    }
  ludo_widget_style_set_tooltip (GTK_WIDGET (widgets->name),
                                 begins_turn (self, move) ? name : NULL);
  gtk_label_set_text (widgets->notation, notation);
  ludo_widget_style_set_tooltip (GTK_WIDGET (widgets->notation),
                                 begun ? NULL : sentence);
  set_throw (widgets, ludo_move_is_throw (move));
  gtk_label_set_text (widgets->words, sentence);
  if (!begun)
    show_icons (self, widgets->icons, move);

  /* Translators: an entry of the list of moves: its number, who played, the
   * move in notation, then in words. */
  return g_strdup_printf (_("%s. %s: %s. %s"), number, name, notation,
                          sentence);
}

static void
bind_cb (LudoMoveList *self,
         GtkListItem  *item)
{
  GObject *object = gtk_list_item_get_item (item);
  GtkWidget *child = gtk_list_item_get_child (item);
  const RowWidgets *widgets = g_object_get_data (G_OBJECT (child), "widgets");
  g_autofree char *spoken = NULL;

  gtk_label_set_text (widgets->number, "");
  gtk_label_set_text (widgets->name, "");
  ludo_flow_remove_all (GTK_WIDGET (widgets->icons));
  gtk_widget_set_visible (GTK_WIDGET (widgets->name), LUDO_IS_MOVE (object));
  if (LUDO_IS_MOVE (object))
    spoken = show_ply (self, widgets, LUDO_MOVE (object));
  else
    {
      spoken = g_strdup (_("Start of the game"));
      gtk_label_set_text (widgets->notation, spoken);
      ludo_widget_style_set_tooltip (GTK_WIDGET (widgets->name), NULL);
      ludo_widget_style_set_tooltip (GTK_WIDGET (widgets->notation), NULL);
      gtk_label_set_text (widgets->words, "");
    }
  mark_row (self, item);

  ludo_names_label (gtk_widget_get_parent (child), spoken);
}

static void
selected_cb (LudoMoveList *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (!self->selecting && selected != GTK_INVALID_LIST_POSITION
      && selected != self->shown)
    gtk_widget_activate_action (GTK_WIDGET (self), "play.preview", "u",
                                selected);
}

static void
scroll (LudoMoveList *self)
{
  if (self->selection != NULL && gtk_widget_get_mapped (self->list))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u",
                                self->shown);
}

/* Scrolls again once the list has been laid out, if the row of the position on
 * the board is not in view. */
static gboolean
scroll_cb (gpointer data)
{
  LudoMoveList *self = data;
  GtkWidget *row = gtk_widget_get_first_child (self->list);
  graphene_rect_t bounds;

  self->scroll_id = 0;
  while (row != NULL && !gtk_widget_has_css_class (row, "shown"))
    row = gtk_widget_get_next_sibling (row);
  if (row == NULL || !gtk_widget_compute_bounds (row, self->list, &bounds)
      || bounds.origin.y < 0 || bounds.origin.y + bounds.size.height
                                > gtk_widget_get_height (self->list))
    scroll (self);

  return G_SOURCE_REMOVE;
}

static void
plan_scroll (LudoMoveList *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_cb, self);
}

/* Returns: the position at which the line leaves the one on the board, and the
 * plies after it. */
static char *
describe_variation (LudoGame          *game,
                    LudoVariation     *variation,
                    const char *const *line)
{
  const char *const *tokens = ludo_variation_get_tokens (variation);
  guint common = ludo_variation_common (variation, line);
  guint n_plies = ludo_variation_get_n_plies (variation);
  g_autoptr (GString) plies = g_string_new (NULL);

  for (guint i = common; i < n_plies && i < common + NAMED_PLIES; i++)
    {
      g_autofree char *ply = ludo_game_name_ply (game, tokens[i]);

      g_string_append_printf (plies, "%s%s", i > common ? " · " : "", ply);
    }
  if (n_plies > common + NAMED_PLIES)
    g_string_append (plies, " …");

  if (common == 0)
    /* Translators: another line of play: its first moves in notation. */
    return g_strdup_printf (_("From the start: %s"), plies->str);

  /* Translators: another line of play: the number of the last move that it has
   * in common with this one, and how it goes on in notation. */
  return g_strdup_printf (_("After move %u: %s"),
                          ludo_game_count_moves (game, common), plies->str);
}

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);

  return g_object_new (GTK_TYPE_LIST_BOX_ROW,
                       "child", label,
                       "action-target", g_variant_new_uint32 (0),
                       "action-name", "play.take-variation",
                       NULL);
}

/* Updates the descriptions of the other lines, which depend on the one on the
 * board. */
static void
update_variations (LudoMoveList *self)
{
  GListModel *variations = ludo_game_get_variations (self->game);
  guint n = g_list_model_get_n_items (variations);
  g_auto (GStrv) line = ludo_game_dup_line (self->game);

  gtk_widget_set_visible (self->variations_box, n > 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LudoVariation) variation =
        g_list_model_get_item (variations, i);
      GtkListBoxRow *row =
        gtk_list_box_get_row_at_index (self->variations, i);
      g_autofree char *text =
        describe_variation (self->game, variation,
                            (const char *const *) line);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", i);
      gtk_label_set_text (GTK_LABEL (gtk_list_box_row_get_child (row)), text);
      ludo_names_label (row, text);
    }
}

static void
ludo_move_list_dispose (GObject *object)
{
  LudoMoveList *self = LUDO_MOVE_LIST (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_move_list_parent_class)->dispose (object);
}

/* Tab stops once at the list, in which the arrow keys move; GTK would stop at
 * each row. */
static gboolean
ludo_move_list_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  LudoMoveList *self = LUDO_MOVE_LIST (widget);

  if (!gtk_event_controller_focus_contains_focus (self->focus)
      || (direction != GTK_DIR_TAB_FORWARD
          && direction != GTK_DIR_TAB_BACKWARD))
    return GTK_WIDGET_CLASS (ludo_move_list_parent_class)->focus (widget,
                                                                  direction);

  return direction == GTK_DIR_TAB_FORWARD
         && (gtk_widget_child_focus (self->variations_box, direction)
             || gtk_widget_child_focus (self->key_button, direction));
}

static void
ludo_move_list_class_init (LudoMoveListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_move_list_dispose;
  widget_class->focus = ludo_move_list_focus;

  LUDO_TEMPLATE_SET (klass, "move-list");
  LUDO_TEMPLATE_CHILDREN (klass, LudoMoveList, list, focus, variations_box,
                          variations);
  LUDO_TEMPLATE_CALLBACKS (klass, setup_cb, bind_cb, plan_scroll,
                           update_selection);
  gtk_widget_class_set_css_name (widget_class, "move-list");
}

static void
ludo_move_list_init (LudoMoveList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->key_button = ludo_symbol_key_new ();
  ludo_flow_break_titles (self->key_button);
  gtk_box_append (GTK_BOX (self), self->key_button);

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (update_variations), self);
  /* Scroll again when the list shrinks, as for a hint or the end of a game. */
  g_signal_connect_swapped
    (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)),
     "notify::page-size", G_CALLBACK (plan_scroll), self);
}

GtkWidget *
ludo_move_list_new (void)
{
  return g_object_new (LUDO_TYPE_MOVE_LIST, NULL);
}

/* Returns: the rows: the start, then the plies, so that a row's number is the
 * number of plies before its position. */
static GListModel *
rows_new (GListModel *moves)
{
  g_autoptr (GListStore) start = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GtkStringObject) item = gtk_string_object_new ("");
  GListStore *parts = g_list_store_new (G_TYPE_LIST_MODEL);

  g_list_store_append (start, item);
  g_list_store_append (parts, start);
  g_list_store_append (parts, moves);

  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (parts)));
}

void
ludo_move_list_set_game (LudoMoveList *self,
                         LudoGame     *game)
{
  g_return_if_fail (LUDO_IS_MOVE_LIST (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (self->game == game)
    return;

  /* Remove the rows first, because they describe moves of the old game. */
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  /* Make the rows before update_variations() sets their texts. */
  gtk_list_box_bind_model (self->variations,
                           game != NULL ? ludo_game_get_variations (game)
                                        : NULL, create_row_cb, NULL, NULL);
  if (game == NULL)
    return;

  update_variations (self);
  ludo_symbol_key_set_game (self->key_button, ludo_game_get_info (game));

  self->begun = 0;
  self->rows = gtk_slice_list_model_new (rows_new (ludo_game_get_moves (game)),
                                         0, 0);
  self->selection =
    gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  ludo_signal_connect (self->selection, "notify::selected", selected_cb, self);
  ludo_move_list_set_shown (self, ludo_game_get_n_plies (game),
                            ludo_game_get_n_plies (game));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list),
                           GTK_SELECTION_MODEL (self->selection));
}

void
ludo_move_list_set_shown (LudoMoveList *self,
                          guint         n_shown,
                          guint         n_announced)
{
  guint n_plies, begun;

  g_return_if_fail (LUDO_IS_MOVE_LIST (self));

  if (self->selection == NULL)
    return;

  /* Hide the last ply while its animation runs, but not at an earlier position,
   * whose plies are known. */
  n_plies = ludo_game_get_n_plies (self->game);
  begun = n_announced < n_shown && n_shown == n_plies ? n_announced + 1 : 0;
  self->selecting = TRUE;
  /* Remove the row that showed only the start of a ply, to be made anew. */
  if (self->begun != begun && self->begun != 0)
    gtk_slice_list_model_set_size (self->rows, self->begun);
  self->begun = begun;
  self->shown = begun != 0 ? begun : n_shown;
  gtk_slice_list_model_set_size (self->rows, 1 + (begun != 0 ? begun
                                                             : n_plies));
  update_selection (self);
  mark_rows (self);
  /* Scroll before the list is laid out, so that one frame shows both. */
  scroll (self);
  plan_scroll (self);
}
