/* ludo-shelf.c: the games to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-shelf"

#include "config.h"

#include "app/ludo-shelf.h"

#include "app/ludo-shelf-card.h"
#include "app/ludo-shelf-grid.h"
#include "games/games.h"

struct _LudoShelf
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *scroller;          /* the one child */
  GPtrArray *cards;             /* owned; its members are borrowed */
};

G_DEFINE_FINAL_TYPE (LudoShelf, ludo_shelf, GTK_TYPE_WIDGET)

static void
ludo_shelf_dispose (GObject *object)
{
  LudoShelf *self = LUDO_SHELF (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (ludo_shelf_parent_class)->dispose (object);
}

static void
ludo_shelf_class_init (LudoShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_shelf_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "shelf");
}

static void
ludo_shelf_init (LudoShelf *self)
{
  GtkWidget *grid = ludo_shelf_grid_new ();
  const GameRules *const *games = games_list ();

  self->cards = g_ptr_array_new ();
  for (int i = 0; games[i] != NULL; i++)
    {
      GtkWidget *card = ludo_shelf_card_new (games[i]);

      ludo_shelf_grid_append (LUDO_SHELF_GRID (grid), card);
      g_ptr_array_add (self->cards, card);
    }

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), grid);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
ludo_shelf_new (void)
{
  return g_object_new (LUDO_TYPE_SHELF, NULL);
}

void
ludo_shelf_refresh (LudoShelf *self,
                    LudoStore *store)
{
  g_return_if_fail (LUDO_IS_SHELF (self) && LUDO_IS_STORE (store));

  for (guint i = 0; i < self->cards->len; i++)
    {
      LudoShelfCard *card = g_ptr_array_index (self->cards, i);

      ludo_shelf_card_set_resumable (
        card, ludo_store_has (store, ludo_shelf_card_get_game_id (card)));
    }
}
