/* ludo-shelf.c: shows the games to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shelf/ludo-shelf.h"

#include <glib/gi18n.h>

#include "app/shelf/ludo-shelf-card.h"
#include "app/shelf/ludo-shelf-grid.h"
#include "app/widgets/ludo-names.h"
#include "games/games.h"
#include "play/ludo-signal.h"

/* The least width of a card in pixels and the greatest in characters, and the
 * least width of a button above the cards in pixels. */
#define CARD_WIDTH_MIN 220
#define CARD_CHARS_MAX 40
#define BAND_BUTTON_WIDTH_MIN 120

struct _LudoShelf
{
  GtkBox parent_instance;

  /* Owned */
  GPtrArray *cards;             /* borrowed members; none before it is filled */
  GArray *focus_path;           /* int: the place of the widget that gets the
                                 * focus: how many siblings stand before it,
                                 * before its parent and so on up to the shelf;
                                 * or NULL */

  /* Weak: the widget that had the focus last, or NULL */
  GtkWidget *last_focus;
};

G_DEFINE_FINAL_TYPE (LudoShelf, ludo_shelf, GTK_TYPE_BOX)

static void
ludo_shelf_dispose (GObject *object)
{
  LudoShelf *self = LUDO_SHELF (object);

  g_clear_weak_pointer (&self->last_focus);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->focus_path, g_array_unref);

  G_OBJECT_CLASS (ludo_shelf_parent_class)->dispose (object);
}

static void
focus_changed_cb (LudoShelf *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus != NULL && gtk_widget_is_ancestor (focus, widget))
    g_set_weak_pointer (&self->last_focus, focus);
}

static void
ludo_shelf_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ludo_shelf_parent_class)->root (widget);
  ludo_signal_connect (gtk_widget_get_root (widget), "notify::focus-widget",
                       focus_changed_cb, widget);
}

static void
ludo_shelf_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget),
                                        focus_changed_cb, widget);
  GTK_WIDGET_CLASS (ludo_shelf_parent_class)->unroot (widget);
}

/* Gives the focus to the button that had it last, or else to the first
 * cover. */
static gboolean
ludo_shelf_grab_focus (GtkWidget *widget)
{
  LudoShelf *self = LUDO_SHELF (widget);
  GtkWidget *goal = self->last_focus;

  if (self->cards->len == 0)
    return FALSE;
  if (goal == NULL)
    goal = gtk_widget_get_first_child (g_ptr_array_index (self->cards, 0));

  return gtk_widget_grab_focus (goal);
}

static void
ludo_shelf_class_init (LudoShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_shelf_dispose;
  widget_class->root = ludo_shelf_root;
  widget_class->unroot = ludo_shelf_unroot;
  widget_class->grab_focus = ludo_shelf_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "shelf");
}

static GtkWidget *
add_to_band (GtkWidget  *band,
             const char *label,
             const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (band), button);

  return button;
}

/* Makes the row of buttons above the games.  A kiosk shows none of them,
 * because it has no files and no teacher, so that they would do nothing. */
static GtkWidget *
band_new (void)
{
  GtkWidget *band = ludo_shelf_grid_new (BAND_BUTTON_WIDTH_MIN, CARD_CHARS_MAX);
  GtkWidget *my_games;

  gtk_widget_add_css_class (band, "band");
  add_to_band (band, _("_New Game…"), "win.new-game");
  add_to_band (band, _("_Open a Lesson…"), "win.open");
  my_games = add_to_band (band, _("My _Games"), "win.my-games");
  gtk_widget_set_tooltip_text (add_to_band (band, _("Teac_hing…"),
                                            "win.teaching"),
                               _("Lesson plans, printing, lessons of your own "
                                 "and class results"));
  g_object_bind_property (my_games, "sensitive", band, "visible",
                          G_BINDING_SYNC_CREATE);

  return band;
}

/* Returns: the index of the game of the day. */
static guint
find_game_of_the_day (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  guint n_games = 0;

  while (games_list ()[n_games] != NULL)
    n_games++;

  return g_date_time_get_day_of_year (now) % n_games;
}

/* Adds one of the two spaces that keep the games in the middle of a high
 * window.  An alignment of @box does not work, because GTK 4.8 would then
 * search without end for the width that a height needs, as wider covers are
 * higher. */
static void
add_space (GtkWidget *box)
{
  GtkWidget *space = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_vexpand (space, TRUE);
  gtk_box_append (GTK_BOX (box), space);
}

static void
ludo_shelf_init (LudoShelf *self)
{
  self->cards = g_ptr_array_new ();
}

/* Returns: the descendant of @widget at the end of the path, or NULL. */
static GtkWidget *
find_by_path (GtkWidget *widget,
              GArray    *path)
{
  for (guint i = path->len; widget != NULL && i-- > 0;)
    {
      widget = gtk_widget_get_first_child (widget);
      for (int n = g_array_index (path, int, i); widget != NULL && n > 0; n--)
        widget = gtk_widget_get_next_sibling (widget);
    }

  return widget;
}

static void
fill (LudoShelf *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *grid = ludo_shelf_grid_new (CARD_WIDTH_MIN, CARD_CHARS_MAX);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  const GameRules *const *games = games_list ();
  guint today = find_game_of_the_day ();

  for (guint i = 0; games[i] != NULL; i++)
    {
      GtkWidget *card = ludo_shelf_card_new (games[i], i == today);

      gtk_box_append (GTK_BOX (grid), card);
      g_ptr_array_add (self->cards, card);
    }

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  add_space (box);
  gtk_box_append (GTK_BOX (box), band_new ());
  gtk_box_append (GTK_BOX (box), grid);
  add_space (box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), scroller);
  ludo_names_give (scroller);
  if (self->focus_path != NULL)
    g_set_weak_pointer (&self->last_focus,
                        find_by_path (GTK_WIDGET (self), self->focus_path));
}

GtkWidget *
ludo_shelf_new (void)
{
  return g_object_new (LUDO_TYPE_SHELF, NULL);
}

gboolean
ludo_shelf_get_filled (LudoShelf *self)
{
  g_return_val_if_fail (LUDO_IS_SHELF (self), FALSE);

  return self->cards->len > 0;
}

void
ludo_shelf_refresh (LudoShelf    *self,
                    LudoAutosave *autosave,
                    const char   *last_game_id)
{
  g_return_if_fail (LUDO_IS_SHELF (self) && LUDO_IS_AUTOSAVE (autosave));

  if (self->cards->len == 0)
    fill (self);
  for (guint i = 0; i < self->cards->len; i++)
    {
      LudoShelfCard *card = g_ptr_array_index (self->cards, i);
      const char *game_id = ludo_shelf_card_get_game_id (card);
      gboolean resumable = ludo_autosave_has (autosave, game_id);

      ludo_shelf_card_set_resumable (card, resumable);
      if (resumable && self->last_focus == NULL
          && g_strcmp0 (game_id, last_game_id) == 0)
        /* Its cover. */
        g_set_weak_pointer (&self->last_focus,
                            gtk_widget_get_first_child (GTK_WIDGET (card)));
    }
}

void
ludo_shelf_sync (LudoShelf *self,
                 LudoShelf *other)
{
  g_return_if_fail (LUDO_IS_SHELF (self) && LUDO_IS_SHELF (other));

  g_clear_pointer (&self->focus_path, g_array_unref);
  if (other->last_focus != NULL)
    {
      self->focus_path = g_array_new (FALSE, FALSE, sizeof (int));
      for (GtkWidget *widget = other->last_focus; widget != GTK_WIDGET (other);
           widget = gtk_widget_get_parent (widget))
        {
          int n = 0;

          for (GtkWidget *before = gtk_widget_get_prev_sibling (widget);
               before != NULL; before = gtk_widget_get_prev_sibling (before))
            n++;
          g_array_append_val (self->focus_path, n);
        }
    }
  else if (other->focus_path != NULL)
    self->focus_path = g_array_ref (other->focus_path);
}

const char *
ludo_shelf_get_focused (LudoShelf *self)
{
  GtkRoot *root;
  GtkWidget *focus, *card;

  g_return_val_if_fail (LUDO_IS_SHELF (self), NULL);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = gtk_root_get_focus (root);
  if (focus == NULL || !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    return NULL;
  card = gtk_widget_get_ancestor (focus, LUDO_TYPE_SHELF_CARD);

  return card != NULL ? ludo_shelf_card_get_game_id (LUDO_SHELF_CARD (card))
                      : NULL;
}
