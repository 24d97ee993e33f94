/* ludo-move-list.c: the moves of a game, in notation and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-move-list"

#include "config.h"

#include "app/playing/panels/ludo-move-list.h"

#include <glib/gi18n.h>

#include "app/playing/panels/ludo-variation-list.h"

struct _LudoMoveList
{
  GtkBox parent_instance;

  gboolean selecting;           /* the selection follows, nobody asks */
  guint shown;                  /* the row of the position on the board */
  guint scroll_id;

  /* Template widgets */
  GtkWidget *list;
  LudoVariationList *variations;

  /* Owned */
  LudoGame *game;
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

static void
describe_ply (LudoMoveList  *self,
              LudoMove      *move,
              gboolean       first,
              char         **title,
              char         **sentence)
{
  g_autofree char *name =
    ludo_game_dup_player_name (self->game, ludo_move_get_seat (move),
                               ludo_move_get_member (move));

  *title = first
             /* Translators: an entry of the list of moves: its number, who
              * played, the move in notation. */
             ? g_strdup_printf (_("%u. %s: %s"), ludo_move_get_number (move),
                                name, ludo_move_get_token (move))
             /* Translators: a further move of the same turn: its number, the
              * move in notation. */
             : g_strdup_printf (_("%u. %s"), ludo_move_get_number (move),
                                ludo_move_get_token (move));
  *sentence = ludo_game_describe_move (self->game, move, LUDO_DETAIL_NORMAL);
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

static void
ludo_move_list_dispose (GObject *object)
{
  LudoMoveList *self = LUDO_MOVE_LIST (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->selection);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_move_list_parent_class)->dispose (object);
}

static void
ludo_move_list_class_init (LudoMoveListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_move_list_dispose;

  g_type_ensure (LUDO_TYPE_VARIATION_LIST);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-move-list.ui");
  gtk_widget_class_bind_template_child (widget_class, LudoMoveList, list);
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
  g_set_object (&self->game, game);
  ludo_variation_list_set_game (self->variations, game);
  if (game == NULL)
    return;

  self->selection =
    gtk_single_selection_new (rows_new (ludo_game_get_moves (game)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  g_signal_connect_object (self->selection, "notify::selected",
                           G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  ludo_move_list_set_shown (self, ludo_game_get_n_plies (game));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list),
                           GTK_SELECTION_MODEL (self->selection));
}

void
ludo_move_list_set_shown (LudoMoveList *self,
                          guint         n_plies)
{
  g_return_if_fail (LUDO_IS_MOVE_LIST (self));

  self->shown = n_plies;
  if (self->selection == NULL)
    return;

  self->selecting = TRUE;
  gtk_single_selection_set_selected (self->selection, n_plies);
  self->selecting = FALSE;
  plan_scroll (self);
}
