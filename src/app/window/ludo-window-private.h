/* ludo-window-private.h: what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/ludo-beside.h"
#include "app/new-game/ludo-choices.h"
#include "app/sound/ludo-sounds.h"
#include "app/window/ludo-window.h"
#include "play/record/ludo-autosave.h"

G_BEGIN_DECLS

struct _LudoWindow
{
  GtkApplicationWindow parent_instance;

  gboolean read_from_play;      /* where Back goes from the page to read */
  gboolean was_fullscreen;      /* before the projector view */
  gboolean was_beside;          /* the panel, before the projector view */
  gboolean kiosk;               /* it stays, whatever is pressed */
  gboolean closing;             /* whatever becomes of the game */
  guint waiting;                /* the timeout of one that closes once its
                                 * game is written, or 0 */
  gboolean late;                /* that takes long */

  /* Owned */
  LudoSettings *settings;
  LudoAutosave *autosave;
  LudoSounds *sounds;
  LudoGame *game;
  GHashTable *choices;          /* game id to LudoChoices, for this run */
  char *saved_record;           /* of the game as it is on file, or NULL */
  LudoMessages *messages;
  char *unkept;                 /* why the game cannot be kept, or NULL */
  GtkFileChooserNative *chooser;        /* while it is open */

  /* Borrowed: made anew with every language */
  GtkWidget *header;
  GtkMenuButton *menu_button;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  GtkWidget *back_button;
  GtkWidget *content;           /* all that is below the frame */
  GtkStack *stack;
  LudoShelf *shelf;
  LudoPlayPage *play_page;
  LudoBeside *beside;           /* the page to play, and the panel */
  LudoReadingPage *reading_page;
  LudoReadingPage *panel;
};

/* ludo-window-actions.c: every action is installed in one function, every
 * sensitivity decided in one other. */
void _ludo_window_class_install_actions (GtkWidgetClass *widget_class);
void _ludo_window_update_actions (LudoWindow *self);

/* ludo-window.c */
void _ludo_window_show_page (LudoWindow *self, const char *name);
void _ludo_window_update_title (LudoWindow *self);
/* The choices last made for this game; borrowed. */
LudoChoices *_ludo_window_get_choices (LudoWindow *self,
                                       const char *game_id);
/* The id of the game that is being played, read about or was played last. */
const char *_ludo_window_get_game_id (LudoWindow *self);

/* ludo-window-reading.c: the page to read, by itself or beside the board. */
void _ludo_window_build_reading (LudoWindow *self);
void _ludo_window_read (LudoWindow *self, const char *game_id,
                        const char *page_id, const char *element_id);
/* The same beside the board where that is shown and leaves room. */
void _ludo_window_read_beside (LudoWindow *self, const char *game_id,
                               const char *page_id, const char *element_id);
/* Opens or closes the panel beside the board. */
void _ludo_window_open_panel (LudoWindow *self, gboolean open);
/* The panel goes with the game on the board. */
void _ludo_window_follow_ruleset (LudoWindow *self);
/* What the page being read is called; free with g_free(). */
char *_ludo_window_dup_page_title (LudoWindow *self);
/* Back to what was read before, or forth: in the page that is read, or in the
 * panel where it has the focus.  Returns: FALSE where the keys mean something
 * else. */
gboolean _ludo_window_turn_back (LudoWindow *self, gboolean forward);

/* ludo-window-settings.c: the preferences take effect in the pages. */
void _ludo_window_apply_settings (LudoWindow *self);
/* The same now, and whenever one of them changes. */
void _ludo_window_follow_settings (LudoWindow *self);
/* Says what is wrong with the settings, unless another window did. */
void _ludo_window_tell_trouble (LudoWindow *self);
/* The sounds go with the board of the page to play. */
void _ludo_window_hear_board (LudoWindow *self);
void _ludo_window_show_preferences (LudoWindow *self);

/* ludo-window-files.c */
void _ludo_window_ask_open (LudoWindow *self);
void _ludo_window_ask_save (LudoWindow *self);
/* That the game cannot be kept, which is no longer so, or of this game. */
void _ludo_window_take_back_unkept (LudoWindow *self);
/* Goes on with @game, which is from a file where @on_file, after offering to
 * save the one on the board where that would be lost with it. */
void _ludo_window_go_on_with (LudoWindow *self, LudoGame *game,
                              gboolean on_file);
/* Keeps the game before the window closes, and asks where closing it would
 * lose the game.  Returns: whether the window has to stay meanwhile; it closes
 * by itself. */
gboolean _ludo_window_delay_close (LudoWindow *self);
/* Says what becomes of the games of its autosave. */
void _ludo_window_follow_autosave (LudoWindow *self);

/* Opens a game file that is dropped on the window. */
void _ludo_window_accept_files (LudoWindow *self);

/* ludo-window-header.c: puts the header bar where it can be seen: into the
 * window's frame, or above the content of a window that fills the screen; and
 * lets nobody draw, shrink or close by it what should stay. */
void _ludo_window_place_header (LudoWindow *self);

/* ludo-window-kiosk.c: once more forbids what a kiosk does not offer. */
void _ludo_window_hold_back (LudoWindow *self);

/* ludo-window-actions.c */
void _ludo_window_ask_new_game (LudoWindow *self, const char *game_id);

G_END_DECLS
