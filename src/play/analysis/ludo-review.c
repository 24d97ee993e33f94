/* ludo-review.c: the turns that decided a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-review.h"

#include <glib/gi18n.h>

#include "play/analysis/ludo-win-probability-words.h"

/* A first look may be wrong, so that more turns are looked at again than can
 * be shown, from a lower cost on. */
#define EXAMINED_MAX 8

/* The second search of a turn visits this many times as many positions. */
#define EFFORT 6

/* The sums by which luck and choices changed each seat's chance. */
typedef struct
{
  double luck[GAME_SEATS_MAX];  /* brought by its own throws */
  double cost[GAME_SEATS_MAX];  /* lost by its own choices */
} Tally;

struct _LudoReview
{
  GObject parent_instance;

  gboolean busy;
  gboolean done;
  gboolean has_hold;            /* the win probability, to know every ply */
  Tally tally;

  /* Owned */
  LudoWinProbability *probability;
  GArray *turns;                /* LudoTurn; all, while busy */
  GListStore *points;
  char *summary;
  LudoMove *end;                /* the last ply of the reviewed game */
  LudoSearchTask *task;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LudoReview, ludo_review, G_TYPE_OBJECT)

/* Returns the number of plies at the end of the turn that begins after @first
 * plies, which is at the next throw or the next player's turn. */
static guint
end_of_turn (LudoGame *game,
             guint     first)
{
  const GameRules *rules = ludo_game_get_rules (game);
  int seat = rules->turn (ludo_game_get_state_at (game, first));
  guint last = first + 1;

  while (rules->has_chance && last < ludo_game_get_n_plies (game)
         && !rules->at_chance (ludo_game_get_state_at (game, last))
         && rules->turn (ludo_game_get_state_at (game, last)) == seat)
    last++;

  return last;
}

/* Whether anything could be chosen on the way from @first to @last. */
static gboolean
had_choice (LudoGame *game,
            guint     first,
            guint     last)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  const GameRules *rules = ludo_game_get_rules (game);

  for (guint i = first; i < last; i++)
    if (rules->legal_moves (ludo_game_get_state_at (game, i), moves) > 1)
      return TRUE;

  return FALSE;
}

static void
read_turn (LudoWinProbability *probability,
           guint               first,
           LudoTurn           *turn)
{
  LudoGame *game = ludo_win_probability_get_game (probability);
  const GameState *state = ludo_game_get_state_at (game, first);
  const GameRules *rules = ludo_game_get_rules (game);
  LudoWinProbabilityPly before, after;

  *turn = (LudoTurn) {
    .luck = rules->at_chance (state),
    .first = first,
    .last = first + 1,
    .seat = rules->turn (state),
  };
  if (!turn->luck)
    turn->last = end_of_turn (game, first);
  ludo_win_probability_get (probability, turn->first, &before);
  ludo_win_probability_get (probability, turn->last, &after);
  turn->before = before.chances[turn->seat];
  turn->after = after.chances[turn->seat];
  turn->exact = ludo_chances_cover (game);

  if (!turn->luck)
    {
      memcpy (turn->better, before.best, sizeof turn->better);
      turn->n_better = before.n_best;

      /* A turn without a choice, or one that turned out better than it was
       * judged, cost nothing. */
      if (turn->n_better == 0 || turn->after > turn->before
          || !had_choice (game, turn->first, turn->last))
        turn->before = turn->after;
    }
}

/* Lists all the turns of the game as they were played and sums up their effects
 * in @tally.  A turn without a choice costs nothing.  Returns: (transfer full):
 * of LudoTurn. */
static GArray *
list_turns (LudoWinProbability *probability,
            Tally              *tally)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LudoTurn));
  guint n = ludo_game_get_n_plies (ludo_win_probability_get_game (probability));
  LudoTurn turn;

  *tally = (Tally) { 0 };
  for (guint i = 0; i < n; i = turn.last)
    {
      read_turn (probability, i, &turn);
      if (turn.luck)
        tally->luck[turn.seat] += turn.after - turn.before;
      else
        tally->cost[turn.seat] += turn.before - turn.after;
      g_array_append_val (turns, turn);
    }

  return turns;
}

/* The chance of @seat after @move in @position. */
static gboolean
judge_after (GamePosition         *position,
             GameMove              move,
             int                   seat,
             const atomic_bool    *stop,
             double               *chance,
             SearchWinProbability *probability)
{
  gboolean judged;

  game_position_apply (position, move, NULL);
  judged = search_win_probability (position, EFFORT, stop, probability);
  game_position_undo (position);
  *chance = probability->chances[seat];

  return judged;
}

/* Searches again and deeper the turn that was played in a game without dice,
 * which ends in @position, and the best one, both from the position after the
 * turn, so that they are weighed alike.  Takes some tenths of a second.
 * Returns: FALSE when it was told to stop. */
static gboolean
examine_turn (const GamePosition *position,
              LudoTurn           *turn,
              const atomic_bool  *stop)
{
  GamePosition before;
  SearchWinProbability probability;
  GameMove played = position->plies[turn->first].move;
  gboolean judged;

  game_position_init_copy (&before, position);
  while (before.n_plies > turn->first)
    game_position_undo (&before);

  judged = search_win_probability (&before, EFFORT, stop, &probability);
  if (judged)
    {
      memcpy (turn->better, probability.best, sizeof turn->better);
      turn->n_better = probability.n_best;
      judged = judge_after (&before, probability.best[0], turn->seat, stop,
                            &turn->before, &probability)
               && judge_after (&before, played, turn->seat, stop,
                               &turn->after, &probability);
      memcpy (turn->reply, probability.best, sizeof turn->reply);
      turn->n_reply = probability.n_best;
    }
  game_position_clear (&before);
  if (judged && turn->before < turn->after)
    turn->before = turn->after;

  return judged;
}

gpointer
ludo_review_weigh (const GamePosition *position,
                   gconstpointer       question,
                   const atomic_bool  *stop)
{
  LudoTurn *turn = g_memdup2 (question, sizeof *turn);
  SearchWinProbability probability;

  /* As every turn is with dice, and as examined ones are without. */
  if (search_win_probability (position,
                              position->rules->has_chance ? 1 : EFFORT, stop,
                              &probability))
    turn->after = probability.chances[turn->seat];

  return turn;
}

static double
change_of (const LudoTurn *turn)
{
  return turn->luck ? ABS (turn->after - turn->before)
                    : turn->before - turn->after;
}

static int
by_change (gconstpointer a,
           gconstpointer b)
{
  const LudoTurn *x = a, *y = b;
  double difference = change_of (y) - change_of (x);

  return difference > 0 ? 1 : difference < 0 ? -1
         : (x->first > y->first) - (x->first < y->first);
}

static int
by_place (gconstpointer a,
          gconstpointer b)
{
  const LudoTurn *x = a, *y = b;

  return (x->first > y->first) - (x->first < y->first);
}

/* Leaves in @turns the at most @n that changed most, none by less than @least,
 * in the order in which they were played. */
static void
pick_turns (GArray   *turns,
            gboolean  luck,
            double    least,
            guint     n)
{
  guint n_left = 0;

  for (guint i = 0; i < turns->len; i++)
    {
      LudoTurn *turn = &g_array_index (turns, LudoTurn, i);

      if (turn->luck == luck && change_of (turn) >= least)
        g_array_index (turns, LudoTurn, n_left++) = *turn;
    }
  g_array_set_size (turns, n_left);
  g_array_sort (turns, by_change);
  if (turns->len > n)
    g_array_set_size (turns, n);
  g_array_sort (turns, by_place);
}

static void
emit_changed (LudoReview *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
take_summary (LudoReview *self,
              char       *summary)
{
  g_free (self->summary);
  self->summary = summary;
}

static void
release (LudoReview *self)
{
  if (self->has_hold)
    ludo_win_probability_release (self->probability);
  self->has_hold = FALSE;
}

/* Drops the review and ends the search for it. */
static void
drop_everything (LudoReview *self)
{
  ludo_search_task_cancel (self->task);
  self->busy = FALSE;
  self->done = FALSE;
  g_clear_pointer (&self->turns, g_array_unref);
  g_clear_object (&self->end);
  g_list_store_remove_all (self->points);
  take_summary (self, g_strdup (""));
  release (self);
}

static gboolean
has_decisions (LudoReview *self)
{
  return ludo_game_get_info (ludo_win_probability_get_game (self->probability))
           ->has_decisions;
}

/* Describes by how much luck and choices changed the chance of one seat. */
static char *
describe_seat (LudoReview *self,
               int         seat)
{
  LudoGame *game = ludo_win_probability_get_game (self->probability);
  g_autofree char *name = ludo_win_probability_dup_side (game, seat);
  double luck = self->tally.luck[seat];
  int points = (int) (100 * ABS (luck) + 0.5);
  int cost = (int) (100 * self->tally.cost[seat] + 0.5);

  if (self->tally.cost[seat] < LUDO_REVIEW_LEAST_COST)
    return luck < 0
             /* Translators: a player, hundredths of chance. */
             ? g_strdup_printf (_("%s: the dice took %d points. All luck: "
                                  "no costly mistakes."),
                                name, points)
             /* Translators: a player, hundredths of chance. */
             : g_strdup_printf (_("%s: the dice brought %d points. All luck: "
                                  "no costly mistakes."), name, points);

  return luck < 0
           /* Translators: a player, hundredths of chance twice. */
           ? g_strdup_printf (_("%s: the dice took %d points, the choices "
                                "%d."), name, points, cost)
           /* Translators: a player, hundredths of chance twice. */
           : g_strdup_printf (_("%s: the dice brought %d points, the choices "
                                "cost %d."), name, points, cost);
}

/* Describes how many turning points were found, as an introduction to them. */
static char *
describe_findings (LudoReview *self,
                   guint       n_choices,
                   guint       n_throws)
{
  if (!has_decisions (self))
    return g_strdup (n_throws > 0
                     ? _("Nobody decides anything in this game. These throws "
                         "changed the chances most: luck, and nobody’s "
                         "fault.")
                     : _("Nobody decides anything in this game, and no "
                         "single throw changed the chances much."));
  if (n_choices > 0)
    return g_strdup_printf (ngettext ("%u choice changed this game.",
                                      "%u choices changed this game.",
                                      n_choices), n_choices);
  if (n_throws > 0)
    return g_strdup (_("No choice was a turning point: the dice decided. "
                       "These throws changed the chances most."));

  return g_strdup (_("There was no turning point: no choice cost much. Well "
                     "played!"));
}

static void
finish (LudoReview *self,
        GArray     *choices)
{
  LudoGame *game = ludo_win_probability_get_game (self->probability);
  const GameRules *rules = ludo_game_get_rules (game);
  g_autoptr (GArray) throws = g_array_copy (self->turns);
  GArray *shown = choices;
  GString *summary;

  pick_turns (choices, FALSE, LUDO_REVIEW_LEAST_COST, LUDO_REVIEW_POINTS_MAX);
  pick_turns (throws, TRUE, LUDO_REVIEW_LEAST_LUCK, LUDO_REVIEW_POINTS_MAX);
  if (choices->len == 0)
    shown = throws;
  for (guint i = 0; i < shown->len; i++)
    {
      g_autoptr (LudoTurningPoint) point =
        ludo_turning_point_new (game, &g_array_index (shown, LudoTurn, i));

      g_list_store_append (self->points, point);
    }

  summary = g_string_new (NULL);
  ludo_add_sentence (summary, describe_findings (self, choices->len,
                                                 throws->len));
  if (rules->has_chance && has_decisions (self))
    for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
      ludo_add_sentence (summary, describe_seat (self, seat));
  take_summary (self, g_string_free (summary, FALSE));

  self->busy = FALSE;
  self->done = TRUE;
  release (self);
  emit_changed (self);
}

static gpointer
examine (const GamePosition *position,
         gconstpointer       question,
         const atomic_bool  *stop)
{
  GArray *turns = g_array_copy ((GArray *) question);

  for (guint i = 0; i < turns->len; i++)
    if (!examine_turn (position, &g_array_index (turns, LudoTurn, i), stop))
      break;

  return turns;
}

static void
examined_cb (gpointer asker,
             gpointer answer)
{
  g_autoptr (GArray) turns = answer;

  finish (asker, turns);
}

static void
begin_examining (LudoReview *self)
{
  LudoGame *game = ludo_win_probability_get_game (self->probability);
  const GamePosition *position = ludo_game_get_position (game);
  GArray *turns = g_array_copy (self->turns);

  pick_turns (turns, FALSE, LUDO_REVIEW_SAME_COST, EXAMINED_MAX);
  ludo_search_task_start (self->task, position, position->n_plies, turns,
                          (GDestroyNotify) g_array_unref);
}

/* Weighs the turns, once every ply is known.  With dice no turn is searched
 * again, because its win probability already counts all the throws that can
 * follow it. */
static void
weigh_turns (LudoReview *self)
{
  LudoGame *game = ludo_win_probability_get_game (self->probability);

  self->turns = list_turns (self->probability, &self->tally);
  if (ludo_game_get_rules (game)->has_chance)
    {
      g_autoptr (GArray) choices = g_array_copy (self->turns);

      finish (self, choices);
    }
  else
    begin_examining (self);
}

static void
show_progress (LudoReview *self)
{
  LudoGame *game = ludo_win_probability_get_game (self->probability);

  take_summary (self,
                g_strdup_printf
                  /* Translators: how many positions of how many. */
                  (_("Looking at the game: %u of %u positions"),
                   ludo_win_probability_get_n_known (self->probability),
                   ludo_game_get_n_plies (game) + 1));
  emit_changed (self);
}

static void
probability_changed_cb (LudoReview *self)
{
  LudoGame *game = ludo_win_probability_get_game (self->probability);

  if (!self->busy && !self->done)
    return;

  if (game == NULL || ludo_game_get_last_move (game) != self->end)
    {
      drop_everything (self);
      emit_changed (self);
      return;
    }
  if (self->done || self->turns != NULL)
    return;

  show_progress (self);
  if (ludo_win_probability_get_complete (self->probability))
    weigh_turns (self);
}

static void
ludo_review_finalize (GObject *object)
{
  LudoReview *self = LUDO_REVIEW (object);

  drop_everything (self);
  ludo_search_task_free (self->task);
  g_object_unref (self->probability);
  g_object_unref (self->points);
  g_free (self->summary);

  G_OBJECT_CLASS (ludo_review_parent_class)->finalize (object);
}

static void
ludo_review_class_init (LudoReviewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_review_finalize;

  changed_signal =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ludo_review_init (LudoReview *self)
{
  self->points = g_list_store_new (LUDO_TYPE_TURNING_POINT);
  self->summary = g_strdup ("");
  self->task = ludo_search_task_new (examine, (GDestroyNotify) g_array_unref,
                                     examined_cb, self);
}

LudoReview *
ludo_review_new (LudoWinProbability *probability)
{
  LudoReview *self;

  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (probability), NULL);

  self = g_object_new (LUDO_TYPE_REVIEW, NULL);
  self->probability = g_object_ref (probability);
  g_signal_connect_object (probability, "changed",
                           G_CALLBACK (probability_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
ludo_review_set_search (LudoReview    *self,
                        LudoSearchFunc search)
{
  g_return_if_fail (LUDO_IS_REVIEW (self) && search != NULL);

  ludo_search_task_set_search (self->task, search);
}

gboolean
ludo_review_begin (LudoReview *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_REVIEW (self), FALSE);

  game = ludo_win_probability_get_game (self->probability);
  if (game == NULL || !ludo_game_get_over (game)
      || ludo_game_get_last_move (game) == NULL)
    return FALSE;

  drop_everything (self);
  self->end = g_object_ref (ludo_game_get_last_move (game));
  self->busy = self->has_hold = TRUE;
  show_progress (self);
  ludo_win_probability_hold (self->probability);

  /* If everything is known already, the win probability emits no more
   * "changed". */
  if (self->busy && self->turns == NULL
      && ludo_win_probability_get_complete (self->probability))
    weigh_turns (self);

  return TRUE;
}

void
ludo_review_end (LudoReview *self)
{
  g_return_if_fail (LUDO_IS_REVIEW (self));

  if (!self->busy && !self->done)
    return;

  drop_everything (self);
  emit_changed (self);
}

gboolean
ludo_review_get_busy (LudoReview *self)
{
  g_return_val_if_fail (LUDO_IS_REVIEW (self), FALSE);

  return self->busy;
}

gboolean
ludo_review_get_done (LudoReview *self)
{
  g_return_val_if_fail (LUDO_IS_REVIEW (self), FALSE);

  return self->done;
}

const char *
ludo_review_get_summary (LudoReview *self)
{
  g_return_val_if_fail (LUDO_IS_REVIEW (self), NULL);

  return self->summary;
}

GListModel *
ludo_review_get_points (LudoReview *self)
{
  g_return_val_if_fail (LUDO_IS_REVIEW (self), NULL);

  return G_LIST_MODEL (self->points);
}
