/* ludo-board-pick.c: picking a move place by place, or by its notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be picked is found beforehand; here the places are picked one by
 * one, and played once they are whole.
 */

#define G_LOG_DOMAIN "ludo-board-pick"

#include "config.h"

#include "board/ludo-board-private.h"

/* Whether the person at the board may act now. */
gboolean
_ludo_board_is_open (LudoBoard *self)
{
  LudoPlayer *player;

  if (self->game == NULL || !self->interactive)
    return FALSE;

  player = ludo_game_get_current_player (self->game);

  return player != NULL
         && ludo_player_get_kind (player) == LUDO_PLAYER_HUMAN;
}

/* How many legal moves begin with @path; @whole is the one that is exactly
 * this path, if any. */
static guint
count_matches (LudoBoard            *self,
               const int            *path,
               int                   n_path,
               const LudoCandidate **whole)
{
  guint n_matches = 0;

  *whole = NULL;
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);

      if (!_ludo_candidate_begins (candidate, path, n_path))
        continue;
      n_matches++;
      if (candidate->n_path == n_path)
        *whole = candidate;
    }

  return n_matches;
}

gboolean
_ludo_board_can_pick (LudoBoard *self,
                      int        place)
{
  const LudoCandidate *whole;
  int path[LUDO_PATH_MAX];

  if (!_ludo_board_is_open (self))
    return FALSE;
  if (ludo_game_get_at_chance (self->game))
    return place == self->drawing->throw_place;
  if (self->n_path == LUDO_PATH_MAX)
    return FALSE;

  memcpy (path, self->path, sizeof path);
  path[self->n_path] = place;

  return count_matches (self, path, self->n_path + 1, &whole) > 0;
}

void
_ludo_board_selection_changed (LudoBoard *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      gboolean selected = FALSE;

      for (int j = 0; j < self->n_path; j++)
        selected |= self->path[j] == (int) i;
      ludo_board_place_set_selected (g_ptr_array_index (self->places, i),
                                     selected);
    }

  _ludo_board_label_targets (self);
  _ludo_board_name_places (self);

  /* What was picked may offer places of its own, or take them away. */
  _ludo_board_show_places (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_path (LudoBoard *self,
          const int *path,
          int        n_path)
{
  memcpy (self->path, path, n_path * sizeof (int));
  self->n_path = n_path;
  self->picked_itself = FALSE;
  _ludo_board_selection_changed (self);
}

void
_ludo_board_pick_itself (LudoBoard *self)
{
  int place = -1;

  if (self->drawing->picks_itself == NULL || self->n_path > 0
      || !_ludo_board_is_open (self))
    return;

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);

      if (candidate->with_die)
        continue;
      if (place >= 0 && candidate->path[0] != place)
        return;
      place = candidate->path[0];
    }

  if (place < 0
      || !self->drawing->picks_itself (ludo_game_get_state (self->game),
                                       place))
    return;

  set_path (self, &place, 1);
  self->picked_itself = TRUE;
}

void
_ludo_board_tell_turn (LudoBoard *self)
{
  g_autofree char *sentence = NULL;

  sentence = ludo_game_get_over (self->game)
               ? ludo_game_describe_outcome (self->game)
               : ludo_game_describe_turn (self->game);
  _ludo_board_tell_illegal (self, NULL, sentence, NULL);
}

static void
tell_refusal (LudoBoard  *self,
              const char *token)
{
  g_autofree char *sentence = NULL;
  const char *rule_id = NULL;

  sentence = ludo_game_describe_refusal (self->game, token, &rule_id);
  _ludo_board_tell_illegal (self, token, sentence, rule_id);
}

/* No legal move has this path: whatever was meant is explained, and what was
 * picked goes back. */
static void
refuse_path (LudoBoard *self,
             const int *path,
             int        n_path)
{
  char token[GAME_MOVE_TEXT_MAX] = "";

  self->drawing->path_token (ludo_game_get_state (self->game), path, n_path,
                             token);
  set_path (self, path, 0);
  if (token[0] != '\0')
    tell_refusal (self, token);
  _ludo_board_pick_itself (self);
}

static void
play_candidate (LudoBoard           *self,
                const LudoCandidate *candidate)
{
  LudoCandidate route = *candidate;

  self->n_path = 0;
  self->picked_itself = FALSE;
  ludo_game_begin_change (self->game);
  for (int i = 0; i < route.n_moves; i++)
    ludo_game_play_move (self->game, route.moves[i]);
  ludo_game_end_change (self->game);
}

/* Whether @place is a die that can be played. */
static gboolean
is_die (LudoBoard *self,
        int        place)
{
  if (self->drawing->die_place == NULL)
    return FALSE;

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);

      if (self->drawing->die_place (candidate->moves[0]) == place)
        return TRUE;
    }

  return FALSE;
}

/* Whether @place, which does not go on from what is picked, is another
 * beginning: another man instead of this one, another die instead of this
 * one.  A man who cannot be moved with the die that was picked is explained,
 * and so is a die that cannot move the man. */
static gboolean
begins_anew (LudoBoard *self,
             int        place)
{
  const LudoCandidate *whole;
  const int path[] = { place };

  return self->n_path > 0
         && is_die (self, place) == is_die (self, self->path[0])
         && count_matches (self, path, 1, &whole) > 0;
}

/* Which places were meant, to explain why they cannot be played: another man
 * of one's own is meant by himself, as long as one may not move at all. */
static void
refuse_pick (LudoBoard *self,
             int        place)
{
  const GameState *state = ludo_game_get_state (self->game);
  int path[LUDO_PATH_MAX];
  int n_path = self->n_path;

  if (self->picked_itself && place != self->path[0]
      && self->drawing->owner (state, place) == ludo_game_get_turn (self->game))
    {
      refuse_path (self, &place, 1);
      return;
    }

  memcpy (path, self->path, n_path * sizeof (int));
  path[n_path++] = place;
  refuse_path (self, path, n_path);
}

static void
pick_for_move (LudoBoard *self,
               int        place)
{
  const LudoCandidate *whole;
  int path[LUDO_PATH_MAX];
  int n_path = self->n_path;

  /* Picking the same place again lets go of it; but whoever was picked by
   * himself is only now picked by hand. */
  if (n_path > 0 && self->path[n_path - 1] == place
      && !_ludo_board_can_pick (self, place))
    {
      if (!self->picked_itself)
        ludo_board_cancel (self);
      self->picked_itself = FALSE;
      return;
    }

  if (begins_anew (self, place) && !_ludo_board_can_pick (self, place))
    n_path = 0;
  memcpy (path, self->path, sizeof path);
  path[n_path++] = place;

  if (count_matches (self, path, n_path, &whole) == 0)
    refuse_pick (self, place);
  else if (whole != NULL)
    play_candidate (self, whole);
  else
    set_path (self, path, n_path);
}

gboolean
_ludo_board_throw (LudoBoard *self)
{
  if (self->game == NULL || !self->interactive)
    return FALSE;

  if (ludo_game_get_at_chance (self->game) && _ludo_board_is_open (self))
    {
      ludo_board_skip_motion (self);
      ludo_game_throw (self->game);
    }
  else if (ludo_game_get_held (self->game))
    ludo_game_release (self->game);
  else
    return FALSE;

  return TRUE;
}

void
ludo_board_pick (LudoBoard *self,
                 int        place)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->game == NULL || !self->interactive)
    return;
  g_return_if_fail (place >= 0 && place < self->drawing->n_places);

  ludo_board_skip_motion (self);
  _ludo_board_set_typed (self, "");

  if (place == self->drawing->throw_place && _ludo_board_throw (self))
    return;

  if (_ludo_board_is_open (self) && !ludo_game_get_at_chance (self->game))
    pick_for_move (self, place);
  else
    _ludo_board_tell_turn (self);
}

void
_ludo_board_begin_drag (LudoBoard *self,
                        int        place)
{
  const LudoCandidate *whole;
  int path[LUDO_PATH_MAX];
  int n_path = self->n_path;

  if (!_ludo_board_is_open (self)
      || ludo_game_get_at_chance (self->game)
      || (n_path > 0 && self->path[n_path - 1] == place))
    return;

  /* A drag takes up this man, whatever had been picked before. */
  if (!_ludo_board_can_pick (self, place))
    n_path = 0;
  memcpy (path, self->path, n_path * sizeof (int));
  path[n_path++] = place;

  /* What one click would play is no drag, and a man that cannot move is
   * explained when it is dropped. */
  if (count_matches (self, path, n_path, &whole) > 0 && whole == NULL)
    set_path (self, path, n_path);
  else if (self->n_path > 0)
    ludo_board_cancel (self);
}

gboolean
ludo_board_cancel (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  if (self->n_path == 0 && self->typed->len == 0)
    return FALSE;

  _ludo_board_set_typed (self, "");
  self->n_path = 0;
  self->picked_itself = FALSE;
  _ludo_board_selection_changed (self);

  return TRUE;
}

int
ludo_board_get_path (LudoBoard  *self,
                     const int **path)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self) && path != NULL, 0);

  *path = self->path;

  return self->n_path;
}

void
_ludo_board_set_typed (LudoBoard  *self,
                       const char *typed)
{
  if (g_str_equal (self->typed->str, typed))
    return;

  g_string_assign (self->typed, typed);
  _ludo_board_notify (self, LUDO_BOARD_PROP_TYPED);
}

/* Reads @text as a move, in capitals or not. */
static gboolean
read_move (LudoBoard  *self,
           const char *text,
           GameMove   *move)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const GameState *state = ludo_game_get_state (self->game);
  g_autofree char *small = g_ascii_strdown (text, -1);
  g_autofree char *large = g_ascii_strup (text, -1);

  return rules->parse_move (state, text, strlen (text), move, NULL)
         || rules->parse_move (state, small, strlen (small), move, NULL)
         || rules->parse_move (state, large, strlen (large), move, NULL);
}

void
_ludo_board_submit_typed (LudoBoard *self)
{
  g_autofree char *text = g_strdup (self->typed->str);
  GameMove move;

  ludo_board_skip_motion (self);
  ludo_board_cancel (self);

  /* A throw is thrown, never typed. */
  if (!_ludo_board_is_open (self) || ludo_game_get_at_chance (self->game))
    _ludo_board_tell_turn (self);
  else if (read_move (self, text, &move))
    ludo_game_play_move (self->game, move);
  else
    tell_refusal (self, text);
}
