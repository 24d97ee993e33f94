/* ludo-side-panel.c: what is read beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-side-panel.h"

#include <glib/gi18n.h>

#include "app/playing/panels/ludo-move-list.h"
#include "app/playing/panels/ludo-probability-graph.h"
#include "app/playing/panels/ludo-review-panel.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "play/game/ludo-number.h"
#include "play/ludo-signal.h"

/* How long the graph and the turning points take to appear, in
 * milliseconds. */
#define REVEAL_MS 500

#define N_POINTS 3

struct _LudoSidePanel
{
  GtkBox parent_instance;

  gboolean graph_wanted;
  gboolean over;                /* the game is, and its end has been shown */
  gboolean projected;
  gboolean left;                /* the chances were the tab when they were
                                 * hidden */

  /* Borrowed: children */
  GtkRevealer *picture;         /* contains @graph and @points */
  LudoProbabilityGraph *graph;
  GtkBox *points;               /* the turning points, after the game */
  GtkWidget *title;             /* above a single page */
  GtkWidget *tabs;              /* switch between the pages of @stack */
  GtkStack *stack;
  GtkWidget *pages[LUDO_N_SIDE_TABS];

  /* Owned */
  LudoAnalysis *analysis;
};

G_DEFINE_FINAL_TYPE (LudoSidePanel, ludo_side_panel, GTK_TYPE_BOX)

static GtkWidget *
title_new (const char *text)
{
  GtkWidget *title = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "side-title");

  return title;
}

/* Adds a button that shows the position after the last ply of @swing. */
static void
add_point (LudoSidePanel   *self,
           const LudoSwing *swing)
{
  LudoGame *game = ludo_analysis_get_game (self->analysis);
  g_autoptr (LudoMove) move =
    g_list_model_get_item (ludo_game_get_moves (game), swing->n_plies - 1);
  int mover = ludo_move_get_seat (move);
  g_autofree char *name = ludo_win_probability_dup_ply_name (game,
                                                             swing->n_plies);
  g_autofree char *side = ludo_win_probability_dup_side (game, swing->seat);
  g_autofree char *from = ludo_percent_dup (swing->before);
  g_autofree char *to = ludo_percent_dup (swing->after);
  g_autofree char *text = NULL;
  GtkWidget *button;
  GtkLabel *label;

  if (mover == swing->seat)
    /* Translators: a move that turned a game: its name, as "Move 3", who made
     * it, and from how much to how much it raised their chances of winning. */
    text = g_strdup_printf (_("%s: %s, %s → %s"), name, side, from, to);
  else
    {
      g_autofree char *by = ludo_win_probability_dup_side (game, mover);

      /* Translators: a move that turned a game: its name, as "Move 3", who made
       * it, whose chances of winning it raised, from how much to how much. */
      text = g_strdup_printf (_("%s (%s): %s, %s → %s"), name, by, side, from,
                              to);
    }
  button = gtk_button_new_with_label (text);
  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
  gtk_widget_set_halign (GTK_WIDGET (label), GTK_ALIGN_FILL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.preview");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u",
                                    swing->n_plies);
  gtk_box_append (self->points, button);
}

/* Lists the plies that changed the chances most, after the game. */
static void
update_points (LudoSidePanel *self)
{
  LudoSwing swings[N_POINTS];
  guint n = self->over ? ludo_analysis_find_swings (self->analysis, swings,
                                                    N_POINTS) : 0;

  ludo_flow_remove_all (GTK_WIDGET (self->points));
  if (n > 0)
    gtk_box_append (self->points, title_new (_("Turning Points")));
  for (guint i = 0; i < n; i++)
    add_point (self, &swings[i]);
}

/* Starts the analysis of every ply, but only while its results are shown. */
static void
update (LudoSidePanel *self)
{
  LudoSideTab tab = ludo_side_panel_get_tab (self);
  gboolean wanted =
    self->graph_wanted || self->over
    || gtk_widget_get_visible (self->pages[LUDO_SIDE_REVIEW]);

  ludo_analysis_set_active (self->analysis, wanted);
  gtk_widget_set_visible (GTK_WIDGET (self->picture),
                          tab == LUDO_SIDE_MOVES || tab == LUDO_SIDE_REVIEW);
  gtk_widget_set_visible (GTK_WIDGET (self->points), tab == LUDO_SIDE_MOVES);
  /* The graph is above the pages once the game is over, and otherwise below, as
   * a small window may not have room for both. */
  gtk_box_reorder_child_after (GTK_BOX (self), GTK_WIDGET (self->picture),
                               self->over && tab == LUDO_SIDE_MOVES
                                 ? NULL : GTK_WIDGET (self->stack));
  gtk_revealer_set_reveal_child (self->picture, wanted);
  g_signal_emit_by_name (self, "changed");
}

/* Closes the review when there is none any more, as when the game continues. */
static void
review_changed_cb (LudoSidePanel *self)
{
  if (ludo_analysis_get_reviewing (self->analysis)
      || ludo_analysis_get_review (self->analysis) != NULL)
    return;

  gtk_widget_set_visible (self->pages[LUDO_SIDE_REVIEW], FALSE);
  update (self);
}

/* Shows tabs for several pages and a title for a single one, which is always
 * the moves. */
static void
update_tabs (LudoSidePanel *self)
{
  int n = 0;

  for (int i = 0; i < LUDO_N_SIDE_TABS; i++)
    n += gtk_widget_get_visible (self->pages[i]);
  gtk_widget_set_visible (self->tabs, n > 1 && !self->projected);
  gtk_widget_set_visible (self->title, n == 1 && !self->projected);
}

/* Shows or hides the tab with its page.  When the tab of the chances appears
 * again, it is selected if it was when it was hidden. */
static void
page_visible_cb (LudoSidePanel *self,
                 GParamSpec    *property,
                 GtkWidget     *page)
{
  gboolean visible = gtk_widget_get_visible (page);
  gboolean chances = page == self->pages[LUDO_SIDE_CHANCES];

  if (chances && !visible)
    self->left = ludo_side_panel_get_tab (self) == LUDO_SIDE_CHANCES;
  gtk_stack_page_set_visible (gtk_stack_get_page (self->stack, page), visible);
  if (chances && visible && self->left)
    ludo_side_panel_show (self, LUDO_SIDE_CHANCES);
  update_tabs (self);
}

static void
ludo_side_panel_dispose (GObject *object)
{
  LudoSidePanel *self = LUDO_SIDE_PANEL (object);

  if (self->analysis != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->analysis, self);
      g_signal_handlers_disconnect_by_data (self->stack, self);
      for (int i = 0; i < LUDO_N_SIDE_TABS; i++)
        g_signal_handlers_disconnect_by_data (self->pages[i], self);
    }
  g_clear_object (&self->analysis);

  G_OBJECT_CLASS (ludo_side_panel_parent_class)->dispose (object);
}

static void
ludo_side_panel_class_init (LudoSidePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_side_panel_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "side-panel");

  ludo_signal_new (klass, "changed", 0);
}

static void
ludo_side_panel_init (LudoSidePanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
}

static void
add_pages (LudoSidePanel *self)
{
  const char *const names[LUDO_N_SIDE_TABS] = {
    _("Moves"), _("Chances"), _("Review"), _("Rules"),
  };

  self->stack = GTK_STACK (gtk_stack_new ());
  self->tabs = gtk_stack_switcher_new ();
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (self->tabs), self->stack);
  ludo_flow_children (self->tabs);
  gtk_widget_add_css_class (self->tabs, "side-tabs");
  ludo_names_label (self->tabs, _("Beside the Board"));
  self->title = title_new (names[LUDO_SIDE_MOVES]);
  for (int i = 0; i < LUDO_N_SIDE_TABS; i++)
    {
      /* Connect before the stack does, so that the tab to show is noted before
       * the stack switches to another page. */
      g_signal_connect_swapped (self->pages[i], "notify::visible",
                                G_CALLBACK (page_visible_cb), self);
      gtk_stack_add_titled (self->stack, self->pages[i], NULL, names[i]);
      if (i == LUDO_SIDE_REVIEW || i == LUDO_SIDE_RULES)
        gtk_widget_set_visible (self->pages[i], FALSE);
      g_object_notify (G_OBJECT (self->pages[i]), "visible");
    }
  g_signal_connect_swapped (self->stack, "notify::visible-child",
                            G_CALLBACK (update), self);
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
}

static void
table_changed_cb (LudoSidePanel *self,
                  guint          change,
                  LudoPlayTable *table)
{
  LudoMoveList *moves = LUDO_MOVE_LIST (self->pages[LUDO_SIDE_MOVES]);
  LudoReplay *replay = ludo_play_table_get_replay (table);
  LudoGame *game = ludo_play_table_get_game (table);
  gboolean over;

  if (change & LUDO_CHANGED_GAME)
    {
      ludo_move_list_set_game (moves, game);
      ludo_analysis_set_game (self->analysis, game);
    }
  if (change & LUDO_CHANGED_POSITION)
    {
      guint n_announced = ludo_replay_get_n_announced (replay);

      ludo_move_list_set_shown (moves, ludo_replay_get_n_shown (replay),
                                n_announced);
      ludo_probability_graph_set_shown (self->graph, n_announced);
    }
  if (change & LUDO_CHANGED_OPTIONS)
    {
      self->graph_wanted =
        ludo_play_table_get_option (table, LUDO_TABLE_WIN_PROBABILITY);
      self->projected =
        ludo_play_table_get_option (table, LUDO_TABLE_PROJECTED);
      update_tabs (self);
      update (self);
    }
  over = !self->projected && !ludo_replay_get_motion (replay)->moving
         && game != NULL && ludo_game_get_over (game);
  if (self->over != over && (change & LUDO_CHANGED_ACTS))
    {
      self->over = over;
      update (self);
      update_points (self);
    }
}

GtkWidget *
ludo_side_panel_new (LudoPlayTable *table,
                     LudoAnalysis  *analysis,
                     GtkWidget     *chances_panel)
{
  LudoSidePanel *self;
  GtkWidget *box;

  g_return_val_if_fail (LUDO_IS_ANALYSIS (analysis), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (chances_panel), NULL);

  self = g_object_new (LUDO_TYPE_SIDE_PANEL, NULL);
  self->analysis = g_object_ref (analysis);
  g_signal_connect_swapped (analysis, "review-changed",
                            G_CALLBACK (review_changed_cb), self);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->graph =
    LUDO_PROBABILITY_GRAPH (ludo_probability_graph_new (self->analysis));
  self->points = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_add_css_class (GTK_WIDGET (self->points), "turning-points");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->graph));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->points));
  self->picture = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->picture,
                                    GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN);
  gtk_revealer_set_transition_duration (self->picture, REVEAL_MS);
  gtk_revealer_set_child (self->picture, box);
  g_signal_connect_swapped (self->analysis, "changed",
                            G_CALLBACK (update_points), self);
  self->pages[LUDO_SIDE_MOVES] = ludo_move_list_new ();
  self->pages[LUDO_SIDE_CHANCES] = chances_panel;
  self->pages[LUDO_SIDE_REVIEW] = ludo_review_panel_new (analysis);
  self->pages[LUDO_SIDE_RULES] = g_object_new (GTK_TYPE_BOX, NULL);
  add_pages (self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (self), self->title);
  gtk_box_append (GTK_BOX (self), self->tabs);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->stack));
  update (self);
  ludo_signal_connect (table, "changed", table_changed_cb, self);

  return GTK_WIDGET (self);
}

void
ludo_side_panel_add_rules (LudoSidePanel *self,
                           GtkWidget     *rules)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self) && GTK_IS_WIDGET (rules));

  gtk_widget_set_hexpand (rules, TRUE);
  gtk_box_append (GTK_BOX (self->pages[LUDO_SIDE_RULES]), rules);
}

gboolean
ludo_side_panel_get_over (LudoSidePanel *self)
{
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (self), FALSE);

  return self->over;
}

LudoSideTab
ludo_side_panel_get_tab (LudoSidePanel *self)
{
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (self), LUDO_SIDE_MOVES);

  for (int i = 0; i < LUDO_N_SIDE_TABS; i++)
    if (gtk_stack_get_visible_child (self->stack) == self->pages[i])
      return i;

  return LUDO_SIDE_MOVES;
}

void
ludo_side_panel_show (LudoSidePanel *self,
                      LudoSideTab    tab)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self));
  g_return_if_fail (tab < LUDO_N_SIDE_TABS);

  if (tab == LUDO_SIDE_RULES)
    gtk_widget_set_visible (self->pages[tab], TRUE);
  self->left = tab == LUDO_SIDE_CHANCES
               && !gtk_widget_get_visible (self->pages[tab]);
  if (gtk_widget_get_visible (self->pages[tab]))
    gtk_stack_set_visible_child (self->stack, self->pages[tab]);
}

gboolean
ludo_side_panel_show_review (LudoSidePanel *self)
{
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (self), FALSE);

  /* Show a review that exists or is being made, and begin one otherwise. */
  if (ludo_analysis_get_review (self->analysis) == NULL
      && !ludo_analysis_get_reviewing (self->analysis)
      && !ludo_analysis_begin_review (self->analysis))
    return FALSE;

  gtk_widget_set_visible (self->pages[LUDO_SIDE_REVIEW], TRUE);
  ludo_side_panel_show (self, LUDO_SIDE_REVIEW);
  update (self);

  return TRUE;
}

void
ludo_side_panel_close (LudoSidePanel *self,
                       LudoSideTab    tab)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self));

  ludo_side_panel_show (self, LUDO_SIDE_MOVES);
  gtk_widget_set_visible (self->pages[tab], FALSE);
  if (tab == LUDO_SIDE_REVIEW)
    ludo_analysis_end_review (self->analysis);
  update (self);
}

void
ludo_side_panel_enter (LudoSidePanel *self)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self));

  gtk_widget_child_focus (self->pages[ludo_side_panel_get_tab (self)],
                          GTK_DIR_TAB_FORWARD);
}

gboolean
ludo_side_panel_has (LudoSidePanel *self,
                     LudoSideTab    tab)
{
  g_return_val_if_fail (LUDO_IS_SIDE_PANEL (self), FALSE);

  return gtk_widget_get_visible (self->pages[tab]);
}

void
ludo_side_panel_sync (LudoSidePanel *self,
                      LudoSidePanel *other)
{
  g_return_if_fail (LUDO_IS_SIDE_PANEL (self) && LUDO_IS_SIDE_PANEL (other));

  gtk_widget_set_visible (self->pages[LUDO_SIDE_RULES],
                          ludo_side_panel_has (other, LUDO_SIDE_RULES));
  if (ludo_side_panel_has (other, LUDO_SIDE_REVIEW))
    ludo_side_panel_show_review (self);
  ludo_side_panel_show (self, ludo_side_panel_get_tab (other));
  self->left = self->left || other->left;
}
