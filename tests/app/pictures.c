/* pictures.c: pictures of what the program can look like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: build-aux/pictures.  Brings the program into each of the states of
 * the table below and writes what is seen into the folder that
 * LUDOTHEQUE_PICTURES names.  LUDOTHEQUE_AS gives all of them one language,
 * light, size or letters.  The seeds are fixed and every search counts
 * positions, so that pictures of two machines differ where the machines do,
 * and in the date.
 */

#include "config.h"

#include "pictures-reach.h"
#include "rest.h"

#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>

/* The desktop's icons, which a test does not see by itself. */
#define ICONS "/usr/share/icons"

/* State: one picture.  @reach brings the window there and returns the window
 * to be seen, the program's own or another one; @argument is for @reach.  In
 * a narrow state another window is made as narrow. */
typedef struct
{
  const char *name;
  GtkWidget *(*reach) (App *app, const char *argument);
  const char *argument;
  const char *language;
  const char *light;            /* a value of the setting */
  const char *size;
} State;

/* Letters of 100 %, in 1024ths of a dot an inch. */
#define DOTS_96 (96 * 1024)

#define WINDOW "1280x800"
#define NARROW "360x640"
#define ROOM "1920x1080"

/* Each kind of state is seen in both languages, in light and in dark, and in
 * each size. */
static const State states[] = {
  { "shelf", reach_shelf, NULL, "fr", "light", WINDOW },
  { "shelf-narrow", reach_shelf, NULL, "en", "dark", NARROW },
  { "shelf-room", reach_shelf_again, "tavli", "fr", "contrast", ROOM },
  { "which-game", reach_window, "win.new-game", "en", "light", WINDOW },
  { "which-game-narrow", reach_window, "win.new-game", "fr", "dark", NARROW },
  { "teaching", reach_window, "win.teaching", "fr", "light", WINDOW },
  { "teaching-narrow", reach_window, "win.teaching", "en", "contrast", NARROW },
  { "new-game", reach_new_game, "ken-wan", "fr", "light", WINDOW },
  { "new-game-narrow", reach_new_game, "zohn-ahl", "fr", "contrast", NARROW },
  { "new-game-dark", reach_new_game, "tavli", "en", "dark", WINDOW },

  { "zohn-ahl-start", reach_start, "zohn-ahl", "fr", "light", WINDOW },
  { "zohn-ahl-middle", reach_middle, "zohn-ahl", "en", "dark", ROOM },
  { "zohn-ahl-end", reach_end, "zohn-ahl", "fr", "light", NARROW },
  { "tavli-start", reach_start, "tavli", "en", "light", NARROW },
  { "tavli-enter", reach_enter, NULL, "en", "light", WINDOW },
  { "tavli-middle", reach_middle, "tavli", "fr", "light", WINDOW },
  { "tavli-end", reach_end, "tavli", "en", "dark", WINDOW },
  { "lots", reach_lots, "zohn-ahl", "fr", "light", WINDOW },
  { "lots-narrow", reach_lots, "chisolo", "en", "dark", NARROW },
  { "chisolo-start", reach_start, "chisolo", "fr", "contrast", WINDOW },
  { "chisolo-way", reach_pick, "d2", "en", "light", WINDOW },
  { "chisolo-way-outer", reach_pick, "g1", "fr", "dark", NARROW },
  { "chisolo-held", reach_pick, "c1 -28", "en", "light", WINDOW },
  { "chisolo-held-narrow", reach_pick, "a2 -29", "fr", "contrast", NARROW },
  { "chisolo-held-both", reach_pick, "-10", "fr", "light", WINDOW },
  { "chisolo-third", reach_pick, "d2 29", "fr", "light", WINDOW },
  { "chisolo-third-narrow", reach_pick, "d2 29", "en", "contrast", NARROW },
  { "chisolo-middle", reach_middle, "chisolo", "en", "light", WINDOW },
  { "chisolo-end", reach_end, "chisolo", "fr", "dark", ROOM },
  { "ken-wan-start", reach_start, "ken-wan", "en", "contrast-dark", ROOM },
  { "ken-wan-middle", reach_middle, "ken-wan", "fr", "dark", NARROW },
  { "ken-wan-end", reach_end, "ken-wan", "en", "light", WINDOW },

  { "hint", reach_hint, "tavli", "fr", "light", WINDOW },
  { "hint-narrow", reach_hint, "chisolo", "en", "dark", NARROW },
  { "hint-contrast", reach_hint, "ken-wan", "fr", "contrast", ROOM },
  { "refusal", reach_refusal, "chisolo", "fr", "light", WINDOW },
  { "refusal-narrow", reach_refusal, "ken-wan", "en", "dark", NARROW },
  { "replay", reach_replay, "ken-wan", "fr", "light", WINDOW },
  { "replay-narrow", reach_replay, "tavli", "en", "contrast", NARROW },
  { "chances", reach_chances, "zohn-ahl", "fr", "light", WINDOW },
  { "chances-room", reach_chances, "zohn-ahl", "en", "dark", ROOM },
  { "review", reach_review, "chisolo", "fr", "light", WINDOW },
  { "review-narrow", reach_review, "ken-wan", "en", "dark", NARROW },
  { "projector-zohn-ahl", reach_projector, "zohn-ahl", "fr", "light", ROOM },
  { "projector-tavli", reach_projector_bar, "tavli", "en", "dark", ROOM },
  { "projector-chisolo", reach_projector, "chisolo", "fr", "contrast", ROOM },
  { "projector-ken-wan", reach_projector_bar, "ken-wan", "fr", "light",
    WINDOW },
  { "beside", reach_beside, "tavli", "fr", "light", WINDOW },
  { "beside-room", reach_beside, "chisolo", "en", "dark", ROOM },
  { "message", reach_message, "chisolo", "en", "light", WINDOW },
  { "message-narrow", reach_message, "tavli", "fr", "contrast", NARROW },
  { "menu", reach_menu, "tavli", "fr", "light", WINDOW },
  { "menu-game", reach_game_menu, "tavli", "fr", "light", WINDOW },
  { "menu-game-narrow", reach_game_menu, "ken-wan", "en", "dark", NARROW },

  { "editor", reach_editor, "tavli", "fr", "light", WINDOW },
  { "editor-dark", reach_editor, "ken-wan", "en", "dark", WINDOW },
  { "editor-narrow", reach_editor, "chisolo", "fr", "contrast", NARROW },

  { "learn", reach_learn, "tavli", "fr", "light", WINDOW },
  { "learn-narrow", reach_learn, "chisolo", "en", "dark", NARROW },
  { "lesson-zohn-ahl", reach_learn, "zohn-ahl/lessons/first-steps#predict",
    "fr", "light", WINDOW },
  { "lesson-tavli", reach_learn, "tavli/lessons/first-steps#enter", "en",
    "dark", NARROW },
  { "lesson-chisolo", reach_learn, "chisolo/lessons/endless#ring", "fr",
    "contrast", ROOM },
  { "lesson-ken-wan", reach_learn, "ken-wan/lessons/first-steps#turn", "en",
    "light", WINDOW },
  { "lesson-chosen", reach_chosen, "ken-wan/lessons/first-steps#any", "fr",
    "light", WINDOW },
  { "lesson-predicted", reach_chosen, "zohn-ahl/lessons/first-steps#predict",
    "fr", "light", WINDOW },
  { "lesson-again", reach_choice, "chisolo/lessons/first-steps", "fr", "light",
    WINDOW },
  { "wrong-place", reach_wrong_place, "e2", "fr", "light", WINDOW },
  { "wrong-number", reach_wrong_number, "2", "en", "dark", NARROW },
  { "puzzle", reach_learn, "tavli/puzzles", "fr", "light", WINDOW },
  { "puzzle-wrong", reach_puzzle, "tavli wrong", "fr", "light", WINDOW },
  { "puzzle-wrong-narrow", reach_puzzle, "chisolo wrong", "en", "dark",
    NARROW },
  { "puzzle-best", reach_puzzle, "chisolo best", "en", "light", WINDOW },
  { "puzzle-best-narrow", reach_puzzle, "ken-wan best", "fr", "light",
    NARROW },
  { "puzzle-right", reach_puzzle, "ken-wan right", "en", "light", WINDOW },
  { "puzzle-right-narrow", reach_puzzle, "tavli right", "fr", "light",
    NARROW },
  { "ending", reach_ending, "zohn-ahl/lessons/fair", "fr", "light", WINDOW },
  { "ending-narrow", reach_ending, "tavli/lessons/zeno", "en", "dark", NARROW },
  { "hand-in", reach_hand_in, "Camille", "fr", "light", WINDOW },
  { "hand-in-narrow", reach_hand_in, "12", "en", "dark", NARROW },
  { "class", reach_class, NULL, "fr", "light", WINDOW },
  { "results", reach_window, "win.results", "fr", "light", WINDOW },
  { "results-narrow", reach_window, "win.results", "en", "dark", NARROW },
  { "class-narrow", reach_class, NULL, "en", "contrast", NARROW },
  { "lesson-editor", reach_lesson_editor,
    "chisolo/lessons/first-steps.lesson", "fr", "light", WINDOW },
  { "lesson-editor-narrow", reach_lesson_editor,
    "ken-wan/lessons/first-steps.lesson", "en", "dark", NARROW },
  { "lesson-texts", reach_lesson_texts,
    "chisolo/lessons/first-steps.lesson", "en", "dark", WINDOW },
  { "lesson-draft", reach_lesson_draft, "chisolo", "en", "light", WINDOW },
  { "lesson-draft-narrow", reach_lesson_draft, "tavli", "fr", "contrast",
    NARROW },

  { "chance", reach_laboratory, "zohn-ahl", "fr", "light", WINDOW },
  { "chance-thrown", reach_laboratory, "zohn-ahl 100 bars_button", "en", "dark",
    WINDOW },
  { "chance-dice", reach_laboratory, "tavli 1000 ways_button", "fr", "contrast",
    ROOM },
  { "chance-narrow", reach_laboratory, "zohn-ahl 1000 run_button", "en",
    "light", NARROW },
  { "chance-step", reach_chance_step, "throw", "fr", "light", WINDOW },
  { "chance-step-open", reach_chance_step, "throw laboratory", "en", "dark",
    WINDOW },
  { "chance-step-narrow", reach_chance_step, "guess laboratory", "fr",
    "contrast", NARROW },
  { "chance-rule-guess", reach_rule, "guess", "fr", "light", WINDOW },
  { "chance-rule", reach_rule, "solved", "en", "dark", WINDOW },
  { "chance-rule-narrow", reach_rule, "solved", "fr", "contrast", NARROW },
  { "chance-rule-played", reach_rule, "played", "fr", "light", WINDOW },
  { "chance-rule-played-narrow", reach_rule, "played", "en", "contrast",
    NARROW },
  { "chance-rule-read", reach_rule, "read", "fr", "light", NARROW },
  { "chance-sealed", reach_sealed, "thrown", "fr", "light", WINDOW },
  { "chance-sealed-open", reach_sealed, "open", "en", "contrast-dark",
    WINDOW },
  { "chance-sealed-table", reach_sealed, "open table_button", "en", "dark",
    ROOM },
  { "chance-sealed-teacher", reach_sealed, "thrown teacher", "fr", "light",
    ROOM },
  { "chance-sealed-narrow", reach_sealed, "thrown", "fr", "contrast", NARROW },
  { "chance-map", reach_laboratory, "zohn-ahl/map 1", "fr", "light", WINDOW },
  { "chance-class", reach_laboratory, "zohn-ahl/class 1", "fr", "light",
    WINDOW },
  { "chance-class-narrow", reach_laboratory, "zohn-ahl/class 1", "en", "dark",
    NARROW },
  { "chance-wall", reach_wall, NULL, "fr", "light", WINDOW },
  { "chance-wall-told", reach_wall, "2, 5, 6", "fr", "light", WINDOW },
  { "chance-wall-dark", reach_wall, "2, 5, 6", "en", "dark", ROOM },
  { "chance-wall-narrow", reach_wall, "2, 5, 6", "en", "contrast", NARROW },
  { "chance-film-guess", reach_film, "guess", "en", "contrast", WINDOW },
  { "chance-film", reach_film, "end", "fr", "light", WINDOW },
  { "chance-film-tavli", reach_film, "tavli", "fr", "light", WINDOW },
  { "chance-film-narrow", reach_film, "begun", "en", "dark", NARROW },
  { "chance-debate", reach_laboratory, "zohn-ahl/debate", "fr", "light",
    WINDOW },
  { "chance-debate-narrow", reach_laboratory, "tavli/debate", "en", "contrast",
    NARROW },
  { "chance-games", reach_games, "ken-wan", "fr", "light", WINDOW },
  { "chance-games-won", reach_games, "tavli wins_button", "en", "dark",
    WINDOW },
  { "chance-games-hundreds", reach_games, "chisolo frames_button", "en",
    "contrast", WINDOW },
  { "chance-games-narrow", reach_games, "zohn-ahl lengths_button", "fr",
    "light", NARROW },

  { "reader", reach_page, "chisolo/rules", "fr", "light", WINDOW },
  { "reader-narrow", reach_page, "zohn-ahl/rules", "en", "contrast", NARROW },
  { "reader-both", reach_both, "tavli/history", "fr", "light", WINDOW },
  { "verse", reach_page, "tavli/history#poem", "en", "dark", WINDOW },
  { "verse-narrow", reach_page, "tavli/history#poem", "fr", "contrast",
    NARROW },
  { "verse-both", reach_both, "tavli/history#poem", "fr", "light", WINDOW },
  { "reader-both-room", reach_both, "ken-wan/rules", "en", "dark", ROOM },
  { "map", reach_page, "chisolo/atlas", "fr", "light", WINDOW },
  { "map-dark", reach_page, "tavli/atlas", "en", "dark", ROOM },
  { "map-narrow", reach_page, "ken-wan/atlas", "fr", "contrast", NARROW },
  { "find", reach_find, "dice", "en", "light", WINDOW },
  { "search", reach_search, "pion", "fr", "dark", ROOM },
  { "search-rulesets", reach_search_rulesets, "trous", "fr", "light", WINDOW },
  { "search-narrow", reach_search, "dice", "en", "light", NARROW },

  { "help", reach_help, "tavli", "fr", "light", WINDOW },
  { "help-narrow", reach_help, "index", "en", "dark", NARROW },
  { "print", reach_window_in_game, "win.print", "fr", "light", WINDOW },
  { "print-narrow", reach_window_in_game, "win.print", "en", "dark", NARROW },
  { "print-kit", reach_kit, "ken-wan", "en", "light", WINDOW },
  { "print-kit-narrow", reach_kit, "zohn-ahl", "fr", "light", NARROW },
  { "players", reach_window_in_game, "win.players", "fr", "light", WINDOW },
  { "preferences", reach_window, "win.preferences", "fr", "light", WINDOW },
  { "preferences-narrow", reach_window, "win.preferences", "en", "dark",
    NARROW },
  { "shortcuts", reach_window, "win.show-help-overlay", "fr", "light",
    WINDOW },
  { "shortcuts-narrow", reach_window, "win.show-help-overlay", "en", "dark",
    NARROW },
  { "about", reach_window, "app.about", "en", "contrast", WINDOW },
  { "my-games", reach_my_games, NULL, "fr", "light", WINDOW },
  { "my-games-narrow", reach_my_games, NULL, "en", "dark", NARROW },
};

/* Returns what LUDOTHEQUE_AS has behind "@key=", or @usual if it has
 * nothing. */
static char *
dup_as (const char *key,
        const char *usual)
{
  const char *all = g_getenv ("LUDOTHEQUE_AS");
  g_auto (GStrv) pairs = g_strsplit (all != NULL ? all : "", " ", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    if (g_str_has_prefix (pairs[i], key) && pairs[i][strlen (key)] == '=')
      return g_strdup (pairs[i] + strlen (key) + 1);

  return g_strdup (usual);
}

/* Adds what @native shows, with @x, @y as the corner of its surface, and what
 * hangs out of it. */
static void
add_native (GtkSnapshot *snapshot,
            GtkWidget   *native,
            double       x,
            double       y);

static void
add_popovers (GtkSnapshot *snapshot,
              GtkWidget   *widget,
              double       x,
              double       y)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
      {
        GdkPopup *popup = GDK_POPUP (gtk_native_get_surface
                                       (GTK_NATIVE (child)));

        add_native (snapshot, child, x + gdk_popup_get_position_x (popup),
                    y + gdk_popup_get_position_y (popup));
      }
    else if (gtk_widget_get_mapped (child))
      add_popovers (snapshot, child, x, y);
}

static void
add_native (GtkSnapshot *snapshot,
            GtkWidget   *native,
            double       x,
            double       y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  double dx, dy;

  gtk_native_get_surface_transform (GTK_NATIVE (native), &dx, &dy);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x + dx),
                                                          (float) (y + dy)));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (native),
                          gtk_widget_get_height (native));
  gtk_snapshot_restore (snapshot);
  add_popovers (snapshot, native, x, y);
}

static void
save_picture (GtkWidget  *window,
              const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_PICTURES"),
                                            file, NULL);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  double dx, dy;

  gtk_native_get_surface_transform (GTK_NATIVE (window), &dx, &dy);
  add_native (snapshot, window, -dx, -dy);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture
    (gtk_native_get_renderer (GTK_NATIVE (window)), node,
     &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                          (float) gtk_widget_get_height (window)));
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("“%s” cannot be written", path);
}

/* A widget under the pointer looks different. */
static void
put_pointer_away (GtkWidget *widget)
{
  Display *display =
    gdk_x11_display_get_xdisplay (gtk_widget_get_display (widget));
  int screen = DefaultScreen (display);

  XWarpPointer (display, None, DefaultRootWindow (display), 0, 0, 0, 0,
                DisplayWidth (display, screen) - 1,
                DisplayHeight (display, screen) - 1);
  XSync (display, False);
}

/* GTK 4.8 warns where a window is closed whose menu is open. */
static void
close_menus (GtkWidget *window)
{
  GtkWidget *menu;

  while ((menu = app_find (window, GTK_TYPE_POPOVER)) != NULL)
    gtk_popover_popdown (GTK_POPOVER (menu));
  g_assert_true (rest_reached ());
}

static void
close_others (App *app)
{
  GtkWidget *other;

  while ((other = find_other_window (app)) != NULL)
    gtk_window_destroy (GTK_WINDOW (other));
}

static void
test_state (gconstpointer data)
{
  const State *state = data;
  g_autofree char *size = dup_as ("size", state->size);
  g_autofree char *language = dup_as ("language", state->language);
  g_autofree char *light = dup_as ("light", state->light);
  g_autofree char *letters = dup_as ("letters", "100");
  GtkWidget *window;
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", size, TRUE);
  app_open (&app);
  app_speak (&app, language);
  g_settings_set_string (G_SETTINGS (app.settings), "colour-scheme", light);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                DOTS_96 * atoi (letters) / 100, NULL);
  put_pointer_away (GTK_WIDGET (app.window));
  g_assert_true (rest_reached ());
  window = state->reach (&app, state->argument);
  if (window != GTK_WIDGET (app.window) && g_str_equal (size, NARROW))
    gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  put_pointer_away (window);
  g_assert_true (rest_reached ());
  hand_settle (window);
  save_picture (window, state->name);
  close_menus (window);
  close_others (&app);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  if (g_getenv ("LUDOTHEQUE_PICTURES") == NULL)
    {
      g_printerr ("Usage: build-aux/pictures FOLDER\n");
      return 2;
    }

  gtk_icon_theme_add_search_path
    (gtk_icon_theme_get_for_display (gdk_display_get_default ()), ICONS);
  /* It would be seen now and then. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *path = g_strconcat ("/pictures/", states[i].name, NULL);

      g_test_add_data_func (path, &states[i], test_state);
    }

  return g_test_run ();
}
