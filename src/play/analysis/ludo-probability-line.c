/* ludo-probability-line.c: what is known of every ply of a line of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-probability-line"

#include "config.h"

#include "play/analysis/ludo-probability-line.h"

void
ludo_probability_line_init (LudoProbabilityLine *self)
{
  self->keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                       g_free);
}

void
ludo_probability_line_clear (LudoProbabilityLine *self)
{
  g_clear_pointer (&self->keys, g_array_unref);
  g_clear_pointer (&self->known, g_hash_table_unref);
}

/* The rule of repetition makes the past part of a position, so that a ply is
 * known by the whole line that leads to it. */
void
ludo_probability_line_read (LudoProbabilityLine *self,
                            LudoGame            *game)
{
  const GamePosition *position;
  guint64 key;

  g_array_set_size (self->keys, 0);
  if (game == NULL)
    return;

  position = ludo_game_get_position (game);
  key = position->rules->key (ludo_game_get_state_at (game, 0));
  g_array_append_val (self->keys, key);
  for (size_t i = 0; i < position->n_plies; i++)
    {
      key = (key ^ position->plies[i].move)
            * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      key ^= key >> 29;
      g_array_append_val (self->keys, key);
    }
}

void
ludo_probability_line_forget (LudoProbabilityLine *self)
{
  g_hash_table_remove_all (self->known);
}

guint
ludo_probability_line_get_length (LudoProbabilityLine *self)
{
  return self->keys->len;
}

guint64
ludo_probability_line_get_key (LudoProbabilityLine *self,
                               guint                n_plies)
{
  return g_array_index (self->keys, guint64, n_plies);
}

const LudoWinProbabilityPly *
ludo_probability_line_find (LudoProbabilityLine *self,
                            guint                n_plies)
{
  guint64 key;

  if (n_plies >= self->keys->len)
    return NULL;

  key = ludo_probability_line_get_key (self, n_plies);

  return g_hash_table_lookup (self->known, &key);
}

/* Whether @n_plies is within a turn of several steps, after the throw. */
static gboolean
is_within_turn (LudoGame *game,
                guint     n_plies)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const GameState *before;
  const GameState *state;

  if (n_plies == 0 || !rules->has_chance)
    return FALSE;

  before = ludo_game_get_state_at (game, n_plies - 1);
  state = ludo_game_get_state_at (game, n_plies);

  return !rules->at_chance (before) && !rules->at_chance (state)
         && rules->turn (before) == rules->turn (state);
}

/* The present position first, then the latest unknown one.  Earlier turns are
 * judged from their beginning, since what is found there holds on as long as
 * the best steps were played. */
gboolean
ludo_probability_line_find_next (LudoProbabilityLine *self,
                                 LudoGame            *game,
                                 guint               *n_plies)
{
  for (guint i = self->keys->len; i-- > 0;)
    if (ludo_probability_line_find (self, i) == NULL)
      {
        if (i + 1 < self->keys->len)
          while (is_within_turn (game, i)
                 && ludo_probability_line_find (self, i - 1) == NULL)
            i--;
        *n_plies = i;
        return TRUE;
      }

  return FALSE;
}

void
ludo_probability_line_keep (LudoProbabilityLine         *self,
                            guint                        n_plies,
                            const LudoWinProbabilityPly *ply)
{
  guint64 key = ludo_probability_line_get_key (self, n_plies);

  g_hash_table_insert (self->known, g_memdup2 (&key, sizeof key),
                       g_memdup2 (ply, sizeof *ply));
}

void
ludo_probability_line_keep_found (LudoProbabilityLine        *self,
                                  LudoGame                   *game,
                                  guint                       n_plies,
                                  const SearchWinProbability *probability)
{
  const GamePosition *position = ludo_game_get_position (game);
  LudoWinProbabilityPly ply = {
    .kind = probability->certain ? LUDO_WIN_PROBABILITY_EXACT
                                 : LUDO_WIN_PROBABILITY_ESTIMATED,
    .n_best = probability->n_best,
  };

  memcpy (ply.chances, probability->chances, sizeof ply.chances);
  memcpy (ply.best, probability->best, sizeof ply.best);
  ludo_probability_line_keep (self, n_plies, &ply);

  while (ply.n_best > 1 && n_plies < position->n_plies
         && position->plies[n_plies].move == ply.best[0])
    {
      n_plies++;
      ply.n_best--;
      memmove (ply.best, ply.best + 1,
               (size_t) ply.n_best * sizeof ply.best[0]);
      ply.best[ply.n_best] = GAME_MOVE_NONE;
      if (ludo_probability_line_find (self, n_plies) == NULL)
        ludo_probability_line_keep (self, n_plies, &ply);
    }
}
