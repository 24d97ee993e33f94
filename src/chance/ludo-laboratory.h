/* ludo-laboratory.h: what the chance laboratory of a window shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/film/ludo-film.h"
#include "chance/lesson/ludo-chance-aim.h"
#include "chance/throws/ludo-classes.h"
#include "chance/ludo-debate.h"
#include "chance/ludo-fate-map.h"
#include "chance/ludo-games.h"
#include "chance/rule/ludo-rule-change.h"
#include "chance/throws/ludo-throws.h"
#include "chance/wall/ludo-walls.h"
#include "play/ludo-model.h"

/* LudoChanceView: how throws are looked at. */
typedef enum
{
  LUDO_CHANCE_VIEW_BARS,
  LUDO_CHANCE_VIEW_RUN,         /* the share against the number of throws */
  LUDO_CHANCE_VIEW_WAYS,
  LUDO_CHANCE_VIEW_CLASSES,     /* beside a hundred fair classes */
  LUDO_CHANCE_VIEW_TABLE,
  LUDO_N_CHANCE_VIEWS,
} LudoChanceView;

/* LudoChanceRoom: the experiments of the laboratory. */
typedef enum
{
  LUDO_CHANCE_ROOM_THROWS,
  LUDO_CHANCE_ROOM_CLASS,
  LUDO_CHANCE_ROOM_SEALED,
  LUDO_CHANCE_ROOM_GAMES,
  LUDO_CHANCE_ROOM_RULE,
  LUDO_CHANCE_ROOM_MAP,
  LUDO_CHANCE_ROOM_WALL,
  LUDO_CHANCE_ROOM_FILM,
  LUDO_CHANCE_ROOM_DEBATE,
  LUDO_N_CHANCE_ROOMS,
} LudoChanceRoom;

/* LudoLaboratory:
 *
 * The game whose chances are examined, and the experiment that is shown.  It
 * outlives the page that shows it, which is made anew with every language.
 *
 * Signals:
 * - "changed": the game, the room, the view, the throws, the guess, the
 *   classes or the games are others
 */
#define LUDO_TYPE_LABORATORY (ludo_laboratory_get_type ())
G_DECLARE_FINAL_TYPE (LudoLaboratory, ludo_laboratory, LUDO, LABORATORY,
                      LudoModel)

/* ludo_laboratory_new: (transfer full): a laboratory without a game. */
LudoLaboratory *ludo_laboratory_new (void);

/* ludo_laboratory_supports_game: whether there is a room for @game_id. */
gboolean ludo_laboratory_supports_game (const char *game_id);

/* ludo_laboratory_room_supports: whether @room is of use in @game_id. */
gboolean ludo_laboratory_room_supports (LudoChanceRoom room,
                                        const char    *game_id);

/* ludo_laboratory_get_room_id: how actions and lessons name @room: "throws" …;
 * static. */
const char *ludo_laboratory_get_room_id (LudoChanceRoom room);

/* ludo_laboratory_find_room: the room called @id; LUDO_N_CHANCE_ROOMS where
 * none is. */
LudoChanceRoom ludo_laboratory_find_room (const char *id);

/* ludo_laboratory_set_game: shows what is thrown or played in the game
 * @game_id, for which there is a room, with what was thrown and guessed there
 * before.  The room stays if it is of use in that game too. */
void ludo_laboratory_set_game (LudoLaboratory *self, const char *game_id);

/* ludo_laboratory_get_game_id: (nullable): the id of the game; static. */
const char *ludo_laboratory_get_game_id (LudoLaboratory *self);

/* ludo_laboratory_set_room: goes to @room, which is of use in the game. */
void ludo_laboratory_set_room (LudoLaboratory *self, LudoChanceRoom room);

/* ludo_laboratory_set_aim: opens the throws or the changed rules for a step of
 * a lesson, which has throws and rules of its own, so that those of the game
 * stay as they are.
 * @aim: (nullable): what the step asks for in the game, in which something is
 *   thrown; copied; NULL: the throws are those of the game again
 * @owner: (nullable): the object that does the lesson
 * @kept: (nullable): the throws with which a new owner begins, as from
 *   ludo_throws_dup_text(), but from a file that anybody may have changed; if
 *   they are NULL or do not fit @aim, the owner begins without throws and
 *   guess */
void ludo_laboratory_set_aim (LudoLaboratory *self, const LudoChanceAim *aim,
                              GObject *owner, const char *kept);

/* ludo_laboratory_get_aim: (nullable): what a step of a lesson asks for, until
 * another game is set; borrowed until "changed". */
const LudoChanceAim *ludo_laboratory_get_aim (LudoLaboratory *self);

/* ludo_laboratory_dup_answer: (transfer full) (nullable): the answer to the
 * aim, which must be set, as from ludo_chance_aim_dup_answer(). */
char *ludo_laboratory_dup_answer (LudoLaboratory *self);

/* ludo_laboratory_describe_aim: (transfer full): what is still to be done for
 * the aim, which must be set; translated. */
char *ludo_laboratory_describe_aim (LudoLaboratory *self);

/* ludo_laboratory_get_room: the room that is shown. */
LudoChanceRoom ludo_laboratory_get_room (LudoLaboratory *self);

/* ludo_laboratory_get_throws: (transfer none) (nullable): those of the game or
 * aim; their "changed" is emitted here too; NULL where nothing is thrown. */
LudoThrows *ludo_laboratory_get_throws (LudoLaboratory *self);

/* ludo_laboratory_get_debate: (transfer none): what pupils think of sentences;
 * the laboratory emits its "changed" as its own. */
LudoDebate *ludo_laboratory_get_debate (LudoLaboratory *self);

/* ludo_laboratory_get_sentence: (nullable): the sentence of the debate that is
 * shown; NULL where nothing is thrown; static. */
const LudoDebateSentence *
ludo_laboratory_get_sentence (LudoLaboratory *self);

/* ludo_laboratory_can_try: whether the game has the room of that sentence. */
gboolean ludo_laboratory_can_try (LudoLaboratory *self);

/* ludo_laboratory_try: goes to the room of that sentence, if
 * ludo_laboratory_can_try(); its trial is then the task until another room is
 * shown. */
void ludo_laboratory_try (LudoLaboratory *self);

/* ludo_laboratory_get_games: (transfer none): the games that the computer
 * plays; the laboratory emits their "changed" as its own. */
LudoGames *ludo_laboratory_get_games (LudoLaboratory *self);

/* ludo_laboratory_get_rule_change: (transfer none): the changed rules of the
 * aim, or else those that were kept, which may be of another game; the
 * laboratory emits their "changed" as its own. */
LudoRuleChange *ludo_laboratory_get_rule_change (LudoLaboratory *self);

/* ludo_laboratory_get_map: (transfer none) (nullable): the map of the game's
 * chances; NULL where there is none. */
LudoFateMap *ludo_laboratory_get_map (LudoLaboratory *self);

/* ludo_laboratory_get_film: (transfer none) (nullable): the film of the
 * position on the board, if it is one of the game, or else of its start; the
 * laboratory does not emit its "changed"; NULL where none can be made. */
LudoFilm *ludo_laboratory_get_film (LudoLaboratory *self);

/* ludo_laboratory_is_guessing: whether throws are still to be guessed. */
gboolean ludo_laboratory_is_guessing (LudoLaboratory *self);

/* ludo_laboratory_set_view: sets how the throws are looked at. */
void ludo_laboratory_set_view (LudoLaboratory *self, LudoChanceView view);

/* ludo_laboratory_get_view: the way in which the throws are looked at; the
 * bars, on which a guess is drawn, while one is to be made. */
LudoChanceView ludo_laboratory_get_view (LudoLaboratory *self);

/* ludo_laboratory_set_outcome: chooses @outcome, from 0, whose run is shown. */
void ludo_laboratory_set_outcome (LudoLaboratory *self, guint outcome);

/* ludo_laboratory_get_outcome: the chosen outcome, at first the middle one. */
guint ludo_laboratory_get_outcome (LudoLaboratory *self);

/* ludo_laboratory_can_make_classes: whether there are throws, and no more of
 * them than fair classes are made with. */
gboolean ludo_laboratory_can_make_classes (LudoLaboratory *self);

/* ludo_laboratory_make_classes: makes @n more fair classes that throw as often
 * as the user, if ludo_laboratory_can_make_classes(). */
void ludo_laboratory_make_classes (LudoLaboratory *self, guint n);

/* ludo_laboratory_get_classes: (nullable): the fair classes with as many throws
 * as the user, borrowed until "changed"; NULL if there are none. */
const LudoClasses *ludo_laboratory_get_classes (LudoLaboratory *self);

/* ludo_laboratory_set_played: sets the game on the board of the window to
 * @game, which may be NULL; the positions of its last throws can be shown, if
 * it is the game of the laboratory. */
void ludo_laboratory_set_played (LudoLaboratory *self, LudoGame *game);

/* ludo_laboratory_get_walls: (transfer none): the walls of throws of the game;
 * the laboratory emits their "changed" as its own. */
LudoWalls *ludo_laboratory_get_walls (LudoLaboratory *self);

/* ludo_laboratory_set_shows_table: sets whether the room that is shown has its
 * table in the place of its picture; each room keeps its own choice.  The
 * throws and the games have views instead. */
void ludo_laboratory_set_shows_table (LudoLaboratory *self,
                                      gboolean        shows_table);

/* ludo_laboratory_get_shows_table: whether the table of the room is shown. */
gboolean ludo_laboratory_get_shows_table (LudoLaboratory *self);

/* ludo_laboratory_get_task: what there is to be done now, in a sentence;
 * translated and static. */
const char *ludo_laboratory_get_task (LudoLaboratory *self);

/* ludo_laboratory_describe: (transfer full): what the room shows, in a few
 * sentences; translated. */
char *ludo_laboratory_describe (LudoLaboratory *self);

/* ludo_laboratory_describe_brief: (transfer full): the same in few words, to be
 * heard after each throw: without how far the bars are off and, where the run
 * or the classes have a sentence of their own, without the highest bar. */
char *ludo_laboratory_describe_brief (LudoLaboratory *self);

/* ludo_laboratory_describe_more: (transfer full): for older pupils, chi-square
 * and how near other classes come to a probability; "" before anything exact
 * is shown; translated. */
char *ludo_laboratory_describe_more (LudoLaboratory *self);
