/* ludo-lesson-schema.h: the kinds, attributes and texts of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader, the rules' check, the writer and the editor's form go by these
 * tables, whose labels and sentences are to be translated; the parser goes by
 * ludo-page-elements.c.  A set of kinds of steps has a bit for each.
 */

#pragma once

#include "content/ludo-page.h"

typedef enum
{
  LUDO_STEP_EXPLAIN,            /* a text */
  LUDO_STEP_SHOW,               /* the board plays, the text follows */
  LUDO_STEP_MOVE,               /* a turn, listed or with a property */
  LUDO_STEP_CELL,               /* one place or several are pointed at */
  LUDO_STEP_CHOOSE,             /* one of several answers in words */
  LUDO_STEP_NUMBER,
  LUDO_STEP_PREDICT,            /* what the next throws will be */
  LUDO_STEP_PLACE,              /* the pieces are set on their places */
  LUDO_STEP_PLAY,               /* some turns against the computer */
  LUDO_STEP_READ,               /* a passage of a page */
  LUDO_STEP_GUESS,              /* these four in the chance laboratory: what
                                 * throws will be, … */
  LUDO_STEP_THROWS,             /* … what they are, … */
  LUDO_STEP_CLASSES,            /* … those of a hundred fair classes, … */
  LUDO_STEP_RULE,               /* … and what the changed rules of the position
                                 * do */
  LUDO_N_STEP_KINDS,
} LudoStepKind;

typedef struct
{
  const char *name;             /* as the file calls it */
  const char *label;            /* in the editor */
  const char *board;            /* the attribute that the editor takes from the
                                 * board, or NULL */
  gboolean is_pointing;         /* places are taken from there, not moves */
  const char *wrong;            /* the attribute of <wrong> that names a wrong
                                 * answer; NULL: the kind has no <wrong> */
  const char *needs[4];         /* attributes, one of which has to be given */
  LudoNodeType needs_element;   /* or else the element of which it needs */
  guint n_needed;               /* so many */
  const char *need_message;     /* asks for what is needed, or NULL */
} LudoStepKindInfo;

extern const LudoStepKindInfo ludo_step_kinds[LUDO_N_STEP_KINDS];

/* LudoLessonAttribute: an attribute of <lesson>, <setup> or <step>. */
typedef struct
{
  LudoNodeType element;
  const char *name;
  guint kinds;                  /* of steps that may have it */

  /* Of whole numbers; otherwise most is 0 */
  int least;
  int most;
  int missing;                  /* the number if none is given; -1: one has to
                                 * be given */
  gsize offset;                 /* of an int in LudoLesson or LudoStep */

  /* Of numbers that the editor's form offers */
  const char *label;
  int form_least;
  int form_most;
} LudoLessonAttribute;

/* The last one has no name. */
extern const LudoLessonAttribute ludo_lesson_attributes[];

/* LudoLessonText: the texts in both languages, in the order of the form. */
typedef enum
{
  LUDO_TEXT_TITLE,              /* of a step or the lesson */
  LUDO_TEXT_SENTENCES,          /* of a step itself */
  LUDO_TEXT_ASK,
  LUDO_TEXT_HINT,
  LUDO_TEXT_RIGHT,
  LUDO_TEXT_OPTION,
  LUDO_TEXT_REPLY,              /* to an option or to a wrong answer */
  LUDO_TEXT_AIM,                /* of the lesson */
  LUDO_N_TEXTS,
} LudoLessonText;

typedef struct
{
  LudoNodeType element;         /* 0: the step itself */
  const char *label;            /* in the form; NULL: it counts them */
  guint most;                   /* in a step; 0: any number */
  guint kinds;                  /* of steps that may have it */
  guint form_kinds;             /* of steps for which the form offers it */
} LudoLessonTextInfo;

extern const LudoLessonTextInfo ludo_lesson_texts[LUDO_N_TEXTS];

#define LUDO_N_LESSON_LOCKS 4

/* LudoLessonLockInfo: an attribute of <locks>, in the order of
 * LudoLessonLock. */
typedef struct
{
  const char *name;
  const char *label;            /* in a list of what is locked */
  const char *form_label;
} LudoLessonLockInfo;

extern const LudoLessonLockInfo ludo_lesson_locks[LUDO_N_LESSON_LOCKS];

/* ludo_step_kind_find: the kind called @name, or LUDO_N_STEP_KINDS. */
LudoStepKind ludo_step_kind_find (const char *name);

/* ludo_step_kind_asks: whether steps of @kind wait for an answer; the others
 * are to be read or watched. */
gboolean ludo_step_kind_asks (LudoStepKind kind);

/* ludo_step_kind_supports: whether steps of @kind are of use in @game_id. */
gboolean ludo_step_kind_supports (LudoStepKind kind, const char *game_id);

/* ludo_step_kind_is_in_laboratory: whether steps of @kind are done in the
 * chance laboratory. */
gboolean ludo_step_kind_is_in_laboratory (LudoStepKind kind);

/* ludo_lesson_attribute_supports: whether @attribute is of use in @game_id. */
gboolean ludo_lesson_attribute_supports (const LudoLessonAttribute *attribute,
                                         const char *game_id);

/* ludo_step_kind_has: whether steps of @kind may have the attribute @name. */
gboolean ludo_step_kind_has (LudoStepKind kind, const char *name);

/* ludo_step_kind_has_element: whether steps of @kind may have @element. */
gboolean ludo_step_kind_has_element (LudoStepKind kind, LudoNodeType element);
