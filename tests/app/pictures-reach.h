/* pictures-reach.h: brings the window into a state to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

/* find_other_window: a window beside the program's own, or NULL; borrowed. */
GtkWidget *find_other_window (App *app);

/* Activates an action of the window with a text, or without one if it is NULL,
 * and lets the window settle. */
void act (App *app, const char *action, const char *target);

/* Waits for another window than the program's own; borrowed. */
GtkWidget *wait_for_other (App *app);

/* Each returns the window to be seen, borrowed, which is the program's own or
 * another one.  The argument is a game, an action, a place in a lesson or a
 * page, places to pick by their names or numbers, or a text to be typed; NULL
 * where none is needed. */
GtkWidget *reach_start (App *app, const char *game_id);
GtkWidget *reach_lots (App *app, const char *game_id);
GtkWidget *reach_pick (App *app, const char *places);
GtkWidget *reach_enter (App *app, const char *argument);
GtkWidget *reach_middle (App *app, const char *game_id);
GtkWidget *reach_end (App *app, const char *game_id);
GtkWidget *reach_review (App *app, const char *game_id);
GtkWidget *reach_hint (App *app, const char *game_id);
GtkWidget *reach_refusal (App *app, const char *game_id);
GtkWidget *reach_replay (App *app, const char *game_id);
GtkWidget *reach_chances (App *app, const char *game_id);
GtkWidget *reach_projector (App *app, const char *game_id);
GtkWidget *reach_projector_bar (App *app, const char *game_id);
GtkWidget *reach_beside (App *app, const char *game_id);
GtkWidget *reach_shelf_again (App *app, const char *game_id);
GtkWidget *reach_shelf (App *app, const char *argument);
GtkWidget *reach_window (App *app, const char *action);
GtkWidget *reach_window_in_game (App *app, const char *action);
GtkWidget *reach_kit (App *app, const char *game_id);
GtkWidget *reach_new_game (App *app, const char *game_id);
GtkWidget *reach_editor (App *app, const char *game_id);
GtkWidget *reach_my_games (App *app, const char *argument);
GtkWidget *reach_menu (App *app, const char *game_id);
GtkWidget *reach_game_menu (App *app, const char *game_id);
GtkWidget *reach_message (App *app, const char *game_id);
GtkWidget *reach_learn (App *app, const char *target);
GtkWidget *reach_wrong_place (App *app, const char *name);
GtkWidget *reach_wrong_number (App *app, const char *number);
GtkWidget *reach_chance_step (App *app, const char *target);
GtkWidget *reach_puzzle (App *app, const char *target);
GtkWidget *reach_chosen (App *app, const char *target);
GtkWidget *reach_ending (App *app, const char *lesson_id);
GtkWidget *reach_choice (App *app, const char *target);
GtkWidget *reach_hand_in (App *app, const char *name);
GtkWidget *reach_class (App *app, const char *argument);
GtkWidget *reach_lesson_editor (App *app, const char *path);
GtkWidget *reach_lesson_texts (App *app, const char *path);
GtkWidget *reach_lesson_draft (App *app, const char *game_id);
GtkWidget *reach_rule (App *app, const char *target);
GtkWidget *reach_laboratory (App *app, const char *target);
GtkWidget *reach_games (App *app, const char *target);
GtkWidget *reach_wall (App *app, const char *target);
GtkWidget *reach_sealed (App *app, const char *target);
GtkWidget *reach_film (App *app, const char *target);
GtkWidget *reach_page (App *app, const char *page);
GtkWidget *reach_both (App *app, const char *page);
GtkWidget *reach_find (App *app, const char *words);
GtkWidget *reach_search (App *app, const char *words);
GtkWidget *reach_search_rulesets (App *app, const char *words);
GtkWidget *reach_help (App *app, const char *page);
