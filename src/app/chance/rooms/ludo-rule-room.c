/* ludo-rule-room.c: one rule changed, guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-save.h"
#include "app/chance/ludo-chance-sheet.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-letter-limit.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "play/game/ludo-number.h"
#include "play/ludo-letters.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-save-file.h"

/* The distance at which a guess of more or less is drawn from the chance under
 * the printed rules, in hundredths. */
#define GUESS_STEP 5

/* The names of files of rules. */
#define FILE_PATTERN "*.variant"

/* The most places of the picture: the chance, and the causes of payments. */
#define PLACES_MAX (1 + GAME_PAY_CAUSES_MAX)

struct _LudoRuleRoom
{
  LudoRoom room;

  gboolean waits;               /* focus the picture when it appears */
  LudoRulePhase announced_phase;  /* the phase whose task was announced last */

  /* Template widgets */
  GtkWidget *top;
  GtkDropDown *ruleset;
  GtkWidget *reset_button;
  GtkEditable *name_entry;
  GtkWidget *table_scroller;
  GtkWidget *guess_box;
  GtkDropDown *guess_wins;
  GtkDropDown *guess_length;
  GtkWidget *guess_button;
  GtkWidget *knob_box;
  GtkWidget *guess_again_button;
  GtkLabel *page_title;
  GtkLabel *page_words;
  LudoChanceTable *page;
  GtkWidget *play_button;

  /* Borrowed: children, each a GtkSpinButton or a GtkCheckButton */
  GtkWidget *knobs[GAME_KNOBS_MAX];
  GtkWidget *fields[GAME_KNOBS_MAX];    /* with their names */
};

G_DEFINE_FINAL_TYPE (LudoRuleRoom, ludo_rule_room, LUDO_TYPE_ROOM)

static LudoRuleChange *
get_rules (LudoRuleRoom *self)
{
  return ludo_laboratory_get_rule_change (self->room.laboratory);
}

static const LudoVariantWords *
get_words (LudoRuleRoom *self)
{
  return ludo_rule_change_get_info (get_rules (self))->variants;
}

/* Fills @names with the places of the picture, and both arrays with the
 * hundredths of each. */
static guint
find_places (LudoRuleRoom *self,
             const char   *names[PLACES_MAX],
             double        now[PLACES_MAX],
             double        before[PLACES_MAX])
{
  GameVariantSolution figures, sheet;
  guint n = 0;

  if (!ludo_rule_change_get_figures (get_rules (self), &figures, &sheet))
    return 0;

  /* Translators: below a chart: how often the side that begins wins. */
  names[n] = _("wins of first side");
  now[n] = 100 * figures.first_wins;
  before[n++] = 100 * sheet.first_wins;
  for (gsize i = 0; i < get_words (self)->rules->n_causes; i++)
    {
      names[n] = gettext (get_words (self)->causes[i]);
      now[n] = 100 * ludo_rule_change_share (get_rules (self), &figures, i);
      before[n++] = 100 * ludo_rule_change_share (get_rules (self), &sheet, i);
    }

  return n;
}

static void
add_guess (LudoRuleRoom *self,
           LudoPlot     *plot,
           double        before)
{
  static const char *const labels[LUDO_RULE_N_MOVES] = {
    /* Translators: in the legend of a chart: what was guessed. */
    N_("guess: more often"), N_("guess: just as often"),
    N_("guess: less often"),
  };
  const LudoRuleMove *moves = ludo_rule_change_get_guess (get_rules (self));
  double place = 0, level;

  if (moves == NULL)
    return;

  level = before + GUESS_STEP * (LUDO_RULE_MOVE_SAME
                                 - (int) moves[LUDO_RULE_FIGURE_WINS]);
  level = CLAMP (level, 0, 100);
  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_GUESS, &place, &level,
                 NULL, 1, gettext (labels[moves[LUDO_RULE_FIGURE_WINS]]));
}

static void
show_plot (LudoRuleRoom *self)
{
  const char *names[PLACES_MAX];
  double now[PLACES_MAX], before[PLACES_MAX];
  guint n = find_places (self, names, now, before);
  g_auto (GStrv) words = g_new0 (char *, n + 1);
  LudoPlot *plot;

  if (n == 0)
    return;

  plot = ludo_plot_new ();
  /* Translators: beside a chart, what its heights are; below it stands how
   * often a side wins, and for what counters are paid. */
  ludo_plot_set_names (plot, names, n, _("and counters paid, by cause"));
  ludo_plot_set_y (plot, 0, 100, _("in a hundred"));
  ludo_plot_add (plot, LUDO_PLOT_BARS, LUDO_PLOT_INK_EXACT, NULL, now, NULL, n,
                 _("changed"));
  ludo_plot_write_values (plot);
  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_RING, NULL, before,
                 NULL, n, _("by the sheet’s rules"));
  add_guess (self, plot, before[0]);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *percent = ludo_percent_dup (now[i] / 100);
      g_autofree char *sheet = ludo_percent_dup (before[i] / 100);

      /* Translators: a figure, how it is now, and how it is by the sheet. */
      words[i] = g_strdup_printf (_("%s: %s; by the sheet’s rules %s."),
                                  names[i], percent, sheet);
    }
  ludo_plot_view_set_plot (self->room.plot, plot, _("The changed game"),
                           (const char *const *) words);
}

static GPtrArray *
dup_rows (gpointer self)
{
  return ludo_rule_change_dup_rows (get_rules (self));
}

static char *
dup_variant (gpointer self)
{
  return ludo_rule_change_dup_text (get_rules (self));
}

/* A name that is being typed keeps its blanks. */
static void
fill_name (LudoRuleRoom *self)
{
  const char *name = ludo_rule_change_get_name (get_rules (self));
  g_autofree char *typed =
    ludo_letters_dup_name (gtk_editable_get_text (self->name_entry),
                           LUDO_RULES_NAME_LETTERS);

  if (!g_str_equal (typed, name))
    gtk_editable_set_text (self->name_entry, name);
}

/* Sets the controls to what the laboratory has. */
static void
fill (LudoRuleRoom *self)
{
  const GameVariant *variant = ludo_rule_change_get_variant (get_rules (self));
  const GameVariants *rules = get_words (self)->rules;
  gboolean changed = FALSE;

  self->room.filling = TRUE;
  fill_name (self);
  gtk_drop_down_set_selected (self->ruleset, (guint) variant->ruleset);
  for (gsize i = 0; i < rules->n_knobs; i++)
    {
      GtkWidget *knob = self->knobs[i];

      changed |= ludo_rule_change_is_changed (get_rules (self), i);
      gtk_widget_set_visible (self->fields[i],
                              rules->knob_has_effect (variant->ruleset, i));
      if (GTK_IS_CHECK_BUTTON (knob))
        gtk_check_button_set_active (GTK_CHECK_BUTTON (knob),
                                     variant->values[i] != 0);
      else
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (knob),
                                   variant->values[i]);
    }
  self->room.filling = FALSE;
  gtk_widget_set_sensitive (self->reset_button, changed);
}

static void
show_page (LudoRuleRoom *self)
{
  g_autoptr (GPtrArray) rows = ludo_rule_change_dup_page (get_rules (self));
  g_autofree char **words = g_new0 (char *, rows->len);
  g_autofree char *title = ludo_rule_change_dup_title (get_rules (self));
  g_autofree char *origin = ludo_rule_change_describe_origin (get_rules (self));

  for (guint i = 1; i < rows->len; i++)
    words[i - 1] = ((GStrv) g_ptr_array_index (rows, i))[0];
  gtk_label_set_text (self->page_title, title);
  gtk_label_set_text (self->page_words, origin);
  ludo_chance_table_show (self->page, rows, words);
}

/* Whether a step of a lesson gives the rules, which cannot be changed then. */
static gboolean
is_given (LudoRuleRoom *self)
{
  return ludo_laboratory_get_aim (self->room.laboratory) != NULL;
}

/* Shows the controls that change or share the rules, unless a lesson gives
 * them. */
static void
show_controls (LudoRuleRoom *self)
{
  gboolean given = is_given (self);

  for (GtkWidget *child = gtk_widget_get_first_child (self->top);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (child != GTK_WIDGET (self->room.table_button))
      gtk_widget_set_visible (child, !given);
  gtk_widget_set_visible (self->knob_box, !given);
  gtk_widget_set_visible (self->guess_again_button, !given);
}

/* The picture and the table pass the focus to each other; where neither is
 * shown, the rules get it. */
static void
show_child (LudoRuleRoom *self,
            gboolean      solved)
{
  GtkWidget *plot = GTK_WIDGET (self->room.plot);
  gboolean table =
    solved && ludo_laboratory_get_shows_table (self->room.laboratory);
  gboolean is_within =
    gtk_widget_get_focus_child (gtk_widget_get_parent (plot)) != NULL;

  gtk_widget_set_visible (self->table_scroller, table);
  gtk_widget_set_visible (plot, solved && !table);
  if (is_within)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
update (gpointer room)
{
  LudoRuleRoom *self = room;
  LudoRulePhase phase = ludo_rule_change_get_phase (get_rules (self));
  gboolean guessing = phase == LUDO_RULE_PHASE_GUESSING;
  gboolean solved = phase == LUDO_RULE_PHASE_SOLVED;
  g_autofree char *text = ludo_rule_change_describe (get_rules (self));

  fill (self);
  show_controls (self);
  gtk_label_set_text (self->room.task,
                      ludo_rule_change_get_task (get_rules (self)));
  show_plot (self);
  if (solved)
    {
      g_autoptr (GPtrArray) rows = dup_rows (self);

      ludo_chance_table_show (self->room.table, rows, NULL);
    }
  show_page (self);
  show_child (self, solved);
  gtk_widget_set_sensitive (GTK_WIDGET (self->room.table_button), solved);
  if (solved && self->waits)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  self->waits &= !solved;
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_sensitive (self->guess_button,
                            ludo_rule_change_can_guess (get_rules (self)));
  gtk_widget_set_sensitive (self->play_button,
                            ludo_rule_change_can_guess (get_rules (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->room.export_row), solved);
  gtk_widget_set_visible (GTK_WIDGET (self->room.words), text[0] != '\0');
  if (guessing && self->announced_phase != phase)
    ludo_announce (GTK_WIDGET (self->room.task),
                   gtk_label_get_text (self->room.task));
  self->announced_phase = phase;
  ludo_announce_label (self->room.words, text);
}

static void
ruleset_cb (LudoRuleRoom *self)
{
  if (!self->room.filling)
    ludo_rule_change_set_ruleset
      (get_rules (self), (int) gtk_drop_down_get_selected (self->ruleset));
}

static void
reset_cb (LudoRuleRoom *self)
{
  ludo_rule_change_set_ruleset
    (get_rules (self),
     ludo_rule_change_get_variant (get_rules (self))->ruleset);
  gtk_widget_grab_focus (self->knobs[0]);
}

static void
name_cb (LudoRuleRoom *self)
{
  if (!self->room.filling)
    ludo_rule_change_set_name (get_rules (self),
                               gtk_editable_get_text (self->name_entry));
}

static void
knob_cb (LudoRuleRoom *self,
         GtkWidget    *widget)
{
  gsize knob = 0;

  if (self->room.filling)
    return;

  while (self->knobs[knob] != widget)
    knob++;
  ludo_rule_change_set_value
    (get_rules (self), knob,
     GTK_IS_CHECK_BUTTON (widget)
       ? gtk_check_button_get_active (GTK_CHECK_BUTTON (widget))
       : gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (widget)));
}

/* Shows the figures, which may still have to be computed. */
static void
set_guess (LudoRuleRoom       *self,
           const LudoRuleMove *moves)
{
  self->waits = TRUE;
  gtk_widget_grab_focus (is_given (self) ? GTK_WIDGET (self->page)
                                         : self->knobs[0]);
  ludo_rule_change_guess (get_rules (self), moves);
}

static void
guess_cb (LudoRuleRoom *self)
{
  const LudoRuleMove moves[LUDO_RULE_N_FIGURES] = {
    gtk_drop_down_get_selected (self->guess_wins),
    gtk_drop_down_get_selected (self->guess_length),
  };

  set_guess (self, moves);
}

static void
no_guess_cb (LudoRuleRoom *self)
{
  set_guess (self, NULL);
}

static void
guess_again_cb (LudoRuleRoom *self)
{
  ludo_rule_change_forget_guess (get_rules (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->guess_wins));
}

static void
saved_cb (LudoRuleRoom *self,
          int           response)
{
  g_autoptr (GFile) file =
    ludo_file_dialog_finish (&self->room.chooser, response);

  if (file != NULL)
    ludo_chance_save_write_text (GTK_WIDGET (self), file, dup_variant (self));
}

static void
opened_cb (LudoRuleRoom *self,
           int           response)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
    ludo_file_dialog_finish_text (&self->room.chooser, response,
                                  LUDO_RULE_TEXT_MAX, &error);

  if (text != NULL)
    ludo_rule_change_load_text (get_rules (self), text, &error);
  if (error != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.complain", "s",
                                error->message);
}

static void
save_cb (LudoRuleRoom *self)
{
  const char *given = ludo_rule_change_get_name (get_rules (self));
  g_autofree char *stem =
    /* Translators: the name of a file, before its ending. */
    ludo_save_file_dup_stem (given[0] != '\0' ? given : _("My rules"));
  g_autofree char *name = g_strconcat (stem, ".variant", NULL);

  ludo_room_ask_file (&self->room, _("Save the Rules"),
                      GTK_FILE_CHOOSER_ACTION_SAVE, _("Changed rules"),
                      FILE_PATTERN, name, G_CALLBACK (saved_cb));
}

static void
open_cb (LudoRuleRoom *self)
{
  ludo_room_ask_file (&self->room, _("Open Changed Rules"),
                      GTK_FILE_CHOOSER_ACTION_OPEN, _("Changed rules"),
                      FILE_PATTERN, NULL, G_CALLBACK (opened_cb));
}

static void
print_cb (LudoRuleRoom *self)
{
  g_autoptr (GPtrArray) rows = ludo_rule_change_dup_page (get_rules (self));

  ludo_chance_sheet_print (GTK_WIDGET (self),
                           gtk_label_get_text (self->page_title), NULL,
                           gtk_label_get_text (self->page_words), rows);
}

static void
play_cb (LudoRuleRoom *self)
{
  g_autofree char *start = ludo_rule_change_dup_start (get_rules (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-position", "s",
                              start);
}

/* Returns the control of a rule.  Its accessible name has the group too. */
static GtkWidget *
make_knob (LudoRuleRoom *self,
           gsize         index)
{
  const GameKnob *limits = &get_words (self)->rules->knobs[index];
  const LudoKnobWords *words = &get_words (self)->knobs[index];
  g_autofree char *name = g_strdup_printf (_("%s: %s"), gettext (words->group),
                                           gettext (words->name));
  gboolean is_switch = limits->least == 0 && limits->most == 1;
  GtkWidget *knob =
    is_switch ? gtk_check_button_new_with_label (gettext (words->name))
              : gtk_spin_button_new_with_range (limits->least, limits->most,
                                                limits->step);

  if (!is_switch)
    gtk_spin_button_set_snap_to_ticks (GTK_SPIN_BUTTON (knob), TRUE);
  ludo_names_label (knob, name);
  ludo_signal_connect (knob, is_switch ? "toggled" : "value-changed", knob_cb,
                       self);

  return knob;
}

static void
add_knobs (LudoRuleRoom *self)
{
  const LudoVariantWords *words = get_words (self);
  GtkWidget *row = NULL;

  for (gsize i = 0; i < words->rules->n_knobs; i++)
    {
      GtkWidget *knob = make_knob (self, i);
      GtkWidget *field = knob;

      if (row == NULL || words->knobs[i].group != words->knobs[i - 1].group)
        {
          GtkWidget *head = gtk_label_new (gettext (words->knobs[i].group));

          gtk_label_set_xalign (GTK_LABEL (head), 0);
          gtk_label_set_wrap (GTK_LABEL (head), TRUE);
          gtk_widget_add_css_class (head, "heading");
          gtk_box_append (GTK_BOX (self->knob_box), head);
          row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
          gtk_widget_set_halign (row, GTK_ALIGN_START);
          gtk_box_append (GTK_BOX (self->knob_box), row);
          ludo_flow_children (row);
        }
      if (!GTK_IS_CHECK_BUTTON (knob))
        {
          GtkWidget *label = gtk_label_new (gettext (words->knobs[i].name));

          field = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
          gtk_label_set_xalign (GTK_LABEL (label), 0);
          gtk_label_set_wrap (GTK_LABEL (label), TRUE);
          gtk_box_append (GTK_BOX (field), label);
          gtk_box_append (GTK_BOX (field), knob);
        }
      gtk_widget_set_margin_end (field, LUDO_FLOW_GAP);
      gtk_box_append (GTK_BOX (row), field);
      self->knobs[i] = knob;
      self->fields[i] = field;
    }
}

static void
fill_rulesets (LudoRuleRoom *self)
{
  const LudoGameInfo *info = ludo_rule_change_get_info (get_rules (self));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int i = 0; i < info->rules->n_rulesets; i++)
    gtk_string_list_append (names, gettext (info->rulesets[i].name));
  gtk_drop_down_set_model (self->ruleset, G_LIST_MODEL (names));
}

static void
prepare (gpointer room)
{
  LudoRuleRoom *self = room;

  fill_rulesets (self);
  add_knobs (self);
  ludo_export_row_add_copy (self->room.export_row, _("_Copy the Rules"),
                            _("The changed rules as a text that others can "
                              "keep"),
                            _("The changed rules are on the clipboard."),
                            dup_variant);
}

static gboolean
ludo_rule_room_grab_focus (GtkWidget *widget)
{
  LudoRuleRoom *self = LUDO_RULE_ROOM (widget);

  return gtk_widget_grab_focus
           (gtk_widget_get_visible (self->table_scroller)
              ? GTK_WIDGET (self->room.table)
            : gtk_widget_get_visible (GTK_WIDGET (self->room.plot))
              ? GTK_WIDGET (self->room.plot)
            : !is_given (self) ? self->knobs[0]
            : gtk_widget_get_visible (self->guess_box)
              ? GTK_WIDGET (self->guess_wins) : GTK_WIDGET (self->page));
}

static void
ludo_rule_room_class_init (LudoRuleRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  widget_class->grab_focus = ludo_rule_room_grab_focus;
  room_class->title = N_("One Rule Changed");
  room_class->dup_rows = dup_rows;
  room_class->prepare = prepare;
  room_class->update = update;
  ludo_room_class_set_template (room_class, "rule-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoRoom, task);
  LUDO_TEMPLATE_CHILDREN (klass, LudoRuleRoom, top, ruleset, reset_button,
                          name_entry, table_scroller, guess_box, guess_wins,
                          guess_length, guess_button, knob_box,
                          guess_again_button, page_title, page_words, page,
                          play_button);
  LUDO_TEMPLATE_CALLBACKS (klass, ruleset_cb, reset_cb, name_cb, open_cb,
                           save_cb, print_cb, play_cb, guess_cb, no_guess_cb,
                           guess_again_cb);
}

static void
ludo_rule_room_init (LudoRuleRoom *self)
{
  self->announced_phase = LUDO_RULE_PHASE_SOLVED;
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_drop_down_wrap (self->ruleset);
  ludo_drop_down_wrap (self->guess_wins);
  ludo_drop_down_wrap (self->guess_length);
  gtk_drop_down_set_selected (self->guess_wins, LUDO_RULE_MOVE_SAME);
  gtk_drop_down_set_selected (self->guess_length, LUDO_RULE_MOVE_SAME);
  ludo_letter_limit_set (self->name_entry, LUDO_RULES_NAME_LETTERS);
  ludo_flow_children (self->top);
  ludo_flow_children (self->guess_box);
}
