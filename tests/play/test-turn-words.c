/* test-turn-words.c: what is told of a turn is short enough to hear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * At the normal detail a turn and who is next are at most 25 words, in both
 * languages.  The end of a game and a turn of many steps may have more.
 */

#include "play-fixture.h"

#include <string.h>

#include "games/chisolo/rules/chisolo-rules.h"
#include "games/ken-wan/rules/ken-wan-rules.h"
#include "games/tavli/rules/tavli-rules.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "play/ludo-language.h"
#include "play/record/ludo-ply-words.h"
#include "test-words.h"

#define WORDS_MAX 25
#define N_GAMES 8
#define PLIES_MAX 600

/* A turn of tavli has a step for each of the three dice, but for pairs. */
#define STEPS 3

/* Whether the ply of @trace is longer than most, and may be told so. */
typedef gboolean (*IsLong) (const GameTrace *trace);

typedef struct
{
  const char *id;
  IsLong is_long;
  int n_plies;                  /* that are told together */
} Told;

/* A throw that costs more than one counter or turn, or a lap, which also moves
 * the piece of the other side. */
static gboolean
is_manifold (const GameTrace *trace)
{
  guint n = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    n += trace->events[i].type == ZOHN_AHL_EVENT_PAY
         || trace->events[i].type == ZOHN_AHL_EVENT_MISS_TURN
         || trace->events[i].type == ZOHN_AHL_EVENT_TURN_MISSED
         || trace->events[i].type == ZOHN_AHL_EVENT_MISS_LIFTED;

  return n > 1 || game_trace_find (trace, ZOHN_AHL_EVENT_LAP) != NULL;
}

/* A checker that is hit, or a side that can be hit from now on. */
static gboolean
is_hit (const GameTrace *trace)
{
  return game_trace_find (trace, TAVLI_EVENT_EXPOSED) != NULL
         || game_trace_find (trace, TAVLI_EVENT_HIT) != NULL;
}

/* A sowing that also settles the direction for the whole game. */
static gboolean
is_first (const GameTrace *trace)
{
  return game_trace_find (trace, CHISOLO_EVENT_DIRECTION) != NULL;
}

/* A place that is won, or whole and half pieces in one move. */
static gboolean
is_won_or_mixed (const GameTrace *trace)
{
  return game_trace_find (trace, KEN_WAN_EVENT_PLACED) != NULL
         || game_trace_find (trace, KEN_WAN_EVENT_OUT) != NULL
         || (game_trace_find (trace, KEN_WAN_EVENT_TURN_HALF) != NULL
             && game_trace_find (trace, KEN_WAN_EVENT_TURN_WHOLE) != NULL);
}

static const Told told[] = {
  { "chisolo", is_first, 1 },
  { "ken-wan", is_won_or_mixed, 1 },
  { "zohn-ahl", is_manifold, 1 },
  { "tavli", is_hit, 1 },
  { "tavli", is_hit, STEPS },
};

/* Whether @move is a throw of three different dice, of which none is lost where
 * three steps follow. */
static gboolean
is_plain_throw (LudoMove *move)
{
  const char *token = ludo_move_get_token (move);

  return token[0] == 'r' && token[1] != token[2] && token[2] != token[3];
}

/* Tells the last plies of @game, which are a whole turn where they are several;
 * "" where they are not, or too much happens in them. */
static char *
tell (LudoGame   *game,
      const Told *which)
{
  GListModel *moves = ludo_game_get_moves (game);
  guint n = g_list_model_get_n_items (moves);
  guint n_told = (guint) which->n_plies;
  GString *text = g_string_new (NULL);
  g_autoptr (LudoMove) thrown = n <= n_told ? NULL
    : g_list_model_get_item (moves, n - n_told - 1);

  if (thrown == NULL
      || (n_told > 1 && (!is_plain_throw (thrown)
                         || ludo_game_count_turn (game) != n_told
                         || !ludo_game_get_at_chance (game))))
    return g_string_free (text, FALSE);

  for (guint i = n - n_told; i < n; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (which->is_long (ludo_move_get_trace (move)))
        {
          g_string_truncate (text, 0);
          return g_string_free (text, FALSE);
        }
    }
  ludo_add_sentence (text, ludo_ply_words_describe (game, n_told,
                                                    LUDO_DETAIL_NORMAL));
  ludo_add_sentence (text, ludo_ply_words_describe_next (game));

  return g_string_free (text, FALSE);
}

static void
test_short (gconstpointer data)
{
  const Told *which = data;
  static const char *const languages[] = { "en", "fr" };
  guint n_told = 0;

  for (guint i = 0; i < G_N_ELEMENTS (languages) * N_GAMES; i++)
    {
      GameRng rng = { i };
      g_autoptr (LudoGame) game = ludo_game_new (which->id, NULL, i, NULL);

      ludo_language_set (languages[i % G_N_ELEMENTS (languages)]);
      while (ludo_game_get_n_plies (game) < PLIES_MAX
             && play_random_ply (game, &rng) && !ludo_game_get_over (game))
        {
          g_autofree char *text = tell (game, which);

          n_told += text[0] != '\0';
          if (test_count_words (text) > WORDS_MAX)
            g_test_fail_printf ("%u words: %s", test_count_words (text), text);
        }
    }
  ludo_language_set ("en");
  g_assert_cmpuint (n_told, >, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *path = g_strdup_printf ("/turn-words/%s/%d",
                                               told[i].id, told[i].n_plies);

      g_test_add_data_func (path, &told[i], test_short);
    }

  return g_test_run ();
}
