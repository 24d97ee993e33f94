/* test-backs.c: the backs of sheets, and where the printer sets them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "kit-fixture.h"
#include "play/ludo-language.h"

/* The sheets of @kind of Ken Wan on @paper. */
static GPtrArray *
measure (LudoPrintKind          kind,
         int                    paper,
         const LudoPrintOffset *offset)
{
  LudoPrintOptions options = {
    .game_id = "ken-wan",
    .language = LUDO_PAGE_ENGLISH,
    .width = kit_papers[paper][0],
    .height = kit_papers[paper][1],
    .offset = *offset,
  };
  g_autoptr (LudoPrint) print = ludo_print_new (kind, &options, NULL);

  g_assert_true (ludo_print_has_backs (print));

  return kit_measure (print);
}

/* Fails unless all that is drawn on @moved is that on @page, moved by so much. */
static void
assert_moved (const PdfPage *page,
              const PdfPage *moved,
              double         right,
              double         down)
{
  g_assert_cmpuint (page->paths->len, ==, moved->paths->len);
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      const PdfPath *other = &g_array_index (moved->paths, PdfPath, i);

      g_assert_cmpfloat_with_epsilon (other->left, path->left + right, 0.05);
      g_assert_cmpfloat_with_epsilon (other->top, path->top + down, 0.05);
    }
}

/* A printer that sets backs to the right and down, as they are seen from the
 * front, gets them to the left and up from there; fronts stay. */
static void
test_offset (void)
{
  const LudoPrintOffset none = { 0, 0 }, some = { 1.5, 0.5 };
  static const LudoPrintKind kinds[] = { LUDO_PRINT_KIT,
                                         LUDO_PRINT_TEST_SHEET };

  for (int i = 0; i < 8; i++)
    {
      int paper = i % 4;
      LudoPrintKind kind = kinds[i / 4];
      g_autoptr (GPtrArray) plain = measure (kind, paper, &none);
      g_autoptr (GPtrArray) moved = measure (kind, paper, &some);
      guint back = kind == LUDO_PRINT_KIT ? 4 : 1;

      g_assert_cmpuint (plain->len, ==, moved->len);
      for (guint j = 0; j < plain->len; j++)
        if (j != back)
          assert_moved (plain->pdata[j], moved->pdata[j], 0, 0);
        else if (paper < 2)
          assert_moved (plain->pdata[j], moved->pdata[j], 1.5, -0.5);
        else
          assert_moved (plain->pdata[j], moved->pdata[j], -1.5, 0.5);
    }
}

/* Runs the program.  Returns: the PDF, or NULL where it fails. */
static GBytes *
run (const char *offset)
{
  const char *const arguments[] = {
    g_getenv ("PRINT"), "test-sheet", "-g", "ken-wan", "-o", "-",
    offset != NULL ? "--back-offset" : NULL, offset, NULL,
  };
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *pdf = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME",
                                g_get_user_data_dir (), TRUE);
  process = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &pdf, NULL, &error);
  g_assert_no_error (error);
  if (g_subprocess_get_exit_status (process) != 0)
    g_clear_pointer (&pdf, g_bytes_unref);

  return pdf;
}

/* The program is told once, and what is no offset is refused and keeps nothing. */
static void
test_kept (void)
{
  static const char *const bad[] = { "", "1", "1;2", "1,2,3", "6,0", "0,-5.1",
                                     "nan,0", "a,b" };
  g_autoptr (GBytes) before = run (NULL);
  g_autoptr (GBytes) told = run ("1.5,-0.5");
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GPtrArray) plain = pdf_read (before);
  g_autoptr (GPtrArray) moved = pdf_read (told);
  g_autoptr (GPtrArray) kept = NULL;
  LudoPrintOffset offset;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (run (bad[i]));
  after = run (NULL);
  kept = pdf_read (after);
  assert_moved (plain->pdata[1], moved->pdata[1], 1.5, 0.5);
  assert_moved (moved->pdata[1], kept->pdata[1], 0, 0);
  ludo_print_offset_load (&offset);
  g_assert_cmpfloat_with_epsilon (offset.right, 1.5, 1e-6);
  g_assert_cmpfloat_with_epsilon (offset.down, -0.5, 1e-6);
}

/* What stands in the place of the kept offset does no harm. */
static void
test_damaged (void)
{
  static const char *const texts[] = { "", "1.5", "99,99", "x",
                                       "1,1\n2,2\n" };
  g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                            "ludotheque", "printer.offset",
                                            NULL);
  LudoPrintOffset offset = { 1, 2 };

  g_assert_true (ludo_print_offset_save (&offset, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      ludo_print_offset_load (&offset);
      g_assert_cmpfloat_with_epsilon (fabs (offset.right) + fabs (offset.down),
                                      0, 1e-9);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/backs/offset", test_offset);
  g_test_add_func ("/backs/kept", test_kept);
  g_test_add_func ("/backs/damaged", test_damaged);

  return g_test_run ();
}
