/* ludo-laboratory-page.c: the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-laboratory-page.h"

#include <glib/gi18n.h>

#include "app/chance/rooms/ludo-rooms.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "board/ludo-keys.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

struct _LudoLaboratoryPage
{
  GtkBox parent_instance;

  gboolean filling;             /* the program sets the choice */
  guint n_offered;
  const char *game_id;          /* whose rooms are in the choice; static */
  LudoChanceRoom offered[LUDO_N_CHANCE_ROOMS];  /* in the choice, in order */

  /* Borrowed: children */
  GtkWidget *bar;               /* shows the step of a lesson */
  GtkLabel *aim;
  GtkWidget *back_button;       /* goes back to the lesson */
  GtkDropDown *choice;
  GtkStack *stack;
  GtkWidget *rooms[LUDO_N_CHANCE_ROOMS];        /* NULL until first shown */

  /* Owned */
  LudoLaboratory *laboratory;
};

G_DEFINE_FINAL_TYPE (LudoLaboratoryPage, ludo_laboratory_page, GTK_TYPE_BOX)

/* Each room, in the order of LudoChanceRoom. */
static const struct
{
  const char *name;
  GType (*get_type) (void);
} kinds[LUDO_N_CHANCE_ROOMS] = {
  { N_("Throws"), ludo_throws_room_get_type },
  { N_("Our Class"), ludo_class_room_get_type },
  { N_("Sealed Sticks"), ludo_sealed_room_get_type },
  { N_("Games"), ludo_games_room_get_type },
  { N_("One Rule Changed"), ludo_rule_room_get_type },
  { N_("Fate’s Map"), ludo_map_room_get_type },
  { N_("Wall of Throws"), ludo_wall_room_get_type },
  { N_("Film of Luck"), ludo_film_room_get_type },
  { N_("Statements to Debate"), ludo_debate_room_get_type },
};

/* Offers the rooms of the game. */
static void
fill_choice (LudoLaboratoryPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = 0;

  self->game_id = ludo_laboratory_get_game_id (self->laboratory);
  for (LudoChanceRoom room = 0; room < LUDO_N_CHANCE_ROOMS; room++)
    if (ludo_laboratory_room_supports (room, self->game_id))
      {
        gtk_string_list_append (names, gettext (kinds[room].name));
        self->offered[n++] = room;
      }
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (names));
  self->n_offered = n;
}

/* Shows @words, which say that the step is done, and if they are new announces
 * them with the key that goes back. */
static void
tell_done (LudoLaboratoryPage *self,
           const char         *words)
{
  g_autofree char *text = g_strjoin (" ", words, _("Press Alt+Left."), NULL);

  if (g_str_equal (gtk_label_get_text (self->aim), words))
    return;

  gtk_label_set_text (self->aim, words);
  ludo_announce (GTK_WIDGET (self->aim), text);
}

/* Shows what the step of a lesson asks for.  When the step is done, announces
 * it and highlights the way back. */
static void
update_aim (LudoLaboratoryPage *self)
{
  const LudoChanceAim *aim = ludo_laboratory_get_aim (self->laboratory);
  g_autofree char *words = NULL;
  g_autofree char *answer = NULL;

  gtk_widget_set_visible (self->bar, aim != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->choice),
                          aim == NULL && self->n_offered > 1);
  if (aim == NULL)
    return;

  words = ludo_laboratory_describe_aim (self->laboratory);
  answer = ludo_laboratory_dup_answer (self->laboratory);
  if (answer != NULL)
    tell_done (self, words);
  else
    gtk_label_set_text (self->aim, words);
  ludo_widget_style_set_class (self->back_button, "suggested-action",
                               answer != NULL);
}

static void
update (LudoLaboratoryPage *self)
{
  LudoChanceRoom room = ludo_laboratory_get_room (self->laboratory);
  guint index = 0;

  self->filling = TRUE;
  if (self->game_id != ludo_laboratory_get_game_id (self->laboratory))
    fill_choice (self);
  while (self->offered[index] != room)
    index++;
  gtk_drop_down_set_selected (self->choice, index);
  self->filling = FALSE;
  if (self->rooms[room] == NULL)
    {
      self->rooms[room] = ludo_room_new (kinds[room].get_type (),
                                         self->laboratory, room);
      /* The title is heard as the focus comes into the room. */
      gtk_stack_add_titled (self->stack, self->rooms[room], NULL,
                            gettext (kinds[room].name));
      ludo_flow_break_titles (self->rooms[room]);
    }
  gtk_stack_set_visible_child (self->stack, self->rooms[room]);
  update_aim (self);
}

static void
choice_cb (LudoLaboratoryPage *self)
{
  if (!self->filling)
    ludo_laboratory_set_room
      (self->laboratory,
       self->offered[gtk_drop_down_get_selected (self->choice)]);
}

static gboolean
key_pressed_cb (LudoLaboratoryPage    *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  LudoChanceRoom room = ludo_laboratory_get_room (self->laboratory);

  return ludo_room_press_letter (LUDO_ROOM (self->rooms[room]),
                                 ludo_keys_find_letter (keys, keyval, keycode,
                                                        state),
                                 gettext (kinds[room].name));
}

static void
ludo_laboratory_page_finalize (GObject *object)
{
  LudoLaboratoryPage *self = LUDO_LABORATORY_PAGE (object);

  g_clear_object (&self->laboratory);

  G_OBJECT_CLASS (ludo_laboratory_page_parent_class)->finalize (object);
}

static gboolean
ludo_laboratory_page_grab_focus (GtkWidget *widget)
{
  LudoLaboratoryPage *self = LUDO_LABORATORY_PAGE (widget);

  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

/* Announces what the step of a lesson asks for, unless the picture on which a
 * guess is drawn announces it. */
static void
ludo_laboratory_page_map (GtkWidget *widget)
{
  LudoLaboratoryPage *self = LUDO_LABORATORY_PAGE (widget);
  const LudoChanceAim *aim = ludo_laboratory_get_aim (self->laboratory);
  g_autofree char *answer = NULL;

  GTK_WIDGET_CLASS (ludo_laboratory_page_parent_class)->map (widget);
  if (aim == NULL || ludo_laboratory_is_guessing (self->laboratory))
    return;
  answer = ludo_laboratory_dup_answer (self->laboratory);
  if (answer == NULL)
    ludo_announce (GTK_WIDGET (self->aim), gtk_label_get_text (self->aim));
}

static void
ludo_laboratory_page_class_init (LudoLaboratoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_laboratory_page_finalize;
  widget_class->grab_focus = ludo_laboratory_page_grab_focus;
  widget_class->map = ludo_laboratory_page_map;
  gtk_widget_class_set_css_name (widget_class, "laboratory-page");
}

static void
add_bar (LudoLaboratoryPage *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new ("");
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Back to the _Lesson"));

  gtk_widget_set_margin_top (bar, 12);
  gtk_widget_set_margin_start (bar, 12);
  gtk_widget_set_margin_end (bar, 12);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button),
                                  "win.step-laboratory");
  gtk_box_append (GTK_BOX (bar), label);
  gtk_box_append (GTK_BOX (bar), button);
  ludo_flow_children (bar);
  self->bar = bar;
  self->aim = GTK_LABEL (label);
  self->back_button = button;
  gtk_box_append (GTK_BOX (self), bar);
}

static void
ludo_laboratory_page_init (LudoLaboratoryPage *self)
{
  /* An empty drop-down would have no accessible name. */
  const char *const names[] = { gettext (kinds[0].name), NULL };
  GtkWidget *choice = gtk_drop_down_new_from_strings (names);
  GtkWidget *stack = gtk_stack_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  self->choice = GTK_DROP_DOWN (choice);
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  gtk_widget_set_margin_top (choice, 12);
  gtk_widget_set_margin_start (choice, 12);
  gtk_widget_set_margin_end (choice, 12);
  ludo_drop_down_wrap (self->choice);
  ludo_names_label (choice, _("Experiment"));
  ludo_signal_connect (choice, "notify::selected", choice_cb, self);
  add_bar (self);
  gtk_box_append (GTK_BOX (self), choice);
  self->stack = GTK_STACK (stack);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_widget_set_vexpand (stack, TRUE);
  gtk_box_append (GTK_BOX (self), stack);
  ludo_names_give (GTK_WIDGET (self));
}

GtkWidget *
ludo_laboratory_page_new (LudoLaboratory *laboratory)
{
  LudoLaboratoryPage *self = g_object_new (LUDO_TYPE_LABORATORY_PAGE, NULL);

  self->laboratory = g_object_ref (laboratory);
  ludo_signal_connect (laboratory, "changed", update, self);
  update (self);

  return GTK_WIDGET (self);
}

LudoLaboratory *
ludo_laboratory_page_get_laboratory (LudoLaboratoryPage *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY_PAGE (self), NULL);

  return self->laboratory;
}

/* Returns: the row of exports that can be seen in @widget, or NULL. */
static LudoExportRow *
find_row (GtkWidget *widget)
{
  LudoExportRow *row = NULL;

  if (LUDO_IS_EXPORT_ROW (widget) && gtk_widget_get_mapped (widget))
    return LUDO_EXPORT_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && row == NULL;
       child = gtk_widget_get_next_sibling (child))
    row = find_row (child);

  return row;
}

gboolean
ludo_laboratory_page_print (LudoLaboratoryPage *self)
{
  LudoExportRow *row;

  g_return_val_if_fail (LUDO_IS_LABORATORY_PAGE (self), FALSE);

  row = find_row (GTK_WIDGET (self));
  if (row != NULL)
    ludo_export_row_print (row);

  return row != NULL;
}
