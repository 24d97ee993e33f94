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
#include "play/ludo-signal.h"

/* The cell of a position in which a piece is not on the board. */
#define NOWHERE G_MAXUINT

/* Chances that differ from one half by no more than this are called even. */
#define EVEN 0.02

struct _LudoFateMap
{
  LudoModel parent_instance;

  const LudoGameInfo *info;
  guint ruleset;
  guint counters;               /* of the first seat */
  guint turn;
  LudoFateGuess guess;
  int chosen;                   /* a cell, or -1 */
  gboolean is_changed;          /* the view was changed after the guess */

  /* Owned */
  LudoGame *game;               /* at the start, under the ruleset */
  GArray *path;                 /* guint: the cells of the game on the board
                                 * after 0, 1, 2 … throws */
  guint path_size;              /* how many places its pieces have */
  LudoChances *chances;
};

G_DEFINE_FINAL_TYPE (LudoFateMap, ludo_fate_map, LUDO_TYPE_MODEL)

static void
ludo_fate_map_finalize (GObject *object)
{
  LudoFateMap *self = LUDO_FATE_MAP (object);

  g_clear_object (&self->game);
  g_clear_object (&self->chances);
  g_array_unref (self->path);

  G_OBJECT_CLASS (ludo_fate_map_parent_class)->finalize (object);
}

static void
ludo_fate_map_class_init (LudoFateMapClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_fate_map_finalize;
}

static void
ludo_fate_map_init (LudoFateMap *self)
{
  self->chosen = -1;
  self->path = g_array_new (FALSE, FALSE, sizeof (guint));
  self->chances = ludo_chances_new ();
  ludo_signal_connect (self->chances, "solved", ludo_model_emit_changed, self);
}

gboolean
ludo_fate_map_supports_game (const char *game_id)
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

  g_return_val_if_fail (ludo_fate_map_supports_game (game_id), NULL);

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
  guint size;

  g_return_if_fail (LUDO_IS_FATE_MAP (self)
                    && (int) ruleset < self->info->rules->n_rulesets);

  if (self->ruleset == ruleset)
    return;

  size = ludo_fate_map_get_size (self);
  self->ruleset = ruleset;
  self->is_changed = TRUE;
  begin_game (self);
  if (ludo_fate_map_get_size (self) != size)
    self->chosen = -1;
  ludo_model_emit_changed (self);
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
  ludo_model_emit_changed (self);
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
  ludo_model_emit_changed (self);
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
  ludo_model_emit_changed (self);
}

LudoFateGuess
ludo_fate_map_get_guess (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), LUDO_FATE_GUESS_NONE);

  return self->guess;
}

/* Its first seat is well on its way, and its second seat is farther. */
guint
ludo_fate_map_get_question (LudoFateMap *self)
{
  guint size = ludo_fate_map_get_size (self);

  return size * (size * 5 / 8) + size * 3 / 8;
}

void
ludo_fate_map_choose (LudoFateMap *self,
                      int          cell)
{
  g_return_if_fail (LUDO_IS_FATE_MAP (self));

  self->chosen = cell;
}

int
ludo_fate_map_get_chosen (LudoFateMap *self)
{
  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), -1);

  return self->chosen;
}

/* Returns: the cell of @state with @size places a piece, or NOWHERE. */
static guint
cell_of (LudoFateMap     *self,
         const GameState *state,
         guint            size)
{
  int x = self->info->measure (state, 0, "steps");
  int y = self->info->measure (state, 1, "steps");

  return x >= 0 && y >= 0 ? (guint) x + size * (guint) y : NOWHERE;
}

void
ludo_fate_map_set_played (LudoFateMap *self,
                          LudoGame    *game)
{
  g_return_if_fail (LUDO_IS_FATE_MAP (self)
                    && (game == NULL || LUDO_IS_GAME (game)));

  g_array_set_size (self->path, 0);
  if (game != NULL && ludo_game_get_info (game) == self->info)
    {
      self->path_size =
        self->info->solver->count_places (ludo_game_get_state (game));
      for (guint i = 0; i <= ludo_game_get_n_plies (game); i++)
        {
          guint cell = cell_of (self, ludo_game_get_state_at (game, i),
                                self->path_size);

          g_array_append_val (self->path, cell);
        }
    }
  ludo_model_emit_changed (self);
}

/* Returns: how many cells of the way of the game on the board are shown. */
static guint
count_path (LudoFateMap *self)
{
  return self->guess != LUDO_FATE_GUESS_NONE
         && self->path_size == ludo_fate_map_get_size (self)
           ? self->path->len : 0;
}

guint
ludo_fate_map_find_path (LudoFateMap  *self,
                         double      **xs,
                         double      **ys)
{
  guint n_cells = count_path (self);
  guint n = 0;

  /* At most one gap comes before each cell. */
  *xs = g_new (double, 2 * n_cells);
  *ys = g_new (double, 2 * n_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = g_array_index (self->path, guint, i);
      double x = cell % self->path_size, y = cell / self->path_size;

      if (cell == NOWHERE
          || (n > 0 && (x < (*xs)[n - 1] || y < (*ys)[n - 1])))
        {
          (*xs)[n] = NAN;
          (*ys)[n++] = NAN;
        }
      if (cell == NOWHERE)
        continue;

      (*xs)[n] = x;
      (*ys)[n++] = y;
    }

  return n;
}

/* Returns: (transfer full): after how many throws the game on the board was in
 * @cell, such as "3, 7"; empty if it was not. */
static char *
dup_visits (LudoFateMap *self,
            guint        cell)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < count_path (self); i++)
    if (g_array_index (self->path, guint, i) == cell)
      g_string_append_printf (text, "%s%u", text->len > 0 ? ", " : "", i);

  return g_string_free (text, FALSE);
}

void
ludo_fate_map_get_state (LudoFateMap *self,
                         guint        cell,
                         GameState   *state)
{
  guint size;
  LudoFateCell place;

  g_return_if_fail (LUDO_IS_FATE_MAP (self) && state != NULL);

  size = ludo_fate_map_get_size (self);
  place = (LudoFateCell) {
    { cell % size, cell / size }, self->counters, self->turn,
  };
  *state = *ludo_game_get_state (self->game);
  self->info->solver->set_cell (state, &place);
}

int
ludo_fate_map_find_cell (LudoFateMap     *self,
                         const GameState *state)
{
  guint cell;

  g_return_val_if_fail (LUDO_IS_FATE_MAP (self) && state != NULL, -1);

  cell = cell_of (self, state, ludo_fate_map_get_size (self));

  return cell != NOWHERE ? (int) cell : -1;
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

/* Returns: the chance of the first seat, even before a guess was made. */
static double
find_chance (LudoFateMap *self,
             guint        cell)
{
  LudoSolution *solution = find_solution (self);
  GameState state;

  if (solution == NULL)
    return -1;

  ludo_fate_map_get_state (self, cell, &state);

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
  GString *text = g_string_new (NULL);
  g_autofree char *visits = NULL;
  GameState state;
  double first_wins;

  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), NULL);

  ludo_fate_map_get_state (self, cell, &state);
  ludo_add_sentence (text, self->info->solver->describe_cell (&state));
  if (self->guess == LUDO_FATE_GUESS_NONE || !ludo_fate_map_is_solved (self))
    return g_string_free (text, FALSE);

  first_wins = find_chance (self, cell);
  if (first_wins < 0)
    ludo_add_sentence (text, g_strdup (_("No game leads to this position.")));
  else
    {
      g_autofree char *percent = ludo_percent_dup (first_wins);

      ludo_add_sentence
        (text,
         /* Translators: a side, and a share such as "57%". */
         g_strdup_printf (_("%s wins %s of all games."),
                          gettext (self->info->seats[0]), percent));
    }
  visits = dup_visits (self, cell);
  if (visits[0] != '\0')
    ludo_add_sentence
      (text,
       /* Translators: numbers of throws, such as "3, 7". */
       g_strdup_printf (_("The game on the board was here after this many "
                          "throws: %s."), visits));

  return g_string_free (text, FALSE);
}

/* Returns: the guess that is right for the chance @first_wins. */
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
  GString *text;
  guint question;

  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), NULL);

  question = ludo_fate_map_get_question (self);
  cell = ludo_fate_map_describe_cell (self, question);
  if (self->guess == LUDO_FATE_GUESS_NONE)
    return g_strjoin (" ", cell, _("Who is better off?"), NULL);
  if (!ludo_fate_map_is_solved (self))
    return g_strdup (_("All positions are being solved…"));

  text = g_string_new (NULL);
  if (self->guess == LUDO_FATE_GUESS_DECLINED || self->is_changed)
    ludo_add_sentence
      (text, g_strdup_printf (_("The stronger the colour, the more often %s "
                                "wins from there."),
                              gettext (self->info->seats[0])));
  else
    {
      ludo_add_sentence
        (text, g_strdup (self->guess == judge (find_chance (self, question))
                           ? _("That is what you thought.")
                           : _("You thought otherwise.")));
      ludo_add_sentence (text, g_steal_pointer (&cell));
    }
  if (count_path (self) > 1)
    ludo_add_sentence (text, g_strdup (_("The line shows the path of the game "
                                         "on the board.")));

  return g_string_free (text, FALSE);
}

char *
ludo_fate_map_dup_position (LudoFateMap *self,
                            guint        cell)
{
  GameState state;
  char text[GAME_POSITION_TEXT_MAX];

  g_return_val_if_fail (LUDO_IS_FATE_MAP (self), NULL);

  ludo_fate_map_get_state (self, cell, &state);
  self->info->rules->print (&state, text);

  return g_strdup (text);
}

static void
add_row (GPtrArray  *rows,
         const char *first,
         const char *second,
         const char *chance,
         const char *visits)
{
  const char *const cells[] = { first, second, chance, visits, NULL };

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
  /* If no game is on the board, NULL leaves out the last column. */
  add_row (rows, first, second, wins,
           count_path (self) > 1 ? _("Throws played before") : NULL);
  for (guint cell = 0; cell < size * size; cell++)
    if (row < 0 || cell / size == (guint) row)
      {
        double chance = ludo_fate_map_get_chance (self, cell);
        g_autofree char *column = g_strdup_printf ("%u", cell % size);
        g_autofree char *line = g_strdup_printf ("%u", cell / size);
        g_autofree char *share = chance < 0 ? g_strdup ("?")
                                            : ludo_percent_dup (chance);
        g_autofree char *visits = dup_visits (self, cell);

        add_row (rows, column, line, share,
                 count_path (self) > 1 ? visits : NULL);
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
