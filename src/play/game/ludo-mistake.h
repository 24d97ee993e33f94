/* ludo-mistake.h: mistakes that are expected, and found by rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game lists the mistakes that beginners make in it.  Each is found from the
 * position, what is asked and what was answered, so that it is known in every
 * lesson and in every position, and not only where a lesson lists the answer.
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* LudoAskedKind: what was answered. */
typedef enum
{
  LUDO_ASKED_PLACE,             /* a place at which moves end */
  LUDO_ASKED_NAMED,             /* a place that the lesson has as answer */
  LUDO_ASKED_WHICH,             /* a place whose piece may move, or may not */
  LUDO_ASKED_SETUP,             /* a place where nothing is to be set up */
  LUDO_ASKED_NUMBER,
  LUDO_ASKED_TURN,              /* a turn that the rules allow */
  LUDO_ASKED_REFUSED,           /* a move that they do not */
} LudoAskedKind;

/* LudoGivenAnswer: a question and a wrong answer to it.  A member
 * that the kind does not have is NULL, 0 or -1. */
typedef struct
{
  LudoAskedKind kind;
  int seat;                     /* the side that is asked about */
  const GameState *begun;       /* the position that the step begins with */
  const GameState *state;       /* that which is asked about, after what is
                                 * played first; of SETUP what is to be set
                                 * up */
  const GameMove *moves;        /* what is asked where it ends, or what it leads
                                 * to; of TURN the turn that was played */
  guint n_moves;
  const GameState *after;       /* the position after these */
  const GameTrace *trace;       /* their events */
  const char *measure;          /* of NUMBER and TURN: what is counted, or
                                 * NULL */
  gboolean stuck;               /* of WHICH: pieces that may not move are asked
                                 * for */
  int right;                    /* of PLACE, NAMED and NUMBER */
  int given;                    /* the place or number that was answered */
  const GameMove *answer;       /* of TURN: the moves of a right one */
  guint n_answer;
  const char *token;            /* of REFUSED */
  int value;                    /* of the mistake that is looked for */
} LudoGivenAnswer;

/* LudoMistake: one of a game's list; the first that holds counts. */
typedef struct
{
  const char *id;               /* NULL ends the list */
  guint kinds;                  /* 1 << LudoAskedKind each */
  const char *measures[5];      /* those that it is about, ended by NULL; no
                                 * one: whatever is asked */
  gboolean (*holds) (const LudoGivenAnswer *asked);  /* NULL: always */
  int value;                    /* for @holds */
  const char *name;             /* in a table, to be translated: "counted the
                                 * start space" */
  const char *reason;           /* said to the pupil, to be translated; NULL:
                                 * the rules give the reason */
} LudoMistake;

/* ludo_mistake_explains: whether the mistake leads to the answer in @asked. */
static inline gboolean
ludo_mistake_explains (const LudoMistake     *self,
                       const LudoGivenAnswer *asked)
{
  LudoGivenAnswer question = *asked;
  gboolean is_about = self->measures[0] == NULL;

  question.value = self->value;
  for (guint i = 0; self->measures[i] != NULL; i++)
    is_about |= g_strcmp0 (asked->measure, self->measures[i]) == 0;

  return (self->kinds & (1u << asked->kind)) != 0 && is_about
         && (self->holds == NULL || self->holds (&question));
}
