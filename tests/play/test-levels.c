/* test-levels.c: every level has a name and says how it thinks, moves come at
 * a human speed, and the language is the machine's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "games/games.h"
#include "play/game/ludo-computer.h"
#include "play/game/ludo-game.h"
#include "play/game/ludo-levels.h"
#include "play/ludo-language.h"
#include "search/search-methods.h"

/* The sentences of all levels of every game, one after another. */
static GPtrArray *
collect (const char *language)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  ludo_language_set (language);
  for (int level = 1; level <= LUDO_PLAYER_LEVEL_MAX; level++)
    g_ptr_array_add (texts, g_strdup (ludo_level_name (level)));
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const GameRules *rules = games_list ()[g];

      if (!ludo_game_info_for (rules->id)->has_decisions)
        {
          g_assert_null (ludo_level_describe (rules, 2, 1));
          continue;
        }
      for (int players = rules->min_players; players <= rules->max_players;
           players++)
        for (int level = 1; level <= LUDO_PLAYER_LEVEL_MAX; level++)
          {
            char *text = ludo_level_describe (rules, players, level);

            g_assert_nonnull (text);
            g_assert_cmpuint (g_utf8_strlen (text, -1), >, 20);
            g_assert_null (strstr (text, "%d"));
            g_assert_null (strstr (text, "%%"));
            g_ptr_array_add (texts, text);
          }
    }

  return texts;
}

/* No level goes without words in either language, and neighbours differ. */
static void
test_words (void)
{
  g_autoptr (GPtrArray) english = collect ("en");
  g_autoptr (GPtrArray) french = collect ("fr");

  g_assert_cmpuint (english->len, ==, french->len);
  for (guint i = 0; i < english->len; i++)
    {
      const char *text = g_ptr_array_index (english, i);

      g_assert_cmpstr (text, !=, g_ptr_array_index (french, i));
      if (i > 0)
        g_assert_cmpstr (text, !=, g_ptr_array_index (english, i - 1));
    }
  ludo_language_set ("en");
}

/* The numbers that are told are those that the search obeys. */
static void
test_truth (void)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const GameRules *rules = games_list ()[g];
      GameConfig config;
      GamePosition position;

      if (!ludo_game_info_for (rules->id)->has_decisions)
        continue;

      game_rules_default_config (rules, &config);
      game_position_init_start (&position, rules, &config);
      for (int level = 1; level <= LUDO_PLAYER_LEVEL_MAX; level++)
        {
          const GameLevel *row = search_level (&position, level);
          g_autofree char *text =
            ludo_level_describe (rules, config.players, level);
          g_autofree char *percent = g_strdup_printf ("%d%%",
                                                      row->blunder_rate);
          g_autofree char *nodes = g_strdup_printf ("%d positions",
                                                    (int) row->nodes);

          if (row->blunder_rate > 0)
            g_assert_nonnull (strstr (text, percent));
          if (row->nodes > 0)
            g_assert_nonnull (strstr (text, nodes));
          if (row->blunder_rate == 0 && row->reply_blunder_rate == 0)
            g_assert_null (strstr (text, "misses"));
        }
      game_position_clear (&position);
    }
}

/* A forced move takes half the time, a choice of many up to twice the time. */
static void
test_delay (void)
{
  g_assert_cmpuint (ludo_computer_delay_for (600, 1), ==, 300);
  g_assert_cmpuint (ludo_computer_delay_for (600, 0), ==, 600);
  g_assert_cmpuint (ludo_computer_delay_for (600, 2), >, 600);
  g_assert_cmpuint (ludo_computer_delay_for (600, GAME_MOVES_MAX), ==, 1200);
  for (int n = 2; n < GAME_MOVES_MAX; n++)
    g_assert_cmpuint (ludo_computer_delay_for (600, n), <=,
                      ludo_computer_delay_for (600, n + 1));
  g_assert_cmpuint (ludo_computer_delay_for (0, 100), ==, 0);
}

/* Thought is part of the time, what moves on the board is waited for. */
static void
assert_left (double now,
             double not_before,
             guint  left)
{
  g_assert_cmpuint (ludo_computer_delay_left
                      (G_USEC_PER_SEC, (gint64) (now * G_USEC_PER_SEC), 600,
                       (gint64) (not_before * G_USEC_PER_SEC)),
                    ==, left);
}

static void
test_wait (void)
{
  assert_left (1, 0, 600);
  assert_left (2, 0, 0);
  assert_left (1.2, 0, 400);
  assert_left (1, 5, 4000);
  assert_left (6, 5, 0);
}

/* The first of the wished languages that exists is chosen, by its whole
 * name. */
static void
test_machine (void)
{
  static const struct
  {
    const char *wished;
    const char *language;
  } machines[] = {
    { "fr", "fr" }, { "fr_CA.UTF-8:en", "fr" }, { "de:fr@euro:en", "fr" },
    { "frr", "en" }, { "fro:en_GB", "en" }, { "enm:fr", "fr" },
    { "de", "en" },
  };

  if (g_test_subprocess ())
    {
      ludo_language_set (NULL);
      g_assert_cmpstr (ludo_language_get (), ==,
                       g_getenv ("LUDOTHEQUE_EXPECTED"));
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (machines); i++)
    {
      g_setenv ("LANGUAGE", machines[i].wished, TRUE);
      g_setenv ("LUDOTHEQUE_EXPECTED", machines[i].language, TRUE);
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
    }
  ludo_language_set ("en");
}

static gpointer
name_level (gpointer data)
{
  return (gpointer) ludo_level_name (1);
}

/* The pushed language holds in this thread alone.  Neither it nor a change of
 * the program's language changes the environment, which threads read. */
static void
test_push (void)
{
  static const char *const languages[] = { "en", "fr" };
  g_auto (GStrv) environment = g_get_environ ();

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *own = NULL;
      locale_t before;
      GThread *thread;

      ludo_language_set (languages[i]);
      own = g_strdup (ludo_level_name (1));
      before = ludo_language_push (languages[1 - i]);
      g_assert_cmpstr (ludo_level_name (1), !=, own);
      g_assert_cmpstr (ludo_language_get (), ==, languages[i]);
      thread = g_thread_new ("other", name_level, NULL);
      g_assert_cmpstr (g_thread_join (thread), ==, own);
      ludo_language_pop (before);
      g_assert_cmpstr (ludo_level_name (1), ==, own);

      before = ludo_language_push (NULL);
      g_assert_cmpstr (ludo_level_name (1), ==, own);
      ludo_language_pop (before);
      before = ludo_language_push (languages[i]);
      g_assert_cmpstr (ludo_level_name (1), ==, own);
      ludo_language_pop (before);
    }
  ludo_language_set ("en");
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr");
  for (int i = 0; environment[i] != NULL; i++)
    g_assert_cmpstr (environ[i], ==, environment[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/levels/words", test_words);
  g_test_add_func ("/language/push", test_push);
  g_test_add_func ("/levels/truth", test_truth);
  g_test_add_func ("/levels/delay", test_delay);
  g_test_add_func ("/levels/wait", test_wait);
  g_test_add_func ("/language/machine", test_machine);

  return g_test_run ();
}
