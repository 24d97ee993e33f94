/* ear.h: a reader of the accessibility bus, as a screen reader is one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Starts the program as a process of its own and knows of it only what it
 * tells on the bus (AT-SPI, over D-Bus).
 */

#pragma once

#include <gio/gio.h>

/* States of AT-SPI, the numbers of its bits. */
typedef enum
{
  EAR_STATE_CHECKED = 4,
  EAR_STATE_FOCUSABLE = 11,
  EAR_STATE_FOCUSED = 12,
  EAR_STATE_SELECTED = 23,
  EAR_STATE_VISIBLE = 30,
} EarState;

/* EarNode: an accessible, as it was when it was read. */
typedef struct
{
  char *path;                   /* of the object on the bus */
  char *role;
  char *name;
  guint64 states;
  guint depth;
} EarNode;

typedef struct _Ear Ear;

/* ear_new: NULL, with the reason in @why, when no accessibility bus can be
 * started here. */
Ear *ear_new (char **why);
void ear_free (Ear *self);

/* ear_start: runs @argv and waits until it has a window on the bus. */
void ear_start (Ear *self, const char *const *argv);
/* ear_start_without_session: likewise, where there is an accessibility bus but
 * no session bus. */
void ear_start_without_session (Ear *self, const char *const *argv);
/* ear_attach: reads the test's own process, which has a window on the bus, in
 * place of a program; nothing that it says is heard. */
void ear_attach (Ear *self);
/* ear_set_keeps_data: whether the next starts find what the last one kept in
 * the user's folder for data.  ear_get_data_dir: that folder; borrowed. */
void ear_set_keeps_data (Ear *self, gboolean keeps_data);
const char *ear_get_data_dir (Ear *self);

/* ear_end: sends the program this signal and waits for its end.  It must have
 * lived until now.  Returns: whether it then ended by itself, and well. */
gboolean ear_end (Ear *self, int signal);
/* ear_stop: the same as a session ends it, which must be by itself. */
void ear_stop (Ear *self);

/* ear_read: everything that the program shows, parents first; free with
 * g_ptr_array_unref(). */
GPtrArray *ear_read (Ear *self);

/* ear_find: the first node of this role and, unless NULL, this name. */
EarNode *ear_find (GPtrArray *nodes, const char *role, const char *name);
gboolean ear_has (const EarNode *node, EarState state);

/* ear_get_language: the language that the first letter of @node's text is
 * said to be in, or NULL; free with g_free(). */
char *ear_get_language (Ear *self, const EarNode *node);

/* ear_get_text: the text of @node, "" where it has none; free with g_free().
 * In newer GTK a status has no name and only this. */
char *ear_get_text (Ear *self, const EarNode *node);

/* ear_get_heard: every text that a screen reader speaks unasked since the
 * program was started, oldest first: announcements, what describes the object
 * with the focus, the names of windows; borrowed. */
GPtrArray *ear_get_heard (Ear *self);

/* ear_was_told: whether @text, a string, was in any of them; an
 * EarCondition. */
gboolean ear_was_told (Ear *self, gpointer text);

/* ear_check_names: fails the test, which calls it @page, where anything that
 * can have the focus and is not hidden has no name. */
void ear_check_names (Ear *self, const char *page);

/* ear_set_animations: for the programs that are started from then on.  With
 * them a move is told once it has been shown, and a whole game takes
 * minutes. */
void ear_set_animations (gboolean enabled);

/* ear_take_keyboard: gives the program's window the keyboard. */
void ear_take_keyboard (Ear *self);
/* ear_follow_windows: gives the keyboard to the window that was opened last, as
 * a window manager does. */
void ear_follow_windows (Ear *self);

/* ear_wait: runs the main loop until @condition or until the patience of the
 * tests ends. */
typedef gboolean (*EarCondition) (Ear *self, gpointer data);
void ear_wait (Ear *self, EarCondition condition, gpointer data,
               const char *what);
