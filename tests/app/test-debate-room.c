/* test-debate-room.c: a class debates, by mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>

#include "heard-fixture.h"
#include "test-library.h"
#include "test-wait.h"

static void
open_debate (App *app)
{
  app_open (app);
  show_room (app, "zohn-ahl/debate");
}

static LudoStance
stance (App   *app,
        guint  index)
{
  return ludo_debate_get_stance
           (ludo_laboratory_get_debate (app_laboratory (app)),
            LUDO_SAMPLER_KIND_STICKS, index);
}

static gboolean
is_active (App        *app,
           const char *id)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (part (app, id)));
}

/* Each sentence has one stance, which can be changed and taken back, and is
 * there again after another sentence and in the other language. */
static void
test_stances (void)
{
  App app;

  open_debate (&app);
  click (&app, "agree_button");
  g_assert_cmpint (stance (&app, 0), ==, LUDO_STANCE_AGREE);
  click (&app, "depends_button");
  g_assert_cmpint (stance (&app, 0), ==, LUDO_STANCE_DEPENDS);
  g_assert_false (is_active (&app, "agree_button"));
  click (&app, "next_button");
  g_assert_false (is_active (&app, "depends_button"));
  click (&app, "disagree_button");
  g_assert_cmpint (stance (&app, 1), ==, LUDO_STANCE_DISAGREE);
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "Statement 2 of 10; you have answered 2."));
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (is_active (&app, "disagree_button"));
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (app.window));
  click (&app, "disagree_button");
  g_assert_cmpint (stance (&app, 1), ==, LUDO_STANCE_NONE);
  click (&app, "previous_button");
  g_assert_true (is_active (&app, "depends_button"));
  click (&app, "previous_button");
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "Statement 10 of 10; you have answered "
                                    "1."));
  app_close (&app);
}

/* A sentence leads to where it can be tried, with what there is to do. */
static void
test_try (void)
{
  LudoThrows *throws;
  App app;

  open_debate (&app);
  throws = ludo_laboratory_get_throws (app_laboratory (&app));
  ludo_throws_set_guess (throws, NULL);
  ludo_debate_set_shown (ludo_laboratory_get_debate (app_laboratory (&app)),
                         1);
  app_listen ();
  click (&app, "try_button");
  WAIT_UNTIL (app_count_heard ("Throw 100 times. Then count") == 1);
  app_stop_listening ();
  g_assert_cmpint (ludo_laboratory_get_room (app_laboratory (&app)), ==,
                   LUDO_CHANCE_ROOM_THROWS);
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  g_assert_true (is_active (&app, "ways_button"));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app, "task"))), ==,
                   "Throw 100 times. Then count the ways above each number.");
  app_close (&app);
}

/* The keyboard begins at the stances; the next sentence is heard once, and L
 * tells it again. */
static void
test_heard (void)
{
  App app;

  open_debate (&app);
  ludo_debate_set_shown (ludo_laboratory_get_debate (app_laboratory (&app)),
                         0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_has_focus (part (&app, "agree_button")));
  app_listen ();
  gtk_widget_grab_focus (part (&app, "next_button"));
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("The bars are not equal") == 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (app_count_heard ("The bars are not equal"), ==, 1);
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("The bars are not equal") == 2);
  app_stop_listening ();
  app_close (&app);
}

/* Checks the links of @node that lead to the laboratory.  Returns: how many. */
static guint
check_links (const char         *game_id,
             const LudoPageNode *node)
{
  guint n = 0;

  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    for (guint i = 0; node->terms[language] != NULL
                      && i < node->terms[language]->len; i++)
      {
        const char *page = g_array_index (node->terms[language], LudoPageTerm,
                                          i).page_id;
        LudoChanceRoom room;

        if (page == NULL || !ludo_page_is_laboratory (page))
          continue;
        n++;
        g_assert_true (ludo_laboratory_supports_game (game_id));
        if (strchr (page, '/') == NULL)
          continue;
        room = ludo_laboratory_find_room (strchr (page, '/') + 1);
        g_assert_cmpint (room, <, LUDO_N_CHANCE_ROOMS);
        g_assert_true (ludo_laboratory_room_supports (room, game_id));
      }
  for (guint i = 0; i < node->children->len; i++)
    n += check_links (game_id, g_ptr_array_index (node->children, i));

  return n;
}

/* Pages lead to an experiment that serves their game, and a click opens it. */
static void
test_links (void)
{
  static const struct
  {
    const char *game_id;
    const char *page_id;
    const char *room;           /* to which one of its links leads */
  } pages[] = {
    { "zohn-ahl", "chances", "debate" }, { "zohn-ahl", "class", "throws" },
    { "tavli", "strategy", "throws" }, { "tavli", "class", "debate" },
    { "chisolo", "class", "games" }, { "ken-wan", "class", "games" },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();
  App app;
  GtkWidget *page;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *place = g_strjoin ("/", pages[i].game_id,
                                          pages[i].page_id, NULL);
      g_autofree char *link = g_strjoin ("/", "laboratory", pages[i].room,
                                         NULL);
      g_autoptr (LudoPageNode) node =
        ludo_library_read (library, pages[i].game_id, pages[i].page_id, NULL,
                           NULL);

      g_assert_nonnull (node);
      g_assert_cmpuint (check_links (pages[i].game_id, node), >, 0);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-of", "s",
                                  place);
      hand_settle (GTK_WIDGET (app.window));
      page = app_find (GTK_WIDGET (app.window), LUDO_TYPE_PAGE_VIEW);
      g_signal_emit_by_name (page, "followed", link, "");
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpstr (ludo_window_get_page (app.window), ==, "chance");
      g_assert_cmpint (ludo_laboratory_get_room (app_laboratory (&app)), ==,
                       ludo_laboratory_find_room (pages[i].room));
      g_assert_cmpstr (ludo_laboratory_get_game_id (app_laboratory (&app)),
                       ==, pages[i].game_id);
    }
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/debate-room/stances", test_stances);
  g_test_add_func ("/debate-room/try", test_try);
  g_test_add_func ("/debate-room/heard", test_heard);
  g_test_add_func ("/debate-room/links", test_links);

  return g_test_run ();
}
