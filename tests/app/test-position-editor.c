/* test-position-editor.c: what a hand does to a position, and what is said of
 * it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app-fixture.h"
#include "app/editing/ludo-position-editor.h"
#include "games/chisolo/drawing/chisolo-board.h"
#include "games/games.h"
#include "games/tavli/drawing/tavli-board.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "play/ludo-language.h"

/* A position of a random game of @seed, after some plies. */
static void
wander (const GameRules *rules,
        guint            seed,
        GameState       *state)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  GameConfig config;
  GameMove moves[GAME_MOVES_MAX];
  GameThrow throws[GAME_THROWS_MAX];

  game_rules_default_config (rules, &config);
  memset (state, 0, sizeof *state);
  rules->start (&config, state);
  for (guint n = g_rand_int_range (random, 0, 60); n > 0; n--)
    {
      int n_moves = rules->at_chance (state)
                      ? rules->throws (state, throws)
                      : rules->legal_moves (state, moves);
      int i = n_moves > 0 ? g_rand_int_range (random, 0, n_moves) : 0;

      if (n_moves == 0)
        return;
      rules->apply (state, rules->at_chance (state) ? throws[i].move
                                                    : moves[i], NULL);
    }
}

/* Puts on the board of @editor, place by place, what lies on @target's. */
static void
build (LudoPositionEditor *editor,
       const GameState    *target)
{
  const LudoEditing *editing = ludo_position_editor_get_editing (editor);
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_position_editor_get_info (editor)->rules->id);

  for (int place = 0; place < drawing->n_places; place++)
    {
      GameState rest = *target;
      char name[8];
      int piece;

      if (drawing->place_name (place, name)[0] == '\0'
          || !g_ascii_isalnum (name[strlen (name) - 1]) || name[0] == 'o')
        continue;
      while ((piece = editing->piece_at (&rest, place)) >= 0
             && editing->add (&rest, place, piece, -1))
        {
          ludo_position_editor_set_piece (editor, piece);
          g_assert_true (ludo_position_editor_click (editor, place));
        }
      /* A piece that a click cannot remove is put on its place. */
      if (piece >= 0)
        {
          ludo_position_editor_set_piece (editor, piece);
          ludo_position_editor_click (editor, place);
        }
    }
  for (int i = 0; editing->fields[i].name != NULL; i++)
    ludo_position_editor_set_field (editor, i,
                                    ludo_editing_field_get (&editing->fields[i],
                                                            target));
}

/* Whether the fields can say all that lies on no place: not a throw half
 * played, nor places that were won. */
static gboolean
is_told (const GameRules *rules,
         const GameState *state)
{
  const LudoEditing *editing = ludo_drawing_for (rules->id)->editing;
  GameState same = *state, bare = *state;
  char text[GAME_POSITION_TEXT_MAX], again[GAME_POSITION_TEXT_MAX];

  for (int i = 0; editing->fields[i].name != NULL; i++)
    ludo_editing_set_field (editing, &editing->fields[i], &same,
                            ludo_editing_field_get (&editing->fields[i],
                                                    state));
  rules->print (state, text);
  rules->print (&same, again);
  if (!g_str_equal (text, again))
    return FALSE;
  /* Only Ken Wan clears something that no field sets again. */
  if (!g_str_equal (rules->id, "ken-wan"))
    return TRUE;
  editing->clear (&bare);
  rules->print (&bare, again);

  return g_str_equal (strrchr (text, ' '), strrchr (again, ' '));
}

/* Any position of a game is set up from the empty board, and its text is the
 * same; nothing on the way is more than impossible. */
static void
test_built (gconstpointer data)
{
  const LudoGameInfo *info = ludo_game_info_for (data);
  const GameRules *rules = info->rules;
  const LudoEditing *editing = ludo_drawing_for (data)->editing;
  guint n = 0;

  g_assert_nonnull (editing);
  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (LudoPositionEditor) editor = NULL;
      g_autofree char *text = NULL;
      char wanted[GAME_POSITION_TEXT_MAX];
      GameState target, empty;

      wander (rules, seed, &target);
      if (!is_told (rules, &target))
        continue;
      empty = target;
      editing->clear (&empty);
      editor = ludo_position_editor_new (info, &empty);
      build (editor, &target);
      text = ludo_position_editor_dup_text (editor);
      rules->print (&target, wanted);
      g_assert_cmpstr (text, ==, wanted);
      g_assert_null (ludo_position_editor_dup_complaint (editor));
      n++;
    }
  g_assert_cmpuint (n, >=, 10);
}

/* The complaint, in both languages, of what a hand has done. */
static void
check_complaint (LudoPositionEditor *editor,
                 const char         *english,
                 const char         *french)
{
  g_autofree char *in_english = ludo_position_editor_dup_complaint (editor);
  g_autofree char *in_french = NULL;

  g_assert_cmpstr (in_english, ==, english);
  ludo_language_set ("fr");
  in_french = ludo_position_editor_dup_complaint (editor);
  ludo_language_set ("en");
  g_assert_cmpstr (in_french, ==, french);
}

static LudoPositionEditor *
editor_at (const char *game_id,
           const char *text)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  GameState state = { 0 };

  g_assert_true (info->rules->parse (text, &state, NULL));

  return ludo_position_editor_new (info, &state);
}

static int
place_of (const char *game_id,
          const char *name)
{
  return ludo_drawing_find_place (ludo_drawing_for (game_id), name);
}

/* White's checkers that were borne off. */
#define OFF_FIELD 2

static void
test_impossible (void)
{
  g_autoptr (LudoPositionEditor) tavli = editor_at ("tavli", "h:15 h:15 w -");
  g_autoptr (LudoPositionEditor) zohn = editor_at ("zohn-ahl",
                                                   "3 5 8 8 r -");
  g_autoptr (LudoPositionEditor) ken_wan =
    editor_at ("ken-wan", ".YYY./B.YY.R/BB.Y.RR/BBB..RRR/....#..../"
                          "RRR..BBB/RR.Y.BB/R.YY.B/.YYY. b 3 -");
  g_autoptr (LudoPositionEditor) chisolo =
    editor_at ("chisolo", "3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/"
                          "3,3,3,3,3,3,3 s ?? 0");
  g_autofree char *reserve = NULL;
  int south = place_of ("chisolo", "a1"), north = place_of ("chisolo", "a4");
  int creek = zohn_ahl_board_space (zohn_ahl_ruleset (0), ZOHN_AHL_RED, 13);

  /* Checkers that were not put down wait in the hand, and none goes off by
   * itself; the place of those that are too many is named. */
  g_assert_true (ludo_position_editor_click (tavli, place_of ("tavli", "19")));
  check_complaint (tavli, "Impossible: 14 white checkers wait to enter, but "
                          "others are beyond cell 6. Place them or count them "
                          "as borne off.",
                   "Impossible\u00a0: 14 pions blancs attendent d’entrer, "
                   "alors que d’autres sont au-delà de la case 6. Posez-les, "
                   "ou comptez-les comme sortis.");
  g_assert_cmpint (ludo_position_editor_get_fault (tavli), ==,
                   TAVLI_PLACE_HAND);
  g_assert_cmpint (ludo_position_editor_get_field (tavli, OFF_FIELD), ==, 0);
  ludo_position_editor_set_field (tavli, OFF_FIELD, 13);
  check_complaint (tavli, "Impossible: 1 white checker waits to enter, but "
                          "others are beyond cell 6. Place it or count it as "
                          "borne off.",
                   "Impossible\u00a0: 1 pion blanc attend d’entrer, alors "
                   "que d’autres sont au-delà de la case 6. Posez-le, ou "
                   "comptez-le comme sorti.");
  ludo_position_editor_set_field (tavli, OFF_FIELD, 15);
  g_assert_cmpint (ludo_position_editor_get_field (tavli, OFF_FIELD), ==, 14);
  g_assert_null (ludo_position_editor_dup_complaint (tavli));
  ludo_position_editor_set_piece (tavli, LUDO_PIECE_NONE);
  g_assert_true (ludo_position_editor_click (tavli, place_of ("tavli", "19")));
  g_assert_cmpint (ludo_position_editor_get_field (tavli, OFF_FIELD), ==, 14);
  ludo_position_editor_set_field (tavli, OFF_FIELD, 0);
  g_assert_null (ludo_position_editor_dup_complaint (tavli));
  for (int i = 0; i < 4; i++)
    g_assert_true (ludo_position_editor_undo (tavli));
  ludo_position_editor_set_piece (tavli, 0);

  /* A creek holds nothing; its place is named. */
  g_assert_true (ludo_position_editor_click (zohn, creek));
  check_complaint (zohn, "Impossible: a piece rests in a creek, which sends it "
                         "back.",
                   "Impossible\u00a0: un pion est dans une rivière, qui aurait "
                   "dû le renvoyer au départ.");
  g_assert_cmpint (ludo_position_editor_get_fault (zohn), ==, creek);

  /* A hand has any number of stones, and the reserve never fewer than none. */
  g_assert_true (ludo_position_editor_click (chisolo, south));
  check_complaint (chisolo, "Impossible: South has 34 stones, and no camp ever "
                            "has more than 33.",
                   "Impossible\u00a0: Sud a 34 cailloux, et un camp n’en a "
                   "jamais plus de 33.");
  g_assert_true (ludo_position_editor_click (chisolo, north));
  reserve = ludo_drawing_for ("chisolo")->describe_place
              (ludo_position_editor_get_game (chisolo), CHISOLO_PLACE_RESERVE);
  g_assert_cmpstr (reserve, ==, "Reserve, empty");
  ludo_position_editor_set_piece (chisolo, LUDO_PIECE_NONE);
  g_assert_true (ludo_position_editor_click (chisolo, south));
  check_complaint (chisolo, "Impossible: North has 34 stones, and no camp ever "
                            "has more than 33.",
                   "Impossible\u00a0: Nord a 34 cailloux, et un camp n’en a "
                   "jamais plus de 33.");
  g_assert_true (ludo_position_editor_click (chisolo, north));
  g_assert_null (ludo_position_editor_dup_complaint (chisolo));

  /* No piece can be put into the well in the middle. */
  g_assert_false (ludo_position_editor_click (ken_wan,
                                              place_of ("ken-wan", "e5")));

  /* A typed text is taken over once it is a whole position. */
  ludo_position_editor_set_text (tavli, "h:14 h:15 w -");
  check_complaint (tavli, "The position cannot be read (character 1): the "
                          "number of pieces or stones is wrong",
                   "La position est illisible (caractère 1)\u00a0: le nombre "
                   "de pions ou de cailloux est faux");
  ludo_position_editor_set_text (tavli, "h:15 h:15 b -");
  g_assert_null (ludo_position_editor_dup_complaint (tavli));
  g_assert_cmpint (ludo_position_editor_get_field (tavli, 0), ==, 1);
}

/* No number below zero stands in @text, be it a hyphen or a minus sign. */
static void
check_numbers (const char *text)
{
  g_assert_false (g_regex_match_simple ("(^|[ (])[-\u2212]\\s?[0-9]", text, 0,
                                        0));
}

/* All that is said of the position: each reason in its own words, no number
 * below zero anywhere. */
static void
check_said (LudoPositionEditor *editor)
{
  const LudoGameInfo *info = ludo_position_editor_get_info (editor);
  const LudoEditing *editing = ludo_position_editor_get_editing (editor);
  const LudoDrawing *drawing = ludo_drawing_for (info->rules->id);
  g_autofree char *complaint = ludo_position_editor_dup_complaint (editor);
  g_autofree char *remark = ludo_position_editor_dup_remark (editor);
  g_autofree char *any =
    g_strdup_printf (_("Impossible: %s."),
                     ludo_game_describe_parse_code (GAME_PARSE_IMPOSSIBLE));

  if (complaint != NULL)
    check_numbers (complaint);
  g_assert_cmpstr (complaint, !=, any);
  if (remark != NULL)
    check_numbers (remark);
  for (int i = 0; editing->fields[i].name != NULL; i++)
    g_assert_cmpint (ludo_position_editor_get_field (editor, i), >=, 0);
  for (int place = 0; place < drawing->n_places; place++)
    {
      g_autofree char *words =
        drawing->describe_place (ludo_position_editor_get_game (editor), place);

      check_numbers (words);
    }
}

/* A restless hand clicks, drags, types digits and changes fields at random. */
static void
act_random (LudoPositionEditor *editor,
            GRand              *random)
{
  const LudoGameInfo *info = ludo_position_editor_get_info (editor);
  const LudoEditing *editing = ludo_position_editor_get_editing (editor);
  int n_places = ludo_drawing_for (info->rules->id)->n_places;
  int place = g_rand_int_range (random, 0, n_places);
  int n_pieces = 0, n_fields = 0, n_values = 0;
  char *choice;

  while (editing->pieces[n_pieces] != NULL)
    n_pieces++;
  while (editing->fields[n_fields].name != NULL)
    n_fields++;
  switch (g_rand_int_range (random, 0, 8))
    {
    case 0:
      n_fields = g_rand_int_range (random, 0, n_fields);
      while ((choice = ludo_editing_field_dup_choice
                         (&editing->fields[n_fields], info, n_values)) != NULL)
        {
          g_free (choice);
          n_values++;
        }
      if (editing->fields[n_fields].kind == LUDO_EDITING_FIELD_NUMBER)
        n_values = editing->fields[n_fields].most + 1;
      ludo_position_editor_set_field (editor, n_fields,
                                      g_rand_int_range (random, 0, n_values));
      break;
    case 1:
      ludo_position_editor_set_piece (editor,
                                      g_rand_int_range (random, -1, n_pieces));
      break;
    case 2:
      ludo_position_editor_drag (editor, place,
                                 g_rand_int_range (random, 0, n_places));
      break;
    case 3:
      ludo_position_editor_count (editor, place,
                                  g_rand_int_range (random, 0, 200));
      break;
    case 4:
      if (g_rand_boolean (random))
        ludo_position_editor_empty (editor, place);
      else
        ludo_position_editor_undo (editor);
      break;
    default:
      ludo_position_editor_click (editor, place);
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* The draft of the position, read in another editor, is the same position, and
 * is one change; one that is damaged is refused or another one. */
static void
check_draft (LudoPositionEditor *editor,
             GRand              *random)
{
  static const char *const pieces[] = {
    "", "\n", " ", "-1", "99", "click", "field 0", "count 0 0 999", "drag", "x",
    "clear\n", "\xff",
  };
  const LudoGameInfo *info = ludo_position_editor_get_info (editor);
  const char *draft = ludo_position_editor_get_draft (editor);
  g_autoptr (GString) damaged = g_string_new (draft);
  g_autoptr (LudoPositionEditor) other = NULL;
  g_autofree char *text = ludo_position_editor_dup_text (editor);
  g_autofree char *same = NULL;
  int at = g_rand_int_range (random, 0, (int) damaged->len);
  guint n_changes = 0;
  GameState state;

  wander (info->rules, 1, &state);
  other = ludo_position_editor_new (info, &state);
  g_signal_connect_swapped (other, "changed", G_CALLBACK (count_cb),
                            &n_changes);
  g_assert_true (ludo_position_editor_restore (other, draft));
  g_assert_cmpuint (n_changes, ==, 1);
  g_signal_handlers_disconnect_by_data (other, &n_changes);
  same = ludo_position_editor_dup_text (other);
  g_assert_cmpstr (same, ==, text);
  g_assert_cmpstr (ludo_position_editor_get_draft (other), ==, draft);

  g_string_truncate (damaged, (gsize) at);
  g_string_append (damaged,
                   pieces[g_rand_int_range (random, 0,
                                            G_N_ELEMENTS (pieces))]);
  g_string_append (damaged,
                   draft + g_rand_int_range (random, at,
                                             (int) strlen (draft) + 1));
  ludo_position_editor_restore (other, damaged->str);
}

/* Whatever a hand does, what is impossible is told with a reason, in both
 * languages. */
static void
test_restless (gconstpointer data)
{
  const LudoGameInfo *info = ludo_game_info_for (data);

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      g_autoptr (LudoPositionEditor) editor = NULL;
      GameState state;

      wander (info->rules, seed, &state);
      editor = ludo_position_editor_new (info, &state);
      if (seed % 4 == 0)
        ludo_position_editor_clear (editor);
      for (int i = 0; i < 60; i++)
        {
          act_random (editor, random);
          ludo_language_set (i % 2 == 0 ? "en" : "fr");
          check_said (editor);
          check_draft (editor, random);
        }
    }
  ludo_language_set ("en");
}

/* No position of a game is called unusual. */
static void
test_usual (gconstpointer data)
{
  const LudoGameInfo *info = ludo_game_info_for (data);

  for (guint seed = 0; seed < 40; seed++)
    {
      g_autoptr (LudoPositionEditor) editor = NULL;
      GameState state;

      wander (info->rules, seed, &state);
      editor = ludo_position_editor_new (info, &state);
      g_assert_null (ludo_position_editor_dup_remark (editor));
    }
}

/* Every reason that a hand can cause has its French. */
static void
test_translated (void)
{
  ludo_language_set ("fr");
  for (const GameRules *const *game = games_list (); *game != NULL; game++)
    {
      const LudoEditing *editing = ludo_drawing_for ((*game)->id)->editing;

      for (guint i = 0; editing->complaints[i] != NULL; i++)
        g_assert_cmpstr (gettext (editing->complaints[i]), !=,
                         editing->complaints[i]);
    }
  ludo_language_set ("en");
}

/* Whatever cannot be done has a reason, in both languages. */
static void
check_refused (LudoPositionEditor *editor,
               gboolean            done,
               guint              *n_refused)
{
  g_autofree char *english = NULL;
  const char *refusal;

  if (done)
    return;
  (*n_refused)++;
  refusal = ludo_position_editor_get_refusal (editor);
  g_assert_true (g_str_has_suffix (refusal, "."));
  english = g_strdup (refusal);
  ludo_language_set ("fr");
  g_assert_cmpstr (ludo_position_editor_get_refusal (editor), !=, english);
  ludo_language_set ("en");
}

static void
test_refused (gconstpointer game_id)
{
  const LudoDrawing *drawing = ludo_drawing_for (game_id);
  g_autoptr (LudoGame) game = ludo_game_new (game_id, NULL, 1, NULL);
  char text[GAME_POSITION_TEXT_MAX];
  guint n_refused = 0;

  ludo_game_get_rules (game)->print (ludo_game_get_state (game), text);
  for (int place = 0; place < drawing->n_places; place++)
    for (int piece = LUDO_PIECE_NONE;
         piece < 0 || drawing->editing->pieces[piece] != NULL; piece++)
      {
        g_autoptr (LudoPositionEditor) editor = editor_at (game_id, text);

        ludo_position_editor_set_piece (editor, piece);
        for (int i = 0; i < 34; i++)
          check_refused (editor, ludo_position_editor_click (editor, place),
                         &n_refused);
        check_refused (editor, ludo_position_editor_count (editor, place, 99),
                       &n_refused);
        for (int to = 0; to < drawing->n_places; to++)
          check_refused (editor, ludo_position_editor_drag (editor, place, to),
                         &n_refused);
      }
  g_assert_cmpuint (n_refused, >, 0);
}

/* The reason is that of the rules. */
static void
test_reasons (void)
{
  g_autoptr (LudoPositionEditor) tavli =
    editor_at ("tavli", "24:15,x h:15 w -");
  g_autoptr (LudoPositionEditor) ken_wan =
    editor_at ("ken-wan", ".YYY./B.YY.R/BB.Y.RR/BBB..RRR/....#..../"
                          "RRR..BBB/RR.Y.BB/R.YY.B/.YYY. b 3 -");

  g_assert_false (ludo_position_editor_click (tavli, place_of ("tavli", "19")));
  g_assert_cmpstr (ludo_position_editor_get_refusal (tavli), ==,
                   "All fifteen white checkers are on the board. Move one of "
                   "them.");
  g_assert_false (ludo_position_editor_drag (tavli, place_of ("tavli", "20"),
                                             place_of ("tavli", "19")));
  g_assert_cmpstr (ludo_position_editor_get_refusal (tavli), ==,
                   "Nothing lies there.");
  g_assert_false (ludo_position_editor_click (ken_wan,
                                              place_of ("ken-wan", "e5")));
  g_assert_cmpstr (ludo_position_editor_get_refusal (ken_wan), ==,
                   "The black centre is closed to everybody.");
}

static void
add_tests (const char *game_id)
{
  g_autofree char *refused = g_strdup_printf ("/position-editor/refused/%s",
                                              game_id);
  g_autofree char *built = g_strdup_printf ("/position-editor/built/%s",
                                            game_id);
  g_autofree char *restless = g_strdup_printf ("/position-editor/restless/%s",
                                               game_id);
  g_autofree char *usual = g_strdup_printf ("/position-editor/usual/%s",
                                            game_id);

  g_test_add_data_func (built, game_id, test_built);
  g_test_add_data_func (usual, game_id, test_usual);
  g_test_add_data_func (restless, game_id, test_restless);
  g_test_add_data_func (refused, game_id, test_refused);
}

/* Changed rules of Zohn Ahl stay while a piece is moved, and are forgotten when
 * another ruleset is chosen. */
static void
test_changed_rules (void)
{
  const LudoEditing *editing = ludo_drawing_for ("zohn-ahl")->editing;
  char text[GAME_POSITION_TEXT_MAX];
  GameState state;

  g_assert_true (zohn_ahl_rules.parse ("zohn-al spaces=24: 2 5 4 4 r -", &state,
                                       NULL));
  g_assert_true (editing->move (&state, 0, 3, 9));
  zohn_ahl_rules.print (&state, text);
  g_assert_cmpstr (text, ==, "zohn-al spaces=24: 8 5 4 4 r -");
  ((ZohnAhlState *) &state)->ruleset = ZOHN_AHL_RULESET_CULIN;
  editing->adapt (&state, &editing->fields[0]);
  zohn_ahl_rules.print (&state, text);
  g_assert_cmpstr (text, ==, "culin: 0 0 4 4 r -");
  g_assert_null (zohn_ahl_rules.self_check (&state));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  for (const GameRules *const *game = games_list (); *game != NULL; game++)
    add_tests ((*game)->id);
  g_test_add_func ("/position-editor/impossible", test_impossible);
  g_test_add_func ("/position-editor/reasons", test_reasons);
  g_test_add_func ("/position-editor/translated", test_translated);
  g_test_add_func ("/position-editor/changed-rules", test_changed_rules);

  return g_test_run ();
}
