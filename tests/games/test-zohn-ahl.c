/* test-zohn-ahl.c: Zohn Ahl rule by rule, near misses included
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include "games/zohn-ahl/rules/zohn-ahl-rules.h"

typedef struct
{
  const char *what;
  const char *before;
  const char *throws;
  const char *after;
} Case;

static void
check_cases (const Case *cases,
             guint       n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    {
      g_test_message ("%s: %s %s", cases[i].what, cases[i].before,
                      cases[i].throws);
      fixture_assert_after (&zohn_ahl_rules, cases[i].before,
                            cases[i].throws, cases[i].after);
    }
}

static const Case zohn_al_cases[] = {
  { "Red enters and walks on", "- - 4 4 r -", "t1", "1 - 4 4 g -" },
  { "the sahe throws again", "- - 4 4 r -", "t1s", "1 - 4 4 r -" },
  { "so it does with two", "- - 4 4 r -", "t2s", "2 - 4 4 r -" },
  { "and with three", "- - 4 4 r -", "t3s", "3 - 4 4 r -" },
  { "three without it do not", "- - 4 4 r -", "t3", "3 - 4 4 g -" },
  { "none are ten and again", "- - 4 4 r -", "t0", "10 - 4 4 r -" },
  { "four are six and again", "1 - 4 4 r -", "t4", "7 - 4 4 r -" },
  { "Green enters", "1 - 4 4 g -", "t2", "1 2 4 4 r -" },

  { "north creek", "11 5 4 4 r -", "t2", "0 5 3 5 g -" },
  { "beside it", "11 5 4 4 r -", "t1", "12 5 4 4 g -" },
  { "over it", "11 5 4 4 r -", "t3", "14 5 4 4 g -" },
  { "the throw won stays", "11 5 4 4 r -", "t2s", "0 5 3 5 r -" },
  { "south creek", "25 5 4 4 r -", "t2", "0 5 3 5 g -" },
  { "Green in the south creek", "5 24 4 4 g -", "t3", "5 0 5 3 r -" },

  { "first ravine", "5 3 4 4 r -", "t1", "6 3 4 4 g r" },
  { "a throw won is lost there", "5 3 4 4 r -", "t1s", "6 3 4 4 g r" },
  { "second ravine", "18 3 4 4 r -", "t2", "20 3 4 4 g r" },
  { "straight into it", "- - 4 4 r -", "t4", "6 - 4 4 g r" },
  { "the turn is missed", "6 3 4 4 g r", "t1", "6 4 4 4 g -" },
  { "once", "6 3 4 4 g r", "t1 t1", "6 5 4 4 r -" },
  { "not while Green goes on", "6 3 4 4 g r", "t2s", "6 5 4 4 g r" },
  { "both miss, Red is first again", "6 5 4 4 g r", "t1", "6 6 4 4 r -" },

  { "capture", "10 14 4 4 r -", "t2", "12 0 5 3 g -" },
  { "beside the piece", "10 14 4 4 r -", "t1", "11 14 4 4 g -" },
  { "over the piece", "10 15 4 4 r -", "t2", "12 15 4 4 g -" },
  { "Green captures", "10 14 4 4 g -", "t2", "0 16 3 5 r -" },
  { "on its start", "24 0 4 4 r -", "t2", "26 0 5 3 g -" },
  { "not off the board", "24 - 4 4 r -", "t2", "26 - 4 4 g -" },
  { "entering is not landing", "26 - 4 4 g -", "t1", "26 1 4 4 r -" },

  { "in a ravine the captor misses, the captured throws",
    "6 18 4 4 g r", "t2", "0 20 3 5 r g" },
  { "a throw won there is lost too",
    "6 18 4 4 g r", "t2s", "0 20 3 5 r g" },
  { "the captured side owed nothing",
    "6 18 4 4 g -", "t2", "0 20 3 5 r g" },
  { "elsewhere nothing is lifted",
    "0 24 4 4 g r", "t2s", "0 26 3 5 g r" },

  { "lap, reaching the start", "26 9 4 4 r -", "t2", "0 0 5 3 g -" },
  { "lap, passing it", "26 9 4 4 r -", "t3", "1 0 5 3 g -" },
  { "one short is the creek", "26 9 4 4 r -", "t1", "0 9 3 5 g -" },
  { "lap with a throw won", "26 9 4 4 r -", "t2s", "0 0 5 3 r -" },
  { "Green's lap", "9 26 4 4 g -", "t3", "0 1 3 5 r -" },
  { "off the board stays off", "26 - 4 4 r -", "t2", "0 - 5 3 g -" },
  { "lap into a ravine", "24 9 4 4 r -", "t0", "6 0 5 3 g r" },
  { "a turn to miss stays due", "26 20 4 4 r g", "t2s", "0 0 5 3 r g" },
  { "and is missed", "26 20 4 4 r g", "t2", "0 0 5 3 r -" },
  { "the lap comes before the landing",
    "26 25 4 4 r -", "t3", "1 0 5 3 g -" },

  { "sent back is not landing", "11 26 4 4 r -", "t2", "0 26 3 5 g -" },
  { "they part again", "0 26 3 5 g -", "t3", "0 1 2 6 r -" },

  { "last counter to a creek", "11 5 1 7 r -", "t2s", "0 5 0 8 r -" },
  { "last counter for a lap", "26 9 7 1 r -", "t2", "0 0 8 0 r -" },
  { "a lap that wins does not land",
    "24 9 7 1 r -", "t0", "6 0 8 0 r -" },
  { "last counter in a ravine", "6 18 1 7 g r", "t2", "0 20 0 8 g r" },
};

/* Under zohn-al Red's space is its steps + 1 and Green's 27 minus its steps:
 * the creeks are at 13 and 27 steps, the ravines at 6 and 20, and the pieces
 * share a space when their steps add up to 26. */
static void
test_zohn_al (void)
{
  check_cases (zohn_al_cases, G_N_ELEMENTS (zohn_al_cases));
}

/* On the English sheet both start on the south creek: the north creek is at
 * 14 steps, the dry branches at 7 and 21, and the pieces share a space when
 * their steps add up to 28. */
static void
test_leaflet (void)
{
  static const Case cases[] = {
    { "first throw", "leaflet: 0 0 4 4 r -", "t2", "leaflet: 2 0 4 4 g -" },
    { "one with the sahe: again",
      "leaflet: 0 0 4 4 r -", "t1s", "leaflet: 1 0 4 4 r -" },
    { "two with the sahe: not",
      "leaflet: 0 0 4 4 r -", "t2s", "leaflet: 2 0 4 4 g -" },
    { "three with the sahe: again",
      "leaflet: 0 0 4 4 r -", "t3s", "leaflet: 3 0 4 4 r -" },
    { "three without: not",
      "leaflet: 0 0 4 4 r -", "t3", "leaflet: 3 0 4 4 g -" },
    { "none", "leaflet: 0 0 4 4 r -", "t0", "leaflet: 10 0 4 4 r -" },
    { "four", "leaflet: 0 0 4 4 r -", "t4", "leaflet: 6 0 4 4 r -" },
    { "north creek",
      "leaflet: 12 5 4 4 r -", "t2", "leaflet: 0 5 3 5 g -" },
    { "the south creek is home",
      "leaflet: 26 5 4 4 r -", "t2", "leaflet: 0 0 5 3 g -" },
    { "one short of it",
      "leaflet: 26 5 4 4 r -", "t1", "leaflet: 27 5 4 4 g -" },
    { "no capture on it",
      "leaflet: 27 0 4 4 r -", "t1", "leaflet: 0 0 5 3 g -" },
    { "capture", "leaflet: 10 16 4 4 r -", "t2", "leaflet: 12 0 5 3 g -" },
    { "lost turn", "leaflet: 6 3 4 4 r -", "t1", "leaflet: 7 3 4 4 g r" },
    { "lost throw", "leaflet: 6 3 4 4 r -", "t1s", "leaflet: 7 3 4 4 g -" },
    { "far branch", "leaflet: 20 3 4 4 r -", "t1", "leaflet: 21 3 4 4 g r" },
    { "captured, its lost turn stays; both miss",
      "leaflet: 7 19 4 4 g r", "t2", "leaflet: 0 21 3 5 r -" },
    { "captured, its lost turn stays; the captor lost a throw",
      "leaflet: 7 18 4 4 g r", "t3s", "leaflet: 0 21 3 5 g -" },
    { "lap into a dry branch",
      "leaflet: 25 5 4 4 r -", "t0", "leaflet: 7 0 5 3 g -" },
    { "a turn to miss outlives a lap",
      "leaflet: 26 21 4 4 r g", "t3s", "leaflet: 1 0 5 3 r g" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

static void
test_leaflet_cross (void)
{
  static const Case cases[] = {
    { "from the near branch", "leaflet-cross: 6 3 4 4 r -", "t1",
      "leaflet-cross: 21 3 4 4 g -" },
    { "no throw is lost", "leaflet-cross: 6 3 4 4 r -", "t1s",
      "leaflet-cross: 21 3 4 4 r -" },
    { "from the far branch", "leaflet-cross: 20 3 4 4 r -", "t1",
      "leaflet-cross: 7 3 4 4 g -" },
    { "walking over it does nothing", "leaflet-cross: 6 3 4 4 r -", "t2",
      "leaflet-cross: 8 3 4 4 g -" },
    { "capture beyond", "leaflet-cross: 6 7 4 4 r -", "t1",
      "leaflet-cross: 21 0 5 3 g -" },
    { "capture on this side", "leaflet-cross: 6 21 4 4 r -", "t1",
      "leaflet-cross: 21 0 5 3 g -" },
    { "lap, then across", "leaflet-cross: 25 2 4 4 r -", "t0",
      "leaflet-cross: 21 0 5 3 r -" },
    { "the last counter ends it before the crossing",
      "leaflet-cross: 6 21 7 1 r -", "t1", "leaflet-cross: 7 0 8 0 r -" },
    { "north creek", "leaflet-cross: 12 3 4 4 r -", "t2",
      "leaflet-cross: 0 3 3 5 g -" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

/* On Culin's board a side's space is its steps + 1: 20 is 19 steps.  The
 * pieces share a space when their steps add up to 39. */
static void
test_culin (void)
{
  static const Case cases[] = {
    { "four are five", "culin: 0 0 4 4 r -", "t4", "culin: 5 0 4 4 r -" },
    { "none are ten", "culin: 0 0 4 4 r -", "t0", "culin: 10 0 4 4 r -" },
    { "the sahe gives nothing", "culin: 0 0 4 4 r -", "t1s",
      "culin: 1 0 4 4 g -" },
    { "nor with three", "culin: 0 0 4 4 r -", "t3s", "culin: 3 0 4 4 g -" },
    { "space 20", "culin: 17 3 4 4 r -", "t2", "culin: 0 3 3 5 g -" },
    { "space 21 is safe", "culin: 17 3 4 4 r -", "t3",
      "culin: 20 3 4 4 g -" },
    { "Green's space 20", "culin: 3 9 4 4 g -", "t0",
      "culin: 3 0 5 3 g -" },
    { "dry branches are only drawn", "culin: 8 0 4 4 r -", "t1",
      "culin: 9 0 4 4 g -" },
    { "so are their other banks", "culin: 29 0 4 4 r -", "t1",
      "culin: 30 0 4 4 g -" },
    { "capture", "culin: 10 27 4 4 r -", "t2", "culin: 12 0 5 3 g -" },
    { "capture on a start", "culin: 37 0 4 4 r -", "t2",
      "culin: 39 0 5 3 g -" },
    { "lap", "culin: 38 5 4 4 r -", "t2", "culin: 0 0 5 3 g -" },
    { "one short of it", "culin: 38 5 4 4 r -", "t1",
      "culin: 39 5 4 4 g -" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

static void
test_board_spaces (void)
{
  const ZohnAhlRuleset *first = zohn_ahl_ruleset (ZOHN_AHL_RULESET_ZOHN_AL);
  const ZohnAhlRuleset *culin = zohn_ahl_ruleset (ZOHN_AHL_RULESET_CULIN);

  g_assert_cmpint (zohn_ahl_board_space (first, 0, 0), ==, 1);
  g_assert_cmpint (zohn_ahl_board_space (first, 1, 0), ==, 27);
  g_assert_cmpint (zohn_ahl_board_space (first, 0, 27), ==, 0);
  g_assert_cmpint (zohn_ahl_board_space (first, 1, 27), ==, 0);
  g_assert_cmpint (zohn_ahl_board_space (first, 0, -1), ==, -1);
  for (int k = 1; k <= 40; k++)
    {
      g_assert_cmpint (zohn_ahl_board_space (culin, 0, k - 1), ==, k);
      g_assert_cmpint (zohn_ahl_board_space (culin, 1, k - 1), ==, 41 - k);
    }

  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    for (int seat = 0; seat < 2; seat++)
      for (int steps = 0; steps < zohn_ahl_ruleset (r)->n_spaces; steps++)
        {
          const ZohnAhlRuleset *values = zohn_ahl_ruleset (r);
          int space = zohn_ahl_board_space (values, seat, steps);

          g_assert_cmpint (zohn_ahl_board_steps (values, seat, space), ==,
                           steps);
        }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zohn-ahl/zohn-al", test_zohn_al);
  g_test_add_func ("/zohn-ahl/leaflet", test_leaflet);
  g_test_add_func ("/zohn-ahl/leaflet-cross", test_leaflet_cross);
  g_test_add_func ("/zohn-ahl/culin", test_culin);
  g_test_add_func ("/zohn-ahl/board-spaces", test_board_spaces);

  return g_test_run ();
}
