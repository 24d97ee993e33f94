/* ludo-board-places.c: the widgets that stand for the places of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-board-places.h"

#include <glib/gi18n.h>

void
ludo_board_places_init (LudoBoardPlaces *self,
                        LudoBoardView   *view,
                        LudoBoardPick    pick)
{
  self->view = view;
  self->pick = pick;
  self->all = g_ptr_array_new ();
  self->last_focus = -1;
}

void
ludo_board_places_clear (LudoBoardPlaces *self)
{
  g_ptr_array_unref (self->all);
}

void
ludo_board_places_remove (LudoBoardPlaces *self)
{
  for (guint i = 0; i < self->all->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->all, i));
  g_ptr_array_set_size (self->all, 0);
}

void
ludo_board_places_add (LudoBoardPlaces *self)
{
  for (int i = 0; i < self->view->drawing->n_places; i++)
    {
      GtkWidget *place = ludo_board_place_new (i, self->pick);

      gtk_widget_set_parent (place, self->view->widget);
      g_ptr_array_add (self->all, place);
    }
}

char *
ludo_board_places_describe (const LudoBoardPlaces *self,
                            int                    place)
{
  const LudoBoardView *view = self->view;
  const LudoPicker *picker = view->picker;
  char *text = NULL;

  if (picker->n_path > 0 && view->drawing->describe_picked != NULL)
    text = view->drawing->describe_picked (ludo_picker_get_state (picker),
                                           picker->path, picker->n_path, place);

  return text != NULL ? text
                      : view->drawing->describe_place (view->game, place);
}

char *
ludo_board_places_describe_part (LudoBoardPlaces *self,
                                 gboolean         next)
{
  const LudoBoardView *view = self->view;
  const GameState *state = ludo_picker_get_state (view->picker);
  const LudoGameInfo *info = ludo_game_get_info (view->game);
  g_autofree char *turn = NULL;
  g_autofree char *text = NULL;
  GameOutcome outcome;

  self->part = next ? self->part + 1 : 0;
  if (info->describe_overview == NULL)
    return ludo_game_describe_score (view->game);

  ludo_game_get_outcome (view->game, &outcome);
  /* Leave the score of a game of three out, because the outcome names first,
   * second and third place. */
  if (!next && ludo_game_get_over (view->game) && outcome.n_ranked > 1
      && ludo_game_get_n_seats (view->game) > 2)
    return ludo_game_describe_outcome (view->game);

  text = !next && ludo_game_get_over (view->game)
           ? ludo_game_describe_score (view->game)
           : info->describe_overview (state, self->part);
  if (text == NULL)
    text = info->describe_overview (state, self->part = 1);
  if (next)
    return g_steal_pointer (&text);

  turn = ludo_game_describe_turn (view->game);

  return g_strdup_printf ("%s %s", turn, text);
}

void
ludo_board_places_name (LudoBoardPlaces *self)
{
  const LudoBoardView *view = self->view;
  const LudoPicker *picker = view->picker;

  for (guint i = 0; i < self->all->len; i++)
    {
      LudoBoardPlace *place = g_ptr_array_index (self->all, i);
      g_autofree char *name = ludo_board_places_describe (self,
                                                            (int) i);
      g_autofree char *way = ludo_picker_describe_target (picker, (int) i);
      g_autofree char *both = NULL;
      g_autofree char *hinted = NULL;
      char buffer[8];

      if (way != NULL)
        /* Translators: a place and what it holds, then how the piece that was
         * picked gets there: "17, empty, can be reached with a 2 then a 5,
         * via 12". */
        both = g_strdup_printf (_("%s, can be reached %s"), name, way);
      else if (picker->n_path > 0 && ludo_picker_can_pick (picker, (int) i)
               && view->drawing->place_name ((int) i, buffer)[0] != '\0')
        both = g_strdup_printf (picker->part != NULL
                                /* Translators: a hole and what it holds, which
                                 * a sowing may take. */
                                ? _("%s, can be taken")
                                /* Translators: a place and what it holds. */
                                : _("%s, can be reached"), name);
      if (ludo_board_view_is_hinted (view, (int) i))
        /* Translators: a place and what it holds, which a hint marks, or which
         * was shown rightly. */
        hinted = g_strdup_printf (_("%s; marked"), both != NULL ? both : name);
      ludo_board_place_set_name (place, hinted != NULL ? hinted
                                        : both != NULL ? both : name);
    }
}

/* Moves the focus, whose place is hidden now, to a place that can be picked
 * next, or else to any. */
static void
move_focus_to_shown (LudoBoardPlaces *self)
{
  for (int picking = TRUE; picking >= FALSE; picking--)
    for (guint i = 0; i < self->all->len; i++)
      {
        GtkWidget *place = g_ptr_array_index (self->all, i);

        if (gtk_widget_get_visible (place)
            && (!picking || ludo_picker_can_pick (self->view->picker, (int) i))
            && gtk_widget_grab_focus (place))
          return;
      }
}

void
ludo_board_places_update (LudoBoardPlaces *self)
{
  const LudoPicker *picker = self->view->picker;
  const LudoGeometry *geometry = ludo_board_view_get_places (self->view);
  int focused = ludo_board_place_find_focused (self->view->widget);

  ludo_board_places_name (self);
  for (guint i = 0; i < self->all->len; i++)
    {
      GtkWidget *place = g_ptr_array_index (self->all, i);
      gboolean is_selected = FALSE;

      for (int j = 0; j < picker->n_path; j++)
        is_selected |= picker->path[j] == (int) i;
      ludo_board_place_set_selected (LUDO_BOARD_PLACE (place), is_selected);
      gtk_widget_set_visible (place, geometry->is_shown[i]);
    }

  if (focused >= 0 && !geometry->is_shown[focused])
    move_focus_to_shown (self);
}

void
ludo_board_places_allocate (LudoBoardPlaces *self)
{
  for (guint i = 0; i < self->all->len; i++)
    {
      GtkWidget *place = g_ptr_array_index (self->all, i);
      LudoRect bounds;
      gboolean is_shown = ludo_board_view_get_bounds (self->view, (int) i,
                                                      &bounds);

      gtk_widget_set_child_visible (place, is_shown);
      if (is_shown)
        gtk_widget_size_allocate (place, &(GtkAllocation) {
          (int) floor (bounds.x), (int) floor (bounds.y),
          MAX (1, (int) ceil (bounds.width)),
          MAX (1, (int) ceil (bounds.height)),
        }, -1);
    }
}

GtkWidget *
ludo_board_places_find_entrance (LudoBoardPlaces *self)
{
  const LudoBoardView *view = self->view;
  const LudoGeometry *geometry = ludo_board_view_get_places (self->view);
  int entrance = self->last_focus;

  if (entrance < 0 && ludo_game_get_at_chance (view->game))
    entrance = view->drawing->throw_place;
  else if (entrance < 0 && view->picker->candidates->len > 0)
    entrance =
      g_array_index (view->picker->candidates, LudoCandidate, 0).path[0];

  for (int i = 0; i <= view->drawing->n_places; i++)
    {
      if (entrance >= 0 && entrance < view->drawing->n_places
          && geometry->is_shown[entrance])
        return g_ptr_array_index (self->all, entrance);
      entrance = i;
    }

  return NULL;
}

int
ludo_board_places_find_along (LudoBoardPlaces *self,
                              int              place,
                              int              step)
{
  const LudoDrawing *drawing = self->view->drawing;
  const GameState *state = ludo_picker_get_state (self->view->picker);
  const LudoGeometry *geometry = ludo_board_view_get_places (self->view);
  const int n = drawing->n_places;
  const LudoPicker *picker = self->view->picker;

  for (int i = 0; place >= 0 && i < n; i++)
    {
      char name[8];

      place = (place + step + n) % n;
      if (geometry->is_shown[place]
          && (picker->n_path > 0
                ? ludo_picker_can_pick (picker, place)
                : drawing->owner (state, place) >= 0
                  && drawing->place_name (place, name)[0] != '\0'))
        return place;
    }

  return -1;
}
