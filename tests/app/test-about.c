/* test-about.c: the dialog about the program, where it has a page of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ludo-about.h"

static char *
dup_website (gboolean links)
{
  GtkWidget *parent = gtk_window_new ();
  GtkWindow *about = ludo_about_show (GTK_WINDOW (parent), links);
  char *website;

  g_object_get (about, "website", &website, NULL);
  gtk_window_destroy (GTK_WINDOW (parent));

  return website;
}

/* A window that stays leads nowhere else. */
static void
test_website (void)
{
  g_autofree char *website = dup_website (TRUE);
  g_autofree char *kiosk = dup_website (FALSE);

  g_assert_cmpstr (website, ==, "https://example.org/ludotheque");
  g_assert_cmpstr (kiosk, ==, NULL);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/about/website", test_website);

  return g_test_run ();
}
