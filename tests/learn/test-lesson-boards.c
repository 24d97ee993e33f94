/* test-lesson-boards.c: the board of a step shows what its text says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the text of a step says of a throw, a piece or the side to play is found
 * by its words, in both languages, and compared with the game on the board.
 */

#include "config.h"

#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "learn/ludo-measure.h"
#include "learn/run/ludo-lesson-run.h"
#include "play/ludo-language.h"
#include "test-library.h"

/* The text of the step that is read before it is answered. */
static char *
dup_text (const LudoStep   *step,
          LudoPageLanguage  language)
{
  g_autofree char *words = ludo_lesson_dup_text (step->node, language, TRUE);
  g_autofree char *ask = ludo_lesson_dup_text (step->ask, language, TRUE);

  return g_strconcat (words, " ", ask, NULL);
}

static int
find_word (const char *const *words,
           const char        *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;

  return -1;
}

/* The value of the throw that the sticks or dice on the board show, -1 if they
 * were not thrown. */
static int
get_thrown (LudoGame *game)
{
  GListModel *moves = ludo_game_get_moves (game);
  const GameTrace *trace = ludo_game_get_laid_throw (game);

  for (guint i = g_list_model_get_n_items (moves); i-- > 0 && trace == NULL;)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (ludo_move_is_throw (move))
        trace = ludo_move_get_trace (move);
    }

  return trace != NULL ? game_trace_find (trace, GAME_EVENT_THROW)->value : -1;
}

static GMatchInfo *
match (const char *pattern,
       const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  GMatchInfo *found;

  g_assert_nonnull (regex);
  g_regex_match (regex, text, 0, &found);

  return found;
}

/* The numbers of places that the patterns have found, to know that these still
 * fit the texts. */
static guint n_throws, n_dice, n_pieces, n_sides, n_rings, n_stones, n_counters;
static guint n_same, n_best;

/* "throws two marked faces" */
static void
check_sticks (LudoGame   *game,
              const char *text,
              const char *where)
{
  static const char *const numbers[2][6] = {
    { "aucune", "une", "deux", "trois", "quatre", NULL },
    { "no", "one", "two", "three", "four", NULL },
  };
  g_autoptr (GMatchInfo) found =
    match ("(?:throws|obtient) (\\p{L}+) (?:marked )?faces? ?", text);

  for (; g_match_info_matches (found); g_match_info_next (found, NULL))
    {
      g_autofree char *number = g_match_info_fetch (found, 1);
      int n = MAX (find_word (numbers[0], number),
                   find_word (numbers[1], number));
      int value = get_thrown (game);

      g_assert_cmpint (n, >=, 0);
      n_throws++;
      if (value < 0 || zohn_ahl_value_marked (value) != n)
        g_error ("%s: the text throws %s marked faces, the board does not",
                 where, number);
    }
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* "You threw 2, 5 and 6", "throws two, six and five" */
static void
check_dice (LudoGame   *game,
            const char *text,
            const char *where)
{
  static const char *const numbers[2][8] = {
    { "", "un", "deux", "trois", "quatre", "cinq", "six", NULL },
    { "", "one", "two", "three", "four", "five", "six", NULL },
  };
  g_autoptr (GMatchInfo) found =
    match ("(?:threw|throws?|[Tt]hrowing|Play|Try|with|lancé|lancez?|lancer"
           "|Jouez|Essayez|avec) (\\w+), (\\w+) (?:and|et) (\\w+)", text);

  for (; g_match_info_matches (found); g_match_info_next (found, NULL))
    {
      int dice[3];
      int value = get_thrown (game);

      for (int i = 0; i < 3; i++)
        {
          g_autofree char *word = g_match_info_fetch (found, i + 1);

          dice[i] = g_ascii_isdigit (word[0])
                      ? word[0] - '0'
                      : MAX (find_word (numbers[0], word),
                             find_word (numbers[1], word));
          g_assert_cmpint (dice[i], >=, 1);
        }
      qsort (dice, 3, sizeof dice[0], compare);
      n_dice++;
      if (value != 100 * dice[0] + 10 * dice[1] + dice[2])
        g_error ("%s: the text throws %d, %d and %d, the board %d", where,
                 dice[0], dice[1], dice[2], value);
    }
}

/* "Red is on space 3" */
static void
check_pieces (LudoGame   *game,
              const char *text,
              const char *where)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (game)->id);
  g_autoptr (GMatchInfo) found =
    match ("(Red|Green|Rouge|Vert)(?: is| est|,)? (?:on|sur) "
           "(?:space |la case )?(\\d+)", text);

  for (; g_match_info_matches (found); g_match_info_next (found, NULL))
    {
      g_autofree char *side = g_match_info_fetch (found, 1);
      g_autofree char *name = g_match_info_fetch (found, 2);
      int place = ludo_drawing_find_place (drawing, name);

      n_pieces++;
      g_assert_cmpint (place, >=, 0);
      if (drawing->owner (ludo_game_get_state (game), place)
          != (side[0] == 'R' ? 0 : 1))
        g_error ("%s: %s does not stand on %s", where, side, name);
    }
}

/* "The four stones in g1", "Les deux cailloux d’e1" */
static void
check_stones (LudoGame   *game,
              const char *text,
              const char *where)
{
  static const char *const numbers[2][6] = {
    { "", "", "deux", "trois", "quatre", NULL },
    { "", "", "two", "three", "four", NULL },
  };
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (game)->id);
  g_autoptr (GMatchInfo) found =
    match ("(\\p{L}+) (?:stones in |cailloux d[e’] ?)([a-g][1-4])", text);

  for (; g_match_info_matches (found); g_match_info_next (found, NULL))
    {
      g_autofree char *number = g_match_info_fetch (found, 1);
      g_autofree char *name = g_match_info_fetch (found, 2);
      int n = MAX (find_word (numbers[0], number),
                   find_word (numbers[1], number));

      n_stones++;
      g_assert_cmpint (n, >=, 2);
      if (chisolo_stones ((const ChisoloState *) ludo_game_get_state (game),
                          ludo_drawing_find_place (drawing, name)) != n)
        g_error ("%s: %s does not hold %s stones", where, name, number);
    }
}

/* "Red has 4 counters", "four counters each" */
static void
check_counters (LudoGame   *game,
                const char *text,
                const char *where)
{
  g_autoptr (GMatchInfo) found =
    match ("(Red|Green|Rouge|Vert) (?:has|a) (\\d+) (?:counter|jeton)"
           "|(four counters|quatre jetons) (?:each|chacun)", text);

  for (; g_match_info_matches (found); g_match_info_next (found, NULL))
    {
      g_autofree char *side = g_match_info_fetch (found, 1);
      g_autofree char *number = g_match_info_fetch (found, 2);
      const GameState *state = ludo_game_get_state (game);
      const GameRules *rules = ludo_game_get_rules (game);
      int n = number[0] != '\0' ? atoi (number) : 4;
      gboolean both = side[0] == '\0';

      n_counters++;
      for (int seat = 0; seat < 2; seat++)
        if ((both || (side[0] == 'R') == (seat == 0))
            && ludo_measure (rules, state, NULL, seat, "counters") != n)
          g_error ("%s: the board does not show %d counters", where, n);
    }
}

/* "You are Yellow" */
static void
check_side (LudoGame   *game,
            const char *text,
            const char *where)
{
  g_autoptr (GMatchInfo) found =
    match ("You (?:are|play) "
           "(South|North|Blue|Yellow|Red|White|Black|Green)\\b",
           text);

  if (g_match_info_matches (found))
    {
      g_autofree char *side = g_match_info_fetch (found, 1);
      const char *name =
        ludo_game_get_info (game)->seats[ludo_game_get_turn (game)];

      n_sides++;
      if (!g_str_equal (side, name))
        g_error ("%s: the text is for %s, the board for %s", where, side,
                 name);
    }
}

/* The first step of a lesson that says "sahe" says what that is. */
static void
check_sahe (const LudoLesson *lesson)
{
  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    for (guint i = 0; i < lesson->steps->len; i++)
      {
        g_autofree char *text = dup_text (g_ptr_array_index (lesson->steps, i),
                                          language);

        if (strstr (text, "sahe") == NULL)
          continue;
        if (!g_regex_match_simple ("green|vert", text, 0, 0))
          g_error ("%s.lesson, step %u: sahe is not explained", lesson->id,
                   i + 1);
        break;
      }
}

/* The ring that a text lists first is drawn, and only a ring of which a text
 * speaks. */
static void
check_ring (const LudoStep *step,
            const char     *text,
            const char     *where)
{
  g_autoptr (GMatchInfo) found =
    match ("(\\d), (\\d), (\\d), (\\d), (\\d)(?:,| and| et) (\\d)", text);

  if (g_regex_match_simple ("\\b(ring|cercle)\\b", text, 0, 0))
    {
      n_rings++;
      if (step->ring.n_holes == 0)
        g_error ("%s: the text speaks of a ring, which is not drawn", where);
    }
  for (int i = 0; g_match_info_matches (found) && i < 6; i++)
    {
      g_autofree char *stones = g_match_info_fetch (found, i + 1);

      if (step->ring.n_holes != 6
          || step->ring.stones[i] != stones[0] - '0')
        g_error ("%s: the ring is not that of the text", where);
    }
}

/* Whether @step has a board, and not a page or a ring in its place. */
static gboolean
has_board (const LudoStep *step)
{
  return step->kind != LUDO_STEP_READ && step->ring.n_holes == 0;
}

/* Whether a position is written for @step, its own or that of the lesson. */
static gboolean
has_position (const LudoLesson *lesson,
              const LudoStep   *step)
{
  if (ludo_page_attribute (step->node, "position") != NULL)
    return TRUE;
  for (guint i = 0; i < lesson->page->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (lesson->page->children, i);

      if (node->type == LUDO_NODE_SETUP
          && ludo_page_attribute (node, "position") != NULL)
        return TRUE;
    }

  return FALSE;
}

/* "The same position" is that of the board before. */
static void
check_same (const LudoLesson *lesson,
            guint             index,
            const char       *text,
            const char       *where)
{
  const LudoStep *step = g_ptr_array_index (lesson->steps, index);

  if (!g_regex_match_simple ("\\b(same|même) position\\b", text, 0, 0))
    return;
  n_same++;
  while (index > 0 && !has_board (g_ptr_array_index (lesson->steps, --index)))
    continue;
  if (g_strcmp0 (step->position, ((LudoStep *) lesson->steps->pdata[index])
                                   ->position) != 0)
    g_error ("%s: the board before shows another position", where);
}

/* A step that goes back behind the turn that was just played says so. */
static void
check_back (const LudoLesson *lesson,
            guint             index,
            const char       *text,
            const char       *where)
{
  const LudoStep *step = g_ptr_array_index (lesson->steps, index);
  const LudoStep *last;

  if (index == 0 || step->kind != LUDO_STEP_MOVE
      || !has_position (lesson, step))
    return;
  last = g_ptr_array_index (lesson->steps, index - 1);
  if ((last->kind == LUDO_STEP_MOVE || last->kind == LUDO_STEP_PLAY)
      && g_str_equal (last->position, step->position)
      && !g_regex_match_simple ("\\b(same|again|même|de nouveau)\\b", text, 0,
                                0))
    g_error ("%s: the turn just played is gone, without a word", where);
}

/* If only one turn could be played, a question after it is about the board
 * after it. */
static void
check_after (const LudoLesson *lesson,
             guint             index,
             const char       *where)
{
  const LudoStep *step = g_ptr_array_index (lesson->steps, index);

  if ((step->kind != LUDO_STEP_CHOOSE && step->kind != LUDO_STEP_NUMBER)
      || !has_position (lesson, step))
    return;
  for (guint i = 0; i < index; i++)
    {
      const LudoStep *last = g_ptr_array_index (lesson->steps, i);
      const LudoTurnAnswer *answer;
      char after[GAME_POSITION_TEXT_MAX], asked[GAME_POSITION_TEXT_MAX];

      if (last->kind != LUDO_STEP_MOVE || last->answers->len != 1
          || last->goal.name[0] != '\0'
          || !g_str_equal (last->position, step->position))
        continue;
      answer = g_ptr_array_index (last->answers, 0);
      lesson->rules->print (&answer->after, after);
      lesson->rules->print (&step->asked, asked);
      if (!g_str_equal (after, asked))
        g_error ("%s: the board is that from before the only turn", where);
    }
}

/* A question about pieces has a board on which they stand, and not the one that
 * a game starts from. */
static void
check_own (const LudoLesson *lesson,
           const LudoStep   *step,
           const char       *text,
           const char       *where)
{
  if ((step->kind == LUDO_STEP_CHOOSE || step->kind == LUDO_STEP_CELL
       || step->kind == LUDO_STEP_NUMBER)
      && has_board (step) && step->before->len == 0
      && g_regex_match_simple ("\\b(blots?|checkers?|stones?|pieces?|counters?"
                               "|villages?|pions?|cailloux|jetons?)\\b", text,
                               0, 0)
      && !g_regex_match_simple ("\\b(start|début)\\b", text, 0, 0)
      && !has_position (lesson, step))
    g_error ("%s: the text speaks of pieces, the board is that of the start",
             where);
}

/* The move that a lesson shows as the best does not let the other side win at
 * once. */
static void
check_best (const LudoLesson *lesson,
            const LudoStep   *step,
            const char       *where)
{
  const LudoTurnAnswer *answer;
  GameState after = step->asked;
  GameTrace trace = GAME_TRACE_INIT;
  int seat = lesson->rules->turn (&after);

  if (step->kind != LUDO_STEP_MOVE || step->answers->len == 0
      || lesson->rules->has_chance)
    return;
  answer = g_ptr_array_index (step->answers, 0);
  for (guint i = 0; i < answer->moves->len; i++)
    lesson->rules->apply (&after, g_array_index (answer->moves, GameMove, i),
                          &trace);
  if (ludo_measure (lesson->rules, &after, &trace, seat, "threats") > 0)
    g_error ("%s: after the answer the other side wins at once", where);
  game_trace_clear (&trace);
  n_best++;
}

static void
test_lessons (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  const GameRules *const *games = games_list ();

  for (int g = 0; games[g] != NULL; g++)
    {
      g_autoptr (GPtrArray) lessons = ludo_lesson_list (library, games[g]->id,
                                                        NULL);

      for (guint i = 0; i < lessons->len; i++)
        {
          LudoLesson *lesson = g_ptr_array_index (lessons, i);
          g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

          check_sahe (lesson);
          for (guint j = 0; j < lesson->steps->len; j++)
            {
              const LudoStep *step = g_ptr_array_index (lesson->steps, j);
              g_autofree char *where =
                g_strdup_printf ("%s, %s.lesson, line %d", games[g]->id,
                                 lesson->id, step->node->line);

              check_best (lesson, step, where);
              ludo_lesson_run_go_to (run, j);
              for (int language = 0; language < LUDO_PAGE_N_LANGUAGES;
                   language++)
                {
                  LudoGame *game = ludo_lesson_run_get_game (run);
                  g_autofree char *text = dup_text (step, language);

                  check_sticks (game, text, where);
                  check_dice (game, text, where);
                  check_pieces (game, text, where);
                  check_side (game, text, where);
                  check_stones (game, text, where);
                  check_counters (game, text, where);
                  check_ring (step, text, where);
                  check_same (lesson, j, text, where);
                  check_back (lesson, j, text, where);
                  check_after (lesson, j, where);
                  check_own (lesson, step, text, where);
                }
            }
        }
    }

  /* The patterns still find what the texts say. */
  g_assert_cmpuint (n_throws, >=, 16);
  g_assert_cmpuint (n_dice, >=, 20);
  g_assert_cmpuint (n_pieces, >=, 20);
  g_assert_cmpuint (n_sides, >=, 4);
  g_assert_cmpuint (n_rings, >=, 6);
  g_assert_cmpuint (n_stones, >=, 8);
  g_assert_cmpuint (n_counters, >=, 6);
  g_assert_cmpuint (n_same, >=, 4);
  g_assert_cmpuint (n_best, >=, 12);
}

/* The throw or turn that was shown before lies there once the turn is over, if
 * nothing is left to play. */
static void
test_over (void)
{
  static const char text[] =
    "<lesson game=\"tavli\"><title><fr>a</fr><en>b</en></title>"
    "<step id=\"a\" kind=\"show\" moves=\"r256 h/2 h/5 h/6\"/>"
    "<step id=\"b\" kind=\"explain\" throw=\"r256 h/2 h/5 h/6\"/>"
    "<step id=\"c\" kind=\"move\" throw=\"r256 h/2 h/5 h/6 r134\" "
    "aim=\"entered>=3\"/></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "a.lesson", &error);
  g_autoptr (LudoLessonRun) run = NULL;

  g_assert_no_error (error);
  run = ludo_lesson_run_new (lesson, NULL);
  for (guint i = 0; i < 3; i++)
    {
      LudoGame *game;

      ludo_lesson_run_go_to (run, i);
      game = ludo_lesson_run_get_game (run);
      g_assert_cmpint (get_thrown (game), ==, i < 2 ? 256 : 134);
      /* The board takes the dice up where no turn is pending. */
      g_assert_cmpint (ludo_game_get_turn_pending (game), ==, i < 2);
    }
}

/* The steps of a lesson can be played by changed rules. */
static void
test_changed_rules (void)
{
  static const char text[] =
    "<lesson game=\"zohn-ahl\"><title><fr>a</fr><en>b</en></title>"
    "<setup position=\"zohn-al spaces=24 steps-0=7: 2 5 4 4 r -\"/>"
    "<step id=\"a\" kind=\"explain\"/>"
    "<step id=\"b\" kind=\"show\" moves=\"t0\"/></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "a.lesson", &error);
  g_autoptr (LudoLessonRun) run = NULL;
  g_autofree char *position = NULL;
  LudoGame *game;

  g_assert_no_error (error);
  run = ludo_lesson_run_new (lesson, NULL);
  ludo_lesson_run_go_to (run, 1);
  game = ludo_lesson_run_get_game (run);
  g_assert_true (ludo_game_get_n_plies (game) == 1
                 || ludo_game_play (game, "t0", NULL));
  position = ludo_game_dup_position_text (game);
  g_assert_cmpstr (position, ==, "zohn-al spaces=24 steps-0=7: 9 5 4 4 r -");
}

/* Points at a place to which no throw leads, which is said. */
static void
point_beyond (LudoLessonRun *run)
{
  const int *outcomes = ludo_lesson_run_get_outcomes (run);
  g_autofree char *reply = NULL;
  int place = -1, i = 0;

  do
    {
      place++;
      for (i = 0; outcomes[i] >= 0 && outcomes[i] != place; i++)
        continue;
    }
  while (outcomes[i] >= 0);
  g_assert_true (ludo_lesson_run_point (run, place));
  reply = ludo_lesson_run_dup_reply (run);
  g_assert_cmpstr (reply, ==, "No throw leads there.");
}

/* Throws to be predicted are not all alike, as they would be from an unlucky
 * seed, and the most frequent number is not the only one. */
static void
test_throws (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) lessons = ludo_lesson_list (library, "zohn-ahl", NULL);
  guint n = 0;

  for (guint i = 0; i < lessons->len; i++)
    {
      LudoLesson *lesson = g_ptr_array_index (lessons, i);
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const LudoStep *step = g_ptr_array_index (lesson->steps, j);
          guint marked = 0;

          if (step->kind != LUDO_STEP_PREDICT)
            continue;
          ludo_lesson_run_go_to (run, j);
          point_beyond (run);
          for (int round = 0; round < step->rounds; round++)
            {
              ludo_lesson_run_predict (run, 0);
              marked |= 1u << zohn_ahl_value_marked
                               (get_thrown (ludo_lesson_run_get_game (run)));
            }
          n++;
          if (__builtin_popcount (marked) < 3)
            g_error ("%s.lesson, line %d: the throws are all alike", lesson->id,
                     step->node->line);
        }
    }
  g_assert_cmpuint (n, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/learn/boards/lessons", test_lessons);
  g_test_add_func ("/learn/boards/over", test_over);
  g_test_add_func ("/learn/boards/changed-rules", test_changed_rules);
  g_test_add_func ("/learn/boards/throws", test_throws);

  return g_test_run ();
}
