/* test-zohn-ahl-apply.c: throws of Zohn Ahl played a second, naive way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The naive way works on the texts alone and walks the pieces space by space
 * round the board, as a child with a cloth and two awls would.  It shares no
 * code with src/games/.
 */

#include "games-fixture.h"

#include <string.h>

#include "games/zohn-ahl/rules/zohn-ahl-rules.h"

#define N_GAMES 64

typedef struct
{
  gboolean on_board;
  int space;                    /* 0 to 27, or 1 to 40 */
  int counters;
  gboolean must_miss;
} Side;

typedef struct
{
  const char *sheet;            /* the ruleset's name */
  Side sides[2];
  int thrower;
} Cloth;

static int
spaces_on (const char *sheet)
{
  return g_str_equal (sheet, "culin") ? 40 : 28;
}

static int
home_of (const char *sheet,
         int         side)
{
  if (g_str_equal (sheet, "zohn-al"))
    return side == 0 ? 1 : 27;
  if (g_str_equal (sheet, "culin"))
    return side == 0 ? 1 : 40;

  return 0;
}

static int
one_step (const char *sheet,
          int         side,
          int         space)
{
  int first = g_str_equal (sheet, "culin") ? 1 : 0;
  int last = first + spaces_on (sheet) - 1;

  if (side == 0)
    return space == last ? first : space + 1;

  return space == first ? last : space - 1;
}

static void
cloth_read (Cloth      *cloth,
            const char *text)
{
  const char *colon = strchr (text, ':');
  g_auto (GStrv) words = g_strsplit (colon == NULL ? text : colon + 2, " ", 6);

  cloth->sheet = "zohn-al";
  if (colon != NULL)
    cloth->sheet = colon[-1] == 'n' ? "culin"
                   : colon[-1] == 't' ? "leaflet" : "leaflet-cross";
  for (int side = 0; side < 2; side++)
    {
      Side *it = &cloth->sides[side];

      it->on_board = !g_str_equal (words[side], "-");
      it->space = home_of (cloth->sheet, side);
      for (int i = it->on_board ? atoi (words[side]) : 0; i > 0; i--)
        it->space = one_step (cloth->sheet, side, it->space);
      it->counters = atoi (words[2 + side]);
      it->must_miss = strchr (words[5], "rg"[side]) != NULL;
    }
  cloth->thrower = words[4][0] == 'r' ? 0 : 1;
}

static char *
cloth_write (const Cloth *cloth)
{
  GString *text = g_string_new (NULL);

  if (!g_str_equal (cloth->sheet, "zohn-al"))
    g_string_append_printf (text, "%s: ", cloth->sheet);
  for (int side = 0; side < 2; side++)
    {
      int space = home_of (cloth->sheet, side), steps = 0;

      for (; space != cloth->sides[side].space; steps++)
        space = one_step (cloth->sheet, side, space);
      if (cloth->sides[side].on_board)
        g_string_append_printf (text, "%d ", steps);
      else
        g_string_append (text, "- ");
    }
  g_string_append_printf (text, "%d %d %c ", cloth->sides[0].counters,
                          cloth->sides[1].counters,
                          "rg"[cloth->thrower]);
  for (int side = 0; side < 2; side++)
    if (cloth->sides[side].must_miss)
      g_string_append_c (text, "rg"[side]);
  if (g_str_has_suffix (text->str, " "))
    g_string_append_c (text, '-');

  return g_string_free (text, FALSE);
}

/* Returns: whether the game goes on. */
static gboolean
give (Side *from,
      Side *to)
{
  from->counters--;
  to->counters++;

  return from->counters > 0;
}

static gboolean
strike (Cloth *cloth,
        Side  *mine,
        Side  *theirs)
{
  if (!theirs->on_board || theirs->space != mine->space)
    return TRUE;
  if (mine->space == 0)
    return TRUE;                /* a creek: nobody is struck there */
  theirs->space = home_of (cloth->sheet, theirs == &cloth->sides[1]);

  return give (theirs, mine);
}

static gboolean
is_water (const char *sheet,
          int         side,
          int         space)
{
  if (g_str_equal (sheet, "zohn-al"))
    return space == 0 || space == 14;
  if (g_str_equal (sheet, "culin"))
    return space == (side == 0 ? 20 : 21);

  return space == 14;
}

static void
next_side (Cloth *cloth)
{
  for (;;)
    {
      cloth->thrower = 1 - cloth->thrower;
      if (!cloth->sides[cloth->thrower].must_miss)
        return;
      cloth->sides[cloth->thrower].must_miss = FALSE;
    }
}

/* Applies the space on which the piece lies.  It clears @again when the right
 * to throw again is lost.  Returns: whether the game goes on. */
static gboolean
naive_landing (Cloth    *cloth,
               gboolean *again)
{
  Side *mine = &cloth->sides[cloth->thrower];
  Side *theirs = &cloth->sides[1 - cloth->thrower];
  gboolean dry = (mine->space == 7 || mine->space == 21)
                 && !g_str_equal (cloth->sheet, "culin");
  gboolean met = theirs->on_board && theirs->space == mine->space;

  if (is_water (cloth->sheet, cloth->thrower, mine->space))
    {
      mine->space = home_of (cloth->sheet, cloth->thrower);

      return give (mine, theirs);
    }
  if (!strike (cloth, mine, theirs))
    return FALSE;
  if (!dry)
    return TRUE;

  if (g_str_equal (cloth->sheet, "leaflet-cross"))
    {
      mine->space = 28 - mine->space;

      return strike (cloth, mine, theirs);
    }
  if (g_str_equal (cloth->sheet, "zohn-al"))
    {
      if (met)
        theirs->must_miss = FALSE;
      mine->must_miss = TRUE;
      *again = FALSE;
    }
  else if (*again)
    *again = FALSE;
  else
    mine->must_miss = TRUE;

  return TRUE;
}

static char *
naive_apply (const char *text,
             const char *token)
{
  Cloth cloth;
  Side *mine, *theirs;
  int marked = token[1] - '0';
  gboolean sahe = token[2] == 's', lap = FALSE, again;
  int steps;

  cloth_read (&cloth, text);
  mine = &cloth.sides[cloth.thrower];
  theirs = &cloth.sides[1 - cloth.thrower];
  again = marked == 0 || marked == 4;
  if (g_str_equal (cloth.sheet, "zohn-al"))
    again = again || sahe;
  else if (!g_str_equal (cloth.sheet, "culin"))
    again = again || (sahe && marked != 2);

  steps = marked == 0 ? 10 : marked;
  if (marked == 4)
    steps = g_str_equal (cloth.sheet, "culin") ? 5 : 6;

  mine->on_board = TRUE;
  for (; steps > 0; steps--)
    {
      mine->space = one_step (cloth.sheet, cloth.thrower, mine->space);
      if (mine->space == home_of (cloth.sheet, cloth.thrower))
        lap = TRUE;
    }
  if (lap)
    {
      theirs->space = home_of (cloth.sheet, 1 - cloth.thrower);
      if (!give (theirs, mine))
        return cloth_write (&cloth);
    }
  if (naive_landing (&cloth, &again) && !again)
    next_side (&cloth);

  return cloth_write (&cloth);
}

/* Plays @trace on @state without knowing any rule. */
static void
replay (ZohnAhlState    *state,
        const GameTrace *trace)
{
  const ZohnAhlRuleset *values = zohn_ahl_ruleset (state->ruleset);

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      int seat = event->seat;

      switch (event->type)
        {
        case GAME_EVENT_ENTER:
          g_assert_cmpint (state->steps[seat], ==, ZOHN_AHL_OFF_BOARD);
          state->steps[seat] = (int8_t) zohn_ahl_board_steps (values, seat,
                                                              event->to);
          break;
        case GAME_EVENT_MOVE:
        case ZOHN_AHL_EVENT_CROSS:
        case ZOHN_AHL_EVENT_SENT_BACK:
          g_assert_cmpint (event->from, ==,
                           zohn_ahl_board_space (values, seat,
                                                 state->steps[seat]));
          state->steps[seat] = (int8_t) zohn_ahl_board_steps (values, seat,
                                                              event->to);
          break;
        case ZOHN_AHL_EVENT_PAY:
          g_assert_cmpint (event->count, ==, 1);
          state->counters[seat] -= (uint8_t) event->count;
          state->counters[1 - seat] += (uint8_t) event->count;
          break;
        case ZOHN_AHL_EVENT_MISS_TURN:
          state->misses |= (uint8_t) (1 << seat);
          break;
        case ZOHN_AHL_EVENT_TURN_MISSED:
        case ZOHN_AHL_EVENT_MISS_LIFTED:
          g_assert_cmpint (state->misses & (1 << seat), !=, 0);
          state->misses &= (uint8_t) ~(1 << seat);
          break;
        case GAME_EVENT_TURN:
          state->turn = (uint8_t) seat;
          break;
        default:
          break;
        }
    }
}

static void
check_throw_event (const GameState *before,
                   GameMove         move,
                   const GameTrace *trace)
{
  const ZohnAhlState *self = zohn_ahl_state (before);
  const GameEvent *event = &trace->events[0];

  g_assert_cmpint (event->type, ==, GAME_EVENT_THROW);
  g_assert_cmpint (event->seat, ==, self->turn);
  g_assert_cmpint (zohn_ahl_value_steps (event->value), ==,
                   zohn_ahl_steps (zohn_ahl_values (before), move));
  g_assert_cmpint (zohn_ahl_value_marked (event->value), ==,
                   zohn_ahl_stick (move)->marked);
  g_assert_cmpint (zohn_ahl_value_sahe (event->value), ==,
                   zohn_ahl_stick (move)->sahe);
}

/* From every position of random games, all eight throws both ways. */
static void
test_second_way (gconstpointer data)
{
  int ruleset = GPOINTER_TO_INT (data);
  GameRng rng = { 1907 };

  for (int game = 0; game < N_GAMES; game++)
    {
      GamePosition position;
      GameConfig config;
      gboolean on;

      game_rules_default_config (&zohn_ahl_rules, &config);
      config.ruleset = ruleset;
      config.counters[0] = 1 + game % 8;
      config.counters[1] = 1 + (game / 8) % 8;
      game_position_init_start (&position, &zohn_ahl_rules, &config);

      do
        {
          g_autofree char *text = fixture_text (&zohn_ahl_rules,
                                                &position.state);
          GameThrow throws[GAME_THROWS_MAX];
          int n = zohn_ahl_rules.throws (&position.state, throws);

          for (int t = 0; t < n; t++)
            {
              GameState next = position.state, silent = position.state;
              GameState replayed = position.state;
              GameTrace trace = GAME_TRACE_INIT;
              char token[GAME_MOVE_TEXT_MAX];
              g_autofree char *after = NULL;
              g_autofree char *naive = NULL;

              zohn_ahl_rules.print_move (&next, throws[t].move, token);
              zohn_ahl_rules.apply (&next, throws[t].move, &trace);
              zohn_ahl_rules.apply (&silent, throws[t].move, NULL);
              after = fixture_text (&zohn_ahl_rules, &next);
              naive = naive_apply (text, token);
              if (!g_str_equal (after, naive))
                g_error ("“%s” %s: “%s”, naively “%s”", text, token, after,
                         naive);
              g_assert_cmpmem (&silent, sizeof silent, &next, sizeof next);

              check_throw_event (&position.state, throws[t].move, &trace);
              replay ((ZohnAhlState *) (void *) &replayed, &trace);
              g_assert_cmpmem (&replayed, sizeof replayed, &next,
                               sizeof next);
              game_trace_clear (&trace);
            }
          on = fixture_random_ply (&position, &rng, NULL);
        }
      while (on);
      game_position_clear (&position);
    }
}

static char *
events_of (const char *before,
           const char *token)
{
  static const char *const names[ZOHN_AHL_N_EVENTS] = {
    [GAME_EVENT_THROW] = "throw",
    [GAME_EVENT_ENTER] = "enter",
    [GAME_EVENT_MOVE] = "move",
    [ZOHN_AHL_EVENT_LAP] = "lap",
    [ZOHN_AHL_EVENT_HAZARD] = "hazard",
    [ZOHN_AHL_EVENT_CROSS] = "cross",
    [ZOHN_AHL_EVENT_SENT_BACK] = "back",
    [ZOHN_AHL_EVENT_PAY] = "pay",
    [ZOHN_AHL_EVENT_THROW_AGAIN] = "again",
    [ZOHN_AHL_EVENT_LOSE_THROW] = "lose",
    [ZOHN_AHL_EVENT_MISS_TURN] = "miss",
    [ZOHN_AHL_EVENT_TURN_MISSED] = "missed",
    [ZOHN_AHL_EVENT_MISS_LIFTED] = "lifted",
    [GAME_EVENT_TURN] = "turn",
  };
  GameState state = fixture_position (&zohn_ahl_rules, before);
  GameTrace trace = GAME_TRACE_INIT;
  GString *list = g_string_new (NULL);

  fixture_play (&zohn_ahl_rules, &state, token, &trace);
  for (size_t i = 1; i < trace.n_events; i++)
    g_string_append_printf (list, "%s%s-%c", i == 1 ? "" : " ",
                            names[trace.events[i].type],
                            "rg"[trace.events[i].seat]);
  game_trace_clear (&trace);

  return g_string_free (list, FALSE);
}

/* The story that a trace tells, in its order. */
static void
test_stories (void)
{
  static const struct
  {
    const char *before;
    const char *token;
    const char *events;
  } cases[] = {
    { "- - 4 4 r -", "t1", "enter-r move-r turn-g" },
    { "3 5 4 4 r -", "t2s", "move-r again-r" },
    { "11 5 4 4 r -", "t2s", "move-r hazard-r back-r pay-r again-r" },
    { "5 3 4 4 r -", "t1s", "move-r hazard-r lose-r miss-r turn-g" },
    { "6 3 4 4 g r", "t1", "move-g missed-r turn-g" },
    { "6 5 4 4 g r", "t1",
      "move-g hazard-g miss-g missed-r missed-g turn-r" },
    { "6 18 4 4 g r", "t2s",
      "move-g hazard-g back-r pay-r lifted-r lose-g miss-g turn-r" },
    { "24 9 4 4 r -", "t0",
      "move-r lap-r back-g pay-g hazard-r lose-r miss-r turn-g" },
    { "26 0 4 4 r -", "t2", "move-r lap-r pay-g turn-g" },
    { "24 0 4 4 r -", "t2", "move-r back-g pay-g turn-g" },
    { "26 9 7 1 r -", "t2", "move-r lap-r back-g pay-g" },
    { "leaflet: 6 3 4 4 r -", "t1s", "move-r hazard-r lose-r turn-g" },
    { "leaflet: 6 3 4 4 r -", "t1", "move-r hazard-r miss-r turn-g" },
    { "leaflet-cross: 6 7 4 4 r -", "t1",
      "move-r cross-r back-g pay-g turn-g" },
    { "leaflet-cross: 6 21 4 4 r -", "t1s",
      "move-r back-g pay-g cross-r again-r" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *events = events_of (cases[i].before, cases[i].token);

      g_test_message ("%s %s", cases[i].before, cases[i].token);
      g_assert_cmpstr (events, ==, cases[i].events);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zohn-ahl/apply/stories", test_stories);
  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      g_autofree char *path = g_strconcat ("/zohn-ahl/apply/second-way/",
                                           zohn_ahl_ruleset (r)->id, NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (r), test_second_way);
    }

  return g_test_run ();
}
