/* ludo-move-list.c: the moves of a game, in notation and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-move-list.h"

#include <glib/gi18n.h>

#include "drawing/ludo-drawing.h"

/* So many plies of another line are named, to know it by. */
#define NAMED_PLIES 3

/* The letters of a player's name that leave room for the move. */
#define NAME_MAX_LENGTH 14

struct _LudoMoveList
{
  GtkBox parent_instance;

  gboolean selecting;           /* the selection follows, nobody asks */
  guint shown;                  /* the row of the position on the board */
  guint begun;                  /* that of a ply still being shown, or 0 */
  guint scroll_id;

  /* Template widgets */
  GtkWidget *list;
  GtkWidget *variations_box;    /* there while there are other lines */
  GtkListBox *variations;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  GtkSliceListModel *rows;      /* as far as they may be read; or NULL */
  GtkSingleSelection *selection;        /* NULL without a game */
};

G_DEFINE_FINAL_TYPE (LudoMoveList, ludo_move_list, GTK_TYPE_BOX)

static void
setup_cb (LudoMoveList *self,
          GtkListItem  *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *notation = gtk_label_new (NULL);
  GtkWidget *words = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (notation), 0);
  gtk_label_set_ellipsize (GTK_LABEL (notation), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (notation, "notation");
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (words, "words");
  gtk_box_append (GTK_BOX (box), notation);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_item_set_child (item, box);
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

/* The name of the place where @move starts and nothing else of it; "" for a
 * throw. */
static char *
dup_start (LudoMoveList *self,
           LudoMove     *move)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (self->game)->id);
  int path[LUDO_PATH_MAX];
  char buffer[8];

  drawing->move_path (ludo_move_get_before (move), ludo_move_get_move (move),
                      path);

  return g_strdup (drawing->place_name (path[0], buffer));
}

/* The end of a long name gives way to the move. */
static char *
dup_short_name (const char *name)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (name, -1) <= NAME_MAX_LENGTH)
    return g_strdup (name);

  start = g_utf8_substring (name, 0, NAME_MAX_LENGTH - 1);

  return g_strdup_printf ("%s…", g_strchomp (start));
}

static void
describe_ply (LudoMoveList  *self,
              LudoMove      *move,
              gboolean       first,
              char         **title,
              char         **sentence)
{
  g_autofree char *whole_name =
    ludo_game_dup_player_name (self->game, ludo_move_get_seat (move),
                               ludo_move_get_member (move));
  g_autofree char *name = dup_short_name (whole_name);

  gboolean begun = ludo_move_get_number (move) == self->begun;
  g_autofree char *notation = begun ? dup_start (self, move)
                                    : g_strdup (ludo_move_get_token (move));

  *title = first
             /* Translators: an entry of the list of moves: its number, who
              * played, the move in notation. */
             ? g_strdup_printf (_("%u. %s: %s"), ludo_move_get_number (move),
                                name, notation)
             /* Translators: a further move of the same turn: its number, the
              * move in notation. */
             : g_strdup_printf (_("%u. %s"), ludo_move_get_number (move),
                                notation);
  *sentence = begun ? g_strdup ("")
                    : ludo_game_describe_move (self->game, move,
                                              LUDO_DETAIL_NORMAL);
}

static void
bind_cb (LudoMoveList *self,
         GtkListItem  *item)
{
  GObject *object = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_parent (box);
  GtkWidget *notation = gtk_widget_get_first_child (box);
  GtkWidget *words = gtk_widget_get_next_sibling (notation);
  gboolean first = TRUE;
  g_autofree char *title = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *spoken = NULL;

  if (LUDO_IS_MOVE (object))
    {
      first = begins_turn (self, LUDO_MOVE (object));
      describe_ply (self, LUDO_MOVE (object), first, &title, &sentence);
    }
  else
    {
      title = g_strdup (_("Start of the game"));
      sentence = g_strdup ("");
    }

  gtk_label_set_text (GTK_LABEL (notation), title);
  gtk_label_set_text (GTK_LABEL (words), sentence);
  gtk_widget_set_visible (words, sentence[0] != '\0');
  if (first)
    gtk_widget_remove_css_class (box, "further");
  else
    gtk_widget_add_css_class (box, "further");

  spoken = g_strdup_printf ("%s. %s", title, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
selected_cb (LudoMoveList *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (!self->selecting && selected != GTK_INVALID_LIST_POSITION
      && selected != self->shown)
    gtk_widget_activate_action (GTK_WIDGET (self), "play.look-at", "u",
                                selected);
}

/* The row of the position on the board is to be seen, once the list has made
 * room for it. */
static gboolean
scroll_cb (gpointer data)
{
  LudoMoveList *self = data;

  self->scroll_id = 0;
  if (self->selection != NULL && gtk_widget_get_mapped (self->list))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u",
                                self->shown);

  return G_SOURCE_REMOVE;
}

static void
plan_scroll (LudoMoveList *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_cb, self);
}

/* Where the line leaves the one on the board, and how it goes on there. */
static char *
describe_variation (LudoVariation     *variation,
                    const char *const *line)
{
  const char *const *tokens = ludo_variation_get_tokens (variation);
  guint common = ludo_variation_common (variation, line);
  guint n_plies = ludo_variation_get_n_plies (variation);
  g_autoptr (GString) plies = g_string_new (NULL);

  for (guint i = common; i < n_plies && i < common + NAMED_PLIES; i++)
    g_string_append_printf (plies, "%s%s", i > common ? " " : "", tokens[i]);
  if (n_plies > common + NAMED_PLIES)
    g_string_append (plies, " …");

  if (common == 0)
    return g_strdup_printf (
      /* Translators: another line of play: its first moves in notation, and
       * how many moves it has in all. */
      ngettext ("From the start: %s (%u move)",
                "From the start: %s (%u moves)", n_plies),
      plies->str, n_plies);

  return g_strdup_printf (
    /* Translators: another line of play: the number of the last move that it
     * has in common with this one, how it goes on in notation, and how many
     * moves it has in all. */
    ngettext ("After move %u: %s (%u move)", "After move %u: %s (%u moves)",
              n_plies), common, plies->str, n_plies);
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

/* What a line has in common with the one on the board changes with this. */
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
        describe_variation (variation, (const char *const *) line);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", i);
      gtk_label_set_text (GTK_LABEL (gtk_list_box_row_get_child (row)), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                      -1);
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

static void
ludo_move_list_class_init (LudoMoveListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_move_list_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-move-list.ui");
  gtk_widget_class_bind_template_child (widget_class, LudoMoveList, list);
  gtk_widget_class_bind_template_child (widget_class, LudoMoveList,
                                        variations_box);
  gtk_widget_class_bind_template_child (widget_class, LudoMoveList,
                                        variations);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, plan_scroll);
  gtk_widget_class_set_css_name (widget_class, "move-list");
}

static void
ludo_move_list_init (LudoMoveList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (update_variations), self);
}

GtkWidget *
ludo_move_list_new (void)
{
  return g_object_new (LUDO_TYPE_MOVE_LIST, NULL);
}

/* The start, then the plies: the row's number is that of its plies. */
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

  /* The rows still shown describe the moves of the game they were made for. */
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  /* The rows are made before they are written on. */
  gtk_list_box_bind_model (self->variations,
                           game != NULL ? ludo_game_get_variations (game)
                                        : NULL, create_row_cb, NULL, NULL);
  if (game == NULL)
    return;

  update_variations (self);

  self->begun = 0;
  self->rows = gtk_slice_list_model_new (rows_new (ludo_game_get_moves (game)),
                                         0, 0);
  self->selection =
    gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  g_signal_connect_object (self->selection, "notify::selected",
                           G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  ludo_move_list_set_shown (self, ludo_game_get_n_plies (game),
                            ludo_game_get_n_plies (game));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list),
                           GTK_SELECTION_MODEL (self->selection));
}

void
ludo_move_list_set_shown (LudoMoveList *self,
                          guint         n_shown,
                          guint         n_told)
{
  guint n_plies;
  guint begun;

  g_return_if_fail (LUDO_IS_MOVE_LIST (self));

  if (self->selection == NULL)
    return;

  /* Where somebody looks back, what was played is known already. */
  n_plies = ludo_game_get_n_plies (self->game);
  begun = n_told < n_shown && n_shown == n_plies ? n_told + 1 : 0;
  self->selecting = TRUE;
  /* A row that said where a ply starts is written anew. */
  if (self->begun != begun && self->begun != 0)
    gtk_slice_list_model_set_size (self->rows, self->begun);
  self->begun = begun;
  self->shown = begun != 0 ? begun : n_shown;
  gtk_slice_list_model_set_size (self->rows, 1 + (begun != 0 ? begun
                                                             : n_plies));
  gtk_single_selection_set_selected (self->selection, self->shown);
  self->selecting = FALSE;
  plan_scroll (self);
}
