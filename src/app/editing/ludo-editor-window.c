/* ludo-editor-window.c: the window in which a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/editing/ludo-editor-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/editing/ludo-draft-bar.h"
#include "app/editing/ludo-editor-voice.h"
#include "app/editing/ludo-setup-popover.h"
#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-board-area.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/ludo-title.h"
#include "board/ludo-announce.h"
#include "board/ludo-board-place.h"
#include "board/ludo-keys.h"
#include "play/ludo-signal.h"

/* Array sizes: no game has more fields or more kinds of pieces. */
#define FIELDS_MAX 8
#define PIECES_MAX 8
/* The least width of a column of buttons, in pixels: half of the room beside
 * the smallest board. */
#define COLUMN_LEAST 131

enum
{
  SIGNAL_PLAY,
  SIGNAL_ANALYSE,
  SIGNAL_PRINT,
  SIGNAL_LESSON,
  SIGNAL_PUZZLE,
  N_SIGNALS,
};

static const char *const signals[N_SIGNALS] = {
  "play", "analyse", "print", "lesson", "puzzle"
};

struct _LudoEditorWindow
{
  GtkWindow parent_instance;

  gboolean updating;            /* the program sets the controls; nobody
                                 * chose */
  gboolean refused;             /* the last act was refused */
  int typed_at;                 /* the place whose number is being typed, or
                                 * -1 */
  int typed;                    /* the number so far */
  LudoEditorVoice voice;

  /* Template widgets */
  GtkWidget *side;
  LudoDraftBar *draft_bar;
  GtkFlowBox *palette;
  GtkFlowBox *acts_box;
  GtkBox *fields;
  GtkEditable *text_entry;
  GtkWidget *complaint_scroller;
  GtkLabel *complaint_label;
  GtkWidget *acts[N_SIGNALS];   /* the button of each */
  GtkWidget *figure_button;
  LudoSetupPopover *setup_popover;

  /* Borrowed: children */
  LudoBoard *board;
  GtkWidget *inputs[FIELDS_MAX];        /* drop-downs and spin buttons */
  GtkToggleButton *piece_buttons[PIECES_MAX];   /* for each piece, then
                                                 * Remove */
  int n_pieces;

  /* Owned */
  LudoPositionEditor *editor;
  char *saved_text;             /* the notation of a position that needs no
                                 * saving, because it is the first one or was
                                 * saved elsewhere */
  LudoDraftStore *store;        /* for the backup of other positions */
};

G_DEFINE_FINAL_TYPE (LudoEditorWindow, ludo_editor_window, GTK_TYPE_WINDOW)

static void
show_fields (LudoEditorWindow *self)
{
  const LudoEditing *editing =
    ludo_position_editor_get_editing (self->editor);

  for (int i = 0; editing->fields[i].name != NULL; i++)
    {
      int value = ludo_position_editor_get_field (self->editor, i);

      if (GTK_IS_DROP_DOWN (self->inputs[i]))
        gtk_drop_down_set_selected (GTK_DROP_DOWN (self->inputs[i]), value);
      else
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->inputs[i]), value);
      if (editing->fields[i].kind == LUDO_EDITING_FIELD_RULESET)
        gtk_widget_set_tooltip_text
          (self->inputs[i],
           gettext (ludo_position_editor_get_info (self->editor)
                      ->rulesets[value].summary));
    }
}

/* Shows the position in notation, unless the entry has the focus. */
static void
show_text (LudoEditorWindow *self)
{
  g_autofree char *text = ludo_position_editor_dup_text (self->editor);

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->text_entry)) == NULL
      && !g_str_equal (gtk_editable_get_text (self->text_entry), text))
    gtk_editable_set_text (self->text_entry, text);
}

static void
show_complaint (LudoEditorWindow *self)
{
  g_autofree char *words = ludo_position_editor_dup_complaint (self->editor);
  int fault = ludo_position_editor_get_fault (self->editor);
  gboolean possible = words == NULL;

  if (possible && !self->refused)
    words = ludo_position_editor_dup_remark (self->editor);
  gtk_widget_set_visible (self->complaint_scroller,
                          words != NULL || self->refused);
  ludo_editor_voice_show (&self->voice,
                          self->refused
                            ? ludo_position_editor_get_refusal (self->editor)
                            : NULL, words, possible);
  ludo_board_mark_hint (self->board,
                        fault >= 0 && fault < 64
                          ? G_GUINT64_CONSTANT (1) << fault : 0, NULL);
  for (int i = 0; i < N_SIGNALS; i++)
    gtk_widget_set_sensitive (self->acts[i], possible);
  gtk_widget_set_sensitive (self->figure_button, possible);
}

static gboolean
is_saved (LudoEditorWindow *self)
{
  g_autofree char *text = ludo_position_editor_dup_text (self->editor);

  return g_str_equal (text, self->saved_text);
}

/* Writes the backup of the position, so that it survives a crash, unless the
 * position need not be saved. */
static void
save_backup (LudoEditorWindow *self)
{
  if (is_saved (self))
    ludo_draft_store_remove (self->store);
  else
    ludo_draft_store_save (self->store,
                           ludo_position_editor_get_draft (self->editor));
}

static void
changed_cb (LudoEditorWindow *self)
{
  int piece = ludo_position_editor_get_piece (self->editor);

  save_backup (self);
  self->updating = TRUE;
  show_fields (self);
  show_text (self);
  gtk_toggle_button_set_active
    (self->piece_buttons[piece == LUDO_PIECE_NONE ? self->n_pieces : piece],
     TRUE);
  show_complaint (self);
  self->updating = FALSE;
}

static const LudoDrawing *
drawing_of (LudoEditorWindow *self)
{
  return ludo_drawing_for (ludo_position_editor_get_info (self->editor)
                             ->rules->id);
}

/* Announces what is on @place now, because Orca 43 ignores a name that changes;
 * or, unless @done, that the change was not possible. */
static void
report (LudoEditorWindow *self,
        int               place,
        gboolean          done)
{
  LudoGame *game = ludo_position_editor_get_game (self->editor);
  g_autofree char *words =
    done ? drawing_of (self)->describe_place (game, place) : NULL;

  self->refused = !done;
  if (done)
    {
      ludo_editor_voice_announce_place (&self->voice, place, words);
      return;
    }

  gtk_widget_error_bell (GTK_WIDGET (self));
  show_complaint (self);
  ludo_editor_voice_announce (&self->voice, NULL);
}

static void
pointed_cb (LudoEditorWindow *self,
            int               place)
{
  self->refused = FALSE;
  self->typed_at = -1;
  report (self, place, ludo_position_editor_click (self->editor, place));
}

static gboolean
dragged_cb (LudoEditorWindow *self,
            int               from,
            int               to)
{
  self->refused = FALSE;
  report (self, to >= 0 ? to : from,
          ludo_position_editor_drag (self->editor, from, to));

  return TRUE;
}

/* Sets the number of pieces on @place.  Digits typed one after another on the
 * same place make one number; if it is more than the game has, the last digit
 * begins another number. */
static gboolean
type_digit (LudoEditorWindow *self,
            int               place,
            int               digit)
{
  int number = self->typed_at == place ? self->typed * 10 + digit : digit;
  gboolean done = ludo_position_editor_count (self->editor, place, number);

  if (!done && number != digit)
    done = ludo_position_editor_count (self->editor, place, number = digit);
  self->typed_at = done ? place : -1;
  self->typed = number;

  return done;
}

/* Handles a key on @place: a letter puts a piece there, a digit sets how
 * many. */
static gboolean
handle_key (LudoEditorWindow *self,
            int               place,
            guint             keyval)
{
  const LudoEditing *editing = ludo_position_editor_get_editing (self->editor);
  guint digit = keyval - (keyval >= GDK_KEY_KP_0 ? GDK_KEY_KP_0 : GDK_KEY_0);
  const char *key = editing->keys != NULL && keyval < 0x7f
                      ? strchr (editing->keys, (int) keyval) : NULL;

  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace
      || keyval == GDK_KEY_period)
    report (self, place, ludo_position_editor_empty (self->editor, place));
  else if (key != NULL)
    {
      ludo_position_editor_set_piece (self->editor,
                                      (int) (key - editing->keys));
      report (self, place,
              editing->stacks
                ? ludo_position_editor_click (self->editor, place)
                : ludo_position_editor_count (self->editor, place, 1));
    }
  else if (editing->stacks && digit < 10)
    {
      report (self, place, type_digit (self, place, (int) digit));
      return TRUE;
    }
  else
    return FALSE;
  self->typed_at = -1;

  /* The next cell gets the focus, so that a row can be typed. */
  if (!editing->stacks && (key != NULL || keyval == GDK_KEY_period))
    gtk_widget_grab_focus
      (ludo_board_get_place (self->board,
                             ludo_board_get_neighbour (self->board, place,
                                                       LUDO_DIRECTION_RIGHT)));

  return TRUE;
}

static gboolean
key_pressed_cb (LudoEditorWindow      *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  guint digit = ludo_keys_get_digit (keys, keycode, state);
  int place = ludo_board_place_find_focused (GTK_WIDGET (self->board));

  if (place < 0 || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  self->refused = FALSE;

  return handle_key (self, place,
                     digit != 0 ? digit
                                : ludo_keys_get_latin (keys, keyval, keycode));
}

static void
piece_toggled_cb (LudoEditorWindow *self,
                  GtkToggleButton  *hand)
{
  if (self->updating || !gtk_toggle_button_get_active (hand))
    return;
  for (int i = 0; i <= self->n_pieces; i++)
    if (self->piece_buttons[i] == hand)
      ludo_position_editor_set_piece
        (self->editor, i < self->n_pieces ? i : LUDO_PIECE_NONE);
}

static void
field_cb (LudoEditorWindow *self,
          GParamSpec       *pspec,
          GtkWidget        *input)
{
  int field = 0;

  if (self->updating)
    return;
  while (self->inputs[field] != input)
    field++;
  self->refused = FALSE;
  ludo_position_editor_set_field
    (self->editor, field,
     GTK_IS_DROP_DOWN (input)
       ? (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (input))
       : gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (input)));
}

static void
text_changed_cb (LudoEditorWindow *self)
{
  if (self->updating)
    return;
  self->refused = FALSE;
  ludo_position_editor_set_text (self->editor,
                                 gtk_editable_get_text (self->text_entry));
}

/* Emits the button's signal with a game from the position, and closes the
 * window unless the position is printed.  Keeps the draft for "puzzle", because
 * the position may have none. */
static void
act_cb (LudoEditorWindow *self,
        GtkWidget        *button)
{
  g_autoptr (LudoEditorWindow) ref = g_object_ref (self);
  const LudoGameInfo *info = ludo_position_editor_get_info (self->editor);
  g_autofree char *text = ludo_position_editor_dup_text (self->editor);
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position (info->rules->id, text, ludo_game_draw_seed (),
                                 NULL);
  int act = 0;

  g_return_if_fail (game != NULL);
  while (self->acts[act] != button)
    act++;
  g_signal_emit_by_name (self, signals[act], game);
  if (act == SIGNAL_PRINT)
    return;
  if (act != SIGNAL_PUZZLE || !ludo_draft_store_leave (self->store))
    ludo_draft_store_remove (self->store);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
undo_cb (LudoEditorWindow *self)
{
  LudoGame *game = ludo_position_editor_get_game (self->editor);
  GameState before = *ludo_game_get_state (game);

  self->refused = FALSE;
  if (!ludo_position_editor_undo (self->editor))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      ludo_announce (GTK_WIDGET (self), _("There is nothing to undo."));
      return;
    }

  ludo_editor_voice_announce_undone (&self->voice, game, &before);
}

static void
clear_cb (LudoEditorWindow *self)
{
  self->refused = FALSE;
  ludo_position_editor_clear (self->editor);
  ludo_editor_voice_announce (&self->voice, _("The board is empty."));
}

/* Marks the position as saved, so that closing does not ask. */
static void
note_saved (LudoEditorWindow *self)
{
  g_free (self->saved_text);
  self->saved_text = ludo_position_editor_dup_text (self->editor);
  ludo_draft_store_remove (self->store);
}

static void
go_on_cb (LudoEditorWindow *self,
          const char       *draft)
{
  ludo_position_editor_restore (self->editor, draft);
}

static void
problem_cb (LudoEditorWindow *self,
            const char       *sentence)
{
  ludo_announce_label (self->complaint_label, sentence);
}

/* Copies the position as a figure, in the format of data/content/README.md. */
static void
figure_cb (LudoEditorWindow *self)
{
  g_autofree char *text = ludo_position_editor_dup_text (self->editor);
  g_autofree char *figure =
    g_markup_printf_escaped ("<figure id=\"figure-1\" position=\"%s\">\n"
                             "  <caption>\n"
                             "    <s id=\"figure-1-1\"><fr></fr><en></en></s>\n"
                             "  </caption>\n</figure>\n", text);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          figure);
  note_saved (self);
  ludo_announce_label (self->complaint_label, _("The figure was copied."));
}

static void
saving_cb (LudoEditorWindow *self)
{
  note_saved (self);
  show_complaint (self);
}

static void
saved_cb (LudoEditorWindow *self,
          const char       *message)
{
  show_complaint (self);
  ludo_announce_label (self->complaint_label, message);
}

static void
close_response_cb (LudoEditorWindow *self,
                   int               response,
                   GtkWindow        *dialog)
{
  gtk_window_destroy (dialog);
  if (response == GTK_RESPONSE_ACCEPT)
    gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
ludo_editor_window_close_request (GtkWindow *window)
{
  LudoEditorWindow *self = LUDO_EDITOR_WINDOW (window);

  if (is_saved (self) || ludo_draft_store_leave (self->store))
    return GTK_WINDOW_CLASS (ludo_editor_window_parent_class)
             ->close_request (window);
  ludo_question_ask (window, _("Discard this position?"), _("_Discard"),
                     G_CALLBACK (close_response_cb), self);

  return TRUE;
}

static void
ludo_editor_window_dispose (GObject *object)
{
  LudoEditorWindow *self = LUDO_EDITOR_WINDOW (object);

  ludo_editor_voice_clear (&self->voice);
  g_clear_object (&self->editor);
  g_clear_pointer (&self->saved_text, g_free);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (ludo_editor_window_parent_class)->dispose (object);
}

static void
ludo_editor_window_class_init (LudoEditorWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_editor_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = ludo_editor_window_close_request;
  LUDO_TEMPLATE_SET (klass, "editor-window");
  for (int i = 0; i < N_SIGNALS; i++)
    {
      g_autofree char *button = g_strconcat (signals[i], "_button", NULL);

      ludo_signal_new (klass, signals[i], 1, LUDO_TYPE_GAME);
      gtk_widget_class_bind_template_child_full
        (widget_class, button, FALSE,
         G_STRUCT_OFFSET (LudoEditorWindow, acts) + i * sizeof (GtkWidget *));
    }
  LUDO_TEMPLATE_CHILDREN (klass, LudoEditorWindow, side, draft_bar, palette,
                          acts_box, fields, text_entry, complaint_scroller,
                          complaint_label, figure_button, setup_popover);
  LUDO_TEMPLATE_CALLBACKS (klass, act_cb, undo_cb, clear_cb, figure_cb,
                           go_on_cb, problem_cb, saving_cb, saved_cb);
}

static void
ludo_editor_window_init (LudoEditorWindow *self)
{
  GtkEventController *keys;

  self->updating = TRUE;
  g_type_ensure (LUDO_TYPE_DRAFT_BAR);
  g_type_ensure (LUDO_TYPE_SETUP_POPOVER);
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_title_give (GTK_WINDOW (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);

  self->board = LUDO_BOARD (ludo_board_new ());
  ludo_board_set_pointing (self->board, TRUE);
  ludo_board_set_coordinates (self->board, TRUE);
  g_object_set (self->board, "animation-speed", LUDO_ANIMATION_NONE, NULL);
  g_signal_connect_swapped (self->board, "pointed", G_CALLBACK (pointed_cb),
                            self);
  g_signal_connect_swapped (self->board, "dragged", G_CALLBACK (dragged_cb),
                            self);
  gtk_window_set_child (GTK_WINDOW (self),
                        ludo_board_area_new (GTK_WIDGET (self->board),
                                             self->side));

  ludo_editor_voice_init (&self->voice, GTK_WINDOW (self), self->board,
                          self->complaint_label);

  /* Handle letters before the board, which takes them for names of places. */
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  g_signal_connect_swapped (self->text_entry, "changed",
                            G_CALLBACK (text_changed_cb), self);
}

static void
add_piece_button (LudoEditorWindow *self,
                  int               i,
                  const char       *name)
{
  GtkWidget *hand = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", name,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO,
                                  NULL);

  self->piece_buttons[i] = GTK_TOGGLE_BUTTON (hand);
  if (i > 0)
    gtk_toggle_button_set_group (self->piece_buttons[i],
                                 self->piece_buttons[0]);
  ludo_signal_connect (hand, "toggled", piece_toggled_cb, self);
  gtk_flow_box_append (self->palette, hand);
}

static void
add_field (LudoEditorWindow *self,
           int               i,
           GtkSizeGroup     *inputs)
{
  const LudoGameInfo *info = ludo_position_editor_get_info (self->editor);
  const LudoEditingField *field =
    &ludo_position_editor_get_editing (self->editor)->fields[i];
  gboolean number = field->kind == LUDO_EDITING_FIELD_NUMBER;
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *label = gtk_label_new (gettext (field->name));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  glong letters = 0;
  char *choice;

  for (int j = 0;
       (choice = ludo_editing_field_dup_choice (field, info, j)) != NULL; j++)
    {
      letters = MAX (letters, g_utf8_strlen (choice, -1));
      gtk_string_list_take (list, choice);
    }
  if (number)
    self->inputs[i] = gtk_spin_button_new_with_range (0, field->most, 1);
  else
    {
      self->inputs[i] = gtk_drop_down_new (NULL, NULL);
      ludo_drop_down_wrap (GTK_DROP_DOWN (self->inputs[i]));
      gtk_drop_down_set_model (GTK_DROP_DOWN (self->inputs[i]),
                               G_LIST_MODEL (list));
    }
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->inputs[i]),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  ludo_signal_connect (self->inputs[i],
                       number ? "notify::value" : "notify::selected", field_cb,
                       self);
  /* Put the input below its label if both do not fit into a row, so that its
   * value is not cut. */
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->inputs[i]);
  ludo_flow_beside (row, 99);
  /* Leave out an input with long names, because it would make all of them so
   * wide that their labels have no room. */
  if (letters <= 20)
    gtk_size_group_add_widget (inputs, self->inputs[i]);
  gtk_box_append (self->fields, row);
}

GtkWidget *
ludo_editor_window_new (GtkWindow          *parent,
                        const LudoGameInfo *info,
                        const GameState    *state)
{
  g_autoptr (GtkSizeGroup) inputs =
    gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autofree char *kind = NULL;
  LudoEditorWindow *self;
  const LudoEditing *editing;

  g_return_val_if_fail (info != NULL && state != NULL, NULL);

  self = g_object_new (LUDO_TYPE_EDITOR_WINDOW,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent, NULL);
  self->editor = ludo_position_editor_new (info, state);
  kind = g_strconcat ("position-", info->rules->id, NULL);
  self->store = ludo_draft_store_new (NULL, kind);
  ludo_draft_bar_set_store (self->draft_bar, self->store,
                            ludo_position_editor_describe_draft);
  editing = ludo_position_editor_get_editing (self->editor);
  while (editing->pieces[self->n_pieces] != NULL)
    {
      add_piece_button (self, self->n_pieces,
                        gettext (editing->pieces[self->n_pieces]));
      self->n_pieces++;
    }
  add_piece_button (self, self->n_pieces, _("Remove"));
  for (int i = 0; editing->fields[i].name != NULL; i++)
    add_field (self, i, inputs);
  ludo_board_set_game (self->board,
                       ludo_position_editor_get_game (self->editor));
  ludo_signal_connect (self->editor, "changed", changed_cb, self);
  ludo_setup_popover_set_editor (self->setup_popover, self->editor);
  note_saved (self);
  changed_cb (self);
  ludo_draft_bar_offer (self->draft_bar);
  ludo_names_give (GTK_WIDGET (self));
  ludo_flow_break_titles (GTK_WIDGET (self));
  gtk_widget_set_visible (gtk_widget_get_parent (self->acts[SIGNAL_PUZZLE]),
                          info->has_decisions);
  ludo_flow_columns (self->acts_box, COLUMN_LEAST);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));

  return GTK_WIDGET (self);
}

void
ludo_editor_window_set_for_lesson (LudoEditorWindow *self)
{
  static const int hidden[] = { SIGNAL_ANALYSE, SIGNAL_LESSON, SIGNAL_PUZZLE };

  g_return_if_fail (LUDO_IS_EDITOR_WINDOW (self));

  ludo_names_relabel (GTK_BUTTON (self->acts[SIGNAL_PLAY]),
                      _("_Use Position"));
  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    gtk_widget_set_visible (gtk_widget_get_parent (self->acts[hidden[i]]),
                            FALSE);
}

LudoPositionEditor *
ludo_editor_window_get_editor (LudoEditorWindow *self)
{
  g_return_val_if_fail (LUDO_IS_EDITOR_WINDOW (self), NULL);

  return self->editor;
}
