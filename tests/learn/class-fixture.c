/* class-fixture.c: folders of results, as schools have them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "class-fixture.h"

#include <ftw.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

void
class_set_up (ClassFixture  *fixture,
              gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("ludotheque-class-XXXXXX", NULL);
}

static int
remove_cb (const char        *path,
           const struct stat *status,
           int                kind,
           struct FTW        *walk)
{
  return remove (path);
}

void
class_tear_down (ClassFixture  *fixture,
                 gconstpointer  data)
{
  nftw (fixture->folder, remove_cb, 16, FTW_DEPTH | FTW_PHYS);
  g_free (fixture->folder);
}

/* The checksum of the lesson's file. */
static const char *
get_checksum (void)
{
  static char *checksum;

  if (checksum == NULL)
    {
      g_autofree char *lesson =
        g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "chisolo",
                          "lessons", "first-steps.lesson", NULL);
      g_autofree char *text = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (lesson, &text, &length, NULL));
      checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256,
                                              (const guchar *) text, length);
    }

  return checksum;
}

char *
class_dup_text (guint       index,
                const char *name,
                const char *end)
{
  return g_strdup_printf ("ludotheque-result 1%slesson chisolo/first-steps%s"
                          "checksum %s%sname %s%s"
                          "step sow move right 1 %u b1%s", end, end,
                          get_checksum (), end, name, end, 100 + index, end);
}

static void
write_bytes (ClassFixture *fixture,
             const char   *name,
             const char   *bytes,
             gssize        length)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, bytes, length, NULL));
}

void
class_put (ClassFixture *fixture,
           const char   *text,
           const char   *format,
           ...)
{
  g_autofree char *name = NULL;
  va_list args;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  write_bytes (fixture, name, text, -1);
}

void
class_put_bytes (ClassFixture *fixture,
                 const char   *bytes,
                 gsize         length,
                 const char   *format,
                 ...)
{
  g_autofree char *name = NULL;
  va_list args;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  write_bytes (fixture, name, bytes, (gssize) length);
}

LudoClass *
class_open (ClassFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  LudoClass *class = ludo_class_open (fixture->folder, NULL, NULL, NULL,
                                      &error);

  g_assert_no_error (error);

  return class;
}

const LudoOmission *
class_find_left (const LudoClass *class,
                 const char      *place)
{
  for (guint i = 0; i < class->omissions->len; i++)
    {
      const LudoOmission *left = g_ptr_array_index (class->omissions, i);

      if (g_str_equal (left->place, place))
        return left;
    }
  g_error ("%s is not told of", place);
}
