/* test-read-aloud.c: a page is read aloud, and followed with the eyes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "app/reading/ludo-read-aloud.h"
#include "speech-server.h"
#include "test-wait.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  GtkWidget *window;
  LudoReadingPage *page;
  LudoReadAloud *aloud;
  GtkWidget *button;
  SpeechServer *server;
  LudoVoice *voice;
  char *folder;                 /* of the settings */
} Fixture;

static void
open_page (Fixture    *fixture,
           const char *game_id,
           const char *page_id)
{
  g_autoptr (GError) error = NULL;

  ludo_reading_page_open (fixture->page, game_id, page_id, -1, NULL, &error);
  g_assert_no_error (error);
  hand_settle (fixture->window);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (LudoSettings) settings = NULL;

  fixture->folder = g_dir_make_tmp ("read-aloud-XXXXXX", NULL);
  settings = ludo_settings_new (fixture->folder);
  fixture->window = gtk_window_new ();
  fixture->page = LUDO_READING_PAGE (ludo_reading_page_new ());
  ludo_reading_page_set_settings (fixture->page, settings);
  fixture->server = speech_server_new ();
  fixture->voice = ludo_voice_new (fixture->server->speech);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 500);
  gtk_window_set_child (GTK_WINDOW (fixture->window),
                        GTK_WIDGET (fixture->page));
  fixture->aloud = ludo_read_aloud_add (fixture->page, fixture->voice);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_ALONE);
  ludo_reading_choices_set_language
    (ludo_reading_page_get_choices (fixture->page), LUDO_PAGE_FRENCH);
  gtk_window_present (GTK_WINDOW (fixture->window));
  hand_settle (fixture->window);
  fixture->button = GTK_WIDGET (fixture->aloud);
  g_assert_true (GTK_IS_TOGGLE_BUTTON (fixture->button));
  open_page (fixture, "chisolo", "history");
  hand_focus_window (fixture->window);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  hand_settle (fixture->window);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = NULL;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_finalize_object (fixture->voice);
  speech_server_free (fixture->server);
  path = g_build_filename (fixture->folder, "keyfile", NULL);
  g_unlink (path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

static LudoSentence *
get_sentence (Fixture    *fixture,
              const char *id)
{
  LudoSentence *sentence =
    ludo_page_view_get_sentence (ludo_reading_page_get_view (fixture->page),
                                 id,
                                 ludo_reading_choices_get_options
                                   (ludo_reading_page_get_choices
                                      (fixture->page))->language);

  g_assert_nonnull (sentence);

  return sentence;
}

static gboolean
is_spoken (Fixture    *fixture,
           const char *id)
{
  return (get_sentence (fixture, id)->marks & LUDO_SENTENCE_SPOKEN) != 0;
}

static gboolean
is_pressed (Fixture *fixture)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (fixture->button));
}

static void
start_by_key (Fixture *fixture)
{
  hand_press_key (GDK_KEY_r, TRUE, FALSE);
  WAIT_UNTIL (fixture->server->said->len > 0);
}

/* The first sentence of the text, below the picture. */
static void
go_to_text (Fixture *fixture)
{
  LudoPageView *view = ludo_reading_page_get_view (fixture->page);

  ludo_page_view_go_to (view, ludo_page_view_get_sentence (view,
                                                           "people-who-1",
                                                           LUDO_PAGE_FRENCH));
  hand_settle (fixture->window);
}

static void
assert_begins (Fixture    *fixture,
               const char *said)
{
  WAIT_UNTIL (fixture->server->said->len > 0);
  if (!g_str_has_prefix (fixture->server->said->str, said))
    g_error ("“%s” was said, not “%s”", fixture->server->said->str, said);
}

/* Waits until the voice is silent, and forgets what it has said. */
static void
wait_for_silence (Fixture *fixture)
{
  WAIT_UNTIL (g_str_has_suffix (fixture->server->said->str, "!|"));
  g_string_truncate (fixture->server->said, 0);
}

static gboolean
in_sight (Fixture      *fixture,
          LudoSentence *sentence)
{
  LudoPageView *view = ludo_reading_page_get_view (fixture->page);
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (view),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double top = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;

  g_assert_true (ludo_page_view_get_bounds (view, sentence, &bounds));

  return bounds.origin.y >= top
         && bounds.origin.y + bounds.size.height
              <= top + gtk_adjustment_get_page_size (adjustment);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A sentence is painted again each time that it is marked. */
static void
test_painted (Fixture       *fixture,
              gconstpointer  data)
{
  GtkLabel *label = get_sentence (fixture, "people-who-1")->label;
  g_autoptr (GdkPaintable) picture =
    gtk_widget_paintable_new (GTK_WIDGET (label));
  guint n_painted = 0;

  go_to_text (fixture);
  start_by_key (fixture);
  hand_settle (fixture->window);
  g_signal_connect_swapped (picture, "invalidate-contents",
                            G_CALLBACK (count_cb), &n_painted);
  for (int i = 0; i < 3; i++)
    {
      n_painted = 0;
      speech_server_begin (fixture->server);
      hand_settle (fixture->window);
      g_assert_cmpuint (n_painted, >, 0);
      speech_server_end (fixture->server);
      hand_settle (fixture->window);
    }
}

/* The key reads from the first sentence on, and each sentence is marked and in
 * sight while it is read. */
static void
test_followed (Fixture       *fixture,
               gconstpointer  data)
{
  GPtrArray *sentences =
    ludo_page_view_get_sentences (ludo_reading_page_get_view (fixture->page));
  guint n_runs = 0;

  go_to_text (fixture);
  start_by_key (fixture);
  g_assert_true (is_pressed (fixture));
  assert_begins (fixture, "fr:Le chisolo est un jeu des Ila");
  g_assert_false (is_spoken (fixture, "people-who-1"));
  speech_server_begin (fixture->server);
  g_assert_true (is_spoken (fixture, "people-who-1"));
  speech_server_end (fixture->server);
  speech_server_begin (fixture->server);
  g_assert_false (is_spoken (fixture, "people-who-1"));
  g_assert_true (is_spoken (fixture, "people-who-2"));

  while (!is_spoken (fixture, "forms-players-1") && n_runs++ < 200)
    {
      speech_server_end (fixture->server);
      speech_server_begin (fixture->server);
    }
  g_assert_true (is_spoken (fixture, "forms-players-1"));
  hand_settle (fixture->window);
  g_assert_true (in_sight (fixture, get_sentence (fixture,
                                                  "forms-players-1")));
  g_assert_false (in_sight (fixture, g_ptr_array_index (sentences, 0)));

  /* Switched off and on again, it goes on where it was. */
  hand_click_widget (fixture->button);
  hand_settle (fixture->window);
  g_assert_false (is_pressed (fixture));
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_false (is_spoken (fixture, "forms-players-1"));
  wait_for_silence (fixture);
  hand_click_widget (fixture->button);
  hand_settle (fixture->window);
  assert_begins (fixture, "fr:Ce n’est pas un jeu d’enfants");
}

/* Reading begins at the sentence that has the focus. */
static void
test_from_focus (Fixture       *fixture,
                 gconstpointer  data)
{
  LudoSentence *third = get_sentence (fixture, "people-who-3");

  ludo_page_view_go_to (ludo_reading_page_get_view (fixture->page), third);
  hand_settle (fixture->window);
  start_by_key (fixture);
  assert_begins (fixture, "fr:On dit un Mu-Ila et des Ba-Ila");
}

static void
test_stops (Fixture       *fixture,
            gconstpointer  data)
{
  start_by_key (fixture);
  speech_server_begin (fixture->server);
  open_page (fixture, "chisolo", "rules");
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_false (is_pressed (fixture));

  /* Another language: what was being read is not there any more. */
  wait_for_silence (fixture);
  hand_click_widget (fixture->button);
  hand_settle (fixture->window);
  assert_begins (fixture, "fr:Il vous faut quatre rangées");
  speech_server_begin (fixture->server);
  ludo_reading_choices_set_language
    (ludo_reading_page_get_choices (fixture->page), LUDO_PAGE_ENGLISH);
  hand_settle (fixture->window);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_false (is_pressed (fixture));
  wait_for_silence (fixture);
  hand_click_widget (fixture->button);
  hand_settle (fixture->window);
  assert_begins (fixture, "en:You need four rows");

  /* The end of the page lets the button up. */
  for (int i = 0; i < 1000 && ludo_voice_get_speaking (fixture->voice); i++)
    {
      speech_server_begin (fixture->server);
      speech_server_end (fixture->server);
    }
  g_assert_false (is_pressed (fixture));
  g_assert_nonnull (strstr (fixture->server->said->str,
                            "Uganda’s omweso you do so"));

  /* So does leaving it. */
  hand_click_widget (fixture->button);
  hand_settle (fixture->window);
  g_assert_true (ludo_voice_get_speaking (fixture->voice));
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
}

/* If both languages stand side by side, both are read, each by its voice. */
static void
test_both (Fixture       *fixture,
           gconstpointer  data)
{
  LudoPageView *view = ludo_reading_page_get_view (fixture->page);

  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_BOTH);
  hand_settle (fixture->window);
  start_by_key (fixture);
  for (int i = 0; i < 40; i++)
    {
      speech_server_begin (fixture->server);
      speech_server_end (fixture->server);
    }
  g_assert_nonnull (strstr (fixture->server->said->str,
                            "fr:La ville principale"));
  g_assert_nonnull (strstr (fixture->server->said->str,
                            "en:Their chief town"));
  ludo_voice_stop (fixture->voice);

  /* Sentences that an exercise covers are not read aloud. */
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_EXERCISE);
  hand_settle (fixture->window);
  wait_for_silence (fixture);
  ludo_page_view_go_to (view, ludo_page_view_get_first (view));
  hand_settle (fixture->window);
  start_by_key (fixture);
  for (int i = 0; i < 40; i++)
    {
      speech_server_begin (fixture->server);
      speech_server_end (fixture->server);
    }
  g_assert_nonnull (strstr (fixture->server->said->str,
                            "fr:La ville principale"));
  g_assert_null (strstr (fixture->server->said->str,
                         "en:Their chief town"));
}

/* A poem is spoken in its own language, once where both languages are read, and
 * what translates it in theirs. */
static void
test_verse (Fixture       *fixture,
            gconstpointer  data)
{
  LudoPageView *view = ludo_reading_page_get_view (fixture->page);
  const char *said, *line;

  open_page (fixture, "tavli", "history");
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), LUDO_READING_BOTH);
  hand_settle (fixture->window);
  ludo_page_view_go_to (view, get_sentence (fixture, "poem-lines-9"));
  hand_settle (fixture->window);
  start_by_key (fixture);
  for (int i = 0; i < 6; i++)
    {
      speech_server_begin (fixture->server);
      speech_server_end (fixture->server);
    }
  said = fixture->server->said->str;
  if (!g_str_has_prefix (said, "grc:ἑπτὰ μὲν ἕκτος ἔχεν"))
    g_error ("“%s” was said", said);
  line = strstr (said, "grc:δισσὰς ἀμφιέπων");
  g_assert_nonnull (line);
  g_assert_null (strstr (line + 1, "grc:δισσὰς ἀμφιέπων"));
  g_assert_nonnull (strstr (line, "fr:la sixième case en avait sept"));
  g_assert_nonnull (strstr (line, "en:the sixth place had seven"));
  ludo_voice_stop (fixture->voice);
}

static void
test_speed (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_true (ludo_read_aloud_get (fixture->page) == fixture->aloud);
  ludo_read_aloud_set_speed (fixture->aloud, 0);
  go_to_text (fixture);
  start_by_key (fixture);
  assert_begins (fixture, "-40 fr:Le chisolo");
}

/* The text of the line below the bar, or NULL if it is hidden. */
static const char *
find_problem (Fixture *fixture)
{
  GtkWidget *bar = gtk_widget_get_parent (GTK_WIDGET
                     (ludo_reading_page_get_tools (fixture->page)));
  GtkWidget *line = gtk_widget_get_next_sibling (bar);

  return gtk_widget_get_visible (line) ? gtk_label_get_text (GTK_LABEL (line))
                                       : NULL;
}

static void
test_problem (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *tooltip = NULL;
  g_autofree char *problem = NULL;

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->button),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Read Aloud");
  g_assert_null (find_problem (fixture));
  fixture->server->modules = SPEECH_SERVER_NO_VOICE;
  hand_press_key (GDK_KEY_r, TRUE, FALSE);
  WAIT_UNTIL (find_problem (fixture) != NULL);
  hand_settle (fixture->window);
  g_assert_false (is_pressed (fixture));
  problem = g_strdup (ludo_speech_get_problem (fixture->server->speech));
  g_assert_nonnull (problem);
  g_assert_cmpstr (find_problem (fixture), ==, problem);
  tooltip = g_strdup (gtk_widget_get_tooltip_text (fixture->button));
  g_assert_cmpstr (tooltip, ==, problem);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->button),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       problem);

  /* It works the next time, and the line goes. */
  speech_server_hang_up (fixture->server);
  fixture->server->modules = SPEECH_SERVER_VOICE;
  hand_click_widget (fixture->button);
  hand_settle (fixture->window);
  speech_server_begin (fixture->server);
  g_assert_true (is_pressed (fixture));
  g_assert_null (find_problem (fixture));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/reader/read-aloud/followed", test_followed },
    { "/reader/read-aloud/painted", test_painted },
    { "/reader/read-aloud/from-focus", test_from_focus },
    { "/reader/read-aloud/stops", test_stops },
    { "/reader/read-aloud/both", test_both },
    { "/reader/read-aloud/verse", test_verse },
    { "/reader/read-aloud/speed", test_speed },
    { "/reader/read-aloud/problem", test_problem },
  };

  app_init (&argc, &argv, "en");
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test,
                tear_down);

  return g_test_run ();
}
