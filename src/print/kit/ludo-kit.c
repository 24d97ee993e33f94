/* ludo-kit.c: a game to cut out, in true size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-kit.h"

#include <glib/gi18n.h>

#include "print/kit/ludo-kit-board.h"
#include "print/kit/ludo-kit-box.h"
#include "print/kit/ludo-kit-intro.h"
#include "print/kit/ludo-kit-pages.h"
#include "print/kit/ludo-kit-rules.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-print-words.h"

/* Tile: a sheet of a board that has several. */
typedef struct
{
  const LudoKitPlan *plan;
  int row;                      /* from 0 on */
  int column;
} Tile;

/* Says where the sheet lies in the small plan beside the title. */
static char *
say_place (gconstpointer    data,
           LudoPageLanguage language)
{
  const Tile *tile = data;

  if (tile->plan->rows == 1)
    /* Translators: a sheet of a board lies there, counted from the left. */
    return g_strdup_printf (_("column %d of the small plan"),
                            1 + tile->column);
  if (tile->plan->columns == 1)
    /* Translators: a sheet of a board lies there, counted from above. */
    return g_strdup_printf (_("row %d of the small plan"), 1 + tile->row);

  /* Translators: a sheet of a board lies there, counted from above and from the
   * left. */
  return g_strdup_printf (_("row %d, column %d of the small plan"),
                          1 + tile->row, 1 + tile->column);
}

/* Returns: (transfer full): the note on the sheet @tile of a board: the size of
 * its cells and, if there are several sheets, its place and what to glue. */
static char *
dup_tile_note (LudoPrint         *print,
               const LudoKitPlan *plan,
               int                tile)
{
  /* The first index is whether a sheet follows at the right, the second whether
   * one follows below. */
  static const char *const glue[2][2] = {
    { N_("the other sheets are glued onto this one, their edges between the "
         "marks"),
      N_("cut along the line below; glue this edge between the marks of the "
         "next sheet") },
    { N_("cut along the line on the right; glue this edge between the marks of "
         "the next sheet"),
      N_("cut along the lines on the right and below; glue these edges between "
         "the marks of the next sheets") },
  };
  const Tile at = { plan, tile / plan->columns, tile % plan->columns };
  g_autofree char *format = ludo_print_dup_text (print, plan->board->note,
                                                 " / ");
  g_autofree char *size = g_strdup_printf ("%g", plan->pitch);
  g_auto (GStrv) parts = g_strsplit (format, "%s", -1);
  g_autofree char *sized = g_strjoinv (size, parts);
  g_autofree char *place = NULL, *said = NULL;

  if (plan->columns * plan->rows == 1)
    return g_steal_pointer (&sized);

  place = ludo_print_dup_said (ludo_print_get_options (print)->language,
                               say_place, &at, " / ");
  said = ludo_print_dup_text (
    print, glue[at.column + 1 < plan->columns][at.row + 1 < plan->rows], " / ");

  return g_strdup_printf ("%s · %s · %s", sized, place, said);
}

/* Returns: (transfer full): a sentence that names the player to move in the
 * game @data, or its outcome. */
static char *
describe_turn (gconstpointer    data,
               LudoPageLanguage language)
{
  LudoGame *game = (LudoGame *) data;

  return ludo_game_get_over (game) ? ludo_game_describe_outcome (game)
                                   : ludo_game_describe_turn (game);
}

/* Returns: a note that names the side to play, or the outcome, and the position
 * in notation. */
static char *
dup_position_note (LudoPrint *print,
                   LudoGame  *game)
{
  g_autofree char *position = ludo_game_dup_position_text (game);
  g_autofree char *turn = ludo_print_dup_said (
    ludo_print_get_options (print)->language, describe_turn, game, " / ");
  /* Translators: a position as it is typed follows. */
  g_autofree char *notation = ludo_print_dup_text (print, N_("In notation:"),
                                                   " / ");

  return g_strdup_printf ("%s %s\n%s", turn, notation, position);
}

/* Returns: how much more than usual the longest note on the sheets of @plan
 * takes. */
static double
measure_notes (LudoPrint         *print,
               const LudoKitPlan *plan)
{
  double most = 0;

  for (int i = 0; i < plan->columns * plan->rows; i++)
    {
      g_autofree char *note = dup_tile_note (print, plan, i);

      most = MAX (most, ludo_kit_measure_note (print, note));
    }

  return most;
}

/* Adds the sheets of a board, empty or with the pieces of @game.  @note is on
 * the first of them. */
static gboolean
add_board (LudoPrint           *print,
           const LudoKitBoard  *board,
           LudoGame            *game,
           const char          *note,
           GError             **error)
{
  const GameState *state = game != NULL ? ludo_game_get_state (game) : NULL;
  double above = note != NULL ? ludo_kit_measure_note (print, note) : 0, most;
  LudoKitPlan *plan = ludo_kit_plan (print, board, state, above);

  /* Leave room for the notes of several sheets, which tell of the plan. */
  most = measure_notes (print, plan);
  if (most > above)
    {
      g_free (plan);
      plan = ludo_kit_plan (print, board, state, most);
    }
  ludo_print_own (print, plan, g_free);
  /* Print a board that no kit has without its pieces before the first move, to
   * be cut out and played on as the board of a kit. */
  if (board->ruleset < 0 && ludo_game_get_n_plies (game) == 0)
    plan->occupied = FALSE;
  if (plan->area.width <= 2 * LUDO_KIT_OVERLAP
      || plan->area.height <= 2 * LUDO_KIT_OVERLAP)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("the paper is too small for a board"));
      return FALSE;
    }
  for (int i = 0; i < plan->columns * plan->rows; i++)
    {
      g_autofree char *said = note != NULL && i == 0
                                ? g_strdup (note)
                                : dup_tile_note (print, plan, i);

      ludo_kit_add_tile (print, board->title, said, plan, i);
    }

  return TRUE;
}

/* Returns: the kit of the game, static, or NULL with @error. */
static const LudoKit *
require_kit (LudoPrint  *print,
             GError    **error)
{
  const LudoKit *kit = ludo_kit_find (ludo_print_get_options (print)->game_id);

  if (kit == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _("there is nothing to cut out for this game"));

  return kit;
}

static void
free_papers (gpointer papers)
{
  ludo_kit_papers_free (papers);
}

/* Adds what a table needs to play by @config.  Sheets with backs come first,
 * because they begin on an odd page whatever the board and the rules take. */
static gboolean
add_set (LudoPrint         *print,
         const LudoKit     *kit,
         const GameConfig  *config,
         const char        *letter,
         LudoKitPapers     *papers,
         GError           **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  gboolean first = ludo_kit_has_backs (kit, options, letter);

  if (first && !ludo_kit_add_parts (print, kit, config, letter, papers, error))
    return FALSE;
  if (!add_board (print, ludo_kit_ruleset_board (kit, config->ruleset), NULL,
                  NULL, error))
    return FALSE;
  ludo_kit_papers_add (papers, print, LUDO_KIT_PAPER_CARD, FALSE);
  if (!first && !ludo_kit_add_parts (print, kit, config, letter, papers, error))
    return FALSE;
  ludo_kit_add_route (print, kit, config);

  for (LudoPageLanguage i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (options->library != NULL
        && (options->language == i
            || options->language == LUDO_PAGE_N_LANGUAGES)
        && !ludo_kit_add_rules (print, kit, config, i, error))
      return FALSE;
  ludo_kit_papers_add (papers, print, LUDO_KIT_PAPER_PLAIN, FALSE);
  ludo_kit_add_box (print, kit, letter);
  ludo_kit_papers_add (papers, print, LUDO_KIT_PAPER_CARD, FALSE);

  return TRUE;
}

gboolean
ludo_kit_add (LudoPrint  *print,
              GError    **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const LudoKit *usual = require_kit (print, error);
  LudoKitPapers *papers;
  LudoKit *kit;
  GameConfig config;

  if (usual == NULL || !ludo_kit_configure (options, &config, error))
    return FALSE;
  kit = ludo_kit_fit (usual, config.ruleset);
  ludo_print_own (print, kit, g_free);
  ludo_print_number_sheets (print);
  papers = ludo_kit_papers_new ();
  ludo_print_own (print, papers, free_papers);
  ludo_kit_add_intro (print, kit, &config, papers);
  ludo_kit_papers_add (papers, print, LUDO_KIT_PAPER_PLAIN, FALSE);

  for (guint i = 0; i < options->copies; i++)
    {
      /* A to Z, then A1 and so on. */
      g_autofree char *letter =
        i < 26 ? g_strdup_printf ("%c", 'A' + i)
               : g_strdup_printf ("%c%u", 'A' + i % 26, i / 26);

      if (!add_set (print, kit, &config, options->copies > 1 ? letter : NULL,
                    papers, error))
        return FALSE;
      ludo_kit_papers_end_set (papers, options->copies > 1);
    }

  return TRUE;
}

gboolean
ludo_kit_add_position (LudoPrint  *print,
                       GError    **error)
{
  LudoGame *game = ludo_print_get_options (print)->game;
  const LudoKit *kit = require_kit (print, error);
  g_autofree char *note = NULL;

  if (kit == NULL)
    return FALSE;
  if (game == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("there is no game whose position can be printed"));
      return FALSE;
    }

  ludo_print_number_sheets (print);
  note = dup_position_note (print, game);

  return add_board (print, ludo_kit_state_board
                             (kit, ludo_game_get_state (game)),
                    game, note, error)
         && (kit->beside == NULL
             || add_board (print, kit->beside, game, NULL, error));
}
