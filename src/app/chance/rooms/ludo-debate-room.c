/* ludo-debate-room.c: sentences on chance to agree with or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-debate-room.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "board/ludo-keys.h"

struct _LudoDebateRoom
{
  GtkBox parent_instance;

  gboolean filling;             /* the stance is set, and nobody chose */

  /* Template widgets */
  GtkLabel *sentence;
  GtkLabel *count;
  GtkWidget *stance_box;
  GtkToggleButton *agree_button;
  GtkToggleButton *disagree_button;
  GtkToggleButton *depends_button;
  GtkWidget *act_box;
  GtkWidget *try_button;
  GtkWidget *previous_button;
  GtkWidget *next_button;

  LudoLaboratory *laboratory;   /* owned */
};

G_DEFINE_FINAL_TYPE (LudoDebateRoom, ludo_debate_room, GTK_TYPE_BOX)

static LudoDebate *
get_debate (LudoDebateRoom *self)
{
  return ludo_laboratory_get_debate (self->laboratory);
}

static LudoSamplerKind
get_kind (LudoDebateRoom *self)
{
  LudoThrows *throws = ludo_laboratory_get_throws (self->laboratory);

  return ludo_throws_get_sampler (throws)->kind;
}

static GtkToggleButton *
stance_button (LudoDebateRoom *self,
               LudoStance      stance)
{
  GtkToggleButton *const buttons[LUDO_N_STANCES] = {
    NULL, self->agree_button, self->disagree_button, self->depends_button,
  };

  return buttons[stance];
}

static void
update (LudoDebateRoom *self)
{
  LudoStance stance;
  g_autofree char *count = NULL;
  guint shown;

  if (ludo_laboratory_get_room (self->laboratory) != LUDO_CHANCE_ROOM_DEBATE)
    return;

  shown = ludo_debate_get_shown (get_debate (self));
  stance = ludo_debate_get_stance (get_debate (self), get_kind (self), shown);
  count = ludo_debate_describe (get_debate (self), get_kind (self));
  ludo_announce_label
    (self->sentence,
     gettext (ludo_laboratory_get_sentence (self->laboratory)->text));
  gtk_label_set_text (self->count, count);
  self->filling = TRUE;
  for (LudoStance i = LUDO_STANCE_AGREE; i < LUDO_N_STANCES; i++)
    gtk_toggle_button_set_active (stance_button (self, i), i == stance);
  self->filling = FALSE;
  gtk_widget_set_sensitive (self->try_button,
                            ludo_laboratory_can_try (self->laboratory));
}

static void
stance_cb (LudoDebateRoom  *self,
           GtkToggleButton *button)
{
  LudoStance stance = LUDO_STANCE_AGREE;

  if (self->filling)
    return;

  while (stance_button (self, stance) != button)
    stance++;
  if (!gtk_toggle_button_get_active (button))
    stance = LUDO_STANCE_NONE;
  ludo_debate_set_stance (get_debate (self), get_kind (self),
                          ludo_debate_get_shown (get_debate (self)), stance);
}

/* Goes round, because an end of the sentences means nothing. */
static void
go (LudoDebateRoom *self,
    guint           by)
{
  guint shown = ludo_debate_get_shown (get_debate (self));

  ludo_debate_set_shown (get_debate (self),
                         (shown + by) % LUDO_DEBATE_SENTENCES);
}

static void
previous_cb (LudoDebateRoom *self)
{
  go (self, LUDO_DEBATE_SENTENCES - 1);
}

static void
next_cb (LudoDebateRoom *self)
{
  go (self, 1);
}

static void
try_cb (LudoDebateRoom *self)
{
  GtkWidget *stack = gtk_widget_get_ancestor (GTK_WIDGET (self),
                                              GTK_TYPE_STACK);
  const char *trial =
    ludo_laboratory_get_sentence (self->laboratory)->trial;

  ludo_laboratory_try (self->laboratory);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (GTK_STACK (stack)));
  /* While a guess is to be made, the room announces that instead. */
  if (trial != NULL && !ludo_laboratory_is_guessing (self->laboratory))
    ludo_announce (gtk_stack_get_visible_child (GTK_STACK (stack)),
                   gettext (trial));
}

static gboolean
key_pressed_cb (LudoDebateRoom        *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  if (ludo_keys_find_letter (keys, keyval, keycode, state) != GDK_KEY_l)
    return FALSE;

  ludo_announce (GTK_WIDGET (self), gtk_label_get_text (self->sentence));

  return TRUE;
}

static void
ludo_debate_room_finalize (GObject *object)
{
  g_clear_object (&LUDO_DEBATE_ROOM (object)->laboratory);

  G_OBJECT_CLASS (ludo_debate_room_parent_class)->finalize (object);
}

static gboolean
ludo_debate_room_grab_focus (GtkWidget *widget)
{
  LudoDebateRoom *self = LUDO_DEBATE_ROOM (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->agree_button));
}

static void
ludo_debate_room_class_init (LudoDebateRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_debate_room_finalize;
  widget_class->grab_focus = ludo_debate_room_grab_focus;
  gtk_widget_class_set_template_from_resource
    (widget_class, "/io/github/ludotheque/Ludotheque/ludo-debate-room.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoDebateRoom, name)
  BIND (sentence);
  BIND (count);
  BIND (stance_box);
  BIND (agree_button);
  BIND (disagree_button);
  BIND (depends_button);
  BIND (act_box);
  BIND (try_button);
  BIND (previous_button);
  BIND (next_button);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, stance_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_set_css_name (widget_class, "debate-room");
}

static void
ludo_debate_room_init (LudoDebateRoom *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  ludo_flow_children (self->stance_box);
  ludo_flow_children (self->act_box);
  ludo_names_give (GTK_WIDGET (self));
}

GtkWidget *
ludo_debate_room_new (LudoLaboratory *laboratory)
{
  LudoDebateRoom *self = g_object_new (LUDO_TYPE_DEBATE_ROOM, NULL);

  self->laboratory = g_object_ref (laboratory);
  g_signal_connect_object (laboratory, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
