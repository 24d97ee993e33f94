/* ludo-lesson-identity.c: whether two files are one lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson.h"

#include <string.h>

#include "drawing/ludo-drawing.h"

/* The length of a digest of a step, enough to tell it from a few dozen
 * others. */
#define ASKS_LENGTH 16

/* The longest word by which a lesson or a step is known, in bytes. */
#define WORD_MAX 100

#define BOM "\xef\xbb\xbf"

static gboolean
is_in_word (gunichar c)
{
  return g_unichar_isalnum (c) || c == '-' || c == '_';
}

gboolean
ludo_lesson_is_word (const char *text)
{
  gsize length = strlen (text);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (!is_in_word (g_utf8_get_char (p)))
      return FALSE;

  return length > 0 && length <= WORD_MAX;
}

char *
ludo_lesson_dup_word (const char *text,
                      gsize       length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) length);
  GString *word = g_string_new (NULL);

  for (const char *p = valid; *p != '\0' && word->len + 6 < WORD_MAX;
       p = g_utf8_next_char (p))
    if (is_in_word (g_utf8_get_char (p)))
      g_string_append_unichar (word, g_utf8_get_char (p));
    else
      g_string_append_c (word, '-');

  return g_string_free (word, FALSE);
}

/* Appends @moves in notation and plays them in @state. */
static void
append_moves (GString         *text,
              const char      *name,
              const GameRules *rules,
              GameState       *state,
              const GArray    *moves)
{
  g_string_append_printf (text, "%s", name);
  for (guint i = 0; i < moves->len; i++)
    {
      GameMove move = g_array_index (moves, GameMove, i);
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (state, move, token);
      rules->apply (state, move, NULL);
      g_string_append_printf (text, " %s", token);
    }
  g_string_append_c (text, '\n');
}

static int
compare_ints (gconstpointer a,
              gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Appends the places in an order that does not depend on the file's. */
static void
append_places (GString         *text,
               const GameRules *rules,
               const int       *places)
{
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (int));

  for (; *places >= 0; places++)
    g_array_append_val (sorted, *places);
  g_array_sort (sorted, compare_ints);
  g_string_append (text, "places");
  for (guint i = 0; i < sorted->len; i++)
    {
      char name[8];

      g_string_append_printf (text, " %s",
                              drawing->place_name (g_array_index (sorted, int,
                                                                  i), name));
    }
  g_string_append_c (text, '\n');
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
append_answers (GString         *text,
                const GameRules *rules,
                const GameState *asked,
                const LudoStep  *step)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < step->answers->len; i++)
    {
      const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, i);
      GameState state = *asked;
      GString *line = g_string_new (NULL);

      append_moves (line, "answer", rules, &state, answer->moves);
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }
  g_ptr_array_sort (lines, compare_texts);
  for (guint i = 0; i < lines->len; i++)
    g_string_append (text, g_ptr_array_index (lines, i));
}

/* Writes down all by which the answers to @step are judged, in notation, which
 * lasts longer than the numbers of places and moves in memory. */
static char *
dup_asked (const LudoLesson *lesson,
           const LudoStep   *step)
{
  const GameRules *rules = lesson->rules;
  const char *aim = ludo_page_attribute (step->node, "aim");
  GString *text = g_string_new (rules->id);
  char position[GAME_POSITION_TEXT_MAX];
  GameState state = step->start;

  g_string_append_printf (text, "\nkind %s\nposition %s\n",
                          ludo_page_attribute (step->node, "kind"),
                          step->position);
  append_moves (text, "before", rules, &state, step->before);
  if (step->ring.n_holes > 0)
    g_string_append_printf (text, "ring %s sowings %d\n",
                            ludo_page_attribute (step->node, "ring"),
                            step->sowings);
  if (aim != NULL)
    g_string_append_printf (text, "aim %s\n", aim);
  else
    append_answers (text, rules, &state, step);
  append_moves (text, "moves", rules, &state, step->moves);
  if (step->cells != NULL)
    append_places (text, rules, step->cells);
  switch (step->kind)
    {
    case LUDO_STEP_CHOOSE:
      g_string_append_printf (text, "options %u %" G_GINT64_MODIFIER "x\n",
                              step->options->len, step->right_options);
      break;
    case LUDO_STEP_NUMBER:
      g_string_append_printf (text, "number %d\n", step->number);
      break;
    case LUDO_STEP_PREDICT:
      g_string_append_printf (text, "rounds %d seed %" G_GUINT64_FORMAT "\n",
                              step->rounds, step->seed);
      break;
    case LUDO_STEP_PLACE:
      rules->print (&step->target, position);
      g_string_append_printf (text, "target %s\n", position);
      break;
    case LUDO_STEP_PLAY:
      g_string_append_printf (text,
                              "against %d plies %d seed %" G_GUINT64_FORMAT
                              "\n", step->against, step->plies, step->seed);
      break;
    case LUDO_STEP_READ:
      g_string_append_printf (text, "page %s %s\n",
                              step->page_id != NULL ? step->page_id : "",
                              step->element_id != NULL ? step->element_id
                                                       : "");
      if (step->first_line > 0)
        g_string_append_printf (text, "lines %u %u\n", step->first_line,
                                step->last_line);
      break;
    case LUDO_STEP_GUESS:
    case LUDO_STEP_THROWS:
    case LUDO_STEP_CLASSES:
      g_string_append_printf (text, "times %d exact %d dice %d\n",
                              step->times, step->exact, step->dice);
      break;
    case LUDO_STEP_EXPLAIN:
    case LUDO_STEP_SHOW:
    case LUDO_STEP_MOVE:
    case LUDO_STEP_CELL:
    case LUDO_STEP_RULE:
    case LUDO_N_STEP_KINDS:
    default:
      break;
    }

  return g_string_free (text, FALSE);
}

/* Takes the checksum of the file's bytes as this and other systems keep it:
 * with LF or CRLF at the ends of lines, with or without a byte order mark. */
static void
fill_files (LudoLesson *self,
            const char *text,
            gsize       length)
{
  gsize mark = length >= strlen (BOM) && memcmp (text, BOM, strlen (BOM)) == 0
                 ? strlen (BOM) : 0;
  GString *plain = g_string_new (NULL);
  GString *dos = g_string_new (NULL);

  for (gsize i = mark; i < length; i++)
    {
      if (text[i] == '\r' && i + 1 < length && text[i + 1] == '\n')
        continue;
      g_string_append_c (plain, text[i]);
      g_string_append (dos, text[i] == '\n' ? "\r" : "");
      g_string_append_c (dos, text[i]);
    }
  self->files[0] = g_compute_checksum_for_data (G_CHECKSUM_SHA256,
                                                (const guchar *) text, length);
  for (int i = 0; i < 2; i++)
    {
      GString *form = i == 0 ? plain : dos;

      self->files[1 + 2 * i] =
        g_compute_checksum_for_string (G_CHECKSUM_SHA256, form->str,
                                       (gssize) form->len);
      g_string_prepend (form, BOM);
      self->files[2 + 2 * i] =
        g_compute_checksum_for_string (G_CHECKSUM_SHA256, form->str,
                                       (gssize) form->len);
    }
  g_string_free (plain, TRUE);
  g_string_free (dos, TRUE);
}

void
_ludo_lesson_fill_identity (LudoLesson *self,
                            const char *text,
                            gsize       length)
{
  g_autoptr (GChecksum) whole = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < self->steps->len; i++)
    {
      LudoStep *step = g_ptr_array_index (self->steps, i);
      g_autofree char *asked = dup_asked (self, step);

      step->asks = g_compute_checksum_for_string (G_CHECKSUM_SHA256, asked,
                                                  -1);
      g_checksum_update (whole, (const guchar *) step->node->id,
                         (gssize) strlen (step->node->id) + 1);
      g_checksum_update (whole, (const guchar *) step->asks, -1);
      step->asks[ASKS_LENGTH] = '\0';
    }
  self->checksum = g_strdup (g_checksum_get_string (whole));
  fill_files (self, text, length);
}

gboolean
ludo_lesson_is_file (const LudoLesson *self,
                     const char       *checksum)
{
  g_return_val_if_fail (self != NULL && checksum != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    if (g_str_equal (self->files[i], checksum))
      return TRUE;

  return FALSE;
}

LudoLessonMatch
ludo_lesson_match (const LudoLesson *self,
                   const char       *game_id,
                   const char       *lasting_id,
                   const char       *checksum)
{
  gboolean both;

  g_return_val_if_fail (self != NULL && game_id != NULL && checksum != NULL,
                        LUDO_LESSON_OTHER);

  if (!g_str_equal (self->rules->id, game_id))
    return LUDO_LESSON_OTHER;
  both = self->lasting_id != NULL && lasting_id != NULL;
  if (both && !g_str_equal (self->lasting_id, lasting_id))
    return LUDO_LESSON_OTHER;
  if (g_str_equal (self->checksum, checksum))
    return LUDO_LESSON_SAME;

  return both ? LUDO_LESSON_VERSION : LUDO_LESSON_OTHER;
}
