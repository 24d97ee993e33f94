/* ludo-chance-page.c: the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-chance-page.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/chance/ludo-chance-plots.h"
#include "app/chance/ludo-chance-save.h"
#include "app/chance/ludo-class-row.h"
#include "app/chance/ludo-plot-view.h"
#include "app/chance/ludo-throw-row.h"
#include "app/chance/ludo-throw-table.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "chance/ludo-chance-store.h"
#include "games/games.h"
#include "play/game/ludo-game.h"

/* A hundred classes of more throws than this would keep the window waiting: of
 * ten thousand throws of sticks each they took 110 ms on a computer of two cores,
 * of a hundred thousand 900 ms. */
#define CLASS_THROWS_MAX 10000

typedef enum
{
  VIEW_BARS,
  VIEW_RUN,
  VIEW_WAYS,
  VIEW_CLASSES,
  VIEW_TABLE,
  N_VIEWS,
} View;

struct _LudoChancePage
{
  GtkBox parent_instance;

  gboolean filling;             /* the controls are set, and nobody chose */
  gboolean saves_table;         /* the file that is asked for */
  gboolean asked;               /* for a guess, and this was told */
  double guess[LUDO_SAMPLER_OUTCOMES_MAX];      /* being drawn */

  /* Template widgets */
  GtkWidget *views;
  GtkToggleButton *bars_button;
  GtkToggleButton *run_button;
  GtkToggleButton *ways_button;
  GtkToggleButton *classes_button;
  GtkToggleButton *table_button;
  GtkWidget *top;
  GtkDropDown *dice;
  GtkLabel *task;
  GtkStack *stack;
  LudoPlotView *plot;
  GtkWidget *table_scroller;
  LudoThrowTable *table;
  GtkLabel *words;
  GtkWidget *guess_box;
  GtkWidget *throw_box;
  GtkWidget *classes_box;
  GtkWidget *model;
  GtkLabel *model_words;
  GtkWidget *sticks;
  GtkWidget *rest_box;
  GtkWidget *clear_button;
  GtkWidget *guess_again_button;
  GtkWidget *picture_button;

  /* Borrowed: children */
  GtkSpinButton *percents[LUDO_SAMPLER_STICKS];

  /* Owned */
  char *game_id;
  LudoThrows *throws;
  LudoChanceStore *store;
  LudoClasses *classes;         /* beside the throws, or NULL */
  GtkFileChooserNative *chooser;
};

G_DEFINE_FINAL_TYPE (LudoChancePage, ludo_chance_page, GTK_TYPE_BOX)

static View
get_view (LudoChancePage *self)
{
  GtkToggleButton *const buttons[] = {
    self->bars_button, self->run_button, self->ways_button,
    self->classes_button, self->table_button,
  };

  for (View view = 0; view < N_VIEWS; view++)
    if (gtk_toggle_button_get_active (buttons[view]))
      return view;

  return VIEW_BARS;
}

/* Whether the guess is being made: it is drawn on the bars. */
static gboolean
is_guessing (LudoChancePage *self)
{
  return ludo_throws_get_guess (self->throws, NULL) == LUDO_GUESS_NONE;
}

/* Returns: the outcome whose run is shown: the chosen one or, at first, the
 * middle one. */
static guint
run_outcome (LudoChancePage *self)
{
  int chosen = ludo_plot_view_get_chosen (self->plot);
  guint n =
    ludo_sampler_get_n_outcomes (ludo_throws_get_sampler (self->throws));

  return chosen >= 0 && (guint) chosen < n ? (guint) chosen : n / 2;
}

static double
find_gap (LudoChancePage *self)
{
  return ludo_sampler_find_gap (ludo_throws_get_sampler (self->throws),
                                ludo_throws_get_counts (self->throws),
                                ludo_throws_get_n (self->throws));
}

static void
show_plot (LudoChancePage *self)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (self->throws);
  const double *guess = is_guessing (self) ? self->guess : NULL;
  g_auto (GStrv) outcomes = ludo_chance_dup_words (self->throws, guess);
  View view = get_view (self);
  LudoPlot *plot;
  const char *name;

  if (view == VIEW_RUN && guess == NULL)
    {
      plot = ludo_chance_plot_run (self->throws, run_outcome (self));
      for (guint i = 0; outcomes[i] != NULL; i++)
        if (ludo_throws_shows_exact (self->throws))
          {
            g_free (outcomes[i]);
            outcomes[i] = ludo_throws_describe_run (self->throws, i);
          }
      name = _("The share against the number of throws");
    }
  else if (view == VIEW_WAYS && guess == NULL)
    {
      plot = ludo_chance_plot_ways (self->throws);
      name = _("All ways to fall");
    }
  else if (view == VIEW_CLASSES && self->classes != NULL && guess == NULL)
    {
      plot = ludo_chance_plot_classes (self->classes, find_gap (self));
      name = _("A hundred classes");
      g_clear_pointer (&outcomes, g_strfreev);
    }
  else
    {
      plot = ludo_chance_plot_bars (self->throws, guess);
      name = guess != NULL
               ? _("Your guess. Left and Right choose a bar, digits set it.")
               : _("Bars");
    }
  ludo_plot_view_set_plot (self->plot, plot, name,
                           (const char *const *) outcomes);
  ludo_plot_view_set_guess (self->plot, guess,
                            ludo_sampler_get_n_outcomes (sampler), 100);
}

/* Returns: (transfer full): what there is to say of what is shown. */
static char *
dup_words (LudoChancePage *self)
{
  g_autofree char *thrown = ludo_throws_describe (self->throws);
  g_autofree char *more = NULL;

  if (get_view (self) == VIEW_RUN)
    more = ludo_throws_describe_run (self->throws, run_outcome (self));
  else if (get_view (self) == VIEW_CLASSES)
    more = self->classes != NULL
             ? ludo_classes_describe (self->classes, find_gap (self))
             : ludo_throws_get_n (self->throws) > CLASS_THROWS_MAX
               ? g_strdup_printf (_("A hundred classes are made of at most %u "
                                    "throws each."), CLASS_THROWS_MAX)
               : ludo_throws_get_n (self->throws) == 0
                 ? g_strdup (_("Throw first; then fair classes can be made "
                               "that threw as often.")) : g_strdup ("");
  else
    more = ludo_throws_describe_gap (self->throws);

  return more[0] != '\0' ? g_strjoin (" ", thrown, more, NULL)
                         : g_steal_pointer (&thrown);
}

/* Says what has become of the picture, or asks for a guess. */
static void
tell (LudoChancePage *self,
      const char     *text)
{
  if (!is_guessing (self))
    ludo_announce_label (self->words, text);
  else if (!self->asked)
    ludo_announce (GTK_WIDGET (self->task), gtk_label_get_text (self->task));
  self->asked = is_guessing (self);
}

/* The focus stays in the place of the picture as that makes room for the table,
 * or the table for it. */
static void
show_child (LudoChancePage *self,
            gboolean        table)
{
  gboolean is_within =
    gtk_widget_get_focus_child (GTK_WIDGET (self->stack)) != NULL;
  GtkWidget *stop = table ? GTK_WIDGET (self->table)
                          : GTK_WIDGET (self->plot);

  gtk_stack_set_visible_child (self->stack, table ? self->table_scroller
                                                  : stop);
  if (is_within)
    gtk_widget_grab_focus (stop);
}

/* Shows all as it is now.  Returns: (transfer full): the words for it, which are
 * still to be shown. */
static char *
refresh (LudoChancePage *self)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (self->throws);
  gboolean guessing = is_guessing (self);
  gboolean thrown = ludo_throws_get_n (self->throws) > 0;
  gboolean table = get_view (self) == VIEW_TABLE && !guessing;
  gboolean classes = get_view (self) == VIEW_CLASSES && !guessing;

  gtk_label_set_text (
    self->task,
    guessing
      ? _("How many of a hundred throws come to each bar? Draw your guess on "
          "the picture, or type it.")
      : !thrown ? _("Now throw, and compare.")
      : _("What was thrown, beside what was to be expected"));
  show_plot (self);
  if (table)
    ludo_throw_table_show (self->table, self->throws);
  show_child (self, table);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_visible (self->throw_box, !guessing);
  gtk_widget_set_visible (self->classes_box, classes);
  gtk_widget_set_sensitive (self->classes_box,
                            thrown && ludo_throws_get_n (self->throws)
                                      <= CLASS_THROWS_MAX);
  gtk_widget_set_sensitive (self->views, !guessing);
  gtk_widget_set_visible (self->rest_box, !guessing);
  gtk_widget_set_sensitive (self->clear_button, thrown);
  gtk_widget_set_sensitive (self->picture_button, !table);
  gtk_widget_set_visible (self->sticks,
                          sampler->kind == LUDO_SAMPLER_KIND_STICKS);
  gtk_label_set_text (
    self->model_words,
    sampler->kind == LUDO_SAMPLER_KIND_STICKS
      ? _("How many of a hundred times each stick falls marked. Real sticks "
          "need not do as the model does.")
      : _("Each face of each die falls equally often. Real dice need not do "
          "as the model does."));

  return guessing ? ludo_chance_dup_guess (sampler, self->guess)
                  : dup_words (self);
}

static void
update (LudoChancePage *self)
{
  g_autofree char *text = refresh (self);

  tell (self, text);
  gtk_label_set_text (self->words, text);
}

/* Fair classes are of the size of ours, so that those of another are
 * forgotten. */
static void
throws_changed_cb (LudoChancePage *self)
{
  if (self->classes != NULL
      && ludo_classes_get_n_throws (self->classes)
         != ludo_throws_get_n (self->throws))
    g_clear_pointer (&self->classes, ludo_classes_free);
  update (self);
}

static void
view_cb (LudoChancePage  *self,
         GtkToggleButton *button)
{
  if (self->throws != NULL && gtk_toggle_button_get_active (button))
    update (self);
}

static void
drawn_cb (LudoChancePage *self,
          int             place,
          double          value)
{
  g_auto (GStrv) outcomes = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *text = NULL;

  self->guess[place] = value;
  sum = refresh (self);
  gtk_label_set_text (self->words, sum);
  outcomes = ludo_chance_dup_words (self->throws, self->guess);
  text = g_strjoin (" ", outcomes[place], sum, NULL);
  ludo_announce (GTK_WIDGET (self->words), text);
}

/* The picture says what there is at the chosen place. */
static void
chosen_cb (LudoChancePage *self)
{
  g_autofree char *text = NULL;

  if (get_view (self) != VIEW_RUN)
    return;

  text = refresh (self);
  gtk_label_set_text (self->words, text);
}

static void
guess_cb (LudoChancePage *self)
{
  ludo_throws_set_guess (self->throws, self->guess);
  gtk_widget_child_focus (self->throw_box, GTK_DIR_TAB_FORWARD);
}

static void
no_guess_cb (LudoChancePage *self)
{
  ludo_throws_set_guess (self->throws, NULL);
  gtk_widget_child_focus (self->throw_box, GTK_DIR_TAB_FORWARD);
}

static void
guess_again_cb (LudoChancePage *self)
{
  gtk_toggle_button_set_active (self->bars_button, TRUE);
  ludo_throws_forget_guess (self->throws);
  gtk_widget_grab_focus (GTK_WIDGET (self->plot));
}

static void
clear_cb (LudoChancePage *self)
{
  ludo_throws_clear (self->throws);
}

static void
throw_cb (LudoChancePage *self,
          guint           n)
{
  ludo_throws_throw (self->throws, n);
}

static void
make_cb (LudoChancePage *self,
         guint           n)
{
  if (self->classes == NULL)
    self->classes =
      ludo_classes_new (ludo_throws_get_sampler (self->throws),
                        ludo_throws_get_n (self->throws),
                        ((guint64) g_random_int () << 32) | g_random_int ());
  ludo_classes_make (self->classes, n);
  update (self);
}

static void
use_sampler (LudoChancePage    *self,
             const LudoSampler *sampler)
{
  memset (self->guess, 0, sizeof self->guess);
  g_clear_pointer (&self->classes, ludo_classes_free);
  ludo_throws_set_sampler (self->throws, sampler);
}

static void
dice_cb (LudoChancePage *self)
{
  LudoSampler sampler;

  if (self->filling || self->throws == NULL)
    return;

  ludo_sampler_init_dice (&sampler,
                          gtk_drop_down_get_selected (self->dice) + 1);
  use_sampler (self, &sampler);
}

static void
percent_cb (LudoChancePage *self)
{
  LudoSampler sampler;

  if (self->filling || self->throws == NULL)
    return;

  ludo_sampler_init_sticks (&sampler);
  for (guint i = 0; i < LUDO_SAMPLER_STICKS; i++)
    sampler.percent[i] =
      (guint) gtk_spin_button_get_value_as_int (self->percents[i]);
  use_sampler (self, &sampler);
}

static void
chosen_file_cb (LudoChancePage *self,
                int             response)
{
  g_autoptr (GFile) file = ludo_file_dialog_take (&self->chooser, response);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (file == NULL)
    return;

  if (self->saves_table)
    {
      char *csv = ludo_chance_dup_csv (self->throws);

      bytes = g_bytes_new_take (csv, strlen (csv));
    }
  else
    bytes = ludo_chance_save_paint (self->plot, name);
  if (bytes != NULL)
    ludo_chance_save_write (GTK_WIDGET (self), file, bytes);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.complain", "s",
                                _("The name of a picture ends in .png, .svg or "
                                  ".pdf."));
}

static void
ask_file (LudoChancePage *self,
          gboolean        table,
          const char     *title,
          const char     *name)
{
  self->saves_table = table;
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                           title, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL,
                           name, G_CALLBACK (chosen_file_cb), self);
}

static void
save_picture_cb (LudoChancePage *self)
{
  /* Translators: the name of a file; the ending .png stays. */
  ask_file (self, FALSE, _("Save the Picture"), _("throws.png"));
}

static void
save_table_cb (LudoChancePage *self)
{
  /* Translators: the name of a file; the ending .csv stays. */
  ask_file (self, TRUE, _("Save the Table"), _("throws.csv"));
}

static void
python_cb (LudoChancePage *self)
{
  g_autofree char *text = ludo_chance_dup_python (self->throws);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s",
                              _("The lines of Python are in the clipboard."));
}

static void
add_stick_fields (LudoChancePage *self)
{
  for (guint i = 0; i < LUDO_SAMPLER_STICKS; i++)
    {
      GtkWidget *spin = gtk_spin_button_new_with_range (0, 100, 1);
      /* Translators: a field: how often this stick falls marked. */
      g_autofree char *name = g_strdup_printf (_("Stick %u"), i + 1);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

      gtk_box_append (GTK_BOX (box), gtk_label_new (name));
      gtk_box_append (GTK_BOX (box), spin);
      gtk_accessible_update_property (GTK_ACCESSIBLE (spin),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      self->percents[i] = GTK_SPIN_BUTTON (spin);
      gtk_spin_button_set_value (self->percents[i], 50);
      g_signal_connect_object (spin, "value-changed", G_CALLBACK (percent_cb),
                               self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->sticks), box);
    }
}

static void
ludo_chance_page_finalize (GObject *object)
{
  LudoChancePage *self = LUDO_CHANCE_PAGE (object);

  g_clear_object (&self->chooser);
  g_free (self->game_id);
  g_object_unref (self->store);
  ludo_classes_free (self->classes);

  G_OBJECT_CLASS (ludo_chance_page_parent_class)->finalize (object);
}

static gboolean
ludo_chance_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LUDO_CHANCE_PAGE (widget)->plot));
}

/* Tells once more what is asked or, later, was guessed or thrown. */
static gboolean
again_key_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   data)
{
  LudoChancePage *self = LUDO_CHANCE_PAGE (widget);
  gboolean begun =
    !is_guessing (self) || ludo_plot_view_get_chosen (self->plot) >= 0;

  ludo_announce (widget,
                 gtk_label_get_text (begun ? self->words : self->task));

  return TRUE;
}

static gboolean
table_key_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   data)
{
  LudoChancePage *self = LUDO_CHANCE_PAGE (widget);

  if (!gtk_widget_get_sensitive (self->views))
    return FALSE;
  gtk_toggle_button_set_active (get_view (self) == VIEW_TABLE
                                  ? self->bars_button : self->table_button,
                                TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);

  return TRUE;
}

static void
ludo_chance_page_class_init (LudoChancePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_chance_page_finalize;
  widget_class->grab_focus = ludo_chance_page_grab_focus;
  g_type_ensure (LUDO_TYPE_CLASS_ROW);
  g_type_ensure (LUDO_TYPE_PLOT_VIEW);
  g_type_ensure (LUDO_TYPE_THROW_ROW);
  g_type_ensure (LUDO_TYPE_THROW_TABLE);
  gtk_widget_class_set_template_from_resource
    (widget_class, "/io/github/ludotheque/Ludotheque/ludo-chance-page.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoChancePage, name)
  BIND (views);
  BIND (bars_button);
  BIND (run_button);
  BIND (ways_button);
  BIND (classes_button);
  BIND (table_button);
  BIND (top);
  BIND (dice);
  BIND (task);
  BIND (stack);
  BIND (plot);
  BIND (table_scroller);
  BIND (table);
  BIND (words);
  BIND (guess_box);
  BIND (throw_box);
  BIND (classes_box);
  BIND (model);
  BIND (model_words);
  BIND (sticks);
  BIND (rest_box);
  BIND (clear_button);
  BIND (guess_again_button);
  BIND (picture_button);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, view_cb);
  gtk_widget_class_bind_template_callback (widget_class, drawn_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, dice_cb);
  gtk_widget_class_bind_template_callback (widget_class, guess_cb);
  gtk_widget_class_bind_template_callback (widget_class, throw_cb);
  gtk_widget_class_bind_template_callback (widget_class, make_cb);
  gtk_widget_class_bind_template_callback (widget_class, no_guess_cb);
  gtk_widget_class_bind_template_callback (widget_class, guess_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_picture_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_table_cb);
  gtk_widget_class_bind_template_callback (widget_class, python_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_l, 0, again_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, 0, table_key_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "chance-page");
}

static void
ludo_chance_page_init (LudoChancePage *self)
{
  const char *const dice[] = { _("One die"), _("Two dice"), _("Three dice"),
                               NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (dice);

  self->filling = TRUE;
  self->store = ludo_chance_store_dup_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->dice, G_LIST_MODEL (list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice"),
                                  -1);
  add_stick_fields (self);
  ludo_flow_children (self->views);
  ludo_flow_children (self->top);
  ludo_flow_children (self->guess_box);
  ludo_flow_children (self->sticks);
  ludo_flow_children (self->rest_box);
  ludo_names_give (GTK_WIDGET (self));
  self->filling = FALSE;
}

GtkWidget *
ludo_chance_page_new (void)
{
  return g_object_new (LUDO_TYPE_CHANCE_PAGE, NULL);
}

gboolean
ludo_chance_page_serves (const char *game_id)
{
  return ludo_game_info_for (game_id)->thrown != LUDO_THROWN_NOTHING;
}

void
ludo_chance_page_show_game (LudoChancePage *self,
                            const char     *game_id)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  LudoSampler sampler;

  g_return_if_fail (LUDO_IS_CHANCE_PAGE (self)
                    && ludo_chance_page_serves (game_id));

  if (g_strcmp0 (self->game_id, game_id) == 0)
    return;

  if (self->throws != NULL)
    g_signal_handlers_disconnect_by_func (self->throws, throws_changed_cb,
                                          self);
  g_clear_pointer (&self->classes, ludo_classes_free);
  g_free (self->game_id);
  self->game_id = g_strdup (game_id);
  if (info->thrown == LUDO_THROWN_DICE)
    ludo_sampler_init_dice (&sampler, LUDO_SAMPLER_DICE_MAX);
  else
    ludo_sampler_init_sticks (&sampler);
  self->throws = ludo_chance_store_get (self->store, game_id, &sampler);
  self->filling = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->dice),
                          info->thrown == LUDO_THROWN_DICE);
  if (info->thrown == LUDO_THROWN_DICE)
    gtk_drop_down_set_selected
      (self->dice, ludo_throws_get_sampler (self->throws)->n_things - 1);
  else
    for (guint i = 0; i < LUDO_SAMPLER_STICKS; i++)
      gtk_spin_button_set_value
        (self->percents[i],
         ludo_throws_get_sampler (self->throws)->percent[i]);
  self->filling = FALSE;
  memset (self->guess, 0, sizeof self->guess);
  g_signal_connect_object (self->throws, "changed",
                           G_CALLBACK (throws_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

LudoThrows *
ludo_chance_page_get_throws (LudoChancePage *self)
{
  g_return_val_if_fail (LUDO_IS_CHANCE_PAGE (self), NULL);

  return self->throws;
}
