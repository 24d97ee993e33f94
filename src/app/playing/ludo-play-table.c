/* ludo-play-table.c: a game on the table, as the page to play shows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-table.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-play-words.h"
#include "play/ludo-signal.h"

/* The pause between two plies of the computer, so that a person can follow, in
 * milliseconds. */
#define MOVE_DELAY 600

struct _LudoPlayTable
{
  GObject parent_instance;

  guint options;                /* LudoTableOption bits */
  LudoDetail detail;
  gboolean changing;            /* an act is under way; "changed" is emitted at
                                 * its end */
  gboolean pending;             /* the act is described when nothing moves any
                                 * more */
  guint n_undone;               /* plies of acts not described yet: undone, and
                                 * played */
  guint n_played;

  /* Owned */
  LudoTableTexts texts;
  LudoGame *game;
  GSignalGroup *signals;
  LudoComputer *computer;
  LudoReplay *replay;
};

G_DEFINE_FINAL_TYPE (LudoPlayTable, ludo_play_table, G_TYPE_OBJECT)

static void
emit_changed (LudoPlayTable *self,
              guint          change)
{
  g_signal_emit_by_name (self, "changed", change);
}

/* Whether the last ply is still being shown on the board. */
static gboolean
is_moving (LudoPlayTable *self)
{
  return ludo_replay_get_motion (self->replay)->moving;
}

static gboolean
is_person (const LudoPlayer *player)
{
  return ludo_player_is (player, LUDO_PLAYER_HUMAN);
}

GameMove
ludo_play_table_get_only_move (LudoPlayTable *self)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  g_return_val_if_fail (LUDO_IS_PLAY_TABLE (self), GAME_MOVE_NONE);

  /* While a ply is still being shown, no button gives away whether there is a
   * choice. */
  if (self->game == NULL || self->pending
      || !is_person (ludo_game_get_current_player (self->game))
      || ludo_game_get_legal_moves (self->game, moves) != 1)
    return GAME_MOVE_NONE;

  return moves[0];
}

static void
decide (LudoActs *acts,
        LudoAct   act,
        gboolean  allowed,
        gboolean  offered)
{
  acts->allowed |= allowed ? 1u << act : 0;
  acts->offered |= offered ? 1u << act : 0;
}

LudoActs
ludo_play_table_get_acts (LudoPlayTable *self)
{
  LudoGame *game = self->game;
  LudoActs acts = { 0 };
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  const GameRules *rules;
  gboolean over, projected, previewing, stepping, pending, watched, pass, only;
  gboolean in_play, in_preview, at_end;
  guint n_shown, n_plies;
  GameMove move;

  g_return_val_if_fail (LUDO_IS_PLAY_TABLE (self), acts);

  if (game == NULL)
    return acts;

  rules = ludo_game_get_rules (game);
  over = ludo_game_get_over (game);
  projected = ludo_play_table_get_option (self, LUDO_TABLE_PROJECTED);
  previewing = ludo_replay_get_previewing (self->replay);
  stepping = ludo_replay_get_motion (self->replay)->stepping;
  pending = ludo_game_get_turn_pending (game);
  watched = !ludo_game_has_person (game);
  move = ludo_play_table_get_only_move (self);
  pass = move != GAME_MOVE_NONE && rules->is_pass != NULL
         && rules->is_pass (move);
  only = move != GAME_MOVE_NONE && !pass && !pending;
  n_shown = ludo_replay_get_n_shown (self->replay);
  n_plies = ludo_game_get_n_plies (game);
  at_end = over && !is_moving (self) && !previewing;
  in_play = !previewing && !at_end && !projected;
  in_preview = previewing && !projected;

  /* The game cannot be changed while an earlier position is shown. */
  /* A begun move that the board shows is taken back alone. */
  decide (&acts, LUDO_ACT_UNDO,
          !previewing
          && (ludo_replay_get_motion (self->replay)->begun
              || ludo_game_get_n_before_person (game) >= 0
              || ludo_play_table_get_option (self, LUDO_TABLE_RESTORES)),
          in_play || (at_end && !projected));
  decide (&acts, LUDO_ACT_REDO, !previewing && ludo_game_get_can_redo (game),
          in_play);
  /* A game of computers alone can only be paused. */
  decide (&acts, LUDO_ACT_THROW,
          !previewing && is_person (ludo_game_get_current_player (game))
          && ludo_game_get_at_chance (game),
          rules->has_chance && !only && !watched
          && (self->pending || (!pending && !over)));
  decide (&acts, LUDO_ACT_DONE, pending, pending && !self->pending);
  decide (&acts, LUDO_ACT_ONLY_MOVE, only, only);
  decide (&acts, LUDO_ACT_PASS, pass, pass);
  decide (&acts, LUDO_ACT_PAUSE, watched, watched && (self->pending || !over));
  /* A hint can always be asked for: the answer may be why there is none. */
  decide (&acts, LUDO_ACT_HINT, TRUE,
          ludo_game_get_info (game)->has_decisions && !projected && !stepping
          && ludo_play_table_get_option (self, LUDO_TABLE_HINTS)
          && (is_moving (self) || !ludo_game_get_over (shown)));
  decide (&acts, LUDO_ACT_STEP, stepping, stepping);
  /* A narrow window has no room for some buttons beside the steps. */
  decide (&acts, LUDO_ACT_MOVES, TRUE, !projected && !(previewing && stepping));
  /* The players of a finished game cannot be changed: Play Again and Swap Sides
   * set those of the next game. */
  decide (&acts, LUDO_ACT_PLAYERS, !over, FALSE);
  decide (&acts, LUDO_ACT_SCORE, TRUE, FALSE);
  decide (&acts, LUDO_ACT_MAKE_PUZZLE, TRUE, FALSE);
  decide (&acts, LUDO_ACT_NEW_GAME, TRUE,
          (in_play && !stepping) || (at_end && !projected));
  decide (&acts, LUDO_ACT_REMATCH, over, at_end);
  decide (&acts, LUDO_ACT_SWAP_SIDES, over, at_end && !projected);
  decide (&acts, LUDO_ACT_REVIEW, over && n_plies > 0,
          at_end && n_plies > 0 && !projected
          && !ludo_play_table_get_option (self, LUDO_TABLE_REVIEWED));
  decide (&acts, LUDO_ACT_STOP,
          !previewing && n_plies > 0 && ludo_game_can_stop (game), FALSE);
  decide (&acts, LUDO_ACT_FIRST, n_shown > 0, in_preview && !stepping);
  decide (&acts, LUDO_ACT_BACK, n_shown > 0, in_preview);
  decide (&acts, LUDO_ACT_FORWARD, n_shown < n_plies, in_preview);
  decide (&acts, LUDO_ACT_LAST, n_shown < n_plies, in_preview && !stepping);
  decide (&acts, LUDO_ACT_AUTOPLAY, n_plies > 0, in_preview);
  decide (&acts, LUDO_ACT_PLAY_ON, previewing, in_preview);
  decide (&acts, LUDO_ACT_RETURN, previewing, in_preview);

  return acts;
}

gboolean
ludo_play_table_allows (LudoPlayTable *self,
                        LudoAct        act)
{
  return (ludo_play_table_get_acts (self).allowed & 1u << act) != 0;
}

static void
set_headline (LudoPlayTable *self,
              const char    *headline)
{
  g_free (self->texts.headline);
  self->texts.headline =
    headline != NULL ? g_strdup (headline)
                     : ludo_play_words_headline
                         (self->game, self->replay,
                          ludo_play_table_get_option (self, LUDO_TABLE_PAUSED));
}

static void
set_sentence (LudoPlayTable *self,
              const char    *sentence,
              const char    *spoken,
              const char    *rule_id)
{
  g_free (self->texts.sentence);
  g_free (self->texts.announcement);
  g_free (self->texts.rule_id);
  self->texts.sentence = g_strdup (sentence);
  self->texts.announcement = g_strdup (spoken);
  self->texts.rule_id = g_strdup (rule_id);
}

/* Puts the position on the board into words. */
static void
describe (LudoPlayTable *self)
{
  LudoGame *shown = ludo_replay_get_shown (self->replay);
  gboolean undone = self->n_undone > 0 && self->n_played == 0;
  guint n_announced =
    undone ? 0 : ludo_play_words_count (shown, self->n_played);
  g_autofree char *event = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) announcement = g_string_new (NULL);

  event = undone
            ? g_strdup_printf (ngettext ("%u move was taken back.",
                                         "%u moves were taken back.",
                                         self->n_undone), self->n_undone)
            : ludo_play_words_event (shown, self->n_played, self->detail);
  ludo_add_sentence (announcement,
                     ludo_play_words_announcement (self->game, self->replay,
                                                   event, n_announced,
                                                   self->detail));
  ludo_add_sentence (line, undone ? g_strdup (event)
                           : ludo_play_words_line (shown, self->n_played,
                                                   self->detail));
  if (ludo_play_table_get_option (self, LUDO_TABLE_RESTORES)
      && ludo_game_get_n_plies (shown) == 0)
    {
      const char *note = _("Undo brings back the game that was replaced.");

      ludo_add_sentence (line, g_strdup (note));
      ludo_add_sentence (announcement, g_strdup (note));
    }
  self->n_undone = 0;
  self->n_played = 0;
  set_headline (self, NULL);
  set_sentence (self, line->str, announcement->str, NULL);
}

/* Ends an act: describes the position, as soon as the board has shown the
 * ply. */
static void
update (LudoPlayTable *self,
        guint          change)
{
  self->changing = FALSE;
  if (ludo_replay_get_shown (self->replay) != NULL)
    {
      self->pending = is_moving (self);
      change |= LUDO_CHANGED_POSITION | LUDO_CHANGED_ACTS;
      if (!self->pending)
        {
          describe (self);
          change |= LUDO_CHANGED_TURN | LUDO_CHANGED_HEADLINE
                    | LUDO_CHANGED_SENTENCE;
        }
    }
  emit_changed (self, change);
}

void
ludo_play_table_update (LudoPlayTable *self)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  update (self, 0);
}

/* Marks the beginning of an act.  The board handles the act, and reports its
 * motion, before it is described. */
static void
begin_act (LudoPlayTable *self)
{
  self->changing = TRUE;
}

static void
game_changed_cb (LudoPlayTable *self,
                 guint          n_undone,
                 guint          n_played)
{
  /* Describe plies that are not described yet together with these. */
  self->n_undone = n_undone + (self->pending ? self->n_undone : 0);
  self->n_played = n_played + (self->pending ? self->n_played : 0);

  /* A change of the game ends the preview. */
  if (ludo_replay_get_previewing (self->replay))
    ludo_replay_end (self->replay);
  else
    update (self, 0);
}

/* Names the next player after a turn has ended, unless another act did. */
static void
turn_pending_cb (LudoPlayTable *self)
{
  g_autofree char *before = NULL;

  if (ludo_game_get_turn_pending (self->game) || self->pending
      || ludo_replay_get_previewing (self->replay))
    return;

  before = g_steal_pointer (&self->texts.headline);
  set_headline (self, NULL);
  if (g_strcmp0 (before, self->texts.headline) != 0)
    emit_changed (self, LUDO_CHANGED_TURN | LUDO_CHANGED_HEADLINE
                        | LUDO_CHANGED_ACTS);
}

static void
ludo_play_table_dispose (GObject *object)
{
  LudoPlayTable *self = LUDO_PLAY_TABLE (object);

  g_clear_object (&self->signals);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->replay);
  if (self->computer != NULL)
    ludo_computer_set_game (self->computer, NULL);
  g_clear_object (&self->computer);
  g_clear_object (&self->game);
  set_sentence (self, NULL, NULL, NULL);
  g_clear_pointer (&self->texts.headline, g_free);

  G_OBJECT_CLASS (ludo_play_table_parent_class)->dispose (object);
}

static void
ludo_play_table_class_init (LudoPlayTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_play_table_dispose;

  ludo_signal_new (klass, "changed", 1, G_TYPE_UINT);
}

static void
ludo_play_table_init (LudoPlayTable *self)
{
  self->options = LUDO_TABLE_HINTS;
  self->detail = LUDO_DETAIL_NORMAL;
  self->computer = ludo_computer_new ();
  ludo_computer_set_move_delay (self->computer, MOVE_DELAY);
  self->replay = ludo_replay_new (self->computer);
  g_signal_connect_swapped (self->replay, "jumped", G_CALLBACK (begin_act),
                            self);
  g_signal_connect_swapped (self->replay, "changed",
                            G_CALLBACK (ludo_play_table_update), self);

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "notify::turn-pending",
                                  G_CALLBACK (turn_pending_cb), self);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (begin_act), self);
  /* Describe a change after all others have handled it. */
  g_signal_group_connect_data (self->signals, "changed",
                               G_CALLBACK (game_changed_cb), self, NULL,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

LudoPlayTable *
ludo_play_table_new (void)
{
  return g_object_new (LUDO_TYPE_PLAY_TABLE, NULL);
}

void
ludo_play_table_set_game (LudoPlayTable *self,
                          LudoGame      *game)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  self->n_undone = 0;
  self->n_played = 0;
  self->pending = FALSE;
  self->options &= ~(guint) LUDO_TABLE_PAUSED;
  ludo_computer_set_waiting (self->computer, FALSE);
  /* Only now may the board follow the game, so that an act has begun when it
   * reports; the computer comes last, because it waits for the board's
   * animation. */
  g_signal_group_set_target (self->signals, game);
  ludo_replay_set_game (self->replay, game);
  if (game != NULL)
    ludo_game_set_confirms_turns (game, TRUE);
  if (game != NULL && is_moving (self))
    {
      /* The texts are still those of the previous game. */
      set_headline (self, _("Lots are being drawn."));
      set_sentence (self, "", NULL, NULL);
      emit_changed (self, LUDO_CHANGED_HEADLINE | LUDO_CHANGED_SENTENCE);
    }
  update (self, LUDO_CHANGED_GAME | LUDO_CHANGED_OPTIONS);
  ludo_computer_set_game (self->computer, game);
}

LudoGame *
ludo_play_table_get_game (LudoPlayTable *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_TABLE (self), NULL);

  return self->game;
}

LudoComputer *
ludo_play_table_get_computer (LudoPlayTable *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_TABLE (self), NULL);

  return self->computer;
}

LudoReplay *
ludo_play_table_get_replay (LudoPlayTable *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_TABLE (self), NULL);

  return self->replay;
}

const LudoTableTexts *
ludo_play_table_get_texts (LudoPlayTable *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_TABLE (self), NULL);

  return &self->texts;
}

void
ludo_play_table_set_option (LudoPlayTable   *self,
                            LudoTableOption  option,
                            gboolean         on)
{
  guint change = LUDO_CHANGED_OPTIONS | LUDO_CHANGED_ACTS;

  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  if (ludo_play_table_get_option (self, option) == !!on)
    return;

  self->options ^= option;
  if (option == LUDO_TABLE_PAUSED)
    ludo_computer_set_waiting (self->computer, on);
  if (option == LUDO_TABLE_PAUSED && self->game != NULL && !self->pending)
    {
      set_headline (self, NULL);
      change |= LUDO_CHANGED_HEADLINE;
    }
  emit_changed (self, change);
}

gboolean
ludo_play_table_get_option (LudoPlayTable   *self,
                            LudoTableOption  option)
{
  g_return_val_if_fail (LUDO_IS_PLAY_TABLE (self), FALSE);

  return (self->options & option) != 0;
}

void
ludo_play_table_set_detail (LudoPlayTable *self,
                            LudoDetail     detail)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  if (self->detail == detail)
    return;

  self->detail = detail;
  update (self, 0);
}

void
ludo_play_table_set_move_delay (LudoPlayTable *self,
                                guint          milliseconds)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  ludo_replay_set_move_delay (self->replay, milliseconds);
  ludo_computer_set_move_delay (self->computer, milliseconds);
}

void
ludo_play_table_set_motion (LudoPlayTable         *self,
                            const LudoBoardMotion *motion)
{
  guint change = LUDO_CHANGED_ACTS;

  g_return_if_fail (LUDO_IS_PLAY_TABLE (self) && motion != NULL);

  if (ludo_replay_get_motion (self->replay)->begun != motion->begun)
    change |= LUDO_CHANGED_POSITION;
  ludo_replay_set_motion (self->replay, motion);
  /* The computer waits for the end of the animation, which may be stepped
   * through. */
  ludo_computer_set_moving (self->computer, motion->moving);

  if (self->changing && self->pending && !motion->moving)
    {
      /* An act that interrupted the animation is described instead of it. */
      self->pending = FALSE;
      self->n_undone = 0;
      self->n_played = 0;
    }
  else if (!self->changing && self->pending)
    update (self, 0);
  else if (!self->changing)
    emit_changed (self, change);
}

void
ludo_play_table_undo (LudoPlayTable *self)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  if (ludo_play_table_allows (self, LUDO_ACT_UNDO)
      && ludo_game_get_n_before_person (self->game) >= 0)
    ludo_game_go_to (self->game, ludo_game_get_n_before_person (self->game));
}

void
ludo_play_table_redo (LudoPlayTable *self)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  if (ludo_play_table_allows (self, LUDO_ACT_REDO))
    ludo_game_redo_turns (self->game);
}

void
ludo_play_table_stop (LudoPlayTable *self)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  if (ludo_play_table_allows (self, LUDO_ACT_STOP))
    ludo_game_stop (self->game);
}

void
ludo_play_table_show (LudoPlayTable *self,
                      const char    *sentence,
                      const char    *spoken)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self) && sentence != NULL);

  set_sentence (self, sentence, spoken, NULL);
  emit_changed (self, LUDO_CHANGED_SENTENCE);
}

void
ludo_play_table_announce (LudoPlayTable *self,
                          const char    *sentence)
{
  ludo_play_table_show (self, sentence, sentence);
}

void
ludo_play_table_announce_score (LudoPlayTable *self)
{
  g_autofree char *score = NULL;

  g_return_if_fail (LUDO_IS_PLAY_TABLE (self) && self->game != NULL);

  score = ludo_game_describe_score (ludo_replay_get_shown (self->replay));
  set_sentence (self, score, score, NULL);
  emit_changed (self, LUDO_CHANGED_ASIDE);
}

void
ludo_play_table_refuse (LudoPlayTable *self,
                        const char    *token,
                        const char    *sentence,
                        const char    *rule_id)
{
  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));
  g_return_if_fail (sentence != NULL && rule_id != NULL);

  set_sentence (self, sentence, sentence, rule_id);
  emit_changed (self, LUDO_CHANGED_SENTENCE);
}

void
ludo_play_table_instruct (LudoPlayTable *self,
                          const char    *next)
{
  LudoGame *shown;
  guint change = LUDO_CHANGED_HEADLINE;

  g_return_if_fail (LUDO_IS_PLAY_TABLE (self));

  shown = ludo_replay_get_shown (self->replay);
  if (shown == NULL || self->changing || self->pending || is_moving (self))
    return;

  set_headline (self, next);
  if (self->texts.rule_id != NULL || next != NULL)
    {
      g_autofree char *event = self->texts.rule_id != NULL
                                 ? ludo_play_words_event (shown, 0,
                                                          self->detail)
                                 : g_strdup (self->texts.sentence);

      set_sentence (self, event, next, NULL);
      change |= LUDO_CHANGED_SENTENCE;
    }
  emit_changed (self, change);
}

void
ludo_play_table_set_typed (LudoPlayTable *self,
                           const char    *typed)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (LUDO_IS_PLAY_TABLE (self) && typed != NULL);

  if (typed[0] == '\0')
    return;

  /* H may begin the name of a place, so that it does not give a hint: say which
   * key does. */
  if (g_ascii_strcasecmp (typed, "h") == 0
      && ludo_play_table_get_option (self, LUDO_TABLE_HINTS))
    sentence = g_strdup_printf (_("Typed: %s (Enter plays it, Ctrl+H asks for "
                                  "a hint)"), typed);
  else
    /* Translators: the notation of a move that is being typed. */
    sentence = g_strdup_printf (_("Typed: %s (Enter plays it)"), typed);
  set_sentence (self, sentence, NULL, NULL);
  emit_changed (self, LUDO_CHANGED_ASIDE);
}
