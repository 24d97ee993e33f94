/* ludo-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "board/ludo-board-place.h"
#include "drawing/ludo-background.h"
#include "play/game/ludo-reach.h"

G_BEGIN_DECLS

/* LudoCandidate: a legal move, or several by the same man one after another,
 * and the places that pick it. */
typedef struct
{
  GameMove moves[LUDO_ROUTE_STEPS_MAX];
  int values[LUDO_ROUTE_STEPS_MAX];     /* the dice; 0 in games without */
  int stops[LUDO_ROUTE_STEPS_MAX];      /* the place after each move */
  int n_moves;
  guint hits;                /* bit i: move i hits a man */
  int path[LUDO_PATH_MAX];
  int n_path;
  gboolean with_die;            /* a die is among the places */
  gboolean repeats;             /* as LudoRoute */
} LudoCandidate;

struct _LudoBoard
{
  GtkWidget parent_instance;

  gboolean interactive;
  gboolean animate;
  gboolean coordinates;
  double speed;
  LudoRect area;                /* of the picture within the widget */

  int path[LUDO_PATH_MAX];      /* picked so far */
  int n_path;
  int hover;                    /* the place under the pointer, or -1 */
  int last_focus;               /* where Tab comes back to */
  int pressed;                  /* where the button went down, or -1 */
  gboolean dragging;            /* past the threshold */
  double drag_x;                /* the pointer meanwhile, in the picture */
  double drag_y;
  gboolean picked_itself;       /* nobody picked what is picked */
  gboolean hinted[LUDO_PLACES_MAX];     /* places marked for help */
  char letter;                  /* a shortcut that may begin a notation, or 0 */

  double motion_time;           /* seconds of the motion already shown */
  double motion_duration;
  gint64 motion_frame;          /* the last frame's time, microseconds */
  char *language;               /* owned: of its words, or NULL */
  gboolean step_by_step;
  gsize motion_events;          /* of the trace, when step by step */
  guint motion_tick;            /* 0 when nothing moves */

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  GArray *candidates;           /* LudoCandidate; of the current position */
  GArray *labels;               /* LudoLabel; of what may be picked next */
  GQueue *motion_queue;         /* LudoMove; to be shown next */
  GString *typed;
  LudoMove *motion_move;        /* the move being shown, or NULL */
  LudoBackground background;            /* while the board is on the screen */

  guint8 notes[LUDO_PLACES_MAX];        /* marks that stay */

  /* Borrowed: children, by place */
  GPtrArray *places;
  const LudoDrawing *drawing;
};

/* LudoBoardProp: the properties, for the setters in several files. */
typedef enum
{
  LUDO_BOARD_PROP_0,
  LUDO_BOARD_PROP_GAME,
  LUDO_BOARD_PROP_INTERACTIVE,
  LUDO_BOARD_PROP_ANIMATE,
  LUDO_BOARD_PROP_SPEED,
  LUDO_BOARD_PROP_COORDINATES,
  LUDO_BOARD_PROP_STEP_BY_STEP,
  LUDO_BOARD_PROP_MOVING,
  LUDO_BOARD_PROP_TYPED,
  LUDO_BOARD_N_PROPS,
} LudoBoardProp;

void _ludo_board_notify (LudoBoard *self, LudoBoardProp prop);

/* ludo-board.c: emits "illegal"; NULL strings are told as "". */
void _ludo_board_tell_illegal (LudoBoard *self, const char *token,
                               const char *sentence, const char *rule_id);

/* ludo-board.c: emits "announce". */
void _ludo_board_announce (LudoBoard *self, const char *text);

/* ludo-board-scene.c: what is to be painted.  LudoBoardScene keeps all that
 * the scene points to. */
typedef struct
{
  LudoScene scene;
  LudoMotion motion;
  GameTrace shown;              /* borrowed: as far as the steps have come */
  LudoHeld held;
  guint8 marks[LUDO_PLACES_MAX];
  char *family;
} LudoBoardScene;

void _ludo_board_scene_init (LudoBoard *self, LudoBoardScene *scene);
void _ludo_board_scene_clear (LudoBoardScene *scene);
/* Draws it, in the language of its words. */
void _ludo_board_paint (LudoBoard *self, GtkSnapshot *snapshot);
/* The place at a point of the widget, or -1. */
int _ludo_board_place_at (LudoBoard *self, double x, double y);
/* The place that has the focus, or -1. */
int _ludo_board_focused_place (LudoBoard *self);

/* ludo-board-layout.c: the children that stand for the places, and where they
 * and the picture are. */
void _ludo_board_add_places (LudoBoard *self);
void _ludo_board_remove_places (LudoBoard *self);
/* Says anew what every place is and holds. */
void _ludo_board_name_places (LudoBoard *self);
/* Shows the places that the position and what is picked offer. */
void _ludo_board_show_places (LudoBoard *self);
void _ludo_board_measure (GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline);
void _ludo_board_size_allocate (GtkWidget *widget, int width, int height,
                                int baseline);

/* ludo-board-candidates.c: what can be picked, and what is written there. */
void _ludo_board_find_candidates (LudoBoard *self);
/* Whether a path of the candidate begins with the places of @path. */
gboolean _ludo_candidate_begins (const LudoCandidate *candidate,
                                 const int *path, int n_path);
/* Says by which numbers what may be picked next is reached. */
void _ludo_board_label_targets (LudoBoard *self);
/* The same of @place in words, or NULL. */
char *_ludo_board_describe_target (LudoBoard *self, int place);

/* ludo-board-pick.c: picking a move place by place. */
gboolean _ludo_board_is_open (LudoBoard *self);
/* Picks the man who is picked by himself, if there is one. */
void _ludo_board_pick_itself (LudoBoard *self);
/* Throws, or calls the turn done; FALSE when neither is due. */
gboolean _ludo_board_throw (LudoBoard *self);
/* Whoever acts out of turn is told whose turn it is. */
void _ludo_board_tell_turn (LudoBoard *self);
/* Whether some legal move's path goes on from what is picked with @place. */
gboolean _ludo_board_can_pick (LudoBoard *self, int place);
/* Takes up what lies on @place, if a move of two places or more can begin
 * or go on there. */
void _ludo_board_begin_drag (LudoBoard *self, int place);
/* Plays or refuses the notation typed so far. */
void _ludo_board_submit_typed (LudoBoard *self);
void _ludo_board_set_typed (LudoBoard *self, const char *typed);
/* Shows the picked places on screen and to the ear. */
void _ludo_board_selection_changed (LudoBoard *self);

/* ludo-board-words.c: what the board says when asked; free with g_free(). */
char *_ludo_board_describe_position (LudoBoard *self);
char *_ludo_board_describe_last (LudoBoard *self);
char *_ludo_board_describe_moves (LudoBoard *self);
/* Why nothing can be done with @place beside the cells, or NULL. */
char *_ludo_board_explain_place (LudoBoard *self, int place);

/* ludo-board-hint.c: no place is marked for help any more. */
void _ludo_board_forget_hint (LudoBoard *self);

/* ludo-board-input.c: adds the controllers of pointer and keyboard. */
void _ludo_board_init_input (LudoBoard *self);

/* ludo-board-motion.c */
/* Shows, of the last @n_played plies, those that one hand played last; what
 * was shown before is at its end. */
void _ludo_board_show_motion (LudoBoard *self, guint n_played);
/* The trace to be shown now, in @trace, borrowed, and its time. */
double _ludo_board_motion_now (LudoBoard *self, GameTrace *trace);

G_END_DECLS
