/* ludo-sealed-room.c: sticks whose chance is hidden, and what groups find
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-plots.h"
#include "app/chance/ludo-chance-save.h"
#include "app/chance/ludo-count-row.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-question.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "chance/ludo-chance-store.h"
#include "play/game/ludo-number.h"
#include "play/ludo-signal.h"

/* The most bytes of a file of sealed sticks, and the names of such files. */
#define FILE_MAX 4096
#define FILE_ENDING ".sticks"

struct _LudoSealedRoom
{
  LudoRoom room;


  /* Template widgets */
  GtkWidget *top;
  GtkDropDown *sets;
  GtkDropDown *groups;
  LudoCountRow *throw_box;
  GtkWidget *card_box;
  GtkDropDown *verdict;
  GtkDropDown *sureness;
  GtkWidget *hand_in_button;
  GtkWidget *take_back_button;
  GtkWidget *word_box;
  GtkEditable *word;
  GtkWidget *anew_button;
  GtkLabel *problem;
  GtkWidget *seal_box;
  GtkEditable *name;
  GtkSpinButton *percent;
  GtkEditable *seal_word;
  GtkWidget *seal_button;

  /* Owned */
  LudoSealed *sealed;
  LudoSealedSet *set;           /* to be shown or saved, or NULL */
};

G_DEFINE_FINAL_TYPE (LudoSealedRoom, ludo_sealed_room, LUDO_TYPE_ROOM)

static GPtrArray *
dup_rows (gpointer room)
{
  return ludo_sealed_dup_rows (LUDO_SEALED_ROOM (room)->sealed);
}

/* Keep the list if it has the same sets, because a new list closes the menu. */
static void
fill_sets (LudoSealedRoom *self)
{
  GListModel *model = gtk_drop_down_get_model (self->sets);
  guint n = ludo_sealed_get_n_sets (self->sealed);
  g_autoptr (GtkStringList) names = NULL;

  if (g_list_model_get_n_items (model) == n
      && g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model),
                                                  n - 1),
                      ludo_sealed_get_name (self->sealed, n - 1)))
    return;

  names = gtk_string_list_new (NULL);
  for (guint i = 0; i < n; i++)
    gtk_string_list_append (names, ludo_sealed_get_name (self->sealed, i));
  gtk_drop_down_set_model (self->sets, G_LIST_MODEL (names));
}

/* Sets the controls to what the groups have. */
static void
fill (LudoSealedRoom *self)
{
  LudoSureness sureness;
  LudoCard verdict = ludo_sealed_get_card (self->sealed, &sureness);
  gboolean given = verdict != LUDO_CARD_NONE;
  gboolean sealed = ludo_sealed_get_percent (self->sealed) == 0;

  self->room.filling = TRUE;
  fill_sets (self);
  gtk_drop_down_set_selected (self->sets,
                              ludo_sealed_get_shown (self->sealed));
  gtk_drop_down_set_selected (self->groups,
                              ludo_sealed_get_group (self->sealed));
  if (given)
    {
      gtk_drop_down_set_selected (self->verdict, verdict - LUDO_CARD_FAIR);
      gtk_drop_down_set_selected (self->sureness, sureness);
    }
  self->room.filling = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->throw_box), sealed && !given);
  gtk_widget_set_sensitive (self->card_box, sealed);
  gtk_widget_set_sensitive (GTK_WIDGET (self->verdict), !given);
  gtk_widget_set_sensitive (GTK_WIDGET (self->sureness), !given);
  gtk_widget_set_visible (self->hand_in_button, !given);
  gtk_widget_set_visible (self->take_back_button, given);
  gtk_widget_set_sensitive (self->anew_button,
                            ludo_sealed_has_begun (self->sealed));
}

static void
update (gpointer room)
{
  LudoSealedRoom *self = room;
  g_auto (GStrv) outcomes = ludo_sealed_dup_words (self->sealed);
  g_autofree char *text = ludo_sealed_describe (self->sealed);

  fill (self);
  gtk_label_set_text (self->room.task, ludo_sealed_get_task (self->sealed));
  ludo_plot_view_set_plot (self->room.plot,
                           ludo_chance_plot_sealed (self->sealed),
                           _("Sealed Sticks"),
                           (const char *const *) outcomes);
  ludo_room_show_table
    (room, ludo_laboratory_get_shows_table (self->room.laboratory), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  ludo_announce_label (self->room.words, text);
}

/* Empties the card, so that the next group does not see this group's answer. */
static void
forget_draft (LudoSealedRoom *self)
{
  gtk_drop_down_set_selected (self->verdict,
                              LUDO_CARD_UNKNOWN - LUDO_CARD_FAIR);
  gtk_drop_down_set_selected (self->sureness, LUDO_SURENESS_HARDLY);
}

static void
set_cb (LudoSealedRoom *self)
{
  if (self->room.filling)
    return;

  forget_draft (self);
  ludo_sealed_set_shown (self->sealed,
                         gtk_drop_down_get_selected (self->sets));
}

static void
group_cb (LudoSealedRoom *self)
{
  if (self->room.filling)
    return;

  forget_draft (self);
  ludo_sealed_set_group (self->sealed,
                         gtk_drop_down_get_selected (self->groups));
}

static void
throw_cb (LudoSealedRoom *self,
          guint           n)
{
  if (ludo_sealed_can_throw (self->sealed))
    ludo_sealed_throw (self->sealed, n);
}

/* Focus the button that appears before the other one is hidden. */
static void
hand_in_cb (LudoSealedRoom *self)
{
  gtk_widget_set_visible (self->take_back_button, TRUE);
  gtk_widget_grab_focus (self->take_back_button);
  ludo_sealed_hand_in (self->sealed,
                       LUDO_CARD_FAIR
                         + gtk_drop_down_get_selected (self->verdict),
                       gtk_drop_down_get_selected (self->sureness));
}

static void
take_back_cb (LudoSealedRoom *self)
{
  gtk_widget_set_visible (self->hand_in_button, TRUE);
  gtk_widget_grab_focus (self->hand_in_button);
  ludo_sealed_take_back (self->sealed);
}

static void
word_cb (LudoSealedRoom *self)
{
  gboolean opened = ludo_sealed_open (self->sealed,
                                      gtk_editable_get_text (self->word));

  gtk_editable_set_text (self->word, "");
  if (opened)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self));
      return;
    }
  gtk_label_set_text (self->problem,
                      _("That is not the word for this set. The set stays "
                        "sealed, and its throws and cards are kept."));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->word));
  ludo_announce (GTK_WIDGET (self->problem),
                 gtk_label_get_text (self->problem));
}

static GtkWindow *
get_window (LudoSealedRoom *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
anew_answered_cb (LudoSealedRoom *self,
                  int             response,
                  GtkWidget      *dialog)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response != GTK_RESPONSE_ACCEPT)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  forget_draft (self);
  ludo_sealed_begin_anew (self->sealed);
}

static void
anew_cb (LudoSealedRoom *self)
{
  ludo_question_ask (get_window (self),
                     _("Forget all throws and cards of this set?"),
                     _("Start _Over"), G_CALLBACK (anew_answered_cb), self);
}

static void
replace_answered_cb (LudoSealedRoom *self,
                     int             response,
                     GtkWidget      *dialog)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response != GTK_RESPONSE_ACCEPT || self->set == NULL)
    return;

  forget_draft (self);
  ludo_sealed_replace_set (self->sealed, g_steal_pointer (&self->set));
}

/* Shows the set that was opened or sealed beside those of the makers. */
static void
replace_set (LudoSealedRoom *self)
{
  if (ludo_sealed_would_forget (self->sealed, self->set))
    {
      g_autofree char *question =
        /* Translators: the name of a set of sticks. */
        g_strdup_printf (_("Forget all throws and cards of “%s”?"),
                         ludo_sealed_get_name (self->sealed,
                                               LUDO_SEALED_MAKERS));

      ludo_question_ask (get_window (self), question, _("_Open the Other Set"),
                         G_CALLBACK (replace_answered_cb), self);
      return;
    }
  forget_draft (self);
  ludo_sealed_replace_set (self->sealed, g_steal_pointer (&self->set));
}

static void
opened_cb (LudoSealedRoom *self,
           int             response)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
    ludo_file_dialog_finish_text (&self->room.chooser, response, FILE_MAX,
                                  &error);
  LudoSealedSet *set =
    text != NULL ? ludo_sealed_set_new_from_text (text, &error) : NULL;

  if (set != NULL)
    {
      g_clear_pointer (&self->set, ludo_sealed_set_free);
      self->set = set;
      replace_set (self);
    }
  else if (error != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.complain", "s",
                                error->message);
}

static void
file_cb (LudoSealedRoom *self)
{
  ludo_room_ask_file (&self->room, _("Open Sealed Sticks"),
                      GTK_FILE_CHOOSER_ACTION_OPEN, _("Sealed sticks"),
                      "*" FILE_ENDING, NULL, G_CALLBACK (opened_cb));
}

static void
seal_changed_cb (LudoSealedRoom *self)
{
  gtk_widget_set_sensitive
    (self->seal_button,
     ludo_sealed_set_allows (gtk_editable_get_text (self->name),
                             gtk_editable_get_text (self->seal_word)));
}

static void
sealed_cb (LudoSealedRoom *self,
           int             response)
{
  g_autoptr (GFile) file =
    ludo_file_dialog_finish (&self->room.chooser, response);

  if (file == NULL)
    return;

  g_clear_pointer (&self->set, ludo_sealed_set_free);
  self->set =
    ludo_sealed_set_new (gtk_editable_get_text (self->name),
                         (guint) gtk_spin_button_get_value_as_int
                                   (self->percent),
                         gtk_editable_get_text (self->seal_word));
  ludo_chance_save_write_text (GTK_WIDGET (self), file,
                               ludo_sealed_set_dup_text (self->set));

  /* The fields are empty now, so that nobody sees what was sealed. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_editable_set_text (self->name, "");
  gtk_spin_button_set_value (self->percent, 50);
  gtk_editable_set_text (self->seal_word, "");
  replace_set (self);
}

static void
seal_cb (LudoSealedRoom *self)
{
  g_autofree char *name =
    g_strconcat (gtk_editable_get_text (self->name), FILE_ENDING, NULL);

  gtk_spin_button_update (self->percent);
  ludo_room_ask_file (&self->room, _("Save Sealed Sticks"),
                      GTK_FILE_CHOOSER_ACTION_SAVE, _("Sealed sticks"),
                      "*" FILE_ENDING, g_strdelimit (name, "/", '-'),
                      G_CALLBACK (sealed_cb));
}

static void
ludo_sealed_room_finalize (GObject *object)
{
  LudoSealedRoom *self = LUDO_SEALED_ROOM (object);

  ludo_sealed_set_free (self->set);
  g_clear_object (&self->sealed);

  G_OBJECT_CLASS (ludo_sealed_room_parent_class)->finalize (object);
}

static void
prepare (gpointer room)
{
  LudoSealedRoom *self = room;
  g_autoptr (LudoChanceStore) store = ludo_chance_store_dup_default ();

  self->sealed = g_object_ref (ludo_chance_store_get_sealed (store));
  ludo_signal_connect (self->sealed, "changed", ludo_room_update, self);
}

static void
ludo_sealed_room_class_init (LudoSealedRoomClass *klass)
{
  LudoRoomClass *room_class = LUDO_ROOM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_sealed_room_finalize;
  room_class->title = N_("Sealed Sticks");
  room_class->dup_rows = dup_rows;
  room_class->prepare = prepare;
  room_class->update = update;
  g_type_ensure (LUDO_TYPE_COUNT_ROW);
  ludo_room_class_set_template (room_class, "sealed-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoRoom, task);
  LUDO_TEMPLATE_CHILDREN (klass, LudoSealedRoom, top, sets, groups, throw_box,
                          card_box, verdict, sureness, hand_in_button,
                          take_back_button, word_box, word, anew_button,
                          problem, seal_box, name, percent, seal_word,
                          seal_button);
  LUDO_TEMPLATE_CALLBACKS (klass, set_cb, group_cb, file_cb, throw_cb,
                           hand_in_cb, take_back_cb, word_cb, anew_cb,
                           seal_changed_cb, seal_cb);
}

/* Fills the lists whose items never change. */
static void
fill_lists (LudoSealedRoom *self)
{
  g_autoptr (GtkStringList) groups = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) verdicts = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) surenesses = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) sets = gtk_string_list_new (NULL);

  for (guint i = 0; i < LUDO_SEALED_GROUPS; i++)
    {
      g_autofree char *name = g_strdup_printf (_("Group %u"), i + 1);

      gtk_string_list_append (groups, name);
    }
  for (LudoCard i = LUDO_CARD_FAIR; i < LUDO_N_CARDS; i++)
    gtk_string_list_append (verdicts, ludo_sealed_get_verdict_name (i));
  for (LudoSureness i = 0; i < LUDO_N_SURENESSES; i++)
    gtk_string_list_append (surenesses, ludo_sealed_get_sureness_name (i));
  gtk_drop_down_set_model (self->sets, G_LIST_MODEL (sets));
  gtk_drop_down_set_model (self->groups, G_LIST_MODEL (groups));
  gtk_drop_down_set_model (self->verdict, G_LIST_MODEL (verdicts));
  gtk_drop_down_set_model (self->sureness, G_LIST_MODEL (surenesses));
  ludo_drop_down_wrap (self->sets);
  ludo_drop_down_wrap (self->groups);
  ludo_drop_down_wrap (self->verdict);
  ludo_drop_down_wrap (self->sureness);
  forget_draft (self);
}

static void
ludo_sealed_room_init (LudoSealedRoom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_lists (self);
  for (guint n = 1; n <= 100; n *= 10)
    ludo_count_row_add (self->throw_box, n,
                        ludo_count_printf (ngettext ("Throw %u time",
                                                     "Throw %u times", n), n));
  ludo_flow_children (self->top);
  ludo_flow_children (self->card_box);
  ludo_flow_children (self->word_box);
  ludo_flow_children (self->seal_box);
}
