/* test-help.c: the help, by key and by menu, inside the program and elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>

#include "app/reading/ludo-help-window.h"
#include "reader/ludo-page-view.h"

static LudoHelpWindow *
find_help (App *app)
{
  for (GList *l = gtk_application_get_windows
                    (GTK_APPLICATION (app->application));
       l != NULL; l = l->next)
    if (LUDO_IS_HELP_WINDOW (l->data))
      return l->data;

  return NULL;
}

static gboolean
has_help (gpointer data)
{
  LudoHelpWindow *help = find_help (data);

  return help != NULL && gtk_widget_get_mapped (GTK_WIDGET (help))
         && gtk_widget_get_width (GTK_WIDGET (help)) > 0;
}

static gboolean
has_no_help (gpointer data)
{
  return find_help (data) == NULL;
}

/* Opens it with F1, and gives it the keyboard as a desktop would. */
static LudoHelpWindow *
open_help (App *app)
{
  hand_press_key (XK_F1, FALSE, FALSE);
  hand_wait_until (has_help, app, "the help");
  hand_focus_window (GTK_WIDGET (find_help (app)));
  hand_settle (GTK_WIDGET (find_help (app)));

  return find_help (app);
}

static void
close_help (App *app)
{
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (has_no_help, app, "the help to close");
  hand_focus_window (GTK_WIDGET (app->window));
}

/* Wanted: the page for which a test waits, and its window. */
typedef struct
{
  LudoHelpWindow *help;
  const char *page;
} Wanted;

static gboolean
shows_page (gpointer data)
{
  Wanted *wanted = data;

  return g_str_equal (ludo_help_window_get_page (wanted->help), wanted->page);
}

static void
wait_for_page (LudoHelpWindow *help,
               const char     *page)
{
  Wanted wanted = { help, page };

  hand_wait_until (shows_page, &wanted, page);
  hand_settle (GTK_WIDGET (help));
}

static LudoPageView *
view_of (LudoHelpWindow *help)
{
  return LUDO_PAGE_VIEW (app_find (GTK_WIDGET (help), LUDO_TYPE_PAGE_VIEW));
}

/* Whether the keyboard is at a link that leads to @target. */
static gboolean
is_at_link (LudoHelpWindow *help,
            const char     *target)
{
  LudoPageView *view = view_of (help);
  LudoSentence *sentence = ludo_page_view_get_current (view);
  const GArray *links;

  if (sentence == NULL || ludo_page_view_get_annotation (view) < 0)
    return FALSE;

  links = sentence->node->terms[sentence->language];
  for (guint i = 0; links != NULL && i < links->len; i++)
    {
      const LudoPageTerm *link = &g_array_index (links, LudoPageTerm, i);
      g_autofree char *leads =
        g_strconcat (link->page_id, link->entry_id[0] != '\0' ? "#" : "",
                     link->entry_id, NULL);

      if (g_str_equal (leads, target))
        return TRUE;
    }

  return FALSE;
}

/* Tab until the link has the keyboard, and Enter. */
static void
follow (LudoHelpWindow *help,
        const char     *target)
{
  for (int i = 0; i < 200; i++)
    {
      if (is_at_link (help, target))
        {
          hand_press_key (XK_Return, FALSE, FALSE);
          wait_for_page (help, target);
          return;
        }
      hand_press_key (XK_Tab, FALSE, FALSE);
      hand_settle (GTK_WIDGET (help));
    }
  g_error ("no key leads to %s", target);
}

static gboolean
has_sentence (gpointer data)
{
  return ludo_page_view_get_current (data) != NULL;
}

static void
test_keys (void)
{
  LudoHelpWindow *help;
  LudoPageView *view;
  GtkWidget *heading;
  graphene_rect_t bounds;
  App app;

  app_open (&app);
  help = open_help (&app);
  g_assert_cmpstr (ludo_help_window_get_page (help), ==, "index");
  g_assert_nonnull (app_find_label (GTK_WIDGET (help), "The four games"));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (help)), ==,
                   "Ludothèque Help");

  follow (help, "tavli");
  g_assert_nonnull (app_find_label (GTK_WIDGET (help), "Zeno’s Tavli"));
  g_assert_nonnull (app_find (GTK_WIDGET (help), GTK_TYPE_PICTURE));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (help)), ==,
                   "Zeno’s Tavli – Help");

  /* A link within a sentence, to a section. */
  ludo_help_window_go (help, "aloud");
  follow (help, "trouble#voice");
  view = view_of (help);
  hand_wait_until (has_sentence, view, "the keyboard in the section");
  g_assert_true (g_str_has_prefix
                   (ludo_page_view_get_current (view)->node->plain
                      [LUDO_PAGE_ENGLISH], "Reading aloud needs"));
  heading = app_find_label (GTK_WIDGET (help), "When no voice reads");
  g_assert_nonnull (heading);
  g_assert_true (gtk_widget_compute_bounds (heading, GTK_WIDGET (help),
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <,
                     gtk_widget_get_height (GTK_WIDGET (help)));

  hand_press_alt (XK_Left);
  wait_for_page (help, "aloud");
  hand_press_alt (XK_Left);
  wait_for_page (help, "tavli");
  hand_press_alt (XK_Home);
  wait_for_page (help, "index");
  hand_press_alt (XK_Left);
  wait_for_page (help, "tavli");

  /* Asked for again, it is the same. */
  hand_press_key (XK_F1, FALSE, FALSE);
  hand_settle (GTK_WIDGET (help));
  g_assert_true (find_help (&app) == help);
  close_help (&app);
  open_help (&app);
  hand_press_key (XK_w, TRUE, FALSE);
  hand_wait_until (has_no_help, &app, "the help to close by Ctrl+W");
  app_close (&app);
}

static gboolean
has_found (gpointer help)
{
  return app_find_label (help, "1 of 1") != NULL;
}

/* Words are looked for in a page, and gone on from. */
static void
test_find (void)
{
  LudoHelpWindow *help;
  App app;

  app_open (&app);
  help = open_help (&app);
  ludo_help_window_go (help, "aloud");
  hand_settle (GTK_WIDGET (help));
  hand_press_key (XK_f, TRUE, FALSE);
  hand_settle (GTK_WIDGET (help));
  hand_type ("speech dispatcher");
  hand_wait_until (has_found, help, "the words to be found");
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (has_sentence, view_of (help), "the sentence they are in");
  g_assert_nonnull (strstr (ludo_page_view_get_current (view_of (help))
                              ->node->plain[LUDO_PAGE_ENGLISH],
                            "Speech Dispatcher"));
  close_help (&app);
  app_close (&app);
}

static gboolean
is_rebuilt (gpointer data)
{
  return app_find_label (data, "Les quatre jeux") != NULL;
}

static void
test_language (void)
{
  LudoHelpWindow *help;
  App app;

  app_open (&app);
  help = open_help (&app);
  app_speak (&app, "fr");
  hand_wait_until (is_rebuilt, help, "the French pages");
  hand_settle (GTK_WIDGET (help));
  follow (help, "chisolo");
  g_assert_nonnull (app_find_label (GTK_WIDGET (help), "Semer"));
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (help));
  close_help (&app);
  app_close (&app);
}

/* The help is opened from the main menu by keys alone. */
static void
test_menu (void)
{
  App app;

  app_open (&app);
  hand_press_key (XK_F10, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  hand_press_key (XK_e, FALSE, FALSE);
  hand_wait_until (has_help, &app, "the help from the menu");
  hand_focus_window (GTK_WIDGET (find_help (&app)));
  close_help (&app);
  app_close (&app);
}

static void
put_page (const char *folder,
          const char *name,
          const char *text)
{
  g_autofree char *path = g_build_filename (folder, "C", name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A program that reads help: writes down what it was given, and in which
 * language it was asked to speak. */
static GAppInfo *
install_reader (const char *answer)
{
  g_autofree char *script = g_build_filename (g_get_user_cache_dir (),
                                              "read-help", NULL);
  g_autofree char *text =
    g_strdup_printf ("#!/bin/sh\nprintf '%%s %%s' \"$1\" "
                     "\"$LANGUAGE\" >'%s.part'\n"
                     "mv '%s.part' '%s'\n", answer, answer, answer);
  g_autofree char *page = g_build_filename (g_get_user_data_dir (), "help",
                                            NULL);
  g_autofree char *line = g_strconcat (script, " %u", NULL);
  g_autoptr (GError) error = NULL;
  GAppInfo *reader;

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_assert_true (g_file_set_contents_full (script, text, -1, 0, 0700, NULL));
  g_mkdir_with_parents (page, 0700);
  put_page (page, "ludotheque/index.page", "<page/>");
  reader = g_app_info_create_from_commandline
             (line, "Reader", G_APP_INFO_CREATE_SUPPORTS_URIS, &error);
  g_assert_no_error (error);
  g_app_info_set_as_default_for_type (reader, "x-scheme-handler/help", &error);
  g_assert_no_error (error);

  return reader;
}

static gboolean
is_there (gpointer data)
{
  return g_file_test (data, G_FILE_TEST_EXISTS);
}

/* The help opens in another program that can read it, except at a kiosk. */
static void
test_reader (void)
{
  g_autofree char *answer = g_build_filename (g_get_user_cache_dir (),
                                              "asked", NULL);
  g_autoptr (GAppInfo) reader = install_reader (answer);
  g_autofree char *asked = NULL;
  App app;

  app_open (&app);
  hand_press_key (XK_F1, FALSE, FALSE);
  hand_wait_until (is_there, answer, "the other program");
  g_assert_true (g_file_get_contents (answer, &asked, NULL, NULL));
  g_assert_cmpstr (asked, ==, "help:ludotheque en");
  g_assert_null (find_help (&app));
  g_assert_cmpint (g_unlink (answer), ==, 0);

  ludo_application_enter_kiosk (app.application);
  hand_settle (GTK_WIDGET (app.window));
  open_help (&app);
  close_help (&app);
  g_assert_false (is_there (answer));
  gtk_window_destroy (GTK_WINDOW (app.window));
}

static gboolean
is_selectable (GtkWidget     *widget,
               gconstpointer  nothing)
{
  return GTK_IS_LABEL (widget)
         && gtk_label_get_selectable (GTK_LABEL (widget));
}

static gboolean
has_menu (gpointer label)
{
  for (GtkWidget *child = gtk_widget_get_first_child (label); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
      return TRUE;

  return FALSE;
}

/* The menu of what the keyboard is on opens in sight, however far that was
 * scrolled away. */
static void
test_menu_key (void)
{
  App app;
  GtkWidget *help, *label, *view;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  app_open (&app);
  help = GTK_WIDGET (open_help (&app));
  label = app_find_if (app_find (help, LUDO_TYPE_PAGE_VIEW), is_selectable,
                       NULL);
  g_assert_nonnull (label);
  view = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
  gtk_widget_grab_focus (label);
  hand_settle (help);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  hand_settle (help);
  g_assert_true (gtk_widget_compute_bounds (label, view, &bounds));
  g_assert_cmpfloat (bounds.origin.y, <, 0);

  hand_press_key (XK_F10, FALSE, TRUE);
  hand_wait_until (has_menu, label, "the menu");
  g_assert_true (gtk_widget_compute_bounds (label, view, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (help);
  close_help (&app);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/help/menu-key", test_menu_key);
  g_test_add_func ("/app/help/keys", test_keys);
  g_test_add_func ("/app/help/find", test_find);
  g_test_add_func ("/app/help/language", test_language);
  g_test_add_func ("/app/help/menu", test_menu);
  /* Last, as a window that stays goes on staying. */
  g_test_add_func ("/app/help/reader", test_reader);

  return g_test_run ();
}
