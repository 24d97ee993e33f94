/* ludo-play-words.c: the sentences of the page to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-words.h"

#include <glib/gi18n.h>

#include "app/sound/ludo-spoken-length.h"
#include "play/record/ludo-ply-words.h"

/* Returns: whose turn it is in @game, or how it ended. */
static char *
describe_state (LudoGame *game)
{
  /* Name the next player only when this one has ended the turn. */
  if (ludo_game_get_turn_pending (game))
    {
      LudoMove *last = ludo_game_get_last_move (game);
      g_autofree char *name =
        ludo_game_dup_player_name (game, ludo_move_get_seat (last),
                                   ludo_move_get_member (last));

      /* Translators: the name of a player, who presses the button Done. */
      return g_strdup_printf (_("%s: press Done to end the turn."), name);
    }

  return ludo_game_get_over (game) ? ludo_game_describe_outcome (game)
                                   : ludo_game_describe_turn (game);
}

/* The most moves of a turn that the line above the board lists. */
#define LINE_MOVES 4

/* Returns: the last @n plies of @game as the list of moves names them; equal
 *   ones are counted. */
static char *
list_moves (LudoGame *game,
            guint     n)
{
  GListModel *moves = ludo_game_get_moves (game);
  guint end = g_list_model_get_n_items (moves);
  guint n_equal = 0;
  GString *list = g_string_new (NULL);

  for (guint i = end - n; i < end; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      g_autoptr (LudoMove) next = g_list_model_get_item (moves, i + 1);
      const char *token = ludo_move_get_token (move);
      g_autofree char *name = ludo_game_name_ply (game, token);

      n_equal++;
      if (next != NULL && g_str_equal (ludo_move_get_token (next), token))
        continue;
      g_string_append_printf (list, "%s%s", list->len > 0 ? _(", ") : "",
                              name);
      if (n_equal > 1)
        g_string_append_printf (list, " × %u", n_equal);
      n_equal = 0;
    }

  return g_string_free (list, FALSE);
}

char *
ludo_play_words_line (LudoGame   *game,
                      guint       n_played,
                      LudoDetail  detail)
{
  g_autofree char *list = NULL;
  g_autofree char *last = NULL;
  guint n;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  n = ludo_play_words_count (game, n_played);
  /* Only a redo makes moves of several players; the event describes each of
   * them. */
  if (n <= LINE_MOVES || n > ludo_game_count_turn (game))
    return ludo_play_words_event (game, n_played,
                                  n <= LINE_MOVES ? detail
                                                  : LUDO_DETAIL_BRIEF);

  list = list_moves (game, n);
  last = ludo_play_words_event (game, 0, detail);

  /* Translators: how many moves were made, the moves in notation, and a
   * sentence about the last. */
  return g_strdup_printf (_("%u moves in a row: %s. %s"), n, list, last);
}

guint
ludo_play_words_count (LudoGame *game,
                       guint     n_played)
{
  g_return_val_if_fail (LUDO_IS_GAME (game), 0);

  return ludo_game_count_new_plies (game, MAX (n_played, 1));
}

char *
ludo_play_words_event (LudoGame   *game,
                       guint       n_played,
                       LudoDetail  detail)
{
  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  if (ludo_game_get_n_plies (game) == 0 && ludo_game_get_lot (game) > 0)
    return ludo_game_describe_lot (game);

  return ludo_ply_words_describe (game,
                                  ludo_play_words_count (game, n_played),
                                  detail);
}

/* Returns: which position is shown. */
static char *
dup_place (LudoGame   *game,
           LudoReplay *replay)
{
  guint n_shown = ludo_replay_get_n_shown (replay);

  if (ludo_replay_get_other (replay, NULL) > 0)
    /* Translators: the number of a move. */
    return g_strdup_printf (_("You are looking at what was better at move "
                              "%u"), ludo_game_count_moves (game, n_shown + 1));
  if (n_shown == 0)
    return g_strdup (_("You are looking at the start of the game"));

  /* Translators: the number of the move, and how many were played. */
  return g_strdup_printf (_("You are looking at the position after move %u of "
                            "%u"), ludo_game_count_moves (game, n_shown),
                          ludo_game_count_moves
                            (game, ludo_game_get_n_plies (game)));
}

char *
ludo_play_words_headline (LudoGame   *game,
                          LudoReplay *replay,
                          gboolean    paused)
{
  g_autofree char *state = NULL;
  LudoGame *shown;
  guint n_shown;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (LUDO_IS_REPLAY (replay), NULL);

  n_shown = ludo_replay_get_n_shown (replay);
  shown = ludo_replay_get_shown (replay);
  state = describe_state (shown);
  if (!ludo_replay_get_previewing (replay) && paused
      && !ludo_game_get_over (shown))
    /* Translators: the sentence says whose turn it is. */
    return g_strdup_printf (_("Paused. %s"), state);
  if (!ludo_replay_get_previewing (replay))
    return g_steal_pointer (&state);
  if (n_shown == 0 || ludo_replay_get_other (replay, NULL) > 0)
    return dup_place (game, replay);

  /* Translators: an earlier position of a game is looked at: the number of its
   * last move, how many were played, and whose turn it was. */
  return g_strdup_printf (_("After move %u of %u · %s"),
                          ludo_game_count_moves (game, n_shown),
                          ludo_game_count_moves
                            (game, ludo_game_get_n_plies (game)), state);
}

char *
ludo_play_words_side (LudoGame *game,
                      int       seat)
{
  const char *side;
  GString *names;
  gboolean named = FALSE;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  side = gettext (ludo_game_get_info (game)->seats[seat]);
  names = g_string_new (NULL);
  for (int i = 0; i < ludo_game_get_team_size (game); i++)
    {
      g_autofree char *name = ludo_game_dup_player_name (game, seat, i);

      g_string_append_printf (names, "%s%s", i > 0 ? " + " : "", name);
      named |= ludo_game_get_player (game, seat, i)->name[0] != '\0';
    }
  if (named)
    /* Translators: after the players' own names, which side that is. */
    g_string_append_printf (names, _(" (%s)"), side);

  return g_string_free (names, FALSE);
}

/* Whether any player has a name. */
static gboolean
has_names (LudoGame *game)
{
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    for (int i = 0; i < ludo_game_get_team_size (game); i++)
      if (ludo_game_get_player (game, seat, i)->name[0] != '\0')
        return TRUE;

  return FALSE;
}

char *
ludo_play_words_names (LudoGame   *game,
                       LudoReplay *replay)
{
  GString *names;
  gboolean named;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (LUDO_IS_REPLAY (replay), NULL);

  names = g_string_new (NULL);
  named = has_names (game);
  if (ludo_replay_get_previewing (replay))
    /* Translators: the number of the move shown, and how many were played. */
    g_string_append_printf (names, _("Move %u of %u"),
                            ludo_game_count_moves
                              (game, ludo_replay_get_n_shown (replay)),
                            ludo_game_count_moves
                              (game, ludo_game_get_n_plies (game)));
  if (names->len > 0 && named)
    g_string_append_c (names, '\n');

  for (int seat = 0; named && seat < ludo_game_get_n_seats (game); seat++)
    {
      g_autofree char *side = ludo_play_words_side (game, seat);

      g_string_append_printf (names, "%s%s", seat > 0 ? " – " : "", side);
    }

  return g_string_free (names, FALSE);
}

/* Whether @event, a description in @detail, ends with that of the last ply. */
static gboolean
tells_last (LudoGame   *game,
            const char *event,
            LudoDetail  detail)
{
  LudoMove *move = ludo_game_get_last_move (game);
  g_autofree char *last =
    move != NULL ? ludo_game_describe_move (game, move, detail) : NULL;

  return last != NULL && g_str_has_suffix (event, last);
}

/* Whether the computer has thrown and will play its throw. */
static gboolean
is_computer_playing (LudoGame *game)
{
  LudoMove *move = ludo_game_get_last_move (game);

  return move != NULL && ludo_move_is_throw (move)
         && ludo_move_get_seat (move) == ludo_game_get_turn (game)
         && ludo_player_is (ludo_game_get_current_player (game),
                            LUDO_PLAYER_COMPUTER);
}

/* Returns: @event, a description in @detail, followed by what to do next unless
 * @event says that or the computer does it. */
static char *
announce_event (LudoGame   *shown,
                const char *event,
                LudoDetail  detail)
{
  GString *text = g_string_new (event);

  /* The computer waits for the end of the turn; a throw by a person would end
   * the turn too, so name the key here. */
  if (ludo_game_get_turn_pending (shown)
      && ludo_player_is (ludo_game_get_current_player (shown),
                         LUDO_PLAYER_COMPUTER))
    ludo_add_sentence (text, g_strdup (_("Press Enter to end the turn.")));
  else if (ludo_game_get_over (shown) || !tells_last (shown, event, detail))
    ludo_add_sentence (text, ludo_game_describe_turn (shown));
  else if (!is_computer_playing (shown))
    ludo_add_sentence (text, ludo_ply_words_describe_next (shown));

  return g_string_free (text, FALSE);
}

/* Returns: the last @n_plies plies of @shown in few words, and what to do
 * next. */
static char *
announce_briefly (LudoGame *shown,
                  guint     n_plies)
{
  g_autofree char *brief = ludo_play_words_event (shown, n_plies,
                                                  LUDO_DETAIL_BRIEF);
  g_autofree char *sentence = announce_event (shown, brief, LUDO_DETAIL_BRIEF);
  g_autofree char *list = NULL;

  /* Only a redo makes moves of several players at once.  They were announced
   * when they were played, so a long text lists them. */
  if (n_plies <= ludo_game_count_turn (shown)
      || !ludo_spoken_length_is_long (sentence, 1))
    return g_steal_pointer (&sentence);

  list = list_moves (shown, n_plies);
  g_free (brief);
  brief =
    /* Translators: how many moves were made again after they had been taken
     * back, at least two, and the moves in notation. */
    g_strdup_printf (ngettext ("%u move was made again: %s.",
                               "%u moves were made again: %s.", n_plies),
                     n_plies, list);

  return announce_event (shown, brief, LUDO_DETAIL_BRIEF);
}

char *
ludo_play_words_announcement (LudoGame   *game,
                              LudoReplay *replay,
                              const char *event,
                              guint       n_plies,
                              LudoDetail  detail)
{
  LudoGame *shown;
  GString *text;
  char *sentence;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (LUDO_IS_REPLAY (replay) && event != NULL, NULL);

  shown = ludo_replay_get_shown (replay);
  text = g_string_new (NULL);
  if (ludo_replay_get_previewing (replay))
    {
      g_autofree char *place = dup_place (game, replay);

      g_string_append_printf (text, "%s. ", place);
    }
  /* Announce the sides at the start, because the names beside the board are
   * only visible. */
  else if (event[0] == '\0' && ludo_game_get_n_plies (shown) == 0)
    {
      g_autofree char *sides = ludo_game_describe_sides (shown);

      if (sides != NULL)
        g_string_append_printf (text, "%s ", sides);
    }
  sentence = detail == LUDO_DETAIL_BRIEF && event[0] != '\0'
             && !ludo_game_get_over (shown)
               ? g_strdup (event) : announce_event (shown, event, detail);
  /* Announce a short version of an event that is too long to listen to. */
  if (detail == LUDO_DETAIL_NORMAL && n_plies > 0
      && ludo_spoken_length_is_long
           (sentence, n_plies > ludo_game_count_turn (shown) ? 1 : n_plies))
    {
      g_free (sentence);
      sentence = announce_briefly (shown, n_plies);
    }
  g_string_append (text, sentence);
  g_free (sentence);

  return g_string_free (text, FALSE);
}
