/* ludo-lesson.c: a lesson, read from a file and checked by the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-markup.h"
#include "games/games.h"
#include "learn/ludo-lock.h"

/* A step has at most this many written hints; the hint after them is the
 * answer. */
#define HINTS_MAX 2

/* The upper limit of numbers without another one: minutes, levels of lessons,
 * answers. */
#define NUMBER_MAX 9999

static const char *const kinds[LUDO_N_STEP_KINDS] = {
  [LUDO_STEP_EXPLAIN] = "explain", [LUDO_STEP_SHOW] = "show",
  [LUDO_STEP_MOVE] = "move", [LUDO_STEP_CELL] = "cell",
  [LUDO_STEP_CHOOSE] = "choose", [LUDO_STEP_NUMBER] = "number",
  [LUDO_STEP_PREDICT] = "predict", [LUDO_STEP_PLACE] = "place",
  [LUDO_STEP_PLAY] = "play", [LUDO_STEP_READ] = "read",
};

static void
answer_free (gpointer data)
{
  LudoTurnAnswer *answer = data;

  g_array_unref (answer->moves);
  g_free (answer->token);
  g_free (answer);
}

static LudoStep *
step_new (const LudoPageNode *node)
{
  LudoStep *step = g_new0 (LudoStep, 1);

  step->node = node;
  step->hints = g_ptr_array_new ();
  step->options = g_ptr_array_new ();
  step->wrong = g_ptr_array_new_with_free_func (answer_free);
  step->wrong_nodes = g_ptr_array_new ();
  step->before = g_array_new (FALSE, FALSE, sizeof (GameMove));
  step->moves = g_array_new (FALSE, FALSE, sizeof (GameMove));
  step->answers = g_ptr_array_new_with_free_func (answer_free);

  return step;
}

static void
step_free (gpointer data)
{
  LudoStep *step = data;

  g_ptr_array_unref (step->hints);
  g_ptr_array_unref (step->options);
  g_ptr_array_unref (step->wrong);
  g_ptr_array_unref (step->wrong_nodes);
  g_array_unref (step->before);
  g_array_unref (step->moves);
  g_ptr_array_unref (step->answers);
  g_free (step->position);
  g_free (step->cells);
  g_free (step->highlight);
  g_free (step->page_id);
  g_free (step->element_id);
  g_free (step->asks);
  g_free (step);
}

static gboolean
read_number (const LudoPageNode  *node,
             const char          *name,
             int                  missing,
             int                  least,
             int                  most,
             int                 *number,
             GError             **error)
{
  const char *text = ludo_page_attribute (node, name);
  guint64 value;

  *number = missing;
  if (text == NULL)
    return TRUE;
  if (g_ascii_string_to_unsigned (text, 10, (guint64) least, (guint64) most,
                                  &value, NULL))
    {
      *number = (int) value;
      return TRUE;
    }

  return ludo_markup_refuse_line (
    node->line, error,
    /* Translators: an attribute of a file, and what stands there. */
    _("%s=“%s” is not a whole number from %d to %d"), name, text, least,
    most);
}

static gboolean
find_kind (const LudoPageNode  *node,
           LudoStepKind        *kind,
           GError             **error)
{
  const char *name = ludo_page_attribute (node, "kind");

  for (int i = 0; i < LUDO_N_STEP_KINDS; i++)
    if (g_strcmp0 (name, kinds[i]) == 0)
      {
        *kind = i;
        return TRUE;
      }

  if (name == NULL)
    return ludo_markup_refuse_line (node->line, error,
                                    _("<step> lacks its kind"));

  return ludo_markup_refuse_line (node->line, error,
                                  _("“%s” is not a kind of step"), name);
}

/* Every step may have the first attributes; each kind adds its own. */
#define ALL_KINDS "id kind position highlight seed "
static const char *const attributes[LUDO_N_STEP_KINDS] = {
  [LUDO_STEP_EXPLAIN] = "throw",
  [LUDO_STEP_SHOW] = "throw moves",
  [LUDO_STEP_MOVE] = "throw answers aim",
  [LUDO_STEP_CELL] = "throw moves cells which",
  [LUDO_STEP_CHOOSE] = "throw",
  [LUDO_STEP_NUMBER] = "throw moves answer measure",
  [LUDO_STEP_PREDICT] = "throw rounds",
  [LUDO_STEP_PLACE] = "target",
  [LUDO_STEP_PLAY] = "throw against plies aim",
  [LUDO_STEP_READ] = "throw ref",
};

gboolean
ludo_step_kind_has (LudoStepKind  kind,
                    const char   *name)
{
  g_autofree char *all = g_strconcat (ALL_KINDS, attributes[kind], NULL);
  g_auto (GStrv) names = g_strsplit (all, " ", -1);

  return g_strv_contains ((const char *const *) names, name);
}

/* Refuses an attribute that the kind of step would ignore, because its author
 * expects an effect. */
static gboolean
check_attributes (const LudoStep  *step,
                  GError         **error)
{
  const GPtrArray *given = step->node->attributes;

  for (guint i = 0; given != NULL && i < given->len; i += 2)
    if (!ludo_step_kind_has (step->kind, g_ptr_array_index (given, i)))
      return ludo_markup_refuse_line (step->node->line, error,
                                      _("a step of this kind has no "
                                        "attribute “%s”"),
                                      (const char *)
                                        g_ptr_array_index (given, i));

  return TRUE;
}

/* Stores @child in @slot, and refuses a second one. */
static gboolean
set_once (const LudoPageNode **slot,
          const LudoPageNode  *child,
          GError             **error)
{
  if (*slot != NULL)
    return ludo_markup_refuse_line (child->line, error,
                                    _("this stands in line %d already"),
                                    (*slot)->line);
  *slot = child;

  return TRUE;
}

/* Refuses @child, an element that steps of this kind do not have. */
static gboolean
refuse_child (const LudoPageNode  *child,
              const char          *name,
              GError             **error)
{
  return ludo_markup_refuse_line (child->line, error,
                                  _("a step of this kind has no <%s>"), name);
}

static gboolean
sort_option (LudoStep            *step,
             const LudoPageNode  *child,
             GError             **error)
{
  const char *right = ludo_page_attribute (child, "right");

  if (step->kind != LUDO_STEP_CHOOSE)
    return refuse_child (child, "option", error);
  if (g_strcmp0 (right, "yes") == 0)
    step->right_options |= G_GUINT64_CONSTANT (1) << (step->options->len & 63);
  else if (right != NULL && !g_str_equal (right, "no"))
    return ludo_markup_refuse_line (child->line, error,
                                    _("%s=“%s” is neither “yes” nor “no”"),
                                    "right", right);
  if (child->children->len == 0)
    return ludo_markup_refuse_line (child->line, error,
                                    _("an answer is empty"));
  g_ptr_array_add (step->options, (gpointer) child);

  return TRUE;
}

/* Sorts the elements of @step by their purpose; its kind is known. */
static gboolean
sort_children (LudoStep  *step,
               GError   **error)
{
  for (guint i = 0; i < step->node->children->len; i++)
    {
      LudoPageNode *child = g_ptr_array_index (step->node->children, i);
      gboolean well = TRUE;

      if (child->type == LUDO_NODE_ASK)
        well = set_once (&step->ask, child, error);
      else if (child->type == LUDO_NODE_RIGHT)
        well = set_once (&step->right, child, error);
      else if (child->type == LUDO_NODE_HINT && step->hints->len == HINTS_MAX)
        well = ludo_markup_refuse_line (child->line, error,
                                        _("a step has %d hints at the most"),
                                        HINTS_MAX);
      else if (child->type == LUDO_NODE_HINT)
        g_ptr_array_add (step->hints, child);
      else if (child->type == LUDO_NODE_OPTION)
        well = sort_option (step, child, error);
      else if (child->type == LUDO_NODE_WRONG
               && (step->kind == LUDO_STEP_NUMBER
                   || step->kind == LUDO_STEP_CELL))
        g_ptr_array_add (step->wrong_nodes, child);
      else if (child->type == LUDO_NODE_WRONG && step->kind != LUDO_STEP_MOVE)
        well = refuse_child (child, "wrong", error);
      if (!well)
        return FALSE;
    }

  return TRUE;
}

/* The attributes of <locks>, in the order of the bits of LudoLessonLock, and
 * their names in sentences. */
static const struct
{
  const char *name;
  const char *label;
} locks[] = {
  { "hints", N_("hints") },
  { "undo", N_("taking moves back") },
  { "review", N_("what a turn leads to") },
  { "games", N_("other games and pages") },
};

static gboolean
read_locks (LudoLesson          *self,
            const LudoPageNode  *node,
            GError             **error)
{
  const char *leave = ludo_page_attribute (node, "leave");
  const char *reason;

  for (guint i = 0; i < G_N_ELEMENTS (locks); i++)
    {
      const char *value = ludo_page_attribute (node, locks[i].name);

      if (value == NULL || g_str_equal (value, "yes"))
        continue;
      if (!g_str_equal (value, "no"))
        return ludo_markup_refuse_line (node->line, error,
                                        _("%s=“%s” is neither “yes” nor “no”"),
                                        locks[i].name, value);
      self->locks |= 1u << i;
    }
  if (leave == NULL || g_str_equal (leave, "yes"))
    return TRUE;
  if (!ludo_lock_check_leave (leave, &reason))
    return ludo_markup_refuse_line (node->line, error, "%s", reason);
  g_free (self->leave);
  self->leave = g_strstrip (g_strdup (leave));
  self->locks |= LUDO_LOCK_GAMES;

  return TRUE;
}

char *
ludo_lesson_describe_locks (const LudoLesson *self)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->locks == 0)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (locks); i++)
    if ((self->locks & (1u << i)) != 0)
      g_strv_builder_add (labels, gettext (locks[i].label));
  names = g_strv_builder_end (labels);
  list = g_strjoinv (", ", names);

  return self->leave != NULL
           /* Translators: %s lists what a lesson keeps from the pupil. */
           ? g_strdup_printf (_("Locked in this lesson: %s. It ends with your "
                                "teacher’s word."), list)
         : (self->locks & LUDO_LOCK_GAMES) != 0
           ? g_strdup_printf (_("Locked in this lesson: %s. It ends when you "
                                "close the window."), list)
           : g_strdup_printf (_("Locked in this lesson: %s."), list);
}

/* Reads the attributes of <setup> that apply to the whole lesson. */
static gboolean
read_setup (LudoLesson          *self,
            const LudoPageNode  *node,
            GError             **error)
{
  return read_number (node, "level", 0, 0, LUDO_PLAYER_LEVEL_MAX,
                      &self->against, error)
         && read_number (node, "minutes", 0, 0, NUMBER_MAX, &self->limit,
                         error);
}

/* Refuses an @id that is not a word, because results and files are named by
 * it. */
static gboolean
check_id (const LudoPageNode  *node,
          const char          *id,
          GError             **error)
{
  return ludo_lesson_is_word (id)
         || ludo_markup_refuse_line (node->line, error,
                                     _("“%s” is not a word of letters, digits "
                                       "and hyphens"), id);
}

static gboolean
add_step (LudoLesson          *self,
          const LudoPageNode  *node,
          const LudoPageNode  *setup,
          GError             **error)
{
  LudoStep *step = step_new (node);

  g_ptr_array_add (self->steps, step);

  return check_id (node, node->id, error)
         && find_kind (node, &step->kind, error)
         && check_attributes (step, error)
         && sort_children (step, error)
         && read_number (node, "against", self->against, 0,
                         LUDO_PLAYER_LEVEL_MAX, &step->against, error)
         && read_number (node, "plies", 12, 1, LUDO_STEP_MOVES_MAX,
                         &step->plies, error)
         && read_number (node, "rounds", 5, 1, LUDO_STEP_ROUNDS_MAX,
                         &step->rounds, error)
         && read_number (node, "answer", 0, 0, NUMBER_MAX, &step->number, error)
         && _ludo_lesson_fill_step (self, step, setup, error);
}

/* Reads the id.  A file without one gets a word made of its name, which may
 * have blanks. */
static gboolean
read_id (LudoLesson  *self,
         const char  *name,
         GError     **error)
{
  const char *id = ludo_page_attribute (self->page, "id");

  self->file = g_strdup (name);
  self->name = ludo_lesson_dup_word (name, g_str_has_suffix (name, ".lesson")
                                             ? strlen (name)
                                               - strlen (".lesson")
                                             : strlen (name));
  self->id = g_strdup (id != NULL ? id : self->name);
  self->lasting_id = g_strdup (id);

  return id == NULL || check_id (self->page, id, error);
}

static gboolean
fill (LudoLesson  *self,
      GError     **error)
{
  const LudoPageNode *setup = NULL, *locked = NULL;

  self->rules = games_find (self->page->kind);
  if (self->rules == NULL)
    return ludo_markup_refuse_line (self->page->line, error,
                                    _("there is no game “%s”"),
                                    self->page->kind);
  if (self->page->title[0] == NULL)
    return ludo_markup_refuse_line (self->page->line, error,
                                    _("<lesson> lacks its title"));
  if (!read_number (self->page, "level", 1, 0, NUMBER_MAX, &self->level, error)
      || !read_number (self->page, "minutes", 10, 0, NUMBER_MAX,
                       &self->minutes, error))
    return FALSE;

  for (guint i = 0; i < self->page->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (self->page->children, i);

      if (node->type == LUDO_NODE_SETUP)
        {
          if (self->steps->len > 0)
            return ludo_markup_refuse_line (node->line, error,
                                            _("<setup> has to stand before "
                                              "the steps"));
          if (!set_once (&setup, node, error)
              || !read_setup (self, node, error))
            return FALSE;
        }
      else if (node->type == LUDO_NODE_LOCKS)
        {
          if (!set_once (&locked, node, error)
              || !read_locks (self, node, error))
            return FALSE;
        }
      else if (node->type == LUDO_NODE_AIM)
        {
          if (!set_once (&self->aim, node, error))
            return FALSE;
        }
      else if (!add_step (self, node, setup, error))
        return FALSE;
    }

  return self->steps->len > 0
         || ludo_markup_refuse_line (self->page->line, error,
                                     _("the lesson has no steps"));
}

static void
lesson_clear (gpointer data)
{
  LudoLesson *self = data;

  g_free (self->id);
  g_free (self->lasting_id);
  g_free (self->name);
  g_free (self->file);
  g_free (self->checksum);
  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    g_free (self->files[i]);
  g_free (self->leave);
  g_ptr_array_unref (self->steps);
  g_clear_pointer (&self->folder, ludo_content_folder_unref);
  ludo_page_free (self->page);
}

LudoLesson *
ludo_lesson_ref (LudoLesson *self)
{
  return g_rc_box_acquire (self);
}

void
ludo_lesson_unref (LudoLesson *self)
{
  g_rc_box_release_full (self, lesson_clear);
}

LudoLesson *
ludo_lesson_parse (const char  *text,
                   gsize        length,
                   const char  *name,
                   GError     **error)
{
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (LudoLesson) self = NULL;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  page = ludo_page_parse (LUDO_NODE_LESSON, text, length, name, error);
  if (page == NULL)
    return NULL;

  self = g_rc_box_new0 (LudoLesson);
  self->page = g_steal_pointer (&page);
  self->steps = g_ptr_array_new_with_free_func (step_free);
  if (!read_id (self, name, error) || !fill (self, error))
    {
      ludo_markup_name_file (error, name);
      return NULL;
    }
  _ludo_lesson_fill_identity (self, text, length);

  return g_steal_pointer (&self);
}

void
_ludo_lesson_drop_line (GError **error)
{
  const char *reason = error != NULL ? strstr ((*error)->message, ": ") : NULL;

  if (reason != NULL)
    {
      char *message = g_strdup (reason + strlen (": "));

      g_free ((*error)->message);
      (*error)->message = message;
    }
}

LudoLesson *
ludo_lesson_load (const char  *path,
                  GError     **error)
{
  gsize length = 0;
  g_autofree char *text = ludo_markup_read_file (path, &length, error);
  g_autofree char *name = NULL;

  if (text == NULL)
    return NULL;

  name = g_filename_display_basename (path);

  return ludo_lesson_parse (text, length, name, error);
}

/* Whether the pages have the page @page_id and in it @element_id, which may be
 * NULL. */
static gboolean
is_in_pages (const LudoLesson *self,
             LudoLibrary      *library,
             const char       *page_id,
             const char       *element_id)
{
  g_autoptr (LudoPageNode) page = NULL;

  if (page_id == NULL)
    return TRUE;
  page = ludo_library_read (library, self->rules->id, page_id, NULL, NULL);

  return page != NULL
         && (element_id == NULL || ludo_page_find (page, element_id) != NULL);
}

gboolean
ludo_lesson_check_pages (const LudoLesson  *self,
                         LudoLibrary       *library,
                         GError           **error)
{
  g_return_val_if_fail (self != NULL && LUDO_IS_LIBRARY (library), FALSE);

  if (!ludo_library_check_links (library, self->page, self->rules->id,
                                 self->file, error))
    return FALSE;
  for (guint i = 0; i < self->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->steps, i);

      if (is_in_pages (self, library, step->page_id, step->element_id))
        continue;
      ludo_markup_refuse_line (step->node->line, error,
                               _("the pages have no “%s”"),
                               ludo_page_attribute (step->node, "ref"));
      ludo_markup_name_file (error, self->file);
      return FALSE;
    }

  return TRUE;
}

const char *
ludo_lesson_get_title (const LudoLesson *self,
                       LudoPageLanguage  language)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->page->title[language];
}

char *
ludo_lesson_dup_step_title (const LudoLesson *self,
                            const LudoStep   *step,
                            LudoPageLanguage  language)
{
  g_autofree char *asked = NULL;
  guint at = 0;

  g_return_val_if_fail (self != NULL && step != NULL, NULL);

  if (step->node->title[language] != NULL)
    return ludo_page_dup_plain (step->node->title[language]);

  asked = ludo_lesson_dup_text (step->ask, language, TRUE);
  if (asked[0] != '\0')
    return g_steal_pointer (&asked);

  g_ptr_array_find (self->steps, step, &at);

  return g_strdup_printf (_("Step %u"), at + 1);
}

char *
ludo_lesson_dup_text (const LudoPageNode *node,
                      LudoPageLanguage    language,
                      gboolean            plain)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; node != NULL && i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (child->type == LUDO_NODE_SENTENCE)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                plain ? child->plain[language]
                                      : child->text[language]);
    }

  return g_string_free (text, FALSE);
}
