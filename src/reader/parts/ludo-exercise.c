/* ludo-exercise.c: a figure that the reader plays on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/parts/ludo-exercise.h"
#include "board/ludo-announce.h"
#include "board/ludo-widget-style.h"
#include "content/ludo-reader-words.h"
#include "play/ludo-signal.h"

/* The width of a board, in pixels: that of the other figures of a page. */
#define BOARD_WIDTH 520
/* The greatest height of a board: as a share of its width, and in pixels.  With
 * these, a screen of 1280 by 800 shows board, question and answer at once. */
#define HEIGHT_MAX_SHARE 0.8
#define HEIGHT_MAX 520
/* The gap between the board and the words below it, in pixels. */
#define GAP 6

struct _LudoExercise
{
  GtkBox parent_instance;

  guint n_given;                /* plies that the page's author has given */
  double scale;                 /* of the board; 1 is its usual size */

  /* Owned */
  LudoGame *game;

  /* Borrowed: children, and a button elsewhere */
  LudoBoard *board;
  GtkWidget *words;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (LudoExercise, ludo_exercise, GTK_TYPE_BOX)

static int
board_width_max (LudoExercise *self)
{
  return (int) (self->scale * BOARD_WIDTH);
}

static int
board_height (LudoExercise *self,
              int           width)
{
  const char *id = ludo_game_get_rules (self->game)->id;
  double tallest = MIN (width * HEIGHT_MAX_SHARE, self->scale * HEIGHT_MAX);
  double aspect = ludo_drawing_for (id)->aspect (width, tallest);
  int least;

  gtk_widget_measure (GTK_WIDGET (self->board), GTK_ORIENTATION_VERTICAL,
                      width, &least, NULL, NULL, NULL);

  return MAX (least, (int) MIN (width / aspect, tallest));
}

/* Measures the frame of the board, which is as wide as the page and as high as
 * the board. */
static void
measure_frame (GtkWidget      *frame,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  LudoExercise *self = LUDO_EXERCISE (gtk_widget_get_parent (frame));
  int least;

  gtk_widget_measure (GTK_WIDGET (self->board), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, BOARD_WIDTH);
    }
  else
    *minimum = *natural =
      board_height (self, MIN (for_size < 0 ? least : for_size,
                               board_width_max (self)));
}

static void
allocate_frame (GtkWidget *frame,
                int        width,
                int        height,
                int        baseline)
{
  LudoExercise *self = LUDO_EXERCISE (gtk_widget_get_parent (frame));
  int across = MIN (width, board_width_max (self));
  GtkAllocation box = { (width - across) / 2, 0, across,
                        board_height (self, across) };

  gtk_widget_size_allocate (GTK_WIDGET (self->board), &box, -1);
}

static void
ludo_exercise_dispose (GObject *object)
{
  LudoExercise *self = LUDO_EXERCISE (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_exercise_parent_class)->dispose (object);
}

static void
ludo_exercise_class_init (LudoExerciseClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_exercise_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "try");
}

static void
ludo_exercise_init (LudoExercise *self)
{
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  ludo_widget_style_set_layout (frame, measure_frame, allocate_frame);
  self->scale = 1;
  self->board = LUDO_BOARD (ludo_board_new ());
  ludo_board_set_coordinates (self->board, TRUE);
  gtk_box_append (GTK_BOX (frame), GTK_WIDGET (self->board));

  self->words = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                              GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_add_css_class (self->words, "exercise-words");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), GAP);
  gtk_box_append (GTK_BOX (self), frame);
  gtk_box_append (GTK_BOX (self), self->words);
}

LudoGame *
ludo_exercise_begin (const LudoPageNode  *figure,
                     const char          *game_id,
                     GError             **error)
{
  g_autoptr (LudoGame) game = NULL;
  g_auto (GStrv) tokens = NULL;

  g_return_val_if_fail (figure != NULL && game_id != NULL, NULL);

  game = ludo_game_new_from_position (game_id, figure->position, 1, error);
  if (game == NULL)
    return NULL;

  if (figure->moves != NULL)
    tokens = g_strsplit (figure->moves, " ", -1);
  for (int i = 0; tokens != NULL && tokens[i] != NULL; i++)
    if (tokens[i][0] != '\0' && !ludo_game_play (game, tokens[i], error))
      return NULL;

  return g_steal_pointer (&game);
}

static void
show_words (LudoExercise *self,
            const char   *words,
            gboolean      refused)
{
  gtk_label_set_text (GTK_LABEL (self->words), words);
  ludo_announce (self->words, words);
  ludo_widget_style_set_class (self->words, "refused", refused);
}

/* Describes the last move and the side to play. */
static void
changed_cb (LudoExercise *self)
{
  gboolean played = ludo_game_get_n_plies (self->game) > self->n_given;
  LudoMove *last = ludo_game_get_last_move (self->game);
  g_autofree char *event =
    played ? ludo_game_describe_move (self->game, last, LUDO_DETAIL_NORMAL)
           : NULL;
  g_autofree char *turn = ludo_game_get_over (self->game)
                            ? ludo_game_describe_outcome (self->game)
                            : ludo_game_describe_turn (self->game);
  g_autofree char *words =
    event != NULL ? g_strdup_printf ("%s %s", event, turn)
                  : g_strdup (turn);

  show_words (self, words, FALSE);
  gtk_widget_set_sensitive (self->button, played);
}

static void
illegal_cb (LudoExercise *self,
            const char   *token,
            const char   *sentence,
            const char   *rule_id)
{
  show_words (self, sentence, TRUE);
}

static void
announce_cb (LudoExercise *self,
             const char   *text)
{
  show_words (self, text, FALSE);
}

static void
again_cb (LudoExercise *self)
{
  ludo_game_go_to (self->game, self->n_given);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

GtkWidget *
ludo_exercise_new (const LudoPageNode *figure,
                   LudoGame           *game,
                   LudoPageLanguage    language,
                   GtkWidget          *buttons)
{
  LudoExercise *self;
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (figure != NULL && LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (GTK_IS_BOX (buttons), NULL);

  self = g_object_new (LUDO_TYPE_EXERCISE, NULL);
  self->game = g_object_ref (game);
  self->n_given = 0;
  if (figure->moves != NULL)
    {
      g_auto (GStrv) tokens = g_strsplit (figure->moves, " ", -1);

      for (int i = 0; tokens[i] != NULL; i++)
        self->n_given += tokens[i][0] != '\0';
    }
  ludo_board_set_language (self->board, ludo_page_language_code (language));
  ludo_board_set_game (self->board, game);
  names = g_strsplit (figure->highlight != NULL ? figure->highlight : "",
                      " ", -1);
  for (int i = 0; names[i] != NULL; i++)
    if (names[i][0] != '\0')
      ludo_board_mark_note (self->board, names[i]);

  self->button = gtk_button_new_with_label
    (ludo_reader_word (language, LUDO_WORD_START_AGAIN));
  ludo_widget_style_wrap_button (self->button);
  gtk_box_append (GTK_BOX (buttons), self->button);
  ludo_signal_connect (self->button, "clicked", again_cb, self);
  g_signal_connect_swapped (self->board, "illegal", G_CALLBACK (illegal_cb),
                            self);
  g_signal_connect_swapped (self->board, "announce",
                            G_CALLBACK (announce_cb), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);

  return GTK_WIDGET (self);
}

void
ludo_exercise_set_scale (LudoExercise *self,
                         double        scale)
{
  g_return_if_fail (LUDO_IS_EXERCISE (self) && scale > 0);

  if (ABS (self->scale - scale) < 0.001)
    return;

  self->scale = scale;
  gtk_widget_queue_resize (GTK_WIDGET (self->board));
}
