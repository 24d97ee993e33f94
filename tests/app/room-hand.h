/* room-hand.h: what tests of a page's parts reach and click
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"
#include "hand.h"

/* part: the widget called @id in the window's templates, or NULL. */
static inline GtkWidget *
part (App        *app,
      const char *id)
{
  return app_find_id (GTK_WIDGET (app->window), id);
}

/* click_widget: clicks @widget, which may stand below what is seen: the focus
 * scrolls it into view. */
static inline void
click_widget (App       *app,
              GtkWidget *widget)
{
  hand_settle (GTK_WIDGET (app->window));
  gtk_widget_grab_focus (widget);
  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget (widget);
  hand_settle (GTK_WIDGET (app->window));
}

/* click: the same for part @id. */
static inline void
click (App        *app,
       const char *id)
{
  click_widget (app, part (app, id));
}

/* show_room: shows "GAME/ROOM" of the laboratory in the open window. */
static inline void
show_room (App        *app,
           const char *room)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.chance", "s",
                              room);
  hand_settle (GTK_WIDGET (app->window));
}
