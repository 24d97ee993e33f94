/* ludo-status.c: whose turn it is, and what just happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-status.h"

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

/* A headline of more letters is set smaller in a small window, so that the
 * board keeps its room. */
#define LONG_CHARS 44

/* The most lines of the second sentence; a longer one scrolls.  There are more
 * at the end of a game. */
#define LINES 3
#define LINES_AT_END 6

/* The least width of a refusal beside the button to its rule, in letters. */
#define REASON_LETTERS 22

/* The gap between the icon of a refusal and its sentence, in pixels. */
#define ICON_GAP 8

struct _LudoStatus
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkLabel *turn_label;
  GtkWidget *detail_box;
  GtkWidget *words_box;
  GtkWidget *detail_icon;
  GtkLabel *detail_label;
  GtkWidget *rule_button;

  gboolean is_spoken_otherwise; /* the name of the label is not its sentence */
  gboolean is_read;             /* the label had the focus as it changed, so
                                 * that a screen reader reads it */
  int most_lines;               /* of the sentence, without scrolling */
  char *spoken;                 /* the sentence as a voice says it; owned */
};

G_DEFINE_FINAL_TYPE (LudoStatus, ludo_status, GTK_TYPE_BOX)

/* Lets a screen reader say the sentence when Tab comes to the label: as the
 * spoken text, if that is another one, as for a long turn in notation.  Does
 * nothing while the label has the focus, because a screen reader would speak
 * the change at once. */
static void
name_detail (LudoStatus *self)
{
  const char *sentence = gtk_label_get_text (self->detail_label);
  const char *spoken = self->spoken;
  gboolean differs = !g_str_has_prefix (spoken, sentence);

  if (gtk_widget_has_focus (GTK_WIDGET (self->detail_label)))
    return;

  ludo_widget_style_set_tooltip (GTK_WIDGET (self->detail_label),
                                 sentence[0] != '\0' ? sentence : NULL);
  /* The tooltip is the accessible description, which is not spoken if it equals
   * the name. */
  if (differs || self->is_spoken_otherwise)
    {
      ludo_names_label (self->detail_label, differs ? spoken : sentence);
      ludo_names_describe (self->detail_label, differs ? spoken : sentence);
    }
  self->is_spoken_otherwise = differs;
}

static void
show_detail (LudoStatus *self,
             const char *sentence,
             const char *spoken,
             gboolean    refusal,
             const char *rule_id)
{
  GtkWidget *label = GTK_WIDGET (self->detail_label);

  g_free (self->spoken);
  self->spoken = g_strdup (spoken);
  self->is_read =
    gtk_widget_has_focus (label)
    && !g_str_equal (gtk_label_get_text (self->detail_label), sentence);
  gtk_label_set_text (self->detail_label, sentence);
  name_detail (self);
  /* Only a selectable label is a stop of the keyboard, and an empty one is to
   * be none. */
  gtk_label_set_selectable (self->detail_label, sentence[0] != '\0');
  gtk_widget_set_visible (self->detail_icon, refusal);
  gtk_widget_set_visible (self->rule_button,
                          rule_id != NULL && rule_id[0] != '\0');
  if (rule_id != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule_button), "s",
                                      rule_id);
  ludo_widget_style_set_class (self->detail_box, "refusal", refusal);
}

static void
announce (LudoStatus *self,
          const char *announcement)
{
  ludo_announce_rest (GTK_WIDGET (self->detail_label),
                      self->is_read ? gtk_label_get_text (self->detail_label)
                                    : "", announcement);
  g_signal_emit_by_name (self, "announced", announcement);
}

/* Returns: the width of the icon and of the gap after it; 0 if it is hidden. */
static int
icon_width (GtkWidget *icon)
{
  int width = -ICON_GAP;

  if (gtk_widget_should_layout (icon))
    gtk_widget_measure (icon, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width,
                        NULL, NULL);

  return width + ICON_GAP;
}

/* Measures the icon of a refusal and the sentence after it.  A GtkBox would do
 * the same, but it breaks the sentence at some ten widths to find the least for
 * its height, after every move and in every frame. */
static void
measure_words (GtkWidget      *box,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  GtkWidget *icon = gtk_widget_get_first_child (box);
  GtkWidget *label = gtk_widget_get_last_child (box);
  int before = icon_width (icon), least = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (before > 0)
    gtk_widget_measure (icon, orientation, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (label, orientation,
                      for_size < 0 ? -1 : MAX (for_size - before, 0), minimum,
                      natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum += before;
      *natural += before;
    }
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, least);
}

/* Puts both in the middle, as narrow as the number of lines of the sentence
 * allows, so that its lines are of about the same length. */
static void
allocate_words (GtkWidget *box,
                int        width,
                int        height,
                int        baseline)
{
  GtkWidget *icon = gtk_widget_get_first_child (box);
  GtkWidget *label = gtk_widget_get_last_child (box);
  gboolean mirrored = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  int before = icon_width (icon);
  GtkAllocation one = { 0, 0, MAX (before - ICON_GAP, 0), height };
  GtkAllocation other = { before, 0, width - before, height };
  int wished, left;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wished,
                      NULL, NULL);
  if (wished > other.width)
    gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, height, NULL,
                        &wished, NULL, NULL);
  left = (other.width - MIN (wished, other.width)) / 2;
  other.width -= 2 * left;
  one.x += left;
  other.x += left;
  if (mirrored)
    {
      one.x = width - one.x - one.width;
      other.x = width - other.x - other.width;
    }
  if (before > 0)
    gtk_widget_size_allocate (icon, &one, -1);
  gtk_widget_size_allocate (label, &other, -1);
}

static void
ludo_status_finalize (GObject *object)
{
  g_free (LUDO_STATUS (object)->spoken);

  G_OBJECT_CLASS (ludo_status_parent_class)->finalize (object);
}

static void
ludo_status_class_init (LudoStatusClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_status_finalize;
  ludo_signal_new (klass, "announced", 1, G_TYPE_STRING);

  LUDO_TEMPLATE_SET (klass, "status");
  LUDO_TEMPLATE_CHILDREN (klass, LudoStatus, turn_label, detail_box, words_box,
                          detail_icon, detail_label, rule_button);
}

static void
ludo_status_init (LudoStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A narrow window has no room for words beside the button. */
  ludo_flow_beside (self->detail_box, REASON_LETTERS);
  ludo_widget_style_set_layout (self->words_box, measure_words,
                                allocate_words);
  self->most_lines = LINES;
  self->spoken = g_strdup ("");
  ludo_signal_connect (self->detail_label, "notify::has-focus", name_detail,
                       self);
}

void
ludo_status_set_turn (LudoStatus *self,
                      const char *sentence,
                      gboolean    over)
{
  g_return_if_fail (LUDO_IS_STATUS (self) && sentence != NULL);

  gtk_label_set_text (self->turn_label, sentence);
  ludo_widget_style_set_class (GTK_WIDGET (self->turn_label), "long",
                               g_utf8_strlen (sentence, -1) > LONG_CHARS);
  ludo_widget_style_set_class (GTK_WIDGET (self->turn_label), "over", over);
  self->most_lines = over ? LINES_AT_END : LINES;
}

void
ludo_status_show (LudoStatus *self,
                  const char *sentence,
                  const char *announcement)
{
  g_return_if_fail (LUDO_IS_STATUS (self) && sentence != NULL);

  show_detail (self, sentence, announcement != NULL ? announcement : sentence,
               FALSE, NULL);
  if (announcement != NULL)
    announce (self, announcement);
}

void
ludo_status_refuse (LudoStatus *self,
                    const char *sentence,
                    const char *rule_id)
{
  g_return_if_fail (LUDO_IS_STATUS (self) && sentence != NULL);

  show_detail (self, sentence, sentence, TRUE, rule_id);
  announce (self, sentence);
}

static void
table_changed_cb (LudoStatus    *self,
                  guint          change,
                  LudoPlayTable *table)
{
  const LudoTableTexts *texts = ludo_play_table_get_texts (table);
  LudoReplay *replay = ludo_play_table_get_replay (table);

  if (change & LUDO_CHANGED_HEADLINE)
    ludo_status_set_turn (self, texts->headline,
                          ludo_game_get_over (ludo_replay_get_shown (replay)));
  if (change & (LUDO_CHANGED_SENTENCE | LUDO_CHANGED_ASIDE))
    {
      if (texts->rule_id != NULL)
        ludo_status_refuse (self, texts->sentence, texts->rule_id);
      else
        ludo_status_show (self, texts->sentence, texts->announcement);
    }
  if (change & LUDO_CHANGED_POSITION)
    ludo_widget_style_set_class (GTK_WIDGET (self), "previewing",
                                 ludo_replay_get_previewing (replay));
}

void
ludo_status_set_table (LudoStatus    *self,
                       LudoPlayTable *table)
{
  g_return_if_fail (LUDO_IS_STATUS (self) && LUDO_IS_PLAY_TABLE (table));

  ludo_signal_connect (table, "changed", table_changed_cb, self);
}

const char *
ludo_status_get_turn (LudoStatus *self)
{
  g_return_val_if_fail (LUDO_IS_STATUS (self), NULL);

  return gtk_label_get_text (self->turn_label);
}

int
ludo_status_get_surplus (LudoStatus *self,
                         int         width)
{
  GtkWidget *label = GTK_WIDGET (self->detail_label);
  int least, lines, line, most;
  GtkBorder padding;

  g_return_val_if_fail (LUDO_IS_STATUS (self), 0);

  /* A refusal does not scroll, because the button to its rule has to be
   * seen. */
  if (gtk_widget_get_visible (self->rule_button))
    return 0;

  gtk_style_context_get_padding
    (gtk_widget_get_style_context (GTK_WIDGET (self)), &padding);
  width -= padding.left + padding.right;
  gtk_widget_measure (self->detail_box, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  gtk_widget_measure (self->detail_box, GTK_ORIENTATION_VERTICAL,
                      MAX (width, least), &lines, NULL, NULL, NULL);
  gtk_widget_measure (self->detail_box, GTK_ORIENTATION_VERTICAL,
                      G_MAXINT / 4, &most, NULL, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, G_MAXINT / 4, &line,
                      NULL, NULL, NULL);
  most = MAX (most, line * self->most_lines);

  return MAX (lines - most, 0);
}
