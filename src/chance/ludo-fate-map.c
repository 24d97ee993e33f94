/* ludo-fate-map.c: the chance of every position of a race, as a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-fate-map.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/games.h"
#include "play/analysis/ludo-chances.h"
#include "play/game/ludo-number.h"

/* Chances that differ from one half by no more than this are called even. */
#define EVEN 0.02

struct _LudoFateMap
{
  GObject parent_instance;

  const LudoGameInfo *info;
  guint ruleset;
  guint counters;               /* of the first seat */
  guint turn;
  LudoFateGuess guess;
  gboolean is_changed;          /* what is shown, since it was guessed */

  /* Owned */
  LudoGame *game;               /* at the start, under the ruleset */
  LudoChances *chances;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LudoFateMap, ludo_fate_map, G_TYPE_OBJECT)

static void
ludo_fate_map_finalize (GObject *object)
{
  LudoFateMap *self = LUDO_FATE_MAP (object);

  g_clear_object (&self->game);
  g_clear_object (&self->chances);

  G_OBJECT_CLASS (ludo_fate_map_parent_class)->finalize (object);
}

static void
ludo_fate_map_class_init (LudoFateMapClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_fate_map_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
emit_changed (LudoFateMap *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
ludo_fate_map_init (LudoFateMap *self)
{
  self->chances = ludo_chances_new ();
  g_signal_connect_object (self->chances, "solved", G_CALLBACK (emit_changed),
                           self, G_CONNECT_SWAPPED);
}

gboolean
ludo_fate_map_serves (const char *game_id)
{
  const LudoSolver *solver = ludo_game_info_for (game_id)->solver;

  return solver != NULL && solver->count_places != NULL;
}

/* Begins a game under the ruleset, with the counters that it has at first. */
static void
begin_game (LudoFateMap *self)
{
  GameConfig config;

  game_rules_default_config (self->info->rules, &config);
  config.ruleset = (int) self->ruleset;
  g_clear_object (&self->game);
  self->game = ludo_game_new (self->info->rules->id, &config, 1, NULL);
  self->counters = ludo_fate_map_get_all_counters (self) / 2;
}

LudoFateMap *
ludo_fate_map_new (const char *game_id)
{
  LudoFateMap *self;

  g_return_val_if_fail (ludo_fate_map_serves (game_id), NULL);

  self = g_object_new (LUDO_TYPE_FATE_MAP, NULL);
  self->info = ludo_game_info_for (game_id);
  begin_game (self);

  return self;
}

const LudoGameInfo *
ludo_fate_map_get_info (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), NULL);

  return self->info;
}

void
ludo_fate_map_set_ruleset (LudoFateMap *self,
                           guint        ruleset)
{
  g_return_if_fail (LUDO_IS_FATE_MAP (self)
                    && (int) ruleset < self->info->rules->n_rulesets);

  if (self->ruleset == ruleset)
    return;

  self->ruleset = ruleset;
  self->is_changed = TRUE;
  begin_game (self);
  emit_changed (self);
}

guint
ludo_fate_map_get_ruleset (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), 0);

  return self->ruleset;
}

void
ludo_fate_map_set_counters (LudoFateMap *self,
                            guint        counters)
{
  g_return_if_fail (LUDO_IS_FATE_MAP (self) && counters > 0
                    && counters < ludo_fate_map_get_all_counters (self));

  if (self->counters == counters)
    return;

  self->counters = counters;
  self->is_changed = TRUE;
  emit_changed (self);
}

guint
ludo_fate_map_get_counters (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), 0);

  return self->counters;
}

guint
ludo_fate_map_get_all_counters (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), 0);

  return self->info->solver->count_counters
    (ludo_game_get_state (self->game));
}

void
ludo_fate_map_set_turn (LudoFateMap *self,
                        guint        turn)
{
  g_return_if_fail (LUDO_IS_FATE_MAP (self) && turn < 2);

  if (self->turn == turn)
    return;

  self->turn = turn;
  self->is_changed = TRUE;
  emit_changed (self);
}

guint
ludo_fate_map_get_turn (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), 0);

  return self->turn;
}

guint
ludo_fate_map_get_size (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), 0);

  return self->info->solver->count_places (ludo_game_get_state (self->game));
}

void
ludo_fate_map_set_guess (LudoFateMap   *self,
                         LudoFateGuess  guess)
{
  g_return_if_fail (LUDO_IS_FATE_MAP (self));

  if (self->guess == guess)
    return;

  self->guess = guess;
  self->is_changed = FALSE;
  emit_changed (self);
}

LudoFateGuess
ludo_fate_map_get_guess (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), LUDO_FATE_GUESS_NONE);

  return self->guess;
}

/* The first seat is well on its way, and the second farther. */
guint
ludo_fate_map_get_question (LudoFateMap *self)
{
  guint size = ludo_fate_map_get_size (self);

  return size * (size * 5 / 8) + size * 3 / 8;
}

static void
set_state (LudoFateMap *self,
           guint        cell,
           GameState   *state)
{
  guint size = ludo_fate_map_get_size (self);
  const LudoFateCell place = {
    { cell % size, cell / size }, self->counters, self->turn,
  };

  *state = *ludo_game_get_state (self->game);
  self->info->solver->set_cell (state, &place);
}

/* Returns: (nullable): the solution of the game, which begins to be solved if
 * it is not known. */
static LudoSolution *
find_solution (LudoFateMap *self)
{
  return ludo_chances_solution (self->chances, self->game,
                                ludo_game_get_state (self->game));
}

gboolean
ludo_fate_map_is_solved (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), FALSE);

  return find_solution (self) != NULL;
}

/* Returns: the chance of the first seat, whatever was guessed. */
static double
find_chance (LudoFateMap *self,
             guint        cell)
{
  LudoSolution *solution = find_solution (self);
  GameState state;

  if (solution == NULL)
    return -1;

  set_state (self, cell, &state);

  return solution->solver->first_wins (solution->data, &state);
}

double
ludo_fate_map_get_chance (LudoFateMap *self,
                          guint        cell)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), -1);

  return self->guess == LUDO_FATE_GUESS_NONE ? -1 : find_chance (self, cell);
}

gboolean
ludo_fate_map_is_reached (LudoFateMap *self,
                          guint        cell)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), FALSE);

  return find_chance (self, cell) >= 0;
}

char *
ludo_fate_map_describe_cell (LudoFateMap *self,
                             guint        cell)
{
  GameState state;
  g_autofree char *where = NULL;
  g_autofree char *chance = NULL;
  g_autofree char *percent = NULL;
  double first_wins;

  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), NULL);

  set_state (self, cell, &state);
  where = self->info->solver->describe_cell (&state);
  if (self->guess == LUDO_FATE_GUESS_NONE || !ludo_fate_map_is_solved (self))
    return g_steal_pointer (&where);

  first_wins = find_chance (self, cell);
  if (first_wins < 0)
    return g_strjoin (" ", where, _("No game comes to this."), NULL);

  percent = ludo_percent_dup (first_wins);
  /* Translators: a side, and a share such as "57%". */
  chance = g_strdup_printf (_("%s wins %s of all games."),
                            gettext (self->info->seats[0]), percent);

  return g_strjoin (" ", where, chance, NULL);
}

/* Returns: what the chance @first_wins would have made a right guess. */
static LudoFateGuess
judge (double first_wins)
{
  if (fabs (first_wins - 0.5) <= EVEN)
    return LUDO_FATE_GUESS_EVEN;

  return first_wins > 0.5 ? LUDO_FATE_GUESS_FIRST : LUDO_FATE_GUESS_SECOND;
}

char *
ludo_fate_map_describe (LudoFateMap *self)
{
  g_autofree char *cell = NULL;
  guint question;

  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), NULL);

  question = ludo_fate_map_get_question (self);
  cell = ludo_fate_map_describe_cell (self, question);
  if (self->guess == LUDO_FATE_GUESS_NONE)
    return g_strjoin (" ", cell, _("Who is better off?"), NULL);
  if (!ludo_fate_map_is_solved (self))
    return g_strdup (_("All positions are being solved…"));
  if (self->guess == LUDO_FATE_GUESS_DECLINED || self->is_changed)
    return g_strdup_printf (_("The stronger the colour, the more often %s wins "
                              "from there."), gettext (self->info->seats[0]));

  return g_strjoin (" ",
                    self->guess == judge (find_chance (self, question))
                      ? _("So you thought.") : _("You thought otherwise."),
                    cell, NULL);
}

char *
ludo_fate_map_dup_position (LudoFateMap *self,
                            guint        cell)
{
  GameState state;
  char text[GAME_POSITION_TEXT_MAX];

  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), NULL);

  set_state (self, cell, &state);
  self->info->rules->print (&state, text);

  return g_strdup (text);
}

static void
add_row (GPtrArray  *rows,
         const char *first,
         const char *second,
         const char *chance)
{
  const char *const cells[] = { first, second, chance, NULL };

  g_ptr_array_add (rows, g_strdupv ((char **) cells));
}

GPtrArray *
ludo_fate_map_dup_rows (LudoFateMap *self,
                        int          row)
{
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  guint size = ludo_fate_map_get_size (self);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *wins = NULL;

  /* Translators: the head of a column of numbers; %s is a side. */
  first = g_strdup_printf (_("Steps of %s"), gettext (self->info->seats[0]));
  second = g_strdup_printf (_("Steps of %s"), gettext (self->info->seats[1]));
  /* Translators: the head of a column of shares; %s is a side. */
  wins = g_strdup_printf (_("%s wins"), gettext (self->info->seats[0]));
  add_row (rows, first, second, wins);
  for (guint cell = 0; cell < size * size; cell++)
    if (row < 0 || cell / size == (guint) row)
      {
        double chance = ludo_fate_map_get_chance (self, cell);
        g_autofree char *column = g_strdup_printf ("%u", cell % size);
        g_autofree char *line = g_strdup_printf ("%u", cell / size);
        g_autofree char *share = chance < 0 ? g_strdup ("?")
                                            : ludo_percent_dup (chance);

        add_row (rows, column, line, share);
      }

  return rows;
}

/* Adds the border between @cell and the cell after it along one axis, if one
 * half lies between their chances. */
static void
add_border (GArray *xs,
            GArray *ys,
            double  one,
            double  other,
            double  x,
            double  y,
            double  dx,
            double  dy)
{
  const double gap = NAN;
  const double points[][2] = { { x - dx, y - dy }, { x + dx, y + dy } };

  if (one < 0 || other < 0 || (one > 0.5) == (other > 0.5))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_array_append_val (xs, points[i][0]);
      g_array_append_val (ys, points[i][1]);
    }
  g_array_append_val (xs, gap);
  g_array_append_val (ys, gap);
}

guint
ludo_fate_map_find_half (LudoFateMap  *self,
                         double      **xs,
                         double      **ys)
{
  GArray *across = g_array_new (FALSE, FALSE, sizeof (double));
  GArray *up = g_array_new (FALSE, FALSE, sizeof (double));
  guint size = ludo_fate_map_get_size (self);
  g_autofree double *chances = g_new (double, size * size);
  guint n;

  for (guint cell = 0; cell < size * size; cell++)
    chances[cell] = ludo_fate_map_get_chance (self, cell);
  for (guint y = 0; y < size; y++)
    for (guint x = 0; x < size; x++)
      {
        const double *here = &chances[y * size + x];

        if (x + 1 < size)
          add_border (across, up, here[0], here[1], x + 0.5, y, 0, 0.5);
        if (y + 1 < size)
          add_border (across, up, here[0], here[size], x, y + 0.5, 0.5, 0);
      }

  n = across->len;
  *xs = (double *) (void *) g_array_free (across, FALSE);
  *ys = (double *) (void *) g_array_free (up, FALSE);

  return n;
}
