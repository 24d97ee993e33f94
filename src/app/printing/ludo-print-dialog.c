/* ludo-print-dialog.c: what to print, and how it will look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/printing/ludo-print-dialog.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/printing/ludo-print-export.h"
#include "app/printing/ludo-print-operation.h"
#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-board-area.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/ludo-title.h"
#include "board/ludo-announce.h"
#include "print/kit/ludo-kit-pages.h"
#include "print/kit/ludo-kit-work.h"
#include "print/ludo-kit-choice.h"

struct _LudoPrintDialog
{
  GtkWindow parent_instance;

  /* Borrowed */
  GtkDropDown *what;
  GtkLabel *rulesets_label;
  GtkDropDown *rulesets;        /* of a kit, as ludo_kit_choice_id() */
  GtkWidget *pieces_label;
  GtkDropDown *pieces;          /* of a kit, as LudoPieces */
  GtkDropDown *languages;       /* as LudoPageLanguage, 2 for both */
  GtkDropDown *papers;          /* A4, Letter */
  GtkWidget *landscape;
  GtkWidget *folded;
  GtkWidget *mono;
  GtkWidget *save_ink;
  GtkWidget *fold_backs;
  GtkWidget *large;
  GtkWidget *number_label;
  GtkWidget *number;
  GtkWidget *copies_label;
  GtkWidget *copies;
  GtkWidget *grade_label;
  GtkDropDown *grade;           /* 0: some of each, then 1 to 3 */
  GtkWidget *right_label;       /* the offset of backs, in mm to the right and
                                 * down */
  GtkWidget *right;
  GtkWidget *down_label;
  GtkWidget *down;
  GtkWidget *sheet_box;         /* the preview and how to turn the paper over */
  GtkWidget *options_box;
  GtkDrawingArea *preview;
  GtkLabel *place;
  GtkWidget *back;
  GtkWidget *forward;
  GtkWidget *print_button;
  GtkWidget *export_button;

  LudoPrintChoice choices[LUDO_PRINT_CHOICES_MAX];
  guint n_choices;
  guint sheet;                  /* the one in the preview */
  gboolean ready;

  /* Owned */
  LudoPrintOptions *options;
  LudoPrint *print;             /* NULL if the options allow none, which the
                                 * label explains */
  GtkFileChooserNative *chooser;
};

G_DEFINE_FINAL_TYPE (LudoPrintDialog, ludo_print_dialog, GTK_TYPE_WINDOW)

/* The width and height of A4 and Letter, in millimetres.  The usual paper of
 * the country is preselected. */
static const double papers[][2] = { { 210, 297 }, { 215.9, 279.4 } };

/* Whether @choice is about the questions in the page, and not about puzzles. */
static gboolean
asks_page (LudoPrintDialog       *self,
           const LudoPrintChoice *choice)
{
  return choice->page && !g_str_equal (self->options->pages[0], "puzzles")
         && (choice->kind == LUDO_PRINT_WORKSHEET
             || choice->kind == LUDO_PRINT_KEY);
}

static const char *
label_for (LudoPrintDialog       *self,
           const LudoPrintChoice *choice)
{
  static const char *const labels[LUDO_N_PRINT_KINDS] = {
    [LUDO_PRINT_KIT] = N_("Game to Cut Out"),
    [LUDO_PRINT_WORKSHEET] = N_("Worksheets"),
    [LUDO_PRINT_KEY] = N_("Key to the Worksheets"),
    [LUDO_PRINT_POSITION] = N_("This Position at Actual Size"),
    [LUDO_PRINT_RECORD] = N_("This Game, Move by Move"),
    [LUDO_PRINT_SCORE_SHEET] = N_("Score Sheet"),
    [LUDO_PRINT_TALLY] = N_("Tally of Throws"),
    [LUDO_PRINT_EXERCISE] = N_("Exercises on This Page"),
    [LUDO_PRINT_BOOKLET] = N_("All Pages (Booklet)"),
    [LUDO_PRINT_CLASS_SHEET] = N_("Worksheet for the Class"),
    [LUDO_PRINT_PLAN] = N_("Lesson Plan"),
    [LUDO_PRINT_POEM] = N_("Poem in Three Languages"),
    [LUDO_PRINT_WORDS] = N_("Words and Sentences for a Language Class"),
    [LUDO_PRINT_EMPTY_BOARDS] = N_("Empty Boards to Draw On"),
    [LUDO_PRINT_TEST_SHEET] = N_("Test Sheet for the Printer"),
  };

  if (self->options->class != NULL)
    return _("Class Results");
  if (choice->page && choice->kind == LUDO_PRINT_BOOKLET)
    return _("This Page");
  if (choice->page && choice->kind == LUDO_PRINT_WORKSHEET)
    return asks_page (self, choice) ? _("Questions on This Page")
                                    : _("Puzzles");
  if (choice->page && choice->kind == LUDO_PRINT_KEY)
    return asks_page (self, choice) ? _("Answers to the Questions")
                                    : _("Key to the Puzzles");

  return gettext (labels[choice->kind]);
}

static const LudoPrintChoice *
chosen (LudoPrintDialog *self)
{
  guint index = gtk_drop_down_get_selected (self->what);

  return &self->choices[MIN (index, self->n_choices - 1)];
}

/* Returns: the options as chosen now, which borrow from the dialog. */
static LudoPrintOptions
wish (LudoPrintDialog *self)
{
  LudoPrintOptions options = *self->options;
  const double *paper = papers[gtk_drop_down_get_selected (self->papers) == 1];
  gboolean landscape =
    gtk_check_button_get_active (GTK_CHECK_BUTTON (self->landscape));

  if (!chosen (self)->page)
    options.pages = NULL;
  if (chosen (self)->kind == LUDO_PRINT_KIT)
    {
      options.ruleset =
        ludo_kit_choice_id (options.game_id,
                            (int) gtk_drop_down_get_selected (self->rulesets));
      options.pieces = gtk_drop_down_get_selected (self->pieces);
      options.fold_backs =
        gtk_check_button_get_active (GTK_CHECK_BUTTON (self->fold_backs));
      options.save_ink =
        gtk_check_button_get_active (GTK_CHECK_BUTTON (self->save_ink));
    }
  options.language = gtk_drop_down_get_selected (self->languages);
  options.folded = chosen (self)->kind == LUDO_PRINT_BOOKLET
                   && gtk_check_button_get_active
                        (GTK_CHECK_BUTTON (self->folded));
  options.mono = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->mono));
  options.large = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->large));
  options.seed =
    (guint64) gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->number));
  options.copies =
    (guint) gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->copies));
  options.offset.right =
    gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->right));
  options.offset.down =
    gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->down));
  options.grade = gtk_drop_down_get_selected (self->grade);
  options.width = paper[landscape];
  options.height = paper[!landscape];

  return options;
}

/* Returns: (nullable): how long it takes to make the kit and which card it
 * needs; NULL for other sheets. */
static char *
dup_effort (LudoPrintDialog *self)
{
  const LudoPrintOptions *options = ludo_print_get_options (self->print);
  g_autofree char *time = NULL;
  g_autofree char *effort = NULL;
  GameConfig config;
  int minutes;

  if (chosen (self)->kind != LUDO_PRINT_KIT
      || !ludo_kit_configure (options, &config, NULL))
    return NULL;

  minutes = ludo_kit_count_minutes (self->print,
                                    ludo_kit_find (options->game_id), &config);
  time = ludo_kit_dup_time (minutes);
  effort = g_strdup_printf (ludo_kit_is_long_work (options, minutes)
                            /* Translators: %s is "3 h 25". */
                            ? _("%s to cut and glue; the quick pieces take far "
                                "less")
                            /* Translators: %s is "25 minutes". */
                            : _("%s to cut and glue"), time);

  return g_strdup_printf ("%s\n%s", effort,
                          options->pieces == LUDO_PIECES_LASTING
                            ? _("Sticky labels, and card of 160 to 200 gsm")
                            : _("Card of 160 to 200 gsm"));
}

/* Returns: how many sheets each of several worksheets has; NULL if there is
 * only one worksheet. */
static char *
dup_share (LudoPrintDialog *self)
{
  guint copies = ludo_print_get_options (self->print)->copies;
  guint n = ludo_print_get_n_sheets (self->print);

  if (!gtk_widget_get_visible (self->copies) || copies < 2 || n % copies != 0)
    return NULL;

  /* Translators: of worksheets, each of which asks something else. */
  return g_strdup_printf (ngettext ("Different worksheets, %u sheet each",
                                    "Different worksheets, %u sheets each",
                                    n / copies), n / copies);
}

static void
show_sheet (LudoPrintDialog *self)
{
  guint n = self->print != NULL ? ludo_print_get_n_sheets (self->print) : 0;

  self->sheet = MIN (self->sheet, MAX (n, 1) - 1);
  gtk_widget_set_sensitive (self->back, self->sheet > 0);
  gtk_widget_set_sensitive (self->forward, self->sheet + 1 < n);
  if (n > 0)
    {
      /* Translators: of the sheets that will be printed. */
      g_autofree char *text = g_strdup_printf (_("Sheet %u of %u"),
                                               self->sheet + 1, n);
      g_autofree char *effort = dup_effort (self);
      g_autofree char *share = dup_share (self);
      const char *more = effort != NULL ? effort : share;
      g_autofree char *both = g_strconcat (text, more != NULL ? "\n" : NULL,
                                           more, NULL);

      gtk_label_set_text (self->place, both);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

/* Whether sheets of @kind have colours that black ink can replace.  Boards on
 * worksheets and records are drawn in lines, so that they have colours only in
 * games with coloured pieces, whose first seat is bluish. */
static gboolean
has_colours (LudoPrintDialog *self,
             LudoPrintKind    kind)
{
  const char *game_id = self->options->game_id;
  LudoColor color;

  if (game_id == NULL)
    return FALSE;

  color = ludo_drawing_for (game_id)->seat_color (LUDO_THEME_CONTRAST, 0);

  return kind == LUDO_PRINT_KIT || kind == LUDO_PRINT_POSITION
         || kind == LUDO_PRINT_BOOKLET
         || ((kind == LUDO_PRINT_WORKSHEET || kind == LUDO_PRINT_KEY
              || kind == LUDO_PRINT_RECORD || kind == LUDO_PRINT_PLAN)
             && color.blue - color.red > 0.1);
}

/* Whether the chosen kit has pieces with backs, printed on both sides or
 * folded. */
static gboolean
has_backs (LudoPrintDialog *self)
{
  LudoPrintOptions options = wish (self);
  const LudoKit *kit = options.game_id != NULL
                         ? ludo_kit_find (options.game_id) : NULL;

  for (int i = 0; kit != NULL && i < kit->n_parts; i++)
    if (kit->parts[i].folded
        && ludo_kit_mask_has_pieces (kit->parts[i].pieces_mask, options.pieces))
      return TRUE;

  return FALSE;
}

/* Shows only the controls that have an effect on the chosen kind. */
static void
show_controls (LudoPrintDialog *self)
{
  LudoPrintKind kind = chosen (self)->kind;
  gboolean sized = kind == LUDO_PRINT_KIT || kind == LUDO_PRINT_POSITION;
  gboolean numbered = (kind == LUDO_PRINT_WORKSHEET || kind == LUDO_PRINT_KEY
                       || kind == LUDO_PRINT_EXERCISE)
                      && !asks_page (self, chosen (self));
  gboolean cut = kind == LUDO_PRINT_KIT;
  gboolean ruled = cut && ludo_kit_count_choices (self->options->game_id) > 1;
  gboolean graded = numbered && kind != LUDO_PRINT_EXERCISE
                    && !chosen (self)->page
                    && ludo_game_info_for (self->options->game_id)
                         ->has_decisions;

  gtk_widget_set_visible (GTK_WIDGET (self->rulesets_label), ruled);
  gtk_widget_set_visible (GTK_WIDGET (self->rulesets), ruled);
  gtk_widget_set_visible (self->save_ink, cut);
  gtk_widget_set_visible (self->fold_backs, cut && has_backs (self));
  gtk_widget_set_visible (self->pieces_label, cut);
  gtk_widget_set_visible (GTK_WIDGET (self->pieces), cut);
  gtk_widget_set_visible (self->folded, kind == LUDO_PRINT_BOOKLET
                                        && self->options->class == NULL);
  gtk_widget_set_visible (self->mono, has_colours (self, kind));
  gtk_widget_set_visible (self->large, sized);
  gtk_widget_set_visible (self->number_label, numbered);
  gtk_widget_set_visible (self->number, numbered);
  gtk_label_set_label (GTK_LABEL (self->copies_label),
                       cut ? _("_Copies") : _("Di_fferent worksheets"));
  gtk_widget_set_visible (self->copies_label, numbered || cut);
  gtk_widget_set_visible (self->copies, numbered || cut);
  gtk_widget_set_visible (self->grade_label, graded);
  gtk_widget_set_visible (GTK_WIDGET (self->grade), graded);
}

/* Shows the offset of backs if the sheets have backs. */
static void
show_offset (LudoPrintDialog *self)
{
  gboolean backs = self->print != NULL && ludo_print_has_backs (self->print);

  gtk_widget_set_visible (self->right_label, backs);
  gtk_widget_set_visible (self->right, backs);
  gtk_widget_set_visible (self->down_label, backs);
  gtk_widget_set_visible (self->down, backs);
}

static void
changed_cb (LudoPrintDialog *self)
{
  g_autoptr (GError) error = NULL;
  LudoPrintOptions options;

  if (!self->ready)
    return;

  show_controls (self);
  options = wish (self);
  g_clear_pointer (&self->print, ludo_print_free);
  self->print = ludo_print_new (chosen (self)->kind, &options, &error);
  gtk_widget_set_sensitive (self->print_button, self->print != NULL);
  gtk_widget_set_sensitive (self->export_button, self->print != NULL);
  if (self->print == NULL)
    gtk_label_set_text (self->place, error->message);
  show_offset (self);
  show_sheet (self);
}

static void
chosen_cb (LudoPrintDialog *self)
{
  self->sheet = 0;
  changed_cb (self);
}

/* Shows the sheet that is @by sheets after the present one, and announces its
 * number. */
static void
turn (LudoPrintDialog *self,
      int              by)
{
  self->sheet = (guint) ((int) self->sheet + by);
  show_sheet (self);
  ludo_announce (GTK_WIDGET (self->place), gtk_label_get_text (self->place));
}

static void
back_cb (LudoPrintDialog *self)
{
  turn (self, -1);
}

static void
forward_cb (LudoPrintDialog *self)
{
  turn (self, 1);
}

/* Draws a sheet on white paper, as it will be printed. */
static void
draw_preview (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  LudoPrintDialog *self = data;
  const LudoPrintOptions *options;
  double scale, paper_width, paper_height;

  if (self->print == NULL)
    return;
  options = ludo_print_get_options (self->print);
  scale = MIN ((width - 2) / options->width, (height - 2) / options->height);
  paper_width = options->width * scale;
  paper_height = options->height * scale;
  cairo_translate (cr, (width - paper_width) / 2, (height - paper_height) / 2);
  cairo_rectangle (cr, 0, 0, paper_width, paper_height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  cairo_scale (cr, scale * LUDO_MM_PER_POINT, scale * LUDO_MM_PER_POINT);
  ludo_print_draw (self->print, self->sheet, cr);
}

static void
print_clicked_cb (LudoPrintDialog *self)
{
  g_autoptr (GtkWindow) parent =
    g_object_ref (gtk_window_get_transient_for (GTK_WINDOW (self)));
  LudoPrintOptions options = wish (self);
  g_autoptr (GtkPrintOperation) operation =
    ludo_print_operation_new (chosen (self)->kind, &options);

  /* Keep the parent until the operation ends, because its data are printed. */
  g_object_set_data_full (G_OBJECT (operation), "parent",
                          g_object_ref (parent), g_object_unref);
  gtk_window_destroy (GTK_WINDOW (self));
  ludo_print_operation_run (operation, parent);
}

void
ludo_print_dialog_export (LudoPrintDialog *self,
                          GFile           *file)
{
  g_return_if_fail (LUDO_IS_PRINT_DIALOG (self) && self->print != NULL);

  ludo_print_export (GTK_WINDOW (self), self->print, file);
}

static void
response_cb (LudoPrintDialog *self,
             int              response)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);

  if (file != NULL)
    ludo_print_dialog_export (self, file);
}

static void
export_clicked_cb (LudoPrintDialog *self)
{
  LudoPrintOptions options = wish (self);
  g_autofree char *name = ludo_print_dup_file_name (chosen (self)->kind,
                                                    &options);

  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (NULL, GTK_WINDOW (self), _("Export as PDF"),
                           GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL, name,
                           G_CALLBACK (response_cb), self);
}

/* Saves the offset for later prints, if it was changed. */
static void
save_offset (LudoPrintDialog *self)
{
  LudoPrintOffset offset = wish (self).offset;

  if (fabs (offset.right - self->options->offset.right) > 0.01
      || fabs (offset.down - self->options->offset.down) > 0.01)
    ludo_print_offset_save_async (&offset);
}

static void
ludo_print_dialog_dispose (GObject *object)
{
  LudoPrintDialog *self = LUDO_PRINT_DIALOG (object);

  if (self->options != NULL)
    save_offset (self);
  self->ready = FALSE;
  g_clear_object (&self->chooser);
  g_clear_pointer (&self->print, ludo_print_free);
  g_clear_pointer (&self->options, ludo_print_options_free);

  G_OBJECT_CLASS (ludo_print_dialog_parent_class)->dispose (object);
}

static void
ludo_print_dialog_class_init (LudoPrintDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_print_dialog_dispose;
  LUDO_TEMPLATE_SET (klass, "print-dialog");
  LUDO_TEMPLATE_CHILDREN (klass, LudoPrintDialog, sheet_box, options_box, what,
                          rulesets_label, rulesets, pieces_label, pieces,
                          languages, papers, landscape, folded, mono, save_ink,
                          fold_backs, large, number_label, number,
                          copies_label, copies, grade_label, grade,
                          right_label, right, down_label, down, preview, place,
                          back, forward, print_button, export_button);
  LUDO_TEMPLATE_CALLBACKS (klass, changed_cb, chosen_cb, back_cb, forward_cb,
                           print_clicked_cb, export_clicked_cb);
}

static void
ludo_print_dialog_init (LudoPrintDialog *self)
{
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_title_give (GTK_WINDOW (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);
  gtk_window_set_child (GTK_WINDOW (self),
                        ludo_board_area_new (self->sheet_box,
                                             self->options_box));
  ludo_flow_break_titles (GTK_WIDGET (self));
  ludo_drop_down_wrap (self->what);
  ludo_drop_down_shorten (self->rulesets);
  ludo_drop_down_shorten (self->pieces);
  ludo_drop_down_begin_at_chosen (self->languages);
  ludo_drop_down_begin_at_chosen (self->papers);
  ludo_drop_down_begin_at_chosen (self->grade);
  gtk_drop_down_set_selected (
    self->papers,
    gtk_page_setup_get_paper_width (setup, GTK_UNIT_MM) > 213 ? 1 : 0);
  gtk_drawing_area_set_draw_func (self->preview, draw_preview, self, NULL);
}

/* Lists the rules, or the starts, that a kit can be printed of; those of the
 * game that is played are chosen. */
static void
fill_rulesets (LudoPrintDialog *self)
{
  const LudoPrintOptions *options = self->options;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GameConfig config = { .ruleset = 0 };

  if (options->game_id == NULL)
    return;

  for (int i = 0; i < ludo_kit_count_choices (options->game_id); i++)
    gtk_string_list_append (
      names, gettext (ludo_kit_choice_name (options->game_id, i)));
  gtk_drop_down_set_model (self->rulesets, G_LIST_MODEL (names));
  if (ludo_game_info_for (options->game_id)->setups != NULL)
    gtk_label_set_text_with_mnemonic (self->rulesets_label, _("Sta_rt"));
  if (options->game != NULL)
    config = *ludo_game_get_config (options->game);
  gtk_drop_down_set_selected (
    self->rulesets, (guint) ludo_kit_choice_of (options->game_id, &config));
}

void
ludo_print_dialog_choose (LudoPrintDialog *self,
                          guint            index)
{
  g_return_if_fail (LUDO_IS_PRINT_DIALOG (self) && index < self->n_choices);

  gtk_drop_down_set_selected (self->what, index);
}

LudoPrintDialog *
ludo_print_dialog_show (GtkWindow              *parent,
                        const LudoPrintChoice  *choices,
                        guint                   n_choices,
                        const LudoPrintOptions *options)
{
  LudoPrintDialog *self;
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  g_return_val_if_fail (n_choices > 0
                        && n_choices <= LUDO_PRINT_CHOICES_MAX, NULL);

  self = g_object_new (LUDO_TYPE_PRINT_DIALOG,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent, NULL);
  self->options = ludo_print_options_copy (options);
  self->n_choices = n_choices;
  for (guint i = 0; i < n_choices; i++)
    {
      self->choices[i] = choices[i];
      gtk_string_list_append (labels, label_for (self, &choices[i]));
    }
  gtk_drop_down_set_model (self->what, G_LIST_MODEL (labels));
  fill_rulesets (self);
  ludo_print_offset_load (&self->options->offset);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->right),
                             self->options->offset.right);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->down),
                             self->options->offset.down);
  gtk_drop_down_set_selected (self->languages, options->language);
  /* The results of a class are printed in one language. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->languages),
                            options->class == NULL);
  self->ready = TRUE;
  changed_cb (self);
  ludo_names_give (GTK_WIDGET (self));
  /* The focus begins at the choices, because GTK would give it to Cancel. */
  gtk_widget_grab_focus (GTK_WIDGET (self->what));
  gtk_window_present (GTK_WINDOW (self));

  return self;
}

LudoPrint *
ludo_print_dialog_get_print (LudoPrintDialog *self)
{
  g_return_val_if_fail (LUDO_IS_PRINT_DIALOG (self), NULL);

  return self->print;
}
