/* test-lesson-file.c: lessons are refused with their line, or are true
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "games/games.h"
#include "learn/ludo-lesson.h"
#include "play/ludo-language.h"
#include "test-library.h"

#define START "<lesson game=\"tavli\"><title><fr>a</fr><en>b</en></title>\n"
#define SHEET "<lesson game=\"zohn-ahl\"><title><fr>a</fr><en>b</en></title>\n"
#define RING "<lesson game=\"chisolo\"><title><fr>a</fr><en>b</en></title>\n" \
             "<step id=\"a\" kind=\"number\" ring="
#define ZENO "6:7,9:1,10:2,19:2,20:2,23:1,x " \
             "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w -"

/* Files with one fault each, and the message with the line of the fault. */
static const struct
{
  const char *text;
  const char *told;
} refused[] = {
  { "<page game=\"tavli\" id=\"a\"></page>",
    "line 1: the file has to begin with <lesson>, not with <page>" },
  { "<!DOCTYPE html>\n<html><body>a</body></html>",
    "line 2: the file has to begin with <lesson>, not with <html>" },
  { "<!-- nothing -->\n", "there is no <lesson> in the file" },
  { "\n \n", "the file is empty" },
  { "\xef\xbb\xbf", "line 1: the file is empty" },
  { START "<step id=\"a\" kind=\"explain\">\n</lesson>",
    "line 3: this is not well-formed XML (Element" },
  { START "<step id=\"a\" kind=\"number\" answer=\"10000\"/></lesson>",
    "line 2: answer=“10000” is not a whole number from 0 to 9999" },
  { START "<step id=\"a\" kind=\"number\" answer=\"-3\"/></lesson>",
    "line 2: answer=“-3” is not a whole number from 0 to 9999" },
  { START "<step id=\"a\" kind=\"play\" plies=\"0\"/></lesson>",
    "line 2: plies=“0” is not a whole number from 1 to 200" },
  { START "<step id=\"a\" kind=\"predict\" rounds=\"51\"/></lesson>",
    "line 2: rounds=“51” is not a whole number from 1 to 50" },
  { "<lesson></lesson>", "line 1: <lesson> names no game" },
  { "<lesson game=\"go\"><title><fr>a</fr><en>b</en></title></lesson>",
    "line 1: there is no game “go”" },
  { START "</lesson>", "line 1: the lesson has no steps" },
  { START "<step id=\"a\" kind=\"sing\"/></lesson>",
    "line 2: “sing” is not a kind of step" },
  { START "<step id=\"a\"/></lesson>", "line 2: <step> names no kind" },
  { START "<step kind=\"explain\"/></lesson>", "line 2: <step> lacks its id" },
  { START "<step id=\"a\" kind=\"explain\" speed=\"1\"/></lesson>",
    "line 2: <step> has no attribute “speed”" },
  { START "<step id=\"a\" kind=\"explain\">\n<s id=\"b\"><fr>c</fr></s>"
    "</step></lesson>", "line 3: “b” lacks its French or its English text" },
  { START "\n<step id=\"a\" kind=\"explain\" position=\"h:16 h:15 w -\"/>"
    "</lesson>", "line 3: the position is refused" },
  { START "<step id=\"a\" kind=\"explain\" position=\"b8 7 w\"/></lesson>",
    "line 2: the position is refused" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\" answers=\"6/8\"/>"
    "</lesson>", "line 2: the move “6/8” is refused" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\"/></lesson>",
    "line 2: nothing says which move is right" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\" aim=\"luck=most\"/>"
    "</lesson>", "line 2: the rules give no answer to “luck=most”" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\" aim=\"captures>=1\"/>"
    "</lesson>", "line 2: no move does what is asked for" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\" "
    "answers=\"h/2 h/5 h/6\" aim=\"entered>=4\"/></lesson>",
    "line 2: by the rules, “h/2 h/5 h/6” is wrong" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\" "
    "answers=\"h/2 h/5 h/6\">\n<wrong move=\"h/6 h/5 h/2\"/></step></lesson>",
    "line 3: by the rules, “h/6 h/5 h/2” is right" },
  { START "<step id=\"a\" kind=\"cell\" cells=\"25\"/></lesson>",
    "line 2: the board has no place “25”" },
  { START "<step id=\"a\" kind=\"cell\"/></lesson>",
    "line 2: nothing says which place is right" },
  { START "<step id=\"a\" kind=\"choose\"><option><s id=\"b\"><fr>c</fr>"
    "<en>d</en></s></option></step></lesson>",
    "line 2: <step> must have 2 to 12 <option> elements" },
  { START "<step id=\"a\" kind=\"number\"/></lesson>",
    "line 2: <step> has no answer" },
  { START "<step id=\"a\" kind=\"number\" answer=\"many\"/></lesson>",
    "line 2: answer=“many” is not a whole number from 0 to 9999" },
  { START "<step id=\"a\" kind=\"number\" answer=\"7\" measure=\"blots\" "
    "position=\"" ZENO "\" throw=\"r256\" moves=\"10/16 19/24 20/22\"/>"
    "</lesson>", "line 2: the rules count 8, not 7" },
  { START "<step id=\"a\" kind=\"predict\" throw=\"r256\"/></lesson>",
    "line 2: there is nothing to throw here" },
  { START "<step id=\"a\" kind=\"place\"/></lesson>",
    "line 2: <step> has no target" },
  { START "<step id=\"a\" kind=\"read\" ref=\"cover\"/></lesson>",
    "line 2: <step> names no page to read" },
  { START "<step id=\"a\" kind=\"show\"/></lesson>",
    "line 2: <step> has no moves" },
  { START "<step id=\"a\" kind=\"play\" against=\"9\"/></lesson>",
    "line 2: against=“9” is not a whole number from 0 to 6" },
  { START "<locks hints=\"never\"/><step id=\"a\" kind=\"explain\"/></lesson>",
    "line 2: hints=“never” is neither “yes” nor “no”" },
  { START "<locks leave=\" \"/><step id=\"a\" kind=\"explain\"/></lesson>",
    "line 2: the word that ends the lesson is empty" },
  { START "<locks door=\"no\"/></lesson>", "line 2" },
  { START "<setup ruleset=\"backgammon\"/>"
    "<step id=\"a\" kind=\"explain\"/></lesson>",
    "line 2: there is no ruleset “backgammon”" },
  { START "<setup level=\"9\"/><step id=\"a\" kind=\"explain\"/></lesson>",
    "line 2: level=“9” is not a whole number from 0 to 6" },
  { START "<setup minutes=\"soon\"/><step id=\"a\" kind=\"explain\"/>"
    "</lesson>",
    "line 2: minutes=“soon” is not a whole number from 0 to 9999" },
  { START "<step id=\"a\" kind=\"explain\">\n<s id=\"b\"><fr>c</fr><en> </en>"
    "</s></step></lesson>", "line 3: this text is empty" },
  { START "<step id=\"a\" kind=\"explain\">\n<wrong move=\"h/2\"/></step>"
    "</lesson>", "line 3: a step of this kind has no <wrong>" },
  { START "<step id=\"a\" kind=\"number\" answer=\"3\">\n<option/></step>"
    "</lesson>", "line 3: a step of this kind has no <option>" },
  { START "<step id=\"a\" kind=\"number\" answer=\"3\">\n<wrong move=\"1\"/>"
    "</step></lesson>", "line 3: <wrong> lacks the wrong answer" },
  { START "<step id=\"a\" kind=\"number\" answer=\"3\">\n<wrong value=\"b\"/>"
    "</step></lesson>", "line 3: value=“b” is not a whole number from" },
  { START "<step id=\"a\" kind=\"number\" answer=\"3\">\n<wrong value=\"3\"/>"
    "</step></lesson>", "line 3: by the rules, “3” is right" },
  { START "<step id=\"a\" kind=\"cell\" cells=\"3\">\n<wrong cell=\"25\"/>"
    "</step></lesson>", "line 3: the board has no place “25”" },
  { START "<step id=\"a\" kind=\"cell\" cells=\"3 4 3\"/></lesson>",
    "line 2: “3” appears there twice" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\" "
    "answers=\"h/2 h/5 h/6\">\n<wrong move=\"left\"/></step></lesson>",
    "line 3: the move “left” is refused: this is not the game’s notation" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r256\" "
    "answers=\"h/2 h/5 h/6\">\n<wrong move=\"\"/></step></lesson>",
    "line 3: an answer is empty" },
  { START "<step id=\"a\" kind=\"throws\" times=\"10001\"/></lesson>",
    "line 2: times=“10001” is not a whole number from 1 to 10000" },
  { START "<step id=\"a\" kind=\"classes\" times=\"-1\"/></lesson>",
    "line 2: times=“-1” is not a whole number from 1 to 10000" },
  { START "<step id=\"a\" kind=\"guess\" dice=\"4\"/></lesson>",
    "line 2: dice=“4” is not a whole number from 1 to 3" },
  { START "<step id=\"a\" kind=\"guess\" times=\"5\"/></lesson>",
    "line 2: a step of this kind has no attribute “times”" },
  { START "<step id=\"a\" kind=\"throws\" times=\"20\" exact=\"30\"/></lesson>",
    "line 2: the exact chances would come after 30 throws, but the step asks "
    "for only 20" },
  { "<lesson game=\"chisolo\">\n<title><fr>A</fr><en>A</en></title>"
    "<step id=\"a\" kind=\"guess\"/></lesson>",
    "line 2: nothing is thrown in this game" },
  { "<lesson game=\"zohn-ahl\">\n<title><fr>A</fr><en>A</en></title>"
    "<step id=\"a\" kind=\"throws\" dice=\"2\"/></lesson>",
    "line 2: no dice are thrown in this game" },
  { START "<step id=\"a\" kind=\"read\" ref=\"history#poem-lines\" "
    "lines=\"18-9\"/></lesson>",
    "line 2: lines=“18-9” does not name lines of verse" },
  { START "<step id=\"a\" kind=\"move\" answers=\"r256\"/></lesson>",
    "line 2: here, the throw must come first" },
  { START "<step id=\"a\" kind=\"choose\"><option/><option/></step></lesson>",
    "line 2: an answer is empty" },
  { START "<step id=\"a\" kind=\"choose\">\n<option right=\"maybe\"/></step>"
    "</lesson>", "line 3: right=“maybe” is neither “yes” nor “no”" },
  { START "<step id=\"a\" kind=\"predict\" seed=\"many\"/></lesson>",
    "line 2: seed=“many” is not a whole number, or is too large" },
  { START "<step id=\"a\" kind=\"explain\"><ask/>\n<ask/></step></lesson>",
    "line 3: this is already on line 2" },
  { START "<step id=\"a\" kind=\"explain\"><hint/><hint/>\n<hint/></step>"
    "</lesson>", "line 3: a step can have at most 2 hints" },
  { START "<setup/>\n<setup/><step id=\"a\" kind=\"explain\"/></lesson>",
    "line 3: this is already on line 2" },
  { START "<locks/>\n<locks/><step id=\"a\" kind=\"explain\"/></lesson>",
    "line 3: this is already on line 2" },
  { START "<step id=\"a\" kind=\"explain\"/>\n<setup seed=\"7\"/></lesson>",
    "line 3: <setup> must come before the steps" },
  { "\xff\xfe", "line 1: not a text file in UTF-8" },
  { "<lesson game=\"tavli\" id=\"../a\"><title><fr>T</fr><en>T</en></title>"
    "<step id=\"a\" kind=\"explain\"/></lesson>",
    "line 1: “../a” is not a word of letters, digits and hyphens" },
  { START "<step id=\"a\" kind=\"place\" target=\"h:15 h:15 w -\"/></lesson>",
    "line 2: there is nothing left to set up" },
  { START "<step id=\"\u202ea\" kind=\"explain\"/></lesson>",
    "line 2: “\ufffda” is not a word of letters, digits and hyphens" },
  { START "<step id=\"a b\" kind=\"explain\"/></lesson>",
    "line 2: “a b” is not a word of letters, digits and hyphens" },
  { START "<step id=\"a\" kind=\"explain\" answers=\"h/2\"/></lesson>",
    "line 2: a step of this kind has no attribute “answers”" },
  { START "<step id=\"a\" kind=\"move\" throw=\"256\"\nthrow=\"111\" "
    "answers=\"h/2 h/5 h/6\"/></lesson>", "“throw” appears there twice" },
  { START "<step id=\"a\" kind=\"cell\" cells=\"3\" which=\"stuck\"/>"
    "</lesson>", "line 2: “cells” and “which” cannot be given together" },
  { START "<step id=\"a\" kind=\"cell\" cells=\"3 4\">\n<wrong cell=\"4\"/>"
    "</step></lesson>", "line 3: by the rules, “4” is right" },
  { START "<setup position=\"b8 7 w\"/>\n<step id=\"a\" kind=\"explain\"/>"
    "</lesson>", "line 2: the position is refused" },
  { START "<setup seed=\"x\"/>\n<step id=\"a\" kind=\"explain\"/>"
    "</lesson>", "line 2: seed=“x” is not a whole number, or is too large" },
  { START "<step id=\"a\" kind=\"move\" throw=\"r777\" answers=\"h/2\"/>"
    "</lesson>", "line 2: the move “r777” is refused" },
  { START "<step id=\"a\" kind=\"explain\">\n</lesson>",
    "line 3: this is not well-formed XML" },
  { START "<step id=\"a\" kind=\"explain\"/>\n<s id=\"a\"/></lesson>",
    "line 3: <s> is not allowed here" },
  { START "<step id=\"a\" kind=\"explain\"/>\n<step id=\"a\" "
    "kind=\"explain\"/></lesson>", "line 3: the id “a” is used twice" },
  { START "<step id=\"a\" kind=\"explain\" ring=\"2 1\"/></lesson>",
    "line 2: “2 1” is not a ring of holes of this game" },
  { RING "\"\"/></lesson>", "line 2: “” is not a ring of holes" },
  { RING "\"2\"/></lesson>", "line 2: “2” is not a ring of holes" },
  { RING "\"0 1\"/></lesson>", "line 2: “0 1” is not a ring of holes" },
  { RING "\"1 -1\"/></lesson>", "line 2: “1 -1” is not a ring of holes" },
  { RING "\"1 x\"/></lesson>", "line 2: “1 x” is not a ring of holes" },
  { RING "\"30 31\"/></lesson>", "line 2: “30 31” is not a ring of holes" },
  { RING "\"1 99999999999999999999\"/></lesson>", "is not a ring of holes" },
  { RING "\"1 1 1 1 1 1 1 1 1 1 1 1 1\"/></lesson>", "is not a ring of holes" },
  { RING "\"1 0 0\" sowings=\"2\"/></lesson>",
    "line 2: the ring ends after 1 sowings" },
  { RING "\"2 1\" sowings=\"10000\"/></lesson>",
    "line 2: sowings=“10000” is not a whole number from 0 to 9999" },
  { RING "\"1 0 0\" measure=\"sowings\"/></lesson>",
    "line 2: the rules give no answer to “sowings”" },
  { RING "\"2 0 1 0 2 1\" measure=\"sowings\" answer=\"17\"/></lesson>",
    "line 2: the rules count 18, not 17" },
  { START "<step id=\"a\" kind=\"number\" answer=\"1\" sowings=\"1\"/>"
    "</lesson>", "line 2: there is no ring to sow" },
  { START "<step id=\"a\" kind=\"number\" measure=\"sowings\"/></lesson>",
    "line 2: the rules give no answer to “sowings”" },
  { START "<step id=\"a\" kind=\"predict\" ring=\"2 1\"/></lesson>",
    "line 2: a step of this kind has no attribute “ring”" },
  { "<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]>\n" START
    "<step id=\"a\" kind=\"explain\"><s id=\"s\"><fr>c</fr>\n<en>&d;</en>"
    "</s></step></lesson>", "line 4: this is not well-formed XML" },
  { "<lesson game=\"zohn-ahl\"><title><fr>a</fr><en>b</en></title>\n"
    "<setup ruleset=\"culin\"\n position=\"3 17 2 2 r -\"/>"
    "<step id=\"a\" kind=\"explain\"/></lesson>",
    "the position belongs to another ruleset" },
  { START "<step id=\"a\" kind=\"rule\"/></lesson>",
    "line 2: no rules can be changed in this game" },
  { SHEET "<step id=\"a\" kind=\"rule\"/></lesson>",
    "line 2: the position does not come from a game by changed rules" },
  { SHEET "<step id=\"a\" kind=\"rule\" position=\"3 - 4 4 r -\"/></lesson>",
    "line 2: the position does not come from a game by changed rules" },
  { SHEET "<step id=\"a\" kind=\"rule\"\nposition=\"zohn-al lap=9: - - 4 4 r "
    "-\"/></lesson>", "line 3: the position is refused" },
  { SHEET "\n<step id=\"a\" kind=\"rule\" position=\"zohn-al creek-north=0 "
    "creek-south=0 capture=0 lap=0: - - 4 4 r -\"/></lesson>",
    "line 3: a game played by the rules of the position might never end" },
  { SHEET "<step id=\"a\" kind=\"rule\" throw=\"t1\" position=\"- - 3 3 r -\"/>"
    "</lesson>", "line 2: a step of this kind has no attribute “throw”" },
  { SHEET "<step id=\"a\" kind=\"rule\" dice=\"2\" position=\"- - 3 3 r -\"/>"
    "</lesson>", "line 2: a step of this kind has no attribute “dice”" },
  { "", "line 1: the file is empty" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoLesson) lesson =
        ludo_lesson_parse (refused[i].text, strlen (refused[i].text),
                           "a.lesson", &error);

      g_assert_null (lesson);
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "a.lesson, "));
      if (strstr (error->message, refused[i].told) == NULL)
        g_error ("“%s” is not told of: %s", refused[i].told, error->message);
    }
}

/* A byte order mark, which some editors write, is accepted. */
static void
test_mark (void)
{
  static const char text[] =
    "\xef\xbb\xbf" START "<step id=\"a\" kind=\"explain\"/></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "a.lesson", &error);

  g_assert_no_error (error);
  g_assert_nonnull (lesson);
}

/* A lesson stays the same after changes that editors make by themselves. */
static void
test_edited (void)
{
  static const char text[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" START
    "<step id=\"a\" kind=\"move\" throw=\"r256\"\n"
    " answers=\"h/2 h/5 h/6\">\n"
    "<ask><s id=\"b\"><fr>Jouez :\nvite.</fr><en>Play:\nfast.</en></s></ask>\n"
    "</step></lesson>\n";
  static const char *const changes[][2] = {
    { "\n", "\r\n" }, { "\n", "\r" }, { "\n", " \t\n\n" },
    { "<?xml", "\xef\xbb\xbf<?xml" }, { "<?xml", "\r\n \n<?xml" },
    { "=\"", "=\"\u00a0" }, { "\"\n", " \u202f\"\n" },
    { "2 h", "2\u00a0 h" }, { "=\"", " = \"" },
    { "</lesson>\n", "</lesson>\r\n\r\n" },
  };
  g_autoptr (LudoLesson) plain = ludo_lesson_parse (text, strlen (text),
                                                    "a.lesson", NULL);
  const LudoStep *asked = g_ptr_array_index (plain->steps, 0);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) changed = g_string_new (text);
      g_autoptr (LudoLesson) lesson = NULL;
      g_autoptr (GError) error = NULL;
      const LudoStep *step;

      g_assert_cmpuint (g_string_replace (changed, changes[i][0],
                                          changes[i][1], 0), >, 0);
      lesson = ludo_lesson_parse (changed->str, changed->len, "a.lesson",
                                  &error);
      g_assert_no_error (error);
      step = g_ptr_array_index (lesson->steps, 0);
      g_assert_cmpstr (step->node->id, ==, "a");
      g_assert_cmpuint (step->answers->len, ==, asked->answers->len);
      g_assert_cmpstr (lesson->page->title[LUDO_PAGE_FRENCH], ==, "a");
    }
}

static LudoLesson *
load_trial (const char  *name,
            GError     **error)
{
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "data", "lessons", name, NULL);

  return ludo_lesson_load (path, error);
}

/* A control is refused with its line, as it stands or as a number, in a text,
 * an attribute or a comment, in both languages. */
static void
test_controls (void)
{
  static const struct
  {
    const char *text;
    const char *told[2];
  } cases[] = {
    { START "\n<step id=\"a\" kind=\"explain\"><s id=\"b\"><fr>&#1;</fr>"
      "<en>c</en></s></step></lesson>",
      { "a.lesson, line 3: the control character U+0001 is not text",
        "a.lesson, ligne 3 : le caractère de contrôle U+0001 n’est pas du "
        "texte" } },
    { START "\r<step id=\"a\" kind=\"explain\"><s id=\"b\"><fr>\x1b[31m</fr>"
      "<en>c</en></s></step></lesson>",
      { "a.lesson, line 3: the control character U+001B is not text",
        "a.lesson, ligne 3 : le caractère de contrôle U+001B n’est pas du "
        "texte" } },
    { START "<step id=\"a\" kind=\"&#x9b;\"/></lesson>",
      { "a.lesson, line 2: the control character U+009B is not text",
        "a.lesson, ligne 2 : le caractère de contrôle U+009B n’est pas du "
        "texte" } },
    { START "<!-- \x7f --><step id=\"a\" kind=\"explain\"/></lesson>",
      { "a.lesson, line 2: the control character U+007F is not text",
        "a.lesson, ligne 2 : le caractère de contrôle U+007F n’est pas du "
        "texte" } },
  };
  g_autoptr (GError) trial = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int j = 0; j < 2; j++)
      {
        locale_t before = ludo_language_push (j == 0 ? "en" : "fr");
        g_autoptr (GError) error = NULL;

        g_assert_null (ludo_lesson_parse (cases[i].text,
                                          strlen (cases[i].text), "a.lesson",
                                          &error));
        ludo_language_pop (before);
        g_assert_cmpstr (error->message, ==, cases[i].told[j]);
      }

  g_assert_null (load_trial ("ctrlref.lesson", &trial));
  g_assert_cmpstr (trial->message, ==, "ctrlref.lesson, line 3: the control "
                                       "character U+0001 is not text");
}

/* An override in a text is seen instead of turning the sentence round, and a
 * word that is quoted has at most sixty letters. */
static void
test_quoted (void)
{
  static const char override[] =
    START "<step id=\"a\" kind=\"explain\"><s id=\"b\"><fr>c&#x202e;d"
    "&#x202c;</fr><en>c</en></s></step></lesson>";
  g_autofree char *kind = g_strnfill (199, 'a');
  g_autofree char *unknown = g_strconcat (START "<step id=\"a\" kind=\"\u202e",
                                          kind, "\"/></lesson>", NULL);
  g_autofree char *name = g_strnfill (900000, 'b');
  g_autofree char *element = g_strconcat (START "<", name, "/></lesson>", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) kind_error = NULL;
  g_autoptr (GError) element_error = NULL;
  g_autoptr (LudoLesson) title = load_trial ("bidi.lesson", &error);
  g_autoptr (LudoLesson) lesson = NULL;
  const LudoStep *step;

  g_assert_no_error (error);
  g_assert_cmpstr (title->page->title[LUDO_PAGE_FRENCH], ==, "�T");
  lesson = ludo_lesson_parse (override, strlen (override), "a", &error);
  g_assert_no_error (error);
  step = g_ptr_array_index (lesson->steps, 0);
  g_assert_cmpstr (((const LudoPageNode *)
                    g_ptr_array_index (step->node->children, 0))
                     ->plain[LUDO_PAGE_FRENCH], ==, "c�d�");

  g_assert_null (ludo_lesson_parse (unknown, strlen (unknown), "a\x1b",
                                    &kind_error));
  g_assert_true (g_str_has_prefix (kind_error->message,
                                   "a�, line 2: “�aaaa"));
  g_assert_true (g_str_has_suffix (kind_error->message,
                                   "aa…” is not a kind of step"));
  g_assert_null (ludo_lesson_parse (element, strlen (element), "a",
                                    &element_error));
  g_assert_true (g_str_has_suffix (element_error->message,
                                   "bb…> is not known"));
  g_assert_cmpuint (strlen (element_error->message), <, 100);
}

/* The message about a file that cannot be read names it, is in the language of
 * the program, and is valid text even if the name is not. */
static void
test_unread (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lessons-XXXXXX", NULL);
  const struct
  {
    const char *name;
    const char *told[2];
  } cases[] = {
    { "none.lesson",
      { "The file “none.lesson” cannot be read: it does not exist.",
        "Le fichier « none.lesson » ne peut pas être lu : il n’existe pas." } },
    { "ring.lesson",
      { "The file “ring.lesson” cannot be read: links go round in a circle.",
        "Le fichier « ring.lesson » ne peut pas être lu : des liens tournent "
        "en rond." } },
    { "folder.lesson", { "folder.lesson is not a file",
                         "folder.lesson n’est pas un fichier" } },
    { "large.lesson",
      { "large.lesson is larger than 4 MiB, the largest size that can be read",
        "large.lesson dépasse 4 Mio, la taille maximale acceptée" } },
    { "\xe9t\xe9.lesson", { "line 1: the file is empty",
                            "ligne 1 : le fichier est vide" } },
  };
  g_autofree char *large = g_strnfill (5 * 1024 * 1024, 'a');
  g_auto (GStrv) paths = g_new0 (char *, G_N_ELEMENTS (cases) + 1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    paths[i] = g_build_filename (folder, cases[i].name, NULL);
  g_assert_no_errno (symlink ("ring.lesson", paths[1]));
  g_assert_no_errno (g_mkdir (paths[2], 0700));
  g_assert_true (g_file_set_contents (paths[3], large, -1, NULL));
  g_assert_true (g_file_set_contents (paths[4], "", 0, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int j = 0; j < 2; j++)
      {
        locale_t before = ludo_language_push (j == 0 ? "en" : "fr");
        g_autoptr (GError) error = NULL;

        g_assert_null (ludo_lesson_load (paths[i], &error));
        ludo_language_pop (before);
        g_assert_true (g_utf8_validate (error->message, -1, NULL));
        if (strstr (error->message, cases[i].told[j]) == NULL)
          g_error ("“%s” is told of as “%s”", cases[i].name, error->message);
      }
  for (guint i = 1; i < G_N_ELEMENTS (cases); i++)
    g_assert_no_errno (remove (paths[i]));
  g_assert_no_errno (remove (folder));
}

/* Links of a lesson lead to pages, passages and lessons that exist. */
static void
test_pages (void)
{
  static const struct
  {
    const char *text;
    const char *told;           /* NULL: nothing is wrong */
  } cases[] = {
    { START "<step id=\"a\" kind=\"read\" ref=\"rules\"/></lesson>", NULL },
    { START "<step id=\"a\" kind=\"read\" ref=\"chances\"/></lesson>",
      "a.lesson, line 2: there is no page or paragraph “chances”" },
    { START "\n<step id=\"a\" kind=\"read\" ref=\"rules#song\"/></lesson>",
      "a.lesson, line 3: there is no page or paragraph “rules#song”" },
    { START "<step id=\"a\" kind=\"read\" ref=\"history#poem-lines\" "
      "lines=\"5-18\"/></lesson>", NULL },
    { START "\n<step id=\"a\" kind=\"read\" ref=\"history#poem-lines\" "
      "lines=\"200-210\"/></lesson>",
      "a.lesson, line 3: lines=“200-210”, but “history#poem-lines” has only "
      "28 lines of verse" },
    { START "<step id=\"a\" kind=\"read\" ref=\"rules\" lines=\"1-2\"/>"
      "</lesson>",
      "a.lesson, line 2: lines=“1-2”, but “rules” has no verse" },
    { START "<step id=\"a\" kind=\"explain\">\n<s id=\"b\"><fr>c</fr><en>"
      "<link ref=\"rules#song\">d</link></en></s></step></lesson>",
      "a.lesson, line 3: the link “rules#song” leads nowhere" },
    { START "<step id=\"a\" kind=\"explain\">\n<s id=\"b\"><fr>c</fr><en>"
      "<link ref=\"lessons/none\">d</link></en></s></step></lesson>",
      "a.lesson, line 3: the link “lessons/none” leads nowhere" },
    { START "<step id=\"a\" kind=\"explain\">\n<s id=\"b\"><fr>c</fr><en>"
      "<term ref=\"none\">d</term></en></s></step></lesson>",
      "a.lesson, line 3: the link “none” leads nowhere" },
    { START "<step id=\"a\" kind=\"explain\"><s id=\"b\"><fr>c</fr><en>"
      "<link ref=\"lessons/zeno#place\">d</link> <link ref=\"puzzles\">e"
      "</link></en></s></step></lesson>", NULL },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoLesson) lesson =
        ludo_lesson_parse (cases[i].text, strlen (cases[i].text), "a.lesson",
                           &error);

      g_assert_no_error (error);
      g_assert_cmpint (ludo_lesson_check_pages (lesson, library, &error), ==,
                       cases[i].told == NULL);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==,
                       cases[i].told);
    }
}

/* A sentence says which functions are locked and how the lock ends. */
static void
test_locks (void)
{
  static const struct
  {
    const char *locks;
    const char *told;
  } cases[] = {
    { "<locks hints=\"no\"/>", "Locked in this lesson: hints." },
    { "<locks games=\"no\"/>", "Locked in this lesson: other games and pages. "
                               "The lesson ends when you close the window." },
    { "<locks leave=\"sun\"/>", "Locked in this lesson: other games and "
                                "pages. Your teacher’s secret word ends the "
                                "lesson." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
        g_strconcat (START, cases[i].locks,
                     "<step id=\"a\" kind=\"explain\"/></lesson>", NULL);
      g_autoptr (LudoLesson) lesson =
        ludo_lesson_parse (text, strlen (text), "a.lesson", NULL);
      g_autofree char *told = ludo_lesson_describe_locks (lesson);

      g_assert_cmpstr (told, ==, cases[i].told);
    }
}

/* A file may have any name; what names its lesson in results is a word. */
static void
test_named (void)
{
  static const char text[] =
    START "<step id=\"étape-1\" kind=\"explain\"/></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "Contrôle n° 1.lesson", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (lesson->id, ==, "Contrôle-n--1");
}

/* A fault is described in the language of the program. */
static void
test_french (void)
{
  static const char *const texts[] = {
    START "<step id=\"a\" kind=\"sing\"/></lesson>",
    START "<step id=\"a\" kind=\"explain\"></lesson>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      locale_t before = ludo_language_push ("fr");
      g_autoptr (GError) error = NULL;

      g_assert_null (ludo_lesson_parse (texts[i], strlen (texts[i]),
                                        "a.lesson", &error));
      ludo_language_pop (before);
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message,
                                       "a.lesson, ligne 2 : "));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/learn/file/refused", test_refused);
  g_test_add_func ("/learn/file/named", test_named);
  g_test_add_func ("/learn/file/french", test_french);
  g_test_add_func ("/learn/file/locks", test_locks);
  g_test_add_func ("/learn/file/pages", test_pages);
  g_test_add_func ("/learn/file/mark", test_mark);
  g_test_add_func ("/learn/file/edited", test_edited);
  g_test_add_func ("/learn/file/controls", test_controls);
  g_test_add_func ("/learn/file/quoted", test_quoted);
  g_test_add_func ("/learn/file/unread", test_unread);

  return g_test_run ();
}
