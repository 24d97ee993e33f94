/* ludo-lesson-result.c: what a pupil hands in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson-result.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/record/ludo-save-file.h"

#define FIRST_LINE "ludotheque-result 1"

/* A larger file is none that a pupil handed in. */
#define BYTES_MAX (256 * 1024)
#define STEPS_MAX 500
#define WORD_MAX 100
#define NUMBER_MAX 1000000

G_DEFINE_QUARK (ludo-result-error-quark, ludo_result_error)

static void
step_free (gpointer data)
{
  LudoResultStep *step = data;

  g_free (step->id);
  g_free (step->kind);
  g_free (step->answer);
  g_free (step);
}

/* One line of text without what could be mistaken for its end, of at most
 * @most bytes. */
static char *
dup_line (const char *text,
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
ludo_result_new (const char *lesson,
                 const char *checksum,
                 const char *name)
{
  LudoResult *self = g_new0 (LudoResult, 1);

  self->lesson = g_strdup (lesson);
  self->checksum = g_strdup (checksum);
  self->name = dup_line (name, LUDO_RESULT_NAME_MAX);
  self->steps = g_ptr_array_new_with_free_func (step_free);

  return self;
}

void
ludo_result_free (LudoResult *self)
{
  g_free (self->lesson);
  g_free (self->checksum);
  g_free (self->name);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

void
ludo_result_add (LudoResult *self,
                 const char *id,
                 const char *kind,
                 gboolean    right,
                 guint       tries,
                 guint       seconds,
                 const char *answer)
{
  LudoResultStep *step;

  g_return_if_fail (self != NULL && id != NULL && answer != NULL);

  step = g_new (LudoResultStep, 1);
  *step = (LudoResultStep) {
    .id = g_strdup (id),
    .kind = g_strdup (kind),
    .right = right,
    .tries = CLAMP (tries, 1, NUMBER_MAX),
    .seconds = MIN (seconds, NUMBER_MAX),
    .answer = dup_line (answer, LUDO_RESULT_ANSWER_MAX),
  };
  g_ptr_array_add (self->steps, step);
}

char *
ludo_result_print (const LudoResult *self)
{
  GString *text = g_string_new (FIRST_LINE "\n");

  g_return_val_if_fail (self != NULL, NULL);

  g_string_append_printf (text, "lesson %s\nchecksum %s\nname %s\n",
                          self->lesson, self->checksum, self->name);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const LudoResultStep *step = g_ptr_array_index (self->steps, i);

      g_string_append_printf (text, "step %s %s %s %u %u %s\n", step->id,
                              step->kind, step->right ? "right" : "open",
                              step->tries, step->seconds, step->answer);
    }

  return g_string_free (text, FALSE);
}

/* "✓ Sowing – right at the first try" */
static char *
describe_step (const LudoResultStep *self,
               const char           *title)
{
  if (!self->right)
    /* Translators: %s is the title of a step, or what it asks. */
    return g_strdup_printf (ngettext ("… %s – not right yet, %u try so far",
                                      "… %s – not right yet, %u tries so far",
                                      self->tries), title, self->tries);
  if (self->tries == 1)
    /* Translators: %s is the title of a step, or what it asks. */
    return g_strdup_printf (_("✓ %s – right at the first try"), title);

  return g_strdup_printf (ngettext ("✓ %s – right, in %u try",
                                    "✓ %s – right, in %u tries",
                                    self->tries), title, self->tries);
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

          if (!g_str_equal (step->node->id, answered->id))
            continue;
          title = ludo_lesson_dup_step_title (lesson, step, language);
          line = describe_step (answered, title);
          g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                                  line);
        }
    }
  if (text->len == 0)
    g_string_assign (text, _("You have not answered anything yet."));

  return g_string_free (text, FALSE);
}

static gboolean
refuse (GError     **error,
        const char  *name,
        guint        line,
        const char  *reason)
{
  g_set_error (error, LUDO_RESULT_ERROR, 0,
               /* Translators: a file, the number of a line, what is wrong. */
               _("%s, line %u: %s"), name, line, reason);

  return FALSE;
}

/* What is called @word at the beginning of @line, or NULL. */
static const char *
after (const char *line,
       const char *word)
{
  gsize length = strlen (word);

  return strncmp (line, word, length) == 0 && line[length] == ' '
           ? line + length + 1 : NULL;
}

static gboolean
is_in_word (gunichar c)
{
  return g_unichar_isalnum (c) || c == '-' || c == '_';
}

gboolean
ludo_result_is_word (const char *text)
{
  gsize length = strlen (text);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (!is_in_word (g_utf8_get_char (p)))
      return FALSE;

  return length > 0 && length <= WORD_MAX;
}

char *
ludo_result_dup_word (const char *text,
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

static gboolean
is_lesson (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 3);

  return g_strv_length (parts) == 2 && ludo_result_is_word (parts[0])
         && ludo_result_is_word (parts[1]);
}

static gboolean
is_checksum (const char *text)
{
  return strlen (text) == 64
         && strspn (text, "0123456789abcdef") == 64;
}

/* The three lines that follow the first. */
static gboolean
read_head (char       **lines,
           const char  *name,
           LudoResult **result,
           GError     **error)
{
  const char *lesson, *checksum, *pupil;

  if (lines[0] == NULL || !g_str_equal (lines[0], FIRST_LINE))
    return refuse (error, name, 1,
                   _("this is no result of a lesson, or one of a later "
                     "version"));
  if (g_strv_length (lines) < 4)
    return refuse (error, name, 2, _("the result is not whole"));

  lesson = after (lines[1], "lesson");
  if (lesson == NULL || !is_lesson (lesson))
    return refuse (error, name, 2, _("the lesson is not named"));
  checksum = after (lines[2], "checksum");
  if (checksum == NULL || !is_checksum (checksum))
    return refuse (error, name, 3, _("the checksum is missing"));
  pupil = after (lines[3], "name");
  *result = ludo_result_new (lesson, checksum, pupil != NULL ? pupil : "");
  if ((*result)->name[0] != '\0' && strlen (pupil) <= LUDO_RESULT_NAME_MAX)
    return TRUE;
  g_clear_pointer (result, ludo_result_free);

  return refuse (error, name, 4, _("the name is missing or too long"));
}

static gboolean
has_step (const LudoResult *self,
          const char       *id)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (g_str_equal (((LudoResultStep *) g_ptr_array_index (self->steps, i))
                       ->id, id))
      return TRUE;

  return FALSE;
}

static gboolean
read_step (LudoResult  *self,
           const char  *line,
           const char  *name,
           guint        number,
           GError     **error)
{
  const char *rest = after (line, "step");
  g_auto (GStrv) parts = g_strsplit (rest != NULL ? rest : "", " ", 6);
  guint64 tries, seconds;

  if (g_strv_length (parts) < 6 || !ludo_result_is_word (parts[0]) || !ludo_result_is_word (parts[1])
      || (!g_str_equal (parts[2], "right") && !g_str_equal (parts[2], "open"))
      || !g_ascii_string_to_unsigned (parts[3], 10, 1, NUMBER_MAX, &tries,
                                      NULL)
      || !g_ascii_string_to_unsigned (parts[4], 10, 0, NUMBER_MAX, &seconds,
                                      NULL)
      || strlen (parts[5]) > LUDO_RESULT_ANSWER_MAX)
    return refuse (error, name, number, _("this line says nothing of a step"));
  if (has_step (self, parts[0]))
    return refuse (error, name, number, _("this step is there twice"));
  if (self->steps->len == STEPS_MAX)
    return refuse (error, name, number, _("there are too many steps"));
  ludo_result_add (self, parts[0], parts[1], g_str_equal (parts[2], "right"),
                   (guint) tries, (guint) seconds, parts[5]);

  return TRUE;
}

/* The number of the first line with what is no text, 0 where there is none. */
static guint
find_control (const char *text)
{
  guint line = 1;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '\n')
        line++;
      else if (!g_unichar_isprint (c))
        return line;
    }

  return 0;
}

LudoResult *
ludo_result_parse (const char  *text,
                   gsize        length,
                   const char  *name,
                   GError     **error)
{
  g_autofree char *whole = NULL;
  g_auto (GStrv) lines = NULL;
  LudoResult *read = NULL;
  g_autoptr (LudoResult) self = NULL;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  if (length > BYTES_MAX || !g_utf8_validate_len (text, length, NULL)
      || memchr (text, '\0', length) != NULL)
    {
      refuse (error, name, 1, _("this is no text, or too much of it"));
      return NULL;
    }
  whole = g_strndup (text, length);
  if (find_control (whole) > 0)
    {
      refuse (error, name, find_control (whole),
              _("there is a sign that is no text"));
      return NULL;
    }

  lines = g_strsplit (whole, "\n", -1);
  if (!read_head (lines, name, &read, error))
    return NULL;
  self = read;
  for (guint i = 4; lines[i] != NULL; i++)
    if ((lines[i][0] != '\0' || lines[i + 1] != NULL)
        && !read_step (self, lines[i], name, i + 1, error))
      return NULL;

  return g_steal_pointer (&self);
}

LudoResult *
ludo_result_load (const char  *path,
                  GError     **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *text = g_malloc (BYTES_MAX + 2);
  gsize length;

  /* A pipe would keep whoever reads it waiting. */
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      refuse (error, shown, 1, _("this is no file"));
      return NULL;
    }
  stream = g_file_read (file, NULL, error);
  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), text,
                                   BYTES_MAX + 1, &length, NULL, error))
    return NULL;

  return ludo_result_parse (text, length, shown, error);
}

/* A file's name that every system takes. */
static char *
dup_file_name (const char *name,
               guint       number)
{
  g_autofree char *plain = g_strdelimit (g_strdup (name), "/\\:*?\"<>|.", '-');

  return number < 2 ? g_strdup_printf ("%s.result", plain)
                    : g_strdup_printf ("%s (%u).result", plain, number);
}

void
ludo_result_save_async (const LudoResult    *self,
                        const char          *folder,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  g_return_if_fail (self != NULL && folder != NULL);

  for (guint number = 1; path == NULL; number++)
    {
      g_autofree char *name = dup_file_name (self->name, number);

      path = g_build_filename (folder, name, NULL);
      if (g_file_test (path, G_FILE_TEST_EXISTS))
        g_clear_pointer (&path, g_free);
    }
  text = ludo_result_print (self);
  bytes = g_bytes_new_take (text, strlen (text));
  file = g_file_new_for_path (path);
  ludo_save_file_async (file, bytes, callback, user_data);
}

char *
ludo_result_save_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_boolean (G_TASK (result), error)
           ? g_file_get_path (g_task_get_source_object (G_TASK (result)))
           : NULL;
}
