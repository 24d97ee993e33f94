/* ludo-throws-room.c: throws that are guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-throws-room.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-plots.h"
#include "app/chance/ludo-chance-table.h"
#include "app/chance/ludo-count-row.h"
#include "app/chance/ludo-export-row.h"
#include "app/chance/ludo-plot-view.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "board/ludo-keys.h"

/* Pupils of a class: at first, and at most. */
#define CLASS_SIZE 25
#define CLASS_SIZE_MAX 999

/* In place of a number of throws: as many as there are pupils. */
#define AS_MY_CLASS 0

struct _LudoThrowsRoom
{
  GtkBox parent_instance;

  gboolean filling;             /* the controls are set, and nobody chose */
  gboolean asked;               /* for a guess, and this was told */
  gboolean choosing;            /* a place, of which the picture tells */

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
  LudoPlotView *plot;
  LudoChanceTable *table;
  GtkLabel *words;
  GtkWidget *guess_box;
  LudoCountRow *throw_box;
  LudoCountRow *classes_box;
  GtkWidget *model;
  GtkLabel *model_words;
  GtkWidget *sticks;
  LudoExportRow *rest_box;
  GtkWidget *clear_button;
  GtkWidget *guess_again_button;

  /* Borrowed: children */
  GtkSpinButton *percents[LUDO_SAMPLER_STICKS];
  GtkSpinButton *class_size;

  /* Owned */
  LudoLaboratory *laboratory;
};

G_DEFINE_FINAL_TYPE (LudoThrowsRoom, ludo_throws_room, GTK_TYPE_BOX)

static LudoThrows *
get_throws (LudoThrowsRoom *self)
{
  return ludo_laboratory_get_throws (self->laboratory);
}

/* Returns: the button of @view. */
static GtkToggleButton *
view_button (LudoThrowsRoom *self,
             LudoChanceView  view)
{
  GtkToggleButton *const buttons[LUDO_N_CHANCE_VIEWS] = {
    self->bars_button, self->run_button, self->ways_button,
    self->classes_button, self->table_button,
  };

  return buttons[view];
}

static void
show_plot (LudoThrowsRoom *self)
{
  LudoThrows *throws = get_throws (self);
  const LudoClasses *classes = ludo_laboratory_get_classes (self->laboratory);
  const double *draft = ludo_throws_get_draft (throws);
  g_auto (GStrv) outcomes = ludo_chance_dup_words (throws);
  LudoChanceView view = ludo_laboratory_get_view (self->laboratory);
  LudoPlot *plot;
  const char *name;

  if (view == LUDO_CHANCE_VIEW_RUN)
    {
      plot = ludo_chance_plot_run
        (throws, ludo_laboratory_get_outcome (self->laboratory));
      for (guint i = 0; outcomes[i] != NULL; i++)
        if (ludo_throws_shows_exact (throws))
          {
            g_free (outcomes[i]);
            outcomes[i] = ludo_throws_describe_run (throws, i);
          }
      name = _("The share against the number of throws");
    }
  else if (view == LUDO_CHANCE_VIEW_WAYS)
    {
      plot = ludo_chance_plot_ways (throws);
      name = _("All ways to fall");
    }
  else if (view == LUDO_CHANCE_VIEW_CLASSES && classes != NULL)
    {
      plot = ludo_chance_plot_classes (classes, ludo_throws_get_gap (throws));
      name = _("A hundred classes");
      g_clear_pointer (&outcomes, g_strfreev);
    }
  else
    {
      plot = ludo_chance_plot_bars (throws);
      name = draft != NULL
               ? _("Your guess. Left and Right choose a bar, digits set it.")
               : _("Bars");
    }
  ludo_plot_view_set_plot (self->plot, plot, name,
                           (const char *const *) outcomes);
  ludo_plot_view_set_guess
    (self->plot, draft,
     ludo_sampler_get_n_outcomes (ludo_throws_get_sampler (throws)), 100);
}

static GPtrArray *
dup_rows (gpointer self)
{
  return ludo_chance_dup_table (get_throws (self));
}

/* Sets the controls to what the laboratory has. */
static void
fill (LudoThrowsRoom *self)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (get_throws (self));
  gboolean sticks = sampler->kind == LUDO_SAMPLER_KIND_STICKS;

  self->filling = TRUE;
  gtk_toggle_button_set_active
    (view_button (self, ludo_laboratory_get_view (self->laboratory)), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), !sticks);
  gtk_widget_set_visible (self->sticks, sticks);
  if (!sticks)
    gtk_drop_down_set_selected (self->dice, sampler->n_things - 1);
  for (guint i = 0; sticks && i < LUDO_SAMPLER_STICKS; i++)
    gtk_spin_button_set_value (self->percents[i], sampler->percent[i]);
  gtk_label_set_text (
    self->model_words,
    sticks ? _("How many of a hundred times each stick falls marked. Real "
               "sticks need not do as the model does.")
           : _("Each face of each die falls equally often. Real dice need not "
               "do as the model does."));
  self->filling = FALSE;
}

/* Says what has become of the picture, or asks for a guess. */
static void
tell (LudoThrowsRoom *self,
      const char     *text)
{
  if (!ludo_laboratory_is_guessing (self->laboratory))
    ludo_announce_label (self->words, text);
  else if (!self->asked)
    ludo_announce (GTK_WIDGET (self->task), gtk_label_get_text (self->task));
  self->asked = ludo_laboratory_is_guessing (self->laboratory);
}

/* Shows all as it is now.  Returns: (transfer full): the words for it, which
 * are still to be shown. */
static char *
refresh (LudoThrowsRoom *self)
{
  LudoChanceView view = ludo_laboratory_get_view (self->laboratory);
  gboolean guessing = ludo_laboratory_is_guessing (self->laboratory);
  gboolean table = view == LUDO_CHANCE_VIEW_TABLE;

  fill (self);
  gtk_label_set_text (self->task, ludo_laboratory_get_task (self->laboratory));
  show_plot (self);
  if (table)
    {
      g_autoptr (GPtrArray) rows = dup_rows (self);
      g_auto (GStrv) words = ludo_chance_dup_words (get_throws (self));

      ludo_chance_table_show (self->table, rows, words);
    }
  ludo_chance_table_replace (self->table, GTK_WIDGET (self->plot), table);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->throw_box), !guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->classes_box),
                          view == LUDO_CHANCE_VIEW_CLASSES);
  gtk_widget_set_sensitive
    (GTK_WIDGET (self->classes_box),
     ludo_laboratory_can_make_classes (self->laboratory));
  gtk_widget_set_sensitive (self->views, !guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->rest_box), !guessing);
  gtk_widget_set_sensitive (self->clear_button,
                            ludo_throws_get_n (get_throws (self)) > 0);

  return ludo_laboratory_describe (self->laboratory);
}

static void
update (LudoThrowsRoom *self)
{
  g_autofree char *text = NULL;

  if (ludo_laboratory_get_room (self->laboratory) != LUDO_CHANCE_ROOM_THROWS)
    return;

  text = refresh (self);
  if (!self->choosing)
    tell (self, text);
  gtk_label_set_text (self->words, text);
}

static void
view_cb (LudoThrowsRoom  *self,
         GtkToggleButton *button)
{
  for (LudoChanceView view = 0;
       !self->filling && view < LUDO_N_CHANCE_VIEWS; view++)
    if (button == view_button (self, view)
        && gtk_toggle_button_get_active (button))
      ludo_laboratory_set_view (self->laboratory, view);
}

static void
drawn_cb (LudoThrowsRoom *self,
          int             place,
          double          value)
{
  g_auto (GStrv) outcomes = NULL;
  g_autofree char *text = NULL;

  ludo_throws_draw_guess (get_throws (self), (guint) place, value);
  outcomes = ludo_chance_dup_words (get_throws (self));
  text = g_strjoin (" ", outcomes[place], gtk_label_get_text (self->words),
                    NULL);
  ludo_announce (GTK_WIDGET (self->words), text);
}

/* The picture says what there is at the chosen place. */
static void
chosen_cb (LudoThrowsRoom *self,
           int             place)
{
  self->choosing = TRUE;
  ludo_laboratory_set_outcome (self->laboratory, (guint) place);
  self->choosing = FALSE;
}

static void
guess_cb (LudoThrowsRoom *self)
{
  ludo_throws_set_guess (get_throws (self),
                         ludo_throws_get_draft (get_throws (self)));
  gtk_widget_child_focus (GTK_WIDGET (self->throw_box), GTK_DIR_TAB_FORWARD);
}

static void
no_guess_cb (LudoThrowsRoom *self)
{
  ludo_throws_set_guess (get_throws (self), NULL);
  gtk_widget_child_focus (GTK_WIDGET (self->throw_box), GTK_DIR_TAB_FORWARD);
}

static void
guess_again_cb (LudoThrowsRoom *self)
{
  ludo_throws_forget_guess (get_throws (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->plot));
}

static void
clear_cb (LudoThrowsRoom *self)
{
  ludo_throws_clear (get_throws (self));
}

static void
throw_cb (LudoThrowsRoom *self,
          guint           n)
{
  if (n == AS_MY_CLASS)
    n = (guint) gtk_spin_button_get_value_as_int (self->class_size);
  ludo_throws_throw (get_throws (self), n);
}

static void
make_cb (LudoThrowsRoom *self,
         guint           n)
{
  ludo_laboratory_make_classes (self->laboratory, n);
}

static void
dice_cb (LudoThrowsRoom *self)
{
  LudoSampler sampler;

  if (self->filling)
    return;

  ludo_sampler_init_dice (&sampler,
                          gtk_drop_down_get_selected (self->dice) + 1);
  ludo_throws_set_sampler (get_throws (self), &sampler);
}

static void
percent_cb (LudoThrowsRoom *self)
{
  LudoSampler sampler;

  if (self->filling)
    return;

  ludo_sampler_init_sticks (&sampler);
  for (guint i = 0; i < LUDO_SAMPLER_STICKS; i++)
    sampler.percent[i] =
      (guint) gtk_spin_button_get_value_as_int (self->percents[i]);
  ludo_throws_set_sampler (get_throws (self), &sampler);
}

static char *
dup_python (gpointer self)
{
  return ludo_chance_dup_python (get_throws (self));
}

static char *
dup_formula (gpointer self)
{
  return ludo_chance_dup_formula (get_throws (self));
}

static void
add_stick_fields (LudoThrowsRoom *self)
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
add_throw_buttons (LudoThrowsRoom *self)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, CLASS_SIZE_MAX, 1);

  for (guint n = 1; n <= 10000; n *= 10)
    ludo_count_row_add (self->throw_box, n,
                        ngettext ("Throw %u time", "Throw %u times", n), n);
  ludo_count_row_add_words (self->throw_box, AS_MY_CLASS,
                            /* Translators: a button: throw as often as there
                             * are pupils. */
                            _("As _Many as My Class"));
  self->class_size = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_value (self->class_size, CLASS_SIZE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Pupils of my class"), -1);
  gtk_box_append (GTK_BOX (self->throw_box), spin);
}

static void
add_class_buttons (LudoThrowsRoom *self)
{
  static const guint numbers[] = { 1, 5, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    ludo_count_row_add (self->classes_box, numbers[i],
                        ngettext ("Make %u fair class", "Make %u fair classes",
                                  numbers[i]), numbers[i]);
  ludo_count_row_add_words (self->classes_box, LUDO_CLASSES_MAX,
                            /* Translators: a button: make the other classes of
                             * a hundred. */
                            _("The R_est"));
}

static void
ludo_throws_room_finalize (GObject *object)
{
  LudoThrowsRoom *self = LUDO_THROWS_ROOM (object);

  g_clear_object (&self->laboratory);

  G_OBJECT_CLASS (ludo_throws_room_parent_class)->finalize (object);
}

static gboolean
ludo_throws_room_grab_focus (GtkWidget *widget)
{
  LudoThrowsRoom *self = LUDO_THROWS_ROOM (widget);

  return ludo_chance_table_grab_focus (self->table,
                                       GTK_WIDGET (self->plot));
}

/* Tells again what is shown, or at first what is to be guessed. */
static void
tell_again (LudoThrowsRoom *self)
{
  gboolean begun = !ludo_laboratory_is_guessing (self->laboratory)
                   || ludo_plot_view_get_chosen (self->plot) >= 0;

  ludo_announce (GTK_WIDGET (self),
                 gtk_label_get_text (begun ? self->words : self->task));
}

static void
toggle_table (LudoThrowsRoom *self)
{
  ludo_laboratory_set_view
    (self->laboratory,
     ludo_laboratory_get_view (self->laboratory) == LUDO_CHANCE_VIEW_TABLE
       ? LUDO_CHANCE_VIEW_BARS : LUDO_CHANCE_VIEW_TABLE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
key_pressed_cb (LudoThrowsRoom        *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  guint letter = ludo_keys_find_letter (keys, keyval, keycode, state);

  if (letter == GDK_KEY_l)
    tell_again (self);
  else if (letter == GDK_KEY_t
           && !ludo_laboratory_is_guessing (self->laboratory))
    toggle_table (self);
  else
    return FALSE;

  return TRUE;
}

static void
ludo_throws_room_class_init (LudoThrowsRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_throws_room_finalize;
  widget_class->grab_focus = ludo_throws_room_grab_focus;
  g_type_ensure (LUDO_TYPE_COUNT_ROW);
  g_type_ensure (LUDO_TYPE_EXPORT_ROW);
  g_type_ensure (LUDO_TYPE_PLOT_VIEW);
  g_type_ensure (LUDO_TYPE_CHANCE_TABLE);
  gtk_widget_class_set_template_from_resource
    (widget_class, "/io/github/ludotheque/Ludotheque/ludo-throws-room.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoThrowsRoom, name)
  BIND (views);
  BIND (bars_button);
  BIND (run_button);
  BIND (ways_button);
  BIND (classes_button);
  BIND (table_button);
  BIND (top);
  BIND (dice);
  BIND (task);
  BIND (plot);
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
  gtk_widget_class_set_css_name (widget_class, "throws-room");
}

static void
ludo_throws_room_init (LudoThrowsRoom *self)
{
  const char *const dice[] = { _("One die"), _("Two dice"), _("Three dice"),
                               NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (dice);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->dice, G_LIST_MODEL (list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice"),
                                  -1);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  add_stick_fields (self);
  add_throw_buttons (self);
  add_class_buttons (self);
  ludo_flow_children (self->views);
  ludo_flow_children (self->top);
  ludo_flow_children (self->guess_box);
  ludo_flow_children (self->sticks);
  ludo_export_row_fill (self->rest_box, _("Throws"), self->plot, self->words,
                        dup_rows, self);
  ludo_export_row_add_copy (self->rest_box, _("_Copy as Python"),
                            _("Eight lines that do the same throws"),
                            _("The lines of Python are in the clipboard."),
                            dup_python);
  ludo_export_row_add_copy (self->rest_box, _("Copy as _Formula"),
                            _("A cell of a spreadsheet that does the same "
                              "throw; copy it down a column"),
                            _("The formula is in the clipboard."),
                            dup_formula);
  ludo_names_give (GTK_WIDGET (self));
  self->filling = FALSE;
}

GtkWidget *
ludo_throws_room_new (LudoLaboratory *laboratory)
{
  LudoThrowsRoom *self = g_object_new (LUDO_TYPE_THROWS_ROOM, NULL);

  self->laboratory = g_object_ref (laboratory);
  g_signal_connect_object (laboratory, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
