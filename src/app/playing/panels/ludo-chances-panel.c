/* ludo-chances-panel.c: shows the odds of a game of pure chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-chances-panel.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-plot-view.h"
#include "app/playing/panels/ludo-chance-row.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-widget-style.h"
#include "play/game/ludo-number.h"
#include "play/ludo-signal.h"

/* The share of all games, those that last longest, that the chart leaves
 * out. */
#define LEFT_OUT 0.01

struct _LudoChancesPanel
{
  GtkBox parent_instance;

  gboolean has_mark;            /* a place of the board is marked */
  gboolean frozen;              /* new odds are not shown for now */
  GtkWidget *old_focus;         /* weak: the focus to replace by the first row,
                                 * or NULL */

  /* Template widgets */
  GtkLabel *summary;
  GtkWidget *throws_heading;
  GtkListBox *throws;
  GtkWidget *turn_heading;
  GtkListBox *turn;
  GtkWidget *length_heading;
  LudoPlotView *graph;
  GtkLabel *lengths;

  /* Owned */
  LudoBoard *board;
  LudoOdds *odds;
};

G_DEFINE_FINAL_TYPE (LudoChancesPanel, ludo_chances_panel, GTK_TYPE_BOX)

/* Marks the place that a throw leads to while the pointer or the focus is on
 * its row. */
static void
update_mark (LudoChancesPanel *self)
{
  GPtrArray *throws = ludo_odds_get_throws (self->odds);
  guint64 cells = 0;

  for (guint i = 0; gtk_widget_get_mapped (GTK_WIDGET (self))
                    && throws != NULL && i < throws->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->throws, i);
      const LudoThrowOdds *throw_odds = g_ptr_array_index (throws, i);

      if (row != NULL
          && (gtk_widget_get_state_flags (GTK_WIDGET (row))
              & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED)))
        cells = G_GUINT64_CONSTANT (1) << throw_odds->cell;
    }
  /* A new position has cleared the marks of the board already. */
  if (cells == 0 && !self->has_mark)
    return;

  self->has_mark = cells != 0;
  ludo_board_mark_hint (self->board, cells, NULL);
}

/* Returns the row at @index of @list.  Rows are reused, so that a row keeps the
 * focus from throw to throw. */
static LudoChanceRow *
row_at (LudoChancesPanel *self,
        GtkListBox       *list,
        guint             index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) index);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (ludo_chance_row_new ());
      gtk_list_box_append (list, GTK_WIDGET (row));
      if (list == self->throws)
        ludo_signal_connect (row, "state-flags-changed", update_mark, self);
    }

  return LUDO_CHANCE_ROW (row);
}

static void
remove_rows_from (GtkListBox *list,
                  guint       index)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, (int) index)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void
show_throw (LudoChancesPanel    *self,
            guint                index,
            const LudoThrowOdds *throw_odds)
{
  g_autofree char *percent = ludo_ways_percent_dup (throw_odds->ways,
                                                    throw_odds->of);
  /* Translators: the chance of a throw as a fraction and as a percentage. */
  g_autofree char *chance = g_strdup_printf (_("%u/%u · %s"), throw_odds->ways,
                                             throw_odds->of, percent);
  g_autofree char *spoken = g_strdup_printf (
    /* Translators: spoken, without the percentage, which says the same. */
    ngettext ("%u way in %u.", "%u ways in %u.", throw_odds->ways),
    throw_odds->ways, throw_odds->of);

  ludo_chance_row_set_texts (row_at (self, self->throws, index),
                             throw_odds->name, chance, spoken,
                             throw_odds->consequence, throw_odds->sentence);
}

static void
show_turn_chance (LudoChancesPanel     *self,
                  guint                 index,
                  const LudoTurnChance *turn_chance)
{
  g_autofree char *percent = NULL;

  if (turn_chance->chance > 0)
    percent = ludo_percent_dup (turn_chance->chance);
  else
    /* Translators: in the place of a percentage. */
    percent = g_strdup (_("impossible"));
  ludo_chance_row_set_texts (row_at (self, self->turn, index),
                             turn_chance->sentence, percent, percent, "", "");
}

static void
show_lists (LudoChancesPanel *self)
{
  GPtrArray *throws = ludo_odds_get_throws (self->odds);
  GPtrArray *chances = ludo_odds_get_turn_chances (self->odds);
  guint n_throws = throws != NULL ? throws->len : 0;
  guint n_chances = chances != NULL ? chances->len : 0;

  for (guint i = 0; i < n_throws; i++)
    show_throw (self, i, g_ptr_array_index (throws, i));
  for (guint i = 0; i < n_chances; i++)
    show_turn_chance (self, i, g_ptr_array_index (chances, i));
  remove_rows_from (self->throws, n_throws);
  remove_rows_from (self->turn, n_chances);
  gtk_widget_set_visible (self->throws_heading, n_throws > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->throws), n_throws > 0);
  gtk_widget_set_visible (self->turn_heading, n_chances > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), n_chances > 0);
}

/* Returns: (transfer full): the chance of each number of throws, up to one that
 * hardly any game exceeds, and a line below which half of all games end. */
static LudoPlot *
plot_lengths (const LudoLengths *lengths)
{
  const double median[] = { lengths->median, lengths->median };
  g_autofree double *zeros = g_new0 (double, lengths->n_chances);
  LudoPlot *plot = ludo_plot_new ();
  double heights[] = { 0, 0 };
  double ended = 0;
  guint n = 0;

  while (n + 1 < lengths->n_chances && ended < 1 - LEFT_OUT)
    {
      ended += lengths->chances[++n];
      heights[1] = MAX (heights[1], lengths->chances[n]);
    }
  /* Translators: below a chart: the number of throws that a game takes. */
  ludo_plot_set_x (plot, 0, n + 1, _("throws"));
  ludo_plot_set_y (plot, 0, MAX (heights[1], LEFT_OUT / 10), "");
  ludo_plot_hide_y (plot);
  ludo_plot_add (plot, LUDO_PLOT_BAND, LUDO_PLOT_INK_EXACT, NULL,
                 lengths->chances, zeros, n + 1, NULL);
  ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_EXACT, NULL,
                 lengths->chances, NULL, n + 1, NULL);
  ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_RING, median, heights,
                 NULL, G_N_ELEMENTS (median),
                 /* Translators: in the legend of a chart: a line left of which
                  * half of all games end. */
                 _("half of all games"));

  return plot;
}

/* Shows the lengths of games.  The old ones stay until new ones are found, so
 * that the panel does not flicker from throw to throw. */
static void
show_lengths (LudoChancesPanel *self)
{
  const LudoLengths *lengths = ludo_odds_get_lengths (self->odds);
  GPtrArray *throws = ludo_odds_get_throws (self->odds);
  gboolean over = throws != NULL && throws->len == 0;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->length_heading, !over);
  gtk_widget_set_visible (GTK_WIDGET (self->graph), !over);
  gtk_widget_set_visible (GTK_WIDGET (self->lengths), !over);
  if (lengths == NULL)
    return;

  text = ludo_lengths_describe (lengths);
  ludo_plot_view_set_plot (self->graph, plot_lengths (lengths),
                           _("Number of games by number of throws"), NULL);
  gtk_label_set_text (self->lengths, text);
  ludo_names_describe (self->graph, text);
}

static void
show_summary (LudoChancesPanel *self)
{
  LudoGame *game = ludo_odds_get_game (self->odds);
  double first_wins = ludo_odds_get_first_wins (self->odds);
  g_autofree char *text = NULL;

  if (game != NULL && ludo_game_get_over (game))
    text = ludo_game_describe_outcome (game);
  else if (game != NULL && first_wins >= 0)
    text = ludo_game_get_info (game)->solver->describe_chance (first_wins);
  else
    text = g_strdup (_("The chances are being worked out."));
  gtk_label_set_text (self->summary, text);
}

/* Moves the focus to the first row after ludo_chances_panel_focus_rows(), as
 * soon as there is a row, unless the focus has moved meanwhile. */
static void
move_focus_to_rows (LudoChancesPanel *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->throws, 0);

  if (self->old_focus == NULL || first == NULL
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)))
      == self->old_focus)
    gtk_widget_grab_focus (GTK_WIDGET (first));
  g_clear_weak_pointer (&self->old_focus);
}

static void
odds_changed_cb (LudoChancesPanel *self)
{
  if (self->frozen || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  show_summary (self);
  show_lists (self);
  show_lengths (self);
  move_focus_to_rows (self);
  update_mark (self);
}

/* Begins to compute the odds, because that is only done while the panel is
 * shown. */
static void
ludo_chances_panel_map (GtkWidget *widget)
{
  LudoChancesPanel *self = LUDO_CHANCES_PANEL (widget);

  GTK_WIDGET_CLASS (ludo_chances_panel_parent_class)->map (widget);
  ludo_odds_set_active (self->odds, TRUE);
  odds_changed_cb (self);
}

static void
ludo_chances_panel_unmap (GtkWidget *widget)
{
  LudoChancesPanel *self = LUDO_CHANCES_PANEL (widget);

  GTK_WIDGET_CLASS (ludo_chances_panel_parent_class)->unmap (widget);
  ludo_odds_set_active (self->odds, FALSE);
  update_mark (self);
}

static gboolean
key_pressed_cb (LudoChancesPanel *self,
                guint             keyval)
{
  return keyval == GDK_KEY_Escape
         && gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
ludo_chances_panel_dispose (GObject *object)
{
  LudoChancesPanel *self = LUDO_CHANCES_PANEL (object);

  g_clear_weak_pointer (&self->old_focus);
  /* Stop the thread that computes lengths, but do not wait for it. */
  if (self->odds != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->odds, self);
      ludo_odds_set_active (self->odds, FALSE);
    }

  G_OBJECT_CLASS (ludo_chances_panel_parent_class)->dispose (object);
}

static void
ludo_chances_panel_finalize (GObject *object)
{
  LudoChancesPanel *self = LUDO_CHANCES_PANEL (object);

  g_clear_object (&self->odds);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (ludo_chances_panel_parent_class)->finalize (object);
}

static void
ludo_chances_panel_class_init (LudoChancesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_chances_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_chances_panel_finalize;
  widget_class->map = ludo_chances_panel_map;
  widget_class->unmap = ludo_chances_panel_unmap;

  g_type_ensure (LUDO_TYPE_PLOT_VIEW);
  LUDO_TEMPLATE_SET (klass, "chances-panel");
  LUDO_TEMPLATE_CHILDREN (klass, LudoChancesPanel, summary, throws_heading,
                          throws, turn_heading, turn, length_heading, graph,
                          lengths);
  LUDO_TEMPLATE_CALLBACKS (klass, key_pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "chances-panel");
}

static void
ludo_chances_panel_init (LudoChancesPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_chances_panel_new (LudoChances *chances,
                        LudoBoard   *board)
{
  LudoChancesPanel *self;

  g_return_val_if_fail (LUDO_IS_BOARD (board), NULL);

  self = g_object_new (LUDO_TYPE_CHANCES_PANEL, NULL);
  self->board = g_object_ref (board);
  self->odds = ludo_odds_new (chances);
  g_signal_connect_swapped (self->odds, "changed",
                            G_CALLBACK (odds_changed_cb), self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  return GTK_WIDGET (self);
}

void
ludo_chances_panel_show (LudoChancesPanel *self,
                         LudoGame         *game,
                         gboolean          projected)
{
  g_return_if_fail (LUDO_IS_CHANCES_PANEL (self) && LUDO_IS_GAME (game));

  ludo_odds_set_game (self->odds, game);
  gtk_widget_set_visible (GTK_WIDGET (self), ludo_chances_cover (game));
  ludo_widget_style_set_class (GTK_WIDGET (self), "projected", projected);
}

void
ludo_chances_panel_set_frozen (LudoChancesPanel *self,
                               gboolean          frozen)
{
  g_return_if_fail (LUDO_IS_CHANCES_PANEL (self));

  if (self->frozen == !!frozen)
    return;

  self->frozen = !!frozen;
  odds_changed_cb (self);
}

void
ludo_chances_panel_focus_rows (LudoChancesPanel *self)
{
  g_return_if_fail (LUDO_IS_CHANCES_PANEL (self));

  g_set_weak_pointer (&self->old_focus,
                      gtk_root_get_focus
                        (gtk_widget_get_root (GTK_WIDGET (self))));
  move_focus_to_rows (self);
}

LudoOdds *
ludo_chances_panel_get_odds (LudoChancesPanel *self)
{
  g_return_val_if_fail (LUDO_IS_CHANCES_PANEL (self), NULL);

  return self->odds;
}
