/* test-editor.c: a position is set up by hand, and played from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <glib/gi18n.h>
#include <string.h>

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "app/new-game/ludo-new-game.h"
#include "app/printing/ludo-print-dialog.h"
#include "games/chisolo/drawing/chisolo-board.h"
#include "games/games.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "play/ludo-language.h"
#include "play/record/ludo-setups.h"

/* A part of the menu of what is kept. */
static GtkWidget *
keep_part (GtkWidget  *window,
           const char *name)
{
  return app_part (app_part (window, "keep_popover"), name);
}

/* The button that opens it. */
static GtkWidget *
get_keep_menu (GtkWidget *window)
{
  return gtk_widget_get_parent (app_part (window, "keep_popover"));
}

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
      int n_moves = rules->at_chance (state) ? rules->throws (state, throws)
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
  int creek = zohn_ahl_board_space (0, ZOHN_AHL_RED, 13);

  /* A checker is beyond cell 6 while another has to enter. */
  g_assert_true (ludo_position_editor_click (tavli, place_of ("tavli", "19")));
  g_assert_null (ludo_position_editor_dup_complaint (tavli));
  g_assert_true (ludo_position_editor_click (tavli, 37));
  check_complaint (tavli, "Impossible: a side with checkers to enter has no "
                          "checker beyond cell 6.",
                   "Impossible\u00a0: un camp qui a des pions à entrer n’en a "
                   "aucun au-delà de la case 6.");
  g_assert_true (ludo_position_editor_undo (tavli));
  g_assert_null (ludo_position_editor_dup_complaint (tavli));

  /* A creek holds nothing; its place is named. */
  g_assert_true (ludo_position_editor_click (zohn, creek));
  check_complaint (zohn, "Impossible: a piece rests in a creek, which sends it "
                         "back.",
                   "Impossible\u00a0: un pion est resté dans une rivière, qui "
                   "le renvoie au départ.");
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
  check_complaint (tavli, "The position cannot be read: character 1, the "
                          "number of pieces or stones is wrong",
                   "La position est illisible\u00a0: caractère 1, le nombre de "
                   "pions ou de cailloux est faux");
  ludo_position_editor_set_text (tavli, "h:15 h:15 b -");
  g_assert_null (ludo_position_editor_dup_complaint (tavli));
  g_assert_cmpint (ludo_position_editor_get_field (tavli, 0), ==, 1);
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

static void
check_text (LudoEditorWindow *window,
            const char       *wanted)
{
  g_autofree char *text =
    ludo_position_editor_dup_text (ludo_editor_window_get_editor (window));

  g_assert_cmpstr (text, ==, wanted);
  if (gtk_widget_get_focus_child (app_part (GTK_WIDGET (window), "text_entry"))
      == NULL)
    g_assert_cmpstr (gtk_editable_get_text
                       (GTK_EDITABLE (app_part (GTK_WIDGET (window),
                                            "text_entry"))), ==, wanted);
}

static gboolean
is_kept (gpointer data)
{
  g_autofree char *position = ludo_setups_dup_position (NULL, "ken-wan", data);

  return position != NULL;
}

#define EMPTY "...../....../......./......../....#..../......../......./" \
              "....../....."
#define ENTERED "...../....../......./......../....#..../......../......./" \
                "....../BBy.. b 3 -"

/* Chooses @text where a drop-down offers it. */
static gboolean
choose (GtkWidget     *widget,
        gconstpointer  text)
{
  GListModel *items = GTK_IS_DROP_DOWN (widget)
                        ? gtk_drop_down_get_model (GTK_DROP_DOWN (widget))
                        : NULL;

  for (guint i = 0; items != NULL && i < g_list_model_get_n_items (items); i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (items), i),
                   text) == 0)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), i);

  return FALSE;
}

static gboolean
is_cut (GtkWidget     *widget,
        gconstpointer  data)
{
  return GTK_IS_LABEL (widget)
         && pango_layout_is_ellipsized (gtk_label_get_layout
                                          (GTK_LABEL (widget)));
}

/* With large letters too what is chosen is read whole. */
static void
test_large (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  app_find_if (app_part (window, "fields"), choose, "Sens antihoraire");
  hand_settle (window);
  g_assert_nonnull (app_find_label (window, "Sens antihoraire"));
  g_assert_null (app_find_if (app_part (window, "fields"), is_cut, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* By keys, pointer, drag and notation; kept, and then chosen for a new game. */
static void
test_window (void)
{
  GtkWidget *window, *dialog;
  LudoEditorWindow *editor;
  LudoBoard *board;
  LudoGame *game;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "ken-wan");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  editor = LUDO_EDITOR_WINDOW (window);
  board = LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD));

  /* An empty board is no position: nobody could move. */
  ludo_position_editor_clear (ludo_editor_window_get_editor (editor));
  check_text (editor, EMPTY " b 3 -");

  /* Cell by cell: each key leads on to the next cell. */
  gtk_widget_grab_focus (ludo_board_get_place (board,
                                               place_of ("ken-wan", "a1")));
  hand_settle (window);
  hand_press_key (XK_b, FALSE, TRUE);
  hand_press_key (XK_b, FALSE, TRUE);
  hand_press_key (XK_y, FALSE, FALSE);
  hand_settle (window);
  check_text (editor, ENTERED);

  /* A click puts down what is in the hand, a second takes it away; a drag
   * takes it elsewhere. */
  hand_click_place (board, place_of ("ken-wan", "c4"));
  hand_settle (window);
  check_text (editor, "...../....../......./......../....#..../......../"
                      "...y.../....../BBy.. b 3 -");
  hand_drag_place (board, place_of ("ken-wan", "c4"),
                   place_of ("ken-wan", "g4"), 0, 0);
  hand_settle (window);
  check_text (editor, "...../....../.y...../......../....#..../......../"
                      "......./....../BBy.. b 3 -");
  hand_click_place (board, place_of ("ken-wan", "g4"));
  hand_settle (window);
  check_text (editor, ENTERED);

  /* An error of the notation is shown below it, and the board stays. */
  gtk_widget_grab_focus (app_part (window, "text_entry"));
  hand_press_key (XK_End, FALSE, FALSE);
  hand_type ("x");
  hand_settle (window);
  g_assert_false (gtk_widget_get_sensitive (app_part (window, "play_button")));
  check_text (editor, ENTERED);
  hand_press_key (XK_BackSpace, FALSE, FALSE);
  hand_settle (window);
  g_assert_true (gtk_widget_get_sensitive (app_part (window, "play_button")));

  /* Kept by a name of its own. */
  gtk_editable_set_text (GTK_EDITABLE (keep_part (window, "name_entry")),
                         "Three [in] a row");
  gtk_menu_button_popup (GTK_MENU_BUTTON (get_keep_menu (window)));
  hand_settle (window);
  g_signal_emit_by_name (keep_part (window, "keep_button"), "clicked");
  hand_wait_until (is_kept, (gpointer) "Three [in] a row", "the set-up");
  hand_settle (window);

  /* Played from there. */
  hand_click_widget (app_part (window, "play_button"));
  hand_settle (GTK_WIDGET (app.window));
  game = ludo_window_get_game (app.window);
  g_assert_nonnull (game);
  g_assert_cmpstr (ludo_game_get_start_position (game), ==, ENTERED);

  /* A new game can begin from it too. */
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.start", "s",
                              "ken-wan");
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  gtk_drop_down_set_selected
    (GTK_DROP_DOWN (app_part (dialog, "setup_drop_down")), 3);
  g_assert_false (gtk_widget_get_sensitive (app_part (dialog, "players_box")));
  hand_click_widget (app_part (dialog, "start_button"));
  hand_settle (GTK_WIDGET (app.window));
  game = ludo_window_get_game (app.window);
  g_assert_cmpstr (ludo_game_get_start_position (game), ==, ENTERED);
  app_close (&app);
}

/* Whether nothing is being written, which makes the next to be kept wait. */
static gboolean
is_written (gpointer window)
{
  return gtk_widget_get_sensitive (keep_part (window, "keep_button"));
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_unmapped (gpointer widget)
{
  return !gtk_widget_get_mapped (widget);
}

/* Opens the menu of what is kept and presses a button in it. */
static void
press_in_menu (GtkWidget  *window,
               const char *label)
{
  GtkWidget *popover = app_part (window, "keep_popover");
  GtkWidget *found;

  gtk_menu_button_popup (GTK_MENU_BUTTON (get_keep_menu (window)));
  hand_wait_until (is_mapped, popover, "the menu");
  found = app_find_label (popover, label);
  if (found == NULL)
    g_error ("no button \"%s\"", label);
  g_signal_emit_by_name (gtk_widget_get_parent (found), "clicked");
  hand_wait_until (is_unmapped, popover, "the menu to close");
  hand_wait_until (is_written, window, "the set-ups");
  hand_settle (window);
}

static void
check_tells (GtkWidget  *window,
             const char *part)
{
  g_assert_nonnull (strstr (gtk_editable_get_text
                              (GTK_EDITABLE (app_part (window, "text_entry"))),
                            part));
}

/* From the board Ctrl+P shows it in true size, and asks about it. */
static void
test_print (void)
{
  GtkWidget *window, *dialog;
  GtkDropDown *what;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  gtk_widget_grab_focus (ludo_board_get_place (
    LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD)),
    place_of ("chisolo", "a1")));
  hand_settle (window);
  hand_press_key (XK_p, TRUE, FALSE);
  dialog = app_wait_for_window (LUDO_TYPE_PRINT_DIALOG);
  what = GTK_DROP_DOWN (app_part (dialog, "what"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (what)),
                    ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      const LudoPrintOptions *options;

      gtk_drop_down_set_selected (what, i);
      options = ludo_print_get_options (ludo_print_dialog_get_print
                                          (LUDO_PRINT_DIALOG (dialog)));
      g_assert_cmpmem (options->state, sizeof *options->state,
                       ludo_game_get_state (options->game),
                       sizeof *options->state);
    }
  app_close (&app);
}

/* Two digits are one number; a name that is taken says so, a set-up that is
 * kept can be taken up and deleted; what stands nowhere else is not let go of
 * unasked. */
static void
test_kept (void)
{
  GtkWidget *window, *dialog;
  LudoPositionEditor *editor;
  LudoBoard *board;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  board = LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD));
  editor = ludo_editor_window_get_editor (LUDO_EDITOR_WINDOW (window));
  ludo_position_editor_clear (editor);
  gtk_widget_grab_focus (ludo_board_get_place (board,
                                               place_of ("chisolo", "b1")));
  hand_settle (window);
  hand_type ("12");
  hand_settle (window);
  check_tells (window, "12");
  g_assert_cmpstr (gtk_label_get_text
                     (GTK_LABEL (app_part (window, "complaint_label"))), ==,
                   "Unusual: games of this ruleset have another number of "
                   "stones.");

  /* Nobody loses it by closing the window. */
  gtk_window_close (GTK_WINDOW (window));
  dialog = app_wait_for_window (GTK_TYPE_MESSAGE_DIALOG);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  hand_focus_window (window);
  hand_settle (window);

  gtk_editable_set_text (GTK_EDITABLE (keep_part (window, "name_entry")),
                         "Twelve");
  press_in_menu (window, "Keep");
  gtk_editable_set_text (GTK_EDITABLE (keep_part (window, "name_entry")), "");
  gtk_editable_set_text (GTK_EDITABLE (keep_part (window, "name_entry")),
                         "Twelve");
  press_in_menu (window, "Replace");
  g_assert_true (ludo_position_editor_count (editor,
                                             place_of ("chisolo", "b1"), 3));
  press_in_menu (window, "Twelve");
  check_tells (window, "12");

  gtk_window_close (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==,
                    1);
  app_close (&app);
}

static void
add_built (const char *game_id)
{
  g_autofree char *path = g_strdup_printf ("/editor/built/%s", game_id);

  g_test_add_data_func (path, game_id, test_built);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  for (const GameRules *const *game = games_list (); *game != NULL; game++)
    add_built ((*game)->id);
  g_test_add_func ("/editor/impossible", test_impossible);
  g_test_add_func ("/editor/translated", test_translated);
  g_test_add_func ("/editor/large", test_large);
  g_test_add_func ("/editor/window", test_window);
  g_test_add_func ("/editor/print", test_print);
  g_test_add_func ("/editor/kept", test_kept);

  return g_test_run ();
}
