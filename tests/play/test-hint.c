/* test-hint.c: hints say what is so, in three steps, and only while it is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "games/chisolo/words/chisolo-hint.h"
#include "games/ken-wan/words/ken-wan-hint.h"
#include "games/tavli/rules/tavli-hit-risk.h"
#include "play/analysis/ludo-hint.h"
#include "play/ludo-language.h"
#include "test-wait.h"

/* South takes the last stone of North by sowing b2. */
#define CHISOLO_WON \
  "0,0,0,0,0,0,0/1,0,0,0,0,0,0/0,1,0,0,0,0,0/0,0,0,3,0,0,0 s +- 10"
/* Blue's single piece joins the others; that is the only way to win at once. */
#define KEN_WAN_WON \
  "Y.Y.Y/....../......./......../....#..../......../......./....../BB..B b 2 -"
#define TAVLI_ZENO \
  "6:7,9:1,10:2,19:2,20:2,23:1,x " \
  "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w 256"

/* A hint that finds the first legal moves at once. */
static LudoHint *
new_hint (LudoGame *game)
{
  LudoHint *hint = ludo_hint_new (NULL);

  ludo_hint_set_search (hint, play_fake_turn);
  ludo_hint_set_game (hint, game);

  return hint;
}

/* A hint with a real search, for positions in which it ends soon. */
static LudoHint *
new_searching_hint (LudoGame *game)
{
  LudoHint *hint = ludo_hint_new (NULL);

  ludo_hint_set_think_time (hint, 60000);
  ludo_hint_set_game (hint, game);

  return hint;
}

/* Asks, and waits for the step where it has to be thought about. */
static const char *
ask (LudoHint *hint)
{
  g_assert_true (ludo_hint_ask (hint));
  WAIT_UNTIL (!ludo_hint_get_thinking (hint));

  return ludo_hint_get_sentence (hint);
}

static void
test_forced_win_chisolo (void)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo", CHISOLO_WON);
  g_autoptr (LudoHint) hint = new_searching_hint (game);

  g_assert_cmpstr (ask (hint), ==,
                   "You can win now: one turn empties the camp opposite.");
  g_assert_cmpint (ludo_hint_get_step (hint), ==, LUDO_HINT_GOAL);
  g_assert_cmpuint (ludo_hint_get_cells (hint), ==, 0);
  g_assert_null (ludo_hint_get_advice (hint));

  /* South's holes are numbered along the outer row and back along the inner
   * one, so that a2 to d2 are the last four; only b2 has a stone to sow. */
  g_assert_cmpstr (ask (hint), ==, "Look at your inner row, columns a to d. "
                   "Count from each hole: where does the last stone fall?");
  g_assert_cmphex (ludo_hint_get_cells (hint), ==, 1u << 12);

  g_assert_cmpstr (ask (hint), ==,
                   "Sow b2. This sows 1 stone without a relay, into a2. "
                   "This takes 1 stone, the last one opposite, and wins.");
  g_assert_cmphex (ludo_hint_get_cells (hint), ==, 1u << 12);
  g_assert_cmpint (ludo_hint_get_advice (hint)->n_line, ==, 1);

  /* Once more from the first. */
  ask (hint);
  g_assert_cmpint (ludo_hint_get_step (hint), ==, LUDO_HINT_GOAL);
}

/* Whether @seat, to move, wins within @turns of his own turns whatever is
 * answered: every turn of both is tried. */
static gboolean
wins_within (const GameState *state,
             int              seat,
             int              turns)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  gboolean own = chisolo_rules.turn (state) == seat;
  int n = chisolo_rules.legal_moves (state, moves);
  GameOutcome outcome;

  chisolo_rules.outcome (state, &outcome);
  if (outcome.over)
    return outcome.winner == seat;
  if (own && turns == 0)
    return FALSE;

  for (int i = 0; i < n; i++)
    {
      GameState next = *state;

      chisolo_rules.apply (&next, moves[i], NULL);
      if (wins_within (&next, seat, own ? turns - 1 : turns) == own)
        return own;
    }

  return !own;
}

/* A win that takes two turns is told as one, and is one. */
static void
test_forced_win_later (void)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo",
    "0,1,0,1,0,0,0/0,0,0,0,0,0,0/0,0,2,0,1,3,3/0,0,0,3,0,3,0 s -- 12");
  g_autoptr (LudoHint) hint = new_searching_hint (game);
  GameState after;

  g_assert_cmpstr (ask (hint), ==,
                   "You can force a win in 2 turns. Look for the first one.");
  ask (hint);
  g_assert_nonnull (strstr (ask (hint),
                            "This wins in 2 turns, whatever the reply."));

  g_assert_false (wins_within (ludo_game_get_state (game), CHISOLO_SOUTH, 1));
  ludo_advice_play (ludo_hint_get_advice (hint), &chisolo_rules, &after, NULL);
  g_assert_true (wins_within (&after, CHISOLO_SOUTH, 1));
}

/* A cell of the middle row is called as the board calls it. */
static void
test_middle_row (void)
{
  g_autoptr (LudoGame) game =
    play_game_at ("tavli", "m10:1,12:14,x 13:15,x w 1");
  g_autoptr (LudoHint) hint = new_hint (game);

  for (LudoHintStep step = LUDO_HINT_GOAL; step < LUDO_HINT_MOVE; step++)
    ask (hint);
  g_assert_nonnull (strstr (ask (hint), "Play: bring a checker back from m10 "
                            "to 10 (m10/10)."));
}

static void
test_forced_win_ken_wan (void)
{
  g_autoptr (LudoGame) game = play_game_at ("ken-wan", KEN_WAN_WON);
  g_autoptr (LudoHint) hint = new_searching_hint (game);

  g_assert_cmpstr (ask (hint), ==,
                   "You can unite all your pieces with this move.");
  /* a5 has the number 4. */
  g_assert_cmpstr (ask (hint), ==, "Look at your isolated piece.");
  g_assert_cmphex (ludo_hint_get_cells (hint), ==, 1u << 4);
  g_assert_true (g_str_has_suffix
                   (ask (hint), "With this move, Blue unites all its pieces "
                    "and wins a place."));
  g_assert_true (g_str_has_prefix (ludo_hint_get_sentence (hint),
                                   "Move the piece from a5 to "));
}

/* Blue turns the last yellow piece to its side.  Nobody else is left, though
 * Blue is not united: its half-piece i5 stands alone. */
static void
test_last_left (void)
{
  g_autoptr (LudoGame) game = play_game_at ("ken-wan",
    "b..../....../......./......../....#..../......../......./....../BB.y. "
    "b 2 -");
  GameMove move = ken_wan_move (0, 2);
  g_autofree char *consequence =
    ludo_game_describe_consequence (game, ludo_game_get_state (game), &move,
                                    1);

  g_assert_cmpstr (consequence, ==,
                   "With this move, Blue is the only one left and wins a "
                   "place.");
}

/* Zeno had no choice, and what he was left with is counted. */
static void
test_risk (void)
{
  g_autoptr (LudoGame) game = play_game_at ("tavli", TAVLI_ZENO);
  g_autoptr (LudoHint) hint = new_hint (game);
  GameState after;
  GameState expected;
  const TavliState *tavli = (const TavliState *) &expected;
  g_autofree char *risk = NULL;
  int strikes;

  ask (hint);
  ask (hint);
  ask (hint);
  ludo_advice_play (ludo_hint_get_advice (hint), &tavli_rules, &after, NULL);
  g_assert_true (tavli_rules.parse
    ("6:7,9:1,10:1,16:1,19:1,20:1,22:1,23:1,24:1,x "
     "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x b -", &expected, NULL));
  g_assert_cmpmem (&after, tavli_rules.state_size, &expected,
                   tavli_rules.state_size);

  strikes = tavli_hit_risk (tavli, TAVLI_WHITE,
                            tavli_blots (tavli, TAVLI_WHITE));
  risk = g_strdup_printf ("This leaves 8 blots, hit by %d of 216 "
                          "throws.", strikes);
  g_assert_nonnull (strstr (ludo_hint_get_sentence (hint), risk));
}

/* A player who follows the advice step by step does not wait again. */
static void
test_followed (void)
{
  g_autoptr (LudoGame) game = play_game_at ("tavli", TAVLI_ZENO);
  g_autoptr (LudoHint) hint = new_hint (game);
  GameMove second;

  for (int i = 0; i < 3; i++)
    ask (hint);
  second = ludo_hint_get_advice (hint)->line[1];
  ludo_game_play_move (game, ludo_hint_get_advice (hint)->line[0]);
  g_assert_cmpint (ludo_hint_get_step (hint), ==, LUDO_HINT_NONE);

  g_assert_true (ludo_hint_ask (hint));
  g_assert_false (ludo_hint_get_thinking (hint));
  g_assert_cmpint (ludo_hint_get_step (hint), ==, LUDO_HINT_MOVE);
  g_assert_cmpuint (ludo_hint_get_advice (hint)->line[0], ==, second);
}

/* A hint about what is no longer on the board never comes. */
static void
test_dropped (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autoptr (LudoHint) hint = new_searching_hint (game);
  GameMove moves[GAME_MOVES_MAX];

  ludo_game_get_legal_moves (game, moves);
  g_assert_true (ludo_hint_ask (hint));
  g_assert_true (ludo_hint_get_thinking (hint));
  ludo_game_play_move (game, moves[0]);
  g_assert_false (ludo_hint_get_thinking (hint));
  play_settle ();
  g_assert_cmpint (ludo_hint_get_step (hint), ==, LUDO_HINT_NONE);
  g_assert_null (ludo_hint_get_sentence (hint));

  /* The same when it is given already, and when it is waved away. */
  ludo_hint_set_search (hint, play_fake_turn);
  ask (hint);
  ludo_game_undo (game);
  g_assert_null (ludo_hint_get_sentence (hint));
  ask (hint);
  ludo_hint_clear (hint);
  g_assert_null (ludo_hint_get_sentence (hint));
  g_assert_true (ludo_hint_ask (hint));
  ludo_hint_set_game (hint, NULL);
  g_assert_false (ludo_hint_get_thinking (hint));
  play_settle ();
  g_assert_null (ludo_hint_get_sentence (hint));
}

/* Against a weak computer the advice is what can be counted in one lap. */
static void
test_simple (void)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo", CHISOLO_WON);
  g_autoptr (LudoHint) hint = new_hint (game);
  LudoPlayer *north = ludo_game_get_player (game, 1, 0);

  north->level = 1;
  north->kind = LUDO_PLAYER_COMPUTER;
  g_assert_true (ludo_hint_ask (hint));
  g_assert_false (ludo_hint_get_thinking (hint));
  ludo_hint_clear (hint);

  north->level = 5;
  g_assert_true (ludo_hint_ask (hint));
  g_assert_true (ludo_hint_get_thinking (hint));
  ludo_hint_clear (hint);
  play_settle ();
}

/* A hint without advice has a sentence that says why. */
static void
test_absent (void)
{
  g_autoptr (LudoGame) race = ludo_game_new ("zohn-ahl", NULL, 1, NULL);
  g_autoptr (LudoGame) dice = ludo_game_new ("tavli", NULL, 1, NULL);
  g_autoptr (LudoGame) other = ludo_game_new ("ken-wan", NULL, 1, NULL);
  LudoGame *games[] = { race, dice, other };
  g_autoptr (LudoHint) hint = ludo_hint_new (NULL);

  ludo_game_get_player (other, 0, 0)->kind = LUDO_PLAYER_COMPUTER;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *absence = NULL;

      ludo_hint_set_game (hint, games[i]);
      absence = ludo_hint_describe_absence (hint);
      g_assert_nonnull (absence);
      g_assert_false (ludo_hint_ask (hint));
      g_assert_false (ludo_hint_get_thinking (hint));
    }
}

static void
check_advice (LudoGame         *game,
              const LudoAdvice *advice)
{
  const LudoGameInfo *info = ludo_game_get_info (game);

  for (int step = LUDO_HINT_GOAL; step <= LUDO_HINT_MOVE; step++)
    {
      guint64 cells = 0;
      g_autofree char *sentence =
        info->describe_advice (advice, step, &cells);

      g_assert_true (sentence == NULL || g_utf8_validate (sentence, -1, NULL));
      g_assert_true (step != LUDO_HINT_GOAL
                     || (sentence != NULL && sentence[0] != '\0'));
      /* Only pieces in danger are marked before the player asks for the
       * place. */
      g_assert_true (step != LUDO_HINT_GOAL || cells == 0
                     || strstr (sentence, "can be split") != NULL);
      /* Words come before the notation, of which few know a sign. */
      g_assert_true (sentence == NULL || strchr (sentence, '/') == NULL
                     || strchr (sentence, '(') < strchr (sentence, '/'));
    }
}

/* Anything that anybody plays can be explained. */
static void
check_game (LudoGame *game,
            GameRng  *rng)
{
  const GameRules *rules = ludo_game_get_rules (game);

  for (int ply = 0; ply < 60 && !ludo_game_get_over (game); ply++)
    {
      GameState before = *ludo_game_get_state (game);
      LudoMove *last;
      GameMove move;
      g_autofree char *consequence = NULL;
      LudoAdvice advice;

      if (!play_random_ply (game, rng))
        break;
      last = ludo_game_get_last_move (game);
      move = ludo_move_get_move (last);
      consequence = ludo_game_describe_consequence (game, &before, &move, 1);
      if (ludo_move_is_throw (last)
          || !ludo_game_get_info (game)->has_decisions)
        {
          g_assert_null (consequence);
          continue;
        }

      g_assert_nonnull (consequence);
      g_assert_cmpstr (consequence, !=, "");
      g_assert_true (g_utf8_validate (consequence, -1, NULL));
      g_assert_false (rules->at_chance (&before));
      ludo_advice_init (&advice, &before, &move, 1);
      check_advice (game, &advice);
    }
}

static void
test_any_move (void)
{
  play_each_config (check_game);
}

/* A player does not have to look for a pass. */
static void
test_pass (void)
{
  g_autoptr (LudoGame) game = play_game_at ("ken-wan",
    "Y.Y../....../......./......../....#..../......../......./....../bb... "
    "b 2 -");
  g_autoptr (LudoHint) hint = new_hint (game);

  g_assert_cmpstr (ask (hint), ==,
                   "You can only pass: none of your pieces can move.");
  g_assert_cmpstr (ask (hint), ==, "This passes the turn.");
  g_assert_cmpint (ludo_hint_get_step (hint), ==, LUDO_HINT_MOVE);
}

/* The danger is the most that a legal turn of the opponent takes. */
static void
test_danger (void)
{
  GameState state;
  const ChisoloState *chisolo = (const ChisoloState *) &state;

  g_assert_true (chisolo_rules.parse (CHISOLO_WON, &state, NULL));
  g_assert_cmpint (chisolo_best_capture (chisolo, CHISOLO_SOUTH), ==, 1);
  g_assert_cmpint (chisolo_best_capture (chisolo, CHISOLO_NORTH), ==, 0);
}

/* Yellow lands between two blue pieces that hold together by a third. */
static void
test_peril (void)
{
  GameState state;
  const KenWanState *ken_wan = (const KenWanState *) &state;
  KenWanPeril peril;

  g_assert_true (ken_wan_rules.parse (KEN_WAN_WON, &state, NULL));
  ken_wan_peril (ken_wan, KEN_WAN_YELLOW, &peril);
  g_assert_cmpint (peril.uniting, ==, KEN_WAN_BLUE);
  g_assert_cmpint (peril.n_split, ==, 0);

  /* Three blue pieces in a row, a1 to a3, and Yellow's single piece i5, which
   * may land on b2 or b3 and turn two of them: the third is left, which is no
   * group split; of five in a row an end is left on either side. */
  g_assert_true (ken_wan_rules.parse
    ("Y.Y../....../......./......../....#..../......../......./....../BBBBB "
     "y 2 -", &state, NULL));
  ken_wan_peril (ken_wan, KEN_WAN_BLUE, &peril);
  g_assert_cmpint (peril.n_split, ==, 1);
  g_assert_cmphex (peril.split, ==, 0x1f);
}

/* A pupil who plays Blue is told of whom a sentence speaks, and whether what
 * follows is good or a danger. */
static void
test_for_whom (void)
{
  static const struct
  {
    const char *game_id;
    const char *position;
    const char *token;
    const char *words[2];       /* in English and in French */
  } moves[] = {
    { "ken-wan",
      "BB.../b.BB../RR.rB../RRRRrBBB/rRR.#..r./R....RRR/RRRRRRR/R.R.../r.R.. "
      "b 3 Y", "f9h5",
      { "This makes 1 of Blue’s half-pieces whole again. This turns 1 piece of "
        "another colour into a half-piece for Blue. Good for Blue: Red can no "
        "longer unite its pieces on its next move. Danger for Blue: 1 of its "
        "groups can then be split by an opponent’s move.",
        "Ce coup rend à nouveau entier 1 demi-pion de Bleu. Ce coup change "
        "1 pion d’une autre couleur en demi-pion de Bleu. Bon pour "
        "Bleu\u00a0: Rouge ne peut plus réunir ses pions au coup suivant. "
        "Danger pour Bleu\u00a0: 1 de ses groupes peut alors être coupé par "
        "un coup d’un adversaire." } },
    { "ken-wan",
      "rRR../.B.RR./.B.rR../..BBb.B./YYbr#rRr./Y.rRRRR./Y.r.RR./YbB.../YYY.. "
      "b 3 Y", "h5g5",
      { "This turns 1 half-piece of another colour into a whole piece for "
        "Blue. Good for Blue: none of its groups can then be split by an "
        "opponent’s move.",
        "Ce coup change 1 demi-pion d’une autre couleur en pion entier de "
        "Bleu. Bon pour Bleu\u00a0: aucun de ses groupes ne peut alors être "
        "coupé par un coup d’un adversaire." } },
    /* That Yellow unites is said once, and is not good for Blue. */
    { "ken-wan", KEN_WAN_WON, "a5i8",
      { "This unites the pieces of Yellow, who wins a place. This turns 2 "
        "pieces of other colours into half-pieces for Blue.",
        "Ce coup réunit les pions de Jaune, qui atteint son but. Ce coup "
        "change 2 pions d’autres couleurs en demi-pions de Bleu." } },
    { "tavli", "m10:1,12:14,x 13:15,x w 1", "m10/10",
      { "This leaves 1 blot, which no throw hits. This brings 1 checker back "
        "from the middle row.",
        "Ce coup laisse 1 pion isolé, qu’aucun lancer ne frappe. Ce coup "
        "ramène 1 pion de la rangée du milieu." } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    for (guint j = 0; j < 2; j++)
      {
        g_autoptr (LudoGame) game = play_game_at (moves[i].game_id,
                                                  moves[i].position);
        const GameState *state = ludo_game_get_state (game);
        g_autofree char *words = NULL;
        GameMove move;

        ludo_language_set (j == 0 ? "en" : "fr");
        g_assert_true (ludo_game_get_rules (game)->parse_move (
          state, moves[i].token, strlen (moves[i].token), &move, NULL));
        words = ludo_game_describe_consequence (game, state, &move, 1);
        g_assert_cmpstr (words, ==, moves[i].words[j]);
      }
  ludo_language_set ("en");
}

static int n_judged;

static gpointer
count_judged (const GamePosition *position,
              gconstpointer       question,
              const atomic_bool  *stop)
{
  g_atomic_int_inc (&n_judged);

  return ludo_turn_judge (position, question, stop);
}

/* In a game with dice a hint and the chances of winning come of one search,
 * whichever is asked for first; its turn is that which a search for a turn
 * finds. */
static void
test_analysed (void)
{
  const SearchLimits limits = {
    .movetime_ms = 60000, .level = SEARCH_LEVEL_FULL, .seed = 1, .hash_mib = 1,
  };

  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, seed, NULL);
      g_autoptr (LudoGame) copy = NULL;
      g_autoptr (LudoChances) chances = ludo_chances_new ();
      g_autoptr (LudoAnalysis) analysis = ludo_analysis_new (chances);
      g_autoptr (LudoHint) hint = ludo_hint_new (analysis);
      g_autofree SearchResult *found = NULL;
      const LudoAdvice *advice;

      n_judged = 0;
      ludo_game_throw (game);
      copy = ludo_game_copy (game);
      found = ludo_search_turn (ludo_game_get_position (game), &limits, NULL);
      ludo_analysis_set_search (analysis, count_judged);
      ludo_analysis_set_game (analysis, game);
      ludo_analysis_set_active (analysis, seed % 2 == 0);
      WAIT_UNTIL (seed % 2 != 0 || ludo_analysis_get_complete (analysis));
      ludo_hint_set_game (hint, copy);
      g_assert_true (ludo_hint_ask (hint));
      g_assert_cmpint (ludo_hint_get_thinking (hint), ==, seed % 2 != 0);
      for (int step = LUDO_HINT_GOAL; step < LUDO_HINT_MOVE; step++)
        ask (hint);
      while (ludo_hint_get_step (hint) != LUDO_HINT_MOVE)
        ask (hint);
      advice = ludo_hint_get_advice (hint);
      g_assert_cmpmem (advice->line,
                       (gsize) advice->n_line * sizeof (GameMove),
                       found->line, (gsize) found->n_line * sizeof (GameMove));

      ludo_analysis_set_active (analysis, TRUE);
      WAIT_UNTIL (ludo_analysis_get_complete (analysis));
      g_assert_cmpint (g_atomic_int_get (&n_judged), ==, 2);

      /* A hint that is given up is searched no longer. */
      ludo_game_undo (copy);
      ludo_game_redo (copy);
      ludo_analysis_set_game (analysis, NULL);
      ludo_analysis_set_game (analysis, game);
      ludo_analysis_set_active (analysis, FALSE);
      g_assert_true (ludo_hint_ask (hint));
      ludo_hint_clear (hint);
      g_assert_false (ludo_hint_get_thinking (hint));
      play_settle ();
      g_assert_null (ludo_hint_get_sentence (hint));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/hint/middle-row", test_middle_row);
  g_test_add_func ("/hint/forced-win-chisolo", test_forced_win_chisolo);
  g_test_add_func ("/hint/forced-win-later", test_forced_win_later);
  g_test_add_func ("/hint/forced-win-ken-wan", test_forced_win_ken_wan);
  g_test_add_func ("/hint/last-left", test_last_left);
  g_test_add_func ("/hint/risk", test_risk);
  g_test_add_func ("/hint/followed", test_followed);
  g_test_add_func ("/hint/dropped", test_dropped);
  g_test_add_func ("/hint/simple", test_simple);
  g_test_add_func ("/hint/absent", test_absent);
  g_test_add_func ("/hint/any-move", test_any_move);
  g_test_add_func ("/hint/pass", test_pass);
  g_test_add_func ("/hint/danger", test_danger);
  g_test_add_func ("/hint/peril", test_peril);

  g_test_add_func ("/hint/for-whom", test_for_whom);
  g_test_add_func ("/hint/analysed", test_analysed);

  return g_test_run ();
}
