/* ludo-mark-guide.c: explains each mark on the board once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-mark-guide.h"

#include <glib/gi18n.h>

/* The seconds that a line is shown. */
#define SECONDS 7

/* In less width than this, in pixels, the guide covers the whole strip below
 * it, because otherwise the ends of the strip would be visible. */
#define NARROW 500

struct _LudoMarkGuide
{
  GtkBox parent_instance;

  gboolean quiet;
  guint explained;
  guint timeout_id;
  guint idle_id;

  /* Borrowed */
  LudoBoard *board;             /* the board whose marks are explained */
  GtkRevealer *revealer;
  GtkLabel *label;
};

enum
{
  PROP_EXPLAINED = 1,
};

/* The lines, in the order in which the marks usually appear. */
static const struct
{
  guint bit;
  guint marks;
  const char *text;
} lines[] = {
  { 1 << 0, LUDO_MARK_MOVABLE, N_("You can pick up what has a bar below it.") },
  { 1 << 1, LUDO_MARK_SELECTED, N_("A whole ring marks what you have "
                                   "picked up.") },
  { 1 << 2, LUDO_MARK_TARGET, N_("You can go to any place with a dot.") },
  { 1 << 3, LUDO_BOARD_MARK_NUMBERS,
    N_("A number on a place shows which die leads there.") },
  { 1 << 4, LUDO_MARK_LAST,
    N_("Four corners show what has been played since your last turn.") },
  { 1 << 5, LUDO_MARK_HINT, N_("A dashed ring marks what the hint is about.") },
};

const char *
ludo_mark_guide_get_line (guint  index,
                          guint *marks)
{
  if (index >= G_N_ELEMENTS (lines))
    return NULL;

  *marks = lines[index].marks;

  return gettext (lines[index].text);
}

G_DEFINE_FINAL_TYPE (LudoMarkGuide, ludo_mark_guide, GTK_TYPE_BOX)

static gboolean read_cb (gpointer data);

/* Explains the first mark on the board that has not been explained. */
static void
update (LudoMarkGuide *self)
{
  guint marks;

  if (self->quiet || self->explained == LUDO_MARK_GUIDE_ALL
      || self->timeout_id != 0
      || !gtk_widget_get_child_visible (GTK_WIDGET (self))
      || !gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    return;

  marks = ludo_board_get_marks (self->board);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if ((marks & lines[i].marks) && !(self->explained & lines[i].bit))
      {
        const char *text = gettext (lines[i].text);

        gtk_label_set_text (self->label, text);
        gtk_widget_set_halign (GTK_WIDGET (self->revealer),
                               gtk_widget_get_width (GTK_WIDGET (self))
                               < NARROW ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
        gtk_revealer_set_reveal_child (self->revealer, TRUE);
        self->timeout_id = g_timeout_add_seconds (SECONDS, read_cb, self);
        self->explained |= lines[i].bit;
        g_object_notify (G_OBJECT (self), "explained");
        return;
      }
}

static gboolean
read_cb (gpointer data)
{
  LudoMarkGuide *self = data;

  self->timeout_id = 0;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  update (self);

  return G_SOURCE_REMOVE;
}

static gboolean
update_cb (gpointer data)
{
  LudoMarkGuide *self = data;

  self->idle_id = 0;
  update (self);

  return G_SOURCE_REMOVE;
}

/* Updates when idle, because a change of the property while it is read from the
 * settings would not be written back. */
static void
queue_update (LudoMarkGuide *self)
{
  if (self->idle_id == 0 && self->explained != LUDO_MARK_GUIDE_ALL)
    self->idle_id = g_idle_add (update_cb, self);
}

static void
ludo_mark_guide_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_EXPLAINED:
      g_value_set_int (value, (int) LUDO_MARK_GUIDE (object)->explained);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_mark_guide_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  LudoMarkGuide *self = LUDO_MARK_GUIDE (object);

  switch (prop_id)
    {
    case PROP_EXPLAINED:
      self->explained = (guint) g_value_get_int (value);
      queue_update (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_mark_guide_dispose (GObject *object)
{
  LudoMarkGuide *self = LUDO_MARK_GUIDE (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_handle_id (&self->idle_id, g_source_remove);

  G_OBJECT_CLASS (ludo_mark_guide_parent_class)->dispose (object);
}

static void
ludo_mark_guide_class_init (LudoMarkGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ludo_mark_guide_dispose;
  object_class->get_property = ludo_mark_guide_get_property;
  object_class->set_property = ludo_mark_guide_set_property;
  g_object_class_install_property (
    object_class, PROP_EXPLAINED,
    g_param_spec_int ("explained", NULL, NULL, 0, LUDO_MARK_GUIDE_ALL,
                      LUDO_MARK_GUIDE_ALL,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
ludo_mark_guide_init (LudoMarkGuide *self)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                                   NULL);

  self->explained = LUDO_MARK_GUIDE_ALL;
  self->label = GTK_LABEL (label);
  gtk_widget_add_css_class (label, "message");
  gtk_widget_add_css_class (label, "guide");
  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->revealer,
                                    GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
  gtk_revealer_set_child (self->revealer, label);
  gtk_widget_set_hexpand (GTK_WIDGET (self->revealer), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->revealer), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->revealer));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_after (self, "map", G_CALLBACK (queue_update), NULL);
}

GtkWidget *
ludo_mark_guide_new (LudoBoard *board)
{
  LudoMarkGuide *self;

  g_return_val_if_fail (LUDO_IS_BOARD (board), NULL);

  self = g_object_new (LUDO_TYPE_MARK_GUIDE, NULL);
  self->board = board;

  return GTK_WIDGET (self);
}

void
ludo_mark_guide_set_quiet (LudoMarkGuide *self,
                           gboolean       quiet)
{
  g_return_if_fail (LUDO_IS_MARK_GUIDE (self));

  self->quiet = quiet;
  if (!quiet)
    queue_update (self);
}
