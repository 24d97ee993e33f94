/* ludo-ring-view.c: a ring of holes that the pupil sows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-ring-view.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/widgets/ludo-names.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-drawing.h"
#include "play/ludo-signal.h"

/* The milliseconds from stone to stone. */
#define STONE_MS 350

struct _LudoRingView
{
  GtkWidget parent_instance;

  const LudoDrawing *drawing;
  LudoRing ring;
  gboolean sowable;
  gboolean is_done;             /* whether the step was shown as done */
  int sown_until;               /* this many sowings are shown in one run */
  guint timeout_id;             /* while a sowing is being shown */
};

G_DEFINE_FINAL_TYPE (LudoRingView, ludo_ring_view, GTK_TYPE_WIDGET)

static char *
dup_words (LudoRingView *self)
{
  g_autoptr (GString) stones = g_string_new (NULL);
  g_autofree char *sowings =
    g_strdup_printf (ngettext ("%d sowing", "%d sowings",
                               (gulong) self->ring.n_sowings),
                     self->ring.n_sowings);

  for (int i = 0; i < self->ring.n_holes; i++)
    g_string_append_printf (stones, "%s%d", i > 0 ? ", " : "",
                            self->ring.stones[i]);

  if (self->ring.next < 0)
    /* Translators: a ring of holes: how many stones lie in each, and the number
     * of sowings so far. */
    return g_strdup_printf (_("Ring: %s stones. %s. The sowing has ended."),
                            stones->str, sowings);

  /* Translators: the same, and the number of the hole that is sown next. */
  return g_strdup_printf (_("Ring: %s stones. %s. Hole %d is sown next."),
                          stones->str, sowings, self->ring.next + 1);
}

/* Changes the name of the ring only after the focus has left it, because a
 * screen reader would speak the name in addition to the announcement of the
 * sowing. */
static void
update (LudoRingView *self)
{
  g_autofree char *words = dup_words (self);

  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    ludo_names_label (self, words);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
focus_cb (LudoRingView *self)
{
  g_autofree char *words = dup_words (self);

  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    ludo_names_label_late (GTK_WIDGET (self), words);
}

static void
end_sowing (LudoRingView *self)
{
  g_autofree char *words = NULL;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  while (self->ring.hand > 0
         || (self->ring.n_sowings < self->sown_until && self->ring.next >= 0))
    ludo_ring_step (&self->ring);
  update (self);
  words = dup_words (self);
  g_signal_emit_by_name (self, "sown", words);
}

static gboolean
step_cb (gpointer data)
{
  LudoRingView *self = data;

  ludo_ring_step (&self->ring);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->ring.hand > 0
      || (self->ring.n_sowings < self->sown_until && self->ring.next >= 0))
    return G_SOURCE_CONTINUE;

  self->timeout_id = 0;
  end_sowing (self);

  return G_SOURCE_REMOVE;
}

static void
clicked_cb (LudoRingView *self)
{
  if (!self->sowable)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  ludo_ring_view_sow (self);
}

static gboolean
key_cb (LudoRingView    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  if (!self->sowable || (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter
                         && keyval != GDK_KEY_space))
    return FALSE;

  ludo_ring_view_sow (self);

  return TRUE;
}

static void
ludo_ring_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LudoRingView *self = LUDO_RING_VIEW (widget);
  double size;
  g_autofree char *family = ludo_widget_style_font (widget, &size);
  const LudoScene scene = {
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .theme = ludo_widget_style_board_theme (widget),
    .font_family = family,
    .font_size = size,
    .screen = TRUE,
  };
  cairo_t *cr;

  if (self->ring.n_holes == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0,
                                                       (float) scene.width,
                                                       (float) scene.height));
  self->drawing->draw_ring (cr, &scene, &self->ring, self->sowable);
  cairo_destroy (cr);
}

static void
ludo_ring_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 64;
  *natural = 540;
}

static void
ludo_ring_view_dispose (GObject *object)
{
  g_clear_handle_id (&LUDO_RING_VIEW (object)->timeout_id, g_source_remove);

  G_OBJECT_CLASS (ludo_ring_view_parent_class)->dispose (object);
}

static void
ludo_ring_view_class_init (LudoRingViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_ring_view_dispose;
  widget_class->snapshot = ludo_ring_view_snapshot;
  widget_class->measure = ludo_ring_view_measure;
  gtk_widget_class_set_css_name (widget_class, "ring");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_BUTTON);
  ludo_signal_new (klass, "sown", 1, G_TYPE_STRING);
}

static void
ludo_ring_view_init (LudoRingView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (focus_cb), NULL);
}

GtkWidget *
ludo_ring_view_new (void)
{
  return g_object_new (LUDO_TYPE_RING_VIEW, NULL);
}

static void
set_sowable (LudoRingView *self,
             gboolean      sowable)
{
  self->sowable = sowable;
  gtk_widget_set_focusable (GTK_WIDGET (self), sowable);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Whether the right answer of @step is the state of the ring after one
 * sowing. */
static gboolean
asks_for_sowing (const LudoStep *step)
{
  LudoRing after = step->ring;

  ludo_ring_sow (&after);
  for (guint i = 0; i < step->options->len; i++)
    {
      g_autofree char *text =
        ludo_lesson_dup_text (g_ptr_array_index (step->options, i),
                              LUDO_PAGE_ENGLISH, TRUE);
      g_auto (GStrv) stones = g_strsplit (text, ",", -1);
      gboolean same = g_strv_length (stones) == (guint) after.n_holes
                      && (step->right_options >> i & 1) != 0;

      for (int j = 0; same && j < after.n_holes; j++)
        same = atoi (stones[j]) == after.stones[j];
      if (same)
        return TRUE;
    }

  return FALSE;
}

/* The number of sowings that show the answer of @step after it was given. */
static int
sowings_of (const LudoStep *step)
{
  if (step->kind == LUDO_STEP_CHOOSE)
    return asks_for_sowing (step) ? step->ring.n_sowings + 1 : 0;

  return step->kind == LUDO_STEP_NUMBER
         && g_strcmp0 (ludo_page_attribute (step->node, "measure"),
                       "sowings") == 0 ? step->number : 0;
}

void
ludo_ring_view_begin (LudoRingView  *self,
                      LudoLessonRun *run)
{
  g_return_if_fail (LUDO_IS_RING_VIEW (self) && LUDO_IS_LESSON_RUN (run));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->drawing =
    ludo_drawing_for (ludo_lesson_run_get_lesson (run)->rules->id);
  self->ring = ludo_lesson_run_get_step (run)->ring;
  gtk_widget_set_visible (GTK_WIDGET (self), self->ring.n_holes > 0);
  self->is_done = FALSE;
  self->sown_until = 0;
  set_sowable (self, FALSE);
  update (self);
}

void
ludo_ring_view_update (LudoRingView  *self,
                       LudoLessonRun *run)
{
  gboolean is_done, sowable;

  g_return_if_fail (LUDO_IS_RING_VIEW (self) && LUDO_IS_LESSON_RUN (run));

  is_done = ludo_lesson_run_get_state (run) == LUDO_RUN_DONE;
  sowable = is_done
            || ludo_lesson_run_get_step (run)->kind != LUDO_STEP_CHOOSE;
  if (self->ring.n_holes == 0)
    return;

  if (self->sowable != sowable)
    set_sowable (self, sowable);
  if (is_done && !self->is_done)
    {
      self->sown_until = sowings_of (ludo_lesson_run_get_step (run));
      if (self->ring.n_sowings < self->sown_until && self->timeout_id == 0)
        ludo_ring_view_sow (self);
    }
  self->is_done = is_done;
}

const LudoRing *
ludo_ring_view_get_ring (LudoRingView *self)
{
  g_return_val_if_fail (LUDO_IS_RING_VIEW (self), NULL);

  return &self->ring;
}

void
ludo_ring_view_sow (LudoRingView *self)
{
  g_return_if_fail (LUDO_IS_RING_VIEW (self));

  if (self->timeout_id != 0)
    end_sowing (self);
  else if (!ludo_ring_step (&self->ring))
    return;
  else if (ludo_widget_style_wants_motion (GTK_WIDGET (self)))
    {
      self->timeout_id = g_timeout_add (STONE_MS, step_cb, self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else
    end_sowing (self);
}
