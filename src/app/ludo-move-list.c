/* ludo-move-list.c: the moves of a game, in notation and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-move-list"

#include "config.h"

#include "app/ludo-move-list.h"

#include <glib/gi18n.h>

struct _LudoMoveList
{
  GtkWidget parent_instance;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;        /* of the list of moves */
  guint scroll_id;

  /* Borrowed: children */
  GtkWidget *scroller;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (LudoMoveList, ludo_move_list, GTK_TYPE_WIDGET)

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

static void
bind_cb (LudoMoveList *self,
         GtkListItem  *item)
{
  LudoMove *move = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *notation = gtk_widget_get_first_child (box);
  GtkWidget *words = gtk_widget_get_next_sibling (notation);
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *sentence = NULL;

  name = ludo_game_dup_player_name (self->game, ludo_move_get_seat (move),
                                    ludo_move_get_member (move));
  /* Translators: an entry of the list of moves: its number, who played, the
   * move in notation. */
  title = g_strdup_printf (_("%u. %s: %s"), ludo_move_get_number (move), name,
                           ludo_move_get_token (move));
  sentence = ludo_game_describe_move (self->game, move, LUDO_DETAIL_BRIEF);
  gtk_label_set_text (GTK_LABEL (notation), title);
  gtk_label_set_text (GTK_LABEL (words), sentence);
}

/* The last move is the one to be seen, once the list has made room for it. */
static gboolean
scroll_cb (gpointer data)
{
  LudoMoveList *self = data;
  guint n = self->game != NULL ? ludo_game_get_n_plies (self->game) : 0;

  self->scroll_id = 0;
  if (n > 0 && gtk_widget_get_mapped (self->list))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", n - 1);

  return G_SOURCE_REMOVE;
}

static void
items_changed_cb (LudoMoveList *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_cb, self);
}

static void
ludo_move_list_dispose (GObject *object)
{
  LudoMoveList *self = LUDO_MOVE_LIST (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_move_list_parent_class)->dispose (object);
}

static void
ludo_move_list_class_init (LudoMoveListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_move_list_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "move-list");
}

static void
ludo_move_list_init (LudoMoveList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self,
                           G_CONNECT_SWAPPED);
  self->list = gtk_list_view_new (NULL, factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"),
                                  -1);

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller),
                                 self->list);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  self->signals = g_signal_group_new (G_TYPE_LIST_MODEL);
  g_signal_group_connect_swapped (self->signals, "items-changed",
                                  G_CALLBACK (items_changed_cb), self);
}

GtkWidget *
ludo_move_list_new (void)
{
  return g_object_new (LUDO_TYPE_MOVE_LIST, NULL);
}

void
ludo_move_list_set_game (LudoMoveList *self,
                         LudoGame     *game)
{
  g_autoptr (GtkNoSelection) selection = NULL;
  GListModel *moves = NULL;

  g_return_if_fail (LUDO_IS_MOVE_LIST (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (self->game == game)
    return;

  /* The rows still shown describe the moves of the game they were made for. */
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
  g_set_object (&self->game, game);
  if (game != NULL)
    {
      moves = ludo_game_get_moves (game);
      selection = gtk_no_selection_new (g_object_ref (moves));
      gtk_list_view_set_model (GTK_LIST_VIEW (self->list),
                               GTK_SELECTION_MODEL (selection));
    }
  g_signal_group_set_target (self->signals, moves);
  items_changed_cb (self);
}
