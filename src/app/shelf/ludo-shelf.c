/* ludo-shelf.c: shows the games to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shelf/ludo-shelf.h"

#include <glib/gi18n.h>

#include "app/shelf/ludo-shelf-card.h"
#include "app/shelf/ludo-shelf-grid.h"
#include "games/games.h"

/* The least width of a card in pixels and the greatest in characters, and the
 * least width of a button above the cards in pixels. */
#define CARD_WIDTH_MIN 220
#define CARD_CHARS_MAX 40
#define BAND_BUTTON_WIDTH_MIN 120

struct _LudoShelf
{
  GtkBox parent_instance;

  GPtrArray *cards;             /* owned; its members are borrowed */

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

  G_OBJECT_CLASS (ludo_shelf_parent_class)->dispose (object);
}

static void
focus_changed_cb (LudoShelf *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  /* Do not remember an item of a menu, which will be closed; its button had the
   * focus before. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, widget)
      && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL)
    g_set_weak_pointer (&self->last_focus, focus);
}

static void
ludo_shelf_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ludo_shelf_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget),
                           "notify::focus-widget",
                           G_CALLBACK (focus_changed_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
ludo_shelf_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget),
                                        focus_changed_cb, widget);
  GTK_WIDGET_CLASS (ludo_shelf_parent_class)->unroot (widget);
}

/* Returns: the first widget in @widget, or itself, that takes the focus, or
 * NULL. */
static GtkWidget *
find_focusable (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_is_sensitive (widget))
    return NULL;
  if (gtk_widget_get_focusable (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_focusable (child);

  return found;
}

/* Gives the focus to the button that had it last or, if that is insensitive
 * now, as "Resume" is after the end of a game, to another of its card. */
static gboolean
ludo_shelf_grab_focus (GtkWidget *widget)
{
  LudoShelf *self = LUDO_SHELF (widget);
  GtkWidget *goal = self->last_focus;
  GtkWidget *card;

  if (goal != NULL && !gtk_widget_is_sensitive (goal))
    {
      card = gtk_widget_get_ancestor (goal, LUDO_TYPE_SHELF_CARD);
      goal = card != NULL ? find_focusable (card) : NULL;
    }
  if (goal == NULL)
    goal = find_focusable (g_ptr_array_index (self->cards, 0));

  return goal != NULL && gtk_widget_grab_focus (goal);
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

/* Adds the button that opens the game of the day. */
static void
add_game_of_the_day (GtkWidget *band)
{
  const GameRules *const *games = games_list ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *label = NULL;
  GtkWidget *button;
  int n_games = 0, day;

  while (games[n_games] != NULL)
    n_games++;
  day = g_date_time_get_day_of_year (now) % n_games;
  label = g_strdup_printf (_("Game of the Da_y: %s"),
                           gettext (ludo_game_info_for (games[day]->id)->name));
  button = add_to_band (band, label, "win.start");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    games[day]->id);
}

/* Makes the row of buttons above the games.  All of them are always shown, even
 * if there is no game to resume. */
static GtkWidget *
band_new (void)
{
  GtkWidget *band = ludo_shelf_grid_new (BAND_BUTTON_WIDTH_MIN, CARD_CHARS_MAX);

  add_to_band (band, _("Resume _Last Game"), "win.resume-last");
  add_game_of_the_day (band);
  add_to_band (band, _("_Open a Lesson…"), "win.open");
  add_to_band (band, _("My _Games"), "win.my-games");

  return band;
}

static void
ludo_shelf_init (LudoShelf *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *grid = ludo_shelf_grid_new (CARD_WIDTH_MIN, CARD_CHARS_MAX);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  const GameRules *const *games = games_list ();

  self->cards = g_ptr_array_new ();
  for (int i = 0; games[i] != NULL; i++)
    {
      GtkWidget *card = ludo_shelf_card_new (games[i]);

      gtk_box_append (GTK_BOX (grid), card);
      g_ptr_array_add (self->cards, card);
    }

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_box_append (GTK_BOX (box), band_new ());
  gtk_box_append (GTK_BOX (box), grid);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), scroller);
}

GtkWidget *
ludo_shelf_new (void)
{
  return g_object_new (LUDO_TYPE_SHELF, NULL);
}

void
ludo_shelf_refresh (LudoShelf    *self,
                    LudoAutosave *autosave)
{
  g_return_if_fail (LUDO_IS_SHELF (self) && LUDO_IS_AUTOSAVE (autosave));

  for (guint i = 0; i < self->cards->len; i++)
    {
      LudoShelfCard *card = g_ptr_array_index (self->cards, i);

      ludo_shelf_card_set_resumable (
        card, ludo_autosave_has (autosave,
                                 ludo_shelf_card_get_game_id (card)));
    }
}

/* Returns the descendant of @to at the same position as @widget below @from, or
 * NULL. */
static GtkWidget *
find_counterpart (GtkWidget *widget,
                  GtkWidget *from,
                  GtkWidget *to)
{
  GtkWidget *parent, *child;

  if (widget == from)
    return to;

  parent = find_counterpart (gtk_widget_get_parent (widget), from, to);
  child = parent != NULL ? gtk_widget_get_first_child (parent) : NULL;
  for (GtkWidget *before = gtk_widget_get_prev_sibling (widget);
       before != NULL && child != NULL;
       before = gtk_widget_get_prev_sibling (before))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

void
ludo_shelf_sync (LudoShelf *self,
                 LudoShelf *other)
{
  g_return_if_fail (LUDO_IS_SHELF (self) && LUDO_IS_SHELF (other));

  if (other->last_focus != NULL)
    g_set_weak_pointer (&self->last_focus,
                        find_counterpart (other->last_focus,
                                          GTK_WIDGET (other),
                                          GTK_WIDGET (self)));
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
