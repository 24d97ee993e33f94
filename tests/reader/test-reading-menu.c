/* test-reading-menu.c: the menu of a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wherever the sentence stands, the menu and what it is about can be seen.
 */

#include "config.h"

#include <X11/keysym.h>

#include "reading-fixture.h"

static GtkWidget *
find_menu (Reading *fixture)
{
  return app_find (GTK_WIDGET (fixture->view), GTK_TYPE_POPOVER_MENU);
}

static gboolean
has_menu (gpointer data)
{
  return find_menu (data) != NULL;
}

static gboolean
has_no_menu (gpointer data)
{
  return find_menu (data) == NULL;
}

/* The sentence gets the focus, and with it comes into sight. */
static LudoSentence *
focus (Reading    *fixture,
       const char *id)
{
  LudoSentence *sentence = reading_sentence (fixture, id, LUDO_PAGE_FRENCH);

  g_assert_nonnull (sentence);
  ludo_page_view_go_to (fixture->view, sentence);
  hand_settle (fixture->window);

  return sentence;
}

static void
open_with_keys (Reading *fixture)
{
  hand_press_key (XK_F10, FALSE, TRUE);
  hand_wait_until (has_menu, fixture, "the menu");
  hand_settle (fixture->window);
}

static void
close_with_keys (Reading *fixture)
{
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (has_no_menu, fixture, "the end of the menu");
}

/* Some of the sentence can be seen, and the menu is at it, within what can be
 * seen of the page. */
static void
check_in_sight (Reading      *fixture,
                LudoSentence *sentence)
{
  GtkAdjustment *adjustment = reading_adjustment (fixture);
  double top = gtk_adjustment_get_value (adjustment);
  double bottom = top + gtk_adjustment_get_page_size (adjustment);
  GdkRectangle point;
  graphene_rect_t bounds;

  g_assert_true (ludo_page_view_get_bounds (fixture->view, sentence,
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.y, <, bottom);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >, top);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER
                                                (find_menu (fixture)),
                                              &point));
  g_assert_cmpfloat (point.y, >=, top);
  g_assert_cmpfloat (point.y, <=, bottom);
  g_assert_cmpfloat (point.y, >=, bounds.origin.y);
  g_assert_cmpfloat (point.y, <=, bounds.origin.y + bounds.size.height);
}

static void
test_keys (Reading       *fixture,
           gconstpointer  data)
{
  LudoSentence *sentence;

  reading_read (fixture, "tavli", "rules", NULL);
  sentence = focus (fixture, "goal-2");
  open_with_keys (fixture);
  check_in_sight (fixture, sentence);
  close_with_keys (fixture);
  g_assert_true (reading_is_current (fixture, sentence));
}

/* The wheel has taken the page elsewhere; the keys are still about the
 * sentence that has the focus. */
static void
test_scrolled_away (Reading       *fixture,
                    gconstpointer  data)
{
  GtkAdjustment *adjustment;
  LudoSentence *sentence;

  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  adjustment = reading_adjustment (fixture);
  sentence = focus (fixture, "goal-2");
  gtk_adjustment_set_value (adjustment, reading_end (fixture));
  hand_settle (fixture->window);
  open_with_keys (fixture);
  check_in_sight (fixture, sentence);
  close_with_keys (fixture);
  g_assert_true (reading_is_current (fixture, sentence));
}

static gboolean
is_at_item (Reading    *fixture,
            const char *wanted)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_autofree char *text = NULL;

  if (focus != NULL
      && g_object_class_find_property (G_OBJECT_GET_CLASS (focus), "text"))
    g_object_get (focus, "text", &text, NULL);

  return g_strcmp0 (text, wanted) == 0;
}

/* The pointer may stand on an item already, which counts as gone to. */
static void
go_to_item (Reading    *fixture,
            const char *wanted)
{
  for (int i = 0; i < 8 && !is_at_item (fixture, wanted); i++)
    {
      hand_press_key (XK_Down, FALSE, FALSE);
      hand_settle (fixture->window);
    }
  g_assert_true (is_at_item (fixture, wanted));
}

/* Far down the page, with the mouse: the page stays where it is while the
 * menu is used, and both languages are copied. */
static void
test_mouse (Reading       *fixture,
            gconstpointer  data)
{
  GtkAdjustment *adjustment;
  LudoSentence *sentence;
  g_autofree char *text = NULL;
  double before;

  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  adjustment = reading_adjustment (fixture);
  sentence = focus (fixture, "mistake-blot-1");
  before = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (before, >, 1000);
  reading_click_secondary (sentence);
  hand_wait_until (has_menu, fixture, "the menu");
  hand_settle (fixture->window);
  check_in_sight (fixture, sentence);
  go_to_item (fixture, "Copy the Sentence in Both Languages");
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment),
                                  before, 0.5);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_wait_until (has_no_menu, fixture, "the end of the menu");
  hand_settle (fixture->window);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment),
                                  before, 0.5);
  g_assert_true (reading_is_current (fixture, sentence));
  text = reading_clipboard (fixture);
  g_assert_cmpstr (text, ==,
                   "Frapper un pion isolé de la première table avant que son "
                   "camp soit exposé.\n"
                   "Hitting a blot in the first table before its side "
                   "is exposed.\n");
}

/* Scrolling the page while the menu is open, as reading aloud does, closes the
 * menu and leaves the page where it is. */
static void
test_scrolled_meanwhile (Reading       *fixture,
                         gconstpointer  data)
{
  GtkAdjustment *adjustment;
  LudoSentence *sentence;
  double end;

  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  adjustment = reading_adjustment (fixture);
  sentence = focus (fixture, "goal-2");
  open_with_keys (fixture);
  end = reading_end (fixture);
  gtk_adjustment_set_value (adjustment, end);
  hand_wait_until (has_no_menu, fixture, "the end of the menu");
  hand_settle (fixture->window);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), end,
                                  0.5);
  g_assert_true (reading_is_current (fixture, sentence));

  /* From there the next key leads on, not from the sentence. */
  hand_press_key (XK_Up, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_false (reading_is_current (fixture, sentence));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, end - 400);
}

/* Key upon key: the page is still on its way elsewhere. */
static void
test_moving (Reading       *fixture,
             gconstpointer  data)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);
  LudoSentence *sentence;

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  sentence = focus (fixture, "goal-2");
  gtk_adjustment_set_value (reading_adjustment (fixture),
                            reading_end (fixture));
  hand_settle (fixture->window);
  hand_press_key (XK_Page_Up, FALSE, FALSE);
  open_with_keys (fixture);
  check_in_sight (fixture, sentence);
  close_with_keys (fixture);
  g_assert_true (reading_is_current (fixture, sentence));
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

static void
resize (Reading *fixture,
        int      width,
        int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  for (int i = 0; i < 6; i++)
    hand_settle (fixture->window);
}

/* In a narrower window the sentence is elsewhere, and its menu with it; where
 * the text above has pushed the sentence out of sight, the menu goes. */
static void
test_resized (Reading       *fixture,
              gconstpointer  data)
{
  LudoSentence *sentence;
  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  sentence = focus (fixture, "goal-2");
  open_with_keys (fixture);
  resize (fixture, 380, 560);
  g_assert_true (has_menu (fixture));
  check_in_sight (fixture, sentence);
  close_with_keys (fixture);

  resize (fixture, 900, 700);
  sentence = focus (fixture, "mistake-blot-1");
  open_with_keys (fixture);
  resize (fixture, 380, 560);
  g_assert_false (reading_is_in_sight (fixture, sentence));
  g_assert_true (has_no_menu (fixture));
  g_assert_true (reading_is_current (fixture, sentence));
}

static gboolean
is_focus_in_page (Reading *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_get_root (focus) == GTK_ROOT (fixture->window)
         && gtk_widget_is_ancestor (GTK_WIDGET (fixture->view), focus);
}

/* The same page is made anew while its menu is open: the focus remains where
 * the page is, and the keys scroll it. */
static void
test_made_anew (Reading       *fixture,
                gconstpointer  data)
{
  double before;

  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  focus (fixture, "goal-2");
  open_with_keys (fixture);
  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "reading-mode",
                       LUDO_READING_BOTH);
  hand_wait_until (has_no_menu, fixture, "the end of the menu");
  hand_settle (fixture->window);
  g_assert_true (is_focus_in_page (fixture));
  before = gtk_adjustment_get_value (reading_adjustment (fixture));
  hand_press_key (XK_Page_Down, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (reading_adjustment (fixture)),
                     >, before + 100);
}

/* The page goes while its menu is open; in the next one the focus is scrolled
 * to as ever. */
static void
test_page_gone (Reading       *fixture,
                gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", NULL);
  focus (fixture, "goal-2");
  open_with_keys (fixture);
  reading_read (fixture, "tavli", "history", NULL);
  g_assert_true (has_no_menu (fixture));
  g_assert_nonnull (ludo_page_view_get_current (fixture->view));
  hand_press_key (XK_Page_Down, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (reading_adjustment (fixture)),
                     >, 100);
  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  focus (fixture, "mistake-blot-1");
  g_assert_cmpfloat (gtk_adjustment_get_value (reading_adjustment (fixture)),
                     >, 1000);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/menu/" name, Reading, NULL, reading_set_up,      \
              function, reading_tear_down)
  ADD ("keys", test_keys);
  ADD ("mouse", test_mouse);
  ADD ("scrolled-away", test_scrolled_away);
  ADD ("scrolled-meanwhile", test_scrolled_meanwhile);
  ADD ("moving", test_moving);
  ADD ("resized", test_resized);
  ADD ("made-anew", test_made_anew);
  ADD ("page-gone", test_page_gone);
#undef ADD

  return g_test_run ();
}
