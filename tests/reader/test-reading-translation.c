/* test-reading-translation.c: the keyboard in a sentence's translation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The translation shown below a sentence can have the focus.  Every key then
 * moves on from it, and a translation that is closed leaves no trace.
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>

#include "board/ludo-announce.h"
#include "play/ludo-language.h"
#include "test-wait.h"

/* More stops than there are from a sentence to its translation. */
#define STOPS_MAX 24
/* More notches of the wheel than there are in a page. */
#define NOTCHES_MAX 60

static GtkWidget *
focus_of (Reading *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static void
press (Reading *fixture,
       guint    keysym)
{
  hand_press_key (keysym, FALSE, FALSE);
  hand_settle (fixture->window);
}

static LudoSentence *
french (Reading    *fixture,
        const char *id)
{
  LudoSentence *sentence = reading_sentence (fixture, id, LUDO_PAGE_FRENCH);

  g_assert_nonnull (sentence);

  return sentence;
}

/* Enter shows the translation. */
static GtkWidget *
show_translation (Reading    *fixture,
                  const char *id)
{
  LudoSentence *sentence = french (fixture, id);
  GtkWidget *below;

  ludo_page_view_go_to (fixture->view, sentence);
  hand_settle (fixture->window);
  press (fixture, XK_Return);
  hand_settle (fixture->window);
  below = reading_translation (sentence);
  g_assert_nonnull (below);

  return below;
}

static void
record_cb (gpointer    data,
           const char *language,
           const char *text)
{
  g_ptr_array_add (data, g_strdup_printf ("%s: %s", language, text));
}

/* The translation is spoken in its own language, not that of the program. */
static void
test_spoken (Reading       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *expected = NULL;

  reading_read (fixture, "tavli", "rules", NULL);
  ludo_language_set ("fr");
  ludo_announce_set_func (record_cb, said);
  show_translation (fixture, "goal-2");
  expected = g_strdup_printf ("en: %s", french (fixture, "goal-2")->node
                                          ->plain[LUDO_PAGE_ENGLISH]);
  WAIT_UNTIL (said->len > 0
              && g_str_equal (said->pdata[said->len - 1], expected));
  ludo_announce_set_func (NULL, NULL);
  ludo_language_set ("en");
}

/* The same, and Tab leads to it. */
static LudoSentence *
go_to_translation (Reading    *fixture,
                   const char *id)
{
  GtkWidget *below = show_translation (fixture, id);

  for (int i = 0; i < STOPS_MAX && !gtk_widget_has_focus (below); i++)
    press (fixture, XK_Tab);
  g_assert_true (gtk_widget_has_focus (below));
  g_assert_cmpstr (reading_current_id (fixture), ==, id);

  return ludo_page_view_get_current (fixture->view);
}

static void
check_focused (Reading    *fixture,
               const char *id)
{
  g_assert_true (reading_is_current (fixture, french (fixture, id)));
  g_assert_true (reading_is_in_sight (fixture, french (fixture, id)));
}

/* Up and Down lead on in the language that is read, Left and Right back to
 * the sentence itself. */
static void
test_keys (Reading       *fixture,
           gconstpointer  data)
{
  static const struct { guint key; const char *id; } ways[] = {
    { XK_Down, "goal-origin-1" }, { XK_Up, "goal-1" },
    { XK_Left, "goal-2" }, { XK_Right, "goal-2" },
  };

  reading_read (fixture, "tavli", "rules", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      go_to_translation (fixture, "goal-2");
      press (fixture, ways[i].key);
      check_focused (fixture, ways[i].id);
      press (fixture, XK_Escape);
    }
}

/* Arrow keys begin at a visible sentence after the wheel has scrolled the
 * page. */
static void
test_scrolled_away (Reading       *fixture,
                    gconstpointer  data)
{
  static const guint keys[] = { XK_Down, XK_Up, XK_Right, XK_Left };

  reading_read (fixture, "tavli", "rules", NULL);
  hand_settle (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      LudoSentence *below = go_to_translation (fixture, "goal-2");
      LudoSentence *reached;
      double before;

      for (int n = 0;
           n < NOTCHES_MAX && reading_is_in_sight (fixture, below); n++)
        {
          hand_wheel (fixture->window, 200, 300, TRUE, FALSE);
          hand_settle (fixture->window);
        }
      g_assert_false (reading_is_in_sight (fixture, below));
      before = gtk_adjustment_get_value (reading_adjustment (fixture));
      press (fixture, keys[i]);
      reached = ludo_page_view_get_current (fixture->view);
      g_assert_nonnull (reached);
      g_assert_true (reached != below);
      g_assert_true (reading_is_in_sight (fixture, reached));
      g_assert_cmpfloat_with_epsilon
        (gtk_adjustment_get_value (reading_adjustment (fixture)), before,
         200);
      press (fixture, XK_Home);
      ludo_page_view_go_to (fixture->view, french (fixture, "goal-2"));
      press (fixture, XK_Escape);
    }
}

/* At the end of a page no more than its sources may be in sight, which take
 * no focus. */
static void
test_sources (Reading       *fixture,
              gconstpointer  data)
{
  static const guint keys[] = { XK_Down, XK_Right, XK_Up };
  GPtrArray *sentences;
  LudoSentence *last;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 480);
  reading_read (fixture, "tavli", "history", NULL);
  hand_settle (fixture->window);
  sentences = ludo_page_view_get_sentences (fixture->view);
  last = g_ptr_array_index (sentences, sentences->len - 1);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      ludo_page_view_go_to (fixture->view,
                            ludo_page_view_get_first (fixture->view));
      hand_settle (fixture->window);
      press (fixture, XK_End);
      g_assert_false (reading_is_in_sight (fixture, last));
      press (fixture, keys[i]);
      g_assert_true (reading_is_current (fixture, last));
      g_assert_true (reading_is_in_sight (fixture, last));
    }
}

/* The translation goes, and the focus goes back to the sentence. */
static void
test_escape (Reading       *fixture,
             gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", NULL);
  go_to_translation (fixture, "goal-2");
  press (fixture, XK_Escape);
  g_assert_null (reading_translation (french (fixture, "goal-2")));
  check_focused (fixture, "goal-2");
}

static gboolean
has_menu (gpointer data)
{
  return app_find (data, GTK_TYPE_POPOVER_MENU) != NULL;
}

static gboolean
has_no_menu (gpointer data)
{
  return !has_menu (data);
}

/* The menu of a translation hides it, like that of the sentence. */
static void
test_menu (Reading       *fixture,
           gconstpointer  data)
{
  reading_read (fixture, "tavli", "rules", NULL);
  go_to_translation (fixture, "goal-2");
  hand_press_key (XK_F10, FALSE, TRUE);
  hand_wait_until (has_menu, fixture->view, "the menu");
  hand_settle (fixture->window);
  hand_click_widget (app_find_label (GTK_WIDGET (fixture->view),
                                     "Show or Hide the Translation"));
  hand_wait_until (has_no_menu, fixture->view, "the end of the menu");
  hand_settle (fixture->window);
  g_assert_null (reading_translation (french (fixture, "goal-2")));
  check_focused (fixture, "goal-2");
}

static gboolean
is_answer_button (GtkWidget     *widget,
                  gconstpointer  data)
{
  return GTK_IS_BUTTON (widget)
         && g_object_get_data (G_OBJECT (widget), "answer") != NULL;
}

/* A menu that has been closed is about nothing any more, even less when what
 * it was about is gone. */
static void
test_gone (Reading       *fixture,
           gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->window);
  GtkWidget *below;
  GtkWidget *button;
  gpointer gone;
  g_autofree char *text = NULL;

  reading_read (fixture, "tavli", "class", "q-orders-ask-1");
  hand_settle (fixture->window);
  gone = below = show_translation (fixture, "q-orders-ask-1");
  g_object_add_weak_pointer (G_OBJECT (below), &gone);
  hand_click_secondary (below, 24, 14);
  hand_wait_until (has_menu, fixture->view, "the menu");
  hand_settle (fixture->window);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (has_no_menu, fixture->view, "the end of the menu");
  hand_settle (fixture->window);
  reading_click (french (fixture, "q-orders-ask-1"));
  hand_settle (fixture->window);
  g_assert_null (gone);

  button = app_find_if (ludo_page_view_find (fixture->view, "q-orders"),
                        is_answer_button, NULL);
  g_assert_nonnull (button);
  for (int i = 0; i < STOPS_MAX && focus_of (fixture) != button; i++)
    press (fixture, XK_Tab);
  g_assert_true (focus_of (fixture) == button);
  gdk_clipboard_set_text (clipboard, "what was copied before");
  hand_press_key (XK_c, TRUE, FALSE);
  hand_settle (fixture->window);
  text = reading_clipboard (fixture);
  g_assert_cmpstr (text, ==, "what was copied before");
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/translation/" name, Reading, NULL, reading_set_up,      \
              function, reading_tear_down)
  ADD ("spoken", test_spoken);
  ADD ("keys", test_keys);
  ADD ("scrolled-away", test_scrolled_away);
  ADD ("sources", test_sources);
  ADD ("escape", test_escape);
  ADD ("menu", test_menu);
  ADD ("gone", test_gone);
#undef ADD

  return g_test_run ();
}
