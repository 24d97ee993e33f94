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
#include "play/game/ludo-game.h"

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

/* Reads the numbers that @node may have into @target, the lesson or a step. */
static gboolean
read_numbers (const LudoPageNode  *node,
              gpointer             target,
              GError             **error)
{
  for (const LudoLessonAttribute *attribute = ludo_lesson_attributes;
       attribute->name != NULL; attribute++)
    {
      const char *text = ludo_page_attribute (node, attribute->name);
      guint64 value = (guint64) MAX (attribute->missing, 0);

      if (attribute->element != node->type || attribute->most == 0)
        continue;
      if (text != NULL
          && !g_ascii_string_to_unsigned (text, 10, (guint64) attribute->least,
                                          (guint64) attribute->most, &value,
                                          NULL))
        return ludo_markup_refuse_line (
          node->line, error,
          /* Translators: an attribute of a file, and what stands there. */
          _("%s=“%s” is not a whole number from %d to %d"), attribute->name,
          text, attribute->least, attribute->most);
      G_STRUCT_MEMBER (int, target, attribute->offset) = (int) value;
    }

  return TRUE;
}

/* Reads whether the attribute @name of @node is "yes"; @is_yes keeps its value
 * if there is no such attribute. */
static gboolean
read_yes (const LudoPageNode  *node,
          const char          *name,
          gboolean            *is_yes,
          GError             **error)
{
  const char *value = ludo_page_attribute (node, name);

  if (value == NULL)
    return TRUE;
  *is_yes = g_str_equal (value, "yes");

  return *is_yes || g_str_equal (value, "no")
         || ludo_markup_refuse_line (node->line, error,
                                     _("%s=“%s” is neither “yes” nor “no”"),
                                     name, value);
}

static gboolean
find_kind (const LudoPageNode  *node,
           LudoStepKind        *kind,
           GError             **error)
{
  const char *name = ludo_page_attribute (node, "kind");

  if (name == NULL)
    return ludo_markup_refuse_line (node->line, error,
                                    _("<step> names no kind"));
  *kind = ludo_step_kind_find (name);

  return *kind < LUDO_N_STEP_KINDS
         || ludo_markup_refuse_line (node->line, error,
                                     _("“%s” is not a kind of step"), name);
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
                                    _("this is already on line %d"),
                                    (*slot)->line);
  *slot = child;

  return TRUE;
}

static gboolean
add_option (LudoStep            *step,
            const LudoPageNode  *child,
            GError             **error)
{
  gboolean right = FALSE;

  if (!read_yes (child, "right", &right, error))
    return FALSE;
  if (child->children->len == 0)
    return ludo_markup_refuse_line (child->line, error,
                                    _("an answer is empty"));
  if (right)
    step->right_options |= G_GUINT64_CONSTANT (1) << (step->options->len & 63);
  g_ptr_array_add (step->options, (gpointer) child);

  return TRUE;
}

static gboolean
add_hint (LudoStep            *step,
          const LudoPageNode  *child,
          GError             **error)
{
  guint most = ludo_lesson_texts[LUDO_TEXT_HINT].most;

  if (step->hints->len == most)
    return ludo_markup_refuse_line (child->line, error,
                                    _("a step can have at most %d hints"),
                                    (int) most);
  g_ptr_array_add (step->hints, (gpointer) child);

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

      if (!ludo_step_kind_has_element (step->kind, child->type))
        return ludo_markup_refuse_line (child->line, error,
                                        _("a step of this kind has no <%s>"),
                                        ludo_page_element_name (child->type));
      if (child->type == LUDO_NODE_ASK)
        well = set_once (&step->ask, child, error);
      else if (child->type == LUDO_NODE_RIGHT)
        well = set_once (&step->right, child, error);
      else if (child->type == LUDO_NODE_HINT)
        well = add_hint (step, child, error);
      else if (child->type == LUDO_NODE_OPTION)
        well = add_option (step, child, error);
      else if (child->type == LUDO_NODE_WRONG && step->kind != LUDO_STEP_MOVE)
        g_ptr_array_add (step->wrong_nodes, child);
      if (!well)
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_locks (LudoLesson          *self,
            const LudoPageNode  *node,
            GError             **error)
{
  const char *leave = ludo_page_attribute (node, "leave");
  const char *reason;

  for (guint i = 0; i < LUDO_N_LESSON_LOCKS; i++)
    {
      gboolean is_free = TRUE;

      if (!read_yes (node, ludo_lesson_locks[i].name, &is_free, error))
        return FALSE;
      if (!is_free)
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
  for (guint i = 0; i < LUDO_N_LESSON_LOCKS; i++)
    if ((self->locks & (1u << i)) != 0)
      g_strv_builder_add (labels, gettext (ludo_lesson_locks[i].label));
  names = g_strv_builder_end (labels);
  list = g_strjoinv (", ", names);

  return self->leave != NULL
           /* Translators: %s lists what a lesson keeps from the pupil. */
           ? g_strdup_printf (_("Locked in this lesson: %s. Your teacher’s "
                                "secret word ends the lesson."), list)
         : (self->locks & LUDO_LOCK_GAMES) != 0
           ? g_strdup_printf (_("Locked in this lesson: %s. The lesson ends "
                                "when you close the window."), list)
           : g_strdup_printf (_("Locked in this lesson: %s."), list);
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

/* Refuses a step whose position has no changed rules, or such that a game by
 * them might never end, because nothing can be guessed of it. */
static gboolean
check_changed (const LudoGameInfo  *info,
               const LudoStep      *step,
               GError             **error)
{
  const GameVariants *rules;
  const atomic_bool stop = TRUE;
  GameVariantSolution unused;
  GameVariant variant;

  if (info->variants == NULL)
    return ludo_markup_refuse_line (step->node->line, error,
                                    _("no rules can be changed in this game"));

  rules = info->variants->rules;
  if (!rules->find_game (&step->start, &variant))
    return ludo_markup_refuse_line (step->node->line, error,
                                    _("the position does not come from a game "
                                      "by changed rules"));

  return rules->solve (&variant, &stop, &unused) != GAME_VARIANT_ENDLESS
         || ludo_markup_refuse_line (step->node->line, error,
                                     _("a game played by the rules of the "
                                       "position might never end"));
}

/* Refuses a step that the chance laboratory cannot open for the game. */
static gboolean
check_laboratory (const LudoLesson  *self,
                  const LudoStep    *step,
                  GError           **error)
{
  const LudoGameInfo *info = ludo_game_info_for (self->rules->id);
  int line = step->node->line;

  if (!ludo_step_kind_is_in_laboratory (step->kind))
    return TRUE;
  if (step->kind == LUDO_STEP_RULE)
    return check_changed (info, step, error);
  if (info->thrown == LUDO_THROWN_NOTHING)
    return ludo_markup_refuse_line (line, error,
                                    _("nothing is thrown in this game"));
  if (step->dice > 0 && info->thrown != LUDO_THROWN_DICE)
    return ludo_markup_refuse_line (line, error,
                                    _("no dice are thrown in this game"));

  return step->exact <= step->times || step->kind != LUDO_STEP_THROWS
         || ludo_markup_refuse_line (line, error,
                                     _("the exact chances would come after %d "
                                       "throws, but the step asks for only %d"),
                                     step->exact, step->times);
}

static gboolean
add_step (LudoLesson          *self,
          const LudoPageNode  *node,
          const LudoPageNode  *setup,
          GError             **error)
{
  LudoStep *step = step_new (node);

  g_ptr_array_add (self->steps, step);
  if (!check_id (node, node->id, error)
      || !find_kind (node, &step->kind, error)
      || !check_attributes (step, error)
      || !sort_children (step, error)
      || !read_numbers (node, step, error))
    return FALSE;
  if (ludo_page_attribute (node, "against") == NULL)
    step->against = self->against;

  return _ludo_lesson_fill_step (self, step, setup, error)
         && check_laboratory (self, step, error);
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
read_child (LudoLesson          *self,
            const LudoPageNode  *node,
            const LudoPageNode **setup,
            const LudoPageNode **locked,
            GError             **error)
{
  if (node->type == LUDO_NODE_STEP)
    return add_step (self, node, *setup, error);
  if (node->type == LUDO_NODE_AIM)
    return set_once (&self->aim, node, error);
  if (node->type == LUDO_NODE_LOCKS)
    return set_once (locked, node, error) && read_locks (self, node, error);
  if (self->steps->len > 0)
    return ludo_markup_refuse_line (node->line, error,
                                    _("<setup> must come before the steps"));

  return set_once (setup, node, error) && read_numbers (node, self, error);
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
  if (!read_numbers (self->page, self, error))
    return FALSE;

  for (guint i = 0; i < self->page->children->len; i++)
    if (!read_child (self, g_ptr_array_index (self->page->children, i), &setup,
                     &locked, error))
      return FALSE;

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

gboolean
ludo_step_is_puzzle (const LudoStep *step)
{
  g_return_val_if_fail (step != NULL, FALSE);

  return step->kind == LUDO_STEP_MOVE && step->hints->len == 0;
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

/* Returns: the number of lines of the longest verse in @node. */
static guint
count_lines (const LudoPageNode *node)
{
  guint n = 0, longest = 0;

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (node->type == LUDO_NODE_VERSE && child->type == LUDO_NODE_SENTENCE)
        n++;
      else
        longest = MAX (longest, count_lines (child));
    }

  return MAX (n, longest);
}

/* Whether the pages have the passage to which @step refers, if it does, and the
 * passage has the lines of verse that the step shows; otherwise @error names
 * the line and the reason. */
static gboolean
check_passage (const LudoLesson  *self,
               LudoLibrary       *library,
               const LudoStep    *step,
               GError           **error)
{
  const char *ref = ludo_page_attribute (step->node, "ref");
  const LudoPageNode *passage;
  g_autoptr (LudoPageNode) page = NULL;
  guint n_lines;

  if (step->page_id == NULL)
    return TRUE;

  page = ludo_library_read (library, self->rules->id, step->page_id, NULL,
                            NULL);
  passage = page != NULL && step->element_id != NULL
              ? ludo_page_find (page, step->element_id) : page;
  if (passage == NULL)
    return ludo_markup_refuse_line (step->node->line, error,
                                    _("there is no page or paragraph "
                                      "“%s”"), ref);

  n_lines = count_lines (passage);
  if (step->last_line > 0 && n_lines == 0)
    return ludo_markup_refuse_line
             (step->node->line, error,
              /* Translators: an attribute and its value, and a passage of a
               * page. */
              _("%s=“%s”, but “%s” has no verse"), "lines",
              ludo_page_attribute (step->node, "lines"), ref);
  if (step->last_line > n_lines)
    return ludo_markup_refuse_line
             (step->node->line, error,
              /* Translators: an attribute and its value, a passage of a page,
               * and how many lines that has. */
              ngettext ("%s=“%s”, but “%s” has only %u line of verse",
                        "%s=“%s”, but “%s” has only %u lines of verse",
                        n_lines), "lines",
              ludo_page_attribute (step->node, "lines"), ref, n_lines);

  return TRUE;
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
    if (!check_passage (self, library, g_ptr_array_index (self->steps, i),
                        error))
      {
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
