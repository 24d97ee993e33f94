/* ludo-record.c: games as text, written and saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-record.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/ludo-quote.h"
#include "play/ludo-reason.h"

/* Moves are written in lines of about this many characters, a turn being
 * broken only where it is longer. */
#define LINE_WIDTH 72

char *
ludo_record_dup_result (LudoGame *game)
{
  const GameRules *rules = ludo_game_get_rules (game);
  GameOutcome outcome;

  ludo_game_get_outcome (game, &outcome);
  if (!outcome.over)
    return g_strdup ("*");

  if (rules->setups != NULL)
    {
      GString *ranking = g_string_new (NULL);

      for (int i = 0; i < outcome.n_ranked; i++)
        g_string_append_c (ranking,
                           rules->seat_letters[outcome.ranking[i]]);

      return g_string_free (ranking->len > 0 ? ranking
                                             : g_string_append (ranking, "-"),
                            FALSE);
    }

  if (outcome.winner < 0)
    return g_strdup ("draw");

  return g_strdup_printf ("p%dwin", outcome.winner + 1);
}

static void
write_settings (GString  *text,
                LudoGame *game)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const GameConfig *config = ludo_game_get_config (game);

  g_string_append_printf (text, "ludo: %d\n", LUDO_RECORD_VERSION);
  g_string_append_printf (text, "game: %s\n", rules->id);
  g_string_append_printf (text, "ruleset: %s\n",
                          rules->rulesets[config->ruleset].id);
  if (rules->setups != NULL)
    g_string_append_printf (text, "setup: %s\n",
                            rules->setups[config->setup]);
  g_string_append_printf (text, "players: %d\n", config->players);
  if (rules->max_counters > 0)
    g_string_append_printf (text, "counters: %d %d\n", config->counters[0],
                            config->counters[1]);
  if (ludo_game_get_info (game)->max_team_size > 1)
    g_string_append_printf (text, "team-size: %d\n",
                            ludo_game_get_team_size (game));
}

/* Writes the players in the order of play, and how they came to it. */
static void
write_players (GString  *text,
               LudoGame *game)
{
  const GameRules *rules = ludo_game_get_rules (game);

  for (int member = 0; member < ludo_game_get_team_size (game); member++)
    for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
      {
        const LudoPlayer *player = ludo_game_get_player (game, seat, member);

        g_string_append_printf (text, "seat: %c", rules->seat_letters[seat]);
        if (player->kind == LUDO_PLAYER_COMPUTER)
          g_string_append_printf (text, " computer %d", player->level);
        else
          g_string_append (text, " human");
        if (player->name[0] != '\0')
          g_string_append_printf (text, " %s", player->name);
        g_string_append_c (text, '\n');
      }
  if (ludo_game_get_lot (game) > 0)
    g_string_append_printf (text, "lots: %d\n", ludo_game_get_lot (game));
}

/* Writes each turn on a line of its own, so that a record can be read and
 * corrected by hand. */
static void
write_moves (GString  *text,
             LudoGame *game)
{
  GListModel *moves = ludo_game_get_moves (game);
  int seat = -1;
  gsize line_start = text->len;

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (i > 0)
        {
          gboolean new_line = (ludo_move_get_seat (move) != seat
                               || text->len - line_start > LINE_WIDTH);

          g_string_append_c (text, new_line ? '\n' : ' ');
          if (new_line)
            line_start = text->len;
        }
      g_string_append (text, ludo_move_get_token (move));
      seat = ludo_move_get_seat (move);
    }
  if (g_list_model_get_n_items (moves) > 0)
    g_string_append_c (text, '\n');
}

static void
write_undone (GString  *text,
              LudoGame *game)
{
  g_auto (GStrv) line = ludo_game_dup_line (game);

  if (ludo_game_get_can_redo (game))
    g_string_append (text, "undone:\n");
  for (guint i = ludo_game_get_n_plies (game); line[i] != NULL; i++)
    g_string_append_printf (text, "%s\n", line[i]);
}

/* Writes each variation from where it differs from the line on the board. */
static void
write_variations (GString  *text,
                  LudoGame *game)
{
  GListModel *variations = ludo_game_get_variations (game);
  g_auto (GStrv) line = ludo_game_dup_line (game);

  for (guint i = 0; i < g_list_model_get_n_items (variations); i++)
    {
      g_autoptr (LudoVariation) variation =
        g_list_model_get_item (variations, i);
      const char *const *tokens = ludo_variation_get_tokens (variation);
      guint common =
        ludo_variation_common (variation, (const char *const *) line);

      g_string_append_printf (text, "branch: %u\n", common);
      for (guint j = common; tokens[j] != NULL; j++)
        g_string_append_printf (text, "%s\n", tokens[j]);
    }
}

char *
ludo_record_to_text (LudoGame *game)
{
  GString *text;
  g_autofree char *result = NULL;
  const char *start;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  text = g_string_new (NULL);
  result = ludo_record_dup_result (game);
  start = ludo_game_get_start_position (game);

  write_settings (text, game);
  write_players (text, game);
  g_string_append_printf (text, "seed: %" G_GUINT64_FORMAT "\n",
                          ludo_game_get_seed (game));
  g_string_append_printf (text, "date: %s\n", ludo_game_get_date (game));
  if (start != NULL)
    g_string_append_printf (text, "start: %s\n", start);
  if (ludo_game_get_rules_name (game)[0] != '\0')
    g_string_append_printf (text, "variant: %s\n",
                            ludo_game_get_rules_name (game));
  g_string_append_printf (text, "result: %s\n", result);
  g_string_append (text, "moves:\n");
  write_moves (text, game);
  write_undone (text, game);
  write_variations (text, game);
  g_string_append (text, "end\n");

  return g_string_free (text, FALSE);
}

GBytes *
ludo_record_to_bytes (LudoGame *game)
{
  char *text = ludo_record_to_text (game);

  return g_bytes_new_take (text, strlen (text));
}

static gboolean
begins_with (const char *const *line,
             const char *const *tokens)
{
  guint i = 0;

  while (tokens[i] != NULL && g_strcmp0 (line[i], tokens[i]) == 0)
    i++;

  return tokens[i] == NULL;
}

static gboolean
has_line (LudoGame          *game,
          const char *const *tokens)
{
  GListModel *variations = ludo_game_get_variations (game);
  g_auto (GStrv) line = ludo_game_dup_line (game);
  gboolean found = begins_with ((const char *const *) line, tokens);

  for (guint i = 0; !found && i < g_list_model_get_n_items (variations); i++)
    {
      g_autoptr (LudoVariation) variation =
        g_list_model_get_item (variations, i);

      found = begins_with (ludo_variation_get_tokens (variation), tokens);
    }

  return found;
}

static gboolean
is_same_form (LudoGame *one,
              LudoGame *other)
{
  g_autoptr (GString) ones = g_string_new (NULL);
  g_autoptr (GString) others = g_string_new (NULL);

  write_settings (ones, one);
  write_settings (others, other);

  return g_string_equal (ones, others)
         && g_strcmp0 (ludo_game_get_start_position (one),
                       ludo_game_get_start_position (other)) == 0;
}

gboolean
ludo_record_contains (LudoGame *whole,
                      LudoGame *part)
{
  GListModel *variations;
  g_auto (GStrv) line = NULL;
  gboolean contains;

  g_return_val_if_fail (LUDO_IS_GAME (whole) && LUDO_IS_GAME (part), FALSE);

  variations = ludo_game_get_variations (part);
  line = ludo_game_dup_line (part);
  contains = is_same_form (whole, part)
             && has_line (whole, (const char *const *) line);
  for (guint i = 0; contains && i < g_list_model_get_n_items (variations); i++)
    {
      g_autoptr (LudoVariation) variation =
        g_list_model_get_item (variations, i);

      contains = has_line (whole, ludo_variation_get_tokens (variation));
    }

  return contains;
}

/* Sets @error to a sentence with the reason of GIO. */
static void
set_unread (GError       **error,
            const char    *name,
            const GError  *local)
{
  g_set_error (error, local->domain, local->code,
               /* Translators: the name of a file, then the reason, as
                * "permission is denied". */
               _("The file “%s” cannot be read: %s."), name,
               ludo_reason_from_error (local));
}

/* Returns whether @file is a regular file and no larger than a record can be,
 * because no other is opened. */
static gboolean
is_readable (GFile       *file,
             const char  *name,
             GError     **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileInfo) info =
    g_file_query_info (file,
                       G_FILE_ATTRIBUTE_STANDARD_SIZE
                       "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                       G_FILE_QUERY_INFO_NONE, NULL, &local);

  if (info == NULL)
    {
      set_unread (error, name, local);
      return FALSE;
    }

  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_RECORD,
                   /* Translators: %s is a file's name. */
                   _("%s is not a file"), name);
      return FALSE;
    }

  if (g_file_info_get_size (info) > LUDO_RECORD_SIZE_MAX)
    {
      g_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_RECORD,
                   /* Translators: %s is a file's name. */
                   _("%s is too large to be the record of a game"), name);
      return FALSE;
    }

  return TRUE;
}

LudoGame *
ludo_record_load (GFile   *file,
                  GError **error)
{
  g_autofree char *parse_name = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) local = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  parse_name = g_file_get_parse_name (file);
  name = ludo_quote (parse_name, LUDO_QUOTE_SENTENCE);
  if (!is_readable (file, name, error))
    return NULL;

  if (!g_file_load_contents (file, NULL, &text, &length, NULL, &local))
    {
      set_unread (error, name, local);
      return NULL;
    }

  return ludo_record_from_text (text, (gssize) length, name, error);
}
