/* ludo-page-board.c: the board of a figure, as the rules read it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-page-board.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-markup.h"
#include "play/game/ludo-game.h"
#include "play/ludo-lines.h"

static gboolean
play_moves (LudoPageBoard       *self,
            const LudoPageNode  *figure,
            const GameRules     *rules,
            GError             **error)
{
  g_auto (GStrv) tokens = NULL;
  GameError reason;
  GameMove move;

  if (figure->moves == NULL)
    return TRUE;

  tokens = ludo_lines_split_words (figure->moves, 0);
  self->states[1] = self->states[0];
  self->n_states = 2;
  for (int i = 0; tokens[i] != NULL; i++)
    {
      if (!rules->parse_move (&self->states[1], tokens[i], strlen (tokens[i]),
                              &move, &reason))
        return ludo_markup_refuse_line (
          figure->line, error, _("the move “%s” is refused: %s"), tokens[i],
          ludo_game_describe_parse_code (reason.code));
      rules->apply (&self->states[1], move, &self->trace);
    }

  return TRUE;
}

static gboolean
mark_places (LudoPageBoard       *self,
             const LudoPageNode  *figure,
             const GameRules     *rules,
             GError             **error)
{
  const char *highlight = figure->highlight != NULL ? figure->highlight : "";
  g_auto (GStrv) names = ludo_lines_split_words (highlight, 0);

  for (int i = 0; names[i] != NULL; i++)
    {
      int place = ludo_drawing_find_place (ludo_drawing_for (rules->id),
                                           names[i]);

      if (place >= 0)
        self->marks[place] |= LUDO_MARK_NOTE;
      else if (names[i][0] != '\0')
        return ludo_markup_refuse_line (figure->line, error,
                                        _("the board has no place “%s”"),
                                        names[i]);
    }

  return TRUE;
}

gboolean
ludo_page_board_read (LudoPageBoard       *self,
                      const LudoPageNode  *figure,
                      const GameRules     *rules,
                      GError             **error)
{
  GameError reason;

  g_return_val_if_fail (figure != NULL && figure->position != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  self->n_states = 1;
  if (!rules->parse (figure->position, &self->states[0], &reason))
    return ludo_markup_refuse_line (
      figure->line, error, _("the position is refused: %s"),
      ludo_game_describe_parse_code (reason.code));

  return play_moves (self, figure, rules, error)
         && mark_places (self, figure, rules, error);
}

void
ludo_page_board_clear (LudoPageBoard *self)
{
  game_trace_clear (&self->trace);
}
