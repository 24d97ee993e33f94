/* fuzz-record.c: hostile records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Feeds the loader with mutated records of real games and with noise.  Each
 * is loaded or refused with a message; whatever loads must save and load
 * again as the same text.  Usage: fuzz-record [--count N] [--seed N]
 */

#include "play-fixture.h"

#include <stdlib.h>
#include <string.h>

#include "play/ludo-record.h"

static gint64 count = 3000;
static gint64 seed = 1;

static const GOptionEntry entries[] = {
  { "count", 0, 0, G_OPTION_ARG_INT64, &count, "how many records", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "decides them all", "N" },
  { NULL, 0, 0, 0, NULL, NULL, NULL },
};

static void
collect_cb (LudoGame  *game,
            GameRng   *rng,
            GPtrArray *corpus)
{
  guint n = play_random_plies (game, rng, 5 + game_rng_below (rng, 60));

  g_ptr_array_add (corpus, ludo_record_to_text (game));
  ludo_game_start_branch (game, n / 2);
  ludo_game_go_to (game, n / 3);
  g_ptr_array_add (corpus, ludo_record_to_text (game));
}

static GPtrArray *
make_corpus (GameRng *rng)
{
  GPtrArray *corpus = g_ptr_array_new_with_free_func (g_free);

  for (guint g = 0; games_list ()[g] != NULL; g++)
    for (int i = 0; i < 3; i++)
      {
        g_autoptr (LudoGame) game =
          ludo_game_new (games_list ()[g]->id, NULL, game_rng_next (rng),
                         NULL);

        collect_cb (game, rng, corpus);
      }

  return corpus;
}

/* Words that a record may hold, to be put where they do not belong. */
static const char *const words[] = {
  "end", "undone:", "branch: 3", "branch: 0", "moves:", "seat: s human", "ludo: 99999999999",
  "players: -1", "start: ", "pass", "r111", "t4", "c2xe4", "result: draw",
  "seed: 18446744073709551615", "counters: 8 8", "team-size: 2",
  "date: 9999-12-31", "\xc2\xa0", "\xff", "%s%n", "start: h:15 h:15 w -",
};

static void
mutate (GString *text,
        GameRng *rng)
{
  gsize at = text->len > 0 ? game_rng_below (rng, (guint32) text->len) : 0;
  const char *word = words[game_rng_below (rng, G_N_ELEMENTS (words))];

  switch (game_rng_below (rng, 6))
    {
    case 0:
      if (text->len > 0)
        text->str[at] = (char) game_rng_below (rng, 256);
      break;
    case 1:
      g_string_truncate (text, at);
      break;
    case 2:
      g_string_erase (text, (gssize) at,
                      (gssize) game_rng_below (rng,
                                               (guint32) (text->len - at) + 1));
      break;
    case 3:
      g_string_insert (text, (gssize) at, word);
      break;
    case 4:
      g_string_insert_c (text, (gssize) at, '\n');
      break;
    default:
      {
        g_autofree char *piece = g_strndup (text->str + at, 40);

        g_string_insert_len (text, (gssize) at, piece, -1);
      }
      break;
    }
}

static void
try_text (const GString *text,
          guint         *n_loaded)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game =
    ludo_record_from_text (text->str, (gssize) text->len, "fuzz", &error);

  if (game == NULL)
    {
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, !=, "");
      return;
    }

  {
    g_autofree char *first = ludo_record_to_text (game);
    g_autoptr (LudoGame) again =
      ludo_record_from_text (first, -1, "again", &error);
    g_autofree char *second = NULL;

    g_assert_no_error (error);
    second = ludo_record_to_text (again);
    g_assert_cmpstr (first, ==, second);
    (*n_loaded)++;
  }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GPtrArray) corpus = NULL;
  g_autoptr (GError) error = NULL;
  guint n_loaded = 0;
  GameRng rng;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  rng.state = (guint64) seed;
  corpus = make_corpus (&rng);
  for (gint64 i = 0; i < count; i++)
    {
      const char *model =
        g_ptr_array_index (corpus, game_rng_below (&rng, corpus->len));
      g_autoptr (GString) text = g_string_new (model);

      for (guint32 n = game_rng_below (&rng, 4); n-- > 0;)
        mutate (text, &rng);
      try_text (text, &n_loaded);
    }

  g_print ("%" G_GINT64_FORMAT " records, %u loaded\n", count, n_loaded);

  /* Of unmutated records, a quarter, all must have loaded. */
  return n_loaded > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
