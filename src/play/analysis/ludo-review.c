/* ludo-review.c: the turns that decided a game, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-review.h"

#include <glib/gi18n.h>

/* The sums by which luck and choices changed each seat's chance. */
typedef struct
{
  double luck[GAME_SEATS_MAX];  /* brought by its own throws */
  double cost[GAME_SEATS_MAX];  /* lost by its own choices */
} Tally;

/* Describes what a turn leads to, in sentences; "" if there is nothing to
 * say. */
static char *
describe_line (LudoGame        *game,
               const GameState *before,
               const GameMove  *line,
               int              n_line)
{
  char *text = ludo_game_describe_consequence (game, before, line, n_line);

  return text != NULL ? text : g_strdup ("");
}

/* The moves that were played; @line holds SEARCH_LINE_MAX. */
static int
played_line (LudoGame       *game,
             const LudoTurn *turn,
             GameMove       *line)
{
  const GamePosition *position = ludo_game_get_position (game);
  int n = 0;

  for (guint i = turn->first; i < turn->last && n < SEARCH_LINE_MAX; i++)
    line[n++] = position->plies[i].move;

  return n;
}

/* Describes the best answer to the turn; NULL if none was searched for. */
static char *
describe_reply (LudoGame       *game,
                const LudoTurn *turn)
{
  const GameState *state = ludo_game_get_state_at (game, turn->last);
  g_autofree char *name = NULL;
  g_autofree char *reply = NULL;
  g_autofree char *leads = NULL;

  if (turn->n_reply == 0)
    return NULL;

  name = ludo_win_probability_dup_side
    (game, ludo_game_get_rules (game)->turn (state));
  reply = ludo_move_print_line (ludo_game_get_rules (game), state,
                                turn->reply, (guint) turn->n_reply);
  leads = describe_line (game, state, turn->reply, turn->n_reply);

  /* Translators: a player, the best reply to a mistake in notation, and
   * sentences that say what it leads to. */
  return g_strstrip (g_strdup_printf (_("%s could reply with %s. %s"), name,
                                      reply, leads));
}

static void
describe_choice (LudoTurningPoint *point,
                 LudoGame         *game)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const LudoTurn *turn = &point->turn;
  const GameState *before = ludo_game_get_state_at (game, turn->first);
  GameMove line[SEARCH_LINE_MAX];
  int n_line = played_line (game, turn, line);
  g_autofree char *played = ludo_move_print_line (rules, before, line,
                                                  (guint) n_line);
  g_autofree char *played_leads = describe_line (game, before, line, n_line);
  g_autofree char *better = ludo_move_print_line (rules, before,
                                                  turn->better,
                                                  (guint) turn->n_better);
  g_autofree char *better_leads = describe_line (game, before, turn->better,
                                                 turn->n_better);
  g_autofree char *high = ludo_win_probability_format_chance (turn->before,
                                                              turn->exact);
  g_autofree char *low = ludo_win_probability_format_chance (turn->after,
                                                             turn->exact);
  int points = (int) (100 * (turn->before - turn->after) + 0.5);

  point->change =
    /* Translators: hundredths of chance, then the chance of winning after the
     * turn that was played and after the best one. */
    g_strdup_printf (ngettext ("Lost %d percentage point: a winning "
                               "chance of %s instead of %s.",
                               "Lost %d percentage points: a winning "
                               "chance of %s instead of %s.",
                               points), points, low, high);
  point->played =
    /* Translators: a turn in notation, sentences that say what it led to. */
    g_strstrip (g_strdup_printf (_("Played: %s. %s"), played, played_leads));
  point->answer = describe_reply (game, turn);
  point->better =
    /* Translators: a turn in notation, sentences that say what it leads to. */
    g_strstrip (g_strdup_printf (_("Better: %s. %s"), better, better_leads));
}

static void
describe_luck (LudoTurningPoint *point,
               LudoGame         *game)
{
  const LudoTurn *turn = &point->turn;
  g_autoptr (LudoMove) move =
    g_list_model_get_item (ludo_game_get_moves (game), turn->first);
  g_autofree char *before = ludo_win_probability_format_chance (turn->before,
                                                                turn->exact);
  g_autofree char *after = ludo_win_probability_format_chance (turn->after,
                                                               turn->exact);

  point->change =
    /* Translators: a throw's effect on who threw. */
    g_strdup_printf (_("The chance of winning went from %s to %s. That was "
                       "luck; nobody chose it."), before, after);
  point->played = ludo_game_describe_move (game, move, LUDO_DETAIL_NORMAL);
}

LudoTurningPoint *
ludo_turning_point_new (LudoGame       *game,
                        const LudoTurn *turn)
{
  LudoTurningPoint *point;
  g_autofree char *name = NULL;
  g_autofree char *ply = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game) && turn != NULL, NULL);

  point = g_new0 (LudoTurningPoint, 1);
  point->turn = *turn;
  name = ludo_win_probability_dup_side (game, turn->seat);
  ply = ludo_win_probability_dup_ply_name (game, turn->last);
  /* Translators: the name of a move, as "Move 3", and who played it. */
  point->title = g_strdup_printf (_("%s: %s"), ply, name);
  if (turn->luck)
    describe_luck (point, game);
  else
    describe_choice (point, game);

  return point;
}

void
ludo_turning_point_free (LudoTurningPoint *point)
{
  g_free (point->title);
  g_free (point->change);
  g_free (point->played);
  g_free (point->answer);
  g_free (point->better);
  g_free (point);
}

static Tally
tally_turns (GArray *turns)
{
  Tally tally = { 0 };

  for (guint i = 0; i < turns->len; i++)
    {
      const LudoTurn *turn = &g_array_index (turns, LudoTurn, i);

      if (turn->luck)
        tally.luck[turn->seat] += turn->after - turn->before;
      else
        tally.cost[turn->seat] += turn->before - turn->after;
    }

  return tally;
}

/* Describes by how much luck and choices changed the chance of one seat. */
static char *
describe_seat (LudoGame    *game,
               const Tally *tally,
               int          seat)
{
  g_autofree char *name = ludo_win_probability_dup_side (game, seat);
  double luck = tally->luck[seat];
  int points = (int) (100 * ABS (luck) + 0.5);
  int cost = (int) (100 * tally->cost[seat] + 0.5);

  if (tally->cost[seat] < LUDO_REVIEW_LEAST_COST)
    return luck < 0
             /* Translators: a player, hundredths of chance. */
             ? g_strdup_printf (_("%s: the dice took %d percentage points. It "
                                  "was all luck: no choice cost much."),
                                name, points)
             /* Translators: a player, hundredths of chance. */
             : g_strdup_printf (_("%s: the dice brought %d percentage points. "
                                  "It was all luck: no choice cost much."),
                                name, points);

  return luck < 0
           /* Translators: a player, hundredths of chance twice. */
           ? g_strdup_printf (_("%s: the dice took %d percentage points, "
                                "the choices %d."), name, points, cost)
           /* Translators: a player, hundredths of chance twice. */
           : g_strdup_printf (_("%s: the dice brought %d percentage points; "
                                "the choices cost %d."), name, points, cost);
}

/* Describes how many turning points were found, as an introduction to them. */
static char *
describe_findings (gboolean has_decisions,
                   guint    n_choices,
                   guint    n_throws)
{
  if (!has_decisions)
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

LudoReview *
ludo_review_new (LudoGame *game,
                 GArray   *turns,
                 GArray   *choices)
{
  LudoReview *review = g_new0 (LudoReview, 1);
  GString *summary = g_string_new (NULL);
  Tally tally = tally_turns (turns);
  gboolean has_decisions = ludo_game_get_info (game)->has_decisions;
  g_autoptr (GArray) costly =
    ludo_turns_pick (choices, FALSE, LUDO_REVIEW_LEAST_COST,
                     LUDO_REVIEW_POINTS_MAX);
  g_autoptr (GArray) throws =
    ludo_turns_pick (turns, TRUE, LUDO_REVIEW_LEAST_LUCK,
                     LUDO_REVIEW_POINTS_MAX);
  GArray *shown = costly->len > 0 ? costly : throws;

  review->points = g_ptr_array_new_with_free_func
                     ((GDestroyNotify) ludo_turning_point_free);
  for (guint i = 0; i < shown->len; i++)
    g_ptr_array_add (review->points,
                     ludo_turning_point_new (game, &g_array_index (shown,
                                                                   LudoTurn,
                                                                   i)));

  ludo_add_sentence (summary, describe_findings (has_decisions, costly->len,
                                                 throws->len));
  if (ludo_game_get_rules (game)->has_chance && has_decisions)
    for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
      ludo_add_sentence (summary, describe_seat (game, &tally, seat));
  review->summary = g_string_free (summary, FALSE);

  return review;
}

void
ludo_review_free (LudoReview *review)
{
  g_ptr_array_unref (review->points);
  g_free (review->summary);
  g_free (review);
}
