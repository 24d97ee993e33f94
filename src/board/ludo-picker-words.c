/* ludo-picker-words.c: the words and the notation of what can be picked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-picker.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
all_alike (const LudoCandidate *candidate)
{
  for (int i = 1; i < candidate->n_moves; i++)
    if (candidate->values[i] != candidate->values[0])
      return FALSE;

  return TRUE;
}

/* "2+5", or "4×1" for many of the same. */
static void
append_numbers (GString             *text,
                const LudoCandidate *candidate)
{
  if (candidate->n_moves > 2 && all_alike (candidate))
    {
      g_string_append_printf (text, "%d×%d", candidate->n_moves,
                              candidate->values[0]);
      return;
    }

  for (int i = 0; i < candidate->n_moves; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? "+" : "",
                            candidate->values[i]);
}

/* Whether @candidate can be played by picking @place next. */
static gboolean
offers (const LudoPicker    *self,
        const LudoCandidate *candidate,
        int                  place)
{
  return self->n_path > 0 && candidate->n_path > self->n_path
         && candidate->values[0] > 0
         && candidate->path[self->n_path] == place
         && ludo_candidate_begins_with (candidate, self->path, self->n_path)
         /* A die beside the piece says for itself which it is, and a piece
          * picked after a die has not moved yet. */
         && (!candidate->with_die || self->n_path == 2);
}

void
ludo_picker_label (const LudoPicker *self,
                   GArray           *labels)
{
  g_array_set_size (labels, 0);
  for (int place = 0; self->n_path > 0 && place < self->drawing->n_places;
       place++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      LudoLabel label = { .place = place };

      for (guint i = 0; i < self->candidates->len; i++)
        {
          const LudoCandidate *candidate =
            &g_array_index (self->candidates, LudoCandidate, i);

          if (!offers (self, candidate, place))
            continue;
          if (text->len > 0)
            g_string_append_c (text, '\n');
          append_numbers (text, candidate);
        }
      if (text->len == 0 || text->len >= sizeof label.text)
        continue;
      g_strlcpy (label.text, text->str, sizeof label.text);
      g_array_append_val (labels, label);
    }
}

/* "with 2, 5 via 12, where a checker is hit". */
static char *
describe_way (const LudoPicker    *self,
              const LudoCandidate *candidate)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autoptr (GString) stones = g_string_new (NULL);

  for (int i = 0; i < candidate->n_moves; i++)
    {
      char buffer[8];

      /* Translators: stands between the numbers of a list. */
      g_string_append_printf (numbers, "%s%d", i > 0 ? _(", ") : "",
                              candidate->values[i]);
      if (i == candidate->n_moves - 1)
        continue;
      g_string_append_printf (stones, "%s%s", i > 0 ? _(", ") : "",
                              self->drawing->place_name (candidate->stops[i],
                                                         buffer));
      if (candidate->hits >> i & 1)
        /* Translators: follows a cell that a piece only passes. */
        g_string_append (stones, _(" (hits a checker)"));
    }

  if (candidate->n_moves == 1)
    /* Translators: how a target is reached: the number of a die. */
    return g_strdup_printf (_("with %s"), numbers->str);

  /* Translators: how a target is reached: numbers of the dice, in their
   * order, and the cells between. */
  return g_strdup_printf (_("with %s via %s"), numbers->str, stones->str);
}

char *
ludo_picker_describe_target (const LudoPicker *self,
                             int               place)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);
      g_autofree char *way = NULL;

      if (!offers (self, candidate, place))
        continue;
      if (text->len > 0)
        /* Translators: stands between two ways to reach a target. */
        g_string_append (text, _(", or "));
      way = describe_way (self, candidate);
      g_string_append (text, way);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

gboolean
ludo_picker_begins_move (const LudoPicker *self,
                         const char       *text)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const GameState *state = ludo_game_get_state (self->game);

  for (guint i = 0; i < self->candidates->len; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (state,
                         g_array_index (self->candidates, LudoCandidate,
                                        i).moves[0], token);
      if (g_ascii_strncasecmp (token, text, strlen (text)) == 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
ludo_picker_begins_notation (const LudoPicker *self,
                             const char       *text)
{
  for (int i = 0; i < self->drawing->n_places; i++)
    {
      char buffer[8];

      if (g_ascii_strncasecmp (self->drawing->place_name (i, buffer), text,
                               strlen (text)) == 0)
        return TRUE;
    }

  return ludo_picker_begins_move (self, text);
}
