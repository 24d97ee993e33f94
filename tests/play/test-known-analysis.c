/* test-known-analysis.c: chances, turning points and sentences stay as they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * known-analysis.txt holds what was found before one object analysed a game
 * for all that show it.  LUDOTHEQUE_KNOWN_ANALYSIS names a file to write the
 * present values to.
 */

#include "play-fixture.h"

#include "play/analysis/ludo-analysis.h"
#include "play/ludo-language.h"
#include "test-wait.h"

/* Numbers may differ by this much. */
#define EPSILON 1e-9

/* Known: a game that is analysed. */
typedef struct
{
  const char *id;
  int players;
  const char *position;         /* NULL for the start */
  guint64 seed;
  guint n_plies;                /* the most that are played at random */
} Known;

static const Known knowns[] = {
  { "chisolo", 2, NULL, 1, 6 },
  { "chisolo", 2, "3,0,0,1,0,2,0/0,0,1,1,4,0,0/0,1,0,0,2,0,0/1,0,0,0,1,1,0 "
                  "n -+ 9", 3, 4000 },
  { "ken-wan", 2, NULL, 1, 4000 },
  { "ken-wan", 3, NULL, 2, 5 },
  { "ken-wan", 2, "Y.Y.Y/....../......./......../....#..../......../......./"
                  "....../BB..B b 2 -", 4, 4000 },
  { "ken-wan", 3, "rRR../.B.RR./.B.rR../..BBb.B./YYbr#rRr./Y.rRRRR./Y.r.RR./"
                  "YbB.../YYY.. b 3 Y", 6, 4000 },
  { "tavli", 2, NULL, 3, 5 },
  { "tavli", 2, "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,"
                "18:2,21:2,x w 256", 8, 4000 },
  { "tavli", 2, "22:2,24:13,x 21:2,23:13,x w -", 5, 4000 },
  { "zohn-ahl", 2, NULL, 7, 4000 },
};

static void
add_moves (GString        *text,
           const char     *name,
           const GameMove *moves,
           int             n_moves)
{
  g_string_append_printf (text, " %s", name);
  for (int i = 0; i < n_moves; i++)
    g_string_append_printf (text, " %u", moves[i]);
}

static void
add_turn (GString        *text,
          const LudoTurn *turn)
{
  g_string_append_printf (text, "turn %u %u luck %d seat %d exact %d "
                          "%.15f %.15f", turn->first, turn->last, turn->luck,
                          turn->seat, turn->exact, turn->before, turn->after);
  add_moves (text, "better", turn->better, turn->n_better);
  add_moves (text, "reply", turn->reply, turn->n_reply);
  g_string_append_c (text, '\n');
}

static void
add_review (GString          *text,
            const LudoReview *review)
{
  for (guint i = 0; i < review->points->len; i++)
    {
      const LudoTurningPoint *point = g_ptr_array_index (review->points, i);

      add_turn (text, &point->turn);
      g_string_append_printf (text, "%s\n%s\n%s\n%s\n%s\n", point->title,
                              point->change, point->played,
                              point->answer != NULL ? point->answer
                                                    : "no answer",
                              point->better != NULL ? point->better
                                                    : "nothing better");
    }
  g_string_append_printf (text, "%s\n", review->summary);
}

static void
add_plies (GString      *text,
           LudoAnalysis *analysis,
           guint         n_plies)
{
  for (guint i = 0; i <= n_plies; i++)
    {
      LudoWinProbability ply;

      g_assert_true (ludo_analysis_get (analysis, i, &ply));
      g_string_append_printf (text, "ply %u kind %d", i, ply.kind);
      for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
        g_string_append_printf (text, " %.15f", ply.chances[seat]);
      add_moves (text, "best", ply.best, ply.n_best);
      g_string_append_c (text, '\n');
    }
}

static void
add_game (GString     *text,
          const Known *known)
{
  GameConfig config = { .players = known->players };
  g_autoptr (LudoGame) game =
    known->position != NULL ? play_game_at (known->id, known->position)
    : g_str_equal (known->id, "ken-wan")
      ? ludo_game_new (known->id, &config, known->seed, NULL)
      : ludo_game_new (known->id, NULL, known->seed, NULL);
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoAnalysis) analysis = ludo_analysis_new (chances);
  GameRng rng = { known->seed };

  play_random_plies (game, &rng, known->n_plies);
  g_string_append_printf (text, "game %s %d seed %u\n", known->id,
                          known->players, (guint) known->seed);
  ludo_analysis_set_game (analysis, game);
  ludo_analysis_set_active (analysis, TRUE);
  WAIT_UNTIL (ludo_analysis_get_complete (analysis));
  add_plies (text, analysis, ludo_game_get_n_plies (game));
  if (known->n_plies == 4000)
    {
      g_assert_true (ludo_analysis_begin_review (analysis));
      WAIT_UNTIL (ludo_analysis_get_review (analysis) != NULL);
      add_review (text, ludo_analysis_get_review (analysis));
    }
}

static gboolean
is_number (const char *word)
{
  return g_ascii_isdigit (word[0]) && strchr (word, '.') != NULL
         && word[strspn (word, "0123456789.")] == '\0';
}

static void
assert_same_words (const char *line,
                   const char *known)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_auto (GStrv) others = g_strsplit (known, " ", -1);

  for (guint i = 0; words[i] != NULL && others[i] != NULL; i++)
    if (is_number (words[i]) && is_number (others[i]))
      g_assert_cmpfloat_with_epsilon (g_ascii_strtod (words[i], NULL),
                                      g_ascii_strtod (others[i], NULL),
                                      EPSILON);
    else
      g_assert_cmpstr (words[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (words), ==, g_strv_length (others));
}

static void
test_known (void)
{
  const char *path = g_getenv ("LUDOTHEQUE_KNOWN_ANALYSIS");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *known = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) known_lines = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (knowns); i++)
    add_game (text, &knowns[i]);
  if (path != NULL)
    g_assert_true (g_file_set_contents (path, text->str, -1, NULL));

  g_assert_true (g_file_get_contents (TEST_KNOWN_ANALYSIS, &known, NULL,
                                      NULL));
  lines = g_strsplit (text->str, "\n", -1);
  known_lines = g_strsplit (known, "\n", -1);
  for (guint i = 0; lines[i] != NULL && known_lines[i] != NULL; i++)
    assert_same_words (lines[i], known_lines[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (known_lines));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/analysis/known", test_known);

  return g_test_run ();
}
