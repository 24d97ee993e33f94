/* ludo-draft.c: a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-draft.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"

/* The attributes that a draft keeps, in the order in which they are written. */
static const char *const lesson_names[] = {
  "id", "level", "minutes", NULL,
};
static const char *const setup_names[] = {
  "ruleset", "position", "seed", "level", "minutes", NULL,
};
static const char *const lock_names[] = {
  "hints", "undo", "review", "games", "leave", NULL,
};
static const char *const step_names[] = {
  "position", "throw", "moves", "answers", "aim", "cells", "which",
  "highlight", "target", "answer", "measure", "rounds", "against", "plies",
  "ref", "seed", NULL,
};

static const char *const kind_names[LUDO_N_STEP_KINDS] = {
  "explain", "show", "move", "cell", "choose", "number", "predict", "place",
  "play", "read",
};

static const LudoNodeType text_nodes[LUDO_DRAFT_N_TEXTS] = {
  [LUDO_DRAFT_ASK] = LUDO_NODE_ASK, [LUDO_DRAFT_HINT] = LUDO_NODE_HINT,
  [LUDO_DRAFT_HINT_2] = LUDO_NODE_HINT, [LUDO_DRAFT_RIGHT] = LUDO_NODE_RIGHT,
};

static const char *const text_names[LUDO_DRAFT_N_TEXTS] = {
  [LUDO_DRAFT_ASK] = "ask", [LUDO_DRAFT_HINT] = "hint",
  [LUDO_DRAFT_HINT_2] = "hint", [LUDO_DRAFT_RIGHT] = "right",
};

static GHashTable *
values_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
both_init (LudoBoth both)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    both[i] = g_strdup ("");
}

static void
both_clear (LudoBoth both)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (both[i]);
}

static void
step_free (gpointer data)
{
  LudoDraftStep *step = data;

  for (int i = 0; i < LUDO_DRAFT_N_TEXTS; i++)
    both_clear (step->texts[i]);
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    {
      both_clear (step->options[i]);
      both_clear (step->replies[i]);
      g_free (step->wrong[i]);
    }
  g_hash_table_unref (step->values);
  g_free (step->id);
  g_free (step);
}

LudoDraft *
ludo_draft_new (const GameRules *rules)
{
  LudoDraft *self = g_new0 (LudoDraft, 1);

  self->rules = rules;
  both_init (self->title);
  both_init (self->aim);
  self->values = values_new ();
  self->setup = values_new ();
  self->locks = values_new ();
  self->steps = g_ptr_array_new_with_free_func (step_free);

  return self;
}

void
ludo_draft_free (LudoDraft *self)
{
  both_clear (self->title);
  both_clear (self->aim);
  g_hash_table_unref (self->values);
  g_hash_table_unref (self->setup);
  g_hash_table_unref (self->locks);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

/* An id that no step has. */
static char *
dup_free_id (const LudoDraft *self)
{
  for (guint n = self->steps->len + 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("step-%u", n);
      gboolean taken = FALSE;

      for (guint i = 0; i < self->steps->len; i++)
        {
          const LudoDraftStep *step = g_ptr_array_index (self->steps, i);

          taken |= g_str_equal (step->id, id);
        }
      if (!taken)
        return g_steal_pointer (&id);
    }
}

LudoDraftStep *
ludo_draft_add_step (LudoDraft  *self,
                     guint       index,
                     const char *position)
{
  LudoDraftStep *step = g_new0 (LudoDraftStep, 1);

  step->id = dup_free_id (self);
  step->values = values_new ();
  ludo_draft_set (step->values, "position", position);
  for (int i = 0; i < LUDO_DRAFT_N_TEXTS; i++)
    both_init (step->texts[i]);
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    {
      both_init (step->options[i]);
      both_init (step->replies[i]);
      step->wrong[i] = g_strdup ("");
    }
  g_ptr_array_insert (self->steps, (int) MIN (index, self->steps->len), step);

  return step;
}

void
ludo_draft_remove_step (LudoDraft *self,
                        guint      index)
{
  g_ptr_array_remove_index (self->steps, index);
}

void
ludo_draft_set (GHashTable *values,
                const char *name,
                const char *value)
{
  if (value == NULL || value[0] == '\0')
    g_hash_table_remove (values, name);
  else
    g_hash_table_insert (values, g_strdup (name), g_strdup (value));
}

const char *
ludo_draft_get (GHashTable *values,
                const char *name)
{
  const char *value = g_hash_table_lookup (values, name);

  return value != NULL ? value : "";
}

void
ludo_draft_set_string (LudoBoth          both,
                       LudoPageLanguage  language,
                       const char       *text)
{
  char *copy = g_strdup (text);

  g_free (both[language]);
  both[language] = copy;
}

void
ludo_draft_set_wrong (LudoDraftStep *step,
                      int            index,
                      const char    *answer)
{
  char *copy = g_strstrip (g_strdup (answer));

  g_free (step->wrong[index]);
  step->wrong[index] = copy;
}

/* Writing */

/* Appends one text in both languages; a text written in one stands for both. */
static void
append_both (GString    *file,
             const char *french,
             const char *english)
{
  g_autofree char *text = NULL;

  text = g_markup_printf_escaped ("<fr>%s</fr><en>%s</en>",
                                  french[0] != '\0' ? french : english,
                                  english[0] != '\0' ? english : french);
  g_string_append (file, text);
}

/* Appends the sentences of @both, one a line, each with an id that begins with
 * @prefix. */
static void
append_sentences (GString        *file,
                  const LudoBoth  both,
                  const char     *prefix)
{
  g_auto (GStrv) french = g_strsplit (both[LUDO_PAGE_FRENCH], "\n", -1);
  g_auto (GStrv) english = g_strsplit (both[LUDO_PAGE_ENGLISH], "\n", -1);
  guint n_french = g_strv_length (french), n_english = g_strv_length (english);
  int number = 0;

  for (guint i = 0; i < MAX (n_french, n_english); i++)
    {
      const char *one = i < n_french ? g_strstrip (french[i]) : "";
      const char *other = i < n_english ? g_strstrip (english[i]) : "";

      if (one[0] == '\0' && other[0] == '\0')
        continue;
      g_string_append_printf (file, "    <s id=\"%s-%d\">", prefix, ++number);
      append_both (file, one, other);
      g_string_append (file, "</s>\n");
    }
}

static gboolean
is_empty (const LudoBoth both)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (both[i][strspn (both[i], " \t\n")] != '\0')
      return FALSE;

  return TRUE;
}

static void
append_values (GString            *file,
               GHashTable         *values,
               const char *const  *names)
{
  for (; *names != NULL; names++)
    {
      const char *value = ludo_draft_get (values, *names);
      g_autofree char *text =
        g_markup_printf_escaped (" %s=\"%s\"", *names, value);

      if (value[0] != '\0')
        g_string_append (file, text);
    }
}

/* Appends the reply to the answer with this index. */
static void
append_reply (GString             *file,
              const LudoDraftStep *step,
              int                  i)
{
  g_autofree char *prefix = g_strdup_printf ("%s-reply-%d", step->id, i + 1);

  append_sentences (file, step->replies[i], prefix);
}

static void
append_options (GString             *file,
                const LudoDraftStep *step)
{
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    {
      g_autofree char *prefix = g_strdup_printf ("%s-option-%d", step->id,
                                                 i + 1);

      if (is_empty (step->options[i]))
        continue;
      g_string_append_printf (file, "    <option%s>\n",
                              step->right[i] ? " right=\"yes\"" : "");
      append_sentences (file, step->options[i], prefix);
      if (!is_empty (step->replies[i]))
        {
          g_string_append (file, "    <answer>\n");
          append_reply (file, step, i);
          g_string_append (file, "    </answer>\n");
        }
      g_string_append (file, "    </option>\n");
    }
}

/* The name of the attribute that holds a wrong answer, or NULL if no single
 * answer of this kind can be replied to. */
static const char *
get_wrong_name (const LudoDraftStep *step)
{
  return step->kind == LUDO_STEP_MOVE ? "move"
         : step->kind == LUDO_STEP_NUMBER ? "value"
         : step->kind == LUDO_STEP_CELL ? "cell" : NULL;
}

static void
append_wrong (GString             *file,
              const LudoDraftStep *step)
{
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    {
      g_autofree char *start =
        g_markup_printf_escaped ("    <wrong %s=\"%s\">\n",
                                 get_wrong_name (step), step->wrong[i]);

      if (step->wrong[i][0] == '\0')
        continue;
      g_string_append (file, start);
      append_reply (file, step, i);
      g_string_append (file, "    </wrong>\n");
    }
}

static void
append_step (GString             *file,
             const LudoDraftStep *step)
{
  g_string_append_printf (file, "  <step id=\"%s\" kind=\"%s\"", step->id,
                          kind_names[step->kind]);
  /* Attributes of the step's former kinds stay in the draft but are not
   * written. */
  for (int i = 0; step_names[i] != NULL; i++)
    {
      const char *const names[] = { step_names[i], NULL };

      if (ludo_step_kind_has (step->kind, names[0]))
        append_values (file, step->values, names);
    }
  g_string_append (file, ">\n");
  if (!is_empty (step->texts[LUDO_DRAFT_TITLE]))
    {
      g_string_append (file, "    <title>");
      append_both (file,
                   step->texts[LUDO_DRAFT_TITLE][LUDO_PAGE_FRENCH],
                   step->texts[LUDO_DRAFT_TITLE][LUDO_PAGE_ENGLISH]);
      g_string_append (file, "</title>\n");
    }
  append_sentences (file, step->texts[LUDO_DRAFT_TEXT], step->id);
  for (int i = LUDO_DRAFT_ASK; i < LUDO_DRAFT_N_TEXTS; i++)
    {
      g_autofree char *prefix = g_strdup_printf ("%s-text-%d", step->id, i);

      if (step->kind == LUDO_STEP_CHOOSE && i == LUDO_DRAFT_HINT)
        append_options (file, step);
      if (get_wrong_name (step) != NULL && i == LUDO_DRAFT_HINT)
        append_wrong (file, step);
      if (is_empty (step->texts[i]))
        continue;
      g_string_append_printf (file, "    <%s>\n", text_names[i]);
      append_sentences (file, step->texts[i], prefix);
      g_string_append_printf (file, "    </%s>\n", text_names[i]);
    }
  g_string_append (file, "  </step>\n");
}

/* Prints the lesson with @n_steps of its steps, from @first on. */
static char *
dup_part (const LudoDraft *self,
          guint            first,
          guint            n_steps)
{
  GString *file = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  g_string_append_printf (file, "<lesson game=\"%s\"", self->rules->id);
  append_values (file, self->values, lesson_names);
  g_string_append (file, ">\n");
  if (!is_empty (self->title))
    {
      g_string_append (file, "  <title>");
      append_both (file, self->title[LUDO_PAGE_FRENCH],
                   self->title[LUDO_PAGE_ENGLISH]);
      g_string_append (file, "</title>\n");
    }
  if (!is_empty (self->aim))
    {
      g_string_append (file, "  <aim>\n");
      append_sentences (file, self->aim, "aim");
      g_string_append (file, "  </aim>\n");
    }
  if (g_hash_table_size (self->setup) > 0)
    {
      g_string_append (file, "  <setup");
      append_values (file, self->setup, setup_names);
      g_string_append (file, "/>\n");
    }
  if (g_hash_table_size (self->locks) > 0)
    {
      g_string_append (file, "  <locks");
      append_values (file, self->locks, lock_names);
      g_string_append (file, "/>\n");
    }
  for (guint i = first; i < first + n_steps; i++)
    append_step (file, g_ptr_array_index (self->steps, i));
  g_string_append (file, "</lesson>\n");

  return g_string_free (file, FALSE);
}

char *
ludo_draft_dup_file (const LudoDraft *self)
{
  if (ludo_draft_get (self->values, "id")[0] == '\0')
    g_hash_table_insert (self->values, g_strdup ("id"),
                         g_uuid_string_random ());

  return dup_part (self, 0, self->steps->len);
}

/* Checking */

/* Whether each wrong answer has its reply, and each reply its answer. */
static gboolean
are_replies_whole (const LudoDraftStep *step)
{
  for (int i = 0; get_wrong_name (step) != NULL && i < LUDO_DRAFT_OPTIONS; i++)
    if ((step->wrong[i][0] == '\0') != is_empty (step->replies[i]))
      return FALSE;

  return TRUE;
}

/* The sentence that asks for the first missing part, or NULL if none is. */
static const char *
find_wanting (const LudoDraft     *self,
              const LudoDraftStep *step)
{
  int n_options = 0;

  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    n_options += !is_empty (step->options[i]);
  if (!are_replies_whole (step))
    return _("Write each wrong answer, and what is said to it.");
  switch (step->kind)
    {
    case LUDO_STEP_EXPLAIN:
      return is_empty (step->texts[LUDO_DRAFT_TEXT])
               ? _("Write what is to be explained.") : NULL;
    case LUDO_STEP_SHOW:
      return ludo_draft_get (step->values, "moves")[0] == '\0'
               ? _("Play on the board what is to be shown.") : NULL;
    case LUDO_STEP_MOVE:
      return ludo_draft_get (step->values, "answers")[0] == '\0'
             && ludo_draft_get (step->values, "aim")[0] == '\0'
               ? _("Play the right turn on the board.") : NULL;
    case LUDO_STEP_CELL:
      return ludo_draft_get (step->values, "cells")[0] == '\0'
             && ludo_draft_get (step->values, "which")[0] == '\0'
             && ludo_draft_get (step->values, "moves")[0] == '\0'
               ? _("Point at the right places on the board.") : NULL;
    case LUDO_STEP_CHOOSE:
      return n_options < 2 ? _("Write two answers at least.") : NULL;
    case LUDO_STEP_NUMBER:
      return ludo_draft_get (step->values, "answer")[0] == '\0'
             && ludo_draft_get (step->values, "measure")[0] == '\0'
               ? _("Give the right number.") : NULL;
    case LUDO_STEP_PLACE:
    case LUDO_STEP_PREDICT:
    case LUDO_STEP_PLAY:
    case LUDO_STEP_READ:
    case LUDO_N_STEP_KINDS:
    default:
      return NULL;
    }
}

gboolean
ludo_draft_check_step (const LudoDraft  *self,
                       guint             index,
                       GError          **error)
{
  const LudoDraftStep *step = g_ptr_array_index (self->steps, index);
  const char *wanting = find_wanting (self, step);
  g_autoptr (LudoLesson) lesson = NULL;
  g_autoptr (LudoDraft) alone = NULL;
  g_autofree char *text = NULL;

  if (wanting != NULL)
    {
      g_set_error_literal (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                           wanting);
      return FALSE;
    }

  /* The step is judged in a lesson that may have no title yet. */
  alone = ludo_draft_new (self->rules);
  ludo_draft_set_string (alone->title, LUDO_PAGE_ENGLISH, "-");
  g_ptr_array_unref (alone->steps);
  alone->steps = g_ptr_array_ref (self->steps);
  text = dup_part (alone, index, 1);
  lesson = ludo_lesson_parse (text, strlen (text), "-", error);
  if (lesson == NULL)
    _ludo_lesson_drop_line (error);

  return lesson != NULL;
}

gboolean
ludo_draft_check (const LudoDraft  *self,
                  GError          **error)
{
  const char *wanting =
    is_empty (self->title) ? _("The whole lesson needs a title.")
    : self->steps->len == 0 ? _("The lesson needs a step.") : NULL;

  if (wanting != NULL)
    {
      g_set_error_literal (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                           wanting);
      return FALSE;
    }
  for (guint i = 0; i < self->steps->len; i++)
    if (!ludo_draft_check_step (self, i, error))
      {
        /* Translators: %u is the number of a step; then what is wrong there. */
        g_prefix_error (error, _("Step %u: "), i + 1);
        return FALSE;
      }

  return TRUE;
}

LudoLesson *
ludo_draft_dup_lesson (const LudoDraft  *self,
                       GError          **error)
{
  g_autofree char *text = dup_part (self, 0, self->steps->len);

  return ludo_lesson_parse (text, strlen (text), "lesson", error);
}

/* Reading */

static void
read_values (GHashTable         *values,
             const LudoPageNode *node,
             const char *const  *names)
{
  for (; *names != NULL; names++)
    ludo_draft_set (values, *names, ludo_page_attribute (node, *names));
}

static void
read_title (LudoBoth            both,
            const LudoPageNode *node)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autofree char *plain =
        node->title[i] != NULL ? ludo_page_dup_plain (node->title[i]) : NULL;

      ludo_draft_set_string (both, i, plain != NULL ? plain : "");
    }
}

/* The sentences that are children of @node, one a line. */
static void
read_sentences (LudoBoth            both,
                const LudoPageNode *node)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint j = 0; j < node->children->len; j++)
        {
          const LudoPageNode *child = g_ptr_array_index (node->children, j);

          if (child->type == LUDO_NODE_SENTENCE)
            g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                                    child->plain[i]);
        }
      ludo_draft_set_string (both, i, text->str);
    }
}

static void
read_option (LudoDraftStep      *draft,
             int                 i,
             const LudoPageNode *node)
{
  draft->right[i] = g_strcmp0 (ludo_page_attribute (node, "right"),
                               "yes") == 0;
  read_sentences (draft->options[i], node);
  for (guint j = 0; j < node->children->len; j++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, j);

      if (child->type == LUDO_NODE_ANSWER)
        read_sentences (draft->replies[i], child);
    }
}

static void
read_wrong (LudoDraftStep      *draft,
            int                 i,
            const LudoPageNode *node)
{
  const char *wrong = ludo_page_attribute (node, get_wrong_name (draft));

  ludo_draft_set_wrong (draft, i, wrong != NULL ? wrong : "");
  read_sentences (draft->replies[i], node);
}

static void
read_step (LudoDraft      *self,
           const LudoStep *step)
{
  LudoDraftStep *draft = ludo_draft_add_step (self, self->steps->len, NULL);
  int n_hints = 0, n_options = 0, n_wrong = 0;

  g_free (draft->id);
  draft->id = g_strdup (step->node->id);
  draft->kind = step->kind;
  read_values (draft->values, step->node, step_names);
  read_title (draft->texts[LUDO_DRAFT_TITLE], step->node);
  read_sentences (draft->texts[LUDO_DRAFT_TEXT], step->node);
  for (guint i = 0; i < step->node->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->node->children, i);

      if (node->type == LUDO_NODE_OPTION && n_options < LUDO_DRAFT_OPTIONS)
        read_option (draft, n_options++, node);
      else if (node->type == LUDO_NODE_WRONG && n_wrong < LUDO_DRAFT_OPTIONS
               && get_wrong_name (draft) != NULL)
        read_wrong (draft, n_wrong++, node);
      else if (node->type == LUDO_NODE_HINT && n_hints < 2)
        read_sentences (draft->texts[LUDO_DRAFT_HINT + n_hints++], node);
      else
        for (int j = LUDO_DRAFT_ASK; j < LUDO_DRAFT_N_TEXTS; j++)
          if (node->type == text_nodes[j] && node->type != LUDO_NODE_HINT)
            read_sentences (draft->texts[j], node);
    }
}

/* Whether two elements are the same except for the ids of their sentences. */
static gboolean
is_same (const LudoPageNode *one,
         const LudoPageNode *other)
{
  guint n_one = one->attributes != NULL ? one->attributes->len : 0;
  guint n_other = other->attributes != NULL ? other->attributes->len : 0;

  if (one->type != other->type || n_one != n_other
      || one->children->len != other->children->len
      || one->sure != NULL
      || (one->notes != NULL && one->notes->len > 0))
    return FALSE;
  for (guint i = 0; i < n_one; i += 2)
    {
      const char *name = g_ptr_array_index (one->attributes, i);

      if (g_strcmp0 (ludo_page_attribute (one, name),
                     ludo_page_attribute (other, name)) != 0)
        return FALSE;
    }
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (g_strcmp0 (one->title[i], other->title[i]) != 0
        || g_strcmp0 (one->text[i], other->text[i]) != 0)
      return FALSE;
  for (guint i = 0; i < one->children->len; i++)
    if (!is_same (g_ptr_array_index (one->children, i),
                  g_ptr_array_index (other->children, i)))
      return FALSE;

  return TRUE;
}

LudoDraft *
ludo_draft_new_from (const LudoLesson *lesson)
{
  LudoDraft *self;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = ludo_draft_new (lesson->rules);
  read_values (self->values, lesson->page, lesson_names);
  read_title (self->title, lesson->page);
  for (guint i = 0; i < lesson->page->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (lesson->page->children, i);

      if (node->type == LUDO_NODE_AIM)
        read_sentences (self->aim, node);
      else if (node->type == LUDO_NODE_SETUP)
        read_values (self->setup, node, setup_names);
      else if (node->type == LUDO_NODE_LOCKS)
        read_values (self->locks, node, lock_names);
    }
  for (guint i = 0; i < lesson->steps->len; i++)
    read_step (self, g_ptr_array_index (lesson->steps, i));

  return self;
}

LudoDraft *
ludo_draft_load (const char  *path,
                 GError     **error)
{
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, error);
  g_autoptr (LudoLesson) again = NULL;
  g_autoptr (LudoDraft) self = NULL;

  if (lesson == NULL)
    return NULL;
  self = ludo_draft_new_from (lesson);
  again = ludo_draft_dup_lesson (self, NULL);
  if (again != NULL && is_same (lesson->page, again->page))
    return g_steal_pointer (&self);

  g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
               /* Translators: %s is a file. */
               _("“%s” holds more than can be changed here; "
                 "it is left as it is."), path);

  return NULL;
}
