/* ludo-picker-words.c: the words and the notation of what can be picked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-picker.h"

#include <glib/gi18n.h>
#include <string.h>

/* The most words that are announced at once. */
#define WORDS_MAX 25

static gboolean
all_alike (const LudoCandidate *candidate)
{
  for (int i = 1; i < candidate->n_moves; i++)
    if (candidate->values[i] != candidate->values[0])
      return FALSE;

  return TRUE;
}

/* Appends "2+5", or "4×1" for many equal numbers. */
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
         /* A die as the target needs no number, and a piece that was picked
          * after a die has not moved yet. */
         && (!candidate->with_die || self->n_path == 2);
}

/* Whether the numbers of @candidate are always shown: those of one die, and
 * those that distinguish two orders.  The sums of several dice would be too
 * many to read at once. */
static gboolean
is_plain (const LudoPicker    *self,
          const LudoCandidate *candidate)
{
  return candidate->n_moves == 1
         || (self->n_path > 1 && !candidate->with_die);
}

void
ludo_picker_label (const LudoPicker *self,
                   const guint8     *marks,
                   GArray           *labels)
{
  g_array_set_size (labels, 0);
  for (int place = 0; self->n_path > 0 && place < self->drawing->n_places;
       place++)
    {
      gboolean asked =
        (marks[place] & (LUDO_MARK_HOVER | LUDO_MARK_FOCUS)) != 0;
      g_autoptr (GString) text = g_string_new (NULL);
      LudoLabel label = { .place = place };

      for (guint i = 0; i < self->candidates->len; i++)
        {
          const LudoCandidate *candidate =
            &g_array_index (self->candidates, LudoCandidate, i);

          if (!offers (self, candidate, place)
              || !(asked || is_plain (self, candidate)))
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

/* "with a 2 then a 5, via 12 (hits a checker)". */
static char *
describe_way (const LudoPicker    *self,
              const LudoCandidate *candidate)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autoptr (GString) stones = g_string_new (NULL);

  for (int i = 0; i < candidate->n_moves; i++)
    {
      char buffer[8];

      if (i > 0)
        /* Translators: stands between the numbers of a move, in their order. */
        g_string_append (numbers, _(" then "));
      /* Translators: a number of the dice. */
      g_string_append_printf (numbers, _("a %d"), candidate->values[i]);
      if (i == candidate->n_moves - 1)
        continue;
      /* Translators: stands between the items of a list. */
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
  return g_strdup_printf (_("with %s, via %s"), numbers->str, stones->str);
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

/* Whether any legal move continues the places of @self with @place. */
static gboolean
leads_to (const LudoPicker *self,
          int               place)
{
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const LudoCandidate *candidate =
        &g_array_index (self->candidates, LudoCandidate, i);

      if (candidate->n_path > self->n_path
          && candidate->path[self->n_path] == place
          && ludo_candidate_begins_with (candidate, self->path, self->n_path))
        return TRUE;
    }

  return FALSE;
}

/* Whether @place is a die that can be picked. */
static gboolean
is_die (const LudoPicker *self,
        int               place)
{
  for (guint i = 0; self->drawing->die_place != NULL
                    && i < self->candidates->len; i++)
    if (self->drawing->die_place (g_array_index (self->candidates,
                                                 LudoCandidate, i).moves[0])
        == place)
      return TRUE;

  return FALSE;
}

/* "c4", or "8 white checkers to enter" of a place without a name. */
static char *
name_place (const LudoPicker *self,
            int               place)
{
  char buffer[8];
  const char *name = self->drawing->place_name (place, buffer);

  return name[0] != '\0' ? g_strdup (name)
                         : self->drawing->describe_place (self->game, place);
}

/* @has_ways: whether to name the dice that lead to each place */
static char *
list_targets (const LudoPicker *self,
              gboolean          has_ways)
{
  g_autofree char *from = name_place (self, self->path[self->n_path - 1]);
  g_autoptr (GString) list = g_string_new (NULL);
  int n = 0;

  for (int place = 0; place < self->drawing->n_places; place++)
    {
      g_autofree char *way = has_ways
                               ? ludo_picker_describe_target (self, place)
                               : NULL;
      char buffer[8];
      const char *name = self->drawing->place_name (place, buffer);

      if (!leads_to (self, place) || is_die (self, place))
        continue;
      g_string_append_printf (list, "%s%s%s%s", n++ > 0 ? _(", ") : "",
                              /* Translators: where a piece is borne off. */
                              name[0] != '\0' ? name : _("off the board"),
                              way != NULL ? " " : "", way != NULL ? way : "");
    }

  return g_strdup_printf (
    /* Translators: a place, how many others its piece can go to, and these. */
    ngettext ("%s can go to %d place: %s.", "%s can go to %d places: %s.",
              (gulong) n), from, n, list->str);
}

/* Describes where the picked piece can go.  If several dice combine, all ways
 * are too many to listen to, so each place names its own when it has the
 * focus. */
static char *
describe_targets (const LudoPicker *self)
{
  g_autofree char *text = list_targets (self, TRUE);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words) <= WORDS_MAX ? g_steal_pointer (&text)
                                            : list_targets (self, FALSE);
}

/* Describes from which places a piece can move next; NULL if from none. */
static char *
describe_movers (const LudoPicker *self)
{
  const GameState *state = ludo_game_get_state (self->game);
  g_autoptr (GString) list = g_string_new (NULL);
  int n = 0;

  for (int place = 0; place < self->drawing->n_places; place++)
    if (self->drawing->owner (state, place) >= 0 && leads_to (self, place))
      {
        g_autofree char *name = name_place (self, place);

        g_string_append_printf (list, "%s%s", n++ > 0 ? _(", ") : "", name);
      }

  return n == 0 ? NULL : g_strdup_printf (
    /* Translators: how many places a piece can move from, and which. */
    ngettext ("%d place to move from: %s.", "%d places to move from: %s.",
              (gulong) n), n, list->str);
}

/* Whether the board only shows a position, as for a question of a lesson: it is
 * a person's turn, but nobody can act. */
static gboolean
is_only_shown (const LudoPicker *self)
{
  return !ludo_picker_can_act (self) && !ludo_game_get_over (self->game)
         && !ludo_player_is (ludo_game_get_current_player (self->game),
                             LUDO_PLAYER_COMPUTER);
}

char *
ludo_picker_describe_moves (const LudoPicker *self,
                            int               place)
{
  const LudoDrawing *drawing = self->drawing;
  const GameState *state = ludo_game_get_state (self->game);
  LudoPicker picked = *self;
  g_autofree char *movers = NULL;

  if (picked.n_path == 0 && place >= 0 && leads_to (self, place))
    picked.path[picked.n_path++] = place;
  if (picked.n_path > 0 && drawing->owner (state, picked.path
                                                    [picked.n_path - 1]) >= 0)
    return drawing->describe_moves != NULL
             ? drawing->describe_moves (state, picked.path, picked.n_path)
             : describe_targets (&picked);

  movers = describe_movers (&picked);
  if (movers == NULL && is_only_shown (self))
    return g_strdup (_("Nothing can be played on this board now."));
  if (movers == NULL)
    {
      g_autofree char *turn = ludo_game_describe_turn (self->game);

      return ludo_picker_can_act (self) && ludo_game_get_at_chance (self->game)
               /* Translators: %s is the sentence "White to throw."; R is a key,
                * the same in all languages. */
               ? g_strdup_printf (_("%s Press R."), turn)
               : g_steal_pointer (&turn);
    }
  if (place >= 0 && drawing->owner (state, place) == ludo_game_get_turn
                                                       (self->game))
    {
      g_autofree char *name = name_place (self, place);

      /* Translators: a place, then a sentence on where there is a move. */
      return g_strdup_printf (_("No move from %s. %s"), name, movers);
    }

  return g_steal_pointer (&movers);
}

char *
ludo_picker_explain_place (const LudoPicker *self,
                           int               place)
{
  char token[GAME_MOVE_TEXT_MAX] = "";
  char buffer[8];

  if (!ludo_picker_can_act (self) || ludo_game_get_at_chance (self->game)
      || self->drawing->place_name (place, buffer)[0] != '\0'
      || self->n_path > 0 || ludo_picker_can_pick (self, place))
    return NULL;

  self->drawing->path_token (ludo_game_get_state (self->game), &place, 1,
                             token);

  return token[0] != '\0'
           ? ludo_game_describe_refusal (self->game, token, NULL) : NULL;
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

gboolean
ludo_picker_read_move (const LudoPicker *self,
                       const char       *text,
                       GameMove         *move)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const GameState *state = ludo_game_get_state (self->game);
  g_autofree char *small = g_ascii_strdown (text, -1);
  g_autofree char *large = g_ascii_strup (text, -1);

  return rules->parse_move (state, text, strlen (text), move, NULL)
         || rules->parse_move (state, small, strlen (small), move, NULL)
         || rules->parse_move (state, large, strlen (large), move, NULL);
}

char *
ludo_picker_answer_act (const LudoPicker *self,
                        gboolean          throws)
{
  LudoPlayer *player = ludo_game_get_current_player (self->game);
  gboolean at_chance = ludo_game_get_at_chance (self->game);
  gboolean can_act = ludo_picker_can_act (self);

  /* Leave out which move to make, because the window shows that already. */
  if (throws && can_act && !at_chance)
    return g_strdup (_("There is nothing to throw now."));
  /* A description of the computer's turn could reveal a throw that the board
   * has not shown yet.  A person to move can see the board, so say what to do
   * first. */
  if (!ludo_game_get_over (self->game)
      && ludo_player_is (player, LUDO_PLAYER_COMPUTER))
    return g_strdup (_("It is the computer’s turn."));
  if (can_act && at_chance)
    return g_strdup (_("Throw first."));
  if (is_only_shown (self))
    return g_strdup (_("Nothing can be played on this board now."));

  return ludo_game_describe_turn (self->game);
}
