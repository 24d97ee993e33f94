/* tavli-told.c: a turn of tavli in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-words.h"

#include <glib/gi18n.h>

#include "games/tavli/rules/tavli-legality.h"

/* Numbers: which of the numbers left to play a list names. */
typedef enum
{
  NUMBERS_ALL,
  NUMBERS_PLAYABLE,
  NUMBERS_BLOCKED,              /* nothing can be played with them now */
} Numbers;

/* How often a number of the dice is left to play, or a step is made. */
static const char *const counts[] = {
  NULL, NULL, NC_("count", "two"), NC_("count", "three"),
  NC_("count", "four"), NC_("count", "five"), NC_("count", "six"),
  NC_("count", "seven"), NC_("count", "eight"), NC_("count", "nine"),
  NC_("count", "ten"), NC_("count", "eleven"), NC_("count", "twelve"),
};

/* Returns: how often, 2 to 12 times, in a word, translated and static. */
static const char *
count_words (guint n)
{
  return g_dpgettext2 (NULL, "count",
                       counts[MIN (n, G_N_ELEMENTS (counts) - 1)]);
}

/* Returns: the numbers left to play as "a 4 and four 5s", or with @is_definite
 * as "the 4 and four 5s"; those that are blocked as "the 4 and the 5s"; "" if
 * there are none. */
static char *
list_numbers (const TavliState *state,
              Numbers           which,
              gboolean          is_definite)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int d = 1; d <= 6; d++)
    {
      guint times = state->numbers[d];
      gboolean is_blocked = tavli_number_reason (state, d) != TAVLI_PLAYABLE;

      if (times == 0 || (which != NUMBERS_ALL
                         && is_blocked != (which == NUMBERS_BLOCKED)))
        continue;
      if (times > 1 && which == NUMBERS_BLOCKED)
        /* Translators: a number of the dice that is left several times. */
        g_ptr_array_add (words, g_strdup_printf (_("the %ds"), d));
      else if (times > 1)
        g_ptr_array_add (words, g_strdup_printf (
          /* Translators: how often a number of the dice is left to play, as
           * "two", and the number. */
          _("%s %ds"), count_words (times), d));
      else
        g_ptr_array_add (words, g_strdup_printf (
          /* Translators: a number of the dice. */
          is_definite ? _("the %d") : _("a %d"), d));
    }

  return ludo_list_words (words);
}

static gboolean
has_double (const TavliState *state)
{
  for (int d = 1; d <= 6; d++)
    if (state->numbers[d] > 1)
      return TRUE;

  return FALSE;
}

/* Returns: the numbers left to play, as they end the sentence about whose turn
 * it is.  If they were just thrown, the three dice have been named. */
static char *
describe_numbers (const TavliState *state,
                  gboolean          is_thrown)
{
  g_autofree char *playable = list_numbers (state, NUMBERS_PLAYABLE, FALSE);
  g_autofree char *blocked = list_numbers (state, NUMBERS_BLOCKED, TRUE);
  gboolean is_named = is_thrown && !has_double (state);

  if (blocked[0] == '\0' && is_named)
    return g_strdup ("");
  if (blocked[0] == '\0')
    /* Translators: ends the sentence "White to move": the list of the numbers
     * left to play. */
    return g_strdup_printf (_(": %s"), playable);
  if (is_named || playable[0] == '\0')
    /* Translators: the same: the list of those that nothing can be played with
     * now; their dice are crossed out. */
    return g_strdup_printf (_("; not yet %s"), blocked);

  /* Translators: the same: both lists. */
  return g_strdup_printf (_(": %s; not yet %s"), playable, blocked);
}

static char *
describe_stage (const TavliState *state,
                gboolean          is_thrown)
{
  gboolean white = state->turn == TAVLI_WHITE;
  g_autofree char *numbers = describe_numbers (state, is_thrown);

  switch (tavli_stage (state, tavli_blocked_cells (state)))
    {
    case TAVLI_STAGE_ENTER:
      return g_strdup_printf (
        /* Translators: %s is a colon and the list of the numbers left to play
         * (or nothing), here and in the sentences like this one. */
        white ? _("White to enter a checker%s.")
              : _("Black to enter a checker%s."), numbers);
    case TAVLI_STAGE_FIRST_TABLE:
      return g_strdup_printf (
        white ? _("White to move inside the first table%s.")
              : _("Black to move inside the first table%s."), numbers);
    case TAVLI_STAGE_REENTER:
      return g_strdup_printf (
        white ? _("White to bring a checker back%s.")
              : _("Black to bring a checker back%s."), numbers);
    case TAVLI_STAGE_TRAVEL:
    default:
      return g_strdup_printf (
        white ? _("White to move%s.") : _("Black to move%s."), numbers);
    }
}

char *
tavli_describe_turn (const GamePosition *position)
{
  const TavliState *state = (const TavliState *) &position->state;

  if (tavli_n_numbers (state) == 0)
    return g_strdup (state->turn == TAVLI_WHITE ? _("White to throw.")
                                                : _("Black to throw."));

  return describe_stage (state, FALSE);
}

char *
tavli_describe_next (const GamePosition *position)
{
  const TavliState *state = (const TavliState *) &position->state;
  GameTrace trace = GAME_TRACE_INIT;
  gboolean is_thrown = game_position_trace_last (position, &trace)
                       && trace.events[0].type == GAME_EVENT_THROW;

  game_trace_clear (&trace);

  return is_thrown && tavli_n_numbers (state) > 0
           ? describe_stage (state, TRUE) : NULL;
}

static char *
describe_throw (const GameEvent *event,
                LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;
  int a = event->value / 100;
  int b = event->value / 10 % 10;
  int c = event->value % 10;
  GString *text = g_string_new (NULL);

  ludo_add_sentence (text, g_strdup_printf (
    detail == LUDO_DETAIL_BRIEF
    /* Translators: the three dice. */
    ? (white ? _("White: %d, %d, %d.") : _("Black: %d, %d, %d."))
    : (white ? _("White throws %d, %d and %d.")
             : _("Black throws %d, %d and %d.")), a, b, c));

  if (detail == LUDO_DETAIL_FULL && a == c)
    ludo_add_sentence (text, g_strdup_printf (
      _("Three alike: the %d counts twelve times."), a));
  else if (detail == LUDO_DETAIL_FULL && (a == b || b == c))
    ludo_add_sentence (text, g_strdup_printf (
      _("A double: the %d counts four times."), b));

  return g_string_free (text, FALSE);
}

/* Describes the step of a checker on the board with the number played. */
static char *
describe_numbered_step (const GameEvent *event)
{
  gboolean white = event->seat == TAVLI_WHITE;

  if (event->type == TAVLI_EVENT_BEAR_OFF)
    return g_strdup_printf (
      /* Translators: the cell that the checker leaves, the number played. */
      white ? _("White bears off a checker from %d with a %d.")
            : _("Black bears off a checker from %d with a %d."),
      event->from, event->value);

  if (tavli_is_waiting_place (event->from))
    return g_strdup_printf (
      /* Translators: the cell of the middle row, the cell of the course, the
       * number played. */
      white ? _("White comes back from m%d to %d with a %d.")
            : _("Black comes back from m%d to %d with a %d."),
      event->from - TAVLI_WAITING_FIRST + 1, event->to, event->value);

  return g_strdup_printf (
    /* Translators: the cells from and to, the number played. */
    white ? _("White moves from %d to %d with a %d.")
          : _("Black moves from %d to %d with a %d."),
    event->from, event->to, event->value);
}

/* Describes the step of a checker that was entered, moved or borne off.  Only
 * the full detail names the number, so that a turn of three dice is short
 * enough to hear. */
static char *
describe_step (const GameEvent *event,
               LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;

  if (event->type == GAME_EVENT_ENTER)
    return g_strdup_printf (
      /* Translators: the cell, which is also the number played. */
      white ? _("White enters a checker on %d.")
            : _("Black enters a checker on %d."),
      event->to);

  if (detail == LUDO_DETAIL_FULL)
    return describe_numbered_step (event);

  if (event->type == TAVLI_EVENT_BEAR_OFF)
    return g_strdup_printf (
      /* Translators: the cell that the checker leaves. */
      white ? _("White bears off a checker from %d.")
            : _("Black bears off a checker from %d."), event->from);

  if (tavli_is_waiting_place (event->from))
    return g_strdup_printf (
      /* Translators: the cell of the middle row, the cell of the course. */
      white ? _("White comes back from m%d to %d.")
            : _("Black comes back from m%d to %d."),
      event->from - TAVLI_WAITING_FIRST + 1, event->to);

  return g_strdup_printf (
    /* Translators: the cells from and to. */
    detail == LUDO_DETAIL_BRIEF
    ? (white ? _("White, %d to %d.") : _("Black, %d to %d."))
    : (white ? _("White moves from %d to %d.")
             : _("Black moves from %d to %d.")),
    event->from, event->to);
}

static char *
describe_hit (const GameEvent *event,
              LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;

  if (detail == LUDO_DETAIL_BRIEF)
    return g_strdup (white ? _("A white checker is hit.")
                           : _("A black checker is hit."));

  /* The move before has named the cell where it was hit. */
  if (detail == LUDO_DETAIL_NORMAL)
    return g_strdup_printf (
      /* Translators: the cell of the middle row. */
      white ? _("The white checker is hit and waits on m%d.")
            : _("The black checker is hit and waits on m%d."),
      event->to - TAVLI_WAITING_FIRST + 1);

  return g_strdup_printf (
    /* Translators: the cell where it was hit, the cell of the middle row. */
    white ? _("The white checker on %d is hit and now waits on m%d.")
          : _("The black checker on %d is hit and now waits on m%d."),
    event->from, event->to - TAVLI_WAITING_FIRST + 1);
}

static char *
describe_event (const GameEvent *event,
                LudoDetail       detail)
{
  gboolean white = event->seat == TAVLI_WHITE;

  switch (event->type)
    {
    case GAME_EVENT_THROW:
      return describe_throw (event, detail);

    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case TAVLI_EVENT_BEAR_OFF:
      return describe_step (event, detail);

    case TAVLI_EVENT_HIT:
      return describe_hit (event, detail);

    case TAVLI_EVENT_EXPOSED:
      if (detail == LUDO_DETAIL_BRIEF)
        return g_strdup (white ? _("White is now exposed.")
                               : _("Black is now exposed."));
      return g_strdup (
        white ? _("White can now be hit in the first table.")
              : _("Black can now be hit in the first table."));

    case GAME_EVENT_TURN:
      if (detail != LUDO_DETAIL_FULL)
        return NULL;
      return g_strdup (white ? _("The turn passes to White.")
                             : _("The turn passes to Black."));

    default:
      return NULL;
    }
}

/* Steps: equal steps of a turn: the first of them, how many there are, and
 * whether they hit, if that is told in the same sentence. */
typedef struct
{
  const GameEvent *event;
  guint n;
  gboolean hits;
} Steps;

static gboolean
is_step (const GameEvent *event)
{
  return event->type == GAME_EVENT_ENTER || event->type == GAME_EVENT_MOVE
         || event->type == TAVLI_EVENT_BEAR_OFF;
}

static gboolean
is_of_a_kind (const GameEvent *a,
              const GameEvent *b)
{
  return a->type == b->type
         && tavli_is_waiting_place (a->from)
            == tavli_is_waiting_place (b->from);
}

/* Names the checkers that enter, or are borne off, on the same cell.  Only the
 * first of a list is called a checker. */
static char *
name_checkers (const Steps *steps,
               gboolean     is_first)
{
  gboolean enters = steps->event->type == GAME_EVENT_ENTER;
  int cell = enters ? steps->event->to : steps->event->from;

  if (steps->n == 1 && is_first)
    return g_strdup_printf (enters ? _("a checker on %d")
                                   : _("a checker from %d"), cell);
  if (steps->n == 1)
    return g_strdup_printf (enters ? _("one on %d") : _("one from %d"), cell);
  if (is_first)
    return g_strdup_printf (
      /* Translators: how many, as "four", and the cell. */
      enters ? _("%s checkers on %d") : _("%s checkers from %d"),
      count_words (steps->n), cell);

  return g_strdup_printf (enters ? _("%s on %d") : _("%s from %d"),
                          count_words (steps->n), cell);
}

/* Describes steps between the same two places. */
static char *
name_steps (const Steps *steps)
{
  int from = steps->event->from, to = steps->event->to;
  g_autofree char *step = tavli_is_waiting_place (from)
    ? g_strdup_printf (_("m%d to %d"), from - TAVLI_WAITING_FIRST + 1, to)
    /* Translators: the cells from and to, in "White moves from 6 to 12". */
    : g_strdup_printf (_("%d to %d"), from, to);

  if (steps->n == 1)
    return g_steal_pointer (&step);
  if (steps->n == 2)
    /* Translators: a step, as "6 to 12". */
    return g_strdup_printf (_("%s twice"), step);

  /* Translators: a step, as "6 to 12"; how often, as "three". */
  return g_strdup_printf (_("%s %s times"), step, count_words (steps->n));
}

/* Adds @steps as one sentence and empties them. */
static void
add_steps (GString *text,
           GArray  *steps)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  const Steps *first = (const Steps *) (void *) steps->data;
  const GameEvent *event;
  gboolean white;
  const char *format;

  if (steps->len == 0)
    return;

  event = first->event;
  white = event->seat == TAVLI_WHITE;
  if (event->type == GAME_EVENT_ENTER)
    /* Translators: a list, as "four checkers on 2 and one on 6". */
    format = white ? _("White enters %s.") : _("Black enters %s.");
  else if (event->type == TAVLI_EVENT_BEAR_OFF)
    /* Translators: a list, as "two checkers from 20 and one from 22". */
    format = white ? _("White bears off %s.") : _("Black bears off %s.");
  else if (tavli_is_waiting_place (event->from))
    /* Translators: a list, as "m3 to 3 and m4 to 6". */
    format = white ? _("White comes back from %s.")
                   : _("Black comes back from %s.");
  else
    /* Translators: a list, as "6 to 12 and 12 to 18 twice". */
    format = white ? _("White moves from %s.") : _("Black moves from %s.");

  for (guint i = 0; i < steps->len; i++)
    {
      char *name = event->type == GAME_EVENT_MOVE
                     ? name_steps (first + i)
                     : name_checkers (first + i, i == 0);

      g_ptr_array_add (words, !first[i].hits ? name
        /* Translators: a step, as "6 to 12". */
        : g_strdup_printf (_("%s with a hit"), name));
      if (first[i].hits)
        g_free (name);
    }
  list = ludo_list_words (words);
  if (steps->len == 1 && first->n == 1 && !first->hits)
    ludo_add_sentence (text, describe_step (event, LUDO_DETAIL_NORMAL));
  else
    {
      g_auto (GStrv) parts = g_strsplit (format, "%s", 2);

      ludo_add_sentence (text, g_strjoinv (list, parts));
    }
  g_array_set_size (steps, 0);
}

/* Adds @event to @steps.  Steps of another kind are first emptied into a
 * sentence of @text. */
static void
collect_step (GString         *text,
              GArray          *steps,
              const GameEvent *event)
{
  if (steps->len > 0
      && !is_of_a_kind (g_array_index (steps, Steps, 0).event, event))
    add_steps (text, steps);

  for (guint i = 0; i < steps->len; i++)
    {
      Steps *same = &g_array_index (steps, Steps, i);

      if (same->event->from == event->from && same->event->to == event->to)
        {
          same->n++;
          return;
        }
    }
  g_array_append_val (steps, ((Steps) { event, 1, FALSE }));
}

/* The numbers that were thrown or left when @ply ended the turn. */
static char *
describe_lost (const LudoPly *ply)
{
  GameState left = *ply->before;
  const TavliState *after = (const TavliState *) ply->after;
  TavliState *tavli = (TavliState *) &left;
  g_autofree char *numbers = NULL;

  tavli_play (tavli, ply->move, NULL);
  if (after->turn == tavli->turn || tavli_n_numbers (tavli) == 0)
    return NULL;

  numbers = list_numbers (tavli, NUMBERS_ALL, TRUE);

  return g_strdup_printf (
    /* Translators: the list of the numbers. */
    ngettext ("Cannot be played: %s.",
              "Cannot be played: %s.",
              (gulong) tavli_n_numbers (tavli)), numbers);
}

/* Adds the blot that the last step left behind and the numbers that are left to
 * play. */
static void
add_aftermath (GString       *text,
               const LudoPly *ply)
{
  const TavliState *after = (const TavliState *) ply->after;
  int seat = ludo_ply_seat (ply);
  int from = tavli_move_from (ply->move);

  if (tavli_move_is_throw (ply->move))
    return;

  if (tavli_is_cell (from) && tavli_checkers (after, seat, from) == 1)
    ludo_add_sentence (text, g_strdup_printf (
      seat == TAVLI_WHITE
      /* Translators: a cell of the board. */
      ? _("A white blot stays behind on %d.")
      : _("A black blot stays behind on %d."), from));

  if (after->turn == seat && tavli_winner (after) < 0)
    {
      g_autofree char *numbers = list_numbers (after, NUMBERS_ALL, FALSE);

      ludo_add_sentence (text, g_strdup_printf (_("Left to play: %s."),
                                                numbers));
    }
}

char *
tavli_describe_move (const LudoPly *ply,
                     LudoDetail     detail)
{
  const GameTrace *trace = ply->trace;
  GString *text = g_string_new (NULL);
  char *lost = describe_lost (ply);

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      char *sentence = describe_event (event, detail);

      if (event->type == GAME_EVENT_TURN && lost != NULL)
        ludo_add_sentence (text, g_steal_pointer (&lost));
      if (sentence != NULL)
        ludo_add_sentence (text, sentence);
    }
  g_free (lost);

  if (detail == LUDO_DETAIL_FULL)
    add_aftermath (text, ply);

  return g_string_free (text, FALSE);
}

char *
tavli_describe_moves (const LudoPly *plies,
                      int            n_plies,
                      LudoDetail     detail)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Steps));
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_plies; i++)
    {
      const GameTrace *trace = plies[i].trace;

      for (size_t j = 0; j < trace->n_events; j++)
        {
          const GameEvent *event = &trace->events[j];
          g_autofree char *sentence = describe_event (event, detail);

          if (is_step (event))
            collect_step (text, steps, event);
          /* The last of @steps made this hit: only the first to a cell can. */
          else if (event->type == TAVLI_EVENT_HIT && steps->len > 0
                   && detail == LUDO_DETAIL_BRIEF)
            g_array_index (steps, Steps, steps->len - 1).hits = TRUE;
          else if (sentence != NULL)
            {
              add_steps (text, steps);
              ludo_add_sentence (text, g_steal_pointer (&sentence));
            }
        }
    }
  add_steps (text, steps);
  ludo_add_sentence (text, describe_lost (&plies[n_plies - 1]));

  return g_string_free (text, FALSE);
}
