/* ludo-lesson-page.c: the page on which a lesson is done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-page-private.h"

#include <glib/gi18n.h>

#include "app/learning/ludo-lent-room.h"
#include "app/learning/ludo-lesson-ways.h"
#include "app/learning/ludo-lesson-words.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "board/ludo-keyboard.h"
#include "board/ludo-widget-style.h"
#include "learn/ludo-puzzle.h"
#include "play/ludo-signal.h"

#define RESOURCE "/io/github/ludotheque/Ludotheque/ludo-lesson-page.ui"

/* The frames after which new text has its size and place. */
#define SETTLING_FRAMES 3

/* The milliseconds between the pupil's turn and the computer's. */
#define MOVE_DELAY 600

G_DEFINE_FINAL_TYPE (LudoLessonPage, ludo_lesson_page, GTK_TYPE_BOX)

static void
set_text (GtkLabel *label,
          char     *markup)
{
  gtk_label_set_markup (label, markup);
  gtk_widget_set_visible (GTK_WIDGET (label), markup[0] != '\0');
  g_free (markup);
}

static GtkWindow *
window_of (LudoLessonPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Makes an announcement that had to wait until the window of the page had the
 * keyboard, as for a lesson named on the command line. */
static void
catch_up (LudoLessonPage *self)
{
  if (!self->is_unheard || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || !gtk_window_is_active (window_of (self)))
    return;

  self->is_unheard = FALSE;
  ludo_announce_first (GTK_WIDGET (self->reply_label), self->announcement);
}

static void
announce (LudoLessonPage *self,
          const char     *text)
{
  g_free (self->announcement);
  self->announcement = g_strdup (text);
  self->is_unheard = !gtk_widget_get_mapped (GTK_WIDGET (self))
                     || !gtk_window_is_active (window_of (self));
  if (!self->is_unheard)
    ludo_announce (GTK_WIDGET (self->reply_label), text);
}

static void settle (LudoLessonPage *self);

/* Shows @text as a reply, with the colour, shape and heading of its tone. */
static void
reply (LudoLessonPage *self,
       const char     *text,
       LudoReplyTone   tone)
{
  static const struct
  {
    const char *css_class;
    const char *icon;
  } tones[] = {
    [LUDO_TONE_RIGHT] = { "right", "object-select-symbolic" },
    [LUDO_TONE_WRONG] = { "wrong", "window-close-symbolic" },
    [LUDO_TONE_MORE] = { "note", "go-next-symbolic" },
    [LUDO_TONE_HINT] = { "note", "dialog-information-symbolic" },
    [LUDO_TONE_NOTE] = { "note", "dialog-information-symbolic" },
  };
  const char *heading = ludo_lesson_words_get_heading (tone);
  gboolean is_said = text[0] != '\0' && tone != LUDO_TONE_NONE;
  const char *rest = ludo_lesson_words_skip_heading (tone, text);

  /* The label does not repeat what the heading says. */
  gtk_label_set_text (self->reply_label, rest[0] != '\0' ? rest : text);
  /* Only a selectable label is a stop of the keyboard. */
  gtk_label_set_selectable (self->reply_label, is_said);
  /* The label stays visible without text, because GTK announces no hidden
   * widget. */
  gtk_widget_set_visible (GTK_WIDGET (self->reply_icon), is_said);
  ludo_widget_style_set_class (self->reply_box, "said", is_said);
  for (guint i = LUDO_TONE_RIGHT; i < G_N_ELEMENTS (tones); i++)
    gtk_widget_remove_css_class (self->reply_box, tones[i].css_class);
  gtk_label_set_text (self->reply_heading, is_said ? heading : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reply_heading),
                          is_said && heading[0] != '\0' && rest[0] != '\0');
  gtk_widget_set_margin_bottom (self->reply_box, 0);
  settle (self);
  if (!is_said)
    return;
  gtk_widget_add_css_class (self->reply_box, tones[tone].css_class);
  gtk_image_set_from_icon_name (self->reply_icon, tones[tone].icon);
}

/* Whether the step asks for places of the board and not for moves. */
static gboolean
is_pointing (LudoLessonPage *self)
{
  LudoStepKind kind = ludo_lesson_run_get_step (self->run)->kind;

  return ludo_lesson_run_get_state (self->run) == LUDO_RUN_ASKING
         && (kind == LUDO_STEP_CELL || kind == LUDO_STEP_PLACE
             || kind == LUDO_STEP_PREDICT);
}

/* Whether the board takes a move or a place now. */
static gboolean
is_on_board (LudoLessonPage *self)
{
  return ludo_lesson_run_get_playing (self->run) || is_pointing (self);
}

static void
update_reply (LudoLessonPage *self)
{
  LudoReplyTone tone = ludo_lesson_run_get_tone (self->run);
  g_autofree char *shown = ludo_lesson_run_dup_reply (self->run);
  g_autofree char *text = ludo_lesson_run_dup_heard_reply (self->run);
  g_autofree char *ply = ludo_lesson_words_dup_ply (self->run, &self->n_plies);
  g_autofree char *judged = ludo_lesson_words_dup_judged (tone, text);
  guint n_replies = ludo_lesson_run_count_replies (self->run);

  /* Let the reply wait until the board has shown the throw, because it says
   * where the throw led. */
  if (_ludo_lesson_page_is_throwing (self))
    return;
  reply (self, shown, tone);
  /* The run emits several changes for one act, so a reply that was announced is
   * announced again only if it was given again. */
  if (text[0] != '\0'
      && (n_replies != self->n_replies
          || g_strcmp0 (text, self->announced_reply) != 0))
    announce (self, n_replies != self->n_replies ? judged
              : ludo_lesson_words_get_rest (text, self->announced_reply));
  /* Announce each move, although the hint stays while moves are made. */
  else if (ply != NULL)
    announce (self, ply);
  self->n_replies = n_replies;
  g_free (self->announced_reply);
  self->announced_reply = g_steal_pointer (&text);
}

/* Scrolls to the reply, which is last, or else to the question with its entry,
 * its places or its first answer, even if the text above scrolls away; the
 * heading is not cut.  Does not scroll in a step to read or to watch, nor away
 * from a focused button of the reply when the computer moves. */
static void
show_ask (LudoLessonPage *self)
{
  GtkWidget *scroller = GTK_WIDGET (self->scroller);
  GtkWidget *ask = GTK_WIDGET (self->ask_label);
  GtkWidget *title = GTK_WIDGET (self->title_label);
  GtkWidget *last = gtk_widget_get_visible (self->number_box)
                      ? self->number_box
                    : gtk_widget_get_visible (self->laboratory_button)
                      ? self->laboratory_button
                    : !gtk_widget_get_visible (self->options_box) ? ask
                    : gtk_widget_get_visible (self->sure_box)
                      ? self->options_box
                      : gtk_widget_get_first_child (self->options_box);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  GtkWidget *focus = gtk_widget_get_visible (self->why_box)
                       ? gtk_widget_get_focus_child (self->why_box) : NULL;
  graphene_rect_t heading, top, end;

  if (focus != NULL && gtk_widget_compute_bounds (focus, scroller, &end))
    gtk_adjustment_clamp_page (adjustment, value + end.origin.y,
                               value + end.origin.y + end.size.height);
  else if (gtk_widget_has_css_class (self->reply_box, "said")
           && gtk_widget_compute_bounds (self->reply_box, scroller, &top))
    /* Scroll to the beginning of a long reply. */
    gtk_adjustment_set_value (adjustment, value + top.origin.y);
  else if (self->run != NULL
           && ludo_step_kind_asks (ludo_lesson_run_get_step (self->run)->kind)
           && gtk_widget_get_visible (ask)
           && gtk_widget_compute_bounds (title, scroller, &heading)
           && gtk_widget_compute_bounds (ask, scroller, &top)
           && gtk_widget_compute_bounds (last, scroller, &end))
    {
      double below = heading.origin.y + heading.size.height;
      double by = MIN (top.origin.y,
                       end.origin.y + end.size.height
                       - gtk_adjustment_get_page_size (adjustment));

      if (by > heading.origin.y && by < below)
        {
          double room = gtk_adjustment_get_upper (adjustment)
                        - gtk_adjustment_get_page_size (adjustment) - value;

          /* Lengthen the text where it is too short to scroll so far. */
          by = below;
          if (by > room)
            gtk_widget_set_margin_bottom
              (self->reply_box, gtk_widget_get_margin_bottom (self->reply_box)
                                + (int) (by - room) + 1);
        }
      gtk_adjustment_set_value (adjustment, value + by);
    }
}

/* Queues the resize of new text again after the layout.  GTK measures it before
 * its letters have their size and does not measure it again, so that the last
 * answer would be outside of the area that gets clicks. */
static gboolean
settle_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  LudoLessonPage *self = LUDO_LESSON_PAGE (widget);

  if (--self->frames_left == 1)
    {
      gtk_widget_queue_resize (GTK_WIDGET (self->reply_label));
      for (GtkWidget *option = gtk_widget_get_first_child (self->options_box);
           option != NULL; option = gtk_widget_get_next_sibling (option))
        gtk_widget_queue_resize (option);
    }
  show_ask (self);

  return self->frames_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Keeps the question or the reply in sight for the next frames. */
static void
settle (LudoLessonPage *self)
{
  if (self->frames_left == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
  self->frames_left = SETTLING_FRAMES;
}

static void
changed_cb (LudoLessonPage *self)
{
  LudoStepKind kind = ludo_lesson_run_get_step (self->run)->kind;

  /* The answers for the next throw would reveal where this one leads. */
  if (kind == LUDO_STEP_PREDICT && !_ludo_lesson_page_is_throwing (self))
    _ludo_lesson_page_make_options (self);
  _ludo_lesson_page_mark_options (self);
  update_reply (self);
  _ludo_lesson_page_update_buttons (self);
  ludo_step_dots_update (self->dots);
  ludo_lesson_ways_mark (self->board, self->run);
  ludo_ring_view_update (self->ring, self->run);
  ludo_board_set_interactive (self->board,
                              ludo_lesson_run_get_playing (self->run));
  ludo_board_set_pointing (self->board, is_pointing (self));
  ludo_board_set_final (self->board,
                        (ludo_lesson_run_get_lesson (self->run)->locks
                         & LUDO_LOCK_UNDO) != 0);
  ludo_lesson_ways_update (self->board, self->run, self->shows_ways);
  if (!is_on_board (self) || kind == LUDO_STEP_PREDICT)
    _ludo_lesson_page_lead_focus (self);
}

/* Returns: the words that announce the step: its text as far as it can be heard
 * at once, or if @is_whole all of it. */
static char *
dup_announcement (LudoLessonPage *self,
                  gboolean        is_whole)
{
  g_autofree char *title =
    ludo_puzzle_dup_spoken (gtk_label_get_text (self->title_label));

  return ludo_lesson_words_dup_step (self->run, self->library, title, is_whole);
}

/* Shows another step, or the same from its beginning. */
static void
stepped_cb (LudoLessonPage *self)
{
  const LudoStep *step = ludo_lesson_run_get_step (self->run);
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (self->run);
  LudoPageLanguage language = ludo_page_language_now ();
  g_autofree char *all = NULL;
  g_autofree char *aim = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *spoken = NULL;
  const char *title = step->node->title[language];

  ludo_board_area_set_only_seen
    (self->area, step->kind == LUDO_STEP_CHOOSE
                 || step->kind == LUDO_STEP_NUMBER
                 || ludo_step_kind_is_in_laboratory (step->kind));
  ludo_board_set_interactive (self->board, TRUE);
  ludo_board_set_game (self->board, ludo_lesson_run_get_game (self->run));
  ludo_ring_view_begin (self->ring, self->run);
  gtk_widget_set_visible (GTK_WIDGET (self->board), step->ring.n_holes == 0);
  if (title == NULL)
    title = ludo_lesson_get_title (lesson, language);
  if (self->is_practice)
    aim = ludo_lesson_dup_text (lesson->aim, language, TRUE);
  heading = g_strjoin (" · ", title, aim, NULL);
  gtk_label_set_markup (self->title_label, heading);
  spoken = ludo_puzzle_dup_spoken (heading);
  ludo_names_label (self->title_label, spoken);
  set_text (self->words_label,
            ludo_lesson_words_dup (self->run, self->library));
  set_text (self->ask_label, ludo_lesson_dup_text (step->ask, language,
                                                   FALSE));
  _ludo_lesson_page_let_number_go (self);
  gtk_editable_set_text (self->number_entry, "");
  _ludo_lesson_page_make_options (self);
  self->n_plies = G_MAXUINT;
  /* Clearing the adjustment makes it emit "changed": see settle(). */
  gtk_adjustment_configure (gtk_scrolled_window_get_vadjustment
                              (self->scroller), 0, 0, 0, 0, 0, 0);
  changed_cb (self);
  if (!self->is_retried && !gtk_widget_has_css_class (self->reply_box, "said"))
    {
      all = dup_announcement (self, FALSE);
      announce (self, all);
    }
  _ludo_lesson_page_lead_focus (self);
}

/* Answers with a place of the board. */
static void
pointed_cb (LudoLessonPage *self,
            int             place)
{
  if (self->run != NULL)
    ludo_lesson_run_point (self->run, place);
}

static void
illegal_cb (LudoLessonPage *self,
            const char     *token,
            const char     *sentence)
{
  g_autofree char *written =
    token != NULL && self->run != NULL
      ? ludo_lesson_run_dup_refusal (self->run, token) : NULL;

  /* The move that was begun can no longer be right, so take it back: a pick of
   * another hole begins another move. */
  if (self->begun_wrong && ludo_board_cancel (self->board))
    {
      g_free (written);
      written = g_strdup (_("The move was taken back. Choose another."));
    }
  reply (self, written != NULL ? written : sentence, LUDO_TONE_WRONG);
  announce (self, written != NULL ? written : sentence);
}

void
_ludo_lesson_page_announce (LudoLessonPage *self,
                            const char     *text,
                            LudoReplyTone   tone)
{
  if (text != NULL)
    {
      reply (self, text, tone);
      announce (self, text);
    }
  else if (self->run != NULL)
    {
      g_autofree char *said = ludo_lesson_run_dup_reply (self->run);

      reply (self, said, ludo_lesson_run_get_tone (self->run));
    }
}

static void
announced_cb (LudoLessonPage *self,
              const char     *text)
{
  _ludo_lesson_page_announce (self, text, LUDO_TONE_NOTE);
}

/* Announces the whole step until a move of it has been played. */
static gboolean
last_asked_cb (LudoLessonPage *self)
{
  g_autofree char *text = NULL;

  if (self->run == NULL
      || ludo_game_get_n_plies (ludo_lesson_run_get_game (self->run))
         > ludo_lesson_run_get_step (self->run)->before->len)
    return FALSE;

  text = dup_announcement (self, TRUE);
  announce (self, text);

  return TRUE;
}

/* The key works without a button too, so it may find no hint. */
static void
hint_asked_cb (LudoLessonPage *self)
{
  if (self->run != NULL && !ludo_lesson_run_can_hint (self->run))
    announce (self, _("There is no hint here."));
  else
    _ludo_lesson_page_ask_hint (self);
}

/* Shows what to choose next.  Of a move that can no longer be right it shows
 * what is wrong instead, and the move can be taken back. */
static void
picked_cb (LudoLessonPage *self,
           const char     *next)
{
  const int *path;
  int n_path = ludo_board_get_path (self->board, &path);
  g_autofree char *wrong =
    next != NULL && self->run != NULL
      ? ludo_lesson_run_dup_begun (self->run, path, n_path) : NULL;

  _ludo_lesson_page_announce (self, wrong != NULL ? wrong : next,
                              wrong != NULL ? LUDO_TONE_WRONG : LUDO_TONE_NOTE);
  self->begun_wrong = wrong != NULL;
  if (self->run != NULL)
    _ludo_lesson_page_update_buttons (self);
}

static void
moving_cb (LudoLessonPage *self)
{
  gboolean moving;

  if (self->run == NULL)
    return;
  g_object_get (self->board, "moving", &moving, NULL);
  ludo_computer_set_moving (ludo_lesson_run_get_computer (self->run), moving);
  if (moving || ludo_lesson_run_get_step (self->run)->kind
                != LUDO_STEP_PREDICT)
    return;
  _ludo_lesson_page_make_options (self);
  _ludo_lesson_page_mark_options (self);
  update_reply (self);
  _ludo_lesson_page_lead_focus (self);
}

static void
ludo_lesson_page_dispose (GObject *object)
{
  LudoLessonPage *self = LUDO_LESSON_PAGE (object);

  _ludo_lesson_page_let_number_go (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->run);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ludo_lesson_page_parent_class)->dispose (object);
}

static void
ludo_lesson_page_finalize (GObject *object)
{
  g_free (LUDO_LESSON_PAGE (object)->announcement);
  g_free (LUDO_LESSON_PAGE (object)->announced_reply);

  G_OBJECT_CLASS (ludo_lesson_page_parent_class)->finalize (object);
}

static gboolean
ludo_lesson_page_grab_focus (GtkWidget *widget)
{
  LudoLessonPage *self = LUDO_LESSON_PAGE (widget);

  if (self->run == NULL)
    return FALSE;
  _ludo_lesson_page_lead_focus (self);

  return TRUE;
}

/* Takes the focus, because the lesson may have begun before the window
 * appeared. */
static void
ludo_lesson_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ludo_lesson_page_parent_class)->map (widget);
  if (gtk_root_get_focus (gtk_widget_get_root (widget)) == NULL)
    gtk_widget_grab_focus (widget);
  catch_up (LUDO_LESSON_PAGE (widget));
}

static void
ludo_lesson_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ludo_lesson_page_parent_class)->root (widget);
  ludo_signal_connect (gtk_widget_get_root (widget), "notify::is-active",
                       catch_up, widget);
}

static void
ludo_lesson_page_class_init (LudoLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_lesson_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_lesson_page_finalize;
  widget_class->grab_focus = ludo_lesson_page_grab_focus;
  widget_class->map = ludo_lesson_page_map;
  widget_class->root = ludo_lesson_page_root;
  ludo_signal_new (klass, "finished", 0);
  ludo_signal_new (klass, "level-asked", 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "lesson-page");
}

static void
sown_cb (LudoLessonPage *self,
         const char     *words)
{
  announce (self, words);
  _ludo_lesson_page_update_buttons (self);
}

static void
connect_parts (LudoLessonPage *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } parts[] = {
    { self->sure_drop_down, "notify::selected",
      G_CALLBACK (_ludo_lesson_page_take_sureness) },
    { gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
      G_CALLBACK (settle) },
    { self->ring, "sown", G_CALLBACK (sown_cb) },
    { self->board, "pointed", G_CALLBACK (pointed_cb) },
    { self->board, "play-asked", G_CALLBACK (_ludo_lesson_page_act_again) },
    { self->board, "illegal", G_CALLBACK (illegal_cb) },
    { self->board, "announce", G_CALLBACK (announced_cb) },
    { self->board, "last-asked", G_CALLBACK (last_asked_cb) },
    { self->board, "picked", G_CALLBACK (picked_cb) },
    { self->board, "hint-asked", G_CALLBACK (hint_asked_cb) },
    { self->board, "notify::moving", G_CALLBACK (moving_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    ludo_signal_connect (parts[i].object, parts[i].signal, parts[i].callback,
                         self);
}

/* Typed letters go to the entry of a number. */
static gboolean
takes_letter (GtkWidget *page,
              GtkWidget *focus,
              gboolean   control)
{
  return control || !GTK_IS_EDITABLE (focus);
}

static void
ludo_lesson_page_init (LudoLessonPage *self)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *text;

  g_type_ensure (LUDO_TYPE_STEP_DOTS);
  builder = gtk_builder_new_from_resource (RESOURCE);
  text = GTK_WIDGET (gtk_builder_get_object (builder, "text"));

#define TAKE(name, TYPE) \
  self->name = TYPE (gtk_builder_get_object (builder, #name))
  TAKE (dots, LUDO_STEP_DOTS);
  TAKE (scroller, GTK_SCROLLED_WINDOW);
  TAKE (title_label, GTK_LABEL);
  TAKE (words_label, GTK_LABEL);
  TAKE (ask_label, GTK_LABEL);
  TAKE (options_box, GTK_WIDGET);
  TAKE (sure_box, GTK_WIDGET);
  TAKE (sure_drop_down, GTK_DROP_DOWN);
  TAKE (number_box, GTK_WIDGET);
  TAKE (number_entry, GTK_EDITABLE);
  TAKE (less_button, GTK_WIDGET);
  TAKE (more_button, GTK_WIDGET);
  TAKE (number_button, GTK_WIDGET);
  TAKE (reply_box, GTK_WIDGET);
  TAKE (reply_icon, GTK_IMAGE);
  TAKE (reply_heading, GTK_LABEL);
  TAKE (reply_label, GTK_LABEL);
#undef TAKE
  ludo_flow_children (self->sure_box);
  ludo_drop_down_wrap (self->sure_drop_down);
  ludo_flow_children (self->number_box);
  gtk_box_append (GTK_BOX (text),
                  _ludo_lesson_page_make_buttons (self, builder));
  ludo_lent_room_set_up (text);
  self->announcement = g_strdup ("");
  self->board = LUDO_BOARD (ludo_board_new ());
  ludo_board_set_coordinates (self->board, TRUE);
  self->area =
    LUDO_BOARD_AREA (ludo_board_area_new (GTK_WIDGET (self->board), text));
  ludo_board_area_set_row (self->area, self->row);
  ludo_board_area_set_words (self->area, self->scroller);
  self->ring = LUDO_RING_VIEW (ludo_ring_view_new ());
  ludo_board_area_set_instead (self->area, GTK_WIDGET (self->ring));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->area));
  connect_parts (self);
  _ludo_lesson_page_make_number (self);
  ludo_keyboard_give_letters (GTK_WIDGET (self), self->board, takes_letter);

  self->signals = g_signal_group_new (LUDO_TYPE_LESSON_RUN);
  g_signal_group_connect_swapped (self->signals, "stepped",
                                  G_CALLBACK (stepped_cb), self);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (changed_cb), self);
}

GtkWidget *
ludo_lesson_page_new (LudoLibrary *library)
{
  LudoLessonPage *self;

  g_return_val_if_fail (LUDO_IS_LIBRARY (library), NULL);

  self = g_object_new (LUDO_TYPE_LESSON_PAGE, NULL);
  self->library = g_object_ref (library);

  return GTK_WIDGET (self);
}

void
ludo_lesson_page_set_run (LudoLessonPage *self,
                          LudoLessonRun  *run)
{
  g_return_if_fail (LUDO_IS_LESSON_PAGE (self));

  if (!g_set_object (&self->run, run))
    return;

  g_signal_group_set_target (self->signals, run);
  ludo_step_dots_set_run (self->dots, run);
  if (run == NULL)
    {
      ludo_board_set_game (self->board, NULL);
      return;
    }
  ludo_computer_set_move_delay (ludo_lesson_run_get_computer (run),
                                MOVE_DELAY);
  _ludo_lesson_page_take_sureness (self);
  stepped_cb (self);
}

LudoLessonRun *
ludo_lesson_page_get_run (LudoLessonPage *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_PAGE (self), NULL);

  return self->run;
}

LudoBoard *
ludo_lesson_page_get_board (LudoLessonPage *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_PAGE (self), NULL);

  return self->board;
}

const char *
ludo_lesson_page_get_announcement (LudoLessonPage *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_PAGE (self), NULL);

  return self->announcement;
}

void
ludo_lesson_page_set_ways (LudoLessonPage *self,
                           gboolean        shown)
{
  g_return_if_fail (LUDO_IS_LESSON_PAGE (self));

  self->shows_ways = shown;
  if (self->run != NULL)
    ludo_lesson_ways_update (self->board, self->run, shown);
}
