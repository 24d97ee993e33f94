/* ludo-lesson-result.c: what a pupil hands in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson-result.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/ludo-answer-words.h"
#include "learn/ludo-pupil-name.h"
#include "play/record/ludo-save-file.h"

G_DEFINE_QUARK (ludo-result-error-quark, ludo_result_error)

static void
step_free (gpointer data)
{
  LudoResultStep *step = data;

  g_free (step->id);
  g_free (step->kind);
  g_free (step->asks);
  g_free (step->answer);
  g_free (step);
}

char *
_ludo_result_dup_line (const char *text,
          gsize       most)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *line = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (line->len + 6 > most)
        break;
      if (g_unichar_isprint (c))
        g_string_append_unichar (line, c);
    }

  return g_strstrip (g_string_free (line, FALSE));
}

LudoResult *
_ludo_result_new_empty (void)
{
  LudoResult *self = g_new0 (LudoResult, 1);

  self->version = LUDO_RESULT_VERSION;
  self->steps = g_ptr_array_new_with_free_func (step_free);

  return self;
}

LudoResult *
ludo_result_new (const char *lesson,
                 const char *id,
                 const char *checksum,
                 const char *name)
{
  LudoResult *self;

  g_return_val_if_fail (lesson != NULL && checksum != NULL && name != NULL,
                        NULL);

  self = _ludo_result_new_empty ();
  self->lesson = g_strdup (lesson);
  self->id = g_strdup (id);
  self->checksum = g_strdup (checksum);
  self->name = ludo_pupil_name_clean (name);

  return self;
}

void
ludo_result_free (LudoResult *self)
{
  g_free (self->lesson);
  g_free (self->id);
  g_free (self->checksum);
  g_free (self->name);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

char *
ludo_result_step_dup_first (const LudoResultStep *self,
                            const LudoStep       *step)
{
  const char *end = self->answer;
  guint n = 1;

  if (!g_str_equal (self->kind, "cell"))
    return g_strdup (self->answer);

  if (step != NULL && step->kind == LUDO_STEP_CELL)
    for (n = 0; step->cells[n] >= 0;)
      n++;
  for (guint i = 0; i < n; i++)
    {
      end += strspn (end, " ");
      end += strcspn (end, " ");
    }

  return g_strndup (self->answer, end - self->answer);
}

LudoResultStep *
ludo_result_add (LudoResult *self,
                 const char *id,
                 const char *kind,
                 const char *asks,
                 guint       tries,
                 guint       seconds,
                 const char *answer)
{
  LudoResultStep *step;

  g_return_val_if_fail (self != NULL && id != NULL && kind != NULL
                        && answer != NULL, NULL);

  step = g_new (LudoResultStep, 1);
  *step = (LudoResultStep) {
    .id = g_strdup (id),
    .kind = g_strdup (kind),
    .asks = g_strdup (asks),
    .tries = MIN (tries, LUDO_RESULT_NUMBER_MAX),
    .seconds = MIN (seconds, LUDO_RESULT_NUMBER_MAX),
    .answer = _ludo_result_dup_line (answer, LUDO_RESULT_ANSWER_MAX),
  };
  g_ptr_array_add (self->steps, step);

  return step;
}

/* The name of the lesson's file, which follows the game and "/". */
static const char *
get_name (const LudoResult *self)
{
  const char *slash = strchr (self->lesson, '/');

  return slash != NULL ? slash + 1 : self->lesson;
}

LudoLessonMatch
ludo_result_match (const LudoResult *self,
                   const LudoLesson *lesson)
{
  g_autofree char *game_id = NULL;
  LudoLessonMatch match;
  gboolean named;

  g_return_val_if_fail (self != NULL && lesson != NULL, LUDO_LESSON_OTHER);

  game_id = g_strndup (self->lesson, strcspn (self->lesson, "/"));
  if (!g_str_equal (game_id, lesson->rules->id))
    return LUDO_LESSON_OTHER;
  named = g_str_equal (get_name (self), lesson->id)
          || g_str_equal (get_name (self), lesson->name);
  if (self->version < 2)
    return ludo_lesson_is_file (lesson, self->checksum) ? LUDO_LESSON_SAME
           : named ? LUDO_LESSON_VERSION : LUDO_LESSON_OTHER;

  match = ludo_lesson_match (lesson, game_id, self->id, self->checksum);
  if (match != LUDO_LESSON_OTHER || !named
      || (self->id != NULL && lesson->lasting_id != NULL))
    return match;
  for (guint i = 0; i < self->steps->len; i++)
    for (guint j = 0; j < lesson->steps->len; j++)
      if (ludo_result_step_agrees (g_ptr_array_index (self->steps, i),
                                   g_ptr_array_index (lesson->steps, j)))
        return LUDO_LESSON_VERSION;

  return LUDO_LESSON_OTHER;
}

gboolean
ludo_result_step_agrees (const LudoResultStep *self,
                         const LudoStep       *step)
{
  g_return_val_if_fail (self != NULL && step != NULL, FALSE);

  return g_str_equal (self->id, step->node->id)
         && g_strcmp0 (self->kind, ludo_page_attribute (step->node, "kind"))
            == 0
         && (self->asks == NULL || g_str_equal (self->asks, step->asks));
}

LudoOutcome
ludo_result_step_get_outcome (const LudoResultStep *self)
{
  g_return_val_if_fail (self != NULL, LUDO_OUTCOME_OPEN);

  return self->shown ? LUDO_OUTCOME_SHOWN
         : self->right ? (self->n_hints > 0 ? LUDO_OUTCOME_HELPED
                                            : LUDO_OUTCOME_RIGHT)
         : self->wrong ? LUDO_OUTCOME_WRONG : LUDO_OUTCOME_OPEN;
}

static void
print_step (GString              *text,
            const LudoResultStep *step,
            guint                 version)
{
  const char *state = step->right ? "right"
                      : step->wrong && version > 1 ? "wrong" : "open";

  g_string_append_printf (text, "step %s %s %s %u %u%s%s\n", step->id,
                          step->kind, state, step->tries, step->seconds,
                          step->answer[0] != '\0' ? " " : "", step->answer);
  if (step->asks != NULL)
    g_string_append_printf (text, "asks %s %s\n", step->id, step->asks);
  if (step->n_hints > 0 || step->shown)
    g_string_append_printf (text, "help %s %u%s\n", step->id, step->n_hints,
                            step->shown ? " shown" : "");
}

char *
ludo_result_print (const LudoResult *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (NULL);
  g_string_printf (text, LUDO_RESULT_FIRST_LINE "%u\nlesson %s\n",
                   self->version, self->lesson);
  if (self->id != NULL)
    g_string_append_printf (text, "id %s\n", self->id);
  g_string_append_printf (text, "checksum %s\nname %s\n", self->checksum,
                          self->name);
  if (self->away > 0)
    g_string_append_printf (text, "away %u\n", self->away);
  for (guint i = 0; i < self->steps->len; i++)
    print_step (text, g_ptr_array_index (self->steps, i), self->version);

  return g_string_free (text, FALSE);
}

/* "✓ Sowing – right at the first try" */
static char *
describe_step (const LudoResultStep *self,
               const char           *title)
{
  switch (ludo_result_step_get_outcome (self))
    {
    case LUDO_OUTCOME_RIGHT:
      if (self->tries == 1)
        /* Translators: %s is the title of a step, or what it asks. */
        return g_strdup_printf (_("✓ %s – right at the first try"), title);
      return g_strdup_printf (ngettext ("✓ %s – right, in %u try",
                                        "✓ %s – right, in %u tries",
                                        self->tries), title, self->tries);
    case LUDO_OUTCOME_HELPED:
      return g_strdup_printf (ngettext ("◐ %s – right after a hint, in %u try",
                                        "◐ %s – right after a hint, in %u "
                                        "tries", self->tries),
                              title, self->tries);
    case LUDO_OUTCOME_SHOWN:
      /* Translators: %s is the title of a step, or what it asks. */
      return g_strdup_printf (_("○ %s – the answer was shown"), title);
    case LUDO_OUTCOME_WRONG:
      /* Translators: %s is the title of a step, or what it asks. */
      return g_strdup_printf (ngettext ("✗ %s – not right yet, %u try so far",
                                        "✗ %s – not right yet, %u tries so "
                                        "far", self->tries),
                              title, self->tries);
    case LUDO_OUTCOME_OPEN:
    case LUDO_N_OUTCOMES:
    default:
      return g_strdup_printf (self->tries > 0
                                /* Translators: %s is the title of a step, or
                                 * what it asks. */
                                ? _("… %s – answered in part")
                                : _("… %s – not answered yet, after a hint"),
                              title);
    }
}

char *
ludo_result_describe (const LudoResult *self,
                      const LudoLesson *lesson,
                      LudoPageLanguage  language)
{
  GString *text;

  g_return_val_if_fail (self != NULL && lesson != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      for (guint j = 0; j < self->steps->len; j++)
        {
          const LudoResultStep *answered = g_ptr_array_index (self->steps, j);
          g_autofree char *title = NULL;
          g_autofree char *line = NULL;
          g_autofree char *first = NULL;
          g_autofree char *answer = NULL;

          if (!g_str_equal (step->node->id, answered->id))
            continue;
          title = ludo_lesson_dup_step_title (lesson, step, language);
          line = describe_step (answered, title);
          g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                                  line);
          if (answered->answer[0] == '\0')
            continue;
          first = ludo_result_step_dup_first (answered, step);
          answer = ludo_answer_describe (lesson, step, first, language,
                                         FALSE);
          g_string_append (text, " · ");
          g_string_append_printf (text, _("first answer: %s"), answer);
        }
    }
  if (text->len == 0)
    g_string_assign (text, _("You have not answered anything yet."));
  if (self->away >= 60)
    g_string_append_printf (text,
                            /* Translators: \n begins another line. */
                            ngettext ("\nThe lesson was interrupted for %u "
                                      "minute.",
                                      "\nThe lesson was interrupted for %u "
                                      "minutes.",
                                      self->away / 60), self->away / 60);

  return g_string_free (text, FALSE);
}

void
ludo_result_save_async (const LudoResult    *self,
                        const char          *folder,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  g_return_if_fail (self != NULL && folder != NULL);

  text = ludo_result_print (self);
  bytes = g_bytes_new_take (text, strlen (text));
  ludo_save_file_add_async (folder, self->name, "result", bytes, callback,
                            user_data);
}

char *
ludo_result_save_finish (GAsyncResult  *result,
                         GError       **error)
{
  return ludo_save_file_add_finish (result, error);
}
