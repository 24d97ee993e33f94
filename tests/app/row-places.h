/* row-places.h: no button of a row stands where another one stood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/ludo-window.h"

/* RowPlace: where a button was seen. */
typedef struct
{
  GtkWidget *button;
  graphene_rect_t bounds;
} RowPlace;

/* row_places_check: compares the buttons of all rows of @window, once it has
 * come to rest, with @places (RowPlace), and adds those that are new.
 * @what: names the state in a message */
void row_places_check (LudoWindow *window, GArray *places, const char *what);

/* row_places_check_buttons: the same for every button in @widget, which is a
 * part of @page and has come to rest; those of a stack are one. */
void row_places_check_buttons (GtkWidget *widget, GtkWidget *page,
                               GArray *places, const char *what);
