/* ludo-lesson-words.c: the text of a step of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/sound/ludo-spoken-length.h"
#include "play/record/ludo-ply-words.h"

/* The most words of a step that are announced, and of a step with a passage. */
#define WORDS_MAX 60
#define WORDS_MAX_READ 100

/* Adds the sentences of @node and of the elements below it.  Lines of verse
 * stand below each other; lines that @step does not show are left out, with
 * their translations.  If @is_heard, lines in a language that no voice speaks,
 * such as ancient Greek, are left out too. */
static void
add_paragraph (GString            *text,
               const LudoStep     *step,
               const LudoPageNode *node,
               gboolean            is_heard)
{
  LudoPageLanguage language = ludo_page_language_now ();
  gboolean is_verse = node->type == LUDO_NODE_VERSE;
  gboolean is_foreign = is_verse && node->language != NULL
                        && g_strcmp0 (node->language,
                                      ludo_page_language_code (language)) != 0;
  g_autofree char *words = is_verse ? NULL
                                    : ludo_lesson_dup_text (node, language,
                                                            FALSE);
  gboolean after_line = FALSE, is_wanted = TRUE;
  guint line = 0;

  if (words != NULL && words[0] != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n\n" : "", words);
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);
      gboolean is_line = is_verse && child->type == LUDO_NODE_SENTENCE;

      line += is_line;
      if (is_line && step->first_line > 0)
        is_wanted = line >= step->first_line && line <= step->last_line;
      if ((is_verse && !is_wanted) || (is_line && is_foreign && is_heard))
        continue;
      if (is_line)
        g_string_append_printf (text, "%s%s",
                                after_line ? "\n"
                                : text->len > 0 ? "\n\n" : "",
                                child->text[language]);
      else if (child->type == LUDO_NODE_PARAGRAPH
               || child->type == LUDO_NODE_LIST
               || child->type == LUDO_NODE_ITEM || child->type == LUDO_NODE_BOX
               || child->type == LUDO_NODE_SECTION
               || child->type == LUDO_NODE_VERSE)
        add_paragraph (text, step, child, is_heard);
      after_line = is_line;
    }
}

/* Whether the step shows a passage of a page below its own text.  A whole page
 * is opened by a button, and shown here if the lesson locks other pages. */
static gboolean
shows_passage (LudoLessonRun *run)
{
  const LudoStep *step = ludo_lesson_run_get_step (run);

  return step->kind == LUDO_STEP_READ
         && (step->element_id != NULL
             || (ludo_lesson_run_get_lesson (run)->locks
                 & LUDO_LOCK_GAMES) != 0);
}

/* Returns: the text of the step, as Pango markup. */
static char *
dup_text (LudoLessonRun *run,
          LudoLibrary   *library,
          gboolean       is_heard)
{
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (run);
  const LudoStep *step = ludo_lesson_run_get_step (run);
  GString *text = g_string_new (NULL);
  g_autofree char *own =
    ludo_lesson_dup_text (step->node, ludo_page_language_now (), FALSE);
  g_autoptr (LudoPageNode) page = NULL;
  const LudoPageNode *node = NULL;

  g_string_append (text, own);
  if (shows_passage (run))
    page = ludo_library_read (library,
                              lesson->rules->id, step->page_id, NULL, NULL);
  if (page != NULL && step->element_id != NULL)
    node = ludo_page_find (page, step->element_id);
  else
    node = page;
  if (node != NULL && node->type == LUDO_NODE_SENTENCE)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n\n" : "",
                            node->text[ludo_page_language_now ()]);
  else if (node != NULL)
    add_paragraph (text, step, node, is_heard);

  return g_string_free (text, FALSE);
}

char *
ludo_lesson_words_dup (LudoLessonRun *run,
                       LudoLibrary   *library)
{
  return dup_text (run, library, FALSE);
}

/* Returns: sentences about the last ply of @game and about the next turn,
 * unless the former name it. */
static char *
describe_ply (LudoGame   *game,
              LudoDetail  detail)
{
  GString *text = g_string_new (NULL);

  ludo_add_sentence (text, ludo_game_describe_move
                             (game, ludo_game_get_last_move (game), detail));
  ludo_add_sentence (text, ludo_ply_words_describe_next (game));

  return g_string_free (text, FALSE);
}

char *
ludo_lesson_words_dup_ply (LudoLessonRun *run,
                           guint         *n_announced)
{
  LudoGame *game = ludo_lesson_run_get_game (run);
  guint n_plies = ludo_game_get_n_plies (game);
  gboolean is_new = n_plies > *n_announced;
  g_autofree char *words = NULL;

  *n_announced = n_plies;
  if (!is_new || ludo_lesson_run_get_state (run) != LUDO_RUN_ASKING)
    return NULL;

  words = describe_ply (game, LUDO_DETAIL_NORMAL);

  return ludo_spoken_length_is_long (words, 1)
           ? describe_ply (game, LUDO_DETAIL_BRIEF) : g_steal_pointer (&words);
}

static void
add_words (GString    *text,
           const char *words)
{
  if (words[0] != '\0')
    g_string_append_printf (text, " %s", words);
}

/* Whether @words and @ask together have more than @n_most words. */
static gboolean
is_longer (const char *words,
           const char *ask,
           guint       n_most)
{
  g_autofree char *all = g_strconcat (words, " ", ask, NULL);
  g_auto (GStrv) list = g_strsplit_set (all, " \n", -1);

  return g_strv_length (list) > n_most;
}

/* Returns: the numbers of @text in their order, each between two blanks. */
static char *
dup_numbers (const char *text)
{
  GString *numbers = g_string_new (" ");

  for (; *text != '\0'; text++)
    if (g_ascii_isdigit (*text))
      {
        g_string_append_c (numbers, *text);
        if (!g_ascii_isdigit (text[1]))
          g_string_append_c (numbers, ' ');
      }

  return g_string_free (numbers, FALSE);
}

/* Whether @text names the last throw of @game: "2, 2 and 6". */
static gboolean
names_throw (LudoGame   *game,
             const char *text)
{
  LudoMove *last = ludo_game_get_last_move (game);
  g_autofree char *name = NULL;
  g_autofree char *thrown = NULL;
  g_autofree char *numbers = NULL;

  if (last == NULL || !ludo_move_is_throw (last))
    return FALSE;

  name = ludo_game_name_ply (game, ludo_move_get_token (last));
  thrown = dup_numbers (name);
  numbers = dup_numbers (text);

  return strstr (numbers, thrown) != NULL;
}

/* Whether the step is one of several puzzles.  Two of them may have the same
 * words, so their number is announced too. */
static gboolean
is_of_set (LudoLessonRun *run)
{
  return ludo_step_is_puzzle (ludo_lesson_run_get_step (run))
         && ludo_lesson_run_get_lesson (run)->steps->len > 1;
}

char *
ludo_lesson_words_dup_step (LudoLessonRun *run,
                            LudoLibrary   *library,
                            const char    *title,
                            gboolean       is_whole)
{
  const LudoStep *step = ludo_lesson_run_get_step (run);
  LudoGame *game = ludo_lesson_run_get_game (run);
  LudoPageLanguage language = ludo_page_language_now ();
  gboolean is_sentence = g_str_has_suffix (title, "?")
                         || g_str_has_suffix (title, "!");
  GString *text = g_string_new (title);
  g_autofree char *own = ludo_lesson_dup_text (step->node, language, TRUE);
  g_autofree char *ask = ludo_lesson_dup_text (step->ask, language, TRUE);
  g_autofree char *markup = dup_text (run, library, TRUE);
  g_autofree char *heard = ludo_page_dup_plain (markup);
  gboolean is_read = step->kind == LUDO_STEP_READ;
  const char *words;

  if (!is_sentence)
    g_string_append_c (text, '.');
  if (is_of_set (run))
    {
      g_autofree char *number =
        g_strdup_printf (_("%u of %u"), ludo_lesson_run_get_index (run) + 1,
                         ludo_lesson_run_get_lesson (run)->steps->len);

      g_string_prepend (text, ". ");
      g_string_prepend (text, number);
    }
  /* Leave out a text that is too long to hear at once, so that the question is
   * heard soon; the key L announces all of it. */
  if (is_read && (is_whole || !is_longer (heard, ask, WORDS_MAX_READ)))
    words = heard;
  else if (is_read || is_whole || ask[0] == '\0'
           || !is_longer (own, ask, WORDS_MAX))
    words = own;
  else
    words = "";
  add_words (text, words);
  add_words (text, ask);
  if ((words[0] == '\0' && own[0] != '\0')
      || (words == own && shows_passage (run)))
    add_words (text, _("Press L to hear the whole text."));
  /* A puzzle shows the throw and does not name it, so announce it, unless the
   * text names it and with it what to do. */
  if (step->kind == LUDO_STEP_MOVE && step->goal.name[0] != '\0'
      && ludo_game_get_rules (game)->has_chance
      && !ludo_game_get_at_chance (game) && !names_throw (game, text->str))
    {
      g_autofree char *turn = ludo_game_describe_turn (game);

      add_words (text, turn);
    }

  return g_string_free (text, FALSE);
}

const char *
ludo_lesson_words_get_rest (const char *text,
                            const char *last)
{
  gsize n = last != NULL && g_str_has_prefix (text, last) ? strlen (last) : 0;

  while (text[n] == ' ' || text[n] == '\n')
    n++;

  return text[n] != '\0' ? text + n : text;
}

const char *
ludo_lesson_words_get_heading (LudoReplyTone tone)
{
  switch (tone)
    {
    case LUDO_TONE_RIGHT:
      return C_("reply", "Right");
    case LUDO_TONE_WRONG:
      return C_("reply", "Not Yet");
    case LUDO_TONE_MORE:
      return C_("reply", "Go On");
    case LUDO_TONE_HINT:
      return C_("reply", "Hint");
    case LUDO_TONE_NOTE:
    case LUDO_TONE_NONE:
    default:
      return "";
    }
}

const char *
ludo_lesson_words_skip_heading (LudoReplyTone  tone,
                                const char    *text)
{
  const char *said[] = { ludo_lesson_words_get_heading (tone),
                         tone == LUDO_TONE_RIGHT ? _("That is right.") : "" };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      const char *rest = text + strlen (said[i]);

      if (said[i][0] == '\0' || !g_str_has_prefix (text, said[i]))
        continue;
      rest += *rest == '.';
      if (*rest == '\0' || *rest == ' ')
        return rest + (*rest == ' ');
    }

  return text;
}

char *
ludo_lesson_words_dup_judged (LudoReplyTone  tone,
                              const char    *text)
{
  return (tone == LUDO_TONE_RIGHT || tone == LUDO_TONE_WRONG)
         && ludo_lesson_words_skip_heading (tone, text) == text
           ? g_strjoin (". ", ludo_lesson_words_get_heading (tone), text, NULL)
           : g_strdup (text);
}
