/* test-sealed-room.c: sealed sticks are thrown, judged and opened, by mouse and
 * keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>

#include "chance/ludo-chance-store.h"
#include "heard-fixture.h"
#include "test-wait.h"

static LudoSealed *
the_sealed (void)
{
  g_autoptr (LudoChanceStore) store = ludo_chance_store_dup_default ();

  return ludo_chance_store_get_sealed (store);
}

/* Presses a button that may be below the edge of the window. */
static void
press (App        *app,
       const char *id)
{
  gtk_widget_grab_focus (part (app, id));
  hand_settle (GTK_WIDGET (app->window));
  hand_press_key (XK_space, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static void
type_into (App        *app,
           const char *id,
           const char *text)
{
  gtk_widget_grab_focus (part (app, id));
  hand_settle (GTK_WIDGET (app->window));
  hand_type (text);
  hand_settle (GTK_WIDGET (app->window));
}

static const char *
text_of (App        *app,
         const char *id)
{
  GtkWidget *label = part (app, id);

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

static void
throw_times (App        *app,
             const char *label)
{
  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget
    (gtk_widget_get_parent (app_find_label (part (app, "throw_box"), label)));
  hand_settle (GTK_WIDGET (app->window));
}

/* The throws and cards of another test are still there. */
static void
open_room (App *app)
{
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  app_open (app);
  show_room (app, "zohn-ahl/sealed");
  for (guint i = ludo_sealed_get_n_sets (the_sealed ()); i-- > 0;)
    {
      ludo_sealed_set_shown (the_sealed (), i);
      ludo_sealed_begin_anew (the_sealed ());
    }
  ludo_sealed_set_group (the_sealed (), 0);
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
has_opened (gpointer data)
{
  return ludo_sealed_get_percent (the_sealed ()) != 0;
}

/* Two groups throw and judge; a wrong word changes nothing, the word opens the
 * set, in the next language too, as the table is shown there, and then no card
 * can be changed. */
static void
test_whole (void)
{
  App app;

  open_room (&app);
  throw_times (&app, "100");
  throw_times (&app, "10");
  g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 110);
  g_assert_nonnull (strstr (text_of (&app, "words"),
                            "Group 1 threw 110 times. Of 440 sticks"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "verdict")), 1);
  click (&app, "hand_in_button");
  g_assert_cmpint (ludo_sealed_get_card (the_sealed (), NULL), ==,
                   LUDO_CARD_MORE);
  g_assert_false (gtk_widget_get_sensitive (part (&app, "throw_box")));
  g_assert_true (gtk_widget_has_focus (part (&app, "take_back_button")));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "groups")), 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (gtk_drop_down_get_selected
                      (GTK_DROP_DOWN (part (&app, "verdict"))), ==, 3);
  throw_times (&app, "1");
  g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 1);
  click (&app, "hand_in_button");
  click (&app, "take_back_button");
  g_assert_true (gtk_widget_has_focus (part (&app, "hand_in_button")));
  throw_times (&app, "10");
  g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 11);

  press (&app, "teacher");
  type_into (&app, "word", "quercus");
  hand_press_key (XK_Return, FALSE, FALSE);
  WAIT_UNTIL (g_str_has_prefix (text_of (&app, "problem"), "That is not"));
  g_assert_cmpuint (ludo_sealed_get_percent (the_sealed ()), ==, 0);
  g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 11);
  hand_type ("buxus");
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_wait_until (has_opened, NULL, "the open set");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (text_of (&app, "problem"), ==, "");
  g_assert_nonnull (strstr (text_of (&app, "words"), "times in 100"));
  g_assert_false (gtk_widget_get_sensitive (part (&app, "card_box")));
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  click (&app, "table_button");
  g_assert_nonnull (part (&app, "table"));
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (strstr (text_of (&app, "words"), "fois sur 100"));
  g_assert_nonnull (part (&app, "table"));
  click (&app, "table_button");
  app_speak (&app, "en");
  app_close (&app);
}

/* Throws and cards are forgotten only where somebody has said so. */
static void
test_anew (void)
{
  GtkWidget *dialog;
  App app;

  open_room (&app);
  throw_times (&app, "10");
  for (guint i = 0; i < 2; i++)
    {
      if (part (&app, "anew_button") == NULL)
        press (&app, "teacher");
      g_assert_nonnull (app_find_label (part (&app, "anew_button"),
                                        "Start Over"));
      press (&app, "anew_button");
      dialog = app_wait_for_window (GTK_TYPE_MESSAGE_DIALOG);
      g_assert_nonnull (app_find_label (dialog, "Start Over"));
      g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 10);
      gtk_dialog_response (GTK_DIALOG (dialog), i == 0 ? GTK_RESPONSE_CANCEL
                                                       : GTK_RESPONSE_ACCEPT);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, i == 0 ? 10 : 0);
    }
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  app_close (&app);
}

/* Each act is heard once; T shows the table of cards in the place of the
 * picture, whose places are told. */
static void
test_heard (void)
{
  App app;

  open_room (&app);
  app_listen ();
  throw_times (&app, "10");
  WAIT_UNTIL (app_count_heard ("Group 1 threw 10 times.") == 1);
  gtk_widget_grab_focus (part (&app, "plot"));
  hand_press_key (XK_End, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("4 marks: ") == 1);
  press (&app, "hand_in_button");
  WAIT_UNTIL (app_count_heard ("The card says “cannot tell” (hardly sure).")
              == 1);
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("The card says “cannot tell” (hardly sure).")
              == 2);
  gtk_widget_grab_focus (part (&app, "plot"));
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "table") != NULL
              && gtk_widget_has_focus (part (&app, "table")));
  hand_press_key (XK_End, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("How sure: hardly sure") == 1);
  app_stop_listening ();
  app_close (&app);
}

static gboolean
is_chosen (GtkFileChooser *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL;
}

/* Answers the dialog for files with @file, for which the folder is there. */
static void
choose (GFile    *file,
        gboolean  saves)
{
  GtkWidget *dialog = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);

  if (saves)
    {
      gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder,
                                           NULL);
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
    }
  else
    {
      gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, NULL);
      WAIT_UNTIL (is_chosen (GTK_FILE_CHOOSER (dialog)));
    }
  hand_settle (dialog);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
}

/* Another set asks before it takes the place of one with cards. */
static void
check_replaced (App   *app,
                GFile *file)
{
  g_autoptr (LudoSealedSet) theirs = ludo_sealed_set_new ("Theirs", 50, "w");
  g_autofree char *text = ludo_sealed_set_dup_text (theirs);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1,
                                      NULL));
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *dialog;

      press (app, "file_button");
      choose (file, FALSE);
      dialog = app_wait_for_window (GTK_TYPE_MESSAGE_DIALOG);
      g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 10);
      gtk_dialog_response (GTK_DIALOG (dialog), i == 0 ? GTK_RESPONSE_CANCEL
                                                       : GTK_RESPONSE_ACCEPT);
      hand_settle (GTK_WIDGET (app->window));
      g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, i == 0 ? 10 : 0);
    }
  g_assert_nonnull (app_find_label (part (app, "sets"), "Theirs"));
}

/* The teacher seals sticks into a file, in which they cannot be read, and the
 * fields do not show them any more; the file is opened again, and one that is
 * cut short is complained of and changes nothing. */
static void
test_files (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "ours.sticks", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  App app;

  open_room (&app);
  press (&app, "teacher");
  g_assert_false (gtk_widget_get_sensitive (part (&app, "seal_button")));
  type_into (&app, "name", "Ours");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (part (&app, "percent")), 91);
  type_into (&app, "seal_word", "secret");
  press (&app, "seal_button");
  choose (file, TRUE);
  WAIT_UNTIL (g_file_get_contents (path, &text, NULL, NULL));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (strstr (text, "=91\n"));
  g_assert_null (strstr (text, "secret"));
  g_assert_cmpstr (gtk_editable_get_text
                     (GTK_EDITABLE (part (&app, "seal_word"))), ==, "");
  g_assert_cmpint (gtk_spin_button_get_value_as_int
                     (GTK_SPIN_BUTTON (part (&app, "percent"))), ==, 50);
  g_assert_cmpuint (ludo_sealed_get_shown (the_sealed ()), ==,
                    LUDO_SEALED_MAKERS);
  g_assert_nonnull (app_find_label (part (&app, "sets"), "Ours"));
  throw_times (&app, "10");

  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "sets")), 2);
  g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 0);
  press (&app, "file_button");
  choose (file, FALSE);
  WAIT_UNTIL (ludo_sealed_get_shown (the_sealed ()) == LUDO_SEALED_MAKERS);
  g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 10);

  g_assert_true (g_file_set_contents (path, text, (gssize) strlen (text) / 2,
                                      NULL));
  press (&app, "file_button");
  choose (file, FALSE);
  WAIT_UNTIL (app_message (app.window) != NULL
              && strstr (app_message (app.window), "cut short") != NULL);
  g_assert_cmpuint (ludo_sealed_get_n (the_sealed ()), ==, 10);
  check_replaced (&app, file);
  g_unlink (path);
  app_close (&app);
}

/* The text above the choices says what is chosen, and is their accessible
 * name. */
static void
test_labels (void)
{
  static const char *const ids[] = { "sets", "verdict", "sureness" };
  App app;

  open_room (&app);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      GtkWidget *control = part (&app, ids[i]);
      GtkWidget *label = gtk_widget_get_prev_sibling (control);

      g_assert_true (GTK_IS_LABEL (label) && gtk_widget_get_mapped (label));
      g_assert_null (gtk_test_accessible_check_relation
                       (GTK_ACCESSIBLE (control),
                        GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL));
    }
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/sealed-room/whole", test_whole);
  g_test_add_func ("/sealed-room/anew", test_anew);
  g_test_add_func ("/sealed-room/heard", test_heard);
  g_test_add_func ("/sealed-room/labels", test_labels);
  g_test_add_func ("/sealed-room/files", test_files);

  return g_test_run ();
}
