/* ludo-wall-words.c: describes a wall of throws in sentences and in rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/wall/ludo-wall.h"

#include <glib/gi18n.h>
#include <math.h>

#include "play/analysis/ludo-win-probability.h"

char *
ludo_wall_dup_throw (LudoWall *self,
                     guint     index)
{
  const LudoGameInfo *info = ludo_wall_get_info (self);
  const GameState *state = ludo_wall_get_state (self);
  char token[GAME_MOVE_TEXT_MAX];

  info->rules->print_move (state, ludo_wall_get_tile (self, index)->throw,
                           token);

  return info->describe_throw (state, token);
}

/* Whether the figures of the tile may be shown. */
static gboolean
can_show_figures (LudoWall *self,
                  guint     index)
{
  return ludo_wall_get_guess (self, NULL, NULL) != LUDO_GUESS_NONE
         && ludo_wall_get_tile (self, index)->known;
}

/* Sets the luck of the tile, in hundredths.  Returns: FALSE if it must not be
 * shown. */
static gboolean
find_luck (LudoWall *self,
           guint     index,
           int      *points)
{
  double before = ludo_wall_get_before (self);

  if (!can_show_figures (self, index) || before < 0)
    return FALSE;

  *points = (int) round ((ludo_wall_get_tile (self, index)->chance - before)
                         * 100);

  return TRUE;
}

char *
ludo_wall_dup_luck (LudoWall *self,
                    guint     index)
{
  int points;

  if (!find_luck (self, index, &points))
    return g_strdup ("?");
  if (points == 0)
    return g_strdup ("0");

  return g_strdup_printf ("%s%d", points > 0 ? "+" : "−", ABS (points));
}

static char *
dup_chance (double chance)
{
  return ludo_win_probability_format_chance (chance, FALSE);
}

/* Sets @advice to the best play; the tile must have one. */
static void
init_advice (LudoWall   *self,
             guint       index,
             LudoAdvice *advice)
{
  const LudoWallTile *tile = ludo_wall_get_tile (self, index);
  GameState thrown = *ludo_wall_get_state (self);

  ludo_wall_get_info (self)->rules->apply (&thrown, tile->throw, NULL);
  ludo_advice_init (advice, &thrown, tile->line, tile->n_line);
}

/* Returns: (transfer full): the best play in words. */
static char *
dup_play (LudoWall *self,
          guint     index)
{
  LudoAdvice advice;
  guint64 cells = 0;

  if (ludo_wall_get_tile (self, index)->n_line == 0)
    return g_strdup (_("Nothing can be played."));

  init_advice (self, index, &advice);

  return ludo_wall_get_info (self)->describe_advice (&advice, LUDO_HINT_MOVE,
                                                     &cells);
}

char *
ludo_wall_dup_sentence (LudoWall *self,
                        guint     index)
{
  const LudoWallTile *tile = ludo_wall_get_tile (self, index);
  g_autofree char *thrown = ludo_wall_dup_throw (self, index);
  double before = ludo_wall_get_before (self);
  GString *text = g_string_new (NULL);
  g_autofree char *chance = dup_chance (tile->chance);
  g_autofree char *chance_before = dup_chance (MAX (before, 0));
  LudoAdvice advice;

  /* Translators: a throw of three dice, and in how many of how many ways it
   * falls. */
  g_string_printf (text, ngettext ("%s can fall in %u way out of %u.",
                                   "%s can fall in %u ways out of %u.",
                                   tile->ways),
                   thrown, tile->ways, ludo_wall_get_ways (self));
  if (!can_show_figures (self, index))
    return g_string_free (text, FALSE);

  if (before >= 0)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: two chances: after the throw and before. */
      _("Chance of winning with this throw: %s; before the throw: %s."), chance,
      chance_before));
  ludo_add_sentence (text, dup_play (self, index));
  if (tile->n_line == 0)
    return g_string_free (text, FALSE);

  if (!tile->whole)
    ludo_add_sentence (text, g_strdup (_("Not all of the throw can be "
                                         "played.")));
  init_advice (self, index, &advice);
  ludo_add_sentence (text,
                     ludo_wall_get_info (self)->describe_consequence (&advice));

  return g_string_free (text, FALSE);
}

static GStrv
make_row (LudoWall *self,
          guint     index)
{
  const LudoWallTile *tile = ludo_wall_get_tile (self, index);
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();
  g_autofree char *thrown = ludo_wall_dup_throw (self, index);
  g_autofree char *ways = g_strdup_printf ("%u", tile->ways);
  int points = 0;
  gboolean has_luck = find_luck (self, index, &points);
  /* Use the ASCII minus sign, because a spreadsheet knows no other. */
  g_autofree char *luck = g_strdup_printf ("%d", points);
  g_autofree char *chance = dup_chance (tile->chance);
  g_autofree char *blots = g_strdup_printf ("%u", tile->blots);
  g_autofree char *hits = g_strdup_printf ("%u", tile->hits);
  g_autofree char *play = dup_play (self, index);
  gboolean can_show = can_show_figures (self, index);

  g_strv_builder_add_many (row, thrown, ways, has_luck ? luck : "?",
                           can_show ? chance : "?", can_show ? blots : "?",
                           can_show ? hits : "?", can_show ? play : "?", NULL);

  return g_strv_builder_end (row);
}

GPtrArray *
ludo_wall_dup_rows (LudoWall    *self,
                    const guint *indices,
                    guint        n)
{
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const char *const heads[] = {
    /* Translators: these are the heads of a table. */
    _("throw"), _("ways"), _("luck, in hundredths"), _("chance of winning"),
    _("blots"), _("throws that hit"), _("best play"), NULL,
  };

  g_return_val_if_fail (LUDO_IS_WALL (self), rows);

  g_ptr_array_add (rows, g_strdupv ((char **) heads));
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (rows, make_row (self, indices[i]));

  return rows;
}

/* Returns: (transfer full): how far the guess was from what is; NULL without
 * one. */
static char *
describe_guess (LudoWall    *self,
                const guint *order)
{
  guint n = ludo_wall_get_n (self), value, place = 0;
  LudoWallQuestion question;
  g_autofree char *thrown = NULL;

  if (ludo_wall_get_guess (self, &question, &value) != LUDO_GUESS_DRAWN)
    return NULL;
  if (question == LUDO_WALL_QUESTION_BLOTS)
    return g_strdup_printf (
      /* Translators: numbers of ways. */
      _("Your guess was that %u of %u ways leave a blot; %u do."), value,
      ludo_wall_get_ways (self), ludo_wall_count_blots (self));

  while (order[place] != value)
    place++;
  thrown = ludo_wall_dup_throw (self, value);
  if (question == LUDO_WALL_QUESTION_BEST)
    return place == 0
           ? g_strdup_printf (_("Your guess was right: %s is the best throw."),
                              thrown)
           : g_strdup_printf (
               /* Translators: a throw, its rank from the best, all throws. */
               _("Your guess for the best throw, %s, is number %u of %u."),
               thrown, place + 1, n);

  return place == n - 1
         ? g_strdup_printf (_("Your guess was right: %s is the worst throw."),
                            thrown)
         : g_strdup_printf (
             /* Translators: a throw, its rank from the worst, all throws. */
             _("Your guess for the worst throw, %s, is number %u of %u, "
               "counting from the worst."), thrown, n - place, n);
}

char *
ludo_wall_describe (LudoWall *self)
{
  guint order[GAME_THROWS_MAX];
  guint n, known, refined;
  GString *text;
  g_autofree char *before = NULL;
  g_autofree char *best = NULL;
  g_autofree char *worst = NULL;
  g_autofree char *best_luck = NULL;
  g_autofree char *worst_luck = NULL;

  g_return_val_if_fail (LUDO_IS_WALL (self), NULL);

  n = ludo_wall_list (self, LUDO_WALL_SORT_LUCK, LUDO_WALL_FILTER_ALL, order);
  known = ludo_wall_get_n_known (self, &refined);
  if (ludo_wall_get_guess (self, NULL, NULL) == LUDO_GUESS_NONE)
    return g_strdup ("");
  if (known < n)
    return g_strdup_printf (_("So far %u of %u throws are worked out."),
                            known, n);

  text = g_string_new (NULL);
  before = dup_chance (ludo_wall_get_before (self));
  best = ludo_wall_dup_throw (self, order[0]);
  worst = ludo_wall_dup_throw (self, order[n - 1]);
  best_luck = ludo_wall_dup_luck (self, order[0]);
  worst_luck = ludo_wall_dup_luck (self, order[n - 1]);
  ludo_add_sentence (text, describe_guess (self, order));
  ludo_add_sentence (text, g_strdup_printf (
    /* Translators: a chance; the best throw and by how many hundredths it
     * changes that, as "+12"; the worst, as "−20". */
    _("Before the throw the chance of winning is %s. The best throw is %s "
      "(%s in a hundred), the worst %s (%s)."),
    before, best, best_luck, worst, worst_luck));
  ludo_add_sentence (text, g_strdup_printf (
    ngettext ("%u way in %u leaves a blot.", "%u ways in %u leave a blot.",
              ludo_wall_count_blots (self)),
    ludo_wall_count_blots (self), ludo_wall_get_ways (self)));
  ludo_add_sentence (text, refined == n
    ? g_strdup (_("These are estimates that take every reply into account."))
    : g_strdup_printf (_("These are estimates; for %u of %u throws, every "
                         "reply is taken into account."), refined, n));

  return g_string_free (text, FALSE);
}

char *
ludo_wall_dup_task (LudoWall         *self,
                    LudoWallQuestion  question)
{
  g_return_val_if_fail (LUDO_IS_WALL (self), NULL);

  if (ludo_wall_get_guess (self, NULL, NULL) != LUDO_GUESS_NONE)
    return g_strdup (_("Every throw, and how lucky it is"));

  switch (question)
    {
    case LUDO_WALL_QUESTION_BLOTS:
      /* Translators: a number of ways, such as 216. */
      return g_strdup_printf (_("Guess: after how many of the %u ways to throw "
                                "does the best play leave a blot?"),
                              ludo_wall_get_ways (self));
    case LUDO_WALL_QUESTION_WORST:
      return g_strdup (_("Guess: which throw is the worst here? Choose its "
                         "tile."));
    case LUDO_WALL_QUESTION_BEST:
    case LUDO_WALL_N_QUESTIONS:
    default:
      return g_strdup (_("Guess: which throw is the best here? Choose its "
                         "tile."));
    }
}
