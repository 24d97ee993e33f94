/* ludo-class-view.c: what a class has handed in, in words and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "drawing/ludo-paint.h"

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

char *
ludo_class_dup_title (const LudoClass  *self,
                      LudoPageLanguage  language)
{
  return self->lesson != NULL
           ? ludo_page_dup_plain (ludo_lesson_get_title (self->lesson,
                                                         language))
           : g_strdup (self->lesson_id);
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

char *
ludo_class_dup_cell (const LudoClass *self,
                     guint            pupil,
                     guint            index)
{
  const LudoResultStep *step =
    ludo_class_find (g_ptr_array_index (self->results, pupil),
                     step_id (self, index));
  const char *mark = step != NULL && step->right ? "✓" : "…";

  if (step == NULL)
    return g_strdup ("–");

  return step->tries == 1
           ? g_strdup_printf ("%s %s", mark, step->answer)
           : g_strdup_printf ("%s %s (%u)", mark, step->answer, step->tries);
}

char *
ludo_class_dup_right (const LudoClass *self,
                      guint            index)
{
  guint n = 0;

  for (guint i = 0; i < self->results->len; i++)
    {
      const LudoResultStep *step =
        ludo_class_find (g_ptr_array_index (self->results, i),
                         step_id (self, index));

      n += step != NULL && step->right;
    }

  /* Translators: so many of so many. */
  return g_strdup_printf (_("%u of %u"), n, self->results->len);
}

/* What an answer of this step reads like: an option in its own words. */
static char *
dup_answer (const LudoStep   *step,
            const char       *answer,
            LudoPageLanguage  language)
{
  guint64 option;

  if (step != NULL && step->kind == LUDO_STEP_CHOOSE
      && g_ascii_string_to_unsigned (answer, 10, 1, step->options->len,
                                     &option, NULL))
    return ludo_lesson_dup_text (g_ptr_array_index (step->options,
                                                    (guint) option - 1),
                                 language, TRUE);

  return g_strdup (answer);
}

/* How many predictions came true. */
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

char *
ludo_class_dup_counts (const LudoClass  *self,
                       guint             index,
                       LudoPageLanguage  language)
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
      g_autofree char *answer = dup_answer (step, count->answer, language);

      if (text->len > 0 && i > 0)
        /* Words want a line each. */
        g_string_append (text, step != NULL && step->kind == LUDO_STEP_CHOOSE
                                 ? "\n" : " · ");
      /* Translators: how many gave an answer, and the answer. */
      g_string_append_printf (text, _("%u × %s"), count->n, answer);
    }

  return g_string_free (text, FALSE);
}

/* The place on the board that an answer in @state means, or -1. */
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
  double x = rect->x + rect->width / 2;
  double y = rect->y + rect->height / 2;
  double radius = MAX (MAX (MIN (rect->width, rect->height) * 0.42, 12),
                       scene->smallest);
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
  GameState state = step->start;
  guint at[LUDO_PLACES_MAX] = { 0 }, most = 1;
  LudoRect rect;

  for (guint i = 0; i < step->before->len; i++)
    rules->apply (&state, g_array_index (step->before, GameMove, i), NULL);
  for (guint i = 0; i < counts->len; i++)
    {
      const LudoCount *count = g_ptr_array_index (counts, i);
      int place = find_place (step, &state, rules, count->answer);

      if (place < 0)
        continue;
      at[place] += count->n;
      most = MAX (most, at[place]);
    }
  scene->state = &state;
  scene->coordinates = TRUE;
  ludo_drawing_draw (drawing, cr, scene);
  for (int i = 0; i < drawing->n_places; i++)
    if (at[i] > 0 && drawing->bounds (scene, i, &rect))
      draw_disc (scene, &rect, at[i], most, cr);
  scene->state = NULL;
}
