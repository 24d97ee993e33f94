/* ludo-debate-room.c: sentences on chance to agree with or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-rooms.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"

struct _LudoDebateRoom
{
  LudoRoom room;

  /* Template widgets */
  GtkLabel *count;
  GtkWidget *stance_box;
  GtkToggleButton *agree_button;
  GtkToggleButton *disagree_button;
  GtkToggleButton *depends_button;
  GtkWidget *act_box;
  GtkWidget *try_button;
};

G_DEFINE_FINAL_TYPE (LudoDebateRoom, ludo_debate_room, LUDO_TYPE_ROOM)

static LudoDebate *
get_debate (LudoDebateRoom *self)
{
  return ludo_laboratory_get_debate (self->room.laboratory);
}

static LudoSamplerKind
get_kind (LudoDebateRoom *self)
{
  LudoThrows *throws = ludo_laboratory_get_throws (self->room.laboratory);

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
update (gpointer room)
{
  LudoDebateRoom *self = room;
  guint shown = ludo_debate_get_shown (get_debate (self));
  LudoStance stance = ludo_debate_get_stance (get_debate (self),
                                              get_kind (self), shown);
  g_autofree char *count = ludo_debate_describe (get_debate (self),
                                                 get_kind (self));

  ludo_announce_label
    (self->room.words,
     gettext (ludo_laboratory_get_sentence (self->room.laboratory)->text));
  gtk_label_set_text (self->count, count);
  self->room.filling = TRUE;
  for (LudoStance i = LUDO_STANCE_AGREE; i < LUDO_N_STANCES; i++)
    gtk_toggle_button_set_active (stance_button (self, i), i == stance);
  self->room.filling = FALSE;
  gtk_widget_set_sensitive (self->try_button,
                            ludo_laboratory_can_try (self->room.laboratory));
}

static void
stance_cb (LudoDebateRoom  *self,
           GtkToggleButton *button)
{
  LudoStance stance = LUDO_STANCE_AGREE;

  if (self->room.filling)
    return;

  while (stance_button (self, stance) != button)
    stance++;
  if (!gtk_toggle_button_get_active (button))
    stance = LUDO_STANCE_NONE;
  ludo_debate_set_stance (get_debate (self), get_kind (self),
                          ludo_debate_get_shown (get_debate (self)), stance);
}

/* The first sentence follows the last, because their order means nothing. */
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
    ludo_laboratory_get_sentence (self->room.laboratory)->trial;

  ludo_laboratory_try (self->room.laboratory);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (GTK_STACK (stack)));
  /* While a guess is to be made, the room announces that instead. */
  if (trial != NULL && !ludo_laboratory_is_guessing (self->room.laboratory))
    ludo_announce (gtk_stack_get_visible_child (GTK_STACK (stack)),
                   gettext (trial));
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

  widget_class->grab_focus = ludo_debate_room_grab_focus;
  LUDO_ROOM_CLASS (klass)->update = update;
  ludo_room_class_set_template (LUDO_ROOM_CLASS (klass), "debate-room");
  LUDO_TEMPLATE_CHILDREN (klass, LudoDebateRoom, count, stance_box,
                          agree_button, disagree_button, depends_button,
                          act_box, try_button);
  LUDO_TEMPLATE_CALLBACKS (klass, stance_cb, try_cb, previous_cb, next_cb);
}

static void
ludo_debate_room_init (LudoDebateRoom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_children (self->stance_box);
  ludo_flow_children (self->act_box);
}
