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
#include "narrow.h"
#include "play/record/ludo-setups.h"
#include "test-wait.h"

/* A part of the menu of what is kept. */
static GtkWidget *
keep_part (GtkWidget  *window,
           const char *name)
{
  return app_part (app_part (window, "setup_popover"), name);
}

/* The button that opens it. */
static GtkWidget *
get_keep_menu (GtkWidget *window)
{
  return gtk_widget_get_parent (app_part (window, "setup_popover"));
}

static int
place_of (const char *game_id,
          const char *name)
{
  return ludo_drawing_find_place (ludo_drawing_for (game_id), name);
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

static gboolean
is_outside (GtkWidget     *widget,
            gconstpointer  fields)
{
  graphene_rect_t bounds;

  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, (GtkWidget *) fields, &bounds)
         && bounds.origin.x + bounds.size.width
            > gtk_widget_get_width ((GtkWidget *) fields);
}

/* The longest rule breaks into lines within its frame, no word of a button
 * breaks, and the column reaches down as far as the board as long as nothing is
 * said below it. */
static void
check_side (GtkWidget *window)
{
  GtkWidget *fields = app_part (window, "fields");
  GtkWidget *side = app_part (window, "side");
  GtkWidget *play = app_find_label (app_part (window, "acts_box"), "Analyser");
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (play));

  g_assert_null (app_find_if (fields, is_outside, fields));
  g_assert_cmpint (pango_layout_get_line_count (layout), ==, 1);
  if (gtk_label_get_text (GTK_LABEL (app_part (window, "complaint_label")))[0]
      == '\0')
    g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_first_child (side)),
                     ==, gtk_widget_get_height (side));
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
  check_side (window);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* The pieces to put down stand in one row in the narrowest window. */
static void
test_palette (void)
{
  static const char *const languages[] = { "fr", "en" };
  static const char *const games[] = { "zohn-ahl", "tavli", "chisolo" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint j = 0; j < G_N_ELEMENTS (games); j++)
      {
        GtkWidget *window, *palette;
        graphene_rect_t first, last;

        app_speak (&app, languages[i]);
        gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                                    games[j]);
        window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
        gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 640);
        hand_settle (window);
        palette = app_part (window, "palette");
        g_assert_true (gtk_widget_compute_bounds
                         (gtk_widget_get_first_child (palette), palette,
                          &first));
        g_assert_true (gtk_widget_compute_bounds
                         (gtk_widget_get_last_child (palette), palette,
                          &last));
        g_assert_cmpint ((int) first.origin.y, ==, (int) last.origin.y);
        gtk_window_destroy (GTK_WINDOW (window));
      }
  app_speak (&app, "en");
  app_close (&app);
}

/* A position is set up by keys, pointer, drag and notation, saved, and then
 * chosen for a new game. */
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
  GtkWidget *popover = app_part (window, "setup_popover");
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
  static const char *const buttons[] = { "discard_button", "undo_button",
                                         "go_on_button" };
  GtkWidget *window, *bar;
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
  g_assert_cmpstr
    (gtk_label_get_text (GTK_LABEL (app_part (window, "complaint_label"))),
     ==, "");

  /* Closing the window loses nothing, and discarding can be undone. */
  gtk_window_close (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "ken-wan");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  g_assert_false (gtk_widget_get_visible (app_part (window, "draft_bar")));
  gtk_window_close (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  editor = ludo_editor_window_get_editor (LUDO_EDITOR_WINDOW (window));
  bar = app_part (window, "draft_bar");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (app_part (bar, "label"))), ==,
                   "A position that you set up was not used.");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      hand_click_widget (app_part (bar, buttons[i]));
      hand_settle (window);
    }
  g_assert_false (gtk_widget_get_visible (bar));
  check_tells (window, "12");

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

/* A position that is no puzzle is not lost with the window that looked for one,
 * and where chance decides everything none is looked for. */
static void
test_no_puzzle (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "zohn-ahl");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  g_assert_false (gtk_widget_get_mapped (app_part (window, "puzzle_button")));
  g_assert_true (gtk_widget_get_mapped (app_part (window, "lesson_button")));
  gtk_window_close (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app.window));

  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  hand_focus_window (window);
  ludo_position_editor_clear (ludo_editor_window_get_editor
                                (LUDO_EDITOR_WINDOW (window)));
  gtk_widget_grab_focus
    (ludo_board_get_place (LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD)),
                           place_of ("chisolo", "b1")));
  hand_settle (window);
  hand_type ("12");
  hand_settle (window);
  hand_click_widget (app_part (window, "puzzle_button"));
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  g_assert_true (gtk_widget_get_visible (app_part (window, "draft_bar")));
  hand_click_widget (app_part (app_part (window, "draft_bar"),
                               "go_on_button"));
  hand_settle (window);
  check_tells (window, "12");
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

/* The letter of the first label in @widget that has one. */
static guint
get_letter (GtkWidget *widget)
{
  guint letter = GTK_IS_LABEL (widget)
                   ? gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))
                   : GDK_KEY_VoidSymbol;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && letter == GDK_KEY_VoidSymbol;
       child = gtk_widget_get_next_sibling (child))
    letter = get_letter (child);

  return letter;
}

/* The button that opens the menu of what is kept and the one in it have letters
 * of their own, in both languages. */
static void
test_letters (void)
{
  static const char *const languages[] = { "fr", "en" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *window;
      guint opens, keeps;

      app_speak (&app, languages[i]);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                                  "ken-wan");
      window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
      opens = get_letter (gtk_widget_get_first_child (get_keep_menu (window)));
      keeps = get_letter (keep_part (window, "keep_button"));
      g_assert_cmpuint (opens, !=, GDK_KEY_VoidSymbol);
      g_assert_cmpuint (keeps, !=, GDK_KEY_VoidSymbol);
      g_assert_cmpuint (opens, !=, keeps);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  app_close (&app);
}

/* A click that puts nothing down is answered with the reason. */
static void
test_refused (void)
{
  static const char *const languages[] = { "fr", "en" };
  static const char *const reasons[] = {
    "Le centre noir est interdit à tous.",
    "The black centre is closed to everybody.",
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *window;

      app_speak (&app, languages[i]);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                                  "ken-wan");
      window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
      hand_focus_window (window);
      hand_settle (window);
      hand_click_place (LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD)),
                        place_of ("ken-wan", "e5"));
      hand_settle (window);
      g_assert_cmpstr (gtk_label_get_text
                         (GTK_LABEL (app_part (window, "complaint_label"))),
                       ==, reasons[i]);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/editor/large", test_large);
  g_test_add_func ("/editor/palette", test_palette);
  g_test_add_func ("/editor/window", test_window);
  g_test_add_func ("/editor/print", test_print);
  g_test_add_func ("/editor/kept", test_kept);
  g_test_add_func ("/editor/no-puzzle", test_no_puzzle);
  g_test_add_func ("/editor/letters", test_letters);
  g_test_add_func ("/editor/refused", test_refused);

  return g_test_run ();
}
