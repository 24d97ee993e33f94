/* ludo-throws-room.c: throws that are guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-plots.h"
#include "app/chance/ludo-count-row.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "play/game/ludo-number.h"
#include "play/ludo-signal.h"

/* Pupils of a class: at first, and at most. */
#define CLASS_SIZE 25
#define CLASS_SIZE_MAX 999

/* In place of a number of throws: as many as there are pupils. */
#define AS_MY_CLASS 0

struct _LudoThrowsRoom
{
  LudoRoom room;

  gboolean asked;               /* the guess was asked for */
  gboolean choosing;            /* the picture announces its place */

  /* Template widgets */
  GtkWidget *views;
  GtkToggleButton *bars_button;
  GtkToggleButton *run_button;
  GtkToggleButton *ways_button;
  GtkToggleButton *classes_button;
  GtkWidget *top;
  GtkDropDown *dice;
  GtkWidget *guess_box;
  GtkWidget *guess_button;
  LudoCountRow *throw_box;
  LudoCountRow *classes_box;
  GtkLabel *model_words;
  GtkWidget *sticks;
  GtkWidget *more;
  GtkLabel *more_words;
  GtkWidget *clear_button;

  /* Borrowed: children */
  GtkSpinButton *percents[LUDO_SAMPLER_STICKS];
  GtkSpinButton *class_size;
};

G_DEFINE_FINAL_TYPE (LudoThrowsRoom, ludo_throws_room, LUDO_TYPE_ROOM)

static LudoThrows *
get_throws (LudoThrowsRoom *self)
{
  return ludo_laboratory_get_throws (self->room.laboratory);
}

/* Returns: the button of @view. */
static GtkToggleButton *
view_button (LudoThrowsRoom *self,
             LudoChanceView  view)
{
  GtkToggleButton *const buttons[LUDO_N_CHANCE_VIEWS] = {
    self->bars_button, self->run_button, self->ways_button,
    self->classes_button, self->room.table_button,
  };

  return buttons[view];
}

static void
show_plot (LudoThrowsRoom *self)
{
  LudoThrows *throws = get_throws (self);
  const LudoClasses *classes =
    ludo_laboratory_get_classes (self->room.laboratory);
  const double *draft = ludo_throws_get_draft (throws);
  g_auto (GStrv) outcomes = ludo_chance_dup_words (throws);
  LudoChanceView view = ludo_laboratory_get_view (self->room.laboratory);
  LudoPlot *plot;
  const char *name;

  if (view == LUDO_CHANCE_VIEW_RUN)
    {
      plot = ludo_chance_plot_run
        (throws, ludo_laboratory_get_outcome (self->room.laboratory));
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
      name = draft == NULL ? _("Bars")
             : _("Your guess. The Left and Right keys choose a bar; digits "
                 "set it.");
    }
  ludo_plot_view_set_plot (self->room.plot, plot, name,
                           (const char *const *) outcomes);
  ludo_plot_view_set_guess
    (self->room.plot, draft,
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

  self->room.filling = TRUE;
  gtk_toggle_button_set_active
    (view_button (self, ludo_laboratory_get_view (self->room.laboratory)),
     TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), !sticks);
  gtk_widget_set_visible (self->sticks, sticks);
  if (!sticks)
    gtk_drop_down_set_selected (self->dice, sampler->n_things - 1);
  for (guint i = 0; sticks && i < LUDO_SAMPLER_STICKS; i++)
    gtk_spin_button_set_value (self->percents[i], sampler->percent[i]);
  gtk_label_set_text (
    self->model_words,
    sticks ? _("How many times in a hundred each stick lands with its marked "
               "face up. Real sticks need not behave like the model.")
           : _("Each face of each die comes up equally often. Real dice need "
               "not behave like the model."));
  self->room.filling = FALSE;
}

/* Shows the result of the throws, or asks for a guess. */
static void
tell (LudoThrowsRoom *self,
      const char     *text)
{
  if (!ludo_laboratory_is_guessing (self->room.laboratory))
    {
      g_autofree char *brief =
        ludo_laboratory_describe_brief (self->room.laboratory);

      if (!g_str_equal (gtk_label_get_text (self->room.words), text))
        ludo_announce (GTK_WIDGET (self->room.words), brief);
      gtk_label_set_text (self->room.words, text);
    }
  else if (!self->asked)
    ludo_announce (GTK_WIDGET (self->room.task),
                   gtk_label_get_text (self->room.task));
  self->asked = ludo_laboratory_is_guessing (self->room.laboratory);
}

static void
update (gpointer room)
{
  LudoThrowsRoom *self = room;
  LudoChanceView view = ludo_laboratory_get_view (self->room.laboratory);
  gboolean guessing = ludo_laboratory_is_guessing (self->room.laboratory);
  g_auto (GStrv) words = ludo_chance_dup_words (get_throws (self));
  g_autofree char *text = ludo_laboratory_describe (self->room.laboratory);
  g_autofree char *more = ludo_laboratory_describe_more (self->room.laboratory);

  fill (self);
  gtk_label_set_text (self->more_words, more);
  gtk_widget_set_visible (self->more, more[0] != '\0');
  gtk_label_set_text (self->room.task,
                      ludo_laboratory_get_task (self->room.laboratory));
  show_plot (self);
  ludo_room_show_table (room, view == LUDO_CHANCE_VIEW_TABLE, words);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_sensitive (self->guess_button,
                            ludo_plot_view_has_guess (self->room.plot));
  gtk_widget_set_visible (GTK_WIDGET (self->throw_box), !guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->classes_box),
                          view == LUDO_CHANCE_VIEW_CLASSES);
  gtk_widget_set_sensitive
    (GTK_WIDGET (self->classes_box),
     ludo_laboratory_can_make_classes (self->room.laboratory));
  gtk_widget_set_sensitive (self->views, !guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->room.export_row), !guessing);
  gtk_widget_set_sensitive (self->clear_button,
                            ludo_throws_get_n (get_throws (self)) > 0);
  if (!self->choosing)
    tell (self, text);
  gtk_label_set_text (self->room.words, text);
}

static void
view_cb (LudoThrowsRoom  *self,
         GtkToggleButton *button)
{
  for (LudoChanceView view = 0;
       !self->room.filling && view < LUDO_N_CHANCE_VIEWS; view++)
    if (button == view_button (self, view)
        && gtk_toggle_button_get_active (button))
      ludo_laboratory_set_view (self->room.laboratory, view);
}

static void
drawn_cb (LudoThrowsRoom *self,
          int             place,
          double          value)
{
  g_auto (GStrv) outcomes = NULL;
  g_autofree char *left = NULL;
  g_autofree char *text = NULL;

  ludo_throws_draw_guess (get_throws (self), (guint) place, value);
  outcomes = ludo_chance_dup_words (get_throws (self));
  left = ludo_throws_describe_left (get_throws (self));
  text = g_strjoin (" ", outcomes[place], left, NULL);
  ludo_announce (GTK_WIDGET (self->room.words), text);
}

/* The picture says what there is at the chosen place. */
static void
chosen_cb (LudoThrowsRoom *self,
           int             place)
{
  self->choosing = TRUE;
  ludo_laboratory_set_outcome (self->room.laboratory, (guint) place);
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
  gtk_widget_grab_focus (GTK_WIDGET (self->room.plot));
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
  ludo_laboratory_make_classes (self->room.laboratory, n);
}

static void
dice_cb (LudoThrowsRoom *self)
{
  LudoSampler sampler;

  if (self->room.filling)
    return;

  ludo_sampler_init_dice (&sampler,
                          gtk_drop_down_get_selected (self->dice) + 1);
  ludo_throws_set_sampler (get_throws (self), &sampler);
}

static void
percent_cb (LudoThrowsRoom *self)
{
  LudoSampler sampler;

  if (self->room.filling)
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
      ludo_names_label (spin, name);
      self->percents[i] = GTK_SPIN_BUTTON (spin);
      gtk_spin_button_set_value (self->percents[i], 50);
      ludo_signal_connect (spin, "value-changed", percent_cb, self);
      gtk_box_append (GTK_BOX (self->sticks), box);
    }
}

static void
add_throw_buttons (LudoThrowsRoom *self)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, CLASS_SIZE_MAX, 1);

  for (guint n = 1; n <= 10000; n *= 10)
    ludo_count_row_add (self->throw_box, n,
                        ludo_count_printf (ngettext ("Throw %u time",
                                                     "Throw %u times", n), n));
  ludo_count_row_add_words (self->throw_box, AS_MY_CLASS,
                            /* Translators: a button: throw as often as there
                             * are pupils. */
                            _("As _Many as My Class"));
  self->class_size = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_value (self->class_size, CLASS_SIZE);
  ludo_names_label (spin, _("Pupils in my class"));
  gtk_box_append (GTK_BOX (self->throw_box), spin);
}

static void
add_class_buttons (LudoThrowsRoom *self)
{
  static const guint numbers[] = { 1, 5, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    ludo_count_row_add (self->classes_box, numbers[i],
                        g_strdup_printf (ngettext ("Let %u other class throw",
                                                   "Let %u other classes "
                                                   "throw", numbers[i]),
                                         numbers[i]));
  ludo_count_row_add_words (self->classes_box, LUDO_CLASSES_MAX,
                            /* Translators: a button: the other classes of
                             * a hundred. */
                            _("The R_est"));
}

/* The words are empty until a place is drawn, so the task is announced. */
static gboolean
announces_task (gpointer room)
{
  LudoThrowsRoom *self = room;

  return ludo_laboratory_is_guessing (self->room.laboratory)
         && ludo_plot_view_get_chosen (self->room.plot) < 0;
}

static void
set_table (gpointer room,
           gboolean shown)
{
  LudoThrowsRoom *self = room;

  ludo_laboratory_set_view (self->room.laboratory,
                            shown ? LUDO_CHANCE_VIEW_TABLE
                                  : LUDO_CHANCE_VIEW_BARS);
  gtk_widget_grab_focus (room);
}

static void
prepare (gpointer room)
{
  LudoThrowsRoom *self = room;

  ludo_export_row_add_copy (self->room.export_row, _("_Copy as Python"),
                            _("Eight lines of Python that make the same "
                              "throws"),
                            _("The lines of Python are on the clipboard."),
                            dup_python);
  ludo_export_row_add_copy (self->room.export_row, _("Copy as _Formula"),
                            _("A spreadsheet formula that makes the same "
                              "throw; copy it down a column"),
                            _("The formula is on the clipboard."),
                            dup_formula);
}

static void
ludo_throws_room_class_init (LudoThrowsRoomClass *klass)
{
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  room_class->title = N_("Throws");
  room_class->dup_rows = dup_rows;
  room_class->prepare = prepare;
  room_class->update = update;
  room_class->set_table = set_table;
  room_class->announces_task = announces_task;
  g_type_ensure (LUDO_TYPE_COUNT_ROW);
  ludo_room_class_set_template (room_class, "throws-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoRoom, task);
  LUDO_TEMPLATE_CHILDREN (klass, LudoThrowsRoom, views, bars_button,
                          run_button, ways_button, classes_button, top, dice,
                          guess_box, guess_button, throw_box, classes_box,
                          model_words, sticks, more, more_words, clear_button);
  LUDO_TEMPLATE_CALLBACKS (klass, view_cb, drawn_cb, chosen_cb, dice_cb,
                           guess_cb, throw_cb, make_cb, no_guess_cb,
                           guess_again_cb, clear_cb);
}

static void
ludo_throws_room_init (LudoThrowsRoom *self)
{
  const char *const dice[] = { _("One die"), _("Two dice"), _("Three dice"),
                               NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (dice);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->dice, G_LIST_MODEL (list));
  ludo_names_label (self->dice, _("Dice"));
  add_stick_fields (self);
  add_throw_buttons (self);
  add_class_buttons (self);
  ludo_flow_children (self->views);
  ludo_flow_children (self->top);
  ludo_flow_children (self->guess_box);
  ludo_flow_children (self->sticks);
}
