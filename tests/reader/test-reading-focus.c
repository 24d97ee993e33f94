/* test-reading-focus.c: the keyboard is never lost while reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wherever the page has been scrolled to, the focus can be seen and leads on
 * from there.
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "board/ludo-picture.h"
#include "atlas/ludo-map.h"

/* More stops than the tools have. */
#define TOOLS_MAX 16
/* More than the contents have. */
#define ROWS_MAX 40

static GtkWidget *
focus_of (Reading *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static gboolean
is_focus_in (Reading *fixture,
             gpointer widget)
{
  GtkWidget *focus = focus_of (fixture);

  return focus != NULL
         && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The top of the focus in the page: the current sentence, or another widget. */
static double
focus_top (Reading *fixture)
{
  LudoSentence *current = ludo_page_view_get_current (fixture->view);
  GtkWidget *focus = focus_of (fixture);
  graphene_rect_t bounds;

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  if (current != NULL)
    g_assert_true (ludo_page_view_get_bounds (fixture->view, current,
                                              &bounds));
  else
    g_assert_true (gtk_widget_compute_bounds (focus,
                                              GTK_WIDGET (fixture->view),
                                              &bounds));

  return bounds.origin.y;
}

static void
check_in_sight (Reading *fixture)
{
  GtkAdjustment *adjustment = reading_adjustment (fixture);
  double top = focus_top (fixture) - gtk_adjustment_get_value (adjustment);

  g_assert_cmpfloat (top, >, -2);
  g_assert_cmpfloat (top, <, gtk_adjustment_get_page_size (adjustment));
}

static void
press (Reading *fixture,
       guint    keysym)
{
  hand_press_key (keysym, FALSE, FALSE);
  hand_settle (fixture->window);
}

/* The same, and what the key leads to can be seen to have the focus. */
static void
go (Reading *fixture,
    guint    keysym)
{
  press (fixture, keysym);
  g_assert_nonnull (focus_of (fixture));
  g_assert_true (gtk_widget_has_visible_focus (focus_of (fixture)));
}

static void
press_shift_tab (Reading *fixture)
{
  hand_press_key (XK_Tab, FALSE, TRUE);
  hand_settle (fixture->window);
}

static void
resize (Reading *fixture,
        int      width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 700);
  for (int i = 0; i < 4; i++)
    hand_settle (fixture->window);
}

static double
value (Reading *fixture)
{
  return gtk_adjustment_get_value (reading_adjustment (fixture));
}

/* Tab until @widget has the focus, through nothing but the tools. */
static void
tab_into (Reading  *fixture,
          gpointer  widget)
{
  for (int i = 0; i < TOOLS_MAX && !is_focus_in (fixture, widget); i++)
    {
      g_assert_true (GTK_IS_BUTTON (focus_of (fixture)));
      go (fixture, XK_Tab);
    }
  g_assert_true (is_focus_in (fixture, widget));
}

/* The id of the sentence @index of the page. */
static const char *
nth_id (Reading *fixture,
        guint    index)
{
  LudoSentence *sentence =
    g_ptr_array_index (ludo_page_view_get_sentences (fixture->view), index);

  return sentence->node->id;
}

/* From the tools Tab comes to the contents and to the text, and back the same
 * way; from the header to the tools. */
static void
test_tab (Reading       *fixture,
          gconstpointer  data)
{
  LudoContents *contents = reading_get_contents (fixture);

  reading_read (fixture, "tavli", "rules", NULL);
  go (fixture, XK_F6);
  tab_into (fixture, fixture->view);
  g_assert_cmpstr (reading_current_id (fixture), ==, nth_id (fixture, 0));
  press_shift_tab (fixture);
  g_assert_true (GTK_IS_BUTTON (focus_of (fixture)));

  resize (fixture, 1100);
  go (fixture, XK_F6);
  go (fixture, XK_F6);
  press (fixture, XK_Return);
  tab_into (fixture, contents);
  for (int i = 0; i < ROWS_MAX && is_focus_in (fixture, contents); i++)
    go (fixture, XK_Tab);
  g_assert_true (is_focus_in (fixture, fixture->view));
  press_shift_tab (fixture);
  g_assert_true (is_focus_in (fixture, contents));

  gtk_widget_grab_focus (app_find_action (fixture->window, "win.back"));
  tab_into (fixture, ludo_reading_page_get_tools (fixture->page));
}

/* Down from any of the tools comes into the text. */
static void
test_down (Reading       *fixture,
           gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", NULL);
  go (fixture, XK_F6);
  go (fixture, XK_Down);
  for (int i = 0; i < 3 && !is_focus_in (fixture, fixture->view); i++)
    go (fixture, XK_Down);
  g_assert_cmpstr (reading_current_id (fixture), ==, nth_id (fixture, 0));
  go (fixture, XK_Down);
  g_assert_cmpstr (reading_current_id (fixture), ==, nth_id (fixture, 1));
}

static void
scroll_by (Reading *fixture,
           double   distance)
{
  gtk_adjustment_set_value (reading_adjustment (fixture),
                            value (fixture) + distance);
  hand_settle (fixture->window);
}

/* A click on what takes no focus brings the keyboard into the text. */
static void
check_click (Reading   *fixture,
             GtkWidget *widget,
             double     x,
             double     y)
{
  LudoSentence *sentence;
  GtkWidget *first;

  go (fixture, XK_F6);
  g_assert_true (GTK_IS_BUTTON (focus_of (fixture)));
  hand_click (widget, x, y);
  hand_settle (fixture->window);
  go (fixture, XK_Down);
  g_assert_true (is_focus_in (fixture, fixture->view));
  check_in_sight (fixture);
  first = focus_of (fixture);
  sentence = ludo_page_view_get_current (fixture->view);
  go (fixture, XK_Down);
  g_assert_true (is_focus_in (fixture, fixture->view));
  g_assert_true (focus_of (fixture) != first
                 || ludo_page_view_get_current (fixture->view) != sentence);
}

static void
test_click (Reading       *fixture,
            gconstpointer  data)
{
  GtkWidget *picture;

  reading_read (fixture, "tavli", "rules", NULL);
  check_click (fixture, GTK_WIDGET (fixture->view), 4, 90);

  reading_read (fixture, "chisolo", "first-game", NULL);
  hand_settle (fixture->window);
  picture = app_find (GTK_WIDGET (fixture->view), LUDO_TYPE_PICTURE);
  g_assert_nonnull (picture);
  scroll_by (fixture, reading_top (fixture, picture) - 200);
  check_click (fixture, picture, 9, 9);

  reading_read (fixture, "tavli", "atlas", NULL);
  hand_settle (fixture->window);
  picture = app_find (GTK_WIDGET (fixture->view), LUDO_TYPE_MAP);
  g_assert_nonnull (picture);
  scroll_by (fixture, reading_top (fixture, picture) - 200);
  check_click (fixture, picture, 3, 3);
}

/* While the page itself has the focus, that can be seen, and the keys lead on:
 * Tab into the text and to a figure's button, not past it. */
static void
test_page (Reading       *fixture,
           gconstpointer  data)
{
  static const guint keys[] = { XK_Tab, XK_Down, XK_Up };
  GtkWidget *scroller;

  reading_read (fixture, "tavli", "rules", NULL);
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (fixture->view),
                                      GTK_TYPE_SCROLLED_WINDOW);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      double before;

      gtk_widget_grab_focus (scroller);
      g_assert_true (gtk_widget_is_focus (scroller));
      press (fixture, XK_Page_Down);
      before = value (fixture);
      g_assert_cmpfloat (before, >, 100);
      go (fixture, keys[i]);
      g_assert_true (is_focus_in (fixture, fixture->view));
      check_in_sight (fixture);
      /* A sentence that begins at the lower rim is scrolled to be whole. */
      g_assert_cmpfloat_with_epsilon (value (fixture), before, 200);
    }
}

/* Goes to a part of the rules.  Returns: the scroll position there. */
static double
go_to_mistakes (Reading *fixture)
{
  reading_read (fixture, "tavli", "rules", NULL);
  reading_go_to (fixture, "part-mistakes");
  hand_settle (fixture->window);
  hand_settle (fixture->window);

  return value (fixture);
}

/* A heading of the contents is gone to with the keyboard too. */
static void
test_heading (Reading       *fixture,
              gconstpointer  data)
{
  double before = go_to_mistakes (fixture);

  g_assert_cmpfloat (before, >, 1000);
  g_assert_nonnull (ludo_page_view_get_current (fixture->view));
  check_in_sight (fixture);
  go (fixture, XK_Down);
  check_in_sight (fixture);
  g_assert_cmpfloat_with_epsilon (value (fixture), before, 300);
}

/* Back and forth again the arrows go on from what is to be seen. */
static void
test_visits (Reading       *fixture,
             gconstpointer  data)
{
  double there = go_to_mistakes (fixture);

  hand_press_alt (XK_Left);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_cmpfloat (value (fixture), <, 1);
  go (fixture, XK_Down);
  check_in_sight (fixture);
  g_assert_cmpfloat (value (fixture), <, 1);
  hand_press_alt (XK_Right);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_cmpfloat_with_epsilon (value (fixture), there, 2);
  g_assert_nonnull (ludo_page_view_get_current (fixture->view));
  check_in_sight (fixture);
  go (fixture, XK_Down);
  check_in_sight (fixture);
  g_assert_cmpfloat_with_epsilon (value (fixture), there, 300);
}

/* The next key goes on from what can be seen, not from where the focus was
 * left. */
static void
test_scrolled_away (Reading       *fixture,
                    gconstpointer  data)
{
  static const guint keys[] = { XK_Down, XK_Up, XK_Right, XK_Left, XK_Tab };
  double end;

  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      press (fixture, XK_Home);
      ludo_page_view_go_to (fixture->view,
                            reading_sentence (fixture, "goal-2",
                                              LUDO_PAGE_FRENCH));
      hand_settle (fixture->window);
      for (int n = 0; n < 4; n++)
        press (fixture, XK_Page_Down);
      end = value (fixture);
      g_assert_cmpfloat (end, >, 1000);
      go (fixture, keys[i]);
      check_in_sight (fixture);
      g_assert_cmpfloat_with_epsilon (value (fixture), end, 200);
    }

  press (fixture, XK_End);
  go (fixture, XK_Up);
  check_in_sight (fixture);
  g_assert_cmpfloat (value (fixture), >, reading_end (fixture) - 400);
  press (fixture, XK_Home);
  go (fixture, XK_Down);
  check_in_sight (fixture);
  g_assert_cmpfloat (value (fixture), <, 1);
}

/* F6 leads back to the sentence it came from and, where that has been scrolled
 * away, to what can be seen. */
static void
test_cross (Reading       *fixture,
            gconstpointer  data)
{
  g_autofree char *id = NULL;
  LudoSentence *current;
  double before;

  reading_read (fixture, "tavli", "rules", "mistake-blot-1");
  go (fixture, XK_Down);
  id = g_strdup (reading_current_id (fixture));
  before = value (fixture);
  g_assert_cmpfloat (before, >, 1000);
  go (fixture, XK_F6);
  g_assert_true (GTK_IS_BUTTON (focus_of (fixture)));
  go (fixture, XK_F6);
  g_assert_cmpstr (reading_current_id (fixture), ==, id);
  g_assert_cmpfloat_with_epsilon (value (fixture), before, 1);

  go (fixture, XK_F6);
  press (fixture, XK_Page_Up);
  press (fixture, XK_Page_Up);
  before = value (fixture);
  go (fixture, XK_F6);
  check_in_sight (fixture);
  g_assert_true (is_focus_in (fixture, fixture->view));
  current = ludo_page_view_get_current (fixture->view);
  g_assert_true (current == NULL
                 || !g_str_equal (current->node->id, id));
  g_assert_cmpfloat_with_epsilon (value (fixture), before, 200);
}

/* Escape gives up the words and has the focus where they were found. */
static gboolean
is_count (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)),
                              "1 of ");
}

static gboolean
is_counted (gpointer data)
{
  return app_find_if (GTK_WIDGET (data), is_count, NULL) != NULL;
}

static void
test_find (Reading       *fixture,
           gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", NULL);
  hand_press_key (XK_f, TRUE, FALSE);
  hand_settle (fixture->window);
  hand_type ("case 19");
  hand_wait_until (is_counted, fixture->page, "the count");
  press (fixture, XK_Return);
  press (fixture, XK_Return);
  press (fixture, XK_Escape);
  g_assert_nonnull (strstr (ludo_page_view_get_current (fixture->view)
                              ->node->plain[LUDO_PAGE_FRENCH], "19"));
  check_in_sight (fixture);
}

/* The keys go to the contents while these cover the text. */
static void
check_covered (Reading *fixture)
{
  LudoContents *contents = reading_get_contents (fixture);

  go (fixture, XK_F6);
  if (!GTK_IS_BUTTON (focus_of (fixture)))
    go (fixture, XK_F6);
  press (fixture, XK_Return);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->view)));
  tab_into (fixture, contents);
  go (fixture, XK_F6);
  g_assert_true (GTK_IS_BUTTON (focus_of (fixture)));
  go (fixture, XK_F6);
  g_assert_true (is_focus_in (fixture,
                              reading_get_rows (fixture)));
  g_assert_true (gtk_widget_get_mapped (focus_of (fixture)));
}

static void
test_covered (Reading       *fixture,
              gconstpointer  data)
{
  LudoContents *contents;

  app_begin_for_persons (&fixture->app, "tavli", 7);
  resize (fixture, 1280);
  press (fixture, XK_F2);
  hand_settle (fixture->window);
  fixture->page = ludo_window_get_panel (fixture->app.window);
  g_assert_nonnull (fixture->page);
  fixture->view = ludo_reading_page_get_view (fixture->page);
  contents = reading_get_contents (fixture);
  check_covered (fixture);

  /* Contents that were open are open when the page is opened again. */
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&fixture->app)));
  press (fixture, XK_F2);
  g_assert_true (is_focus_in (fixture, contents));

  /* The contents give the page back with the focus. */
  press (fixture, XK_Escape);
  hand_settle (fixture->window);
  g_assert_true (is_focus_in (fixture, fixture->view));
  check_in_sight (fixture);
}

/* A page that the contents cover, because the window becomes narrower, passes
 * the focus to them. */
static void
test_narrowed (Reading       *fixture,
               gconstpointer  data)
{
  LudoContents *contents = reading_get_contents (fixture);

  reading_read (fixture, "tavli", "rules", NULL);
  resize (fixture, 500);
  go (fixture, XK_F6);
  press (fixture, XK_Return);
  go (fixture, XK_F6);
  g_assert_true (is_focus_in (fixture, contents));
  resize (fixture, 1100);
  g_assert_true (is_focus_in (fixture, fixture->view));
  resize (fixture, 500);
  g_assert_true (is_focus_in (fixture, contents));
}

/* Until somebody closes them the contents stand beside every page that leaves
 * them room, and never cover one unasked. */
static void
test_contents (Reading       *fixture,
               gconstpointer  data)
{
  LudoSettings *settings = fixture->app.settings;
  GtkWidget *contents = GTK_WIDGET (reading_get_contents (fixture));
  GtkWidget *view = GTK_WIDGET (fixture->view);

  g_settings_reset (G_SETTINGS (settings), "reading-contents");
  reading_read (fixture, "tavli", "rules", NULL);
  resize (fixture, 1100);
  g_assert_true (gtk_widget_get_child_visible (contents));
  g_assert_true (gtk_widget_get_mapped (view));
  resize (fixture, 500);
  g_assert_false (gtk_widget_get_child_visible (contents));
  g_assert_true (gtk_widget_get_mapped (view));
  resize (fixture, 1100);
  g_assert_true (gtk_widget_get_child_visible (contents));

  go (fixture, XK_F6);
  press (fixture, XK_Return);
  hand_settle (fixture->window);
  g_assert_false (gtk_widget_get_child_visible (contents));
  g_assert_false (g_settings_get_boolean (G_SETTINGS (settings),
                                          "reading-contents"));
}

static gboolean
is_reading (gpointer window)
{
  GtkWidget *focus = gtk_root_get_focus (window);

  return focus != NULL
         && gtk_widget_get_ancestor (focus, LUDO_TYPE_PAGE_VIEW) != NULL;
}

/* A page opens at its title, whatever stands between that and the first
 * sentence; the keys lead from there to that sentence, which they show. */
static void
test_title (Reading       *fixture,
            gconstpointer  data)
{
  static const char *const pages[] = {
    "tavli/strategy", "tavli/first-game", "ken-wan/vocabulary",
    "chisolo/strategy", "zohn-ahl/first-game",
  };
  static const guint keys[] = { XK_Tab, XK_Down, XK_Up };

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 400);
  hand_settle (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (pages) * G_N_ELEMENTS (keys); i++)
    {
      const char *page = pages[i / G_N_ELEMENTS (keys)];
      guint key = keys[i % G_N_ELEMENTS (keys)];
      LudoSentence *first;

      gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
      gtk_widget_activate_action (fixture->window, "win.read-of", "s", page);
      hand_wait_until (is_reading, fixture->window, page);
      hand_settle (fixture->window);
      hand_settle (fixture->window);
      first = g_ptr_array_index (ludo_page_view_get_sentences (fixture->view),
                                 0);
      g_assert_cmpfloat (value (fixture), <, 1);
      g_assert_true (reading_is_current (fixture, first));
      g_assert_false (reading_is_in_sight (fixture, first));

      press (fixture, key);
      check_in_sight (fixture);
      /* Tab stops at the buttons of a figure too. */
      if (key != XK_Tab || !GTK_IS_BUTTON (focus_of (fixture)))
        {
          g_assert_true (reading_is_current (fixture, first));
          g_assert_true (first->marks & LUDO_SENTENCE_POINTED);
        }
      gtk_widget_activate_action (fixture->window, "win.back", NULL);
      hand_settle (fixture->window);
    }
}

/* Beside the board Alt+Left goes back in what is read there, and stays there;
 * what is open already is not gone to once more. */
static void
test_beside (Reading       *fixture,
             gconstpointer  data)
{
  app_begin_for_persons (&fixture->app, "tavli", 7);
  resize (fixture, 1280);
  press (fixture, XK_F2);
  hand_settle (fixture->window);
  fixture->page = ludo_window_get_panel (fixture->app.window);
  g_assert_nonnull (fixture->page);
  fixture->view = ludo_reading_page_get_view (fixture->page);
  go (fixture, XK_Down);
  press (fixture, XK_F2);
  g_assert_false (ludo_reading_page_go_back (fixture->page));
  g_assert_cmpstr (reading_current_id (fixture), ==, nth_id (fixture, 1));

  reading_go_to (fixture, "part-mistakes");
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  hand_press_alt (XK_Left);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_true (is_focus_in (fixture, fixture->view));
  check_in_sight (fixture);
  hand_press_key (XK_f, TRUE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (GTK_IS_EDITABLE (focus_of (fixture)));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/focus/" name, Reading, NULL, reading_set_up,     \
              function, reading_tear_down)
  ADD ("tab", test_tab);
  ADD ("down", test_down);
  ADD ("click", test_click);
  ADD ("page", test_page);
  ADD ("heading", test_heading);
  ADD ("visits", test_visits);
  ADD ("scrolled-away", test_scrolled_away);
  ADD ("cross", test_cross);
  ADD ("find", test_find);
  ADD ("covered", test_covered);
  ADD ("narrowed", test_narrowed);
  ADD ("contents", test_contents);
  ADD ("title", test_title);
  ADD ("beside", test_beside);
#undef ADD

  return g_test_run ();
}
