/* ludo-class-view.c: what a class has handed in, in words and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "drawing/ludo-paint.h"
#include "games/games.h"
#include "learn/class/ludo-class-private.h"
#include "learn/ludo-answer-words.h"
#include "play/ludo-isolate.h"

static const char *
step_id (const LudoClass *self,
         guint            index)
{
  return g_ptr_array_index (self->steps, index);
}

const LudoStep *
ludo_class_find_step (const LudoClass *self,
                      guint            index)
{
  for (guint i = 0; self->lesson != NULL && i < self->lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);

      if (g_str_equal (step->node->id, step_id (self, index)))
        return step;
    }

  return NULL;
}

/* Puts the game before the title, because each game has a lesson "First
 * steps". */
static char *
name_lesson (const char *game_id,
             const char *title)
{
  const GameRules *rules = games_find (game_id);

  return rules != NULL
           /* Translators: a game and one of its lessons. */
           ? g_strdup_printf (_("%s – %s"),
                              _(ludo_game_info_for (game_id)->name), title)
           : g_strdup (title);
}

char *
ludo_class_dup_title_of (const LudoLesson *lesson,
                         LudoPageLanguage  language)
{
  g_autofree char *title =
    ludo_page_dup_plain (ludo_lesson_get_title (lesson, language));

  return name_lesson (lesson->rules->id, title);
}

char *
ludo_class_dup_title (const LudoClass  *self,
                      LudoPageLanguage  language)
{
  g_autofree char *game_id = NULL;

  if (self->lesson != NULL)
    return ludo_class_dup_title_of (self->lesson, language);
  if (self->lesson_id == NULL)
    return g_strdup (_("No result was read"));

  game_id = g_strndup (self->lesson_id, strcspn (self->lesson_id, "/"));

  return name_lesson (game_id, _ludo_class_find_name (self->lesson_id));
}

char *
ludo_class_dup_step_title (const LudoClass  *self,
                           guint             index,
                           LudoPageLanguage  language)
{
  const LudoStep *step = ludo_class_find_step (self, index);

  return step != NULL
           ? ludo_lesson_dup_step_title (self->lesson, step, language)
           : g_strdup (step_id (self, index));
}

/* Returns the answer in words if the lesson is at hand, else as it stands. */
static char *
dup_answer (const LudoClass  *self,
            const LudoStep   *step,
            const char       *answer,
            LudoPageLanguage  language,
            gboolean          is_heard)
{
  return step != NULL ? ludo_answer_describe (self->lesson, step, answer,
                                              language, is_heard)
                      : g_strdup (answer);
}

static const LudoResultStep *
find_answered (const LudoClass *self,
               guint            row,
               guint            index)
{
  return ludo_class_find (self, ludo_class_get_row (self, row),
                          step_id (self, index));
}

char *
ludo_class_dup_answer (const LudoClass  *self,
                       guint             row,
                       guint             index,
                       LudoPageLanguage  language,
                       gboolean          is_heard)
{
  const LudoResultStep *result = find_answered (self, row, index);
  const LudoStep *step = ludo_class_find_step (self, index);
  g_autofree char *first = result != NULL
                             ? ludo_result_step_dup_first (result, step) : NULL;

  return first != NULL ? dup_answer (self, step, first, language, is_heard)
                       : g_strdup ("");
}

static char *
dup_capitalised (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, MIN (1, strlen (text)));
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, text + strlen (first), NULL);
}

/* Returns: the answer of @result as it stands in a cell, short and beginning
 * with a capital: a turn of several moves in the notation alone. */
static char *
dup_short_answer (const LudoClass      *self,
                  guint                 index,
                  const LudoResultStep *result,
                  LudoPageLanguage      language)
{
  const LudoStep *step = ludo_class_find_step (self, index);
  g_autofree char *first = ludo_result_step_dup_first (result, step);
  g_autofree char *answer = NULL;
  gboolean is_turn = step != NULL && (step->kind == LUDO_STEP_MOVE
                                      || step->kind == LUDO_STEP_PLAY);

  if (is_turn && strchr (first, ' ') != NULL)
    return g_steal_pointer (&first);

  answer = dup_answer (self, step, first, language, FALSE);

  /* The author's own words, and a notation, stay as they are. */
  return step == NULL || step->kind == LUDO_STEP_CHOOSE
         || g_str_equal (answer, first)
           ? g_steal_pointer (&answer) : dup_capitalised (answer);
}

const char *
ludo_class_get_outcome_words (const LudoClass *self,
                              guint            row,
                              guint            index)
{
  const LudoResultStep *step = find_answered (self, row, index);

  if (step == NULL)
    return ludo_class_asks_other (self, ludo_class_get_row (self, row),
                                  step_id (self, index))
             ? _("asked differently in that version") : _("not begun");
  switch (ludo_result_step_get_outcome (step))
    {
    case LUDO_OUTCOME_RIGHT:
      return _("right without help");
    case LUDO_OUTCOME_HELPED:
      return _("right after a hint");
    case LUDO_OUTCOME_SHOWN:
      return _("answer shown");
    case LUDO_OUTCOME_WRONG:
      return _("wrong");
    case LUDO_OUTCOME_OPEN:
    case LUDO_N_OUTCOMES:
    default:
      return _("open");
    }
}

const char *
ludo_class_get_legend (void)
{
  return _("✓ right without help, ◐ right after a hint, ○ the answer was "
           "shown, ✗ wrong, … open, – not begun, ≠ asked differently in that "
           "version. Where there were several tries, their number is in "
           "brackets, and the first answer follows an arrow.");
}

char *
ludo_class_dup_cell (const LudoClass  *self,
                     guint             row,
                     guint             index,
                     LudoPageLanguage  language)
{
  static const char *const marks[LUDO_N_OUTCOMES] = {
    [LUDO_OUTCOME_OPEN] = "…", [LUDO_OUTCOME_WRONG] = "✗",
    [LUDO_OUTCOME_SHOWN] = "○", [LUDO_OUTCOME_HELPED] = "◐",
    [LUDO_OUTCOME_RIGHT] = "✓",
  };
  const LudoResultStep *step = find_answered (self, row, index);
  g_autofree char *answer = NULL;
  const char *mark;

  if (step == NULL)
    return g_strdup (ludo_class_asks_other (self,
                                            ludo_class_get_row (self, row),
                                            step_id (self, index)) ? "≠"
                                                                   : "–");
  mark = marks[ludo_result_step_get_outcome (step)];
  answer = dup_short_answer (self, index, step, language);
  if (step->tries == 0 || answer[0] == '\0')
    return g_strdup (mark);

  /* The outcome marks the last answer, so the first one gets no mark. */
  return step->tries == 1 ? g_strdup_printf ("%s %s", mark, answer)
                          : g_strdup_printf ("%s (%u) ← %s", mark, step->tries,
                                             answer);
}

char *
ludo_class_dup_cell_words (const LudoClass  *self,
                           guint             row,
                           guint             index,
                           LudoPageLanguage  language,
                           gboolean          is_heard)
{
  const LudoResultStep *step = find_answered (self, row, index);
  g_autofree char *answer = ludo_class_dup_answer (self, row, index, language,
                                                   is_heard);
  GString *words = g_string_new (ludo_class_get_outcome_words (self, row,
                                                               index));

  if (step != NULL && step->tries > 0)
    g_string_append_printf (words, ngettext (" · %u try", " · %u tries",
                                             step->tries), step->tries);
  if (step != NULL && step->n_hints > 0)
    g_string_append_printf (words, ngettext (" · %u hint", " · %u hints",
                                             step->n_hints), step->n_hints);
  if (answer[0] != '\0')
    {
      g_string_append (words, " · ");
      g_string_append_printf (words, _("first answer: %s"), answer);
    }

  return g_string_free (words, FALSE);
}

char *
ludo_class_dup_pupil (const LudoClass *self,
                      guint            row,
                      gboolean         names)
{
  return names ? g_strdup (ludo_class_get_row (self, row)->result->name)
               : g_strdup_printf ("%u", row + 1);
}

/* "same name as 4, 5" */
static char *
dup_namesakes (const LudoClass *self,
               guint            row)
{
  const LudoClassRow *own = ludo_class_get_row (self, row);
  g_autoptr (GString) others = g_string_new (NULL);

  for (guint i = 0; i < own->n_namesakes; i++)
    if (own->first_namesake + i != row)
      g_string_append_printf (others, "%s%u", others->len > 0 ? ", " : "",
                              own->first_namesake + i + 1);

  /* Translators: %s is the number of a pupil, or several with commas. */
  return g_strdup_printf (_("same name as %s"), others->str);
}

char *
ludo_class_dup_note (const LudoClass *self,
                     guint            row,
                     gboolean         names)
{
  const LudoClassRow *own = ludo_class_get_row (self, row);
  guint minutes = own->result->away / 60;
  g_autofree char *place = ludo_isolate (own->place);
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);

  if (own->n_namesakes > 1)
    g_ptr_array_add (notes,
                     /* Translators: the file in which the work of a pupil is,
                      * and how many have the same name. */
                     names ? g_strdup_printf (_("“%s”, one of %u results "
                                                "with this name"), place,
                                              own->n_namesakes)
                           : dup_namesakes (self, row));
  if (own->is_version)
    g_ptr_array_add (notes,
                     /* Old results know the lesson by its file, in which a
                      * word may have been changed. */
                     g_strdup (own->result->version < 2
                                 ? _("perhaps another version of the lesson")
                                 : _("another version of the lesson")));
  if (minutes > 0)
    g_ptr_array_add (notes,
                     g_strdup_printf (ngettext ("lesson interrupted for %u "
                                                "minute",
                                                "lesson interrupted for %u "
                                                "minutes",
                                                minutes), minutes));
  g_ptr_array_add (notes, NULL);

  return g_strjoinv ("; ", (char **) notes->pdata);
}

char *
ludo_class_dup_shared_note (const LudoClass *self)
{
  char *shared = g_strdup ("");

  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *before = shared;

      shared = ludo_class_dup_note (self, i, FALSE);
      if (i > 0 && !g_str_equal (before, shared))
        shared[0] = '\0';
    }

  return shared;
}

gboolean
ludo_class_has_notes (const LudoClass *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *note = ludo_class_dup_note (self, i, FALSE);

      if (note[0] != '\0')
        return TRUE;
    }

  return FALSE;
}

/* Counts the rows by outcome of step number @index.  Returns: the number of
 * rows that were asked this. */
static guint
count_outcomes (const LudoClass *self,
                guint            index,
                guint            outcomes[LUDO_N_OUTCOMES])
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const LudoResultStep *step = find_answered (self, i, index);

      if (step != NULL)
        outcomes[ludo_result_step_get_outcome (step)]++;
      n += !ludo_class_asks_other (self, ludo_class_get_row (self, i),
                                   step_id (self, index));
    }

  return n;
}

char *
ludo_class_dup_right (const LudoClass *self,
                      guint            index)
{
  guint outcomes[LUDO_N_OUTCOMES] = { 0 };
  guint n = count_outcomes (self, index, outcomes);

  /* Translators: so many of so many. */
  return g_strdup_printf (_("%u of %u"), outcomes[LUDO_OUTCOME_RIGHT]
                                         + outcomes[LUDO_OUTCOME_HELPED], n);
}

char *
ludo_class_dup_outcomes (const LudoClass *self,
                         guint            index)
{
  guint outcomes[LUDO_N_OUTCOMES] = { 0 };
  guint n_begun = 0;

  count_outcomes (self, index, outcomes);
  for (guint i = 0; i < LUDO_N_OUTCOMES; i++)
    n_begun += outcomes[i];

  /* Translators: how many pupils each. */
  return g_strdup_printf (_("✓ right without help: %u · ◐ right after a hint: "
                            "%u · ○ answer shown: %u · ✗ wrong: %u · … open: "
                            "%u · – not begun: %u"),
                          outcomes[LUDO_OUTCOME_RIGHT],
                          outcomes[LUDO_OUTCOME_HELPED],
                          outcomes[LUDO_OUTCOME_SHOWN],
                          outcomes[LUDO_OUTCOME_WRONG],
                          outcomes[LUDO_OUTCOME_OPEN],
                          self->rows->len - n_begun);
}

/* Appends the number of predictions and of those that came true. */
static void
append_hits (GString   *text,
             GPtrArray *counts)
{
  guint hits = 0, all = 0;

  for (guint i = 0; i < counts->len; i++)
    {
      const LudoCount *count = g_ptr_array_index (counts, i);
      g_auto (GStrv) both = g_strsplit (count->answer, ">", 2);

      all += count->n;
      if (both[0] != NULL && g_strcmp0 (both[0], both[1]) == 0)
        hits += count->n;
    }
  g_string_append_printf (text,
                          ngettext ("%u prediction, of which %u came true.",
                                    "%u predictions, of which %u came true.",
                                    all), all, hits);
  g_string_append_c (text, '\n');
}

/* Whether the answers to @step, which may be NULL, are words, and so get a line
 * each. */
static gboolean
wants_lines (const LudoStep *step)
{
  return step != NULL
         && (step->kind == LUDO_STEP_CHOOSE || step->kind == LUDO_STEP_MOVE
             || step->kind == LUDO_STEP_PLAY
             || step->kind == LUDO_STEP_PREDICT
             || ludo_step_kind_is_in_laboratory (step->kind));
}

char *
ludo_class_dup_counts (const LudoClass  *self,
                       guint             index,
                       LudoPageLanguage  language,
                       gboolean          is_heard)
{
  const LudoStep *step = ludo_class_find_step (self, index);
  g_autoptr (GPtrArray) counts = ludo_class_count (self,
                                                   step_id (self, index));
  GString *text = g_string_new (NULL);

  if (step != NULL && step->kind == LUDO_STEP_PREDICT)
    append_hits (text, counts);
  for (guint i = 0; i < counts->len; i++)
    {
      const LudoCount *count = g_ptr_array_index (counts, i);
      g_autofree char *answer = dup_answer (self, step, count->answer,
                                            language, is_heard);

      if (text->len > 0 && i > 0)
        g_string_append (text, wants_lines (step) ? "\n" : " · ");
      /* Translators: an answer, and how many pupils gave it. */
      g_string_append_printf (text, ngettext ("%s: %u pupil", "%s: %u pupils",
                                              count->n), answer, count->n);
    }

  return g_string_free (text, FALSE);
}

char *
ludo_class_dup_mistakes (const LudoClass *self,
                         guint            index)
{
  g_autoptr (GPtrArray) counts =
    ludo_class_count_mistakes (self, step_id (self, index));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < counts->len; i++)
    {
      const LudoCount *count = g_ptr_array_index (counts, i);

      if (i > 0)
        g_string_append (text, " · ");
      g_string_append_printf (text, ngettext ("%s: %u pupil", "%s: %u pupils",
                                              count->n),
                              _(count->answer), count->n);
    }

  return text->len > 0
           /* Translators: %s lists mistakes, each with the number of pupils who
            * made it: "counted the start space: 12 pupils". */
           ? g_strdup_printf (_("Mistakes at the first try – %s"), text->str)
           : g_strdup ("");
}

/* The place on the board that an answer in @state names, or -1. */
static int
find_place (const LudoStep  *step,
            const GameState *state,
            const GameRules *rules,
            const char      *answer)
{
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  g_auto (GStrv) words = g_strsplit_set (answer, " >", 2);
  int path[LUDO_PATH_MAX];
  GameMove move;

  if (words[0] == NULL)
    return -1;
  if ((step->kind == LUDO_STEP_MOVE || step->kind == LUDO_STEP_PLAY)
      && rules->parse_move (state, words[0], strlen (words[0]), &move, NULL)
      && drawing->move_path (state, move, path) > 0)
    return path[0];
  if (step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_PLACE
      || step->kind == LUDO_STEP_PREDICT)
    return ludo_drawing_find_place (drawing, words[0]);

  return -1;
}

static void
draw_disc (const LudoScene *scene,
           const LudoRect  *rect,
           guint            n,
           guint            most,
           cairo_t         *cr)
{
  g_autofree char *number = g_strdup_printf ("%u", n);
  /* A tray has words above its pieces: its disc hangs over the corner below. */
  gboolean tray = rect->width > 1.5 * rect->height;
  double radius = MAX (MAX (MIN (rect->width, rect->height)
                            * (tray ? 0.3 : 0.42), 12), scene->smallest);
  double x = rect->x + (tray ? rect->width - radius / 2 : rect->width / 2);
  double y = rect->y + (tray ? rect->height - radius / 2 : rect->height / 2);
  double share = 0.35 + 0.6 * n / most;

  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  if (scene->mono)
    cairo_set_source_rgb (cr, 1 - share, 1 - share, 1 - share);
  else
    cairo_set_source_rgba (cr, 0.75, 0.11, 0.16, share);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, radius * 0.7, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  ludo_paint_text (cr, scene, number, x, y, radius * 0.9, TRUE);
}

void
ludo_class_draw (const LudoClass *self,
                 guint            index,
                 LudoScene       *scene,
                 cairo_t         *cr)
{
  const LudoStep *step = ludo_class_find_step (self, index);
  const GameRules *rules = self->lesson->rules;
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  g_autoptr (GPtrArray) counts = ludo_class_count (self,
                                                   step_id (self, index));
  guint at[LUDO_PLACES_MAX] = { 0 }, most = 1;
  LudoRect rect;

  for (guint i = 0; i < counts->len; i++)
    {
      const LudoCount *count = g_ptr_array_index (counts, i);
      int place = find_place (step, &step->asked, rules,
                              count->answer);

      if (place < 0)
        continue;
      at[place] += count->n;
      most = MAX (most, at[place]);
    }
  scene->state = &step->asked;
  scene->coordinates = TRUE;
  ludo_drawing_draw (drawing, cr, scene);
  for (int i = 0; i < drawing->n_places; i++)
    if (at[i] > 0 && drawing->bounds (scene, i, &rect))
      draw_disc (scene, &rect, at[i], most, cr);
  scene->state = NULL;
}
