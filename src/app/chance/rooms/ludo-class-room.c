/* ludo-class-room.c: what the groups of a class have counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/chance/ludo-chance-plots.h"
#include "app/chance/rooms/ludo-class-pour.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/results/ludo-class-reader.h"
#include "board/ludo-announce.h"
#include "chance/ours/ludo-groups.h"
#include "play/ludo-signal.h"

/* The names of tables that can be opened, and the most bytes that are read. */
#define FILE_PATTERNS "*.csv *.tsv *.txt"
#define FILE_MAX 65536

/* The columns of fields: the name, each count, the throws, left out. */
#define N_COLUMNS_MAX (LUDO_SAMPLER_OUTCOMES_MAX + 3)

struct _LudoClassRoom
{
  LudoRoom room;

  gboolean typing;              /* whether no change is announced */

  /* Template widgets */
  GtkWidget *controls;
  GtkWidget *guess_box;
  GtkWidget *guess_button;
  GtkWidget *groups_scroller;
  GtkGrid *grid;
  GtkLabel *refusal;
  GtkWidget *groups_box;
  GtkWidget *add_button;
  GtkWidget *clear_button;
  GtkWidget *restore_button;

  /* Owned */
  LudoGroups *groups;           /* those that are shown, or NULL */

  /* Borrowed: children of the grid */
  guint n_rows;
  GtkWidget *fields[LUDO_GROUPS_MAX][N_COLUMNS_MAX];
};

G_DEFINE_FINAL_TYPE (LudoClassRoom, ludo_class_room, LUDO_TYPE_ROOM)

static LudoThrows *
get_throws (LudoClassRoom *self)
{
  return ludo_laboratory_get_throws (self->room.laboratory);
}

static gboolean
is_guessing (LudoClassRoom *self)
{
  return ludo_throws_get_guess (get_throws (self), NULL) == LUDO_GUESS_NONE;
}

/* Returns: the column for the number of throws that a group reports. */
static guint
stated_column (LudoClassRoom *self)
{
  return ludo_groups_get_n_outcomes (self->groups) + 1;
}

/* Shows why a letter or a table was refused; hides that if @text is NULL. */
static void
refuse (LudoClassRoom *self,
        const char    *text)
{
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), text != NULL);
  if (text != NULL)
    ludo_announce_label (self->refusal, text);
}

/* Lets digits only into a field of numbers. */
static void
insert_text_cb (GtkEditable   *text,
                const char    *inserted,
                int            length,
                int           *position,
                LudoClassRoom *self)
{
  gboolean digits = TRUE;

  if (self->room.filling)
    return;

  for (int i = 0; i < length || (length < 0 && inserted[i] != '\0'); i++)
    digits = digits && g_ascii_isdigit (inserted[i]);
  refuse (self, digits ? NULL : _("Only whole numbers can be typed here."));
  if (!digits)
    g_signal_stop_emission_by_name (text, "insert-text");
}

/* Finds the field that is or holds @widget. */
static gboolean
find_field (LudoClassRoom *self,
            GtkWidget     *widget,
            guint         *row,
            guint         *column)
{
  for (*row = 0; *row < self->n_rows; (*row)++)
    for (*column = 0; *column <= stated_column (self) + 1; (*column)++)
      if (widget == self->fields[*row][*column])
        return TRUE;

  return FALSE;
}

/* Returns: the number in @field, @empty where there is none. */
static int
get_number (GtkWidget *field,
            int        empty)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (field));

  return text[0] == '\0' ? empty : (int) g_ascii_strtoll (text, NULL, 10);
}

static void
field_cb (LudoClassRoom *self,
          GtkWidget     *field)
{
  guint row, column;

  if (self->room.filling || !find_field (self, field, &row, &column))
    return;

  self->typing = TRUE;
  if (column == 0)
    ludo_groups_set_name (self->groups, row,
                          gtk_editable_get_text (GTK_EDITABLE (field)));
  else if (column == stated_column (self))
    ludo_groups_set_stated (self->groups, row, get_number (field, -1));
  else
    ludo_groups_set_count (self->groups, row, column - 1,
                           (guint) get_number (field, 0));
  self->typing = FALSE;
}

static void
struck_cb (LudoClassRoom  *self,
           GtkCheckButton *button)
{
  guint row, column;

  if (!self->room.filling
      && find_field (self, GTK_WIDGET (button), &row, &column))
    ludo_groups_set_struck (self->groups, row,
                            gtk_check_button_get_active (button));
}

/* Enter goes to the next group, which is made where there is none yet. */
static void
activate_cb (LudoClassRoom *self,
             GtkWidget     *field)
{
  guint row, column;

  if (!find_field (self, field, &row, &column))
    return;

  if (!ludo_groups_agrees (self->groups, row))
    ludo_announce (GTK_WIDGET (self->room.words),
                   gtk_label_get_text (self->room.words));
  if (row + 1 == self->n_rows && ludo_groups_get_sum (self->groups, row) > 0)
    ludo_groups_add (self->groups);
  if (row + 1 < self->n_rows)
    gtk_widget_grab_focus (self->fields[row + 1][column]);
}

/* Returns: (transfer full): what @column is called. */
static char *
dup_head (LudoClassRoom *self,
          guint          column)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (get_throws (self));

  if (column == 0)
    return g_strdup (_("group"));
  if (column == stated_column (self))
    return g_strdup (_("throws"));
  if (column > stated_column (self))
    /* Translators: the head of a column of boxes: a group is not in the
     * sums. */
    return g_strdup (_("left out"));

  return ludo_sampler_dup_outcome_name (sampler, column - 1);
}

/* Appends the fields of one more group. */
static void
add_row (LudoClassRoom *self)
{
  guint row = self->n_rows;
  guint last = stated_column (self);

  for (guint column = 0; column <= last + 1; column++)
    {
      g_autofree char *head = dup_head (self, column);
      /* Translators: a field of a table: the number of a group, and what is
       * counted there. */
      g_autofree char *name = g_strdup_printf (_("Group %u, %s"), row + 1,
                                               head);
      g_autofree char *number = g_strdup_printf ("%u", row + 1);
      GtkWidget *field = column > last ? gtk_check_button_new ()
                                       : gtk_entry_new ();

      ludo_names_label (field, name);
      gtk_grid_attach (self->grid, field, (int) column, (int) row + 1, 1, 1);
      self->fields[row][column] = field;
      gtk_widget_set_tooltip_text (field, head);
      if (column > last)
        {
          gtk_widget_set_halign (field, GTK_ALIGN_CENTER);
          ludo_signal_connect (field, "toggled", struck_cb, self);
          continue;
        }
      ludo_signal_connect (field, "changed", field_cb, self);
      ludo_signal_connect (field, "activate", activate_cb, self);
      if (column == 0)
        {
          gtk_entry_set_placeholder_text (GTK_ENTRY (field), number);
          gtk_entry_set_max_length (GTK_ENTRY (field), LUDO_GROUPS_NAME_MAX);
          gtk_editable_set_width_chars (GTK_EDITABLE (field), 8);
          continue;
        }
      /* As many digits as the greatest number has. */
      gtk_entry_set_max_length (GTK_ENTRY (field), column == last ? 6 : 4);
      gtk_editable_set_width_chars (GTK_EDITABLE (field), 4);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (field), 4);
      gtk_editable_set_alignment (GTK_EDITABLE (field), 1);
      gtk_entry_set_input_purpose (GTK_ENTRY (field),
                                   GTK_INPUT_PURPOSE_DIGITS);
      g_signal_connect_object (gtk_editable_get_delegate
                                 (GTK_EDITABLE (field)),
                               "insert-text", G_CALLBACK (insert_text_cb),
                               self, 0);
    }
  self->n_rows++;
}

/* Takes all fields away and begins with the heads. */
static void
begin_grid (LudoClassRoom *self)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (get_throws (self));
  guint last = stated_column (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)))
         != NULL)
    gtk_grid_remove (self->grid, child);
  self->n_rows = 0;
  for (guint column = 0; column <= last + 1; column++)
    {
      g_autofree char *text =
        column > 0 && column < last
          ? g_strdup_printf ("%u", ludo_sampler_get_value (sampler,
                                                           column - 1))
          : dup_head (self, column);

      gtk_grid_attach (self->grid, gtk_label_new (text), (int) column, 0, 1,
                       1);
    }
}

/* Sets @field to @number, or empties it if that is @empty, unless it says that
 * already. */
static void
set_number (GtkWidget *field,
            int        number,
            int        empty)
{
  g_autofree char *text = NULL;

  if (get_number (field, empty) == number)
    return;

  text = number == empty ? g_strdup ("") : g_strdup_printf ("%d", number);
  gtk_editable_set_text (GTK_EDITABLE (field), text);
}

/* Sets the fields to what the groups have. */
static void
fill (LudoClassRoom *self)
{
  guint n = ludo_groups_get_n (self->groups);
  guint last = stated_column (self);

  self->room.filling = TRUE;
  if (n < self->n_rows || gtk_widget_get_first_child (GTK_WIDGET (self->grid))
                          == NULL)
    begin_grid (self);
  while (self->n_rows < n)
    add_row (self);
  for (guint row = 0; row < n; row++)
    {
      GtkWidget **fields = self->fields[row];
      const char *name = ludo_groups_get_name (self->groups, row);

      if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (fields[0])),
                        name))
        gtk_editable_set_text (GTK_EDITABLE (fields[0]), name);
      for (guint i = 0; i + 1 < last; i++)
        set_number (fields[i + 1],
                    (int) ludo_groups_get_counts (self->groups, row)[i], 0);
      set_number (fields[last], ludo_groups_get_stated (self->groups, row),
                  -1);
      gtk_check_button_set_active
        (GTK_CHECK_BUTTON (fields[last + 1]),
         ludo_groups_get_struck (self->groups, row));
      if (ludo_groups_agrees (self->groups, row))
        gtk_widget_remove_css_class (fields[last], "error");
      else
        gtk_widget_add_css_class (fields[last], "error");
      gtk_accessible_update_state (GTK_ACCESSIBLE (fields[last]),
                                   GTK_ACCESSIBLE_STATE_INVALID,
                                   ludo_groups_agrees (self->groups, row)
                                     ? GTK_ACCESSIBLE_INVALID_FALSE
                                     : GTK_ACCESSIBLE_INVALID_TRUE,
                                   -1);
    }
  self->room.filling = FALSE;
}

/* Shows the picture, or the table in its place. */
static void
show_sums (LudoClassRoom *self)
{
  LudoThrows *throws = get_throws (self);
  gboolean table = ludo_laboratory_get_shows_table (self->room.laboratory);
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX];
  guint n = ludo_groups_pool (self->groups, counts);
  g_auto (GStrv) words = ludo_chance_dup_words_of (throws, counts, n);

  ludo_plot_view_set_plot (self->room.plot,
                           ludo_chance_plot_groups (throws, self->groups),
                           _("Bars of all groups"),
                           (const char *const *) words);
  if (table)
    {
      g_autoptr (GPtrArray) rows = ludo_chance_dup_table_of (throws, counts,
                                                             n);

      ludo_chance_table_show (self->room.table, rows, words);
    }
  ludo_chance_table_replace (self->room.table, GTK_WIDGET (self->room.plot),
                             table);
}

/* Shows the groups of what is thrown now. */
static void
update_groups (LudoClassRoom *self)
{
  LudoGroups *groups =
    ludo_groups_find (ludo_throws_get_sampler (get_throws (self)));

  if (groups == self->groups)
    return;

  if (self->groups != NULL)
    g_signal_handlers_disconnect_by_func (self->groups, ludo_room_update, self);
  g_set_object (&self->groups, groups);
  begin_grid (self);
  ludo_signal_connect (groups, "changed", ludo_room_update, self);
}

static void
update (gpointer room)
{
  LudoClassRoom *self = room;
  LudoThrows *throws = get_throws (self);
  gboolean guessing = is_guessing (self);
  g_autofree char *text = NULL;

  update_groups (self);
  fill (self);
  show_sums (self);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->room.plot)),
                          !guessing);
  gtk_widget_set_visible (self->controls, !guessing);
  gtk_widget_set_visible (self->guess_box, guessing);
  gtk_widget_set_visible (self->groups_scroller, !guessing);
  gtk_widget_set_visible (self->groups_box, !guessing);
  gtk_widget_set_visible (GTK_WIDGET (self->room.export_row), !guessing);
  gtk_widget_set_sensitive (self->add_button,
                            ludo_groups_get_n (self->groups)
                              < LUDO_GROUPS_MAX);
  gtk_widget_set_visible (self->restore_button,
                          ludo_groups_can_restore (self->groups));
  gtk_widget_set_visible (self->clear_button,
                          !ludo_groups_can_restore (self->groups));
  gtk_widget_set_sensitive (self->clear_button,
                            !ludo_groups_is_empty (self->groups));
  text = guessing
           ? g_strdup (_("How often does each outcome come up? Guess first; "
                         "then come back and type what your class has "
                         "counted."))
           : ludo_groups_describe (self->groups,
                                   ludo_throws_get_sampler (throws),
                                   ludo_throws_shows_exact (throws));
  if (self->typing)
    gtk_label_set_text (self->room.words, text);
  else
    ludo_announce_label (self->room.words, text);
}

static void
guess_cb (LudoClassRoom *self)
{
  ludo_laboratory_set_room (self->room.laboratory, LUDO_CHANCE_ROOM_THROWS);
}

static void
no_guess_cb (LudoClassRoom *self)
{
  ludo_throws_set_guess (get_throws (self), NULL);
  gtk_widget_grab_focus (self->fields[0][1]);
}

static void
guess_again_cb (LudoClassRoom *self)
{
  ludo_throws_forget_guess (get_throws (self));
  gtk_widget_grab_focus (self->guess_button);
}

static void
add_cb (LudoClassRoom *self)
{
  if (ludo_groups_add (self->groups))
    gtk_widget_grab_focus (self->fields[self->n_rows - 1][1]);
}

static void
clear_cb (LudoClassRoom *self)
{
  ludo_groups_clear (self->groups);
  gtk_widget_grab_focus (self->restore_button);
}

static void
restore_cb (LudoClassRoom *self)
{
  ludo_groups_restore (self->groups);
  gtk_widget_grab_focus (self->clear_button);
}

/* Sets the groups to those of @text, or shows which cell prevents it. */
static void
append_text (LudoClassRoom *self,
             const char    *text)
{
  g_autoptr (GError) error = NULL;

  refuse (self, NULL);
  if (!ludo_groups_append_text (self->groups, text, &error))
    refuse (self, error->message);
}

static void
pasted_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (LudoClassRoom) self = data;
  g_autofree char *text =
    gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  /* The page may have been replaced meanwhile. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    append_text (self, text != NULL ? text : "");
}

static void
paste_cb (LudoClassRoom *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                                 NULL, pasted_cb, g_object_ref (self));
}

static void
opened_cb (LudoClassRoom *self,
           int            response)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
    ludo_file_dialog_finish_text (&self->room.chooser, response, FILE_MAX,
                                  &error);

  if (text != NULL)
    append_text (self, text);
  else if (error != NULL)
    refuse (self, error->message);
}

static void
open_cb (LudoClassRoom *self)
{
  ludo_room_ask_file (&self->room, _("Open a Table"),
                      GTK_FILE_CHOOSER_ACTION_OPEN, _("Tables"), FILE_PATTERNS,
                      NULL, G_CALLBACK (opened_cb));
}

/* Adds what pupils threw; frees @class. */
static void
results_read_cb (LudoClassRoom *self,
                 LudoClass     *class)
{
  g_autofree char *left = ludo_class_pour (class, self->groups);

  ludo_class_free (class);
  refuse (self, left);
}

static void
folder_chosen_cb (LudoClassRoom *self,
                  int            response)
{
  g_autoptr (GFile) file =
    ludo_file_dialog_finish (&self->room.chooser, response);
  g_autofree char *folder = file != NULL ? g_file_get_path (file) : NULL;
  GtkWidget *reader;

  if (folder == NULL)
    return;

  refuse (self, NULL);
  reader =
    ludo_class_reader_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                           folder);
  ludo_signal_connect (reader, "read", results_read_cb, self);
  ludo_signal_connect (reader, "failed", refuse, self);
}

static void
results_cb (LudoClassRoom *self)
{
  ludo_room_ask_file (&self->room, _("Folder with the Results"),
                      GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, NULL, NULL, NULL,
                      G_CALLBACK (folder_chosen_cb));
}

static GPtrArray *
dup_rows (gpointer room)
{
  return ludo_groups_dup_rows (LUDO_CLASS_ROOM (room)->groups);
}

static void
ludo_class_room_finalize (GObject *object)
{
  g_clear_object (&LUDO_CLASS_ROOM (object)->groups);

  G_OBJECT_CLASS (ludo_class_room_parent_class)->finalize (object);
}

static gboolean
ludo_class_room_grab_focus (GtkWidget *widget)
{
  LudoClassRoom *self = LUDO_CLASS_ROOM (widget);

  return gtk_widget_grab_focus (is_guessing (self) ? self->guess_button
                                                   : self->fields[0][1]);
}

static void
ludo_class_room_class_init (LudoClassRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_class_room_finalize;
  widget_class->grab_focus = ludo_class_room_grab_focus;
  room_class->title = N_("Our Class");
  room_class->dup_rows = dup_rows;
  room_class->update = update;
  ludo_room_class_set_template (room_class, "class-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoClassRoom, controls, guess_box,
                          guess_button, groups_scroller, grid, refusal,
                          groups_box, add_button, clear_button,
                          restore_button);
  LUDO_TEMPLATE_CALLBACKS (klass, guess_cb, no_guess_cb, guess_again_cb,
                           add_cb, paste_cb, open_cb, results_cb, clear_cb,
                           restore_cb);
}

static void
ludo_class_room_init (LudoClassRoom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_children (self->controls);
  ludo_flow_children (self->guess_box);
  ludo_flow_children (self->groups_box);
}
