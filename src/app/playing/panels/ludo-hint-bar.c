/* ludo-hint-bar.c: the hint that was asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-hint-bar.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-auto-scroller.h"
#include "app/widgets/ludo-template.h"
#include "play/ludo-signal.h"

struct _LudoHintBar
{
  GtkBox parent_instance;

  gboolean enabled;
  gboolean hidden;
  gboolean gives_way;           /* hidden for a later sentence of the status */
  LudoHintStep last_step;       /* the last step that was announced */

  /* Template widgets */
  GtkLabel *label;
  GtkWidget *next_button;

  /* Owned */
  LudoBoard *board;
  LudoHint *hint;
};

G_DEFINE_FINAL_TYPE (LudoHintBar, ludo_hint_bar, GTK_TYPE_BOX)

static const char *
name_of_step (LudoHintStep step)
{
  switch (step)
    {
    case LUDO_HINT_GOAL:
      return _("Hint 1 of 3");
    case LUDO_HINT_REGION:
      return _("Hint 2 of 3");
    case LUDO_HINT_MOVE:
      return _("Hint 3 of 3");
    case LUDO_HINT_NONE:
    default:
      return "";
    }
}

static void
emit_announce (LudoHintBar *self,
               const char  *shown,
               const char  *spoken)
{
  g_signal_emit_by_name (self, "announce",
                         self->hidden && spoken != NULL ? spoken : shown,
                         spoken);
}

/* Shows the heading in the first line of the sentence, because there is no room
 * for a line more: the bar is no higher than the status that it covers. */
static void
show_text (LudoHintBar *self,
           const char  *heading,
           const char  *sentence)
{
  g_autofree char *text = sentence == NULL
                            ? g_strdup (heading)
                            : g_strconcat (heading, "\342\200\202", sentence,
                                           NULL);
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->end_index = (guint) strlen (heading);
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_text (self->label, text);
  gtk_label_set_attributes (self->label, attributes);
  pango_attr_list_unref (attributes);
}

static void
show_step (LudoHintBar *self)
{
  LudoHintStep step = ludo_hint_get_step (self->hint);
  const char *sentence = ludo_hint_get_sentence (self->hint);
  gboolean thinking = ludo_hint_get_thinking (self->hint);
  gboolean any = (thinking || step != LUDO_HINT_NONE) && !self->gives_way;

  /* Move the focus to the board from a button that is about to be hidden. */
  if ((!any || step == LUDO_HINT_MOVE)
      && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  show_text (self, thinking ? _("Thinking about a hint…")
                            : name_of_step (step), sentence);
  gtk_widget_set_visible (self->next_button, step == LUDO_HINT_GOAL
                                             || step == LUDO_HINT_REGION);
  gtk_widget_set_visible (GTK_WIDGET (self), any && !self->hidden);
}

static void
hint_changed_cb (LudoHintBar *self)
{
  LudoHintStep step = ludo_hint_get_step (self->hint);

  self->gives_way = FALSE;
  show_step (self);
  ludo_board_mark_hint (self->board, ludo_hint_get_cells (self->hint),
                        ludo_hint_get_advice (self->hint));
  if (step != LUDO_HINT_NONE && step != self->last_step)
    /* Give the status, which the bar covers, only an announcement and no text,
     * so that the hint is gone when the bar is closed. */
    emit_announce (self, "", ludo_hint_get_sentence (self->hint));
  self->last_step = step;
}

static void
ludo_hint_bar_dispose (GObject *object)
{
  LudoHintBar *self = LUDO_HINT_BAR (object);

  if (self->hint != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->hint, self);
      ludo_hint_set_game (self->hint, NULL);
    }
  g_clear_object (&self->hint);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (ludo_hint_bar_parent_class)->dispose (object);
}

static void
ludo_hint_bar_class_init (LudoHintBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_hint_bar_dispose;

  ludo_signal_new (klass, "announce", 2, G_TYPE_STRING, G_TYPE_STRING);

  g_type_ensure (LUDO_TYPE_AUTO_SCROLLER);
  LUDO_TEMPLATE_SET (klass, "hint-bar");
  LUDO_TEMPLATE_CHILDREN (klass, LudoHintBar, label, next_button);
  LUDO_TEMPLATE_CALLBACKS (klass, ludo_hint_bar_ask, ludo_hint_bar_dismiss);
  gtk_widget_class_set_css_name (widget_class, "hint-bar");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_hint_bar_init (LudoHintBar *self)
{
  self->enabled = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_hint_bar_new (LudoBoard    *board,
                   LudoAnalysis *analysis)
{
  LudoHintBar *self;

  g_return_val_if_fail (LUDO_IS_BOARD (board), NULL);

  self = g_object_new (LUDO_TYPE_HINT_BAR, NULL);
  self->board = g_object_ref (board);
  self->hint = ludo_hint_new (analysis);
  g_signal_connect_swapped (self->hint, "changed",
                            G_CALLBACK (hint_changed_cb), self);

  return GTK_WIDGET (self);
}

void
ludo_hint_bar_show (LudoHintBar *self,
                    LudoGame    *game,
                    gboolean     enabled,
                    gboolean     hidden)
{
  g_return_if_fail (LUDO_IS_HINT_BAR (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  ludo_hint_set_game (self->hint, game);
  if (self->enabled && !enabled)
    ludo_hint_bar_dismiss (self);
  self->enabled = enabled;
  if (self->hidden == hidden)
    return;

  self->hidden = hidden;
  show_step (self);
  if (ludo_hint_get_step (self->hint) != LUDO_HINT_NONE)
    emit_announce (self, "", ludo_hint_get_sentence (self->hint));
}

void
ludo_hint_bar_ask (LudoHintBar *self)
{
  g_autofree char *absence = NULL;
  gboolean begun;

  g_return_if_fail (LUDO_IS_HINT_BAR (self));

  g_object_get (self->board, "begun", &begun, NULL);
  absence = begun
              ? g_strdup (_("Finish this turn or undo it first: a hint is "
                            "about a whole turn."))
              : ludo_hint_describe_absence (self->hint);
  if (absence != NULL)
    emit_announce (self, absence, absence);
  else if (!self->enabled)
    emit_announce (self, _("Hints are turned off in the preferences."),
                   _("Hints are turned off in the preferences."));
  else
    {
      self->gives_way = FALSE;
      show_step (self);
      ludo_hint_ask (self->hint);
    }
}

void
ludo_hint_bar_make_way (LudoHintBar *self,
                        const char  *sentence)
{
  g_return_if_fail (LUDO_IS_HINT_BAR (self));

  if (ludo_hint_get_step (self->hint) == LUDO_HINT_NONE || self->gives_way
      || g_strcmp0 (sentence, ludo_hint_get_sentence (self->hint)) == 0)
    return;

  self->gives_way = TRUE;
  show_step (self);
}

gboolean
ludo_hint_bar_dismiss (LudoHintBar *self)
{
  gboolean any;

  g_return_val_if_fail (LUDO_IS_HINT_BAR (self), FALSE);

  any = ludo_hint_get_thinking (self->hint)
        || ludo_hint_get_step (self->hint) != LUDO_HINT_NONE;
  ludo_hint_clear (self->hint);
  if (any)
    emit_announce (self, "", NULL);

  return any;
}

LudoHint *
ludo_hint_bar_get_hint (LudoHintBar *self)
{
  g_return_val_if_fail (LUDO_IS_HINT_BAR (self), NULL);

  return self->hint;
}
