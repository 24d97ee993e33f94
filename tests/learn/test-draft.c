/* test-draft.c: a lesson is written, read and written again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "games/games.h"
#include "learn/ludo-draft.h"
#include "play/ludo-language.h"

#define PUZZLE "3,0,0,1,0,2,0/0,0,1,1,4,0,0/0,1,0,0,2,0,0/1,0,0,0,1,1,0 n -+ 9"
#define ANSWER "c3xa1"

static char *
dup_text (const LudoPageNode *node,
          LudoLessonText      text,
          guint               index)
{
  return ludo_draft_dup_text (node, text, index, LUDO_PAGE_ENGLISH);
}

static void
set_text (LudoPageNode   *node,
          LudoLessonText  text,
          guint           index,
          const char     *words)
{
  ludo_draft_set_text (node, text, index, LUDO_PAGE_ENGLISH, words);
}

static void
assert_same_terms (const GArray *one,
                   const GArray *other)
{
  g_assert_cmpuint (one != NULL ? one->len : 0, ==,
                    other != NULL ? other->len : 0);
  for (guint i = 0; one != NULL && i < one->len; i++)
    {
      const LudoPageTerm *a = &g_array_index (one, LudoPageTerm, i);
      const LudoPageTerm *b = &g_array_index (other, LudoPageTerm, i);

      g_assert_cmpuint (a->start, ==, b->start);
      g_assert_cmpuint (a->end, ==, b->end);
      g_assert_cmpstr (a->entry_id, ==, b->entry_id);
      g_assert_cmpstr (a->page_id, ==, b->page_id);
    }
}

/* All that the parser reads is the same, except the lines. */
static void
assert_same (const LudoPageNode *one,
             const LudoPageNode *other)
{
  guint n = one->attributes != NULL ? one->attributes->len : 0;

  g_assert_cmpint (one->type, ==, other->type);
  g_assert_cmpstr (one->id, ==, other->id);
  g_assert_cmpstr (one->kind, ==, other->kind);
  g_assert_cmpstr (one->sure, ==, other->sure);
  g_assert_true ((one->rulesets == NULL) == (other->rulesets == NULL));
  if (one->rulesets != NULL)
    g_assert_cmpstrv (one->rulesets, other->rulesets);
  g_assert_cmpuint (n, ==,
                    other->attributes != NULL ? other->attributes->len : 0);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (g_ptr_array_index (one->attributes, i), ==,
                     g_ptr_array_index (other->attributes, i));
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_assert_cmpstr (one->title[i], ==, other->title[i]);
      g_assert_cmpstr (one->text[i], ==, other->text[i]);
      g_assert_cmpstr (one->plain[i], ==, other->plain[i]);
      assert_same_terms (one->terms[i], other->terms[i]);
    }
  g_assert_cmpuint (one->notes->len, ==, other->notes->len);
  for (guint i = 0; i < one->notes->len; i++)
    g_assert_cmpstr (g_ptr_array_index (one->notes, i), ==,
                     g_ptr_array_index (other->notes, i));
  g_assert_cmpuint (one->children->len, ==, other->children->len);
  for (guint i = 0; i < one->children->len; i++)
    assert_same (g_ptr_array_index (one->children, i),
                 g_ptr_array_index (other->children, i));
}

/* A lesson that is read and written is read as the same lesson. */
static void
check_round (const LudoLesson *lesson)
{
  g_autoptr (LudoDraft) draft = ludo_draft_new_from (lesson);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) again = ludo_draft_dup_lesson (draft, "lesson",
                                                        &error);

  g_assert_no_error (error);
  assert_same (lesson->page, draft->page);
  assert_same (lesson->page, again->page);
  g_assert_cmpstr (again->checksum, ==, lesson->checksum);
  g_assert_cmpint (again->limit, ==, lesson->limit);
  g_assert_cmpuint (again->locks, ==, lesson->locks);
  g_assert_true (ludo_draft_check (draft, NULL, &error));
}

/* Every lesson that comes with the program. */
static void
test_shipped (void)
{
  int n = 0;

  for (const GameRules *const *games = games_list (); *games != NULL; games++)
    {
      g_autofree char *folder =
        g_test_build_filename (G_TEST_DIST, "..", "data", "content",
                               (*games)->id, "lessons", NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);
          g_autoptr (GError) error = NULL;
          g_autoptr (LudoLesson) lesson = NULL;
          g_autoptr (LudoDraft) draft = NULL;

          if (!g_str_has_suffix (name, ".lesson"))
            continue;
          lesson = ludo_lesson_load (path, &error);
          g_assert_no_error (error);
          draft = ludo_draft_load (path, &error);
          g_assert_no_error (error);
          check_round (lesson);
          assert_same (lesson->page, draft->page);
          n++;
        }
    }
  g_assert_cmpint (n, >=, 12);
}

/* A lesson with all that a file may have, in an order of its own. */
#define WHOLE                                                                 \
  "<lesson game=\"zohn-ahl\" id=\"whole\" level=\"3\" minutes=\"7\">"         \
  "<title><fr>Le <i xml:lang=\"kio\">sahe</i> &amp; moi</fr>"                 \
  "<en>b</en></title>"                                                        \
  "<aim><s id=\"z\"><fr>c &lt; d</fr><en>e “f”</en></s></aim>"                \
  "<setup ruleset=\"leaflet\" seed=\"5\" level=\"2\" minutes=\"9\"/>"         \
  "<locks hints=\"no\" undo=\"yes\" leave=\"the end\"/>"                      \
  "<step id=\"one\" kind=\"choose\">"                                         \
  "<right><s id=\"r\"><fr>a</fr><en>b</en></s></right>"                       \
  "<ask><s id=\"k\"><fr>a</fr><en>b</en></s></ask>"                           \
  "<s id=\"w\" sure=\"likely\" ruleset=\"leaflet culin\">"                    \
  "<fr>Un <term ref=\"sahe\">mot</term>, <link ref=\"history#a\">un "         \
  "<i>li</i>en</link>.</fr>"                                                  \
  "<en><term xml:lang=\"kio\">sahe</term> <link ref=\"rules\">x</link></en>"  \
  "<note ref=\"culin\"/><note ref=\"mooney\"/></s>"                           \
  "<option right=\"no\"><s id=\"o\"><fr>a</fr><en>b</en></s>"                 \
  "<answer><s id=\"p\"><fr>a</fr><en>b</en></s></answer></option>"            \
  "<option right=\"yes\"><s id=\"q\"><fr>a</fr><en>b</en></s></option>"       \
  "</step>"                                                                   \
  "<step id=\"two\" kind=\"number\" answer=\"0\">"                            \
  "<ask><s id=\"t\"><fr>a</fr><en>b</en></s></ask>"                           \
  "<wrong value=\"-4\"><s id=\"v\"><fr>a</fr><en>b</en></s></wrong>"          \
  "<hint><s id=\"h\"><fr>a</fr><en>b</en></s></hint></step></lesson>"

static LudoLesson *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LudoLesson *lesson = ludo_lesson_parse (text, strlen (text), "a", &error);

  g_assert_no_error (error);

  return lesson;
}

static void
test_whole (void)
{
  g_autoptr (LudoLesson) lesson = parse (WHOLE);

  check_round (lesson);
}

/* Words that are written into a sentence leave the markup of the others, and a
 * sentence that is written anew leaves its neighbours. */
static void
test_markup (void)
{
  static const struct
  {
    const char *line;
    const char *markup;
  } lines[] = {
    { "Un mot, un lien.", "Un <term ref=\"sahe\">mot</term>, <link "
                          "ref=\"history#a\">un <i>li</i>en</link>." },
    { "Un mot, deux & un lien.",
      "Un <term ref=\"sahe\">mot</term>, deux &amp; <link "
      "ref=\"history#a\">un <i>li</i>en</link>." },
    { "Un mots, un lien.", "Un <term ref=\"sahe\">mots</term>, <link "
                           "ref=\"history#a\">un <i>li</i>en</link>." },
    { "Un mot, un en.", "Un <term ref=\"sahe\">mot</term>, <link "
                        "ref=\"history#a\">un en</link>." },
    { "Un, un lien.", "Un, <link ref=\"history#a\">un <i>li</i>en</link>." },
    { "É", "É" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (LudoLesson) lesson = parse (WHOLE);
      g_autoptr (LudoDraft) draft = ludo_draft_new_from (lesson);
      LudoPageNode *step = ludo_draft_get_step (draft, 0);
      g_autofree char *wanted =
        g_strdup_printf ("<fr>%s</fr>", lines[i].markup);
      g_autofree char *words = g_strdup_printf ("%s\nNeuf <.", lines[i].line);
      g_autofree char *file = NULL;
      g_autofree char *plain = NULL;

      ludo_draft_set_text (step, LUDO_TEXT_SENTENCES, 0, LUDO_PAGE_FRENCH,
                           words);
      plain = ludo_draft_dup_text (step, LUDO_TEXT_SENTENCES, 0,
                                   LUDO_PAGE_FRENCH);
      g_assert_cmpstr (plain, ==, words);
      file = ludo_draft_dup_file (draft);
      if (strstr (file, wanted) == NULL)
        g_error ("no %s in %s", wanted, file);
      g_assert_nonnull (strstr (file, "<s id=\"w\" sure=\"likely\""));
      g_assert_nonnull (strstr (file, "<fr>Neuf &lt;.</fr>"));
      g_assert_nonnull (strstr (file, "<note ref=\"mooney\"/>"));
      lesson = (ludo_lesson_unref (lesson), parse (file));
    }
}

/* A lesson is given an id that no other has, and keeps it. */
static void
check_id (const char *path,
          const char *id)
{
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, NULL);
  g_autoptr (LudoDraft) copy = ludo_draft_new_from (lesson);
  g_autoptr (LudoDraft) other = ludo_draft_new (lesson->rules);
  g_autofree char *text = ludo_draft_dup_file (copy);
  g_autofree char *other_text = ludo_draft_dup_file (other);

  g_assert_cmpstr (lesson->lasting_id, ==, id);
  g_assert_cmpstr (ludo_draft_get (copy->page, "id"), ==, id);
  g_assert_cmpstr (ludo_draft_get (other->page, "id"), !=, id);
  g_assert_cmpuint (strlen (id), >, 16);
}

/* Each kind of step that can be made here becomes what the rules accept, and
 * opens again as it was. */
static void
test_kinds (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "all.lesson", NULL);
  g_autoptr (LudoDraft) draft =
    ludo_draft_new (ludo_game_info_for ("tavli")->rules);
  g_autoptr (LudoDraft) again = NULL;
  g_autofree char *text = NULL, *same = NULL;
  g_autoptr (GError) error = NULL;

  set_text (draft->page, LUDO_TEXT_TITLE, 0, "All < kinds");
  /* The last kind is of a game whose rules can be changed. */
  for (int kind = 0; kind < LUDO_STEP_RULE; kind++)
    {
      LudoPageNode *step = ludo_draft_add_step (draft, (guint) kind, NULL);

      ludo_draft_set (step, "kind", ludo_step_kinds[kind].name);
      ludo_draft_set_text (step, LUDO_TEXT_SENTENCES, 0, LUDO_PAGE_FRENCH,
                           "Un.\nDeux.");
      set_text (step, LUDO_TEXT_HINT, 0, "A hint");
      set_text (step, LUDO_TEXT_OPTION, 0, "Yes");
      set_text (step, LUDO_TEXT_OPTION, 1, "No");
      ludo_draft_set (ludo_draft_find (step, LUDO_NODE_OPTION, 1), "right",
                      "yes");
      set_text (step, LUDO_TEXT_REPLY, 0, "Not & so");
      if (ludo_step_kinds[kind].wrong != NULL)
        ludo_draft_set_wrong (step, 0, kind == LUDO_STEP_MOVE ? "h/3" : "9");
      ludo_draft_set (step, "moves", "r256 h/2");
      ludo_draft_set (step, "cells", kind == LUDO_STEP_CELL ? "2" : "");
      ludo_draft_set (step, "throw", kind == LUDO_STEP_MOVE ? "r256" : NULL);
      ludo_draft_set (step, "answers", "h/2 h/5 h/6");
      ludo_draft_set (step, "answer", "8");
      ludo_draft_set (step, "target",
                      "6:7,9:1,10:2,19:2,20:2,23:1,x "
                      "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w -");
      ludo_draft_set (step, "against", "2");
      ludo_draft_set (step, "ref", "rules");
      if (!ludo_draft_check_step (draft, (guint) kind, NULL, &error))
        g_error ("kind %d: %s", kind, error->message);
    }
  g_assert_true (ludo_draft_check (draft, NULL, &error));
  text = ludo_draft_dup_file (draft);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  check_id (path, ludo_draft_get (draft->page, "id"));
  again = ludo_draft_load (path, &error);
  g_assert_no_error (error);
  same = ludo_draft_dup_file (again);
  g_assert_cmpstr (text, ==, same);
  g_remove (path);
  g_rmdir (folder);
}

/* The editor leaves alone the parts that it cannot show. */
static void
test_too_much (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "much.lesson", NULL);
  g_autoptr (LudoDraft) draft =
    ludo_draft_new (ludo_game_info_for ("ken-wan")->rules);
  LudoPageNode *step = ludo_draft_add_step (draft, 0, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  set_text (draft->page, LUDO_TEXT_TITLE, 0, "Much");
  ludo_draft_set_kind (step, LUDO_STEP_CHOOSE);
  for (guint i = 0; i <= LUDO_DRAFT_OPTIONS; i++)
    set_text (step, LUDO_TEXT_OPTION, i, "An answer");
  text = ludo_draft_dup_file (draft);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_null (ludo_draft_load (path, &error));
  g_assert_true (g_str_has_suffix (error->message,
                                   "holds more than can be changed here; it "
                                   "is left as it is."));
  g_remove (path);
  g_rmdir (folder);
}

/* Steps are added, moved and removed among the other elements of a lesson. */
static void
test_steps (void)
{
  g_autoptr (LudoLesson) lesson = parse (WHOLE);
  g_autoptr (LudoDraft) draft = ludo_draft_new_from (lesson);
  LudoPageNode *added = ludo_draft_add_step (draft, 1, NULL);

  g_assert_cmpuint (ludo_draft_get_n_steps (draft), ==, 3);
  g_assert_true (ludo_draft_get_step (draft, 1) == added);
  g_assert_cmpstr (ludo_draft_get_step (draft, 2)->id, ==, "two");
  g_assert_true (ludo_draft_add_step (draft, 3, NULL)
                 == ludo_draft_get_step (draft, 3));
  ludo_draft_move_up (draft, 2);
  ludo_draft_move_up (draft, 1);
  g_assert_cmpstr (ludo_draft_get_step (draft, 0)->id, ==, "two");
  g_assert_cmpstr (ludo_draft_get_step (draft, 1)->id, ==, "one");
  ludo_draft_remove_step (draft, 2);
  g_assert_cmpuint (ludo_draft_get_n_steps (draft), ==, 3);
  g_assert_true (ludo_draft_get_step (draft, 2) != added);
  g_assert_nonnull (ludo_draft_find (draft->page, LUDO_NODE_LOCKS, 0));
}

/* A reply to a turn is not left behind, unseen, by another position or another
 * kind of step. */
static void
test_left_behind (void)
{
  g_autoptr (LudoDraft) draft =
    ludo_draft_new (ludo_game_info_for ("chisolo")->rules);
  LudoPageNode *step = ludo_draft_add_step (draft, 0, PUZZLE);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *reply = NULL;

      ludo_draft_set_kind (step, LUDO_STEP_MOVE);
      ludo_draft_set (step, "answers", ANSWER);
      set_text (step, LUDO_TEXT_ASK, 0, "Sow.");
      ludo_draft_set_wrong (step, 0, "f4");
      set_text (step, LUDO_TEXT_REPLY, 0, "No");
      g_assert_true (ludo_draft_check_step (draft, 0, NULL, &error));
      if (i == 0)
        ludo_draft_set_kind (step, LUDO_STEP_NUMBER);
      else
        ludo_draft_set_position (step, PUZZLE);
      reply = dup_text (step, LUDO_TEXT_REPLY, 0);
      g_assert_cmpstr (ludo_draft_get_wrong (step, 0), ==, "");
      g_assert_cmpstr (reply, ==, "");
    }
}

/* A missing part is named in either language, never by a line of a file. */
static void
test_wanting (void)
{
  g_autoptr (LudoDraft) draft =
    ludo_draft_new (ludo_game_info_for ("ken-wan")->rules);
  LudoPageNode *step = ludo_draft_add_step (draft, 0, NULL);
  g_autoptr (GError) error = NULL;
  LudoDraftFault fault;
  locale_t before;

  g_assert_false (ludo_draft_check_step (draft, 0, NULL, &error));
  g_assert_cmpstr (error->message, ==, "Write what is to be explained.");
  g_clear_error (&error);
  set_text (step, LUDO_TEXT_SENTENCES, 0, " \n ");
  g_assert_false (ludo_draft_check_step (draft, 0, NULL, &error));
  g_clear_error (&error);
  set_text (step, LUDO_TEXT_SENTENCES, 0, "It is so.");
  g_assert_true (ludo_draft_check_step (draft, 0, NULL, &error));
  g_assert_false (ludo_draft_check (draft, NULL, &error));
  g_assert_cmpstr (error->message, ==, "The lesson itself needs a title.");
  g_clear_error (&error);

  ludo_draft_set_kind (step, LUDO_STEP_CHOOSE);
  before = ludo_language_push ("fr");
  g_assert_false (ludo_draft_check_step (draft, 0, NULL, &error));
  g_assert_cmpstr (error->message, ==, "Écrivez au moins deux réponses.");
  g_clear_error (&error);
  ludo_language_pop (before);

  /* A task that is nowhere written. */
  set_text (step, LUDO_TEXT_SENTENCES, 0, "");
  ludo_draft_set_kind (step, LUDO_STEP_CELL);
  ludo_draft_set (step, "cells", "e4");
  g_assert_false (ludo_draft_check_step (draft, 0, &fault, &error));
  g_assert_cmpstr (error->message, ==, "Write what pupils are to do.");
  g_assert_cmpint (fault.part, ==, LUDO_DRAFT_PART_TASK);
  g_clear_error (&error);
  set_text (step, LUDO_TEXT_ASK, 0, "Point at it.");
  g_assert_true (ludo_draft_check_step (draft, 0, NULL, &error));
  set_text (step, LUDO_TEXT_ASK, 0, "");
  ludo_draft_set_kind (step, LUDO_STEP_MOVE);
  ludo_draft_set (step, "answers", "e4e5");
  g_assert_false (ludo_draft_check_step (draft, 0, &fault, &error));
  g_assert_cmpstr (error->message, ==, "Write what pupils are to do.");
  g_assert_cmpint (fault.part, ==, LUDO_DRAFT_PART_TASK);
  g_clear_error (&error);

  ludo_draft_set_kind (step, LUDO_STEP_PREDICT);
  g_assert_false (ludo_draft_check_step (draft, 0, NULL, &error));
  g_assert_cmpstr (error->message, ==, "there is nothing to throw here");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/learn/draft/shipped", test_shipped);
  g_test_add_func ("/learn/draft/whole", test_whole);
  g_test_add_func ("/learn/draft/markup", test_markup);
  g_test_add_func ("/learn/draft/kinds", test_kinds);
  g_test_add_func ("/learn/draft/too-much", test_too_much);
  g_test_add_func ("/learn/draft/steps", test_steps);
  g_test_add_func ("/learn/draft/left-behind", test_left_behind);
  g_test_add_func ("/learn/draft/wanting", test_wanting);

  return g_test_run ();
}
