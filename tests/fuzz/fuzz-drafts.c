/* fuzz-drafts.c: lessons as they stand while they are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include <glob.h>

#include "learn/ludo-draft.h"
#include "learn/ludo-lesson-schema.h"

/* Adds the drafts of all lessons there are. */
static void
make_drafts (GPtrArray *corpus,
             GameRng   *rng)
{
  g_autofree char *pattern =
    g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"), "data", "content", "*",
                      "lessons", "*.lesson", NULL);
  glob_t found;

  g_assert_cmpint (glob (pattern, 0, NULL, &found), ==, 0);
  for (size_t i = 0; i < found.gl_pathc; i++)
    {
      g_autoptr (LudoDraft) draft = ludo_draft_load (found.gl_pathv[i], NULL);
      g_autofree char *text = NULL;

      /* Leave out lessons that the editor refuses, because it cannot show their
       * answers. */
      if (draft == NULL)
        continue;
      text = ludo_draft_dup_state (draft);
      g_ptr_array_add (corpus, g_string_new (text));
    }
  globfree (&found);
}

/* A draft that is accepted can be edited, even if the rules refuse it, and
 * saving and reading it again does not change it. */
static gboolean
try_draft (const char *text,
           gsize       length,
           const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) wrong = NULL;
  g_autoptr (LudoDraft) draft = ludo_draft_new_from_state (text, &error);
  g_autoptr (LudoDraft) again = NULL;
  g_autofree char *state = NULL;
  g_autofree char *same = NULL;
  g_autofree char *file = NULL;
  LudoDraftFault fault;

  if (draft == NULL)
    {
      fuzz_check_error (error);
      return FALSE;
    }
  state = ludo_draft_dup_state (draft);
  again = ludo_draft_new_from_state (state, &error);
  g_assert_no_error (error);
  same = ludo_draft_dup_state (again);
  g_assert_cmpstr (same, ==, state);

  for (guint i = 0; i < ludo_draft_get_n_steps (draft); i++)
    {
      LudoPageNode *step = ludo_draft_get_step (draft, i);
      g_autofree char *words =
        ludo_draft_dup_text (step, LUDO_TEXT_SENTENCES, 0, LUDO_PAGE_ENGLISH);

      if (ludo_step_kinds[ludo_draft_get_kind (step)].is_pointing)
        ludo_draft_get_cells (draft, step);
      ludo_draft_set_text (step, LUDO_TEXT_SENTENCES, 0, LUDO_PAGE_ENGLISH,
                           words);
    }
  if (!ludo_draft_check (draft, &fault, &wrong))
    {
      fuzz_check_error (wrong);
      g_assert_cmpint (fault.step, >=, -1);
      g_assert_cmpint (fault.step, <, (int) ludo_draft_get_n_steps (draft));
    }
  file = ludo_draft_dup_file (draft);
  g_assert_true (g_utf8_validate (file, -1, NULL));

  return TRUE;
}

static const char *const draft_words[] = {
  "('lesson', {", "('step', {", "('ask', {", "('option', {", "('wrong', {",
  "('hint', {", "('s', {", "}, [", "], [", "<(", ")>", "[])", "@a{ss} {}",
  "@as []", "@a(uuuss) []", "@av []", "'game': 'tavli'", "'game': 'go'",
  "'kind', 'move'", "'kind', 'nothing'", "'kind'", "'position', ''",
  "'moves', 'h/2 h/5'", "'id': ''", "'plain-en': '<b>'", "'text-en': '<b>'",
  "(uint32 0, uint32 4294967295, uint32 0, '', '')", "\\u0000", "\\", "'", "\"",
  "\xff", NULL,
};

const FuzzKind fuzz_draft = {
  .name = "draft",
  .words = draft_words,
  .make = make_drafts,
  .try = try_draft,
  .cost = 4,
};
