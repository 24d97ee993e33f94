/* test-answer-words.c: answers as a player says them, in both languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "learn/ludo-answer-words.h"
#include "play/ludo-language.h"

typedef struct
{
  const char *game;
  const char *position;
  const char *before;           /* what is played first, or NULL */
  LudoStepKind kind;
  const char *answer;
  const char *english;
  const char *french;
} Case;

#define CHISOLO                                                         \
  "3,0,0,2,0,0,0/0,1,0,0,2,0,1/0,0,1,0,0,1,0/0,3,0,1,0,0,4 s +- 10"
#define KEN_WAN                                                         \
  ".YYY./B.YY.R/BB.Y.RR/BBB..RRR/....#..../RRR..BBB/RR.Y.BB/R.YY.B/.YYY. b 2 -"

static const Case cases[] = {
  { "chisolo", CHISOLO, NULL, LUDO_STEP_MOVE, "b1",
    "sow the hole b1 towards g (b1)",
    "semer le trou b1 vers g (b1)" },
  /* The other side's turn is not in an answer: what follows it stays. */
  { "chisolo", CHISOLO, NULL, LUDO_STEP_PLAY, "b1 d2",
    "sow the hole b1 towards g … (b1 d2)",
    "semer le trou b1 vers g … (b1 d2)" },
  { "chisolo", CHISOLO, NULL, LUDO_STEP_MOVE, "a1", "a1", "a1" },
  { "chisolo", CHISOLO, NULL, LUDO_STEP_MOVE, "%s%n", "%s%n", "%s%n" },
  { "chisolo", CHISOLO, NULL, LUDO_STEP_CELL, "b1 c3", "hole b1, hole c3",
    "trou b1, trou c3" },
  { "chisolo", CHISOLO, NULL, LUDO_STEP_NUMBER, "12", "12", "12" },
  { "tavli", "h:15 h:15 w -", "r445", LUDO_STEP_MOVE, "h/5 h/4",
    "a checker enters on 5, then a checker enters on 4 (h/5 h/4)",
    "un pion entre en 5, puis un pion entre en 4 (h/5 h/4)" },
  { "tavli",
    "3:1,6:3,10:2,12:4,15:2,20:3,x 8:2,9:1,14:3,18:4,21:5,x w -", "r236",
    LUDO_STEP_MOVE, "3/9", "the checker on 3 goes to 9 (3/9)",
    "le pion de 3 va en 9 (3/9)" },
  { "tavli", "h:15 h:15 w -", "r445", LUDO_STEP_CELL, "m9", "cell m9",
    "case m9" },
  { "ken-wan", KEN_WAN, NULL, LUDO_STEP_MOVE, "f3h5",
    "the piece on f3 goes to h5 (f3h5)", "le pion de f3 va en h5 (f3h5)" },
  { "ken-wan", KEN_WAN, NULL, LUDO_STEP_CELL, "d5", "cell d5", "case d5" },
  { "zohn-ahl", "2 8 8 8 r -", NULL, LUDO_STEP_MOVE, "t2s",
    "throw 2 marked faces, the green sahe among them (t2s)",
    "obtenir 2 faces marquées, dont celle du sahe vert (t2s)" },
  { "zohn-ahl", "2 8 8 8 r -", NULL, LUDO_STEP_PREDICT, "3>4",
    "predicted: space 3, result: space 4",
    "prévision\u00a0: case 3, résultat\u00a0: case 4" },
  { "zohn-ahl", "zohn-al lap=2: - - 4 4 r -", NULL, LUDO_STEP_RULE,
    "up>down 47.2 ->same 25.0",
    "the side that begins wins: guessed, more often; exact, less often (47.2 "
    "in 100); length of a game: guessed, nothing; exact, just as long (25.0 "
    "throws)",
    "le camp qui commence gagne\u00a0: deviné, plus souvent\u00a0; exact, "
    "moins souvent (47,2 fois sur 100); durée d’une partie\u00a0: deviné, "
    "rien\u00a0; exact, tout aussi longue (25,0 lancers)" },
  { "zohn-ahl", "zohn-al lap=2: - - 4 4 r -", NULL, LUDO_STEP_RULE, "?", "?",
    "?" },
};

static void
test_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *tried = &cases[i];
      LudoLesson lesson = { .rules = games_find (tried->game) };
      LudoStep step = { .kind = tried->kind };
      GameMove move;
      g_autofree char *english = NULL;
      g_autofree char *french = NULL;
      locale_t spoken;

      g_assert_true (lesson.rules->parse (tried->position, &step.asked, NULL));
      if (tried->before != NULL)
        {
          g_assert_true (lesson.rules->parse_move (&step.asked, tried->before,
                                                   strlen (tried->before),
                                                   &move, NULL));
          lesson.rules->apply (&step.asked, move, NULL);
        }
      english = ludo_answer_describe (&lesson, &step, tried->answer,
                                      LUDO_PAGE_ENGLISH, FALSE);
      g_assert_cmpstr (english, ==, tried->english);
      spoken = ludo_language_push ("fr");
      french = ludo_answer_describe (&lesson, &step, tried->answer,
                                     LUDO_PAGE_FRENCH, FALSE);
      ludo_language_pop (spoken);
      g_assert_cmpstr (french, ==, tried->french);
    }
}

/* Within a sentence a place has its article. */
static void
test_places (void)
{
  static const struct
  {
    const char *game, *place, *english, *french;
  } places[] = {
    { "chisolo", "c3", "the hole c3", "le trou c3" },
    { "tavli", "m9", "the cell m9", "la case m9" },
    { "ken-wan", "d5", "the cell d5", "la case d5" },
    { "zohn-ahl", "12", "the space 12", "la case 12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const GameRules *rules = games_find (places[i].game);
      int place = ludo_drawing_find_place (ludo_drawing_for (rules->id),
                                           places[i].place);
      g_autofree char *english = ludo_answer_name_the_place (rules, place);
      locale_t spoken = ludo_language_push ("fr");
      g_autofree char *french = ludo_answer_name_the_place (rules, place);
      g_autofree char *none = ludo_answer_name_the_place (rules, -1);

      ludo_language_pop (spoken);
      g_assert_cmpstr (english, ==, places[i].english);
      g_assert_cmpstr (french, ==, places[i].french);
      g_assert_cmpstr (none, ==, "");
    }
}

/* Every move of a game has words in both languages. */
static void
test_every_move (void)
{
  static const char *const games[] = { "chisolo", "tavli", "ken-wan",
                                       "zohn-ahl" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const GameRules *rules = games_find (games[i]);
      GameConfig config = { .players = rules->default_players,
                            .counters = { 4, 4 } };
      GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
      GameState state;

      rules->start (&config, &state);
      for (guint ply = 0; ply < 200; ply++)
        {
          GameThrow throws[GAME_THROWS_MAX];
          int n = rules->at_chance (&state) ? rules->throws (&state, throws)
                                            : 0;

          for (int j = 0; j < n; j++)
            moves[j] = throws[j].move;
          if (n == 0)
            n = rules->legal_moves (&state, moves);
          if (n == 0)
            break;
          for (int j = 0; j < n; j++)
            {
              g_autofree char *english =
                ludo_answer_name_turn (rules, &state, &moves[j], 1, FALSE);
              locale_t spoken = ludo_language_push ("fr");
              g_autofree char *french =
                ludo_answer_name_turn (rules, &state, &moves[j], 1, FALSE);

              ludo_language_pop (spoken);
              g_assert_true (g_utf8_validate (english, -1, NULL));
              g_assert_cmpstr (english, !=, french);
            }
          rules->apply (&state, moves[ply * 7 % (guint) n], NULL);
        }
      g_free (moves);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/answer-words/words", test_words);
  g_test_add_func ("/answer-words/places", test_places);
  g_test_add_func ("/answer-words/every-move", test_every_move);

  return g_test_run ();
}
