/* ludo-lesson.h: a lesson, read from a file and checked by the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is described in data/content/README.md.  The rules have checked
 * every lesson that is loaded: its positions are possible, its moves legal, and
 * its right answers right.
 */

#pragma once

#include "content/ludo-library.h"
#include "drawing/ludo-ring.h"
#include "learn/ludo-lesson-schema.h"
#include "learn/ludo-measure.h"

/* No lesson is longer than a game, and none of its steps a book. */
#define LUDO_STEP_MOVES_MAX 200
#define LUDO_STEP_ROUNDS_MAX 50

/* The most throws that a step asks for, of which a hundred classes are made at
 * once, and the most dice. */
#define LUDO_STEP_TIMES_MAX 10000
#define LUDO_STEP_DICE_MAX 3

/* LudoTurnAnswer: a turn that is right, or answered; owned by its step. */
typedef struct
{
  const LudoPageNode *reply;    /* what is said of it, or NULL */
  GArray *moves;                /* GameMove; empty where the rules refuse */
  char *token;                  /* as the file writes it */
  GameState after;
} LudoTurnAnswer;

/* LudoStep: owned by its lesson. */
typedef struct
{
  LudoStepKind kind;
  const LudoPageNode *node;     /* its sentences, and its title */
  const LudoPageNode *ask;      /* these may be NULL */
  const LudoPageNode *right;
  GPtrArray *hints;             /* LudoPageNode, borrowed */
  GPtrArray *options;           /* LudoPageNode, borrowed: of CHOOSE */
  guint64 right_options;        /* bit i: option i is right; 0: a debate */
  GPtrArray *wrong;             /* LudoTurnAnswer, answered by name */
  GPtrArray *wrong_nodes;       /* LudoPageNode, borrowed: of NUMBER, CELL */

  GameState start;              /* the position that it begins with */
  char *position;               /* the same in notation */
  GArray *before;               /* GameMove: played before it is asked */
  GameState asked;              /* the position after these */
  GArray *moves;                /* GameMove: of SHOW; what CELL and NUMBER
                                 * play once they are answered */
  GPtrArray *answers;           /* LudoTurnAnswer: of MOVE */
  gboolean is_only;             /* of MOVE: no other turn reaches the goal */
  double best;                  /* of MOVE: the chance of winning after the
                                 * best turn; what is as good is right too;
                                 * 0: only what is listed is */
  LudoGoal goal;                /* of MOVE and PLAY; name NULL: none */
  int *cells;                   /* places, of CELL and of PLACE, where
                                 * something is to be set; ended by -1 */
  int *highlight;               /* places pointed at; ended by -1 */
  int number;                   /* of NUMBER */
  GameState target;             /* of PLACE */
  int rounds;                   /* of PREDICT */
  int times;                    /* of THROWS and CLASSES: how many throws */
  int exact;                    /* of THROWS: how many come before exact
                                 * chances are shown */
  int dice;                     /* of these and GUESS; 0: all of the game */
  int against;                  /* of PLAY: the level; 0: nobody */
  int plies;                    /* of PLAY: own turns at the most */
  char *page_id;                /* of READ */
  char *element_id;
  guint first_line;             /* of verse, from 1, that READ shows … */
  guint last_line;              /* … and the last one; both 0 for all lines */
  LudoRing ring;                /* shown instead of the board, if it has
                                 * holes … */
  int sowings;                  /* … after so many sowings */
  guint64 seed;
  char *asks;                   /* a digest of what it asks: kind, position,
                                 * answers; no wording */
} LudoStep;

/* LudoLessonLock: what a lesson keeps from the pupil, in the order of
 * ludo_lesson_locks. */
typedef enum
{
  LUDO_LOCK_HINTS = 1 << 0,
  LUDO_LOCK_UNDO = 1 << 1,      /* a turn that was played stands */
  LUDO_LOCK_REVIEW = 1 << 2,    /* what a turn leads to */
  LUDO_LOCK_GAMES = 1 << 3,     /* all of the program but the lesson */
} LudoLessonLock;

typedef struct
{
  const GameRules *rules;
  char *id;                     /* what the file calls it, or the file's name
                                 * without .lesson */
  char *lasting_id;             /* what the file calls it, which stays though
                                 * its name and its steps change; or NULL */
  char *name;                   /* the file's name without .lesson, as a word */
  char *file;                   /* its name, for messages */
  char *checksum;               /* SHA-256 of what it asks (steps, positions,
                                 * answers), whatever the wording */
  char *files[5];               /* SHA-256 of the file's bytes, as they are and
                                 * with other ends of lines, as results of
                                 * version 1 name it */
  int level;                    /* 1: for beginners */
  int minutes;
  int limit;                    /* minutes for it; 0: as many as it takes */
  int against;                  /* the computer's level where a step names
                                 * none; 0: nobody */
  guint locks;                  /* LudoLessonLock bits */
  char *leave;                  /* the word that ends it (ludo-lock.h), or
                                 * NULL: it is left as one likes */
  LudoContentFolder *folder;    /* where it was listed, or NULL */
  LudoPageNode *page;           /* the whole file */
  const LudoPageNode *aim;
  GPtrArray *steps;             /* LudoStep */
} LudoLesson;

/* ludo_step_is_puzzle: whether @step asks for a turn and has no hints of its
 * own, as a puzzle does. */
gboolean ludo_step_is_puzzle (const LudoStep *step);

/* ludo_lesson_load:
 *
 * Returns: (transfer full): the lesson in the file @path; NULL with @error,
 * whose message names the file, the line and the reason.  Free with
 * ludo_lesson_unref().
 */
LudoLesson *ludo_lesson_load (const char *path, GError **error);

/* ludo_lesson_parse: (transfer full): the lesson in @text, any @length bytes;
 * NULL with @error as above, where @name stands for the file's name. */
LudoLesson *ludo_lesson_parse (const char *text, gsize length,
                               const char *name, GError **error);

/* ludo_lesson_ref: adds a reference.  Returns: @self. */
LudoLesson *ludo_lesson_ref (LudoLesson *self);

/* ludo_lesson_unref: releases a reference; the last frees the lesson. */
void ludo_lesson_unref (LudoLesson *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoLesson, ludo_lesson_unref)

/* LudoLessonMatch: what a lesson is to another file or a result. */
typedef enum
{
  LUDO_LESSON_SAME,             /* it asks the same, whatever it is called */
  LUDO_LESSON_VERSION,          /* it has the same lasting id, and asks
                                 * something else in some step */
  LUDO_LESSON_OTHER,
} LudoLessonMatch;

/* ludo_lesson_match: compares @self with a lesson of @game_id by its
 * @lasting_id, which may be NULL, and by the @checksum of what it asks.
 * Lessons with equal checksums are the same, unless both have a lasting id and
 * these differ. */
LudoLessonMatch ludo_lesson_match (const LudoLesson *self, const char *game_id,
                                   const char *lasting_id,
                                   const char *checksum);

/* ludo_lesson_is_file: whether @checksum is that of the bytes of the lesson's
 * file, with the line ends of any system. */
gboolean ludo_lesson_is_file (const LudoLesson *self, const char *checksum);

/* ludo_lesson_is_word: whether @text may name a lesson or a step: letters,
 * digits, hyphens and underscores, at most 100 bytes. */
gboolean ludo_lesson_is_word (const char *text);

/* ludo_lesson_dup_word: (transfer full): a word made of @length bytes of @text;
 * other characters become hyphens. */
char *ludo_lesson_dup_word (const char *text, gsize length);

/* ludo_lesson_list: (in ludo-lesson-list.c)
 * @problems: (element-type utf8) (nullable): gets a sentence for each file and
 *   folder that is left out
 *
 * Returns: (transfer full): an array of LudoLesson: the lessons of this game in
 * the folders of @library, those of the nearest folder first, and within a
 * folder by level.  A lesson takes the place of one in a farther folder that
 * has the same id or the same file name.
 */
GPtrArray *ludo_lesson_list (LudoLibrary *library, const char *game_id,
                             GPtrArray *problems);

/* ludo_lesson_exists: whether any of @folders, as ludo_content_folders_new()
 * returns them, has lessons of this game. */
gboolean ludo_lesson_exists (GPtrArray *folders, const char *game_id);

/* ludo_lesson_check_pages: whether the pages of @library have everything to
 * which @self links, and the lines of verse that it shows; otherwise @error
 * names file, line and reason. */
gboolean ludo_lesson_check_pages (const LudoLesson *self, LudoLibrary *library,
                                  GError **error);

/* ludo_lesson_describe_locks: (transfer full) (nullable): sentences, in the
 * language of the program, that say what is locked and how the lock ends; NULL
 * if nothing is locked. */
char *ludo_lesson_describe_locks (const LudoLesson *self);

/* ludo_lesson_get_title: (transfer none): the title in @language. */
const char *ludo_lesson_get_title (const LudoLesson *self,
                                   LudoPageLanguage language);

/* ludo_lesson_dup_text: (transfer full): the sentences that are children of
 * @node, one after another, as Pango markup, or if @plain without markup for a
 * voice; "" if @node is NULL or has none. */
char *ludo_lesson_dup_text (const LudoPageNode *node,
                            LudoPageLanguage language, gboolean plain);

/* ludo_lesson_dup_step_title: (transfer full): the title of @step in plain
 * text, or else its question, or else its number. */
char *ludo_lesson_dup_step_title (const LudoLesson *self, const LudoStep *step,
                                  LudoPageLanguage language);

/* _ludo_lesson_drop_line: removes the file and the line from the message of
 * *@error, which may be NULL, because the text was in no file. */
void _ludo_lesson_drop_line (GError **error);

/* _ludo_lesson_fill_identity: (in ludo-lesson-identity.c) computes the
 * checksums of @self, which is complete, and of @text, its file of @length
 * bytes. */
void _ludo_lesson_fill_identity (LudoLesson *self, const char *text,
                                 gsize length);

/* _ludo_lesson_fill_step: (in ludo-lesson-check.c) reads the question and the
 * answers of @step; FALSE with @error if the rules contradict them. */
gboolean _ludo_lesson_fill_step (LudoLesson *lesson, LudoStep *step,
                                 const LudoPageNode *setup, GError **error);

/* _ludo_lesson_fill_ring: (in ludo-lesson-ring.c) reads the ring of @step, if
 * it has one, and sows it; FALSE with @error if that cannot be. */
gboolean _ludo_lesson_fill_ring (const LudoLesson *lesson, LudoStep *step,
                                 GError **error);

/* _ludo_lesson_count_sowings: (in ludo-lesson-ring.c) the number of sowings
 * after which the ring of @step is as the file has it again, -1 if it never
 * is. */
int _ludo_lesson_count_sowings (const LudoStep *step);

/* _ludo_lesson_turn_is: (in ludo-lesson-check.c) whether one of @answers leads
 * to @state.
 * @reply: (out) (optional) (nullable): the reply to that answer */
gboolean _ludo_lesson_turn_is (const LudoLesson *lesson,
                               const GameState *state,
                               const GPtrArray *answers,
                               const LudoPageNode **reply);
