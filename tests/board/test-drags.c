/* test-drags.c: a drag plays or explains the place that it comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a thousand positions of each game every place is dragged to every other
 * one, with another place picked before and without.  The rules say what each
 * drag may do: play a legal move that begins at its origin, pick the origin, or
 * refuse it; the place where it ends only says which of those moves.
 */

#include "config.h"

#include <string.h>

#include "board/ludo-picker.h"
#include "drawing/ludo-geometry.h"
#include "games/chisolo/drawing/chisolo-board.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "games/tavli/drawing/tavli-layout.h"
#include "games/tavli/rules/tavli-rules.h"

#define N_POSITIONS 1000

/* Drag: what is dragged, and what the picker answered. */
typedef struct
{
  LudoPicker picker;
  GameRng rng;
  GameMove *moves;              /* the legal ones */
  int n_moves;
  int from;
  int to;
  char *refused;                /* the token, or NULL */
  guint n_played;
  guint n_picked;
  guint n_refused;
} Drag;

static void
changed_cb (gpointer data)
{
}

static void
refused_cb (gpointer    data,
            const char *token)
{
  Drag *drag = data;

  g_free (drag->refused);
  drag->refused = g_strdup (token);
}

static void G_GNUC_PRINTF (2, 3)
fail (Drag       *drag,
      const char *format,
      ...)
{
  g_autofree char *position = ludo_game_dup_position_text (drag->picker.game);
  g_autofree char *why = NULL;
  va_list args;

  va_start (args, format);
  why = g_strdup_vprintf (format, args);
  va_end (args);
  g_error ("%s: from %d to %d: %s", position, drag->from, drag->to, why);
}

static gboolean
is_game (const Drag *drag,
         const char *id)
{
  return g_str_equal (drag->picker.drawing->rules->id, id);
}

/* The place that the legal move @move begins at, and the one that a drag is to
 * end on so that it means this move; -1 for any. */
static int
first_place (const Drag *drag,
             GameMove    move,
             int        *next)
{
  const GameState *state = ludo_game_get_state (drag->picker.game);
  int path[LUDO_PATH_MAX];
  int n_path = drag->picker.drawing->move_path (state, move, path);

  *next = n_path > 1 ? path[1] : -1;

  return path[0];
}

/* Whether the hole @to is the first in which the sowing @move drops a stone. */
static gboolean
sows_to (const ChisoloState *state,
         GameMove            move,
         int                 to)
{
  const int hole = chisolo_move_hole (move);
  int direction = chisolo_move_direction (move);

  if (chisolo_move_kind (move) != CHISOLO_MOVE_SOW)
    return FALSE;
  if (direction == CHISOLO_UNCHOSEN)
    direction = state->directions[state->turn] == CHISOLO_ANTICLOCKWISE
                  ? CHISOLO_ANTICLOCKWISE : CHISOLO_CLOCKWISE;

  return to == chisolo_cell (state->turn, (hole + direction + CHISOLO_HOLES)
                                          % CHISOLO_HOLES);
}

/* Whether a drag that ends on the other place means the legal move @move. */
static gboolean
is_meant (const Drag *drag,
          GameMove    move)
{
  int next;

  if (first_place (drag, move, &next) != drag->from)
    return FALSE;
  if (!is_game (drag, "chisolo"))
    return next == drag->to;

  return next == drag->to
         || sows_to ((const ChisoloState *) ludo_game_get_state
                                              (drag->picker.game),
                     move, drag->to);
}

/* How many legal moves begin at the origin; @n_meant: how many of them the
 * other place means. */
static int
count_moves (const Drag *drag,
             int        *n_meant)
{
  int n = 0, next;

  *n_meant = 0;
  for (int i = 0; i < drag->n_moves; i++)
    {
      n += first_place (drag, drag->moves[i], &next) == drag->from;
      *n_meant += is_meant (drag, drag->moves[i]);
    }

  return n;
}

/* Whether a number of tavli's dice plays the origin's checker, to anywhere. */
static gboolean
is_with_die (const Drag *drag,
             GameMove    move)
{
  int next;

  return is_game (drag, "tavli")
         && first_place (drag, move, &next) == drag->from
         && drag->picker.drawing->die_place (move) == drag->to;
}

/* The plies that a drag played: the first is one of its origin, and the way of
 * all of them ends where it was let go. */
static void
check_played (Drag *drag)
{
  GListModel *plies = ludo_game_get_moves (drag->picker.game);
  guint n = g_list_model_get_n_items (plies);
  g_autoptr (LudoMove) first = g_list_model_get_item (plies, 0);
  g_autoptr (LudoMove) last = g_list_model_get_item (plies, n - 1);
  GameMove move = ludo_move_get_move (first);
  gboolean legal = FALSE, meant;
  int next;

  while (ludo_game_undo (drag->picker.game))
    ;
  ludo_game_forget_undone (drag->picker.game);
  for (int i = 0; i < drag->n_moves; i++)
    legal |= drag->moves[i] == move;
  if (n == 1)
    meant = is_meant (drag, move) || is_with_die (drag, move);
  else
    meant = first_place (drag, move, &next) == drag->from
            && tavli_board_place (tavli_move_to (ludo_move_get_move (last)),
                                  ludo_game_get_turn (drag->picker.game))
               == drag->to;
  if (!legal || !meant)
    fail (drag, "another move was played");
  ludo_picker_restart (&drag->picker);
  drag->n_played++;
}

/* Whether the refusal of @token is about the origin. */
static gboolean
is_about_origin (const Drag *drag,
                 const char *token)
{
  char buffer[8];
  const char *name = drag->picker.drawing->place_name (drag->from, buffer);
  const gsize n = is_game (drag, "chisolo") && !g_ascii_isdigit (token[1])
                   ? 1 : strlen (name);

  if (is_game (drag, "zohn-ahl"))
    return name[0] != '\0' ? g_str_equal (token, name)
                           : g_str_equal (token, "-");
  if (name[0] != '\0')
    return strncmp (token, name, n) == 0 || token[0] == '/';

  /* Tavli's dice and the trays beside its board. */
  if (drag->from >= TAVLI_PLACE_NUMBER)
    return token[0] == ':' || strchr (token, '/') != NULL;
  if (drag->from >= TAVLI_PLACE_OFF)
    return g_str_equal (token, "off/");

  return token[0] == 'h' || token[0] == 'o' || token[0] == '/';
}

/* The refusal is about the origin and true: nothing legal is refused. */
static void
check_refused (Drag *drag,
               int   n_from,
               int   n_meant)
{
  const GameRules *rules = drag->picker.drawing->rules;
  const GameState *state = ludo_game_get_state (drag->picker.game);
  const char *token = drag->refused;
  g_autofree char *sentence =
    ludo_game_describe_refusal (drag->picker.game, token, NULL);
  GameMove move;

  if (!is_about_origin (drag, token))
    fail (drag, "%s is refused", token);
  if (rules->parse_move (state, token, strlen (token), &move, NULL)
      || strstr (sentence, "can be played.") != NULL
      || strstr (sentence, " is written as ") != NULL)
    fail (drag, "“%s” is no reason", sentence);
  if (n_meant > 0 && drag->from != drag->picker.drawing->throw_place)
    fail (drag, "a legal move is refused: “%s”", sentence);

  /* An origin that has no move says why, wherever it is dragged. */
  if (n_from == 0 && drag->from < TAVLI_PLACE_NUMBER)
    {
      g_autofree char *alone = NULL;
      char text[GAME_MOVE_TEXT_MAX];

      drag->picker.drawing->path_token (state, &drag->from, 1, text);
      alone = ludo_game_describe_refusal (drag->picker.game, text, NULL);
      if (!g_str_equal (alone, sentence))
        fail (drag, "“%s” instead of “%s”", sentence, alone);
    }
  drag->n_refused++;
}

/* Picks another place first, which a drag is not to go on from. */
static void
pick_another (Drag *drag)
{
  guint n = drag->picker.candidates->len;
  const LudoCandidate *candidate;

  ludo_picker_cancel (&drag->picker);
  if (n == 0 || game_rng_below (&drag->rng, 4) != 0)
    return;

  candidate = &g_array_index (drag->picker.candidates, LudoCandidate,
                              game_rng_below (&drag->rng, n));
  if (candidate->n_path > 1 && candidate->path[0] != drag->from
      && !candidate->with_die)
    ludo_picker_pick (&drag->picker, candidate->path[0]);
  /* A sowing that has been shown goes on with its third hole. */
  if (drag->picker.part != NULL)
    ludo_picker_cancel (&drag->picker);
}

static void
check_drag (Drag *drag,
            int   n_from,
            int   n_meant)
{
  const LudoDrawing *drawing = drag->picker.drawing;
  const GameState *state = ludo_game_get_state (drag->picker.game);
  char buffer[8];

  if (ludo_game_get_n_plies (drag->picker.game) > 0)
    check_played (drag);
  else if (drag->refused != NULL)
    check_refused (drag, n_from, n_meant);
  else if (drag->picker.n_path > 0 && !drag->picker.is_automatic)
    {
      if (drag->picker.path[0] != drag->from)
        fail (drag, "%d is picked", drag->picker.path[0]);
      drag->n_picked++;
    }
  else if (drawing->place_name (drag->from, buffer)[0] != '\0'
           || drawing->owner (state, drag->from) >= 0)
    fail (drag, "nothing is said");
}

static void
init_scene (const Drag *drag,
            LudoScene  *scene)
{
  *scene = (LudoScene) {
    .state = ludo_game_get_state (drag->picker.game),
    .width = 1000, .height = 700,
    .font_family = "Sans", .font_size = 14,
    .path = drag->picker.path, .n_path = drag->picker.n_path,
  };
}

static void
try_position (Drag            *drag,
              const GameState *state)
{
  const LudoDrawing *drawing = drag->picker.drawing;
  g_autoptr (LudoGame) game = NULL;
  char text[GAME_POSITION_TEXT_MAX];
  LudoGeometry *origins = g_new0 (LudoGeometry, 1);
  LudoGeometry *ends = g_new0 (LudoGeometry, 1);
  LudoScene scene;

  drawing->rules->print (state, text);
  game = ludo_game_new_from_position (drawing->rules->id, text, 1, NULL);
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    ludo_game_get_player (game, seat, 0)->kind = LUDO_PLAYER_HUMAN;
  drag->picker.game = game;
  drag->n_moves = ludo_game_get_at_chance (game)
                    ? 0 : ludo_game_get_legal_moves (game, drag->moves);
  ludo_picker_restart (&drag->picker);
  ludo_picker_cancel (&drag->picker);
  init_scene (drag, &scene);
  ludo_geometry_init (origins, drawing, &scene);

  for (drag->from = 0; drag->from < drawing->n_places; drag->from++)
    {
      if (!origins->is_shown[drag->from])
        continue;
      /* The scene once the drag has begun. */
      ludo_picker_cancel (&drag->picker);
      ludo_picker_begin_drag (&drag->picker, drag->from);
      init_scene (drag, &scene);
      if (scene.n_path > 0)
        ludo_geometry_init (ends, drawing, &scene);
      else
        *ends = *origins;

      for (drag->to = 0; drag->to < drawing->n_places; drag->to++)
        {
          int n_from, n_meant;

          if (drag->to == drag->from || !ends->is_shown[drag->to])
            continue;
          n_from = count_moves (drag, &n_meant);
          pick_another (drag);
          g_clear_pointer (&drag->refused, g_free);
          ludo_picker_begin_drag (&drag->picker, drag->from);
          ludo_picker_drop (&drag->picker, drag->from, drag->to);
          check_drag (drag, n_from, n_meant);
        }
    }
  g_clear_pointer (&drag->refused, g_free);
  g_free (origins);
  g_free (ends);
}

/* Begins a game by the ruleset and number of players that come next. */
static void
begin_game (const GameRules *rules,
            int              n_games,
            GameState       *state)
{
  GameConfig config;

  game_rules_default_config (rules, &config);
  if (rules->n_rulesets > 0)
    config.ruleset = n_games % rules->n_rulesets;
  config.players = rules->min_players
                   + n_games % (rules->max_players - rules->min_players + 1);
  memset (state, 0, sizeof *state);
  rules->start (&config, state);
}

static void
test_drags (gconstpointer data)
{
  const GameRules *rules = data;
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  g_autofree GameThrow *throws = g_new (GameThrow, GAME_THROWS_MAX);
  Drag drag = { .rng = { 17 }, .moves = g_new (GameMove, GAME_MOVES_MAX) };
  GameState state = { 0 };
  int n_games = 0, n_moves;
  guint32 next;

  ludo_picker_init (&drag.picker);
  drag.picker.board = &drag;
  drag.picker.changed = changed_cb;
  drag.picker.refused = refused_cb;
  drag.picker.begun = changed_cb;
  drag.picker.drawing = ludo_drawing_for (rules->id);

  for (int n = 0; n < N_POSITIONS;)
    {
      gboolean at_chance = n_games > 0 && rules->at_chance (&state);

      n_moves = n_games == 0 ? 0
                : at_chance ? rules->throws (&state, throws)
                            : rules->legal_moves (&state, moves);
      if (n_moves == 0)
        {
          begin_game (rules, n_games++, &state);
          continue;
        }

      /* A throw offers the same drags, whatever lies on the board. */
      if (!at_chance || n % 10 == 0 || g_str_equal (rules->id, "zohn-ahl"))
        {
          try_position (&drag, &state);
          n++;
        }
      next = game_rng_below (&drag.rng, (guint32) n_moves);
      rules->apply (&state, at_chance ? throws[next].move : moves[next], NULL);
    }

  g_test_message ("%u played, %u picked, %u refused in %d games",
                  drag.n_played, drag.n_picked, drag.n_refused, n_games);
  g_assert_cmpuint (drag.n_refused, >, N_POSITIONS);
  if (!g_str_equal (rules->id, "zohn-ahl"))
    g_assert_cmpuint (drag.n_played, >, N_POSITIONS);
  ludo_picker_clear (&drag.picker);
  g_free (drag.moves);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/board/drags/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_drags);
    }

  return g_test_run ();
}
