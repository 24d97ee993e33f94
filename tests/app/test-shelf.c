/* test-shelf.c: the shelf, the menus and the teacher's door
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <libintl.h>

#include "app/editing/ludo-editor-window.h"
#include "app/new-game/ludo-new-game.h"
#include "app/printing/ludo-print-dialog.h"
#include "app/shelf/ludo-shelf.h"
#include "app/shelf/ludo-shelf-card.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "games/games.h"
#include "heard-fixture.h"
#include "rest.h"
#include "test-words.h"

/* More words than this are too many for one act. */
#define HEARD_MAX 25

#define FINGER 44
#define MENU_MAX 10

static const char *const languages[] = { "fr", "en" };

static GtkWidget *
get_shelf (App *app)
{
  return app_find (GTK_WIDGET (app->window), LUDO_TYPE_SHELF);
}

static GtkWidget *
get_cover (App        *app,
           const char *game_id)
{
  return app_part (app_card (app, game_id), "cover_button");
}

/* Adds the mapped descendants of @widget whose type has this name. */
static void
collect (GtkWidget  *widget,
         const char *type,
         GPtrArray  *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), g_type_from_name (type)))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static GPtrArray *
collect_buttons (GtkWidget *widget)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (widget, "GtkButton", found);

  return found;
}

/* With its padding and its border. */
static int
get_height (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));

  return (int) bounds.size.height;
}

static gboolean
is_page (App        *app,
         const char *name)
{
  return g_str_equal (ludo_window_get_page (app->window), name);
}

/* On a shelf on which nothing was ever done, every button does something, and
 * those of a card are its cover and one row of at most three. */
static void
test_alive (void)
{
  g_autoptr (GPtrArray) all = NULL;
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1280, 800);
  g_assert_true (rest_reached ());
  all = collect_buttons (get_shelf (&app));
  g_assert_cmpuint (all->len, <=, 19);
  for (guint i = 0; i < all->len; i++)
    if (!gtk_widget_is_sensitive (all->pdata[i])
        || get_height (all->pdata[i]) < FINGER)
      g_error ("Button %u of the shelf is dead or only %d pixels high", i,
               get_height (all->pdata[i]));

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      GtkWidget *card = app_card (&app, games_list ()[i]->id);
      g_autoptr (GPtrArray) row =
        collect_buttons (gtk_widget_get_last_child (card));

      g_assert_cmpuint (row->len, >=, 1);
      g_assert_cmpuint (row->len, <=, 3);
      g_assert_true (gtk_widget_is_sensitive (app_part (card,
                                                        "cover_button")));
    }
  app_close (&app);
}

static gboolean
is_laid_out (gpointer app)
{
  return get_height (get_cover (app, "ken-wan")) > 0;
}

/* The buttons of a card stand in one row wherever the letters are of the usual
 * size, a cover is the largest of them, and no window is too narrow. */
static void
test_sizes (void)
{
  static const int sizes[][2] = {
    { 360, 640 }, { 800, 600 }, { 1280, 800 }, { 1920, 1080 },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages) * G_N_ELEMENTS (sizes); i++)
    for (int letters = 100; letters <= 200; letters += 50)
      {
        const int *size = sizes[i / 2];

        app_speak (&app, languages[i % 2]);
        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      96 * 1024 * letters / 100, NULL);
        gtk_window_set_default_size (GTK_WINDOW (app.window), size[0],
                                     size[1]);
        hand_settle (GTK_WIDGET (app.window));
        hand_wait_until (is_laid_out, &app, "the shelf in its place");
        g_assert_true (rest_reached ());
        for (int j = 0; games_list ()[j] != NULL; j++)
          {
            GtkWidget *card = app_card (&app, games_list ()[j]->id);
            GtkWidget *cover = app_part (card, "cover_button");
            g_autoptr (GPtrArray) row =
              collect_buttons (gtk_widget_get_last_child (card));
            float y = -1;

            g_assert_cmpint (gtk_widget_get_width (card), <=, size[0] - 24);
            g_assert_cmpint (get_height (cover), >=, FINGER);
            for (guint k = 0; k < row->len; k++)
              {
                graphene_rect_t bounds;

                g_assert_true (gtk_widget_compute_bounds (row->pdata[k], card,
                                                          &bounds));
                g_assert_cmpfloat (bounds.size.height, >=, FINGER);
                g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                                   gtk_widget_get_width (card));
                if (y >= 0 && letters == 100)
                  g_assert_cmpfloat_with_epsilon (bounds.origin.y, y, 0.5);
                y = bounds.origin.y;
              }
          }
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

static gboolean
plays (gpointer window)
{
  return g_str_equal (ludo_window_get_page (window), "play");
}

static gboolean
has_thrown (gpointer game)
{
  return ludo_game_get_n_plies (game) > 0;
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *text)
{
  GtkWidget *label = app_find_label (widget, text);

  g_assert_nonnull (label);

  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

static void
check_spoken (GtkWidget            *cover,
              GtkAccessibleProperty property,
              const char           *spoken)
{
  g_autofree char *wrong =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (cover), property,
                                        spoken);

  g_assert_cmpstr (wrong, ==, NULL);
}

/* The shelf shows the game of today's date, which may be any of them. */
static void
check_name (GtkWidget  *card,
            const char *name)
{
  GtkWidget *cover = app_part (card, "cover_button");

  check_spoken (cover, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (gtk_widget_get_visible (app_part (card, "day_label")))
    check_spoken (cover, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                  "Game of the Day");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (cover)),
                   ==, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (cover), ==, name);
}

/* A card says on any date whether its game is that of the day. */
static void
test_of_the_day (void)
{
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *card = ludo_shelf_card_new (games_list ()[0], i == 1);

      g_object_ref_sink (card);
      g_assert_cmpint (gtk_widget_get_visible (app_part (card, "day_label")),
                       ==, i == 1);
      check_name (card, "Play Zohn Ahl");
      ludo_shelf_card_set_resumable (LUDO_SHELF_CARD (card), TRUE);
      check_name (card, "Resume Zohn Ahl");
      g_object_unref (card);
    }
}

/* Three clicks lead to the first throw; then the cover resumes the game. */
static void
test_cover (void)
{
  GtkWidget *dialog;
  LudoGame *game;
  guint n;
  App app;

  app_open (&app);
  g_assert_true (rest_reached ());
  check_name (app_card (&app, "zohn-ahl"), "Play Zohn Ahl");
  hand_click_widget (get_cover (&app, "zohn-ahl"));
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  hand_click_widget (find_button (dialog, "Start"));
  hand_wait_until (plays, app.window, "the page to play");
  g_assert_true (rest_reached ());
  game = ludo_window_get_game (app.window);
  hand_click_widget (app_find_action (GTK_WIDGET (app.window), "win.throw"));
  hand_wait_until (has_thrown, game, "the throw");
  n = ludo_game_get_n_plies (game);

  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  g_assert_true (rest_reached ());
  check_name (app_card (&app, "zohn-ahl"), "Resume Zohn Ahl");
  check_name (app_card (&app, "tavli"), "Play Zeno’s tavli");
  hand_click_widget (get_cover (&app, "zohn-ahl"));
  hand_wait_until (plays, app.window, "the page to play");
  g_assert_true (ludo_window_get_game (app.window) == game);
  g_assert_cmpuint (ludo_game_get_n_plies (game), >=, n);
  app_wait_kept (&app);
  app_close (&app);
}

/* Enter on a cover does the same, and after a start it is the cover of the last
 * game that has the focus. */
static void
test_cover_keys (void)
{
  GtkWidget *dialog;
  App app;

  app_open (&app);
  g_assert_true (ludo_game_throw (app_begin_for_persons (&app, "tavli", 12)));
  app_wait_kept (&app);
  app_close (&app);

  app_open (&app);
  hand_focus_window (GTK_WIDGET (app.window));
  g_assert_true (rest_reached ());
  g_assert_true (gtk_widget_has_focus (get_cover (&app, "tavli")));
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_wait_until (plays, app.window, "the page to play");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  g_assert_true (rest_reached ());
  g_assert_true (gtk_widget_grab_focus (get_cover (&app, "chisolo")));
  hand_press_key (XK_Return, FALSE, FALSE);
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  gtk_window_destroy (GTK_WINDOW (dialog));
  hand_settle (GTK_WIDGET (app.window));
  app_close (&app);
}

/* Returns: how many words of the labels in @widget are read as the focus comes
 * into it: those of buttons are not, nor those that have a relation. */
static guint
count_read_words (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child)
        && !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (child),
                                              GTK_ACCESSIBLE_RELATION_FLOW_TO))
      n += test_count_words (gtk_label_get_text (GTK_LABEL (child)));
    else if (!GTK_IS_BUTTON (child))
      n += count_read_words (child);

  return n;
}

/* A card is heard in few words as the focus comes to it, and O tells the rest,
 * which is shown. */
static void
test_ask (void)
{
  static const char *const shown[] = {
    "summary_label", "facts_label", "credit_label",
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      hand_focus_window (GTK_WIDGET (app.window));
      for (guint j = 0; games_list ()[j] != NULL; j++)
        {
          const char *id = games_list ()[j]->id;
          GtkWidget *card = app_card (&app, id);
          GtkWidget *cover = get_cover (&app, id);

          /* The name of the cover and its role are heard with these. */
          g_assert_cmpuint (count_read_words (card)
                            + test_count_words
                                (gtk_widget_get_tooltip_text (cover)) + 2, <=,
                            HEARD_MAX);
          g_assert_true (gtk_widget_grab_focus (cover));
          app_listen ();
          hand_press_key (XK_o, FALSE, FALSE);
          g_assert_true (rest_reached ());
          for (guint k = 0; k < G_N_ELEMENTS (shown); k++)
            {
              GtkLabel *label = GTK_LABEL (app_part (card, shown[k]));

              g_assert_cmpuint (app_count_heard (gtk_label_get_text (label)),
                                ==, 1);
            }
          app_stop_listening ();
        }
    }

  /* It obeys the setting for letters. */
  g_settings_set_boolean (G_SETTINGS (app.settings), "letter-keys", FALSE);
  app_listen ();
  hand_press_key (XK_o, FALSE, FALSE);
  g_assert_true (rest_reached ());
  g_assert_cmpuint (app_get_heard ()->len, ==, 0);
  app_stop_listening ();
  app_close (&app);
}

static gboolean
is_open (gpointer button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  return popover != NULL && gtk_widget_get_mapped (GTK_WIDGET (popover));
}

static gboolean
is_closed (gpointer button)
{
  return !is_open (button);
}

static gboolean
is_primary (GtkWidget     *widget,
            gconstpointer  unused)
{
  return GTK_IS_MENU_BUTTON (widget)
         && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget));
}

/* Checks that what is shown of @widget, on the pages of a menu that are not
 * open too, is not dead. */
static void
check_alive (GtkWidget  *widget,
             const char *what)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton")
      && !gtk_widget_get_sensitive (widget))
    {
      g_autofree char *text = NULL;

      g_object_get (widget, "text", &text, NULL);
      g_error ("%s: “%s” is dead", what, text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_alive (child, what);
}

static void
check_menu (App        *app,
            GtkWidget  *button,
            const char *what)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  GtkWidget *menu;

  g_assert_true (rest_reached ());
  hand_focus_window (GTK_WIDGET (app->window));
  hand_click_widget (button);
  hand_wait_until (is_open, button, "the menu");
  hand_settle (button);
  menu = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  collect (menu, "GtkModelButton", entries);
  if (entries->len == 0 || entries->len > MENU_MAX)
    g_error ("%s: the menu has %u entries", what, entries->len);
  check_alive (menu, what);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_closed, button, "no menu");
}

static void
check_main_menu (App        *app,
                 const char *what)
{
  check_menu (app, app_find_if (GTK_WIDGET (app->window), is_primary, NULL),
              what);
}

/* On every page. */
static void
test_menus (void)
{
  App app;
  GtkWidget *window;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  check_main_menu (&app, "shelf");
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const char *game_id = games_list ()[i]->id;
      LudoPlayPage *page = ludo_window_get_play_page (app.window);
      LudoGame *game = app_begin_for_persons (&app, game_id, 5);

      check_main_menu (&app, game_id);
      check_menu (&app,
                  GTK_WIDGET (ludo_play_page_get_menu_button (page)),
                  game_id);
      app_play_plies (game, 100000);
      check_main_menu (&app, game_id);
      check_menu (&app,
                  GTK_WIDGET (ludo_play_page_get_menu_button (page)),
                  game_id);
    }
  gtk_widget_activate_action (window, "win.rules", "s", "chisolo");
  check_main_menu (&app, "page to read");
  gtk_widget_activate_action (window, "win.learn", "s", "chisolo");
  check_main_menu (&app, "list of lessons");
  gtk_widget_activate_action (window, "win.learn", "s",
                              "chisolo/lessons/first-steps");
  check_main_menu (&app, "lesson");
  gtk_widget_activate_action (window, "win.back", NULL);
  gtk_widget_activate_action (window, "win.back", NULL);
  check_main_menu (&app, "shelf again");
  app_wait_kept (&app);
  app_close (&app);
}

typedef struct
{
  const char *title;
  GtkWidget *found;
} Titled;

static gboolean
is_titled_open (gpointer data)
{
  Titled *titled = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data)
        && g_strcmp0 (gtk_window_get_title (l->data), titled->title) == 0)
      titled->found = l->data;

  return titled->found != NULL;
}

/* The dialog with this title that opens, ready for a hand. */
static GtkWidget *
wait_for_dialog (const char *title)
{
  Titled titled = { title, NULL };

  hand_wait_until (is_titled_open, &titled, title);
  hand_focus_window (titled.found);
  hand_settle (titled.found);
  hand_settle (titled.found);

  return titled.found;
}

/* Opens the teacher's door of the shelf with the mouse and goes through it. */
static void
enter (App        *app,
       const char *place)
{
  GtkWidget *dialog;
  GtkWidget *button;

  hand_focus_window (GTK_WIDGET (app->window));
  g_assert_true (rest_reached ());
  hand_click_widget (find_button (get_shelf (app), "Teaching…"));
  dialog = wait_for_dialog ("Teaching");
  button = find_button (dialog, place);
  g_assert_cmpint (get_height (button), >=, FINGER);
  gtk_widget_grab_focus (button);
  hand_settle (dialog);
  hand_press_key (XK_Return, FALSE, FALSE);
}

/* Answers for which game, where the shelf names none, and waits for a
 * window. */
static void
choose (App   *app,
        GType  type)
{
  GtkWidget *dialog = wait_for_dialog ("Which Game?");

  hand_click_widget (find_button (dialog, "Chisolo"));
  gtk_window_destroy (GTK_WINDOW (app_wait_for_window (type)));
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
reads_plan (gpointer window)
{
  LudoReadingPage *page = ludo_window_get_reading_page (window);

  return g_str_equal (ludo_window_get_page (window), "read")
         && g_strcmp0 (ludo_reading_page_get_page_id (page), "class") == 0;
}

/* Everything that a teacher needs is behind one door. */
static void
test_teaching (void)
{
  GtkWidget *window, *results;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;

      enter (&app, gettext (ludo_game_info_for (id)->name));
      hand_wait_until (reads_plan, window, "the lesson plan");
      g_assert_cmpstr (ludo_reading_page_get_game_id
                         (ludo_window_get_reading_page (app.window)), ==, id);
      gtk_widget_activate_action (window, "win.back", NULL);
      g_assert_true (is_page (&app, "shelf"));
    }
  enter (&app, "Print…");
  choose (&app, LUDO_TYPE_PRINT_DIALOG);
  enter (&app, "Make a Lesson…");
  choose (&app, LUDO_TYPE_LESSON_EDITOR);
  enter (&app, "Set Up a Position…");
  choose (&app, LUDO_TYPE_EDITOR_WINDOW);
  enter (&app, "Class Results…");
  results = wait_for_dialog ("Class Results");
  hand_click_widget (gtk_widget_get_ancestor
                       (app_find_label (results, "Choose the Folder…"),
                        GTK_TYPE_BUTTON));
  app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (window);

  /* The menu leads there too, from a game to a puzzle of its position. */
  app_begin_for_persons (&app, "chisolo", 5);
  gtk_widget_activate_action (window, "win.teaching", NULL);
  g_assert_nonnull (app_find_label (wait_for_dialog ("Teaching"),
                                    "Make a Puzzle of This"));
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (window);
  app_wait_kept (&app);
  app_close (&app);
}

/* The list for teachers is no higher than its window, and leaves room for a
 * panel of the desktop on a usual screen. */
static void
test_teaching_room (void)
{
  static const struct { int width, height, letters, most; } sizes[] = {
    { 1280, 800, 100, 680 }, { 1280, 700, 150, 700 }, { 800, 600, 100, 600 },
    { 360, 640, 200, 640 },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *dialog;

      app_speak (&app, languages[i % 2]);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    96 * 1024 * sizes[i / 2].letters / 100, NULL);
      gtk_window_set_default_size (GTK_WINDOW (app.window), sizes[i / 2].width,
                                   sizes[i / 2].height);
      hand_settle (GTK_WIDGET (app.window));
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.teaching",
                                  NULL);
      dialog = wait_for_dialog (i % 2 == 0 ? "Enseigner" : "Teaching");
      g_assert_cmpint (gtk_widget_get_height (dialog), <=, sizes[i / 2].most);
      g_assert_cmpint (gtk_widget_get_width (dialog), <=, sizes[i / 2].width);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/shelf/alive", test_alive);
  g_test_add_func ("/app/shelf/ask", test_ask);
  g_test_add_func ("/app/shelf/cover", test_cover);
  g_test_add_func ("/app/shelf/cover-keys", test_cover_keys);
  g_test_add_func ("/app/shelf/menus", test_menus);
  g_test_add_func ("/app/shelf/teaching", test_teaching);
  g_test_add_func ("/app/shelf/teaching-room", test_teaching_room);
  g_test_add_func ("/app/shelf/of-the-day", test_of_the_day);
  g_test_add_func ("/app/shelf/sizes", test_sizes);

  return g_test_run ();
}
