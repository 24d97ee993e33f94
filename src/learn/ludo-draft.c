/* ludo-draft.c: a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-draft.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-markup.h"

LudoDraft *
ludo_draft_new (const GameRules *rules)
{
  LudoDraft *self = g_new (LudoDraft, 1);

  self->rules = rules;
  self->page = ludo_page_node_new (LUDO_NODE_LESSON, 1);
  ludo_draft_set (self->page, "game", rules->id);

  return self;
}

void
ludo_draft_free (LudoDraft *self)
{
  ludo_page_free (self->page);
  g_free (self);
}

LudoDraft *
ludo_draft_new_from (const LudoLesson *lesson)
{
  g_autofree char *text = NULL;
  LudoDraft *self;

  g_return_val_if_fail (lesson != NULL, NULL);

  /* The lesson's own tree is not to be changed. */
  text = _ludo_draft_print (lesson->page, NULL);
  self = g_new (LudoDraft, 1);
  self->rules = lesson->rules;
  self->page = ludo_page_parse (LUDO_NODE_LESSON, text, strlen (text),
                                lesson->file, NULL);

  return self;
}

LudoDraft *
ludo_draft_load (const char  *path,
                 GError     **error)
{
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, error);
  g_autoptr (LudoLesson) again = NULL;
  g_autoptr (LudoDraft) self = NULL;
  gboolean is_shown;

  if (lesson == NULL)
    return NULL;
  self = ludo_draft_new_from (lesson);
  /* Elements without a text are not written. */
  again = ludo_draft_dup_lesson (self, "lesson", NULL);
  is_shown = again != NULL && g_str_equal (again->checksum, lesson->checksum);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoPageNode *step = ludo_draft_get_step (self, i);

      is_shown &= ludo_draft_find (step, LUDO_NODE_OPTION,
                                   LUDO_DRAFT_OPTIONS) == NULL
                  && ludo_draft_find (step, LUDO_NODE_WRONG,
                                      LUDO_DRAFT_OPTIONS) == NULL;
    }
  if (is_shown)
    return g_steal_pointer (&self);

  g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
               /* Translators: %s is a file. */
               _("“%s” holds more than can be changed here; "
                 "it is left as it is."), path);

  return NULL;
}

/* Elements */

LudoPageNode *
ludo_draft_find (const LudoPageNode *node,
                 LudoNodeType        type,
                 guint               index)
{
  for (guint i = 0; node != NULL && i < node->children->len; i++)
    {
      LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (child->type == type && index-- == 0)
        return child;
    }

  return NULL;
}

/* The order of elements in a file: sentences, then as in LudoNodeType. */
static int
get_rank (const LudoPageNode *node)
{
  return node->type == LUDO_NODE_SENTENCE ? 0 : (int) node->type;
}

LudoPageNode *
ludo_draft_make (LudoPageNode *node,
                 LudoNodeType  type,
                 guint         index)
{
  const int rank = get_rank (&(LudoPageNode) { .type = type });
  LudoPageNode *child;

  while ((child = ludo_draft_find (node, type, index)) == NULL)
    {
      guint at = node->children->len;

      while (at > 0
             && get_rank (g_ptr_array_index (node->children, at - 1)) > rank)
        at--;
      g_ptr_array_insert (node->children, (int) at,
                          ludo_page_node_new (type, 1));
    }

  return child;
}

const char *
ludo_draft_get (const LudoPageNode *node,
                const char         *name)
{
  const char *value = node != NULL ? ludo_page_attribute (node, name) : NULL;

  return value != NULL ? value : "";
}

void
ludo_draft_set (LudoPageNode *node,
                const char   *name,
                const char   *value)
{
  g_autofree char *copy = g_strdup (value);
  guint at = 0;

  if (node->attributes == NULL)
    node->attributes = g_ptr_array_new_with_free_func (g_free);
  while (at < node->attributes->len
         && !g_str_equal (g_ptr_array_index (node->attributes, at), name))
    at += 2;
  if (at < node->attributes->len)
    g_ptr_array_remove_range (node->attributes, at, 2);
  if (copy == NULL || copy[0] == '\0')
    return;
  g_ptr_array_insert (node->attributes, (int) at, g_strdup (name));
  g_ptr_array_insert (node->attributes, (int) at + 1,
                      g_steal_pointer (&copy));
}

/* Steps */

guint
ludo_draft_get_n_steps (const LudoDraft *self)
{
  guint n = 0;

  while (ludo_draft_find (self->page, LUDO_NODE_STEP, n) != NULL)
    n++;

  return n;
}

LudoPageNode *
ludo_draft_get_step (const LudoDraft *self,
                     guint            index)
{
  return ludo_draft_find (self->page, LUDO_NODE_STEP, index);
}

/* The place of the step at @index among the elements of the lesson, or the end
 * if there is no such step. */
static guint
find_step (const LudoDraft *self,
           guint            index)
{
  guint at = self->page->children->len;

  g_ptr_array_find (self->page->children, ludo_draft_get_step (self, index),
                    &at);

  return at;
}

LudoPageNode *
ludo_draft_add_step (LudoDraft  *self,
                     guint       index,
                     const char *position)
{
  LudoPageNode *step = ludo_page_node_new (LUDO_NODE_STEP, 1);

  step->id = _ludo_draft_dup_free_id (self->page, "step",
                                      ludo_draft_get_n_steps (self) + 1);
  ludo_draft_set (step, "kind", ludo_step_kinds[LUDO_STEP_EXPLAIN].name);
  ludo_draft_set (step, "position", position);
  g_ptr_array_insert (self->page->children, (int) find_step (self, index),
                      step);

  return step;
}

void
ludo_draft_remove_step (LudoDraft *self,
                        guint      index)
{
  g_ptr_array_remove_index (self->page->children, find_step (self, index));
}

void
ludo_draft_move_up (LudoDraft *self,
                    guint      index)
{
  LudoPageNode *step = ludo_draft_get_step (self, index);
  guint at = find_step (self, index), before = find_step (self, index - 1);

  self->page->children->pdata[at] = self->page->children->pdata[before];
  self->page->children->pdata[before] = step;
}

LudoStepKind
ludo_draft_get_kind (const LudoPageNode *step)
{
  return ludo_step_kind_find (ludo_draft_get (step, "kind"));
}

const char *
ludo_draft_get_wrong (const LudoPageNode *step,
                      guint               index)
{
  const char *name = ludo_step_kinds[ludo_draft_get_kind (step)].wrong;

  return name != NULL
           ? ludo_draft_get (ludo_draft_find (step, LUDO_NODE_WRONG, index),
                             name) : "";
}

void
ludo_draft_set_wrong (LudoPageNode *step,
                      guint         index,
                      const char   *answer)
{
  g_autofree char *stripped = g_strstrip (g_strdup (answer));

  ludo_draft_set (ludo_draft_make (step, LUDO_NODE_WRONG, index),
                  ludo_step_kinds[ludo_draft_get_kind (step)].wrong, stripped);
}

/* Texts */

/* The element that has the sentences of a text of @node; NULL if it is missing
 * and not made. */
static LudoPageNode *
get_container (LudoPageNode   *node,
               LudoLessonText  text,
               guint           index,
               gboolean        makes)
{
  LudoNodeType type = ludo_lesson_texts[text].element;

  if (text == LUDO_TEXT_REPLY && ludo_draft_get_kind (node) == LUDO_STEP_CHOOSE)
    {
      node = makes ? ludo_draft_make (node, LUDO_NODE_OPTION, index)
                   : ludo_draft_find (node, LUDO_NODE_OPTION, index);
      type = LUDO_NODE_ANSWER;
      index = 0;
    }

  return type == 0 ? node
         : makes ? ludo_draft_make (node, type, index)
                 : ludo_draft_find (node, type, index);
}

char *
ludo_draft_dup_text (const LudoPageNode *node,
                     LudoLessonText      text,
                     guint               index,
                     LudoPageLanguage    language)
{
  const LudoPageNode *sentence;
  GString *words;

  if (text == LUDO_TEXT_TITLE)
    return node->title[language] != NULL
             ? ludo_page_dup_plain (node->title[language]) : g_strdup ("");

  node = get_container ((LudoPageNode *) node, text, index, FALSE);
  words = g_string_new (NULL);
  for (guint i = 0;
       (sentence = ludo_draft_find (node, LUDO_NODE_SENTENCE, i)) != NULL
       && sentence->plain[language] != NULL; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "",
                            sentence->plain[language]);

  return g_string_free (words, FALSE);
}

/* Returns: (transfer full): the markup of @line, which takes the place of
 * @plain, the text of @markup. */
static char *
dup_changed (const char *markup,
             const char *plain,
             const char *line)
{
  return markup == NULL || ludo_markup_is_blank (line, strlen (line))
           ? g_markup_escape_text (line, -1)
           : _ludo_draft_change_markup (markup, plain, line);
}

/* Sets the sentence @node in one language to @line, which is NULL if it has
 * fewer sentences than the other. */
static void
set_sentence (LudoPageNode     *node,
              LudoPageLanguage  language,
              const char       *line)
{
  char *markup = line != NULL ? dup_changed (node->text[language],
                                             node->plain[language], line)
                              : NULL;

  g_free (node->text[language]);
  node->text[language] = markup;
  g_free (node->plain[language]);
  node->plain[language] = g_strdup (line);
}

void
ludo_draft_set_text (LudoPageNode     *node,
                     LudoLessonText    text,
                     guint             index,
                     LudoPageLanguage  language,
                     const char       *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  guint n_lines = g_strv_length (lines);
  LudoPageNode *sentence;

  if (text == LUDO_TEXT_TITLE)
    {
      g_autofree char *before =
        ludo_draft_dup_text (node, text, index, language);
      char *markup = dup_changed (node->title[language], before, words);

      g_free (node->title[language]);
      node->title[language] = markup;
      return;
    }

  node = get_container (node, text, index, TRUE);
  for (guint i = 0; i < n_lines; i++)
    set_sentence (ludo_draft_make (node, LUDO_NODE_SENTENCE, i), language,
                  lines[i]);
  for (guint i = n_lines;
       (sentence = ludo_draft_find (node, LUDO_NODE_SENTENCE, i)) != NULL; i++)
    set_sentence (sentence, language, NULL);
}

/* Checking */

char *
ludo_draft_dup_file (LudoDraft *self)
{
  g_autofree char *id = g_uuid_string_random ();

  if (ludo_draft_get (self->page, "id")[0] == '\0')
    ludo_draft_set (self->page, "id", id);

  return _ludo_draft_print (self->page, NULL);
}

/* "Le procès de Zénon" becomes "le-proces-de-zenon.lesson". */
char *
ludo_draft_dup_file_name (const LudoDraft *self)
{
  g_autofree char *english =
    ludo_draft_dup_text (self->page, LUDO_TEXT_TITLE, 0, LUDO_PAGE_ENGLISH);
  g_autofree char *french =
    ludo_draft_dup_text (self->page, LUDO_TEXT_TITLE, 0, LUDO_PAGE_FRENCH);
  g_autofree char *plain =
    g_str_to_ascii (english[0] != '\0' ? english : french, NULL);
  g_autofree char *low = g_ascii_strdown (plain, -1);

  g_strcanon (low, "abcdefghijklmnopqrstuvwxyz0123456789", '-');

  return g_strconcat (low, ".lesson", NULL);
}

/* Whether @wrong, of a step of @kind, has an answer without a reply, or the
 * reverse. */
static gboolean
is_half (const LudoPageNode     *wrong,
         const LudoStepKindInfo *kind)
{
  gboolean has_reply = FALSE;

  for (guint i = 0; i < wrong->children->len; i++)
    has_reply |= ludo_draft_is_written (g_ptr_array_index (wrong->children, i));

  return has_reply != (ludo_draft_get (wrong, kind->wrong)[0] != '\0');
}

/* Whether @step says in any text what is to be done, which neither the board
 * nor the answers tell. */
static gboolean
has_task (const LudoPageNode *step)
{
  gboolean has = step->title[LUDO_PAGE_FRENCH] != NULL
                 || step->title[LUDO_PAGE_ENGLISH] != NULL;

  for (guint i = 0; i < step->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (step->children, i);

      has |= (child->type == LUDO_NODE_ASK
              || child->type == LUDO_NODE_SENTENCE)
             && ludo_draft_is_written (child);
    }

  return has;
}

/* The sentence that asks for the first missing part of @step, or NULL if none
 * is. */
static const char *
find_need_message (const LudoPageNode *step,
                   LudoDraftFault     *fault)
{
  const LudoStepKindInfo *kind = &ludo_step_kinds[ludo_draft_get_kind (step)];
  const LudoPageNode *wrong;
  guint n = 0;

  for (guint i = 0; kind->wrong != NULL
                    && (wrong = ludo_draft_find (step, LUDO_NODE_WRONG, i))
                       != NULL; i++)
    if (is_half (wrong, kind))
      {
        fault->part = LUDO_DRAFT_PART_REPLY;
        fault->index = i;
        return _("Write each wrong answer, and the reply to it.");
      }
  for (guint i = 0; i < step->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (step->children, i);

      n += child->type == kind->needs_element && ludo_draft_is_written (child);
    }
  for (int i = 0; kind->needs[i] != NULL; i++)
    n += ludo_draft_get (step, kind->needs[i])[0] != '\0';

  if (kind->need_message != NULL && n < MAX (kind->n_needed, 1))
    return gettext (kind->need_message);
  if ((kind == &ludo_step_kinds[LUDO_STEP_MOVE]
       || kind == &ludo_step_kinds[LUDO_STEP_CELL]
       || kind == &ludo_step_kinds[LUDO_STEP_CHOOSE]
       || kind == &ludo_step_kinds[LUDO_STEP_NUMBER]) && !has_task (step))
    {
      fault->part = LUDO_DRAFT_PART_TASK;
      return _("Write what pupils are to do.");
    }

  return NULL;
}

/* Returns: the part of a step of @kind in which the author mends that something
 * is missing, or that the rules refuse it. */
static LudoDraftPart
find_part (LudoStepKind kind,
           gboolean     is_missing)
{
  const LudoStepKindInfo *info = &ludo_step_kinds[kind];

  return kind == LUDO_STEP_CHOOSE ? LUDO_DRAFT_PART_OPTION
         : kind == LUDO_STEP_NUMBER ? LUDO_DRAFT_PART_NUMBER
         : kind == LUDO_STEP_EXPLAIN || kind == LUDO_STEP_READ
           ? LUDO_DRAFT_PART_TEXT
         : info->board != NULL && is_missing ? LUDO_DRAFT_PART_BOARD
         : LUDO_DRAFT_PART_POSITION;
}

gboolean
ludo_draft_check_step (const LudoDraft  *self,
                       guint             index,
                       LudoDraftFault   *fault,
                       GError          **error)
{
  const LudoPageNode *step = ludo_draft_get_step (self, index);
  LudoStepKind kind = ludo_draft_get_kind (step);
  LudoDraftFault found = { (int) index, find_part (kind, TRUE) };
  const char *message = find_need_message (step, &found);
  g_autoptr (LudoLesson) lesson = NULL;

  if (message != NULL)
    g_set_error_literal (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                         message);
  else
    {
      g_autofree char *text = _ludo_draft_print (self->page, step);

      found.part = find_part (kind, FALSE);
      lesson = ludo_lesson_parse (text, strlen (text), "-", error);
      if (lesson == NULL)
        _ludo_lesson_drop_line (error);
    }
  if (fault != NULL)
    *fault = found;

  return lesson != NULL;
}

gboolean
ludo_draft_check (const LudoDraft  *self,
                  LudoDraftFault   *fault,
                  GError          **error)
{
  guint n_steps = ludo_draft_get_n_steps (self);
  const char *message = NULL;

  if (!ludo_draft_is_written (self->page))
    message = _("The lesson itself needs a title.");
  else if (n_steps == 0)
    message = _("The lesson needs a step.");
  if (message != NULL)
    {
      g_set_error_literal (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                           message);
      if (fault != NULL)
        *fault = (LudoDraftFault) { -1, LUDO_DRAFT_PART_TITLE };
      return FALSE;
    }
  for (guint i = 0; i < n_steps; i++)
    if (!ludo_draft_check_step (self, i, fault, error))
      {
        /* Translators: %u is the number of a step; then what is wrong there. */
        g_prefix_error (error, _("Step %u: "), i + 1);
        return FALSE;
      }

  return TRUE;
}

LudoLesson *
ludo_draft_dup_lesson (const LudoDraft  *self,
                       const char       *name,
                       GError          **error)
{
  g_autofree char *text = _ludo_draft_print (self->page, NULL);
  g_autofree char *file = g_strconcat (name, ".lesson", NULL);

  return ludo_lesson_parse (text, strlen (text), file, error);
}
