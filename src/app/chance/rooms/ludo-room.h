/* ludo-room.h: what all rooms of the chance laboratory have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/chance/ludo-chance-table.h"
#include "app/chance/ludo-export-row.h"
#include "app/chance/ludo-plot-view.h"
#include "chance/ludo-laboratory.h"

/* LudoRoom:
 *
 * A room of a laboratory.  While it is shown, it follows the changes of the
 * laboratory.
 */
typedef struct
{
  GtkBox parent_instance;

  gboolean filling;             /* the program sets the controls */
  LudoChanceRoom kind;

  /* Template widgets; only the words are in every room */
  GtkToggleButton *table_button;
  GtkLabel *task;
  LudoPlotView *plot;
  LudoChanceTable *table;
  GtkLabel *words;
  LudoExportRow *export_row;

  /* Owned */
  LudoLaboratory *laboratory;
  GtkFileChooserNative *chooser;        /* or NULL */
} LudoRoom;

/* LudoRoomClass:
 * @title: static, to be translated: what files and pages of the room are called
 * @dup_rows: the table that is saved and printed; NULL in a room without a
 *   table, which has neither a plot, nor a row of exports
 * @prepare: (nullable): sets up what depends on the laboratory; called once
 * @update: shows all as it is now
 * @set_table: (nullable): shows the table, or what is in its place; otherwise
 *   the button of the table does as ludo_laboratory_set_shows_table()
 * @announces_task: (nullable): whether the key L announces the task even if
 *   there are words
 */
typedef struct
{
  GtkBoxClass parent_class;

  const char *title;
  LudoExportRows dup_rows;
  void (*prepare) (gpointer room);
  void (*update) (gpointer room);
  void (*set_table) (gpointer room, gboolean shown);
  gboolean (*announces_task) (gpointer room);
} LudoRoomClass;

#define LUDO_TYPE_ROOM (ludo_room_get_type ())
#define LUDO_ROOM(object)                                               \
  (G_TYPE_CHECK_INSTANCE_CAST ((object), LUDO_TYPE_ROOM, LudoRoom))
#define LUDO_ROOM_CLASS(klass)                                          \
  (G_TYPE_CHECK_CLASS_CAST ((klass), LUDO_TYPE_ROOM, LudoRoomClass))
GType ludo_room_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoRoom, g_object_unref)

/* ludo_room_class_set_template: gives the widgets of @klass, whose members must
 * be set before, the CSS name @name and the template whose file has @name
 * behind "ludo-", and binds the widgets of LudoRoom except the task. */
void ludo_room_class_set_template (LudoRoomClass *klass, const char *name);

/* ludo_room_new: (transfer floating): the room @kind of @laboratory.
 * @type: a type of rooms */
GtkWidget *ludo_room_new (GType type, LudoLaboratory *laboratory,
                          LudoChanceRoom kind);

/* ludo_room_press_letter: the letter O announces @name and the task or, if
 * there is none, the words; L announces the words or, if they are empty, the
 * task; T presses the button of the table if it is sensitive.
 * @letter: the keyval of a small letter
 * @name: what the room is called
 * Returns: whether the letter does anything */
gboolean ludo_room_press_letter (LudoRoom *self, guint letter,
                                 const char *name);

/* ludo_room_update: shows all as it is now, if @self is the room that is
 * shown. */
void ludo_room_update (LudoRoom *self);

/* ludo_room_show_table: shows the rows of @self in the place of its plot if
 * @shown, and the plot otherwise.
 * @words: as ludo_chance_table_show() */
void ludo_room_show_table (LudoRoom *self, gboolean shown, GStrv words);

/* ludo_room_ask_file: asks for a file in a dialog, which @self owns as its
 * chooser, and then calls @response (@self, the answer); the other arguments
 * are those of ludo_file_dialog_show(). */
void ludo_room_ask_file (LudoRoom *self, const char *title,
                         GtkFileChooserAction action, const char *filter,
                         const char *patterns, const char *name,
                         GCallback response);
