/* test-walk.c: everything that can be shown comes to rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Walks through every page, panel, hint, message, menu and dialog of every
 * game in both languages, in windows of twelve sizes and with letters of three
 * sizes.  In short, each is seen in one window, and some in one language; at
 * length, all in all.
 */

#include "config.h"

#include "app-fixture.h"
#include "rest.h"
#include "test-long.h"

#include <X11/keysym.h>

#include "app/reading/ludo-help-window.h"
#include "games/games.h"
#include "play/analysis/ludo-hint.h"
#include "play/ludo-paths.h"

static const char *const languages[] = { "fr", "en" };

/* The system's letters: of the usual size, half as large again, twice as
 * large; in 1024ths of a dot an inch. */
static const int letters[] = { 96 * 1024, 144 * 1024, 192 * 1024 };

/* The number of plies that give the longest lines, and a list that scrolls. */
#define MANY_PLIES 40
/* Dialogs that are seen in short too; those of files are GTK's own. */
#define N_SHORT_DIALOGS 5

/* More than any rule or file has to say. */
#define LONG_SENTENCE \
  "Once two stones of the same colour have met, whoever parted them must " \
  "let the others move first, and then all of them, as the judges of the " \
  "oldest houses say and as nobody has ever written down."

typedef struct
{
  App app;
  const char *game_id;
  const char *where;            /* the language and the letters */
  gboolean reads, opens;        /* the pages by themselves; the dialogs */
  guint n_seen;                 /* how much of it has been seen */
} Walk;

/* Sizes follow each other so that neighbours differ much. */
#define STRIDE 5

/* LUDOTHEQUE_WALK_SIZES says how many of the sizes are seen at length, for
 * those who have no half hour. */
static guint
n_long_sizes (void)
{
  const char *wish = g_getenv ("LUDOTHEQUE_WALK_SIZES");
  guint64 n = wish != NULL ? g_ascii_strtoull (wish, NULL, 10) : REST_N_SIZES;

  return CLAMP (n, 1, REST_N_SIZES);
}

static void
see_in (Walk       *walk,
        GtkWindow  *window,
        const char *what)
{
  g_autofree char *name = g_strdup_printf ("%s, %s, %s", walk->game_id,
                                           walk->where, what);
  guint n = test_is_long () ? n_long_sizes () : 1;

  for (guint i = 0; i < n; i++)
    rest_resize (window,
                 &rest_sizes[walk->n_seen++ * STRIDE % REST_N_SIZES], name);
}

static void
see (Walk       *walk,
     const char *what)
{
  see_in (walk, GTK_WINDOW (walk->app.window), what);
}

static void
act (Walk       *walk,
     const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (walk->app.window), action, NULL);
  see (walk, action);
}

static void
play (LudoGame *game,
      guint     n_plies)
{
  GameMove moves[GAME_MOVES_MAX];

  while (n_plies-- > 0 && !ludo_game_get_over (game))
    if (ludo_game_get_at_chance (game))
      ludo_game_throw (game);
    else if (ludo_game_get_legal_moves (game, moves) > 0)
      ludo_game_play_move (game, moves[0]);
}

static gboolean
is_asked (gpointer data)
{
  return ludo_hint_get_step (data) != LUDO_HINT_NONE;
}

/* Asks all that can be asked about a position, one after the other. */
static void
ask (Walk *walk)
{
  LudoPlayPage *page = ludo_window_get_play_page (walk->app.window);
  LudoHint *hint = ludo_hint_bar_get_hint (ludo_play_page_get_hint_bar (page));

  ludo_hint_set_think_time (hint, 20);
  act (walk, "win.hint");
  if (ludo_game_get_info (ludo_play_page_get_game (page))->has_decisions)
    hand_wait_until (is_asked, hint, "the hint");
  act (walk, "win.hint");
  act (walk, "win.hint");
  act (walk, "win.score");
  act (walk, "win.win-probability");
  ludo_status_refuse (app_status (page), LONG_SENTENCE,
                      "rules-1");
  see (walk, "a refusal");
  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    {
      ludo_window_show_message (walk->app.window, rank, LONG_SENTENCE);
      see (walk, "a message");
    }
  act (walk, "win.moves");
  act (walk, "win.moves");
  act (walk, "win.win-probability");
  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    gtk_widget_activate_action (GTK_WIDGET (walk->app.window),
                                "win.close-message", NULL);
  see (walk, "no message");
}

/* Every page about the game, in the panel beside the board or, where there is
 * no room for it, in the whole window. */
static void
read_beside (Walk *walk)
{
  LudoLibrary *library = ludo_reading_page_get_library
    (ludo_window_get_reading_page (walk->app.window));
  const char *const *ids = ludo_library_get_page_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    if (ludo_library_has (library, walk->game_id, ids[i]))
      {
        gtk_widget_activate_action (GTK_WIDGET (walk->app.window),
                                    "win.read-page", "s", ids[i]);
        see (walk, ids[i]);
      }
  hand_press_key (XK_F2, FALSE, FALSE);
  see (walk, "F2");
  if (g_str_equal (ludo_window_get_page (walk->app.window), "read"))
    act (walk, "win.back");
}

/* The menu of the sentence that is read; a window that becomes another size
 * may close it. */
static void
open_sentence_menu (Walk          *walk,
                    LudoPageView  *view)
{
  GtkWidget *focus;

  gtk_widget_grab_focus (GTK_WIDGET (view));
  hand_press_key (XK_F10, FALSE, TRUE);
  see (walk, "the menu of a sentence");
  focus = gtk_root_get_focus (GTK_ROOT (walk->app.window));
  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER))
    hand_press_key (XK_Escape, FALSE, FALSE);
  rest_check ("%s, the menu of a sentence closes", walk->where);
}

/* The same in the whole window, in the other ways to read, with the table of
 * contents and with a search. */
static void
read_alone (Walk *walk)
{
  LudoReadingPage *reading = ludo_window_get_reading_page (walk->app.window);
  LudoLibrary *library = ludo_reading_page_get_library (reading);
  const char *const *ids = ludo_library_get_page_ids ();

  gtk_widget_activate_action (GTK_WIDGET (walk->app.window), "win.rules", "s",
                              walk->game_id);
  see (walk, "the page to read");
  for (guint i = 0; ids[i] != NULL; i++)
    if (ludo_library_has (library, walk->game_id, ids[i]))
      {
        ludo_reading_choices_set_mode
          (ludo_reading_page_get_choices (reading), (int) i % LUDO_N_READINGS);
        ludo_reading_page_open (reading, walk->game_id, ids[i], -1, NULL,
                                NULL);
        see (walk, ids[i]);
        if (test_is_long ())
          open_sentence_menu (walk, ludo_reading_page_get_view (reading));
      }
  gtk_widget_activate_action (GTK_WIDGET (reading), "reading.find", NULL);
  hand_type ("a");
  see (walk, "what was found in the page");
  ludo_reading_page_search (reading);
  hand_type ("a");
  see (walk, "what was found in all pages");
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_press_key (XK_Escape, FALSE, FALSE);
  see (walk, "the page again");
}

static void
open_menus (Walk      *walk,
            GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_MENU_BUTTON (widget))
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
      see (walk, "a menu");
      gtk_menu_button_popdown (GTK_MENU_BUTTON (widget));
      rest_check ("%s, a menu closes", walk->where);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    open_menus (walk, child);
}

/* Looks at every window but the program's own, and closes it; one that is
 * GTK's is seen in the size that it has. */
static void
see_dialogs (Walk       *walk,
             const char *what)
{
  g_autoptr (GList) windows = NULL;
  guint n_dialogs = 0;

  rest_check ("%s, %s", walk->where, what);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != (gpointer) walk->app.window
        && gtk_widget_get_mapped (l->data))
      {
        if (!GTK_IS_FILE_CHOOSER_DIALOG (l->data))
          see_in (walk, l->data, what);
        gtk_window_close (l->data);
        n_dialogs++;
      }
  rest_check ("%s, %s closes", walk->where, what);
  g_assert_cmpuint (n_dialogs, ==, 1);
}

static void
open_dialogs (Walk *walk)
{
  static const char *const actions[] = {
    "win.new-game", "win.players", "win.preferences",
    "win.show-help-overlay", "app.about", "win.open", "win.save",
  };
  const guint n = test_is_long () ? G_N_ELEMENTS (actions) : N_SHORT_DIALOGS;

  for (guint i = 0; i < n; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (walk->app.window), actions[i],
                                  NULL);
      see_dialogs (walk, actions[i]);
    }
}

static gboolean
is_reviewed (gpointer data)
{
  return !ludo_analysis_get_reviewing (data);
}

/* From the first ply on, with all that can be seen of a game. */
static void
walk_game (Walk *walk)
{
  LudoPlayPage *page = ludo_window_get_play_page (walk->app.window);
  LudoGame *game = app_begin_for_persons (&walk->app, walk->game_id, 4);

  see (walk, "the first position");
  play (game, 1);
  ask (walk);
  if (walk->opens)
    read_beside (walk);
  play (game, MANY_PLIES);
  see (walk, "many plies");
  ask (walk);
  act (walk, "win.replay-back");
  act (walk, "win.replay-end");
  act (walk, "win.undo");
  act (walk, "win.fullscreen");
  act (walk, "win.fullscreen");
  if (walk->opens)
    {
      open_menus (walk, GTK_WIDGET (walk->app.window));
      open_dialogs (walk);
    }

  play (game, G_MAXUINT);
  see (walk, "the end");
  if (ludo_play_page_can_review (page))
    {
      gtk_widget_activate_action (GTK_WIDGET (walk->app.window),
                                  "win.review", NULL);
      hand_wait_until (is_reviewed, ludo_play_page_get_analysis (page),
                       "the review");
      see (walk, "the review");
    }
}

static guint
games_index (const char *game_id)
{
  guint i = 0;

  while (!g_str_equal (games_list ()[i]->id, game_id))
    i++;

  return i;
}

static void
walk_in (Walk *walk,
         int   dpi)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  gtk_widget_activate_action (GTK_WIDGET (walk->app.window), "win.back", NULL);
  see (walk, "the shelf");
  walk_game (walk);
  if (!walk->reads)
    return;

  read_alone (walk);
  open_menus (walk, GTK_WIDGET (walk->app.window));
  act (walk, "win.back");
}

/* In short, in one language and one size of the letters, and the pages by
 * themselves or the dialogs, by turns from game to game. */
static void
test_walk (gconstpointer data)
{
  guint n_walks = G_N_ELEMENTS (languages) * games_index (data);
  Walk walk = { .game_id = data, .n_seen = n_walks };

  app_open (&walk.app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      if (!test_is_long () && i != games_index (data) % 2)
        {
          n_walks++;
          continue;
        }

      app_speak (&walk.app, languages[i]);
      for (guint j = 0; j < G_N_ELEMENTS (letters); j++)
        if (test_is_long () || j == n_walks % G_N_ELEMENTS (letters))
          {
            g_autofree char *where =
              g_strdup_printf ("%s, %d dots an inch", languages[i],
                               letters[j] / 1024);

            walk.where = where;
            walk.reads = test_is_long () || (n_walks / 2 + n_walks) % 2 == 0;
            walk.opens = test_is_long () || !walk.reads;
            walk_in (&walk, letters[j]);
          }
      n_walks++;
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", letters[0], NULL);
  app_speak (&walk.app, "en");
  app_close (&walk.app);
}

/* The help has pages and a window of its own. */
static void
test_help (void)
{
  static const char *const pages[] = { "tavli", "aloud", "trouble", "index" };
  Walk walk = { .game_id = "no game", .where = "the help" };
  App *app = &walk.app;

  app_open (app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWindow *help;

      app_speak (app, languages[i]);
      help = GTK_WINDOW (ludo_help_window_new (GTK_WINDOW (app->window),
                                               app->settings));
      gtk_window_present (help);
      for (guint j = 0; j < G_N_ELEMENTS (pages); j++)
        {
          ludo_help_window_go (LUDO_HELP_WINDOW (help), pages[j]);
          see_in (&walk, help, pages[j]);
        }
      gtk_window_close (help);
    }
  app_speak (app, "en");
  app_close (app);
}

/* A page of somebody's own for the rules of tavli, which ends in @tail: after
 * @head @n times @each, in which every @ is the number. */
static void
write_own (const char *head,
           const char *each,
           guint       n,
           const char *tail)
{
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autofree char *folder = g_build_filename (own, "tavli", NULL);
  g_autofree char *path = g_build_filename (folder, "rules.page", NULL);
  g_autoptr (GString) text =
    g_string_new ("<page game=\"tavli\" id=\"rules\">"
                  "<title><fr>T</fr><en>T</en></title>");
  g_autoptr (GError) error = NULL;

  g_string_append (text, head);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_auto (GStrv) parts = g_strsplit (each, "@", -1);
      g_autofree char *numbered = g_strjoinv (number, parts);

      g_string_append (text, numbered);
    }
  g_string_append (text, tail);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text->str, -1, &error);
  g_assert_no_error (error);
}

/* A hundred letters of running text. */
#define HUNDRED \
  "Whoever throws a six moves on by six, or waits if nobody may move, and " \
  "so on until the end of the game. "
#define THOUSAND \
  HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED

/* A page of the largest size is read, and comes to rest. */
static void
test_limits (void)
{
  static const struct
  {
    const char *what;
    const char *head;
    const char *each;
    guint n;
    const char *tail;
  } pages[] = {
    { "many sections", "",
      "<section id=\"a@\"><title><fr>T @</fr><en>T @</en></title></section>",
      1240, "</page>" },
    { "many paragraphs", "",
      "<section id=\"a@\"><p id=\"p@\"><s id=\"s@\"><fr>" HUNDRED
      "</fr><en>" HUNDRED "</en></s></p></section>", 820, "</page>" },
    { "one long paragraph", "<section id=\"a99\"><p id=\"p\">",
      "<s id=\"s@\"><fr>" THOUSAND "</fr><en>" THOUSAND "</en></s>", 50,
      "</p></section></page>" },
    { "many figures", "",
      "<section id=\"a@\"><figure id=\"f@\" position=\"15 15 w -\">"
      "<caption><s id=\"s@\"><fr>a</fr><en>a</en></s></caption></figure>"
      "</section>", 100, "</page>" },
  };
  Walk walk = { .game_id = "tavli", .where = "a page of one's own" };

  app_open (&walk.app);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      LudoReadingPage *reading;
      g_autoptr (LudoPageNode) page = NULL;
      g_autoptr (GError) problem = NULL;

      write_own (pages[i].head, pages[i].each, pages[i].n, pages[i].tail);
      gtk_widget_activate_action (GTK_WIDGET (walk.app.window), "win.rules",
                                  "s", walk.game_id);
      reading = ludo_window_get_reading_page (walk.app.window);
      g_assert_true (ludo_reading_page_open (reading, walk.game_id, "rules",
                                             -1, NULL, NULL));
      page = ludo_library_read (ludo_reading_page_get_library (reading),
                                walk.game_id, "rules", &problem, NULL);
      g_assert_no_error (problem);
      g_assert_nonnull (ludo_page_find (page, "a99"));
      see (&walk, pages[i].what);
      g_assert_true (ludo_reading_page_open (reading, walk.game_id, "history",
                                             -1, NULL, NULL));
    }
  app_close (&walk.app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  /* GTK's own cursor blinks for ten seconds in whatever can be typed into. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  for (const GameRules *const *rules = games_list (); *rules != NULL; rules++)
    {
      g_autofree char *path = g_strdup_printf ("/app/walk/%s", (*rules)->id);

      g_test_add_data_func (path, (*rules)->id, test_walk);
    }
  g_test_add_func ("/app/walk/help", test_help);
  g_test_add_func ("/app/walk/limits", test_limits);

  return g_test_run ();
}
